// swift-format-ignore-file
// Written by Scripts/airport-table.py from airportsdata 20260905 and OpenTravelData of neobase 0.37; do not edit.

/// Every airport that has or had an IATA code, one a line and sorted by it, with tabs between: code, ICAO code, the city's
/// code where it is another, use, IANA zone, country, degrees north, degrees east, city, name.
///
/// Use is `s` for scheduled traffic worth mentioning, `f` for a field with little or none, `c` for a code that is out of use.
///
/// One static string, so that the program starts without building anything and the compiler has one literal to read.
enum AirportTable {
  static let count = 8889
  static let text: StaticString = """
AAA	NTGA		f	Pacific/Tahiti	PF	-17.35	-145.51	Anaa	Anaa Airport
AAB	YARY		f	Australia/Brisbane	AU	-26.70	141.05	Arrabury	Arrabury Airport
AAC	HEAR		f	Africa/Cairo	EG	31.07	33.84	El Arish	El Arish International Airport
AAD	HCAD		f	Africa/Mogadishu	SO	6.10	46.64	Adado	Adado Airport
AAE	DABB		f	Africa/Algiers	DZ	36.82	7.81	Annabah	Annaba Airport
AAF	KAAF		f	America/New_York	US	29.73	-85.03	Apalachicola	Apalachicola Regional-Cleve Randolph Field
AAG	SSYA		f	America/Sao_Paulo	BR	-24.10	-49.79	Arapoti	Arapoti Airport
AAH	EDKA		f	Europe/Berlin	DE	50.82	6.19	Aachen	Aachen-Merzbruck Airport
AAI	SWRA		f	America/Araguaina	BR	-13.02	-46.89	Arraias	Arraias Airport
AAJ	SMCA		f	America/Paramaribo	SR	3.90	-55.58	Awaradam	Cayana Airstrip
AAK	NGUK		s	Pacific/Tarawa	KI	0.19	173.64	Buariki	Buariki Airport
AAL	EKYT		s	Europe/Copenhagen	DK	57.09	9.85	Aalborg	Aalborg Airport
AAM	FAMD		f	Africa/Johannesburg	ZA	-24.82	31.54	Malamala	Malamala Airport
AAN	OMAL		f	Asia/Dubai	AE	24.26	55.61	Al Ain	Al Ain International Airport
AAO	SVAN		f	America/Caracas	VE	9.43	-64.47	Anaco	Anaco Airport
AAP	WALS	SRI	s	Asia/Makassar	ID	-0.38	117.25	Samarinda	Aji Pangeran Tumenggung Pranoto International Airport
AAQ	URKA		s	Europe/Moscow	RU	45.00	37.35	Anapa	Anapa Airport
AAR	EKAH		f	Europe/Copenhagen	DK	56.30	10.62	Aarhus	Aarhus Airport
AAT	ZWAT		f	Asia/Shanghai	CN	47.75	88.09	Altay	Altay Air Base
AAU	NSAU		f	Pacific/Apia	WS	-13.51	-172.63	Asau	Asau Airport
AAV	RPMA		f	Asia/Manila	PH	6.37	124.75	Surallah	Allah Valley Airport
AAW	OPAB		f	Asia/Karachi	PK	34.20	73.25	Abbottabad	Abbottabad Airport
AAX	SBAX		f	America/Sao_Paulo	BR	-19.56	-46.96	Araxa	Araxa Airport
AAY	OYGD		f	Asia/Aden	YE	16.19	52.17	Al Ghaidah	Al Ghaidah International Airport
AAZ	MGQZ		f	America/Guatemala	GT	14.87	-91.50	Quezaltenango	Quezaltenango Airport
ABA	UNAA		f	Asia/Krasnoyarsk	RU	53.74	91.39	Abakan	Abakan Airport
ABB	DNAS		s	Africa/Lagos	NG	6.20	6.66	Asaba	Asaba International Airport
ABC	LEAB		f	Europe/Madrid	ES	38.95	-1.86	Albacete	Albacete-Los Llanos Airport
ABD	OIAA		f	Asia/Tehran	IR	30.37	48.23	Abadan	Abadan Airport
ABE	KABE		s	America/New_York	US	40.65	-75.44	Allentown	Lehigh Valley International Airport
ABF	NGAB		s	Pacific/Tarawa	KI	1.80	173.04	Abaiang	Abaiang Airport
ABG	YABI		f	Australia/Brisbane	AU	-17.62	143.17	Abingdon Downs	Abingdon Downs Airport
ABH	YAPH		f	Australia/Brisbane	AU	-23.65	146.58	Alpha	Alpha Airport
ABI	KABI		f	America/Chicago	US	32.41	-99.68	Abilene	Abilene Regional Airport
ABJ	DIAP		s	Africa/Abidjan	CI	5.26	-3.93	Abidjan	Port Bouet Airport
ABK	HAKD		f	Africa/Addis_Ababa	ET	6.73	44.25	Kabri Dehar	Kabri Dehar Airport
ABL	PAFM		s	America/Anchorage	US	67.11	-157.86	Ambler	Ambler Airport
ABM	YBAM		f	Australia/Brisbane	AU	-10.95	142.46	Bamaga Injinoo	Bamaga Injinoo Airport
ABN	SMBN		c	America/Paramaribo	SR	5.51	-54.05	Albina	Albina Airstrip
ABO	DIAO		f	Africa/Abidjan	CI	5.46	-3.23	Aboisso	Aboisso Airport
ABQ	KABQ		s	America/Denver	US	35.04	-106.61	Albuquerque	Albuquerque International Sunport Airport
ABR	KABR		f	America/Chicago	US	45.45	-98.42	Aberdeen	Aberdeen Regional Airport
ABS	HEBL		f	Africa/Cairo	EG	22.38	31.61	Abu Simbel	Abu Simbel Airport
ABT	OEBA		s	Asia/Riyadh	SA	20.30	41.63	Al Baha	Al Baha Airport
ABU	WRKA		f	Asia/Makassar	ID	-9.07	124.91	Atambua-Timor Island	Haliwen Airport
ABV	DNAA		s	Africa/Lagos	NG	9.01	7.26	Abuja	Nnamdi Azikiwe International Airport
ABX	YMAY		s	Australia/Sydney	AU	-36.07	146.96	Albury	Albury Airport
ABY	KABY		f	America/New_York	US	31.54	-84.19	Albany	Southwest Georgia Regional Airport
ABZ	EGPD		s	Europe/London	GB	57.20	-2.20	Aberdeen	Aberdeen Dyce Airport
ACA	MMAA		f	America/Mexico_City	MX	16.76	-99.75	Acapulco	General Juan N Alvarez International Airport
ACB	KACB		f	America/Detroit	US	44.99	-85.20	Bellaire	Antrim County Airport
ACC	DGAA		s	Africa/Accra	GH	5.61	-0.17	Accra	Kotoka International Airport
ACD	SKAD		f	America/Bogota	CO	8.52	-77.30	Acandi	Alcides Fernandez Airport
ACE	GCRR		s	Atlantic/Canary	ES	28.95	-13.61	Lanzarote Island	Lanzarote Airport
ACF	ZWAL		s	Asia/Shanghai	CN	40.43	81.26	Aral	Aral Talim Airport
ACH	LSZR		f	Europe/Zurich	CH	47.48	9.56	Altenrhein	St Gallen Altenrhein Airport
ACI	EGJA		f	Europe/Guernsey	GG	49.71	-2.21	Saint Anne	Alderney Airport
ACJ	VCCA		f	Asia/Colombo	LK	8.30	80.43	Anuradhapura	Anuradhapura Airport
ACK	KACK		s	America/New_York	US	41.25	-70.06	Nantucket	Nantucket Memorial Airport
ACN	MMCC		f	America/Mexico_City	MX	29.33	-101.10	Ciudad Acuna	Ciudad Acuna New International Airport
ACO	MRAF		s	America/Costa_Rica	CR	9.69	-85.09	C?bano	Cobano Airport
ACP	OITM		f	Asia/Tehran	IR	37.35	46.13	Maragheh	Sahand Airport
ACR	SKAC		f	America/Bogota	CO	-0.58	-72.41	Araracuara	Araracuara Airport
ACS	UNKS		f	Asia/Krasnoyarsk	RU	56.27	90.57	Achinsk	Achinsk Airport
ACT	KACT		f	America/Chicago	US	31.61	-97.23	Waco	Waco Regional Airport
ACV	KACV		s	America/Los_Angeles	US	40.98	-124.11	Arcata	California Redwood Coast-Humboldt County Airport
ACX	ZUYI		s	Asia/Shanghai	CN	25.09	104.96	Xingyi	Xingyi Airport
ACY	KACY		s	America/New_York	US	39.46	-74.58	Atlantic City	Atlantic City International Airport
ACZ	OIZB		f	Asia/Tehran	IR	31.10	61.54	Zabol	Zabol Airport
ADA	LTAF		s	Europe/Istanbul	TR	36.98	35.28	Adana	Adana Airport
ADB	LTBJ	IZM	s	Europe/Istanbul	TR	38.29	27.16	Izmir	Adnan Menderes International Airport
ADC	AYAN		f	Pacific/Port_Moresby	PG	-7.14	145.74	Andekombe	Andakombe Airport
ADD	HAAB		s	Africa/Addis_Ababa	ET	8.98	38.80	Addis Ababa	Bole International Airport
ADE	OYAA		f	Asia/Aden	YE	12.83	45.03	Aden	Aden International Airport
ADF	LTCP		f	Europe/Istanbul	TR	37.73	38.47	Adiyaman	Adiyaman Airport
ADG	KADG		f	America/Detroit	US	41.87	-84.08	Adrian	Lenawee County Airport
ADH	UEEA		f	Asia/Yakutsk	RU	58.60	125.41	Aldan	Aldan Airport
ADI	FYAR		f	Africa/Windhoek	NA	-22.46	14.98	Arandis	Arandis Airport
ADJ	OJAM	AMM	f	Asia/Amman	JO	31.97	35.99	Amman	Amman-Marka International Airport
ADK	PADK		f	America/Adak	US	51.88	-176.64	Adak Island	Adak Airport
ADL	YPAD		s	Australia/Adelaide	AU	-34.95	138.53	Adelaide	Adelaide International Airport
ADM	KADM		f	America/Chicago	US	34.30	-97.02	Ardmore	Ardmore Municipal Airport
ADN	SKAN		c	America/Bogota	CO	5.70	-75.88	Andes	Andes Airport
ADO	YAMK		f	Australia/Adelaide	AU	-30.44	137.14	Andamooka	Andamooka Airport
ADP			c	Asia/Colombo	LK	7.34	81.63	Ampara	Ampara Airport
ADQ	PADQ		s	America/Anchorage	US	57.75	-152.49	Kodiak	Kodiak Airport
ADR	KPHH		f	America/New_York	US	33.45	-79.53	Andrews	Robert F Swinnie Airport
ADS	KADS	DFW	f	America/Chicago	US	32.97	-96.84	Dallas	Addison Airport
ADT	KADH		s	America/Chicago	US	34.80	-96.67	Ada	Ada Regional Airport
ADU	OITL		f	Asia/Tehran	IR	38.33	48.42	Ardabil	Ardabil Airport
ADW	KADW		f	America/New_York	US	38.81	-76.87	Camp Springs	Joint Base Andrews Airport
ADX	EGQL		f	Europe/London	GB	56.37	-2.87	St. Andrews	RAF Leuchars
ADY	FAAL		f	Africa/Johannesburg	ZA	-22.68	29.06	Alldays	Alldays Airport
ADZ	SKSP		s	America/Bogota	CO	12.58	-81.71	San Andres	Gustavo Rojas Pinilla International Airport
AEA	NGTB		s	Pacific/Tarawa	KI	0.49	173.83	Abemama Atoll	Abemama Atoll Airport
AEB	ZBGS		f	Asia/Shanghai	CN	23.72	106.96	Baise	Tian Yang Air Base
AEG	WIME		f	Asia/Jakarta	ID	1.40	99.43	Padang Sidempuan	Aek Godang Airport
AEH	FTTC		f	Africa/Ndjamena	TD	13.85	20.84	Abeche	Abeche Airport
AEK	AYAX		c	Pacific/Port_Moresby	PG	-7.35	146.19	Aseki	Aseki Airport
AEL	KAEL		f	America/Chicago	US	43.68	-93.37	Albert Lea	Albert Lea Municipal Airport
AEM	UHTG		f	Asia/Vladivostok	RU	45.84	137.67	Amgu	Amgu Airport
AEO	GQNA		f	Africa/Nouakchott	MR	16.71	-9.64	Aioun El Atrouss	Aioun el Atrouss Airport
AEP	SABE	BUE	s	America/Argentina/Buenos_Aires	AR	-34.56	-58.42	Buenos Aires	Jorge Newbery Airpark
AER	URSS		s	Europe/Moscow	RU	43.45	39.96	Sochi	Sochi International Airport
AES	ENAL		f	Europe/Oslo	NO	62.56	6.12	Ålesund	Ålesund Airport
AET	PFAL		s	America/Anchorage	US	66.55	-152.62	Allakaket	Allakaket Airport
AEU	OIBA		f	Asia/Tehran	IR	25.88	55.03	Abumusa Island	Abumusa Island Airport
AEX	KAEX		s	America/Chicago	US	31.33	-92.55	Alexandria	Alexandria International Airport
AEY	BIAR		s	Atlantic/Reykjavik	IS	65.66	-18.07	Akureyri	Akureyri Airport
AFA	SAMR		f	America/Argentina/Mendoza	AR	-34.59	-68.40	San Rafael	Suboficial Ay Santiago Germano Airport
AFD	FAPA		f	Africa/Johannesburg	ZA	-33.55	26.88	Port Alfred	Port Alfred Airport
AFF	KAFF	COS	f	America/Denver	US	38.97	-104.82	Colorado Springs	Usaf Academy Davis Airfield
AFI	SKAM		f	America/Bogota	CO	6.92	-75.07	Amalfi	Amalfi Airport
AFL	SBAT		f	America/Cuiaba	BR	-9.87	-56.10	Alta Floresta	Alta Floresta Airport
AFN	KAFN		f	America/New_York	US	42.81	-72.00	Jaffrey	Jaffrey Airfield Silver Ranch Airport
AFO	KAFO		f	America/Denver	US	42.71	-110.94	Afton	Afton Lincoln County/General Boyd L Eddins Field
AFP	KAFP		c	America/New_York	US	35.02	-80.08	Anson County	Anson County Airport
AFR	AYAF		f	Pacific/Port_Moresby	PG	-9.14	148.39	Afore	Afore Airstrip
AFS	UZSN		f	Asia/Samarkand	UZ	41.61	64.23	Zarafshan	Sugraly Airport
AFT	AGAF		f	Pacific/Guadalcanal	SB	-9.19	160.95	Bila	Afutara Aerodrome
AFW	KAFW	FTW	f	America/Chicago	US	32.99	-97.32	Fort Worth	Perot Field/Fort Worth Alliance Airport
AFY	LTAH		f	Europe/Istanbul	TR	38.73	30.60	Afyonkarahisar	Afyon Airport
AFZ	OIMS		f	Asia/Tehran	IR	36.17	57.60	Sabzevar	Sabzevar National Airport
AGA	GMAD		s	Africa/Casablanca	MA	30.32	-9.41	Agadir	Al Massira Airport
AGB	EDMA	MUC	f	Europe/Berlin	DE	48.43	10.93	Augsburg	Augsburg Airport
AGC	KAGC	PIT	s	America/New_York	US	40.35	-79.93	Pittsburgh	Allegheny County Airport
AGD	WASG		c	Asia/Jayapura	ID	-1.38	133.90	Anggi	Anggi Airport
AGE	EDWG		f	Europe/Berlin	DE	53.78	7.91	Wangerooge	Wangerooge Airport
AGF	LFBA		f	Europe/Paris	FR	44.17	0.59	Agen	Agen-La Garenne Airport
AGH	ESTA		f	Europe/Stockholm	SE	56.30	12.85	Angelholm	Angelholm-Helsingborg Airport
AGI	SMWA		f	America/Paramaribo	SR	5.77	-56.63	Wageningen	Wageningen Airport Airport
AGJ	RORA		f	Asia/Tokyo	JP	26.59	127.24	Aguni	Aguni Airport
AGL	AYWG		f	Pacific/Port_Moresby	PG	-9.34	149.16	Wanigela	Wanigela Airport
AGN	PAGN		f	America/Juneau	US	57.50	-134.59	Angoon	Angoon Seaplane Base
AGO	KAGO		f	America/Chicago	US	33.23	-93.22	Magnolia	Ralph C Weiser Field
AGP	LEMG		s	Europe/Madrid	ES	36.67	-4.50	Malaga	Malaga Airport
AGQ	LGAG		f	Europe/Athens	GR	38.60	21.35	Agrinion	Agrinion Airport
AGR	VIAG		f	Asia/Kolkata	IN	27.16	77.96	Agra	Agra Airport
AGS	KAGS		f	America/New_York	US	33.37	-81.96	Augusta	Augusta Regional At Bush Field
AGT	SGES		f	America/Asuncion	PY	-25.46	-54.84	Ciudad del Este	Guarani International Airport
AGU	MMAS		s	America/Mexico_City	MX	21.71	-102.32	Aguascalientes	Jesus Teran International Airport
AGV	SVAC		f	America/Caracas	VE	9.55	-69.24	Acarigua	Oswaldo Guevara Mujica Airport
AGX	VOAT		f	Asia/Kolkata	IN	10.82	72.18	Agatti	Agatti Airport
AGZ	FAAG		f	Africa/Johannesburg	ZA	-29.28	18.81	Aggeneys	Aggeneys Airport
AHA	VEAP		s	Asia/Kolkata	IN	22.99	83.19	Ambikapur	Maa Mahamaya Airport
AHB	OEAB		s	Asia/Riyadh	SA	18.24	42.66	Abha	Abha Regional Airport
AHC	KAHC		f	America/Los_Angeles	US	40.27	-120.15	Herlong	Amedee Army Air Field
AHD	K1F0	ADM	f	America/Chicago	US	34.15	-97.12	Ardmore	Ardmore Downtown Executive Airport
AHE	NTHE		f	Pacific/Tahiti	PF	-14.43	-146.26	Ahe Atoll	Ahe Airport
AHF	K37V		f	America/Chicago	US	40.34	-99.91	Arapahoe	Arapahoe Municipal Airport
AHG	FIMA		s	Indian/Mauritius	MU	-10.37	56.61	Vingt Cinq	Agalega Island Airstrip
AHH	KAHH		f	America/Chicago	US	45.28	-92.38	Amery	Amery Municipal Airport
AHI	WAPA		f	Asia/Jayapura	ID	-3.35	128.93	Amahai-Seram Island	Amahai Airport
AHJ	ZUHY		f	Asia/Shanghai	CN	32.53	102.36	Hongyuan	Ngawa Hongyuan Airport
AHL	SYAH		f	America/Guyana	GY	2.49	-59.31	Aishalton	Aishalton Airport
AHM	KS03		f	America/Los_Angeles	US	42.19	-122.66	Ashland	Ashland Municipal/Sumner Parker Field
AHN	KAHN		f	America/New_York	US	33.95	-83.33	Athens	Athens/Ben Epps Airport
AHO	LIEA		f	Europe/Rome	IT	40.63	8.29	Alghero	Alghero / Fertilia Airport
AHS	MHAH		f	America/Tegucigalpa	HN	15.47	-84.35	Ahuas	Ahuas Airport
AHT			c	America/Adak	US	51.38	179.26	Amchitka	Amchitka Air Force Base
AHU	GMTA		f	Africa/Casablanca	MA	35.18	-3.84	Al Hoceima	Cherif Al Idrissi Airport
AHZ	LFHU		f	Europe/Paris	FR	45.09	6.08	Bourg	L'alpe D'huez Airport
AIA	KAIA		f	America/Denver	US	42.05	-102.80	Alliance	Alliance Municipal Airport
AIB			c	America/Juneau	US	56.23	-132.31	Anita Bay	Anita Bay Seaplane Base
AID	KAID		f	America/Indiana/Indianapolis	US	40.11	-85.61	Anderson	Anderson Regional Airport
AIE	AYAO		f	Pacific/Port_Moresby	PG	-5.15	144.73	Aiome	Aiome Airport
AIF	SBAS		f	America/Sao_Paulo	BR	-22.64	-50.45	Assis	Marcelo Pires Halzhausen Airport
AIG	FEFY		f	Africa/Bangui	CF	6.52	23.26	Yalinga	Yalinga Airport
AIH	AYAK		c	Pacific/Port_Moresby	PG	-7.34	141.27	Aiambak	Aiambak Airport
AII	HDAS		f	Africa/Djibouti	DJ	11.15	42.72	Ali-Sabieh	Ali-Sabieh Airport
AIK	KAIK		f	America/New_York	US	33.65	-81.69	Aiken	Aiken Regional Airport
AIL	MPAI		c	America/Panama	PA	9.22	-78.02	Ailigandí	Ailigandi Airport
AIN	PAWI		s	America/Anchorage	US	70.64	-159.99	Wainwright	Wainwright Airport
AIO	KAIO		f	America/Chicago	US	41.40	-95.05	Atlantic	Atlantic Municipal Airport
AIP	VIAX		f	Asia/Kolkata	IN	31.43	75.76	Adampur Air Force Station	Adampur Air Force Station
AIR	SSOU		f	America/Sao_Paulo	BR	-10.19	-59.46	Aripuanã	Aripuanã Airport
AIS	NGTR		f	Pacific/Tarawa	KI	-2.62	176.80	Arorae Island	Arorae Island Airport
AIT	NCAI		s	Pacific/Rarotonga	CK	-18.83	-159.76	Aitutaki	Aitutaki Airport
AIU	NCAT		f	Pacific/Rarotonga	CK	-19.97	-158.12	Atiu Island	Enua Airport
AIV	KAIV		f	America/Chicago	US	33.11	-88.20	Aliceville	George Downer Airport
AIW	FYAA		c	Africa/Windhoek	NA	-27.98	17.58	Ai-Ais	Ai Ais
AIY	SNUI		c	America/Sao_Paulo	BR	-16.85	-42.05	Araçuaí	Aracuai Airport
AIZ	KAIZ		f	America/Chicago	US	38.10	-92.55	Kaiser	Lee C Fine Memorial Airport
AJA	LFKJ		s	Europe/Paris	FR	41.92	8.80	Ajaccio	Ajaccio-Napoleon Bonaparte Airport
AJF	OESK		f	Asia/Riyadh	SA	29.79	40.10	Al-Jawf	Al-Jawf Domestic Airport
AJI	LTCO		f	Europe/Istanbul	TR	39.65	43.03	Agri	Agri Airport
AJJ	GQNJ		f	Africa/Nouakchott	MR	19.73	-14.38	Akjoujt	Akjoujt Airport
AJK	OIHR		f	Asia/Tehran	IR	34.14	49.85	Araak	Arak Airport
AJL	VELP		f	Asia/Kolkata	IN	23.84	92.62	Aizawl	Lengpui Airport
AJN	FMCV		s	Indian/Comoro	KM	-12.13	44.43	Ouani	Ouani Airport
AJO			c	Asia/Aden	YE	29.79	40.10	Aljouf	Aljouf Airport
AJR	ESNX		f	Europe/Stockholm	SE	65.59	19.28	Arvidsjaur	Arvidsjaur Airport
AJU	SBAR		s	America/Fortaleza	BR	-10.98	-37.07	Aracaju	Santa Maria Airport
AJY	DRZA		f	Africa/Niamey	NE	16.97	8.00	Agadez	Mano Dayak International Airport
AKA	ZLAK		f	Asia/Shanghai	CN	32.71	108.93	Ankang	Ankang Airport
AKB	PAAK		f	America/Adak	US	52.22	-174.21	Atka	Atka Airport
AKC	KAKR	CAK	f	America/New_York	US	41.04	-81.47	Akron	Akron Fulton International Airport
AKD	VAAK		f	Asia/Kolkata	IN	20.70	77.06	Akola	Akola Airport
AKE	FOGA		f	Africa/Libreville	GA	-1.13	13.90	Akiéni	Akiéni Airport
AKF	HLKF		f	Africa/Tripoli	LY	24.18	23.31	Kufra	Kufra Airport
AKG	AYGU		c	Pacific/Port_Moresby	PG	-3.56	142.22	Anguganak	Anguganak Airport
AKH	OEPS		f	Asia/Riyadh	SA	24.06	47.58	Prince Sultan	Prince Sultan Air Base
AKI	PFAK		s	America/Anchorage	US	60.90	-161.23	Akiak	Akiak Airport
AKJ	RJEC		f	Asia/Tokyo	JP	43.67	142.45	Asahikawa	Asahikawa Airport
AKK	PAKH		f	America/Anchorage	US	56.94	-154.18	Akhiok	Akhiok Airport
AKL	NZAA		s	Pacific/Auckland	NZ	-37.01	174.79	Auckland	Auckland International Airport
AKN	PAKN		s	America/Anchorage	US	58.68	-156.65	King Salmon	King Salmon Airport
AKO	KAKO		f	America/Denver	US	40.18	-103.22	Akron	Colorado Plains Regional Airport
AKP	PAKP		s	America/Anchorage	US	68.13	-151.74	Anaktuvuk Pass	Anaktuvuk Pass Airport
AKQ	WIAG		f	Asia/Jakarta	ID	-4.49	105.22	Menggala	Menggala Airport
AKR	DNAK		c	Africa/Lagos	NG	7.25	5.30	Akure	Akure Airport
AKS	AGGA		s	Pacific/Guadalcanal	SB	-8.70	160.68	Auki	Auki Airport
AKT	LCRA		f	Asia/Nicosia	CY	34.59	32.99	RAF Akrotiri	RAF Akrotiri
AKU	ZWAK		s	Asia/Shanghai	CN	41.26	80.29	Aksu	Aksu Airport
AKV	CYKO		s	America/Toronto	CA	60.82	-78.15	Akulivik	Akulivik Airport
AKW	OIAG		f	Asia/Tehran	IR	30.74	49.68	Omidiyeh	Aghajari Airport
AKX	UATT		f	Asia/Aqtobe	KZ	50.25	57.21	Aktyubinsk	Aktobe Aliya Moldagulova International Airport
AKY	VYSW		s	Asia/Yangon	MM	20.13	92.87	Sittwe	Sittwe Airport
ALA	UAAA		s	Asia/Almaty	KZ	43.35	77.04	Almaty	Almaty International Airport
ALB	KALB		s	America/New_York	US	42.75	-73.80	Albany	Albany International Airport
ALC	LEAL		s	Europe/Madrid	ES	38.28	-0.56	Alicante	Alicante International Airport
ALD	SPAR		f	America/Lima	PE	-11.68	-69.33	Fortaleza	Alerta Airport
ALE	KE38		f	America/Chicago	US	30.38	-103.68	Alpine	Alpine-Casparis Municipal Airport
ALF	ENAT		s	Europe/Oslo	NO	69.98	23.37	Alta	Alta Airport
ALG	DAAG		s	Africa/Algiers	DZ	36.69	3.22	Algiers	Houari Boumediene Airport
ALH	YABA		s	Australia/Perth	AU	-34.94	117.81	Albany	Albany Airport
ALI	KALI		f	America/Chicago	US	27.74	-98.03	Alice	Alice International Airport
ALJ	FAAB		f	Africa/Johannesburg	ZA	-28.57	16.53	Alexander Bay	Alexander Bay Airport
ALL	LIMG		f	Europe/Rome	IT	44.05	8.13	Albenga	Villanova D'Albenga International Airport
ALM	KALM		f	America/Denver	US	32.84	-105.99	Alamogordo	Alamogordo-White Sands Regional Airport
ALN	KALN		f	America/Chicago	US	38.89	-90.05	Alton	St Louis Regional Airport
ALO	KALO		f	America/Chicago	US	42.56	-92.40	Waterloo	Waterloo Regional Airport
ALP	OSAP		f	Asia/Damascus	SY	36.18	37.22	Aleppo	Aleppo International Airport
ALQ	SSLT		f	America/Sao_Paulo	BR	-29.81	-55.89	Alegrete	Alegrete Novo Airport
ALR	NZLX		f	Pacific/Auckland	NZ	-45.21	169.37	Alexandra	Alexandra Airport
ALS	KALS		f	America/Denver	US	37.44	-105.87	Alamosa	San Luis Valley Regional/Bergman Field
ALT	SDWQ		f	America/Santarem	BR	-1.92	-54.72	Alenquer	Alenquer Airport
ALU	HCMA		f	Africa/Mogadishu	SO	11.96	50.75	Alula	Alula Airport
ALW	KALW		s	America/Los_Angeles	US	46.09	-118.28	Walla Walla	Walla Walla Regional Airport
ALX	KALX		f	America/Chicago	US	32.91	-85.96	Alexander City	Thomas C Russell Field
ALY	HEAX		c	Africa/Cairo	EG	30.92	29.70	Alexandria	Alexandria International Airport
ALZ			c	America/Anchorage	US	56.90	-154.25	Alitak Bay	Alitak Seaplane Base
AMA	KAMA		s	America/Chicago	US	35.22	-101.71	Amarillo	Rick Husband Amarillo International Airport
AMB	FMNE		f	Indian/Antananarivo	MG	-13.19	48.99	Ambilobe	Ambilobe Airport
AMC	FTTN		f	Africa/Ndjamena	TD	11.03	20.27	Am Timan	Am Timan Airport
AMD	VAAH		s	Asia/Kolkata	IN	23.08	72.63	Ahmedabad	Sardar Vallabhbhai Patel International Airport
AMF	AYAA		c	Pacific/Port_Moresby	PG	-4.10	141.67	Ama	Ama Airport
AMH	HAAM		f	Africa/Addis_Ababa	ET	6.04	37.59	Arba Minch	Arba Minch Airport
AMI	WADA		c	Asia/Makassar	ID	-8.56	116.09	Mataram	Ampenan Selaparang Airport
AMJ	SNAR		f	America/Sao_Paulo	BR	-16.18	-40.67	Almenara	Cirilo Queiroz Airport
AMK	K00C	DRO	f	America/Denver	US	37.20	-107.87	Durango	Animas Air Park
AMM	OJAI		s	Asia/Amman	JO	31.72	35.99	Amman	Queen Alia International Airport
AMN	KAMN		f	America/Detroit	US	43.32	-84.69	Alma	Gratiot Community Airport
AMO	FTTU		f	Africa/Ndjamena	TD	14.15	15.31	Mao	Mao Airport
AMP	FMSY		f	Indian/Antananarivo	MG	-24.70	44.73	Ampanihy	Ampanihy Airport
AMQ	WAPP		s	Asia/Jayapura	ID	-3.71	128.09	Ambon	Pattimura Airport Ambon
AMS	EHAM		s	Europe/Amsterdam	NL	52.31	4.76	Amsterdam	Amsterdam Airport Schiphol
AMT	YAMT		f	Australia/Adelaide	AU	-26.11	131.21	Amata	Amata Airport
AMU	AYAM		f	Pacific/Port_Moresby	PG	-3.59	141.21	Amanab	Amanab Airport
AMV	ULDD		f	Europe/Moscow	RU	69.76	61.56	Amderma	Amderma Airport
AMW	KAMW		f	America/Chicago	US	41.99	-93.62	Ames	Ames Municipal Airport
AMX	YAMM		f	Australia/Darwin	AU	-21.74	135.24	Ammaroo	Ammaroo Airport
AMY	FMMB		c	Indian/Antananarivo	MG	-17.69	45.62	Ambatomainty	Ambatomainty Airport
AMZ	NZAR		f	Pacific/Auckland	NZ	-37.03	174.97	Manurewa	Ardmore Airport
ANA		MRE	c	Africa/Nairobi	KE	-1.27	34.95	Maasai Mara Game Reserve	Angama Mara Airport
ANB	KANB		f	America/Chicago	US	33.59	-85.86	Anniston	Anniston Regional Airport
ANC	PANC		s	America/Anchorage	US	61.17	-150.00	Anchorage	Ted Stevens Anchorage International Airport
AND	KAND		f	America/New_York	US	34.49	-82.71	Anderson	Anderson Regional Airport
ANE	LFJR		f	Europe/Paris	FR	47.56	-0.31	Angers	Angers-Loire Airport
ANF	SCFA		s	America/Santiago	CL	-23.44	-70.45	Antofagasta	Cerro Moreno Airport
ANG	LFBU		f	Europe/Paris	FR	45.73	0.22	Angouleme	Angouleme-Brie-Champniers Airport
ANH			c	Pacific/Guadalcanal	SB	-8.98	160.50	Anuha Isld Resort	Anuha Island Resort
ANI	PANI		s	America/Anchorage	US	61.58	-159.55	Aniak	Aniak Airport
ANJ	FCBZ		f	Africa/Brazzaville	CG	-2.85	13.82	Zanaga	Zanaga Airport
ANK	LTAD		f	Europe/Istanbul	TR	39.95	32.69	Ankara	Etimesgut Air Base
ANM	FMNH		f	Indian/Antananarivo	MG	-15.00	50.32	Antsirabato	Antsirabato Airport
ANN	PANT		f	America/Anchorage	US	55.04	-131.57	Annette	Annette Island Airport
ANO	FQAG		f	Africa/Maputo	MZ	-16.18	39.95	Angoche	Angoche Airport
ANP	KANP		f	America/New_York	US	38.94	-76.57	Annapolis	Lee Airport
ANQ	KANQ		f	America/Indiana/Indianapolis	US	41.64	-85.08	Angola	Tri-State Steuben County Airport
ANR	EBAW		s	Europe/Brussels	BE	51.11	4.27	Antwerp	Antwerp International Airport (Deurne)
ANS	SPHY		f	America/Lima	PE	-13.71	-73.35	Andahuaylas	Andahuaylas Airport
ANU	TAPA		s	America/Antigua	AG	17.14	-61.79	St. George	V.C. Bird International Airport
ANV	PANV		s	America/Anchorage	US	62.65	-160.19	Anvik	Anvik Airport
ANW	KANW		f	America/Chicago	US	42.58	-99.99	Ainsworth	Ainsworth Regional Airport
ANX	ENAN		s	Europe/Oslo	NO	69.29	16.14	Andenes	Andøya Airport
ANY	KANY		f	America/Chicago	US	37.16	-98.08	Anthony	Anthony Municipal Airport
AOC	EDAC		f	Europe/Berlin	DE	50.98	12.51	Altenburg	Altenburg-Nobitz Airport
AOE	LTBY	ESK	f	Europe/Istanbul	TR	39.81	30.52	Eskişehir	Anadolu University Airport
AOG	ZYAS		f	Asia/Shanghai	CN	41.11	122.85	Anshan	Anshan Air Base
AOH	KAOH		f	America/New_York	US	40.71	-84.03	Lima	Lima Allen County Airport
AOI	LIPY		f	Europe/Rome	IT	43.62	13.36	Ancona	Ancona / Falconara Airport
AOJ	RJSA		s	Asia/Tokyo	JP	40.73	140.69	Aomori	Aomori Airport
AOK	LGKP		f	Europe/Athens	GR	35.42	27.15	Karpathos Island	Karpathos Airport
AOL	SARL		f	America/Argentina/Cordoba	AR	-29.69	-57.15	Paso de los Libres	Paso De Los Libres Airport
AOM	OOAD		f	Asia/Muscat	OM	22.49	57.38	Adam	Adam Airport
AOO	KAOO		s	America/New_York	US	40.30	-78.32	Altoona	Altoona/Blair County Airport
AOP	SPAS		f	America/Lima	PE	-2.80	-76.47	Andoas	Alferez FAP Alfredo Vladimir Sara Bauer Airport
AOR	WMKA		f	Asia/Kuala_Lumpur	MY	6.19	100.40	Alor Satar	Sultan Abdul Halim Airport
AOS			c	America/Anchorage	US	57.47	-153.82	Amook Island	Amook Bay Seaplane Base
AOT	LIMW		f	Europe/Rome	IT	45.74	7.37	Aosta	Aosta Airport
AOU	VLAP		c	Asia/Vientiane	LA	14.79	107.05	Attapeu	Attapeu International Airport
AOY	OIBI		f	Asia/Tehran	IR	27.48	52.62	Asaloyeh	Asaloyeh Airport
APA	KAPA	DEN	s	America/Denver	US	39.57	-104.85	Denver	Centennial Airport
APB	SLAP		f	America/La_Paz	BO	-14.74	-68.41	Apolo	Apolo Airport
APC	KAPC		s	America/Los_Angeles	US	38.21	-122.28	Napa	Napa County Airport
APD	WAWN		c	Asia/Makassar	ID	-4.46	120.31	Arung Palakka	Arung Palakka Airport
APE	SPAO		f	America/Lima	PE	-15.35	-75.17	San Juan Aposento	San Juan Aposento Airport
APF	KAPF		s	America/New_York	US	26.15	-81.78	Naples	Naples Municipal Airport
APG	KAPG		f	America/New_York	US	39.47	-76.17	Aberdeen	Phillips Army Air Field (Aberdeen Proving Ground) Airport
APH	KAPH		f	America/New_York	US	38.07	-77.32	Bowling Green	Ap Hill Lz (Fort Ap Hill) Airport
API	SKAP		f	America/Bogota	CO	4.08	-73.56	Apiay	Gomez Nino Apiay Air Base
APJ	ZUPL		s	Asia/Shanghai	CN	30.39	81.14	Burang	Ali Pulan Airport
APK	NTGD		f	Pacific/Tahiti	PF	-15.57	-146.41	Apataki	Apataki Airport
APL	FQNP		s	Africa/Maputo	MZ	-15.11	39.28	Nampula	Nampula Airport
APN	KAPN		f	America/New_York	US	45.08	-83.56	Alpena	Alpena County Regional Airport
APO	SKLC		f	America/Bogota	CO	7.81	-76.72	Carepa	Antonio Roldan Betancourt Airport
APQ	SNAL		f	America/Maceio	BR	-9.78	-36.63	Arapiraca	Arapiraca Airport
APR	AYPE		c	Pacific/Port_Moresby	PG	-4.67	142.54	April River	April River Airport
APS	SWNS		f	America/Sao_Paulo	BR	-16.36	-48.93	Anapolis	Anapolis Airport
APT	KAPT		f	America/Chicago	US	35.06	-85.59	Jasper	Marion County/Brown Field
APU	SSAP		f	America/Sao_Paulo	BR	-23.61	-51.38	Apucarana	Apucarana Airport
APV	KAPV		f	America/Los_Angeles	US	34.58	-117.19	Apple Valley	Apple Valley Airport
APW	NSFA		f	Pacific/Apia	WS	-13.83	-172.01	Apia	Faleolo International Airport
APX	SSOG		f	America/Sao_Paulo	BR	-23.35	-51.49	Arapongas	Arapongas Airport
APY	SNAI		f	America/Fortaleza	BR	-9.08	-45.95	Alto Parnaiba	Alto Parnaiba Airport
APZ	SAHZ		f	America/Argentina/Salta	AR	-38.98	-70.11	Zapala	Zapala Airport
AQA	SBAQ		f	America/Sao_Paulo	BR	-21.81	-48.13	Araraquara	Araraquara Airport
AQB	MGQC		f	America/Guatemala	GT	15.01	-91.15	Santa Cruz del Quiche	Santa Cruz del Quiche Airport
AQG	ZSAQ		f	Asia/Shanghai	CN	30.58	117.05	Anqing	Anqing Airport
AQI	OEPA		f	Asia/Riyadh	SA	28.34	46.13	Qaisumah	Hafr Al Batin Airport
AQJ	OJAQ		f	Asia/Amman	JO	29.61	35.02	Aqaba	Aqaba King Hussein International Airport
AQM	SWNI		f	America/Porto_Velho	BR	-10.18	-62.83	Ariquemes	Nova Vida Airport
AQP	SPQU		f	America/Lima	PE	-16.34	-71.58	Arequipa	Rodriguez Ballon International Airport
AQY	KAQY		f	America/Anchorage	US	60.97	-149.12	Girdwood	Girdwood Airport
ARA	KARA		f	America/Chicago	US	30.04	-91.88	New Iberia	Acadiana Regional Airport
ARB	KARB		f	America/Detroit	US	42.22	-83.75	Ann Arbor	Ann Arbor Municipal Airport
ARC	PARC		f	America/Anchorage	US	68.11	-145.58	Arctic Village	Arctic Village Airport
ARD	WATM		f	Asia/Makassar	ID	-8.13	124.60	Alor Island	Mali Airport
ARE	TJAB		f	America/Puerto_Rico	US	18.45	-66.68	Arecibo	Antonio/Nery/Juarbe Pol Airport
ARG	KARG		f	America/Chicago	US	36.12	-90.93	Walnut Ridge	Walnut Ridge Regional Airport
ARH	ULAA		s	Europe/Moscow	RU	64.60	40.72	Archangelsk	Talagi Airport
ARI	SCAR		f	America/Santiago	CL	-18.35	-70.34	Arica	Chacalluta Airport
ARJ	WAJA		f	Asia/Jayapura	ID	-2.93	140.78	Arso-Papua Island	Arso Airport
ARK	HTAR		s	Africa/Dar_es_Salaam	TZ	-3.37	36.63	Arusha	Arusha Airport
ARL	DFER		f	Africa/Ouagadougou	BF	11.60	1.48	Arly	Arly Airport
ARM	YARM		f	Australia/Sydney	AU	-30.53	151.62	Armidale	Armidale Airport
ARN	ESSA	STO	s	Europe/Stockholm	SE	59.65	17.92	Stockholm	Stockholm-Arlanda Airport
ARQ	SKAT		c	America/Bogota	CO	7.03	-71.43	Arauquita	Aeropuerto Arsenio Valderrama
ARR	SAVR		f	America/Argentina/Catamarca	AR	-45.01	-70.81	Alto Rio Senguerr	D. Casimiro Szlapelis Airport
ARS	SWEC		f	America/Cuiaba	BR	-15.90	-52.10	Aragarcas	Estancia das Cascatas Airport
ART	KART		s	America/New_York	US	43.99	-76.02	Watertown	Watertown International Airport
ARU	SBAU		f	America/Sao_Paulo	BR	-21.14	-50.42	Aracatuba	Aracatuba Airport
ARV	KARV		f	America/Chicago	US	45.93	-89.73	Minocqua-Woodruff	Lakeland/Noble F Lee Memorial Field
ARW	LRAR		f	Europe/Bucharest	RO	46.18	21.26	Arad	Arad International Airport
ARX	SBAC		c	America/Fortaleza	BR	-4.56	-37.77	Aracati	Canoa Quebrada Dragão do Mar Regional Airport
ARY	YARA		f	Australia/Melbourne	AU	-37.31	142.99	Ararat	Ararat Airport
ARZ	FNZE		f	Africa/Luanda	AO	-7.26	12.86	N'zeto	N'zeto Airport
ASA	HHSB		f	Africa/Asmara	ER	13.07	42.65	Assab	Assab International Airport
ASB	UTAA		s	Asia/Ashgabat	TM	37.99	58.36	Ashgabat	Ashgabat Airport
ASC	SLAS		f	America/La_Paz	BO	-15.93	-63.16	Ascension de Guarayos	Ascencion De Guarayos Airport
ASD	MYAF		f	America/Nassau	BS	24.70	-77.80	Andros Town	Andros Town Airport
ASE	KASE		s	America/Denver	US	39.22	-106.87	Aspen	Aspen-Pitkin County/Sardy Field
ASF	URWA		f	Europe/Astrakhan	RU	46.28	48.01	Astrakhan	Astrakhan Airport
ASG	NZAS		f	Pacific/Auckland	NZ	-43.90	171.80	Ashburton	Ashburton Aerodrome
ASH	KASH		f	America/New_York	US	42.78	-71.51	Nashua	Boire Field
ASI	FHAW		f	Atlantic/St_Helena	SH	-7.97	-14.39	Ascension Island	RAF Ascension Island
ASJ	RJKA		s	Asia/Tokyo	JP	28.43	129.71	Amami	Amami Airport
ASK	DIYO		f	Africa/Abidjan	CI	6.90	-5.37	Yamoussoukro	Yamoussoukro Airport
ASL	KASL		f	America/Chicago	US	32.52	-94.31	Marshall	Harrison County Airport
ASM	HHAS		f	Africa/Asmara	ER	15.29	38.91	Asmara	Asmara International Airport
ASN	KASN		f	America/Chicago	US	33.57	-86.05	Talladega	Talladega Municipal Airport
ASO	HASO		f	Africa/Addis_Ababa	ET	10.02	34.59	Asosa	Asosa Airport
ASP	YBAS		s	Australia/Darwin	AU	-23.81	133.90	Alice Springs	Alice Springs Airport
ASQ	KTMT		f	America/Los_Angeles	US	39.47	-117.20	Austin	Austin Airport
ASR	LTAU		s	Europe/Istanbul	TR	38.77	35.50	Kayseri	Kayseri Erkilet Airport
ASS	FACC		f	Africa/Johannesburg	ZA	-24.74	31.52	Arathusa	Arathusa Safari Lodge Airport
AST	KAST		f	America/Los_Angeles	US	46.16	-123.88	Astoria	Astoria Regional Airport
ASU	SGAS		s	America/Asuncion	PY	-25.24	-57.52	Asuncion	Silvio Pettirossi International Airport
ASV	HKAM		f	Africa/Nairobi	KE	-2.65	37.25	Amboseli National Park	Amboseli Airport
ASW	HESN		s	Africa/Cairo	EG	23.96	32.82	Aswan	Aswan International Airport
ASX	KASX		f	America/Chicago	US	46.55	-90.92	Ashland	John F Kennedy Memorial Airport
ASY	KASY		f	America/Chicago	US	46.02	-99.35	Ashley	Ashley Municipal Airport
ATA	SPHZ		f	America/Lima	PE	-9.35	-77.60	Anta	Comandante FAP German Arias Graziani Airport
ATB	HSAT		f	Africa/Khartoum	SD	17.71	34.06	Atbara	Atbara Airport
ATC	MYCA		f	America/Nassau	BS	24.63	-75.67	Arthur's Town	Arthur's Town Airport
ATD	AGAT		f	Pacific/Guadalcanal	SB	-8.87	161.01	Atoifi	Uru Harbour Airport
ATE	K80F		f	America/Chicago	US	34.19	-95.65	Antlers	Antlers Municipal Airport
ATF	SEAM		f	America/Guayaquil	EC	-1.21	-78.57	Ambato	Chachoan Airport
ATG	OPMS		c	Asia/Karachi	PK	33.87	72.40	Attock	Minhas Airbase
ATH	LGAV		s	Europe/Athens	GR	37.94	23.94	Athens	Eleftherios Venizelos International Airport
ATI	SUAG		f	America/Montevideo	UY	-30.40	-56.51	Artigas	Artigas International Airport
ATJ	FMME		f	Indian/Antananarivo	MG	-19.84	47.06	Antsirabe	Antsirabe Airport
ATK	PATQ		s	America/Anchorage	US	70.47	-157.44	Atqasuk	Atqasuk Edward Burnell Sr Memorial Airport
ATL	KATL		s	America/New_York	US	33.64	-84.43	Atlanta	Hartsfield/Jackson Atlanta International Airport
ATM	SBHT		f	America/Santarem	BR	-3.25	-52.25	Altamira	Altamira Airport
ATN	AYNX		c	Pacific/Port_Moresby	PG	-3.67	152.44	Namatanai	Namatanai Airport
ATO	KUNI		f	America/New_York	US	39.21	-82.23	Athens	Ohio University Airport
ATP	AYAI		f	Pacific/Port_Moresby	PG	-3.14	142.35	Aitape	Aitape Airport
ATQ	VIAR		s	Asia/Kolkata	IN	31.71	74.80	Amritsar	Sri Guru Ram Dass Jee International Airport Amritsar
ATR	GQPA		f	Africa/Nouakchott	MR	20.51	-13.04	Atar	Atar International Airport
ATS	KATS		f	America/Denver	US	32.85	-104.47	Artesia	Artesia Municipal Airport
ATT	PAAB		s	America/Nome	US	60.87	-162.27	Atmautluak	Atmautluak Airport
ATU	PAAT		f	America/Adak	US	52.83	173.18	Attu	Casco Cove Cgs Airport
ATV	FTTI		f	Africa/Ndjamena	TD	13.24	18.31	Ati	Ati Airport
ATW	KATW		s	America/Chicago	US	44.26	-88.52	Appleton	Appleton International Airport
ATY	KATY		f	America/Chicago	US	44.91	-97.15	Watertown	Watertown Regional Airport
ATZ	HEAT		f	Africa/Cairo	EG	27.05	31.01	Assiut	Assiut International Airport
AUA	TNCA		s	America/Aruba	AW	12.50	-70.02	Oranjestad	Queen Beatrix International Airport
AUB			c	America/Cuiaba	BR	-11.07	-55.28	Itaúba	Itauba Airport
AUC	SKUC		f	America/Bogota	CO	7.07	-70.74	Arauca	Santiago Perez Airport
AUD	YAGD		f	Australia/Brisbane	AU	-18.52	139.88	Augustus Downs	Augustus Downs Airport
AUF	LFLA		f	Europe/Paris	FR	47.85	3.50	Auxerre	Auxerre-Branches Airport
AUG	KAUG		f	America/New_York	US	44.32	-69.80	Augusta	Augusta State Airport
AUH	OMAA		s	Asia/Dubai	AE	24.43	54.65	Abu Dhabi	Abu Dhabi International Airport
AUI	AYND		c	Pacific/Port_Moresby	PG	-1.46	143.07	Aua Island	Aua Island Airport
AUJ	AYAT		f	Pacific/Port_Moresby	PG	-4.22	142.82	Ambunti	Ambunti Airport
AUK	PAUK		s	America/Anchorage	US	62.68	-164.72	Alakanuk	Alakanuk Airport
AUM	KAUM		f	America/Chicago	US	43.66	-92.93	Austin	Austin Municipal Airport
AUN	KAUN		f	America/Los_Angeles	US	38.95	-121.08	Auburn	Auburn Municipal Airport
AUO	KAUO		s	America/Chicago	US	32.62	-85.43	Auburn	Auburn University Regional Airport
AUP	AYAG		c	Pacific/Port_Moresby	PG	-9.93	149.39	Agaun	Agaun Airport
AUQ	NTMN		s	Pacific/Marquesas	PF	-9.77	-139.01	Hiva Oa-Atuona	Hiva Oa-Atuona Airport
AUR	LFLW		f	Europe/Paris	FR	44.89	2.42	Aurillac	Aurillac Airport
AUS	KAUS		s	America/Chicago	US	30.19	-97.67	Austin	Austin-Bergstrom International Airport
AUT	WPAT		f	Asia/Dili	TL	-8.21	125.62	Atauro	Atauro Airport
AUU	YAUR		f	Australia/Brisbane	AU	-13.35	141.72	Aurukun	Aurukun Airport
AUV	AYUM		c	Pacific/Port_Moresby	PG	-5.73	148.45	Aumo	Aumo Airport
AUW	KAUW		f	America/Chicago	US	44.93	-89.63	Wausau	Wausau Downtown Airport
AUX	SWGN		f	America/Fortaleza	BR	-7.23	-48.24	Araguaina	Araguaina Airport
AUY	NVVA		f	Pacific/Efate	VU	-20.25	169.77	Anelghowhat	Anelghowhat Airport
AUZ	KARR		f	America/Chicago	US	41.77	-88.48	Chicago	Aurora Municipal Airport
AVA	ZUAS		f	Asia/Shanghai	CN	26.26	105.87	Anshun	Anshun Huangguoshu Airport
AVB	LIPA		f	Europe/Rome	IT	46.03	12.60	Aviano	Aviano Air Base
AVG	YAUV		f	Australia/Darwin	AU	-15.70	130.00	Auvergne	Auvergne Airport
AVI	MUCA		f	America/Havana	CU	22.03	-78.79	Ciego de Avila	Maximo Gomez Airport
AVK	ZMAH		f	Asia/Ulaanbaatar	MN	46.25	102.80	Arvaikheer	Arvaikheer Airport
AVL	KAVL		s	America/New_York	US	35.44	-82.54	Asheville	Asheville Regional Airport
AVN	LFMV		f	Europe/Paris	FR	43.91	4.90	Avignon	Avignon-Caumont Airport
AVO	KAVO		f	America/New_York	US	27.59	-81.53	Avon Park	Avon Park Executive Airport
AVP	KAVP		s	America/New_York	US	41.34	-75.72	Wilkes-Barre	Wilkes-Barre/Scranton International Airport
AVR	VAAM		c	Asia/Kolkata	IN	20.81	77.72	Amravati	Amravati Airport
AVU	AGGJ		f	Pacific/Guadalcanal	SB	-9.87	160.41	Avu Avu	Avu Avu Airport
AVV	YMAV	MEL	s	Australia/Melbourne	AU	-38.04	144.47	Melbourne	Avalon Airport
AVW	KAVQ	TUS	f	America/Phoenix	US	32.41	-111.22	Marana	Marana Regional Airport
AVX	KAVX		f	America/Los_Angeles	US	33.40	-118.42	Avalon	Catalina Airport
AWA	HALA		f	Africa/Addis_Ababa	ET	7.07	38.50	Awassa	Awassa Airport
AWB	AYAW		f	Pacific/Port_Moresby	PG	-8.01	142.75	Awaba	Awaba Airport
AWD	NVVB		f	Pacific/Efate	VU	-19.24	169.60	Aniwa	Aniwa Airport
AWH			c	Africa/Addis_Ababa	ET	8.27	44.18	Awareh	Awareh Airport
AWK	PWAK		f	Pacific/Wake	UM	19.28	166.64	Wake Island	Wake Island Airfield
AWM	KAWM		f	America/Chicago	US	35.14	-90.23	West Memphis	West Memphis Municipal Airport
AWN	YADS		f	Australia/Adelaide	AU	-26.53	139.27	Alton Downs	Alton Downs Airport
AWP	YAUS		f	Australia/Darwin	AU	-20.50	137.75	Austral Downs	Austral Downs Airport
AWZ	OIAW		s	Asia/Tehran	IR	31.34	48.76	Ahwaz	Ahwaz Airport
AXA	TQPF		f	America/Anguilla	AI	18.20	-63.06	The Valley	Wallblake Airport
AXB	89NY		f	America/New_York	US	44.32	-75.90	Alexandria Bay	Maxson Airfield
AXC	YAMC		f	Australia/Brisbane	AU	-22.97	145.24	Aramac	Aramac Airport
AXD	LGAL		f	Europe/Athens	GR	40.86	25.96	Alexandroupolis	Dimokritos Airport
AXE	SSXX		f	America/Sao_Paulo	BR	-26.88	-52.37	Xanxere	Xanxere Airport
AXF	ZBAL		s	Asia/Shanghai	CN	38.75	105.59	Bayanhot	Alxa Left Banner Bayanhot Airport
AXG	KAXA		f	America/Chicago	US	43.08	-94.27	Algona	Algona Municipal Airport
AXJ	RJDA		f	Asia/Tokyo	JP	32.48	130.16	Amakusa	Amakusa Airport
AXK	OYAT		f	Asia/Aden	YE	14.55	46.83	Ataq	Ataq Airport
AXL	YALX		f	Australia/Darwin	AU	-19.06	136.71	Alexandria Homestead	Alexandria Homestead Airport
AXM	SKAR		f	America/Bogota	CO	4.45	-75.77	Armenia	El Eden Airport
AXN	KAXN		f	America/Chicago	US	45.87	-95.39	Alexandria	Alexandria Regional/Chandler Field
AXP	MYAP		f	America/Nassau	BS	22.44	-73.97	Spring Point	Spring Point Airport
AXR	NTGU		s	Pacific/Tahiti	PF	-15.25	-146.62	Arutua	Arutua Airport
AXS	KAXS	LTS	f	America/Chicago	US	34.70	-99.34	Altus	Altus/Quartz Mountain Regional Airport
AXT	RJSK		s	Asia/Tokyo	JP	39.62	140.22	Akita	Akita Airport
AXU	HAAX		f	Africa/Addis_Ababa	ET	14.15	38.77	Axum	Axum Airport
AXV	KAXV		f	America/New_York	US	40.49	-84.30	Wapakoneta	Neil Armstrong Airport
AXX	KAXX		f	America/Denver	US	36.42	-105.29	Angel Fire	Angel Fire Airport
AYG	SKYA		f	America/Bogota	CO	1.54	-73.93	San Vicente del Caguan	Yaguara Airport
AYH	EGWZ		c	Europe/London	GB	52.37	-0.22	Alconbury	Alconbury Royal Air Force Base
AYJ	VEAY		s	Asia/Kolkata	IN	26.75	82.15	Ayodhya	Maharishi Valmiki International Airport
AYK	UAUR		c	Asia/Qostanay	KZ	50.32	66.95	Arkalyk	Arkalyk North Airport
AYL	YANL		f	Australia/Darwin	AU	-18.02	135.54	Anthony Lagoon	Anthony Lagoon Airport
AYM	_AYM	AUH	f	Asia/Dubai	AE	24.47	54.61	Yas Island	Yas Island Seaplane Base
AYN	ZHAY		f	Asia/Shanghai	CN	36.13	114.34	Anyang	Anyang Airport
AYO	SGAY		f	America/Asuncion	PY	-27.37	-56.85	Ayolas	Juan De Ayolas Airport
AYP	SPHO		f	America/Lima	PE	-13.15	-74.20	Ayacucho	Coronel FAP Alfredo Mendivil Duarte Airport
AYQ	YAYE		f	Australia/Darwin	AU	-25.19	130.98	Ayers Rock	Ayers Rock Connellan Airport
AYR	YAYR		f	Australia/Brisbane	AU	-19.58	147.33	Ayr	Ayr Airport
AYS	KAYS		f	America/New_York	US	31.25	-82.40	Waycross	Waycross-Ware County Airport
AYT	LTAI		s	Europe/Istanbul	TR	36.90	30.80	Antalya	Antalya International Airport
AYU	AYAY		f	Pacific/Port_Moresby	PG	-6.34	145.90	Aiyura Valley	Aiyura Airport
AYW	WASA		c	Asia/Jayapura	ID	-1.20	132.50	Ayawasi	Ayawasi Airport
AYX	SPAY		s	America/Lima	PE	-10.73	-73.77	Atalaya	Teniente General Gerardo Perez Pinedo Airport
AZA	KIWA	PHX	s	America/Phoenix	US	33.31	-111.66	Phoenix	Mesa Gateway Airport
AZD	OIYY		s	Asia/Tehran	IR	31.90	54.28	Yazd	Shahid Sadooghi Airport
AZG	MMAG		c	America/Mexico_City	MX	19.09	-102.40	Apatzingán	Pablo L. Sidar Airport
AZH	VEAH		s	Asia/Kolkata	IN	26.15	83.12	Azamgarh	Azamgarh Airport
AZI	OMAD	AUH	f	Asia/Dubai	AE	24.43	54.46	Abu Dhabi	Al Bateen Executive Airport
AZL	SWTU		f	America/Cuiaba	BR	-13.47	-58.87	Sapezal	Fazenda Tucunare Airport
AZN	UZKA		f	Asia/Tashkent	UZ	40.73	72.29	Andizhan	Andizhan Airport
AZO	KAZO		s	America/Detroit	US	42.23	-85.55	Kalamazoo	Kalamazoo/Battle Creek International Airport
AZP	MMJC	MEX	f	America/Mexico_City	MX	19.57	-99.29	Atizapan de Zaragoza	Atizapan De Zaragoza Airport
AZR	DAUA		f	Africa/Algiers	DZ	27.84	-0.19	Touat Cheikh Sidi Mohamed Belkebir	Touat Cheikh Sidi Mohamed Belkebir Airport
AZS	MDCY		f	America/Santo_Domingo	DO	19.27	-69.74	Samana	Samana El Catey International Airport
AZZ	FNAM		f	Africa/Luanda	AO	-7.86	13.12	Ambriz	Ambriz Airport
BAA	AYBL		f	Pacific/Port_Moresby	PG	-5.33	151.01	Bialla	Bialla Airport
BAB	KBAB	MYV	f	America/Los_Angeles	US	39.14	-121.44	Marysville	Beale Afb Airport
BAD	KBAD	SHV	f	America/Chicago	US	32.50	-93.66	Bossier City	Barksdale Afb Airport
BAE	LFMR		f	Europe/Paris	FR	44.39	6.61	Le Castellet	Barcelonnette - Saint-Pons Airport
BAF	KBAF	SFY	f	America/New_York	US	42.16	-72.72	Westfield	Westfield-Barnes Regional Airport
BAG	RPUB		f	Asia/Manila	PH	16.38	120.62	Baguio City	Loakan Airport
BAH	OBBI		s	Asia/Bahrain	BH	26.27	50.63	Manama	Bahrain International Airport
BAI	MRBA		f	America/Costa_Rica	CR	9.16	-83.33	Punta Arenas	Buenos Aires Airport
BAL	LTCJ		f	Europe/Istanbul	TR	37.93	41.12	Batman	Batman Airport
BAM	KBAM		f	America/Los_Angeles	US	40.60	-116.87	Battle Mountain	Battle Mountain Airport
BAN	FZVR		f	Africa/Lubumbashi	CD	-4.32	20.43	Basongo	Basongo Airport
BAO	VTED		f	Asia/Bangkok	TH	17.38	102.80	Ban Mak Khaen	Udorn Air Base
BAQ	SKBQ		s	America/Bogota	CO	10.89	-74.78	Barranquilla	Ernesto Cortissoz International Airport
BAR	ZJQH		f	Asia/Shanghai	CN	19.14	110.46	Qionghai	Qionghai Boao Airport
BAS	AGGE		f	Pacific/Guadalcanal	SB	-6.99	155.89	Ballalae	Ballalae Airport
BAT	SBBT		f	America/Sao_Paulo	BR	-20.58	-48.59	Barretos	Chafei Amsei Airport
BAU	SBBU		f	America/Sao_Paulo	BR	-22.34	-49.05	Bauru	Bauru Airport
BAV	ZBOW		s	Asia/Shanghai	CN	40.56	110.00	Baotou	Baotou Airport
BAX	UNBB		s	Asia/Barnaul	RU	53.36	83.54	Barnaul	Barnaul Airport
BAY	LRBM		f	Europe/Bucharest	RO	47.66	23.47	Baia Mare	Tautii Magheraus Airport
BAZ	SWBC		f	America/Boa_Vista	BR	-0.98	-62.92	Barcelos	Barcelos Airport
BBA	SCBA		f	America/Santiago	CL	-45.92	-71.69	Balmaceda	Balmaceda Airport
BBB	KBBB		f	America/Chicago	US	45.33	-95.65	Benson	Benson Municipal Airport
BBC	KBYY		f	America/Chicago	US	28.97	-95.86	Bay City	Bay City Regional Airport
BBD	KBBD		f	America/Chicago	US	31.18	-99.32	Brady	Curtis Field
BBE		CUY	c	Australia/Perth	AU	-27.35	117.67	Cue	Big Bell
BBG	NGTU		s	Pacific/Tarawa	KI	3.09	172.81	Butaritari Atoll	Butaritari Atoll Airport
BBH	EDBH		f	Europe/Berlin	DE	54.34	12.70	Barth	Barth Airport
BBI	VEBS		s	Asia/Kolkata	IN	20.24	85.82	Bhubaneswar	Biju Patnaik Airport
BBJ	EDRB		f	Europe/Berlin	DE	49.95	6.57	Bitburg	Bitburg Airport
BBK	FBKE		f	Africa/Gaborone	BW	-17.83	25.16	Kasane	Kasane Airport
BBL	YLLE		s	Australia/Brisbane	AU	-27.41	141.81	Ballera	Ballera Airport
BBM	VDBG		f	Asia/Phnom_Penh	KH	13.10	103.22	Battambang	Battambang Airport
BBN	WBGZ		s	Asia/Kuala_Lumpur	MY	3.73	115.48	Bario	Bario Airport
BBO	HCMI		f	Africa/Mogadishu	SO	10.39	44.94	Berbera	Berbera Airport
BBP	EGHJ		f	Europe/London	GB	50.68	-1.11	Bembridge	Bembridge Airport
BBQ	TAPH		c	America/Antigua	AG	17.64	-61.83	Barbuda Island	Barbuda Codrington Airport
BBR	TFFB		f	America/Guadeloupe	GP	16.01	-61.74	Basse Terre	Baillif Airport
BBS	EGLK		f	Europe/London	GB	51.32	-0.85	Yateley	Blackbushe Airport
BBT	FEFT		f	Africa/Bangui	CF	4.22	15.79	Berberati	Berberati Airport
BBU	LRBS	BUH	f	Europe/Bucharest	RO	44.50	26.10	Bucharest	Baneasa International Airport
BBV	DIGN		f	Africa/Abidjan	CI	4.64	-6.92	Grand-Bereby	Nero-Mer Airport
BBW	KBBW		f	America/Chicago	US	41.44	-99.64	Broken Bow	Broken Bow Municipal/Keith Glaze Field
BBX	KLOM	PHL	s	America/New_York	US	40.14	-75.27	Philadelphia	Wings Field
BBY	FEFM		f	Africa/Bangui	CF	5.85	20.65	Bambari	Bambari Airport
BBZ	FLZB		f	Africa/Lusaka	ZM	-13.54	23.11	Zambezi	Zambezi Airport
BCA	MUBA		f	America/Havana	CU	20.37	-74.51	Baracoa	Gustavo Rizo Airport
BCB	KBCB		f	America/New_York	US	37.21	-80.41	Blacksburg	Virginia Tech/Montgomery Executive Airport
BCC	KZ48		f	America/Anchorage	US	63.57	-156.14	Bear Creek	Bear Creek 3 Airport
BCD	RPVB		f	Asia/Manila	PH	10.78	123.02	Bacolod City	Bacolod-Silay City International Airport
BCE	KBCE		f	America/Denver	US	37.71	-112.15	Bryce Canyon	Bryce Canyon Airport
BCF	FEGU		f	Africa/Bangui	CF	6.52	18.27	Bouca	Bouca Airport
BCG	SYBE		f	America/Guyana	GY	7.70	-59.17	Bemichi	Bemichi Airport
BCH	WPEC		f	Asia/Dili	TL	-8.49	126.40	Baucau	Cakung Airport
BCI	YBAR		f	Australia/Brisbane	AU	-23.57	145.31	Barcaldine	Barcaldine Airport
BCK	YBWR		c	Australia/Brisbane	AU	-17.40	144.20	Bolwarra	Bolwarra Airport
BCL	MRBC		f	America/Costa_Rica	CR	10.77	-83.59	Pococi	Barra del Colorado Airport
BCM	LRBC		f	Europe/Bucharest	RO	46.52	26.91	Bacau	Bacau Airport
BCN	LEBL		s	Europe/Madrid	ES	41.30	2.08	Barcelona	Barcelona International Airport
BCO	HABC		f	Africa/Addis_Ababa	ET	5.78	36.56	Baco	Baco Airport
BCR	SWNK		f	America/Manaus	BR	-8.83	-67.31	Boca do Acre	Novo Campo Airport
BCS	65LA		f	America/Chicago	US	29.87	-90.02	Belle Chasse	Southern Seaplane Airport
BCT	KBCT		s	America/New_York	US	26.38	-80.11	Boca Raton	Boca Raton Airport
BCU	DNBA		c	Africa/Lagos	NG	10.32	9.83	Bauchi	Bauchi Airport
BCX	UWUB		f	Asia/Yekaterinburg	RU	53.94	58.34	Beloretsk	Beloretsk Airport
BDA	TXKF		f	Atlantic/Bermuda	BM	32.36	-64.68	Hamilton	L.F. Wade International International Airport
BDB	YBUD		s	Australia/Brisbane	AU	-24.90	152.32	Bundaberg	Bundaberg Airport
BDC	SNBC		f	America/Fortaleza	BR	-5.50	-45.22	Barra do Corda	Barra do Corda Airport
BDD	YBAU		s	Australia/Brisbane	AU	-10.15	142.17	Badu Island	Badu Island Airport
BDE	KBDE		f	America/Chicago	US	48.73	-94.61	Baudette	Baudette International Airport
BDF	3IS8		f	America/Chicago	US	41.23	-89.62	Bradford	Rinkenberger Airport
BDG	KBDG		f	America/Denver	US	37.58	-109.48	Blanding	Blanding Municipal Airport
BDH	OIBL		f	Asia/Tehran	IR	26.53	54.82	Bandar Lengeh	Bandar Lengeh Airport
BDI	FSSB		f	Indian/Mahe	SC	-3.72	55.21	Bird Island	Bird Island Airport
BDJ	WAOO		s	Asia/Makassar	ID	-3.44	114.76	Banjarmasin	Syamsudin Noor Airport
BDK	DIBU		f	Africa/Abidjan	CI	8.02	-2.76	Bondoukou	Soko Airport
BDL	KBDL	HFD	s	America/New_York	US	41.94	-72.68	Windsor Locks	Bradley International Airport
BDM	LTBG		f	Europe/Istanbul	TR	40.32	27.98	Bandirma	Bandirma Airport
BDN	OPTH		f	Asia/Karachi	PK	24.84	68.84	Badin	Talhar Airport
BDO	WICC		s	Asia/Jakarta	ID	-6.90	107.58	Bandung	Husein Sastranegara International Airport
BDP	VNCG		f	Asia/Kathmandu	NP	26.57	88.08	Bhadrapur	Bhadrapur Airport
BDQ	VABO		s	Asia/Kolkata	IN	22.34	73.23	Vadodara	Vadodara Airport
BDR	KBDR		s	America/New_York	US	41.16	-73.13	Bridgeport	Bridgeport/Sikorsky Airport
BDS	LIBR		s	Europe/Rome	IT	40.66	17.95	Brindisi	Brindisi / Casale Airport
BDT	FZFD		f	Africa/Kinshasa	CD	4.25	20.98	Gbadolite	Gbadolite Airport
BDU	ENDU		f	Europe/Oslo	NO	69.06	18.54	Malselv	Bardufoss Airport
BDV	FZRB		f	Africa/Lubumbashi	CD	-7.07	29.78	Moba	Moba Airport
BDW	YBDF		f	Australia/Perth	AU	-17.29	127.46	Bedford Downs	Bedford Downs Airport
BDX	K00F		f	America/Denver	US	45.47	-105.46	Broadus	Broadus Airport
BDY	KS05		s	America/Los_Angeles	US	43.09	-124.41	Bandon	Bandon State Airport
BDZ	AYBG		f	Pacific/Port_Moresby	PG	-6.35	146.94	Baindoung	Baindoung Airport
BEB	EGPL		f	Europe/London	GB	57.48	-7.36	Balivanich	Benbecula Airport
BEC	KBEC	ICT	f	America/Chicago	US	37.69	-97.21	Wichita	Beech Factory Airport
BED	KBED		s	America/New_York	US	42.47	-71.29	Bedford	Laurence G Hanscom Field
BEE	YBGB		c	Australia/Perth	AU	-17.02	122.65	Beagle Bay	Beagle Bay Airport
BEF	MNBL		f	America/Managua	NI	11.99	-83.77	Bluefileds	Bluefields Airport
BEG	LYBE		s	Europe/Belgrade	RS	44.82	20.31	Belgrade	Belgrade Nikola Tesla Airport
BEH	KBEH		f	America/Detroit	US	42.13	-86.42	Benton Harbor	Southwest Michigan Regional Airport
BEI	HABE		f	Africa/Addis_Ababa	ET	9.39	34.52	Beica	Beica Airport
BEJ	WALK		s	Asia/Makassar	ID	2.16	117.43	Tanjung Redep	Barau(Kalimaru) Airport
BEK	VIBY		f	Asia/Kolkata	IN	28.42	79.45	Bareilly Air Force Station	Bareilly Air Force Station
BEL	SBBE		s	America/Belem	BR	-1.38	-48.48	Belem	Val de Cans/Julio Cezar Ribeiro International Airport
BEM	GMMD		s	Africa/Casablanca	MA	32.40	-6.33	Beni Mellal	Beni Mellal Airport
BEN	HLLB		s	Africa/Tripoli	LY	32.10	20.27	Benghazi	Benina International Airport
BEO	YPEC	NTL	f	Australia/Sydney	AU	-33.07	151.65	Aeropelican	Aeropelican Airport
BEP	VOBI		f	Asia/Kolkata	IN	15.16	76.88	Bellary	Bellary Airport
BEQ	EGXH		f	Europe/London	GB	52.34	0.77	Thetford	RAF Honington
BER	EDDB		s	Europe/Berlin	DE	52.36	13.50	Berlin	Berlin Brandenburg Airport
BES	LFRB		s	Europe/Paris	FR	48.45	-4.42	Brest	Brest Bretagne Airport
BET	PABE		s	America/Anchorage	US	60.78	-161.84	Bethel	Bethel Airport
BEU	YBIE		s	Australia/Brisbane	AU	-24.35	139.46	Bedourie	Bedourie Airport
BEV	LLBS		f	Asia/Jerusalem	IL	31.29	34.72	Beersheva	Be'er Sheva (Teyman) Airport
BEW	FQBR		s	Africa/Maputo	MZ	-19.80	34.91	Beira	Beira Airport
BEX	EGUB		f	Europe/London	GB	51.62	-1.10	Benson	RAF Benson
BEY	OLBA		s	Asia/Beirut	LB	33.82	35.49	Beirut	Beirut Rafic Hariri International Airport
BEZ	NGBR		f	Pacific/Tarawa	KI	-1.35	176.01	Beru	Beru Airport
BFA	SGBN		f	America/Asuncion	PY	-20.22	-58.18	Bahia Negra	Bahia Negra Airport
BFC	YBMD		c	Australia/Brisbane	AU	-15.90	145.30	Bloomfield	Bloomfield Airport
BFD	KBFD		f	America/New_York	US	41.80	-78.64	Bradford	Bradford Regional Airport
BFE	EDLI		f	Europe/Berlin	DE	51.96	8.54	Bielefeld	Bielefeld Airport
BFF	KBFF		f	America/Denver	US	41.87	-103.60	Scottsbluff	Scottsbluff/Western Nebraska Regional/Wm B Heilig Field
BFG	KU07		f	America/Denver	US	37.55	-110.71	Glen Canyon Natl Rec Area	Bullfrog Basin Airport
BFH	SBBI	CWB	f	America/Sao_Paulo	BR	-25.41	-49.23	Curitiba	Bacacheri Airport
BFI	KBFI	SEA	s	America/Los_Angeles	US	47.53	-122.30	Seattle	Boeing Field/King County International Airport
BFJ	ZUBJ		s	Asia/Shanghai	CN	27.27	105.47	Bijie	Bijie Airport
BFK	KBKF	DEN	f	America/Denver	US	39.70	-104.75	Aurora	Buckley Space Force Base Airport
BFL	KBFL		s	America/Los_Angeles	US	35.43	-119.06	Bakersfield	Meadows Field
BFM	KBFM	MOB	f	America/Chicago	US	30.63	-88.07	Mobile	Mobile International Airport
BFN	FABL		f	Africa/Johannesburg	ZA	-29.09	26.30	Bloemfontain	J B M Hertzog International Airport
BFO	FVCZ		f	Africa/Harare	ZW	-21.01	31.58	Chiredzi	Buffalo Range Airport
BFP	KBVI		f	America/New_York	US	40.77	-80.39	Beaver Falls	Beaver County Airport
BFR	KBFR		f	America/Indiana/Indianapolis	US	38.84	-86.45	Bedford	Virgil I Grissom Municipal Airport
BFS	EGAA		s	Europe/London	GB	54.66	-6.22	Belfast	Belfast International Airport
BFT	KARW		f	America/New_York	US	32.41	-80.63	Beaufort	Beaufort Executive Airport
BFU	ZSBB		f	Asia/Shanghai	CN	32.85	117.32	Bengbu	Bengbu Airport
BFV	VTUO		f	Asia/Bangkok	TH	15.23	103.25	Buri Ram	Buri Ram Airport
BFW	DAOS		f	Africa/Algiers	DZ	35.17	-0.59	Sidi Bel Abbes	Sidi Bel Abbes Airport
BFX	FKKU		f	Africa/Douala	CM	5.54	10.35	Bafoussam	Bafoussam Airport
BFY	_BFY	BFU	s	Asia/Shanghai	CN	33.17	117.06	Bengbu	Bengbu Tenghu Airport
BGA	SKBG		s	America/Bogota	CO	7.13	-73.18	Bucaramanga	Palonegro Airport
BGB	FOGB		f	Africa/Libreville	GA	-0.10	11.95	Booue	Booue Airport
BGC	LPBG		f	Europe/Lisbon	PT	41.86	-6.71	Bragança	Braganca Airport
BGD	KBGD		f	America/Chicago	US	35.70	-101.39	Borger	Hutchinson County Airport
BGE	KBGE		f	America/New_York	US	30.97	-84.64	Bainbridge	Decatur County Industrial Air Park
BGF	FEFF		f	Africa/Bangui	CF	4.40	18.52	Bangui	Bangui M'Poko International Airport
BGG	LTCU		f	Europe/Istanbul	TR	38.86	40.59	Bingöl	Bingöl Airport
BGH	GQNE		f	Africa/Nouakchott	MR	16.63	-14.20	Boghe	Abbaye Airport
BGI	TBPB		s	America/Barbados	BB	13.07	-59.49	Bridgetown	Sir Grantley Adams International Airport
BGJ	BIBF		f	Atlantic/Reykjavik	IS	65.52	-13.80	Borgarfjordur eystri	Borgarfjordur eystri Airport
BGK	MZBG		f	America/Belize	BZ	16.52	-88.41	Big Creek	Big Creek Airport
BGL	VNBL		c	Asia/Kathmandu	NP	28.22	83.67	Baglung	Baglung Airport
BGM	KBGM		s	America/New_York	US	42.21	-75.98	Binghamton	Greater Binghamton/Edwin A Link Field
BGN	UESG		f	Asia/Magadan	RU	68.56	146.23	Belaya Gora	Belaya Gora Airport
BGO	ENBR		s	Europe/Oslo	NO	60.29	5.22	Bergen	Bergen Airport Flesland
BGQ	PAGQ		f	America/Anchorage	US	61.53	-149.81	Big Lake	Big Lake Airport
BGR	KBGR		s	America/New_York	US	44.81	-68.83	Bangor	Bangor International Airport
BGS	UNKB		c	Asia/Krasnoyarsk	RU	58.38	97.47	Boguchany	Boguchany Airport
BGT	KE51		f	America/Phoenix	US	34.59	-113.17	Bagdad	Bagdad Airport
BGU	FEFG		f	Africa/Bangui	CF	4.79	22.78	Bangassou	Bangassou Airport
BGV	SSBG		f	America/Sao_Paulo	BR	-29.15	-51.54	Bento Goncalves	Aeroclube de Bento Goncalves Airport
BGW	ORBI		s	Asia/Baghdad	IQ	33.26	44.23	Baghdad	Baghdad International Airport
BGX	SBBG		f	America/Sao_Paulo	BR	-31.39	-54.11	Bage	Comandante Gustavo Kraemer Airport
BGY	LIME	MIL	s	Europe/Rome	IT	45.67	9.70	Bergamo	Bergamo / Orio Al Serio Airport
BGZ	LPBR		c	Europe/Lisbon	PT	41.58	-8.45	Braga	Braga Airport
BHA	SESV		f	America/Guayaquil	EC	-0.61	-80.40	Bahia de Caraquez	Los Perales Airport
BHB	KBHB		s	America/New_York	US	44.45	-68.36	Bar Harbor	Hancock County/Bar Harbor Airport
BHD	EGAC	BFS	s	Europe/London	GB	54.62	-5.87	Belfast	George Best Belfast City Airport
BHE	NZWB		s	Pacific/Auckland	NZ	-41.52	173.87	Blenheim	Woodbourne Airport
BHF	SKCP		f	America/Bogota	CO	6.69	-77.48	Bahia Solano	Cupica Airport
BHG	MHBL		c	America/Tegucigalpa	HN	15.83	-84.83	Brus Laguna	Brewers Lagoon Airport
BHH	OEBH		s	Asia/Riyadh	SA	19.98	42.62	Bisha	Bisha Airport
BHI	SAZB		s	America/Argentina/Buenos_Aires	AR	-38.73	-62.17	Bahia Blanca	Comandante Espora Airport
BHJ	VABJ		f	Asia/Kolkata	IN	23.29	69.67	Bhuj	Bhuj Airport
BHK	UZSB		f	Asia/Samarkand	UZ	39.77	64.48	Bukhara	Bukhara Airport
BHM	KBHM		s	America/Chicago	US	33.56	-86.75	Birmingham	Birmingham-Shuttlesworth International Airport
BHN	OYBN		c	Asia/Aden	YE	14.78	45.72	Bayḩān	Beihan Airport
BHO	VABP		s	Asia/Kolkata	IN	23.29	77.34	Bhopal	Bhopal Airport
BHP	VNBJ		f	Asia/Kathmandu	NP	27.15	87.05	Bhojpur	Bhojpur Airport
BHQ	YBHI		s	Australia/Adelaide	AU	-32.00	141.47	Broken Hill	Broken Hill Airport
BHR	VNBP		s	Asia/Kathmandu	NP	27.68	84.43	Bharatpur	Bharatpur Airport
BHS	YBTH		f	Australia/Sydney	AU	-33.41	149.65	Bathurst	Bathurst Airport
BHU	VABV		f	Asia/Kolkata	IN	21.75	72.19	Bhavnagar	Bhavnagar Airport
BHV	OPBW		f	Asia/Karachi	PK	29.35	71.72	Bahawalpur	Bahawalpur Airport
BHW	OPBG	SGI	f	Asia/Karachi	PK	32.06	72.95	Bhagatanwala	Bhagatanwala Airport
BHX	EGBB		s	Europe/London	GB	52.45	-1.75	Birmingham	Birmingham International Airport
BHY	ZGBH		s	Asia/Shanghai	CN	21.54	109.29	Beihai	Beihai Airport
BIA	LFKB		s	Europe/Paris	FR	42.55	9.48	Bastia	Bastia-Poretta Airport
BIB	HCMB		f	Africa/Mogadishu	SO	3.10	43.63	Baidoa	Baidoa Airport
BIC	LFEA		c	Europe/Paris	FR	47.33	-3.20	Belle-Île	Aérodrome de Belle-Île
BID	KBID		s	America/New_York	US	41.17	-71.58	Block Island	Block Island State Airport
BIE	KBIE		f	America/Chicago	US	40.30	-96.75	Beatrice	Beatrice Municipal Airport
BIF	KBIF	ELP	f	America/Denver	US	31.85	-106.38	Fort Bliss	Biggs Army Air Field (Fort Bliss) Airport
BIG	PABI	DJN	f	America/Anchorage	US	64.00	-145.72	Delta Junction Ft Greely	Allen Army Air Field
BIH	KBIH		f	America/Los_Angeles	US	37.37	-118.36	Bishop	Bishop Airport
BIK	WABB		s	Asia/Jayapura	ID	-1.19	136.11	Biak-Supiori Island	Frans Kaisiepo Airport
BIL	KBIL		s	America/Denver	US	45.81	-108.54	Billings	Billings Logan International Airport
BIM	MYBS		f	America/Nassau	BS	25.70	-79.26	South Bimini	South Bimini Airport
BIN	OABN		f	Asia/Kabul	AF	34.82	67.82	Bamiyan	Bamiyan Airport
BIO	LEBB		s	Europe/Madrid	ES	43.30	-2.91	Bilbao	Bilbao Airport
BIP	YBWM		f	Australia/Brisbane	AU	-16.88	143.48	Bulimba	Bulimba Airport
BIQ	LFBZ		f	Europe/Paris	FR	43.47	-1.52	Biarritz	Biarritz-Anglet-Bayonne Airport
BIR	VNVT		s	Asia/Kathmandu	NP	26.48	87.26	Biratnagar	Biratnagar Airport
BIS	KBIS		s	America/Chicago	US	46.77	-100.75	Bismarck	Bismarck Municipal Airport
BIT	VNBT		f	Asia/Kathmandu	NP	29.47	80.55	Baitadi	Baitadi Airport
BIU	BIBD		f	Atlantic/Reykjavik	IS	65.64	-23.55	Bíldudalur	Bíldudalur Airport
BIV	FEFR		f	Africa/Bangui	CF	6.53	21.99	Bria	Bria Airport
BIW	YBIL		f	Australia/Perth	AU	-19.57	127.67	Billiluna	Billiluna Airport
BIX	KBIX	GPT	f	America/Chicago	US	30.41	-88.92	Biloxi	Keesler Afb Airport
BIY	FABE		f	Africa/Johannesburg	ZA	-32.90	27.28	Bisho	Bisho Airport
BJA	DAAE		f	Africa/Algiers	DZ	36.71	5.07	Bejaia	Soummam Airport
BJB	OIMN		f	Asia/Tehran	IR	37.49	57.31	Bojnord	Bojnord Airport
BJC	KBJC	DEN	f	America/Denver	US	39.91	-105.12	Denver	Rocky Mountain Metro Airport
BJD	BIBK		f	Atlantic/Reykjavik	IS	66.02	-14.82	Bakkafjordur	Bakkafjordur Airport
BJF	ENBS		s	Europe/Oslo	NO	70.60	29.69	Båtsfjord	Båtsfjord Airport
BJH	VNBG		c	Asia/Kathmandu	NP	29.55	81.25	Bajhang	Bajhang Airport
BJI	KBJI		f	America/Chicago	US	47.51	-94.93	Bemidji	Bemidji Regional Airport
BJJ	KBJJ		f	America/New_York	US	40.87	-81.89	Wooster	Wayne County Airport
BJK	WAPK		f	Asia/Jayapura	ID	-6.07	134.27	Maikoor Island	Nangasuri Airport
BJL	GBYD		f	Africa/Banjul	GM	13.34	-16.65	Banjul	Banjul International Airport
BJM	HBBA		s	Africa/Bujumbura	BI	-3.32	29.32	Bujumbura	Bujumbura International Airport
BJO	SLBJ		f	America/La_Paz	BO	-22.77	-64.31	Bermejo	Bermejo Airport
BJP	SBBP		f	America/Sao_Paulo	BR	-22.98	-46.54	Braganca Paulista	Aeroporto Estadual Arthur Siqueira Airport
BJR	HABD		s	Africa/Addis_Ababa	ET	11.61	37.32	Bahir Dar	Bahir Dar Airport
BJU	VNBR		f	Asia/Kathmandu	NP	29.50	81.67	Bajura	Bajura Airport
BJV	LTFE		s	Europe/Istanbul	TR	37.25	27.66	Bodrum	Milas Bodrum International Airport
BJW	WATB		f	Asia/Makassar	ID	-8.71	121.06	Bajawa	Soa Airport
BJX	MMLO		s	America/Mexico_City	MX	20.99	-101.48	Silao	Del Bajio International Airport
BJY	LYBT	BEG	f	Europe/Belgrade	RS	44.94	20.26	Batajnica	Batajnica Air Base
BJZ	LEBZ		f	Europe/Madrid	ES	38.89	-6.82	Badajoz	Badajoz Airport
BKA	UUBB		s	Europe/Moscow	RU	55.62	38.06	Moscow	Bykovo Airport
BKB	VIBK		f	Asia/Kolkata	IN	28.07	73.21	Bikaner	Nal Airport
BKC	PABL		s	America/Anchorage	US	65.98	-161.15	Buckland	Buckland Airport
BKD	KBKD		f	America/Chicago	US	32.72	-98.89	Breckenridge	Stephens County Airport
BKE	KBKE		f	America/Los_Angeles	US	44.84	-117.81	Baker City	Baker City Municipal Airport
BKG	KBBG		f	America/Chicago	US	36.53	-93.20	Branson	Branson Airport
BKH	PHBK		f	Pacific/Honolulu	US	22.02	-159.79	Kekaha	Barking Sands Pmrf Airport
BKI	WBKK		s	Asia/Kuching	MY	5.94	116.05	Kota Kinabalu	Kota Kinabalu International Airport
BKJ	GUOK		f	Africa/Conakry	GN	10.97	-14.28	Boke	Boke Airport
BKK	VTBS		s	Asia/Bangkok	TH	13.68	100.75	Bangkok	Suvarnabhumi Airport
BKL	KBKL	CLE	s	America/New_York	US	41.52	-81.68	Cleveland	Burke Lakefront Airport
BKM	WBGQ		f	Asia/Kuala_Lumpur	MY	3.97	115.62	Bakalalan	Bakalalan Airport
BKN	UTAN		s	Asia/Ashgabat	TM	39.68	54.20	Jebel	Balkanabat International Airport
BKO	GABS		s	Africa/Bamako	ML	12.53	-7.95	Senou	Senou Airport
BKP	YBAW		f	Australia/Brisbane	AU	-20.50	138.47	Barkly Downs	Barkly Downs Airport
BKQ	YBCK		f	Australia/Brisbane	AU	-24.43	145.43	Blackall	Blackall Airport
BKR	FTTK		f	Africa/Ndjamena	TD	12.38	17.07	Bokoro	Bokoro Airport
BKS	WIPL		f	Asia/Jakarta	ID	-3.86	102.34	Bengkulu	Padang Kemiling (Fatmawati Soekarno) Airport
BKT	KBKT		f	America/New_York	US	37.07	-77.95	Blackstone	Allan C Perkinson/Blackstone Army Air Field
BKU	FMSV		f	Indian/Antananarivo	MG	-23.73	44.39	Betioky	Betioky Airport
BKW	KBKW		s	America/New_York	US	37.79	-81.12	Beckley	Raleigh County Memorial Airport
BKX	KBKX		f	America/Chicago	US	44.30	-96.82	Brookings	Brookings Regional Airport
BKY	FZMA		f	Africa/Lubumbashi	CD	-2.31	28.81	Bukavu Kavumu	Bukavu Kavumu Airport
BKZ	HTBU		f	Africa/Dar_es_Salaam	TZ	-1.33	31.82	Bukoba	Bukoba Airport
BLA	SVBC		f	America/Caracas	VE	10.11	-64.69	Barcelona	General Jose Antonio Anzoategui International Airport
BLB	MPPA		f	America/Panama	PA	8.91	-79.60	Panama City	Howard/Panama Pacifico International Airport
BLC	FKKG		f	Africa/Douala	CM	5.90	10.03	Bali	Bali Airport
BLD	KBVU	LAS	s	America/Los_Angeles	US	35.95	-114.86	Boulder City	Boulder City Municipal Airport
BLE	ESSD		f	Europe/Stockholm	SE	60.42	15.52	Borlange	Borlange Airport
BLF	KBLF		f	America/New_York	US	37.30	-81.21	Bluefield	Mercer County Airport
BLG	WBGC		f	Asia/Kuala_Lumpur	MY	2.65	113.77	Belaga	Belaga Airport
BLH	KBLH		f	America/Los_Angeles	US	33.62	-114.72	Blythe	Blythe Airport
BLI	KBLI		s	America/Los_Angeles	US	48.79	-122.54	Bellingham	Bellingham International Airport
BLJ	DABT		f	Africa/Algiers	DZ	35.75	6.31	Batna	Batna Airport
BLK	EGNH		f	Europe/London	GB	53.77	-3.03	Blackpool	Blackpool International Airport
BLL	EKBI		s	Europe/Copenhagen	DK	55.74	9.15	Billund	Billund Airport
BLM	KBLM		s	America/New_York	US	40.19	-74.12	Belmar	Monmouth Executive Airport
BLN	YBLA		f	Australia/Melbourne	AU	-36.55	146.01	Benalla	Benalla Airport
BLO	BIBL		f	Atlantic/Reykjavik	IS	65.64	-20.29	Blönduós	Hjaltabakki Airport
BLP	SPBL		f	America/Lima	PE	-7.06	-76.58	Bellavista	Huallaga Airport
BLQ	LIPE		s	Europe/Rome	IT	44.54	11.29	Bologna	Bologna / Borgo Panigale Airport
BLR	VOBL		s	Asia/Kolkata	IN	13.20	77.71	Bangalore	Bengaluru International Airport
BLS	YBLL		f	Australia/Brisbane	AU	-28.06	147.48	Bollon	Bollon Airport
BLT	YBTR		f	Australia/Brisbane	AU	-23.60	148.81	Blackwater	Blackwater Airport
BLU	KBLU		f	America/Los_Angeles	US	39.27	-120.71	Emigrant Gap	Blue Canyon - Nyack Airport
BLV	KBLV		f	America/Chicago	US	38.55	-89.84	Belleville	Scott Afb/Midamerica St Louis Airport
BLW	HCMN		c	Africa/Mogadishu	SO	4.76	45.24	Beledweyne	Beledweyne Airport
BLX	LIDB		f	Europe/Rome	IT	46.17	12.25	Belluno	Belluno Airport
BLY	EIBT		f	Europe/Dublin	IE	54.22	-10.03	Belmullet	Belmullet Aerodrome
BLZ	FWCL		s	Africa/Blantyre	MW	-15.68	34.97	Blantyre	Chileka International Airport
BMA	ESSB	STO	s	Europe/Stockholm	SE	59.35	17.94	Stockholm	Stockholm-Bromma Airport
BMB	FZFU		f	Africa/Kinshasa	CD	2.18	22.48	Bumbar	Bumbar Airport
BMC	KBMC		f	America/Denver	US	41.55	-112.06	Brigham City	Brigham City Regional Airport
BMD	FMML		f	Indian/Antananarivo	MG	-19.69	44.54	Belo sur Tsiribihina	Belo sur Tsiribihina Airport
BME	YBRM		s	Australia/Perth	AU	-17.94	122.23	Broome	Broome International Airport
BMF	FEGM		f	Africa/Bangui	CF	5.69	22.80	Bakouma	Bakouma Airport
BMG	KBMG		f	America/New_York	US	39.15	-86.62	Bloomington	Monroe County Airport
BMH	AYBO		c	Pacific/Port_Moresby	PG	-6.37	144.60	Bomai	Bomai
BMI	KBMI		s	America/Chicago	US	40.48	-88.92	Bloomington	Central Il Regional/Bloomington-Normal Airport
BMJ	SYBR		f	America/Guyana	GY	7.37	-60.49	Baramita	Baramita Airport
BMK	EDWR		f	Europe/Berlin	DE	53.60	6.71	Borkum	Borkum Airport
BML	KBML		f	America/New_York	US	44.58	-71.18	Berlin	Berlin Regional Airport
BMM	FOOB		f	Africa/Libreville	GA	2.08	11.49	Bitam	Bitam Airport
BMN	ORBB		f	Asia/Baghdad	IQ	37.10	43.27	Bamarni	Bamarni Airport
BMO	VYBM		f	Asia/Yangon	MM	24.27	97.25	Banmaw	Banmaw Airport
BMP	YBPI		f	Australia/Brisbane	AU	-20.80	149.27	Brampton Island	Brampton Island Airport
BMQ	HKBM		c	Africa/Nairobi	KE	-3.98	39.73	Bamburi	Bamburi Airport
BMR	EDWZ		f	Europe/Berlin	DE	53.72	7.37	Baltrum	Baltrum Airport
BMS	SNBU		f	America/Bahia	BR	-14.26	-41.82	Brumado	Socrates Mariani Bittencourt Airport
BMT	KBMT	BPT	f	America/Chicago	US	30.07	-94.22	Beaumont	Beaumont Municipal Airport
BMU	WADB		f	Asia/Makassar	ID	-8.54	118.69	Bima-Sumbawa Island	Muhammad Salahuddin Airport
BMV	VVBM		s	Asia/Ho_Chi_Minh	VN	12.67	108.12	Buon Ma Thuot	Buon Ma Thuot Airport
BMW	DATM		f	Africa/Algiers	DZ	21.38	0.92	Bordj Badji Mokhtar	Bordj Badji Mokhtar Airport
BMX	PABM		f	America/Anchorage	US	59.36	-155.26	Big Mountain	Big Mountain Airport
BMY	NWWC		f	Pacific/Noumea	NC	-19.72	163.66	Waala	Ile Art - Waala Airport
BMZ	AYBF		c	Pacific/Port_Moresby	PG	-7.83	143.20	Bamu	Bamu
BNA	KBNA		s	America/Chicago	US	36.12	-86.68	Nashville	Nashville International Airport
BNB	FZGN		f	Africa/Kinshasa	CD	-0.22	20.85	Boende	Boende Airport
BNC	FZNP		f	Africa/Lubumbashi	CD	0.57	29.47	Beni	Beni Airport
BND	OIKB		s	Asia/Tehran	IR	27.22	56.38	Bandar Abbas	Bandar Abbas International Airport
BNE	YBBN		s	Australia/Brisbane	AU	-27.38	153.12	Brisbane	Brisbane International Airport
BNG	KBNG		f	America/Los_Angeles	US	33.92	-116.85	Banning	Banning Municipal Airport
BNI	DNBE		f	Africa/Lagos	NG	6.32	5.60	Benin	Benin Airport
BNJ	EDKB		f	Europe/Berlin	DE	50.77	7.16	Bonn	Bonn-Hangelar Airport
BNK	YBNA		f	Australia/Sydney	AU	-28.83	153.56	Ballina	Ballina Byron Gateway Airport
BNL	KBNL		f	America/New_York	US	33.26	-81.39	Barnwell	Barnwell Regional Airport
BNN	ENBN		s	Europe/Oslo	NO	65.46	12.22	Brønnøy	Brønnøysund Airport
BNO	KBNO		f	America/Los_Angeles	US	43.59	-118.96	Burns	Burns Municipal Airport
BNP	OPBN		f	Asia/Karachi	PK	32.97	70.53	Bannu	Bannu Airport
BNR	DFOB		f	Africa/Ouagadougou	BF	10.68	-4.72	Banfora	Banfora Airport
BNS	SVBI		f	America/Caracas	VE	8.62	-70.22	Barinas	Barinas Airport
BNU	SSBL		f	America/Sao_Paulo	BR	-26.83	-49.09	Blumenau	Blumenau Airport
BNW	KBNW		f	America/Chicago	US	42.05	-93.85	Boone	Boone Municipal Airport
BNX	LQBK		f	Europe/Sarajevo	BA	44.94	17.30	Banja Luka	Banja Luka International Airport
BNY	AGGB		s	Pacific/Guadalcanal	SB	-11.30	159.80	Anua	Bellona/Anua Airport
BOA	FZAJ		f	Africa/Kinshasa	CD	-5.85	13.06	Boma	Boma Airport
BOB	NTTB		s	Pacific/Tahiti	PF	-16.44	-151.75	Motu Mute	Bora Bora Airport
BOC	MPBO		f	America/Panama	PA	9.34	-82.25	Isla Colon	Bocas Del Toro International Airport
BOD	LFBD		s	Europe/Paris	FR	44.83	-0.72	Bordeaux	Bordeaux-Merignac (BA 106) Airport
BOE	FCOB		f	Africa/Brazzaville	CG	-1.03	15.38	Boundji	Boundji Airport
BOG	SKBO		s	America/Bogota	CO	4.70	-74.15	Bogota	El Dorado International Airport
BOH	EGHH		s	Europe/London	GB	50.78	-1.84	Bournemouth	Bournemouth Airport
BOI	KBOI		s	America/Boise	US	43.56	-116.22	Boise	Boise Air Trml/Gowen Field
BOJ	LBBG		f	Europe/Sofia	BG	42.57	27.52	Burgas	Burgas Airport
BOK	KBOK		f	America/Los_Angeles	US	42.07	-124.29	Brookings	Brookings Airport
BOL	EGQB		f	Europe/London	GB	55.06	-7.02	Ballykelly	Ballykelly Airport
BOM	VABB		s	Asia/Kolkata	IN	19.09	72.87	Mumbai	Chhatrapati Shivaji International Airport
BON	TNCB		f	America/Kralendijk	BQ	12.13	-68.27	Kralendijk	Flamingo International Airport
BOO	ENBO		s	Europe/Oslo	NO	67.27	14.37	Bodø	Bodø Airport
BOP	FEFO		f	Africa/Bangui	CF	5.96	15.64	Bouar	Bouar Airport
BOS	KBOS		s	America/New_York	US	42.36	-71.01	Boston	General Edward Lawrence Logan International Airport
BOT	AYET		c	Pacific/Port_Moresby	PG	-7.24	141.11	Bosset	Bosset Airport
BOU	LFLD		f	Europe/Paris	FR	47.06	2.37	Bourges	Bourges Airport
BOW	KBOW		f	America/New_York	US	27.94	-81.78	Bartow	Bartow Executive Airport
BOX	YBRL		f	Australia/Darwin	AU	-16.08	136.30	Borroloola	Borroloola Airport
BOY	DFOO		f	Africa/Ouagadougou	BF	11.16	-4.33	Bobo Dioulasso	Bobo Dioulasso Airport
BOZ	FEGZ		f	Africa/Bangui	CF	6.34	16.32	Bozoum	Bozoum Airport
BPA			c	Asia/Manila	PH	11.67	125.48	Borongan	Borongan Airport
BPC	FKKV		f	Africa/Douala	CM	6.04	10.12	Bamenda	Bamenda Airport
BPD	AYBP		c	Pacific/Port_Moresby	PG	-7.75	147.00	Bapi	Bapi
BPE	ZBDH		f	Asia/Shanghai	CN	39.67	119.06	Qinhuangdao	Qinhuangdao Beidaihe Airport
BPF	AGBT		f	Pacific/Guadalcanal	SB	-8.56	158.12	Batuna Mission Station	Batuna Aerodrome
BPG	SBBW		f	America/Campo_Grande	BR	-15.86	-52.39	Barra do Garcas	Barra do Garcas Airport
BPH	RPMF		f	Asia/Manila	PH	8.20	126.32	Bislig	Bislig Airport
BPI	KBPI		f	America/Denver	US	42.58	-110.11	Big Piney	Miley Memorial Field
BPK	AYBQ		c	Pacific/Port_Moresby	PG	-5.53	141.74	Biangabip	Biangabip Airport
BPL	ZWBL		s	Asia/Shanghai	CN	44.90	82.30	Bole	Alashankou Bole (Bortala) airport
BPM	VOHY	HYD	f	Asia/Kolkata	IN	17.45	78.47	Hyderabad	Begumpet Airport
BPN	WALL		s	Asia/Makassar	ID	-1.27	116.89	Balikpapan	Sepinggan International Airport
BPR	RPVW		f	Asia/Manila	PH	11.67	125.48	Borongan City	Borongan Airport
BPS	SBPS		s	America/Bahia	BR	-16.44	-39.08	Porto Seguro	Porto Seguro Airport
BPT	KBPT		f	America/Chicago	US	29.95	-94.02	Beaumont	Jack Brooks Regional Airport
BPX	ZUBD		f	Asia/Shanghai	CN	30.55	97.11	Bangda	Qamdo Bangda Airport
BPY	FMNQ		f	Indian/Antananarivo	MG	-16.74	44.48	Besalampy	Besalampy Airport
BQA	RPUR		f	Asia/Manila	PH	15.73	121.50	Baler	Dr.Juan C. Angara Airport
BQB	YBLN		s	Australia/Perth	AU	-33.69	115.40	Busselton	Busselton Regional Airport
BQE	GGBU		f	Africa/Bissau	GW	11.30	-15.84	Bubaque	Bubaque Airport
BQG	UHNB		f	Asia/Vladivostok	RU	52.38	140.45	Bogorodskoye	Bogorodskoye Airport
BQH	EGKB	LON	f	Europe/London	GB	51.33	0.03	London	London Biggin Hill Airport
BQI	FYBG		c	Africa/Windhoek	NA	-18.12	21.62	Bagani	Bagani Airport
BQJ	UEBB		c	Asia/Vladivostok	RU	67.65	134.69	Batagay	Batagay Airport
BQK	KBQK	SSI	f	America/New_York	US	31.26	-81.47	Brunswick	Brunswick Golden Isles Airport
BQL	YBOU		s	Australia/Brisbane	AU	-22.91	139.90	Boulia	Boulia Airport
BQN	TJBQ		f	America/Puerto_Rico	US	18.49	-67.13	Aguadilla	Rafael Hernandez Airport
BQO	DIBN		f	Africa/Abidjan	CI	9.28	-3.03	Bouna	Bouna Airport
BQQ	SNBX		f	America/Bahia	BR	-11.08	-43.15	Barra	Barra Airport
BQR	WAFQ		c	Asia/Makassar	ID	-1.55	123.55	Kendek	Banggai Laut Airport
BQS	UHBB		s	Asia/Yakutsk	RU	50.43	127.41	Blagoveschensk	Ignatyevo Airport
BQT	UMBB		f	Europe/Minsk	BY	52.11	23.90	Brest	Brest Airport
BQU	TVSB		f	America/St_Vincent	VC	12.99	-61.26	Bequia	J F Mitchell Airport
BQW	YBGO		f	Australia/Perth	AU	-20.15	127.97	Balgo Hill	Balgo Hill Airport
BRA	SNBR		f	America/Fortaleza	BR	-12.08	-45.01	Barreiras	Barreiras Airport
BRB	SSRS		f	America/Fortaleza	BR	-2.76	-42.81	Barreirinhas	Barreirinhas Airport
BRC	SAZS		s	America/Argentina/Salta	AR	-41.15	-71.16	San Carlos de Bariloche	San Carlos De Bariloche Airport
BRD	KBRD		f	America/Chicago	US	46.40	-94.13	Brainerd	Brainerd Lakes Regional Airport
BRE	EDDW		s	Europe/Berlin	DE	53.05	8.79	Bremen	Bremen Airport
BRI	LIBD		s	Europe/Rome	IT	41.14	16.76	Bari	Bari / Palese International Airport
BRK	YBKE		f	Australia/Sydney	AU	-30.04	145.95	Bourke	Bourke Airport
BRL	KBRL		f	America/Chicago	US	40.78	-91.13	Burlington	Southeast Iowa Regional Airport
BRM	SVBM		f	America/Caracas	VE	10.04	-69.36	Barquisimeto	Barquisimeto International Airport
BRN	LSZB		f	Europe/Zurich	CH	46.91	7.50	Bern	Bern Belp Airport
BRO	KBRO		f	America/Chicago	US	25.91	-97.43	Brownsville	Brownsville/South Padre Island International Airport
BRQ	LKTB		f	Europe/Prague	CZ	49.15	16.69	Brno	Brno-Turany Airport
BRR	EGPR		f	Europe/London	GB	57.02	-7.44	Eoligarry	Barra Airport
BRS	EGGD		s	Europe/London	GB	51.38	-2.72	Bristol	Bristol International Airport
BRT	YBTI		f	Australia/Darwin	AU	-11.77	130.62	Bathurst Island	Bathurst Island Airport
BRU	EBBR		s	Europe/Brussels	BE	50.54	4.29	Brussels	Brussels Airport
BRV	EDWB		c	Europe/Berlin	DE	53.51	8.57	Bremerhaven	Bremerhaven Airport
BRW	PABR		s	America/Anchorage	US	71.28	-156.77	Utqiagvik	Wiley Post-Will Rogers Memorial Airport
BRX	MDBH		f	America/Santo_Domingo	DO	18.25	-71.12	Barahona	Maria Montez International Airport
BRY	KBRY		f	America/New_York	US	37.81	-85.50	Bardstown	Samuels Field
BRZ			c	Africa/Abidjan	CI	8.73	-7.50	Borotou	Borotou Airport
BSA	HCMF		f	Africa/Mogadishu	SO	11.28	49.15	Bosaso	Bosaso Airport
BSB	SBBR		s	America/Sao_Paulo	BR	-15.87	-47.92	Brasilia	Presidente Juscelino Kubistschek International Airport
BSC	SKBS		f	America/Bogota	CO	6.20	-77.39	Bahia Solano	Jose Celestino Mutis Airport
BSD	ZPBS		s	Asia/Shanghai	CN	25.05	99.17	Baoshan Yunduan	Baoshan Yunduan Airport
BSE	WBGN		f	Asia/Kuching	MY	1.81	109.76	Sematan	Sematan Airport
BSF	PHSF		f	Pacific/Honolulu	US	19.76	-155.55	Camp Pohakuloa	Bradshaw Army Airfield
BSG	FGBT		f	Africa/Malabo	GQ	1.91	9.81	Bata	Bata Airport
BSI	RPLE		c	Asia/Manila	PH	14.42	122.04	Balesin Island	Polillo Balesin Island Airport
BSJ	YBNS		f	Australia/Hobart	AU	-37.89	147.57	Bairnsdale	Bairnsdale Airport
BSK	DAUB		f	Africa/Algiers	DZ	34.79	5.74	Biskra	Biskra Airport
BSL	LFSB	EAP	s	Europe/Paris	FR	47.59	7.53	Basel	EuroAirport Basel-Mulhouse-Freiburg Airport
BSM	OINJ		f	Asia/Tehran	IR	36.66	52.35	Amol	Bishe Kola Air Base
BSN	FEFS		f	Africa/Bangui	CF	6.49	17.43	Bossangoa	Bossangoa Airport
BSO	RPUO		f	Asia/Manila	PH	20.45	121.98	Basco	Basco Airport
BSP	AYBH		c	Pacific/Port_Moresby	PG	-9.05	141.10	Bensbach	Bensbach Airport
BSQ	KP04	DUG	f	America/Phoenix	US	31.37	-109.88	Bisbee	Bisbee Municipal Airport
BSR	ORMM		s	Asia/Baghdad	IQ	30.55	47.66	Basrah	Basrah International Airport
BSS	SNBS		f	America/Fortaleza	BR	-7.53	-46.05	Balsas	Balsas Airport
BST	OABT		f	Asia/Kabul	AF	31.56	64.36	Bost	Bost Airport
BSU	FZEN		f	Africa/Kinshasa	CD	1.22	19.79	Basankusu	Basankusu Airport
BSW	AK97		f	America/Anchorage	US	60.42	-146.15	Boswell Bay	Boswell Bay Airport
BSX	VYPN		f	Asia/Yangon	MM	16.82	94.78	Pathein	Pathein Airport
BSY	HCMD		f	Africa/Mogadishu	SO	2.34	42.31	Bardera	Bardera Airport
BSZ	UCFM	FRU	s	Asia/Bishkek	KG	43.06	74.48	Bishkek	Manas International Airport
BTA	FKKO		f	Africa/Douala	CM	4.55	13.73	Bertoua	Bertoua Airport
BTB	FCOT		f	Africa/Brazzaville	CG	3.05	18.50	Betou	Betou Airport
BTC	VCCB		f	Asia/Colombo	LK	7.71	81.68	Batticaloa	Batticaloa Airport
BTD	YBRU		f	Australia/Darwin	AU	-18.64	135.94	Brunette Downs	Brunette Downs Airport
BTE	GFBN		f	Africa/Freetown	SL	7.53	-12.52	Bonthe	Sherbro International Airport
BTF	KBTF		f	America/Denver	US	40.87	-111.93	Bountiful	Skypark Airport
BTG	FEGF		f	Africa/Bangui	CF	7.31	18.31	Batangafo	Batangafo Airport
BTH	WIDD		s	Asia/Jakarta	ID	1.12	104.12	Batam	Hang Nadim Airport
BTI	PABA		s	America/Anchorage	US	70.11	-143.65	Barter Island	Barter Island Airport
BTJ	WITT		f	Asia/Jakarta	ID	5.52	95.42	Banda Aceh	Sultan Iskandarmuda Airport
BTK	UIBB		f	Asia/Irkutsk	RU	56.37	101.70	Bratsk	Bratsk Airport
BTL	KBTL	AZO	f	America/Detroit	US	42.31	-85.25	Battle Creek	Battle Creek Executive At Kellogg Field
BTM	KBTM		f	America/Denver	US	45.95	-112.50	Butte	Bert Mooney Airport
BTN	KBBP		f	America/New_York	US	34.62	-79.73	Bennettsville	Marlboro County Jetport/H E Avent Field
BTO	SMBO		f	America/Paramaribo	SR	4.22	-55.45	Botopasi	Botopasi Airport
BTP	KBTP		s	America/New_York	US	40.78	-79.95	Butler	Pittsburgh/Butler Regional Airport
BTQ	HRYI		f	Africa/Kigali	RW	-2.60	29.74	Butare	Butare Airport
BTR	KBTR		s	America/Chicago	US	30.53	-91.15	Baton Rouge	Baton Rouge Metro, Ryan Field
BTS	LZIB		s	Europe/Bratislava	SK	48.17	17.21	Bratislava	M. R. Stefanik Airport
BTT	PABT		f	America/Anchorage	US	66.91	-151.53	Bettles	Bettles Airport
BTU	WBGB		s	Asia/Kuching	MY	3.12	113.02	Bintulu	Bintulu Airport
BTV	KBTV		s	America/New_York	US	44.47	-73.15	Burlington	Patrick Leahy Burlington International Airport
BTW	WAOC		f	Asia/Makassar	ID	-3.41	116.00	Batu Licin	Batu Licin Airport
BTX	YBEO		f	Australia/Brisbane	AU	-25.64	140.78	Betoota	Betoota Airport
BTY	KBTY		f	America/Los_Angeles	US	36.86	-116.79	Beatty	Beatty Airport
BTZ	LTBE		s	Europe/Istanbul	TR	40.23	29.01	Bursa	Bursa Airport
BUA	AYBK		s	Pacific/Port_Moresby	PG	-5.42	154.67	Buka Island	Buka Airport
BUB	KBUB		f	America/Chicago	US	41.78	-99.15	Burwell	Cram Field
BUC	YBKT		f	Australia/Brisbane	AU	-17.75	139.53	Burketown	Burketown Airport
BUD	LHBP		s	Europe/Budapest	HU	47.44	19.26	Budapest	Budapest Ferenc Liszt International Airport
BUF	KBUF		s	America/New_York	US	42.94	-78.73	Buffalo	Buffalo Niagara International Airport
BUG	FNBG		f	Africa/Luanda	AO	-12.61	13.40	Benguela	Benguela Airport
BUI	WAJB		f	Asia/Jayapura	ID	-3.58	138.53	Bokondini-Papua Island	Bokondini Airport
BUJ	DAAD		f	Africa/Algiers	DZ	35.33	4.21	Bou Saada	Bou Saada Airport
BUK	OYBQ		c	Asia/Aden	YE	17.35	44.62	Albuq	Albuq Airport
BUL	AYBU		f	Pacific/Port_Moresby	PG	-7.22	146.65	Bulolo	Bulolo Airport
BUM	KBUM		f	America/Chicago	US	38.29	-94.34	Butler	Butler Memorial Airport
BUN	SKBU		f	America/Bogota	CO	3.82	-76.99	Buenaventura	Gerardo Tobar Lopez Airport
BUO	HCMV		f	Africa/Mogadishu	SO	9.53	45.55	Burao	Burao Airport
BUP	VIBT		f	Asia/Kolkata	IN	30.27	74.76	Bhatinda Air Force Station	Bhatinda Air Force Station
BUQ	FVBU		f	Africa/Harare	ZW	-20.02	28.62	Bulawayo	Joshua Mqabuko Nkomo International Airport
BUR	KBUR		s	America/Los_Angeles	US	34.20	-118.36	Burbank	Hollywood Burbank Airport
BUS	UGSB		f	Asia/Tbilisi	GE	41.61	41.60	Batumi	Batumi International Airport
BUT	VQBT		f	Asia/Thimphu	BT	27.56	90.75	Jakar	Bathbalathang Domestic Airport
BUU	WIJB		c	Asia/Jakarta	ID	-1.54	102.18	Muara Bungo	Muara Bongo Airport
BUV	SUBU		c	America/Montevideo	UY	-30.33	-57.08	Bella Union	Bella Union Airport
BUW	WAWB		s	Asia/Makassar	ID	-5.49	122.57	Bau Bau-Butung Island	Betoambari Airport
BUX	FZKA		s	Africa/Lubumbashi	CD	1.57	30.22	Bunia	Bunia Airport
BUY	YBUN		f	Australia/Perth	AU	-33.38	115.68	Bunbury	Bunbury Airport
BUZ	OIBB		f	Asia/Tehran	IR	28.94	50.83	Bushehr	Bushehr Airport
BVA	LFOB	PAR	s	Europe/Paris	FR	49.45	2.11	Beauvais	Paris Beauvais Tille Airport
BVB	SBBV		f	America/Boa_Vista	BR	2.84	-60.69	Boa Vista	Atlas Brasil Cantanhede Airport
BVC	GVBA		f	Atlantic/Cape_Verde	CV	16.14	-22.89	Rabil	Rabil Airport
BVE	LFSL		f	Europe/Paris	FR	45.04	1.49	Nespouls	Brive Souillac Airport
BVF			c	Pacific/Fiji	FJ	-16.86	178.62	Bua Province	Bua Airport
BVG	ENBV		s	Europe/Oslo	NO	70.87	29.03	Berlevåg	Berlevåg Airport
BVH	SBVH		f	America/Boa_Vista	BR	-12.69	-60.10	Vilhena	Vilhena Airport
BVI	YBDV		s	Australia/Brisbane	AU	-25.90	139.35	Birdsville	Birdsville Airport
BVJ	USDB		f	Asia/Yekaterinburg	RU	70.32	68.33	Bovanenkovo	Bovanenkovo
BVK	SLHJ		f	America/La_Paz	BO	-13.55	-63.75	Itenes	Huacaraje Airport
BVL	SLBA		f	America/La_Paz	BO	-13.58	-63.58	Baures	Baures Airport
BVM	SNBL		f	America/Bahia	BR	-15.87	-38.87	Belmonte	Belmonte Airport
BVO	KBVO		f	America/Chicago	US	36.76	-96.01	Bartlesville	Bartlesville Municipal Airport
BVR	GVBR		f	Atlantic/Cape_Verde	CV	14.86	-24.75	Brava Island	Esperadinha Airport
BVS	SNVS		f	America/Belem	BR	-1.64	-50.44	Breves	Breves Airport
BVU	PABG		f	America/Anchorage	US	61.17	-151.05	Beluga	Beluga Airport
BVV	UHSB	ITU	f	Asia/Vladivostok	RU	44.92	147.62	Iturup Island	Burevestnik Airport
BVW	YBTV		c	Australia/Brisbane	AU	-12.66	142.68	Batavia Downs	Batavia Downs Airport
BVX	KBVX		f	America/Chicago	US	35.73	-91.65	Batesville	Batesville Regional Airport
BVY	KBVY		s	America/New_York	US	42.58	-70.92	Beverly	Beverly Regional Airport
BVZ	YBYS		f	Australia/Perth	AU	-16.73	125.43	Beverley Springs	Beverley Springs Airport
BWA	VNBW		s	Asia/Kathmandu	NP	27.51	83.42	Bhairawa	Bhairahawa Airport
BWB	YBWX		f	Australia/Perth	AU	-20.86	115.41	Barrow Island	Barrow Island Airport
BWC	KBWC		f	America/Los_Angeles	US	32.99	-115.52	Brawley	Brawley Municipal Airport
BWD	KBWD		f	America/Chicago	US	31.79	-98.96	Brownwood	Brownwood Regional Airport
BWE	EDVE		f	Europe/Berlin	DE	52.32	10.56	Braunschweig Wolfsburg	Braunschweig Wolfsburg Airport
BWF	EGNL		f	Europe/London	GB	54.13	-3.26	Barrow-in-Furness	Barrow Walney Island Airport
BWG	KBWG		s	America/Chicago	US	36.96	-86.42	Bowling Green	Bowling Green-Warren County Regional Airport
BWH	WMKB		f	Asia/Kuala_Lumpur	MY	5.47	100.39	Butterworth	Butterworth Airport
BWI	KBWI	WAS	s	America/New_York	US	39.18	-76.67	Baltimore	Baltimore/Washington International Thurgood Marshall Airport
BWK	LDSB		f	Europe/Zagreb	HR	43.29	16.68	Brac Island	Brac Airport
BWL	KBKN		f	America/Chicago	US	36.75	-97.35	Blackwell	Blackwell-Tonkawa Municipal Airport
BWM	KBPP		c	America/Denver	US	46.19	-103.43	Bowman	Bowman Municipal Airport
BWN	WBSB		s	Asia/Brunei	BN	4.94	114.93	Bandar Seri Begawan	Brunei International Airport
BWO	UWSB		f	Europe/Saratov	RU	51.86	47.75	Balakovo	Balakovo Airport
BWQ	YBRW		f	Australia/Sydney	AU	-29.97	146.82	Brewarrina	Brewarrina Airport
BWS			c	America/Los_Angeles	US	48.99	-122.73	Blaine	Blaine Municipal Airport
BWT	YWYY		s	Australia/Melbourne	AU	-41.00	145.73	Burnie	Wynyard Airport
BWU	YSBK	SYD	f	Australia/Sydney	AU	-33.92	150.99	Sydney	Sydney Bankstown Airport
BWW	MUBR		f	America/Havana	CU	22.62	-79.15	Cayo Santa Maria	Las Brujas Airport
BWX	WADY		c	Asia/Jakarta	ID	-8.31	114.34	Banyuwangi	Banyuwangi Airport
BWY	EGVJ		c	Europe/London	GB	52.10	1.32	Woodbridge	Bentwaters Royal Air Force Base
BXA	KBXA		f	America/Chicago	US	30.81	-89.86	Bogalusa	George R Carr Memorial Air Field
BXB	WASO		f	Asia/Jayapura	ID	-2.53	133.44	Babo-Papua Island	Babo Airport
BXD	WAKE		f	Asia/Jayapura	ID	-7.71	139.57	Bade-Papua Island	Bade Airport
BXE	GOTB		f	Africa/Dakar	SN	14.85	-12.47	Bakel	Bakel Airport
BXF	YBEB		f	Australia/Perth	AU	-17.55	128.31	Bellburn	Pumululu National Park
BXG	YBDG		f	Australia/Hobart	AU	-36.74	144.33	Bendigo	Bendigo Airport
BXH	UAAH		f	Asia/Qyzylorda	KZ	46.89	75.00	Balkhash	Balkhash Airport
BXI	DIBI		f	Africa/Abidjan	CI	9.53	-6.47	Boundiali	Boundiali Airport
BXJ	UAAR	ALA	f	Asia/Almaty	KZ	43.35	76.88	Aima Ata	Boralday Airport
BXK	KBXK		f	America/Phoenix	US	33.42	-112.69	Buckeye	Buckeye Municipal Airport
BXM	WAJG		c	Asia/Jayapura	ID	-2.28	139.60	Batom	Batom Airport
BXN	LTBV	BJV	f	Europe/Istanbul	TR	37.14	27.67	Bodrum	Imsik Airport
BXO	LSZC		f	Europe/Zurich	CH	46.97	8.40	Buochs	Buochs Airport
BXP	EPBP		c	Europe/Warsaw	PL	52.01	23.15	Biała Podlaska	Biała Podlaska
BXQ	WAKL		c	Asia/Jayapura	ID	-5.80	139.87	Kampung Bomakia II	Bomakia Airport
BXR	OIKM		f	Asia/Tehran	IR	29.08	58.45	Bam	Bam Airport
BXS	KL08		f	America/Los_Angeles	US	33.26	-116.32	Borrego Springs	Borrego Valley Airport
BXT	WRLC		f	Asia/Makassar	ID	0.12	117.47	Bontang	Bontang Airport
BXU	RPME		s	Asia/Manila	PH	8.95	125.48	Butuan City	Bancasi Airport
BXV	BIBV		f	Atlantic/Reykjavik	IS	64.79	-14.02	Breiðdalsvík	Breiðdalsvík Airport
BXY	UAOL		s	Asia/Almaty	KZ	45.62	63.22	Baikonur	Krainiy Airport
BXZ	AYNS		c	Pacific/Port_Moresby	PG	-5.72	147.90	Bunsil	Bunsil
BYA	KBYA		f	America/Anchorage	US	64.08	-141.11	Boundary	Boundary Airport
BYC	SLYA		f	America/La_Paz	BO	-21.96	-63.65	Yacuiba	Yacuiba Airport
BYD	OYBI		f	Asia/Aden	YE	13.97	45.58	Al-Bayda	Al-Bayda Airport
BYF	LFAQ		f	Europe/Paris	FR	49.97	2.70	Albert	Albert-Bray Airport
BYG	KBYG		f	America/Denver	US	44.38	-106.72	Buffalo	Johnson County Airport
BYH	KBYH		f	America/Chicago	US	35.96	-89.94	Blytheville	Arkansas International Airport
BYI	KBYI		f	America/Boise	US	42.54	-113.77	Burley	Burley Municipal Airport
BYJ	LPBJ		f	Europe/Lisbon	PT	38.08	-7.93	Beja	Beja International Airport
BYK	DIBK		f	Africa/Abidjan	CI	7.74	-5.07	Bouake	Bouake Airport
BYM	MUBY		f	America/Havana	CU	20.40	-76.62	Bayamo	Carlos Manuel de Cespedes Airport
BYN	ZMBH		f	Asia/Ulaanbaatar	MN	46.16	100.70	Bayankhongor	Bayankhongor Airport
BYO	SBDB		f	America/Campo_Grande	BR	-21.23	-56.46	Bonito	Bonito Airport
BYP	YBRY		f	Australia/Perth	AU	-22.67	119.17	Barimunya	Barimunya Airport
BYQ	WALV		c	Asia/Makassar	ID	3.47	117.90	Bunyu	Bunyu Airport
BYR	EKLS		f	Europe/Copenhagen	DK	57.28	11.00	Laeso	Laeso Airport
BYS	KBYS		f	America/Los_Angeles	US	35.28	-116.63	Fort Irwin	Bicycle Lake Army Air Field
BYT	EIBN		f	Europe/Dublin	IE	51.67	-9.48	Bantry	Bantry Aerodrome
BYU	EDQD		f	Europe/Berlin	DE	49.98	11.64	Bayreuth	Bayreuth Airport
BYW	38WA		f	America/Los_Angeles	US	48.58	-122.83	Blakely Island	Blakely Island Airport
BZA	MNBZ		f	America/Managua	NI	13.95	-84.60	Bonanza	San Pedro Airport
BZC	SBBZ		f	America/Sao_Paulo	BR	-22.77	-41.96	Cabo Frio	Umberto Modiano Airport
BZD	YBRN		f	Australia/Sydney	AU	-34.62	143.58	Balranald	Balranald Airport
BZE	MZBZ		s	America/Belize	BZ	17.54	-88.31	Belize City	Philip S. W. Goldson International Airport
BZF	KO85	RDD	f	America/Los_Angeles	US	40.57	-122.41	Redding	Benton Field
BZG	EPBY		f	Europe/Warsaw	PL	53.10	17.98	Bydgoszcz	Bydgoszcz Ignacy Jan Paderewski Airport
BZH	FVBM		c	Africa/Harare	ZW	-16.82	28.35	Bumi Hills	Bumi Hills Airport
BZI	LTBF		f	Europe/Istanbul	TR	39.62	27.93	Balikesir	Balikesir Merkez Airport
BZK	UUBP		f	Europe/Moscow	RU	53.21	34.18	Bryansk	Bryansk Airport
BZL	VGBR		f	Asia/Dhaka	BD	22.80	90.30	Barisal	Barisal Airport
BZN	KBZN		s	America/Denver	US	45.78	-111.15	Bozeman	Bozeman Yellowstone International Airport
BZO	LIPB		f	Europe/Rome	IT	46.46	11.33	Bolzano	Bolzano Airport
BZP	YBIZ		f	Australia/Brisbane	AU	-14.74	144.12	Lakefield National Park	Bizant Airport
BZR	LFMU		f	Europe/Paris	FR	43.32	3.35	Beziers	Beziers-Vias Airport
BZT	2TE0		f	America/Chicago	US	28.98	-95.58	Brazoria	Eagle Air Park
BZU	FZKJ		f	Africa/Lubumbashi	CD	2.82	24.79	Buta Zega	Buta Zega Airport
BZV	FCBB		s	Africa/Brazzaville	CG	-4.25	15.25	Brazzaville	Maya-Maya Airport
BZX	ZUBZ		f	Asia/Shanghai	CN	31.74	106.64	Bazhong	Bazhong Enyang Airport
BZY	LUBL		f	Europe/Chisinau	MD	47.84	27.78	Strymba	Balţi International Airport
BZZ	EGVN		f	Europe/London	GB	51.75	-1.58	Brize Norton	RAF Brize Norton
CAA	MHCA		f	America/Tegucigalpa	HN	14.92	-85.90	Catacamas	Catacamas Airport
CAB	FNCA		f	Africa/Luanda	AO	-5.60	12.19	Cabinda	Cabinda Airport
CAC	SBCA		f	America/Sao_Paulo	BR	-25.00	-53.50	Cascavel	Cascavel Airport
CAD	KCAD		f	America/Detroit	US	44.28	-85.42	Cadillac	Wexford County Airport
CAE	KCAE		s	America/New_York	US	33.94	-81.12	Columbia	Columbia Metro Airport
CAF	SWCA		f	America/Boa_Vista	BR	-4.87	-66.90	Carauari	Carauari Airport
CAG	LIEE		s	Europe/Rome	IT	39.25	9.05	Cagliari	Cagliari / Elmas Airport
CAH	VVCM		f	Asia/Ho_Chi_Minh	VN	9.18	105.18	Ca Mau City	Ca Mau Airport
CAI	HECA		s	Africa/Cairo	EG	30.12	31.41	Cairo	Cairo International Airport
CAJ	SVCN		f	America/Caracas	VE	6.23	-62.85	Canaima	Canaima Airport
CAK	KCAK		s	America/New_York	US	40.92	-81.44	Akron	Akron-Canton Regional Airport
CAL	EGEC		f	Europe/London	GB	55.44	-5.69	Campbeltown	Campbeltown Airport
CAM	SLCA		f	America/La_Paz	BO	-20.01	-63.53	Camiri	Camiri Airport
CAN	ZGGG		s	Asia/Shanghai	CN	23.39	113.30	Guangzhou	Guangzhou Baiyun International Airport
CAO	KCAO		f	America/Denver	US	36.45	-103.15	Clayton	Clayton Municipal Airpark
CAP	MTCH		f	America/Port-au-Prince	HT	19.73	-72.19	Cap Haitien	Cap Haitien International Airport
CAQ	SKCU		f	America/Bogota	CO	7.97	-75.20	Caucasia	Juan H White Airport
CAR	KCAR		f	America/New_York	US	46.87	-68.02	Caribou	Caribou Municipal Airport
CAS	GMMC		c	Africa/Casablanca	MA	33.55	-7.66	Casablanca	Casablanca-Anfa Airport
CAT	LPCS		s	Europe/Lisbon	PT	38.73	-9.36	Cascais	Cascais Airport
CAU	SNRU		f	America/Fortaleza	BR	-8.28	-36.01	Caruaru	Caruaru Airport
CAV	FNCZ		f	Africa/Luanda	AO	-11.89	22.92	Cazombo	Cazombo Airport
CAW	SBCP		f	America/Sao_Paulo	BR	-21.70	-41.30	Campos dos Goytacazes	Bartolomeu Lisandro Airport
CAX	EGNC		f	Europe/London	GB	54.94	-2.81	Carlisle	Carlisle Airport
CAY	SOCA		f	America/Cayenne	GF	4.82	-52.36	Cayenne	Cayenne-Rochambeau Airport
CAZ	YCBA		f	Australia/Sydney	AU	-31.54	145.79	Cobar	Cobar Airport
CBA			c	America/Sitka	US	57.72	-135.20	Corner Bay	Corner Bay Airport
CBB	SLCB		s	America/La_Paz	BO	-17.42	-66.18	Cochabamba	Jorge Wilsterman International Airport
CBD	VOCX		f	Asia/Kolkata	IN	9.15	92.82	Car Nicobar Air Force Station	Car Nicobar Air Force Station
CBE	KCBE		f	America/New_York	US	39.62	-78.76	Cumberland	Greater Cumberland Regional Airport
CBF	KCBF		f	America/Chicago	US	41.26	-95.76	Council Bluffs	Council Bluffs Municipal Airport
CBG	EGSC		f	Europe/London	GB	52.20	0.17	Cambridge	Cambridge Airport
CBH	DAOR		f	Africa/Algiers	DZ	31.65	-2.27	Bechar	Bechar Boudghene Ben Ali Lotfi Airport
CBI	YCBN		f	Australia/Hobart	AU	-40.39	148.02	Cape Barren Island	Cape Barren Island Airport
CBJ	MDCR		f	America/Santo_Domingo	DO	17.93	-71.64	Cabo Rojo	Cabo Rojo Airport
CBK	KCBK		f	America/Chicago	US	39.43	-101.05	Colby	Shalz Field
CBL	SVCB		f	America/Caracas	VE	8.12	-63.54	Ciudad Bolivar	Ciudad Bolivar Airport
CBM	KCBM	UBS	f	America/Chicago	US	33.65	-88.45	Columbus	Columbus Afb Airport
CBN	WICD		f	Asia/Jakarta	ID	-6.76	108.54	Cirebon	Penggung Airport
CBO	RPMC		f	Asia/Manila	PH	7.17	124.21	Cotabato City	Awang Airport
CBP	LPCO		c	Europe/Lisbon	PT	40.15	-8.47	Coimbra	Coimbra Airport
CBQ	DNCA		f	Africa/Lagos	NG	4.98	8.35	Calabar	Margaret Ekpo International Airport
CBR	YSCB		s	Australia/Sydney	AU	-35.31	149.20	Canberra	Canberra International Airport
CBS	SVON		f	America/Caracas	VE	10.33	-71.32	Cabimas	Oro Negro Airport
CBT	FNCT		f	Africa/Luanda	AO	-12.48	13.49	Catumbela	Catumbela Airport
CBU	EDCD		f	Europe/Berlin	DE	51.89	14.53	Cottbus	Cottbus-Drewitz Airport
CBV	MGCB		f	America/Guatemala	GT	15.47	-90.41	Coban	Coban Airport
CBW	SSKM		f	America/Sao_Paulo	BR	-24.01	-52.36	Campo Mourao	Campo Mourao Airport
CBX	YCDO		f	Australia/Sydney	AU	-33.06	147.21	Condobolin	Condobolin Airport
CBY	YCBE		f	Australia/Brisbane	AU	-19.48	140.93	Canobie	Canobie Airport
CCA	SLHI		c	America/La_Paz	BO	-16.99	-65.14	Chimoré	Chimore Airport
CCB	KCCB		f	America/Los_Angeles	US	34.11	-117.69	Upland	Cable Airport
CCC	MUCC		f	America/Havana	CU	22.46	-78.33	Cayo Coco	Jardines Del Rey Airport
CCE	HECP	CAI	s	Africa/Cairo	EG	30.07	31.83	New Administrative Capital	Capital International Airport
CCF	LFMK		f	Europe/Paris	FR	43.22	2.31	Carcassonne	Carcassonne Airport
CCG	KE13		f	America/Chicago	US	31.41	-102.36	Crane	Crane County Airport
CCH	SCCC		f	America/Santiago	CL	-46.58	-71.69	Chile Chico	Chile Chico Airport
CCI	SSCK		f	America/Sao_Paulo	BR	-27.18	-52.05	Concordia	Concordia Airport
CCJ	VOCL		s	Asia/Kolkata	IN	11.14	75.96	Calicut	Calicut International Airport
CCK	YPCC		f	Indian/Cocos	CC	-12.19	96.83	Cocos	Cocos (Keeling) Islands Airport
CCL	YCCA		f	Australia/Brisbane	AU	-26.77	150.62	Chinchilla	Chinchilla Airport
CCM	SBCM		f	America/Sao_Paulo	BR	-28.72	-49.42	Criciuma	Forquilhinha - Criciuma Airport
CCN	OACC		f	Asia/Kabul	AF	34.53	65.27	Chakcharan	Chakcharan Airport
CCO	SKCI		f	America/Bogota	CO	4.56	-71.34	Puerto Lopez	Carimagua Airport
CCP	SCIE		s	America/Santiago	CL	-36.77	-73.06	Concepcion	Carriel Sur Airport
CCR	KCCR		s	America/Los_Angeles	US	37.99	-122.06	Concord	Buchanan Field
CCS	SVMI		s	America/Caracas	VE	10.60	-66.99	Caracas	Maiquetia (Simon Bolivar Internacional) Airport
CCT	SA30		f	America/Argentina/Salta	AR	-37.91	-67.83	Colonia Catriel	Colonia Catriel Airport
CCU	VECC		s	Asia/Kolkata	IN	22.65	88.45	Kolkata	Netaji Subhash Chandra Bose International Airport
CCV	NVSF		s	Pacific/Efate	VU	-16.27	167.92	Craig Cove	Craig Cove Airport
CCW	YCWL		f	Australia/Adelaide	AU	-33.67	136.89	Cowell	Cowell Airport
CCX	SWKC		f	America/Cuiaba	BR	-16.04	-57.63	Caceres	Caceres Airport
CCY	KCCY		f	America/Chicago	US	43.07	-92.61	Charles City	Northeast Iowa Regional Airport
CCZ	MYBC		f	America/Nassau	BS	25.42	-77.88	Chub Cay	Chub Cay Airport
CDA	YCOO		f	Australia/Darwin	AU	-12.90	132.53	Cooinda	Cooinda Airport
CDB	PACD		s	America/Anchorage	US	55.21	-162.73	Cold Bay	Cold Bay Airport
CDC	KCDC		f	America/Denver	US	37.70	-113.10	Cedar City	Cedar City Regional Airport
CDD	MHCU		f	America/Tegucigalpa	HN	15.32	-83.59	Cauquira	Cauquira Airport
CDE	ZBCD		f	Asia/Shanghai	CN	41.12	118.07	Chengde	Chengde Puning Airport
CDG	LFPG	PAR	s	Europe/Paris	FR	49.01	2.55	Paris	Charles de Gaulle International Airport
CDH	KCDH		f	America/Chicago	US	33.62	-92.76	Camden	Harrell Field
CDI	SNKI		f	America/Sao_Paulo	BR	-20.83	-41.19	Cachoeiro do Itapemirim	Cachoeiro do Itapemirim Airport
CDJ	SBAA		f	America/Belem	BR	-8.35	-49.30	Conceicao do Araguaia	Conceicao do Araguaia Airport
CDK	KCDK		f	America/New_York	US	29.13	-83.05	Cedar Key	George T Lewis Airport
CDL	AK75		f	America/Anchorage	US	65.91	-161.93	Candle	Candle 2 Airport
CDN	KCDN		f	America/New_York	US	34.28	-80.56	Camden	Woodward Field
CDO	FACD		f	Africa/Johannesburg	ZA	-32.16	25.65	Cradock	Cradock Airport
CDP	VOCP		f	Asia/Kolkata	IN	14.51	78.77	Cuddapah	Cuddapah Airport
CDQ	YCRY		f	Australia/Brisbane	AU	-18.23	142.26	Croydon	Croydon Airport
CDR	KCDR		f	America/Denver	US	42.84	-103.10	Chadron	Chadron Municipal Airport
CDS	KCDS		f	America/Chicago	US	34.43	-100.29	Childress	Childress Municipal Airport
CDT	LECH		f	Europe/Madrid	ES	40.21	0.07	Castellón de la Plana	Castellón Airport
CDU	YSCN		f	Australia/Sydney	AU	-34.04	150.69	Camden	Camden Airport
CDV	PACV		s	America/Anchorage	US	60.49	-145.48	Cordova	Merle K (Mudhole) Smith Airport
CDW	KCDW		s	America/New_York	US	40.88	-74.28	Caldwell	Essex County Airport
CDY	RPMU		f	Asia/Manila	PH	7.01	118.50	Mapun	Cagayan de Sulu Airport
CEA	KCEA	ICT	f	America/Chicago	US	37.65	-97.25	Wichita	Cessna Acft Field
CEB	RPVM		s	Asia/Manila	PH	10.31	123.98	Lapu-Lapu City	Mactan Cebu International Airport
CEC	KCEC		s	America/Los_Angeles	US	41.78	-124.24	Crescent City	Jack Mc Namara Field
CED	YCDU		f	Australia/Adelaide	AU	-32.13	133.71	Ceduna	Ceduna Airport
CEE	ULWC		s	Europe/Moscow	RU	59.28	38.03	Cherepovets	Cherepovets Airport
CEF	KCEF	SFY	s	America/New_York	US	42.19	-72.53	Springfield	Westover Arb/Metro Airport
CEG	EGNR		f	Europe/London	GB	53.18	-2.98	Hawarden	Hawarden Airport
CEH	FWCD		f	Africa/Blantyre	MW	-10.55	33.80	Chelinda Malawi	Chelinda Malawi Airport
CEI	VTCT		s	Asia/Bangkok	TH	19.95	99.88	Chiang Rai	Chiang Rai International Airport
CEK	USCC		s	Asia/Yekaterinburg	RU	55.31	61.50	Chelyabinsk	Chelyabinsk Balandino Airport
CEL	SSCN		s	America/Sao_Paulo	BR	-29.37	-50.83	Canela	Canela Airport
CEM	PACE		f	America/Anchorage	US	65.57	-144.78	Central	Central Airport
CEN	MMCN		f	America/Hermosillo	MX	27.39	-109.83	Ciudad Obregon	Ciudad Obregon International Airport
CEO	FNWK		f	Africa/Luanda	AO	-11.43	15.10	Waco Kungo	Waco Kungo Airport
CEP	SLCP		f	America/La_Paz	BO	-16.14	-62.03	Concepcion	Concepcion Airport
CEQ	LFMD		f	Europe/Paris	FR	43.54	6.95	Cannes	Cannes-Mandelieu Airport
CER	LFRC		f	Europe/Paris	FR	49.65	-1.47	Cherbourg	Cherbourg-Maupertus Airport
CES	YCNK		f	Australia/Sydney	AU	-32.79	151.34	Cessnock	Cessnock Airport
CET	LFOU		f	Europe/Paris	FR	47.08	-0.88	Cholet	Cholet Le Pontreau Airport
CEU	KCEU		f	America/New_York	US	34.67	-82.89	Clemson	Oconee County Regional Airport
CEV	KCEV		f	America/Indiana/Indianapolis	US	39.70	-85.13	Connersville	Mettel Field
CEW	KCEW		f	America/Chicago	US	30.78	-86.52	Crestview	Bob Sikes Airport
CEX	AK13		f	America/Anchorage	US	65.05	-146.05	Chena Hot Springs	Chena Hot Springs Airport
CEY	KCEY		f	America/Chicago	US	36.66	-88.37	Murray	Kyle-Oakley Field
CEZ	KCEZ		f	America/Denver	US	37.30	-108.63	Cortez	Cortez Municipal Airport
CFB	SBCB		f	America/Sao_Paulo	BR	-22.92	-42.07	Cabo Frio	Cabo Frio Airport
CFC	SBCD		f	America/Sao_Paulo	BR	-26.79	-50.94	Caçador	Caçador Airport
CFD	KCFD		f	America/Chicago	US	30.72	-96.33	Bryan	Coulter Field
CFE	LFLC		f	Europe/Paris	FR	45.79	3.17	Clermont-Ferrand	Clermont-Ferrand Auvergne Airport
CFF	FNCF		f	Africa/Luanda	AO	-8.78	17.99	Cafunfo	Cafunfo Airport
CFG	MUCF		f	America/Havana	CU	22.15	-80.41	Cienfuegos	Jaime Gonzalez Airport
CFH	YCFH		f	Australia/Adelaide	AU	-27.02	138.89	Clifton Hills Station	Clifton Hills Landing Strip
CFI	YCFD		f	Australia/Darwin	AU	-17.02	131.33	Camfield	Camfield Airport
CFK	DAOI		f	Africa/Algiers	DZ	36.22	1.34	Chlef	Chlef Aboubakr Belkaid Airport
CFN	EIDL		f	Europe/Dublin	IE	55.04	-8.34	Donegal	Donegal Airport
CFO	SJHG		s	America/Campo_Grande	BR	-10.63	-51.56	Confresa	Confresa Airport
CFP	YCPN		c	Australia/Brisbane	AU	-18.72	144.31	Carpentaria Downs	Carpentaria Downs Airport
CFQ	CAJ3		f	America/Creston	CA	49.04	-116.50	Creston	Art Sutcliffe Field
CFR	LFRK		f	Europe/Paris	FR	49.17	-0.45	Caen	Caen-Carpiquet Airport
CFS	YSCH		s	Australia/Sydney	AU	-30.32	153.12	Coffs Harbour	Coffs Harbour Airport
CFT	KCFT		f	America/Phoenix	US	32.96	-109.21	Clifton	Greenlee County Airport
CFU	LGKR		s	Europe/Athens	GR	39.60	19.91	Kerkyra Island	Ioannis Kapodistrias International Airport
CFV	KCFV		f	America/Chicago	US	37.09	-95.57	Coffeyville	Coffeyville Municipal Airport
CGA	KCGA		s	America/Anchorage	US	55.48	-133.15	Craig	Craig Seaplane Base
CGB	SBCY		s	America/Cuiaba	BR	-15.65	-56.12	Cuiaba	Marechal Rondon Airport
CGC	AYCG		f	Pacific/Port_Moresby	PG	-5.46	148.42	Cape Gloucester	Cape Gloucester Airport
CGD	ZGCD		s	Asia/Shanghai	CN	28.92	111.64	Changde	Changde Airport
CGE	KCGE		f	America/New_York	US	38.54	-76.03	Cambridge	Cambridge-Dorchester Regional Airport
CGF	KCGF	CLE	f	America/New_York	US	41.56	-81.49	Cleveland	Cuyahoga County Airport
CGH	SBSP	SAO	s	America/Sao_Paulo	BR	-23.63	-46.66	São Paulo	Congonhas Airport
CGI	KCGI		f	America/Chicago	US	37.23	-89.57	Cape Girardeau	Cape Girardeau Regional Airport
CGJ	FLKE		f	Africa/Lusaka	ZM	-12.57	27.89	Kasompe	Kasompe Airport
CGK	WIII	JKT	s	Asia/Jakarta	ID	-6.13	106.66	Jakarta	Soekarno-Hatta International Airport
CGL	SPGL		s	America/Lima	PE	-7.80	-77.65	Chagual	Chagual Airport
CGM	RPMH		f	Asia/Manila	PH	9.25	124.71	Camiguin	Camiguin Airport
CGN	EDDK		s	Europe/Berlin	DE	50.87	7.14	Cologne	Cologne Bonn Airport
CGO	ZHCC		s	Asia/Shanghai	CN	34.52	113.84	Zhengzhou	Xinzheng Airport
CGP	VGEG		s	Asia/Dhaka	BD	22.25	91.81	Chittagong	Shah Amanat International Airport
CGQ	ZYCC		s	Asia/Shanghai	CN	44.00	125.69	Changchun	Longjia Airport
CGR	SBCG		s	America/Campo_Grande	BR	-20.47	-54.67	Campo Grande	Campo Grande Airport
CGS	KCGS		s	America/New_York	US	38.98	-76.92	College Park	College Park Airport
CGV	YCAG		f	Australia/Perth	AU	-32.27	125.49	Caiguna	Caiguna Airport
CGX	FLCU		c	Africa/Lusaka	ZM	-15.05	25.99	Chunga	Chunga Airport
CGY	RPMY		s	Asia/Manila	PH	8.61	124.46	Laguindingan	Laguindingan Intl
CGZ	KCGZ		f	America/Phoenix	US	32.95	-111.77	Casa Grande	Casa Grande Municipal Airport
CHA	KCHA		s	America/New_York	US	35.04	-85.20	Chattanooga	Lovell Field
CHB	OPCL		f	Asia/Karachi	PK	35.43	74.08	Chilas	Chilas Airport
CHC	NZCH		s	Pacific/Auckland	NZ	-43.49	172.53	Christchurch	Christchurch International Airport
CHD	SNQU		c	America/Bahia	BR	-13.03	-41.45	Mucugê	Mucugê Airport
CHF	RKPE		f	Asia/Seoul	KR	35.14	128.70	Jinhae	Jinhae Airport
CHG	ZYCY		f	Asia/Shanghai	CN	41.54	120.44	Chaoyang	Chaoyang Airport
CHH	SPPY		f	America/Lima	PE	-6.20	-77.86	Chachapoyas	Chachapoyas Airport
CHJ	FVCH		f	Africa/Harare	ZW	-20.21	32.63	Chipinge	Chipinge Airport
CHK	KCHK		f	America/Chicago	US	35.10	-97.97	Chickasha	Chickasha Municipal Airport
CHL	KLLJ		f	America/Boise	US	44.52	-114.22	Challis	Challis Airport
CHM	SPEO		f	America/Lima	PE	-9.15	-78.52	Chimbote	Teniente FAP Jaime A De Montreuil Morales Airport
CHN	RKJU		c	Asia/Seoul	KR	36.72	127.50	Jeonju	Jeon Ju Airport
CHO	KCHO		s	America/New_York	US	38.14	-78.45	Charlottesville	Charlottesville-Albemarle Airport
CHP	KCHP		f	America/Anchorage	US	65.49	-144.61	Circle Hot Springs	Circle Hot Springs Airport
CHQ	LGSA		f	Europe/Athens	GR	35.53	24.15	Souda	Chania International Airport
CHR	LFLX		f	Europe/Paris	FR	46.86	1.73	Chateauroux	Chateauroux-Deols Marcel Dassault Airport
CHS	KCHS		s	America/New_York	US	32.90	-80.04	Charleston	Charleston Afb/International Airport
CHT	NZCI		f	Pacific/Chatham	NZ	-43.81	-176.46	Waitangi	Chatham Islands-Tuuta Airport
CHU	PACH		f	America/Anchorage	US	61.58	-159.22	Chuathbaluk	Chuathbaluk Airport
CHV	LPCH		c	Europe/Lisbon	PT	41.73	-7.47	Chaves	Chaves Airport
CHW			c	Asia/Urumqi	CN	39.85	98.42	Jiuquan	Jiuquan
CHX	MPCH		f	America/Panama	PA	9.46	-82.52	Changuinola	Cap Manuel Nino International Airport
CHY	AGGC		s	Pacific/Guadalcanal	SB	-6.71	156.40	Choiseul Bay	Choiseul Bay Airport
CHZ	K2S7		f	America/Los_Angeles	US	42.58	-121.88	Chiloquin	Chiloquin State Airport
CIA	LIRA	ROM	s	Europe/Rome	IT	41.80	12.59	Rome	Ciampino Airport
CIB		AVX	c	America/Los_Angeles	US	33.40	-118.42	Avalon	Ap in the Sky Airport
CIC	KCIC		f	America/Los_Angeles	US	39.80	-121.86	Chico	Chico Regional Airport
CID	KCID		s	America/Chicago	US	41.88	-91.71	Cedar Rapids	The Eastern Iowa Airport
CIE	YCOI		f	Australia/Perth	AU	-33.37	116.22	Collie	Collie Airport
CIF	ZBCF		s	Asia/Shanghai	CN	42.23	118.91	Chifeng	Chifeng Airport
CIG	KCAG		f	America/Denver	US	40.50	-107.52	Craig	Craig-Moffat Airport
CIH	ZBCZ		f	Asia/Shanghai	CN	36.25	113.13	Changzhi	Changzhi Airport
CII	LTBD		f	Europe/Istanbul	TR	37.81	27.90	Aydin	Cildir Airport
CIJ	SLCO		f	America/La_Paz	BO	-11.04	-68.78	Cobija	Capitan Anibal Arab Airport
CIK	PACI		f	America/Anchorage	US	66.65	-143.74	Chalkyitsik	Chalkyitsik Airport
CIL	KK29		f	America/Nome	US	64.90	-163.70	Council	Council Airport
CIM	SKCM		f	America/Bogota	CO	6.37	-73.97	Cimitarra	Cimitarra Airport
CIN	KCIN		f	America/Chicago	US	42.05	-94.79	Carroll	Arthur N Neu Airport
CIO	SGCO		f	America/Asuncion	PY	-23.44	-57.43	Concepcion	Teniente Col Carmelo Peralta Airport
CIP	FLCP		f	Africa/Lusaka	ZM	-13.56	32.59	Chipata	Chipata Airport
CIQ	MGCQ		f	America/Guatemala	GT	14.83	-89.52	Chiquimula	Chiquimula Airport
CIR	KCIR		f	America/Chicago	US	37.06	-89.22	Cairo	Cairo Regional Airport
CIS	PCIS		f	Pacific/Enderbury	KI	-2.77	-171.71	Abariringa	Canton Airport
CIT	UAII		s	Asia/Almaty	KZ	42.36	69.48	Shymkent	Shymkent Airport
CIU	KCIU	SSM	f	America/New_York	US	46.25	-84.47	Sault Ste Marie	Chippewa County International Airport
CIV			c	America/Juneau	US	55.23	-132.32	Chomley	Chomley Airport
CIW	TVSC		f	America/St_Vincent	VC	12.70	-61.34	Canouan	Canouan Airport
CIX	SPHI		f	America/Lima	PE	-6.79	-79.83	Chiclayo	Capitan FAP Jose A Quinones Gonzales International Airport
CIY	LICB		f	Europe/Rome	IT	36.99	14.61	Comiso	Comiso Airport Vincenzo Magliocco
CIZ	SWKO		s	America/Boa_Vista	BR	-4.13	-63.13	Coari	Coari Airport
CJA	SPJR		f	America/Lima	PE	-7.14	-78.49	Cajamarca	Mayor General FAP Armando Revoredo Iglesias Airport
CJB	VOCB		s	Asia/Kolkata	IN	11.03	77.04	Coimbatore	Coimbatore International Airport
CJC	SCCF		s	America/Santiago	CL	-22.50	-68.90	Calama	El Loa Airport
CJF	YCWA		f	Australia/Perth	AU	-22.97	118.81	Coondewanna	Coondewanna Airport
CJJ	RKTU		f	Asia/Seoul	KR	36.72	127.50	Cheongju	Cheongju International Airport
CJL	OPCH		f	Asia/Karachi	PK	35.89	71.80	Chitral	Chitral Airport
CJM	VTSE		f	Asia/Bangkok	TH	10.71	99.36	Chumphon	Chumphon Airport
CJS	MMCS		s	America/Mazatlan	MX	31.64	-106.43	Ciudad Juarez	Abraham Gonzalez International Airport
CJT	MMCO		f	America/Mexico_City	MX	16.18	-92.05	Comitan	Comitan Airport
CJU	RKPC		s	Asia/Seoul	KR	33.51	126.49	Jeju City	Jeju International Airport
CJZ	SJZA		c	America/Fortaleza	BR	-6.88	-38.62	Cajazeiras	Cajazeiras Airport
CKA	KCKA		f	America/Chicago	US	36.74	-98.12	Cherokee	Kegelman Af Aux Field
CKB	KCKB		f	America/New_York	US	39.30	-80.23	Clarksburg	North Central West Virginia Airport
CKC	UKKE		f	Europe/Kyiv	UA	49.42	32.00	Cherkasy	Cherkasy International Airport
CKD	PACJ		f	America/Anchorage	US	61.87	-158.14	Crooked Creek	Crooked Creek Airport
CKE	K1O2		f	America/Los_Angeles	US	38.99	-122.90	Lakeport	Lampson Field
CKG	ZUCK		s	Asia/Shanghai	CN	29.72	106.64	Chongqing	Chongqing Jiangbei International Airport
CKH	UESO		f	Asia/Srednekolymsk	RU	70.62	147.90	Chokurdah	Chokurdakh Airport
CKI	YCKI		f	Australia/Darwin	AU	-11.16	132.48	Croker Island	Croker Island Airport
CKK	KCVK		f	America/Chicago	US	36.26	-91.56	Ash Flat	Sharp County Regional Airport
CKL	UUMU		f	Europe/Moscow	RU	55.88	38.06	Moscow	Chkalovskiy Airport
CKM	KCKM		f	America/Chicago	US	34.30	-90.51	Clarksdale	Fletcher Field
CKN	KCKN		f	America/Chicago	US	47.84	-96.62	Crookston	Crookston Municipal/Kirkwood Field
CKO	SSCP		f	America/Sao_Paulo	BR	-23.15	-50.60	Cornelio Procopio	Cornelio Procopio Airport
CKS	SBCJ		f	America/Araguaina	BR	-6.12	-50.00	Carajas	Carajas Airport
CKT	OIMC		f	Asia/Tehran	IR	36.50	61.06	Sarakhs	Sarakhs Airport
CKU	KCKU	CDV	f	America/Anchorage	US	60.54	-145.73	Cordova	Cordova Municipal Airport
CKV	KCKV		f	America/Chicago	US	36.62	-87.41	Clarksville	Outlaw Field
CKW	YCHK		f	Australia/Perth	AU	-22.36	119.65	Christmas Creek mine	Graeme Rowley Aerodrome
CKX	PAAY		f	America/Anchorage	US	64.07	-141.95	Chicken	Chicken Airport
CKY	GUCY		s	Africa/Conakry	GN	9.58	-13.61	Conakry	Conakry Airport
CKZ	LTBH		f	Europe/Istanbul	TR	40.14	26.43	Canakkale	Canakkale Airport
CLA	VGCM		c	Asia/Dhaka	BD	23.44	91.19	Comilla	Comilla Airport
CLC			c	America/Chicago	US	29.57	-95.10	Clear Lake	Clear Lake Metroport
CLD	KCRQ	SAN	s	America/Los_Angeles	US	33.13	-117.28	Carlsbad	Mc Clellan-Palomar Airport
CLE	KCLE		s	America/New_York	US	41.41	-81.85	Cleveland	Cleveland-Hopkins International Airport
CLG	KC80		f	America/Los_Angeles	US	36.16	-120.29	Coalinga	New Coalinga Municipal Airport
CLH	YCAH		f	Australia/Sydney	AU	-31.77	149.61	Coolah	Coolah Airport
CLI	KCLI		f	America/Chicago	US	44.61	-88.73	Clintonville	Clintonville Municipal Airport
CLJ	LRCL		s	Europe/Bucharest	RO	46.79	23.69	Cluj-Napoca	Cluj-Napoca International Airport
CLK	KCLK	CSM	f	America/Chicago	US	35.54	-98.93	Clinton	Clinton Regional Airport
CLL	KCLL		s	America/Chicago	US	30.59	-96.36	College Station	Easterwood Field
CLM	KCLM		f	America/Los_Angeles	US	48.12	-123.50	Port Angeles	William R Fairchild International Airport
CLN	SBCI		f	America/Araguaina	BR	-7.32	-47.46	Carolina	Brig. Lysias Augusto Rodrigues Airport
CLO	SKCL		s	America/Bogota	CO	3.54	-76.38	Cali	Alfonso Bonilla Aragon International Airport
CLP	PFCL		s	America/Anchorage	US	58.83	-158.53	Clarks Point	Clarks Point Airport
CLQ	MMIA		f	America/Mexico_City	MX	19.28	-103.58	Colima	Lic. Miguel de la Madrid Airport
CLR	KCLR		f	America/Los_Angeles	US	33.13	-115.52	Calipatria	Cliff Hatfield Memorial Airport
CLS	KCLS		f	America/Los_Angeles	US	46.68	-122.98	Chehalis	Chehalis-Centralia Airport
CLT	KCLT		s	America/New_York	US	35.21	-80.95	Charlotte	Charlotte/Douglas International Airport
CLU	KBAK		f	America/Indiana/Indianapolis	US	39.26	-85.90	Columbus	Columbus Municipal Airport
CLV	SBCN		f	America/Sao_Paulo	BR	-17.73	-48.61	Caldas Novas	Caldas Novas Airport
CLW	KCLW	TPA	f	America/New_York	US	27.98	-82.76	Clearwater	Clearwater Executive Airport
CLX	SATC		f	America/Argentina/Cordoba	AR	-25.30	-57.73	Clorinda	Clorinda Airport
CLY	LFKC		f	Europe/Paris	FR	42.53	8.79	Calvi	Calvi-Sainte-Catherine Airport
CLZ	SVCL		f	America/Caracas	VE	8.92	-67.42	Guarico	Calabozo Airport
CMA	YCMU		s	Australia/Brisbane	AU	-28.03	145.62	Cunnamulla	Cunnamulla Airport
CMB	VCBI		s	Asia/Colombo	LK	7.18	79.88	Colombo	Bandaranaike International Apt Colombo Airport
CMC	SNWC		f	America/Fortaleza	BR	-2.90	-40.86	Camocim	Camocim Airport
CMD	YCTM		f	Australia/Sydney	AU	-34.62	148.03	Cootamundra	Cootamundra Airport
CME	MMCE		f	America/Mexico_City	MX	18.65	-91.80	Ciudad del Carmen	Ciudad del Carmen International Airport
CMF	LFLB		f	Europe/Paris	FR	45.64	5.88	Chambery	Chambery-Savoie Airport
CMG	SBCR		f	America/Campo_Grande	BR	-19.01	-57.67	Corumba	Corumba International Airport
CMH	KCMH		s	America/New_York	US	40.00	-82.89	Columbus	John Glenn Columbus International Airport
CMI	KCMI		s	America/Chicago	US	40.04	-88.28	Champaign	University Of Illinois/Willard Airport
CMJ	RCCM		f	Asia/Taipei	TW	23.21	119.42	Qimei	Qimei Airport
CMK	FWCM		f	Africa/Blantyre	MW	-14.31	35.13	Club Makokola	Club Makokola Airport
CML	YCMW		f	Australia/Brisbane	AU	-19.91	138.12	Camooweal	Camooweal Airport
CMM	MGCR		f	America/Guatemala	GT	17.46	-90.05	Carmelita	Carmelita Airport
CMN	GMMN		s	Africa/Casablanca	MA	33.37	-7.59	Casablanca	Mohammed V International Airport
CMO	HCMO		f	Africa/Mogadishu	SO	5.37	48.52	Obbia	Obbia Airport
CMP	SNKE		f	America/Belem	BR	-9.32	-50.33	Santana do Araguaia	Santana do Araguaia Airport
CMQ	YCMT		f	Australia/Brisbane	AU	-22.77	147.62	Clermont	Clermont Airport
CMR	LFGA		f	Europe/Paris	FR	48.11	7.36	Colmar	Colmar-Houssen Airport
CMS	HCMS		f	Africa/Mogadishu	SO	10.30	50.23	Scusciuban	Scusciuban Airport
CMU	AYCH		f	Pacific/Port_Moresby	PG	-6.02	144.97	Kundiawa	Chimbu Airport
CMV	NZCX		f	Pacific/Auckland	NZ	-36.79	175.51	Coromandel	Coromandel Aerodrome
CMW	MUCM		f	America/Havana	CU	21.42	-77.85	Camaguey	Ignacio Agramonte International Airport
CMX	KCMX		f	America/New_York	US	47.17	-88.49	Hancock	Houghton County Memorial Airport
CMY	KCMY		f	America/Chicago	US	43.96	-90.74	Sparta	Sparta/Fort Mc Coy Airport
CNA	MMCA		f	America/Hermosillo	MX	31.07	-110.10	Cananea	Cananea Airport
CNB	YCNM		f	Australia/Sydney	AU	-30.98	148.38	Coonamble	Coonamble Airport
CNC	YCCT		s	Australia/Brisbane	AU	-10.05	143.07	Coconut Island	Coconut Island Airport
CND	LRCK		f	Europe/Bucharest	RO	44.36	28.49	Constanta	Mihail Kogalniceanu International Airport
CNE	K1V6		f	America/Denver	US	38.43	-105.11	Canon City	Fremont County Airport
CNF	SBCF	BHZ	s	America/Sao_Paulo	BR	-19.62	-43.97	Belo Horizonte	Tancredo Neves International Airport
CNG	LFBG		f	Europe/Paris	FR	45.66	-0.32	Cognac	Cognac-Chateaubernard (BA 709) Air Base
CNH	KCNH		f	America/New_York	US	43.37	-72.37	Claremont	Claremont Municipal Airport
CNI	ZYCH		f	Asia/Shanghai	CN	39.27	122.67	Changhai	Changhai Airport
CNJ	YCCY		f	Australia/Brisbane	AU	-20.67	140.50	Cloncurry	Cloncurry Airport
CNK	KCNK		f	America/Chicago	US	39.55	-97.65	Concordia	Blosser Municipal Airport
CNL	EKSN		f	Europe/Copenhagen	DK	57.50	10.23	Sindal	Sindal Airport
CNM	KCNM		f	America/Denver	US	32.34	-104.26	Carlsbad	Cavern City Air Trml Airport
CNN	VOKN		s	Asia/Kolkata	IN	11.92	75.55	Mattannur	Kannur International Airport
CNO	KCNO		f	America/Los_Angeles	US	33.97	-117.64	Chino	Chino Airport
CNP	BGCO		s	America/Scoresbysund	GL	70.74	-22.65	Neerlerit Inaat	Neerlerit Inaat Airport
CNQ	SARC		f	America/Argentina/Cordoba	AR	-27.45	-58.76	Corrientes	Corrientes Airport
CNR	SCRA		f	America/Santiago	CL	-26.33	-70.61	Chanaral	Chanaral Airport
CNS	YBCS		s	Australia/Brisbane	AU	-16.89	145.75	Cairns	Cairns International Airport
CNU	KCNU		f	America/Chicago	US	37.67	-95.49	Chanute	Chanute Martin Johnson Airport
CNV	SNED		f	America/Bahia	BR	-15.67	-38.95	Canavieiras	Canavieiras Airport
CNW	KCNW	ACT	f	America/Chicago	US	31.64	-97.07	Waco	Tstc Waco Airport
CNX	VTCC		s	Asia/Bangkok	TH	18.77	98.96	Chiang Mai	Chiang Mai International Airport
CNY	KCNY		f	America/Denver	US	38.76	-109.75	Moab	Canyonlands Regional Airport
COA	KO22		f	America/Los_Angeles	US	38.03	-120.41	Columbia	Columbia Airport
COC	SAAC		f	America/Argentina/Cordoba	AR	-31.30	-58.00	Concordia	Comodoro Pierrestegui Airport
COD	KCOD		f	America/Denver	US	44.52	-109.02	Cody	Yellowstone Regional Airport
COE	KCOE		f	America/Los_Angeles	US	47.77	-116.82	Coeur D'Alene	Coeur D'Alene Airport
COF	KCOF		f	America/New_York	US	28.24	-80.61	Cocoa Beach	Patrick Space Force Base Airport
COG	SKCD		f	America/Bogota	CO	5.08	-76.70	Condoto	Mandinga Airport
COH	VECO		f	Asia/Kolkata	IN	26.33	89.47	Cooch Behar	Cooch Behar Airport
COI	KCOI		f	America/New_York	US	28.34	-80.69	Merritt Island	Merritt Island Airport
COJ	YCBB		f	Australia/Sydney	AU	-31.33	149.27	Coonabarabran	Coonabarabran Airport
COK	VOCI		s	Asia/Kolkata	IN	10.15	76.40	Kochi	Cochin International Airport
COL	EGEL		f	Europe/London	GB	56.60	-6.62	Coll Island	Coll Airport
COM	KCOM		f	America/Chicago	US	31.84	-99.40	Coleman	Coleman Municipal Airport
CON	KCON		f	America/New_York	US	43.20	-71.50	Concord	Concord Municipal Airport
COO	DBBB		s	Africa/Porto-Novo	BJ	6.36	2.38	Cotonou	Cadjehoun Airport
COP	KK23		f	America/New_York	US	42.63	-74.89	Cooperstown	Cooperstown-Westville Airport
COQ	ZMCD		f	Asia/Ulaanbaatar	MN	48.14	114.65	Choibalsan	Choibalsan Airport
COR	SACO		s	America/Argentina/Cordoba	AR	-31.32	-64.21	Cordoba	Ingeniero Ambrosio Taravella Airport
COS	KCOS		s	America/Denver	US	38.81	-104.70	Colorado Springs	City Of Colorado Springs Municipal Airport
COT	KCOT		f	America/Chicago	US	28.46	-99.22	Cotulla	Cotulla-La Salle County Airport
COU	KCOU		s	America/Chicago	US	38.82	-92.22	Columbia	Columbia Regional Airport
COV	LTDB	QIN	s	Europe/Istanbul	TR	36.89	35.07	Tarsus	Çukurova International Airport
COW	SCCQ		f	America/Santiago	CL	-30.20	-71.25	Coquimbo	Tambillos Airport
COX	MYAK		f	America/Nassau	BS	24.16	-77.59	Andros	Congo Town Airport
COY	YCWY		f	Australia/Perth	AU	-21.78	117.80	Coolawanyah	Coolawanyah Airport
COZ	MDCZ		f	America/Santo_Domingo	DO	18.91	-70.72	Costanza	Constanza Dom Re Airport
CPA	GLCP		c	Africa/Monrovia	LR	4.38	-7.70	Harper	Cape Palmas
CPB	SKCA		f	America/Bogota	CO	8.63	-77.35	Capurgana	Capurgana Airport
CPC	SAZY		f	America/Argentina/Salta	AR	-40.08	-71.14	Chapelco	Aviador C. Campos Airport
CPD	YCBP		f	Australia/Adelaide	AU	-29.04	134.72	Coober Pedy	Coober Pedy Airport
CPE	MMCP		f	America/Merida	MX	19.82	-90.50	Campeche	Ingeniero Alberto Acuna Ongay International Airport
CPF	WARC		f	Asia/Jakarta	ID	-7.19	111.55	Tjepu	Cepu Airport
CPH	EKCH		s	Europe/Copenhagen	DK	55.62	12.66	Copenhagen	Copenhagen Kastrup Airport
CPL	SKHA		f	America/Bogota	CO	3.72	-75.47	Chaparral	Chaparral Airport
CPM	KCPM		f	America/Los_Angeles	US	33.89	-118.24	Compton	Compton/Woodley Airport
CPO	SCAT		f	America/Santiago	CL	-27.26	-70.78	Copiapo	Desierto de Atacama Airport
CPP	SCKP		s	America/Santiago	CL	-20.75	-68.68	Pica	Coposa Airport
CPQ	SDAM		f	America/Sao_Paulo	BR	-22.86	-47.11	Campinas	Amarais Airport
CPR	KCPR		s	America/Denver	US	42.91	-106.46	Casper	Casper/Natrona County International Airport
CPS	KCPS	STL	f	America/Chicago	US	38.57	-90.16	Cahokia	St Louis Downtown Airport
CPT	FACT		s	Africa/Johannesburg	ZA	-33.96	18.60	Cape Town	Cape Town International Airport
CPU	SNCU		f	America/Fortaleza	BR	-1.82	-44.87	Cururupu	Cururupu Airport
CPV	SBKG		f	America/Fortaleza	BR	-7.27	-35.90	Campina Grande	Presidente Joao Suassuna Airport
CPX	TJCP		s	America/Puerto_Rico	US	18.31	-65.30	Isla de Culebra	Benjamin Rivera Noriega Airport
CQA	SWEK		f	America/Cuiaba	BR	-13.57	-52.27	Canarana	Canarana Airport
CQD	OIFS		f	Asia/Tehran	IR	32.30	50.84	Shahrekord	Shahrekord Airport
CQF	LFAC		f	Europe/Paris	FR	50.96	1.95	Marck	Calais-Dunkerque Airport
CQM	LERL		f	Europe/Madrid	ES	38.86	-3.97	Ciudad Real	Ciudad Real International Airport
CQP	YCFL		c	Australia/Brisbane	AU	-18.20	147.50	Cape Flattery	Cape Flattery Airport
CQS	SWCQ		f	America/Porto_Velho	BR	-12.42	-64.25	Costa Marques	Costa Marques Airport
CQW	ZUWL		f	Asia/Shanghai	CN	29.47	107.69	Wulong	Wulong Chongqing Xiannvshan Airport
CRA	LRCV		f	Europe/Bucharest	RO	44.32	23.89	Craiova	Craiova Airport
CRB	YCBR		f	Australia/Sydney	AU	-29.52	148.58	Collarenebri	Collarenebri Airport
CRC	SKGO		f	America/Bogota	CO	4.76	-75.96	Cartago	Santa Ana Airport
CRD	SAVC		s	America/Argentina/Catamarca	AR	-45.79	-67.47	Comodoro Rivadavia	General E. Mosconi Airport
CRE	KCRE	MYR	f	America/New_York	US	33.81	-78.72	North Myrtle Beach	Grand Strand Airport
CRF	FEFC		f	Africa/Bangui	CF	4.94	15.89	Carnot	Carnot Airport
CRG	KCRG	JAX	s	America/New_York	US	30.34	-81.51	Jacksonville	Jacksonville Executive At Craig Airport
CRI	MYCI		f	America/Nassau	BS	22.75	-74.18	Colonel Hill	Colonel Hill Airport
CRK	RPLC		s	Asia/Manila	PH	15.19	120.56	Angeles City	Diosdado Macapagal International Airport
CRL	EBCI	BRU	s	Europe/Brussels	BE	50.27	4.27	Charleroi	Brussels South Charleroi Airport
CRM	RPVF		f	Asia/Manila	PH	12.50	124.64	Catarman	Catarman National Airport
CRO	KCRO		c	America/Los_Angeles	US	36.10	-119.60	Corcoran	Corcoran Airport
CRP	KCRP		f	America/Chicago	US	27.77	-97.50	Corpus Christi	Corpus Christi International Airport
CRQ	SBCV		f	America/Bahia	BR	-17.65	-39.25	Caravelas	Caravelas Airport
CRR	SANW		f	America/Argentina/Cordoba	AR	-29.86	-61.87	Ceres	Ceres Airport
CRS	KCRS		f	America/Chicago	US	32.03	-96.40	Corsicana	C David Campbell Field-Corsicana Municipal Airport
CRT	KCRT		f	America/Chicago	US	33.18	-91.88	Crossett	Z M Jack Stell Field
CRU	TGPZ		f	America/Grenada	GD	12.48	-61.47	Carriacou Island	Lauriston Airport
CRV	LIBC		f	Europe/Rome	IT	39.00	17.08	Crotone	Crotone Airport
CRW	KCRW		s	America/New_York	US	38.38	-81.59	Charleston	West Virginia International Yeager Airport
CRX	KCRX		f	America/Chicago	US	34.91	-88.60	Corinth	Roscoe Turner Airport
CRZ	UTAV		f	Asia/Ashgabat	TM	39.08	63.61	Turkmenabat	Turkmenabat International Airport
CSA	EGEY		f	Europe/London	GB	56.06	-6.24	Colonsay	Colonsay Airstrip
CSB	LRCS		f	Europe/Bucharest	RO	45.42	22.25	Caransebes	Caransebes Airport
CSC	MRMJ		f	America/Costa_Rica	CR	10.43	-85.17	Canas	Mojica Airport
CSE	0CO2		f	America/Denver	US	38.85	-106.93	Crested Butte	Crested Butte Airpark
CSF	LFPC		f	Europe/Paris	FR	49.25	2.52	Creil	Creil Air Base
CSG	KCSG		s	America/New_York	US	32.52	-84.94	Columbus	Columbus Airport
CSH	ULAS		f	Europe/Moscow	RU	65.03	35.73	Solovetsky Islands	Solovki Airport
CSI	YCAS		f	Australia/Sydney	AU	-28.88	153.07	Casino	Casino Airport
CSJ		CSG	c	America/New_York	US	32.52	-84.94	Columbus	Columbus Airport
CSK	GOGS		f	Africa/Dakar	SN	12.41	-16.75	Cap Skirring	Cap Skirring Airport
CSM	KCSM		f	America/Chicago	US	35.34	-99.20	Burns Flat	Infinity One Oklahoma Spaceport Airport
CSN	KCXP		f	America/Los_Angeles	US	39.19	-119.73	Carson City	Carson City Airport
CSO	EDBC		f	Europe/Berlin	DE	51.86	11.42	Magdeburg	Cochstedt Airport
CSQ	KCSQ		f	America/Chicago	US	41.02	-94.36	Creston	Creston Municipal Airport
CSS	SSCL		f	America/Campo_Grande	BR	-19.15	-51.69	Cassilandia	Cassilandia Airport
CSU	SSSC		f	America/Sao_Paulo	BR	-29.68	-52.41	Santa Cruz do Sul	Santa Cruz do Sul Airport
CSV	KCSV		f	America/Chicago	US	35.95	-85.08	Crossville	Crossville Memorial-Whitson Field
CSW	MMSL		s	America/Mazatlan	MX	22.95	-109.94	Cabo San Lucas	Cabo San Lucas International Airport
CSX	ZGHA		s	Asia/Shanghai	CN	28.19	113.22	Changsha	Changsha Huanghua Airport
CSY	UWKS		f	Europe/Moscow	RU	56.09	47.35	Cheboksary	Cheboksary Airport
CSZ	SAZC		f	America/Argentina/Buenos_Aires	AR	-37.45	-61.89	Coronel Suarez	Brigadier D.H.E. Ruiz Airport
CTA	LICC		s	Europe/Rome	IT	37.47	15.07	Catania	Catania / Fontanarossa Airport
CTB	KCTB		f	America/Denver	US	48.61	-112.38	Cut Bank	Cut Bank International Airport
CTC	SANC		f	America/Argentina/Catamarca	AR	-28.60	-65.75	Catamarca	Catamarca Airport
CTD	MPCE		f	America/Panama	PA	7.99	-80.41	Chitre	Alonso Valderrama Airport
CTF	MGCT		f	America/Guatemala	GT	14.69	-91.88	Coatepeque	Coatepeque Airport
CTG	SKCG		s	America/Bogota	CO	10.44	-75.51	Cartagena	Rafael Nunez International Airport
CTH	KMQS		f	America/New_York	US	39.98	-75.87	Coatesville	Chester County G O Carlson Airport
CTI	FNCV		f	Africa/Luanda	AO	-15.16	19.16	Cuito Cuanavale	Cuito Cuanavale Airport
CTK	KCTK		f	America/Chicago	US	40.57	-90.07	Canton	Ingersoll Airport
CTL	YBCV		s	Australia/Brisbane	AU	-26.41	146.26	Charleville	Charleville Airport
CTM	MMCM		f	America/Cancun	MX	18.50	-88.33	Chetumal	Chetumal International Airport
CTN	YCKN		s	Australia/Brisbane	AU	-15.44	145.18	Cooktown	Cooktown Airport
CTO	3NY8		f	America/New_York	US	40.91	-72.78	Calverton	Calverton Executive Airpark
CTP	SNCP		f	America/Fortaleza	BR	-1.25	-46.02	Carutapera	Carutapera Airport
CTQ	SSVP		f	America/Sao_Paulo	BR	-33.50	-53.34	Santa Vitoria do Palmar	Santa Vitoria do Palmar Airport
CTR	YCAC		c	Australia/Darwin	AU	-17.58	131.00	Cattle Creek	Cattle Creek Airport
CTS	RJCC	SPK	s	Asia/Tokyo	JP	42.78	141.69	Sapporo	New Chitose Airport
CTT	LFMQ		f	Europe/Paris	FR	43.25	5.79	Le Castellet	Le Castellet Airport
CTU	ZUUU		s	Asia/Shanghai	CN	30.58	103.95	Chengdu	Chengdu Shuangliu International Airport
CTW	KP52		f	America/Phoenix	US	34.73	-112.04	Cottonwood	Cottonwood Airport
CTX	KN03		f	America/New_York	US	42.59	-76.21	Cortland	Cortland County/Chase Field
CTY	KCTY		f	America/New_York	US	29.64	-83.10	Cross City	Cross City Airport
CTZ	KCTZ		f	America/New_York	US	34.97	-78.37	Clinton	Clinton-Sampson County Airport
CUA	MMDA		f	America/Mazatlan	MX	25.05	-111.61	Ciudad Constitucion	Ciudad Constitucion Airport
CUB	KCUB	CAE	f	America/New_York	US	33.97	-81.00	Columbia	Jim Hamilton L B Owens Airport
CUC	SKCC		s	America/Bogota	CO	7.93	-72.51	Cucuta	Camilo Daza International Airport
CUD	YCDR		f	Australia/Brisbane	AU	-26.80	153.10	Caloundra	Caloundra Airport
CUE	SECU		f	America/Guayaquil	EC	-2.89	-78.98	Cuenca	Mariscal Lamar Airport
CUF	LIMZ		f	Europe/Rome	IT	44.55	7.62	Cuneo	Cuneo / Levaldigi Airport
CUG	YCUA		f	Australia/Sydney	AU	-33.28	148.76	Cudal	Cudal Airport
CUH	KCUH		f	America/Chicago	US	35.95	-96.77	Cushing	Cushing Municipal Airport
CUK	MZCK		s	America/Belize	BZ	17.73	-88.03	Caye Caulker	Caye Caulker Airport
CUL	MMCL		s	America/Mazatlan	MX	24.76	-107.47	Culiacan	Federal de Bachigualato International Airport
CUM	SVCU		f	America/Caracas	VE	10.45	-64.13	Cumana (Antonio Jose de Sucre)	Cumana (Antonio Jose de Sucre) Airport
CUN	MMUN		s	America/Cancun	MX	21.04	-86.88	Cancun	Cancun International Airport
CUO	SKCR		f	America/Bogota	CO	1.01	-71.30	Caruru	Caruru Airport
CUP	SVCP		f	America/Caracas	VE	10.66	-63.26	Carupano	General Francisco Bermudez Airport
CUQ	YCOE		f	Australia/Brisbane	AU	-13.76	143.11	Coen	Coen Airport
CUR	TNCC		s	America/Curacao	CW	12.19	-68.96	Willemstad	Hato International Airport
CUS	0NM0		f	America/Denver	US	31.82	-107.63	Columbus	Columbus Municipal Airport
CUT	SAZW		f	America/Argentina/Salta	AR	-38.94	-69.26	Cutral-Co	Cutral-Co Airport
CUU	MMCU		s	America/Mazatlan	MX	28.70	-105.97	Chihuahua	General Roberto Fierro Villalobos International Airport
CUV	SVCG		f	America/Caracas	VE	8.76	-72.54	Casigua El Cubo	Casigua El Cubo Airport
CUW			c	America/Juneau	US	58.35	-133.80	Cube Cove	Cube Cove
CUY	YCUE		f	Australia/Perth	AU	-27.45	117.92	Cue	Cue Airport
CUZ	SPZO		s	America/Lima	PE	-13.54	-71.94	Cusco	Alejandro Velasco Astete International Airport
CVB	AYCB		c	Pacific/Port_Moresby	PG	-4.80	144.70	Chungribu	Chungribu Airport
CVC	YCEE		f	Australia/Adelaide	AU	-33.71	136.50	Cleve	Cleve Airport
CVE	SKCV		f	America/Bogota	CO	9.40	-75.69	Covenas	Covenas Airport
CVF	LFLJ		f	Europe/Paris	FR	45.40	6.63	Courcheval	Courchevel Airport
CVG	KCVG		s	America/New_York	US	39.05	-84.67	Cincinnati	Cincinnati/Northern Kentucky International Airport
CVH	SAHE		f	America/Argentina/Salta	AR	-37.85	-71.01	Lafontaine	Caviahue Airport
CVJ	MMCB		f	America/Mexico_City	MX	18.83	-99.26	General Mariano Matamoros	General Mariano Matamoros Airport
CVM	MMCV		f	America/Monterrey	MX	23.70	-98.96	Ciudad Victoria	General Pedro Jose Mendez International Airport
CVN	KCVN		f	America/Denver	US	34.43	-103.08	Clovis	Clovis Regional Airport
CVO	KCVO		f	America/Los_Angeles	US	44.50	-123.29	Corvallis	Corvallis Municipal Airport
CVQ	YCAR		s	Australia/Perth	AU	-24.88	113.67	Carnarvon	Carnarvon Airport
CVR			c	America/Los_Angeles	US	34.02	-118.40	Culver City	Culver City
CVS	KCVS	CVN	f	America/Denver	US	34.38	-103.32	Clovis	Cannon Afb Airport
CVT	EGBE		f	Europe/London	GB	52.37	-1.48	Coventry	Coventry Airport
CVU	LPCR		f	Atlantic/Azores	PT	39.67	-31.11	Corvo	Corvo Airport
CWA	KCWA	AUW	s	America/Chicago	US	44.78	-89.67	Mosinee	Central Wisconsin Airport
CWB	SBCT		s	America/Sao_Paulo	BR	-25.53	-49.18	Curitiba	Afonso Pena Airport
CWC	UKLN		f	Europe/Uzhgorod	UA	48.26	25.98	Chernivtsi	Chernivtsi International Airport
CWF	KCWF	LCH	f	America/Chicago	US	30.21	-93.14	Lake Charles	Chennault International Airport
CWI	KCWI		f	America/Chicago	US	41.83	-90.33	Clinton	Clinton Municipal Airport
CWJ	ZPCW		c	Asia/Shanghai	CN	23.28	99.37	Cangyuan Va Autonomous County	Cangyuan Washan Airport
CWK	VECT		s	Asia/Kolkata	IN	25.17	80.94	Chitrakoot	Chitrakoot Airport
CWL	EGFF		s	Europe/London	GB	51.40	-3.34	Cardiff	Cardiff International Airport
CWP			c	Asia/Karachi	PK	33.77	72.37	Campbellpore	Campbellpore Airport
CWR	YCWI		f	Australia/Adelaide	AU	-27.71	138.33	Cowarie	Cowarie Airport
CWS	78WA		f	America/Los_Angeles	US	48.49	-122.83	Center Island	Center Island Airport
CWT	YCWR		f	Australia/Sydney	AU	-33.84	148.65	Cowra	Cowra Airport
CWW	YCOR		f	Australia/Sydney	AU	-35.99	146.36	Corowa	Corowa Airport
CWX	KP33		f	America/Phoenix	US	32.25	-109.89	Willcox	Cochise County Airport
CXA	SVCD		f	America/Caracas	VE	7.63	-66.16	Caicara del Orinoco	Caicara del Orinoco Airport
CXB	VGCB		f	Asia/Dhaka	BD	21.45	91.96	Cox's Bazar	Cox's Bazar Airport
CXC	PAAX		f	America/Anchorage	US	61.58	-144.43	Chitina	Chitina Airport
CXF	PACX		f	America/Anchorage	US	67.25	-150.20	Coldfoot	Coldfoot Airport
CXH	CYHC	YVR	s	America/Vancouver	CA	49.28	-123.10	Vancouver	Vancouver Harbour Airport
CXI	PLCH		f	Pacific/Kiritimati	KI	1.99	-157.35	Banana	Cassidy International Airport
CXJ	SBCX		f	America/Sao_Paulo	BR	-29.20	-51.19	Caxias do Sul	Campo dos Bugres Airport
CXL	KCXL		f	America/Los_Angeles	US	32.67	-115.52	Calexico	Calexico International Airport
CXN	HCMC		f	Africa/Mogadishu	SO	11.50	49.92	Candala	Candala Airport
CXO	KCXO	HOU	f	America/Chicago	US	30.35	-95.42	Houston	Conroe/North Houston Regional Airport
CXP	WIHL		f	Asia/Jakarta	ID	-7.65	109.03	Cilacap	Tunggul Wulung Airport
CXQ	YCRK		f	Australia/Perth	AU	-18.88	125.92	Christmas Creek Station	Christmas Creek Station Airport
CXR	VVCR	NHA	s	Asia/Ho_Chi_Minh	VN	12.00	109.22	Nha Trang	Cam Ranh Airport
CXT	YCHT		f	Australia/Brisbane	AU	-20.04	146.27	Charters Towers	Charters Towers Airport
CXY	MYCC		f	America/Nassau	BS	25.60	-79.27	Cat Cay	Cat Cay Airport
CYA	MTCA		f	America/Port-au-Prince	HT	18.27	-73.79	Les Cayes	Les Cayes Airport
CYB	MWCB		s	America/Cayman	KY	19.69	-79.88	Cayman Brac	Gerrard Smith International Airport
CYC	MZCP		c	America/Belize	BZ	17.68	-88.05	Cay Chapel	Cay Chapel Airstrip
CYD	MZMF	SQS	c	America/Belize	BZ	17.10	-89.10	San Ignacio	San Ignacio Town Airstrip
CYF	PACK		s	America/Anchorage	US	60.14	-164.28	Chefornak	Chefornak Airport
CYG	YCRG		f	Australia/Melbourne	AU	-36.18	147.89	Corryong	Corryong Airport
CYI	RCKU		f	Asia/Taipei	TW	23.46	120.39	Chiayi City	Chiayi Airport
CYL	MHCS		f	America/Tegucigalpa	HN	15.45	-86.68	Coyoles	Coyoles Airport
CYO	MUCL		f	America/Havana	CU	21.62	-81.55	Cayo Largo del Sur	Vilo Acuna International Airport
CYP	RPVC		f	Asia/Manila	PH	12.07	124.55	Calbayog City	Calbayog Airport
CYR	SUCA		f	America/Montevideo	UY	-34.46	-57.77	Colonia	Laguna de Los Patos International Airport
CYS	KCYS		f	America/Denver	US	41.16	-104.81	Cheyenne	Cheyenne Regional/Jerry Olson Field
CYT	0AA1		f	America/Anchorage	US	60.08	-142.50	Yakataga	Yakataga Airport
CYU	RPLO		f	Asia/Manila	PH	10.86	121.07	Cuyo	Cuyo Airport
CYW	MMCY		f	America/Mexico_City	MX	20.55	-100.89	Celaya	Captain Rogelio Castillo National Airport
CYX	UESS		f	Asia/Srednekolymsk	RU	68.74	161.34	Cherskiy	Cherskiy Airport
CYZ	RPUY		f	Asia/Manila	PH	16.93	121.75	Cauayan City	Cauayan Airport
CZA	MMCT		f	America/Mexico_City	MX	20.64	-88.45	Chichen Itza	Chichen Itza International Airport
CZB	SSAK		c	America/Sao_Paulo	BR	-28.66	-53.61	Cruz Alta	Cruz Alta Airport
CZC	KZ93		f	America/Anchorage	US	61.94	-145.29	Copper Center	Copper Center 2 Airport
CZE	SVCR		f	America/Caracas	VE	11.41	-69.68	Coro	Jose Leonardo Chirinos Airport
CZF	PACZ		f	America/Anchorage	US	61.78	-166.04	Cape Romanzof	Cape Romanzof Lrrs Airport
CZH	MZCZ		c	America/Belize	BZ	18.38	-88.41	Corozal	Corozal Airport
CZK	KCZK		f	America/Los_Angeles	US	45.68	-121.88	Cascade Locks	Cascade Locks State Airport
CZL	DABC		s	Africa/Algiers	DZ	36.28	6.62	Constantine	Mohamed Boudiaf International Airport
CZM	MMCZ		f	America/Cancun	MX	20.52	-86.93	Cozumel	Cozumel International Airport
CZN	KCZN		f	America/Anchorage	US	62.07	-142.05	Chisana	Chisana Airport
CZO	KCZO		f	America/Anchorage	US	62.56	-144.67	Chistochina	Chistochina Airport
CZR	UIAR		c	Asia/Chita	RU	56.91	118.26	Chara	Chara Airport
CZS	SBCZ		f	America/Eirunepe	BR	-7.60	-72.77	Cruzeiro do Sul	Cruzeiro do Sul Airport
CZT	KCZT		f	America/Chicago	US	28.52	-99.82	Carrizo Springs	Dimmit County Airport
CZU	SKCZ		f	America/Bogota	CO	9.33	-75.29	Corozal	Las Brujas Airport
CZW	EPRU		c	Europe/Warsaw	PL	50.88	19.20	Rudniki	Rudniki
CZX	ZSCG		s	Asia/Shanghai	CN	31.92	119.78	Changzhou	Changzhou Airport
CZY	YUNY		f	Australia/Brisbane	AU	-24.52	139.62	Cluny	Cluny Airport
CZZ			c	America/Denver	US	37.11	-102.58	Campo	Campo Airport
DAA	KDAA		f	America/New_York	US	38.71	-77.18	Fort Belvoir	Davison Army Air Field
DAB	KDAB		s	America/New_York	US	29.18	-81.06	Daytona Beach	Daytona Beach International Airport
DAC	VGHS		s	Asia/Dhaka	BD	23.84	90.40	Dhaka	Dhaka / Hazrat Shahjalal International Airport
DAD	VVDN		s	Asia/Ho_Chi_Minh	VN	16.04	108.20	Da Nang	Da Nang International Airport
DAE			c	Asia/Kolkata	IN	27.50	94.33	Daporijo	Daporijo Airport
DAG	KDAG		f	America/Los_Angeles	US	34.85	-116.79	Daggett	Barstow-Daggett Airport
DAK	HEDK		f	Africa/Cairo	EG	25.41	29.00	Dakhla	Dakhla Airport
DAL	KDAL	DFW	s	America/Chicago	US	32.85	-96.85	Dallas	Dallas Love Field
DAM	OSDI		f	Asia/Damascus	SY	33.41	36.52	Damascus	Damascus International Airport
DAN	KDAN		f	America/New_York	US	36.57	-79.34	Danville	Danville Regional Airport
DAO	AYDA		f	Pacific/Port_Moresby	PG	-5.75	141.99	Dabo	Dahamo Airstrip
DAP	VNDL		c	Asia/Kathmandu	NP	29.67	80.50	Darchula	Darchula Airport
DAR	HTDA		s	Africa/Dar_es_Salaam	TZ	-6.88	39.20	Dar es Salaam	Mwalimu Julius K. Nyerere International Airport
DAS	CFF4		f	America/Yellowknife	CA	66.70	-119.71	Great Bear Lake	Great Bear Lake Airport
DAT	ZBDT		s	Asia/Shanghai	CN	40.06	113.48	Datong	Datong Airport
DAU	AYDU		f	Pacific/Port_Moresby	PG	-9.09	143.21	Daru	Daru Airport
DAV	MPDA		s	America/Panama	PA	8.39	-82.44	David	Enrique Malek International Airport
DAX	ZUDX		c	Asia/Shanghai	CN	31.13	107.43	Dazhou	Dazhou Heshi Airport
DAY	KDAY		s	America/New_York	US	39.90	-84.22	Dayton	James M Cox Dayton International Airport
DAZ	OADZ		f	Asia/Kabul	AF	38.46	70.88	Darwaz	Darwaz Airport
DBA	OPDB		f	Asia/Karachi	PK	28.88	64.40	Dalbandin	Dalbandin Airport
DBB	HEAL		f	Africa/Cairo	EG	30.92	28.46	El Alamein	El Alamein International Airport
DBC	ZYBA		c	Asia/Shanghai	CN	45.51	123.02	Baicheng	Baicheng Chang'an Airport
DBD	VEDB		f	Asia/Kolkata	IN	23.83	86.43	Dhanbad	Dhanbad Airport
DBM	HADM		f	Africa/Addis_Ababa	ET	10.35	37.72	Debra Marcos	Debra Marcos Airport
DBN	KDBN		f	America/New_York	US	32.56	-82.98	Dublin	W H 'Bud' Barron Airport
DBO	YSDU		s	Australia/Sydney	AU	-32.22	148.57	Dubbo	Dubbo City Regional Airport
DBP	AYDB		f	Pacific/Port_Moresby	PG	-6.31	141.91	Debepare	Debepare Airport
DBQ	KDBQ		f	America/Chicago	US	42.40	-90.71	Dubuque	Dubuque Regional Airport
DBR	VEDH		f	Asia/Kolkata	IN	26.19	85.92	Darbhanga	Darbhanga Airport
DBS	KU41		f	America/Boise	US	44.16	-112.22	Dubois	Dubois Municipal Airport
DBT	HADT		f	Africa/Addis_Ababa	ET	11.97	38.00	Debre Tabor	Debre Tabor Airport
DBV	LDDU		s	Europe/Zagreb	HR	42.56	18.27	Dubrovnik	Dubrovnik Airport
DBY	YDAY		f	Australia/Brisbane	AU	-27.16	151.27	Dalby	Dalby Airport
DCA	KDCA	WAS	s	America/New_York	US	38.85	-77.04	Washington	Ronald Reagan Washington Ntl Airport
DCF	TDCF	DOM	f	America/Dominica	DM	15.34	-61.39	Canefield	Canefield Airport
DCG		DXB	c	Asia/Dubai	AE	25.24	55.33	Dubai	Dubai Creek Golf Club Seaplane Base
DCI	LIED		f	Europe/Rome	IT	39.35	8.97	Decimomannu	Decimomannu Airport
DCK	PODC		f	America/Anchorage	US	66.94	-156.89	Dahl Creek	Dahl Creek Airport
DCM	LFCK		f	Europe/Paris	FR	43.56	2.29	Castres	Castres-Mazamet Airport
DCN	YCIN	DRB	f	Australia/Perth	AU	-17.58	123.83	RAAF Base Curtin	RAAF Base Curtin
DCR	KDCR		c	America/Indiana/Indianapolis	US	40.84	-84.86	Decatur Hi-Way	Decatur Hi-Way Airport
DCT	MYRD		f	America/Nassau	BS	22.18	-75.73	Duncan Town	Duncan Town Airport
DCU	KDCU		f	America/Chicago	US	34.65	-86.95	Decatur	Pryor Field Regional Airport
DCY	ZUDC		f	Asia/Shanghai	CN	29.32	100.05	Daocheng County	Daocheng Yading Airport
DDC	KDDC		f	America/Chicago	US	37.76	-99.97	Dodge City	Dodge City Regional Airport
DDD	VRMU		f	Indian/Maldives	MV	2.67	72.89	Dhaalu Atoll	Kudahuvadhoo Dhaalu Airport
DDG	ZYDD		f	Asia/Shanghai	CN	40.02	124.29	Dandong	Dandong Airport
DDN	YDLT		f	Australia/Brisbane	AU	-16.99	141.32	Delta Downs	Delta Downs Airport
DDR	ZUDR		s	Asia/Shanghai	CN	28.60	86.81	Rikaze Dingri	Rikaze Dingri Airport
DDU	OPDD		f	Asia/Karachi	PK	26.55	67.67	Dadu	Dadu Airport
DEA	OPDG		f	Asia/Karachi	PK	29.96	70.49	Dera Ghazi Khan	Dera Ghazi Khan Airport
DEB	LHDC		f	Europe/Budapest	HU	47.49	21.62	Debrecen	Debrecen International Airport
DEC	KDEC		f	America/Chicago	US	39.83	-88.87	Decatur	Decatur Airport
DED	VIDN		s	Asia/Kolkata	IN	30.19	78.18	Dehradun	Dehradun Airport
DEE	UHSM		f	Asia/Vladivostok	RU	43.96	145.68	Kunashir Island	Mendeleyevo Airport
DEF	OIAD		s	Asia/Tehran	IR	32.43	48.40	Dezful	Dezful Airport
DEH	KDEH		f	America/Chicago	US	43.28	-91.74	Decorah	Decorah Municipal Airport
DEI	FSSD		f	Indian/Mahe	SC	-3.80	55.67	Denis Island	Denis Island Airport
DEJ	_DEJ	TEN	s	Asia/Shanghai	CN	28.12	108.16	Deijan	Tongren Deijan Airport
DEL	VIDP		s	Asia/Kolkata	IN	28.57	77.10	New Delhi	Indira Gandhi International Airport
DEM	HADD		f	Africa/Addis_Ababa	ET	8.55	34.86	Dembidollo	Dembidollo Airport
DEN	KDEN		s	America/Denver	US	39.86	-104.67	Denver	Denver International Airport
DEP	VEDZ		f	Asia/Kolkata	IN	27.99	94.22	Daporijo	Daporijo Airport
DEQ	_DEQ	HZC	s	Asia/Shanghai	CN	30.50	120.11	Deqing	Deqing Moganshan Airport
DER	AYDE		f	Pacific/Port_Moresby	PG	-6.14	147.11	Derim	Derim Airport
DES	FSDR		f	Indian/Mahe	SC	-5.70	53.66	Desroches Island	Desroches Airport
DET	KDET	DTT	f	America/Detroit	US	42.41	-83.01	Detroit	Coleman A Young Municipal Airport
DEX	WAVD		c	Asia/Jayapura	ID	-4.86	139.48	Kabupaten Yahukimo	Yahukimo Nop Goliath Airport
DEZ	OSDZ		f	Asia/Damascus	SY	35.29	40.18	Deir ez-Zor	Deir ez-Zor Airport
DFI	KDFI		f	America/New_York	US	41.34	-84.43	Defiance	Defiance Memorial Airport
DFP	YDDF		f	Australia/Brisbane	AU	-16.05	143.01	Drumduff	Drumduff Airport
DFW	KDFW		s	America/Chicago	US	32.90	-97.04	Dallas	Dallas-Fort Worth International Airport
DGA	MZPB		s	America/Belize	BZ	16.98	-88.23	Dangriga	Pelican Beach Airstrip
DGB			c	America/Anchorage	US	58.12	-152.55	Duck Village	Danger Bay Airport
DGD	YDGA		f	Australia/Perth	AU	-27.83	117.32	Dalgaranga Gold Mine	Dalgaranga Gold Mine Airport
DGE	YMDG		f	Australia/Sydney	AU	-32.56	149.61	Mudgee	Mudgee Airport
DGF	CAL3		f	America/Vancouver	CA	50.17	-120.17	Douglas Lake	Douglas Lake Airport
DGH	VEDO		f	Asia/Kolkata	IN	24.45	86.71	Deoghar	Deoghar Airport
DGL	KDGL	DUG	f	America/Phoenix	US	31.34	-109.51	Douglas	Douglas Municipal Airport
DGN	KNDY		f	America/New_York	US	38.33	-77.04	Dahlgren	Dahlgren Nsf Airport
DGO	MMDO		f	America/Monterrey	MX	24.12	-104.53	Durango	General Guadalupe Victoria International Airport
DGP	EVDA		c	Europe/Riga	LV	55.94	26.66	Daugavpils	Daugavpils International Airport
DGR	NZDA		f	Pacific/Auckland	NZ	-35.94	173.89	Dargaville	Dargaville Aerodrome
DGT	RPVD		s	Asia/Manila	PH	9.33	123.30	Dumaguete City	Sibulan Airport
DGU	DFOD		f	Africa/Ouagadougou	BF	12.46	-3.49	Dedougou	Dedougou Airport
DGW	KDGW		f	America/Denver	US	42.80	-105.39	Douglas	Converse County Airport
DGX	EGDX		c	Europe/London	GB	51.40	-3.44	St Athan	St Athan Royal Air Force Base
DHA	OEDR		c	Asia/Riyadh	SA	26.27	50.15	Dhahran	King Abdulaziz Air Base
DHD	YDRH		f	Australia/Brisbane	AU	-27.07	141.90	Durham Downs	Durham Downs Airport
DHF	OMAM	AUH	f	Asia/Dubai	AE	24.25	54.55	Al Bihouth	Abu Dhabi-Al Dhafra AB Airport
DHG			c	Asia/Vladivostok	RU	44.56	135.49	Dalnegorsk	Dalnegorsk Airport
DHH	ZWLK		s	Asia/Shanghai	CN	43.75	93.13	Barkol	Balikun Dahe Airport
DHI	VNDH		f	Asia/Kathmandu	NP	28.75	80.58	Dhangarhi	Dhangarhi Airport
DHM	VIGG		f	Asia/Kolkata	IN	32.17	76.26	Kangra	Kangra Airport
DHN	KDHN		s	America/Chicago	US	31.32	-85.45	Dothan	Dothan Regional Airport
DHR	EHKD		f	Europe/Amsterdam	NL	52.92	4.78	Den Helder	De Kooy Airport
DHT	KDHT		f	America/Chicago	US	36.02	-102.55	Dalhart	Dalhart Municipal Airport
DHX	WARD		c	Asia/Jakarta	ID	-7.76	111.95	Kediri	Dhoho International Airport
DIA	OTBD	DOH	s	Asia/Qatar	QA	25.26	51.57	Doha	Doha International Airport
DIB	VEMN		s	Asia/Kolkata	IN	27.48	95.02	Dibrugarh	Dibrugarh Airport
DIE	FMNA		f	Indian/Antananarivo	MG	-12.35	49.29	Arrachart	Arrachart Airport
DIG	ZPDQ		s	Asia/Shanghai	CN	27.79	99.68	Shangri-La	Diqing Airport
DIJ	LFSD		f	Europe/Paris	FR	47.27	5.09	Dijon	Dijon-Bourgogne Airport
DIK	KDIK		f	America/Denver	US	46.80	-102.80	Dickinson	Dickinson/Theodore Roosevelt Regional Airport
DIL	WPDL		f	Asia/Dili	TL	-8.55	125.53	Dili	Presidente Nicolau Lobato International Airport
DIM	DIDK		f	Africa/Abidjan	CI	6.65	-4.64	Dimbokro	Dimbokro Airport
DIN	VVDB		f	Asia/Ho_Chi_Minh	VN	21.40	103.01	Dien Bien Phu	Dien Bien Phu Airport
DIP	DFED		f	Africa/Ouagadougou	BF	12.05	1.78	Diapaga	Diapaga Airport
DIQ	SNDV		f	America/Sao_Paulo	BR	-20.18	-44.87	Divinopolis	Divinopolis Airport
DIR	HADR		s	Africa/Addis_Ababa	ET	9.62	41.85	Dire Dawa	Aba Tenna Dejazmach Yilma International Airport
DIS	FCPD		f	Africa/Brazzaville	CG	-4.21	12.66	Dolisie	Ngot Nzoungou Airport
DIU	VA1P		f	Asia/Kolkata	IN	20.71	70.92	Diu	Diu Airport
DIV	DIDV		c	Africa/Abidjan	CI	5.79	-5.35	Divo	Divo Airport
DIY	LTCC		s	Europe/Istanbul	TR	37.89	40.20	Diyarbakir	Diyarbakir Airport
DJA	DBBD		f	Africa/Porto-Novo	BJ	9.69	1.64	Djougou	Djougou Airport
DJB	WIPA		f	Asia/Jakarta	ID	-1.64	103.64	Jambi	Sultan Thaha Airport
DJE	DTTJ		s	Africa/Tunis	TN	33.88	10.78	Djerba	Djerba Zarzis International Airport
DJG	DAAJ		f	Africa/Algiers	DZ	24.29	9.45	Djanet	Djanet Inedbirene Airport
DJH		DXB	c	Asia/Dubai	AE	24.99	55.02	Dubai	Jebel Ali Seaplane Base
DJJ	WAJJ		s	Asia/Jayapura	ID	-2.58	140.52	Jayapura-Papua Island	Sentani International Airport
DJM	FCBD		f	Africa/Brazzaville	CG	-2.53	14.75	Djambala	Djambala Airport
DJN	KD66		f	America/Anchorage	US	64.05	-145.72	Delta Junction	Delta Junction Airport
DJO	DIDL		f	Africa/Abidjan	CI	6.79	-6.47	Daloa	Daloa Airport
DJR	YDAJ		c	Australia/Brisbane	AU	-21.70	139.53	Dajarra	Dajarra Airport
DJT		PBI	c	America/New_York	US	26.68	-80.10	West Palm Beach	President Donald J. Trump International Airport
DJU	BIDV		f	Atlantic/Reykjavik	IS	64.64	-14.28	Djúpivogur	Djúpivogur Airport
DKA	DNKT		c	Africa/Lagos	NG	13.01	7.66	Katsina	Katsina Airport
DKI	YDKI		f	Australia/Brisbane	AU	-17.94	146.14	Dunk Island	Dunk Island Airport
DKK	KDKK		f	America/New_York	US	42.49	-79.27	Dunkirk	Chautauqua County/Dunkirk Airport
DKR	GOOY		f	Africa/Dakar	SN	14.74	-17.49	Dakar	Leopold Sedar Senghor International Airport
DKS	UODD		f	Asia/Krasnoyarsk	RU	73.52	80.38	Dikson	Dikson Airport
DKV	YDVR		f	Australia/Darwin	AU	-24.86	129.07	Docker River	Docker River Airport
DLA	FKKD		s	Africa/Douala	CM	4.01	9.72	Douala	Douala International Airport
DLC	ZYTL		s	Asia/Shanghai	CN	38.97	121.54	Dalian	Zhoushuizi Airport
DLD	ENDI		c	Europe/Oslo	NO	60.42	8.51	Dagali	Dagali Geilo Airport
DLE	LFGJ		f	Europe/Paris	FR	47.04	5.43	Dole	Dole-Tavaux Airport
DLF	KDLF	DRT	f	America/Chicago	US	29.36	-100.78	Del Rio	Laughlin Afb Airport
DLG	PADL		s	America/Anchorage	US	59.04	-158.51	Dillingham	Dillingham Airport
DLH	KDLH		s	America/Chicago	US	46.84	-92.19	Duluth	Duluth International Airport
DLI	VVDL		s	Asia/Ho_Chi_Minh	VN	11.75	108.37	Dalat	Lien Khuong Airport
DLK	YDLK		f	Australia/Adelaide	AU	-29.01	138.48	Dulkaninna	Dulkaninna Airport
DLL	KDLC		f	America/New_York	US	34.45	-79.37	Dillon	Dillon County Airport
DLM	LTBS		s	Europe/Istanbul	TR	36.71	28.79	Dalaman	Dalaman International Airport
DLN	KDLN		f	America/Denver	US	45.26	-112.55	Dillon	Dillon Airport
DLR	UHHD		c	Asia/Vladivostok	RU	45.88	133.74	Dalnerechensk	Dalnerechensk Airport
DLS	KDLS		f	America/Los_Angeles	US	45.62	-121.17	The Dalles	Columbia Gorge Regional/The Dalles Municipal Airport
DLU	ZPDL		s	Asia/Shanghai	CN	25.65	100.32	Xiaguan	Dali Airport
DLV	YDLV		f	Australia/Darwin	AU	-12.55	130.69	Delissaville	Delissaville Airport
DLY	NVVD		f	Pacific/Efate	VU	-18.77	169.00	Dillon's Bay	Dillon's Bay Airport
DLZ	ZMDZ		f	Asia/Ulaanbaatar	MN	43.59	104.43	Dalanzadgad	Dalanzadgad Airport
DMA	KDMA	TUS	f	America/Phoenix	US	32.17	-110.88	Tucson	Davis Monthan Afb Airport
DMB	UADD		f	Asia/Qyzylorda	KZ	42.85	71.30	Taraz	Aulie-ata International Airport
DMD	YDMG		s	Australia/Brisbane	AU	-17.94	138.82	Doomadgee	Doomadgee Airport
DME	UUDD	MOW	s	Europe/Moscow	RU	55.41	37.91	Moscow	Domodedovo International Airport
DMK	VTBD	BKK	s	Asia/Bangkok	TH	13.91	100.61	Bangkok	Don Mueang International Airport
DMM	OEDF		s	Asia/Riyadh	SA	26.47	49.80	Dammam	King Fahd International Airport
DMN	KDMN		f	America/Denver	US	32.26	-107.72	Deming	Deming Municipal Airport
DMO	KDMO		f	America/Chicago	US	38.71	-93.18	Sedalia	Sedalia Regional Airport
DMT	SWDM		f	America/Campo_Grande	BR	-14.38	-56.40	Diamantino	Diamantino Airport
DMU	VEMR		f	Asia/Kolkata	IN	25.88	93.77	Dimapur	Dimapur Airport
DNA	RODN	OKA	f	Asia/Tokyo	JP	26.36	127.77	Kadena	Kadena Air Base
DNB	YDBR		f	Australia/Brisbane	AU	-16.05	142.40	Dunbar	Dunbar Airport
DNC			c	Africa/Abidjan	CI	7.27	-8.15	Danane	Danane Airport
DND	EGPN		f	Europe/London	GB	56.45	-3.03	Dundee	Dundee Airport
DNE		DFW	c	America/Chicago	US	33.08	-96.74	Dallas	Dallas North Airport
DNG	YDGN		c	Australia/Perth	AU	-15.38	126.30	Doogan	Doogan Airport
DNH	ZLDH		s	Asia/Shanghai	CN	40.16	94.81	Dunhuang	Dunhuang Airport
DNI	HSWD		c	Africa/Khartoum	SD	14.42	33.48	Wad Medani	Wad Madani Airport
DNK	UKDD		f	Europe/Kyiv	UA	48.36	35.10	Dnipro	Dnipro International Airport
DNL	KDNL	AGS	f	America/New_York	US	33.47	-82.04	Augusta	Daniel Field
DNM			c	Australia/Perth	AU	-25.89	113.58	Denham	Shark Bay Airport
DNN	KDNN		f	America/New_York	US	34.72	-84.87	Dalton	Dalton Municipal Airport
DNO	SWDN		f	America/Araguaina	BR	-11.60	-46.85	Dianopolis	Dianopolis Airport
DNP	VNDG		f	Asia/Kathmandu	NP	28.11	82.29	Dang	Tulsipur Airport
DNQ	YDLQ		f	Australia/Sydney	AU	-35.56	144.95	Deniliquin	Deniliquin Airport
DNR	LFRD		f	Europe/Paris	FR	48.59	-2.08	Dinard	Dinard-Pleurtuit-Saint-Malo Airport
DNS	KDNS		f	America/Chicago	US	41.99	-95.38	Denison	Denison Municipal Airport
DNU	AYDN		c	Pacific/Port_Moresby	PG	-6.15	146.70	Dinangat	Dinangat
DNV	KDNV		f	America/Chicago	US	40.20	-87.60	Danville	Vermilion Regional Airport
DNX	HSGG		f	Africa/Khartoum	SD	12.53	35.07	Dinder	Galegu Airport
DNZ	LTAY		f	Europe/Istanbul	TR	37.79	29.70	Denizli	Cardak Airport
DOB	WAPD		f	Asia/Jayapura	ID	-5.77	134.21	Dobo-Kobror Island	Dobo Airport
DOC	EGZJ		c	Europe/London	GB	57.88	-4.08	Dornoch	Dornoch Airport
DOD	HTDO		f	Africa/Dar_es_Salaam	TZ	-6.17	35.75	Dodoma	Dodoma Airport
DOE	SMDJ		f	America/Paramaribo	SR	4.01	-55.48	Djumu-Djomoe	Djumu-Djomoe Airport
DOG	HSDN		f	Africa/Khartoum	SD	19.15	30.43	Dongola	Dongola Airport
DOH	OTHH		s	Asia/Qatar	QA	25.26	51.61	Doha	Hamad International Airport
DOI	AYDO		c	Pacific/Port_Moresby	PG	-10.72	150.70	Doini	Doini
DOK	UKCC		f	Europe/Kyiv	UA	48.07	37.74	Donetsk	Donetsk International Airport
DOL	LFRG		f	Europe/Paris	FR	49.37	0.15	Deauville	Deauville-Saint-Gatien Airport
DOM	TDPD		f	America/Dominica	DM	15.55	-61.30	Marigot	Melville Hall Airport
DON	MGDL		f	America/Guatemala	GT	17.61	-89.69	Dos Lagunas	Dos Lagunas Airport
DOP	VNDP		f	Asia/Kathmandu	NP	28.99	82.82	Dolpa	Dolpa Airport
DOR	DFEE		f	Africa/Ouagadougou	BF	14.03	-0.03	Dori	Dori Airport
DOU	SSDO		f	America/Campo_Grande	BR	-22.20	-54.93	Dourados	Dourados Airport
DOV	KDOV		f	America/New_York	US	39.13	-75.47	Dover	Dover Afb Airport
DOX	YDRA		f	Australia/Perth	AU	-29.30	114.93	Dongara	Dongara Airport
DOY	ZSDY		f	Asia/Shanghai	CN	37.51	118.79	Dongying	Dongying Shengli Airport
DPA	KDPA	CHI	f	America/Chicago	US	41.91	-88.25	Chicago	Dupage Airport
DPB	SCBI		s	America/Punta_Arenas	CL	-54.05	-68.83	Bahia Inutil	Pampa Guanaco Airport
DPE	LFAB		f	Europe/Paris	FR	49.88	1.09	Dieppe	St Aubin Airport
DPG	KDPG		f	America/Denver	US	40.20	-112.94	Dugway Proving Ground	Michael Army Air Field (Dugway Proving Ground) Airport
DPK			c	America/New_York	US	40.78	-73.30	Deer Park	Deer Park Airport
DPL	RPMG		f	Asia/Manila	PH	8.60	123.34	Dipolog City	Dipolog Airport
DPO	YDPO		s	Australia/Melbourne	AU	-41.17	146.43	Devonport	Devonport Airport
DPS	WADD		s	Asia/Makassar	ID	-8.75	115.17	Denpasar	Ngurah Rai (Bali) International Airport
DPT	UEBD		c	Asia/Vladivostok	RU	69.39	139.90	Deputatsky	Deputatsky Airport
DQA	ZYDQ		f	Asia/Shanghai	CN	46.75	125.14	Daqing Shi	Saertu Airport
DQM	OODQ		f	Asia/Muscat	OM	19.50	57.63	Duqm	Duqm International Airport
DRA	NV65		f	America/Los_Angeles	US	36.62	-116.03	Mercury	Desert Rock Airport
DRB	YDBY		f	Australia/Perth	AU	-17.37	123.66	Derby	Derby Airport
DRD	YDOR		f	Australia/Brisbane	AU	-16.56	141.81	Dorunda	Dorunda Airport
DRE	KDRM		f	America/New_York	US	46.01	-83.74	Drummond Island	Drummond Island Airport
DRF	3AK5		f	America/Anchorage	US	60.59	-152.16	Kenai	Drift River Airport
DRG	PADE		s	America/Anchorage	US	66.07	-162.77	Deering	Deering Airport
DRH	WAJC		c	Asia/Jayapura	ID	-3.25	138.57	Dabra	Dabra Airport
DRI	KDRI		f	America/Chicago	US	30.83	-93.34	De Ridder	Beauregard Regional Airport
DRJ	SMDA		f	America/Paramaribo	SR	4.12	-54.67	Drietabbetje	Drietabbetje Airport
DRK	MRDK		f	America/Costa_Rica	CR	8.72	-83.64	Puntarenas	Drake Bay Airport
DRM			c	Europe/Athens	GR	41.15	24.13	Drama	Drama Airport
DRN	YDBI		f	Australia/Brisbane	AU	-28.59	148.22	Dirranbandi	Dirranbandi Airport
DRO	KDRO		s	America/Denver	US	37.15	-107.75	Durango	Durango-La Plata County Airport
DRP	RPLK		s	Asia/Manila	PH	13.11	123.68	Daraga	Legazpi Bicol International Airport
DRR	YDRI		f	Australia/Brisbane	AU	-25.68	140.23	Durrie	Durrie Airport
DRS	EDDC		s	Europe/Berlin	DE	51.13	13.77	Dresden	Dresden Airport
DRT	KDRT		f	America/Chicago	US	29.37	-100.93	Del Rio	Del Rio International Airport
DRU	KM26		f	America/Denver	US	46.62	-113.21	Drummond	Drummond Airport
DRV	VRMD		f	Indian/Maldives	MV	5.16	73.13	Dharavandhoo	Dharavandhoo Airport
DRW	YPDN		s	Australia/Darwin	AU	-12.41	130.88	Darwin	Darwin International Airport
DRY	YDRD		f	Australia/Perth	AU	-15.71	126.38	Drysdale River	Drysdale River Airport
DSA	EGCN		c	Europe/London	GB	53.48	-1.01	Sheffield	Robin Hood Airport Doncaster Sheffield
DSC	FKKS		f	Africa/Douala	CM	5.45	10.07	Dschang	Dschang Airport
DSD	TFFA		f	America/Guadeloupe	GP	16.30	-61.08	Grande Anse	La Desirade Airport
DSE	HADC		f	Africa/Addis_Ababa	ET	11.08	39.71	Dessie	Combolcha Airport
DSI	KDTS	VPS	s	America/Chicago	US	30.40	-86.47	Destin	Destin Executive Airport
DSK	OPDI		f	Asia/Karachi	PK	31.91	70.90	Dera Ismael Khan	Dera Ismael Khan Airport
DSL			c	Africa/Freetown	SL	7.98	-10.85	Daru	Daru Airport
DSM	KDSM		s	America/Chicago	US	41.53	-93.66	Des Moines	Des Moines International Airport
DSN	ZBDS		s	Asia/Shanghai	CN	39.49	109.86	Ordos	Ordos Ejin Horo Airport
DSO	ZKSD		f	Asia/Pyongyang	KP	39.75	127.47	Sondok	Sondok Airport
DSS	GOBD	DKR	s	Africa/Dakar	SN	14.67	-17.07	Dakar	Blaise Diagne International Airport
DSV	KDSV		f	America/New_York	US	42.57	-77.71	Dansville	Dansville Municipal Airport
DSX	RCLM		c	Asia/Taipei	TW	20.70	116.73	Pratas Island	Dongsha Island Airport
DTA	KDTA		f	America/Denver	US	39.38	-112.50	Delta	Delta Municipal Airport
DTB	WIMN		f	Asia/Jakarta	ID	2.26	98.99	Tingkeum	Silangit Airport
DTD	WALJ		f	Asia/Makassar	ID	0.63	116.60	Datadawai	Datadawai Airport
DTE	RPUD		f	Asia/Manila	PH	14.13	122.98	Daet	Daet Airport
DTH	KL06		f	America/Los_Angeles	US	36.46	-116.88	Death Valley National Park	Furnace Creek Airport
DTI	SNDT		f	America/Sao_Paulo	BR	-18.23	-43.65	Diamantina	Diamantina Airport
DTL	KDTL		f	America/Chicago	US	46.82	-95.88	Detroit Lakes	Detroit Lakes/Wething Field
DTM	EDLW		s	Europe/Berlin	DE	51.52	7.61	Dortmund	Dortmund Airport
DTN	KDTN	SHV	f	America/Chicago	US	32.54	-93.74	Shreveport	Shreveport Downtown Airport
DTR	WN07		f	America/Los_Angeles	US	48.50	-122.81	Anacortes	Decatur Shores Airport
DTU	ZYDU		c	Asia/Shanghai	CN	48.44	126.12	Wudalianchi	Wudalianchi Dedu Airport
DTW	KDTW	DTT	s	America/New_York	US	42.21	-83.35	Detroit	Detroit Metro Wayne County Airport
DTX	KTKI		c	America/Chicago	US	33.18	-96.59	McKinney	McKinney National Airport
DUA	KDUA		f	America/Chicago	US	33.94	-96.40	Durant	Durant Regional/Eaker Field
DUB	EIDW		s	Europe/Dublin	IE	53.42	-6.27	Dublin	Dublin Airport
DUC	KDUC		f	America/Chicago	US	34.47	-97.96	Duncan	Halliburton Field
DUD	NZDN		s	Pacific/Auckland	NZ	-45.93	170.20	Dunedin	Dunedin Airport
DUE	FNDU		f	Africa/Luanda	AO	-7.40	20.82	Chitato	Dundo Airport
DUF	7NC2		f	America/New_York	US	36.25	-75.79	Corolla	Pine Island Airport
DUG	KDUG		f	America/Phoenix	US	31.47	-109.60	Douglas Bisbee	Bisbee Douglas International Airport
DUJ	KDUJ		f	America/New_York	US	41.18	-78.90	Dubois	Dubois Regional Airport
DUK	FADK		f	Africa/Johannesburg	ZA	-28.37	32.25	Mubatuba	Mubatuba Airport
DUM	WIBD		f	Asia/Jakarta	ID	1.61	101.43	Dumai	Pinang Kampai Airport
DUN			c	America/Thule	GL	76.53	-68.70	Pituffik	Dundas Airport
DUQ	CAM3		f	America/Vancouver	CA	48.75	-123.71	Duncan	Duncan Airport
DUR	FALE		s	Africa/Johannesburg	ZA	-29.61	31.12	Durban	King Shaka International Airport
DUS	EDDL		s	Europe/Berlin	DE	51.29	6.77	Dusseldorf	Dusseldorf International Airport
DUT	PADU		s	America/Anchorage	US	53.90	-166.55	Unalaska	Unalaska Airport
DVK	CDK2		f	America/Yellowknife	CA	64.51	-110.29	Diavik	Diavik Airport
DVL	KDVL		f	America/Chicago	US	48.12	-98.91	Devils Lake	Devils Lake Regional Airport
DVN	KDVN		f	America/Chicago	US	41.61	-90.59	Davenport	Davenport Municipal Airport
DVO	RPMD		s	Asia/Manila	PH	7.13	125.65	Davao City	Francisco Bangoy International Airport
DVP	YDPD		f	Australia/Brisbane	AU	-24.15	141.11	Davenport Downs	Davenport Downs Airport
DVR	YDMN		f	Australia/Darwin	AU	-13.75	130.69	Daly River	Daly River Airport
DVT	KDVT	PHX	s	America/Phoenix	US	33.69	-112.08	Phoenix	Phoenix Deer Valley Airport
DWA	FWDW		c	Africa/Blantyre	MW	-13.00	34.13	Dwangwa	Dwangwa Airport
DWB	FMNO		f	Indian/Antananarivo	MG	-16.10	45.36	Soalala	Soalala Airport
DWC	OMDW	DXB	f	Asia/Dubai	AE	24.90	55.16	Jebel Ali	Al Maktoum International Airport
DWD	OEDM		f	Asia/Riyadh	SA	24.45	44.12	Al Dawadmi	Al Dawadmi Airport
DWH	KDWH	HOU	f	America/Chicago	US	30.06	-95.55	Houston	David Wayne Hooks Memorial Airport
DWN		OKC	c	America/Chicago	US	35.45	-97.53	Oklahoma City	Oklahoma City Downtown Airpark
DWO			c	Asia/Colombo	LK	6.91	79.91	Sri Jayewardenepura Kotte	Diyawanna Oya Seaplane Base
DWR	OADY		c	Asia/Kabul	AF	31.09	64.07	Camp Dwyer	Camp Dwyer
DXB	OMDB		s	Asia/Dubai	AE	25.25	55.36	Dubai	Dubai International Airport
DXD	YDIX		f	Australia/Brisbane	AU	-15.12	143.32	New Dixie	Dixie Airport
DXE	KMBO		s	America/Chicago	US	32.44	-90.10	Madison	Bruce Campbell Field
DXJ	ZGXX		s	Asia/Shanghai	CN	28.50	109.52	Xiangxi	Xiangxi Biancheng Airport
DXN	VIND		s	Asia/Kolkata	IN	28.18	77.61	Jewar	Noida International Airport
DXR	KDXR		s	America/New_York	US	41.37	-73.48	Danbury	Danbury Municipal Airport
DYA	YDYS		f	Australia/Brisbane	AU	-22.62	148.36	Dysart	Dysart Airport
DYG	ZGDY		s	Asia/Shanghai	CN	29.10	110.44	Dayong	Dayong Airport
DYL	KDYL		f	America/New_York	US	40.33	-75.12	Doylestown	Doylestown Airport
DYR	UHMA		f	Asia/Anadyr	RU	64.73	177.74	Anadyr	Ugolny Airport
DYS	KDYS	ABI	f	America/Chicago	US	32.42	-99.86	Abilene	Dyess Afb Airport
DYU	UTDD		f	Asia/Dushanbe	TJ	38.54	68.83	Dushanbe	Dushanbe Airport
DYW	YDLW		f	Australia/Darwin	AU	-16.26	133.38	Daly Waters	Daly Waters Airport
DZA	FMCZ		s	Indian/Mayotte	YT	-12.80	45.28	Dzaoudzi	Dzaoudzi Pamandzi International Airport
DZH	ZUDA	DAX	f	Asia/Shanghai	CN	31.05	107.44	Dazhou	Dazhou Jinya Airport
DZN	UAKD		f	Asia/Almaty	KZ	47.71	67.73	Zhezkazgan	Zhezkazgan Airport
DZO	SUDU		f	America/Montevideo	UY	-33.36	-56.50	Durazno	Santa Bernardina International Airport
DZU	ZUDZ		c	Asia/Shanghai	CN	29.70	105.80	Dazu	Dazu
EAA	PAEG		f	America/Anchorage	US	64.78	-141.15	Eagle	Eagle Airport
EAB	OYAB		f	Asia/Aden	YE	16.01	43.18	Abs	Abs Airport
EAE	NVSE		f	Pacific/Efate	VU	-17.09	168.34	Sangafa	Sangafa Airport
EAM	OENG		f	Asia/Riyadh	SA	17.61	44.42	Nejran	Nejran Airport
EAN	KEAN		f	America/Denver	US	42.06	-104.93	Wheatland	Phifer Airfield
EAP			c	Europe/Paris	FR	47.59	7.53	EuroAirport Basel–Mulhouse–Freiburg	EuroAirport Basel–Mulhouse–Freiburg
EAR	KEAR		f	America/Chicago	US	40.73	-99.01	Kearney	Kearney Regional Airport
EAS	LESO		f	Europe/Madrid	ES	43.36	-1.79	Hondarribia	San Sebastian Airport
EAT	KEAT		f	America/Los_Angeles	US	47.40	-120.21	Wenatchee	Pangborn Memorial Airport
EAU	KEAU		s	America/Chicago	US	44.87	-91.48	Eau Claire	Chippewa Valley Regional Airport
EAX	SMEG	PBM	s	America/Paramaribo	SR	5.86	-55.19	Paramaribo	Eduard Alexander Gummels International Airport
EBA	LIRJ		f	Europe/Rome	IT	42.76	10.24	Marina Di Campo	Marina Di Campo Airport
EBB	HUEN		s	Africa/Kampala	UG	0.04	32.44	Kampala	Entebbe International Airport
EBD	HSOB		f	Africa/Khartoum	SD	13.15	30.23	Al-Ubayyid	El Obeid Airport
EBG	SKEB		f	America/Bogota	CO	7.60	-74.81	El Bagre	El Bagre Airport
EBH	DAOY		f	Africa/Algiers	DZ	33.72	1.09	El Bayadh	El Bayadh Airport
EBJ	EKEB		f	Europe/Copenhagen	DK	55.53	8.55	Esbjerg	Esbjerg Airport
EBL	ORER		s	Asia/Baghdad	IQ	36.24	43.96	Arbil	Erbil International Airport
EBM	DTTR		f	Africa/Tunis	TN	31.70	9.25	El Borma	El Borma Airport
EBN			c	Pacific/Kwajalein	MH	9.33	166.82	Ebadon	Ebadon Airport
EBR		BTR	c	America/Chicago	US	30.46	-91.19	Baton Rouge	Baton Rouge Downtown Airport
EBS	KEBS		f	America/Chicago	US	42.44	-93.87	Webster City	Webster City Municipal Airport
EBU	LFMH		f	Europe/Paris	FR	45.54	4.30	Saint-Etienne	Saint-Etienne-Boutheon Airport
EBW	FKKW		f	Africa/Douala	CM	2.88	11.19	Ebolowa	Ebolowa Airport
ECA	K6D9		f	America/New_York	US	44.31	-83.42	East Tawas	Iosco County Airport
ECG	KECG		f	America/New_York	US	36.26	-76.17	Elizabeth City	Elizabeth City Cg Air Station/Regional Airport
ECH	YECH		f	Australia/Melbourne	AU	-36.16	144.76	Echuca	Echuca Airport
ECI	MNCE		c	America/Managua	NI	11.43	-86.03	Rivas	Emerald Coast Airport
ECN	LCEN		s	Asia/Nicosia	CY	35.15	33.50	Nicosia	Ercan International Airport
ECP	KECP		s	America/Chicago	US	30.36	-85.80	Panama City	Northwest Florida Beaches International Airport
ECR	SKEH		c	America/Bogota	CO	2.45	-78.09	El Charco	El Charco Airport
ECS	KECS		f	America/Denver	US	43.88	-104.31	Newcastle	Mondell Field
EDA			c	America/Sitka	US	55.95	-133.70	Edna Bay	Edna Bay Airport
EDB	HSDB		f	Africa/Khartoum	SD	18.02	30.96	El Debba	El Debba Airport
EDC	KEDC	AUS	s	America/Chicago	US	30.40	-97.57	Austin	Austin Executive Airport
EDD	YERL		c	Australia/Darwin	AU	-25.25	133.20	Erldunda	Erldunda Airport
EDE	KEDE		f	America/New_York	US	36.03	-76.57	Edenton	Northeastern Regional Airport
EDF	PAED	ANC	f	America/Anchorage	US	61.25	-149.81	Anchorage	Elmendorf Afb Airport
EDI	EGPH		s	Europe/London	GB	55.95	-3.37	Edinburgh	Edinburgh Airport
EDK	KEQA		f	America/Chicago	US	37.77	-96.82	El Dorado	El Dorado/Capt Jack Thomas Memorial Airport
EDL	HKEL		s	Africa/Nairobi	KE	0.40	35.24	Eldoret	Eldoret International Airport
EDM	LFRI		f	Europe/Paris	FR	46.70	-1.38	La Roche-sur-Yon	La Roche-sur-Yon Airport
EDN	UHWE		c	Asia/Vladivostok	RU	47.18	138.66	Yedinka	Yedinka Airport
EDO	LTFD		f	Europe/Istanbul	TR	39.55	27.01	Edremit	Balikesir Korfez Airport
EDR	YPMP		f	Australia/Brisbane	AU	-14.90	141.61	Pormpuraaw	Pormpuraaw Airport
EDW	KEDW		f	America/Los_Angeles	US	34.91	-117.89	Edwards	Edwards Afb Airport
EEA			c	America/Sao_Paulo	BR	-27.63	-50.35	Correia Pinto	Planalto Serrano Regional Airport
EED	KEED		f	America/Los_Angeles	US	34.77	-114.62	Needles	Needles Airport
EEK	PAEE		s	America/Anchorage	US	60.21	-162.04	Eek	Eek Airport
EEN	KEEN		f	America/New_York	US	42.90	-72.27	Keene	Dillant/Hopkins Airport
EFB			c	America/Juneau	US	58.01	-135.74	Eight Fathom Bight	Eight Fathom Bight SPB
EFD	KEFD	HOU	f	America/Chicago	US	29.61	-95.16	Houston	Ellington Airport
EFG	AYEF		c	Pacific/Port_Moresby	PG	-9.15	147.70	Efogi	Efogi Airport
EFK	KEFK		f	America/New_York	US	44.89	-72.23	Newport	Northeast Kingdom International Airport
EFL	LGKF		f	Europe/Athens	GR	38.12	20.50	Kefallinia Island	Kefallinia Airport
EFO			c	America/Chicago	US	42.68	-94.20	East Fork	East Fork Airport
EFW	KEFW		f	America/Chicago	US	42.01	-94.34	Jefferson	Jefferson Municipal Airport
EGA	AYEN		c	Pacific/Port_Moresby	PG	-6.92	146.10	Engati	Engati
EGC	LFBE		f	Europe/Paris	FR	44.83	0.52	Bergerac	Bergerac-Roumaniere Airport
EGE	KEGE		s	America/Denver	US	39.64	-106.92	Eagle	Eagle County Regional Airport
EGH	HEGR		c	Africa/Cairo	EG	31.07	34.13	El Gora	El Gora Airport
EGI	KEGI	CEW	f	America/Chicago	US	30.65	-86.52	Crestview	Duke Field,(Eglin Af Aux Nr 3) Airport
EGL	HANG		c	Africa/Addis_Ababa	ET	5.28	39.70	Neghelle	Neghelle Airport
EGM	AGGS		s	Pacific/Guadalcanal	SB	-8.58	157.88	Sege	Sege Airport
EGN	HSGN		f	Africa/Khartoum	SD	13.48	22.47	Geneina	Geneina Airport
EGO	UUOB		s	Europe/Moscow	RU	50.64	36.59	Belgorod	Belgorod International Airport
EGP	K5T9		f	America/Chicago	US	28.86	-100.51	Eagle Pass	Maverick County Memorial International Airport
EGS	BIEG		s	Atlantic/Reykjavik	IS	65.28	-14.40	Egilsstaðir	Egilsstaðir Airport
EGV	KEGV		s	America/Chicago	US	45.93	-89.27	Eagle River	Eagle River Union Airport
EGX	PAII		f	America/Anchorage	US	58.19	-157.38	Egegik	Egegik Airport
EHL	SAVB		f	America/Argentina/Salta	AR	-41.94	-71.53	El Bolson	El Bolson Airport
EHM	PAEH		f	America/Anchorage	US	58.65	-162.06	Cape Newenham	Cape Newenham Lrrs Airport
EHT			c	America/New_York	US	41.75	-72.62	East Hartford	Rentschler Field Airport
EHU	ZHEC		s	Asia/Shanghai	CN	30.34	115.03	Ezhou	Ezhou Huahu Airport
EIB	EDGE		f	Europe/Berlin	DE	50.99	10.47	Eisenach	Eisenach-Kindel Airport
EIE	UNII		f	Asia/Krasnoyarsk	RU	58.47	92.11	Yeniseysk	Yeniseysk Airport
EIH	YEIN		f	Australia/Brisbane	AU	-18.50	144.09	Einasleigh	Einasleigh Airport
EIK	URKE		f	Europe/Moscow	RU	46.68	38.21	Yeysk	Yeysk Airport
EIL	PAEI	FAI	f	America/Anchorage	US	64.67	-147.10	Fairbanks	Eielson Afb Airport
EIN	EHEH		s	Europe/Amsterdam	NL	51.45	5.37	Eindhoven	Eindhoven Airport
EIS	TUPJ	TOV	s	America/Tortola	VG	18.44	-64.54	Road Town	Terrance B. Lettsome International Airport
EIY	LLEY		f	Asia/Jerusalem	IL	30.62	35.20	Sapir	Ein Yahav Airfield
EJA	SKEJ		f	America/Bogota	CO	7.02	-73.81	Barrancabermeja	Yariguies Airport
EJH	OEWJ		f	Asia/Riyadh	SA	26.20	36.48	Al Wajh	Al Wajh Domestic Airport
EJN	ZBEN		f	Asia/Shanghai	CN	42.02	101.00	Ejina Banner Taolai	Ejina Banner Taolai Airport
EKA	KEKA	ACV	f	America/Los_Angeles	US	40.80	-124.11	Eureka	Murray Field
EKB	UASB		c	Asia/Almaty	KZ	51.58	75.22	Ekibastuz	Ekibastuz Airport
EKD	YELK		c	Australia/Darwin	AU	-21.17	135.44	Elkedra	Elkedra Airport
EKI	KEKM		f	America/Indiana/Indianapolis	US	41.72	-86.00	Elkhart	Elkhart Municipal Airport
EKN	KEKN		f	America/New_York	US	38.89	-79.86	Elkins	Elkins/Randolph County (Jennings Randolph Field) Airport
EKO	KEKO		f	America/Los_Angeles	US	40.82	-115.79	Elko	Elko Regional Airport
EKS	UHSK		f	Asia/Vladivostok	RU	49.19	142.08	Shakhtersk	Shakhtyorsk Airport
EKT	ESSU		f	Europe/Stockholm	SE	59.35	16.71	Eskilstuna	Eskilstuna Airport
EKX	KEKX		f	America/New_York	US	37.69	-85.93	Elizabethtown	Addington Field
ELA	KELA		f	America/Chicago	US	29.60	-96.32	Eagle Lake	Eagle Lake Airport
ELB	SKBC		f	America/Bogota	CO	9.05	-73.97	El Banco	Las Flores Airport
ELC	YELD		f	Australia/Darwin	AU	-12.02	135.57	Elcho Island	Elcho Island Airport
ELD	KELD		f	America/Chicago	US	33.22	-92.81	El Dorado	South Arkansas Regional At Goodwin Field
ELF	HSFS		f	Africa/Khartoum	SD	13.61	25.32	El Fasher	El Fasher Airport
ELG	DAUE		f	Africa/Algiers	DZ	30.57	2.86	El Golea	El Golea Airport
ELH	MYEH		s	America/Nassau	BS	25.47	-76.68	North Eleuthera	North Eleuthera Airport
ELI	PFEL		s	America/Anchorage	US	64.61	-162.27	Elim	Elim Airport
ELK	KELK		f	America/Chicago	US	35.43	-99.39	Elk City	Elk City Regional Business Airport
ELL	FAER		f	Africa/Johannesburg	ZA	-23.73	27.69	Ellisras	Ellisras Matimba Airport
ELM	KELM		s	America/New_York	US	42.16	-76.89	Elmira	Elmira/Corning Regional Airport
ELN	KELN		f	America/Los_Angeles	US	47.03	-120.53	Ellensburg	Bowers Field
ELO	SATD		f	America/Argentina/Cordoba	AR	-26.40	-54.57	El Dorado	El Dorado Airport
ELP	KELP		s	America/Denver	US	31.81	-106.38	El Paso	El Paso International Airport
ELQ	OEGS		s	Asia/Riyadh	SA	26.30	43.77	Gassim	Gassim Airport
ELS	FAEL		s	Africa/Johannesburg	ZA	-33.04	27.83	East London	Ben Schoeman Airport
ELT	HETR		f	Africa/Cairo	EG	28.21	33.65	El Tor	El Tor Airport
ELU	DAUO		f	Africa/Algiers	DZ	33.51	6.78	Guemar	Guemar Airport
ELV	PAEL		c	America/Juneau	US	58.18	-136.30	Elfin Cove	Elfin Cove Seaplane Base
ELY	KELY		f	America/Los_Angeles	US	39.30	-114.84	Ely	Ely/Yelland Field
ELZ	KELZ		f	America/New_York	US	42.11	-77.99	Wellsville	Wellsville Municipal/Tarantine Field
EMA	EGNX	NQT	s	Europe/London	GB	52.83	-1.33	Nottingham	East Midlands Airport
EMD	YEML		f	Australia/Brisbane	AU	-23.57	148.18	Emerald	Emerald Airport
EME	EDWE		f	Europe/Berlin	DE	53.39	7.23	Emden	Emden Airport
EMG	FAEM		f	Africa/Johannesburg	ZA	-28.72	31.89	Empangeni	Empangeni Airport
EMI	AYEE		c	Pacific/Port_Moresby	PG	-1.65	150.00	Emirau	Emirau Airport
EMK	PAEM		s	America/Anchorage	US	62.79	-164.49	Emmonak	Emmonak Airport
EML	LSME		f	Europe/Zurich	CH	47.09	8.31	Emmen	Emmen Airport
EMM	KEMM		f	America/Denver	US	41.82	-110.56	Kemmerer	Kemmerer Municipal Airport
EMN	GQNI		f	Africa/Nouakchott	MR	16.62	-7.32	Nema	Nema Airport
EMP	KEMP		f	America/Chicago	US	38.33	-96.19	Emporia	Emporia Municipal Airport
EMT	KEMT		f	America/Los_Angeles	US	34.09	-118.03	El Monte	San Gabriel Valley Airport
EMX	SAVD		f	America/Argentina/Catamarca	AR	-42.03	-71.17	El Maiten	El Maiten Airport
EMY	HEMN		c	Africa/Cairo	EG	28.08	30.73	El Minya	El Minya
ENA	PAEN		s	America/Anchorage	US	60.57	-151.24	Kenai	Kenai Municipal Airport
ENB	YEEB		f	Australia/Perth	AU	-29.83	115.25	Eneabba	Eneabba Airport
ENC	LFSN	ETZ	f	Europe/Paris	FR	48.69	6.23	Nancy	Nancy-Essey Airport
END	KEND	WDG	f	America/Chicago	US	36.34	-97.92	Enid	Vance Afb Airport
ENE	WATE		s	Asia/Makassar	ID	-8.85	121.66	Ende-Flores Island	Ende (H Hasan Aroeboesman) Airport
ENF	EFET		f	Europe/Helsinki	FI	68.36	23.42	Enontekio	Enontekio Airport
ENG	WIGE	BKS	c	Asia/Jakarta	ID	-5.31	102.19	Bengkulu	Enggano Airport
ENH	ZHES		f	Asia/Shanghai	CN	30.32	109.48	Enshi	Enshi Airport
ENI	RPEN		f	Asia/Manila	PH	11.20	119.42	El Nido	El Nido Airport
ENK	EGAB		f	Europe/London	GB	54.40	-7.65	Enniskillen	St Angelo Airport
ENL	KENL		f	America/Chicago	US	38.52	-89.09	Centralia	Centralia Municipal Airport
ENN	PANN		f	America/Anchorage	US	64.55	-149.07	Nenana	Nenana Municipal Airport
ENO	SGEN		f	America/Asuncion	PY	-27.30	-55.91	Encarnacion	Encarnacion Airport
ENQ	MHSC	XPL	c	America/Tegucigalpa	HN	14.38	-87.62	Comayagua	Soto Cano Air Base
ENS	EHTW		f	Europe/Amsterdam	NL	52.27	6.87	Enschede	Twenthe Airport
ENT	PKMA		c	Pacific/Kwajalein	MH	11.34	162.33	Enewetak	Enewetak Airport
ENU	DNEN		f	Africa/Lagos	NG	6.47	7.56	Enegu	Akanu Ibiam International Airport
ENV	KENV		f	America/Denver	US	40.72	-114.03	Wendover	Wendover Airport
ENW	KENW		f	America/Chicago	US	42.60	-87.93	Kenosha	Kenosha Regional Airport
ENY	ZLYA		s	Asia/Shanghai	CN	36.64	109.55	Yan'an	Yan'an Airport
EOH	SKMD	MDE	s	America/Bogota	CO	6.22	-75.59	Medellin	Enrique Olaya Herrera Airport
EOI	EGED		f	Europe/London	GB	59.19	-2.77	Eday	Eday Airport
EOK	KEOK		f	America/Chicago	US	40.46	-91.43	Keokuk	Keokuk Municipal Airport
EOR	SVED		f	America/Caracas	VE	6.73	-61.58	Bolivar	El Dorado Airport
EOS	KEOS		f	America/Chicago	US	36.81	-94.39	Neosho	Neosho Hugh Robinson Airport
EOZ	SVEZ		f	America/Caracas	VE	7.08	-69.53	Elorza	Elorza Airport
EPA	SADP		f	America/Argentina/Buenos_Aires	AR	-34.61	-58.61	El Palomar	El Palomar Airport
EPG	NE69		f	America/Chicago	US	40.87	-96.11	Weeping Water	Browns Airport
EPH	KEPH		f	America/Los_Angeles	US	47.31	-119.52	Ephrata	Ephrata Municipal Airport
EPI			c	Pacific/Efate	VU	-16.75	168.30	Epi	Epi Airport
EPL	LFSG		f	Europe/Paris	FR	48.33	6.07	Epinal	Epinal-Mirecourt Airport
EPR	YESP		s	Australia/Perth	AU	-33.68	121.82	Esperance	Esperance Airport
EPS	MDAB	AZS	f	America/Santo_Domingo	DO	19.20	-69.43	Arroyo Barril	Arroyo Barril Airport
EPT	AYEL		c	Pacific/Port_Moresby	PG	-5.03	141.70	Eliptamin	Eliptamin
EPU	EEPU		f	Europe/Tallinn	EE	58.42	24.47	Parnu	Parnu Airport
EQS	SAVE		f	America/Argentina/Catamarca	AR	-42.91	-71.14	Esquel	Brigadier Antonio Parodi Airport
ERA	HCMU		f	Africa/Mogadishu	SO	10.64	47.39	Erigavo	Erigavo Airport
ERB	YERN		f	Australia/Adelaide	AU	-26.26	132.18	Ernabella	Ernabella Airport
ERC	LTCD		f	Europe/Istanbul	TR	39.71	39.53	Erzincan	Erzincan Airport
ERD	UKDB		f	Europe/Zaporozhye	UA	46.81	36.76	Berdiansk	Berdyansk Airport
ERE	AYEV		c	Pacific/Port_Moresby	PG	-6.61	143.90	Erave	Erave Airport
ERF	EDDE		s	Europe/Berlin	DE	50.98	10.96	Erfurt	Erfurt Airport
ERG	UIKE		f	Asia/Irkutsk	RU	61.27	108.03	Erbogachen	Yerbogachen Airport
ERH	GMFK		f	Africa/Casablanca	MA	31.95	-4.40	Errachidia	Moulay Ali Cherif Airport
ERI	KERI		s	America/New_York	US	42.08	-80.17	Erie	Erie International/Tom Ridge Field
ERL	ZBER		f	Asia/Shanghai	CN	43.42	112.10	Erenhot	Erenhot Saiwusu International Airport
ERM	SSER		f	America/Sao_Paulo	BR	-27.66	-52.27	Erechim	Erechim Airport
ERN	SWEI		f	America/Boa_Vista	BR	-6.64	-69.88	Eirunepe	Eirunepe Airport
ERQ	YESE		c	Australia/Brisbane	AU	-20.98	141.01	Elrose Station	Elrose Airport
ERR	KERR		f	America/New_York	US	44.79	-71.16	Errol	Errol Airport
ERS	FYWE	WDH	s	Africa/Windhoek	NA	-22.61	17.08	Windhoek	Eros Airport
ERV	KERV		f	America/Chicago	US	29.98	-99.09	Kerrville	Kerrville Municipal/Louis Schreiner Field
ERZ	LTCE		f	Europe/Istanbul	TR	39.96	41.17	Erzurum	Erzurum International Airport
ESB	LTAC	ANK	s	Europe/Istanbul	TR	40.13	33.00	Ankara	Esenboga International Airport
ESC	KESC		f	America/New_York	US	45.72	-87.09	Escanaba	Delta County Airport
ESD	KORS		s	America/Los_Angeles	US	48.71	-122.91	Eastsound	Orcas Island Airport
ESE	MMES		f	America/Tijuana	MX	31.80	-116.60	Ensenada	Ensenada Airport
ESF	KESF	AEX	f	America/Chicago	US	31.39	-92.30	Alexandria	Esler Regional Airport
ESG	SGME		f	America/Asuncion	PY	-22.05	-60.62	Mariscal Estigarribia	Dr. Luis Maria Argana International Airport
ESH	EGKA		f	Europe/London	GB	50.84	-0.30	Brighton	Shoreham Airport
ESI	SBEP		f	America/Sao_Paulo	BR	-14.93	-42.81	Espinosa	Espinosa Airport
ESK	LTBI		f	Europe/Istanbul	TR	39.78	30.58	Eskişehir	Eskişehir Air Base
ESL	URWI		f	Europe/Moscow	RU	46.37	44.33	Elista	Elista Airport
ESM	SETN		f	America/Guayaquil	EC	0.98	-79.63	Tachina	General Rivadeneira Airport
ESN	KESN		f	America/New_York	US	38.80	-76.07	Easton	Easton/Newnam Field
ESO	KE14		f	America/Denver	US	36.03	-106.05	Espanola	Ohkay Owingeh Airport
ESR	SCES		f	America/Santiago	CL	-26.31	-69.77	El Salvador	Ricardo Garcia Posada Airport
ESS	EDLE		f	Europe/Berlin	DE	51.40	6.94	Essen Mulheim	Essen Mulheim Airport
EST	KEST		f	America/Chicago	US	43.41	-94.75	Estherville	Estherville Municipal Airport
ESU	GMMI		f	Africa/Casablanca	MA	31.40	-9.68	Essaouira	Mogador Airport
ESW	KESW		f	America/Los_Angeles	US	47.25	-121.19	Easton	Easton State Airport
ETB	KETB		f	America/Chicago	US	43.42	-88.13	West Bend	West Bend Municipal Airport
ETD	YEDA		f	Australia/Adelaide	AU	-28.74	138.59	Etadunna	Etadunna Airport
ETE	HAMM		f	Africa/Addis_Ababa	ET	12.93	36.17	Metema	Metema Airport
ETH	LLET		c	Asia/Jerusalem	IL	29.56	34.96	Eilat	Eilat Airport
ETL	UHTQ		c	Asia/Vladivostok	RU	46.54	138.32	Svetlaya	Svetlaya Airport
ETM	LLER	ETH	f	Asia/Jerusalem	IL	29.73	35.01	Eilat	Ilan and Asaf Ramon Airport
ETN	KETN		f	America/Chicago	US	32.41	-98.81	Eastland	Eastland Municipal Airport
ETR	SERO		f	America/Guayaquil	EC	-3.44	-79.98	Santa Rosa	Coronel Artilleria Victor Larrea Airport
ETS	KEDN		f	America/Chicago	US	31.30	-85.90	Enterprise	Enterprise Municipal Airport
ETZ	LFJL		f	Europe/Paris	FR	48.98	6.25	Metz	Metz-Nancy-Lorraine Airport
EUA	NFTE		f	Pacific/Tongatapu	TO	-21.38	-174.96	Eua Island	Kaufana Airport
EUC	YECL		f	Australia/Eucla	AU	-31.70	128.88	Eucla	Eucla Airport
EUE	K05U		f	America/Los_Angeles	US	39.60	-116.00	Eureka	Eureka Airport
EUF	KEUF		f	America/Chicago	US	31.95	-85.13	Eufaula	Weedon Field
EUG	KEUG		s	America/Los_Angeles	US	44.12	-123.21	Eugene	Mahlon Sweet Field
EUM	EDHN		f	Europe/Berlin	DE	54.08	9.94	Neumunster	Neumunster Airport
EUN	GMML		f	Africa/Casablanca	EH	27.15	-13.22	El Aaiun	Hassan I Airport
EUQ	RPVS		f	Asia/Manila	PH	10.77	121.93	San Jose	Evelio Javier Airport
EUX	TNCE		f	America/Kralendijk	BQ	17.50	-62.98	Sint Eustatius	F. D. Roosevelt Airport
EVD	YEVA		f	Australia/Darwin	AU	-18.00	134.86	Eva Downs	Eva Downs Airport
EVE	ENEV		s	Europe/Oslo	NO	68.49	16.68	Evenes	Harstad/Narvik Airport Evenes
EVG	ESND		f	Europe/Stockholm	SE	62.05	14.42	Sveg	Sveg Airport
EVH	YEVD		f	Australia/Sydney	AU	-29.09	153.42	Evans Head	Evans Head Aerodrome
EVM	KEVM		f	America/Chicago	US	47.42	-92.50	Eveleth	Eveleth/Virginia Municipal Airport
EVN	UDYZ		s	Asia/Yerevan	AM	40.15	44.40	Yerevan	Zvartnots International Airport
EVV	KEVV		s	America/Chicago	US	38.04	-87.53	Evansville	Evansville Regional Airport
EVW	KEVW		f	America/Denver	US	41.27	-111.03	Evanston	Evanston-Uinta County Burns Field
EVX	LFOE		f	Europe/Paris	FR	49.03	1.22	Evreux	Evreux-Fauville (BA 105) Air Base
EWB	KEWB		s	America/New_York	US	41.68	-70.96	New Bedford	New Bedford Regional Airport
EWE	WAKG		c	Asia/Jayapura	ID	-5.48	138.10	Ewer	Ewer Airport
EWI	WABT		f	Asia/Jayapura	ID	-3.93	136.38	Enarotali-Papua Island	Enarotali Airport
EWK	KEWK		f	America/Chicago	US	38.06	-97.28	Newton	Newton-City-County Airport
EWN	KEWN		s	America/New_York	US	35.07	-77.04	New Bern	Coastal Carolina Regional Airport
EWO	FCOE		f	Africa/Brazzaville	CG	-0.88	14.80	Ewo	Ewo Airport
EWR	KEWR	NYC	s	America/New_York	US	40.69	-74.17	Newark	Newark Liberty International Airport
EWY	EGVI		c	Europe/London	GB	51.38	-1.28	Newburry	Greenham Common Royal Air Force Base
EXI			c	America/Juneau	US	58.42	-135.45	Excursion Inlet	Excursion Inlet Seaplane Base
EXM	YEXM		f	Australia/Perth	AU	-22.03	114.10	Exmouth	Exmouth Airport
EXT	EGTE		s	Europe/London	GB	50.73	-3.41	Exeter	Exeter International Airport
EYA	UHBE		c	Asia/Yakutsk	RU	53.69	127.09	Zeya	Zeya Airport
EYK	USHQ		c	Asia/Yekaterinburg	RU	63.69	66.70	Beloyarskiy	Beloyarskiy Airport
EYL	GAYE		f	Africa/Bamako	ML	15.13	-10.57	Yelimane	Yelimane Airport
EYP	SKYP		s	America/Bogota	CO	5.32	-72.38	El Yopal	El Yopal Airport
EYR	KO43		f	America/Los_Angeles	US	39.01	-119.16	Yerington	Yerington Municipal Airport
EYS	HKES		f	Africa/Nairobi	KE	3.22	35.97	Eliye Springs	Eliye Springs Airport
EYW	KEYW		s	America/New_York	US	24.56	-81.76	Key West	Key West International Airport
EZE	SAEZ	BUE	s	America/Argentina/Buenos_Aires	AR	-34.82	-58.54	Buenos Aires	Ministro Pistarini International Airport
EZS	LTCA		f	Europe/Istanbul	TR	38.61	39.29	Elazig	Elazig Airport
EZV	USHB		f	Asia/Yekaterinburg	RU	63.92	65.03	Berezovo	Berezovo Airport
FAA	GUFH		f	Africa/Conakry	GN	10.04	-10.77	Faranah	Faranah Airport
FAB	EGLF		f	Europe/London	GB	51.28	-0.78	Farnborough	Farnborough Airport
FAC	NTKF		f	Pacific/Tahiti	PF	-16.69	-145.33	Faaite	Faaite Airport
FAE	EKVG		f	Atlantic/Faroe	FO	62.06	-7.28	Vagar	Vagar Airport
FAF	KFAF		f	America/New_York	US	37.13	-76.61	Fort Eustis	Felker Army Air Field
FAG	BIFM		f	Atlantic/Reykjavik	IS	63.87	-16.64	Fagurhólsmýri	Fagurhólsmýri Airport
FAH	OAFR		f	Asia/Kabul	AF	32.37	62.18	Farah	Farah Airport
FAI	PAFA		s	America/Anchorage	US	64.82	-147.86	Fairbanks	Fairbanks International Airport
FAJ	TJFA		c	America/Puerto_Rico	PR	18.31	-65.66	Fajardo	Diego Jimenez Torres Airport
FAL			c	America/Chicago	US	26.58	-99.13	Falcon State Park	Falcon State Park Airport
FAM	KFAM		f	America/Chicago	US	37.76	-90.43	Farmington	Farmington Regional Airport
FAO	LPFR		s	Europe/Lisbon	PT	37.01	-7.97	Faro	Faro Airport
FAQ	AYFR		f	Pacific/Port_Moresby	PG	-4.61	141.96	Frieda River	Frieda River Airport
FAR	KFAR		s	America/Chicago	US	46.92	-96.82	Fargo	Hector International Airport
FAS	BIFF		c	Atlantic/Reykjavik	IS	64.93	-14.05	Fáskrúðsfjörður	Fáskrúðsfjörður Airport
FAT	KFAT		s	America/Los_Angeles	US	36.78	-119.72	Fresno	Fresno Yosemite International Airport
FAU	OOFD		f	Asia/Muscat	OM	22.35	56.48	Fahud	Fahud Airport
FAV	NTGF		s	Pacific/Tahiti	PF	-16.05	-145.66	Fakarava	Fakarava Airport
FAY	KFAY		f	America/New_York	US	34.99	-78.88	Fayetteville	Fayetteville Regional/Grannis Field
FAZ	OISF		f	Asia/Tehran	IR	28.89	53.72	Fasa	Fasa Airport
FBA	SWOB		f	America/Boa_Vista	BR	-2.53	-66.08	Fonte Boa	Fonte Boa Airport
FBD	OAFZ		f	Asia/Kabul	AF	37.12	70.52	Faizabad	Faizabad Airport
FBE	SSFB		f	America/Sao_Paulo	BR	-26.06	-53.06	Francisco Beltrao	Francisco Beltrao Airport
FBG	KFBG		f	America/New_York	US	35.13	-78.94	Fort Bragg	Simmons Army Air Field
FBK	PAFB	FAI	f	America/Anchorage	US	64.84	-147.61	Fairbanks	Ladd Army Air Field
FBL	KFBL		f	America/Chicago	US	44.33	-93.31	Faribault	Faribault Municipal-Liz Wall Strohfus Field
FBM	FZQA		s	Africa/Lubumbashi	CD	-11.59	27.53	Lubumbashi	Lubumbashi International Airport
FBR	KFBR		f	America/Denver	US	41.39	-110.41	Fort Bridger	Fort Bridger Airport
FBY	KFBY		f	America/Chicago	US	40.18	-97.17	Fairbury	Fairbury Municipal Airport
FCA	KGPI		s	America/Denver	US	48.31	-114.26	Kalispell	Glacier Park International Airport
FCB	FAFB		f	Africa/Johannesburg	ZA	-28.82	27.91	Ficksburg	Ficksburg Sentraoes Airport
FCH	KFCH	FAT	f	America/Los_Angeles	US	36.73	-119.82	Fresno	Fresno Chandler Executive Airport
FCM	KFCM	MSP	s	America/Chicago	US	44.83	-93.46	Minneapolis	Flying Cloud Airport
FCN	ETMN		c	Europe/Berlin	DE	53.77	8.67	Cuxhaven	Sea-Airport Cuxhaven/Nordholz
FCO	LIRF	ROM	s	Europe/Rome	IT	41.80	12.25	Rome	Leonardo Da Vinci (Fiumicino) International Airport
FCS	KFCS	COS	f	America/Denver	US	38.68	-104.76	Fort Carson	Butts Army Air Field (Fort Carson) Airport
FCY	KFCY		f	America/Chicago	US	34.94	-90.77	Forrest City	Hutfly Airport
FDA	SKFU		f	America/Bogota	CO	10.53	-74.20	Fundacion	Fundacion Airport
FDE	ENBL		f	Europe/Oslo	NO	61.39	5.76	Førde	Bringeland Airport
FDF	TFFF		s	America/Martinique	MQ	14.59	-61.00	Fort-de-France	Martinique Aime Cesaire International Airport
FDH	EDNY		s	Europe/Berlin	DE	47.67	9.51	Friedrichshafen	Friedrichshafen Airport
FDK	KFDK		f	America/New_York	US	39.42	-77.37	Frederick	Frederick Municipal Airport
FDO	SADF		f	America/Argentina/Buenos_Aires	AR	-34.45	-58.59	San Fernando	San Fernando Airport
FDR	KFDR		f	America/Chicago	US	34.35	-98.98	Frederick	Frederick Regional Airport
FDU	FZBO		f	Africa/Kinshasa	CD	-3.31	17.38	Bandundu	Bandundu Airport
FDY	KFDY		f	America/New_York	US	41.01	-83.67	Findlay	Findlay Airport
FEB	VNSR		f	Asia/Kathmandu	NP	29.23	81.22	Sanfebagar	Sanfebagar Airport
FEC	SNJD		f	America/Bahia	BR	-12.20	-38.91	Feira de Santana	Joao Durval Carneiro Airport
FEG	UZKF		f	Asia/Tashkent	UZ	40.36	71.75	Fergana	Fergana Airport
FEJ	SNOU		f	America/Rio_Branco	BR	-8.14	-70.35	Feijó	Feijó Airport
FEK	DIFK		f	Africa/Abidjan	CI	9.60	-5.20	Ferkessedougou	Ferkessedougou Airport
FEL	ETSF		f	Europe/Berlin	DE	48.21	11.27	Furstenfeldbruck	Furstenfeldbruck Airport
FEN	SBFN		f	America/Fortaleza	BR	-3.85	-32.42	Fernando de Noronha	Fernando de Noronha Airport
FEP	KFEP		f	America/Chicago	US	42.25	-89.58	Freeport	Albertus Airport
FER			c	Africa/Nairobi	KE	3.52	35.92	Fergusons Gulf	FERGUSONS GULF/KE
FET	KFET		f	America/Chicago	US	41.45	-96.52	Fremont	Fremont Municipal Airport
FEZ	GMFF		f	Africa/Casablanca	MA	33.93	-4.98	Fes	Saiss Airport
FFA	KFFA		f	America/New_York	US	36.02	-75.67	Kill Devil Hills	First Flight Airport
FFD	EGVA		f	Europe/London	GB	51.68	-1.79	Fairford	RAF Fairford
FFL	KFFL		f	America/Chicago	US	41.06	-91.98	Fairfield	Fairfield Municipal Airport
FFM	KFFM		f	America/Chicago	US	46.28	-96.16	Fergus Falls	Fergus Falls Regional Airport
FFO	KFFO	DAY	f	America/New_York	US	39.83	-84.05	Dayton	Wright-Patterson Afb Airport
FFT	KFFT		f	America/New_York	US	38.18	-84.91	Frankfort	Capital City Airport
FFU	SCFT		f	America/Santiago	CL	-43.19	-71.85	Futaleufu	Futaleufu Airport
FGD	GQPF		f	Africa/Nouakchott	MR	22.67	-12.73	Fderik	Fderik Airport
FGI	NSFI	APW	f	Pacific/Apia	WS	-13.85	-171.74	Apia	Fagali'i Airport
FGU	NTGB		s	Pacific/Tahiti	PF	-15.82	-140.89	Fangatau	Fangatau Airport
FHU	KFHU		f	America/Phoenix	US	31.59	-110.34	Fort Huachuca Sierra Vista	Sierra Vista Municipal-Libby Army Air Field
FHZ	NTKH		f	Pacific/Tahiti	PF	-15.99	-140.16	Fakahina	Fakahina Airport
FID	K0B8		s	America/New_York	US	41.25	-72.03	Fishers Island	Elizabeth Field
FIE	EGEF		f	Europe/London	GB	59.54	-1.63	Fair Isle	Fair Isle Airport
FIG	GUFA		f	Africa/Conakry	GN	10.35	-13.57	Fria	Fria Airport
FIH	FZAA		s	Africa/Kinshasa	CD	-4.39	15.44	Kinshasa	Ndjili International Airport
FIK	YFNE		f	Australia/Darwin	AU	-25.59	134.58	Finke	Finke Airport
FIL	KFOM		f	America/Denver	US	38.96	-112.36	Fillmore	Fillmore Municipal Airport
FIN	AYFI		f	Pacific/Port_Moresby	PG	-6.62	147.85	Buki	Finschhafen Airport
FIZ	YFTZ		s	Australia/Perth	AU	-18.18	125.56	Fitzroy Crossing	Fitzroy Crossing Airport
FJR	OMFJ		f	Asia/Dubai	AE	25.11	56.32	Fujairah	Fujairah International Airport
FKB	EDSB		s	Europe/Berlin	DE	48.78	8.08	Baden-Baden	Karlsruhe Baden-Baden Airport
FKH	EGUP		c	Europe/London	GB	52.85	0.77	Fakenham	RAF Sculthorpe
FKI	FZIC		s	Africa/Lubumbashi	CD	0.48	25.34	Kisangani	Bangoka International Airport
FKJ	RJNF		f	Asia/Tokyo	JP	36.14	136.22	Fukui	Fukui Airport
FKL	KFKL		f	America/New_York	US	41.38	-79.86	Franklin	Venango Regional Airport
FKN	KFKN		f	America/New_York	US	36.70	-76.90	Franklin	Franklin Regional Airport
FKQ	WASF		f	Asia/Jayapura	ID	-2.92	132.27	Fakfak-Papua Island	Fakfak Airport
FKS	RJSF		f	Asia/Tokyo	JP	37.23	140.43	Sukagawa	Fukushima Airport
FLA	SKFL		f	America/Bogota	CO	1.59	-75.56	Florencia	Gustavo Artunduaga Paredes Airport
FLB	SNQG		f	America/Fortaleza	BR	-6.85	-43.08	Floriano	Cangapara Airport
FLD	KFLD		f	America/Chicago	US	43.77	-88.49	Fond Du Lac	Fond Du Lac County Airport
FLF	EDXF		f	Europe/Berlin	DE	54.77	9.38	Flensburg	Flensburg-Schäferhaus Airport
FLG	KFLG	GCN	s	America/Phoenix	US	35.14	-111.67	Flagstaff	Flagstaff Pulliam Airport
FLH	EGZR		c	Europe/London	GB	58.83	-3.14	Flotta	Flotta Airport
FLI	BIHT		f	Atlantic/Reykjavik	IS	66.01	-23.44	Flateyri	Holt Airport
FLL	KFLL		s	America/New_York	US	26.07	-80.15	Fort Lauderdale	Fort Lauderdale/Hollywood International Airport
FLM	SGFI		f	America/Asuncion	PY	-22.36	-60.05	Filadelfia	Filadelfia Airport
FLN	SBFL		s	America/Sao_Paulo	BR	-27.67	-48.55	Florianopolis	Hercilio Luz International Airport
FLO	KFLO		s	America/New_York	US	34.19	-79.72	Florence	Florence Regional Airport
FLP	KFLP		f	America/Chicago	US	36.29	-92.59	Flippin	Marion County Regional Airport
FLR	LIRQ		s	Europe/Rome	IT	43.81	11.21	Firenze	Firenze / Peretola Airport
FLS	YFLI		s	Australia/Melbourne	AU	-40.09	147.99	Flinders Island	Flinders Island Airport
FLT	KFLT		f	America/Anchorage	US	62.45	-157.99	Flat	Flat Airport
FLV	KFLV		f	America/Chicago	US	39.37	-94.91	Fort Leavenworth	Sherman Army Air Field
FLW	LPFL		f	Atlantic/Azores	PT	39.46	-31.13	Santa Cruz das Flores	Flores Airport
FLX	KFLX	NFL	f	America/Los_Angeles	US	39.50	-118.75	Fallon	Fallon Municipal Airport
FLY	YFIL		f	Australia/Sydney	AU	-35.67	145.55	Finley	Finley Airport
FLZ	WIMS		f	Asia/Jakarta	ID	1.56	98.89	Sibolga	Dr Ferdinand Lumban Tobing Airport
FMA	SARF		f	America/Argentina/Cordoba	AR	-26.21	-58.23	Formosa	Formosa Airport
FMC	PAFV		c	America/Anchorage	US	65.92	-149.83	Five Mile	Five Mile Airport
FME	KFME		s	America/New_York	US	39.09	-76.76	Fort Meade	Fort Meade Executive Airport
FMG	MRFL		f	America/Costa_Rica	CR	10.42	-85.78	Brasilito	Flamingo Airport
FMH	KFMH		f	America/New_York	US	41.66	-70.52	Falmouth	Cape Cod Coast Guard Air Station
FMI	FZRF		f	Africa/Lubumbashi	CD	-5.88	29.25	Kalemie	Kalemie Airport
FMM	EDJA		s	Europe/Berlin	DE	47.99	10.24	Memmingen	Memmingen Allgau Airport
FMN	KFMN		f	America/Denver	US	36.74	-108.23	Farmington	Four Corners Regional Airport
FMO	EDDG		s	Europe/Berlin	DE	52.13	7.68	Munster	Munster Osnabruck Airport
FMS	KFSW		f	America/Chicago	US	40.66	-91.33	Fort Madison	Fort Madison Municipal Airport
FMU	K6S2		f	America/Los_Angeles	US	43.98	-124.11	Florence	Florence Municipal Airport
FMY	KFMY		s	America/New_York	US	26.59	-81.86	Fort Myers	Page Field
FNA	GFLL		f	Africa/Freetown	SL	8.62	-13.20	Freetown	Lungi International Airport
FNB	ETNU		f	Europe/Berlin	DE	53.60	13.31	Neubrandenburg	Neubrandenburg Airport
FNC	LPMA		s	Europe/Lisbon	PT	32.70	-16.77	Funchal	Madeira Airport
FND	VRCF		s	Indian/Maldives	MV	6.16	73.29	Funadhoo	Funadhoo Airport
FNE	AYFA		f	Pacific/Port_Moresby	PG	-8.55	147.09	Fane Mission	Fane Airport
FNG	DFEF		f	Africa/Ouagadougou	BF	12.03	0.35	Fada N'gourma	Fada N'gourma Airport
FNH	HAFN		f	Africa/Addis_Ababa	ET	9.58	37.35	Fincha	Fincha Airport
FNI	LFTW		f	Europe/Paris	FR	43.76	4.42	Nimes	Nimes-Arles-Camargue Airport
FNJ	ZKPY		f	Asia/Pyongyang	KP	39.22	125.67	Pyongyang	Pyongyang International Airport
FNK			c	America/Anchorage	US	69.50	-147.60	Fin Creek	Fin Creek Airport
FNL	KFNL		f	America/Denver	US	40.45	-105.01	Fort Collins	Northern Colorado Regional Airport
FNR	PANR		c	America/Juneau	US	58.25	-134.90	Funter	Funter Bay Seaplane Base
FNT	KFNT		s	America/New_York	US	42.97	-83.74	Flint	Bishop International Airport
FNU	LIER		f	Europe/Rome	IT	39.89	8.64	Oristano	Oristano / Fenosu Airport
FOA	EGFO		c	Europe/London	GB	60.12	-2.05	Foula	Foula Airport
FOB	82CL		f	America/Los_Angeles	US	39.47	-123.80	Fort Bragg	Fort Bragg Airport
FOC	ZSFZ		s	Asia/Shanghai	CN	25.94	119.66	Fuzhou	Fuzhou Changle International Airport
FOD	KFOD		f	America/Chicago	US	42.55	-94.19	Fort Dodge	Fort Dodge Regional Airport
FOE	KFOE	TOP	f	America/Chicago	US	38.95	-95.66	Topeka	Topeka Regional Airport
FOG	LIBF		f	Europe/Rome	IT	41.43	15.54	Foggia	Foggia / Gino Lisa Airport
FOK	KFOK		s	America/New_York	US	40.84	-72.63	Westhampton Beach	Francis S Gabreski Airport
FOM	FKKM		f	Africa/Douala	CM	5.64	10.75	Foumban	Foumban Nkounja Airport
FON	MRAN		f	America/Costa_Rica	CR	10.48	-84.63	La Fortuna	Arenal Airport
FOO	WABF		f	Asia/Jayapura	ID	-0.94	134.87	Kornasoren-Numfoor Island	Kornasoren Airfield
FOR	SBFZ		s	America/Fortaleza	BR	-3.78	-38.53	Fortaleza	Pinto Martins International Airport
FOS	YFRT		f	Australia/Perth	AU	-30.84	128.12	Forrest	Forrest Airport
FOT	YFST		f	Australia/Sydney	AU	-32.20	152.48	Forster (Wallis Is)	Forster (Wallis Is) Airport
FOU	FOGF		f	Africa/Libreville	GA	-1.28	10.62	Fougamou	Fougamou Airport
FOX			c	America/Anchorage	US	64.85	-147.80	Fox	Fox Airport
FPO	MYGF		f	America/Nassau	BS	26.56	-78.70	Freeport	Grand Bahama International Airport
FPR	KFPR		f	America/New_York	US	27.50	-80.37	Fort Pierce	Treasure Coast International Airport
FPY	KFPY		f	America/New_York	US	30.07	-83.58	Perry	Perry-Foley Airport
FRA	EDDF		s	Europe/Berlin	DE	50.03	8.54	Frankfurt	Frankfurt am Main International Airport
FRB	YFBS		f	Australia/Sydney	AU	-33.36	147.94	Forbes	Forbes Airport
FRC	SIMK		f	America/Sao_Paulo	BR	-20.59	-47.38	Franca	Franca Airport
FRD	KFHR		s	America/Los_Angeles	US	48.52	-123.02	Friday Harbor	Friday Harbor Airport
FRE	AGGF		f	Pacific/Guadalcanal	SB	-8.11	159.58	Fera Island	Fera/Maringe Airport
FRF	EDOL		c	Europe/Berlin	DE	52.04	11.21	Oschersleben	Oschersleben Airfield
FRG	KFRG		s	America/New_York	US	40.73	-73.41	Farmingdale	Republic Airport
FRH	KFRH		f	America/Indiana/Indianapolis	US	38.51	-86.64	French Lick	French Lick Municipal Airport
FRI	KFRI		f	America/Chicago	US	39.05	-96.76	Fort Riley	Marshall Army Air Field
FRK	FSSF		f	Indian/Mahe	SC	-4.58	55.95	Fregate Island	Fregate Island Airport
FRL	LIPK		f	Europe/Rome	IT	44.19	12.07	Forli	Forli Airport
FRM	KFRM		f	America/Chicago	US	43.64	-94.42	Fairmont	Fairmont Municipal Airport
FRN	PAFR	ANC	f	America/Anchorage	US	61.27	-149.65	Fort Richardson	Bryant Army Air Field
FRO	ENFL		s	Europe/Oslo	NO	61.58	5.02	Florø	Florø Airport
FRP			c	America/Juneau	US	57.83	-135.02	Fresh Water Bay	Fresh Water Bay Airport
FRQ	AYFE		c	Pacific/Port_Moresby	PG	-5.21	141.70	Feramin	Feramin Airport
FRR	KFRR		f	America/New_York	US	38.92	-78.25	Front Royal	Front Royal-Warren County Airport
FRS	MGTK		f	America/Guatemala	GT	16.91	-89.87	San Benito	Mundo Maya International Airport
FRT	SCFR		f	America/Santiago	CL	-41.13	-73.06	Frutillar	Frutillar Airport
FRU			c	Asia/Bishkek	KG	43.06	74.48	Bishkek	Manas International Airport
FRW	FBFT		f	Africa/Gaborone	BW	-21.16	27.47	Francistown	Francistown Airport
FRY	KIZG		f	America/New_York	US	43.99	-70.95	Fryeburg	White Mountain Regional Airport
FRZ	ETHF		f	Europe/Berlin	DE	51.11	9.29	Fritzlar	Fritzlar Airport
FSC	LFKF		s	Europe/Paris	FR	41.50	9.10	Figari Sud-Corse	Figari Sud-Corse Airport
FSD	KFSD		s	America/Chicago	US	43.58	-96.74	Sioux Falls	Joe Foss Field
FSH	WIMI		c	Asia/Jakarta	ID	2.27	97.97	Singkil	Syekh Hamzah Fansyuri Airport
FSI	KFSI	LAW	f	America/Chicago	US	34.65	-98.40	Fort Sill	Henry Post Army Air Field (Fort Sill) Airport
FSK	KFSK		f	America/Chicago	US	37.80	-94.77	Fort Scott	Fort Scott Municipal Airport
FSM	KFSM		f	America/Chicago	US	35.34	-94.37	Fort Smith	Fort Smith Regional Airport
FSN			c	America/Chicago	US	42.22	-87.82	Fort Sheridan	Haley Army Airfield (historical)
FSP	LFVP		f	America/Miquelon	PM	46.76	-56.17	Saint-Pierre	St Pierre Airport
FSS	EGQK		f	Europe/London	GB	57.65	-3.56	Kinloss	RAF Kinloss
FST	KFST		f	America/Chicago	US	30.92	-102.91	Fort Stockton	Fort Stockton-Pecos County Airport
FSU	KFSU		f	America/Denver	US	34.49	-104.22	Fort Sumner	Fort Sumner Municipal Airport
FSZ	RJNS		s	Asia/Tokyo	JP	34.80	138.19	Mt. Fuji Shizuoka	Mt. Fuji Shizuoka Airport
FTA	NVVF		f	Pacific/Efate	VU	-19.52	170.23	Futuna Island	Futuna Airport
FTE	SAWC		f	America/Argentina/Rio_Gallegos	AR	-50.28	-72.05	El Calafate	El Calafate Airport
FTI	NSFQ		f	Pacific/Pago_Pago	AS	-14.22	-169.42	Fitiuta Village	Fitiuta Airport
FTK	KFTK		f	America/New_York	US	37.91	-85.97	Fort Knox	Godman Army Air Field
FTL			c	America/Anchorage	US	61.87	-162.07	Marshall	Fortuna Ledge Airport
FTU	FMSD		f	Indian/Antananarivo	MG	-25.04	46.96	Tolanaro	Tolanaro Airport
FTW	KFTW		f	America/Chicago	US	32.82	-97.36	Fort Worth	Fort Worth Meacham International Airport
FTX	FCOO		f	Africa/Brazzaville	CG	-0.53	15.95	Owando	Owando Airport
FTY	KFTY	ATL	s	America/New_York	US	33.78	-84.52	Atlanta	Fulton County Executive/Charlie Brown Field
FUE	GCFV		s	Atlantic/Canary	ES	28.45	-13.86	Fuerteventura Island	Fuerteventura Airport
FUG	ZSFY		f	Asia/Shanghai	CN	32.88	115.73	Fuyang	Fuyang Xiguan Airport
FUJ	RJFE		s	Asia/Tokyo	JP	32.67	128.83	Goto	Fukue Airport
FUK	RJFF		s	Asia/Tokyo	JP	33.59	130.45	Fukuoka	Fukuoka Airport
FUL	KFUL		f	America/Los_Angeles	US	33.87	-117.98	Fullerton	Fullerton Municipal Airport
FUM	AYFU		c	Pacific/Port_Moresby	PG	-6.38	142.40	Fuma	Fuma
FUN	NGFU		f	Pacific/Funafuti	TV	-8.53	179.20	Funafuti	Funafuti International Airport
FUO	ZGFS		s	Asia/Shanghai	CN	23.08	113.07	Foshan	Foshan Shadi Airport
FUT	NLWF		s	Pacific/Wallis	WF	-14.31	-178.07	Futuna Island	Pointe Vele Airport
FVL	YFLO		f	Australia/Perth	AU	-18.28	128.42	Flora Valley	Flora Valley Airport
FVM	VRMF		f	Indian/Maldives	MV	-0.31	73.44	Fuvahmulah Island	Fuvahmulah Airport
FVR	YFRV		c	Australia/Perth	AU	-15.17	127.84	Forrest River	Forrest River Airport
FWA	KFWA		s	America/New_York	US	40.98	-85.20	Fort Wayne	Fort Wayne International Airport
FWH	KNFW	FTW	f	America/Chicago	US	32.77	-97.44	Fort Worth	Fort Worth Nas Jrb (Carswell Field) Airport
FWL	0AA4		f	America/Anchorage	US	62.51	-153.89	Farewell	Farewell Airport
FXE	KFXE	FLL	s	America/New_York	US	26.20	-80.17	Fort Lauderdale	Fort Lauderdale Executive Airport
FXM			c	America/Anchorage	US	70.19	-146.02	Flaxman Island	Flaxman Island Airport
FXO	FQCB		f	Africa/Maputo	MZ	-14.81	36.53	Cuamba	Cuamba Airport
FXY	KFXY		f	America/Chicago	US	43.23	-93.62	Forest City	Forest City Municipal/Trimble Field
FYJ	ZYFY		c	Asia/Shanghai	CN	48.19	134.36	Fuyuan	Fuyuan Airport
FYM	KFYM		f	America/Chicago	US	35.06	-86.56	Fayetteville	Fayetteville Municipal Airport
FYN	ZWFY		c	Asia/Urumqi	CN	46.80	89.51	Fuyun	Fuyun Koktokay Airport
FYT	FTTY		f	Africa/Ndjamena	TD	17.92	19.11	Faya Largeau	Faya Largeau Airport
FYU	PFYU		s	America/Anchorage	US	66.57	-145.25	Fort Yukon	Fort Yukon Airport
FYV	KFYV		f	America/Chicago	US	36.01	-94.17	Fayetteville	Drake Field
FZB			c	America/Montevideo	UY	-33.14	-58.29	Fray Bentos	Fray Bentos Airport
FZL	UBBF		c	Asia/Baku	AZ	39.59	47.20	Fuzuli	Fuzuli International Airport
FZO	EGTG		c	Europe/London	GB	51.52	-2.59	Bristol	Bristol Filton Airport
GAB	KGAB		f	America/Los_Angeles	US	38.92	-117.96	Gabbs	Gabbs Airport
GAC	MHGS		f	America/Tegucigalpa	HN	14.60	-88.59	El Molino	Gracias Airport
GAD	KGAD		f	America/Chicago	US	33.97	-86.09	Gadsden	Northeast Alabama Regional Airport
GAE	DTTG		f	Africa/Tunis	TN	33.88	10.10	Gabès	Gabes Matmata International Airport
GAF	DTTF		f	Africa/Tunis	TN	34.42	8.82	Gafsa	Gafsa Ksar International Airport
GAG	KGAG		f	America/Chicago	US	36.30	-99.78	Gage	Gage Airport
GAH	YGAY		f	Australia/Brisbane	AU	-25.61	151.62	Gayndah	Gayndah Airport
GAI	KGAI		s	America/New_York	US	39.17	-77.17	Gaithersburg	Montgomery County Airpark
GAJ	RJSC		s	Asia/Tokyo	JP	38.41	140.37	Yamagata	Yamagata Airport
GAK			c	America/Anchorage	US	62.30	-145.30	Gakona	Gakona Jakobus Field
GAL	PAGA		s	America/Anchorage	US	64.74	-156.93	Galena	Edward G Pitka Sr Airport
GAM	PAGM		s	America/Anchorage	US	63.77	-171.73	Gambell	Gambell Airport
GAN	VRMG		f	Indian/Maldives	MV	-0.69	73.16	Gan	Gan International Airport
GAO	MUGT		f	America/Havana	CU	20.09	-75.16	Guantanamo	Mariana Grajales Airport
GAP	AYGP		f	Pacific/Port_Moresby	PG	-6.05	145.96	Gusap	Gusap Airport
GAQ	GAGO		f	Africa/Bamako	ML	16.25	-0.01	Gao	Gao Airport
GAR	AYGI		f	Pacific/Port_Moresby	PG	-7.88	147.14	Garaina	Garaina Airport
GAS	HKGA		f	Africa/Nairobi	KE	-0.46	39.65	Garissa	Garissa Airport
GAT	LFNA		f	Europe/Paris	FR	44.45	6.04	Avignon	Gap - Tallard Airport
GAU	VEGT		s	Asia/Kolkata	IN	26.11	91.59	Guwahati	Lokpriya Gopinath Bordoloi International Airport
GAW	VYGG		f	Asia/Yangon	MM	22.17	94.13	Gangaw	Gangaw Airport
GAX			c	Africa/Libreville	GA	-2.77	9.98	Gamba	Gamba Airport
GAY	VEGY		f	Asia/Kolkata	IN	24.74	84.95	Gaya	Gaya Airport
GAZ	AYGJ		c	Pacific/Port_Moresby	PG	-9.23	153.00	Guasopa	Guasopa
GBA	EGBP		s	Europe/London	GB	51.67	-2.06	Kemble	Kemble Airport
GBB	UBBQ		f	Asia/Baku	AZ	40.83	47.71	Gabala	Gabala International Airport
GBC	AYGS		c	Pacific/Port_Moresby	PG	-6.10	141.70	Gasuke	Gasuke
GBD	KGBD		f	America/Chicago	US	38.34	-98.86	Great Bend	Great Bend Municipal Airport
GBE	FBSK		s	Africa/Gaborone	BW	-24.56	25.92	Gaborone	Sir Seretse Khama International Airport
GBF	AYNE		f	Pacific/Port_Moresby	PG	-6.57	144.70	Negarbo	Negarbo(Negabo) Airport
GBG	KGBG		f	America/Chicago	US	40.94	-90.43	Galesburg	Harrel W Timmons Galesburg Regional Airport
GBH	PAGB		f	America/Anchorage	US	68.48	-149.49	Galbraith Lake	Galbraith Lake Airport
GBI	VOGB		f	Asia/Kolkata	IN	17.31	76.96	Gulbarga	Kalaburagi
GBJ	TFFM		f	America/Guadeloupe	GP	15.87	-61.27	Grand Bourg	Les Bases Airport
GBK	GFGK		f	Africa/Freetown	SL	7.77	-12.38	Gbangbatok	Gbangbatok Airport
GBL	YGBI		f	Australia/Darwin	AU	-11.65	133.38	South Goulburn Is	South Goulburn Is Airport
GBN	VVGB		c	Asia/Bangkok	VN	21.07	106.21	Gia Binh	Gia Binh International Airport
GBP	YGAM		f	Australia/Brisbane	AU	-16.55	143.67	Gamboola	Gamboola Airport
GBR	KGBR		f	America/New_York	US	42.18	-73.40	Great Barrington	Great Barrington Airport
GBT	OING		s	Asia/Tehran	IR	36.91	54.40	Gorgan	Gorgan Airport
GBU	HSKG		f	Africa/Khartoum	SD	14.93	35.88	Khashm El Girba	Khashm El Girba Airport
GBV	YGIB		f	Australia/Perth	AU	-16.42	126.44	Gibb River	Gibb River Airport
GBW	YGIA		s	Australia/Perth	AU	-22.58	120.04	Ginbata	Ginbata
GBZ	NZGB		f	Pacific/Auckland	NZ	-36.24	175.47	Claris	Great Barrier Aerodrome
GCC	KGCC		f	America/Denver	US	44.35	-105.54	Gillette	Northeast Wyoming Regional Airport
GCD	K3W7		f	America/Los_Angeles	US	47.92	-119.08	Electric City	Grand Coulee Dam Airport
GCH	OIAH		f	Asia/Tehran	IR	30.34	50.83	Gachsaran	Gachsaran Airport
GCI	EGJB		s	Europe/Guernsey	GG	49.44	-2.60	Saint Peter Port	Guernsey Airport
GCJ	FAGC	JNB	f	Africa/Johannesburg	ZA	-25.99	28.14	Midrand	Grand Central Airport
GCK	KGCK		f	America/Chicago	US	37.93	-100.72	Garden City	Garden City Regional Airport
GCM	MWCR		s	America/Cayman	KY	19.29	-81.36	Georgetown	Owen Roberts International Airport
GCN	KGCN		s	America/Phoenix	US	35.95	-112.15	Grand Canyon	Grand Canyon Ntl Park Airport
GCT	K1Z1	GCN	s	America/Phoenix	US	36.26	-113.23	Whitmore	Grand Canyon Bar Ten Airstrip
GCW	K1G4		f	America/Phoenix	US	35.99	-113.82	Peach Springs	Grand Canyon West Airport
GCY	KGCY		f	America/New_York	US	36.20	-82.81	Greeneville	Greeneville Municipal Airport
GDB	VAGD		c	Asia/Kolkata	IN	21.52	80.29	Gondiā	Gondia Airport
GDC	KGYH	GSP	f	America/New_York	US	34.76	-82.38	Greenville	Donaldson Field
GDD	YGDN		f	Australia/Perth	AU	-18.68	128.59	Gordon Downs	Gordon Downs Airport
GDE	HAGO		f	Africa/Addis_Ababa	ET	5.94	43.58	Gode	Gode Airport
GDG	UHBI		f	Asia/Yakutsk	RU	53.47	125.80	Magdagachi	Magdagachi Airport
GDI	FEGL		f	Africa/Bangui	CF	9.58	21.73	Melle	Gordil Airport
GDJ	FZWC		f	Africa/Lubumbashi	CD	-6.73	23.95	Gandajika	Gandajika Airport
GDL	MMGL		s	America/Mexico_City	MX	20.52	-103.31	Guadalajara	Don Miguel Hidalgo Y Costilla International Airport
GDM	KGDM		f	America/New_York	US	42.55	-72.02	Gardner	Gardner Municipal Airport
GDN	EPGD		s	Europe/Warsaw	PL	54.38	18.47	Gdańsk	Gdańsk Lech Wałęsa Airport
GDO	SVGD		f	America/Caracas	VE	7.23	-70.80	Guasdalito	Guasdalito Airport
GDP	SNGD		f	America/Fortaleza	BR	-6.78	-43.58	Guadalupe	Guadalupe Airport
GDQ	HAGN		s	Africa/Addis_Ababa	ET	12.52	37.43	Gondar	Gonder Airport
GDR	SDAG		c	America/Sao_Paulo	BR	-22.98	-44.31	Angra dos Reis	Angra dos Reis Airport
GDT	MBGT		s	America/Grand_Turk	TC	21.44	-71.14	Cockburn Town	JAGS McCartney International Airport
GDV	KGDV		f	America/Denver	US	47.14	-104.81	Glendive	Dawson Community Airport
GDW	KGDW		f	America/New_York	US	43.97	-84.48	Gladwin	Gladwin Zettel Memorial Airport
GDX	UHMM		s	Asia/Magadan	RU	59.91	150.72	Magadan	Sokol Airport
GDZ	URKG		s	Europe/Moscow	RU	44.58	38.01	Gelendzhik	Gelendzhik Airport
GEA	NWWM	NOU	s	Pacific/Noumea	NC	-22.26	166.47	Noumea	Noumea Magenta Airport
GEB	WAMJ		f	Asia/Jayapura	ID	-0.08	129.46	Gebe Island	Gebe Airport
GEC	LCGK		c	Asia/Famagusta	CY	35.23	33.72	Geçitkale	Geçitkale Air Base
GED	KGED		s	America/New_York	US	38.69	-75.36	Georgetown	Delaware Coastal Airport
GEE	YGTO		f	Australia/Hobart	AU	-41.08	146.84	Georgetown (Tas)	Georgetown (Tas) Airport
GEF	AGEV		f	Pacific/Guadalcanal	SB	-7.58	156.60	Liangia	Geva Airport
GEG	KGEG		s	America/Los_Angeles	US	47.62	-117.54	Spokane	Spokane International Airport
GEI		IIS	c	Pacific/Port_Moresby	PG	-4.50	154.23	Nissan Island	Green Islands Airport
GEL	SBNM		f	America/Sao_Paulo	BR	-28.28	-54.17	Santo Angelo	Santo Angelo Airport
GEM	FGMY		c	Africa/Malabo	GQ	1.68	11.02	Mongomo	President Obiang Nguema International Airport
GEO	SYCJ		s	America/Guyana	GY	6.50	-58.25	Georgetown	Cheddi Jagan International Airport
GER	MUNG		f	America/Havana	CU	21.83	-82.78	Nueva Gerona	Rafael Cabrera Airport
GES	RPMR		f	Asia/Manila	PH	6.06	125.10	General Santos	General Santos International Airport
GET	YGEL		f	Australia/Perth	AU	-28.80	114.71	Geraldton	Geraldton Airport
GEV	ESNG		f	Europe/Stockholm	SE	67.13	20.81	Gallivare	Gallivare Airport
GEX	YGLG		c	Australia/Melbourne	AU	-38.23	144.33	Geelong	Geelong Airport
GEY	KGEY		f	America/Denver	US	44.52	-108.08	Greybull	South Big Horn County Airport
GFB			c	America/Anchorage	US	59.02	-160.05	Togiak Fishery	Togiak Fishery Airport
GFD	KGFD		f	America/Indiana/Indianapolis	US	39.79	-85.74	Greenfield	Pope Field
GFF	YGTH		s	Australia/Sydney	AU	-34.25	146.07	Griffith	Griffith Airport
GFK	KGFK		f	America/Chicago	US	47.95	-97.18	Grand Forks	Grand Forks International Airport
GFL	KGFL		s	America/New_York	US	43.34	-73.61	Glens Falls	Floyd Bennett Memorial Airport
GFN	YGFN		f	Australia/Sydney	AU	-29.76	153.03	Grafton	Grafton Airport
GFO	SYBT		f	America/Guyana	GY	6.37	-58.64	Bartica	Bartica A Airport
GFR	LFRF		f	Europe/Paris	FR	48.88	-1.56	Granville	Granville Airport
GFY	FYGF		f	Africa/Windhoek	NA	-19.60	18.12	Grootfontein	Grootfontein Airport
GGB	SWHP		s	America/Cuiaba	BR	-14.02	-52.15	Agua Boa	Fazenda Olhos D`agua Airport
GGC	FNBL		c	Africa/Luanda	AO	-14.10	21.44	Lumbala	Lumbala Airport
GGD	YGDS		f	Australia/Brisbane	AU	-18.62	139.23	Gregory Downs	Gregory Downs Airport
GGE	KGGE		f	America/New_York	US	33.31	-79.32	Georgetown	Georgetown County Airport
GGF	SNYA		f	America/Santarem	BR	-1.49	-52.58	Almeirim	Almeirim Airport
GGG	KGGG		f	America/Chicago	US	32.38	-94.71	Longview	East Texas Regional Airport
GGH	SSCT		s	America/Sao_Paulo	BR	-23.69	-52.64	Cianorte	Cianorte Airport
GGJ			c	America/Sao_Paulo	BR	-24.08	-54.19	Guaíra	Guaíra Airport
GGM	HKKG		f	Africa/Nairobi	KE	0.27	34.79	Kakamega	Kakamega Airport
GGN	DIGA		f	Africa/Abidjan	CI	6.13	-5.95	Gagnoa	Gagnoa Airport
GGO	DIGL		f	Africa/Abidjan	CI	6.52	-7.48	Guiglo	Guiglo Airport
GGR	HCMW		s	Africa/Mogadishu	SO	8.46	48.57	Garowe	Garowe Airport
GGS	SAWR		f	America/Argentina/Rio_Gallegos	AR	-48.78	-70.15	Gobernador Gregores	Gobernador Gregores Airport
GGT	MYEF		s	America/Nassau	BS	23.56	-75.88	George Town	Exuma International Airport
GGW	KGGW		f	America/Denver	US	48.21	-106.61	Glasgow	Wokal Field/Glasgow-Valley County Airport
GHA	DAUG		f	Africa/Algiers	DZ	32.38	3.79	Ghardaia	Noumerat - Moufdi Zakaria Airport
GHB	MYEM		f	America/Nassau	BS	25.28	-76.33	Governor's Harbour	Governor's Harbour Airport
GHC	MYBG		f	America/Nassau	BS	25.74	-77.84	Great Harbour Cay	Great Harbour Cay Airport
GHF	ETEU		f	Europe/Berlin	DE	49.65	9.97	Giebelstadt Army Air Field	Giebelstadt Army Air Field
GHM	KGHM		f	America/Chicago	US	35.84	-87.45	Centerville	Centerville Municipal Airport
GHN	ZUGH		c	Asia/Shanghai	CN	30.95	104.33	Guanghan Shi	Guanghan Airport
GHS	WALE		c	Asia/Makassar	ID	-0.21	115.76	Melak	West Kutai Melalan Airport
GHT	HLGT		f	Africa/Tripoli	LY	25.15	10.14	Ghat	Ghat Airport
GHU	SAAG		f	America/Argentina/Cordoba	AR	-33.01	-58.61	Gualeguaychu	Gualeguaychu Airport
GHV	LRBV	XHV	s	Europe/Bucharest	RO	45.71	25.52	Braşov	Braşov-Ghimbav International Airport
GIB	LXGB		f	Europe/Madrid	GI	36.15	-5.35	Gibraltar	Gibraltar Airport
GIC	YBOI		s	Australia/Brisbane	AU	-9.23	142.22	Boigu	Boigu Airport
GID	HBBE		f	Africa/Bujumbura	BI	-3.42	29.91	Gitega	Gitega Airport
GIF	KGIF		f	America/New_York	US	28.06	-81.75	Winter Haven	Winter Haven Regional Airport
GIG	SBGL	RIO	s	America/Sao_Paulo	BR	-22.81	-43.25	Rio de Janeiro	Galeao - Antonio Carlos Jobim International Airport
GII	GUSI		f	Africa/Conakry	GN	11.43	-9.17	Siguiri	Siguiri Airport
GIL	OPGT		f	Asia/Karachi	PK	35.92	74.33	Gilgit	Gilgit Airport
GIR	SKGI		f	America/Bogota	CO	4.28	-74.80	Girardot	Santiago Vila Airport
GIS	NZGS		s	Pacific/Auckland	NZ	-38.66	177.98	Gisborne	Gisborne Airport
GIT	HTRU		c	Africa/Dar_es_Salaam	TZ	-2.81	32.17	Geita	Mchauru Airport
GIU	VCCS		f	Asia/Colombo	LK	7.96	80.73	Sigiriya	Sigiriya Airport
GIY	FAGI		f	Africa/Johannesburg	ZA	-23.28	30.65	Giyani	Giyani Airport
GIZ	OEGN		s	Asia/Riyadh	SA	16.90	42.59	Jizan	Jizan Regional Airport
GJA	MHNJ		f	America/Tegucigalpa	HN	16.45	-85.91	Guanaja	La Laguna Airport
GJL	DAAV		f	Africa/Algiers	DZ	36.80	5.87	Jijel	Jijel Ferhat Abbas Airport
GJM	SBGM		f	America/Boa_Vista	BR	-10.79	-65.28	Guajara-Mirim	Guajara-Mirim Airport
GJR	BIGJ		f	Atlantic/Reykjavik	IS	66.00	-21.33	Gjögur	Gjögur Airport
GJT	KGJT		s	America/Denver	US	39.12	-108.53	Grand Junction	Grand Junction Regional Airport
GKA	AYGA		s	Pacific/Port_Moresby	PG	-6.08	145.39	Goronka	Goroka Airport
GKD	LTFK		f	Europe/Istanbul	TR	40.20	25.88	Gokceada	Imroz Airport
GKE	ETNG		f	Europe/Berlin	DE	50.96	6.04	Geilenkirchen	Geilenkirchen Airport
GKH	VNGK		c	Asia/Kathmandu	NP	28.04	84.47	Gorkha	Gorkha Palungtar Airport
GKK	VRMO		s	Indian/Maldives	MV	0.73	73.43	Kooddoo	Kooddoo Airport
GKL	YGKL		f	Australia/Lindeman	AU	-23.18	150.94	Great Keppel Is	Great Keppel Is Airport
GKN	PAGK		f	America/Anchorage	US	62.15	-145.46	Gulkana	Gulkana Airport
GKT	KGKT		f	America/New_York	US	35.86	-83.53	Sevierville	Gatlinburg-Pigeon Forge Airport
GLA	EGPF		s	Europe/London	GB	55.87	-4.43	Glasgow	Glasgow International Airport
GLB	KP13		f	America/Phoenix	US	33.35	-110.67	Globe	San Carlos Apache Airport
GLC	HAGL		c	Africa/Addis_Ababa	ET	6.97	46.42	Galadi Northeast	Galadi Northeast
GLD	KGLD		f	America/Denver	US	39.37	-101.70	Goodland	Renner Field/Goodland Municipal Airport
GLE	KGLE		f	America/Chicago	US	33.65	-97.20	Gainesville	Gainesville Municipal Airport
GLF	MRGF		f	America/Costa_Rica	CR	8.65	-83.18	Golfito	Golfito Airport
GLG	YGLE		f	Australia/Brisbane	AU	-24.81	139.60	Glengyle	Glengyle Airport
GLH	KGLH		s	America/Chicago	US	33.49	-90.98	Greenville	Greenville Mid-Delta Airport
GLI	YGLI		f	Australia/Sydney	AU	-29.68	151.69	Glen Innes	Glen Innes Airport
GLJ	SKGZ		f	America/Bogota	CO	2.15	-75.69	Garzon	Garzon La Jagua Airport
GLK	HCMR		f	Africa/Mogadishu	SO	6.78	47.45	Galcaio	Galcaio Airport
GLL	ENKL		f	Europe/Oslo	NO	60.79	9.05	Klanten	Gol Airport
GLM	YGLO		f	Australia/Brisbane	AU	-22.89	138.82	Glenormiston	Glenormiston Airport
GLN	GMAG		c	Africa/Casablanca	MA	29.03	-10.05	Guelmim	Goulimime Airport
GLO	EGBJ		f	Europe/London	GB	51.89	-2.17	Staverton	Gloucestershire Airport
GLP	AYUP		c	Pacific/Port_Moresby	PG	-5.28	141.50	Gulgubip	Gulgubip
GLR	KGLR		f	America/Detroit	US	45.01	-84.70	Gaylord	Gaylord Regional Airport
GLS	KGLS		f	America/Chicago	US	29.27	-94.86	Galveston	Scholes International At Galveston Airport
GLT	YGLA		f	Australia/Brisbane	AU	-23.87	151.22	Gladstone	Gladstone Airport
GLU	VQGP		s	Asia/Thimphu	BT	26.88	90.46	Gelephu	Gelephu Airport
GLV	PAGL		s	America/Anchorage	US	64.55	-163.01	Golovin	Golovin Airport
GLW	KGLW		f	America/Chicago	US	37.03	-85.95	Glasgow	Glasgow Municipal Airport
GLX	WAMA		f	Asia/Jayapura	ID	1.84	127.79	Galela-Celebes Island	Gamarmalamo Airport
GLZ	EHGR		f	Europe/Amsterdam	NL	51.57	4.93	Breda	Gilze Rijen Air Base
GMA	FZFK		f	Africa/Kinshasa	CD	3.24	19.77	Gemena	Gemena Airport
GMB	HAGM		f	Africa/Addis_Ababa	ET	8.13	34.56	Gambela	Gambella Airport
GMD	GMMB		f	Africa/Casablanca	MA	33.66	-7.22	Ben Slimane	Ben Slimane Airport
GME	UMGG		f	Europe/Minsk	BY	52.53	31.02	Gomel	Gomel Airport
GMI	AYGT		f	Pacific/Port_Moresby	PG	-6.27	150.33	Gasmata Island	Gasmata Island Airport
GML	UKKM		c	Europe/Kyiv	UA	50.60	30.19	Hostomel	Hostomel
GMM	FCOG		f	Africa/Brazzaville	CG	-1.83	15.89	Gamboma	Gamboma Airport
GMN	NZGM		f	Pacific/Auckland	NZ	-42.46	171.19	Greymouth	Greymouth Airport
GMO	DNGO		f	Africa/Lagos	NG	10.30	10.90	Gombe	Gombe Lawanti International Airport
GMP	RKSS	SEL	s	Asia/Seoul	KR	37.56	126.79	Seoul	Gimpo International Airport
GMQ	ZLGL		c	Asia/Shanghai	CN	34.42	100.31	Maqin County	Golog Maqin Airport
GMR	NTGJ		f	Pacific/Gambier	PF	-23.08	-134.89	Totegegie	Totegegie Airport
GMS	SNGM		f	America/Sao_Paulo	BR	-18.86	-48.42	Uberlandia	Fazenda Canada Airport
GMT	PAGZ		f	America/Anchorage	US	65.40	-161.28	Granite Mountain	Granite Mountain Air Station
GMU	KGMU	GSP	f	America/New_York	US	34.85	-82.35	Greenville	Greenville Downtown Airport
GMV	UT25		f	America/Denver	US	37.02	-110.20	Monument Valley	Monument Valley Airport
GMZ	GCGM		f	Atlantic/Canary	ES	28.03	-17.21	Alajero	La Gomera Airport
GNA	UMMG		f	Europe/Minsk	BY	53.60	24.05	Hrodna	Hrodna Airport
GNB	LFLS	LYS	f	Europe/Paris	FR	45.36	5.33	Grenoble	Grenoble-Isere Airport
GND	TGPY		s	America/Grenada	GD	12.00	-61.79	Saint George's	Point Salines International Airport
GNF	K2O1		f	America/Los_Angeles	US	39.94	-120.95	Quincy	Gansner Field
GNG	KGNG		f	America/Boise	US	42.92	-114.77	Gooding	Gooding Municipal Airport
GNI	RCGI		f	Asia/Taipei	TW	22.67	121.47	Lyudao	Lyudao Airport
GNJ	UBBG	KVD	s	Asia/Baku	AZ	40.74	46.32	Ganja	Ganja Airport
GNM	SNGI		f	America/Fortaleza	BR	-14.21	-42.75	Guanambi	Guanambi Airport
GNN	HAGH		c	Africa/Addis_Ababa	ET	7.13	40.71	Ghinnir	Ghinnir Airport
GNR	SAHR		f	America/Argentina/Salta	AR	-39.00	-67.62	General Roca	Dr. Arturo H. Illia Airport
GNS	WIMB		s	Asia/Jakarta	ID	1.17	97.70	Gunung Sitoli	Binaka Airport
GNT	KGNT		f	America/Denver	US	35.17	-107.90	Grants	Grants-Milan Municipal Airport
GNU	KGNU		s	America/Anchorage	US	59.12	-161.57	Goodnews	Goodnews Airport
GNV	KGNV		s	America/New_York	US	29.69	-82.27	Gainesville	Gainesville Regional Airport
GNY	LTCS	SFQ	f	Europe/Istanbul	TR	37.45	38.90	Sanliurfa	Sanliurfa GAP Airport
GNZ	FBGZ		f	Africa/Gaborone	BW	-21.69	21.66	Ghanzi	Ghanzi Airport
GOA	LIMJ		s	Europe/Rome	IT	44.41	8.84	Genova	Genova / Sestri Cristoforo Colombo Airport
GOB	HAGB		f	Africa/Addis_Ababa	ET	7.02	40.00	Goba	Robe Airport
GOG	FYGB		f	Africa/Windhoek	NA	-22.50	18.97	Gobabis	Gobabis Airport
GOH	BGGH		s	America/Nuuk	GL	64.19	-51.68	Nuuk	Nuuk Airport
GOI	VOGO		s	Asia/Kolkata	IN	15.38	73.83	Dabolim	Dabolim Airport
GOJ	UWGG		s	Europe/Moscow	RU	56.23	43.78	Nizhny Novgorod	Nizhny Novgorod International Airport
GOK	KGOK		f	America/Chicago	US	35.85	-97.42	Guthrie	Guthrie/Edmond Regional Airport
GOL	K4S1		f	America/Los_Angeles	US	42.42	-124.42	Gold Beach	Gold Beach Municipal Airport
GOM	FZNA		s	Africa/Kigali	CD	-1.67	29.24	Goma	Goma International Airport
GON	KGON		s	America/New_York	US	41.33	-72.05	Groton	Groton-New London Airport
GOO	YGDI		f	Australia/Brisbane	AU	-28.52	150.32	Goondiwindi	Goondiwindi Airport
GOP	VEGK		s	Asia/Kolkata	IN	26.74	83.45	Gorakhpur	Gorakhpur Airport
GOQ	ZLGM		f	Asia/Shanghai	CN	36.40	94.79	Golmud	Golmud Airport
GOR	HAGR		f	Africa/Addis_Ababa	ET	8.16	35.55	Gore	Gore Airport
GOT	ESGG		s	Europe/Stockholm	SE	57.66	12.28	Gothenburg	Gothenburg-Landvetter Airport
GOU	FKKR		f	Africa/Douala	CM	9.34	13.37	Garoua	Garoua International Airport
GOV	YPGV		s	Australia/Darwin	AU	-12.27	136.82	Nhulunbuy	Gove Airport
GOX	VOGA	GOI	f	Asia/Kolkata	IN	15.73	73.87	Mopa	Manohar International Airport
GOY	VCCG		s	Asia/Colombo	LK	7.34	81.63	Amparai	Amparai Airport
GOZ	LBGO		f	Europe/Sofia	BG	43.15	25.71	Gorna Oryahovitsa	Gorna Oryahovitsa Airport
GPA	LGRX		f	Europe/Athens	GR	38.15	21.43	Patras	Araxos Airport
GPB	SBGU		f	America/Sao_Paulo	BR	-25.39	-51.52	Guarapuava	Tancredo Thomas de Faria Airport
GPD	YGON		c	Australia/Brisbane	AU	-19.77	139.40	Mount Gordon Mine	Mount Gordon Airport
GPI	SKGP		f	America/Bogota	CO	2.57	-77.90	Guapi	Juan Casiano Airport
GPL	MRGP		f	America/Costa_Rica	CR	10.22	-83.80	Pococi	Guapiles Airport
GPN	YGPT		f	Australia/Darwin	AU	-11.40	130.42	Garden Point	Garden Point Airport
GPO	SAZG		f	America/Argentina/Salta	AR	-35.70	-63.76	General Pico	General Pico Airport
GPS	SEGS		f	Pacific/Galapagos	EC	-0.45	-90.27	Baltra	Seymour Airport
GPT	KGPT		s	America/Chicago	US	30.41	-89.07	Gulfport	Gulfport-Biloxi International Airport
GPZ	KGPZ		f	America/Chicago	US	47.21	-93.51	Grand Rapids	Grand Rapids/Itasca County-Gordon Newstrom Field
GQQ	KGQQ		f	America/New_York	US	40.75	-82.72	Galion	Galion Municipal Airport
GRB	KGRB		s	America/Chicago	US	44.48	-88.13	Green Bay	Green Bay/Austin Straubel International Airport
GRD	KGRD		f	America/New_York	US	34.25	-82.16	Greenwood	Greenwood County Airport
GRE	KGRE		f	America/Chicago	US	38.84	-89.38	Greenville	Greenville Airport
GRF	KGRF	TIW	f	America/Los_Angeles	US	47.08	-122.58	Fort Lewis	Gray Army Air Field (Joint Base Lewis-Mcchord) Airport
GRG	OAGZ		c	Asia/Kabul	AF	33.63	69.24	Gardez	Gardez Old Airfield
GRI	KGRI		s	America/Chicago	US	40.97	-98.31	Grand Island	Central Nebraska Regional Airport
GRJ	FAGG		s	Africa/Johannesburg	ZA	-34.01	22.38	George	George Airport
GRK	KGRK	ILE	f	America/Chicago	US	31.07	-97.83	Fort Hood	Robert Gray Army Air Field
GRL	AYGG		f	Pacific/Port_Moresby	PG	-7.98	147.21	Au	Garasa Airport
GRM	KCKC		f	America/Chicago	US	47.84	-90.38	Grand Marais	Grand Marais/Cook County Airport
GRN	KGRN		f	America/Denver	US	42.81	-102.18	Gordon	Gordon Municipal Airport
GRO	LEGE		f	Europe/Madrid	ES	41.90	2.76	Girona	Girona Airport
GRP	SWGI		f	America/Fortaleza	BR	-11.74	-49.13	Gurupi	Gurupi Airport
GRQ	EHGG		f	Europe/Amsterdam	NL	53.12	6.58	Groningen	Eelde Airport
GRR	KGRR		s	America/New_York	US	42.88	-85.52	Grand Rapids	Gerald R Ford International Airport
GRS	LIRS		f	Europe/Rome	IT	42.76	11.07	Grosetto	Grosseto Airport
GRU	SBGR	SAO	s	America/Sao_Paulo	BR	-23.44	-46.47	São Paulo	Guarulhos - Governador Andre Franco Montoro International Airport
GRV	URMG		s	Europe/Moscow	RU	43.39	45.70	Grozny	Grozny North Airport
GRW	LPGR		f	Atlantic/Azores	PT	39.09	-28.03	Santa Cruz da Graciosa	Graciosa Airport
GRX	LEGR		f	Europe/Madrid	ES	37.19	-3.78	Granada	Federico Garcia Lorca Airport
GRY	BIGR		f	Atlantic/Reykjavik	IS	66.55	-18.02	Grímsey	Grímsey Airport
GRZ	LOWG		s	Europe/Vienna	AT	46.99	15.44	Graz	Graz Airport
GSA	WBKN		f	Asia/Kuching	MY	4.40	115.72	Long Miau	Long Pasia Airport
GSB	KGSB		f	America/New_York	US	35.34	-77.96	Goldsboro	Seymour Johnson Afb Airport
GSC	YGSC		f	Australia/Perth	AU	-25.05	115.20	Gascoyne Junction	Gascoyne Junction Airport
GSE	ESGP	GOT	f	Europe/Stockholm	SE	57.77	11.87	Gothenburg	Gothenburg City Airport
GSH	KGSH		f	America/Indiana/Indianapolis	US	41.53	-85.79	Goshen	Goshen Municipal Airport
GSI	SOGS		s	America/Cayenne	GF	4.29	-54.37	Grand-Santi	Grand-Santi Airport
GSJ	MGSJ		f	America/Guatemala	GT	13.94	-90.84	Puerto San Jose	San Jose Airport
GSM	OIKQ		f	Asia/Tehran	IR	26.75	55.90	Dayrestan	Dayrestan Airport
GSN	YMGN		f	Australia/Adelaide	AU	-31.46	137.17	Mount Gunson	Mount Gunson Airport
GSO	KGSO		s	America/New_York	US	36.10	-79.94	Greensboro	Piedmont Triad International Airport
GSP	KGSP		s	America/New_York	US	34.90	-82.22	Greer	Greenville Spartanburg International Airport
GSQ	HEOW		f	Africa/Cairo	EG	22.59	28.72	Shark El Oweinat	Shark El Oweinat International Airport
GSR	HCMG		f	Africa/Mogadishu	SO	9.52	49.08	Gardo	Gardo Airport
GSS	FASE		f	Africa/Johannesburg	ZA	-24.94	31.44	Belfast	Sabi Sabi Airport
GST	PAGS		s	America/Anchorage	US	58.43	-135.71	Gustavus	Gustavus Airport
GSU	HSGF		f	Africa/Khartoum	SD	14.13	35.32	Gedaref	Azaza Airport
GSV	UWSG	RTW	s	Europe/Saratov	RU	51.71	46.17	Saratov	Gagarin Airport
GTA	AGOK		f	Pacific/Guadalcanal	SB	-8.74	158.20	Gatokae	Gatokae Airport
GTB			c	Asia/Kuching	MY	2.12	111.70	Genting	Genting Airport
GTC	HTGE	GIT	c	Africa/Dar_es_Salaam	TZ	-2.74	31.71	Geita	Geita Airport
GTE	YGTE		s	Australia/Darwin	AU	-13.97	136.46	Groote Eylandt	Groote Eylandt Airport
GTF	KGTF		s	America/Denver	US	47.48	-111.37	Great Falls	Great Falls International Airport
GTG	KGTG		f	America/Chicago	US	45.80	-92.66	Grantsburg	Grantsburg Municipal Airport
GTI	EDCG		f	Europe/Berlin	DE	54.38	13.33	Rugen	Rugen Airport
GTK			c	Asia/Kuala_Lumpur	MY	2.60	102.90	Sungei Tekai	Sungei Tekai Airport
GTN	NZGT	MON	f	Pacific/Auckland	NZ	-43.91	170.13	Glentanner Station	Glentanner Airport
GTO	WAMG		f	Asia/Makassar	ID	0.64	122.85	Gorontalo-Celebes Island	Jalaluddin Airport
GTP	K3S8		f	America/Los_Angeles	US	42.51	-123.39	Grants Pass	Grants Pass Airport
GTR	KGTR	UBS	f	America/Chicago	US	33.45	-88.59	Columbus	Golden Triangle Regional Airport
GTS	YTGT		f	Australia/Darwin	AU	-20.55	130.35	The Granites	The Granites Airport
GTT	YGTN		f	Australia/Brisbane	AU	-18.30	143.53	Georgetown	Georgetown Airport
GTW	LKHO		c	Europe/Prague	CZ	49.32	17.57	Zlín	Holešov Airport (historical)
GTY	KW05		f	America/New_York	US	39.84	-77.27	Gettysburg	Gettysburg Regional Airport
GTZ	HTGR		c	Africa/Dar_es_Salaam	TZ	-2.16	34.22	Grumeti River	Grumeti River
GUA	MGGT		s	America/Guatemala	GT	14.58	-90.53	Guatemala City	La Aurora Airport
GUB	MMGR		f	America/Tijuana	MX	28.03	-114.02	Guerrero Negro	Guerrero Negro Airport
GUC	KGUC		f	America/Denver	US	38.53	-106.93	Gunnison	Gunnison-Crested Butte Regional Airport
GUD	GAGM		f	Africa/Bamako	ML	16.36	-3.60	Goundam	Goundam Airport
GUF	KJKA		f	America/Chicago	US	30.29	-87.67	Gulf Shores	Gulf Shores International/Jack Edwards Field
GUG	AYGF		c	Pacific/Port_Moresby	PG	-8.10	146.90	Guari	Guari
GUH	YGDH		f	Australia/Sydney	AU	-30.96	150.25	Gunnedah	Gunnedah Airport
GUI	SVGI		f	America/Caracas	VE	10.57	-62.31	Guiria	Guiria Airport
GUJ	SBGW		f	America/Sao_Paulo	BR	-22.79	-45.20	Guaratingueta	Guaratingueta Airport
GUL	YGLB		f	Australia/Sydney	AU	-34.81	149.73	Goulburn	Goulburn Airport
GUM	PGUM		s	Pacific/Guam	GU	13.48	144.80	Guam	Guam International Airport
GUO			c	Africa/Mogadishu	SO	5.32	45.99	Guriel	Guriel Airport
GUP	KGUP		f	America/Denver	US	35.51	-108.79	Gallup	Gallup Municipal Airport
GUQ	SVGU		f	America/Caracas	VE	9.03	-69.76	Guanare	Guanare Airport
GUR	AYGN		s	Pacific/Port_Moresby	PG	-10.31	150.33	Gurney	Gurney Airport
GUS	KGUS		f	America/Indiana/Indianapolis	US	40.65	-86.15	Peru	Grissom Arb Airport
GUT	ETUO		f	Europe/Berlin	DE	51.92	8.31	Gutersloh	Gutersloh Airport
GUU	BIGF		f	Atlantic/Reykjavik	IS	64.99	-23.22	Grundarfjörður	Grundarfjörður Airport
GUV	AYML		f	Pacific/Port_Moresby	PG	-6.28	142.42	Mougulu	Mougulu Airport
GUW	UATG		s	Asia/Oral	KZ	47.12	51.82	Atyrau	Atyrau International Airport
GUX	VAGN		f	Asia/Kolkata	IN	24.65	77.35	Guna	Guna Airport
GUY	KGUY		f	America/Chicago	US	36.68	-101.51	Guymon	Guymon Municipal Airport
GUZ	SNGA		s	America/Sao_Paulo	BR	-20.65	-40.49	Guarapari	Guarapari Airport
GVA	LSGG		s	Europe/Zurich	CH	46.24	6.11	Geneva	Geneva Cointrin International Airport
GVE	KGVE		f	America/New_York	US	38.16	-78.17	Gordonsville	Gordonsville Municipal Airport
GVI	AYGV		f	Pacific/Port_Moresby	PG	-3.90	141.17	Green River	Green River Airport
GVL	KGVL		f	America/New_York	US	34.27	-83.83	Gainesville	Lee Gilmer Memorial Airport
GVN	UHKM		f	Asia/Vladivostok	RU	48.93	140.03	Sovetskaya Gavan	Maygatka Airport.
GVP	YGNV		f	Australia/Brisbane	AU	-18.98	145.12	Greenvale	Greenvale Airport
GVR	SBGV		f	America/Sao_Paulo	BR	-18.90	-41.98	Governador Valadares	Governador Valadares Airport
GVT	KGVT		f	America/Chicago	US	33.07	-96.07	Greenville	Majors Airport
GVX	ESSK		f	Europe/Stockholm	SE	60.59	16.95	Gavle	Gavle Sandviken Airport
GWA	VYGW		f	Asia/Yangon	MM	17.60	94.58	Gwa	Gwa Airport
GWD	OPGD		f	Asia/Karachi	PK	25.23	62.33	Gwadar	Gwadar International Airport
GWE	FVTL		f	Africa/Harare	ZW	-19.44	29.86	Gweru	Thornhill Air Base
GWI	DNGA		c	Africa/Lagos	NG	6.93	3.70	Iperu	Gateway International Airport
GWL	VIGR		s	Asia/Kolkata	IN	26.29	78.23	Gwalior	Gwalior Airport
GWO	KGWO		f	America/Chicago	US	33.49	-90.09	Greenwood	Greenwood-Leflore Airport
GWS	KGWS		f	America/Denver	US	39.51	-107.31	Glenwood Springs	Kgws Sumers Airpark
GWT	EDXW		f	Europe/Berlin	DE	54.91	8.34	Westerland	Westerland Sylt Airport
GWV	2LA8		f	America/Chicago	US	30.59	-89.87	Bush	Fokker Field
GWY	EICM		c	Europe/Dublin	IE	53.30	-8.94	Galway	Galway Airport
GXA	WAOM		c	Asia/Pontianak	ID	-0.94	114.89	Muara Teweh	Muara Teweh Beringin Airport
GXF	OYSY		f	Asia/Aden	YE	15.97	48.79	Sayun	Sayun International Airport
GXG	FNNG		f	Africa/Luanda	AO	-7.75	15.29	Negage	Negage Airport
GXH	ZLXH		f	Asia/Shanghai	CN	34.82	102.62	Xiahe	Gannan Xiahe Airport
GXM	WAGA		s	Asia/Makassar	ID	-1.13	113.87	Kuala Kurun	Kuala Kurun
GXQ	SCCY		f	America/Santiago	CL	-45.59	-72.11	Coyhaique	Teniente Vidal Airport
GXX	FKKJ		f	Africa/Douala	CM	10.36	15.24	Yagoua	Yagoua Airport
GXY	KGXY		f	America/Denver	US	40.44	-104.63	Greeley	Greeley-Weld County Airport
GYA	SLGY		f	America/La_Paz	BO	-10.82	-65.35	Guayaramerin	Capitan de Av. Emilio Beltran Airport
GYB	YWDC		c	Australia/Perth	AU	-21.14	118.69	Wodgina Mine	Wodgina Airport
GYD	UBBB	BAK	s	Asia/Baku	AZ	40.47	50.05	Baku	Heydar Aliyev International Airport
GYE	SEGU		s	America/Guayaquil	EC	-2.16	-79.88	Guayaquil	Simon Bolivar International Airport
GYG	UEMM		s	Asia/Yakutsk	RU	62.10	129.55	Magan	Magan Airport
GYI	HRYG		f	Africa/Kigali	RW	-1.68	29.26	Gisenyi	Gisenyi Airport
GYL	YARG		f	Australia/Perth	AU	-16.64	128.45	Argyle	Argyle Airport
GYM	MMGM		f	America/Hermosillo	MX	27.97	-110.92	Guaymas	General Jose Maria Yanez International Airport
GYN	SBGO		s	America/Sao_Paulo	BR	-16.63	-49.22	Goiania	Santa Genoveva Airport
GYO	WIMG		c	Asia/Jakarta	ID	3.95	97.36	Blangkejeren	Blangkejeren Airport
GYP	YGYM		f	Australia/Brisbane	AU	-26.28	152.70	Gympie	Gympie Airport
GYR	KGYR		f	America/Phoenix	US	33.42	-112.38	Goodyear	Phoenix Goodyear Airport
GYS	ZUGU		f	Asia/Shanghai	CN	32.39	105.70	Guangyuan	Guangyuan Airport
GYU	ZLGY		f	Asia/Shanghai	CN	36.08	106.22	Guyuan	Guyuan Liupanshan Airport
GYY	KGYY		f	America/Chicago	US	41.62	-87.41	Gary	Gary/Chicago International Airport
GYZ	YGRM		f	Australia/Perth	AU	-28.03	123.81	Gruyere	Gruyere Airport
GZG	ZUGZ		f	Asia/Shanghai	CN	31.76	99.55	Garze	Garze Gesar Airport
GZI	OAGN		c	Asia/Kabul	AF	33.53	68.41	Ghazni	Ghazni Airport
GZO	AGGN		s	Pacific/Guadalcanal	SB	-8.10	156.86	Gizo	Nusatupe Airport
GZP	LTFG		s	Europe/Istanbul	TR	36.30	32.30	Gazipasa	Gazipasa Airport
GZT	LTAJ		s	Europe/Istanbul	TR	36.95	37.48	Gaziantep	Gaziantep International Airport
GZW	OIIK		f	Asia/Tehran	IR	36.24	50.05	Qazvin	Qazvin Airport
HAA	ENHK		f	Europe/Oslo	NO	70.49	22.14	Hasvik	Hasvik Airport
HAB	KHAB		f	America/Chicago	US	34.12	-88.00	Hamilton	Marion County-Rankin Fite Airport
HAC	RJTH		f	Asia/Tokyo	JP	33.12	139.79	Hachijojima	Hachijojima Airport
HAD	ESMT		f	Europe/Stockholm	SE	56.69	12.82	Halmstad	Halmstad Airport
HAE			c	America/Phoenix	US	36.16	-112.71	Havasupai	Havasupai Trail Heliport
HAF	KHAF		f	America/Los_Angeles	US	37.51	-122.50	Half Moon Bay	Half Moon Bay Airport
HAH	FMCH	YVA	s	Indian/Comoro	KM	-11.53	43.27	Moroni	Prince Said Ibrahim International Airport
HAI	KHAI		f	America/Detroit	US	41.96	-85.59	Three Rivers	Three Rivers Municipal/Dr Haines Airport
HAJ	EDDV		s	Europe/Berlin	DE	52.46	9.69	Hannover	Hannover Airport
HAK	ZJHK		s	Asia/Shanghai	CN	19.93	110.46	Haikou	Haikou Meilan International Airport
HAL	FYHI		c	Africa/Windhoek	NA	-19.03	16.46	Halali	Halali Airport
HAM	EDDH		s	Europe/Berlin	DE	53.63	9.99	Hamburg	Hamburg Airport
HAN	VVNB		s	Asia/Ho_Chi_Minh	VN	21.22	105.81	Hanoi	Noi Bai International Airport
HAO	KHAO		f	America/New_York	US	39.36	-84.52	Hamilton	Butler County Regional/Hogan Field
HAQ	VRMH		f	Indian/Maldives	MV	6.75	73.17	Haa Dhaalu	Hanimaadhoo International Airport
HAR	KCXY		s	America/New_York	US	40.22	-76.85	Harrisburg	Capital City Airport
HAS	OEHL		s	Asia/Riyadh	SA	27.44	41.69	Hail	Hail Airport
HAT	YHTL		f	Australia/Brisbane	AU	-11.75	142.58	Heathlands	Heathlands Airport
HAU	ENHD		f	Europe/Oslo	NO	59.35	5.21	Karmoy	Haugesund Airport
HAV	MUHA		s	America/Havana	CU	22.99	-82.41	Havana	Jose Marti International Airport
HAW	EGFE		f	Europe/London	GB	51.83	-4.96	Haverfordwest	Haverfordwest Airport
HAX	KHAX	MKO	c	America/Chicago	US	35.75	-95.41	Muskogee	Hatbox Field Airport
HAY	SKAG		f	America/Bogota	CO	8.30	-73.63	Aguachica	Aguachica Airport
HBA	YMHB		s	Australia/Hobart	AU	-42.84	147.51	Hobart	Hobart International Airport
HBB	NM83	HOB	f	America/Denver	US	32.77	-103.21	Hobbs	Industrial Airpark
HBC			c	America/Anchorage	US	57.50	-135.92	Hanus Bay	Hanus Bay Airport
HBD	AYHB		c	Pacific/Port_Moresby	PG	-6.32	142.49	Habi	Habi Airport
HBE	HEBA	ALY	s	Africa/Cairo	EG	30.92	29.70	Alexandria	Borg El Arab International Airport
HBG	KHBG	LUL	f	America/Chicago	US	31.26	-89.25	Hattiesburg	Hattiesburg Bobby L Chain Municipal Airport
HBI			c	America/Nassau	BS	25.52	-76.60	Harbour Island	Harbour Island Airport
HBK	KP14		f	America/Phoenix	US	34.94	-110.14	Holbrook	Holbrook Municipal Airport
HBN			c	Asia/Ho_Chi_Minh	VN	12.00	106.00	Phu Bon	Phu Bon
HBQ	ZLHB		f	Asia/Shanghai	CN	38.01	100.64	Haibei	Haibei Qilian Airport
HBR	KHBR		f	America/Chicago	US	34.99	-99.05	Hobart	Hobart Regional Airport
HBT	OEKK	HRI	f	Asia/Riyadh	SA	27.90	45.53	King Khaled Military City	King Khaled Military City Airport
HBU	ZMBS		s	Asia/Hovd	MN	46.10	91.58	Bulgan Sum	Bulgan Sum Airport
HBX	VAHB		s	Asia/Kolkata	IN	15.36	75.08	Hubli	Hubli Airport
HCA	KBPG		f	America/Chicago	US	32.21	-101.52	Big Spring	Big Spring/Mc Mahon-Wrinkle Airport
HCB			c	America/Sitka	US	55.46	-131.30	Shoal Cove	Shoal Cove Airport
HCC	K1B1		s	America/New_York	US	42.29	-73.71	Hudson	Columbia County Airport
HCJ			c	Asia/Shanghai	CN	24.78	107.70	Hechi	Hechi Jin Cheng Jiang Airport
HCM	HCME		f	Africa/Mogadishu	SO	7.92	49.80	Eil	Eil Airport
HCN	RCKW		f	Asia/Taipei	TW	22.04	120.73	Hengchung	Hengchun Airport
HCQ	YHLC		s	Australia/Perth	AU	-18.23	127.67	Halls Creek	Halls Creek Airport
HCR	PAHC		s	America/Anchorage	US	62.19	-159.77	Holy Cross	Holy Cross Airport
HCW	KCQW		f	America/New_York	US	34.71	-79.96	Cheraw	Cheraw Municipal/Lynch Bellinger Field
HCZ	ZGCZ	LQP	s	Asia/Shanghai	CN	25.75	112.84	Chenzhou	Chenzhou Beihu Airport
HDA			c	America/Sitka	US	57.23	-134.87	Hidden Falls	Hidden Falls Airfield
HDD	OPKD		f	Asia/Karachi	PK	25.32	68.37	Hyderabad	Hyderabad Airport
HDE	KHDE		f	America/Chicago	US	40.45	-99.34	Holdrege	Brewster Field
HDF	EDAH		f	Europe/Berlin	DE	53.88	14.15	Heringsdorf	Heringsdorf Airport
HDG	ZBHD		f	Asia/Shanghai	CN	36.53	114.43	Handan	Handan Airport
HDH	PHDH		f	Pacific/Honolulu	US	21.58	-158.20	Mokuleia	Kawaihapai Airfield
HDK	VRBK		s	Indian/Maldives	MV	6.63	73.07	Kulhudhuffushi	Kulhudhuffushi Airport
HDM	OIHH		f	Asia/Tehran	IR	34.87	48.55	Hamadan	Hamadan Airport
HDN	KHDN		f	America/Denver	US	40.48	-107.22	Hayden	Yampa Valley Airport
HDO	VIDX		s	Asia/Kolkata	IN	28.71	77.34	Ghaziabad	Hindon Airport
HDR	OIKP		f	Asia/Tehran	IR	27.16	56.17	Havadarya	Havadarya Airport
HDS	FAHS		f	Africa/Johannesburg	ZA	-24.37	31.05	Hoedspruit	Hoedspruit Air Force Base Airport
HDY	VTSS		s	Asia/Bangkok	TH	6.93	100.39	Hat Yai	Hat Yai International Airport
HEA	OAHR		f	Asia/Kabul	AF	34.21	62.23	Herat	Herat Airport
HEB	VYHT		c	Asia/Yangon	MM	17.63	95.47	Hinthada	Hinthada Airport
HED	AK33		f	America/Anchorage	US	55.80	-160.90	Herendeen Bay	Herendeen Bay Airport
HEE	KHEE		f	America/Chicago	US	34.58	-90.68	Helena	Thompson-Robbins Airport
HEH	VYHH		f	Asia/Yangon	MM	20.75	96.79	Heho	Heho Airport
HEI	EDXB		f	Europe/Berlin	DE	54.15	8.90	Busum	Heide-Busum Airport
HEK	ZYHE		f	Asia/Shanghai	CN	50.17	127.31	Heihe	Heihe Airport
HEL	EFHK		s	Europe/Helsinki	FI	60.32	24.96	Helsinki	Helsinki Vantaa Airport
HEM	EFHF	HEL	c	Europe/Helsinki	FI	60.25	25.04	Helsinki	Helsinki-Malmi Airport
HEO	AYHG		c	Pacific/Port_Moresby	PG	-9.14	147.60	Haelogo	Haelogo Airport
HER	LGIR		s	Europe/Athens	GR	35.34	25.18	Heraklion	Heraklion International Nikos Kazantzakis Airport
HES	KHRI		f	America/Los_Angeles	US	45.83	-119.26	Hermiston	Hermiston Municipal Airport
HET	ZBHH		s	Asia/Shanghai	CN	40.85	111.82	Hohhot	Baita International Airport
HEW	LGAT		s	Europe/Athens	GR	37.89	23.73	Athens	Athen Helenikon Airport
HEX	MDHE	SDQ	c	America/Santo_Domingo	DO	18.57	-69.99	Santo Domingo	Herrera International Airport
HEZ	KHEZ		f	America/Chicago	US	31.61	-91.30	Natchez	Hardy-Anders Field/Natchez-Adams County Airport
HFA	LLHA		f	Asia/Jerusalem	IL	32.81	35.04	Haifa	Haifa International Airport
HFD	KHFD		s	America/New_York	US	41.74	-72.65	Hartford	Hartford-Brainard Airport
HFE	ZSOF		s	Asia/Shanghai	CN	31.99	116.97	Hefei	Hefei Xinqiao International Airport
HFF	KHFF		f	America/New_York	US	35.04	-79.50	Camp Mackall	Mackall Army Air Field
HFN	BIHN		f	Atlantic/Reykjavik	IS	64.30	-15.23	Höfn	Hornafjörðu Airport
HFS	ESOH		f	Europe/Stockholm	SE	60.02	13.58	Hagfors	Hagfors Airport
HFT	ENHF		s	Europe/Oslo	NO	70.68	23.67	Hammerfest	Hammerfest Airport
HGA	HCMH		s	Africa/Mogadishu	SO	9.52	44.09	Hargeisa	Egal International Airport
HGD	YHUG		f	Australia/Brisbane	AU	-20.82	144.23	Hughenden	Hughenden Airport
HGE	SVHG		s	America/Caracas	VE	10.46	-66.09	Higuerote	Higuerote Airport
HGH	ZSHC		s	Asia/Shanghai	CN	30.23	120.43	Hangzhou	Hangzhou Xiaoshan International Airport
HGI	VEHO		s	Asia/Kolkata	IN	26.97	93.64	Itanagar	Donyi Polo Airport
HGL	EDXH		f	Europe/Berlin	DE	54.19	7.92	Helgoland	Helgoland-Dune Airport
HGN	VTCH		f	Asia/Bangkok	TH	19.30	97.98	Mae Hong Son	Mae Hong Son Airport
HGO	DIKO		f	Africa/Abidjan	CI	9.39	-5.56	Korhogo	Korhogo Airport
HGR	KHGR		f	America/New_York	US	39.71	-77.73	Hagerstown	Hagerstown Regional/Richard A Henson Field
HGS	GFHA	FNA	f	Africa/Freetown	SL	8.40	-13.13	Freetown	Hastings Airport
HGT			c	America/Los_Angeles	US	35.97	-121.20	Fort Hunter Liggett	Jolon Hunter Army Airfield
HGU	AYMH		s	Pacific/Port_Moresby	PG	-5.83	144.30	Mount Hagen	Mount Hagen Kagamuga Airport
HGZ	2AK6		f	America/Anchorage	US	66.18	-155.68	Hogatza	Hog River Airport
HHA	ZGCS	CSX	c	Asia/Chongqing	CN	28.19	113.20	Changsa	Changsha Datuopu Airport
HHE	RJSH		f	Asia/Tokyo	JP	40.56	141.47	Hachinohe	Hachinohe Airport
HHH	KHXD		s	America/New_York	US	32.22	-80.70	Hilton Head Island	Hilton Head Airport
HHI	PHHI		f	Pacific/Honolulu	US	21.48	-158.04	Wahiawa	Wheeler Army Air Field
HHN	EDFH	FRA	s	Europe/Berlin	DE	49.95	7.26	Hahn	Frankfurt-Hahn Airport
HHQ	VTPH		f	Asia/Bangkok	TH	12.64	99.95	Hua Hin	Hua Hin Airport
HHR	KHHR		s	America/Los_Angeles	US	33.92	-118.34	Hawthorne	Jack Northrop Field/Hawthorne Municipal Airport
HHZ	NTGH		f	Pacific/Tahiti	PF	-17.54	-142.61	Hikueru Atoll	Hikueru Atoll Airport
HIA	ZSSH		s	Asia/Shanghai	CN	33.79	119.12	Huai'an	Lianshui Airport
HIB	KHIB		f	America/Chicago	US	47.39	-92.84	Hibbing	Range Regional Airport
HID	YHID		s	Australia/Brisbane	AU	-10.59	142.29	Horn Island	Horn Island Airport
HIE	KHIE		f	America/New_York	US	44.37	-71.55	Whitefield	Mount Washington Regional Airport
HIF	KHIF	OGD	f	America/Denver	US	41.12	-111.97	Ogden	Hill Afb Airport
HIG	YHHY		f	Australia/Brisbane	AU	-16.43	143.15	Highbury	Highbury Airport
HII	KHII		f	America/Phoenix	US	34.57	-114.36	Lake Havasu City	Lake Havasu City Airport
HIJ	RJOA		s	Asia/Tokyo	JP	34.44	132.92	Hiroshima	Hiroshima Airport
HIK	PHIK	HNL	c	Pacific/Honolulu	US	21.32	-157.92	Honolulu	Hickam Field
HIL	HASL		c	Africa/Addis_Ababa	ET	6.08	44.76	Shilabo	Shilavo Airport
HIM	VCCH		f	Asia/Colombo	LK	8.05	80.98	Hingurakgoda	Minneriya Airport
HIN	RKPS		f	Asia/Seoul	KR	35.09	128.07	Sacheon	Sacheon Air Base
HIO	KHIO	PDX	f	America/Los_Angeles	US	45.54	-122.95	Portland	Portland-Hillsboro Airport
HIP	YHDY		f	Australia/Brisbane	AU	-21.33	138.28	Headingly	Headingly Airport
HIR	AGGH		s	Pacific/Guadalcanal	SB	-9.43	160.05	Honiara	Honiara International Airport
HIT	AYHO		c	Pacific/Port_Moresby	PG	-6.93	143.10	Hivaro	Hivaro
HIW	RJBH	HIJ	c	Asia/Tokyo	JP	34.37	132.41	Hiroshima	Hiroshimanishi
HIX		AUQ	c	Pacific/Marquesas	PF	-9.75	-139.00	Atuona	Hiva Oa Airport
HJJ	ZGCJ		f	Asia/Shanghai	CN	27.44	109.70	Huaihua	Zhijiang Airport
HJR	VAKJ		f	Asia/Kolkata	IN	24.82	79.92	Khajuraho	Khajuraho Airport
HJT	ZMHU		f	Asia/Ulaanbaatar	MN	46.93	102.77	Khujirt	Khujirt Airport
HKA	KHKA	BYH	f	America/Chicago	US	35.94	-89.83	Blytheville	Blytheville Municipal Airport
HKB			c	America/Anchorage	US	64.00	-144.69	Healy Lake	Healy Lake Airport
HKD	RJCH		s	Asia/Tokyo	JP	41.77	140.82	Hakodate	Hakodate Airport
HKG	VHHH		s	Asia/Hong_Kong	HK	22.31	113.92	Hong Kong	Chek Lap Kok International Airport
HKK	NZHK		f	Pacific/Auckland	NZ	-42.71	170.99	Hokitika	Hokitika Airfield
HKN	AYHK		s	Pacific/Port_Moresby	PG	-5.46	150.41	Hoskins	Kimbe Airport
HKR		MRE	c	Africa/Nairobi	KE	-1.14	35.13	Maasai Mara Game Reserve	Mara North Airport
HKS	KHKS	JAN	f	America/Chicago	US	32.33	-90.22	Jackson	Hawkins Field
HKT	VTSP		s	Asia/Bangkok	TH	8.11	98.32	Phuket	Phuket International Airport
HKV	LBHS		c	Europe/Sofia	BG	41.87	25.60	Malevo	Haskovo Malevo Airport
HKY	KHKY		f	America/New_York	US	35.74	-81.39	Hickory	Hickory Regional Airport
HLA	FALA	JNB	f	Africa/Johannesburg	ZA	-25.94	27.93	Johannesburg	Lanseria Airport
HLB	KHLB		f	America/Indiana/Indianapolis	US	39.34	-85.26	Batesville	Batesville Airport
HLC	KHLC		f	America/Chicago	US	39.38	-99.83	Hill City	Hill City Municipal Airport
HLD	ZBLA		s	Asia/Shanghai	CN	49.20	119.83	Hailar	Dongshan Airport
HLE	FHSH		f	Atlantic/St_Helena	SH	-15.96	-5.65	Saint Helena	Saint Helena Airport
HLF	ESSF		f	Europe/Stockholm	SE	57.53	15.82	Hultsfred	Hultsfred Airport
HLG	KHLG		f	America/New_York	US	40.18	-80.65	Wheeling	Wheeling Ohio County Airport
HLH	ZBUL		f	Asia/Shanghai	CN	46.20	122.01	Ulanhot	Ulanhot Airport
HLI	KCVH		f	America/Los_Angeles	US	36.89	-121.41	Hollister	Hollister Municipal Airport
HLJ	EYSB		f	Europe/Vilnius	LT	56.07	23.56	Barysiai	Barysiai Airport
HLL	YHIL		f	Australia/Perth	AU	-21.75	119.42	Hillside	Hillside Airport
HLM	KHLM		c	America/Detroit	US	42.78	-86.12	Holland	Park Township Airport
HLN	KHLN		s	America/Denver	US	46.61	-111.98	Helena	Helena Regional Airport
HLO	BIID		c	Atlantic/Reykjavik	IS	66.05	-23.70	Ingjaldssandur	Ingjaldssandur Airport
HLP	WIHH	JKT	s	Asia/Jakarta	ID	-6.27	106.89	Jakarta	Halim Perdanakusuma International Airport
HLR	KHLR	ILE	f	America/Chicago	US	31.14	-97.71	Fort Hood	Yoakum-Defrenn Army Heliport
HLS	YSTH		f	Australia/Hobart	AU	-41.34	148.28	St Helens	St Helens Airport
HLT	YHML		f	Australia/Hobart	AU	-37.65	142.06	Hamilton	Hamilton Airport
HLU	NWWH		f	Pacific/Noumea	NC	-21.26	165.62	Houailou	Nesson Airport
HLW	FAHL		f	Africa/Johannesburg	ZA	-28.02	32.28	Hluhluwe	Hluhluwe Airport
HLZ	NZHN		s	Pacific/Auckland	NZ	-37.87	175.33	Hamilton	Hamilton International Airport
HMA	USHH		s	Asia/Yekaterinburg	RU	61.03	69.09	Khanty-Mansiysk	Khanty Mansiysk Airport
HMB	HEMK		f	Africa/Cairo	EG	26.34	31.74	Sohag	Sohag International Airport
HME	DAUH		f	Africa/Algiers	DZ	31.67	6.14	Hassi Messaoud	Oued Irara Airport
HMG	YHMB		f	Australia/Darwin	AU	-23.93	132.80	Hermannsburg	Hermannsburg Airport
HMI	ZWHM		s	Asia/Shanghai	CN	42.84	93.67	Hami	Hami Airport
HMJ	UKLH		f	Europe/Kyiv	UA	49.36	26.93	Khmelnytskyi	Khmelnytskyi Airport
HMN	KHMN	ALM	f	America/Denver	US	32.85	-106.11	Alamogordo	Holloman Afb Airport
HMO	MMHO		s	America/Hermosillo	MX	29.10	-111.05	Hermosillo	General Ignacio P. Garcia International Airport
HMR	ENHA		f	Europe/Oslo	NO	60.82	11.07	Hamar	Stafsberg Airport
HMS	WAGB		c	Asia/Pontianak	ID	-1.02	114.93	Muara Teweh	Haji Muhammad Sidik Airport
HMT	KHMT		f	America/Los_Angeles	US	33.73	-117.02	Hemet	Hemet-Ryan Airport
HMV	ESUT		f	Europe/Stockholm	SE	65.81	15.08	Hemavan	Hemavan Airport
HMY	RKTP		s	Asia/Seoul	KR	36.70	126.49	Seosan	Seosan Air Base
HNA	RJSI		s	Asia/Tokyo	JP	39.43	141.13	Hanamaki	Hanamaki Airport
HNB	KHNB		f	America/Indiana/Vincennes	US	38.25	-86.95	Huntingburg	Huntingburg Airport
HNC	KHSE		f	America/New_York	US	35.23	-75.62	Hatteras	Billy Mitchell Airport
HND	RJTT	TYO	s	Asia/Tokyo	JP	35.55	139.78	Tokyo	Tokyo International Airport
HNH	PAOH		f	America/Anchorage	US	58.10	-135.41	Hoonah	Hoonah Airport
HNI	ZGHC		f	Asia/Shanghai	CN	24.80	107.71	Hechi	Hechi Jinchengjiang Airport
HNK			c	Australia/Brisbane	AU	-18.38	146.30	Hinchinbrook	Hinchinbrook Island Airport
HNL	PHNL		s	Pacific/Honolulu	US	21.32	-157.92	Honolulu	Daniel K Inouye International Airport
HNM	PHHN		f	Pacific/Honolulu	US	20.80	-156.01	Hana	Hana Airport
HNS	PAHN		s	America/Anchorage	US	59.24	-135.52	Haines	Haines Airport
HNY	ZGHY		s	Asia/Shanghai	CN	26.91	112.63	Hengyang	Hengyang Airport
HOA	HKHO		f	Africa/Nairobi	KE	-1.52	40.00	Hola	Hola Airport
HOB	KHOB		f	America/Denver	US	32.69	-103.22	Hobbs	Lea County Regional Airport
HOD	OYHD		f	Asia/Aden	YE	14.75	42.98	Hodeida	Hodeidah International Airport
HOE			c	Asia/Vientiane	LA	20.26	100.44	Ban Houayxay	Ban Huoeisay Airport
HOF	OEAH		f	Asia/Riyadh	SA	25.29	49.49	Al Ahsa	Al Ahsa Airport
HOG	MUHG		f	America/Havana	CU	20.79	-76.32	Holguin	Frank Pais International Airport
HOH	LOIH		f	Europe/Vienna	AT	47.38	9.70	Hohenems	Hohenems-Dornbirn Airport
HOI	NTTO		s	Pacific/Tahiti	PF	-18.07	-140.95	Hao	Hao Airport
HOK	YHOO		f	Australia/Darwin	AU	-18.34	130.64	Hooker Creek	Hooker Creek Airport
HOM	PAHO		s	America/Anchorage	US	59.65	-151.48	Homer	Homer Airport
HON	KHON		f	America/Chicago	US	44.39	-98.23	Huron	Huron Regional Airport
HOP	KHOP		f	America/Chicago	US	36.67	-87.49	Fort Campbell	Campbell Army Air Field (Fort Campbell) Airport
HOQ	EDQM		f	Europe/Berlin	DE	50.29	11.86	Hof	Hof-Plauen Airport
HOR	LPHR		s	Atlantic/Azores	PT	38.52	-28.72	Horta	Horta Airport
HOS	SAHC		f	America/Argentina/Salta	AR	-37.44	-70.22	Chos Malal	Chos Malal Airport
HOT	KHOT		f	America/Chicago	US	34.48	-93.10	Hot Springs	Memorial Field
HOU	KHOU		s	America/Chicago	US	29.65	-95.28	Houston	William P Hobby Airport
HOV	ENOV		f	Europe/Oslo	NO	62.18	6.07	Ørsta	Ørsta-Volda Airport Hovden
HOW			c	America/Panama	PA	8.91	-79.60	Fort Kobbe	Fort Kobbe AFB
HOX	VYHL		f	Asia/Yangon	MM	24.90	94.91	Hommalinn	Hommalinn Airport
HPA	NFTL		f	Pacific/Tongatapu	TO	-19.78	-174.34	Lifuka	Lifuka Island Airport
HPB	PAHP		s	America/Anchorage	US	61.52	-166.15	Hooper Bay	Hooper Bay Airport
HPG	ZHSN		c	Asia/Shanghai	CN	31.63	110.34	Shennongjia	Shennongjia Hongping Airport
HPH	VVCI		s	Asia/Ho_Chi_Minh	VN	20.82	106.72	Haiphong	Cat Bi International Airport
HPN	KHPN		s	America/New_York	US	41.07	-73.71	White Plains	Westchester County Airport
HPP			c	Asia/Phnom_Penh	KH	13.65	102.70	Poipet	Poipet
HPT	KHPT		f	America/Chicago	US	42.72	-93.23	Hampton	Hampton Municipal Airport
HPV	HI01		f	Pacific/Honolulu	US	22.21	-159.45	Hanalei	Princeville Airport
HPY	KHPY		f	America/Chicago	US	29.79	-94.95	Baytown	Baytown Airport
HQL	ZWTK		f	Asia/Shanghai	CN	37.66	75.29	Tashkurgan	Tashkurgan Khunjerab Airport
HQM	KHQM		f	America/Los_Angeles	US	46.97	-123.94	Hoquiam	Bowerman Field
HQQ	ZHQQ	AYN	c	Asia/Shanghai	CN	35.87	114.46	Anyang	Anyang Hongqiqu Airport
HRB	ZYHB		s	Asia/Shanghai	CN	45.62	126.25	Harbin	Taiping Airport
HRE	FVHA		s	Africa/Harare	ZW	-17.93	31.09	Harare	Harare International Airport
HRF	VRAH		s	Indian/Maldives	MV	6.97	72.90	Hoarafushi	Hoarafushi Airport
HRG	HEGN		s	Africa/Cairo	EG	27.18	33.80	Hurghada	Hurghada International Airport
HRH	VIAH		c	Asia/Kolkata	IN	27.86	78.15	Alīgarh	Aligarh Airport
HRI	VCRI		f	Asia/Colombo	LK	6.28	81.12	Hambantota	Mattala Rajapaksa International Airport
HRJ			c	Asia/Kathmandu	NP	28.00	83.83	Chaurjhari	Chaurjhari
HRK	UKHH		s	Europe/Kyiv	UA	49.92	36.29	Kharkiv	Kharkiv International Airport
HRL	KHRL		f	America/Chicago	US	26.23	-97.66	Harlingen	Valley International Airport
HRM	DAFH		f	Africa/Algiers	DZ	32.93	3.31	Hassi R'Mel	Hassi R'Mel Airport
HRO	KHRO		f	America/Chicago	US	36.26	-93.15	Harrison	Boone County Airport
HRS	FAHR		f	Africa/Johannesburg	ZA	-28.24	29.11	Harrismith	Harrismith Airport
HRT	EGXU		f	Europe/London	GB	54.05	-1.25	Linton-On-Ouse	RAF Linton-On-Ouse
HRY	YHBY		f	Australia/Darwin	AU	-24.55	133.22	Henbury	Henbury Airport
HRZ	SSHZ		f	America/Sao_Paulo	BR	-27.64	-54.34	Horizontina	Horizontina Airport
HSA	UAIT		f	Asia/Almaty	KZ	43.31	68.55	Turkistan	Turkistan International Airport
HSB	KHSB		f	America/Chicago	US	37.81	-88.55	Harrisburg	Harrisburg-Raleigh Airport
HSC	ZGSG		f	Asia/Shanghai	CN	24.97	113.42	Shaoguan	Shaoguan Guitou Airport
HSG	RJFS		f	Asia/Tokyo	JP	33.15	130.30	Saga	Saga Airport
HSH	KHND	LAS	s	America/Los_Angeles	US	35.97	-115.13	Las Vegas	Henderson Executive Airport
HSI	KHSI		f	America/Chicago	US	40.61	-98.43	Hastings	Hastings Municipal Airport
HSK	LEHC		f	Europe/Madrid	ES	42.08	-0.32	Monflorite	Huesca/Pirineos Airport
HSL	PAHL		s	America/Anchorage	US	65.70	-156.35	Huslia	Huslia Airport
HSM	YHSM		f	Australia/Melbourne	AU	-36.67	142.17	Horsham	Horsham Airport
HSN	ZSZS		s	Asia/Shanghai	CN	29.93	122.36	Zhoushan	Zhoushan Airport
HSP	KHSP		f	America/New_York	US	37.95	-79.83	Hot Springs	Ingalls Field
HSR	VAHS		s	Asia/Kolkata	IN	22.38	71.03	Rajkot	Rajkot International Airport
HSS	VIHR		f	Asia/Kolkata	IN	29.18	75.76	Hissar	Hissar Airport
HST	KHST		f	America/New_York	US	25.49	-80.38	Homestead	Homestead Arb Airport
HSV	KHSV		s	America/Chicago	US	34.64	-86.78	Huntsville	Huntsville International-Carl T Jones Field
HSZ	RCPO		f	Asia/Taipei	TW	24.82	120.94	Hsinchu City	Hsinchu Air Base
HTA	UIAA		s	Asia/Chita	RU	52.03	113.31	Chita	Chita-Kadala Airport
HTG	UOHH		f	Asia/Krasnoyarsk	RU	71.98	102.49	Khatanga	Khatanga Airport
HTH	KHTH		f	America/Los_Angeles	US	38.55	-118.63	Hawthorne	Hawthorne Industrial Airport
HTI	YBHM		s	Australia/Lindeman	AU	-20.36	148.95	Hamilton Island	Hamilton Island Airport
HTL	KHTL		f	America/Detroit	US	44.36	-84.67	Houghton Lake	Roscommon County/Blodgett Memorial Airport
HTM	ZMHG		c	Asia/Ulaanbaatar	MN	50.44	100.13	Khatgal	Khatgal Airport
HTN	ZWTN		s	Asia/Shanghai	CN	37.04	79.86	Hotan	Hotan Airport
HTO	KJPX		s	America/New_York	US	40.96	-72.25	East Hampton	East Hampton Town Airport
HTR	RORH		f	Asia/Tokyo	JP	24.06	123.81	Hateruma	Hateruma Airport
HTS	KHTS		s	America/New_York	US	38.37	-82.56	Huntington	Tri-State/Milton J Ferguson Field
HTT	ZLHX		c	Asia/Shanghai	CN	38.21	90.84	Huatugou	Haixi Mangnai Airport
HTU	YHPN		f	Australia/Melbourne	AU	-35.72	142.36	Hopetoun	Hopetoun Airport
HTV	KUTS		f	America/Chicago	US	30.75	-95.59	Huntsville	Huntsville Municipal Airport
HTW	KHTW		f	America/New_York	US	38.42	-82.49	Chesapeake	Lawrence County Airpark
HTY	LTDA		f	Europe/Istanbul	TR	36.36	36.28	Hatay	Hatay Airport
HTZ	SKHC		f	America/Bogota	CO	6.15	-71.75	Hato Corozal	Hato Corozal Airport
HUA	KHUA	HSV	f	America/Chicago	US	34.68	-86.68	Redstone Arsnl Huntsville	Redstone Army Air Field
HUB	YHBR		f	Australia/Darwin	AU	-16.49	130.63	Humbert River	Humbert River Airport
HUC	KX63		f	America/Puerto_Rico	US	18.14	-65.80	Humacao	Dr Hermenegildo Ortiz Quinones Airport
HUD	K0K7		f	America/Chicago	US	42.73	-94.25	Humboldt	Humboldt Municipal Airport
HUE	HAHU		f	Africa/Addis_Ababa	ET	14.25	36.58	Humera	Humera Airport
HUF	KHUF		f	America/Indiana/Indianapolis	US	39.45	-87.31	Terre Haute	Terre Haute Regional Airport
HUG	MGHT		f	America/Guatemala	GT	15.33	-91.46	Huehuetenango	Huehuetenango Airport
HUH	NTTH		s	Pacific/Tahiti	PF	-16.69	-151.02	Fare	Huahine-Fare Airport
HUI	VVPB		s	Asia/Ho_Chi_Minh	VN	16.40	107.70	Hue	Phu Bai Airport
HUJ	KHHW		f	America/Chicago	US	34.03	-95.54	Hugo	Stan Stamper Municipal Airport
HUK	FBHK		c	Africa/Gaborone	BW	-23.99	21.76	Hukuntsi	Hukuntsi Airport
HUL	KHUL		f	America/New_York	US	46.12	-67.79	Houlton	Houlton International Airport
HUM	KHUM		f	America/Chicago	US	29.57	-90.66	Houma	Houma-Terrebonne Airport
HUN	RCYU		f	Asia/Taipei	TW	24.02	121.62	Hualien City	Hualien Airport
HUO	ZBHZ		f	Asia/Shanghai	CN	45.49	119.41	Holingol	Huolinguole Huolinhe Airport
HUQ	HLON		f	Africa/Tripoli	LY	29.11	15.97	Hon	Hon Airport
HUS	PAHU		f	America/Anchorage	US	66.04	-154.26	Hughes	Hughes Airport
HUT	KHUT		f	America/Chicago	US	38.07	-97.86	Hutchinson	Hutchinson Regional Airport
HUU	SPNC		f	America/Lima	PE	-9.88	-76.20	Huanuco	Alferez Fap David Figueroa Fernandini Airport
HUV	ESNH		c	Europe/Stockholm	SE	61.77	17.08	Hudiksvall	Hudiksvall Airport
HUW	SWHT		f	America/Manaus	BR	-7.53	-63.07	Humaita	Humaita Airport
HUX	MMBT		f	America/Mexico_City	MX	15.78	-96.26	Huatulco	Bahias de Huatulco International Airport
HUY	EGNJ		f	Europe/London	GB	53.57	-0.35	Grimsby	Humberside Airport
HUZ	ZGHZ		s	Asia/Shanghai	CN	23.05	114.60	Huizhou	Huizhou Airport
HVA	FMNL		f	Indian/Antananarivo	MG	-14.63	47.76	Analalava	Analalava Airport
HVB	YHBA		s	Australia/Brisbane	AU	-25.32	152.88	Hervey Bay	Hervey Bay Airport
HVD	ZMKD		f	Asia/Hovd	MN	47.95	91.63	Khovd	Khovd Airport
HVE	KHVE		f	America/Denver	US	38.42	-110.70	Hanksville	Hanksville Airport
HVG	ENHV		s	Europe/Oslo	NO	71.01	25.98	Honningsvåg	Valan Airport
HVK	BIHK		f	Atlantic/Reykjavik	IS	65.70	-21.70	Hólmavík	Hólmavík Airport
HVN	KHVN		s	America/New_York	US	41.26	-72.89	New Haven	Tweed/New Haven Airport
HVR	KHVR		f	America/Denver	US	48.54	-109.76	Havre	Havre City-County Airport
HVS	KHVS		f	America/New_York	US	34.40	-80.12	Hartsville	Hartsville Regional Airport
HWA	AYHU		c	Pacific/Port_Moresby	PG	-7.43	146.00	Hawabango	Hawabango
HWD	KHWD		s	America/Los_Angeles	US	37.66	-122.12	Hayward	Hayward Executive Airport
HWK	YHAW		f	Australia/Adelaide	AU	-31.86	138.47	Hawker	Wilpena Pound Airport
HWN	FVWN		f	Africa/Harare	ZW	-18.63	27.02	Hwange	Hwange National Park Airport
HWO	KHWO		f	America/New_York	US	26.00	-80.24	Hollywood	North Perry Airport
HWR	VIHX	LUH	s	Asia/Kolkata	IN	30.75	75.63	Ludhiana	Halwara International Airport
HXD	ZLDL		f	Asia/Shanghai	CN	37.12	97.27	Delingha	Delingha Airport
HXX	YHAY		f	Australia/Sydney	AU	-34.53	144.83	Hay	Hay Airport
HYA	KHYA		s	America/New_York	US	41.67	-70.28	Hyannis	Cape Cod Gateway Airport
HYC	EGTB		f	Europe/London	GB	51.61	-0.81	High Wycombe	Wycombe Air Park
HYD	VOHS		s	Asia/Kolkata	IN	17.23	78.43	Hyderabad	Rajiv Gandhi International Airport Shamshabad
HYF	AYHF		c	Pacific/Port_Moresby	PG	-3.63	143.10	Hayfields	Hayfields Airport
HYG	PAHY		c	America/Metlakatla	US	55.20	-132.80	Hydaburg	Hydaburg Seaplane Base
HYL	KHYL		f	America/Anchorage	US	55.49	-132.62	Hollis	Clark Bay Seaplane Base
HYN	ZSLQ		s	Asia/Shanghai	CN	28.56	121.43	Huangyan	Huangyan Luqiao Airport
HYR	KHYR		f	America/Chicago	US	46.03	-91.44	Hayward	Sawyer County Airport
HYS	KHYS		f	America/Chicago	US	38.84	-99.27	Hays	Hays Regional Airport
HYV	EFHV		f	Europe/Helsinki	FI	60.65	24.88	Hyvinkaa	Hyvinkaa Airport
HZA	ZSHZ		f	Asia/Shanghai	CN	35.21	115.74	Heze	Heze Mudan Airport
HZB	LFQT		f	Europe/Paris	FR	50.62	2.64	Merville	Merville-Calonne Airport
HZG	ZLHZ		f	Asia/Shanghai	CN	33.06	107.01	Hanzhong	Hanzhong Airport
HZH	ZUNP		f	Asia/Shanghai	CN	26.32	109.15	Qiandongnan Liping	Qiandongnan Liping Airport
HZK	BIHU		f	Atlantic/Reykjavik	IS	65.95	-17.43	Húsavík	Húsavík Airport
HZL	KHZL		f	America/New_York	US	40.99	-75.99	Hazleton	Hazleton Regional Airport
HZP	CYNR		f	America/Edmonton	CA	57.38	-111.70	Fort Mackay	Fort Mackay / Horizon Airport
HZR	KHZR		c	America/Chicago	US	30.73	-91.48	False River	False River Regional Airport
IAA	UOII		f	Asia/Krasnoyarsk	RU	67.44	86.62	Igarka	Igarka Airport
IAB	KIAB	ICT	f	America/Chicago	US	37.62	-97.27	Wichita	Mc Connell Afb Airport
IAD	KIAD	WAS	s	America/New_York	US	38.95	-77.46	Washington	Washington Dulles International Airport
IAG	KIAG		s	America/New_York	US	43.11	-78.95	Niagara Falls	Niagara Falls International Airport
IAH	KIAH	HOU	s	America/Chicago	US	29.98	-95.34	Houston	George Bush Intcntl/Houston Airport
IAL	SNSS		c	America/Sao_Paulo	BR	-16.21	-42.32	Salinas	Aeroporto Municipal de Salinas
IAM	DAUZ		f	Africa/Algiers	DZ	28.05	9.64	Amenas	In Amenas Airport
IAN	PAIK		s	America/Anchorage	US	66.98	-160.44	Kiana	Bob Baker Memorial Airport
IAO	RPNS		s	Asia/Manila	PH	9.86	126.01	Del Carmen	Siargao Airport
IAQ	OIBH		f	Asia/Tehran	IR	29.84	50.27	Bushehr	Bahregan Airport
IAR	UUDL		f	Europe/Moscow	RU	57.56	40.16	Tunoshna	Tunoshna Airport
IAS	LRIA		s	Europe/Bucharest	RO	47.18	27.62	Iasi	Iasi Airport
IBA	DNIB		f	Africa/Lagos	NG	7.36	3.98	Ibadan	Ibadan Airport
IBB	SEII		f	Pacific/Galapagos	EC	-0.94	-90.95	Isabela	General Villamil Airport
IBE	SKIB		s	America/Bogota	CO	4.42	-75.13	Ibague	Perales Airport
IBP	SPBR		f	America/Lima	PE	-11.41	-69.49	Iberia	Iberia Airport
IBR	RJAH		f	Asia/Tokyo	JP	36.18	140.41	Omitama	Hyakuri Airport
IBZ	LEIB		s	Europe/Madrid	ES	38.87	1.37	Ibiza	Ibiza Airport
ICA	SVIC		f	America/Caracas	VE	4.34	-61.74	Icabaru	Icabaru Airport
ICC	SVIE		s	America/Caracas	VE	10.79	-63.98	Isla de Coche	Andres Miguel Salazar Marcano Airport
ICI	NFCI		f	Pacific/Fiji	FJ	-17.74	-179.34	Cicia	Cicia Airport
ICK	SMNI		f	America/Paramaribo	SR	5.96	-57.04	Nieuw Nickerie	Nieuw Nickerie Airport
ICL	KICL		f	America/Chicago	US	40.72	-95.03	Clarinda	Schenck Field
ICN	RKSI	SEL	s	Asia/Seoul	KR	37.47	126.45	Seoul	Incheon International Airport
ICO	RPSG		c	Asia/Manila	PH	11.45	123.27	Sicogon Island	Sicogon Island
ICR	MUNC		f	America/Havana	CU	20.69	-75.53	Nicaro	Nicaro Airport
ICS	KU70		f	America/Boise	US	44.49	-116.01	Cascade	Cascade Airport
ICT	KICT		s	America/Chicago	US	37.65	-97.43	Wichita	Wichita Dwight D Eisenhower Ntl Airport
ICY	19AK		f	America/Anchorage	US	59.97	-141.66	Icy Bay	Icy Bay Airport
IDA	KIDA		s	America/Boise	US	43.51	-112.07	Idaho Falls	Idaho Falls Regional Airport
IDB	ESUE		f	Europe/Stockholm	SE	61.87	12.69	Idre	Idre Airport
IDF	FZCB		f	Africa/Kinshasa	CD	-5.00	19.60	Idiofa	Idiofa Airport
IDG	KIDG		f	America/Chicago	US	42.33	-95.44	Ida Grove	Ida Grove Municipal Airport
IDH	KGIC		f	America/Los_Angeles	US	45.94	-116.12	Grangeville	Idaho County Airport
IDI	KIDI		f	America/New_York	US	40.63	-79.10	Indiana	Indiana County/Jimmy Stewart Field
IDK	YIDK		f	Australia/Adelaide	AU	-26.97	133.32	Indulkana	Indulkana Airport
IDO	SWIY		f	America/Araguaina	BR	-11.57	-50.67	Cristalandia	Santa Izabel do Morro Airport
IDP	KIDP		f	America/Chicago	US	37.16	-95.78	Independence	Independence Municipal Airport
IDR	VAID		s	Asia/Kolkata	IN	22.72	75.80	Indore	Devi Ahilyabai Holkar Airport
IDY	LFEY		f	Europe/Paris	FR	46.72	-2.39	Ile d'Yeu	Ile d'Yeu Airport
IEG	EPZG		f	Europe/Warsaw	PL	52.14	15.80	Babimost	Zielona Góra-Babimost Airport
IEJ	RORE		f	Asia/Tokyo	JP	26.72	127.78	Ie Jima	Ie Jima Airport
IES	EDAU		f	Europe/Berlin	DE	51.29	13.36	Riesa	Riesa-Gohlis Airport
IEV	UKKK		s	Europe/Kyiv	UA	50.40	30.45	Kyiv	Kyiv Zhuliany International Airport
IFA	KIFA		f	America/Chicago	US	42.47	-93.27	Iowa Falls	Iowa Falls Municipal Airport
IFF	YIFY		f	Australia/Brisbane	AU	-18.90	141.22	Iffley	Iffley Airport
IFH	OIFE		f	Asia/Tehran	IR	32.93	51.56	Hesa	Hesa Airport
IFJ	BIIS		f	Atlantic/Reykjavik	IS	66.06	-23.14	Ísafjörður	Ísafjörður Airport
IFL	YIFL		f	Australia/Brisbane	AU	-17.56	146.01	Innisfail	Innisfail Airport
IFN	OIFM		s	Asia/Tehran	IR	32.75	51.86	Isfahan	Esfahan Shahid Beheshti International Airport
IFO	UKLI		f	Europe/Kyiv	UA	48.88	24.69	Ivano-Frankivsk	Ivano-Frankivsk International Airport
IFP	KIFP		f	America/Phoenix	US	35.15	-114.56	Bullhead City	Laughlin/Bullhead International Airport
IFU	VREI		s	Indian/Maldives	MV	5.71	73.03	Ifuru	Ifuru Airport
IGA	MYIG		f	America/Nassau	BS	20.98	-73.67	Matthew Town	Inagua Airport
IGB	SAVJ		f	America/Argentina/Salta	AR	-41.32	-69.57	Ingeniero Jacobacci	Cabo F.A.A. H. R. Bordon Airport
IGD	LTCT		f	Europe/Istanbul	TR	39.98	43.88	Igdir	Igdir Airport
IGE	FOOI		c	Africa/Libreville	GA	-1.92	9.32	Iguela	Iguela
IGG	PAIG		f	America/Anchorage	US	59.32	-155.90	Igiugig	Igiugig Airport
IGH	YIGM		f	Australia/Brisbane	AU	-18.66	146.15	Ingham	Ingham Airport
IGL	LTBL	IZM	f	Europe/Istanbul	TR	38.51	27.01	Izmir	Cigli Airport
IGM	KIGM		f	America/Phoenix	US	35.26	-113.94	Kingman	Kingman Airport
IGN	RPMI		f	Asia/Manila	PH	8.13	124.22	Iligan	Iligan Airport
IGO	SKIG		f	America/Bogota	CO	7.68	-76.69	Chigorodo	Chigorodo Airport
IGR	SARI		f	America/Argentina/Cordoba	AR	-25.74	-54.47	Puerto Iguazu	Cataratas Del Iguazu International Airport
IGS	ETSI		f	Europe/Berlin	DE	48.72	11.53	Manching	Ingolstadt Manching Airport
IGT	URMS		f	Europe/Moscow	RU	43.32	45.01	Magas	Magas Airport
IGU	SBFI		s	America/Sao_Paulo	BR	-25.60	-54.48	Foz do Iguacu	Cataratas International Airport
IHA	RJAN		f	Asia/Tokyo	JP	34.37	139.27	Niijima	Niijima Airport
IHC	FQIA		f	Africa/Maputo	MZ	-26.00	32.93	Inhaca	Inhaca Airport
IHN	OYQN		c	Asia/Aden	YE	15.43	51.70	Qishn	Qishn Airport
IHO	FMSI		f	Indian/Antananarivo	MG	-22.40	46.16	Ihosy	Ihosy Airport
IHR	OIZI		f	Asia/Tehran	IR	27.24	60.72	Iran Shahr	Iran Shahr Airport
IHU	AYIH		c	Pacific/Port_Moresby	PG	-7.90	145.40	Ihu	Ihu Airport
IIA	EIMN		f	Europe/Dublin	IE	53.09	-9.57	Inis Meain	Inishmaan Aerodrome
IIL	OICI		f	Asia/Tehran	IR	33.59	46.40	Ilam	Ilam Airport
IIN			c	Asia/Tokyo	JP	30.83	131.00	Nishinoomote	Nishinoomote Airport
IIS	AYIA		c	Pacific/Bougainville	PG	-4.50	154.23	Nissan Island	Nissan Island Airport
IJK	USII		f	Europe/Samara	RU	56.83	53.46	Izhevsk	Izhevsk Airport
IJU	SSIJ		f	America/Sao_Paulo	BR	-28.37	-53.85	Ijui	Ijui Airport
IJX	KIJX		f	America/Chicago	US	39.77	-90.24	Jacksonville	Jacksonville Municipal Airport
IKA	OIIE	THR	s	Asia/Tehran	IR	35.42	51.15	Tehran	Imam Khomeini International Airport
IKB	KUKF		f	America/New_York	US	36.22	-81.10	North Wilkesboro	Wilkes County Airport
IKG	UCFP		s	Asia/Bishkek	KG	42.51	78.41	Karakol	Karakol Airport
IKI	RJDB		f	Asia/Tokyo	JP	33.75	129.78	Iki	Iki Airport
IKK	KIKK		f	America/Chicago	US	41.07	-87.85	Kankakee	Greater Kankakee Airport
IKL	FZGV		f	Africa/Kinshasa	CD	-1.20	23.28	Ikela	Ikela Airport
IKO	PAKO		f	America/Adak	US	52.94	-168.85	Nikolski	Nikolski Air Station
IKP	YIKM		f	Australia/Brisbane	AU	-16.27	141.44	Inkerman	Inkerman Airport
IKS	UEST		f	Asia/Yakutsk	RU	71.70	128.90	Tiksi	Tiksi Airport
IKT	UIII		s	Asia/Irkutsk	RU	52.27	104.39	Irkutsk	Irkutsk Airport
IKU	UCFL		f	Asia/Bishkek	KG	42.59	76.71	Tamchy	Issyk-Kul International Airport
ILA	WABL		f	Asia/Jayapura	ID	-3.83	137.58	Illaga-Papua Island	Illaga Airport
ILB			c	America/Campo_Grande	BR	-20.33	-51.33	Ilha Solteira	Ilha Solteira
ILD	LEDA		f	Europe/Madrid	ES	41.73	0.54	Lleida	Lleida-Alguaire Airport
ILE	KILE		f	America/Chicago	US	31.09	-97.69	Killeen	Skylark Field
ILF	CZBD		f	America/Winnipeg	CA	56.06	-95.61	Ilford	Ilford Airport
ILG	KILG		s	America/New_York	US	39.68	-75.61	Wilmington	New Castle Airport
ILH	ETIK		f	Europe/Berlin	DE	49.47	10.39	Illesheim	Illesheim Air Base
ILI	PAIL		s	America/Anchorage	US	59.76	-154.92	Iliamna	Iliamna Airport
ILK	FMMQ		f	Indian/Antananarivo	MG	-19.58	48.80	Ilaka	Atsinanana Airport
ILL	KBDH		f	America/Chicago	US	45.12	-95.13	Willmar	Willmar Municipal/John L Rice Field
ILM	KILM		s	America/New_York	US	34.27	-77.90	Wilmington	Wilmington International Airport
ILN	KILN		f	America/New_York	US	39.43	-83.79	Wilmington	Wilmington Air Park
ILO	RPVI		s	Asia/Manila	PH	10.83	122.49	Iloilo City	Iloilo International Airport
ILP	NWWE		s	Pacific/Noumea	NC	-22.59	167.46	Ile des Pins	Ile des Pins Airport
ILQ	SPLO		f	America/Lima	PE	-17.70	-71.34	Ilo	Ilo Airport
ILR	DNIL		f	Africa/Lagos	NG	8.44	4.49	Ilorin	Ilorin International Airport
ILS	MSSS	SAL	s	America/El_Salvador	SV	13.70	-89.12	San Salvador	Ilopango International Airport
ILU	HKKL		f	Africa/Nairobi	KE	-2.91	38.07	Kilaguni	Kilaguni Airport
ILY	EGPI		f	Europe/London	GB	55.68	-6.26	Port Ellen	Islay Airport
ILZ	LZZI		f	Europe/Bratislava	SK	49.23	18.61	Zilina	Zilina Airport
IMB	SYIB		f	America/Guyana	GY	5.71	-60.29	Imbaimadai	Imbaimadai Airport
IMF	VEIM		s	Asia/Kolkata	IN	24.76	93.90	Imphal	Imphal Airport
IMK	VNST		f	Asia/Kathmandu	NP	29.97	81.82	Simikot	Simikot Airport
IML	KIML		f	America/Denver	US	40.51	-101.62	Imperial	Imperial Municipal Airport
IMM	KIMM		f	America/New_York	US	26.43	-81.40	Immokalee	Immokalee Regional Airport
IMN	AYII		c	Pacific/Port_Moresby	PG	-6.70	146.10	Imane	Imane
IMO	FEFZ		f	Africa/Bangui	CF	5.05	25.15	Zemio	Zemio Airport
IMP	SBIZ		s	America/Fortaleza	BR	-5.53	-47.46	Imperatriz	Prefeito Renato Moreira Airport
IMQ	OITU		s	Asia/Tehran	IR	39.33	44.43	Makou	Makou Airport
IMT	KIMT		f	America/Chicago	US	45.82	-88.11	Iron Mountain Kingsford	Ford Airport
IMU	WAYG		c	Asia/Jayapura	ID	-4.60	137.66	Akimuga	Akimuga Airport
INA	UUYI		f	Europe/Moscow	RU	66.05	60.11	Inta	Inta Airport
INB	MZSV		c	America/Belize	BZ	16.53	-88.44	Mango Creek	Independence Airport
INC	ZLIC		s	Asia/Shanghai	CN	38.32	106.39	Yinchuan	Yinchuan Hedong International Airport
IND	KIND		s	America/New_York	US	39.72	-86.29	Indianapolis	Indianapolis International Airport
INF	DATG		f	Africa/Algiers	DZ	19.57	5.75	In Guezzam	In Guezzam Airport
ING	SAWA		f	America/Argentina/Rio_Gallegos	AR	-50.34	-72.25	El Calafate	Lago Argentino Airport
INH	FQIN		f	Africa/Maputo	MZ	-23.88	35.41	Inhambabe	Inhambane Airport
INI	LYNI		f	Europe/Belgrade	RS	43.34	21.85	Nis	Nis Airport
INJ	YINJ		f	Australia/Brisbane	AU	-25.85	148.53	Injune	Injune Airport
INK	KINK		f	America/Chicago	US	31.78	-103.20	Wink	Winkler County Airport
INL	KINL		f	America/Chicago	US	48.57	-93.40	International Falls	Falls International/Einarson Field
INM	YINN		f	Australia/Adelaide	AU	-27.70	140.73	Innamincka	Innamincka Airport
INN	LOWI		s	Europe/Vienna	AT	47.26	11.34	Innsbruck	Innsbruck Airport
INO	FZBA		f	Africa/Kinshasa	CD	-1.95	18.29	Inongo	Inongo Airport
INQ	EIIR		f	Europe/Dublin	IE	53.06	-9.51	Inis Oirr	Inisheer Aerodrome
INR		SSM	c	America/Detroit	US	46.25	-84.47	Sault Ste. Marie	Kincheloe Air Force Base
INS	KINS		f	America/Los_Angeles	US	36.59	-115.68	Indian Springs	Creech Afb Airport
INT	KINT		f	America/New_York	US	36.13	-80.22	Winston Salem	Smith Reynolds Airport
INU	ANYN		f	Pacific/Nauru	NR	-0.55	166.92	Yaren District	Nauru International Airport
INV	EGPE		s	Europe/London	GB	57.54	-4.05	Inverness	Inverness Airport
INW	KINW		f	America/Phoenix	US	35.02	-110.72	Winslow	Winslow-Lindbergh Regional Airport
INX	WASI		f	Asia/Jayapura	ID	-2.13	132.16	Inanwatan Airport-Papua Island	Inanwatan Airport
INZ	DAUI		f	Africa/Algiers	DZ	27.25	2.51	In Salah	In Salah Airport
IOA	LGIO		f	Europe/Athens	GR	39.70	20.82	Ioannina	Ioannina Airport
IOM	EGNS		f	Europe/Isle_of_Man	IM	54.08	-4.62	Castletown	Isle of Man Airport
ION	FCOI		f	Africa/Brazzaville	CG	1.62	18.07	Impfondo	Impfondo Airport
IOR	EIIM		f	Europe/Dublin	IE	53.11	-9.65	Inis Mor	Inishmore Aerodrome
IOS	SBIL		s	America/Bahia	BR	-14.82	-39.03	Ilheus	Bahia - Jorge Amado Airport
IOU	NWWO		f	Pacific/Noumea	NC	-22.46	166.78	Ile Ouen	Edmond Cane Airport
IOW	KIOW		f	America/Chicago	US	41.64	-91.55	Iowa City	Iowa City Municipal Airport
IPA	NVVI		s	Pacific/Efate	VU	-18.86	169.28	Ipota	Ipota Airport
IPC	SCIP		f	Pacific/Easter	CL	-27.16	-109.42	Isla de Pascua	Mataveri Airport
IPE	RPMV		f	Asia/Manila	PH	7.79	122.60	Ipil	Ipil Airport
IPG	SWII		f	America/Manaus	BR	-2.94	-69.69	Santo Antonio do Ica	Ipiranga Airport
IPH	WMKI		f	Asia/Kuala_Lumpur	MY	4.57	101.09	Ipoh	Sultan Azlan Shah Airport
IPI	SKIP		f	America/Bogota	CO	0.86	-77.67	Ipiales	San Luis Airport
IPL	KIPL		f	America/Los_Angeles	US	32.83	-115.58	Imperial	Imperial County Airport
IPN	SBIP		f	America/Sao_Paulo	BR	-19.47	-42.49	Ipatinga	Usiminas Airport
IPT	KIPT		f	America/New_York	US	41.24	-76.92	Williamsport	Williamsport Regional Airport
IPU	SNIU		f	America/Bahia	BR	-14.13	-39.73	Ipiau	Ipiau Airport
IPZ	MRSI		s	America/Costa_Rica	CR	9.35	-83.71	Perez Zeledon	San Isidro del General Airport
IQA	ORAA		f	Asia/Baghdad	IQ	33.79	42.44	Hit	Al Asad Air Base
IQM	ZWCM		f	Asia/Shanghai	CN	38.15	85.53	Qiemo	Qiemo Airport
IQN	ZLQY		f	Asia/Shanghai	CN	35.80	107.60	Qingyang	Qingyang Airport
IQQ	SCDA		s	America/Santiago	CL	-20.54	-70.18	Iquique	Diego Aracena Airport
IQR	RPVZ		c	Asia/Manila	PH	9.21	123.47	Siquijor	Siquijor Airport
IQT	SPQT		f	America/Lima	PE	-3.78	-73.31	Iquitos	Coronel FAP Francisco Secada Vignetta International Airport
IRA	AGGK		s	Pacific/Guadalcanal	SB	-10.45	161.90	Kirakira	Ngorangora Airport
IRB	K2F0		f	America/Chicago	US	30.91	-101.89	Iraan	Iraan Municipal Airport
IRC	PACR		f	America/Anchorage	US	65.83	-144.08	Circle	Circle City Airport
IRD	VGIS		c	Asia/Dhaka	BD	24.15	89.05	Ishwardi	Ishwardi Airport
IRE	SNIC		f	America/Bahia	BR	-11.34	-41.85	Irece	Irece Airport
IRG	YLHR		f	Australia/Brisbane	AU	-12.79	143.30	Lockhart River	Lockhart River Airport
IRI	HTIR		f	Africa/Dar_es_Salaam	TZ	-7.67	35.75	Nduli	Iringa Airport
IRJ	SANL		f	America/Argentina/La_Rioja	AR	-29.38	-66.80	La Rioja	Capitan V A Almonacid Airport
IRK	KIRK		f	America/Chicago	US	40.09	-92.54	Kirksville	Kirksville Regional Airport
IRM	USHI		f	Asia/Yekaterinburg	RU	63.20	64.44	Igrim	Igrim Airport
IRN	MHIR		f	America/Tegucigalpa	HN	15.94	-85.14	Iriona	Iriona Airport
IRO	FEFI		f	Africa/Bangui	CF	10.24	22.72	Birao	Birao Airport
IRP	FZJH		s	Africa/Lubumbashi	CD	2.83	27.59	Matari	Matari Airport
IRS	KIRS		f	America/Detroit	US	41.81	-85.44	Sturgis	Kirsch Municipal Airport
IRZ	SWTP		f	America/Manaus	BR	-0.42	-65.03	Santa Isabel do Rio Negro	Tapuruquara Airport
ISA	YBMA		s	Australia/Brisbane	AU	-20.66	139.49	Mount Isa	Mount Isa Airport
ISB	OPIS		s	Asia/Karachi	PK	33.55	72.83	Islamabad	Islamabad International Airport
ISC	EGHE		f	Europe/London	GB	49.91	-6.29	St. Mary's	St. Mary's Airport
ISE	LTFC		f	Europe/Istanbul	TR	37.86	30.37	Isparta	Suleyman Demirel International Airport
ISG	ROIG		s	Asia/Tokyo	JP	24.34	124.19	Ishigaki	Ishigaki Airport
ISI	YISF		f	Australia/Brisbane	AU	-24.26	144.43	Isisford	Isisford Airport
ISJ	MMIM		f	America/Cancun	MX	21.25	-86.74	Isla Mujeres	Isla Mujeres Airport
ISK	VAOZ		f	Asia/Kolkata	IN	20.12	73.91	Nasik	Ozar Airport
ISL	LTBA	IST	s	Europe/Istanbul	TR	40.98	28.81	Istanbul	Ataturk International Airport
ISM	KISM	ORL	s	America/New_York	US	28.29	-81.44	Orlando	Kissimmee Gateway Airport
ISN	KISN		c	America/Chicago	US	48.18	-103.64	Williston	Sloulin Field International Airport
ISO	KISO		f	America/New_York	US	35.33	-77.61	Kinston	Kinston Regional Jetport At Stallings Field
ISP	KISP		s	America/New_York	US	40.80	-73.10	New York	Long Island Mac Arthur Airport
ISQ	KISQ		f	America/Detroit	US	45.97	-86.17	Manistique	Schoolcraft County Airport
ISS	KIWI		f	America/New_York	US	43.96	-69.71	Wiscasset	Wiscasset Airport
IST	LTFM		s	Europe/Istanbul	TR	41.28	28.75	Istanbul	Istanbul Airport
ISU	ORSU		s	Asia/Baghdad	IQ	35.56	45.32	Sulaymaniyah	Sulaymaniyah International Airport
ISW	KISW		f	America/Chicago	US	44.36	-89.84	Wisconsin Rapids	Alexander Field South Wood County Airport
ITA	SBIC		f	America/Boa_Vista	BR	-3.13	-58.48	Itacoatiara	Itacoatiara Airport
ITB	SBIH		s	America/Belem	BR	-4.24	-56.00	Itaituba	Itaituba Airport
ITE	SNZW		f	America/Bahia	BR	-13.73	-39.14	Itubera	Itubera Airport
ITH	KITH		s	America/New_York	US	42.49	-76.46	Ithaca	Ithaca Tompkins International Airport
ITI	SNYH		f	America/Santarem	BR	-8.70	-51.17	Cumaru do Norte	Agropecuaria Castanhais Airport
ITM	RJOO	OSA	s	Asia/Tokyo	JP	34.79	135.44	Osaka	Osaka International Airport
ITN	SNHA		c	America/Bahia	BR	-14.80	-39.38	Itabuna	Itabuna Airport
ITO	PHTO		f	Pacific/Honolulu	US	19.72	-155.05	Hilo	Hilo International Airport
ITP	SDUN		f	America/Sao_Paulo	BR	-21.22	-41.88	Itaperuna	Itaperuna Airport
ITQ	SSIQ		f	America/Sao_Paulo	BR	-29.17	-56.54	Itaqui	Itaqui Airport
ITR	SBIT		c	America/Sao_Paulo	BR	-18.45	-49.21	Itumbiara	Itumbiara Airport
ITU	UHSI		c	Asia/Magadan	RU	45.26	147.95	Iturup Island	Iturup Island Airport
IUD	OTBH		f	Asia/Qatar	QA	25.12	51.31	Ar Rayyan	Al Udeid Air Base
IUE	NIUE		f	Pacific/Niue	NU	-19.08	-169.93	Alofi	Niue International Airport
IUL	WABE		c	Asia/Jayapura	ID	-3.75	138.10	Ilu	Ilu Airport
IVA	FMNJ		f	Indian/Antananarivo	MG	-13.65	48.46	Ambanja	Ambanja Airport
IVC	NZNV		s	Pacific/Auckland	NZ	-46.41	168.31	Invercargill	Invercargill Airport
IVG	LYBR		f	Europe/Podgorica	ME	42.84	19.86	Berane	Berane Airport
IVH			c	America/Anchorage	US	69.41	-148.29	Ivishak	Ivishak Airport
IVL	EFIV		f	Europe/Helsinki	FI	68.61	27.41	Ivalo	Ivalo Airport
IVR	YIVL		f	Australia/Sydney	AU	-29.89	151.14	Inverell	Inverell Airport
IVW	YINW		f	Australia/Darwin	AU	-17.84	129.64	Inverway	Inverway Airport
IWA	UUBI		f	Europe/Moscow	RU	56.94	40.94	Ivanovo	Ivanovo South Airport
IWD	KIWD		f	America/Menominee	US	46.53	-90.13	Ironwood	Gogebic/Iron County Airport
IWJ	RJOW		f	Asia/Tokyo	JP	34.68	131.79	Masuda	Iwami Airport
IWK	RJOI		f	Asia/Tokyo	JP	34.14	132.24	Iwakuni	Iwakuni Marine Corps Air Station
IWO	RJAW		f	Asia/Tokyo	JP	24.78	141.32	Iwo Jima	Iwo Jima Airport
IWS	KIWS	HOU	f	America/Chicago	US	29.82	-95.67	Houston	West Houston Airport
IXA	VEAT		s	Asia/Kolkata	IN	23.89	91.24	Agartala	Agartala Airport
IXB	VEBD		s	Asia/Kolkata	IN	26.68	88.33	Siliguri	Bagdogra Airport
IXC	VICG		s	Asia/Kolkata	IN	30.67	76.79	Chandigarh	Chandigarh Airport
IXD	VIAL		s	Asia/Kolkata	IN	25.44	81.73	Allahabad	Allahabad Airport
IXE	VOML		s	Asia/Kolkata	IN	12.96	74.89	Mangalore	Mangalore International Airport
IXG	VABM		s	Asia/Kolkata	IN	15.86	74.62	Belgaum	Belgaum Airport
IXH	VEKR		f	Asia/Kolkata	IN	24.31	92.01	Kailashahar	Kailashahar Airport
IXI	VELR		f	Asia/Kolkata	IN	27.30	94.10	Lilabari	North Lakhimpur Airport
IXJ	VIJU		s	Asia/Kolkata	IN	32.69	74.84	Jammu	Jammu Airport
IXK	VAKS		f	Asia/Kolkata	IN	21.32	70.27	Keshod	Keshod Airport
IXL	VILH		f	Asia/Kolkata	IN	34.14	77.55	Leh	Leh Kushok Bakula Rimpochee Airport
IXM	VOMD		s	Asia/Kolkata	IN	9.83	78.09	Madurai	Madurai Airport
IXN	VEKW		f	Asia/Kolkata	IN	24.06	91.60	Khowai	Khowai Airport
IXP	VIPK		f	Asia/Kolkata	IN	32.23	75.63	Pathankot Air Force Station	Pathankot Air Force Station
IXQ	VEKM		f	Asia/Kolkata	IN	24.13	91.81	Kamalpur	Kamalpur Airport
IXR	VERC		s	Asia/Kolkata	IN	23.31	85.32	Ranchi	Birsa Munda Airport
IXS	VEKU		f	Asia/Kolkata	IN	24.91	92.98	Silchar	Silchar Airport
IXT	VEPG		f	Asia/Kolkata	IN	28.07	95.34	Pasighat	Pasighat Airport
IXU	VAAU		f	Asia/Kolkata	IN	19.86	75.40	Aurangabad	Aurangabad Airport
IXV	VEAN		f	Asia/Kolkata	IN	28.18	94.80	Along	Along Airport
IXW	VEJS		f	Asia/Kolkata	IN	22.81	86.17	Jamshedpur	Jamshedpur Airport
IXX	VOBR		c	Asia/Kolkata	IN	17.90	77.48	Bidar	Bidar Airport
IXY	VAKE		f	Asia/Kolkata	IN	23.11	70.10	Kandla	Kandla Airport
IXZ	VOPB		f	Asia/Kolkata	IN	11.64	92.73	Port Blair	Vir Savarkar International Airport
IYK	KIYK		s	America/Los_Angeles	US	35.66	-117.83	Inyokern	Inyokern Airport
IYO	UTSR		c	Asia/Samarkand	UZ	38.41	67.94	Sariosiyo	Sariosiyo Airport
IZA	SBZM	JDF	f	America/Sao_Paulo	BR	-21.51	-43.17	Juiz de Fora	Zona da Mata Regional Airport
IZE	EDHF		c	Europe/Berlin	DE	53.99	9.58	Itzehoe	Itzehoe-Hungriger Wolf
IZO	RJOC		s	Asia/Tokyo	JP	35.41	132.89	Izumo	Izumo Airport
IZT	MMIT		f	America/Mexico_City	MX	16.45	-95.09	Ixtepec	Ixtepec Airport
JAA	OAJL		f	Asia/Kabul	AF	34.40	70.50	Jalalabad	Jalalabad Airport
JAB	YJAB		f	Australia/Darwin	AU	-12.66	132.89	Jabiru	Jabiru Airport
JAC	KJAC		s	America/Denver	US	43.61	-110.74	Jackson	Jackson Hole Airport
JAD	YPJT	PER	f	Australia/Perth	AU	-32.10	115.88	Perth	Perth Jandakot Airport
JAE	SPJE		f	America/Lima	PE	-5.59	-78.77	Jaen	Shumba Airport
JAF	VCCJ		f	Asia/Colombo	LK	9.79	80.07	Jaffna	Jaffna International Airport
JAG	OPJA		f	Asia/Karachi	PK	28.28	68.45	Jacobabad	Shahbaz Air Base
JAI	VIJP		s	Asia/Kolkata	IN	26.82	75.81	Jaipur	Jaipur International Airport
JAK	MTJA		f	America/Port-au-Prince	HT	18.24	-72.52	Jacmel	Jacmel Airport
JAL	MMJA		f	America/Mexico_City	MX	19.48	-96.80	Xalapa	El Lencero Airport
JAM	LBIA		f	Europe/Sofia	BG	42.45	26.35	Yambol	Bezmer Air Base
JAN	KJAN		s	America/Chicago	US	32.31	-90.08	Jackson	Jackson-Medgar Wiley Evers International Airport
JAP	MRCH		f	America/Costa_Rica	CR	9.98	-84.77	Puntarenas	Chacarita Airport
JAQ	AYJB		c	Pacific/Port_Moresby	PG	-5.65	151.51	Jacquinot Bay	Jacquinot Bay Airport
JAR	OISJ		f	Asia/Tehran	IR	28.59	53.58	Jahrom	Jahrom Airport
JAS	KJAS		f	America/Chicago	US	30.89	-94.03	Jasper	Jasper County/Bell Field
JAU	SPJJ		f	America/Lima	PE	-11.78	-75.47	Jauja	Francisco Carle Airport
JAV	BGJN		s	America/Nuuk	GL	69.24	-51.06	Ilulissat	Ilulissat Airport
JAW	SNAB		f	America/Recife	BR	-7.59	-40.54	Araripina	Araripina Airport
JAX	KJAX		s	America/New_York	US	30.49	-81.69	Jacksonville	Jacksonville International Airport
JBB	WARE		c	Asia/Jakarta	ID	-8.24	113.69	Jember	Jember Noto Hadinegoro Airport
JBK	ZWQT		s	Asia/Shanghai	CN	44.18	89.59	Qitai	Qitai Jiangbulake Airport
JBQ	MDJB	SDQ	f	America/Santo_Domingo	DO	18.57	-69.99	La Isabela	La Isabela International Airport
JBR	KJBR		f	America/Chicago	US	35.83	-90.65	Jonesboro	Jonesboro Municipal Airport
JBS			c	America/Sao_Paulo	BR	-28.65	-56.03	São Borja	São Borja João Manoel Airport
JCB	SSJA		f	America/Sao_Paulo	BR	-27.17	-51.55	Joacaba	Santa Terezinha Airport
JCI	KIXD	MKC	f	America/Chicago	US	38.83	-94.89	Olathe	New Century Aircenter Airport
JCK	YJLC		s	Australia/Brisbane	AU	-20.67	141.72	Julia Creek	Julia Creek Airport
JCL	LKCS		f	Europe/Prague	CZ	48.95	14.43	Ceske Budejovice	Ceske Budejovice Airport
JCM	SNJB		f	America/Bahia	BR	-11.16	-40.55	Jacobina	Jacobina Airport
JCR	SBEK		f	America/Santarem	BR	-6.23	-57.78	Jacareacanga	Jacareacanga Airport
JCS	SNWS		c	America/Fortaleza	BR	-5.21	-40.70	Crateús	Crateús Airport
JCT	KJCT		f	America/Chicago	US	30.51	-99.76	Junction	Kimble County Airport
JCY	0TE7		f	America/Chicago	US	30.25	-98.62	Johnson City	Lbj Ranch Airport
JDA	KGCD		f	America/Los_Angeles	US	44.40	-118.97	John Day	Grant County Regional/Ogilvie Field
JDF	SBJF		f	America/Sao_Paulo	BR	-21.79	-43.39	Juiz de Fora	Francisco de Assis Airport
JDG	RKPD		f	Asia/Seoul	KR	33.40	126.71	Jeongseok	Jeongseok Airport
JDH	VIJO		f	Asia/Kolkata	IN	26.25	73.05	Jodhpur	Jodhpur Airport
JDN	KJDN		f	America/Denver	US	47.33	-106.95	Jordan	Jordan Airport
JDO	SBJU		f	America/Fortaleza	BR	-7.22	-39.27	Juazeiro do Norte	Orlando Bezerra de Menezes Airport
JDR	SNJR		f	America/Sao_Paulo	BR	-21.09	-44.22	Sao Joao del Rei	Prefeito Octavio de Almeida Neves Airport
JDT		MSP	c	America/Chicago	US	44.97	-93.28	Minneapolis	Minneapolis Downtown Heliport
JDZ	ZSJD		f	Asia/Shanghai	CN	29.34	117.18	Jingdezhen	Jingdezhen Airport
JED	OEJN		s	Asia/Riyadh	SA	21.68	39.16	Jeddah	King Abdulaziz International Airport
JEE	MTJE		f	America/Port-au-Prince	HT	18.66	-74.17	Jeremie	Jeremie Airport
JEF	KJEF		f	America/Chicago	US	38.59	-92.16	Jefferson City	Jefferson City Memorial Airport
JEG	BGAA		s	America/Nuuk	GL	68.72	-52.78	Aasiaat	Aasiaat Airport
JEK	FLJK	RYL	f	Africa/Lusaka	ZM	-15.63	29.60	Lower Zambezi National Park	Jeki Airstrip
JEQ	SNJK		f	America/Bahia	BR	-13.88	-40.07	Jequie	Jequie Airport
JER	EGJJ		s	Europe/Jersey	JE	49.21	-2.20	Saint Helier	Jersey Airport
JFK	KJFK	NYC	s	America/New_York	US	40.64	-73.78	New York	John F Kennedy International Airport
JFN	KHZY		f	America/New_York	US	41.78	-80.70	Ashtabula	Northeast Ohio Regional Airport
JFR	BGPT		f	America/Nuuk	GL	62.01	-49.67	Paamiut	Paamiut Airport
JGA	VAJM		f	Asia/Kolkata	IN	22.47	70.01	Jamnagar	Jamnagar Airport
JGB	VEJR		c	Asia/Kolkata	IN	19.07	82.04	Jagdalpur	Jagdalpur Airport
JGD	ZYJD		c	Asia/Shanghai	CN	50.38	124.11	Jiagedaqi	Jiagedaqi Airport
JGN	ZLJQ		f	Asia/Shanghai	CN	39.86	98.34	Jiayuguan	Jiayuguan Airport
JGS	ZSGS		s	Asia/Shanghai	CN	26.86	114.74	Ji'an	Jinggangshan Airport
JHB	WMKJ		s	Asia/Kuala_Lumpur	MY	1.64	103.67	Senai	Senai International Airport
JHF	SBJH		s	America/Sao_Paulo	BR	-23.43	-47.17	São Roque	São Paulo Catarina Executive Airport
JHG	ZPJH		s	Asia/Shanghai	CN	21.97	100.76	Jinghong	Xishuangbanna Gasa Airport
JHL	CAL4	HZP	f	America/Edmonton	CA	57.22	-111.42	Albian Village	Fort MacKay/Albian Aerodrome
JHM	PHJH		f	Pacific/Honolulu	US	20.96	-156.67	Lahaina	Kapalua Airport
JHQ	YSHR		c	Australia/Brisbane	AU	-20.28	148.80	Shute Harbour	Shute Harbour Heliport
JHS	BGSS		s	America/Nuuk	GL	66.95	-53.73	Sisimiut	Sisimiut Airport
JHW	KJHW		f	America/New_York	US	42.15	-79.26	Jamestown	Chautauqua County/Jamestown Airport
JIA	SWJN		s	America/Cuiaba	BR	-11.42	-58.70	Juina	Juina Airport
JIB	HDAM		s	Africa/Djibouti	DJ	11.55	43.16	Djibouti City	Djibouti-Ambouli Airport
JIC	ZLJC		f	Asia/Shanghai	CN	38.54	102.35	Jinchang	Jinchuan Airport
JIJ	HAJJ		s	Africa/Addis_Ababa	ET	9.33	42.91	Jijiga	Jigjiga Garad Wilwal Airport
JIK	LGIK		f	Europe/Athens	GR	37.68	26.35	Ikaria Island	Ikaria Airport
JIL	ZYJL		f	Asia/Shanghai	CN	44.00	126.40	Jilin	Jilin Airport
JIM	HAJM		f	Africa/Addis_Ababa	ET	7.67	36.82	Jimma	Jimma Airport
JIN	HUJI		f	Africa/Kampala	UG	0.45	33.20	Jinja	Jinja Airport
JIO			c	Asia/Jayapura	ID	-8.14	127.91	Tiakur	Tiakur Jos Orno Imsula Airport
JIP	SEJI		f	America/Guayaquil	EC	-1.00	-80.67	Jipijapa	Jipijapa Airport
JIQ	ZUQJ		f	Asia/Shanghai	CN	29.51	108.83	Chongqing	Qianjiang Wulingshan Airport
JIR	VNJI		f	Asia/Kathmandu	NP	27.62	86.22	Jiri	Jiri Airport
JIU	ZSJJ		f	Asia/Shanghai	CN	29.48	115.80	Jiujiang	Jiujiang Lushan Airport
JIW	OPJI		f	Asia/Karachi	PK	25.07	61.81	Jiwani	Jiwani Airport
JJD	SBJE		f	America/Fortaleza	BR	-2.91	-40.36	Jijoca de Jericoacoara	Comandante Ariston Pessoa Airport
JJG	SBJA		f	America/Sao_Paulo	BR	-28.68	-49.06	Jaguaruna	Humberto Ghizzo Bortoluzzi Regional Airport
JJI	SPJI		f	America/Lima	PE	-7.17	-76.73	Juanjui	Juanjui Airport
JJM	HKMK		f	Africa/Nairobi	KE	0.17	38.20	Meru-Kinna	Mulika Lodge Airport
JJN	ZSQZ		s	Asia/Shanghai	CN	24.80	118.59	Quanzhou	Quanzhou Airport
JJU	BGQO		c	America/Nuuk	GL	60.77	-46.06	Qaqortoq	Qaqortoq Airport
JKG	ESGJ		f	Europe/Stockholm	SE	57.76	14.07	Jonkoping	Jonkoping Airport
JKH	LGHI		f	Europe/Athens	GR	38.34	26.14	Chios Island	Chios Island National Airport
JKL	LGKY		f	Europe/Athens	GR	36.96	26.94	Kalymnos Island	Kalymnos Airport
JKR	VNJP		f	Asia/Kathmandu	NP	26.71	85.92	Janakpur	Janakpur Airport
JKV	KJSO		f	America/Chicago	US	31.87	-95.22	Jacksonville	Cherokee County Airport
JLA	KJLA		f	America/Anchorage	US	60.48	-149.72	Cooper Landing	Quartz Creek Airport
JLG	VAJL		c	Asia/Kolkata	IN	20.96	75.63	Jalgaon	Jalgaon Airport
JLH			c	America/Chicago	US	42.07	-87.99	Arlington Heights	Arlington Heights
JLN	KJLN		s	America/Chicago	US	37.15	-94.50	Joplin	Joplin Regional Airport
JLR	VAJB		s	Asia/Kolkata	IN	23.18	80.05	Jabalpur	Jabalpur Airport
JLS	SDJL		f	America/Sao_Paulo	BR	-20.29	-50.55	Jales	Jales Airport
JMA	SNJM		c	America/Sao_Paulo	BR	-20.26	-42.18	Manhuaçu	Manhuacu Elias Breder Airport
JMB	FNJA		c	Africa/Luanda	AO	-14.70	16.08	Jamba Mineira	Jamba Airport
JMJ	ZPJM		c	Asia/Shanghai	CN	22.42	99.79	Lancang Lahu Autonomous County	Lancang Jingmai Airport
JMK	LGMK		s	Europe/Athens	GR	37.44	25.35	Mykonos Island	Mikonos Airport
JMO	VNJS		f	Asia/Kathmandu	NP	28.78	83.72	Jomsom	Jomsom Airport
JMR	SBMI		c	America/Sao_Paulo	BR	-22.92	-42.83	Maricá	Maricá Airport
JMS	KJMS		f	America/Chicago	US	46.93	-98.68	Jamestown	Jamestown Regional Airport
JMU	ZYJM		f	Asia/Shanghai	CN	46.84	130.47	Jiamusi	Jiamusi Airport
JNA	SNJN		f	America/Sao_Paulo	BR	-15.47	-44.39	Januaria	Januaria Airport
JNB	FAOR		s	Africa/Johannesburg	ZA	-26.13	28.24	Johannesburg	O. R. Tambo International Airport
JNG	ZSJG		s	Asia/Shanghai	CN	35.65	116.74	Jining	Jining Da'an Airport
JNH	ZSJX	JXS	s	Asia/Shanghai	CN	30.70	120.66	Jiaxing	Jiaxing Nanhu Airport
JNI	SAAJ		f	America/Argentina/Buenos_Aires	AR	-34.55	-60.93	Junin	Junin Airport
JNJ		DQM	c	Asia/Muscat	OM	19.65	57.68	Duqm	Duqm Jaaluni Airport
JNU	PAJN		s	America/Anchorage	US	58.35	-134.58	Juneau	Juneau International Airport
JNX	LGNX		f	Europe/Athens	GR	37.08	25.37	Naxos Island	Naxos Airport
JNZ	ZYJZ		f	Asia/Shanghai	CN	41.10	121.06	Jinzhou	Jinzhou Airport
JOE	EFJO		f	Europe/Helsinki	FI	62.66	29.61	Joensuu	Joensuu Airport
JOG	WARJ		s	Asia/Jakarta	ID	-7.79	110.43	Yogyakarta	Adi Sutjipto International Airport
JOH	FAPJ		f	Africa/Johannesburg	ZA	-31.61	29.52	Port St Johns	Port St Johns Airport
JOI	SBJV		f	America/Sao_Paulo	BR	-26.22	-48.80	Joinville	Lauro Carneiro de Loyola Airport
JOK	UWKJ		c	Europe/Moscow	RU	56.72	47.90	Yoshkar-Ola	Yoshkar-Ola Airport
JOL	RPMJ		f	Asia/Manila	PH	6.05	121.01	Jolo	Jolo Airport
JOM	HTNJ		f	Africa/Dar_es_Salaam	TZ	-9.35	34.80	Njombe	Njombe Airport
JON			c	Pacific/Johnston	UM	16.73	-169.50	Johnston Island	Johnston Island Airport
JOS	DNJO		f	Africa/Lagos	NG	9.64	8.87	Jos	Yakubu Gowon Airport
JOT	KJOT		f	America/Chicago	US	41.52	-88.18	Joliet	Joliet Regional Airport
JPA	SBJP		s	America/Fortaleza	BR	-7.15	-34.95	Joao Pessoa	Presidente Castro Pinto Airport
JPE	SNEB		c	America/Belem	BR	-3.02	-47.32	Paragominas	Paragominas Airport
JPO	SNTS		c	America/Fortaleza	BR	-7.04	-37.26	Patos	Patos
JPR	SWJI		f	America/Boa_Vista	BR	-10.87	-61.85	Ji-Parana	Ji-Parana Airport
JPY	SDTK		c	America/Sao_Paulo	BR	-23.22	-44.72	Paraty	Paraty Airport
JQA	BGUQ		s	America/Nuuk	GL	70.73	-52.70	Uummannaq	Qaarsut Airport
JQE	MPJE		f	America/Panama	PA	7.52	-78.16	Jaque	Jaque Airport
JRC		RST	c	America/Chicago	US	44.02	-92.47	Rochester	Rochester Municipal Heliport
JRF	PHJR		s	Pacific/Honolulu	US	21.31	-158.07	Kapolei	Kalaeloa (John Rodgers Field) Airport
JRG	VEJH		s	Asia/Kolkata	IN	21.91	84.05	Veer Surendra Sai	Jharsuguda Airport
JRH	VEJT		f	Asia/Kolkata	IN	26.73	94.18	Jorhat	Jorhat Airport
JRN	SWJU		f	America/Cuiaba	BR	-10.31	-58.49	Juruena	Juruena Airport
JRO	HTKJ		s	Africa/Dar_es_Salaam	TZ	-3.43	37.07	Arusha	Kilimanjaro International Airport
JRS	LLJR		c	Asia/Jerusalem	IL	31.87	35.22	Jerusalem	Jerusalem Airport
JRT	SNRJ		c	America/Santarem	BR	-2.19	-56.09	Juruti	Juruti Airport
JSA	VIJR		f	Asia/Kolkata	IN	26.89	70.86	Jaisalmer	Jaisalmer Airport
JSB	SWBE		c	America/Fortaleza	BR	-4.04	-40.89	São Benedito	Walfrido Salmito de Almeida Airport
JSH	LGST		f	Europe/Athens	GR	35.22	26.10	Crete Island	Sitia Airport
JSI	LGSK		f	Europe/Athens	GR	39.18	23.50	Skiathos	Skiathos Island National Airport
JSJ	ZYJS		c	Asia/Shanghai	CN	47.21	132.62	Jiansanjiang	Jiansanjiang Airport
JSM	SAWS		f	America/Argentina/Catamarca	AR	-44.05	-70.46	Chubut	Jose De San Martin Airport
JSO	SNGL		c	America/Fortaleza	BR	-3.68	-40.34	Sobral	Boa Vista Heliport
JSR	VGJR		f	Asia/Dhaka	BD	23.18	89.16	Jashahor	Jessore Airport
JSS			c	Europe/Athens	GR	37.33	23.25	Spetsai	Spetsai Airport
JST	KJST		f	America/New_York	US	40.32	-78.83	Johnstown	John Murtha Johnstown/Cambria County Airport
JSU	BGMQ		f	America/Nuuk	GL	65.41	-52.94	Maniitsoq	Maniitsoq Airport
JSY	LGSO		f	Europe/Athens	GR	37.42	24.95	Syros Island	Syros Airport
JTA	SDZG		c	America/Fortaleza	BR	-5.93	-40.30	Tauá	Pedro Teixeira Castelo Airport
JTC	SBAE		f	America/Sao_Paulo	BR	-22.16	-49.07	Bauru	Bauru-Arealva Airport
JTI	SWJW		f	America/Sao_Paulo	BR	-17.83	-51.77	Jatai	Jatai Airport
JTN	SDIM		c	America/Sao_Paulo	BR	-24.16	-46.79	Itanhaém	Antônio Ribeiro Nogueira Jr. State Airport
JTR	LGSR		s	Europe/Athens	GR	36.40	25.48	Santorini Island	Santorini Airport
JTY	LGPL		f	Europe/Athens	GR	36.58	26.38	Astypalaia Island	Astypalaia Airport
JUA	SIZX		f	America/Cuiaba	BR	-11.29	-57.54	Juara	Juara Sul Airport
JUB	HSSJ		s	Africa/Juba	SS	4.87	31.60	Juba	Juba Airport
JUH	ZSJH		c	Asia/Shanghai	CN	30.74	117.69	Chizhou	Chizhou Jiuhuashan Airport
JUI	EDWJ		f	Europe/Berlin	DE	53.68	7.06	Juist	Juist Airport
JUJ	SASJ		f	America/Argentina/Jujuy	AR	-24.39	-65.10	San Salvador de Jujuy	Gobernador Horacio Guzman International Airport
JUL	SPJL		f	America/Lima	PE	-15.47	-70.16	Juliaca	Inca Manco Capac International Airport
JUM	VNJL		f	Asia/Kathmandu	NP	29.27	82.19	Jumla	Jumla Airport
JUN	YJDA		f	Australia/Brisbane	AU	-24.84	143.06	Jundah	Jundah Airport
JUO	SKJU		c	America/Bogota	CO	7.09	-77.75	Juradó	Juradó Airport
JUR	YJNB		f	Australia/Perth	AU	-30.30	115.03	Jurien Bay	Jurien Bay Airport
JUT	MHJU		f	America/Tegucigalpa	HN	14.65	-86.22	Jutigalpa	Jutigalpa airport
JUV	BGUK		s	America/Nuuk	GL	72.79	-56.13	Upernavik	Upernavik Airport
JUZ	ZSJU		s	Asia/Shanghai	CN	28.97	118.90	Quzhou	Quzhou Airport
JVA	FMMK		f	Indian/Antananarivo	MG	-18.81	45.27	Ankavandra	Ankavandra Airport
JVI	K47N		f	America/New_York	US	40.52	-74.60	Manville	Central Jersey Regional Airport
JVL	KJVL		f	America/Chicago	US	42.62	-89.04	Janesville	Southern Wisconsin Regional Airport
JWA	FBJW		f	Africa/Gaborone	BW	-24.60	24.69	Jwaneng	Jwaneng Airport
JWN	OITZ		f	Asia/Tehran	IR	36.77	48.36	Zanjan	Zanjan Airport
JWO	RKTI		s	Asia/Seoul	KR	37.03	127.89	Jungwon	Jungwon Air Base
JXA	ZYJX		f	Asia/Shanghai	CN	45.30	131.18	Jixi	Jixi Xingkaihu Airport
JXN	KJXN		f	America/Detroit	US	42.26	-84.46	Jackson	Jackson County/Reynolds Field
JYR	OIKJ		f	Asia/Tehran	IR	28.73	57.67	Jiroft	Jiroft Airport
JYV	EFJY		f	Europe/Helsinki	FI	62.40	25.68	Jyvaskylan Maalaiskunta	Jyvaskyla Airport
JZH	ZUJZ		f	Asia/Shanghai	CN	32.85	103.68	Jiuzhaigou	Jiuzhai Huanglong Airport
KAA	FLKS		f	Africa/Lusaka	ZM	-10.22	31.13	Kasama	Kasama Airport
KAB	FVKB		f	Africa/Harare	ZW	-16.52	28.89	Kariba	Kariba International Airport
KAC	OSKL		f	Asia/Damascus	SY	37.02	41.19	Kamishly	Kamishly Airport
KAD	DNKA		f	Africa/Lagos	NG	10.70	7.32	Kaduna	Kaduna Airport
KAE	KKAE		f	America/Anchorage	US	56.97	-133.95	Kake	Kake Seaplane Base
KAG	RKNN		f	Asia/Seoul	KR	37.75	128.94	Gangneung	Gangneung Airport
KAI	SYKA		c	America/Guyana	GY	5.17	-59.49	Kaieteur National Park	Kaieteur International Airport
KAJ	EFKI		f	Europe/Helsinki	FI	64.29	27.69	Kajaani	Kajaani Airport
KAL	PAKV		f	America/Anchorage	US	64.32	-158.74	Kaltag	Kaltag Airport
KAN	DNKN		f	Africa/Lagos	NG	12.05	8.52	Kano	Mallam Aminu International Airport
KAO	EFKS		f	Europe/Helsinki	FI	65.99	29.24	Kuusamo	Kuusamo Airport
KAP	FZSK		f	Africa/Lubumbashi	CD	-8.35	22.58	Kapanga	Kapanga Airport
KAQ	AYKH		c	Pacific/Port_Moresby	PG	-8.13	146.80	Kamulai	Kamulai
KAR	SYKM		f	America/Guyana	GY	5.87	-60.61	Kamarang	Kamarang Airport
KAS	FYKB		c	Africa/Windhoek	NA	-28.03	18.73	Karasburg	Karasburg Airport
KAT	NZKT		f	Pacific/Auckland	NZ	-35.07	173.28	Kaitaia	Kaitaia Airport
KAU	EFKA		f	Europe/Helsinki	FI	63.13	23.05	Kauhava	Kauhava Airport
KAV	SVKA		f	America/Caracas	VE	5.63	-61.78	Kavanayen	Kavanayen Airport
KAW	VYKT		f	Asia/Yangon	MM	10.05	98.54	Kawthoung	Kawthoung Airport
KAX	YKBR		f	Australia/Perth	AU	-27.69	114.26	Kalbarri	Kalbarri Airport
KAY	NFNW		f	Pacific/Fiji	FJ	-17.62	179.02	Wakaya Island	Wakaya Island Airport
KAZ	WAMK		f	Asia/Jayapura	ID	1.19	127.90	Kao-Celebes Island	Kao Airport
KBA	GFKB		f	Africa/Freetown	SL	9.64	-11.52	Kabala	Kabala Airport
KBB	YKIR		f	Australia/Darwin	AU	-17.78	129.21	Kirkimbie	Kirkimbie Station Airport
KBC	PAAR		s	America/Anchorage	US	66.27	-145.82	Birch Creek	Birch Creek Airport
KBF	WABK		c	Asia/Jayapura	ID	-3.75	138.30	Karubaga	Karubaga Airport
KBG	HUKF		f	Africa/Kampala	UG	2.33	31.50	Kabalega Falls	Kabalega Falls Airport
KBH	_KBH		f	Africa/Dar_es_Salaam	TZ	-3.79	32.65	Kahama	Buzwagi Airport
KBI	FKKB		f	Africa/Douala	CM	2.87	9.98	Kribi	Kribi Airport
KBJ	YKCA		f	Australia/Darwin	AU	-24.26	131.49	Kings Canyon	Kings Canyon Airport
KBK	VEKI		s	Asia/Kolkata	IN	26.77	83.90	Kushinagar	Kushinagar Airport
KBL	OAKB		s	Asia/Kabul	AF	34.57	69.21	Kabul	Kabul International Airport
KBM	AYKB		f	Pacific/Port_Moresby	PG	-6.16	147.19	Kabwum	Kabwum
KBN	FZWT		f	Africa/Lubumbashi	CD	-6.13	24.48	Kabinda	Tunta Airport
KBO	FZRM		f	Africa/Lubumbashi	CD	-6.08	26.92	Kabalo	Kabalo Airport
KBP	UKBB	IEV	s	Europe/Kyiv	UA	50.34	30.89	Kyiv	Boryspil International Airport
KBQ	FWKG		f	Africa/Blantyre	MW	-13.01	33.47	Kasungu	Kasungu Airport
KBR	WMKC		s	Asia/Kuala_Lumpur	MY	6.17	102.29	Kota Baharu	Sultan Ismail Petra Airport
KBS	GFBO		f	Africa/Freetown	SL	7.94	-11.76	Bo	Bo Airport
KBU	WAOK		f	Asia/Makassar	ID	-3.29	116.17	Laut Island	Stagen Airport
KBV	VTSG		s	Asia/Bangkok	TH	8.10	98.99	Krabi	Krabi Airport
KBY	YKBY		f	Australia/Adelaide	AU	-32.84	134.29	Streaky Bay	Streaky Bay Airport
KBZ	NZKI		f	Pacific/Auckland	NZ	-42.42	173.60	Kaikoura	Kaikoura Airport
KCA	ZWKC		f	Asia/Shanghai	CN	41.72	82.99	Kuqa	Kuqa Airport
KCB	SMTP		f	America/Paramaribo	SR	3.15	-55.72	Kasikasima	Tepoe Airstrip
KCC	PAKC		c	America/Metlakatla	US	56.00	-132.80	Coffman Cove	Coffman Cove Seaplane Base
KCE	YCSV		f	Australia/Brisbane	AU	-20.60	147.86	Collinsville	Collinsville Airport
KCF	OPKW		f	Asia/Karachi	PK	27.21	69.29	Kadanwari	Kadanwari Airport
KCG	PAJC	KCL	s	America/Anchorage	US	56.31	-158.37	Chignik	Chignik Airport
KCH	WBGG		s	Asia/Kuala_Lumpur	MY	1.48	110.35	Kuching	Kuching International Airport
KCK	UIKK		f	Asia/Irkutsk	RU	57.77	108.06	Kirensk	Kirensk Airport
KCL	KKCL		s	America/Anchorage	US	56.31	-158.53	Chignik Lagoon	Chignik Lagoon Airport
KCM	LTCN		f	Europe/Istanbul	TR	37.54	36.95	Kahramanmaraş	Kahramanmaraş Airport
KCO	LTBQ		f	Europe/Istanbul	TR	40.73	30.08	Cengiz Topel	Cengiz Topel Airport
KCQ	KA79	KCL	s	America/Anchorage	US	56.26	-158.78	Chignik Lake	Chignik Lake Airport
KCR	KKCR		f	America/Anchorage	US	63.57	-155.99	Colorado Creek	Colorado Creek Airport
KCS	YKCS		f	Australia/Darwin	AU	-24.42	131.84	Kings Creek	Kings Creek Airport
KCT	VCCK		f	Asia/Colombo	LK	5.99	80.32	Galle	Koggala Airport
KCU	HUMI		f	Africa/Kampala	UG	1.76	31.74	Masindi	Masindi Airport
KCY	UNKM	KJA	c	Asia/Krasnoyarsk	RU	56.18	92.55	Krasnoyarsk	Krasnoyarsk Cheremshanka Airport
KCZ	RJOK		s	Asia/Tokyo	JP	33.55	133.67	Nankoku	Kochi Ryoma Airport
KDA	GODK		f	Africa/Dakar	SN	12.90	-14.97	Kolda	Kolda North Airport
KDB	YKBL		f	Australia/Perth	AU	-31.18	121.60	Kambalda	Kambalda Airport
KDC	DBBK		f	Africa/Porto-Novo	BJ	11.13	2.93	Kandi	Kandi Airport
KDD	OPKH		f	Asia/Karachi	PK	27.79	66.65	Khuzdar	Khuzdar Airport
KDE	AYOW		c	Pacific/Port_Moresby	PG	-5.70	142.74	Koroba	Koroba Airport
KDH	OAKN		f	Asia/Kabul	AF	31.51	65.85	Kandahar	Kandahar Airport
KDI	WAWW		s	Asia/Makassar	ID	-4.08	122.42	Kendari-Celebes Island	Wolter Monginsidi Airport
KDJ	FOGJ		f	Africa/Libreville	GA	-0.18	10.75	N'Djole	Ville Airport
KDK	PAKD	ADQ	f	America/Anchorage	US	57.81	-152.37	Kodiak	Kodiak Municipal Airport
KDL	EEKA		f	Europe/Tallinn	EE	58.99	22.83	Kardla	Kardla Airport
KDM	VRMT		f	Indian/Maldives	MV	0.49	73.00	Huvadhu Atoll	Kaadedhdhoo Airport
KDN	FOGE		f	Africa/Libreville	GA	-2.40	11.37	Ndende	Ndende Airport
KDO	VRMK		f	Indian/Maldives	MV	1.86	73.52	Kadhdhoo	Kadhdhoo Airport
KDP	AYNN		c	Pacific/Port_Moresby	PG	-5.84	143.51	Kandep	Kandep Airport
KDQ	AYTO		c	Pacific/Port_Moresby	PG	-3.60	141.05	Kamberatoro	Kamberatoro Airport
KDR	AYKC		f	Pacific/Port_Moresby	PG	-6.27	149.56	Kandrian	Kandrian Airport
KDT	VTBK		f	Asia/Bangkok	TH	14.10	99.92	Nakhon Pathom	Kamphaeng Saen Airport
KDU	OPSD		f	Asia/Karachi	PK	35.34	75.54	Skardu	Skardu Airport
KDV	NFKD		f	Pacific/Fiji	FJ	-19.06	178.16	Vunisea	Vunisea Airport
KDX	HSLI		f	Africa/Khartoum	SD	11.14	29.70	Kadugli	Kadugli Airport
KDY	UEMH		s	Asia/Vladivostok	RU	62.79	136.85	Tyopliy Klyuch	Tyopliy Klyuch Airport
KEA	UTAE		s	Asia/Ashgabat	TM	37.81	65.21	Kerki	Kerki International Airport
KEB	PAAW		s	America/Anchorage	US	59.35	-151.93	Nanwalek	Nanwalek Airport
KEC	FZQG		f	Africa/Lusaka	CD	-10.35	28.63	Kasenga	Kasenga Airport
KED	GQNK		f	Africa/Nouakchott	MR	16.16	-13.51	Kaedi	Kaedi Airport
KEE	FCOK		f	Africa/Brazzaville	CG	-0.08	14.53	Kelle	Kelle Airport
KEF	BIKF	REK	s	Atlantic/Reykjavik	IS	63.98	-22.61	Reykjavik	Keflavik International Airport
KEG	AYLG		c	Pacific/Port_Moresby	PG	-5.83	145.10	Keglsugl	Keglsugl Airport
KEI	WAKP		f	Asia/Jayapura	ID	-6.59	139.36	Kepi-Papua Island	Kepi Airport
KEJ	UNEE		f	Asia/Novokuznetsk	RU	55.27	86.11	Kemerovo	Kemerovo Airport
KEK	PAAV		s	America/Anchorage	US	59.36	-157.47	Ekwok	Ekwok Airport
KEL	EDHK		f	Europe/Berlin	DE	54.38	10.15	Kiel	Kiel-Holtenau Airport
KEM	EFKE		f	Europe/Helsinki	FI	65.78	24.58	Kemi	Kemi-Tornio Airport
KEN	GFKE		f	Africa/Freetown	SL	7.89	-11.18	Kenema	Kenema Airport
KEO	DIOD		f	Africa/Abidjan	CI	9.50	-7.57	Odienne	Odienne Airport
KEP	VNNG		f	Asia/Kathmandu	NP	28.10	81.67	Nepalgunj	Nepalgunj Airport
KEQ	WASE		f	Asia/Jayapura	ID	-0.64	133.13	Kebar-Papua Island	Kebar Airport
KER	OIKK		s	Asia/Tehran	IR	30.27	56.95	Kerman	Kerman Airport
KES	CZEE		f	America/Winnipeg	CA	56.04	-96.51	Kelsey	Kelsey Airport
KET	VYKG		f	Asia/Yangon	MM	21.30	99.64	Kengtung	Kengtung Airport
KEU	HKKE	MRE	s	Africa/Nairobi	KE	-1.58	35.25	Keekorok	Keekorok Airport
KEV	EFHA		f	Europe/Helsinki	FI	61.86	24.79	Halli	Halli Airport
KEX	AYNB		c	Pacific/Port_Moresby	PG	-7.54	145.90	Kanabea	Kanabea Airport
KEY	HKKR		f	Africa/Nairobi	KE	-0.42	35.25	Kericho	Kericho Airport
KFA	GQNF		f	Africa/Nouakchott	MR	16.59	-11.41	Kiffa	Kiffa Airport
KFE	YFDF		f	Australia/Perth	AU	-22.29	119.44	Cloudbreak Village	Fortescue - Dave Forrest Aerodrome
KFG	YKKG		f	Australia/Darwin	AU	-17.43	130.81	Kalkgurung	Kalkgurung Airport
KFP	PAKF		f	America/Anchorage	US	54.85	-163.41	False Pass	False Pass Airport
KFR	WAPU		c	Asia/Jayapura	ID	-3.46	130.79	Kufar	Kufar Airport
KFS	LTAL		f	Europe/Istanbul	TR	41.31	33.80	Kastamonu	Kastamonu Airport
KFZ	LAKU		s	Europe/Tirane	AL	42.03	20.42	Kukes	Kukes Airport
KGA	FZUA		f	Africa/Lubumbashi	CD	-5.90	22.47	Kananga	Kananga Airport
KGC	YKSC		f	Australia/Adelaide	AU	-35.71	137.52	Kingscote	Kingscote Airport
KGD	UMKK		s	Europe/Kaliningrad	RU	54.89	20.59	Kaliningrad	Khrabrovo Airport
KGE	AGKG		f	Pacific/Guadalcanal	SB	-7.33	157.58	Kagau Island	Kagau Island Airport
KGF	UAKK		f	Asia/Almaty	KZ	49.67	73.33	Karaganda	Sary-Arka International Airport
KGG	GOTK		f	Africa/Dakar	SN	12.57	-12.22	Kedougou	Kedougou Airport
KGH	AYJO		c	Pacific/Port_Moresby	PG	-8.58	147.50	Yongai	Yongai Airport
KGI	YPKG		f	Australia/Perth	AU	-30.79	121.46	Kalgoorlie	Kalgoorlie-Boulder Airport
KGJ	FWKA		f	Africa/Blantyre	MW	-9.95	33.89	Karonga	Karonga Airport
KGK	PAJZ		s	America/Anchorage	US	59.73	-157.26	Koliganek	Koliganek Airport
KGL	HRYR		s	Africa/Kigali	RW	-1.97	30.14	Kigali	Kigali International Airport
KGM	AYIM		c	Pacific/Port_Moresby	PG	-5.67	141.03	Kungim	Kungim Airstrip
KGN	FZOK		f	Africa/Lubumbashi	CD	-4.53	26.62	Kasongo	Kasongo Airport
KGO	UKKG		f	Europe/Kyiv	UA	48.54	32.28	Kropyvnytskyi	Kropyvnytskyi Airport
KGP	USRK		f	Asia/Yekaterinburg	RU	62.19	74.53	Kogalym	Kogalym International Airport
KGS	LGKO		s	Europe/Athens	GR	36.79	27.09	Kos Island	Kos Airport
KGT	ZUKD		f	Asia/Shanghai	CN	30.14	101.74	Kangding	Garze Kangding Airport
KGU	WBKG		f	Asia/Kuching	MY	5.36	116.16	Keningau	Keningau Airport
KGW	AYKQ		c	Pacific/Port_Moresby	PG	-9.14	147.67	Kagi	Kagi Airstrip
KGX	PAGX		s	America/Anchorage	US	62.89	-160.07	Grayling	Grayling Airport
KGY	YKRY		f	Australia/Brisbane	AU	-26.58	151.84	Kingaroy	Kingaroy Airport
KGZ	KKGZ		f	America/Anchorage	US	61.46	-142.38	Glacier Creek	Glacier Creek Airport
KHA	OITH		c	Asia/Tehran	IR	36.73	45.16	Piranshahr	Khaneh Airport
KHC	UKFK		f	Europe/Simferopol	UA	45.37	36.40	Kerch	Kerch Airport
KHD	OICK		f	Asia/Tehran	IR	33.44	48.28	Khoram Abad	Khoram Abad Airport
KHE	UKOH		c	Europe/Kyiv	UA	46.68	32.51	Kherson	Kherson International Airport
KHG	ZWSH		s	Asia/Shanghai	CN	39.54	76.02	Kashgar	Kashgar Airport
KHH	RCKH		s	Asia/Taipei	TW	22.58	120.35	Kaohsiung City	Kaohsiung International Airport
KHI	OPKC		s	Asia/Karachi	PK	24.91	67.16	Karachi	Jinnah International Airport
KHJ	EFKJ		f	Europe/Helsinki	FI	62.46	22.39	Kauhajoki	Kauhajoki Airport
KHK	OIBQ		f	Asia/Tehran	IR	29.26	50.32	Khark Island	Khark Island Airport
KHM	VYKI		f	Asia/Yangon	MM	25.99	95.67	Kanti	Kanti Airport
KHN	ZSCN		s	Asia/Shanghai	CN	28.86	115.90	Nanchang	Nanchang Changbei International Airport
KHR	ZMHH		f	Asia/Ulaanbaatar	MN	47.25	102.83	Kharkhorin	Kharkhorin Airport
KHS	OOKB		f	Asia/Muscat	OM	26.17	56.24	Khasab	Khasab Air Base
KHT	OAKS		f	Asia/Kabul	AF	33.33	69.95	Khost	Khost Airport
KHU	UKHK		c	Europe/Kyiv	UA	49.13	33.48	Kremenchuk	Kremenchuk Airport
KHV	UHHH		s	Asia/Vladivostok	RU	48.53	135.19	Khabarovsk	Khabarovsk-Novy Airport
KHW	FBKR		f	Africa/Gaborone	BW	-19.15	23.78	Khwai River Lodge	Khwai River Lodge Airport
KHX			c	Africa/Kampala	UG	-0.72	29.70	Kihihi	Kihihi Airport
KHY	OITK		f	Asia/Tehran	IR	38.43	44.97	Khoy	Khoy Airport
KHZ	NTKA		f	Pacific/Tahiti	PF	-15.78	-145.12	Kauehi	Kauehi Airport
KIA	PKSA		f	America/Guyana	GY	5.17	-59.49	Kaieteur Falls	Kaieteur International Airport
KIC	KKIC		f	America/Los_Angeles	US	36.23	-121.12	King City	Mesa Del Rey Airport
KID	ESMK		f	Europe/Stockholm	SE	55.92	14.09	Kristianstad	Kristianstad Airport
KIE	AYIQ		f	Pacific/Bougainville	PG	-6.30	155.73	Kieta	Aropa Airport
KIF	CNM5		f	America/Toronto	CA	53.01	-89.86	Kingfisher Lake	Kingfisher Lake Airport
KIH	OIBK		s	Asia/Tehran	IR	26.53	53.98	Kish Island	Kish International Airport
KII	AYLI		c	Pacific/Port_Moresby	PG	-9.01	142.70	Kibuli	Kibuli Airstrip
KIJ	RJSN		s	Asia/Tokyo	JP	37.96	139.12	Niigata	Niigata Airport
KIK	ORKK		f	Asia/Baghdad	IQ	35.47	44.35	Kirkuk	Kirkuk Air Base
KIM	FAKM		f	Africa/Johannesburg	ZA	-28.80	24.77	Kimberley	Kimberley Airport
KIN	MKJP		s	America/Jamaica	JM	17.94	-76.79	Kingston	Norman Manley International Airport
KIP	KCWC	SPS	f	America/Chicago	US	33.86	-98.49	Wichita Falls	Kickapoo Downtown Airport
KIR	EIKY		f	Europe/Dublin	IE	52.18	-9.52	Killarney	Kerry Airport
KIS	HKKI		s	Africa/Nairobi	KE	-0.09	34.73	Kisumu	Kisumu Airport
KIT	LGKC		f	Europe/Athens	GR	36.27	23.02	Kithira Island	Kithira Airport
KIV			c	Europe/Chisinau	MD	46.93	28.93	Chisinau	Chişinău International Airport
KIW	FLSO		f	Africa/Lusaka	ZM	-12.90	28.15	Kitwe	Southdowns Airport
KIX	RJBB	OSA	s	Asia/Tokyo	JP	34.43	135.24	Osaka	Kansai International Airport
KIY	HTKI		f	Africa/Dar_es_Salaam	TZ	-8.93	39.52	Kilwa Masoko	Kilwa Masoko Airport
KJA	UNKL		s	Asia/Krasnoyarsk	RU	56.17	92.49	Krasnoyarsk	Yemelyanovo Airport
KJB	VOKU		f	Asia/Kolkata	IN	15.71	78.16	Kurnool	Kurnool Airport
KJH	ZUKJ		f	Asia/Shanghai	CN	26.97	107.99	Kaili	Kaili Huangping Airport
KJI	ZWKN		c	Asia/Urumqi	CN	48.22	87.00	Burqin	Kanas Airport
KJJ	HUKJ		c	Africa/Kampala	UG	0.20	32.55	Kajansi	Kajjansi Airfield
KJK	EBKT		f	Europe/Brussels	BE	50.49	3.12	Wevelgem	Wevelgem Airport
KJN		KST	c	Africa/Khartoum	SD	13.17	32.72	Kosti	Kenana
KJP	ROKR		f	Asia/Tokyo	JP	26.17	127.29	Kerama	Kerama Airport
KJT	WICA		f	Asia/Jakarta	ID	-6.65	108.17	Bandung	Kertajati International Airport
KKA	PAKK		s	America/Anchorage	US	64.94	-161.15	Koyuk	Koyuk Alfred Adams Airport
KKB			c	America/Anchorage	US	58.19	-152.37	Kitoi Bay	Kitoi Bay Seaplane Base
KKC	VTUK		s	Asia/Bangkok	TH	16.47	102.78	Khon Kaen	Khon Kaen Airport
KKD	AYKO		f	Pacific/Port_Moresby	PG	-8.88	147.73	Kokoda	Kokoda Airport
KKE	NZKK		f	Pacific/Auckland	NZ	-35.26	173.91	Kerikeri	Kerikeri Airport
KKH	PADY		s	America/Anchorage	US	59.96	-162.88	Kongiganak	Kongiganak Airport
KKI	PFZK		s	America/Anchorage	US	60.91	-161.49	Akiachak	Akiachak Airport
KKJ	RJFR		s	Asia/Tokyo	JP	33.85	131.03	Kitakyushu	Kitakyushu Airport
KKK	K1KC		f	America/Anchorage	US	64.42	-156.84	Kalakaket Creek	Kalakaket Creek Air Station
KKM	VTBL		f	Asia/Bangkok	TH	14.87	100.66	Khok Kathiam	Khok Kathiam Airport
KKN	ENKR		s	Europe/Oslo	NO	69.73	29.89	Kirkenes	Kirkenes Airport Hoybuktmoen
KKO	NZKO		f	Pacific/Auckland	NZ	-35.45	173.82	Kaikohe	Kaikohe Airport
KKP	YKLB		f	Australia/Brisbane	AU	-15.32	143.96	Koolburra	Koolburra Airport
KKQ	USDP		f	Asia/Yekaterinburg	RU	65.72	82.45	Krasnoselkup	Krasnoselkup Airport
KKR	NTGK		f	Pacific/Tahiti	PF	-15.66	-146.88	Kaukura	Kaukura Airport
KKS	OIFK		f	Asia/Tehran	IR	33.90	51.58	Kashan	Kashan Airport
KKT	K50I		f	America/Chicago	US	40.76	-87.43	Kentland	Kentland Municipal Airport
KKU	KKKU		f	America/Anchorage	US	58.81	-158.56	Ekuk	Ekuk Airport
KKW	FZCA		f	Africa/Kinshasa	CD	-5.04	18.79	Kikwit	Kikwit Airport
KKX	RJKI		s	Asia/Tokyo	JP	28.32	129.93	Kikai	Kikai Airport
KKY	EIKK		f	Europe/Dublin	IE	52.65	-7.30	Kilkenny	Kilkenny Airport
KKZ	VDKK		c	Asia/Phnom_Penh	KH	11.62	103.00	Kaoh Kong	Kaoh Kong Airport
KLB	FLKL		f	Africa/Lusaka	ZM	-15.00	22.65	Kalabo	Kalabo Airport
KLC	GOOK		f	Africa/Dakar	SN	14.15	-16.05	Kaolack	Kaolack Airport
KLD	UUEM		f	Europe/Moscow	RU	56.82	35.76	Tver	Migalovo Air Base
KLE	FKKH		f	Africa/Douala	CM	10.09	14.45	Kaele	Kaele Airport
KLF	UUBC		f	Europe/Moscow	RU	54.55	36.37	Kaluga	Grabtsevo Airport
KLG	PALG		s	America/Anchorage	US	61.54	-160.35	Kalskag	Kalskag Airport
KLH	VAKP		f	Asia/Kolkata	IN	16.66	74.29	Kolhapur	Kolhapur Airport
KLI	FZFP		f	Africa/Kinshasa	CD	4.16	21.65	Kotakoli	Kotakoli Airport
KLJ	EYKL		c	Europe/Vilnius	LT	55.71	21.24	Klaipėda	Klaipėda Airport
KLK	HKFG		f	Africa/Nairobi	KE	3.48	35.83	Kalokol	Kalokol Airport
KLL			c	America/Anchorage	US	59.13	-156.86	Levelock	Levelock Airport
KLM	OINE		f	Asia/Tehran	IR	37.38	55.45	Kalaleh	Kalaleh Airport
KLN	PALB		s	America/Anchorage	US	57.54	-153.98	Larsen Bay	Larsen Bay Airport
KLO	RPVK		s	Asia/Manila	PH	11.68	122.38	Kalibo	Kalibo International Airport
KLP	WAGF		c	Asia/Pontianak	ID	-3.38	112.54	Kuala Pembuang	Seruyan Kuala Pembuang Airport
KLQ	WIPV		f	Asia/Jakarta	ID	-2.62	103.95	Keluang	Keluang Airport
KLR	ESMQ		f	Europe/Stockholm	SE	56.69	16.29	Kalmar	Kalmar Airport
KLS	KKLS		f	America/Los_Angeles	US	46.12	-122.90	Kelso	Southwest Washington Regional Airport
KLU	LOWK		f	Europe/Vienna	AT	46.64	14.34	Klagenfurt am Worthersee	Klagenfurt Airport
KLV	LKKV		f	Europe/Prague	CZ	50.20	12.91	Karlovy Vary	Karlovy Vary International Airport
KLW	PAKW		s	America/Anchorage	US	55.58	-133.08	Klawock	Klawock Airport
KLX	LGKL		f	Europe/Athens	GR	37.07	22.03	Kalamata	Kalamata Airport
KLY	FZOD		f	Africa/Lubumbashi	CD	-2.58	26.73	Kalima	Kinkungwa Airport
KLZ	FAKZ		f	Africa/Johannesburg	ZA	-29.69	17.09	Kleinsee	Kleinsee Airport
KMA	AYKM		f	Pacific/Port_Moresby	PG	-7.96	145.77	Kerema	Kerema Airport
KMB	AYON		c	Pacific/Port_Moresby	PG	-5.50	144.60	Koinambe	Koinambe
KMC			c	Asia/Riyadh	SA	27.90	45.53	King Khalid Military City	King Khalid Military City Airport
KMD			c	Africa/Libreville	GA	-1.67	10.42	Mandji	Mandji
KME	HRZA		f	Africa/Kigali	RW	-2.46	28.91	Kamembe	Kamembe Airport
KMG	ZPPP		s	Asia/Shanghai	CN	24.99	102.74	Kunming	Kunming Wujiaba International Airport
KMH	FAKU		f	Africa/Johannesburg	ZA	-27.46	23.41	Kuruman	Johan Pienaar Airport
KMI	RJFM		s	Asia/Tokyo	JP	31.88	131.45	Miyazaki	Miyazaki Airport
KMJ	RJFT		s	Asia/Tokyo	JP	32.84	130.85	Kumamoto	Kumamoto Airport
KMK	FCPA		f	Africa/Brazzaville	CG	-3.48	12.62	Makabana	Makabana Airport
KML	YKML		f	Australia/Brisbane	AU	-19.38	140.06	Kamileroi	Kamileroi Airport
KMN	FZSB		f	Africa/Lubumbashi	CD	-8.73	24.99	Kamina	Kamina / Ville Airport
KMO	PAMB		s	America/Anchorage	US	58.93	-158.90	Manokotak	Manokotak Airport
KMP	FYKT		f	Africa/Windhoek	NA	-26.54	18.11	Keetmanshoop	Keetmanshoop Airport
KMQ	RJNK		s	Asia/Tokyo	JP	36.39	136.41	Kanazawa	Komatsu Airport
KMR	AYRI		f	Pacific/Port_Moresby	PG	-6.49	144.82	Karimui	Karimui Airport
KMS	DGSI		s	Africa/Accra	GH	6.71	-1.59	Kumasi	Kumasi Airport
KMU	HCMK		f	Africa/Mogadishu	SO	-0.38	42.46	Kisimayu	Kisimayu Airport
KMV	VYKL		f	Asia/Yangon	MM	23.19	94.05	Kalemyo	Kalay Airport
KMW	UUBA		f	Europe/Moscow	RU	57.80	41.02	Kostroma	Kostroma Sokerkino Airport
KMX	OEKM		f	Asia/Riyadh	SA	18.30	42.80	King Khaled	King Khaled Air Base
KMY			c	America/Anchorage	US	57.03	-154.15	Moser Bay	Moser Bay Seaplane Base
KMZ	FLKO		f	Africa/Lusaka	ZM	-14.80	24.78	Kaoma	Kaoma Airport
KNA	SCVM		f	America/Santiago	CL	-32.95	-71.48	Vina del Mar	Vina del mar Airport
KNB	KKNB		f	America/Denver	US	37.01	-112.53	Kanab	Kanab Municipal Airport
KND	FZOA		s	Africa/Lubumbashi	CD	-2.92	25.92	Kindu	Kindu Airport
KNE	AYKJ		c	Pacific/Port_Moresby	PG	-5.28	144.70	Kanainj	Kanainj
KNF	EGYM		f	Europe/London	GB	52.65	0.55	Marham	RAF Marham
KNG	WASK		f	Asia/Jayapura	ID	-3.64	133.70	Kaimana-Papua Island	Kaimana Airport
KNH	RCBS		s	Asia/Taipei	TW	24.43	118.36	Shang-I	Kinmen Airport
KNI	YKNG		f	Australia/Perth	AU	-33.72	117.63	Katanning	Katanning Airport
KNJ	FCBK		f	Africa/Brazzaville	CG	-3.95	14.52	Kindamba	Kindamba Airport
KNK	PFKK		f	America/Anchorage	US	59.43	-154.80	Kokhanok	Kokhanok Airport
KNM	FZTK		f	Africa/Lubumbashi	CD	-7.58	24.15	Kaniama	Kaniama Airport
KNN	GUXN		f	Africa/Conakry	GN	10.39	-9.30	Kankan	Kankan Airport
KNO	WIMM	MES	s	Asia/Jakarta	ID	3.64	98.87	Medan	Polonia International Airport
KNP	FNCP		c	Africa/Luanda	AO	-12.78	15.72	Capanda	Capanda Airport
KNQ	NWWD		f	Pacific/Noumea	NC	-21.05	164.84	Kone	Kone Airport
KNR	OIBJ		f	Asia/Tehran	IR	27.82	52.35	Kangan	Jam Airport
KNS	YKII		s	Australia/Melbourne	AU	-39.88	143.88	King Island	King Island Airport
KNT	KTKX		f	America/Chicago	US	36.23	-90.04	Kennett	Kennett Memorial Airport
KNU	VICX		f	Asia/Kolkata	IN	26.40	80.41	Kanpur	Kanpur Chakeri Airport
KNW	PANW		s	America/Anchorage	US	59.45	-157.37	New Stuyahok	New Stuyahok Airport
KNX	YPKU		s	Australia/Perth	AU	-15.78	128.71	Kununurra	Kununurra Airport
KNY	UNKI		c	Asia/Krasnoyarsk	RU	58.48	99.10	Kodinsk	Kodinsk Airport
KNZ	GAKA		f	Africa/Bamako	ML	12.83	-11.25	Kenieba	Kenieba Airport
KOA	PHKO		s	Pacific/Honolulu	US	19.74	-156.05	Kailua-Kona	Ellison Onizuka Kona International At Keahole Airport
KOC	NWWK		f	Pacific/Noumea	NC	-20.55	164.26	Koumac	Koumac Airport
KOE	WATT		s	Asia/Makassar	ID	-10.17	123.67	Kupang-Timor Island	El Tari Airport
KOF	FAKP		f	Africa/Johannesburg	ZA	-25.44	31.93	Komatipoort	Komatipoort Airport
KOH	YKLA		f	Australia/Brisbane	AU	-15.92	142.45	Koolatah	Koolatah Airport
KOI	EGPA		f	Europe/London	GB	58.96	-2.90	Orkney Islands	Kirkwall Airport
KOJ	RJFK		s	Asia/Tokyo	JP	31.80	130.72	Kagoshima	Kagoshima Airport
KOK	EFKK		f	Europe/Helsinki	FI	63.72	23.14	Kokkola	Kruunupyy Airport
KOM	AYOO		c	Pacific/Port_Moresby	PG	-6.07	142.86	Komo	Komo Airfield
KOO	FZRQ		f	Africa/Lubumbashi	CD	-5.39	26.99	Kongolo	Kongolo Airport
KOP	VTUW		f	Asia/Bangkok	TH	17.38	104.64	Nakhon Phanom	Nakhon Phanom Airport
KOQ	EDCK		f	Europe/Berlin	DE	51.72	11.95	Kothen	Kothen Airport
KOR	AYRO		c	Pacific/Port_Moresby	PG	-7.84	146.53	Kakoro	Kokoro Airport
KOS	VDSV		f	Asia/Phnom_Penh	KH	10.58	103.64	Sihanukville	Sihanoukville International Airport
KOT	PFKO		s	America/Anchorage	US	63.03	-163.53	Kotlik	Kotlik Airport
KOU	FOGK		f	Africa/Libreville	GA	-1.18	12.44	Koulamoutou	Koulamoutou Airport
KOV	UACK		f	Asia/Almaty	KZ	53.33	69.59	Kokshetau	Kokshetau Airport
KOW	ZSGZ		s	Asia/Shanghai	CN	25.83	114.91	Ganzhou	Ganzhou Airport
KOX	WABN		f	Asia/Jayapura	ID	-4.72	136.43	Kokonau-Papua Island	Kokonau Airport
KOY			c	America/Anchorage	US	57.16	-154.23	Olga Bay	Olga Bay Seaplane Base
KOZ	PAAE		s	America/Anchorage	US	57.94	-152.46	Ouzinkie	Ouzinkie Airport
KPA	AYKG		c	Pacific/Port_Moresby	PG	-5.39	142.50	Kopiago	Kopiago Airport
KPB	PFKP		c	America/Metlakatla	US	56.36	-133.63	Point Baker	Point Baker Seaplane Base
KPC	PAPC		f	America/Nome	US	65.25	-166.86	Port Clarence	Port Clarence Cgs Airport
KPE	AYYP		c	Pacific/Port_Moresby	PG	-4.63	141.10	Yapsiei	Yapsiei
KPH			c	America/Nome	US	54.46	-162.70	Pauloff Harbor	Pauloff Harbor Seaplane Base
KPI	WBGP		f	Asia/Kuching	MY	2.02	112.95	Kapit	Kapit Airport
KPK			c	America/Anchorage	US	57.43	-153.90	Parks	Parks Spb
KPM	AYAQ		f	Pacific/Port_Moresby	PG	-5.38	143.92	Kompiam	Kompiam Airport
KPN	PAKI		s	America/Anchorage	US	59.93	-164.03	Kipnuk	Kipnuk Airport
KPO	RKTH		s	Asia/Seoul	KR	35.99	129.42	Pohang	Pohang Airport
KPP	YKPR		f	Australia/Brisbane	AU	-14.90	144.20	Kalpowar	Kalpowar Airport
KPR			c	America/Anchorage	US	58.49	-152.58	Port William	Port Williams Seaplane Base
KPS	YKMP		f	Australia/Sydney	AU	-31.07	152.77	Kempsey	Kempsey Airport
KPT	K06U		f	America/Los_Angeles	US	41.98	-114.66	Jackpot	Jackpot/Hayden Field
KPV	PAPE		s	America/Anchorage	US	55.91	-159.16	Perryville	Perryville Airport
KPW	UHMK		f	Asia/Anadyr	RU	67.84	166.14	Keperveem	Keperveem Airport
KPY			c	America/Anchorage	US	57.93	-153.04	Port Bailey	Port Bailey Seaplane Base
KQA	PAUT		s	America/Nome	US	54.14	-165.60	Akutan	Akutan Airport
KQH	VIKG		f	Asia/Kolkata	IN	26.59	74.82	Kishangarh	Kishangarh Airport, Ajmer
KQR	YKAR		c	Australia/Perth	AU	-29.21	116.68	Karara	Karara Airport
KQT	UTDT		f	Asia/Dushanbe	TJ	37.87	68.86	Kurgan-Tyube	Qurghonteppa International Airport
KRA	YKER		f	Australia/Melbourne	AU	-35.75	143.94	Kerang	Kerang Airport
KRB	YKMB		f	Australia/Brisbane	AU	-17.46	140.83	Karumba	Karumba Airport
KRC	WIJI		f	Asia/Jakarta	ID	-2.09	101.46	Sungai Penuh	Depati Parbo Airport
KRD	YKUR		c	Australia/Darwin	AU	-20.50	134.60	Kurundi	Kurundi
KRE	HBBO		f	Africa/Bujumbura	BI	-2.54	30.09	Kirundo	Kirundo Airport
KRF	ESNK		f	Europe/Stockholm	SE	63.05	17.77	Kramfors	Kramfors Solleftea Airport
KRG	SYKS		f	America/Guyana	GY	4.03	-59.53	Karasabai	Karasabai Airport
KRI	AYKK		f	Pacific/Port_Moresby	PG	-7.42	144.25	Kikori	Kikori Airport
KRJ	AYQA		f	Pacific/Port_Moresby	PG	-4.60	143.52	Karawari	Karawari Airstrip
KRK	EPKK		s	Europe/Warsaw	PL	50.08	19.78	Kraków	John Paul II International Airport Kraków-Balice Airport
KRL	ZWKL		s	Asia/Shanghai	CN	41.70	86.13	Korla	Korla Airport
KRM	SYKR		f	America/Guyana	GY	3.75	-59.31	Karanambo	Karanambo Airport
KRN	ESNQ		f	Europe/Stockholm	SE	67.82	20.34	Kiruna	Kiruna Airport
KRO	USUU		f	Asia/Yekaterinburg	RU	55.48	65.42	Kurgan	Kurgan Airport
KRP	EKKA		f	Europe/Copenhagen	DK	56.30	9.12	Karup	Karup Airport
KRQ	UKCK		f	Europe/Zaporozhye	UA	48.71	37.63	Kramatorsk	Kramatorsk Airport
KRR	URKK		s	Europe/Moscow	RU	45.03	39.17	Krasnodar	Krasnodar International Airport
KRS	ENCN		s	Europe/Oslo	NO	58.20	8.09	Kjevik	Kristiansand Airport
KRT	HSSK		s	Africa/Khartoum	SD	15.59	32.55	Khartoum	Khartoum International Airport
KRU	AYEA		c	Pacific/Port_Moresby	PG	-8.30	147.10	Kerau	Kerau
KRV			c	Africa/Nairobi	KE	0.32	35.66	Kimwarer	Kerio Valley Airport
KRW	UTAK		s	Asia/Ashgabat	TM	40.06	53.01	Krasnovodsk	Turkmenbashi Airport
KRX	AYKR		c	Pacific/Port_Moresby	PG	-4.83	145.70	Kar Kar	Kar Kar
KRY	ZWKM		s	Asia/Shanghai	CN	45.47	84.95	Karamay	Karamay Airport
KRZ	FZBT		f	Africa/Kinshasa	CD	-1.44	19.02	Kiri	Basango Mboliasa Airport
KSA	PTSA		f	Pacific/Kosrae	FM	5.36	162.96	Kosrae	Kosrae Airport
KSC	LZKZ		f	Europe/Bratislava	SK	48.66	21.24	Kosice	Kosice Airport
KSD	ESOK		f	Europe/Stockholm	SE	59.44	13.34	Karlstad	Karlstad Airport
KSE	HUKS		f	Africa/Kampala	UG	0.18	30.10	Kasese	Kasese Airport
KSF	EDVK		s	Europe/Berlin	DE	51.41	9.38	Kassel	Kassel-Calden Airport
KSH	OICC		s	Asia/Tehran	IR	34.35	47.16	Kermanshah	Shahid Ashrafi Esfahani Airport
KSI	GUKU		f	Africa/Conakry	GN	9.16	-10.12	Kissidougou	Kissidougou Airport
KSJ	LGKS		f	Europe/Athens	GR	35.42	26.91	Kasos Island	Kasos Airport
KSK	ESKK		f	Europe/Stockholm	SE	59.35	14.50	Karlskoga	Karlskoga Airport
KSL	HSKA		f	Africa/Khartoum	SD	15.39	36.33	Kassala	Kassala Airport
KSM	PASM		s	America/Nome	US	62.06	-163.30	St Mary'S	St Mary's Airport
KSN	UAUU		f	Asia/Qyzylorda	KZ	53.21	63.55	Kostanay	Kostanay International Airport
KSO	LGKA		f	Europe/Athens	GR	40.45	21.28	Kastoria	Kastoria National Airport
KSQ	UZSK		f	Asia/Samarkand	UZ	38.80	65.77	Karshi	Karshi Airport
KSR	WAWH		c	Asia/Makassar	ID	-6.18	120.44	Selayar Island	Selayar Haji Aroeppala Airport
KSS	GASK		f	Africa/Bamako	ML	11.33	-5.70	Sikasso	Sikasso Airport
KST	HSKI		f	Africa/Khartoum	SD	13.18	32.73	Kosti	Kosti Airport
KSU	ENKB		s	Europe/Oslo	NO	63.11	7.82	Kvernberget	Kristiansund Airport Kvernberget
KSV	YSPV		f	Australia/Brisbane	AU	-23.55	140.70	Springvale	Springvale Airport
KSW	LLKS		f	Asia/Jerusalem	IL	33.22	35.60	Kiryat Shmona	Kiryat Shmona Airport
KSX	AYYR		c	Pacific/Port_Moresby	PG	-6.60	146.20	Yasuru	Yasuru
KSY	LTCF		f	Europe/Istanbul	TR	40.56	43.12	Kars	Kars Airport
KSZ	ULKK		f	Europe/Moscow	RU	61.24	46.70	Kotlas	Kotlas Airport
KTA	YPKA		s	Australia/Perth	AU	-20.71	116.77	Karratha	Karratha Airport
KTB			c	America/Metlakatla	US	55.68	-132.50	Thorne Bay	Thorne Bay Seaplane Base
KTD	RORK		f	Asia/Tokyo	JP	25.94	131.33	Kitadaito	Kitadaito Airport
KTE	WMKE		f	Asia/Kuala_Lumpur	MY	4.54	103.43	Kerteh	Kerteh Airport
KTF	NZTK		f	Pacific/Auckland	NZ	-40.81	172.77	Takaka	Takaka Airport
KTG	WIOK		f	Asia/Pontianak	ID	-1.82	109.96	Ketapang	Ketapang (Rahadi Usman) Airport
KTI	VDTI		s	Asia/Phnom_Penh	KH	11.36	104.92	Krong Ta Khmau	Techo International Airport
KTJ		MRE	c	Africa/Nairobi	KE	-1.26	35.02	Maasai Mara Game Reserve	Kichwa Tembo Airstrip
KTL	HKKT		f	Africa/Nairobi	KE	0.97	34.96	Kitale	Kitale Airport
KTM	VNKT		s	Asia/Kathmandu	NP	27.70	85.36	Kathmandu	Tribhuvan International Airport
KTN	PAKT		s	America/Anchorage	US	55.35	-131.71	Ketchikan	Ketchikan International Airport
KTO	SYKT		f	America/Guyana	GY	4.65	-59.83	Kato	Kato Airport
KTP	MKTP	KIN	f	America/Jamaica	JM	17.99	-76.82	Tinson Pen	Tinson Pen Airport
KTQ	EFIT		f	Europe/Helsinki	FI	62.17	30.07	Kitee	Kitee Airport
KTR	YPTN		f	Australia/Darwin	AU	-14.52	132.38	Tindal	Tindal Airport
KTS	PFKT		s	America/Anchorage	US	65.33	-166.47	Brevig Mission	Brevig Mission Airport
KTT	EFKT		f	Europe/Helsinki	FI	67.70	24.85	Kittila	Kittila Airport
KTU	VIKO		f	Asia/Kolkata	IN	25.16	75.85	Kota	Kota Airport
KTV	SVKM		c	America/Caracas	VE	5.72	-62.34	Kamarata	Kamarata Airport
KTW	EPKT		s	Europe/Warsaw	PL	50.47	19.08	Katowice	Katowice International Airport
KTX	GAKO		f	Africa/Bamako	ML	12.38	-5.47	Koutiala	Koutiala Airport
KTY	VCCN		f	Asia/Colombo	LK	6.55	79.98	Kalutara	Katukurunda Airport
KUA	WMKD		f	Asia/Kuala_Lumpur	MY	3.78	103.21	Kuantan	Kuantan Airport
KUC	NGKT		s	Pacific/Tarawa	KI	0.22	173.44	Kuria	Kuria Airport
KUD	WBKT		f	Asia/Kuching	MY	6.92	116.84	Kudat	Kudat Airport
KUF	UWWW		s	Europe/Samara	RU	53.50	50.16	Samara	Kurumoch International Airport
KUG	YKUB		s	Australia/Brisbane	AU	-10.22	142.22	Kubin	Kubin Airport
KUH	RJCK		s	Asia/Tokyo	JP	43.04	144.19	Kushiro	Kushiro Airport
KUK	PFKA		s	America/Anchorage	US	60.87	-162.52	Kasigluk	Kasigluk Airport
KUL	WMKK		s	Asia/Kuala_Lumpur	MY	2.75	101.71	Kuala Lumpur	Kuala Lumpur International Airport
KUM	RJFC		s	Asia/Tokyo	JP	30.39	130.66	Yakushima	Yakushima Airport
KUN	EYKA		f	Europe/Vilnius	LT	54.96	24.08	Kaunas	Kaunas International Airport
KUO	EFKU		f	Europe/Helsinki	FI	63.01	27.80	Kuopio	Kuopio Airport
KUQ	AYKU		f	Pacific/Port_Moresby	PG	-7.14	143.28	Kuri	Kuri Airport
KUR	OARZ		c	Asia/Kabul	AF	36.02	70.76	Kuran wa Munjan	Razer Airport
KUS	BGKK		s	America/Nuuk	GL	65.57	-37.12	Kulusuk	Kulusuk Airport
KUT	UGKO		f	Asia/Tbilisi	GE	42.18	42.48	Kutaisi	Kopitnari Airport
KUU	VIBR		f	Asia/Kolkata	IN	31.88	77.15	Kullu Manali	Kullu Manali Airport
KUV	RKJK		f	Asia/Seoul	KR	35.90	126.62	Kunsan	Kunsan Air Base
KUW			c	America/Anchorage	US	67.97	-162.00	Kugururok River	Kugururok River
KUX	AYUY		c	Pacific/Port_Moresby	PG	-5.37	141.62	Kuyol	Kuyol Airport
KUY	AYKS		c	Pacific/Port_Moresby	PG	-7.43	143.10	Kamusi	Kamusi Airport
KUZ			c	Asia/Seoul	KR	35.90	126.62	Gunsan	Gunsan Air Base
KVA	LGKV		f	Europe/Athens	GR	40.91	24.62	Kavala	Alexander the Great International Airport
KVB	ESGR		f	Europe/Stockholm	SE	58.46	13.97	Skovde	Skovde Airport
KVC	PAVC		s	America/Anchorage	US	55.12	-162.27	King Cove	King Cove Airport
KVG	AYKV		s	Pacific/Port_Moresby	PG	-2.58	150.81	Kavieng	Kavieng Airport
KVK	ULMK		f	Europe/Moscow	RU	67.46	33.59	Apatity	Kirovsk-Apatity Airport
KVL	PAVL		s	America/Anchorage	US	67.74	-164.56	Kivalina	Kivalina Airport
KVM	UHMO		s	Asia/Anadyr	RU	64.67	170.42	Markovo	Markovo Airport
KVO	LYKV		c	Europe/Belgrade	RS	43.82	20.59	Kraljevo	Morava Kraljevo Airport
KVR	UHWK		c	Asia/Vladivostok	RU	44.27	135.03	Kavalerovo	Kavalerovo
KVX	USKK		f	Europe/Moscow	RU	58.50	49.35	Kirov	Pobedilovo Airport
KWA	PKWA		s	Pacific/Kwajalein	MH	8.72	167.73	Kwajalein	Bucholz Army Air Field(Kwajalein Kmr)(Atoll) Airport
KWB			c	Asia/Jakarta	ID	-5.85	110.50	Karimunjawa	Karimunjawa Airport
KWE	ZUGY		s	Asia/Shanghai	CN	26.54	106.80	Guiyang	Longdongbao Airport
KWF	POKW		c	America/Juneau	US	55.30	-133.24	Waterfall	Waterfall Seaplane Base
KWG	UKDR		f	Europe/Zaporozhye	UA	48.04	33.21	Kryvyi Rih	Kryvyi Rih International Airport
KWH	OAHN		f	Asia/Kabul	AF	37.88	70.22	Khwahan	Khwahan Airport
KWI	OKKK		s	Asia/Kuwait	KW	29.23	47.98	Kuwait City	Kuwait International Airport
KWJ	RKJJ		s	Asia/Seoul	KR	35.13	126.81	Gwangju	Gwangju Airport
KWK	PAGG		s	America/Anchorage	US	59.88	-163.17	Kwigillingok	Kwigillingok Airport
KWL	ZGKL		s	Asia/Shanghai	CN	25.22	110.04	Guilin City	Guilin Liangjiang International Airport
KWM	YKOW		f	Australia/Brisbane	AU	-15.49	141.75	Kowanyama	Kowanyama Airport
KWN	PAQH		s	America/Anchorage	US	59.76	-161.85	Quinhagak	Quinhagak Airport
KWO	AYKW		f	Pacific/Port_Moresby	PG	-7.98	142.82	Kawito	Kawito Airport
KWP	KKWP		s	America/Anchorage	US	57.77	-153.55	West Point	West Point Village Seaplane Base
KWS	AGKW		c	Pacific/Guadalcanal	SB	-8.35	160.80	Kwailabesi	Kwailabesi Airport
KWT	PFKW		s	America/Anchorage	US	60.79	-161.44	Kwethluk	Kwethluk Airport
KWZ	FZQM		f	Africa/Lubumbashi	CD	-10.77	25.51	Kolwezi	Kolwezi Airport
KXA			c	America/Metlakatla	US	55.54	-132.40	Kasaan	Kasaan Seaplane Base
KXB	WAWP		f	Asia/Makassar	ID	-4.34	121.52	Kolaka	Sangia Nibandera Airport
KXD	USHK		s	Asia/Yekaterinburg	RU	59.66	67.43	Kondinskoye	Kondinskoye Airport
KXE	FAKD		f	Africa/Johannesburg	ZA	-26.87	26.72	Klerksdorp	P C Pelser Airport
KXF	NFNO		f	Pacific/Fiji	FJ	-17.35	179.42	Koro Island	Koro Island Airport
KXK	UHKK		f	Asia/Vladivostok	RU	50.41	136.93	Komsomolsk-on-Amur	Komsomolsk-on-Amur Airport
KXO	HUKI		c	Africa/Kampala	UG	-1.28	29.72	Kisoro	Kisoro Airport
KXS	WATQ		c	Asia/Jayapura	ID	-8.02	127.20	Wonreli	John Becker Airport
KXU	NTKT		f	Pacific/Tahiti	PF	-16.34	-144.40	Katiu	Katiu Airport
KYA	LTAN		f	Europe/Istanbul	TR	37.98	32.56	Konya	Konya Airport
KYD	RCLY		f	Asia/Taipei	TW	22.03	121.53	Orchid Island	Lanyu Airport
KYE	OLKA		f	Asia/Beirut	LB	34.59	36.01	Tripoli	Rene Mouawad Air Base
KYF	YYLR		f	Australia/Perth	AU	-27.28	120.10	Yeelirrie	Yeelirrie Airport
KYI	YYTA		f	Australia/Adelaide	AU	-31.47	131.82	Yalata Mission	Yalata Mission Airport
KYK	PAKY		f	America/Anchorage	US	57.57	-154.45	Karluk	Karluk Airport
KYO	KX39	TPA	f	America/New_York	US	28.22	-82.37	Tampa	Tampa North Aero Park Airport
KYP	VYKP		f	Asia/Yangon	MM	19.43	93.53	Kyaukpyu	Kyaukpyu Airport
KYS	GAKY		f	Africa/Bamako	ML	14.48	-11.40	Kayes Dag Dag	Kayes Dag Dag Airport
KYT	VYKU		f	Asia/Yangon	MM	21.40	94.13	Kyauktu	Kyauktu Airport
KYU	PFKU		s	America/Anchorage	US	64.88	-157.73	Koyukuk	Koyukuk Airport
KYZ	UNKY		f	Asia/Krasnoyarsk	RU	51.67	94.40	Kyzyl	Kyzyl Airport
KZB			c	America/Anchorage	US	57.55	-153.75	Zachar Bay	Zachar Bay Seaplane Base
KZC	VDKH		c	Asia/Phnom_Penh	KH	12.26	104.56	Kampong Chhnang	Kampong Chhnang Airport
KZD	VDSY		c	Asia/Phnom_Penh	KH	12.53	104.20	Krakor	Krakor
KZF	AYKT		f	Pacific/Port_Moresby	PG	-7.50	146.03	Kaintiba	Kaintiba Airport
KZG	EDGY		f	Europe/Berlin	DE	49.74	10.20	Kitzingen	Kitzingen Airport
KZI	LGKZ		f	Europe/Athens	GR	40.29	21.84	Kozani	Filippos Airport
KZK		KZD	c	Asia/Phnom_Penh	KH	12.72	104.90	Kompong Thom	Kompong Thom
KZN	UWKD		s	Europe/Moscow	RU	55.61	49.28	Kazan	Kazan International Airport
KZO	UAOO		f	Asia/Qyzylorda	KZ	44.71	65.59	Kzyl-Orda	Korkyt Ata Airport
KZR	LTBZ		f	Europe/Istanbul	TR	39.11	30.14	Altintas	Zafer Airport
KZS	LGKJ		f	Europe/Athens	GR	36.14	29.58	Kastelorizo Island	Kastelorizo Airport
LAA	KLAA		f	America/Denver	US	38.07	-102.69	Lamar	Southeast Colorado Regional Airport
LAB	AYLB		c	Pacific/Port_Moresby	PG	-5.63	148.10	Lablab	Lablab
LAD	FNLU		s	Africa/Luanda	AO	-8.86	13.23	Luanda	Quatro De Fevereiro Airport
LAE	AYNZ		s	Pacific/Port_Moresby	PG	-6.57	146.73	Nadzab	Lae Nadzab Airport
LAF	KLAF		f	America/New_York	US	40.41	-86.94	Lafayette	Purdue University Airport
LAH	WAPH		f	Asia/Jayapura	ID	-0.64	127.50	Labuha-Halmahera Island	Oesman Sadik Airport Labuha
LAI	LFRO		f	Europe/Paris	FR	48.75	-3.47	Lannion	Lannion-Cote de Granit Airport
LAJ	SBLJ		f	America/Sao_Paulo	BR	-27.78	-50.28	Lages	Lages Airport
LAK	CYKD		s	America/Edmonton	CA	68.22	-135.01	Aklavik	Aklavik Airport
LAL	KLAL		f	America/New_York	US	27.99	-82.02	Lakeland	Lakeland Linder International Airport
LAM	KLAM		f	America/Denver	US	35.88	-106.27	Los Alamos	Los Alamos Airport
LAN	KLAN		f	America/Detroit	US	42.78	-84.59	Lansing	Capital Region International Airport
LAO	RPLI		f	Asia/Manila	PH	18.18	120.53	Laoag City	Laoag International Airport
LAP	MMLP		s	America/Mazatlan	MX	24.07	-110.36	La Paz	Manuel Marquez de Leon International Airport
LAQ	HLLQ		f	Africa/Tripoli	LY	32.79	21.96	Al Bayda'	La Abraq Airport
LAR	KLAR		f	America/Denver	US	41.31	-105.67	Laramie	Laramie Regional Airport
LAS	KLAS		s	America/Los_Angeles	US	36.08	-115.15	Las Vegas	Harry Reid International Airport
LAT			c	America/Bogota	CO	11.69	-72.28	Uribia	Uribia Airport
LAU	HKLU		s	Africa/Nairobi	KE	-2.25	40.91	Lamu	Manda Airstrip
LAV			c	Pacific/Apia	WS	-13.92	-172.00	Lalomalava	Lalomalava
LAW	KLAW		f	America/Chicago	US	34.57	-98.42	Lawton	Lawton-Fort Sill Regional Airport
LAX	KLAX		s	America/Los_Angeles	US	33.94	-118.41	Los Angeles	Los Angeles International Airport
LAY	FALY		f	Africa/Johannesburg	ZA	-28.58	29.75	Ladysmith	Ladysmith Airport
LAZ	SBLP		f	America/Bahia	BR	-13.26	-43.41	Bom Jesus da Lapa	Bom Jesus da Lapa Airport
LBA	EGNM		s	Europe/London	GB	53.87	-1.66	Leeds	Leeds Bradford Airport
LBB	KLBB		s	America/Chicago	US	33.66	-101.82	Lubbock	Lubbock Preston Smith International Airport
LBC	EDHL		f	Europe/Berlin	DE	53.81	10.72	Lubeck	Lubeck Blankensee Airport
LBD	UTDL		f	Asia/Dushanbe	TJ	40.22	69.69	Khudzhand	Khudzhand Airport
LBE	KLBE		s	America/New_York	US	40.27	-79.41	Latrobe	Arnold Palmer Regional Airport
LBF	KLBF		f	America/Chicago	US	41.13	-100.68	North Platte	North Platte Regional/Lee Bird Field
LBG	LFPB	PAR	f	Europe/Paris	FR	48.97	2.44	Paris	Paris-Le Bourget Airport
LBI	LFCI		f	Europe/Paris	FR	43.91	2.11	Albi	Albi-Le Sequestre Airport
LBJ	WATO		s	Asia/Makassar	ID	-8.49	119.89	Labuan Bajo-Flores Island	Komodo (Mutiara II) Airport
LBL	KLBL		f	America/Chicago	US	37.04	-100.96	Liberal	Liberal Mid-America Regional Airport
LBO	FZVI		f	Africa/Lubumbashi	CD	-4.96	23.38	Lusambo	Lusambo Airport
LBP			c	Asia/Kuching	MY	3.20	115.40	Long Banga	Long Banga Airport
LBQ	FOGR		f	Africa/Libreville	GA	-0.70	10.25	Lambarene	Lambarene Airport
LBR	SWLB		f	America/Boa_Vista	BR	-7.28	-64.77	Labrea	Labrea Airport
LBS	NFNL		s	Pacific/Fiji	FJ	-16.47	179.34	Labasa	Labasa Airport
LBT	KLBT		f	America/New_York	US	34.61	-79.06	Lumberton	Lumberton Regional Airport
LBU	WBKL		s	Asia/Kuching	MY	5.30	115.25	Labuan	Labuan Airport
LBV	FOOL		s	Africa/Libreville	GA	0.46	9.41	Libreville	Leon M Ba Airport
LBW	WRLB		f	Asia/Makassar	ID	3.87	115.68	Long Bawan	Long Bawan Airport
LBX	RPLU		f	Asia/Manila	PH	13.86	120.11	Lubang	Lubang Airport
LBY	LFRE		f	Europe/Paris	FR	47.29	-2.35	La Baule-Escoublac	La Baule-Escoublac Airport
LBZ	FNLK		f	Africa/Luanda	AO	-8.45	20.73	Lucapa	Lucapa Airport
LCA	LCLK		s	Asia/Nicosia	CY	34.88	33.62	Larnaca	Larnaca International Airport
LCC	LIBN		f	Europe/Rome	IT	40.24	18.13	Lecce	Lecce Airport
LCD	FALO		f	Africa/Johannesburg	ZA	-23.06	29.86	Louis Trichardt	Louis Trichardt Airport
LCE	MHLC		s	America/Tegucigalpa	HN	15.74	-86.85	La Ceiba	Goloson International Airport
LCF	MGRD		f	America/Guatemala	GT	15.67	-88.96	Rio Dulce	Las Vegas Airport
LCG	LECO		f	Europe/Madrid	ES	43.30	-8.38	Culleredo	A Coruna Airport
LCH	KLCH		f	America/Chicago	US	30.13	-93.22	Lake Charles	Lake Charles Regional Airport
LCI	KLCI		s	America/New_York	US	43.57	-71.42	Laconia	Laconia Municipal Airport
LCJ	EPLL		f	Europe/Warsaw	PL	51.72	19.40	Łódź	Łódź Władysław Reymont Airport
LCK	KLCK	CMH	f	America/New_York	US	39.81	-82.93	Columbus	Rickenbacker International Airport
LCL	MULM		f	America/Havana	CU	22.34	-83.64	Pinar del Rio	La Coloma Airport
LCM	SACC		f	America/Argentina/Cordoba	AR	-31.01	-64.53	La Cumbre	La Cumbre Airport
LCN	YBLC		f	Australia/Adelaide	AU	-30.54	139.34	Balcanoona	Balcanoona Airport
LCO	FCBL		f	Africa/Brazzaville	CG	-2.45	14.53	Lague	Lague Airport
LCQ	KLCQ		f	America/New_York	US	30.18	-82.58	Lake City	Lake City Gateway Airport
LCV	LIQL		f	Europe/Rome	IT	43.83	10.58	Lucca	Lucca / Tassignano Airport
LCX	ZSLD		f	Asia/Shanghai	CN	25.67	116.75	Longyan	Longyan Guanzhishan Airport
LCY	EGLC	LON	s	Europe/London	GB	51.51	0.06	London	London City Airport
LDA	VEMH		f	Asia/Kolkata	IN	25.01	88.13	Malda	Malda Airport
LDB	SBLO		s	America/Sao_Paulo	BR	-23.33	-51.13	Londrina	Governador Jose Richa Airport
LDC	YLIN		f	Australia/Lindeman	AU	-20.45	149.04	Lindeman Island	Lindeman Island Airport
LDE	LFBT		f	Europe/Paris	FR	43.18	-0.01	Tarbes	Tarbes-Lourdes-Pyrenees Airport
LDG	ULAL		f	Europe/Moscow	RU	64.90	45.72	Leshukonskoye	Leshukonskoye Airport
LDH	YLHI		f	Australia/Lord_Howe	AU	-31.54	159.08	Lord Howe Island	Lord Howe Island Airport
LDI	HTLI		f	Africa/Dar_es_Salaam	TZ	-9.85	39.76	Lindi	Kikwetu Airport
LDJ	KLDJ		f	America/New_York	US	40.62	-74.24	Linden	Linden Airport
LDK	ESGL		f	Europe/Stockholm	SE	58.47	13.17	Lidkoping	Lidkoping-Hovby Airport
LDM	KLDM		f	America/Detroit	US	43.96	-86.41	Ludington	Mason County Airport
LDN	VNLD		f	Asia/Kathmandu	NP	27.25	86.67	Lamidanda	Lamidanda Airport
LDO	SMDO		f	America/Paramaribo	SR	4.38	-55.41	Aurora	Ladouanie Airport
LDS	ZYLD		f	Asia/Shanghai	CN	47.75	129.02	Yichun	Lindu Airport
LDU	WBKD		s	Asia/Kuala_Lumpur	MY	5.03	118.32	Lahad Datu	Lahad Datu Airport
LDV	LFRJ		f	Europe/Paris	FR	48.53	-4.15	Landivisiau	Landivisiau Air Base
LDX	SOOM		f	America/Cayenne	GF	5.48	-54.03	Saint-Laurent-du-Maroni	Saint-Laurent-du-Maroni Airport
LDY	EGAE		f	Europe/London	GB	55.04	-7.16	Derry	City of Derry Airport
LDZ	FALD		s	Africa/Johannesburg	ZA	-24.75	31.48	Londolozi	Londolozi Airport
LEA	YPLM		f	Australia/Perth	AU	-22.24	114.09	Exmouth	Learmonth Airport
LEB	KLEB		s	America/New_York	US	43.63	-72.30	Lebanon	Lebanon Municipal Airport
LEC	SBLE		f	America/Bahia	BR	-12.48	-41.28	Lencois	Chapada Diamantina Airport
LED	ULLI		s	Europe/Moscow	RU	59.80	30.26	St. Petersburg	Pulkovo Airport
LEE	KLEE		f	America/New_York	US	28.82	-81.81	Leesburg	Leesburg International Airport
LEF	FXLK		f	Africa/Maseru	LS	-29.89	28.66	Lebakeng	Lebakeng Airport
LEH	LFOH		f	Europe/Paris	FR	49.53	0.09	Le Havre	Le Havre Octeville Airport
LEI	LEAM		s	Europe/Madrid	ES	36.84	-2.37	Almeria	Almeria International Airport
LEJ	EDDP		s	Europe/Berlin	DE	51.43	12.24	Leipzig	Leipzig Halle Airport
LEK	GULB		f	Africa/Conakry	GN	11.33	-12.29	Labe	Labe Airport
LEL	YLEV		f	Australia/Darwin	AU	-12.50	135.81	Lake Evella	Lake Evella Airport
LEM	KLEM		f	America/Denver	US	45.92	-102.11	Lemmon	Lemmon Municipal Airport
LEN	LELN		f	Europe/Madrid	ES	42.59	-5.66	Leon	Leon Airport
LEP	SNDN		f	America/Sao_Paulo	BR	-21.47	-42.73	Leopoldina	Leopoldina Airport
LEQ	EGHC		f	Europe/London	GB	50.10	-5.67	Land's End	Land's End Airport
LER	YLST		f	Australia/Perth	AU	-27.84	120.70	Leinster	Leinster Airport
LES	FXLS		f	Africa/Maseru	LS	-29.78	28.32	Lesobeng	Lesobeng Airport
LET	SKLT		f	America/Bogota	CO	-4.19	-69.94	Leticia	Alfredo Vasquez Cobo International Airport
LEU	LESU		f	Europe/Madrid	ES	42.34	1.41	Montferrer	Aerodrom dels Pirineus-Alt Urgell Airport
LEV	NFNB		f	Pacific/Fiji	FJ	-17.71	178.76	Bureta	Levuka Airfield
LEW	KLEW		f	America/New_York	US	44.05	-70.28	Auburn	Auburn/Lewiston Municipal Airport
LEX	KLEX		s	America/New_York	US	38.04	-84.61	Lexington	Blue Grass Airport
LEY	EHLE		f	Europe/Amsterdam	NL	52.46	5.53	Lelystad	Lelystad Airport
LFB	FQLU		f	Africa/Maputo	MZ	-15.03	40.67	Lumbo	Lumbo Airport
LFI	KLFI		f	America/New_York	US	37.08	-76.36	Hampton	Langley Afb Airport
LFK	KLFK		f	America/Chicago	US	31.23	-94.75	Lufkin	Angelina County Airport
LFM	OISR		f	Asia/Tehran	IR	27.37	53.19	Lamerd	Lamerd Airport
LFN	KLHZ		f	America/New_York	US	36.02	-78.33	Louisburg	Triangle North Executive Airport
LFO	HAKL		f	Africa/Addis_Ababa	ET	5.66	44.35	Kelafo	Kelafo East Airport
LFP	YLFD		f	Australia/Brisbane	AU	-14.93	144.20	Lakefield	Lakefield Airport
LFQ	ZBLF		s	Asia/Shanghai	CN	36.13	111.64	Linfen	Linfen Yaodu Airport
LFR	SVLF		f	America/Caracas	VE	8.24	-72.27	La Fria	La Fria Airport
LFT	KLFT		s	America/Chicago	US	30.21	-91.99	Lafayette	Lafayette Regional/Paul Fournet Field
LFW	DXXX		s	Africa/Lome	TG	6.17	1.25	Lome	Lome-Tokoin Airport
LGA	KLGA	NYC	s	America/New_York	US	40.78	-73.87	New York	Laguardia Airport
LGB	KLGB		s	America/Los_Angeles	US	33.82	-118.15	Long Beach	Long Beach (Daugherty Field) Airport
LGC	KLGC		f	America/New_York	US	33.01	-85.07	Lagrange	Lagrange/Callaway Airport
LGD	KLGD		f	America/Los_Angeles	US	45.29	-118.01	La Grande	La Grande/Union County Airport
LGF	KLGF	YUM	f	America/Phoenix	US	32.86	-114.39	Yuma Proving Ground	Laguna Army Air Field (Yuma Proving Ground) Airport
LGG	EBLG		s	Europe/Brussels	BE	50.38	5.26	Liege	Liege Airport
LGH	YLEC		f	Australia/Adelaide	AU	-30.60	138.43	Leigh Creek	Leigh Creek Airport
LGI	MYLD		f	America/Nassau	BS	23.18	-75.09	Deadman's Cay	Deadman's Cay Airport
LGK	WMKL		s	Asia/Kuala_Lumpur	MY	6.33	99.73	Langkawi	Langkawi International Airport
LGL	WBGF		f	Asia/Kuala_Lumpur	MY	3.42	115.15	Long Datih	Long Lellang Airport
LGO	EDWL		f	Europe/Berlin	DE	53.74	7.50	Langeoog	Langeoog Airport
LGP	RPLP		c	Asia/Manila	PH	13.16	123.74	Legaspi	Legazpi International Airport
LGQ	SENL		f	America/Guayaquil	EC	0.09	-76.87	Lago Agrio	Nueva Loja Airport
LGR	SCHR		f	America/Santiago	CL	-47.24	-72.59	Cochrane	Cochrane Airport
LGS	SAMM		f	America/Argentina/Mendoza	AR	-35.49	-69.57	Malargue	Comodoro D.R. Salomon Airport
LGT	SKGA		f	America/Bogota	CO	4.55	-70.92	La Gaviota	La Gaviota Airport
LGU	KLGU		f	America/Denver	US	41.79	-111.85	Logan	Logan-Cache Airport
LGW	EGKK	LON	s	Europe/London	GB	51.15	-0.19	London	London Gatwick Airport
LGX	HCMJ		c	Africa/Mogadishu	SO	3.81	42.55	Luuq	Lugh Ganane Airport
LGZ	ZUSH		c	Asia/Shanghai	CN	28.43	92.34	Shannan	Shannan Longzi Airport
LHA	EDTL		f	Europe/Berlin	DE	48.37	7.83	Lahr	Lahr Airport
LHB	EG74		f	Europe/London	GB	52.49	-1.13	Bruntingthorpe	Bruntingthorpe Airport
LHE	OPLA		s	Asia/Karachi	PK	31.52	74.40	Lahore	Alama Iqbal International Airport
LHG	YLRD		f	Australia/Sydney	AU	-29.46	147.98	Lightning Ridge	Lightning Ridge Airport
LHI	WAJL		f	Asia/Jayapura	ID	-3.13	139.94	Lereh-Papua Island	Lereh Airport
LHK	ZHGH		f	Asia/Shanghai	CN	32.39	111.69	Guanghua	Guangzhou MR Air Base
LHL	_LHL		s	Asia/Baku	AZ	40.50	49.98	Lachın	Lachin International Airport
LHN	SNLN		c	America/Sao_Paulo	BR	-19.36	-40.07	Linhares	Linhares Regional Airport
LHR	EGLL	LON	s	Europe/London	GB	51.47	-0.46	London	London Heathrow Airport
LHS	SAVH		f	America/Argentina/Rio_Gallegos	AR	-46.54	-68.97	Las Heras	Las Heras Airport
LHU	FYLS		f	Africa/Windhoek	NA	-18.12	23.39	Muneambuanas	Lianshulu Airport
LHV	KLHV		f	America/New_York	US	41.14	-77.42	Lock Haven	William T Piper Memorial Airport
LHW	ZLLL		s	Asia/Shanghai	CN	36.52	103.62	Lanzhou	Lanzhou Zhongchuan Airport
LIA	ZULP		f	Asia/Shanghai	CN	30.68	107.79	Liangping	Liangping Airport
LIB	YLIM		f	Australia/Darwin	AU	-17.25	129.88	Limbunya Station	Limbunya Station Airport
LIC	KLIC		f	America/Denver	US	39.27	-103.67	Limon	Limon Municipal Airport
LID	EHVB		c	Europe/Amsterdam	NL	52.17	4.42	Valkenburg	Valkenburg Naval Air Base
LIE	FZFA		f	Africa/Kinshasa	CD	3.63	18.63	Libenge	Libenge Airport
LIF	NWWL		s	Pacific/Noumea	NC	-20.77	167.24	Lifou	Lifou Airport
LIG	LFBL		f	Europe/Paris	FR	45.86	1.18	Limoges	Limoges Airport
LIH	PHLI		s	Pacific/Honolulu	US	21.98	-159.34	Lihue	Lihue Airport
LII	WAJM		f	Asia/Jayapura	ID	-3.71	137.98	Mulia-Papua Island	Mulia Airport
LIJ	ZSLI		c	Asia/Shanghai	CN	28.37	119.84	Lishui	Lishui Airport
LIL	LFQQ		s	Europe/Paris	FR	50.56	3.09	Lille	Lille-Lesquin Airport
LIM	SPJC		s	America/Lima	PE	-12.02	-77.11	Lima	Jorge Chavez International Airport
LIN	LIML	MIL	s	Europe/Rome	IT	45.45	9.28	Milan	Linate Airport
LIO	MRLM		f	America/Costa_Rica	CR	9.96	-83.02	Puerto Limon	Limon International Airport
LIP	SBLN		f	America/Sao_Paulo	BR	-21.66	-49.73	Lins	Lins Airport
LIQ	FZGA		f	Africa/Lubumbashi	CD	2.17	21.50	Lisala	Lisala Airport
LIR	MRLB		s	America/Costa_Rica	CR	10.59	-85.54	Liberia	Daniel Oduber Quiros International Airport
LIS	LPPT		s	Europe/Lisbon	PT	38.78	-9.14	Lisbon	Lisbon Portela Airport
LIT	KLIT		s	America/Chicago	US	34.73	-92.22	Little Rock	Bill And Hillary Clinton Ntl/Adams Field
LIV	K4AK		f	America/Anchorage	US	65.47	-148.65	Livengood	Livengood Camp Airport
LIW	VYLK		f	Asia/Yangon	MM	19.69	97.21	Loikaw	Loikaw Airport
LIX	FWLK		f	Africa/Blantyre	MW	-12.08	34.73	Likoma Island	Likoma Island Airport
LIY	KLHW		f	America/New_York	US	31.89	-81.56	Fort Stewart	Wright Army Air Field (Fort Stewart)/Midcoast Regional Airport
LIZ	ME16		f	America/New_York	US	46.95	-67.89	Limestone	Loring International Airport
LJA	FZVA		f	Africa/Lubumbashi	CD	-3.42	23.45	Lodja	Lodja Airport
LJG	ZPLJ		s	Asia/Shanghai	CN	26.68	100.25	Lijiang	Lijiang Airport
LJN	KLBX		f	America/Chicago	US	29.11	-95.46	Angleton	Texas Gulf Coast Regional Airport
LJU	LJLJ		s	Europe/Ljubljana	SI	46.22	14.46	Ljubljana	Ljubljana Joze Pucnik Airport
LKA	WRKL		f	Asia/Makassar	ID	-8.35	122.98	Larantuka-Flores Island	Gewayentana Airport
LKB	NFNK		f	Pacific/Fiji	FJ	-18.20	-178.82	Lakeba Island	Lakeba Island Airport
LKD	YLND		f	Australia/Brisbane	AU	-15.83	144.85	Lakeland	Lakeland Airport
LKG	HKLK		f	Africa/Nairobi	KE	4.20	34.35	Lokichoggio	Lokichoggio Airport
LKH	WBGL		f	Asia/Kuala_Lumpur	MY	3.30	114.78	Long Akah	Long Akah Airport
LKI	WITG		c	Asia/Jakarta	ID	2.41	96.33	Lassihing	Lasikin Airport
LKK	PAKL		f	America/Anchorage	US	58.97	-155.10	Kulik Lake	Kulik Lake Airport
LKL	ENNA		f	Europe/Oslo	NO	70.07	24.97	Lakselv	Banak Airport
LKM			c	Asia/Makassar	ID	0.89	124.03	Bolaang Mongondow	Bolaang Mongondow Airport
LKN	ENLK		s	Europe/Oslo	NO	68.15	13.61	Leknes	Leknes Airport
LKO	VILK		s	Asia/Kolkata	IN	26.76	80.89	Lucknow	Chaudhary Charan Singh International Airport
LKP	KLKP		s	America/New_York	US	44.26	-73.96	Lake Placid	Lake Placid Airport
LKV	KLKV		f	America/Los_Angeles	US	42.16	-120.40	Lakeview	Lake County Airport
LKW	OOLK		f	Asia/Muscat	OM	22.80	55.37	Lekhwair	Lekhwair Airport
LKY	HTLM		s	Africa/Dar_es_Salaam	TZ	-3.38	35.82	Lake Manyara National Park	Lake Manyara Airport
LKZ	EGUL		f	Europe/London	GB	52.41	0.56	Lakenheath	RAF Lakenheath
LLA	ESPA		s	Europe/Stockholm	SE	65.54	22.12	Lulea	Lulea Airport
LLB	ZULB		f	Asia/Shanghai	CN	25.45	107.96	Qiannan Libo	Qiannan Libo Airport
LLC	RPLH		c	Asia/Manila	PH	18.18	121.74	Lal-lo	Cagayan North International Airport
LLE	FAMN		f	Africa/Johannesburg	ZA	-25.43	31.58	Malelane	Riverside Airport
LLF	ZGLG		f	Asia/Shanghai	CN	26.34	111.61	Yongzhou	Lingling Airport
LLG	YCGO		f	Australia/Brisbane	AU	-17.14	144.53	Chillagoe	Chillagoe Airport
LLI	HALL		f	Africa/Addis_Ababa	ET	11.97	38.98	Lalibela	Lalibella Airport
LLJ	WIPB		f	Asia/Jakarta	ID	-3.28	102.92	Lubuk Linggau	Silampari
LLK	UBBL		f	Asia/Baku	AZ	38.75	48.82	Lankaran	Lankaran International Airport
LLM	AGLM		c	Pacific/Guadalcanal	SB	-10.30	166.33	Lomlom	Lomlom Airport
LLN	WAJV		c	Asia/Jayapura	ID	-3.68	138.68	Kelila	Kelila Airport
LLO	WAFD		c	Asia/Makassar	ID	-3.08	120.25	Palopo	Palopo Lagaligo Airport
LLS	SATK		f	America/Argentina/Cordoba	AR	-24.72	-60.55	Las Lomitas	Alferez Armando Rodriguez Airport
LLT	FNLB		f	Africa/Luanda	AO	-12.37	13.54	Lobito	Lobito Airport
LLV	ZBLL		f	Asia/Shanghai	CN	37.68	111.14	L?liang	L?liang Dawu Airport
LLW	FWKI		s	Africa/Blantyre	MW	-13.79	33.78	Lilongwe	Lilongwe International Airport
LLX	KCDA		f	America/New_York	US	44.57	-72.02	Lyndonville	Caledonia County Airport
LLY	KVAY		f	America/New_York	US	39.94	-74.85	Mount Holly	South Jersey Regional Airport
LMA	PAMH		f	America/Anchorage	US	63.89	-152.30	Minchumina	Minchumina Airport
LMB	FWSM		f	Africa/Blantyre	MW	-13.76	34.58	Salima	Salima Airport
LMC	SKNA		c	America/Bogota	CO	2.17	-73.79	La Macarena	La Macarena Airport
LME	LFRM		f	Europe/Paris	FR	47.95	0.20	Le Mans	Le Mans-Arnage Airport
LMI	AYLU		f	Pacific/Port_Moresby	PG	-3.48	142.04	Lumi	Lumi Airport
LMM	MMLM		f	America/Mazatlan	MX	25.69	-109.08	Los Mochis	Valle del Fuerte International Airport
LMN	WBGJ		s	Asia/Kuala_Lumpur	MY	4.81	115.01	Limbang	Limbang Airport
LMO	EGQS		f	Europe/London	GB	57.71	-3.34	Lossiemouth	RAF Lossiemouth
LMP	LICD		f	Europe/Rome	IT	35.50	12.62	Lampedusa	Lampedusa Airport
LMQ	HLMB		f	Africa/Tripoli	LY	30.38	19.58	Marsa Brega	Marsa Brega Airport
LMR	FALC		f	Africa/Johannesburg	ZA	-28.36	23.44	Lime Acres	Lime Acres Finsch Mine Airport
LMS	KLMS		f	America/Chicago	US	33.15	-89.06	Louisville	Louisville/Winston County Airport
LMT	KLMT		f	America/Los_Angeles	US	42.16	-121.73	Klamath Falls	Crater Lake/Klamath Regional Airport
LMU	WIDL		c	Asia/Pontianak	ID	2.96	105.75	Jemaja Island	Jemaja Island Letung Airport
LMV	VRGD		f	Indian/Maldives	MV	5.46	73.37	Madivaru	Madivaru Airport
LMY	AYLM		f	Pacific/Port_Moresby	PG	-7.01	141.49	Lake Murray	Lake Murray Airport
LNA	KLNA	PBI	f	America/New_York	US	26.59	-80.09	West Palm Beach	Palm Beach County Park Airport
LNB	NVSM		f	Pacific/Efate	VU	-16.58	168.16	Lamen Bay	Lamen Bay Airport
LND	KLND		f	America/Denver	US	42.82	-108.73	Lander	Hunt Field
LNE	NVSO		s	Pacific/Efate	VU	-15.87	168.17	Lonorore	Lonorore Airport
LNH	YLKN		f	Australia/Darwin	AU	-20.97	137.92	Lake Nash	Lake Nash Airport
LNI	AK71		f	America/Anchorage	US	70.91	-153.24	Lonely	Lonely Air Station
LNJ	ZPLC		f	Asia/Shanghai	CN	23.74	100.03	Lincang	Lincang Airport
LNK	KLNK		s	America/Chicago	US	40.85	-96.76	Lincoln	Lincoln Airport
LNL	ZLLN		f	Asia/Shanghai	CN	33.79	105.80	Longnan	Longnan Chengxian Airport
LNM	AYLN		c	Pacific/Port_Moresby	PG	-7.22	146.20	Langimar	Langimar
LNN	KLNN		f	America/New_York	US	41.68	-81.39	Willoughby	Lake County Executive Airport
LNO	YLEO		f	Australia/Perth	AU	-28.88	121.31	Leonora	Leonora Airport
LNP	KLNP		f	America/New_York	US	36.99	-82.53	Wise	Lonesome Pine Airport
LNR	KLNR		f	America/Chicago	US	43.21	-90.18	Lone Rock	Tri-County Regional Airport
LNS	KLNS		s	America/New_York	US	40.12	-76.29	Lancaster	Lancaster Airport
LNU	WALM		c	Asia/Makassar	ID	3.58	116.62	Malinau	Malinau Robert Atty Bessing Airport
LNV	AYKY		s	Pacific/Port_Moresby	PG	-3.04	152.63	Londolovit	Londolovit Airport
LNX	UUBS		f	Europe/Moscow	RU	54.74	32.06	Smolensk	Smolensk South Airport
LNY	PHNY		s	Pacific/Honolulu	US	20.79	-156.95	Lanai City	Lanai Airport
LNZ	LOWL		f	Europe/Vienna	AT	48.23	14.19	Linz	Linz Airport
LOA	YLOR		f	Australia/Brisbane	AU	-18.99	139.91	Lorraine	Lorraine Airport
LOB	SCAN		f	America/Santiago	CL	-32.81	-70.65	Los Andes	San Rafael Airport
LOC	YLOK		f	Australia/Adelaide	AU	-33.54	135.69	Lock	Lock Airport
LOD	NVSG		s	Pacific/Efate	VU	-15.31	167.97	Longana	Longana Airport
LOE	VTUL		f	Asia/Bangkok	TH	17.44	101.72	Loei	Loei Airport
LOH	SETM		f	America/Guayaquil	EC	-4.00	-79.37	La Toma	Camilo Ponce Enriquez Airport
LOI	SSLN		f	America/Sao_Paulo	BR	-27.16	-49.54	Lontras	Helmuth Baungarten Airport
LOK	HKLO		f	Africa/Nairobi	KE	3.12	35.61	Lodwar	Lodwar Airport
LOL	KLOL		f	America/Los_Angeles	US	40.07	-118.57	Lovelock	Derby Field
LOO	DAUL		f	Africa/Algiers	DZ	33.76	2.93	Laghouat	Laghouat Airport
LOP	WADL		s	Asia/Makassar	ID	-8.76	116.28	Mataram	Bandara International Lombok Airport
LOQ	FBLO		c	Africa/Gaborone	BW	-25.20	25.72	Lobatse	Lobatse Airport
LOS	DNMM		s	Africa/Lagos	NG	6.58	3.32	Lagos	Murtala Muhammed International Airport
LOT	KLOT		s	America/Chicago	US	41.61	-88.10	Chicago	Lewis University Airport
LOU	KLOU	SDF	f	America/New_York	US	38.23	-85.66	Louisville	Bowman Field
LOV	MMMV		f	America/Monterrey	MX	26.96	-101.47	Monclova	Monclova International Airport
LOW	KLKU		f	America/New_York	US	38.01	-77.97	Louisa	Louisa County/Freeman Field
LOY	HKLY		f	Africa/Nairobi	KE	2.75	36.72	Loyengalani	Loyengalani Airport
LOZ	KLOZ		f	America/New_York	US	37.09	-84.08	London	London/Corbin/Magee Airport
LPA	GCLP		s	Atlantic/Canary	ES	27.93	-15.39	Gran Canaria Island	Gran Canaria Airport
LPB	SLLP		s	America/La_Paz	BO	-16.51	-68.19	La Paz	El Alto International Airport
LPC	KLPC		f	America/Los_Angeles	US	34.67	-120.47	Lompoc	Lompoc Airport
LPD	SKLP		f	America/Bogota	CO	-1.33	-69.58	La Pedrera	La Pedrera Airport
LPE	SKIM		c	America/Bogota	CO	5.48	-70.42	La Primavera	La Primavera Airport
LPF	ZUPS		f	Asia/Shanghai	CN	26.61	104.98	Liupanshui	Liupanshui Yuezhao Airport
LPG	SADL		f	America/Argentina/Buenos_Aires	AR	-34.97	-57.89	La Plata	La Plata Airport
LPI	ESSL		s	Europe/Stockholm	SE	58.41	15.68	Linkoping	Linkoping SAAB Airport
LPJ	SVAS		f	America/Caracas	VE	6.58	-66.82	Guayabal	Armando Schwarck Airport
LPK	UUOL		s	Europe/Moscow	RU	52.70	39.54	Lipetsk	Lipetsk Airport
LPL	EGGP		s	Europe/London	GB	53.33	-2.85	Liverpool	Liverpool John Lennon Airport
LPM	NVSL		f	Pacific/Efate	VU	-16.45	167.82	Lamap	Lamap Airport
LPN	AYLP		c	Pacific/Port_Moresby	PG	-6.39	146.34	Leron Plains	Leron Plains Airport
LPO	KPPO		f	America/Chicago	US	41.57	-86.73	La Porte	La Porte Municipal Airport
LPP	EFLP		f	Europe/Helsinki	FI	61.04	28.14	Lappeenranta	Lappeenranta Airport
LPQ	VLLB		f	Asia/Vientiane	LA	19.90	102.16	Luang Phabang	Luang Phabang International Airport
LPS	KS31		f	America/Los_Angeles	US	48.48	-122.94	Lopez	Lopez Island Airport
LPT	VTCL		f	Asia/Bangkok	TH	18.27	99.50	Lampang	Lampang Airport
LPU	WRLP		f	Asia/Makassar	ID	1.70	114.97	Long Apung	Long Apung Airport
LPX	EVLA		f	Europe/Riga	LV	56.52	21.10	Liepaja	Liepaja International Airport
LPY	LFHP		s	Europe/Paris	FR	45.08	3.76	Le Puy	Le Puy-Loudes Airport
LPZ	SKSG		s	America/Bogota	CO	6.58	-73.13	San Gil	San Gil Airport
LQK	KLQK		f	America/New_York	US	34.81	-82.70	Pickens	Pickens County Airport
LQM	SKLG		f	America/Bogota	CO	-0.18	-74.77	Puerto Leguizamo	Caucaya Airport
LQN	OAQN		f	Asia/Kabul	AF	34.98	63.12	Qala-I-Naw	Qala-I-Naw Airport
LRA	LGLR		f	Europe/Athens	GR	39.66	22.34	Larisa	Larisa Airport
LRB	FXLR		f	Africa/Maseru	LS	-28.86	28.05	Leribe	Leribe Airport
LRC	WAPO		c	Asia/Jayapura	ID	-7.13	131.77	Larat	Larat Airport
LRD	KLRD		f	America/Chicago	US	27.54	-99.46	Laredo	Laredo International Airport
LRE	YLRE		s	Australia/Brisbane	AU	-23.43	144.28	Longreach	Longreach Airport
LRF	KLRF		f	America/Chicago	US	34.92	-92.15	Jacksonville	Little Rock Afb Airport
LRG	OPLL		f	Asia/Karachi	PK	30.36	68.61	Loralai	Loralai Airport
LRH	LFBH		f	Europe/Paris	FR	46.18	-1.20	La Rochelle	La Rochelle-Ile de Re Airport
LRJ	KLRJ		f	America/Chicago	US	42.78	-96.19	Le Mars	Le Mars Municipal Airport
LRL	DXNG		f	Africa/Lome	TG	9.77	1.09	Niamtougou	Niamtougou International Airport
LRM	MDLR		f	America/Santo_Domingo	DO	18.45	-68.91	La Romana	Casa De Campo International Airport
LRN		MWH	c	America/Los_Angeles	US	47.21	-119.32	Moses Lake	Larson Air Force Base (AFB)
LRO			c	America/Los_Angeles	US	37.84	-121.27	Lathrop	Sharpe Army Air Field
LRR	OISL		f	Asia/Tehran	IR	27.67	54.38	Lar	Lar Airport
LRS	LGLE		f	Europe/Athens	GR	37.18	26.80	Leros Island	Leros Airport
LRT	LFRH		f	Europe/Paris	FR	47.76	-3.44	Lorient	Lorient South Brittany (Bretagne Sud) Airport
LRU	KLRU		f	America/Denver	US	32.29	-106.92	Las Cruces	Las Cruces International Airport
LRV	SVRS		s	America/Caracas	VE	11.95	-66.67	Los Roques	Gran Roque Airport
LSA	AYKA		f	Pacific/Port_Moresby	PG	-8.51	151.08	Losuia	Losuia Airport
LSB	KLSB		f	America/Denver	US	32.33	-108.69	Lordsburg	Lordsburg Municipal Airport
LSC	SCSE		s	America/Santiago	CL	-29.92	-71.20	La Serena-Coquimbo	La Florida Airport
LSE	KLSE		s	America/Chicago	US	43.88	-91.26	La Crosse	La Crosse Regional Airport
LSF	KLSF	CSG	f	America/New_York	US	32.33	-84.99	Fort Benning	Lawson Army Air Field (Fort Benning) Airport
LSG	_LSG		s	Asia/Shanghai	CN	29.55	103.77	Leshan	Leshan Airport (under construction, unknown coordinates)
LSH	VYLS		f	Asia/Yangon	MM	22.98	97.75	Lashio	Lashio Airport
LSI	EGPB	SDZ	f	Europe/London	GB	59.88	-1.30	Lerwick	Sumburgh Airport
LSJ	AYLX		c	Pacific/Port_Moresby	PG	-5.37	147.00	Long Island	Long Island
LSK	KLSK		f	America/Denver	US	42.75	-104.40	Lusk	Lusk Municipal Airport
LSL	MRLC		f	America/Costa_Rica	CR	11.04	-84.71	Los Chiles	Los Chiles Airport
LSM	WBGD		f	Asia/Kuching	MY	4.22	115.60	Long Semado	Long Semado Airport
LSN	KLSN		f	America/Los_Angeles	US	37.06	-120.87	Los Banos	Los Banos Municipal Airport
LSO	LFOO		f	Europe/Paris	FR	46.48	-1.72	Les Sables-d'Olonne	Les Sables-d'Olonne Talmont Airport
LSP	SVJC		f	America/Caracas	VE	11.78	-70.15	Paraguana	Josefa Camejo International Airport
LSQ	SCGE		f	America/Santiago	CL	-37.40	-72.43	Los Angeles	Maria Dolores Airport
LSR	WILD		c	Asia/Jakarta	ID	3.39	97.86	Kutacane	Alas Leuser Airport
LSS	TFFS		f	America/Guadeloupe	GP	15.86	-61.58	Les Saintes	Terre-de-Haut Airport
LST	YMLT		s	Australia/Melbourne	AU	-41.55	147.21	Launceston	Launceston Airport
LSU	WBGU		f	Asia/Kuching	MY	4.55	115.49	Long Sukang	Long Sukang Airport
LSV	KLSV	LAS	f	America/Los_Angeles	US	36.24	-115.03	Las Vegas	Nellis Afb Airport
LSW	WITM		f	Asia/Jakarta	ID	5.23	96.95	Lhok Seumawe	Malikus Saleh Airport
LSX	WITL		f	Asia/Jakarta	ID	5.07	97.26	Lhok Sukon	Lhok Sukon Airport
LSY	YLIS		f	Australia/Sydney	AU	-28.83	153.26	Lismore	Lismore Airport
LSZ	LDLO		f	Europe/Zagreb	HR	44.57	14.39	Losinj	Losinj Island Airport
LTA	FATZ		f	Africa/Johannesburg	ZA	-23.82	30.33	Tzaneen	Tzaneen Airport
LTC	FTTH		f	Africa/Ndjamena	TD	9.40	16.30	Lai	Lai Airport
LTD	HLTD		f	Africa/Tripoli	LY	30.15	9.72	Ghadames	Ghadames East Airport
LTG	VNLT		f	Asia/Kathmandu	NP	28.20	85.58	Langtang	Langtang Airport
LTH	VVLT	SGN	c	Asia/Ho_Chi_Minh	VN	10.77	107.04	Ho Chi Minh City	Long Thanh International Airport
LTI	ZMAT		f	Asia/Ulaanbaatar	MN	46.38	96.22	Altai	Altai Airport
LTK	OSLK		f	Asia/Damascus	SY	35.40	35.95	Latakia	Bassel Al-Assad International Airport
LTL	FOOR		f	Africa/Libreville	GA	-0.83	12.75	Lastourville	Lastourville Airport
LTM	SYLT		f	America/Guyana	GY	3.37	-59.79	Lethem	Lethem Airport
LTN	EGGW	LON	s	Europe/London	GB	51.87	-0.37	London	London Luton Airport
LTO	MMLT		f	America/Mazatlan	MX	25.99	-111.35	Loreto	Loreto International Airport
LTP	YLHS		f	Australia/Brisbane	AU	-19.20	144.37	Lyndhurst	Lyndhurst Airport
LTQ	LFAT		f	Europe/Paris	FR	50.52	1.62	Le Touquet-Paris-Plage	Le Touquet-Cote d'Opale Airport
LTR	EILT		c	Europe/Dublin	IE	54.95	-7.73	Letterkenny	Letterkenny Airport
LTS	KLTS		f	America/Chicago	US	34.67	-99.27	Altus	Altus Afb Airport
LTT	LFTZ		f	Europe/Paris	FR	43.21	6.48	La Mole	La Mole Airport
LTU	VALT		f	Asia/Kolkata	IN	18.41	76.46	Latur	Murod Kond Airport
LTV	YLOV		f	Australia/Brisbane	AU	-17.05	141.38	Lotus Vale	Lotus Vale Airport
LTW	K2W6		f	America/New_York	US	38.32	-76.55	Leonardtown	St Mary's County Regional Airport
LTX	SELT		f	America/Guayaquil	EC	-0.91	-78.62	Latacunga	Cotopaxi International Airport
LUA	VNLK		s	Asia/Kathmandu	NP	27.69	86.73	Lukla	Lukla Airport
LUB	SYLP		f	America/Guyana	GY	2.39	-59.44	Lumid Pau	Lumid Pau Airport
LUC	NFNH		f	Pacific/Fiji	FJ	-16.75	-179.67	Laucala Island	Laucala Island Airport
LUD	FYLZ		f	Africa/Windhoek	NA	-26.69	15.24	Luderitz	Luderitz Airport
LUE	LZLU		f	Europe/Bratislava	SK	48.34	19.74	Lucenec	Lucenec Airport
LUF	KLUF	PHX	f	America/Phoenix	US	33.53	-112.38	Glendale	Luke Afb Airport
LUG	LSZA		f	Europe/Zurich	CH	46.00	8.91	Lugano	Lugano Airport
LUH	VILD		f	Asia/Kolkata	IN	30.86	75.95	Ludhiana	Ludhiana Airport
LUI	MHCR		c	America/Tegucigalpa	HN	15.03	-86.69	La Unión	La Unión Airport
LUK	KLUK	CVG	s	America/New_York	US	39.10	-84.42	Cincinnati	Cincinnati Municipal/Lunken Field
LUL	KLUL		f	America/Chicago	US	31.67	-89.17	Laurel	Hesler/Noble Field
LUM	ZPLX		s	Asia/Shanghai	CN	24.40	98.53	Luxi	Mangshi Airport
LUN	FLKK		s	Africa/Lusaka	ZM	-15.33	28.45	Lusaka	Kenneth Kaunda International Airport
LUO	FNUE		f	Africa/Luanda	AO	-11.77	19.90	Luena	Luena Airport
LUP	PHLU		f	Pacific/Honolulu	US	21.21	-156.97	Kalaupapa	Kalaupapa Airport
LUQ	SAOU		f	America/Argentina/San_Luis	AR	-33.27	-66.36	San Luis	Brigadier Mayor D Cesar Raul Ojeda Airport
LUR	PALU		f	America/Anchorage	US	68.88	-166.11	Cape Lisburne	Cape Lisburne Lrrs Airport
LUS	FZCE		f	Africa/Kinshasa	CD	-4.80	18.72	Lusanga	Lusanga Airport
LUT	YLRS		f	Australia/Brisbane	AU	-15.18	144.37	New Laura	New Laura Airport
LUU	YLRA		f	Australia/Brisbane	AU	-15.55	144.45	Laura	Laura Airport
LUV	WAPL		s	Asia/Jayapura	ID	-5.66	132.73	Langgur-Seram Island	Dumatumbun Airport
LUW	WAMW		s	Asia/Makassar	ID	-1.04	122.77	Luwok-Celebes Island	Bubung Airport
LUX	ELLX		s	Europe/Luxembourg	LU	49.37	6.12	Luxembourg	Luxembourg-Findel International Airport
LUZ	EPLB		f	Europe/Warsaw	PL	51.24	22.71	Lublin	Lublin Airport
LVA	LFOV		f	Europe/Paris	FR	48.03	-0.74	Laval	Laval-Entrammes Airport
LVD	K2AK		f	America/Anchorage	US	61.36	-155.44	Lime Village	Lime Village Airport
LVI	FLLI		s	Africa/Lusaka	ZM	-17.82	25.82	Livingstone	Livingstone Airport
LVK	KLVK		f	America/Los_Angeles	US	37.69	-121.82	Livermore	Livermore Municipal Airport
LVL	KLVL		f	America/New_York	US	36.77	-77.79	Lawrenceville	Brunswick County Airport
LVM	KLVM		f	America/Denver	US	45.70	-110.45	Livingston	Mission Field
LVO	YLTN		f	Australia/Perth	AU	-28.61	122.42	Laverton	Laverton Airport
LVP	OIBV		f	Asia/Tehran	IR	26.81	53.36	Lavan Island	Lavan Island Airport
LVR	SILC		f	America/Cuiaba	BR	-13.04	-55.95	Lucas do Rio Verde	Municipal Bom Futuro Airport
LVS	KLVS		f	America/Denver	US	35.65	-105.14	Las Vegas	Las Vegas Municipal Airport
LWB	KLWB		s	America/New_York	US	37.86	-80.40	Lewisburg	Greenbrier Valley Airport
LWC	KLWC		f	America/Chicago	US	39.01	-95.22	Lawrence	Lawrence Regional Airport
LWE	WATW		c	Asia/Makassar	ID	-8.38	123.40	Lewoleba	Lewoleba Airport
LWH	YLAH		f	Australia/Brisbane	AU	-18.57	138.63	Lawn Hill	Lawn Hill Airport
LWI	AYLO		f	Pacific/Port_Moresby	PG	-6.33	146.65	Lowai	Lowai Airstrip
LWK	EGET	SDZ	f	Europe/London	GB	60.19	-1.24	Lerwick	Lerwick / Tingwall Airport
LWL	KLWL		f	America/Los_Angeles	US	41.12	-114.92	Wells	Wells Municipal/Harriet Field
LWM	KLWM		f	America/New_York	US	42.72	-71.12	Lawrence	Lawrence Municipal Airport
LWN	UDSG		f	Asia/Yerevan	AM	40.75	43.86	Gyumri	Gyumri Shirak Airport
LWO	UKLL		s	Europe/Kyiv	UA	49.81	23.96	Lviv	Lviv International Airport
LWR	EHLW		f	Europe/Amsterdam	NL	53.23	5.76	Leeuwarden	Leeuwarden Air Base
LWS	KLWS		s	America/Los_Angeles	US	46.37	-117.02	Lewiston	Lewiston/Nez Perce County Airport
LWT	KLWT		f	America/Denver	US	47.05	-109.47	Lewistown	Lewistown Municipal Airport
LWV	KLWV		f	America/Chicago	US	38.76	-87.61	Lawrenceville	Lawrenceville-Vincennes International Airport
LWY	WBGW		s	Asia/Kuala_Lumpur	MY	4.85	115.41	Lawas	Lawas Airport
LXA	ZULS		s	Asia/Shanghai	CN	29.30	90.91	Lhasa	Lhasa Gonggar Airport
LXD	WIMO		c	Asia/Jakarta	ID	-0.02	98.30	Kecamatan Pulau-Pulau Batu Utara	Lasondre Airport
LXG	VLLN		f	Asia/Vientiane	LA	20.97	101.40	Luang Namtha	Luang Namtha Airport
LXI			c	Asia/Shanghai	CN	43.60	118.00	Linxi	Linxi
LXN	KLXN		f	America/Chicago	US	40.79	-99.78	Lexington	Jim Kelly Field
LXR	HELX		s	Africa/Cairo	EG	25.67	32.71	Luxor	Luxor International Airport
LXS	LGLM		f	Europe/Athens	GR	39.92	25.24	Limnos Island	Limnos Airport
LXU	FLLK		f	Africa/Lusaka	ZM	-14.37	23.25	Lukulu	Lukulu Airport
LXV	KLXV		f	America/Denver	US	39.22	-106.32	Leadville	Lake County Airport
LYA	ZHLY		s	Asia/Shanghai	CN	34.74	112.39	Luoyang	Luoyang Airport
LYB	MWCL		s	America/Cayman	KY	19.67	-80.10	Little Cayman	Edward Bodden Airfield
LYC	ESNL		f	Europe/Stockholm	SE	64.55	18.72	Lycksele	Lycksele Airport
LYE	EGDL		c	Europe/London	GB	51.51	-1.99	Lyneham	RAF Lyneham
LYG	ZSLG		s	Asia/Shanghai	CN	34.57	118.87	Lianyungang	Lianyungang Airport
LYH	KLYH		s	America/New_York	US	37.33	-79.20	Lynchburg	Lynchburg Regional/Preston Glenn Field
LYI	ZSLY		s	Asia/Shanghai	CN	35.05	118.41	Linyi	Shubuling Airport
LYK	WADU	SWQ	c	Asia/Makassar	ID	-8.99	117.22	Sumbawa Besar	Lunyuk Airport
LYN	LFLY	LYS	f	Europe/Paris	FR	45.73	4.94	Lyon	Lyon-Bron Airport
LYO	KLYO		f	America/Chicago	US	38.34	-98.23	Lyons	Lyons-Rice County Municipal Airport
LYP	OPFA		f	Asia/Karachi	PK	31.36	72.99	Faisalabad	Faisalabad International Airport
LYR	ENSB		f	Arctic/Longyearbyen	NO	78.25	15.47	Longyearbyen	Svalbard Airport Longyear
LYS	LFLL		s	Europe/Paris	FR	45.73	5.09	Lyon	Lyon Saint-Exupery Airport
LYU	KELO		f	America/Chicago	US	47.82	-91.83	Ely	Ely Municipal Airport
LYX	EGMD		f	Europe/London	GB	50.96	0.94	Lydd	Lydd Airport
LZA	FZUG		f	Africa/Lubumbashi	CD	-7.18	22.40	Luiza	Luiza Airport
LZC	MMLC		f	America/Mexico_City	MX	18.00	-102.22	Lazaro Cardenas	Lazaro Cardenas Airport
LZD		LHW	c	Asia/Chongqing	CN	36.02	103.70	Lanzhou	Lanzhoudong Airport
LZG	ZULA		f	Asia/Shanghai	CN	31.50	106.04	Langzhong	Langzhong Gucheng Airport
LZH	ZGZH		s	Asia/Shanghai	CN	24.21	109.39	Liuzhou	Bailian Airport
LZI	FZAL		f	Africa/Kinshasa	CD	-4.95	14.13	Luozi	Luozi Airport
LZM	FNLZ		f	Africa/Luanda	AO	-9.12	18.05	Luzamba	Luzamba Airport
LZN	RCFG		s	Asia/Taipei	TW	26.16	119.96	Nangang Island	Matsu Nangan Airport
LZO	ZULZ		s	Asia/Shanghai	CN	28.85	105.39	Luzhou	Luzhou Airport
LZR	YLZI		f	Australia/Brisbane	AU	-14.67	145.45	Lizard Island	Lizard Island Airport
LZU	KLZU		f	America/New_York	US	33.98	-83.96	Lawrenceville	Gwinnett County/Briscoe Field
LZY	ZUNZ		f	Asia/Shanghai	CN	29.30	94.34	Nyingchi	Nyingchi Airport
MAA	VOMM		s	Asia/Kolkata	IN	12.99	80.17	Chennai	Chennai International Airport
MAB	SBMA		s	America/Araguaina	BR	-5.37	-49.14	Maraba	Maraba Airport
MAC	KMAC	MCN	f	America/New_York	US	32.82	-83.56	Macon	Macon Downtown Airport
MAD	LEMD		s	Europe/Madrid	ES	40.49	-3.57	Madrid	Madrid Barajas International Airport
MAE	KMAE		f	America/Los_Angeles	US	36.99	-120.11	Madera	Madera Municipal Airport
MAF	KMAF		s	America/Chicago	US	31.94	-102.20	Midland	Midland International Air And Space Port Airport
MAG	AYMD		s	Pacific/Port_Moresby	PG	-5.21	145.79	Madang	Madang Airport
MAH	LEMH		s	Europe/Madrid	ES	39.86	4.22	Menorca Island	Menorca Airport
MAI			c	Africa/Blantyre	MW	-14.48	35.27	Mangochi	Mangochi
MAJ	PKMJ		s	Pacific/Majuro	MH	7.06	171.27	Majuro Atoll	Amata Kabua International Airport
MAK	HSSM		f	Africa/Juba	SS	9.56	31.65	Malakal	Malakal Airport
MAL	WAPE		f	Asia/Jayapura	ID	-1.88	125.83	Mangole Island	Mangole Airport Falabisahaya
MAM	MMMA		f	America/Mexico_City	MX	25.77	-97.53	Matamoros	General Servando Canales International Airport
MAN	EGCC		s	Europe/London	GB	53.35	-2.27	Manchester	Manchester Airport
MAO	SBEG		s	America/Boa_Vista	BR	-3.04	-60.05	Manaus	Eduardo Gomes International Airport
MAQ	VTPM		f	Asia/Bangkok	TH	16.70	98.55	Mae Sot	Mae Sot Airport
MAR	SVMC		s	America/Caracas	VE	10.56	-71.73	Maracaibo	La Chinita International Airport
MAS	AYMO		f	Pacific/Port_Moresby	PG	-2.06	147.42	Momote	Momote Airport
MAT	FZAM		f	Africa/Kinshasa	CD	-5.80	13.44	Matadi	Tshimpi Airport
MAU	NTTP		s	Pacific/Tahiti	PF	-16.43	-152.24	Maupiti	Maupiti Airport
MAW	KMAW		f	America/Chicago	US	36.60	-89.99	Malden	Malden Regional Airport
MAX	GOSM		f	Africa/Dakar	SN	15.59	-13.32	Matam	Ouro Sogui Airport
MAY	MYAB		f	America/Nassau	BS	24.29	-77.68	Mangrove Cay	Clarence A. Bain Airport
MAZ	TJMZ		f	America/Puerto_Rico	US	18.26	-67.15	Mayaguez	Eugenio Maria De Hostos Airport
MBA	HKMO		s	Africa/Nairobi	KE	-4.03	39.59	Mombasa	Mombasa Moi International Airport
MBB	YMBL		f	Australia/Perth	AU	-21.16	119.83	Marble Bar	Marble Bar Airport
MBC	FOGG		f	Africa/Libreville	GA	-1.88	11.93	M'Bigou	M'Bigou Airport
MBD	FAMM		f	Africa/Johannesburg	ZA	-25.80	25.55	Mafeking	Mmabatho International Airport
MBE	RJEB		f	Asia/Tokyo	JP	44.30	143.40	Monbetsu	Monbetsu Airport
MBF	YPOK		f	Australia/Melbourne	AU	-36.72	146.89	Porepunkah	Porepunkah Airport
MBG	KMBG		f	America/Chicago	US	45.55	-100.41	Mobridge	Mobridge Municipal Airport
MBH	YMYB		f	Australia/Brisbane	AU	-25.51	152.72	Maryborough	Maryborough Airport
MBI	HTMB		f	Africa/Dar_es_Salaam	TZ	-8.92	33.47	Mbeya	Mbeya Airport
MBJ	MKJS		s	America/Jamaica	JM	18.50	-77.91	Montego Bay	Sangster International Airport
MBK	SWXM		f	America/Cuiaba	BR	-10.17	-54.95	Matupa	Regional Orlando Villas Boas Airport
MBL	KMBL		f	America/Detroit	US	44.27	-86.25	Manistee	Manistee County/Blacker Airport
MBO	RPUM		f	Asia/Manila	PH	13.21	120.61	Mamburao	Mamburao Airport
MBP	SPBB		f	America/Lima	PE	-6.02	-76.99	Moyobamba	Moyobamba Airport
MBQ	HUMA		f	Africa/Kampala	UG	-0.56	30.60	Mbarara	Mbarara Airport
MBS	KMBS		f	America/New_York	US	43.53	-84.08	Saginaw	Mbs International Airport
MBT	RPVJ		f	Asia/Manila	PH	12.37	123.63	Masbate	Moises R. Espinosa Airport
MBU	AGGI		f	Pacific/Guadalcanal	SB	-9.75	159.84	Mbambanakira	Babanakira Airport
MBW	YMMB	MEL	f	Australia/Melbourne	AU	-37.98	145.10	Melbourne	Melbourne Moorabbin Airport
MBX	LJMB		f	Europe/Ljubljana	SI	46.48	15.69	Maribor	Maribor Airport
MBY	KMBY		f	America/Chicago	US	39.46	-92.43	Moberly	Omar N Bradley Airport
MBZ	SWMW		f	America/Boa_Vista	BR	-3.37	-57.72	Maues	Maues Airport
MCA	GUMA		f	Africa/Conakry	GN	8.53	-9.47	Macenta	Macenta Airport
MCB	KMCB		f	America/Chicago	US	31.18	-90.47	Mc Comb	Mc Comb/Pike County/John E Lewis Field
MCC	KMCC	SAC	f	America/Los_Angeles	US	38.67	-121.40	Sacramento	Mc Clellan Airfield
MCD	KMCD		s	America/Detroit	US	45.86	-84.64	Mackinac Island	Mackinac Island Airport
MCE	KMCE		s	America/Los_Angeles	US	37.28	-120.51	Merced	Merced Yosemite Regional Airport
MCF	KMCF	TPA	f	America/New_York	US	27.85	-82.52	Tampa	Macdill Afb Airport
MCG	PAMC		s	America/Anchorage	US	62.95	-155.61	Mc Grath	Mc Grath Airport
MCH	SEMH		f	America/Guayaquil	EC	-3.27	-79.96	Machala	General Manuel Serrano Airport
MCI	KMCI	MKC	s	America/Chicago	US	39.30	-94.71	Kansas City	Kansas City International Airport
MCJ	SKLM		f	America/Bogota	CO	11.23	-72.49	La Mina-Maicao	Jorge Isaac Airport
MCK	KMCK		f	America/Chicago	US	40.21	-100.59	Mc Cook	Mc Cook Ben Nelson Regional Airport
MCL	PAIN		f	America/Anchorage	US	63.73	-148.91	Mckinley Park	Mc Kinley Ntl Park Airport
MCN	KMCN		f	America/New_York	US	32.69	-83.65	Macon	Middle Georgia Regional Airport
MCO	KMCO	ORL	s	America/New_York	US	28.43	-81.31	Orlando	Orlando International Airport
MCP	SBMQ		f	America/Belem	BR	0.05	-51.07	Macapa	Alberto Alcolumbre Airport
MCQ	LHMC		c	Europe/Budapest	HU	48.14	20.79	Miskolc	Miskolc Airport
MCR	MGMM		f	America/Guatemala	GT	17.07	-89.15	Melchor de Mencos	Melchor de Mencos Airport
MCS	SARM		f	America/Argentina/Cordoba	AR	-30.27	-57.64	Monte Caseros	Monte Caseros Airport
MCT	OOMS		s	Asia/Muscat	OM	23.59	58.28	Muscat	Muscat International Airport
MCU	LFBK		f	Europe/Paris	FR	46.22	2.36	Montlucon	Montlucon-Gueret Airport
MCV	YMHU		f	Australia/Darwin	AU	-16.44	136.08	McArthur River Mine	McArthur River Mine Airport
MCW	KMCW		f	America/Chicago	US	43.16	-93.33	Mason City	Mason City Municipal Airport
MCX	URML		s	Europe/Moscow	RU	42.82	47.65	Makhachkala	Uytash Airport
MCY	YBMC		s	Australia/Brisbane	AU	-26.60	153.09	Maroochydore	Sunshine Coast Airport
MCZ	SBMO		s	America/Maceio	BR	-9.51	-35.79	Maceio	Zumbi dos Palmares Airport
MDC	WAMM		s	Asia/Makassar	ID	1.55	124.93	Manado-Celebes Island	Sam Ratulangi Airport
MDD	KMDD	MAF	f	America/Chicago	US	32.04	-102.10	Midland	Midland Airpark
MDE	SKRG		s	America/Bogota	CO	6.16	-75.42	Medellin	Jose Maria Cordova International Airport
MDF	KMDZ		f	America/Chicago	US	45.10	-90.30	Medford	Taylor County Airport
MDG	ZYMD		f	Asia/Shanghai	CN	44.52	129.57	Mudanjiang	Mudanjiang Hailang International Airport
MDH	KMDH		f	America/Chicago	US	37.78	-89.25	Carbondale	Southern Illinois Airport
MDI	DNMK		f	Africa/Lagos	NG	7.70	8.61	Makurdi	Makurdi Airport
MDJ	KS33		f	America/Los_Angeles	US	44.67	-121.16	Madras	Madras Municipal Airport
MDK	FZEA		f	Africa/Kinshasa	CD	0.02	18.29	Mbandaka	Mbandaka Airport
MDL	VYMD		s	Asia/Yangon	MM	21.70	95.98	Mandalay	Mandalay International Airport
MDM	AYDK		c	Pacific/Port_Moresby	PG	-4.63	143.50	Munduku	Munduku
MDN	KIMS		f	America/Indiana/Indianapolis	US	38.76	-85.46	Madison	Madison Regional Airport
MDO	PAMD		f	America/Anchorage	US	59.45	-146.31	Middleton Island	Middleton Island Airport
MDP	WAKD		f	Asia/Jayapura	ID	-5.75	140.37	Mindiptana-Papua Island	Mindiptana Airport
MDQ	SAZM		s	America/Argentina/Buenos_Aires	AR	-37.93	-57.57	Mar del Plata	Astor Piazzola International Airport
MDR	HKMZ	MRE	c	Africa/Nairobi	KE	-1.30	35.06	Maasai Mara Game Reserve	Musiara Airport
MDS	MBMC		f	America/Grand_Turk	TC	21.83	-71.80	Middle Caicos	Middle Caicos Airport
MDT	KMDT	HAR	s	America/New_York	US	40.19	-76.76	Harrisburg	Harrisburg International Airport
MDU	AYMN		f	Pacific/Port_Moresby	PG	-6.15	143.66	Mendi	Mendi Airport
MDW	KMDW	CHI	s	America/Chicago	US	41.79	-87.75	Chicago	Chicago Midway International Airport
MDX	SATM		f	America/Argentina/Cordoba	AR	-29.22	-58.09	Mercedes	Mercedes Airport
MDY	PMDY		f	Pacific/Midway	UM	28.20	-177.38	Midway Atoll	Henderson Field
MDZ	SAME		s	America/Argentina/Mendoza	AR	-32.83	-68.79	Mendoza	El Plumerillo Airport
MEA	SBME		f	America/Sao_Paulo	BR	-22.34	-41.77	Macae	Macae Airport
MEB	YMEN	MEL	s	Australia/Melbourne	AU	-37.73	144.90	Melbourne Essendon	Melbourne Essendon Airport
MEC	SEMT		f	America/Guayaquil	EC	-0.95	-80.68	Manta	Eloy Alfaro International Airport
MED	OEMA		s	Asia/Riyadh	SA	24.55	39.71	Medina	Prince Mohammad Bin Abdulaziz Airport
MEE	NWWR		s	Pacific/Noumea	NC	-21.48	168.04	Mare	Mare Airport
MEG	FNMA		f	Africa/Luanda	AO	-9.53	16.31	Malanje	Malanje Airport
MEH	ENMH		s	Europe/Oslo	NO	71.03	27.83	Mehamn	Mehamn Airport
MEI	KMEI		f	America/Chicago	US	32.33	-88.75	Meridian	Key Field
MEJ	KGKJ		f	America/New_York	US	41.63	-80.21	Meadville	Port Meadville Airport
MEK	GMFM		f	Africa/Casablanca	MA	33.88	-5.52	Meknes	Bassatine Airport
MEL	YMML		s	Australia/Melbourne	AU	-37.67	144.84	Melbourne	Melbourne International Airport
MEM	KMEM		s	America/Chicago	US	35.04	-89.98	Memphis	Frederick W Smith International/Memphis Airport
MEN	LFNB		f	Europe/Paris	FR	44.50	3.53	Mende	Mende-Brenoux Airport
MEO	KMQI		s	America/New_York	US	35.92	-75.70	Manteo	Dare County Regional Airport
MEP	WMAU		f	Asia/Kuala_Lumpur	MY	2.38	103.87	Mersing	Mersing Airport
MEQ	WITC		f	Asia/Jakarta	ID	4.25	96.22	Peureumeue	Cut Nyak Dien Airport
MER	KMER	MCE	f	America/Los_Angeles	US	37.38	-120.57	Atwater	Castle Airport
MES	WIMK		f	Asia/Jakarta	ID	3.56	98.67	Medan	Soewondo Air Force Base
MET	YMOT		f	Australia/Brisbane	AU	-12.44	142.64	Moreton	Moreton Airport
MEU	SBMD		f	America/Belem	BR	-0.89	-52.60	Almeirim	Monte Dourado Airport
MEV	KMEV		f	America/Los_Angeles	US	39.00	-119.75	Minden	Minden-Tahoe Airport
MEW	FZVM		f	Africa/Lubumbashi	CD	-4.85	21.55	Mweka	Mweka Airport
MEX	MMMX		s	America/Mexico_City	MX	19.44	-99.07	Mexico City	Licenciado Benito Juarez International Airport
MEY	VNMG		f	Asia/Kathmandu	NP	27.58	84.23	Meghauli	Meghauli Airport
MEZ	FAMH		f	Africa/Johannesburg	ZA	-22.36	29.99	Musina	Musina(Messina) Airport
MFA	HTMA		f	Africa/Dar_es_Salaam	TZ	-7.92	39.67	Mafia Island	Mafia Island Airport
MFC	FXMF		f	Africa/Maseru	LS	-29.80	27.24	Mafeteng	Mafeteng Airport
MFD	KMFD		f	America/New_York	US	40.82	-82.52	Mansfield	Mansfield Lahm Regional Airport
MFE	KMFE		s	America/Chicago	US	26.18	-98.24	Mc Allen	Mc Allen International Airport
MFF	FOOD		f	Africa/Libreville	GA	-1.53	13.27	Moanda	Moanda Airport
MFG	OPMF		f	Asia/Karachi	PK	34.34	73.51	Muzaffarabad	Muzaffarabad Airport
MFH	K67L		f	America/Los_Angeles	US	36.83	-114.06	Mesquite	Mesquite Airport
MFI	KMFI		f	America/Chicago	US	44.64	-90.19	Marshfield	Marshfield Municipal Airport
MFJ	NFMO		f	Pacific/Fiji	FJ	-18.57	179.95	Moala	Moala Airport
MFK	RCMT		f	Asia/Taipei	TW	26.22	120.00	Beigan Island	Matsu Beigan Airport
MFL	YWDV		c	Australia/Brisbane	AU	-19.67	144.90	Wando Vale	Wando Vale
MFM	VMMC		s	Asia/Macau	MO	22.15	113.59	Taipa	Macau International Airport
MFN	NZMF		f	Pacific/Auckland	NZ	-44.67	167.92	Milford Sound	Milford Sound Airport
MFO	AYNG		f	Pacific/Port_Moresby	PG	-5.58	151.79	Manguna	Manguna Airport
MFP	YMCR		f	Australia/Darwin	AU	-22.10	137.98	Manners Creek	Manners Creek Airport
MFQ	DRRM		f	Africa/Niamey	NE	13.50	7.13	Maradi	Maradi Airport
MFR	KMFR		s	America/Los_Angeles	US	42.37	-122.87	Medford	Rogue Valley International/Medford Airport
MFS	SKMF		f	America/Bogota	CO	1.35	-71.94	Miraflores	Miraflores Airport
MFU	FLMF		f	Africa/Lusaka	ZM	-13.26	31.94	Mfuwe	Mfuwe Airport
MFV	KMFV		f	America/New_York	US	37.65	-75.76	Melfa	Accomack County Airport
MFX	LFKX		f	Europe/Paris	FR	45.41	6.58	Ajaccio	Meribel Airport
MFZ	AYES		c	Pacific/Port_Moresby	PG	-6.14	149.12	Meselia	Meselia Airport
MGA	MNMG		s	America/Managua	NI	12.14	-86.17	Managua	Augusto C. Sandino (Managua) International Airport
MGB	YMTG		s	Australia/Adelaide	AU	-37.75	140.78	Mount Gambier	Mount Gambier Airport
MGC	KMGC		f	America/Chicago	US	41.70	-86.82	Michigan City	Michigan City Municipal-Phillips Field
MGD	SLMG		f	America/La_Paz	BO	-13.26	-64.06	Magdalena	Magdalena Airport
MGE	KMGE		f	America/New_York	US	33.91	-84.51	Marietta	Dobbins Arb Airport
MGF	SBMG		s	America/Sao_Paulo	BR	-23.48	-52.01	Maringa	Regional de Maringa - Silvio Nane Junior Airport
MGH	FAMG		f	Africa/Johannesburg	ZA	-30.86	30.34	Margate	Margate Airport
MGJ	KMGJ		f	America/New_York	US	41.51	-74.26	Montgomery	Orange County Airport
MGK	VYMT		f	Asia/Yangon	MM	20.30	98.90	Mong Tong	Mong Tong Airport
MGL	EDLN	DUS	f	Europe/Berlin	DE	51.23	6.50	Monchengladbach	Monchengladbach Airport
MGM	KMGM		s	America/Chicago	US	32.30	-86.39	Montgomery	Montgomery Regional (Dannelly Field) Airport
MGN	SKMG		f	America/Bogota	CO	9.28	-74.85	Magangue	Baracoa Airport
MGQ	HCMM		s	Africa/Mogadishu	SO	2.01	45.30	Mogadishu	Aden Adde International Airport
MGR	KMGR		f	America/New_York	US	31.09	-83.80	Moultrie	Moultrie Municipal Airport
MGS	NCMG		f	Pacific/Rarotonga	CK	-21.90	-157.91	Mangaia Island	Mangaia Island Airport
MGT	YMGB		f	Australia/Darwin	AU	-12.09	134.89	Milingimbi Island	Milingimbi Airport
MGU	VYMN		f	Asia/Yangon	MM	18.85	93.69	Manaung	Manaung Airport
MGV	YMGR		f	Australia/Perth	AU	-18.62	126.88	Margaret River (Station)	Margaret River (Station) Airport
MGW	KMGW		s	America/New_York	US	39.64	-79.92	Morgantown	Morgantown Municipal/Walter L Bill Hart Field
MGX	FOGI		f	Africa/Libreville	GA	-2.43	11.00	Moabi	Moabi Airport
MGY	KMGY	DAY	s	America/New_York	US	39.59	-84.22	Dayton	Dayton/Wright Brothers Airport
MGZ	VYME		f	Asia/Yangon	MM	12.44	98.62	Mkeik	Myeik Airport
MHA	SYMD		f	America/Guyana	GY	5.28	-59.15	Mahdia	Mahdia Airport
MHC	SCPQ	WCA	f	America/Santiago	CL	-42.34	-73.72	Dalcahue	Mocopulli Airport
MHD	OIMM		s	Asia/Tehran	IR	36.24	59.64	Mashhad	Mashhad International Airport
MHE	KMHE		f	America/Chicago	US	43.77	-98.04	Mitchell	Mitchell Municipal Airport
MHG	EDFM		f	Europe/Berlin	DE	49.47	8.51	Mannheim	Mannheim-City Airport
MHH	MYAM		s	America/Nassau	BS	26.51	-77.08	Marsh Harbour	Marsh Harbour International Airport
MHI	HDMO		f	Africa/Djibouti	DJ	11.72	43.20	Moucha Island	Moucha Airport
MHK	KMHK		s	America/Chicago	US	39.14	-96.67	Manhattan	Manhattan Regional Airport
MHL	KMHL		f	America/Chicago	US	39.10	-93.20	Marshall	Marshall Memorial Municipal Airport
MHM	AGOB		c	Pacific/Guadalcanal	SB	-8.33	160.80	Manaoba Island	Manaoba Island Airport
MHN	84NE		f	America/Chicago	US	42.04	-101.06	Mullen	Hooker County Airport
MHO	YMHO		f	Australia/Perth	AU	-17.05	125.71	Mount House	Mount House Airport
MHP	UMMM	MSQ	c	Europe/Minsk	BY	53.86	27.54	Minsk	Loshitsa / Minsk International 1
MHQ	EFMA		f	Europe/Mariehamn	FI	60.12	19.90	Mariehamn	Mariehamn Airport
MHR	KMHR	SAC	f	America/Los_Angeles	US	38.56	-121.30	Sacramento	Sacramento Mather Airport
MHS	K1O6		f	America/Los_Angeles	US	41.26	-122.27	Dunsmuir	Dunsmuir Municipal-Mott Airport
MHT	KMHT		s	America/New_York	US	42.93	-71.44	Manchester	Manchester Boston Regional Airport
MHU	YHOT		f	Australia/Hobart	AU	-37.05	147.33	Mount Hotham	Mount Hotham Airport
MHV	KMHV		f	America/Los_Angeles	US	35.06	-118.15	Mojave	Mojave Air & Space Port/Rutan Field
MHW	SLAG		f	America/La_Paz	BO	-19.83	-63.96	El Banado	Monteagudo Airport
MHX	NCMH		f	Pacific/Rarotonga	CK	-10.38	-161.00	Manihiki Island	Manihiki Island Airport
MHZ	EGUN		f	Europe/London	GB	52.36	0.49	Mildenhall	RAF Mildenhall
MIA	KMIA		s	America/New_York	US	25.80	-80.29	Miami	Miami International Airport
MIB	KMIB	MOT	f	America/Chicago	US	48.42	-101.36	Minot	Minot Afb Airport
MIC	KMIC	MSP	f	America/Chicago	US	45.06	-93.35	Minneapolis	Crystal Airport
MID	MMMD		s	America/Merida	MX	20.94	-89.66	Merida	Licenciado Manuel Crescencio Rejon Int Airport
MIE	KMIE		f	America/Indiana/Indianapolis	US	40.24	-85.40	Muncie	Delaware County Regional Airport
MIF	KE01		f	America/Chicago	US	31.58	-102.91	Monahans	Roy Hurd Memorial Airport
MIG	ZUMY		s	Asia/Shanghai	CN	31.43	104.74	Mianyang	Mianyang Airport
MIH	YMIP		f	Australia/Perth	AU	-14.79	125.82	Mitchell Plateau	Mitchell Plateau Airport
MII	SBML		f	America/Sao_Paulo	BR	-22.20	-49.93	Marilia	Marilia Airport
MIJ	K1Q9		f	Pacific/Majuro	MH	6.08	171.73	Mili Island	Mili Airport
MIK	EFMI		f	Europe/Helsinki	FI	61.69	27.20	Mikkeli	Mikkeli Airport
MIM	YMER		s	Australia/Sydney	AU	-36.91	149.90	Merimbula	Merimbula Airport
MIN	YMPA		f	Australia/Adelaide	AU	-32.84	135.15	Minnipa	Minnipa Airport
MIO	KMIO		f	America/Chicago	US	36.91	-94.89	Miami	Miami Regional Airport
MIP	LLMR		f	Asia/Jerusalem	IL	30.65	34.81	Mitzpe Ramon	Mitzpe Ramon Airfield
MIQ	KMLE	OMA	s	America/Chicago	US	41.20	-96.11	Omaha	Millard Airport
MIR	DTMB		f	Africa/Tunis	TN	35.76	10.75	Monastir	Monastir Habib Bourguiba International Airport
MIS	AYMS		f	Pacific/Port_Moresby	PG	-10.69	152.84	Misima Island	Misima Island Airport
MIT	KMIT		f	America/Los_Angeles	US	35.51	-119.19	Shafter	Shafter-Minter Field
MIU	DNMA		f	Africa/Lagos	NG	11.86	13.08	Maiduguri	Maiduguri International Airport
MIV	KMIV		f	America/New_York	US	39.37	-75.07	Millville	Millville Municipal Airport
MIW	KMIW		f	America/Chicago	US	42.11	-92.92	Marshalltown	Marshalltown Municipal Airport
MIY	YMTA		c	Australia/Darwin	AU	-18.81	137.08	Mittiebah	Mittiebah Airstrip
MJA	FMSJ		f	Indian/Antananarivo	MG	-21.43	44.32	Manja	Manja Airport
MJC	DIMN		f	Africa/Abidjan	CI	7.27	-7.59	Man	Man Airport
MJD	OPMJ		f	Asia/Karachi	PK	27.34	68.14	Moenjodaro	Moenjodaro Airport
MJF	ENMS		s	Europe/Oslo	NO	65.78	13.21	Mosjøen Airport Kjaerstad	Mosjøen Airport Kjaerstad
MJG	MUMJ		f	America/Havana	CU	22.23	-79.06	Mayajigua	Mayajigua Airport
MJH			c	Asia/Riyadh	SA	25.89	45.43	Al Majma'ah	Majima Airport
MJI	HLLM	TIP	s	Africa/Tripoli	LY	32.89	13.28	Tripoli	Mitiga Airport
MJK	YSHK		f	Australia/Perth	AU	-25.89	113.58	Monkey Mia	Shark Bay Airport
MJL	FOGM		f	Africa/Libreville	GA	-1.85	11.06	Mouila	Mouilla Ville Airport
MJM	FZWA		f	Africa/Lubumbashi	CD	-6.12	23.57	Mbuji Mayi	Mbuji Mayi Airport
MJN	FMNM		f	Indian/Antananarivo	MG	-15.67	46.35	Amborovy	Amborovy Airport
MJO	FYME		f	Africa/Windhoek	NA	-21.02	16.45	Mount Etjo	Mount Etjo Airport
MJP	YMJM		f	Australia/Perth	AU	-34.27	116.14	Manjimup	Manjimup Airport
MJQ	KMJQ		f	America/Chicago	US	43.65	-94.99	Jackson	Jackson Municipal Airport
MJR	SAEM		f	America/Argentina/Buenos_Aires	AR	-38.23	-57.87	Miramar	Miramar Airport
MJT	LGMT		f	Europe/Athens	GR	39.06	26.60	Mytilene	Mytilene International Airport
MJU	WAWJ		f	Asia/Makassar	ID	-2.58	119.03	Mamuju-Celebes Island	Tampa Padang Airport
MJV	LELC		c	Europe/Madrid	ES	37.77	-0.81	San Javier	Murcia–San Javier Airport
MJW	FVMH		c	Africa/Harare	ZW	-21.23	32.33	Mahenye	Mahenye Airport
MJX	KMJX		f	America/New_York	US	39.93	-74.30	Toms River	Ocean County Airport
MJZ	UERR		s	Asia/Yakutsk	RU	62.53	114.04	Mirny	Mirny Airport
MKA	LKMR		f	Europe/Prague	CZ	49.92	12.72	Marianske Lazne	Marianske Lazne Airport
MKB	FOOE		f	Africa/Libreville	GA	1.02	13.93	Mekambo	Mekambo Airport
MKC	KMKC		f	America/Chicago	US	39.12	-94.59	Kansas City	Kansas City Downtown/Wheeler Field
MKE	KMKE		s	America/Chicago	US	42.95	-87.90	Milwaukee	General Mitchell International Airport
MKF		CSG	c	America/New_York	US	32.37	-84.81	Columbus	McKenna AAF
MKG	KMKG		f	America/New_York	US	43.17	-86.24	Muskegon	Muskegon County Airport
MKH	FXMK		f	Africa/Maseru	LS	-29.28	29.07	Mokhotlong	Mokhotlong Airport
MKI	FEGE		f	Africa/Bangui	CF	5.33	25.93	Mboki	M'Boki Airport
MKJ	FCOM		f	Africa/Brazzaville	CG	-0.02	15.58	Makoua	Makoua Airport
MKK	PHMK		s	Pacific/Honolulu	US	21.15	-157.10	Kaunakakai	Molokai Airport
MKL	KMKL		f	America/Chicago	US	35.60	-88.92	Jackson	Jackson Regional Airport
MKM	WBGK		s	Asia/Kuching	MY	2.91	112.08	Mukah	Mukah Airport
MKO	KMKO		f	America/Chicago	US	35.66	-95.36	Muskogee	Muskogee-Davis Regional Airport
MKP	NTGM		s	Pacific/Tahiti	PF	-16.58	-143.66	Makemo	Makemo Airport
MKQ	WAKK		s	Asia/Jayapura	ID	-8.52	140.42	Merauke-Papua Island	Mopah Airport
MKR	YMEK		f	Australia/Perth	AU	-26.61	118.55	Meekatharra	Meekatharra Airport
MKS	HAMA		c	Africa/Addis_Ababa	ET	10.73	38.74	Mekane Selam	Mekane Selam Airport
MKT	KMKT		f	America/Chicago	US	44.22	-93.92	Mankato	Mankato Regional Airport
MKU	FOOK		f	Africa/Libreville	GA	0.58	12.89	Makokou	Makokou Airport
MKV	YMVG		f	Australia/Darwin	AU	-25.97	133.20	Mount Cavenagh	Mount Cavenagh Airport
MKW	WASR		s	Asia/Jayapura	ID	-0.89	134.05	Manokwari-Papua Island	Rendani Airport
MKX		RIY	c	Asia/Aden	YE	14.53	49.13	Riyan	Mukalla Airport
MKY	YBMK		s	Australia/Brisbane	AU	-21.17	149.18	Mackay	Mackay Airport
MKZ	WMKM		f	Asia/Kuala_Lumpur	MY	2.26	102.25	Malacca	Malacca Airport
MLA	LMML		s	Europe/Malta	MT	35.86	14.48	Luqa	Luqa Airport
MLB	KMLB		s	America/New_York	US	28.10	-80.65	Melbourne	Melbourne Orlando International Airport
MLC	KMLC		f	America/Chicago	US	34.88	-95.78	Mc Alester	Mc Alester Regional Airport
MLD	KMLD		f	America/Denver	US	42.17	-112.29	Malad City	Malad City Airport
MLE	VRMM		s	Indian/Maldives	MV	4.19	73.53	Malé	Velana International Airport
MLF	KMLF		f	America/Denver	US	38.43	-113.01	Milford	Milford Municipal/Ben And Judy Briscoe Field
MLG	WARA		f	Asia/Jakarta	ID	-7.93	112.72	Malang	Abdul Rachman Saleh Airport
MLH	_MLH	EAP	f	Europe/Paris	FR	47.59	7.53	Mulhouse	EuroAirport Basel-Mulhouse-Freiburg Airport
MLI	KMLI		s	America/Chicago	US	41.45	-90.51	Moline	Quad Cities International Airport
MLJ	KMLJ		f	America/New_York	US	33.15	-83.24	Milledgeville	Baldwin County Regional Airport
MLK	KM75		f	America/Denver	US	48.37	-107.92	Malta	Malta Airport
MLL	PADM		s	America/Nome	US	61.86	-162.03	Marshall	Marshall Don Hunter Sr Airport
MLM	MMMM		s	America/Mexico_City	MX	19.85	-101.03	Morelia	General Francisco J. Mujica International Airport
MLN	GEML		s	Europe/Madrid	ES	35.28	-2.96	Melilla Island	Melilla Airport
MLO	LGML		f	Europe/Athens	GR	36.70	24.48	Milos Island	Milos Airport
MLP	RPMM		f	Asia/Manila	PH	7.62	124.06	Malabang	Malabang Airport
MLR	YMCT		f	Australia/Adelaide	AU	-37.58	140.37	Millicent	Millicent Airport
MLS	KMLS		f	America/Denver	US	46.43	-105.89	Miles City	Frank Wiley Field
MLT	KMLT		f	America/New_York	US	45.65	-68.69	Millinocket	Millinocket Municipal Airport
MLU	KMLU		s	America/Chicago	US	32.51	-92.04	Monroe	Monroe Regional Airport
MLV	YMEU		f	Australia/Brisbane	AU	-13.05	142.48	Merluna	Merluna Airport
MLW	GLMR		f	Africa/Monrovia	LR	6.29	-10.76	Monrovia	Spriggs Payne Airport
MLX	LTAT		f	Europe/Istanbul	TR	38.44	38.09	Malatya	Malatya Erhac Airport
MLY	PAML		f	America/Anchorage	US	64.99	-150.65	Manley Hot Springs	Manley Hot Springs Airport
MLZ	SUMO		f	America/Montevideo	UY	-32.34	-54.22	Melo	Cerro Largo International Airport
MMB	RJCM		f	Asia/Tokyo	JP	43.88	144.16	Ozora	Memanbetsu Airport
MMC	MMDM		f	America/Monterrey	MX	22.74	-99.02	Ciudad Mante	Ciudad Mante National Airport
MMD	ROMD		f	Asia/Tokyo	JP	25.85	131.26	Minami Daito	Minami Daito Airport
MME	EGNV		s	Europe/London	GB	54.51	-1.43	Durham	Durham Tees Valley Airport
MMF	FKKF		f	Africa/Douala	CM	5.70	9.31	Mamfe	Mamfe Airport
MMG	YMOG		f	Australia/Perth	AU	-28.12	117.84	Mount Magnet	Mount Magnet Airport
MMH	KMMH		s	America/Los_Angeles	US	37.62	-118.84	Mammoth Lakes	Mammoth Yosemite Airport
MMI	KMMI		f	America/New_York	US	35.40	-84.56	Athens	Mcminn County Airport
MMJ	RJAF		f	Asia/Tokyo	JP	36.17	137.92	Matsumoto	Matsumoto Airport
MMK	ULMM		s	Europe/Moscow	RU	68.78	32.75	Murmansk	Murmansk Airport
MML	KMML		f	America/Chicago	US	44.45	-95.82	Marshall	Southwest Minnesota Regional Marshall/Ryan Field
MMM	YMMU		f	Australia/Brisbane	AU	-22.80	148.71	Middlemount	Middlemount Airport
MMN	K6B6		f	America/New_York	US	42.46	-71.52	Stow	Minute Man Air Field
MMO	GVMA		f	Atlantic/Cape_Verde	CV	15.16	-23.21	Vila do Maio	Maio Airport
MMP	SKMP		f	America/Bogota	CO	9.26	-74.44	Mompos	San Bernardo Airport
MMQ	FLBA		f	Africa/Lusaka	ZM	-8.86	31.34	Mbala	Mbala Airport
MMS	KMMS		f	America/Chicago	US	34.23	-90.29	Marks	Selfs Airport
MMT	KMMT	CAE	f	America/New_York	US	33.92	-80.80	Eastover	Mc Entire Jngb Airport
MMU	KMMU		s	America/New_York	US	40.80	-74.41	Morristown	Morristown Municipal Airport
MMV	AYYM		c	Pacific/Port_Moresby	PG	-1.39	144.17	Mal Island	Mal Airport
MMX	ESMS	MMA	s	Europe/Stockholm	SE	55.54	13.38	Malmo	Malmo Sturup Airport
MMY	ROMY		s	Asia/Tokyo	JP	24.78	125.30	Miyako City	Miyako Airport
MMZ	OAMN		f	Asia/Kabul	AF	35.93	64.76	Maimana	Maimana Airport
MNA	WAMN		f	Asia/Makassar	ID	4.01	126.67	Karakelong Island	Melangguane Airport
MNB	FZAG		f	Africa/Kinshasa	CD	-5.93	12.35	Muanda	Muanda Airport
MNC	FQNC		f	Africa/Maputo	MZ	-14.49	40.71	Nacala	Nacala Airport
MNE	YMUG		f	Australia/Adelaide	AU	-28.01	138.66	Mungeranie	Mungeranie Airport
MNF	NFMA		f	Pacific/Fiji	FJ	-17.67	177.10	Mana Island	Mana Island Airport
MNG	YMGD		s	Australia/Darwin	AU	-12.06	134.23	Maningrida	Maningrida Airport
MNH	OORQ		s	Asia/Muscat	OM	23.64	57.49	Al Muladdah	Rustaq Airport
MNI	TRPG		f	America/Montserrat	MS	16.79	-62.19	Gerald's Park	John A. Osborne Airport
MNJ	FMSM		f	Indian/Antananarivo	MG	-21.20	48.36	Mananjary	Mananjary Airport
MNK	NGMA		s	Pacific/Tarawa	KI	1.00	173.03	Maiana	Maiana Airport
MNL	RPLL		s	Asia/Manila	PH	14.51	121.02	Manila	Ninoy Aquino International Airport
MNM	KMNM		f	America/Menominee	US	45.13	-87.64	Menominee	Menominee Regional Airport
MNN	KMNN		f	America/New_York	US	40.62	-83.06	Marion	Marion Municipal Airport
MNO	FZRA		f	Africa/Lubumbashi	CD	-7.29	27.39	Manono	Manono Airport
MNQ	YMTO		f	Australia/Brisbane	AU	-24.89	151.10	Monto	Monto Airport
MNR	FLMG		f	Africa/Lusaka	ZM	-15.25	23.16	Mongu	Mongu Airport
MNS	FLMA		f	Africa/Lusaka	ZM	-11.14	28.87	Mansa	Mansa Airport
MNT	PAAF		s	America/Anchorage	US	65.15	-149.37	Minto	Minto Al Wright Airport
MNU	VYMM		f	Asia/Yangon	MM	16.44	97.66	Mawlamyine	Mawlamyine Airport
MNW	YMDS		f	Australia/Darwin	AU	-22.47	135.23	Macdonald Downs	Macdonald Downs Airport
MNX	SBMY		f	America/Manaus	BR	-5.81	-61.28	Manicore	Manicore Airport
MNY	AGGO		f	Pacific/Guadalcanal	SB	-7.42	155.56	Stirling Island	Mono Airport
MNZ	KHEF		f	America/New_York	US	38.72	-77.52	Washington	Washington Manassas/Harry P Davis Field
MOA	MUMO		f	America/Havana	CU	20.65	-74.92	Moa	Orestes Acosta Airport
MOB	KMOB		s	America/Chicago	US	30.69	-88.24	Mobile	Mobile Regional Airport
MOC	SBMK		s	America/Sao_Paulo	BR	-16.71	-43.82	Montes Claros	Mario Ribeiro Airport
MOD	KMOD		f	America/Los_Angeles	US	37.63	-120.95	Modesto	Modesto City-County-Harry Sham Field
MOE	VYMO		f	Asia/Yangon	MM	23.09	96.65	Momeik	Momeik Airport
MOF	WATC		s	Asia/Makassar	ID	-8.64	122.24	Maumere-Flores Island	Maumere(Wai Oti) Airport
MOG	VYMS		f	Asia/Yangon	MM	20.52	99.26	Mong Hsat	Mong Hsat Airport
MOH	WAFO		c	Asia/Makassar	ID	-2.20	121.66	Morowali Regency	Morowali Airport
MOI	NCMR		f	Pacific/Rarotonga	CK	-19.84	-157.70	Mitiaro Island	Mitiaro Island Airport
MOJ	SMMO		f	America/Paramaribo	SR	5.61	-54.40	Moengo	Moengo Airstrip
MOK	UTNM		c	Asia/Samarkand	UZ	43.76	59.03	Mŭynoq	Muynak Airport
MOL	ENML		f	Europe/Oslo	NO	62.74	7.26	Aro	Molde Airport
MOM	GQNL		f	Africa/Nouakchott	MR	17.75	-12.50	Moudjeria	Letfotar Airport
MON	NZMC		f	Pacific/Auckland	NZ	-43.77	170.13	Mount Cook	Mount Cook Airport
MOO	YOOM		f	Australia/Adelaide	AU	-28.10	140.20	Moomba	Moomba Airport
MOP	KMOP		f	America/Detroit	US	43.62	-84.74	Mount Pleasant	Mount Pleasant Municipal Airport
MOQ	FMMV		f	Indian/Antananarivo	MG	-20.28	44.32	Morondava	Morondava Airport
MOR	KMOR		f	America/New_York	US	36.18	-83.38	Morristown	Moore-Murrell Airport
MOS	KMOS		f	America/Nome	US	64.70	-162.06	Elim	Moses Point Airport
MOT	KMOT		s	America/Chicago	US	48.26	-101.28	Minot	Minot International Airport
MOU	PAMO		s	America/Anchorage	US	62.09	-163.68	Mountain Village	Mountain Village Airport
MOV	YMRB		f	Australia/Brisbane	AU	-22.06	148.08	Moranbah	Moranbah Airport
MOX	KMOX		f	America/Chicago	US	45.56	-95.97	Morris	Morris Municipal/Charlie Schmidt Field
MOZ	NTTM		s	Pacific/Tahiti	PF	-17.49	-149.76	Moorea	Moorea Airport
MPA	FYKM		f	Africa/Windhoek	NA	-17.63	24.18	Mpacha	Katima Mulilo Airport
MPC	WIPU		f	Asia/Jakarta	ID	-2.54	101.09	Muko Muko	Muko Muko Airport
MPD	OPMP		f	Asia/Karachi	PK	25.68	69.07	Sindhri	Sindhri Tharparkar Airport
MPE			c	America/New_York	US	41.27	-72.55	Madison	Griswold Airport
MPF	AYPO		c	Pacific/Port_Moresby	PG	-7.98	143.17	Mapoda	Mapoda Airport
MPG	AYMJ		c	Pacific/Port_Moresby	PG	-6.53	147.70	Makini	Makini
MPH	RPVE		s	Asia/Manila	PH	11.92	121.95	Malay	Godofredo P. Ramos Airport
MPJ	KMPJ		f	America/Chicago	US	35.14	-92.91	Morrilton	Petit Jean Park Airport
MPK	RKJM		c	Asia/Seoul	KR	34.76	126.38	Mokpo	Mokpo Airport
MPL	LFMT		s	Europe/Paris	FR	43.58	3.96	Montpellier	Montpellier-Mediterranee Airport
MPM	FQMA		s	Africa/Maputo	MZ	-25.92	32.57	Maputo	Maputo Airport
MPN	EGYP		f	Atlantic/Stanley	FK	-51.82	-58.45	Mount Pleasant	Mount Pleasant Airport
MPO	KMPO		f	America/New_York	US	41.14	-75.38	Mount Pocono	Pocono Mountains Regional Airport
MPR	KMPR		f	America/Chicago	US	38.35	-97.69	Mc Pherson	Mc Pherson Airport
MPS	KOSA		f	America/Chicago	US	33.10	-94.96	Mount Pleasant	Mount Pleasant Regional Airport
MPT	WPMN		f	Asia/Dili	TL	-8.97	125.22	Maliana	Maliana Airport
MPV	KMPV		f	America/New_York	US	44.20	-72.56	Barre	Edward F Knapp State Airport
MPW	UKCM		f	Europe/Kyiv	UA	47.08	37.45	Mariupol	Mariupol International Airport
MPX	AYIY		c	Pacific/Port_Moresby	PG	-4.90	141.60	Miyanmin	Miyanmin
MPY	SOOA		f	America/Cayenne	GF	3.66	-54.04	Maripasoula	Maripasoula Airport
MPZ	KMPZ		f	America/Chicago	US	40.95	-91.51	Mount Pleasant	Mount Pleasant Municipal Airport
MQA	YMDI		f	Australia/Perth	AU	-19.74	120.84	Mandora	Mandora Airport
MQB	KMQB		f	America/Chicago	US	40.52	-90.65	Macomb	Macomb Municipal Airport
MQC	LFVM		f	America/Miquelon	PM	47.10	-56.38	Miquelon	Miquelon Airport
MQD	SAVQ		f	America/Argentina/Salta	AR	-41.24	-68.71	Maquinchao	Maquinchao Airport
MQE	YMQA		f	Australia/Darwin	AU	-22.81	137.25	Marqua	Marqua Airport
MQF	USCM		f	Asia/Yekaterinburg	RU	53.39	58.76	Magnitogorsk	Magnitogorsk International Airport
MQG	FYMG		c	Africa/Windhoek	NA	-22.02	17.37	Midgard	Midgard Airport
MQH	SBMC		f	America/Sao_Paulo	BR	-13.55	-48.20	Minacu	Minacu Airport
MQJ	UEMA		f	Asia/Srednekolymsk	RU	66.45	143.26	Honuu	Moma Airport
MQK	SLTI		f	America/La_Paz	BO	-16.34	-58.40	San Matias	San Matias Airport
MQL	YMIA		s	Australia/Hobart	AU	-34.23	142.09	Mildura	Mildura Airport
MQM	LTCR		f	Europe/Istanbul	TR	37.22	40.63	Mardin	Mardin Airport
MQN	ENRA		s	Europe/Oslo	NO	66.36	14.30	Mo i Rana	Mo i Rana Airport Rossvoll
MQO	AYMQ		c	Pacific/Port_Moresby	PG	-8.71	142.65	Malam	Malam Airport
MQP	FAKN	NLP	s	Africa/Johannesburg	ZA	-25.38	31.11	Mpumalanga	Kruger Mpumalanga International Airport
MQQ	FTTD		f	Africa/Ndjamena	TD	8.62	16.07	Moundou	Moundou Airport
MQS	TVSM		f	America/St_Vincent	VC	12.89	-61.18	Mustique Island	Mustique Airport
MQT	KSAW		f	America/New_York	US	46.35	-87.40	Marquette	Marquette/Sawyer Regional Airport
MQU	SKQU		f	America/Bogota	CO	5.21	-74.88	Mariquita	Jose Celestino Mutis Airport
MQW	KMQW		f	America/New_York	US	32.10	-82.88	Mc Rae	Telfair-Wheeler Airport
MQX	HAMK		s	Africa/Addis_Ababa	ET	13.47	39.53	Mekele	Mekele Airport
MQY	KMQY		f	America/Chicago	US	36.01	-86.52	Smyrna	Smyrna Airport
MQZ	YMGT		f	Australia/Perth	AU	-33.93	115.10	Margaret River	Margaret River Airport
MRA	HLMS		f	Africa/Tripoli	LY	32.33	15.06	Misrata	Misrata International Airport
MRB	KMRB		s	America/New_York	US	39.40	-77.98	Martinsburg	Eastern Wv Regional/Shepherd Field
MRC	KMRC		f	America/Chicago	US	35.55	-87.18	Columbia	Maury County Regional Airport
MRD	SVMD		f	America/Caracas	VE	8.58	-71.16	Merida	Alberto Carnevalli Airport
MRE	HKMS		s	Africa/Nairobi	KE	-1.41	35.01	Masai Mara	Mara Serena Lodge Airstrip
MRF	KMRF		f	America/Chicago	US	30.37	-104.02	Marfa	Marfa Municipal Airport
MRG	YMBA		f	Australia/Brisbane	AU	-17.07	145.42	Mareeba	Mareeba Airport
MRI	PAMR	ANC	s	America/Anchorage	US	61.21	-149.84	Anchorage	Merrill Field
MRK	KMKY		f	America/New_York	US	26.00	-81.67	Marco Island	Marco Island Executive Airport
MRM	AYMA		c	Pacific/Port_Moresby	PG	-9.20	147.60	Manare	Manare
MRN	KMRN		f	America/New_York	US	35.82	-81.61	Morganton	Foothills Regional Airport
MRO	NZMS		f	Pacific/Auckland	NZ	-40.97	175.63	Masterton	Hood Airport
MRP	YALA		f	Australia/Adelaide	AU	-27.33	133.63	Marla	Marla Airport
MRQ	RPUW		f	Asia/Manila	PH	13.36	121.83	Gasan	Marinduque Airport
MRR	SEMA		f	America/Guayaquil	EC	-4.38	-79.94	Macara	Jose Maria Velasco Ibarra Airport
MRS	LFML		s	Europe/Paris	FR	43.44	5.22	Marseille	Marseille Provence Airport
MRU	FIMP		s	Indian/Mauritius	MU	-20.43	57.68	Port Louis	Sir Seewoosagur Ramgoolam International Airport
MRV	URMM		s	Europe/Moscow	RU	44.23	43.08	Mineralnyye Vody	Mineralnyye Vody Airport
MRW	EKMB		f	Europe/Copenhagen	DK	54.70	11.44	Lolland Falster	Lolland Falster Maribo Airport
MRX	OIAM		f	Asia/Tehran	IR	30.56	49.15	Mahshahr	Mahshahr Airport
MRY	KMRY		s	America/Los_Angeles	US	36.59	-121.84	Monterey	Monterey Regional Airport
MRZ	YMOR		f	Australia/Sydney	AU	-29.50	149.84	Moree	Moree Airport
MSA	CZMD		f	America/Winnipeg	CA	53.44	-91.76	Muskrat Dam	Muskrat Dam Airport
MSB		SFG	c	America/Marigot	MF	18.07	-63.09	Saint Martin	Marigot Sea Plane Base
MSC	KFFZ	PHX	f	America/Phoenix	US	33.46	-111.73	Mesa	Falcon Field
MSE	EGMH		c	Europe/London	GB	51.34	1.35	Manston	Kent International Airport
MSF	YMNS		f	Australia/Darwin	AU	-22.60	135.02	Mount Swan	Mount Swan Airport
MSG	FXMA		f	Africa/Maseru	LS	-29.84	28.78	Matsaile	Matsaile Airport
MSH	OOMA		f	Asia/Muscat	OM	20.68	58.89	Masirah	Masirah Air Base
MSJ	RJSM		s	Asia/Tokyo	JP	40.70	141.37	Misawa	Misawa Air Base
MSK	SKMO		c	America/Bogota	CO	3.76	-71.46	Puerto Gaitán	Aeropuerto Morelia
MSL	KMSL		f	America/Chicago	US	34.75	-87.61	Muscle Shoals	Northwest Alabama Regional Airport
MSM	FZCV		f	Africa/Kinshasa	CD	-4.78	17.85	Masi Manimba	Masi Manimba Airport
MSN	KMSN		s	America/Chicago	US	43.14	-89.34	Madison	Dane County Regional/Truax Field
MSO	KMSO		s	America/Denver	US	46.92	-114.09	Missoula	Missoula Montana Airport
MSP	KMSP		s	America/Chicago	US	44.88	-93.22	Minneapolis	Minneapolis-St Paul International/Wold-Chamberlain Airport
MSQ	UMMS		s	Europe/Minsk	BY	53.88	28.03	Minsk	Minsk International Airport
MSR	LTCK		f	Europe/Istanbul	TR	38.75	41.66	Muş	Mus Airport
MSS	KMSS		f	America/New_York	US	44.94	-74.85	Massena	Massena International-Richards Field
MST	EHBK		s	Europe/Amsterdam	NL	50.91	5.77	Maastricht	Maastricht Aachen Airport
MSU	FXMM		f	Africa/Maseru	LS	-29.46	27.55	Maseru	Moshoeshoe I International Airport
MSV	KMSV		s	America/New_York	US	41.70	-74.80	Monticello	Sullivan County International Airport
MSW	HHMS		f	Africa/Asmara	ER	15.67	39.37	Massawa	Massawa International Airport
MSX	FCMM		f	Africa/Brazzaville	CG	-2.95	12.70	Mossendjo	Mossendjo Airport
MSY	KMSY		s	America/Chicago	US	29.99	-90.26	New Orleans	Louis Armstrong New Orleans International Airport
MSZ	FNMO		f	Africa/Luanda	AO	-15.26	12.15	Namibe	Namibe Airport
MTA	NZMA		f	Pacific/Auckland	NZ	-37.73	175.74	Matamata Glider	Matamata Glider Airport
MTB	SKML		f	America/Bogota	CO	7.97	-75.43	Montelibano	Montelibano Airport
MTC	KMTC		f	America/Detroit	US	42.61	-82.84	Mount Clemens	Selfridge Angb Airport
MTD	YMSF		f	Australia/Darwin	AU	-16.98	130.55	Mount Sanford Station	Mount Sanford Station Airport
MTE	SNMA		f	America/Santarem	BR	-2.00	-54.07	Monte Alegre	Monte Alegre Airport
MTF	HAMT		f	Africa/Addis_Ababa	ET	6.96	35.55	Mizan Teferi	Mizan Teferi Airport
MTG	SWVB		f	America/Cuiaba	BR	-15.02	-59.97	Vila Bela da Santissima Trindade	Vila Bela da Santissima Trindade Airport
MTH	KMTH		s	America/New_York	US	24.73	-81.05	Marathon	The Florida Keys Marathon International Airport
MTI	GVMT		f	Atlantic/Cape_Verde	CV	15.04	-24.34	Vila do Mosteiros	Mosteiros Airport
MTJ	KMTJ		f	America/Denver	US	38.51	-107.89	Montrose	Montrose Regional Airport
MTK	NGMN		s	Pacific/Tarawa	KI	3.37	172.99	Makin Island	Makin Island Airport
MTL	YMND		f	Australia/Sydney	AU	-32.70	151.49	Maitland	Maitland Airport
MTM	PAMM		c	America/Metlakatla	US	55.13	-131.58	Metlakatla	Metlakatla Seaplane Base
MTN	KMTN	WAS	f	America/New_York	US	39.33	-76.41	Baltimore	Martin State Airport
MTO	KMTO		f	America/Chicago	US	39.48	-88.28	Mattoon	Coles County Memorial Airport
MTP	KMTP		s	America/New_York	US	41.08	-71.92	Montauk	Montauk Airport
MTQ	YMIT		f	Australia/Brisbane	AU	-26.48	147.94	Mitchell	Mitchell Airport
MTR	SKMR		f	America/Bogota	CO	8.82	-75.83	Monteria	Los Garzones Airport
MTS	FDMS		f	Africa/Mbabane	SZ	-26.53	31.31	Manzini	Matsapha Airport
MTT	MMMT		f	America/Mexico_City	MX	18.10	-94.58	Minatitlan	Minatitlan/Coatzacoalcos National Airport
MTV	NVSA		s	Pacific/Efate	VU	-13.67	167.71	Ablow	Mota Lava Airport
MTW	KMTW		f	America/Chicago	US	44.13	-87.68	Manitowoc	Manitowoc County Airport
MTX	KMTF	FAI	f	America/Anchorage	US	64.81	-147.76	Fairbanks	Metro Field
MTY	MMMY		s	America/Mexico_City	MX	25.78	-100.11	Monterrey	General Mariano Escobedo International Airport
MTZ	LLMZ		f	Asia/Jerusalem	IL	31.33	35.39	Masada	Bar Yehuda Airfield
MUA	AGGM		s	Pacific/Guadalcanal	SB	-8.33	157.26	Munda	Munda Airport
MUB	FBMN		f	Africa/Gaborone	BW	-19.97	23.43	Maun	Maun Airport
MUC	EDDM		s	Europe/Berlin	DE	48.35	11.79	Munich	Munich International Airport
MUD	FQMD		f	Africa/Maputo	MZ	-11.67	39.56	Mueda	Mueda Airport
MUE	PHMU		f	Pacific/Honolulu	US	20.00	-155.67	Kamuela	Waimea-Kohala Airport
MUG	MMMG		f	America/Mazatlan	MX	26.90	-111.96	Mulege	Mulege Airport
MUH	HEMM		f	Africa/Cairo	EG	31.33	27.22	Mersa Matruh	Mersa Matruh Airport
MUI	KMUI		f	America/New_York	US	40.44	-76.57	Fort Indiantown Gap	Muir Army Heliport (Fort Indiantown Gap) Heliport
MUJ	HAMR		c	Africa/Addis_Ababa	ET	5.86	35.75	Mui	Mui River Airport
MUK	NCMK		f	Pacific/Rarotonga	CK	-20.14	-157.34	Mauke Island	Mauke Airport
MUL	KMUL	MGR	f	America/New_York	US	31.14	-83.70	Moultrie	Spence Airport
MUM	_MUM		s	Indian/Maldives	MV	2.91	73.58	Malé	Muli Airport
MUN	SVMT		f	America/Caracas	VE	9.75	-63.15	Maturin	Maturin Airport
MUO	KMUO		f	America/Denver	US	43.04	-115.87	Mountain Home	Mountain Home Afb Airport
MUP	YMUP		f	Australia/Darwin	AU	-25.90	131.67	Mulga Park	Mulga Park Airport
MUQ	YMUC		f	Australia/Perth	AU	-20.66	120.07	Muccan Station	Muccan Station Airport
MUR	WBGM		s	Asia/Kuching	MY	4.18	114.33	Marudi	Marudi Airport
MUS	RJAM		f	Asia/Tokyo	JP	24.29	153.98	Minami Torishima	Minami Torishima Airport
MUT	KMUT		f	America/Chicago	US	41.37	-91.15	Muscatine	Muscatine Municipal Airport
MUU	SIRI		c	America/Bahia	BR	-13.91	-38.93	Maraú	Barra Grande Airport
MUW	DAOV		f	Africa/Algiers	DZ	35.21	0.15	Ghriss	Ghriss Airport
MUX	OPMT		s	Asia/Karachi	PK	30.20	71.42	Multan	Multan International Airport
MUY	FCBM		f	Africa/Brazzaville	CG	-4.01	13.97	Mouyondzi	Mouyondzi Airport
MUZ	HTMU		s	Africa/Dar_es_Salaam	TZ	-1.50	33.80	Musoma	Musoma Airport
MVA	BIRL		f	Atlantic/Reykjavik	IS	65.66	-16.92	Reykjahlíð	Mývatn Airport
MVB	FOON		f	Africa/Libreville	GA	-1.66	13.44	Franceville	M'Vengue El Hadj Omar Bongo Ondimba International Airport
MVC	KMVC		f	America/Chicago	US	31.46	-87.35	Monroeville	Monroe County Aeroplex Airport
MVD	SUMU		s	America/Montevideo	UY	-34.84	-56.03	Montevideo	Carrasco International /General C L Berisso Airport
MVE	KMVE		f	America/Chicago	US	44.97	-95.71	Montevideo	Montevideo-Chippewa County Airport
MVF	SBMS		f	America/Fortaleza	BR	-5.20	-37.36	Mossoro	Dix-Sept Rosado Airport
MVJ			c	America/Jamaica	JM	18.05	-77.47	Mandeville	Marlboro Airfield
MVK	YMUK		f	Australia/Adelaide	AU	-28.35	138.65	Mulka	Mulka Airport
MVL	KMVL		s	America/New_York	US	44.53	-72.61	Morrisville	Morrisville-Stowe State Airport
MVM	K0V7		f	America/Denver	US	36.72	-110.23	Kayenta	Kayenta Airport
MVN	KMVN		f	America/Chicago	US	38.32	-88.86	Mount Vernon	Mount Vernon Airport
MVO	FTTM		f	Africa/Ndjamena	TD	12.17	18.68	Mongo	Mongo Airport
MVP	SKMU		f	America/Bogota	CO	1.25	-70.23	Mitu	Fabio Alberto Leon Bentley Airport
MVQ	UMOO		f	Europe/Minsk	BY	53.95	30.10	Mogilev	Mogilev Airport
MVR	FKKL		f	Africa/Douala	CM	10.45	14.26	Maroua	Salak Airport
MVS	SNMU		f	America/Fortaleza	BR	-18.05	-39.86	Mucuri	Mucuri Airport
MVT	NTGV		f	Pacific/Tahiti	PF	-14.87	-148.72	Mataiva	Mataiva Airport
MVU	YMGV		f	Australia/Brisbane	AU	-14.78	143.50	Musgrave	Musgrave Airport
MVV	LFHM		f	Europe/Paris	FR	45.82	6.65	Verdun	Megeve Airport
MVW	KBVS		f	America/Los_Angeles	US	48.47	-122.42	Burlington	Skagit Regional Airport
MVX	FOGV		f	Africa/Libreville	GA	2.15	12.13	Minvoul	Minvoul Airport
MVY	KMVY		s	America/New_York	US	41.39	-70.61	Vineyard Haven	Martha's Vineyard Airport
MVZ	FVMV		f	Africa/Harare	ZW	-20.06	30.86	Masvingo	Masvingo International Airport
MWA	KMWA		s	America/Chicago	US	37.75	-89.01	Marion	Veterans Airport Of Southern Illinois Airport
MWB	YMRW		f	Australia/Perth	AU	-29.20	116.02	Morawa	Morawa Airport
MWC	KMWC	MKE	f	America/Chicago	US	43.11	-88.03	Milwaukee	Lawrence J Timmerman Airport
MWD	OPMI		f	Asia/Karachi	PK	32.56	71.57	Mianwali	Mianwali Air Base
MWE	HSMR		f	Africa/Khartoum	SD	18.45	31.83	Merowe	Merowe Airport
MWF	NVSN		f	Pacific/Efate	VU	-15.00	168.08	Maewo Island	Naone Airport
MWG	AYMW		c	Pacific/Port_Moresby	PG	-6.97	145.90	Marawaka	Marawaka
MWH	KMWH		f	America/Los_Angeles	US	47.21	-119.32	Moses Lake	Grant County International Airport
MWI	AYRM		c	Pacific/Port_Moresby	PG	-5.13	143.48	Maramuni	Maramuni Airport
MWJ	SYMR		f	America/Guyana	GY	7.49	-60.18	Matthews Ridge	Matthews Ridge Airport
MWK	WIOM		f	Asia/Jakarta	ID	3.35	106.26	Matak Island	Tarempa Airport
MWL	KMWL		f	America/Chicago	US	32.78	-98.06	Mineral Wells	Mineral Wells Regional Airport
MWM	KMWM		f	America/Chicago	US	43.91	-95.11	Windom	Windom Municipal Airport
MWN	HTMD		f	Africa/Dar_es_Salaam	TZ	-3.50	33.62	Mwadui	Mwadui Airport
MWO	KMWO		f	America/New_York	US	39.53	-84.40	Middletown	Middletown Regional/Hook Field
MWQ	VYMW		f	Asia/Yangon	MM	20.17	94.94	Magway	Magway Airport
MWS		MOH	c	Asia/Makassar	ID	-2.80	122.14	Morowali Regency	IMIP Airport
MWT	YMWT		f	Australia/Adelaide	AU	-29.92	139.75	Moolawatana	Moolawatana Airport
MWV	VDMK		c	Asia/Phnom_Penh	KH	12.45	107.20	Môndól Kiri	Môndól Kiri Airport
MWX	RKJB		s	Asia/Seoul	KR	34.99	126.38	Muan	Muan International Airport
MWY	YMIR		f	Australia/Sydney	AU	-30.15	147.34	Miralwyn	Miralwyn Airport
MWZ	HTMW		s	Africa/Dar_es_Salaam	TZ	-2.44	32.93	Mwanza	Mwanza Airport
MXA	KMXA		f	America/Chicago	US	35.89	-90.15	Manila	Manila Municipal Airport
MXB	WAWM		f	Asia/Makassar	ID	-2.56	120.32	Masamba-Celebes Island	Andi Jemma Airport
MXC	KU64		f	America/Denver	US	37.93	-109.34	Monticello	Monticello Airport
MXD	YMWX		f	Australia/Brisbane	AU	-23.37	139.67	Marion Downs	Marion Downs Airport
MXE	KMEB		f	America/New_York	US	34.79	-79.37	Maxton	Laurinburg/Maxton Airport
MXF	KMXF	MGM	f	America/Chicago	US	32.38	-86.37	Montgomery	Maxwell Afb Airport
MXH	AYMR		s	Pacific/Port_Moresby	PG	-6.36	143.24	Moro	Moro Airport
MXI	RPMQ		f	Asia/Manila	PH	6.95	126.27	Mati National	Mati National Airport
MXJ	DNMN		f	Africa/Lagos	NG	9.65	6.46	Minna	Minna Airport
MXK	AYMI		f	Pacific/Port_Moresby	PG	-6.47	147.44	Mindik	Mindik Airport
MXL	MMML		s	America/Tijuana	MX	32.63	-115.24	Mexicali	General Rodolfo Sanchez Taboada International Airport
MXM	FMSR		f	Indian/Antananarivo	MG	-21.75	43.38	Morombe	Morombe Airport
MXN	LFRU		f	Europe/Paris	FR	48.60	-3.82	Morlaix	Morlaix-Ploujean Airport
MXO	KMXO		f	America/Chicago	US	42.22	-91.16	Monticello	Monticello Regional Airport
MXP	LIMC	MIL	s	Europe/Rome	IT	45.63	8.73	Milan	Malpensa International Airport
MXQ	SNCL		f	America/Bahia	BR	-13.39	-38.91	Cairu	Lorenzo Airport
MXR	UKBM		f	Europe/Kyiv	UA	49.93	33.64	Myrhorod	Myrhorod Air Base
MXS	NSMA		f	Pacific/Apia	WS	-13.74	-172.26	Maota	Maota Airport
MXT	FMMO		f	Indian/Antananarivo	MG	-18.05	44.03	Maintirano	Maintirano Airport
MXU	YMWA		f	Australia/Perth	AU	-28.48	115.52	Mullewa	Mullewa Airport
MXV	ZMMN		f	Asia/Ulaanbaatar	MN	49.66	100.10	Moron	Moron Airport
MXW	ZMMG		c	Asia/Ulaanbaatar	MN	45.74	106.27	Mandalgovi	Mandalgovi Airport
MXX	ESKM		f	Europe/Stockholm	SE	60.96	14.51	Mora	Mora Airport
MXY	PAMX		f	America/Anchorage	US	61.44	-142.90	Mccarthy	Mccarthy Airport
MXZ	ZGMX		f	Asia/Shanghai	CN	24.35	116.13	Meixian	Meixian Airport
MYA	YMRY		s	Australia/Sydney	AU	-35.90	150.14	Moruya	Moruya Airport
MYB	FOOY		f	Africa/Libreville	GA	-3.46	10.67	Mayumba	Mayumba Airport
MYC	SVBS		f	America/Caracas	VE	10.25	-67.65	Maracay	Escuela Mariscal Sucre Airport
MYD	HKML		s	Africa/Nairobi	KE	-3.23	40.10	Malindi	Malindi Airport
MYE	RJTQ		f	Asia/Tokyo	JP	34.07	139.56	Miyakejima	Miyakejima Airport
MYF	KMYF	SAN	s	America/Los_Angeles	US	32.82	-117.14	San Diego	Montgomery-Gibbs Executive Airport
MYG	MYMM		f	America/Nassau	BS	22.38	-73.01	Mayaguana	Mayaguana Airport
MYH	KL41		f	America/Phoenix	US	36.81	-111.64	Marble Canyon	Marble Canyon Airport
MYI	YMUI		s	Australia/Brisbane	AU	-9.92	144.05	Murray Island	Murray Island Airport
MYJ	RJOM		s	Asia/Tokyo	JP	33.83	132.70	Matsuyama	Matsuyama Airport
MYK	KMYK		f	America/Anchorage	US	61.34	-142.69	May Creek	May Creek Airport
MYL	KMYL		f	America/Boise	US	44.89	-116.10	Mc Call	Mc Call Municipal Airport
MYM	SYMM		f	America/Guyana	GY	4.48	-59.68	Monkey Mountain	Monkey Mountain Airport
MYN	OYMB		f	Asia/Aden	YE	15.47	45.33	Mareb	Mareb Airport
MYO	YMYR		f	Australia/Perth	AU	-18.12	124.27	Myroodan Station	Myroodan Station Airport
MYP	UTAM		f	Asia/Ashgabat	TM	37.62	61.90	Mary	Mary Airport
MYQ	VOMY		s	Asia/Kolkata	IN	12.31	76.65	Mysore	Mysore Airport
MYR	KMYR		s	America/New_York	US	33.68	-78.93	Myrtle Beach	Myrtle Beach International Airport
MYT	VYMK		s	Asia/Yangon	MM	25.38	97.35	Myitkyina	Myitkyina Airport
MYU	PAMY		f	America/Anchorage	US	60.37	-166.27	Mekoryuk	Mekoryuk Airport
MYV	KMYV		f	America/Los_Angeles	US	39.10	-121.57	Marysville	Yuba County Airport
MYW	HTMT		f	Africa/Dar_es_Salaam	TZ	-10.34	40.18	Mtwara	Mtwara Airport
MYX	AYMC		f	Pacific/Port_Moresby	PG	-7.21	146.02	Menyamya	Menyamya Airport
MYY	WBGR		s	Asia/Kuching	MY	4.32	113.99	Miri	Miri Airport
MYZ	FWMY		f	Africa/Blantyre	MW	-14.08	34.92	Monkey Bay	Monkey Bay Airport
MZA	SPMF		s	America/Lima	PE	-11.33	-74.54	Mazamari	Manuel Prado Ugarteche Airport
MZB	FQMP		f	Africa/Maputo	MZ	-11.36	40.35	Mocimboa da Praia	Mocimboa da Praia Airport
MZC	FOOM		c	Africa/Libreville	GA	0.78	11.57	Mitzic	Mitzic
MZE	MZSL		f	America/Belize	BZ	17.28	-89.02	Spanish Lookout	Manatee Airport
MZG	RCQC		s	Asia/Taipei	TW	23.57	119.63	Makung City	Makung Airport
MZH	LTAP		f	Europe/Istanbul	TR	40.83	35.52	Amasya	Amasya Merzifon Airport
MZI	GAMB		f	Africa/Bamako	ML	14.51	-4.08	Ambodedjo	Ambodedjo Airport
MZJ	KMZJ		f	America/Phoenix	US	32.51	-111.33	Marana	Pinal Airpark
MZK	NGMK		s	Pacific/Tarawa	KI	2.06	173.27	Marakei	Marakei Airport
MZL	SKMZ		f	America/Bogota	CO	5.03	-75.46	Manizales	La Nubia Airport
MZM	LFSF	ETZ	f	Europe/Paris	FR	49.07	6.13	Metz	Metz-Frescaty (BA 128) Air Base
MZO	MUMZ		f	America/Havana	CU	20.29	-77.09	Manzanillo	Sierra Maestra Airport
MZP	NZMK		f	Pacific/Auckland	NZ	-41.12	172.99	Motueka	Motueka Airport
MZQ	FAMU		f	Africa/Johannesburg	ZA	-27.63	32.04	Mkuze	Mkuze Airport
MZR	OAMS		f	Asia/Kabul	AF	36.71	67.21	Mazar I Sharif	Mazar I Sharif Airport
MZT	MMMZ		s	America/Mazatlan	MX	23.16	-106.27	Mazatlan	General Rafael Buelna International Airport
MZU	VEMZ		f	Asia/Kolkata	IN	26.12	85.31	Muzaffarpur	Muzaffarpur Airport
MZV	WBMU		f	Asia/Kuala_Lumpur	MY	4.05	114.81	Mulu	Mulu Airport
MZW	DAAY		f	Africa/Algiers	DZ	33.54	-0.24	Mecheria	Mecheria Airport
MZX	HAML		f	Africa/Addis_Ababa	ET	6.41	39.72	Masslo	Masslo Airport
MZY	FAMO		f	Africa/Johannesburg	ZA	-34.16	22.06	Mossel Bay	Mossel Bay Airport
MZZ	KMZZ		f	America/Indiana/Indianapolis	US	40.49	-85.68	Marion	Marion Municipal - Mckinney Field
NAA	YNBR		f	Australia/Sydney	AU	-30.32	149.83	Narrabri	Narrabri Airport
NAC	YNRC		f	Australia/Adelaide	AU	-36.99	140.73	Naracoorte	Naracoorte Airport
NAE	DBBN		f	Africa/Porto-Novo	BJ	10.32	1.38	Natitingou	Natitingou Airport
NAG	VANP		s	Asia/Kolkata	IN	21.09	79.05	Naqpur	Dr. Babasaheb Ambedkar International Airport
NAH	WAMH		f	Asia/Makassar	ID	3.68	125.53	Tahuna-Sangihe Island	Naha Airport
NAI	SYAN		f	America/Guyana	GY	3.96	-59.12	Annai	Annai Airport
NAJ	UBBN		f	Asia/Baku	AZ	39.19	45.46	Nakhchivan	Nakhchivan Airport
NAK	VTUQ		f	Asia/Bangkok	TH	14.95	102.31	Nakhon Ratchasima	Nakhon Ratchasima Airport
NAL	URMN		f	Europe/Moscow	RU	43.51	43.64	Nalchik	Nalchik Airport
NAM	WAPR		f	Asia/Jayapura	ID	-3.24	127.10	Namlea-Buru Island	Namlea Airport
NAN	NFFN		s	Pacific/Fiji	FJ	-17.76	177.44	Nadi	Nadi International Airport
NAO	ZUNC		s	Asia/Shanghai	CN	30.80	106.16	Nanchong	Nanchong Airport
NAP	LIRN		s	Europe/Rome	IT	40.89	14.29	Naples	Napoli / Capodichino International Airport
NAQ	BGQQ		s	America/Thule	GL	77.49	-69.39	Qaanaaq	Qaanaaq Airport
NAR	SKPN		f	America/Bogota	CO	6.21	-74.59	Armenia	Puerto Nare Airport
NAS	MYNN		s	America/Nassau	BS	25.04	-77.47	Nassau	Lynden Pindling International Airport
NAT	SBSG		s	America/Recife	BR	-5.77	-35.37	São Gonçalo do Amarante	Greater Natal International Airport
NAU	NTGN		f	Pacific/Tahiti	PF	-14.18	-141.27	Napuka Island	Napuka Island Airport
NAV	LTAZ		f	Europe/Istanbul	TR	38.77	34.53	Nevşehir	Nevşehir Kapadokya International Airport
NAW	VTSC		f	Asia/Bangkok	TH	6.52	101.74	Narathiwat	Narathiwat Airport
NAX		JRF	c	Pacific/Honolulu	US	21.31	-158.07	Kapolei	NAS Barbers Point
NAY	ZBNY	BJS	f	Asia/Shanghai	CN	39.78	116.39	Beijing	Beijing Nanyuan Airport
NBB	SKBM		c	America/Bogota	CO	3.49	-69.81	Barranco Minas	Barranco Minas Airport
NBC	UWKE		f	Europe/Moscow	RU	55.56	52.09	Nizhnekamsk	Begishevo Airport
NBE	DTNH		f	Africa/Tunis	TN	36.08	10.44	Enfidha	Enfidha-Hammamet International Airport
NBG	KNBG	MSY	f	America/Chicago	US	29.83	-90.03	New Orleans	New Orleans Nas Jrb (Alvin Callender Field) Airport
NBH	YNHS		f	Australia/Sydney	AU	-30.65	153.00	Nambucca Heads	Nambucca Heads Airport
NBJ	FNBJ	LAD	s	Africa/Luanda	AO	-9.05	13.51	Luanda	Dr. Antonio Agostinho Neto International Airport
NBL	MPWN		f	America/Panama	PA	9.45	-78.98	Wannukandi	San Blas Airport
NBN	FGAN		c	Africa/Malabo	GQ	-1.41	5.62	San Antonio de Palé	Annobon Airport
NBO	HKJK		s	Africa/Nairobi	KE	-1.32	36.93	Nairobi	Jomo Kenyatta International Airport
NBR			c	Australia/Brisbane	AU	-26.60	153.09	Nambour	Nambour Airport
NBS	ZYBS		f	Asia/Shanghai	CN	42.07	127.61	Baishan	Baishan Changbaishan Airport
NBU	KNBU		c	America/Chicago	US	42.09	-87.82	Glenview	Naval Air Station Glenview (historical)
NBW	MUGM	GAO	f	America/Havana	CU	19.91	-75.21	Guantanamo Bay Naval Station	Leeward Point Field
NBX	WABI		s	Asia/Jayapura	ID	-3.37	135.50	Nabire-Papua Island	Nabire Airport
NCA	MBNC		f	America/Grand_Turk	TC	21.92	-71.94	North Caicos	North Caicos Airport
NCE	LFMN		s	Europe/Paris	FR	43.66	7.22	Nice	Nice-Cote d'Azur Airport
NCG	MMCG		f	America/Chihuahua	MX	30.40	-107.88	Nuevo Casas Grandes	Nuevo Casas Grandes Airport
NCH	HTNA		f	Africa/Dar_es_Salaam	TZ	-10.36	38.78	Nachingwea	Nachingwea Airport
NCI	SKNC		f	America/Bogota	CO	8.45	-76.78	Necocli	Necocli Airport
NCJ	SAFS		f	America/Argentina/Cordoba	AR	-30.96	-61.53	Sunchales	Sunchales Aeroclub Airport
NCL	EGNT		s	Europe/London	GB	55.04	-1.69	Newcastle	Newcastle Airport
NCN	PFCB		f	America/Anchorage	US	60.08	-147.99	Chenega	Chenega Bay Airport
NCO	KOQU		f	America/New_York	US	41.60	-71.41	North Kingstown	Quonset State Airport
NCP			c	Asia/Manila	PH	10.00	121.00	Luzon Island	Luzon Island Cubi Pt NAS
NCR	MNSC		f	America/Managua	NI	11.13	-84.77	San Carlos	San Carlos
NCS	FANC		f	Africa/Johannesburg	ZA	-27.77	29.98	Newcastle	Newcastle Airport
NCT	MRNC		f	America/Costa_Rica	CR	10.14	-85.45	Nicoya	Guanacaste Airport
NCU	UZNN		f	Asia/Samarkand	UZ	42.49	59.62	Nukus	Nukus Airport
NCY	LFLP		f	Europe/Paris	FR	45.93	6.10	Annecy	Annecy-Haute-Savoie-Mont Blanc Airport
NDA	WAPC		f	Asia/Jakarta	ID	5.12	97.12	Banda Island	Banda Airport Kepulauan
NDB	GQPP		f	Africa/Nouakchott	MR	20.93	-17.03	Nouadhibou	Nouadhibou International Airport
NDC	VAND		f	Asia/Kolkata	IN	19.18	77.32	Nanded	Nanded Airport
NDD	FNSU		f	Africa/Luanda	AO	-11.17	13.85	Sumbe	Sumbe Airport
NDE	HKMA		f	Africa/Nairobi	KE	3.93	41.85	Mandera	Mandera Airport
NDG	ZYQQ		s	Asia/Shanghai	CN	47.24	123.92	Qiqihar	Qiqihar Sanjiazi Airport
NDJ	FTTJ		s	Africa/Ndjamena	TD	12.13	15.03	N'Djamena	N'Djamena International Airport
NDL	FEFN		f	Africa/Bangui	CF	8.43	20.64	N'Dele	N'Dele Airport
NDM	HAMN		f	Africa/Addis_Ababa	ET	9.77	35.10	Mendi	Mendi Airport
NDN	AYNC		c	Pacific/Port_Moresby	PG	-9.14	147.68	Nadunumu	Nadunumu Airport
NDP		PNS	c	America/Chicago	US	30.35	-87.27	Pensacola	NAS Pensacola Ellyson
NDR	GMMW		f	Africa/Casablanca	MA	34.99	-3.03	Nador	Nador International Airport
NDS	YSAN		f	Australia/Perth	AU	-27.98	119.30	Sandstone	Sandstone Airport
NDU	FYRU		f	Africa/Windhoek	NA	-17.96	19.72	Rundu	Rundu Airport
NDY	EGES		f	Europe/London	GB	59.25	-2.58	Sanday	Sanday Airport
NEC	SAZO		f	America/Argentina/Buenos_Aires	AR	-38.48	-58.82	Necochea	Necochea Airport
NEF	UWUF		f	Asia/Yekaterinburg	RU	56.11	54.35	Neftekamsk	Neftekamsk Airport
NEG	MKNG		f	America/Jamaica	JM	18.34	-78.33	Negril	Negril Airport
NEI			c	Asia/Vladivostok	RU	45.08	136.59	Terney	Terney Airport
NEJ	HANJ		f	Africa/Addis_Ababa	ET	9.55	35.47	Nejjo	Nejjo Airport
NEK	HANK		f	Africa/Addis_Ababa	ET	9.05	36.60	Nekemte	Nekemte Airport
NEL	KNEL		f	America/New_York	US	40.04	-74.35	Lakehurst	Lakehurst Maxfield Field
NEN	KNEN	JAX	f	America/New_York	US	30.35	-81.87	Jacksonville	Whitehouse Nolf Airport
NER	UELL		f	Asia/Yakutsk	RU	56.91	124.91	Chulman	Chulman Neryungri Airport
NET		TBI	c	America/Nassau	BS	24.31	-75.46	Cat Island	New Bight Airport
NEU	VLNK		f	Asia/Vientiane	LA	20.61	104.07	Nong Khang	Nong Khang Airport
NEV	TKPN		f	America/St_Kitts	KN	17.21	-62.59	Charlestown	Vance W. Amory International Airport
NEW	KNEW	MSY	s	America/Chicago	US	30.04	-90.03	New Orleans	Lakefront Airport
NFG	USRN		f	Asia/Yekaterinburg	RU	61.11	72.65	Nefteyugansk	Nefteyugansk Airport
NFL	KNFL		f	America/Los_Angeles	US	39.42	-118.70	Fallon	Fallon Nas (Van Voorhis Field) Airport
NFO	NFTO		f	Pacific/Tongatapu	TO	-15.57	-175.63	Angaha	Mata'aho Airport
NFR	HLNR		f	Africa/Tripoli	LY	29.21	21.59	Nafurah 1	Nafurah 1 Airport
NGA	YYNG		f	Australia/Sydney	AU	-34.26	148.25	Young	Young Airport
NGB	ZSNB		s	Asia/Shanghai	CN	29.83	121.46	Ningbo	Ningbo Lishe International Airport
NGC		GCN	c	America/Phoenix	US	36.39	-112.13	Grand Canyon	North Rim Airport
NGD	TUPA		f	America/Tortola	VG	18.73	-64.33	Anegada	Captain Auguste George Airport
NGE	FKKN		f	Africa/Douala	CM	7.36	13.56	N'Gaoundere	N'Gaoundere Airport
NGF	PHNG		s	Pacific/Honolulu	US	21.45	-157.77	Kaneohe	Kaneohe Bay Mcas (Marion E Carl Field) Airport
NGG	WAGM		c	Asia/Pontianak	ID	-1.67	114.90	Buntok	Sanggu Airport
NGI	NFNG		f	Pacific/Fiji	FJ	-18.12	179.34	Ngau	Ngau Airport
NGK	UHSN		c	Asia/Sakhalin	RU	51.80	143.17	Nogliki	Nogliki
NGL	FANG		f	Africa/Johannesburg	ZA	-24.39	31.33	Ngala	Ngala Airport
NGM		GUM	c	Pacific/Guam	GU	13.49	144.70	Guam	Guam Agana NAS
NGO	RJGG		s	Asia/Tokyo	JP	34.86	136.80	Nagoya	Chubu Centrair International Airport
NGP	KNGP	CRP	f	America/Chicago	US	27.69	-97.29	Corpus Christi	Corpus Christi Nas (Truax Field) Airport
NGQ	ZUAL		f	Asia/Shanghai	CN	32.10	80.05	Shiquanhe	Ngari Gunsa Airport
NGS	RJFU		s	Asia/Tokyo	JP	32.92	129.91	Nagasaki	Nagasaki Airport
NGU	KNGU	ORF	f	America/New_York	US	36.94	-76.29	Norfolk	Norfolk Ns (Chambers Field) Airport
NGW	KNGW	CRP	f	America/Chicago	US	27.70	-97.44	Corpus Christi	Cabaniss Field Nolf Airport
NGX	VNMA		c	Asia/Kathmandu	NP	28.64	84.09	Manang	Manang Airport
NHA	VVNT		c	Asia/Ho_Chi_Minh	VN	12.23	109.19	Nha Trang	Nha Trang Air Base
NHD	OMDM	DXB	f	Asia/Dubai	AE	25.03	55.37	Dubai	Al Minhad Air Base
NHF	HSNW		f	Africa/Khartoum	SD	15.36	35.73	New Halfa	New Halfa Airport
NHK	KNHK		f	America/New_York	US	38.29	-76.41	Patuxent River	Patuxent River Nas (Trapnell Field) Airport
NHS	OPNK		f	Asia/Karachi	PK	29.54	66.02	Nushki	Nushki Airport
NHT	EGWU		f	Europe/London	GB	51.55	-0.42	London	RAF Northolt
NHV	NTMD		s	Pacific/Marquesas	PF	-8.80	-140.23	Nuku Hiva	Nuku Hiva Airport
NHX	KNBJ		f	America/Chicago	US	30.39	-87.63	Foley	Barin Nolf Airport
NHZ	KBXM		f	America/New_York	US	43.89	-69.94	Brunswick	Brunswick Executive Airport
NIA	GLNA		f	Africa/Monrovia	LR	7.50	-8.60	Nimba	Nimba Airport
NIB	PAFS		f	America/Anchorage	US	63.02	-154.36	Nikolai	Nikolai Airport
NIC	LCNC		c	Asia/Nicosia	CY	35.15	33.27	Nicosia	Nicosia International Airport
NIF	YCNF		f	Australia/Perth	AU	-21.67	121.59	Camp Nifty	Camp Nifty Airport
NIG	NGNU		f	Pacific/Tarawa	KI	-1.31	176.41	Nikunau	Nikunau Airport
NIM	DRRN		s	Africa/Niamey	NE	13.48	2.18	Niamey	Diori Hamani International Airport
NIN	KNIN		f	America/Anchorage	US	60.02	-151.59	Ninilchik	Ninilchik Airport
NIO	FZBI		f	Africa/Kinshasa	CD	-2.72	17.68	Nioki	Nioki Airport
NIP	KNIP	JAX	f	America/New_York	US	30.23	-81.68	Jacksonville	Jacksonville Nas (Towers Field) Airport
NIR	KTX2		f	America/Chicago	US	28.36	-97.66	Beeville	Chase Field Industrial Airport
NIS	AYSE		f	Pacific/Port_Moresby	PG	-2.66	152.00	Simberi Island	Simberi Airport
NIT	LFBN		f	Europe/Paris	FR	46.31	-0.40	Niort	Niort-Souche Airport
NIU	NTKN		f	Pacific/Tahiti	PF	-16.12	-146.37	Niau	Niau Airport
NIX	GANR		f	Africa/Bamako	ML	15.24	-9.58	Nioro du Sahel	Nioro du Sahel Airport
NJA	RJTA		f	Asia/Tokyo	JP	35.45	139.45	Atsugi Naval Air Facility	Atsugi Naval Air Facility
NJC	USNN		s	Asia/Yekaterinburg	RU	60.95	76.48	Nizhnevartovsk	Nizhnevartovsk Airport
NJF	ORNI		s	Asia/Baghdad	IQ	31.99	44.40	Najaf	Al Najaf International Airport
NJK	KNJK	IPL	f	America/Los_Angeles	US	32.83	-115.67	El Centro	El Centro Naf (Vraciu Field) Airport
NKB	YNKA		c	Australia/Perth	AU	-18.50	124.80	Noonkanbah	Noonkanbah Airport
NKC	GQNN		s	Africa/Nouakchott	MR	18.10	-15.95	Nouakchott	Nouakchott International Airport
NKG	ZSNJ		s	Asia/Shanghai	CN	31.74	118.86	Nanjing	Nanjing Lukou Airport
NKI			c	America/Juneau	US	55.86	-133.19	Naukati Bay	Naukiti Bay Seaplane Base
NKL	FZAR		f	Africa/Kinshasa	CD	-5.45	14.83	Nkolo Fuma	Nkolo Fuma Airport
NKM	RJNA	NGO	s	Asia/Tokyo	JP	35.26	136.92	Nagoya	Nagoya Airport
NKN	AYNA		c	Pacific/Port_Moresby	PG	-5.83	146.50	Nankina	Nankina
NKP	NTKU		c	Pacific/Tahiti	PF	-20.70	-143.04	Nukutepipi	Nukutepipi Airport
NKS	FKAN		f	Africa/Douala	CM	4.95	9.93	Nkongsamba	Nkongsamba Airport
NKT	LTCV		f	Europe/Istanbul	TR	37.36	42.06	Şırnak	Şırnak Şerafettin Elçi Airport
NKU	FXNK		f	Africa/Maseru	LS	-30.02	28.20	Nkaus	Nkaus Airport
NKV			c	America/Metlakatla	US	55.85	-133.20	Nichen Cove	Nichen Cove Seaplane Base
NKW	FJDG		c	Indian/Chagos	IO	-7.31	72.41	Diego Garcia	Naval Support Facility Diego Garcia
NKX	KNKX	SAN	f	America/Los_Angeles	US	32.87	-117.14	San Diego	Miramar Mcas (Joe Foss Field) Airport
NKY	FCBY		f	Africa/Brazzaville	CG	-4.22	13.28	Nkayi	Yokangassi Airport
NLA	FLSK		s	Africa/Lusaka	ZM	-12.96	28.52	Ndola	Simon Mwansa Kapwepwe International Airport
NLC	KNLC		f	America/Los_Angeles	US	36.33	-119.95	Lemoore	Lemoore Nas (Reeves Field) Airport
NLD	MMNL		f	America/Mexico_City	MX	27.44	-99.57	Nuevo Laredo	Quetzalcoatl International Airport
NLE	K3TR		f	America/Detroit	US	41.84	-86.23	Niles	Jerry Tyler Memorial Airport
NLF	YDNI		s	Australia/Brisbane	AU	-9.58	143.77	Darnley Island	Darnley Island Airport
NLG	PAOU		f	America/Anchorage	US	56.01	-161.16	Nelson Lagoon	Nelson Lagoon Airport
NLH	ZPNL		c	Asia/Shanghai	CN	27.55	100.77	Ninglang Yi Autonomous County	Ninglang Luguhu Airport
NLI	UHNN		f	Asia/Vladivostok	RU	53.16	140.65	Nikolayevsk-na-Amure	Nikolayevsk-na-Amure Airport
NLK	YSNF		f	Pacific/Norfolk	NF	-29.04	167.94	Burnt Pine	Norfolk Island International Airport
NLL	YNUL		f	Australia/Perth	AU	-21.91	120.20	Nullagine	Nullagine Airport
NLN	KO19	ACV	f	America/Los_Angeles	US	40.72	-123.93	Eureka	Kneeland Airport
NLO	FZAB	FIH	f	Africa/Kinshasa	CD	-4.33	15.33	Ndolo	Ndolo Airport
NLP	FANS		f	Africa/Johannesburg	ZA	-25.50	30.91	Nelspruit	Nelspruit Airport
NLS	YNIC		f	Australia/Perth	AU	-18.05	128.90	Nicholson	Nicholson Airport
NLT	ZWNL		c	Asia/Urumqi	CN	43.43	83.38	Xinyuan	Nalati Airport
NLU	MMSM	MEX	f	America/Mexico_City	MX	19.76	-99.02	Reyes Acozac	Santa Lucia Air Force Base
NLV	UKON		c	Europe/Kyiv	UA	47.06	31.92	Mykolayiv	Mykolaiv Airport
NMA	UZKN		f	Asia/Samarkand	UZ	40.98	71.56	Namangan	Namangan Airport
NMB	VADN		f	Asia/Kolkata	IN	20.43	72.84	Daman	Daman Airport
NMC	MYEN		f	America/Nassau	BS	24.59	-76.82	Normans Cay	Normans Cay Airport
NME	PAGT		s	America/Anchorage	US	60.47	-164.70	Nightmute	Nightmute Airport
NMF	VRDA		f	Indian/Maldives	MV	5.82	73.47	Maafaru	Maafaru International Airport
NMI	VANM	BOM	s	Asia/Kolkata	IN	18.59	73.04	Navi Mumbai	Navi Mumbai International Airport
NML	CER4	YMM	f	America/Edmonton	CA	57.06	-111.57	Fort McMurray	Fort McMurray / Mildred Lake Airport
NMR	YNAP		f	Australia/Brisbane	AU	-27.56	141.13	Nappa Merrie	Nappa Merrie Airport
NMS	VYNS		f	Asia/Yangon	MM	20.89	97.74	Namsang	Namsang Airport
NMT	VNMT		c	Asia/Yangon	MM	23.08	97.40	Namtu	Namtu Airport
NMU			c	Pacific/Kwajalein	MH	8.00	168.20	Namu	Namu Airport
NNA	GMMY		f	Africa/Casablanca	MA	34.30	-6.60	Kenitra	Kenitra Airport
NNB	AGGT		f	Pacific/Guadalcanal	SB	-10.85	162.45	Santa Ana Island	Santa Ana Airport
NNG	ZGNN		s	Asia/Shanghai	CN	22.61	108.17	Nanning	Nanning Wuxu Airport
NNI	FYNA		f	Africa/Windhoek	NA	-18.81	16.93	Namutoni	Namutoni Airport
NNK	K5NK		f	America/Anchorage	US	58.73	-157.03	Naknek	Naknek Airport
NNL	PANO		f	America/Anchorage	US	59.98	-154.84	Nondalton	Nondalton Airport
NNM	ULAM		f	Europe/Moscow	RU	67.64	53.12	Naryan Mar	Naryan Mar Airport
NNR	EICA		f	Europe/Dublin	IE	53.23	-9.47	Inverin	Connemara Regional Airport
NNT	VTCN		f	Asia/Bangkok	TH	18.81	100.78	Nan	Nan Airport
NNU	SNNU		f	America/Sao_Paulo	BR	-17.82	-40.33	Nanuque	Nanuque Airport
NNX	WRLF		f	Asia/Makassar	ID	4.14	117.67	Nunukan-Nunukan Island	Nunukan Airport
NNY	ZHNY		s	Asia/Shanghai	CN	32.98	112.61	Nanyang	Nanyang Airport
NOA	YSNW		f	Australia/Sydney	AU	-34.95	150.54	Nowra	Nowra Airport
NOB	MRNS		f	America/Costa_Rica	CR	9.98	-85.65	Nicoya	Nosara Airport
NOC	EIKN		f	Europe/Dublin	IE	53.91	-8.82	Charleston	Ireland West Knock Airport
NOD	EDWS		f	Europe/Berlin	DE	53.63	7.19	Norddeich	Norden-Norddeich Airport
NOG	MMNG		f	America/Hermosillo	MX	31.23	-110.98	Nogales	Nogales International Airport
NOH	KNBU	NBU	c	America/Chicago	US	42.09	-87.82	Chicago	Naval Air Station Glenview (historical)
NOJ	USRO		f	Asia/Yekaterinburg	RU	63.18	75.27	Noyabrsk	Noyabrsk Airport
NOK	SWXV		f	America/Cuiaba	BR	-14.70	-52.35	Nova Xavantina	Xavantina Airport
NOL			c	America/Anchorage	US	67.90	-160.70	Nakolik River	Nakolik River
NON	NGTO		s	Pacific/Tarawa	KI	-0.64	174.43	Nonouti	Nonouti Airport
NOP	LTCM		f	Europe/Istanbul	TR	42.02	35.07	Sinop	Sinop Airport
NOR	BINF		f	Atlantic/Reykjavik	IS	65.13	-13.75	Norðfjörður	Norðfjörður Airport
NOS	FMNN		f	Indian/Antananarivo	MG	-13.31	48.31	Nosy Be	Fascene Airport
NOT	KDVO		s	America/Los_Angeles	US	38.14	-122.56	Novato	Gnoss Field
NOU	NWWW		s	Pacific/Noumea	NC	-22.01	166.21	Noumea	La Tontouta International Airport
NOV	FNHU		f	Africa/Luanda	AO	-12.81	15.76	Huambo	Nova Lisboa Airport
NOZ	UNWW		f	Asia/Krasnoyarsk	RU	53.81	86.88	Novokuznetsk	Spichenkovo Airport
NPA	KNPA	PNS	f	America/Chicago	US	30.35	-87.32	Pensacola	Pensacola Nas (Forrest Sherman Field) Airport
NPE	NZNR		s	Pacific/Auckland	NZ	-39.47	176.87	Napier	Napier Airport
NPH	KU14		f	America/Denver	US	39.74	-111.87	Nephi	Nephi Municipal Airport
NPL	NZNP		s	Pacific/Auckland	NZ	-39.01	174.18	New Plymouth	New Plymouth Airport
NPO	WIOG		f	Asia/Jakarta	ID	-0.35	111.75	Nanga Pinoh	Nanga Pinoh I Airport
NPR	SJNP		f	America/Santarem	BR	-7.13	-55.40	Novo Progresso	Novo Progresso Airport
NPT	KUUU		s	America/New_York	US	41.53	-71.28	Newport	Newport State Airport
NPY	HTMP		c	Africa/Dar_es_Salaam	TZ	-6.36	31.09	Mpanda	Mpanda Airport
NQA	KNQA		f	America/Chicago	US	35.36	-89.87	Millington	Millington/Memphis Airport
NQI	KNQI		f	America/Chicago	US	27.50	-97.81	Kingsville	Kingsville Nas Airport
NQL	SWNQ		f	America/Sao_Paulo	BR	-14.43	-48.49	Niquelandia	Niquelandia Airport
NQN	SAZN		s	America/Argentina/Salta	AR	-38.95	-68.16	Neuquen	Presidente Peron Airport
NQT	EGBN		f	Europe/London	GB	52.92	-1.08	Nottingham	Nottingham Airport
NQU	SKNQ		f	America/Bogota	CO	5.70	-77.28	Nuqui	Reyes Murillo Airport
NQX	KNQX	EYW	f	America/New_York	US	24.57	-81.69	Key West	Key West Nas (Boca Chica Field) Airport
NQY	EGHQ		f	Europe/London	GB	50.44	-5.00	Newquay	Newquay Cornwall Airport
NQZ	UACC		s	Asia/Almaty	KZ	51.02	71.47	Astana	Nursultan Nazarbayev International Airport
NRA	YNAR		s	Australia/Sydney	AU	-34.70	146.51	Narrandera	Narrandera Airport
NRB	KNRB		f	America/New_York	US	30.39	-81.42	Mayport	Mayport Ns (Adm David L Mcdonald Field) Airport
NRC	KNRC		c	America/Los_Angeles	US	37.40	-121.10	Crows Landing	Crows Landing Naval Auxiliary Landing Field
NRD	EDWY		f	Europe/Berlin	DE	53.71	7.23	Norderney	Norderney Airport
NRE	WAPG		f	Asia/Jayapura	ID	-3.82	126.72	Namrole-Buru Island	Namrole Airport
NRG	YNRG		f	Australia/Perth	AU	-32.93	117.08	Narrogin	Narrogin Airport
NRI	K3O9		f	America/Chicago	US	36.58	-94.86	Afton	Grand Lake Regional Airport
NRK	ESSP		f	Europe/Stockholm	SE	58.59	16.25	Norrkoping	Norrkoping Airport
NRL	EGEN		f	Europe/London	GB	59.37	-2.43	North Ronaldsay	North Ronaldsay Airport
NRM	GANK		f	Africa/Bamako	ML	15.22	-7.27	Nara	Nara Airport
NRN	EDLV	DUS	s	Europe/Berlin	DE	51.60	6.14	Weeze	Niederrhein Airport
NRR	TJRV		s	America/Puerto_Rico	US	18.25	-65.64	Ceiba	Jose Aponte De La Torre Airport
NRS	KNRS		f	America/Los_Angeles	US	32.57	-117.11	Imperial Beach	Imperial Beach Nolf (Ream Field) Airport
NRT	RJAA	TYO	s	Asia/Tokyo	JP	35.76	140.39	Tokyo	Narita International Airport
NSA	VYAS		c	Asia/Yangon	MM	21.96	96.41	Anisakan	Anisakan Airport
NSB		BIM	c	America/Nassau	BS	25.75	-79.28	Bimini District	Bimini North Seaplane Base
NSE	KNSE		f	America/Chicago	US	30.72	-87.02	Milton	Whiting Field Nas North Airport
NSF		ADW	c	America/New_York	US	38.80	-76.87	Camp Springs	Camp Springs Andrews AFB
NSH	OINN		f	Asia/Tehran	IR	36.66	51.46	Noshahr	Noshahr Airport
NSI	FKYS	YAO	s	Africa/Douala	CM	3.72	11.55	Yaounde	Yaounde Nsimalen International Airport
NSK	UOOO		f	Asia/Krasnoyarsk	RU	69.31	87.33	Norilsk	Norilsk-Alykel Airport
NSL	KDVP		f	America/Chicago	US	43.99	-95.78	Slayton	Slayton Municipal Airport
NSM	YNSM		f	Australia/Perth	AU	-32.21	121.75	Norseman	Norseman Airport
NSN	NZNS		s	Pacific/Auckland	NZ	-41.30	173.22	Nelson	Nelson Airport
NSO	YSCO		f	Australia/Sydney	AU	-32.04	150.83	Scone	Scone Airport
NSR	SWKQ		f	America/Fortaleza	BR	-9.08	-42.64	Sao Raimundo Nonato	Serra da Capivara Airport
NST	VTSF		f	Asia/Bangkok	TH	8.54	99.94	Nakhon Si Thammarat	Nakhon Si Thammarat Airport
NSV	YNSH		f	Australia/Brisbane	AU	-26.42	153.06	Noosa	Noosa Airport
NSY	LICZ		f	Europe/Rome	IT	37.40	14.92	Sigonella	Sigonella Airport
NTB	ENNO		f	Europe/Oslo	NO	59.57	9.21	Notodden	Notodden Airport
NTD	KNTD		f	America/Los_Angeles	US	34.12	-119.12	Oxnard	Point Mugu Nas (Naval Base Ventura Co) Airport
NTE	LFRS		s	Europe/Paris	FR	47.15	-1.61	Nantes	Nantes Atlantique Airport
NTG	ZSNT		s	Asia/Shanghai	CN	32.07	120.98	Nantong	Nantong Airport
NTI	WASB		f	Asia/Jayapura	ID	-2.10	133.52	Bintuni-Papua Island	Stenkol Airport
NTJ	K41U		f	America/Denver	US	39.33	-111.61	Manti	Sanpete County Regional Airport
NTL	YWLM		s	Australia/Sydney	AU	-32.80	151.83	Williamtown	Newcastle Airport
NTN	YNTN		s	Australia/Brisbane	AU	-17.68	141.07	Normanton	Normanton Airport
NTO	GVAN		f	Atlantic/Cape_Verde	CV	17.20	-25.09	Ponta do Sol	Agostinho Neto Airport
NTQ	RJNW		f	Asia/Tokyo	JP	37.29	136.96	Wajima	Noto Airport
NTR	MMAN	MTY	f	America/Mexico_City	MX	25.87	-100.24	Del Norte	Del Norte International Airport
NTT	NFTP		f	Pacific/Tongatapu	TO	-15.98	-173.79	Niuatoputapu	Kuini Lavenia Airport
NTU	KNTU		f	America/New_York	US	36.82	-76.03	Virginia Beach	Oceana Nas (Apollo Soucek Field) Airport
NTX	WION		f	Asia/Jakarta	ID	3.91	108.39	Ranai	Ranai Airport
NTY	FAPN		f	Africa/Johannesburg	ZA	-25.33	27.17	Pilanesberg	Pilanesberg International Airport
NUB	YNUM		f	Australia/Darwin	AU	-14.27	135.72	Numbulwar	Numbulwar Airport
NUD	HSNH		f	Africa/Khartoum	SD	12.67	28.33	En Nahud	En Nahud Airport
NUE	EDDN		s	Europe/Berlin	DE	49.50	11.07	Nuremberg	Nuremberg Airport
NUF			c	Asia/Colombo	LK	6.88	80.58	Hatton	Hatton
NUI	PAQT		s	America/Anchorage	US	70.21	-151.01	Nuiqsut	Nuiqsut Airport
NUJ	OIHS		f	Asia/Tehran	IR	35.21	48.65	Hamadan	Hamadan Air Base
NUK	NTGW		f	Pacific/Tahiti	PF	-19.29	-138.77	Nukutavake	Nukutavake Airport
NUL	PANU		s	America/Anchorage	US	64.73	-158.07	Nulato	Nulato Airport
NUM	OENN		f	Asia/Riyadh	SA	27.92	35.29	Neom Bay	Neom Bay Airport
NUN	KNUN	PNS	c	America/Chicago	US	30.47	-87.34	Pensacola	Saufley Field Naval Outlying Field
NUP	PPIT		s	America/Nome	US	60.91	-162.44	Nunapitchuk	Nunapitchuk Airport
NUQ	KNUQ		f	America/Los_Angeles	US	37.42	-122.05	Mountain View	Moffett Federal Airfield
NUR	YNUB		f	Australia/Adelaide	AU	-31.44	130.90	Nullabor Motel	Nullabor Motel Airport
NUS	NVSP		s	Pacific/Efate	VU	-16.08	167.40	Norsup	Norsup Airport
NUU	HKNK		f	Africa/Nairobi	KE	-0.30	36.16	Nakuru	Nakuru Airport
NUW	KNUW	ODW	f	America/Los_Angeles	US	48.35	-122.66	Oak Harbor	Whidbey Island Nas (Ault Field) Airport
NUX	USMU		s	Asia/Yekaterinburg	RU	66.07	76.52	Novy Urengoy	Novy Urengoy Airport
NVA	SKNV		s	America/Bogota	CO	2.95	-75.29	Neiva	Benito Salas Airport
NVD	KNVD		f	America/Chicago	US	37.85	-94.30	Nevada	Nevada Municipal Airport
NVG	MNNG		f	America/Managua	NI	11.67	-84.45	Nueva Guinea	Nueva Guinea Airport
NVI	UZSA		f	Asia/Samarkand	UZ	40.12	65.17	Navoi	Navoi Airport
NVJ	MMNV		c	America/Hermosillo	MX	26.99	-109.42	Navojoa	Navojoa Airport
NVK	ENNK		c	Europe/Oslo	NO	68.44	17.39	Narvik	Narvik Airport, Framnes
NVN	KO02		f	America/Los_Angeles	US	39.82	-120.35	Beckwourth	Nervino Airport
NVP	SWNA		f	America/Boa_Vista	BR	-5.12	-60.36	Novo Aripuana	Novo Aripuana Airport
NVR	ULNN		c	Europe/Moscow	RU	58.49	31.24	Velikiy Novgorod	Novgorod Airport
NVS	LFQG		f	Europe/Paris	FR	47.00	3.11	Nevers	Nevers-Fourchambault Airport
NVT	SBNF		s	America/Sao_Paulo	BR	-26.88	-48.65	Navegantes	Ministro Victor Konder International Airport
NVY	VONV		c	Asia/Kolkata	IN	11.60	79.43	Neyveli	Neyveli Airport
NWA	FMCI		f	Indian/Comoro	KM	-12.30	43.77	Moheli Bandar Es Eslam	Moheli Bandar Es Eslam Airport
NWH	K2B3		f	America/New_York	US	43.39	-72.19	Newport	Parlin Field
NWI	EGSH		s	Europe/London	GB	52.68	1.28	Norwich	Norwich International Airport
NWP			c	America/St_Johns	CA	47.31	-53.99	Argentia	Naval Station Argentia
NWU		BDA	c	Atlantic/Bermuda	BM	32.37	-64.68	Bermuda	Naval Air Station Bermuda
NXX	KNXX		c	America/New_York	US	40.20	-75.15	Willow Grove	Naval Air Station Joint Reserve Base Willow Grove
NYA	USHN		f	Asia/Yekaterinburg	RU	62.11	65.61	Nyagan	Nyagan Airport
NYE	HKNI		f	Africa/Nairobi	KE	-0.36	36.98	Nyeri	Nyeri Airport
NYG	KNYG		f	America/New_York	US	38.50	-77.31	Quantico	Quantico Mcaf (Turner Field) Airport
NYI	DGSN		f	Africa/Accra	GH	7.36	-2.33	Sunyani	Sunyani Airport
NYK	HKNY		s	Africa/Nairobi	KE	-0.06	37.04	Nanyuki	Nanyuki Airport
NYM	USMM		f	Asia/Yekaterinburg	RU	65.48	72.70	Nadym	Nadym Airport
NYN	YNYN		f	Australia/Sydney	AU	-31.55	147.20	Nyngan	Nyngan Airport
NYO	ESKN	STO	f	Europe/Stockholm	SE	58.79	16.91	Stockholm	Stockholm Skavsta Airport
NYR	UENN		f	Asia/Yakutsk	RU	63.30	118.34	Nyurba	Nyurba Airport
NYS	K6N7	NYC	f	America/New_York	US	40.73	-73.97	New York	New York Skyports Inc Seaplane Base
NYT	VYEL		f	Asia/Yangon	MM	19.62	96.20	Pyinmana	Naypyidaw Airport
NYU	VYBG		f	Asia/Yangon	MM	21.18	94.93	Nyaung U	Bagan Airport
NYW	VYMY		s	Asia/Yangon	MM	22.23	95.12	Monywar	Monywar Airport
NZA	FNZG		f	Africa/Luanda	AO	-7.72	21.36	Nzagi	Nzagi Airport
NZC	SPZA		s	America/Lima	PE	-14.85	-74.96	Maria Reiche Neuman	Maria Reiche Neuman Airport
NZE	GUNZ		f	Africa/Conakry	GN	7.81	-8.70	Nzerekore	Nzerekore Airport
NZG	UIUN		c	Asia/Irkutsk	RU	55.80	109.60	Nizhneangarsk	Nizhneangarsk Airport
NZH	ZBMZ		f	Asia/Shanghai	CN	49.57	117.33	Manzhouli	Manzhouli Xijiao Airport
NZL	ZBZL		f	Asia/Shanghai	CN	47.87	122.77	Zalantun	Zhalantun Chengjisihan Airport
NZO			c	Africa/Nairobi	KE	0.13	34.08	Nzoia	Nzoia Airport
NZY	KNZY	SAN	f	America/Los_Angeles	US	32.70	-117.21	San Diego	North Island Nas (Halsey Field) Airport
OAA	OASH		c	Asia/Kabul	AF	33.92	69.08	Baraki Barak	Forward Operating Base Shank
OAG	YORG		s	Australia/Sydney	AU	-33.38	149.13	Orange	Orange Airport
OAH	OASD		f	Asia/Kabul	AF	33.39	62.26	Shindand	Shindand Airport
OAI	OAIX		f	Asia/Kabul	AF	34.95	69.27	Bagram	Bagram Air Base
OAJ	KOAJ		f	America/New_York	US	34.83	-77.61	Jacksonville	Albert J Ellis Airport
OAK	KOAK		s	America/Los_Angeles	US	37.72	-122.22	Oakland	Oakland San Francisco Bay Airport
OAL	SSKW		f	America/Porto_Velho	BR	-11.50	-61.45	Cacoal	Cacoal Airport
OAM	NZOU		f	Pacific/Auckland	NZ	-44.97	171.08	Oamaru	Oamaru Airport
OAN	MHEA		f	America/Tegucigalpa	HN	15.51	-86.57	Olanchito	El Arrayan Airport
OAR	KOAR	MRY	f	America/Los_Angeles	US	36.68	-121.76	Marina	Marina Municipal Airport
OAS	OASA		f	Asia/Kabul	AF	33.13	68.84	Sharana	Sharana Airstrip
OAX	MMOX		s	America/Mexico_City	MX	17.00	-96.73	Oaxaca	Xoxocotlan International Airport
OAZ	OAZI		f	Asia/Kabul	AF	31.86	64.22	Camp Bastion	Camp Bastion Airport
OBC	HDOB		f	Africa/Djibouti	DJ	11.97	43.27	Obock	Obock Airport
OBD	WABR		c	Asia/Jayapura	ID	-3.90	136.20	Obano	Obano Airport
OBE	KOBE		f	America/New_York	US	27.27	-80.85	Okeechobee	Okeechobee County Airport
OBF	EDMO		f	Europe/Berlin	DE	48.08	11.28	Oberpfaffenhofen	Oberpfaffenhofen Airport
OBI	SNTI		f	America/Santarem	BR	-1.87	-55.51	Obidos	Obidos Airport
OBL	EBZR		f	Europe/Brussels	BE	51.26	4.75	Zoersel	Oostmalle Air Base
OBM	AYMB		c	Pacific/Port_Moresby	PG	-7.75	147.60	Morobe	Morobe (Destroyed)
OBN	EGEO		f	Europe/London	GB	56.46	-5.40	North Connel	Oban Airport
OBO	RJCB		f	Asia/Tokyo	JP	42.73	143.22	Obihiro	Tokachi-Obihiro Airport
OBS	LFHO		f	Europe/Paris	FR	44.54	4.37	Aubenas	Aubenas-Ardeche Meridional Airport
OBU	PAOB		s	America/Anchorage	US	66.91	-156.90	Kobuk	Kobuk Airport
OBX	AYOB		c	Pacific/Port_Moresby	PG	-7.59	141.32	Obo	Obo Airport
OCA	07FA		f	America/New_York	US	25.32	-80.28	Key Largo	Ocean Reef Club Airport
OCC	SECO		f	America/Guayaquil	EC	-0.46	-76.99	Coca	Francisco De Orellana Airport
OCE	KOXB	SBY	f	America/New_York	US	38.31	-75.12	Ocean City	Ocean City Municipal Airport
OCF	KOCF		f	America/New_York	US	29.17	-82.22	Ocala	Ocala International-Jim Taylor Field
OCH	KOCH		f	America/Chicago	US	31.58	-94.71	Nacogdoches	Nacogdoches A L Mangham Jr Regional Airport
OCI			c	America/Anchorage	US	60.10	-148.20	Oceanic	Oceanic
OCJ	MKBS		f	America/Jamaica	JM	18.40	-76.97	Ocho Rios	Boscobel Aerodrome
OCM	YBGD		s	Australia/Perth	AU	-22.54	117.27	Boolgeeda	Boolgeeda Airport
OCN	KOKB		f	America/Los_Angeles	US	33.22	-117.35	Oceanside	Bob Maxwell Memorial Airfield
OCV	SKOC		f	America/Bogota	CO	8.32	-73.36	Ocana	Aguas Claras Airport
OCW	KOCW		f	America/New_York	US	35.57	-77.05	Washington	Washington-Warren Airport
ODA	FEFW		f	Africa/Bangui	CF	8.01	22.40	Ouadda	Ouadda Airport
ODB	LEBA		f	Europe/Madrid	ES	37.84	-4.85	Cordoba	Cordoba Airport
ODC	KO27		f	America/Los_Angeles	US	37.76	-120.80	Oakdale	Oakdale Airport
ODD	YOOD		f	Australia/Adelaide	AU	-27.56	135.45	Oodnadatta	Oodnadatta Airport
ODE	EKOD		f	Europe/Copenhagen	DK	55.48	10.33	Odense	Odense Airport
ODH	EGVO		f	Europe/London	GB	51.23	-0.94	Odiham	RAF Odiham
ODJ	FEGO		f	Africa/Bangui	CF	8.90	22.78	Ouanda Djalle	Ouanda Djalle Airport
ODL	YCOD		f	Australia/Adelaide	AU	-26.75	140.64	Cordillo Downs	Cordillo Downs Airport
ODM	K2G4		f	America/New_York	US	39.58	-79.34	Oakland	Garrett County Airport
ODN	WBGI		f	Asia/Kuala_Lumpur	MY	3.97	115.05	Long Seridan	Long Seridan Airport
ODO	UIKB		f	Asia/Irkutsk	RU	57.87	114.24	Bodaybo	Bodaybo Airport
ODR	YORV		f	Australia/Perth	AU	-17.34	128.91	Ord River	Ord River Airport
ODS	UKOO		s	Europe/Kyiv	UA	46.43	30.68	Odesa	Odesa International Airport
ODT	KODO		s	America/Chicago	US	31.92	-102.39	Odessa	Odessa-Schlemeyer Field
ODW	KOKH		f	America/Los_Angeles	US	48.25	-122.67	Oak Harbor	Delaurentis Airport
ODY	VLOS		f	Asia/Vientiane	LA	20.68	101.99	Oudomsay	Oudomsay Airport
OEA	KOEA		c	America/Chicago	US	38.69	-87.55	Vincennes	O'Neal Airport
OEC	WPOC		f	Asia/Dili	TL	-9.20	124.34	Oecussi-Ambeno	Oecussi Airport
OEL	UUOR		f	Europe/Moscow	RU	52.93	36.00	Orel	Oryol Yuzhny Airport
OEM	SMPA		f	America/Paramaribo	SR	3.35	-55.44	Paloemeu	Vincent Fayks Airport
OEO	KOEO		f	America/Chicago	US	45.31	-92.69	Osceola	L O Simenstad Municipal Airport
OER	ESNO		f	Europe/Stockholm	SE	63.41	18.99	Ornskoldsvik	Ornskoldsvik Airport
OES	SAVN		f	America/Argentina/Salta	AR	-40.75	-65.03	San Antonio Oeste	Antoine De St Exupery Airport
OFF	KOFF	OMA	f	America/Chicago	US	41.12	-95.91	Omaha	Offutt Afb Airport
OFI	DIOF		f	Africa/Abidjan	CI	9.60	-4.05	Ouango Fitini	Ouango Fitini Airport
OFJ	BIOF		f	Atlantic/Reykjavik	IS	66.08	-18.67	Ólafsfjörður	Ólafsfjörður Airport
OFK	KOFK		f	America/Chicago	US	41.99	-97.44	Norfolk	Norfolk Regional/Karl Stefan Memorial Field
OFU	NSAS		c	Pacific/Pago_Pago	AS	-14.18	-169.70	Ofu	Ofu Airport
OGA	KOGA		f	America/Denver	US	41.12	-101.77	Ogallala	Searle Field
OGB	KOGB		f	America/New_York	US	33.46	-80.86	Orangeburg	Orangeburg Municipal Airport
OGD	KOGD		f	America/Denver	US	41.20	-112.01	Ogden	Ogden-Hinckley Airport
OGE	AYOG		f	Pacific/Port_Moresby	PG	-6.47	147.36	Ogeranang	Ogeranang Airport
OGG	PHOG		s	Pacific/Honolulu	US	20.90	-156.43	Kahului	Kahului Airport
OGL	SYGO	GEO	f	America/Guyana	GY	6.81	-58.11	Ogle	Ogle Airport
OGN	ROYN		f	Asia/Tokyo	JP	24.47	122.98	Yonaguni	Yonaguni Airport
OGO	DIAU		f	Africa/Abidjan	CI	6.72	-3.47	Abengourou	Abengourou Airport
OGR	FTTB		f	Africa/Ndjamena	TD	10.29	15.38	Bongor	Bongor Airport
OGS	KOGS		f	America/New_York	US	44.68	-75.46	Ogdensburg	Ogdensburg International Airport
OGU	LTCB		f	Europe/Istanbul	TR	40.97	38.08	Ordu	Ordu–Giresun Airport
OGX	DAUU		f	Africa/Algiers	DZ	31.92	5.41	Ouargla	Ain el Beida Airport
OGZ	URMO		f	Europe/Moscow	RU	43.21	44.61	Beslan	Beslan Airport
OHA	NZOH		f	Pacific/Auckland	NZ	-40.21	175.39	RNZAF Base Ohakea	RNZAF Base Ohakea
OHB	FMFE		f	Indian/Antananarivo	MG	-18.92	48.22	Moramanga	Moramanga Aerodrome
OHD	LWOH		f	Europe/Skopje	MK	41.18	20.74	Ohrid	Ohrid St. Paul the Apostle Airport
OHE	ZYMH		f	Asia/Shanghai	CN	52.91	122.43	Mohe	Gu-Lian Airport
OHH	UHSH		f	Asia/Vladivostok	RU	53.52	142.89	Okha	Okha Airport
OHI	FYOS		c	Africa/Windhoek	NA	-17.80	15.70	Oshakati	Oshakati Airport
OHO	UHOO		f	Asia/Vladivostok	RU	59.41	143.06	Okhotsk	Okhotsk Airport
OHR	EDXY		f	Europe/Berlin	DE	54.68	8.53	Wyk auf Fohr	Wyk auf Fohr Airport
OHS	OOSH		f	Asia/Muscat	OM	24.46	56.63	Sohar	Sohar Airport
OHT	OPKT		f	Asia/Karachi	PK	33.57	71.44	Kohat	Kohat Airport
OIA	SDOW		f	America/Santarem	BR	-6.76	-51.05	Ourilandia do Norte	Ourilandia do Norte Airport
OIC	KOIC		f	America/New_York	US	42.57	-75.52	Norwich	Lt Warren Eaton Airport
OIL			c	America/New_York	US	41.44	-79.71	Oil City	Oil City Seaplane Base
OIM	RJTO		f	Asia/Tokyo	JP	34.78	139.36	Izu Oshima	Oshima Airport
OIR	RJEO		f	Asia/Tokyo	JP	42.07	139.43	Okushiri	Okushiri Airport
OIT	RJFO		s	Asia/Tokyo	JP	33.48	131.74	Oita	Oita Airport
OJC	KOJC	MKC	f	America/Chicago	US	38.85	-94.74	Olathe	Johnson County Executive Airport
OJU			c	Asia/Makassar	ID	-0.86	121.62	Ampana	Tanjung Api Airport
OKA	ROAH		s	Asia/Tokyo	JP	26.20	127.65	Naha	Naha Airport
OKB	YORC		c	Australia/Brisbane	AU	-25.00	153.30	Orchid Beach	Orchid Beach Airport
OKC	KOKC		s	America/Chicago	US	35.39	-97.60	Oklahoma City	Okc Will Rogers International Airport
OKD	RJCO	SPK	s	Asia/Tokyo	JP	43.12	141.38	Sapporo	Okadama Airport
OKE	RJKB		f	Asia/Tokyo	JP	27.43	128.70	Okierabu	Okierabu Airport
OKF	FYOO		f	Africa/Windhoek	NA	-19.15	15.91	Okaukuejo	Okaukuejo Airport
OKH	EGXJ		f	Europe/London	GB	52.74	-0.65	Cottesmore	RAF Cottesmore
OKI	RJNO		f	Asia/Tokyo	JP	36.18	133.32	Okinoshima	Oki Airport
OKJ	RJOB		s	Asia/Tokyo	JP	34.76	133.85	Okayama City	Okayama Airport
OKK	KOKK		f	America/Indiana/Indianapolis	US	40.53	-86.06	Kokomo	Kokomo Municipal Airport
OKL	WAJO		f	Asia/Jayapura	ID	-5.09	140.61	Oksibil-Papua Island	Oksibil Airport
OKM	KOKM		f	America/Chicago	US	35.67	-95.95	Okmulgee	Okmulgee Regional/Paul And Betty Abbott Field
OKN	FOGQ		f	Africa/Libreville	GA	-0.67	13.67	Okondja	Okondja Airport
OKO	RJTY	TYO	f	Asia/Tokyo	JP	35.75	139.35	Fussa	Yokota Air Base
OKQ	WAKO		f	Asia/Jayapura	ID	-8.09	139.72	Okaba-Papua Island	Okaba Airport
OKR	YYKI		s	Australia/Brisbane	AU	-9.76	143.41	Yorke Island	Yorke Island Airport
OKS	KOKS		f	America/Denver	US	41.40	-102.36	Oshkosh	Garden County/King Rhiley Field
OKT	UWUK		f	Asia/Yekaterinburg	RU	54.44	53.39	Kzyl-Yar	Oktyabrskiy Airport
OKU	FYMO		f	Africa/Windhoek	NA	-18.81	17.06	Mokuti Lodge	Mokuti Lodge Airport
OKV	AYOF		c	Pacific/Port_Moresby	PG	-5.56	141.03	Okao	Okao Airport
OKY	YBOK		f	Australia/Brisbane	AU	-27.41	151.74	Oakey	Oakey Airport
OLA	ENOL		f	Europe/Oslo	NO	63.70	9.60	Ørland	Ørland Airport
OLB	LIEO		s	Europe/Rome	IT	40.90	9.52	Olbia	Olbia / Costa Smeralda Airport
OLC	SDCG		f	America/Manaus	BR	-3.47	-68.92	Sao Paulo de Olivenca	Senadora Eunice Micheles Airport
OLD	KOLD		f	America/New_York	US	44.95	-68.67	Old Town	Dewitt Field/Old Town Municipal Airport
OLE	KOLE		f	America/New_York	US	42.24	-78.37	Olean	Cattaraugus County-Olean Airport
OLF	KOLF		f	America/Denver	US	48.09	-105.58	Wolf Point	L M Clayton Airport
OLG		MRE	c	Africa/Nairobi	KE	-1.32	35.25	Maasai Mara Game Reserve	Olare Airfield
OLH	K6R7		s	America/Anchorage	US	57.22	-153.27	Old Harbor	Old Harbor Airport
OLI	BIRF		f	Atlantic/Reykjavik	IS	64.91	-23.82	Rif	Rif Airport
OLJ	NVSZ		f	Pacific/Efate	VU	-14.88	166.56	Olpoi	North West Santo Airport
OLK	SGOL		f	America/Asuncion	PY	-21.05	-57.88	Fuerte Olimpo	Fuerte Olimpo Airport
OLL	FCOX		c	Africa/Brazzaville	CG	-1.23	15.91	Olombo	Oyo Ollombo Airport
OLM	KOLM		f	America/Los_Angeles	US	46.97	-122.90	Olympia	Olympia Regional Airport
OLN	SAVM		f	America/Argentina/Catamarca	AR	-45.58	-69.07	Sarmiento	Lago Musters Airport
OLO	LKOL		f	Europe/Prague	CZ	49.59	17.21	Olomouc	Olomouc Glider Airport
OLP	YOLD		f	Australia/Adelaide	AU	-30.48	136.88	Olympic Dam	Olympic Dam Airport
OLR	OASL		c	Asia/Kabul	AF	33.36	69.96	FOB Salerno	FOB Salerno
OLS	KOLS		f	America/Phoenix	US	31.42	-110.85	Nogales	Nogales International Airport
OLU	KOLU		f	America/Chicago	US	41.45	-97.34	Columbus	Columbus Municipal Airport
OLV	KOLV		f	America/Chicago	US	34.98	-89.79	Olive Branch	Olive Branch/Taylor Field
OLX		MRE	c	Africa/Nairobi	KE	-1.41	35.11	Maasai Mara Game Reserve	Maasai Mara Airport
OLY	KOLY		f	America/Chicago	US	38.72	-88.18	Olney-Noble	Olney-Noble Airport
OLZ	UEMO		s	Asia/Yakutsk	RU	60.40	120.47	Olyokminsk	Olyokminsk Airport
OMA	KOMA		s	America/Chicago	US	41.30	-95.89	Omaha	Eppley Airfield
OMB	FOOH		f	Africa/Libreville	GA	-1.57	9.26	Omboue	Omboue Hopital Airport
OMC	RPVO		f	Asia/Manila	PH	11.06	124.56	Ormoc City	Ormoc Airport
OMD	FYOG		f	Africa/Windhoek	NA	-28.58	16.45	Oranjemund	Oranjemund Airport
OME	PAOM		s	America/Anchorage	US	64.51	-165.44	Nome	Nome Airport
OMF	OJMF		f	Asia/Amman	JO	32.36	36.26	Mafraq	King Hussein Air College
OMG	FYOE		f	Africa/Windhoek	NA	-18.03	22.19	Omega	Omega Airport
OMH	OITR		f	Asia/Tehran	IR	37.67	45.07	Urmia	Urmia Airport
OMI	OIAJ		f	Asia/Tehran	IR	30.84	49.53	Omidiyeh	Omidiyeh Airport
OMK	KOMK		f	America/Los_Angeles	US	48.46	-119.52	Omak	Omak Airport
OMM	OOMX		f	Asia/Muscat	OM	18.14	55.18	Marmul	Marmul Airport
OMN	UZTZ		s	Asia/Tashkent	UZ	40.02	68.41	Lyaylyakul	Zomin Airport
OMO	LQMO		f	Europe/Sarajevo	BA	43.28	17.85	Mostar	Mostar International Airport
OMR	LROD		f	Europe/Bucharest	RO	47.03	21.90	Oradea	Oradea International Airport
OMS	UNOO		s	Asia/Omsk	RU	54.97	73.31	Omsk	Omsk Central Airport
ONA	KONA		f	America/Chicago	US	44.08	-91.71	Winona	Winona Municipal/Max Conrad Field
OND	FYOA		s	Africa/Windhoek	NA	-17.88	15.95	Ondangwa	Ondangwa Airport
ONG	YMTI		s	Australia/Brisbane	AU	-16.66	139.18	Mornington Island	Mornington Island Airport
ONH	KN66		f	America/New_York	US	42.52	-75.06	Oneonta	Albert S Nader Regional Airport
ONI	WABD		f	Asia/Jayapura	ID	-3.98	136.08	Moanamani-Papua Island	Moanamani Airport
ONJ	RJSR		f	Asia/Tokyo	JP	40.19	140.37	Odate	Odate Noshiro Airport
ONK	UERO		f	Asia/Yakutsk	RU	68.52	112.48	Olenyok	Olenyok Airport
ONL	KONL		f	America/Chicago	US	42.47	-98.69	O'Neill	The O'Neill Municipal-John L Baker Field
ONM	KONM		f	America/Denver	US	34.02	-106.90	Socorro	Socorro Municipal Airport
ONO	KONO		f	America/Denver	US	44.02	-117.01	Ontario	Ontario Municipal Airport
ONP	KONP		f	America/Los_Angeles	US	44.58	-124.06	Newport	Newport Municipal Airport
ONQ	LTAS		f	Europe/Istanbul	TR	41.51	32.09	Zonguldak	Zonguldak Airport
ONR	YMNK		f	Australia/Brisbane	AU	-24.82	140.53	Monkira	Monkira Airport
ONS	YOLW		f	Australia/Perth	AU	-21.67	115.11	Onslow	Onslow Airport
ONT	KONT	LAX	s	America/Los_Angeles	US	34.06	-117.60	Ontario	Ontario International Airport
ONU	NFOL		f	Pacific/Fiji	FJ	-20.65	-178.70	Ono-I-Lau	Ono-I-Lau Airport
ONX	MPEJ		f	America/Panama	PA	9.36	-79.87	Colon	Enrique Adolfo Jimenez Airport
ONY	KONY		f	America/Chicago	US	33.35	-98.82	Olney	Olney Municipal Airport
OOA	KOOA		f	America/Chicago	US	41.23	-92.49	Oskaloosa	Oskaloosa Municipal Airport
OOD	YKDD		c	Australia/Perth	AU	-22.50	119.08	Gudai-Darri	Gudai-Darri Airstrip
OOK	PAOO		s	America/Anchorage	US	60.54	-165.09	Toksook Bay	Toksook Bay Airport
OOL	YBCG		s	Australia/Brisbane	AU	-28.16	153.50	Gold Coast	Gold Coast Airport
OOM	YCOM		f	Australia/Sydney	AU	-36.30	148.97	Cooma	Cooma Snowy Mountains Airport
OOR	YMOO		f	Australia/Brisbane	AU	-25.25	140.98	Mooraberree	Mooraberree Airport
OOT	NGON		f	Pacific/Tarawa	KI	-1.80	175.53	Onotoa	Onotoa Airport
OPA	BIKP		f	Atlantic/Reykjavik	IS	66.31	-16.47	Kópasker	Kópasker Airport
OPF	KOPF	MIA	s	America/New_York	US	25.91	-80.28	Miami	Miami-Opa Locka Executive Airport
OPI	YOEN		f	Australia/Darwin	AU	-12.32	133.01	Oenpelli	Oenpelli Airport
OPL	KOPL		f	America/Chicago	US	30.56	-92.10	Opelousas	St Landry Parish Airport
OPO	LPPR		s	Europe/Lisbon	PT	41.25	-8.68	Porto	Francisco de Sá Carneiro Airport
OPP	SNSM		s	America/Belem	BR	-0.70	-47.33	Salinopolis	Salinopolis Airport
OPS	SWSI		f	America/Campo_Grande	BR	-11.88	-55.59	Sinop	Presidente Joao Batista Figueiredo Airport
OPU	AYBM		f	Pacific/Port_Moresby	PG	-8.05	142.93	Balimo	Balimo Airport
OPW	FYOP		c	Africa/Windhoek	NA	-18.07	13.83	Opuwo	Opuwo
OQN	UZKK		s	Asia/Tashkent	UZ	40.54	70.97	Kokand	Kokand Airport
ORA	SASO		f	America/Argentina/Salta	AR	-23.15	-64.33	Oran	Oran Airport
ORB	ESOE		f	Europe/Stockholm	SE	59.22	15.04	Orebro	Orebro Airport
ORC	SKOE		f	America/Bogota	CO	4.79	-71.36	Orocue	Orocue Airport
ORD	KORD	CHI	s	America/Chicago	US	41.98	-87.91	Chicago	Chicago O'Hare International Airport
ORE	LFOZ		f	Europe/Paris	FR	47.90	2.16	Orleans	Orleans-Saint-Denis-de-l'Hotel Airport
ORF	KORF		s	America/New_York	US	36.90	-76.20	Norfolk	Norfolk International Airport
ORG	SMZO	PBM	f	America/Paramaribo	SR	5.81	-55.19	Paramaribo	Zorg en Hoop Airport
ORH	KORH		s	America/New_York	US	42.27	-71.88	Worcester	Worcester Regional Airport
ORI	PORI		s	America/Anchorage	US	57.88	-152.85	Port Lions	Port Lions Airport
ORJ	SYOR		f	America/Guyana	GY	4.73	-60.03	Orinduik	Orinduik Airport
ORK	EICK		s	Europe/Dublin	IE	51.84	-8.49	Cork	Cork Airport
ORL	KORL		s	America/New_York	US	28.55	-81.33	Orlando	Orlando Executive Airport
ORM	EGBK		f	Europe/London	GB	52.31	-0.79	Northampton	Sywell Aerodrome
ORN	DAOO		s	Africa/Algiers	DZ	35.62	-0.62	Oran	Es Senia Airport
ORO	MHYR		c	America/Tegucigalpa	HN	15.12	-87.13	Yoro	Yoro
ORP	FBOR		f	Africa/Gaborone	BW	-21.27	25.32	Orapa	Orapa Airport
ORR	YYOR		f	Australia/Adelaide	AU	-35.00	137.62	Yorketown	Yorketown Airport
ORT	PAOR		f	America/Anchorage	US	62.96	-141.93	Northway	Northway Airport
ORU	SLOR		f	America/La_Paz	BO	-17.96	-67.08	Oruro	Juan Mendoza Airport
ORV	PFNO		s	America/Anchorage	US	66.82	-161.02	Noorvik	Robert/Bob/Curtis Memorial Airport
ORW	OPOR		f	Asia/Karachi	PK	25.27	64.59	Ormara Raik	Ormara Airport
ORX	SNOX		f	America/Belem	BR	-1.71	-55.84	Oriximina	Oriximina Airport
ORY	LFPO	PAR	s	Europe/Paris	FR	48.73	2.36	Paris	Paris-Orly Airport
OSB	ORBM		f	Asia/Baghdad	IQ	36.31	43.15	Mosul	Mosul International Airport
OSC	KOSC		f	America/Detroit	US	44.45	-83.39	Oscoda	Oscoda/Wurtsmith Airport
OSD	ESNZ		f	Europe/Stockholm	SE	63.19	14.50	Ostersund	Ostersund Airport
OSE	AYOM		f	Pacific/Port_Moresby	PG	-7.83	147.08	Omora	Omora Airport
OSF	UUMO		s	Europe/Moscow	RU	55.51	37.51	Moscow	Ostafyevo International Airport
OSH	KOSH		f	America/Chicago	US	43.98	-88.56	Oshkosh	Wittman Regional Airport
OSI	LDOS		f	Europe/Zagreb	HR	45.46	18.81	Osijek	Osijek Airport
OSJ		MRE	c	Africa/Nairobi	KE	-1.38	35.38	Maasai Mara Game Reserve	Ol Seki Airfield
OSK	ESMO		f	Europe/Stockholm	SE	57.35	16.50	Oskarshamn	Oskarshamn Airport
OSL	ENGM		s	Europe/Oslo	NO	60.19	11.10	Oslo	Oslo Gardermoen Airport
OSM			c	Asia/Baghdad	IQ	36.31	43.15	Mosul	Mosul International Airport
OSN	RKSO		f	Asia/Seoul	KR	37.09	127.03	Osan	Osan Air Base
OSO	YOSB		f	Australia/Brisbane	AU	-22.08	140.55	Osborne Mine	Osborne Mine Airport
OSR	LKMT		f	Europe/Prague	CZ	49.70	18.11	Ostrava	Ostrava Leos Janacek Airport
OSS	UCFO		s	Asia/Bishkek	KG	40.61	72.79	Osh	Osh Airport
OST	EBOS		f	Europe/Brussels	BE	51.12	2.51	Ostend	Ostend-Bruges International Airport
OSU	KOSU	CMH	f	America/New_York	US	40.08	-83.07	Columbus	Ohio State University Airport
OSW	UWOR		f	Asia/Yekaterinburg	RU	51.07	58.60	Orsk	Orsk Airport
OSX	KOSX		f	America/Chicago	US	33.09	-89.54	Kosciusko	Kosciusko-Attala County Airport
OSY	ENNM		f	Europe/Oslo	NO	64.47	11.58	Namsos	Namsos Hoknesora Airport
OSZ	EPKZ		c	Europe/Warsaw	PL	54.04	16.26	Koszalin	Koszalin-Zegrze Pomorskie Airport
OTC	FTTL		f	Africa/Ndjamena	TD	13.44	14.74	Bol	Bol Airport
OTD	MPRA		c	America/Panama	PA	8.63	-79.03	Contadora Island	Contadora Airport
OTG	KOTG		f	America/Chicago	US	43.66	-95.58	Worthington	Worthington Municipal Airport
OTH	KOTH		s	America/Los_Angeles	US	43.42	-124.25	North Bend	Southwest Oregon Regional Airport
OTI	WAMR		f	Asia/Jayapura	ID	2.05	128.32	Gotalalamo-Morotai Island	Pitu Airport
OTJ	FYOW		f	Africa/Windhoek	NA	-20.43	16.66	Otjiwarongo	Otjiwarongo Airport
OTK	KTMK		f	America/Los_Angeles	US	45.42	-123.81	Tillamook	Tillamook Airport
OTL	GQNB		f	Africa/Nouakchott	MR	17.53	-14.68	Boutilimit	Boutilimit Airport
OTM	KOTM		f	America/Chicago	US	41.11	-92.45	Ottumwa	Ottumwa Regional Airport
OTN	KI20		f	America/Indiana/Vincennes	US	38.85	-87.50	Oaktown	Ed-Air Airport
OTP	LROP	BUH	s	Europe/Bucharest	RO	44.57	26.10	Bucharest	Henri Coanda International Airport
OTR	MRCC		f	America/Costa_Rica	CR	8.60	-82.97	Corredores	Coto 47 Airport
OTS	K74S		f	America/Los_Angeles	US	48.50	-122.66	Anacortes	Anacortes Airport
OTT	SJKB		c	America/Cuiaba	BR	-9.90	-58.58	Cotriguacu	Cotriguacu
OTU	SKOT		f	America/Bogota	CO	7.01	-74.72	El Rhin	Otu Airport
OTV	AGGQ		c	Pacific/Guadalcanal	SB	-5.52	159.53	Ontong Java Atoll	Ontong Java Atoll Airport
OTZ	PAOT		s	America/Anchorage	US	66.88	-162.60	Kotzebue	Ralph Wien Memorial Airport
OUA	DFFD		s	Africa/Ouagadougou	BF	12.35	-1.51	Ouagadougou	Ouagadougou Airport
OUD	GMFO		f	Africa/Casablanca	MA	34.79	-1.92	Oujda	Angads Airport
OUE	FCOU		f	Africa/Brazzaville	CG	1.62	16.04	Ouesso	Ouesso Airport
OUG	DFCC		f	Africa/Ouagadougou	BF	13.57	-2.42	Ouahigouya	Ouahigouya Airport
OUH	FAOH		f	Africa/Johannesburg	ZA	-33.61	22.19	Oudtshoorn	Oudtshoorn Airport
OUI	VLHS		f	Asia/Vientiane	LA	20.26	100.44	Ban Huoeisay	Ban Huoeisay Airport
OUK	_OUK		f	Europe/London	GB	60.43	-0.75	Shetland	Out Skerries Airstrip
OUL	EFOU		f	Europe/Helsinki	FI	64.93	25.35	Oulu	Oulu Airport
OUN	KOUN		s	America/Chicago	US	35.25	-97.47	Norman	University Of Oklahoma Westheimer Airport
OUR	FKKI		f	Africa/Douala	CM	4.47	14.36	Batouri	Batouri Airport
OUS	SDOU		f	America/Sao_Paulo	BR	-22.97	-49.91	Ourinhos	Ourinhos Airport
OUT	FTTS		f	Africa/Ndjamena	TD	10.48	16.72	Bousso	Bousso Airport
OUZ	GQPZ		f	Africa/Nouakchott	MR	22.76	-12.48	Zouerate	Tazadit Airport
OVA	FMSL		f	Indian/Antananarivo	MG	-24.24	45.30	Bekily	Bekily Airport
OVB	UNNT		s	Asia/Krasnoyarsk	RU	55.01	82.65	Novosibirsk	Tolmachevo Airport
OVD	LEAS		f	Europe/Madrid	ES	43.56	-6.03	Ranon	Asturias Airport
OVE	KOVE		f	America/Los_Angeles	US	39.49	-121.62	Oroville	Oroville Municipal Airport
OVG	FAOB		f	Africa/Johannesburg	ZA	-34.55	20.25	Overberg	Overberg Airport
OVL	SCOV		f	America/Santiago	CL	-30.56	-71.18	Ovalle	El Tuqui Airport
OVR	SAZF		f	America/Argentina/Buenos_Aires	AR	-36.89	-60.22	Olavarria	Olavarria Airport
OVS	USHS		f	Asia/Yekaterinburg	RU	61.33	63.60	Sovetskiy	Sovetskiy Airport
OWA	KOWA		f	America/Chicago	US	44.12	-93.26	Owatonna	Owatonna Degner Regional Airport
OWB	KOWB		s	America/Chicago	US	37.74	-87.17	Owensboro	Owensboro/Daviess County Regional Airport
OWD	KOWD		s	America/New_York	US	42.19	-71.17	Norwood	Norwood Memorial Airport
OWK	KOWK		f	America/New_York	US	44.72	-69.87	Norridgewock	Central Maine/Norridgewock Airport
OWZ			c	America/Winnipeg	CA	44.42	-80.38	Pseudo city	Pseudo city code
OXB	GGOV		f	Africa/Bissau	GW	11.89	-15.65	Bissau	Osvaldo Vieira International Airport
OXC	KOXC		s	America/New_York	US	41.48	-73.14	Oxford	Waterbury-Oxford Airport
OXD	KOXD		f	America/New_York	US	39.50	-84.78	Oxford	Miami University Airport
OXF	EGTK		s	Europe/London	GB	51.84	-1.32	Kidlington	Oxford (Kidlington) Airport
OXP	SOOG		f	America/Cayenne	GF	3.90	-51.80	Saint-Georges-de-l'Oyapock	Saint-Georges-de-l'Oyapock Airport
OXR	KOXR		f	America/Los_Angeles	US	34.20	-119.21	Oxnard	Oxnard Airport
OXY	YMNY		f	Australia/Brisbane	AU	-25.36	141.43	Morney	Morney Airport
OYA	SATG		f	America/Argentina/Cordoba	AR	-29.11	-59.22	Goya	Goya Airport
OYE	FOGO		f	Africa/Libreville	GA	1.54	11.58	Oyem	Oyem Airport
OYG	HUMY		c	Africa/Kampala	UG	3.65	31.72	Moyo	Moyo Airport
OYK	SBOI		f	America/Cayenne	BR	3.86	-51.80	Oiapoque	Oiapoque Airport
OYL	HKMY		f	Africa/Nairobi	KE	3.47	39.10	Moyale	Moyale Airport
OYN	YOUY		f	Australia/Melbourne	AU	-35.09	142.35	Ouyen	Ouyen Airport
OYO	SAZH		f	America/Argentina/Buenos_Aires	AR	-38.39	-60.33	Tres Arroyos	Tres Arroyos Airport
OYP			c	America/Cayenne	GF	3.90	-51.80	Saint-Georges	Saint-Georges-de-l'Oyapock Airport
OZA	KOZA		f	America/Chicago	US	30.74	-101.20	Ozona	Ozona Municipal Airport
OZC	RPMO		f	Asia/Manila	PH	8.18	123.84	Ozamiz City	Labo Airport
OZG	GMAZ		f	Africa/Casablanca	MA	30.32	-5.87	Zagora	Zagora Airport
OZH	UKDE		f	Europe/Zaporozhye	UA	47.87	35.32	Zaporizhzhia	Zaporizhzhia International Airport
OZP	LEMO		f	Europe/Madrid	ES	37.17	-5.62	Moron	Moron Air Base
OZR	KOZR		f	America/Chicago	US	31.28	-85.71	Fort Rucker	Cairns Army Air Field (Fort Rucker) Airport
OZZ	GMMZ		f	Africa/Casablanca	MA	30.94	-6.91	Ouarzazate	Ouarzazate Airport
PAA	VYPA		c	Asia/Yangon	MM	16.88	97.67	Hpa-An	Hpa-An Airport
PAB	VABI		f	Asia/Kolkata	IN	21.99	82.11	Bilaspur	Bilaspur Airport
PAC	MPMG	PTY	s	America/Panama	PA	8.97	-79.56	Albrook	Marcos A. Gelabert International Airport
PAD	EDLP		f	Europe/Berlin	DE	51.61	8.62	Paderborn	Paderborn Lippstadt Airport
PAE	KPAE	SEA	s	America/Los_Angeles	US	47.91	-122.28	Everett	Seattle Paine Field International Airport
PAF	HUPA		f	Africa/Kampala	UG	2.20	31.55	Pakuba	Pakuba Airport
PAG	RPMP		f	Asia/Manila	PH	7.83	123.46	Pagadian City	Pagadian Airport
PAH	KPAH		f	America/Chicago	US	37.06	-88.77	Paducah	Barkley Regional Airport
PAJ	OPPC		f	Asia/Karachi	PK	33.90	70.07	Parachinar	Parachinar Airport
PAK	PHPA		f	Pacific/Honolulu	US	21.90	-159.60	Hanapepe	Port Allen Airport
PAL			c	America/Bogota	CO	5.48	-74.66	Palanquero	Captain Germán Olano Moreno Air Base
PAM	KPAM	ECP	f	America/New_York	US	30.07	-85.57	Panama City	Tyndall Afb Airport
PAN	VTSK		f	Asia/Bangkok	TH	6.79	101.15	Pattani	Pattani Airport
PAO	KPAO		f	America/Los_Angeles	US	37.46	-122.12	Palo Alto	Palo Alto Airport
PAP	MTPP		s	America/Port-au-Prince	HT	18.58	-72.29	Port-au-Prince	Toussaint Louverture International Airport
PAQ	PAAQ		f	America/Anchorage	US	61.59	-149.09	Palmer	Warren 'Bud' Woods Palmer Municipal Airport
PAS	LGPA		f	Europe/Athens	GR	37.01	25.13	Paros Island	Paros Airport
PAT	VEPT		s	Asia/Kolkata	IN	25.59	85.09	Patna	Lok Nayak Jayaprakash Airport
PAU	VYPK		f	Asia/Yangon	MM	21.45	94.49	Pauk	Pauk Airport
PAV	SBUF		f	America/Maceio	BR	-9.40	-38.25	Paulo Afonso	Paulo Afonso Airport
PAX	MTPX		c	America/Port-au-Prince	HT	19.93	-72.85	Port-de-Paix	Port de Paix Airport
PAY	WBKP		f	Asia/Kuching	MY	6.00	117.40	Pamol	Pamol Airport
PAZ	MMPA		f	America/Mexico_City	MX	20.60	-97.46	Poza Rica	El Tajin National Airport
PBA	SDLO	MXQ	s	America/Bahia	BR	-13.56	-38.94	Cairu	Fazenda Pontal Airport
PBB	SSPN		f	America/Campo_Grande	BR	-19.65	-51.20	Paranaiba	Paranaiba Airport
PBC	MMPB		f	America/Mexico_City	MX	19.16	-98.37	Puebla	Hermanos Serdan International Airport
PBD	VAPR		f	Asia/Kolkata	IN	21.65	69.66	Porbandar	Porbandar Airport
PBE	SKPR		f	America/Bogota	CO	6.46	-74.41	Puerto Berrio	Puerto Berrio Airport
PBF	KPBF		f	America/Chicago	US	34.17	-91.94	Pine Bluff	Pinebluff Regional/Grider Field
PBG	KPBG		f	America/New_York	US	44.65	-73.47	Plattsburgh	Plattsburgh International Airport
PBH	VQPR		s	Asia/Thimphu	BT	27.40	89.42	Paro	Paro Airport
PBI	KDJT		s	America/New_York	US	26.68	-80.10	West Palm Beach	President Donald J Trump International Airport
PBJ	NVSI		f	Pacific/Efate	VU	-16.44	168.26	Paama Island	Tavie Airport
PBK			c	America/Juneau	US	57.40	-134.30	Pack Creek	Pack Creek
PBL	SVPC		f	America/Caracas	VE	10.48	-68.07	General Bartolome Salom	General Bartolome Salom International Airport
PBM	SMJP		f	America/Paramaribo	SR	5.45	-55.19	Zandery	Johan Adolf Pengel International Airport
PBN	FNPA		f	Africa/Luanda	AO	-10.72	13.77	Port Amboim	Porto Amboim Airport
PBO	YPBO		f	Australia/Perth	AU	-23.17	117.75	Paraburdoo	Paraburdoo Airport
PBP	MRIA		f	America/Costa_Rica	CR	9.86	-85.37	Nandayure	Islita Airport
PBQ	SWPM		f	America/Porto_Velho	BR	-11.64	-61.18	Pimenta Bueno	Pimenta Bueno Airport
PBR	MGPB		f	America/Guatemala	GT	15.73	-88.58	Puerto Barrios	Puerto Barrios Airport
PBU	VYPT		s	Asia/Yangon	MM	27.33	97.43	Putao	Putao Airport
PBV	SWPG		f	America/Cuiaba	BR	-11.52	-57.33	Porto dos Gauchos	Porto dos Gauchos Airport
PBX	SWPQ		f	America/Cuiaba	BR	-10.86	-51.69	Porto Alegre do Norte	Fazenda Piraguassu Airport
PBZ	FAPG		c	Africa/Johannesburg	ZA	-34.09	23.33	Plettenberg Bay	Plettenberg Bay Airport
PCA	PAOC		f	America/Anchorage	US	58.91	-157.71	Portage Creek	Portage Creek Airport
PCB	WIHP		f	Asia/Jakarta	ID	-6.34	106.77	Jakarta	Pondok Cabe Air Base
PCD	KPDC		f	America/Chicago	US	43.02	-91.12	Prairie Du Chien	Prairie Du Chien Municipal Airport
PCE			c	America/Anchorage	US	57.16	-157.41	Painter Creek	Painter Creek Airport
PCF	FAPS		f	Africa/Johannesburg	ZA	-26.67	27.08	Potchefstroom	Potchefstroom Airport
PCG	MGPC		f	America/Guatemala	GT	17.26	-90.26	Paso Caballos	Paso Caballos Airport
PCH	MHPC		f	America/Tegucigalpa	HN	15.96	-84.94	Palacios	Palacios Airport
PCJ	SGLV		c	America/Asuncion	PY	-22.28	-57.93	Puerto Casado	Puerto La Victoria Airport
PCK			c	America/Anchorage	US	67.24	-150.29	Porcupine Creek	Porcupine Creek Airport
PCL	SPCL		s	America/Lima	PE	-8.38	-74.57	Pucallpa	Cap FAP David Abenzur Rengifo International Airport
PCN	NZPN		f	Pacific/Auckland	NZ	-41.35	173.96	Picton	Picton Aerodrome
PCO	MMPL		f	America/Mazatlan	MX	23.58	-109.54	La Ribera	Punta Colorada Airport
PCP	FPPR		f	Africa/Sao_Tome	ST	1.66	7.41	Principe	Principe Airport
PCQ	VLFL		f	Asia/Vientiane	LA	21.65	101.90	Boun Neau	Boun Neau Airport
PCR	SKPC		f	America/Bogota	CO	6.18	-67.49	Puerto Carreno	German Olano Airport
PCS	SNPC		f	America/Fortaleza	BR	-7.06	-41.52	Picos	Picos Airport
PCT	K39N		s	America/New_York	US	40.40	-74.66	Princeton	Princeton Airport
PCU	KM13		f	America/Chicago	US	30.79	-89.50	Poplarville	Poplarville/Pearl River County Airport
PDA	SKPD		f	America/Bogota	CO	3.85	-67.91	Puerto Inirida	Obando Airport
PDB	K4K0		f	America/Anchorage	US	59.80	-154.13	Pedro Bay	Pedro Bay Airport
PDC	NWWQ		f	Pacific/Noumea	NC	-21.32	165.00	Mueo	Mueo Airport
PDD	FQPO		f	Africa/Maputo	MZ	-26.83	32.84	Ponta do Ouro	Ponta do Ouro Airport
PDE	YPDI		f	Australia/Adelaide	AU	-26.12	139.40	Pandie Pandie	Pandie Pandie Airport
PDF	SNRD		f	America/Bahia	BR	-17.30	-39.27	Prado	Prado Airport
PDG	WIEE		s	Asia/Jakarta	ID	-0.79	100.28	Ketaping	Minangkabau Airport
PDI	AYPD		f	Pacific/Port_Moresby	PG	-6.45	147.52	Pindiu	Pindiu Airport
PDK	KPDK	ATL	s	America/New_York	US	33.88	-84.30	Atlanta	Dekalb-Peachtree Airport
PDL	LPPD		s	Atlantic/Azores	PT	37.74	-25.70	Ponta Delgada	João Paulo II Airport
PDN	YPDA		f	Australia/Adelaide	AU	-35.81	137.26	Parndana	Parndana Airport
PDO	WIPQ		f	Asia/Jakarta	ID	-3.29	103.88	Talang Gudang	Pendopo Airport
PDP	SULS		f	America/Montevideo	UY	-34.86	-55.09	Punta del Este	Capitan Corbeta CA Curbelo International Airport
PDR	SJKE		c	America/Fortaleza	BR	-5.28	-44.50	Presidente Dutra	Presidente Dutra
PDS	MMPG		f	America/Mexico_City	MX	28.63	-100.53	Piedras Negras	Piedras Negras International Airport
PDT	KPDT		f	America/Los_Angeles	US	45.70	-118.84	Pendleton	Eastern Oregon Regional At Pendleton Airport
PDU	SUPU		f	America/Montevideo	UY	-32.36	-58.06	Paysandu	Tydeo Larre Borges Airport
PDV	LBPD		f	Europe/Sofia	BG	42.07	24.85	Plovdiv	Plovdiv International Airport
PDX	KPDX		s	America/Los_Angeles	US	45.59	-122.60	Portland	Portland International Airport
PDZ	SVPE		f	America/Caracas	VE	9.98	-62.23	Pedernales	Pedernales Airport
PEA	YPSH		f	Australia/Adelaide	AU	-35.76	137.96	Ironstone	Penneshaw Airport
PEC			c	America/Juneau	US	57.95	-136.20	Pelican	Pelican Seaplane Base
PED	LKPD		f	Europe/Prague	CZ	50.01	15.74	Pardubice	Pardubice Airport
PEE	USPP		s	Asia/Yekaterinburg	RU	57.91	56.02	Perm	Bolshoye Savino Airport
PEF	EDCP		f	Europe/Berlin	DE	54.16	13.77	Peenemunde	Peenemunde Airport
PEG	LIRZ		f	Europe/Rome	IT	43.10	12.51	Perugia	Perugia / San Egidio Airport
PEH	SAZP		f	America/Argentina/Buenos_Aires	AR	-35.84	-61.86	Pehuajo	Comodoro Pedro Zanni Airport
PEI	SKPE		s	America/Bogota	CO	4.81	-75.74	Pereira	Matecana International Airport
PEK	ZBAA	BJS	s	Asia/Shanghai	CN	40.08	116.58	Beijing	Beijing Capital International Airport
PEL	FXPG		f	Africa/Maseru	LS	-29.12	28.51	Pelaneng	Pelaneng Airport
PEM	SPTU		f	America/Lima	PE	-12.61	-69.23	Puerto Maldonado	Padre Aldamiz International Airport
PEN	WMKP		s	Asia/Kuala_Lumpur	MY	5.30	100.28	Penang	Penang International Airport
PEQ	KPEQ		f	America/Chicago	US	31.38	-103.51	Pecos	Pecos Municipal Airport
PER	YPPH		s	Australia/Perth	AU	-31.94	115.97	Perth	Perth International Airport
PES	ULPB		f	Europe/Moscow	RU	61.89	34.15	Petrozavodsk	Petrozavodsk Airport
PET	SBPK		f	America/Sao_Paulo	BR	-31.72	-52.33	Pelotas	Pelotas Airport
PEU	MHPL		f	America/Tegucigalpa	HN	15.26	-83.78	Puerto Lempira	Puerto Lempira Airport
PEV	LHPP		f	Europe/Budapest	HU	45.99	18.24	Pecs-Pogany	Pecs-Pogany Airport
PEW	OPPS		s	Asia/Karachi	PK	33.99	71.51	Peshawar	Peshawar International Airport
PEX	UUYP		f	Europe/Moscow	RU	65.12	57.13	Pechora	Pechora Airport
PEZ	UWPP		f	Europe/Moscow	RU	53.11	45.02	Penza	Penza Airport
PFB	SBPF		f	America/Sao_Paulo	BR	-28.24	-52.33	Passo Fundo	Lauro Kurtz Airport
PFC	KPFC		f	America/Los_Angeles	US	45.20	-123.96	Pacific City	Pacific City State Airport
PFD			c	America/Juneau	US	58.12	-135.45	Port Frederick	Port Frederick Seaplane Base
PFJ	BIPA		c	Atlantic/Reykjavik	IS	65.56	-23.96	Patreksfjordur	Patreksfjordur Airport
PFN	KPFN		c	America/Chicago	US	30.21	-85.68	Panama City	Panama City–Bay County International Airport
PFO	LCPH		f	Asia/Nicosia	CY	34.72	32.49	Paphos	Paphos International Airport
PFQ	OITP		f	Asia/Tehran	IR	39.60	47.88	Parsabad	Parsabade Moghan Airport
PFR	FZVS		f	Africa/Lubumbashi	CD	-4.33	20.58	Ilebo	Ilebo Airport
PGA	KPGA		s	America/Phoenix	US	36.93	-111.45	Page	Page Municipal Airport
PGC	K1V2		f	America/Denver	US	42.01	-101.77	Hyannis	Grant County Airport
PGD	KPGD		s	America/New_York	US	26.92	-81.99	Punta Gorda	Punta Gorda Airport
PGF	LFMP		f	Europe/Paris	FR	42.74	2.87	Perpignan	Perpignan-Rivesaltes (Llabanere) Airport
PGH	VIPT		f	Asia/Kolkata	IN	29.03	79.47	Pantnagar	Pantnagar Airport
PGI	FNCH		f	Africa/Luanda	AO	-7.36	20.80	Chitato	Chitato Airport
PGK	WIPK		s	Asia/Jakarta	ID	-2.16	106.14	Pangkal Pinang	Pangkal Pinang (Depati Amir) Airport
PGL	KPQL		f	America/Chicago	US	30.46	-88.53	Pascagoula	Trent Lott International Airport
PGM	KPGM		s	America/Anchorage	US	59.35	-151.83	Port Graham	Port Graham Airport
PGN	AYPG		c	Pacific/Port_Moresby	PG	-6.39	144.11	Pangia	Pangia Airport
PGO	KPSO		f	America/Denver	US	37.29	-107.06	Pagosa Springs	Stevens Field
PGQ	WAEM		c	Asia/Jayapura	ID	0.92	128.38	Maba	Pekaulang Buli Airport
PGR	KPGR		f	America/Chicago	US	36.06	-90.51	Paragould	Kirk Field
PGS	KL37		f	America/Phoenix	US	35.53	-113.25	Peach Springs	Grand Canyon Caverns Airport
PGU	OIBP		s	Asia/Tehran	IR	27.38	52.74	Asaluyeh	Persian Gulf International Airport
PGV	KPGV		s	America/New_York	US	35.64	-77.38	Greenville	Pitt-Greenville Airport
PGX	LFBX		f	Europe/Paris	FR	45.20	0.82	Perigueux	Perigueux-Bassillac Airport
PGZ	SSZW		f	America/Sao_Paulo	BR	-25.18	-50.14	Ponta Grossa	Ponta Grossa Airport
PHA	VVPR		f	Asia/Ho_Chi_Minh	VN	11.63	108.95	Phan Rang	Phan Rang Airport
PHB	SBPB		f	America/Fortaleza	BR	-2.89	-41.73	Parnaiba	Prefeito Doutor Joao Silva Filho Airport
PHC	DNPO		f	Africa/Lagos	NG	5.02	6.95	Port Harcourt	Port Harcourt International Airport
PHD	KPHD		f	America/New_York	US	40.47	-81.42	New Philadelphia	Harry Clever Field
PHE	YPPD		s	Australia/Perth	AU	-20.38	118.63	Port Hedland	Port Hedland International Airport
PHF	KPHF		s	America/New_York	US	37.13	-76.49	Newport News	Newport News/Williamsburg International Airport
PHH	VVPT	PKR	s	Asia/Ho_Chi_Minh	VN	10.91	108.07	Phan Thiet	Phan Thiet Airport
PHI	SNYE		f	America/Fortaleza	BR	-2.48	-45.07	Pinheiro	Pinheiro Airport
PHK	KPHK		f	America/New_York	US	26.79	-80.69	Pahokee	Palm Beach County Glades Airport
PHL	KPHL		s	America/New_York	US	39.87	-75.24	Philadelphia	Philadelphia International Airport
PHN	KPHN		f	America/New_York	US	42.91	-82.53	Port Huron	St Clair County International Airport
PHO	PAPO		s	America/Nome	US	68.35	-166.80	Point Hope	Point Hope Airport
PHP	KPHP		f	America/Denver	US	44.05	-101.60	Philip	Philip Airport
PHQ	YTMO		s	Australia/Brisbane	AU	-21.81	139.92	The Monument	The Monument Airport
PHS	VTPP		f	Asia/Bangkok	TH	16.78	100.28	Phitsanulok	Phitsanulok Airport
PHT	KPHT		f	America/Chicago	US	36.34	-88.38	Paris	Henry County Airport
PHW	FAPH		f	Africa/Johannesburg	ZA	-23.94	31.16	Phalaborwa	Hendrik Van Eck Airport
PHX	KPHX		s	America/Phoenix	US	33.43	-112.01	Phoenix	Phoenix Sky Harbor International Airport
PHY	VTPB		f	Asia/Bangkok	TH	16.68	101.19	Phetchabun	Phetchabun Airport
PIA	KPIA		s	America/Chicago	US	40.66	-89.69	Peoria	General Downing - Peoria International Airport
PIB	KPIB	LUL	f	America/Chicago	US	31.47	-89.34	Hattiesburg-Laurel	Hattiesburg/Laurel Regional Airport
PIC	MBPI		f	America/Grand_Turk	TC	21.90	-72.10	Pine Cay	Pine Cay Airport
PID	MYPI	NAS	f	America/Nassau	BS	25.08	-77.30	Nassau	Nassau Paradise Island Airport
PIE	KPIE	TPA	s	America/New_York	US	27.91	-82.69	St Petersburg-Clearwater	St Pete-Clearwater International Airport
PIF	RCSQ		f	Asia/Taipei	TW	22.70	120.48	Pingtung	Pingtung North Airport
PIG			c	America/Boa_Vista	BR	0.78	-60.07	Pitinga	Pitinga
PIH	KPIH		f	America/Denver	US	42.91	-112.60	Pocatello	Pocatello Regional Airport
PII		FAI	c	America/Anchorage	US	64.82	-147.90	Fairbanks	Fairbanks Phillips Field
PIK	EGPK	GLA	f	Europe/London	GB	55.51	-4.59	Glasgow	Glasgow Prestwick Airport
PIL	SGPI		f	America/Asuncion	PY	-26.88	-58.32	Pilar	Carlos Miguel Gimenez Airport
PIM	KPIM		f	America/New_York	US	32.84	-84.88	Pine Mountain	Harris County Airport
PIN	SWPI		f	America/Boa_Vista	BR	-2.67	-56.78	Parintins	Parintins Airport
PIO	SPSO		f	America/Lima	PE	-13.74	-76.22	Pisco	Capitan FAP Renan Elias Olivera International Airport
PIP	PAPN		s	America/Anchorage	US	57.58	-157.57	Pilot Point	Pilot Point Airport
PIR	KPIR		f	America/Chicago	US	44.38	-100.29	Pierre	Pierre Regional Airport
PIS	LFBI		f	Europe/Paris	FR	46.59	0.31	Poitiers	Poitiers-Biard Airport
PIT	KPIT		s	America/New_York	US	40.49	-80.23	Pittsburgh	Pittsburgh International Airport
PIU	SPUR		f	America/Lima	PE	-5.21	-80.62	Piura	Capitan FAP Guillermo Concha Iberico International Airport
PIV	SNPX		f	America/Sao_Paulo	BR	-17.32	-44.86	Pirapora	Pirapora Airport
PIW	CZMN		f	America/Winnipeg	CA	55.59	-97.16	Pikwitonei	Pikwitonei Airport
PIX	LPPI		f	Atlantic/Azores	PT	38.55	-28.44	Pico Island	Pico Airport
PIZ	PPIZ		f	America/Anchorage	US	69.73	-163.01	Point Lay	Point Lay Lrrs Airport
PJA	ESUP		f	Europe/Stockholm	SE	67.25	23.07	Pajala	Pajala Airport
PJB	KPAN		f	America/Phoenix	US	34.26	-111.34	Payson	Payson Airport
PJC	SGPJ		f	America/Asuncion	PY	-22.64	-55.83	Pedro Juan Caballero	Dr Augusto Roberto Fuster International Airport
PJG	OPPG		f	Asia/Karachi	PK	26.95	64.13	Panjgur	Panjgur Airport
PJM	MRPJ		f	America/Costa_Rica	CR	8.53	-83.30	Puerto Jimenez	Puerto Jimenez Airport
PJZ			c	America/Cancun	MX	21.18	-86.81	Puerto Juárez	Puerto Juárez
PKA	PAPK		s	America/Anchorage	US	60.70	-161.78	Napaskiak	Napaskiak Airport
PKB	KPKB		f	America/New_York	US	39.34	-81.44	Parkersburg	Mid-Ohio Valley Regional Airport
PKC	UHPP		s	Asia/Anadyr	RU	53.17	158.45	Petropavlovsk-Kamchatsky	Yelizovo Airport
PKD	KPKD		f	America/Chicago	US	46.90	-95.07	Park Rapids	Park Rapids Municipal/Konshok Field
PKE	YPKS		f	Australia/Sydney	AU	-33.13	148.24	Parkes	Parkes Airport
PKF	KPKF		f	America/Chicago	US	45.96	-90.42	Park Falls	Park Falls Municipal Airport
PKG	WMPA		f	Asia/Kuala_Lumpur	MY	4.24	100.55	Pangkor Island	Pulau Pangkor Airport
PKH	LGHL		f	Europe/Athens	GR	37.30	23.15	Porto Cheli	Porto Cheli Airport
PKJ	MGPG		f	America/Guatemala	GT	16.00	-90.74	Playa Grande	Playa Grande Airport
PKK	VYPU		f	Asia/Yangon	MM	21.40	95.11	Pakhokku	Pakhokku Airport
PKN	WAOI		s	Asia/Jakarta	ID	-2.71	111.67	Pangkalanbun	Iskandar Airport
PKO	DBBP		f	Africa/Porto-Novo	BJ	9.36	2.61	Parakou	Parakou Airport
PKP	NTGP		f	Pacific/Tahiti	PF	-14.81	-138.81	Puka Puka	Puka Puka Airport
PKR	VNPK		s	Asia/Kathmandu	NP	28.20	83.98	Pokhara	Pokhara Airport
PKS			c	Asia/Vientiane	LA	18.37	103.70	Paksane	Paksane
PKT	YPKT		f	Australia/Darwin	AU	-14.25	129.53	Port Keats	Port Keats Airport
PKU	WIBB		s	Asia/Jakarta	ID	0.46	101.44	Pekanbaru	Sultan Syarif Kasim Ii (Simpang Tiga) Airport
PKV	ULOO		f	Europe/Moscow	RU	57.78	28.40	Pskov	Pskov Airport
PKW	FBSP		f	Africa/Gaborone	BW	-22.06	27.83	Selebi Phikwe	Selebi Phikwe Airport
PKX	ZBAD	BJS	s	Asia/Shanghai	CN	39.50	116.40	Beijing	Beijing Daxing International Airport
PKY	WAOP		s	Asia/Jakarta	ID	-2.23	113.94	Palangkaraya-Kalimantan Tengah	Tjilik Riwut Airport
PKZ	VLPS		f	Asia/Vientiane	LA	15.13	105.78	Pakse	Pakse International Airport
PLB	KPLB		c	America/New_York	US	44.69	-73.52	Plattsburgh	Clinton County Airport
PLD	MRSR		c	America/Costa_Rica	CR	9.87	-85.48	Sámara	Playa Sámara Carillo Airport
PLE	AYPB		c	Pacific/Port_Moresby	PG	-5.37	142.98	Paiela	Paiela Airport
PLF	FTTP		f	Africa/Ndjamena	TD	9.38	14.93	Pala	Pala Airport
PLH	EGHD		c	Europe/London	GB	50.42	-4.11	Plymouth	Plymouth City Airport
PLJ	MZPL		s	America/Belize	BZ	16.54	-88.36	Placencia	Placencia Airport
PLK	KPLK	BKG	f	America/Chicago	US	36.63	-93.23	Branson	M Graham Clark Downtown Airport
PLL	SBMN	MAO	f	America/Manaus	BR	-3.15	-59.99	Manaus	Ponta Pelada Airport
PLM	WIPP		s	Asia/Jakarta	ID	-2.90	104.70	Palembang	Sultan Mahmud Badaruddin Ii Airport
PLN	KPLN		s	America/Detroit	US	45.57	-84.80	Pellston	Pellston Regional/Emmet County Airport
PLO	YPLC		s	Australia/Adelaide	AU	-34.61	135.88	Port Lincoln	Port Lincoln Airport
PLP	MPLP		c	America/Panama	PA	8.40	-78.14	La Palma	La Palma Airport
PLQ	EYPA		f	Europe/Vilnius	LT	55.97	21.09	Palanga	Palanga International Airport
PLR	KPLR		f	America/Chicago	US	33.56	-86.25	Pell City	St Clair County Airport
PLS	MBPV		s	America/Grand_Turk	TC	21.77	-72.27	Providenciales Island	Providenciales Airport
PLT	SKPL		f	America/Bogota	CO	9.80	-74.78	Plato	Plato Airport
PLU	SBBH	BHZ	f	America/Sao_Paulo	BR	-19.85	-43.95	Belo Horizonte	Pampulha - Carlos Drummond de Andrade Airport
PLV	UKHP		f	Europe/Zaporozhye	UA	49.57	34.40	Poltava	Poltava International Airport
PLW	WAML		s	Asia/Makassar	ID	-0.92	119.91	Palu-Celebes Island	Mutiara Airport
PLX	UASS		f	Asia/Almaty	KZ	50.35	80.23	Semey	Semey International Airport
PLY	K1P1		f	America/New_York	US	43.78	-71.75	Plymouth	Plymouth Municipal Airport
PLZ	FAPE		s	Africa/Johannesburg	ZA	-33.98	25.62	Port Elizabeth	Port Elizabeth Airport
PMA	HTPE		s	Africa/Dar_es_Salaam	TZ	-5.26	39.81	Chake	Pemba Airport
PMB	KPMB		f	America/Chicago	US	48.94	-97.24	Pembina	Pembina Municipal Airport
PMC	SCTE		s	America/Santiago	CL	-41.44	-73.09	Puerto Montt	El Tepual Airport
PMD	KPMD		f	America/Los_Angeles	US	34.63	-118.08	Palmdale	Palmdale Usaf Plant 42 Airport
PMF	LIMP	MIL	f	Europe/Rome	IT	44.82	10.30	Parma	Parma Airport
PMG	SBPP		f	America/Campo_Grande	BR	-22.55	-55.70	Ponta Pora	Ponta Pora Airport
PMH	KPMH		f	America/New_York	US	38.84	-82.85	Portsmouth	Greater Portsmouth Regional Airport
PMI	LEPA		s	Europe/Madrid	ES	39.55	2.74	Palma	Palma De Mallorca Airport
PMK	YPAM		s	Australia/Brisbane	AU	-18.76	146.58	Palm Island	Palm Island Airport
PML	PAAL		f	America/Anchorage	US	56.01	-160.56	Cold Bay	Port Moller Airport
PMN	AYPQ		c	Pacific/Port_Moresby	PG	-9.82	149.50	Pumani	Pumani
PMO	LICJ		s	Europe/Rome	IT	38.18	13.09	Palermo	Palermo / Punta Raisi Airport
PMQ	SAWP		f	America/Argentina/Rio_Gallegos	AR	-46.54	-70.98	Perito Moreno	Perito Moreno Airport
PMR	NZPM		s	Pacific/Auckland	NZ	-40.32	175.62	Palmerston North	Palmerston North Airport
PMS	OSPR		f	Asia/Damascus	SY	34.56	38.32	Palmyra	Palmyra Airport
PMT	SYPM		c	America/Guyana	GY	4.83	-59.55	Paramakotoi	Paramakotoi
PMV	SVMG		s	America/Caracas	VE	10.91	-63.97	Isla Margarita	Del Caribe Santiago Marino International Airport
PMW	SBPJ		s	America/Araguaina	BR	-10.29	-48.36	Palmas	Brigadeiro Lysias Rodrigues Airport
PMY	SAVY		f	America/Argentina/Catamarca	AR	-42.76	-65.10	Puerto Madryn	El Tehuelche Airport
PMZ	MRPM		f	America/Costa_Rica	CR	8.95	-83.47	Palmar Sur	Palmar Sur Airport
PNA	LEPP		f	Europe/Madrid	ES	42.77	-1.65	Pamplona	Pamplona Airport
PNB	SBPN		f	America/Fortaleza	BR	-10.72	-48.40	Porto Nacional	Porto Nacional Airport
PNC	KPNC		f	America/Chicago	US	36.73	-97.10	Ponca City	Ponca City Regional Airport
PND	MZPG		c	America/Belize	BZ	16.10	-88.81	Punta Gorda	Punta Gorda Airport
PNE	KPNE	PHL	s	America/New_York	US	40.08	-75.01	Philadelphia	Northeast Philadelphia Airport
PNF			c	America/Anchorage	US	58.77	-157.06	Peterson'S Point	Peterson's Point Airport
PNG	SSPG		f	America/Sao_Paulo	BR	-25.54	-48.53	Paranagua	Paranagua Airport
PNH	VDPP		c	Asia/Phnom_Penh	KH	11.55	104.84	Phnom Penh	Phnom Penh International Airport
PNI	PTPN		s	Pacific/Pohnpei	FM	6.99	158.21	Pohnpei Island	Pohnpei International Airport
PNK	WIOO		s	Asia/Pontianak	ID	-0.15	109.40	Pontianak	Supadio Airport
PNL	LICG		s	Europe/Rome	IT	36.82	11.97	Pantelleria	Pantelleria Airport
PNM	SPNM		s	America/Lima	PE	-11.54	-73.14	Nuevo Mundo	Nuevo Mundo Airport
PNN	KPNN		f	America/New_York	US	45.20	-67.56	Princeton	Princeton Municipal Airport
PNP	AYGR		s	Pacific/Port_Moresby	PG	-8.80	148.31	Popondetta	Girua Airport
PNQ	VAPO		s	Asia/Kolkata	IN	18.58	73.92	Pune	Pune Airport
PNR	FCPP		s	Africa/Brazzaville	CG	-4.82	11.89	Pointe Noire	Pointe Noire Airport
PNS	KPNS		s	America/Chicago	US	30.47	-87.19	Pensacola	Pensacola International Airport
PNT	SCNT		f	America/Santiago	CL	-51.67	-72.53	Puerto Natales	Tte. Julio Gallardo Airport
PNU	KU55		f	America/Denver	US	37.85	-112.39	Panguitch	Panguitch Municipal Airport
PNV	EYPP		c	Europe/Vilnius	LT	55.73	24.46	Panevėžys	Pajuostis Air Base
PNX	KGYI		f	America/Chicago	US	33.71	-96.67	Sherman	North Texas Regional/Perrin Field
PNY	VOPC		f	Asia/Kolkata	IN	11.97	79.81	Pondicherry	Pondicherry Airport
PNZ	SBPL		s	America/Bahia	BR	-9.36	-40.57	Petrolina	Senador Nilo Coelho Airport
POA	SBPA		s	America/Sao_Paulo	BR	-29.99	-51.17	Porto Alegre	Salgado Filho Airport
POB	KPOB	FBG	f	America/New_York	US	35.17	-79.01	Fayetteville	Pope Army Air Field
POC	KPOC		f	America/Los_Angeles	US	34.09	-117.78	La Verne	Brackett Field
POD	GOSP		f	Africa/Dakar	SN	16.68	-14.97	Podor	Podor Airport
POE	KPOE		f	America/Chicago	US	31.04	-93.19	Fort Polk	Maks Army Air Field
POF	KPOF		f	America/Chicago	US	36.77	-90.32	Poplar Bluff	Poplar Bluff Regional Business Airport
POG	FOOG		f	Africa/Libreville	GA	-0.71	8.75	Port Gentil	Port Gentil Airport
POH	KPOH		f	America/Chicago	US	42.74	-94.65	Pocahontas	Pocahontas Municipal Airport
POI	SLPO		f	America/La_Paz	BO	-19.54	-65.72	Potosi	Capitan Nicolas Rojas Airport
POJ	SNPD		f	America/Sao_Paulo	BR	-18.67	-46.49	Patos de Minas	Patos de Minas Airport
POL	FQPB		s	Africa/Maputo	MZ	-12.99	40.52	Pemba	Pemba Airport
POM	AYPY		s	Pacific/Port_Moresby	PG	-9.44	147.22	Port Moresby	Port Moresby Jacksons International Airport
PON	MGPP		f	America/Guatemala	GT	16.33	-89.42	Poptun	Poptun Airport
POO	SBPC		f	America/Sao_Paulo	BR	-21.84	-46.57	Pocos de Caldas	Pocos de Caldas Airport
POP	MDPP		f	America/Santo_Domingo	DO	19.76	-70.57	Puerto Plata	Gregorio Luperon International Airport
POR	EFPO		f	Europe/Helsinki	FI	61.46	21.80	Pori	Pori Airport
POS	TTPP		s	America/Port_of_Spain	TT	10.60	-61.34	Port of Spain	Piarco International Airport
POT	MKKJ		f	America/Jamaica	JM	18.20	-76.53	Ken Jones	Ken Jones Airport
POU	KPOU		s	America/New_York	US	41.63	-73.88	Poughkeepsie	Hudson Valley Regional Airport
POV	LZPW		f	Europe/Bratislava	SK	49.03	21.32	Presov	Presov Air Base
POW	LJPZ		f	Europe/Ljubljana	SI	45.47	13.62	Portoroz	Portoroz Airport
POX	LFPT	PAR	f	Europe/Paris	FR	49.10	2.04	Pontoise	Pontoise - Cormeilles-en-Vexin Airport
POY	KPOY		f	America/Denver	US	44.87	-108.79	Powell	Powell Municipal Airport
POZ	EPPO		s	Europe/Warsaw	PL	52.42	16.83	Poznań	Poznań-Ławica Airport
PPA	KPPA		f	America/Chicago	US	35.61	-101.00	Pampa	Perry Lefors Field
PPB	SBDN		f	America/Sao_Paulo	BR	-22.18	-51.42	Presidente Prudente	Presidente Prudente Airport
PPC	PAPR		f	America/Anchorage	US	66.81	-150.64	Prospect Creek	Prospect Creek Airport
PPD		HUC	c	America/Puerto_Rico	PR	18.14	-65.82	Humacao	Palmas del Mar Airstrip
PPE	MMPE		f	America/Hermosillo	MX	31.36	-113.53	Puerto Penasco	Puerto Penasco International Airport
PPF	KPPF		f	America/Chicago	US	37.33	-95.51	Parsons	Tri-City Airport
PPG	NSTU		f	Pacific/Pago_Pago	AS	-14.33	-170.71	Pago Pago	Pago Pago International Airport
PPH	SVPH		f	America/Caracas	VE	4.57	-61.48	Perai Tepuy	Perai Tepuy Airport
PPI	YPIR		f	Australia/Adelaide	AU	-33.24	138.00	Port Pirie	Port Pirie Airport
PPK	UACP		f	Asia/Qyzylorda	KZ	54.77	69.18	Petropavlosk	Petropavlosk International Airport
PPL	VNPL		f	Asia/Kathmandu	NP	27.52	86.58	Phaplu	Phaplu Airport
PPM	KPMP		f	America/New_York	US	26.25	-80.11	Pompano Beach	Pompano Beach Airpark
PPN	SKPP		f	America/Bogota	CO	2.45	-76.61	Popayan	Guillermo Leon Valencia Airport
PPO			c	America/Nassau	BS	24.79	-76.30	Powell Point	Powell Point
PPP	YBPN		f	Australia/Brisbane	AU	-20.50	148.55	Proserpine	Proserpine Whitsunday Coast Airport
PPQ	NZPP		f	Pacific/Auckland	NZ	-40.90	174.99	Paraparaumu	Paraparaumu Airport
PPR	WIDE		f	Asia/Jakarta	ID	0.85	100.37	Pasir Pengarayan	Pasir Pangaraan Airport
PPS	RPVP		s	Asia/Manila	PH	9.74	118.76	Puerto Princesa City	Puerto Princesa Airport
PPT	NTAA		s	Pacific/Tahiti	PF	-17.55	-149.61	Papeete	Faa'a International Airport
PPU	VYPP		f	Asia/Yangon	MM	18.07	97.45	Pa Pun	Hpapun Airport
PPV			c	America/Metlakatla	US	56.33	-133.70	Port Protection	Port Protection Seaplane Base
PPW	EGEP		f	Europe/London	GB	59.35	-2.90	Papa Westray	Papa Westray Airport
PPY	SNZA		f	America/Sao_Paulo	BR	-22.29	-45.92	Pouso Alegre	Pouso Alegre Airport
PPZ	SVDZ		c	America/Caracas	VE	6.22	-67.45	Puerto Páez	Puerto Paez Airport
PQC	VVPQ		s	Asia/Ho_Chi_Minh	VN	10.17	104.00	Duong Dong	Phu Quoc Airport
PQE	SKPQ		f	America/Bogota	CO	5.48	-74.66	La Dorada	German Olano Air Base
PQI	KPQI		f	America/New_York	US	46.69	-68.04	Presque Isle	Presque Isle International Airport
PQM	MMPQ		f	America/Mexico_City	MX	17.53	-91.98	Palenque	Palenque International Airport
PQQ	YPMQ		s	Australia/Sydney	AU	-31.44	152.86	Port Macquarie	Port Macquarie Airport
PQS	PAAC		s	America/Nome	US	61.96	-162.94	Pilot Station	Pilot Station Airport
PRA	SAAP		f	America/Argentina/Cordoba	AR	-31.79	-60.48	Paraná	General Urquiza Airport
PRB	KPRB		s	America/Los_Angeles	US	35.67	-120.63	Paso Robles	Paso Robles Municipal Airport
PRC	KPRC		s	America/Phoenix	US	34.65	-112.42	Prescott	Prescott Regional/Ernest A Love Field
PRD	YPDO		f	Australia/Perth	AU	-20.12	119.59	Pardoo	Pardoo Airport
PRG	LKPR		s	Europe/Prague	CZ	50.10	14.26	Prague	Václav Havel Airport
PRH	VTCP		f	Asia/Bangkok	TH	18.13	100.17	Phrae	Phrae Airport
PRI	FSPP		s	Indian/Mahe	SC	-4.32	55.69	Praslin Island	Praslin Airport
PRK	FAPK		f	Africa/Johannesburg	ZA	-29.68	22.77	Prieska	Prieska Airport
PRL			c	America/Anchorage	US	60.21	-147.82	Port Oceanic	Port Oceanic Seaplane Base
PRM	LPPM		f	Europe/Lisbon	PT	37.15	-8.58	Portimão	Portimão Airport
PRN	BKPR		s	Europe/Belgrade	XK	42.57	21.04	Lipjan	Pristina International Airport
PRO	KPRO		s	America/Chicago	US	41.83	-94.16	Perry	Perry Municipal Airport
PRP	LFKO		f	Europe/Paris	FR	41.66	8.89	Propriano	Propriano Airport
PRQ	SARS		f	America/Argentina/Cordoba	AR	-26.75	-60.49	Presidencia Roque Saenz Pena	Termal Airport
PRR	SYPR		f	America/Guyana	GY	5.82	-61.06	Paruma	Paruma Airport
PRS	AGGP		f	Pacific/Guadalcanal	SB	-9.64	161.43	Parasi	Parasi Airport
PRU	VYPY		f	Asia/Yangon	MM	18.82	95.27	Pye	Pyay Airport
PRV	LKPO		f	Europe/Prague	CZ	49.43	17.40	Prerov	Prerov Air Base
PRW	K5N2		f	America/Chicago	US	45.54	-90.28	Prentice	Prentice Airport
PRX	KPRX		f	America/Chicago	US	33.64	-95.45	Paris	Cox Field
PRY	FAWB		f	Africa/Johannesburg	ZA	-25.65	28.22	Pretoria	Wonderboom Airport
PRZ	KS39		f	America/Los_Angeles	US	44.29	-120.91	Prineville	Prineville Airport
PSA	LIRP		s	Europe/Rome	IT	43.68	10.39	Pisa	Pisa / San Giusto - Galileo Galilei International Airport
PSB	KPSB		f	America/New_York	US	40.88	-78.09	Philipsburg	Mid-State Airport
PSC	KPSC		s	America/Los_Angeles	US	46.26	-119.12	Pasco	Tri-Cities Airport
PSD	HEPS		f	Africa/Cairo	EG	31.28	32.24	Port Said	Port Said Airport
PSE	TJPS		f	America/Puerto_Rico	US	18.01	-66.56	Ponce	Mercedita Airport
PSF	KPSF		s	America/New_York	US	42.43	-73.29	Pittsfield	Pittsfield Municipal Airport
PSG	PAPG		s	America/Juneau	US	56.80	-132.95	Petersburg	Petersburg James A Johnson Airport
PSH	EDXO		f	Europe/Berlin	DE	54.31	8.69	Sankt Peter-Ording	St. Peter-Ording Airport
PSI	OPPI		f	Asia/Karachi	PK	25.29	63.35	Pasni	Pasni Airport
PSJ	WAMP		f	Asia/Makassar	ID	-1.42	120.66	Poso-Celebes Island	Kasiguncu Airport
PSK	KPSK		f	America/New_York	US	37.14	-80.68	Dublin	New River Valley Airport
PSL	EGPT		f	Europe/London	GB	56.44	-3.37	Perth	Perth/Scone Airport
PSM	KPSM	BOS	s	America/New_York	US	43.08	-70.82	Portsmouth	Portsmouth International At Pease Airport
PSN	KPSN		f	America/Chicago	US	31.78	-95.71	Palestine	Palestine Municipal Airport
PSO	SKPS		s	America/Bogota	CO	1.40	-77.29	Pasto	Antonio Narino Airport
PSP	KPSP		s	America/Los_Angeles	US	33.83	-116.51	Palm Springs	Palm Springs International Airport
PSR	LIBP		f	Europe/Rome	IT	42.43	14.18	Pescara	Pescara International Airport
PSS	SARP		f	America/Argentina/Cordoba	AR	-27.39	-55.97	Posadas	Libertador Gral D Jose De San Martin Airport
PST			c	America/Havana	CU	20.73	-75.66	Guatemala	Preston Airport
PSU	WIOP		f	Asia/Jakarta	ID	0.84	112.94	Putussibau	Pangsuma Airport
PSV	EGSZ		c	Europe/London	GB	60.32	-1.69	Papa Stour Island	Papa Stour Airport
PSW	SNOS		f	America/Sao_Paulo	BR	-20.73	-46.66	Passos	Municipal Jose Figueiredo Airport
PSX	KPSX		f	America/Chicago	US	28.73	-96.25	Palacios	Palacios Municipal Airport
PSY	SFAL		f	Atlantic/Stanley	FK	-51.69	-57.78	Stanley	Stanley Airport
PSZ	SLPS		f	America/La_Paz	BO	-18.98	-57.82	Puerto Suarez	Capitan Av. Salvador Ogaya G. airport
PTA	KTPO		f	America/Anchorage	US	60.20	-154.32	Port Alsworth	Port Alsworth Airport
PTB	KPTB		f	America/New_York	US	37.18	-77.51	Petersburg	Tri Cities Executive/Dinwiddie County Airport
PTD	PAAP		c	America/Sitka	US	56.25	-134.65	Port Alexander	Port Alexander Seaplane Base
PTE			c	Australia/Sydney	AU	-32.70	152.06	Port Stephens	Port Stephens
PTF	NFFO		f	Pacific/Fiji	FJ	-17.78	177.20	Malolo Lailai Island	Malolo Lailai Island Airport
PTG	FAPP		f	Africa/Johannesburg	ZA	-23.85	29.46	Potgietersrus	Polokwane International Airport
PTH	PAPH		s	America/Anchorage	US	56.96	-158.63	Port Heiden	Port Heiden Airport
PTJ	YPOD		f	Australia/Hobart	AU	-38.32	141.47	Portland	Portland Airport
PTK	KPTK		f	America/New_York	US	42.67	-83.42	Pontiac	Oakland County International Airport
PTM	SVPT		f	America/Caracas	VE	7.57	-70.18	Palmarito	Palmarito Airport
PTN	KPTN		f	America/Chicago	US	29.71	-91.34	Patterson	Harry P Williams Memorial Airport
PTO	SSPB		f	America/Sao_Paulo	BR	-26.22	-52.69	Pato Branco	Pato Branco Airport
PTP	TFFR		s	America/Guadeloupe	GP	16.27	-61.53	Pointe-a-Pitre Le Raizet	Pointe-a-Pitre Le Raizet
PTQ	SNMZ		f	America/Santarem	BR	-1.74	-52.24	Porto de Moz	Porto de Moz Airport
PTS	KPTS		f	America/Chicago	US	37.45	-94.73	Pittsburg	Atkinson Municipal Airport
PTT	KPTT		s	America/Chicago	US	37.70	-98.75	Pratt	Pratt Regional Airport
PTU	PAPM		s	America/Anchorage	US	59.02	-161.83	Platinum	Platinum Airport
PTV	KPTV		f	America/Los_Angeles	US	36.03	-119.06	Porterville	Porterville Municipal Airport
PTW	KPTW		f	America/New_York	US	40.24	-75.56	Pottstown	Heritage Field
PTX	SKPI		f	America/Bogota	CO	1.86	-76.09	Pitalito	Pitalito Airport
PTY	MPTO		s	America/Panama	PA	9.07	-79.38	Panama City	Tocumen International Airport
PTZ	SESM		f	America/Guayaquil	EC	-1.51	-78.06	Shell Mera	Rio Amazonas Airport
PUB	KPUB		f	America/Denver	US	38.29	-104.50	Pueblo	Pueblo Memorial Airport
PUC	KPUC		f	America/Denver	US	39.61	-110.75	Price	Carbon County Regional/Buck Davis Field
PUD	SAWD		f	America/Argentina/Rio_Gallegos	AR	-47.74	-65.90	Puerto Deseado	Puerto Deseado Airport
PUE	MPOA		f	America/Panama	PA	8.69	-77.52	Puerto Obaldia	Puerto Obaldia Airport
PUF	LFBP		s	Europe/Paris	FR	43.38	-0.42	Pau	Pau Pyrenees Airport
PUG	YPAG		f	Australia/Adelaide	AU	-32.51	137.72	Port Augusta	Port Augusta Airport
PUH			c	America/Mexico_City	MX	15.73	-96.47	Pochutla	San Pedro Pochutla Airport
PUJ	MDPC		s	America/Santo_Domingo	DO	18.57	-68.36	Punta Cana	Punta Cana International Airport
PUK	NTGQ		f	Pacific/Tahiti	PF	-18.30	-137.02	Pukarua	Pukarua Airport
PUM			c	Asia/Makassar	ID	-4.34	121.52	Pomalaa	Sangia Nibandera Airport
PUN	FZOP		f	Africa/Lubumbashi	CD	-1.37	26.33	Punia	Punia Airport
PUO		SCC	c	America/Anchorage	US	70.25	-148.35	Prudhoe Bay	Prudhoe Bay Airport
PUP	DFCP		f	Africa/Ouagadougou	BF	11.15	-1.15	Po	Po Airport
PUQ	SCCI		s	America/Punta_Arenas	CL	-53.00	-70.85	Punta Arenas	Pdte. Carlos Ibanez del Campo Airport
PUR	SLPR		f	America/La_Paz	BO	-11.11	-67.55	Puerto Rico	Puerto Rico Airport
PUS	RKPK		s	Asia/Seoul	KR	35.18	128.94	Busan	Gimhae International Airport
PUT	VOPN		c	Asia/Kolkata	IN	14.13	77.78	Puttaparthi	Sri Sathya Sai Airport
PUU	SKAS		f	America/Bogota	CO	0.51	-76.50	Puerto Asis	Tres De Mayo Airport
PUV	NWWP		f	Pacific/Noumea	NC	-20.29	164.10	Poum	Poum Airport
PUW	KPUW		f	America/Los_Angeles	US	46.74	-117.11	Pullman	Pullman/Moscow Regional Airport
PUX	SCPV		f	America/Santiago	CL	-41.35	-72.95	Puerto Varas	El Mirador Airport
PUY	LDPL		f	Europe/Zagreb	HR	44.89	13.92	Pula	Pula Airport
PUZ	MNPC		f	America/Managua	NI	14.05	-83.39	Puerto Cabezas	Puerto Cabezas Airport
PVA	SKPV		f	America/Bogota	CO	13.36	-81.36	Providencia	El Embrujo Airport
PVC	KPVC		s	America/New_York	US	42.07	-70.22	Provincetown	Provincetown Municipal Airport
PVD	KPVD		s	America/New_York	US	41.72	-71.43	Providence	Rhode Island Tf Green International Airport
PVE	MPVR		f	America/Panama	PA	9.56	-79.00	El Porvenir	El Porvenir Airport
PVF	KPVF		f	America/Los_Angeles	US	38.72	-120.75	Placerville	Placerville Airport
PVG	ZSPD	SHA	s	Asia/Shanghai	CN	31.14	121.81	Shanghai	Shanghai Pudong International Airport
PVH	SBPV		s	America/Porto_Velho	BR	-8.71	-63.90	Porto Velho	Governador Jorge Teixeira de Oliveira Airport
PVI	SSPI		f	America/Sao_Paulo	BR	-23.09	-52.49	Paranavai	Paranavai Airport
PVK	LGPZ		f	Europe/Athens	GR	38.93	20.77	Preveza	Aktion National Airport
PVL	KPBX		f	America/New_York	US	37.56	-82.57	Pikeville	Pike County/Hatcher Field
PVN	LBPL		c	Europe/Sofia	BG	43.45	24.50	Dolna Mitropoliya	Dolna Mitropoliya Air Base
PVO	SEPV		f	America/Guayaquil	EC	-1.04	-80.47	Portoviejo	Reales Tamarindos Airport
PVR	MMPR		s	America/Mexico_City	MX	20.68	-105.25	Puerto Vallarta	Licenciado Gustavo Diaz Ordaz International Airport
PVS	UHMD		f	Asia/Anadyr	RU	64.38	-173.24	Chukotka	Provideniya Bay Airport
PVU	KPVU		s	America/Denver	US	40.22	-111.72	Provo	Provo Municipal Airport
PVW	KPVW		f	America/Chicago	US	34.17	-101.72	Plainview	Hale County Airport
PVZ			c	America/New_York	US	41.73	-81.22	Painesville	Casement Airport
PWA	KPWA	OKC	f	America/Chicago	US	35.53	-97.65	Oklahoma City	Wiley Post Airport
PWD	KPWD		f	America/Denver	US	48.79	-104.52	Plentywood	Sher-Wood Airport
PWE	UHMP		f	Asia/Anadyr	RU	69.78	170.60	Pevek	Pevek Airport
PWI	HAPW		c	Africa/Addis_Ababa	ET	11.33	36.42	Beles	Beles
PWK	KPWK	CHI	s	America/Chicago	US	42.11	-87.90	Chicago	Chicago Executive Airport
PWL	WAHP		c	Asia/Jakarta	ID	-7.46	109.42	Purwokerto	General Sudirman Airport
PWM	KPWM		s	America/New_York	US	43.65	-70.31	Portland	Portland International Jetport Airport
PWN	MYCP		f	America/Nassau	BS	22.83	-74.35	Pitts Town	Pitts Town Airport
PWO	FZQC		f	Africa/Lubumbashi	CD	-8.47	28.88	Pweto	Pweto Airport
PWQ	UASP		f	Asia/Qyzylorda	KZ	52.20	77.07	Pavlodar	Pavlodar International Airport
PWT	KPWT		f	America/Los_Angeles	US	47.49	-122.76	Bremerton	Bremerton Ntl Airport
PWX	WAFZ		c	Asia/Makassar	ID	0.47	121.82	Pohuwato	Panua Pohuwato Airport
PWY	KPNA		s	America/Denver	US	42.80	-109.81	Pinedale	Ralph Wenz Field
PXH	YPMH		c	Australia/Adelaide	AU	-29.72	135.52	Prominent Hill Mine	Prominent Hill Airport
PXL	KP10		f	America/Phoenix	US	35.79	-110.42	Polacca	Polacca Airport
PXM	MMPS		f	America/Mexico_City	MX	15.88	-97.09	Puerto Escondido	Puerto Escondido International Airport
PXN	VEPU		c	Asia/Kolkata	IN	25.76	87.41	Purnia	Purnea Airport
PXO	LPPS		f	Europe/Lisbon	PT	33.07	-16.35	Porto Santo	Porto Santo Airport
PXR	VTUJ		f	Asia/Bangkok	TH	14.87	103.50	Surin	Surin Airport
PXU	VVPK		f	Asia/Ho_Chi_Minh	VN	14.00	108.02	Pleiku	Pleiku Airport
PYA	SKVL		f	America/Bogota	CO	5.94	-74.46	Velasquez	Velasquez Airport
PYB	VEJP		f	Asia/Kolkata	IN	18.88	82.55	Jeypore	Jeypore Airport
PYE	NCPY		f	Pacific/Rarotonga	CK	-9.01	-158.03	Penrhyn Island	Tongareva Airport
PYG	VEPY		f	Asia/Kolkata	IN	27.23	88.59	Pakyong	Pakyong Airport
PYH	SVPA		f	America/Caracas	VE	5.62	-67.61	Cacique Aramare	Cacique Aramare Airport
PYJ	UERP		f	Asia/Yakutsk	RU	66.40	112.03	Yakutia	Polyarny Airport
PYK	OIIP		f	Asia/Tehran	IR	35.78	50.83	Payam	Payam Airport
PYM	KPYM		f	America/New_York	US	41.91	-70.73	Plymouth	Plymouth Municipal Airport
PYO	SEPT		f	America/Guayaquil	EC	0.08	-75.90	Puerto Putumayo	Putumayo Airport
PYR	LGAD		f	Europe/Athens	GR	37.92	21.29	Andravida	Andravida Airport
PYS	CA92		f	America/Los_Angeles	US	39.71	-121.62	Paradise	Paradise Skypark Airport
PYT	SNZR		c	America/Sao_Paulo	BR	-17.24	-46.89	Paracatu	Paracatu Airport
PYX			c	Asia/Bangkok	TH	12.95	100.89	Pattaya	Pattaya Airpark
PYY	VTCI		f	Asia/Bangkok	TH	19.37	98.44	Mae Hong Son	Mae Hong Son Airport
PYZ	SPIS		s	America/Lima	PE	-7.87	-77.55	Pataz	Pias Airport
PZA	SKPZ		f	America/Bogota	CO	5.88	-71.89	Paz de Ariporo	Paz De Ariporo Airport
PZB	FAPM		s	Africa/Johannesburg	ZA	-29.65	30.40	Pietermaritzburg	Pietermaritzburg Airport
PZH	OPZB		f	Asia/Karachi	PK	31.36	69.46	Fort Sandeman	Zhob Airport
PZI	ZUZH		f	Asia/Shanghai	CN	26.54	101.80	Panzhihua	Panzhihua Baoanying Airport
PZK	NCPK		c	Pacific/Rarotonga	CK	-10.88	-165.80	Pukapuka Island	Pukapuka Island
PZL	FADQ		f	Africa/Johannesburg	ZA	-27.85	32.31	Phinda	Zulu Inyala Airport
PZO	SVPR		f	America/Caracas	VE	8.29	-62.76	Puerto Ordaz-Ciudad Guayana	General Manuel Carlos Piar International Airport
PZR	SQZJ		c	America/Bogota	CO	4.96	-77.36	Pizarro	Pizarro Airport
PZS	SCTC	ZCO	c	America/Santiago	CL	-38.77	-72.64	Temuco	Temuco Maquehue Airport
PZU	HSPN		f	Africa/Khartoum	SD	19.43	37.23	Port Sudan	Port Sudan New International Airport
PZY	LZPP		f	Europe/Bratislava	SK	48.63	17.83	Piestany	Piestany Airport
QAC	SSQT		f	America/Sao_Paulo	BR	-24.81	-49.96	Castro	Castro Airport
QAK	SBBQ		f	America/Sao_Paulo	BR	-21.27	-43.76	Barbacena	Major Brigadeiro Doorgal Borges Airport
QAM	LFAY		c	Europe/Paris	FR	49.90	2.29	Amiens	Amiens-Glisy
QAQ	LIAP		f	Europe/Rome	IT	42.38	13.31	L'Aquila	L'Aquila / Preturo Airport
QBC	CYBD		f	America/Vancouver	CA	52.39	-126.60	Bella Coola	Bella Coola Airport
QBS	YJUN		c	Australia/Perth	AU	-26.42	120.58	Jundee	Jundee Airport
QBU	YBLU	LER	c	Australia/Perth	AU	-27.61	120.59	Leinster	Bellevue Airport
QBX	SNOB		f	America/Fortaleza	BR	-3.68	-40.34	Sobral	Sobral Airport
QCB	EDQA		f	Europe/Berlin	DE	49.92	10.91	Bamberg	Bamberg-Breitenau Airfield
QCH	SNCX		f	America/Sao_Paulo	BR	-19.49	-40.58	Colatina	Colatina Airport
QCJ	SDBK		f	America/Sao_Paulo	BR	-22.94	-48.47	Botucatu	Botucatu Airport
QCN	ETNH		f	Europe/Berlin	DE	54.31	9.54	Hohn	Hohn Airport
QCO	MUCO		f	America/Havana	CU	22.71	-80.92	Colon	Colon Airport
QCP	SNKN		f	America/Recife	BR	-6.28	-36.54	Currais Novos	Currais Novos Airport
QCR	SSKU		f	America/Sao_Paulo	BR	-27.28	-50.61	Curitibanos	Curitibanos Airport
QCY	EGXC		f	Europe/London	GB	53.09	-0.17	Coningsby	RAF Coningsby
QDB	SSKS		f	America/Sao_Paulo	BR	-30.00	-52.94	Cachoeira do Sul	Cachoeira do Sul Airport
QDC	SDDR		f	America/Sao_Paulo	BR	-21.46	-51.61	Dracena	Dracena Airport
QDF	SNKF		f	America/Sao_Paulo	BR	-20.74	-43.80	Conselheiro Lafaiete	Conselheiro Lafaiete Airport
QDJ	DAFI		c	Africa/Algiers	DZ	34.68	3.25	Djelfa	Djelfa
QDV	SBJD		c	America/Sao_Paulo	BR	-23.18	-46.94	Jundiaí	Jundiaí Airport
QEF	EDFE		c	Europe/Berlin	DE	49.96	8.64	Egelsbach	Frankfurt Egelsbach Airport
QEJ			c	Africa/Tripoli	LY	25.92	17.75	Elgarhbolli	Elgarhbolli
QFD	DAAK		c	Africa/Algiers	DZ	36.55	2.88	Boufarik	Boufarik Airport
QFE		CSG	c	America/New_York	US	32.36	-84.95	Columbus	Fort Benning
QFO	EGSU		c	Europe/London	GB	52.09	0.13	Duxford	Duxford Airport
QGA	SSGY		f	America/Sao_Paulo	BR	-24.08	-54.19	Guaira	Guaira Airport
QGB	SDYM		f	America/Sao_Paulo	BR	-22.60	-47.41	Limeira	Limeira Airport
QGC	SDLP		f	America/Sao_Paulo	BR	-22.58	-48.77	Lencois Paulista	Lencois Paulista Airport
QGF	SSNG		f	America/Sao_Paulo	BR	-29.72	-51.49	Montenegro	Montenegro Airport
QGP	SNGN		f	America/Recife	BR	-8.83	-36.47	Garanhuns	Garanhuns Airport
QGS	SDUO		f	America/Bahia	BR	-12.18	-38.38	Alagoinhas	Alagoinhas Airport
QGU	RJNG		f	Asia/Tokyo	JP	35.39	136.87	Gifu	Gifu Airport
QGW	EDAN		c	Europe/Berlin	DE	53.36	11.61	Neustadt-Glewe	Neustadt-Glewe Airfield
QGY	LHPR		f	Europe/Budapest	HU	47.62	17.81	Gyor	Gyor-Per International Airport
QHA	EBZH		c	Europe/Brussels	BE	50.97	5.38	Hasselt	Hasselt Airport
QHB	SDPW		f	America/Sao_Paulo	BR	-22.71	-47.62	Piracicaba	Piracicaba Airport
QHN	SWTY		f	America/Araguaina	BR	-12.43	-46.40	Taguatinga	Taguatinga Airport
QHP	SBTA		f	America/Sao_Paulo	BR	-23.04	-45.52	Taubate	Base de Aviacao de Taubate Airport
QHU	EDXJ		f	Europe/Berlin	DE	54.51	9.14	Husum	Husum-Schwesing Airport
QHV	SSNH		f	America/Sao_Paulo	BR	-29.70	-51.08	Novo Hamburgo	Novo Hamburgo Airport
QID	SNVI		f	America/Sao_Paulo	BR	-21.79	-45.27	Tres Coracoes	Melio Viana Airport
QIG	SNIG		f	America/Fortaleza	BR	-6.35	-39.29	Iguatu	Iguatu Airport
QIQ	SDRK		f	America/Sao_Paulo	BR	-22.43	-47.56	Rio Claro	Rio Claro Airport
QIT	SNIP		f	America/Bahia	BR	-15.24	-40.28	Itapetinga	Itapetinga Airport
QIZ	DTTB		c	Africa/Tunis	TN	37.25	9.79	Bizerte	Bizerte-Sidi Ahmed Air Base
QJB	OEJB		f	Asia/Riyadh	SA	27.04	49.41	Jubail	Jubail Airport
QJD	YJIN		c	Australia/Sydney	AU	-36.37	148.60	Jindabyne	Jindabyne Airport
QKE	FLKW		c	Africa/Lusaka	ZM	-14.45	28.47	Kabwe	Kabwe
QKN	DTTK		c	Africa/Tunis	TN	35.67	10.10	Kairouan	Kairouan
QKR	SOOK		c	America/Cayenne	GF	5.18	-52.69	Kourou	Kourou Airport
QLA	EGHL		c	Europe/London	GB	51.19	-1.03	Lasham	Lasham Airport
QLD	DAAB		c	Africa/Algiers	DZ	36.50	2.81	Blida	Blida Airport
QLF	EFLA		c	Europe/Helsinki	FI	61.14	25.69	Vesivehmaa	Lahti Vesivehmaa Airport
QLR	LPMR		c	Europe/Lisbon	PT	39.83	-8.89	Leiria	Monte Real Air Base
QLS	LSGL		f	Europe/Zurich	CH	46.55	6.62	Lausanne	Lausanne-la Blecherette Airport
QLT	LIRL		c	Europe/Rome	IT	41.54	12.91	Latina	Latina Airport
QMF	SSMF		f	America/Sao_Paulo	BR	-26.16	-49.83	Mafra	Mafra Airport
QMM	LILQ		c	Europe/Rome	IT	42.77	10.23	Marina di Massa	Massa Cinquale Airport
QNC	LSGN		f	Europe/Zurich	CH	46.96	6.86	Neuchatel	Neuchatel Airport
QND	LYNS		f	Europe/Belgrade	RS	45.39	19.84	Novi Sad	Cenej Airport
QNJ	LFLI		c	Europe/Paris	FR	46.19	6.27	Annemasse	Annemasse
QNS	SBCO		f	America/Sao_Paulo	BR	-29.95	-51.14	Porto Alegre	Canoas Airport
QNV	SDNY		f	America/Sao_Paulo	BR	-22.75	-43.46	Nova Iguacu	Aeroclube Airport
QOA	SDKK		f	America/Sao_Paulo	BR	-21.49	-47.03	Mococa	Mococa Airport
QOE	ETNN		c	Europe/Berlin	DE	50.83	6.67	Nörvenich	Nörvenich Air Base
QOJ	SSSB		f	America/Sao_Paulo	BR	-28.65	-56.03	Sao Borja	Sao Borja Airport
QOW	DNIM		s	Africa/Lagos	NG	5.43	7.21	Owerri	Sam Mbakwe International Airport
QPD	MUPR	LCL	f	America/Havana	CU	22.42	-83.68	Pinar del Rio	Pinar Del Rio Airport
QPG	WSAP	SIN	f	Asia/Singapore	SG	1.36	103.91	Paya Lebar	Paya Lebar Air Base
QPK	EDAY		c	Europe/Berlin	DE	52.58	13.92	Strausberg	Strausberg Airport
QPS	SBYS		f	America/Sao_Paulo	BR	-21.98	-47.33	Pirassununga	Campo Fontenelle Airport
QRA	FAGM	JNB	f	Africa/Johannesburg	ZA	-26.24	28.15	Johannesburg	Rand Airport
QRC	SCRG		f	America/Santiago	CL	-34.17	-70.78	Rancagua	De La Independencia Airport
QRE	SSKZ		c	America/Sao_Paulo	BR	-28.32	-52.82	Carazinho	Carazinho Airport
QRM	YNRM		c	Australia/Sydney	AU	-32.21	148.22	Narromine	Narromine Airport
QRO	MMQT		s	America/Mexico_City	MX	20.62	-100.19	Queretaro	Queretaro Intercontinental Airport
QRR	YWRN		c	Australia/Sydney	AU	-31.73	147.80	Warren	Warren Airport
QRV	LFQD		c	Europe/Paris	FR	50.33	2.80	Arras	Arras-Roclincourt
QRW	DNSU		c	Africa/Lagos	NG	5.60	5.82	Warri	Warri Airport
QRZ	SDRS		f	America/Sao_Paulo	BR	-22.48	-44.48	Resende	Resende Airport
QSA	LELL		c	Europe/Madrid	ES	41.52	2.11	Sabadell	Sabadell Airport
QSC	SDSC		f	America/Sao_Paulo	BR	-21.88	-47.90	Sao Carlos	Sao Carlos Airport
QSF	DAAS		f	Africa/Algiers	DZ	36.18	5.32	Setif	Ain Arnat Airport
QSI	HTMS		c	Africa/Dar_es_Salaam	TZ	-3.36	37.33	Moshi	Moshi Airport
QSN	MUNB		f	America/Havana	CU	22.76	-81.92	San Nicolas	San Nicolas De Bari Airport
QSR	LIRI		f	Europe/Rome	IT	40.62	14.91	Salerno	Salerno / Pontecagnano Airport
QSX	SYNA		f	America/Guyana	GY	6.24	-57.47	New Amsterdam	New Amsterdam Airport
QSZ	ZWSC		s	Asia/Shanghai	CN	38.25	77.06	Shache	Shache Airport
QTJ	LFOR		c	Europe/Paris	FR	48.46	1.52	Chartres	Chartres-Métropole airport
QUB	HLUB		c	Africa/Tripoli	LY	26.57	12.82	Ubari	Ubari Airport
QUG	EGHR		f	Europe/London	GB	50.86	-0.76	Chichester	Chichester/Goodwood Airport
QUN	RKNC		f	Asia/Seoul	KR	37.88	127.72	Chun Chon City	A-306 Airport
QUO	DNAI		c	Africa/Lagos	NG	4.88	8.09	Uyo	Akwa Ibom International Airport
QUS	DNGU		c	Africa/Lagos	NG	12.17	6.70	Gusau	Gusau
QUT	RJTU		f	Asia/Tokyo	JP	36.51	139.87	Utsunomiya	Utsunomiya Airport
QUY	EGUY		f	Europe/London	GB	52.36	-0.11	St. Ives	RAF Wyton
QVA	LILN		c	Europe/Rome	IT	45.74	8.89	Varese	Vares-Venegono Airport
QVB	SSUV		f	America/Sao_Paulo	BR	-26.23	-51.07	Uniao da Vitoria	Uniao da Vitoria Airport
QVE	EFFO		c	Europe/Helsinki	FI	60.82	23.67	Forssa	Forssa Airport
QVP	SDRR		f	America/Sao_Paulo	BR	-23.09	-48.99	Avare	Avare-Arandu Airport
QWV	LYVA		f	Europe/Belgrade	RS	44.30	20.02	Valjevo	Divci Airport
QXB	LFMA		f	Europe/Paris	FR	43.51	5.37	Lyon	Aix-en-Provence (BA 114) Airport
QXC	SNXS		f	America/Maceio	BR	-9.38	-35.54	Barra de Santo Antonio	Fazenda Sao Braz Airport
QXD	SNQX		c	America/Fortaleza	BR	-4.98	-38.99	Quixadá	Quixadá Airport
QYR	LFQB		c	Europe/Paris	FR	48.32	4.02	Troyes	Troyes-Barberey
QZD	LHUD		f	Europe/Budapest	HU	46.25	20.09	Szeged	Szeged Glider Airport
RAB	AYTK		s	Pacific/Port_Moresby	PG	-4.34	152.38	Tokua	Tokua Airport
RAC	KRAC		f	America/Chicago	US	42.76	-87.81	Racine	Batten International Airport
RAE	OERR		f	Asia/Riyadh	SA	30.91	41.14	Arar	Arar Domestic Airport
RAF	SAFR		f	America/Argentina/Cordoba	AR	-31.28	-61.50	Rafaela	Rafaela Airport
RAG	NZRA		f	Pacific/Auckland	NZ	-37.80	174.86	Raglan	Raglan Airfield
RAH	OERF		f	Asia/Riyadh	SA	29.63	43.49	Rafha	Rafha Domestic Airport
RAI	GVNP		s	Atlantic/Cape_Verde	CV	14.92	-23.49	Praia	Praia International Airport
RAJ	VARK		c	Asia/Kolkata	IN	22.31	70.78	Rājkot	Rajkot Airport
RAK	GMMX		s	Africa/Casablanca	MA	31.61	-8.04	Marrakech	Menara Airport
RAL	KRAL		f	America/Los_Angeles	US	33.95	-117.45	Riverside	Riverside Airport
RAM	YRNG		f	Australia/Darwin	AU	-12.36	134.90	Ramingining	Ramingining Airport
RAN	LIDR		f	Europe/Rome	IT	44.36	12.22	Ravenna	Ravenna Airport
RAO	SBRP		s	America/Sao_Paulo	BR	-21.14	-47.78	Ribeirao Preto	Leite Lopes Airport
RAP	KRAP		s	America/Denver	US	44.05	-103.06	Rapid City	Rapid City Regional Airport
RAQ	WAWR		c	Asia/Makassar	ID	-4.76	122.57	Muna Island	Sugimanuru Airport
RAR	NCRG		s	Pacific/Rarotonga	CK	-21.20	-159.81	Avarua	Rarotonga International Airport
RAS	OIGG		s	Asia/Tehran	IR	37.32	49.62	Rasht	Sardar-e-Jangal Airport
RAT			c	Asia/Yekaterinburg	RU	62.16	77.33	Raduzhny	Raduzhny Airport
RAU			c	Asia/Dhaka	BD	25.75	89.23	Rangpur	Rangpur Airport
RAV	SKCN		f	America/Bogota	CO	6.32	-70.21	Cravo Norte	Cravo Norte Airport
RAX	AYYO		c	Pacific/Port_Moresby	PG	-9.67	148.00	Oram	Oram
RAZ	OPRT		f	Asia/Karachi	PK	33.85	73.80	Rawalakot	Rawalakot Airport
RBA	GMME		f	Africa/Casablanca	MA	34.05	-6.75	Rabat	Rabat-Sale Airport
RBB	SWBR		f	America/Boa_Vista	BR	-4.41	-59.60	Borba	Borba Airport
RBC	YROI		f	Australia/Melbourne	AU	-34.65	142.78	Robinvale	Robinvale Airport
RBD	KRBD	DFW	f	America/Chicago	US	32.68	-96.87	Dallas	Dallas Executive Airport
RBE	VDRK		f	Asia/Phnom_Penh	KH	13.73	106.99	Ratanakiri	Ratanakiri Airport
RBF	KL35		f	America/Los_Angeles	US	34.26	-116.86	Big Bear City	Big Bear City Airport
RBG	KRBG		f	America/Los_Angeles	US	43.24	-123.36	Roseburg	Roseburg Regional Airport
RBH		BKF	c	America/Anchorage	US	58.55	-155.81	Katmai National Preserve	Lake Brooks Seaplane Base
RBI	NFFR		c	Pacific/Fiji	FJ	-16.53	179.98	Rabi Island	Rabi Airport
RBJ	RJCR		c	Asia/Tokyo	JP	45.38	141.00	Rebun	Rebun Island
RBK	KF70		f	America/Los_Angeles	US	33.57	-117.13	Murrieta	French Valley Airport
RBL	KRBL		f	America/Los_Angeles	US	40.15	-122.25	Red Bluff	Red Bluff Municipal Airport
RBM	EDMS		f	Europe/Berlin	DE	48.90	12.52	Straubing	Straubing Airport
RBN			c	America/New_York	US	24.63	-82.87	Fort Jefferson	Fort Jefferson Seaplane Base
RBO	SLRB		f	America/La_Paz	BO	-18.33	-59.77	Robore	Robore Airport
RBP	AYRE		c	Pacific/Port_Moresby	PG	-9.98	149.80	Rabaraba	Rabaraba
RBQ	SLRQ		f	America/La_Paz	BO	-14.43	-67.50	Rurenabaque	Rurenabaque Airport
RBR	SBRB		s	America/Rio_Branco	BR	-9.87	-67.90	Rio Branco	Placido de Castro Airport
RBS	YORB		f	Australia/Melbourne	AU	-37.79	148.61	Orbost	Orbost Airport
RBT	HKMB		f	Africa/Nairobi	KE	2.35	37.98	Marsabit	Segel Airport
RBU	YROE		f	Australia/Perth	AU	-20.76	117.16	Roebourne	Roebourne Airport
RBV	AGRM		f	Pacific/Guadalcanal	SB	-8.17	157.64	Ramata	Ramata Airport
RBW	KRBW		f	America/New_York	US	32.92	-80.64	Walterboro	Lowcountry Regional Airport
RBX	HSMK		f	Africa/Juba	SS	6.83	29.67	Rumbek	Rumbek Airport
RBY	PARY		s	America/Anchorage	US	64.73	-155.47	Ruby	Ruby Airport
RCA	KRCA	RAP	f	America/Denver	US	44.15	-103.10	Rapid City	Ellsworth Afb Airport
RCB	FARB		f	Africa/Johannesburg	ZA	-28.74	32.09	Richards Bay	Richards Bay Airport
RCE	KW39		f	America/Los_Angeles	US	48.61	-123.16	Roche Harbor	Roche Harbor Seaplane Base
RCH	SKRH		f	America/Bogota	CO	11.53	-72.93	Riohacha	Almirante Padilla Airport
RCK	KRCK		f	America/Chicago	US	30.63	-96.99	Rockdale	H H Coffield Regional Airport
RCL	NVSR		f	Pacific/Efate	VU	-15.47	167.84	Redcliffe	Redcliffe Airport
RCM	YRMD		s	Australia/Brisbane	AU	-20.70	143.12	Richmond	Richmond Airport
RCO	LFDN		f	Europe/Paris	FR	45.89	-0.98	Rochefort	Rochefort-Saint-Agnant (BA 721) Airport
RCQ	SATR		f	America/Argentina/Cordoba	AR	-29.21	-59.68	Reconquista	Reconquista Airport
RCR	KRCR		f	America/Indiana/Indianapolis	US	41.07	-86.18	Rochester	Fulton County Airport
RCS	EGTO		f	Europe/London	GB	51.35	0.50	Rochester	Rochester Airport
RCT	KRCT		f	America/Detroit	US	43.90	-85.52	Reed City	Nartron Field
RCU	SAOC		f	America/Argentina/Cordoba	AR	-33.09	-64.26	Rio Cuarto	Area De Material Airport
RCY	MYRP		f	America/Nassau	BS	23.68	-74.84	Rum Cay	Rum Cay Airport
RDB	PADG		f	America/Nome	US	68.03	-162.90	Red Dog	Red Dog Airport
RDC	SNDC		f	America/Belem	BR	-8.03	-49.98	Redencao	Redencao Airport
RDD	KRDD		s	America/Los_Angeles	US	40.51	-122.29	Redding	Redding Regional Airport
RDE	WASM		f	Asia/Jayapura	ID	-1.58	133.33	Merdei-Papua Island	Merdei Airport
RDG	KRDG		f	America/New_York	US	40.38	-75.97	Reading	Reading Regional/Carl A Spaatz Field
RDM	KRDM		s	America/Los_Angeles	US	44.25	-121.15	Redmond	Roberts Field/Redmond Municipal Airport
RDN	WMPR		f	Asia/Kuala_Lumpur	MY	5.77	103.01	Redang	LTS Pulau Redang Airport
RDO	EPRA		s	Europe/Warsaw	PL	51.39	21.21	Radom-Sadkow	Radom-Sadkow Airport
RDP	VEDG		c	Asia/Kolkata	IN	23.63	87.24	Durgapur	Durgapur Kazi Nazrul Islam Airport
RDR	KRDR	GFK	f	America/Chicago	US	47.96	-97.40	Grand Forks	Grand Forks Afb Airport
RDS	SAHS		f	America/Argentina/Salta	AR	-37.39	-68.90	Rincon de los Sauces	Rincon De Los Sauces Airport
RDT	GOSR		f	Africa/Dakar	SN	16.43	-15.65	Richard Toll	Richard Toll Airport
RDU	KRDU		s	America/New_York	US	35.88	-78.79	Raleigh	Raleigh-Durham International Airport
RDV	KRDV		s	America/Anchorage	US	61.79	-157.35	Red Devil	Red Devil Airport
RDZ	LFCR		f	Europe/Paris	FR	44.41	2.48	Rodez	Rodez-Marcillac Airport
REA	NTGE		f	Pacific/Tahiti	PF	-18.47	-136.44	Reao	Reao Airport
REB	EDAX		f	Europe/Berlin	DE	53.31	12.75	Larz	Rechlin-Larz Airport
REC	SBRF		s	America/Recife	BR	-8.13	-34.92	Recife	Guararapes - Gilberto Freyre International Airport
RED	KRVL		f	America/New_York	US	40.68	-77.63	Reedsville	Mifflin County Airport
REE	8XS8	LBB	f	America/Chicago	US	33.59	-102.04	Lubbock	Reese Airpark
REG	LICR		f	Europe/Rome	IT	38.07	15.65	Reggio Calabria	Reggio Calabria Airport
REI	SOOR		f	America/Cayenne	GF	4.31	-52.13	Regina	Regina Airport
REL	SAVT		s	America/Argentina/Catamarca	AR	-43.21	-65.27	Rawson	Almirante Marco Andres Zar Airport
REN	UWOO		s	Asia/Yekaterinburg	RU	51.80	55.46	Orenburg	Orenburg Central Airport
REO	KREO		f	America/Boise	US	42.58	-117.89	Rome	Rome State Airport
REP	VDSR		c	Asia/Phnom_Penh	KH	13.41	103.81	Siem Reap	Siem Reap International Airport
REQ	SPQN		f	America/Lima	PE	-5.07	-73.87	Requena	Requena Airport
RER	MGRT		f	America/Guatemala	GT	14.52	-91.70	Retalhuleu	Retalhuleu Airport
RES	SARE		f	America/Argentina/Cordoba	AR	-27.45	-59.06	Resistencia	Resistencia International Airport
RET	ENRS		f	Europe/Oslo	NO	67.53	12.10	Røst	Røst Airport
REU	LERS		f	Europe/Madrid	ES	41.15	1.17	Reus	Reus Air Base
REX	MMRX		f	America/Mexico_City	MX	26.01	-98.23	Reynosa	General Lucio Blanco International Airport
REY	SLRY		f	America/La_Paz	BO	-14.30	-67.35	Reyes	Reyes Airport
REZ			c	America/Sao_Paulo	BR	-22.48	-44.48	Resende	Resende Airport
RFA	FEGR		f	Africa/Bangui	CF	4.99	23.93	Rafai	Rafai Airport
RFD	KRFD	CHI	s	America/Chicago	US	42.20	-89.10	Chicago	Chicago/Rockford International Airport
RFG	KRFG		f	America/Chicago	US	28.30	-97.33	Refugio	Rooke Field
RFK	5MS1		f	America/Chicago	US	32.95	-90.85	Rolling Fork	Rollang Field
RFN	BIRG		f	Atlantic/Reykjavik	IS	66.41	-15.92	Raufarhöfn	Raufarhöfn Airport
RFP	NTTR		s	Pacific/Tahiti	PF	-16.72	-151.47	Uturoa	Raiatea Airport
RFR	MRRF		f	America/Costa_Rica	CR	10.33	-83.89	Rio Frio	Rio Frio / Progreso Airport
RFS	MNRT		f	America/Managua	NI	13.89	-84.41	La Rosita	Rosita Airport
RGA	SAWE		f	America/Argentina/Ushuaia	AR	-53.78	-67.75	Rio Grande	Hermes Quijada International Airport
RGH	VEBG		f	Asia/Kolkata	IN	25.26	88.80	Balurghat	Balurghat Airport
RGI	NTTG		s	Pacific/Tahiti	PF	-14.95	-147.66	Rangiroa	Rangiroa Airport
RGK	UNBG		f	Asia/Krasnoyarsk	RU	51.97	85.83	Gorno-Altaysk	Gorno-Altaysk Airport
RGL	SAWG		s	America/Argentina/Rio_Gallegos	AR	-51.61	-69.31	Rio Gallegos	Piloto Civil N. Fernandez Airport
RGN	VYYY		s	Asia/Yangon	MM	16.91	96.13	Yangon	Yangon International Airport
RGO	ZKHM		f	Asia/Pyongyang	KP	41.43	129.65	Orang	Orang Airport
RGR	KF23		f	America/Chicago	US	32.45	-98.68	Ranger	Ranger Municipal Airport
RGS	LEBG		f	Europe/Madrid	ES	42.36	-3.62	Burgos	Burgos Airport
RGT	WIPR		f	Asia/Jakarta	ID	-0.35	102.33	Rengat	Japura Airport
RHA	BIRE		f	Atlantic/Reykjavik	IS	65.45	-22.21	Reykholar	Reykholar Airport
RHD	SANH		f	America/Argentina/Cordoba	AR	-27.47	-64.91	Rio Hondo	Las Termas Airport
RHE	LFSR		f	Europe/Paris	FR	49.31	4.05	Reims	Reims-Champagne (BA 112) Airport
RHG	HRYU		f	Africa/Kigali	RW	-1.50	29.63	Ruhengeri	Ruhengeri Airport
RHI	KRHI		s	America/Chicago	US	45.63	-89.47	Rhinelander	Rhinelander/Oneida County Airport
RHL	YRYH		f	Australia/Perth	AU	-22.63	119.96	Roy Hill Station	Roy Hill Station Airport
RHN	FYSA		f	Africa/Windhoek	NA	-27.88	16.65	Rosh Pinah	Skorpion Mine Airport
RHO	LGRP		s	Europe/Athens	GR	36.41	28.09	Rhodes	Diagoras Airport
RHP	VNRC		f	Asia/Kathmandu	NP	27.39	86.06	Ramechhap	Ramechhap Airport
RHR		RKT	c	Asia/Dubai	AE	25.69	55.78	Ras Al Khaimah	Al Hamra Seaplane Base
RHT	ZBAR		f	Asia/Shanghai	CN	39.23	101.55	Badanjilin	Alxa Right Banner Badanjilin Airport
RHV	KRHV	SJC	s	America/Los_Angeles	US	37.33	-121.82	San Jose	Reid-Hillview Of Santa Clara County Airport
RIA	SBSM		f	America/Sao_Paulo	BR	-29.71	-53.69	Santa Maria	Santa Maria Airport
RIB	SLRI		f	America/La_Paz	BO	-11.00	-66.00	Riberalta	Capitan Av. Selin Zeitun Lopez Airport
RIC	KRIC		s	America/New_York	US	37.51	-77.32	Richmond	Richmond International Airport
RID	KRID		f	America/New_York	US	39.76	-84.84	Richmond	Richmond Municipal Airport
RIE	KRPD		s	America/Chicago	US	45.42	-91.77	Rice Lake	Rice Lake Regional/Carl's Field
RIF	KRIF		f	America/Denver	US	38.73	-112.10	Richfield	Richfield Municipal Airport
RIG	SJRG		f	America/Sao_Paulo	BR	-32.08	-52.16	Rio Grande	Rio Grande Airport
RIH	MPSM		f	America/Panama	PA	8.38	-80.13	Río Hato	Cap Scarlet R. Martínez L. Airport
RIJ	SPJA		f	America/Lima	PE	-6.07	-77.16	Rioja	Juan Simons Vela Airport
RIK	MRCR	PLD	f	America/Costa_Rica	CR	9.87	-85.48	Nicoya	Carrillo Airport
RIL	KRIL		f	America/Denver	US	39.53	-107.73	Rifle	Rifle Garfield County Airport
RIM	SPLN		f	America/Lima	PE	-6.39	-77.50	Rodriguez de Mendoza	San Nicolas Airport
RIN	AGRC		f	Pacific/Guadalcanal	SB	-8.13	157.14	Ringi Cove	Ringi Cove Airport
RIR	KRIR	RAL	f	America/Los_Angeles	US	33.99	-117.41	Riverside	Flabob Airport
RIS	RJER		f	Asia/Tokyo	JP	45.24	141.19	Rishiri	Rishiri Airport
RIV	KRIV	RAL	f	America/Los_Angeles	US	33.88	-117.26	Riverside	March Arb Airport
RIW	KRIW		f	America/Denver	US	43.06	-108.46	Riverton	Central Wyoming Regional Airport
RIX	EVRA		s	Europe/Riga	LV	56.92	23.97	Riga	Riga International Airport
RIY	OYRN		f	Asia/Aden	YE	14.66	49.38	Riyan	Mukalla International Airport
RIZ	ZSRZ		c	Asia/Shanghai	CN	35.40	119.34	Rizhao	Rizhao Shanzihe Airport
RJA	VORY		s	Asia/Kolkata	IN	17.11	81.82	Rajahmundry	Rajahmundry Airport
RJB	VNRB		f	Asia/Kathmandu	NP	26.52	86.75	Rajbiraj	Rajbiraj Airport
RJH	VGRJ		f	Asia/Dhaka	BD	24.44	88.62	Rajshahi	Shah Mokhdum Airport
RJK	LDRI		f	Europe/Zagreb	HR	45.22	14.57	Rijeka	Rijeka Airport
RJL	LELO		f	Europe/Madrid	ES	42.46	-2.32	Logrono	Logrono-Agoncillo Airport
RJN	OIKR		f	Asia/Tehran	IR	30.30	56.05	Rafsanjan	Rafsanjan Airport
RKA	NTKK		f	Pacific/Tahiti	PF	-15.49	-145.47	Aratika Nord	Aratika Nord Airport
RKC			c	America/Los_Angeles	US	41.73	-122.54	Yreka	Montague Airport-Yreka Rohrer Field
RKD	KRKD		s	America/New_York	US	44.06	-69.10	Rockland	Knox County Regional Airport
RKE	EKRK	CPH	f	Europe/Copenhagen	DK	55.59	12.13	Copenhagen	Copenhagen Roskilde Airport
RKH	KUZA		f	America/New_York	US	34.99	-81.06	Rock Hill	Rock Hill/York County/Bryant Field
RKI			c	Asia/Jakarta	ID	-2.08	99.69	Rokot	Rokot Airport
RKO	WIBR		f	Asia/Jakarta	ID	-2.10	99.70	Sipora Island	Rokot Airport
RKP	KRKP		f	America/Chicago	US	28.09	-97.04	Rockport	Aransas County Airport
RKR	KRKR		f	America/Chicago	US	35.02	-94.62	Poteau	Robert S Kerr Airport
RKS	KRKS		f	America/Denver	US	41.59	-109.07	Rock Springs	Southwest Wyoming Regional Airport
RKT	OMRK		f	Asia/Dubai	AE	25.61	55.94	Ras Al Khaimah	Ras Al Khaimah International Airport
RKU	AYRK		c	Pacific/Port_Moresby	PG	-8.82	146.50	Kairuku	Kairuku
RKV	BIRK	REK	s	Atlantic/Reykjavik	IS	64.13	-21.94	Reykjavik	Reykjavik Airport
RKW	KRKW		f	America/Chicago	US	35.92	-84.69	Rockwood	Rockwood Municipal Airport
RKZ	ZURK		c	Asia/Shanghai	CN	29.35	89.31	Rikaze	Shigatse Peace Airport
RLD	KRLD		f	America/Los_Angeles	US	46.31	-119.30	Richland	Richland Airport
RLG	ETNL		s	Europe/Berlin	DE	53.92	12.28	Rostock	Rostock-Laage Airport
RLK	ZBYZ		f	Asia/Shanghai	CN	40.93	107.74	Bayannur	Bayannaoer Tianjitai Airport
RLO	SAOS		f	America/Argentina/San_Luis	AR	-32.38	-65.19	Merlo	Valle Del Conlara International Airport
RLT	DRZL		f	Africa/Niamey	NE	18.79	7.37	Arlit	Arlit Airport
RLU			c	America/Anchorage	US	67.06	-156.94	Bornite	Bornite
RMA	YROM		s	Australia/Brisbane	AU	-26.55	148.77	Roma	Roma Airport
RMB	OOBR		f	Asia/Muscat	OM	24.23	55.78	Buraimi	Buraimi Airport
RMC			c	America/Chicago	US	42.35	-89.05	Machesney Park	Machesney Airport
RMD	VORG		c	Asia/Kolkata	IN	18.70	79.39	Ramagundam	Ramagundam Basantnagar Airport
RME	KRME		s	America/New_York	US	43.23	-75.41	Rome	Griffiss International Airport
RMF	HEMA		f	Africa/Cairo	EG	25.56	34.58	Marsa Alam	Marsa Alam International Airport
RMG	KRMG		f	America/New_York	US	34.35	-85.16	Rome	Richard B Russell Regional - J H Towers Field
RMI	LIPR		f	Europe/Rome	IT	44.02	12.61	Rimini	Rimini / Miramare - Federico Fellini International Airport
RMK	YREN		f	Australia/Adelaide	AU	-34.20	140.67	Renmark	Renmark Airport
RML	VCCC	CMB	f	Asia/Colombo	LK	6.82	79.89	Colombo	Colombo Int Arpt Ratmalana Airport
RMN	AYRG		f	Pacific/Port_Moresby	PG	-5.90	141.27	Rumginae	Rumginae Airport
RMO	LUKK		s	Europe/Chisinau	MD	46.93	28.93	Chișinău	Chișinău International Airport
RMP	PFMP		f	America/Anchorage	US	65.51	-150.14	Rampart	Rampart Airport
RMQ	RCMQ		s	Asia/Taipei	TW	24.26	120.62	Taichung City	Taichung Ching Chuang Kang Airport
RMS	ETAR		f	Europe/Berlin	DE	49.44	7.60	Ramstein	Ramstein Air Base
RMT	NTAM		c	Pacific/Tahiti	PF	-22.64	-152.80	Rimatara	Rimatara
RMU	LEMI	MJV	f	Europe/Madrid	ES	37.80	-1.12	Corvera	Región de Murcia International Airport
RMY	KMPI		f	America/Los_Angeles	US	37.51	-120.04	Mariposa	Mariposa-Yosemite Airport
RMZ	USTJ	TOX	c	Asia/Yekaterinburg	RU	58.06	68.33	Tobolsk	Tobolsk Remezov Airport
RNA	AGAR		f	Pacific/Guadalcanal	SB	-9.86	161.98	Arona	Ulawa Airport
RNB	ESDF		f	Europe/Stockholm	SE	56.27	15.27	Ronneby	Ronneby Airport
RNC	KRNC		f	America/Chicago	US	35.70	-85.84	Mc Minnville	Warren County Memorial Airport
RND	KRND	SAT	f	America/Chicago	US	29.53	-98.28	Universal City	Randolph Afb Airport
RNE	LFLO		f	Europe/Paris	FR	46.06	4.00	Roanne	Roanne-Renaison Airport
RNG	K4V0		f	America/Denver	US	40.09	-108.76	Rangely	Rangely Airport
RNH	KRNH		f	America/Chicago	US	45.15	-92.54	New Richmond	New Richmond Regional Airport
RNI	MNCI		f	America/Managua	NI	12.16	-83.06	Corn Island	Corn Island
RNJ	RORY		f	Asia/Tokyo	JP	27.04	128.40	Yoron	Yoron Airport
RNL	AGGR		s	Pacific/Guadalcanal	SB	-11.53	160.06	Rennell Island	Rennell/Tingoa Airport
RNM	OOGB		f	Asia/Muscat	OM	21.38	57.05	Ghaba	Qarn Alam Airport
RNN	EKRN		s	Europe/Copenhagen	DK	55.06	14.76	Ronne	Bornholm Airport
RNO	KRNO		s	America/Los_Angeles	US	39.50	-119.77	Reno	Reno/Tahoe International Airport
RNS	LFRN		s	Europe/Paris	FR	48.07	-1.73	Rennes	Rennes-Saint-Jacques Airport
RNT	KRNT		f	America/Los_Angeles	US	47.49	-122.22	Renton	Renton Municipal Airport
RNU	WBKR		f	Asia/Kuching	MY	5.95	116.67	Ranau	Ranau Airport
RNZ	KRZL		f	America/Chicago	US	40.95	-87.18	Rensselaer	Jasper County Airport
ROA	KROA		s	America/New_York	US	37.33	-79.98	Roanoke	Roanoke/Blacksburg Regional (Woodrum Field) Airport
ROB	GLRB	MLW	f	Africa/Monrovia	LR	6.23	-10.36	Monrovia	Roberts International Airport
ROC	KROC		s	America/New_York	US	43.12	-77.67	Rochester	Frederick Douglass/Greater Rochester International Airport
ROD	FARS		f	Africa/Johannesburg	ZA	-33.81	19.90	Robertson	Robertson Airport
ROF	K1O5	SIY	f	America/Los_Angeles	US	41.73	-122.54	Montague	Montague-Yreka Rohrer Field
ROG	KROG		f	America/Chicago	US	36.37	-94.11	Rogers	Rogers Executive - Carter Field
ROH	YROB		f	Australia/Brisbane	AU	-18.84	143.71	Robinhood	Robinhood Airport
ROI	VTUV		f	Asia/Bangkok	TH	16.12	103.77	Roi Et	Roi Et Airport
ROK	YBRK		s	Australia/Brisbane	AU	-23.38	150.48	Rockhampton	Rockhampton Airport
ROL	K74V		f	America/Denver	US	40.28	-110.05	Roosevelt	Roosevelt Municipal Airport
RON	SKPA		f	America/Bogota	CO	5.76	-73.11	Paipa	Juan Jose Rondon Airport
ROO	SWRD		f	America/Cuiaba	BR	-16.59	-54.72	Rondonopolis	Rondonopolis Airport
ROP	PGRO		f	Pacific/Saipan	MP	14.17	145.24	Rota Island	Benjamin Taisacan Manglona International Airport
ROR	PTRO		f	Pacific/Palau	PW	7.37	134.54	Babelthuap Island	Palau International Airport
ROS	SAAR		s	America/Argentina/Cordoba	AR	-32.90	-60.78	Rosario	Islas Malvinas Airport
ROT	NZRO		s	Pacific/Auckland	NZ	-38.11	176.32	Rotorua	Rotorua Regional Airport
ROU	LBRS		c	Europe/Sofia	BG	43.69	26.06	Ruse	Ruse Airport
ROV	URRP		s	Europe/Moscow	RU	47.50	39.93	Rostov-on-Don	Platov International Airport
ROW	KROW		s	America/Denver	US	33.30	-104.53	Roswell	Roswell Air Center Airport
ROX	KROX		f	America/Chicago	US	48.86	-95.70	Roseau	Roseau Municipal/Rudy Billberg Field
ROY	SAWM		f	America/Argentina/Catamarca	AR	-45.70	-70.25	Rio Mayo	Rio Mayo Airport
ROZ	LERT		f	Europe/Madrid	ES	36.65	-6.35	Rota	Rota Naval Station Airport
RPB	YRRB		f	Australia/Darwin	AU	-14.74	134.52	Roper Bar	Roper Bar Airport
RPI	WAFK		c	Asia/Makassar	ID	-2.13	120.30	Rampi	Rampi Airport
RPL	WIBL		c	Asia/Jakarta	ID	0.50	101.92	Pangkalan Kerinci	Sultan Syarif Haroen Setia Negara Airport
RPM	YNGU		f	Australia/Darwin	AU	-14.72	134.75	Ngukurr	Ngukurr Airport
RPN	LLIB		f	Asia/Jerusalem	IL	32.98	35.57	Rosh Pina	Ben Ya'akov Airport
RPR	VARP		s	Asia/Kolkata	IN	21.18	81.74	Raipur	Raipur Airport
RPU	SBUY	CIZ	c	America/Manaus	BR	-4.88	-65.36	Coari	Porto Urucu Airport
RPX	KRPX		f	America/Denver	US	46.48	-108.54	Roundup	Roundup Airport
RQA	ZWRQ		f	Asia/Shanghai	CN	38.97	88.01	Ruoqiang	Ruoqiang Loulan Airport
RQW	ORQW		f	Asia/Baghdad	IQ	35.77	43.13	Qayyarah	Qayyarah West Airport
RQY	VOSH		s	Asia/Kolkata	IN	13.85	75.61	Shimoga	Shivamogga Airport
RRE	YMRE		f	Australia/Adelaide	AU	-29.66	138.06	Marree	Marree Airport
RRG	FIMR		f	Indian/Mauritius	MU	-19.76	63.36	Port Mathurin	Sir Charles Gaetan Duval Airport
RRJ	SBJR	RIO	c	America/Sao_Paulo	BR	-22.99	-43.37	Rio de Janeiro	Jacarepagua-Roberto Marinho Airport
RRK	VERK		f	Asia/Kolkata	IN	22.26	84.81	Rourkela	Rourkela Airport
RRL	KRRL		f	America/Chicago	US	45.20	-89.71	Merrill	Merrill Municipal Airport
RRN			c	America/Santarem	BR	-6.02	-50.30	Serra Norte	Serra Norte Airport
RRR	NTKO		s	Pacific/Tahiti	PF	-16.05	-142.48	Raroia	Raroia Airport
RRS	ENRO		f	Europe/Oslo	NO	62.58	11.34	Roros	Røros Airport
RRT	KRRT		f	America/Chicago	US	48.94	-95.35	Warroad	Warroad International Memorial Airport
RRV	YRBR		c	Australia/Darwin	AU	-16.75	136.90	Robinson River	Robinson River
RSA	SAZR		f	America/Argentina/Salta	AR	-36.59	-64.28	Santa Rosa	Santa Rosa Airport
RSB	YRSB		f	Australia/Brisbane	AU	-25.83	139.65	Roseberth	Roseberth Airport
RSD	MYER		f	America/Nassau	BS	24.90	-76.18	Rock Sound	Rock Sound Airport
RSE	YRAY	SYD	c	Australia/Sydney	AU	-33.87	151.27	Sydney	Rose Bay Airport
RSH	PARS		s	America/Anchorage	US	61.77	-161.32	Russian Mission	Russian Mission Airport
RSI	OERS		f	Asia/Riyadh	SA	25.63	37.09	Hanak	Red Sea International Airport
RSK	WASC		f	Asia/Jayapura	ID	-1.51	134.19	Ransiki-Papua Island	Abresso Airport
RSL	KRSL		f	America/Chicago	US	38.87	-98.81	Russell	Russell Municipal Airport
RSN	KRSN		f	America/Chicago	US	32.51	-92.59	Ruston	Ruston Regional Airport
RSS	HSDZ		f	Africa/Khartoum	SD	11.79	34.34	Ad Damazin	Damazin Airport
RST	KRST		s	America/Chicago	US	43.91	-92.50	Rochester	Rochester International Airport
RSU	RKJY		s	Asia/Seoul	KR	34.84	127.62	Yeosu	Yeosu Airport
RSW	KRSW	FMY	s	America/New_York	US	26.54	-81.76	Fort Myers	Southwest Florida International Airport
RTA	NFNR		f	Pacific/Fiji	FJ	-12.48	177.07	Rotuma	Rotuma Airport
RTB	MHRO		s	America/Tegucigalpa	HN	16.32	-86.52	Roatan Island	Juan Manuel Galvez International Airport
RTC	VARG		f	Asia/Kolkata	IN	17.01	73.33	Ratnagiri	Ratnagiri Airport
RTE	SBMT	SAO	c	America/Sao_Paulo	BR	-23.51	-46.64	São Paulo	Campo de Marte Airport
RTG	WATG		f	Asia/Makassar	ID	-8.60	120.48	Satar Tacik-Flores Island	Satar Tacik Airport
RTI			c	Asia/Makassar	ID	-10.48	123.40	Rotedale	Roti Airport
RTL	K0F3		f	America/Chicago	US	43.39	-95.14	Spirit Lake	Spirit Lake Municipal Airport
RTM	EHRD		s	Europe/Amsterdam	NL	51.96	4.44	Rotterdam	Rotterdam Airport
RTN	KRTN		f	America/Denver	US	36.74	-104.50	Raton	Raton Municipal/Crews Field
RTO	WIRR		c	Asia/Jakarta	ID	-6.29	106.57	Tangerang	Budiarto Airport
RTP	YRTP		f	Australia/Brisbane	AU	-15.64	141.84	Rutland Plains	Rutland Plains Airport
RTS	YRTI		f	Australia/Perth	AU	-32.01	115.54	Rottnest Island	Rottnest Island Airport
RTU	WAQC		s	Asia/Makassar	ID	2.20	118.60	Maratua Island	Maratua Airport
RTW	UWSS		c	Europe/Saratov	RU	51.56	46.05	Saratov	Saratov Tsentralny Airport
RTY	YMYT		f	Australia/Adelaide	AU	-28.58	140.32	Merty Merty	Merty Merty Airport
RUA	HUAR		f	Africa/Kampala	UG	3.05	30.92	Arua	Arua Airport
RUD	OIMJ		f	Asia/Tehran	IR	36.43	55.10	Shahroud	Shahroud Airport
RUE	FZMB		f	Africa/Lubumbashi	CD	0.12	29.31	Butembo	Rughenda Airfield
RUF	WAJE		c	Asia/Jayapura	ID	-3.63	140.90	Yuruf	Yuruf Airport
RUG	ZSRG		f	Asia/Shanghai	CN	32.26	120.50	Rugao	Rugao Air Base
RUH	OERK		s	Asia/Riyadh	SA	24.96	46.70	Riyadh	King Khaled International Airport
RUI	KSRR		f	America/Denver	US	33.46	-105.53	Ruidoso	Sierra Blanca Regional Airport
RUK	VNRK		f	Asia/Kathmandu	NP	28.63	82.19	Rukumkot	Rukumkot Airport
RUL	VRQM		s	Indian/Maldives	MV	0.34	73.51	Gadhdhoo	Maavaarulaa Airport
RUM	VNRT		f	Asia/Kathmandu	NP	27.30	86.55	Rumjatar	Rumjatar Airport
RUN	FMEE		s	Indian/Reunion	RE	-20.89	55.51	Saint-Denis	Roland Garros Airport
RUP	VERU		f	Asia/Kolkata	IN	26.14	89.91	Rupsi India	Rupsi India Airport
RUR	NTAR		s	Pacific/Tahiti	PF	-22.43	-151.36	Rurutu	Rurutu Airport
RUS	AGGU		s	Pacific/Guadalcanal	SB	-9.86	160.82	Marau	Marau Airport
RUT	KRUT		s	America/New_York	US	43.53	-72.95	Rutland	Rutland/Southern Vermont Regional Airport
RUV	MGRB		f	America/Guatemala	GT	15.99	-90.45	Rubelsanto	Rubelsanto Airport
RUY	MHRU		f	America/Tegucigalpa	HN	14.84	-89.14	Ruinas de Copan	Copan Ruinas Airport
RVA	FMSG		f	Indian/Antananarivo	MG	-22.81	47.82	Farafangana	Farafangana Airport
RVD	SWLC		f	America/Sao_Paulo	BR	-17.83	-50.96	Rio Verde	General Leite de Castro Airport
RVE	SKSA		f	America/Bogota	CO	6.95	-71.86	Saravena	Los Colonizadores Airport
RVH	ULSS	LED	c	Europe/Moscow	RU	59.98	30.59	Saint Petersburg	Rzhevka Airport
RVI	URRR	ROV	s	Europe/Moscow	RU	47.26	39.82	Rostov-on-Don	Rostov-na-Donu Airport
RVK	ENRM		f	Europe/Oslo	NO	64.84	11.15	Rorvik	Rørvik Airport Ryum
RVN	EFRO		f	Europe/Helsinki	FI	66.56	25.83	Rovaniemi	Rovaniemi Airport
RVO	FARI		f	Africa/Johannesburg	ZA	-27.55	24.17	Reivilo	Reivilo Airport
RVR	KU34		f	America/Denver	US	38.96	-110.23	Green River	Green River Municipal Airport
RVS	KRVS	TUL	f	America/Chicago	US	36.04	-95.98	Tulsa	Tulsa Riverside Airport
RVT	YNRV		f	Australia/Perth	AU	-33.80	120.21	Ravensthorpe	Ravensthorpe Airport
RVV	NTAV		f	Pacific/Tahiti	PF	-23.89	-147.66	Raivavae	Raivavae Airport
RVY	SURV		f	America/Montevideo	UY	-30.97	-55.48	Rivera	Presidente General Don Oscar D. Gestido International Airport
RWF	KRWF		f	America/Chicago	US	44.55	-95.08	Redwood Falls	Redwood Falls Municipal Airport
RWI	KRWI		f	America/New_York	US	35.86	-77.89	Rocky Mount	Rocky Mount/Wilson Regional Airport
RWL	KRWL		f	America/Denver	US	41.81	-107.20	Rawlins	Rawlins Municipal/Harvey Field
RWN	UKLR		f	Europe/Kyiv	UA	50.61	26.14	Rivne	Rivne International Airport
RWS			c	America/Sao_Paulo	BR	-22.83	-47.25	Sumare	Sumaré Airport
RXE	KRXE		f	America/Boise	US	43.83	-111.81	Rexburg	Rexburg-Madison County Airport
RXS	RPVR		f	Asia/Manila	PH	11.60	122.75	Roxas City	Roxas Airport
RYB	UUBK		f	Europe/Moscow	RU	58.10	38.93	Rybinsk	Staroselye Airport
RYG	ENRY	OSL	c	Europe/Oslo	NO	59.38	10.79	Oslo	Rygge
RYK	OPRK		f	Asia/Karachi	PK	28.38	70.28	Rahim Yar Khan	Shaikh Zaid Airport
RYN	LFCY		f	Europe/Paris	FR	45.63	-0.97	Royan	Royan-Medis Airport
RYO	SAWT		f	America/Argentina/Rio_Gallegos	AR	-51.61	-72.22	El Turbio	28 De Noviembre Airport
RZA	SAWU		f	America/Argentina/Rio_Gallegos	AR	-50.02	-68.58	Santa Cruz	Santa Cruz Airport
RZE	EPRZ		f	Europe/Warsaw	PL	50.11	22.02	Rzeszow	Rzeszow-Jasionka Airport
RZH	UHTR		c	Asia/Vladivostok	RU	42.92	133.90	Preobrazheniye	Preobrazheniye Airport
RZN	UUWR		f	Europe/Moscow	RU	54.56	39.86	Ryazan	Turlatovo Airport
RZP	RPSD		f	Asia/Manila	PH	10.82	119.51	Taytay	Cesar Lim Rodriguez Airport
RZR	OINR		f	Asia/Tehran	IR	36.91	50.68	Ramsar	Ramsar Airport
RZS			c	Asia/Karachi	PK	26.97	68.88	Sawan	Sawan Airport
RZV	LTFO		s	Europe/Istanbul	TR	41.17	40.83	Rize–Artvin	Rize–Artvin Airport
RZZ	KIXA		f	America/New_York	US	36.33	-77.64	Roanoke Rapids	Halifax/Northampton Regional Airport
SAA	KSAA		f	America/Denver	US	41.44	-106.83	Saratoga	Shively Field
SAB	TNCS		f	America/Kralendijk	BQ	17.64	-63.22	Saba	Juancho E. Yrausquin Airport
SAC	KSAC		s	America/Los_Angeles	US	38.51	-121.49	Sacramento	Sacramento Executive Airport
SAD	KSAD		f	America/Phoenix	US	32.85	-109.64	Safford	Safford Regional/1Lt Duane Spalsbury Field
SAE			c	Asia/Makassar	ID	2.32	125.40	Sangir	Sangir Airport
SAF	KSAF		s	America/Denver	US	35.62	-106.09	Santa Fe	Santa Fe Regional Airport
SAG	VASD		c	Asia/Kolkata	IN	19.69	74.38	Shirdi	Shirdi Airport
SAH	OYSN		f	Asia/Aden	YE	15.48	44.22	Sana'a	Sana'a International Airport
SAI	VDSA		s	Asia/Phnom_Penh	KH	13.37	104.22	Siem Reap	Siem Reap Angkor International Airport
SAK	BIKR		f	Atlantic/Reykjavik	IS	65.73	-19.57	Sauðárkrókur	Sauðárkrókur Airport
SAL	MSLP		s	America/El_Salvador	SV	13.44	-89.06	San Salvador	El Salvador International Airport
SAN	KSAN		s	America/Los_Angeles	US	32.73	-117.19	San Diego	San Diego International Airport
SAP	MHLM		s	America/Tegucigalpa	HN	15.45	-87.92	La Mesa	Ramon Villeda Morales International Airport
SAQ	MYAN		f	America/Nassau	BS	25.05	-78.05	Andros Island	San Andros Airport
SAR	KSAR		f	America/Chicago	US	38.15	-89.70	Sparta	Sparta Community-Hunter Field
SAS	KSAS		f	America/Los_Angeles	US	33.24	-115.95	Salton City	Salton Sea Airport
SAT	KSAT		s	America/Chicago	US	29.53	-98.47	San Antonio	San Antonio International Airport
SAU	WRKS		f	Asia/Makassar	ID	-10.48	121.90	Sawu-Sawu Island	Sawu Airport
SAV	KSAV		s	America/New_York	US	32.13	-81.20	Savannah	Savannah/Hilton Head International Airport
SAW	LTFJ	IST	s	Europe/Istanbul	TR	40.90	29.31	Istanbul	Sabiha Gokcen International Airport
SAY	LIQS		f	Europe/Rome	IT	43.26	11.26	Siena	Siena / Ampugnano Airport
SAZ	GLST		f	Africa/Monrovia	LR	4.67	-8.43	Sasstown	Sasstown Airport
SBA	KSBA		s	America/Los_Angeles	US	34.43	-119.84	Santa Barbara	Santa Barbara Municipal Airport
SBB	SVSB		f	America/Caracas	VE	7.80	-71.17	Santa Barbara	Santa Barbara de Barinas Airport
SBC	AYSO		c	Pacific/Port_Moresby	PG	-5.32	141.80	Selbang	Selbang
SBD	KSBD		f	America/Los_Angeles	US	34.10	-117.23	San Bernardino	San Bernardino International Airport
SBE	AYSA		f	Pacific/Port_Moresby	PG	-6.10	142.28	Suabi	Suabi Airport
SBF	OADS		c	Asia/Kabul	AF	33.32	68.64	Sardeh Band	Sardeh Band Airport
SBG	WITN		f	Asia/Jakarta	ID	5.87	95.34	Sabang	Maimun Saleh Airport
SBH	TFFJ		s	America/St_Barthelemy	BL	17.90	-62.84	Gustavia	Gustaf III Airport
SBI	GUSB		f	Africa/Conakry	GN	12.57	-13.36	Koundara	Sambailo Airport
SBJ	SNMX		f	America/Sao_Paulo	BR	-18.72	-39.83	Sao Mateus	Sao Mateus Airport
SBK	LFRT		f	Europe/Paris	FR	48.54	-2.85	Saint-Brieuc	Saint-Brieuc-Armor Airport
SBL	SLSA		f	America/La_Paz	BO	-13.76	-65.44	Santa Ana del Yacuma	Santa Ana Del Yacuma Airport
SBM	KSBM		f	America/Chicago	US	43.77	-87.85	Sheboygan	Sheboygan County Memorial International Airport
SBN	KSBN		s	America/Indiana/Indianapolis	US	41.71	-86.32	South Bend	South Bend International Airport
SBO	K44U		f	America/Denver	US	39.03	-111.84	Salina	Salina-Gunnison Airport
SBP	KSBP		s	America/Los_Angeles	US	35.24	-120.64	San Luis Obispo	San Luis Obispo County Regional Airport
SBQ	OPSB		f	Asia/Karachi	PK	29.57	67.85	Sibi	Sibi Airport
SBR	YSII		s	Australia/Brisbane	AU	-9.38	142.62	Saibai Island	Saibai Island Airport
SBS	KSBS		s	America/Denver	US	40.52	-106.87	Steamboat Springs	Steamboat Springs/Bob Adams Field
SBT	USDA		s	Asia/Yekaterinburg	RU	71.22	72.04	Sabetta	Sabetta Airport
SBU	FASB		f	Africa/Johannesburg	ZA	-29.69	17.94	Springbok	Springbok Airport
SBV	AYSH		c	Pacific/Bougainville	PG	-5.58	155.10	Sabah	Sabah
SBW	WBGS		s	Asia/Kuching	MY	2.26	111.98	Sibu	Sibu Airport
SBX	KSBX		f	America/Denver	US	48.54	-111.87	Shelby	Shelby Airport
SBY	KSBY		s	America/New_York	US	38.34	-75.51	Salisbury	Salisbury-Ocean City Wicomico Regional Airport
SBZ	LRSB		f	Europe/Bucharest	RO	45.79	24.09	Sibiu	Sibiu International Airport
SCB	KSCB		f	America/Chicago	US	41.61	-96.63	Scribner	Scribner State Airport
SCC	PASC		s	America/Anchorage	US	70.19	-148.47	Deadhorse	Deadhorse Airport
SCD	MHUL		c	America/Tegucigalpa	HN	14.92	-87.25	Sulaco	Sulaco Airport
SCE	KUNV		s	America/New_York	US	40.85	-77.85	State College	State College Regional Airport
SCF	KSDL	PHX	s	America/Phoenix	US	33.62	-111.91	Scottsdale	Scottsdale Airport
SCG	YSPK		f	Australia/Brisbane	AU	-18.63	144.57	Spring Creek	Spring Creek Airport
SCH	KSCH		f	America/New_York	US	42.85	-73.93	Schenectady	Schenectady County Airport
SCI	SVPM		f	America/Caracas	VE	7.80	-72.20	Paramillo	Paramillo Airport
SCK	KSCK	SAC	f	America/Los_Angeles	US	37.89	-121.24	Stockton	Stockton Metro Airport
SCL	SCEL		s	America/Santiago	CL	-33.39	-70.79	Santiago	Comodoro Arturo Merino Benitez International Airport
SCM	PACM		s	America/Anchorage	US	61.84	-165.57	Scammon Bay	Scammon Bay Airport
SCN	EDDR		s	Europe/Berlin	DE	49.21	7.11	Saarbrucken	Saarbrucken Airport
SCO	UATE		s	Asia/Oral	KZ	43.86	51.09	Aktau	Aktau International Airport
SCP	LFNC		f	Europe/Paris	FR	44.70	6.60	Mende	Mont-Dauphin - St-Crepin Airport
SCQ	LEST		s	Europe/Madrid	ES	42.90	-8.42	Santiago de Compostela	Santiago de Compostela Airport
SCR	ESKS		f	Europe/Stockholm	SE	61.16	12.83	Rörbäcksnäs	Sälen/Scandinavian Mountains Airport
SCS	EGPM	SDZ	c	Europe/London	GB	60.43	-1.23	Shetland Islands	Scatsa Airport
SCT	OYSQ		f	Asia/Aden	YE	12.63	53.91	Socotra Islands	Socotra International Airport
SCU	MUCU		f	America/Havana	CU	19.97	-75.84	Santiago	Antonio Maceo International Airport
SCV	LRSV		f	Europe/Bucharest	RO	47.69	26.35	Suceava	Suceava Stefan cel Mare Airport
SCW	UUYY		s	Europe/Moscow	RU	61.65	50.85	Syktyvkar	Syktyvkar Airport
SCX	MMSZ		c	America/Mexico_City	MX	16.21	-95.20	Salina Cruz	Salina Cruz Airport
SCY	SEST		f	Pacific/Galapagos	EC	-0.91	-89.62	San Cristobal	San Cristobal Airport
SCZ	AGGL		s	Pacific/Guadalcanal	SB	-10.72	165.79	Santa Cruz	Santa Cruz/Graciosa Bay/Luova Airport
SDA	ORBS	BGW	c	Asia/Baghdad	IQ	33.26	44.23	Baghdad	Baghdad International Airport
SDB	FALW		f	Africa/Johannesburg	ZA	-32.97	18.16	Langebaanweg	Langebaanweg Airport
SDC	SYSC		c	America/Guyana	GY	3.00	-59.52	Sandcreek	Sandcreek
SDD	FNUB		f	Africa/Luanda	AO	-14.92	13.57	Lubango	Lubango Airport
SDE	SANE		f	America/Argentina/Cordoba	AR	-27.77	-64.31	Santiago del Estero	Vicecomodoro Angel D. La Paz Aragones Airport
SDF	KSDF		s	America/Kentucky/Louisville	US	38.17	-85.74	Louisville	Louisville Muhammad Ali International Airport
SDG	OICS		f	Asia/Tehran	IR	35.25	47.01	Sanandaj	Sanandaj Airport
SDI	AYSD		c	Pacific/Port_Moresby	PG	-5.62	146.50	Saidor	Saidor Airport
SDJ	RJSS		s	Asia/Tokyo	JP	38.14	140.92	Sendai	Sendai Airport
SDK	WBKS		s	Asia/Kuching	MY	5.90	118.06	Sandakan	Sandakan Airport
SDL	ESNN		f	Europe/Stockholm	SE	62.53	17.44	Sundsvall	Sundsvall-Harnosand Airport
SDM	KSDM	SAN	f	America/Los_Angeles	US	32.57	-116.98	San Diego	Brown Field Municipal Airport
SDN	ENSD		f	Europe/Oslo	NO	61.83	6.11	Sandane	Sandane Airport Anda
SDO			c	Asia/Tokyo	JP	38.08	138.40	Ryotsu Sado Island	Ryotsu Sado Island
SDP	PASD		f	America/Anchorage	US	55.31	-160.52	Sand Point	Sand Point Airport
SDQ	MDSD		s	America/Santo_Domingo	DO	18.43	-69.67	Santo Domingo	Las Americas International Airport
SDR	LEXJ		f	Europe/Madrid	ES	43.43	-3.82	Santander	Santander Airport
SDS	RJSD		f	Asia/Tokyo	JP	38.06	138.41	Sado	Sado Airport
SDT	OPSS		f	Asia/Karachi	PK	34.81	72.35	Saidu Sharif	Saidu Sharif Airport
SDU	SBRJ	RIO	s	America/Sao_Paulo	BR	-22.91	-43.16	Rio de Janeiro	Santos Dumont Airport
SDV	LLSD	TLV	c	Asia/Jerusalem	IL	32.11	34.78	Tel Aviv	Sde Dov Airport
SDW	VOSR		c	Asia/Kolkata	IN	16.00	73.53	Sindhudurg	Sindhudurg Airport
SDX	KSEZ		s	America/Phoenix	US	34.85	-111.79	Sedona	Sedona Airport
SDY	KSDY		s	America/Denver	US	47.71	-104.19	Sidney	Sidney-Richland Regional Airport
SEA	KSEA		s	America/Los_Angeles	US	47.45	-122.31	Seattle	Seattle-Tacoma International Airport
SEB	HLLS		f	Africa/Tripoli	LY	26.99	14.47	Sabha	Sabha Airport
SEE	KSEE	SAN	f	America/Los_Angeles	US	32.83	-116.97	San Diego	Gillespie Field
SEF	KSEF		f	America/New_York	US	27.46	-81.34	Sebring	Sebring Regional Airport
SEG	KSEG		s	America/New_York	US	40.82	-76.86	Selinsgrove	Penn Valley Airport
SEH	WAJS		f	Asia/Jayapura	ID	-3.43	140.82	Senggeh-Papua Island	Senggeh Airport
SEI			c	America/Bahia	BR	-10.47	-40.21	Senhor do Bonfim	Senhor do Bonfim Airport
SEJ			c	Atlantic/Reykjavik	IS	65.27	-14.00	Egilsstaðir	Egilsstaðir Airport
SEK	UESK		c	Asia/Magadan	RU	67.48	153.74	Srednekolymsk	Srednekolymsk Airport
SEM	KSEM		f	America/Chicago	US	32.34	-86.99	Selma	Craig Field
SEN	EGMC	LON	s	Europe/London	GB	51.57	0.70	Southend	Southend Airport
SEO	DISG		f	Africa/Abidjan	CI	7.97	-6.71	Seguela	Seguela Airport
SEP	KSEP		f	America/Chicago	US	32.22	-98.18	Stephenville	Stephenville Clark Regional Airport
SEQ	WIBS		c	Asia/Pontianak	ID	1.37	102.10	Sungai Pakning Bengkalis	Sungai Pakning Bengkalis Airport
SER	KSER		f	America/Indiana/Indianapolis	US	38.92	-85.91	Seymour	Freeman Municipal Airport
SES	UOIG		c	Asia/Krasnoyarsk	RU	66.84	88.40	Svetlogorsk	Svetlogorsk Airport
SET	SNHS		c	America/Recife	BR	-8.06	-38.32	Serra Talhada	Serra Talhada/Santa Magalhaes Airport
SEU	HTSN		s	Africa/Dar_es_Salaam	TZ	-2.46	34.82	Seronera	Seronera Airport
SEV	UKCS		f	Europe/Zaporozhye	UA	48.90	38.54	Sievierodonetsk	Sievierodonetsk Airport
SEW	HE24		f	Africa/Cairo	EG	29.35	25.51	Siwa	Siwa Oasis North Airport
SEX			c	Europe/Berlin	DE	49.50	7.87	Ramstein	Ramstein
SEY	GQNS		f	Africa/Nouakchott	MR	15.18	-12.21	Selibaby	Selibaby Airport
SEZ	FSIA		s	Indian/Mahe	SC	-4.67	55.52	Mahe Island	Seychelles International Airport
SFA	DTTX		f	Africa/Tunis	TN	34.72	10.69	Sfax	Sfax Thyna International Airport
SFB	KSFB	ORL	s	America/New_York	US	28.78	-81.23	Orlando	Orlando Sanford International Airport
SFC	TFFC		f	America/Guadeloupe	GP	16.26	-61.26	St-Francois	St-Francois Airport
SFD	SVSR		f	America/Caracas	VE	7.88	-67.44	Inglaterra	San Fernando De Apure Airport
SFE	RPUS		f	Asia/Manila	PH	16.60	120.30	San Fernando	San Fernando Airport
SFF	KSFF	GEG	f	America/Los_Angeles	US	47.68	-117.32	Spokane	Felts Field
SFG	TFFG		f	America/Marigot	MF	18.10	-63.05	Grand Case	L'Esperance Airport
SFH	MMSF		f	America/Tijuana	MX	30.93	-114.81	San Felipe	San Felipe International Airport
SFI			c	Africa/Casablanca	MA	32.28	-9.23	Safi	Safi Airport
SFJ	BGSF		s	America/Nuuk	GL	67.01	-50.71	Kangerlussuaq	Kangerlussuaq Airport
SFK	SNSW		f	America/Belem	BR	-0.70	-48.52	Soure	Soure Airport
SFL	GVSF		f	Atlantic/Cape_Verde	CV	14.88	-24.48	Sao Filipe	Sao Filipe Airport
SFM	KSFM		f	America/New_York	US	43.39	-70.71	Sanford	Sanford Seacoast Regional Airport
SFN	SAAV		f	America/Argentina/Cordoba	AR	-31.71	-60.81	Santa Fe	Sauce Viejo Airport
SFO	KSFO		s	America/Los_Angeles	US	37.62	-122.38	San Francisco	San Francisco International Airport
SFQ	LTCH		f	Europe/Istanbul	TR	37.09	38.85	Sanliurfa	Sanliurfa Airport
SFS	RPLB		f	Asia/Manila	PH	14.79	120.27	Olongapo City	Subic Bay International Airport
SFT	ESNS		f	Europe/Stockholm	SE	64.62	21.08	Skelleftea	Skelleftea Airport
SFU	AYSF		c	Pacific/Port_Moresby	PG	-9.58	148.60	Safia	Safia
SFX	SVMU		c	America/Caracas	VE	8.28	-62.67	San Félix	Macagua Airport
SFZ	KSFZ		f	America/New_York	US	41.92	-71.49	Pawtucket	North Central State Airport
SGA	OASN		f	Asia/Kabul	AF	37.57	71.50	Sheghnan	Sheghnan Airport
SGC	USRR		s	Asia/Yekaterinburg	RU	61.34	73.40	Surgut	Surgut Airport
SGD	EKSB		f	Europe/Copenhagen	DK	54.96	9.79	Sonderborg	Sonderborg Airport
SGE	EDGS		f	Europe/Berlin	DE	50.71	8.08	Siegerland	Siegerland Airport
SGF	KSGF		s	America/Chicago	US	37.25	-93.39	Springfield	Springfield-Branson Ntl Airport
SGG	WBGY		f	Asia/Kuching	MY	1.22	111.45	Simanggang	Simanggang Airport
SGH	KSGH		f	America/New_York	US	39.84	-83.84	Springfield	Springfield/Beckley Municipal Airport
SGI	OPSR		f	Asia/Karachi	PK	32.05	72.67	Sargodha	Mushaf Air Base
SGK	AYSK		c	Pacific/Port_Moresby	PG	-5.13	144.32	Sangapi	Sangapi Airport
SGL	RPLS	MNL	f	Asia/Manila	PH	14.50	120.90	Cavite City	Sangley Point Air Base
SGN	VVTS		s	Asia/Ho_Chi_Minh	VN	10.82	106.65	Ho Chi Minh City	Tan Son Nhat International Airport
SGO	YSGE		s	Australia/Brisbane	AU	-28.05	148.59	St George	St George Airport
SGP	YSHG		f	Australia/Perth	AU	-20.42	120.14	Shay Gap	Shay Gap Airport
SGQ	WRLA		f	Asia/Makassar	ID	0.50	117.33	Sanggata-Timor Island	Sanggata Airport
SGR	KSGR	HOU	f	America/Chicago	US	29.62	-95.66	Houston	Sugar Land Regional Airport
SGS	RPMN	TWT	f	Asia/Manila	PH	5.05	119.74	Sanga Sanga	Sanga Sanga Airport
SGT	KSGT		f	America/Chicago	US	34.60	-91.58	Stuttgart	Stuttgart Municipal Carl Humphrey Field
SGU	KSGU		s	America/Denver	US	37.04	-113.51	St George	St George Regional Airport
SGV	SAVS		f	America/Argentina/Salta	AR	-41.59	-65.34	Sierra Grande	Sierra Grande Airport
SGX	HTSO		f	Africa/Dar_es_Salaam	TZ	-10.68	35.58	Songea	Songea Airport
SGY	PAGY		s	America/Anchorage	US	59.46	-135.32	Skagway	Skagway Airport
SGZ	VTSH		f	Asia/Bangkok	TH	7.19	100.61	Songkhla	Songkhla Airport
SHA	ZSSS		s	Asia/Shanghai	CN	31.20	121.34	Shanghai	Shanghai Hongqiao International Airport
SHB	RJCN		f	Asia/Tokyo	JP	43.58	144.96	Nakashibetsu	Nakashibetsu Airport
SHC	HASR		f	Africa/Addis_Ababa	ET	14.08	38.27	Shire	Shire Airport
SHD	KSHD		f	America/New_York	US	38.26	-78.90	Staunton	Shenandoah Valley Regional Airport
SHE	ZYTX		s	Asia/Shanghai	CN	41.64	123.48	Shenyang	Taoxian Airport
SHF	ZWHZ		c	Asia/Urumqi	CN	44.24	85.89	Shihezi	Shihezi Huayuan Airport
SHG	PAGH		s	America/Anchorage	US	66.89	-157.16	Shungnak	Shungnak Airport
SHH	PASH		s	America/Anchorage	US	66.25	-166.09	Shishmaref	Shishmaref Airport
SHI	RORS	MMY	f	Asia/Tokyo	JP	24.83	125.14	Shimojishima	Shimojishima Airport
SHJ	OMSJ		s	Asia/Dubai	AE	25.33	55.52	Sharjah	Sharjah International Airport
SHK	FXSH		f	Africa/Maseru	LS	-29.73	28.77	Sehonghong	Sehonghong Airport
SHL	VEBI		f	Asia/Kolkata	IN	25.70	91.98	Shillong	Shillong Airport
SHM	RJBD		f	Asia/Tokyo	JP	33.66	135.36	Shirahama	Nanki Shirahama Airport
SHN	KSHN		f	America/Los_Angeles	US	47.23	-123.15	Shelton	Sanderson Field
SHO	FDSK	MTS	s	Africa/Mbabane	SZ	-26.36	31.72	Manzini	King Mswati III Intl
SHP	ZBSH	BPE	c	Asia/Shanghai	CN	39.97	119.73	Qinhuangdao	Qinhuangdao Shanhaiguan Airport
SHQ	YSPT		f	Australia/Brisbane	AU	-27.91	153.37	Southport	Southport Airport
SHR	KSHR		f	America/Denver	US	44.77	-106.98	Sheridan	Sheridan County Airport
SHS	ZHSS		f	Asia/Shanghai	CN	30.32	112.28	Shashi	Shashi Airport
SHT	YSHT		f	Australia/Hobart	AU	-36.43	145.39	Shepparton	Shepparton Airport
SHU	YSMP		f	Australia/Darwin	AU	-11.15	132.15	Smith Point	Smith Point Airport
SHV	KSHV		s	America/Chicago	US	32.45	-93.83	Shreveport	Shreveport Regional Airport
SHW	OESH		f	Asia/Riyadh	SA	17.47	47.12	Sharurah	Sharurah Airport
SHX	PAHX		s	America/Anchorage	US	62.69	-159.57	Shageluk	Shageluk Airport
SHY	HTSY		f	Africa/Dar_es_Salaam	TZ	-3.61	33.50	Shinyanga	Shinyanga Airport
SHZ	FXSS		f	Africa/Maseru	LS	-29.27	28.55	Seshutes	Seshutes Airport
SIA	ZLSN		c	Asia/Shanghai	CN	34.37	109.12	Xi’an	Xi'an Xiguan Airport
SIB	FCBS		f	Africa/Brazzaville	CG	-3.68	13.35	Sibiti	Sibiti Airport
SID	GVAC		s	Atlantic/Cape_Verde	CV	16.74	-22.95	Espargos	Amilcar Cabral International Airport
SIE	LPSI		f	Europe/Lisbon	PT	37.94	-8.82	Sines	Sines Airport
SIF	VNSI		f	Asia/Kathmandu	NP	27.16	84.98	Simara	Simara Airport
SIG	TJIG	SJU	s	America/Puerto_Rico	US	18.46	-66.10	San Juan	Fernando Luis Ribas Dominicci Airport
SIH	VNDT		f	Asia/Kathmandu	NP	29.26	80.94	Silgadi Doti	Silgadi Doti Airport
SII	GMMF		f	Africa/Casablanca	MA	29.37	-10.19	Sidi Ifni	Sidi Ifni Xx Airport
SIJ	BISI		f	Atlantic/Reykjavik	IS	66.13	-18.92	Siglufjörður	Siglufjörður Airport
SIK	KSIK		f	America/Chicago	US	36.90	-89.56	Sikeston	Sikeston Memorial Municipal Airport
SIL	AYSG		f	Pacific/Port_Moresby	PG	-9.07	148.39	Sila Mission	Sila Airport
SIM	AYSJ		f	Pacific/Port_Moresby	PG	-5.28	144.54	Simbai	Simbai Airport
SIN	WSSS		s	Asia/Singapore	SG	1.35	103.99	Singapore	Singapore Changi International Airport
SIO	YSMI		f	Australia/Hobart	AU	-40.84	145.08	Smithton	Smithton Airport
SIP	UKFF		s	Europe/Simferopol	UA	45.05	33.98	Simferopol	Simferopol International Airport
SIQ	WIDS		f	Asia/Jakarta	ID	-0.48	104.58	Pasirkuning-Singkep Island	Dabo Airport
SIR	LSGS		s	Europe/Zurich	CH	46.22	7.33	Sion	Sion Airport
SIS	FASS		f	Africa/Johannesburg	ZA	-27.65	23.00	Sishen	Sishen Airport
SIT	PASI		s	America/Anchorage	US	57.05	-135.36	Sitka	Sitka Rocky Gutierrez Airport
SIU	MNSI		f	America/Managua	NI	13.73	-84.78	Siuna	Siuna
SIV	KSIV		f	America/Indiana/Indianapolis	US	39.11	-87.45	Sullivan	Sullivan County Airport
SIW	WIMP		f	Asia/Jakarta	ID	2.67	98.93	Parapat	Parapat Airport
SIX	YSGT		f	Australia/Sydney	AU	-32.60	151.19	Singleton	Singleton Airport
SIY	KSIY		f	America/Los_Angeles	US	41.78	-122.47	Montague	Siskiyou County Airport
SIZ	AYZN		c	Pacific/Port_Moresby	PG	-3.00	142.10	Sissano	Sissano
SJA	SPJN		f	America/Lima	PE	-15.35	-75.14	San Juan de Marcona	San Juan de Marcona Airport
SJB	SLJO		f	America/La_Paz	BO	-13.05	-64.66	San Joaquin	San Joaquin Airport
SJC	KSJC		s	America/Los_Angeles	US	37.36	-121.93	San Jose	Mineta San Jose International Airport
SJD	MMSD		s	America/Mazatlan	MX	23.15	-109.72	San Jose del Cabo	Los Cabos International Airport
SJE	SKSJ		f	America/Bogota	CO	2.58	-72.64	San Jose del Guaviare	Jorge E. Gonzalez Torres Airport
SJI	RPUH		f	Asia/Manila	PH	12.36	121.05	San Jose	San Jose Airport
SJJ	LQSA		s	Europe/Sarajevo	BA	43.82	18.33	Sarajevo	Sarajevo International Airport
SJK	SBSJ		f	America/Sao_Paulo	BR	-23.23	-45.86	Sao Jose dos Campos	Professor Urbano Ernesto Stumpf Airport
SJL	SBUA		f	America/Boa_Vista	BR	-0.15	-66.99	Sao Gabriel da Cachoeira	Sao Gabriel da Cachoeira Airport
SJN	KSJN		f	America/Phoenix	US	34.52	-109.38	St Johns	St Johns Industrial Air Park
SJO	MROC		s	America/Costa_Rica	CR	9.99	-84.21	San Jose	Juan Santamaria International Airport
SJP	SBSR		s	America/Sao_Paulo	BR	-20.82	-49.41	Sao Jose do Rio Preto	Sao Jose do Rio Preto Airport
SJQ	FLSS		f	Africa/Lusaka	ZM	-17.48	24.30	Sesheke	Sesheke Airport
SJS	SLJE		f	America/La_Paz	BO	-17.83	-60.74	San Jose de Chiquitos	San Jose De Chiquitos Airport
SJT	KSJT		f	America/Chicago	US	31.36	-100.50	San Angelo	San Angelo Regional/Mathis Field
SJU	TJSJ		s	America/Puerto_Rico	US	18.44	-66.00	San Juan	Luis Munoz Marin International Airport
SJV	SLJV		f	America/La_Paz	BO	-16.27	-62.47	San Javier	San Javier Airport
SJW	ZBSJ		s	Asia/Shanghai	CN	38.28	114.70	Shijiazhuang	Shijiazhuang Daguocun International Airport
SJX	MZSJ		c	America/Belize	BZ	18.36	-88.13	Sarteneja	Sarteneja Airport
SJY	EFSI		f	Europe/Helsinki	FI	62.69	22.83	Seinajoki	Seinajoki Airport
SJZ	LPSJ		f	Atlantic/Azores	PT	38.67	-28.18	Velas	Sao Jorge Airport
SKA	KSKA	GEG	f	America/Los_Angeles	US	47.62	-117.66	Spokane	Fairchild Afb Airport
SKB	TKPK		f	America/St_Kitts	KN	17.31	-62.72	Basseterre	Robert L. Bradshaw International Airport
SKC	AYSU		f	Pacific/Port_Moresby	PG	-8.05	141.72	Suki	Suki Airport
SKD	UZSS		f	Asia/Samarkand	UZ	39.70	66.98	Samarkand	Samarkand Airport
SKE	ENSN		c	Europe/Oslo	NO	59.19	9.57	Skien	Skien-Geiteryggen Airport
SKF	KSKF	SAT	f	America/Chicago	US	29.38	-98.58	San Antonio	Kelly Field
SKG	LGTS		s	Europe/Athens	GR	40.52	22.97	Thessaloniki	Thessaloniki Macedonia International Airport
SKH	VNSK		f	Asia/Kathmandu	NP	28.59	81.64	Surkhet	Surkhet Airport
SKI	DABP		c	Africa/Algiers	DZ	36.87	6.95	Skikda	Skikda
SKJ			c	Asia/Pontianak	ID	0.79	108.96	Singkawang	Singkawang Airport
SKK	PFSH		s	America/Anchorage	US	64.37	-161.22	Shaktoolik	Shaktoolik Airport
SKL	XBRO		f	Europe/London	GB	57.25	-5.83	Broadford	Skye Bridge Ashaig Airport
SKM	SYSK		c	America/Guyana	GY	5.86	-57.15	Skeldon	Skeldon Airport
SKN	ENSK		s	Europe/Oslo	NO	68.58	15.03	Hadsel	Stokmarknes Skagen Airport
SKO	DNSO		f	Africa/Lagos	NG	12.92	5.21	Sokoto	Sadiq Abubakar III International Airport
SKP	LWSK		s	Europe/Skopje	MK	41.96	21.62	Skopje	Skopje International Airport
SKQ	FXSK		f	Africa/Maseru	LS	-30.04	28.37	Sekakes	Sekakes Airport
SKR	HASK		c	Africa/Addis_Ababa	ET	5.69	38.97	Shakiso	Shakiso Airport
SKS	EKSP		f	Europe/Copenhagen	DK	55.23	9.26	Vojens	Vojens Skrydstrup Airport
SKT	OPST		f	Asia/Karachi	PK	32.54	74.36	Sialkot	Sialkot Airport
SKU	LGSY		f	Europe/Athens	GR	38.97	24.49	Skiros Island	Skiros Airport
SKV	HESC		f	Africa/Cairo	EG	28.69	34.06	St Catherine	St Catherine International Airport
SKW	PASW		f	America/Anchorage	US	61.97	-151.20	Skwentna	Skwentna Airport
SKX	UWPS		f	Europe/Moscow	RU	54.13	45.21	Saransk	Saransk Airport
SKY	KSKY		c	America/New_York	US	41.43	-82.70	Sandusky	Griffing Sandusky Airport
SKZ	OPSK		f	Asia/Karachi	PK	27.72	68.79	Mirpur Khas	Sukkur Airport
SLA	SASA		s	America/Argentina/Salta	AR	-24.86	-65.49	Salta	Martin Miguel De Guemes International Airport
SLB	KSLB		f	America/Chicago	US	42.60	-95.24	Storm Lake	Storm Lake Municipal Airport
SLC	KSLC		s	America/Denver	US	40.79	-111.98	Salt Lake City	Salt Lake City International Airport
SLD	LZSL		f	Europe/Bratislava	SK	48.64	19.13	Sliac	Sliac Airport
SLE	KSLE		f	America/Los_Angeles	US	44.91	-123.00	Salem	Mcnary Field
SLF	OESL		f	Asia/Riyadh	SA	20.46	45.62	Sulayel	Sulayel Airport
SLG	KSLG		f	America/Chicago	US	36.19	-94.49	Siloam Springs	Smith Field
SLH	NVSC		s	Pacific/Efate	VU	-13.85	167.54	Sola	Sola Airport
SLI	FLSW		f	Africa/Lusaka	ZM	-12.17	26.37	Solwesi	Solwesi Airport
SLJ	YSOL		f	Australia/Perth	AU	-22.26	117.76	Karijini National Park	Solomon Airport
SLK	KSLK		s	America/New_York	US	44.39	-74.21	Saranac Lake	Adirondack Regional Airport
SLL	OOSA		s	Asia/Muscat	OM	17.04	54.09	Salalah	Salalah Airport
SLM	LESA		f	Europe/Madrid	ES	40.95	-5.50	Salamanca	Salamanca Airport
SLN	KSLN		f	America/Chicago	US	38.79	-97.65	Salina	Salina Regional Airport
SLO	KSLO		f	America/Chicago	US	38.64	-88.96	Salem	Salem-Leckrone Airport
SLP	MMSP		s	America/Mexico_City	MX	22.25	-100.93	San Luis Potosi	Ponciano Arriaga International Airport
SLQ	PASL		s	America/Anchorage	US	61.70	-157.17	Sleetmute	Sleetmute Airport
SLR	KSLR		f	America/Chicago	US	33.16	-95.62	Sulphur Springs	Sulphur Springs Municipal Airport
SLS	LBSS		c	Europe/Sofia	BG	44.02	27.18	Silistra	Silistra Polkovnik Lambrinovo Airfield
SLT	KANK		f	America/Denver	US	38.54	-106.05	Salida	Salida/Harriett Alexander Field
SLU	TLPC		f	America/St_Lucia	LC	14.02	-60.99	Castries	George F. L. Charles Airport
SLV	VISM		f	Asia/Kolkata	IN	31.08	77.07	Shimla	Shimla Airport
SLW	MMIO		f	America/Monterrey	MX	25.55	-100.93	Saltillo	Plan De Guadalupe International Airport
SLX	MBSY		f	America/Grand_Turk	TC	21.33	-71.20	Salt Cay	Salt Cay Airport
SLY	USDD		f	Asia/Yekaterinburg	RU	66.59	66.61	Salekhard	Salekhard Airport
SLZ	SBSL		s	America/Fortaleza	BR	-2.59	-44.23	Sao Luis	Marechal Cunha Machado International Airport
SMA	LPAZ		f	Atlantic/Azores	PT	36.97	-25.17	Vila do Porto	Santa Maria Airport
SMB	SCSB		f	America/Punta_Arenas	CL	-52.74	-69.33	Cerro Sombrero	Franco Bianco Airport
SMD	KSMD	FWA	f	America/New_York	US	41.14	-85.15	Fort Wayne	Smith Field
SME	KSME		f	America/New_York	US	37.05	-84.62	Somerset	Lake Cumberland Regional Airport
SMF	KSMF	SAC	s	America/Los_Angeles	US	38.70	-121.59	Sacramento	Sacramento International Airport
SMG	SPMR		f	America/Lima	PE	-11.98	-77.00	Santa Maria	Santa Maria Airport
SMH	AYSP		c	Pacific/Port_Moresby	PG	-6.08	146.80	Sapmanga	Sapmanga
SMI	LGSM		f	Europe/Athens	GR	37.69	26.91	Samos Island	Samos Airport
SMK	PAMK		s	America/Nome	US	63.49	-162.11	St Michael	St Michael Airport
SML	MYLS		f	America/Nassau	BS	23.58	-75.27	Stella Maris	Stella Maris Airport
SMM	WBKA		f	Asia/Kuching	MY	4.45	118.58	Semporna	Semporna Airport
SMN	KSMN		f	America/Denver	US	45.12	-113.88	Salmon	Lemhi County Airport
SMO	KSMO		s	America/Los_Angeles	US	34.02	-118.45	Santa Monica	Santa Monica Municipal Airport
SMQ	WAOS		s	Asia/Pontianak	ID	-2.50	112.97	Sampit	Sampit(Hasan) Airport
SMR	SKSM		s	America/Bogota	CO	11.12	-74.23	Santa Marta	Simon Bolivar International Airport
SMS	FMMS		f	Indian/Antananarivo	MG	-17.09	49.82	Sainte Marie	Sainte Marie Airport
SMT	SBSO		c	America/Cuiaba	BR	-12.48	-55.67	Sorriso	Sorriso Airport
SMU	PASP		f	America/Anchorage	US	61.81	-147.51	Sheep Mountain	Sheep Mountain Airport
SMV	LSZS		f	Europe/Zurich	CH	46.53	9.88	Samedan	Samedan Airport
SMW	GMMA		f	Africa/Casablanca	EH	26.73	-11.68	Smara	Smara Airport
SMX	KSMX		f	America/Los_Angeles	US	34.90	-120.46	Santa Maria	Santa Maria Pub/Capt G Allan Hancock Field
SMY	GOTS		f	Africa/Dakar	SN	13.05	-13.30	Simenti	Simenti Airport
SMZ	SMST		f	America/Paramaribo	SR	4.35	-54.42	Stoelmanseiland	Stoelmanseiland Airport
SNA	KSNA		s	America/Los_Angeles	US	33.68	-117.87	Santa Ana	John Wayne/Orange County Airport
SNB	YSNB		f	Australia/Darwin	AU	-11.42	130.65	Snake Bay	Snake Bay Airport
SNC	SESA		f	America/Guayaquil	EC	-2.20	-80.99	Salinas	General Ulpiano Paez Airport
SND			c	Asia/Vientiane	LA	16.67	105.00	Seno	Seno
SNE	GVSN		f	Atlantic/Cape_Verde	CV	16.59	-24.28	Preguica	Preguica Airport
SNF	SVSP		f	America/Caracas	VE	10.28	-68.76	San Felipe	Sub Teniente Nestor Arias Airport
SNG	SLSI		f	America/La_Paz	BO	-16.38	-60.96	San Ignacio de Velasco	Capitan Av. Juan Cochamanidis S. Airport
SNH	YSPE		f	Australia/Brisbane	AU	-28.62	151.99	Stanthorpe	Stanthorpe Airport
SNI	GLGE		f	Africa/Monrovia	LR	5.03	-9.07	Greenville	Greenville Sinoe Airport
SNJ	MUSJ		f	America/Havana	CU	22.10	-84.15	Pinar del Rio	San Julian Air Base
SNK	KSNK		f	America/Chicago	US	32.69	-100.95	Snyder	Winston Field
SNL	KSNL		f	America/Chicago	US	35.36	-96.94	Shawnee	Shawnee Regional Airport
SNM	SLSM		f	America/La_Paz	BO	-14.00	-65.63	San Ignacio de Moxos	San Ignacio de Moxos Airport
SNN	EINN		f	Europe/Dublin	IE	52.70	-8.92	Shannon	Shannon Airport
SNO	VTUI		f	Asia/Bangkok	TH	17.20	104.12	Sakon Nakhon	Sakon Nakhon Airport
SNP	PASN		f	America/Adak	US	57.17	-170.22	St Paul Island	St Paul Island Airport
SNR	LFRZ		f	Europe/Paris	FR	47.31	-2.15	Saint-Nazaire	Saint-Nazaire-Montoir Airport
SNS	KSNS		f	America/Los_Angeles	US	36.66	-121.61	Salinas	Salinas Municipal Airport
SNT	SKRU		c	America/Bogota	CO	7.67	-73.00	Las Cruces	Las Cruces
SNU	MUSC		f	America/Havana	CU	22.49	-79.94	Santa Clara	Abel Santamaria Airport
SNV	SVSE		f	America/Caracas	VE	4.55	-61.15	Santa Elena de Uairen	Santa Elena de Uairen Airport
SNW	VYTD		f	Asia/Yangon	MM	18.46	94.30	Thandwe	Thandwe Airport
SNX	OIIS		s	Asia/Tehran	IR	35.59	53.50	Semnan	Semnan Airport
SNY	KSNY		f	America/Denver	US	41.10	-102.98	Sidney	Sidney Municipal/Lloyd W Carr Field
SNZ	SBSC	RIO	f	America/Sao_Paulo	BR	-22.93	-43.72	Rio de Janeiro	Santa Cruz Airport
SOB	LHSM		f	Europe/Budapest	HU	46.69	17.16	Sarmellek	Sarmellek International Airport
SOC	WARQ		s	Asia/Jakarta	ID	-7.52	110.76	Sukarata	Adi Sumarmo Wiryokusumo Airport
SOD	SDCO		f	America/Sao_Paulo	BR	-23.48	-47.49	Sorocaba	Sorocaba Airport
SOE	FCOS		f	Africa/Brazzaville	CG	2.07	14.13	Souanke	Souanke Airport
SOF	LBSF		s	Europe/Sofia	BG	42.70	23.41	Sofia	Sofia Airport
SOG	ENSG		s	Europe/Oslo	NO	61.16	7.14	Sogndal	Sogndal Airport
SOJ	ENSR		f	Europe/Oslo	NO	69.79	20.96	Sørkjosen	Sørkjosen Airport
SOK	FXSM		f	Africa/Maseru	LS	-29.84	28.06	Semonkong	Semonkong Airport
SOL	AK26		f	America/Nome	US	64.56	-164.44	Solomon	Solomon State Field
SOM	SVST		f	America/Caracas	VE	8.95	-64.15	San Tome	San Tome Airport
SON	NVSS		s	Pacific/Efate	VU	-15.51	167.22	Luganville	Santo Pekoa International Airport
SOO	ESNY		s	Europe/Stockholm	SE	61.26	17.10	Soderhamn	Soderhamn Airport
SOP	KSOP		f	America/New_York	US	35.24	-79.39	Pinehurst	Moore County Airport
SOQ	WASS		s	Asia/Jayapura	ID	-0.93	131.12	Sorong-Papua Island	Sorong (Jefman) Airport
SOT	EFSO		f	Europe/Helsinki	FI	67.39	26.62	Sodankyla	Sodankyla Airport
SOU	EGHI		s	Europe/London	GB	50.95	-1.36	Southampton	Southampton Airport
SOV	PASO		s	America/Anchorage	US	59.44	-151.71	Seldovia	Seldovia Airport
SOW	KSOW		f	America/Phoenix	US	34.27	-110.01	Show Low	Show Low Regional Airport
SOX	SKSO		f	America/Bogota	CO	5.68	-72.97	Sogamoso	Alberto Lleras Camargo Airport
SOY	EGER		f	Europe/London	GB	59.16	-2.64	Stronsay	Stronsay Airport
SOZ	LFKS		f	Europe/Paris	FR	41.92	9.41	Solenzara	Solenzara (BA 126) Air Base
SPA	KSPA	GSP	f	America/New_York	US	34.92	-81.96	Spartanburg	Spartanburg Downtown Memorial/Simpson Field
SPB		STT	c	America/St_Thomas	VI	18.32	-64.97	Saint Thomas Island	Charlotte Amalie Harbor Seaplane Base
SPC	GCLA		s	Atlantic/Canary	ES	28.63	-17.76	Sta Cruz de la Palma	La Palma Airport
SPD	VGSD		f	Asia/Dhaka	BD	25.76	88.91	Saidpur	Saidpur Airport
SPE	WBKO		f	Asia/Kuching	MY	4.73	116.47	Sepulot	Sepulot Airport
SPF	KSPF		f	America/Denver	US	44.48	-103.79	Spearfish	Black Hills-Clyde Ice Field
SPG	KSPG	TPA	f	America/New_York	US	27.77	-82.63	St Petersburg	Albert Whitted Airport
SPI	KSPI		s	America/Chicago	US	39.84	-89.68	Springfield	Abraham Lincoln Capital Airport
SPJ	LGSP		f	Europe/Athens	GR	36.97	22.53	Sparti	Sparti Airport
SPM	ETAD		f	Europe/Berlin	DE	49.97	6.69	Trier	Spangdahlem Air Base
SPN	PGSN		f	Pacific/Saipan	MP	15.12	145.73	Saipan Island	Francisco C Ada/Saipan International Airport
SPP	FNME		f	Africa/Luanda	AO	-14.66	17.72	Menongue	Menongue Airport
SPR	MZSP		c	America/Belize	BZ	17.91	-87.97	San Pedro	John Greif II Airport
SPS	KSPS		f	America/Chicago	US	33.99	-98.49	Wichita Falls	Sheppard Afb/Wichita Falls Municipal Airport
SPU	LDSP		s	Europe/Zagreb	HR	43.54	16.30	Split	Split Airport
SPV	AYSQ		c	Pacific/Port_Moresby	PG	-3.90	143.70	Sepik Plains	Sepik Plains
SPW	KSPW		f	America/Chicago	US	43.17	-95.20	Spencer	Spencer Municipal Airport
SPX	HESX		s	Africa/Cairo	EG	30.11	30.89	Giza	Sphinx International Airport
SPY	DISP		f	Africa/Abidjan	CI	4.75	-6.66	San Pedro	San Pedro Airport
SPZ	KASG	FYV	f	America/Chicago	US	36.18	-94.12	Springdale	Springdale Municipal Airport
SQA	KIZA		s	America/Los_Angeles	US	34.61	-120.08	Santa Ynez	Santa Ynez/Kunkle Field
SQC	YSCR		f	Australia/Perth	AU	-31.24	119.36	Southern Cross	Southern Cross Airport
SQD	ZSSR		f	Asia/Shanghai	CN	28.38	117.96	Shangrao	Sanqingshan
SQG	WIOS		c	Asia/Pontianak	ID	0.07	111.50	Sintang	Sintang
SQH	VVNS		f	Asia/Ho_Chi_Minh	VN	21.22	104.03	Son-La	Na-San Airport
SQI	KSQI		f	America/Chicago	US	41.74	-89.68	Sterling	Whiteside County/Jos H Bittorf Field
SQJ	ZSSM		f	Asia/Shanghai	CN	26.43	117.84	Sanming	Sanming Shaxian Airport
SQL	KSQL		s	America/Los_Angeles	US	37.51	-122.25	San Carlos	San Carlos Airport
SQM	SWUA		f	America/Sao_Paulo	BR	-13.33	-50.20	Sao Miguel do Araguaia	Sao Miguel do Araguaia Airport
SQN	WAPN		f	Asia/Jayapura	ID	-2.08	125.97	Sanana-Seram Island	Emalamo Sanana Airport
SQO	ESUD		f	Europe/Stockholm	SE	64.96	17.70	Storuman	Storuman Airport
SQP			c	Australia/Brisbane	AU	-14.20	147.20	Starcke	Starcke Airport
SQQ	EYSA		f	Europe/Vilnius	LT	55.89	23.39	Siauliai	Siauliai International Airport
SQR	WAWS		f	Asia/Makassar	ID	-2.53	121.36	Soroako-Celebes Island	Soroako Airport
SQT	AYCS		c	Pacific/Port_Moresby	PG	-10.55	150.70	China Straits	China Straits
SQU	SPOA		f	America/Lima	PE	-6.96	-76.77	Plaza Saposoa	Saposoa Airport
SQV	KW28		f	America/Los_Angeles	US	48.10	-123.19	Sequim	Sequim Valley Airport
SQW	EKSV		f	Europe/Copenhagen	DK	56.55	9.17	Skive	Skive Airport
SQX	SSOE		f	America/Sao_Paulo	BR	-26.78	-53.50	Sao Miguel do Oeste	Sao Miguel do Oeste Airport
SQY	SSRU		f	America/Sao_Paulo	BR	-31.38	-52.03	Sao Lourenco do Sul	Sao Lourenco do Sul Airport
SQZ	EGXP		f	Europe/London	GB	53.31	-0.55	Scampton	RAF Scampton
SRA	SSZR		f	America/Sao_Paulo	BR	-27.91	-54.52	Santa Rosa	Santa Rosa Airport
SRB	SLSR		f	America/La_Paz	BO	-14.07	-66.79	Santa Rosa	Santa Rosa De Yacuma Airport
SRC	KSRC		f	America/Chicago	US	35.21	-91.74	Searcy	Searcy Regional Airport
SRD	SLRA		f	America/La_Paz	BO	-13.26	-64.60	San Ramon	San Ramon Airport
SRE	SLAL		s	America/La_Paz	BO	-19.24	-65.15	Yamparáez	Alcantarí International Airport
SRF	CA35		f	America/Los_Angeles	US	38.02	-122.52	San Rafael	San Rafael Airport
SRG	WARS		s	Asia/Jakarta	ID	-6.97	110.38	Semarang	Achmad Yani Airport
SRH	FTTA		f	Africa/Ndjamena	TD	9.14	18.37	Sarh	Sarh Airport
SRI			c	Asia/Makassar	ID	-0.48	117.16	Samarinda	Samarinda Temindung Airport
SRJ	SLSB		f	America/La_Paz	BO	-14.86	-66.74	San Borja	Capitan Av. German Quiroga G. Airport
SRK		FNA	c	Africa/Freetown	SL	8.48	-13.23	Freetown	Sierra Leone
SRN	YSRN		f	Australia/Melbourne	AU	-42.16	145.29	Strahan	Strahan Airport
SRP	ENSO		f	Europe/Oslo	NO	59.79	5.34	Leirvik	Stord Airport
SRQ	KSRQ		s	America/New_York	US	27.40	-82.55	Sarasota	Sarasota/Bradenton International Airport
SRR	YDUN		c	Australia/Brisbane	AU	-27.52	153.43	North Stradbroke Island	Dunwich Airport
SRS	SKSR		c	America/Bogota	CO	8.68	-75.17	San Marcos	San Marcos
SRT	HUSO		f	Africa/Kampala	UG	1.73	33.62	Soroti	Soroti Airport
SRU	VYFS		c	Asia/Yangon	MM	22.93	93.62	Surbung	Surbung Airport
SRV	KSRV		s	America/Anchorage	US	61.79	-156.59	Stony River	Stony River 2 Airport
SRW	KRUQ		f	America/New_York	US	35.65	-80.52	Salisbury	Mid-Carolina Regional Airport
SRX	HLGD		f	Africa/Tripoli	LY	31.06	16.59	Sirt	Gardabya Airport
SRY	OINZ		s	Asia/Tehran	IR	36.64	53.19	Sari	Dasht-e Naz Airport
SRZ	SLET		f	America/La_Paz	BO	-17.81	-63.17	Santa Cruz	El Trompillo Airport
SSA	SBSV		s	America/Bahia	BR	-12.91	-38.32	Salvador	Deputado Luiz Eduardo Magalhaes International Airport
SSB		STX	c	America/St_Thomas	VI	17.75	-64.70	Christiansted	Christiansted Harbor Sea Plane Base
SSC	KSSC		f	America/New_York	US	33.97	-80.47	Sumter	Shaw Afb Airport
SSD	SCSF		f	America/Santiago	CL	-32.75	-70.70	San Felipe	Victor Lafon Airport
SSE	VASL		f	Asia/Kolkata	IN	17.63	75.93	Solapur	Solapur Airport
SSF	KSSF	SAT	f	America/Chicago	US	29.34	-98.47	San Antonio	Stinson Municipal Airport
SSG	FGSL		f	Africa/Malabo	GQ	3.76	8.71	Malabo	Malabo Airport
SSH	HESH		s	Africa/Cairo	EG	27.98	34.40	Sharm el-Sheikh	Sharm El Sheikh International Airport
SSI	KSSI		f	America/New_York	US	31.15	-81.39	St Simons Island	St Simons Island Airport
SSJ	ENST		f	Europe/Oslo	NO	65.96	12.47	Alstahaug	Sandnessjoen Airport Stokka
SSL	SKSL		c	America/Bogota	CO	5.13	-70.87	Santa Rosalia	Santa Rosalia Airport
SSM	KANJ		s	America/Detroit	US	46.48	-84.37	Sault Ste Marie	Sault Ste Marie Municipal/Sanderson Field
SSN	RKSM	SEL	f	Asia/Seoul	KR	37.45	127.11	Seoul	Seoul Air Base
SSO	SNLO		f	America/Sao_Paulo	BR	-22.09	-45.04	Sao Lourenco	Sao Lourenco Airport
SSP	YSVP		c	Australia/Brisbane	AU	-13.98	143.60	Silver Plains	Silver Plains Airport
SSR	NVSH		f	Pacific/Efate	VU	-15.47	168.15	Pentecost Island	Sara Airport
SST	SAZL		f	America/Argentina/Buenos_Aires	AR	-36.54	-56.72	Santa Teresita	Santa Teresita Airport
SSW	7WA5		f	America/Los_Angeles	US	48.67	-123.18	Stuart Island	Stuart Island Airpark
SSX	LTAQ		s	Europe/Istanbul	TR	41.28	36.31	Samsun	Samsun Samair Airport
SSY	FNBC		f	Africa/Luanda	AO	-6.27	14.25	Mbanza Congo	Mbanza Congo Airport
SSZ	SBST		f	America/Sao_Paulo	BR	-23.93	-46.30	Guaruja	Base Aerea de Santos Airport
STA	EKVJ		f	Europe/Copenhagen	DK	55.99	8.35	Skjern	Stauning Airport
STB	SVSZ		f	America/Caracas	VE	8.97	-71.94	Santa Barbara del Zulia	Santa Barbara del Zulia Airport
STC	KSTC		s	America/Chicago	US	45.55	-94.06	St Cloud	St Cloud Sky Central Airport
STD	SVSO		f	America/Caracas	VE	7.57	-72.04	Santo Domingo	Mayor Buenaventura Vivas International Airport
STE	KSTE		f	America/Chicago	US	44.55	-89.53	Stevens Point	Stevens Point Municipal Airport
STF	YSTI		c	Australia/Brisbane	AU	-9.51	143.55	Stephens Islet	Stephens Island Airport
STG	PAPB		s	America/Anchorage	US	56.58	-169.66	St George	St George Airport
STH	YSMR		f	Australia/Brisbane	AU	-17.85	142.57	Strathmore	Strathmore Airport
STI	MDST		s	America/Santo_Domingo	DO	19.41	-70.60	Santiago	Cibao International Airport
STJ	KSTJ		f	America/Chicago	US	39.77	-94.91	St Joseph	Rosecrans Memorial Airport
STK	KSTK		f	America/Denver	US	40.61	-103.26	Sterling	Sterling Municipal Airport
STL	KSTL		s	America/Chicago	US	38.75	-90.37	St Louis	St Louis Lambert International Airport
STM	SBSN		s	America/Belem	BR	-2.42	-54.79	Santarem	Maestro Wilson Fonseca Airport
STN	EGSS	LON	s	Europe/London	GB	51.88	0.23	London	London Stansted Airport
STP	KSTP	MSP	s	America/Chicago	US	44.93	-93.06	St Paul	St Paul Downtown Holman Field
STQ	KOYM		f	America/New_York	US	41.41	-78.50	St Marys	St Marys Municipal Airport
STR	EDDS		s	Europe/Berlin	DE	48.69	9.22	Stuttgart	Stuttgart Airport
STS	KSTS		s	America/Los_Angeles	US	38.51	-122.81	Santa Rosa	Charles M Schulz/Sonoma County Airport
STT	TIST		s	America/St_Thomas	US	18.34	-64.97	Charlotte Amalie	Cyril E King Airport
STV	VASU		s	Asia/Kolkata	IN	21.11	72.74	Surat	Surat Airport
STW	URMT		f	Europe/Moscow	RU	45.11	42.11	Stavropol	Stavropol Shpakovskoye Airport
STX	TISX		s	America/St_Thomas	US	17.70	-64.80	Christiansted	Henry E Rohlsen Airport
STY	SUSO		f	America/Montevideo	UY	-31.44	-57.99	Salto	Nueva Hesperides International Airport
STZ	SWST		f	America/Araguaina	BR	-10.46	-50.52	Santa Terezinha	Santa Terezinha Airport
SUA	KSUA		s	America/New_York	US	27.18	-80.22	Stuart	Witham Field
SUB	WARR		s	Asia/Jakarta	ID	-7.38	112.79	Surabaya	Juanda International Airport
SUD	KSUD		f	America/Chicago	US	35.79	-96.66	Stroud	Stroud Municipal Airport
SUE	KSUE		f	America/Chicago	US	44.84	-87.42	Sturgeon Bay	Door County Cherryland Airport
SUF	LICA		f	Europe/Rome	IT	38.91	16.24	Lamezia Terme	Lamezia Terme Airport
SUG	RPMS		f	Asia/Manila	PH	9.76	125.48	Surigao City	Surigao Airport
SUH	OOSR		f	Asia/Muscat	OM	22.53	59.48	Sur	Sur Airport
SUI	UGSS		f	Asia/Tbilisi	GE	42.86	41.13	Sukhumi	Sukhumi Dranda Airport
SUJ	LRSM		f	Europe/Bucharest	RO	47.70	22.89	Satu Mare	Satu Mare Airport
SUK	UEBS		c	Asia/Yakutsk	RU	67.79	130.39	Batagay-Alyta	Sakkyryr Airport
SUL	OPSU		f	Asia/Karachi	PK	28.65	69.18	Sui	Sui Airport
SUM	KSMS	SSC	f	America/New_York	US	34.00	-80.36	Sumter	Sumter Airport
SUN	KSUN		s	America/Denver	US	43.50	-114.30	Hailey	Friedman Memorial Airport
SUO	KS21		f	America/Los_Angeles	US	43.88	-121.45	Sunriver	Sunriver Airport
SUP	WART		f	Asia/Jakarta	ID	-7.02	113.89	Sumenep-Madura Island	Trunojoyo Airport
SUQ	SESC		f	America/Guayaquil	EC	-2.48	-78.17	Sucua	Sucua Airport
SUR	CJV7		f	America/Toronto	CA	52.71	-88.54	Summer Beaver	Summer Beaver Airport
SUS	KSUS	STL	f	America/Chicago	US	38.66	-90.65	St Louis	Spirit Of St Louis Airport
SUT	HTSU		f	Africa/Dar_es_Salaam	TZ	-7.97	31.67	Sumbawanga	Sumbawanga Airport
SUU	KSUU		f	America/Los_Angeles	US	38.26	-121.92	Fairfield	Travis Afb Airport
SUV	NFNA		s	Pacific/Fiji	FJ	-18.04	178.56	Nausori	Nausori International Airport
SUW	KSUW		f	America/Chicago	US	46.69	-92.09	Superior	Richard I Bong Airport
SUX	KSUX		s	America/Chicago	US	42.40	-96.38	Sioux City	Sioux Gateway/Brig General Bud Day Field
SUY	UENS		f	Asia/Yakutsk	RU	62.19	117.64	Suntar	Suntar Airport
SUZ	AYHG		c	Pacific/Port_Moresby	PG	-9.14	147.60	Haelogo	Haelogo Airport
SVA	PASA		s	America/Anchorage	US	63.69	-170.49	Savoonga	Savoonga Airport
SVB	FMNS		f	Indian/Antananarivo	MG	-14.28	50.17	Sambava	Sambava Airport
SVC	KSVC		f	America/Denver	US	32.64	-108.16	Silver City	Grant County Airport
SVD	TVSA		f	America/St_Vincent	VC	13.16	-61.15	Argyle	Argyle International Airport
SVE	KSVE		f	America/Los_Angeles	US	40.38	-120.57	Susanville	Susanville Municipal Airport
SVF	DBBS		f	Africa/Porto-Novo	BJ	8.02	2.46	Save	Save Airport
SVG	ENZV		s	Europe/Oslo	NO	58.88	5.64	Stavanger	Stavanger Airport Sola
SVH	KSVH		f	America/New_York	US	35.76	-80.95	Statesville	Statesville Regional Airport
SVI	SKSV		f	America/Bogota	CO	2.15	-74.77	San Vicente del Caguan	Eduardo Falla Solano Airport
SVJ	ENSH		s	Europe/Oslo	NO	68.24	14.67	Svolvær	Svolvær Helle Airport
SVL	EFSA		f	Europe/Helsinki	FI	61.94	28.95	Savonlinna	Savonlinna Airport
SVN	KSVN	SAV	f	America/New_York	US	32.01	-81.15	Savannah	Hunter Army Air Field
SVO	UUEE	MOW	s	Europe/Moscow	RU	55.97	37.41	Moscow	Sheremetyevo International Airport
SVP	FNKU		f	Africa/Luanda	AO	-12.40	16.95	Kuito	Kuito Airport
SVQ	LEZL		s	Europe/Madrid	ES	37.42	-5.89	Seville	Sevilla Airport
SVR			c	Asia/Phnom_Penh	KH	11.09	105.80	Svay Rieng	Svay Rieng
SVS	PFSV		f	America/Anchorage	US	66.02	-149.05	Stevens Village	Stevens Village Airport
SVT	FBSV		f	Africa/Gaborone	BW	-18.52	24.08	Savuti	Savuti Airport
SVU	NFNS		s	Pacific/Fiji	FJ	-16.80	179.34	Savusavu	Savusavu Airport
SVW	PASV		f	America/Anchorage	US	61.10	-155.57	Sparrevohn	Sparrevohn Lrrs Airport
SVX	USSS		s	Asia/Yekaterinburg	RU	56.74	60.80	Yekaterinburg	Koltsovo Airport
SVZ	SVSA		f	America/Caracas	VE	7.84	-72.44	San Antonio del Tachira	San Antonio Del Tachira Airport
SWA	ZGOW		s	Asia/Shanghai	CN	23.43	116.76	Shantou	Shantou Waisha Airport
SWC	YSWL		f	Australia/Melbourne	AU	-37.07	142.74	Stawell	Stawell Airport
SWD	PAWD		f	America/Anchorage	US	60.13	-149.42	Seward	Seward Airport
SWF	KSWF	NYC	s	America/New_York	US	41.50	-74.10	New York	New York Stewart International Airport
SWH	YSWH		f	Australia/Melbourne	AU	-35.38	143.53	Swan Hill	Swan Hill Airport
SWJ	NVSX		f	Pacific/Efate	VU	-16.49	167.45	Malekula Island	Southwest Bay Airport
SWL	RPSV		c	Asia/Manila	PH	10.52	119.27	San Vicente	San Vicente Airport
SWN	OPSW		f	Asia/Karachi	PK	31.89	72.39	Sahiwal	Sahiwal Airport
SWO	KSWO		f	America/Chicago	US	36.16	-97.09	Stillwater	Stillwater Regional Airport
SWP	FYSM		f	Africa/Windhoek	NA	-22.66	14.57	Swakopmund	Swakopmund Airport
SWQ	WADS		f	Asia/Makassar	ID	-8.49	117.41	Sumbawa Island	Sumbawa Besar Airport
SWS	EGFH		s	Europe/London	GB	51.61	-4.07	Swansea	Swansea Airport
SWT	UNSS		f	Asia/Krasnoyarsk	RU	60.71	77.66	Strezhevoy	Strezhevoy Airport
SWU	RKSW		f	Asia/Seoul	KR	37.24	127.01	Suwon	Suwon Airport
SWV	UHMW		f	Asia/Srednekolymsk	RU	61.92	159.23	Evensk	Severo-Evensk Airport
SWW	KSWW		f	America/Chicago	US	32.47	-100.47	Sweetwater	Avenger Field
SWX	FBSW		f	Africa/Gaborone	BW	-18.37	21.83	Shakawe	Shakawe Airport
SWY	WMBA		f	Asia/Kuala_Lumpur	MY	4.22	100.70	Sitiawan	Sitiawan Airport
SXB	LFST		s	Europe/Paris	FR	48.54	7.63	Strasbourg	Strasbourg Airport
SXC		AVX	c	America/Los_Angeles	US	33.40	-118.42	Avalon	Avalon Vor/WP Airport
SXE	YWSL		f	Australia/Melbourne	AU	-38.09	146.97	West Sale	West Sale Airport
SXF		BER	c	Europe/Berlin	DE	52.38	13.52	Berlin	Berlin Schönefeld Airport
SXG	FLSN		f	Africa/Lusaka	ZM	-16.10	23.27	Senanga	Senanga Airport
SXI	OIBS		f	Asia/Tehran	IR	25.91	54.54	Sirri Island	Sirri Island Airport
SXJ	ZWSS		f	Asia/Shanghai	CN	42.91	90.25	Shanshan	Shanshan Airport
SXK	WAPI		f	Asia/Jayapura	ID	-7.99	131.31	Saumlaki-Yamdena Island	Saumlaki Airport
SXL	EISG		f	Europe/Dublin	IE	54.28	-8.60	Sligo	Sligo Airport
SXM	TNCM		s	America/Lower_Princes	SX	18.04	-63.11	Saint Martin	Princess Juliana International Airport
SXN	FBSN		f	Africa/Gaborone	BW	-20.55	26.12	Sua Pan	Sua Pan Airport
SXO	SWFX		f	America/Campo_Grande	BR	-11.63	-50.69	Sao Felix do Araguaia	Sao Felix do Araguaia Airport
SXP	PAAU		s	America/Nome	US	62.52	-164.85	Nunam Iqua	Nunam Iqua Airport
SXQ	PASX		f	America/Anchorage	US	60.48	-151.04	Soldotna	Soldotna Airport
SXR	VISR		s	Asia/Kolkata	IN	33.99	74.77	Srinagar	Sheikh ul Alam Airport
SXS	WBKH		f	Asia/Kuching	MY	5.09	119.09	Sahabat	Sahabat [Sahabat 16] Airport
SXT	WMAN		f	Asia/Kuala_Lumpur	MY	4.33	102.39	Taman Negara	Sungai Tiang Airport
SXU	HASD		c	Africa/Addis_Ababa	ET	6.83	37.75	Sodo	Soddu Airport
SXV	VOSM		f	Asia/Kolkata	IN	11.78	78.07	Salem	Salem Airport
SXX	SNFX		f	America/Belem	BR	-6.64	-51.99	Sao Felix do Xingu	Sao Felix do Xingu Airport
SXY	KN23		f	America/New_York	US	42.30	-75.42	Sidney	Sidney Municipal Airport
SXZ	LTCL		f	Europe/Istanbul	TR	37.98	41.84	Siirt	Siirt Airport
SYA	PASY		f	America/Adak	US	52.71	174.11	Shemya	Eareckson Air Station
SYB			c	America/Anchorage	US	58.36	-152.25	Seal Bay	Seal Bay Seaplane Base
SYC	SPSY		f	America/Lima	PE	-11.88	-69.20	Shiringayoc	Shiringayoc Airport
SYD	YSSY		s	Australia/Sydney	AU	-33.95	151.18	Sydney	Sydney Kingsford Smith International Airport
SYE	OYSH		c	Asia/Aden	YE	16.97	43.73	Sa'dah	Sadah Airport
SYH	VNSB		c	Asia/Kathmandu	NP	27.81	86.71	Namche Bazaar	Syangboche Airport
SYI	KSYI		f	America/Chicago	US	35.56	-86.44	Shelbyville	Bomar Field/Shelbyville Municipal Airport
SYJ	OIKY		f	Asia/Tehran	IR	29.55	55.67	Sirjan	Sirjan Airport
SYK	BIST		f	Atlantic/Reykjavik	IS	65.06	-22.79	Stykkishólmur	Stykkishólmur Airport
SYM	ZPSM		s	Asia/Shanghai	CN	22.79	100.96	Simao	Simao Airport
SYN	KSYN		f	America/Chicago	US	44.48	-93.02	Stanton	Stanton Airfield
SYO	RJSY		f	Asia/Tokyo	JP	38.81	139.79	Shonai	Shonai Airport
SYP	MPSA		f	America/Panama	PA	8.09	-80.95	Santiago	Ruben Cantu Airport
SYQ	MRPV	SJO	f	America/Costa_Rica	CR	9.96	-84.14	San Jose	Tobias Bolanos International Airport
SYR	KSYR		s	America/New_York	US	43.11	-76.11	Syracuse	Syracuse Hancock International Airport
SYS	UERS		f	Asia/Yakutsk	RU	71.93	114.08	Saskylakh	Saskylakh Airport
SYT	LFLN		f	Europe/Paris	FR	46.41	4.01	Saint-Yan	Saint-Yan Airport
SYU	YWBS		s	Australia/Brisbane	AU	-10.21	142.82	Sue Islet	Warraber Island Airport
SYV	KSYV		f	America/New_York	US	31.56	-83.89	Sylvester	Sylvester Airport
SYW	OPSN		f	Asia/Karachi	PK	26.47	67.72	Sehwan Sharif	Sehwan Sharif Airport
SYX	ZJSY		s	Asia/Shanghai	CN	18.30	109.41	Sanya	Sanya Phoenix International Airport
SYY	EGPO		f	Europe/London	GB	58.22	-6.33	Stornoway	Stornoway Airport
SYZ	OISS		s	Asia/Tehran	IR	29.54	52.59	Shiraz	Shiraz Shahid Dastghaib International Airport
SZA	FNSO		f	Africa/Luanda	AO	-6.14	12.37	Soyo	Soyo Airport
SZB	WMSA	KUL	s	Asia/Kuala_Lumpur	MY	3.13	101.55	Subang	Sultan Abdul Aziz Shah International Airport
SZD			c	Europe/London	GB	53.39	-1.39	Sheffield	Sheffield Airport
SZE	HASM		c	Africa/Addis_Ababa	ET	11.54	41.24	Samara	Semera Airport
SZF	LTFH		f	Europe/Istanbul	TR	41.25	36.57	Samsun	Samsun Carsamba Airport
SZG	LOWS		s	Europe/Vienna	AT	47.79	13.00	Salzburg	Salzburg Airport
SZH	ZBSG		s	Asia/Shanghai	CN	39.27	112.69	Shuozhou	Shuozhou Zirun Airport
SZI	UASZ		c	Asia/Almaty	KZ	47.49	84.89	Zaysan	Zaysan Airport
SZJ	MUSN		f	America/Havana	CU	21.64	-82.96	Isla de la Juventud	Siguanea Airport
SZK	FASZ		s	Africa/Johannesburg	ZA	-24.96	31.59	Skukuza	Skukuza Airport
SZL	KSZL		f	America/Chicago	US	38.73	-93.55	Knob Noster	Whiteman Afb Airport
SZM	FYSS		f	Africa/Windhoek	NA	-24.51	15.75	Sesriem	Sesriem Airstrip
SZN	KSZN		c	America/Los_Angeles	US	34.06	-119.92	Santa Cruz Island	Santa Cruz Island Airport (Abandoned)
SZO		ZUH	c	Asia/Shanghai	CN	22.01	113.38	Zhuhai	Zhuhai Jinwan Airport
SZP	KSZP		f	America/Los_Angeles	US	34.35	-119.06	Santa Paula	Santa Paula Airport
SZS	NZRC		f	Pacific/Auckland	NZ	-46.90	168.10	Oban	Ryans Creek Aerodrome
SZT	MMSC		f	America/Mexico_City	MX	16.69	-92.53	San Cristobal de Las Casas	San Cristobal De Las Casas Airport
SZV	ZSSZ		f	Asia/Shanghai	CN	31.26	120.40	Suzhou	Guangfu Airport
SZW	EDOP		f	Europe/Berlin	DE	53.43	11.78	Schwerin Parchim	Schwerin Parchim Airport
SZX	ZGSZ		s	Asia/Shanghai	CN	22.64	113.81	Shenzhen	Shenzhen Bao'an International Airport
SZY	EPSY		f	Europe/Warsaw	PL	53.48	20.94	Szymany	Olsztyn-Mazury Airport
SZZ	EPSC		s	Europe/Warsaw	PL	53.58	14.90	Goleniow	Szczecin-Goleniow Solidarność Airport
TAB	TTCP		s	America/Port_of_Spain	TT	11.15	-60.83	Scarborough	Tobago-Crown Point Airport
TAC	RPVA		s	Asia/Manila	PH	11.23	125.03	Tacloban City	Daniel Z. Romualdez Airport
TAD	KTAD		f	America/Denver	US	37.26	-104.34	Trinidad	Perry Stokes Airport
TAE	RKTN		s	Asia/Seoul	KR	35.89	128.66	Daegu	Daegu Airport
TAF	DAOL	ORN	f	Africa/Algiers	DZ	35.54	-0.53	Tafaraoui	Tafaraoui Airport
TAG	RPSP		f	Asia/Manila	PH	9.57	123.77	Panglao	Panglao Bohol International Airport
TAH	NVVW		s	Pacific/Efate	VU	-19.46	169.22	Tanna	Tanna Airport
TAI	OYTZ		f	Asia/Aden	YE	13.69	44.14	Ta'izz	Ta'izz International Airport
TAJ	AYTJ	ATP	f	Pacific/Port_Moresby	PG	-3.20	142.43	Aitape	Tadji Airport
TAK	RJOT		s	Asia/Tokyo	JP	34.21	134.02	Takamatsu	Takamatsu Airport
TAL	PATA		s	America/Anchorage	US	65.17	-152.11	Tanana	Ralph M Calhoun Memorial Airport
TAM	MMTM		f	America/Mexico_City	MX	22.30	-97.87	Tampico	General Francisco Javier Mina International Airport
TAN	YTGA		f	Australia/Brisbane	AU	-27.13	153.36	Tangalooma	Tangalooma Airport
TAO	ZSQD		s	Asia/Shanghai	CN	36.37	120.10	Qingdao	Qingdao/Jiaodong Airport
TAP	MMTP		f	America/Mexico_City	MX	14.79	-92.37	Tapachula	Tapachula International Airport
TAQ	YTAR		f	Australia/Adelaide	AU	-30.70	134.58	Tarcoola	Tarcoola Airport
TAR	LIBG		f	Europe/Rome	IT	40.52	17.40	Grottaglie	Taranto / Grottaglie Airport
TAS	UZTT		s	Asia/Samarkand	UZ	41.26	69.28	Tashkent	Tashkent International Airport
TAT	LZTT		f	Europe/Bratislava	SK	49.07	20.24	Poprad	Poprad-Tatry Airport
TAU	SKTA		f	America/Bogota	CO	5.01	-72.74	Tauramena	Tauramena Airport
TAW	SUTB		f	America/Montevideo	UY	-31.75	-55.93	Tacuarembo	Tacuarembo Airport
TAX	WAPT		f	Asia/Jayapura	ID	-1.64	124.56	Tikong-Taliabu Island	Taliabu Island Airport
TAY	EETU		f	Europe/Tallinn	EE	58.31	26.69	Tartu	Tartu Airport
TAZ	UTAT		f	Asia/Ashgabat	TM	41.76	59.83	Dashoguz	Dashoguz Airport
TBB	VVTH		f	Asia/Ho_Chi_Minh	VN	13.05	109.33	Tuy Hoa	Dong Tac Airport
TBC	KT03		f	America/Denver	US	36.09	-111.38	Tuba City	Tuba City Airport
TBD	SKMB		c	America/Bogota	CO	2.77	-77.65	Timbiqui	Timbiqui
TBF	NGTE		s	Pacific/Tarawa	KI	-1.22	174.78	Tabiteuea North	Tabiteuea North Airport
TBG	AYTB		s	Pacific/Port_Moresby	PG	-5.28	141.23	Tabubil	Tabubil Airport
TBH	RPVU		f	Asia/Manila	PH	12.31	122.08	Romblon	Romblon Airport
TBI	MYCB		f	America/Nassau	BS	24.32	-75.45	Cat Island	New Bight Airport
TBJ	DTKA		f	Africa/Tunis	TN	36.98	8.88	Tabarka	Tabarka 7 Novembre Airport
TBK	YTBR		f	Australia/Darwin	AU	-15.62	130.45	Timber Creek	Timber Creek Airport
TBL	YTAB		f	Australia/Perth	AU	-17.28	126.90	Tableland Homestead	Tableland Homestead Airport
TBN	KTBN		f	America/Chicago	US	37.74	-92.14	Fort Leonard Wood	Waynesville-St Robert Regional Forney Field
TBO	HTTB		f	Africa/Dar_es_Salaam	TZ	-5.08	32.83	Tabora	Tabora Airport
TBP	SPME		f	America/Lima	PE	-3.55	-80.38	Tumbes	Capitan FAP Pedro Canga Rodriguez Airport
TBR	KTBR		f	America/New_York	US	32.48	-81.74	Statesboro	Statesboro-Bulloch County Airport
TBS	UGTB		s	Asia/Tbilisi	GE	41.67	44.95	Tbilisi	Tbilisi International Airport
TBT	SBTT		f	America/Porto_Velho	BR	-4.26	-69.94	Tabatinga	Tabatinga Airport
TBU	NFTF		f	Pacific/Tongatapu	TO	-21.24	-175.15	Nuku'alofa	Fua'amotu International Airport
TBW	UUOT		f	Europe/Moscow	RU	52.81	41.48	Tambov	Donskoye Airport
TBY	FBTS		f	Africa/Gaborone	BW	-26.03	22.40	Tshabong	Tshabong Airport
TBZ	OITT		s	Asia/Tehran	IR	38.13	46.23	Tabriz	Tabriz International Airport
TCA	YTNK		f	Australia/Darwin	AU	-19.63	134.18	Tennant Creek	Tennant Creek Airport
TCB	MYAT		f	America/Nassau	BS	26.75	-77.39	Treasure Cay	Treasure Cay Airport
TCC	KTCC		f	America/Denver	US	35.18	-103.60	Tucumcari	Tucumcari Municipal Airport
TCD	SKRA		c	America/Bogota	CO	-2.87	-69.73	Tarapacá	Tarapacá Airport
TCE	LRTC		f	Europe/Bucharest	RO	45.06	28.71	Tulcea	Tulcea Airport
TCG	ZWTC		f	Asia/Shanghai	CN	46.67	83.34	Tacheng	Tacheng Airport
TCH	FOOT		f	Africa/Libreville	GA	-2.85	11.02	Tchibanga	Tchibanga Airport
TCL	KTCL		f	America/Chicago	US	33.22	-87.61	Tuscaloosa	Tuscaloosa Ntl Airport
TCM	KTCM	TIW	f	America/Los_Angeles	US	47.14	-122.48	Tacoma	Mcchord Field (Joint Base Lewis-Mcchord) Airport
TCN	MMHC		f	America/Mexico_City	MX	18.50	-97.42	Tehuacan	Tehuacan Airport
TCO	SKCO		f	America/Bogota	CO	1.81	-78.75	Tumaco	La Florida Airport
TCP	HETB		f	Africa/Cairo	EG	29.59	34.78	Taba	Taba International Airport
TCQ	SPTN		f	America/Lima	PE	-18.05	-70.28	Tacna	Coronel FAP Carlos Ciriani Santa Rosa International Airport
TCR	VOTK		f	Asia/Kolkata	IN	8.72	78.03	Tuticorin Southwest	Tuticorin Southwest Airport
TCS	KTCS		f	America/Denver	US	33.24	-107.27	Truth Or Consequences	Truth Or Consequences Municipal Airport
TCT	PPCT		f	America/Anchorage	US	62.99	-156.03	Takotna	Takotna Airport
TCU	FATN		f	Africa/Johannesburg	ZA	-29.32	26.82	Homeward	Thaba Nchu Tar Airport
TCV	MYEY		s	America/Nassau	BS	23.40	-75.50	Hog Cay	Torch Cay Airport
TCW	YTOC		f	Australia/Sydney	AU	-35.81	145.61	Tocumwal	Tocumwal Airport
TCX	OIMT		f	Asia/Tehran	IR	33.67	56.89	Tabas	Tabas Airport
TCY	FYTE		c	Africa/Windhoek	NA	-19.98	13.00	Terrace Bay	Terrace Bay
TCZ	ZUTC		s	Asia/Shanghai	CN	24.94	98.49	Tengchong	Tengchong Tuofeng Airport
TDA	SKTD		f	America/Bogota	CO	5.43	-71.66	Trinidad	Trinidad Airport
TDB	AYTF		c	Pacific/Port_Moresby	PG	-9.20	148.10	Tetabedi	Tetabedi
TDD	SLTR		s	America/La_Paz	BO	-14.82	-64.92	Trinidad	Teniente Av. Jorge Henrich Arauz Airport
TDG	RPMW		f	Asia/Manila	PH	9.07	126.17	Tandag	Tandag Airport
TDJ	HDTJ		f	Africa/Djibouti	DJ	11.78	42.92	Tadjoura	Tadjoura Airport
TDK	UAAT		f	Asia/Almaty	KZ	45.13	78.45	Taldy Kurgan	Taldykorgan Airport
TDL	SAZT		f	America/Argentina/Buenos_Aires	AR	-37.24	-59.23	Tandil	Heroes De Malvinas Airport
TDN	YTHD		f	Australia/Perth	AU	-14.79	126.50	Theda Station	Theda Station Airport
TDO	KTDO		f	America/Los_Angeles	US	46.48	-122.81	Toledo	Ed Carlson Memorial Field/South Lewis County Airport
TDP	SPDR		f	America/Lima	PE	-3.81	-75.04	Corrientes	Trompeteros Airport
TDR	YTDR		f	Australia/Brisbane	AU	-24.99	150.09	Theodore	Theodore Airport
TDS	AYSS		f	Pacific/Port_Moresby	PG	-7.62	142.87	Sasereme	Sasereme Airport
TDT	FATD		f	Africa/Johannesburg	ZA	-24.53	31.30	Welverdiend	Tanda Tula Airport
TDV	FMSN		f	Indian/Antananarivo	MG	-21.70	43.73	Tanandava	Samangoky Airport
TDW	KTDW	AMA	f	America/Chicago	US	35.17	-101.83	Amarillo	Tradewind Airport
TDX	VTBO		f	Asia/Bangkok	TH	12.27	102.32	Trat	Trat Airport
TDZ	KTDZ	TOL	f	America/New_York	US	41.56	-83.48	Toledo	Toledo Executive Airport
TEA	MHTE		f	America/Tegucigalpa	HN	15.78	-87.48	Tela	Tela Airport
TEB	KTEB		s	America/New_York	US	40.85	-74.06	Teterboro	Teterboro Airport
TEC	SBTL		f	America/Sao_Paulo	BR	-24.32	-50.65	Telemaco Borba	Telemaco Borba Airport
TED	EKTS		f	Europe/Copenhagen	DK	57.07	8.71	Thisted	Thisted Airport
TEE	DABS		f	Africa/Algiers	DZ	35.43	8.12	Tebessi	Cheikh Larbi Tebessi Airport
TEF	YTEF		f	Australia/Perth	AU	-21.71	122.23	Telfer	Telfer Airport
TEG	DFET		f	Africa/Ouagadougou	BF	11.80	-0.37	Tenkodogo	Tenkodogo Airport
TEH	K3T4		f	America/Anchorage	US	63.12	-142.52	Tetlin	Tetlin Airport
TEI	VETJ		f	Asia/Kolkata	IN	27.94	96.13	Tezu	Tezu Airport
TEK	PAKA		f	America/Anchorage	US	60.87	-146.69	Tatitlek	Tatitlek Airport
TEL	WBKE		f	Asia/Kuching	MY	5.63	117.13	Telupid	Telupid Airport
TEM	YTEM		f	Australia/Sydney	AU	-34.42	147.51	Temora	Temora Airport
TEN	ZUTR		f	Asia/Shanghai	CN	27.88	109.31	Tongren Fenghuang	Tongren Fenghuang Airport
TEQ	LTBU		f	Europe/Istanbul	TR	41.14	27.92	Corlu	Tekirdag Corlu Airport
TER	LPLA		s	Atlantic/Azores	PT	38.76	-27.09	Lajes	Lajes Field
TES	HHTS		f	Africa/Asmara	ER	15.12	36.68	Teseney	Teseney Airport
TET	FQTT		s	Africa/Maputo	MZ	-16.10	33.64	Tete	Chingozi Airport
TEU	NZMO		f	Pacific/Auckland	NZ	-45.53	167.65	Manapouri	Manapouri Airport
TEV	LETL		f	Europe/Madrid	ES	40.41	-1.22	Teruel	Teruel Airport
TEX	KTEX		s	America/Denver	US	37.95	-107.91	Telluride	Telluride Regional Airport
TEY	BITE		f	Atlantic/Reykjavik	IS	65.87	-23.56	Þingeyri	Þingeyri (Thingeyri) Airport
TEZ	VETZ		f	Asia/Kolkata	IN	26.71	92.78	Tezpur	Tezpur Airport
TFB	AYTH		c	Pacific/Port_Moresby	PG	-5.12	141.42	Tifalmin	Tifalmin Airport
TFF	SBTF		f	America/Boa_Vista	BR	-3.38	-64.72	Tefe	Tefe Airport
TFI	AYTU		f	Pacific/Port_Moresby	PG	-9.08	149.32	Tufi	Tufi Airport
TFL	SNTO		f	America/Sao_Paulo	BR	-17.89	-41.51	Teofilo Otoni	Juscelino Kubitscheck Airport
TFM	AYTE		f	Pacific/Port_Moresby	PG	-5.13	141.64	Telefomin	Telefomin Airport
TFN	GCXO	TCI	s	Atlantic/Canary	ES	28.48	-16.34	Tenerife Island	Tenerife Norte Airport
TFS	GCTS	TCI	s	Atlantic/Canary	ES	28.04	-16.57	Tenerife Island	Tenerife South Airport
TFT	OPTT		f	Asia/Karachi	PK	28.96	61.60	Taftan	Taftan Airport
TFU	ZUTF	CTU	s	Asia/Shanghai	CN	30.29	104.44	Tianfu	Chengdu/Tianfu Airport
TGA	WSAT	SIN	f	Asia/Singapore	SG	1.39	103.71	Tengah	Tengah Air Base
TGC	WBGT		f	Asia/Kuching	MY	2.18	111.20	Tanjung Manis	Tanjung Manis Airport
TGD	LYPG		f	Europe/Podgorica	ME	42.36	19.25	Podgorica	Podgorica Airport
TGG	WMKN		f	Asia/Kuala_Lumpur	MY	5.38	103.10	Kuala Terengganu	Sultan Mahmud Airport
TGH	NVST		f	Pacific/Efate	VU	-16.89	168.55	Tongoa Island	Tongoa Island Airport
TGI	SPGM		f	America/Lima	PE	-9.13	-75.95	Tingo Maria	Tingo Maria Airport
TGJ	NWWA		f	Pacific/Noumea	NC	-21.10	167.80	Tiga	Tiga Airport
TGK	URRT		f	Europe/Moscow	RU	47.20	38.85	Taganrog	Taganrog Yuzhny Airport
TGM	LRTM		f	Europe/Bucharest	RO	46.47	24.41	Targu Mures	Transilvania Targu Mures International Airport
TGN	YLTV		f	Australia/Melbourne	AU	-38.21	146.47	Latrobe Valley	Latrobe Valley Airport
TGO	ZBTL		f	Asia/Shanghai	CN	43.56	122.20	Tongliao	Tongliao Airport
TGP	UNIP		f	Asia/Krasnoyarsk	RU	61.59	89.99	Bor	Podkamennaya Tunguska Airport
TGQ	SWTS		f	America/Cuiaba	BR	-14.66	-57.44	Tangara da Serra	Tangara da Serra Airport
TGR	DAUK		f	Africa/Algiers	DZ	33.07	6.09	Touggourt	Touggourt Sidi Madhi Airport
TGT	HTTG		s	Africa/Dar_es_Salaam	TZ	-5.09	39.07	Tanga	Tanga Airport
TGU	MHTG		s	America/Tegucigalpa	HN	14.06	-87.22	Tegucigalpa	Toncontin International Airport
TGV	LBTG		c	Europe/Sofia	BG	43.31	26.70	Targovishte	Targovishte Bukhovtsi Airport
TGZ	MMTG		f	America/Mexico_City	MX	16.56	-93.02	Tuxtla Gutierrez	Angel Albino Corzo International Airport
THA	KTHA		f	America/Chicago	US	35.38	-86.25	Tullahoma	Tullahoma Regional/Wm Northern Field
THB	FXTA		f	Africa/Maseru	LS	-29.52	28.62	Thaba-Tseka	Thaba-Tseka Airport
THC	GLTN		f	Africa/Monrovia	LR	6.05	-8.14	Tchien	Tchien Airport
THD	VVTX		s	Asia/Ho_Chi_Minh	VN	19.90	105.47	Thanh Hóa	Thọ Xuân Airport
THE	SBTE		s	America/Fortaleza	BR	-5.06	-42.82	Teresina	Senador Petronio Portela Airport
THF	EDDI	BER	c	Europe/Berlin	DE	52.47	13.40	Berlin	Berlin Tempelhof Airport
THG			c	Australia/Brisbane	AU	-24.49	150.58	Thangool	Thangool Airport
THH	NZTS		c	Pacific/Auckland	NZ	-37.35	174.80	Taharoa	Taharoa Aerodrome
THI	GQNC		f	Africa/Nouakchott	MR	18.45	-9.52	Tichitt	Tichitt Airport
THK	VLTK		f	Asia/Bangkok	LA	17.40	104.80	Thakhek	Thakhek Airport
THL	VYTL		f	Asia/Yangon	MM	20.48	99.94	Tachileik	Tachileik Airport
THM	KTHM		f	America/Denver	US	47.57	-115.28	Thompson Falls	Thompson Falls Airport
THN	ESGT		f	Europe/Stockholm	SE	58.32	12.35	Trollhattan	Trollhattan-Vanersborg Airport
THO	BITN		f	Atlantic/Reykjavik	IS	66.22	-15.34	Þórshöfn	Þórshöfn (Thorshofn) Airport
THP	KHSG		f	America/Denver	US	43.71	-108.39	Thermopolis	Hot Springs County Airport
THQ	ZLTS		s	Asia/Shanghai	CN	34.56	105.86	Tianshui	Tianshui Maijishan Airport
THR	OIII		s	Asia/Tehran	IR	35.69	51.31	Tehran	Mehrabad International Airport
THS	VTPO		f	Asia/Bangkok	TH	17.24	99.82	Sukhothai	Sukhothai Airport
THT	GQNT		f	Africa/Nouakchott	MR	17.23	-10.82	Tamchakett	Tamchakett Airport
THU	BGTL		s	America/Thule	GL	76.53	-68.70	Thule	Thule Air Base
THV	KTHV		f	America/New_York	US	39.92	-76.87	York	York Airport
THX	UOTT		f	Asia/Krasnoyarsk	RU	65.80	87.94	Turukhansk	Turukhansk Airport
THY	FATH		f	Africa/Johannesburg	ZA	-23.08	30.38	Thohoyandou	Thohoyandou Airport
THZ	DRRT		f	Africa/Niamey	NE	14.88	5.27	Tahoua	Tahoua Airport
TIA	LATI		s	Europe/Tirane	AL	41.41	19.72	Tirana	Tirana International Airport Mother Teresa
TIB	SKTB		f	America/Bogota	CO	8.63	-72.73	Tibu	Tibu Airport
TID	DAOB		f	Africa/Algiers	DZ	35.34	1.46	Tiaret	Bou Chekif Airport
TIE	HATP		f	Africa/Addis_Ababa	ET	7.20	35.41	Tippi	Tippi Airport
TIF	OETF		s	Asia/Riyadh	SA	21.48	40.54	Taif	Taif Airport
TIH	NTGC		s	Pacific/Tahiti	PF	-15.12	-148.23	Tikehau	Tikehau Airport
TII	OATN		f	Asia/Kabul	AF	32.60	65.87	Tarin Kowt	Tarin Kowt Airport
TIJ	MMTJ		s	America/Tijuana	MX	32.54	-116.97	Tijuana	General Abelardo L. Rodriguez International Airport
TIK	KTIK	OKC	f	America/Chicago	US	35.41	-97.39	Oklahoma City	Tinker Afb Airport
TIM	WABP		s	Asia/Jayapura	ID	-4.53	136.89	Timika-Papua Island	Moses Kilangin Airport
TIN	DAOF		f	Africa/Algiers	DZ	27.70	-8.17	Tindouf	Tindouf Airport
TIO	VYHN		f	Asia/Yangon	MM	21.70	94.10	Tilin	Tilin Airport
TIP	HLLT		f	Africa/Tripoli	LY	32.66	13.16	Tripoli	Tripoli International Airport
TIQ	PGWT		f	Pacific/Saipan	MP	15.00	145.62	Tinian Island	Francisco Manglona Borja/Tinian International Airport
TIR	VOTP		s	Asia/Kolkata	IN	13.63	79.54	Tirupati	Tirupati Airport
TIU	NZTU		f	Pacific/Auckland	NZ	-44.30	171.23	Timaru	Timaru Airport
TIV	LYTV		f	Europe/Podgorica	ME	42.40	18.72	Tivat	Tivat Airport
TIW	KTIW		f	America/Los_Angeles	US	47.27	-122.58	Tacoma	Tacoma Narrows Airport
TIX	KTIX		f	America/New_York	US	28.51	-80.80	Titusville	Space Coast Regional Airport
TIY	GQND		f	Africa/Nouakchott	MR	18.57	-11.42	Tidjikja	Tidjikja Airport
TIZ	AYTA		f	Pacific/Port_Moresby	PG	-5.84	142.95	Tari	Tari Airport
TJA	SLTJ		s	America/La_Paz	BO	-21.56	-64.70	Tarija	Capitan Oriel Lea Plaza Airport
TJB	WIBT		f	Asia/Jakarta	ID	1.05	103.38	Karinmunbesar Island	Tanjung Balai Airport
TJG	WAON		f	Asia/Makassar	ID	-2.22	115.44	Tanta-Tabalong	Warukin Airport
TJH	RJBT		f	Asia/Tokyo	JP	35.51	134.79	Tajima	Tajima Airport
TJI	MHTJ		f	America/Tegucigalpa	HN	15.93	-85.94	Trujillo	Trujillo Airport
TJK	LTAW		f	Europe/Istanbul	TR	40.31	36.37	Tokat	Tokat Airport
TJL	SBTG		f	America/Campo_Grande	BR	-20.75	-51.68	Tres Lagoas	Plinio Alarcom Airport
TJM	USTR		s	Asia/Yekaterinburg	RU	57.19	65.32	Tyumen	Roshchino International Airport
TJN	NTKM		f	Pacific/Tahiti	PF	-15.85	-142.27	Takume	Takume Airport
TJQ	WIOD		s	Asia/Jakarta	ID	-2.75	107.75	Tanjung Pandan	Buluh Tumbang (H A S Hanandjoeddin) Airport
TJS	WALG		f	Asia/Makassar	ID	2.84	117.37	Tanjung Selor	Tanjung Harapan Airport
TJU	UTDK		f	Asia/Dushanbe	TJ	37.99	69.81	Kulyab	Kulob Airport
TJV	VOTJ		f	Asia/Kolkata	IN	10.72	79.10	Thanjavur	Tanjore Air Force Base
TKA	PATK		f	America/Anchorage	US	62.32	-150.09	Talkeetna	Talkeetna Airport
TKB	AYTZ		c	Pacific/Port_Moresby	PG	-7.67	146.60	Tekadu	Tekadu
TKC	FKKC		f	Africa/Douala	CM	4.09	9.36	Tiko	Tiko Airport
TKD	DGTK		f	Africa/Accra	GH	4.90	-1.77	Sekondi-Takoradi	Takoradi Airport
TKE			c	America/Juneau	US	57.77	-135.20	Tenakee Springs	Tenakee Seaplane Base
TKF	KTRK		s	America/Los_Angeles	US	39.32	-120.14	Truckee	Truckee-Tahoe Airport
TKG	WICT		s	Asia/Jakarta	ID	-5.24	105.18	Bandar Lampung	Radin Inten II (Branti) Airport
TKH	VTPI		f	Asia/Bangkok	TH	15.28	100.30	Takhli	Takhli Airport
TKJ	PFTO		s	America/Anchorage	US	63.33	-142.95	Tok	Tok Junction Airport
TKK	PTKK		s	Pacific/Chuuk	FM	7.46	151.84	Weno Island	Chuuk International Airport
TKM	UIKG		c	Asia/Irkutsk	RU	56.36	114.93	Taksimo	Taksimo Airport
TKN	RJKN		s	Asia/Tokyo	JP	27.84	128.88	Tokunoshima	Tokunoshima Airport
TKO	FXTK		f	Africa/Maseru	LS	-29.23	28.88	Tlokoeng	Tlokoeng Airport
TKP	NTGT		f	Pacific/Tahiti	PF	-14.71	-145.25	Takapoto	Takapoto Airport
TKQ	HTKA		f	Africa/Dar_es_Salaam	TZ	-4.89	29.67	Kigoma	Kigoma Airport
TKR	VGSG		c	Asia/Dhaka	BD	26.02	88.40	Thākurgaon	Thakurgaon Airport
TKS	RJOS		f	Asia/Tokyo	JP	34.13	134.61	Tokushima	Tokushima Airport
TKT	VTPT		f	Asia/Bangkok	TH	16.90	99.25	Tak	Tak Airport
TKU	EFTU		s	Europe/Helsinki	FI	60.51	22.26	Turku	Turku Airport
TKV	NTGO		f	Pacific/Tahiti	PF	-17.36	-138.45	Tatakoto	Tatakoto Airport
TKW	AYTN		f	Pacific/Port_Moresby	PG	-5.24	142.17	Tekin	Tekin Airport
TKX	NTKR		f	Pacific/Tahiti	PF	-14.46	-145.02	Takaroa	Takaroa Airport
TKY	YTKY		f	Australia/Perth	AU	-17.04	128.21	Turkey Creek	Turkey Creek Airport
TKZ	NZTO		f	Pacific/Auckland	NZ	-38.24	175.89	Tokoroa	Tokoroa Airfield
TLA	PATE		s	America/Anchorage	US	65.24	-166.34	Teller	Teller Airport
TLB	OPTA		f	Asia/Karachi	PK	33.99	72.61	Tarbela	Tarbela Dam Airport
TLC	MMTO	MEX	f	America/Mexico_City	MX	19.34	-99.57	Toluca	Licenciado Adolfo Lopez Mateos International Airport
TLD	FBTL		f	Africa/Gaborone	BW	-22.19	29.13	Tuli Lodge	Limpopo Valley Airport
TLE	FMST		f	Indian/Antananarivo	MG	-23.38	43.73	Toliara	Toliara Airport
TLF	K2K5		f	America/Anchorage	US	63.38	-153.28	Telida	Telida Airport
TLH	KTLH		s	America/New_York	US	30.40	-84.35	Tallahassee	Tallahassee International Airport
TLI	WAMI		s	Asia/Makassar	ID	-1.03	120.82	Toli Toli-Celebes Island	Toli Toli Airport
TLJ	PATL		f	America/Anchorage	US	62.89	-155.98	Takotna	Tatalina Lrrs Airport
TLK	UECT		f	Asia/Yakutsk	RU	59.88	111.05	Lenskiy Ulus	Talakan Airport
TLL	EETN		s	Europe/Tallinn	EE	59.41	24.83	Tallinn	Tallinn Airport
TLM	DAON		f	Africa/Algiers	DZ	35.02	-1.45	Tlemcen	Zenata – Messali El Hadj Airport
TLN	LFTH		f	Europe/Paris	FR	43.10	6.15	Toulon	Toulon-Hyeres Airport
TLO	AYXO		c	Pacific/Port_Moresby	PG	-4.98	152.01	Tol	Tol Airport
TLP	AYQL		c	Pacific/Port_Moresby	PG	-4.78	141.00	Tumolbil	Tumolbil
TLQ	ZWTP		f	Asia/Shanghai	CN	43.03	89.10	Turpan	Turpan Jiaohe Airport
TLR	KTLR		f	America/Los_Angeles	US	36.16	-119.33	Tulare	Mefford Field
TLS	LFBO		s	Europe/Paris	FR	43.63	1.36	Toulouse	Toulouse-Blagnac Airport
TLT	PALT		s	America/Anchorage	US	61.09	-160.92	Tuluksak	Tuluksak Airport
TLU	SKTL		f	America/Bogota	CO	9.51	-75.59	Tolu	Tolu Airport
TLV	LLBG		s	Asia/Jerusalem	IL	32.01	34.89	Tel Aviv	Ben Gurion International Airport
TLX	SCTL		f	America/Santiago	CL	-35.38	-71.60	Talca	Panguilemo Airport
TLY	UHWP		f	Asia/Vladivostok	RU	44.81	136.29	Plastun	Plastun Airport
TLZ	SWKT		f	America/Sao_Paulo	BR	-18.22	-47.90	Catalao	Catalao Airport
TMA	KTMA		f	America/New_York	US	31.43	-83.49	Tifton	Henry Tift Myers Airport
TMB	KTMB	MIA	f	America/New_York	US	25.65	-80.43	Miami	Miami Executive Airport
TMC	WADT		f	Asia/Makassar	ID	-9.41	119.24	Waikabubak-Sumba Island	Tambolaka Airport
TMD	GQNH		f	Africa/Nouakchott	MR	16.23	-8.17	Timbedra	Timbedra Airport
TME	SKTM		f	America/Bogota	CO	6.45	-71.76	Tame	Gustavo Vargas Airport
TMF	VRNT		s	Indian/Maldives	MV	2.21	73.15	Thimarafushi	Thimarafushi Airport
TMG	WBKM		f	Asia/Kuala_Lumpur	MY	5.40	118.65	Tomanggong	Tomanggong Airport
TMH	WAKT		f	Asia/Jayapura	ID	-6.10	140.30	Tanah Merah-Papua Island	Tanah Merah Airport
TMI	VNTR		f	Asia/Kathmandu	NP	27.32	87.19	Tumling Tar	Tumling Tar Airport
TMJ	UZST		f	Asia/Samarkand	UZ	37.29	67.31	Termez	Termez Airport
TML	DGLE		f	Africa/Accra	GH	9.56	-0.86	Tamale	Tamale Airport
TMM	FMMT		f	Indian/Antananarivo	MG	-18.11	49.39	Toamasina	Toamasina Airport
TMN	NGTM		f	Pacific/Tarawa	KI	-2.49	175.97	Tamana Island	Tamana Island Airport
TMO	SVTM		f	America/Caracas	VE	7.25	-61.43	Tumeremo	Tumeremo Airport
TMP	EFTP		f	Europe/Helsinki	FI	61.41	23.60	Tampere	Tampere-Pirkkala Airport
TMQ	DFEM		f	Africa/Ouagadougou	BF	14.80	0.05	Tambao	Tambao Airport
TMR	DAAT		s	Africa/Algiers	DZ	22.81	5.45	Tamanrasset	Aguenar – Hadj Bey Akhamok Airport
TMS	FPST		f	Africa/Sao_Tome	ST	0.38	6.71	Sao Tome	Sao Tome International Airport
TMT	SBTB		s	America/Belem	BR	-1.49	-56.40	Oriximina	Trombetas Airport
TMU	MRTR		f	America/Costa_Rica	CR	9.74	-85.01	Nicoya	Tambor Airport
TMW	YSTW		s	Australia/Sydney	AU	-31.08	150.85	Tamworth	Tamworth Airport
TMX	DAUT		f	Africa/Algiers	DZ	29.24	0.28	Timimoun	Timimoun Airport
TMZ	NZTH		f	Pacific/Auckland	NZ	-37.16	175.55	Thames	Thames Aerodrome
TNA	ZSJN		s	Asia/Shanghai	CN	36.86	117.22	Jinan	Yaoqiang Airport
TNB	WRLH		f	Asia/Makassar	ID	-1.91	116.20	Tanah Grogot	Tanah Grogot Airport
TNC	PATC		f	America/Nome	US	65.56	-167.92	Tin City	Tin City Lrrs Airport
TND	MUTD		f	America/Havana	CU	21.79	-80.00	Trinidad	Alberto Delgado Airport
TNE	RJFG		f	Asia/Tokyo	JP	30.61	130.99	New Tanegashima	New Tanegashima Airport
TNF	LFPN		f	Europe/Paris	FR	48.75	2.11	Toussus-le-Noble	Toussus-le-Noble Airport
TNG	GMTT		s	Africa/Casablanca	MA	35.73	-5.92	Tangier	Ibn Batouta Airport
TNH	ZYTN		f	Asia/Shanghai	CN	42.25	125.70	Tonghua	Tonghua Sanyuanpu Airport
TNI	VIST		f	Asia/Kolkata	IN	24.56	80.85	Satna	Satna Airport
TNJ	WIDN		f	Asia/Jakarta	ID	0.92	104.53	Tanjung Pinang-Bintan Island	Kijang Airport
TNK	POKA		s	America/Nome	US	60.57	-165.25	Tununak	Tununak Airport
TNL	UKLT		f	Europe/Kyiv	UA	49.52	25.70	Ternopil	Ternopil International Airport
TNM	SCRM		f	Antarctica/Palmer	AQ	-62.19	-58.99	Isla Rey Jorge	Teniente Rodolfo Marsh Martin Base
TNN	RCNN		s	Asia/Taipei	TW	22.95	120.21	Tainan City	Tainan Airport
TNO	MRTM		f	America/Costa_Rica	CR	10.31	-85.82	Santa Cruz	Tamarindo De Santa Cruz Airport
TNP	KTNP		f	America/Los_Angeles	US	34.13	-115.95	Twentynine Palms	Twentynine Palms Airport
TNR	FMMI		s	Indian/Antananarivo	MG	-18.80	47.48	Antananarivo	Ivato Airport
TNT	KTNT	MIA	f	America/New_York	US	25.86	-80.90	Miami	Dade-Collier Training And Transition Airport
TNU	KTNU		f	America/Chicago	US	41.67	-93.02	Newton	Newton Municipal-Earl Johnson Field
TNV	PLFA		f	Pacific/Kiritimati	KI	3.90	-159.39	Tabuaeran Island	Tabuaeran Island Airport
TNX	VDST		c	Asia/Phnom_Penh	KH	13.53	106.02	Stung Treng	Stung Treng Airport
TNZ	ZMTL		f	Asia/Ulaanbaatar	MN	48.74	98.29	Tosontsengel	Tosontsengel Airport
TOA	KTOA		f	America/Los_Angeles	US	33.80	-118.34	Torrance	Zamperini Field
TOB	HLGN		f	Africa/Tripoli	LY	31.86	23.91	Tobruk	Gamal Abdel Nasser Airport
TOC	KTOC		f	America/New_York	US	34.59	-83.30	Toccoa	Toccoa Rg Letourneau Field
TOD	WMBT		f	Asia/Kuala_Lumpur	MY	2.82	104.16	Pulau Tioman	Pulau Tioman Airport
TOE	DTTZ		f	Africa/Tunis	TN	33.94	8.11	Tozeur	Tozeur Nefta International Airport
TOF	UNTT		s	Asia/Tomsk	RU	56.38	85.21	Tomsk	Bogashevo Airport
TOG	PATG		s	America/Anchorage	US	59.05	-160.40	Togiak Village	Togiak Airport
TOH	NVSD		f	Pacific/Efate	VU	-13.33	166.64	Loh	Torres Airstrip
TOI	KTOI		f	America/Chicago	US	31.86	-86.01	Troy	Troy Municipal At N Kenneth Campbell Field
TOJ	LETO	MAD	f	Europe/Madrid	ES	40.50	-3.45	Madrid	Torrejon Airport
TOL	KTOL		s	America/New_York	US	41.59	-83.81	Toledo	Eugene F Kranz Toledo Express Airport
TOM	GATB		f	Africa/Bamako	ML	16.73	-3.01	Timbuktu	Timbuktu Airport
TOO	MRSV		f	America/Costa_Rica	CR	8.83	-82.96	Coto Brus	San Vito De Java Airport
TOP	KTOP		f	America/Chicago	US	39.07	-95.62	Topeka	Philip Billard Municipal Airport
TOQ	SCBE		f	America/Santiago	CL	-22.14	-70.06	Tocopilla	Barriles Airport
TOR	KTOR		f	America/Denver	US	42.06	-104.15	Torrington	Torrington Municipal Airport
TOS	ENTC		s	Europe/Oslo	NO	69.68	18.92	Tromsø	Tromsø Airport
TOT	SMCO		f	America/Paramaribo	SR	5.87	-56.33	Totness	Totness Airport
TOU	NWWU		f	Pacific/Noumea	NC	-20.79	165.26	Touho	Touho Airport
TOW	SBTD		f	America/Sao_Paulo	BR	-24.69	-53.70	Toledo	Toledo Airport
TOX	USTO		f	Asia/Yekaterinburg	RU	58.14	68.23	Tobolsk	Tobolsk Airport
TOY	RJNT		f	Asia/Tokyo	JP	36.65	137.19	Toyama	Toyama Airport
TOZ	DITM		c	Africa/Abidjan	CI	8.29	-7.67	Touba	Touba Mahana Airport
TPA	KTPA		s	America/New_York	US	27.98	-82.53	Tampa	Tampa International Airport
TPC	SETR		f	America/Guayaquil	EC	-0.12	-76.34	Tarapoa	Tarapoa Airport
TPE	RCTP		s	Asia/Taipei	TW	25.08	121.23	Taipei	Taiwan Taoyuan International Airport
TPF	KTPF	TPA	f	America/New_York	US	27.92	-82.45	Tampa	Peter O Knight Airport
TPG	WMBI		f	Asia/Kuala_Lumpur	MY	4.87	100.72	Taiping	Taiping (Tekah) Airport
TPH	KTPH		s	America/Los_Angeles	US	38.06	-117.09	Tonopah	Tonopah Airport
TPI	AYTI		f	Pacific/Port_Moresby	PG	-8.36	146.99	Tapini	Tapini Airport
TPJ	VNTJ		f	Asia/Kathmandu	NP	27.35	87.70	Taplejung	Suketar Airport
TPK	WITA		f	Asia/Jakarta	ID	3.26	97.18	Tapak Tuan	Teuku Cut Ali Airport
TPL	KTPL		f	America/Chicago	US	31.15	-97.41	Temple	Draughon-Miller Central Texas Regional Airport
TPN	SETI		f	America/Guayaquil	EC	-0.78	-75.53	Tiputini	Tiputini Airport
TPO	PALJ	PTA	c	America/Anchorage	US	60.20	-154.32	Port Alsworth	Tanalian Point Airport
TPP	SPST		f	America/Lima	PE	-6.51	-76.37	Tarapoto	Cadete FAP Guillermo Del Castillo Paredes Airport
TPQ	MMEP		f	America/Mazatlan	MX	21.42	-104.84	Tepic	Amado Nervo National Airport
TPR	YTMP		f	Australia/Perth	AU	-22.75	117.87	Tom Price	Tom Price Airport
TPS	LICT		s	Europe/Rome	IT	37.91	12.49	Trapani	Trapani / Birgi Airport
TPU	VNTP		f	Asia/Kathmandu	NP	28.52	81.15	Tikapur	Tikapur Airport
TPX	NTTU		c	Pacific/Tahiti	PF	-16.25	-151.80	Tupai	Tupai
TQD	ORAT		f	Asia/Baghdad	IQ	33.34	43.60	Al Habbaniyah	Al Taqaddum Air Base
TQE	KTQE		c	America/Chicago	US	41.76	-96.18	Tekamah	Tekamah Municipal Airport
TQL	USDS		f	Asia/Yekaterinburg	RU	64.93	77.82	Tarko-Sale	Tarko-Sale Airport
TQN	OATQ		f	Asia/Kabul	AF	36.77	69.53	Taloqan	Talolqan Airport
TQO	MMTL	TUY	f	America/Cancun	MX	20.17	-87.67	Tulum	Felipe Carrillo Puerto International Airport
TQP	YTEE		s	Australia/Brisbane	AU	-21.84	140.89	Trepell	Trepell Airport
TQQ	WA44		s	Asia/Makassar	ID	-5.76	123.92	Waha-Tomea Island	Maranggo Airport
TQS	SKTQ		f	America/Bogota	CO	0.75	-75.23	Tres Esquinas	Tres Esquinas Air Base
TRA	RORT		f	Asia/Tokyo	JP	24.65	124.67	Tarama	Tarama Airport
TRB	SKTU		f	America/Bogota	CO	8.07	-76.74	Turbo	Gonzalo Mejia Airport
TRC	MMTC		f	America/Mexico_City	MX	25.57	-103.41	Torreon	Francisco Sarabia International Airport
TRD	ENVA		s	Europe/Oslo	NO	63.46	10.92	Trondheim	Trondheim Airport Vaernes
TRE	EGPU		f	Europe/London	GB	56.50	-6.87	Balemartine	Tiree Airport
TRF	ENTO	OSL	s	Europe/Oslo	NO	59.19	10.26	Torp	Sandefjord Airport Torp
TRG	NZTG		s	Pacific/Auckland	NZ	-37.67	176.20	Tauranga	Tauranga Airport
TRH	KL72		f	America/Los_Angeles	US	35.81	-117.33	Trona	Trona Airport
TRI	KTRI		s	America/New_York	US	36.48	-82.41	Bristol	Tri-Cities Airport
TRJ	AYTT		c	Pacific/Port_Moresby	PG	-5.61	141.04	Tarabits	Tarabits Airport
TRK	WALR		f	Asia/Makassar	ID	3.33	117.57	Tarakan Island	Juwata Airport
TRL	KTRL		f	America/Chicago	US	32.71	-96.27	Terrell	Terrell Municipal Airport
TRM	KTRM		f	America/Los_Angeles	US	33.63	-116.16	Palm Springs	Jacqueline Cochran Regional Airport
TRN	LIMF		s	Europe/Rome	IT	45.20	7.65	Torino	Torino / Caselle International Airport
TRO	YTRE		f	Australia/Sydney	AU	-31.89	152.51	Taree	Taree Airport
TRQ	SBTK		f	America/Rio_Branco	BR	-8.16	-70.78	Tarauaca	Tarauaca Airport
TRR	VCCT		f	Asia/Colombo	LK	8.54	81.18	Trincomalee	China-Bay Airport
TRS	LIPQ		f	Europe/Rome	IT	45.83	13.47	Trieste	Trieste / Ronchi Dei Legionari
TRT	WAFB		c	Asia/Makassar	ID	-3.19	119.92	Toraja	Toraja Airport
TRU	SPRU		s	America/Lima	PE	-8.08	-79.11	Trujillo	Capitan FAP Carlos Martinez De Pinillos International Airport
TRV	VOTV		s	Asia/Kolkata	IN	8.48	76.92	Trivandrum	Trivandrum International Airport
TRW	NGTA		s	Pacific/Tarawa	KI	1.38	173.15	Tarawa	Bonriki International Airport
TRX	KTRX		f	America/Chicago	US	40.08	-93.59	Trenton	Trenton Municipal Airport
TRY	HUTO		f	Africa/Kampala	UG	0.68	34.17	Tororo	Tororo Airport
TRZ	VOTR		s	Asia/Kolkata	IN	10.77	78.71	Tiruchirappally	Tiruchirapally Civil Airport Airport
TSA	RCSS	TPE	s	Asia/Taipei	TW	25.07	121.55	Taipei City	Taipei Songshan Airport
TSB	FYTM		f	Africa/Windhoek	NA	-19.26	17.73	Tsumeb	Tsumeb Airport
TSC	SETH		f	America/Guayaquil	EC	-2.38	-77.50	Taisha	Taisha Airport
TSE		NQZ	c	Asia/Almaty	KZ	51.02	71.47	Nur-Sultan	Astana Nursultan Nazarbayev International Airport
TSF	LIPH	VCE	f	Europe/Rome	IT	45.65	12.19	Treviso	Treviso / Sant'Angelo Airport
TSG	KTSG		f	America/Anchorage	US	63.37	-143.33	Tanacross	Tanacross Airport
TSH	FZUK		f	Africa/Lubumbashi	CD	-6.44	20.79	Tshikapa	Tshikapa Airport
TSJ	RJDT		s	Asia/Tokyo	JP	34.28	129.33	Tsushima	Tsushima Airport
TSL	MMTN		f	America/Mexico_City	MX	22.04	-98.81	Tamuin	Tamuin Airport
TSM	KSKX		f	America/Denver	US	36.45	-105.67	Taos	Taos Regional Airport
TSN	ZBTJ		s	Asia/Shanghai	CN	39.12	117.35	Tianjin	Tianjin Binhai International Airport
TSP	KTSP		f	America/Los_Angeles	US	35.13	-118.44	Tehachapi	Tehachapi Municipal Airport
TSQ	SSTE		f	America/Sao_Paulo	BR	-29.41	-49.81	Torres	Torres Airport
TSR	LRTR		s	Europe/Bucharest	RO	45.81	21.34	Timisoara	Timisoara Traian Vuia Airport
TST	VTST		f	Asia/Bangkok	TH	7.51	99.62	Trang	Trang Airport
TSU	NGTS		f	Pacific/Tarawa	KI	-1.47	175.06	Tabiteuea South	Tabiteuea South Airport
TSV	YBTL		s	Australia/Brisbane	AU	-19.25	146.76	Townsville	Townsville Airport
TSX	WALT		f	Asia/Makassar	ID	-0.09	117.45	Santan	Tanjung Santan Airport
TSY	WICM		f	Asia/Jakarta	ID	-7.35	108.25	Tasikmalaya	Cibeureum Airport
TSZ	ZMTG		c	Asia/Ulaanbaatar	MN	47.50	101.50	Tsetserleg	Tsetserleg
TTA	GMAT		f	Africa/Casablanca	MA	28.45	-11.16	Tan Tan	Tan Tan Airport
TTB	LIET		f	Europe/Rome	IT	39.92	9.68	Arbatax	Tortoli' / Arbatax Airport
TTC	SCTT		f	America/Santiago	CL	-25.56	-70.38	Taltal	Las Breas Airport
TTD	KTTD	PDX	f	America/Los_Angeles	US	45.55	-122.40	Portland	Portland-Troutdale Airport
TTE	WAMT		s	Asia/Jayapura	ID	0.83	127.38	Sango-Ternate Island	Sultan Khairun Babullah Airport
TTG	SAST		f	America/Argentina/Salta	AR	-22.62	-63.79	Tartagal	General Enrique Mosconi Airport
TTH	OOTH		f	Asia/Muscat	OM	17.67	54.02	Thumrait	Thumrait Air Base
TTI	NTTE		f	Pacific/Tahiti	PF	-17.01	-149.59	Tetiaroa	Tetiaroa Airport
TTJ	RJOR		f	Asia/Tokyo	JP	35.53	134.17	Tottori	Tottori Airport
TTL	NFUL		c	Pacific/Fiji	FJ	-16.96	177.37	Nanuya Levu Island	Turtle Island Seaplane Base
TTM	SQUJ		c	America/Bogota	CO	5.72	-72.10	Tablón de Tamará	Tablón de Tamará Airport
TTN	KTTN	PHL	s	America/New_York	US	40.28	-74.81	Trenton	Trenton Mercer Airport
TTO	KBTN		f	America/Chicago	US	45.82	-97.74	Britton	Britton Municipal Airport
TTQ	MRAO		f	America/Costa_Rica	CR	10.57	-83.51	Roxana	Aerotortuguero Airport
TTR	WAWT		c	Asia/Makassar	ID	-3.05	119.82	Kabupaten Tana Toraja	Pongtiku Airport
TTS	FMNT		f	Indian/Antananarivo	MG	-16.75	47.62	Tsaratanana	Tsaratanana Airport
TTT	RCFN		f	Asia/Taipei	TW	22.75	121.10	Taitung City	Taitung Airport
TTU	GMTN		f	Africa/Casablanca	MA	35.59	-5.32	Saniat Rmel	Saniat Rmel Airport
TTX	YTST		s	Australia/Perth	AU	-14.09	126.38	Truscott Mungalalu	Truscott Mungalalu Airport
TUA	SETU		f	America/Guayaquil	EC	0.81	-77.71	Tulcan	Teniente Coronel Luis a Mantilla Airport
TUB	NTAT		s	Pacific/Tahiti	PF	-23.37	-149.52	Tubuai	Tubuai Airport
TUC	SANT		f	America/Argentina/Tucuman	AR	-26.84	-65.10	San Miguel de Tucuman	Teniente Benjamin Matienzo Airport
TUD	GOTT		f	Africa/Dakar	SN	13.74	-13.65	Tambacounda	Tambacounda Airport
TUF	LFOT		f	Europe/Paris	FR	47.43	0.73	Tours	Tours-Val-de-Loire Airport
TUG	RPUT		f	Asia/Manila	PH	17.64	121.73	Tuguegarao City	Tuguegarao Airport
TUH	KAYX	THA	c	America/Chicago	US	35.40	-86.08	Tullahoma	Arnold Air Force Base
TUI	OETR		f	Asia/Riyadh	SA	31.69	38.73	Turaif	Turaif Domestic Airport
TUJ	HAMJ		f	Africa/Addis_Ababa	ET	5.83	35.53	Maji	Tume Airport
TUK	OPTU		f	Asia/Karachi	PK	25.99	63.03	Turbat	Turbat International Airport
TUL	KTUL		s	America/Chicago	US	36.20	-95.89	Tulsa	Tulsa International Airport
TUM	YTMU		f	Australia/Sydney	AU	-35.26	148.24	Tumut	Tumut Airport
TUN	DTTA		s	Africa/Tunis	TN	36.85	10.23	Tunis	Tunis Carthage International Airport
TUO	NZAP		f	Pacific/Auckland	NZ	-38.74	176.08	Taupo	Taupo Airport
TUP	KTUP		f	America/Chicago	US	34.27	-88.77	Tupelo	Tupelo Regional Airport
TUQ	DFOT		f	Africa/Ouagadougou	BF	13.07	-3.07	Tougan	Tougan Airport
TUR	SBTU		f	America/Belem	BR	-3.79	-49.72	Tucurui	Tucurui Airport
TUS	KTUS		s	America/Phoenix	US	32.12	-110.94	Tucson	Tucson International Airport
TUU	OETB		s	Asia/Riyadh	SA	28.37	36.62	Tabuk	Tabuk Airport
TUV	SVTC		f	America/Caracas	VE	9.09	-62.09	Tucupita	Tucupita Airport
TUY	MMTU		c	America/Cancun	MX	20.23	-87.44	Tulum	Tulum Naval Air Station
TVA	FMMR		f	Indian/Antananarivo	MG	-17.85	44.92	Morafenobe	Morafenobe Airport
TVC	KTVC		s	America/New_York	US	44.74	-85.58	Traverse City	Cherry Capital Airport
TVF	KTVF		f	America/Chicago	US	48.07	-96.18	Thief River Falls	Thief River Falls Regional Airport
TVI	KTVI		f	America/New_York	US	30.90	-83.88	Thomasville	Thomasville Regional Airport
TVL	KTVL		s	America/Los_Angeles	US	38.89	-120.00	South Lake Tahoe	Lake Tahoe Airport
TVS	ZBSN		f	Asia/Shanghai	CN	39.72	118.00	Tangshan	Tangshan Sannühe Airport
TVT	UTTP	TAS	c	Asia/Tashkent	UZ	41.31	69.39	Tashkent	Tashkent Eastern Airport
TVU	NFNM		s	Pacific/Fiji	FJ	-16.69	-179.88	Matei	Matei Airport
TVY	VYDW		s	Asia/Yangon	MM	14.10	98.20	Dawei	Dawei Airport
TWA	KA63		s	America/Anchorage	US	59.07	-160.28	Twin Hills	Twin Hills Airport
TWB	YTWB		f	Australia/Brisbane	AU	-27.54	151.92	Toowoomba	Toowoomba Airport
TWC	ZWTS		s	Asia/Shanghai	CN	39.89	79.23	Tumxuk	Tumxuk Tangwangcheng Airport
TWD	K0S9		f	America/Los_Angeles	US	48.05	-122.81	Port Townsend	Jefferson County International Airport
TWE	AK49		f	America/Nome	US	65.68	-164.80	Taylor	Taylor Airport
TWF	KTWF		f	America/Boise	US	42.48	-114.49	Twin Falls	Joslin Field/Magic Valley Regional Airport
TWH		AVX	c	America/Los_Angeles	US	33.43	-118.51	Avalon	Two Harbors Amphibious Terminal Seaplane Base
TWT			c	Asia/Manila	PH	5.05	119.74	Bongao	Sanga Sanga Airport
TWU	WBKW		s	Asia/Kuala_Lumpur	MY	4.32	118.13	Tawau	Tawau Airport
TWY	AYTW		c	Pacific/Port_Moresby	PG	-7.45	146.10	Tawa	Tawa
TWZ	NZUK	MON	f	Pacific/Auckland	NZ	-44.23	170.12	Twitzel	Pukaki Airport
TXC	UMIO		c	Europe/Minsk	BY	54.44	30.30	Orsha	Orsha Airport
TXE	WITK		c	Asia/Jakarta	ID	4.72	96.85	Takengon	Takengon Rembele Airport
TXF	SNTF		f	America/Bahia	BR	-17.52	-39.67	Teixeira de Freitas	Teixeira de Freitas Airport
TXG	RCLG	RMQ	f	Asia/Taipei	TW	24.19	120.65	Taichung City	Taichung Airport
TXK	KTXK		f	America/Chicago	US	33.45	-93.99	Texarkana	Texarkana Regional-Webb Field
TXL	EDDT	BER	f	Europe/Berlin	DE	52.56	13.29	Berlin	Berlin-Tegel International Airport
TXM	WAST		f	Asia/Jayapura	ID	-1.44	132.02	Atinjoe-Papua Island	Teminabuan Airport
TXN	ZSTX		s	Asia/Shanghai	CN	29.73	118.26	Huangshan	Tunxi International Airport
TXR	YTNB		c	Australia/Brisbane	AU	-25.85	141.93	Tanbar Station	Tanbar Airport
TXU	DITB		f	Africa/Abidjan	CI	4.44	-7.36	Tabou	Tabou Airport
TYA	UUBT		c	Europe/Moscow	RU	54.24	37.60	Tula	Tula Klokovo Air Base
TYB	YTIB		f	Australia/Sydney	AU	-29.45	142.06	Tibooburra	Tibooburra Airport
TYD	UHBW		f	Asia/Yakutsk	RU	55.28	124.78	Tynda	Tynda Airport
TYE	KTYE		f	America/Anchorage	US	61.08	-151.14	Tyonek	Tyonek Airport
TYF	ESST		f	Europe/Stockholm	SE	60.16	12.99	Torsby	Torsby Airport
TYG	YTHY		f	Australia/Brisbane	AU	-26.08	143.47	Thylungra	Thylungra Airport
TYL	SPYL		f	America/Lima	PE	-4.58	-81.25	Capitan Montes	Capitan Montes Airport
TYM	MYES		f	America/Nassau	BS	24.17	-76.44	Staniel Cay	Staniel Cay Airport
TYN	ZBYN		s	Asia/Shanghai	CN	37.75	112.63	Taiyuan	Taiyuan Wusu Airport
TYP	YTMY		f	Australia/Darwin	AU	-22.26	137.95	Tobermorey	Tobermorey Airport
TYR	KTYR		f	America/Chicago	US	32.35	-95.40	Tyler	Tyler Pounds Regional Airport
TYS	KTYS		s	America/New_York	US	35.81	-83.99	Knoxville	Mc Ghee Tyson Airport
TYT	SUTR		f	America/Montevideo	UY	-33.20	-54.35	Treinta y Tres	Treinta y Tres Airport
TYZ	KTYL		f	America/Phoenix	US	34.45	-110.12	Taylor	Taylor Airport
TZA	MZBE	BZE	c	America/Belize	BZ	17.52	-88.19	Belize City	Belize City Municipal Airport
TZC	KCFS		f	America/Detroit	US	43.46	-83.45	Caro	Tuscola Area Airport
TZL	LQTZ		f	Europe/Sarajevo	BA	44.46	18.72	Tuzla	Tuzla International Airport
TZN			c	America/Nassau	BS	24.16	-77.58	South Andros	South Andros Airport
TZR	LHTA		f	Europe/Budapest	HU	46.39	17.92	Taszar	Taszar Air Base
TZX	LTCG		s	Europe/Istanbul	TR	41.00	39.79	Trabzon	Trabzon International Airport
UAB	LTAG	ADA	f	Europe/Istanbul	TR	37.00	35.43	Adana	Incirlik Air Base
UAE	AYAE		c	Pacific/Port_Moresby	PG	-6.23	144.70	Mount Aue	Mount Aue
UAH	NTMU		f	Pacific/Marquesas	PF	-8.94	-139.55	Ua Huka	Ua Huka Airport
UAI	WPDB		f	Asia/Dili	TL	-9.30	125.29	Suai	Suai Airport
UAK	BGBW		s	America/Nuuk	GL	61.16	-45.43	Narsarsuaq	Narsarsuaq Airport
UAL	FNUA		f	Africa/Luanda	AO	-10.72	22.23	Luau	Luau Airport
UAM	PGUA	GUM	f	Pacific/Guam	GU	13.58	144.93	Yigo	Andersen Afb Airport
UAP	NTMP		f	Pacific/Marquesas	PF	-9.35	-140.08	Ua Pou	Ua Pou Airport
UAQ	SANU		f	America/Argentina/San_Juan	AR	-31.57	-68.42	San Juan	Domingo Faustino Sarmiento Airport
UAR	GMFB		f	Africa/Casablanca	MA	32.51	-1.98	Bouarfa	Bouarfa Airport
UAS	HKSB		s	Africa/Nairobi	KE	0.53	37.53	Samburu South	Samburu South Airport
UAX	MGUX		c	America/Guatemala	GT	17.39	-89.63	Uaxactún	Uaxactun Airport
UBA	SBUR		f	America/Sao_Paulo	BR	-19.76	-47.97	Uberaba	Mario de Almeida Franco Airport
UBB	YMAA		s	Australia/Brisbane	AU	-9.95	142.18	Mabuiag Island	Mabuiag Island Airport
UBJ	RJDC		f	Asia/Tokyo	JP	33.93	131.28	Ube	Yamaguchi Ube Airport
UBN	ZMCK	ULN	s	Asia/Ulaanbaatar	MN	47.65	106.82	Ulaanbaatar	Chinggis Khaan International Airport
UBP	VTUU		s	Asia/Bangkok	TH	15.25	104.87	Ubon Ratchathani	Ubon Ratchathani Airport
UBR	WAJU		f	Asia/Jayapura	ID	-3.67	140.85	Ubrub-Papua Island	Ubrub Airport
UBS	KUBS		f	America/Chicago	US	33.47	-88.38	Columbus	Columbus-Lowndes County Airport
UBT	SDUB		f	America/Sao_Paulo	BR	-23.44	-45.08	Ubatuba	Ubatuba Airport
UBU	YKAL		f	Australia/Perth	AU	-14.29	126.63	Kalumburu	Kalumburu Airport
UCA	KUCA		c	America/New_York	US	43.15	-75.38	Utica	Oneida County Airport
UCB	ZBUC		f	Asia/Shanghai	CN	41.13	113.11	Ulanqab	Ulanqab Jining Airport
UCC	KUCC	DRA	c	America/Los_Angeles	US	36.93	-116.01	Mercury	Yucca Airstrip
UCE	K4R7		f	America/Chicago	US	30.47	-92.42	Eunice	Eunice Airport
UCK	UKLC		f	Europe/Kyiv	UA	50.68	25.49	Lutsk	Lutsk Airport
UCN	GLBU		f	Africa/Monrovia	LR	5.17	-9.28	Buchanan	Buchanan Airport
UCT	UUYH		f	Europe/Moscow	RU	63.57	53.80	Ukhta	Ukhta Airport
UCY	KUCY		f	America/Chicago	US	36.38	-88.99	Union City	Everett-Stewart Regional Airport
UCZ	SPIZ		f	America/Lima	PE	-8.47	-76.35	Uchiza	Uchiza Airport
UDA	YUDA		f	Australia/Brisbane	AU	-18.20	144.60	Undara	Undara Airport
UDD	KUDD	PSP	s	America/Los_Angeles	US	33.75	-116.27	Palm Springs	Bermuda Dunes Airport
UDE	EHVK		f	Europe/Amsterdam	NL	51.66	5.71	Uden	Volkel Air Base
UDI	SBUL		s	America/Sao_Paulo	BR	-18.88	-48.23	Uberlandia	Ten. Cel. Aviador Cesar Bombonato Airport
UDJ	UKLU		f	Europe/Uzhgorod	UA	48.63	22.26	Uzhhorod	Uzhhorod International Airport
UDN	LIPD		c	Europe/Rome	IT	46.03	13.18	Udine	Udine-Campoformido Airport
UDO			c	Asia/Vientiane	LA	19.13	103.80	Udomxay	Udomxay
UDR	VAUD		f	Asia/Kolkata	IN	24.62	73.90	Udaipur	Maharana Pratap Airport
UEE	YQNS		f	Australia/Hobart	AU	-42.08	145.53	Queenstown	Queenstown Airport
UEL	FQQL		f	Africa/Maputo	MZ	-17.86	36.87	Quelimane	Quelimane Airport
UEN	USDU		f	Asia/Yekaterinburg	RU	65.96	78.44	Urengoy	Urengoy Airport
UEO	ROKJ		f	Asia/Tokyo	JP	26.36	126.71	Kumejima	Kumejima Airport
UES	KUES		f	America/Chicago	US	43.04	-88.24	Waukesha	Waukesha County Airport
UET	OPQT		f	Asia/Karachi	PK	30.25	66.94	Quetta	Quetta International Airport
UFA	UWUU		s	Asia/Yekaterinburg	RU	54.56	55.87	Ufa	Ufa International Airport
UGA	ZMBN		f	Asia/Ulaanbaatar	MN	48.85	103.48	Bulgan	Bulgan Airport
UGB	KUGB	PIP	s	America/Anchorage	US	57.43	-157.74	Pilot Point	Ugashik Bay Airport
UGC	UZNU		f	Asia/Samarkand	UZ	41.58	60.64	Urgench	Urgench Airport
UGI			c	America/Anchorage	US	57.73	-153.32	Uganik Island	San Juan Uganik Seaplane Base
UGL	SCGC		s	Antarctica/Palmer	AQ	-79.78	-83.32	Antartica	Union Glacier Blue-Ice Runway
UGN	KUGN		f	America/Chicago	US	42.42	-87.87	Chicago	Waukegan Ntl Airport
UGO	FNUG		f	Africa/Luanda	AO	-7.60	15.03	Uige	Uige Airport
UGS	K9A8		f	America/Anchorage	US	57.52	-157.40	Ugashik	Ugashik Airport
UGT	ZMBR		f	Asia/Ulaanbaatar	MN	43.75	104.11	Umnugobitour	Bulagtai Resort Airport
UGU	WABV		c	Asia/Jayapura	ID	-3.73	137.00	Zugapa	Zugapa Airport
UHE	LKKU		f	Europe/Prague	CZ	49.03	17.44	Uherske Hradiste	Kunovice Airport
UIB	SKUI		s	America/Bogota	CO	5.69	-76.64	Quibdo	El Carano Airport
UIH	VVPC		s	Asia/Ho_Chi_Minh	VN	13.96	109.04	Quy Nohn	Phu Cat Airport
UII	MHUT		f	America/Tegucigalpa	HN	16.11	-86.88	Utila Island	Utila Airport
UIK	UIBS		f	Asia/Irkutsk	RU	58.14	102.56	Ust-Ilimsk	Ust-Ilimsk Airport
UIL	KUIL		f	America/Los_Angeles	US	47.94	-124.56	Quillayute	Quillayute Airport
UIN	KUIN		f	America/Chicago	US	39.94	-91.19	Quincy	Quincy Regional-Baldwin Field
UIO	SEQM		s	America/Guayaquil	EC	-0.13	-78.36	Quito	Nuevo Aeropuerto Internacional Mariscal Sucre
UIP	LFRQ		f	Europe/Paris	FR	47.98	-4.17	Quimper	Quimper-Cornouaille Airport
UIQ	NVVQ		f	Pacific/Efate	VU	-17.54	168.44	Quion Hill	Quion Hill Airport
UIR	YQDI		f	Australia/Sydney	AU	-31.49	150.51	Quirindi	Quirindi Airport
UJN	RKTL		c	Asia/Seoul	KR	36.78	129.46	Uljin-gun	Uljin Airport
UJU	ZKUJ		c	Asia/Pyongyang	KP	40.15	124.50	Uiju County	Uiju Airport
UKA	HKUK		f	Africa/Nairobi	KE	-4.29	39.57	Ukunda	Ukunda Airstrip
UKB	RJBE	OSA	s	Asia/Tokyo	JP	34.63	135.22	Kobe	Kobe Airport
UKE	VEUK		c	Asia/Kolkata	IN	20.09	83.18	Utkela	Utkela Airport
UKG	UEBT		f	Asia/Vladivostok	RU	70.01	135.65	Ust-Kuyga	Ust-Kuyga Airport
UKH	OOMK		c	Asia/Muscat	OM	19.39	56.40	Mukhaizna	Mukhaizna Airport
UKI	KUKI		f	America/Los_Angeles	US	39.13	-123.20	Ukiah	Ukiah Municipal Airport
UKK	UASK		f	Asia/Almaty	KZ	50.04	82.49	Ust Kamenogorsk	Ust-Kamennogorsk Airport
UKN	KY01		f	America/Chicago	US	43.28	-91.47	Waukon	Waukon Municipal Airport
UKR	OYMS		c	Asia/Aden	YE	13.93	45.68	Mukeiras	Mukeiras Airport
UKS	URFB		f	Europe/Simferopol	UA	44.69	33.57	Sevastopol	Sevastopol International Airport
UKT	KUKT		f	America/New_York	US	40.44	-75.38	Quakertown	Quakertown Airport
UKU	AYNU		f	Pacific/Port_Moresby	PG	-3.68	142.48	Nuku	Nuku Airport
UKX	UITT		f	Asia/Irkutsk	RU	56.86	105.73	Ust-Kut	Ust-Kut Airport
ULA	SAWJ		f	America/Argentina/Rio_Gallegos	AR	-49.31	-67.80	San Julian	Capitan D Daniel Vazquez Airport
ULB	NVSU		f	Pacific/Efate	VU	-16.33	168.30	Ambryn Island	Ulei Airport
ULC	SCTI	SCL	c	America/Santiago	CL	-33.50	-70.67	Santiago	Los Cerrillos Airport
ULD	FAUL		f	Africa/Johannesburg	ZA	-28.32	31.42	Ulundi	Prince Mangosuthu Buthelezi Airport
ULG	ZMUL		f	Asia/Hovd	MN	48.99	89.92	Ulgii Mongolei	Ulgii Mongolei Airport
ULH	OEAO		c	Asia/Riyadh	SA	26.49	38.11	Al-`Ula	Prince Abdul Majeed bin Abdulaziz Domestic Airport
ULK	UERL		f	Asia/Yakutsk	RU	60.72	114.83	Lensk	Lensk Airport
ULL	EGZU		c	Europe/London	GB	56.42	-6.33	Glenforsa	Glenforsa Airfield
ULM	KULM		f	America/Chicago	US	44.32	-94.50	New Ulm	New Ulm Municipal Airport
ULN	ZMUB		f	Asia/Ulaanbaatar	MN	47.84	106.77	Ulan Bator	Buyant-Ukhaa International Airport
ULO	ZMUG		f	Asia/Hovd	MN	49.97	92.08	Ulaangom	Ulaangom Airport
ULP	YQLP		s	Australia/Brisbane	AU	-26.61	144.25	Quilpie	Quilpie Airport
ULQ	SKUL		f	America/Bogota	CO	4.09	-76.24	Tulua	Farfan Airport
ULU	HUGU		f	Africa/Kampala	UG	2.81	32.27	Gulu	Gulu Airport
ULV	UWLL	ULY	f	Europe/Samara	RU	54.27	48.23	Ulyanovsk	Ulyanovsk Baratayevka Airport
ULX	FAUS		f	Africa/Johannesburg	ZA	-24.79	31.35	Ulusaba	Ulusaba Airport
ULY	UWLW		f	Europe/Ulyanovsk	RU	54.40	48.80	Ulyanovsk	Ulyanovsk East Airport
ULZ	ZMDN		c	Asia/Hovd	MN	47.71	96.53	Uliastay	Donoi Airport
UMA	MUMA		f	America/Havana	CU	20.25	-74.15	Maisi	Punta de Maisi Airport
UMC	AYUC		c	Pacific/Port_Moresby	PG	-7.02	146.00	Umba	Umba Airport
UME	ESNU		f	Europe/Stockholm	SE	63.79	20.28	Umea	Umea Airport
UMI	SPIL		f	America/Lima	PE	-13.23	-70.75	Quince Mil	Quince Air Base
UMM	PAST		f	America/Anchorage	US	63.33	-149.13	Summit	Summit Airport
UMR	YPWR		f	Australia/Adelaide	AU	-31.14	136.82	Woomera	Woomera Airfield
UMS	UEMU		f	Asia/Yakutsk	RU	60.36	134.44	Ust-Maya	Ust-Maya Airport
UMT	PAUM		f	America/Anchorage	US	69.37	-152.13	Umiat	Umiat Airport
UMU	SSUM		f	America/Sao_Paulo	BR	-23.80	-53.31	Umuarama	Umuarama Airport
UMY	UKHS		f	Europe/Kyiv	UA	50.86	34.76	Sumy	Sumy Airport
UMZ	KMEZ		s	America/Chicago	US	34.55	-94.20	Mena	Mena Intermountain Municipal Airport
UNA	SBTC		f	America/Bahia	BR	-15.36	-39.00	Una	Hotel Transamerica Airport
UND	OAUZ		f	Asia/Kabul	AF	36.67	68.91	Konduz	Konduz Airport
UNE	FXQN		f	Africa/Maseru	LS	-30.11	28.67	Qacha's Nek	Qacha's Nek Airport
UNG	AYKI		s	Pacific/Port_Moresby	PG	-6.13	141.28	Kiunga	Kiunga Airport
UNI	TVSU		f	America/St_Vincent	VC	12.60	-61.41	Union Island	Union Island International Airport
UNK	PAUN		s	America/Anchorage	US	63.89	-160.80	Unalakleet	Unalakleet Airport
UNN	VTSR		f	Asia/Bangkok	TH	9.78	98.59	Ranong	Ranong Airport
UNR	ZMUH		c	Asia/Ulaanbaatar	MN	47.32	110.70	Underkhaan	Underkhaan
UNT	EGPW		f	Europe/London	GB	60.75	-0.85	Shetland Islands	Unst Airport
UNU	KUNU		f	America/Chicago	US	43.43	-88.70	Juneau	Dodge County Airport
UOA	NTTX		s	Pacific/Tahiti	PF	-21.87	-138.92	Mururoa Atoll	Mururoa Atoll Airport
UOL	WAMY		f	Asia/Makassar	ID	1.16	121.43	Buol-Celebes Island	Buol Airport
UON			c	Asia/Vientiane	LA	20.82	102.00	Muong Sai	Muong Sai
UOS	KUOS		f	America/Chicago	US	35.21	-85.90	Sewanee	Franklin County Airport
UOX	KUOX		f	America/Chicago	US	34.38	-89.54	Oxford	University-Oxford Airport
UPA			c	America/Havana	CU	22.38	-78.82	Punta Alegre	Punta Alegre Airport
UPB	MUPB	HAV	f	America/Havana	CU	23.03	-82.58	Havana	Playa Baracoa Airport
UPG	WAAA		s	Asia/Makassar	ID	-5.06	119.55	Ujung Pandang-Celebes Island	Hasanuddin International Airport
UPL	MRUP		f	America/Costa_Rica	CR	10.89	-85.02	Upala	Upala Airport
UPN	MMPN		f	America/Mexico_City	MX	19.40	-102.04	Licenciado y General Ignacio Lopez Rayon	Licenciado y General Ignacio Lopez Rayon Airport
UPP	PHUP		f	Pacific/Honolulu	US	20.27	-155.86	Hawi	Upolu Airport
UPV	EGDJ		f	Europe/London	GB	51.29	-1.78	Upavon	Upavon Aerodrome
UQE			c	America/Anchorage	US	58.87	-158.47	Queen	Queen Airport
URA	UARR		f	Asia/Oral	KZ	51.15	51.54	Uralsk	Oral Ak Zhol International Airport
URC	ZWWW		s	Asia/Shanghai	CN	43.91	87.47	Urumqi	Urumqi Diwopu International Airport
URD	EDQE		f	Europe/Berlin	DE	49.79	11.13	Ebermannstadt	Burg Feuerstein Airport
URE	EEKE		f	Europe/Tallinn	EE	58.23	22.51	Kuressaare	Kuressaare Airport
URG	SBUG		f	America/Sao_Paulo	BR	-29.78	-57.04	Uruguaiana	Rubem Berta Airport
URI	SKUB		c	America/Bogota	CO	3.24	-74.35	Uribe	Uribe
URJ	USHU		f	Asia/Yekaterinburg	RU	60.10	64.83	Uray	Uray Airport
URM	SVUM		f	America/Caracas	VE	5.33	-62.77	Uriman	Uriman Airport
URN	OAOG		c	Asia/Kabul	AF	32.93	69.16	Urgun	Urgun Airport
URO	LFOP		f	Europe/Paris	FR	49.38	1.17	Rouen	Rouen Airport
URR	SKUR		f	America/Bogota	CO	6.33	-76.14	Urrao	Urrao Airport
URS	UUOK		f	Europe/Moscow	RU	51.75	36.30	Kursk	Kursk East Airport
URT	VTSB		s	Asia/Bangkok	TH	9.13	99.14	Surat Thani	Surat Thani Airport
URU	AYUE		c	Pacific/Port_Moresby	PG	-9.50	148.60	Uroubi	Uroubi
URY	OEGT		f	Asia/Riyadh	SA	31.41	37.28	Guriat	Guriat Domestic Airport
URZ	OARG		c	Asia/Kabul	AF	32.90	66.62	Uruzgan	Uruzgan
USA	KJQF		f	America/New_York	US	35.39	-80.71	Concord	Concord-Padgett Regional Airport
USC	K35A		f	America/New_York	US	34.69	-81.64	Union	Union County, Troy Shelton Field
USH	SAWH		s	America/Argentina/Ushuaia	AR	-54.84	-68.30	Ushuahia	Malvinas Argentinas Airport
USI	SYMB		f	America/Guyana	GY	8.20	-59.78	Mabaruma	Mabaruma Airport
USJ	UAAL		f	Asia/Almaty	KZ	46.19	80.83	Usharal	Usharal Airport
USK	UUYS		f	Europe/Moscow	RU	66.00	57.37	Usinsk	Usinsk Airport
USL	YUSL		f	Australia/Perth	AU	-26.17	113.40	Useless Loop	Useless Loop Airport
USM	VTSM		s	Asia/Bangkok	TH	9.55	100.06	Na Thon	Samui Airport
USN	RKPU		s	Asia/Seoul	KR	35.59	129.35	Ulsan	Ulsan Airport
USQ	LTBO		f	Europe/Istanbul	TR	38.68	29.47	Uşak	Uşak Airport
USR	UEMT		f	Asia/Vladivostok	RU	64.55	143.12	Ust-Nera	Ust-Nera Airport
USS	MUSS		f	America/Havana	CU	21.97	-79.44	Sancti Spiritus	Sancti Spiritus Airport
UST	KSGJ		f	America/New_York	US	29.96	-81.34	St Augustine	St Augustine Airport
USU	RPVV		s	Asia/Manila	PH	12.12	120.10	Coron	Francisco B. Reyes Airport
UTA	FVMU		f	Africa/Harare	ZW	-19.00	32.63	Mutare	Mutare Airport
UTB	YMTB		f	Australia/Brisbane	AU	-22.58	144.53	Muttaburra	Muttaburra Airport
UTC	EHSB		c	Europe/Amsterdam	NL	52.13	5.28	Utrecht	Soesterberg Air Base
UTD	YNUT		c	Australia/Darwin	AU	-15.83	134.20	Nutwood Downs	Nutwood Downs
UTE	FABU		c	Africa/Johannesburg	ZA	-32.38	28.07	Butterworth	Butterworth Airport
UTG	FXQG		f	Africa/Maseru	LS	-30.41	27.69	Quthing	Quthing Airport
UTH	VTUD		s	Asia/Bangkok	TH	17.39	102.79	Udon Thani	Udon Thani Airport
UTI	EFUT		f	Europe/Helsinki	FI	60.90	26.94	Utti	Utti Air Base
UTM	KUTA		f	America/Chicago	US	34.69	-90.35	Tunica	Tunica Municipal Airport
UTN	FAUP		s	Africa/Johannesburg	ZA	-28.40	21.26	Upington	Pierre Van Ryneveld Airport
UTO	PAIM		f	America/Anchorage	US	65.99	-153.70	Utopia Creek	Indian Mountain Lrrs Airport
UTP	VTBU		f	Asia/Bangkok	TH	12.68	101.00	Rayong	U-Tapao International Airport
UTR	VTPU		f	Asia/Bangkok	TH	17.62	100.10	Uttaradit	Uttaradit Airport
UTS	UUYX		f	Europe/Moscow	RU	65.44	52.20	Ust-Tsylma	Ust-Tsylma Airport
UTT	FAUT		s	Africa/Johannesburg	ZA	-31.55	28.67	Mthatha	K. D. Matanzima Airport
UTW	FAQT		f	Africa/Johannesburg	ZA	-31.92	26.88	Queenstown	Queenstown Airport
UUA	UWKB		f	Europe/Moscow	RU	54.64	52.80	Bugulma	Bugulma Airport
UUD	UIUU		s	Asia/Irkutsk	RU	51.81	107.44	Ulan Ude	Ulan-Ude Airport (Mukhino)
UUK	PAKU		f	America/Anchorage	US	70.33	-149.60	Kuparuk	Ugnu-Kuparuk Airport
UUN	ZMBU		f	Asia/Choibalsan	MN	46.66	113.28	Baruun Urt	Baruun Urt Airport
UUS	UHSS		s	Asia/Vladivostok	RU	46.89	142.72	Yuzhno-Sakhalinsk	Yuzhno-Sakhalinsk Airport
UVA	KUVA		f	America/Chicago	US	29.21	-99.74	Uvalde	Garner Field
UVE	NWWV		s	Pacific/Noumea	NC	-20.64	166.57	Ouvea	Ouvea Airport
UVF	TLPL	SLU	f	America/St_Lucia	LC	13.73	-60.95	Vieux Fort	Hewanorra International Airport
UVI			c	America/Sao_Paulo	BR	-26.23	-51.07	União da Vitória	União da Vitória Airport
UVL	HEKG		f	Africa/Cairo	EG	25.47	30.59	El Kharga	El Kharga Airport
UWA	MA53		f	America/New_York	US	42.28	-72.21	Ware	Ware Airport
UYL	HSNN		f	Africa/Khartoum	SD	12.05	24.96	Nyala	Nyala Airport
UYN	ZLYL		s	Asia/Shanghai	CN	38.27	109.73	Yulin	Yulin Airport
UYU	SLUY		f	America/La_Paz	BO	-20.45	-66.85	Quijarro	Uyuni Airport
UZC	LYUZ		f	Europe/Belgrade	RS	43.90	19.70	Uzice	Ponikve Airport
UZR	UASU		c	Asia/Almaty	KZ	47.09	81.66	Urzhar	Urzhar Airport
UZU	SATU		f	America/Argentina/Cordoba	AR	-29.77	-57.98	Curuzu Cuatia	Curuzu Cuatia Airport
VAA	EFVA		f	Europe/Helsinki	FI	63.05	21.76	Vaasa	Vaasa Airport
VAC	EDWU		f	Europe/Berlin	DE	52.91	8.04	Cloppenburg	Varrelbusch Airport
VAD	KVAD	VLD	f	America/New_York	US	30.97	-83.19	Valdosta	Moody Afb Airport
VAF	LFLU		f	Europe/Paris	FR	44.92	4.97	Valence	Valence-Chabeuil Airport
VAG	SBVG		f	America/Sao_Paulo	BR	-21.59	-45.47	Varginha	Major Brigadeiro Trompowsky Airport
VAH	SLVG		f	America/La_Paz	BO	-18.48	-64.10	Vallegrande	Capitan Av. Vidal Villagomez Toledo Airport
VAI	AYVN		f	Pacific/Port_Moresby	PG	-2.70	141.30	Vanimo	Vanimo Airport
VAK	PAVA		s	America/Anchorage	US	61.54	-165.60	Chevak	Chevak Airport
VAL	SNVB		f	America/Fortaleza	BR	-13.30	-38.99	Valenca	Valenca Airport
VAM	VRMV		f	Indian/Maldives	MV	3.47	72.83	Maamigili	Villa International Airport
VAN	LTCI		s	Europe/Istanbul	TR	38.47	43.33	Van	Van Ferit Melen Airport
VAO	AGGV		f	Pacific/Guadalcanal	SB	-7.59	158.73	Suavanao	Suavanao Airport
VAP	SCRD		f	America/Santiago	CL	-33.07	-71.56	Vina del Mar	Rodelillo Airport
VAQ	UNIW		c	Asia/Krasnoyarsk	RU	60.36	102.31	Vanavara	Vanavara Airport
VAR	LBWN		s	Europe/Sofia	BG	43.23	27.83	Varna	Varna Airport
VAS	LTAR		f	Europe/Istanbul	TR	39.81	36.90	Sivas	Sivas Airport
VAT	FMMY		f	Indian/Antananarivo	MG	-19.38	48.95	Vatomandry	Vatomandry Airport
VAU	NFNV		c	Pacific/Fiji	FJ	-17.50	177.86	Vatukoula	Vatukoula Airport
VAV	NFTV		f	Pacific/Tongatapu	TO	-18.59	-173.96	Vava'u Island	Vava'u International Airport
VAW	ENSS		s	Europe/Oslo	NO	70.36	31.04	Vardø	Vardø Airport Svartnes
VBA	VYAN		s	Asia/Yangon	MM	19.77	94.03	Aeng	Ann Airport
VBC	VYCZ	MDL	c	Asia/Yangon	MM	21.94	96.09	Mandalay	Mandalay Chanmyathazi Airport
VBG	KVBG	LPC	f	America/Los_Angeles	US	34.74	-120.58	Lompoc	Vandenberg Space Force Base Airport
VBM			c	America/Anchorage	US	57.86	-157.10	Blue Mountain	Blue Mountain Airport
VBP	VYBP		s	Asia/Yangon	MM	11.27	98.77	Bokpyinn	Bokpyinn Airport
VBS	LIPO	VRN	f	Europe/Rome	IT	45.43	10.33	Brescia	Brescia / Montichiari Airport
VBV	NFVB		f	Pacific/Fiji	FJ	-17.27	-178.98	Vanua Balavu	Vanua Balavu Airport
VBY	ESSV		f	Europe/Stockholm	SE	57.66	18.35	Visby	Visby Airport
VCA	VVCT		s	Asia/Ho_Chi_Minh	VN	10.09	105.71	Can Tho	Tra Noc Airport
VCC	SNEE		c	America/Sao_Paulo	BR	-28.43	-51.02	Vacaria	Vacaria Airport
VCD	YVRD		f	Australia/Darwin	AU	-16.40	131.00	Victoria River Downs	Victoria River Downs Airport
VCE	LIPZ		s	Europe/Rome	IT	45.51	12.35	Venice	Venezia / Tessera - Marco Polo Airport
VCH	SUVO		f	America/Montevideo	UY	-31.77	-54.62	Vichadero	Vichadero Airport
VCL	VVCA		f	Asia/Ho_Chi_Minh	VN	15.40	108.71	Dung Quat Bay	Chu Lai International Airport
VCP	SBKP	SAO	s	America/Sao_Paulo	BR	-23.01	-47.13	Campinas	Viracopos International Airport
VCR	SVCO		f	America/Caracas	VE	10.18	-70.07	Carora	Carora Airport
VCS	VVCS		s	Asia/Ho_Chi_Minh	VN	8.73	106.63	Con Ong	Co Ong Airport
VCT	KVCT		f	America/Chicago	US	28.85	-96.92	Victoria	Victoria Regional Airport
VCV	KVCV		f	America/Los_Angeles	US	34.60	-117.38	Victorville	Southern California Logistics Airport
VDA	LLOV		c	Asia/Jerusalem	IL	29.94	34.94	Ovda	Ovda Airport
VDB	ENFG		c	Europe/Oslo	NO	61.02	9.29	Fagernes	Fagernes Airport, Leirin
VDC	SBVC		f	America/Bahia	BR	-14.91	-40.91	Vitória da Conquista	Glauber de Andrade Rocha Airport
VDE	GCHI		f	Atlantic/Canary	ES	27.81	-17.89	El Hierro Island	Hierro Airport
VDH	VVDH		f	Asia/Ho_Chi_Minh	VN	17.52	106.59	Dong Hoi	Dong Hoi Airport
VDI	KVDI		f	America/New_York	US	32.19	-82.37	Vidalia	Vidalia Regional Airport
VDM	SAVV		f	America/Argentina/Salta	AR	-40.87	-63.00	Viedma	Gobernador Castello Airport
VDO	VVVD		f	Asia/Ho_Chi_Minh	VN	21.12	107.41	Vân Đồn	Van Don International Airport
VDP	SVVP		f	America/Caracas	VE	9.22	-65.99	Valle de La Pascua	Valle de La Pascua Airport
VDR	SAOD		f	America/Argentina/Cordoba	AR	-31.95	-65.15	Villa Dolores	Villa Dolores Airport
VDS	ENVD		s	Europe/Oslo	NO	70.07	29.84	Vadsø	Vadsø Airport
VDY	VOJV		f	Asia/Kolkata	IN	15.17	76.63	Vijayanagar Aerodrome (JSW)	Vijayanagar Aerodrome (JSW)
VDZ	PAVD		f	America/Anchorage	US	61.13	-146.24	Valdez	Valdez Pioneer Field
VEE	PAVE		s	America/Anchorage	US	67.01	-146.37	Venetie	Venetie Airport
VEG	SYMK		c	America/Guyana	GY	4.90	-59.82	Maikwak	Maikwak Airport
VEL	KVEL		f	America/Denver	US	40.44	-109.51	Vernal	Vernal Regional Airport
VEO	UNIS		c	Asia/Krasnoyarsk	RU	60.37	93.01	Severo-Yeniseyskiy	Severo-Eniseysk Airport
VER	MMVR		s	America/Mexico_City	MX	19.15	-96.19	Veracruz	General Heriberto Jara International Airport
VEV	AGBA		f	Pacific/Guadalcanal	SB	-7.91	156.71	Barakoma	Barakoma Airport
VEX	KD60		f	America/Chicago	US	48.38	-102.90	Tioga	Tioga Municipal Airport
VEY	BIVM		f	Atlantic/Reykjavik	IS	63.42	-20.28	Vestmannaeyjar	Vestmannaeyjar Airport
VFA	FVFA		s	Africa/Harare	ZW	-18.10	25.84	Victoria Falls	Victoria Falls International Airport
VGA	VOBZ		s	Asia/Kolkata	IN	16.53	80.80	Vijayawada	Vijayawada Airport
VGD	ULWW		f	Europe/Moscow	RU	59.28	39.94	Vologda	Vologda Airport
VGG			c	Asia/Vientiane	LA	17.97	102.60	Vangrieng	Vangrieng LA
VGN	RPUQ		c	Asia/Manila	PH	17.56	120.36	Vigan	Vigan Mindoro Airport
VGO	LEVX		f	Europe/Madrid	ES	42.23	-8.63	Vigo	Vigo Airport
VGT	KVGT	LAS	s	America/Los_Angeles	US	36.21	-115.19	Las Vegas	North Las Vegas Airport
VGZ	SKVG		f	America/Bogota	CO	0.98	-76.61	Villagarzon	Villagarzon Airport
VHC	FNSA		f	Africa/Luanda	AO	-9.69	20.43	Saurimo	Saurimo Airport
VHM	ESNV		f	Europe/Stockholm	SE	64.58	16.83	Vilhelmina	Vilhelmina Airport
VHN	KVHN		f	America/Chicago	US	31.06	-104.78	Van Horn	Culberson County Airport
VHV	UENI		f	Asia/Yakutsk	RU	63.46	120.27	Verkhnevilyuisk	Verkhnevilyuisk Airport
VHY	LFLV		f	Europe/Paris	FR	46.17	3.40	Vichy	Vichy-Charmeil Airport
VHZ	NTUV		f	Pacific/Tahiti	PF	-18.78	-138.85	Vahitahi	Vahitahi Airport
VIA	SSVI		f	America/Sao_Paulo	BR	-27.00	-51.14	Videira	Videira Airport
VIC	LIPT		c	Europe/Rome	IT	45.57	11.53	Vicenza	Vicenza Airport
VIE	LOWW		s	Europe/Vienna	AT	48.11	16.57	Vienna	Vienna International Airport
VIG	SVVG		f	America/Caracas	VE	8.62	-71.67	El Vigia	Juan Pablo Perez Alfonso Airport
VIH	KVIH		f	America/Chicago	US	38.13	-91.77	Rolla	Rolla Ntl Airport
VII	VVVH		s	Asia/Ho_Chi_Minh	VN	18.74	105.67	Vinh	Vinh Airport
VIJ	TUPW		f	America/Tortola	VG	18.45	-64.43	Spanish Town	Virgin Gorda Airport
VIK			c	America/Anchorage	US	70.14	-147.19	Kavik	Kavik Airstrip
VIL	GMMH		f	Africa/Casablanca	EH	23.72	-15.93	Dakhla	Dakhla Airport
VIN	UKWW		f	Europe/Kyiv	UA	49.24	28.61	Vinnitsa	Havryshivka Vinnytsia International Airport
VIP	LSMP		f	Europe/Zurich	CH	46.84	6.92	Payerne	Payerne Airport
VIQ	WPVQ		f	Asia/Dili	TL	-8.88	126.37	Viqueque	Viqueque Airport
VIR	FAVG	DUR	f	Africa/Johannesburg	ZA	-29.77	31.06	Durban	Virginia Airport
VIS	KVIS		f	America/Los_Angeles	US	36.32	-119.39	Visalia	Visalia Municipal Airport
VIT	LEVT		f	Europe/Madrid	ES	42.88	-2.72	Alava	Vitoria/Foronda Airport
VIU	AGVH		c	Pacific/Guadalcanal	SB	-8.50	157.70	Viru Harbour	Viru Harbour Airstrip
VIX	SBVT		s	America/Sao_Paulo	BR	-20.26	-40.29	Vitoria	Eurico de Aguiar Salles Airport
VIY	LFPV	PAR	f	Europe/Paris	FR	48.77	2.20	Villacoublay	Villacoublay-Velizy (BA 107) Air Base
VJB	FQXA		f	Africa/Maputo	MZ	-25.04	33.63	Xai-Xai	Xai-Xai Airport
VJI	KVJI		f	America/New_York	US	36.69	-82.03	Abingdon	Virginia Highlands Airport
VKG	VVRG		f	Asia/Ho_Chi_Minh	VN	9.96	105.13	Rach Gia	Rach Gia Airport
VKO	UUWW	MOW	s	Europe/Moscow	RU	55.59	37.26	Moscow	Vnukovo International Airport
VKS	KVKS		f	America/Chicago	US	32.24	-90.93	Vicksburg	Vicksburg Municipal Airport
VKT	UUYW		f	Europe/Moscow	RU	67.49	63.99	Vorkuta	Vorkuta Airport
VKV	ULAH	ARH	c	Europe/Moscow	RU	64.44	40.43	Arkhangel’sk	Vaskovo Airport
VKW			c	America/Anchorage	US	69.68	-146.90	Kavik River	West Kavik River Airport
VLA	KVLA		f	America/Chicago	US	38.99	-89.17	Vandalia	Vandalia Municipal Airport
VLC	LEVC		s	Europe/Madrid	ES	39.49	-0.48	Valencia	Valencia Airport
VLD	KVLD		f	America/New_York	US	30.78	-83.28	Valdosta	Valdosta Regional Airport
VLE	K40G	GCN	f	America/Phoenix	US	35.65	-112.15	Grand Canyon	Valle Airport
VLG	SAZV		f	America/Argentina/Buenos_Aires	AR	-37.24	-57.03	Villa Gesell	Villa Gesell Airport
VLI	NVVV		s	Pacific/Efate	VU	-17.70	168.32	Port Vila	Port Vila Bauerfield Airport
VLK	URRQ		c	Europe/Moscow	RU	47.68	42.08	Volgodonsk	Volgodonsk Airport
VLL	LEVD		f	Europe/Madrid	ES	41.71	-4.85	Valladolid	Valladolid Airport
VLM	SLVM		f	America/La_Paz	BO	-21.26	-63.41	Villamontes	Teniente Coronel Rafael Pabon Airport
VLN	SVVA		f	America/Caracas	VE	10.15	-67.93	Valencia	Arturo Michelena International Airport
VLO	LAVL		s	Europe/Tirane	AL	40.61	19.43	Vlora	Vlora Internationa Airport
VLP	SWVC		f	America/Cuiaba	BR	-9.98	-51.14	Vila Rica	Vila Rica Airport
VLR	SCLL		f	America/Santiago	CL	-28.60	-70.76	Vallenar	Vallenar Airport
VLS	NVSV		f	Pacific/Efate	VU	-16.80	168.18	Valesdir	Valesdir Airport
VLU	ULOL		f	Europe/Moscow	RU	56.38	30.61	Velikiye Luki	Velikiye Luki Airport
VLV	SVVL		f	America/Caracas	VE	9.34	-70.58	Valera	Dr. Antonio Nicolas Briceno Airport
VLY	EGOV		c	Europe/London	GB	53.25	-4.54	Anglesey	Royal Air Force Valley
VME	SAOR		f	America/Argentina/San_Luis	AR	-33.73	-65.39	Villa Reynolds	Villa Reynolds Airport
VMI	SGVM		c	America/Asuncion	PY	-22.25	-58.00	Dr Juan Plate	Dr Juan Plate Airport
VMU	AYBA		f	Pacific/Port_Moresby	PG	-7.50	144.82	Baimuru	Baimuru Airport
VNA	VLSV		c	Asia/Vientiane	LA	15.71	106.41	Salavan	Saravane
VNC	KVNC		f	America/New_York	US	27.07	-82.44	Venice	Venice Municipal Airport
VND	FMSU		f	Indian/Antananarivo	MG	-23.35	47.58	Vangaindrano	Vangaindrano Airport
VNE	LFRV		f	Europe/Paris	FR	47.72	-2.72	Vannes	Vannes-Meucon Airport
VNG			c	Asia/Vientiane	LA	18.93	102.50	Viengxay	Viengxay
VNO	EYVI		s	Europe/Vilnius	LT	54.63	25.29	Vilnius	Vilnius International Airport
VNR	YVRS		f	Australia/Brisbane	AU	-16.96	141.95	Vanrook Station	Vanrook Station Airport
VNS	VEBN		s	Asia/Kolkata	IN	25.45	82.86	Varanasi	Lal Bahadur Shastri Airport
VNT	EVVA		f	Europe/Riga	LV	57.36	21.54	Ventspils	Ventspils International Airport
VNX	FQVL		s	Africa/Maputo	MZ	-22.02	35.31	Vilanculo	Vilankulo Airport
VNY	KVNY	LAX	s	America/Los_Angeles	US	34.21	-118.49	Van Nuys	Van Nuys Airport
VOD	LKVO	PRG	f	Europe/Prague	CZ	50.22	14.40	Vodochoky	Vodochody Airport
VOG	URWW		s	Europe/Volgograd	RU	48.78	44.35	Volgograd	Volgograd International Airport
VOH	FMNV		f	Indian/Antananarivo	MG	-13.38	50.00	Vohimarina	Vohimarina Airport
VOI	GLVA		f	Africa/Monrovia	LR	8.40	-9.77	Voinjama	Voinjama Airport
VOK	KVOK		f	America/Chicago	US	43.94	-90.25	Camp Douglas	Volk Field
VOL	LGBL		f	Europe/Athens	GR	39.22	22.79	Nea Anchialos	Nea Anchialos Airport
VOT	SDVG		f	America/Sao_Paulo	BR	-20.46	-50.00	Votuporanga	Votuporanga Airport
VOZ	UUOO		s	Europe/Moscow	RU	51.81	39.23	Voronezh	Voronezh International Airport
VPE	FNGI		f	Africa/Luanda	AO	-17.04	15.68	Ngiva	Ngjiva Pereira Airport
VPG	HKVG		c	Africa/Nairobi	KE	-3.81	39.80	Vipingo	Vipingo Airport
VPN	BIVO		f	Atlantic/Reykjavik	IS	65.72	-14.85	Vopnafjörður	Vopnafjörður Airport
VPS	KVPS		s	America/Chicago	US	30.48	-86.53	Valparaiso	Eglin Afb/Destin-Ft Walton Beach Airport
VPY	FQCH		f	Africa/Maputo	MZ	-19.15	33.43	Chimoio	Chimoio Airport
VPZ	KVPZ		f	America/Chicago	US	41.45	-87.01	Valparaiso	Porter County Regional Airport
VQQ	KVQQ	JAX	f	America/New_York	US	30.22	-81.88	Jacksonville	Cecil Airport
VQS	TJVQ		f	America/Puerto_Rico	US	18.13	-65.49	Isla de Vieques	Antonio Rivera Rodriguez Airport
VRA	MUVR		f	America/Havana	CU	23.03	-81.44	Varadero	Juan Gualberto Gomez International Airport
VRB	KVRB		f	America/New_York	US	27.66	-80.42	Vero Beach	Vero Beach Regional Airport
VRC	RPUV		f	Asia/Manila	PH	13.58	124.21	Virac	Virac Airport
VRE	FAVR		f	Africa/Johannesburg	ZA	-31.64	18.54	Vredendal	Vredendal Airport
VRI	ULDW		f	Europe/Moscow	RU	68.85	58.20	Varandey	Varandey Airport
VRK	EFVR		f	Europe/Helsinki	FI	62.17	27.87	Varkaus	Varkaus Airport
VRL	LPVR		f	Europe/Lisbon	PT	41.27	-7.72	Vila Real	Vila Real Airport
VRN	LIPX		s	Europe/Rome	IT	45.40	10.89	Verona	Verona / Villafranca Airport
VRO	MUKW	VRA	f	America/Havana	CU	23.12	-81.30	Matanzas	Kawama Airport
VRS	K3VS		f	America/Chicago	US	38.43	-92.88	Versailles	Roy Otten Memorial Airfield
VRU	FAVB		f	Africa/Johannesburg	ZA	-26.98	24.73	Vyrburg	Vryburg Airport
VSA	MMVA		f	America/Mexico_City	MX	18.00	-92.82	Villahermosa	Carlos Rovirosa Perez International Airport
VSE	LPVZ		f	Europe/Lisbon	PT	40.73	-7.89	Viseu	Viseu Airport
VSF	KVSF		f	America/New_York	US	43.34	-72.52	Springfield	Hartness State (Springfield) Airport
VSG	UKCW		f	Europe/Kyiv	UA	48.42	39.37	Luhansk	Luhansk International Airport
VSK			c	America/Los_Angeles	US	46.22	-119.21	Kennewick	Vista Field
VST	ESOW	STO	f	Europe/Stockholm	SE	59.59	16.63	Stockholm	Stockholm Vasteras Airport
VSV	VISV		s	Asia/Kolkata	IN	27.50	82.03	Shravasti	Shravasti Airport
VTB	UMII		f	Europe/Minsk	BY	55.13	30.35	Vitebsk	Vitebsk East Airport
VTE	VLVT		s	Asia/Vientiane	LA	17.99	102.56	Vientiane	Wattay International Airport
VTF	NFVL		f	Pacific/Fiji	FJ	-18.51	177.64	Vatulele	Vatulele Airport
VTG	VVVT		f	Asia/Ho_Chi_Minh	VN	10.37	107.09	Vung Tau	Vung Tau Airport
VTL	LFSZ		f	Europe/Paris	FR	48.22	5.94	Luxeuil	Vittel Champ De Course Airport
VTM	LLNV		f	Asia/Jerusalem	IL	31.21	35.01	Beersheba	Nevatim Air Base
VTN	KVTN		f	America/Chicago	US	42.86	-100.55	Valentine	Miller Field
VTU	MUVT		f	America/Havana	CU	20.99	-76.94	Las Tunas	Hermanos Ameijeiras Airport
VTZ	VOVZ		s	Asia/Kolkata	IN	17.72	83.22	Visakhapatnam	Vishakhapatnam Airport
VUP	SKVP		s	America/Bogota	CO	10.44	-73.25	Valledupar	Alfonso Lopez Pumarejo Airport
VUS	ULWU		f	Europe/Moscow	RU	60.79	46.26	Velikiy Ustyug	Velikiy Ustyug Airport
VVB	FMMH		f	Indian/Antananarivo	MG	-19.83	48.80	Mahanoro	Mahanoro Airport
VVC	SKVV		s	America/Bogota	CO	4.17	-73.61	Villavicencio	Vanguardia Airport
VVI	SLVR	SRZ	s	America/La_Paz	BO	-17.64	-63.14	Santa Cruz	Viru Viru International Airport
VVK	ESSW		f	Europe/Stockholm	SE	57.78	16.52	Vastervik	Vastervik Airport
VVN	SPWT		c	America/Lima	PE	-11.85	-72.94	Malvinas	Las Malvinas/Echarate Airport
VVO	UHWW		s	Asia/Vladivostok	RU	43.40	132.15	Vladivostok	Vladivostok International Airport
VVZ	DAAP		f	Africa/Algiers	DZ	26.72	8.62	Illizi	Illizi Takhamalt Airport
VXC	FQLC		f	Africa/Maputo	MZ	-13.27	35.27	Lichinga	Lichinga Airport
VXE	GVSV		f	Atlantic/Cape_Verde	CV	16.83	-25.06	Sao Pedro	Sao Pedro Airport
VXO	ESMX		f	Europe/Stockholm	SE	56.93	14.73	Vaxjo	Vaxjo Kronoberg Airport
VYD	FAVY		f	Africa/Johannesburg	ZA	-27.79	30.80	Vryheid	Vryheid Airport
VYI	UENW		f	Asia/Yakutsk	RU	63.76	121.69	Vilyuisk	Vilyuisk Airport
VYS	KVYS		f	America/Chicago	US	41.35	-89.15	Peru	Illinois Valley Regional-Walter A Duncan Field
WAA	PAIW		s	America/Anchorage	US	65.62	-168.09	Wales	Wales Airport
WAC	HAWC		f	Africa/Addis_Ababa	ET	7.17	37.17	Waca	Waca Airport
WAE	OEWD		f	Asia/Riyadh	SA	20.50	45.20	Wadi Al Dawasir	Wadi Al Dawasir Airport
WAF	OPWN		f	Asia/Karachi	PK	32.30	69.57	Waana	Wana Airport
WAG	NZWU		f	Pacific/Auckland	NZ	-39.96	175.02	Wanganui	Wanganui Airport
WAH	KBWP		f	America/Chicago	US	46.24	-96.61	Wahpeton	Harry Stern Airport
WAI	FMNW		f	Indian/Antananarivo	MG	-14.90	47.99	Antsohihy	Ambalabe Airport
WAJ	AYWF		c	Pacific/Port_Moresby	PG	-6.95	142.70	Wawoi Falls	Wawoi Falls
WAK	FMSZ		f	Indian/Antananarivo	MG	-22.30	44.53	Ankazoabo	Ankazoabo Airport
WAL	KWAL		f	America/New_York	US	37.94	-75.47	Wallops Island	Wallops Flight Facility Airport
WAM	FMMZ		f	Indian/Antananarivo	MG	-17.80	48.44	Ambatondrazaka	Ambatondrazaka Airport
WAO	AYWB		f	Pacific/Port_Moresby	PG	-6.99	145.08	Wabo	Wabo Airport
WAP	SCAP		f	America/Santiago	CL	-43.61	-71.81	Alto Palena	Alto Palena Airport
WAQ	FMMG		f	Indian/Antananarivo	MG	-18.70	44.61	Antsalova	Antsalova Airport
WAR	WAJR		f	Asia/Jayapura	ID	-3.22	140.98	Waris-Papua Island	Waris Airport
WAT	EIWF		f	Europe/Dublin	IE	52.19	-7.09	Waterford	Waterford Airport
WAV	YWAV		f	Australia/Darwin	AU	-17.39	131.12	Wave Hill	Wave Hill Airport
WAW	EPWA		s	Europe/Warsaw	PL	52.17	20.97	Warsaw	Warsaw Chopin Airport
WAX	HLZW		f	Africa/Tripoli	LY	32.95	12.02	Zuwara	Zwara Airport
WAY	KWAY		f	America/New_York	US	39.90	-80.13	Waynesburg	Greene County Airport
WAZ	YWCK		f	Australia/Brisbane	AU	-28.15	151.94	Warwick	Warwick Airport
WBA	WAPV		f	Asia/Jayapura	ID	-2.81	129.48	Seram Island	WahaiSeram Island
WBB	PAAS		s	America/Nome	US	63.52	-162.28	Stebbins	Stebbins Airport
WBD	FMNF		c	Indian/Antananarivo	MG	-15.22	48.48	Befandriana	Befandriana Airport
WBG	ETNS		f	Europe/Berlin	DE	54.46	9.52	Schleswig	Schleswig Airport
WBI		WBU	c	America/Denver	US	40.02	-105.28	Boulder	Broker Inn Airport
WBK	KY31		f	America/Detroit	US	44.24	-84.18	West Branch	West Branch Community Airport
WBM	AYWD		f	Pacific/Port_Moresby	PG	-5.64	143.90	Wapenamanda	Wapenamanda Airport
WBO	FMSB		f	Indian/Antananarivo	MG	-21.61	45.14	Beroroha	Antsoa Airport
WBQ	PAWB		f	America/Anchorage	US	66.36	-147.41	Beaver	Beaver Airport
WBR	KRQB		f	America/Detroit	US	43.72	-85.51	Big Rapids	Roben-Hood Airport
WBU	KBDU		f	America/Denver	US	40.04	-105.23	Boulder	Boulder Municipal Airport
WBW	KWBW	AVP	f	America/New_York	US	41.30	-75.85	Wilkes-Barre	Wilkes-Barre Wyoming Valley Airport
WCA	SCST		f	America/Santiago	CL	-42.49	-73.77	Castro	Gamboa Airport
WCH	SCTN		f	America/Santiago	CL	-42.93	-72.70	Chaiten	Chaiten Airport
WCR	PALR		f	America/Anchorage	US	67.50	-148.48	Chandalar Lake	Chandalar Lake Airport
WDB	WAEH		c	Asia/Jayapura	ID	0.47	127.95	Weda	Weda Bay Airport
WDG	KWDG		f	America/Chicago	US	36.38	-97.79	Enid	Enid Woodring Regional Airport
WDH	FYWH		s	Africa/Windhoek	NA	-22.48	17.47	Windhoek	Hosea Kutako International Airport
WDI	YWND		f	Australia/Brisbane	AU	-26.28	151.86	Wondai	Wondai Airport
WDN	90WA		f	America/Los_Angeles	US	48.71	-123.02	East Sound	Waldron Airstrip
WDR	KWDR		f	America/New_York	US	33.98	-83.67	Winder	Barrow County Airport
WDS	ZHSY		s	Asia/Shanghai	CN	32.59	110.91	Shiyan	Shiyan Wudangshan Airport
WDY		ADQ	c	America/Anchorage	US	57.80	-152.38	Kodiak	Kodiak FSS Airport
WEA	KWEA		f	America/Chicago	US	32.75	-97.68	Weatherford	Parker County Airport
WEF	ZSWF		f	Asia/Shanghai	CN	36.65	119.12	Weifang	Weifang Airport
WEH	ZSWH		s	Asia/Shanghai	CN	37.19	122.23	Weihai	Weihai Airport
WEI	YBWP		f	Australia/Brisbane	AU	-12.68	141.93	Weipa	Weipa Airport
WEL	FAWM		f	Africa/Johannesburg	ZA	-28.00	26.67	Welkom	Welkom Airport
WEM		LON	c	Europe/London	GB	51.30	0.42	London	West Malling Airport
WET	WABG		f	Asia/Jayapura	ID	-4.04	136.28	Wagethe-Papua Island	Wagethe Airport
WEW	YWWA		f	Australia/Sydney	AU	-30.26	149.41	Wee Waa	Wee Waa Airport
WFD	EGCD		f	Europe/London	GB	53.34	-2.15	Manchester	Manchester Woodford Airport
WFI	FMSF		f	Indian/Antananarivo	MG	-21.44	47.11	Fianarantsoa	Fianarantsoa Airport
WFK	KFVE		f	America/New_York	US	47.29	-68.31	Frenchville	Northern Aroostook Regional Airport
WGA	YSWG		s	Australia/Sydney	AU	-35.17	147.47	Wagga Wagga	Wagga Wagga City Airport
WGB	OPBR		f	Asia/Karachi	PK	29.95	73.25	Bahawalnagar	Bahawalnagar Airport
WGC	VOWA		f	Asia/Kolkata	IN	17.91	79.60	Warrangal	Warangal Airport
WGE	YWLG		f	Australia/Sydney	AU	-30.03	148.13	Walgett	Walgett Airport
WGL			c	Pacific/Galapagos	EC	-0.45	-90.27	Baltra Island	Baltra Island
WGN	ZGSY		c	Asia/Shanghai	CN	26.80	110.65	Wugang	Shaoyang Wugang Airport
WGO	KOKV		f	America/New_York	US	39.14	-78.14	Winchester	Winchester Regional Airport
WGP	WADW		f	Asia/Makassar	ID	-9.67	120.30	Waingapu-Sumba Island	Waingapu Airport
WGT	YWGT		f	Australia/Melbourne	AU	-36.42	146.31	Wangaratta	Wangaratta Airport
WHA	ZSWA	WHU	f	Asia/Shanghai	CN	31.10	118.67	Wuhu	Wuhu Xuanzhou Airport
WHB	YEWA		c	Australia/Perth	AU	-22.43	116.89	Eliwana	Eliwana Airport
WHF	HSSW		f	Africa/Khartoum	SD	21.80	31.52	Wadi Halfa	Wadi Halfa Airport
WHH		WBU	c	America/Denver	US	40.02	-105.23	Boulder	Hiltons Har Hotel Airport
WHK	NZWK		f	Pacific/Auckland	NZ	-37.92	176.91	Whakatane	Whakatane Airport
WHO	NZFJ		f	Pacific/Auckland	NZ	-43.36	170.13	Franz Josef	Franz Josef Aerodrome
WHP	KWHP	LAX	f	America/Los_Angeles	US	34.26	-118.41	Los Angeles	Whiteman Airport
WHS	EGEH		f	Europe/London	GB	60.38	-0.93	Whalsay	Whalsay Airport
WHT	KARM		f	America/Chicago	US	29.25	-96.15	Wharton	Wharton Regional Airport
WHU	ZSWU		f	Asia/Shanghai	CN	31.39	118.41	Wuhu	Wuhu Air Base
WIB	KF05		f	America/Chicago	US	34.23	-99.28	Vernon	Wilbarger County Airport
WIC	EGPC		f	Europe/London	GB	58.46	-3.09	Wick	Wick Airport
WIE	ETOU		f	Europe/Berlin	DE	50.05	8.33	Wiesbaden	Wiesbaden Army Airfield
WIK	NZKE		f	Pacific/Auckland	NZ	-36.81	175.09	Waiheke Reeve	Waiheke Reeve Airport
WIL	HKNW	NBO	s	Africa/Nairobi	KE	-1.32	36.81	Nairobi	Nairobi Wilson Airport
WIN	YWTN		f	Australia/Brisbane	AU	-22.36	143.09	Winton	Winton Airport
WIO	YWCA		f	Australia/Sydney	AU	-31.53	143.38	Wilcannia	Wilcannia Airport
WIR	NZWO		f	Pacific/Auckland	NZ	-39.01	177.41	Wairoa	Wairoa Airport
WIT	YWIT		f	Australia/Perth	AU	-22.22	118.35	Wittenoom	Wittenoom Airport
WIU	AYIX		c	Pacific/Port_Moresby	PG	-4.69	149.44	Widu	Witu Airport
WIX	MMTX		f	America/Mexico_City	MX	19.58	-103.38	Tuxpan	Tuxpan Airport
WJF	KWJF		f	America/Los_Angeles	US	34.74	-118.22	Lancaster	General Wm J Fox Airfield
WJR	HKWJ		f	Africa/Nairobi	KE	1.73	40.09	Wajir	Wajir Airport
WJU	RKNW		f	Asia/Seoul	KR	37.44	127.96	Wonju	Wonju Airport
WKA	NZWF		f	Pacific/Auckland	NZ	-44.72	169.25	Wanaka	Wanaka Airport
WKB	YWKB		f	Australia/Melbourne	AU	-36.32	142.42	Warracknabeal	Warracknabeal Airport
WKF	FAWK	PRY	f	Africa/Johannesburg	ZA	-25.83	28.22	Pretoria	Waterkloof Air Force Base
WKI	FVWT		f	Africa/Harare	ZW	-18.36	26.52	Hwange	Hwange Airport
WKJ	RJCW		f	Asia/Tokyo	JP	45.40	141.80	Wakkanai	Wakkanai Airport
WKK	K5A8		f	America/Anchorage	US	59.28	-158.62	Aleknagik	Aleknagik /New Airport
WKN	AYWQ		c	Pacific/Bougainville	PG	-5.86	155.22	Wakunai	Wakunai Inus Airport
WKO	WAFN		c	Asia/Makassar	ID	-2.27	119.90	Seko	Seko Airport
WKR	MYAW		f	America/Nassau	BS	27.27	-78.40	Abaco I Walker C	Abaco I Walker C Airport
WLA	YWAL		f	Australia/Perth	AU	-19.77	120.65	Wallal	Wallal Airport
WLC	YWCH		f	Australia/Sydney	AU	-31.00	151.57	Walcha	Walcha Airport
WLD	KWLD		f	America/Chicago	US	37.17	-97.04	Winfield	Strother Field
WLE	YMLS		s	Australia/Brisbane	AU	-26.81	150.18	Miles	Miles Airport
WLG	NZWN		s	Pacific/Auckland	NZ	-41.33	174.80	Wellington	Wellington International Airport
WLH	NVSW		f	Pacific/Efate	VU	-15.41	167.69	Walaha	Walaha Airport
WLK	PASK		s	America/Anchorage	US	66.60	-159.99	Selawik	Selawik Airport
WLL	YWOR		f	Australia/Darwin	AU	-17.22	137.92	Wollogorang	Wollogorang Airport
WLN			c	America/Metlakatla	US	55.87	-133.20	Little Naukati	Little Naukati
WLO	YWTL		f	Australia/Darwin	AU	-16.63	129.32	Waterloo	Waterloo Airport
WLP	YANG		f	Australia/Perth	AU	-23.14	118.71	West Angelas	West Angelas Airport
WLS	NLWW		s	Pacific/Wallis	WF	-13.24	-176.20	Wallis Island	Hihifo Airport
WLW	KWLW		f	America/Los_Angeles	US	39.52	-122.22	Willows	Willows/Glenn County Airport
WMA	FMNX		f	Indian/Antananarivo	MG	-15.83	48.83	Mandritsara	Mandritsara Airport
WMB	YWBL		f	Australia/Melbourne	AU	-38.30	142.45	Warrnambool	Warrnambool Airport
WMC	KWMC		f	America/Los_Angeles	US	40.90	-117.81	Winnemucca	Winnemucca Municipal Airport
WMD	FMSC		f	Indian/Antananarivo	MG	-21.05	44.94	Mandabe	Mandabe Airport
WME	YMNE		f	Australia/Perth	AU	-27.29	120.56	Mount Keith	Mount Keith Airport
WMH	KBPK		f	America/Chicago	US	36.37	-92.47	Mountain Home	Baxter County Airport
WMI	EPMO		f	Europe/Warsaw	PL	52.45	20.65	Warsaw	Warsaw Modlin Airport
WML	FMMC		c	Indian/Antananarivo	MG	-20.35	45.55	Malaimbandy	Malaimbandy
WMN	FMNR		f	Indian/Antananarivo	MG	-15.44	49.69	Maroantsetra	Maroantsetra Airport
WMO	PAWM		s	America/Anchorage	US	64.69	-163.41	White Mountain	White Mountain Airport
WMR	FMNC		f	Indian/Antananarivo	MG	-16.16	49.77	Mananara Nord	Mananara Nord Airport
WMT	ZUMT	ZYI	s	Asia/Shanghai	CN	27.97	106.44	Zunyi	Zunyi Maotai Airport
WMX	WAJW		s	Asia/Jayapura	ID	-4.10	138.96	Wamena-Papua Island	Wamena Airport
WNA	PANA		s	America/Anchorage	US	60.69	-161.98	Napakiak	Napakiak Airport
WND	YWDA		f	Australia/Perth	AU	-28.48	122.24	Windarra	Windarra Airport
WNH	ZPWS		c	Asia/Shanghai	CN	23.56	104.32	Wenshan City	Wenshan Puzhehei Airport
WNI	WAWD		c	Asia/Makassar	ID	-5.29	123.63	Wangi-wangi Island	Matahora Airport
WNJ	_WNJ		s	Asia/Shanghai	CN	26.85	104.33	Leshan	Weining Airport (under construction)
WNN	CKL3		f	America/Winnipeg	CA	52.89	-89.29	Wunnumin Lake	Wunnumin Lake Airport
WNP	RPUN		f	Asia/Manila	PH	13.58	123.27	Naga	Naga Airport
WNR	YWDH		s	Australia/Brisbane	AU	-25.41	142.67	Windorah	Windorah Airport
WNS	OPNH		f	Asia/Karachi	PK	26.22	68.39	Nawabash	Nawabshah Airport
WNZ	ZSWZ		s	Asia/Shanghai	CN	27.91	120.85	Wenzhou	Wenzhou Yongqiang Airport
WOA	AYWO		f	Pacific/Port_Moresby	PG	-6.80	145.89	Wonenara	Wonenara Airport
WOE	EHWO		f	Europe/Amsterdam	NL	51.45	4.34	Bergen Op Zoom	Woensdrecht Air Base
WOI			c	Africa/Monrovia	LR	8.27	-9.75	Wologissi	Wologissi Airport
WOL	YWOL		f	Australia/Sydney	AU	-34.56	150.79	Wollongong	Wollongong Airport
WON	YWDL		f	Australia/Brisbane	AU	-18.57	140.89	Wondoola	Wondoola Airport
WOS	ZKWS		c	Asia/Pyongyang	KP	39.16	127.49	Wŏnsan	Kalma Airport
WOT	RCWA		f	Asia/Taipei	TW	23.37	119.50	Wang-an	Wang-an Airport
WOW	PAUO		f	America/Anchorage	US	61.75	-150.05	Willow	Willow Airport
WPA	SCAS		f	America/Santiago	CL	-45.40	-72.67	Puerto Aysen	Cabo 1° Juan Roman Airport
WPB	FMNG		f	Indian/Antananarivo	MG	-15.58	47.62	Port Berge	Port Berge Airport
WPC	CZPC		f	America/Edmonton	CA	49.52	-114.00	Pincher Creek	Pincher Creek Airport
WPK	YWMP		f	Australia/Brisbane	AU	-16.66	144.00	Wrotham Park	Wrotham Park Airport
WPM	AYXP		c	Pacific/Port_Moresby	PG	-8.75	142.90	Wipim	Wipim Airport
WPO	K7V2		f	America/Denver	US	38.83	-107.65	Paonia	North Fork Valley Airport
WPR	SCFM		f	America/Santiago	CL	-53.25	-70.32	Porvenir	Capitan Fuentes Martinez Airport Airport
WPU	SCGZ		f	America/Santiago	CL	-54.93	-67.63	Puerto Williams	Guardiamarina Zanartu Airport
WRB	KWRB		f	America/New_York	US	32.64	-83.59	Warner Robins	Robins Afb Airport
WRE	NZWR		f	Pacific/Auckland	NZ	-35.77	174.37	Whangarei	Whangarei Airport
WRG	PAWG		s	America/Anchorage	US	56.48	-132.37	Wrangell	Wrangell Airport
WRI	KWRI		f	America/New_York	US	40.02	-74.59	Wrightstown	Mc Guire Field (Joint Base Mc Guire Dix Lakehurst) Airport
WRL	KWRL		f	America/Denver	US	43.96	-107.95	Worland	Worland Municipal Airport
WRN	YWDG		c	Australia/Perth	AU	-30.03	119.39	Windarling Mine	Windarling Airport
WRO	EPWR		s	Europe/Warsaw	PL	51.10	16.89	Wrocław	Copernicus Wrocław Airport
WRT	EGNO		s	Europe/London	GB	53.75	-2.88	Warton	Warton Airport
WRW	YWWG		f	Australia/Perth	AU	-20.85	120.71	Warrawagine	Warrawagine Airport
WRY	EGEW		f	Europe/London	GB	59.35	-2.95	Westray	Westray Airport
WRZ	VCCW		f	Asia/Colombo	LK	6.25	81.24	Weerawila	Wirawila Airport
WSD	KWSD		c	America/Denver	US	32.34	-106.41	White Sands	Condron Army Airfield
WSF	PACS		f	America/Nome	US	54.58	-164.91	Cape Sarichef	Cape Sarichef Airport
WSG	KAFJ		s	America/New_York	US	40.14	-80.29	Washington	Washington County Airport
WSH	KHWV		f	America/New_York	US	40.82	-72.87	Shirley	Brookhaven Airport
WSI	YSWS	SYD	s	Australia/Sydney	AU	-33.89	150.71	Badgerys Creek	Western Sydney International (Nancy-Bird Walton) Airport
WSJ		UGI	c	America/Anchorage	US	57.73	-153.32	Uganik Island	San Juan Uganik Seaplane Base
WSK	ZUWS		f	Asia/Shanghai	CN	31.06	109.71	Wushan	Wushan Chongqing Airport
WSM	KWSM		f	America/Anchorage	US	67.41	-150.12	Wiseman	Wiseman Airport
WSN	PFWS		s	America/Anchorage	US	58.70	-157.00	South Naknek	South Naknek Nr 2 Airport
WSO	SMWS		f	America/Paramaribo	SR	5.25	-57.17	Washabo	Washabo Airport
WSP	MNWP		f	America/Managua	NI	14.74	-83.97	Waspam	Waspam Airport
WSR	WASW		f	Asia/Jayapura	ID	-2.73	134.52	Wasior-Papua Island	Wasior Airport
WST	KWST		s	America/New_York	US	41.35	-71.80	Westerly	Westerly State Airport
WSU	AYWS		f	Pacific/Port_Moresby	PG	-5.96	147.20	Wasu	Wasu Airport
WSY	YWHI		c	Australia/Brisbane	AU	-20.28	148.76	Airlie Beach	Shute Harbour Airport
WSZ	NZWS		f	Pacific/Auckland	NZ	-41.74	171.58	Westport	Westport Airport
WTA	FMMU		f	Indian/Antananarivo	MG	-17.48	43.97	Tambohorano	Tambohorano Airport
WTB	YBWW	TWB	s	Australia/Brisbane	AU	-27.56	151.79	Wellcamp	Toowoomba Wellcamp Airport
WTD	MYGW		f	America/Nassau	BS	26.69	-78.97	West End	West End Airport
WTK	PAWN		s	America/Anchorage	US	67.56	-162.98	Noatak	Noatak Airport
WTL	PAAJ		s	America/Nome	US	60.35	-162.65	Tuntutuliak	Tuntutuliak Airport
WTN	EGXW		f	Europe/London	GB	53.17	-0.52	Waddington	RAF Waddington
WTP	AYWT		f	Pacific/Port_Moresby	PG	-8.55	147.25	Fatima Mission	Woitape Airport
WTR	KE24		f	America/Phoenix	US	33.81	-109.99	Whiteriver	Whiteriver Airport
WTS	FMMX		f	Indian/Antananarivo	MG	-18.76	46.05	Tsiroanomandidy	Tsiroanomandidy Airport
WTT	AYWC		c	Pacific/Port_Moresby	PG	-6.13	146.47	Wantoat	Wantoat Airport
WTX			c	Asia/Jakarta	ID	-4.39	104.40	Gatot Subroto	Gatot Subroto Airport
WTZ	NZWT		f	Pacific/Auckland	NZ	-36.83	175.68	Whitianga	Whitianga Airport
WUA	ZBUH		f	Asia/Shanghai	CN	39.79	106.80	Wuhai	Wuhai Airport
WUD	YWUD		f	Australia/Adelaide	AU	-33.04	135.45	Wudinna	Wudinna Airport
WUG	AYWU		f	Pacific/Port_Moresby	PG	-7.35	146.72	Wau	Wau Airport
WUH	ZHHH		s	Asia/Shanghai	CN	30.78	114.21	Wuhan	Wuhan Tianhe International Airport
WUI	YMMI		s	Australia/Perth	AU	-28.71	121.89	Murrin Murrin	Murrin Murrin Airport
WUN	YWLU		f	Australia/Perth	AU	-26.63	120.22	Wiluna	Wiluna Airport
WUS	ZSWY		f	Asia/Shanghai	CN	27.70	118.00	Wuyishan	Nanping Wuyishan Airport
WUT	ZBXZ		c	Asia/Shanghai	CN	38.60	112.97	Xinzhou	Xinzhou Wutaishan Airport
WUU	HSWW		f	Africa/Juba	SS	7.73	27.98	Wau	Wau Airport
WUV	AYVW		c	Pacific/Port_Moresby	PG	-1.73	142.84	Wuvulu Island	Wuvulu Island Airport
WUX	ZSWX		s	Asia/Shanghai	CN	31.49	120.43	Wuxi	Sunan Shuofang International Airport
WUZ	ZGWZ		f	Asia/Shanghai	CN	23.40	111.10	Wuzhou	Wuzhou Xijiang Airport
WVB	FYWB		f	Africa/Windhoek	NA	-22.98	14.65	Walvis Bay	Walvis Bay Airport
WVI	KWVI		s	America/Los_Angeles	US	36.94	-121.79	Watsonville	Watsonville Municipal Airport
WVK	FMSK		f	Indian/Antananarivo	MG	-22.12	48.02	Manakara	Manakara Airport
WVL	KWVL		f	America/New_York	US	44.53	-69.68	Waterville	Waterville Regional Airport
WVN	EDWI		f	Europe/Berlin	DE	53.50	8.05	Wilhelmshaven	Wilhelmshaven-Mariensiel Airport
WWA	PAWS		f	America/Anchorage	US	61.57	-149.54	Wasilla	Wasilla Airport
WWD	KWWD		s	America/New_York	US	39.01	-74.91	Wildwood	Cape May County Airport
WWI	YWWI		f	Australia/Perth	AU	-21.66	121.23	Woodie Woodie	Woodie Woodie Airport
WWK	AYWK		s	Pacific/Port_Moresby	PG	-3.58	143.67	Wewak	Wewak International Airport
WWP			c	America/Metlakatla	US	56.12	-133.12	Whale Pass	North Whale Seaplane Base
WWR	KWWR		f	America/Chicago	US	36.44	-99.52	Woodward	West Woodward Airport
WWS			c	America/Anchorage	US	60.56	-151.22	Wildwood	Wildwood USAF Heliport
WWT	PAEW		s	America/Nome	US	60.81	-164.50	Mertarvik	Mertarvik Airport
WWY	YWWL		f	Australia/Sydney	AU	-33.94	147.19	West Wyalong	West Wyalong Airport
WXF	EGVT		c	Europe/London	GB	51.97	0.51	Wethersfield	Wethersfield Airport
WXN	ZUWX		s	Asia/Shanghai	CN	30.80	108.43	Wanxian	Wanxian Airport
WYA	YWHA		f	Australia/Adelaide	AU	-33.06	137.51	Whyalla	Whyalla Airport
WYE	GFYE		f	Africa/Freetown	SL	8.61	-11.05	Yengema	Yengema Airport
WYK	WIPO		f	Asia/Jakarta	ID	-4.39	104.40	Batu Raja	Gatot Subrato Airport
WYN	YWYM		f	Australia/Perth	AU	-15.51	128.15	Wyndham	Wyndham Airport
WYS	KWYS		f	America/Denver	US	44.69	-111.12	West Yellowstone	Yellowstone Airport
WZA	DGLW		s	Africa/Accra	GH	10.08	-2.51	Wa	Wa Airport
WZY		NAS	c	America/Nassau	BS	25.08	-77.30	Nassau	Nassau Seaplane Base
XAI	ZHXY		s	Asia/Shanghai	CN	32.54	114.08	Xinyang	Xinyang Minggang Airport
XAN	LFOF		c	Europe/Paris	FR	48.45	0.11	Alençon	Alençon Valframbert Airport
XAP	SBCH		s	America/Sao_Paulo	BR	-27.13	-52.66	Chapeco	Chapeco Airport
XAR	DFOY		f	Africa/Ouagadougou	BF	14.22	-0.88	Aribinda	Aribinda Airport
XAU	SOOS		f	America/Cayenne	GF	3.61	-53.20	Saul	Saul Airport
XAY			c	Asia/Vientiane	LA	18.67	104.70	Xayabury	Xayabury
XBE	CNE3		f	America/Winnipeg	CA	53.97	-91.03	Bearskin Lake	Bearskin Lake Airport
XBG	DFEB		f	Africa/Ouagadougou	BF	12.98	-0.17	Bogande	Bogande Airport
XBJ	OIMB		f	Asia/Tehran	IR	32.90	59.27	Birjand	Birjand Airport
XBK	LFHS		f	Europe/Paris	FR	46.20	5.29	Bourg	Bourg-Ceyzeriat Airport
XBO	DFEA		f	Africa/Ouagadougou	BF	12.65	-0.57	Boulsa	Boulsa Airport
XBQ	LFOQ		c	Europe/Paris	FR	47.68	1.21	Blois	Blois-Le Breuil
XBR	CNL3		f	America/Toronto	CA	44.64	-75.75	Brockville	Brockville - Thousand Islands Regional Tackaberry Airport
XBW			c	America/Toronto	CA	42.65	-80.82	Killineq	Killineq
XCB	LFQI		c	Europe/Paris	FR	50.22	3.15	Cambrai	Cambrai-Epinoy
XCH	YPXM		f	Indian/Christmas	CX	-10.45	105.69	Christmas Island	Christmas Island Airport
XCL	CJS3		f	America/Regina	CA	58.39	-109.52	Cluff Lake	Cluff Lake Airport
XCM	CYCK		f	America/Toronto	CA	42.31	-82.08	Chatham-Kent	Chatham Kent Airport
XCO	YOLA		f	Australia/Melbourne	AU	-38.29	143.68	Colac	Colac Airport
XCR	LFOK		f	Europe/Paris	FR	48.78	4.18	Chalons	Chalons-Vatry Air Base
XDA	LFBY		c	Europe/Paris	FR	43.69	-1.07	Dax	Dax-Seyresse
XDE	DFOU		f	Africa/Ouagadougou	BF	10.95	-3.25	Diebougou	Diebougou Airport
XDJ	DFCJ		f	Africa/Ouagadougou	BF	14.10	-1.63	Djibo	Djibo Airport
XEN	ZYXC		f	Asia/Shanghai	CN	40.58	120.70	Xingcheng	Xingcheng Air Base
XFN	ZHXF		s	Asia/Shanghai	CN	32.15	112.29	Xiangfan	Xiangfan Airport
XFW	EDHI	HAM	f	Europe/Berlin	DE	53.54	9.84	Hamburg	Hamburg-Finkenwerder Airport
XGA	DFOG		f	Africa/Ouagadougou	BF	10.30	-3.25	Gaoua	Gaoua Airport
XGG	DFEG		f	Africa/Ouagadougou	BF	14.45	-0.23	Gorom-Gorom	Gorom-Gorom Airport
XGL			c	America/Winnipeg	CA	56.30	-100.48	Granville Lake	Granville Lake
XGN	FNXA		f	Africa/Luanda	AO	-16.76	14.97	Xangongo	Xangongo Airport
XGR	CYLU		s	America/Iqaluit	CA	58.71	-65.99	Kangiqsualujjuaq	Kangiqsualujjuaq (Georges River) Airport
XIC	ZUXC		s	Asia/Shanghai	CN	27.99	102.18	Xichang	Xichang Qingshan Airport
XIE			c	Asia/Vientiane	LA	19.62	100.82	Xienglom	Xienglom Airport
XIJ	OKAJ		f	Asia/Kuwait	KW	28.93	47.79	Ahmed Al Jaber AB	Ahmed Al Jaber Air Base
XIL	ZBXH		f	Asia/Shanghai	CN	43.92	115.96	Xilinhot	Xilinhot Airport
XIN	ZGXN		f	Asia/Shanghai	CN	24.15	115.76	Xingning	Xingning Airport
XIY	ZLXY	SIA	s	Asia/Shanghai	CN	34.45	108.75	Xi'an	Xi'an Xianyang International Airport
XJD			c	Asia/Qatar	QA	25.12	51.32	Al Udeid	Al Udeid
XJM	OPMA		f	Asia/Karachi	PK	33.05	73.64	Mangla	Mangla Airport
XKA	DFEL		f	Africa/Ouagadougou	BF	12.47	1.50	Kantchari	Kantchari Airport
XKH	VLXK		f	Asia/Vientiane	LA	19.45	103.16	Xieng Khouang	Xieng Khouang Airport
XKS	CYAQ		f	America/Toronto	CA	53.52	-88.64	Kasabonika	Kasabonika Airport
XKY	DFCA		f	Africa/Ouagadougou	BF	13.07	-1.10	Kaya	Kaya Airport
XLB	CZWH		f	America/Winnipeg	CA	58.62	-101.47	Lac Brochet	Lac Brochet Airport
XLF			c	America/Iqaluit	CA	59.00	-69.00	Leaf Bay	Leaf Bay
XLS	GOSS		f	Africa/Dakar	SN	16.05	-16.46	Saint Louis	Saint Louis Airport
XLU	DFCL		f	Africa/Ouagadougou	BF	11.10	-2.10	Leo	Leo Airport
XLW	EDWD		c	Europe/Berlin	DE	53.13	8.62	Lemwerder	Lemwerder Airport
XMC	YMCO		f	Australia/Hobart	AU	-37.60	149.72	Mallacoota	Mallacoota Airport
XMD	KMDS		f	America/Chicago	US	44.02	-97.09	Madison	Madison Municipal Airport
XME	LFQJ		c	Europe/Paris	FR	50.31	4.03	Maubeuge	Maubeuge Elesmes Airport
XMG	VNMN		c	Asia/Kathmandu	NP	28.96	80.15	Bhimdatta	Mahendranagar Airport
XMH	NTGI		s	Pacific/Tahiti	PF	-14.44	-146.07	Manihi	Manihi Airport
XMI	HTMI		f	Africa/Dar_es_Salaam	TZ	-10.73	38.77	Masasi	Masasi Airport
XMJ	LFBM		c	Europe/Paris	FR	43.91	-0.51	Mont-de-Marsan	Mont-de-Marsan
XML	YMIN		f	Australia/Adelaide	AU	-34.75	137.53	Minlaton	Minlaton Airport
XMN	ZSAM		s	Asia/Shanghai	CN	24.54	118.13	Xiamen	Xiamen Gaoqi International Airport
XMP	CFC4		f	America/Whitehorse	CA	63.18	-130.20	Macmillan Pass	Macmillan Pass Airport
XMS	SEMC		f	America/Guayaquil	EC	-2.30	-78.12	Macas	Coronel E Carvajal Airport
XMU	LFHY		f	Europe/Paris	FR	46.53	3.42	Moulins	Moulins-Montbeugny Airport
XMY	YYMI		s	Australia/Brisbane	AU	-9.90	142.78	Yam Island	Yam Island Airport
XNA	KXNA	FYV	s	America/Chicago	US	36.28	-94.31	Fayetteville	Northwest Arkansas Ntl Airport
XNN	ZLXN		s	Asia/Shanghai	CN	36.53	102.04	Xining	Xining Caojiabu Airport
XNT	ZBXT		c	Asia/Shanghai	CN	36.88	114.43	Xingtai	Xingtai Dalian Airport
XNU	DFON		f	Africa/Ouagadougou	BF	12.75	-3.87	Nouna	Nouna Airport
XPA	DFEP		f	Africa/Ouagadougou	BF	11.25	0.70	Pama	Pama Airport
XPK	CZFG		f	America/Winnipeg	CA	55.75	-101.27	Pukatawagan	Pukatawagan Airport
XPL	MHPR	TGU	f	America/Tegucigalpa	HN	14.38	-87.62	Comayagua	Comayagua-Palmerola International Airport
XPP	CZNG		f	America/Winnipeg	CA	53.00	-97.27	Poplar River	Poplar River Airport
XPR	KIEN		f	America/Denver	US	43.02	-102.51	Pine Ridge	Pine Ridge Airport
XPU			c	America/Anchorage	US	70.33	-149.30	West Kuparuk	West Kuparuk
XQP	MRQP		f	America/Costa_Rica	CR	9.44	-84.13	Quepos	Quepos Managua Airport
XQU	CAT4		f	America/Vancouver	CA	49.34	-124.39	Qualicum Beach	Qualicum Beach Airport
XRH	YSRI		f	Australia/Sydney	AU	-33.60	150.78	Richmond	RAAF Base Richmond
XRR	CYDM		f	America/Whitehorse	CA	61.97	-132.42	Ross River	Ross River Airport
XRY	LEJR		f	Europe/Madrid	ES	36.74	-6.06	Jerez de la Forntera	Jerez Airport
XSA		SNI	c	Africa/Monrovia	LR	5.04	-9.05	Greenville	Sinoe AFC
XSB	OMBY		s	Asia/Dubai	AE	24.28	52.58	Sir Bani Yas	Sir Bani Yas Airport
XSC	MBSC		f	America/Grand_Turk	TC	21.52	-71.53	South Caicos	South Caicos Airport
XSD	KTNX	TPH	f	America/Los_Angeles	US	37.80	-116.78	Tonopah	Tonopah Test Range
XSE	DFES		f	Africa/Ouagadougou	BF	13.45	0.52	Sebba	Sebba Airport
XSI	CZSN		f	America/Winnipeg	CA	56.79	-98.91	South Indian Lake	South Indian Lake Airport
XSM			c	America/New_York	US	38.31	-76.55	Saint Mary's County	St Mary's County Regional Airport
XSN	LFHZ		c	Europe/Paris	FR	45.93	6.63	Sallanches	Sallanches - Mont-Blanc
XSP	WSSL	SIN	s	Asia/Singapore	SG	1.42	103.87	Seletar	Seletar Airport
XTG	YTGM		s	Australia/Brisbane	AU	-27.99	143.81	Thargomindah	Thargomindah Airport
XTL	CYBQ		f	America/Winnipeg	CA	58.71	-98.51	Tadoule Lake	Tadoule Lake Airport
XTO	YTAM		f	Australia/Brisbane	AU	-25.80	149.90	Taroom	Taroom Airport
XTR	YTAA		f	Australia/Brisbane	AU	-27.16	150.48	Tara	Tara Airport
XUZ	ZSXZ		s	Asia/Shanghai	CN	34.06	117.56	Xuzhou	Xuzhou Guanyin Airport
XVO	LFQW		c	Europe/Paris	FR	47.64	6.20	Vesoul	Vesoul-Frotey
XWA	KXWA	ISN	f	America/Chicago	US	48.26	-103.75	Williston	Williston Basin International Airport
XXN	OERY		f	Asia/Riyadh	SA	24.71	46.73	Riyadh	Riyadh Air Base
XYA	AGGY		f	Pacific/Guadalcanal	SB	-9.09	159.22	Yandina	Yandina Airport
XYE	VYYE		c	Asia/Yangon	MM	15.30	97.86	Ye	Ye Airport
XYR	AYED		f	Pacific/Port_Moresby	PG	-3.88	141.79	Yellow River Mission	Edwaki Airport
XZA	DFEZ		f	Africa/Ouagadougou	BF	11.17	-0.62	Zabre	Zabre Airport
YAA	CAJ4		f	America/Vancouver	CA	52.45	-125.30	Anahim Lake	Anahim Lake Airport
YAB	CYAB		s	America/Rankin_Inlet	CA	73.01	-85.04	Arctic Bay	Arctic Bay Airport
YAC	CYAC		f	America/Winnipeg	CA	51.73	-91.82	Cat Lake	Cat Lake Airport
YAD	CAS2		f	America/Vancouver	CA	53.07	-125.41	Moose Lake	Moose Lake (Lodge) Airport
YAE	UNIJ		c	Asia/Krasnoyarsk	RU	60.25	90.20	Yartsevo	Yartsevo Airport
YAF			c	America/Montreal	CA	45.77	-71.95	Asbestos Hill	Asbestos Hill
YAG	CYAG		f	America/Winnipeg	CA	48.65	-93.44	Fort Frances	Fort Frances Municipal Airport
YAH	CYAH		f	America/Toronto	CA	53.75	-73.68	La Grande-4	La Grande-4 Airport
YAI	SCCH		f	America/Santiago	CL	-36.58	-72.03	Chillan	Gral. Bernardo O´Higgins Airport
YAK	PAYA		s	America/Anchorage	US	59.50	-139.66	Yakutat	Yakutat Airport
YAL	CYAL		f	America/Vancouver	CA	50.58	-126.92	Alert Bay	Alert Bay Airport
YAM	CYAM		s	America/Toronto	CA	46.48	-84.51	Sault Sainte Marie	Sault Ste Marie Airport
YAN	FZIR		f	Africa/Lubumbashi	CD	0.78	24.47	Yangambi	Yangambi Airport
YAO	FKKY		f	Africa/Douala	CM	3.84	11.52	Yaounde	Yaounde Airport
YAP	PTYA		f	Pacific/Chuuk	FM	9.50	138.08	Yap Island	Yap International Airport
YAQ			c	America/Vancouver	CA	48.80	-123.60	Maple Bay	Maple Bay Seaplane Base
YAR	CYAD		f	America/Toronto	CA	53.57	-76.20	La Grande-3	La Grande-3 Airport
YAS	NFSW		f	Pacific/Fiji	FJ	-16.76	177.54	Yasawa Island	Yasawa Island Airport
YAT	CYAT		f	America/Toronto	CA	52.93	-82.43	Attawapiskat	Attawapiskat Airport
YAU	CTP9		f	America/Toronto	CA	61.66	-73.32	Kattiniq	Donaldson Airport
YAX	CKB6		f	America/Winnipeg	CA	53.85	-89.58	Angling Lake	Wapekeka Airport
YAY	CYAY		s	America/St_Johns	CA	51.39	-56.08	St. Anthony	St. Anthony Airport
YAZ	CYAZ		f	America/Vancouver	CA	49.08	-125.78	Tofino	Tofino / Long Beach Airport
YBA	CYBA		f	America/Edmonton	CA	51.21	-115.54	Banff	Banff Airport
YBB	CYBB		s	America/Edmonton	CA	68.53	-89.81	Kugaaruk	Kugaaruk Airport
YBC	CYBC		f	America/Toronto	CA	49.13	-68.20	Baie-Comeau	Baie Comeau Airport
YBD			c	America/Vancouver	CA	49.20	-122.91	New Westminster	New Westminster Seaplane Base
YBE	CYBE		f	America/Regina	CA	59.56	-108.48	Uranium City	Uranium City Airport
YBG	CYBG		f	America/Toronto	CA	48.33	-71.00	Bagotville	CFB Bagotville
YBI	CCE4		f	America/Halifax	CA	53.47	-55.78	Black Tickle	Black Tickle Airport
YBK	CYBK		s	America/Winnipeg	CA	64.30	-96.08	Baker Lake	Baker Lake Airport
YBL	CYBL		f	America/Vancouver	CA	49.95	-125.27	Campbell River	Campbell River Airport
YBM			c	America/Vancouver	CA	56.68	-131.09	Bronson Creek	Bronson Creek
YBO	CBW4		f	America/Vancouver	CA	56.97	-130.25	Bob Quinn Lake	Bob Quinn Lake Airport
YBP	ZUYB		s	Asia/Shanghai	CN	28.86	104.53	Yibin	Yibin Wuliangye Airport
YBR	CYBR		f	America/Winnipeg	CA	49.91	-99.95	Brandon	Brandon Municipal Airport
YBT	CYBT		f	America/Winnipeg	CA	57.89	-101.68	Brochet	Brochet Airport
YBV	CYBV		f	America/Winnipeg	CA	52.36	-97.02	Berens River	Berens River Airport
YBX	CYBX		s	America/Blanc-Sablon	CA	51.44	-57.19	Lourdes-De-Blanc-Sablon	Lourdes de Blanc Sablon Airport
YBY	CYBF		f	America/Edmonton	CA	54.30	-110.74	Bonnyville	Bonnyville Airport
YCA	CAH3		f	America/Vancouver	CA	49.68	-124.98	Courtenay	Courtenay Airpark
YCB	CYCB		s	America/Edmonton	CA	69.11	-105.14	Cambridge Bay	Cambridge Bay Airport
YCC	CYCC		f	America/Toronto	CA	45.09	-74.56	Cornwall	Cornwall Regional Airport
YCD	CYCD		f	America/Vancouver	CA	49.05	-123.87	Nanaimo	Nanaimo Airport
YCE	CYCE		f	America/Toronto	CA	43.29	-81.51	Centralia	James T. Field Memorial Aerodrome
YCG	CYCG		f	America/Vancouver	CA	49.30	-117.63	Castlegar	Castlegar Airport
YCH	CYCH		f	America/Halifax	CA	47.01	-65.45	Miramichi	Miramichi Airport
YCI			c	America/Nipigon	CA	47.37	-85.82	Caribou Island	Caribou Island
YCJ			c	America/Vancouver	CA	51.94	-131.02	Cape St James	St James Island
YCK	CEB3		s	America/Yellowknife	CA	67.03	-126.08	Colville Lake	Colville Lake Airport
YCL	CYCL		f	America/Halifax	CA	47.99	-66.33	Charlo	Charlo Airport
YCM	CYSN		f	America/Toronto	CA	43.19	-79.17	Niagara-on-the-lake	St. Catharines Niagara District Airport
YCN	CYCN		f	America/Toronto	CA	49.11	-81.01	Cochrane	Cochrane Airport
YCO	CYCO		f	America/Edmonton	CA	67.82	-115.14	Kugluktuk	Kugluktuk Airport
YCP			c	America/Regina	CA	57.08	-103.00	Co Op Point	Co Op Point
YCQ	CYCQ		f	America/Dawson_Creek	CA	55.69	-121.63	Chetwynd	Chetwynd Airport
YCR	CYCR		f	America/Winnipeg	CA	54.61	-97.76	Cross Lake	Cross Lake (Charlie Sinclair Memorial) Airport
YCS	CYCS		f	America/Winnipeg	CA	63.35	-90.73	Chesterfield Inlet	Chesterfield Inlet Airport
YCT	CYCT		f	America/Edmonton	CA	52.08	-111.44	Coronation	Coronation Airport
YCU	ZBYC		s	Asia/Shanghai	CN	35.12	111.03	Yuncheng	Yuncheng Guangong Airport
YCV			c	America/Montreal	CA	45.52	-73.71	Cartierville	Cartierville Airport
YCW	CYCW		f	America/Vancouver	CA	49.15	-121.94	Chilliwack	Chilliwack Airport
YCY	CYCY		s	America/Toronto	CA	70.49	-68.52	Clyde River	Clyde River Airport
YCZ	CYCZ		f	America/Edmonton	CA	50.33	-115.87	Fairmont Hot Springs	Fairmont Hot Springs Airport
YDA	CYDA		s	America/Vancouver	CA	64.04	-139.13	Dawson City	Dawson City Airport
YDB	CYDB		f	America/Vancouver	CA	61.37	-139.04	Burwash	Burwash Airport
YDC	CER3		f	America/Edmonton	CA	53.27	-114.96	Drayton Valley	Drayton Valley Industrial Airport
YDF	CYDF		s	America/St_Johns	CA	49.21	-57.39	Deer Lake	Deer Lake Airport
YDG	CYID		f	America/Halifax	CA	44.55	-65.79	Digby	Digby / Annapolis Regional Airport
YDH			c	America/St_Johns	CA	49.13	-55.35	Daniels Harbour	Daniels Harbour
YDI			c	America/Goose_Bay	CA	55.93	-60.95	Davis Inlet	Davis Inlet
YDJ	CJL2		f	America/Regina	CA	58.66	-103.54	Hatchet Lake	Hatchet Lake Airport
YDK			c	America/Toronto	CA	43.93	-76.63	Main Duck Island	Main Duck Island
YDL	CYDL		f	America/Vancouver	CA	58.42	-130.03	Dease Lake	Dease Lake Airport
YDN	CYDN		f	America/Winnipeg	CA	51.10	-100.05	Dauphin	Dauphin Barker Airport
YDO	CYDO		f	America/Toronto	CA	48.78	-72.38	Saint-Félicien	Dolbeau Lac-Saint-Jean Airport
YDP	CYDP		s	America/Halifax	CA	56.55	-61.68	Nain	Nain Airport
YDQ	CYDQ		f	America/Dawson_Creek	CA	55.74	-120.18	Dawson Creek	Dawson Creek Airport
YDR			c	America/Regina	CA	50.38	-102.58	Broadview	Broadview
YDS			c	America/Vancouver	CA	49.97	-124.73	Desolation Sound	Desolation Sound Airport
YDT	CZBB	YVR	f	America/Vancouver	CA	49.07	-123.01	Ladner	Boundary Bay Airport
YDU	CJL8		f	America/Yellowknife	CA	60.29	-102.50	Kasba Lake	Kasba Lake Airport
YDV	CZTA		f	America/Winnipeg	CA	51.78	-96.70	Bloodvein River	Bloodvein River Airport
YDW	CKV4		f	America/Yellowknife	CA	60.32	-103.13	Obre Lake	North of Sixty Airport
YDX			c	America/Vancouver	CA	52.05	-128.09	Doc Creek Waterdrome	Doc Creek Waterdrome
YEB	CPF2		f	America/Toronto	CA	46.42	-84.09	Bar River	Bar River Airport
YEC	RKTY		f	Asia/Seoul	KR	36.63	128.35	Yecheon	Yecheon Airport
YEG	CYEG	YEA	s	America/Edmonton	CA	53.31	-113.58	Edmonton	Edmonton International Airport
YEH	_YEH		s	Asia/Shanghai	CN	38.48	106.01	Yinchuan	Yinchuan Helanshan Airport
YEI	LTBR		f	Europe/Istanbul	TR	40.26	29.56	Bursa	Bursa Yenisehir Airport
YEK	CYEK		s	America/Winnipeg	CA	61.09	-94.07	Arviat	Arviat Airport
YEL	CYEL		f	America/Toronto	CA	46.35	-82.56	Elliot Lake	Elliot Lake Municipal Airport
YEM	CYEM		f	America/Toronto	CA	45.84	-81.86	Manitowaning	Manitoulin East Municipal Airport
YEN	CYEN		f	America/Regina	CA	49.21	-102.97	Estevan	Estevan Airport
YEO	EGDY		f	Europe/London	GB	51.01	-2.64	Yeovil	RNAS Yeovilton
YEQ	AYYK		c	Pacific/Port_Moresby	PG	-5.10	143.90	Yenkis	Yenkis
YER	CYER		f	America/Toronto	CA	56.02	-87.68	Fort Severn	Fort Severn Airport
YES	OISY		f	Asia/Tehran	IR	30.70	51.55	Yasouj	Yasouj Airport
YET	CYET		f	America/Edmonton	CA	53.58	-116.47	Edson	Edson Airport
YEU	CYEU		f	America/Rankin_Inlet	CA	79.99	-85.81	Eureka	Eureka Airport
YEV	CYEV		s	America/Inuvik	CA	68.30	-133.48	Inuvik	Inuvik (Mike Zubko) Airport
YEY	CYEY		f	America/Toronto	CA	48.56	-78.25	Amos	Amos Magny Airport
YFA	CYFA		f	America/Toronto	CA	52.20	-81.70	Fort Albany	Fort Albany Airport
YFB	CYFB		s	America/Toronto	CA	63.76	-68.56	Iqaluit	Iqaluit Airport
YFC	CYFC		s	America/Moncton	CA	45.87	-66.54	Fredericton	Fredericton International Airport
YFE	CYFE		f	America/Toronto	CA	48.75	-69.10	Forestville	Forestville Airport
YFG	CTU2		f	America/Toronto	CA	54.55	-71.17	Fontanges	Fontanges Airport
YFH	CYFH		f	America/Toronto	CA	51.56	-87.91	Fort Hope	Fort Hope Airport
YFI	CFG6	HZP	f	America/Edmonton	CA	57.28	-110.98	Suncor Energy Site	Fort Mackay / Firebag
YFJ	CYWE		f	America/Edmonton	CA	64.19	-114.08	Wekweeti	Wekweeti Airport
YFO	CYFO		f	America/Winnipeg	CA	54.68	-101.68	Flin Flon	Flin Flon Airport
YFR	CYFR		f	America/Edmonton	CA	61.18	-113.69	Fort Resolution	Fort Resolution Airport
YFS	CYFS		f	America/Edmonton	CA	61.76	-121.24	Fort Simpson	Fort Simpson Airport
YFX	CCK4		f	America/St_Johns	CA	52.37	-55.67	St. Lewis	St. Lewis (Fox Harbour) Airport
YGB	CYGB		f	America/Vancouver	CA	49.69	-124.52	Texada	Texada Gillies Bay Airport
YGC	CEQ5		f	America/Edmonton	CA	53.92	-118.87	Grande Cache	Grande Cache Airport
YGG			c	America/Vancouver	CA	48.85	-123.50	Ganges	Ganges Water Aerodrome
YGH	CYGH		s	America/Edmonton	CA	66.24	-128.65	Fort Good Hope	Fort Good Hope Airport
YGJ	RJOH		s	Asia/Tokyo	JP	35.49	133.24	Yonago	Miho Yonago Airport
YGK	CYGK		f	America/Toronto	CA	44.23	-76.60	Kingston	Kingston Airport
YGL	CYGL		f	America/Toronto	CA	53.63	-77.70	Radisson	La Grande Riviere Airport
YGM	CYGM		f	America/Winnipeg	CA	50.63	-97.04	Gimli	Gimli Industrial Park Airport
YGN	CYGN		c	America/Vancouver	CA	50.84	-126.77	Greenway Sound	Greenway Sound Seaplane Base
YGO	CYGO		f	America/Winnipeg	CA	54.56	-94.49	Gods Lake Narrows	Gods Lake Narrows Airport
YGP	CYGP		f	America/Toronto	CA	48.78	-64.48	Gaspe	Gaspe (Michel-Pouliot) Airport
YGQ	CYGQ		f	America/Toronto	CA	49.78	-86.94	Geraldton	Geraldton Greenstone Regional Airport
YGR	CYGR		f	America/Toronto	CA	47.42	-61.78	Iles-de-la-Madeleine	Iles-de-la-Madeleine Airport
YGS			c	America/Vancouver	CA	55.77	-124.69	Germansen Landing	Germansen Landing Airport
YGT	CYGT		s	America/Toronto	CA	69.36	-81.82	Igloolik	Igloolik Airport
YGV	CYGV		f	America/Toronto	CA	50.28	-63.61	Havre St-Pierre	Havre St Pierre Airport
YGW	CYGW		s	America/Toronto	CA	55.28	-77.77	Kuujjuarapik	Kuujjuarapik Airport
YGX	CYGX		f	America/Winnipeg	CA	56.36	-94.71	Gillam	Gillam Airport
YGY			c	America/Montreal	CA	62.11	-74.55	Déception	Déception Airport
YGZ	CYGZ		f	America/Toronto	CA	76.43	-82.91	Grise Fiord	Grise Fiord Airport
YHA	CCP4		f	America/St_Johns	CA	52.53	-56.29	Port Hope Simpson	Port Hope Simpson Airport
YHB	CYHB		f	America/Regina	CA	52.82	-102.31	Hudson Bay	Hudson Bay Airport
YHD	CYHD		f	America/Winnipeg	CA	49.83	-92.74	Dryden	Dryden Regional Airport
YHE	CYHE		f	America/Vancouver	CA	49.37	-121.50	Hope	Hope Airport
YHF	CYHF		f	America/Toronto	CA	49.71	-83.69	Hearst	Hearst Rene Fontaine Municipal Airport
YHG	CCH4		f	America/St_Johns	CA	52.77	-56.12	Charlottetown	Charlottetown Airport
YHI	CYHI		f	America/Yellowknife	CA	70.76	-117.81	Ulukhaktok	Ulukhaktok Holman Airport
YHJ	ZSYH	KHN	s	Asia/Shanghai	CN	28.70	116.11	Nanchang	Nanchang Yaohu Airport
YHK	CYHK		s	America/Edmonton	CA	68.64	-95.85	Gjoa Haven	Gjoa Haven Airport
YHM	CYHM	YTO	s	America/Toronto	CA	43.17	-79.94	Hamilton	John C. Munro Hamilton International Airport
YHN	CYHN		f	America/Toronto	CA	49.19	-84.76	Hornepayne	Hornepayne Municipal Airport
YHO	CYHO		s	America/Halifax	CA	55.45	-60.23	Hopedale	Hopedale Airport
YHP	CPV7		f	America/Winnipeg	CA	52.11	-94.26	Poplar Hill	Poplar Hill Airport
YHR	CYHR		f	America/Blanc-Sablon	CA	50.47	-59.64	Chevery	Chevery Airport
YHS	CAP3		f	America/Vancouver	CA	49.46	-123.72	Sechelt-Gibsons	Sechelt-Gibsons Airport
YHT	CYHT		f	America/Whitehorse	CA	60.79	-137.55	Haines Junction	Haines Junction Airport
YHU	CYHU	YMQ	f	America/Toronto	CA	45.52	-73.42	Longueuil	Montréal / St-Hubert Airport
YHY	CYHY		s	America/Yellowknife	CA	60.84	-115.78	Hay River	Hay River / Merlyn Carter Airport
YHZ	CYHZ		s	America/Halifax	CA	44.88	-63.51	Halifax	Halifax Robert L. Stanfield International Airport
YIA	WAHI	JOG	s	Asia/Jakarta	ID	-7.90	110.06	Yogyakarta	Yogyakarta International Airport
YIB	CYIB		f	America/Panama	CA	48.77	-91.64	Atikokan	Atikokan Municipal Airport
YIC	ZSYC		c	Asia/Shanghai	CN	27.80	114.31	Yichun	Yichun Mingyueshan Airport
YIE	ZBES		f	Asia/Shanghai	CN	47.31	119.91	Arxan	Aershan Yiershi Airport
YIF	CYIF		s	America/Blanc-Sablon	CA	51.21	-58.66	St-Augustin	St Augustin Airport
YIH	ZHYC		s	Asia/Shanghai	CN	30.56	111.48	Yichang	Yichang Airport
YIK	CYIK		s	America/Toronto	CA	62.42	-77.93	Ivujivik	Ivujivik Airport
YIN	ZWYN		f	Asia/Shanghai	CN	43.96	81.33	Yining	Yining Airport
YIO	CYIO		s	America/Toronto	CA	72.68	-77.97	Pond Inlet	Pond Inlet Airport
YIP	KYIP	DTT	f	America/New_York	US	42.24	-83.53	Detroit	Willow Run Airport
YIV	CYIV		f	America/Winnipeg	CA	53.86	-94.65	Island Lake	Island Lake Airport
YIW	ZSYW		s	Asia/Shanghai	CN	29.34	120.03	Yiwu	Yiwu Airport
YJA	CYJA		f	America/Edmonton	CA	53.00	-118.06	Jasper	Jasper Airport
YJF	CYJF		f	America/Yellowknife	CA	60.24	-123.47	Fort Liard	Fort Liard Airport
YJN	CYJN		f	America/Toronto	CA	45.29	-73.28	Saint Jean	St-Jean Airport
YJP	CEC4		f	America/Edmonton	CA	53.32	-117.75	Hinton	Hinton / Jasper-Hinton Airport
YJS	ZKSE		f	Asia/Pyongyang	KP	41.91	128.41	Samjiyon	Samjiyon Airport
YJT	CYJT		f	America/St_Johns	CA	48.54	-58.55	Stephenville	Stephenville Airport
YKA	CYKA		s	America/Vancouver	CA	50.70	-120.44	Kamloops	Kamloops Airport
YKC	CYKC		f	America/Regina	CA	58.24	-103.68	Collins Bay	Collins Bay Airport
YKD	CNS7		f	America/Toronto	CA	44.20	-81.61	Kincardine	Kincardine Airport
YKE	CJT3		f	America/Winnipeg	CA	54.92	-94.80	Knee Lake	Knee Lake Airport
YKF	CYKF	YTO	f	America/Toronto	CA	43.46	-80.38	Waterloo	Kitchener / Waterloo Airport
YKG	CYAS		s	America/Toronto	CA	60.03	-70.00	Kangirsuk	Kangirsuk Airport
YKH	ZYYK		f	Asia/Shanghai	CN	40.54	122.36	Yingkou	Yingkou Lanqi Airport
YKI			c	America/Winnipeg	CA	50.69	-99.87	Kinosao Lake	Kinosao Lake
YKJ	CYKJ		f	America/Regina	CA	57.26	-105.62	Key Lake	Key Lake Airport
YKL	CYKL		f	America/Toronto	CA	54.81	-66.81	Schefferville	Schefferville Airport
YKM	KYKM		f	America/Los_Angeles	US	46.57	-120.54	Yakima	Yakima Air Trml/Mcallister Field
YKN	KYKN		f	America/Chicago	US	42.92	-97.39	Yankton	Chan Gurney Municipal Airport
YKO	LTCW		f	Europe/Istanbul	TR	37.55	44.24	Yüksekova	Yüksekova Selahaddin Eyyubi Airport
YKQ	CYKQ		f	America/Toronto	CA	51.47	-78.76	Waskaganish	Waskaganish Airport
YKS	UEEE		s	Asia/Yakutsk	RU	62.09	129.77	Yakutsk	Yakutsk Airport
YKU	CSU2		f	America/Toronto	CA	53.81	-78.92	Chisasibi	Chisasibi Airport
YKX	CYKX		f	America/Toronto	CA	48.21	-79.98	Kirkland Lake	Kirkland Lake Airport
YKY	CYKY		f	America/Regina	CA	51.52	-109.18	Kindersley	Kindersley Airport
YKZ	CYKZ	YTO	c	America/Toronto	CA	43.86	-79.37	Toronto	Toronto/Buttonville Municipal Airport
YLA			c	America/Vancouver	CA	54.23	-133.00	Langara Island	Langara Seaplane Base
YLB	CYLB		f	America/Edmonton	CA	54.77	-112.03	Lac La Biche	Lac La Biche Airport
YLC	CYLC		f	America/Toronto	CA	62.85	-69.88	Kimmirut	Kimmirut Airport
YLD	CYLD		f	America/Toronto	CA	47.82	-83.35	Chapleau	Chapleau Airport
YLE	CEM3		s	America/Edmonton	CA	63.13	-117.25	Whati	Whati Airport
YLF			c	America/Montreal	CA	54.18	-72.47	Laforge	Laforge Airport
YLG	YYAL		f	Australia/Perth	AU	-28.36	116.68	Yalgoo	Yalgoo Airport
YLH	CYLH		f	America/Toronto	CA	52.20	-87.93	Lansdowne House	Lansdowne House Airport
YLI	EFYL		f	Europe/Helsinki	FI	64.06	24.72	Ylivieska	Ylivieska Airport
YLJ	CYLJ		f	America/Regina	CA	54.13	-108.52	Meadow Lake	Meadow Lake Airport
YLK	CYLS		f	America/Toronto	CA	44.49	-79.56	Barrie-Orillia	Barrie-Orillia (Lake Simcoe Regional Airport)
YLL	CYLL		f	America/Edmonton	CA	53.31	-110.07	Lloydminster	Lloydminster Airport
YLQ	CYLQ		f	America/Toronto	CA	47.41	-72.79	La Tuque	La Tuque Airport
YLR	CYLR		f	America/Winnipeg	CA	56.51	-99.99	Leaf Rapids	Leaf Rapids Airport
YLS	CSH4		f	America/Toronto	CA	49.03	-77.02	Lebel-sur-Quevillon	Lebel-sur-Quevillon Airport
YLT	CYLT		f	America/Toronto	CA	82.52	-62.28	Alert	Alert Airport
YLV	UBEE		s	Asia/Baku	AZ	40.63	47.14	Yevlakh	Yevlakh Airport
YLW	CYLW		s	America/Vancouver	CA	49.96	-119.38	Kelowna	Kelowna Airport
YLX	ZGYL		f	Asia/Shanghai	CN	22.44	110.12	Yulin	Yulin Fumian Airport
YLY	CYNJ		f	America/Vancouver	CA	49.10	-122.63	Langley	Langley Airport
YMA	CYMA		f	America/Vancouver	CA	63.62	-135.87	Mayo	Mayo Airport
YMB	CAD5		f	America/Vancouver	CA	50.12	-120.75	Merritt	Merritt Airport
YMC			c	America/Montreal	CA	56.52	-71.07	Maricourt	Maricourt Airstrip
YMD	CYMD		c	America/Edmonton	CA	76.24	-119.32	Mould Bay	Mould Bay Airport
YME	CYME		f	America/Toronto	CA	48.86	-67.45	Matane	Matane Airport
YMG	CYMG		f	America/Toronto	CA	49.08	-85.86	Manitouwadge	Manitouwadge Airport
YMH	CYMH		f	America/St_Johns	CA	52.30	-55.85	Mary's Harbour	Mary's Harbour Airport
YMI			c	America/Winnipeg	CA	49.97	-94.70	Minaki	Minaki Airport
YMJ	CYMJ		f	America/Regina	CA	50.33	-105.56	Moose Jaw	Moose Jaw Air Vice Marshal C. M. McEwen Airport
YMK	USDK		f	Asia/Yekaterinburg	RU	68.48	73.57	Mys Kamennyi	Mys Kamenny Airport
YML	CYML		f	America/Toronto	CA	47.60	-70.22	Charlevoix	Charlevoix Airport
YMM	CYMM		f	America/Edmonton	CA	56.65	-111.22	Fort McMurray	Fort McMurray Airport
YMN	CYFT		s	America/Halifax	CA	55.08	-59.19	Makkovik	Makkovik Airport
YMO	CYMO		f	America/Toronto	CA	51.29	-80.61	Moosonee	Moosonee Airport
YMS	SPMS		f	America/Lima	PE	-5.89	-76.12	Yurimaguas	Moises Benzaquen Rengifo Airport
YMT	CYMT		f	America/Toronto	CA	49.77	-74.53	Chibougamau	Chapais Airport
YMW	CYMW		f	America/Toronto	CA	46.27	-75.99	Maniwaki	Maniwaki Airport
YMX	CYMX	YMQ	s	America/Toronto	CA	45.68	-74.04	Mirabel	Montréal (Mirabel) Airport
YNA	CYNA		f	America/Toronto	CA	50.19	-61.79	Natashquan	Natashquan Airport
YNB	OEYN		s	Asia/Riyadh	SA	24.14	38.06	Yenbo	Yenbo Airport
YNC	CYNC		f	America/Toronto	CA	53.01	-78.83	Wemindji	Wemindji Airport
YND	CYND	YOW	f	America/Toronto	CA	45.52	-75.56	Gatineau	Ottawa / Gatineau Airport
YNE	CYNE		f	America/Winnipeg	CA	53.96	-97.84	Norway House	Norway House Airport
YNG	KYNG		f	America/New_York	US	41.26	-80.68	Youngstown	Youngstown/Warren Regional Airport
YNH	CYNH		f	America/Dawson_Creek	CA	56.04	-121.98	Hudson's Hope	Hudsons Hope Airport
YNI			c	America/Montreal	CA	53.20	-70.90	Nitchequon	Nitchequon Airport
YNJ	ZYYJ		s	Asia/Shanghai	CN	42.88	129.45	Yanji	Yanji Chaoyangchuan Airport
YNK			c	America/Vancouver	CA	49.72	-126.46	Nootka Sound	Nootka Sound Seaplane Base
YNL	CYNL		s	America/Regina	CA	58.28	-104.08	Points North Landing	Points North Landing Airport
YNM	CYNM		f	America/Toronto	CA	49.76	-77.80	Matagami	Matagami Airport
YNN	CYNN		f	America/Winnipeg	CA	59.49	-97.78	Nejanilini Lake	Nejanilini Lake Airport
YNO	CKQ3		f	America/Winnipeg	CA	52.49	-92.97	North Spirit Lake	North Spirit Lake Airport
YNP	CNH2		s	America/Goose_Bay	CA	55.91	-61.18	Natuashish	Natuashish Airport
YNR			c	America/Winnipeg	CA	50.84	-96.96	Arnes Area	Arnes Airport
YNS	CYHH		f	America/Toronto	CA	51.69	-76.14	Nemiscau	Nemiscau Airport
YNT	ZSYT		s	Asia/Shanghai	CN	37.66	120.99	Yantai	Penglai Intl
YNX	CSK6		f	America/Yellowknife	CA	63.59	-110.91	Snap Lake	Snap Lake Airport
YNY	RKNY		f	Asia/Seoul	KR	38.06	128.67	Sokcho	Yangyang International Airport
YNZ	ZSYN		s	Asia/Shanghai	CN	33.43	120.20	Yancheng	Yancheng Airport
YOA	CYOA		f	America/Edmonton	CA	64.70	-110.61	Ekati	Ekati Airport
YOC	CYOC		f	America/Vancouver	CA	67.57	-139.84	Old Crow	Old Crow Airport
YOD	CYOD		f	America/Edmonton	CA	54.41	-110.28	Cold Lake	CFB Cold Lake
YOE	CFM4		f	America/Edmonton	CA	55.71	-117.09	Donnelly	Donnelly Airport
YOG	CNT3		f	America/Toronto	CA	51.66	-85.90	Ogoki Post	Ogoki Post Airport
YOH	CYOH		f	America/Winnipeg	CA	54.93	-95.28	Oxford House	Oxford House Airport
YOJ	CYOJ		f	America/Edmonton	CA	58.62	-117.17	High Level	High Level Airport
YOL	DNYO		f	Africa/Lagos	NG	9.26	12.43	Yola	Yola Airport
YON	VQTY		c	Asia/Thimphu	BT	27.26	91.51	Trashigang	Yonphula Airport
YOO	CYOO		f	America/Toronto	CA	43.92	-78.89	Oshawa	Oshawa Airport
YOP	CYOP		f	America/Edmonton	CA	58.49	-119.41	Rainbow Lake	Rainbow Lake Airport
YOS	CYOS		f	America/Toronto	CA	44.59	-80.84	Owen Sound	Owen Sound / Billy Bishop Regional Airport
YOT	LLYT		f	Asia/Jerusalem	IL	29.91	35.07	Yotvata	Yotvata Airfield
YOW	CYOW		s	America/Toronto	CA	45.32	-75.67	Ottawa	Ottawa / Macdonald-Cartier International Airport
YPA	CYPA		s	America/Regina	CA	53.21	-105.67	Prince Albert	Prince Albert (Glass Field) Airport
YPB	CBS8		f	America/Vancouver	CA	49.32	-124.93	Port Alberni	Port Alberni Airport
YPC	CYPC		f	America/Edmonton	CA	69.36	-124.08	Paulatuk	Paulatuk (Nora Aliqatchialuk Ruben) Airport
YPD	CNK4		f	America/Toronto	CA	45.26	-79.83	Parry Sound	Parry Sound Area Municipal Airport
YPE	CYPE		f	America/Edmonton	CA	56.23	-117.45	Peace River	Peace River Airport
YPG	CYPG		f	America/Winnipeg	CA	49.90	-98.27	Portage	Southport Airport
YPH	CYPH		s	America/Toronto	CA	58.47	-78.08	Inukjuak	Inukjuak Airport
YPJ	CYLA		s	America/Toronto	CA	59.30	-69.60	Aupaluk	Aupaluk Airport
YPK	CYPK		f	America/Vancouver	CA	49.22	-122.71	Pitt Meadows	Pitt Meadows Airport
YPL	CYPL		f	America/Panama	CA	51.45	-90.21	Pickle Lake	Pickle Lake Airport
YPM	CYPM		s	America/Winnipeg	CA	51.82	-93.97	Pikangikum	Pikangikum Airport
YPN	CYPN		f	America/Toronto	CA	49.84	-64.29	Port-Menier	Port Menier Airport
YPO	CYPO		f	America/Toronto	CA	54.99	-85.44	Peawanuck	Peawanuck Airport
YPQ	CYPQ		f	America/Toronto	CA	44.23	-78.36	Peterborough	Peterborough Airport
YPR	CYPR		f	America/Vancouver	CA	54.29	-130.45	Prince Rupert	Prince Rupert Airport
YPS	CYPD		f	America/Halifax	CA	45.66	-61.37	Port Hawkesbury	Port Hawkesbury Airport
YPW	CYPW		f	America/Vancouver	CA	49.83	-124.50	Powell River	Powell River Airport
YPX	CYPX		s	America/Toronto	CA	60.05	-77.29	Puvirnituq	Puvirnituq Airport
YPY	CYPY		f	America/Edmonton	CA	58.77	-111.12	Fort Chipewyan	Fort Chipewyan Airport
YPZ	CYPZ		f	America/Vancouver	CA	54.38	-125.95	Burns Lake	Burns Lake Airport
YQA	CYQA		f	America/Toronto	CA	44.97	-79.30	Muskoka	Muskoka Airport
YQB	CYQB		s	America/Toronto	CA	46.79	-71.39	Quebec City	Québec City Jean Lesage International Airport
YQC	CYHA		s	America/Toronto	CA	61.05	-69.62	Quaqtaq	Quaqtaq Airport
YQD	CYQD		f	America/Winnipeg	CA	53.97	-101.09	The Pas	The Pas Airport
YQF	CYQF		f	America/Edmonton	CA	52.18	-113.89	Red Deer	Red Deer Regional Airport
YQG	CYQG		s	America/Toronto	CA	42.28	-82.96	Windsor	Windsor Airport
YQH	CYQH		f	America/Vancouver	CA	60.12	-128.82	Watson Lake	Watson Lake Airport
YQI	CYQI		f	America/Halifax	CA	43.83	-66.09	Yarmouth	Yarmouth Airport
YQK	CYQK		f	America/Winnipeg	CA	49.79	-94.36	Kenora	Kenora Airport
YQL	CYQL		f	America/Edmonton	CA	49.63	-112.80	Lethbridge	Lethbridge Airport
YQM	CYQM		s	America/Halifax	CA	46.11	-64.68	Moncton	Moncton / Greater Moncton International Airport
YQN	CYQN		f	America/Toronto	CA	50.18	-86.70	Nakina	Nakina Airport
YQQ	CYQQ		f	America/Vancouver	CA	49.71	-124.89	Comox	Comox Airport
YQR	CYQR		s	America/Regina	CA	50.43	-104.67	Regina	Regina International Airport
YQS	CYQS		f	America/Toronto	CA	42.77	-81.11	St Thomas	St Thomas Municipal Airport
YQT	CYQT		s	America/Thunder_Bay	CA	48.37	-89.32	Thunder Bay	Thunder Bay Airport
YQU	CYQU		f	America/Edmonton	CA	55.18	-118.89	Grande Prairie	Grande Prairie Airport
YQV	CYQV		f	America/Regina	CA	51.26	-102.46	Yorkton	Yorkton Municipal Airport
YQW	CYQW		f	America/Regina	CA	52.77	-108.24	North Battleford	North Battleford Airport
YQX	CYQX		f	America/St_Johns	CA	48.94	-54.57	Gander	Gander International Airport
YQY	CYQY		f	America/Glace_Bay	CA	46.16	-60.05	Sydney	Sydney / J.A. Douglas McCurdy Airport
YQZ	CYQZ		f	America/Vancouver	CA	53.03	-122.51	Quesnel	Quesnel Airport
YRA	CYRA		f	America/Yellowknife	CA	64.12	-117.31	Gameti	Rae Lakes Airport
YRB	CYRB		s	America/Winnipeg	CA	74.72	-94.97	Resolute Bay	Resolute Bay Airport
YRE			c	America/Pangnirtung	CA	61.50	-65.00	Resolution Island	Resolution Island Airport
YRF	CYCA		f	America/Halifax	CA	53.68	-57.04	Cartwright	Cartwright Airport
YRG	CCZ2		s	America/Halifax	CA	54.18	-58.46	Rigolet	Rigolet Airport
YRI	CYRI		f	America/Toronto	CA	47.76	-69.58	Riviere-du-Loup	Riviere-du-Loup Airport
YRJ	CYRJ		f	America/Toronto	CA	48.52	-72.27	Roberval	Roberval Airport
YRL	CYRL		s	America/Winnipeg	CA	51.07	-93.79	Red Lake	Red Lake Airport
YRM	CYRM		f	America/Edmonton	CA	52.43	-114.90	Rocky Mountain House	Rocky Mountain House Airport
YRO	CYRO	YOW	f	America/Toronto	CA	45.46	-75.65	Ottawa	Ottawa / Rockcliffe Airport
YRQ	CYRQ		f	America/Toronto	CA	46.35	-72.68	Trois-Rivieres	Trois-Rivieres Airport
YRS	CYRS		f	America/Winnipeg	CA	54.17	-93.56	Red Sucker Lake	Red Sucker Lake Airport
YRT	CYRT		s	America/Winnipeg	CA	62.81	-92.12	Rankin Inlet	Rankin Inlet Airport
YRV	CYRV		f	America/Vancouver	CA	50.97	-118.18	Revelstoke	Revelstoke Airport
YSA	CSB2		f	America/Halifax	CA	43.93	-59.96	Sable Island	Sable Island Landing Strip
YSB	CYSB		s	America/Toronto	CA	46.62	-80.80	Falconbridge	Sudbury Airport
YSC	CYSC		f	America/Toronto	CA	45.44	-71.69	Sherbrooke	Sherbrooke Airport
YSE	CYSE		f	America/Vancouver	CA	49.78	-123.16	Squamish	Squamish Airport
YSF	CYSF		s	America/Regina	CA	59.25	-105.84	Stony Rapids	Stony Rapids Airport
YSG	CYLK		s	America/Yellowknife	CA	62.42	-110.68	Lutselk'e	Lutselk'e Airport
YSH	CYSH		f	America/Toronto	CA	44.95	-75.94	Smiths Falls	Smiths Falls-Montague (Russ Beach) Airport
YSJ	CYSJ		f	America/Halifax	CA	45.32	-65.89	Saint John	Saint John Airport
YSK	CYSK		f	America/Iqaluit	CA	56.54	-79.25	Sanikiluaq	Sanikiluaq Airport
YSL	CYSL		f	America/Moncton	CA	47.16	-67.83	St Leonard	St Leonard Airport
YSM	CYSM		s	America/Edmonton	CA	60.02	-111.96	Fort Smith	Fort Smith Airport
YSN	CZAM		f	America/Vancouver	CA	50.68	-119.23	Salmon Arm	Salmon Arm Airport
YSO	CCD4		s	America/Halifax	CA	54.91	-59.79	Postville	Postville Airport
YSP	CYSP		f	America/Toronto	CA	48.76	-86.34	Marathon	Marathon Airport
YSQ	ZYSQ		f	Asia/Shanghai	CN	44.94	124.55	Songyuan	Songyuan Chaganhu Airport
YSR	CYSR		c	America/Iqaluit	CA	72.98	-84.61	Nanisivik	Nanisivik Airport
YSS			c	America/Nipigon	CA	48.66	-87.00	Slate Islands Provincial Park	Slate Islands Provincial Park
YST	CYST		f	America/Winnipeg	CA	53.85	-94.85	St. Theresa Point	St. Theresa Point Airport
YSU	CYSU		f	America/Halifax	CA	46.44	-63.83	Summerside	Summerside Airport
YSV			c	America/Goose_Bay	CA	58.48	-62.66	Saglek	Saglek Airport
YSY	CYSY		f	America/Edmonton	CA	71.99	-125.24	Sachs Harbour	Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport
YSZ			c	America/Vancouver	CA	50.07	-124.93	Squirrel Cove	Squirrel Cove Airport
YTA	CYTA		f	America/Toronto	CA	45.86	-77.25	Pembroke	Pembroke Airport
YTC			c	America/Vancouver	CA	57.20	-127.09	Sturdee	Sturdee Airport
YTD	CZLQ		f	America/Winnipeg	CA	55.32	-97.71	Thicket Portage	Thicket Portage Airport
YTE	CYTE		s	America/Toronto	CA	64.23	-76.53	Cape Dorset	Cape Dorset Airport
YTF	CYTF		f	America/Toronto	CA	48.51	-71.64	Alma	Alma Airport
YTH	CYTH		f	America/Winnipeg	CA	55.80	-97.86	Thompson	Thompson Airport
YTJ			c	America/Toronto	CA	48.81	-87.10	Terrace Bay	Terrace Bay Airport
YTK			c	America/Montreal	CA	49.88	-74.35	Tulugak	Tulugak
YTL	CYTL		f	America/Winnipeg	CA	53.82	-89.90	Big Trout Lake	Big Trout Lake Airport
YTM	CYFJ		f	America/Toronto	CA	46.41	-74.78	Riviere Rouge	La Macaza / Mont-Tremblant International Inc Airport
YTN			c	America/Montreal	CA	50.28	-64.75	Rivière-au-Tonnerre	Rivière-au-Tonnerre Airfield
YTQ	CYTQ		s	America/Toronto	CA	58.67	-69.96	Tasiujaq	Tasiujaq Airport
YTR	CYTR		f	America/Toronto	CA	44.12	-77.53	Trenton	CFB Trenton
YTS	CYTS		f	America/Toronto	CA	48.57	-81.38	Timmins	Timmins Victor M. Power Airport
YTT	CJY3		f	America/Regina	CA	52.84	-104.07	Tisdale	Tisdale Airport
YTW	ZWYT		f	Asia/Shanghai	CN	36.81	81.78	Yutian	Yutian Wanfang Airport
YTX	CBM5		f	America/Vancouver	CA	57.92	-131.12	Telegraph Creek	Telegraph Creek Airport
YTY	ZSYA		s	Asia/Shanghai	CN	32.56	119.72	Yangzhou	Yangzhou Taizhou Airport
YTZ	CYTZ	YTO	s	America/Toronto	CA	43.63	-79.40	Toronto	Billy Bishop Toronto City Airport
YUA	ZPYM		c	Asia/Shanghai	CN	25.73	101.88	Yuanmou	Yuanmou Airport
YUB	CYUB		f	America/Yellowknife	CA	69.43	-133.03	Tuktoyaktuk	Tuktoyaktuk Airport
YUD	CYMU		s	America/Toronto	CA	56.54	-76.52	Umiujaq	Umiujaq Airport
YUE	YYND		f	Australia/Darwin	AU	-22.25	131.78	Yuendumu	Yuendumu Airport
YUK	UDCK		c	Asia/Yerevan	AM	39.20	46.46	Kapan	Syunik Airport
YUL	CYUL	YMQ	s	America/Toronto	CA	45.47	-73.74	Montreal	Montréal-Pierre Elliott Trudeau International Airport
YUM	KNYL		f	America/Phoenix	US	32.66	-114.61	Yuma	Yuma Mcas/Yuma International Airport
YUS	ZYLS		f	Asia/Shanghai	CN	32.84	97.04	Yushu	Yushu Batang Airport
YUT	CYUT		f	America/Winnipeg	CA	66.52	-86.22	Repulse Bay	Repulse Bay Airport
YUX	CYUX		s	America/Toronto	CA	68.78	-81.24	Hall Beach	Hall Beach Airport
YUY	CYUY		f	America/Toronto	CA	48.21	-78.84	McWatters	Rouyn-Noranda Airport
YVA	FMCN		f	Indian/Comoro	KM	-11.71	43.24	Moroni	Iconi Airport
YVB	CYVB		f	America/Toronto	CA	48.07	-65.46	Bonaventure	Bonaventure Airport
YVC	CYVC		s	America/Regina	CA	55.15	-105.26	La Ronge	La Ronge (Barber Field) Airport
YVD	AYXE		c	Pacific/Port_Moresby	PG	-7.55	146.20	Yeva	Yeva
YVE	CYVK		f	America/Vancouver	CA	50.25	-119.33	Vernon	Vernon Airport
YVG	CYVG		f	America/Edmonton	CA	53.36	-110.82	Vermilion	Vermilion Airport
YVM	CYVM		s	America/Toronto	CA	67.55	-64.03	Qikiqtarjuaq	Qikiqtarjuaq Airport
YVO	CYVO		s	America/Toronto	CA	48.05	-77.78	Bourlamaque	Val-d'Or Airport
YVP	CYVP		s	America/Toronto	CA	58.10	-68.43	Kuujjuaq	Kuujjuaq Airport
YVQ	CYVQ		s	America/Edmonton	CA	65.28	-126.80	Norman Wells	Norman Wells Airport
YVR	CYVR		s	America/Vancouver	CA	49.19	-123.18	Vancouver	Vancouver International Airport
YVT	CYVT		f	America/Regina	CA	55.84	-108.42	Buffalo Narrows	Buffalo Narrows Airport
YVV	CYVV		f	America/Toronto	CA	44.75	-81.11	Wiarton	Wiarton Airport
YVZ	CYVZ		f	America/Winnipeg	CA	52.66	-94.06	Deer Lake	Deer Lake Airport
YWA	CYWA		f	America/Toronto	CA	45.95	-77.32	Petawawa	Petawawa Airport
YWB	CYKG		s	America/Toronto	CA	61.59	-71.93	Kangiqsujuaq	Kangiqsujuaq (Wakeham Bay) Airport
YWG	CYWG		s	America/Winnipeg	CA	49.91	-97.24	Winnipeg	Winnipeg James Armstrong Richardson International Airport
YWH	CYWH	YYJ	f	America/Vancouver	CA	48.42	-123.37	Victoria	Victoria Harbour Airport
YWJ	CYWJ		s	America/Edmonton	CA	65.21	-123.44	Deline	Deline Airport
YWK	CYWK		s	America/Halifax	CA	52.92	-66.86	Wabush	Wabush Airport
YWL	CYWL		f	America/Vancouver	CA	52.18	-122.05	Williams Lake	Williams Lake Airport
YWM	CCA6		f	America/St_Johns	CA	52.57	-55.78	Williams Harbour	Williams Harbour Airport
YWN			c	America/Toronto	CA	55.23	-85.13	Winisk	Winisk Airport
YWP	CYWP		f	America/Toronto	CA	52.96	-87.37	Webequie	Webequie Airport
YWS			c	America/Vancouver	CA	50.14	-122.95	Whistler	Whistler Green Lake Water Aerodrome
YWY	CYWY		f	America/Edmonton	CA	63.21	-123.44	Wrigley	Wrigley Airport
YXC	CYXC		s	America/Edmonton	CA	49.61	-115.78	Cranbrook	Cranbrook / Canadian Rockies Airport
YXD	CYXD	YEA	c	America/Edmonton	CA	53.57	-113.52	Edmonton	Edmonton City Centre Airport
YXE	CYXE		s	America/Regina	CA	52.17	-106.70	Saskatoon	Saskatoon John G. Diefenbaker International Airport
YXH	CYXH		f	America/Edmonton	CA	50.02	-110.72	Medicine Hat	Medicine Hat Airport
YXI			c	America/Toronto	CA	45.56	-77.42	Killaloe	Killaloe
YXJ	CYXJ		f	America/Dawson_Creek	CA	56.24	-120.74	Fort Saint John	Fort St. John Airport
YXK	CYXK		f	America/Toronto	CA	48.48	-68.50	Rimouski	Rimouski Airport
YXL	CYXL		s	America/Winnipeg	CA	50.11	-91.91	Sioux Lookout	Sioux Lookout Airport
YXN	CYXN		f	America/Winnipeg	CA	62.24	-92.60	Whale Cove	Whale Cove Airport
YXP	CYXP		s	America/Toronto	CA	66.14	-65.71	Pangnirtung	Pangnirtung Airport
YXQ	CYXQ		f	America/Whitehorse	CA	62.41	-140.87	Beaver Creek	Beaver Creek Airport
YXR	CYXR		f	America/Toronto	CA	47.70	-79.85	Earlton	Earlton (Timiskaming Regional) Airport
YXS	CYXS		s	America/Vancouver	CA	53.89	-122.68	Prince George	Prince George Airport
YXT	CYXT		f	America/Vancouver	CA	54.47	-128.58	Terrace	Terrace Airport
YXU	CYXU		f	America/Toronto	CA	43.04	-81.15	London	London Airport
YXX	CYXX	YVR	s	America/Vancouver	CA	49.03	-122.36	Abbotsford	Abbotsford Airport
YXY	CYXY		f	America/Whitehorse	CA	60.71	-135.07	Whitehorse	Erik Nielsen Whitehorse International Airport
YXZ	CYXZ		f	America/Toronto	CA	47.97	-84.79	Wawa	Wawa Airport
YYA	ZGYY		f	Asia/Shanghai	CN	29.31	113.28	Yueyang	Yueyang Sanhe Airport
YYB	CYYB		f	America/Toronto	CA	46.36	-79.42	North Bay	North Bay Airport
YYC	CYYC		s	America/Edmonton	CA	51.11	-114.02	Calgary	Calgary International Airport
YYD	CYYD		f	America/Vancouver	CA	54.82	-127.18	Smithers	Smithers Airport
YYE	CYYE		f	America/Fort_Nelson	CA	58.84	-122.60	Fort Nelson	Fort Nelson Airport
YYF	CYYF		f	America/Vancouver	CA	49.46	-119.60	Penticton	Penticton Airport
YYG	CYYG		f	America/Halifax	CA	46.29	-63.12	Charlottetown	Charlottetown Airport
YYH	CYYH		s	America/Edmonton	CA	69.55	-93.58	Taloyoak	Taloyoak Airport
YYJ	CYYJ		s	America/Vancouver	CA	48.65	-123.43	Victoria	Victoria International Airport
YYL	CYYL		f	America/Winnipeg	CA	56.86	-101.08	Lynn Lake	Lynn Lake Airport
YYM	CYYM		f	America/Edmonton	CA	49.64	-114.09	Cowley	Cowley Airport
YYN	CYYN		f	America/Regina	CA	50.29	-107.69	Swift Current	Swift Current Airport
YYQ	CYYQ		f	America/Winnipeg	CA	58.74	-94.06	Churchill	Churchill Airport
YYR	CYYR		s	America/Goose_Bay	CA	53.32	-60.43	Goose Bay	Goose Bay Airport
YYT	CYYT		s	America/St_Johns	CA	47.62	-52.75	St. John's	St. John's International Airport
YYU	CYYU		f	America/Toronto	CA	49.41	-82.47	Kapuskasing	Kapuskasing Airport
YYW	CYYW		f	America/Toronto	CA	50.29	-88.91	Armstrong	Armstrong Airport
YYY	CYYY		f	America/Toronto	CA	48.61	-68.21	Mont Jolie	Mont-Joli Airport
YYZ	CYYZ	YTO	s	America/Toronto	CA	43.68	-79.63	Toronto	Toronto Pearson International Airport
YZC			c	America/Dawson_Creek	CA	56.19	-120.51	Beatton River Provincial Park	Beatton River Airport
YZE	CYZE		f	America/Toronto	CA	45.89	-82.57	Gore Bay	Gore Bay Manitoulin Airport
YZF	CYZF		s	America/Edmonton	CA	62.46	-114.44	Yellowknife	Yellowknife Airport
YZG	CYZG		s	America/Toronto	CA	62.18	-75.67	Salluit	Salluit Airport
YZH	CYZH		f	America/Edmonton	CA	55.29	-114.78	Slave Lake	Slave Lake Airport
YZL			c	America/Vancouver	CA	59.45	-126.21	Liard River	Liard River Airport
YZM			c	America/St_Johns	CA	48.85	-56.84	Buchans	Buchans
YZP	CYZP		f	America/Vancouver	CA	53.25	-131.81	Sandspit	Sandspit Airport
YZR	CYZR		f	America/Toronto	CA	43.00	-82.31	Sarnia	Chris Hadfield Airport
YZS	CYZS		f	America/Panama	CA	64.19	-83.36	Coral Harbour	Coral Harbour Airport
YZT	CYZT		s	America/Vancouver	CA	50.68	-127.37	Port Hardy	Port Hardy Airport
YZU	CYZU		f	America/Edmonton	CA	54.14	-115.79	Whitecourt	Whitecourt Airport
YZV	CYZV		s	America/Toronto	CA	50.22	-66.27	Sept-Iles	Sept-Iles Airport
YZW	CYZW		f	America/Vancouver	CA	60.17	-132.74	Teslin	Teslin Airport
YZX	CYZX		f	America/Halifax	CA	44.98	-64.92	Greenwood	CFB Greenwood
YZY	ZLZY		f	Asia/Shanghai	CN	38.81	100.66	Zhangye	Ganzhou
YZZ	CAD4		f	America/Vancouver	CA	49.06	-117.61	Trail	Trail Airport
ZAC	CZAC		f	America/Winnipeg	CA	56.09	-96.09	York Landing	York Landing Airport
ZAD	LDZD		f	Europe/Zagreb	HR	44.11	15.35	Zadar	Zemunik Airport
ZAG	LDZA		s	Europe/Zagreb	HR	45.74	16.07	Zagreb	Zagreb Airport
ZAH	OIZH		f	Asia/Tehran	IR	29.48	60.91	Zahedan	Zahedan International Airport
ZAJ	OAZJ		f	Asia/Kabul	AF	30.97	61.87	Zaranj	Zaranj Airport
ZAL	SCVD		f	America/Santiago	CL	-39.65	-73.09	Valdivia	Pichoy Airport
ZAM	RPMZ		s	Asia/Manila	PH	6.92	122.06	Zamboanga City	Zamboanga International Airport
ZAO	LFCC		f	Europe/Paris	FR	44.35	1.48	Cahors	Cahors-Lalbenque Airport
ZAR	DNZA		f	Africa/Lagos	NG	11.13	7.69	Zaria	Zaria Airport
ZAT	ZPZT		f	Asia/Shanghai	CN	27.33	103.75	Zhaotong	Zhaotong Airport
ZAZ	LEZG		f	Europe/Madrid	ES	41.67	-1.04	Zaragoza	Zaragoza Air Base
ZBE	LKZA		f	Europe/Prague	CZ	49.93	18.08	Zabreh	Zabreh Ostrava Airport
ZBF	CZBF		f	America/Halifax	CA	47.63	-65.74	Bathurst	Bathurst Airport
ZBL	YTNG		f	Australia/Brisbane	AU	-24.49	150.58	Biloela	Thangool (Biloela) Airport
ZBM	CZBM		f	America/Toronto	CA	45.29	-72.74	Bromont	Bromont (Roland Desourdy) Airport
ZBO	YBWN		f	Australia/Brisbane	AU	-20.02	148.22	Bowen	Bowen Airport
ZBR	OIZC		f	Asia/Tehran	IR	25.44	60.38	Chabahar	Konarak Airport
ZBY	VLSB		f	Asia/Vientiane	LA	19.23	101.73	Sayaboury	Sayaboury Airport
ZCL	MMZC		f	America/Mexico_City	MX	22.90	-102.69	Zacatecas	General Leobardo C. Ruiz International Airport
ZCN	ETHC		c	Europe/Berlin	DE	52.59	10.02	Celle	Celle
ZCO	SCQP		s	America/Santiago	CL	-38.93	-72.65	Freire	La Araucanía Airport (Temuco)
ZDY	OMDL		c	Asia/Dubai	AE	24.50	52.34	Dalmā Island	Dalma Airport
ZEC	FASC		f	Africa/Johannesburg	ZA	-26.52	29.17	Secunda	Secunda Airport
ZEL	CBBC		f	America/Vancouver	CA	52.19	-128.16	Bella Bella	Bella Bella (Campbell Island) Airport
ZEM	CZEM		f	America/Toronto	CA	52.23	-78.52	Eastmain River	Eastmain River Airport
ZER	VEZO		f	Asia/Kolkata	IN	27.59	93.83	Zero	Zero Airport
ZFA	CZFA		f	America/Vancouver	CA	62.21	-133.38	Faro	Faro Airport
ZFB			c	America/Blanc-Sablon	CA	51.58	-57.92	Old Fort Bay	Old Fort Bay
ZFD	CZFD		s	America/Regina	CA	59.33	-107.18	Fond-Du-Lac	Fond-Du-Lac Airport
ZFL	ZWZS		s	Asia/Shanghai	CN	43.09	81.23	Zhaosu	Zhaosu Tianma Airport
ZFM	CZFM		f	America/Edmonton	CA	67.41	-134.86	Fort Mcpherson	Fort Mcpherson Airport
ZFN	CZFN		s	America/Edmonton	CA	64.91	-125.57	Tulita	Tulita Airport
ZFW	CEB5		f	America/Edmonton	CA	56.08	-118.44	Fairview	Fairview Airport
ZGC		LHW	c	Asia/Chongqing	CN	36.52	103.62	Lanzhou	Lanzhou Zhongchuan Airport
ZGF	CZGF		f	America/Vancouver	CA	49.02	-118.43	Grand Forks	Grand Forks Airport
ZGI	CZGI		f	America/Winnipeg	CA	54.84	-94.08	Gods River	Gods River Airport
ZGL	YSGW		f	Australia/Brisbane	AU	-25.68	142.11	South Galway	South Galway Airport
ZGM	FLNA		f	Africa/Lusaka	ZM	-15.97	25.93	Ngoma	Ngoma Airport
ZGR	CZGR		f	America/Winnipeg	CA	52.05	-95.47	Little Grand Rapids	Little Grand Rapids Airport
ZGS			c	America/Blanc-Sablon	CA	50.26	-60.67	La Romaine	La Romaine Airport
ZGU	NVSQ		f	Pacific/Efate	VU	-14.22	167.59	Gaua Island	Gaua Island Airport
ZHA	ZGZJ		s	Asia/Shanghai	CN	21.21	110.36	Zhanjiang	Zhanjiang Wuchuan Airport
ZHI	LSZG		f	Europe/Zurich	CH	47.18	7.42	Grenchen	Grenchen Airport
ZHM	VGSH		c	Asia/Dhaka	BD	24.38	91.92	Shamshernagar	Shamshernagar Airport
ZHP	CZHP		f	America/Edmonton	CA	55.39	-116.47	High Prairie	High Prairie Airport
ZHY	ZLZW		f	Asia/Shanghai	CN	37.57	105.15	Zhongwei	Zhongwei Shapotou Airport
ZHZ	EDAQ		f	Europe/Berlin	DE	51.55	12.05	Oppin	Halle-Oppin Airport
ZIA	UUBW	MOW	f	Europe/Moscow	RU	55.55	38.15	Zhukovsky	Ramenskoye Airport
ZIC	SCTO		f	America/Santiago	CL	-38.25	-72.35	Victoria	Victoria Airport
ZIG	GOGG		f	Africa/Dakar	SN	12.56	-16.28	Ziguinchor	Ziguinchor Airport
ZIH	MMZH		f	America/Mexico_City	MX	17.60	-101.46	Ixtapa	Ixtapa Zihuatanejo International Airport
ZIN	LSMI		f	Europe/Zurich	CH	46.68	7.88	Interlaken	Interlaken Air Base
ZIS	HLZN		c	Africa/Tripoli	LY	31.78	12.25	Zintan	Zintan Airport
ZIX	UEVV		f	Asia/Yakutsk	RU	66.80	123.36	Zhigansk	Zhigansk Airport
ZJG	CZJG		f	America/Winnipeg	CA	54.52	-98.05	Jenpeg	Jenpeg Airport
ZJI	LSZL		f	Europe/Zurich	CH	46.16	8.88	Locarno	Locarno Airport
ZJN	CZJN		f	America/Winnipeg	CA	52.12	-101.24	Swan River	Swan River Airport
ZKB	FLKY		f	Africa/Lusaka	ZM	-8.53	30.66	Kasaba Bay	Kasaba Bay Airport
ZKE	CZKE		f	America/Toronto	CA	52.28	-81.68	Kashechewan	Kashechewan Airport
ZKM	FOOS		c	Africa/Libreville	GA	-2.53	9.77	Setté Cama	Sette Cama Airport
ZKP	UESU		f	Asia/Magadan	RU	65.74	150.71	Zyryanka	Zyryanka Airport
ZLO	MMZO		f	America/Mexico_City	MX	19.14	-104.56	Manzanillo	Playa De Oro International Airport
ZLR	SCLN		f	America/Santiago	CL	-35.86	-71.55	Linares	Municipal de Linares Airport
ZLT	CTU5		f	America/Blanc-Sablon	CA	50.83	-58.98	La Tabatiere	La Tabatiere Airport
ZLX	HSZA		s	Africa/Khartoum	SD	12.90	23.48	Zalingei	Zalingei Airport
ZMH	CZML		f	America/Vancouver	CA	51.74	-121.33	108 Mile	South Cariboo Region / 108 Mile Airport
ZMM	MMZM		f	America/Mexico_City	MX	20.05	-102.28	Zamora	Zamora Airport
ZMT	CZMT		f	America/Vancouver	CA	54.03	-132.12	Masset	Masset Airport
ZNA		YCD	c	America/Vancouver	CA	49.17	-123.94	Nanaimo	Nanaimo Harbour Water Airport
ZNC	KZNC		f	America/Anchorage	US	60.98	-159.99	Nyac	Nyac Airport
ZND	DRZR		f	Africa/Niamey	NE	13.78	8.98	Zinder	Zinder Airport
ZNE	YNWN		f	Australia/Perth	AU	-23.42	119.80	Newman	Newman Airport
ZNG			c	America/Winnipeg	CA	53.00	-97.28	Poplar River	Poplar River Airport
ZNZ	HTZA		s	Africa/Dar_es_Salaam	TZ	-6.22	39.22	Kiembi Samaki	Zanzibar Airport
ZOB		PAD	c	Europe/Berlin	DE	50.38	8.05	Paderborn	Paderborn Lippstadt
ZOS	SCJO		f	America/Santiago	CL	-40.61	-73.06	Osorno	Canal Bajo Carlos - Hott Siebert Airport
ZPB	CZPB		f	America/Winnipeg	CA	53.89	-92.20	Sachigo Lake	Sachigo Lake Airport
ZPC	SCPC		f	America/Santiago	CL	-39.29	-71.92	Pucon	Pucon Airport
ZPH	KZPH		f	America/New_York	US	28.23	-82.16	Zephyrhills	Zephyrhills Municipal Airport
ZPO	CZPO		f	America/Regina	CA	55.53	-106.58	Pinehouse Lake	Pinehouse Lake Airport
ZPQ	ETHE		c	Europe/Berlin	DE	52.29	7.39	Rheine	Rheine-Bentlage Air Base
ZQN	NZQN		s	Pacific/Auckland	NZ	-45.02	168.74	Queenstown	Queenstown International Airport
ZQW	EDRZ	SCN	c	Europe/Berlin	DE	49.21	7.40	Saarbrücken	Zweibrücken Airport
ZQZ	ZBZJ		c	Asia/Shanghai	CN	40.74	114.93	Zhangjiakou	Zhangjiakou Ningyuan Airport
ZRE	LYZR		f	Europe/Belgrade	RS	45.34	20.45	Zrenjanin	Zrenjanin Airport
ZRH	LSZH		s	Europe/Zurich	CH	47.46	8.55	Zurich	Zurich Airport
ZRI	WABO		f	Asia/Jayapura	ID	-1.88	136.24	Serui-Japen Island	Serui Airport
ZRJ	CZRJ		f	America/Winnipeg	CA	52.94	-91.31	Round Lake	Round Lake (Weagamow Lake) Airport
ZRM	WAJI		f	Asia/Jayapura	ID	-1.87	138.75	Sarmi-Papua Island	Sarmi Airport
ZSA	MYSM		f	America/Nassau	BS	24.06	-74.52	San Salvador	San Salvador Airport
ZSE	FMEP		f	Indian/Reunion	RE	-21.32	55.42	St Pierre	Pierrefonds Airport
ZSJ	CZSJ		s	America/Winnipeg	CA	53.06	-93.34	Sandy Lake	Sandy Lake Airport
ZSP	_ZSP	WDS	s	Asia/Shanghai	CN	32.63	110.80	Shiyan	Zhushan Majiadu Airport (under construction, unknown coordinates)
ZSS	DISS		f	Africa/Abidjan	CI	4.93	-6.13	Sassandra	Sassandra Airport
ZST	CZST		f	America/Vancouver	CA	55.94	-129.98	Stewart	Stewart Airport
ZSW	CZSW	YPR	c	America/Vancouver	CA	54.33	-130.28	Prince Rupert	Prince Rupert/Seal Cove Seaplane Base
ZTA	NTGY		f	Pacific/Tahiti	PF	-20.79	-138.57	Tureia	Tureia Airport
ZTB	CTB6		f	America/Blanc-Sablon	CA	50.67	-59.38	Tete-a-la-Baleine	Tete-a-la-Baleine Airport
ZTH	LGZA		f	Europe/Athens	GR	37.75	20.88	Zakynthos Island	Dionysios Solomos Airport
ZTM	CZTM		f	America/Winnipeg	CA	55.87	-92.08	Shamattawa	Shamattawa Airport
ZTR	UKKV		f	Europe/Kyiv	UA	50.27	28.74	Zhytomyr	Zhytomyr International Airport
ZTU	UBBY		f	Asia/Baku	AZ	41.56	46.67	Zaqatala	Zaqatala International Airport
ZUC	CZUC		f	America/Winnipeg	CA	49.43	-91.72	Ignace	Ignace Municipal Airport
ZUD	SCAC		f	America/Santiago	CL	-41.90	-73.80	Ancud	Pupelde Airport
ZUH	ZGSD		s	Asia/Shanghai	CN	22.01	113.38	Zhuhai	Zhuhai Airport
ZUL	OEZL		f	Asia/Riyadh	SA	26.35	44.83	Zilfi	Zilfi Airport
ZUM	CZUM		f	America/Halifax	CA	53.56	-64.11	Churchill Falls	Churchill Falls Airport
ZVA	FMMN		f	Indian/Antananarivo	MG	-19.56	45.45	Miandrivazo	Miandrivazo Airport
ZVK	VLSK		f	Asia/Vientiane	LA	16.56	104.76	Savannakhet	Savannakhet Airport
ZWA	FMND		f	Indian/Antananarivo	MG	-14.65	49.62	Andapa	Andapa Airport
ZWK	EPSU		c	Europe/Warsaw	PL	54.07	22.90	Suwałki	Suwalki Airfield
ZWL	CZWL		f	America/Regina	CA	58.11	-103.17	Wollaston Lake	Wollaston Lake Airport
ZXT	UBTT	BAK	f	Asia/Baku	AZ	40.50	49.98	Baku	Zabrat Airport
ZYI	ZUZY		s	Asia/Shanghai	CN	27.59	107.00	Zunyi	Zunyi Xinzhou Airport
ZYL	VGSY		f	Asia/Dhaka	BD	24.96	91.87	Sylhet	Osmany International Airport
ZZE	UBBZ		s	Asia/Baku	AZ	39.09	46.73	Zangilan	Zangilan International Airport
ZZO	UHSO		s	Asia/Vladivostok	RU	50.67	142.76	Tymovskoye	Zonalnoye Airport
ZZU	FWUU		c	Africa/Blantyre	MW	-11.45	34.02	Mzuzu	Mzuzu Airport
ZZV	KZZV		f	America/New_York	US	39.94	-81.89	Zanesville	Zanesville Municipal Airport

"""
}
