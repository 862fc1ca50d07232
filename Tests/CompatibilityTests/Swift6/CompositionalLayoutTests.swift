import Testing
import UIKit

@MainActor @Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var heights: [CGFloat] = []
    var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? SizedCell, heights.indices.contains(indexPath.item) {
        cell.wanted.constant = heights[indexPath.item]
      }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class SizedCell: UICollectionViewCell {
    static var axis = NSLayoutConstraint.Axis.vertical
    let body = UIView()
    let wanted: NSLayoutConstraint

    override init(frame: CGRect) {
      let isVertical = Self.axis == .vertical
      wanted = (isVertical ? body.heightAnchor : body.widthAnchor).constraint(equalToConstant: 30)
      super.init(frame: frame)
      body.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(body)
      NSLayoutConstraint.activate(
        [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing].map {
          NSLayoutConstraint(
            item: body, attribute: $0, relatedBy: .equal, toItem: contentView, attribute: $0,
            multiplier: 1, constant: 0)
        } + [wanted])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private let source = Source([7])

  private func show(
    _ layout: UICollectionViewLayout, width: CGFloat = 300, height: CGFloat = 400
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test("a grid with fifths holds five items a row, with the items' and section's insets")
  func grid() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 9, trailing: 40)
    section.interGroupSpacing = 4
    let view = show(UICollectionViewCompositionalLayout(section: section))
    let found = frames(view)
    #expect(found[0] == CGRect(x: 15, y: 12, width: 40, height: 40))
    #expect(found[4] == CGRect(x: 215, y: 12, width: 40, height: 40))
    #expect(found[5] == CGRect(x: 15, y: 66, width: 40, height: 40))
    #expect(view.contentSize == CGSize(width: 300, height: 7 + 50 + 4 + 50 + 9))
    #expect(view.visibleCells.count == 7 && view.visibleCells[1].frame == found[1])
  }

  @Test("a number of columns shares the width minus the distances")
  func columns() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
      count: 2)
    group.interItemSpacing = .fixed(10)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view)[1] == CGRect(x: 155, y: 0, width: 145, height: 44))
    #expect(frames(view)[6] == CGRect(x: 0, y: 132, width: 145, height: 44))
  }

  @Test("groups are nested: a large item next to two small items")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, pair])
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let found = frames(view)
    #expect(found[0] == CGRect(x: 0, y: 0, width: 210, height: 160))
    #expect(found[1] == CGRect(x: 210, y: 0, width: 90, height: 80))
    #expect(found[2] == CGRect(x: 210, y: 80, width: 90, height: 80))
    #expect(found[3] == CGRect(x: 0, y: 160, width: 210, height: 160))
    #expect(view.contentSize.height == 480)
  }

  @Test(
    "heights that contents decide are estimates until the cells are seen, and only those are made")
  func selfSizing() {
    SizedCell.axis = .vertical
    source.counts = [5_000]
    source.heights = (0..<5_000).map { CGFloat(20 + $0 % 5) }
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    let view = show(UICollectionViewCompositionalLayout(section: section))
    let found = frames(view)
    #expect(found[0..<3].map(\.height) == [20, 21, 22])
    #expect(found[2].origin == CGPoint(x: 0, y: 45))
    #expect(found[4_999].height == 50)
    #expect(source.made < 40)
    view.contentOffset.y = 60_000
    view.layoutIfNeeded()
    let path = view.indexPathsForVisibleItems[2]
    #expect(view.cellForItem(at: path)?.frame.height == source.heights[path.item])
    #expect(source.made < 80)
  }

  @Test(
    "items as wide as their contents fill rows, and the next row takes the items that do not fit")
  func tags() {
    SizedCell.axis = .horizontal
    defer { SizedCell.axis = .vertical }
    source.heights = [100, 90, 80, 120, 60, 290, 50]
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(70), .absolute(24)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(24)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let view = show(UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(view).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 30),
        CGPoint(x: 130, y: 30), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 90),
      ])
    #expect(view.contentSize.height == 114)
  }

  @Test("remaining space fills flexible distances, between items and around them")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(8)
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view)[0...2].map(\.minX) == [0, 120, 240])
    #expect(frames(view)[1].minY == 10)
    let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    fixed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: nil)
    let other = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: fixed, count: 2)
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: other))
    #expect(frames(view)[0...1].map(\.origin) == [CGPoint(x: 45, y: 3), CGPoint(x: 195, y: 3)])
  }

  @Test(
    "headers and footers are at a section's edges; a pinned header stays visible with the section")
  func boundaries() {
    source.counts = [4, 4]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(12)), elementKind: "footer",
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let view = show(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame("header", 0) == CGRect(x: 20, y: 0, width: 250, height: 30))
    #expect(frames(view)[0] == CGRect(x: 20, y: 40, width: 250, height: 100))
    #expect(frame("footer", 0) == CGRect(x: 220, y: 450, width: 50, height: 12))
    #expect(frame("header", 1)?.minY == 467)
    #expect(view.contentSize == CGSize(width: 300, height: 929))
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(frame("header", 0)?.minY == 200)
    view.contentOffset.y = 450
    view.layoutIfNeeded()
    #expect(frame("header", 0)?.minY == 432)
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 2)
  }

  @Test("an orthogonally scrolling section is as high as the largest group")
  func orthogonal() {
    source.counts = [20, 3]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
    func section(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
      -> NSCollectionLayoutSection
    {
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
      return section
    }
    let view = show(
      UICollectionViewCompositionalLayout { index, _ in
        section(index == 0 ? .continuous : .groupPagingCentered)
      })
    #expect(frames(view)[2] == CGRect(x: 276, y: 4, width: 120, height: 80))
    #expect(frames(view, 1)[0] == CGRect(x: 90, y: 94, width: 120, height: 80))
    #expect(view.contentSize == CGSize(width: 300, height: 180))
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
  }

  @Test("badges are at the items, backgrounds are below the sections, and handlers are called")
  func others() {
    final class Background: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "back")]
    var seen = 0
    section.visibleItemsInvalidationHandler = { items, _, environment in
      seen = items.count
      #expect(environment.container.contentSize.width == 300)
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let view = show(layout)
    let place = view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 1, section: 0))
    #expect(place?.frame == CGRect(x: 186, y: -6, width: 20, height: 20))
    #expect(view.subviews.first is Background)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(seen >= 14 && view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 9, y: 5, width: 9, height: 9)),
      ]
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: custom))
    #expect(frames(view)[3] == CGRect(x: 291, y: 55, width: 9, height: 9))
    #expect(view.contentSize.height == 200)
  }

  @Test("items that are uniform across siblings are as high as the highest item in the row")
  func uniform() {
    source.heights = [20, 60, 40]
    source.counts = [3]
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let view = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view).map(\.height) == [60, 60, 60])
  }

  @Test("right-to-left layouts begin at the right")
  func rightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.semanticContentAttribute = .forceRightToLeft
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(frames(view)[0...2].map(\.minX) == [180, 80, 180])
    #expect(view.visibleCells.count == 7)
  }
}
