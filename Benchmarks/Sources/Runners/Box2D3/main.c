// Plays a scene with Box2D 3.1 or 3.2, 100 points to its meter, in one thread. It is no target of the package, which
// cannot find Box2D's source: Scripts/build-box2d3 compiles it.

#include <box2d/box2d.h>
#include <stdio.h>
#include <stdlib.h>

#include "RunnerKit.h"

enum { substeps = 4 };

static const double pointsPerMeter = 100;

// The two versions define joints and locked rotations differently. Only 3.2 has the header constants.h.
#if __has_include(<box2d/constants.h>)
#define COMMON(joint) (&(joint)->base)
#define ANCHOR_A(joint) (joint)->base.localFrameA.p
#define ANCHOR_B(joint) (joint)->base.localFrameB.p
#define LOCKS_ROTATION(body) (body)->motionLocks.angularZ
#else
#define COMMON(joint) (joint)
#define ANCHOR_A(joint) (joint)->localAnchorA
#define ANCHOR_B(joint) (joint)->localAnchorB
#define LOCKS_ROTATION(body) (body)->fixedRotation
#endif

typedef struct {
  const Scene *scene;
  b2WorldId world;
  b2BodyId ground;
  b2BodyId *bodies;
  b2ShapeId *walls;
  long begun, ended, calls;
} World;

static float meters(double points) { return (float)(points / pointsPerMeter); }

static b2Vec2 vector(double x, double y) { return (b2Vec2){meters(x), meters(y)}; }

// MARK: Items

static b2ShapeDef material(const Scene *scene) {
  b2ShapeDef shape = b2DefaultShapeDef();
  shape.material.restitution = (float)scene->elasticity;
  shape.material.friction = (float)scene->friction;
  shape.enableContactEvents = scene->hasCallbacks || scene->reportsContacts;
  return shape;
}

static void addShape(const World *world, b2BodyId body, const Item *item, int isMover) {
  b2ShapeDef shape = material(world->scene);
  shape.density = 1;
  if (isMover) {
    shape.material.restitution = 1;
    shape.material.friction = 0;
  }
  if (world->scene->collidesAlone) shape.filter.groupIndex = -1;
  if (item->isDisc) {
    b2Circle disc = {b2Vec2_zero, meters(item->width / 2)};
    b2CreateCircleShape(body, &shape, &disc);
  } else {
    b2Polygon box = b2MakeBox(meters(item->width / 2), meters(item->height / 2));
    b2CreatePolygonShape(body, &shape, &box);
  }
}

static void addItems(World *world) {
  const Scene *scene = world->scene;
  world->bodies = calloc((size_t)scene->itemCount + 1, sizeof(b2BodyId));
  for (int number = 0; number < scene->itemCount; ++number) {
    const Item *item = &scene->items[number];
    int mover = isMover(scene, number);
    b2BodyDef definition = b2DefaultBodyDef();
    definition.type = b2_dynamicBody;
    definition.position = vector(item->x, item->y);
    definition.linearVelocity = vector(item->vx, item->vy);
    definition.angularVelocity = (float)item->spin;
    definition.linearDamping = definition.angularDamping = mover ? 0 : (float)scene->resistance;
    definition.gravityScale = mover ? 0 : 1;
    LOCKS_ROTATION(&definition) = !scene->turns;
    b2BodyId body = world->bodies[number] = b2CreateBody(world->world, &definition);
    if (scene->collides) {
      addShape(world, body, item, mover);
    } else {
      double moment = scene->turns ? momentOf(item) / (pointsPerMeter * pointsPerMeter) : 0;
      b2MassData mass = {(float)massOf(item), b2Vec2_zero, (float)moment};
      b2Body_SetMassData(body, mass);
    }
  }
}

// MARK: Walls

static void addWalls(World *world) {
  const Scene *scene = world->scene;
  b2BodyDef definition = b2DefaultBodyDef();
  world->ground = b2CreateBody(world->world, &definition);
  world->walls = calloc((size_t)scene->wallCount + 1, sizeof(b2ShapeId));
  for (int number = 0; number < scene->wallCount; ++number) {
    const Wall *wall = &scene->walls[number];
    b2Segment segment = {vector(wall->x1, wall->y1), vector(wall->x2, wall->y2)};
    b2ShapeDef shape = material(scene);
    world->walls[number] = b2CreateSegmentShape(world->ground, &shape, &segment);
  }
}

/// Moves those ends of the bounds' sides that are not at x = 0.
static void changeBounds(const World *world, double wider) {
  for (int number = world->scene->lineCount; number < world->scene->lineCount + 4; ++number) {
    Wall wall = world->scene->walls[number];
    if (wall.x1 > 0) wall.x1 += wider;
    if (wall.x2 > 0) wall.x2 += wider;
    b2Segment segment = {vector(wall.x1, wall.y1), vector(wall.x2, wall.y2)};
    b2Shape_SetSegment(world->walls[number], &segment);
  }
}

// MARK: Joints

