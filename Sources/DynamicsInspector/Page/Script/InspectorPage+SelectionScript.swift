#if Inspector
  extension InspectorPage {
    /// The list of items, and the facts about the selected one.
    static let selectionScript = #"""
      let selectedID = null;
      const itemList = find("item-list");

      function select(id) {
        selectedID = id;
        send({ do: "select", item: id });
        showSelection();
        const item = items.get(id);
        say(item ? `${nameOf(item)} selected` : "Nothing selected");
      }

      function showSelection() {
        const item = items.get(selectedID);
        highlight(item);
        if (item) find("highlight").setAttribute("transform", transformOf(...item.pose));
        for (const option of itemList.children) {
          option.setAttribute("aria-selected", String(Number(option.dataset.id) === selectedID));
        }
        const chosen = item && find(`option-${item.id}`);
        setAttributes(itemList, { "aria-activedescendant": chosen?.id });
        chosen?.scrollIntoView({ block: "nearest" });
        if (!item) {
          find("selected-item").replaceChildren(
            make("p", { class: "hint" }, "Select an item here or on the stage."));
        }
      }

      on("scene", () => {
        itemList.replaceChildren(...[...items.values()].map((item) => {
          const number = make("small", {}, item.hasNamesakes ? "" : `#${item.id}`);
          const attributes = { role: "option", id: `option-${item.id}`, "data-id": item.id };
          const state = make("small", { class: "state" });
          const option = make("div", attributes, nameOf(item), number, state);
          option.addEventListener("click", () => select(item.id));
          return option;
        }));
        if (!items.has(selectedID)) selectedID = null;
        showSelection();
      });

      // In points per second, by the number of the item; of very many items, some are missing.
      const speeds = new Map();
      on("speeds", (message) => {
        for (let index = 0; index < message.speeds.length; index += 2) {
          speeds.set(message.speeds[index], message.speeds[index + 1]);
        }
      });

      function stateText(id) {
        if (asleepItems.has(id)) return "asleep";
        return speeds.has(id) ? `${numberText(speeds.get(id))} pt/s` : "";
      }

      function showStates() {
        if (!isShown("item")) return;
        for (const option of itemList.children) {
          setText(option.lastChild, stateText(Number(option.dataset.id)));
        }
      }
      on("drawn", showStates);
      on("panel shown", showStates);

      function selectNeighbor(by) {
        const ids = [...items.keys()], here = ids.indexOf(selectedID);
        if (ids.length) select(ids[here < 0 ? 0 : clamped(here + by, 0, ids.length - 1)]);
      }

      itemList.addEventListener("keydown", (event) => {
        const actions = {
          ArrowDown: () => selectNeighbor(1), ArrowUp: () => selectNeighbor(-1),
          Home: () => selectNeighbor(-Infinity), End: () => selectNeighbor(Infinity),
        };
        if (!actions[event.key]) return;
        event.preventDefault();
        event.stopPropagation();
        actions[event.key]();
      });

      let selection = null;
      on("selection", (message) => {
        selection = message;
        if (message.item !== selectedID || !items.has(selectedID)) return;
        find("selected-item").replaceChildren(...selectionElements(message));
      });

      // Numbers that change all the time, with a thousandth of a unit.
      const read = (number) => numberText(Math.round(number * 1000) / 1000 || 0);
      const readPoint = (point) => `(${point.map(read).join(", ")})`;

      const factElements = (facts) => make("dl", { class: "facts" }, ...facts.flatMap(
        ([name, text]) => [make("dt", {}, name), make("dd", {}, text)]));

      function tableElement(title, headings, tableRows) {
        if (!tableRows.length) return [];
        const cells = (tag, texts) => make("tr", {}, ...texts.map((text) => make(tag, {}, text)));
        return [make("h2", {}, title),
          make("table", {}, cells("th", headings), ...tableRows.map((row) => cells("td", row)))];
      }

      function selectionElements(message) {
        const { mass, velocity, angularVelocity, load, contacts, joints } = message;
        const facts = [
          ["Mass", typeof mass === "number" ? `${numberText(mass)} kg` : "infinite"],
          ["Speed", `${read(Math.hypot(...velocity))} pt/s`],
          ["Velocity", `${readPoint(velocity)} pt/s`],
          ["Angular velocity", `${read(angularVelocity)} rad/s`],
          ["Load", `${read(load)} N`],
        ];
        return [
          make("h2", {}, nameOf(items.get(message.item))), factElements(facts),
          ...tableElement("Contacts", ["with", "at", "impulse"], contacts.map((contact) => [
            partyText(contact.with), readPoint(contact.point), `${read(contact.impulse)} N·s`,
          ])),
          ...tableElement("Joints", ["behavior", "force", "torque"], joints.map((joint) => [
            jointButton(joint), `${read(Math.hypot(...joint.force))} N`,
            `${read(joint.torque ?? 0)} N·m`,
          ])),
        ];
      }

      function jointButton({ behavior, type }) {
        const button = make("button", { type: "button" }, type);
        button.addEventListener("click", () => revealBehavior(behavior));
        return button;
      }
      """#
  }
#endif
