#if Inspector
  extension InspectorPage {
    /// The messages from and to the program.
    static let connectionScript = #"""
      const listeners = {};
      let socket = null;

      // Calls a function with each message of a type.
      function on(type, listener) {
        (listeners[type] ??= []).push(listener);
      }

      function emit(type, message) {
        for (const listener of listeners[type] ?? []) listener(message);
      }

      function send(command) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
      }

      function showConnection(state, text) {
        document.body.classList.toggle("is-live", state === "live");
        document.body.classList.toggle("is-lost", state === "lost");
        const element = find("connection-text");
        element.classList.toggle("is-important", state === "lost");
        setText(element, text);
      }

      function connect() {
        const address = new URL("live", location.href);
        address.protocol = address.protocol.replace("http", "ws");
        socket = new WebSocket(address);
        socket.addEventListener("open", () => {
          showConnection("live", "Live");
          emit("connected");
        });
        socket.addEventListener("message", (event) => {
          const message = JSON.parse(event.data);
          // What was on its way when another animator was chosen.
          const isStale = "animator" in message && message.animator !== watchedAnimator;
          if (!isStale) emit(message.type, message);
        });
        socket.addEventListener("close", () => {
          showConnection("lost", "Connection lost; trying again");
          emit("disconnected");
          setTimeout(connect, 1000);
        });
      }

      let problemTimer = null;
      function showProblem(text) {
        find("problem").textContent = text;
        clearTimeout(problemTimer);
        problemTimer = setTimeout(() => { find("problem").textContent = ""; }, 6000);
      }
      on("problem", ({ text }) => showProblem(text));
      """#
  }
#endif
