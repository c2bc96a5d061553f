"""Names that programs for iOS use and that neither Linux nor the shims have, with instructions.

Names in Sources/iOS that are marked as unavailable are explained by the compiler. This file has the other names.
A name that is added to the shims, or that a program declares, is ignored.
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

# By the prefix of a type's name.
TYPES = {
    "NSLayout": NO_LAYOUT, "UILayoutGuide": NO_LAYOUT, "UILayoutPriority": NO_LAYOUT, "NSDirectional": NO_LAYOUT,
    "UITable": NO_TABLES, "UIStoryboard": NO_STORYBOARDS, "UINib": NO_STORYBOARDS,
    "NSText": NO_TEXT, "NSParagraphStyle": NO_TEXT, "NSMutableParagraphStyle": NO_TEXT, "NSShadow": NO_TEXT,
    "NSUnderlineStyle": NO_TEXT, "NSLineBreakMode": NO_TEXT, "NSStringDrawing": NO_TEXT, "UITextField": NO_INPUT,
    "UITextView": NO_INPUT, "UISearch": NO_INPUT, "UITrait": NO_TRAITS, "UIUserInterfaceStyle": NO_TRAITS,
    "UINavigation": NO_NAVIGATION, "CGImage": NO_PIXELS, "CGGradient": NO_PIXELS, "CGColorSpace": NO_PIXELS,
    "UIGraphics": NO_PIXELS, "NSStringFromCG": "not on Linux: print the value itself",
    "NSStringFromUI": "not on Linux: print the value itself",
}

# Only in Apple's Foundation and Objective-C.
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
MEMBERS = {
    name: advice for advice, names in {
        NO_LAYOUT: """
            firstBaselineAnchor lastBaselineAnchor layoutMarginsGuide readableContentGuide contentLayoutGuide
            frameLayoutGuide setContentHuggingPriority setContentCompressionResistancePriority contentHuggingPriority
            contentCompressionResistancePriority systemLayoutSizeFitting removeConstraint removeConstraints constraints
            setNeedsUpdateConstraints updateConstraintsIfNeeded updateConstraints updateViewConstraints topLayoutGuide
            bottomLayoutGuide additionalSafeAreaInsets preservesSuperviewLayoutMargins directionalLayoutMargins
            alignmentRectInsets requiresConstraintBasedLayout invalidateIntrinsicContentSize addArrangedSubview
            insertArrangedSubview removeArrangedSubview keyboardLayoutGuide""",
        NO_TABLES: """
            dequeueReusableHeaderFooterView estimatedRowHeight rowHeight deselectRow beginUpdates endUpdates insertRows
            deleteRows reloadRows tableFooterView tableHeaderView cellForRow indexPathForSelectedRow scrollToRow
            textLabel detailTextLabel accessoryType""",
        NO_STORYBOARDS: """
            instantiateViewController instantiateInitialViewController loadNibNamed awakeFromNib
            prepareForInterfaceBuilder restorationIdentifier shouldPerformSegue unwind encodeRestorableState
            decodeRestorableState""",
        NO_KEYBOARD: """
            becomeFirstResponder resignFirstResponder canBecomeFirstResponder isFirstResponder endEditing
            inputAccessoryView inputView keyCommands pressesBegan pressesEnded motionBegan motionEnded motionCancelled
            remoteControlReceived canPerformAction buildMenu""",
        NO_TRAITS: """
            traitCollection traitCollectionDidChange overrideUserInterfaceStyle registerForTraitChanges resolvedColor
            horizontalSizeClass verticalSizeClass userInterfaceIdiom semanticContentAttribute
            effectiveUserInterfaceLayoutDirection""",
        NO_NAVIGATION: """
            setToolbarItems toolbarItems hidesBottomBarWhenPushed tabBarController tabBarItem splitViewController
            pushViewController popViewController popToRootViewController setViewControllers largeTitleDisplayMode
            prefersLargeTitles isNavigationBarHidden setNavigationBarHidden navigationBar topViewController
            visibleViewController edgesForExtendedLayout automaticallyAdjustsScrollViewInsets interactivePopGestureRecognizer
            prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures""",
        NO_TEXT: "attributedText attributedPlaceholder paragraphStyle boundingRect setAttributedTitle",
        NO_PIXELS: """
            drawHierarchy addMotionEffect motionEffects addInteraction setFillColor setStrokeColor setFill setStroke
            compositingFilter rasterizationScale shouldRasterize jpegData pngData withRenderingMode withTintColor
            withConfiguration resizableImage animatedImageNamed startAnimating stopAnimating animationImages
            animationDuration addClip fillPath strokePath addEllipse maskToBounds isGeometryFlipped renderInContext
            setNeedsFocusUpdate updateFocusIfNeeded""",
        "not in the shims: remove it": """
            adjustsFontForContentSizeCategory lineBreakMode minimumScaleFactor allowsDefaultTighteningForTruncation
            highlightedTextColor preferredMaxLayoutWidth baselineAdjustment contentInsetAdjustmentBehavior
            contentEdgeInsets imageEdgeInsets titleEdgeInsets adjustsImageWhenHighlighted transitionFlipFromLeft
            transitionFlipFromRight transitionFlipFromTop transitionFlipFromBottom transitionCrossDissolve
            transitionCurlUp transitionCurlDown zoomScale minimumZoomScale maximumZoomScale viewForZooming
            setZoomScale keyboardDismissMode scrollIndicatorInsets verticalScrollIndicatorInsets delaysContentTouches
            canCancelContentTouches isDirectionalLockEnabled refreshControl indicatorStyle isExclusiveTouch layoutMargins
            tintAdjustmentMode insetsLayoutMarginsFromSafeArea userActivity undoManager viewSafeAreaInsetsDidChange
            safeAreaInsetsDidChange tintColorDidChange layoutMarginsDidChange selectedBackgroundView
            backgroundConfiguration contentConfiguration isPrefetchingEnabled remembersLastFocusedIndexPath
            setCollectionViewLayout drawsAsynchronously allowsEdgeAntialiasing isDoubleSided
            sublayerTransform backgroundFilters contentsGravity contentsScale removeAnimation removeAllAnimations
            maskedCorners cornerCurve
            showsTouchWhenHighlighted setBackgroundImage setAttributedTitle setPreferredSymbolConfiguration
            automaticallyUpdatesConfiguration requiresExclusiveTouchType allowedTouchTypes minimumNumberOfTouches
            maximumNumberOfTouches allowableMovement coalescedTouches predictedTouches majorRadius
            maximumPossibleForce""",
        "not in the shims: use another color": """
            systemMint systemCyan systemTeal systemBrown systemIndigo systemGray systemGray2 systemGray3 systemGray4
            systemGray5 systemGray6 secondarySystemBackground tertiarySystemBackground systemGroupedBackground
            secondarySystemGroupedBackground secondaryLabel tertiaryLabel quaternaryLabel placeholderText systemFill
            secondarySystemFill opaqueSeparator darkText lightText""",
        "no accessibility here: remove it": """
            isAccessibilityElement accessibilityLabel accessibilityIdentifier accessibilityHint accessibilityValue
            accessibilityTraits accessibilityElements accessibilityViewIsModal accessibilityActivate""",
        "no selection here: use a tap recognizer": "deselectItem indexPathsForSelectedItems allowsMultipleSelection",
        "no transitions here: add a child controller and animate it": """
            transitioningDelegate transitionCoordinator animateTransition interactionControllerForDismissal
            animationController completeTransition""",
        "no presentation styles here: remove it": """
            modalTransitionStyle popoverPresentationController sheetPresentationController presentationController
            isModalInPresentation definesPresentationContext""",
        "no application here: remove it": """
            setStatusBarStyle beginIgnoringInteractionEvents endIgnoringInteractionEvents isIdleTimerDisabled
            canOpenURL beginBackgroundTask endBackgroundTask registerForRemoteNotifications applicationIconBadgeNumber""",
    }.items() for name in names.split()
}
