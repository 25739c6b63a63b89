import Daysheet

private let reading: [Command] = [.render, .check]
private let everywhere: [Command] = [.render, .check, .sample, .info, .index, .verify, .diff]

/// Every option of the command (product.md, "Options of render").
var optionTable: [Option] {
  inputOptions + outputOptions + batchOptions + diffOptions + sampleOptions + talkOptions
}

private var inputOptions: [Option] {
  [
    .files("people", \.report.people, reading, "people file, may be repeated"),
    .value(
      "feed", .text("NAME"), \.report.feed, Values.text, reading,
      "how to read the flights file [recognised from its content]"),
    .value(
      "map", .text("MAP"), \.report.layout.map, Values.map, reading,
      "your own columns: flight=FlightNo,origin=\"From (IATA)\", or a JSON file"),
    .value(
      "time-format", .text("FORMAT"), \.report.layout.timeFormat, Values.timeFormat, reading,
      "how that file writes times: %Y %m %d %b %H %M %S %I %p %z %s"),
    .value(
      "encoding", .text("NAME"), \.report.reading.encoding, Values.encoding, reading,
      "of files that are not Unicode: windows-1250, shift-jis … [by their letters]"),
    .value(
      "date-order", .text("dmy|mdy|ymd"), \.report.reading.dateOrder, Values.dateOrder, reading,
      "how 3/4/2026 is meant where its column does not prove it [never guessed]"),
    .flag("suggest-map", \.suggestsMap, [.check], "print a --map for the file instead of checking it"),
    .value(
      "airport", .text("IATA"), \.report.airport, Values.airport, reading,
      "the airport the sheet is about [the one that the rows name]"),
    .value(
      "day", .text("DATE"), \.report.day, Values.day, reading,
      "YYYY-MM-DD, today, yesterday or tomorrow in the zone [the day of all times]"),
    .value(
      "zone", .text("ID"), \.report.zone, Values.text, reading, "IANA zone of the sheet [the airport's]"),
    .value(
      "day-start", .text("HH:MM"), \.report.dayStart, Values.dayStart, reading,
      "start of the operational day [00:00]"),
    .value(
      "as-of", .text("TIME"), \.report.asOf, Values.asOf, reading,
      "the moment of the sheet: ISO 8601, or HH:MM on the day [now]"),
    .value(
      "bad-rows", .text("skip|fail"), \.report.failOnBadRows, Values.badRows, reading,
      "leave a bad row out and say so, or write nothing [skip]"),
    .flag("fail-on-warnings", \.report.failOnWarnings, reading, "exit with 3 where there are warnings"),
  ]
}

private var outputOptions: [Option] {
  [
    .value(
      "out", short: "o", .text("DIR"), \.report.output, Values.text, [.render], isPath: true,
      "where the report goes [daysheet-<day>-<airport>]"),
    .value(
      "format", short: "f", .list("LIST"), \.report.formats, Values.formats, [.render],
      "of csv,svg,png,pdf,txt [csv,svg,png,pdf]"),
    .value(
      "paper", .text("NAME"), \.report.paper, Values.paper, [.render],
      "\(Paper.names.joined(separator: ", ")) or <w>x<h>mm [a3]"),
    .value(
      "orientation", .text("NAME"), \.report.orientation, Values.choice, [.render],
      "portrait or landscape [portrait]"),
    .value(
      "margin", .text("LENGTH"), \.report.print.margin, Values.margin, [.render],
      "from the paper's edge to the content: 12mm, 0.5in or 36pt [by the paper]"),
    .value(
      "bleed", .text("LENGTH"), \.report.print.bleed, Values.bleed, [.render],
      "crop marks, and ground of this width beyond the cut, in the PDF [none]"),
    .value(
      "tile", .text("PAPER"), \.report.print.tile, Values.tile, [.render],
      "spread the PDF over sheets of this paper, to be cut and glued [none]"),
    .value(
      "overlap", .text("LENGTH"), \.report.print.overlap, Values.overlap, [.render],
      "how much of its neighbour each sheet of --tile shows [10mm]"),
    .value("ppi", .number("N"), \.report.ppi, Values.ppi, [.render], "pixels per inch of the PNG [144]"),
    .value(
      "max-bytes", .text("SIZE"), \.report.maxBytes, Values.size, [.render],
      "most bytes of a PNG, such as 1MB: fewer colours, then fewer pixels [any]"),
    .value(
      "density", .text("NAME"), \.report.density, Values.density, [.render],
      "auto, cards, compact or rows [auto]"),
    .value(
      "theme", .text("NAME|FILE"), \.themeName, Values.name, [.render],
      "light, dark, mono or a JSON theme [light]"),
    .value(
      "locale", .text("TAG"), \.report.locale, Values.locale, [.render],
      "words, dates and times: \(PosterLocale.Language.names), also pt-PT… [en]"),
    .value("clock", .number("12|24"), \.report.clock, Values.clock, [.render], "style of times [by locale]"),
    .value("title", .text("TEXT"), \.report.title, Values.text, [.render], "[airport code and city]"),
    .value(
      "without", .list("LIST"), \.report.without, Values.without, [.render],
      "of birthday,email,phone,names (initials): what must not leave the house"),
    .value(
      "since", .text("DIR"), \.report.since, Values.text, [.render, .verify], isPath: true,
      "mark what changed since this earlier report, or this night with --each"),
    .flag("excel", \.report.excel, [.render], "CSV with BOM, CRLF and guarded formula cells"),
  ]
}

