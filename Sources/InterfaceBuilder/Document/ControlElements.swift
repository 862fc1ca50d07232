/// The attributes of a `button`.
package struct ButtonElement: Hashable, Sendable {
  /// What a button shows in one state.
  package struct State: Hashable, Sendable {
    package var title: String?
    package var attributedTitle: AttributedTextElement?
    package var image: ImageReferenceElement?
    package var backgroundImage: String?
    package var titleColor: ColorElement?
    package var symbol: SymbolConfigurationElement?
  }

  /// `system`, `roundedRect`, `detailDisclosure`, …; nil for a custom button.
  package var buttonType: String?
  /// `primary`, `cancel` or `destructive`; nil for a button like others.
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

  /// What the button shows while nothing happens to it.
  package var normal: State { states["normal"] ?? State() }
}

/// A `buttonConfiguration`, as of Xcode 13.
package struct ButtonConfigurationElement: Hashable, Sendable {
  /// `plain`, `filled`, `tinted` or `gray`.
  package var style: String
  package var title: String?
  package var subtitle: String?
  package var attributedTitle: AttributedTextElement?
  package var image: ImageReferenceElement?
  /// `mini`, `small`, `medium`, `large`; nil for medium.
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
}

/// An image by name, from the assets or from the system's symbols.
package struct ImageReferenceElement: Hashable, Sendable {
  package var name: String
  /// Whether the name is one of the system's symbols (`catalog="system"`).
  package var isSystem: Bool
  /// `small`, `medium` or `large`, if the reference itself scales the symbol.
  package var symbolScale: String?
}

/// A symbol's size, weight and scale, where they differ from the default.
package struct SymbolConfigurationElement: Hashable, Sendable {
  package var pointSize: Double?
  package var weight: String?
  package var scale: String?
  package var font: FontElement?
}

/// The attributes of an `imageView`.
package struct ImageViewElement: Hashable, Sendable {
  package var image: ImageReferenceElement?
  package var symbol: SymbolConfigurationElement?
}

/// The attributes of a `segmentedControl`.
package struct SegmentedControlElement: Hashable, Sendable {
  /// One segment: a title or an image; `width` 0 sizes it by its content.
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

/// The attributes of a `slider` and a `stepper` and a `progressView` that a picture shows.
package struct RangeElement: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
}

/// The attributes of a `pageControl`.
package struct PageControlElement: Hashable, Sendable {
  package var numberOfPages: Int
  package var currentPage: Int
}

/// The attributes of a `datePicker`.
package struct DatePickerElement: Hashable, Sendable {
  package var mode: String?
  package var style: String?
  /// The date that Xcode showed, in seconds since the beginning of 2001.
  package var date: Double?
  /// Whether the date gives way to that of the moment when an application loads the document.
  package var usesCurrentDate: Bool
  /// The language of the dates.
  package var locale: String?
  /// The steps, in minutes.
  package var minuteInterval: Int
  /// The length of time that a countdown begins with, in seconds.
  package var countDownDuration: Double

  /// No date is further away, so that calendars stay quick: some 1,200 years.
  static let farthest = 4e10
  /// What pictures show where the document has no date, at any time: 9:41, as status bars do, of a
  /// day in January 2007.
  static let still = 190_028_460.0
}
