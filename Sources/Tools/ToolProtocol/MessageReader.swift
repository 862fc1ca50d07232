package import Foundation

/// Reads messages from a file, a message on each line.
package struct MessageReader {
  package enum Message: Equatable, Sendable {
    case line(Data)
    case tooLong
  }

  /// The maximum length for messages in bytes.
  package static let limit = 2 << 20

  private let next: () -> Data
  private var rest = Data()
  private var hasEnded = false

  package init(_ file: FileHandle) { self.init { file.availableData } }

  /// Creates a reader; `next` returns the next piece, and nothing at the end.
  init(next: @escaping () -> Data) { self.next = next }

  /// Returns the next message that is not empty; nil at the end.
  package mutating func read() -> Message? {
    var searched = rest.startIndex
    var isTooLong = false
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[rest.startIndex..<end])
        rest = Data(rest[(end + 1)...])
        searched = rest.startIndex
        if isTooLong || line.count > Self.limit { return .tooLong }
        if !line.isBlank { return .line(line) }
        continue
      }
      if hasEnded {
        defer { rest = Data() }
        return isTooLong ? .tooLong : rest.isBlank ? nil : .line(rest)
      }
      if rest.count > Self.limit {
        isTooLong = true
        rest = Data()
      }
      searched = rest.endIndex
      let piece = next()
      hasEnded = piece.isEmpty
      rest.append(piece)
    }
  }
}

extension Data {
  fileprivate var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}
