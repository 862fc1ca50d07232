import InterfaceBuilder
import TestSupport
import Testing

/// A scene's safe area on the canvas, with the containing controllers' bars.
@Suite("Bars around scenes on the canvas")
@MainActor
struct CanvasBarsTests {
  private func insets(
    _ controllers: [String], metrics: String = "", attributes: String = "", y: Double = 0,
    width: Double = 375, height: Double = 667, tools: Int = 14_460,
    device: String? = "retina4_7"
  ) throws -> [Double] {
    let usesSafeAreas = tools >= 13_000
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
      <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
      """
    let pins =
      usesSafeAreas
      ? Markup.pins("box", to: "safe")
      : Markup.pins("box", "leading", "trailing") + """
        <constraint firstItem="box" firstAttribute="top" secondItem="above" \
        secondAttribute="bottom" id="top-pin"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="below" \
        secondAttribute="top" id="bottom-pin"/>
        """
    let own = """
      <viewController \(attributes) id="own">\(usesSafeAreas ? "" : guides)
      <view key="view" id="root">
      <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></subviews>
      \(usesSafeAreas ? #"<viewLayoutGuide key="safeArea" id="safe"/>"# : "")
      <constraints>\(pins)</constraints>
      </view>\(metrics)</viewController>
      """
    let scenes = (controllers + [own]).enumerated().map {
      "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    let text = Markup.storyboard(
      scenes.joined(separator: "\n"), tools: "\(tools)", device: device,
      usesSafeAreas: usesSafeAreas)
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    let box = try #require(report.scenes.last?.views.first { $0.id == "box" })
    return [box.frame.y, height - box.frame.y - box.frame.height]
  }

  private func tabs(_ bar: String) -> String {
    """
    <tabBarController id="tabs"><tabBar key="tabBar" \(bar) id="bar">
    <rect key="frame" x="0.0" y="0.0" width="375" height="49"/></tabBar><connections>
    <segue destination="own" kind="relationship" relationship="viewControllers" id="in"/>
    </connections></tabBarController>
    """
  }

  @Test("a tab bar is part of the safe area's bottom inset")
  func tabBar() throws {
    #expect(try insets([tabs("")]) == [20, 49])
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try insets([tabs("translucent=\"NO\"")], metrics: toolbar) == [20, 93])
    let simulated = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try insets([tabs("translucent=\"NO\"")], metrics: simulated) == [20, 49])
  }

  private func pushing(mode: String, bar: String = "") -> [String] {
    [
      """
      <navigationController id="navigation"><navigationBar key="navigationBar" largeTitles="YES" \
      \(bar) id="bar"><rect key="frame" x="0.0" y="20" width="375" height="96"/></navigationBar>
      <connections><segue destination="first" kind="relationship" \
      relationship="rootViewController" id="start"/></connections></navigationController>
      """,
      """
      <viewController id="first"><view key="view" id="other">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <navigationItem key="navigationItem" \(mode) id="item"/><connections>
      <segue destination="own" kind="show" id="next"/></connections></viewController>
      """,
    ]
  }

  @Test(
    "a controller has the predecessor's small title, unless the controller sets a title mode (F10.41)"
  )
  func inheritedTitle() throws {
    let never = pushing(mode: "largeTitleDisplayMode=\"never\"")
    #expect(try insets(pushing(mode: "")) == [116, 0])
    #expect(try insets(never) == [64, 0])
    let item =
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"always\" id=\"own-item\"/>"
    #expect(try insets(never, metrics: item) == [116, 0])
  }

  @Test("a view that ends at an opaque bar has no inset for it (F10.48)")
  func opaqueNavigationBar() throws {
    let opaque = pushing(mode: "", bar: #"translucent="NO""#)
    #expect(try insets(pushing(mode: "")) == [116, 0])
    #expect(try insets(opaque) == [0, 0])
    let extended = #"extendedLayoutIncludesOpaqueBars="YES""#
    #expect(try insets(opaque, attributes: extended) == [116, 0])
    let edges = #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
    #expect(try insets(pushing(mode: ""), metrics: edges) == [0, 0])
  }

  @Test("a view that is shortened by an opaque toolbar has no inset for it")
  func opaqueToolbar() throws {
    let toolbar = """
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      """
    #expect(try insets([], metrics: toolbar, height: 623) == [20, 0])
    #expect(try insets([], metrics: toolbar, height: 618, tools: 22_505) == [20, 0])
  }

  private static let noStatusBar = #"<nil key="simulatedStatusBarMetrics"/>"#
  private static let navigationBar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#

  @Test("until Xcode 8 a scene that asks for no status bar has none (F10.21)")
  func noStatusBar() throws {
    for device in ["retina4_7", nil] {
      #expect(try insets([], tools: 12_120, device: device) == [20, 0])
      #expect(try insets([], metrics: Self.noStatusBar, tools: 12_120, device: device) == [0, 0])
      let both = Self.noStatusBar + Self.navigationBar
      #expect(try insets([], metrics: both, tools: 12_120, device: device) == [44, 0])
    }
    #expect(try insets([], metrics: Self.noStatusBar, tools: 14_460) == [20, 0])
  }

  @Test(
    "opaque bars shorten the views of device-less canvases (F10.50)",
    arguments: [(320.0, 480.0), (320, 568), (375, 667), (414, 736), (600, 600), (768, 1024)])
  func barsWithoutDevice(width: Double, screen: Double) throws {
    let bottoms = [
      ("", 0), (#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, 49.0),
      (#"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, 44),
    ]
    for (bottomBar, bottom) in bottoms {
      for (topBar, top) in [("", 20.0), (Self.navigationBar, 64)] {
        func insets(y: Double, height: Double) throws -> [Double] {
          try self.insets(
            [], metrics: topBar + bottomBar, y: y, width: width, height: height, tools: 9531,
            device: nil)
        }
        #expect(try insets(y: 0, height: screen) == [top, bottom])
        #expect(try insets(y: 0, height: screen - bottom) == [top, 0])
        guard top == 64 else { continue }
        #expect(try insets(y: 0, height: screen - 64) == [0, bottom])
        #expect(try insets(y: 0, height: screen - 64 - bottom) == [0, 0])
        #expect(try insets(y: 64, height: screen - 64) == [0, bottom])
        #expect(try insets(y: 64, height: screen - 64 - bottom) == [0, 0])
      }
    }
  }
}
