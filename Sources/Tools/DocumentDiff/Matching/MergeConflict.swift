package import Foundation

package struct MergeConflict: Sendable {
  package let ours: Data
  package let theirs: Data
  package let line: Int
  package let count: Int

  /// Looks for conflict markers; nil if they are missing or inconsistent.
  package init?(_ data: Data) {
    guard data.range(of: Data("<<<<<<< ".utf8)) != nil else { return nil }
    enum Part { case both, ours, base, theirs }
    var part = Part.both
    var sides = (ours: [Substring](), theirs: [Substring]())
    var (first, count) = (0, 0)
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      switch part {
      case .both where line.hasPrefix("<<<<<<< "):
        if count == 0 { first = offset + 1 }
        count += 1
        part = .ours
      case .ours where line.hasPrefix("||||||| "): part = .base
      case .ours where line.hasPrefix("======="), .base where line.hasPrefix("======="):
        part = .theirs
      case .theirs where line.hasPrefix(">>>>>>> "): part = .both
      case .both:
        sides.ours.append(line)
        sides.theirs.append(line)
      case .ours: sides.ours.append(line)
      case .base: break
      case .theirs: sides.theirs.append(line)
      }
    }
    guard count > 0, part == .both else { return nil }
    ours = Data(sides.ours.joined(separator: "\n").utf8)
    theirs = Data(sides.theirs.joined(separator: "\n").utf8)
    line = first
    self.count = count
  }
}
