// Chipmunk's public and private headers. The engine reads its structs for contacts' cached impulses,
// defines joints of its own, and builds spaces from exported parts (`NewSpace.swift`), so no other
// version will do; 7.0.3 is the last of its line.
#if !__has_include(<chipmunk/chipmunk.h>)
#error "swift-dynamics needs the Chipmunk 7.0.3 headers; on Debian and Ubuntu: apt-get install libchipmunk-dev"
#else
#include <chipmunk/chipmunk.h>
#if CP_VERSION_MAJOR != 7 || CP_VERSION_MINOR != 0 || CP_VERSION_RELEASE != 3
#error "swift-dynamics needs the Chipmunk 7.0.3 headers; another version is installed"
#else
#include <chipmunk/chipmunk_private.h>
#endif
#endif
