extension Words {
  static let brazilianPortuguese = Words(
    statuses: [
      .scheduled: "No horário", .boarding: "Embarque", .departed: "Decolou", .inFlight: "Em voo",
      .landed: "Pousou", .arrived: "Chegou", .delayed: "Atrasado", .diverted: "Desviado",
      .cancelled: "Cancelado", .unknown: "Desconhecido",
    ],
    nouns: [
      .codeshareMerged: PluralForms("codeshare agrupado", "codeshares agrupados"),
      .arrival: PluralForms("chegada", "chegadas"), .departure: PluralForms("partida", "partidas"),
      .person: PluralForms("pessoa", "pessoas"), .company: PluralForms("empresa", "empresas"),
      .flight: PluralForms("voo", "voos"), .rowLeftOut: PluralForms("linha excluída", "linhas excluídas"),
      .warning: PluralForms("aviso", "avisos"), .delayed: PluralForms("atrasado", "atrasados"),
      .cancelled: PluralForms("cancelado", "cancelados"),
    ],
    pluralRule: .zeroAndOneAreOne,
    asOf: { "situação às \($0)" }, eachTimeLocal: "horários locais de cada aeroporto",
    now: { "agora \($0)" }, offset: { "desde \($1) \($0)" },
    overdue: { "sem notícias \($0)" },
    noFlights: "Sem voos", emptyHour: "sem voos", continued: "continuação", noCompany: "Sem empresa",
    notFound: "voo não encontrado", gate: "Portão", belt: "Esteira",
    arrivals: { "\($0) cheg." }, departures: { "\($0) part." }, from: { "de \($0)" }, to: { "para \($0)" },
    page: { "página \($0) de \($1)" })

  static let portuguese: Words = {
    var words = brazilianPortuguese
    words.statuses[.scheduled] = "À hora"
    words.statuses[.departed] = "Descolou"
    words.statuses[.landed] = "Aterrou"
    words.statuses[.diverted] = "Divergido"
    words.pluralRule = .oneAndOther
    words.eachTimeLocal = "horas locais de cada aeroporto"
    words.gate = "Porta"
    words.belt = "Tapete"
    return words
  }()
}
