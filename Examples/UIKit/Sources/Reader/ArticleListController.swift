import UIKit

public final class ArticleListController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public let tableView = UITableView(frame: .zero, style: .plain)
  private let articles: [Article]
  private var unread: Set<Article>

  public init(articles: [Article]) {
    self.articles = articles
    unread = Set(articles.prefix(1))
    super.init(nibName: nil, bundle: nil)
    title = "Articles"
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.reuseIdentifier)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ArticleCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? ArticleCell else { return cell }
    let article = articles[indexPath.row]
    cell.show(article, isUnread: unread.contains(article))
    return cell
  }

  public func open(_ index: Int) {
    unread.remove(articles[index])
    tableView.reloadData()
    let controller = ArticleController(article: articles[index])
    navigationController?.pushViewController(controller, animated: true)
  }
}
