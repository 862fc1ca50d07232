import InterfaceBuilder
import Testing

@Suite("Insets on the canvas")
@MainActor
struct CanvasInsetsTests {
  private func insets(
    tools: String, device: String, _ width: Double, _ height: Double, metrics: String = "",
    kind: String = "view"
  ) throws -> [Double] {
    let edges = ["top", "leading", "bottom", "trailing"].map {
      """
      <constraint firstItem="box" firstAttribute="\($0)" secondItem="safe" secondAttribute="\($0)" \
      id="\($0)"/>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><\(kind) id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(edges.joined(separator: "\n"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      \(metrics)
      </\(kind)></objects>
      </document>
      """
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    let box = try #require(report.scenes[0].views.first { $0.id == "box" })
    return [box.frame.y, height - box.frame.y - box.frame.height]
  }

  @Test(
    "a nib of its own size avoids the home indicator if it is wide, or recent",
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

  @Test(
    "Xcode 10 drew a status bar over each cell and header in a scene (F10.49)",
    arguments: [("14313", "retina4_7", 28.0), ("13771", "retina4_7", 8), ("15705", "retina4_7", 8)])
  func headers(_ tools: String, _ device: String, _ top: Double) throws {
    func box(_ id: String, in parent: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="8" width="50" height="20"/><constraints>
      <constraint firstAttribute="width" constant="50" id="\(id)-width"/>
      <constraint firstAttribute="height" constant="20" id="\(id)-height"/></constraints></view>
      """
    }
    func pins(_ id: String, in parent: String) -> String {
      """
      <constraints><constraint firstItem="\(id)" firstAttribute="top" secondItem="\(parent)" \
      secondAttribute="topMargin" id="\(id)-top"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(parent)" \
      secondAttribute="leading" id="\(id)-leading"/></constraints>
      """
    }
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        tools: tools, device: device,
        view: """
          <subviews>
          <tableView id="table"><rect key="frame" x="0.0" y="100" width="375" height="200"/>
          <view key="tableHeaderView" id="header">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <subviews>\(box("upper", in: "header"))</subviews>\(pins("upper", in: "header"))</view>
          </tableView>
          <collectionView id="collection">
          <rect key="frame" x="0.0" y="300" width="375" height="300"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="flow"/>
          <cells><collectionViewCell reuseIdentifier="cell" id="cell">
          <rect key="frame" x="20" y="51" width="155" height="100"/>
          <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="155" height="100"/>
          <subviews>\(box("inner", in: "cell"))</subviews></view>\(pins("inner", in: "cell"))
          </collectionViewCell></cells></collectionView>
          </subviews>
          """))
    let views = FrameReport(of: document, in: .canvas).scenes[0].views
    for id in ["upper", "inner"] {
      let view = try #require(views.first { $0.id == id })
      #expect(view.frame.y == top, "\(id)")
    }
  }

  @Test(
    "the content of a scroll view begins below bars (F6.53)",
    arguments: [("", 8.0), (#"contentInsetAdjustmentBehavior="never""#, 28)])
  func contentAtRest(_ attribute: String, _ top: Double) throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        tools: "14490",
        view: """
          <subviews><scrollView \(attribute) id="scroll">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><view id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="8" width="50" height="20"/><constraints>
          <constraint firstAttribute="width" constant="50" id="width"/>
          <constraint firstAttribute="height" constant="20" id="height"/></constraints></view>
          </subviews><constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="content" \
          secondAttribute="topMargin" id="top"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
          secondAttribute="leading" id="leading"/>
          </constraints></view></subviews></scrollView></subviews>
          """))
    let views = FrameReport(of: document, in: .canvas).scenes[0].views
    #expect(views.first { $0.id == "box" }?.frame.y == top)
  }

  @Test("insets that are larger than a nib end at its bottom")
  func lowNib() throws {
    #expect(try insets(tools: "21701", device: "retina6_12", 393, 41) == [41, 0])
    #expect(try insets(tools: "21701", device: "retina6_12", 393, 93) == [59, 34])
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

  @Test("Xcode 16 counted the bottom of pads twice, and Xcode 11 hid their status bars")
  func pads() throws {
    let device = "ipad12_9rounded"
    #expect(try insets(tools: "24765", device: device, 1024, 1366) == [24, 50])
    #expect(try insets(tools: "22155", device: device, 1024, 1366) == [24, 20])
    #expect(try insets(tools: "16096", device: device, 1024, 1366) == [0, 20])
  }

  @Test("a standard distance from a safe area is 0, with any stored number (F10.4)")
  func standardDistance() throws {
    let view = """
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="height"/></constraints>
      </view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" constant="20" symbolic="YES" id="leading"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="top"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="20" symbolic="YES" id="trailing"/>
      </constraints>
      """
    let text = DocumentSource.storyboard(tools: "14087", view: view)
    let report = FrameReport(of: try DocumentSource.read(text), in: .canvas)
    let box = try #require(report.scenes[0].views.first { $0.id == "box" })
    #expect([box.frame.x, box.frame.y, box.frame.width] == [0, 40, 355])
  }
}
