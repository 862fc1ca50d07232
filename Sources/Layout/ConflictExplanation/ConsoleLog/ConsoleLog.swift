/// The reports of unsatisfiable constraints in a console log, complete or damaged (F2.8 … F2.14).
package struct ConsoleLog: Hashable, Sendable {
  package let blocks: [LogBlock]

  /// Reads a log.
  package init(_ text: String) {
    let text = LogRepair.decodedMail(text)
    var reader = LogReader()
    var number = 0
    // By scalar, because "\r\n" is a single character; some lines end with a carriage return.
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
