import AirportData
import Timelines

private let reading: [Command] = [.render, .check]
private let everywhere: [Command] = [.render, .check, .sample, .info, .index, .verify, .diff]

/// Every option of the command (product.md, "Options of render"): flags, environment, configuration file, help and
/// run.json read it from here.
package let optionTable: [Option] =
  inputOptions + outputOptions + batchOptions + diffOptions + sampleOptions + talkOptions

private let inputOptions: [Option] = [
  .files("people", \.report.people, reading, .resolved, "people file, may be repeated"),
  .value(
    recorded: "feed", .text("NAME"), \.report.feed, Values.text, reading,
    "how to read the flights file [recognised from its content]"),
  .value(
    recorded: "map", .text("MAP"), \.report.layout.map, Values.map, reading,
    "your own columns: flight=FlightNo,origin=\"From (IATA)\", or a JSON file"),
  .value(
    recorded: "time-format", .text("FORMAT"), \.report.layout.timeFormat, Values.timeFormat, reading,
    "how that file writes times: %Y %m %d %b %H %M %S %I %p %z %s"),
  .value(
    recorded: "encoding", .text("NAME"), \.report.reading.encoding, Values.encoding, reading,
    "of files that are not Unicode: windows-1250, shift-jis … [by their letters]"),
  .value(
    recorded: "date-order", .text("dmy|mdy|ymd"), \.report.reading.dateOrder, Values.dateOrder, reading,
    "how 3/4/2026 is meant where its column does not prove it [never guessed]"),
  .flag(
    "suggest-map", \.suggestsMap, [.check], .nowhere, "print a --map for the file instead of checking it"),
  .value(
    "airport", .text("IATA"), \.report.airport, Values.text, reading, .resolved,
    "the sheet's airport: IATA or ICAO code, or name [the one that the rows name]"),
  .value(
    "airports-file", .text("FILE"), \.airportsFile, Values.text, reading + [.verify], isPath: true,
    .content(hash: { $0.report.airports.sha256 }),
    "airports of your own, as CSV: code, name or city, zone, also icao"),
  .value(
    "day", .text("DATE"), \.report.day, Values.day, reading, .resolved,
    "YYYY-MM-DD, today, yesterday or tomorrow in the zone [the day of all times]"),
  .value(
    "zone", .text("ID"), \.report.zone, Values.text, reading, .resolved,
    "IANA zone of the sheet [the airport's]"),
  .value(
    "day-start", .text("HH:MM"), \.report.dayStart, Values.dayStart, reading,
    .value { .text(LocalTime(CalendarDate(daysSince1970: 0), minutes: $0.report.dayStart).clock) },
    "start of the operational day [00:00]"),
  .value(
    "as-of", .text("TIME"), \.report.asOf, Values.asOf, reading, .resolved,
    "the moment of the sheet: ISO 8601, or HH:MM on the day [now]"),
  .value(
    "bad-rows", .text("skip|fail"), \.report.failOnBadRows, Values.badRows, reading,
    .value { .text($0.report.failOnBadRows ? "fail" : "skip") },
    "leave a bad row out and say so, or write nothing [skip]"),
  .flag(
    "fail-on-warnings", \.report.failOnWarnings, reading, .value(of: \.report.failOnWarnings),
    "exit with 3 where there are warnings"),
]

private let outputOptions: [Option] = [
  .value(
    "out", short: "o", .text("DIR"), \.report.output, Values.text, [.render], isPath: true, .nowhere,
    "where the report goes [daysheet-<day>-<airport>]"),
  .value(
    recorded: "format", short: "f", .list("LIST"), \.report.formats, Values.formats, [.render],
    "of csv,svg,png,pdf,txt [csv,svg,png,pdf]"),
  .value(
    recorded: "paper", .text("NAME"), \.report.paper, Values.paper, [.render],
    "\(Paper.names.joined(separator: ", ")) or <w>x<h>mm [a3]"),
  .value(
    recorded: "orientation", .text("NAME"), \.report.orientation, Values.choice, [.render],
    "portrait or landscape [portrait]"),
  .value(
    recorded: "margin", .text("LENGTH"), \.report.print.margin, Values.margin, [.render],
    "from the paper's edge to the content: 12mm, 0.5in or 36pt [by the paper]"),
  .value(
    recorded: "bleed", .text("LENGTH"), \.report.print.bleed, Values.bleed, [.render],
    "crop marks, and ground of this width beyond the cut, in the PDF [none]"),
  .value(
    recorded: "tile", .text("PAPER"), \.report.print.tile, Values.tile, [.render],
    "spread the PDF over sheets of this paper, to be cut and glued [none]"),
  .value(
    recorded: "overlap", .text("LENGTH"), \.report.print.overlap, Values.overlap, [.render],
    "how much of its neighbour each sheet of --tile shows [10mm]"),
  .value(
    recorded: "ppi", .number("N"), \.report.ppi, Values.ppi, [.render], "pixels per inch of the PNG [144]"),
  .value(
    recorded: "max-bytes", .text("SIZE"), \.report.maxBytes, Values.size, [.render],
    "most bytes of a PNG, such as 1MB: fewer colours, then fewer pixels [any]"),
  .value(
    "density", .text("NAME"), \.report.density, Values.density, [.render],
    .value { .text($0.report.density?.rawValue ?? "auto") },
    "auto, cards, compact or rows [auto]"),
  .value(
    "theme", .text("NAME|FILE"), \.themeName, Values.name, [.render],
    .content(
      hash: { $0.report.theme.sha256 }, value: { .text($0.report.theme.name) }),
    "light, dark, mono or a JSON theme [light]"),
  .value(
    recorded: "locale", .text("TAG"), \.report.locale, Values.locale, [.render],
    "words, dates and times: \(PosterLocale.Language.names), also pt-PT… [en]"),
  .value(
    recorded: "clock", .number("12|24"), \.report.clock, Values.clock, [.render], "style of times [by locale]"
  ),
  .value(recorded: "title", .text("TEXT"), \.report.title, Values.text, [.render], "[airport code and city]"),
  .value(
    recorded: "without", .list("LIST"), \.report.without, Values.without, [.render],
    "of birthday,email,phone,names (initials): what must not leave the house"),
  .value(
    "since", .text("DIR"), \.report.since, Values.text, [.render, .verify], isPath: true,
    .content(hash: { $0.report.since.flatMap { PublishedReport($0)?.recordHash } }),
    "mark what changed since this earlier report, or this night with --each"),
  .flag(
    "excel", \.report.excel, [.render], .value(of: \.report.excel),
    "CSV with BOM, CRLF and guarded formula cells"),
]

