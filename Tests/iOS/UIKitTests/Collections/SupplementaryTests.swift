import DynamicsReporting
import Testing
import UIKit

@MainActor struct SupplementaryTests {
  final class Titled: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [2, 1]
    var told: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      view.tag = indexPath.section
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 20 + 10 * section) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: section == 0 ? 5 : 0, left: 0, bottom: 0, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { told.append("show \(indexPath.section).\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { told.append("hide \(indexPath.section).\(indexPath.item)") }
  }

  final class Title: UICollectionReusableView {}

  private let header = UICollectionView.elementKindSectionHeader
  private let titled = Titled()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 200, height: 40)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(forCellWithReuseIdentifier: "cell") { UICollectionViewCell(frame: $0) }
    view.register(forSupplementaryViewOfKind: header, withReuseIdentifier: "title") {
      Title(frame: $0)
    }
    view.dataSource = titled
    view.delegate = titled
    view.layoutIfNeeded()
  }

  @Test func headersAreShownWhereTheDelegateMakesRoom() throws {
    let first = try #require(
      view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    #expect(first is Title && first.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(view.visibleCells.map(\.frame.minY) == [25, 68, 138])
    #expect(view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [0, 108])
    #expect(titled.told == ["show 0.0", "show 0.1", "show 1.0"])
  }

  @Test func headersAreUsedAgain() throws {
    let first = view.supplementaryView(
      forElementKind: header, at: IndexPath(item: 0, section: 0))
    titled.told = []
    view.contentOffset.y = 130
    view.layoutIfNeeded()
    #expect(Set(titled.told) == ["hide 0.0", "hide 0.1"])
    #expect(first?.superview == nil)
    let again = view.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "title", for: IndexPath(item: 0, section: 0))
    #expect(again is Title && again.tag < 2)
  }

  @Test func aHeaderNobodyMakesIsDiagnosed() {
    let other = CountedCollectionView([1], size: CGSize(width: 200, height: 100), layout: layout)
    layout.headerReferenceSize.height = 10
    let misuse = DynamicsDiagnostics.collecting { other.layoutIfNeeded() }
    #expect(misuse.diagnostics.count == 1)
  }

  @Test func aBackgroundFillsWhatIsSeen() {
    let back = UIView()
    view.backgroundView = back
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(back.frame == view.bounds && view.subviews.first === back)
    view.backgroundView = nil
    #expect(back.superview == nil)
  }
}
