#include "ContactKernel.h"

#include "ContactGroup.h"

#pragma clang fp contract(off)

#define FUNCTION static
#define FOR(name) name##Anywhere
#include "Passes.h"
#undef FUNCTION
#undef FOR

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define FUNCTION static
#define FOR(name) name##WithAVX2
#include "Passes.h"
#undef FUNCTION
#undef FOR
#pragma clang attribute pop

static _Atomic bool isAVX2Allowed = true;

void contactKernelAllowAVX2(bool isAllowed) { isAVX2Allowed = isAllowed; }

#define CHOOSE(name, ...) \
  (isAVX2Allowed && __builtin_cpu_supports("avx2") ? name##WithAVX2(__VA_ARGS__) \
                                                   : name##Anywhere(__VA_ARGS__))
#else
void contactKernelAllowAVX2(bool isAllowed) {}

#define CHOOSE(name, ...) name##Anywhere(__VA_ARGS__)
#endif

void contactKernelSolve(
  bool opensOverlaps, void *groups, long count, bool fromLast, void *velocities) {
  CHOOSE(solve, opensOverlaps, groups, count, fromLast, velocities);
}

ContactKernelChange contactKernelMeasure(
  bool opensOverlaps, void *groups, long count, bool fromLast, void *velocities, void *before,
  double noticeable) {
  return CHOOSE(measure, opensOverlaps, groups, count, fromLast, velocities, before, noticeable);
}

void contactKernelExtrapolate(
  bool opensOverlaps, void *groups, long count, void *velocities, const void *before,
  void *directions, double factor) {
  CHOOSE(extrapolate, opensOverlaps, groups, count, velocities, before, directions, factor);
}

const long contactKernelGroupSize = sizeof(Group), contactKernelPointSize = sizeof(Point);
