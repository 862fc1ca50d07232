import InterfaceBuilder
import Testing

@Suite("Size-class variations")
struct EffectiveInterfaceTests {
  private static let view = """
    <subviews>
    <stackView spacing="4" id="stack"><variation key="widthClass=regular" spacing="20" axis="vertical"/></stackView>
    <label id="a"/><label id="b"/>
    </subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
    <variation key="heightClass=regular-widthClass=regular" constant="30"/>
    <variation key="widthClass=regular" constant="20"/>
    </constraint>
    <constraint firstItem="b" firstAttribute="width" constant="10" id="x"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
    <variation key="widthClass=compact"><mask key="constraints"><exclude reference="w"/></mask></variation>
    """

  private func effective(_ width: SizeClass?, _ height: SizeClass?) throws -> EffectiveInterface {
    let document = try DocumentSource.read(DocumentSource.storyboard(view: Self.view))
    return EffectiveInterface(contents: document.contents, width: width, height: height)
  }

  @Test(
    "masks apply from the default to the most specific",
    arguments: [
      (nil, nil, false, true), (.compact, .regular, false, false), (.regular, .regular, true, true),
      (.regular, .compact, false, true),
    ] as [(SizeClass?, SizeClass?, Bool, Bool)])
  func masks(
    width: SizeClass?, height: SizeClass?, hasView: Bool, hasConstraint: Bool
  ) throws {
    let effective = try effective(width, height)
    let contents = effective.contents
    let view = try #require(contents.viewsByID["b"])
    #expect(effective.isInstalled(view) == hasView)
    #expect(effective.isInstalled(ConstraintIndex(0)) == hasConstraint)
  }

  @Test(
    "the most specific override wins",
    arguments: [
      (nil, nil, 10), (.regular, .compact, 20), (.regular, .regular, 30),
    ] as [(SizeClass?, SizeClass?, Double)])
  func overrides(width: SizeClass?, height: SizeClass?, constant: Double) throws {
    #expect(try effective(width, height).constraint(ConstraintIndex(0)).constant == constant)
  }

  @Test("a view's attributes are also overridden")
  func viewAttributes() throws {
    let effective = try effective(.regular, .compact)
    let index = try #require(effective.contents.viewsByID["stack"])
    guard case .stackView(let stack) = effective.view(index).details else {
      Issue.record("no stack")
      return
    }
    #expect(stack.spacing == 20)
    #expect(stack.isVertical)
  }
}
