struct SourceEdits: Sendable {
  struct Edit: Hashable, Sendable {
    let range: Range<Int>
    let replacement: String
  }

  struct Remark: Hashable, Sendable {
    let offset: Int
    let message: String
    /// Whether the copy compiles only after that work.
    let isError: Bool
  }

  private(set) var edits: [Edit] = []
  private(set) var remarks: [Remark] = []

  mutating func replace(_ range: Range<Int>, by replacement: String) {
    edits.append(Edit(range: range, replacement: replacement))
  }

  mutating func remove(_ range: Range<Int>, from text: SourceText) {
    var end = range.upperBound
    let spaces: Set = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    while end < text.bytes.count, spaces.contains(text.bytes[end]) { end += 1 }
    var start = range.lowerBound
    while start > 0, spaces.contains(text.bytes[start - 1]) { start -= 1 }
    let beginsLine = start == 0 || text.bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end < text.bytes.count && text.bytes[end] == UInt8(ascii: "\n")
    if beginsLine && endsLine {
      replace(start..<end + 1, by: "")
    } else {
      replace(range.lowerBound..<end, by: "")
    }
  }

  mutating func remark(_ message: String, at offset: Int, isError: Bool = true) {
    remarks.append(Remark(offset: offset, message: message, isError: isError))
  }

  var ordered: [Edit] {
    var end = 0
    return edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    .filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  func applied(to text: SourceText) -> String {
    var result: [UInt8] = []
    var start = 0
    for edit in ordered {
      result += text.bytes[start..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      start = edit.range.upperBound
    }
    return String(decoding: result + text.bytes[start...], as: UTF8.self)
  }
}
