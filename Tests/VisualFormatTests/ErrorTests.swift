import Testing
import VisualFormat

/// Rejected formats, with the reason and the position of the caret.
///
/// Sources: F4.17 … F4.19.
@Suite("Refused formats")
struct ErrorTests {
  /// The format, and below it the caret.
  static let table: [(format: String, caret: String, reason: VisualFormatError.Reason)] = [
    ("", "^", .expectedView),
    ("V|[bg]|", " ^", .missingColon(after: .vertical)),
    ("H", " ^", .missingColon(after: .horizontal)),
    ("HV:[a]", " ^", .missingColon(after: .horizontal)),
    ("C:[a]", "^", .expectedView),
    ("Z:[a]", "^", .expectedView),
    ("V:", "  ^", .expectedView),
    ("|", " ^", .expectedView),
    ("||", " ^", .expectedView),
    ("|-", "  ^", .expectedView),
    ("|--[a]", "  ^", .expectedView),
    ("a", "^", .expectedView),
    ("-[a]", "^", .expectedView),
    ("-8-[a]", "^", .expectedView),
    (" [a]", "^", .expectedView),
    ("[a] [b]", "   ^", .expectedView),
    ("[a(20)]-", "        ^", .expectedView),
    ("[a]--[b]", "    ^", .expectedView),
    ("[a]-é-[b]", "    ^", .expectedView),
    ("[a]]", "   ^", .expectedView),
    ("[a]|[b]", "    ^", .textAfterEnd),
    ("[a]|-", "    ^", .textAfterEnd),
    ("[", " ^", .badName),
    ("[]", " ^", .badName),
    ("[[", " ^", .badName),
    ("[9ab]", " ^", .badName),
    ("[-a]", " ^", .badName),
    ("[é]", " ^", .badName),
    ("[a..b]", "   ^", .badName),
    ("[a.]", "   ^", .badName),
    ("[nope]", "     ^", .unknownView("nope")),
    ("[a]-[m]", "      ^", .unknownView("m")),
    ("[title.label]", "            ^", .unknownView("title")),
    ("[a", "  ^", .unterminatedView),
    ("[a,b]", "  ^", .unterminatedView),
    ("[a%]", "  ^", .unterminatedView),
    ("[a(b]", "    ^", .unterminatedView),
    ("[a(1)b]", "     ^", .unterminatedView),
    ("[a(b*2+20)]", "    ^", .unterminatedView),
    ("[a(10%)]", "     ^", .unterminatedView),
    ("[a(1e)]", "    ^", .unterminatedView),
    ("[a(1.2.3)]", "      ^", .unterminatedView),
    ("[b(b][r]", "    ^", .unterminatedView),
    ("[a(=30)]", "    ^", .unknownRelation),
    ("[a(>30)]", "    ^", .unknownRelation),
    ("[a(=>30)]", "    ^", .unknownRelation),
    ("[a]-(<b)-[b]", "      ^", .unknownRelation),
    ("[a()]", "   ^", .expectedValue),
    ("[a(==)]", "     ^", .expectedValue),
    ("[a((20))]", "   ^", .expectedValue),
    ("[a(1,)]", "     ^", .expectedValue),
    ("[a(-)]", "   ^", .expectedValue),
    ("[a]-()-[b]", "     ^", .expectedValue),
    ("[a]-((20))-[b]", "     ^", .expectedValue),
    ("[a(nope)]", "       ^", .unknownMetric("nope")),
    ("[a(a.height)]", "           ^", .unknownMetric("a.height")),
    ("[a]-nope-[b]", "        ^", .unknownMetric("nope")),
    ("[a]-(b)-[b]", "      ^", .unknownMetric("b")),
    ("[a(1@foo)]", "        ^", .unknownMetric("foo")),
    ("[a(1@strong)]", "           ^", .unknownMetric("strong")),
    ("[a(1@b)]", "      ^", .unknownMetric("b")),
    ("[a(1@)]", "     ^", .expectedPriority),
    ("[a(1@1001)]", "         ^", .priorityOutOfRange),
    ("[a(1@-1)]", "       ^", .priorityOutOfRange),
    ("[a(1@0)]", "      ^", .priorityOutOfRange),
    ("[a(huge)]", "       ^", .notFinite),
    ("[a(1e999)]", "        ^", .notFinite),
    ("[a]-(8[b]", "      ^", .unterminatedSpace),
    ("[a]-(8-[b]", "      ^", .unterminatedSpace),
    ("[a]-8[b]", "     ^", .expectedDash),
    ("[a]-8@20-[b]", "     ^", .expectedDash),
    ("[a]-(8)[b]", "       ^", .expectedDash),
    ("[a]-8", "     ^", .expectedDash),
    ("|-20-[d]-20-|", "        ^", .missingSuperview),
    ("H:[d]|", "      ^", .missingSuperview),
  ]

  @Test("an invalid format names the first error", arguments: table)
  func refusal(format: String, caret: String, reason: VisualFormatError.Reason) {
    let scope = NamedScope(orphans: ["d"])
    let expected = VisualFormatError(reason: reason, format: format, column: caret.count - 1)
    #expect(throws: expected) { try visualFormatConstraints(format, in: scope) }
  }

  @Test("the message has four lines, the caret below the character, and blanks like Apple's")
  func text() {
    let error = VisualFormatError(
      reason: .missingColon(after: .vertical), format: "V|[bg]|", column: 1)
    #expect(
      error.description == """
        Unable to parse constraint format:\u{20}
        Expected ':' after 'V' to specify vertical arrangement\u{20}
        V|[bg]|\u{20}
         ^
        """)
  }

  static let messages: [(VisualFormatError.Reason, String)] = [
    (.unknownView("nope"), "nope is not a key in the views dictionary."),
    (
      .unterminatedView,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    (.unknownRelation, "Unknown relation. Must be ==, >=, or <="),
    (
      .missingSuperview,
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    ),
    (.expectedView, "Expected a view"),
    (
      .unknownMetric("gap"),
      "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries"
    ),
  ]

  @Test("messages are Apple's if Apple's are known", arguments: messages)
  func message(reason: VisualFormatError.Reason, message: String) {
    let error = VisualFormatError(reason: reason, format: "", column: 0)
    #expect(error.message == message)
  }

  static let parallel: [(format: String, attribute: VisualFormatAttribute, caret: Int)] = [
    ("H:[a][b]", .left, 2), ("[a]", .centerX, 0), ("H:[a]", .leading, 2),
    ("V:[a][b]", .top, 2), ("V:[a]", .firstBaseline, 2), ("V:[a]", .centerY, 2),
  ]

  @Test("views cannot be aligned along the format's axis", arguments: parallel)
  func alignment(format: String, attribute: VisualFormatAttribute, caret: Int) {
    let axis: VisualFormatError.Axis = format.hasPrefix("V") ? .vertical : .horizontal
    let expected = VisualFormatError(
      reason: .alignmentAlongAxis(axis), format: format, column: caret)
    #expect(throws: expected) {
      try visualFormatConstraints(
        format, options: VisualFormatOptions(aligning: attribute), in: NamedScope())
    }
  }
}
