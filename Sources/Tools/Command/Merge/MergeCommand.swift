import DocumentDiff
import Foundation
import InterfaceBuilder
import Notation

enum MergeCommand {
  static let specification = CommandSpecification(
    name: "merge", summary: "Merge two document versions that have a common base.",
    operands: "BASE OURS THEIRS", work: "merging",
    discussion: """
      Merges objects, attributes, constraints and connections instead of lines. Changes on one side
      are taken; equal changes on both sides are taken once; additions of both sides are kept.
      Frames, resources and Xcode versions are recomputed. Untouched lines are preserved byte for
      byte.

      Files of strings (.strings, .xcstrings) are merged by key.

      Incompatible changes are conflicts; the result keeps our side, and each conflict is listed by
      name, ID.ATTRIBUTE. '--pick theirs NAME' selects the other side. The exit status is 1 while
      conflicts remain. Layout faults that neither version has are listed like findings of 'check';
      they do not change the status. Invalid input does not change FILE.

      'autolayout git-setup' makes git use this command for every merge.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "Write the document to FILE, and the report to standard output."),
      pick,
      OptionSpecification("json", summary: "Write the report as JSON; needs -o."),
      OptionSpecification(
        MergeDriver.option, value: "PATH", summary: "Merge PATH as git's merge driver.",
        isInternal: true),
      OptionSpecification(
        MergeDriver.markerSize, value: "NUMBER", summary: "The size of git's conflict markers.",
        isInternal: true),
    ] + WorkLimits.options,
    examples: [
      (
        "autolayout merge Base.xib Ours.xib Theirs.xib -o Merged.xib",
        "merges, and lists conflicts"
      ),
      (
        "autolayout merge Base.xib Ours.xib Theirs.xib -o Merged.xib --pick theirs lab-ti-001.text",
        "takes their text"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      if arguments.has(MergeDriver.option) {
        return try MergeDriver(arguments).run(session)
      }
      return try MergeCall(arguments).run(session)
    })

  static let pick = OptionSpecification(
    "pick", value: "SIDE NAME", summary: "Resolve the conflict NAME with SIDE: ours or theirs.")
}

extension Arguments {
  /// The sides that the user picked, by the name of the conflict.
  func picks() throws(UsageError) -> [String: MergeSide] {
    var picks: [String: MergeSide] = [:]
    for value in values(of: MergeCommand.pick.name) {
      let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let side = MergeSide(rawValue: parts[0]) else {
        throw UsageError(
          message: "--pick takes a side and a conflict, such as '--pick theirs lab-ti-001.text'")
      }
      picks[parts[1]] = side
    }
    return picks
  }
}

extension DocumentMerge {
  /// Refuses a pick that names no conflict.
  func check(_ picks: [String: MergeSide]) throws(UsageError) {
    let names = conflicts.map(\.id)
    guard let unknown = picks.keys.sorted().first(where: { !names.contains($0) }) else { return }
    let known =
      names.isEmpty ? "the merge has no conflicts" : "conflicts: " + names.joined(separator: ", ")
    throw UsageError(
      message: "no conflict '\(unknown)'; \(names.suggestion(for: unknown))\(known)")
  }
}
