// Swift Testing imports a module of this name together with CoreGraphics; it is empty.
