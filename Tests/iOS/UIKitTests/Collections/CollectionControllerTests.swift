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
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scroll") }
  }

  @Test func aControllerIsDataSourceAndDelegate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let photos = Photos()
    window.rootViewController = photos
    window.makeKeyAndVisible()
    #expect(photos.view === photos.collectionView && photos.view.frame == window.bounds)
    #expect(photos.collectionView.visibleCells.count == 3)
    photos.collectionView.contentOffset.y = 3
    #expect(photos.told == ["scroll"])
  }

  @Test func aPlainControllerShowsNothing() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let misuse = DynamicsDiagnostics.collecting { controller.collectionView.layoutIfNeeded() }
    #expect(controller.collectionView.visibleCells.isEmpty && misuse.diagnostics.isEmpty)
  }

  @Test func anotherLayoutTakesOver() {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    new.itemSize = CGSize(width: 80, height: 80)
    let view = CountedCollectionView([2], size: CGSize(width: 80, height: 400), layout: old)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    view.setCollectionViewLayout(new, animated: true)
    #expect(old.collectionView == nil && new.collectionView === view)
    #expect(
      view.visibleCells == cells && cells[1].frame == CGRect(x: 0, y: 90, width: 80, height: 80))
    #expect(cells[1].layer.presentation()?.bounds.width == 50)
    UIShimClock.shared.advance(by: 0.3)
    #expect(cells[1].layer.presentation()?.bounds.width == 80)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(cells[1].frame.minY == 0)
  }
}
