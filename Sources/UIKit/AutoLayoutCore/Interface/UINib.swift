public import Foundation

@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let source: (any NibSource)?
  private let name: String

  /// Opens a nib by name; traps on first use if it doesn't exist, as in UIKit.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(named: name, in: bundleOrNil)
    self.name = name
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(data: data)
    name = "data"
    super.init()
  }

  /// Makes the objects and connects them to the File's Owner; options are ignored.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let source else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB: no document with name '\(name)'")
    }
    return source.instantiate(owner: ownerOrNil)
  }
}

extension Bundle {
  /// Makes the objects and connects them to the File's Owner; options are ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
