#if Inspector
  extension InspectorPage {
    /// The choice among animators, and what is said on connection.
    static let animatorScript = #"""
      let watchedAnimator = 0;
      let animatorNames = [], animatorSessions = [];

      function watch(animator) {
        watchedAnimator = animator;
        document.title = `${animatorNames[animator]} – Dynamics Inspector`;
        // They are told again if there are any.
        emit("changes", { swift: "", properties: [] });
        send({ do: "watch", animator });
        showLayers();
        askForPlots();
        if (items.has(selectedID)) send({ do: "select", item: selectedID });
        showLinks();
      }

      on("animators", ({ names, sessions, formats }) => {
        const watchedName = animatorNames[watchedAnimator];
        [animatorNames, animatorSessions] = [names, sessions];
        find("formats").replaceChildren(...formats.map((format) =>
          make("a", { "data-format": format, download: true }, format)));
        find("animator").replaceChildren(...names.map((name, index) =>
          make("option", { value: index }, name)));
        find("animator-choice").hidden = names.length < 2;
        const again = names.indexOf(watchedName);
        const animator = Math.max(again, 0);
        find("animator").value = animator;
        if (names.length) watch(animator);
      });

      // Nothing of one animator is of use for another.
      function forgetAnimator() {
        items.clear();
        selectedID = null;
        speeds.clear();
        asleepItems = new Set();
        samples.clear();
        [...plotElements.keys()].forEach(removePlot);
        plottedProperties.clear();
        contactTimes = [];
        openBehaviors.clear();
        view.isFitted = true;
      }

      find("animator").addEventListener("change", (event) => {
        forgetAnimator();
        watch(Number(event.target.value));
      });

      connect();
      """#
  }
#endif
