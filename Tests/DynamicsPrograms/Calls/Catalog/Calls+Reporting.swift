import Dynamics

extension Call {
  nonisolated(unsafe) static let reporting: [Call] = [
    Call(
      "DynamicsDiagnostics.collecting(_:)", "DynamicsDiagnostic.message",
      "DynamicsDiagnostic.reporter", "DynamicsDiagnostic.description"
    ) { s in
      let gravity = s.gravity()
      let found = DynamicsDiagnostics.collecting { gravity.magnitude = s.number() }
      for diagnostic in found.diagnostics {
        s.note(diagnostic)
        s.see(diagnostic.message, diagnostic.reporter, diagnostic.description)
      }
    },
    Call("DynamicsDiagnostics.collecting(_:)") { s in
      let gravity = s.gravity()
      s.wait {
        let found = await DynamicsDiagnostics.collecting {
          await Task.yield()
          gravity.magnitude = s.number()
        }
        for diagnostic in found.diagnostics { s.note(diagnostic) }
      }
    },
    Call("DynamicsDiagnostics.handler") { s in
      let before = DynamicsDiagnostics.handler
      DynamicsDiagnostics.handler = { _ in }
      s.gravity().magnitude = s.number()
      DynamicsDiagnostics.handler = before
      s.see(before == nil)
    },
  ]
}
