import Foundation

exit(
  CommandLineTool.standard.run(
    Array(CommandLine.arguments.dropFirst()), in: .standard()
  ).rawValue)
