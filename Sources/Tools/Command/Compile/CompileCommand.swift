import CompiledNibs
import Foundation
import InterfaceBuilder

enum CompileCommand {
  static let specification = CommandSpecification(
    name: "compile", summary: "Compile documents to nibs and storyboardc folders.",
    operands: "SOURCE…", work: "compiling", isUnlimited: true,
    discussion: """
      SOURCE is a .storyboard or .xib file for iOS, or a folder of them. A xib becomes a .nib: a
      file, or a folder if older systems need another form. A storyboard becomes a .storyboardc
      folder with Info.plist, and a nib for each controller and view. Existing output is replaced.

      The nibs have the form of Apple's compiler, which measurements on public apps prove for common
      elements. An element with little evidence is written with a warning. A document with an
      element whose form is unknown is refused, and nothing is written for it. No compiled document
      has been loaded by iOS: test your app.

      The options of ibtool have the same names, so a build system can call this command instead.
      Warnings leave the exit status 0, as with ibtool.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FOLDER", summary: "Folder of the compiled documents."),
      OptionSpecification(
        "compile", value: "PATH", summary: "Path of the result, or its folder, for a single SOURCE."
      ),
      OptionSpecification(
        "minimum-deployment-target", value: "VERSION",
        summary: "Oldest iOS that loads the nibs, such as 15.0."),
      OptionSpecification(
        "target", value: "VERSION", summary: "Short for --minimum-deployment-target."),
      OptionSpecification(
        "xcode", value: "VERSION",
        summary:
          "Version of Xcode whose form is written, such as 16.0 or 1600; default: the document's or target's."
      ),
      OptionSpecification(
        "module", value: "NAME", summary: "Module of classes that documents take from the target."),
      OptionSpecification(
        "output-format", value: "FORMAT", choices: ["human-readable-text", "xml1"],
        summary: "Print findings in ibtool's formats on standard output."),
      OptionSpecification("errors", summary: "Include errors in ibtool's formats."),
      OptionSpecification("warnings", summary: "Include warnings in ibtool's formats."),
      OptionSpecification("notices", summary: "Include notices in ibtool's formats."),
      OptionSpecification(
        "target-device", value: "DEVICE", summary: "Accepted for ibtool; has no effect."),
      OptionSpecification(
        "auto-activate-custom-fonts", summary: "Accepted for ibtool; has no effect."),
    ],
    examples: [
      (
        "autolayout compile Main.storyboard Cell.xib -o App.app --module App --target 15.0",
        "writes Main.storyboardc and Cell.nib"
      ),
      (
        "autolayout compile --compile App.app/Cell.nib --minimum-deployment-target 15.0 Cell.xib",
        "as ibtool is called"
      ),
    ],
    run: { arguments, session throws(UsageError) in
      try CompileCall(arguments).run(session)
    })
}
