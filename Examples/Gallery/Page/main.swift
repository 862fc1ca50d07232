import Foundation
import Gallery

// `GalleryPage FOLDER` writes the page of all experiments into a folder. `GalleryPage --outcomes
// FILE` writes their outcomes as JSON, for the tests of the JavaScript library.
let arguments = CommandLine.arguments.dropFirst()
let isPage = arguments.count == 1 && arguments.first?.hasPrefix("-") == false
guard let target = arguments.last,
  isPage || (arguments.count == 2 && arguments.first == "--outcomes")
else {
  FileHandle.standardError.write(Data("usage: GalleryPage FOLDER | --outcomes FILE\n".utf8))
  exit(2)
}
do {
  let results = Experiment.all.map { ($0, $0.perform()) }
  var page = GalleryPage(results)
  if isPage {
    try page.write(to: URL(fileURLWithPath: target))
  } else {
    try Outcomes(results).encoded().write(to: URL(fileURLWithPath: target), options: .atomic)
  }
  print(page.summary)
  exit(page.holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("GalleryPage: error: \(error)\n".utf8))
  exit(73)
}
