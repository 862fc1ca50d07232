public import AutoLayout

@preconcurrency @MainActor
public protocol AttributeChain {
  associatedtype Extended

  func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> Extended
}

extension AttributeChain {
  public var left: Extended { adding([.left]) }
  public var top: Extended { adding([.top]) }
  public var right: Extended { adding([.right]) }
  public var bottom: Extended { adding([.bottom]) }
  public var leading: Extended { adding([.leading]) }
  public var trailing: Extended { adding([.trailing]) }
  public var width: Extended { adding([.width]) }
  public var height: Extended { adding([.height]) }
  public var centerX: Extended { adding([.centerX]) }
  public var centerY: Extended { adding([.centerY]) }
  public var firstBaseline: Extended { adding([.firstBaseline]) }
  public var lastBaseline: Extended { adding([.lastBaseline]) }
  public var baseline: Extended { lastBaseline }
  public var leftMargin: Extended { adding([.leftMargin]) }
  public var topMargin: Extended { adding([.topMargin]) }
  public var rightMargin: Extended { adding([.rightMargin]) }
  public var bottomMargin: Extended { adding([.bottomMargin]) }
  public var leadingMargin: Extended { adding([.leadingMargin]) }
  public var trailingMargin: Extended { adding([.trailingMargin]) }
  public var centerXWithinMargins: Extended { adding([.centerXWithinMargins]) }
  public var centerYWithinMargins: Extended { adding([.centerYWithinMargins]) }
}

extension AttributeChain {
  public var edges: Extended { adding([.left, .top, .right, .bottom]) }
  public var horizontalEdges: Extended { adding([.left, .right]) }
  public var verticalEdges: Extended { adding([.top, .bottom]) }
  public var directionalEdges: Extended { adding([.leading, .top, .trailing, .bottom]) }
  public var directionalHorizontalEdges: Extended { adding([.leading, .trailing]) }
  public var size: Extended { adding([.width, .height]) }
  public var center: Extended { adding([.centerX, .centerY]) }
  public var margins: Extended {
    adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }
  public var directionalMargins: Extended {
    adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  }
  public var centerWithinMargins: Extended {
    adding([.centerXWithinMargins, .centerYWithinMargins])
  }
}
