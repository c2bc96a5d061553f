import DynamicsReporting
import Testing
import UIKit

@MainActor struct CollectionControllerTests {
  final class Photos: UICollectionViewController {
    var count = 3
    var told: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(forCellWithReuseIdentifier: "photo") {
        UICollectionViewCell(frame: $0)
      }
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { told.append("select \(indexPath.item)") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }
  }

  @Test func aControllerIsDataSourceAndDelegate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let photos = Photos()
    window.rootViewController = photos
    window.makeKeyAndVisible()
    #expect(photos.view === photos.collectionView && photos.view.frame == window.bounds)
    #expect(photos.collectionView.visibleCells.count == 3)
    photos.collectionView.tapItem(at: IndexPath(item: 1, section: 0))
    photos.collectionView.contentOffset.y = 3
    #expect(photos.told == ["select 1", "scroll"])
    photos.beginAppearanceTransition(false, animated: false)
    photos.endAppearanceTransition()
    photos.beginAppearanceTransition(true, animated: false)
    #expect(photos.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func aPlainControllerShowsNothing() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let misuse = DynamicsDiagnostics.collecting { controller.collectionView.layoutIfNeeded() }
    #expect(controller.collectionView.visibleCells.isEmpty && misuse.diagnostics.isEmpty)
  }

  @Test func layoutsTakeOverFromEachOther() {
    final class Told: UICollectionViewFlowLayout {
      var told: [String] = []
      override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        told.append("to \(collectionView != nil)")
      }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        told.append("from \(collectionView != nil)")
      }
      override func finalizeLayoutTransition() { told.append("finalize") }
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        told.append("bounds \(oldBounds.width)")
      }
      override func finalizeAnimatedBoundsChange() { told.append("bounds done") }
    }
    let (old, new) = (Told(), Told())
    new.itemSize = CGSize(width: 80, height: 80)
    let view = CountedCollectionView([2], size: CGSize(width: 80, height: 400), layout: old)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    var isComplete = false
    view.setCollectionViewLayout(new, animated: true) { isComplete = $0 }
    #expect(old.told == ["to true", "finalize"] && new.told == ["from true", "finalize"])
    #expect(
      view.visibleCells == cells && cells[1].frame == CGRect(x: 0, y: 90, width: 80, height: 80))
    #expect(cells[1].layer.presentation()?.bounds.width == 50)
    UIShimClock.shared.advance(by: 0.3)
    #expect(isComplete)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(new.told.suffix(2) == ["bounds 80.0", "bounds done"])
    #expect(cells[1].frame.minY == 0)
  }

  @Test func contextsSayWhatIsInvalidated() {
    final class Context: UICollectionViewFlowLayoutInvalidationContext { var note = 0 }
    final class Noting: UICollectionViewFlowLayout {
      var told: [String] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Context)?.note = 7
        return context
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let context = context as? Context else { return }
        told.append(
          "\(context.invalidateEverything) \(context.invalidateDataSourceCounts) \(context.note)")
      }
    }
    let layout = Noting()
    let view = CountedCollectionView([90], size: CGSize(width: 50, height: 100), layout: layout)
    view.layoutIfNeeded()
    layout.told = []
    layout.invalidateLayout()
    view.contentOffset.y = 10
    view.reloadData()
    #expect(layout.told == ["true false 0", "false false 7", "true true 0"])
    let context = Context()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "h", at: [IndexPath(item: 0, section: 0)])
    context.contentOffsetAdjustment.y = 25
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    #expect(context.invalidatedSupplementaryIndexPaths?["h"]?.count == 1)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 35)
  }

  @Test func pathsOfTheOldClassNameItems() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
  }
}
