import AutoLayout
import CCairoPango
import CPoppler
import CRsvg
import Foundation

/// A parsed vector file, by librsvg or poppler; neither reads other files.
@safe struct VectorFile: ~Copyable {
  @unsafe private enum Source {
    case svg(UnsafeMutablePointer<RsvgHandle>)
    case pdf(document: OpaquePointer, page: OpaquePointer)
  }

  private let source: Source
  private let element: String?

  init(_ data: Data, _ format: ImageFormat, element: String? = nil) throws(DecodingFailure) {
    unsafe source = try format == .pdf ? Self.page(data) : Self.svg(data)
    self.element = element.map { "#\($0)" }
  }

  deinit {
    switch unsafe source {
    case .svg(let handle): unsafe g_object_unref(UnsafeMutableRawPointer(handle))
    case .pdf(let document, let page):
      unsafe g_object_unref(UnsafeMutableRawPointer(page))
      unsafe g_object_unref(UnsafeMutableRawPointer(document))
    }
  }

  private static func svg(_ data: Data) throws(DecodingFailure) -> Source {
    var failure: UnsafeMutablePointer<GError>?
    // Safe: librsvg has parsed the bytes when the call returns.
    let handle = unsafe data.withUnsafeBytes { bytes in
      unsafe rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard let handle = unsafe handle else { throw unsafe reason(failure) }
    return unsafe .svg(handle)
  }

  private static func page(_ data: Data) throws(DecodingFailure) -> Source {
    // Safe: GLib copies the bytes, and poppler retains the copy as long as it needs it.
    let bytes = unsafe data.withUnsafeBytes {
      unsafe g_bytes_new($0.baseAddress, gsize($0.count))
    }
    defer { unsafe g_bytes_unref(bytes) }
    var failure: UnsafeMutablePointer<GError>?
    guard let document = unsafe poppler_document_new_from_bytes(bytes, nil, &failure) else {
      throw unsafe reason(failure)
    }
    guard unsafe poppler_document_get_n_pages(document) > 0,
      let page = unsafe poppler_document_get_page(document, 0)
    else {
      unsafe g_object_unref(UnsafeMutableRawPointer(document))
      throw DecodingFailure("the document has no pages")
    }
    return unsafe .pdf(document: document, page: page)
  }

  private static func reason(_ failure: UnsafeMutablePointer<GError>?) -> DecodingFailure {
    guard let failure = unsafe failure else { return DecodingFailure("the file cannot be read") }
    defer { unsafe g_error_free(failure) }
    // Safe: an error that is set has a message until it is freed.
    return DecodingFailure(unsafe String(cString: failure.pointee.message))
  }

  /// The intrinsic size, in points; nil for a picture that fills any size.
  var size: CGSize? {
    var (width, height) = (0.0, 0.0)
    switch unsafe source {
    case .svg(let handle):
      guard unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 else {
        return nil
      }
    case .pdf(_, let page): unsafe poppler_page_get_size(page, &width, &height)
    }
    return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }

  func inkBox(in sheet: CGSize) -> CGRect? {
    guard case .svg(let handle) = unsafe source else { return nil }
    var viewport = RsvgRectangle(
      x: 0, y: 0, width: Double(sheet.width), height: Double(sheet.height))
    var ink = RsvgRectangle(x: 0, y: 0, width: 0, height: 0)
    guard
      unsafe rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, nil, nil) != 0
    else { return nil }
    return CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Draws the picture into a box, which may be partly drawn after an error.
  func draw(with context: borrowing CairoContext, in box: CGRect) throws(DecodingFailure) {
    switch unsafe source {
    case .svg(let handle):
      var viewport = RsvgRectangle(
        x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
        height: Double(box.height))
      var failure: UnsafeMutablePointer<GError>?
      let isDrawn =
        element == nil
        ? unsafe rsvg_handle_render_document(handle, context.pointer, &viewport, &failure)
        : unsafe rsvg_handle_render_element(
          handle, context.pointer, element, &viewport, &failure)
      guard isDrawn != 0 else { throw unsafe Self.reason(failure) }
    case .pdf(_, let page):
      guard let size else { throw DecodingFailure("its page has no size") }
      context.saving {
        context.translate(x: Double(box.minX), y: Double(box.minY))
        context.scale(
          x: Double(box.width / size.width), y: Double(box.height / size.height))
        context.clip(to: .rectangle(CGRect(origin: .zero, size: size)))
        unsafe poppler_page_render(page, context.pointer)
      }
    }
  }
}
