#if !canImport(Darwin)
/// How the colours of what is drawn and of what lies below become one.
///
/// The formulas are those of the PDF reference and of Porter & Duff (1984): R is the result, S what
/// is drawn, D what lies below, each multiplied by its opacity.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// What is drawn covers what lies below.
  case normal = 0
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// `multiply` where what lies below is dark, `screen` where it is light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// What lies below, brightened by what is drawn.
  case colorDodge
  /// What lies below, darkened by what is drawn.
  case colorBurn
  /// A diffuse light of what is drawn.
  case softLight
  /// `multiply` where what is drawn is dark, `screen` where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Nothing: R = 0.
  case clear
  /// What is drawn: R = S.
  case copy
  /// What is drawn where something lies below: R = S·Da.
  case sourceIn
  /// What is drawn where nothing lies below: R = S·(1 − Da).
  case sourceOut
  /// What is drawn over what lies below, there alone: R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// What is drawn behind what lies below: R = S·(1 − Da) + D.
  case destinationOver
  /// What lies below where something is drawn: R = D·Sa.
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
