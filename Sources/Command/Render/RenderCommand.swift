import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

/// `autolayout render`: draws pictures of scenes.
enum RenderCommand {
  static let specification = CommandSpecification(
    name: "render", summary: "Lay out documents and draw them.", operands: "FILE…",
    work: "laying out and drawing",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard input.
      With one document, -o is the picture; with several, -o is a folder, where the pictures lie as the
      documents do in the folder FILE. With a name that ends in .html, -o is a page of all pictures,
      which are written beside it.

      A scene is drawn as its device shows it, with status bar and bars. Without --scene, a storyboard
      of several scenes is drawn as on Xcode's canvas, with its segues. Images and colors come from the
      .xcassets folders of the project; what is not found is a crossed box with its name.

      --show draws over the views how they are laid out. Constraints are drawn as on Xcode's canvas:
      blue, dashed if not required; orange for views with ambiguous layout, beside another frame that
      satisfies their constraints; red for conflicts, the broken constraint dashed. A misplaced view has its
      frame in the document around it, with what that frame has more or less. Lines are 2 pixels wide and
      letters 16 high at any --scale, so that a larger scale has more room for labels.
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
        summary:
          "Pixels per point, up to 16; default: the device's own for one scene, with "
          + "--show more for a small view; 2 for several side by side and for a page of --sheet; 1 "
          + "for a canvas or --sheet, 2 with --show, less where the picture would have more than 60 "
          + "million pixels."),
      OptionSpecification(
        "show", value: "LIST", choices: SceneOverlays.names,
        summary: "What to draw over the views: \(SceneOverlays.names.joined(separator: ", ")).",
        isList: true),
      OptionSpecification(
        "assets", value: "PATH",
        summary: "Folder of asset catalogues, or one; default: those of the document's project."),
      OptionSpecification(
        "appearance", value: "APPEARANCE", choices: RenderAppearance.allCases.map(\.rawValue),
        summary: "light, dark, or both side by side; default: as on the canvas.", isList: true),
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
      OptionSpecification(
        "list-bars", summary: "Print which bars are drawn around each scene, to count them.",
        isInternal: true),
      OptionSpecification("guides", summary: "Same as --show guides."),
    ] + SheetOptions.all + WorkLimits.options,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, as on the canvas"),
      ("autolayout render Main.storyboard -s Login -o login.svg", "draws one scene as SVG"),
      ("autolayout render Main.storyboard --appearance both -o m.png", "draws it light and dark"),
      (
        "autolayout render Main.storyboard -s Login --show constraints,safe-area -o l.png",
        "shows its constraints and its safe area"
      ),
      (
        "autolayout render Main.storyboard --show conflicts,ambiguity,misplaced -o faults.png",
        "shows what is wrong, on the canvas"
      ),
      (
        "autolayout render Main.storyboard -s Login --sheet -d retina4_7,retina6_9 "
          + "--text-size large,accessibilityLarge -o sheet.png",
        "draws a scene on two devices in two text sizes"
      ),
      (
        "autolayout render Main.storyboard -s Login --sheet --matrix full -o sheet.html",
        "makes a page with the scene on all usual devices and settings"
      ),
      ("autolayout render Cell.xib -d ipad11_0rounded -o cell.pdf", "draws it as on an iPad"),
      ("autolayout render App -o pictures/", "draws every document in App"),
      ("autolayout render App -o pictures/index.html", "and makes a page of all pictures"),
    ],
    run: { arguments, session throws(UsageError) in
      let call = try RenderCall(arguments)
      return try call.run(session)
    })
}