static void addJoints(const World *world) {
  const Scene *scene = world->scene;
  for (int number = 0; number < scene->rodCount; ++number) {
    Rod rod = scene->rods[number];
    Item a = scene->items[rod.a], b = scene->items[rod.b];
    b2DistanceJointDef joint = b2DefaultDistanceJointDef();
    COMMON(&joint)->bodyIdA = world->bodies[rod.a];
    COMMON(&joint)->bodyIdB = world->bodies[rod.b];
    joint.length = b2Distance(vector(a.x, a.y), vector(b.x, b.y));
    COMMON(&joint)->collideConnected = true;
    b2CreateDistanceJoint(world->world, &joint);
  }
  for (int number = 0; number < scene->pinCount; ++number) {
    Pin pin = scene->pins[number];
    b2RevoluteJointDef joint = b2DefaultRevoluteJointDef();
    COMMON(&joint)->bodyIdA = world->bodies[pin.a];
    COMMON(&joint)->bodyIdB = pin.b < 0 ? world->ground : world->bodies[pin.b];
    ANCHOR_A(&joint) = b2Body_GetLocalPoint(COMMON(&joint)->bodyIdA, vector(pin.x, pin.y));
    ANCHOR_B(&joint) = b2Body_GetLocalPoint(COMMON(&joint)->bodyIdB, vector(pin.x, pin.y));
    b2CreateRevoluteJoint(world->world, &joint);
  }
  for (int number = 0; number < scene->springCount; ++number) {
    Spring spring = scene->springs[number];
    b2DistanceJointDef joint = b2DefaultDistanceJointDef();
    COMMON(&joint)->bodyIdA = world->ground;
    COMMON(&joint)->bodyIdB = world->bodies[spring.item];
    ANCHOR_A(&joint) = vector(spring.x, spring.y);
    joint.length = meters(spring.length);
    joint.enableSpring = true;
    joint.hertz = (float)spring.frequency;
    joint.dampingRatio = (float)spring.damping;
    b2CreateDistanceJoint(world->world, &joint);
  }
}

// MARK: Steps

static void applyFields(const World *world) {
  for (int item = 0; item < world->scene->itemCount; ++item) {
    b2BodyId body = world->bodies[item];
    b2Vec2 p = b2Body_GetPosition(body), v = b2Body_GetLinearVelocity(body);
    float mass = b2Body_GetMass(body);
    Point a = fieldAcceleration(
        world->scene, (Point){p.x * pointsPerMeter, p.y * pointsPerMeter},
        (Point){v.x * pointsPerMeter, v.y * pointsPerMeter}, mass);
    b2Body_ApplyForceToCenter(body, b2MulSV(mass, vector(a.x, a.y)), false);
  }
}

static void scroll(const World *world, int step) {
  for (int item = 0; item < world->scene->itemCount; ++item) {
    double distance = scrollDistance(&world->scene->scroll, step, world->scene->items[item].y);
    if (distance == 0) continue;
    b2BodyId body = world->bodies[item];
    b2Vec2 position = b2Add(b2Body_GetPosition(body), vector(0, distance));
    b2Body_SetTransform(body, position, b2Body_GetRotation(body));
  }
}

static void notify(World *world) {
  b2ContactEvents events = b2World_GetContactEvents(world->world);
  for (int event = 0; event < events.beginCount; ++event) world->begun += 1;
  for (int event = 0; event < events.endCount; ++event) world->ended += 1;
  if (!world->scene->hasCallbacks) return;
  for (int item = 0; item < world->scene->itemCount; ++item) {
    world->calls += b2Body_IsAwake(world->bodies[item]);
  }
}

static void step(void *data, int number) {
  World *world = data;
  double wider;
  if (world->scene->scroll.every != 0) scroll(world, number);
  if (changesBounds(world->scene, number, &wider)) changeBounds(world, wider);
  if (world->scene->fieldCount > 0) applyFields(world);
  b2World_Step(world->world, (float)world->scene->step, substeps);
  if (world->scene->hasCallbacks || world->scene->reportsContacts) notify(world);
}

static Point position(void *data, int item) {
  b2Vec2 place = b2Body_GetPosition(((World *)data)->bodies[item]);
  return (Point){place.x * pointsPerMeter, place.y * pointsPerMeter};
}

int main(int count, char **arguments) {
  if (count == 2 && arguments[1][0] == '-') {
    b2Version version = b2GetVersion();
    printf("version %d.%d.%d, %d substeps\n", version.major, version.minor, version.revision, substeps);
    return 0;
  }
  if (count != 2) {
    fprintf(stderr, "usage: run-box2d3 SCENE-FILE\n");
    return 2;
  }
  Scene scene = readScene(arguments[1]);
  double start = processorTime();
  World world = {.scene = &scene};
  b2WorldDef definition = b2DefaultWorldDef();
  definition.gravity = vector(0, scene.gravity);
  definition.enableSleep = scene.sleeps;
  // Where nothing is lost, the slowest touch must bounce.
  if (scene.elasticity == 1) definition.restitutionThreshold = 0;
  world.world = b2CreateWorld(&definition);
  addItems(&world);
  addWalls(&world);
  addJoints(&world);
  double setup = processorTime() - start;
  Run run = {scene.warmUp, scene.steps, setup, step, position, &world, NULL};
  runScene(&run, &scene);
  return 0;
}
