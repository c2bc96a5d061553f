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

typedef struct { double x1, y1, x2, y2; } Wall;

/// Keeps the centres of two items as far apart as they are.
typedef struct { int a, b; } Rod;

/// Joins two items at a point, or one to the world where `b` is -1.
typedef struct { int a, b; double x, y; } Pin;

/// Pulls the centre of an item to a point; `damping` is a share of critical damping.
typedef struct { int item; double x, y, length, frequency, damping; } Spring;

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
  /// Flies without gravity or resistance and bounces without loss; in `items` as the last one.
  int hasMover;
  /// First some that stand by themselves, then the four sides of a rectangle with a corner at (0, 0),
  /// if there is one, and then a closed outline.
  Wall *walls; int wallCount;
  int lineCount, hasBounds;
  Rod *rods; int rodCount;
  Pin *pins; int pinCount;
  Spring *springs; int springCount;
  Field *fields; int fieldCount;
  Scroll scroll;
  Resize resize;
  /// How far back all steps are kept, by engines that can; 0 for not at all.
  double historySeconds;
  /// The steps after which positions are printed; then nothing is timed.
  int *snapshots; int snapshotCount;
} Scene;

/// Reads a scene from a file; ends the program with a message if it cannot.
Scene readScene(const char *path);

double massOf(const Item *item);
double momentOf(const Item *item);
int isMover(const Scene *scene, int item);

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
  void *world;
  /// How often memory was asked for; may be null.
  long (*allocations)(void);
} Run;

/// Takes all steps and prints what they cost, in twenty parts, and where the items are then.
///
/// Of rods, it also prints by what share of its length the worst is wrong, and all together. A scene with
/// snapshots is only played: after each of these steps, all positions are printed.
void runScene(const Run *run, const Scene *scene);

/// The processor time of this program, in seconds.
double processorTime(void);

/// The steps that count; a profiler looks at nothing else.
void measuredSteps(const Run *run, int first, int count);

#ifdef __cplusplus
}
#endif

#endif
