package struct AttributedTextElement: Hashable, Sendable {
  package struct Fragment: Hashable, Sendable {
    package var content: String
    package var font: FontElement?
    package var color: ColorElement?
    /// Extra space between characters, in points (`NSKern`).
    package var kern: Double?
    package var paragraph: ParagraphStyleElement?
  }

  package var fragments: [Fragment]
  package var string: String { fragments.map(\.content).joined() }
}

package struct ParagraphStyleElement: Hashable, Sendable {
  package var alignment: String?
  package var lineBreakMode: String?
  package var lineSpacing: Double
  package var lineHeightMultiple: Double
  package var minimumLineHeight: Double
  package var maximumLineHeight: Double
  package var paragraphSpacing: Double
  package var paragraphSpacingBefore: Double
  package var firstLineHeadIndent: Double
  package var headIndent: Double
  package var tailIndent: Double
}

package struct LabelElement: Hashable, Sendable {
  package var text: String?
  package var attributedText: AttributedTextElement?
  package var font: FontElement?
  package var textColor: ColorElement?
  package var numberOfLines: Int
  package var lineBreakMode: String
  package var textAlignment: String
  package var adjustsFontSizeToFit: Bool
  package var minimumScaleFactor: Double
  package var preferredMaxLayoutWidth: Double
}

package struct TextFieldElement: Hashable, Sendable {
  package var text: String?
  package var placeholder: String?
  package var font: FontElement?
  package var textColor: ColorElement?
  /// The size in points down to which text shrinks; nil if it does not.
  package var minimumFontSize: Double?
  package var textAlignment: String
  package var borderStyle: String?
  package var clearButtonMode: String?
  package var isSecure: Bool
}

package struct TextViewElement: Hashable, Sendable {
  package var text: String?
  package var attributedText: AttributedTextElement?
  package var font: FontElement?
  package var textColor: ColorElement?
  package var textAlignment: String
  /// A text view that does not scroll has an intrinsic size (F8.15).
  package var isScrollEnabled: Bool
}
