import AutoLayoutCore
import AutoLayoutValues
import Foundation
import TextMetrics

/// A button's parts and their sizes, from the old properties or a configuration.
struct ButtonParts {
  var titleMeasures: TextMeasurement?
  /// The size of the title and the subtitle below it.
  var titleSize = CGSize.zero
  var titleHeight: CGFloat = 0
  var subtitleHeight: CGFloat = 0
  /// The most lines of the title; 0 sets no limit.
  var lineLimit = 1
  var imageSize = CGSize.zero
  var imageHeightLimit = CGFloat.infinity
  /// Whether the image takes at most the height of the content (F9.24).
  var shrinksImage = false
  var insets = UIEdgeInsets.zero
  var spacing: CGFloat = 0
  var placement = NSDirectionalRectEdge.leading
  var minimum = CGSize.zero
  var titleOffset = UIEdgeInsets.zero
  var imageOffset = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false

  private var isHorizontal: Bool { placement == .leading || placement == .trailing }

  private var contentSize: CGSize {
    let gap = imageSize == .zero || titleSize == .zero ? 0 : spacing
    return isHorizontal
      ? CGSize(
        width: imageSize.width + gap + titleSize.width,
        height: max(min(imageSize.height, imageHeightLimit), titleSize.height))
      : CGSize(
        width: max(imageSize.width, titleSize.width),
        height: imageSize.height + gap + titleSize.height)
  }

  var size: CGSize {
    let content = contentSize
    return CGSize(
      width: max(minimum.width, content.width + insets.left + insets.right),
      height: max(minimum.height, content.height + insets.top + insets.bottom))
  }

  func titleRect(in bounds: CGRect) -> CGRect { titleRect(inContent: bounds.inset(by: insets)) }

  func titleRect(inContent rect: CGRect) -> CGRect {
    place(titleSize, isTitle: true, in: rect.inset(by: titleOffset))
  }

  func imageRect(inContent rect: CGRect) -> CGRect {
    place(imageSize, isTitle: false, in: rect.inset(by: imageOffset))
  }

  /// Divides the rectangle of both titles.
  func divide(_ rect: CGRect) -> (title: CGRect, subtitle: CGRect) {
    guard subtitleHeight > 0 else { return (rect, .zero) }
    guard titleHeight > 0 else { return (.zero, rect) }
    var (title, subtitle) = (rect, rect)
    title.size.height = min(titleHeight, rect.height)
    subtitle.size.height = min(subtitleHeight, rect.height)
    subtitle.origin.y = rect.maxY - subtitle.height
    return (title, subtitle)
  }

  private func place(_ part: CGSize, isTitle: Bool, in rect: CGRect) -> CGRect {
    let content = contentSize
    let width = min(content.width, rect.width)
    let fromLeft = isRightToLeft ? 1 - leadingShare : leadingShare
    let left = rect.minX + (rect.width - width) * fromLeft
    let top = rect.minY + (rect.height - content.height) * verticalShare
    let imageIsLeft = (placement == .leading) != isRightToLeft
    let isFirst = isHorizontal ? isTitle != imageIsLeft : isTitle == (placement == .bottom)
    if isHorizontal {
      let own = min(part.width, width)
      let height = shrinksImage && !isTitle ? min(part.height, rect.height) : part.height
      return CGRect(
        x: isFirst ? left : left + width - own,
        y: rect.minY + (rect.height - height) * verticalShare, width: own, height: height)
    }
    return CGRect(
      x: rect.minX + (rect.width - part.width) * fromLeft,
      y: isFirst ? top : top + content.height - part.height,
      width: min(part.width, rect.width), height: part.height)
  }

