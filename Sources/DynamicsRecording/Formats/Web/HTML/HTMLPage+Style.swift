extension HTMLPage {
  /// The rules of the page, without those of X-ray lines.
  static func style(_ scope: HTMLScope) -> String {
    let n = scope.names.start
    let (root, body) = scope.isEmbedded ? ("&", "&") : (":root", "body")
    return """
      \(root){color-scheme:light dark;--\(n)paper:#fff;--\(n)ink:#1c1c1e;--\(n)line:#8888;--\(n)accent:#0b6bcb;--\(n)sheet:#fff;--\(n)around:#f0f0f2}
      @media(prefers-color-scheme:dark){\(root){--\(n)paper:#1c1c1e;--\(n)ink:#f2f2f7;--\(n)accent:#6cb4ff;--\(n)sheet:#dcdcdf;--\(n)around:#2c2c2e}}
      \(body){margin:0;background:var(--\(n)paper);color:var(--\(n)ink);font:15px/1.4 system-ui,sans-serif}
      \(scope.isEmbedded ? "" : pageRules)#\(n)picture{display:block;width:100%;max-height:70vh;border-radius:8px;background:var(--\(n)around);box-sizing:border-box}
      #\(n)paper{fill:var(--\(n)sheet)}
      #\(n)paper,.\(n)x-mark,.\(n)x-bounds,.\(n)x-boundary{vector-effect:non-scaling-stroke}
      .\(n)x-bounds{stroke-width:1.5}
      .\(n)controls{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.8rem 0}
      .\(n)time{flex:1 1 12rem;position:relative}
      #\(n)time{display:block;width:100%;margin:0;accent-color:var(--\(n)accent);position:relative}
      #\(n)timeline{position:absolute;left:8px;width:calc(100% - 16px);top:100%;height:8px}
      #\(n)timeline path{stroke:#d0006f;stroke-width:2;vector-effect:non-scaling-stroke}
      @media(prefers-color-scheme:dark){#\(n)timeline path{stroke:#ff6fb5}}
      #\(n)clock{font-variant-numeric:tabular-nums}
      button,select{font:inherit;color:inherit;background:none;border:1px solid var(--\(n)line);\
      border-radius:6px;padding:.3rem .7rem}
      option{background:var(--\(n)paper)}
      #\(n)play{min-width:5rem}
      button[aria-pressed=true]{background:var(--\(n)accent);color:var(--\(n)paper)}
      :focus-visible{outline:3px solid var(--\(n)accent);outline-offset:2px}
      .\(n)unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
      kbd{border:1px solid var(--\(n)line);border-radius:4px;padding:0 .3rem}
      .\(n)keys{color:color-mix(in srgb,var(--\(n)ink) 70%,var(--\(n)paper))}
      @media(pointer:coarse){.\(n)keys{display:none}}
      @media(pointer:coarse){button,select{min-height:44px}#\(n)time{height:44px}#\(n)timeline{top:34px}}
      @media(max-width:40rem){\(scope.isEmbedded ? "" : "main{padding:.6rem}").\(n)time{flex-basis:100%;order:-1}}
      #\(n)legend{display:flex;flex-wrap:wrap;gap:.3rem 1rem;list-style:none;margin:.6rem 0;padding:.6rem;\
      background:#fff;color:#1c1c1e;border:1px solid var(--\(n)line);border-radius:6px}
      #\(n)legend li{display:flex;align-items:center;gap:.4rem}
      #\(n)facts dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.6rem 0}
      #\(n)facts dt{font-weight:600}
      #\(n)facts dd{margin:0;overflow-wrap:anywhere}
      \(body):not(.\(n)shows-xray) .\(n)xray{display:none!important}
      \(scope.isEmbedded ? "&" : "").\(n)shows-xray .\(n)look{opacity:.5}
      """
  }

  /// The rules of a page that is not a part of another one.
  private static let pageRules = """
    main{max-width:60rem;margin:0 auto;padding:1rem}
    h1{font-size:1.2rem;margin:0 0 .6rem}

    """
}
