#ifndef RUNNER_KIT_H
#define RUNNER_KIT_H

#ifdef __cplusplus
extern "C" {
#endif

// A scene as every runner reads it. Lengths are points, angles radians, times seconds, y is down.

typedef struct { double x, y; } Point;

/// A box, or a disc where `isDisc` is set: then `width` is its diameter.
typedef struct {
  int isDisc;
  double x, y, width, height, vx, vy, spin;
} Item;

/// What items do not share, in scenes whose items differ.
typedef struct {
  double angle, density, elasticity, friction;
  int turns, isAnchored, isPrecise;
  /// Of an item that goes up and down, from rest at its lowest place: half of its way, and radians per second.
  double amplitude, rate;
  /// Relative to the center of mass; none but for a convex polygon.
  Point *corners; int cornerCount;
} Body;

typedef struct { double x1, y1, x2, y2; } Wall;

/// Walls from one on that together are a curve, each beginning where the one before it ends.
typedef struct { int first, count; } Chain;

/// Keeps the centers of two items as far apart as they are; a joint, too.
typedef struct { int a, b; } Rod;

typedef enum { jointRod, jointPin, jointSpring } JointKind;

/// What joins two items, or one to the world where `b` is -1, at points that are at `endA` and `endB` at first.
///
/// A rod keeps their distance `length`, a pin keeps them together, and a spring pulls them to that distance;
/// `damping` is a share of critical damping. Items on a pin do not collide with each other.
typedef struct {
  JointKind kind;
  int a, b;
  Point endA, endB;
  double length, frequency, damping;
} Joint;

typedef enum { fieldLinear, fieldRadial, fieldSpring, fieldVortex, fieldDrag, fieldElectric } FieldKind;

/// The laws are those of `FieldBehavior`, with distances in units of 100 points.
typedef struct {
  FieldKind kind;
  double x, y, dx, dy, strength, minimumRadius;
} Field;

/// Every so many steps, items move by `distance`, less the nearer they are to `touch`.
typedef struct { int every; double distance, touch, reach; } Scroll;

/// Every so many steps, the bounds get wider by `distance`, or as wide again as they were.
typedef struct { int every; double distance; } Resize;

typedef struct {
  double step;
  int iterations, warmUp, steps;
  /// Whether items are read, where that costs something, after every second step only.
  int inFrames;
  double gravity, elasticity, friction, resistance;
  int turns, collides, sleeps, hasCallbacks;
  /// Whether items must be kept from sleeping by engines that always let them.
  int keepsAwake;
  int reportsContacts;
  /// Whether items collide with walls only.
  int collidesAlone;
  /// Whether the worst step is printed, too.
  int notesWorst;
  Item *items; int itemCount;
  /// One for each item, also where they share everything.
  Body *bodies;
  /// Whether items have materials of their own. Then two of them have the larger elasticity and the root of
  /// the product of both frictions, and a wall has those of the item.
  int itemsDiffer;
  /// Flies without gravity or resistance and bounces without loss; in `items` as the last one.
  int hasMover;
  /// First some that stand by themselves, then the four sides of a rectangle with a corner at (0, 0),
  /// if there is one, and then a closed outline.
  Wall *walls; int wallCount;
  int lineCount, hasBounds;
  /// Curves among the walls. Engines that know them let nothing catch on the joints of their walls.
  Chain *chains; int chainCount;
  Rod *rods; int rodCount;
  /// All rods, pins and springs.
  Joint *joints; int jointCount;
  Field *fields; int fieldCount;
  Scroll scroll;
  Resize resize;
  /// How far back all steps are kept, by engines that can; 0 for not at all.
  double historySeconds;
  /// The steps after which positions are printed; then nothing is timed.
  int *snapshots; int snapshotCount;
  /// The number of steps between two states of a trace; 0 in benchmarks, which write none.
  int stepsPerState;
} Scene;

/// Reads a scene from a file; ends the program with a message if it cannot.
Scene readScene(const char *path);

/// Whether a scene is compared with a formula, and no cost is measured.
static inline int isProof(const Scene *scene) { return scene->stepsPerState > 0; }

/// The mass of an item in kg, and its moment of inertia in kg·pt².
double massOf(const Scene *scene, int item);
double momentOf(const Scene *scene, int item);

/// A point of the scene in the coordinates of an item, as it is at first.
Point localPoint(const Scene *scene, int item, Point point);

int isMover(const Scene *scene, int item);

int isShaken(const Scene *scene, int item);

/// The velocity with which a shaken item is where it must be after a step, counted from 0; downward, in pt/s.
double shakeVelocity(const Scene *scene, int item, int step);

int isInChain(const Scene *scene, int wall);

/// The corners of a chain, one more than it has walls; the caller frees them.
Point *chainCorners(const Scene *scene, const Chain *chain);

/// Whether a chain ends where it begins.
int isClosed(const Scene *scene, const Chain *chain);

/// How far an item at `y` moves before a step, counted from 0; 0 for most.
double scrollDistance(const Scroll *scroll, int step, double y);

/// Whether the bounds change before a step, counted from 0; `wider` gets by how much they are then wider
/// than at first.
int changesBounds(const Scene *scene, int step, double *wider);

/// What the fields of a scene do to an item, in pt/s².
Point fieldAcceleration(const Scene *scene, Point position, Point velocity, double mass);

typedef struct {
  int warmUp, steps;
  /// The processor time that building the scene took.
  double setup;
  /// Takes a step, counted from 0.
  void (*step)(void *world, int number);
  /// Where an item is.
  Point (*position)(void *world, int item);
  /// How an item is and moves: x, y, angle, velocity and spin; needed for traces only.
  void (*state)(void *world, int item, double state[6]);
  void *world;
  /// How often memory was asked for; may be null.
  long (*allocations)(void);
} Run;

/// Takes all steps and prints what they cost, in twenty parts, and where the items are then.
///
/// Of rods, it also prints by what share of its length the worst is wrong, and all together. A scene with
/// snapshots is only played: after each of these steps, all positions are printed.
void runScene(const Run *run, const Scene *scene);

/// Takes all steps and writes the state of each item after every `stepsPerState` of them to a file, as numbers of
/// type double. Prints a line `hit STEP A B` for each contact that ``noteHit(_:_:)`` notes.
void traceScene(const Run *run, const Scene *scene, const char *path);

/// Notes that two items begin to touch, or one a wall if `b` is -1. Ignored where no trace is made.
void noteHit(int a, int b);

/// The processor time of this program, in seconds.
double processorTime(void);

/// The steps that count; a profiler looks at nothing else.
void measuredSteps(const Run *run, int first, int count);

#ifdef __cplusplus
}
#endif

#endif
