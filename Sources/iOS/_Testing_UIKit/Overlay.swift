// Swift Testing looks for a module of this name beside UIKit; there is nothing to add.
