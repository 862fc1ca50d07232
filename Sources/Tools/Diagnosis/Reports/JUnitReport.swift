import Foundation
import FoundationXML
import InterfaceBuilder

/// JUnit XML that is valid for both the Ant and the Jenkins schema, with a suite per document.
struct JUnitReport {
  private let time: String
  private var count = 0

  static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    """

  init(at date: Date = Date()) {
    // The schemas allow no time zone.
    time = String(date.ISO8601Format().prefix { $0 != "Z" })
  }

  mutating func text(adding document: DocumentFindings) -> String {
    defer { count += 1 }
    let suite = Self.suite(document, id: count, time: time).xmlString(options: .nodePrettyPrint)
    return (count == 0 ? Self.opening + "\n" : "") + suite
  }

  func end() -> String { (count == 0 ? Self.opening + "\n" : "") + "</testsuites>" }

  private static func suite(
    _ document: DocumentFindings, id: Int, time: String
  ) -> XMLElement {
    var cases = document.findings.map { testCase($0, in: document) }
    if let problem = document.problem {
      let error = element("error", ["type": "unreadable", "message": problem.message])
      cases.append(testCase("check", in: document, holding: error))
    }
    if cases.isEmpty { cases.append(testCase("check", in: document, holding: nil)) }
    let suite = element(
      "testsuite",
      [
        "id": "\(id)", "package": "autolayout", "name": document.path, "timestamp": time,
        "hostname": "localhost", "tests": "\(cases.count)",
        "failures": "\(document.findings.count)", "errors": document.problem == nil ? "0" : "1",
        "time": "0",
      ])
    suite.addChild(XMLElement(name: "properties"))
    for testCase in cases { suite.addChild(testCase) }
    suite.addChild(XMLElement(name: "system-out"))
    suite.addChild(XMLElement(name: "system-err"))
    return suite
  }

  private static func testCase(_ finding: Finding, in document: DocumentFindings) -> XMLElement {
    let failure = element("failure", ["type": finding.rule, "message": finding.statement])
    let location = finding.line.map { "\(document.path):\($0):\(finding.column ?? 1)" }
    // Line breaks are preserved between tags, unlike in attributes.
    let place = (location ?? document.path).onOneLine
    let message = finding.statement.messageOnOneLine
    failure.stringValue = clean("\(place): \(finding.severity.rawValue): \(message)")
    let object = finding.constraint ?? finding.view ?? "document"
    return testCase("\(finding.rule) \(object)", in: document, holding: failure)
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
