import UIKit

/// A child controller of the form that shows the strength of a password.
final class StrengthViewController: UIViewController {
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let label = UILabel()

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [progressView, label])
    stack.axis = .vertical
    stack.spacing = 6
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
  }

  func show(password: String) {
    loadViewIfNeeded()
    let kinds = [
      CharacterSet.lowercaseLetters, .uppercaseLetters, .decimalDigits, .punctuationCharacters,
    ]
    .filter { password.rangeOfCharacter(from: $0) != nil }
    let strength = min(1, Float(password.count) / 16 + Float(kinds.count) / 10)
    progressView.setProgress(password.isEmpty ? 0 : strength, animated: true)
    switch strength {
    case _ where password.isEmpty:
      label.text = "No password yet"
    case ..<0.5:
      label.text = "Weak"
      progressView.progressTintColor = .systemRed
    case ..<0.8:
      label.text = "Good"
      progressView.progressTintColor = .systemYellow
    default:
      label.text = "Strong"
      progressView.progressTintColor = .systemGreen
    }
  }
}
