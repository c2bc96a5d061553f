import SampleSupport

/// The upper half of a jack, queen or king, in a frame of 34 × 60 around (0, 0).
enum CourtFigure {
  static func upperHalf(_ card: PlayingCard) -> String {
    let cloth = card.suit.isRed ? "#b8212f" : "#27407f"
    let trim = card.suit.isRed ? "#27407f" : "#b8212f"
    return robe(cloth: cloth, trim: trim) + head(card.rank) + hat(card.rank, cloth: cloth)
  }

  private static let gold = "#e3b23c"
  private static let ink = "stroke=\"#3a2c14\" stroke-width=\".45\" stroke-linejoin=\"round\""

  private static func robe(cloth: String, trim: String) -> String {
    """
    <path d="M-16.6 0C-15.5-8-9-11.5 0-11.5C9-11.5 15.5-8 16.6 0Z" fill="\(cloth)" \(ink)/>\
    <path d="M-4.2-11.2L0-3L4.2-11.2L7 0H-7Z" fill="\(gold)" \(ink)/>\
    <path d="M-1.6 0L0-3L1.6 0Z" fill="\(trim)"/>\
    <path d="M-13.2-3.2L-9.6-6.6M13.2-3.2L9.6-6.6M-10.4 0L-7.8-4M10.4 0L7.8-4" fill="none" \
    stroke="\(gold)" stroke-width="1"/>
    """
  }

  private static func head(_ rank: Int) -> String {
    let hair = rank == 13 ? "#8d8679" : rank == 12 ? "#7a4a1e" : "#c08a3a"
    let length = rank == 12 ? -9.5 : -13.0
    let beard =
      rank == 13
      ? "<path d=\"M-4.4-15.5C-4.6-9 4.6-9 4.4-15.5C2.6-13.2-2.6-13.2-4.4-15.5Z\" fill=\"\(hair)\"/>"
      : ""
    return """
      <path d="M-6.6 \(length.decimal(1))C-8-22.5 8-22.5 6.6 \(length.decimal(1))Z" \
      fill="\(hair)" \(ink)/>\
      <ellipse cx="0" cy="-16.2" rx="4.4" ry="5.2" fill="#f4d6b3" \(ink)/>\(beard)\
      <path d="M-1.9-17.2h.01M1.9-17.2h.01" stroke="#3a2c14" stroke-width="1.1" \
      stroke-linecap="round"/>\
      <path d="M-1.3-13.6Q0-12.9 1.3-13.6" fill="none" stroke="#9c3b32" stroke-width=".6"/>
      """
  }

  private static func hat(_ rank: Int, cloth: String) -> String {
    switch rank {
    case 13:
      """
      <path d="M-6-20.2L-7.4-26.6L-3.4-23.6L0-28.4L3.4-23.6L7.4-26.6L6-20.2Z" fill="\(gold)" \
      \(ink)/><path d="M-6-20.2H6" stroke="\(cloth)" stroke-width="1.2"/>
      """
    case 12:
      """
      <path d="M-5.6-20.4C-6.8-23.4-6.4-25.6-5-26L-2.6-23.4L0-27.4L2.6-23.4L5-26\
      C6.4-25.6 6.8-23.4 5.6-20.4Z" fill="\(gold)" \(ink)/>\
      <path d="M-5-26h.01M0-27.4h.01M5-26h.01" stroke="#fff" stroke-width="1.5" \
      stroke-linecap="round"/>
      """
    default:
      """
      <path d="M-6.4-19.6L-5.2-25H5.2L6.4-19.6Z" fill="\(cloth)" \(ink)/>\
      <path d="M-6.4-19.6H6.4" stroke="\(gold)" stroke-width="1.3"/>\
      <path d="M4.6-24.4C8-28 11-27.6 12.4-25.4C9.6-25.8 7.4-24.4 5-21.6Z" fill="#fff" \(ink)/>
      """
    }
  }
}
