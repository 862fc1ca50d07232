public import Foundation

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives it to whoever takes it.
  public let itemProvider: NSItemProvider
  /// What it is to the program that it comes from.
  open var localObject: Any?
  /// What is shown of it on the way.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether something of a kind is dragged, by uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be had.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Nowhere: nobody drags.
  public func location(in view: UIView) -> CGPoint { .zero }
  /// Whether one of the items has a form of a kind.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Whether one of the items gives an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag: there is none here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the program knows of it.
  var localContext: Any? { get set }
}

/// A drop: there is none here.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the same program.
  var localDragSession: (any UIDragSession)? { get }
}

#if !canImport(Darwin)
extension UIDropSession {
  /// Has the objects of a class loaded.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: Given the objects, in the order of the items.
  /// - Returns: How far loading is: it is done.
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object(ofClass: aClass) })
    return .done
  }
}
#endif

/// What flies to its place: at once here.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are made beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragAnimating {
  /// Makes the changes.
  public func addAnimations(_ animations: @escaping () -> Void) { animations() }
  /// Does it.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, since it is forbidden.
  case forbidden = 1
  /// It copies.
  case copy = 2
  /// It moves.
  case move = 3
}
