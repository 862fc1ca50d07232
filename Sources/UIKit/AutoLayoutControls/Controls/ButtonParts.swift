import AutoLayoutCore
import AutoLayoutValues
import Foundation
import TextMetrics

/// A button's parts and their sizes, from the old properties or a configuration.
struct ButtonParts {
  var titleMeasures: TextMeasurement?
  var titleSize = CGSize.zero
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

  /// Measures a button by titles, images and insets.
  ///
  /// A title is rounded up to whole points, an attributed title to the nearest pixel (F9.48). Only
  /// a title has 6 points above and below, and a minimum width of 30 (F9.24).
  init(_ button: UIButton) {
    self.init(of: button)
    shrinksImage = true
    titleOffset = button.titleEdgeInsets
    imageOffset = button.imageEdgeInsets
    insets = button.contentEdgeInsets
    let attributed = button.currentAttributedTitle
    let plain = attributed == nil ? button.currentTitle ?? "" : ""
    if attributed != nil || !plain.isEmpty {
      let font = button.titleFont.textFont
      let text =
        attributed.map { StyledText($0, font: font, paragraph: ParagraphStyle()) }
        ?? StyledText(plain, font: font)
      let measures = button.textMeasurer.measure(text, in: .oneLine)
      titleMeasures = measures
      titleSize = PixelCeiling(scale: 1).up(measures.size)
      if attributed != nil {
        titleSize.height = CGFloat(button.pixelCeiling.nearest(measures.height))
      }
    }
    showSign(of: button)
    if titleMeasures == nil, !button.buttonType.isSign || button.currentTitle != nil {
      // If the title is empty, a line height remains (F9.40, F11.70): 30 × 34 or 30 × 30 (IB).
      let line = button.textMeasurer.metrics(of: button.titleFont.textFont).lineHeight
      titleSize.height = CGFloat(PixelCeiling(scale: 1).up(line))
    }
    if insets == .zero, imageSize == .zero {
      insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      minimum.width = 30
    }
    if let background = button.currentBackgroundImage {
      minimum.width = max(minimum.width, background.size.width)
      minimum.height = max(minimum.height, background.size.height)
    }
  }

  init(_ button: UIButton, configuration: UIButton.Configuration) {
    self.init(of: button)
    insets = configuration.contentInsets.absolute(button.effectiveUserInterfaceLayoutDirection)
    spacing = configuration.imagePadding
    placement = configuration.imagePlacement
    let grid = button.pixelCeiling
    let font = button.configuredTitleFont ?? button.titleFont
    let styled = button.currentAttributedTitle.map {
      StyledText($0, font: font.textFont, paragraph: ParagraphStyle())
    }
    if let title = button.currentTitle, !title.isEmpty {
      let measures = button.textMeasurer.measure(
        styled ?? StyledText(title, font: font.textFont), in: .oneLine)
      titleMeasures = measures
      titleSize = grid.up(measures.size)
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let font = TextFont.preferred(.footnote)
      let measures = button.textMeasurer.measure(StyledText(subtitle, font: font), in: .oneLine)
      let below = grid.up(measures.size)
      titleSize.height += below.height + (titleMeasures == nil ? 0 : configuration.titlePadding)
      titleSize.width = max(titleSize.width, below.width)
      titleMeasures = titleMeasures ?? measures
    }
    // As high as with a title (IB, 40 buttons), but the line height is not rounded up (F9.28).
    func line(_ font: TextFont) -> CGFloat {
      CGFloat(grid.nearest(button.textMeasurer.metrics(of: font).lineHeight))
    }
    minimum.height = line(font.textFont) + insets.top + insets.bottom
    // A symbol counts at most the font's line height (IB: 50 buttons with 11 symbols).
    if let symbol = button.currentImage?.symbolConfiguration {
      imageHeightLimit = line(.system(symbol.pointSize.map(Double.init) ?? font.textFont.pointSize))
    }
    if imageSize == .zero, button.buttonType.isSign {
      showSign(of: button)
      imageHeightLimit = line(font.textFont)
    }
    if configuration.showsActivityIndicator {
      imageSize = button.controlMetrics.size(.activityIndicatorMedium)
    }
  }
}
