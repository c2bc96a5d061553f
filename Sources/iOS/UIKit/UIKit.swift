/// What `import UIKit` brings on iOS and a dynamics program needs.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
