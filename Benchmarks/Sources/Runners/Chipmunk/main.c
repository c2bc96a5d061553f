// Plays a scene with Chipmunk as a C programmer would: default settings but for the iterations.

#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_unsafe.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "RunnerKit.h"

typedef struct {
  const Scene *scene;
  cpSpace *space;
  cpBody **bodies;
  cpShape **walls;
  long begun, ended, calls;
} World;

/// What the user data of a shape is: the number of its item plus 1, or 0 for a wall.
static cpDataPointer numbered(int item) { return (cpDataPointer)(intptr_t)(item + 1); }

static int itemOf(const cpShape *shape) { return (int)(intptr_t)cpShapeGetUserData(shape) - 1; }

static cpVect vector(double x, double y) { return cpv(x, y); }

// MARK: Forces

static void flyFreely(cpBody *body, cpVect gravity, cpFloat damping, cpFloat step) {}

static void integrateFields(cpBody *body, cpVect gravity, cpFloat damping, cpFloat step) {
  const World *world = cpBodyGetUserData(body);
  cpVect p = cpBodyGetPosition(body), v = cpBodyGetVelocity(body);
  Point a = fieldAcceleration(
      world->scene, (Point){p.x, p.y}, (Point){v.x, v.y}, cpBodyGetMass(body));
  cpBodySetVelocity(body, cpvmult(cpvadd(v, cpvmult(vector(a.x, a.y), step)), damping));
  cpBodySetAngularVelocity(body, cpBodyGetAngularVelocity(body) * damping);
}

/// Chipmunk's own v·d + h·g becomes (v + h·g)·d, with d = 1 / (1 + resistance·h).
static void setForces(const Scene *scene, cpSpace *space) {
  double damping = 1 / (1 + scene->resistance * scene->step);
  cpSpaceSetDamping(space, pow(damping, 1 / scene->step));
  cpSpaceSetGravity(space, vector(0, scene->gravity * damping));
}

// MARK: Items

// Shapes of one group do not collide with each other.
static const cpShapeFilter loner = {1, ~(cpBitmask)0, ~(cpBitmask)0};

static void setMaterial(const Scene *scene, cpShape *shape) {
  // Chipmunk multiplies those of both shapes.
  cpShapeSetElasticity(shape, sqrt(scene->elasticity));
  cpShapeSetFriction(shape, sqrt(scene->friction));
}

static cpShape *polygon(const Body *described, cpBody *body) {
  cpVect corners[described->cornerCount];
  for (int number = 0; number < described->cornerCount; ++number) {
    corners[number] = vector(described->corners[number].x, described->corners[number].y);
  }
  return cpPolyShapeNew(body, described->cornerCount, corners, cpTransformIdentity, 0);
}

static void addShape(const World *world, int number, cpBody *body) {
  const Item *item = &world->scene->items[number];
  const Body *described = &world->scene->bodies[number];
  cpShape *shape = described->cornerCount > 0 ? polygon(described, body)
                   : item->isDisc             ? cpCircleShapeNew(body, item->width / 2, cpvzero)
                                  : cpBoxShapeNew(body, item->width, item->height, 0);
  setMaterial(world->scene, shape);
  cpShapeSetUserData(shape, numbered(number));
  if (isMover(world->scene, number)) {
    cpShapeSetElasticity(shape, 1 / sqrt(world->scene->elasticity));
    cpShapeSetFriction(shape, 0);
  }
  if (world->scene->collidesAlone) cpShapeSetFilter(shape, loner);
  cpSpaceAddShape(world->space, shape);
}

static void addItems(World *world) {
  const Scene *scene = world->scene;
  world->bodies = calloc((size_t)scene->itemCount, sizeof(cpBody *));
  for (int number = 0; number < scene->itemCount; ++number) {
    const Item *item = &scene->items[number];
    const Body *described = &scene->bodies[number];
    double moment = described->turns ? momentOf(scene, number) : INFINITY;
    cpBody *body = isShaken(scene, number)   ? cpBodyNewKinematic()
                   : described->isAnchored ? cpBodyNewStatic()
                                           : cpBodyNew(massOf(scene, number), moment);
    cpSpaceAddBody(world->space, body);
    world->bodies[number] = body;
    cpBodySetPosition(body, vector(item->x, item->y));
    cpBodySetAngle(body, described->angle);
    if (described->isAnchored || isShaken(scene, number)) {
      addShape(world, number, body);
      continue;
    }
    cpBodySetVelocity(body, vector(item->vx, item->vy));
    cpBodySetAngularVelocity(body, item->spin);
    cpBodySetUserData(body, world);
    if (scene->collides || scene->itemsDiffer) addShape(world, number, body);
    if (isMover(scene, number)) cpBodySetVelocityUpdateFunc(body, flyFreely);
    if (scene->fieldCount > 0) cpBodySetVelocityUpdateFunc(body, integrateFields);
  }
}

