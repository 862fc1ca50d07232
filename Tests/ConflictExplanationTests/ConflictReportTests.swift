import Foundation
import TestSupport
import Testing

@testable import ConflictExplanation

@Suite("Explanations of console logs")
struct ConflictReportTests {
  struct Expectation: Sendable, CustomStringConvertible {
    var log: String
    var block = 0
    var equations: Int
    var core: [Int]
    var broken: Int?
    var fixes: [BlockExplanation.Fix] = []
    var description: String { "\(log), block \(block)" }
  }

  static let table: [Expectation] = [
    Expectation(
      log: "cell-height", equations: 5, core: [0, 1, 2, 4], broken: 0,
      fixes: [.remove(0), .remove(1), .remove(2), .lower(0), .lower(1), .lower(2)]),
    Expectation(
      log: "markdown", equations: 3, core: [0, 1, 2], broken: 2,
      fixes: [.remove(0), .remove(1), .remove(2), .lower(1), .lower(2)]),
    Expectation(
      log: "libraries", equations: 4, core: [0, 1, 3], broken: 1,
      fixes: [.remove(0), .remove(1), .remove(3), .lower(0), .lower(1), .lower(3)]),
    Expectation(
      log: "libraries", block: 1, equations: 4, core: [0, 1, 3], broken: 0,
      fixes: [.remove(0), .remove(1), .lower(0), .lower(1)]),
    Expectation(
      log: "debugger", equations: 4, core: [2, 3], broken: nil, fixes: [.remove(2), .lower(2)]),
    Expectation(
      log: "wrapped", equations: 2, core: [0, 1], broken: 1,
      fixes: [.remove(0), .remove(1), .lower(0), .lower(1)]),
  ]

  @Test("a block's conflict is found with the fixes", arguments: table)
  func conflict(expectation: Expectation) throws {
    let report = ConflictReport(log: try Fixtures.log(expectation.log))
    let explanation = try #require(report.blocks.dropFirst(expectation.block).first)
    #expect(explanation.block.constraints.count == expectation.equations)
    #expect(explanation.block.unparsed == [])
    #expect(explanation.conflicts.map(\.core) == [expectation.core])
    #expect(explanation.block.broken == expectation.broken)
    #expect(explanation.conflicts.flatMap(\.fixes) == expectation.fixes)
  }

