// Plays a scene with Chipmunk as a C programmer would: default settings but for the iterations.

#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_unsafe.h>
#include <math.h>
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

static void addShape(const World *world, const Item *item, cpBody *body, int isMover) {
  cpShape *shape = item->isDisc
                       ? cpCircleShapeNew(body, item->width / 2, cpvzero)
                       : cpBoxShapeNew(body, item->width, item->height, 0);
  setMaterial(world->scene, shape);
  if (isMover) {
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
    double moment = scene->turns ? momentOf(item) : INFINITY;
    cpBody *body = cpSpaceAddBody(world->space, cpBodyNew(massOf(item), moment));
    world->bodies[number] = body;
    cpBodySetPosition(body, vector(item->x, item->y));
    cpBodySetVelocity(body, vector(item->vx, item->vy));
    cpBodySetAngularVelocity(body, item->spin);
    cpBodySetUserData(body, world);
    if (scene->collides) addShape(world, item, body, isMover(scene, number));
    if (isMover(scene, number)) cpBodySetVelocityUpdateFunc(body, flyFreely);
    if (scene->fieldCount > 0) cpBodySetVelocityUpdateFunc(body, integrateFields);
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

static cpVect localPoint(const Item *item, double x, double y) {
  return vector(x - item->x, y - item->y);
}

static void addJoints(const World *world) {
  const Scene *scene = world->scene;
  cpSpace *space = world->space;
  for (int number = 0; number < scene->rodCount; ++number) {
    Rod rod = scene->rods[number];
    cpBody *a = world->bodies[rod.a], *b = world->bodies[rod.b];
    cpSpaceAddConstraint(space, cpPinJointNew(a, b, cpvzero, cpvzero));
  }
  for (int number = 0; number < scene->pinCount; ++number) {
    Pin pin = scene->pins[number];
    cpBody *b = pin.b < 0 ? cpSpaceGetStaticBody(space) : world->bodies[pin.b];
    cpVect local = pin.b < 0 ? vector(pin.x, pin.y) : localPoint(&scene->items[pin.b], pin.x, pin.y);
    cpSpaceAddConstraint(
        space, cpPivotJointNew2(
                   world->bodies[pin.a], b, localPoint(&scene->items[pin.a], pin.x, pin.y), local));
  }
  for (int number = 0; number < scene->springCount; ++number) {
    Spring spring = scene->springs[number];
    double mass = massOf(&scene->items[spring.item]);
    double omega = 2 * CP_PI * spring.frequency;
    cpSpaceAddConstraint(
        space, cpDampedSpringNew(
                   world->bodies[spring.item], cpSpaceGetStaticBody(space), cpvzero,
                   vector(spring.x, spring.y), spring.length, mass * omega * omega,
                   2 * spring.damping * omega * mass));
  }
}

// MARK: Callbacks

static cpBool contactBegins(cpArbiter *arbiter, cpSpace *space, cpDataPointer data) {
  ((World *)data)->begun += 1;
  return cpTrue;
}

static void contactEnds(cpArbiter *arbiter, cpSpace *space, cpDataPointer data) {
  ((World *)data)->ended += 1;
}

static void addCallbacks(World *world) {
  cpCollisionHandler *handler = cpSpaceAddDefaultCollisionHandler(world->space);
  handler->userData = world;
  handler->beginFunc = contactBegins;
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

static void step(void *data, int number) {
  World *world = data;
  double wider;
  if (world->scene->scroll.every != 0) scroll(world, number);
  if (changesBounds(world->scene, number, &wider)) changeBounds(world, wider);
  cpSpaceStep(world->space, world->scene->step);
  if (world->scene->hasCallbacks) cpSpaceEachBody(world->space, act, world);
}

static Point position(void *data, int item) {
  cpVect place = cpBodyGetPosition(((World *)data)->bodies[item]);
  return (Point){place.x, place.y};
}

int main(int count, char **arguments) {
  if (count == 2 && arguments[1][0] == '-') {
    printf("version %s\n", cpVersionString);
    return 0;
  }
  if (count != 2) {
    fprintf(stderr, "usage: run-chipmunk SCENE-FILE\n");
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
  if (scene.hasCallbacks || scene.reportsContacts) addCallbacks(&world);
  double setup = processorTime() - start;
  Run run = {scene.warmUp, scene.steps, setup, step, position, &world, NULL};
  runScene(&run, &scene);
  return 0;
}
