struct Recipe {
  var name: String
  var image: String
  var minutes: Int
  var servings: Int
  var ingredients: [String]
  var steps: String
  var calories: Int
  var protein: Int

  static let all = [
    Recipe(
      name: "Carrot Soup", image: "soup", minutes: 35, servings: 4,
      ingredients: ["500 g carrots", "1 onion", "1 l stock", "Ginger, as much as a thumb"],
      steps:
        "Cut everything small. Let the onion and the ginger take colour in a little oil, add the carrots and the stock, and let it simmer for twenty minutes. Blend it until it is smooth, and season it with salt and the juice of half a lemon.",
      calories: 180, protein: 4),
    Recipe(
      name: "White Bread", image: "bread", minutes: 180, servings: 8,
      ingredients: ["500 g flour", "350 ml water", "10 g salt", "7 g dry yeast"],
      steps:
        "Mix, knead for ten minutes, and let it rest until it is twice as large. Form a loaf, let it rest again, and bake it for forty minutes at 220 degrees.",
      calories: 240, protein: 8),
    Recipe(
      name: "Salad with Tomatoes and a Dressing of Mustard and Honey", image: "salad",
      minutes: 15, servings: 2,
      ingredients: ["1 lettuce", "4 tomatoes", "1 spoon of mustard", "1 spoon of honey"],
      steps: "Wash the lettuce, cut the tomatoes, stir mustard, honey, oil and vinegar.",
      calories: 120, protein: 3),
    Recipe(
      name: "Plum Tart", image: "tart", minutes: 75, servings: 10,
      ingredients: ["300 g flour", "150 g butter", "800 g plums", "80 g sugar"],
      steps: "Make a dough, let it rest in the cold, lay the plums close, and bake for 45 minutes.",
      calories: 310, protein: 5),
  ]
}
