import UIKit

@testable import DynamicsPrograms

extension ShimCall {
  /// Layers, links and timers.
  static let layers: [ShimCall] = [
    ShimCall("CADisplayLink", "preferredFramesPerSecond frameInterval") { s in
      let link = CADisplayLink { _ in }
      link.preferredFramesPerSecond = s.integer(0...120)
      s.see(link.preferredFramesPerSecond, link.frameInterval)
      link.frameInterval = s.integer(0...4)
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: Float(s.number(0...60)), maximum: Float(s.number(0...120)),
        preferred: s.optional(Float(s.number(0...120))))
      link.add(to: .main, forMode: .common)
      UIShimClock.shared.advance(by: s.interval())
      s.see(link.preferredFramesPerSecond, link.frameInterval)
      s.hold(link.timestamp, link.targetTimestamp, link.duration)
      link.invalidate()
    },
    ShimCall("CAFrameRateRange", "init(minimum:maximum:preferred:) minimum maximum preferred") {
      s in
      var range = CAFrameRateRange(minimum: Float(s.number()), maximum: 3, preferred: nil)
      (range.minimum, range.maximum) = (Float(s.number()), Float(s.number()))
      range.preferred = Float(s.number())
      s.see(range == .default)
    },
    ShimCall(
      "CALayer",
      """
      convert(_:to:) convert(_:from:) convert(_:to:) convert(_:from:) position bounds anchorPoint \
      setAffineTransform(_:) frame opacity cornerRadius borderWidth shadowOpacity shadowRadius \
      shadowOffset zPosition insertSublayer(_:at:)
      """
    ) { s in
      let (outer, layer) = (CALayer(), CALayer())
      outer.frame = s.rect()
      outer.addSublayer(layer)
      outer.insertSublayer(CALayer(), at: UInt32(truncatingIfNeeded: s.integer(0...2)))
      layer.anchorPoint = CGPoint(x: s.number(0...1), y: s.number(0...1))
      layer.setAffineTransform(s.transform())
      switch s.count(0...2) {
      case 0: layer.frame = s.rect()
      case 1: layer.bounds = s.rect()
      default: layer.position = s.point()
      }
      (layer.cornerRadius, layer.borderWidth, layer.zPosition) = (
        s.number(), s.number(), s.number()
      )
      (layer.opacity, layer.shadowOpacity) = (Float(s.number(0...1)), Float(s.number(0...1)))
      (layer.shadowRadius, layer.shadowOffset) = (s.number(), s.size())
      s.take(layer.convert(s.point(), to: outer), layer.convert(s.point(), from: outer))
      s.take(layer.convert(s.rect(), to: outer), layer.convert(s.rect(), from: outer))
      s.take(layer.frame, layer.bounds, layer.position, layer.affineTransform())
    },
    ShimCall("CAGradientLayer", "startPoint endPoint") { s in
      let gradient = CAGradientLayer()
      (gradient.startPoint, gradient.endPoint) = (s.point(), s.point())
    },
    ShimCall("UIGraphicsImageRenderer", "init(size:)") { s in
      let size = s.size()
      s.see(UIGraphicsImageRenderer(size: size).image { _ in }.size == size)
    },
    ShimCall("CAShapeLayer", "lineWidth") { s in CAShapeLayer().lineWidth = s.number() },
    ShimCall("DispatchQueue", "asyncAfter(deadline:execute:) asyncAfter(deadline:execute:)") { s in
      DispatchQueue.main.asyncAfter(deadline: .now() + s.seconds()) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + s.seconds(), execute: UIShimWorkItem {})
      UIShimClock.shared.advance(by: s.interval())
    },
    ShimCall(
      "Timer",
      "init(timeInterval:repeating:handler:) scheduledTimer(timeInterval:repeating:handler:)"
    ) { s in
      let repeats = s.flag()
      // A repeating timer of very short intervals fires as often as it says.
      let least = repeats ? 0.001 : 0
      let made = Timer(timeInterval: max(least, s.number(0...2)), repeating: repeats) { _ in }
      let scheduled = Timer.scheduledTimer(
        timeInterval: max(least, s.number(0...2)), repeating: repeats
      ) { _ in }
      UIShimClock.shared.advance(by: s.interval())
      made.invalidate()
      scheduled.invalidate()
    },
    ShimCall("Task", "sleep(nanoseconds:)") { s in
      let nanoseconds = UInt64(truncatingIfNeeded: s.integer(0...1_000_000_000))
      let task = Task { try? await Task.sleep(nanoseconds: nanoseconds) }
      UIShimClock.shared.advance(by: s.interval())
      task.cancel()
    },
    ShimCall("UIShimClock", "advance(by:)") { s in
      UIShimClock.shared.advance(by: s.interval())
      s.hold(UIShimClock.shared.time)
    },
    ShimCall("UIShimClock", "run(for:)") { s in
      let interval = s.interval()
      Task { await UIShimClock.shared.run(for: interval) }
      UIShimClock.shared.advance(by: 0)
    },
  ]

  /// Views, windows and animations.
  static let views: [ShimCall] = [
    ShimCall(
      "UIView",
      """
      convert(_:to:) convert(_:from:) convert(_:to:) convert(_:from:) viewWithTag(_:) init(frame:) \
      center bounds transform frame alpha setNeedsDisplay(_:) draw(_:) tag hitTest(_:with:) \
      point(inside:with:) insertSubview(_:at:) sizeThatFits(_:)
      """
    ) { s in
      let (window, view) = s.shimWindow()
      switch s.count(0...3) {
      case 0: view.center = s.point()
      case 1: view.bounds = s.rect()
      case 2: view.transform = s.transform()
      default: view.frame = s.rect()
      }
      (view.alpha, view.tag) = (s.number(0...1), s.integer())
      view.setNeedsDisplay(s.rect())
      view.draw(s.rect())
      window.insertSubview(s.view(), at: s.count(0...2))
      s.take(view.convert(s.point(), to: window), view.convert(s.point(), from: nil))
      s.take(view.convert(s.rect(), to: nil), view.convert(s.rect(), from: window))
      s.see(window.viewWithTag(s.integer()) == nil, window.hitTest(s.point(), with: nil) == nil)
      s.see(view.point(inside: s.point(), with: nil))
      s.take(view.sizeThatFits(s.size()))
      s.look(at: view)
      s.look(at: window)
    },
    ShimCall(
      "UIView",
      """
      animate(withDuration:delay:options:animations:completion:) \
      animate(withDuration:animations:completion:) \
      animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) \
      transition(with:duration:options:animations:completion:)
      """
    ) { s in
      let (_, view) = s.shimWindow()
      let (place, alpha) = (s.point(), s.number(0...1))
      UIView.animate(withDuration: s.seconds(), delay: s.seconds()) { view.center = place }
      UIView.animate(withDuration: s.seconds()) { view.alpha = alpha }
      UIView.animate(
        withDuration: s.seconds(), delay: s.seconds(), usingSpringWithDamping: s.number(0...1),
        initialSpringVelocity: s.number(0...3)
      ) { view.transform = CGAffineTransform(rotationAngle: alpha) }
      UIView.transition(with: view, duration: s.seconds()) { view.alpha = 0.5 }
      UIShimClock.shared.advance(by: s.interval())
      s.look(at: view)
    },
    ShimCall(
      "UIViewPropertyAnimator",
      "runningPropertyAnimator(withDuration:delay:options:animations:completion:)"
    ) { s in
      let (_, view) = s.shimWindow()
      let place = s.point()
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: s.seconds(), delay: s.seconds(), animations: { view.center = place })
      UIShimClock.shared.advance(by: s.interval())
      s.look(at: view)
    },
    ShimCall(
      "UIViewPropertyAnimator",
      """
      init(duration:timingParameters:) init(duration:curve:animations:) \
      init(duration:dampingRatio:animations:) startAnimation(afterDelay:)
      """
    ) { s in
      let (_, view) = s.shimWindow()
      let place = s.point()
      let curve = UICubicTimingParameters(controlPoint1: s.point(), controlPoint2: s.point())
      for animator in [
        UIViewPropertyAnimator(duration: s.seconds(), timingParameters: curve),
        UIViewPropertyAnimator(duration: s.seconds(), curve: .easeIn),
        UIViewPropertyAnimator(duration: s.seconds(), dampingRatio: s.number()),
      ] {
        animator.addAnimations { view.center = place }
        animator.startAnimation(afterDelay: s.seconds())
        UIShimClock.shared.advance(by: s.interval())
        animator.stopAnimation(true)
        s.look(at: view)
      }
    },
    ShimCall("UICubicTimingParameters", "init(controlPoint1:controlPoint2:)") { s in
      _ = UICubicTimingParameters(controlPoint1: s.point(), controlPoint2: s.point())
    },
    ShimCall(
      "UISpringTimingParameters",
      "init(dampingRatio:initialVelocity:) init(mass:stiffness:damping:initialVelocity:)"
    ) { s in
      let (_, view) = s.shimWindow()
      let place = s.point()
      let velocity = CGVector(dx: s.number(), dy: s.number())
      for spring in [
        UISpringTimingParameters(dampingRatio: s.number(), initialVelocity: velocity),
        UISpringTimingParameters(
          mass: s.number(), stiffness: s.number(), damping: s.number(), initialVelocity: velocity),
      ] {
        let animator = UIViewPropertyAnimator(duration: s.seconds(), timingParameters: spring)
        animator.addAnimations { view.center = place }
        animator.startAnimation()
        UIShimClock.shared.advance(by: s.interval())
        animator.stopAnimation(true)
        s.look(at: view)
      }
    },
    ShimCall("UIScreen", "bounds scale") { s in
      let before = (UIScreen.main.bounds, UIScreen.main.scale)
      (UIScreen.main.bounds, UIScreen.main.scale) = (s.rect(), s.number(1...3))
      s.look(at: UIWindow())
      (UIScreen.main.bounds, UIScreen.main.scale) = before
    },
    ShimCall("UIWindow", "init(frame:) frame") { s in
      let window = UIWindow(frame: s.rect())
      window.frame = s.rect()
      window.isHidden = false
      s.look(at: window)
    },
    ShimCall("UIButton", "init(frame:primaryAction:) sizeThatFits(_:)") { s in
      let button = UIButton(frame: s.rect(), primaryAction: nil)
      button.setTitle(s.text(), for: .normal)
      s.take(button.sizeThatFits(s.size()))
      s.look(at: button)
    },
    ShimCall("UIImageView", "init(frame:) sizeThatFits(_:)") { s in
      let view = UIImageView(frame: s.rect())
      view.image = UIImage(size: s.size())
      s.take(view.sizeThatFits(s.size()))
      s.look(at: view)
    },
    ShimCall("UILabel", "numberOfLines sizeThatFits(_:)") { s in
      let label = UILabel(frame: s.rect())
      label.text = s.text()
      label.font = UIFont.systemFont(ofSize: s.number(5...40))
      label.numberOfLines = s.integer(0...3)
      s.take(label.sizeThatFits(s.size()), label.intrinsicContentSize)
      label.sizeToFit()
      s.look(at: label)
    },
    ShimCall("UIImpactFeedbackGenerator", "impactOccurred(intensity:)") { s in
      UIImpactFeedbackGenerator().impactOccurred(intensity: s.number(0...1))
    },
  ]

  /// Touches and gestures.
  static let gestures: [ShimCall] = [
    ShimCall("UITouch", "tapCount timestamp init(at:in:) move(to:in:)") { s in
      let (window, view) = s.shimWindow()
      let touch = UITouch(at: s.point(), in: view)
      (touch.tapCount, touch.timestamp) = (s.integer(), s.number())
      touch.move(to: s.point(), in: window)
      s.take(touch.location(in: view), touch.previousLocation(in: window))
    },
    ShimCall("UIGestureRecognizer", "numberOfTouches location(ofTouch:in:) send(_:location:in:)") {
      s in
      let (window, view) = s.shimWindow()
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      tap.numberOfTouches = s.integer(0...3)
      tap.send(.ended, location: s.optional(s.point()), in: s.optional(window))
      s.take(tap.location(in: view), tap.location(ofTouch: s.integer(0...3), in: window))
    },
    ShimCall(
      "UILongPressGestureRecognizer",
      "minimumPressDuration allowableMovement longPress(at:duration:in:)"
    ) { s in
      let (window, view) = s.shimWindow()
      let press = UILongPressGestureRecognizer()
      view.addGestureRecognizer(press)
      (press.minimumPressDuration, press.allowableMovement) = (s.interval(), s.number(0...20))
      press.longPress(at: s.point(), duration: s.optional(s.interval()), in: s.optional(window))
    },
    ShimCall("UIPinchGestureRecognizer", "scale send(_:scale:velocity:location:in:)") { s in
      let (window, view) = s.shimWindow()
      let pinch = UIPinchGestureRecognizer()
      view.addGestureRecognizer(pinch)
      pinch.send(.began, scale: s.number(), location: s.point(), in: window)
      pinch.scale = s.number()
      pinch.send(
        .changed, scale: s.number(), velocity: s.number(), location: s.optional(s.point()), in: view
      )
      s.see(pinch.state == .changed)
    },
    ShimCall(
      "UIPanGestureRecognizer",
      """
      minimumNumberOfTouches maximumNumberOfTouches setTranslation(_:in:) \
      send(_:location:in:translation:velocity:) send(_:location:in:) swipe(from:to:duration:in:)
      """
    ) { s in
      let (window, view) = s.shimWindow()
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (
        s.integer(0...3), s.integer(0...3)
      )
      pan.send(.began, location: s.point(), in: window)
      pan.setTranslation(s.point(), in: view)
      pan.send(
        .changed, location: s.point(), in: s.optional(window), translation: s.optional(s.point()),
        velocity: s.optional(s.point()))
      s.take(pan.translation(in: view), pan.velocity(in: window), pan.location(in: nil))
      pan.send(.ended, location: s.point(), in: view)
      pan.swipe(from: s.point(), to: s.point(), duration: s.interval(), in: s.optional(window))
      s.take(pan.translation(in: view), pan.velocity(in: window))
    },
    ShimCall(
      "UITapGestureRecognizer", "numberOfTapsRequired numberOfTouchesRequired tap(at:in:)"
    ) { s in
      let (window, view) = s.shimWindow()
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (s.integer(0...3), s.integer(0...3))
      tap.tap(at: s.point(), in: s.optional(window))
    },
  ]
}
