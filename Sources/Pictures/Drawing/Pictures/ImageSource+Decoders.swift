public import AutoLayout
import CGdkPixbuf
import Foundation

extension ImageSource {
  /// Enables or disables the decoders and encoders, as for `pngData()` and PDF renderers.
  public static func useDecoders(_ areUsed: Bool = true) {
    guard areUsed else { return ImageCoding.install(nil) }
    ImageCoding.install(
      ImageCoding(
        size: { data, format in
          guard format.isVector else { return nil }
          return (try? VectorFile(data, format))?.size
        },
        encoded: { image, format, quality in
          guard let picture = image.picture(isOpaque: format == .jpeg) else { return nil }
          return format == .jpeg ? jpeg(ofPNG: picture, quality: quality) : picture
        },
        paged: { try? $0.encoded() }))
  }

  private static func jpeg(ofPNG bytes: Data, quality: CGFloat) -> Data? {
    guard let loader = unsafe gdk_pixbuf_loader_new_with_type("png", nil) else { return nil }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(loader)) }
    // Safe: the loader copies the bytes that it keeps before the call returns.
    let isRead = unsafe bytes.withUnsafeBytes { bytes in
      unsafe gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
    }
    guard unsafe gdk_pixbuf_loader_close(loader, nil) != 0, isRead,
      let pixels = unsafe gdk_pixbuf_loader_get_pixbuf(loader)
    else { return nil }
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    // Safe: both lists end with nil and live during the call; the caller frees the buffer.
    let isWritten = unsafe "quality".withCString { key in
      unsafe "\(Int((quality * 100).rounded()))".withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = unsafe [
          UnsafeMutablePointer(mutating: key), nil,
        ]
        var values: [UnsafeMutablePointer<CChar>?] = unsafe [
          UnsafeMutablePointer(mutating: value), nil,
        ]
        return unsafe gdk_pixbuf_save_to_bufferv(
          pixels, &buffer, &size, "jpeg", &keys, &values, nil) != 0
      }
    }
    guard isWritten, let buffer = unsafe buffer else { return nil }
    defer { unsafe g_free(buffer) }
    return unsafe Data(bytes: buffer, count: Int(size))
  }
}

extension UIImage {
  fileprivate func picture(isOpaque: Bool) -> Data? {
    guard content != nil || isSymbolImage || drawnPixels != nil, size.width > 0, size.height > 0
    else { return nil }
    let box = CGRect(origin: .zero, size: size)
    let list = DisplayList(
      size: size, background: isOpaque ? .white : nil,
      items: items(in: box, tint: .black, isTemplate: false, isMirrored: false))
    guard list.pictureFaults().isEmpty else { return nil }
    return try? list.encoded(as: .png, scale: Double(scale))
  }
}
