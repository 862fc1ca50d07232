import CCairoPango
import Foundation

/// A cairo surface that ends as pixels or as the bytes of a vector picture, and the owner of its
/// memory.
@safe struct CairoSurface: ~Copyable {
  /// Never `nil`: cairo answers a failure with a surface in an error state.
  let pointer: OpaquePointer?
  private let sink = ByteSink()
  /// The texts of a picture for browsers; nil in other formats, which hold letters themselves.
  fileprivate let texts: VectorTexts?

  /// Makes an empty, transparent sheet.
  ///
  /// - Parameters:
  ///   - format: What the sheet shall become.
  ///   - width: In pixels, or in units of a vector picture.
  ///   - height: In pixels, or in units of a vector picture.
  init(_ format: PictureFormat, width: Int32, height: Int32) {
    texts = format == .svg ? VectorTexts() : nil
    // Safe: the sink is a stored property, so it lives until `deinit` has destroyed the surface.
    switch format {
    case .png:
      unsafe pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    case .svg:
      unsafe pointer = cairo_svg_surface_create_for_stream(
        ByteSink.write, sink.unretainedPointer, Double(width), Double(height))
      unsafe cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    case .pdf:
      unsafe pointer = cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.unretainedPointer, Double(width), Double(height))
      // The time of day would make every file another one.
      unsafe cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }
  }

  deinit { unsafe cairo_surface_destroy(pointer) }

  /// Ends the drawing of a vector picture.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``DrawingError/drawing(reason:)`` with cairo's words.
  func finish() throws(DrawingError) -> Data {
    // Vector surfaces write their end only now.
    unsafe cairo_surface_finish(pointer)
    try CairoSurface.check(unsafe cairo_surface_status(pointer))
    return texts?.inserted(into: sink.bytes) ?? sink.bytes
  }

  /// Hands over the rows of pixels, the upper one first.
  ///
  /// - Parameter body: Takes a row of premultiplied pixels, alpha in the highest byte of each.
  /// - Throws: ``DrawingError/drawing(reason:)`` where memory has run out.
  func readRows(_ body: (UnsafeBufferPointer<UInt32>) -> Void) throws(DrawingError) {
    unsafe cairo_surface_flush(pointer)
    try CairoSurface.check(unsafe cairo_surface_status(pointer))
    guard let data = unsafe cairo_image_surface_get_data(pointer) else { return }
    let width = Int(unsafe cairo_image_surface_get_width(pointer))
    let stride = Int(unsafe cairo_image_surface_get_stride(pointer))
    // Safe: the surface has `height` rows of `stride` bytes, four for each of `width` pixels, on
    // addresses that are multiples of four; nothing draws on it during the call.
    for row in 0..<Int(unsafe cairo_image_surface_get_height(pointer)) {
      let start = unsafe UnsafeRawPointer(data + row * stride)
      unsafe body(
        UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width))
    }
  }

  /// Turns cairo's status into an error.
  static func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    // Safe: cairo's texts are constants.
    throw .drawing(reason: unsafe String(cString: cairo_status_to_string(status)))
  }
}

/// A pen on a surface, and the owner of its memory.
@safe struct CairoContext: ~Copyable {
  /// Never `nil`: cairo answers a failure with a context in an error state.
  let pointer: OpaquePointer?
  /// Where texts go in a picture for browsers; nil where letters are drawn.
  let texts: VectorTexts?

  /// Takes up a pen.
  ///
  /// - Parameter surface: The sheet; the pen keeps it alive by cairo's own reference count.
  init(_ surface: borrowing CairoSurface) {
    unsafe self.init(on: surface.pointer, texts: surface.texts)
  }

  /// Takes up a pen on a surface of cairo's, which the pen keeps alive.
  init(on surface: OpaquePointer?, texts: VectorTexts? = nil) {
    unsafe pointer = cairo_create(surface)
    self.texts = texts
  }

  deinit { unsafe cairo_destroy(pointer) }

  /// Enlarges everything drawn from now on.
  func scale(by factor: Double) { unsafe cairo_scale(pointer, factor, factor) }

  /// Throws what has gone wrong since the pen was taken up.
  func check() throws(DrawingError) {
    try CairoSurface.check(unsafe cairo_status(pointer))
  }
}
