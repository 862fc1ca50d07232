import Notation

extension Device {
  /// The device with an identifier or a model's name; case, spaces and hyphens are ignored.
  ///
  /// - Complexity: O(number of models).
  public static func described(by text: String) -> Device? {
    if let device = named(text) { return device }
    // Apple writes both `11-inch` and `11"`.
    let wanted = text.lowercased().replacing("-inch", with: "").withoutPunctuation
    return all.first { device in device.names.contains { $0.withoutPunctuation == wanted } }
  }

  /// The identifier or model name most similar to a text, if any is similar enough.
  ///
  /// - Complexity: O(number of models), times the product of the lengths of two names.
  public static func closestName(to text: String) -> String? {
    allNames.closest(to: text)
  }

  package static func suggestion(for text: String) -> String {
    allNames.suggestion(for: text)
  }

  private static var allNames: [String] { all.flatMap(\.names) }

  private var names: [String] { [id] + models }

  /// The name in texts, which may be parts of lists.
  package var title: String { name.replacing(", ", with: " / ") }

  /// The known device's title, or the identifier.
  package static func title(ofID id: String) -> String { named(id)?.title ?? id }
}
