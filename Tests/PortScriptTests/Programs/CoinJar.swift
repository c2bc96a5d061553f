// swift-format-ignore-file
import UIKit

struct Coin: Codable, Equatable {
    enum Kind: String, Codable, CaseIterable { case penny, nickel, dime, quarter }
    let kind: Kind
    var value: Int {
        switch kind {
        case .penny: return 1
        case .nickel: return 5
        case .dime: return 10
        case .quarter: return 25
        }
    }
}

final class CoinView: UIImageView {
    let coin: Coin
    init(coin: Coin, diameter: CGFloat) {
        self.coin = coin
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        image = UIImage(named: coin.kind.rawValue)?.withRenderingMode(.alwaysOriginal)
        layer.cornerRadius = diameter / 2
        layer.borderColor = UIColor.brown.cgColor
        isAccessibilityElement = true
        accessibilityLabel = coin.kind.rawValue.capitalized
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}

class JarViewController: UIViewController {
    private let jar = UIView()
    private lazy var animator = UIDynamicAnimator(referenceView: jar)
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let physics = UIDynamicItemBehavior()
    private var coins: [CoinView] = [] { didSet { updateTotal() } }
    private let totalLabel = UILabel()
    private let formatter = NumberFormatter()

    override func viewDidLoad() {
        super.viewDidLoad()
        jar.frame = CGRect(x: 60, y: 100, width: 200, height: 300)
        view.addSubview(jar)
        view.addSubview(totalLabel)
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: "en_US")
        physics.elasticity = 0.3
        physics.friction = 0.1
        physics.density = 2
        for behavior in [gravity, collision, physics] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
        let outline = UIBezierPath()
        outline.move(to: CGPoint(x: 0, y: 0))
        outline.addLine(to: CGPoint(x: 20, y: 280))
        outline.addQuadCurve(to: CGPoint(x: 180, y: 280), controlPoint: CGPoint(x: 100, y: 310))
        outline.addLine(to: CGPoint(x: 200, y: 0))
        collision.addBoundary(withIdentifier: "jar" as NSCopying, for: outline)
        Coin.Kind.allCases.enumerated().forEach { index, kind in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300 * index)) { self.drop(Coin(kind: kind)) }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        totalLabel.sizeToFit()
        totalLabel.center = CGPoint(x: view.bounds.midX, y: 60)
    }

    func drop(_ coin: Coin) {
        let view = CoinView(coin: coin, diameter: 20 + CGFloat(coin.value))
        view.center = CGPoint(x: jar.bounds.midX + CGFloat.random(in: -30...30), y: 10)
        jar.addSubview(view)
        coins.append(view)
        gravity.addItem(view)
        collision.addItem(view)
        physics.addItem(view)
    }

    private func updateTotal() {
        let cents = coins.map { $0.coin.value }.reduce(0, +)
        totalLabel.text = formatter.string(from: NSNumber(value: Double(cents) / 100))
        view.setNeedsLayout()
        if let data = try? JSONEncoder().encode(coins.map { $0.coin }) {
            UserDefaults.standard.set(data, forKey: "coins")
        }
    }
}
