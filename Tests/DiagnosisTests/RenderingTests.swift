import Foundation
import Testing

@testable import Diagnosis

/// What a reader and a programme get to see.
@Suite("Forms of a report")
struct RenderingTests {
  @Test("the text says what each constraint wants, what conflicts, what was broken, what helps")
  func text() throws {
    let text = ConflictReport(log: try Fixtures.log("cell-height")).text(colour: false)
    #expect(
      text == """
        Block 1 of 1, line 2: 5 constraints that cannot all hold

        What each constraint wants:
        ✗ 1  UIImageView is 90 points high
        ✗ 2  UIImageView's top edge is 12 points inside UITableViewCellContentView's top edge
        ✗ 3  UIImageView's bottom edge is 12 points inside UITableViewCellContentView's bottom edge
          4  UILabel “It's ready: "now"”'s vertical centre is UIImageView's vertical centre
        ✗ 5  UITableViewCellContentView is 43.6667 points high — the height given from outside: to a cell by its table, at first the estimated row height, or to a root view by its window

        The conflict: 1, 2, 3 and 5 cannot hold together; without any one of them the others can.
        Fixes, each tried: Remove any one of 1, 2 or 3, or lower one of them below 1000.

        The system gave up 1: UIImageView is 90 points high.

        Good to know:
          - The size from outside is required and cannot be changed from inside: give one of your constraints along that axis, best the last one, the priority 999.

        The views:
          UIImageView = UIImageView:0x7fb1a2c04410
          UITableViewCellContentView = UITableViewCellContentView:0x7fb1a2c06020
          UILabel “It's ready: "now"” = UILabel:0x7fb1a2c05500
        """)
  }

  @Test("colours mark a conflict's members and fixes, and nothing else changes")
  func colour() throws {
    let report = ConflictReport(log: try Fixtures.log("libraries"))
    let colourful = report.text(colour: true)
    #expect(colourful.contains("\u{1B}[31m✗ 1"))
    #expect(colourful.contains("\u{1B}[32mRemove any one of 1, 2 or 4"))
    #expect(
      colourful.replacing(/\u{1B}\[\d+m/, with: "") == report.text(colour: false))
  }

  @Test("the JSON has the promised fields")
  func json() throws {
    let json = try ConflictReport(log: try Fixtures.log("libraries")).json()
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let blocks = try #require(document["blocks"] as? [[String: Any]])
    #expect(blocks.count == 2)
    let block = try #require(blocks.last)
    #expect(block["infeasible"] as? Bool == true)
    #expect(block["core"] as? [Int] == [0, 1, 3])
    #expect(block["broken"] as? Int == 0)
    #expect(block["unparsed"] as? [String] == [])
    #expect(
      block["fixes"] as? [[String: Int]] == [
        ["remove": 0], ["remove": 1], ["lower": 0], ["lower": 1],
      ])
    let constraints = try #require(block["constraints"] as? [[String: Any]])
    let target = try #require(constraints.last)
    #expect(
      target["text"] as? String
        == "<NSLayoutConstraint:0x281f3b200 'fittingSizeHTarget' UIView:0x10f607d30.width == 0>")
    #expect(target["class"] as? String == "NSLayoutConstraint")
    #expect(target["identifier"] as? String == "fittingSizeHTarget")
    #expect(target["items"] as? [String] == ["UIView:0x10f607d30"])
    #expect(target["equation"] as? String == "UIView:0x10f607d30.width == 0")
    #expect(target["priority"] as? Double == 1000)
    #expect(target["system"] as? Bool == true)
    #expect(constraints.first?["identifier"] is NSNull)
    #expect(constraints.first?["system"] as? Bool == false)
    #expect(constraints[2]["priority"] as? Double == 250)
  }

  static let words: [(description: String, words: String)] = [
    ("<NSLayoutConstraint:0x1 A:0x1.width <= 1>", "A is at most 1 point wide"),
    (
      "<NSLayoutConstraint:0x1 A:0x1.width == A:0x1.height * 2>",
      "A is 2 times as wide as it is high"
    ),
    (
      "<NSLayoutConstraint:0x1 A:0x1.width == B:0x2.width - 3>", "A is as wide as B, minus 3 points"
    ),
    (
      "<NSLayoutConstraint:0x1 H:[A:0x1]-(>=8)-[A:0x2]>",
      "A #1 begins at least 8 points after the end of A #2"
    ),
    (
      "<NSLayoutConstraint:0x1 A:0x1.top >= B:0x2.bottom - 8>",
      "A's top is at most 8 points above B's bottom"
    ),
    ("<NSLayoutConstraint:0x1 A:0x1.left == B:0x2.left>", "A's left is B's left"),
    ("<NSLayoutConstraint:0x1 A:0x1.right <= B:0x2.right>", "A's right is not beyond B's right"),
    (
      "<NSLayoutConstraint:0x1 'me' V:[A:0x1(3@20)]>",
      "A is 3 points high, if possible (priority 20) [me]"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@F.swift#3 A:0x1.height == 4.0>",
      "A is 4 points high [F.swift#3]"
    ),
    (
      "<NSLayoutConstraint:0x1 'UISV-hiding' A:0x1.height == 0>",
      "A is 0 points high — the stack view takes the room of a hidden arranged view away"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x1.midX == + 7>",
      "A's horizontal centre is 7 points from its superview's origin — the view's frame as a constraint, because translatesAutoresizingMaskIntoConstraints is true"
    ),
  ]

  @Test("a constraint is said in plain words", arguments: words)
  func sentence(description: String, words: String) throws {
    let constraint = try #require(DescriptionParser.parse(Substring(description)))
    let sentence = ConstraintSentences(labels: ItemLabels([constraint]))
      .sentence(for: constraint, meaning: SystemMeaning(constraint))
    #expect(sentence == words)
  }
}
