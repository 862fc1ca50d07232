internal import Foundation

/// Text that a document writes in base 64, as Interface Builder does where line ends would be lost
/// (F10.12).
package enum EncodedText {
  /// The attribute that marks an element of such text.
  package static let attribute = "base64-UTF8"

  /// The text of an element that is marked.
  ///
  /// - Parameter content: What stands in the element.
  /// - Returns: The text; nil for what is no base 64.
  package static func decoded(_ content: String) -> String? {
    let padded = content.filter { !$0.isWhitespace }
    let fill = String(repeating: "=", count: (4 - padded.count % 4) % 4)
    return Data(base64Encoded: padded + fill).map { String(decoding: $0, as: UTF8.self) }
  }
}
