import Diagnosis
import Foundation
import Notation
import TestSupport
import Testing

@testable import DocumentEditing

@Suite("Names of documents that refer to code")
@MainActor
struct ObjectConnectionTests {
  private let folder = TemporaryFolder()

  private func scene(_ number: Int, _ more: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects>
    <viewController storyboardIdentifier="Home\(number)" id="c\(number)" customClass="Home">
    <view key="view" id="v\(number)"><subviews>
    <button id="b\(number)" customClass="Round"><connections>
    <action selector="save:" destination="c\(number)" eventType="touchUpInside" id="a\(number)"/>
    <segue destination="c1" kind="show" identifier="next" id="g\(number)"/>
    </connections></button>\(more)</subviews></view>
    <connections><outlet property="button" destination="b\(number)" id="o\(number)"/></connections>
    </viewController></objects></scene>
    """
  }

  private func document(_ code: String) throws -> OpenDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      \(scene(1))
      \(scene(2))
      <scene sceneID="s3"><objects>
      <viewControllerPlaceholder referencedIdentifier="Home1" id="p1"/>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Home1" id="p2"/>
      </objects></scene></scenes></document>
      """
    let url = folder.url.appendingPathComponent("Main.storyboard")
    try Data(text.utf8).write(to: url)
    try Data(code.utf8).write(to: folder.url.appendingPathComponent("Home.swift"))
    return OpenDocument(path: "Main.storyboard", url: url)
  }

  private func rows(_ document: OpenDocument, _ id: String) -> [JSONValue] {
    ObjectConnections(document.bytes, in: CodeProject(root: folder.path)).settings(of: id)
  }

  private static let code = """
    class Home: UIViewController {
      @IBOutlet var button: Round!
      @IBOutlet var other: UILabel!
      @IBAction func save(_ sender: Any) {}
    }
    class Round: UIButton {}
    """

  @Test("a view has a class, outlets, actions and segues, with the elements to edit")
  func names() throws {
    let rows = rows(try document(Self.code), "b1")
    let found = rows.map { row in
      ["object", "set", "title", "value"].map { row[$0]?.string ?? "" }.joined(separator: ", ")
    }
    #expect(
      found == [
        "b1, customClass, Class, Round", "o1, property, Outlet of Home, button",
        "a1, selector, Action of Home, save:", "g1, identifier, Segue identifier, next",
      ])
    let controller = self.rows(try document(Self.code), "v1").compactMap { $0["title"]?.string }
    #expect(controller == ["Class", "Class of the controller", "Storyboard ID"])
  }

  @Test("names that exist in code are suggested")
  func suggestions() throws {
    let rows = rows(try document(Self.code), "b1")
    #expect(rows[0]["suggestions"]?.texts == ["Round"])
    #expect(rows[1]["suggestions"]?.texts == ["button", "other"])
    #expect(rows[2]["suggestions"]?.texts == ["save:"])
  }

  @Test("outlets follow the property; classes and actions follow only if code has them no longer")
  func equalNames() throws {
    let known = rows(try document(Self.code), "b1")
    #expect(known.map { $0["equal"]?.texts ?? [] } == [[], ["o2"], [], []])
    let gone = rows(try document("class Home: UIViewController {}"), "b1")
    #expect(gone.map { $0["equal"]?.texts ?? [] } == [["b2"], ["o2"], ["a2"], []])
  }

  @Test(
    "a name of code is edited like other settings",
    arguments: [
      ("o1", "property", "other", #"<outlet property="other" destination="b1" id="o1"/>"#),
      ("a1", "selector", "go", #"<action selector="go" destination="c1""#),
      ("b1", "customClass", "Square", #"id="b1" customClass="Square""#),
      ("c1", "storyboardIdentifier", "Start", #"storyboardIdentifier="Start" id="c1""#),
      ("g1", "identifier", "end", #"identifier="end" id="g1""#),
    ])
  func edits(object: String, name: String, value: String, expected: String) throws {
    let document = try document(Self.code)
    try document.edit([DocumentEdit(object, set: name, to: value)], title: "Rename")
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains(expected))
  }

  @Test("references of the storyboard follow the identifier of their controller")
  func references() throws {
    let document = try document(Self.code)
    try document.edit(
      [DocumentEdit("c1", set: "storyboardIdentifier", to: "Start")], title: "Rename")
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains(#"<viewControllerPlaceholder referencedIdentifier="Start" id="p1"/>"#))
    #expect(text.contains(#"storyboardName="Other" referencedIdentifier="Home1" id="p2"/>"#))
  }

  @Test(
    "an empty name is refused", arguments: [("o1", "property"), ("c1", "storyboardIdentifier")])
  func empty(object: String, name: String) throws {
    let document = try document(Self.code)
    let before = document.bytes
    #expect(throws: EditError.self) {
      try document.edit([DocumentEdit(object, set: name, to: " ")], title: "Rename")
    }
    #expect(document.bytes == before)
  }
}

extension JSONValue {
  fileprivate var texts: [String]? { array?.compactMap(\.string) }
}
