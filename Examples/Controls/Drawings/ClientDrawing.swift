import UIKit

/// A small drawing, made by code as apps have it.
public struct ClientDrawing: Sendable {
  /// Its name, under which it stands on the page.
  public let name: String
  /// Makes it: 100 by 80 points.
  public let make: @MainActor @Sendable () -> UIView

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
    self.name = name
    self.make = make
  }

  /// The size of every drawing, in points.
  public static let size = CGSize(width: 100, height: 80)

  /// All drawings.
  public static let all = paths + charts + contexts + texts + shapeLayers + layers + images
}

/// A view that draws by a closure.
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

/// A white view with layers or views inside.
@MainActor
func sheet(_ fill: (UIView) -> Void) -> UIView {
  let view = UIView(frame: CGRect(origin: .zero, size: ClientDrawing.size))
  view.backgroundColor = .white
  fill(view)
  return view
}
