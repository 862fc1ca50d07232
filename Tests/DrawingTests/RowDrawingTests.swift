import AutoLayout
import Foundation
import Testing

@testable import Drawing

/// Separators of rows, and the corners of groups (F12.14).
@Suite("Drawing of rows")
@MainActor
struct RowDrawingTests {
  /// Two sections, with three rows and one row.
  private final class Source: NSObject, UITableViewDataSource {
    var hasImage = false

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 3 : 1
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      if hasImage { cell.imageView?.image = UIImage(systemName: "heart") }
      return cell
    }
  }

  private let source = Source()

  private func table(_ style: UITableView.Style, generation: Int = 18) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    let root = UIView(frame: table.frame)
    root.setTraitOverrides(UITraitCollection(iosMajorVersion: generation))
    root.addSubview(table)
    root.layoutIfNeeded()
    return table
  }

  private struct Line: Equatable {
    var left: Double
    var right: Double
    var y: Double
    init(_ left: Double, _ right: Double, _ y: Double) {
      (self.left, self.right, self.y) = (left, right, y)
    }
  }

  private func lines(of view: UIView) -> [Line] {
    flat(DisplayList(showing: view, style: .plain).items).compactMap { item in
      guard case .stroke(let shape, let stroke) = item, stroke.color == Color(.separator) else {
        return nil
      }
      let box = shape.bounds
      return Line(box.minX, box.maxX, box.minY)
    }
  }

  private func flat(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.flatMap { if case .group(let group) = $0 { flat(group.items) } else { [$0] } }
  }

  private func row(_ table: UITableView, _ section: Int, _ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test("rows in a plain table each have a separator below")
  func plain() throws {
    let table = table(.plain)
    for place in [(0, 0), (0, 2), (1, 0)] {
      #expect(lines(of: try row(table, place.0, place.1)) == [Line(16, 320, 43.75)])
    }
  }

  @Test("groups are between separators from side to side")
  func grouped() throws {
    let table = table(.grouped)
    #expect(lines(of: try row(table, 0, 0)) == [Line(0, 320, 0.25), Line(16, 320, 43.75)])
    #expect(lines(of: try row(table, 0, 1)) == [Line(16, 320, 43.75)])
    #expect(lines(of: try row(table, 0, 2)) == [Line(0, 320, 43.75)])
    #expect(lines(of: try row(table, 1, 0)) == [Line(0, 320, 0.25), Line(0, 320, 43.75)])
    table.separatorStyle = .none
    #expect(lines(of: try row(table, 0, 0)).isEmpty)
  }

  @Test("inset groups have round corners, and separators between their rows")
  func inset() throws {
    let table = table(.insetGrouped)
    let (first, middle, last) = (try row(table, 0, 0), try row(table, 0, 1), try row(table, 0, 2))
    #expect(lines(of: first) == [Line(16, 288, 43.75)] && lines(of: middle) == lines(of: first))
    #expect(lines(of: last).isEmpty)
    #expect(first.layer.cornerRadius == 10 && first.clipsToBounds)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(middle.layer.cornerRadius == 0 && !middle.clipsToBounds)
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(try row(table, 1, 0).layer.maskedCorners.rawValue == 15)
    let later = self.table(.insetGrouped, generation: 26)
    #expect(try row(later, 1, 0).layer.cornerRadius == 26)
  }

  @Test("a row that stops being the last loses the round corners")
  func changes() throws {
    let table = table(.insetGrouped)
    let cell = try row(table, 1, 0)
    #expect(cell.layer.cornerRadius == 10)
    cell.rowPlace = RowPlace(.inset, row: 1, of: 3)
    #expect(cell.layer.cornerRadius == 0 && !cell.clipsToBounds)
    cell.rowPlace = nil
    #expect(cell.layer.cornerRadius == 0)
  }

  @Test("separators begin below the text, also next to an image, unless they have insets")
  func insets() throws {
    source.hasImage = true
    let table = table(.plain)
    let cell = try row(table, 0, 0)
    let text = try #require(cell.textLabel)
    #expect(text.frame.minX > 40)
    #expect(lines(of: cell) == [Line(Double(text.frame.minX), 320, 43.75)])
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    #expect(lines(of: cell) == [Line(5, 313, 43.75)])
    cell.separatorInset = .zero
    #expect(lines(of: cell) == [Line(0, 320, 43.75)])
  }

  @Test("collection view lists have the same separators, corners and backgrounds")
  func list() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot, animatingDifferences: false)
    let root = UIView(frame: collection.frame)
    root.addSubview(collection)
    root.layoutIfNeeded()
    let rows = try (0..<2).map {
      try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    #expect(lines(of: rows[0]).map(\.right) == [Double(rows[0].bounds.width)])
    #expect(lines(of: rows[1]).isEmpty)
    #expect(rows[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let fills = flat(DisplayList(showing: collection, style: .plain).items).compactMap {
      if case .fill(_, let color) = $0 { color } else { nil }
    }
    #expect(fills.contains(Color(.systemGroupedBackground)))
    #expect(fills.filter { $0 == Color(.secondarySystemGroupedBackground) }.count == 2)
  }
}
