#if Inspector
  extension InspectorPage {
    /// The layers of the X-ray.
    static let layerScript = #"""
      const layerBoxes = [...document.querySelectorAll("[name=layer]")];
      const allLayers = find("all-layers");
      const chosenLayers = () => layerBoxes.filter((box) => box.checked).map((box) => box.value);
      // The page draws these itself; the marks of the others come with each frame.
      const ownLayers = ["outlines", "boundaries", "sleep"];

      function showLayers() {
        for (const box of layerBoxes) picture.classList.toggle(`shows-${box.value}`, box.checked);
        const layers = chosenLayers();
        picture.classList.toggle("is-xray", layers.length > 0);
        allLayers.checked = layers.length === layerBoxes.length;
        allLayers.indeterminate = layers.length > 0 && !allLayers.checked;
        send({ do: "layers", layers: layers.filter((layer) => !ownLayers.includes(layer)) });
      }

      function chooseLayers(names) {
        for (const box of layerBoxes) box.checked = names.includes(box.value);
        showLayers();
      }

      // Hides the X-ray, or shows again those layers that were hidden.
      let hiddenLayers = ["outlines", "boundaries", "attachments", "contacts", "velocities"];
      function toggleXray() {
        const layers = chosenLayers();
        chooseLayers(layers.length ? [] : hiddenLayers);
        if (layers.length) hiddenLayers = layers;
        say(`X-ray ${layers.length ? "off" : "on"}`);
      }

      for (const box of layerBoxes) box.addEventListener("change", showLayers);
      allLayers.addEventListener("change", () =>
        chooseLayers(allLayers.checked ? layerBoxes.map((box) => box.value) : []));
      """#
  }
#endif
