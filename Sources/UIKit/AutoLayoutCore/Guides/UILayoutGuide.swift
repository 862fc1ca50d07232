public import AutoLayoutValues
public import Foundation
package import LayoutEngine

@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @unsafe AssociationOwner {
  package enum Role: UInt8 {
    case custom, margins, safeArea, readableContent, keyboard, content, frame, layoutSupport, region

    /// Whether insets of the owner hold the guide's edges.
    var isInset: Bool {
      switch self {
      case .margins, .safeArea, .readableContent, .keyboard, .region: true
      case .custom, .content, .frame, .layoutSupport: false
      }
    }
  }

  nonisolated package final let weakHandle = WeakHandle(.guide)
  // Safe: only the main actor changes them, and a change runs no client code.
  @safe @exclusivity(unchecked) final var anchors = LayoutAnchors()

  open package(set) var owningView: UIView? {
    get { weakHandle.parent?.view }
    set {
      if weakHandle.parent != nil { MentionIndex.forget() }
      weakHandle.parent = newValue?.weakHandle
    }
  }
  open var identifier = ""
  package let role: Role
  // Safe: only used under the lock of associated values.
  package final nonisolated(unsafe) var associatedValues: AssociatedValues?
  package final var engineItem: ItemID? {
    get { weakHandle.item }
    set { weakHandle.item = newValue }
  }

  public override init() {
    role = .custom
    super.init()
    weakHandle.bind(to: self)
  }

  /// Makes a guide that has no owner; `InterfaceBuilder` reads documents instead.
  public required init?(coder: NSCoder) {
    role = .custom
    super.init()
    weakHandle.bind(to: self)
  }

  init(role: Role) {
    self.role = role
    super.init()
    weakHandle.bind(to: self)
  }

  deinit {
    weakHandle.invalidate()
  }

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.layoutFrame(of: self)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.leading(of: weakHandle) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.trailing(of: weakHandle) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.left(of: weakHandle) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.right(of: weakHandle) }
  open var topAnchor: NSLayoutYAxisAnchor { anchors.top(of: weakHandle) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.bottom(of: weakHandle) }
  open var widthAnchor: NSLayoutDimension { anchors.width(of: weakHandle) }
  open var heightAnchor: NSLayoutDimension { anchors.height(of: weakHandle) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.centerX(of: weakHandle) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.centerY(of: weakHandle) }

  /// The constraints that determine the guide's frame on an axis.
  ///
  /// - Complexity: O(*d* log *d*) for *d* constraints that determine it.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.liveContext?.constraintsAffecting(self, axis) ?? []
  }

  /// Whether the constraints leave the guide's frame open.
  ///
  /// - Complexity: O(size of the frame's expressions) if nothing can move, or a solve of the rest.
  open var hasAmbiguousLayout: Bool {
    guard let context = owningView?.liveContext else { return false }
    return context.isAmbiguous(self, .horizontal) || context.isAmbiguous(self, .vertical)
  }

  /// `<UILayoutGuide: 0x… - "identifier", layoutFrame = …, owningView = <UIView: 0x…>>`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self)) - \"\(identifier)\", layoutFrame = \(NSStringFromCGRect(layoutFrame)), owningView = \(owningView?.description ?? "(null)")>"
    }
  }

  final var describedText: String? { identifier.isEmpty ? nil : identifier }
}
