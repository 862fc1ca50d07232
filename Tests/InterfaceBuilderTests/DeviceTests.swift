import InterfaceBuilder
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("every device has its own identifier and a plausible screen")
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
    "on its side a phone is cut into by its camera left and right",
    arguments: [("retina5_9", 44.0), ("retina6_1", 48), ("retina6_0", 47), ("retina6_12", 59)])
  func sides(id: String, depth: Double) throws {
    let insets = try #require(Device.named(id)).safeArea(.landscape, tools: nil)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [0, depth, 21, depth])
  }

  @Test("size classes follow the device and how it is held")
  func sizeClasses() throws {
    let small = try #require(Device.named("retina4_7"))
    let large = try #require(Device.named("retina6_1"))
    let pad = try #require(Device.named("ipad9_7"))
    #expect(small.sizeClasses(.portrait) == (.compact, .regular))
    #expect(small.sizeClasses(.landscape) == (.compact, .compact))
    #expect(large.sizeClasses(.landscape) == (.regular, .compact))
    #expect(pad.sizeClasses(.landscape) == (.regular, .regular))
  }
}
