import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct ValueControlTests {
  @Test func aSliderStaysWithinItsRange() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    slider.value = .nan
    #expect(slider.value == 7)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.maximumValue == 6 && slider.value == 6)
  }

  @Test func changesAreToldWithTheControl() {
    let (slider, toggle) = (UISlider(), UISwitch())
    var heard: [Float] = []
    slider.addHandler(for: .valueChanged) { heard.append($0.value) }
    toggle.addHandler(for: .valueChanged) { heard.append($0.isOn ? 1 : 0) }
    slider.value = 0.25
    slider.sendActions(for: .valueChanged)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
    #expect(heard == [0.25, 1])
    toggle.sizeToFit()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func segmentsThatAreNotThereAreNotSelected() {
    let control = UISegmentedControl(items: ["Earth", "Moon"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Mars", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Moon")
    let (_, reports) = DynamicsDiagnostics.collecting { control.selectedSegmentIndex = 3 }
    #expect(reports.count == 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func buttonsOfBarsArePressed() {
    let controller = UIViewController()
    var pressed: [String?] = []
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", style: .plain, handler: { pressed.append($0.title) })
    controller.navigationItem.rightBarButtonItem?.press()
    #expect(pressed == ["Shuffle"])
    #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
    controller.navigationItem.rightBarButtonItem?.isEnabled = false
    controller.navigationItem.rightBarButtonItem?.press()
    #expect(pressed.count == 1)
    #expect(controller.navigationItem.leftBarButtonItem == nil)
  }

  @Test func imagesAreFoundThatWereProvided() {
    UIImage.provide(UIImage(size: CGSize(width: 30, height: 40)), named: "provided")
    defer { UIImage.provide(nil, named: "provided") }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "provided"), for: .normal)
    #expect(button.imageView?.image?.size == CGSize(width: 30, height: 40))
    #expect(UIImageView(image: UIImage(named: "provided")).bounds.height == 40)
    #expect(UIImage(named: "nowhere") == nil)
  }

  @Test func contentsOfEffectViewsFillThem() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.frame == view.bounds)
    view.bounds.size = CGSize(width: 200, height: 20)
    #expect(view.contentView.frame == view.bounds)
  }
}
