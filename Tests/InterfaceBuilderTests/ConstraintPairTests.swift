import AutoLayout
import InterfaceBuilder
import Testing

@Suite("Pairs of attributes in documents")
@MainActor
struct ConstraintPairTests {
  private static let attributes = (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))

  private static func diagnostics(_ constraints: String) throws -> [InterfaceDiagnostic] {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews><view id="box"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
          </subviews><constraints>\(constraints)</constraints>
          """))
    return document.scenes.flatMap { $0.instantiate().diagnostics }
  }

  @Test("pairs that the grammar excludes are ignored with a reason, and all others are made")
  func pairs() throws {
    for first in Self.attributes.dropFirst() {
      var constraints = ""
      var refused: [String] = []
      for second in Self.attributes {
        let id = "\(first.equationName)-\(second.equationName)"
        let other =
          second == .notAnAttribute
          ? "" : #"secondItem="root" secondAttribute="\#(second.equationName)""#
        // Weak constraints, which avoid conflicts.
        constraints +=
          #"<constraint firstItem="box" firstAttribute="\#(first.equationName)" \#(other) "#
          + #"priority="1" constant="5" id="\#(id)"/>"#
        if ConstraintGrammar.verdict(first, second) != .legal { refused.append(id) }
      }
      let notes = try Self.diagnostics(constraints).filter { $0.code == "illegal-pair" }
      #expect(notes.map(\.objectID) == refused)
    }
  }

  @Test("a position with the factor 0, an unknown name and an attribute related to itself")
  func others() throws {
    let notes = try Self.diagnostics(
      """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"
        multiplier="0" id="zero"/>
      <constraint firstItem="box" firstAttribute="depth" constant="4" id="name"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="width"
        id="self"/>
      """)
    #expect(
      notes.map(\.message) == [
        "the constraint zero sets top to a constant; only a width or a height can be constant; it is ignored",
        "the constraint name uses the unknown attribute depth; it is ignored",
        "the constraint self relates width of an item to itself; it is ignored",
      ])
  }

  @Test("items in two controllers' views cannot be related in a scene, but others can")
  func hierarchies() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <constraints>
          <constraint firstItem="root" firstAttribute="top" secondItem="other"
            secondAttribute="top" id="across"/>
          <constraint firstItem="root" firstAttribute="width" constant="300" priority="1" id="own"/>
          </constraints>
          """,
        controller: """
          </viewController><viewController id="second"><view key="view" id="other">
          <rect key="frame" x="0" y="0" width="375" height="667"/></view>
          """))
    let scenes = document.scenes.map { $0.instantiate() }
    let notes = scenes.flatMap(\.diagnostics)
    #expect(notes.map(\.code) == ["unrelated-items"])
    #expect(
      notes.first?.message
        == "the constraint across refers to items of two view hierarchies (root and other); it is ignored"
    )
    #expect(notes.first?.location != nil)
  }
}
