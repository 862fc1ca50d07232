import Testing
import UIKit

private struct Bar: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> UIView & UIContentView { BarView(self) }
  func updated(for state: any UIConfigurationState) -> Bar { self }
}

private final class BarView: UIView, UIContentView {
  private let height: NSLayoutConstraint
  var configuration: any UIContentConfiguration {
    didSet { height.constant = (configuration as? Bar)?.height ?? 0 }
  }

  init(_ bar: Bar) {
    configuration = bar
    let body = UIView()
    height = body.heightAnchor.constraint(equalToConstant: bar.height)
    super.init(frame: .zero)
    body.translatesAutoresizingMaskIntoConstraints = false
    addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: topAnchor), height,
      body.bottomAnchor.constraint(equalTo: bottomAnchor),
      body.leadingAnchor.constraint(equalTo: leadingAnchor),
      body.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Content configurations and lists")
struct ListContentTests {
  private let words = String(repeating: "many words ", count: 20)

  private func label(_ view: UIView, _ text: String) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label($0, text) }.first
  }

  @Test("a list content row is 44 high, or as high as the texts if they need more")
  func table() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = item == 1 ? words : "Title"
      if item == 2 { content.secondaryText = "Below" }
      if item == 3 {
        content = .valueCell()
        content.text = "Left"
        content.secondaryText = "Right"
      }
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let cells = try (0..<4).map {
      try #require(table.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    let heights = cells.map(\.frame.height)
    #expect(heights[0] == 44 && heights[3] == 44)
    #expect(heights[1] > 100 && heights[2] > 44 && heights[2] < 70)
    #expect(cells[0].contentView is UIListContentView)
    let title = try #require(label(cells[2], "Title"))
    let below = try #require(label(cells[2], "Below"))
    #expect(title.convert(CGPoint.zero, to: cells[2]).x == 16)
    #expect(
      below.convert(CGPoint.zero, to: cells[2]).y > title.convert(title.bounds, to: cells[2]).maxY)
    let right = try #require(label(cells[3], "Right"))
    #expect(abs(right.convert(right.bounds, to: cells[3]).maxX - 304) < 0.5)
  }

  @Test(
    "a list shows rows from side to side, or in groups away from the sides with views around them")
  func list() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let image = UIImage(systemName: "star")
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item == 1 ? words : "Row \(item)"
      content.image = item == 2 ? image : nil
      content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<4), toSection: 0)
    snapshot.appendItems(Array(4..<1_000), toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewCell {
      try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
    }
    #expect(try cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(try cell(1).frame.height > 100)
    #expect(try cell(2).frame.minY == cell(1).frame.maxY)
    let star = try #require(label(cell(2), "Row 2"))
    #expect(try star.convert(CGPoint.zero, to: cell(2)).x == 56)
    #expect(view.visibleCells.count < 20)

    var grouped = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    grouped.headerMode = .supplementary
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: grouped)
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minX == 16 && header.frame.width == 288)
    #expect(header.frame.height > 20 && header.frame.height < 44)
    #expect(label(header, "SECTION 0") != nil)
    #expect(try cell(0).frame == CGRect(x: 16, y: header.frame.maxY, width: 288, height: 44))
  }

  @Test("a client's content view determines the cell's height, and changes in place")
  func ownContent() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var height: CGFloat = 70
    let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = Bar(height: height)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let content = view.cellForItem(at: first)?.contentView
    #expect(content is BarView && view.visibleCells.map(\.frame.height) == [70, 70])
    height = 90
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: first)?.contentView === content)
    #expect(view.visibleCells.map(\.frame.height) == [90, 70])
  }
}
