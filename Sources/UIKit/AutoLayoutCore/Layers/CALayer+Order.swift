import Foundation

package enum Sublayer {
  case view(UIView)
  case layer(CALayer)
}

/// The common order of subviews and of layers that no view owns (F13.8).
///
/// A view makes the layer lazily, so the order is derived from the subviews.
extension CALayer {
  package final var hasOwnSublayers: Bool { !ownSublayers.isEmpty }

  package final var drawnSublayers: [Sublayer] {
    let row = row
    func height(_ member: Sublayer) -> CGFloat {
      switch member {
      case .view(let view): view.layerIfUsed?.zPosition ?? 0
      case .layer(let layer): layer.zPosition
      }
    }
    guard row.contains(where: { height($0) != 0 }) else { return row }
    return row.enumerated().sorted {
      (height($0.element), $0.offset) < (height($1.element), $1.offset)
    }.map(\.element)
  }

  private var row: [Sublayer] {
    let subviews = viewHandle?.view?.subviews ?? []
    guard hasOwnSublayers else { return subviews.map { .view($0) } }
    var row: [Sublayer] = []
    func append(_ handle: WeakHandle?) {
      row += ownSublayers.filter { $0.viewBelow == handle }.map { .layer($0) }
    }
    append(nil)
    for view in subviews {
      row.append(.view(view))
      append(view.weakHandle)
    }
    return row
  }

  var allSublayers: [CALayer] {
    row.map { member in
      switch member {
      case .view(let view): view.layer
      case .layer(let layer): layer
      }
    }
  }

  func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    allSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  func insert(_ layer: CALayer, at index: Int) {
    // A view's layer moves with the view.
    guard layer.viewHandle == nil, layer !== self else { return }
    layer.leaveParent()
    let behind = row.prefix(max(0, index))
    let place = behind.count { if case .layer = $0 { true } else { false } }
    switch behind.last {
    case .view(let view): layer.viewBelow = view.weakHandle
    case .layer(let other): layer.viewBelow = other.viewBelow
    case nil: layer.viewBelow = nil
    }
    layer.parentLayer = self
    ownSublayers.insert(layer, at: place)
    markNeedsLayout()
  }

  /// Keeps the layers in front of the view inserted at their position.
  func subview(_ view: UIView, cameInFrontOf other: UIView?) {
    for layer in ownSublayers where layer.viewBelow == other?.weakHandle {
      layer.viewBelow = view.weakHandle
    }
  }

  func subviewWillLeave(_ view: UIView) {
    guard hasOwnSublayers, let subviews = viewHandle?.view?.subviews,
      let index = subviews.firstIndex(where: { $0 === view })
    else { return }
    let next = index > 0 ? subviews[index - 1].weakHandle : nil
    for layer in ownSublayers where layer.viewBelow == view.weakHandle { layer.viewBelow = next }
  }
}
