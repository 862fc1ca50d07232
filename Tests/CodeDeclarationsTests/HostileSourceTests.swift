import Foundation
import TestSupport
import Testing

@testable import CodeDeclarations

/// Sources whose reading would take quadratic time in careless scanners.
@Suite("Hostile sources", .serialized)
struct HostileSourceTests {
  /// The processor time for reading a source, in seconds: the shortest of two runs.
  private func time(_ piece: String, _ size: Int, _ language: CodeLanguage) -> Double {
    let text = Array(String(repeating: piece, count: size / piece.utf8.count + 1).utf8)
    return (0..<2).map { _ in
      let start = Self.processorTime
      _ = SourceDeclarations(text, language: language)
      return Self.processorTime - start
    }.min() ?? 0
  }

  private static var processorTime: Double {
    var now = timespec()
    // Safe: the call fills the local value.
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  @Test(
    "sixteen times the source takes less than fifty times the work",
    arguments: [
      "{", "}", "(", "[", "<", "a.b<c>(", "\"\\(", "/*", "/* ", "*/", "\"\"\"\n", "#\"", "`",
      "class A: B {", "class A { func f() {", "func f(a: <", "#if A\n{\n", "#else\n", "\"a\" == ",
      "]]]]", "a.setTitle(", "a[", "x.accessibilityLabel = \"a\" ", "@interface A : B\n",
      "@implementation A {\n", "- (void)a:", "[a b:@\"c\"", "@property (a) b *", "xxxxxxxxxxxxxxxx",
    ])
  func growth(piece: String) {
    for language in [CodeLanguage.swift, .objectiveC] {
      let small = time(piece, 4 << 10, language)
      let large = time(piece, 64 << 10, language)
      // Quadratic work would be 256 times as much.
      #expect(large < 50 * max(small, 0.000_1), "\(piece) \(language): \(small) s, \(large) s")
    }
  }

  @Test(
    "many braces and long lines have no declarations",
    arguments: [("{", 1 << 20), ("{}", 1 << 17), ("a ", 1 << 17), ("\"", 1 << 17), ("/*", 1 << 17)])
  func size(piece: String, size: Int) {
    let text = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
    for language in [CodeLanguage.swift, .objectiveC] {
      #expect(SourceDeclarations(text, language: language).types.isEmpty)
    }
  }

  @Test("a project file of deep lists is malformed, not endless")
  func projectFile() {
    for piece in ["{", "(", "a = {", "/*", "\"", "{a = "] {
      let text = Array(String(repeating: piece, count: 100_000).utf8)
      #expect(XcodeProject(text, folder: "/root").targets.isEmpty)
    }
  }
}
