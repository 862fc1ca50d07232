import DocumentDiff
import Foundation

enum DiffCommand {
  static let specification = CommandSpecification(
    name: "diff", summary: "Compare two versions of documents by what they mean.",
    operands: "[OLD NEW | FILE | PATH…]", work: "comparing",
    discussion: """
      OLD and NEW are .storyboard or .xib files, folders of them, or two results of 'frames --json'.
      With --git or --staged, versions come from git, and PATH limits the comparison. A single FILE
      that a merge left conflicts in is compared with itself: one side with the other.

      Both versions are laid out on the same devices, as the application would be. What a change does
      to frames stands behind it: it is the only change of its scene, or the old version was laid out
      with it alone. What changes nothing, such as another version of Xcode, is counted in the first line.
      The exit status is 1 if anything is told.
      """,
    options: [
      OptionSpecification(
        "git", value: "REVISIONS",
        summary: "Compare A..B, two revisions of git, or A with the working tree."),
      OptionSpecification("staged", summary: "Compare HEAD with what is staged in git."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: DiffFormat.allCases.map(\.rawValue),
        summary: "\(DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")); "
          + "default: as the name after -o ends, or text."),
      OptionSpecification(
        "output", letter: "o", value: "FILE", summary: "Write into FILE, not to standard output."),
      OptionSpecification(
        "detail", value: "DETAIL", choices: TextReport.Detail.allCases.map(\.rawValue),
        summary: "short: a line a change; full: every view that moves, and all that changes "
          + "nothing; default: short."),
      OptionSpecification("no-faults", summary: "Do not look for faults that are new or gone."),
      OptionSpecification("exit-zero", summary: "Exit with 0 even if something differs."),
      OptionSpecification(
        "jobs", letter: "j", value: "NUMBER",
        summary: "Number of worker processes; default: the number of cores."),
      OptionSpecification(
        DiffWorker.option, summary: "Answer the requests on standard input.", isInternal: true),
    ] + MatrixOptions.all + DiffPictures.options + WorkLimits.options,
    examples: [
      ("autolayout diff Old.storyboard New.storyboard", "what differs, in text"),
      ("autolayout diff --git HEAD", "what the working tree changes"),
      ("autolayout diff --git main..topic App -f markdown", "for a pull request"),
      ("autolayout diff --staged -o diff.html", "a page with pictures before and after"),
      (
        "autolayout diff --git HEAD -d retina4_7,ipad11_0rounded",
        "what moves, on two devices"
      ),
      ("autolayout diff old.jsonl new.jsonl", "compares two runs of 'frames --json'"),
    ],
    run: { arguments, session throws(UsageError) in
      if arguments.has(DiffWorker.option) { return try DiffWorker(arguments).serve() }
      return try DiffCall(arguments).run(session)
    })
}

enum DiffFormat: String, CaseIterable {
  case text, json, markdown, html, png, svg, pdf

  /// Returns the format for a file extension.
  init?(path: String) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    self.init(rawValue: ["md": "markdown", "txt": "text", "htm": "html"][ending] ?? ending)
  }

  var drawnForm: ComparedScene.Form? { self == .html ? .article : nil }
  var isPicture: Bool { self == .png || self == .svg || self == .pdf }
}
