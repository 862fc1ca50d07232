import AutoLayoutCore
import Foundation
import FoundationXML
import Testing

@testable import Diagnosis
@testable import InterfaceBuilder

@Suite("Reports of findings")
struct FindingReportTests {
  private static let environment = LayoutEnvironment(
    device: Device.named("retina4_7"), orientation: .landscape, layoutDirection: .rightToLeft)
  private static let documents = [
    DocumentFindings(
      path: "App/My Main.storyboard",
      findings: [
        Finding(
          rule: "off-screen", severity: .warning, view: "a-1", constraint: nil, line: 12,
          column: 9, message: "100% of it, at <the> left:\nall \"lost\"",
          related: [Finding.Related(constraint: "c-1", line: 14, text: "A.width == 8")],
          environment: environment, environments: [environment, environment])
      ]),
    DocumentFindings(path: "Clean.xib", findings: []),
    DocumentFindings(
      path: "Broken.xib", findings: [],
      problem: DocumentFindings.Problem(message: "it ends", line: 3, column: 1)),
  ]

  private func text(_ format: FindingReport.Format) throws -> String {
    try FindingReport(documents: Self.documents).text(as: format)
  }

  @Test("lines have the format of compilers")
  func lines() throws {
    #expect(
      try text(.text) == """
        App/My Main.storyboard:12:9: warning: 100% of it, at <the> left: all "lost" (on iPhone 8 / SE (3rd \
        generation), landscape, right-to-left, and 1 more) [off-screen]
        Broken.xib:3:1: error: it ends
        """)
    let here = FileManager.default.currentDirectoryPath
    #expect(try text(.xcode).hasPrefix("\(here)/App/My Main.storyboard:12:9: warning: 100%"))
  }

  @Test("workflow commands have their escapes")
  func workflow() throws {
    #expect(
      try text(.github) == """
        ::warning file=App/My Main.storyboard,line=12,col=9,title=off-screen::100%25 of it, at <the> \
        left:%0Aall "lost"
        ::error file=Broken.xib,line=3,col=1,title=unreadable::it ends
        """)
  }

  @Test("a workflow command names a file by the path in the repository")
  func workflowPaths() throws {
    var document = Self.documents[2]
    document.path = "./Broken.xib"
    #expect(
      try FindingReport(documents: [document]).text(as: .github).hasPrefix(
        "::error file=Broken.xib,line=3"))
  }

  @Test("a workflow command stays on a single line, with any text")
  func workflowLines() throws {
    var document = Self.documents[0]
    document.path = "a,b:c\r\n%.xib"
    document.findings[0].message = "one\r\ntwo\rthree\nfour, five: 5%"
    #expect(
      try FindingReport(documents: [document]).text(as: .github) == """
        ::warning file=a%2Cb%3Ac%0D%0A%25.xib,line=12,col=9,title=off-screen::one%0D%0Atwo%0Dthree%0A\
        four, five: 5%25
        """)
  }

  @Test("empty reports are complete", arguments: [FindingReport.Format.json, .sarif, .junit])
  func empty(format: FindingReport.Format) throws {
    let text = try FindingReport(documents: []).text(as: format)
    if format == .junit {
      #expect(try XMLDocument(xmlString: text).rootElement()?.name == "testsuites")
    } else {
      #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
  }

  @Test("JSON contains missing values as null")
  func json() throws {
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(try text(.json).utf8)) as? [String: Any])
    let documents = try #require(report["documents"] as? [[String: Any]])
    #expect(documents.map { $0["path"] as? String } == Self.documents.map(\.path))
    let finding = try #require((documents[0]["findings"] as? [[String: Any]])?.first)
    #expect(finding["constraint"] is NSNull)
    #expect((finding["environments"] as? [Any])?.count == 2)
    #expect((documents[2]["error"] as? [String: Any])?["message"] as? String == "it ends")
  }

  @Test("SARIF has the fields that the schema requires, and rules by index")
  func sarif() throws {
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(try text(.sarif).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "autolayout")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    let index = try #require(results[0]["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "off-screen")
    #expect(results[0]["level"] as? String == "warning")
    #expect((results[0]["message"] as? [String: String])?["text"]?.isEmpty == false)
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (physical["artifactLocation"] as? [String: String])?["uri"] == "App/My%20Main.storyboard")
    #expect((physical["region"] as? [String: Int]) == ["startLine": 12, "startColumn": 9])
    let all = try FindingReport(documents: Self.documents + Self.documents).text(as: .sarif)
    let twice = try #require(
      JSONSerialization.jsonObject(with: Data(all.utf8)) as? [String: Any])
    #expect(((twice["runs"] as? [[String: Any]])?.first?["results"] as? [Any])?.count == 2)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test("JUnit's XML counts the elements, in the schema's order")
  func junit() throws {
    let xml = try XMLDocument(xmlString: try text(.junit))
    let suites = try xml.nodes(forXPath: "/testsuites/testsuite")
    #expect(suites.count == 3)
    for suite in suites.compactMap({ $0 as? XMLElement }) {
      for name in ["name", "timestamp", "hostname", "tests", "failures", "errors", "time", "id"] {
        #expect(suite.attribute(forName: name)?.stringValue?.isEmpty == false, "\(name)")
      }
      let children = suite.children?.compactMap(\.name) ?? []
      #expect(children.first == "properties")
      #expect(children.suffix(2) == ["system-out", "system-err"])
      #expect(
        suite.attribute(forName: "tests")?.stringValue == "\(children.count { $0 == "testcase" })")
    }
    let failure = try #require(
      xml.nodes(forXPath: "//failure").first as? XMLElement)
    #expect(failure.attribute(forName: "type")?.stringValue == "off-screen")
    #expect(
      failure.attribute(forName: "message")?.stringValue?.contains("<the> left") == true)
    #expect(try xml.nodes(forXPath: "//error").count == 1)
  }

  @Test("JUnit failures have at least the severity that fails the check")
  func junitSeverity() throws {
    var writer = FindingWriter(.junit, failOn: .error)
    let text = try Self.documents.map { try writer.text(adding: $0) }.joined() + writer.end()
    let xml = try XMLDocument(xmlString: text)
    #expect(try xml.nodes(forXPath: "//failure").isEmpty)
    let suite = try #require(xml.nodes(forXPath: "//testsuite").first as? XMLElement)
    #expect(suite.attribute(forName: "failures")?.stringValue == "0")
    let output = suite.elements(forName: "system-out").first?.stringValue
    #expect(output?.hasPrefix("App/My Main.storyboard:12:9: warning: 100% of it") == true)
  }

  @Test("only the text report lists many conflicting constraints in lines")
  func conflictLines() throws {
    let related = (1...3).map { (number: Int) in
      Finding.Related(constraint: "c\(number)", line: number, text: "a.x = \(number)")
    }
    var finding = try #require(Self.documents[0].findings.first)
    finding.rule = Rule.unsatisfiable.id
    finding.related = related
    finding.message =
      "conflicting constraints: a.x = 1 (line 1); a.x = 2 (line 2); a.x = 3 (line 3); a.x = 3 will "
      + "be broken"
    let report = FindingReport(documents: [DocumentFindings(path: "A.xib", findings: [finding])])
    let brief = "conflicting constraints: a.x = 1 (line 1) and 2 more; a.x = 3 will be broken"
    let lines = try report.text(as: .text).split(separator: "\n")
    #expect(lines.first?.contains(brief) == true)
    #expect(
      lines.dropFirst() == ["    a.x = 1 (line 1)", "    a.x = 2 (line 2)", "    a.x = 3 (line 3)"])
    #expect(try report.text(as: .xcode).split(separator: "\n").count == 1)
    #expect(try report.text(as: .github).hasSuffix("::" + brief))
    #expect(try report.text(as: .json).contains("a.x = 2 (line 2); a.x = 3 (line 3)"))
  }

  @Test("a value that JSON cannot represent is an error, not an empty object")
  func infinity() {
    #expect(throws: EncodingError.self) { try JSONText.encode(["width": Double.infinity]) }
    var recording = LayoutRecording()
    recording.initialFrames = [
      LayoutRecording.Frame(CGRect(x: CGFloat.infinity, y: 0, width: 0, height: 0))
    ]
    #expect(throws: EncodingError.self) { try recording.json() }
    let priority = String(repeating: "9", count: 400)
    let log = "<NSLayoutConstraint:0x1 UIView:0x2.width == 1 ^\(priority)>"
    #expect(throws: EncodingError.self) { try ConflictReport(log: log).json() }
  }
}
