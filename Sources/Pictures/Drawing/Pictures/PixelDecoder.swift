import AutoLayout
import CCairoPango
import CGdkPixbuf
import Foundation

/// Decodes bitmap files with gdk-pixbuf.
///
/// Files may be malicious: the first bytes select the only loader, and sizes are checked first.
enum PixelDecoder {
  /// Decodes the first frame, rotated by the Exif orientation; `size` is the header's.
  static func decode(
    _ data: Data, _ format: ImageFormat, size: CGSize
  ) throws(DecodingFailure) -> PixelImage {
    guard isAllowed(Double(size.width), Double(size.height)) else {
      throw DecodingFailure(
        "it has \(Int(size.width)) x \(Int(size.height)) pixels, more than the limit of "
          + "\(PixelImage.pixelLimit)")
    }
    guard format != .png || !data.isRewrittenPNG else {
      throw DecodingFailure(
        "it is a PNG that Xcode has rewritten for phones (CgBI); keep the original in the catalog"
      )
    }
    guard let loader = unsafe gdk_pixbuf_loader_new_with_type(loaderName(format), nil) else {
      throw DecodingFailure("no decoder for \(format.rawValue) is installed")
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(loader)) }
    unsafe limitSize(of: loader)
    var failure: UnsafeMutablePointer<GError>?
    // Safe: the loader copies the bytes that it keeps before the call returns.
    let isWritten = unsafe data.withUnsafeBytes { bytes in
      unsafe gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure) != 0
    }
    // Always close the loader; otherwise it complains on standard error when it is freed.
    let isClosed =
      isWritten
      ? unsafe gdk_pixbuf_loader_close(loader, &failure) != 0
      : unsafe gdk_pixbuf_loader_close(loader, nil) != 0
    defer { if let failure = unsafe failure { unsafe g_error_free(failure) } }
    guard isWritten, isClosed, let decoded = unsafe gdk_pixbuf_loader_get_pixbuf(loader) else {
      // Safe: a failed call has set the error, which lives until it is freed below.
      let reason = unsafe failure.map { unsafe String(cString: $0.pointee.message) }
      throw DecodingFailure(reason ?? "the file contains no picture")
    }
    guard let upright = unsafe gdk_pixbuf_apply_embedded_orientation(decoded) else {
      throw DecodingFailure("out of memory")
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try unsafe pixels(of: upright)
  }

  private static func loaderName(_ format: ImageFormat) -> String {
    format == .heic ? "heif/avif" : format.rawValue
  }

  private static func isAllowed(_ width: Double, _ height: Double) -> Bool {
    width * height <= Double(PixelImage.pixelLimit) && width <= 32_767 && height <= 32_767
  }

  /// Makes the loader fail if the size differs from the header's and is too large.
  private static func limitSize(of loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let check:
      @convention(c) (UnsafeMutableRawPointer?, gint, gint, UnsafeMutableRawPointer?) ->
        Void = { loader, width, height, _ in
          guard let loader = unsafe loader, !PixelDecoder.isAllowed(Double(width), Double(height))
          else { return }
          unsafe gdk_pixbuf_loader_set_size(
            loader.assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0)
        }
    // Safe: `size-prepared` has exactly these parameters, and the function keeps none.
    unsafe g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared",
      unsafeBitCast(check, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  private static func pixels(of picture: OpaquePointer) throws(DecodingFailure) -> PixelImage {
    // Safe: gdk-pixbuf owns rows of `stride` bytes, the last possibly shorter; only the bytes of
    // pixels are read, while the caller retains the image.
    let width = Int(unsafe gdk_pixbuf_get_width(picture))
    let height = Int(unsafe gdk_pixbuf_get_height(picture))
    let stride = Int(unsafe gdk_pixbuf_get_rowstride(picture))
    let channels = Int(unsafe gdk_pixbuf_get_n_channels(picture))
    guard width > 0, height > 0, channels == 3 || channels == 4,
      isAllowed(Double(width), Double(height)), unsafe gdk_pixbuf_get_bits_per_sample(picture) == 8,
      let source = unsafe gdk_pixbuf_read_pixels(picture)
    else { throw DecodingFailure("its pixel format is unknown") }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for row in 0..<height {
        var from = row * stride
        var to = row * width * 4
        for _ in 0..<width {
          let alpha = channels == 4 ? unsafe UInt32(source[from + 3]) : 255
          for channel in 0..<3 {
            let value = unsafe UInt32(source[from + 2 - channel]) * alpha
            unsafe target[to + channel] = UInt8((value + 127) / 255)
          }
          unsafe target[to + 3] = UInt8(alpha)
          from += channels
          to += 4
        }
      }
      count = width * height * 4
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}

struct DecodingFailure: Error, Hashable, Sendable {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
