@_exported public import DynamicsGeometry
@_exported public import DynamicsReporting
@_exported public import DynamicsTiming
@_exported public import Foundation
