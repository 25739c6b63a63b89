/// What changed since an earlier report, in every language of the poster.
enum ChangeWords {
  static func word(for kind: Change.Kind, in language: PosterLocale.Language) -> String {
    (words[language] ?? [:])[kind] ?? kind.rawValue
  }

  private static let words: [PosterLocale.Language: [Change.Kind: String]] = [
    .en: table("New", "Retimed", "Now cancelled", "Back on", "Moved"),
    .de: table("Neu", "Neue Zeit", "Jetzt annulliert", "Wieder geplant", "Verlegt"),
    .fr: table("Nouveau", "Nouvel horaire", "Désormais annulé", "Rétabli", "Déplacé"),
    .es: table("Nuevo", "Nueva hora", "Ahora cancelado", "Restablecido", "Trasladado"),
    .it: table("Nuovo", "Nuovo orario", "Ora cancellato", "Ripristinato", "Spostato"),
    .pt: table("Novo", "Novo horário", "Agora cancelado", "Restabelecido", "Transferido"),
    .nl: table("Nieuw", "Nieuwe tijd", "Nu geannuleerd", "Weer gepland", "Verplaatst"),
    .pl: table("Nowy", "Nowa godzina", "Teraz odwołany", "Przywrócony", "Przeniesiony"),
    .ja: table("新規", "時刻変更", "欠航に変更", "運航再開", "場所変更"),
    .ar: table("جديد", "موعد جديد", "أُلغي الآن", "أُعيد", "نُقل"),
    .he: table("חדש", "שעה חדשה", "בוטל כעת", "חזר ללוח", "הועבר"),
  ]

  private static func table(
    _ new: String, _ retimed: String, _ cancelled: String, _ reinstated: String, _ moved: String
  ) -> [Change.Kind: String] {
    [.new: new, .retimed: retimed, .cancelled: cancelled, .reinstated: reinstated, .moved: moved]
  }
}
