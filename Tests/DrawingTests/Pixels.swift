import CCairoPango
import Drawing
import Foundation

struct Pixels {
  private let width: Int
  let bytes: [UInt8]

  init(_ list: DisplayList, scale: Double = 1) throws {
    self.init(file: try list.encoded(as: .png, scale: scale))
  }

  init(file data: Data) {
    let file = PNGBytes(data)
    let surface = unsafe cairo_image_surface_create_from_png_stream(
      { closure, data, length in
        guard let closure = unsafe closure, let data = unsafe data else {
          return CAIRO_STATUS_READ_ERROR
        }
        // Safe: `closure` is `file`, alive until the end of this initializer.
        let file = unsafe Unmanaged<PNGBytes>.fromOpaque(closure).takeUnretainedValue()
        for index in 0..<Int(length) { unsafe data[index] = file.next() }
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(file).toOpaque())
    defer { unsafe cairo_surface_destroy(surface) }
    width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    if let data = unsafe cairo_image_surface_get_data(surface) {
      for row in 0..<height {
        // Safe: cairo's image has `height` rows of `stride` bytes, 4 * width of them pixels.
        unsafe bytes.append(
          contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
      }
    }
    self.bytes = bytes
    withExtendedLifetime(file) {}
  }

  /// A pixel's red, green, blue and alpha, 0…255, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    let pixel = bytes[start..<start + 4]
    return [pixel[start + 2], pixel[start + 1], pixel[start], pixel[start + 3]]
  }

  func darkPixels(x: Range<Int>, y: Range<Int>) -> Int {
    y.reduce(0) { sum, y in sum + x.filter { self[$0, y][0] < 128 }.count }
  }
}

private final class PNGBytes {
  private var bytes: Data.Iterator
  init(_ data: Data) { bytes = data.makeIterator() }
  func next() -> UInt8 { bytes.next() ?? 0 }
}
