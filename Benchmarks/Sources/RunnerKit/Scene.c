#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "RunnerKit.h"

static _Noreturn void fail(const char *what, const char *path) {
  fprintf(stderr, "error: %s in the scene '%s'\n", what, path);
  exit(2);
}

// A list is preceded by its count, so that it is allocated once.
#define READ_LIST(list, count, Type)                       \
  do {                                                     \
    if (fscanf(file, "%d", &(count)) != 1) fail("no count", path); \
    (list) = calloc((size_t)(count) + 1, sizeof(Type));    \
  } while (0)

#define READ(number, format, ...)                          \
  do {                                                     \
    if (fscanf(file, format, __VA_ARGS__) != (number)) fail("a bad line", path); \
  } while (0)

static int readCount(FILE *file, const char *path) {
  int count;
  if (fscanf(file, "%d", &count) != 1) fail("no count", path);
  return count;
}

static void addJoint(Scene *scene, Joint joint) {
  scene->joints = realloc(scene->joints, (size_t)(scene->jointCount + 1) * sizeof(Joint));
  scene->joints[scene->jointCount++] = joint;
}

static Point centerOf(const Scene *scene, int item) {
  return (Point){scene->items[item].x, scene->items[item].y};
}

static void shareMaterial(Scene *scene) {
  scene->bodies = calloc((size_t)scene->itemCount + 1, sizeof(Body));
  for (int item = 0; item < scene->itemCount; ++item) {
    scene->bodies[item] = (Body){.density = 1, .elasticity = scene->elasticity,
                                 .friction = scene->friction, .turns = scene->turns};
  }
}

