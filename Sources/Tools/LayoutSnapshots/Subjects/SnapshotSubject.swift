public import AutoLayout

/// A subject of snapshots: a view, a controller or a layer.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  var snapshotContent: SnapshotContent { get }
}

/// The object to lay out and record.
@preconcurrency @MainActor
public enum SnapshotContent {
  /// A view, which without a superview has its own size or a fitting one.
  case view(UIView)
  case controller(UIViewController)
  /// A layer without a view, with its sublayers and the drawing of its delegate.
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
