import UIKit

final class SignUpViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let nameField = FormField(kind: .name, title: "Name", placeholder: "Ada Lovelace")
  private let emailField = FormField(
    kind: .email, title: "E-mail", placeholder: "ada@example.org")
  private let passwordField = FormField(
    kind: .password, title: "Password", placeholder: "At least 8 characters")
  private let newsletterSwitch = UISwitch()
  private let submitButton = UIButton(type: .system)
  private let strength = StrengthViewController()

  private var fields: [FormField] { [nameField, emailField, passwordField] }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Create Account"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    setupScrollView()
    setupForm()
    addStrength()
  }

  private func setupScrollView() {
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 24, trailing: 20)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)

    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func setupForm() {
    let intro = UILabel()
    intro.text = "An account keeps your lists on all of your devices. It is free for one person."
    intro.font = .preferredFont(forTextStyle: .body)
    intro.adjustsFontForContentSizeCategory = true
    intro.textColor = .secondaryLabel
    intro.numberOfLines = 0

    nameField.onReturn = { [weak self] in self?.emailField.textField.becomeFirstResponder() }
    emailField.onReturn = { [weak self] in self?.passwordField.textField.becomeFirstResponder() }
    passwordField.onReturn = { [weak self] in self?.submit() }
    passwordField.textField.addAction(
      UIAction { [weak self] _ in self?.updateStrength() }, for: .editingChanged)

    let newsletterLabel = UILabel()
    newsletterLabel.text = "Send me a letter once a month"
    newsletterLabel.font = .preferredFont(forTextStyle: .body)
    newsletterLabel.adjustsFontForContentSizeCategory = true
    newsletterLabel.numberOfLines = 0
    newsletterSwitch.isOn = true
    newsletterSwitch.setContentHuggingPriority(.required, for: .horizontal)
    newsletterSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    let newsletter = UIStackView(arrangedSubviews: [newsletterLabel, newsletterSwitch])
    newsletter.alignment = .center
    newsletter.spacing = 12

    submitButton.setTitle("Create Account", for: .normal)
    submitButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    submitButton.setTitleColor(.white, for: .normal)
    submitButton.backgroundColor = .systemIndigo
    submitButton.layer.cornerRadius = 12
    submitButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    [intro, nameField, emailField, passwordField].forEach(stackView.addArrangedSubview)
    stackView.addArrangedSubview(newsletter)
    stackView.addArrangedSubview(submitButton)
    stackView.setCustomSpacing(8, after: passwordField)
    stackView.setCustomSpacing(32, after: newsletter)
  }

  private func addStrength() {
    addChild(strength)
    stackView.insertArrangedSubview(strength.view, at: 4)
    strength.didMove(toParent: self)
    updateStrength()
  }

  private func updateStrength() {
    strength.show(password: passwordField.text)
  }

  func fillAndSubmit(name: String, email: String, password: String) {
    nameField.text = name
    emailField.text = email
    passwordField.text = password
    updateStrength()
    submit()
  }

  private func submit() {
    view.endEditing(true)
    let invalid = fields.filter { !$0.validate() }
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
    if let first = invalid.first {
      let frame = first.convert(first.bounds, to: scrollView)
      scrollView.scrollRectToVisible(frame, animated: true)
      return
    }
    let alert = UIAlertController(
      title: "Welcome, \(nameField.text)!",
      message: "We have sent a message to \(emailField.text).", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
