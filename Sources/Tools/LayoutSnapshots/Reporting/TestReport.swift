import Foundation
import Testing
import XCTest

/// Reports to the running test of Swift Testing or XCTest.
///
/// If no test is current, both receive the report, since each ignores it in the other's run (Swift
/// 6.3).
enum TestReport {
  static func fail(_ message: String, at place: SourcePlace) {
    if Test.current == nil { XCTFail(message, file: place.filePath, line: place.line) }
    Issue.record(Comment(rawValue: message), sourceLocation: place.location)
  }

  /// Attaches bytes to the results of the test if Swift Testing runs it.
  static func attach(_ data: Data, named name: String, at place: SourcePlace) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: place.location)
  }
}

extension SourcePlace {
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(line)),
      column: max(1, Int(column)))
  }
}
