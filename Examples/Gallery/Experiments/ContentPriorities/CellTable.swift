import UIKit

/// A table that measures rows by hand and caches the heights, from before self-sizing rows.
final class CellTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let identifier = "cell"
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 510), style: .plain)
  let models: [CellModel]
  /// The height of the pictures in points.
  let imageHeight: CGFloat
  /// Whether the rows reserve room for their pictures.
  let leavesRoom: Bool
  private(set) var measurements = 0
  /// A row used to measure the others.
  private lazy var singleCell: CodeLayoutCell = makeCell()

  init(_ models: [CellModel], imageHeight: CGFloat, leavesRoom: Bool = false) {
    self.models = models
    self.imageHeight = imageHeight
    self.leavesRoom = leavesRoom
    super.init()
    table.register(CodeLayoutCell.self, forCellReuseIdentifier: CellTable.identifier)
    table.dataSource = self
    table.delegate = self
  }

  private func makeCell() -> CodeLayoutCell {
    let cell = CodeLayoutCell(style: .default, reuseIdentifier: CellTable.identifier)
    if leavesRoom { cell.leaveRoomForPicture() }
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = makeCell()
    cell.show(models[indexPath.row], imageHeight: imageHeight)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let model = models[indexPath.row]
    if model.cacheHeight != 0 { return model.cacheHeight }
    // Lays the row out, which sets the content view's width.
    singleCell.layoutIfNeeded()
    singleCell.show(model, imageHeight: imageHeight)
    measurements += 1
    let size = singleCell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A row is 1 point higher than the content view.
    model.cacheHeight = size.height + 1
    return model.cacheHeight
  }

  func cell(_ row: Int) -> CodeLayoutCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? CodeLayoutCell
  }

  var parts: [(String, UIView)] {
    models.indices.flatMap { row in
      cell(row)?.parts.map { ("\($0)\(row + 1)", $1) } ?? []
    }
  }

  /// Sample people with texts of increasing length.
  static func people() -> [CellModel] {
    [
      CellModel(name: "Ada", company: "Analytical Engine", content: "One line."),
      CellModel(
        name: "Grace", company: "Navy",
        content: "A text of this length needs more than one line beside the picture."),
      CellModel(
        name: "Margaret", company: "Apollo",
        content: """
          A text that goes on for so long that the row has to become higher and higher, because its \
          label breaks it into as many lines as there must be.
          """),
    ]
  }
}
