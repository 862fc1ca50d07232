package import Foundation

/// A document of pages that code drew, as plain values.
package struct DrawnDocument: Hashable, Sendable {
  /// A place on a page that leads elsewhere.
  package struct Link: Hashable, Sendable {
    /// Where a link leads.
    package enum Target: Hashable, Sendable {
      /// To an address.
      case address(String)
      /// To a destination of the document.
      case destination(String)
    }

    /// The place, in points of the page, (0, 0) at the upper left.
    package var frame: CGRect
    /// Where it leads.
    package var target: Target
  }

  /// A point of a page that links lead to.
  package struct Destination: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The point, in points of the page, (0, 0) at the upper left.
    package var point: CGPoint
  }

  /// A page.
  package struct Page: Hashable, Sendable {
    /// What was drawn; its size is that of the page.
    package var recording: GraphicsRecording
    /// The places that lead elsewhere.
    package var links: [Link] = []
    /// The points that links lead to.
    package var destinations: [Destination] = []

    /// Makes a page without links.
    package init(recording: GraphicsRecording) {
      self.recording = recording
    }
  }

  /// The pages, the first one first.
  package var pages: [Page] = []
  /// The size of the sheet where there is no page, in points.
  package var size: CGSize
  /// What is said of the document, by the keys of Core Graphics.
  package var information: [String: String] = [:]

  /// Makes a document without pages.
  package init(size: CGSize) {
    self.size = size
  }
}

/// Draws the pages of a document one after the other into one context.
final class DocumentRecorder {
  let context: CGContext
  private(set) var document: DrawnDocument
  /// The rectangle of the present page, or of the document before the first one, in points.
  private(set) var bounds: CGRect
  /// The rectangle of pages that are given no other one, in points.
  let usualBounds: CGRect
  private var page: DrawnDocument.Page?

  /// Begins a document.
  init(_ bounds: CGRect, _ information: [String: Any]) {
    self.bounds = bounds
    usualBounds = bounds
    context = CGContext(size: bounds.size)
    document = DrawnDocument(size: bounds.size)
    document.information = information.compactMapValues { value in
      (value as? [String])?.joined(separator: ", ") ?? value as? String
    }
  }

  /// Ends the present page and begins another one; what was drawn before the first is gone.
  func beginPage(_ newBounds: CGRect) {
    endPage()
    bounds = newBounds
    context.startAnew(newBounds.size)
    context.translateBy(x: -newBounds.minX, y: -newBounds.minY)
    page = DrawnDocument.Page(recording: context.recording)
  }

  /// Ends the present page.
  func endPage() {
    guard var page else { return }
    page.recording = context.recording
    document.pages.append(page)
    self.page = nil
  }

  /// Lets a place of the present page lead elsewhere; its origin is the lower left corner.
  func link(_ rect: CGRect, to target: DrawnDocument.Link.Target) {
    let frame = CGRect(
      x: rect.minX - bounds.minX, y: bounds.height - (rect.maxY - bounds.minY),
      width: rect.width, height: rect.height)
    page?.links.append(DrawnDocument.Link(frame: frame, target: target))
  }

  /// Names a point of the present page; its origin is the lower left corner.
  func name(_ point: CGPoint, _ name: String) {
    let place = CGPoint(x: point.x - bounds.minX, y: bounds.height - (point.y - bounds.minY))
    page?.destinations.append(DrawnDocument.Destination(name: name, point: place))
  }
}
