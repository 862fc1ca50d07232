#if !canImport(Darwin)
/// The formula that combines drawn colors with existing colors, by Porter & Duff (1984).
///
/// R is the result, S the source, D the destination, each premultiplied by opacity.
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
  case clear
  case copy
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R = max(0, (1 − D) + (1 − S)).
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter
}
#endif
