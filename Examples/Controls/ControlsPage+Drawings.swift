import AutoLayout
import ClientDrawings
import Foundation

/// Drawings by client code.
extension ControlsPage {
  /// Small drawings of all kinds with their names.
  static func drawings() -> UIView {
    let columns = 5
    let all = ClientDrawing.all.map { drawing in
      let view = drawing.make()
      view.layer.borderWidth = 0.5
      view.layer.borderColor = UIColor.systemGray4.cgColor
      view.heightAnchor.constraint(equalToConstant: ClientDrawing.size.height).isActive = true
      let name = caption(drawing.name)
      name.font = .systemFont(ofSize: 8)
      return stack([name, wide(ClientDrawing.size.width, view)], spacing: 3)
    }
    let rows = stride(from: 0, to: all.count, by: columns).map { first in
      row(Array(all[first..<min(first + columns, all.count)]), spacing: 12)
    }
    return section("Drawings of clients", rows)
  }
}
