import Testing

@testable import LayoutSnapshots

@Suite("Names of snapshot files")
struct FileNamePartTests {
  @Test(
    "letters, digits and underscores are kept, all else becomes a hyphen",
    arguments: [
      ("card", "card"), ("a card with a photo", "a-card-with-a-photo"), ("3 %", "3"),
      ("name/../../etc", "name-etc"), ("größer", "größer"), ("表", "表"), ("a__b", "a__b"),
      ("...", "unnamed"), ("", "unnamed"), ("--a--b--", "a-b"),
    ])
  func names(_ name: String, _ part: String) {
    #expect(FileNamePart.of(name) == part)
  }
}
