import AutoLayout
import Foundation
import TestSupport
import Testing

private final class TallHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let body = ContentView(20, 51)
    contentView.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: contentView.topAnchor),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Table sections")
struct TableSectionTests {
  @Test("a title makes a header of 28 in a plain table (F8.9); it stays visible with the section")
  func titles() {
    let rows = Rows([Array(repeating: 40, count: 20), Array(repeating: 40, count: 20)])
    rows.titles = ["One", "Two"]
    let table = makeTable(rows)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(table.rectForRow(at: .at(0)).minY == 50)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 500)
    // The next section's header pushes the first header out.
    let next = table.rect(forSection: 1).minY
    table.contentOffset.y = next - 10
    table.layoutIfNeeded()
    let pushed = table.rect(forSection: 1).minY
    #expect(table.headerView(forSection: 0)?.frame.maxY == pushed)
    #expect(table.headerView(forSection: 1)?.frame.minY == pushed + 22)
    table.contentOffset.y = pushed + 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == pushed + 22)
    table.contentOffset.y = pushed + 30
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == pushed + 30, "pinned with no padding")
  }

  @Test("the padding above headers: any header with a height, no footer (F8.31)")
  func padding() {
    let automatic = UITableView.automaticDimension
    typealias Case = (
      style: UITableView.Style, release: Int, padding: CGFloat, height: CGFloat, title: String?,
      first: CGFloat
    )
    let cases: [Case] = [
      (.plain, 17, 15, 30, "A", 45), (.plain, 17, 0, 30, "A", 30),
      (.plain, 17, automatic, 30, "A", 52),
      (.plain, 17, 15, automatic, "A", 43), (.plain, 17, automatic, automatic, "A", 50),
      (.plain, 14, automatic, automatic, "A", 28), (.plain, 14, 9, 30, "A", 39),
      (.plain, 17, 15, automatic, nil, 0), (.plain, 17, automatic, automatic, nil, 0),
      (.grouped, 17, 15, 30, "A", 45), (.grouped, 17, automatic, 30, "A", 30),
      (.insetGrouped, 17, 15, 30, "A", 45), (.insetGrouped, 17, automatic, 30, "A", 30),
      (.grouped, 17, automatic, automatic, nil, 18),
    ]
    for (index, item) in cases.enumerated() {
      for isView in [false, true] where item.title != nil || !isView {
        let rows = Rows([[30], [30]])
        if isView {
          rows.header = { ContentView(20, 28) }
        } else {
          rows.titles = [item.title, nil]
        }
        let table = makeTable(
          rows, style: item.style, traits: UITraitCollection(iosMajorVersion: item.release)
        ) {
          $0.sectionHeaderTopPadding = item.padding
          $0.sectionHeaderHeight = item.height
        }
        let name = "case \(index), \(isView ? "view" : "title")"
        #expect(table.rectForRow(at: .at(0)).minY == item.first, "\(name)")
        let header = table.rectForHeader(inSection: 0)
        #expect(header.maxY == item.first, "\(name)")
        #expect(table.rect(forSection: 0).minY == 0, "\(name)")
        if item.height > 0 { #expect(header.height == item.height, "\(name)") }
        #expect(
          table.rectForFooter(inSection: 0).height == (item.style == .plain ? 0 : 18), "\(name)")
      }
    }
    print("walk of header paddings: \(cases.count) members")
  }

  @Test("headers of views are as high as their content")
  func views() {
    let rows = Rows([[30], [30]])
    let table = makeTable(rows) { table in
      table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
      rows.header = { [weak table] in
        table?.dequeueReusableHeaderFooterView(withIdentifier: "tall") ?? UIView()
      }
    }
    #expect(table.rectForHeader(inSection: 0).height == 51)
    #expect(table.rectForRow(at: .at(0, 1)).minY == 186)
    #expect(table.contentSize.height == 226)
    #expect(table.headerView(forSection: 1) is TallHeader)
  }

  @Test(
    "sections of the grouped style are 18 apart at each side, and scroll with their headers (F8.9)"
  )
  func grouped() {
    let rows = Rows([[30], [30]])
    let table = makeTable(rows, style: .grouped)
    #expect(table.rectForRow(at: .at(0)).minY == 18)
    #expect(table.rectForRow(at: .at(0, 1)).minY == 94)
    rows.titles = ["One", nil]
    table.reloadData()
    table.contentOffset.y = 5
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }
}

