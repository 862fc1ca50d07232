extension Rule {
  static let layoutRules: [Rule] = [
    .misplaced, .unconfirmedFrame, .truncatedText, .clippedText, .overlapping, .offScreen,
    .unsafeArea, .zeroSize, .missingFont,
  ]

  package static let misplaced = Rule(
    "misplaced-view", severity: .warning, title: "Frame that will be different at run time",
    explanation: """
      The frame in the document differs by more than half a point from the frame that the
      constraints give on the document's own device. Interface Builder shows the frame in the
      document. Use "Update Frames" in Xcode or "autolayout frames --update", or correct the
      constraints if you want the frame in the document. The difference is only reported if a
      required constraint of the view, to another view or to a size, contradicts the frames in the
      document. Differences that come from a neighboring view, the size of a text, bars or margins
      are not reported.
      """)
  static let unconfirmedFrame = Rule(
    "unconfirmed-frame", severity: .note, isOnByDefault: false,
    title: "Frame that the layout does not confirm",
    explanation: """
      The frame in the document differs by more than half a point from the frame that the layout
      gives on the document's own device, but no constraint of the view contradicts the frames in
      the document. Either the document is out of date, or the document's device had other bars,
      margins or text sizes than this layout: the document does not say which. The rule is off
      unless the settings give it a severity, or "--only" names it.
      """)
  static let truncatedText = Rule(
    "truncated-text", severity: .warning, title: "Truncated text",
    explanation: """
      The text is wider than the view, or has more lines than the view may show: an ellipsis replaces a
      part of the text. Let the view grow, allow more lines (0 removes the limit), or allow the
      text to shrink.
      """)
  static let clippedText = Rule(
    "clipped-text", severity: .warning, title: "Clipped text",
    explanation: """
      The lines of the text are taller than the view: some of them are missing or cut off. Remove the
      fixed height, or make it "greater than or equal".
      """)
  static let overlapping = Rule(
    "overlapping-controls", severity: .warning, title: "Overlapping controls or texts",
    explanation: """
      Two controls or texts cover a part of each other: there, one of them cannot be read or
      touched. Only visible content counts: a label's text, not the empty rest of the frame.
      Something that lies completely on another view, such as a title on a button's background, is
      taken as intended.
      """)
  static let offScreen = Rule(
    "off-screen", severity: .warning, title: "Content outside the screen",
    explanation: """
      A text or a control extends beyond the edge of the screen, or of the top-level view, and is not
      inside a scroll view: that part cannot be seen or touched.
      """)
  static let unsafeArea = Rule(
    "outside-safe-area", severity: .note, title: "Content outside the safe area",
    explanation: """
      A text or a control extends into the part of the screen that is taken by bars, the camera, the
      rounded corners or the home indicator. Constrain it to the safe area instead of the superview's
      edge.
      """)
  static let missingFont = Rule(
    "missing-font", severity: .note, title: "Font that the project lacks",
    explanation: """
      The document names a font that iOS does not have, and no font file of the project has that
      name. An app that lacks the font shows the system font instead, with other widths and line
      heights. Add the file to the project and to "UIAppFonts" in the Info.plist, or give the folder
      of the fonts with "--fonts". Documents outside projects, and fonts in folders of dependencies
      such as "Pods", are not searched.
      """)
  static let zeroSize = Rule(
    "zero-size", severity: .warning, title: "View with no width or height",
    explanation: """
      The view has content, but the width or the height is 0: nothing of it is visible. Hidden
      views, and views to which a constraint with the constant 0 gives that size, are not reported.
      """)
}
