/// Numbers as documents write them.
enum DocumentNumber {
  /// The largest size or coordinate that is taken, in points: far above any screen, and small
  /// enough that sums of many stay exact to parts of a pixel.
  static let largest = 1e7

  /// Why a text is not taken for a number.
  enum Fault: Hashable {
    case notANumber
    case tooLarge

    /// What is wrong with an attribute's value, and what happens instead.
    func message(_ attribute: String, _ value: String, of element: String) -> String {
      let reason =
        switch self {
        case .notANumber: "is not a number"
        case .tooLarge: "is outside -10,000,000 to 10,000,000"
        }
      return "\(attribute)=\"\(value)\" of <\(element)> \(reason); the default is used"
    }
  }

  /// Reads a number of at most ``largest`` in either direction.
  static func parse(_ text: some StringProtocol) -> Result<Double, Fault> {
    guard let value = Double(text), !value.isNaN else { return .failure(.notANumber) }
    return abs(value) <= largest ? .success(value) : .failure(.tooLarge)
  }
}

extension DocumentNumber.Fault: Error {}
