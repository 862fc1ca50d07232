import Drawing
import Foundation
import InterfaceBuilder

/// `autolayout render`: a picture of a scene.
enum RenderCommand {
  static let specification = CommandSpecification(
    name: "render", summary: "Lay out documents and draw them.", operands: "FILE…",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard input.
      With one document, -o is the picture; with several, -o is a folder, where the pictures lie as the
      documents do in the folder FILE. With a name that ends in .html, -o is a page of all pictures,
      which are written beside it.

      A scene is drawn as its device shows it, with status bar and bars. Without --scene, a storyboard
      of several scenes is drawn as on Xcode's canvas, with its segues. Images and colors come from the
      .xcassets folders of the project; what is not found is a crossed box with its name.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "The picture, a .png, .svg or .pdf; or a folder, or a page, a .html."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: PictureFormat.allCases.map(\.rawValue),
        summary: "Format of the pictures in a folder; default: png."),
      OptionSpecification(
        "scene", letter: "s", value: "ID",
        summary: "Scene: its title, or the id of the scene, its controller or its view."),
      OptionSpecification(
        "scale", value: "NUMBER",
        summary: "Pixels per point, up to 16; default: 2, 1 or less for a whole canvas."),
      OptionSpecification(
        "assets", value: "PATH",
        summary: "Folder of asset catalogues, or one; default: those of the document's project."),
      OptionSpecification(
        "appearance", value: "APPEARANCE", choices: RenderAppearance.allCases.map(\.rawValue),
        summary: "light, dark, or both side by side; default: as on the canvas."),
      OptionSpecification("bare", summary: "Draw views alone, without bars and status bar."),
      OptionSpecification("device-frame", summary: "Draw the device around the screen."),
      OptionSpecification(
        "grid", summary: "Draw scenes side by side, not as on the canvas; without containers."),
      OptionSpecification("outlines", summary: "Outline views that have no background."),
      OptionSpecification(
        "plain", summary: "Do not outline views, as is usual.", isInternal: true),
      OptionSpecification(
        "root", value: "FOLDER", summary: "A folder that was an operand.", isInternal: true),
      OptionSpecification(
        "list-images", summary: "Print what is drawn for each image, to count it.",
        isInternal: true),
      OptionSpecification(
        "list-texts", summary: "Print how the text of each label is drawn, to count it.",
        isInternal: true),
      OptionSpecification("guides", summary: "Draw the safe area and the margins."),
    ] + EnvironmentOptions.all,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, as on the canvas"),
      ("autolayout render Main.storyboard -s Login -o login.svg", "draws one scene as SVG"),
      ("autolayout render Main.storyboard --appearance both -o m.png", "draws it light and dark"),
      ("autolayout render Cell.xib -d ipad11_0rounded -o cell.pdf", "draws it as on an iPad"),
      ("autolayout render App -o pictures/", "draws every document in App"),
      ("autolayout render App -o pictures/index.html", "and makes a page of all pictures"),
    ],
    run: { arguments, session throws(UsageError) in
      let call = try RenderCall(arguments)
      return try call.run(session)
    })
}
