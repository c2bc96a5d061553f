internal import DynamicsGeometry

/// The thresholds of the engine.
///
/// Lengths are points, angles radians, times seconds, unless a comment says otherwise.
enum Tuning {
  enum ArticulationVelocities {
    /// The least mass of a link, as a fraction of the heaviest one of its articulation.
    ///
    /// Joints count lighter links as this heavy, or rounding would hide them.
    static var leastMassFraction: Double { 1e-10 }
    /// In points or radians; far more than position correction leaves without an obstacle.
    static var noticeableError: Double { 0.1 }
  }

  enum BoundaryTarget {
    /// The largest displacement in one step; a boundary that moves farther is teleported.
    static var maxDisplacement: Double { 32 }
  }

  enum BroadPhase {
    /// The number of steps ahead for which a moving shape's box is enlarged.
    static var stepsAhead: Double { 18 }
    /// A fraction of half the box's perimeter.
    static var margin: Double { 0.05 }
    /// The most that half the perimeter of an edge's box in the tree may exceed that of the edge, in
    /// points: a boundary moves by up to 32 pt along both axes.
    static var maxSurplus: Double { 64 }
    /// Up to this many, candidates are merged by runs; more are distributed by digits of their keys.
    static var fewCandidates: Int { 2000 }
  }

  enum Prefetching {
    /// The rows of fewer bodies stay in the cache.
    static var fewest: Int { 256 }
    /// How many bodies ahead the rows of shapes are asked for; those of bodies twice as many.
    static var distance: Int { 3 }
  }

  enum Chain {
    /// The most passes over all edges that push a body inside a chain: more than a convex one needs; a concave one
    /// may have no solution.
    static var iterations: Int { 16 }
    /// The largest distance between edges and the curves that they approximate.
    static var maxDeviation: Double { 0.3 }
    /// The largest distance of the edges from a finely drawn polyline.
    static var straightness: Double { 0.02 }
    /// Points closer than this are merged.
    static var mergeDistance: Double { 1e-6 }
  }

  enum CoincidentCenters {
    /// Bodies closer than this are in the same place; their contacts have no direction.
    static var distance: Double { 1e-6 }
    /// The distance by which one of them is moved aside; contacts do the rest.
    static var displacement: Double { 0.01 }
  }

  enum ConjugateIterations {
    /// Iterations end when no contact's velocity changes by more than this, in pt/s.
    static var tolerance: Double { 1e-4 }
  }

  enum ContactConstraint {
    /// The overlap that is allowed at rest: Chipmunk's value, which is a `float`.
    static var slop: Double { Double(Float(0.1)) }
    /// The fraction of an overlap that is left after a second; Chipmunk's value.
    static let overlapAfterSecond = power(Double(1 - Float(0.1)), 60)
    /// The share of the greatest friction below which a surface that moves carries a body: iterations leave less than
    /// this.
    static var adhering: Double { 1 - 1e-6 }
  }

  enum Containment {
    /// The most corrections: moving a body back into one of several overlapping boundaries can move
    /// it out of another.
    static var iterations: Int { 4 }
    /// The most edges that a body slides along on its way back.
    static var maxEdges: Int { 2 }
    /// The radius in which a place inside is searched, and the number of candidates: on rings, in
    /// directions.
    static var search: (radius: Double, rings: Int, directions: Int) { (0.5, 32, 24) }
  }

  enum Continuation {
    /// The largest gap that still joins two shapes: contacts leave bodies this deep inside
    /// each other.
    static var maxGap: Double { 0.1 }
    /// The rise up to which two sides count as one; it is smaller than any bend that matters.
    static var flat: Double { 1e-5 }
    /// The accepted values of ``Continuation/rise``: from a ridge whose other side turns back under
    /// this one, to a neighbor that rises like a wall.
    static var range: ClosedRange<Double> { -1.5...0.8 }
  }

