package import Foundation

extension Data {
  /// The width and the height in the PNG's header.
  package var sizeOfPNG: [Int] {
    let header = [UInt8](prefix(24))
    return [16, 20].map { header[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
