import Foundation

/// The names of months in the languages of the posters, whole or shortened to three letters and more.
///
/// A table and not Foundation's symbols: people write more forms than one library version has (genitives, the months
/// of the Levant and the Maghreb), and a report must not depend on that version.
enum MonthName {
  /// 1…12; `nil` for a word that is no month, or might be two.
  static func month(_ word: String) -> Int? {
    let folded = fold(word)
    if let month = exact[folded] { return month }
    // Hebrew puts its ‘in’ before the name: במרץ.
    if folded.hasPrefix("ב"), let month = month(String(folded.dropFirst())) { return month }
    guard folded.count >= 3 else { return nil }
    let found = Set(exact.lazy.filter { $0.key.hasPrefix(folded) }.map(\.value))
    return found.count == 1 ? found.first : nil
  }

  /// The month at the beginning of a cell; the word's point is left.
  static func read(_ cursor: inout ByteCursor) -> Int? {
    let word = cursor.bytes[cursor.position..<cursor.end].prefix { byte in
      byte > 0x7F || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard let month = month(String(decoding: word, as: UTF8.self)) else { return nil }
    cursor.position = word.endIndex
    return month
  }

  /// Words that stand beside the parts of a date: days of the week, ordinal endings, particles.
  static func isBesideDate(_ word: String) -> Bool {
    let folded = fold(word)
    if particles.contains(folded) { return true }
    return (folded.count >= 2 || folded.utf8.count > 2) && weekdays.contains { $0.hasPrefix(folded) }
  }

  private static func fold(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
  }

  private static let exact: [String: Int] = {
    var months: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      for name in line.split(separator: " ") { months[fold(String(name))] = index + 1 }
    }
    return months
  }()

  /// By month: en de fr es it pt nl pl, then ar and he. Polish in both cases.
  private static let lines = [
    "january januar jänner janvier enero gennaio janeiro januari styczeń stycznia يناير جانفي ינואר",
    "february februar feber février febrero febbraio fevereiro februari luty lutego فبراير فيفري شباط פברואר",
    "march märz mrz mars marzo março maart mrt marzec marca مارس آذار מרץ מרס",
    "april avril abril aprile kwiecień kwietnia أبريل إبريل أفريل نيسان אפריל",
    "may mai mayo maggio maio mei maj maja مايو ماي أيار מאי",
    "june juni juin junio giugno junho czerwiec czerwca يونيو جوان حزيران יוני",
    "july juli juillet julio luglio julho lipiec lipca يوليو يوليوز جويلية تموز יולי",
    "august août agosto augustus sierpień sierpnia أغسطس غشت أوت آب אוגוסט",
    "september septembre septiembre setiembre settembre setembro wrzesień września سبتمبر شتنبر أيلول ספטמבר",
    "october oktober octobre octubre ottobre outubro październik października أكتوبر אוקטובר",
    "november novembre noviembre novembro listopad listopada نوفمبر نونبر נובמבר",
    "december dezember décembre diciembre dicembre dezembro grudzień grudnia ديسمبر دجنبر דצמבר",
  ]

  private static let particles: Set<String> = [
    "st", "nd", "rd", "th", "er", "of", "the", "de", "del", "di", "den", "le", "il", "el", "o", "a", "r",
  ]

  private static let weekdays: [String] = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miercoles jueves viernes sabado domingo",
    "lunedi martedi mercoledi giovedi venerdi",
    "segunda terca quarta quinta sexta feira",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
    "שני שלישי רביעי חמישי שישי שבת ראשון",
  ].flatMap { $0.split(separator: " ").map { fold(String($0)) } }
}
