/// Given and family names that go together, and invented companies.
enum SampleNames {
  struct Country: Sendable {
    let given: [String]
    let family: [String]

    fileprivate init(_ given: String, _ family: String) {
      self.given = given.split(separator: " ").map(String.init)
      self.family = family.split(separator: ",").map(String.init)
    }
  }

  static let companies = [
    "Aurora Robotics", "Brisa & Filhos", "Kestrel Energy", "Nordwind Logistik", "Società Ligure",
  ]

  static let countries = [
    Country("Inês João Mafalda Tiago Beatriz Simão", "Gonçalves,Conceição,Magalhães,Brandão,Falcão"),
    Country("Begoña Iván Lucía Raúl Nuria Íñigo", "Muñoz,Ibáñez,Núñez Vela,Zubiría,Pascual"),
    Country("Zoé Théo Agnès Loïc Maëlle Rémi", "Lefèvre,Benoît,d'Aubigné,Noël,Garçon"),
    Country("Jürgen Käthe Sören Annika Götz Wiebke", "Müller-Lüdenscheid,Großmann,Krüger,Weiß,Döring"),
    Country("Chiara Niccolò Giulia Matteo Noè Elena", "D'Angelo,Però,Bellini,Fantò,De Sanctis"),
    Country("Siobhán Ciarán Oisín Gráinne Fionn Róisín", "O'Brien,Ó Súilleabháin,Byrne,MacCarthy,Nolan"),
    Country("Olivia Harry Priya Callum Amelia Winston", "Ashworth,Okonkwo,Patel,Fairbairn,Whitlock"),
    Country("Madison Tyrone Savannah Diego Harper Wyatt", "Washington,Delgado,Kowalski,Jefferson,Nakamura"),
    Country("Łukasz Żaneta Michał Świętosława Paweł Agnieszka", "Wójcik,Łęcki,Dąbrowska,Źrebiec,Kaczmarek"),
    Country("Zdeněk Šárka Řehoř Kateřina Ondřej Ludmila", "Dvořák,Šťastný,Říha,Nováková,Černý"),
    Country("Gábor Ágnes Ödön Zsófia László Réka", "Kővári,Szűcs,Nagy,Őry,Fehér"),
    Country("Søren Åse Bjørn Gørild Øyvind Kjærsti", "Sørensen,Ødegård,Ås,Kjær,Bjørnson"),
    Country("Åsa Göran Märta Björn Örjan Saga", "Åkerström,Öberg,Sjöö,Lindqvist,Hägg"),
    Country("Aino Väinö Päivi Yrjö Säde Onni", "Mäkelä,Hämäläinen,Yrjölä,Korhonen,Äijö"),
    Country("Guðrún Þórður Æsa Ólafur Sólveig Örn", "Þorsteinsdóttir,Jónsson,Ægisson,Magnúsdóttir,Árnason"),
    Country("Ελένη Νίκος Μαρία Γιώργος Σοφία Άρης", "Παπαδοπούλου,Καζαντζής,Οικονόμου,Βλάχος,Γαλάνη"),
    Country("Анна Дмитро Оксана Тарас Їжак Леся", "Шевченко,Коваленко,Їжакевич,Бондар,Гнатюк"),
    Country("Đorđe Živko Čedomir Snežana Šime Ljiljana", "Đurić,Živković,Čović,Petrović,Šarić"),
    Country("Gülşen Çağlar İpek Oğuz Şebnem Yiğit", "Yıldız,Öztürk,Çelik,Şahin,Doğan"),
    Country("Thúy Minh Hương Đức Ngọc Quân", "Nguyễn,Trần,Phạm,Đặng,Võ"),
    Country("Ananya Rohan Kavita Arjun Meera Vikram", "Subramanian,Chatterjee,Iyer,Deshpande,Singh"),
    Country("Yuki Haruto Sakura Kenji Aoi Ren", "Takahashi,Kobayashi,Ōno,Matsumoto,Itō"),
    Country("Thandiwe Sipho Naledi Kagiso Zanele Bongani", "Dlamini,Nkosi,van der Merwe,Mokoena,Khumalo"),
    Country("Amina Youssef Salma Karim Leïla Tarik", "Benali,El Mansouri,Haddad,Bouzid,Cherkaoui"),
  ]
}
