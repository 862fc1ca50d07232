#if !canImport(Darwin)
public import Foundation

extension NSCoder {
  /// Formats a number with 17 digits, as UIKit does; this loses nothing.
  private static func exactly(_ number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { exactly($0) }.joined(separator: ", ") + "}"
  }

  private static func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}, \n\t".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }

  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    return "[" + numbers.map { exactly($0) }.joined(separator: ", ") + "]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(String(string.filter { $0 != "[" && $0 != "]" }), 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
}

public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
#endif
