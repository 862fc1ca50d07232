// Finds pages by their titles in the index that DocC writes.

const query = document.getElementById("query");
const results = document.getElementById("results");
const products = document.getElementById("products");
const most = 60;

/** Returns all pages as { title, path, place, type } in the order of the index; place is the parent page. */
async function readPages() {
  const index = await (await fetch("index/index.json")).json();
  const pages = new Map();
  const walk = (nodes, place) => {
    for (const node of nodes ?? []) {
      if (node.path && !pages.has(node.path)) {
        pages.set(node.path, { title: node.title, path: node.path, place: place.at(-1), type: node.type });
      }
      // Headings between pages have no page of their own.
      walk(node.children, node.path && node.type !== "article" ? [...place, node.title] : place);
    }
  };
  walk(index.interfaceLanguages.swift, []);
  return [...pages.values()];
}

/** Ranks a title: the exact name first, then a prefix, a word's prefix, and any other match. */
function rank(title, wanted) {
  const text = title.toLowerCase();
  const place = text.indexOf(wanted);
  if (place < 0) return -1;
  if (text === wanted) return 0;
  if (place === 0) return 1;
  return /[a-z0-9]/.test(text[place - 1]) ? 3 : 2;
}

function show(pages) {
  const wanted = query.value.trim().toLowerCase();
  products.hidden = wanted !== "";
  results.replaceChildren();
  if (wanted === "") return;
  const found = pages
    .map((page) => ({ page, rank: rank(page.title, wanted) }))
    .filter((match) => match.rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.page.title.length - b.page.title.length);
  for (const { page } of found.slice(0, most)) {
    const link = document.createElement("a");
    link.href = page.path.replace(/^\//, "") + "/";
    const title = document.createElement("code");
    title.textContent = page.title;
    const place = document.createElement("span");
    place.textContent = page.type === "article" ? `article · ${page.place}` : page.place;
    link.append(title, place);
    const item = document.createElement("li");
    item.append(link);
    results.append(item);
  }
  if (found.length !== 0 && found.length <= most) return;
  const item = document.createElement("li");
  item.textContent = found.length === 0 ? "Nothing has this name." : `… and ${found.length - most} more`;
  results.append(item);
}

const pages = await readPages();
// So that a search can be linked to: ?q=anchor
query.value = new URLSearchParams(location.search).get("q") ?? query.value;
query.addEventListener("input", () => show(pages));
query.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
  if (event.key === "Escape") { query.value = ""; show(pages); }
});
show(pages);
