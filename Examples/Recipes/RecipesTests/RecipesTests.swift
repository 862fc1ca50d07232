import ApplicationHost
import Foundation
import Testing
import UIKit

@testable import Recipes

@MainActor @Suite("A storyboard's program", .serialized)
struct RecipesTests {
  private func launch(_ url: String? = nil) throws -> (UIWindow, UINavigationController) {
    var options = LaunchOptions()
    options.urls = url.flatMap(URL.init).map { [$0] } ?? []
    let window = try #require(HostedApplication.launch(AppDelegate.self, options))
    return (window, try #require(window.rootViewController as? UINavigationController))
  }

  @Test("the Info.plist leads to the storyboard, whose prototypes are the rows")
  func list() throws {
    let (window, navigation) = try launch()
    let list = try #require(navigation.topViewController as? RecipeListViewController)
    let cells = list.tableView.visibleCells.compactMap { $0 as? RecipeCell }
    #expect(cells.map { $0.nameLabel.text } == Recipe.all.map(\.name))
    #expect(cells[0].photoView.frame.size == CGSize(width: 84, height: 56))
    #expect(cells[0].photoView.image?.size == CGSize(width: 120, height: 80))
    #expect(cells[2].frame.height > cells[0].frame.height, "a name of several lines")
    #expect(list.countLabel.text == "4 recipes")
    #expect(list.countLabel.textColor == .secondaryLabel, "an outlet's observer was told")
    #expect(window.tintColor != .systemBlue)
    let sort = try #require(list.navigationItem.rightBarButtonItem)
    list.performAction(try #require(sort.action), sender: sort)
    window.layoutIfNeeded()
    let first = list.tableView.visibleCells.compactMap { $0 as? RecipeCell }.first
    #expect(first?.nameLabel.text == Recipe.all[2].name, "the quickest first")
    list.refreshControl?.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    let again = list.tableView.visibleCells.compactMap { $0 as? RecipeCell }.first
    #expect(again?.nameLabel.text == Recipe.all[0].name, "as they were")
    HostedApplication.end()
  }

  @Test("a row's segue hands the recipe over; the stepper's action changes what is embedded")
  func recipe() throws {
    let (_, navigation) = try launch()
    let list = try #require(navigation.topViewController as? RecipeListViewController)
    list.performSegue(withIdentifier: "showRecipe", sender: list.tableView.visibleCells[1])
    let recipe = try #require(navigation.topViewController as? RecipeViewController)
    recipe.loadViewIfNeeded()
    #expect(recipe.nameLabel.text == "White Bread" && recipe.servingsLabel.text == "For 8")
    #expect(recipe.imageView.layer.cornerRadius == 12, "an attribute that the class lists")
    let tap = try #require(recipe.imageView.gestureRecognizers?.first)
    tap.state = .ended
    #expect(recipe.imageView.contentMode == .scaleAspectFit, "a selector calls the method")
    let nutrition = try #require(recipe.children.first as? NutritionViewController)
    #expect(nutrition.caloriesLabel.text == "240 kcal")
    recipe.servingsStepper.value = 4
    recipe.servingsStepper.sendActions(for: .valueChanged)
    #expect(recipe.servingsLabel.text == "For 4")
    #expect(nutrition.caloriesLabel.text == "480 kcal")
    HostedApplication.end()
  }

  @Test("the timer is a sheet, and a button leads back to the list")
  func timer() throws {
    let (window, navigation) = try launch("recipes://timer/0")
    let recipe = try #require(navigation.topViewController)
    let sheet = try #require(recipe.presentedViewController as? UINavigationController)
    let timer = try #require(sheet.topViewController as? TimerViewController)
    #expect(timer.timeLabel.text == "0:35" && timer.slider.value == 35)
    #expect(sheet.view.frame.minY > 0 && sheet.view.frame.width == window.bounds.width)
    let done = try #require(timer.navigationItem.rightBarButtonItem)
    let trigger = try #require(done.target as? UIResponder)
    trigger.performAction(try #require(done.action), sender: done)
    #expect(navigation.viewControllers.count == 1 && sheet.viewIfLoaded?.window == nil)
    #expect(navigation.topViewController?.title == "Enjoy!")
    HostedApplication.end()
  }

  @Test("a picture shows the screen, in every format")
  func picture() throws {
    _ = try launch()
    let folder = FileManager.default.temporaryDirectory.path + "/recipes-\(UUID().uuidString)"
    for (ending, start) in [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF")] {
      let path = "\(folder).\(ending)"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try HostedApplication.draw(to: path, scale: 1)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(bytes.starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
      if ending == "svg" { #expect(String(decoding: bytes, as: UTF8.self).contains("Plum")) }
    }
    HostedApplication.end()
  }
}
