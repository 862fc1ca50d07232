package import Foundation

/// The merged form of several reports, each on a part of the documents.
///
/// SARIF lacks documents that have no findings; JUnit XML only merges with JUnit XML.
package struct MergedReport {
  package struct Fault: Error {
    package let message: String
  }

  package struct Part {
    fileprivate enum Content {
      case findings([DocumentFindings])
      case suites([JUnitSuite])
    }

    fileprivate let content: Content
    fileprivate let format: FindingReport.Format

    /// Reads a report of `check` in JSON, SARIF or JUnit XML.
    package init(_ data: Data) throws {
      let start = data.first { !" \n\r\t".utf8.contains($0) && !"\u{FEFF}".utf8.contains($0) }
      if start == UInt8(ascii: "<") {
        content = .suites(try JUnitSuite.all(in: data))
        format = .junit
      } else if let documents = try? JSONReport.documents(in: data) {
        content = .findings(documents)
        format = .json
      } else if let documents = try? SARIFReport.documents(in: data) {
        content = .findings(documents)
        format = .sarif
      } else {
        throw Fault(
          message: "not a report of 'check'; write the parts with -f json, -f sarif or -f junit")
      }
    }
  }

  private var documents: [DocumentFindings] = []
  private var suites: [JUnitSuite] = []
  private let format: FindingReport.Format

  /// Merges reports in order; throws for a mix of JUnit XML and others.
  package init(_ parts: [Part]) throws {
    format = parts.first?.format ?? .json
    let formats = Set(parts.map(\.format))
    if formats.contains(.junit), formats.count > 1 {
      throw Fault(message: "JUnit reports can only be merged with each other")
    }
    var places: [String: Int] = [:]
    for part in parts {
      switch part.content {
      case .suites(let more): suites += more
      case .findings(let more):
        for document in more {
          guard let place = places[document.path] else {
            places[document.path] = documents.count
            documents.append(document)
            continue
          }
          let known = Set(documents[place].findings)
          documents[place].findings += document.findings.filter { !known.contains($0) }
          documents[place].problem = documents[place].problem ?? document.problem
        }
      }
    }
  }

  /// Whether there is a finding of at least a severity; JUnit XML has no severities.
  package func hasFindings(of severity: Severity) throws -> Bool {
    guard severity == .note || format != .junit else {
      throw Fault(
        message: "JUnit reports have no severities; write the parts with -f json for --fail-on")
    }
    return documents.contains { $0.hasFindings(of: severity) }
      || suites.contains { $0.failures > 0 }
  }

  package var hasProblems: Bool {
    documents.contains { $0.problem != nil } || suites.contains { $0.errors > 0 }
  }

  /// Formats the report; JUnit XML has no other format.
  package func text(as wanted: FindingReport.Format?, color: Bool) throws -> String {
    guard format == .junit else {
      return try FindingReport(documents: documents).text(as: wanted ?? format, color: color)
    }
    guard wanted ?? .junit == .junit else {
      throw Fault(
        message: "JUnit reports can only be merged into a JUnit report; "
          + "write the parts with -f json to merge them into any format")
    }
    return JUnitReport.text(suites)
  }
}
