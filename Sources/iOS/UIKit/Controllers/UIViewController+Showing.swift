internal import DynamicsReporting

extension UIViewController {
  /// The controller that others are presented over: this, or what it is in.
  private var presenter: UIViewController {
    guard !definesPresentationContext, let parent else { return self }
    return parent.presenter
  }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.shown == nil, controller.presentation == nil, controller !== presenter else {
      DynamicsDiagnostics.report("a controller is already presented; ignored", by: "present(_:)")
      return
    }
    // What is not presented yet cannot be dismissed by its viewDidLoad().
    controller.loadViewIfNeeded()
    let presentation = Presentation(of: controller, over: presenter)
    presenter.shown = controller
    controller.presentation = presentation
    controller.passage = .presented
    controller.view.frame = presentation.container.bounds
    let delegate = animated ? controller.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: self)
    let leader = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let context = TransitionContext(
      from: presenter, to: controller,
      staying: presentation.removesWhatIsBelow ? nil : presenter, in: presentation.container,
      style: presentation.style, isAnimated: animated, isInteractive: leader != nil)
    presentation.run(context, by: animator, led: leader) {
      presentation.container.addSubview(controller.view)
    } completion: { didComplete in
      if didComplete {
        if presentation.removesWhatIsBelow { presenter.view.removeFromSuperview() }
        controller.endAppearanceTransition()
        presenter.endAppearanceTransition()
        completion?()
      } else {
        controller.leave(presentation, presenter)
      }
    }
  }

  func unshow(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presentation = presented.presentation,
      let presenter = presentation.presenter
    else {
      presentingViewController?.unshow(animated: animated, completion: completion)
      return
    }
    guard presentation.context == nil else {
      DynamicsDiagnostics.report("the controller is still on its way; ignored", by: "dismiss()")
      return
    }
    if presented.shown != nil {
      presented.unshow(animated: false, completion: nil)
      // It is still on its way, and lies over this: both stay.
      guard presented.shown == nil else { return }
    }
    presented.passage = .dismissed
    let delegate = animated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let leader = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = TransitionContext(
      from: presented, to: presenter,
      staying: presentation.removesWhatIsBelow ? nil : presenter, in: presentation.container,
      style: presentation.style, isAnimated: animated, isInteractive: leader != nil)
    presentation.run(context, by: animator, led: leader) {
      presentation.putBack()
    } completion: { didComplete in
      if didComplete {
        presented.leave(presentation, presenter)
        completion?()
      } else {
        presented.stay(presentation, presenter)
      }
    }
  }

  /// Is not shown over a controller any more.
  private func leave(_ presentation: Presentation, _ presenter: UIViewController) {
    passage = .dismissed
    beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    presentation.putBack()
    presentation.container.removeFromSuperview()
    self.presentation = nil
    presenter.shown = nil
    endAppearanceTransition()
    if presentation.removesWhatIsBelow {
      presenter.beginAppearanceTransition(true, animated: false)
      presenter.endAppearanceTransition()
    }
  }

  /// Is shown over a controller after all.
  private func stay(_ presentation: Presentation, _ presenter: UIViewController) {
    passage = nil
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    if presentation.removesWhatIsBelow {
      presenter.beginAppearanceTransition(false, animated: false)
      presenter.view.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
  }
}
