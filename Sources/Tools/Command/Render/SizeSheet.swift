import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

/// A scene at both sides of each breakpoint, below a map of the findings at all sizes.
@MainActor
struct SizeSheet {
  private let document: InterfaceDocument
  private let scene: InterfaceScene
  private let drawing: SceneDrawing
  private let environment: LayoutEnvironment

  /// The number of breakpoints that are drawn.
  private static let breakpointLimit = 12
  private static let pictureWidth = 260.0
  /// The work for a document in layouts.
  nonisolated static let workload = 1_000

  init(
    _ scene: InterfaceScene, of document: InterfaceDocument, _ drawing: SceneDrawing,
    in environment: LayoutEnvironment
  ) {
    self.scene = scene
    self.document = document
    self.drawing = drawing
    self.environment = environment
  }

  /// A size at which findings differ from the next smaller size.
  private struct Breakpoint: Hashable {
    var width: Int
    var height: Int
    var isOfWidth: Bool
  }

  /// Draws the maps and the pictures of each kind of window.
  func picture(_ windows: [String]) -> DisplayList {
    var sheet = ContactSheet()
    for kind in SizeSweep(windows: windows).areas.map(\.kind).removingRepeats {
      guard kind.size == nil else {
        sheet.add(
          picture(kind, kind.size?.width ?? 0, kind.size?.height ?? 0), title: kind.name)
        continue
      }
      let (widths, heights) = (findings(kind, .widths), findings(kind, .heights))
      let points = breakpoints(widths, isOfWidth: true) + breakpoints(heights, isOfWidth: false)
      let map = SizeMap(
        findings(kind, .map), widths: points.filter(\.isOfWidth).map(\.width),
        heights: points.filter { !$0.isOfWidth }.map(\.height))
      sheet.add(map.list, title: "\(scene.title) · \(kind.name)s", beginsRow: true)
      var drawn: Set<[Int]> = []
      for point in points.prefix(Self.breakpointLimit) {
        let (width, height) = (point.width, point.height)
        let before = point.isOfWidth ? (width - 1, height) : (width, height - 1)
        let found = point.isOfWidth ? widths : heights
        for (size, other) in [(before, (width, height)), ((width, height), before)]
        where drawn.insert([size.0, size.1]).inserted {
          let words = Self.words(found, at: size, comparedTo: other)
          sheet.add(picture(kind, size.0, size.1), title: "\(size.0) x \(size.1): \(words)")
        }
      }
    }
    return sheet.picture
  }

  /// Returns the number of findings at `size`, and a rule that finds nothing at the other size.
  private static func words(
    _ findings: [Finding], at size: (Int, Int), comparedTo other: (Int, Int)
  ) -> String {
    let here = findings.filter { $0.occurs(at: size) }
    let count =
      here.isEmpty ? "no findings" : here.count == 1 ? "1 finding" : "\(here.count) findings"
    let own = here.first { !$0.occurs(at: other) }
    return count + (own.map { ", here \($0.rule)" } ?? "")
  }

  private enum Sweep { case widths, heights, map }

  private func findings(_ kind: WindowKind, _ sweep: Sweep) -> [Finding] {
    var sizes = SizeSweep(windows: [kind.id])
    switch sweep {
    case .widths: sizes.widths = [SizeSweep.wholeRange]
    case .heights: sizes.heights = [SizeSweep.wholeRange]
    case .map: (sizes.widths, sizes.heights) = (SizeMap.steps, SizeMap.steps)
    }
    var settings = CheckSettings()
    settings.matrix.sizes = sizes
    return DocumentCheck(settings).findings(in: document, scenes: [scene.id]).findings
      .filter { !$0.sizes.isEmpty }
  }

  private func breakpoints(_ findings: [Finding], isOfWidth: Bool) -> [Breakpoint] {
    var points: Set<Breakpoint> = []
    let whole = SizeSweep.wholeRange
    for sizes in findings.flatMap(\.sizes) {
      let moving = isOfWidth ? sizes.widths : sizes.heights
      // A single size of the other axis is enough to see the difference.
      guard let other = (isOfWidth ? sizes.heights : sizes.widths).last?.to else { continue }
      for value in moving.flatMap({ [$0.from, $0.to + 1] })
      where value > whole.from && value <= whole.to {
        points.insert(
          Breakpoint(
            width: isOfWidth ? value : other, height: isOfWidth ? other : value,
            isOfWidth: isOfWidth))
      }
    }
    return points.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
  }

  private func picture(_ kind: WindowKind, _ width: Int, _ height: Int) -> DisplayList {
    var place = environment
    place.device = kind.device(width: Double(width), height: Double(height))
    place.orientation = .portrait
    let live = drawing.layOut(scene, in: place)
    guard let list = drawing.pictures(of: live, in: place).first?.drawn(nil) else {
      return DisplayList(size: .zero)
    }
    let scale = Self.pictureWidth / max(1, list.size.width)
    let box = CGRect(origin: .zero, size: list.size)
    let paper = list.background.map { [DisplayList.Item.fill(.rectangle(box), $0)] } ?? []
    return DisplayList(
      size: CGSize(width: Self.pictureWidth, height: (list.size.height * scale).rounded(.up)),
      items: [
        .group(
          DisplayList.Group(
            transform: AffineTransform(scaleByX: scale, byY: scale), clip: .rectangle(box),
            items: paper + list.items))
      ])
  }
}

extension Finding {
  fileprivate func occurs(at size: (width: Int, height: Int)) -> Bool {
    sizes.contains { sizes in
      sizes.widths.contains { $0.from <= size.width && size.width <= $0.to }
        && sizes.heights.contains { $0.from <= size.height && size.height <= $0.to }
    }
  }
}
