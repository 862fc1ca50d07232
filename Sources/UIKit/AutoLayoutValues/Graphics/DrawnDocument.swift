package import Foundation

package struct DrawnDocument: Hashable, Sendable {
  package struct Link: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
      case address(String)
      case destination(String)
    }

    /// The area, in points of the page, (0, 0) at the upper left.
    package var frame: CGRect
    package var target: Target
  }

  package struct Destination: Hashable, Sendable {
    package var name: String
    package var point: CGPoint
  }

  package struct Page: Hashable, Sendable {
    /// The content, as large as the page.
    package var recording: GraphicsRecording
    package var links: [Link] = []
    package var destinations: [Destination] = []

    package init(recording: GraphicsRecording) {
      self.recording = recording
    }
  }

  package var pages: [Page] = []
  /// The page size if the document has no pages, in points.
  package var size: CGSize
  package var information: [String: String] = [:]

  package init(size: CGSize) {
    self.size = size
  }
}

final class DocumentRecorder {
  let context: CGContext
  private(set) var document: DrawnDocument
  /// The rectangle of the current page, or of the document before the first page, in points.
  private(set) var bounds: CGRect
  let usualBounds: CGRect
  private var page: DrawnDocument.Page?

  init(_ bounds: CGRect, _ information: [String: Any]) {
    self.bounds = bounds
    usualBounds = bounds
    context = CGContext(size: bounds.size)
    document = DrawnDocument(size: bounds.size)
    document.information = information.compactMapValues { value in
      (value as? [String])?.joined(separator: ", ") ?? value as? String
    }
  }

  /// Ends the current page and begins the next page; drawing before the first page is lost.
  func beginPage(_ newBounds: CGRect) {
    endPage()
    bounds = newBounds
    context.restart(newBounds.size)
    context.translateBy(x: -newBounds.minX, y: -newBounds.minY)
    page = DrawnDocument.Page(recording: context.recording)
  }

  func endPage() {
    guard var page else { return }
    page.recording = context.recording
    document.pages.append(page)
    self.page = nil
  }

  func link(_ rect: CGRect, to target: DrawnDocument.Link.Target) {
    let frame = CGRect(
      x: rect.minX - bounds.minX, y: bounds.height - (rect.maxY - bounds.minY),
      width: rect.width, height: rect.height)
    page?.links.append(DrawnDocument.Link(frame: frame, target: target))
  }

  func name(_ point: CGPoint, _ name: String) {
    let place = CGPoint(x: point.x - bounds.minX, y: bounds.height - (point.y - bounds.minY))
    page?.destinations.append(DrawnDocument.Destination(name: name, point: place))
  }
}
