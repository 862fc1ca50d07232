import Foundation
import Testing
import XCTest

/// Tells the test that runs, Swift Testing's or XCTest's.
///
/// Swift Testing says which of its tests runs in the present task. Where it knows of none, this is
/// a test of XCTest's, or a task that has left its test; both libraries are told then, since each
/// keeps silent in a run of the other (Swift 6.3).
enum TestReport {
  /// Fails the test.
  static func fail(_ message: String, at place: SourcePlace) {
    if Test.current == nil { XCTFail(message, file: place.filePath, line: place.line) }
    Issue.record(Comment(rawValue: message), sourceLocation: place.location)
  }

  /// Keeps bytes with the results of the test, where it can: Swift Testing does.
  static func attach(_ data: Data, named name: String, at place: SourcePlace) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: place.location)
  }
}

extension SourcePlace {
  /// The place as Swift Testing has it.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(1, Int(line)),
      column: max(1, Int(column)))
  }
}
