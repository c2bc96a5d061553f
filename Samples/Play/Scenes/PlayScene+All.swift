extension PlayScene {
  /// All scenes, in the order of the menu.
  static let all: [PlayScene] = [
    letters, wreckingBall, cards, crates, tower, doll,
    gravity, collision, tray, material, precise, push, snap, drag, rods, rope, breakingRope, pin,
    slide, press, weld, car, group, composite, kinematic, sensor,
    radialGravity, linearGravity, springField, vortex, dragField, velocityField, electric, magnetic,
    noise, turbulence, water,
    toastStack, bottomSheet, cardDeck, pullToRefresh, springyList, magneticDock, drawer, ropeBridge,
    hangingSign, newtonsCradle, confetti, tabIndicator, aimedThrow,
  ]
}