private let batchOptions: [Option] = [
  .value(
    "each", .list("KEYS"), \.batch.each, Values.dimensions, [.render], .resolved,
    "a report for each airport, airline, terminal, company, day, or combination"),
  .value(
    "airports", .text("NAME"), \.batch.takesDestinations, Values.airports, [.render], .resolved,
    "with --each airport: origins, or both origins and destinations [origins]"),
  .value(
    "only", .list("KEYS"), \.batch.only, Values.names, [.render], .resolved,
    "with --each: these keys or folders [all]"
  ),
  .value(
    "min-flights", .number("N"), \.batch.minFlights, Values.count, [.render], .resolved,
    "with --each: no report where there are fewer [0]"),
  .flag(
    "allow-empty", \.batch.allowsEmpty, [.render, .index], .nowhere,
    "with --each: a night without any flight is meant, and becomes latest"),
  .value(
    "jobs", short: "j", .number("N"), \.batch.jobs, Values.positive, [.render, .verify], .nowhere,
    "reports drawn at once, with --each or --rerender [processors]"),
  .value(
    "keep", .number("N"), \.batch.keep, Values.positive, [.render, .index], .nowhere,
    "with --each: remove older days than the newest N [all stay]"),
  .value(
    "shard", .text("I/N"), \.shard, Values.shard, [.render], .nowhere,
    "with --each: make share I of N, or auto: what the scheduler says; see index"),
  .flag("rerender", \.rerenders, [.verify], .nowhere, "make the reports again and compare their bytes"),
  .flag(
    "lazy", \.batch.isLazy, [.render], .nowhere, "leave reports that would come out the same as they are"),
]

private let diffOptions: [Option] = [
  .value("format", short: "f", .text("text|csv"), \.diffFormat, Values.choice, [.diff], .nowhere, "[text]")
]

private let sampleOptions: [Option] = [
  .value(
    "seed", .number("N"), \.sample.seed, Values.seed, [.sample], .nowhere, "what the day is invented from [1]"
  ),
  .value(
    "flights", .number("N"), \.sample.flights, Values.flightCount, [.sample], .nowhere,
    "how many flights [40]"),
  .value(
    "people", .number("N"), \.sample.people, Values.peopleCount, [.sample], .nowhere, "how many people [30]"),
  .value("day", .text("DATE"), \.sample.day, Values.date, [.sample], .nowhere, "YYYY-MM-DD [2026-03-12]"),
  .value(
    "airport", .text("IATA"), \.sample.airport, Values.sampleAirport, [.sample], .nowhere,
    "where the day is [LIS]"),
]

private let talkOptions: [Option] = [
  .value(
    "diagnostics", .text("human|json"), \.diagnostics, Values.choice, reading + [.index, .verify, .diff],
    .nowhere,
    "how problems are printed to standard error [human]"),
  .value(
    "log-format", .text("human|json"), \.logFormat, Values.choice, [.render, .index], .nowhere,
    "how progress is printed to standard error; json sets --diagnostics too [human]"),
  .value(
    "color", .text("WHEN"), \.color, Values.choice, everywhere, .nowhere,
    "auto, always or never; NO_COLOR is honoured [auto]"),
  .value(
    "config", .text("FILE"), \.config, Values.text, reading, .nowhere,
    "JSON with the same names as the options [daysheet.json if it is there]"),
  .flag("quiet", short: "q", \.isQuiet, everywhere, .nowhere, "errors only"),
  .flag(
    "verbose", short: "v", \.isVerbose, everywhere, .nowhere, "the time of each stage, and what was shortened"
  ),
]