  enum ContinuousCollision {
    /// The greatest penetration depth as a fraction of a body's least width; less than half, so that
    /// the center stays in front.
    static var maxDepthFraction: Double { 0.25 }
    /// The greatest penetration depth of any body.
    static var maxDepth: Double { 1.5 }
    /// The greatest penetration depth of a body whose impacts must not come late, because it uses precise
    /// collision detection; more than `contactDepth`.
    static var exactDepth: Double { 0.075 }
    /// The penetration depth of a stopped body, so that the next step finds a contact.
    ///
    /// It is less than the overlap that contacts leave at rest.
    static var contactDepth: Double { 0.05 }
  }

  enum CurvePath {
    /// The evaluations of a turn; each makes the error a hundredth or less.
    static var iterations: Int { 3 }
    /// The most edges of a curve that a body passes in a step.
    static var maxEdges: Int { 64 }
    /// The speed in pt/s at which a body leaves a curve; less is rounding.
    static var noticeable: Double { 1e-3 }
  }

  enum CrowdLimit {
    /// The deeply overlapping pairs of a shape that collide anyway; more than a shape has in a heap.
    static var most: Int { 8 }
    /// Two shapes overlap deeply if their centers are nearer than this fraction of the smaller box.
    static var near: Double { 0.9 }
  }

  enum EdgeCurve {
    /// The most steps of Newton's method; two are enough unless a disc is as large as the curve.
    static var iterations: Int { 32 }
    /// As a fraction of the edge.
    static var tolerance: Double { 1e-14 }
  }

  enum EdgeShapes {
    /// The depth of the shapes behind the edges of a convex chain.
    ///
    /// A heavy item would press a light one through a line. Inside a convex chain all items are on
    /// one side of the line, so its shape can extend behind the line.
    static var depth: Double { 40 }
  }

  enum EffectiveMass {
    /// A K below this fraction of the bodies' own K is rounding.
    static var leastFraction: Double { 1e-9 }
    /// The same in an articulation with loops, which are closed by iterations: three equal arms between the same two
    /// pins, which cannot part, gave 6·10⁻⁷.
    static var leastFractionInLoops: Double { 1e-5 }
    /// The fastest that a body of an articulation may move while a contact opens, as a multiple of the speed at which it
    /// opens.
    ///
    /// A contact beside the pin that holds both its bodies, or across a stretched chain, hardly opens however far the
    /// bodies swing: it is left to the joints.
    static var maxLeverage: Double { 50 }
  }

  enum EllipseCore {
    /// The least number of sides per quarter.
    static let fewest = 2
    /// The greatest number of sides per quarter; more would cost time in every contact.
    static let most = 9
    /// The depth that a side may be inside the ellipse before its corners are pushed out.
    static let cutTolerance = 0.2
  }

  enum EnergyGuard {
    /// Work below this fraction of the energy that contacts exchange is rounding.
    static var rounding: Double { 1e-9 }
  }

  enum ExtendedPolygon {
    /// The least height of an extension's end above the side behind it, as a fraction of the
    /// corner's height; a lower end would make the polygon concave.
    static var leastEndHeight: Double { 0.1 }
  }

  enum GeometricStiffness {
    /// Below this ratio of masses, links alone never need it.
    static var leastMassRatio: Double { 40 }
  }

  enum GhostCorners {
    /// The farthest that a contact at a corner may be from it: slightly more than the
    /// depth that continuous collision allows.
    static var reach: Double { 2 }
    /// Up to this many pairs of a part, each looks at all others; more are put into a tree.
    static var fewPairs: Int { 16 }
  }

  enum ImpactPropagation {
    /// Less elastic items lose so much in the first impact that the order makes little difference.
    static var leastElasticity: Double { 0.75 }
    /// The most rounds of reflections in a step; a row of balls needs one for each.
    static var maxRounds: Int { 40 }
    /// The most iterations that stop the contacts of a round.
    static var iterations: Int { 200 }
    /// The speed that may be left, as a fraction of the greatest speed before the round.
    static var tolerance: Double { 1e-10 }
    /// In points per second; slower contacts do not bounce.
    static var slowest: Double { 1e-6 }
  }

  enum ImpulseChange {
    /// The least change, relative to the impulse.
    static let noticeable = 1e-12
  }

