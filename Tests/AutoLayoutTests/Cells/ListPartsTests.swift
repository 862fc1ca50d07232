import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Views that lists and cells own")
struct ListPartsTests {
  private typealias Part = (
    name: String, owner: UIView, set: (UIView?) -> Void, get: () -> UIView?
  )

  private func part<Owner: UIView>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, UIView?>
  ) -> Part {
    ("\(type(of: owner)) \(path)", owner, { owner[keyPath: path] = $0 }, { owner[keyPath: path] })
  }

  @Test("views that lists and cells own are subviews immediately, until they are replaced")
  func subviews() {
    let selected = UITableViewCell(style: .default, reuseIdentifier: nil)
    selected.isSelected = true
    let highlighted = UITableViewCell(style: .default, reuseIdentifier: nil)
    highlighted.isHighlighted = true
    let editing = UITableViewCell(style: .default, reuseIdentifier: nil)
    editing.isEditing = true
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let parts: [Part] = [
      part(UITableView(frame: frame), \.tableHeaderView),
      part(UITableView(frame: frame), \.tableFooterView),
      part(UITableView(frame: frame), \.backgroundView),
      part(
        UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()),
        \.backgroundView),
      part(UITableViewCell(style: .default, reuseIdentifier: nil), \.backgroundView),
      part(UITableViewCell(style: .default, reuseIdentifier: nil), \.accessoryView),
      part(editing, \.editingAccessoryView), part(selected, \.selectedBackgroundView),
      part(highlighted, \.selectedBackgroundView),
      part(UITableViewHeaderFooterView(reuseIdentifier: nil), \.backgroundView),
      part(UICollectionViewCell(frame: frame), \.backgroundView),
      part(UICollectionViewCell(frame: frame), \.selectedBackgroundView),
    ]
    for part in parts {
      let (first, second) = (UIView(), UIView())
      part.set(first)
      #expect(first.superview === part.owner, "\(part.name)")
      part.set(second)
      #expect(first.superview == nil && second.superview === part.owner, "\(part.name)")
      part.set(second)
      #expect(second.superview === part.owner && part.get() === second, "\(part.name)")
      part.set(nil)
      #expect(second.superview == nil && part.get() == nil, "\(part.name)")
    }
    let contents: [(UIView, UIView)] = [
      UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: frame),
    ].map { cell in (cell, cell.subviews.first ?? cell) }
    for (cell, content) in contents {
      #expect(
        content === (cell as? UITableViewCell)?.contentView
          ?? (cell as? UICollectionViewCell)?.contentView)
      #expect(content.frame == cell.bounds)
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.subviews == [header.contentView])
    let scroll = UITableView(frame: frame)
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    #expect(refresh.superview === scroll)
    print("walk of views that lists and cells own: \(parts.count + 4) members")
  }

  @Test("a table cell's selected background is a subview only while the cell is selected (F8.34)")
  func selection() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (usual, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = usual
    #expect(chosen.superview == nil)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.subviews.prefix(3) == [usual, chosen, cell.contentView])
    #expect(chosen.frame == cell.bounds)
    cell.frame.size.width = 500
    cell.layoutIfNeeded()
    #expect(chosen.frame.width == 500)
    cell.isSelected = false
    #expect(chosen.superview == nil)
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(chosen.superview == nil)
  }

  @Test("backgrounds are below all cells")
  func backgrounds() {
    let (first, second) = (UIView(), UIView())
    let (rows, items) = (Rows([[30, 40]]), Items(count: 3))
    let table = makeTable(rows)
    table.backgroundView = first
    #expect(table.subviews.first === first)
    table.layoutIfNeeded()
    #expect(first.frame == table.bounds)
    let view = makeCollection(items, UICollectionViewFlowLayout())
    view.backgroundView = second
    #expect(view.subviews.first === second)
    view.layoutIfNeeded()
    #expect(second.frame == view.bounds)
  }

  @Test("a header that is tied to the table by constraints is as high as its content")
  func constrainedHeader() {
    for isFooter in [false, true] {
      let rows = Rows([[30, 40]])
      let table = makeTable(rows)
      let (edge, inner) = (UIView(), UIView())
      edge.translatesAutoresizingMaskIntoConstraints = false
      edge.addFilling(inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 72)
      height.isActive = true
      if isFooter { table.tableFooterView = edge } else { table.tableHeaderView = edge }
      var constraints = [
        edge.centerXAnchor.constraint(equalTo: table.centerXAnchor),
        edge.widthAnchor.constraint(equalTo: table.widthAnchor),
      ]
      if !isFooter { constraints.append(edge.topAnchor.constraint(equalTo: table.topAnchor)) }
      NSLayoutConstraint.activate(constraints)
      edge.layoutIfNeeded()
      // Swift accepts this only if the properties are computed, as in UIKit.
      if isFooter {
        table.tableFooterView = table.tableFooterView
      } else {
        table.tableHeaderView = table.tableHeaderView
      }
      table.layoutIfNeeded()
      #expect(edge.frame == CGRect(x: 0, y: isFooter ? 90 : 0, width: 320, height: 72))
      #expect(table.rectForRow(at: .at(0)).minY == (isFooter ? 0 : 72))
      #expect(table.contentSize.height == 162)
    }
  }
}
