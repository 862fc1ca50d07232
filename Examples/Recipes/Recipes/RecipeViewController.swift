import UIKit

class RecipeViewController: UIViewController {
  @IBOutlet weak var imageView: RoundedImageView!
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var ingredientsLabel: UILabel!
  @IBOutlet weak var stepsLabel: UILabel!
  @IBOutlet weak var servingsLabel: UILabel!
  @IBOutlet weak var servingsStepper: UIStepper!
  @IBOutlet var headings: [UILabel]!

  var recipe = Recipe.all[0]
  private weak var nutrition: NutritionViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Recipe"
    imageView.image = UIImage(named: recipe.image)
    let tap = UITapGestureRecognizer(target: self, action: #selector(imageTapped))
    imageView.addGestureRecognizer(tap)
    imageView.isUserInteractionEnabled = true
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

  @objc private func imageTapped(_ recognizer: UITapGestureRecognizer) {
    imageView.contentMode =
      imageView.contentMode == .scaleAspectFill ? .scaleAspectFit : .scaleAspectFill
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
}

@IBDesignable
class RoundedImageView: UIImageView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
}

class NutritionViewController: UIViewController {
  @IBOutlet weak var caloriesLabel: UILabel!
  @IBOutlet weak var proteinLabel: UILabel!

  func show(_ recipe: Recipe, servings: Int) {
    loadViewIfNeeded()
    caloriesLabel.text = "\(recipe.calories * recipe.servings / max(servings, 1)) kcal"
    proteinLabel.text = "\(recipe.protein * recipe.servings / max(servings, 1)) g"
  }
}

class TimerViewController: UIViewController {
  @IBOutlet weak var timeLabel: UILabel!
  @IBOutlet weak var slider: UISlider!

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
}
