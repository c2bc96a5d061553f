#pragma once

#include <stdint.h>

/// A value of four contacts. Swift aligns nothing to more than 16 bytes.
typedef double Lanes __attribute__((ext_vector_type(4), aligned(16)));
/// What is true of each lane: 0 or -1.
typedef int64_t LaneTruths __attribute__((ext_vector_type(4)));

/// The mirror of Swift's `ContactGroup.Point`; see there.
typedef struct {
  Lanes normalArmA, normalArmB, tangentArmA, tangentArmB;
  Lanes normalMass, tangentMass;
  Lanes bias, bounce;
  Lanes normalImpulse, tangentImpulse, separationImpulse;
} Point;

/// The mirror of Swift's `ContactGroup`; see there.
typedef struct {
  int32_t a[4], b[4];
  int64_t pointCount;
  Lanes normalX, normalY;
  Lanes inverseMassA, inverseMassB, inverseMomentA, inverseMomentB;
  Lanes friction;
  Point points[2];
} Group;

/// The velocities of the four bodies on one side of a group.
typedef struct {
  Lanes x, y, spin;
} Velocities;

/// The impulses of a group, or changes of them.
typedef struct {
  Lanes normal[2], tangent[2];
} Impulses;
