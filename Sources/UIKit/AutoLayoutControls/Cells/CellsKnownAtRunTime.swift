public import Foundation

// Makes cells, attributes and contexts of classes known only at run time. Safe here and below: see
// ClassesKnownAtRunTime.swift.

extension UITableViewCell {
  @_silgen_name("AutoLayout_makeRegisteredTableViewCell")
  convenience init(registered style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("AutoLayout_makeRegisteredTableViewCell")
  static func makeRegistered(
    _ style: CellStyle = .default, _ reuseIdentifier: __owned String? = nil
  )
    -> Self
}

extension NSObjectProtocol where Self: UITableViewCell {
  @_silgen_name("AutoLayout_cellOfStyle")
  @MainActor @usableFromInline static func ofClass(
    _ style: UITableViewCell.CellStyle, _ reuseIdentifier: __owned String?
  ) -> Self {
    makeRegistered(style, reuseIdentifier)
  }

  @_silgen_name("AutoLayout_cellOfStyle")
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension UITableViewHeaderFooterView {
  @_silgen_name("AutoLayout_makeRegisteredHeaderFooterView")
  convenience init(registered: Void) {
    self.init(reuseIdentifier: nil)
  }

  @_silgen_name("AutoLayout_makeRegisteredHeaderFooterView")
  static func makeRegistered() -> Self
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("AutoLayout_makeLayoutAttributes")
  convenience init(plain: Void) {
    self.init()
  }

  @_silgen_name("AutoLayout_makeLayoutAttributes")
  static func makePlain() -> Self
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("AutoLayout_makeInvalidationContext")
  convenience init(plain: Void) {
    self.init()
  }

  @_silgen_name("AutoLayout_makeInvalidationContext")
  static func makePlain() -> Self
}
