import AutoLayout
import Foundation

extension ControlsPage {
  private static let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
  ]

  /// Every text style at four content size categories, aligned at the baseline.
  static func textStyles() -> UIView {
    let categories: [(String, UIContentSizeCategory)] = [
      ("xS", .extraSmall), ("L", .large), ("xxxL", .extraExtraExtraLarge),
      ("AX1", .accessibilityMedium),
    ]
    let columns = categories.map { name, category in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let labels = styles.map { title, style in
        let label = framed(UILabel())
        label.text = title
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        return label
      }
      return stack([caption(name)] + labels, spacing: 6)
    }
    let row = row(columns, spacing: 18)
    row.alignment = .top
    return section("Text styles", [row])
  }

  private static func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = framed(UILabel())
    label.text = text
    change(label)
    return label
  }

  static func labels() -> UIView {
    let long = "The quick brown fox jumps over the lazy dog, looks back, and is gone for good"
    let modes: [(String, NSLineBreakMode)] = [
      ("word wrapping", .byWordWrapping), ("character wrapping", .byCharWrapping),
      ("clipping", .byClipping), ("truncating head", .byTruncatingHead),
      ("truncating tail", .byTruncatingTail), ("truncating middle", .byTruncatingMiddle),
    ]
    let broken = modes.map { name, mode in
      named(
        name,
        wide(
          236,
          label(long) {
            $0.lineBreakMode = mode
            $0.numberOfLines = 2
          }))
    }
    let others = [
      named(
        "shrunk to fit, at least half",
        wide(
          150,
          label("Shrinks until all of it fits") {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
          })),
      named("line spacing, line height, kern", wide(230, paragraphs())),
      named(
        "Japanese: small kana and marks begin no line",
        wide(
          230,
          label("お疲れ様でした。ここまでで、ちょっと入力は「完了」です。もっと、ゆっくりと。") {
            $0.numberOfLines = 0
          })),
      named(
        "a long word",
        wide(230, label("Donaudampfschifffahrtsgesellschaft") { $0.numberOfLines = 0 })),
      named("right to left", wide(230, rightToLeft())),
      named(
        "baselines",
        {
          let row = row(
            [12, 17, 28].map { size in label("Base") { $0.font = .systemFont(ofSize: size) } })
          row.alignment = .lastBaseline
          return row
        }()),
      named(
        "weights",
        label("") { $0.attributedText = weights() }),
      named(
        "digits of one width, fixed pitch, italic",
        row([
          label("11:41") { $0.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular) },
          label("let x = 1") { $0.font = .monospacedSystemFont(ofSize: 15, weight: .regular) },
          label("slanted") { $0.font = .italicSystemFont(ofSize: 17) },
        ])),
    ]
    let columns = row([stack(broken), stack(others)], spacing: 24)
    columns.alignment = .top
    return section("Labels", [columns])
  }

  private static func paragraphs() -> UILabel {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.lineHeightMultiple = 1.1
    style.firstLineHeadIndent = 16
    let text = NSMutableAttributedString(
      string: "Paragraphs keep their distance, and ",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
    text.append(
      NSAttributedString(
        string: "letters theirs",
        attributes: [
          .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15, weight: .bold), .kern: 2,
          .foregroundColor: UIColor.systemRed,
        ]))
    return label("") {
      $0.numberOfLines = 0
      $0.attributedText = text
    }
  }

  private static func rightToLeft() -> UILabel {
    label("שלום עולם, זה טקסט ארוך שנשבר לשתי שורות") {
      $0.numberOfLines = 0
      $0.semanticContentAttribute = .forceRightToLeft
    }
  }

  private static func weights() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights {
      text.append(
        NSAttributedString(
          string: "Aa ", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]))
    }
    return text
  }
}
