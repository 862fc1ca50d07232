public import Foundation

extension DisplayList {
  /// The largest side of a picture in pixels: cairo counts them in 16 bits with a sign.
  static let largestSide = 32767.0

  /// Draws the list and returns the bytes of a picture file.
  ///
  /// - Parameters:
  ///   - format: The kind of picture.
  ///   - scale: Pixels for one point; in a vector picture, units for one point.
  /// - Returns: The whole file.
  /// - Throws: ``DrawingError/impossibleSize(width:height:)`` for an empty or too large sheet,
  ///   ``DrawingError/drawing(reason:)`` when memory runs out.
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

  /// The most pixels that are in memory at a time: 24 megabytes.
  static let pixelsInMemory = 6 << 20

  /// Draws a large picture in strips, one below the other, so that memory does not grow with it.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - scale: Pixels for one point.
  ///   - pixelsInMemory: The most pixels that are in memory at a time, but one row at least.
  /// - Returns: The whole file.
  /// - Throws: ``DrawingError/drawing(reason:)`` when memory runs out.
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

  /// Draws the list into a file, replacing what was there only when the picture is whole.
  ///
  /// - Parameters:
  ///   - path: The file; the ending of its name says which kind of picture.
  ///   - scale: Pixels for one point; in a vector picture, units for one point.
  /// - Throws: A ``DrawingError``; a file that was there before is then as it was.
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

  /// Why a file could not be written, in a few words.
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