/// Tells each wall of a chain which ones are beside it.
static void joinWalls(const World *world, const Chain *chain) {
  int closed = isClosed(world->scene, chain), last = chain->count - 1;
  for (int number = 0; number <= last; ++number) {
    cpShape *wall = world->walls[chain->first + number];
    cpVect a = cpSegmentShapeGetA(wall), b = cpSegmentShapeGetB(wall);
    int before = number > 0 ? number - 1 : last, after = number < last ? number + 1 : 0;
    // Straight on at the ends of a chain that is not closed.
    cpVect previous = number > 0 || closed
                          ? cpSegmentShapeGetA(world->walls[chain->first + before])
                          : cpvsub(cpvadd(a, a), b);
    cpVect next = number < last || closed ? cpSegmentShapeGetB(world->walls[chain->first + after])
                                          : cpvsub(cpvadd(b, b), a);
    cpSegmentShapeSetNeighbors(wall, previous, next);
  }
}

static void addWalls(World *world) {
  world->walls = calloc((size_t)world->scene->wallCount + 1, sizeof(cpShape *));
  cpBody *body = cpSpaceGetStaticBody(world->space);
  for (int number = 0; number < world->scene->wallCount; ++number) {
    Wall wall = world->scene->walls[number];
    cpShape *shape =
        cpSegmentShapeNew(body, vector(wall.x1, wall.y1), vector(wall.x2, wall.y2), 0);
    setMaterial(world->scene, shape);
    cpSpaceAddShape(world->space, shape);
    world->walls[number] = shape;
  }
  for (int number = 0; number < world->scene->chainCount; ++number) {
    joinWalls(world, &world->scene->chains[number]);
  }
}

/// Moves those ends of the bounds' sides that are not at x = 0.
static void changeBounds(const World *world, double wider) {
  for (int number = world->scene->lineCount; number < world->scene->lineCount + 4; ++number) {
    Wall wall = world->scene->walls[number];
    if (wall.x1 > 0) wall.x1 += wider;
    if (wall.x2 > 0) wall.x2 += wider;
    cpSegmentShapeSetEndpoints(
        world->walls[number], vector(wall.x1, wall.y1), vector(wall.x2, wall.y2));
    cpSpaceReindexShape(world->space, world->walls[number]);
  }
}

// MARK: Joints

/// The body of an end and its place there; those of the world where `item` is -1.
static cpBody *jointEnd(const World *world, int item, Point end, cpVect *place) {
  Point local = item < 0 ? end : localPoint(world->scene, item, end);
  *place = vector(local.x, local.y);
  return item < 0 ? cpSpaceGetStaticBody(world->space) : world->bodies[item];
}

static cpConstraint *joint(const World *world, const Joint *joint) {
  cpVect endA, endB;
  cpBody *a = jointEnd(world, joint->a, joint->endA, &endA);
  cpBody *b = jointEnd(world, joint->b, joint->endB, &endB);
  if (joint->kind == jointPin) {
    cpConstraint *pin = cpPivotJointNew2(a, b, endA, endB);
    cpConstraintSetCollideBodies(pin, cpFalse);
    return pin;
  }
  if (joint->kind == jointRod) {
    cpConstraint *rod = cpPinJointNew(a, b, endA, endB);
    cpPinJointSetDist(rod, joint->length);
    return rod;
  }
  double mass = 1 / (1 / cpBodyGetMass(a) + (joint->b < 0 ? 0 : 1 / cpBodyGetMass(b)));
  double omega = 2 * CP_PI * joint->frequency;
  return cpDampedSpringNew(
      a, b, endA, endB, joint->length, mass * omega * omega, 2 * joint->damping * omega * mass);
}

static void addJoints(const World *world) {
  for (int number = 0; number < world->scene->jointCount; ++number) {
    cpSpaceAddConstraint(world->space, joint(world, &world->scene->joints[number]));
  }
}

// MARK: Callbacks

