import UIKit

/// A small drawing by code as apps contain it.
public struct ClientDrawing: Sendable {
  public let name: String
  /// Makes the view of 100 × 80 points.
  public let make: @MainActor @Sendable () -> UIView

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    self.name = name
    self.make = make
  }

  /// The size of every drawing in points.
  public static let size = CGSize(width: 100, height: 80)

  public static let all = paths + charts + contexts + texts + shapeLayers + layers + images
}

/// A view that draws with a closure.
final class DrawingView: UIView {
  private let drawing: (CGRect, CGContext) -> Void

  init(background: UIColor? = .white, _ drawing: @escaping (CGRect, CGContext) -> Void) {
    self.drawing = drawing
    super.init(frame: CGRect(origin: .zero, size: ClientDrawing.size))
    backgroundColor = background
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(rect, context)
  }
}

/// A white view whose layers or subviews are added by a closure.
@MainActor
func sheet(_ fill: (UIView) -> Void) -> UIView {
  let view = UIView(frame: CGRect(origin: .zero, size: ClientDrawing.size))
  view.backgroundColor = .white
  fill(view)
  return view
}
