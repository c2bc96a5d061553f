import DynamicsReporting
import Testing
import UIKit

/// The frames that stack views set on iOS.
@MainActor @Suite struct StackViewTests {
  private final class Tile: UIView {
    var natural = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { natural }
  }

  private func tiles(_ sizes: (CGFloat, CGFloat)...) -> [UIView] {
    sizes.map { width, height in
      let tile = Tile()
      tile.natural = CGSize(width: width, height: height)
      return tile
    }
  }

  private func makeStack(_ views: [UIView], width: CGFloat = 320, height: CGFloat = 100)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 10, y: 20, width: width, height: height)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func viewsFillARow() {
    let views = tiles((50, 20), (60, 30))
    let stack = makeStack(views)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == views && stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(views[1].frame == CGRect(x: 60, y: 0, width: 260, height: 100))
    views[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [250, 60])
    stack.axis = .vertical
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(views[1].frame == CGRect(x: 0, y: 30, width: 320, height: 70))
  }

  @Test func viewsAreAlignedAcross() {
    let views = tiles((50, 20), (60, 30))
    let stack = makeStack(views)
    let places: [(UIStackView.Alignment, [CGFloat])] = [
      (.top, [0, 0]), (.center, [40, 35]), (.bottom, [80, 70]),
    ]
    for (alignment, places) in places {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == places)
      #expect(views.map(\.frame.height) == [20, 30])
    }
  }

  @Test func viewsAreDistributed() {
    let views = tiles((40, 20), (80, 30), (40, 20))
    let stack = makeStack(views)
    stack.spacing = 10
    let places: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
      (.fillEqually, [0, 110, 220], [100, 100, 100]),
      (.fillProportionally, [0, 85, 245], [75, 150, 75]),
      (.equalSpacing, [0, 120, 280], [40, 80, 40]),
      (.equalCentering, [0, 120, 280], [40, 80, 40]),
    ]
    for (distribution, places, widths) in places {
      stack.distribution = distribution
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == places)
      #expect(views.map(\.frame.width) == widths)
    }
  }

  @Test func spacesDiffer() {
    let views = tiles((40, 20), (80, 30), (40, 20))
    let stack = makeStack(views)
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[0])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 15)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [5, 65, 153])
    #expect(views[2].frame == CGRect(x: 153, y: 1, width: 152, height: 97))
    #expect(stack.customSpacing(after: views[0]) == 20 && stack.customSpacing(after: views[1]) == 8)
  }

  @Test func hiddenViewsTakeNoPlace() {
    let views = tiles((40, 20), (80, 30), (40, 20))
    let stack = makeStack(views)
    stack.spacing = 10
    stack.distribution = .fillEqually
    let told = DynamicsDiagnostics.collecting {
      views[1].isHidden = true
      stack.layoutIfNeeded()
    }.diagnostics
    #expect(told.isEmpty)
    #expect(views[0].frame.width == 155 && views[2].frame.minX == 165)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = false
      stack.layoutIfNeeded()
    }
    UIShimClock.shared.advance(by: 0.5)
    #expect(views[0].frame.width == 100)
    #expect(views[0].layer.presentation()?.bounds.width == 127.5)
  }

  @Test func viewsComeAndGo() {
    let views = tiles((40, 20), (80, 30), (40, 20))
    let stack = makeStack([views[0]])
    stack.insertArrangedSubview(views[1], at: 0)
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    // It stays a subview where it was.
    stack.removeArrangedSubview(views[0])
    views[0].translatesAutoresizingMaskIntoConstraints = true
    #expect(stack.subviews.contains(views[0]) && stack.arrangedSubviews == [views[2], views[1]])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func stacksInStacksTakeTheSizeOfTheirViews() {
    let inner = UIStackView(arrangedSubviews: tiles((40, 20), (80, 30)))
    inner.axis = .vertical
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner] + tiles((30, 30)))
    outer.spacing = 10
    outer.alignment = .center
    outer.translatesAutoresizingMaskIntoConstraints = false
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    room.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      outer.topAnchor.constraint(equalTo: room.safeAreaLayoutGuide.topAnchor, constant: 12),
    ])
    room.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 100, y: 12, width: 120, height: 55))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 55))
    #expect(outer.arrangedSubviews[1].frame == CGRect(x: 90, y: 12.5, width: 30, height: 30))
    (inner.arrangedSubviews[1] as? Tile)?.natural.width = 100
    room.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 90, y: 12, width: 140, height: 55))
  }

  @Test func constraintsOfArrangedViewsCount() {
    let views = [UIView(), UIView(), UIView()]
    let stack = makeStack([])
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 44),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [44, 232, 44])
  }

  @Test func aSizeThatNothingDecidesIsReported() {
    let told = DynamicsDiagnostics.collecting { _ = makeStack([UIView(), UIView()]) }.diagnostics
    #expect(told.count == 2 && told[0].message.contains("of a UIView"))
  }

  @Test func nothingKeepsItAlive() {
    weak var left: UIStackView?
    do {
      let stack = makeStack(tiles((1, 1)))
      stack.arrangedSubviews[0].widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
      stack.layoutIfNeeded()
      left = stack
    }
    #expect(left == nil)
  }
}
