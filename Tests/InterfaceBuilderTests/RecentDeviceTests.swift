import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@MainActor @Suite("Devices of 2025 and 2026")
struct RecentDeviceTests {
  @Test("every row of the table is a device")
  func rows() {
    #expect(Device.all.count == 31)
  }

  @Test(
    "a model has the expected screen and insets (F15.1)",
    arguments: [
      ("iPhone 16e", 390.0, 844.0, 47.0), ("iPhone 17e", 390, 844, 47),
      ("iPhone 17", 402, 874, 62), ("iPhone 17 Pro", 402, 874, 62),
      ("iPhone 18 Pro", 402, 874, 62), ("iPhone 17 Pro Max", 440, 956, 62),
      ("iPhone 18 Pro Max", 440, 956, 62), ("iPhone Air", 420, 912, 68),
    ])
  func phones(model: String, width: Double, height: Double, top: Double) throws {
    let device = try #require(Device.described(by: model))
    #expect((device.width, device.height, device.scale) == (width, height, 3))
    let insets = device.safeArea(.portrait, tools: nil)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [top, 0, 34, 0])
    #expect(device.sizeClasses(.portrait) == (.compact, .regular))
    #expect(device.safeArea(.landscape, tools: nil).bottom == 21)
  }

  @Test(
    "an iPad has the expected screen (F15.1)",
    arguments: [
      ("iPad (A16)", 820.0, 1180.0), ("iPad Air 11\" (M4)", 820, 1180),
      ("iPad Air 13\" (M4)", 1024, 1366), ("iPad Pro 11\" (M5)", 834, 1210),
      ("iPad Pro 13\" (M5)", 1032, 1376), ("iPad mini (A17 Pro)", 744, 1133),
    ])
  func pads(model: String, width: Double, height: Double) throws {
    let device = try #require(Device.described(by: model))
    #expect((device.width, device.height, device.scale) == (width, height, 2))
  }

  @Test(
    "the iPhone Duo's windows have one-sided insets and their size classes (F15.2)",
    arguments: [
      (
        "duo_outer", Device.Orientation.portrait, [466.0, 678], [0.0, 0, 34, 84], "compact regular"
      ),
      ("duo_outer", .landscape, [678, 466], [0, 84, 34, 0], "compact compact"),
      ("duo_inner", .landscape, [951, 669], [0, 0, 34, 84], "regular regular"),
      ("duo_inner", .portrait, [669, 951], [82, 0, 34, 0], "regular regular"),
      ("duo_left", .landscape, [469, 669], [0, 0, 34, 0], "compact regular"),
      ("duo_right", .portrait, [469, 669], [0, 0, 34, 0], "compact regular"),
    ])
  func duo(
    id: String, orientation: Device.Orientation, size: [Double], insets: [Double], classes: String
  ) throws {
    let device = try #require(Device.named(id))
    let (width, height) = device.size(orientation)
    #expect([width, height] == size)
    let area = device.safeArea(orientation, tools: nil)
    #expect([area.top, area.left, area.bottom, area.right] == insets)
    let found = device.sizeClasses(orientation)
    #expect("\(found.width.rawValue) \(found.height.rawValue)" == classes)
    #expect(device.firstRelease == IOSVersion(27, 1))
    #expect(!device.runs(IOSVersion(27)) && device.runs(IOSVersion(27, 2)))
  }

  @Test("the bands of the hinge and the covered corners are where they were measured (F15.4)")
  func shapes() throws {
    let inner = try #require(Device.named("duo_inner"))
    #expect(inner.shape(.landscape).fold == CGRect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(inner.shape(.portrait).fold == CGRect(x: 0, y: 455.5, width: 669, height: 40))
    #expect(inner.shape(.landscape).statusStrip == CGRect(x: 867, y: 0, width: 84, height: 120))
    #expect(inner.shape(.portrait).statusStrip == CGRect(x: 535, y: 0, width: 134, height: 82))
    // The halves of the inner screen leave the gap of the hinge.
    let half = try #require(Device.named("duo_left"))
    #expect(inner.size(.landscape).width - 2 * half.width == 13)
    #expect(half.shape(.portrait).fold == CGRect(x: 455.5, y: 0, width: 13.5, height: 669))
    let outer = try #require(Device.named("duo_outer"))
    #expect(outer.shape(.portrait).statusStrip == CGRect(x: 382, y: 0, width: 84, height: 170))
    #expect(outer.shape(.portrait).camera == CGRect(x: 399.7, y: 29.3, width: 37, height: 37))
    #expect(outer.shape(.portrait).fold == nil)
  }

  @Test("a vertical bar is on the side of the hardware; the edge turns with the text (F15.3)")
  func bars() throws {
    func edge(
      _ id: String, _ orientation: Device.Orientation,
      _ direction: UITraitEnvironmentLayoutDirection
    ) throws -> UIVerticalBarEdge {
      let saved = UIScreen.main.simulated
      defer { UIScreen.main.simulate(saved) }
      var screen = SimulatedScreen(try #require(Device.named(id)), orientation)
      screen.direction = direction
      UIScreen.main.simulate(screen)
      return UIView().traitCollection.verticalBarEdge
    }
    #expect(try edge("duo_outer", .portrait, .leftToRight) == .trailing)
    #expect(try edge("duo_outer", .portrait, .rightToLeft) == .leading)
    #expect(try edge("duo_inner", .landscape, .leftToRight) == .trailing)
    #expect(try edge("duo_inner", .portrait, .leftToRight) == .unspecified)
    #expect(try edge("duo_left", .portrait, .leftToRight) == .leading)
    #expect(try edge("duo_right", .portrait, .leftToRight) == .trailing)
    #expect(try edge("retina6_3", .portrait, .leftToRight) == .unspecified)
  }

  @Test("a size is a window of the app's kind, or a screen of the iPhone Duo (F9.55, F15.5)")
  func windows() throws {
    let window = try #require(Device.described(by: "700x500"))
    #expect((window.width, window.height) == (700, 500))
    #expect(window.size(.landscape) == (700, 500))
    #expect(window.sizeClasses(.portrait) == (.compact, .regular))
    #expect(Device.named("1200X400")?.sizeClasses(.portrait).height == .compact)
    #expect(Device.named("700x500/regular")?.sizeClasses(.portrait).width == .regular)
    let pad = try #require(Device.named("700x500/ipad"))
    #expect(pad.sizeClasses(.portrait).width == .regular && pad.scale == 2)
    let inner = try #require(Device.named("951x669"))
    #expect(inner.safeArea(.portrait, tools: nil).right == 84)
    #expect(inner.sizeClasses(.portrait) == (.regular, .regular))
    for text in [
      "700x", "x500", "700x500x3", "10x500", "700x5001", "700x500/wide", "700x500/duo-half",
      "7e2x500",
    ] {
      #expect(Device.named(text) == nil, "\(text)")
    }
  }

  @Test("a window that a name requests has the swept window's insets and classes")
  func windowKinds() throws {
    for kind in ["iphone", "ipad"].compactMap({ WindowKind.named($0) }) {
      for (width, height) in [
        (375, 667), (402, 874), (639, 700), (640, 700), (700, 479), (874, 402),
      ] {
        let swept = kind.device(width: Double(width), height: Double(height))
        let named = try #require(Device.named("\(width)x\(height)/\(kind.id)"))
        #expect(named.safeArea(.portrait, tools: nil) == swept.safeArea(.portrait, tools: nil))
        #expect(named.sizeClasses(.portrait) == kind.sizeClasses(width: width, height: height))
        #expect((named.scale, named.idiom) == (swept.scale, swept.idiom))
      }
    }
    let half = try #require(WindowKind.named("duo-half"))
    #expect(half.size.map { [$0.width, $0.height] } == [469, 669])
    #expect(half.device(width: 469, height: 669).safeArea(.portrait, tools: nil).left == 0)
  }

  @Test("a device keeps the first release unless a later release is chosen")
  func releases() throws {
    let saved = UIScreen.main.simulated
    defer { UIScreen.main.simulate(saved) }
    let inner = try #require(Device.named("duo_inner"))
    UIScreen.main.simulate(inner, .landscape)
    #expect(UIDevice.current.systemVersion == "27.1")
    var screen = UIScreen.main.simulated
    screen.iosMinorVersion = 2
    UIScreen.main.simulate(screen)
    UIScreen.main.simulate(inner, .portrait)
    #expect(UIDevice.current.systemVersion == "27.2")
    #expect(IOSVersion("27.1") == IOSVersion(27, 1) && IOSVersion("27.") == nil)
    #expect(IOSVersion("6") == nil && IOSVersion("x") == nil && IOSVersion(18) < IOSVersion(18, 1))
  }
}
