import Foundation

/// Something that is drawn inside a layer.
package enum Sublayer {
  /// A subview of the layer's view.
  case view(UIView)
  /// A layer that is no view's.
  case layer(CALayer)
}

/// The order of subviews and of layers that are no view's: one row, as in UIKit, where subviews are
/// layers like others (F13.8).
///
/// Views do not make their layers before somebody asks for them. So the row is put together from
/// the subviews and from what each other layer stands in front of.
extension CALayer {
  /// Whether there are layers inside that are no view's.
  package final var hasOwnSublayers: Bool { !ownSublayers.isEmpty }

  /// What lies inside, back to front; later ones in front where `zPosition` does not say otherwise.
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
      row += ownSublayers.filter { $0.viewBehind == handle }.map { .layer($0) }
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

  /// The place of a layer in the row that is left when another one is taken out.
  func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    allSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  /// Puts a layer at a place of the row; in front where there are not so many.
  func insert(_ layer: CALayer, at index: Int) {
    // A view's layer goes where its view goes.
    guard layer.viewHandle == nil, layer !== self else { return }
    layer.leaveParent()
    let behind = row.prefix(max(0, index))
    let place = behind.count { if case .layer = $0 { true } else { false } }
    switch behind.last {
    case .view(let view): layer.viewBehind = view.weakHandle
    case .layer(let other): layer.viewBehind = other.viewBehind
    case nil: layer.viewBehind = nil
    }
    layer.parentLayer = self
    ownSublayers.insert(layer, at: place)
    markNeedsLayout()
  }

  /// Lets a view that came directly in front of a subview, or behind all, stand behind the layers
  /// that were in front of that one, or behind all.
  func subview(_ view: UIView, cameInFrontOf other: UIView?) {
    for layer in ownSublayers where layer.viewBehind == other?.weakHandle {
      layer.viewBehind = view.weakHandle
    }
  }

  /// Lets layers in front of a subview that goes stand in front of the one behind it.
  func subviewWillLeave(_ view: UIView) {
    guard hasOwnSublayers, let subviews = viewHandle?.view?.subviews,
      let index = subviews.firstIndex(where: { $0 === view })
    else { return }
    let next = index > 0 ? subviews[index - 1].weakHandle : nil
    for layer in ownSublayers where layer.viewBehind == view.weakHandle { layer.viewBehind = next }
  }
}
