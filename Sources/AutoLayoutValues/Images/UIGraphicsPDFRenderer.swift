public import Foundation

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is said of the document: title, author, subject, keywords and creator, by the keys
  /// `kCGPDFContextTitle` and so on.
  open var documentInfo: [String: Any] = [:]
}

/// Where the code of a renderer of documents draws.
///
/// Nothing can be drawn before the first page is begun. Each page begins with the usual colours,
/// lines and coordinates.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pdfFormat: UIGraphicsPDFRendererFormat
  private let recorder: DocumentRecorder
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }
  /// The rectangle of the present page, in points.
  open var pdfContextBounds: CGRect { recorder.bounds }

  init(_ recorder: DocumentRecorder, pdf format: UIGraphicsPDFRendererFormat) {
    self.recorder = recorder
    pdfFormat = format
    super.init(recorder.context, format)
  }

  open func beginPage() { recorder.beginPage(recorder.usualBounds) }

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - bounds: Its rectangle, in points; drawing code draws in its coordinates.
  ///   - pageInfo: Other boxes of the page, which are not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    recorder.beginPage(bounds)
  }

  /// Lets a place of the page lead to an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - rect: The place in the page's own coordinates, whose origin is the lower left corner,
  ///     whatever the context's coordinates are [memory].
  open func setURL(_ url: URL, for rect: CGRect) {
    recorder.link(rect, to: .address(url.absoluteString))
  }

  /// Names a point of the page, so that links may lead to it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - point: The point, in the coordinates of `setURL`.
  open func addDestination(withName name: String, at point: CGPoint) {
    recorder.name(point, name)
  }

  /// Lets a place of the page lead to a named point of the document.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - rect: The place, in the coordinates of `setURL`.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    recorder.link(rect, to: .destination(name))
  }
}

/// Makes PDF documents of what code draws.
///
/// Shapes, gradients and text stay what they are. The bytes need the decoders of the `Drawing`
/// module, as `UIImage.pngData()`; without them documents are empty and none can be written.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }

  /// Makes a renderer of documents whose pages have a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format
    super.init(in: bounds, with: format)
  }

  /// Makes a renderer of documents whose pages have a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a document; empty without the decoders of the `Drawing` module.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The bytes of the file.
  open func pdfData(actions: DrawingActions) -> Data { encoded(actions) ?? Data() }

  /// Makes a document and writes it into a file.
  ///
  /// - Parameters:
  ///   - url: The file, which is replaced once the document is whole.
  ///   - actions: Draws it.
  /// - Throws: A `CocoaError` where the file cannot be written, and without the decoders of the
  ///   `Drawing` module; a file that was there before is then as it was.
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
