import Drawing
import Foundation

/// A sheet that can be drawn whatever its size is: a view without area must not cost a document its
/// picture.
struct DrawableSheet {
  /// The sheet.
  let picture: DisplayList
  /// Pixels per point.
  let scale: Double
  /// What was changed, and why; nil where nothing was.
  let remark: String?

  /// The room for a sentence, in points.
  private static let room = CGSize(width: 320, height: 44)
  /// The most pixels along a side.
  private static let sideLimit = 32_767.0

  /// Makes a sheet drawable.
  ///
  /// - Parameters:
  ///   - picture: The sheet.
  ///   - scale: Pixels per point.
  init(_ picture: DisplayList, scale: Double) {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      let remark =
        "the view is \(Self.number(width)) x \(Self.number(height)) points: there is "
        + "nothing to draw; the picture says so"
      var sheet = DisplayList(size: Self.room)
      sheet.items = [
        .text(
          Text(
            "The view is \(Self.number(width)) x \(Self.number(height)) points.",
            font: Font(size: 13), color: Color(white: 0.4),
            in: CGRect(origin: .zero, size: Self.room), alignment: .center))
      ]
      self.init(picture: sheet, scale: scale, remark: remark)
      return
    }
    let largest = max(width, height) * scale
    guard largest > Self.sideLimit else {
      self.init(picture: picture, scale: scale, remark: nil)
      return
    }
    let fitting = (Self.sideLimit - 1) / max(width, height)
    self.init(
      picture: picture, scale: fitting,
      remark: "the sheet of \(Self.number(width)) x \(Self.number(height)) points is drawn at "
        + "\((fitting * 100).rounded() / 100) pixels per point: no side of a picture may have more "
        + "than 32767 pixels")
  }

  private init(picture: DisplayList, scale: Double, remark: String?) {
    self.picture = picture
    self.scale = scale
    self.remark = remark
  }

  private static func number(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }
}
