import DocumentDiff
import Foundation

enum DiffCommand {
  static let specification = CommandSpecification(
    name: "diff",
    summary: "Compare two versions of documents: their objects and the resulting layout.",
    operands: "[OLD NEW | FILE | PATH…]", work: "comparing",
    discussion: """
      OLD and NEW are .storyboard or .xib files, folders of them, files of strings (.strings,
      .xcstrings) for a document, or two results of 'frames --json'.
      With --git or --staged, versions come from git, and PATH limits the comparison. For a single
      FILE with merge conflicts, the two sides of the conflicts are compared. With two releases of
      iOS as --os, the layouts of FILE or a folder are compared. A .nib or .storyboardc is compared
      with its document as if the document was compiled now: changes mean that it is stale.

      Both versions are laid out on the same devices. Moved frames are listed under the change that
      caused them. The cause is known if the scene has only one change, or if applying only that
      change to the old version reproduces the move. Differences that have no effect, such as the
      Xcode version, are counted in the first line. The exit status is 1 if changes are reported.
      """,
    options: [
      OptionSpecification(
        "git", value: "REVISIONS",
        summary: "Compare the git revisions A..B, or A with the working tree."),
      OptionSpecification("staged", summary: "Compare HEAD with the changes staged in git."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: DiffFormat.allCases.map(\.rawValue),
        summary: "\(DiffFormat.allCases.map(\.rawValue).joined(separator: ", ")); "
          + "default: from the extension of the -o file, else text."),
      OptionSpecification(
        "output", letter: "o", value: "FILE", summary: "Write to FILE, not to standard output."),
      OptionSpecification(
        "detail", value: "DETAIL", choices: TextReport.Detail.allCases.map(\.rawValue),
        summary: "short (default): one line per change; full: every moved view, and differences "
          + "without effect."),
      OptionSpecification(
        "no-faults", summary: "Do not compare the findings of 'check' about the layout."),
      OptionSpecification("exit-zero", summary: "Exit with 0 even if there are changes."),
      OptionSpecification(
        "jobs", letter: "j", value: "NUMBER",
        summary: "Number of worker processes; default: the number of cores."),
      OptionSpecification(
        DiffWorker.option, summary: "Answer the requests on standard input.", isInternal: true),
    ] + MatrixOptions.all + [LanguageOption.specification("compare")] + DiffPictures.options
      + WorkLimits.options,
    examples: [
      ("autolayout diff Old.storyboard New.storyboard", "prints the changes as text"),
      ("autolayout diff --git HEAD", "compares the working tree with HEAD"),
      ("autolayout diff --git main..topic App -f markdown", "prints Markdown for a pull request"),
      ("autolayout diff --staged -o diff.html", "writes a page with pictures before and after"),
      (
        "autolayout diff --git HEAD -d retina4_7,ipad11_0rounded",
        "compares the layout on two devices"
      ),
      ("autolayout diff --os 18,27 Main.storyboard", "shows what an update of iOS moves"),
      (
        "autolayout diff Main.storyboard App.app/Main.storyboardc",
        "shows whether the compiled document is stale"
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

  init?(path: String) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    self.init(rawValue: ["md": "markdown", "txt": "text", "htm": "html"][ending] ?? ending)
  }

  var drawnForm: ComparedScene.Form? { self == .html ? .article : nil }
  var isPicture: Bool { self == .png || self == .svg || self == .pdf }
}
