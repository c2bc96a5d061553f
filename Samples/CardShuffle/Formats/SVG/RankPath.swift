/// The ranks as strokes, 14 units high from (0, 0), so that no font is needed.
enum RankPath {
  static func strokes(of rank: Int) -> String { all[rank - 1] }

  static func width(of rank: Int) -> Double { rank == 10 ? 16 : 10 }

  private static let all = [
    "M0 14L5 0L10 14M2 9H8",
    "M.5 4C.5-1.5 10-1.5 10 4C10 8 0 10 0 14H10",
    "M.5 2C4-1.5 10-.5 10 3.5C10 7 6 7 4 7C7 7 10 7.5 10 10.5C10 15 2 15 0 11.5",
    "M7.5 14V0L0 10H10",
    "M9.5 0H1.5L1 6.5C4 4.5 10 5 10 9.5C10 15 2 15 0 12",
    "M9 1C4-.5 0 5 0 9.5C0 15.5 10 15.5 10 9.5C10 4.5 1 4.5 0 9.5",
    "M0 0H10L4 14",
    "M5 6.5C-1 6.5-.5 0 5 0C10.5 0 11 6.5 5 6.5C-1.5 6.5-1.5 14 5 14C11.5 14 11.5 6.5 5 6.5Z",
    "M1 13C6 14.5 10 9 10 4.5C10-1.5 0-1.5 0 4.5C0 9.5 9 9.5 10 4.5",
    "M0 2.5L3 0V14M11 0C5.5 0 5.5 14 11 14C16.5 14 16.5 0 11 0Z",
    "M3 0H10M7.5 0V10C7.5 15 0 15 0 10.5",
    "M5 0C-1.5 0-1.5 14 5 14C11.5 14 11.5 0 5 0ZM6 10L10.5 15",
    "M0 0V14M10 0L0 8.5M3.5 5.8L10 14",
  ]
}
