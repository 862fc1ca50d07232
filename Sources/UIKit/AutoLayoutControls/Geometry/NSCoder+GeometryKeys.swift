#if !canImport(Darwin)
public import AutoLayoutValues
public import Foundation

/// Geometry values by archive key; a missing value is zero or the identity.
extension NSCoder {
  private func put(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    // Foundation ends the program for a missing key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }

  public func encode(_ vector: CGVector, forKey key: String) { put(Self.string(for: vector), key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    put(Self.string(for: transform), key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    put(Self.string(for: insets), key)
  }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    put(Self.string(for: insets), key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) { put(Self.string(for: offset), key) }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }
}
#endif
