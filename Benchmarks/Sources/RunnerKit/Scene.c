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
    } else if (!strcmp(word, "walls")) {
      READ_LIST(scene.walls, scene.wallCount, Wall);
      for (Wall *w = scene.walls; w < scene.walls + scene.wallCount; ++w) {
        READ(4, "%lf %lf %lf %lf", &w->x1, &w->y1, &w->x2, &w->y2);
      }
    } else if (!strcmp(word, "rods")) {
      READ_LIST(scene.rods, scene.rodCount, Rod);
      for (Rod *r = scene.rods; r < scene.rods + scene.rodCount; ++r) {
        READ(2, "%d %d", &r->a, &r->b);
      }
    } else if (!strcmp(word, "pins")) {
      READ_LIST(scene.pins, scene.pinCount, Pin);
      for (Pin *p = scene.pins; p < scene.pins + scene.pinCount; ++p) {
        READ(4, "%d %d %lf %lf", &p->a, &p->b, &p->x, &p->y);
      }
    } else if (!strcmp(word, "springs")) {
      READ_LIST(scene.springs, scene.springCount, Spring);
      for (Spring *s = scene.springs; s < scene.springs + scene.springCount; ++s) {
        READ(6, "%d %lf %lf %lf %lf %lf", &s->item, &s->x, &s->y, &s->length, &s->frequency,
             &s->damping);
      }
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

double massOf(const Item *item) {
  double area = item->isDisc ? pi / 4 * item->width * item->width : item->width * item->height;
  return area / 10000;
}

double momentOf(const Item *item) {
  double squares = item->width * item->width + item->height * item->height;
  return massOf(item) * squares / (item->isDisc ? 16 : 12);
}

int isMover(const Scene *scene, int item) {
  return scene->hasMover && item == scene->itemCount - 1;
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
