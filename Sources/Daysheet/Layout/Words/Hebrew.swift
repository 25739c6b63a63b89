extension Words {
  // Status words are feminine, as the flight is.
  static let hebrew = Words(
    statuses: [
      .scheduled: "בזמן", .boarding: "עלייה למטוס", .departed: "המריאה", .inFlight: "באוויר",
      .landed: "נחתה", .arrived: "הגיעה", .delayed: "מתעכבת", .diverted: "הוסטה",
      .cancelled: "מבוטלת", .unknown: "לא ידוע",
    ],
    nouns: [
      .codeshareMerged: PluralForms("טיסת קוד שיתופי מוזגה", "טיסות קוד שיתופי מוזגו"),
      .arrival: PluralForms("נחיתה", "נחיתות"), .departure: PluralForms("המראה", "המראות"),
      .person: PluralForms("אדם", "אנשים"), .company: PluralForms("חברה", "חברות"),
      .flight: PluralForms("טיסה", "טיסות"), .rowLeftOut: PluralForms("שורה הושמטה", "שורות הושמטו"),
      .warning: PluralForms("אזהרה", "אזהרות"), .delayed: PluralForms("מתעכבת", "מתעכבות"),
      .cancelled: PluralForms("מבוטלת", "מבוטלות"),
    ],
    asOf: { "נכון ל־\($0)" }, eachTimeLocal: "כל שעה היא השעה המקומית בשדה התעופה שלה",
    now: { "עכשיו \($0)" }, offset: { "מ־\($1) \($0)" },
    overdue: { "חריגה \($0)" },
    noFlights: "אין טיסות", emptyHour: "אין טיסות", continued: "המשך", noCompany: "ללא חברה",
    notFound: "הטיסה לא נמצאה", gate: "שער", belt: "מסוע",
    arrivals: { "\($0) נחת׳" }, departures: { "\($0) המר׳" }, from: { "מ־\($0)" }, to: { "אל \($0)" },
    page: { "עמוד \($0) מתוך \($1)" },
    units: Units(hours: " שע׳ ", minutesAfterHours: " דק׳", minutes: " דק׳"))
}
