public import Foundation

/// The document that a thread draws, and where its bytes go.
private final class PresentDocument {
  let recorder: DocumentRecorder
  let write: (Data) -> Void

  init(_ bounds: CGRect, _ information: [AnyHashable: Any]?, write: @escaping (Data) -> Void) {
    let named = (information ?? [:]).compactMap { key, value in
      (key as? String).map { ($0, value) }
    }
    // A page of no size is one of US Letter (UIGraphicsBeginPDFContextToData).
    let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    recorder = DocumentRecorder(page, Dictionary(named) { first, _ in first })
    self.write = write
  }

  private static let key = "UIGraphicsPDFContext"

  /// That of the present thread.
  static var current: PresentDocument? {
    get { Thread.current.threadDictionary[key] as? PresentDocument }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Draws into a PDF document until it is ended.
///
/// - Parameters:
///   - data: Where the bytes go at the end; nothing does without the decoders of the `Drawing`
///     module.
///   - bounds: The rectangle of pages, in points; 612 × 792 points where it is empty.
///   - documentInfo: What is said of the document, by the keys `kCGPDFContextTitle` and so on.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let document = PresentDocument(bounds, documentInfo) { data.setData($0) }
  PresentDocument.current = document
  UIGraphicsPushContext(document.recorder.context)
}

/// Draws into a PDF document until it is ended.
///
/// - Parameters:
///   - path: The file that is written at the end; none is without the decoders of the `Drawing`
///     module.
///   - bounds: The rectangle of pages, in points; 612 × 792 points where it is empty.
///   - documentInfo: What is said of the document, by the keys `kCGPDFContextTitle` and so on.
/// - Returns: Whether there is a folder that the file can be written into.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let file = URL(fileURLWithPath: path)
  guard FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path) else {
    return false
  }
  let document = PresentDocument(bounds, documentInfo) { try? $0.write(to: file, options: .atomic) }
  PresentDocument.current = document
  UIGraphicsPushContext(document.recorder.context)
  return true
}

public func UIGraphicsBeginPDFPage() {
  guard let recorder = PresentDocument.current?.recorder else { return }
  recorder.beginPage(recorder.usualBounds)
}

/// Begins a page.
///
/// - Parameters:
///   - bounds: Its rectangle, in points.
///   - pageInfo: Other boxes of the page, which are not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PresentDocument.current?.recorder.beginPage(bounds)
}

/// The rectangle of the present page, in points; no rectangle outside of a document.
///
/// - Returns: The rectangle.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PresentDocument.current?.recorder.bounds ?? .zero
}

/// Lets a place of the present page lead to an address; its origin is the lower left corner.
///
/// - Parameters:
///   - url: The address.
///   - rect: The place, in points of the page.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PresentDocument.current?.recorder.link(rect, to: .address(url.absoluteString))
}

public func UIGraphicsEndPDFContext() {
  guard let document = PresentDocument.current else { return }
  PresentDocument.current = nil
  UIGraphicsPopContext()
  document.recorder.endPage()
  if let bytes = ImageCoding.paged(document.recorder.document) { document.write(bytes) }
}
