/// What index.html looks like and does; a page without a server brings both along.
extension IndexPage {
  static let style = """

    :root{--ink:#16202e;--quiet:#5b6b80;--line:#e1e6ec;--card:#f1f3f6;--paper:#fff;--link:#1d5fd1;--late:#a04a06;--bad:#b3261e}
    @media(prefers-color-scheme:dark){:root{--ink:#e8ecf2;--quiet:#a3b0c2;--line:#2c3646;--card:#1d2634;--paper:#121924;\
    --link:#8ab4ff;--late:#f0a95b;--bad:#ff8f87}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:82rem;padding:1.5rem;font:15px/1.45 Inter,system-ui,sans-serif;color:var(--ink);\
    background:var(--paper);font-variant-numeric:tabular-nums}
    header{display:flex;flex-wrap:wrap;gap:1rem 3rem;align-items:end;justify-content:space-between;\
    border-bottom:2px solid var(--ink);padding-bottom:1rem}
    h1{margin:0;font-size:2rem;line-height:1.1}
    dl{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;margin:0}
    dl div{display:flex;flex-direction:column-reverse}
    dd{margin:0;font-size:1.5rem;font-weight:700;line-height:1.1}
    dt{color:var(--quiet)}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
    form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;\
    padding:.9rem 0;background:var(--paper)}
    form[hidden]{display:none}
    input[type=search]{flex:1 1 18rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);\
    border-radius:8px;padding:.55rem .8rem}
    output{color:var(--quiet);min-width:9rem;text-align:right}
    details{margin:1rem 0}
    ol{list-style:none;margin:1rem 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(23rem,1fr));gap:.9rem}
    @media(max-width:26rem){ol{grid-template-columns:1fr}}
    #reports li{display:flex;gap:.9rem;padding:.9rem;background:var(--card);border:1px solid var(--line);border-radius:10px;\
    content-visibility:auto;contain-intrinsic-size:auto 11.5rem;min-width:0}
    #reports li[hidden]{display:none}
    #reports div{min-width:0}
    .picture{flex:none}
    img{display:block;width:120px;height:150px;object-fit:cover;object-position:top;background:#fff;border:1px solid var(--line);\
    border-radius:4px}
    h2{margin:0;font-size:1.05rem;overflow-wrap:anywhere}
    p{margin:.3rem 0}
    .files{display:flex;flex-wrap:wrap;gap:0 .7rem;font-size:.87rem}
    .late{color:var(--late)}
    .bad{color:var(--bad);overflow-wrap:anywhere}
    .skipped{opacity:.75}
    footer{color:var(--quiet);border-top:1px solid var(--line);margin-top:2rem;padding-top:.5rem}
    @media print{:root{--ink:#000;--quiet:#333;--line:#999;--card:#fff;--paper:#fff;--link:#000;--late:#000;--bad:#000}\
    form,.files{display:none}body{max-width:none;padding:0;font-size:9pt}ol{grid-template-columns:repeat(3,1fr);gap:6pt}\
    #reports li{break-inside:avoid;padding:6pt;content-visibility:visible}img{width:48pt;height:60pt}}

    """

  /// Search as one types; `/` goes there, Escape clears it, the arrow keys go from report to report.
  static let script = """

    (() => {
      const form = document.querySelector("form"), search = form.querySelector("#search");
      const problems = form.querySelector("#problems"), said = form.querySelector("output");
      const items = [...document.querySelectorAll("#reports > li")];
      const texts = items.map(item => item.dataset.find.normalize("NFKD").replace(/\\p{M}/gu, ""));
      const shown = () => items.filter(item => !item.hidden);
      function update() {
        const words = search.value.toLowerCase().normalize("NFKD").replace(/\\p{M}/gu, "").split(/\\s+/).filter(Boolean);
        let count = 0;
        items.forEach((item, index) => {
          const fits = words.every(word => texts[index].includes(word)) && (!problems.checked || "problem" in item.dataset);
          item.hidden = !fits;
          if (fits) count += 1;
        });
        said.value = count.toLocaleString("en") + " of " + items.length.toLocaleString("en");
      }
      function step(by) {
        const links = shown().map(item => item.querySelector("h2 a") || item);
        const here = links.indexOf(document.activeElement) + by;
        if (document.activeElement === search && by < 0) return;
        if (here < 0) search.focus();
        else if (links[here]) links[here].focus();
      }
      items.filter(item => !item.querySelector("h2 a")).forEach(item => { item.tabIndex = -1; });
      form.hidden = false;
      form.addEventListener("submit", event => { event.preventDefault(); step(1); });
      search.addEventListener("input", update);
      problems.addEventListener("change", update);
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); search.select(); }
        else if (event.key === "Escape" && search.value) { search.value = ""; update(); search.focus(); }
        else if (event.key === "ArrowDown") { event.preventDefault(); step(1); }
        else if (event.key === "ArrowUp") { event.preventDefault(); step(-1); }
      });
      update();
    })();

    """
}
