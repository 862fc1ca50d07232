package import Foundation

@MainActor
package protocol PageService: AnyObject, Sendable {
  func answer(_ name: String, _ data: Data) async -> HTTPResponse
  func image(_ name: String) async -> HTTPResponse
  func listen(_ session: String, _ stream: EventStream)
  /// Looks for changed files, and notifies tabs.
  func lookForChanges()
  func lookForDocuments()
  func sendKeepAlive()
}
