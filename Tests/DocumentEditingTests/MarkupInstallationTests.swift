import Testing

@testable import DocumentEditing

@Suite("Installation of constraints and views")
struct MarkupInstallationTests {
  private static func document(_ rest: String = "", varies: Bool = true) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"\(varies ? " useTraitCollections=\"YES\"" : "")>
        <view id="root">
            <subviews>
                <label text="Name" id="l1"/>
            </subviews>
            <constraints>
                <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="l1" firstAttribute="left" secondItem="root" secondAttribute="left" id="c2"/>
            </constraints>
    \(rest)        <connections>
                <outlet property="name" destination="l1" id="o1"/>
            </connections>
        </view>
    </document>
    """
  }

  private static let withMask = """
            <variation key="default">
                <mask key="constraints">
                    <exclude reference="c1"/>
                </mask>
            </variation>

    """

  private func edited(
    _ document: String, _ object: String, installed value: String?
  ) throws -> String {
    var bytes = Array(document.utf8)
    let edit = DocumentEdit(object, set: "installed", to: value)
    let splices = try MarkupEditor(bytes).splices(for: edit)
    let inverse = splices.applyReversibly(to: &bytes)
    let edited = String(decoding: bytes, as: UTF8.self)
    for splice in inverse { splice.apply(to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == document)
    return edited
  }

  @Test("the first excluded object adds the exclusion list, before the connections")
  func first() throws {
    let out = try edited(Self.document(), "c1", installed: "NO")
    #expect(out == Self.document(Self.withMask))
    #expect(try edited(out, "c1", installed: "YES") == Self.document())
    #expect(try edited(out, "c1", installed: nil) == Self.document())
    // Setting the existing value changes nothing.
    #expect(try edited(out, "c1", installed: "NO") == out)
    #expect(try edited(Self.document(), "c2", installed: "YES") == Self.document())
  }

  @Test("the next is added after it; the list is removed with the last")
  func next() throws {
    let out = try edited(Self.document(Self.withMask), "c2", installed: "NO")
    let line = "                <exclude reference=\"c2\"/>\n"
    #expect(out.contains("<exclude reference=\"c1\"/>\n\(line)"))
    let one = try edited(out, "c1", installed: "YES")
    #expect(
      !one.contains("reference=\"c1\"") && one.contains("<mask key=\"constraints\">\n\(line)"))
  }

  @Test("a variation that excludes views gets a list of constraints next to theirs")
  func besideViews() throws {
    let views = Self.withMask.replacing("constraints", with: "subviews")
      .replacing("\"c1\"", with: "\"l1\"")
    let out = try edited(Self.document(views), "c1", installed: "NO")
    #expect(
      out.contains(
        """
                    </mask>
                    <mask key="constraints">
                        <exclude reference="c1"/>
                    </mask>
                </variation>
        """))
    #expect(try edited(out, "c1", installed: "YES") == Self.document(views))
  }

  @Test("objects that no list can exclude, and documents with no traits, are refused")
  func refusals() {
    #expect(throws: EditError.self) {
      try edited(Self.document(), "l1", installed: "NO")
    }
    #expect(throws: EditError.self) {
      try edited(Self.document(varies: false), "c1", installed: "NO")
    }
  }
}
