import Diagnosis
import Foundation

struct ReportMerge {
  private let paths: [String]
  private let format: FindingReport.Format?
  private let failOn: Severity

  /// Parses the arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "missing PATH: give the reports to merge")
    }
    for option in ["shard", "since", "baseline", "write-baseline"] where arguments.has(option) {
      throw UsageError(message: "--\(option) does not apply to --merge")
    }
    paths = arguments.operands
    format = arguments.value(of: "format").flatMap(FindingReport.Format.init)
    failOn = arguments.failOn ?? .note
  }

  /// Prints the merged report, or nothing if a report is unusable; returns the status over all
  /// documents.
  func run(_ terminal: Terminal) -> ExitCode {
    var reports: [MergedReport.Part] = []
    for path in paths {
      do {
        reports.append(try MergedReport.Part(Data(contentsOf: URL(fileURLWithPath: path))))
      } catch let fault as MergedReport.Fault {
        terminal.printError(fault.message, at: FileLocation(file: path))
        return .badInput
      } catch {
        terminal.printError(
          "cannot read the report: \(FileFault.reason(of: error, at: path))",
          at: FileLocation(file: path))
        return .unreadable
      }
    }
    do {
      let merged = try MergedReport(reports)
      let hasFindings = try merged.hasFindings(of: failOn)
      let text = try merged.text(as: format, color: terminal.hasColor)
      if !text.isEmpty { terminal.print(text) }
      return merged.hasProblems ? .badInput : hasFindings ? .findings : .success
    } catch let fault as MergedReport.Fault {
      terminal.printError(fault.message)
      return .usage
    } catch {
      terminal.printError(Terminal.reason(ofEncoding: error))
      return .internalError
    }
  }
}
