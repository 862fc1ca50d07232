import UIKit

final class FormField: UIView, UITextFieldDelegate {
  enum Kind {
    case name
    case email
    case password
  }

  let kind: Kind
  var onReturn: (() -> Void)?
  var onEndEditing: (() -> Void)?

  private let titleLabel = UILabel()
  let textField = UITextField()
  private let errorLabel = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, textField, errorLabel])

  init(kind: Kind, title: String, placeholder: String) {
    self.kind = kind
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = .secondaryLabel

    textField.placeholder = placeholder
    textField.borderStyle = .roundedRect
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.clearButtonMode = .whileEditing
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in self?.error = nil }, for: .editingChanged)
    configureKeyboard()

    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.adjustsFontForContentSizeCategory = true
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configureKeyboard() {
    switch kind {
    case .name:
      textField.textContentType = .name
      textField.autocapitalizationType = .words
      textField.returnKeyType = .next
    case .email:
      textField.textContentType = .emailAddress
      textField.keyboardType = .emailAddress
      textField.autocapitalizationType = .none
      textField.autocorrectionType = .no
      textField.returnKeyType = .next
    case .password:
      textField.textContentType = .newPassword
      textField.isSecureTextEntry = true
      textField.returnKeyType = .done
    }
  }

  var text: String {
    get { textField.text ?? "" }
    set { textField.text = newValue }
  }

  var error: String? {
    didSet {
      errorLabel.text = error
      errorLabel.isHidden = error == nil
      textField.layer.borderColor = UIColor.systemRed.cgColor
      textField.layer.borderWidth = error == nil ? 0 : 1
      textField.layer.cornerRadius = 6
    }
  }

  @discardableResult
  func validate() -> Bool {
    switch kind {
    case .name:
      error = text.isEmpty ? "Please enter your name." : nil
    case .email:
      let isValid = text.range(
        of: #"^[^@\s]+@[^@\s]+\.[a-z]{2,}$"#, options: [.regularExpression, .caseInsensitive])
      error = isValid == nil ? "This does not look like an e-mail address." : nil
    case .password:
      error =
        text.count < 8
        ? "A password has at least eight characters. A sentence is easy to remember." : nil
    }
    return error == nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn?()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onEndEditing?()
  }
}
