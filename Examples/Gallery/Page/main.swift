import Foundation
import Gallery

// Writes the page of all experiments into a folder: `GalleryPage FOLDER`.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: GalleryPage FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
do {
  let page = GalleryPage(Experiment.all.map { ($0, $0.perform()) })
  try page.write(to: folder)
  print(page.summary)
  exit(page.holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("GalleryPage: error: \(error)\n".utf8))
  exit(73)
}
