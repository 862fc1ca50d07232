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

  /// Opens a nib by its name without extension; traps on first use if it doesn't exist, as in
  /// UIKit.
  ///
  /// A nil bundle means the program's resources.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(named: name, in: bundleOrNil)
    self.name = name
    super.init()
  }

  /// Opens a nib from data, with the resources in a bundle; nil means the program's.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(data: data)
    name = "data"
    super.init()
  }

  /// Makes the objects, connects them to the File's Owner and returns the top-level ones in
  /// document order; options are ignored.
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
  /// Makes the objects of a nib, connects them to the File's Owner and returns the top-level ones
  /// in document order; options are ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
