// Swift Testing imports a module of this name together with UIKit; it is empty.
