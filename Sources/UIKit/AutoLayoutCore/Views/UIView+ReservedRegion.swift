public import AutoLayoutValues
public import Foundation

extension UIView {
  /// An area in a view that content keeps off: a camera, or the band at a hinge (F15.4).
  public struct ReservedRegion: Identifiable {
    public struct ID: Hashable, Sendable {
      let text: String
    }

    public struct Kind: Hashable, Sendable {
      private let isDivision: Bool

      public static let occlusion = Kind(isDivision: false)
      public static let division = Kind(isDivision: true)
    }

    public struct QueryOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    public let id: ID
    public let kind: Kind
    /// The region in the view's coordinates, including margins; it may extend beyond the view.
    public let frame: CGRect
    public let margins: UIEdgeInsets
    public let isActive: Bool
  }

  func findReservedRegions(
    _ kind: ReservedRegion.Kind, _ options: ReservedRegion.QueryOptions
  ) -> [ReservedRegion] {
    guard let window else { return [] }
    rareState.usesReservedRegions = true
    let shape = window.screen.shape
    var found: [(name: String, frame: CGRect, isActive: Bool)] = []
    if kind == .division, let fold = shape.fold {
      found.append(("fold", fold, shape.hinge?.status == .partiallyOpen))
    } else if kind == .occlusion {
      found += [("camera", shape.camera), ("status", shape.statusStrip)].compactMap { name, frame in
        frame.map { (name, $0, true) }
      }
    }
    return found.compactMap { name, frame, isActive in
      let local = convert(frame, from: window)
      guard local.overlaps(bounds), isActive || options.contains(.includeInactive) else {
        return nil
      }
      return ReservedRegion(
        id: ReservedRegion.ID(text: name), kind: kind, frame: local, margins: .zero,
        isActive: isActive)
    }
  }
}

/// A foldable screen's hinge.
@preconcurrency @MainActor
open class UIHinge: NSObject, NSCopying {
  public enum Status: Int, Sendable {
    case unknown = 0
    case closed = 1
    case partiallyOpen = 2
    case fullyOpen = 3
  }

  public let status: Status
  /// The angle between the halves in radians.
  public let angle: CGFloat

  nonisolated init(_ hinge: ScreenShape.Hinge) {
    status =
      switch hinge.status {
      case .closed: .closed
      case .partiallyOpen: .partiallyOpen
      case .fullyOpen: .fullyOpen
      }
    angle = hinge.angle
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Reports the state of the hinge while the view is in a window.
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, UIInteraction {
  @preconcurrency @MainActor
  open class Update: NSObject {
    /// The hinge; nil if the device has no hinge, and after the view has left the window.
    open private(set) var hinge: UIHinge?

    init(_ hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }
  }

  private final let updateHandler: (UIHingeInteraction, Update) -> Void
  open var isEnabled = true { didSet { if isEnabled, !oldValue { report() } } }
  open private(set) weak var view: UIView?
  private static var all: [Reference] = []

  private struct Reference {
    weak var interaction: UIHingeInteraction?
  }

  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    self.updateHandler = updateHandler
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    Self.all.removeAll { $0.interaction == nil || $0.interaction === self }
    if view != nil { Self.all.append(Reference(interaction: self)) }
    report()
  }

  private final func report() {
    guard isEnabled else { return }
    let hinge = view == nil ? nil : UIScreen.main.shape.hinge.map { UIHinge($0) }
    updateHandler(self, Update(hinge))
  }

  static func hingeDidChange() {
    for reference in all { reference.interaction?.report() }
  }
}

extension UIScreen {
  /// Moves the hinge, if the screen has a hinge; handlers are called before the next layout.
  public func simulateHinge(_ hinge: ScreenShape.Hinge) {
    guard shape.hinge != nil, shape.hinge != hinge else { return }
    changeHinge(hinge)
    UIHingeInteraction.hingeDidChange()
    for window in UIApplication.shared.windows {
      window.forEachInTree { view in
        if view.extrasStorage?.values.rare?.usesReservedRegions == true { view.setNeedsLayout() }
      }
    }
  }
}
