/// The columns of people files and how programs of many languages spell them (feeds.md, "People").
enum PeopleColumn: Int, ColumnKey {
  case givenName, familyName, name, birthday, company, email, phone, role
  case flight, flightDate, direction, origin, destination
  case arrivalFlight, arrivalDate, departureFlight, departureDate

  var spellings: [String] {
    switch self {
    case .givenName:
      [
        "given_name", "first name", "first", "forename", "Vorname", "Prénom", "Nombre", "Nome",
        "Primeiro nome",
        "Imię", "Voornaam", "Förnamn", "Fornavn",
      ]
    case .familyName:
      [
        "family_name", "last name", "last", "surname", "Nachname", "Familienname", "Nom", "Nom de famille",
        "Apellidos",
        "Apellido", "Cognome", "Último nome", "Sobrenome", "Apelido", "Nazwisko", "Achternaam", "Efternamn",
        "Etternavn", "Efternavn",
      ]
    case .name:
      [
        "name", "full name", "display name", "attendee", "attendee name", "passenger", "passenger name",
        "official_full", "Nom complet", "Nombre completo", "Nome completo", "Vollständiger Name",
        "Teilnehmer",
      ]
    case .birthday:
      [
        "birthday", "birth date", "date of birth", "dob", "born", "Geburtstag", "Geburtsdatum",
        "Anniversaire",
        "Date de naissance", "Cumpleaños", "Fecha de nacimiento", "Compleanno", "Data di nascita",
        "Aniversário",
        "Data de nascimento", "Urodziny", "Data urodzenia",
      ]
    case .company:
      [
        "company", "company name", "organization", "organisation", "organization name",
        "Organization 1 - Name",
        "employer", "Firma", "Unternehmen", "Société", "Entreprise", "Empresa", "Organización", "Società",
        "Azienda",
        "Bedrijf", "Företag",
      ]
    case .email:
      [
        "email", "e-mail address", "E-mail 1 - Value", "email address", "E-Mail-Adresse", "Adresse e-mail",
        "Adresse de messagerie", "Correo electrónico", "Posta elettronica", "Adres e-mail",
      ]
    case .phone:
      [
        "phone", "mobile phone", "Phone 1 - Value", "mobile", "phone number", "telephone", "primary phone",
        "business phone", "cell phone", "Telefon", "Mobiltelefon", "Téléphone", "Teléfono", "Telefono",
        "Telefone",
      ]
    case .role:
      [
        "role", "job title", "Organization Title", "Organization 1 - Title", "position", "Funktion",
        "Fonction",
        "Puesto", "Qualifica", "Cargo", "Stanowisko",
      ]
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
