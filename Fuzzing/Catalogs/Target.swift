import AssetCatalog
import AutoLayoutValues
import Foundation
import FuzzSupport

let catalog = FileManager.default.temporaryDirectory
  .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)/A.xcassets")

@_cdecl("LLVMFuzzerTestOneInput")
public func testCatalog(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var input = FuzzInput(unsafe fuzzBytes(data, size))
  let kind = input.pick(["imageset", "colorset", "symbolset"])
  let set = catalog.appendingPathComponent("a.\(kind)")
  do {
    try? FileManager.default.removeItem(at: catalog)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(input.text().utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data(pixel).write(to: set.appendingPathComponent("a.png"))
  } catch {
    found("\(error)")
  }
  let library = AssetLibrary(below: catalog.deletingLastPathComponent().path)
  for traits in [AssetTraits(), AssetTraits(idiom: .pad, scale: 3, isDark: true)] {
    _ = library.image(named: "a", for: traits)
    _ = library.color(named: "a", for: traits)
  }
  for fault in library.takeFaults() where fault.message.isEmpty { found("an empty fault") }
  return 0
}

let pixel: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 6, 0, 0, 0,
]
