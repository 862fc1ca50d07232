public import AutoLayout

/// A list of attributes, written one after another: `make.left.top`, `label.layout.bottom`.
@preconcurrency @MainActor
public protocol AttributeChain {
  /// The result of adding an attribute.
  associatedtype Extended

  /// The chain with more attributes at its end.
  func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> Extended
}

/// Single attributes.
extension AttributeChain {
  /// The left edge.
  public var left: Extended { adding([.left]) }
  /// The top edge.
  public var top: Extended { adding([.top]) }
  /// The right edge.
  public var right: Extended { adding([.right]) }
  /// The bottom edge.
  public var bottom: Extended { adding([.bottom]) }
  /// The leading edge: left in left-to-right languages.
  public var leading: Extended { adding([.leading]) }
  /// The trailing edge: right in left-to-right languages.
  public var trailing: Extended { adding([.trailing]) }
  /// The width.
  public var width: Extended { adding([.width]) }
  /// The height.
  public var height: Extended { adding([.height]) }
  /// The horizontal center.
  public var centerX: Extended { adding([.centerX]) }
  /// The vertical center.
  public var centerY: Extended { adding([.centerY]) }
  /// The baseline of the first line of text.
  public var firstBaseline: Extended { adding([.firstBaseline]) }
  /// The baseline of the last line of text.
  public var lastBaseline: Extended { adding([.lastBaseline]) }
  /// The baseline of the last line of text.
  public var baseline: Extended { lastBaseline }
  /// The left margin.
  public var leftMargin: Extended { adding([.leftMargin]) }
  /// The top margin.
  public var topMargin: Extended { adding([.topMargin]) }
  /// The right margin.
  public var rightMargin: Extended { adding([.rightMargin]) }
  /// The bottom margin.
  public var bottomMargin: Extended { adding([.bottomMargin]) }
  /// The leading margin.
  public var leadingMargin: Extended { adding([.leadingMargin]) }
  /// The trailing margin.
  public var trailingMargin: Extended { adding([.trailingMargin]) }
  /// The horizontal center within the margins.
  public var centerXWithinMargins: Extended { adding([.centerXWithinMargins]) }
  /// The vertical center within the margins.
  public var centerYWithinMargins: Extended { adding([.centerYWithinMargins]) }
}

/// Attributes that are often wanted together, in the order in which their constraints are made.
extension AttributeChain {
  /// Left, top, right and bottom.
  public var edges: Extended { adding([.left, .top, .right, .bottom]) }
  /// Left and right.
  public var horizontalEdges: Extended { adding([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: Extended { adding([.top, .bottom]) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: Extended { adding([.leading, .top, .trailing, .bottom]) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: Extended { adding([.leading, .trailing]) }
  /// Width and height.
  public var size: Extended { adding([.width, .height]) }
  /// Both centers.
  public var center: Extended { adding([.centerX, .centerY]) }
  /// The four margins, the horizontal ones by side.
  public var margins: Extended {
    adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }
  /// The four margins, the horizontal ones in reading direction.
  public var directionalMargins: Extended {
    adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  }
  /// Both centers within the margins.
  public var centerWithinMargins: Extended {
    adding([.centerXWithinMargins, .centerYWithinMargins])
  }
}