  enum Impasse {
    /// In points per second; slower motion is not looked at.
    static var slow: Double { 20 }
    /// The growth of energy that contacts may make; iterations that end early make less.
    static var energyGain: Double { 2 }
    /// The growth of speed that contacts may make: an elastic hit by something heavy doubles it.
    static var speedGain: Double { 4 }
    /// In points per second; a contact that still closes faster has not been stopped.
    static var closing: Double { 1 }
    /// The same as a share of the speed of the fastest obstacle.
    static var closingShare: Double { 0.1 }
    /// The share of its impulses that a contact loses in each iteration.
    static var leak: Double { 0.25 }
    /// The number of iterations with leaks, and that of iterations without moving obstacles after them.
    static var iterations: Int { 12 }
  }

  enum IslandContacts {
    /// Contacts with more restitution count as elastic.
    static var nearlyElastic: Double { 0.95 }
  }

  enum IslandSolver {
    /// Islands of fewer contacts are solved one contact at a time: filling lanes would take longer.
    static var fewestForLanes: Int { 8 }
    /// The factor by which rounding may raise the energy of a warm start.
    static var rounding: Double { 1 + 1e-6 }
  }

  enum IterationBudget {
    /// The iterations of sequential impulses that smaller islands get; most need no more.
    static var plainIterations: Int { 20 }
    /// The iterations of islands that are too large for conjugate ones.
    ///
    /// Heaps of hundreds converge over steps, by warm starts: 20 iterations in each keep them no
    /// more quiet.
    static var largeIslandIterations: Int { 8 }
    /// Those that open overlaps.
    static var largeIslandSeparations: Int { 6 }
    /// The most conjugate iterations; a tower of 30 boxes needs this many.
    static var maxIterations: Int { 200 }
    /// The most that these iterations may cost, in solutions of a link, which bounds the time of a step.
    static var affordableCost: Int { 40_000 }
    /// The cost of solving a contact, compared with a link of an articulation or with a loose joint.
    static var costOfContact: Int { 7 }
    /// The factor on both limits for an island of mostly new contacts, which has no impulses for a
    /// warm start.
    ///
    /// A stack of 30 boxes must not sink in its first step.
    static var firstFactor: Int { 10 }
    /// Fewer iterations would not be worth their cost.
    static var fewestIterations: Int { 40 }
    /// The two points of an edge contact need this many iterations to converge; elastic contacts get
    /// them at any cost.
    ///
    /// Friction and inelastic impacts hide the residual. Without either of them it would be lost
    /// energy.
    static var elasticIterations: Int { 80 }
    /// The most links solved in an iteration with joints solved after each contact; above it, joints
    /// are solved once in each iteration.
    static var affordableLinks: Int { 4000 }
  }

  enum ImpactDepenetration {
    /// An impact must take this many times the energy that the correction adds.
    static var surplus: Double { 1.5 }
  }

  enum LastingOverlap {
    /// The penetration depth up to which contacts need not yield.
    static var shallow: Double { 0.5 }
    /// The time after which contacts yield; an overlap that nothing keeps closed is then
    /// down to 2 %.
    static var timeToYield: Double { 2 }
  }

  enum LinkLimits {
    /// The most pivots that change all violated limits at once.
    static var blockPivots: Int { 10 }
    /// The most pivots that change one limit each, which always comes to an end.
    static var singlePivots: Int { 60 }
    /// In points or radians per second.
    static var slowest: Double { 1e-9 }
  }

  enum LoopClosing {
    /// The most links solved for one articulation; for larger nets the iteration is cut off, and the
    /// next step reduces the rest of the residual.
    static var affordableLinks: Int { 60_000 }
  }

  enum Manifold {
    /// The distance that a point of one body may move, as seen from the other, before contacts are
    /// found again.
    ///
    /// It is half of the overlap that contacts leave at rest.
    static var maxDisplacement: Double { 0.05 }
    /// The penetration depth up to which contacts are used again.
    static var maxDepth: Double { 0.5 }
  }

  enum Outline {
    /// The most corners of a polygon.
    ///
    /// Chipmunk's search for the penetration depth gives up after thirty iterations, and two polygons
    /// need at most one iteration for each of their corners.
    static var maxCorners: Int { 16 }
  }

