import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Table")
struct TableTests {
  @Test("rows are as high as their content; only visible rows are requested, once each")
  func selfSizing() {
    let rows = Rows([(1...1000).map { CGFloat($0 % 5) * 10 + 20 }])
    let table = makeTable(rows)
    #expect(table.rectForRow(at: .at(0)) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(table.rectForRow(at: .at(2)) == CGRect(x: 0, y: 90, width: 320, height: 60))
    let cell = table.cellForRow(at: .at(1)) as? BodyCell
    #expect(cell?.frame == CGRect(x: 0, y: 40, width: 320, height: 50))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(cell?.body.frame == CGRect(x: 0, y: 5, width: 320, height: 40))
    #expect(rows.asked == table.indexPathsForVisibleRows)
    #expect(rows.shown == rows.asked)
    #expect(table.visibleCells.count == 8)
    #expect(table.cellForRow(at: .at(8)) == nil)
    // Heights of the first eight rows; the others count as 44 each.
    #expect(
      table.contentSize
        == CGSize(width: 320, height: 40 + 50 + 60 + 70 + 30 + 40 + 50 + 60 + 992 * 44))
  }

  @Test(
    "10,000 rows cost only the visible rows: cells are reused, and each height is measured once")
  func thousands() {
    let rows = Rows([(0..<10_000).map { CGFloat($0 * 7 % 11) * 4 + 30 }])
    let table = makeTable(rows)
    for page in 1...60 {
      table.contentOffset.y = CGFloat(page) * 390
      table.layoutIfNeeded()
    }
    let seen = rows.asked
    #expect(Set(seen).count == seen.count, "no row was asked for twice on the way down")
    #expect(seen == (0..<seen.count).map { IndexPath.at($0) })
    #expect(rows.cells.count < 24, "cells that left were used again")
    func measured() -> Int { rows.cells.reduce(0) { $0 + (($1 as? BodyCell)?.measureCount ?? 0) } }
    #expect(measured() == seen.count)
    for page in (0..<60).reversed() {
      table.contentOffset.y = CGFloat(page) * 390
      table.layoutIfNeeded()
    }
    #expect(measured() == seen.count, "nothing was measured again on the way up")
    #expect(Set(rows.asked).count == seen.count)
    #expect(table.contentOffset.y == 0)
  }

  @Test("a row's content and accessory view stay in the safe area (F8.20)")
  func safeArea() throws {
    let controller = UITableViewController(style: .plain)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 84)
    let rows = Rows([[60]])
    let table = try #require(controller.tableView)
    table.register(BodyCell.self, forCellReuseIdentifier: "body")
    table.dataSource = rows
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .at(0)))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    #expect(cell.frame.width == 700)
    #expect(cell.contentView.frame.minX == 44)
    #expect(accessory.frame.maxX < 700 - 84 && cell.contentView.frame.maxX <= accessory.frame.minX)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(abs(cell.contentView.frame.maxX - (700 - 84)) < 0.01)
    #expect(accessory.frame.minX > 44 && accessory.frame.maxX <= cell.contentView.frame.minX)
  }

  @Test("rows measured above the visible rows do not move them")
  func scrollingUp() {
    let rows = Rows([(0..<200).map { _ in 90 }])
    let table = makeTable(rows)
    table.contentOffset.y = 44 * 100
    table.layoutIfNeeded()
    let path = table.indexPathsForVisibleRows?.first ?? .at(0)
    #expect(path.row > 90)
    let place = table.rectForRow(at: path).minY - table.contentOffset.y
    table.contentOffset.y -= 150
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == place + 150)
    #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
  }

  @Test("an estimate of 0 measures all rows at once; a fixed height needs no measuring")
  func estimates() {
    let all = Rows([[10, 20, 30, 40, 50, 60, 70, 80, 90, 100]])
    let table = makeTable(all) { $0.estimatedRowHeight = 0 }
    #expect(table.contentSize.height == 650)
    let fixed = Rows([Array(repeating: 10, count: 10_000)])
    let other = makeTable(fixed) { $0.rowHeight = 30 }
    #expect(other.contentSize.height == 300_000)
    #expect(fixed.asked.count == 14)
    #expect(other.rectForRow(at: .at(9_999)).minY == 299_970)
  }

  @Test("a change of width measures the visible rows again and keeps their position")
  func width() {
    let rows = Rows([Array(repeating: 60, count: 100)])
    let table = makeTable(rows)
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    let path = table.indexPathsForVisibleRows?.first ?? .at(0)
    let place = table.rectForRow(at: path).minY - table.contentOffset.y
    let asked = rows.asked.count
    table.frame.size.width = 480
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == place)
    #expect(table.cellForRow(at: path)?.frame.width == 480)
    #expect((table.cellForRow(at: path) as? BodyCell)?.body.frame.width == 480)
    #expect(rows.asked.count == asked, "cells stay")
  }

  @Test("a row is measured again between beginUpdates and endUpdates (F8.8)")
  func remeasuring() {
    let rows = Rows([[30, 30, 30]])
    let table = makeTable(rows)
    let cell = table.cellForRow(at: .at(1)) as? BodyCell
    cell?.bodyHeight.priority = .defaultHigh
    cell?.bodyHeight.constant = 90
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .at(1)).height == 40)
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: .at(1)).height == 100)
    #expect(table.rectForRow(at: .at(2)).minY == 140)
    #expect(cell?.body.frame.height == 90)
    #expect(rows.asked.count == 3, "the cell stayed")
    cell?.bodyHeight.constant = 10
    cell?.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: .at(1)).height == 20, "since iOS 16, a changed cell requests an update")
  }

  @Test("the table fixes a row's height; conflicts with it are reported (F8.5)")
  func encapsulation() {
    let rows = Rows([[12]])
    var messages: [String] = []
    let old = LayoutLog.replaceSink { messages.append($0) }
    defer { LayoutLog.replaceSink(old) }
    let table = makeTable(rows) { $0.rowHeight = 60 }
    #expect(messages.count == 1)
    let height = "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"
    #expect(messages.first?.contains(height) == true)
    #expect(messages.first?.contains(".height == 60") == true)
    #expect((table.cellForRow(at: .at(0)) as? BodyCell)?.contentView.frame.height == 60)
  }

  @Test("a row has a pixel for the separator, which does not belong to the content (F8.3)")
  func separatorPixel() {
    let table = makeTable(Rows([[90, 30]])) { $0.separatorStyle = .singleLine }
    #expect(table.rectForRow(at: .at(0)).height == 100.5)
    #expect(table.rectForRow(at: .at(1)).minY == 100.5)
    let cell = table.cellForRow(at: .at(0)) as? BodyCell
    #expect(cell?.contentView.frame.height == 100)
    #expect(cell?.body.frame.height == 90)
  }

  @Test("content as high as a row with a separator conflicts with it (F8.5)")
  func separatorConflict() {
    let messages = LayoutLog.messages {
      _ = makeTable(Rows([[50]])) {
        $0.separatorStyle = .singleLine
        $0.rowHeight = 60
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UITableViewCellContentView:0x") == true)
    #expect(messages.first?.contains(".height == 59.5") == true)
  }

  @Test("a row whose constraints give 0 has the standard height (F8.25)")
  func collapse() {
    let old = LayoutLog.replaceSink(nil)
    defer { LayoutLog.replaceSink(old) }
    for style in [UITableViewCell.SeparatorStyle.none, .singleLine] {
      let table = makeTable(Rows([[-10, 30]])) {
        $0.register(FlatCell.self, forCellReuseIdentifier: "body")
        $0.separatorStyle = style
      }
      #expect(table.rectForRow(at: .at(0)).height == 44)
    }
  }

  /// A cell whose content has the height 0.
  private final class FlatCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let body = UIView()
      contentView.addConstrained(body)
      NSLayoutConstraint.activate([
        body.topAnchor.constraint(equalTo: contentView.topAnchor),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        body.heightAnchor.constraint(equalToConstant: 0),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that constrains the cell height.
  private final class TallCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      heightAnchor.constraint(equalToConstant: 100).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a constraint on the cell itself gives the row's height (F8.24)", arguments: [2, 3])
  func ownHeight(scale: CGFloat) {
    var messages: [String] = []
    let old = LayoutLog.replaceSink { messages.append($0) }
    defer { LayoutLog.replaceSink(old) }
    let table = makeTable(Rows([[20]]), traits: UITraitCollection(displayScale: scale)) {
      $0.register(TallCell.self, forCellReuseIdentifier: "body")
      $0.separatorStyle = .singleLine
    }
    let height = table.rectForRow(at: .at(0)).height
    #expect(abs(height - 100 - 1 / scale) < 1e-9)
    let cell = table.cellForRow(at: .at(0))
    #expect(cell?.contentView.frame.height == 100)
    #expect(messages.first?.contains("'UIView-Encapsulated-Layout-Height'") == true)
    #expect(
      messages.first?.contains(scale == 3 ? ".height == 100.333" : ".height == 100.5") == true)
  }

  @Test("the table's header and footer views take space")
  func edges() {
    let rows = Rows([[30, 30]])
    let table = makeTable(rows)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 35))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(table.rectForRow(at: .at(0)).minY == 25)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 105, width: 320, height: 35))
    #expect(table.contentSize.height == 140)
  }

  @Test("points and rectangles of the content map to rows, and rows scroll into view")
  func places() {
    let rows = Rows([Array(repeating: 40, count: 100), Array(repeating: 40, count: 100)])
    let table = makeTable(rows)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == .at(2))
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 60)) == [.at(1), .at(2)])
    table.scrollToRow(at: .at(50, 1), at: .top, animated: false)
    #expect(table.indexPathsForVisibleRows?.first == .at(50, 1))
    #expect(table.rectForRow(at: .at(50, 1)).minY == table.contentOffset.y)
    table.scrollToRow(at: .at(99, 1), at: .bottom, animated: false)
    #expect(table.rectForRow(at: .at(99, 1)).maxY == table.contentOffset.y + 400)
    table.selectRow(at: .at(1), animated: false, scrollPosition: .middle)
    #expect(table.indexPathForSelectedRow == .at(1))
    #expect(table.cellForRow(at: .at(1))?.isSelected == true)
  }

  @Test("scrolling to a distant row is exact, though rows around it are higher than estimated")
  func farPlaces() {
    let rows = Rows([Array(repeating: 180, count: 1000)])
    let table = makeTable(rows)
    table.scrollToRow(at: .at(999), at: .bottom, animated: false)
    #expect(table.indexPathsForVisibleRows == [.at(997), .at(998), .at(999)])
    #expect(table.rectForRow(at: .at(999)).maxY == table.contentOffset.y + 400)
    table.scrollToRow(at: .at(500), at: .top, animated: false)
    #expect(table.rectForRow(at: .at(500)).minY == table.contentOffset.y)
    #expect(rows.asked.count < 100)
  }

  @Test("rows of the inset style keep inside the margins of the sides")
  func insetGrouped() {
    let table = makeTable(Rows([[30]]), style: .insetGrouped)
    #expect(table.cellForRow(at: .at(0))?.frame == CGRect(x: 16, y: 18, width: 288, height: 40))
  }

  @Test("a row has the table's separator insets until the row sets insets")
  func separators() throws {
    let rows = Rows([[30, 40]])
    let table = makeTable(rows) { $0.separatorStyle = .singleLine }
    let cell = try #require(table.cellForRow(at: .at(0)))
    #expect(cell.hasSeparator)
    #expect(cell.separatorInset.left == table.separatorInset.left)
    table.separatorInset.left = 60
    #expect(cell.separatorInset.left == 60)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    #expect(cell.separatorInset.left == 3)
    table.separatorStyle = .none
    #expect(!cell.hasSeparator)
    #expect(
      UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 600)).separatorInset.left == 20)
  }
}
