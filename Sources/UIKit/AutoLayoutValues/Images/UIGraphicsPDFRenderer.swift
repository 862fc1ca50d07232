public import Foundation

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata of the document, by keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}

/// A context for a PDF's pages; each page begins with the default state.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pdfFormat: UIGraphicsPDFRendererFormat
  private let recorder: DocumentRecorder
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }
  open var pdfContextBounds: CGRect { recorder.bounds }

  init(_ recorder: DocumentRecorder, pdf format: UIGraphicsPDFRendererFormat) {
    self.recorder = recorder
    pdfFormat = format
    super.init(recorder.context, format)
  }

  open func beginPage() { recorder.beginPage(recorder.usualBounds) }

  /// Begins a page; `pageInfo` is ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    recorder.beginPage(bounds)
  }

  /// Adds a link; `rect` has the origin at the page's lower left, untransformed [memory].
  open func setURL(_ url: URL, for rect: CGRect) {
    recorder.link(rect, to: .address(url.absoluteString))
  }

  /// Names a point of the page as a link destination, in the coordinates of `setURL`.
  open func addDestination(withName name: String, at point: CGPoint) {
    recorder.name(point, name)
  }

  /// Adds a link to a named destination, in the coordinates of `setURL`.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    recorder.link(rect, to: .destination(name))
  }
}

/// A renderer of PDF documents, which need the decoders of the `Drawing` module.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(in: bounds, with: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a document; empty if the decoders of the `Drawing` module are missing.
  open func pdfData(actions: DrawingActions) -> Data { encoded(actions) ?? Data() }

  /// Writes a document to a file, which is replaced atomically.
  ///
  /// - Throws: A `CocoaError`, also if the decoders of the `Drawing` module are missing.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    guard let bytes = encoded(actions) else { throw CocoaError(.featureUnsupported) }
    try bytes.write(to: url, options: .atomic)
  }

  private final func encoded(_ actions: DrawingActions) -> Data? {
    let recorder = DocumentRecorder(bounds, pdfFormat.documentInfo)
    UIGraphicsPushContext(recorder.context)
    actions(UIGraphicsPDFRendererContext(recorder, pdf: pdfFormat))
    UIGraphicsPopContext()
    recorder.endPage()
    return ImageCoding.paged(recorder.document)
  }
}

#if !canImport(Darwin)
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
#endif
