import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("autolayout port")
@MainActor
struct PortCommandTests {
  private let folder = TemporaryFolder()

  private func ported(_ text: String) -> PortedSource {
    let source = SourceText(text)
    var index = DeclarationIndex()
    index.add(source)
    return PortedSource(source, index: index)
  }

  @Test(
    "attributes that need Objective-C are removed or replaced by values",
    arguments: [
      ("@objc func a() {}", "func a() {}"),
      ("@objc\nfunc a() {}", "func a() {}"),
      ("  @objc(a:) dynamic func b(_ c: Int) {}", "  dynamic func b(_ c: Int) {}"),
      ("@objcMembers class A {}", "class A {}"),
      ("@IBOutlet weak var a: UILabel!", "weak var a: UILabel!"),
      ("@IBAction func a(_ b: Any) {}", "@IBAction func a(_ b: Any) {}"),
      ("@UIApplicationMain class A {}", "@main class A {}"),
      ("@objc protocol A { func b() }", "protocol A: AnyObject { func b() }"),
      ("@objc protocol A: B {}", "protocol A: AnyObject, B {}"),
      ("let a = #keyPath(Person.name.first)", "let a = \"name.first\""),
      ("#if os(iOS)\n#endif", "#if os(iOS) || os(Linux)\n#endif"),
      ("#if !os(iOS)\n#endif", "#if !(os(iOS) || os(Linux))\n#endif"),
      ("#if os(iOS) || os(Linux)\n#endif", "#if os(iOS) || os(Linux)\n#endif"),
      ("#if canImport(UIKit)\n#endif", "#if canImport(UIKit)\n#endif"),
      ("import MobileCoreServices\nimport UIKit\n", "import UIKit\n"),
      ("d?.tableView?(t, didSelectRowAt: p)", "d?.tableView(t, didSelectRowAt: p)"),
      ("self.onTap?(1)", "self.onTap?(1)"),
      ("let a = (b[c] as AnyObject).cgRectValue", "let a = (b[c] as? NSValue)?.cgRectValue"),
      ("let a = (b as AnyObject?)?.doubleValue!", "let a = (b as? NSNumber)?.doubleValue!"),
      ("let a = (b as AnyObject).name", "let a = (b as AnyObject).name"),
      ("import UIKit.UIAccessibilityIdentification\n", "import UIKit\n"),
      ("import Foundation.NSObject\nimport UIKit.UIView", "import Foundation\nimport UIKit"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import ObjectiveC.runtime", "import ObjectiveC.runtime"),
      ("import Darwin.C\nimport UIKit", "import UIKit"),
      ("import CoreText", "import CoreText"),
      ("d.delegate?.window??.frame", "d.delegate?.window?.frame"),
      ("d.delegate?.window ?? other", "d.delegate?.window ?? other"),
      ("a.windows??.frame", "a.windows??.frame"),
      ("var a = Timer()", "var a = Timer(timeInterval: 0, repeats: false) { _ in }"),
      ("var a = Clock.Timer()", "var a = Clock.Timer()"),
      ("struct Timer {}\nvar a = Timer()", "struct Timer {}\nvar a = Timer()"),
    ])
  func words(before: String, after: String) {
    #expect(ported(before).result == after)
  }

  @Test(
    "code that needs the Objective-C run time is reported",
    arguments: [
      ("let m = class_getInstanceMethod(A.self, s)", "'class_getInstanceMethod'"),
      ("method_exchangeImplementations(a, b)", "'method_exchangeImplementations'"),
      ("var original: IMP?", "'IMP'"),
      ("typealias F = @convention(c) (AnyObject, Selector) -> Void", "function type"),
      ("let f: @convention(block) () -> Void = {}", "function type"),
      ("func f(_ o: AnyObject) -> String { type(of: o).description() }", "'description'"),
      ("let n = type(of: o as AnyObject).description()", "'description'"),
      ("let a = b.map { $0 as AnyObject }?.cgRectValue", "cast to NSValue"),
      ("let a = b.map({ $0 as AnyObject })?.intValue", "cast to NSNumber"),
      ("let a = (b as AnyObject).name", "'name'"),
      ("let a = (b as AnyObject?)?.count", "'count'"),
    ])
  func runTime(code: String, words: String) {
    let source = ported(code)
    #expect(source.result == code)
    #expect(source.edits.remarks.count == 1)
    #expect(source.edits.remarks.first?.message.contains(words) == true)
    #expect(source.edits.remarks.first?.isError == true)
  }

  @Test(
    "code that only resembles it is not",
    arguments: [
      "let f: @convention(c) (Int32) -> Void = g", "objc_setAssociatedObject(a, b, c, d)",
      "let method_name = 1", "a.class_name()", "let n = type(of: view).description()",
      "view.description", "print(o.description)", "(a as AnyObject) === b",
      "a.map { $0 as AnyObject }.count", "import CoreText", "import UIKit.UIView",
    ])
  func resembling(code: String) {
    #expect(ported(code).edits.remarks.isEmpty)
  }

  @Test(
    "comments and strings stay unchanged",
    arguments: [
      "// @objc #selector(a)", "/* /* @objc */ @IBOutlet */", "let a = \"@objc \\(\"@objc\") x\"",
      "let a = #\"\"@objc \\#(\"@objc\")\"#", "let a = \"\"\"\n  @objc \"quoted\"\n  \"\"\"",
    ])
  func hidden(text: String) {
    #expect(ported(text + "\n@objc class A {}").result == text + "\nclass A {}")
  }

  @Test("a file that sends requests imports their module once")
  func networking() {
    let condition = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    let code = "import UIKit\nlet task = URLSession.shared.dataTask(with: url)\n"
    #expect(ported(code).result == condition + code)
    #expect(ported(condition + code).result == condition + code)
    #expect(ported("// URLSession\nimport UIKit\n").result == "// URLSession\nimport UIKit\n")
    #expect(
      ported("import Darwin\nvar a: URLRequest?\n").result == condition + "var a: URLRequest?\n")
  }

