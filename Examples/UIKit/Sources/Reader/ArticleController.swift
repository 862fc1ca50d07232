import UIKit

/// An article: next to its picture on wide screens, below it on others.
public final class ArticleController: UIViewController {
  public let scrollView = UIScrollView()
  public let picture = UIImageView()
  public let titleLabel = UILabel()
  public let textLabel = UILabel()
  public let tags = TagCloudView()
  private let content = UIStackView()
  private let article: Article
  private var narrow: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  public init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    self.view = view
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = article.title
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    textLabel.text = article.text
    textLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, textLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    tags.tags = article.tags
    picture.backgroundColor = .systemGray5
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true

    content.axis = .vertical
    content.spacing = 12
    content.setCustomSpacing(4, after: titleLabel)
    [titleLabel, textLabel, tags].forEach(content.addArrangedSubview)

    for view in [scrollView, picture, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(picture)
    scrollView.addSubview(content)
    makeConstraints()
  }

  private func makeConstraints() {
    let inside = scrollView.contentLayoutGuide
    let outside = scrollView.frameLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inside.widthAnchor.constraint(equalTo: outside.widthAnchor),
      picture.topAnchor.constraint(equalTo: inside.topAnchor),
      content.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -20),
    ])
    narrow = [
      picture.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
      content.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 2),
      content.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
    ]
    wide = [
      picture.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      picture.widthAnchor.constraint(equalTo: readable.widthAnchor, multiplier: 0.4),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: inside.bottomAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.leadingAnchor.constraint(
        equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 2),
    ]
    arrange(isWide: view.bounds.width > view.bounds.height)
  }

  private func arrange(isWide: Bool) {
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    arrange(isWide: size.width > size.height)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(isWide: view.bounds.width > view.bounds.height)
  }
}
