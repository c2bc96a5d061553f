public import CoreGraphics
public import Foundation

// What is missing is declared here, with what programs call most, so that the compiler names what to
// use instead and says little more. Nobody can have an instance.

extension UICollectionView {
  /// Swift cannot make a cell from its class here.
  @available(
    *, unavailable,
    message:
      "No registrations here: register(forCellWithReuseIdentifier:), and dequeue in the source"
  )
  public struct CellRegistration<Cell, Item> {
    /// As registrations are made.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { fatalError("unavailable") }
  }

  /// Swift cannot make a view from its class here.
  @available(
    *, unavailable,
    message: "No registrations here: register(forSupplementaryViewOfKind:withReuseIdentifier:)"
  )
  public struct SupplementaryRegistration<View> {
    /// As registrations are made.
    public init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {
      fatalError("unavailable")
    }
  }
}

/// There are no diffable data sources here.
@available(
  *, unavailable,
  message: "No diffable data sources here: UICollectionViewDataSource and performBatchUpdates"
)
open class UICollectionViewDiffableDataSource<Section, Item>: NSObject {
  /// As data sources are made.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) { fatalError("unavailable") }

  /// As snapshots are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}

  /// As snapshots are taken.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { .init() }

  /// As items are found.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
}

/// There are no diffable data sources here.
@available(
  *, unavailable,
  message: "No diffable data sources here: UICollectionViewDataSource and performBatchUpdates"
)
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  /// As snapshots are made.
  public init() { fatalError("unavailable") }
  /// As snapshots are filled.
  public mutating func appendSections(_ identifiers: [Section]) {}
  /// As snapshots are filled.
  public mutating func appendItems(_ identifiers: [Item], toSection: Section? = nil) {}
  /// As snapshots are emptied.
  public mutating func deleteItems(_ identifiers: [Item]) {}
  /// As snapshots are renewed.
  public mutating func reloadItems(_ identifiers: [Item]) {}
}

/// There are no compositional layouts here.
@available(
  *, unavailable, message: "No compositional layouts here: subclass UICollectionViewFlowLayout"
)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// As compositional layouts are made.
  public init(section: NotOnLinux) { fatalError("unavailable") }
  /// As compositional layouts are made.
  public init(sectionProvider: @escaping (Int, NotOnLinux) -> NotOnLinux?) {
    fatalError("unavailable")
  }
  /// As storyboards make layouts.
  public required init?(coder: NSCoder) { fatalError("unavailable") }
}

/// There are no compositional layouts here.
@available(
  *, unavailable, message: "No compositional layouts here: subclass UICollectionViewFlowLayout"
)
public typealias NSCollectionLayoutSection = NotOnLinux

/// There are no compositional layouts here.
@available(
  *, unavailable, message: "No compositional layouts here: subclass UICollectionViewFlowLayout"
)
public typealias NSCollectionLayoutGroup = NotOnLinux

/// There are no compositional layouts here.
@available(
  *, unavailable, message: "No compositional layouts here: subclass UICollectionViewFlowLayout"
)
public typealias NSCollectionLayoutItem = NotOnLinux

/// There are no compositional layouts here.
@available(
  *, unavailable, message: "No compositional layouts here: subclass UICollectionViewFlowLayout"
)
public typealias NSCollectionLayoutSize = NotOnLinux
