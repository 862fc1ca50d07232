extension Rule {
  /// The rules of `check --accessibility`.
  static let accessibilityRules: [Rule] = [
    .smallTarget, .missingLabel, .unlabelledImage, .labelIsFileName, .lowContrast,
    .clippedAtTextSize, .labelRepeatsType, .touchWithoutTrait, .smallText, .fixedFont,
    .styleWithoutAdjusting, .unnamedControl, .unnamedField, .columnOrder, .uncertainOrder,
  ]

  private init(
    accessibility id: String, severity: Severity, isOnByDefault: Bool = true, title: String,
    explanation: String
  ) {
    self.init(
      id, severity: severity, isOnByDefault: isOnByDefault, title: title, explanation: explanation,
      isOfAccessibility: true)
  }

  static let smallTarget = Rule(
    accessibility: "small-target", severity: .error, title: "Control that is hard to touch",
    explanation: """
      A button, text field or view with a tap gesture is smaller than Apple's sizes for
      controls: an error below 28 points, Apple's minimum, and a note below 44 points, Apple's
      default. The lesser of width and height counts; for text fields, only the height. Controls
      in bars and controls of fixed size, such as switches, are not reported. For app classes the
      finding is a note, because the class may enlarge the touch area by `point(inside:with:)`. A
      button that fills the width of the row is not reported.
      """)
  static let missingLabel = Rule(
    accessibility: "missing-label", severity: .error, title: "Button that VoiceOver cannot name",
    explanation: """
      The button has no title and no accessibility label, so VoiceOver reads the name of the image's
      file, or only "button". Add a label in the identity inspector, or set `accessibilityLabel` in
      code. The finding is a warning if the button has an outlet, because code may set the label,
      and a note if the image is a symbol of the system, which has a name in English.
      """)
  static let unlabelledImage = Rule(
    accessibility: "unlabelled-image", severity: .warning, title: "Accessible image with no label",
    explanation: """
      The image is an accessibility element, or takes taps, and has no label: VoiceOver reads the
      name of the file, or skips the image. Give it a label; if it is decorative, turn
      "Accessibility enabled" off.
      """)
  static let labelIsFileName = Rule(
    accessibility: "label-is-file-name", severity: .warning, title: "Label that is a file's name",
    explanation: """
      The accessibility label names an image or a symbol, such as "btn_back". VoiceOver
      reads it aloud. Describe the action or the content in the words of the interface.
      """)
  static let labelRepeatsType = Rule(
    accessibility: "label-repeats-type", severity: .note,
    title: "Label that repeats the element's type",
    explanation: """
      VoiceOver adds the type to the label, so the label "Save button" is read as "Save button,
      button". Leave out the type.
      """)
  static let lowContrast = Rule(
    accessibility: "low-contrast", severity: .warning, title: "Text with a low contrast",
    explanation: """
      The contrast between text and background, as defined by WCAG, is lower than Apple's limit:
      4.5 up to 17 points, 3 from 18 points and for bold text. It is a warning below 3, otherwise a
      note. Colors of documents, color sets and system colors are compared in the light and dark
      appearance, and with increased contrast. A text over an image, an effect, or a view whose
      color is set in code has an unknown contrast, and is not reported; nor are texts in bars,
      disabled texts, titles in the default tint, and texts as good as invisible (below 1.2), whose
      background is set in code.
      """)
  static let clippedAtTextSize = Rule(
    accessibility: "clipped-at-text-size", severity: .warning,
    title: "Text that is cut at other text sizes",
    explanation: """
      The text has a text style, so it grows with the user's text size, and from the named size on
      it is truncated or clipped. The check lays out the scene at the smallest size, the largest
      standard size and the largest accessibility size, and searches for the first size that fails.
      Texts that shrink and texts limited to several lines are not reported, nor are heights in
      rows that size themselves. A text field is reported only if a line is taller than the field
      at a standard size. The finding names the fix if a fix was verified.
      """)
  static let touchWithoutTrait = Rule(
    accessibility: "touch-without-trait", severity: .note, isOnByDefault: false,
    title: "Tap gesture with no trait",
    explanation: """
      A view with a tap gesture has no button or link trait, so VoiceOver does not say that it can
      be activated. Turn the trait on in the identity inspector.
      """)
  static let smallText = Rule(
    accessibility: "small-text", severity: .note, isOnByDefault: false,
    title: "Text below 11 points",
    explanation: "The text is smaller than 11 points, Apple's minimum on iPhone and iPad.")
  static let fixedFont = Rule(
    accessibility: "fixed-font", severity: .note, isOnByDefault: false,
    title: "Text that keeps its size",
    explanation: """
      The font has a fixed size, so the text does not follow the user's text size. Choose a text
      style, or scale the font with `UIFontMetrics`.
      """)
  static let styleWithoutAdjusting = Rule(
    accessibility: "style-without-adjusting", severity: .note, isOnByDefault: false,
    title: "Text style that follows only at launch",
    explanation: """
      The text has a text style, but "Automatically Adjusts Font" is off: the size changes only when
      the view is made again.
      """)
  static let unnamedControl = Rule(
    accessibility: "unnamed-control", severity: .note, isOnByDefault: false,
    title: "Switch, slider or stepper with no label",
    explanation: """
      The control has no accessibility label, and the neighboring text does not name it. Use the
      text as the label, or make the row an accessibility element.
      """)
  static let unnamedField = Rule(
    accessibility: "unnamed-field", severity: .note, isOnByDefault: false,
    title: "Text field with no name",
    explanation: "The text field has neither a placeholder nor an accessibility label.")
  static let columnOrder = Rule(
    accessibility: "column-order", severity: .note, isOnByDefault: false,
    title: "Columns that are read line by line",
    explanation: """
      Vertical stacks of texts are side by side. VoiceOver sorts by frames, so it reads the first
      texts of all columns, then the second texts. Set `shouldGroupAccessibilityChildren` on each
      column if a column belongs together.
      """)
  static let uncertainOrder = Rule(
    accessibility: "uncertain-order", severity: .note, isOnByDefault: false,
    title: "Order that depends on a point",
    explanation: """
      The tops of two neighbors differ by 7 to 9 points. Below 8 points VoiceOver reads them as a
      line, from the leading edge; otherwise the higher view comes first. Align their tops or
      centers.
      """)
}
