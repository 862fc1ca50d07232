/// How much room there is along one axis.
public enum SizeClass: String, Hashable, Sendable {
  /// Little room.
  case compact
  /// Plenty of room.
  case regular
}
