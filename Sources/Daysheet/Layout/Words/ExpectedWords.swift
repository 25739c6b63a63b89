/// What a sheet says of a flight of the day before that is still to come, in every language of the poster.
enum ExpectedWords {
  /// `QX1 of 11 Mar 2026 is expected here at 01:05`.
  static func sentence(
    _ direction: Direction, _ flight: String, of date: String, at time: String,
    in language: PosterLocale.Language
  ) -> String {
    direction == .arrival ? arrival(flight, date, time, language) : departure(flight, date, time, language)
  }

  private static func arrival(
    _ flight: String, _ date: String, _ time: String, _ language: PosterLocale.Language
  ) -> String {
    switch language {
    case .en: "\(flight) of \(date) is expected here at \(time)"
    case .de: "\(flight) vom \(date) wird hier um \(time) erwartet"
    case .fr: "\(flight) du \(date) est attendu ici à \(time)"
    case .es: "\(flight) del \(date) se espera aquí a las \(time)"
    case .it: "\(flight) (\(date)) è atteso qui alle \(time)"
    case .pt: "\(flight) de \(date) é esperado aqui às \(time)"
    case .nl: "\(flight) van \(date) wordt hier om \(time) verwacht"
    case .pl: "\(flight) z dnia \(date): przylot spodziewany o \(time)"
    case .ja: "\(date)の\(flight)は\(time)に到着予定です"
    case .ar: "\(flight) بتاريخ \(date): الوصول متوقع هنا الساعة \(time)"
    case .he: "\(flight) מיום \(date): נחיתה צפויה כאן בשעה \(time)"
    }
  }

  private static func departure(
    _ flight: String, _ date: String, _ time: String, _ language: PosterLocale.Language
  ) -> String {
    switch language {
    case .en: "\(flight) of \(date) is expected to leave at \(time)"
    case .de: "\(flight) vom \(date) soll um \(time) abfliegen"
    case .fr: "\(flight) du \(date) doit partir à \(time)"
    case .es: "\(flight) del \(date): salida prevista a las \(time)"
    case .it: "\(flight) (\(date)): partenza prevista alle \(time)"
    case .pt: "\(flight) de \(date): partida prevista às \(time)"
    case .nl: "\(flight) van \(date) vertrekt naar verwachting om \(time)"
    case .pl: "\(flight) z dnia \(date): odlot spodziewany o \(time)"
    case .ja: "\(date)の\(flight)は\(time)に出発予定です"
    case .ar: "\(flight) بتاريخ \(date): المغادرة متوقعة الساعة \(time)"
    case .he: "\(flight) מיום \(date): המראה צפויה בשעה \(time)"
    }
  }
}
