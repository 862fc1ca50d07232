import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Options about accessibility")
@MainActor
struct AccessibilityOptionTests {
  private let folder = TemporaryFolder()
  private let document: String

  init() throws {
    let example = TestFiles.repository.appendingPathComponent("Examples/Unlabeled.storyboard")
    document = try folder.write(
      "Unlabeled.storyboard", String(contentsOf: example, encoding: .utf8))
  }

  /// The rules of the findings that `check` prints.
  private func rules(_ options: String...) -> Set<String> {
    let lines = Call(["check", document] + options).output.split(separator: "\n")
    return Set(lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } })
  }

  private static let usual: Set = [
    "small-target", "missing-label", "unlabelled-image", "label-is-file-name",
    "label-repeats-type", "low-contrast", "clipped-at-text-size",
  ]

  @Test("check has the rules of accessibility only if it is asked")
  func check() {
    #expect(rules().isDisjoint(with: Self.usual))
    #expect(rules("--accessibility").isSuperset(of: Self.usual))
    #expect(rules("--accessibility=usual") == rules("--accessibility"))
    #expect(rules("--accessibility=all").contains("fixed-font"))
    #expect(!rules("--accessibility").contains("fixed-font"))
    #expect(rules("--accessibility", "--only", "small-target") == ["small-target"])
    #expect(Call("check", document, "--accessibility=most").code == .usage)
  }

  @Test("the sources of --code excuse the labels of buttons")
  func code() throws {
    let text = try folder.read("Unlabeled.storyboard")
    let start = try #require(text.range(of: "<viewController "))
    let end = try #require(text.range(of: "</viewController>"))
    let connected = text.replacingCharacters(
      in: end,
      with: """
        <connections><outlet property="shareButton" destination="share" id="o"/></connections>
        </viewController>
        """
    ).replacingCharacters(in: start, with: "<viewController customClass=\"Shop\" ")
    try folder.write("Unlabeled.storyboard", connected)
    try folder.makeFolder("Code")
    let declaration = "class Shop: UIViewController { @IBOutlet var shareButton: UIButton!"
    try folder.write("Code/Shop.swift", declaration + "}")
    let options = ["--accessibility", "--only", "missing-label", "--code", folder.path("Code")]
    let bare = Call(["check", document] + options)
    #expect(bare.output.contains("and no code sets accessibilityLabel"))
    try folder.write(
      "Code/Shop.swift", declaration + "\nfunc f() { shareButton.accessibilityLabel = \"S\" } }")
    #expect(!Call(["check", document] + options).output.contains("[missing-label]"))
  }

  @Test("frames lists the elements in VoiceOver's order")
  func frames() {
    let lines = Call("frames", "--accessibility", document).output.split(separator: "\n")
    let rows = lines.dropFirst(2)
    let names = ["Share", "Close", "Picture", "Price", "Hint", "Buy"]
    #expect(rows.count == names.count)
    for (row, name) in zip(rows, names) { #expect(row.contains(name)) }
  }

  @Test("render marks the elements, also as an overlay")
  func render() throws {
    func picture(_ options: String...) throws -> Data {
      let call = Call(["render", document, "-o", folder.path("a.png"), "--scale", "1"] + options)
      #expect(call.code == .success, "\(call.errors)")
      return try folder.data("a.png")
    }
    let marked = try picture("--accessibility")
    #expect(try marked != picture())
    #expect(try marked == picture("--show", "accessibility"))
  }
}
