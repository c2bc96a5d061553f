/// The part of UIKit that dynamics programs need.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
