/// The names of everything that the load stage can find wrong. They are part of the contract with scripts: never
/// change one, add another.
extension Diagnostic.Code {
  // MARK: The input as a whole

  /// There is no such file (exit 66).
  package static let missingFile = Self(rawValue: "missing-file")
  /// The path is a folder (exit 66).
  package static let isFolder = Self(rawValue: "is-a-folder")
  /// The file may not be read, or reading broke off (exit 66).
  package static let unreadable = Self(rawValue: "unreadable")
  /// Standard input is named twice; it can be read only once (exit 64).
  package static let repeatedStandardInput = Self(rawValue: "repeated-stdin")
  /// The input has no bytes, or nothing but blank lines.
  package static let emptyFile = Self(rawValue: "empty-file")
  /// The input has a header, or brackets, and no rows.
  package static let noRows = Self(rawValue: "no-rows")
  /// Every row of the input was rejected.
  package static let noUsableRow = Self(rawValue: "no-usable-row")

  // MARK: Limits

  /// More inputs than a run reads (exit 64).
  package static let tooManyFiles = Self(rawValue: "too-many-files")
  /// An input with more bytes, rows or problems than one that is what it is taken for.
  package static let tooLarge = Self(rawValue: "too-large")
  /// A row or a cell with more bytes than a row or a cell has.
  package static let tooLong = Self(rawValue: "too-long")

  // MARK: Encoding

  /// The text begins with a UTF-8 byte order mark.
  package static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// The text is UTF-16.
  package static let utf16 = Self(rawValue: "utf-16")
  /// The text is not UTF-8 and was read as Windows-1252.
  package static let windows1252 = Self(rawValue: "windows-1252")
  /// The text is in a code page, which was found out or which `--encoding` says.
  package static let codePage = Self(rawValue: "code-page")
  /// Letters that were encoded twice: `MÃ¼ller`.
  package static let doubleEncoding = Self(rawValue: "double-encoding")
  /// The bytes are in no encoding that Daysheet reads.
  package static let badEncoding = Self(rawValue: "bad-encoding")
  /// A row of a UTF-8 file has bytes that are not UTF-8.
  package static let notUTF8 = Self(rawValue: "not-utf-8")
  /// A row has a NUL byte.
  package static let nulByte = Self(rawValue: "nul-byte")

  // MARK: CSV

  /// A quote is opened and not closed.
  package static let unclosedQuote = Self(rawValue: "unclosed-quote")
  /// Text stands between a closing quote and the end of the cell.
  package static let textAfterQuote = Self(rawValue: "text-after-quote")
  /// The row has more cells than the header.
  package static let tooManyCells = Self(rawValue: "too-many-cells")
  /// The row has fewer cells than the header.
  package static let tooFewCells = Self(rawValue: "too-few-cells")

  /// Lines before the header, as a LinkedIn export has them, are left out.
  package static let skippedLines = Self(rawValue: "skipped-lines")

  // MARK: Columns

  /// `--feed` names no feed that Daysheet knows (exit 64).
  package static let unknownFeed = Self(rawValue: "unknown-feed")
  /// `--map` or `--time-format` with a feed whose columns are fixed (exit 64).
  package static let fixedLayout = Self(rawValue: "fixed-layout")
  /// The columns are not those of any feed.
  package static let unknownLayout = Self(rawValue: "unknown-layout")
  /// A column that is needed is not there.
  package static let missingColumn = Self(rawValue: "missing-column")
  /// Two columns have the same name.
  package static let duplicateColumn = Self(rawValue: "duplicate-column")
  /// A column that Daysheet does not know and does not use.
  package static let unknownColumn = Self(rawValue: "unknown-column")

  /// The feed has no scheduled times; others stand for them.
  package static let noSchedule = Self(rawValue: "no-schedule")
  /// The feed names no airports, so that no row can be on a sheet.
  package static let noAirports = Self(rawValue: "no-airports")

  // MARK: XML

  /// The text is not well-formed XML, or has a document type definition, which is never read.
  package static let xmlSyntax = Self(rawValue: "xml-syntax")
  /// XML whose elements are those of no feed.
  package static let unknownXML = Self(rawValue: "unknown-xml")

  // MARK: JSON

  /// The text is not JSON.
  package static let jsonSyntax = Self(rawValue: "json-syntax")
  /// A value has a type that its key cannot have.
  package static let jsonType = Self(rawValue: "json-type")
  /// An object has a key twice.
  package static let jsonDuplicateKey = Self(rawValue: "json-duplicate-key")

  // MARK: Address books

  /// A vCard does not end, or has a line that is no property.
  package static let vCardSyntax = Self(rawValue: "vcard-syntax")
  /// A line of an LDIF entry is no attribute.
  package static let ldifSyntax = Self(rawValue: "ldif-syntax")
  /// Entries that are groups, companies' branches or places, and no people.
  package static let notPeople = Self(rawValue: "not-people")
  /// Cards without a name, which go by nickname, company or mail address.
  package static let noName = Self(rawValue: "no-name")
  /// People who have cancelled; they are out of scope.
  package static let notAttending = Self(rawValue: "not-attending")

  // MARK: Cells

  /// Not a date, or one that the calendar does not have.
  package static let badDate = Self(rawValue: "bad-date")
  /// Not a time, or one that no clock shows.
  package static let badTime = Self(rawValue: "bad-time")
  /// A cell that should name a zone names none.
  package static let badZone = Self(rawValue: "bad-zone")
  /// Not a whole number.
  package static let badNumber = Self(rawValue: "bad-number")
  /// Text with a broken escape, such as half of a surrogate pair.
  package static let badText = Self(rawValue: "bad-text")
  /// A direction that is neither arrival nor departure.
  package static let badDirection = Self(rawValue: "bad-direction")
  /// The row has no flight number.
  package static let missingFlightNumber = Self(rawValue: "missing-flight-number")
  /// The row has neither a direction nor an origin and a destination.
  package static let missingRoute = Self(rawValue: "missing-route")
  /// The row has no scheduled time at either end.
  package static let missingTime = Self(rawValue: "missing-time")
  /// The row has no name of a person.
  package static let missingName = Self(rawValue: "missing-name")
  /// Dates of people's flights that may be read in two ways; the people stay, without these flights.
  package static let ambiguousDate = Self(rawValue: "ambiguous-date")
  /// A birthday that cannot be read; the person is kept without it.
  package static let badBirthday = Self(rawValue: "bad-birthday")
  /// Birthdays that may be day/month or month/day; the people are kept without them.
  package static let ambiguousBirthday = Self(rawValue: "ambiguous-birthday")
}
