import CodeDeclarations
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Connections between documents and code")
struct ConnectionTests {
  /// A project with a storyboard, which has a single scene, and a source.
  private struct Project {
    let folder = TemporaryFolder()

    init(_ code: String, scene: String = "", file: String = "Foo.swift") throws {
      try add(code, file)
      try add(Self.storyboard(scene), "Main.storyboard")
    }

    func add(_ text: String, _ name: String) throws {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    static func storyboard(_ scene: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="foo" customClass="Foo" customModuleProvider="target" \
      storyboardIdentifier="Foo" sceneMemberID="viewController">
      <view key="view" id="view"/>
      <connections>
      \(scene)
      </connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
    }

    func check(strict: Bool = false, _ change: (inout ProjectCode.Assumptions) -> Void = { _ in })
      -> ConnectionCheck
    {
      var assumptions = ProjectCode.Assumptions()
      change(&assumptions)
      var settings = CheckSettings()
      settings.isStrict = strict
      return ConnectionCheck(CodeProject(root: folder.path, assuming: assumptions), settings)
    }

    func findings(_ name: String = "Main.storyboard") -> [String] {
      check().findings(at: folder.path(name)).map(\.text)
    }
  }

  private static let outlet = #"<outlet property="label" destination="view" id="o1"/>"#
  private static let action =
    #"<action selector="go:" destination="foo" eventType="touchUpInside" id="a1"/>"#

  @Test(
    "outlets are compared with the properties that Objective-C sees",
    arguments: [
      ("class Foo: UIViewController { @IBOutlet weak var label: UILabel! }", nil),
      ("class Foo: UIViewController { @IBOutlet private var Label: UILabel! }", nil),
      ("class Foo: Base {}\nclass Base: UIViewController { @IBOutlet var label: UIView! }", nil),
      ("@objcMembers class Foo: UIViewController { var label: UILabel! }", nil),
      ("class Foo: UIViewController {}\n@objc extension Foo { var label: Int { 1 } }", nil),
      ("class Foo: Absent {}", nil),
      (
        "class Foo: UIViewController { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }",
        nil
      ),
      ("typealias Foo = Bar\nclass Bar: UIViewController { @IBOutlet var label: UIView! }", nil),
      (
        "class Foo: UIViewController {}",
        "error missing-outlet: Foo has no property label, so the app stops when it loads the scene"
      ),
      (
        "class Foo: UIViewController { @IBOutlet var labels: UILabel! }",
        "error missing-outlet: Foo has no property label, so the app stops when it loads the scene; "
          + "did you mean labels (Foo.swift:1)?"
      ),
      (
        "class Foo: UIViewController {\n // @IBOutlet var label: UILabel!\n}",
        "error missing-outlet: Foo has no property label, so the app stops when it loads the scene; "
          + "it is commented out (Foo.swift:2)"
      ),
      (
        "class Foo: UIViewController {}\nclass Cell: UIView { @IBOutlet var label: UIView! }",
        "error missing-outlet: Foo has no property label, so the app stops when it loads the scene; "
          + "Cell has it (Foo.swift:2)"
      ),
      (
        "class Foo: UIViewController { var label: UILabel! }",
        "error outlet-not-objc: Foo.label is not visible to Objective-C; add @IBOutlet (Foo.swift:1)"
      ),
    ])
  func outlets(code: String, expected: String?) throws {
    let project = try Project(code, scene: Self.outlet)
    #expect(project.findings() == [expected].compactMap(\.self))
  }

  @Test(
    "actions are compared with selectors",
    arguments: [
      ("class Foo: UIViewController { @IBAction func go(_ sender: Any) {} }", nil),
      ("class Foo: UIViewController { @objc(go:) func run(x: Any) {} }", nil),
      (
        "class Foo: UIViewController { @IBAction func go(sender: Any) {} }",
        "error missing-action: Foo has no method go:, so the app stops at the event; it has "
          + "goWithSender: (Foo.swift:1)"
      ),
      (
        "class Foo: UIViewController { func go(_ sender: Any) {} }",
        "error missing-action: Foo.go: is not visible to Objective-C; add @IBAction (Foo.swift:1)"
      ),
      (
        "class Foo: UIViewController { class func go(_ sender: Any) {} }",
        "error missing-action: Foo has no method go:, so the app stops at the event"
      ),
    ])
  func actions(code: String, expected: String?) throws {
    #expect(try Project(code, scene: Self.action).findings() == [expected].compactMap(\.self))
  }

  @Test("the rules of old languages apply to old projects")
  func oldLanguages() throws {
    let code = "class Foo: UIViewController { var label: UILabel!\n func go(sender: Any) {} }"
    let project = try Project(code, scene: Self.outlet + "\n" + Self.action)
    func rules(_ version: Double) -> [String] {
      project.check { $0.swiftVersion = version }
        .findings(at: project.folder.path("Main.storyboard")).map(\.rule)
    }
    #expect(rules(2.3) == [])
    #expect(rules(3) == ["missing-action"])
    #expect(rules(4) == ["outlet-not-objc", "missing-action"])
  }

