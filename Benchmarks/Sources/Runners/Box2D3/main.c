// Plays a scene with Box2D 3.1 or 3.2, 100 points to its meter, in one thread. It is no target of the package, which
// cannot find Box2D's source: Scripts/build-box2d3 compiles it.

#include <box2d/box2d.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "RunnerKit.h"

enum { substeps = 4 };

static const double pointsPerMeter = 100;

// The two versions define joints, locked rotations and materials differently. Only 3.2 has the header constants.h.
#if __has_include(<box2d/constants.h>)
#define COMMON(joint) (&(joint)->base)
#define ANCHOR_A(joint) (joint)->base.localFrameA.p
#define ANCHOR_B(joint) (joint)->base.localFrameB.p
#define LOCKS_ROTATION(body) (body)->motionLocks.angularZ
typedef uint64_t MaterialID;
#else
#define COMMON(joint) (joint)
#define ANCHOR_A(joint) (joint)->localAnchorA
#define ANCHOR_B(joint) (joint)->localAnchorB
#define LOCKS_ROTATION(body) (body)->fixedRotation
typedef int MaterialID;
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

enum { wallMaterial = 1 };

/// At a wall, the friction of the item counts; otherwise both mix as they do by default.
static float mixFriction(float frictionA, MaterialID a, float frictionB, MaterialID b) {
  if (a == wallMaterial) return frictionB;
  return b == wallMaterial ? frictionA : sqrtf(frictionA * frictionB);
}

static b2ShapeDef material(const Scene *scene, double elasticity, double friction) {
  b2ShapeDef shape = b2DefaultShapeDef();
  shape.material.restitution = (float)elasticity;
  shape.material.friction = (float)friction;
  shape.enableContactEvents = scene->hasCallbacks || scene->reportsContacts || scene->itemsDiffer;
  return shape;
}

static void addShape(const World *world, b2BodyId body, int number) {
  const Scene *scene = world->scene;
  const Item *item = &scene->items[number];
  const Body *described = &scene->bodies[number];
  b2ShapeDef shape = material(scene, described->elasticity, described->friction);
  shape.density = (float)described->density;
  shape.userData = (void *)(intptr_t)(number + 1);
  if (isMover(scene, number)) {
    shape.material.restitution = 1;
    shape.material.friction = 0;
  }
  // Such items collide with walls only.
  if (scene->collidesAlone || !scene->collides) shape.filter.groupIndex = -1;
  if (described->cornerCount > 0) {
    b2Vec2 corners[B2_MAX_POLYGON_VERTICES];
    for (int corner = 0; corner < described->cornerCount; ++corner) {
      corners[corner] = vector(described->corners[corner].x, described->corners[corner].y);
    }
    b2Hull hull = b2ComputeHull(corners, described->cornerCount);
    b2Polygon polygon = b2MakePolygon(&hull, 0);
    b2CreatePolygonShape(body, &shape, &polygon);
  } else if (item->isDisc) {
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
    const Body *described = &scene->bodies[number];
    int mover = isMover(scene, number);
    b2BodyDef definition = b2DefaultBodyDef();
    definition.type = isShaken(scene, number)   ? b2_kinematicBody
                      : described->isAnchored ? b2_staticBody
                                              : b2_dynamicBody;
    definition.isBullet = described->isPrecise;
    definition.position = vector(item->x, item->y);
    definition.rotation = b2MakeRot((float)described->angle);
    definition.linearVelocity = vector(item->vx, item->vy);
    definition.angularVelocity = (float)item->spin;
    definition.linearDamping = definition.angularDamping = mover ? 0 : (float)scene->resistance;
    definition.gravityScale = mover ? 0 : 1;
    LOCKS_ROTATION(&definition) = !described->turns;
    b2BodyId body = world->bodies[number] = b2CreateBody(world->world, &definition);
    if (scene->collides || scene->itemsDiffer) {
      addShape(world, body, number);
    } else {
      double moment = momentOf(scene, number) / (pointsPerMeter * pointsPerMeter);
      b2MassData mass = {
          (float)massOf(scene, number), b2Vec2_zero, described->turns ? (float)moment : 0};
      b2Body_SetMassData(body, mass);
    }
  }
}

