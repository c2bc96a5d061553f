import DynamicsTesting
import Testing

/// The failures of marble diagrams.
@Suite struct MarbleTextTests {
  /// The failures of a diagram of the scene.
  private func texts(
    _ expected: String, after seconds: Double = 0.5, every length: Double = 0.1
  ) -> [String] {
    let scene = ThreadAndCrate()
    let marbles = MarbleDiagram(
      of: scene.animator, ["ball": scene.ball, "big crate": scene.crate], every: length)
    scene.animator.advance(by: seconds)
    return failureTexts { marbles.expect(expected) }
  }

  @Test func aLineThatDiffersIsShownBelowTheExpectedOne() {
    let texts = texts(
      """
      ball       *-i-b
      big crate  b-----|
      """)
    #expect(
      texts == [
        """
        the events differ from the marbles, of 0.1 s each:
          ball  expected  *-i-b
                actual    *--io
                            ^^^
                from 0.2 s: expected i, got -
                from 0.3 s: expected -, got i at 0.325 s
                from 0.4 s: expected b, got o at 0.458 s
          big crate  expected  b-----|
                     actual    b----
                                    ^^
                     from 0.5 s: expected 2 more marks, got no more
        """
      ])
  }

  /// `DynamicsTesting.md` shows it.
  @Test func theFailureOfThePage() {
    let scene = ThreadAndCrate(barrier: 140)
    let marbles = MarbleDiagram(
      of: scene.animator, ["ball": scene.ball, "crate": scene.crate], every: 0.05)
    expectRest(scene.animator, within: 5)
    let texts = failureTexts {
      marbles.expect(
        """
        ball   *-----i--o--be---b-------------r|
        crate  b---------r-be---b--------------|
        """)
    }
    #expect(
      texts == [
        """
        the events differ from the marbles, of 0.05 s each:
          ball  expected  *-----i--o--be---b-------------r|
                actual    *------i-o--be---b-------------r|
                                ^^
                from 0.3 s: expected i, got -
                from 0.35 s: expected -, got i at 0.383 s
        """
      ])
  }

  @Test func marksInBracketsAreAligned() {
    let texts = texts(
      """
      ball       *[io]
      big crate  [be]-
      """, every: 0.25)
    #expect(
      texts == [
        """
        the events differ from the marbles, of 0.25 s each:
          big crate  expected  [be]-
                     actual    b   -
                               ^^^^
                     from 0 s: expected [be], got b at 0.008 s
        """
      ])
  }

  @Test func longLinesAreCutAroundTheFirstDifference() {
    let (before, after) = (String(repeating: "-", count: 315), String(repeating: "-", count: 133))
    let texts = texts(
      """
      ball       --------*\(before)-\(after)o\(String(repeating: "-", count: 41))
      big crate  --------b\(String(repeating: "e", count: 491))
      """, every: 0.001)
    let dashes = String(repeating: "-", count: 31)
    #expect(
      texts == [
        """
        the events differ from the marbles, of 0.001 s each:
          ball  expected  …\(dashes)-\(dashes)-…
                actual    …\(dashes)i\(dashes)-…
                           \(String(repeating: " ", count: 31))^
                from 0.324 s: expected -, got i at 0.325 s
          big crate  expected  --------b\(String(repeating: "e", count: 55))…
                     actual    --------b\(String(repeating: "-", count: 55))…
                                        \(String(repeating: "^", count: 55))
                     from 0.009 s: expected e, got -
                     from 0.01 s: expected e, got -
                     from 0.011 s: expected e, got -
                     from 0.012 s: expected e, got -
                     from 0.013 s: expected e, got -
                     and 486 more
        """
      ])
  }

  @Test func manyLinesAndEventsAreCut() {
    let scene = TwoBoxes(apart: 19)
    let names: KeyValuePairs<String, any DynamicItem> = [
      "a": scene.left, "b": scene.left, "c": scene.left, "d": scene.left, "e": scene.left,
      "f": scene.left, "g": scene.left, "h": scene.left,
    ]
    let marbles = MarbleDiagram(of: scene.animator, names, every: 3600)
    for _ in 0..<10 {
      scene.animator.step()
      scene.collision.removeItem(scene.right)
      scene.animator.step()
      scene.collision.addItem(scene.right)
    }
    let text = failureTexts { marbles.expect(names.map { "\($0.key) -" }.joined(separator: "\n")) }
    #expect(text.count == 1 && text[0].utf8.count < 2000)
    #expect(text[0].contains("actual    [bebebebebebebe…\n"), "\(text)")
    #expect(
      text[0].contains(
        "expected -, got [bebebebebebebe… at 0.008 s, 0.017 s, 0.025 s, 0.033 s, …\n"), "\(text)")
    #expect(text[0].hasSuffix("\n  and 2 more"))
  }

  @Test(arguments: [
    ("?", #""?" at mark 1 is none of - e b i o * r w [ ] . |"#),
    ("*--[i😀]", #""😀", in brackets at mark 4, is not an event"#),
    ("*[b", "a bracket is not closed"),
    ("*[b[e]]", "brackets do not match at mark 2"),
    ("*b]", "brackets do not match at mark 3"),
    ("*[]", "a pair of brackets is empty"),
    ("*[b-]", #""-", in brackets at mark 2, is not an event"#),
    ("--|-", "the end | is not the last mark"),
  ])
  func marksThatCannotBeReadAreReported(marks: String, problem: String) {
    #expect(
      texts("ball \(marks)\nbig crate b----") == [
        #"the marbles of "ball" cannot be read: \#(problem)"#
      ])
    #expect(texts("ball \(marks)\nbig crate b---").count == 2, "the other line is compared")
  }

  @Test func linesAndNamesMustMatch() {
    #expect(texts("", after: 0) == [#"the marbles have no line for "ball", "big crate""#])
    #expect(
      texts("\n  ball  \nbig crate\n\nball\nbox -\n--b\n", after: 0) == [
        #""ball" has more than one line of marbles"#,
        #"the diagram has no item with the name "box"; it has "ball", "big crate""#,
        #"the diagram has no item with the name ""; it has "ball", "big crate""#,
      ])
    let long = String(repeating: "x", count: 50)
    #expect(
      texts("\(long) -\nball\nbig crate", after: 0) == [
        "the diagram has no item with the name \"\(long.prefix(30))\"…; it has \"ball\", "
          + "\"big crate\""
      ])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 4000])
  func aLengthThatIsNoneIsReported(length: Double) {
    let scene = FallingCard()
    let texts = failureTexts {
      let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card], every: length)
      scene.animator.advance(by: 0.3)
      marbles.expect("card  ---")
    }
    #expect(
      texts == [
        "a mark of a marble diagram lasts from 0.0001 to 3600 s, not \(length) s; 0.1 s is used"
      ])
  }

  @Test func namesThatNoLineCanHaveAreReported() {
    let scene = FallingCard()
    let texts = failureTexts {
      let marbles = MarbleDiagram(
        of: scene.animator,
        ["a": scene.card, "a": scene.card, "": scene.card, " b": scene.card, "c\nd": scene.card])
      marbles.expect("a")
    }
    #expect(texts.count == 4)
    #expect(texts.first == #"two lines of a marble diagram have the name "a""#)
    for text in texts.dropFirst() { #expect(text.hasPrefix("the name of a line must have text")) }
  }

  @Test func anItemThatIsInNoBehaviorIsReported() {
    let scene = FallingCard()
    let other = BasicItem(center: .zero, size: CGSize(width: 20, height: 20))
    let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card, "other": other])
    scene.animator.advance(by: 0.3)
    let texts = failureTexts { marbles.expect("card  ---\nother --b") }
    #expect(
      texts == [
        #""other" was in no behavior of the animator, so it has no events; add it to a behavior"#
      ])
    marbles.expect("card  ---\nother ...")
  }

  @Test func tooManyMarksAreReported() {
    let scene = FallingCard(hasFloor: false)
    scene.animator.timeStep = 0.1
    let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.0001)
    scene.animator.advance(by: 2)
    let texts = failureTexts { marbles.expect("card  -") }
    #expect(texts.count == 1 && texts[0].hasPrefix("a line would have more than 10000 marks"))
    #expect("\(marbles)".count == 6 + 10_001)
  }
}
