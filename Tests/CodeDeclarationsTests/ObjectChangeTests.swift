import Foundation
import TestSupport
import Testing

@testable import CodeDeclarations

@Suite("Changes of objects in code")
struct ObjectChangeTests {
  private func changes(_ text: String, _ language: CodeLanguage = .swift) -> [String] {
    SourceDeclarations(Array(text.utf8), language: language).changes.map { change in
      "\(change.type) \(change.isForeign ? "other." : "")\(change.receiver) \(change.kind)"
    }
  }

  @Test(
    "labels, titles and images of properties are found in Swift",
    arguments: [
      ("save.accessibilityLabel = \"Save\"", ["C save label"]),
      ("self.save?.accessibilityLabel = text", ["C save label"]),
      ("save!.accessibilityAttributedLabel = text", ["C save label"]),
      ("Save.setTitle(text, for: .normal)", ["C save title"]),
      ("save.setAttributedTitle(text, for: [])", ["C save title"]),
      ("save.titleLabel?.text = \"Save\"", ["C save title"]),
      ("save.configuration?.title = \"Save\"", ["C save title"]),
      ("save.configuration = .filled()", ["C save title"]),
      ("save.setImage(UIImage(systemName: \"x\"), for: .normal)", ["C save image"]),
      ("cell.save.setTitle(text, for: .normal)", ["C other.save title"]),
      ("buttons[0].setTitle(text, for: .normal)", ["C buttons title"]),
      ("accessibilityLabel = \"Save\"", ["C  label"]),
      ("self.accessibilityLabel = \"Save\"", ["C  label"]),
      ("save.accessibilityLabel == \"Save\"", []),
      ("print(save.accessibilityLabel)", []),
      ("save.accessibilityLabel = nil", []),
      ("save.setTitle(nil, for: .normal)", []),
      ("save.setTitle(\"\", for: .normal)", []),
      ("make().setTitle(text, for: .normal)", []),
      ("let title = \"Save\"", []),
    ])
  func swift(text: String, expected: [String]) {
    #expect(changes("class C { func f() { \(text) } }") == expected)
  }

  @Test(
    "labels, titles and images of properties are found in Objective-C",
    arguments: [
      ("self.save.accessibilityLabel = @\"Save\";", ["C save label"]),
      ("_save.accessibilityLabel = text;", ["C save label"]),
      ("[self.save setTitle:text forState:UIControlStateNormal];", ["C save title"]),
      ("[_save setImage:image forState:0];", ["C save image"]),
      ("[[self save] setAccessibilityLabel:text];", ["C save label"]),
      ("[cell.save setTitle:text forState:0];", ["C other.save title"]),
      ("[self setTitle:text forState:0];", ["C  title"]),
      ("[self.save setTitle:nil forState:0];", []),
    ])
  func objectiveC(text: String, expected: [String]) {
    let code = "@implementation C\n- (void)f { \(text) }\n@end"
    #expect(changes(code, .objectiveC) == expected)
  }

  private func project(_ sources: [String: String]) throws -> (TemporaryFolder, ProjectCode) {
    let folder = TemporaryFolder()
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    return (folder, ProjectCode(root: folder.path))
  }

  @Test("changes count in the class, its superclasses and subclasses, and in files that name it")
  func reach() throws {
    let (folder, code) = try project([
      "Base.swift": "class Base: UIViewController { @IBOutlet var a: UIButton! }",
      "Foo.swift": "class Foo: Base { func f() { a.accessibilityLabel = \"A\" } }",
      "Extension.swift": "extension Base { func g() { a.setImage(image, for: .normal) } }",
      "Table.swift": "class Table { func h(_ x: Base) { x.a.setTitle(\"A\", for: .normal) } }",
      "Other.swift":
        "class Other { var b: UIButton!; func h() { b.setTitle(\"A\", for: .normal) } }",
      "Unrelated.swift": "class S { func h(_ x: T) { x.b.setTitle(\"A\", for: .normal) } }",
    ])
    #expect(code.changes(through: "a", of: "Base") == [.label, .image, .title])
    #expect(code.changes(through: "b", of: "Base") == [])
    #expect(code.changes(through: "b", of: "Other") == [.title])
    withExtendedLifetime(folder) {}
  }

  @Test("a class gives a label to its instances")
  func instances() throws {
    let (folder, code) = try project([
      "A.swift": """
      class Close: UIButton { func f() { accessibilityLabel = "Close" } }
      class Small: Close {}
      class Titled: UIButton { override var accessibilityLabel: String? { get { "T" } set {} } }
      class Plain: UIButton { func f() { other.accessibilityLabel = "Close" } }
      extension UIButton { func g() { setTitle("x", for: .normal) } }
      """
    ])
    #expect(code.changesOfInstances(of: "Close") == [.label])
    #expect(code.changesOfInstances(of: "Small") == [.label])
    #expect(code.changesOfInstances(of: "Titled") == [.label])
    #expect(code.changesOfInstances(of: "Plain") == [])
    withExtendedLifetime(folder) {}
  }
}
