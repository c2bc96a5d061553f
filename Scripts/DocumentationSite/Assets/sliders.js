// Sliders, and the code that has their numbers.

export const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
export const rounded = (number, digits = 2) => Number(number.toFixed(digits));

// Calls `change` with the numbers of the sliders of an element, now and whenever one of them is moved. A slider with choices
// is the index of one.
export function onSliders(element, change) {
  const inputs = [...element.querySelectorAll("input")];
  function read() {
    const numbers = {};
    for (const input of inputs) {
      numbers[input.name] = input.type === "checkbox" ? input.checked
        : input.choices ? input.choices[input.value] : Number(input.value);
      const output = input.parentElement.querySelector("output");
      if (output) output.textContent = `${numbers[input.name]}${input.dataset.unit ?? ""}`;
    }
    change(numbers);
  }
  for (const input of inputs) input.addEventListener("input", read);
  read();
}

// Calls `action` once, when most of an element is first seen.
export function whenSeen(element, action) {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    action();
  }, { threshold: 0.6 }).observe(element);
}

// Shows Swift code below the sliders, in color.
export function showCode(element, text) {
  const code = element.querySelector("code");
  code.innerHTML = text.replace(/\/\/.*|\b[A-Z]\w*|-?\b\d[\d.]*/g, (word) => {
    const kind = word.startsWith("/") ? "comment" : /^[A-Z]/.test(word) ? "type" : "number";
    return `<span class="${kind}">${word}</span>`;
  });
}
