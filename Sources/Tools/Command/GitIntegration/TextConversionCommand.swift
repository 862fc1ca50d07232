import CompiledNibs
import DocumentDiff
import Foundation
import InterfaceBuilder

enum TextConversionCommand {
  static let specification = CommandSpecification(
    name: "textconv", summary: "Print a document as short text in a stable order, for git.",
    operands: "FILE", work: "reading",
    discussion: """
      Prints scenes, views, constraints (as equations) and connections, a line for each. Leaves out
      values that do not affect the application: recorded frames, object ids, Xcode versions.
      Other files, and documents with merge conflicts, are printed unchanged: git stops if a
      converter fails. 'autolayout git-setup' makes git call this command.
      """,
    options: WorkLimits.options,
    examples: [
      ("autolayout textconv Main.storyboard", "prints the document"),
      ("git show HEAD:Main.storyboard | autolayout textconv -", "prints an older version"),
    ],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.count == 1 else {
        throw UsageError(message: "missing FILE: give one .storyboard or .xib, or '-'")
      }
      let file = InputFile(name: arguments.operands[0])
      let data: Data
      do {
        data =
          try CompiledPath(file.name) == nil
          ? file.data(limit: InterfaceDocument.sizeLimit) : DocumentVersion.content(of: file.name)
      } catch FileRefusal.tooLarge(let limit) {
        // git stops if a converter fails; this line differs between versions of different size.
        let size = file.size > 0 ? " It has \(file.size) bytes." : ""
        let reason = FileRefusal.tooLarge(limit: limit).reason
        session.terminal.print("This document is not shown: \(reason).\(size)")
        return .success
      } catch {
        session.terminal.printError(
          "cannot read the file: \(FileFault.reason(of: error, at: file.path))",
          at: FileLocation(file: file.path))
        return .unreadable
      }
      WorkWatch.ofProcess.begin(file.path, size: data.count)
      do {
        let document = try ComparedDocument(data: data, path: file.path)
        session.terminal.print(DocumentOutline(document).text)
      } catch {
        // git stops if a converter fails: an unreadable document is shown unchanged.
        session.terminal.print(
          String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
      }
      return .success
    })
}
