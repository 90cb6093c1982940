/// The look of the page: everything that a drawing or a table shows is a class here.
enum HTMLStyle {
  static let text = colours + page + tables + drawing + paper

  private static let colours = """
    :root { color-scheme: light dark; --page: #f5f7fa; --card: #fff; --ink: #111827; --soft: #4b5563; --rule: #d7dde5;
      --strong: #1f2937; --weak: #64748b; --unowned: #b45309; --bad: #c4161c; --bad-wash: #fdeaea; --on-bad: #fff;
      --good: #15703a; --good-wash: #e5f5eb; --link: #1d4ed8; --box: #f1f5f9; --edge: #94a3b8;
      --view: #dbeafe; --view-edge: #2563eb; --presenter: #ede9fe; --presenter-edge: #7c3aed;
      --interactor: #dcfce7; --interactor-edge: #15803d; --router: #fef3c7; --router-edge: #b45309;
      --child: #e0f2fe; --child-edge: #0369a1; }
    @media (prefers-color-scheme: dark) { :root { --page: #0b1018; --card: #141b26; --ink: #e8edf4; --soft: #a3b0c2;
      --rule: #2b3647; --strong: #e2e8f0; --weak: #94a3b8; --unowned: #f0a63a; --bad: #ff6b6b; --bad-wash: #3a1618;
      --on-bad: #2a0709; --good: #5fd48a; --good-wash: #12301e; --link: #8ab4ff; --box: #1d2735; --edge: #64748b;
      --view: #16294a; --view-edge: #6ea2f8; --presenter: #2a1f4a; --presenter-edge: #ac8bfa;
      --interactor: #12331f; --interactor-edge: #4fc27c; --router: #3a2a0d; --router-edge: #e0a13a;
      --child: #0f2d40; --child-edge: #4bb3e6; } }

    """

  private static let page = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1560px; padding: 24px 20px 60px; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 28px; } h2 { margin: 0 0 4px; font-size: 21px; } h3 { margin: 0 0 8px; font-size: 16px; }
    small { color: var(--soft); font-weight: 400; font-size: 15px; } a { color: var(--link); }
    p { margin: 6px 0; } code, pre { font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    pre { margin: 8px 0; overflow-x: auto; }
    .verdict { display: inline-block; margin: 10px 0 18px; padding: 8px 14px; border-radius: 8px; font-weight: 600; }
    .sound { color: var(--good); background: var(--good-wash); border: 1px solid var(--good); }
    .unsound { color: var(--bad); background: var(--bad-wash); border: 2px solid var(--bad); }
    .card, .overview { margin: 18px 0; padding: 18px 20px; background: var(--card); border: 1px solid var(--rule);
      border-radius: 10px; }
    .states { color: var(--soft); font-size: 14px; } .pointer { color: var(--soft); }
    .finding { margin: 12px 0; padding: 12px 16px; background: var(--bad-wash); border-left: 5px solid var(--bad);
      border-radius: 0 8px 8px 0; }
    .mark { font-weight: 600; white-space: nowrap; } .mark.kept { color: var(--good); } .mark.broken { color: var(--bad); }
    .mark.accepted { color: var(--unowned); } .mark.not-judged { color: var(--soft); }
    h2 .mark { padding: 2px 10px; border-radius: 12px; font-size: 13px; vertical-align: 3px; }
    h2 .mark.kept { background: var(--good-wash); }
    h2 .mark.broken, h3 .mark.broken, td.mark.broken { background: var(--bad); color: var(--on-bad); }
    h3 .mark.broken { padding: 1px 8px; border-radius: 10px; }
    .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .legend ul { display: flex; flex-wrap: wrap; gap: 6px 22px; margin: 0; padding: 0; list-style: none; font-size: 14px; }
    .legend li { display: flex; align-items: center; gap: 8px; }
    .swatch { width: 16px; height: 16px; border: 2px solid var(--edge); border-radius: 4px; background: var(--box); }
    details { margin: 10px 0; } summary { cursor: pointer; color: var(--link); font-size: 15px; }

    """

  private static let tables = """
    .wide { position: relative; overflow-x: auto; margin: 10px 0; } .wide:focus-visible { outline: 2px solid var(--link); }
    table { border-collapse: collapse; font-size: 14px; }
    caption { padding-bottom: 6px; color: var(--soft); text-align: left; }
    th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
    .verdicts th, .verdicts td { padding: 4px 9px; border: 1px solid var(--rule); text-align: center; font-size: 13px; }
    .verdicts abbr { text-decoration: none; }

    """

  private static let drawing = """
    .picture { padding-bottom: 6px; } svg { display: block; flex: none; }
    .picture svg { max-width: 100%; height: auto; }
    svg text { fill: var(--ink); font: 11px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    .line { fill: none; stroke-width: 1.8; } .strong .line { stroke: var(--strong); } .strong .head { fill: var(--strong); }
    .weak .line { stroke: var(--weak); stroke-width: 1.5; stroke-dasharray: 6 4; } .weak .head { fill: var(--weak); }
    .unowned .line { stroke: var(--unowned); stroke-dasharray: 2 4; stroke-linecap: round; }
    .unowned .head { fill: var(--unowned); }
    .broken .line { stroke: var(--bad); stroke-width: 3; } .broken .head { fill: var(--bad); }
    .cyclic .line { stroke: var(--bad); stroke-width: 2.2; } .cyclic .head { fill: var(--bad); }
    .box rect, .swatch { fill: var(--box); stroke: var(--edge); stroke-width: 1.5; }
    \(role("view"))\(role("presenter"))\(role("interactor"))\(role("router"))\(role("child")).box.output rect, .box.outside rect {
      fill: var(--card); stroke-dasharray: 4 3; } .swatch.output { background: var(--card); border-style: dashed; }
    .box.broken > rect { stroke: var(--bad); stroke-width: 3; }
    svg .name { font-size: 12px; font-weight: 700; } svg .role { fill: var(--soft); font-size: 10px; }
    svg .row.weak { font-style: italic; } svg .row.broken { fill: var(--bad); font-weight: 700; }
    .port { fill: var(--card); stroke: var(--edge); }
    .badge rect, .box .badge rect { fill: var(--bad); stroke: none; }
    svg .badge text { fill: var(--on-bad); font-weight: 700; }

    """

  private static func role(_ name: String) -> String {
    ".box.\(name) rect { fill: var(--\(name)); stroke: var(--\(name)-edge); } "
      + ".swatch.\(name) { background: var(--\(name)); border-color: var(--\(name)-edge); }\n"
  }

  private static let paper = """
    @media (max-width: 640px) { body { padding: 14px 10px 40px; } .card, .overview { padding: 14px 12px; } }
    @media print { body { max-width: none; padding: 0; } .card { break-inside: avoid; } .wide { overflow: visible; }
      .picture svg { max-width: 100%; height: auto; } details::details-content { content-visibility: visible; } }

    """
}
