package import Foundation

/// A service that answers the calls of pages, and watches the displayed files.
@MainActor
package protocol PageService: AnyObject, Sendable {
  /// Answers a call.
  ///
  /// - Returns: The response, which may be an error.
  func answer(_ name: String, _ data: Data) async -> HTTPResponse
  /// Returns an image used by the elements of layers.
  func image(_ name: String) async -> HTTPResponse
  /// Subscribes a tab to events.
  func listen(_ session: String, _ stream: EventStream)
  /// Looks for changed files, and notifies tabs.
  func lookForChanges()
  func lookForDocuments()
  func sendKeepAlive()
}
