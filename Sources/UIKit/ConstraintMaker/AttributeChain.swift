public import AutoLayout

/// Attributes chained by dots, such as `left.top`, to begin a rule or to refer to another item.
@preconcurrency @MainActor
public protocol AttributeChain {
  associatedtype Extended

  /// Returns the chain with the attributes at the end.
  func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> Extended
}

extension AttributeChain {
  /// The left edge in either reading direction; a rule cannot relate it to `leading`.
  public var left: Extended { adding([.left]) }
  /// The top edge of the alignment rectangle.
  public var top: Extended { adding([.top]) }
  /// The right edge in either reading direction; a rule cannot relate it to `trailing`.
  public var right: Extended { adding([.right]) }
  /// The bottom edge of the alignment rectangle; larger values are lower.
  public var bottom: Extended { adding([.bottom]) }
  /// The edge where text begins: left, or right in right-to-left layout.
  public var leading: Extended { adding([.leading]) }
  /// The edge where text ends: right, or left in right-to-left layout.
  public var trailing: Extended { adding([.trailing]) }
  /// The width of the alignment rectangle; a number as the target is in points.
  public var width: Extended { adding([.width]) }
  /// The height of the alignment rectangle; a number as the target is in points.
  public var height: Extended { adding([.height]) }
  /// The middle between the left and right edges; for a scroll view, of the visible frame.
  public var centerX: Extended { adding([.centerX]) }
  /// The middle between the top and bottom edges; for a scroll view, of the visible frame.
  public var centerY: Extended { adding([.centerY]) }
  /// The baseline of the first text line, or the top edge if the view has no text (F6.17).
  public var firstBaseline: Extended { adding([.firstBaseline]) }
  /// The baseline of the last text line, or the bottom edge if the view has no text (F6.17).
  public var lastBaseline: Extended { adding([.lastBaseline]) }
  /// The older name of `lastBaseline`.
  public var baseline: Extended { lastBaseline }
  /// The left edge, moved inward by the view's left margin; 8 points by default (F6.29).
  public var leftMargin: Extended { adding([.leftMargin]) }
  /// The top edge, moved inward by the view's top margin; 8 points by default (F6.29).
  public var topMargin: Extended { adding([.topMargin]) }
  /// The right edge, moved inward by the view's right margin; 8 points by default (F6.29).
  public var rightMargin: Extended { adding([.rightMargin]) }
  /// The bottom edge, moved inward by the view's bottom margin; 8 points by default (F6.29).
  public var bottomMargin: Extended { adding([.bottomMargin]) }
  /// `leftMargin`, or `rightMargin` in right-to-left layout.
  public var leadingMargin: Extended { adding([.leadingMargin]) }
  /// `rightMargin`, or `leftMargin` in right-to-left layout.
  public var trailingMargin: Extended { adding([.trailingMargin]) }
  /// The middle between the left and right margins.
  public var centerXWithinMargins: Extended { adding([.centerXWithinMargins]) }
  /// The middle between the top and bottom margins.
  public var centerYWithinMargins: Extended { adding([.centerYWithinMargins]) }
}

extension AttributeChain {
  /// All four edges: the rule makes four constraints.
  public var edges: Extended { adding([.left, .top, .right, .bottom]) }
  /// The left and right edges: the rule makes two constraints.
  public var horizontalEdges: Extended { adding([.left, .right]) }
  /// The top and bottom edges: the rule makes two constraints.
  public var verticalEdges: Extended { adding([.top, .bottom]) }
  /// All four edges, with `leading` and `trailing` for left and right.
  public var directionalEdges: Extended { adding([.leading, .top, .trailing, .bottom]) }
  /// The `leading` and `trailing` edges: the rule makes two constraints.
  public var directionalHorizontalEdges: Extended { adding([.leading, .trailing]) }
  /// `width` and `height`; a number as the target makes a square.
  public var size: Extended { adding([.width, .height]) }
  /// `centerX` and `centerY`: the rule makes two constraints.
  public var center: Extended { adding([.centerX, .centerY]) }
  /// All four edges, each moved inward by a layout margin.
  public var margins: Extended {
    adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }
  /// `margins`, with `leadingMargin` and `trailingMargin` for left and right.
  public var directionalMargins: Extended {
    adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  }
  /// The center of the area inside the layout margins.
  public var centerWithinMargins: Extended {
    adding([.centerXWithinMargins, .centerYWithinMargins])
  }
}
