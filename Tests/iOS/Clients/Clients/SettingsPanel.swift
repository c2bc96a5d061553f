import UIKit

/// A panel of settings that slides in from the left.
class SettingsPanelController: UIViewController {

  let panel = UIView()
  let shade = UIView()
  let rows = UIStackView()
  let advancedRow = UIStackView()
  let closeButton = UIButton(type: .system)
  let badge = UILabel()

  private let panelWidth: CGFloat = 280
  private var panelLeading: NSLayoutConstraint!
  private(set) var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = .black
    shade.alpha = 0
    rows.axis = .vertical
    rows.alignment = .fill
    rows.spacing = 10
    rows.addArrangedSubview(makeRow("Sound", switchTitle: "On"))
    rows.addArrangedSubview(makeRow("Gravity", switchTitle: "Off"))
    fill(advancedRow, "Resistance", switchTitle: "0.5")
    rows.addArrangedSubview(advancedRow)
    advancedRow.isHidden = true
    rows.setCustomSpacing(30, after: rows.arrangedSubviews[0])
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.setOpen(false) }, for: .touchUpInside)
    badge.text = "3"

    for view in [shade, panel, badge] { add(view, to: self.view) }
    for view in [rows, closeButton] { add(view, to: panel) }

    panelLeading = panel.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: -panelWidth)
    let margins = panel.layoutMarginsGuide
    let lowerEdge = closeButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    lowerEdge.priority = .defaultLow
    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: view.topAnchor),
      shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      panelLeading,
      panel.widthAnchor.constraint(equalToConstant: panelWidth),
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),

      rows.topAnchor.constraint(equalTo: margins.topAnchor, constant: 20),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      closeButton.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      closeButton.topAnchor.constraint(greaterThanOrEqualTo: rows.bottomAnchor, constant: 16),
      lowerEdge,

      // It hangs on the panel's edge, from outside of it.
      badge.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 4),
      badge.centerYAnchor.constraint(equalTo: rows.topAnchor),
    ])
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  private func makeRow(_ name: String, switchTitle: String) -> UIStackView {
    let row = UIStackView()
    fill(row, name, switchTitle: switchTitle)
    return row
  }

  private func fill(_ row: UIStackView, _ name: String, switchTitle: String) {
    let label = UILabel()
    label.text = name
    label.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let button = UIButton(type: .system)
    button.setTitle(switchTitle, for: .normal)
    row.alignment = .center
    row.spacing = 8
    for view in [label, button] as [UIView] { row.addArrangedSubview(view) }
  }

  func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    panelLeading.constant = isOpen ? 0 : -panelWidth
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      self.shade.alpha = isOpen ? 0.5 : 0
      self.view.layoutIfNeeded()
    }
  }

  func toggleAdvanced() {
    UIView.animate(withDuration: 0.25) {
      self.advancedRow.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }
}
