import AutoLayout
import Foundation
import Testing

/// The table of all pairs of attributes, compared with the rules that validate them.
@Suite("Constraint grammar")
struct ConstraintGrammarTests {
  /// A line for each first attribute, a character for each second attribute, in the order of
  /// Apple's raw values (F1.8).
  ///
  /// `.` is legal, `+` mixes axes, `d` mixes reading direction and fixed sides, `s` mixes position
  /// and size, `c` is a position equal to a constant, `n` has no first attribute.
  static let table = [
    "nnnnnnnnnnnnnnnnnnnnn",  // notAnAttribute
    "c..++ddss.+++..++dd.+",  // left
    "c..++ddss.+++..++dd.+",  // right
    "c++..++ss+...++..+++.",  // top
    "c++..++ss+...++..+++.",  // bottom
    "cdd++..ss.+++dd++...+",  // leading
    "cdd++..ss.+++dd++...+",  // trailing
    ".ssssss..ssssssssssss",  // width
    ".ssssss..ssssssssssss",  // height
    "c..++..ss.+++..++...+",  // centerX
    "c++..++ss+...++..+++.",  // centerY
    "c++..++ss+...++..+++.",  // lastBaseline
    "c++..++ss+...++..+++.",  // firstBaseline
    "c..++ddss.+++..++dd.+",  // leftMargin
    "c..++ddss.+++..++dd.+",  // rightMargin
    "c++..++ss+...++..+++.",  // topMargin
    "c++..++ss+...++..+++.",  // bottomMargin
    "cdd++..ss.+++dd++...+",  // leadingMargin
    "cdd++..ss.+++dd++...+",  // trailingMargin
    "c..++..ss.+++..++...+",  // centerXWithinMargins
    "c++..++ss+...++..+++.",  // centerYWithinMargins
  ]

  private static func mark(of verdict: ConstraintGrammar.Verdict) -> Character {
    switch verdict {
    case .legal: "."
    case .crossesAxes: "+"
    case .refused(.mixedDirections): "d"
    case .refused(.locationAndSize): "s"
    case .refused(.locationEqualToConstant): "c"
    case .refused(.noFirstAttribute): "n"
    case .refused(.notFinite): "f"
    }
  }

  private static let attributes = (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))

  @Test("every pair of attributes is legal or refused as recorded (F3.1-F3.5, F11.22)")
  func pairs() {
    let found = Self.attributes.map { first in
      String(Self.attributes.map { Self.mark(of: ConstraintGrammar.verdict(first, $0)) })
    }
    #expect(found == Self.table)
  }

  @Test(
    "a multiplier of 0 drops the second attribute, and a multiplier that is not finite is refused")
  func multipliers() {
    for (first, row) in zip(Self.attributes, Self.table) {
      for second in Self.attributes {
        let verdict = ConstraintGrammar.verdict(first, second, multiplier: 0)
        #expect(Self.mark(of: verdict) == row.first)
        for factor in [Double.nan, .infinity] {
          let verdict = ConstraintGrammar.verdict(first, second, multiplier: factor)
          #expect(verdict == .refused(.notFinite))
        }
      }
    }
  }

  @Test("the fast path accepts only legal constraints, and most of them")
  func ordinary() {
    var passed = 0
    for first in Self.attributes {
      for second in Self.attributes {
        for factor in [1, 0.5, 0, Double.nan]
        where ConstraintGrammar.isOrdinary(first, second, multiplier: factor) {
          passed += 1
          #expect(ConstraintGrammar.verdict(first, second, multiplier: factor) == .legal)
        }
      }
    }
    // Pairs of the two centers, four fixed and four reading sides, eight vertical positions and two
    // sizes; and two sizes with constants.
    #expect(passed == 2 * 2 + 4 * 4 + 4 * 4 + 8 * 8 + 2 * 2 + 2)
  }

  @MainActor
  @Test("legal constraints can be made, activated and laid out; pairs across axes have no effect")
  func making() {
    for (first, row) in zip(Self.attributes, Self.table) {
      for (second, mark) in zip(Self.attributes, row) where mark == "." || mark == "+" {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal,
          toItem: second == .notAnAttribute ? nil : root, attribute: second, multiplier: 1,
          constant: 7)
        view.translatesAutoresizingMaskIntoConstraints = mark == "+"
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(constraint.isActive)
        let isUnmoved = view.frame == CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(isUnmoved == (mark == "+"), "\(first) \(second)")
      }
    }
  }

  @MainActor
  @Test(
    "visual formats make legal constraints only", arguments: ["H:|-[a]-[b(>=10)]-|", "V:[a][b]"])
  func formats(format: String) {
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let options: [NSLayoutConstraint.FormatOptions] =
      format.hasPrefix("V")
      ? [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX]
      : [.alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline]
    for option in options {
      for direction: NSLayoutConstraint.FormatOptions in [[], .directionLeftToRight] {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [option, direction], metrics: nil,
          views: ["a": a, "b": b])
        #expect(!constraints.isEmpty)
        for constraint in constraints {
          let verdict = ConstraintGrammar.verdict(
            constraint.firstAttribute, constraint.secondAttribute)
          #expect(verdict == .legal, "\(constraint)")
        }
      }
    }
  }
}
