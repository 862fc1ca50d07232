package import Foundation

@MainActor
package protocol PageService: AnyObject, Sendable {
  /// Does slow work before an answer, off the main actor.
  func prepare(_ name: String, _ data: Data) async
  func answer(_ name: String, _ data: Data) async -> HTTPResponse
  func image(_ name: String) async -> HTTPResponse
  func listen(_ session: String, _ stream: EventStream)
  /// Looks for changed files, and notifies tabs.
  func lookForChanges()
  func lookForDocuments()
  func sendKeepAlive()
}

extension PageService {
  package func prepare(_ name: String, _ data: Data) async {}
}
