import UIKit

class NoteViewController: UIViewController, UITextViewDelegate {
  private var note: Note
  private let onSave: (Note) -> Void
  private let titleField = UITextField()
  private let separator = UIView()
  private let textView = UITextView()
  private let countLabel = UILabel()

  init(note: Note, onSave: @escaping (Note) -> Void) {
    self.note = note
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    titleField.text = note.title
    titleField.placeholder = "Title"
    titleField.font = .preferredFont(forTextStyle: .title1)
    titleField.adjustsFontForContentSizeCategory = true

    separator.backgroundColor = .separator

    textView.text = note.body
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    textView.delegate = self

    countLabel.font = .preferredFont(forTextStyle: .caption1)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right

    for subview in [titleField, separator, textView, countLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }

    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleField.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      titleField.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      titleField.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      separator.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 8),
      separator.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      separator.heightAnchor.constraint(
        equalToConstant: 1 / max(traitCollection.displayScale, 1)),
      textView.topAnchor.constraint(equalTo: separator.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      countLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 4),
      countLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      countLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: countLabel.bottomAnchor, multiplier: 1),
    ])
    updateCount()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if note.title.isEmpty {
      titleField.becomeFirstResponder()
    }
  }

  func textViewDidChange(_ textView: UITextView) {
    updateCount()
  }

  private func updateCount() {
    let words = textView.text.split { $0.isWhitespace }.count
    countLabel.text = words == 1 ? "1 word" : "\(words) words"
  }

  private func save() {
    note.title = titleField.text ?? ""
    note.body = textView.text
    onSave(note)
    navigationController?.popViewController(animated: true)
  }
}
