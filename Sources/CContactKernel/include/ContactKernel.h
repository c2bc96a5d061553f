// The inner loop of the contact solver: sequential impulses for four contacts at a time.
//
// It is in C because Swift cannot compile a function for processors with AVX2 and choose it at run time. The lanes do
// not depend on each other, products and sums are never fused, and a selection takes the place of minima and maxima,
// whose signed zeros differ between processors. So the bits are the same on every processor.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What a pass over all rows has changed.
typedef struct {
  /// The sum of the squared changes of impulses, in units of energy.
  double energy;
  /// The largest change of a row's velocity, in pt/s.
  double fastest;
  /// Whether an impulse has changed by more than rounding.
  bool isChanged;
} ContactKernelChange;

// `groups` points to `ContactGroup`s, four contacts each, `velocities` to `SIMD4<Double>`s: x, y, angular velocity, 0.
// A pass goes through the groups from the first or from the last.

/// Solves the normal and friction rows once, or those that open overlaps.
void contactKernelSolve(
  bool opensOverlaps, void *groups, long count, bool fromLast, void *velocities);

/// Does the same, and notes the impulses before it, four `SIMD4<Double>`s for each group.
///
/// `noticeable` is the least relative change of an impulse that counts.
ContactKernelChange contactKernelMeasure(
  bool opensOverlaps, void *groups, long count, bool fromLast, void *velocities, void *before,
  double noticeable);

/// Adds multiples of the last directions to impulses and velocities, and notes the new directions.
void contactKernelExtrapolate(
  bool opensOverlaps, void *groups, long count, void *velocities, const void *before,
  void *directions, double factor);

/// Makes passes leave out AVX2, for tests of the bits, or use it again where the processor has it.
void contactKernelAllowAVX2(bool isAllowed);

/// The sizes of a group and of one of its points, in bytes, which Swift's must equal.
extern const long contactKernelGroupSize, contactKernelPointSize;
