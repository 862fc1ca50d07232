public import Foundation

extension DisplayList {
  /// The largest picture side, in pixels: cairo uses signed 16-bit sizes.
  static let largestSide = 32767.0

  /// Draws the list and returns a picture file; the scale is in pixels or units per point.
  ///
  /// - Throws: ``DrawingError``.
  /// - Complexity: Linear in the number of items and pixels.
  public func encoded(
    as format: PictureFormat, scale: Double = 1
  ) throws(DrawingError) -> Data {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let range = 1...DisplayList.largestSide
    guard range.contains(width), range.contains(height) else {
      throw .impossibleSize(width: width, height: height)
    }
    guard format != .png else { return try png(Int(width), Int(height), scale: scale) }
    let surface = CairoSurface(format, width: Int32(width), height: Int32(height))
    let canvas = Canvas(CairoContext(surface))
    canvas.context.scale(by: scale)
    canvas.draw(self)
    try canvas.context.check()
    return try surface.finish()
  }

  /// The maximum number of pixels in memory: 24 megabytes.
  static let pixelsInMemory = 6 << 20

  /// Draws a large picture in horizontal strips, which bounds the memory use.
  func png(
    _ width: Int, _ height: Int, scale: Double, pixelsInMemory: Int = pixelsInMemory
  ) throws(DrawingError) -> Data {
    let isOpaque = background.map { $0.alpha >= 1 } ?? false
    let most = max(1, pixelsInMemory / width)
    var writer: PNGWriter?
    for top in stride(from: 0, to: height, by: most) {
      let rows = min(most, height - top)
      let surface = CairoSurface(.png, width: Int32(width), height: Int32(rows))
      let canvas = Canvas(CairoContext(surface))
      canvas.context.translate(x: 0, y: -Double(top))
      canvas.context.scale(by: scale)
      canvas.draw(self)
      try canvas.context.check()
      if writer == nil {
        let form = try PNGWriter.form(isOpaque: isOpaque, of: surface, holdsAll: rows == height)
        writer = try PNGWriter(width: width, height: height, form)
      }
      try unsafe surface.readRows { unsafe writer?.add($0) }
    }
    return writer?.finish() ?? Data()
  }

  /// Draws the list into a file, in the format of the extension.
  ///
  /// The complete picture replaces an existing file.
  ///
  /// - Throws: A ``DrawingError``; an existing file is then unchanged.
  /// - Complexity: O(items + pixels) for a PNG, O(items) for a vector picture.
  public func write(to path: String, scale: Double = 1) throws(DrawingError) {
    guard let format = PictureFormat(path: path) else { throw .unknownFormat(path: path) }
    let bytes = try encoded(as: format, scale: scale)
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: DisplayList.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile: "no such folder"
    case .fileWriteNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the file system is read-only"
    default: error.localizedDescription
    }
  }
}