// MARK: Walls

/// A chain, which bodies touch on one side only, and one the other way round for the other side.
static void addChain(World *world, const Chain *chain) {
  int closed = isClosed(world->scene, chain), count = chain->count + 1 - closed;
  Point *corners = chainCorners(world->scene, chain);
  // The first and the last edge of a chain that is not closed only guide, and touch nothing.
  int guides = closed ? 0 : 1;
  b2Vec2 *points = calloc((size_t)count + 2, sizeof(b2Vec2));
  b2SurfaceMaterial material = b2DefaultSurfaceMaterial();
  material.friction = (float)world->scene->friction;
  material.restitution = (float)world->scene->elasticity;
  material.userMaterialId = wallMaterial;
  b2ChainDef definition = b2DefaultChainDef();
  definition.points = points;
  definition.count = count + 2 * guides;
  definition.materials = &material;
  definition.materialCount = 1;
  definition.isLoop = closed;
  for (int isReversed = 0; isReversed < 2; ++isReversed) {
    for (int number = 0; number < count; ++number) {
      Point corner = corners[isReversed ? count - 1 - number : number];
      points[number + guides] = vector(corner.x, corner.y);
    }
    if (guides) {
      points[0] = b2Sub(b2MulSV(2, points[1]), points[2]);
      points[count + 1] = b2Sub(b2MulSV(2, points[count]), points[count - 1]);
    }
    b2CreateChain(world->ground, &definition);
  }
  free(points);
  free(corners);
}

