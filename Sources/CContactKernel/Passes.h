// The passes, compiled once for each kind of processor: `FOR` adds its name to that of a function.
//
// Values of four lanes are passed by address: how a function gets them by value depends on the processor.

#define INLINE static inline __attribute__((always_inline))

INLINE void FOR(gather)(const Lanes *velocities, const int32_t *bodies, Velocities *v) {
  Lanes v0 = velocities[bodies[0]], v1 = velocities[bodies[1]];
  Lanes v2 = velocities[bodies[2]], v3 = velocities[bodies[3]];
  Lanes xSpin01 = __builtin_shufflevector(v0, v1, 0, 4, 2, 6);
  Lanes xSpin23 = __builtin_shufflevector(v2, v3, 0, 4, 2, 6);
  v->x = __builtin_shufflevector(xSpin01, xSpin23, 0, 1, 4, 5);
  v->spin = __builtin_shufflevector(xSpin01, xSpin23, 2, 3, 6, 7);
  v->y = __builtin_shufflevector(
    __builtin_shufflevector(v0, v1, 1, 5, 3, 7), __builtin_shufflevector(v2, v3, 1, 5, 3, 7), 0, 1,
    4, 5);
}

INLINE void FOR(scatter)(const Velocities *v, Lanes *velocities, const int32_t *bodies) {
  Lanes xy02 = __builtin_shufflevector(v->x, v->y, 0, 4, 2, 6);
  Lanes xy13 = __builtin_shufflevector(v->x, v->y, 1, 5, 3, 7);
  Lanes spin02 = __builtin_shufflevector(v->spin, (Lanes)0, 0, 4, 2, 6);
  Lanes spin13 = __builtin_shufflevector(v->spin, (Lanes)0, 1, 5, 3, 7);
  velocities[bodies[0]] = __builtin_shufflevector(xy02, spin02, 0, 1, 4, 5);
  velocities[bodies[1]] = __builtin_shufflevector(xy13, spin13, 0, 1, 4, 5);
  velocities[bodies[2]] = __builtin_shufflevector(xy02, spin02, 2, 3, 6, 7);
  velocities[bodies[3]] = __builtin_shufflevector(xy13, spin13, 2, 3, 6, 7);
}

/// The rows of one direction: the normal or the tangent.
typedef struct {
  Lanes x, y;
  /// The changes of the velocities for a unit impulse.
  Lanes ax, ay, bx, by;
} FOR(Direction);

INLINE void FOR(speed)(
  const FOR(Direction) *direction, const Lanes *armA, const Lanes *armB, const Velocities *a,
  const Velocities *b, Lanes *speed) {
  *speed = direction->x * (b->x - a->x) + direction->y * (b->y - a->y)
    + (*armB * b->spin - *armA * a->spin);
}

INLINE void FOR(apply)(
  const Group *group, const FOR(Direction) *direction, const Lanes *armA, const Lanes *armB,
  const Lanes *impulse, Velocities *a, Velocities *b) {
  a->x -= direction->ax * *impulse;
  a->y -= direction->ay * *impulse;
  a->spin -= *impulse * *armA * group->inverseMomentA;
  b->x += direction->bx * *impulse;
  b->y += direction->by * *impulse;
  b->spin += *impulse * *armB * group->inverseMomentB;
}

INLINE void FOR(load)(
  const Group *group, const Lanes *velocities, Velocities *a, Velocities *b,
  FOR(Direction) *normal, FOR(Direction) *tangent) {
  FOR(gather)(velocities, group->a, a);
  FOR(gather)(velocities, group->b, b);
  normal->x = group->normalX;
  normal->y = group->normalY;
  normal->ax = normal->x * group->inverseMassA;
  normal->ay = normal->y * group->inverseMassA;
  normal->bx = normal->x * group->inverseMassB;
  normal->by = normal->y * group->inverseMassB;
  *tangent = (FOR(Direction)){-normal->y, normal->x, -normal->ay, normal->ax, -normal->by,
                              normal->bx};
}

/// The changes of the impulses in a pass, lane by lane.
typedef struct {
  Lanes energy, fastest;
  bool isChanged;
} FOR(Changes);

INLINE void FOR(note)(
  FOR(Changes) *changes, const Lanes *old, const Lanes *new, const Lanes *mass,
  double noticeable) {
  Lanes change = *new - *old;
  Lanes speed = *mass > 0 ? change / *mass : (Lanes)0;
  changes->energy += change * speed;
  Lanes fast = __builtin_elementwise_abs(speed);
  changes->fastest = fast > changes->fastest ? fast : changes->fastest;
  LaneTruths is =
    __builtin_elementwise_abs(change) > noticeable * __builtin_elementwise_abs(*new);
  changes->isChanged |= (is.x | is.y | is.z | is.w) != 0;
}

