import Foundation

final class CatalogFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("asset-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func write(_ name: String, _ bytes: Data) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func writeImageSet(
    _ name: String, _ entries: [(keys: String, file: String, width: Int, height: Int)],
    properties: String = "{}"
  ) throws {
    let images = entries.map { "{ \($0.keys), \"filename\" : \"\($0.file)\" }" }
    try write(
      "\(name).imageset/Contents.json",
      """
      { "images" : [
      \(images.joined(separator: ",\n"))
      ], "properties" : \(properties) }
      """)
    for entry in entries {
      try write(
        "\(name).imageset/\(entry.file)", Self.header(width: entry.width, height: entry.height))
    }
  }

  /// The beginning of a PNG with the given size; only the header is read.
  static func header(width: Int, height: Int) -> Data {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data(bytes(width) + bytes(height)) + Data([8, 6, 0, 0, 0])
  }
}
