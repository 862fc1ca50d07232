import Testing

@testable import DocumentEditing

@Suite("Additions to documents")
struct MarkupAdditionTests {
  private static let document = """
    <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>
            <label misplaced="YES" text="Name" id="l1">
                <rect key="frame" x="16" y="20" width="50" height="21"/>
                <color key="backgroundColor" white="1" alpha="1"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label text="Other" id="l2"/>
        </subviews>
        <constraints>
            <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        </constraints>
    </view>
    """

  private func changes(_ edit: DocumentEdit, in document: String = document) throws -> [String] {
    var bytes = Array(document.utf8)
    let splices = try MarkupEditor(bytes).splices(for: edit)
    let inverse = splices.applyReversibly(to: &bytes)
    let edited = String(decoding: bytes, as: UTF8.self)
      .replacing(/id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "id=\"NEW\"")
    for splice in inverse { splice.apply(to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == document)
    let (old, new) = (
      document.split(separator: "\n", omittingEmptySubsequences: false),
      edited.split(separator: "\n", omittingEmptySubsequences: false)
    )
    return new.difference(from: old).map {
      switch $0 {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }
  }

  @Test("a constraint is last in the list of the nearest common ancestor")
  func intoAList() throws {
    let leading = ConstraintAddition(
      firstItem: "l1", firstAttribute: "leading", secondItem: "root", secondAttribute: "leading",
      constant: 16)
    #expect(
      try changes(DocumentEdit(adding: leading)) == [
        #"+        <constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="NEW"/>"#
      ])
    let between = ConstraintAddition(
      firstItem: "l1", firstAttribute: "top", secondItem: "l2", secondAttribute: "bottom",
      constant: 0)
    #expect(
      try changes(DocumentEdit(adding: between)) == [
        #"+        <constraint firstItem="l1" firstAttribute="top" secondItem="l2" secondAttribute="bottom" id="NEW"/>"#
      ])
  }

  @Test("distances from trailing edges are counted inwards, and the view itself is not named")
  func farEdges() throws {
    let trailing = ConstraintAddition(
      firstItem: "l1", firstAttribute: "trailing", secondItem: "root",
      secondAttribute: "trailing", constant: -16.5)
    #expect(
      try changes(DocumentEdit(adding: trailing)) == [
        #"+        <constraint firstAttribute="trailing" secondItem="l1" secondAttribute="trailing" constant="16.5" id="NEW"/>"#
      ])
  }

  @Test("a view that has no constraints gets a list, after the colors and before the font")
  func newList() throws {
    let width = ConstraintAddition(firstItem: "l1", firstAttribute: "width", constant: 50)
    #expect(
      try changes(DocumentEdit(adding: width)) == [
        "+            <constraints>",
        #"+                <constraint firstAttribute="width" constant="50" id="NEW"/>"#,
        "+            </constraints>",
      ])
    let other = ConstraintAddition(firstItem: "l2", firstAttribute: "width", constant: 50)
    #expect(
      try changes(DocumentEdit(adding: other)) == [
        #"-        <label text="Other" id="l2"/>"#,
        #"+        <label text="Other" id="l2">"#,
        "+            <constraints>",
        #"+                <constraint firstAttribute="width" constant="50" id="NEW"/>"#,
        "+            </constraints>", "+        </label>",
      ])
  }

  @Test("a document keeps the line ends")
  func lineEnds() throws {
    let document = Self.document.replacing("\n", with: "\r\n")
    let width = ConstraintAddition(firstItem: "root", firstAttribute: "width", constant: 50)
    var bytes = Array(document.utf8)
    for splice in try MarkupEditor(bytes).splices(for: DocumentEdit(adding: width)) {
      splice.apply(to: &bytes)
    }
    let ends = zip(bytes, bytes.dropFirst()).filter { $1 == 0x0A }
    #expect(ends.allSatisfy { $0.0 == 0x0D } && ends.count == document.count { $0 == "\r\n" } + 1)
  }

  @Test("a frame is written like Interface Builder's, and the view's misplaced mark is removed")
  func frames() throws {
    #expect(
      try changes(DocumentEdit("l1", set: "frame", to: "0 20.5 50 21")) == [
        #"-            <rect key="frame" x="16" y="20" width="50" height="21"/>"#,
        #"-        <label misplaced="YES" text="Name" id="l1">"#,
        #"+        <label text="Name" id="l1">"#,
        #"+            <rect key="frame" x="0.0" y="20.5" width="50" height="21"/>"#,
      ])
    #expect(throws: EditError("'l2' has no frame that could be changed")) {
      try changes(DocumentEdit("l2", set: "frame", to: "0 0 1 1"))
    }
    #expect(throws: EditError.self) { try changes(DocumentEdit("l1", set: "frame", to: "1 2 3")) }
  }

  @Test("a missing view cannot be constrained")
  func unknown() {
    #expect(throws: EditError("the document has no object 'none'")) {
      try changes(
        DocumentEdit(
          adding: ConstraintAddition(firstItem: "none", firstAttribute: "width", constant: 1)))
    }
  }
}
