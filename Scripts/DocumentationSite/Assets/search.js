// The entries of search.json, best first. An entry is [title, kind, path, summary, module, words], where words are those
// of a page's text, in alphabetical order.

const types = new Set(["class", "structure", "enumeration", "protocol", "article", "module", "function"]);

// How well a text has a word: at its beginning, at the beginning of one of its words, or anywhere.
function fit(text, word) {
  const lower = text.toLowerCase();
  let best = 0;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (at === 0) return lower.length === word.length ? 100 : 80;
    const before = text[at - 1], first = text[at];
    const begins = !/\p{L}|\d/u.test(before) || (/\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before));
    best = Math.max(best, begins ? 60 : 30);
  }
  return best;
}

// Zero if the entry lacks one of the words.
function score([title, kind, , summary, module, text = ""], words) {
  const name = title.replace(/\(.*/, "");
  let total = 0, isNamed = kind !== "section";
  for (const word of words) {
    const inTitle = Math.max(fit(name, word), title === name ? 0 : Math.min(fit(title, word), 50));
    const inSummary = fit(summary, word) >= 60 ? 40 : 0;
    const inText = ` ${text}`.includes(` ${word}`) ? 10 : 0;
    const best = Math.max(inTitle, inSummary, fit(module, word) ? 20 : 0, inText);
    if (best === 0) return 0;
    total += best;
    isNamed ||= inTitle > 0;
  }
  // A section is not found by the name of its page alone.
  if (!isNamed) return 0;
  // A page is not about each of the words in its text.
  return total / words.length + (types.has(kind) && total > 10 * words.length ? 50 : 0);
}

export function search(entries, query, limit = 14) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries.map((entry) => ({ entry, score: score(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry[0].length - b.entry[0].length
      || a.entry[2].localeCompare(b.entry[2]))
    .slice(0, limit).map(({ entry }) => entry);
}
