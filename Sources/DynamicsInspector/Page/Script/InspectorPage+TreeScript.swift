#if Inspector
  extension InspectorPage {
    /// The tree of behaviors.
    static let treeScript = #"""
      const openBehaviors = new Map();
      let shownTree = "";

      function behaviorElement(behavior, depth) {
        const count = behavior.items.length;
        const element = make("details", { class: "behavior", id: `behavior-${behavior.id}` },
          make("summary", {}, behavior.name,
            make("small", {}, count ? `${count} ${count === 1 ? "item" : "items"}` : "")),
          make("div", { class: "properties" },
            ...behavior.properties.map((property) => propertyRow(behavior, property))),
          ...behavior.children.map((child) => behaviorElement(child, depth + 1)));
        element.open = openBehaviors.get(behavior.id) ?? depth === 0;
        element.addEventListener("toggle", () => openBehaviors.set(behavior.id, element.open));
        return element;
      }

      const allBehaviors = (behaviors) =>
        behaviors.flatMap((behavior) => [behavior, ...allBehaviors(behavior.children)]);

      // All of a tree but its values.
      const treeForm = (behaviors) =>
        JSON.stringify(behaviors, (key, value) => key === "value" ? null : value);

      on("scene", ({ behaviors }) => {
        const form = treeForm(behaviors);
        if (form === shownTree) {
          for (const behavior of allBehaviors(behaviors)) {
            for (const { name, value } of behavior.properties) {
              rows.get(keyOf(behavior.id, name))?.show(value);
            }
          }
          return;
        }
        shownTree = form;
        const focused = document.activeElement?.id;
        rows.clear();
        find("tree").replaceChildren(...behaviors.map((behavior) => behaviorElement(behavior, 0)));
        find("no-behaviors").hidden = behaviors.length > 0;
        if (focused?.startsWith("property-")) find(focused)?.focus();
        filterTree();
      });

      // Shows the behaviors and properties with a text in their names.
      function filterTree() {
        const text = find("filter").value.trim().toLowerCase();
        const contains = (name) => name.toLowerCase().includes(text);
        for (const { element, behavior, property } of rows.values()) {
          element.hidden = !contains(property.name) && !contains(behavior.name);
        }
        for (const element of [...document.querySelectorAll(".behavior")].reverse()) {
          const isFound = contains(element.querySelector("summary").textContent)
            || element.querySelector(".property:not([hidden]), .behavior:not([hidden])");
          element.hidden = !isFound;
          if (text && isFound) element.open = true;
        }
      }
      find("filter").addEventListener("input", filterTree);

      function revealBehavior(id) {
        chooseTab(find("tab-behaviors"));
        let element = find(`behavior-${id}`);
        element?.querySelector("summary").focus();
        for (; element; element = element.parentElement.closest(".behavior")) element.open = true;
      }
      """#
  }
#endif
