import InterfaceBuilder
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("every device has a unique identifier and a plausible screen")
  func table() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    for device in Device.all {
      #expect(Device.named(device.id) == device)
      #expect(device.size(.portrait).width == device.width)
      #expect([1, 2, 3].contains(device.scale))
    }
  }

  @Test(
    "the top inset of some phones grew with a later Xcode",
    arguments: [("retina6_1", 44.0, 48.0), ("retina5_9", 44, 50), ("retina6_0", 44, 47)])
  func eras(id: String, early: Double, late: Double) throws {
    let device = try #require(Device.named(id))
    #expect(device.safeArea(.portrait, tools: ToolsVersion(build: 17_156)).top == early)
    #expect(device.safeArea(.portrait, tools: ToolsVersion(build: 21_701)).top == late)
  }

  @Test(
    "in landscape a phone has camera insets left and right",
    arguments: [("retina5_9", 44.0), ("retina6_1", 48), ("retina6_0", 47), ("retina6_12", 59)])
  func sides(id: String, depth: Double) throws {
    let insets = try #require(Device.named(id)).safeArea(.landscape, tools: nil)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, depth, 21, depth])
  }

  @Test("size classes follow the device and the orientation")
  func sizeClasses() throws {
    let small = try #require(Device.named("retina4_7"))
    let large = try #require(Device.named("retina6_1"))
    let pad = try #require(Device.named("ipad9_7"))
    #expect(small.sizeClasses(.portrait) == (.compact, .regular))
    #expect(small.sizeClasses(.landscape) == (.compact, .compact))
    #expect(large.sizeClasses(.landscape) == (.regular, .compact))
    #expect(pad.sizeClasses(.landscape) == (.regular, .regular))
  }

  @Test(
    "a device is found by the name of any model",
    arguments: [
      ("iPhone 15", "retina6_12"), ("iphone-15 pro", "retina6_12"), ("iPhone SE", "retina4_7"),
      ("RETINA4_7", "retina4_7"), ("ipad pro 11", "ipad11_0rounded"),
    ])
  func models(text: String, id: String) {
    #expect(Device.described(by: text)?.id == id)
  }

  @Test("every model has exactly one screen, and is not hidden by another device's model")
  func modelTable() {
    for device in Device.all {
      #expect(!device.models.isEmpty)
      for model in device.models { #expect(Device.described(by: model) == device, "\(model)") }
    }
  }

  @Test("a misspelled device name has a suggestion, and other names have none")
  func suggestions() {
    #expect(Device.described(by: "iPhone 51") == nil)
    #expect(Device.closestName(to: "iPhone 16 Por") == "iPhone 16 Pro")
    // Two swapped letters are a single mistake, which makes this name the nearest.
    #expect(Device.closestName(to: "iPhoen 15") == "iPhone 15")
    #expect(Device.closestName(to: "retina6_13") == "retina6_1")
    #expect(Device.closestName(to: "iPad Pro")?.hasPrefix("iPad Pro") == true)
    #expect(Device.closestName(to: "Galaxy Fold") == nil)
  }
}
