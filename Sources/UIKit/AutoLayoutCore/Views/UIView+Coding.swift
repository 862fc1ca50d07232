import AutoLayoutValues
public import Foundation

extension UIView: @preconcurrency NSCoding {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let alpha = "UIAlpha"
    static let isHidden = "UIHidden"
    static let tag = "UITag"
    static let mask = "UIAutoresizingMask"
    static let translates = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
  }

  nonisolated func archive(to coder: NSCoder) {
    MainActor.assumeIsolated { [coder = UncheckedReference(coder)] in
      writeState(to: coder.object)
    }
  }

  func writeState(to coder: NSCoder) {
    guard coder is NSKeyedArchiver else { return }
    coder.encode(NSCoder.string(for: bounds), forKey: Key.bounds)
    coder.encode(NSCoder.string(for: center), forKey: Key.center)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.mask)
    coder.encode(!translatesAutoresizingMaskIntoConstraints, forKey: Key.translates)
  }

  package func readState(from coder: NSCoder) {
    // Foundation traps on a missing key, as in an archive of another object.
    guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: Key.bounds),
      let bounds = coder.decodeObject(of: NSString.self, forKey: Key.bounds) as String?,
      let center = coder.decodeObject(of: NSString.self, forKey: Key.center) as String?
    else { return }
    setGeometry {
      $0.setBounds(NSCoder.cgRect(for: bounds))
      $0.center = NSCoder.cgPoint(for: center)
    }
    alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
    isHidden = coder.decodeBool(forKey: Key.isHidden)
    tag = coder.decodeInteger(forKey: Key.tag)
    extras.autoresizingMask = AutoresizingMask(
      rawValue: UInt(coder.decodeInteger(forKey: Key.mask)))
    if coder.decodeBool(forKey: Key.translates) { flags.remove(.translatesMask) }
  }
}

struct UncheckedReference<Object: AnyObject>: @unchecked Sendable {
  // Safe: the creator is already on the main actor and doesn't use the object afterwards.
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
