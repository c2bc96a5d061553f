// The structs are public headers of Chipmunk 7; the engine reads them for contacts' cached impulses
// and to define joints of its own.
#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_structs.h>
