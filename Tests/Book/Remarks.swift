/// Words about proofs in which peers are better, or far off.
package enum Remarks {
  /// Why others fail, where that is known and one may think that it is due to the program that plays the
  /// scene, by the name of the proof.
  package static let others: [String: String] = [
    "ball of elasticity 0.5 bounces until it rests": threshold,
    "ball of elasticity 0.8 bounces until it rests": threshold,
    "box that lands flat, elasticity 0 to 1":
      "Box2D 3 lets a contact bounce once after a step, corner after corner. So the second corner "
      + "undoes a part of what the first one got. Calculated by hand, one such pass leaves 0.71 of the speed, and a "
      + "spin whose error is 0.58, as it is counted here.",
    "rope of 21 beads over half a disc, μ 0.2, both ends loaded":
      "The weights have 160 and 300 times the mass of a bead. The others do not pass "
      + "such a load along the rods: both weights sink by some points at once, and the rope slips.",
  ]

  /// Why others are better, by the name of the proof.
  package static let better: [String: String] = [
    "small ball on a ball of 1, 3, 10, 1000 times its mass, dropped from h":
      "Within the tolerance, what is left is chance: it depends on where in a step the balls meet.",
    "ball of elasticity 0.5 bounces until it rests": landing,
    "ball of elasticity 0.8 bounces until it rests": landing,
    "disc set sliding on a floor, distance until it rolls":
      "\(substeps) The speeds, above, are exact with ours at any step.",
    "box on inclines of 5° to 45°, μ 0 to 0.9 of tan θ, distance in 1.5 s":
      "\(substeps) With a quarter of the step its own error of friction is left, which does not shrink.",
    "semicircular arch of 21 stones with radial joints, which overlap by 0.1 pt":
      "Stones that overlap are pushed apart, and the arch that falls slowly counts as at rest before it "
      + "has begun to fall. The others never let a body rest here.",
    "rod that topples about a pin at its foot, from 10°, at level":
      "Our joints are closed after each step, along the radius, which costs speed in proportion to the "
      + "step, as on iOS: the motion must be Apple's. The others let a joint open a little, and pull it "
      + "together in the steps that follow.",
    "rolling disc in a loop":
      "The measure lets a disc leave the circle by up to 2 pt, so that exact motion has an error of 1.7 %. Less is "
      + "not truer.",
    "disc on a cycloid, let go at 0.4, 1, 1.8 of the angle of rolling":
      "\(substeps) Each start is half a step late, which is 0.4 % of the time.",
    "box on a spring of 1 Hz, μ 0.02 to 0.1, period":
      "A turn lies between two steps, which is 0.08 % here; Box2D 3 has shorter substeps. In Chipmunk, friction "
      + "stops the box for a step where it turns, so that the times are whole steps: an error of 0 is luck.",
    "dominoes of 60 and 120 pt":
      "Two speeds are compared, and each has the error of an impact within a step. With ours it shrinks "
      + "with the step: with a quarter of it, ours is the least.",
    "folded chain of 81 beads, 4000 pt apart, one end released, time to fall 0.8 of its length":
      "The beads alone make the time 2 % longer, so that the least error is not the truest step. Our "
      + "links lose a little speed as they turn over, like the rod above.",
    "gas of 225 discs, packing η 0.1, pressure on the walls": gas,
    "gas of 225 discs, packing η 0.2, pressure on the walls": gas,
    "gas of 225 discs, all equally fast at first, speeds": chance,
    "400 discs on a board of 8 rows of pins, bins": chance,
    "150 equal discs poured into a box, packing":
      "The error is how far the packing is off the middle of what is expected. Within the tolerance, none "
      + "is better than another.",
  ]

  private static let threshold =
    "In Box2D 2.4, a ball falls for some steps before it is seen to touch again, and gets as much "
    + "speed as it loses: without a threshold of restitution it never rests, and the error is the "
    + "second that is left to it. With the default of 1 m/s, too, they are off: 2.4 by 19 and 74 steps "
    + "at 0.5, and 23 and 280 at 0.8; 3 by 21 and 81 at 0.5, and up to 120 and 430 at 0.8."
  private static let chance = "Within the tolerance, what is left is chance."
  private static let landing =
    chance
    + " Bounces are late and the end is early by what depends on where in a step the ball lands."
  private static let substeps =
    "The error is that of a step of the first order: positions follow the velocity after the step. "
    + "Box2D 3 divides each step into four substeps, for which it is a quarter."
  private static let gas = chance + " The standard error of so many impacts on the walls is 1 %."
}
