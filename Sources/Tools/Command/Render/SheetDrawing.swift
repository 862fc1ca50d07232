import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

@MainActor
struct SheetDrawing {
  let matrix: SheetMatrix
  let scenes: SceneDrawing

  struct Cell {
    let picture: OverlaidPicture
    let point: LayoutEnvironment
    let scene: String
  }

  /// Draws scenes for every combination, in order.
  func draw(
    _ shown: [InterfaceScene], in base: LayoutEnvironment, _ terminal: Terminal,
    take: (Cell) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let names = matrix.points.map { point in
      matrix.varying.map { SheetMatrix.value(of: $0, in: point) }.joined(separator: " ")
    }
    let progress = ProgressBar(names: shown.flatMap { _ in names })
    var done = 0
    defer { if matrix.points.count * shown.count > 1 { terminal.showProgress("") } }
    let titles = Dictionary(shown.map { ($0.title, 1) }, uniquingKeysWith: +)
    var described: Set<[String]> = []
    for scene in shown {
      for point in matrix.points {
        progress.show(done, terminal)
        done += 1
        let environment = point.withSources(of: base)
        // Problems may depend on the strings; all other messages about a scene are printed once.
        let isFirst = described.insert([scene.id, point.locale ?? ""]).inserted
        if isFirst { terminal.showProgress("") }
        let live = scenes.layOut(
          scene.copy(in: point.locale) ?? scene, in: environment,
          isFirst ? terminal.makeReporter() : nil)
        let pictures = scenes.pictures(of: live, in: environment)
        for (index, picture) in pictures.enumerated() {
          let name = titles[scene.title] == 1 ? scene.title : "\(scene.title) (\(scene.id))"
          let title = pictures.count > 1 ? "\(name) \(index + 1)" : name
          let isOnly = shown.count == 1 && pictures.count == 1
          try take(Cell(picture: picture, point: point, scene: isOnly ? "" : title))
        }
      }
    }
  }

  func table(_ cells: [Cell], title: String) -> SheetTable {
    let rows = matrix.varying.filter(\.isOfRows)
    let columns = matrix.varying.filter { !$0.isOfRows }
    return SheetTable(
      cells.map { cell in
        let row = [cell.scene] + rows.map { SheetMatrix.value(of: $0, in: cell.point) }
        return SheetTable.Cell(
          row: row.filter { !$0.isEmpty }.joined(separator: " · "),
          column: columns.map { SheetMatrix.value(of: $0, in: cell.point) }.joined(
            separator: " · "),
          picture: cell.picture)
      }, title: self.title(title))
  }

  func title(_ name: String) -> String {
    guard let point = matrix.points.first else { return name }
    let values = EnvironmentAxis.all.filter { axis in
      axis.word(point) != nil && !matrix.varying.contains(axis)
    }.map { SheetMatrix.value(of: $0, in: point) }
    return ([name] + values).joined(separator: " · ")
  }

  func values(of cell: Cell) -> [SheetPage.Value] {
    let scene = cell.scene.isEmpty ? [] : [SheetPage.Value(dimension: "Scene", name: cell.scene)]
    return scene
      + matrix.varying.map {
        SheetPage.Value(dimension: $0.title, name: SheetMatrix.value(of: $0, in: cell.point))
      }
  }
}

extension Terminal {
  /// Returns a closure that prints a scene's problems.
  @MainActor
  func makeReporter() -> (InstantiatedScene) -> Void {
    { scene in
      for diagnostic in scene.diagnostics + scene.conflicts { self.printError(diagnostic) }
    }
  }
}