static cpBool contactBegins(cpArbiter *arbiter, cpSpace *space, cpDataPointer data) {
  ((World *)data)->begun += 1;
  CP_ARBITER_GET_SHAPES(arbiter, a, b);
  int itemA = itemOf(a), itemB = itemOf(b);
  noteHit(itemA < 0 ? itemB : itemA, itemA < 0 ? itemA : itemB);
  return cpTrue;
}

/// Mixes the materials of items that differ, which shapes cannot.
static cpBool contactIsSolved(cpArbiter *arbiter, cpSpace *space, cpDataPointer data) {
  const World *world = data;
  if (!world->scene->itemsDiffer) return cpTrue;
  CP_ARBITER_GET_SHAPES(arbiter, a, b);
  int itemA = itemOf(a), itemB = itemOf(b);
  const Body *one = &world->scene->bodies[itemA < 0 ? itemB : itemA];
  const Body *other = &world->scene->bodies[itemB < 0 ? itemA : itemB];
  cpArbiterSetRestitution(arbiter, fmax(one->elasticity, other->elasticity));
  cpArbiterSetFriction(arbiter, sqrt(one->friction * other->friction));
  // Such items may collide with walls only.
  return world->scene->collides || itemA < 0 || itemB < 0;
}

static void contactEnds(cpArbiter *arbiter, cpSpace *space, cpDataPointer data) {
  ((World *)data)->ended += 1;
}

static void addCallbacks(World *world) {
  cpCollisionHandler *handler = cpSpaceAddDefaultCollisionHandler(world->space);
  handler->userData = world;
  handler->beginFunc = contactBegins;
  handler->preSolveFunc = contactIsSolved;
  handler->separateFunc = contactEnds;
}

static void act(cpBody *body, void *data) { ((World *)data)->calls += 1; }

// MARK: Steps

static void scroll(const World *world, int number) {
  for (int item = 0; item < world->scene->itemCount; ++item) {
    cpVect place = cpBodyGetPosition(world->bodies[item]);
    double distance = scrollDistance(&world->scene->scroll, number, world->scene->items[item].y);
    if (distance != 0) {
      cpBodySetPosition(world->bodies[item], vector(place.x, place.y + distance));
    }
  }
}

static void shake(const World *world, int number) {
  for (int item = 0; item < world->scene->itemCount; ++item) {
    if (!isShaken(world->scene, item)) continue;
    cpBodySetVelocity(world->bodies[item], vector(0, shakeVelocity(world->scene, item, number)));
  }
}

static void step(void *data, int number) {
  World *world = data;
  double wider;
  if (world->scene->scroll.every != 0) scroll(world, number);
  if (changesBounds(world->scene, number, &wider)) changeBounds(world, wider);
  shake(world, number);
  cpSpaceStep(world->space, world->scene->step);
  if (world->scene->hasCallbacks) cpSpaceEachBody(world->space, act, world);
}

static Point position(void *data, int item) {
  cpVect place = cpBodyGetPosition(((World *)data)->bodies[item]);
  return (Point){place.x, place.y};
}

static void state(void *data, int item, double state[6]) {
  const cpBody *body = ((World *)data)->bodies[item];
  cpVect place = cpBodyGetPosition(body), velocity = cpBodyGetVelocity(body);
  state[0] = place.x;
  state[1] = place.y;
  state[2] = cpBodyGetAngle(body);
  state[3] = velocity.x;
  state[4] = velocity.y;
  state[5] = cpBodyGetAngularVelocity(body);
}

int main(int count, char **arguments) {
  if (count == 2 && arguments[1][0] == '-') {
    printf("version %s\n", cpVersionString);
    return 0;
  }
  if (count != 2 && count != 3) {
    fprintf(stderr, "usage: run-chipmunk SCENE-FILE [TRACE-FILE]\n");
    return 2;
  }
  Scene scene = readScene(arguments[1]);
  double start = processorTime();
  World world = {&scene, cpSpaceNew(), NULL, NULL, 0, 0, 0};
  cpSpaceSetIterations(world.space, scene.iterations);
  if (scene.sleeps) cpSpaceSetSleepTimeThreshold(world.space, 0.5);
  setForces(&scene, world.space);
  addItems(&world);
  addWalls(&world);
  addJoints(&world);
  if (scene.hasCallbacks || scene.reportsContacts || scene.itemsDiffer) addCallbacks(&world);
  double setup = processorTime() - start;
  Run run = {scene.warmUp, scene.steps, setup, step, position, state, &world, NULL};
  if (count == 3) {
    traceScene(&run, &scene, arguments[2]);
  } else {
    runScene(&run, &scene);
  }
  return 0;
}
