import AutoLayout
import Foundation

final class ContentCell: UICollectionViewCell {
  let content = ContentView(0, 0)
  var askCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addFilling(content)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askCount += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sizes: [[CGSize]]
  var asked: [IndexPath] = []
  var cells = Set<UICollectionViewCell>()
  var itemSize: ((IndexPath) -> CGSize)?

  init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
  }

  convenience init(count: Int) {
    self.init([Array(repeating: CGSize(width: 30, height: 30), count: count)])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sizes[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cells.insert(cell)
    (cell as? ContentCell)?.content.size = sizes[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    itemSize?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// Makes a laid-out collection view, 320 points wide and 400 high at two pixels a point.
@MainActor
func makeCollection(
  _ items: Items, _ layout: UICollectionViewLayout,
  configure: (UICollectionView) -> Void = { _ in }
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  view.setTraitOverrides(UITraitCollection(displayScale: 2))
  view.register(ContentCell.self, forCellWithReuseIdentifier: "item")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
  }
  configure(view)
  view.dataSource = items
  view.delegate = items
  view.layoutIfNeeded()
  return view
}

extension IndexPath {
  static func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
