public import AutoLayout

/// What a snapshot can be taken of: a view, a controller or a layer.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  /// What is laid out.
  var snapshotContent: SnapshotContent { get }
}

/// What is laid out for a snapshot.
@preconcurrency @MainActor
public enum SnapshotContent {
  /// A view; one without a superview gets its own size, or one that fits.
  case view(UIView)
  /// A controller, which fills a screen.
  case controller(UIViewController)
  /// A layer that is no view's, with its sublayers and what its delegate draws.
  case layer(CALayer)
}

extension UIView: SnapshotSubject {
  /// The view.
  public var snapshotContent: SnapshotContent { .view(self) }
}

extension UIViewController: SnapshotSubject {
  /// The controller.
  public var snapshotContent: SnapshotContent { .controller(self) }
}

extension CALayer: SnapshotSubject {
  /// The view whose layer it is, or the layer.
  public var snapshotContent: SnapshotContent {
    (delegate as? UIView).map { .view($0) } ?? .layer(self)
  }
}
