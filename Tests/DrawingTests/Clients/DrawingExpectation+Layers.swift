extension DrawingExpectation {
  static let layers: [DrawingExpectation] = [
    .init(
      "ring layer", "a quarter of the ring, from the top to the right",
      [.at(71, 18, .systemPurple), .at(29, 61, .white), .at(29, 18, .white)]),
    .init(
      "ring after its animation", "the whole ring, since the animation stays and fills forwards",
      [.at(80, 40, .systemPurple), .at(20, 40, .systemPurple), .at(50, 40, .white)]),
    .init(
      "ants", "begins with a gap of four points, since the phase is one dash",
      [.at(13, 10, .white), .at(16, 10, .black), .at(24, 10, .white)]),
    .init(
      "scanner frame", "a window in a dark cover",
      [.at(50, 40, .systemYellow), .at(5, 5, Ink(77, 61, 0))]),
    .init(
      "round picture by a mask", "the mask also clips subviews",
      [.at(22, 12, .white), .at(50, 20, .systemBlue), .at(50, 60, .systemGreen)]),
    .init(
      "gradient button", "from red to blue below its title, its corners round",
      [
        .at(7, 40, .red, within: 12), .at(92, 40, .blue, within: 12), .at(5, 20, .white, within: 9),
        .at(30, 24, Ink(184, 0, 71), within: 6), .ink(x: 30..<70, y: 30..<52, .white, 30...400),
      ]),
    .init(
      "gradient from corner to corner", "the two other corners have the color of the middle",
      [
        .at(0, 0, .red, within: 5), .at(99, 79, .blue, within: 5), .at(99, 0, .purple, within: 4),
        .at(0, 79, .purple, within: 4), .at(50, 40, .purple, within: 4),
      ]),
    .init(
      "radial gradient layer", "an ellipse as wide and high as the layer, black beyond",
      [
        .at(50, 40, .white, within: 8), .at(0, 40, .black, within: 6),
        .at(25, 40, .gray(128), within: 6), .at(50, 20, .gray(128), within: 7),
        .at(1, 1, .black),
      ]),
    .init(
      "conic gradient layer", "red at the top, then clockwise green and blue",
      [
        .at(50, 3, .red, within: 14), .at(76, 55, .green, within: 40),
        .at(24, 55, .blue, within: 40),
      ]),
    .init(
      "gradient behind views", "a layer inserted at index 0 is below an earlier subview",
      [
        .at(50, 40, .white), .at(50, 1, Ink(255, 128, 0), within: 6),
        .at(50, 78, .purple, within: 6),
      ]),
    .init(
      "gradient in letters", "letters that are red above and blue below, and nothing else",
      [
        .ink(x: 0..<100, y: 12..<30, Ink(190, 0, 65), 60...900),
        .ink(x: 0..<100, y: 50..<68, Ink(65, 0, 190), 60...900), .at(5, 5, .white),
      ]),
    .init(
      "card with a shadow", "below and faintly above a white card",
      [
        .at(50, 37, .white), .at(50, 62, .gray(160), within: 16),
        .at(50, 12, .gray(234), within: 12), .at(50, 1, .white, within: 4),
      ]),
    .init(
      "shadow of a path", "a puddle under the card, and nothing around it",
      [.at(30, 30, .systemTeal), .at(50, 62, .black, within: 40), .at(12, 30, .white)]),
    .init(
      "no shadow where it is cut", "a layer that cuts what lies inside cuts its shadow",
      [.at(50, 16, .white), .at(50, 63, .white), .at(50, 40, .systemGreen)]),
    .init(
      "two round corners", "upper left and lower right, the border along them",
      [
        .at(11, 11, .white), .at(88, 11, .black), .at(11, 68, .black), .at(88, 68, .white),
        .at(50, 40, .systemBlue), .at(50, 11, .black),
      ]),
    .init(
      "continuous corners", "round, and flat in the middle of the sides",
      [.at(11, 1, .white), .at(50, 1, .systemBlue), .at(10, 40, .systemBlue)]),
    .init(
      "text layer", "at the right edge",
      [
        .ink(x: 0..<40, y: 0..<80, .black, 0...0), .ink(x: 50..<100, y: 20..<50, .black, 60...500),
      ]),
    .init(
      "replicated dots", "four around the middle, each fainter than the one before",
      [
        .at(50, 10, .black), .at(80, 40, .gray(64)), .at(50, 70, .gray(128)),
        .at(20, 40, .gray(191)),
      ]),
    .init(
      "layer that is turned", "a square on its corner, around its middle",
      [.at(50, 15, .systemPink), .at(32, 22, .white), .at(76, 40, .systemPink)]),
  ]

  static let images: [DrawingExpectation] = [
    .init(
      "upright and upside down", "UIImage draws upright, Core Graphics upside down",
      [.at(25, 30, .red), .at(25, 50, .blue), .at(75, 30, .blue), .at(75, 50, .red)]),
    .init(
      "round avatar", "a picture cut to a circle",
      [.at(50, 25, .red), .at(50, 55, .blue), .at(22, 12, .white)]),
    .init(
      "drawn template", "in the tint of its view",
      [.at(50, 40, .systemPink), .at(31, 21, .white)]),
    .init(
      "stretched bubble", "corners keep their size",
      [.at(50, 17, .systemBlue), .at(12, 40, .systemBlue), .at(11, 16, .white, within: 10)]),
    .init(
      "faint image", "half as opaque",
      [.at(50, 30, Ink(255, 127, 127)), .at(50, 50, Ink(127, 127, 255))]),
    .init(
      "part of an image", "the middle half fills the layer",
      [.at(50, 15, .red), .at(50, 65, .blue), .at(5, 15, .white)]),
    .init(
      "views drawn small", "half as large",
      [
        .at(10, 10, .systemYellow), .at(75, 60, .systemBlue), .at(49, 39, .systemYellow),
        .at(51, 41, .systemBlue),
      ]),
    .init(
      "layer drawn into a context", "with its round corners",
      [.at(50, 40, .systemRed), .at(26, 21, .white)]),
  ]
}
