internal import Foundation

/// Text in base 64, which Interface Builder writes to preserve line ends (F10.12).
package enum EncodedText {
  package static let attribute = "base64-UTF8"

  /// Decodes a marked element's content; nil for invalid base 64.
  package static func decoded(_ content: String) -> String? {
    let padded = content.filter { !$0.isWhitespace }
    let fill = String(repeating: "=", count: (4 - padded.count % 4) % 4)
    return Data(base64Encoded: padded + fill).map { String(decoding: $0, as: UTF8.self) }
  }
}