  @Test("an unnamed superview is matched with another view of the list if that explains a conflict")
  func listedSuperview() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa]>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0xa]-(20)-|>",
          "<NSLayoutConstraint:0x3 UILabel:0xa.width == 100>",
          "<NSLayoutConstraint:0x4 UIView:0xb.width == 320>"
      )
      """
    let explanation = try #require(ConflictReport(log: log).blocks.first)
    #expect(explanation.conflicts.map(\.core) == [[0, 1, 2, 3]])
    #expect(explanation.assumptions == [.listedSuperview])
    // A list that is not marked as a conflict gets no guesses.
    let quoted = log.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try #require(ConflictReport(log: quoted).blocks.first).conflicts.isEmpty)
  }

  @Test("two constraints with the same text, and no others, differ in digits that are not printed")
  func unprintedDigits() throws {
    let list = """
      (
        "<NSLayoutConstraint:0x1 UIView:0x9.width == 18>",
        "<NSLayoutConstraint:0x2 UIView:0x9.width == 18>"
      )
      """
    let report = "Unable to simultaneously satisfy constraints.\n" + list
    let explanation = try #require(ConflictReport(log: report).blocks.first)
    #expect(explanation.conflicts.map(\.core) == [[0, 1]])
    #expect(explanation.assumptions == [.unprintedDigits])
    // A list that is not marked as a conflict does not count as a conflict.
    #expect(ConflictReport(log: list).blocks.first?.isInfeasible == false)
  }

  @Test("a conflict with only system constraints is marked, with the relevant constraints")
  func systemAlone() throws {
    let report = ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7.width == 0   (active)>",
          "<NSLayoutConstraint:0x2 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x8'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UINavigationBarContentView:0x7 )>",
          "<NSLayoutConstraint:0x3 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x8'UIViewLayoutMarginsGuide']-(16)-|(LTR)   (active, names: '|':_UINavigationBarContentView:0x7 )>"
        )
        """)
    #expect(
      report.blocks.first?.conflicts.first?.fixes == [.remove(0), .remove(1), .remove(2)])
    let text = report.text(color: false)
    #expect(
      text.contains("All of them are made by the system. Without constraint 1, 2 or 3 the others"))
    #expect(text.contains("All views in the conflict belong to the system"))
  }

  @Test(
    "a pixel between a row and its content is the row separator",
    arguments: [(54, "54.3333"), (54, "53.6667"), (70, "69.5"), (100, "100.333"), (88, "88.5")])
  func separator(height: Int, row: String) {
    let report = ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x5]   (active, names: '|':UITableViewCellContentView:0x7 )>",
          "<NSLayoutConstraint:0x2 V:[UIView:0x5]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7 )>",
          "<NSLayoutConstraint:0x3 UIView:0x5.height == \(height)   (active)>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7.height == \(row)   (active)>"
        )
        """)
    let text = report.text(color: false)
    #expect(text.contains("differ by one pixel, the height of the row separator"))
    #expect(!text.contains("The size set by the host is required"))
  }

  @Test(
    "other differences between a row and the content are not a separator",
    arguments: ["44", "60.25"])
  func noSeparator(row: String) {
    let report = ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSLayoutConstraint:0x3 Cell:0x7.height == 54   (active)>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' Cell:0x7.height == \(row)   (active)>"
        )
        """)
    let text = report.text(color: false)
    #expect(!text.contains("separator"))
    #expect(text.contains("The size set by the host is required"))
  }

  @Test("a conflict of system constraints of the app's views names the properties to change")
  func systemAdvice() {
    let report = ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIStackView:0x9.width == 0   (active)>",
          "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x9.leading == UILabel:0xa.leading   (active)>",
          "<NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UILabel:0xb]-(0)-|   (active, names: '|':UIStackView:0x9 )>",
          "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0xa]-(8)-[UILabel:0xb]   (active)>"
        )
        """)
    let text = report.text(color: false)
    #expect(text.contains("The system made all constraints of the conflict"))
  }

  @Test(
    "a cell's content view keeps its autoresizing constraints",
    arguments: [
      "UITableViewCellContentView", "_UITableViewHeaderFooterContentView",
      "_UICollectionViewListCellContentView",
    ])
  func contentView(_ name: String) {
    let report = ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(name):0x9.height == 44   (active)>",
          "<NSLayoutConstraint:0x2 V:|-(16)-[UILabel:0xa]   (active, names: '|':\(name):0x9 )>",
          "<NSLayoutConstraint:0x3 V:[UILabel:0xa]-(16)-|   (active, names: '|':\(name):0x9 )>",
          "<NSLayoutConstraint:0x4 UILabel:0xa.height >= 30   (active)>"
        )
        """)
    let text = report.text(color: false)
    #expect(text.contains("The cell sets the frame of the content view"))
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints to false"))
    #expect(!text.contains("remove constraint 1"))
  }

  @Test("a generic class keeps the class name, and a gap of 0 is described by the meaning")
  func words() {
    let report = ConflictReport(
      log: """
        <NSLayoutConstraint:0x1 V:[App.Box<Swift.Int>:0x2]-(0)-[UILabel:0x3'A']>
        <NSLayoutConstraint:0x4 V:[App.Box<Swift.Int>:0x2]-(8)-[UILabel:0x3'A']>
        """)
    #expect(report.text(color: false).contains("“A” starts where Box ends\n"))
  }

  @Test("removing any member resolves a conflict", arguments: Fixtures.names)
  func irreducible(name: String) throws {
    for explanation in ConflictReport(log: try Fixtures.log(name)).blocks {
      let search = ConflictSearch(
        explanation.block.constraints, assuming: Set(explanation.assumptions),
        allowsForRounding: false)
      for conflict in explanation.conflicts {
        #expect(!search.isFeasible(conflict.core))
        for member in conflict.core {
          #expect(search.isFeasible(conflict.core.filter { $0 != member }))
        }
      }
    }
  }

  @Test("random chains of gaps conflict exactly if they are longer than their container")
  func chains() {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...8, using: &generator)
      let gaps = (0...count).map { _ in Double(Int.random(in: -4...20, using: &generator)) }
      let room = Double(Int.random(in: 0...120, using: &generator))
      var lines = ["<NSLayoutConstraint:0x100 S:0x9.width == \(room)>"]
      for index in 0...count {
        let left = index == 0 ? "|" : "[A:0x\(index)0]"
        let right = index == count ? "|" : "[A:0x\(index + 1)0]"
        lines.append(
          "<NSLayoutConstraint:0x20\(index) H:\(left)-(\(gaps[index]))-\(right) (Names: '|':S:0x9 )>"
        )
      }
      // A constraint unrelated to the conflict.
      lines.insert("<NSLayoutConstraint:0x300 S:0x9.height >= 3>", at: 1)
      let report = ConflictReport(log: (["("] + lines + [")"]).joined(separator: "\n"))
      let isTooLong = gaps.reduce(0, +) > room + 0.01
      #expect(report.blocks.count == 1, "seed \(seed)")
      #expect(report.blocks.first?.isInfeasible == isTooLong, "seed \(seed): \(lines)")
      if isTooLong {
        let core = Array(lines.indices).filter { $0 != 1 }
        #expect(report.blocks.first?.conflicts.map(\.core) == [core], "seed \(seed)")
      }
    }
  }

  @Test("two conflicts in a list are both found, each with separate fixes")
  func twoConflicts() throws {
    let report = ConflictReport(
      log: """
        (
          "<NSLayoutConstraint:0x1 A:0x10.width == 40>",
          "<NSLayoutConstraint:0x2 A:0x10.width == 50>",
          "<NSLayoutConstraint:0x3 B:0x20.height == - 1>",
        )
        """)
    let conflicts = try #require(report.blocks.first).conflicts
    #expect(conflicts.map(\.core) == [[0, 1], [2]])
    #expect(
      conflicts.map(\.fixes) == [
        [.remove(0), .remove(1), .lower(0), .lower(1)], [.remove(2), .lower(2)],
      ])
  }

  @Test("a pointer with a misread letter is matched with the similar pointer")
  func damagedPointer() throws {
    let explanation = try #require(
      ConflictReport(log: try Fixtures.log("damaged-pointer")).blocks.first)
    #expect(explanation.block.unparsed == [])
    #expect(
      explanation.block.constraints.map(\.equation)
        == [40, 30, 20].map {
          "UIView:0x7fe2a8d08110.width == \($0)"
        })
    #expect(!explanation.conflicts.isEmpty)
  }

  @Test("a line with an invalid pointer is reported as not understood, and the rest is read")
  func noPointer() throws {
    let log = """
      (
          "<NSLayoutConstraint:0x1 UIView:0x7fzz.width == 40>",
          "<NSLayoutConstraint:0x2 UIView:0x7fe2a8d08110.width == 20>"
      )
      """
    let block = try #require(ConflictReport(log: log).blocks.first?.block)
    #expect(block.unparsed.count == 1)
    #expect(block.constraints.map(\.equation) == ["UIView:0x7fe2a8d08110.width == 20"])
  }

  @Test("a redacted report is a block, and a log with no report is empty")
  func empty() throws {
    let redacted = ConflictReport(log: try Fixtures.log("redacted"))
    #expect(redacted.blocks.map(\.block.isRedacted) == [true])
    #expect(redacted.text(color: false).contains("<private>"))
    let nothing = ConflictReport(log: try Fixtures.log("nothing"))
    #expect(nothing.isEmpty)
    #expect(nothing.text(color: false).hasPrefix("no unsatisfiable constraints found"))
  }

  @Test("no damage crashes the report", arguments: Fixtures.names)
  func damage(name: String) throws {
    let log = Array(try Fixtures.log(name).unicodeScalars)
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      var damaged = log
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let location = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: damaged.remove(at: location)
        case 1:
          damaged.insert(
            damaged[Int.random(in: 0..<damaged.count, using: &generator)], at: location)
        default: damaged.removeSubrange(location..<min(location + 9, damaged.count))
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: damaged)
      let report = ConflictReport(log: String(text))
      for explanation in report.blocks {
        let indices = explanation.block.constraints.indices
        #expect(explanation.conflicts.flatMap(\.core).allSatisfy(indices.contains), "seed \(seed)")
        #expect(explanation.block.broken.map(indices.contains) ?? true, "seed \(seed)")
      }
    }
  }
}
