import Foundation
import FoundationXML
import InterfaceBuilder

/// JUnit XML that is valid for both the Ant and the Jenkins schema, with a suite per document.
struct JUnitReport {
  private let time: String
  /// The least severity that counts as failure; other findings are in the output of the suite.
  private let failOn: Severity
  private var count = 0

  static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    """

  init(at date: Date = Date(), failOn: Severity = .note) {
    self.failOn = failOn
    // The schemas allow no time zone.
    time = String(date.ISO8601Format().prefix { $0 != "Z" })
  }

  mutating func text(adding document: DocumentFindings) -> String {
    defer { count += 1 }
    let suite = suite(document, id: count).xmlString(options: .nodePrettyPrint)
    return (count == 0 ? Self.opening + "\n" : "") + suite
  }

  func end() -> String { (count == 0 ? Self.opening + "\n" : "") + "</testsuites>" }

  private func suite(_ document: DocumentFindings, id: Int) -> XMLElement {
    let failures = document.findings.filter { $0.severity >= failOn }
    var cases = failures.map { Self.testCase($0, in: document) }
    if let problem = document.problem {
      let error = Self.element("error", ["type": "unreadable", "message": problem.message])
      cases.append(Self.testCase("check", in: document, holding: error))
    }
    if cases.isEmpty { cases.append(Self.testCase("check", in: document, holding: nil)) }
    let suite = Self.element(
      "testsuite",
      [
        "id": "\(id)", "package": "autolayout", "name": document.path, "timestamp": time,
        "hostname": "localhost", "tests": "\(cases.count)",
        "failures": "\(failures.count)", "errors": document.problem == nil ? "0" : "1",
        "time": "0",
      ])
    suite.addChild(XMLElement(name: "properties"))
    for testCase in cases { suite.addChild(testCase) }
    let others = document.findings.filter { $0.severity < failOn }
    let output = XMLElement(name: "system-out")
    if !others.isEmpty {
      output.stringValue = others.map { Self.line($0, in: document) }.joined(separator: "\n")
    }
    suite.addChild(output)
    suite.addChild(XMLElement(name: "system-err"))
    return suite
  }

  private static func testCase(_ finding: Finding, in document: DocumentFindings) -> XMLElement {
    let failure = element("failure", ["type": finding.rule, "message": finding.statement])
    failure.stringValue = line(finding, in: document)
    let object = finding.constraint ?? finding.view ?? "document"
    return testCase("\(finding.rule) \(object)", in: document, holding: failure)
  }

  private static func line(_ finding: Finding, in document: DocumentFindings) -> String {
    let location = finding.line.map { "\(document.path):\($0):\(finding.column ?? 1)" }
    // Line breaks are preserved between tags, unlike in attributes.
    let place = (location ?? document.path).onOneLine
    let message = finding.statement.messageOnOneLine
    return clean("\(place): \(finding.severity.rawValue): \(message)")
  }

  private static func testCase(
    _ name: String, in document: DocumentFindings, holding child: XMLElement?
  ) -> XMLElement {
    let made = element(
      "testcase", ["name": name, "classname": document.path, "time": "0"])
    if let child { made.addChild(child) }
    return made
  }

  private static func element(_ name: String, _ attributes: [String: String]) -> XMLElement {
    let element = XMLElement(name: name)
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      let attribute = XMLNode(kind: .attribute)
      attribute.name = key
      attribute.stringValue = clean(value)
      element.addAttribute(attribute)
    }
    return element
  }

  private static func clean(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          (scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value))
            && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        }))
  }

  static func text(_ suites: [JUnitSuite]) -> String {
    ([opening] + suites.enumerated().map { $1.text(id: $0) } + ["</testsuites>"])
      .joined(separator: "\n")
  }
}

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
