/// A menu part that is loaded by ``loadElements(_:)``, as menus never open here.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private final var made: [UIMenuElement]?

  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, elementProvider)
  }

  private init(isCached: Bool, _ elementProvider: @escaping Provider) {
    provider = elementProvider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Loads the elements, as opening the menu does on a device; not a member of UIKit's class.
  public final func loadElements(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let made { return completion(made) }
    provider { [weak self] elements in
      if let self, isCached { made = elements }
      completion(elements)
    }
  }
}
