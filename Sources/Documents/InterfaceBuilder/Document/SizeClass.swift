public enum SizeClass: String, Hashable, Sendable {
  case compact
  case regular
}
