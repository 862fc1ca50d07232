extension Rule {
  /// Rules about what is seen after layout.
  static let layoutRules: [Rule] = [
    .misplaced, .truncatedText, .clippedText, .overlapping, .offScreen, .unsafeArea, .zeroSize,
  ]

  static let misplaced = Rule(
    "misplaced-view", .warning, "A view that the canvas shows elsewhere than it will be",
    """
    The frame that the document has stored differs by more than half a point from the frame that the
    constraints give on the document's own device. Interface Builder shows the stored frame. Use
    "Update Frames", or correct the constraints if the stored frame is what was meant. The difference
    is only reported where a constraint of the view does not hold among the stored frames, so that it
    does not come from a neighbour or from the size of a text.
    """)
  static let truncatedText = Rule(
    "truncated-text", .warning, "Text that is cut short",
    """
    The text is wider than the view, or has more lines than the view may show, so that a part of it is
    replaced by an ellipsis. Let the view grow, allow more lines (0 sets no limit), or allow the text
    to shrink.
    """)
  static let clippedText = Rule(
    "clipped-text", .warning, "Text that is higher than its view",
    """
    The lines of the text need more height than the view has, so that lines are left out or cut.
    Remove the fixed height, or make it "greater than or equal".
    """)
  static let overlapping = Rule(
    "overlapping-controls", .warning, "Controls or texts that overlap",
    """
    Two controls or texts cover a part of each other: one cannot be read or touched where they do.
    Only what is seen counts: the text of a label, not the empty rest of its frame. Something that
    lies wholly on another view, as a title on a button's background, is taken as meant.
    """)
  static let offScreen = Rule(
    "off-screen", .warning, "Content outside the screen",
    """
    A text or a control reaches beyond the edge of the screen, or of the top-level view, and is not
    inside a scroll view: that part cannot be seen or touched.
    """)
  static let unsafeArea = Rule(
    "outside-safe-area", .note, "Content outside the safe area",
    """
    A text or a control reaches into the part of the screen that bars, the camera, the rounded
    corners or the home indicator take. Tie it to the safe area instead of the superview's edge.
    """)
  static let zeroSize = Rule(
    "zero-size", .warning, "A view without width or height",
    """
    The view has something to show, but its width or its height is 0, so that nothing is seen of it.
    Hidden views, and views to which a constraint with the constant 0 gives that size, are left out.
    """)
}
