import Testing

@testable import ConflictExplanation

/// Separate descriptions: every form in the grammar (F2.15 … F2.26).
@Suite("Descriptions of constraints")
struct DescriptionParserTests {
  static let bodies: [(body: String, equation: String)] = [
    ("A:0x1.width == 40", "A:0x1.width == 40"),
    ("A:0x1.width == 40@750", "A:0x1.width == 40"),
    ("A:0x1.left == B:0x2.left @250", "A:0x1.left == B:0x2.left"),
    ("A:0x1.width == - 16", "A:0x1.width == -16"),
    ("A:0x1.height == 2.22507e-308", "A:0x1.height == 2.22507e-308"),
    ("A:0x1.midX == + 187.5", "A:0x1.midX == 187.5"),
    ("A:0x1.left >= B:0x2.right + 8", "A:0x1.left >= B:0x2.right + 8"),
    ("A:0x1.left <= B:0x2.right - 8.5", "A:0x1.left <= B:0x2.right - 8.5"),
    ("A:0x1.width == 0.5*B:0x2.height - 3", "A:0x1.width == 0.5*B:0x2.height - 3"),
    ("A:0x1.width == B:0x2.width * 0.25", "A:0x1.width == 0.25*B:0x2.width"),
    ("A:0x1.top == B:0x2.bottom NSSpace(8)", "A:0x1.top == B:0x2.bottom + 8"),
    (
      "A:0x1.top >= B:0x2.bottom NSLayoutAnchorConstraintSpace(8)",
      "A:0x1.top >= B:0x2.bottom + 8"
    ),
    ("M.A:0x1'x == y'.top == B:0x2'1 + 2'.baseline", "M.A:0x1.top == B:0x2.baseline"),
    ("A:0x1'IT'S 4*4.'.left == B:0x2' - 8'.left", "A:0x1.left == B:0x2.left"),
    ("a.b-c d.leading == my view.trailing + 1", "a.b-c d.leading == my view.trailing + 1"),
    (
      "_TtGC3AppX4CardV1a_:0x1.topMargin == NSKVONotifying_B:0x2.topMargin",
      "_TtGC3AppX4CardV1a_:0x1.topMargin == NSKVONotifying_B:0x2.topMargin"
    ),
    (
      "SwiftUI.Host<App.Map<Int>, App.X>:0x1.width == App.(unknown context at $10e).Cell:0x2.width",
      "SwiftUI.Host<App.Map<Int>, App.X>:0x1.width == App.(unknown context at $10e).Cell:0x2.width"
    ),
    ("A:0x1.width == -1*B:0x2.height + 8", "A:0x1.width == -1*B:0x2.height + 8"),
    ("V:[A:0x1(44)]", "A:0x1.height == 44"),
    ("H:[A:0x1'(x)]'(>=44.5)]", "A:0x1.width >= 44.5"),
    ("H:[A:0x1(==B:0x2)]", "A:0x1.width == B:0x2.width"),
    ("V:[A:0x1]-(8)-[B:0x2]", "B:0x2.top == A:0x1.bottom + 8"),
    ("V:[A:0x1]-8-[B:0x2]", "B:0x2.top == A:0x1.bottom + 8"),
    ("V:[A:0x1]-[B:0x2]", "B:0x2.top == A:0x1.bottom + 8"),
    ("V:[A:0x1'[a]-(3)-[b]']-(-20)-[B:0x2']']", "B:0x2.top == A:0x1.bottom - 20"),
    ("H:[Long...]-(<=NSSpace(8))-[x (1)]", "x (1).leading <= Long....trailing + 8"),
    ("H:[A:0x1]-(8)-[B:0x2](LTR)", "B:0x2.left == A:0x1.right + 8"),
    ("H:[A:0x1]-(8)-[B:0x2](RTL)", "A:0x1.left == B:0x2.right + 8"),
  ]

  @Test("a body is parsed into the equation", arguments: bodies)
  func body(body: String, equation: String) {
    for description in [
      "<NSLayoutConstraint:0x60 \(body)>", "NSLayoutConstraint:0x60 \(body)",
      "<NSLayoutConstraint:0x60 'it's an id' \(body)   (active)>",
      "<App.Pin:0x60 \(body)   (inactive, names: )>",
    ] {
      let constraint = DescriptionParser.parse(Substring(description))
      #expect(constraint?.equation == equation, "\(description)")
      #expect(constraint?.address == "0x60")
    }
  }

  static let edges: [(body: String, equation: String)] = [
    ("H:|-(8)-[A:0x1]", "A:0x1.leading == S:0x9.leading + 8"),
    ("H:[A:0x1]-(>=8)-|", "S:0x9.trailing >= A:0x1.trailing + 8"),
    ("H:|-(8)-[A:0x1](LTR)", "A:0x1.left == S:0x9.left + 8"),
    ("H:|-(8)-[A:0x1](RTL)", "S:0x9.right == A:0x1.right + 8"),
    ("V:[A:0x1]-(137@251)-|", "S:0x9.bottom == A:0x1.bottom + 137"),
  ]

  @Test("a bar is resolved by the list of names, new and old", arguments: edges)
  func bar(body: String, equation: String) {
    for info in ["  (active, names: A:0x1, '|':S:0x9 )", " (Names: '|':S:0x9'a, b' )"] {
      let constraint = DescriptionParser.parse("<NSLayoutConstraint:0x60 \(body) \(info)>")
      #expect(constraint?.equation == equation)
    }
  }

