import CCairoPango
import Foundation

/// A cairo surface that ends as the bytes of a picture file, and the owner of its memory.
@safe struct CairoSurface: ~Copyable {
  /// Never `nil`: cairo answers a failure with a surface in an error state.
  fileprivate let pointer: OpaquePointer?
  private let format: PictureFormat
  private let sink = ByteSink()

  /// Makes an empty, transparent sheet.
  ///
  /// - Parameters:
  ///   - format: What the sheet shall become.
  ///   - width: In pixels, or in units of a vector picture.
  ///   - height: In pixels, or in units of a vector picture.
  init(_ format: PictureFormat, width: Int32, height: Int32) {
    self.format = format
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
    }
  }

  deinit { unsafe cairo_surface_destroy(pointer) }

  /// Ends the drawing.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``DrawingError/drawing(reason:)`` with cairo's words.
  func finish() throws(DrawingError) -> Data {
    if format == .png {
      // Safe: `pointer` is alive until `deinit`, the sink as long.
      let status = unsafe cairo_surface_write_to_png_stream(
        pointer, ByteSink.write, sink.unretainedPointer)
      try CairoSurface.check(status)
    }
    // Vector surfaces write their end only now.
    unsafe cairo_surface_finish(pointer)
    try CairoSurface.check(unsafe cairo_surface_status(pointer))
    return sink.bytes
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

  /// Takes up a pen.
  ///
  /// - Parameter surface: The sheet; the pen keeps it alive by cairo's own reference count.
  init(_ surface: borrowing CairoSurface) {
    unsafe self.init(on: surface.pointer)
  }

  /// Takes up a pen on a surface of cairo's, which the pen keeps alive.
  init(on surface: OpaquePointer?) {
    unsafe pointer = cairo_create(surface)
    // Letters keep their shape at every scale: a picture shows the layout and not the screen.
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_font_options(pointer, options)
  }

  deinit { unsafe cairo_destroy(pointer) }

  /// Enlarges everything drawn from now on.
  func scale(by factor: Double) { unsafe cairo_scale(pointer, factor, factor) }

  /// Throws what has gone wrong since the pen was taken up.
  func check() throws(DrawingError) {
    try CairoSurface.check(unsafe cairo_status(pointer))
  }
}
