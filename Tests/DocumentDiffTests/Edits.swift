import DocumentDiff

enum Edits {
  private static let lower = ["stk-bo-001", "img-po-001", "box-le-001"]
  private static let label = "textAlignment=\"natural\" lineBreakMode=\"tailTruncation\""
  private static let box =
    "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>"
  private static let boxWidth = "secondAttribute=\"width\" multiplier=\"0.25\" id=\"con-bw-001\""
  private static let boxView =
    "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-le-001\">"

  static let constraints: [Edit] = [
    Edit(
      "constant", [("constant=\"16\" id=\"con-lt-001\"", "constant=\"24\" id=\"con-lt-001\"")],
      .constraints, "Welcome.top = Safe Area.top + 16: constant 16 → 24: 4 views moved down by 8",
      lower + ["lab-ti-001"]),
    Edit(
      "priority", "constant=\"50\" id=\"con-bh-001\"",
      "constant=\"50\" priority=\"750\" id=\"con-bh-001\"",
      .constraints, "priority 1000 → 750"),
    Edit(
      "multiplier", boxWidth, boxWidth.replacing("0.25", with: "0.5"), .constraints,
      "width = 0.25 × width", "box-le-001"),
    Edit(
      "relation", "relation=\"lessThanOrEqual\" secondItem=\"saf-ar-001\"",
      "relation=\"equal\" secondItem=\"saf-ar-001\"", .constraints, "≤"),
    Edit(
      "second item", "secondItem=\"img-po-001\" secondAttribute=\"bottom\" constant=\"20\"",
      "secondItem=\"stk-bo-001\" secondAttribute=\"bottom\" constant=\"20\"", .constraints,
      "→ View", "box-le-001"),
    Edit(
      "attribute",
      "firstItem=\"img-po-001\" firstAttribute=\"leading\" secondItem=\"saf-ar-001\" secondAttribute=\"leading\"",
      "firstItem=\"img-po-001\" firstAttribute=\"trailing\" secondItem=\"saf-ar-001\" secondAttribute=\"trailing\"",
      .constraints, "trailing", "img-po-001"),
    Edit(
      "constraint added", box,
      box
        + "<constraint firstAttribute=\"width\" constant=\"10\" priority=\"1\" id=\"con-nw-001\"/>",
      .constraints, "width = 10: added"),
    Edit("constraint removed", box, "", .constraints, "height = 50: removed", "box-le-001"),
    Edit(
      "identifier of a constraint", "constant=\"50\" id=\"con-bh-001\"",
      "constant=\"50\" identifier=\"boxHeight\" id=\"con-bh-001\"", .behavior,
      "identifier none → boxHeight"),
    Edit(
      "variation for a size class", box,
      "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"><variation "
        + "key=\"widthClass=compact\" constant=\"70\"/></constraint>",
      .constraints, "variation for compact width none → constant 70", "box-le-001"),
    Edit(
      "first item", "firstItem=\"box-le-001\" firstAttribute=\"leading\"",
      "firstItem=\"fix-vi-001\" firstAttribute=\"leading\"", .constraints, "→ View (fix-vi-001)",
      "box-le-001"),
    Edit(
      "placeholder of a constraint", "constant=\"50\" id=\"con-bh-001\"",
      "constant=\"50\" placeholder=\"YES\" id=\"con-bh-001\"", .constraints, "placeholder",
      "box-le-001"),
  ]