/// Solves the rows of a group: `changes` and `before` are NULL unless they are measured.
INLINE void FOR(solveGroup)(
  bool opensOverlaps, Group *group, Lanes *velocities, FOR(Changes) *changes, Impulses *before,
  double noticeable) {
  Velocities a, b;
  FOR(Direction) normal, tangent;
  FOR(load)(group, velocities, &a, &b, &normal, &tangent);
  for (int64_t index = 0; index < group->pointCount; index++) {
    Point *point = &group->points[index];
    Lanes speed, old, new, change;
    FOR(speed)(&normal, &point->normalArmA, &point->normalArmB, &a, &b, &speed);
    old = opensOverlaps ? point->separationImpulse : point->normalImpulse;
    new = opensOverlaps ? old + (point->bias - speed) * point->normalMass
                        : old - (speed + point->bounce) * point->normalMass;
    // A contact only pushes.
    new = new > 0 ? new : (Lanes)0;
    if (opensOverlaps) point->separationImpulse = new;
    else point->normalImpulse = new;
    change = new - old;
    FOR(apply)(group, &normal, &point->normalArmA, &point->normalArmB, &change, &a, &b);
    if (before) before->normal[index] = old;
    if (changes) FOR(note)(changes, &old, &new, &point->normalMass, noticeable);
    if (opensOverlaps) continue;

    FOR(speed)(&tangent, &point->tangentArmA, &point->tangentArmB, &a, &b, &speed);
    // Within the friction cone.
    Lanes most = group->friction * new;
    old = point->tangentImpulse;
    new = old - speed * point->tangentMass;
    new = new < most ? new : most;
    new = new > -most ? new : -most;
    point->tangentImpulse = new;
    change = new - old;
    FOR(apply)(group, &tangent, &point->tangentArmA, &point->tangentArmB, &change, &a, &b);
    if (before) before->tangent[index] = old;
    if (changes) FOR(note)(changes, &old, &new, &point->tangentMass, noticeable);
  }
  FOR(scatter)(&a, velocities, group->a);
  FOR(scatter)(&b, velocities, group->b);
}

/// Solves all groups, from the first or from the last.
INLINE void FOR(solveGroups)(
  bool opensOverlaps, Group *groups, long count, bool fromLast, Lanes *velocities,
  FOR(Changes) *changes, Impulses *before, double noticeable) {
  for (long visited = 0; visited < count; visited++) {
    long index = fromLast ? count - 1 - visited : visited;
    FOR(solveGroup)(
      opensOverlaps, &groups[index], velocities, changes, before ? &before[index] : 0, noticeable);
  }
}

FUNCTION void FOR(solve)(
  bool opensOverlaps, Group *groups, long count, bool fromLast, Lanes *velocities) {
  // Constants make two loops of it, each with half of the rows.
  if (opensOverlaps) FOR(solveGroups)(true, groups, count, fromLast, velocities, 0, 0, 0);
  else FOR(solveGroups)(false, groups, count, fromLast, velocities, 0, 0, 0);
}

FUNCTION ContactKernelChange FOR(measure)(
  bool opensOverlaps, Group *groups, long count, bool fromLast, Lanes *velocities,
  Impulses *before, double noticeable) {
  FOR(Changes) changes = {0, 0, false};
  if (opensOverlaps) {
    FOR(solveGroups)(true, groups, count, fromLast, velocities, &changes, before, noticeable);
  } else {
    FOR(solveGroups)(false, groups, count, fromLast, velocities, &changes, before, noticeable);
  }
  Lanes energy = changes.energy, fastest = changes.fastest;
  double fastest01 = fastest.x > fastest.y ? fastest.x : fastest.y;
  double fastest23 = fastest.z > fastest.w ? fastest.z : fastest.w;
  return (ContactKernelChange){
    (energy.x + energy.y) + (energy.z + energy.w),
    fastest01 > fastest23 ? fastest01 : fastest23, changes.isChanged};
}

INLINE void FOR(extrapolateRow)(
  const Group *group, const FOR(Direction) *direction, const Lanes *armA, const Lanes *armB,
  Lanes *impulse, const Lanes *before, Lanes *change, double factor, Velocities *a,
  Velocities *b) {
  Lanes more = *change * factor;
  *impulse += more;
  FOR(apply)(group, direction, armA, armB, &more, a, b);
  *change = *impulse - *before;
}

FUNCTION void FOR(extrapolate)(
  bool opensOverlaps, Group *groups, long count, Lanes *velocities, const Impulses *before,
  Impulses *directions, double factor) {
  for (long index = 0; index < count; index++) {
    Group *group = &groups[index];
    Velocities a, b;
    FOR(Direction) normal, tangent;
    FOR(load)(group, velocities, &a, &b, &normal, &tangent);
    for (int64_t place = 0; place < group->pointCount; place++) {
      Point *point = &group->points[place];
      FOR(extrapolateRow)(
        group, &normal, &point->normalArmA, &point->normalArmB,
        opensOverlaps ? &point->separationImpulse : &point->normalImpulse,
        &before[index].normal[place], &directions[index].normal[place], factor, &a, &b);
      if (opensOverlaps) continue;
      FOR(extrapolateRow)(
        group, &tangent, &point->tangentArmA, &point->tangentArmB, &point->tangentImpulse,
        &before[index].tangent[place], &directions[index].tangent[place], factor, &a, &b);
    }
    FOR(scatter)(&a, velocities, group->a);
    FOR(scatter)(&b, velocities, group->b);
  }
}

#undef INLINE
