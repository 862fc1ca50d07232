package import Foundation

/// What answers the calls of pages, and watches what they show.
@MainActor
package protocol PageService: AnyObject, Sendable {
  /// Answers a call.
  ///
  /// - Parameters:
  ///   - name: What follows `api/`.
  ///   - data: The body of the request.
  /// - Returns: The response; a refusal is one too.
  func answer(_ name: String, _ data: Data) async -> HTTPResponse
  /// A picture that the elements of layers name.
  func image(_ name: String) async -> HTTPResponse
  /// Lets a tab know what happens by itself.
  func listen(_ session: String, _ stream: EventStream)
  /// Looks for files that others have changed, and tells tabs.
  func lookForChanges()
  /// Looks for files that came or went, and tells tabs.
  func lookForDocuments()
  /// Tells tabs that the server is there.
  func tellAlive()
}
