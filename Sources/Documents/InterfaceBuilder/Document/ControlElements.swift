package struct ButtonElement: Hashable, Sendable {
  package struct State: Hashable, Sendable {
    package var title: String?
    package var attributedTitle: AttributedTextElement?
    package var image: ImageReferenceElement?
    package var backgroundImage: String?
    package var titleColor: ColorElement?
    package var symbol: SymbolConfigurationElement?
  }

  package var buttonType: String?
  package var role: String?
  package var font: FontElement?
  package var states: [String: State]
  package var contentEdgeInsets: EdgeInsetsElement?
  package var titleEdgeInsets: EdgeInsetsElement?
  package var imageEdgeInsets: EdgeInsetsElement?
  package var lineBreakMode: String?
  package var contentHorizontalAlignment: String
  package var contentVerticalAlignment: String
  package var configuration: ButtonConfigurationElement?

  package var normal: State { states["normal"] ?? State() }
}

/// A `buttonConfiguration`, as of Xcode 13.
package struct ButtonConfigurationElement: Hashable, Sendable {
  package var style: String
  package var title: String?
  package var subtitle: String?
  package var attributedTitle: AttributedTextElement?
  package var image: ImageReferenceElement?
  package var buttonSize: String?
  package var cornerStyle: String?
  package var imagePlacement: String?
  /// Space between image and title, in points.
  package var imagePadding: Double
  /// Space between title and subtitle, in points.
  package var titlePadding: Double?
  package var titleAlignment: String?
  package var contentInsets: EdgeInsetsElement?
  package var font: FontElement?
  package var symbol: SymbolConfigurationElement?
  package var baseForegroundColor: ColorElement?
  package var baseBackgroundColor: ColorElement?
  /// The `backgroundConfiguration`, in place of the style's background.
  package var background: ButtonBackgroundElement?
}

/// A `backgroundConfiguration`; nil parts follow the style.
package struct ButtonBackgroundElement: Hashable, Sendable {
  package var color: ColorElement?
  package var cornerRadius: Double?
  package var strokeColor: ColorElement?
  package var strokeWidth: Double?
  package var image: ImageReferenceElement?
}

package struct ImageReferenceElement: Hashable, Sendable {
  package var name: String
  /// Whether the name is a system symbol (`catalog="system"`).
  package var isSystem: Bool
  package var symbolScale: String?
}

package struct SymbolConfigurationElement: Hashable, Sendable {
  package var pointSize: Double?
  package var weight: String?
  package var scale: String?
  package var font: FontElement?
}

package struct ImageViewElement: Hashable, Sendable {
  package var image: ImageReferenceElement?
  package var symbol: SymbolConfigurationElement?
}

package struct SegmentedControlElement: Hashable, Sendable {
  /// A segment: a title or an image; with a `width` of 0, the content determines the width.
  package struct Segment: Hashable, Sendable {
    package var title: String?
    package var image: ImageReferenceElement?
    package var width: Double
  }

  package var style: String?
  package var segments: [Segment]
  package var apportionsByContent: Bool
  package var font: FontElement?
  package var selectedIndex: Int
}

package struct RangeElement: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
}

package struct PageControlElement: Hashable, Sendable {
  package var numberOfPages: Int
  package var currentPage: Int
}

package struct DatePickerElement: Hashable, Sendable {
  package var mode: String?
  package var style: String?
  /// The date in Xcode, in seconds since the beginning of 2001.
  package var date: Double?
  /// Whether the current date replaces it when an application loads the document.
  package var usesCurrentDate: Bool
  package var locale: String?
  /// The steps, in minutes.
  package var minuteInterval: Int
  /// The countdown's initial duration, in seconds.
  package var countDownDuration: Double

  /// The limit of dates, some 1,200 years, to keep calendars fast.
  static let farthest = 4e10
  /// The default for undated documents: 9:41, as in status bars, on a day in January 2007.
  static let still = 190_028_460.0
}
