#if Inspector
  extension InspectorPage {
    /// Making and finding elements.
    static let elementScript = #"""
      const find = (id) => document.getElementById(id);
      const svgSpace = "http://www.w3.org/2000/svg";

      function setAttributes(element, attributes) {
        for (const [name, value] of Object.entries(attributes)) {
          if (value === false || value === null || value === undefined) {
            element.removeAttribute(name);
          }
          else element.setAttribute(name, value === true ? "" : value);
        }
        return element;
      }

      function make(tag, attributes = {}, ...children) {
        const element = setAttributes(document.createElement(tag), attributes);
        element.append(...children);
        return element;
      }

      function makeSVG(tag, attributes = {}, ...children) {
        const element = setAttributes(document.createElementNS(svgSpace, tag), attributes);
        element.append(...children);
        return element;
      }

      const icon = (name) =>
        makeSVG("svg", { "aria-hidden": "true" }, makeSVG("use", { href: `#icon-${name}` }));

      function makeIconButton(name, label, action) {
        const attributes = { type: "button", "aria-label": label, title: label };
        const button = make("button", attributes, icon(name));
        button.addEventListener("click", action);
        return button;
      }

      // Screen readers say a text again only if it changes.
      function say(text) {
        const status = find("status");
        status.textContent = status.textContent === text ? text + "\u00a0" : text;
      }

      // Writes only what differs, so that nothing is laid out or read again in vain.
      function setText(element, text) {
        if (element.textContent !== text) element.textContent = text;
      }
      """#
  }
#endif
