internal import AutoLayout
internal import Diagnosis
internal import Foundation
internal import InterfaceBuilder

/// The merged document's layout: frames that follow from both versions, and new faults.
@MainActor
struct MergedLayout {
  private struct Placed {
    var frame: CGRect
    var isPlaced: Bool
    /// The recorded numbers as written.
    var written: [String: String]

    /// Whether the recorded frame equals the computed frame.
    var isAsRecorded: Bool {
      zip(MergedLayout.sides, [frame.minX, frame.minY, frame.width, frame.height])
        .allSatisfy { name, value in
          written[name].flatMap(Double.init).map { abs($0 - Double(value)) < 0.51 } ?? false
        }
    }

    func isEqual(to other: Placed) -> Bool {
      [
        frame.minX - other.frame.minX, frame.minY - other.frame.minY,
        frame.width - other.frame.width, frame.height - other.frame.height,
      ]
      .allSatisfy { abs($0) < 0.01 }
    }
  }

  private nonisolated static let sides = ["x", "y", "width", "height"]

  /// Rules about recorded frames and style, which do not depend on layout.
  private static let left: Set<String> = [
    "misplaced-view", "unconfirmed-frame", "left-right-attribute", "fixed-text-width",
    "unusable-value",
  ]

  private let documents: [(table: ObjectTable, document: InterfaceDocument)]
  private let scenes: Set<String>

  /// Decodes ours, theirs and the merged document, apart from views in other scenes.
  init?(_ readings: [DocumentMerge.Reading], path: String, scenes: Set<String>) {
    self.scenes = scenes
    var documents: [(table: ObjectTable, document: InterfaceDocument)] = []
    for reading in readings {
      let reduced = Self.reduced(reading, to: scenes)
      guard let document = try? InterfaceDocument(markup: reduced, path: path, file: path) else {
        return nil
      }
      documents.append((reading.table, document))
    }
    self.documents = documents
  }

  /// Removes the views of scenes, but not their controllers, which determine bars.
  private static func reduced(
    _ reading: DocumentMerge.Reading, to scenes: Set<String>
  ) -> DocumentMarkup {
    var markup = reading.markup
    for (index, object) in reading.table.objects.enumerated() {
      guard let scene = object.scene, !scenes.contains(reading.table[scene].id),
        reading.table.value("key", of: index) == "view"
          || reading.table[scene].name != "scene"
      else { continue }
      for child in markup[object.element].children
      where ["subviews", "constraints"].contains(markup[child].name) { markup.remove(child) }
    }
    return markup
  }

  /// The faults of the merged document that neither version has.
  func findings() -> [Finding] {
    let check = DocumentCheck(CheckSettings(disabledRules: Self.left))
    func findings(_ version: Int) -> [Finding] {
      check.findings(in: documents[version].document, scenes: scenes).findings
    }
    var new = findings(2)
    for version in [0, 1] where !new.isEmpty {
      let known = Set(findings(version).map(\.fingerprint))
      new.removeAll { known.contains($0.fingerprint) }
    }
    return new
  }

  // MARK: - Frames

  /// Returns the recorded frames that differ from the merged document's, by view.
  ///
  /// A recorded frame that agrees with the layout stays. Otherwise the frame is taken as written
  /// from a version with the merged layout, or computed if a version's layout is as recorded.
  func frames() -> [String: [String: String]] {
    let stale = placements(2).filter { $0.value.isPlaced && !$0.value.isAsRecorded }
    guard !stale.isEmpty else { return [:] }
    let placed = [placements(0), placements(1)]
    var frames: [String: [String: String]] = [:]
    for (id, new) in stale {
      let sides = placed.compactMap { $0[id] }
      // Xcode may measure text differently: a frame that a version wrote for this layout stays.
      if sides.contains(where: { $0.isEqual(to: new) && $0.written == new.written }) { continue }
      let written: [String: String]
      if let side = sides.first(where: { $0.isEqual(to: new) }) {
        written = side.written
      } else if sides.contains(where: \.isAsRecorded) {
        written = Self.written(new.frame)
      } else {
        continue
      }
      if written != new.written, Set(written.keys) == Set(Self.sides) { frames[id] = written }
    }
    return frames
  }

  private func placements(_ version: Int) -> [String: Placed] {
    let (table, document) = documents[version]
    var found: [String: Placed] = [:]
    for scene in document.scenes where scenes.contains(scene.id) {
      let live = scene.instantiate(in: .canvas)
      live.layOut()
      for member in live.members {
        guard let index = table.byID[member.id] else { continue }
        var written: [String: String] = [:]
        for name in Self.sides {
          let key = ObjectTable.Key(path: "rect[frame]", attribute: name)
          written[name] = table[index].properties[key]
        }
        found[member.id] = Placed(
          frame: member.view.frame, isPlaced: live.isPlacedByConstraints(member),
          written: written)
      }
    }
    return found
  }

  /// A frame in the notation of Xcode.
  private static func written(_ frame: CGRect) -> [String: String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    return Dictionary(
      uniqueKeysWithValues: zip(
        sides,
        numbers.map { number in
          if number == 0 { return "0.0" }
          if number == number.rounded(), abs(number) < 1e9 { return "\(Int(number))" }
          return String(format: "%.17g", number)
        }))
  }

  /// Writes frames into a document.
  static func write(_ frames: [String: [String: String]], into bytes: inout [UInt8]) {
    guard !frames.isEmpty else { return }
    let markup = MarkupScanner(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for element in markup.elements where element.name == "rect" {
      guard let parent = element.parent, let id = markup.id(of: parent), let frame = frames[id],
        element.attributes.contains(where: { $0.name == "key" && markup.text($0.value) == "frame" })
      else { continue }
      for attribute in element.attributes {
        guard let value = frame[attribute.name] else { continue }
        result += bytes[end..<attribute.value.lowerBound]
        result += value.utf8
        end = attribute.value.upperBound
      }
    }
    bytes = result + bytes[end...]
  }
}
