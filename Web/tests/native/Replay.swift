import Foundation

/// Makes the calls in the lines of standard input natively and prints their results.
///
/// A line has an export, the numbers, and after a tab a text. Doubles are printed by their bits.
@main
enum Replay {
  static func main() {
    var spent = Duration.zero
    while let line = readLine() {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts[0].split(separator: " ")
      guard let name = words.first else { continue }
      if parts.count > 1 { write(String(parts[1])) }
      let numbers = words.dropFirst().map { Double($0) ?? .nan }
      if name == "spent" {
        print(Int(spent / .microseconds(1)))
        spent = .zero
        continue
      }
      var result = ""
      spent += ContinuousClock().measure { result = answer(String(name), numbers) }
      print(result)
    }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // The buffer has at least as many bytes.
    unsafe transferRoom(Int32(bytes.count))?.copyMemory(from: bytes, byteCount: bytes.count)
  }

  private static func answer(_ name: String, _ numbers: [Double]) -> String {
    let whole = numbers.map { $0.isFinite ? Int32($0) : 0 }
    switch name {
    case "system_make": return "\(makeSystem(numbers[0], whole[1]))"
    case "system_free":
      freeSystem(whole[0])
      return "0"
    case "system_set_size": return "\(setRootSize(whole[0], numbers[1], numbers[2]))"
    case "system_layout": return "\(layOut(whole[0]))"
    case "system_frames":
      return unsafe doubles(frames(whole[0], whole[1]), 4 * (system(whole[0])?.items.count ?? 0))
    case "system_ambiguity":
      return unsafe integers(ambiguity(whole[0]), system(whole[0])?.items.count ?? 0)
    case "system_conflicts": return unsafe listed(conflicts(whole[0]))
    case "item_add": return "\(addItem(whole[0], whole[1]))"
    case "item_set_name": return "\(setName(whole[0], whole[1], whole[2]))"
    case "item_set_content_size":
      return "\(setContentSize(whole[0], whole[1], numbers[2], numbers[3]))"
    case "item_set_content_priorities":
      return
        "\(setContentPriorities(whole[0], whole[1], numbers[2], numbers[3], numbers[4], numbers[5]))"
    case "item_set_label":
      return """
        \(setLabel(
          whole[0], whole[1], whole[2], numbers[3], numbers[4], whole[5], whole[6], numbers[7]))
        """
    case "item_why": return unsafe counted(why(whole[0], whole[1], whole[2]))
    case "constraint_add":
      return """
        \(addConstraint(
          whole[0], whole[1], whole[2], whole[3], whole[4], whole[5], numbers[6], numbers[7],
          numbers[8]))
        """
    case "constraint_remove": return "\(removeConstraint(whole[0], whole[1]))"
    case "constraint_set_constant": return "\(setConstant(whole[0], whole[1], numbers[2]))"
    case "constraint_set_priority": return "\(setPriority(whole[0], whole[1], numbers[2]))"
    case "constraint_read": return unsafe doubles(readConstraint(whole[0], whole[1]), 8)
    case "visual_format_add":
      return unsafe format(addVisualFormat(whole[0], whole[1], whole[2]))
    case "time": return time(whole[0], whole[1])
    default: return "unknown: \(name)"
    }
  }

  private static func time(_ number: Int32, _ steps: Int32) -> String {
    let clock = ContinuousClock()
    let duration = clock.measure {
      for step in 0..<steps {
        _ = setRootSize(number, 320 + Double(step % 100), 640)
        _ = layOut(number)
        _ = unsafe frames(number, 1)
      }
    }
    return "\(Int(duration / .microseconds(1)) / Int(max(1, steps)))"
  }

  // Each list has as many numbers as the export specifies.

  private static func doubles(_ start: UnsafeMutableRawPointer?, _ count: Int) -> String {
    guard let start = unsafe start else { return "none" }
    return (0..<count)
      .map { unsafe String(start.load(fromByteOffset: 8 * $0, as: UInt64.self), radix: 16) }
      .joined(separator: " ")
  }

  private static func integers(_ start: UnsafeMutableRawPointer?, _ count: Int) -> String {
    guard let start = unsafe start else { return "none" }
    return (0..<count)
      .map { unsafe "\(start.load(fromByteOffset: 4 * $0, as: Int32.self))" }.joined(separator: " ")
  }

  /// Prints conflicts: the broken constraint of each, the count of members, and the members.
  private static func listed(_ start: UnsafeMutableRawPointer?) -> String {
    guard let start = unsafe start else { return "none" }
    var length = 1
    for _ in unsafe 0..<start.load(as: Int32.self) {
      length += unsafe 2 + 2 * Int(start.load(fromByteOffset: 4 * (length + 1), as: Int32.self))
    }
    return unsafe integers(start, length)
  }

  private static func counted(_ start: UnsafeMutableRawPointer?) -> String {
    guard let start = unsafe start else { return "none" }
    return unsafe integers(start, 1 + 2 * Int(start.load(as: Int32.self)))
  }

  private static func format(_ start: UnsafeMutableRawPointer?) -> String {
    guard let start = unsafe start else { return "none" }
    let count = unsafe Int(start.load(as: Int32.self))
    return unsafe integers(start, count < 0 ? 3 : 1 + count)
  }
}
