import Testing

@testable import CodeDeclarations

@Suite("Declarations in Swift")
struct SwiftScannerTests {
  private func scan(_ text: String) -> SourceDeclarations {
    SourceDeclarations(Array(text.utf8), language: .swift)
  }

  private func types(_ text: String) -> [String] {
    scan(text).types.map { type in
      let outer = type.outer.isEmpty ? "" : type.outer + "."
      return "\(type.kind) \(outer)\(type.name): \(type.inherited.joined(separator: ", "))"
    }
  }

  @Test(
    "types have names, outer types and inherited names",
    arguments: [
      ("class A: B, C {}", ["type A: B, C"]),
      ("final class A<T: P>: M.B<T> where T: Q {}", ["type A: B"]),
      ("class A {\n class B: UIView {}\n}", ["type A: ", "type A.B: UIView"]),
      ("extension A.B: P {}", ["extension A.B: P"]),
      ("import class UIKit.UIView\nclass A {}", ["type A: "]),
      ("import enum A.B\nenum C {}", ["value C: "]),
      ("class A { class func f() {}; class var g: Int { 1 } }", ["type A: "]),
      ("protocol P: class { func f() }", ["protocol P: class"]),
      ("func f() { class Local: UIView {} }\nactor B {}", ["type B: "]),
      ("let t = A.self\nlet u: AnyClass = object_getClass(x)", []),
      ("/* class A { /* nested */ var x: Int } */ class B {}", ["type B: "]),
      ("let s = \"class A {\"\nclass B {}", ["type B: "]),
      (
        "@objc(Other) @MainActor public final class A: @unchecked Sendable {}", ["type A: Sendable"]
      ),
      ("class `class` {}", ["type class: "]),
    ])
  func typeNames(text: String, expected: [String]) {
    #expect(types(text) == expected)
  }

  private func members(_ text: String) -> [String] {
    scan("class A {\n\(text)\n}").types.first?.members.map { member in
      let flags = member.flags
      let words = [
        flags.contains(.isMethod) ? "func" : "var", flags.contains(.isExposed) ? "objc" : nil,
        flags.contains(.isStatic) ? "static" : nil, flags.contains(.isPrivate) ? "private" : nil,
        flags.contains(.isOverride) ? "override" : nil,
      ]
      return (words.compactMap(\.self) + [member.selector, member.type]).compactMap(\.self)
        .joined(separator: " ")
    } ?? []
  }

  @Test(
    "members have selectors, attributes and types",
    arguments: [
      ("@IBOutlet weak var a: UILabel!", ["var objc a UILabel"]),
      ("@IBOutlet private(set) var a: [UIButton]!", ["var objc a UIButton"]),
      ("@IBOutlet private weak var a: Module.Label?", ["var objc private a Label"]),
      ("var a: Int, b = 2", ["var a Int", "var b"]),
      ("let f: (Int) -> Void = { var inner = $0 }\nvar b: Int", ["var f Void", "var b Int"]),
      ("static var a: Int { var inner = 1; return inner }", ["var static a Int"]),
      ("@IBInspectable var a: CGFloat = 0 { didSet { var x = 1 } }", ["var objc a CGFloat"]),
      ("@available(iOS 13, *) @objc(other) var a: Int", ["var objc other Int"]),
      ("@IBAction func go() {}", ["func objc go"]),
      ("@IBAction func go(_ sender: Any) {}", ["func objc go:"]),
      ("@IBAction func go(sender: Any) {}", ["func objc goWithSender:"]),
      ("@IBAction func go(_ s: Any, forEvent e: UIEvent) {}", ["func objc go:forEvent:"]),
      ("@objc func go(for event: UIEvent) {}", ["func objc goFor:"]),
      ("@objc func move(to point: CGPoint) {}", ["func objc moveTo:"]),
      ("@objc func moveTo(point: CGPoint) {}", ["func objc moveToPoint:"]),
      ("@objc(other:) func go(_ s: Any) {}", ["func objc other:"]),
      ("func f<T>(_ a: [T], b: (Int, Int) -> Int = { $0 + $1 }) {}", ["func f:b:"]),
      ("override func f() {}\ninit() { let x = 1 }\nvar a: Int", ["func override f", "var a Int"]),
      ("#if DEBUG\nvar a: Int\n#else\nvar b: Int\n#endif", ["var a Int", "var b Int"]),
      (
        "#if A\nfunc f() {\n#else\nfunc g() {\n#endif\nlet x = 1\n}\nvar b: Int",
        ["func f", "var b Int"]
      ),
    ])
  func memberNames(text: String, expected: [String]) {
    #expect(members(text) == expected)
  }

  @Test(
    "uses of identifiers have a kind",
    arguments: [
      (
        "storyboard.instantiateViewController(withIdentifier: \"A\")", IdentifierUse.Kind.scene
      ),
      ("self.performSegue(withIdentifier: \"A\", sender: nil)", .segue),
      ("if segue.identifier == \"A\" {}", .segueComparison),
      ("t.dequeueReusableCell(withIdentifier: \"A\", for: path)", .reuse),
      ("t.dequeueReusableCell(withIdentifier: \"A\")", .optionalReuse),
      ("t.dequeueReusableCell(withIdentifier: \"A\") as! Cell", .forcedReuse),
      ("UIStoryboard(name: \"A\", bundle: nil)", .storyboard),
      ("UINib(nibName: \"A\", bundle: nil)", .nib),
      ("Bundle.main.loadNibNamed(\"A\", owner: self)", .nib),
    ])
  func uses(text: String, kind: IdentifierUse.Kind) {
    let found = scan("class C { func f() { \(text) } }").uses
    #expect(found.map(\.kind) == [kind])
    #expect(found.map(\.name) == ["A"])
    #expect(found.map(\.type) == ["C"])
  }

  @Test(
    "composed names do not count as uses",
    arguments: [
      "UIStoryboard(name: \"A\" + b)", "UIStoryboard(name: \"\\(a)B\")", "f(name: \"A\")",
    ])
  func composed(text: String) {
    #expect(scan("class C { func f() { \(text) } }").uses == [])
  }

  @Test(
    "malformed and deeply nested sources are read in linear time",
    arguments: [
      "class A {", "{", "(", "<", "class A<", "func f<", "func f(a: <", "@objc(", "#if A\n{\n",
      "#else\n", "var a: <", "var a: [", "\"\\(", "/*", "class A: <", "extension ", "`", "@",
      "class A { func f(", "typealias A<", "import ", "var ",
    ])
  func hostile(piece: String) {
    let text = Array(String(repeating: piece, count: 5_000).utf8)
    for language in [CodeLanguage.swift, .objectiveC] {
      let found = SourceDeclarations(text, language: language)
      #expect(found.types.count <= 5_000)
    }
  }
}
