#if Inspector
  extension InspectorPage {
    /// Changes as Swift, recordings and session files.
    static let exportScript = #"""
      const changes = find("changes"), copy = find("copy"), seconds = find("seconds");

      on("changes", ({ swift }) => {
        setText(changes, swift);
        copy.disabled = swift === "";
        find("no-changes").hidden = swift !== "";
      });

      async function copyChanges() {
        try {
          await navigator.clipboard.writeText(changes.textContent);
          say("Copied");
          showCopied();
        } catch {
          // Without the permission, the text is selected for the keys that copy.
          getSelection().selectAllChildren(changes);
          changes.focus();
          say("Selected; press Control C to copy");
        }
      }

      let copiedTimer = null;
      function showCopied() {
        copy.textContent = "Copied";
        clearTimeout(copiedTimer);
        copiedTimer = setTimeout(() => { copy.textContent = "Copy as Swift"; }, 1500);
      }
      copy.addEventListener("click", copyChanges);

      function showLinks() {
        const length = parsedNumber(seconds.value);
        const isValid = length > 0 && Number.isFinite(length);
        seconds.setAttribute("aria-invalid", String(!isValid));
        if (!isValid) return;
        for (const link of document.querySelectorAll("[data-format]")) {
          const query = new URLSearchParams(
            { animator: watchedAnimator, format: link.dataset.format, seconds: length });
          link.href = `save?${query}`;
        }
        find("session").href = `session?animator=${watchedAnimator}`;
        find("session").hidden = !animatorSessions[watchedAnimator];
        find("no-session").hidden = !find("session").hidden;
      }
      seconds.addEventListener("input", showLinks);
      """#
  }
#endif
