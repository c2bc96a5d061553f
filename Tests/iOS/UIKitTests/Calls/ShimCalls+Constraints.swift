import UIKit

@testable import DynamicsPrograms

extension ShimCall {
  /// Constraints and stack views.
  static let constraints: [ShimCall] = [
    ShimCall(
      "NSLayoutAnchor",
      """
      constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:) \
      constraint(lessThanOrEqualTo:constant:)
      """
    ) { s in
      let (window, view) = s.shimWindow()
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: s.number()),
        view.rightAnchor.constraint(greaterThanOrEqualTo: window.rightAnchor, constant: s.number()),
        view.topAnchor.constraint(lessThanOrEqualTo: window.topAnchor, constant: s.number()),
      ])
      window.layoutIfNeeded()
      s.look(at: view)
    },
    ShimCall(
      "NSLayoutDimension",
      """
      constraint(equalToConstant:) constraint(greaterThanOrEqualToConstant:) \
      constraint(lessThanOrEqualToConstant:) constraint(equalTo:multiplier:constant:) \
      constraint(greaterThanOrEqualTo:multiplier:constant:) \
      constraint(lessThanOrEqualTo:multiplier:constant:)
      """
    ) { s in
      let (window, view) = s.shimWindow()
      view.translatesAutoresizingMaskIntoConstraints = false
      let (width, height) = (view.widthAnchor, view.heightAnchor)
      NSLayoutConstraint.activate([
        width.constraint(equalToConstant: s.number()),
        width.constraint(greaterThanOrEqualToConstant: s.number()),
        width.constraint(lessThanOrEqualToConstant: s.number()),
        height.constraint(equalTo: width, multiplier: s.number(), constant: s.number()),
        height.constraint(
          greaterThanOrEqualTo: window.heightAnchor, multiplier: s.number(), constant: s.number()),
        height.constraint(
          lessThanOrEqualTo: window.widthAnchor, multiplier: s.number(), constant: s.number()),
      ])
      window.layoutIfNeeded()
      s.look(at: view)
    },
    ShimCall(
      "NSLayoutConstraint",
      "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) constant"
    ) { s in
      let (window, view) = s.shimWindow()
      view.translatesAutoresizingMaskIntoConstraints = false
      let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .trailing, .centerX, .width, .top, .bottom, .centerY, .height, .notAnAttribute,
      ]
      for attribute in attributes {
        let constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: window,
          attribute: attributes[s.count(0...8)], multiplier: s.number(), constant: s.number())
        constraint.priority = UILayoutPriority(Float(s.number(0...1000)))
        constraint.isActive = true
        constraint.constant = s.number()
      }
      window.layoutIfNeeded()
      s.look(at: view)
    },
    ShimCall("UILayoutPriority", "init(_:)") { s in
      _ = UILayoutPriority(Float(s.number()))
    },
    ShimCall("UIView", "layoutMargins") { s in
      let (window, view) = s.shimWindow()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.layoutMargins = UIEdgeInsets(
        top: s.number(), left: s.number(), bottom: s.number(), right: s.number())
      let margins = window.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: margins.leftAnchor),
        view.rightAnchor.constraint(equalTo: margins.rightAnchor),
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
      window.layoutIfNeeded()
      s.look(at: view)
    },
    ShimCall("UIStackView", "spacing insertArrangedSubview(_:at:) setCustomSpacing(_:after:)") {
      s in
      let stack = UIStackView(arrangedSubviews: [s.view(), s.view()])
      stack.frame = s.rect()
      stack.insertArrangedSubview(s.view(), at: s.integer())
      stack.spacing = s.number()
      stack.setCustomSpacing(s.number(), after: stack.arrangedSubviews[0])
      for distribution in 0..<5 {
        stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
        stack.alignment = UIStackView.Alignment(rawValue: s.count(0...5)) ?? .fill
        stack.axis = s.flag() ? .horizontal : .vertical
        stack.layoutIfNeeded()
      }
      for view in stack.arrangedSubviews { s.look(at: view) }
    },
  ]
}
