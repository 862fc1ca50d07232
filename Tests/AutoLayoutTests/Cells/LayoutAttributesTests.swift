import AutoLayout
import Foundation
import Testing

/// A layout with an element for each category; the attribute objects stay the same.
private final class KeepingLayout: UICollectionViewLayout {
  let cell = UICollectionViewLayoutAttributes(forCellWith: .item(0))
  let header = UICollectionViewLayoutAttributes(
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: .item(0))
  let mark = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: .item(0))
  var all: [UICollectionViewLayoutAttributes] { [cell, header, mark] }

  override init() {
    super.init()
    for (index, attributes) in all.enumerated() {
      attributes.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 100, height: 50)
    }
    register(UICollectionReusableView.self, forDecorationViewOfKind: "mark")
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { all }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { cell }
}

@MainActor @Suite("Layout attributes")
struct LayoutAttributesTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  /// A change, and whether a view shows it.
  private static let changes:
    [(name: String, change: (Attributes) -> Void, isShown: (UIView, Attributes) -> Bool)] = [
      ("frame", { $0.frame = CGRect(x: 7, y: 8, width: 90, height: 30) }, { $0.frame == $1.frame }),
      (
        "bounds", { $0.bounds = CGRect(x: 0, y: 0, width: 80, height: 40) },
        { $0.bounds == $1.bounds }
      ),
      ("center", { $0.center.x += 15 }, { $0.center == $1.center }),
      ("size", { $0.size.width = 60 }, { $0.bounds.size == $1.size && $0.center == $1.center }),
      (
        "transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) },
        { $0.transform == $1.transform && $0.bounds.size == $1.size && $0.center == $1.center }
      ),
      (
        "transform3D", { $0.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) },
        {
          CATransform3DEqualToTransform($0.transform3D, $1.transform3D)
            && $0.bounds.size == $1.size && $0.center == $1.center
        }
      ),
      ("alpha", { $0.alpha = 0.25 }, { $0.alpha == $1.alpha }),
      ("isHidden", { $0.isHidden = true }, { $0.isHidden && $1.isHidden }),
      (
        "zIndex", { $0.zIndex = 3 },
        { view, attributes in attributes.zIndex == 3 && view.superview?.subviews.last === view }
      ),
      (
        "zIndex below", { $0.zIndex = -3 },
        { view, attributes in attributes.zIndex == -3 && view.superview?.subviews.first === view }
      ),
    ]

  private func views(_ view: UICollectionView) -> [UIView?] {
    let header = UICollectionView.elementKindSectionHeader
    return [
      view.cellForItem(at: .item(0)), view.supplementaryView(forElementKind: header, at: .item(0)),
      view.subviews.first { type(of: $0) == UICollectionReusableView.self && $0.frame.minY == 120 },
    ]
  }

  @Test("a layout that changes attributes that it keeps moves the views")
  func changesInPlace() throws {
    var count = 0
    for index in 0..<3 {
      for (name, change, isShown) in Self.changes {
        let layout = KeepingLayout()
        let view = makeCollection(Items(count: 1), layout)
        let shown = try #require(views(view)[index])
        let attributes = layout.all[index]
        change(attributes)
        // A view may be the first or the last by chance.
        if !name.hasPrefix("zIndex") { #expect(!isShown(shown, attributes), "\(name) of \(index)") }
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(isShown(shown, attributes), "\(name) of \(index)")
        count += 1
      }
    }
    print("walk of attributes changed in place: \(count) members")
  }

  @Test("a view whose z index becomes 0 again does not stay in front")
  func backToZero() throws {
    let layout = KeepingLayout()
    let view = makeCollection(Items(count: 1), layout)
    for index in [3, 0] {
      layout.cell.zIndex = index
      layout.invalidateLayout()
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: .item(0)))
      #expect((view.subviews.last === cell) == (index == 3))
    }
  }

  @Test("copies are equal, and of the same class with no initializer of their own")
  func copies() throws {
    final class Own: UICollectionViewLayoutAttributes {
      var mark = 0
      init(mark: Int) {
        self.mark = mark
        super.init()
      }
      override init() { super.init() }
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.mark = mark
        return copy
      }
    }
    let own = Own(mark: 7)
    for (_, change, _) in Self.changes { change(own) }
    let copy = try #require(own.copy() as? Own)
    #expect(copy.isEqual(own) && copy !== own && copy.mark == 7 && copy.hash == own.hash)
    copy.alpha = 0.75
    #expect(!copy.isEqual(own) && own.alpha == 0.25)
  }
}

/// Changes the attributes that it gets, and returns them.
private final class ChangingCell: UICollectionViewCell {
  static var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.change(layoutAttributes)
    return layoutAttributes
  }
}

