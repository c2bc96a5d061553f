"""Finds the modules that a program can import on Linux."""

import pathlib
import re

# From the Swift toolchain, and from this package for code written for iOS.
ON_LINUX = set("""
    CoreFoundation CoreGraphics Cxx Dispatch Distributed Dynamics DynamicsRecording DynamicsSVG Foundation FoundationEssentials
    FoundationInternationalization FoundationNetworking FoundationXML Glibc Observation QuartzCore RegexBuilder Swift
    Synchronization Testing UIKit XCTest _Concurrency _StringProcessing
    """.split())
# Only on Apple platforms.
ONLY_APPLE = set("""
    ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdSupport AddressBook AddressBookUI AppIntents AppKit
    AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit
    Charts ClockKit CloudKit Cocoa Combine Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData
    CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit Darwin DeviceActivity DeviceCheck EventKit EventKitUI
    ExternalAccessory FamilyControls FileProvider GLKit GameController GameKit GameplayKit HealthKit HomeKit IOKit
    ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MLCompute MapKit MediaAccessibility
    MediaPlayer MessageUI Messages Metal MetalKit MetalPerformanceShaders MobileCoreServices ModelIO
    MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC
    OpenAL OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuickLook QuickLookThumbnailing
    RealityKit ReplayKit SafariServices SceneKit ScreenTime Security ShazamKit Social SoundAnalysis Speech SpriteKit
    StoreKit SwiftData SwiftUI SystemConfiguration TipKit Twitter UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit XCPlayground iAd os simd
    """.split())

# Packages of springs, which this package has, too.
OF_SPRINGS = {"Advance", "Motion", "Spring", "Wave", "pop"}

IMPORT = re.compile(
    r"^[ \t]*(?:(?:@\w+(?:\([^()\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*(?<![.\w])import[ \t]+"
    r"(?:(?:class|struct|enum|protocol|typealias|func|var|let)[ \t]+)?(?P<module>\w+)", re.MULTILINE)


def is_on_linux(module):
    """Whether a module can be imported; None if that depends on the package."""
    module = module.split(".")[0]
    if module in ONLY_APPLE:
        return False
    return True if module in ON_LINUX else None


def unknown_imports(text, code, own):
    """Where the code of a text imports modules that are not there, with advice; unless it asks whether they are."""
    for found in IMPORT.finditer(code):
        module = found["module"]
        if is_on_linux(module) is False:
            yield found.start("module"), f"{module}: Linux does not have this framework; remove what needs it"
        elif is_on_linux(module) is None and module not in own and f"canImport({module})" not in text:
            if module in OF_SPRINGS:
                yield found.start("module"), (
                    f"{module}: not here; use a Spring and a TimedAnimation of the product Dynamics of this package")
                continue
            yield found.start("module"), (
                f"{module}: not a module of Linux or of this package; add it to Package.swift, or remove what needs it")


def own_modules(paths):
    """The modules that belong to a program: those that its package names, and the folders at its paths."""
    names = set()
    for path in {path.absolute() for path in paths}:
        folders = [folder for folder in (path, path.parent, path.parent.parent) if folder.is_dir()]
        names.update(path.parts)
        for folder in folders:
            names.update(entry.name for entry in entries(folder))
        for folder in (path, *path.parents):
            manifest = folder / "Package.swift"
            if manifest.is_file():
                names.update(re.findall(r"\w+", manifest.read_text(encoding="utf-8", errors="replace")))
                break
    return names


def entries(folder: pathlib.Path):
    try:
        return [entry for entry in folder.iterdir() if entry.is_dir()]
    except OSError:
        return []
