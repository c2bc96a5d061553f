#if Inspector
  extension InspectorPage {
    /// What keys do.
    static let keyScript = #"""
      // Arrows on the stage change the velocity of the selected item by this, in pt/s.
      const pushedSpeed = 200;
      // With Shift, they move the view by this, in pixels.
      const panLength = 40;

      function pushSelected([x, y]) {
        const item = items.get(selectedID);
        if (!item || selection?.item !== item.id) return;
        const strength = selection.mass * pushedSpeed / 100;
        const [centerX, centerY] = item.pose, impulse = [x * strength, y * strength];
        send({ do: "push", item: item.id, x: centerX, y: centerY, impulse });
      }

      const directions = {
        ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
      };
      picture.addEventListener("keydown", (event) => {
        const direction = directions[event.key];
        if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        if (event.shiftKey) pan(-direction[0] * panLength, -direction[1] * panLength);
        else pushSelected(direction);
      });

      function dismiss() {
        const open = popovers.find((popover) => popover.open);
        if (open) closePopover(open);
        else select(null);
      }

      const keys = {
        " ": togglePause, ".": () => step(1), ",": () => step(-1), Escape: dismiss,
        c: (event) => seekContact(!event.shiftKey), f: fit, x: toggleXray,
        "+": () => zoomAtCenter(1.25), "=": () => zoomAtCenter(1.25), "-": () => zoomAtCenter(0.8),
        n: () => selectNeighbor(1), p: () => selectNeighbor(-1),
      };

      // Whether an element needs a key for itself.
      function takesKey(element, key) {
        if (element.matches("input[type=text], input[type=search], select")) return true;
        return key === " " && element.matches("button, summary, a, input:not([type=range])");
      }

      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        if (!Object.hasOwn(keys, key) || takesKey(event.target, key)) return;
        event.preventDefault();
        keys[key](event);
      });
      """#
  }
#endif
