// Chipmunk's public and private headers.
//
// The engine uses Chipmunk for shapes and their bounding boxes, the narrow phase (cpCollide), and queries. It does the
// rest itself: storage of bodies, their mass and moment of inertia, broad phase, islands and sleep, the solving of
// contacts, joints, position correction, continuous collision and containment.
// cpMarchSoft traces the outlines of images.
//
// A row of a body begins with a cpBody, and the engine reads and writes fields of shapes and cpContact. So it needs the
// struct layouts of 7.0.3, the last version of its line.
#if !__has_include(<chipmunk/chipmunk.h>)
#error "swift-dynamics needs the Chipmunk 7.0.3 headers; on Debian and Ubuntu: apt-get install libchipmunk-dev"
#else
#include <chipmunk/chipmunk.h>
#if CP_VERSION_MAJOR != 7 || CP_VERSION_MINOR != 0 || CP_VERSION_RELEASE != 3
#error "swift-dynamics needs the Chipmunk 7.0.3 headers; another version is installed"
#else
#include <chipmunk/chipmunk_private.h>
#include <chipmunk/cpMarch.h>
#endif
#endif
