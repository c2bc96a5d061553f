// Opens the search at / or Control-K, from a button in the navigation bar.
import { search } from "./search.js";

// Pages that DocC does not write follow the choice of light or dark that it keeps.
document.body.dataset.colorScheme ??= localStorage.getItem("developer.setting.preferredColorScheme") ?? "auto";

let entries = null;
const load = async () => (entries ??= await (await fetch("/site/search.json")).json());

const dialog = document.createElement("dialog");
dialog.className = "site-search";
dialog.setAttribute("aria-label", "Search");
dialog.innerHTML = `<input type="search" placeholder="Search: spring, fall, contact …" autocomplete="off"
  aria-label="Search the documentation" aria-controls="site-results"><ul id="site-results"></ul>`;
const input = dialog.querySelector("input"), list = dialog.querySelector("ul");
document.body.append(dialog);

function open() {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  load().then(show);
}

function show() {
  if (!entries) return;
  const found = search(entries, input.value);
  list.replaceChildren(...found.map(([title, kind, path, summary, module]) => {
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = path;
    for (const [name, text] of [["title", title], ["kind", `${kind} · ${module}`], ["summary", summary]]) {
      const part = document.createElement("span");
      part.className = name;
      part.textContent = text;
      link.append(part);
    }
    item.append(link);
    return item;
  }));
  if (input.value.trim() && !found.length) list.innerHTML = "<li class=\"none\">Nothing found</li>";
}

function move(by) {
  const links = [...list.querySelectorAll("a")];
  const next = links.indexOf(document.activeElement) + by;
  (next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
}

input.addEventListener("input", show);
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
dialog.addEventListener("keydown", (event) => {
  event.stopPropagation();
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  }
  if (event.key === "Enter" && document.activeElement === input) list.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
  const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isSlash && !(event.key === "k" && (event.ctrlKey || event.metaKey))) return;
  event.preventDefault();
  event.stopPropagation();
  open();
}, true);

// The navigation bar is drawn by DocC's script, again and again.
function addControls() {
  const bar = document.querySelector(".documentation-nav .nav-content, header.site-bar");
  if (!bar || bar.querySelector(".site-open-search")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "site-open-search";
  button.innerHTML = "Search <kbd>/</kbd>";
  button.addEventListener("click", open);
  (bar.querySelector("div.nav-title") ?? bar).append(button);
  const title = bar.querySelector("h2.nav-title");
  if (title && !title.querySelector("a")) {
    const home = document.createElement("a");
    home.href = "/";
    home.textContent = "swift-dynamics";
    title.replaceChildren(home);
  }
}
new MutationObserver(addControls).observe(document.documentElement, { childList: true, subtree: true });
addControls();
