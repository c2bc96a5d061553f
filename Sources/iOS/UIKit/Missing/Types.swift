public import CoreGraphics
public import Foundation

// What is missing is declared where that lets the compiler say so in plain words.

/// Not here: see the message.
@available(*, unavailable, message: "No stack views here: set frames in layoutSubviews()")
public typealias UIStackView = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No text input here: set the text in the program")
public typealias UITextField = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No text input here: set the text in the program")
public typealias UITextView = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No text input here: set the text in the program")
public typealias UISearchBar = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No picker here: use a UISegmentedControl")
public typealias UIPickerView = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No picker here: use a UISegmentedControl")
public typealias UIDatePicker = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No stepper here: use a UISlider")
public typealias UIStepper = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No page control here: leave it out")
public typealias UIPageControl = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "No progress view here: use a UISlider")
public typealias UIProgressView = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "Nothing is drawn here: leave it out")
public typealias UIActivityIndicatorView = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "The device does not move here: use a gravity behavior")
public typealias UIMotionEffect = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "The device does not move here: use a gravity behavior")
public typealias UIMotionEffectGroup = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "The device does not move here: use a gravity behavior")
public typealias UIInterpolatingMotionEffect = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public typealias UIGraphicsImageRenderer = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public typealias CGImage = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "Nothing is drawn here: leave draw(_:) to iOS")
public typealias CGGradient = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "There is one look here: leave it out")
public typealias UITraitCollection = NotOnLinux

/// Not here: see the message.
@available(*, unavailable, message: "There is no pointer here: send a gesture")
public typealias UIPointerInteraction = NotOnLinux

/// Not here: see the message.
@available(
  *, unavailable, message: "Nothing is dragged between programs here: use a pan recognizer"
)
public typealias UIDragInteraction = NotOnLinux

/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {}
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: use UIImage(size:)")
public func UIGraphicsEndImageContext() {}
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave draw(_:) to iOS")
public func UIRectFill(_ rect: CGRect) {}
