import Foundation

exit(
  CommandLineTool.standard.run(
    Array(CommandLine.arguments.dropFirst()), terminal: .standard()
  ).rawValue)