  @Test(
    "a selector gets the name and the method",
    arguments: [
      ("#selector(tap)", "Selector(\"tap:\", A.tap)"),
      ("#selector(tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
      ("#selector(A.done)", "Selector(\"done\", A.done)"),
      ("#selector(self.named(a:b:))", "Selector(\"given:b:\", A.named(a:b:))"),
      ("#selector(shown(note:))", "Selector(\"shownWithNote:\", A.shown(note:))"),
      ("#selector(done as () -> Void)", "Selector(\"done\", A.done)"),
      ("#selector(other.go)", "Selector(\"go\", B.go)"),
      ("#selector(unknown.go)", "Selector(\"go\")"),
      ("#selector(getter: A.size)", "Selector(\"size\")"),
      ("#selector(UIResponderStandardEditActions.copy(_:))", "Selector(\"copy:\")"),
    ])
  func selectors(before: String, after: String) {
    let text = """
      class A {
        let other = B()
        let made = (\(before))
        func tap(_ sender: UIButton) {}
        func done() {}
        @objc(given:b:) func named(a: Int, b: [String: Int]) {}
        func shown(note: Int) {}
      }
      class B { func go() {} }
      """
    #expect(ported(text).result.contains("let made = (\(after))"))
  }

  @Test("an optional member gets an empty default implementation, and is called unchecked")
  func optionalMembers() {
    let result = ported(
      """
      @objc public protocol D {
        @objc optional func done(_ a: Int)
        @objc optional func color() -> UIColor?
      }
      func f(d: D?) { d?.done?(1) }
      """
    ).result
    #expect(result.contains("public protocol D: AnyObject {\n  func done(_ a: Int)\n"))
    #expect(result.contains("extension D {\n  public func done(_ a: Int) {}\n}"))
    #expect(result.contains("public func color() -> UIColor? { nil }"))
    #expect(result.contains("d?.done(1)"))
  }

  @Test(
    "places that need manual work are reported",
    arguments: [
      ("class A {}\nextension A { override func a() {} }", 2, 15, "move the override into"),
      ("import MapKit", 1, 8, "no module 'MapKit'"),
      ("import simd", 1, 8, "no module 'simd'"),
      ("import Accessibility", 1, 8, "no module 'Accessibility'"),
      ("@_exported import Cocoa", 1, 19, "no module 'Cocoa'"),
      ("#if os(Linux)\n#elseif os(iOS)\n#endif", 2, 1, "branches for iOS and for Linux"),
      ("@objc protocol A { @objc optional func size() -> Int }", 1, 26, "has a result"),
    ])
  func remarks(text: String, line: Int, column: Int, message: String) throws {
    let ported = ported(text)
    let remark = try #require(ported.edits.remarks.first { $0.isError })
    let place = ported.text.place(of: remark.offset)
    #expect(place == (line, column))
    #expect(remark.message.contains(message))
  }

  @Test("a folder is copied and changed only in the copy; a full folder is not overwritten")
  func wholeFolder() throws {
    let source = try folder.write("App/A.swift", "@objc class A {}\n")
    try folder.write("App/.git/config", "x")
    try folder.write("App/Main.storyboard", "<document/>")
    let copy = folder.path("Copy")
    let call = Call("port", folder.path("App"), "-o", copy)
    #expect(call.code == .success)
    #expect(call.output == "1 Swift files, 1 changed in 1 places; 0 places to edit by hand\n")
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "@objc class A {}\n")
    #expect(try String(contentsOfFile: copy + "/A.swift", encoding: .utf8) == "class A {}\n")
    #expect(FileManager.default.fileExists(atPath: copy + "/Main.storyboard"))
    #expect(!FileManager.default.fileExists(atPath: copy + "/.git"))
    #expect(Call("port", folder.path("App"), "-o", copy).code == .unwritable)
    #expect(Call("port", folder.path("App"), "-o", copy, "--force").code == .success)
    #expect(Call("port", folder.path("App"), "-o", folder.path("App/In")).code == .usage)
    #expect(Call("port", folder.path("App")).code == .usage)
    #expect(Call("port", folder.path("None"), "-o", folder.path("X")).code == .unreadable)
  }

  @Test("--dry-run prints the changes and writes nothing; remaining work makes the status 1")
  func dryRun() throws {
    try folder.write("A.swift", "import MapKit\n@objc class A {}\n")
    let call = Call("port", "--dry-run", folder.path("."))
    #expect(call.code == .findings)
    #expect(call.output.contains("A.swift:2:1:\n- @objc\n"))
    #expect(call.errors.contains("A.swift:1:8: error: no module 'MapKit' on Linux"))
  }
}
