internal import InterfaceBuilder

/// The frames of controllers' views, and of their bars, in storyboards.
///
/// They are the canvas's: as large as a device with the bars that an Xcode simulated. The
/// application gives such a view its size, so that a frame that another canvas recorded is no
/// difference, and both versions are laid out with one.
struct ControllerFrames {
  /// A side of a comparison.
  enum Side {
    case old
    case new
  }

  /// The views of the scene's controllers, by identifier.
  private let views: [String]
  /// The side whose Xcode is the later one; nil where both are of one.
  private let later: Side?

  /// What controllers hold that is as wide as the canvas.
  private static let keys: Set<String> = ["view", "navigationBar", "tabBar", "toolbar"]

  /// Finds the views of a scene that both documents have.
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

  /// Environments in which both sides have the same frames for controllers' views.
  ///
  /// The later Xcode's frame is taken, and of frames of one Xcode the larger: so both directions
  /// tell the same.
  ///
  /// - Parameters:
  ///   - old: The frames of the old document.
  ///   - new: Those of the new one.
  ///   - environments: Where both were laid out.
  /// - Returns: The environments, and the side to be laid out again; nil where the frames are the
  ///   same already.
  func shared(
    _ old: SceneFrames, _ new: SceneFrames, in environments: [ComparisonEnvironment]
  ) -> (environments: [ComparisonEnvironment], side: Side?) {
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
        result[index].controllerFrames[pair.id] = leading == .new ? pair.new : pair.old
      }
    }
    return (result, leading == .new ? .old : .new)
  }
}
