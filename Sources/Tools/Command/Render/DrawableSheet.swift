import Drawing
import Foundation

/// A sheet of drawable size: a view that has no area must not prevent a document's picture.
struct DrawableSheet {
  let picture: DisplayList
  let scale: Double
  let remark: String?

  private static let room = CGSize(width: 320, height: 44)
  private static let sideLimit = 32_767.0

  init(_ picture: DisplayList, scale: Double) {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      let remark =
        "the view is \(Self.number(width)) x \(Self.number(height)) points: "
        + "the picture only states this size"
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
        + "\((fitting * 100).rounded() / 100) pixels per point: no picture side may have more "
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
