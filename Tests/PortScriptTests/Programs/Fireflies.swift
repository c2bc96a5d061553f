// swift-format-ignore-file
import UIKit
import QuartzCore

private let count = 24

final class Firefly: UIView {
    override class var layerClass: AnyClass { return CAShapeLayer.self }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shape = layer as! CAShapeLayer
        shape.path = UIBezierPath(ovalIn: bounds).cgPath
        shape.fillColor = tintColor.cgColor
        shape.lineWidth = 0
    }

    func fade(by amount: CGFloat) {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        tintColor.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        tintColor = UIColor(hue: (hue + amount).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: alpha)
        setNeedsLayout()
    }
}

class FirefliesViewController: UIViewController {
    private var flies = [Firefly]()
    private var animator: UIDynamicAnimator!
    private var displayLink: CADisplayLink?
    private var timer: DispatchSourceTimer?
    private let lure = UIFieldBehavior.radialGravityField(position: CGPoint.zero)
    private let noise = UIFieldBehavior.noiseField(smoothness: 0.8, animationSpeed: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.05, green: 0.05, blue: 0.2, alpha: 1)
        animator = UIDynamicAnimator(referenceView: view)
        for index in 0..<count {
            let fly = Firefly(frame: CGRect(x: 20 + index * 10, y: 40 + (index % 5) * 60, width: 12, height: 12))
            fly.tintColor = UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
            view.addSubview(fly)
            flies.append(fly)
            lure.addItem(fly)
            noise.addItem(fly)
        }
        lure.strength = 0.5
        lure.falloff = 0.5
        lure.minimumRadius = 40
        lure.region = UIRegion(radius: 400)
        noise.strength = 0.2
        [lure, noise].forEach { animator.addBehavior($0) }

        let tap = UITapGestureRecognizer(target: self, action: #selector(moveLure(_:)))
        tap.numberOfTapsRequired = 1
        view.addGestureRecognizer(tap)
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
        timer?.schedule(deadline: .now(), repeating: .milliseconds(500))
        timer?.setEventHandler { [weak self] in
            self?.noise.strength *= -1
        }
        timer?.resume()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        displayLink = CADisplayLink(target: self, selector: #selector(tick))
        displayLink?.add(to: RunLoop.main, forMode: .commonModes)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func tick(_ link: CADisplayLink) {
        flies.forEach { $0.fade(by: CGFloat(link.duration) / 10) }
    }

    @objc func moveLure(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.numberOfTouches > 0 else { return }
        lure.position = recognizer.location(ofTouch: 0, in: view)
    }
}
