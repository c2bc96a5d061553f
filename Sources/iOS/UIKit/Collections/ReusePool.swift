internal import DynamicsReporting
internal import Foundation

/// The unused views of a collection view, and the closures that make new ones.
struct ReusePool {
  private struct Key: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    let kind: String?
    let identifier: String
  }

  private var factories: [Key: (CGRect) -> UICollectionReusableView] = [:]
  private var reusableViews: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ identifier: String, kind: String? = nil,
    factory: @escaping (CGRect) -> UICollectionReusableView
  ) {
    factories[Key(kind: kind, identifier: identifier)] = factory
  }

  /// Returns an unused view or a new one; an unregistered identifier is reported, and gives a plain
  /// view.
  @MainActor mutating func view<View: UICollectionReusableView>(
    _ identifier: String, kind: String? = nil, frame: () -> CGRect, plain: (CGRect) -> View
  ) -> View {
    let key = Key(kind: kind, identifier: identifier)
    if let reusableView = reusableViews[key]?.popLast() as? View {
      reusableView.prepareForReuse()
      return reusableView
    }
    let made = factories[key]?(frame()) as? View
    if made == nil {
      DynamicsDiagnostics.report(
        "no view is registered as \(identifier); a plain one is made",
        by: "UICollectionView.dequeueReusable(withReuseIdentifier:)")
    }
    let view = made ?? plain(frame())
    view.reuseIdentifier = identifier
    return view
  }

  @MainActor mutating func recycle(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    reusableViews[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
