import ConflictExplanation
import Testing

/// The explanation of the broken constraint in `explain` (F2.30).
@Suite("The broken constraint in a log")
struct BreakingChoiceTests {
  private func text(_ constraints: [String], broken: String? = nil) -> String {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let end = broken.map { "\nWill attempt to recover by breaking constraint\n\($0)\n" } ?? ""
    return ConflictReport(
      log: """
        Unable to simultaneously satisfy constraints.
        (
        \(list)
        )
        \(end)
        """
    ).text(color: false)
  }

  private let narrow = "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>"
  private let wide = "<NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>"
  private let left =
    "<NSLayoutConstraint:0x3 H:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )>"
  private let right =
    "<NSLayoutConstraint:0x4 H:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>"
  private let outer = "<NSLayoutConstraint:0x5 UIView:0xb.width == 300   (active)>"
  private let sibling = "<NSLayoutConstraint:0x6 UIView:0xa.width == UIView:0xc.width   (active)>"
  private let other = "<NSLayoutConstraint:0x7 UIView:0xc.width == 300   (active)>"

  @Test("of two widths, iOS 26 breaks the larger width")
  func constants() {
    #expect(
      text([narrow, wide], broken: wide).contains(
        "broke constraint 2: UIView is 200 points wide. By the rule of iOS 26 it is this one because "
          + "it has the largest constant"))
  }

  @Test("iOS 26 breaks the inner view's width before the edges and the outer width")
  func inner() {
    #expect(
      text([narrow, left, right, outer]).contains(
        "iOS 26 breaks constraint 1, because it constrains a single view, the last one of the conflict."
      ))
  }

  @Test("a broken constraint that contradicts the rule is not explained by it")
  func against() {
    let said = text([narrow, wide], broken: narrow)
    #expect(said.contains("UIKit broke constraint 1"))
    #expect(!said.contains("iOS 26"))
  }

  @Test("siblings: their order decides, and no log shows it")
  func siblings() {
    let said = text([narrow, sibling, other])
    #expect(!said.contains("iOS 26 breaks constraint"))
    #expect(said.contains("Which of them iOS 26 breaks depends on the view hierarchy"))
  }

  @Test("a constraint listed twice is a single member")
  func listedAgain() {
    let said = text([narrow, left, right, outer, left, outer])
    #expect(
      said.contains(
        "5  UIView #1's leading edge is aligned with UIView #2's leading edge (listed again: it is constraint 2)"
      ))
    #expect(said.contains("Conflict: constraints 1, 2, 3 and 4 cannot all be satisfied"))
  }
}
