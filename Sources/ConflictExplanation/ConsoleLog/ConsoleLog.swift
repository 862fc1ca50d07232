/// The reports of unsatisfiable constraints in a console log.
///
/// Takes logs of every generation since iOS 6 and OS X 10.7, whole or in part, among other lines,
/// and damaged in the ways in which logs get damaged on their way through web pages (F2.8 … F2.14).
package struct ConsoleLog: Hashable, Sendable {
  /// The blocks in the order of the log.
  package let blocks: [LogBlock]

  /// Reads a log.
  ///
  /// - Parameter text: Anything; what is no constraint and no sign of a block is passed over.
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ text: String) {
    let text = LogRepair.decodedMail(text)
    var reader = LogReader()
    var number = 0
    // Not `split` by character: "\r\n" is one character, and so is neither of its parts.
    // Old Macs and some pages end lines with a carriage return alone.
    let hasFeeds = text.utf8.contains(UInt8(ascii: "\n"))
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { scalar in
      scalar == (hasFeeds ? "\n" : "\r") || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
    for line in lines {
      number += 1
      for part in LogRepair.lines(inside: Substring(line)) { reader.read(part, number: number) }
    }
    blocks = reader.finish()
  }
}
