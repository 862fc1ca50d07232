package import Foundation

/// What an image shows: the bytes of a picture file, which nobody has decoded yet.
package struct ImageContent: Hashable, Sendable {
  /// The bytes of the file.
  package let data: Data
  /// What kind of file they are.
  package let format: ImageFormat
  /// Width and height, in pixels, or in points for a vector picture; zero where only a decoder
  /// knows them.
  package private(set) var size: CGSize
  /// The file they were read from, for messages; nil for bytes without one.
  package let path: String?
  /// The part of a vector picture that is shown alone, by its identifier; nil for all of it.
  package private(set) var element: String?

  /// Looks at the first bytes of a picture; nil for bytes of no known format.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - path: The file they were read from, for messages.
  package init?(_ data: Data, path: String? = nil) {
    guard let format = ImageFormat(data) else { return nil }
    self.data = data
    self.format = format
    self.path = path
    size = ImageHeader.size(of: data, format) ?? ImageCoding.size(of: data, format) ?? .zero
  }

  /// The regular drawing alone of a file that holds a symbol in all its weights and scales, as the
  /// template of SF Symbols arranges them (F12.5).
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

  /// Contents of one file are equal without a look at the bytes.
  package static func == (a: ImageContent, b: ImageContent) -> Bool {
    guard a.format == b.format, a.size == b.size, a.path == b.path, a.element == b.element else {
      return false
    }
    return a.data == b.data
  }

  /// Feeds the size and the first bytes to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(path)
    hasher.combine(data.count)
  }
}

/// The formats of picture files that can be shown.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, webp, heic, svg, pdf

  /// Whether pictures of the format are drawn at any size without pixels.
  package var isVector: Bool { self == .svg || self == .pdf }

  /// Tells a format by the first bytes of a file; names of files are not believed.
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
