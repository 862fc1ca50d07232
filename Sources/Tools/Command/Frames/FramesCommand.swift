import Diagnosis
import InterfaceBuilder

enum FramesCommand {
  static let specification = CommandSpecification(
    name: "frames", summary: "Lay out documents and print the frame of every view.",
    operands: "FILE…",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard
      input. Frames are in points, in the coordinates of the superview, as Xcode writes them. Views
      are named as in Xcode's document outline. FILE can also be a .nib, .storyboardc, .app or .ipa.

      --update writes the computed frames of misplaced views, and of the contents of misplaced stack
      views, into the documents. It changes only these frames and Xcode's marks of misplaced views,
      and prints the documents that it changed.
      """,
    options: [
      OptionSpecification(
        "accessibility",
        summary: "Print the elements in VoiceOver's order, with label, value and traits."),
      OptionSpecification("json", summary: "Print a JSON object per file."),
      OptionSpecification(
        "scene", letter: "s", value: "ID",
        summary: "Scene: title, or id of scene, controller or view."),
      OptionSpecification(
        "update",
        summary: "Store the frames of misplaced views in the documents, like Xcode's Update Frames."
      ),
    ] + EnvironmentOptions.all + [LanguageOption.specification("lay out")] + WorkLimits.options,
    examples: [
      ("autolayout frames Main.storyboard", "prints a table for each scene"),
      ("autolayout frames Main.storyboard --device retina4_7", "prints them for a smaller iPhone"),
      ("autolayout frames --json *.xib > frames.json", "writes a line of JSON for each file"),
      (
        "autolayout frames --accessibility Main.storyboard",
        "prints what VoiceOver reads, in its order"
      ),
      ("autolayout frames --update App", "updates the stored frames after edits of constraints"),
      ("git show HEAD~1:Cell.xib | autolayout frames -", "lays out an older version"),
    ],
    run: { arguments, session throws(UsageError) in
      let environment = try arguments.environment()
      let isJSON = arguments.has("json")
      let scene = arguments.value(of: "scene")
      let languages = try arguments.languages() ?? []
      if arguments.has("update"), !session.isWorker { try FrameUpdate.refuseOthers(arguments) }
      var batch = try FileBatch(arguments, of: "frames")
      // Frames need no drawing libraries, and a start takes as long as several documents.
      batch.limits.longestStretch = 1_000
      return batch.run(session) { file, terminal in
        switch file.read(terminal) {
        case .failure(let code):
          return code
        case .success(let document):
          if arguments.has("update") { return FrameUpdate.run(file, terminal) }
          var scenes = document.scenes
          do throws(UnknownScene) {
            if let scene { scenes = try document.scenes(called: scene) }
          } catch {
            terminal.printError(error.message, at: FileLocation(file: document.path))
            return error.code
          }
          if arguments.has("accessibility") {
            let report = AccessibilityReport(scenes, of: document, in: environment)
            if isJSON { return terminal.printJSON(report.json) }
            terminal.print(AccessibilityTable(report: report).text(terminal))
            return .success
          }
          var code = ExitCode.success
          let shown = document.languages(languages, withCopies: true)
          for language in [environment.locale] + shown {
            var environment = environment
            environment.locale = language
            let copy = document.copy(in: language)
            let scenes = copy == nil ? scenes : scenes.compactMap { $0.copy(in: language) }
            let document = copy ?? document
            let report = FrameReport(scenes, of: document, in: environment)
            if isJSON {
              code.worsen(to: terminal.printJSON(report.json))
            } else {
              if !languages.isEmpty {
                terminal.print("\(document.path), \(environment.summary):\n")
              }
              terminal.print(tables(of: report, in: document, terminal: terminal))
            }
            for diagnostic in report.diagnostics { terminal.printError(diagnostic) }
          }
          return code
        }
      }
    })

  private static func tables(
    of report: FrameReport, in document: InterfaceDocument, terminal: Terminal
  ) -> String {
    report.scenes.filter { !$0.views.isEmpty }
      .map { FrameTable($0, of: report, document).text(terminal) + "\n" }
      .joined(separator: "\n")
  }
}
