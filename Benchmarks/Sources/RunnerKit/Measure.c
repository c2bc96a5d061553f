#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "RunnerKit.h"

enum { parts = 20 };

double processorTime(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static long allocations;
static int allocatingSteps;

__attribute__((noinline)) void measuredSteps(const Run *run, int first, int count) {
  for (int step = first; step < first + count; ++step) {
    long before = run->allocations ? run->allocations() : 0;
    run->step(run->world, step);
    long made = (run->allocations ? run->allocations() : 0) - before;
    allocations += made;
    allocatingSteps += made > 0;
  }
}

/// Takes steps and returns the longest; looking at the clock after each would disturb short ones.
static double worstOfSteps(const Run *run, int first, int count) {
  double worst = 0;
  for (int step = first; step < first + count; ++step) {
    double start = processorTime();
    measuredSteps(run, step, 1);
    worst = fmax(worst, processorTime() - start);
  }
  return worst;
}

static void printCenter(const Run *run, int itemCount) {
  double x = 0, y = 0;
  for (int item = 0; item < itemCount; ++item) {
    Point place = run->position(run->world, item);
    x += place.x / itemCount;
    y += place.y / itemCount;
  }
  printf("center %.3f %.3f\n", x, y);
}

static double distance(Point a, Point b) { return hypot(a.x - b.x, a.y - b.y); }

static void printStretch(const Run *run, const Scene *scene) {
  double worst = 0, before = 0, after = 0;
  for (int number = 0; number < scene->rodCount; ++number) {
    Rod rod = scene->rods[number];
    Item a = scene->items[rod.a], b = scene->items[rod.b];
    double length = distance((Point){a.x, a.y}, (Point){b.x, b.y});
    double now = distance(run->position(run->world, rod.a), run->position(run->world, rod.b));
    worst = fmax(worst, fabs(now - length) / length);
    before += length;
    after += now;
  }
  printf("stretch %.6f %.6f\n", worst, fabs(after / before - 1));
}

static void printPositions(const Run *run, int step, int itemCount) {
  printf("positions %d", step);
  for (int item = 0; item < itemCount; ++item) {
    Point place = run->position(run->world, item);
    printf(" %.9g %.9g", place.x, place.y);
  }
  printf("\n");
}

static void playToSnapshots(const Run *run, const Scene *scene) {
  int step = 0;
  for (int number = 0; number < scene->snapshotCount; ++number) {
    for (; step < scene->snapshots[number]; ++step) run->step(run->world, step);
    printPositions(run, step, scene->itemCount);
  }
}

void runScene(const Run *run, const Scene *scene) {
  if (scene->snapshotCount > 0) {
    playToSnapshots(run, scene);
    return;
  }
  for (int step = 0; step < run->warmUp; ++step) run->step(run->world, step);
  double costs[parts], worst = 0;
  for (int part = 0; part < parts; ++part) {
    int first = run->steps * part / parts, next = run->steps * (part + 1) / parts;
    double start = processorTime();
    if (scene->notesWorst) {
      worst = fmax(worst, worstOfSteps(run, run->warmUp + first, next - first));
    } else {
      measuredSteps(run, run->warmUp + first, next - first);
    }
    costs[part] = processorTime() - start;
  }
  for (int part = 0; part < parts; ++part) printf("cost %.9f\n", costs[part]);
  if (scene->notesWorst) printf("worst %.9f\nsetup %.9f\n", worst, run->setup);
  if (run->allocations) printf("allocations %ld %d\n", allocations, allocatingSteps);
  printCenter(run, scene->itemCount);
  if (scene->rodCount > 0) printStretch(run, scene);
}

static int tracedStep = -1;

void noteHit(int a, int b) {
  if (tracedStep > 0) printf("hit %d %d %d\n", tracedStep, a, b);
}

void traceScene(const Run *run, const Scene *scene, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) {
    fprintf(stderr, "error: cannot write the trace '%s'\n", path);
    exit(1);
  }
  for (tracedStep = 1; tracedStep <= scene->steps; ++tracedStep) {
    run->step(run->world, tracedStep - 1);
    if (tracedStep % scene->stepsPerState != 0) continue;
    for (int item = 0; item < scene->itemCount; ++item) {
      double state[6];
      run->state(run->world, item, state);
      fwrite(state, sizeof(double), 6, file);
    }
  }
  tracedStep = -1;
  if (fclose(file) != 0) {
    fprintf(stderr, "error: cannot write the trace '%s'\n", path);
    exit(1);
  }
}
