public import AutoLayout
import Foundation
import InterfaceBuilder

/// Records layout passes in a view tree: changes, touched constraints and durations.
///
/// `LayoutPlayer(recorder.stop())` replays them.
@preconcurrency @MainActor
public final class LayoutRecorder {
  /// The passes so far; each is added when it ends.
  public private(set) var recording = LayoutRecording()

  private weak var root: UIView?
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var touched: [LayoutRecording.Touch] = []
  private var moves: [Int: LayoutRecording.Move] = [:]
  private var order: [Int] = []
  private var began = ContinuousClock.now
  private var knownConflicts = 0
  private var watcher: Watcher?

  /// Starts to record a view's tree, until ``stop()`` or a new root.
  ///
  /// - Complexity: O(*n*) in the views below the view.
  public init(_ view: UIView) {
    var root = view
    while let above = root.superview { root = above }
    self.root = root
    var stack = [root]
    while let view = stack.popLast() {
      _ = number(of: view, frame: view.frame)
      stack.append(contentsOf: view.subviews.reversed())
    }
    knownConflicts = root.layoutConflicts.count
    let watcher = Watcher(recorder: self)
    self.watcher = watcher
    root.observeLayout(watcher)
  }

  /// Ends the recording.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public func stop() -> LayoutRecording {
    if watcher != nil { root?.observeLayout(nil) }
    watcher = nil
    return recording
  }

  private func number(of view: UIView, frame: CGRect) -> Int {
    if let number = numbers[ObjectIdentifier(view)] { return number }
    let number = recording.views.count
    numbers[ObjectIdentifier(view)] = number
    recording.views.append(LayoutRecording.View(id: number, name: OutlineName.of(view)))
    recording.initialFrames.append(LayoutRecording.Frame(frame))
    return number
  }

  // MARK: Observed events

  fileprivate func touch(_ constraint: NSLayoutConstraint, _ change: LayoutConstraintChange) {
    touched.append(
      LayoutRecording.Touch(change: change.rawValue, constraint: constraint.description))
  }

  fileprivate func begin() { began = ContinuousClock.now }

  fileprivate func move(_ view: UIView, from old: CGRect) {
    let number = number(of: view, frame: old)
    let to = LayoutRecording.Frame(view.frame)
    if moves[number] != nil {
      moves[number]?.to = to
    } else {
      order.append(number)
      moves[number] = LayoutRecording.Move(
        view: number, from: LayoutRecording.Frame(old), to: to)
    }
  }

  fileprivate func end(solves: Int, layouts: Int) {
    let duration = began.duration(to: ContinuousClock.now)
    defer {
      touched.removeAll()
      moves.removeAll()
      order.removeAll()
    }
    guard solves > 0 || layouts > 0 || !touched.isEmpty else { return }
    let conflicts = root?.layoutConflicts ?? []
    let new = conflicts.dropFirst(knownConflicts).map { conflict in
      let list = conflict.constraints.map(\.description).joined(separator: ", ")
      return "conflicting constraints: \(list); broke \(conflict.broken.description)"
    }
    knownConflicts = conflicts.count
    recording.passes.append(
      LayoutRecording.Pass(
        touched: touched, moves: order.compactMap { moves[$0] }.filter { $0.from != $0.to },
        solves: solves, layouts: layouts,
        duration: Double(duration.components.seconds)
          + Double(duration.components.attoseconds) / 1e18,
        conflicts: new))
  }
}

@MainActor
private final class Watcher: LayoutObserver {
  private weak var recorder: LayoutRecorder?

  init(recorder: LayoutRecorder) { self.recorder = recorder }

  func layout(changed constraint: NSLayoutConstraint, _ change: LayoutConstraintChange) {
    recorder?.touch(constraint, change)
  }

  func layoutPassBegan() { recorder?.begin() }

  func layout(moved view: UIView, from old: CGRect) { recorder?.move(view, from: old) }

  func layoutPassEnded(solves: Int, layouts: Int) {
    recorder?.end(solves: solves, layouts: layouts)
  }
}