  @Test("Objective-C classes have properties, variables, setters and categories")
  func objectiveC() throws {
    for code in [
      "@interface Foo : UIViewController\n@property UILabel *label;\n@end",
      "@interface Foo : UIViewController {\n UILabel *_label;\n}\n@end",
      "@interface Foo : UIViewController\n- (void)setLabel:(UILabel *)label;\n@end",
      "@interface Foo : UIViewController\n@end\n@interface Foo ()\n@property UILabel *label;\n@end",
    ] {
      #expect(try Project(code, scene: Self.outlet, file: "Foo.h").findings() == [])
    }
    let missing = try Project(
      "@interface Foo : UIViewController\n@end", scene: Self.outlet, file: "Foo.h")
    #expect(missing.findings().map { $0.prefix(21) } == ["error missing-outlet:"])
  }

  @Test("unknown classes are errors if they have connections")
  func classes() throws {
    let code = "class FooX: UIViewController {}"
    #expect(
      try Project(code).findings() == [
        "warning unknown-class: the project has no class Foo, so UIKit makes a UIViewController "
          + "instead; did you mean FooX (Foo.swift:1)?"
      ])
    #expect(try Project(code, scene: Self.outlet).findings().map { $0.prefix(5) } == ["error"])
  }

  @Test("targets decide whether a document counts, and which module it has")
  func targets() throws {
    let project = try Project("class Foo: UIViewController {}", scene: Self.outlet)
    try project.add("class Other: UIViewController {}", "App/Other.swift")
    try project.add(Project.storyboard(""), "App/App.storyboard")
    try project.add(
      "// swift-tools-version:5.9\nlet package = Package(targets: [.target(name: \"App\", path: \"App\")])",
      "Package.swift")
    #expect(
      project.findings() == [
        "warning missing-outlet: Foo has no property label, so the app stops when it loads the scene; "
          + "no target contains the document"
      ])
  }

  @Test("connections that cannot be compared are notes of the strict check")
  func strict() throws {
    let project = try Project("class Foo: Absent {}", scene: Self.outlet)
    let found = project.check(strict: true).findings(at: project.folder.path("Main.storyboard"))
    #expect(
      found.map(\.text) == [
        "note missing-outlet: cannot check label: the declaration of Absent is not in the project"
      ])
    #expect(found.map(\.certainty) == [.unknown])
  }

  @Test("notes of the author suppress findings")
  func suppressions() throws {
    let project = try Project(
      "class Foo: UIViewController {}",
      scene: Self.outlet + "<!-- autolayout:disable missing-outlet -->")
    let text = try project.folder.read("Main.storyboard")
    try project.add(
      text.replacingOccurrences(of: "<view key", with: "<!-- autolayout:disable -->\n<view key"),
      "Main.storyboard")
    #expect(project.findings() == [])
  }

  @Test("identifiers in code are compared with all documents")
  func identifiers() throws {
    let code = """
      class Foo: UIViewController {
        func f() {
          storyboard?.instantiateViewController(withIdentifier: "Foo")
          storyboard?.instantiateViewController(withIdentifier: "Bar")
          performSegue(withIdentifier: "next", sender: nil)
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
          table.register(Cell.self, forCellReuseIdentifier: "known")
          table.dequeueReusableCell(withIdentifier: "known", for: path)
          UIStoryboard(name: "Main", bundle: nil)
          UIStoryboard(name: name + "Main", bundle: nil)
          UINib(nibName: "Missing", bundle: nil)
        }
      }
      """
    let found = try Project(code).check().sourceFindings()
    #expect(found.map { $0.path.split(separator: "/").last } == ["Foo.swift"])
    #expect(
      found.flatMap(\.findings).map { "\($0.line ?? 0) \($0.rule) \($0.name ?? "")" } == [
        "4 missing-identifier Bar", "5 missing-identifier next", "6 missing-identifier cell",
        "11 missing-identifier Missing",
      ])
  }

  @Test(
    "outlets that no document connects are found on request",
    arguments: [
      (
        "",
        "note unset-outlet: no document connects Foo.title2 (UILabel!); no code of the class uses it"
      ),
      (
        "func f() { title2.text = nil }",
        "warning unset-outlet: no document connects Foo.title2 (UILabel!); the app stops where code "
          + "uses it"
      ),
      ("func f() { title2 = UILabel() }", nil),
    ])
  func unsetOutlets(code: String, expected: String?) throws {
    let project = try Project(
      """
      class Foo: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var title2: UILabel!
        @IBOutlet var maybe: UILabel?
        \(code)
      }
      class Unseen: UIView { @IBOutlet var label: UILabel! }
      """, scene: Self.outlet)
    var settings = CheckSettings()
    #expect(project.check().sourceFindings().isEmpty)
    settings.severities["unset-outlet"] = expected?.hasPrefix("note") == true ? .note : .warning
    let found = ConnectionCheck(CodeProject(root: project.folder.path), settings).sourceFindings()
    #expect(found.flatMap(\.findings).map(\.text) == [expected].compactMap(\.self))
  }

  @Test("a changed source is read again, and no other")
  func refresh() throws {
    let project = try Project("class Foo: UIViewController {}", scene: Self.outlet)
    try project.add("class Other {}", "Other.swift")
    let code = CodeProject(root: project.folder.path)
    #expect(code.code.readCount == 2)
    try project.add("class Foo: UIViewController { @IBOutlet var label: UIView! }", "Foo.swift")
    code.refresh()
    #expect(code.code.readCount == 1)
    let check = ConnectionCheck(code, CheckSettings())
    #expect(check.findings(at: project.folder.path("Main.storyboard")).isEmpty)
  }
}

extension Finding {
  fileprivate var text: String { "\(severity.rawValue) \(rule): \(message)" }
}
