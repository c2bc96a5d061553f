#if Inspector
  /// The page of the inspector: one document that loads nothing else.
  ///
  /// The server puts a nonce into each `<script>` that has none, and lets no other script run: no
  /// `onclick="…"` in the text, and nothing that evaluates text.
  enum InspectorPage {
    static let html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Inspector</title>
      <pre id="log"></pre>
      <script>
      const live = new WebSocket(new URL("live", location.href.replace(/^http/, "ws")));
      live.onmessage = ({data}) => {
        const message = JSON.parse(data);
        document.getElementById("log").textContent = data.slice(0, 2000);
        if (message.type === "animators") live.send(JSON.stringify({do: "watch", animator: 0}));
        if (message.type === "frame") {
          requestAnimationFrame(() => live.send(JSON.stringify({do: "ready"})));
        }
      };
      </script>
      </html>
      """
  }
#endif