  enum Overflow {
    /// The limit of velocities; sums of their squares stay finite.
    static var most: Double { 1e150 }
  }

  enum PositionCorrection {
    /// The most Newton steps; a whipping long chain needs fewer.
    static var iterations: Int { 40 }
    /// The most halvings of a Newton step that does not reduce the error.
    static var halvings: Int { 12 }
    /// In points or radians.
    static var tolerance: Double { 1e-5 }
    /// The compliances of loops, limits and bodies that were put back, in units of K: each is tried if
    /// the one before did not help.
    static var dampings: InlineArray<3, Double> { [0, 1e-3, 1e-1] }
    /// The most times that joints are closed again after boundaries have put bodies back.
    static var repeats: Int { 8 }
    /// A step that leaves more than this fraction of the squared error is followed by one with more
    /// damping.
    static var minImprovement: Double { 0.64 }
    /// A step may reuse the factors of the previous one if that left no more than this fraction of
    /// the error.
    static var nearlyLinear: Double { 0.05 }
  }

  enum PositionIntegration {
    /// The separation speed in pt/s below which added energy does not matter.
    static var negligibleSpeed: Double { 1e-6 }
  }

  enum PreciseCollision {
    /// The most impacts of a body in a step; it stands for the rest of the step after the last one.
    ///
    /// A ball between a wall and a block that comes has infinitely many.
    static var maxImpacts: Int { 40 }
    /// How often a pair is stopped in a step; a pair that meets again is left to contacts.
    static var maxStops: Int { 2 }
  }

  enum Residual {
    /// In points or radians per second: less than a millionth of a point in a minute.
    static var slowest: Double { 1e-9 }
  }

  enum Restitution {
    /// The motion in a step up to which a body that touches the same shape again is
    /// trembling.
    ///
    /// An elastic item that just fits between two others would move back and forth forever.
    static var trembling: Double { 0.02 }
    /// The most steps until a body is back that separates no faster than a pull accelerates it in two
    /// steps.
    static var recentSteps: Int { 5 }
  }

  enum Sensing {
    /// The turn after which the path of a body through a step is cut; the arc of a corner
    /// is missed by at most a thousandth of its radius.
    static var turnPerPiece: Double { 0.09 }
    /// The most pieces, which follow three quarters of a turn in a step; a body that spins faster is
    /// noticed less exactly.
    static var maxPieces: Int { 52 }
  }

  enum Seams {
    /// How far parts of a concave outline are extended across their seams, in points: several times as
    /// far as the deepest contact that is corrected, so that no contact is with the far end.
    static var `extension`: Double { 8 }
    /// How far from the part's own sides a contact with the extension may be, as a fraction of the
    /// body's extent; of larger bodies, it is the gap that joins two shapes.
    static var reach: Double { 0.01 }
    /// The same at a dent of the outline; of larger bodies, it is the whole extension.
    static var reachInDent: Double { 0.2 }
    /// 1 minus the cosine of the angle between two normals that count as one: contacts that are used
    /// again turn with one of the bodies only.
    static var parallel: Double { 1e-6 }
    /// The sine of the angle between two sides that count as one.
    static var straight: Double { 1e-9 }
    /// The width of a seam for a point that is looked for, in points.
    static var gap: Double { 1e-9 }
  }

  enum ShapeContacts {
    /// The distance up to which features that do not touch yet are contacts.
    ///
    /// Such a contact keeps its impulse, and its gap may close in the step.
    static var margin: Double { 0.1 }
    /// The overlap at which a gap has closed, and the gap up to which features touch.
    static var closedDepth: Double { 1e-5 }
    /// The tolerance for coincident points: far above the rounding of positions, far below
    /// all that matters.
    static var nearby: Double { 1e-6 }
    /// The distance at which the contacts of shapes are found that touch at a distance of 0; so far
    /// that the normal is exact.
    static var distanceOfTouching: Double { 1e-3 }
  }

