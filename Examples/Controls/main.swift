import AutoLayout
import Drawing
import Foundation

/// Draws the page: `ControlsPage FILE`, where FILE ends in .png, .svg or .pdf.
UIView.usePainter()
let path = CommandLine.arguments.dropFirst().first ?? "controls.png"
let sheet = DisplayList(showing: ControlsPage.view(), style: .plain)
do {
  try sheet.write(to: path, scale: 1.5)
  print("picture: \(path), \(Int(sheet.size.width)) × \(Int(sheet.size.height)) points")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(73)
}
