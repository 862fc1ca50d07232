import Foundation
import Testing

@Suite("Rules about sources")
struct SourceRuleTests {
  /// A combining character that begins a name joins the slash: characters do not match.
  @Test("sources compare paths by bytes")
  func paths() throws {
    let prefixes = #/hasPrefix\([^()"]*(?:\+ "\/"|"[^"]*\)\/")\)/#
    let lengths = #/[^8]\.dropFirst\(\w+\.count \+ 1\)/#
    let sources = Repository.sources(below: "Sources")
    #expect(sources.count > 100)
    for file in sources {
      let text = try Repository.text(file)
      #expect(text.firstMatch(of: prefixes) == nil, "\(file): use path(below:)")
      #expect(text.firstMatch(of: lengths) == nil, "\(file): use path(below:)")
    }
  }
}
