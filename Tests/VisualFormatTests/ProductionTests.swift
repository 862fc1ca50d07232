import Testing
import VisualFormat

/// The constraints of each format, in order and orientation.
///
/// Sources: F4.1 … F4.16.
@Suite("Constraints from formats")
struct ProductionTests {
  static let table: [(format: String, lines: [String])] = [
    ("[a]", []),
    ("H:[a]", []),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + siblings"]),
    ("|[a]|", ["a.leading == super.leading", "super.trailing == a.trailing"]),
    ("|-[a]", ["a.leading == super.leading + superview"]),
    ("V:[a]-|", ["super.bottom == a.bottom + superview"]),
    ("[a(60)]", ["a.width == 60.0"]),
    ("[a(60.25)]", ["a.width == 60.25"]),
    ("[a(.5)]", ["a.width == 0.5"]),
    ("[a(5.)]", ["a.width == 5.0"]),
    ("[a(1.5e2)]", ["a.width == 150.0"]),
    ("[a(+4)]", ["a.width == 4.0"]),
    ("V:[a(>=50)]", ["a.height >= 50.0"]),
    ("[a(100@20)]", ["a.width == 100.0 @ 20.0"]),
    ("[a(100@20.5)]", ["a.width == 100.0 @ 20.5"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(<=b@low)]", ["a.width <= b.width @ 250.0"]),
    ("[a(m)]", ["a.width == 12.0"]),
    ("[a(size.wide)]", ["a.width == 90.0"]),
    ("[self.view(1)]", ["self.view.width == 1.0"]),
    ("[_x9]", []),
    ("[a(>=70,<=100)]", ["a.width >= 70.0", "a.width <= 100.0"]),
    (
      "|-50-[a]-50-|",
      ["a.leading == super.leading + 50.0", "super.trailing == a.trailing + 50.0"]
    ),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10.0"]),
    ("[a]-m-[b]", ["b.leading == a.trailing + 12.0"]),
    ("[a]-negative-[b]", ["b.leading == a.trailing - 8.0"]),
    ("[a]-(-22)-[b]", ["b.leading == a.trailing - 22.0"]),
    (
      "[a]-(>=8,<=20@400,m)-[b]",
      [
        "b.leading >= a.trailing + 8.0", "b.leading <= a.trailing + 20.0 @ 400.0",
        "b.leading == a.trailing + 12.0",
      ]
    ),
    (
      "|-(>=0)-[a]-(>=0)-|",
      ["a.leading >= super.leading", "super.trailing >= a.trailing"]
    ),
    (
      "|-(>=10@metric1)-[a(b@1000)][b(metric2)]|",
      [
        "a.leading >= super.leading + 10.0 @ 750.0", "a.width == b.width",
        "b.leading == a.trailing", "b.width == 20.0", "super.trailing == b.trailing",
      ]
    ),
    (
      "V:|-8-[a]-12-[c(==a,b)]-8-|",
      [
        "a.top == super.top + 8.0", "c.top == a.bottom + 12.0", "c.height == a.height",
        "c.height == b.height", "super.bottom == c.bottom + 8.0",
      ]
    ),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == super.leading + superview", "b.leading == a.trailing + siblings",
        "c.leading == b.trailing + siblings", "c.width >= 20.0",
        "super.trailing == c.trailing + superview",
      ]
    ),
    (
      "H:|-10-[label1]-10-[label1]-10-|",
      [
        "label1.leading == super.leading + 10.0", "label1.leading == label1.trailing + 10.0",
        "super.trailing == label1.trailing + 10.0",
      ]
    ),
  ]

  @Test("each format yields the constraints in order", arguments: table)
  func production(format: String, lines: [String]) throws {
    #expect(try visualFormatConstraints(format, in: NamedScope()).map(\.line) == lines)
  }

  static let optionTable: [(format: String, options: VisualFormatOptions, lines: [String])] = [
    (
      "|[a]-8-[b]|", .leftToRight,
      ["a.left == super.left", "b.left == a.right + 8.0", "super.right == b.right"]
    ),
    (
      "|-4-[a]-(>=8)-[b]|", .rightToLeft,
      ["super.right == a.right + 4.0", "a.left >= b.right + 8.0", "b.left == super.left"]
    ),
    ("V:[a][b]", .rightToLeft, ["b.top == a.bottom"]),
    (
      "V:|-[a]-[b]-3-[c]-|", .baselineToBaseline,
      [
        "a.top == super.top + superview", "b.firstBaseline == a.lastBaseline + baselines",
        "c.firstBaseline == b.lastBaseline + 3.0", "super.bottom == c.bottom + superview",
      ]
    ),
    ("[a]-[b]", .baselineToBaseline, ["b.leading == a.trailing + siblings"]),
    (
      "|[a(1)][b][c]|",
      [VisualFormatOptions(aligning: .top), VisualFormatOptions(aligning: .firstBaseline)],
      [
        "a.leading == super.leading", "a.width == 1.0", "b.leading == a.trailing",
        "c.leading == b.trailing", "super.trailing == c.trailing", "a.top == b.top",
        "b.top == c.top", "a.firstBaseline == b.firstBaseline",
        "b.firstBaseline == c.firstBaseline",
      ]
    ),
    (
      "V:[a][b]", VisualFormatOptions(aligning: .trailing),
      ["b.top == a.bottom", "a.trailing == b.trailing"]
    ),
    ("[a]", VisualFormatOptions(aligning: .centerY), []),
  ]

  @Test("options choose attributes, items and alignments", arguments: optionTable)
  func options(format: String, options: VisualFormatOptions, lines: [String]) throws {
    let made = try visualFormatConstraints(format, options: options, in: NamedScope())
    #expect(made.map(\.line) == lines)
  }

  @Test(
    "an alignment's bit is the attribute's raw value",
    arguments: [
      (VisualFormatAttribute.left, UInt(2)), (.trailing, 64), (.centerY, 1024),
      (.lastBaseline, 2048), (.firstBaseline, 4096),
    ])
  func bits(attribute: VisualFormatAttribute, bit: UInt) {
    #expect(VisualFormatOptions(aligning: attribute).rawValue == bit)
  }

  @Test("a format of many views is read to the end")
  func long() throws {
    let count = 10_000
    let format = "|" + String(repeating: "-(>=8@m)-[a(b,c)]", count: count) + "|"
    let made = try visualFormatConstraints(
      format, options: VisualFormatOptions(aligning: .top), in: NamedScope())
    #expect(made.count == count * 3 + 1 + count - 1)
  }
}