  @Test("a name that is listed twice means two items, in order")
  func repeatedName() throws {
    let constraint = try #require(
      DescriptionParser.parse(
        "<NSLayoutConstraint:0x1 V:[Row...]-(7)-[Row...]   (active, names: Row...:0x2, Row...:0x3 )>"
      ))
    #expect(constraint.equation == "Row...:0x3.top == Row...:0x2.bottom + 7")
    #expect(constraint.items.count == 2)
  }

  @Test("all parts of a description are kept")
  func parts() throws {
    let constraint = try #require(
      DescriptionParser.parse(
        "<NSIBPrototypingLayoutConstraint:0x85\t'IB auto' H:|-(137@251)-[B:0x8'x'](LTR) priority:251 (Names: '|':UIView:0x9 )>"
      ))
    #expect(constraint.className == "NSIBPrototypingLayoutConstraint")
    #expect(constraint.identifier == "IB auto")
    #expect(constraint.priority == 251)
    #expect(constraint.items.map(\.display) == ["B:0x8", "UIView:0x9"])
    #expect(constraint.items[0].text == "x")
    let sized = try #require(
      DescriptionParser.parse(
        "<NSContentSizeLayoutConstraint:0x1 h=--& v=-&- B:0x2.width == 9 Hug:250 CompressionResistance:750   (inactive)>"
      ))
    #expect(sized.contentPriorities?.hugging == 250)
    #expect(sized.contentPriorities?.compressionResistance == 750)
    #expect(sized.autoresizingMask == "h=--& v=-&-")
    #expect(sized.isActive == false)
    let snapped = try #require(
      DescriptionParser.parse(
        "<SnapKit.LayoutConstraint:0x1@My View.swift#88 A:0x2.top == 4 ^high>"))
    #expect(snapped.source == "My View.swift#88")
    #expect(snapped.priority == 750)
    #expect(snapped.isActive == nil)
    let labelled = try #require(
      DescriptionParser.parse(
        "<SnapKit.LayoutConstraint:the width@V.swift#1 UIView:box.width == 9.0>")
    )
    #expect(labelled.address == "the width")
    #expect(labelled.equation == "UIView:box.width == 9")
  }

  @Test(
    "keywords may also occur inside a text",
    arguments: [
      "A:0x2'See (active)'.width == 40", "A:0x2'Ask (names: Bob)'.width == 40",
      "A:0x2'(inactive, names: B:0x3 )'.width == 40   (active)",
      "H:|-(40)-[A:0x2]   (active, names: '|':B:0x3'now (active)' )",
    ])
  func wordsInTexts(body: String) throws {
    let constraint = try #require(DescriptionParser.parse("<NSLayoutConstraint:0x1 \(body)>"))
    #expect(constraint.constant == 40)
    #expect(constraint.isActive == (body.last == ")" ? true : nil))
  }

  @Test("a text is kept as printed: the same characters, on a single line")
  func shownText() throws {
    let texts = [
      ("couldn\\U2019t", "couldn’t"), ("\\Ud83c\\Udf89 Hi\\nyou", "🎉 Hi you"), ("", nil),
      ("\\\\U3053\\\\U3093", "こん"), ("C:\\Users", "C:\\Users"),
    ]
    for (logged, shown) in texts {
      let constraint = try #require(
        DescriptionParser.parse("<NSLayoutConstraint:0x1 A:0x2'\(logged)'.width == 4>"))
      #expect(constraint.items[0].text == shown)
    }
  }

  @Test(
    "hidden pointers are read, and classes distinguish their views",
    arguments: ["0x...", "0x…", "0xXXXXXXXX", "0xxxxxx", "0x****", "0x????", "0x####"])
  func hiddenPointers(pointer: String) throws {
    let constraint = try #require(
      DescriptionParser.parse(
        "<NSLayoutConstraint:\(pointer) UILabel:\(pointer).top == UIView:\(pointer).top   (active)>"
      ))
    #expect(constraint.items.count == 2)
    #expect(constraint.items.map(\.className) == ["UILabel", "UIView"])
    #expect(constraint.first.attribute == .top)
  }

  @Test("hidden pointers are distinguished by their visible ends")
  func halfHiddenPointers() throws {
    let constraint = try #require(
      DescriptionParser.parse(
        "<NSLayoutConstraint:0xXXXX01 H:[UIView:0xXXXX12]-(8)-[UIView:0xXXXX34]   (active)>"))
    #expect(constraint.items.count == 2)
  }

  @Test(
    "an invalid description is refused",
    arguments: [
      "<NSLayoutConstraint:0x6g UIView:0x1.width == 4>",
      "<NSLayoutConstraint:0x UIView:0x1.width == 4>",
      "<NSLayoutConstraint:0x1 UIView:0x7fXX.width == 4>",
      "<NSLayoutConstraint:0x1 UIView:0x7fg.width == 4>", "<NSLayoutConstraint:0x1 >", "<>",
      "<NSLayoutConstraint:0x1 UIView:0x1.girth == 4>",
      "<NSLayoutConstraint:0x1 UIView:0x1.width = 4>",
      "<NSLayoutConstraint:0x1 H:[UIView:0x1]>", "<NSLayoutConstraint:0x1 H:|-(8)-|>",
      "<NSLayoutConstraint:label UIView:0x1.width == 4>", "<UIView: 0x1; frame = (0 0; 1 1)>",
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x1]   (Names: '|':UIView:0xq )>",
    ])
  func refusal(description: String) {
    #expect(DescriptionParser.parse(Substring(description)) == nil)
  }
}
