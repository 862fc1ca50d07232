public import AutoLayoutCore
public import Foundation

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = Self(rawValue: 0)
}

// A program here runs until it ends: work in the background has all the time there is.
extension UIApplication {
  private static var tasks: Set<Int> = []
  private static var lastTask = 0

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins work in the background.
  ///
  /// - Parameters:
  ///   - taskName: What it is.
  ///   - handler: Told that the time is over: it never is.
  /// - Returns: The name by which it ends.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    Self.tasks.insert(Self.lastTask)
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    Self.tasks.remove(identifier.rawValue)
  }

  /// The work that was begun and did not end.
  package static var backgroundTasks: Int { tasks.count }
}
