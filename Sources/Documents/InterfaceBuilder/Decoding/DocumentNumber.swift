enum DocumentNumber {
  /// The largest accepted size or coordinate, in points: sums of many are exact to fractions of
  /// pixels.
  static let largest = 1e7

  enum Fault: Hashable {
    case notANumber
    case tooLarge

    func message(_ attribute: String, _ value: String, of element: String) -> String {
      let reason =
        switch self {
        case .notANumber: "is not a number"
        case .tooLarge: "is outside -10,000,000 to 10,000,000"
        }
      return "\(attribute)=\"\(value)\" of <\(element)> \(reason); the default is used"
    }
  }

  static func parse(_ text: some StringProtocol) -> Result<Double, Fault> {
    guard let value = Double(text), !value.isNaN else { return .failure(.notANumber) }
    return abs(value) <= largest ? .success(value) : .failure(.tooLarge)
  }
}

extension DocumentNumber.Fault: Error {}
