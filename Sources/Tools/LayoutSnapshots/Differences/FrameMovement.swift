import Foundation

enum FrameMovement {
  private struct Line {
    let name: Substring
    let frame: [Double]

    init?(_ line: Substring) {
      // The frame is the last part in parentheses; a preceding text may contain some as well.
      guard let open = line.lastIndex(of: "("), let close = line[open...].firstIndex(of: ")")
      else { return nil }
      let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap {
        Double($0.drop { $0 == " " })
      }
      guard numbers.count == 4 else { return nil }
      name = line[..<open]
      frame = numbers
    }
  }

  /// Returns a sentence for each view with different frames in both texts.
  ///
  /// Views match if their lines match apart from the frame.
  static func all(_ old: String, _ new: String) -> [String] {
    var known: [Substring: [[Double]]] = [:]
    for line in old.split(separator: "\n").compactMap({ Line($0) }) {
      known[line.name, default: []].append(line.frame)
    }
    var used: [Substring: Int] = [:]
    return new.split(separator: "\n").compactMap { line -> String? in
      guard let line = Line(line) else { return nil }
      let number = used[line.name, default: 0]
      used[line.name] = number + 1
      guard let frames = known[line.name], number < frames.count, frames[number] != line.frame
      else { return nil }
      return sentence(line.name, frames[number], line.frame)
    }
  }

  private static func sentence(_ name: Substring, _ old: [Double], _ new: [Double]) -> String {
    let change = zip(old, new).map { $1 - $0 }
    var parts: [String] = []
    if change[0] != 0 || change[1] != 0 {
      var ways: [String] = []
      if change[0] != 0 {
        ways.append("\(short(abs(change[0]))) \(change[0] > 0 ? "right" : "left")")
      }
      if change[1] != 0 { ways.append("\(short(abs(change[1]))) \(change[1] > 0 ? "down" : "up")") }
      parts.append("moved \(ways.joined(separator: ", "))")
    }
    if change[2] != 0 { parts.append("width \(short(old[2])) → \(short(new[2]))") }
    if change[3] != 0 { parts.append("height \(short(old[3])) → \(short(new[3]))") }
    let trimmed = name.drop { $0 == " " }
    return
      "\(trimmed.hasSuffix(" ") ? trimmed.dropLast() : trimmed): \(parts.joined(separator: "; "))"
  }

  private static func short(_ value: Double) -> String { ShortNumber.text(CGFloat(value)) }
}
