extension GalleryPage {
  /// The style sheet of the page: columns on wide screens, dark colors if the reader prefers them.
  static let style = """
    :root { color-scheme: light dark; --ink: #1d2430; --soft: #5d6878; --paper: #f4f5f7;
      --card: #ffffff; --line: #dfe3e8; --accent: #1f5f9e; --good: #1d7a46; --bad: #c0362c; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e4e8ee; --soft: #98a3b3; --paper: #14171c; --card: #1d2229;
        --line: #323944; --accent: #7db4ea; --good: #5fcf90; --bad: #ff7d70; } }
    * { box-sizing: border-box; }
    body { margin: 0 0 40px; background: var(--paper); color: var(--ink);
      font: 16px/1.5 Inter, system-ui, "Noto Sans CJK SC", sans-serif; }

    header, main { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
    header { padding-top: 44px; }
    h1 { font-size: clamp(1.7rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; margin: 0 0 12px; }
    header > p { max-width: 70ch; margin: 0 0 12px; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .verdict { color: var(--good); font-weight: 600; }
    .verdict.bad, a.bad { color: var(--bad); }
    nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 8px 28px;
      margin: 24px 0; padding: 18px 0; border-block: 1px solid var(--line); }
    nav h2 { overflow-wrap: anywhere; font-size: 0.95rem; margin: 0 0 4px; }
    nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.9rem; }
    nav li { padding-left: 2em; text-indent: -2em; }
    nav b { display: inline-block; min-width: 2em; text-indent: 0; color: var(--soft);
      font-weight: 500; font-variant-numeric: tabular-nums; }
    section > h2 { font-size: 1.5rem; line-height: 1.3; margin: 48px 0 4px; overflow-wrap: anywhere; }
    .subject { color: var(--soft); margin: 0 0 20px; }
    .number { color: var(--soft); font-weight: 500; margin-right: 0.3em; font-variant-numeric: tabular-nums; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 20px 22px; margin: 0 0 20px; scroll-margin-top: 12px; }
    h3 { margin: 0; font-size: 1.15rem; }
    .sentence { margin: 4px 0 16px; font-size: 1.05rem; }
    .outcome { display: flex; flex-wrap: wrap; gap: 22px 44px; align-items: flex-start; }
    .tables { flex: 1 1 400px; max-width: 100%; min-width: 0; }
    .moments { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figure img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line);
      border-radius: 6px; background: #fff; }
    figcaption { font-size: 0.88rem; margin: 8px 0 4px; max-width: 340px; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.88rem; }
    caption { text-align: left; color: var(--soft); padding: 4px 0; }
    th { text-align: left; font-weight: 500; color: var(--soft); }
    th, td { padding: 3px 14px 3px 0; vertical-align: top; }
    tr + tr > * { border-top: 1px solid var(--line); }
    .frames { font-size: 0.82rem; }
    .frames td, .frames th:not(:first-child) { text-align: right; padding-right: 0; padding-left: 14px; }
    .frames td { font-variant-numeric: tabular-nums; }
    .scroll { overflow-x: auto; margin-bottom: 18px; }
    .findings .good td:first-child { color: var(--good); }
    .findings .bad td { color: var(--bad); font-weight: 600; }
    .remark { border-left: 3px solid var(--accent); padding-left: 14px; max-width: 76ch; color: var(--soft); }
    details { margin-top: 12px; }
    summary { cursor: pointer; color: var(--accent); font-size: 0.92rem; }
    pre { overflow-x: auto; background: var(--paper); border-radius: 8px; padding: 14px;
      font: 12.5px/1.45 "JetBrains Mono", ui-monospace, monospace; }
    """
}
