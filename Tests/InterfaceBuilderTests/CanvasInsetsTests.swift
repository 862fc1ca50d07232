import InterfaceBuilder
import TestSupport
import Testing

@Suite("Insets on the canvas")
@MainActor
struct CanvasInsetsTests {
  private func insets(
    tools: String, device: String, _ width: Double, _ height: Double, metrics: String = "",
    kind: String = "view", in environment: LayoutEnvironment = .canvas
  ) throws -> [Double] {
    let text = Markup.nib(
      """
      <\(kind) id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Markup.pins("box", to: "safe"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      \(metrics)
      </\(kind)>
      """, tools: tools, device: device)
    let views = FrameReport(of: try DocumentSource.read(text), in: environment).scenes[0].views
    let box = try #require(views.first { $0.id == "box" })
    let root = try #require(views.first { $0.id == "root" })
    return [box.frame.y, root.frame.height - box.frame.y - box.frame.height]
  }

  @Test(
    "a nib with an explicit size avoids the home indicator if it is wide, or recent",
    arguments: [
      ("17156", 500.0, 424.0, [44.0, 34]), ("17156", 300, 400, [44, 0]),
      ("14490", 300, 400, [44, 34]),
      ("21507", 300, 400, [48, 0]), ("21701", 300, 400, [48, 34]), ("21701", 500, 424, [48, 34]),
      ("32700", 300, 400, [48, 34]),
      ("17156", 414, 880, [44, 18]),
    ])
  func homeIndicator(
    _ tools: String, _ width: Double, _ height: Double, _ expected: [Double]
  ) throws {
    #expect(try insets(tools: tools, device: "retina6_1", width, height) == expected)
  }

  @Test(
    "cells and headers of collections in nibs have a nib's insets (F10.26)",
    arguments: ["collectionViewCell", "collectionReusableView"])
  func cells(_ kind: String) throws {
    #expect(try insets(tools: "21507", device: "retina6_1", 301, 79, kind: kind) == [48, 0])
    #expect(try insets(tools: "20037", device: "retina6_1", 613, 718, kind: kind) == [44, 34])
    #expect(try insets(tools: "14269", device: "retina4_7", 719, 1258, kind: kind) == [20, 0])
    #expect(try insets(tools: "14269", device: "retina4_7", 320, 100, kind: kind) == [0, 0])
  }

  @Test("insets that are larger than a nib end at the nib's bottom")
  func lowNib() throws {
    #expect(try insets(tools: "21701", device: "retina6_12", 393, 41) == [41, 0])
    #expect(try insets(tools: "21701", device: "retina6_12", 393, 93) == [59, 34])
  }

  @Test(
    "on other devices only nibs that fill the screen have insets",
    arguments: ["view", "collectionViewCell", "collectionReusableView"])
  func otherDevices(_ kind: String) throws {
    for (id, whole) in [("retina6_12", [59.0, 34]), ("retina4_7", [20, 0])] {
      let device = try #require(Device.named(id))
      let environment = LayoutEnvironment(device: device)
      func insets(_ width: Double, _ height: Double) throws -> [Double] {
        try self.insets(
          tools: "21701", device: "retina6_1", width, height, kind: kind, in: environment)
      }
      #expect(try insets(414, 896) == whole)
      for (width, height) in [(414.0, 65.0), (414, 400), (414, 860), (300, 100), (500, 896)] {
        #expect(try insets(width, height) == [0, 0])
      }
    }
  }

  @Test(
    "Xcode 9 and 10 drew a status bar over views as high as a screen",
    arguments: [
      ("13771", 480.0, 20.0), ("14490", 570, 20), ("14490", 479, 0), ("14490", 100, 0),
      ("15705", 570, 0), ("22155", 220, 20),
    ])
  func statusBar(_ tools: String, _ height: Double, _ top: Double) throws {
    #expect(try insets(tools: tools, device: "retina4_7", 375, height) == [top, 0])
  }

  @Test("a nib has the simulated bars of the canvas")
  func simulatedBars() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let opaque = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      """
    let both = try insets(
      tools: "14490", device: "retina6_1", 414, 896, metrics: bar + toolbar)
    #expect(both == [88, 83])
    #expect(
      try insets(tools: "15705", device: "retina4_7", 375, 667, metrics: bar) == [44, 0])
    #expect(
      try insets(tools: "21701", device: "retina6_1", 414, 804, metrics: opaque) == [0, 34])
  }
}
