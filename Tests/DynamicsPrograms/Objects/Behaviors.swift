import Dynamics

// Each tells the program that it will move.

class CallingBehavior: DynamicBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
}

class CallingGravity: GravityBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
}

class CallingPush: PushBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
  override func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
    player?.called(from: .pushMember)
    return super.targetOffsetFromCenter(for: item)
  }
  override var active: Bool { didSet { player?.called(from: .pushMember) } }
}

class CallingCollision: CollisionBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
}

class CallingAttachment: AttachmentBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
}

class CallingField: FieldBehavior {
  weak var player: Player?
  override func willMove(to dynamicAnimator: DynamicAnimator?) {
    player?.called(from: .willMove)
  }
}