private var batchOptions: [Option] {
  [
    .value(
      "each", .list("KEYS"), \.batch.each, Values.dimensions, [.render],
      "a report for each airport, airline, terminal, company, day, or combination"),
    .value(
      "airports", .text("NAME"), \.batch.takesDestinations, Values.airports, [.render],
      "with --each airport: origins, or both origins and destinations [origins]"),
    .value(
      "only", .list("KEYS"), \.batch.only, Values.names, [.render], "with --each: these keys or folders [all]"
    ),
    .value(
      "min-flights", .number("N"), \.batch.minFlights, Values.count, [.render],
      "with --each: no report where there are fewer [0]"),
    .value(
      "jobs", short: "j", .number("N"), \.batch.jobs, Values.positive, [.render, .verify],
      "reports drawn at once, with --each or --rerender [processors]"),
    .value(
      "keep", .number("N"), \.batch.keep, Values.positive, [.render, .index],
      "with --each: remove older days than the newest N [all stay]"),
    .value(
      "shard", .text("I/N"), \.shard, Values.shard, [.render],
      "with --each: make share I of N, or auto: what the scheduler says; see index"),
    .flag("rerender", \.rerenders, [.verify], "make the reports again and compare their bytes"),
    .flag("lazy", \.batch.isLazy, [.render], "leave reports that would come out the same as they are"),
  ]
}

private var diffOptions: [Option] {
  [.value("format", short: "f", .text("text|csv"), \.diffFormat, Values.choice, [.diff], "[text]")]
}

private var sampleOptions: [Option] {
  [
    .value("seed", .number("N"), \.sample.seed, Values.seed, [.sample], "what the day is invented from [1]"),
    .value("flights", .number("N"), \.sample.flights, Values.flightCount, [.sample], "how many flights [40]"),
    .value("people", .number("N"), \.sample.people, Values.peopleCount, [.sample], "how many people [30]"),
    .value("day", .text("DATE"), \.sample.day, Values.date, [.sample], "YYYY-MM-DD [2026-03-12]"),
    .value(
      "airport", .text("IATA"), \.sample.airport, Values.sampleAirport, [.sample], "where the day is [LIS]"),
  ]
}

private var talkOptions: [Option] {
  [
    .value(
      "diagnostics", .text("human|json"), \.diagnostics, Values.choice, reading + [.index, .verify, .diff],
      "how problems are printed to standard error [human]"),
    .value(
      "log-format", .text("human|json"), \.logFormat, Values.choice, [.render, .index],
      "how progress is printed to standard error; json sets --diagnostics too [human]"),
    .value(
      "color", .text("WHEN"), \.color, Values.choice, everywhere,
      "auto, always or never; NO_COLOR is honoured [auto]"),
    .value(
      "config", .text("FILE"), \.config, Values.text, reading,
      "JSON with the same names as the options [daysheet.json if it is there]"),
    .flag("quiet", short: "q", \.isQuiet, everywhere, "errors only"),
    .flag("verbose", short: "v", \.isVerbose, everywhere, "the time of each stage, and what was shortened"),
  ]
}
