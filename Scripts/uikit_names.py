"""Names that programs for iOS use and that neither Linux nor the shims have, with what to do.

Those that the compiler explains are in Sources/iOS, marked as unavailable. Here are names that it does not know.
A name that comes into the shims, or that a program declares, counts no more.
"""

NO_LAYOUT = "no Auto Layout here: set frames in layoutSubviews() or viewDidLayoutSubviews()"
NO_TABLES = "no tables here: use a UICollectionView"
NO_STORYBOARDS = "no storyboards or nibs here: make views and controllers in code"
NO_TEXT = "nothing is drawn here: set the text of a UILabel"
NO_INPUT = "no text input here: set the text in the program"
NO_NAVIGATION = "no navigation here: use child controllers"
NO_PIXELS = "nothing is drawn here: remove it"
NO_TRAITS = "no traits here: remove it"
NO_KEYBOARD = "no keyboard or responder chain here: remove it"

# By the beginning of a type's name.
TYPES = {
    "NSLayout": NO_LAYOUT, "UILayoutGuide": NO_LAYOUT, "UILayoutPriority": NO_LAYOUT, "NSDirectional": NO_LAYOUT,
    "UITable": NO_TABLES, "UIStoryboard": NO_STORYBOARDS, "UINib": NO_STORYBOARDS,
    "NSText": NO_TEXT, "NSParagraphStyle": NO_TEXT, "NSMutableParagraphStyle": NO_TEXT, "NSShadow": NO_TEXT,
    "NSUnderlineStyle": NO_TEXT, "NSLineBreakMode": NO_TEXT, "NSStringDrawing": NO_TEXT, "UITextField": NO_INPUT,
    "UITextView": NO_INPUT, "UISearch": NO_INPUT, "UITrait": NO_TRAITS, "UIUserInterfaceStyle": NO_TRAITS,
    "UINavigation": NO_NAVIGATION, "CGImage": NO_PIXELS, "CGGradient": NO_PIXELS, "CGColorSpace": NO_PIXELS,
    "UIGraphics": NO_PIXELS,
}

# Of Apple's Foundation and Objective-C alone.
APPLE_ONLY = {
    "autoreleasepool": "no autorelease pools on Linux: remove it around its body",
    "objc_sync_enter": "no Objective-C on Linux: use a Mutex or an NSLock",
    "objc_sync_exit": "no Objective-C on Linux: use a Mutex or an NSLock",
    "NSSelectorFromString": "no selectors on Linux: pass a closure",
    "NSStringFromSelector": "no selectors on Linux: pass a closure",
    "CFAbsoluteTimeGetCurrent": "not on Linux: use CACurrentMediaTime()",
    "os_log": "not on Linux: use print or a logger of the program's own",
    "os_signpost": "not on Linux: remove it",
    "NSKeyValueObservation": "no key-value observing on Linux: use didSet or a delegate",
    "UndoManager": "not on Linux: keep the changes in the program",
    "NSAssert": "not on Linux: use assert",
} | dict.fromkeys(
    ["NSDataDetector", "NSUserActivity", "NSItemProvider", "NSUbiquitousKeyValueStore", "NSFileCoordinator", "NSMetadataQuery",
     "NSException", "NSFetchRequest", "NSFetchedResultsController", "NSManagedObject", "NSManagedObjectContext",
     "NSManagedObjectModel", "NSPersistentContainer", "NSPersistentStoreCoordinator", "NSEntityDescription",
     "NSInvocation", "NSDataAsset", "NSCollectionLayoutSection", "NSCollectionLayoutItem", "NSCollectionLayoutSize",
     "NSCollectionLayoutGroup", "NSUserNotification"], "not on Linux: remove it")

# Members of UIKit's classes.
MEMBERS = dict.fromkeys(
    """firstBaselineAnchor lastBaselineAnchor layoutMarginsGuide readableContentGuide contentLayoutGuide frameLayoutGuide
    setContentHuggingPriority setContentCompressionResistancePriority contentHuggingPriority
    contentCompressionResistancePriority systemLayoutSizeFitting removeConstraint removeConstraints
    setNeedsUpdateConstraints updateConstraintsIfNeeded updateConstraints topLayoutGuide bottomLayoutGuide
    additionalSafeAreaInsets preservesSuperviewLayoutMargins directionalLayoutMargins""".split(), NO_LAYOUT
) | dict.fromkeys(
    """dequeueReusableHeaderFooterView estimatedRowHeight rowHeight deselectRow beginUpdates endUpdates insertRows
    deleteRows reloadRows tableFooterView tableHeaderView cellForRow indexPathForSelectedRow scrollToRow""".split(), NO_TABLES
) | dict.fromkeys(
    """instantiateViewController instantiateInitialViewController loadNibNamed awakeFromNib prepareForInterfaceBuilder
    restorationIdentifier unwindForSegue shouldPerformSegue unwind""".split(), NO_STORYBOARDS
) | dict.fromkeys(
    """becomeFirstResponder resignFirstResponder canBecomeFirstResponder isFirstResponder endEditing inputAccessoryView inputView
    keyCommands pressesBegan motionBegan motionEnded motionCancelled remoteControlReceived""".split(), NO_KEYBOARD
) | dict.fromkeys(
    """traitCollection traitCollectionDidChange overrideUserInterfaceStyle registerForTraitChanges
    resolvedColor horizontalSizeClass verticalSizeClass userInterfaceIdiom""".split(), NO_TRAITS
) | dict.fromkeys(
    """setToolbarItems hidesBottomBarWhenPushed tabBarController tabBarItem splitViewController
    pushViewController popViewController popToRootViewController setViewControllers
    largeTitleDisplayMode prefersLargeTitles isNavigationBarHidden setNavigationBarHidden""".split(), NO_NAVIGATION
) | dict.fromkeys(
    """attributedText attributedPlaceholder paragraphStyle boundingRect""".split(), NO_TEXT
) | dict.fromkeys(
    """drawHierarchy addMotionEffect motionEffects addInteraction setFillColor setStrokeColor compositingFilter rasterizationScale
    shouldRasterize jpegData pngData withRenderingMode withTintColor withConfiguration resizableImage
    animatedImageNamed startAnimating""".split(), NO_PIXELS
) | {
    "transitioningDelegate": "no transitions here: add a child controller and animate it",
    "popoverPresentationController": "no popovers here: remove it",
    "modalTransitionStyle": "no presentation styles here: remove it",
    "setStatusBarStyle": "no status bar here: remove it",
    "beginIgnoringInteractionEvents": "no application here: remove it",
    "endIgnoringInteractionEvents": "no application here: remove it",
    "isIdleTimerDisabled": "no application here: remove it",
}
