// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit

class ContactDetailViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  weak var nameLabel: UILabel!
  private var fields: [UITextField]!
  weak var imageHeight: NSLayoutConstraint?

  var contact: Contact?
  private let scrollView = UIScrollView()
  private lazy var stackView: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()
  private lazy var copyButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Copy", for: .normal)
    button.addTarget(self, action: Selector("copyTapped:", ContactDetailViewController.copyTapped(_:)), for: .touchUpInside)
    return button
  }()
  private let feedback = UIImpactFeedbackGenerator(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 13.0, *) {
      view.backgroundColor = .systemBackground
    } else {
      view.backgroundColor = .white
    }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Options", style: .plain, target: self, action: Selector("showOptions:", ContactDetailViewController.showOptions))
    ]
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ])
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = contact?.name
    stackView.addArrangedSubview(label)
    stackView.addArrangedSubview(copyButton)

    let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard", ContactDetailViewController.dismissKeyboard))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)

    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillShowWithNotification:", ContactDetailViewController.keyboardWillShow(notification:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillHide", ContactDetailViewController.keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func keyboardWillShow(notification: NSNotification) {
    guard let userInfo = notification.userInfo,
      let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = frame.height
      self.scrollView.verticalScrollIndicatorInsets.bottom = frame.height
    }
  }

  func keyboardWillHide() { scrollView.contentInset = .zero }

  private func dismissKeyboard() { view.endEditing(true) }

  func copyTapped(_ sender: UIButton) {
    feedback.prepare()
    UIPasteboard.general.string = contact?.phone
    UIPasteboard.general.setValue("text", forPasteboardType: "public.utf8-plain-text")
    feedback.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  private func showOptions(_ sender: UIBarButtonItem) {
    let options = UITableViewController(style: .plain)
    options.modalPresentationStyle = .popover
    options.preferredContentSize = CGSize(width: 250, height: 300)
    if let popover = options.popoverPresentationController {
      popover.barButtonItem = sender
      popover.delegate = self
      popover.permittedArrowDirections = [.up, .down]
      popover.backgroundColor = .systemBackground
      popover.passthroughViews = [view]
    }
    present(options, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    return .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  @IBAction func close(_ sender: Any) {
    dismiss(animated: true, completion: nil)
  }
}
