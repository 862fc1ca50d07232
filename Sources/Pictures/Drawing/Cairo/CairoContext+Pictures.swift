import CCairoPango
import Foundation

// Safe, all of it: as in CairoContext+Paths.
extension CairoContext {
  func scale(x: Double, y: Double) { unsafe cairo_scale(pointer, x, y) }

  func masked(with color: Color, _ body: () -> Void) {
    unsafe cairo_push_group_with_content(pointer, CAIRO_CONTENT_COLOR_ALPHA)
    body()
    let shape = unsafe cairo_pop_group(pointer)
    defer { unsafe cairo_pattern_destroy(shape) }
    setColor(color)
    unsafe cairo_mask(pointer, shape)
  }

  /// Draws a marker: an image with only an address, which is found again in cairo's file.
  func mark(_ address: String, box: CGRect) {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
    defer { unsafe cairo_surface_destroy(surface) }
    let bytes = Array(address.utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    unsafe copy.initialize(from: bytes, count: bytes.count)
    // Safe: the surface owns the copy and frees it through the closure when it is destroyed.
    unsafe cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_URI, copy, UInt(bytes.count),
      { unsafe $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    saving {
      translate(x: Double(box.minX), y: Double(box.minY))
      scale(x: Double(box.width), y: Double(box.height))
      unsafe cairo_set_source_surface(pointer, surface, 0, 0)
      unsafe cairo_paint(pointer)
    }
  }

  func draw(_ pixels: PixelImage, in box: CGRect) {
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
    defer { unsafe cairo_surface_destroy(surface) }
    guard let target = unsafe cairo_image_surface_get_data(surface) else { return }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    // Safe: the surface has `height` rows of `stride` bytes, at least four a pixel; the pixels have
    // exactly four a pixel.
    unsafe pixels.bytes.withUnsafeBytes { source in
      for row in 0..<pixels.height {
        let line = unsafe UnsafeRawBufferPointer(
          rebasing: source[row * pixels.width * 4..<(row + 1) * pixels.width * 4])
        guard let start = line.baseAddress else { continue }
        unsafe UnsafeMutableRawPointer(target + row * stride)
          .copyMemory(from: start, byteCount: line.count)
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
    saving {
      translate(x: Double(box.minX), y: Double(box.minY))
      scale(
        x: Double(box.width) / Double(pixels.width),
        y: Double(box.height) / Double(pixels.height))
      unsafe cairo_set_source_surface(pointer, surface, 0, 0)
      let pattern = unsafe cairo_get_source(pointer)
      unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Otherwise the outermost pixels fade out; vector surfaces would rasterize the page for it.
      if unsafe cairo_surface_get_type(cairo_get_group_target(pointer)) == CAIRO_SURFACE_TYPE_IMAGE
      {
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      }
      unsafe cairo_rectangle(pointer, 0, 0, Double(pixels.width), Double(pixels.height))
      unsafe cairo_fill(pointer)
    }
  }
}
