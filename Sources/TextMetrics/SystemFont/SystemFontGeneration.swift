/// Which design the system font has; it changed with the releases of iOS.
public enum SystemFontGeneration: Int, CaseIterable, Hashable, Sendable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// San Francisco UI, Text below 20 points and Display from there: iOS 9 and 10.
  case sanFranciscoUI
  /// San Francisco Pro, Text below 20 points and Display from there: iOS 11 to 13.
  case sanFranciscoPro
  /// San Francisco as one variable font whose optical size runs from 17 to 28 points: iOS 14 and
  /// later.
  case sanFranciscoVariable

  /// How much of the display design a size shows: 0 none … 1 all.
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: The share.
  func displayShare(at pointSize: Double) -> Double {
    switch self {
    case .helveticaNeue: 0
    case .sanFranciscoUI, .sanFranciscoPro: pointSize >= 20 ? 1 : 0
    case .sanFranciscoVariable: min(1, max(0, (pointSize - 17) / 11))
    }
  }

  /// The fitted tracking of a size, in em.
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: What is added to every advance; between the sizes of the table it is interpolated,
  ///   except across 20 points where the design changes at once.
  func tracking(at pointSize: Double) -> Double {
    guard self != .helveticaNeue else { return 0 }
    let sizes = SystemFontTables.trackingSizes
    let row = SystemFontTables.tracking[rawValue - 1]
    guard let upper = sizes.firstIndex(where: { $0 >= pointSize }) else {
      return Double(row[row.count - 1]) / 10_000
    }
    guard upper > 0, sizes[upper] > pointSize else { return Double(row[upper]) / 10_000 }
    let (low, high) = (sizes[upper - 1], sizes[upper])
    if high == 20, self != .sanFranciscoVariable { return Double(row[upper - 1]) / 10_000 }
    let share = (pointSize - low) / (high - low)
    return (Double(row[upper - 1]) * (1 - share) + Double(row[upper]) * share) / 10_000
  }
}
