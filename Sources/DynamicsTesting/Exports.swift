@_exported public import Dynamics
