export const examples = [
  {
    name: "Two labels in a row",
    text: `root: 320 x 200
margins 16

title: "Content hugging decides which label grows" 17 bold lines 0 hug 250
date: "12 May" 15 resist 751 hug 251

title.leading = root.leadingMargin
title.top = root.topMargin
date.leading >= title.trailing + 8
date.trailing = root.trailingMargin
date.firstBaseline = title.firstBaseline
`,
  },
  {
    name: "Visual Format",
    text: `root: 320 x 260
margins 16
metric pad = 12

name: "Name" 17 hug 251/250
field: 120 x 34
send: "Send" 17 semibold

H:|-[name]-pad-[field(>=80)]-| align centerY
V:|-20-[field(34)]
V:[field]-(>=pad)-[send]-|
send.trailing = root.trailingMargin
`,
  },
  {
    name: "Card with wrapping text",
    text: `root: 300 x 360
margins 16

picture: 64 x 64 in card
heading: "The quick brown fox" 20 bold lines 0 in card
body: "Drag the right edge of the screen: the text wraps like a label on iOS, and the card follows its height." 15 lines 0 in card

card.leading = root.leadingMargin
card.trailing = root.trailingMargin
card.top = root.topMargin
picture.leading = card.leadingMargin
picture.top = card.topMargin
picture.bottom <= card.bottomMargin
picture.width = 64
picture.height = 64
heading.leading = picture.trailing + 12
heading.top = card.topMargin
heading.trailing = card.trailingMargin
V:[heading]-4-[body]-(>=8)-| align leading trailing
card.height = 0 @100
`,
  },
  {
    name: "Priorities: at most 400 wide",
    text: `root: 360 x 200

panel.centerX = root.centerX
panel.centerY = root.centerY
panel.width = root.width - 40 @750
panel.width <= 280
panel.height = 0.5 * panel.width @900
panel.height <= root.height - 40
`,
  },
  {
    name: "Conflict",
    text: `root: 320 x 160

// These conflict: drag the right edge.
a.leading = root.leading + 20
b.leading = a.trailing + 20
b.trailing = root.trailing - 20
a.width = 200
b.width = 150
V:|-30-[a(60)]
V:|-30-[b(60)]
`,
  },
  {
    name: "Ambiguous",
    text: `root: 320 x 200

// No constraint defines the widths or the position of c.
H:|-[a]-[b]-|
V:|-20-[a(50)]
V:|-20-[b(50)]
c.width = 60
c.height = 40
c.top = a.bottom + 20
`,
  },
  {
    name: "Right to left",
    text: `root: 320 x 160
direction rtl
margins 16

icon: 44 x 44
title: "שלום" 17 bold
H:|-[icon(44)]-[title]-(>=0)-| align centerY
V:|-[icon(44)]
`,
  },
  { name: "200 views", text: grid(20, 10) },
];

/** Rows of equally wide views. @param {number} rows @param {number} columns */
function grid(rows, columns) {
  const lines = ["root: 360 x 560", ""];
  for (let row = 0; row < rows; row++) {
    const names = Array.from({ length: columns }, (_, column) => `r${row}c${column}`);
    lines.push(`H:|-4-${names.map((name, index) => `[${name}${index ? `(${names[0]})` : ""}]`).join("-2-")}-4-| align top bottom`);
  }
  const column = Array.from({ length: rows }, (_, row) => `[r${row}c0${row ? "(r0c0)" : ""}]`);
  lines.push(`V:|-4-${column.join("-2-")}-4-|`, "");
  return lines.join("\n");
}
