// Springs, decays, rubber bands and throws between limits, by the formulas of DynamicsTiming. A course has a duration, a
// destination, and a value and a velocity at each time in seconds. Tests compare the numbers with those of Swift.

// A course is at rest where the rest of the way is less than this part of it.
const settledFraction = 1e-4;

// The damped oscillator x″ + 2ζω·x′ + ω²·x = 0 of the distance x to the target, with ω = 2π / response.
export function springCourse({ response, dampingFraction }, from, to, startVelocity = 0) {
  const omega = 2 * Math.PI / response, damping = dampingFraction * omega, distance = from - to;
  const beta = omega * Math.sqrt(Math.abs((1 - dampingFraction) * (1 + dampingFraction)));
  const isOverdamped = dampingFraction > 1;
  // The rate of the part that decays most slowly.
  const rate = isOverdamped ? omega * omega / (damping + beta) : damping;

  function basis(time) {
    const envelope = Math.exp(-rate * time);
    if (isOverdamped) {
      const fast = Math.expm1(-2 * beta * time);
      return [envelope * (2 + fast) / 2, envelope * -fast / (2 * beta)];
    }
    return [envelope * Math.cos(beta * time), envelope * (beta > 0 ? Math.sin(beta * time) / beta : time)];
  }
  const duration = settlingDuration();
  function settlingDuration() {
    const tolerance = settledFraction * (Math.abs(distance) + Math.abs(startVelocity) / omega);
    if (!(tolerance > 0)) return 0;
    if (!(rate > 0)) return Infinity;
    const combined = Math.abs(startVelocity + damping * distance);
    const bound = (time) => Math.log((Math.abs(distance) + combined * time) / tolerance) / rate;
    const amplitude = isOverdamped ? Math.abs(distance) + combined / (2 * beta)
      : Math.hypot(distance, combined / beta);
    let time = Number.isFinite(amplitude) ? Math.max(0, Math.log(amplitude / tolerance) / rate) : 1;
    while (!Number.isFinite(amplitude) && bound(time) > time) time *= 2;
    // Each iteration comes nearer from above.
    for (let count = 0; count < 100; count += 1) {
      const next = Math.max(0, bound(time));
      if (!(next < time)) break;
      time = next;
    }
    return time;
  }
  return {
    destination: to, duration,
    value(time) {
      if (time >= duration) return to;
      const [even, odd] = basis(Math.max(time, 0));
      return to + distance * (even + damping * odd) + startVelocity * odd;
    },
    velocity(time) {
      if (time >= duration) return 0;
      const [even, odd] = basis(Math.max(time, 0));
      return distance * -omega * omega * odd + startVelocity * (even - damping * odd);
    },
  };
}

const timeConstant = (deceleration) => -1 / (1000 * Math.log(deceleration));

// The velocity falls by the factor `deceleration` in each millisecond.
export function decayCourse(deceleration, from, startVelocity) {
  const constant = timeConstant(deceleration), destination = from + startVelocity * constant;
  const duration = startVelocity === 0 ? 0 : constant * -Math.log(settledFraction);
  return {
    destination, duration,
    value: (time) => time >= duration ? destination
      : from + startVelocity * constant * -Math.expm1(-Math.max(time, 0) / constant),
    velocity: (time) => time >= duration ? 0 : startVelocity * Math.exp(-Math.max(time, 0) / constant),
  };
}

// How far the value is beyond its limit, for a finger at a distance from it.
export function stretched({ coefficient, dimension }, distance) {
  if (distance === 0 || coefficient === 0) return 0;
  return Math.sign(distance) * dimension / (1 + dimension / (coefficient * Math.abs(distance)));
}

// The distance of the finger for a distance of the value; where that would be a hundred times as far, that of the value.
export function unstretched({ coefficient, dimension }, stretch) {
  const distance = dimension * stretch / (coefficient * (dimension - Math.abs(stretch)));
  return distance / stretch > 0 && distance / stretch <= 100 ? distance : stretch;
}

// A decay until it meets a limit, and from there a spring that begins with the velocity it has.
export function throwCourse(deceleration, spring, [lower, upper], from, startVelocity) {
  const constant = timeConstant(deceleration), decay = decayCourse(deceleration, from, startVelocity);
  const within = (value) => Math.min(Math.max(value, lower), upper);
  const timeTo = (limit) => {
    const part = (limit - from) / (startVelocity * constant);
    return limit === from ? 0 : part > 0 && part < 1 ? -constant * Math.log1p(-part) : Infinity;
  };
  let limit = within(from), meeting = Infinity;
  if (limit !== from && timeTo(limit) >= spring.response) {
    meeting = 0;
  } else {
    limit = within(decay.destination);
    if (limit !== decay.destination) meeting = timeTo(limit);
    if (meeting >= decay.duration) meeting = Infinity;
  }
  if (meeting === Infinity) {
    const { duration, value, velocity } = decay, destination = within(decay.destination);
    return { destination, duration, value: (time) => time >= duration ? destination : value(time), velocity };
  }
  const course = meeting === 0 ? springCourse(spring, from, limit, startVelocity)
    : springCourse(spring, limit, limit, startVelocity - (limit - from) / constant);
  return {
    destination: limit, duration: meeting + course.duration,
    value: (time) => time >= meeting ? course.value(time - meeting) : decay.value(time),
    velocity: (time) => time >= meeting ? course.velocity(time - meeting) : decay.velocity(time),
  };
}

// The damping fraction of a spring by its bounce, from −0.999 to 1.
export const dampingFraction = (bounce) => bounce < 0 ? Math.min(1 / (1 + bounce), 1000) : 1 - bounce;
