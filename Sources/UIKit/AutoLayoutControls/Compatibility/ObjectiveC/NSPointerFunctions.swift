#if !canImport(Darwin)
public import Foundation

open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
  }
}

extension NSPointerFunctions.Options {
  func reference<Object: AnyObject>(_ object: Object) -> TableReference<Object> {
    guard contains(.copyIn), let copy = (object as? any NSCopying)?.copy(with: nil) as? Object
    else { return TableReference(object, isWeak: isWeak) }
    return TableReference(copy, isWeak: isWeak)
  }

  func same(_ a: AnyObject, _ b: AnyObject) -> Bool {
    if a === b { return true }
    guard !contains(.objectPointerPersonality), let a = a as? NSObject, let b = b as? NSObject
    else { return false }
    return a.isEqual(b)
  }

  func hash(_ object: AnyObject) -> Int {
    guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }
}

struct TableReference<Object: AnyObject> {
  private let strong: Object?
  private weak var unowned: Object?

  init(_ object: Object, isWeak: Bool) {
    strong = isWeak ? nil : object
    unowned = object
  }

  var object: Object? { strong ?? unowned }
}
#endif
