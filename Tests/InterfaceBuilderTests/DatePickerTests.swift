import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Date pickers in documents")
@MainActor
struct DatePickerTests {
  private func picker(
    _ attributes: String = "", _ content: String = "", locale: String? = nil
  ) throws -> UIDatePicker {
    let source = DocumentSource.storyboard(
      view: """
        <subviews><datePicker contentMode="scaleToFill" \(attributes) id="picker">
        <rect key="frame" x="0" y="0" width="320" height="216"/>\(content)</datePicker></subviews>
        """)
    var environment = LayoutEnvironment.canvas
    environment.locale = locale
    let live = try DocumentSource.read(source).scenes[0].instantiate(in: environment)
    return try #require(live.view("picker") as? UIDatePicker)
  }

  private static func date(_ seconds: String) -> String {
    "<date key=\"date\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
  }

  @Test("pickers of all styles in a nib have their styles")
  func looks() throws {
    let nib = try InterfaceDocument(
      contentsOf: TestFiles.fixture("interface-builder/date-pickers.xib"))
    let live = nib.scenes[0].instantiate(in: .canvas)
    let styles = try ["inline", "wheels", "compact", "countdown"].map { id in
      try #require(live.view(id) as? UIDatePicker).datePickerStyle
    }
    #expect(styles == [.inline, .wheels, .compact, .wheels])
  }

  @Test("if the document has no date, the picker shows 9:41 on a fixed day")
  func still() throws {
    let picker = try picker()
    #expect(picker.date == (try Date("2007-01-09T09:41:00Z", strategy: .iso8601)))
    #expect(picker.timeZone?.secondsFromGMT() == 0)
    #expect(picker.locale?.identifier == "en_US")
  }

  @Test("the document's date is shown, even if an app would show the current date")
  func dates() throws {
    for attributes in ["useCurrentDate=\"NO\"", ""] {
      let picker = try picker(attributes, Self.date("465285901.60249501"))
      #expect(picker.date.timeIntervalSinceReferenceDate == 465_285_901.602_495_01)
    }
  }

  @Test(
    "dates outside a calendar's range are ignored",
    arguments: ["1e300", "nan", "-inf", "x", "4e10"])
  func farDates(seconds: String) throws {
    let picker = try picker("", Self.date(seconds))
    #expect(picker.date.timeIntervalSinceReferenceDate == 190_028_460)
  }

  @Test("words are in the document's language, then in the environment's")
  func languages() throws {
    let korean = "<locale key=\"locale\" localeIdentifier=\"ko_KR\"/>"
    #expect(try picker("", korean, locale: "de").locale?.identifier == "ko_KR")
    #expect(try picker(locale: "de").locale?.identifier == "de")
  }

  @Test(
    "minute intervals divide an hour",
    arguments: [("15", 15), ("30", 30), ("7", 1), ("0", 1), ("-5", 1), ("60", 1)])
  func steps(written: String, steps: Int) throws {
    #expect(try picker("minuteInterval=\"\(written)\"").minuteInterval == steps)
  }

  @Test(
    "a countdown begins with the document's duration, up to a day",
    arguments: [("3600", 3600), ("-1", 0), ("9999999", 86_399)] as [(String, Double)])
  func countdown(written: String, seconds: Double) throws {
    let picker = try picker(
      "datePickerMode=\"countDownTimer\" countDownDuration=\"\(written)\" useCurrentDate=\"NO\"")
    #expect(picker.countDownDuration == seconds)
  }
}
