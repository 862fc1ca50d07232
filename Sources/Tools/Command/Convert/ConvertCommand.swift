import DocumentConversion
import Foundation
import InterfaceBuilder

enum ConvertCommand {
  static let specification = CommandSpecification(
    name: "convert", summary: "Write documents as Swift code for UIKit, and verify the code.",
    operands: "FILE…", work: "converting",
    discussion: """
      FILE is a .storyboard or .xib file for iOS, or a folder of them. Each controller, nib and
      prototype cell becomes a class in a separate file, named after the class. Existing files are
      kept; the command then fails for that document. Views are properties named after outlets,
      labels or titles. Only values that differ from UIKit's defaults in code are written. If an
      outlet in code has a more specific class than its view, the property has that class.

      Parts that code does not express, such as unwind segues, are comments with the line of the
      document, and are reported. The exit status is then 1.

      With --package, the code is compiled against swift-auto-layout and laid out with the document
      on three devices, in two text sizes and both directions. Each frame that differs is reported.
      The first build takes minutes, later builds take seconds; the code is built in
      .build inside the clone.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "PATH",
        summary: "Folder of the code, or a page (.html) with both layouts side by side."),
      OptionSpecification(
        "style", value: "STYLE", choices: ConversionSettings.Style.allCases.map(\.rawValue),
        summary: "Constraints as anchors (default) or in SnapKit's spelling (maker)."),
      OptionSpecification(
        "code", value: "FOLDER",
        summary: "Give views the classes of their outlets in FOLDER; default: in the Xcode project "
          + "or package around each document."),
      OptionSpecification("no-code", summary: "Do not read the outlets in code."),
      OptionSpecification("objc", summary: "Connect actions by selectors, not closures."),
      OptionSpecification("force", summary: "Replace existing files."),
      OptionSpecification(
        "package", value: "UIKIT",
        summary: "Verify with UIKIT, a clone of swift-auto-layout; default: the program's own."),
      OptionSpecification("verify", summary: "Verify, or fail if no package is found."),
      OptionSpecification("no-verify", summary: "Only write the code."),
      OptionSpecification("json", summary: "Print a JSON object per file."),
    ] + WorkLimits.options,
    examples: [
      ("autolayout convert Main.storyboard -o Sources", "writes a class for each scene"),
      (
        "autolayout convert Cell.xib -o Sources --package ~/swift-auto-layout",
        "also compares the frames of both"
      ),
      (
        "autolayout convert Main.storyboard -o Sources -o report.html",
        "also writes a page with pictures of both"
      ),
      (
        "autolayout convert Main.storyboard -o Sources --style maker",
        "writes constraints in SnapKit's spelling"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      try ConvertCall(arguments).run(session)
    })
}
