import Testing

@testable import SampleSupport
@testable import bouncing_ball
@testable import card_shuffle
@testable import crates

@Suite struct ColorTests {
  private static let trueColor: [[String: String]] = [
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "xterm-direct"],
    ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "foot-extra"], ["TERM": "wezterm"],
    ["TERM": "xterm-ghostty"], ["TERM": "contour-latest"], ["TERM": "iTerm2.app"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"],
    ["TERM": "xterm-256color", "VTE_VERSION": "7001"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "220801"],
    ["TERM": "xterm-256color", "WT_SESSION": "a-b-c"],
    ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"],
    ["TERM": "tmux-256color", "COLORTERM": "truecolor"],
  ]

  @Test(arguments: trueColor)
  func `terminals with 24 bits are recognized`(environment: [String: String]) {
    #expect(ColorDepth.detect(in: environment) == .trueColor)
    var without = environment
    without["NO_COLOR"] = "1"
    #expect(ColorDepth.detect(in: without) == .none)
    without["NO_COLOR"] = ""
    #expect(ColorDepth.detect(in: without) == .trueColor)
  }

  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "screen-256color"],
    ["TERM": "xterm-256color", "VTE_VERSION": "3409"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ["TERM": "tmux-256color", "VTE_VERSION": "7001"],
    ["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"],
  ])
  func `others have 256 colors, also inside a multiplexer`(environment: [String: String]) {
    #expect(ColorDepth.detect(in: environment) == .indexed)
  }

  @Test func `old terminals have 16 colors or none`() {
    for term in ["xterm", "linux", "screen", "rxvt", "ansi"] {
      #expect(ColorDepth.detect(in: ["TERM": term]) == .sixteen)
    }
    for term in ["dumb", "vt100", ""] { #expect(ColorDepth.detect(in: ["TERM": term]) == .none) }
    #expect(ColorDepth.movesCursor(in: ["TERM": "vt100"]))
    #expect(!ColorDepth.movesCursor(in: ["TERM": "dumb"]))
    #expect(!ColorDepth.movesCursor(in: [:]))
  }

  /// Colors that lie beside each other must differ.
  private static let neighbors: [(Palette, [Swatch])] = [
    (
      CardColors.palette,
      [CardColors.felt, CardColors.rim, CardColors.paper, CardColors.outline, CardColors.red]
    ),
    (CardColors.palette, [CardColors.paper, CardColors.black, CardColors.red]),
    (CardColors.palette, [CardColors.felt, CardColors.rim, CardColors.paper, CardColors.outline]),
    (
      CrateColors.palette,
      [CrateColors.inside, CrateColors.board, CrateColors.frame, CrateColors.brace]
    ),
    (CrateColors.palette, [CrateColors.inside, CrateColors.wall, CrateColors.roller]),
    (BallColors.palette, [BallColors.sky, BallColors.ball, BallColors.ring]),
  ]

  @Test(arguments: [ColorDepth.sixteen, .indexed])
  func `colors beside each other differ at any depth`(depth: ColorDepth) {
    for (palette, swatches) in Self.neighbors {
      let codes = swatches.map { palette.code(of: $0.color, depth: depth) }
      #expect(Set(codes).count == swatches.count)
    }
  }

  @Test func `mixtures become a neighbor, and exact colors stay`() {
    let palette = CardColors.palette
    let (paper, felt) = (CardColors.paper.color, CardColors.felt.color)
    #expect(palette.code(of: paper.mixed(with: felt, fraction: 0.1), depth: .sixteen) == 15)
    #expect(palette.code(of: felt.mixed(with: paper, fraction: 0.1), depth: .sixteen) == 0)
    #expect(palette.briefCode(of: felt) == felt.code)
    let mixture = CardColors.red.color.mixed(with: paper, fraction: 0.5)
    #expect(palette.code(of: mixture, depth: .trueColor) == mixture.code)
    #expect(
      palette.briefCode(of: mixture) == ColorDepth.indexBit | UInt32(mixture.index256))
  }

  /// The channels of the 240 colors after the first 16.
  private static func channels(_ index: Int) -> Color {
    if index >= 232 {
      return Color(
        UInt8(8 + 10 * (index - 232)), UInt8(8 + 10 * (index - 232)), UInt8(8 + 10 * (index - 232)))
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  @Test func `without a palette, each color becomes the nearest one`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let color = Color(code: UInt32(generator.next(below: 1 << 24)))
      let nearest = (16..<256).map { Self.channels($0).distance(to: color) }.min()!
      #expect(Self.channels(color.index256).distance(to: color) == nearest)
      #expect(Palette().code(of: color, depth: .indexed) == UInt32(color.index256))
    }
  }
}
