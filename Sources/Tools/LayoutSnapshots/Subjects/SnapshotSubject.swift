public import AutoLayout

/// A subject of snapshots: a view, a controller or a layer.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  var snapshotContent: SnapshotContent { get }
}

/// The object to lay out and record.
@preconcurrency @MainActor
public enum SnapshotContent {
  /// A view; if it has no superview, it keeps a given size or gets a fitting size.
  case view(UIView)
  case controller(UIViewController)
  /// A layer that belongs to no view, with sublayers and the delegate's drawing.
  case layer(CALayer)
}

extension UIView: SnapshotSubject {
  /// The view itself.
  public var snapshotContent: SnapshotContent { .view(self) }
}

extension UIViewController: SnapshotSubject {
  /// The controller itself.
  public var snapshotContent: SnapshotContent { .controller(self) }
}

extension CALayer: SnapshotSubject {
  /// The view that draws into the layer, or the layer if no view does.
  public var snapshotContent: SnapshotContent {
    (delegate as? UIView).map { .view($0) } ?? .layer(self)
  }
}
