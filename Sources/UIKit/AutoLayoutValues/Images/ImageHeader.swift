package import Foundation

/// Reads image sizes from headers, so images that are too large are rejected undecoded.
enum ImageHeader {
  static func size(of data: Data, _ format: ImageFormat) -> CGSize? {
    let size: CGSize? =
      switch format {
      case .png: png(data)
      case .jpeg: jpeg(data)
      case .gif: gif(data)
      case .webp: webp(data)
      case .heic: heic(data)
      case .svg: VectorImageHeader.svg(data)
      case .pdf: VectorImageHeader.pdf(data)
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  /// Reads a PNG's first chunk, the header; the second chunk after Xcode has optimized the file.
  private static func png(_ data: Data) -> CGSize? {
    let start = data.isRewrittenPNG ? 32 : 16
    guard let width = data.bigEndian(at: start, count: 4),
      let height = data.bigEndian(at: start + 4, count: 4)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func gif(_ data: Data) -> CGSize? {
    guard let width = data.littleEndian(at: 6, count: 2),
      let height = data.littleEndian(at: 8, count: 2)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Reads a JPEG's frame header; width and height are swapped if Exif rotates by 90°.
  private static func jpeg(_ data: Data) -> CGSize? {
    var offset = 2
    var isTurned = false
    while let mark = data.bigEndian(at: offset, count: 2), mark >> 8 == 0xFF {
      let kind = mark & 0xFF
      // Fill bytes, and markers that have no length.
      if kind == 0xFF {
        offset += 1
        continue
      }
      if (0xD0...0xD8).contains(kind) || kind == 0x01 {
        offset += 2
        continue
      }
      guard let length = data.bigEndian(at: offset + 2, count: 2), length >= 2 else { return nil }
      if kind == 0xE1 { isTurned = isTurned || isSideways(exif: data, at: offset + 4) }
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        guard let height = data.bigEndian(at: offset + 5, count: 2),
          let width = data.bigEndian(at: offset + 7, count: 2)
        else { return nil }
        return isTurned
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      }
      offset += 2 + length
    }
    return nil
  }

  /// Whether an Exif segment rotates the image by 90° (tag 0x0112, values 5 to 8).
  private static func isSideways(exif data: Data, at offset: Int) -> Bool {
    guard data.dropFirst(offset).starts(with: "Exif".utf8) else { return false }
    let tiff = offset + 6
    let isLittle = data.bigEndian(at: tiff, count: 2) == 0x4949
    func number(_ place: Int, _ count: Int) -> Int? {
      isLittle
        ? data.littleEndian(at: place, count: count) : data.bigEndian(at: place, count: count)
    }
    guard let first = number(tiff + 4, 4), let entries = number(tiff + first, 2) else {
      return false
    }
    for entry in 0..<entries {
      let place = tiff + first + 2 + entry * 12
      guard let tag = number(place, 2) else { return false }
      if tag == 0x0112 { return (5...8).contains(number(place + 8, 2) ?? 1) }
    }
    return false
  }

  /// Reads a WebP's first chunk; each of the three kinds encodes the size differently.
  private static func webp(_ data: Data) -> CGSize? {
    func size(_ width: Int?, _ height: Int?) -> CGSize? {
      guard let width, let height else { return nil }
      return CGSize(width: width, height: height)
    }
    let chunk = data.dropFirst(12).prefix(4)
    if chunk.elementsEqual("VP8X".utf8) {
      return size(
        data.littleEndian(at: 24, count: 3).map { $0 + 1 },
        data.littleEndian(at: 27, count: 3).map { $0 + 1 })
    }
    if chunk.elementsEqual("VP8L".utf8) {
      let bits = data.littleEndian(at: 21, count: 4)
      return size(bits.map { ($0 & 0x3FFF) + 1 }, bits.map { (($0 >> 14) & 0x3FFF) + 1 })
    }
    return size(
      data.littleEndian(at: 26, count: 2).map { $0 & 0x3FFF },
      data.littleEndian(at: 28, count: 2).map { $0 & 0x3FFF })
  }

  /// Returns the largest size in a HEIC file; the others belong to tiles and thumbnails.
  private static func heic(_ data: Data) -> CGSize? {
    var largest: CGSize?
    var start = data.startIndex
    let mark = Data("ispe".utf8)
    while let found = data.range(of: mark, in: start..<data.endIndex) {
      start = found.upperBound
      let place = found.upperBound - data.startIndex
      guard let width = data.bigEndian(at: place + 4, count: 4),
        let height = data.bigEndian(at: place + 8, count: 4)
      else { break }
      let size = CGSize(width: width, height: height)
      if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
      // Properties are at the beginning, before the image data.
      if place > 1 << 16 { break }
    }
    return largest
  }
}

extension Data {
  /// Whether Xcode has optimized the PNG (`CgBI`), which only Apple's decoder reads.
  package var isRewrittenPNG: Bool { dropFirst(12).starts(with: "CgBI".utf8) }

  func bigEndian(at offset: Int, count: Int) -> Int? {
    bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func littleEndian(at offset: Int, count: Int) -> Int? {
    bytes(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func bytes(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    return self[startIndex + offset..<startIndex + offset + count]
  }
}
