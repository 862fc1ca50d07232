#if !canImport(Darwin)
/// How the colours of what is drawn and of what lies below become one.
///
/// The formulas are those of the PDF reference and of Porter & Duff (1984): R is the result, S what
/// is drawn, D what lies below, each multiplied by its opacity.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// Nothing: R = 0.
  case clear
  case copy
  case sourceIn
  /// What is drawn where nothing lies below: R = S·(1 − Da).
  case sourceOut
  /// What is drawn over what lies below, there alone: R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// What is drawn behind what lies below: R = S·(1 − Da) + D.
  case destinationOver
  case destinationIn
  /// What lies below where nothing is drawn: R = D·(1 − Sa).
  case destinationOut
  /// What lies below over what is drawn, there alone: R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Each where the other is not: R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The sum less one: R = max(0, (1 − D) + (1 − S)).
  case plusDarker
  /// The sum: R = min(1, S + D).
  case plusLighter
}
#endif