@MainActor @Suite("Table changes")
struct TableUpdateTests {
  private func frames(_ table: UITableView) -> [CGFloat] {
    table.indexPathsForVisibleRows?.map { table.rectForRow(at: $0).height } ?? []
  }

  @Test("rows are inserted and deleted with their heights; the other rows keep their cells")
  func rows() {
    let rows = Rows([[10, 20, 30, 40]])
    let table = makeTable(rows)
    let cell = table.cellForRow(at: .at(3))
    rows.heights = [[10, 30, 35, 40, 50]]
    rows.asked = []
    table.performBatchUpdates {
      table.deleteRows(at: [.at(1)], with: .automatic)
      table.insertRows(at: [.at(2), .at(4)], with: .automatic)
    }
    table.layoutIfNeeded()
    #expect(frames(table) == [20, 40, 45, 50, 60])
    #expect(rows.asked == [.at(2), .at(4)])
    #expect(table.cellForRow(at: .at(3)) === cell)
    #expect(cell?.frame.minY == 105)
    #expect(rows.ended == [.at(1)])
    #expect(table.contentSize.height == 215)
  }

  @Test("rows move, sections are inserted and deleted, and reloaded rows are requested again")
  func moves() {
    let rows = Rows([[10, 20], [30, 40]])
    let table = makeTable(rows)
    let (first, third) = (table.cellForRow(at: .at(0)), table.cellForRow(at: .at(0, 1)))
    rows.heights = [[20], [60], [30, 10, 40]]
    rows.asked = []
    table.beginUpdates()
    table.insertSections(IndexSet(integer: 1), with: .none)
    table.moveRow(at: .at(0), to: .at(1, 2))
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 3)
    #expect(frames(table) == [30, 70, 40, 20, 50])
    #expect(rows.asked == [.at(0, 1)])
    #expect(table.cellForRow(at: .at(1, 2)) === first)
    #expect(table.cellForRow(at: .at(0, 2)) === third)
    rows.heights[0] = [25]
    rows.asked = []
    table.reloadRows(at: [.at(0)], with: .none)
    table.layoutIfNeeded()
    #expect(rows.asked == [.at(0)])
    #expect(table.rectForRow(at: .at(0)).height == 35)
    rows.heights.removeFirst()
    table.deleteSections(IndexSet(integer: 0), with: .none)
    table.layoutIfNeeded()
    #expect(frames(table) == [70, 40, 20, 50])
  }

  @Test("counts that disagree with the change end the process with Apple's message")
  func disagreement() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rows = Rows([[10, 20]])
        let table = makeTable(rows)
        table.deleteRows(at: [.at(0)], with: .none)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (2) must be equal to the number of rows contained in that section before the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      ))
  }

  @Test("a list of extents agrees with a plain sum after any insertions and deletions")
  func randomChanges() {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let rows = Rows([(0..<30).map { _ in CGFloat(Int.random(in: 1...60, using: &random)) }])
      let table = makeTable(rows) { $0.estimatedRowHeight = 0 }
      for _ in 0..<5 {
        let count = rows.heights[0].count
        let gone = Set((0..<3).map { _ in Int.random(in: 0..<count, using: &random) })
        rows.heights[0] = rows.heights[0].enumerated().filter { !gone.contains($0.offset) }
          .map(\.element)
        let come = Set(
          (0..<4).map { _ in Int.random(in: 0..<rows.heights[0].count, using: &random) })
        for index in come.sorted() {
          rows.heights[0].insert(CGFloat(Int.random(in: 1...60, using: &random)), at: index)
        }
        table.performBatchUpdates {
          table.deleteRows(at: gone.map { .at($0) }, with: .none)
          table.insertRows(at: come.map { .at($0) }, with: .none)
        }
        table.layoutIfNeeded()
        var top: CGFloat = 0
        for (row, height) in rows.heights[0].enumerated() {
          #expect(
            table.rectForRow(at: .at(row))
              == CGRect(x: 0, y: top, width: 320, height: height + 10), "seed \(seed), row \(row)")
          top += height + 10
        }
        for cell in table.visibleCells {
          let row = table.indexPath(for: cell)?.row ?? 0
          #expect((cell as? BodyCell)?.body.frame.height == rows.heights[0][row], "seed \(seed)")
        }
      }
    }
  }
}
