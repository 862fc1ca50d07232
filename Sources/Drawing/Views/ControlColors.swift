import AutoLayout
import Foundation

/// Colors of the system's controls and of its screens that have no public name (F12.12).
enum ControlColors {
  /// What marks the chosen one of several segments.
  static let segment = UIColor(light: .white, dark: UIColor(white: 0.39, alpha: 1))
  /// The track of a switch that is off.
  static let offTrack = UIColor(
    light: .systemGray5, dark: UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1))
  /// The system's material, as it looks above the background of an interface.
  static let material = UIColor(
    light: UIColor(white: 0.975, alpha: 1), dark: UIColor(white: 0.11, alpha: 1))
  /// The same in bars that are dark everywhere.
  static let blackMaterial = UIColor(white: 0.11, alpha: 1)
  /// The glass of capsules and plates, its rim, and what marks the chosen part of a plate.
  static let glass = UIColor(
    light: UIColor(white: 1, alpha: 0.85), dark: UIColor(white: 0.14, alpha: 0.85))
  static let glassRim = UIColor(
    light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.12))
  static let glassMark = UIColor(
    light: UIColor(white: 0, alpha: 0.07), dark: UIColor(white: 1, alpha: 0.1))
  /// The scene behind a sheet, dimmed.
  static let behindSheet = UIColor(
    light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.06, alpha: 1))
}
