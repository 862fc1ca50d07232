import CCairoPango
import Foundation

@safe struct CairoSurface: ~Copyable {
  /// Never `nil`: on failure cairo returns a surface in an error state.
  let pointer: OpaquePointer?
  private let sink = ByteSink()
  /// The texts in an SVG; nil in other formats, which contain glyphs.
  fileprivate let texts: VectorTexts?

  /// Makes an empty surface; the size is in pixels, or in the units of vector pictures.
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
      // A creation time would make every file different.
      unsafe cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }
  }

  deinit { unsafe cairo_surface_destroy(pointer) }

  /// Finishes a vector picture and returns the bytes of the file.
  func finish() throws(DrawingError) -> Data {
    // Vector surfaces write the end of the file only here.
    unsafe cairo_surface_finish(pointer)
    try CairoSurface.check(unsafe cairo_surface_status(pointer))
    return texts?.inserted(into: sink.bytes) ?? sink.bytes
  }

  /// Passes rows of premultiplied pixels, alpha in the highest byte, from top to bottom.
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

  static func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    // Safe: cairo's messages are constants.
    throw .drawing(reason: unsafe String(cString: cairo_status_to_string(status)))
  }
}

@safe struct CairoContext: ~Copyable {
  /// Never `nil`: on failure cairo returns a context in an error state.
  let pointer: OpaquePointer?
  let texts: VectorTexts?

  init(_ surface: borrowing CairoSurface) {
    unsafe self.init(on: surface.pointer, texts: surface.texts)
  }

  init(on surface: OpaquePointer?, texts: VectorTexts? = nil) {
    unsafe pointer = cairo_create(surface)
    self.texts = texts
  }

  deinit { unsafe cairo_destroy(pointer) }

  func scale(by factor: Double) { unsafe cairo_scale(pointer, factor, factor) }

  func check() throws(DrawingError) {
    try CairoSurface.check(unsafe cairo_status(pointer))
  }
}
