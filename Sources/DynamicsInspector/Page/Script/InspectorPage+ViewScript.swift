#if Inspector
  extension InspectorPage {
    /// Which part of the scene is seen, and how large.
    static let viewScript = #"""
      const picture = find("picture");
      // The upper left corner in points, and the pixels of a point.
      const view = { x: 0, y: 0, scale: 1, isFitted: true };
      const scales = [0.02, 50];
      let sceneBox = { x: 0, y: 0, width: 100, height: 100 };

      function showView() {
        const { width, height } = picture.getBoundingClientRect();
        if (!width || !height) return;
        const size = [width / view.scale, height / view.scale];
        picture.setAttribute("viewBox", `${view.x} ${view.y} ${size[0]} ${size[1]}`);
        picture.dataset.scale = view.scale;
      }

      function fit() {
        const { width, height } = picture.getBoundingClientRect();
        if (!width || !height) return;
        // Beside a wide stage, the buttons lie on the margin.
        const margin = Math.min(width, height) < 480 ? 12 : 48;
        const scale = Math.min(
          (width - 2 * margin) / sceneBox.width, (height - 2 * margin) / sceneBox.height);
        view.scale = clamped(scale, ...scales);
        view.x = sceneBox.x + sceneBox.width / 2 - width / 2 / view.scale;
        view.y = sceneBox.y + sceneBox.height / 2 - height / 2 / view.scale;
        view.isFitted = true;
        showView();
      }

      // The point of the scene that is under a place of the window.
      function scenePoint(clientX, clientY) {
        const box = picture.getBoundingClientRect();
        return [
          view.x + (clientX - box.left) / view.scale, view.y + (clientY - box.top) / view.scale,
        ];
      }

      // Changes the size, and keeps the point under a place of the window there.
      function zoom(factor, clientX, clientY) {
        const [x, y] = scenePoint(clientX, clientY);
        const scale = clamped(view.scale * factor, ...scales);
        view.x = x - (x - view.x) * view.scale / scale;
        view.y = y - (y - view.y) * view.scale / scale;
        view.scale = scale;
        view.isFitted = false;
        showView();
      }

      function zoomAtCenter(factor) {
        const box = picture.getBoundingClientRect();
        zoom(factor, box.left + box.width / 2, box.top + box.height / 2);
      }

      function pan(byX, byY) {
        view.x -= byX / view.scale;
        view.y -= byY / view.scale;
        view.isFitted = false;
        showView();
      }

      picture.addEventListener("wheel", (event) => {
        event.preventDefault();
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        const strength = event.ctrlKey ? 0.01 : 0.0015;
        zoom(Math.exp(-event.deltaY * lines * strength), event.clientX, event.clientY);
      }, { passive: false });
      find("fit").addEventListener("click", fit);
      find("closer").addEventListener("click", () => zoomAtCenter(1.25));
      find("farther").addEventListener("click", () => zoomAtCenter(0.8));
      new ResizeObserver(() => view.isFitted ? fit() : showView()).observe(picture);
      """#
  }
#endif
