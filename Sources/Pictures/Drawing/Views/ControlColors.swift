import AutoLayout
import Foundation

/// System colors of controls and screens that have no public name (F12.12).
enum ControlColors {
  static let segment = UIColor(light: .white, dark: UIColor(white: 0.39, alpha: 1))
  static let offTrack = UIColor(
    light: .systemGray5, dark: UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1))
  static let material = UIColor(
    light: UIColor(white: 0.975, alpha: 1), dark: UIColor(white: 0.11, alpha: 1))
  static let blackMaterial = UIColor(white: 0.11, alpha: 1)
  static let glass = UIColor(
    light: UIColor(white: 1, alpha: 0.85), dark: UIColor(white: 0.14, alpha: 0.85))
  static let glassRim = UIColor(
    light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.12))
  static let glassMark = UIColor(
    light: UIColor(white: 0, alpha: 0.07), dark: UIColor(white: 1, alpha: 0.1))
  static let belowSheet = UIColor(
    light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 0.06, alpha: 1))
}
