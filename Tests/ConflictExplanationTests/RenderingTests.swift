import Foundation
import Testing

@testable import ConflictExplanation

@Suite("Report forms")
struct RenderingTests {
  @Test("the text lists the constraints, the conflict, what was broken, and verified fixes")
  func text() throws {
    let text = ConflictReport(log: try Fixtures.log("cell-height")).text(color: false)
    #expect(
      text == """
        Block 1 of 1, line 2: 5 constraints that cannot all be satisfied

        Constraints:
        ✗ 1  UIImageView is 90 points tall
        ✗ 2  UIImageView's top edge is 12 points inside UITableViewCellContentView's top edge
        ✗ 3  UIImageView's bottom edge is 12 points inside UITableViewCellContentView's bottom edge
          4  “It's ready: "now"”'s vertical center is aligned with UIImageView's vertical center
        ✗ 5  UITableViewCellContentView is 43.6667 points tall — the height set by the host: of a cell by its table, at first the estimated row height, or of a root view by its window

        Conflict: constraints 1, 2, 3 and 5 cannot all be satisfied; without any one of them, the others can.
        Verified fixes: remove constraint 1, 2 or 3, or lower the priority of one of them below 1000.

        UIKit broke constraint 1: UIImageView is 90 points tall. By the rule of iOS 26 it is this one because it constrains a single view, the last one of the conflict.

        Notes:
          - The size set by the host is required, and its constraint is not yours to change: give one of your constraints along that axis, preferably the last one, the priority 999.

        Views:
          UIImageView = UIImageView:0x7fb1a2c04410
          UITableViewCellContentView = UITableViewCellContentView:0x7fb1a2c06020
          “It's ready: "now"” = UILabel:0x7fb1a2c05500
        """)
  }

  @Test("colors mark a conflict's members and fixes, and change nothing else")
  func color() throws {
    let report = ConflictReport(log: try Fixtures.log("libraries"))
    let colored = report.text(color: true)
    #expect(colored.contains("\u{1B}[31m✗ 1"))
    #expect(colored.contains("\u{1B}[32mremove constraint 1, 2 or 4"))
    #expect(
      colored.replacing(/\u{1B}\[\d+m/, with: "") == report.text(color: false))
  }

  @Test("the JSON has the documented fields")
  func json() throws {
    let json = try #require(ConflictReport(log: try Fixtures.log("libraries")).jsonText)
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
      "A is 2 times as wide as it is tall"
    ),
    (
      "<NSLayoutConstraint:0x1 A:0x1.width == B:0x2.width - 3>", "A is as wide as B, minus 3 points"
    ),
    (
      "<NSLayoutConstraint:0x1 H:[A:0x1]-(>=8)-[A:0x2]>",
      "A #1 starts at least 8 points after A #2"
    ),
    (
      "<NSLayoutConstraint:0x1 A:0x1.top >= B:0x2.bottom - 8>",
      "A's top is at most 8 points above B's bottom"
    ),
    ("<NSLayoutConstraint:0x1 A:0x1.left == B:0x2.left>", "A's left is aligned with B's left"),
    ("<NSLayoutConstraint:0x1 A:0x1.right <= B:0x2.right>", "A's right is at or before B's right"),
    (
      "<NSLayoutConstraint:0x1 'me' V:[A:0x1(3@20)]>",
      "A is 3 points tall (priority 20) [me]"
    ),
    (
      "<SnapKit.LayoutConstraint:0x1@F.swift#3 A:0x1.height == 4.0>",
      "A is 4 points tall [F.swift#3]"
    ),
    (
      "<NSLayoutConstraint:0x1 'UISV-hiding' A:0x1.height == 0>",
      "A is 0 points tall — the stack view collapses a hidden arranged view"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x1.midX == + 7>",
      "A's horizontal center is 7 points from its superview's origin — the view's frame as a constraint, because translatesAutoresizingMaskIntoConstraints is true"
    ),
  ]

  @Test("each constraint has the expected English sentence", arguments: words)
  func sentence(description: String, words: String) throws {
    let constraint = try #require(DescriptionParser.parse(Substring(description)))
    let sentence = ConstraintSentences(labels: ItemLabels([constraint]))
      .sentence(for: constraint, meaning: SystemMeaning(constraint))
    #expect(sentence == words)
  }
}
