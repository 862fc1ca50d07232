/// A reference that does not keep a view, a guide or a controller alive and reads nil once it is gone.
///
/// It stands for `weak` where layout goes by: a weak reference gives its target a side table, which makes every retain of it slow for
/// the rest of its life. A lifeline belongs to one object, which cuts it first thing when it goes.
final class Lifeline: @unchecked Sendable {
  // Safe: the object cuts the line in its `deinit`, before its memory is given back; views live and die on the main actor.
  private unowned(unsafe) var stored: AnyObject?
  /// What a lifeline belongs to.
  enum Kind {
    case view, guide, controller
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Ties the line to the object that it belongs to.
  func tie(to object: AnyObject) {
    unsafe stored = object
  }

  /// Ends the line: the object is going.
  func cut() {
    unsafe stored = nil
  }

  /// Whether the object still lives.
  var isAlive: Bool {
    unsafe stored != nil
  }

  /// The object, while it lives.
  var object: AnyObject? {
    unsafe stored
  }

  /// The object as a view, while it lives.
  var view: UIView? {
    guard kind == .view, let object = unsafe stored else { return nil }
    // Safe: only a view makes a line of this kind.
    return unsafe unsafeDowncast(object, to: UIView.self)
  }

  /// The object as a guide, while it lives.
  var guide: UILayoutGuide? {
    guard kind == .guide, let object = unsafe stored else { return nil }
    // Safe: only a guide makes a line of this kind.
    return unsafe unsafeDowncast(object, to: UILayoutGuide.self)
  }

  /// The object as a controller, while it lives.
  var controller: UIViewController? {
    guard kind == .controller, let object = unsafe stored else { return nil }
    // Safe: only a controller makes a line of this kind.
    return unsafe unsafeDowncast(object, to: UIViewController.self)
  }

  /// The view itself, or the view that owns the guide.
  @MainActor var layoutView: UIView? {
    kind == .view ? view : guide?.owningView
  }

  /// The line of a view or a guide; nil for anything else.
  static func of(_ object: AnyObject?) -> Lifeline? {
    if let view = object as? UIView { return view.lifeline }
    return (object as? UILayoutGuide)?.lifeline
  }
}
