import UIKit

@testable import DynamicsPrograms

extension ShimCall {
  /// Scroll views, collections and their layouts.
  static let scrolling: [ShimCall] = [
    ShimCall(
      "UIScrollView",
      "init(frame:) contentOffset setContentOffset(_:animated:) contentSize bounds frame"
    ) { s in
      let view = UIScrollView(frame: s.rect())
      let (window, _) = s.shimWindow()
      window.addSubview(view)
      view.contentSize = s.size()
      switch s.count(0...3) {
      case 0: view.contentOffset = s.point()
      case 1: view.bounds = s.rect()
      case 2: view.frame = s.rect()
      default: view.setContentOffset(s.point(), animated: s.flag())
      }
      view.panGestureRecognizer.swipe(
        from: s.point(), to: s.point(), duration: s.interval(), in: window)
      UIShimClock.shared.advance(by: 0.5)
      s.take(view.contentOffset)
      s.look(at: view)
    },
    ShimCall(
      "UIScrollViewDelegate", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    ) { s in
      var target = s.point()
      ShimData().scrollViewWillEndDragging(
        UIScrollView(), withVelocity: s.point(), targetContentOffset: &target)
    },
    ShimCall(
      "UICollectionView",
      """
      init(frame:collectionViewLayout:) layoutAttributesForItem(at:) \
      layoutAttributesForSupplementaryElement(ofKind:at:) indexPathForItem(at:) \
      scrollToItem(at:at:animated:) numberOfItems(inSection:) cellForItem(at:) \
      supplementaryView(forElementKind:at:) register(forCellWithReuseIdentifier:maker:) \
      register(forSupplementaryViewOfKind:withReuseIdentifier:maker:) \
      dequeueReusableCell(withReuseIdentifier:for:) \
      dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
      """
    ) { s in
      let (view, data) = s.collection()
      let kind = UICollectionView.elementKindSectionHeader
      s.take(view.layoutAttributesForItem(at: s.indexPath())?.frame)
      s.take(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: s.indexPath())?.frame)
      s.see(view.indexPathForItem(at: s.point()), view.numberOfItems(inSection: s.integer(0...1)))
      view.scrollToItem(at: s.indexPath(), at: .centeredVertically, animated: s.flag())
      s.see(view.cellForItem(at: s.indexPath()) == nil)
      s.see(view.supplementaryView(forElementKind: kind, at: s.indexPath()) == nil)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: s.indexPath())
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: s.indexPath())
      s.take(cell.frame, header.frame)
      s.look(at: view)
      withExtendedLifetime(data) {}
    },
    ShimCall(
      "UICollectionViewController",
      """
      collectionView(_:numberOfItemsInSection:) collectionView(_:cellForItemAt:) \
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      """
    ) { s in
      let (view, data) = s.collection()
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      s.see(controller.collectionView(view, numberOfItemsInSection: s.integer()))
      s.take(controller.collectionView(view, cellForItemAt: s.indexPath()).frame)
      s.take(
        controller.collectionView(
          view, viewForSupplementaryElementOfKind: s.text(), at: s.indexPath()
        ).frame)
      withExtendedLifetime(data) {}
    },
    ShimCall(
      "UICollectionViewDataSource", "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    ) { s in
      let (view, data) = s.collection()
      s.take(
        data.collectionView(view, viewForSupplementaryElementOfKind: s.text(), at: s.indexPath())
          .frame)
    },
    ShimCall(
      "UICollectionViewDelegate",
      "collectionView(_:willDisplay:forItemAt:) collectionView(_:didEndDisplaying:forItemAt:)"
    ) { s in
      let (view, data) = s.collection()
      let cell = UICollectionViewCell(frame: s.rect())
      data.collectionView(view, willDisplay: cell, forItemAt: s.indexPath())
      data.collectionView(view, didEndDisplaying: cell, forItemAt: s.indexPath())
    },
    ShimCall(
      "UICollectionViewDelegateFlowLayout",
      """
      collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:) \
      collectionView(_:layout:minimumLineSpacingForSectionAt:) \
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
      collectionView(_:layout:referenceSizeForHeaderInSection:) \
      collectionView(_:layout:referenceSizeForFooterInSection:)
      """
    ) { s in
      let (view, data) = s.collection()
      let (layout, section) = (view.collectionViewLayout, s.integer(0...2))
      s.take(data.collectionView(view, layout: layout, sizeForItemAt: s.indexPath()))
      s.take(data.collectionView(view, layout: layout, insetForSectionAt: section))
      s.take(data.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
      s.take(
        data.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
      s.take(data.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
      s.take(data.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
    },
    ShimCall(
      "UICollectionViewFlowLayout",
      """
      itemSize minimumLineSpacing minimumInteritemSpacing headerReferenceSize footerReferenceSize \
      layoutAttributesForElements(in:) layoutAttributesForItem(at:) \
      layoutAttributesForSupplementaryView(ofKind:at:) shouldInvalidateLayout(forBoundsChange:)
      """
    ) { s in
      let (view, data) = s.collection()
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = s.flag() ? .vertical : .horizontal
      layout.itemSize = s.size()
      layout.minimumLineSpacing = s.number(0...20)
      layout.minimumInteritemSpacing = s.number(0...20)
      (layout.headerReferenceSize, layout.footerReferenceSize) = (s.size(), s.size())
      layout.sectionInset = s.insets()
      view.collectionViewLayout = layout
      s.look(at: view)
      s.take(layout.layoutAttributesForElements(in: s.rect())?.map(\.frame))
      s.take(layout.layoutAttributesForItem(at: s.indexPath())?.frame)
      s.take(
        layout.layoutAttributesForSupplementaryView(ofKind: s.text(), at: s.indexPath())?.frame)
      s.see(layout.shouldInvalidateLayout(forBoundsChange: s.rect()))
      s.take(layout.collectionViewContentSize)
      withExtendedLifetime(data) {}
    },
    ShimCall(
      "UICollectionViewLayout",
      """
      layoutAttributesForElements(in:) layoutAttributesForItem(at:) \
      layoutAttributesForSupplementaryView(ofKind:at:) shouldInvalidateLayout(forBoundsChange:) \
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
      """
    ) { s in
      let layout = UICollectionViewLayout()
      s.see(layout.layoutAttributesForElements(in: s.rect())?.count)
      s.see(layout.layoutAttributesForItem(at: s.indexPath()) == nil)
      s.see(layout.layoutAttributesForSupplementaryView(ofKind: s.text(), at: s.indexPath()) == nil)
      s.see(layout.shouldInvalidateLayout(forBoundsChange: s.rect()))
      s.take(
        layout.targetContentOffset(
          forProposedContentOffset: s.point(), withScrollingVelocity: s.point()))
    },
    ShimCall(
      "UICollectionViewLayoutAttributes",
      """
      init(forCellWith:) init(forSupplementaryViewOfKind:with:) indexPath center size bounds frame \
      transform alpha zIndex
      """
    ) { s in
      let cell = UICollectionViewLayoutAttributes(forCellWith: s.indexPath())
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: s.text(), with: s.indexPath())
      for attributes in [cell, header] {
        attributes.indexPath = s.indexPath()
        attributes.transform = s.transform()
        switch s.count(0...3) {
        case 0: attributes.center = s.point()
        case 1: attributes.size = s.size()
        case 2: attributes.bounds = s.rect()
        default: attributes.frame = s.rect()
        }
        (attributes.alpha, attributes.zIndex) = (s.number(0...1), s.integer())
        s.take(attributes.frame, attributes.bounds, attributes.center)
      }
    },
    ShimCall("IndexPath", "init(item:section:) init(row:section:) section item row") { s in
      var path = IndexPath(item: s.integer(), section: s.integer())
      (path.section, path.item) = (s.integer(), s.integer())
      path.row = s.integer()
      s.see(path.row, path.item, path.section, IndexPath(row: s.integer(), section: 0).row)
    },
  ]
}

extension ValueSource {
  /// A visible collection of two sections with three cells each.
  @MainActor fileprivate func collection() -> (UICollectionView, ShimData) {
    let data = ShimData()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(forCellWithReuseIdentifier: "cell") { UICollectionViewCell(frame: $0) }
    view.register(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    ) { UICollectionReusableView(frame: $0) }
    view.dataSource = data
    shimWindow().window.addSubview(view)
    view.layoutIfNeeded()
    return (view, data)
  }
}

private final class ShimData: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
