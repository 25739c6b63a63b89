import Testing

@testable import Daysheet

/// feeds.md, "People": the headers of Outlook, Google and the attendee lists are known in their languages.
@Suite struct PeopleColumnTests {
  @Test(arguments: [
    "Ad,Soyadı,Şirket,Doğum Günü,E-posta Adresi,İş Unvanı",
    "Имя,Фамилия,Организация,День рождения,Адрес эл. почты,Должность",
    "名,姓,会社名,誕生日,電子メール アドレス,役職", "名字,姓氏,单位,生日,电子邮件地址,职务", "名字,姓氏,公司,生日,電子郵件地址,職稱",
    "Fornavn,Efternavn,Firma,Fødselsdag,E-mail-adresse,Stilling", "이름,성,회사,생일,전자 메일 주소,직함",
    "Όνομα,Επώνυμο,Εταιρεία,Γενέθλια,Διεύθυνση ηλεκτρονικού ταχυδρομείου,Θέση",
    "Utónév,Vezetéknév,Cég,Születésnap,E-mail cím,Beosztás",
    "Jméno,Příjmení,Společnost,Narozeniny,E-mailová adresa,Funkce",
    "Meno,Priezvisko,Spoločnosť,Narodeniny,E-mailová adresa,Funkcia",
    "Prenume,Nume,Firmă,Zi de naștere,Adresă de e-mail,Funcție",
    "Ime,Prezime,Tvrtka,Rođendan,Adresa e-pošte,Radno mjesto",
    "שם פרטי,שם משפחה,חברה,יום הולדת,כתובת דואר אלקטרוני,תפקיד",
    "الاسم الأول,اسم العائلة,الشركة,عيد الميلاد,البريد الإلكتروني,المسمى الوظيفي",
    "Vorname,Nachname,Firma,Geburtstag,E-Mail-Adresse,Position",
    "First Name,Last Name,Company,Birthday,E-mail Address,Job Title",
  ])
  func knowsTheColumnsOfAddressBooks(header: String) {
    let match = Self.match(header)
    let missing = [PeopleColumn.givenName, .familyName, .company, .birthday, .email, .role].filter {
      !match.has($0)
    }
    #expect(missing.isEmpty)
    #expect(match.unknown.map(\.name).isEmpty)
  }

  /// No warning names columns that Outlook and Google have and the sheet does not need.
  @Test(arguments: [
    "Title,Middle Name,Suffix,Given Yomi,Surname Yomi,Business Street 2,Business Country/Region,Assistant's Phone,Other Fax,TTY/TDD Phone,Internet Free Busy,E-mail 2 Display Name",
    "Anrede,Weitere Vornamen,Suffix,Abteilung,Straße geschäftlich 2,Land/Region privat,Weitere Postleitzahl,Telefon (privat 2),Telefon für Hörbehinderte,E-Mail 2: Angezeigter Name,Name des/der Vorgesetzten,Stichwörter",
    "Titre,Deuxième prénom,Suffixe,Service,Rue (bureau) 2,Dép/Région (domicile),Code postal (autre),Téléphone (assistant),Nom complet de l'adresse de messagerie 2,Mots clés",
    "Segundo nombre,Sufijo,Departamento,Calle del trabajo,Código postal particular,Teléfono del trabajo 2,Número de fax particular,Palabras clave",
    "Secondo nome,Suffisso,Reparto,Via (uff.),Città abitazione,CAP abitazione,Fax abitazione,Nome visualizzato posta elettronica 2,Parole chiave",
    "Tytuł,Drugie imię,Sufiks,Dział,Ulica (adres służbowy),Kod pocztowy (adres domowy),Telefon asystenta,Słowa kluczowe",
    "Обращение,Отчество,Суффикс,Отдел,Улица (раб. адрес),Город (дом. адрес),Почтовый код (другой адрес),Телефон помощника,Ключевые слова",
    "Unvan,İkinci Ad,Sonek,Bölüm,İş Adresi Sokak,Ev Adresi Posta Kodu,Diğer Telefon,Anahtar Sözcükler",
    "敬称,ミドル ネーム,部署,勤務先の郵便番号,自宅の電話番号,携帯電話 2,その他の市区町村,記念日,キーワード,分類項目",
    "称谓,中间名,部门,商务地址 街道,住宅地址 邮政编码,其他传真,主要电话,关键词", "稱謂,中間名,部門,商務 - 街,住家 - 郵遞區號,其他傳真,關鍵字",
    "Titel,Mellemnavn,Suffiks,Afdeling,Gade (arbejde),Postnummer (privat),Assistentens telefon,Nøgleord",
    "제목,중간 이름,접미사,부서,근무지 주소 번지,집 우편 번호,기타 팩스,키워드 2",
    "Megszólítás,További utónév,Utótag,Osztály,Munkahelyi utca,Otthoni irányítószám,Titkár telefonszáma",
    "Oslovení,Další jméno,Přípona,Oddělení,Ulice (zaměstnání),PSČ (domů),Telefon asistenta,Klíčová slova",
    "Τίτλος,Μεσαίο όνομα,Επίθημα,Τμήμα,Οδός εργασίας,Ταχυδρομικός κώδικας οικίας,Φαξ οικίας,Λέξεις κλειδιά",
    "Titel,Tweede voornaam,Achtervoegsel,Afdeling,Werkadres straat,Postcode thuis,Telefoon assistent,Trefwoorden",
  ])
  func saysNothingOfColumnsThatAddressBooksHave(header: String) {
    #expect(Self.match(header).unknown.map(\.name) == [])
  }

  @Test func stillNamesColumnsThatMayMatter() {
    let match = Self.match("name,Fligth,Dietary needs,Business Jet")
    #expect(match.unknown.map(\.name) == ["Fligth", "Dietary needs", "Business Jet"])
  }

  @Test(arguments: [
    ("What is your flight number?", PeopleColumn.flight), ("Flight #", .flight), ("Flight No.", .flight),
    ("Arrival Flight Number", .arrivalFlight),
    ("Please enter your arrival flight number (if known)", .arrivalFlight),
    ("Inbound Flight #", .arrivalFlight), ("Departure Flight No", .departureFlight),
    ("Return flight", .departureFlight),
    ("Arrival Date/Time", .arrivalDate), ("Departure Date", .departureDate),
    ("Company/Organization", .company),
    ("Associated Company", .company), ("Primary Associated Company Name", .company),
    ("Company name", .company),
    ("What is your company?", .company), ("Arrival Airline", .arrivalAirline),
    ("Date of flight", .flightDate),
  ])
  func knowsAttendeeLists(header: String, column: PeopleColumn) {
    #expect(PeopleColumn.dictionary.entry(header)?.column == column)
  }

  @Test func aPlainHeaderGoesBeforeAQuestion() {
    let match = Self.match("What is your company?,Company,name")
    #expect(match.places[PeopleColumn.company.rawValue] == 1)
    #expect(match.duplicates.isEmpty)
  }

  @Test func joinsAirlineAndNumber() throws {
    let folder = try TemporaryFolder()
    let people = try PeopleLoader.load(paths: [
      folder.write("name,Arrival Airline,Arrival Flight Number\nA B,lh,456\nC D,TAP Air Portugal,TP 82\n")
    ])
    #expect(people.records.map { $0.trips.map(\.flight) } == [["LH456"], ["TP 82"]])
  }

  private static func match(_ header: String) -> HeaderMatch<PeopleColumn> {
    HeaderMatch(header.split(separator: ",").map { HeaderCell(name: String($0), place: .start) })
  }
}
