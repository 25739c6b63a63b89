/// The words of which Outlook and Google make the columns of an address book, by language.
///
/// `Straße geschäftlich 2`, `Telefon (privat)`, `勤務先の電話番号`: all pairs of a place and a detail would be thousands of
/// columns, and versions of the programs differ in how they join them; the words are few and stay.
enum ContactWords {
  /// Words of languages that were written in the same code pages.
  struct Group {
    /// The usual one first.
    var pages: [CodePage]
    /// With their accents, in small letters.
    var exact: Set<String>
  }

  static let groups: [Group] = table.map { pages, words in
    Group(pages: pages, exact: Set(words.split(separator: " ").map { $0.lowercased() }))
  }

  /// As ``HeaderName`` brings them to one form.
  static let all = Set(groups.flatMap { $0.exact.map(HeaderName.normalized) })

  private static let western: [CodePage] = [.windows1252, .macRoman]
  private static let central: [CodePage] = [.windows1250, .latin2]

  private static let table: [(pages: [CodePage], words: String)] = [
    // en
    (
      [],
      """
      title prefix suffix middle name names additional initials nickname yomi phonetic given family surname department \
      office location profession occupation manager assistant spouse children anniversary gender hobby hobbies language \
      business home other work personal primary street address city town state province region county postal code zip \
      country po box phone telephone fax mobile cell car radio pager callback company main isdn telex tty tdd email mail \
      e type display value label web page website url notes comments categories keywords priority private sensitivity \
      mileage billing information account user directory server internet free busy referred by government organizational \
      id number file as photo im messenger school college custom field and of the s
      """
    ),
    // de
    (
      western,
      """
      anrede titel weitere vornamen vorname suffix abteilung beruf büro position straße strasse ort region bundesland kanton \
      postleitzahl plz land geschäftlich privat weiterer weiteres weitere telefon fax telefax mobil mobiltelefon autotelefon \
      funktelefon haupttelefon rückmeldung pager assistent assistentin firma sekretariat hörbehinderte für isdn telex email \
      mail adresse typ angezeigter abrechnungsinformation benutzer empfohlen von geschlecht hobby hobbys initialen internet \
      frei gebucht jahrestag kategorien kinder konto name des der vorgesetzten vorgesetzter notizen organisationsnr partner \
      partnerin postfach priorität regierungsnr reisekilometer sprache stichwörter vertraulichkeit verzeichnisserver webseite \
      website spitzname und in \
      vorname nachname
      """
    ),
    // fr
    (
      western,
      """
      titre civilité deuxième second prénom suffixe service fonction bureau rue adresse ville dép région code postal pays \
      bureau domicile autre téléphone télécopie principal mobile voiture rappel de du la le l d assistant assistante \
      radiotéléphone récepteur radiomessagerie telex rnis société siège messagerie type nom complet afficher anniversaire \
      mariage fête catégories centres intérêt classement compte conjoint critère diffusion emplacement enfants facturation \
      informations initiales internet disponibilité kilométrage langue mots clés notes numéro identification organisation \
      page web personnel priorité privé profession recommandé par responsable sexe serveur annuaire utilisateur bp boîte \
      postale tt et \
      prénom nom société entreprise anniversaire naissance
      """
    ),
    // es
    (
      western,
      """
      tratamiento título segundo nombre sufijo departamento puesto calle dirección ciudad estado provincia código postal país \
      región trabajo particular otra otro otros teléfono fax móvil principal coche automóvil devolución llamada ayudante \
      asistente compañía organización radio localizador rdsi télex correo electrónico tipo mostrar aniversario apartado \
      buscapersonas categorías cuenta cónyuge esposo disponibilidad internet facturación información género hijos hobbies \
      aficiones idioma iniciales jefe director kilometraje notas número gobierno oficina ubicación página web palabras clave \
      prioridad privado profesión referencia recomendado por servidor directorio sexo usuario confidencialidad de del la y a \
      tty tdd para \
      nombre apellidos empresa organización cumpleaños
      """
    ),
    // it
    (
      western,
      """
      titolo uff secondo nome suffisso reparto ufficio posizione via indirizzo città provincia cap regione paese abitazione altra \
      altro altri lavoro telefono fax cellulare auto principale richiamata assistente società radiotelefono cercapersone isdn \
      telex posta elettronica tipo visualizzato visualizza anniversario casella postale categorie figli coniuge sesso hobby \
      iniziali lingua note numero pagina web parole chiave personale priorità privato professione responsabile riservatezza \
      segnalato da server directory stato utente account disponibilità internet fatturazione informazioni indennità trasferta \
      id organizzazione governativo tty tdd di della del e \
      nome cognome società azienda compleanno
      """
    ),
    // pt
    (
      western,
      """
      título tratamento segundo nome meio sufixo departamento cargo rua endereço morada cidade localidade estado distrito \
      código postal cep país região comercial empresa residencial casa outro outra telefone fax telemóvel celular carro \
      automóvel principal retorno chamada assistente companhia rádio pager rdis telex email correio electrónico eletrônico \
      tipo exibição apresentação aniversário casamento caixa categorias conta cônjuge filhos sexo hobby passatempos idioma \
      iniciais gerente gestor quilometragem notas anotações número governo escritório localização página web palavras chave \
      prioridade particular profissão indicado por servidor diretório utilizador usuário sensibilidade de do da e \
      último nome empresa aniversário organização
      """
    ),
    // nl
    (
      western,
      """
      titel voornaam werkadres huisadres tweede middelste naam achtervoegsel afdeling functie straat adres plaats stad provincie postcode land regio werk \
      zakelijk thuis privé ander anders overig telefoon fax mobiele mobiel auto hoofdtelefoon terugbellen assistent bedrijf \
      radiotelefoon semafoon isdn telex mail e type weergavenaam trouwdag jubileum gedenkdag postbus categorieën rekening \
      partner echtgenoot kinderen geslacht hobby hobbys initialen voorletters taal locatie kantoor manager afstand notities \
      nummer webpagina trefwoorden prioriteit beroep aanbevolen door verwezen adreslijstserver gebruiker vertrouwelijkheid \
      factureringsgegevens internet vrij bezet van en \
      voornaam achternaam bedrijf verjaardag
      """
    ),
    // pl
    (
      central,
      """
      tytuł drugie imię sufiks dział stanowisko ulica adres miejscowość miasto województwo region kod pocztowy kraj służbowy \
      służbowa służbowe domowy domowa domowe inny inna inne telefon faks komórkowy samochodowy główny zwrotny asystenta \
      asystent firmy radiotelefon pager isdn teleks poczta email e mail typ nazwa wyświetlana rocznica skrytka pocztowa \
      kategorie konto małżonek współmałżonek dzieci płeć hobby inicjały język lokalizacja biura biuro menedżer kierownik \
      przebieg notatki uwagi numer strona sieci web słowa kluczowe priorytet prywatne zawód polecony przez skierowany \
      serwer katalogowy użytkownik poufność informacje rozliczeniowe internet wolny zajęty w i \
      imię nazwisko firma urodziny organizacja
      """
    ),
    // cs, sk
    (
      central,
      """
      titul oslovení druhé další jméno meno přípona prípona oddělení oddelenie funkce ulice ulica adresa město mesto psč kraj \
      stát země krajina oblast zaměstnání práce práca domů domov bydliště jiná jiné jiný iné iná telefon telefón fax mobilní \
      mobilný auto hlavní hlavný zpětné volání asistent společnost radiotelefon pager isdn telex email e mail typ zobrazované \
      výročí výročie kategorie kategórie účet partner manžel děti deti pohlaví pohlavie koníčky záľuby iniciály jazyk umístění \
      kanceláře kancelária vedoucí nadřízený poznámky číslo webová stránka klíčová slova kľúčové slová priorita soukromé \
      súkromné povolání povolanie doporučil adresářový server uživatel používateľ utajení fakturační údaje schránka poštovní \
      jméno příjmení společnost narozeniny křestní meno priezvisko spoločnosť
      """
    ),
    // da, nb, sv
    (
      western,
      """
      titel tittel mellemnavn mellomnavn mellannamn andranamn efternavn suffiks suffix afdeling avdeling avdelning gade gate \
      gata adresse adress by poststed ort kommun fylke amt region län postnummer postnr land arbejde arbeid arbete privat hjem \
      hem bostad andet annen annet annan telefon telefax fax mobil mobiltelefon biltelefon bil hoved hoved primær primær \
      huvudtelefon tilbagekald tilbakeringing assistent assistentens firma bedrift personsøger personsøker personsökare isdn \
      telex mail e post epost type typ vist visningsnavn visningsnamn mærkedag årsdag merkedag jubileum postboks box kategorier \
      konto ægtefælle ektefelle partner make maka børn barn køn kjønn kön hobby hobbyer initialer sprog språk kontor \
      placering plassering plats leder chef kilometer noter notater anteckningar nummer webside hjemmeside nettside webbsida \
      nøgleord nøkkelord nyckelord prioritet privat erhverv yrke anbefalet anbefalt rekommenderad af av bruger bruker användare \
      følsomhed følsomhet känslighet faktureringsoplysninger og och \
      fornavn efternavn etternavn fødselsdag bursdag fødselsdato förnamn företag födelsedag virksomhed
      """
    ),
    // fi
    (
      western,
      """
      titteli arvo keskinimi toinen nimi liite jälkiliite osasto katu katuosoite osoite kaupunki postitoimipaikka lääni alue \
      postinumero maa työ koti muu puhelin työpuhelin kotipuhelin faksi matkapuhelin autopuhelin ensisijainen pää vastasoitto \
      avustajan avustaja yrityksen hakulaite isdn telex sähköposti tyyppi näyttönimi vuosipäivä merkkipäivä postilokero \
      luokat tili puoliso lapset sukupuoli harrastus harrastukset nimikirjaimet kieli toimisto sijainti esimies \
      muistiinpanot huomautuksia numero www sivu avainsanat tärkeys yksityinen ammatti käyttäjä laskutustiedot \
      etunimi sukunimi yritys syntymäpäivä
      """
    ),
    // hu
    (
      central,
      """
      megszólítás cím titulus középső további utónév keresztnév titkár telefonszáma név utótag osztály beosztás utca város település megye állam irányítószám ország \
      régió munkahelyi hivatali otthoni lakás egyéb más telefon telefonszám fax mobil mobiltelefon autótelefon elsődleges \
      visszahívás titkár titkárság asszisztens vállalati rádiótelefon személyhívó isdn telex e mail típus típusa megjelenítendő \
      évforduló postafiók kategóriák számla fiók házastárs partner gyermekek neme nem hobbi monogram kezdőbetűk nyelv iroda \
      helye felettes vezető megjegyzések jegyzetek szám weblap kulcsszavak fontosság prioritás magánjellegű foglalkozás \
      ajánló felhasználó számlázási információ \
      vezetéknév cég születésnap vállalat
      """
    ),
    // ro, hr, sl, sr
    (
      central,
      """
      titlu prenume mijlociu al doilea sufix departament stradă adresă oraș județ regiune cod poștal țară serviciu domiciliu \
      acasă alt altă telefon fax mobil mașină principal asistent companie pager poștă electronică tip afișat aniversare căsuță \
      categorii cont soț soție copii sex hobby inițiale limbă birou locație manager note număr pagină web cuvinte cheie prioritate \
      privat profesie utilizator \
      titula naziv drugo srednje ime sufiks odjel odsjek oddelek odeljenje ulica adresa naslov grad mesto mjesto kraj županija \
      poštanski poštna broj številka država regija posao služba dom kuća drugi druga drugo telefon faks mobilni mobitel \
      automobil glavni asistent asistenta dojavljivač pošta vrsta prikaz godišnjica obletnica pretinac kategorije račun \
      suprug supružnik zakonec djeca deca otroci spol pol hobi inicijali jezik ured kancelarija pisarna nadređeni vodja \
      bilješke beleške opombe web stranica ključne riječi prioritet privatno zanimanje poklic korisnik uporabnik \
      nume firmă companie organizație naștere prezime rođendan tvrtka podjetje
      """
    ),
    // tr
    (
      [.windows1254],
      """
      unvan ünvan başlık ikinci orta ad adı sonek soneki departman bölüm iş ev diğer başka sokak cadde adres adresi şehir kent \
      il ilçe bölge posta kodu ülke kutusu telefon telefonu faks faksı cep araç araba birincil ana geri arama asistan \
      asistanın yardımcısı şirket çağrı cihazı isdn teleks e görünen görüntü türü tür yıldönümü kategoriler hesap eşi eş \
      çocuklar cinsiyet hobi hobiler baş harfler dil ofis büro konumu yönetici yöneticinin notlar numarası no web sayfası \
      anahtar sözcükler öncelik özel meslek kullanıcı duyarlılık fatura bilgileri \
      soyadı soyad şirket kuruluş doğum günü tarihi
      """
    ),
    // el
    (
      [.windows1253],
      """
      τίτλος μεσαίο δεύτερο όνομα επίθημα τμήμα οδός διεύθυνση πόλη νομός περιφέρεια περιοχή ταχυδρομικός κώδικας τκ χώρα \
      εργασίας εργασία οικίας οικία σπιτιού άλλη άλλο άλλος τηλέφωνο φαξ κινητό αυτοκινήτου κύριο βασικό επανάκληση βοηθός \
      βοηθού εταιρείας τηλεειδοποίηση isdn telex ηλεκτρονικό ταχυδρομείο ηλεκτρονικού ταχυδρομείου email τύπος εμφανιζόμενο \
      επέτειος θυρίδα κατηγορίες λογαριασμός σύζυγος παιδιά φύλο χόμπι αρχικά γλώσσα γραφείο θέση διευθυντής προϊστάμενος \
      σημειώσεις αριθμός ιστοσελίδα λέξεις κλειδιά προτεραιότητα ιδιωτικό επάγγελμα χρήστης \
      επώνυμο εταιρεία γενέθλια
      """
    ),
    // ru, uk, bg
    (
      [.windows1251],
      """
      обращение раб дом титул отчество второе имя суффикс отдел должность улица адрес дом город область край район индекс почтовый страна \
      регион рабочий рабочая рабочее домашний домашняя домашнее другой другая другое телефон тел факс мобильный переносной \
      автомобиль автомобильный основной обратный вызов помощника помощник секретарь организации радиотелефон пейджер isdn \
      телекс телетайп эл электронной почты почта тип краткое отображаемое годовщина категории счет учетная запись супруг супруга дети пол хобби \
      увлечения инициалы язык расположение комнаты комната руководитель заметки примечания номер веб страница ключевые слова \
      важность пометка личное частное профессия рекомендовал пользователь абонентский ящик код и сведения об оплате отзыв \
      звернення по батькові друге посада відділ вулиця місто індекс країна робоча домашня інша робочий домашній інший \
      мобільний основний помічник річниця категорії рахунок дружина чоловік діти стать мова нотатки сторінка електронна \
      пошта обръщение презиме длъжност улица град област пощенски държава служебен домашен мобилен основен помощник \
      годишнина категории бележки уеб страница \
      фамилия организация компания день рождения дата прізвище організація народження фирма рожден ден
      """
    ),
    // ja, zh, ko: chains of words without blanks
    (
      [.shiftJIS],
      """
      敬称 肩書き ミドル ネーム 名 姓 フリガナ ふりがな 氏名 会社 会社名 部署 役職 番地 住所 市区町村 都道府県 郵便番号 国 地域 自宅 勤務先 その他 ビジネス 電話 \
      電話番号 携帯電話 ファックス fax 番号 自動車電話 秘書の 秘書 代表電話 通常の 無線 ポケットベル テレックス コールバック 電子メール メール アドレス の 種類 \
      表示名 記念日 私書箱 分類 項目 アカウント 配偶者 子供 性別 趣味 イニシャル 言語 事業所 上司 メモ web ページ キーワード 優先度 プライベート 職業 紹介者 \
      ユーザー 秘密度 課金情報 走行距離 場所 政府 id 組織 ディレクトリ サーバー インターネット 空き時間 情報
      """
    ),
    (
      [.gbk, .big5],
      """
      称谓 中间名 后缀 部门 职务 商务 住宅 住家 其他 街道 城市 市 县 省 自治区 州 邮政编码 国家 地区 电话 传真 移动电话 手机 车载电话 主要电话 回电话 助理 的 单位 主要 \
      寻呼机 无线电话 电传 电子邮件 地址 类型 显示名称 纪念日 邮箱 信箱 类别 帐户 账户 配偶 子女 性别 业余爱好 缩写 语言 办公地点 经理 姓名 附注 便笺 网页 关键词 优先级 \
      私人 职业 用户 敏感度 记帐信息 引用者 里程 拼音 名字 姓氏 稱謂 中間名 尾碼 部門 職稱 商務 住家 其他 街 縣市 郵遞區號 國家 區域 電話 傳真 行動電話 汽車電話 代表電話 \
      助理 呼叫器 電子郵件 類型 顯示名稱 紀念日 類別 帳戶 子女 性別 嗜好 縮寫 語言 辦公室 位置 經理 記事 網頁 關鍵字 優先順序 私人 職業 使用者
      """
    ),
    (
      [.eucKR],
      """
      제목 호칭 중간 이름 접미사 부서 직함 근무지 집 기타 회사 번지 주소 구 군 시 도 시도 구군시 우편 번호 우편번호 국가 지역 전화 팩스 휴대폰 카폰 기본 콜백 비서 대표 \
      무선 호출기 텔렉스 전자 메일 전자메일 유형 표시 기념일 사서함 범주 계정 배우자 자녀 성별 취미 이니셜 언어 사무실 위치 관리자 메모 웹 페이지 키워드 우선 순위 개인 직업 사용자
      """
    ),
    // he, ar
    (
      [.windows1255],
      """
      תואר שם אמצעי סיומת מחלקה תפקיד רחוב כתובת עיר מדינה מחוז מיקוד ארץ אזור עסק בעבודה עבודה בית בבית אחר אחרת טלפון פקס נייד \
      רכב ראשי עוזר חברה דואר אלקטרוני סוג תצוגה יום השנה תיבת קטגוריות חשבון בן זוג ילדים מין תחביב שפה משרד מיקום מנהל הערות \
      מספר דף אינטרנט מילות מפתח עדיפות פרטי מקצוע משתמש
      """
    ),
    (
      [.windows1256],
      """
      اللقب الاسم الأوسط لاحقة القسم الوظيفة المسمى الوظيفي شارع الشارع عنوان العنوان مدينة المدينة الولاية المقاطعة المنطقة الرمز البريدي البلد \
      العمل المنزل آخر أخرى هاتف الهاتف فاكس الفاكس المحمول السيارة الأساسي المساعد الشركة البريد الإلكتروني نوع عرض الذكرى السنوية صندوق \
      الفئات الحساب الزوج الأطفال الجنس الهواية اللغة المكتب المدير ملاحظات رقم صفحة ويب الكلمات الأساسية الأولوية خاص المهنة المستخدم
      """
    ),
  ]
}
