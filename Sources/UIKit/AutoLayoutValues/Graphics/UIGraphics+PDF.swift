public import Foundation

/// A thread's document, and the destination of the bytes.
private final class PresentDocument {
  let recorder: DocumentRecorder
  let write: (Data) -> Void

  init(_ bounds: CGRect, _ information: [AnyHashable: Any]?, write: @escaping (Data) -> Void) {
    let named = (information ?? [:]).compactMap { key, value in
      (key as? String).map { ($0, value) }
    }
    // An empty page has the size of US Letter (UIGraphicsBeginPDFContextToData).
    let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    recorder = DocumentRecorder(page, Dictionary(named) { first, _ in first })
    self.write = write
  }

  private static let key = "UIGraphicsPDFContext"

  static var current: PresentDocument? {
    get { Thread.current.threadDictionary[key] as? PresentDocument }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins a PDF document with pages of 612 × 792 points if `bounds` is empty.
///
/// Nothing is written if the decoders of the `Drawing` module are missing.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let document = PresentDocument(bounds, documentInfo) { data.setData($0) }
  PresentDocument.current = document
  UIGraphicsPushContext(document.recorder.context)
}

/// Begins a PDF document with pages of 612 × 792 points if `bounds` is empty.
///
/// Returns whether the folder is writable. Nothing is written if the `Drawing` module's
/// decoders are missing.
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

/// Begins a page; `pageInfo` is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PresentDocument.current?.recorder.beginPage(bounds)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PresentDocument.current?.recorder.bounds ?? .zero
}

/// Adds a link to the current page; the origin of `rect` is the lower left corner.
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
