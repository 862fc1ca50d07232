import UIKit

class RecipeViewController: UIViewController {
  @Outlet var imageView: UIImageView!
  @Outlet var nameLabel: UILabel!
  @Outlet var ingredientsLabel: UILabel!
  @Outlet var stepsLabel: UILabel!
  @Outlet var servingsLabel: UILabel!
  @Outlet var servingsStepper: UIStepper!
  @Outlet var headings: [UILabel]!

  var recipe = Recipe.all[0]
  private weak var nutrition: NutritionViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Recipe"
    imageView.image = UIImage(named: recipe.image)
    nameLabel.text = recipe.name
    ingredientsLabel.text = recipe.ingredients.map { "•  \($0)" }.joined(separator: "\n")
    stepsLabel.text = recipe.steps
    servingsStepper.value = Double(recipe.servings)
    headings.forEach { $0.textColor = UIColor(named: "Accent") }
    updateServings()
  }

  @IBAction func servingsChanged(_ sender: UIStepper) {
    updateServings()
  }

  private func updateServings() {
    let servings = Int(servingsStepper.value)
    servingsLabel.text = servings == 1 ? "For one" : "For \(servings)"
    nutrition?.show(recipe, servings: servings)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedNutrition" {
      nutrition = segue.destination as? NutritionViewController
    } else if segue.identifier == "showTimer",
      let navigation = segue.destination as? UINavigationController,
      let timer = navigation.topViewController as? TimerViewController
    {
      timer.minutes = recipe.minutes
    }
  }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("servingsChanged:", RecipeViewController.servingsChanged)
    ]
  }
}

class NutritionViewController: UIViewController {
  @Outlet var caloriesLabel: UILabel!
  @Outlet var proteinLabel: UILabel!

  func show(_ recipe: Recipe, servings: Int) {
    loadViewIfNeeded()
    caloriesLabel.text = "\(recipe.calories * recipe.servings / max(servings, 1)) kcal"
    proteinLabel.text = "\(recipe.protein * recipe.servings / max(servings, 1)) g"
  }
}

class TimerViewController: UIViewController {
  @Outlet var timeLabel: UILabel!
  @Outlet var slider: UISlider!

  var minutes = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.value = Float(minutes)
    updateTime()
  }

  @IBAction func sliderMoved(_ sender: UISlider) {
    minutes = Int(sender.value.rounded())
    updateTime()
  }

  private func updateTime() {
    timeLabel.text = String(format: "%d:%02d", minutes / 60, minutes % 60)
  }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("sliderMoved:", TimerViewController.sliderMoved)]
  }
}
