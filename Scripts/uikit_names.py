"""Names that programs for iOS use and that neither Linux nor the shims have, with instructions.

Names in Sources/iOS that are marked as unavailable are explained by the compiler. This file has the other names.
A name that is added to the shims, or that a program declares, is ignored.
"""

NO_LAYOUT = "of Auto Layout, the shims have anchors, margins and stack views: use these, or set frames in layoutSubviews()"
NO_TABLES = "no tables here: use a UICollectionView"
NO_STORYBOARDS = "no storyboards or nibs here: make views and controllers in code"
NO_TEXT = "nothing is drawn here: set the text of a UILabel"
NO_INPUT = "no text input here: set the text in the program"
NO_NAVIGATION = "no bars here: remove it"
NO_PIXELS = "nothing is drawn here: remove it"
FLAT = "layers are flat here: use a CGAffineTransform"
NO_TRAITS = "no traits here: remove it"
NO_KEYBOARD = "no keyboard or responder chain here: remove it"

# By the prefix of a type's name.
TYPES = {
    "NSLayout": NO_LAYOUT, "NSDirectional": NO_LAYOUT,
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
    "NSEC_PER_SEC": "not on Linux: use 1_000_000_000", "NSEC_PER_MSEC": "not on Linux: use 1_000_000",
    "USEC_PER_SEC": "not on Linux: use 1_000_000",
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
            readableContentGuide contentLayoutGuide frameLayoutGuide addLayoutGuide removeLayoutGuide layoutGuides
            systemLayoutSizeFitting setNeedsUpdateConstraints updateConstraintsIfNeeded updateConstraints
            updateViewConstraints topLayoutGuide bottomLayoutGuide additionalSafeAreaInsets
            preservesSuperviewLayoutMargins directionalLayoutMargins alignmentRectInsets
            requiresConstraintBasedLayout keyboardLayoutGuide isBaselineRelativeArrangement""",
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
        "animators are not paused here: stop it where it is, with stopAnimation(true)": """
            pauseAnimation continueAnimation fractionComplete isReversed scrubsLinearly pausesOnCompletion""",
        NO_NAVIGATION: """
            setToolbarItems toolbarItems hidesBottomBarWhenPushed tabBarController tabBarItem splitViewController
            largeTitleDisplayMode
            prefersLargeTitles navigationBar 
            edgesForExtendedLayout automaticallyAdjustsScrollViewInsets interactivePopGestureRecognizer
            prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures""",
        NO_TEXT: "attributedText attributedPlaceholder paragraphStyle boundingRect setAttributedTitle",
        NO_PIXELS: """
            drawHierarchy addMotionEffect motionEffects addInteraction
            compositingFilter rasterizationScale shouldRasterize jpegData pngData withRenderingMode withTintColor
            withConfiguration resizableImage animatedImageNamed startAnimating stopAnimating animationImages
            animationDuration maskToBounds isGeometryFlipped renderInContext
            setNeedsFocusUpdate updateFocusIfNeeded""",
        "not in the shims: remove it": """
            adjustsFontForContentSizeCategory lineBreakMode minimumScaleFactor allowsDefaultTighteningForTruncation
            highlightedTextColor preferredMaxLayoutWidth baselineAdjustment contentInsetAdjustmentBehavior
            contentEdgeInsets imageEdgeInsets titleEdgeInsets adjustsImageWhenHighlighted transitionFlipFromLeft
            transitionFlipFromRight transitionFlipFromTop transitionFlipFromBottom transitionCrossDissolve
            transitionCurlUp transitionCurlDown zoomScale minimumZoomScale maximumZoomScale viewForZooming
            setZoomScale keyboardDismissMode scrollIndicatorInsets verticalScrollIndicatorInsets delaysContentTouches
            canCancelContentTouches isDirectionalLockEnabled refreshControl indicatorStyle isExclusiveTouch
            tintAdjustmentMode insetsLayoutMarginsFromSafeArea userActivity undoManager viewSafeAreaInsetsDidChange
            safeAreaInsetsDidChange tintColorDidChange layoutMarginsDidChange selectedBackgroundView
            backgroundConfiguration contentConfiguration isPrefetchingEnabled remembersLastFocusedIndexPath
            setCollectionViewLayout drawsAsynchronously allowsEdgeAntialiasing isDoubleSided
            backgroundFilters contentsGravity contentsScale removeAnimation removeAllAnimations
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
        FLAT: "m34 anchorPointZ sublayerTransform transform3D",
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

# The names that members of UIKit's classes had before Swift 3.
MEMBERS |= {old: f"its name is {new} since Swift 3" for old, new in {
    "prepareLayout": "prepare()",
    "layoutAttributesForElementsInRect": "layoutAttributesForElements(in:)",
    "layoutAttributesForItemAtIndexPath": "layoutAttributesForItem(at:)",
    "layoutAttributesForCellAtIndexPath": "layoutAttributesForCell(at:)",
    "shouldInvalidateLayoutForBoundsChange": "shouldInvalidateLayout(forBoundsChange:)",
    "targetContentOffsetForProposedContentOffset": "targetContentOffset(forProposedContentOffset:)",
    "locationInView": "location(in:)", "translationInView": "translation(in:)", "velocityInView": "velocity(in:)",
    "locationOfTouch": "location(ofTouch:in:)", "animateWithDuration": "animate(withDuration:)",
    "addBoundaryWithIdentifier": "addBoundary(withIdentifier:)",
    "removeBoundaryWithIdentifier": "removeBoundary(withIdentifier:)",
    "boundaryWithIdentifier": "boundary(withIdentifier:)", "linearVelocityForItem": "linearVelocity(for:)",
    "angularVelocityForItem": "angularVelocity(for:)", "updateItemUsingCurrentState": "updateItem(usingCurrentState:)",
    "itemsInRect": "items(in:)", "setTranslatesReferenceBoundsIntoBoundaryWithInsets":
        "setTranslatesReferenceBoundsIntoBoundary(with:)",
    "colorWithAlphaComponent": "withAlphaComponent(_:)", "mainScreen": "main", "sharedApplication": "shared", "presentViewController": "present(_:animated:)",
    "dismissViewControllerAnimated": "dismiss(animated:)", "addChildViewController": "addChild(_:)",
    "dequeueReusableCellWithReuseIdentifier": "dequeueReusableCell(withReuseIdentifier:for:)",
    "addLineToPoint": "addLine(to:)", "moveToPoint": "move(to:)",
}.items()}

# The methods of CGContext, which accept every argument and draw nothing.
OF_CONTEXTS = set("""
    addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect beginPath clear clip closePath concatenate
    drawLinearGradient drawRadialGradient fill fillEllipse fillPath move restoreGState rotate saveGState scaleBy
    setAllowsAntialiasing setAlpha setFillColor setLineDash setLineWidth setMiterLimit setShadow setShouldAntialias
    setStrokeColor stroke strokeEllipse strokeLineSegments strokePath translateBy beginTransparencyLayer
    endTransparencyLayer replacePathWithStrokedPath
    """.split())