  private var leadingShare: CGFloat {
    switch horizontal {
    case .left: isRightToLeft ? 1 : 0
    case .right: isRightToLeft ? 0 : 1
    case .leading: 0
    case .trailing: 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

@MainActor
extension ButtonParts {
  private init(of button: UIButton) {
    horizontal = button.contentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    imageSize = button.currentImage?.size ?? .zero
  }

  private mutating func showSign(of button: UIButton) {
    guard button.buttonType.isSign, imageSize == .zero, titleMeasures == nil else { return }
    let size = button.controlMetrics.size(
      button.buttonType == .close ? .closeButton : .infoButton)
    imageSize = button.pixelCeiling.up(size)
  }

  /// The width that lines have next to the image; infinite if the content has no width.
  private func lineWidth(inContent width: CGFloat?, of button: UIButton) -> Double {
    guard let width else { return .infinity }
    let beside = isHorizontal && imageSize != .zero ? imageSize.width + spacing : 0
    // Edges are rounded to pixels, so a button can be a pixel narrower than the title needs.
    let tolerance = button.offeredWidth == nil ? 1 / button.pixelCeiling.scale : 0
    return Double(max(0, width - beside)) + tolerance
  }

  /// Measures a button by titles, images and insets.
  ///
  /// A title is rounded up to whole points, an attributed title to the nearest pixel (F9.48). Only
  /// a title has 6 points above and below, and a minimum width of 30 (F9.24).
  ///
  /// - Parameter content: The size of the content, in which a title that wraps has more lines; nil
  ///   for the natural size, which has a single line (F9.57).
  init(_ button: UIButton, in content: CGSize?) {
    self.init(of: button)
    shrinksImage = true
    titleOffset = button.titleEdgeInsets
    imageOffset = button.imageEdgeInsets
    insets = button.contentInsets
    let attributed = button.currentAttributedTitle
    let plain = attributed == nil ? button.currentTitle ?? "" : ""
    let font = button.titleFont.textFont
    let line = button.textMeasurer.metrics(of: font).lineHeight
    if attributed != nil || !plain.isEmpty {
      let lines = button.titleLines
      var paragraph = ParagraphStyle()
      paragraph.lineBreakMode = .init(rawValue: lines.mode.rawValue) ?? .truncatingMiddle
      let text =
        attributed.map { StyledText($0, font: font, paragraph: paragraph) }
        ?? StyledText(plain, font: font, paragraph: paragraph)
      var bounds = TextBounds.oneLine
      if let content, lines.limit != 1 {
        let room = content.height + (button.hasDefaultPadding ? insets.top + insets.bottom : 0)
        let most = max(1, Int((Double(room) + 1) / line))
        lineLimit = lines.limit > 0 ? min(lines.limit, most) : most
        bounds = TextBounds(
          width: lineWidth(
            inContent: content.width - titleOffset.left - titleOffset.right, of: button),
          maximumLines: lineLimit)
      }
      let measures = button.textMeasurer.measure(text, in: bounds)
      titleMeasures = measures
      titleSize = PixelCeiling(scale: 1).up(measures.size)
      if attributed != nil {
        titleSize.height = CGFloat(button.pixelCeiling.nearest(measures.height))
      }
    }
    showSign(of: button)
    if titleMeasures == nil, !button.buttonType.isSign || button.currentTitle != nil {
      // If the title is empty, a line height remains (F9.40, F11.70): 30 × 34 or 30 × 30 (IB).
      titleSize.height = CGFloat(PixelCeiling(scale: 1).up(line))
    }
    if button.hasDefaultPadding { minimum.width = 30 }
    if let background = button.currentBackgroundImage {
      minimum.width = max(minimum.width, background.size.width)
      minimum.height = max(minimum.height, background.size.height)
    }
  }

  /// Measures a configured button, whose titles wrap in a content width (F9.57).
  init(_ button: UIButton, configuration: UIButton.Configuration, in width: CGFloat?) {
    self.init(of: button)
    insets = button.contentInsets
    spacing = configuration.imagePadding
    placement = configuration.imagePlacement
    let grid = button.pixelCeiling
    let font = button.configuredTitleFont ?? button.titleFont
    // As high as with a title (IB, 40 buttons), but the line height is not rounded up (F9.28).
    func line(_ font: TextFont) -> CGFloat {
      CGFloat(grid.nearest(button.textMeasurer.metrics(of: font).lineHeight))
    }
    minimum.height = line(font.textFont) + insets.top + insets.bottom
    // A symbol counts at most the font's line height (IB: 50 buttons with 11 symbols).
    if let symbol = button.currentImage?.symbolConfiguration {
      imageHeightLimit = line(.system(symbol.pointSize.map(Double.init) ?? font.textFont.pointSize))
    }
    let lines = button.titleLines
    lineLimit = lines.limit
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .init(rawValue: lines.mode.rawValue) ?? .wordWrapping
    if configuration.showsActivityIndicator {
      imageSize = button.controlMetrics.size(.activityIndicatorMedium)
    }
    let bounds = TextBounds(
      width: lines.limit == 1 ? .infinity : lineWidth(inContent: width, of: button),
      maximumLines: lines.limit)
    if let title = button.currentTitle, !title.isEmpty {
      let text =
        button.currentAttributedTitle.map {
          StyledText($0, font: font.textFont, paragraph: paragraph)
        } ?? StyledText(title, font: font.textFont, paragraph: paragraph)
      let measures = button.textMeasurer.measure(text, in: bounds)
      titleMeasures = measures
      titleSize = grid.up(measures.size)
      titleHeight = titleSize.height
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let text = StyledText(subtitle, font: .preferred(.footnote), paragraph: paragraph)
      let measures = button.textMeasurer.measure(text, in: bounds)
      let below = grid.up(measures.size)
      subtitleHeight = below.height
      titleSize.height += below.height + (titleMeasures == nil ? 0 : configuration.titlePadding)
      titleSize.width = max(titleSize.width, below.width)
      titleMeasures = titleMeasures ?? measures
    }
    if imageSize == .zero, button.buttonType.isSign {
      showSign(of: button)
      imageHeightLimit = line(font.textFont)
    }
  }
}
