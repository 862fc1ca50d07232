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

  /// Opens a nib; one that does not exist ends the process once it is used, as in UIKit.
  ///
  /// - Parameters:
  ///   - name: Its name without ending.
  ///   - bundleOrNil: Where it is; nil for the program's resources.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(named: name, in: bundleOrNil)
    self.name = name
    super.init()
  }

  /// Opens a nib that is in memory.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - bundleOrNil: Where what it names is; nil for the program's resources.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = LinkedServices.required(for: "a nib").nib(data: data)
    name = "data"
    super.init()
  }

  /// Makes the views and connects them.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object in the place of File's Owner.
  ///   - optionsOrNil: Without meaning here.
  /// - Returns: The top-level objects, in the document's order.
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
  /// Makes the objects of a nib and connects them.
  ///
  /// - Parameters:
  ///   - name: Its name without ending.
  ///   - owner: The object in the place of File's Owner.
  ///   - options: Without meaning here.
  /// - Returns: The top-level objects, in the document's order.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
