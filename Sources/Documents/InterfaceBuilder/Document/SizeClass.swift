/// UIKit's size classes; raw values are the words in documents.
public enum SizeClass: String, Hashable, Sendable {
  case compact
  case regular
}
