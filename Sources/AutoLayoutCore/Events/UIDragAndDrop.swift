public import Foundation

#if !canImport(Darwin)
/// Gives a value to another program, in one form or another.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Safe: the object never changes; what it holds is the client's to keep to one thread.
  private let held: NSObject?
  /// A name for what is given.
  public let suggestedName: String?

  /// Makes a provider of nothing.
  public override init() {
    held = nil
    suggestedName = nil
    super.init()
  }

  /// Makes a provider of an object.
  public init(object: NSObject) {
    held = object
    suggestedName = nil
    super.init()
  }

  /// Makes a provider of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    held = NSURL(string: fileURL.absoluteString)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    super.init()
  }

  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    held.map { type(of: $0) as AnyClass == aClass || $0.isOf(aClass) } ?? false
  }
}

extension NSObject {
  fileprivate func isOf(_ wanted: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      if ObjectIdentifier(present.subjectType) == ObjectIdentifier(wanted) { return true }
      mirror = present.superclassMirror
    }
    return false
  }
}
#endif

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
}

extension UIDragDropSession {
  /// Nowhere: nobody drags.
  public func location(in view: UIView) -> CGPoint { .zero }
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
