extension Rule {
  /// Rules about constraints and what they leave open.
  static let constraintRules: [Rule] = [
    .unsatisfiable, .givenSize, .ambiguousWidth, .ambiguousHeight, .ambiguousX, .ambiguousY,
    .ambiguousContent, .equalHugging, .equalCompression, .duplicate, .leftRight, .fixedTextWidth,
    .invalidConstraint,
  ]

  static let unsatisfiable = Rule(
    "unsatisfiable-constraints", .error, "Required constraints that cannot hold together",
    """
    The system gives one of the constraints up, logs "Unable to simultaneously satisfy constraints",
    and which one it gives up is not yours to choose. The finding names the smallest set that
    conflicts: without any single member the rest can hold. Remove one member, or give one a
    priority below 1000.
    """)
  static let givenSize = Rule(
    "given-size-conflict", .warning,
    "Required constraints that do not fit a size given from outside",
    """
    The size of a cell, or of a nib's top-level view, comes from its host: a table, a collection view,
    whoever loads the nib. Required constraints from edge to edge need another size than the one that
    the document has stored. Where the host lets the view have the size of its content that is well;
    where it does not (a fixed row height, the moment before the first measurement) the system logs
    "Unable to simultaneously satisfy constraints". Give one constraint along the axis, best the last
    one, the priority 999, or store the size that the constraints need. About the height of a row
    whose table makes it as high as its content the finding is a note only.
    """)
  static let ambiguousWidth = Rule(
    "ambiguous-width", .warning, "A width that the constraints leave open",
    """
    More than one width satisfies the constraints equally well, so the width may differ from one
    layout to the next. Views without a natural size (plain views, images without a picture) need a
    width, or both a leading and a trailing edge. The finding names one constraint that has been
    tried and that settles the width. A view that gets its natural size from its own code is cured by
    a placeholder size in Interface Builder.
    """)
  static let ambiguousHeight = Rule(
    "ambiguous-height", .warning, "A height that the constraints leave open",
    """
    More than one height satisfies the constraints equally well, so the height may differ from one
    layout to the next. Views without a natural size need a height, or both a top and a bottom edge.
    The finding names one constraint that has been tried and that settles the height. A view that gets
    its natural size from its own code is cured by a placeholder size in Interface Builder.
    """)
  static let ambiguousX = Rule(
    "ambiguous-horizontal-position", .warning, "A place from left to right that is left open",
    """
    Nothing says where the view stands on the horizontal axis: it takes part in constraints, but
    none of them ties its leading edge, trailing edge or centre to something that has a place. The
    finding names one constraint that has been tried and that settles the place.
    """)
  static let ambiguousY = Rule(
    "ambiguous-vertical-position", .warning, "A place from top to bottom that is left open",
    """
    Nothing says where the view stands on the vertical axis: it takes part in constraints, but none
    of them ties its top, bottom, baseline or centre to something that has a place. The finding names
    one constraint that has been tried and that settles the place.
    """)
  static let ambiguousContent = Rule(
    "ambiguous-content-size", .warning, "A scroll view whose content has no definite size",
    """
    Constraints from inside a scroll view to its edges, or to its content layout guide, define how
    large the content is. They have to make a chain without a gap from one edge to the other, and
    the views in the chain need sizes of their own: a view that stretches with the content cannot
    give it a size. Tie the size of the content view to the frame layout guide, or give it a size.
    """)
  static let equalHugging = Rule(
    "equal-hugging", .warning, "Views that hug their content equally, where one has to grow",
    """
    There is more room than the views' natural sizes need, and several views refuse to grow with the
    same priority: which of them is stretched is left to chance. Lower the content hugging priority of
    the one that is to grow.
    """)
  static let equalCompression = Rule(
    "equal-compression", .warning, "Views that resist compression equally, where one has to shrink",
    """
    There is less room than the views' natural sizes need, and several views refuse to shrink with
    the same priority: which of them is cut is left to chance. Lower the content compression
    resistance priority of the one that is to shrink.
    """)
  static let duplicate = Rule(
    "duplicate-constraint", .warning, "A constraint that says what another one says already",
    """
    Two constraints that are installed together relate the same attributes of the same items by the
    same multiplier and constant. The second one changes nothing, until somebody changes only one of
    them: then they conflict. Remove one.
    """)
  static let leftRight = Rule(
    "left-right-attribute", .note, "Left and right where leading and trailing are meant",
    """
    Left and right stay where they are in a right-to-left language, so the layout is not mirrored for
    its readers. Use leading and trailing, or set the view's semantic content attribute to say that
    its content has a direction of its own.
    """)
  static let fixedTextWidth = Rule(
    "fixed-text-width", .note, "A fixed width on text",
    """
    Text gets wider in other languages and at larger text sizes, a fixed width does not. Use "greater
    than or equal", or constraints to the neighbours, and let the text have its natural width.
    """)
  static let invalidConstraint = Rule(
    "invalid-constraint", .error, "A constraint that UIKit refuses or cannot resolve",
    """
    The constraint names an item that is not there, or relates attributes that cannot be related. At
    run time it raises an exception or has no effect; the check leaves it out.
    """)
}
