/// The columns of people files and how programs of many languages spell them (feeds.md, "People").
enum PeopleColumn: Int, ColumnKey {
  case givenName, familyName, name, birthday, company, email, phone, role, attendance
  /// Thunderbird's way to write a birthday; the day is then in `birthday`, for its `Birth Day` is no other name.
  case birthYear, birthMonth
  case flight, flightDate, direction, origin, destination
  case arrivalFlight, arrivalDate, departureFlight, departureDate

  var spellings: [String] {
    switch self {
    case .givenName:
      [
        "given_name", "first name", "first", "forename", "givenname", "Vorname", "Prénom", "Nombre", "Nome",
        "Primeiro nome", "Nome próprio", "Voornaam", "Imię", "Förnamn", "Fornavn", "Etunimi", "Jméno",
      ]
    case .familyName:
      [
        "family_name", "last name", "last", "surname", "sn", "Nachname", "Familienname", "Nom",
        "Nom de famille", "Apellidos", "Apellido", "Cognome", "Último nome", "Sobrenome", "Apelido",
        "Achternaam", "Nazwisko", "Efternamn", "Efternavn", "Etternavn", "Sukunimi", "Příjmení",
      ]
    case .name:
      [
        "name", "full name", "display name", "cn", "attendee", "attendee name", "passenger",
        "passenger name", "official_full", "Anzeigename", "Vollständiger Name", "Teilnehmer", "Nom complet",
        "Nombre completo", "Nome completo", "Volledige naam",
      ]
    case .birthday:
      [
        "birthday", "birth date", "date of birth", "dob", "born", "Geburtstag", "Geburtsdatum",
        "Anniversaire", "Date de naissance", "Cumpleaños", "Fecha de nacimiento", "Compleanno",
        "Data di nascita", "Aniversário", "Data de nascimento", "Verjaardag", "Geboortedatum", "Urodziny",
        "Data urodzenia", "Födelsedag", "Födelsedatum", "Fødselsdag", "Bursdag", "Fødselsdato",
        "Syntymäpäivä", "Narozeniny",
      ]
    case .birthYear: ["birth_year", "birthyear"]
    case .birthMonth: ["birth_month", "birthmonth"]
    case .company:
      [
        "company", "company name", "organization", "organisation", "organization name",
        "Organization 1 - Name", "employer", "Firma", "Unternehmen", "Organisation", "Société",
        "Entreprise", "Empresa", "Organización", "Società", "Azienda", "Bedrijf", "Företag", "Virksomhed",
        "Yritys", "Společnost",
      ]
    case .email:
      [
        "email", "e-mail address", "E-mail 1 - Value", "email address", "primary email", "mail",
        "E-Mail-Adresse", "Adresse e-mail", "Adresse de messagerie", "Dirección de correo electrónico",
        "Correo electrónico", "Indirizzo posta elettronica", "Posta elettronica", "Endereço de email",
        "Endereço de correio eletrônico", "E-mailadres", "Adres e-mail", "E-postadress", "E-mail-adresse",
        "E-postadresse", "Sähköpostiosoite", "E-mailová adresa",
      ]
    case .phone:
      [
        "phone", "mobile phone", "Phone 1 - Value", "mobile", "mobile number", "phone number", "telephone",
        "primary phone", "business phone", "work phone", "cell phone", "telephoneNumber", "Telefon",
        "Mobiltelefon", "Téléphone", "Tél. mobile", "Teléfono", "Teléfono móvil", "Telefono", "Cellulare",
        "Telefone", "Telemóvel", "Telefone celular", "Mobiele telefoon", "Telefon komórkowy",
        "Matkapuhelin", "Mobilní telefon",
      ]
    case .role:
      [
        "role", "job title", "Organization Title", "Organization 1 - Title", "position", "Funktion",
        "Fonction", "Puesto", "Qualifica", "Cargo", "Functie", "Stanowisko", "Befattning", "Stilling",
        "Tehtävänimike", "Funkce",
      ]
    case .attendance: ["attendee status"]
    case .flight:
      ["flight", "flight_number", "flight no", "Flug", "Flugnummer", "Vol", "Vuelo", "Volo", "Voo", "Lot"]
    case .flightDate: ["flight_date", "date", "Flugdatum", "Date du vol", "Fecha de vuelo", "Data del volo"]
    case .direction: ["direction", "Richtung", "Sens"]
    case .origin: ["origin", "from"]
    case .destination: ["destination", "to"]
    case .arrivalFlight: ["arrival_flight", "inbound flight", "Hinflug", "Ankunftsflug"]
    case .arrivalDate: ["arrival_date", "inbound date", "Ankunftsdatum"]
    case .departureFlight: ["departure_flight", "outbound flight", "Rückflug", "Abflug"]
    case .departureDate: ["departure_date", "outbound date", "Abflugdatum"]
    }
  }

  static let shapes: [[[Self]]] = [[[.name, .givenName, .familyName]]]

  static let dictionary = ColumnDictionary<Self>()

  static let ordinary = ContactColumns.names
}
