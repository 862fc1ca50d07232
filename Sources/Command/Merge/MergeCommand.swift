import DocumentDiff
import Foundation
import InterfaceBuilder

enum MergeCommand {
  static let specification = CommandSpecification(
    name: "merge", summary: "Merge two versions of a document that have a common base.",
    operands: "BASE OURS THEIRS", work: "merging",
    discussion: "",
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE", summary: "Write to FILE, not to standard output."),
      OptionSpecification("json", summary: "Print the conflicts as JSON."),
    ],
    examples: [],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.count == 3 else { throw UsageError(message: "three") }
      do {
        let v = try arguments.operands.map {
          DocumentMerge.Version(data: try Data(contentsOf: URL(fileURLWithPath: $0)), path: $0)
        }
        let merge = try DocumentMerge(base: v[0], ours: v[1], theirs: v[2])
        try merge.data.write(to: URL(fileURLWithPath: arguments.value(of: "output") ?? "/dev/stdout"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        session.terminal.print(String(decoding: try encoder.encode(["conflicts": merge.conflicts]), as: UTF8.self))
        return merge.remaining.isEmpty ? .success : .findings
      } catch {
        session.terminal.printError("\(error)")
        return .badInput
      }
    })
}
