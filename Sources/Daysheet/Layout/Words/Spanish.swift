extension Words {
  static let spanish = Words(
    statuses: [
      .scheduled: "En hora", .boarding: "Embarque", .departed: "Despegado", .inFlight: "En vuelo",
      .landed: "Aterrizado", .arrived: "Llegado", .delayed: "Retrasado", .diverted: "Desviado",
      .cancelled: "Cancelado", .unknown: "Desconocido",
    ],
    nouns: [
      .codeshareMerged: PluralForms("código compartido agrupado", "códigos compartidos agrupados"),
      .arrival: PluralForms("llegada", "llegadas"), .departure: PluralForms("salida", "salidas"),
      .person: PluralForms("persona", "personas"), .company: PluralForms("empresa", "empresas"),
      .flight: PluralForms("vuelo", "vuelos"), .rowLeftOut: PluralForms("fila omitida", "filas omitidas"),
      .warning: PluralForms("aviso", "avisos"), .delayed: PluralForms("retrasado", "retrasados"),
      .cancelled: PluralForms("cancelado", "cancelados"),
    ],
    asOf: { "situación: \($0)" }, eachTimeLocal: "cada hora es la local de su aeropuerto",
    now: { "ahora \($0)" }, offset: { "desde \($1) \($0)" },
    overdue: { "sin noticias \($0)" },
    noFlights: "Sin vuelos", emptyHour: "sin vuelos", continued: "continuación", noCompany: "Sin empresa",
    notFound: "vuelo no encontrado", gate: "Puerta", belt: "Cinta",
    arrivals: { "\($0) lleg." }, departures: { "\($0) sal." }, from: { "de \($0)" }, to: { "a \($0)" },
    page: { "página \($0) de \($1)" })
}
