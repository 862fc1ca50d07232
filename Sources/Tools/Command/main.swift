import AutoLayout
import Foundation

EndingSignals.admit()
WorkerLoop.endWithParent()

// Reports conflicts with their locations in the document instead.
LayoutLog.replaceSink(nil)

exit(
  CommandLineTool.standard.run(
    Array(CommandLine.arguments.dropFirst()), in: .standard()
  ).rawValue)
