import Foundation
import GLibText
import Testing

@testable import Daysheet

@Suite struct CodePageChoiceTests {
  /// Headers of address books in their own language decide, where nothing else in the file is telling.
  @Test(arguments: [
    ("Imię,Nazwisko,Firma,Urodziny\nAnna,Nowak,PKP,1980\n", CodePage.windows1250),
    ("Jméno,Příjmení,Společnost\nJan,Novak,CD\n", .windows1250),
    ("Vezetéknév,Utónév,Cég\nNagy,Anna,MAV\n", .windows1250),
    ("Имя,Фамилия,Организация\nAnna,Novak,RZD\n", .windows1251),
    ("Όνομα,Επώνυμο,Εταιρεία\nAnna,Novak,OSE\n", .windows1253),
    ("Adı,Soyadı,Şirket,Doğum Günü\nAnna,Nowak,THY,1980\n", .windows1254),
    ("שם פרטי,שם משפחה,חברה\nAnna,Novak,ELY\n", .windows1255),
    ("الاسم الأول,اسم العائلة,الشركة\nAnna,Novak,RJA\n", .windows1256),
    ("名,姓,会社名,誕生日\nAnna,Novak,JAL,1980\n", .shiftJIS),
    ("名字,姓氏,单位,电子邮件地址\nAnna,Novak,CCA,a@b\n", .gbk),
    ("名字,姓氏,電子郵件地址,公司\nAnna,Novak,a@b,CAL\n", .big5),
    ("이름,성,회사,생일\nAnna,Novak,KAL,1980\n", .eucKR),
    ("Prénom,Nom,Société\nAnna,Novak,SNCF\n", .windows1252),
    ("Prénom,Nom,Société\nAnna,Novak,SNCF\n", .macRoman),
    ("Vorname,Nachname,Straße geschäftlich\nAnna,Novak,Weg 1\n", .windows1252),
  ])
  func headersDecide(text: String, page: CodePage) throws {
    let choice = CodePageChoice(try Self.bytes(text, in: page))
    #expect(choice.page == page)
    #expect(choice.basis == .headers)
  }

  @Test(arguments: [
    ("Łucja Wiśniewska,Żuraw\nGrażyna Pająk,Świt", CodePage.windows1250),
    ("Jiří Dvořák,Škoda\nPřemysl Černý,ČEZ", .windows1250),
    ("Иван Петров,Северная компания", .windows1251), ("Μαρία Νικολάου,Ολυμπιακή", .windows1253),
    ("Ayşe Yılmaz,Türk Hava Yolları\nÇağla Öztürk,İş", .windows1254),
    ("דוד לוי,טבע\nרחל אברהם,בנק לאומי", .windows1255),
    ("فاطمة علي,البنك الأهلي\nخالد حسن,شركة النور", .windows1256),
    ("Jānis Bērziņš,Latvijas\nRūta Žukauskienė,Įmonė", .windows1257),
    ("José Müller,Hélène\nFrançois Lefèvre,Crédit", .macRoman), ("佐藤花子,株式会社東芝\n鈴木一郎,ソニー", .shiftJIS),
    ("李娜,中国银行\n张伟,华为\n刘洋,阿里巴巴", .gbk), ("林美玲,台灣銀行\n黃志明,鴻海", .big5), ("이영희,삼성전자\n박지성,현대", .eucKR),
    ("Jürgen Müller,Söhne", .windows1252), ("Inês Prata,Açor\nJosé Ibáñez,Peña", .windows1252),
  ])
  func lettersDecide(text: String, page: CodePage) throws {
    let raw = try Self.bytes("First Name,Company\n" + text + "\n", in: page)
    let choice = CodePageChoice(raw)
    #expect(choice.page.decode(raw) == Array("First Name,Company\n\(text)\n".utf8), "\(choice.page.name)")
    #expect(choice.basis == .letters)
  }

  /// A mark that no letter stands beside decides nothing.
  @Test func takesWindows1252WhereNothingDecides() throws {
    let raw = try Self.bytes("name\nA § B\n", in: .windows1252)
    let choice = CodePageChoice(raw)
    #expect(choice.page == .windows1252)
  }

  @Test func theUserDecides() throws {
    let raw = try Self.bytes("name\nŁucja\n", in: .windows1250)
    let text = try TextDecoding.decode(raw, as: .windows1250)
    #expect(text.encoding == .codePage(.windows1250, .wanted))
    #expect(String(decoding: text.bytes, as: UTF8.self) == "name\nŁucja\n")
    // What is UTF-8 says so itself, and a mark does.
    let plain = Array("name\nŁucja\n".utf8)
    #expect(try TextDecoding.decode(plain, as: .windows1250).bytes == plain)
    #expect(try TextDecoding.decode([0xEF, 0xBB, 0xBF] + plain, as: .windows1250).bytes == plain)
    #expect(throws: UndecodableText.self) { try TextDecoding.decode([0x41, 0xFF, 0xFF], as: .shiftJIS) }
  }

  @Test func knowsEncodingsByTheNamesThatPeopleUse() {
    for name in ["windows-1250", "CP1250", "1250", "Win1250"] {
      #expect(CodePage(named: name) == .windows1250)
    }
    for name in ["sjis", "Shift_JIS", "cp932"] { #expect(CodePage(named: name) == .shiftJIS) }
    #expect(CodePage(named: "KOI8-R")?.name == "KOI8-R")
    #expect(CodePage(named: "klingon") == nil)
    #expect(CodePage(named: "") == nil)
  }

  /// A note says what was taken; where nothing decides, a warning does.
  @Test func saysWhatWasTaken() throws {
    func diagnostics(_ raw: [UInt8]) throws -> [Diagnostic] {
      try InputSource(index: 0, path: "p.csv", raw: raw).diagnostics
    }
    let polish = try diagnostics(Self.bytes("Imię,Nazwisko\nŁucja,Wiśniewska\n", in: .windows1250))
    #expect(polish.map(\.severity) == [.note])
    #expect(polish[0].text == "the text is read as Windows-1250, by its headers")
    #expect((polish[0].location.line, polish[0].location.column) == (1, 4))
    #expect(try diagnostics(Self.bytes("name\nZoë\n", in: .windows1252)).map(\.code) == [.windows1252])
  }

  static func bytes(_ text: String, in page: CodePage) throws -> [UInt8] {
    try #require(Charset.bytes(Array(text.utf8), in: page.converter))
  }
}