Scene readScene(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("no file", path);
  Scene scene;
  memset(&scene, 0, sizeof scene);
  char word[32];
  while (fscanf(file, "%31s", word) == 1) {
    if (!strcmp(word, "time")) {
      READ(5, "%lf %d %d %d %d", &scene.step, &scene.iterations, &scene.warmUp, &scene.steps,
           &scene.inFrames);
    } else if (!strcmp(word, "material")) {
      READ(4, "%lf %lf %lf %d", &scene.elasticity, &scene.friction, &scene.resistance, &scene.turns);
    } else if (!strcmp(word, "gravity")) {
      READ(1, "%lf", &scene.gravity);
    } else if (!strcmp(word, "flags")) {
      READ(4, "%d %d %d %d", &scene.collides, &scene.sleeps, &scene.hasCallbacks, &scene.hasMover);
    } else if (!strcmp(word, "history")) {
      READ(1, "%lf", &scene.historySeconds);
    } else if (!strcmp(word, "awake")) {
      READ(1, "%d", &scene.keepsAwake);
    } else if (!strcmp(word, "contacts")) {
      READ(1, "%d", &scene.reportsContacts);
    } else if (!strcmp(word, "alone")) {
      READ(1, "%d", &scene.collidesAlone);
    } else if (!strcmp(word, "worst")) {
      READ(1, "%d", &scene.notesWorst);
    } else if (!strcmp(word, "resize")) {
      READ(2, "%d %lf", &scene.resize.every, &scene.resize.distance);
    } else if (!strcmp(word, "scroll")) {
      Scroll *s = &scene.scroll;
      READ(4, "%d %lf %lf %lf", &s->every, &s->distance, &s->touch, &s->reach);
    } else if (!strcmp(word, "shape")) {
      READ(2, "%d %d", &scene.lineCount, &scene.hasBounds);
    } else if (!strcmp(word, "items")) {
      READ_LIST(scene.items, scene.itemCount, Item);
      for (Item *i = scene.items; i < scene.items + scene.itemCount; ++i) {
        READ(8, "%d %lf %lf %lf %lf %lf %lf %lf", &i->isDisc, &i->x, &i->y, &i->width, &i->height,
             &i->vx, &i->vy, &i->spin);
      }
      shareMaterial(&scene);
    } else if (!strcmp(word, "walls")) {
      READ_LIST(scene.walls, scene.wallCount, Wall);
      for (Wall *w = scene.walls; w < scene.walls + scene.wallCount; ++w) {
        READ(4, "%lf %lf %lf %lf", &w->x1, &w->y1, &w->x2, &w->y2);
      }
    } else if (!strcmp(word, "chains")) {
      READ_LIST(scene.chains, scene.chainCount, Chain);
      for (Chain *c = scene.chains; c < scene.chains + scene.chainCount; ++c) {
        READ(2, "%d %d", &c->first, &c->count);
      }
    } else if (!strcmp(word, "rods")) {
      READ_LIST(scene.rods, scene.rodCount, Rod);
      for (Rod *r = scene.rods; r < scene.rods + scene.rodCount; ++r) {
        READ(2, "%d %d", &r->a, &r->b);
        Point a = centerOf(&scene, r->a), b = centerOf(&scene, r->b);
        addJoint(&scene, (Joint){jointRod, r->a, r->b, a, b, hypot(a.x - b.x, a.y - b.y), 0, 0});
      }
    } else if (!strcmp(word, "pins")) {
      int count = readCount(file, path);
      for (int number = 0; number < count; ++number) {
        Joint pin = {.kind = jointPin};
        READ(4, "%d %d %lf %lf", &pin.a, &pin.b, &pin.endA.x, &pin.endA.y);
        pin.endB = pin.endA;
        addJoint(&scene, pin);
      }
    } else if (!strcmp(word, "springs")) {
      int count = readCount(file, path);
      for (int number = 0; number < count; ++number) {
        Joint spring = {.kind = jointSpring, .b = -1};
        READ(6, "%d %lf %lf %lf %lf %lf", &spring.a, &spring.endB.x, &spring.endB.y, &spring.length,
             &spring.frequency, &spring.damping);
        spring.endA = centerOf(&scene, spring.a);
        addJoint(&scene, spring);
      }
    } else if (!strcmp(word, "joints")) {
      int count = readCount(file, path);
      for (int number = 0; number < count; ++number) {
        Joint joint = {0};
        int kind;
        READ(10, "%d %d %d %lf %lf %lf %lf %lf %lf %lf", &kind, &joint.a, &joint.b, &joint.endA.x,
             &joint.endA.y, &joint.endB.x, &joint.endB.y, &joint.length, &joint.frequency,
             &joint.damping);
        joint.kind = (JointKind)kind;
        addJoint(&scene, joint);
      }
    } else if (!strcmp(word, "bodies")) {
      scene.itemsDiffer = 1;
      for (int number = readCount(file, path); number > 0; --number) {
        Body *body = &scene.bodies[scene.itemCount - number];
        READ(7, "%lf %lf %lf %lf %d %d %d", &body->angle, &body->density, &body->elasticity,
             &body->friction, &body->turns, &body->isAnchored, &body->isPrecise);
      }
    } else if (!strcmp(word, "shakes")) {
      for (int number = readCount(file, path); number > 0; --number) {
        int item;
        double amplitude, rate;
        READ(3, "%d %lf %lf", &item, &amplitude, &rate);
        scene.bodies[item].amplitude = amplitude;
        scene.bodies[item].rate = rate;
      }
    } else if (!strcmp(word, "corners")) {
      for (int number = readCount(file, path); number > 0; --number) {
        int item;
        Point corner;
        READ(3, "%d %lf %lf", &item, &corner.x, &corner.y);
        Body *body = &scene.bodies[item];
        body->corners = realloc(body->corners, (size_t)(body->cornerCount + 1) * sizeof(Point));
        body->corners[body->cornerCount++] = corner;
      }
    } else if (!strcmp(word, "trace")) {
      READ(1, "%d", &scene.stepsPerState);
    } else if (!strcmp(word, "fields")) {
      READ_LIST(scene.fields, scene.fieldCount, Field);
      for (Field *f = scene.fields; f < scene.fields + scene.fieldCount; ++f) {
        int kind;
        READ(7, "%d %lf %lf %lf %lf %lf %lf", &kind, &f->x, &f->y, &f->dx, &f->dy, &f->strength,
             &f->minimumRadius);
        f->kind = (FieldKind)kind;
      }
    } else if (!strcmp(word, "snapshots")) {
      READ_LIST(scene.snapshots, scene.snapshotCount, int);
      for (int *s = scene.snapshots; s < scene.snapshots + scene.snapshotCount; ++s) {
        READ(1, "%d", s);
      }
    } else {
      fail(word, path);
    }
  }
  fclose(file);
  return scene;
}

static const double pi = 3.14159265358979323846;

static double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

/// The area of a polygon around (0, 0), or its second moment about (0, 0).
static double polygonIntegral(const Body *body, int isSecondMoment) {
  double sum = 0;
  for (int corner = 0; corner < body->cornerCount; ++corner) {
    Point a = body->corners[corner], b = body->corners[(corner + 1) % body->cornerCount];
    double squares = a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y;
    sum += cross(a, b) * (isSecondMoment ? squares / 12 : 0.5);
  }
  return fabs(sum);
}

