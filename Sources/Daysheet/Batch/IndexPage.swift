import Foundation
import Timelines

/// index.html of a day: every report of a batch, to be looked through, searched, printed; it needs no server.
struct IndexPage {
  private let record: NightRecord

  init(_ record: NightRecord) { self.record = record }

  static let fileName = "index.html"

  var file: OutputFile { OutputFile(name: Self.fileName, bytes: Array(text.utf8)) }

  private var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Daysheet \(record.day.description.html)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>\(title.html)</h1>
    <dl>\(figures)</dl>
    </header>
    <form role="search" hidden>
    <input type="search" id="search" autocomplete="off" spellcheck="false" aria-label="Search the reports" \
    placeholder="Search: airport, city, airline, company">
    <label><input type="checkbox" id="problems"> only with problems</label>
    <output for="search problems" aria-live="polite"></output>
    </form>
    <main>
    \(problems)<ol id="reports">
    \(record.reports.map(item).joined(separator: "\n"))
    </ol>
    </main>
    <footer>
    <p>\(files(["summary.csv"] + (record.rejects == nil ? [] : [NightRecord.rejectsName]) + ["run.json"], in: nil)) · daysheet \(record.daysheet.html) · \(inputs)</p>
    </footer>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private var title: String {
    PosterLanguage.english.text.longDate(record.day)
  }

  // MARK: The night

  private var figures: String {
    let counts = record.reports.map(\.counts)
    let figures: [(Int, String, String)] = [
      (record.counts.written, "reports", ""),
      (counts.reduce(0) { $0 + $1.flights }, "flights", ""),
      (counts.reduce(0) { $0 + $1.delayed }, "delayed", "late"),
      (counts.reduce(0) { $0 + $1.cancelled }, "cancelled", "bad"),
      (record.reports.reduce(0) { $0 + $1.warnings }, "warnings", "late"),
      (record.reports.reduce(0) { $0 + $1.rowsLeftOut }, "rows left out", "bad"),
      (record.counts.failed, "failed", "bad"),
    ]
    return figures.filter { $0.0 > 0 || $0.1 == "reports" || $0.1 == "flights" }.map { count, name, kind in
      "<div class=\"\(kind)\"><dt>\(name)</dt><dd>\(count.grouped)</dd></div>"
    }.joined()
  }

  private var problems: String { failures + rejects + warnings }

  /// Rows that are in no report.
  private var rejects: String {
    guard record.rejects != nil else { return "" }
    return """
      <p class="bad">✕ Rows were left out of which it is not certain whose they are: \(files([NightRecord.rejectsName], in: nil))</p>

      """
  }

  /// Those that failed, where nobody has to look for them.
  private var failures: String {
    let failed = record.reports.filter { $0.state == .failed }
    guard !failed.isEmpty else { return "" }
    let lines = failed.map { report in
      "<li><strong>\(report.title.html)</strong> \(report.reasons.map { "<code>\($0.html)</code>" }.joined(separator: " "))</li>"
    }
    return """
      <details class="bad" open>
      <summary>✕ \(count(failed.count, "report")) failed</summary>
      <ul>\(lines.joined())</ul>
      </details>

      """
  }

  private var warnings: String {
    guard !record.warnings.isEmpty else { return "" }
    let most = 50
    var lines = record.warnings.prefix(most).map { "<li><code>\($0.message.html)</code></li>" }
    if record.warnings.count > most {
      lines.append("<li>and \((record.warnings.count - most).grouped) more, in run.json</li>")
    }
    return """
      <details class="late">
      <summary>▲ Reading the inputs gave \(count(record.warnings.count, "warning"))</summary>
      <ul>\(lines.joined())</ul>
      </details>

      """
  }

  private var inputs: String {
    record.inputs.map { "\($0.name.html) (\(count($0.rows, "row")))" }.joined(separator: ", ")
  }

  // MARK: A report

  private func item(_ report: ReportEntry) -> String {
    let names = ([report.title, report.airport, report.folder] + report.part.names).joined(separator: " ")
    let isTroubled = report.state == .failed || report.warnings > 0 || report.rowsLeftOut > 0
    return """
      <li class="\(report.state.rawValue)" data-find="\(names.lowercased().html)"\(isTroubled ? " data-problem" : "")>
      \(picture(report))<div>
      <h2>\(link(main(report), in: report.folder, text: report.title))</h2>
      \(numbers(report))\(trouble(report))<p class="files">\(files(report.outputs.map(\.name), in: report.folder))</p>
      </div>
      </li>
      """
  }

  /// The file that the title and the picture lead to.
  private func main(_ report: ReportEntry) -> String? {
    let names = report.outputs.map(\.name)
    return ["poster.pdf", "poster.svg", "poster.png", "flights.csv"].first(where: names.contains)
  }

  /// The poster itself, fetched when it comes into view: a small copy in the page would make thousands of reports
  /// megabytes that nobody looks at.
  private func picture(_ report: ReportEntry) -> String {
    let names = report.outputs.map(\.name)
    guard let image = ["poster.png", "poster.svg"].first(where: names.contains) else { return "" }
    let source = address(image, in: report.folder)
    let target = address(main(report) ?? image, in: report.folder)
    return """
      <a class="picture" href="\(target)" tabindex="-1" aria-hidden="true">\
      <img src="\(source)" alt="" loading="lazy" decoding="async" width="120" height="150"></a>

      """
  }

  private func numbers(_ report: ReportEntry) -> String {
    guard report.state == .written else { return "" }
    let counts = report.counts
    let parts = [
      count(counts.arrivals, "arrival"), count(counts.departures, "departure"),
      counts.delayed > 0 ? "\(counts.delayed.grouped) delayed" : nil,
      counts.cancelled > 0 ? "\(counts.cancelled.grouped) cancelled" : nil,
      counts.people > 0 ? count(counts.people, "person", "people") : nil,
    ]
    return "<p>\(parts.compactMap(\.self).joined(separator: " · "))</p>\n"
  }

  private func trouble(_ report: ReportEntry) -> String {
    switch report.state {
    case .failed:
      let reasons = report.reasons.map { "<code>\($0.html)</code>" }.joined(separator: "<br>")
      return "<p class=\"bad\"><strong>✕ Failed.</strong> \(reasons)</p>\n"
    case .skipped: return "<p>Fewer than \(count(record.minFlights, "flight")); no report.</p>\n"
    case .written:
      let parts = [
        report.rowsLeftOut > 0 ? count(report.rowsLeftOut, "row") + " left out" : nil,
        report.warnings > 0 ? count(report.warnings, "warning") : nil,
      ].compactMap(\.self)
      return parts.isEmpty ? "" : "<p class=\"late\">▲ \(parts.joined(separator: " · "))</p>\n"
    }
  }

  // MARK: Texts

  private func files(_ names: [String], in folder: String?) -> String {
    names.map { link($0, in: folder, text: $0) }.joined(separator: " ")
  }

  private func link(_ name: String?, in folder: String?, text: String) -> String {
    name.map { "<a href=\"\(address($0, in: folder))\">\(text.html)</a>" } ?? text.html
  }

  private func address(_ name: String, in folder: String?) -> String {
    [folder, name].compactMap(\.self).map(\.percentEncoded).joined(separator: "/")
  }

  private func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count.grouped) \(count == 1 ? one : many ?? one + "s")"
  }
}

extension String {
  /// With everything escaped that would mean something in HTML, in text as in attributes.
  var html: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// As one component of an address.
  fileprivate var percentEncoded: String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}

extension Int {
  /// `12,345`.
  var grouped: String {
    var digits = Array(String(magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
