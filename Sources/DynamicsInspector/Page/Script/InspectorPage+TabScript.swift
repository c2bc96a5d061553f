#if Inspector
  extension InspectorPage {
    /// The tabs of the panels, and lists that the pointer opens.
    static let tabScript = #"""
      const tabs = [...document.querySelectorAll("[role=tab]")];
      const panelOf = (tab) => find(tab.getAttribute("aria-controls"));
      const isShown = (panel) => !find(panel).hidden;

      function chooseTab(chosen) {
        for (const tab of tabs) {
          const isChosen = tab === chosen;
          setAttributes(tab, { "aria-selected": String(isChosen), tabindex: isChosen ? 0 : -1 });
          panelOf(tab).hidden = !isChosen;
        }
        emit("panel shown");
      }

      function moveBetweenTabs(event) {
        const last = tabs.length - 1, here = tabs.indexOf(event.target);
        const places = {
          ArrowLeft: here === 0 ? last : here - 1, ArrowRight: here === last ? 0 : here + 1,
          Home: 0, End: last,
        };
        const place = places[event.key];
        if (place === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        chooseTab(tabs[place]);
        tabs[place].focus();
      }

      for (const tab of tabs) {
        tab.addEventListener("click", () => chooseTab(tab));
        tab.addEventListener("keydown", moveBetweenTabs);
      }
      chooseTab(tabs[0]);

      const popovers = [...document.querySelectorAll(".popover")];
      document.addEventListener("pointerdown", (event) => {
        for (const popover of popovers) {
          if (!popover.contains(event.target)) popover.open = false;
        }
      });
      function closePopover(popover) {
        if (popover.contains(document.activeElement)) popover.querySelector("summary").focus();
        popover.open = false;
      }
      """#
  }
#endif
