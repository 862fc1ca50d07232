import UIKit

class RecipeListViewController: UITableViewController {
  private var recipes = Recipe.all

  @IBOutlet weak var countLabel: UILabel! {
    didSet { countLabel.textColor = .secondaryLabel }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    updateCount()
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    recipes = Recipe.all
    tableView.reloadData()
    updateCount()
    sender.endRefreshing()
  }

  private func updateCount() {
    countLabel.text = "\(recipes.count) recipes"
  }

  // MARK: - Table view data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath) as! RecipeCell
    cell.show(recipes[indexPath.row])
    return cell
  }

  // MARK: - Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showRecipe":
      guard let destination = segue.destination as? RecipeViewController else { return }
      if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
        destination.recipe = recipes[indexPath.row]
      } else if let recipe = sender as? Recipe {
        destination.recipe = recipe
      }
    default:
      break
    }
  }

  @IBAction func sortTapped(_ sender: UIBarButtonItem) {
    recipes.sort { $0.minutes < $1.minutes }
    tableView.reloadData()
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    title = "Enjoy!"
  }
}

class RecipeCell: UITableViewCell {
  @IBOutlet weak var photoView: UIImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var timeLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    photoView.layer.cornerRadius = 8
  }

  func show(_ recipe: Recipe) {
    photoView.image = UIImage(named: recipe.image)
    nameLabel.text = recipe.name
    timeLabel.text = "\(recipe.minutes) min, for \(recipe.servings)"
  }
}
