internal import DynamicsReporting
internal import Foundation

/// The unused views of a collection view, and the closures that make new ones.
struct ReusePool {
  private struct Key: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    let kind: String?
    let identifier: String
  }

  private var makers: [Key: (CGRect) -> UICollectionReusableView] = [:]
  private var spares: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ identifier: String, kind: String? = nil,
    maker: @escaping (CGRect) -> UICollectionReusableView
  ) {
    makers[Key(kind: kind, identifier: identifier)] = maker
  }

  /// Returns an unused view or a new one; an unregistered identifier is reported, and gives a plain
  /// view.
  @MainActor mutating func view<View: UICollectionReusableView>(
    _ identifier: String, kind: String? = nil, frame: () -> CGRect, plain: (CGRect) -> View
  ) -> View {
    let key = Key(kind: kind, identifier: identifier)
    if let spare = spares[key]?.popLast() as? View {
      spare.prepareForReuse()
      return spare
    }
    let made = makers[key]?(frame()) as? View
    if made == nil {
      DynamicsDiagnostics.report(
        "nothing is registered as \(identifier); a plain view is made",
        by: "UICollectionView.dequeueReusable(withReuseIdentifier:)")
    }
    let view = made ?? plain(frame())
    view.reuseIdentifier = identifier
    return view
  }

  @MainActor mutating func take(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    spares[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
