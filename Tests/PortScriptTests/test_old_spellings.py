"""Methods of Swift 2 were built and never called, and nothing said so; names of Swift 2 had to be written by hand."""

import unittest

from support import PortTest, port_ios


class OldSpellings(PortTest):
    def check_line(self, before, after):
        self.check(f"import UIKit\n{before}\n", f"import UIKit\n{after}\n")

    def test_methods_of_delegates_get_their_present_names(self):
        for before, after in {
                "func collisionBehavior(behavior: UICollisionBehavior, beganContactForItem item1: UIDynamicItem, "
                "withItem item2: UIDynamicItem, atPoint p: CGPoint) {}":
                    "func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, "
                    "with item2: UIDynamicItem, at p: CGPoint) {}",
                "func collisionBehavior(_ behavior: UICollisionBehavior, endedContactForItem item: UIDynamicItem, "
                "withBoundaryIdentifier identifier: NSCopying?) {}":
                    "func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem, "
                    "withBoundaryIdentifier identifier: NSCopying?) {}",
                "func dynamicAnimatorDidPause(animator: UIDynamicAnimator) {}":
                    "func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}",
                "func collectionView(collectionView: UICollectionView, cellForItemAtIndexPath indexPath: NSIndexPath) -> C {}":
                    "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> C {}",
                "override func willMoveToAnimator(dynamicAnimator: UIDynamicAnimator?) {}":
                    "override func willMove(to dynamicAnimator: UIDynamicAnimator?) {}",
                "override func collectionViewContentSize() -> CGSize { size }":
                    "override var collectionViewContentSize: CGSize { size }"}.items():
            self.check_line(before, after)
            self.check_line(after, after)

    def test_methods_that_nothing_calls_are_told(self):
        text = ("import UIKit\nclass A {\n  func collisionBehavior(_ behavior: B, beganContactFor item: I, "
                "withBoundary name: N, at p: P) {}\n  func dynamicAnimatorDidPause(by animator: A) {}\n"
                "  func dynamicAnimatorWillResume(_ animator: A) {}\n}\n")
        told = port_ios.leftovers(port_ios.port(text), text)
        self.assertEqual([line for line, _ in told], [3, 4])
        self.assertEqual(
            told[1][1],
            "dynamicAnimatorDidPause(by:): never called; its name is dynamicAnimatorDidPause(_:)")

    def test_calls_get_their_present_names(self):
        for before, after in {
                'c.addBoundaryWithIdentifier("a, b: c", fromPoint: CGPointMake(0, f(1, 2)), toPoint: p)':
                    'c.addBoundary(withIdentifier: "a, b: c", from: CGPoint(x: 0, y: f(1, 2)), to: p)',
                "let v = pan.velocityInView(view!)": "let v = pan.velocity(in: view!)",
                "UIView.animateWithDuration(a ? 1 : 2, delay: 0, options: .CurveEaseOut, animations: go, completion: nil)":
                    "UIView.animate(withDuration: a ? 1 : 2, delay: 0, options: .curveEaseOut, animations: go, completion: nil)",
                "UIView.animateWithDuration(1) { card.backgroundColor = UIColor.redColor() }":
                    "UIView.animate(withDuration: 1) { card.backgroundColor = UIColor.red }",
                "let push = UIPushBehavior(items: [card], mode: UIPushBehaviorMode.Instantaneous)":
                    "let push = UIPushBehavior(items: [card], mode: UIPushBehaviorMode.instantaneous)",
                "let snap = UISnapBehavior(item: card, snapToPoint: CGPointZero)":
                    "let snap = UISnapBehavior(item: card, snapTo: CGPoint.zero)",
                "dispatch_async(dispatch_get_main_queue()) { go() }": "DispatchQueue.main.async { go() }",
                "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))), "
                "dispatch_get_main_queue()) { go() }":
                    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { go() }",
                "let timer = NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: #selector(go), "
                "userInfo: nil, repeats: true)":
                    "let timer = Timer.scheduledTimer(timeInterval: 1, repeating: true, "
                    "handler: { [weak self] _ in self?.go() })"}.items():
            self.check_line(before, after)

    def test_names_of_the_program_and_of_today_stay(self):
        for text in [
                "func linearVelocityForItem(_ item: I) -> P {}\nlet v = linearVelocityForItem(card)",
                "enum Phase { case Began }\nlet p: Phase = .Began", "let kind = Shape.Path(3)", "let t = Tool.Path.self",
                "func locationInView() {}", "// pan.velocityInView(view)", 'let s = "CGRectMake(1, 2, 3, 4)"',
                "context.closePath()", "func f(n: NSNotification.Name) {}", "view.convert(p, to: other)",
                "let r = CGRect(x: 1, y: 2, width: 3, height: 4)", "c.addBoundary(withIdentifier: a, for: b)"]:
            self.check_line(text, text)


if __name__ == "__main__":
    unittest.main()
