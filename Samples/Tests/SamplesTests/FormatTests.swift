@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import SampleSupport
@testable import card_shuffle

@Suite struct FormatTests {
  @Test(arguments: [
    ("a.svg", Format.svg), ("b/C.SVG", .svg), ("a.csv", .csv), ("a.json", .json), ("a", nil),
    ("a.cast", .asciicast), ("a.html", .html), ("a.css", .css), ("a.lottie", nil),
    ("json", nil), (".svg", nil), ("a.txt", nil), ("", nil), ("a.live", nil),
  ])
  func theNameOfAFileTellsItsFormat(name: String, format: Format?) {
    #expect(Format(ofFile: name) == format)
  }

  @Test(arguments: Format.allCases) func aFormatFitsTheNamesOfItsFiles(format: Format) {
    let picture = Picture(SVGStyle(), ground: "#000000")
    guard let written = format.recordingFormat(picture) else {
      #expect(!format.fits(file: "a.svg") && format.fits(file: "a"))
      return
    }
    #expect(written.name == format.rawValue)
    #expect(format.fits(file: "a." + written.fileExtension) && format.fits(file: "a.txt"))
    #expect(!format.fits(file: format == .svg ? "a.css" : "a.svg"))
  }

  @Test(arguments: ShuffleStyle.allCases)
  func thePictureIsWellFormedXML(style: ShuffleStyle) throws {
    let request = ShuffleRequest(style: style, cardCount: 12, seed: 1)
    let look = CardLook(drawsFaces: true)
    let performance = try Director(request: request, look: look.appearance).perform()
    let format = try #require(
      Format.svg.recordingFormat(Picture(of: performance, request, isASCII: false)))
    let data = try performance.recording.data(as: format)
    #expect(XMLParser(data: data).parse())
    let picture = String(decoding: data, as: UTF8.self)
    #expect(!picture.contains("nan"))
    for card in performance.deck {
      #expect(picture.contains("<g id=\"f\(card.asciiName)\""))
      #expect(picture.contains("<use href=\"#f\(card.asciiName)\"/>"))
    }
  }

  /// What programs show that do not play animations, as in a feed or an editor.
  @Test func thePictureIsThatOfItsStart() throws {
    let request = ShuffleRequest(style: .wash, cardCount: 12, seed: 1)
    let performance = try Director(request: request).perform()
    let recording = performance.recording
    for start in [0, recording.duration / 2] {
      var picture = Picture(of: performance, request, isASCII: false)
      picture.style.startTime = start
      let format = try #require(Format.svg.recordingFormat(picture))
      let text = String(decoding: try recording.data(as: format), as: UTF8.self)
      for card in performance.deck.indices {
        // Of several layers, one is seen.
        let layer = try #require(
          text.split(separator: "\n").first {
            $0.contains("class=\"m item-\(card)\"") && !$0.contains("visibility=\"hidden\"")
          })
        let place = try #require(layer.firstMatch(of: /translate\(([^ )]+) ([^ )]+)\)/)).output
        let center = recording.pose(of: card, at: start).center
        let (x, y) = (try #require(Double(place.1)), try #require(Double(place.2)))
        #expect(hypot(x - center.x, y - center.y) < 0.3)
      }
    }
  }

  @Test func numberCardsHaveAsManyPipsAsTheySay() {
    for rank in 1...10 { #expect(Pips.places(for: rank).count == rank) }
  }

  @Test func decimalsDoNotDependOnTheLocale() {
    #expect(0.5.decimal(3) == "0.5")
    #expect((-0.0004).decimal(3) == "0")
    #expect((-12.3456).decimal(2) == "-12.35")
    #expect(7.0.decimal(2) == "7")
    #expect(0.05.decimal(3) == "0.05")
    #expect((-2.5).decimal(0) == "-3")
    #expect(120.decimal(0) == "120")
    #expect(0.5.fixed(3) == "0.500")
    #expect((-0.004).fixed(2) == "0.00")
    #expect((-7.0).fixed(0) == "-7")
  }
}

@Suite struct TerminalTests {
  @Test func onlyWhatChangedIsDrawn() {
    var canvas = TerminalCanvas(columns: 4, rows: 2)
    var writer = PictureWriter()
    canvas.fill(Color(1, 2, 3))
    #expect(!writer.changes(to: canvas, depth: .trueColor).isEmpty)
    #expect(writer.changes(to: canvas, depth: .trueColor).isEmpty)
    canvas[2, 3] = Color(200, 0, 0)
    let ink = "38;2;1;2;3"
    #expect(
      writer.changes(to: canvas, depth: .trueColor)
        == "\u{1B}[2;3H\u{1B}[\(ink);48;2;200;0;0m▀\u{1B}[0m")
    canvas[9, 9] = Color(0, 0, 0)
    canvas.write("far", column: 3, row: 7, ink: Color(0, 0, 0))
    #expect(writer.changes(to: canvas, depth: .trueColor).isEmpty)
  }

  @Test func fewerColoursComeNear() {
    #expect(Color(255, 0, 0).index256 == 196)
    #expect(Color(128, 128, 128).index256 == 244)
    #expect(Color(250, 250, 250).index16 == 15)
    #expect(Color(20, 110, 50).index16 == 2)
  }

  @Test func thePlayerFollowsItsKeys() {
    var player = Player(frameCount: 100, framesPerSecond: 30)
    player.advance(by: 0.5)
    #expect(player.frame == 15)
    player.pace.togglePause()
    player.advance(by: 1)
    #expect(player.frame == 15)
    player.stepOneFrame()
    #expect(player.frame == 16)
    player.pace.togglePause()
    player.pace.faster()
    player.advance(by: 0.5)
    #expect(player.frame == 46)
    player.advance(by: 100)
    #expect(player.isAtEnd)
    player.startAgain()
    #expect(player.frame == 0 && player.pace.factor == 2)
  }
}
