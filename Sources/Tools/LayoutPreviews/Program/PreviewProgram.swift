import ApplicationHost
import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder
import PreviewProtocol
import ScenePictures

@MainActor
struct PreviewProgram {
  private let list: PreviewList

  init(_ list: PreviewList) { self.list = list }

  func run() -> Never {
    HostedApplication.findResources(ofModule: list.module)
    let process = ProcessInfo.processInfo
    if process.environment[ProgramCall.variable] != nil {
      PreviewLines(PreviewAnswers(list.previews)).run()
    }
    let arguments = Array(process.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case (nil, _): describe()
    case ("--render", 2): render(into: arguments[1])
    case ("--sizes", 1): check(SizeSweep())
    case ("--sizes", 2) where SizeSweep.presets.contains(arguments[1]):
      check(SizeSweep(windows: [arguments[1]]))
    default:
      let isHelp = ["--help", "-h"].contains(arguments.first)
      FileHandle(fileDescriptor: isHelp ? 1 : 2).write(Data(usage.utf8))
      exit(isHelp ? 0 : 2)
    }
    exit(0)
  }

  private var usage: String {
    """
    usage: \(ProcessInfo.processInfo.processName) [--render FOLDER | --sizes [WINDOWS]]

    Lists the previews with their sizes; --render draws each as a PNG into FOLDER. --sizes checks each preview in
    every size of WINDOWS (\(SizeSweep.presets.joined(separator: ", "))), and exits with 1 at a finding.
    To show them on a live page, run 'autolayout preview --package FOLDER' with the folder of Package.swift.

    """
  }

  private func title(_ index: Int) -> String {
    list.previews[index].name ?? "Preview \(index + 1)"
  }

  private func scene(_ index: Int) -> CodeScene {
    CodeScene(
      list.previews[index], id: "preview-\(index + 1)", in: LayoutEnvironment(), version: 1,
      keys: LayerKeys(), resources: FragmentResources())
  }

  private func describe() {
    for index in list.previews.indices {
      let size = scene(index).picture(after: nil).size
      print("\(title(index)): \(PageNumberText(size.width)) × \(PageNumberText(size.height))")
    }
  }

  /// Prints the findings of each preview with their sizes.
  private func check(_ sizes: SizeSweep) {
    var count = 0
    do {
      for (index, preview) in list.previews.enumerated() {
        for finding in try preview.findings(sizes) {
          print("\(title(index)): \(finding.severity): \(finding.statement) [\(finding.rule)]")
          count += 1
        }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    if count > 0 { exit(1) }
  }

  private func render(into folder: String) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for index in list.previews.indices {
        let safe = title(index).map { $0.isLetter || $0.isNumber || $0 == " " ? $0 : "-" }
        let path = "\(folder)/\(index + 1) \(String(safe)).png"
        try scene(index).drawing.write(to: path, scale: Double(UIScreen.main.scale))
        print(path)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}

extension Preview {
  /// Returns the preview's findings at every window size.
  @MainActor
  func findings(_ sizes: SizeSweep) throws -> [Finding] {
    try ViewSweep(sizes) {
      switch subject() {
      case .view(let view): .view(view)
      case .controller(let controller): .controller(controller)
      }
    }.findings()
  }
}

private struct PageNumberText: CustomStringConvertible {
  let value: CGFloat

  init(_ value: CGFloat) { self.value = value }

  var description: String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