private final class ChangingHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 33
    return layoutAttributes
  }
}

@MainActor @Suite("Preferred layout attributes", .serialized)
struct PreferredAttributesTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  /// A column of items and a header, by the attributes that views prefer.
  private final class Column: UICollectionViewLayout {
    var preferred: [IndexPath: Attributes] = [:]
    var header: Attributes?
    var compared: [(preferred: Attributes, original: Attributes)] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
      var all = [header ?? makeHeader()]
      var y = all[0].frame.maxY
      for index in 0..<3 {
        let path = IndexPath.item(index)
        let made =
          preferred[path]?.copy() as? Attributes ?? Attributes(forCellWith: path)
        made.frame = CGRect(x: 0, y: y, width: 100, height: preferred[path]?.size.height ?? 50)
        y += made.frame.height
        all.append(made)
      }
      return all
    }
    private func makeHeader() -> Attributes {
      let made = Attributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: .item(0))
      made.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      return made
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: Attributes,
      withOriginalAttributes originalAttributes: Attributes
    ) -> Bool {
      compared.append((preferredAttributes, originalAttributes))
      return !preferredAttributes.isEqual(originalAttributes)
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: Attributes,
      withOriginalAttributes originalAttributes: Attributes
    ) -> UICollectionViewLayoutInvalidationContext {
      if preferredAttributes.representedElementCategory == .cell {
        preferred[preferredAttributes.indexPath] = preferredAttributes
      } else {
        header = preferredAttributes
      }
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      contexts.append(context)
      return context
    }
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    makeCollection(Items(count: 3), layout) { view in
      view.register(ChangingCell.self, forCellWithReuseIdentifier: "item")
      view.register(
        ChangingHeader.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "edge")
    }
  }

  private static let changes: [(name: String, change: (Attributes) -> Void)] = [
    ("height", { $0.frame.size.height = 20 }),
    ("size", { $0.size = CGSize(width: 100, height: 9) }),
    ("bounds", { $0.bounds.size.height = 31 }), ("alpha", { $0.alpha = 0.5 }),
    ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
    ("zIndex", { $0.zIndex = 4 }),
    ("isHidden", { $0.isHidden = true }), ("center", { $0.center.x += 3 }),
  ]

  @Test("a cell that changes and returns the attributes that it gets is compared with the original")
  func ownLayout() throws {
    var count = 0
    for (name, change) in Self.changes {
      ChangingCell.change = change
      let layout = Column()
      let view = show(layout)
      for index in 0..<3 {
        let wanted = Attributes(forCellWith: .item(index))
        wanted.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        change(wanted)
        let cell = try #require(view.cellForItem(at: .item(index)))
        #expect(cell.bounds.height == wanted.size.height, "\(name)")
        #expect(cell.alpha == wanted.alpha && cell.isHidden == wanted.isHidden, "\(name)")
        #expect(cell.transform == wanted.transform, "\(name)")
      }
      let first = try #require(
        layout.compared.first { $0.original.representedElementCategory == .cell })
      #expect(
        first.original.size.height == 50 && !first.preferred.isEqual(first.original), "\(name)")
      count += 1
    }
    print("walk of preferred attributes: \(count) members")
  }

  @Test("a header's preferred attributes count too, in a context with the header")
  func header() throws {
    ChangingCell.change = { _ in }
    let layout = Column()
    let view = show(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: .item(0)))
    #expect(header.frame.height == 33)
    #expect(view.cellForItem(at: .item(0))?.frame.minY == 33)
    let context = try #require(layout.contexts.first)
    #expect(context.invalidatedSupplementaryIndexPaths == [kind: [.item(0)]])
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test("a flow layout and a compositional layout follow the size that a cell sets in place")
  func stockLayouts() {
    ChangingCell.change = { $0.frame.size.height = 20 }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 50)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let compositional = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    for layout in [flow, compositional] {
      #expect(show(layout).visibleCells.map(\.frame.height) == [20, 20, 20])
    }
  }

  @Test("the method's default returns a changed copy, for every category")
  func defaults() {
    let view = UICollectionReusableView(frame: .zero)
    view.addFilling(ContentView(70, 30))
    for attributes in [
      Attributes(forCellWith: .item(0)),
      Attributes(forSupplementaryViewOfKind: "kind", with: .item(0)),
      Attributes(forDecorationViewOfKind: "kind", with: .item(0)),
    ] {
      attributes.size = CGSize(width: 100, height: 50)
      let preferred = view.preferredLayoutAttributesFitting(attributes)
      #expect(preferred.size == CGSize(width: 70, height: 30))
      #expect(attributes.size == CGSize(width: 100, height: 50))
    }
  }
}