static void addWalls(World *world) {
  const Scene *scene = world->scene;
  b2BodyDef definition = b2DefaultBodyDef();
  world->ground = b2CreateBody(world->world, &definition);
  world->walls = calloc((size_t)scene->wallCount + 1, sizeof(b2ShapeId));
  for (int number = 0; number < scene->chainCount; ++number) addChain(world, &scene->chains[number]);
  for (int number = 0; number < scene->wallCount; ++number) {
    if (isInChain(scene, number)) continue;
    const Wall *wall = &scene->walls[number];
    b2Segment segment = {vector(wall->x1, wall->y1), vector(wall->x2, wall->y2)};
    b2ShapeDef shape = material(scene, scene->elasticity, scene->friction);
    shape.material.userMaterialId = wallMaterial;
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

static void addPin(const World *world, const Joint *pin, b2BodyId a, b2BodyId b) {
  b2RevoluteJointDef joint = b2DefaultRevoluteJointDef();
  COMMON(&joint)->bodyIdA = a;
  COMMON(&joint)->bodyIdB = b;
  ANCHOR_A(&joint) = b2Body_GetLocalPoint(a, vector(pin->endA.x, pin->endA.y));
  ANCHOR_B(&joint) = b2Body_GetLocalPoint(b, vector(pin->endB.x, pin->endB.y));
  b2CreateRevoluteJoint(world->world, &joint);
}

static void addRodOrSpring(const World *world, const Joint *described, b2BodyId a, b2BodyId b) {
  b2DistanceJointDef joint = b2DefaultDistanceJointDef();
  COMMON(&joint)->bodyIdA = a;
  COMMON(&joint)->bodyIdB = b;
  COMMON(&joint)->collideConnected = true;
  ANCHOR_A(&joint) = b2Body_GetLocalPoint(a, vector(described->endA.x, described->endA.y));
  ANCHOR_B(&joint) = b2Body_GetLocalPoint(b, vector(described->endB.x, described->endB.y));
  joint.length = meters(described->length);
  joint.enableSpring = described->kind == jointSpring;
  joint.hertz = (float)described->frequency;
  joint.dampingRatio = (float)described->damping;
  b2CreateDistanceJoint(world->world, &joint);
}

static void addJoints(const World *world) {
  for (int number = 0; number < world->scene->jointCount; ++number) {
    const Joint *joint = &world->scene->joints[number];
    b2BodyId a = world->bodies[joint->a];
    b2BodyId b = joint->b < 0 ? world->ground : world->bodies[joint->b];
    if (joint->kind == jointPin) {
      addPin(world, joint, a, b);
    } else {
      addRodOrSpring(world, joint, a, b);
    }
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

/// The number of a shape's item; -1 for a wall.
static int itemOf(b2ShapeId shape) { return (int)(intptr_t)b2Shape_GetUserData(shape) - 1; }

static void notify(World *world) {
  b2ContactEvents events = b2World_GetContactEvents(world->world);
  for (int event = 0; event < events.beginCount; ++event) {
    world->begun += 1;
    int a = itemOf(events.beginEvents[event].shapeIdA), b = itemOf(events.beginEvents[event].shapeIdB);
    noteHit(a < 0 ? b : a, a < 0 ? a : b);
  }
  for (int event = 0; event < events.endCount; ++event) world->ended += 1;
  if (!world->scene->hasCallbacks) return;
  for (int item = 0; item < world->scene->itemCount; ++item) {
    world->calls += b2Body_IsAwake(world->bodies[item]);
  }
}

static void shake(const World *world, int step) {
  for (int item = 0; item < world->scene->itemCount; ++item) {
    if (!isShaken(world->scene, item)) continue;
    double velocity = shakeVelocity(world->scene, item, step);
    b2Body_SetLinearVelocity(world->bodies[item], vector(0, velocity));
  }
}

static void step(void *data, int number) {
  World *world = data;
  double wider;
  if (world->scene->scroll.every != 0) scroll(world, number);
  if (changesBounds(world->scene, number, &wider)) changeBounds(world, wider);
  if (world->scene->fieldCount > 0) applyFields(world);
  shake(world, number);
  b2World_Step(world->world, (float)world->scene->step, substeps);
  if (world->scene->hasCallbacks || world->scene->reportsContacts || world->scene->itemsDiffer) {
    notify(world);
  }
}

static Point position(void *data, int item) {
  b2Vec2 place = b2Body_GetPosition(((World *)data)->bodies[item]);
  return (Point){place.x * pointsPerMeter, place.y * pointsPerMeter};
}

/// Whether an item is fully elastic; scenes have no items of other elasticities beside it.
static int losesNothing(const Scene *scene) {
  for (int item = 0; item < scene->itemCount; ++item) {
    if (scene->bodies[item].elasticity == 1) return 1;
  }
  return 0;
}

static void state(void *data, int item, double state[6]) {
  b2BodyId body = ((World *)data)->bodies[item];
  b2Vec2 velocity = b2Body_GetLinearVelocity(body);
  Point place = position(data, item);
  state[0] = place.x;
  state[1] = place.y;
  state[2] = b2Rot_GetAngle(b2Body_GetRotation(body));
  state[3] = velocity.x * pointsPerMeter;
  state[4] = velocity.y * pointsPerMeter;
  state[5] = b2Body_GetAngularVelocity(body);
}

int main(int count, char **arguments) {
  if (count == 2 && arguments[1][0] == '-') {
    b2Version version = b2GetVersion();
    printf("version %d.%d.%d, %d substeps\n", version.major, version.minor, version.revision, substeps);
    return 0;
  }
  if (count != 2 && count != 3) {
    fprintf(stderr, "usage: run-box2d3 SCENE-FILE [TRACE-FILE]\n");
    return 2;
  }
  Scene scene = readScene(arguments[1]);
  double start = processorTime();
  World world = {.scene = &scene};
  b2WorldDef definition = b2DefaultWorldDef();
  definition.gravity = vector(0, scene.gravity);
  definition.enableSleep = scene.sleeps;
  // Where nothing is lost, the slowest touch must bounce, and formulas know of no slowest bounce.
  if (scene.elasticity == 1 || losesNothing(&scene) || isProof(&scene)) {
    definition.restitutionThreshold = 0;
  }
  if (scene.itemsDiffer) definition.frictionCallback = mixFriction;
  world.world = b2CreateWorld(&definition);
  addItems(&world);
  addWalls(&world);
  addJoints(&world);
  double setup = processorTime() - start;
  Run run = {scene.warmUp, scene.steps, setup, step, position, state, &world, NULL};
  if (count == 3) {
    traceScene(&run, &scene, arguments[2]);
  } else {
    runScene(&run, &scene);
  }
  return 0;
}
