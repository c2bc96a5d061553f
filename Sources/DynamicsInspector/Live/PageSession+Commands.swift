#if Inspector
  import Dynamics
  import DynamicsGeometry
  import DynamicsReporting
  import Foundation

  extension PageSession {
    /// A grabbed item.
    struct Grab {
      let drag: DragBehavior
      /// The latest time of an event; they do not go back.
      var time: TimeInterval
    }

    /// Carries out a command of the page, or tells it why not.
    func receive(_ text: String) {
      do {
        let command = try Command(text: text)
        if case .ready = command {
          isReady = true
        } else if case .watch(let index) = command {
          watch(index)
        } else if let subject {
          report(carryOut(command, subject))
          subject.posesMayHaveChanged()
          needsFrame = true
        } else {
          report("Watch an animator first.")
        }
      } catch let flaw as Command.Flaw {
        report(flaw.text)
      } catch {
        report("A command was not understood.")
      }
      flushSoon()
    }

    /// - Returns: The reason if the command has no effect.
    private func carryOut(_ command: Command, _ subject: InspectedAnimator) -> String? {
      switch command {
      case .watch, .ready: return nil
      case .pause: subject.pause()
      case .resume: subject.resume()
      case .step(let count): return subject.step(count: count)
      case .speed(let speed): return subject.setSpeed(speed)
      case .seek(let time): return subject.seek(to: time)
      case .grab(let pointer, let item, let point, let time):
        return grab(pointer, item, at: point, time, subject)
      case .drag(let pointer, let point, let time): return drag(pointer, to: point, time, subject)
      case .release(let pointer, let time): return release(pointer, time, subject)
      case .push(let item, let point, let impulse):
        return push(item, at: point, impulse, subject)
      case .set(let behavior, let property, let value):
        return subject.tuning.set(property, of: behavior, to: value)
      case .reset(let behavior, let property):
        return subject.tuning.reset(property, of: behavior)
      case .select(let item):
        selection = item.map { ItemID($0) }
        needsSelection = true
      case .layers(let names): return setLayers(named: names)
      case .plot(let sources):
        plots = sources
        known.plotTime = nil
      }
      return nil
    }

    private func setLayers(named names: [String]) -> String? {
      var layers: DebugLayers = []
      for name in names {
        guard let layer = Self.layers[name] else {
          return "There is no layer '\(name.prefix(20))'."
        }
        layers.insert(layer)
      }
      setLayers(layers)
      return nil
    }

    private static let layers: [String: DebugLayers] = [
      "attachments": .attachments, "pushes": .pushes, "fields": .fields, "contacts": .contacts,
      "velocities": .velocities, "sensors": .sensors, "reactions": .reactions,
    ]

    // MARK: Dragging and pushing

    private static let mostPointers = 10

    private func grab(
      _ pointer: Int, _ id: Int, at point: CGPoint, _ time: TimeInterval,
      _ subject: InspectedAnimator
    ) -> String? {
      guard let animator = subject.animator, let item = animator.item(withID: ItemID(id)) else {
        return "There is no item \(id)."
      }
      guard animator.motion(of: ItemID(id))?.isDynamic == true else {
        return "Item \(id) is anchored, and cannot be dragged."
      }
      guard grabs[pointer] == nil, grabs.count < Self.mostPointers else {
        return "Pointer \(pointer) holds an item already, or \(Self.mostPointers) others do."
      }
      let (drag, diagnostics) = DynamicsDiagnostics.collecting {
        DragBehavior(item: item, grabbedAt: point, at: time)
      }
      if let first = diagnostics.first { return first.message }
      subject.hands.add(drag, to: animator)
      grabs[pointer] = Grab(drag: drag, time: time)
      return nil
    }

    private func drag(
      _ pointer: Int, to point: CGPoint, _ time: TimeInterval, _ subject: InspectedAnimator
    ) -> String? {
      guard let grab = grabs[pointer], let animator = subject.animator,
        grab.drag.dynamicAnimator === animator
      else { return nil }
      let time = max(time, grab.time)
      let (_, diagnostics) = DynamicsDiagnostics.collecting { grab.drag.move(to: point, at: time) }
      guard diagnostics.isEmpty else { return diagnostics.first?.message }
      grabs[pointer]?.time = time
      return nil
    }

    private func release(
      _ pointer: Int, _ time: TimeInterval, _ subject: InspectedAnimator
    ) -> String? {
      guard let grab = grabs.removeValue(forKey: pointer), let animator = subject.animator,
        grab.drag.dynamicAnimator === animator
      else { return nil }
      let (_, diagnostics) = DynamicsDiagnostics.collecting {
        grab.drag.release(at: max(time, grab.time))
        animator.removeBehavior(grab.drag)
      }
      return diagnostics.first?.message
    }

    /// Lets go of all items, which keep their velocities.
    func releaseAll() {
      for grab in grabs.values {
        if let animator = grab.drag.dynamicAnimator { animator.removeBehavior(grab.drag) }
      }
      grabs = [:]
    }

    func forgetGrabs() { grabs = [:] }

    private func push(
      _ id: Int, at point: CGPoint, _ impulse: CGVector, _ subject: InspectedAnimator
    ) -> String? {
      guard let animator = subject.animator, let item = animator.item(withID: ItemID(id)) else {
        return "There is no item \(id)."
      }
      let center = subject.currentPoses.first { $0.id.rawValue == id }?.center ?? item.center
      let (push, diagnostics) = DynamicsDiagnostics.collecting {
        let push = PushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = impulse
        push.setTargetOffsetFromCenter(
          Offset(horizontal: point.x - center.x, vertical: point.y - center.y), for: item)
        return push
      }
      if let first = diagnostics.first { return first.message }
      subject.hands.add(push, to: animator)
      return nil
    }
  }
#endif
