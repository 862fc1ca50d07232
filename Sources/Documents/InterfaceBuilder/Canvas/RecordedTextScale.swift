internal import AutoLayout
internal import Foundation
internal import TextMetrics

/// Whether the canvas that recorded a document rounded text up to whole points.
///
/// On a plain screen a line of 17 points is 21 high (F9.2). Labels reveal the screen: a fractional
/// height was recorded at the next pixel or point. Widths vote separately: a label whose text was
/// changed later kept its height.
struct RecordedTextScale {
  private struct Votes {
    var pixels = 0
    var points = 0

    /// Whether more labels are whole points; nil if no label votes.
    var areWhole: Bool? { pixels == points ? nil : points > pixels }

    /// Counts a recorded length, unless both roundings or neither explain it.
    mutating func add(_ recorded: Double, pixels up: Double, points upToPoints: Double) {
      guard upToPoints - up > 0.1 else { return }
      if abs(recorded - up) < 0.02 {
        pixels += 1
      } else if abs(recorded - upToPoints) < 0.02 {
        points += 1
      }
    }
  }

  private struct Axis {
    var scenes: [Votes]
    var document = Votes()

    mutating func add(
      _ recorded: Double, of length: Double, padding: Double = 0, scale: Double, scene: Int
    ) {
      let pixels = PixelCeiling(scale: scale).up(length) + padding
      let points = PixelCeiling(scale: 1).up(length) + padding
      scenes[scene].add(recorded, pixels: pixels, points: points)
      document.add(recorded, pixels: pixels, points: points)
    }

    func areWhole(_ scene: Int) -> Bool? { scenes[scene].areWhole ?? document.areWhole }
  }

  private var heights: Axis
  private var widths: Axis

  /// Derives the rounding; `scale` is in pixels per point.
  init(
    _ contents: DocumentContents, scale: Double, fonts: RecordedFonts,
    category: UIContentSizeCategory
  ) {
    let system = XcodeEra.iosMajorVersion(contents.header.toolsVersion)
    let measurer = TextSystem.measurer(forIOS: system)
    let styles = CanvasTextStyles(tools: contents.header.toolsVersion)
    heights = Axis(scenes: Array(repeating: Votes(), count: contents.scenes.count))
    widths = heights
    for (view, scene) in zip(contents.views, contents.sceneOfView) {
      guard let frame = view.frame,
        !view.translatesAutoresizingMask || view.parent.map({ contents[$0].kind }) == .stackView
      else { continue }
      let text: Text?
      switch view.details {
      case .label(let label):
        let font = label.font?.textFont(styles, ContentSize(category), fonts, scene: scene)
        text = Text(label, font: font, height: frame.height, measurer)
        if let width = label.knownWidth(font, measurer) {
          widths.add(frame.width, of: width, scale: scale, scene: scene)
        }
      case .button(let button): text = Text(button, system: system, measurer)
      default: text = nil
      }
      if let text {
        heights.add(
          frame.height, of: text.height, padding: text.padding, scale: scale, scene: scene)
      }
    }
  }

  /// Whether a scene's heights were rounded to whole points, by the majority of the labels in the
  /// scene, or in the document if the scene has no majority.
  func isWhole(scene: Int) -> Bool { heights.areWhole(scene) ?? false }

  /// Whether a scene's widths were rounded to whole points; the heights decide if widths do not.
  func hasWholeWidths(scene: Int) -> Bool { widths.areWhole(scene) ?? isWhole(scene: scene) }
}

/// A view's lines, and the room above and below them, in points.
private struct Text {
  var height: Double
  var padding = 0.0

  /// As many of the label's lines as fit.
  init?(
    _ label: LabelElement, font: TextFont?, height: Double, _ measurer: some TextMeasuring
  ) {
    guard label.attributedText == nil, let font else { return nil }
    let line = measurer.metrics(of: font).lineHeight
    guard line > 0 else { return nil }
    let pitch = line + font.leading
    let further = label.numberOfLines == 1 ? 0 : max(0, ((height - line) / pitch).rounded(.down))
    self.height = line + further * pitch
  }

  /// A button with a plain configuration: 17 points and 7 above and below, from iOS 16 on.
  init?(_ button: ButtonElement, system: Int, _ measurer: some TextMeasuring) {
    guard system >= 16, let configuration = button.configuration, configuration.title != nil,
      configuration.subtitle == nil, configuration.image == nil, configuration.font == nil,
      configuration.buttonSize == nil, configuration.contentInsets == nil, button.font == nil
    else { return nil }
    height = measurer.metrics(of: .system(17)).lineHeight
    padding = 14
  }
}

extension LabelElement {
  /// The width of a single line in a font with known widths; nil for any other label.
  fileprivate func knownWidth(_ font: TextFont?, _ measurer: some TextMeasuring) -> Double? {
    guard numberOfLines == 1, attributedText == nil, let text, !text.isEmpty, let font else {
      return nil
    }
    guard font.family == .system || font.isBrought else { return nil }
    return measurer.measure(StyledText(text, font: font), in: .oneLine).width
  }
}

extension FontElement {
  fileprivate func textFont(
    _ styles: CanvasTextStyles, _ category: ContentSize, _ fonts: RecordedFonts, scene: Int
  ) -> TextFont? {
    switch face {
    case .textStyle(let name): styles.font(name, for: category).textFont
    case .named(let name, let family):
      pointSize.map { fonts.font(name, family: family, pointSize: $0, scene: scene) }
    case .system(let name):
      pointSize.map { .system($0, weight: Double(FontMaker.weight(name).rawValue)) }
    case .boldSystem: pointSize.map { .system($0, weight: Double(UIFont.Weight.bold.rawValue)) }
    case .italicSystem: pointSize.map { .system($0) }
    }
  }
}