  static let layout: [Edit] = [
    Edit(
      "hugging", "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\"",
      "horizontalHuggingPriority=\"252\" verticalHuggingPriority=\"251\"", .layout,
      "horizontal hugging 251 → 252"),
    Edit(
      "stack axis", "axis=\"vertical\"", "axis=\"horizontal\"", .layout,
      "axis vertical → horizontal",
      "stk-bo-001", "txf-na-001", "btn-si-001", "img-po-001", "box-le-001"),
    Edit(
      "stack spacing", "spacing=\"8\"", "spacing=\"12\"", .layout, "spacing 8 → 12",
      "stk-bo-001", "btn-si-001", "img-po-001", "box-le-001"),
    Edit(
      "stack distribution", "axis=\"vertical\" spacing",
      "axis=\"vertical\" distribution=\"fillEqually\" spacing",
      .layout, "distribution default → fillEqually", "btn-si-001", "stk-bo-001", "img-po-001",
      "box-le-001"),
    Edit(
      "stack alignment", "axis=\"vertical\" spacing",
      "axis=\"vertical\" alignment=\"leading\" spacing",
      .layout, "alignment default → leading", "txf-na-001", "btn-si-001"),
    Edit("safe area", "useSafeAreas=\"YES\" ", "", .layout, "use safe areas yes → default"),
    Edit(
      "frame without constraints", "x=\"20\" y=\"500\"", "x=\"30\" y=\"500\"", .layout,
      "frame (20, 500; 60 × 60) → (30, 500; 60 × 60): 1 view moved right by 10", "fix-vi-001"),
    Edit(
      "autoresizing mask", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"",
      "flexibleMinX=\"YES\" flexibleMaxY=\"YES\"",
      .layout, "autoresizing mask"),
    Edit(
      "margins", "id=\"vie-ro-001\">", "insetsLayoutMarginsFromSafeArea=\"NO\" id=\"vie-ro-001\">",
      .layout, "insets layout margins from safe area default → no"),
    Edit(
      "compression resistance", "verticalHuggingPriority=\"251\" text",
      "verticalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"740\" text", .layout,
      "vertical compression resistance default → 740"),
    Edit(
      "installed by size class",
      "id=\"con-bh-001\"/>\n                                </constraints>",
      "id=\"con-bh-001\"/>\n</constraints><variation key=\"default\"><mask key=\"constraints\">"
        + "<exclude reference=\"con-bh-001\"/></mask></variation>",
      .layout, "variation for default", "box-le-001"),
  ]

  static let content: [Edit] = [
    Edit(
      "text", "text=\"Welcome\"", "text=\"Welcome back\"", .content,
      "text \"Welcome\" → \"Welcome back\"", "lab-ti-001"),
    Edit(
      "font", "type=\"system\" pointSize=\"20\"", "type=\"boldSystem\" pointSize=\"28\"", .content,
      "font System 20 → System bold 28", "lab-ti-001", "stk-bo-001", "img-po-001", "box-le-001"),
    Edit(
      "text color", "key=\"textColor\" white=\"0.0\"", "key=\"textColor\" white=\"1\"", .content,
      "text color #000000 → #FFFFFF"),
    Edit(
      "background", "red=\"1\" green=\"0.0\"", "red=\"1\" green=\"0.5\"", .content,
      "background #FF0000 → #FF8000"),
    Edit(
      "image", "contentMode=\"scaleAspectFit\" image=\"portrait\"",
      "contentMode=\"scaleAspectFit\" image=\"landscape\"",
      .content, "image portrait → landscape"),
    Edit(
      "mode", "contentMode=\"scaleAspectFit\" image", "contentMode=\"scaleAspectFill\" image",
      .content,
      "mode scaleAspectFit → scaleAspectFill"),
    Edit(
      "hidden", "axis=\"vertical\" spacing", "hidden=\"YES\" axis=\"vertical\" spacing", .content,
      "hidden default → yes"),
    Edit(
      "alpha", boxView, boxView.replacing("<view ", with: "<view alpha=\"0.5\" "), .content,
      "alpha default → 0.5"),
    Edit(
      "title of a button", "title=\"Sign in\"", "title=\"Log in\"", .content,
      "title \"Sign in\" → \"Log in\""),
    Edit(
      "placeholder", "placeholder=\"Name\"", "placeholder=\"Your name\"", .content,
      "placeholder \"Name\" → \"Your name\""),
    Edit("lines of a label", "numberOfLines=\"1\"", "numberOfLines=\"0\"", .content, "lines 1 → 0"),
    Edit(
      "text alignment", "text=\"Welcome\" textAlignment=\"natural\"",
      "text=\"Welcome\" textAlignment=\"center\"", .content, "text alignment natural → center"),
    Edit(
      "image taken away", "image=\"portrait\" translates", "translates", .content,
      "image portrait → none"),
    Edit(
      "clips to bounds", boxView, boxView.replacing("<view ", with: "<view clipsSubviews=\"YES\" "),
      .content, "clips to bounds default → yes"),
    Edit("line break", label, label.replacing("tail", with: "head"), .content, "line break mode"),
  ]

