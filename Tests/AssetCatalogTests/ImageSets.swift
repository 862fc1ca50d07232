import Foundation
import TestSupport

extension TemporaryFolder {
  /// Writes an image set whose files have only headers.
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
      let header = Data.headerOfPNG(width: entry.width, height: entry.height)
      try write("\(name).imageset/\(entry.file)", header)
    }
  }
}

extension Data {
  /// The beginning of a PNG with the given size; only the header is read.
  static func headerOfPNG(width: Int, height: Int) -> Data {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data(bytes(width) + bytes(height)) + Data([8, 6, 0, 0, 0])
  }
}
