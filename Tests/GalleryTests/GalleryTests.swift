import Foundation
import Gallery
import Testing

@MainActor @Suite("The experiments of the articles")
struct GalleryTests {
  @Test(
    "each experiment has the outcome that the article states, or that was recorded (F1.40, F2.30)",
    arguments: Experiment.all)
  func outcome(_ experiment: Experiment) {
    let record = experiment.perform()
    #expect(!record.findings.isEmpty)
    #expect(!record.moments.isEmpty)
    for finding in record.findings {
      let outcome: Comment =
        "\(experiment.id) \(finding.subject): stated \(finding.stated), here \(finding.measured)"
      #expect(finding.holds, outcome)
    }
  }

  /// `RECORD=1` writes them.
  @Test("the outcomes for comparison with the JavaScript library are current")
  func outcomes() throws {
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/tests/gallery-outcomes.json").standardized
    let made = try Outcomes(Experiment.all.map { ($0, $0.perform()) }).encoded()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try made.write(to: kept) }
    let isSame = try made == Data(contentsOf: kept)
    #expect(isSame, "record them: RECORD=1 swift test --filter GalleryTests")
  }

  @Test("every article has experiments, numbered in their order")
  func numbers() {
    for article in Article.allCases {
      let ids = Experiment.all.filter { $0.article == article }.map(\.id)
      #expect(!ids.isEmpty)
      #expect(ids == (1...ids.count).map { "\(article.rawValue).\($0)" })
    }
  }

  @Test(
    "illegal constraints end the process with Apple's message",
    arguments: IllegalConstraint.allCases)
  func illegal(_ constraint: IllegalConstraint) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [constraint = constraint as IllegalConstraint] in
      await constraint.make()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(constraint.lastWords))
  }
}
