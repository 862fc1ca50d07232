package import InterfaceBuilder

package struct OutlineRows {
  package struct Row {
    package var id: String
    package var className: String
    package var name: String
    package var depth: Int
  }

  package let rows: [Row]

  package init(_ scene: InterfaceScene) {
    let contents = scene.contents
    var rows: [Row] = []
    var open = scene.record.roots.reversed().map { (index: $0, depth: 0) }
    while let (index, depth) = open.popLast() {
      let element = contents[index]
      if !element.id.isEmpty {
        rows.append(
          Row(
            id: element.id, className: element.customClass ?? element.kind.className,
            name: OutlineName.of(element), depth: depth))
      }
      open += element.children.reversed().map { ($0, depth + 1) }
    }
    self.rows = rows
  }
}
