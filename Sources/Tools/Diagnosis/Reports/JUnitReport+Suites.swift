import Foundation
import FoundationXML

struct JUnitSuite {
  private let element: XMLElement
  let failures: Int
  let errors: Int

  private init(_ element: XMLElement) {
    self.element = element
    failures = Int(element.attribute(forName: "failures")?.stringValue ?? "") ?? 0
    errors = Int(element.attribute(forName: "errors")?.stringValue ?? "") ?? 0
  }

  /// Returns the report's suites, in order.
  static func all(in data: Data) throws -> [JUnitSuite] {
    guard let document = try? XMLDocument(data: data), let root = document.rootElement(),
      root.name == "testsuites"
    else { throw MergedReport.Fault(message: "not a JUnit report: no <testsuites>") }
    return root.elements(forName: "testsuite").map(JUnitSuite.init)
  }

  func text(id: Int) -> String {
    element.attribute(forName: "id")?.stringValue = "\(id)"
    return element.xmlString(options: .nodePrettyPrint)
  }
}

extension JUnitReport {
  static func text(_ suites: [JUnitSuite]) -> String {
    ([opening] + suites.enumerated().map { $1.text(id: $0) } + ["</testsuites>"])
      .joined(separator: "\n")
  }
}
