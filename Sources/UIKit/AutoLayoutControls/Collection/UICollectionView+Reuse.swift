import AutoLayoutCore
import AutoLayoutValues
public import Foundation

extension UICollectionView {
  private static func key(_ identifier: String, _ kind: String? = nil) -> String {
    "\(kind ?? "cell")|\(identifier)"
  }

  func keepCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    let made = cellClass as? UICollectionViewCell.Type
    precondition(
      cellClass == nil || made != nil,
      "The registered class must be a subclass of UICollectionViewCell.")
    pool.register(Self.key(identifier), made.map { made in { made.makeFramed() } })
  }

  func keepViewClass(_ viewClass: AnyClass?, kind elementKind: String, identifier: String) {
    let made = viewClass as? UICollectionReusableView.Type
    precondition(
      viewClass == nil || made != nil,
      "The registered class must be a subclass of UICollectionReusableView.")
    pool.register(Self.key(identifier, elementKind), made.map { made in { made.makeFramed() } })
  }

  func keepNib(_ nib: UINib?, kind: String?, identifier: String) {
    pool.register(
      Self.key(identifier, kind),
      nib.map { nib in
        { nib.topView(as: UICollectionReusableView.self) ?? UICollectionViewCell(frame: .zero) }
      })
  }

  package func register(
    _ identifier: String, _ kind: String?, _ maker: @escaping () -> UICollectionReusableView
  ) {
    pool.register(Self.key(identifier, kind), maker)
  }

  func takeRegisteredCell(_ identifier: String) -> UICollectionViewCell {
    guard let cell = dequeue(identifier, nil) as? UICollectionViewCell else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  func takeRegisteredView(_ elementKind: String, _ identifier: String) -> UICollectionReusableView {
    guard let view = dequeue(identifier, elementKind) else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return view
  }

  private func dequeue(_ identifier: String, _ kind: String?) -> UICollectionReusableView? {
    if kind == nil, let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    guard let (view, isUsed) = pool.dequeue(Self.key(identifier, kind)) else { return nil }
    view.reuseIdentifier = identifier
    if isUsed { view.prepareForReuse() }
    return view
  }

  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    let identifier = UUID().uuidString

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = Self.key(registration.identifier)
    if !pool.knows(key) { pool.register(key) { Cell.makeFramed() } }
    guard let cell = dequeue(registration.identifier, nil) as? Cell else {
      preconditionFailure("The dequeued cell does not have the class of its registration.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = Self.key(registration.identifier, registration.elementKind)
    if !pool.knows(key) { pool.register(key) { Supplementary.makeFramed() } }
    guard
      let view = dequeue(registration.identifier, registration.elementKind) as? Supplementary
    else { preconditionFailure("The dequeued view does not have the class of its registration.") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  func retire(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element)?.view else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, cell.isInSight {
      cell.isInSight = false
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
    view.collection = nil
    keep(view, element.kind)
  }

  func keep(_ view: UICollectionReusableView, _ kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    pool.keep(view, Self.key(identifier, kind))
  }

  func retireAll() {
    for element in Array(shown.keys) { retire(element) }
  }
}
