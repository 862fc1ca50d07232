import Foundation
import Testing

@testable import Command

@Suite("autolayout port: outlets and actions")
@MainActor
struct PortedOutletsTests {
  private func ported(_ texts: [String]) -> [PortedSource] {
    let sources = texts.map(SourceText.init)
    var index = DeclarationIndex()
    for source in sources { index.add(source) }
    return sources.map { PortedSource($0, index: index) }
  }

  private func ported(_ text: String) -> PortedSource { ported([text])[0] }

  @Test(
    "an outlet becomes a wrapped property that is found by name",
    arguments: [
      ("@IBOutlet weak var a: UILabel!", "@Outlet var a: UILabel!"),
      ("@IBOutlet private weak var a: UILabel?", "@Outlet private var a: UILabel?"),
      ("@IBOutlet weak private(set) var a: UILabel!", "@Outlet private(set) var a: UILabel!"),
      ("@IBOutlet unowned(unsafe) var a: UILabel!", "@Outlet var a: UILabel!"),
      ("@IBOutlet var a: [UILabel]!", "@Outlet var a: [UILabel]!"),
      ("@objc @IBOutlet public var a: UILabel!", "@Outlet public var a: UILabel!"),
      ("@IBOutlet\n  weak var a: UILabel!", "@Outlet\n  var a: UILabel!"),
      (
        "@IBOutlet /* one */ weak var a: UILabel! // two",
        "@Outlet /* one */ var a: UILabel! // two"
      ),
      (
        "@IBOutlet weak var a: UILabel!, b: UILabel!",
        "@Outlet var a: UILabel!\n  @Outlet var b: UILabel!"
      ),
      ("@IBOutlet var a: UIView? { get { nil } set {} }", "var a: UIView? { get { nil } set {} }"),
    ])
  func outlets(before: String, after: String) {
    let result = ported("class A: UIViewController {\n  \(before)\n}").result
    #expect(result.hasPrefix("class A: UIViewController {\n  \(after)\n"))
  }

  @Test("protocols and extensions hold no outlet")
  func elsewhere() {
    let text =
      "protocol P { @IBOutlet var a: UILabel! { get } }\nextension B { @IBOutlet var b: C { c } }"
    #expect(!ported(text).result.contains("Outlet"))
  }

  @Test("outlets with observers, and inspectable properties, are in a table of the class")
  func properties() {
    let result = ported(
      """
      @IBDesignable
      public final class Card: UIView {
          @IBInspectable var radius: CGFloat = 4 {
              didSet { layer.cornerRadius = radius }
          }
          @IBOutlet private weak var title: UILabel! {
              didSet { title.text = "" }
          }
          @IBOutlet weak var plain: UILabel!
      }
      extension Card {
          @IBInspectable var edge: UIColor? { get { nil } set {} }
      }
      """
    ).result
    #expect(
      result.contains(
        """
            @Outlet var plain: UILabel!

            public override class var keyedProperties: [KeyedProperty] {
                super.keyedProperties + [
                    KeyedProperty("radius", \\Card.radius),
                    KeyedProperty("title", \\Card.title),
                    KeyedProperty("edge", \\Card.edge),
                ]
            }
        }
        """))
  }

  @Test("actions are in a table of the class, each under the name in documents")
  func actions() {
    let result = ported(
      """
      class Form: UIViewController {
        @IBAction func tapped(_ sender: Any) {}
        @IBAction private func done() {}
        @IBAction
        // Saves.
        func save(sender: UIButton) {}
        @IBAction func drag(_ sender: UIButton, forEvent event: UIEvent) {}
        @IBAction func back(to segue: UIStoryboardSegue) {}
        @objc(given:) @IBAction func renamed(_ sender: Any) {}
        func done(_ other: Int) {}
      }
      """
    ).result
    #expect(
      result.contains(
        """

          override class var actionMethods: [ActionMethod] {
            super.actionMethods + [
              ActionMethod("tapped:", Form.tapped),
              ActionMethod("done", Form.done as (Form) -> @MainActor () -> Void),
              ActionMethod("saveWithSender:", Form.save),
              ActionMethod("drag:forEvent:", Form.drag),
              ActionMethod("backTo:", Form.back),
              ActionMethod("given:", Form.renamed),
            ]
          }
        }
        """))
    #expect(result.contains("@IBAction private func done() {}"))
  }

  @Test("nested and generic classes have separate tables, also if declared in a single line")
  func nested() {
    let result = ported(
      """
      enum Screens {
        class Cell: UITableViewCell { @IBAction func buy(_ sender: UIButton) {} }
      }
      class List<Item: Hashable>: BaseList { @IBAction func add() {} }
      class BaseList: UITableViewController {}
      """
    ).result
    #expect(result.contains("ActionMethod(\"buy:\", Cell.buy)"))
    #expect(result.contains("ActionMethod(\"add\", List.add)"))
    #expect(result.components(separatedBy: "override class var").count == 3)
  }

  @Test("an action in an extension of another file is listed in the class and visible to it")
  func extensions() {
    let results = ported([
      "class Form: UIViewController {\n}",
      "extension Form {\n  @IBAction private func save(_ sender: Any) {}\n}",
    ]).map(\.result)
    #expect(results[0].contains("ActionMethod(\"save:\", Form.save)"))
    #expect(results[1] == "extension Form {\n  @IBAction func save(_ sender: Any) {}\n}")
  }

  @Test("a class that already has tables keeps them")
  func again() {
    let once = ported("class Form: UIViewController {\n  @IBAction func go() {}\n}\n").result
    #expect(ported(once).result == once)
  }

  @Test(
    "declarations that no table can list are reported",
    arguments: [
      ("extension UIView {\n @IBAction func go() {}\n}", 2, 2, "not a class in these files"),
      ("class A: NSObject {\n @IBAction func go() {}\n}", 2, 2, "subclass of UIResponder"),
      ("class A {\n @IBAction func go() {}\n}", 2, 2, "subclass of UIResponder"),
      (
        "class A: UIView {\n @IBAction func go(_ a: Int, _ b: Int, _ c: Int) {}\n}", 2, 2,
        "more than a sender"
      ),
      ("class A: UIView {\n @IBOutlet override var b: C!\n}", 2, 2, "overrides another"),
    ])
  func remarks(text: String, line: Int, column: Int, message: String) throws {
    let ported = ported(text)
    let remark = try #require(ported.edits.remarks.first { $0.isError })
    #expect(ported.text.place(of: remark.offset) == (line, column))
    #expect(remark.message.contains(message))
  }

  @Test(
    "changes of behavior that cause no compiler error are reported",
    arguments: [
      ("class A: UIView { @IBOutlet weak var delegate: B? }", "strong reference"),
      ("extension UIView { @IBInspectable var a: CGFloat { get { 0 } set {} } }", "cannot set"),
    ])
  func warnings(text: String, message: String) {
    let remarks = ported(text).edits.remarks
    #expect(remarks.count == 1)
    #expect(remarks.allSatisfy { !$0.isError && $0.message.contains(message) })
  }
}
