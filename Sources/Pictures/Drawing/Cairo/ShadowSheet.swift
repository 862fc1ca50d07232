import CCairoPango
import Foundation

struct ShadowSheet {
  let width: Int
  let height: Int
  private(set) var opacities: [UInt8]

  init(width: Int, height: Int, opacities: [UInt8]) {
    precondition(opacities.count == width * height)
    self.width = width
    self.height = height
    self.opacities = opacities
  }

  /// Approximates a Gaussian blur by three box blurs, like SVG's `feGaussianBlur`.
  mutating func blur(deviation: Double) {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return }
    // The extent of each box before and after the pixel; even sizes are offset against each other.
    let half = size / 2
    let boxes =
      size.isMultiple(of: 2)
      ? [(half, half - 1), (half - 1, half), (half, half)]
      : Array(repeating: (half, half), count: 3)
    for (before, behind) in boxes {
      for row in 0..<height {
        average(from: row * width, count: width, step: 1, before: before, behind: behind)
      }
    }
    for (before, behind) in boxes {
      for column in 0..<width {
        average(from: column, count: height, step: width, before: before, behind: behind)
      }
    }
  }

  private mutating func average(from start: Int, count: Int, step: Int, before: Int, behind: Int) {
    let line = (0..<count).map { opacities[start + $0 * step] }
    let size = before + behind + 1
    var sum = line.prefix(behind).reduce(0) { $0 + Int($1) }
    for index in 0..<count {
      if index + behind < count { sum += Int(line[index + behind]) }
      if index > before { sum -= Int(line[index - before - 1]) }
      opacities[start + index * step] = UInt8((sum + size / 2) / size)
    }
  }
}

// Safe, all of it: as in CairoContext+Paths; each function destroys the surfaces that it makes.
extension CairoContext {
  /// The largest number of pixels in a shadow; larger shadows are computed at a lower resolution.
  private static let pixelLimit = 4_000_000.0

  func shadow(
    _ color: Color, offset: CGSize, deviation: Double, of draw: (consuming CairoContext) -> Void
  ) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(pointer, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    guard let recording = unsafe cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    else { return }
    defer { unsafe cairo_surface_destroy(recording) }
    let pen = unsafe CairoContext(on: recording)
    unsafe cairo_set_matrix(pen.pointer, &matrix)
    draw(pen)
    let reach = deviation * scale * 3 + 2
    let (dx, dy) = (
      matrix.xx * offset.width + matrix.xy * offset.height,
      matrix.yx * offset.width + matrix.yy * offset.height
    )
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return }
    let ink = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    // Only the visible part of the shadow, plus the margin for the blur.
    let seen = deviceClip.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -reach, dy: -reach)
    let box = ink.intersection(seen).integral
    guard !box.isNull, box.width >= 1, box.height >= 1, box.isFinite else { return }
    let isVector =
      unsafe cairo_surface_get_type(cairo_get_group_target(pointer)) != CAIRO_SURFACE_TYPE_IMAGE
    let area = Double(box.width * box.height)
    let fineness = min(isVector ? 2 : 1, (Self.pixelLimit / area).squareRoot())
    let sheet = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32((Double(box.width) * fineness).rounded(.up)),
      Int32((Double(box.height) * fineness).rounded(.up)))
    defer { unsafe cairo_surface_destroy(sheet) }
    let copy = unsafe CairoContext(on: sheet)
    copy.scale(by: fineness)
    unsafe cairo_set_source_surface(copy.pointer, recording, -box.minX, -box.minY)
    copy.paint()
    unsafe Self.blur(sheet, deviation: deviation * scale * fineness)
    saving {
      unsafe cairo_identity_matrix(pointer)
      translate(x: Double(box.minX) + dx, y: Double(box.minY) + dy)
      self.scale(by: 1 / fineness)
      setColor(color)
      unsafe cairo_mask_surface(pointer, sheet, 0, 0)
    }
  }

  private var deviceClip: CGRect {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(pointer, &matrix)
    unsafe cairo_identity_matrix(pointer)
    defer { unsafe cairo_set_matrix(pointer, &matrix) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func blur(_ surface: OpaquePointer?, deviation: Double) {
    unsafe cairo_surface_flush(surface)
    let width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    guard let data = unsafe cairo_image_surface_get_data(surface), width > 0, height > 0 else {
      return
    }
    var opacities: [UInt8] = []
    opacities.reserveCapacity(width * height)
    for row in 0..<height {
      // Safe: the surface has `height` rows of `stride` bytes, `width` of them opacities.
      unsafe opacities.append(
        contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width))
    }
    var sheet = ShadowSheet(width: width, height: height, opacities: opacities)
    sheet.blur(deviation: deviation)
    for row in 0..<height {
      for column in 0..<width {
        unsafe data[row * stride + column] = sheet.opacities[row * width + column]
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }
}
