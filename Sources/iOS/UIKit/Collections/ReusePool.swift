internal import DynamicsReporting
internal import Foundation

/// The views that are not shown just now, and how more are made.
struct ReusePool {
  private struct Key: Hashable {
    /// Of a supplementary view; `nil` for cells.
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

  /// A spare view or a new one; a plain one, after a diagnostic, for what was not registered.
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
