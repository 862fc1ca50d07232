import Drawing
import Foundation
import InterfaceBuilder
import ScenePictures

enum RenderCommand {
  static let specification = CommandSpecification(
    name: "render", summary: "Lay out documents and draw them.", operands: "FILE…",
    work: "laying out and drawing",
    discussion: """
      FILE is a .storyboard or .xib file for iOS or tvOS, or a folder of them; '-' is standard
      input. For a single document, -o is a picture. With several, -o is a folder; pictures keep the
      folder structure of FILE. If -o ends in .html, it is a page of all pictures, which are written
      next to it. FILE can also be a .nib, .storyboardc, .app or .ipa.

      A scene is drawn as on the device, with status bar and bars. If --scene is missing, a
      storyboard with several scenes is drawn as on Xcode's canvas, with segues. With --each-scene,
      each scene with views is a picture, in a folder with the storyboard's name. With --scene and a
      folder, documents that lack this scene are left out. Images and colors come from the project's
      .xcassets folders; a missing image is drawn as a crossed box with the image name.

      --show draws marks over the views. Constraints are drawn as on Xcode's canvas: blue, dashed if
      not required; orange for ambiguous views, with another frame that satisfies their constraints;
      red for conflicts, the broken constraint dashed. For a misplaced view, the frame stored in the
      document is outlined, with the difference in points. Lines are 2 pixels wide and letters 16
      pixels high at any --scale: a larger scale leaves more room for labels.

      --sheet draws each scene for all combinations of the listed devices, text sizes, directions,
      appearances and languages. With -o FILE.html, it writes a page with all pictures. --languages
      draws such a sheet with each scene in the document's languages.

      The default --scale is the device's for a single scene, and more for a small view with --show.
      It is 2 for scenes side by side and for a page of --sheet. It is 1 for a canvas or --sheet, or
      2 with --show, and less for a picture of more than 60 million pixels.
      """,
    options: [
      OptionSpecification(
        "output", letter: "o", value: "FILE",
        summary: "Picture (.png, .svg or .pdf), folder, or page (.html)."),
      OptionSpecification(
        "format", letter: "f", value: "FORMAT", choices: PictureFormat.allCases.map(\.rawValue),
        summary: "Format of the pictures in a folder; default: png."),
      OptionSpecification(
        "scene", letter: "s", value: "ID",
        summary: "Scene: title, or id of scene, controller or view."),
      OptionSpecification(
        "each-scene", summary: "Draw each storyboard scene as a separate picture."),
      OptionSpecification(
        "scale", value: "NUMBER",
        summary: "Pixels per point, up to 16; default: the device's for one scene, 2 for several, "
          + "1 for a canvas or sheet."),
      OptionSpecification(
        "show", value: "LIST", choices: SceneOverlays.names,
        summary: "Marks to draw over the views: \(SceneOverlays.names.joined(separator: ", ")).",
        isList: true),
      OptionSpecification(
        "accessibility",
        summary: "Mark targets, VoiceOver's order and the findings of 'check --accessibility'."),
      OptionSpecification(
        "assets", value: "PATH",
        summary: "Asset catalog or folder of catalogs; default: the catalogs of the project."),
      OptionSpecification("bare", summary: "Draw only the views; no bars and no status bar."),
      OptionSpecification("device-frame", summary: "Draw the device around the screen."),
      OptionSpecification(
        "grid", summary: "Draw scenes in a grid, not as on the canvas; no containers."),
      OptionSpecification("outlines", summary: "Outline views that have no background."),
      OptionSpecification(
        "plain", summary: "Do not outline views (default).", isInternal: true),
      OptionSpecification(
        "root", value: "FOLDER", summary: "A folder that was an operand.", isInternal: true),
      OptionSpecification("guides", summary: "Same as --show guides."),
    ] + SheetOptions.all + WorkLimits.options,
    examples: [
      ("autolayout render Main.storyboard -o main.png", "draws all scenes, as on the canvas"),
      ("autolayout render Main.storyboard -s Login -o login.svg", "draws a scene as SVG"),
      ("autolayout render Main.storyboard --appearance both -o m.png", "draws both appearances"),
      (
        "autolayout render Main.storyboard -s Login --show constraints,safe-area -o l.png",
        "shows constraints and the safe area"
      ),
      (
        "autolayout render Main.storyboard --show conflicts,ambiguity,misplaced -o faults.png",
        "marks layout problems on the canvas"
      ),
      (
        "autolayout render Main.storyboard -s Login --sheet -d retina4_7,retina6_9 "
          + "--text-size large,accessibilityLarge -o sheet.png",
        "draws a scene on two devices in two text sizes"
      ),
      (
        "autolayout render Main.storyboard -s Login --sheet --matrix full -o sheet.html",
        "writes a page with the scene on all devices and settings of the full matrix"
      ),
      (
        "autolayout render Main.storyboard -s Login --sizes -o sizes.png",
        "draws a scene at the window sizes where findings change"
      ),
      (
        "autolayout render Main.storyboard -s Login --languages all -o languages.html",
        "writes a page with a scene in all languages"
      ),
      ("autolayout render Cell.xib -d ipad11_0rounded -o cell.pdf", "draws a cell as on an iPad"),
      ("autolayout render App -o pictures/", "draws every document in App"),
      ("autolayout render App -o pictures/index.html", "also writes a page of all pictures"),
      ("autolayout render App --each-scene -o pictures/", "draws a picture of each scene"),
    ],
    run: { arguments, session throws(UsageError) in
      let call = try RenderCall(arguments)
      return try call.run(session)
    })
}
