// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit
#if canImport(Combine)
import Combine
#endif

class ComposeViewController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let placeholder = UILabel()
  private var bottomConstraint: NSLayoutConstraint!
  private var observers: [NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: Selector("cancel", ComposeViewController.cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: self, action: Selector("send", ComposeViewController.send))
    navigationItem.titleView = UISegmentedControl(items: ["Text", "Photo"])
    navigationItem.prompt = "New message"
    navigationItem.hidesBackButton = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.isScrollEnabled = true
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    textView.autocorrectionType = .no
    view.addSubview(textView)
    view.addSubview(placeholder)
    bottomConstraint = textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottomConstraint.priority = .required - 1
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leftAnchor.constraint(equalTo: view.leftAnchor),
      textView.rightAnchor.constraint(equalTo: view.rightAnchor),
      bottomConstraint,
      view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: textView.bottomAnchor),
    ])
    textView.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: textView, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.updatePlaceholder() } }
    observers.append(observer)
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "paperclip")
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: " Attached", attributes: [.kern: 1, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    placeholder.attributedText = text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("send", ComposeViewController.send), discoverabilityTitle: "Send"),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("cancel", ComposeViewController.cancel))]
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") || super.canPerformAction(action, withSender: sender)
  }

  private func updatePlaceholder() { placeholder.isHidden = !textView.text.isEmpty }

  func textViewDidChange(_ textView: UITextView) {
    updatePlaceholder()
    let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
    textView.constraints.first { $0.firstAttribute == .height }?.constant = size.height
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    return true
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  private func cancel() {
    let sheet = UIAlertController(title: nil, message: "Discard the draft?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Discard", style: .destructive, handler: { _ in
      self.dismiss(animated: true)
    }))
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    if UIDevice.current.userInterfaceIdiom == .pad {
      sheet.popoverPresentationController?.permittedArrowDirections = []
    }
    present(sheet, animated: true)
  }

  func send() {
    guard let url = URL(string: "https://example.org"), UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  func presentInSheet(from presenter: UIViewController) {
    let navigation = UINavigationController(rootViewController: self)
    if #available(iOS 15.0, *), let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.delegate = self
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    navigation.presentationController?.delegate = self
    presenter.present(navigation, animated: true)
  }
}

extension ComposeViewController: UISheetPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
