/// The columns of people files and how programs of many languages spell them (feeds.md, "People").
enum PeopleColumn: Int, ColumnKey {
  case givenName, familyName, name, birthday, company, email, phone, role, attendance
  /// Thunderbird's way to write a birthday; the day is then in `birthday`, for its `Birth Day` is no other name.
  case birthYear, birthMonth
  case flight, flightDate, airline, direction, origin, destination
  case arrivalFlight, arrivalDate, arrivalAirline, departureFlight, departureDate, departureAirline

  var spellings: [String] {
    switch self {
    case .givenName:
      [
        "given_name", "first name", "first", "forename", "givenname", "Vorname", "Prénom", "Nombre", "Nome",
        "Primeiro nome", "Nome próprio", "Voornaam", "Imię", "Förnamn", "Fornavn", "Etunimi", "Jméno", "Ad",
        "Adı", "İlk Ad", "Имя", "Ім'я", "Собствено име", "Име", "名", "名字", "이름", "Όνομα", "Utónév",
        "Keresztnév", "Křestní jméno", "Meno", "Krstné meno", "Prenume", "Ime", "שם פרטי", "الاسم الأول",
        "Eesnimi", "Vārds", "Vardas", "Nama depan", "Tên", "ชื่อ", "attendee first name", "contact first name",
        "guest first name", "traveler first name", "traveller first name", "passenger first name",
        "preferred name",
      ]
    case .familyName:
      [
        "family_name", "last name", "last", "surname", "sn", "Nachname", "Familienname", "Nom",
        "Nom de famille", "Apellidos", "Apellido", "Cognome", "Último nome", "Sobrenome", "Apelido",
        "Achternaam", "Nazwisko", "Efternamn", "Efternavn", "Etternavn", "Sukunimi", "Příjmení", "Soyadı",
        "Soyad", "Фамилия", "Прізвище", "Фамилно име", "姓", "姓氏", "성", "Επώνυμο", "Vezetéknév", "Priezvisko",
        "Nume", "Nume de familie", "Prezime", "Priimek", "שם משפחה", "اسم العائلة", "الاسم الأخير",
        "Perekonnanimi", "Uzvārds", "Pavardė", "Nama belakang", "Họ", "นามสกุล", "attendee last name",
        "contact last name", "guest last name", "traveler last name", "traveller last name",
        "passenger last name", "Slægtsnavn",
      ]
    case .name:
      [
        "name", "full name", "display name", "cn", "attendee", "attendee name", "passenger",
        "passenger name", "official_full", "Anzeigename", "Vollständiger Name", "Teilnehmer", "Nom complet",
        "Nombre completo", "Nome completo", "Volledige naam", "guest", "guest name", "participant",
        "participant name", "traveler", "traveller", "contact name", "invitee name", "Ad Soyad", "Adı Soyadı",
        "Tam Ad", "ФИО", "Полное имя", "Имя и фамилия", "ПІБ", "氏名", "名前", "表示名", "姓名", "성명", "전체 이름",
        "Ονοματεπώνυμο", "Teljes név", "Név", "Celé jméno", "Celé meno", "Nume complet", "Puno ime",
        "Polno ime", "Fulde navn", "Fullständigt namn", "Fullt navn", "Koko nimi", "Imię i nazwisko",
        "שם מלא", "الاسم الكامل", "Nama", "Họ và tên",
      ]
    case .birthday:
      [
        "birthday", "birth date", "date of birth", "dob", "born", "Geburtstag", "Geburtsdatum",
        "Anniversaire", "Date de naissance", "Cumpleaños", "Fecha de nacimiento", "Compleanno",
        "Data di nascita", "Aniversário", "Data de nascimento", "Verjaardag", "Geboortedatum", "Urodziny",
        "Data urodzenia", "Födelsedag", "Födelsedatum", "Fødselsdag", "Bursdag", "Fødselsdato",
        "Syntymäpäivä", "Narozeniny", "Doğum Günü", "Doğum Tarihi", "День рождения", "Дата рождения",
        "День народження", "Дата народження", "Рожден ден", "Дата на раждане", "誕生日", "生年月日", "生日", "出生日期",
        "생일", "생년월일", "Γενέθλια", "Ημερομηνία γέννησης", "Születésnap", "Születési dátum", "Születési idő",
        "Datum narození", "Narodeniny", "Dátum narodenia", "Zi de naștere", "Ziua de naștere",
        "Data nașterii", "Rođendan", "Datum rođenja", "Rojstni dan", "Datum rojstva", "יום הולדת",
        "תאריך לידה", "تاريخ الميلاد", "عيد الميلاد", "Sünnipäev", "Sünniaeg", "Dzimšanas diena",
        "Gimtadienis", "Gimimo data", "Tanggal lahir", "Ngày sinh", "วันเกิด", "Geboren", "birthdate",
        "Syntymäaika",
      ]
    case .birthYear: ["birth_year", "birthyear"]
    case .birthMonth: ["birth_month", "birthmonth"]
    case .company:
      [
        "company", "company name", "organization", "organisation", "organization name",
        "Organization 1 - Name", "employer", "Firma", "Unternehmen", "Organisation", "Société",
        "Entreprise", "Empresa", "Organización", "Società", "Azienda", "Bedrijf", "Företag", "Virksomhed",
        "Yritys", "Společnost", "company/organization", "company / organisation", "company or organization",
        "organization / company", "employer name", "associated company", "associated company name",
        "primary associated company name", "primary company", "account name", "Şirket", "Kuruluş",
        "Организация", "Компания", "Організація", "Компанія", "Фирма", "会社名", "会社", "組織名", "勤務先", "所属", "单位",
        "公司", "组织", "公司名称", "單位", "公司名稱", "회사", "회사 이름", "소속", "Εταιρεία", "Εταιρία", "Οργανισμός", "Cég",
        "Vállalat", "Szervezet", "Organizace", "Spoločnosť", "Organizácia", "Firmă", "Companie",
        "Organizație", "Tvrtka", "Poduzeće", "Preduzeće", "Kompanija", "Podjetje", "Selskap", "Organisasjon",
        "Organisaatio", "Onderneming", "Organizacja", "Bedrijfsnaam", "Firmenname", "Raison sociale",
        "Organizzazione", "Organização", "חברה", "ארגון", "الشركة", "المؤسسة", "Ettevõte", "Uzņēmums",
        "Įmonė", "Perusahaan", "Công ty", "บริษัท", "Empresa / Organización",
      ]
    case .email:
      [
        "email", "e-mail address", "E-mail 1 - Value", "email address", "primary email", "mail",
        "E-Mail-Adresse", "Adresse e-mail", "Adresse de messagerie", "Dirección de correo electrónico",
        "Correo electrónico", "Indirizzo posta elettronica", "Posta elettronica", "Endereço de email",
        "Endereço de correio eletrônico", "E-mailadres", "Adres e-mail", "E-postadress", "E-mail-adresse",
        "E-postadresse", "Sähköpostiosoite", "E-mailová adresa", "E-posta Adresi", "E-posta",
        "Адрес эл. почты", "Электронная почта", "Эл. почта", "Адрес электронной почты",
        "Адреса електронної пошти", "Имейл адрес", "電子メール アドレス", "メールアドレス", "電子メール", "メール アドレス", "电子邮件地址",
        "电子邮件", "邮箱", "電子郵件地址", "電子郵件", "전자 메일 주소", "이메일", "이메일 주소", "Διεύθυνση ηλεκτρονικού ταχυδρομείου",
        "E-mail cím", "Adresă de e-mail", "Adresa e-pošte", "E-poštni naslov", "כתובת דואר אלקטרוני",
        "عنوان البريد الإلكتروني", "البريد الإلكتروني", "E-posti aadress", "E-pasta adrese",
        "El. pašto adresas", "Endereço de e-mail", "attendee email", "E-Mail", "Correo",
      ]
    case .phone:
      [
        "phone", "mobile phone", "Phone 1 - Value", "mobile", "mobile number", "phone number", "telephone",
        "primary phone", "business phone", "work phone", "cell phone", "telephoneNumber", "Telefon",
        "Mobiltelefon", "Téléphone", "Tél. mobile", "Teléfono", "Teléfono móvil", "Telefono", "Cellulare",
        "Telefone", "Telemóvel", "Telefone celular", "Mobiele telefoon", "Telefon komórkowy",
        "Matkapuhelin", "Mobilní telefon", "Cep Telefonu", "Телефон переносной", "Мобильный телефон",
        "Телефон", "Мобільний телефон", "Мобилен телефон", "携帯電話", "電話番号", "移动电话", "手机", "行動電話", "휴대폰",
        "휴대 전화", "Κινητό τηλέφωνο", "Mobiltelefonszám", "Mobilný telefón", "Telefon mobil", "Mobilni telefon",
        "טלפון נייד", "الهاتف المحمول", "Mobiltelefonas", "Telefone móvel", "Puhelin",
      ]
    case .role:
      [
        "role", "job title", "Organization Title", "Organization 1 - Title", "position", "Funktion",
        "Fonction", "Puesto", "Qualifica", "Cargo", "Functie", "Stanowisko", "Befattning", "Stilling",
        "Tehtävänimike", "Funkce", "İş Unvanı", "Unvan", "Ünvan", "Должность", "Посада", "Длъжност", "役職",
        "职务", "职位", "職稱", "직함", "직위", "Τίτλος εργασίας", "Θέση", "Beosztás", "Pozice", "Pracovní pozice",
        "Pracovná pozícia", "Funkcia", "Funcție", "Radno mjesto", "Delovno mesto", "תפקיד", "المسمى الوظيفي",
        "Ametinimetus", "Amats", "Pareigos", "Jabatan", "Jobtitel", "Titre du poste", "Posizione",
        "title/position",
      ]
    case .attendance:
      [
        "attendee status", "invitee status", "registration status", "participant status", "attendance status",
        "rsvp status",
      ]
    case .flight:
      [
        "flight", "flight_number", "flight no", "Flug", "Flugnummer", "Vol", "Vuelo", "Volo", "Voo", "Lot",
        "flight code", "flight nr", "flightnumber", "flt", "flt no", "flight number(s)", "flight details",
        "flight info", "flight information", "airline and flight number", "airline & flight number",
        "airline / flight number", "Flug-Nr", "Flug Nr", "Numéro de vol", "N° de vol", "Nº de vol",
        "Número de vuelo", "Nº de vuelo", "Numero volo", "Numero di volo", "Número do voo", "Nº do voo",
        "Vlucht", "Vluchtnummer", "Numer lotu", "Nr lotu", "Fly", "Flynummer", "Flightnummer", "Lento",
        "Lennon numero", "Číslo letu", "Járat", "Járatszám", "Zbor", "Uçuş", "Uçuş No", "Uçuş Numarası",
        "Рейс", "Номер рейса", "便名", "フライト", "フライト番号", "航班", "航班号", "航班號", "항공편", "항공편명", "Πτήση",
        "Αριθμός πτήσης", "טיסה", "מספר טיסה", "الرحلة", "رقم الرحلة",
      ]
    case .flightDate:
      [
        "flight_date", "date", "Flugdatum", "Date du vol", "Fecha de vuelo", "Data del volo", "travel date",
        "date of flight", "date of travel", "flight day", "Reisedatum", "Datum", "Data lotu", "Data do voo",
        "Vluchtdatum", "Uçuş Tarihi", "Дата рейса", "搭乗日", "航班日期", "Ημερομηνία πτήσης", "תאריך טיסה",
        "تاريخ الرحلة", "Flight Date/Time",
      ]
    case .airline: ["airline", "carrier", "airline code", "Fluggesellschaft", "Compagnie aérienne"]
    case .arrivalAirline: ["arrival_airline", "arrival carrier", "inbound airline", "arrival airline code"]
    case .departureAirline:
      ["departure_airline", "departure carrier", "outbound airline", "departure airline code"]
    case .direction: ["direction", "Richtung", "Sens"]
    case .origin: ["origin", "from"]
    case .destination: ["destination", "to"]
    case .arrivalFlight:
      [
        "arrival_flight", "inbound flight", "Hinflug", "Ankunftsflug", "arrival flight number",
        "arrival flight no", "arrival flight nr", "arrival flight details", "arriving flight",
        "arriving flight number", "inbound flight number", "inbound flight no", "incoming flight",
        "incoming flight number", "flight in", "flight number arrival", "flight arrival", "Flug Ankunft",
        "Flugnummer Ankunft", "Ankunft Flugnummer", "Anreiseflug", "Hinflugnummer", "Vol d'arrivée",
        "Vol arrivée", "Numéro de vol arrivée", "Vol aller", "Vuelo de llegada", "Vuelo llegada",
        "Volo di arrivo", "Volo arrivo", "Voo de chegada", "Voo chegada", "Aankomstvlucht", "Heenvlucht",
        "Lot przylotowy", "Рейс прилета", "到着便", "到着便名", "Geliş Uçuşu",
      ]
    case .arrivalDate:
      [
        "arrival_date", "inbound date", "Ankunftsdatum", "arrival day", "date of arrival", "arriving date",
        "arrival flight date", "arrival date/time", "arrival date and time", "arrival datetime",
        "inbound flight date", "Datum Ankunft", "Anreisedatum", "Anreise", "Date d'arrivée",
        "Fecha de llegada", "Data di arrivo", "Data de chegada", "Aankomstdatum", "Data przylotu",
        "Дата прилета", "到着日", "到达日期", "Geliş Tarihi",
      ]
    case .departureFlight:
      [
        "departure_flight", "outbound flight", "Rückflug", "Abflug", "departure flight number",
        "departure flight no", "departure flight nr", "departure flight details", "departing flight",
        "departing flight number", "outbound flight number", "outbound flight no", "outgoing flight",
        "outgoing flight number", "return flight", "return flight number", "flight out",
        "flight number departure", "flight departure", "Flug Abreise", "Flugnummer Abflug",
        "Abflug Flugnummer", "Abreiseflug", "Rückflugnummer", "Vol de départ", "Vol départ",
        "Numéro de vol départ", "Vol retour", "Vuelo de salida", "Vuelo salida", "Vuelo de regreso",
        "Volo di partenza", "Volo partenza", "Volo di ritorno", "Voo de partida", "Voo partida",
        "Vertrekvlucht", "Terugvlucht", "Lot wylotowy", "Рейс вылета", "出発便", "出発便名", "Gidiş Uçuşu",
      ]
    case .departureDate:
      [
        "departure_date", "outbound date", "Abflugdatum", "departure day", "date of departure",
        "departing date", "departure flight date", "departure date/time", "departure date and time",
        "departure datetime", "outbound flight date", "return date", "Datum Abflug", "Abreisedatum",
        "Abreise", "Date de départ", "Fecha de salida", "Data di partenza", "Data de partida", "Vertrekdatum",
        "Data wylotu", "Дата вылета", "出発日", "出发日期", "Gidiş Tarihi",
      ]
    }
  }

  static let shapes: [[[Self]]] = [[[.name, .givenName, .familyName]]]

  static let dictionary = ColumnDictionary<Self>()

  static let ordinary = ContactColumns.names

  static let ordinaryWords = ContactWords.all

  /// Attendee lists have whole questions as headers: `What is your arrival flight number (if known)?`
  static let fillers: Set<String> = [
    "what", "is", "your", "the", "please", "enter", "provide", "give", "us", "if", "known", "applicable",
    "optional",
    "required", "are", "you", "on", "for", "with", "let", "know", "and", "tell", "which", "booked",
  ]
}