double massOf(const Scene *scene, int number) {
  const Item *item = &scene->items[number];
  const Body *body = &scene->bodies[number];
  double area = item->isDisc ? pi / 4 * item->width * item->width : item->width * item->height;
  if (body->cornerCount > 0) area = polygonIntegral(body, 0);
  return body->density * area / 10000;
}

double momentOf(const Scene *scene, int number) {
  const Item *item = &scene->items[number];
  const Body *body = &scene->bodies[number];
  if (body->cornerCount > 0) return body->density * polygonIntegral(body, 1) / 10000;
  double squares = item->width * item->width + item->height * item->height;
  return massOf(scene, number) * squares / (item->isDisc ? 16 : 12);
}

Point localPoint(const Scene *scene, int item, Point point) {
  Point center = centerOf(scene, item);
  double x = point.x - center.x, y = point.y - center.y, angle = scene->bodies[item].angle;
  return (Point){cos(angle) * x + sin(angle) * y, cos(angle) * y - sin(angle) * x};
}

int isMover(const Scene *scene, int item) {
  return scene->hasMover && item == scene->itemCount - 1;
}

int isShaken(const Scene *scene, int item) { return scene->bodies[item].amplitude > 0; }

double shakeVelocity(const Scene *scene, int item, int step) {
  const Body *body = &scene->bodies[item];
  double angle = body->rate * scene->step * step, next = body->rate * scene->step * (step + 1);
  return body->amplitude * (cos(next) - cos(angle)) / scene->step;
}

int isInChain(const Scene *scene, int wall) {
  for (const Chain *c = scene->chains; c < scene->chains + scene->chainCount; ++c) {
    if (wall >= c->first && wall < c->first + c->count) return 1;
  }
  return 0;
}

Point *chainCorners(const Scene *scene, const Chain *chain) {
  Point *corners = calloc((size_t)chain->count + 1, sizeof(Point));
  for (int number = 0; number < chain->count; ++number) {
    const Wall *wall = &scene->walls[chain->first + number];
    corners[number] = (Point){wall->x1, wall->y1};
    corners[number + 1] = (Point){wall->x2, wall->y2};
  }
  return corners;
}

int isClosed(const Scene *scene, const Chain *chain) {
  const Wall *first = &scene->walls[chain->first], *last = first + chain->count - 1;
  return hypot(first->x1 - last->x2, first->y1 - last->y2) < 1e-6;
}

double scrollDistance(const Scroll *scroll, int step, double y) {
  if (scroll->every == 0 || step % scroll->every != 0) return 0;
  // There and back again.
  double direction = step / scroll->every / 60 % 2 == 0 ? 1 : -1;
  return direction * scroll->distance * fmin(1, fabs(y - scroll->touch) / scroll->reach);
}

int changesBounds(const Scene *scene, int step, double *wider) {
  const Resize *resize = &scene->resize;
  if (resize->every == 0 || step % resize->every != 0) return 0;
  *wider = step / resize->every % 2 == 0 ? resize->distance : 0;
  return 1;
}

Point fieldAcceleration(const Scene *scene, Point position, Point velocity, double mass) {
  Point sum = {0, 0};
  for (int number = 0; number < scene->fieldCount; ++number) {
    const Field *field = &scene->fields[number];
    double dx = (position.x - field->x) / 100, dy = (position.y - field->y) / 100;
    double distance = sqrt(dx * dx + dy * dy);
    double r = fmax(distance, field->minimumRadius / 100);
    double inverse = distance > 0 ? 1 / distance : 0;
    double ux = dx * inverse, uy = dy * inverse, size = field->strength;
    switch (field->kind) {
      case fieldLinear:
        sum.x += size * field->dx;
        sum.y += size * field->dy;
        break;
      case fieldRadial:
        size /= r * r;
        sum.x -= ux * size;
        sum.y -= uy * size;
        break;
      case fieldSpring:
        size *= r / mass;
        sum.x -= ux * size;
        sum.y -= uy * size;
        break;
      case fieldVortex:
        size /= mass * mass;
        sum.x -= uy * size;
        sum.y += ux * size;
        break;
      case fieldDrag: {
        double vx = velocity.x / 100, vy = velocity.y / 100;
        double rate = fmin(size * sqrt(vx * vx + vy * vy) / mass, 1 / scene->step);
        sum.x -= vx * rate;
        sum.y -= vy * rate;
        break;
      }
      case fieldElectric:
        size /= r * mass;
        sum.x += ux * size;
        sum.y += uy * size;
        break;
    }
  }
  sum.x *= 100;
  sum.y *= 100;
  return sum;
}
