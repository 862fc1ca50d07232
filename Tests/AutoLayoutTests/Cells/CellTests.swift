import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Cells")
struct CellTests {
  private func makeCell(
    _ style: UITableViewCell.CellStyle = .default, width: CGFloat, scale: CGFloat = 2,
    generation: Int, height: CGFloat = 44
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.setTraitOverrides(
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: scale), UITraitCollection(iosMajorVersion: generation),
      ]))
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  @Test(
    "a style's labels and image view appear when asked for, and follow late texts (F11.72)")
  func lateParts() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    for style in styles {
      let cell = makeCell(style, width: 375, generation: 17)
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews.isEmpty)
      cell.textLabel?.text = "Quay"
      cell.detailTextLabel?.text = "North"
      cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
      cell.layoutIfNeeded()
      let early = makeCell(style, width: 375, generation: 17)
      early.textLabel?.text = "Quay"
      early.detailTextLabel?.text = "North"
      early.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
      early.layoutIfNeeded()
      #expect(cell.textLabel?.frame == early.textLabel?.frame)
      #expect(cell.detailTextLabel?.frame == early.detailTextLabel?.frame)
      #expect(cell.imageView?.frame == early.imageView?.frame)
      #expect((cell.textLabel?.frame.width ?? 0) > 0)
      cell.textLabel?.text = "A longer quay"
      cell.layoutIfNeeded()
      early.textLabel?.text = "A longer quay"
      early.setNeedsLayout()
      early.layoutIfNeeded()
      #expect(cell.textLabel?.frame == early.textLabel?.frame)
    }
    print("walk of cell styles: \(styles.count) members")
  }

  /// The accessory, the cell's width, pixels per point, the iOS release, and the content's width.
  private nonisolated static let rooms:
    [(UITableViewCell.AccessoryType, CGFloat, CGFloat, Int, CGFloat)] = [
      (.none, 375, 2, 17, 375), (.disclosureIndicator, 320, 2, 10, 287),
      (.disclosureIndicator, 375, 2, 12, 341), (.disclosureIndicator, 414, 2, 12, 376),
      (.disclosureIndicator, 320, 2, 13, 293), (.disclosureIndicator, 375, 2, 14, 349.5),
      (.disclosureIndicator, 414, 2, 16, 383.5), (.disclosureIndicator, 343, 2, 17, 316.5),
      (.disclosureIndicator, 393, 3, 17, 1100 / 3), (.disclosureIndicator, 414, 3, 17, 1151 / 3),
      (.checkmark, 374, 3, 17, 330), (.detailButton, 414, 3, 12, 370),
    ]

  @Test(
    "accessories take space at the trailing side (F8.7)", arguments: rooms)
  func accessories(
    accessory: UITableViewCell.AccessoryType, width: CGFloat, scale: CGFloat,
    generation: Int, expected: CGFloat
  ) {
    let cell = makeCell(width: width, scale: scale, generation: generation)
    cell.accessoryType = accessory
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width.isNear(expected, within: 0.001))
  }

  /// The iOS release, pixels per point, and the content's height in a cell of 44.
  private nonisolated static let lines: [(Int, CGFloat, CGFloat)] = [
    (8, 2, 43), (10, 2, 43.5), (12, 3, 131 / 3), (13, 2, 44),
  ]

  @Test(
    "until iOS 12, the separator below a row reduces the content's height (F8.3)",
    arguments: lines)
  func separators(generation: Int, scale: CGFloat, expected: CGFloat) {
    let cell = makeCell(width: 320, scale: scale, generation: generation)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.height.isNear(expected, within: 0.001))
  }

  @Test("the content's margins follow the width and the accessory (F6.31)")
  func margins() {
    let narrow = makeCell(width: 375, generation: 17)
    #expect(
      narrow.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    narrow.accessoryType = .disclosureIndicator
    narrow.layoutIfNeeded()
    #expect(narrow.contentView.layoutMargins.right == 8)
    let wide = makeCell(width: 414, generation: 17)
    #expect(
      wide.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
  }

  @Test("the default style places text after the image, across the rest of the row")
  func defaultStyle() {
    let cell = makeCell(width: 375, generation: 17)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel == nil)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 324.5, height: 44))
    let wide = makeCell(width: 414, scale: 3, generation: 17)
    wide.textLabel?.text = "Title"
    wide.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
    wide.accessoryType = .disclosureIndicator
    wide.layoutIfNeeded()
    #expect(wide.imageView?.frame == CGRect(x: 22, y: 12, width: 20, height: 20))
    #expect(wide.textLabel?.frame.minX == 59)
    #expect(abs((wide.textLabel?.frame.width ?? 0) - (316 + 2.0 / 3)) < 0.001)
  }

  @Test("two texts are stacked or on opposite sides, depending on the style")
  func twoTexts() {
    let subtitle = makeCell(.subtitle, width: 414, generation: 13)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Subtitle"
    subtitle.layoutIfNeeded()
    #expect(subtitle.textLabel?.frame.origin == CGPoint(x: 20, y: 5))
    #expect(subtitle.textLabel?.frame.height == 20.5)
    #expect(subtitle.detailTextLabel?.frame.origin == CGPoint(x: 20, y: 25.5))
    let value = makeCell(.value1, width: 320, generation: 13)
    value.textLabel?.text = "Name"
    value.detailTextLabel?.text = "Value"
    value.layoutIfNeeded()
    #expect(value.textLabel?.frame.origin == CGPoint(x: 16, y: 12))
    #expect(value.detailTextLabel?.frame.maxX == 304)
    #expect(value.detailTextLabel?.frame.minY == 12)
  }

  @Test("a row in a stock style is 44 high at least, and as high as a text of several lines (F8.6)")
  func stockHeights() {
    let cell = makeCell(width: 320, generation: 17)
    let target = CGSize(width: 320, height: 0)
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "many words ", count: 20)
    let lines = cell.textLabel?.sizeThatFits(CGSize(width: 288, height: 10_000)).height ?? 0
    #expect(lines > 80 && height() == lines + 22)
  }
}
