package import Foundation

package struct ImageContent: Hashable, Sendable {
  package let data: Data
  package let format: ImageFormat
  /// The size in pixels, or in points for a vector image; zero if only a decoder knows it.
  package private(set) var size: CGSize
  /// The source file, for messages; nil for bytes from another source.
  package let path: String?
  package private(set) var element: String?

  /// Detects the format from the first bytes; nil if unknown.
  package init?(_ data: Data, path: String? = nil) {
    guard let format = ImageFormat(data) else { return nil }
    self.data = data
    self.format = format
    self.path = path
    size = ImageHeader.size(of: data, format) ?? ImageCoding.size(of: data, format) ?? .zero
  }

  /// Only the regular drawing, if the file is an SF Symbols template with all weights (F12.5).
  package var symbol: ImageContent {
    guard format == .svg else { return self }
    let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    let drawings = ["Regular-M", "Regular-S", "Regular-L"]
    guard let found = drawings.first(where: { text.contains("id=\"\($0)\"") }) else { return self }
    var part = self
    part.element = found
    part.size = VectorImageHeader.symbolSize(text, found) ?? .zero
    return part
  }

  /// Compares contents; the bytes of the same file are not compared.
  package static func == (a: ImageContent, b: ImageContent) -> Bool {
    guard a.format == b.format, a.size == b.size, a.path == b.path, a.element == b.element else {
      return false
    }
    return a.data == b.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(path)
    hasher.combine(data.count)
  }
}

package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webp, heic, svg, pdf

  package var isVector: Bool { self == .svg || self == .pdf }

  init?(_ data: Data) {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      data.dropFirst(offset).starts(with: text.utf8)
    }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("ftyp", at: 4),
      ["heic", "heix", "mif1", "msf1", "hevc", "avif"].contains(where: { begins($0, at: 8) })
    {
      self = .heic
    } else if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
      self = .pdf
    } else if data.prefix(4096).range(of: Data("<svg".utf8)) != nil {
      self = .svg
    } else {
      return nil
    }
  }
}