  enum SleepCriterion {
    /// In points per second.
    static var speed: Double { 1 }
    /// In points per second; a body that leaves an overlap this slowly is within 0.2 pt of touching.
    static var drift: Double { 0.4 }
    /// Two degrees per second.
    static var turning: Double { 2 * .pi / 180 }
    /// A body in contact that moves farther by this, in points, in one half of the time to sleep than in the half before is
    /// moving.
    ///
    /// A body that accelerates by 0.064 pt/s² does. Heaps that settle move less and less.
    static var growth: Double { 0.004 }
    /// A body must be at rest for longer than this.
    static var timeToSleep: Double { 0.5 }
    /// The distance and angle that a standing body with contacts may move.
    ///
    /// A slow body is at rest, and the animator may pause. But an island sleeps while others move,
    /// so its bodies must stand still.
    static var restInContact: (distance: Double, turn: Double) { (1e-3, 1e-4) }
    /// The same without contacts: such a body may move very slowly over a long distance.
    static var restWithoutContacts: (distance: Double, turn: Double) { (1e-7, 1e-9) }
    /// The distance and angle that a body may move while it trembles in one place.
    ///
    /// Over the time to sleep, this is about the speed of a body at rest.
    static var jitter: (distance: Double, turn: Double) { (1, 0.1) }
    /// The distance and angle that a body may move while it rocks or bounces in one place: about the gap
    /// that is allowed to an item at rest.
    static var rocking: (distance: Double, turn: Double) { (0.2, 0.02) }
    /// How many times longer than at rest a body must rock before it counts as still.
    static var rockingPatience: Int { 4 }
    /// The steps for which a trembling body may touch nothing: a bounce of 0.2 pt takes 5.
    static var stepsInTheAir: Int { 6 }
  }

  enum Softness {
    /// (ω·h)² of a spring by stiffness, cubed, from which half of its force is implicit: ω·h of 2, six steps for
    /// two oscillations.
    static var cubeOfFastSquare: Double { 64 }
  }

  enum Solid {
    /// The factor by which bodies may be larger and still count as fitting.
    static var tolerance: Double { 1.05 }
    /// The penetration depth from which a body lies across the chain.
    ///
    /// Contacts and continuous collision keep everything else less deep, except bodies that hard
    /// joints pull at more than 6500 pt/s.
    static var depthAcross: Double { 2 }
  }

  enum SpeedLimit {
    /// In points per second.
    static let linear = 1e5
    /// In radians per second.
    static let angular = 1e4
  }

  enum SweptImpacts {
    /// The most impacts of a body in a step; it stops at the last one.
    static var maxCount: Int { 8 }
    /// The most iterations that solve them.
    static var maxIterations: Int { 80 }
    /// Impacts that are no farther apart than this act together.
    static var samePlace: Double { 0.05 }
  }

  enum TimeOfImpact {
    /// The most evaluations; only turns of hundreds of degrees in one step come near.
    static var maxEvaluations: Int { 64 }
    /// The error of the depth at the time of impact; far less than the slop.
    static var tolerance: Double { 1e-6 }
    /// The depth by which a polygon that touches an obstacle gets deeper until it meets it, as a fraction
    /// of the limit.
    static var depthInContact: Double { 1.0 / 6 }
    /// A polygon in contact that is so much less deep than it may get is as deep, in points.
    static var nearlyDeepest: Double { 1e-3 }
    /// The extra depth that is allowed to a part that was deep before the step, as a fraction of the
    /// limit.
    static var extraDepth: Double { 1.0 / 3 }
    /// The fraction of the limit at which a part counts as too deep.
    static var nearlyDeep: Double { 0.98 }
  }

  enum Yielding {
    /// The greatest acceleration by an anchor that has given way, in pt/s²: 100 times gravity.
    static var acceleration: Double { 1e5 }
    /// The greatest depth to which an anchor presses a body into an obstacle before it gives way.
    static var depth: Double { 1 }
    /// The distance from its anchor from which a joint gives way, in points.
    static var noticeable: Double { 1e-3 }
    /// The distance at which it is rigid again; position correction closes the rest.
    static var closed: Double { 0.1 }
    /// The greatest part of its way that a body returns to the range of a span in a step.
    static var approach: Double { 0.125 }
  }
}
