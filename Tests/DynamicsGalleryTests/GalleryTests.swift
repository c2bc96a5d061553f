import DynamicsGallery
import Foundation
import Testing

/// Pictures, scenes and pages agree.
@Suite struct GalleryTests {
  @Test(arguments: Gallery.pictures)
  func theCommittedPictureIsWhatIsDrawnNow(_ picture: Picture) throws {
    let committed = try? Data(contentsOf: picture.file)
    #expect(
      try picture.draw() == committed, "\(picture.name).svg is out of date: run `make gallery`")
  }

  @Test func noPictureIsWithoutAScene() throws {
    let known = Gallery.drawnByHand.union(Gallery.pictures.map(\.file.lastPathComponent))
    var found: Set<String> = []
    for folder in Gallery.folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      for name in names where name.hasSuffix(".svg") {
        found.insert(name)
        #expect(
          known.contains(name), "no scene draws \(name): add one to Tests/Gallery, or delete it")
      }
    }
    #expect(found.isSuperset(of: known), "missing: \(known.subtracting(found))")
  }

  @Test(arguments: Gallery.pictures)
  func aPageShowsThePictureAndSaysWhatItShows(_ picture: Picture) throws {
    let page = try Page(picture.pageFile)
    #expect(
      page.alternativeText(of: picture.name).count > 20,
      "\(picture.page).md needs ![what it shows](\(picture.name))")
  }

  @Test(arguments: Gallery.pictures.filter { $0.scene?.isExample == true })
  func theExampleOfThePageIsTheScene(_ picture: Picture) throws {
    let scene = try #require(picture.scene)
    let example = try Example(inSceneAt: URL(filePath: scene.source))
    #expect(!example.bare.isEmpty)
    #expect(
      try Page(picture.pageFile).examples.contains(example),
      "no example of \(picture.page).md is the code of \(scene.source), without its film lines")
  }

  /// Recipes that move by draggable values and springs, without an animator.
  private static let recipesOfValues: Set = [
    "bottom-sheet", "card-deck", "drawer", "pull-to-refresh", "springy-list", "tab-indicator",
  ]

  @Test(arguments: Gallery.pictures.filter { $0.scene != nil })
  func aPlayerHasTheTitleAndTheDebugView(_ picture: Picture) throws {
    let page = String(decoding: try #require(try picture.player()), as: UTF8.self)
    let title = try #require(page.firstMatch(of: #/<title>([^<]+)<\/title>/#)?.1)
    let name = title.replacing("&#39;", with: "").lowercased().replacing(" ", with: "-")
    #expect(name == picture.name)
    // Each scene with an animator has a velocity at least; without an overlay, no mark is recorded.
    #expect(page.contains("{\"kind\":\"velocity\"") != Self.recipesOfValues.contains(picture.name))
  }

  @Test func picturesMoveButNotForThoseWhoWantLessMotion() throws {
    for picture in Gallery.pictures where picture.name != "easing-curves" {
      let text = try String(contentsOf: picture.file, encoding: .utf8)
      #expect(text.contains("@keyframes"), "\(picture.name)")
      #expect(text.contains("@media(prefers-reduced-motion:reduce)"), "\(picture.name)")
    }
  }

  @Test(arguments: RecordingGrid.all.map(\.name))
  func aGridHasAnotherRecordingForEachPairOfNumbers(_ name: String) throws {
    struct Page: Decodable {
      struct Slider: Decodable { var values: [Double] }
      var sliders: [Slider]
      var runs: [[[Double]]]
    }
    let grid = try #require(RecordingGrid.all.first { $0.name == name })
    let page = try JSONDecoder().decode(Page.self, from: grid.data())
    #expect(page.runs.count == page.sliders[0].values.count)
    let runs = page.runs.flatMap { $0 }
    #expect(runs.count == page.sliders[0].values.count * page.sliders[1].values.count)
    #expect(Set(runs).count == runs.count)
    for run in runs { #expect(run.count == runs[0].count && run.count > 150) }
  }

  @Test func examplesDifferByMoreThanWhitespace() {
    let code = "import Dynamics\nlet a = 1\n  let b = a"
    #expect(Example(code) == Example("let a = 1\n\nlet b =\n  a"))
    #expect(Example(code) != Example("let a = 1\nlet b = 2"))
  }
}
