import DocumentDiff
import Foundation
import TestSupport

/// The merge of three texts.
struct Merged {
  let merge: DocumentMerge

  var text: String { String(decoding: merge.data, as: UTF8.self) }
  var conflicts: [DocumentConflict] { merge.conflicts }
  var names: [String] { merge.conflicts.map(\.id) }

  init(_ base: String, _ ours: String, _ theirs: String, _ choices: [String: MergeSide] = [:])
    throws
  {
    let versions = zip([base, ours, theirs], ["base", "ours", "theirs"]).map { text, name in
      DocumentMerge.Version(data: Data(text.utf8), path: name)
    }
    merge = try DocumentMerge(
      base: versions[0], ours: versions[1], theirs: versions[2], choices: choices)
  }

  /// The merge with recorded frames and new faults.
  @MainActor
  func laidOut() -> DocumentMerge {
    var merge = merge
    merge.layOut(path: "merged")
    return merge
  }

  static func example(_ name: String) throws -> String {
    let url = TestFiles.repository.appendingPathComponent("Examples/\(name)")
    return try String(contentsOf: url, encoding: .utf8)
  }
}

extension String {
  /// The text with a part's only occurrence replaced.
  func edited(_ old: String, _ new: String) -> String {
    precondition(components(separatedBy: old).count == 2, "\(old) must occur once")
    return replacing(old, with: new)
  }

  /// The text, leaving out the lines that contain a part.
  func without(_ part: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.contains(part) }.joined(separator: "\n")
  }
}
