import Notation
import Testing

@testable import DocumentEditing

@Suite("Edits of documents")
struct MarkupEditorTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <constraint constant="1" id="c1"/> is no element -->
    <view id="root">
        <subviews>
            <label text='One &amp; two' id="l1" customClass="Title"/>
            <label id="l2">
                <string key="text">First
    second</string>
            </label>
            <button id="b1"><state key="normal" title="Go"/><state key="selected" title="Stop"/></button>
            <stackView axis="vertical" id="s1"></stackView>
        </subviews>
        <constraints>
            <constraint firstAttribute="width" constant="20" symbolic="YES" id="c1"/>
            <constraint firstAttribute="height" id="c2"/>
        </constraints>
    </view>
    """

  private func edited(_ edits: DocumentEdit...) throws -> String {
    var bytes = Array(Self.document.utf8)
    for edit in edits {
      for splice in try MarkupEditor(bytes).splices(for: edit) { splice.apply(to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replacing(_ old: String, _ new: String) -> String {
    Self.document.replacing(old, with: new)
  }

  @Test("an existing value is replaced in place, and the system's number is removed")
  func replaces() throws {
    #expect(
      try edited(DocumentEdit("c1", set: "constant", to: "24.5"))
        == replacing(#"constant="20" symbolic="YES""#, #"constant="24.5""#))
  }

  @Test("a new value is inserted before the identifier, like Interface Builder's")
  func inserts() throws {
    #expect(
      try edited(DocumentEdit("c2", set: "priority", to: "750"))
        == replacing(#""height" id"#, #""height" priority="750" id"#))
  }

  @Test("default values are not written", arguments: ["0", nil])
  func drops(value: String?) throws {
    #expect(
      try edited(DocumentEdit("c1", set: "constant", to: value))
        == replacing(#" constant="20" symbolic="YES""#, ""))
    #expect(try edited(DocumentEdit("c2", set: "constant", to: value)) == Self.document)
  }

  @Test("texts are written with XML's escapes, in any element")
  func texts() throws {
    #expect(
      try edited(DocumentEdit("l1", set: "text", to: "\"A\" < B\n& c"))
        == replacing("One &amp; two", "&quot;A&quot; &lt; B&#10;&amp; c"))
    #expect(
      try edited(DocumentEdit("l2", set: "text", to: "One\ntwo & three"))
        == replacing("First\nsecond", "One\ntwo &amp; three"))
    #expect(
      try edited(DocumentEdit("b1", set: "title", to: "Start"))
        == replacing(#"title="Go""#, #"title="Start""#))
  }

  @Test("a constraint is removed with the constraint's line")
  func removes() throws {
    #expect(
      try edited(DocumentEdit(removing: "c2"))
        == replacing("        <constraint firstAttribute=\"height\" id=\"c2\"/>\n", ""))
  }

  @Test("references to a constraint are removed with it, and so are empty lists")
  func removesReferences() throws {
    let document = """
      <view id="root">
          <constraints>
              <constraint firstAttribute="width" constant="20" id="c1"/>
              <constraint firstAttribute="height" id="c2"/>
          </constraints>
          <variation key="default">
              <mask key="constraints">
                  <exclude reference="c1"/>
              </mask>
          </variation>
          <variation key="widthClass=compact">
              <mask key="constraints">
                  <include reference="c1"/>
                  <include reference="c2"/>
              </mask>
          </variation>
          <connections>
              <outlet property="width" destination="c1" id="o1"/>
              <outlet property="height" destination="c2" id="o2"/>
          </connections>
      </view>
      """
    var bytes = Array(document.utf8)
    let splices = try MarkupEditor(bytes).splices(for: DocumentEdit(removing: "c1"))
    let inverse = splices.applyReversibly(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <view id="root">
            <constraints>
                <constraint firstAttribute="height" id="c2"/>
            </constraints>
            <variation key="widthClass=compact">
                <mask key="constraints">
                    <include reference="c2"/>
                </mask>
            </variation>
            <connections>
                <outlet property="height" destination="c2" id="o2"/>
            </connections>
        </view>
        """)
    for splice in inverse { splice.apply(to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == document)
  }

  @Test("text in base 64 is decoded, and new text is written plainly")
  func encodedText() throws {
    let document = """
      <label id="l1"><string key="text" base64-UTF8="YES">
      T25lCnR3bw
      </string></label>
      """
    let settings = ObjectValues(Array(document.utf8)).settings(of: ["l1"])["l1"]
    #expect(settings?.first?.text.contains(#""value":"One\u000atwo""#) == true)
    var bytes = Array(document.utf8)
    let edit = DocumentEdit("l1", set: "text", to: "Three")
    for splice in try MarkupEditor(bytes).splices(for: edit) { splice.apply(to: &bytes) }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"<label id="l1"><string key="text">Three</string></label>"#)
  }

  @Test("several edits are applied in order")
  func several() throws {
    #expect(
      try edited(
        DocumentEdit("s1", set: "spacing", to: "8"), DocumentEdit("s1", set: "axis", to: nil))
        == replacing(#"axis="vertical" id="s1""#, #"spacing="8" id="s1""#))
  }

  @Test("an impossible edit is refused with the reason")
  func refusals() {
    func reason(_ edit: DocumentEdit) -> String {
      do {
        _ = try edited(edit)
        return ""
      } catch { return "\(error)" }
    }
    #expect(reason(DocumentEdit("x", set: "constant", to: "1")) == "the document has no object 'x'")
    #expect(
      reason(DocumentEdit("c1", set: "priority", to: "2000"))
        == "Priority is a number from 1 to 1000, not '2000'")
    #expect(
      reason(DocumentEdit("c1", set: "constant", to: "nan"))
        == "Constant is a number from -10000000 to 10000000, not 'nan'")
    #expect(
      reason(DocumentEdit("s1", set: "axis", to: "up"))
        == "Axis is one of horizontal, vertical, not 'up'")
    #expect(
      reason(DocumentEdit("c1", set: "text", to: "A")).hasPrefix("'text' cannot be set for a"))
    #expect(
      reason(DocumentEdit(removing: "l1"))
        == "only constraints can be removed; 'l1' is a label")
  }

  @Test("settings have values, from the document or by default")
  func values() throws {
    let settings = ObjectValues(Array(Self.document.utf8)).settings(of: ["l2", "c1", "s1", "b1"])
    func value(_ id: String, _ name: String) -> String? {
      settings[id]?.map(\.text).first { $0.hasPrefix("{\"set\":\"\(name)\"") }
    }
    #expect(value("l2", "text")?.contains(#""value":"First\u000asecond""#) == true)
    #expect(
      value("c1", "priority")?.contains(#""value":"1000","default":"1000","isWritten":false"#)
        == true)
    #expect(value("s1", "axis")?.contains(#""value":"vertical""#) == true)
    #expect(value("b1", "title")?.contains(#""value":"Go""#) == true)
  }
}
