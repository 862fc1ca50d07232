export const examples = [
  {
    name: "A cell that is lower than its image",
    text: `2026-03-02 09:12:44.120 Recipes[4711:1203] [LayoutConstraints] Unable to simultaneously satisfy constraints.
	Probably at least one of the constraints in the following list is one you don't want.
	Try this:
		(1) look at each constraint and try to figure out which you don't expect;
		(2) find the code that added the unwanted constraint or constraints and fix it.
(
    "<NSLayoutConstraint:0x600002a10a50 UIImageView:0x7fa1c2c04410.height == 90   (active)>",
    "<NSLayoutConstraint:0x600002a10aa0 V:|-(12)-[UIImageView:0x7fa1c2c04410]   (active, names: '|':UITableViewCellContentView:0x7fa1c2c06020 )>",
    "<NSLayoutConstraint:0x600002a10af0 V:[UIImageView:0x7fa1c2c04410]-(12)-|   (active, names: '|':UITableViewCellContentView:0x7fa1c2c06020 )>",
    "<NSLayoutConstraint:0x600002a10b40 UILabel:0x7fa1c2c05500'Plum cake'.centerY == UIImageView:0x7fa1c2c04410.centerY   (active)>",
    "<NSLayoutConstraint:0x600002a3c320 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fa1c2c06020.height == 44   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002a10a50 UIImageView:0x7fa1c2c04410.height == 90   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
`,
  },
  {
    name: "Two buttons in a narrow row",
    text: `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600000b1d2c0 H:|-(20)-[UIButton:0x7f9e0b40d2a0'Cancel']   (active, names: '|':UIView:0x7f9e0b40c6e0 )>",
    "<NSLayoutConstraint:0x600000b1d310 H:[UIButton:0x7f9e0b40d2a0'Cancel']-(16)-[UIButton:0x7f9e0b40d8f0'Order now']   (active)>",
    "<NSLayoutConstraint:0x600000b1d360 H:[UIButton:0x7f9e0b40d8f0'Order now']-(20)-|   (active, names: '|':UIView:0x7f9e0b40c6e0 )>",
    "<NSLayoutConstraint:0x600000b1d3b0 UIButton:0x7f9e0b40d2a0'Cancel'.width == UIButton:0x7f9e0b40d8f0'Order now'.width   (active)>",
    "<NSLayoutConstraint:0x600000b1d400 UIButton:0x7f9e0b40d8f0'Order now'.width >= 160   (active)>",
    "<NSLayoutConstraint:0x600000b0aa80 'UIView-Encapsulated-Layout-Width' UIView:0x7f9e0b40c6e0.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600000b1d400 UIButton:0x7f9e0b40d8f0'Order now'.width >= 160   (active)>
`,
  },
  {
    name: "A hidden view in a stack",
    text: `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x6000031e4e60 V:|-(8)-[UILabel:0x7ff1d3c09b40'Delivery']   (active, names: '|':Shop.NoteView:0x7ff1d3c08f10 )>",
    "<NSLayoutConstraint:0x6000031e4eb0 V:[UILabel:0x7ff1d3c09b40'Delivery']-(8)-|   (active, names: '|':Shop.NoteView:0x7ff1d3c08f10 )>",
    "<NSLayoutConstraint:0x6000031f2a80 'UISV-hiding' Shop.NoteView:0x7ff1d3c08f10.height == 0   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x6000031e4eb0 V:[UILabel:0x7ff1d3c09b40'Delivery']-(8)-|   (active, names: '|':Shop.NoteView:0x7ff1d3c08f10 )>
`,
  },
  {
    name: "An autoresizing mask and constraints",
    text: `Unable to simultaneously satisfy constraints.
(
    "<NSAutoresizingMaskLayoutConstraint:0x60000210c5f0 h=--& v=--& UIView:0x7fb4e9d0a7c0.width == 0   (active)>",
    "<NSLayoutConstraint:0x60000210a1c0 UIView:0x7fb4e9d0a7c0.width == 240   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x60000210a1c0 UIView:0x7fb4e9d0a7c0.width == 240   (active)>
`,
  },
  {
    name: "A ratio between width and height",
    text: `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600001d02f30 UIImageView:0x7fd52b612a40.width == 1.77778*UIImageView:0x7fd52b612a40.height   (active)>",
    "<NSLayoutConstraint:0x600001d02f80 UIImageView:0x7fd52b612a40.height == 120   (active)>",
    "<NSLayoutConstraint:0x600001d02fd0 H:|-(16)-[UIImageView:0x7fd52b612a40]   (active, names: '|':UIView:0x7fd52b6121f0 )>",
    "<NSLayoutConstraint:0x600001d03020 H:[UIImageView:0x7fd52b612a40]-(16)-|   (active, names: '|':UIView:0x7fd52b6121f0 )>",
    "<NSLayoutConstraint:0x600001d03070 UIView:0x7fd52b6121f0.width == 375   (active)>"
)
`,
  },
  {
    name: "Quoted on a web page, and damaged",
    text: `> I get this and do not know why:
>
> (
> &quot;&lt;SnapKit.LayoutConstraint:0x600003d1c2a0@CardView.swift#41 Shop.Badge:0x7fd0c0d0a110.width == 120.0&gt;&quot;,
> &quot;&lt;SnapKit.LayoutConstraint:0x600003d1c360@CardView.swift#42 Shop.Badge:0x7fd0c0d0a110.width ≥ Shop.Card:0x7fd0c0d0b320.width&gt;&quot;,
> “&lt;NSLayoutConstraint:0x600003d1c420 Shop.Card:0x7fd0c0d0b320.width
>  == 200   (active)&gt;”
> )
`,
  },
];
