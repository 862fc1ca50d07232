import Testing
import UIKit

private final class TextCell: UITableViewCell {
  let body = UIView()
  private(set) lazy var bodyHeight = body.heightAnchor.constraint(equalToConstant: 0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bodyHeight,
    ])
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var offsets: [CGFloat] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.bodyHeight.constant = CGFloat(10 * (indexPath.row + 1))
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

@MainActor @Suite("Lists and scrolling")
struct ListTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  private let rows = Rows()

  init() {
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.estimatedRowHeight = 0
    table.separatorStyle = .none
    table.dataSource = rows
    table.delegate = rows
  }

  @Test("rows are as high as their content; only visible rows have cells")
  func selfSizing() {
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 20)
    #expect(
      table.rectForRow(at: IndexPath(row: 3, section: 0))
        == CGRect(x: 0, y: 90, width: 320, height: 50))
    #expect(table.contentSize == CGSize(width: 320, height: 2300))
    #expect(table.visibleCells.count == 5)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell
    #expect(cell?.frame == CGRect(x: 0, y: 20, width: 320, height: 30))
    #expect(cell?.body.frame == CGRect(x: 0, y: 5, width: 320, height: 20))
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
  }

  @Test("scrolling exchanges the cells, and notifies the delegate")
  func scrolling() {
    table.layoutIfNeeded()
    table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    table.layoutIfNeeded()
    #expect(rows.offsets == [1000])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 13, section: 0))?.frame.minY == 1040)
    #expect(Set(table.visibleCells).count == table.visibleCells.count)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = rows
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 160))
    #expect(rows.offsets.last == 160)
  }

  @Test("a header view and fixed heights take up space")
  func fixed() {
    table.rowHeight = 44
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 910)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 118)
  }
}

@MainActor @Suite("Layers, targets and gestures")
struct LayerTests {
  @Test("a view's layer has the view's frame")
  func layers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let child = UIView()
    view.addSubview(child)
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.frame.origin.x = 50
    #expect(view.frame.minX == 50)
    #expect(child.layer.superlayer === view.layer && view.layer.delegate === view)
    let extra = CALayer()
    extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(extra)
    extra.position.x = 20
    #expect(extra.frame.minX == 15)
    #expect(view.layer.sublayers == [child.layer, extra])
    extra.removeFromSuperlayer()
    #expect(extra.superlayer == nil && view.layer.sublayers == [child.layer])
  }

  @Test("controls list their targets, views their recognizers")
  func targets() {
    let control = UIControl()
    let target = NSObject()
    control.addTarget(target, action: "tap", for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
    #expect(control.allTargets.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    let tap = UITapGestureRecognizer()
    let other = UIView()
    control.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(control.gestureRecognizers == nil && other.gestureRecognizers == [tap])
    #expect(tap.view === other)
  }

  @Test("backgrounds are below the content, and the selected background only while selected")
  func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (usual, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = usual
    cell.layoutIfNeeded()
    #expect(cell.subviews == [usual, chosen, cell.contentView])
    #expect(chosen.frame == cell.bounds)
    #expect(chosen.isHidden)
    cell.isSelected = true
    #expect(!chosen.isHidden)
    cell.selectedBackgroundView = nil
    #expect(chosen.superview == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundView = usual
    header.layoutIfNeeded()
    #expect(usual.superview === header && usual.frame == header.bounds)
  }
}
