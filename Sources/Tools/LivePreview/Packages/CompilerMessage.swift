import AssetCatalog
import Foundation

package struct CompilerMessage: Equatable, Sendable {
  package var message: String
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// The further errors of the build.
  package var others: [CompilerMessage] = []

  /// The maximum number of further errors that are kept.
  private static let limit = 19

  /// Returns the build's first error, with the number of further errors.
  static func firstError(of output: String, in package: URL) -> CompilerMessage {
    var seen: Set<String> = []
    let places = output.matches(of: #/(?m)^(/?[^\s:][^:\n]*):(\d+):(\d+): error: (.+)$/#)
      .filter { seen.insert(String($0.0)).inserted }
    guard let first = places.first else {
      let said = output.split(separator: "\n").map(String.init)
      let line = said.first { $0.hasPrefix("error:") } ?? said.last ?? "no reason was given"
      return CompilerMessage(message: "the package cannot be built: \(line)")
    }
    let others = places.count - 1
    let more = others == 0 ? "" : " (and \(others) more error\(others == 1 ? "" : "s"))"
    var message = CompilerMessage(
      message: "\(first.4)\(more)", file: relative(String(first.1), to: package),
      line: Int(first.2), column: Int(first.3))
    message.others = places.dropFirst().prefix(limit).map { place in
      CompilerMessage(
        message: String(place.4), file: relative(String(place.1), to: package),
        line: Int(place.2), column: Int(place.3))
    }
    return message
  }

  /// Returns the reason why a program ended: a trap's message, or the exit status.
  static func trap(of output: String, status: String) -> CompilerMessage {
    if let said = output.matches(of: #/(?m)^([^\s:]+\.swift):(\d+): (Fatal error.*)$/#).last {
      return CompilerMessage(
        message: "the program has ended: \(said.3)", file: String(said.1), line: Int(said.2))
    }
    let words = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return CompilerMessage(message: "the program has ended (\(status))\(words)")
  }

  private static func relative(_ path: String, to package: URL) -> String {
    let whole = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return whole.path(below: package.resolvingSymlinksInPath().path) ?? path
  }
}