  static let behavior: [Edit] = [
    Edit(
      "class", "customClass=\"AccountViewController\"", "customClass=\"ProfileViewController\"",
      .behavior, "class App.AccountViewController → App.ProfileViewController"),
    Edit(
      "outlet", "property=\"titleLabel\"", "property=\"heading\"", .behavior,
      "property titleLabel → heading"),
    Edit(
      "action", "selector=\"signIn:\"", "selector=\"logIn:\"", .behavior,
      "selector signIn: → logIn:"),
    Edit(
      "storyboard identifier", "storyboardIdentifier=\"account\"",
      "storyboardIdentifier=\"profile\"",
      .behavior, "storyboard identifier account → profile"),
    Edit(
      "accessibility", boxView,
      boxView + "<accessibility key=\"accessibilityConfiguration\"><bool "
        + "key=\"isElement\" value=\"YES\"/></accessibility>",
      .behavior, "is element default → yes"),
    Edit(
      "tag", boxView, boxView.replacing("<view ", with: "<view tag=\"7\" "), .behavior,
      "tag default → 7"),
    Edit(
      "keyboard", "<textInputTraits key=\"textInputTraits\"/>",
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\"/>", .behavior,
      "keyboard type default → emailAddress"),
    Edit(
      "unknown attribute", "id=\"box-le-001\">", "wobble=\"4\" id=\"box-le-001\">",
      .behavior,
      "wobble default → 4"),
    Edit(
      "runtime attribute", "id=\"con-bh-001\"/>\n                                </constraints>",
      "id=\"con-bh-001\"/>\n</constraints><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">"
        + "<integer key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>"
        + "</userDefinedRuntimeAttributes>",
      .behavior, "runtime attribute layer.cornerRadius none → 8"),
    Edit(
      "initial controller", "initialViewController=\"nav-co-001\"",
      "initialViewController=\"vco-ac-001\"",
      .behavior, "initial view controller"),
  ]

  static let nothing: [Edit] = [
    Edit(
      "constraint recreated", "id=\"con-bh-001\"", "id=\"con-xx-009\"", .nothing, "ids 1"),
    Edit(
      "another Xcode",
      [
        ("toolsVersion=\"21507\"", "toolsVersion=\"22505\""),
        ("version=\"21505\"", "version=\"22504\""),
      ], .nothing, "tools 2"),
    Edit(
      "canvas device", "<device id=\"retina6_12\"", "<device id=\"retina4_7\"", .nothing, "canvas 1"
    ),
    Edit(
      "size of a controller's view on the canvas", "width=\"393\" height=\"852\"",
      "width=\"393\" height=\"759\"", .nothing, "recorded frames 1"),
    Edit(
      "simulated bars", "<navigationItem key=\"navigationItem\"",
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" "
        + "prompted=\"NO\"/><navigationItem key=\"navigationItem\"", .nothing, "canvas"),
    Edit("place on the canvas", "x=\"900\" y=\"0.0\"", "x=\"950\" y=\"40\"", .nothing, "canvas 1"),
    Edit(
      "recorded frame", "x=\"16\" y=\"107\" width=\"361\"", "x=\"16\" y=\"107.5\" width=\"361\"",
      .nothing, "recorded frames 1"),
    Edit("mark", "id=\"lab-ti-001\">", "misplaced=\"YES\" id=\"lab-ti-001\">", .nothing, "marks 1"),
    Edit(
      "name in the outline", "id=\"box-le-001\">", "userLabel=\"Box\" id=\"box-le-001\">", .nothing,
      "names 1"),
    Edit(
      "notation of a number", "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "alpha=\"1.0\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", .nothing, "notation 1"),
    Edit(
      "order of constraints",
      [
        (box, ""),
        (
          "<constraint firstAttribute=\"width\" constant=\"80\" id=\"con-iw-001\"/>\n                                    <constraint firstAttribute=\"height\" constant=\"80\" id=\"con-ih-001\"/>",
          "<constraint firstAttribute=\"height\" constant=\"80\" id=\"con-ih-001\"/><constraint firstAttribute=\"width\" constant=\"80\" id=\"con-iw-001\"/>"
        ), ("id=\"box-le-001\">", "id=\"box-le-001\"><constraints>\(box)</constraints>"),
      ], .nothing, "order"),
  ]
}
