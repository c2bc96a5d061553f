// Swift Testing looks for a module of this name beside CoreGraphics; there is nothing to add.
