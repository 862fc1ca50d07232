import Foundation
import FoundationXML

/// One suite of a report in JUnit's XML: what was found in one document.
struct JUnitSuite {
  /// The element as it stands in the report.
  private let element: XMLElement
  /// How many findings it has.
  let failures: Int
  /// How many problems it has that kept a document from being checked.
  let errors: Int

  private init(_ element: XMLElement) {
    self.element = element
    failures = Int(element.attribute(forName: "failures")?.stringValue ?? "") ?? 0
    errors = Int(element.attribute(forName: "errors")?.stringValue ?? "") ?? 0
  }

  /// The suites of a report.
  ///
  /// - Parameter data: The report.
  /// - Returns: Its suites, in their order.
  /// - Throws: `MergedReport.Fault` for what is no report in JUnit's XML.
  static func all(in data: Data) throws -> [JUnitSuite] {
    guard let document = try? XMLDocument(data: data), let root = document.rootElement(),
      root.name == "testsuites"
    else { throw MergedReport.Fault(message: "not a report in JUnit's XML: no <testsuites>") }
    return root.elements(forName: "testsuite").map(JUnitSuite.init)
  }

  /// The suite as the number it has in another report.
  func text(id: Int) -> String {
    element.attribute(forName: "id")?.stringValue = "\(id)"
    return element.xmlString(options: .nodePrettyPrint)
  }
}

extension JUnitReport {
  /// A report of suites that other reports had.
  static func text(_ suites: [JUnitSuite]) -> String {
    ([opening] + suites.enumerated().map { $1.text(id: $0) } + ["</testsuites>"])
      .joined(separator: "\n")
  }
}
