import AutoLayout
import Foundation

EndingSignals.admit()

// Conflicts are reported with their places in the document instead.
LayoutLog.replaceSink(nil)

exit(
  CommandLineTool.standard.run(
    Array(CommandLine.arguments.dropFirst()), in: .standard()
  ).rawValue)
