internal import InterfaceBuilder

/// The frames of controllers' views and bars in storyboards, which the application sizes.
///
/// Frames from different canvases are not a difference.
struct ControllerFrames {
  enum Side {
    case old
    case new
  }

  private let views: [String]
  private let later: Side?

  /// Parts of controllers that are as wide as the canvas.
  private static let keys: Set<String> = ["view", "navigationBar", "tabBar", "toolbar"]

  init(_ pair: DocumentPair, _ scene: String) {
    let table = pair.new.table
    guard let root = table.byID[scene], table[root].name == "scene" else {
      views = []
      later = nil
      return
    }
    views = table.subtree(of: root).filter { index in
      Self.keys.contains(table.value("key", of: index) ?? "") && table[index].container.isEmpty
        && table[index].parent.map { table[$0].name.lowercased().hasSuffix("controller") } == true
    }.map { table[$0].id }.filter { pair.old.table.byID[$0] != nil }
    let tools = [pair.old, pair.new].map { $0.markup[0].attributes["toolsVersion"] ?? "" }
    later = tools[0] == tools[1] ? nil : pair.laterTools == tools[1] ? .new : .old
  }

  /// Returns environments with equal frames of controllers' views; nil if they are equal.
  ///
  /// Chooses the frame of the later Xcode, or the larger frame for the same Xcode, in either
  /// direction of the comparison.
  func shared(
    _ old: SceneFrames, _ new: SceneFrames, in environments: [LayoutEnvironment]
  ) -> (environments: [LayoutEnvironment], side: Side?) {
    let pairs = environments.indices.map { index in
      views.compactMap { id -> (id: String, old: FrameShift.Frame, new: FrameShift.Frame)? in
        guard let left = old.frame(of: id, at: index), let right = new.frame(of: id, at: index),
          left != right
        else { return nil }
        return (id, left, right)
      }
    }
    guard let first = pairs.joined().first else { return (environments, nil) }
    let isNewLarger =
      first.new.width * first.new.height >= first.old.width * first.old.height
    let leading = later ?? (isNewLarger ? .new : .old)
    var result = environments
    for index in result.indices {
      for pair in pairs[index] {
        result[index].controllerFrames[pair.id] =
          RectElement(leading == .new ? pair.new : pair.old)
      }
    }
    return (result, leading == .new ? .old : .new)
  }
}

extension RectElement {
  fileprivate init(_ frame: FrameShift.Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
