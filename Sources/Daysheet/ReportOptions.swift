package import AirportData
package import Timelines

/// What the user asked for, resolved from flags, environment, file and defaults (product.md, "Options of render").
package struct ReportOptions: Sendable {
  package var flights: [String] = []
  package var people: [String] = []
  /// `nil`: recognised from the content.
  package var feed: String?
  /// What the user says about a flights file of their own (`--map`, `--time-format`).
  package var layout = FileLayout()
  /// What the user says about files that do not say it themselves (`--date-order`).
  package var reading = ReadingOptions()
  /// Those of the table and of the user's own (`--airports-file`).
  package var airports = Airports.builtIn
  /// As cells have it, such as an IATA or ICAO code; `nil`: found out from the rows.
  package var airport: String?
  package var day: DayChoice = .automatic
  /// IANA identifier; `nil`: the airport's, else the only offset in the file.
  package var zone: String?
  /// Minutes past midnight.
  package var dayStart = 0
  package var asOf: AsOf = .now
  package var formats: Set<Format> = [.csv, .svg, .png, .pdf]
  package var paper = Paper.a3
  package var orientation = Orientation.portrait
  /// `nil`: the roomiest that fits the sheet on one page.
  package var density: Density?
  package var theme = Theme.light
  package var ppi = 144.0
  /// Most bytes of a PNG; `nil`: as many as it needs.
  package var maxBytes: Int?
  package var print = PrintOptions()
  package var locale = PosterLocale.english
  /// `nil`: the locale's.
  package var clock: ClockStyle?
  package var title: String?
  package var failOnBadRows = false
  package var failOnWarnings = false
  package var excel = false
  /// What of people must not leave the house.
  package var without: Set<PersonalDetail> = []
  /// The folder of an earlier report of the day, against which changes are marked.
  package var since: String?
  /// `nil`: `daysheet-<day>-<airport>` in the current folder.
  package var output: String?
  /// The configuration file that options came from; nothing of the result depends on it, but it is never written over.
  package var configuration: String?
  /// The date in the PDF's metadata (SOURCE_DATE_EPOCH); `nil`: as-of.
  package var metadataDate: Instant?

  package enum DayChoice: Hashable, Sendable {
    /// The day of all scheduled times at the airport.
    case automatic
    case date(CalendarDate)
    /// Days from today in the sheet's zone: −1, 0, 1.
    case relative(Int)
  }

  package enum AsOf: Hashable, Sendable {
    case now
    case instant(Instant)
    /// Wall clock without zone: in the sheet's zone.
    case local(LocalTime)
    /// Minutes past midnight of the day.
    case clock(Int)
  }

  package enum Format: String, Hashable, Sendable, CaseIterable {
    case csv, svg, png, pdf, txt

    /// Whether it is made from the poster.
    package var isPoster: Bool { self != .csv }
  }

  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  package enum ClockStyle: Int, Hashable, Sendable {
    case twelve = 12
    case twentyFour = 24
  }

  package init() {}
}
