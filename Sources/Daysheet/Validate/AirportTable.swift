// swift-format-ignore-file
// Written by Scripts/airport-table.py from airportsdata 20260905; do not edit.

/// Every airport that has an IATA code, one a line and sorted by it: code, IANA zone, country, degrees north, degrees
/// east, city, name, with tabs between.
///
/// One static string, so that the program starts without building anything and the compiler has one literal to read.
enum AirportTable {
  static let count = 7884
  static let text: StaticString = """
AAA	Pacific/Tahiti	PF	-17.35	-145.51	Anaa	Anaa Airport
AAB	Australia/Brisbane	AU	-26.70	141.05	Arrabury	Arrabury Airport
AAC	Africa/Cairo	EG	31.07	33.84	El Arish	El Arish International Airport
AAD	Africa/Mogadishu	SO	6.10	46.64	Adado	Adado Airport
AAE	Africa/Algiers	DZ	36.82	7.81	Annabah	Annaba Airport
AAF	America/New_York	US	29.73	-85.03	Apalachicola	Apalachicola Regional-Cleve Randolph Field
AAG	America/Sao_Paulo	BR	-24.10	-49.79	Arapoti	Arapoti Airport
AAH	Europe/Berlin	DE	50.82	6.19	Aachen	Aachen-Merzbruck Airport
AAI	America/Araguaina	BR	-13.02	-46.89	Arraias	Arraias Airport
AAJ	America/Paramaribo	SR	3.90	-55.58	Awaradam	Cayana Airstrip
AAK	Pacific/Tarawa	KI	0.19	173.64	Buariki	Buariki Airport
AAL	Europe/Copenhagen	DK	57.09	9.85	Aalborg	Aalborg Airport
AAM	Africa/Johannesburg	ZA	-24.82	31.54	Malamala	Malamala Airport
AAN	Asia/Dubai	AE	24.26	55.61	Al Ain	Al Ain International Airport
AAO	America/Caracas	VE	9.43	-64.47	Anaco	Anaco Airport
AAP	Asia/Makassar	ID	-0.38	117.25	Samarinda	Aji Pangeran Tumenggung Pranoto International Airport
AAQ	Europe/Moscow	RU	45.00	37.35	Anapa	Anapa Airport
AAR	Europe/Copenhagen	DK	56.30	10.62	Aarhus	Aarhus Airport
AAT	Asia/Shanghai	CN	47.75	88.09	Altay	Altay Air Base
AAU	Pacific/Apia	WS	-13.51	-172.63	Asau	Asau Airport
AAV	Asia/Manila	PH	6.37	124.75	Surallah	Allah Valley Airport
AAW	Asia/Karachi	PK	34.20	73.25	Abbottabad	Abbottabad Airport
AAX	America/Sao_Paulo	BR	-19.56	-46.96	Araxa	Araxa Airport
AAY	Asia/Aden	YE	16.19	52.17	Al Ghaidah	Al Ghaidah International Airport
AAZ	America/Guatemala	GT	14.87	-91.50	Quezaltenango	Quezaltenango Airport
ABA	Asia/Krasnoyarsk	RU	53.74	91.39	Abakan	Abakan Airport
ABB	Africa/Lagos	NG	6.20	6.66	Asaba	Asaba International Airport
ABC	Europe/Madrid	ES	38.95	-1.86	Albacete	Albacete-Los Llanos Airport
ABD	Asia/Tehran	IR	30.37	48.23	Abadan	Abadan Airport
ABE	America/New_York	US	40.65	-75.44	Allentown	Lehigh Valley International Airport
ABF	Pacific/Tarawa	KI	1.80	173.04	Abaiang	Abaiang Airport
ABG	Australia/Brisbane	AU	-17.62	143.17	Abingdon Downs	Abingdon Downs Airport
ABH	Australia/Brisbane	AU	-23.65	146.58	Alpha	Alpha Airport
ABI	America/Chicago	US	32.41	-99.68	Abilene	Abilene Regional Airport
ABJ	Africa/Abidjan	CI	5.26	-3.93	Abidjan	Port Bouet Airport
ABK	Africa/Addis_Ababa	ET	6.73	44.25	Kabri Dehar	Kabri Dehar Airport
ABL	America/Anchorage	US	67.11	-157.86	Ambler	Ambler Airport
ABM	Australia/Brisbane	AU	-10.95	142.46	Bamaga Injinoo	Bamaga Injinoo Airport
ABO	Africa/Abidjan	CI	5.46	-3.23	Aboisso	Aboisso Airport
ABQ	America/Denver	US	35.04	-106.61	Albuquerque	Albuquerque International Sunport Airport
ABR	America/Chicago	US	45.45	-98.42	Aberdeen	Aberdeen Regional Airport
ABS	Africa/Cairo	EG	22.38	31.61	Abu Simbel	Abu Simbel Airport
ABT	Asia/Riyadh	SA	20.30	41.63	Al Baha	Al Baha Airport
ABU	Asia/Makassar	ID	-9.07	124.91	Atambua-Timor Island	Haliwen Airport
ABV	Africa/Lagos	NG	9.01	7.26	Abuja	Nnamdi Azikiwe International Airport
ABX	Australia/Sydney	AU	-36.07	146.96	Albury	Albury Airport
ABY	America/New_York	US	31.54	-84.19	Albany	Southwest Georgia Regional Airport
ABZ	Europe/London	GB	57.20	-2.20	Aberdeen	Aberdeen Dyce Airport
ACA	America/Mexico_City	MX	16.76	-99.75	Acapulco	General Juan N Alvarez International Airport
ACB	America/Detroit	US	44.99	-85.20	Bellaire	Antrim County Airport
ACC	Africa/Accra	GH	5.61	-0.17	Accra	Kotoka International Airport
ACD	America/Bogota	CO	8.52	-77.30	Acandi	Alcides Fernandez Airport
ACE	Atlantic/Canary	ES	28.95	-13.61	Lanzarote Island	Lanzarote Airport
ACF	Asia/Shanghai	CN	40.43	81.26	Aral	Aral Talim Airport
ACH	Europe/Zurich	CH	47.48	9.56	Altenrhein	St Gallen Altenrhein Airport
ACI	Europe/Guernsey	GG	49.71	-2.21	Saint Anne	Alderney Airport
ACJ	Asia/Colombo	LK	8.30	80.43	Anuradhapura	Anuradhapura Airport
ACK	America/New_York	US	41.25	-70.06	Nantucket	Nantucket Memorial Airport
ACN	America/Mexico_City	MX	29.33	-101.10	Ciudad Acuna	Ciudad Acuna New International Airport
ACO	America/Costa_Rica	CR	9.69	-85.09	C?bano	Cobano Airport
ACP	Asia/Tehran	IR	37.35	46.13	Maragheh	Sahand Airport
ACR	America/Bogota	CO	-0.58	-72.41	Araracuara	Araracuara Airport
ACS	Asia/Krasnoyarsk	RU	56.27	90.57	Achinsk	Achinsk Airport
ACT	America/Chicago	US	31.61	-97.23	Waco	Waco Regional Airport
ACV	America/Los_Angeles	US	40.98	-124.11	Arcata	California Redwood Coast-Humboldt County Airport
ACX	Asia/Shanghai	CN	25.09	104.96	Xingyi	Xingyi Airport
ACY	America/New_York	US	39.46	-74.58	Atlantic City	Atlantic City International Airport
ACZ	Asia/Tehran	IR	31.10	61.54	Zabol	Zabol Airport
ADA	Europe/Istanbul	TR	36.98	35.28	Adana	Adana Airport
ADB	Europe/Istanbul	TR	38.29	27.16	Izmir	Adnan Menderes International Airport
ADC	Pacific/Port_Moresby	PG	-7.14	145.74	Andekombe	Andakombe Airport
ADD	Africa/Addis_Ababa	ET	8.98	38.80	Addis Ababa	Bole International Airport
ADE	Asia/Aden	YE	12.83	45.03	Aden	Aden International Airport
ADF	Europe/Istanbul	TR	37.73	38.47	Adiyaman	Adiyaman Airport
ADG	America/Detroit	US	41.87	-84.08	Adrian	Lenawee County Airport
ADH	Asia/Yakutsk	RU	58.60	125.41	Aldan	Aldan Airport
ADI	Africa/Windhoek	NA	-22.46	14.98	Arandis	Arandis Airport
ADJ	Asia/Amman	JO	31.97	35.99	Amman	Amman-Marka International Airport
ADK	America/Adak	US	51.88	-176.64	Adak Island	Adak Airport
ADL	Australia/Adelaide	AU	-34.95	138.53	Adelaide	Adelaide International Airport
ADM	America/Chicago	US	34.30	-97.02	Ardmore	Ardmore Municipal Airport
ADO	Australia/Adelaide	AU	-30.44	137.14	Andamooka	Andamooka Airport
ADQ	America/Anchorage	US	57.75	-152.49	Kodiak	Kodiak Airport
ADR	America/New_York	US	33.45	-79.53	Andrews	Robert F Swinnie Airport
ADS	America/Chicago	US	32.97	-96.84	Dallas	Addison Airport
ADT	America/Chicago	US	34.80	-96.67	Ada	Ada Regional Airport
ADU	Asia/Tehran	IR	38.33	48.42	Ardabil	Ardabil Airport
ADW	America/New_York	US	38.81	-76.87	Camp Springs	Joint Base Andrews Airport
ADX	Europe/London	GB	56.37	-2.87	St. Andrews	RAF Leuchars
ADY	Africa/Johannesburg	ZA	-22.68	29.06	Alldays	Alldays Airport
ADZ	America/Bogota	CO	12.58	-81.71	San Andres	Gustavo Rojas Pinilla International Airport
AEA	Pacific/Tarawa	KI	0.49	173.83	Abemama Atoll	Abemama Atoll Airport
AEB	Asia/Shanghai	CN	23.72	106.96	Baise	Tian Yang Air Base
AEG	Asia/Jakarta	ID	1.40	99.43	Padang Sidempuan	Aek Godang Airport
AEH	Africa/Ndjamena	TD	13.85	20.84	Abeche	Abeche Airport
AEL	America/Chicago	US	43.68	-93.37	Albert Lea	Albert Lea Municipal Airport
AEM	Asia/Vladivostok	RU	45.84	137.67	Amgu	Amgu Airport
AEO	Africa/Nouakchott	MR	16.71	-9.64	Aioun El Atrouss	Aioun el Atrouss Airport
AEP	America/Argentina/Buenos_Aires	AR	-34.56	-58.42	Buenos Aires	Jorge Newbery Airpark
AER	Europe/Moscow	RU	43.45	39.96	Sochi	Sochi International Airport
AES	Europe/Oslo	NO	62.56	6.12	Ålesund	Ålesund Airport
AET	America/Anchorage	US	66.55	-152.62	Allakaket	Allakaket Airport
AEU	Asia/Tehran	IR	25.88	55.03	Abumusa Island	Abumusa Island Airport
AEX	America/Chicago	US	31.33	-92.55	Alexandria	Alexandria International Airport
AEY	Atlantic/Reykjavik	IS	65.66	-18.07	Akureyri	Akureyri Airport
AFA	America/Argentina/Mendoza	AR	-34.59	-68.40	San Rafael	Suboficial Ay Santiago Germano Airport
AFD	Africa/Johannesburg	ZA	-33.55	26.88	Port Alfred	Port Alfred Airport
AFF	America/Denver	US	38.97	-104.82	Colorado Springs	Usaf Academy Davis Airfield
AFI	America/Bogota	CO	6.92	-75.07	Amalfi	Amalfi Airport
AFL	America/Cuiaba	BR	-9.87	-56.10	Alta Floresta	Alta Floresta Airport
AFN	America/New_York	US	42.81	-72.00	Jaffrey	Jaffrey Airfield Silver Ranch Airport
AFO	America/Denver	US	42.71	-110.94	Afton	Afton Lincoln County/General Boyd L Eddins Field
AFR	Pacific/Port_Moresby	PG	-9.14	148.39	Afore	Afore Airstrip
AFS	Asia/Samarkand	UZ	41.61	64.23	Zarafshan	Sugraly Airport
AFT	Pacific/Guadalcanal	SB	-9.19	160.95	Bila	Afutara Aerodrome
AFW	America/Chicago	US	32.99	-97.32	Fort Worth	Perot Field/Fort Worth Alliance Airport
AFY	Europe/Istanbul	TR	38.73	30.60	Afyonkarahisar	Afyon Airport
AFZ	Asia/Tehran	IR	36.17	57.60	Sabzevar	Sabzevar National Airport
AGA	Africa/Casablanca	MA	30.32	-9.41	Agadir	Al Massira Airport
AGB	Europe/Berlin	DE	48.43	10.93	Augsburg	Augsburg Airport
AGC	America/New_York	US	40.35	-79.93	Pittsburgh	Allegheny County Airport
AGE	Europe/Berlin	DE	53.78	7.91	Wangerooge	Wangerooge Airport
AGF	Europe/Paris	FR	44.17	0.59	Agen	Agen-La Garenne Airport
AGH	Europe/Stockholm	SE	56.30	12.85	Angelholm	Angelholm-Helsingborg Airport
AGI	America/Paramaribo	SR	5.77	-56.63	Wageningen	Wageningen Airport Airport
AGJ	Asia/Tokyo	JP	26.59	127.24	Aguni	Aguni Airport
AGL	Pacific/Port_Moresby	PG	-9.34	149.16	Wanigela	Wanigela Airport
AGN	America/Juneau	US	57.50	-134.59	Angoon	Angoon Seaplane Base
AGO	America/Chicago	US	33.23	-93.22	Magnolia	Ralph C Weiser Field
AGP	Europe/Madrid	ES	36.67	-4.50	Malaga	Malaga Airport
AGQ	Europe/Athens	GR	38.60	21.35	Agrinion	Agrinion Airport
AGR	Asia/Kolkata	IN	27.16	77.96	Agra	Agra Airport
AGS	America/New_York	US	33.37	-81.96	Augusta	Augusta Regional At Bush Field
AGT	America/Asuncion	PY	-25.46	-54.84	Ciudad del Este	Guarani International Airport
AGU	America/Mexico_City	MX	21.71	-102.32	Aguascalientes	Jesus Teran International Airport
AGV	America/Caracas	VE	9.55	-69.24	Acarigua	Oswaldo Guevara Mujica Airport
AGX	Asia/Kolkata	IN	10.82	72.18	Agatti	Agatti Airport
AGZ	Africa/Johannesburg	ZA	-29.28	18.81	Aggeneys	Aggeneys Airport
AHA	Asia/Kolkata	IN	22.99	83.19	Ambikapur	Maa Mahamaya Airport
AHB	Asia/Riyadh	SA	18.24	42.66	Abha	Abha Regional Airport
AHC	America/Los_Angeles	US	40.27	-120.15	Herlong	Amedee Army Air Field
AHD	America/Chicago	US	34.15	-97.12	Ardmore	Ardmore Downtown Executive Airport
AHE	Pacific/Tahiti	PF	-14.43	-146.26	Ahe Atoll	Ahe Airport
AHF	America/Chicago	US	40.34	-99.91	Arapahoe	Arapahoe Municipal Airport
AHG	Indian/Mauritius	MU	-10.37	56.61	Vingt Cinq	Agalega Island Airstrip
AHH	America/Chicago	US	45.28	-92.38	Amery	Amery Municipal Airport
AHI	Asia/Jayapura	ID	-3.35	128.93	Amahai-Seram Island	Amahai Airport
AHJ	Asia/Shanghai	CN	32.53	102.36	Hongyuan	Ngawa Hongyuan Airport
AHL	America/Guyana	GY	2.49	-59.31	Aishalton	Aishalton Airport
AHM	America/Los_Angeles	US	42.19	-122.66	Ashland	Ashland Municipal/Sumner Parker Field
AHN	America/New_York	US	33.95	-83.33	Athens	Athens/Ben Epps Airport
AHO	Europe/Rome	IT	40.63	8.29	Alghero	Alghero / Fertilia Airport
AHS	America/Tegucigalpa	HN	15.47	-84.35	Ahuas	Ahuas Airport
AHU	Africa/Casablanca	MA	35.18	-3.84	Al Hoceima	Cherif Al Idrissi Airport
AHZ	Europe/Paris	FR	45.09	6.08	Bourg	L'alpe D'huez Airport
AIA	America/Denver	US	42.05	-102.80	Alliance	Alliance Municipal Airport
AID	America/Indiana/Indianapolis	US	40.11	-85.61	Anderson	Anderson Regional Airport
AIE	Pacific/Port_Moresby	PG	-5.15	144.73	Aiome	Aiome Airport
AIF	America/Sao_Paulo	BR	-22.64	-50.45	Assis	Marcelo Pires Halzhausen Airport
AIG	Africa/Bangui	CF	6.52	23.26	Yalinga	Yalinga Airport
AII	Africa/Djibouti	DJ	11.15	42.72	Ali-Sabieh	Ali-Sabieh Airport
AIK	America/New_York	US	33.65	-81.69	Aiken	Aiken Regional Airport
AIN	America/Anchorage	US	70.64	-159.99	Wainwright	Wainwright Airport
AIO	America/Chicago	US	41.40	-95.05	Atlantic	Atlantic Municipal Airport
AIP	Asia/Kolkata	IN	31.43	75.76	Adampur Air Force Station	Adampur Air Force Station
AIR	America/Sao_Paulo	BR	-10.19	-59.46	Aripuanã	Aripuanã Airport
AIS	Pacific/Tarawa	KI	-2.62	176.80	Arorae Island	Arorae Island Airport
AIT	Pacific/Rarotonga	CK	-18.83	-159.76	Aitutaki	Aitutaki Airport
AIU	Pacific/Rarotonga	CK	-19.97	-158.12	Atiu Island	Enua Airport
AIV	America/Chicago	US	33.11	-88.20	Aliceville	George Downer Airport
AIZ	America/Chicago	US	38.10	-92.55	Kaiser	Lee C Fine Memorial Airport
AJA	Europe/Paris	FR	41.92	8.80	Ajaccio	Ajaccio-Napoleon Bonaparte Airport
AJF	Asia/Riyadh	SA	29.79	40.10	Al-Jawf	Al-Jawf Domestic Airport
AJI	Europe/Istanbul	TR	39.65	43.03	Agri	Agri Airport
AJJ	Africa/Nouakchott	MR	19.73	-14.38	Akjoujt	Akjoujt Airport
AJK	Asia/Tehran	IR	34.14	49.85	Araak	Arak Airport
AJL	Asia/Kolkata	IN	23.84	92.62	Aizawl	Lengpui Airport
AJN	Indian/Comoro	KM	-12.13	44.43	Ouani	Ouani Airport
AJR	Europe/Stockholm	SE	65.59	19.28	Arvidsjaur	Arvidsjaur Airport
AJU	America/Fortaleza	BR	-10.98	-37.07	Aracaju	Santa Maria Airport
AJY	Africa/Niamey	NE	16.97	8.00	Agadez	Mano Dayak International Airport
AKA	Asia/Shanghai	CN	32.71	108.93	Ankang	Ankang Airport
AKB	America/Adak	US	52.22	-174.21	Atka	Atka Airport
AKC	America/New_York	US	41.04	-81.47	Akron	Akron Fulton International Airport
AKD	Asia/Kolkata	IN	20.70	77.06	Akola	Akola Airport
AKE	Africa/Libreville	GA	-1.13	13.90	Akiéni	Akiéni Airport
AKF	Africa/Tripoli	LY	24.18	23.31	Kufra	Kufra Airport
AKH	Asia/Riyadh	SA	24.06	47.58	Prince Sultan	Prince Sultan Air Base
AKI	America/Anchorage	US	60.90	-161.23	Akiak	Akiak Airport
AKJ	Asia/Tokyo	JP	43.67	142.45	Asahikawa	Asahikawa Airport
AKK	America/Anchorage	US	56.94	-154.18	Akhiok	Akhiok Airport
AKL	Pacific/Auckland	NZ	-37.01	174.79	Auckland	Auckland International Airport
AKN	America/Anchorage	US	58.68	-156.65	King Salmon	King Salmon Airport
AKO	America/Denver	US	40.18	-103.22	Akron	Colorado Plains Regional Airport
AKP	America/Anchorage	US	68.13	-151.74	Anaktuvuk Pass	Anaktuvuk Pass Airport
AKQ	Asia/Jakarta	ID	-4.49	105.22	Menggala	Menggala Airport
AKS	Pacific/Guadalcanal	SB	-8.70	160.68	Auki	Auki Airport
AKT	Asia/Nicosia	CY	34.59	32.99	RAF Akrotiri	RAF Akrotiri
AKU	Asia/Shanghai	CN	41.26	80.29	Aksu	Aksu Airport
AKV	America/Toronto	CA	60.82	-78.15	Akulivik	Akulivik Airport
AKW	Asia/Tehran	IR	30.74	49.68	Omidiyeh	Aghajari Airport
AKX	Asia/Aqtobe	KZ	50.25	57.21	Aktyubinsk	Aktobe Aliya Moldagulova International Airport
AKY	Asia/Yangon	MM	20.13	92.87	Sittwe	Sittwe Airport
ALA	Asia/Almaty	KZ	43.35	77.04	Almaty	Almaty International Airport
ALB	America/New_York	US	42.75	-73.80	Albany	Albany International Airport
ALC	Europe/Madrid	ES	38.28	-0.56	Alicante	Alicante International Airport
ALD	America/Lima	PE	-11.68	-69.33	Fortaleza	Alerta Airport
ALE	America/Chicago	US	30.38	-103.68	Alpine	Alpine-Casparis Municipal Airport
ALF	Europe/Oslo	NO	69.98	23.37	Alta	Alta Airport
ALG	Africa/Algiers	DZ	36.69	3.22	Algiers	Houari Boumediene Airport
ALH	Australia/Perth	AU	-34.94	117.81	Albany	Albany Airport
ALI	America/Chicago	US	27.74	-98.03	Alice	Alice International Airport
ALJ	Africa/Johannesburg	ZA	-28.57	16.53	Alexander Bay	Alexander Bay Airport
ALL	Europe/Rome	IT	44.05	8.13	Albenga	Villanova D'Albenga International Airport
ALM	America/Denver	US	32.84	-105.99	Alamogordo	Alamogordo-White Sands Regional Airport
ALN	America/Chicago	US	38.89	-90.05	Alton	St Louis Regional Airport
ALO	America/Chicago	US	42.56	-92.40	Waterloo	Waterloo Regional Airport
ALP	Asia/Damascus	SY	36.18	37.22	Aleppo	Aleppo International Airport
ALQ	America/Sao_Paulo	BR	-29.81	-55.89	Alegrete	Alegrete Novo Airport
ALR	Pacific/Auckland	NZ	-45.21	169.37	Alexandra	Alexandra Airport
ALS	America/Denver	US	37.44	-105.87	Alamosa	San Luis Valley Regional/Bergman Field
ALT	America/Santarem	BR	-1.92	-54.72	Alenquer	Alenquer Airport
ALU	Africa/Mogadishu	SO	11.96	50.75	Alula	Alula Airport
ALW	America/Los_Angeles	US	46.09	-118.28	Walla Walla	Walla Walla Regional Airport
ALX	America/Chicago	US	32.91	-85.96	Alexander City	Thomas C Russell Field
AMA	America/Chicago	US	35.22	-101.71	Amarillo	Rick Husband Amarillo International Airport
AMB	Indian/Antananarivo	MG	-13.19	48.99	Ambilobe	Ambilobe Airport
AMC	Africa/Ndjamena	TD	11.03	20.27	Am Timan	Am Timan Airport
AMD	Asia/Kolkata	IN	23.08	72.63	Ahmedabad	Sardar Vallabhbhai Patel International Airport
AMH	Africa/Addis_Ababa	ET	6.04	37.59	Arba Minch	Arba Minch Airport
AMJ	America/Sao_Paulo	BR	-16.18	-40.67	Almenara	Cirilo Queiroz Airport
AMK	America/Denver	US	37.20	-107.87	Durango	Animas Air Park
AMM	Asia/Amman	JO	31.72	35.99	Amman	Queen Alia International Airport
AMN	America/Detroit	US	43.32	-84.69	Alma	Gratiot Community Airport
AMO	Africa/Ndjamena	TD	14.15	15.31	Mao	Mao Airport
AMP	Indian/Antananarivo	MG	-24.70	44.73	Ampanihy	Ampanihy Airport
AMQ	Asia/Jayapura	ID	-3.71	128.09	Ambon	Pattimura Airport Ambon
AMS	Europe/Amsterdam	NL	52.31	4.76	Amsterdam	Amsterdam Airport Schiphol
AMT	Australia/Adelaide	AU	-26.11	131.21	Amata	Amata Airport
AMU	Pacific/Port_Moresby	PG	-3.59	141.21	Amanab	Amanab Airport
AMV	Europe/Moscow	RU	69.76	61.56	Amderma	Amderma Airport
AMW	America/Chicago	US	41.99	-93.62	Ames	Ames Municipal Airport
AMX	Australia/Darwin	AU	-21.74	135.24	Ammaroo	Ammaroo Airport
AMZ	Pacific/Auckland	NZ	-37.03	174.97	Manurewa	Ardmore Airport
ANB	America/Chicago	US	33.59	-85.86	Anniston	Anniston Regional Airport
ANC	America/Anchorage	US	61.17	-150.00	Anchorage	Ted Stevens Anchorage International Airport
AND	America/New_York	US	34.49	-82.71	Anderson	Anderson Regional Airport
ANE	Europe/Paris	FR	47.56	-0.31	Angers	Angers-Loire Airport
ANF	America/Santiago	CL	-23.44	-70.45	Antofagasta	Cerro Moreno Airport
ANG	Europe/Paris	FR	45.73	0.22	Angouleme	Angouleme-Brie-Champniers Airport
ANI	America/Anchorage	US	61.58	-159.55	Aniak	Aniak Airport
ANJ	Africa/Brazzaville	CG	-2.85	13.82	Zanaga	Zanaga Airport
ANK	Europe/Istanbul	TR	39.95	32.69	Ankara	Etimesgut Air Base
ANM	Indian/Antananarivo	MG	-15.00	50.32	Antsirabato	Antsirabato Airport
ANN	America/Anchorage	US	55.04	-131.57	Annette	Annette Island Airport
ANO	Africa/Maputo	MZ	-16.18	39.95	Angoche	Angoche Airport
ANP	America/New_York	US	38.94	-76.57	Annapolis	Lee Airport
ANQ	America/Indiana/Indianapolis	US	41.64	-85.08	Angola	Tri-State Steuben County Airport
ANR	Europe/Brussels	BE	51.11	4.27	Antwerp	Antwerp International Airport (Deurne)
ANS	America/Lima	PE	-13.71	-73.35	Andahuaylas	Andahuaylas Airport
ANU	America/Antigua	AG	17.14	-61.79	St. George	V.C. Bird International Airport
ANV	America/Anchorage	US	62.65	-160.19	Anvik	Anvik Airport
ANW	America/Chicago	US	42.58	-99.99	Ainsworth	Ainsworth Regional Airport
ANX	Europe/Oslo	NO	69.29	16.14	Andenes	Andøya Airport
ANY	America/Chicago	US	37.16	-98.08	Anthony	Anthony Municipal Airport
AOC	Europe/Berlin	DE	50.98	12.51	Altenburg	Altenburg-Nobitz Airport
AOE	Europe/Istanbul	TR	39.81	30.52	Eskişehir	Anadolu University Airport
AOG	Asia/Shanghai	CN	41.11	122.85	Anshan	Anshan Air Base
AOH	America/New_York	US	40.71	-84.03	Lima	Lima Allen County Airport
AOI	Europe/Rome	IT	43.62	13.36	Ancona	Ancona / Falconara Airport
AOJ	Asia/Tokyo	JP	40.73	140.69	Aomori	Aomori Airport
AOK	Europe/Athens	GR	35.42	27.15	Karpathos Island	Karpathos Airport
AOL	America/Argentina/Cordoba	AR	-29.69	-57.15	Paso de los Libres	Paso De Los Libres Airport
AOM	Asia/Muscat	OM	22.49	57.38	Adam	Adam Airport
AOO	America/New_York	US	40.30	-78.32	Altoona	Altoona/Blair County Airport
AOP	America/Lima	PE	-2.80	-76.47	Andoas	Alferez FAP Alfredo Vladimir Sara Bauer Airport
AOR	Asia/Kuala_Lumpur	MY	6.19	100.40	Alor Satar	Sultan Abdul Halim Airport
AOT	Europe/Rome	IT	45.74	7.37	Aosta	Aosta Airport
AOY	Asia/Tehran	IR	27.48	52.62	Asaloyeh	Asaloyeh Airport
APA	America/Denver	US	39.57	-104.85	Denver	Centennial Airport
APB	America/La_Paz	BO	-14.74	-68.41	Apolo	Apolo Airport
APC	America/Los_Angeles	US	38.21	-122.28	Napa	Napa County Airport
APE	America/Lima	PE	-15.35	-75.17	San Juan Aposento	San Juan Aposento Airport
APF	America/New_York	US	26.15	-81.78	Naples	Naples Municipal Airport
APG	America/New_York	US	39.47	-76.17	Aberdeen	Phillips Army Air Field (Aberdeen Proving Ground) Airport
APH	America/New_York	US	38.07	-77.32	Bowling Green	Ap Hill Lz (Fort Ap Hill) Airport
API	America/Bogota	CO	4.08	-73.56	Apiay	Gomez Nino Apiay Air Base
APJ	Asia/Shanghai	CN	30.39	81.14	Burang	Ali Pulan Airport
APK	Pacific/Tahiti	PF	-15.57	-146.41	Apataki	Apataki Airport
APL	Africa/Maputo	MZ	-15.11	39.28	Nampula	Nampula Airport
APN	America/New_York	US	45.08	-83.56	Alpena	Alpena County Regional Airport
APO	America/Bogota	CO	7.81	-76.72	Carepa	Antonio Roldan Betancourt Airport
APQ	America/Maceio	BR	-9.78	-36.63	Arapiraca	Arapiraca Airport
APS	America/Sao_Paulo	BR	-16.36	-48.93	Anapolis	Anapolis Airport
APT	America/Chicago	US	35.06	-85.59	Jasper	Marion County/Brown Field
APU	America/Sao_Paulo	BR	-23.61	-51.38	Apucarana	Apucarana Airport
APV	America/Los_Angeles	US	34.58	-117.19	Apple Valley	Apple Valley Airport
APW	Pacific/Apia	WS	-13.83	-172.01	Apia	Faleolo International Airport
APX	America/Sao_Paulo	BR	-23.35	-51.49	Arapongas	Arapongas Airport
APY	America/Fortaleza	BR	-9.08	-45.95	Alto Parnaiba	Alto Parnaiba Airport
APZ	America/Argentina/Salta	AR	-38.98	-70.11	Zapala	Zapala Airport
AQA	America/Sao_Paulo	BR	-21.81	-48.13	Araraquara	Araraquara Airport
AQB	America/Guatemala	GT	15.01	-91.15	Santa Cruz del Quiche	Santa Cruz del Quiche Airport
AQG	Asia/Shanghai	CN	30.58	117.05	Anqing	Anqing Airport
AQI	Asia/Riyadh	SA	28.34	46.13	Qaisumah	Hafr Al Batin Airport
AQJ	Asia/Amman	JO	29.61	35.02	Aqaba	Aqaba King Hussein International Airport
AQM	America/Porto_Velho	BR	-10.18	-62.83	Ariquemes	Nova Vida Airport
AQP	America/Lima	PE	-16.34	-71.58	Arequipa	Rodriguez Ballon International Airport
AQY	America/Anchorage	US	60.97	-149.12	Girdwood	Girdwood Airport
ARA	America/Chicago	US	30.04	-91.88	New Iberia	Acadiana Regional Airport
ARB	America/Detroit	US	42.22	-83.75	Ann Arbor	Ann Arbor Municipal Airport
ARC	America/Anchorage	US	68.11	-145.58	Arctic Village	Arctic Village Airport
ARD	Asia/Makassar	ID	-8.13	124.60	Alor Island	Mali Airport
ARE	America/Puerto_Rico	US	18.45	-66.68	Arecibo	Antonio/Nery/Juarbe Pol Airport
ARG	America/Chicago	US	36.12	-90.93	Walnut Ridge	Walnut Ridge Regional Airport
ARH	Europe/Moscow	RU	64.60	40.72	Archangelsk	Talagi Airport
ARI	America/Santiago	CL	-18.35	-70.34	Arica	Chacalluta Airport
ARJ	Asia/Jayapura	ID	-2.93	140.78	Arso-Papua Island	Arso Airport
ARK	Africa/Dar_es_Salaam	TZ	-3.37	36.63	Arusha	Arusha Airport
ARL	Africa/Ouagadougou	BF	11.60	1.48	Arly	Arly Airport
ARM	Australia/Sydney	AU	-30.53	151.62	Armidale	Armidale Airport
ARN	Europe/Stockholm	SE	59.65	17.92	Stockholm	Stockholm-Arlanda Airport
ARR	America/Argentina/Catamarca	AR	-45.01	-70.81	Alto Rio Senguerr	D. Casimiro Szlapelis Airport
ARS	America/Cuiaba	BR	-15.90	-52.10	Aragarcas	Estancia das Cascatas Airport
ART	America/New_York	US	43.99	-76.02	Watertown	Watertown International Airport
ARU	America/Sao_Paulo	BR	-21.14	-50.42	Aracatuba	Aracatuba Airport
ARV	America/Chicago	US	45.93	-89.73	Minocqua-Woodruff	Lakeland/Noble F Lee Memorial Field
ARW	Europe/Bucharest	RO	46.18	21.26	Arad	Arad International Airport
ARY	Australia/Melbourne	AU	-37.31	142.99	Ararat	Ararat Airport
ARZ	Africa/Luanda	AO	-7.26	12.86	N'zeto	N'zeto Airport
ASA	Africa/Asmara	ER	13.07	42.65	Assab	Assab International Airport
ASB	Asia/Ashgabat	TM	37.99	58.36	Ashgabat	Ashgabat Airport
ASC	America/La_Paz	BO	-15.93	-63.16	Ascension de Guarayos	Ascencion De Guarayos Airport
ASD	America/Nassau	BS	24.70	-77.80	Andros Town	Andros Town Airport
ASE	America/Denver	US	39.22	-106.87	Aspen	Aspen-Pitkin County/Sardy Field
ASF	Europe/Astrakhan	RU	46.28	48.01	Astrakhan	Astrakhan Airport
ASG	Pacific/Auckland	NZ	-43.90	171.80	Ashburton	Ashburton Aerodrome
ASH	America/New_York	US	42.78	-71.51	Nashua	Boire Field
ASI	Atlantic/St_Helena	SH	-7.97	-14.39	Ascension Island	RAF Ascension Island
ASJ	Asia/Tokyo	JP	28.43	129.71	Amami	Amami Airport
ASK	Africa/Abidjan	CI	6.90	-5.37	Yamoussoukro	Yamoussoukro Airport
ASL	America/Chicago	US	32.52	-94.31	Marshall	Harrison County Airport
ASM	Africa/Asmara	ER	15.29	38.91	Asmara	Asmara International Airport
ASN	America/Chicago	US	33.57	-86.05	Talladega	Talladega Municipal Airport
ASO	Africa/Addis_Ababa	ET	10.02	34.59	Asosa	Asosa Airport
ASP	Australia/Darwin	AU	-23.81	133.90	Alice Springs	Alice Springs Airport
ASQ	America/Los_Angeles	US	39.47	-117.20	Austin	Austin Airport
ASR	Europe/Istanbul	TR	38.77	35.50	Kayseri	Kayseri Erkilet Airport
ASS	Africa/Johannesburg	ZA	-24.74	31.52	Arathusa	Arathusa Safari Lodge Airport
AST	America/Los_Angeles	US	46.16	-123.88	Astoria	Astoria Regional Airport
ASU	America/Asuncion	PY	-25.24	-57.52	Asuncion	Silvio Pettirossi International Airport
ASV	Africa/Nairobi	KE	-2.65	37.25	Amboseli National Park	Amboseli Airport
ASW	Africa/Cairo	EG	23.96	32.82	Aswan	Aswan International Airport
ASX	America/Chicago	US	46.55	-90.92	Ashland	John F Kennedy Memorial Airport
ASY	America/Chicago	US	46.02	-99.35	Ashley	Ashley Municipal Airport
ATA	America/Lima	PE	-9.35	-77.60	Anta	Comandante FAP German Arias Graziani Airport
ATB	Africa/Khartoum	SD	17.71	34.06	Atbara	Atbara Airport
ATC	America/Nassau	BS	24.63	-75.67	Arthur's Town	Arthur's Town Airport
ATD	Pacific/Guadalcanal	SB	-8.87	161.01	Atoifi	Uru Harbour Airport
ATE	America/Chicago	US	34.19	-95.65	Antlers	Antlers Municipal Airport
ATF	America/Guayaquil	EC	-1.21	-78.57	Ambato	Chachoan Airport
ATH	Europe/Athens	GR	37.94	23.94	Athens	Eleftherios Venizelos International Airport
ATI	America/Montevideo	UY	-30.40	-56.51	Artigas	Artigas International Airport
ATJ	Indian/Antananarivo	MG	-19.84	47.06	Antsirabe	Antsirabe Airport
ATK	America/Anchorage	US	70.47	-157.44	Atqasuk	Atqasuk Edward Burnell Sr Memorial Airport
ATL	America/New_York	US	33.64	-84.43	Atlanta	Hartsfield/Jackson Atlanta International Airport
ATM	America/Santarem	BR	-3.25	-52.25	Altamira	Altamira Airport
ATO	America/New_York	US	39.21	-82.23	Athens	Ohio University Airport
ATP	Pacific/Port_Moresby	PG	-3.14	142.35	Aitape	Aitape Airport
ATQ	Asia/Kolkata	IN	31.71	74.80	Amritsar	Sri Guru Ram Dass Jee International Airport Amritsar
ATR	Africa/Nouakchott	MR	20.51	-13.04	Atar	Atar International Airport
ATS	America/Denver	US	32.85	-104.47	Artesia	Artesia Municipal Airport
ATT	America/Nome	US	60.87	-162.27	Atmautluak	Atmautluak Airport
ATU	America/Adak	US	52.83	173.18	Attu	Casco Cove Cgs Airport
ATV	Africa/Ndjamena	TD	13.24	18.31	Ati	Ati Airport
ATW	America/Chicago	US	44.26	-88.52	Appleton	Appleton International Airport
ATY	America/Chicago	US	44.91	-97.15	Watertown	Watertown Regional Airport
ATZ	Africa/Cairo	EG	27.05	31.01	Assiut	Assiut International Airport
AUA	America/Aruba	AW	12.50	-70.02	Oranjestad	Queen Beatrix International Airport
AUC	America/Bogota	CO	7.07	-70.74	Arauca	Santiago Perez Airport
AUD	Australia/Brisbane	AU	-18.52	139.88	Augustus Downs	Augustus Downs Airport
AUF	Europe/Paris	FR	47.85	3.50	Auxerre	Auxerre-Branches Airport
AUG	America/New_York	US	44.32	-69.80	Augusta	Augusta State Airport
AUH	Asia/Dubai	AE	24.43	54.65	Abu Dhabi	Abu Dhabi International Airport
AUJ	Pacific/Port_Moresby	PG	-4.22	142.82	Ambunti	Ambunti Airport
AUK	America/Anchorage	US	62.68	-164.72	Alakanuk	Alakanuk Airport
AUM	America/Chicago	US	43.66	-92.93	Austin	Austin Municipal Airport
AUN	America/Los_Angeles	US	38.95	-121.08	Auburn	Auburn Municipal Airport
AUO	America/Chicago	US	32.62	-85.43	Auburn	Auburn University Regional Airport
AUQ	Pacific/Marquesas	PF	-9.77	-139.01	Hiva Oa-Atuona	Hiva Oa-Atuona Airport
AUR	Europe/Paris	FR	44.89	2.42	Aurillac	Aurillac Airport
AUS	America/Chicago	US	30.19	-97.67	Austin	Austin-Bergstrom International Airport
AUT	Asia/Dili	TL	-8.21	125.62	Atauro	Atauro Airport
AUU	Australia/Brisbane	AU	-13.35	141.72	Aurukun	Aurukun Airport
AUW	America/Chicago	US	44.93	-89.63	Wausau	Wausau Downtown Airport
AUX	America/Fortaleza	BR	-7.23	-48.24	Araguaina	Araguaina Airport
AUY	Pacific/Efate	VU	-20.25	169.77	Anelghowhat	Anelghowhat Airport
AUZ	America/Chicago	US	41.77	-88.48	Chicago	Aurora Municipal Airport
AVA	Asia/Shanghai	CN	26.26	105.87	Anshun	Anshun Huangguoshu Airport
AVB	Europe/Rome	IT	46.03	12.60	Aviano	Aviano Air Base
AVG	Australia/Darwin	AU	-15.70	130.00	Auvergne	Auvergne Airport
AVI	America/Havana	CU	22.03	-78.79	Ciego de Avila	Maximo Gomez Airport
AVK	Asia/Ulaanbaatar	MN	46.25	102.80	Arvaikheer	Arvaikheer Airport
AVL	America/New_York	US	35.44	-82.54	Asheville	Asheville Regional Airport
AVN	Europe/Paris	FR	43.91	4.90	Avignon	Avignon-Caumont Airport
AVO	America/New_York	US	27.59	-81.53	Avon Park	Avon Park Executive Airport
AVP	America/New_York	US	41.34	-75.72	Wilkes-Barre	Wilkes-Barre/Scranton International Airport
AVU	Pacific/Guadalcanal	SB	-9.87	160.41	Avu Avu	Avu Avu Airport
AVV	Australia/Melbourne	AU	-38.04	144.47	Melbourne	Avalon Airport
AVW	America/Phoenix	US	32.41	-111.22	Marana	Marana Regional Airport
AVX	America/Los_Angeles	US	33.40	-118.42	Avalon	Catalina Airport
AWA	Africa/Addis_Ababa	ET	7.07	38.50	Awassa	Awassa Airport
AWB	Pacific/Port_Moresby	PG	-8.01	142.75	Awaba	Awaba Airport
AWD	Pacific/Efate	VU	-19.24	169.60	Aniwa	Aniwa Airport
AWK	Pacific/Wake	UM	19.28	166.64	Wake Island	Wake Island Airfield
AWM	America/Chicago	US	35.14	-90.23	West Memphis	West Memphis Municipal Airport
AWN	Australia/Adelaide	AU	-26.53	139.27	Alton Downs	Alton Downs Airport
AWP	Australia/Darwin	AU	-20.50	137.75	Austral Downs	Austral Downs Airport
AWZ	Asia/Tehran	IR	31.34	48.76	Ahwaz	Ahwaz Airport
AXA	America/Anguilla	AI	18.20	-63.06	The Valley	Wallblake Airport
AXB	America/New_York	US	44.32	-75.90	Alexandria Bay	Maxson Airfield
AXC	Australia/Brisbane	AU	-22.97	145.24	Aramac	Aramac Airport
AXD	Europe/Athens	GR	40.86	25.96	Alexandroupolis	Dimokritos Airport
AXE	America/Sao_Paulo	BR	-26.88	-52.37	Xanxere	Xanxere Airport
AXF	Asia/Shanghai	CN	38.75	105.59	Bayanhot	Alxa Left Banner Bayanhot Airport
AXG	America/Chicago	US	43.08	-94.27	Algona	Algona Municipal Airport
AXJ	Asia/Tokyo	JP	32.48	130.16	Amakusa	Amakusa Airport
AXK	Asia/Aden	YE	14.55	46.83	Ataq	Ataq Airport
AXL	Australia/Darwin	AU	-19.06	136.71	Alexandria Homestead	Alexandria Homestead Airport
AXM	America/Bogota	CO	4.45	-75.77	Armenia	El Eden Airport
AXN	America/Chicago	US	45.87	-95.39	Alexandria	Alexandria Regional/Chandler Field
AXP	America/Nassau	BS	22.44	-73.97	Spring Point	Spring Point Airport
AXR	Pacific/Tahiti	PF	-15.25	-146.62	Arutua	Arutua Airport
AXS	America/Chicago	US	34.70	-99.34	Altus	Altus/Quartz Mountain Regional Airport
AXT	Asia/Tokyo	JP	39.62	140.22	Akita	Akita Airport
AXU	Africa/Addis_Ababa	ET	14.15	38.77	Axum	Axum Airport
AXV	America/New_York	US	40.49	-84.30	Wapakoneta	Neil Armstrong Airport
AXX	America/Denver	US	36.42	-105.29	Angel Fire	Angel Fire Airport
AYG	America/Bogota	CO	1.54	-73.93	San Vicente del Caguan	Yaguara Airport
AYJ	Asia/Kolkata	IN	26.75	82.15	Ayodhya	Maharishi Valmiki International Airport
AYL	Australia/Darwin	AU	-18.02	135.54	Anthony Lagoon	Anthony Lagoon Airport
AYM	Asia/Dubai	AE	24.47	54.61	Yas Island	Yas Island Seaplane Base
AYN	Asia/Shanghai	CN	36.13	114.34	Anyang	Anyang Airport
AYO	America/Asuncion	PY	-27.37	-56.85	Ayolas	Juan De Ayolas Airport
AYP	America/Lima	PE	-13.15	-74.20	Ayacucho	Coronel FAP Alfredo Mendivil Duarte Airport
AYQ	Australia/Darwin	AU	-25.19	130.98	Ayers Rock	Ayers Rock Connellan Airport
AYR	Australia/Brisbane	AU	-19.58	147.33	Ayr	Ayr Airport
AYS	America/New_York	US	31.25	-82.40	Waycross	Waycross-Ware County Airport
AYT	Europe/Istanbul	TR	36.90	30.80	Antalya	Antalya International Airport
AYU	Pacific/Port_Moresby	PG	-6.34	145.90	Aiyura Valley	Aiyura Airport
AYX	America/Lima	PE	-10.73	-73.77	Atalaya	Teniente General Gerardo Perez Pinedo Airport
AZA	America/Phoenix	US	33.31	-111.66	Phoenix	Mesa Gateway Airport
AZD	Asia/Tehran	IR	31.90	54.28	Yazd	Shahid Sadooghi Airport
AZH	Asia/Kolkata	IN	26.15	83.12	Azamgarh	Azamgarh Airport
AZI	Asia/Dubai	AE	24.43	54.46	Abu Dhabi	Al Bateen Executive Airport
AZL	America/Cuiaba	BR	-13.47	-58.87	Sapezal	Fazenda Tucunare Airport
AZN	Asia/Tashkent	UZ	40.73	72.29	Andizhan	Andizhan Airport
AZO	America/Detroit	US	42.23	-85.55	Kalamazoo	Kalamazoo/Battle Creek International Airport
AZP	America/Mexico_City	MX	19.57	-99.29	Atizapan de Zaragoza	Atizapan De Zaragoza Airport
AZR	Africa/Algiers	DZ	27.84	-0.19	Touat Cheikh Sidi Mohamed Belkebir	Touat Cheikh Sidi Mohamed Belkebir Airport
AZS	America/Santo_Domingo	DO	19.27	-69.74	Samana	Samana El Catey International Airport
AZZ	Africa/Luanda	AO	-7.86	13.12	Ambriz	Ambriz Airport
BAA	Pacific/Port_Moresby	PG	-5.33	151.01	Bialla	Bialla Airport
BAB	America/Los_Angeles	US	39.14	-121.44	Marysville	Beale Afb Airport
BAD	America/Chicago	US	32.50	-93.66	Bossier City	Barksdale Afb Airport
BAE	Europe/Paris	FR	44.39	6.61	Le Castellet	Barcelonnette - Saint-Pons Airport
BAF	America/New_York	US	42.16	-72.72	Westfield	Westfield-Barnes Regional Airport
BAG	Asia/Manila	PH	16.38	120.62	Baguio City	Loakan Airport
BAH	Asia/Bahrain	BH	26.27	50.63	Manama	Bahrain International Airport
BAI	America/Costa_Rica	CR	9.16	-83.33	Punta Arenas	Buenos Aires Airport
BAL	Europe/Istanbul	TR	37.93	41.12	Batman	Batman Airport
BAM	America/Los_Angeles	US	40.60	-116.87	Battle Mountain	Battle Mountain Airport
BAN	Africa/Lubumbashi	CD	-4.32	20.43	Basongo	Basongo Airport
BAO	Asia/Bangkok	TH	17.38	102.80	Ban Mak Khaen	Udorn Air Base
BAQ	America/Bogota	CO	10.89	-74.78	Barranquilla	Ernesto Cortissoz International Airport
BAR	Asia/Shanghai	CN	19.14	110.46	Qionghai	Qionghai Boao Airport
BAS	Pacific/Guadalcanal	SB	-6.99	155.89	Ballalae	Ballalae Airport
BAT	America/Sao_Paulo	BR	-20.58	-48.59	Barretos	Chafei Amsei Airport
BAU	America/Sao_Paulo	BR	-22.34	-49.05	Bauru	Bauru Airport
BAV	Asia/Shanghai	CN	40.56	110.00	Baotou	Baotou Airport
BAX	Asia/Barnaul	RU	53.36	83.54	Barnaul	Barnaul Airport
BAY	Europe/Bucharest	RO	47.66	23.47	Baia Mare	Tautii Magheraus Airport
BAZ	America/Boa_Vista	BR	-0.98	-62.92	Barcelos	Barcelos Airport
BBA	America/Santiago	CL	-45.92	-71.69	Balmaceda	Balmaceda Airport
BBB	America/Chicago	US	45.33	-95.65	Benson	Benson Municipal Airport
BBC	America/Chicago	US	28.97	-95.86	Bay City	Bay City Regional Airport
BBD	America/Chicago	US	31.18	-99.32	Brady	Curtis Field
BBG	Pacific/Tarawa	KI	3.09	172.81	Butaritari Atoll	Butaritari Atoll Airport
BBH	Europe/Berlin	DE	54.34	12.70	Barth	Barth Airport
BBI	Asia/Kolkata	IN	20.24	85.82	Bhubaneswar	Biju Patnaik Airport
BBJ	Europe/Berlin	DE	49.95	6.57	Bitburg	Bitburg Airport
BBK	Africa/Gaborone	BW	-17.83	25.16	Kasane	Kasane Airport
BBL	Australia/Brisbane	AU	-27.41	141.81	Ballera	Ballera Airport
BBM	Asia/Phnom_Penh	KH	13.10	103.22	Battambang	Battambang Airport
BBN	Asia/Kuala_Lumpur	MY	3.73	115.48	Bario	Bario Airport
BBO	Africa/Mogadishu	SO	10.39	44.94	Berbera	Berbera Airport
BBP	Europe/London	GB	50.68	-1.11	Bembridge	Bembridge Airport
BBR	America/Guadeloupe	GP	16.01	-61.74	Basse Terre	Baillif Airport
BBS	Europe/London	GB	51.32	-0.85	Yateley	Blackbushe Airport
BBT	Africa/Bangui	CF	4.22	15.79	Berberati	Berberati Airport
BBU	Europe/Bucharest	RO	44.50	26.10	Bucharest	Baneasa International Airport
BBV	Africa/Abidjan	CI	4.64	-6.92	Grand-Bereby	Nero-Mer Airport
BBW	America/Chicago	US	41.44	-99.64	Broken Bow	Broken Bow Municipal/Keith Glaze Field
BBX	America/New_York	US	40.14	-75.27	Philadelphia	Wings Field
BBY	Africa/Bangui	CF	5.85	20.65	Bambari	Bambari Airport
BBZ	Africa/Lusaka	ZM	-13.54	23.11	Zambezi	Zambezi Airport
BCA	America/Havana	CU	20.37	-74.51	Baracoa	Gustavo Rizo Airport
BCB	America/New_York	US	37.21	-80.41	Blacksburg	Virginia Tech/Montgomery Executive Airport
BCC	America/Anchorage	US	63.57	-156.14	Bear Creek	Bear Creek 3 Airport
BCD	Asia/Manila	PH	10.78	123.02	Bacolod City	Bacolod-Silay City International Airport
BCE	America/Denver	US	37.71	-112.15	Bryce Canyon	Bryce Canyon Airport
BCF	Africa/Bangui	CF	6.52	18.27	Bouca	Bouca Airport
BCG	America/Guyana	GY	7.70	-59.17	Bemichi	Bemichi Airport
BCH	Asia/Dili	TL	-8.49	126.40	Baucau	Cakung Airport
BCI	Australia/Brisbane	AU	-23.57	145.31	Barcaldine	Barcaldine Airport
BCL	America/Costa_Rica	CR	10.77	-83.59	Pococi	Barra del Colorado Airport
BCM	Europe/Bucharest	RO	46.52	26.91	Bacau	Bacau Airport
BCN	Europe/Madrid	ES	41.30	2.08	Barcelona	Barcelona International Airport
BCO	Africa/Addis_Ababa	ET	5.78	36.56	Baco	Baco Airport
BCR	America/Manaus	BR	-8.83	-67.31	Boca do Acre	Novo Campo Airport
BCS	America/Chicago	US	29.87	-90.02	Belle Chasse	Southern Seaplane Airport
BCT	America/New_York	US	26.38	-80.11	Boca Raton	Boca Raton Airport
BCX	Asia/Yekaterinburg	RU	53.94	58.34	Beloretsk	Beloretsk Airport
BDA	Atlantic/Bermuda	BM	32.36	-64.68	Hamilton	L.F. Wade International International Airport
BDB	Australia/Brisbane	AU	-24.90	152.32	Bundaberg	Bundaberg Airport
BDC	America/Fortaleza	BR	-5.50	-45.22	Barra do Corda	Barra do Corda Airport
BDD	Australia/Brisbane	AU	-10.15	142.17	Badu Island	Badu Island Airport
BDE	America/Chicago	US	48.73	-94.61	Baudette	Baudette International Airport
BDF	America/Chicago	US	41.23	-89.62	Bradford	Rinkenberger Airport
BDG	America/Denver	US	37.58	-109.48	Blanding	Blanding Municipal Airport
BDH	Asia/Tehran	IR	26.53	54.82	Bandar Lengeh	Bandar Lengeh Airport
BDI	Indian/Mahe	SC	-3.72	55.21	Bird Island	Bird Island Airport
BDJ	Asia/Makassar	ID	-3.44	114.76	Banjarmasin	Syamsudin Noor Airport
BDK	Africa/Abidjan	CI	8.02	-2.76	Bondoukou	Soko Airport
BDL	America/New_York	US	41.94	-72.68	Windsor Locks	Bradley International Airport
BDM	Europe/Istanbul	TR	40.32	27.98	Bandirma	Bandirma Airport
BDN	Asia/Karachi	PK	24.84	68.84	Badin	Talhar Airport
BDO	Asia/Jakarta	ID	-6.90	107.58	Bandung	Husein Sastranegara International Airport
BDP	Asia/Kathmandu	NP	26.57	88.08	Bhadrapur	Bhadrapur Airport
BDQ	Asia/Kolkata	IN	22.34	73.23	Vadodara	Vadodara Airport
BDR	America/New_York	US	41.16	-73.13	Bridgeport	Bridgeport/Sikorsky Airport
BDS	Europe/Rome	IT	40.66	17.95	Brindisi	Brindisi / Casale Airport
BDT	Africa/Kinshasa	CD	4.25	20.98	Gbadolite	Gbadolite Airport
BDU	Europe/Oslo	NO	69.06	18.54	Malselv	Bardufoss Airport
BDV	Africa/Lubumbashi	CD	-7.07	29.78	Moba	Moba Airport
BDW	Australia/Perth	AU	-17.29	127.46	Bedford Downs	Bedford Downs Airport
BDX	America/Denver	US	45.47	-105.46	Broadus	Broadus Airport
BDY	America/Los_Angeles	US	43.09	-124.41	Bandon	Bandon State Airport
BDZ	Pacific/Port_Moresby	PG	-6.35	146.94	Baindoung	Baindoung Airport
BEB	Europe/London	GB	57.48	-7.36	Balivanich	Benbecula Airport
BEC	America/Chicago	US	37.69	-97.21	Wichita	Beech Factory Airport
BED	America/New_York	US	42.47	-71.29	Bedford	Laurence G Hanscom Field
BEF	America/Managua	NI	11.99	-83.77	Bluefileds	Bluefields Airport
BEG	Europe/Belgrade	RS	44.82	20.31	Belgrade	Belgrade Nikola Tesla Airport
BEH	America/Detroit	US	42.13	-86.42	Benton Harbor	Southwest Michigan Regional Airport
BEI	Africa/Addis_Ababa	ET	9.39	34.52	Beica	Beica Airport
BEJ	Asia/Makassar	ID	2.16	117.43	Tanjung Redep	Barau(Kalimaru) Airport
BEK	Asia/Kolkata	IN	28.42	79.45	Bareilly Air Force Station	Bareilly Air Force Station
BEL	America/Belem	BR	-1.38	-48.48	Belem	Val de Cans/Julio Cezar Ribeiro International Airport
BEM	Africa/Casablanca	MA	32.40	-6.33	Beni Mellal	Beni Mellal Airport
BEN	Africa/Tripoli	LY	32.10	20.27	Benghazi	Benina International Airport
BEO	Australia/Sydney	AU	-33.07	151.65	Aeropelican	Aeropelican Airport
BEP	Asia/Kolkata	IN	15.16	76.88	Bellary	Bellary Airport
BEQ	Europe/London	GB	52.34	0.77	Thetford	RAF Honington
BER	Europe/Berlin	DE	52.36	13.50	Berlin	Berlin Brandenburg Airport
BES	Europe/Paris	FR	48.45	-4.42	Brest	Brest Bretagne Airport
BET	America/Anchorage	US	60.78	-161.84	Bethel	Bethel Airport
BEU	Australia/Brisbane	AU	-24.35	139.46	Bedourie	Bedourie Airport
BEV	Asia/Jerusalem	IL	31.29	34.72	Beersheva	Be'er Sheva (Teyman) Airport
BEW	Africa/Maputo	MZ	-19.80	34.91	Beira	Beira Airport
BEX	Europe/London	GB	51.62	-1.10	Benson	RAF Benson
BEY	Asia/Beirut	LB	33.82	35.49	Beirut	Beirut Rafic Hariri International Airport
BEZ	Pacific/Tarawa	KI	-1.35	176.01	Beru	Beru Airport
BFA	America/Asuncion	PY	-20.22	-58.18	Bahia Negra	Bahia Negra Airport
BFD	America/New_York	US	41.80	-78.64	Bradford	Bradford Regional Airport
BFE	Europe/Berlin	DE	51.96	8.54	Bielefeld	Bielefeld Airport
BFF	America/Denver	US	41.87	-103.60	Scottsbluff	Scottsbluff/Western Nebraska Regional/Wm B Heilig Field
BFG	America/Denver	US	37.55	-110.71	Glen Canyon Natl Rec Area	Bullfrog Basin Airport
BFH	America/Sao_Paulo	BR	-25.41	-49.23	Curitiba	Bacacheri Airport
BFI	America/Los_Angeles	US	47.53	-122.30	Seattle	Boeing Field/King County International Airport
BFJ	Asia/Shanghai	CN	27.27	105.47	Bijie	Bijie Airport
BFK	America/Denver	US	39.70	-104.75	Aurora	Buckley Space Force Base Airport
BFL	America/Los_Angeles	US	35.43	-119.06	Bakersfield	Meadows Field
BFM	America/Chicago	US	30.63	-88.07	Mobile	Mobile International Airport
BFN	Africa/Johannesburg	ZA	-29.09	26.30	Bloemfontain	J B M Hertzog International Airport
BFO	Africa/Harare	ZW	-21.01	31.58	Chiredzi	Buffalo Range Airport
BFP	America/New_York	US	40.77	-80.39	Beaver Falls	Beaver County Airport
BFR	America/Indiana/Indianapolis	US	38.84	-86.45	Bedford	Virgil I Grissom Municipal Airport
BFS	Europe/London	GB	54.66	-6.22	Belfast	Belfast International Airport
BFT	America/New_York	US	32.41	-80.63	Beaufort	Beaufort Executive Airport
BFU	Asia/Shanghai	CN	32.85	117.32	Bengbu	Bengbu Airport
BFV	Asia/Bangkok	TH	15.23	103.25	Buri Ram	Buri Ram Airport
BFW	Africa/Algiers	DZ	35.17	-0.59	Sidi Bel Abbes	Sidi Bel Abbes Airport
BFX	Africa/Douala	CM	5.54	10.35	Bafoussam	Bafoussam Airport
BFY	Asia/Shanghai	CN	33.17	117.06	Bengbu	Bengbu Tenghu Airport
BGA	America/Bogota	CO	7.13	-73.18	Bucaramanga	Palonegro Airport
BGB	Africa/Libreville	GA	-0.10	11.95	Booue	Booue Airport
BGC	Europe/Lisbon	PT	41.86	-6.71	Bragança	Braganca Airport
BGD	America/Chicago	US	35.70	-101.39	Borger	Hutchinson County Airport
BGE	America/New_York	US	30.97	-84.64	Bainbridge	Decatur County Industrial Air Park
BGF	Africa/Bangui	CF	4.40	18.52	Bangui	Bangui M'Poko International Airport
BGG	Europe/Istanbul	TR	38.86	40.59	Bingöl	Bingöl Airport
BGH	Africa/Nouakchott	MR	16.63	-14.20	Boghe	Abbaye Airport
BGI	America/Barbados	BB	13.07	-59.49	Bridgetown	Sir Grantley Adams International Airport
BGJ	Atlantic/Reykjavik	IS	65.52	-13.80	Borgarfjordur eystri	Borgarfjordur eystri Airport
BGK	America/Belize	BZ	16.52	-88.41	Big Creek	Big Creek Airport
BGM	America/New_York	US	42.21	-75.98	Binghamton	Greater Binghamton/Edwin A Link Field
BGN	Asia/Magadan	RU	68.56	146.23	Belaya Gora	Belaya Gora Airport
BGO	Europe/Oslo	NO	60.29	5.22	Bergen	Bergen Airport Flesland
BGQ	America/Anchorage	US	61.53	-149.81	Big Lake	Big Lake Airport
BGR	America/New_York	US	44.81	-68.83	Bangor	Bangor International Airport
BGT	America/Phoenix	US	34.59	-113.17	Bagdad	Bagdad Airport
BGU	Africa/Bangui	CF	4.79	22.78	Bangassou	Bangassou Airport
BGV	America/Sao_Paulo	BR	-29.15	-51.54	Bento Goncalves	Aeroclube de Bento Goncalves Airport
BGW	Asia/Baghdad	IQ	33.26	44.23	Baghdad	Baghdad International Airport
BGX	America/Sao_Paulo	BR	-31.39	-54.11	Bage	Comandante Gustavo Kraemer Airport
BGY	Europe/Rome	IT	45.67	9.70	Bergamo	Bergamo / Orio Al Serio Airport
BHA	America/Guayaquil	EC	-0.61	-80.40	Bahia de Caraquez	Los Perales Airport
BHB	America/New_York	US	44.45	-68.36	Bar Harbor	Hancock County/Bar Harbor Airport
BHD	Europe/London	GB	54.62	-5.87	Belfast	George Best Belfast City Airport
BHE	Pacific/Auckland	NZ	-41.52	173.87	Blenheim	Woodbourne Airport
BHF	America/Bogota	CO	6.69	-77.48	Bahia Solano	Cupica Airport
BHH	Asia/Riyadh	SA	19.98	42.62	Bisha	Bisha Airport
BHI	America/Argentina/Buenos_Aires	AR	-38.73	-62.17	Bahia Blanca	Comandante Espora Airport
BHJ	Asia/Kolkata	IN	23.29	69.67	Bhuj	Bhuj Airport
BHK	Asia/Samarkand	UZ	39.77	64.48	Bukhara	Bukhara Airport
BHM	America/Chicago	US	33.56	-86.75	Birmingham	Birmingham-Shuttlesworth International Airport
BHO	Asia/Kolkata	IN	23.29	77.34	Bhopal	Bhopal Airport
BHP	Asia/Kathmandu	NP	27.15	87.05	Bhojpur	Bhojpur Airport
BHQ	Australia/Adelaide	AU	-32.00	141.47	Broken Hill	Broken Hill Airport
BHR	Asia/Kathmandu	NP	27.68	84.43	Bharatpur	Bharatpur Airport
BHS	Australia/Sydney	AU	-33.41	149.65	Bathurst	Bathurst Airport
BHU	Asia/Kolkata	IN	21.75	72.19	Bhavnagar	Bhavnagar Airport
BHV	Asia/Karachi	PK	29.35	71.72	Bahawalpur	Bahawalpur Airport
BHW	Asia/Karachi	PK	32.06	72.95	Bhagatanwala	Bhagatanwala Airport
BHX	Europe/London	GB	52.45	-1.75	Birmingham	Birmingham International Airport
BHY	Asia/Shanghai	CN	21.54	109.29	Beihai	Beihai Airport
BIA	Europe/Paris	FR	42.55	9.48	Bastia	Bastia-Poretta Airport
BIB	Africa/Mogadishu	SO	3.10	43.63	Baidoa	Baidoa Airport
BID	America/New_York	US	41.17	-71.58	Block Island	Block Island State Airport
BIE	America/Chicago	US	40.30	-96.75	Beatrice	Beatrice Municipal Airport
BIF	America/Denver	US	31.85	-106.38	Fort Bliss	Biggs Army Air Field (Fort Bliss) Airport
BIG	America/Anchorage	US	64.00	-145.72	Delta Junction Ft Greely	Allen Army Air Field
BIH	America/Los_Angeles	US	37.37	-118.36	Bishop	Bishop Airport
BIK	Asia/Jayapura	ID	-1.19	136.11	Biak-Supiori Island	Frans Kaisiepo Airport
BIL	America/Denver	US	45.81	-108.54	Billings	Billings Logan International Airport
BIM	America/Nassau	BS	25.70	-79.26	South Bimini	South Bimini Airport
BIN	Asia/Kabul	AF	34.82	67.82	Bamiyan	Bamiyan Airport
BIO	Europe/Madrid	ES	43.30	-2.91	Bilbao	Bilbao Airport
BIP	Australia/Brisbane	AU	-16.88	143.48	Bulimba	Bulimba Airport
BIQ	Europe/Paris	FR	43.47	-1.52	Biarritz	Biarritz-Anglet-Bayonne Airport
BIR	Asia/Kathmandu	NP	26.48	87.26	Biratnagar	Biratnagar Airport
BIS	America/Chicago	US	46.77	-100.75	Bismarck	Bismarck Municipal Airport
BIT	Asia/Kathmandu	NP	29.47	80.55	Baitadi	Baitadi Airport
BIU	Atlantic/Reykjavik	IS	65.64	-23.55	Bíldudalur	Bíldudalur Airport
BIV	Africa/Bangui	CF	6.53	21.99	Bria	Bria Airport
BIW	Australia/Perth	AU	-19.57	127.67	Billiluna	Billiluna Airport
BIX	America/Chicago	US	30.41	-88.92	Biloxi	Keesler Afb Airport
BIY	Africa/Johannesburg	ZA	-32.90	27.28	Bisho	Bisho Airport
BJA	Africa/Algiers	DZ	36.71	5.07	Bejaia	Soummam Airport
BJB	Asia/Tehran	IR	37.49	57.31	Bojnord	Bojnord Airport
BJC	America/Denver	US	39.91	-105.12	Denver	Rocky Mountain Metro Airport
BJD	Atlantic/Reykjavik	IS	66.02	-14.82	Bakkafjordur	Bakkafjordur Airport
BJF	Europe/Oslo	NO	70.60	29.69	Båtsfjord	Båtsfjord Airport
BJI	America/Chicago	US	47.51	-94.93	Bemidji	Bemidji Regional Airport
BJJ	America/New_York	US	40.87	-81.89	Wooster	Wayne County Airport
BJK	Asia/Jayapura	ID	-6.07	134.27	Maikoor Island	Nangasuri Airport
BJL	Africa/Banjul	GM	13.34	-16.65	Banjul	Banjul International Airport
BJM	Africa/Bujumbura	BI	-3.32	29.32	Bujumbura	Bujumbura International Airport
BJO	America/La_Paz	BO	-22.77	-64.31	Bermejo	Bermejo Airport
BJP	America/Sao_Paulo	BR	-22.98	-46.54	Braganca Paulista	Aeroporto Estadual Arthur Siqueira Airport
BJR	Africa/Addis_Ababa	ET	11.61	37.32	Bahir Dar	Bahir Dar Airport
BJU	Asia/Kathmandu	NP	29.50	81.67	Bajura	Bajura Airport
BJV	Europe/Istanbul	TR	37.25	27.66	Bodrum	Milas Bodrum International Airport
BJW	Asia/Makassar	ID	-8.71	121.06	Bajawa	Soa Airport
BJX	America/Mexico_City	MX	20.99	-101.48	Silao	Del Bajio International Airport
BJY	Europe/Belgrade	RS	44.94	20.26	Batajnica	Batajnica Air Base
BJZ	Europe/Madrid	ES	38.89	-6.82	Badajoz	Badajoz Airport
BKA	Europe/Moscow	RU	55.62	38.06	Moscow	Bykovo Airport
BKB	Asia/Kolkata	IN	28.07	73.21	Bikaner	Nal Airport
BKC	America/Anchorage	US	65.98	-161.15	Buckland	Buckland Airport
BKD	America/Chicago	US	32.72	-98.89	Breckenridge	Stephens County Airport
BKE	America/Los_Angeles	US	44.84	-117.81	Baker City	Baker City Municipal Airport
BKG	America/Chicago	US	36.53	-93.20	Branson	Branson Airport
BKH	Pacific/Honolulu	US	22.02	-159.79	Kekaha	Barking Sands Pmrf Airport
BKI	Asia/Kuching	MY	5.94	116.05	Kota Kinabalu	Kota Kinabalu International Airport
BKJ	Africa/Conakry	GN	10.97	-14.28	Boke	Boke Airport
BKK	Asia/Bangkok	TH	13.68	100.75	Bangkok	Suvarnabhumi Airport
BKL	America/New_York	US	41.52	-81.68	Cleveland	Burke Lakefront Airport
BKM	Asia/Kuala_Lumpur	MY	3.97	115.62	Bakalalan	Bakalalan Airport
BKN	Asia/Ashgabat	TM	39.68	54.20	Jebel	Balkanabat International Airport
BKO	Africa/Bamako	ML	12.53	-7.95	Senou	Senou Airport
BKP	Australia/Brisbane	AU	-20.50	138.47	Barkly Downs	Barkly Downs Airport
BKQ	Australia/Brisbane	AU	-24.43	145.43	Blackall	Blackall Airport
BKR	Africa/Ndjamena	TD	12.38	17.07	Bokoro	Bokoro Airport
BKS	Asia/Jakarta	ID	-3.86	102.34	Bengkulu	Padang Kemiling (Fatmawati Soekarno) Airport
BKT	America/New_York	US	37.07	-77.95	Blackstone	Allan C Perkinson/Blackstone Army Air Field
BKU	Indian/Antananarivo	MG	-23.73	44.39	Betioky	Betioky Airport
BKW	America/New_York	US	37.79	-81.12	Beckley	Raleigh County Memorial Airport
BKX	America/Chicago	US	44.30	-96.82	Brookings	Brookings Regional Airport
BKY	Africa/Lubumbashi	CD	-2.31	28.81	Bukavu Kavumu	Bukavu Kavumu Airport
BKZ	Africa/Dar_es_Salaam	TZ	-1.33	31.82	Bukoba	Bukoba Airport
BLA	America/Caracas	VE	10.11	-64.69	Barcelona	General Jose Antonio Anzoategui International Airport
BLB	America/Panama	PA	8.91	-79.60	Panama City	Howard/Panama Pacifico International Airport
BLC	Africa/Douala	CM	5.90	10.03	Bali	Bali Airport
BLD	America/Los_Angeles	US	35.95	-114.86	Boulder City	Boulder City Municipal Airport
BLE	Europe/Stockholm	SE	60.42	15.52	Borlange	Borlange Airport
BLF	America/New_York	US	37.30	-81.21	Bluefield	Mercer County Airport
BLG	Asia/Kuala_Lumpur	MY	2.65	113.77	Belaga	Belaga Airport
BLH	America/Los_Angeles	US	33.62	-114.72	Blythe	Blythe Airport
BLI	America/Los_Angeles	US	48.79	-122.54	Bellingham	Bellingham International Airport
BLJ	Africa/Algiers	DZ	35.75	6.31	Batna	Batna Airport
BLK	Europe/London	GB	53.77	-3.03	Blackpool	Blackpool International Airport
BLL	Europe/Copenhagen	DK	55.74	9.15	Billund	Billund Airport
BLM	America/New_York	US	40.19	-74.12	Belmar	Monmouth Executive Airport
BLN	Australia/Melbourne	AU	-36.55	146.01	Benalla	Benalla Airport
BLO	Atlantic/Reykjavik	IS	65.64	-20.29	Blönduós	Hjaltabakki Airport
BLP	America/Lima	PE	-7.06	-76.58	Bellavista	Huallaga Airport
BLQ	Europe/Rome	IT	44.54	11.29	Bologna	Bologna / Borgo Panigale Airport
BLR	Asia/Kolkata	IN	13.20	77.71	Bangalore	Bengaluru International Airport
BLS	Australia/Brisbane	AU	-28.06	147.48	Bollon	Bollon Airport
BLT	Australia/Brisbane	AU	-23.60	148.81	Blackwater	Blackwater Airport
BLU	America/Los_Angeles	US	39.27	-120.71	Emigrant Gap	Blue Canyon - Nyack Airport
BLV	America/Chicago	US	38.55	-89.84	Belleville	Scott Afb/Midamerica St Louis Airport
BLX	Europe/Rome	IT	46.17	12.25	Belluno	Belluno Airport
BLY	Europe/Dublin	IE	54.22	-10.03	Belmullet	Belmullet Aerodrome
BLZ	Africa/Blantyre	MW	-15.68	34.97	Blantyre	Chileka International Airport
BMA	Europe/Stockholm	SE	59.35	17.94	Stockholm	Stockholm-Bromma Airport
BMB	Africa/Kinshasa	CD	2.18	22.48	Bumbar	Bumbar Airport
BMC	America/Denver	US	41.55	-112.06	Brigham City	Brigham City Regional Airport
BMD	Indian/Antananarivo	MG	-19.69	44.54	Belo sur Tsiribihina	Belo sur Tsiribihina Airport
BME	Australia/Perth	AU	-17.94	122.23	Broome	Broome International Airport
BMF	Africa/Bangui	CF	5.69	22.80	Bakouma	Bakouma Airport
BMG	America/New_York	US	39.15	-86.62	Bloomington	Monroe County Airport
BMI	America/Chicago	US	40.48	-88.92	Bloomington	Central Il Regional/Bloomington-Normal Airport
BMJ	America/Guyana	GY	7.37	-60.49	Baramita	Baramita Airport
BMK	Europe/Berlin	DE	53.60	6.71	Borkum	Borkum Airport
BML	America/New_York	US	44.58	-71.18	Berlin	Berlin Regional Airport
BMM	Africa/Libreville	GA	2.08	11.49	Bitam	Bitam Airport
BMN	Asia/Baghdad	IQ	37.10	43.27	Bamarni	Bamarni Airport
BMO	Asia/Yangon	MM	24.27	97.25	Banmaw	Banmaw Airport
BMP	Australia/Brisbane	AU	-20.80	149.27	Brampton Island	Brampton Island Airport
BMR	Europe/Berlin	DE	53.72	7.37	Baltrum	Baltrum Airport
BMS	America/Bahia	BR	-14.26	-41.82	Brumado	Socrates Mariani Bittencourt Airport
BMT	America/Chicago	US	30.07	-94.22	Beaumont	Beaumont Municipal Airport
BMU	Asia/Makassar	ID	-8.54	118.69	Bima-Sumbawa Island	Muhammad Salahuddin Airport
BMV	Asia/Ho_Chi_Minh	VN	12.67	108.12	Buon Ma Thuot	Buon Ma Thuot Airport
BMW	Africa/Algiers	DZ	21.38	0.92	Bordj Badji Mokhtar	Bordj Badji Mokhtar Airport
BMX	America/Anchorage	US	59.36	-155.26	Big Mountain	Big Mountain Airport
BMY	Pacific/Noumea	NC	-19.72	163.66	Waala	Ile Art - Waala Airport
BNA	America/Chicago	US	36.12	-86.68	Nashville	Nashville International Airport
BNB	Africa/Kinshasa	CD	-0.22	20.85	Boende	Boende Airport
BNC	Africa/Lubumbashi	CD	0.57	29.47	Beni	Beni Airport
BND	Asia/Tehran	IR	27.22	56.38	Bandar Abbas	Bandar Abbas International Airport
BNE	Australia/Brisbane	AU	-27.38	153.12	Brisbane	Brisbane International Airport
BNG	America/Los_Angeles	US	33.92	-116.85	Banning	Banning Municipal Airport
BNI	Africa/Lagos	NG	6.32	5.60	Benin	Benin Airport
BNJ	Europe/Berlin	DE	50.77	7.16	Bonn	Bonn-Hangelar Airport
BNK	Australia/Sydney	AU	-28.83	153.56	Ballina	Ballina Byron Gateway Airport
BNL	America/New_York	US	33.26	-81.39	Barnwell	Barnwell Regional Airport
BNN	Europe/Oslo	NO	65.46	12.22	Brønnøy	Brønnøysund Airport
BNO	America/Los_Angeles	US	43.59	-118.96	Burns	Burns Municipal Airport
BNP	Asia/Karachi	PK	32.97	70.53	Bannu	Bannu Airport
BNR	Africa/Ouagadougou	BF	10.68	-4.72	Banfora	Banfora Airport
BNS	America/Caracas	VE	8.62	-70.22	Barinas	Barinas Airport
BNU	America/Sao_Paulo	BR	-26.83	-49.09	Blumenau	Blumenau Airport
BNW	America/Chicago	US	42.05	-93.85	Boone	Boone Municipal Airport
BNX	Europe/Sarajevo	BA	44.94	17.30	Banja Luka	Banja Luka International Airport
BNY	Pacific/Guadalcanal	SB	-11.30	159.80	Anua	Bellona/Anua Airport
BOA	Africa/Kinshasa	CD	-5.85	13.06	Boma	Boma Airport
BOB	Pacific/Tahiti	PF	-16.44	-151.75	Motu Mute	Bora Bora Airport
BOC	America/Panama	PA	9.34	-82.25	Isla Colon	Bocas Del Toro International Airport
BOD	Europe/Paris	FR	44.83	-0.72	Bordeaux	Bordeaux-Merignac (BA 106) Airport
BOE	Africa/Brazzaville	CG	-1.03	15.38	Boundji	Boundji Airport
BOG	America/Bogota	CO	4.70	-74.15	Bogota	El Dorado International Airport
BOH	Europe/London	GB	50.78	-1.84	Bournemouth	Bournemouth Airport
BOI	America/Boise	US	43.56	-116.22	Boise	Boise Air Trml/Gowen Field
BOJ	Europe/Sofia	BG	42.57	27.52	Burgas	Burgas Airport
BOK	America/Los_Angeles	US	42.07	-124.29	Brookings	Brookings Airport
BOL	Europe/London	GB	55.06	-7.02	Ballykelly	Ballykelly Airport
BOM	Asia/Kolkata	IN	19.09	72.87	Mumbai	Chhatrapati Shivaji International Airport
BON	America/Kralendijk	BQ	12.13	-68.27	Kralendijk	Flamingo International Airport
BOO	Europe/Oslo	NO	67.27	14.37	Bodø	Bodø Airport
BOP	Africa/Bangui	CF	5.96	15.64	Bouar	Bouar Airport
BOS	America/New_York	US	42.36	-71.01	Boston	General Edward Lawrence Logan International Airport
BOU	Europe/Paris	FR	47.06	2.37	Bourges	Bourges Airport
BOW	America/New_York	US	27.94	-81.78	Bartow	Bartow Executive Airport
BOX	Australia/Darwin	AU	-16.08	136.30	Borroloola	Borroloola Airport
BOY	Africa/Ouagadougou	BF	11.16	-4.33	Bobo Dioulasso	Bobo Dioulasso Airport
BOZ	Africa/Bangui	CF	6.34	16.32	Bozoum	Bozoum Airport
BPC	Africa/Douala	CM	6.04	10.12	Bamenda	Bamenda Airport
BPE	Asia/Shanghai	CN	39.67	119.06	Qinhuangdao	Qinhuangdao Beidaihe Airport
BPF	Pacific/Guadalcanal	SB	-8.56	158.12	Batuna Mission Station	Batuna Aerodrome
BPG	America/Campo_Grande	BR	-15.86	-52.39	Barra do Garcas	Barra do Garcas Airport
BPH	Asia/Manila	PH	8.20	126.32	Bislig	Bislig Airport
BPI	America/Denver	US	42.58	-110.11	Big Piney	Miley Memorial Field
BPL	Asia/Shanghai	CN	44.90	82.30	Bole	Alashankou Bole (Bortala) airport
BPM	Asia/Kolkata	IN	17.45	78.47	Hyderabad	Begumpet Airport
BPN	Asia/Makassar	ID	-1.27	116.89	Balikpapan	Sepinggan International Airport
BPR	Asia/Manila	PH	11.67	125.48	Borongan City	Borongan Airport
BPS	America/Bahia	BR	-16.44	-39.08	Porto Seguro	Porto Seguro Airport
BPT	America/Chicago	US	29.95	-94.02	Beaumont	Jack Brooks Regional Airport
BPX	Asia/Shanghai	CN	30.55	97.11	Bangda	Qamdo Bangda Airport
BPY	Indian/Antananarivo	MG	-16.74	44.48	Besalampy	Besalampy Airport
BQA	Asia/Manila	PH	15.73	121.50	Baler	Dr.Juan C. Angara Airport
BQB	Australia/Perth	AU	-33.69	115.40	Busselton	Busselton Regional Airport
BQE	Africa/Bissau	GW	11.30	-15.84	Bubaque	Bubaque Airport
BQG	Asia/Vladivostok	RU	52.38	140.45	Bogorodskoye	Bogorodskoye Airport
BQH	Europe/London	GB	51.33	0.03	London	London Biggin Hill Airport
BQK	America/New_York	US	31.26	-81.47	Brunswick	Brunswick Golden Isles Airport
BQL	Australia/Brisbane	AU	-22.91	139.90	Boulia	Boulia Airport
BQN	America/Puerto_Rico	US	18.49	-67.13	Aguadilla	Rafael Hernandez Airport
BQO	Africa/Abidjan	CI	9.28	-3.03	Bouna	Bouna Airport
BQQ	America/Bahia	BR	-11.08	-43.15	Barra	Barra Airport
BQS	Asia/Yakutsk	RU	50.43	127.41	Blagoveschensk	Ignatyevo Airport
BQT	Europe/Minsk	BY	52.11	23.90	Brest	Brest Airport
BQU	America/St_Vincent	VC	12.99	-61.26	Bequia	J F Mitchell Airport
BQW	Australia/Perth	AU	-20.15	127.97	Balgo Hill	Balgo Hill Airport
BRA	America/Fortaleza	BR	-12.08	-45.01	Barreiras	Barreiras Airport
BRB	America/Fortaleza	BR	-2.76	-42.81	Barreirinhas	Barreirinhas Airport
BRC	America/Argentina/Salta	AR	-41.15	-71.16	San Carlos de Bariloche	San Carlos De Bariloche Airport
BRD	America/Chicago	US	46.40	-94.13	Brainerd	Brainerd Lakes Regional Airport
BRE	Europe/Berlin	DE	53.05	8.79	Bremen	Bremen Airport
BRI	Europe/Rome	IT	41.14	16.76	Bari	Bari / Palese International Airport
BRK	Australia/Sydney	AU	-30.04	145.95	Bourke	Bourke Airport
BRL	America/Chicago	US	40.78	-91.13	Burlington	Southeast Iowa Regional Airport
BRM	America/Caracas	VE	10.04	-69.36	Barquisimeto	Barquisimeto International Airport
BRN	Europe/Zurich	CH	46.91	7.50	Bern	Bern Belp Airport
BRO	America/Chicago	US	25.91	-97.43	Brownsville	Brownsville/South Padre Island International Airport
BRQ	Europe/Prague	CZ	49.15	16.69	Brno	Brno-Turany Airport
BRR	Europe/London	GB	57.02	-7.44	Eoligarry	Barra Airport
BRS	Europe/London	GB	51.38	-2.72	Bristol	Bristol International Airport
BRT	Australia/Darwin	AU	-11.77	130.62	Bathurst Island	Bathurst Island Airport
BRU	Europe/Brussels	BE	50.54	4.29	Brussels	Brussels Airport
BRW	America/Anchorage	US	71.28	-156.77	Utqiagvik	Wiley Post-Will Rogers Memorial Airport
BRX	America/Santo_Domingo	DO	18.25	-71.12	Barahona	Maria Montez International Airport
BRY	America/New_York	US	37.81	-85.50	Bardstown	Samuels Field
BSA	Africa/Mogadishu	SO	11.28	49.15	Bosaso	Bosaso Airport
BSB	America/Sao_Paulo	BR	-15.87	-47.92	Brasilia	Presidente Juscelino Kubistschek International Airport
BSC	America/Bogota	CO	6.20	-77.39	Bahia Solano	Jose Celestino Mutis Airport
BSD	Asia/Shanghai	CN	25.05	99.17	Baoshan Yunduan	Baoshan Yunduan Airport
BSE	Asia/Kuching	MY	1.81	109.76	Sematan	Sematan Airport
BSF	Pacific/Honolulu	US	19.76	-155.55	Camp Pohakuloa	Bradshaw Army Airfield
BSG	Africa/Malabo	GQ	1.91	9.81	Bata	Bata Airport
BSJ	Australia/Hobart	AU	-37.89	147.57	Bairnsdale	Bairnsdale Airport
BSK	Africa/Algiers	DZ	34.79	5.74	Biskra	Biskra Airport
BSL	Europe/Paris	FR	47.59	7.53	Basel	EuroAirport Basel-Mulhouse-Freiburg Airport
BSM	Asia/Tehran	IR	36.66	52.35	Amol	Bishe Kola Air Base
BSN	Africa/Bangui	CF	6.49	17.43	Bossangoa	Bossangoa Airport
BSO	Asia/Manila	PH	20.45	121.98	Basco	Basco Airport
BSQ	America/Phoenix	US	31.37	-109.88	Bisbee	Bisbee Municipal Airport
BSR	Asia/Baghdad	IQ	30.55	47.66	Basrah	Basrah International Airport
BSS	America/Fortaleza	BR	-7.53	-46.05	Balsas	Balsas Airport
BST	Asia/Kabul	AF	31.56	64.36	Bost	Bost Airport
BSU	Africa/Kinshasa	CD	1.22	19.79	Basankusu	Basankusu Airport
BSW	America/Anchorage	US	60.42	-146.15	Boswell Bay	Boswell Bay Airport
BSX	Asia/Yangon	MM	16.82	94.78	Pathein	Pathein Airport
BSY	Africa/Mogadishu	SO	2.34	42.31	Bardera	Bardera Airport
BSZ	Asia/Bishkek	KG	43.06	74.48	Bishkek	Manas International Airport
BTA	Africa/Douala	CM	4.55	13.73	Bertoua	Bertoua Airport
BTB	Africa/Brazzaville	CG	3.05	18.50	Betou	Betou Airport
BTC	Asia/Colombo	LK	7.71	81.68	Batticaloa	Batticaloa Airport
BTD	Australia/Darwin	AU	-18.64	135.94	Brunette Downs	Brunette Downs Airport
BTE	Africa/Freetown	SL	7.53	-12.52	Bonthe	Sherbro International Airport
BTF	America/Denver	US	40.87	-111.93	Bountiful	Skypark Airport
BTG	Africa/Bangui	CF	7.31	18.31	Batangafo	Batangafo Airport
BTH	Asia/Jakarta	ID	1.12	104.12	Batam	Hang Nadim Airport
BTI	America/Anchorage	US	70.11	-143.65	Barter Island	Barter Island Airport
BTJ	Asia/Jakarta	ID	5.52	95.42	Banda Aceh	Sultan Iskandarmuda Airport
BTK	Asia/Irkutsk	RU	56.37	101.70	Bratsk	Bratsk Airport
BTL	America/Detroit	US	42.31	-85.25	Battle Creek	Battle Creek Executive At Kellogg Field
BTM	America/Denver	US	45.95	-112.50	Butte	Bert Mooney Airport
BTN	America/New_York	US	34.62	-79.73	Bennettsville	Marlboro County Jetport/H E Avent Field
BTO	America/Paramaribo	SR	4.22	-55.45	Botopasi	Botopasi Airport
BTP	America/New_York	US	40.78	-79.95	Butler	Pittsburgh/Butler Regional Airport
BTQ	Africa/Kigali	RW	-2.60	29.74	Butare	Butare Airport
BTR	America/Chicago	US	30.53	-91.15	Baton Rouge	Baton Rouge Metro, Ryan Field
BTS	Europe/Bratislava	SK	48.17	17.21	Bratislava	M. R. Stefanik Airport
BTT	America/Anchorage	US	66.91	-151.53	Bettles	Bettles Airport
BTU	Asia/Kuching	MY	3.12	113.02	Bintulu	Bintulu Airport
BTV	America/New_York	US	44.47	-73.15	Burlington	Patrick Leahy Burlington International Airport
BTW	Asia/Makassar	ID	-3.41	116.00	Batu Licin	Batu Licin Airport
BTX	Australia/Brisbane	AU	-25.64	140.78	Betoota	Betoota Airport
BTY	America/Los_Angeles	US	36.86	-116.79	Beatty	Beatty Airport
BTZ	Europe/Istanbul	TR	40.23	29.01	Bursa	Bursa Airport
BUA	Pacific/Port_Moresby	PG	-5.42	154.67	Buka Island	Buka Airport
BUB	America/Chicago	US	41.78	-99.15	Burwell	Cram Field
BUC	Australia/Brisbane	AU	-17.75	139.53	Burketown	Burketown Airport
BUD	Europe/Budapest	HU	47.44	19.26	Budapest	Budapest Ferenc Liszt International Airport
BUF	America/New_York	US	42.94	-78.73	Buffalo	Buffalo Niagara International Airport
BUG	Africa/Luanda	AO	-12.61	13.40	Benguela	Benguela Airport
BUI	Asia/Jayapura	ID	-3.58	138.53	Bokondini-Papua Island	Bokondini Airport
BUJ	Africa/Algiers	DZ	35.33	4.21	Bou Saada	Bou Saada Airport
BUL	Pacific/Port_Moresby	PG	-7.22	146.65	Bulolo	Bulolo Airport
BUM	America/Chicago	US	38.29	-94.34	Butler	Butler Memorial Airport
BUN	America/Bogota	CO	3.82	-76.99	Buenaventura	Gerardo Tobar Lopez Airport
BUO	Africa/Mogadishu	SO	9.53	45.55	Burao	Burao Airport
BUP	Asia/Kolkata	IN	30.27	74.76	Bhatinda Air Force Station	Bhatinda Air Force Station
BUQ	Africa/Harare	ZW	-20.02	28.62	Bulawayo	Joshua Mqabuko Nkomo International Airport
BUR	America/Los_Angeles	US	34.20	-118.36	Burbank	Hollywood Burbank Airport
BUS	Asia/Tbilisi	GE	41.61	41.60	Batumi	Batumi International Airport
BUT	Asia/Thimphu	BT	27.56	90.75	Jakar	Bathbalathang Domestic Airport
BUW	Asia/Makassar	ID	-5.49	122.57	Bau Bau-Butung Island	Betoambari Airport
BUX	Africa/Lubumbashi	CD	1.57	30.22	Bunia	Bunia Airport
BUY	Australia/Perth	AU	-33.38	115.68	Bunbury	Bunbury Airport
BUZ	Asia/Tehran	IR	28.94	50.83	Bushehr	Bushehr Airport
BVA	Europe/Paris	FR	49.45	2.11	Beauvais	Paris Beauvais Tille Airport
BVB	America/Boa_Vista	BR	2.84	-60.69	Boa Vista	Atlas Brasil Cantanhede Airport
BVC	Atlantic/Cape_Verde	CV	16.14	-22.89	Rabil	Rabil Airport
BVE	Europe/Paris	FR	45.04	1.49	Nespouls	Brive Souillac Airport
BVG	Europe/Oslo	NO	70.87	29.03	Berlevåg	Berlevåg Airport
BVH	America/Boa_Vista	BR	-12.69	-60.10	Vilhena	Vilhena Airport
BVI	Australia/Brisbane	AU	-25.90	139.35	Birdsville	Birdsville Airport
BVJ	Asia/Yekaterinburg	RU	70.32	68.33	Bovanenkovo	Bovanenkovo
BVK	America/La_Paz	BO	-13.55	-63.75	Itenes	Huacaraje Airport
BVL	America/La_Paz	BO	-13.58	-63.58	Baures	Baures Airport
BVM	America/Bahia	BR	-15.87	-38.87	Belmonte	Belmonte Airport
BVO	America/Chicago	US	36.76	-96.01	Bartlesville	Bartlesville Municipal Airport
BVR	Atlantic/Cape_Verde	CV	14.86	-24.75	Brava Island	Esperadinha Airport
BVS	America/Belem	BR	-1.64	-50.44	Breves	Breves Airport
BVU	America/Anchorage	US	61.17	-151.05	Beluga	Beluga Airport
BVV	Asia/Vladivostok	RU	44.92	147.62	Iturup Island	Burevestnik Airport
BVX	America/Chicago	US	35.73	-91.65	Batesville	Batesville Regional Airport
BVY	America/New_York	US	42.58	-70.92	Beverly	Beverly Regional Airport
BVZ	Australia/Perth	AU	-16.73	125.43	Beverley Springs	Beverley Springs Airport
BWA	Asia/Kathmandu	NP	27.51	83.42	Bhairawa	Bhairahawa Airport
BWB	Australia/Perth	AU	-20.86	115.41	Barrow Island	Barrow Island Airport
BWC	America/Los_Angeles	US	32.99	-115.52	Brawley	Brawley Municipal Airport
BWD	America/Chicago	US	31.79	-98.96	Brownwood	Brownwood Regional Airport
BWE	Europe/Berlin	DE	52.32	10.56	Braunschweig Wolfsburg	Braunschweig Wolfsburg Airport
BWF	Europe/London	GB	54.13	-3.26	Barrow-in-Furness	Barrow Walney Island Airport
BWG	America/Chicago	US	36.96	-86.42	Bowling Green	Bowling Green-Warren County Regional Airport
BWH	Asia/Kuala_Lumpur	MY	5.47	100.39	Butterworth	Butterworth Airport
BWI	America/New_York	US	39.18	-76.67	Baltimore	Baltimore/Washington International Thurgood Marshall Airport
BWK	Europe/Zagreb	HR	43.29	16.68	Brac Island	Brac Airport
BWL	America/Chicago	US	36.75	-97.35	Blackwell	Blackwell-Tonkawa Municipal Airport
BWN	Asia/Brunei	BN	4.94	114.93	Bandar Seri Begawan	Brunei International Airport
BWO	Europe/Saratov	RU	51.86	47.75	Balakovo	Balakovo Airport
BWQ	Australia/Sydney	AU	-29.97	146.82	Brewarrina	Brewarrina Airport
BWT	Australia/Melbourne	AU	-41.00	145.73	Burnie	Wynyard Airport
BWU	Australia/Sydney	AU	-33.92	150.99	Sydney	Sydney Bankstown Airport
BWW	America/Havana	CU	22.62	-79.15	Cayo Santa Maria	Las Brujas Airport
BXA	America/Chicago	US	30.81	-89.86	Bogalusa	George R Carr Memorial Air Field
BXB	Asia/Jayapura	ID	-2.53	133.44	Babo-Papua Island	Babo Airport
BXD	Asia/Jayapura	ID	-7.71	139.57	Bade-Papua Island	Bade Airport
BXE	Africa/Dakar	SN	14.85	-12.47	Bakel	Bakel Airport
BXF	Australia/Perth	AU	-17.55	128.31	Bellburn	Pumululu National Park
BXG	Australia/Hobart	AU	-36.74	144.33	Bendigo	Bendigo Airport
BXH	Asia/Qyzylorda	KZ	46.89	75.00	Balkhash	Balkhash Airport
BXI	Africa/Abidjan	CI	9.53	-6.47	Boundiali	Boundiali Airport
BXJ	Asia/Almaty	KZ	43.35	76.88	Aima Ata	Boralday Airport
BXK	America/Phoenix	US	33.42	-112.69	Buckeye	Buckeye Municipal Airport
BXN	Europe/Istanbul	TR	37.14	27.67	Bodrum	Imsik Airport
BXO	Europe/Zurich	CH	46.97	8.40	Buochs	Buochs Airport
BXR	Asia/Tehran	IR	29.08	58.45	Bam	Bam Airport
BXS	America/Los_Angeles	US	33.26	-116.32	Borrego Springs	Borrego Valley Airport
BXT	Asia/Makassar	ID	0.12	117.47	Bontang	Bontang Airport
BXU	Asia/Manila	PH	8.95	125.48	Butuan City	Bancasi Airport
BXV	Atlantic/Reykjavik	IS	64.79	-14.02	Breiðdalsvík	Breiðdalsvík Airport
BXY	Asia/Almaty	KZ	45.62	63.22	Baikonur	Krainiy Airport
BYA	America/Anchorage	US	64.08	-141.11	Boundary	Boundary Airport
BYC	America/La_Paz	BO	-21.96	-63.65	Yacuiba	Yacuiba Airport
BYD	Asia/Aden	YE	13.97	45.58	Al-Bayda	Al-Bayda Airport
BYF	Europe/Paris	FR	49.97	2.70	Albert	Albert-Bray Airport
BYG	America/Denver	US	44.38	-106.72	Buffalo	Johnson County Airport
BYH	America/Chicago	US	35.96	-89.94	Blytheville	Arkansas International Airport
BYI	America/Boise	US	42.54	-113.77	Burley	Burley Municipal Airport
BYJ	Europe/Lisbon	PT	38.08	-7.93	Beja	Beja International Airport
BYK	Africa/Abidjan	CI	7.74	-5.07	Bouake	Bouake Airport
BYM	America/Havana	CU	20.40	-76.62	Bayamo	Carlos Manuel de Cespedes Airport
BYN	Asia/Ulaanbaatar	MN	46.16	100.70	Bayankhongor	Bayankhongor Airport
BYO	America/Campo_Grande	BR	-21.23	-56.46	Bonito	Bonito Airport
BYP	Australia/Perth	AU	-22.67	119.17	Barimunya	Barimunya Airport
BYR	Europe/Copenhagen	DK	57.28	11.00	Laeso	Laeso Airport
BYS	America/Los_Angeles	US	35.28	-116.63	Fort Irwin	Bicycle Lake Army Air Field
BYT	Europe/Dublin	IE	51.67	-9.48	Bantry	Bantry Aerodrome
BYU	Europe/Berlin	DE	49.98	11.64	Bayreuth	Bayreuth Airport
BYW	America/Los_Angeles	US	48.58	-122.83	Blakely Island	Blakely Island Airport
BZA	America/Managua	NI	13.95	-84.60	Bonanza	San Pedro Airport
BZC	America/Sao_Paulo	BR	-22.77	-41.96	Cabo Frio	Umberto Modiano Airport
BZD	Australia/Sydney	AU	-34.62	143.58	Balranald	Balranald Airport
BZE	America/Belize	BZ	17.54	-88.31	Belize City	Philip S. W. Goldson International Airport
BZF	America/Los_Angeles	US	40.57	-122.41	Redding	Benton Field
BZG	Europe/Warsaw	PL	53.10	17.98	Bydgoszcz	Bydgoszcz Ignacy Jan Paderewski Airport
BZI	Europe/Istanbul	TR	39.62	27.93	Balikesir	Balikesir Merkez Airport
BZK	Europe/Moscow	RU	53.21	34.18	Bryansk	Bryansk Airport
BZL	Asia/Dhaka	BD	22.80	90.30	Barisal	Barisal Airport
BZN	America/Denver	US	45.78	-111.15	Bozeman	Bozeman Yellowstone International Airport
BZO	Europe/Rome	IT	46.46	11.33	Bolzano	Bolzano Airport
BZP	Australia/Brisbane	AU	-14.74	144.12	Lakefield National Park	Bizant Airport
BZR	Europe/Paris	FR	43.32	3.35	Beziers	Beziers-Vias Airport
BZT	America/Chicago	US	28.98	-95.58	Brazoria	Eagle Air Park
BZU	Africa/Lubumbashi	CD	2.82	24.79	Buta Zega	Buta Zega Airport
BZV	Africa/Brazzaville	CG	-4.25	15.25	Brazzaville	Maya-Maya Airport
BZX	Asia/Shanghai	CN	31.74	106.64	Bazhong	Bazhong Enyang Airport
BZY	Europe/Chisinau	MD	47.84	27.78	Strymba	Balţi International Airport
BZZ	Europe/London	GB	51.75	-1.58	Brize Norton	RAF Brize Norton
CAA	America/Tegucigalpa	HN	14.92	-85.90	Catacamas	Catacamas Airport
CAB	Africa/Luanda	AO	-5.60	12.19	Cabinda	Cabinda Airport
CAC	America/Sao_Paulo	BR	-25.00	-53.50	Cascavel	Cascavel Airport
CAD	America/Detroit	US	44.28	-85.42	Cadillac	Wexford County Airport
CAE	America/New_York	US	33.94	-81.12	Columbia	Columbia Metro Airport
CAF	America/Boa_Vista	BR	-4.87	-66.90	Carauari	Carauari Airport
CAG	Europe/Rome	IT	39.25	9.05	Cagliari	Cagliari / Elmas Airport
CAH	Asia/Ho_Chi_Minh	VN	9.18	105.18	Ca Mau City	Ca Mau Airport
CAI	Africa/Cairo	EG	30.12	31.41	Cairo	Cairo International Airport
CAJ	America/Caracas	VE	6.23	-62.85	Canaima	Canaima Airport
CAK	America/New_York	US	40.92	-81.44	Akron	Akron-Canton Regional Airport
CAL	Europe/London	GB	55.44	-5.69	Campbeltown	Campbeltown Airport
CAM	America/La_Paz	BO	-20.01	-63.53	Camiri	Camiri Airport
CAN	Asia/Shanghai	CN	23.39	113.30	Guangzhou	Guangzhou Baiyun International Airport
CAO	America/Denver	US	36.45	-103.15	Clayton	Clayton Municipal Airpark
CAP	America/Port-au-Prince	HT	19.73	-72.19	Cap Haitien	Cap Haitien International Airport
CAQ	America/Bogota	CO	7.97	-75.20	Caucasia	Juan H White Airport
CAR	America/New_York	US	46.87	-68.02	Caribou	Caribou Municipal Airport
CAT	Europe/Lisbon	PT	38.73	-9.36	Cascais	Cascais Airport
CAU	America/Fortaleza	BR	-8.28	-36.01	Caruaru	Caruaru Airport
CAV	Africa/Luanda	AO	-11.89	22.92	Cazombo	Cazombo Airport
CAW	America/Sao_Paulo	BR	-21.70	-41.30	Campos dos Goytacazes	Bartolomeu Lisandro Airport
CAX	Europe/London	GB	54.94	-2.81	Carlisle	Carlisle Airport
CAY	America/Cayenne	GF	4.82	-52.36	Cayenne	Cayenne-Rochambeau Airport
CAZ	Australia/Sydney	AU	-31.54	145.79	Cobar	Cobar Airport
CBB	America/La_Paz	BO	-17.42	-66.18	Cochabamba	Jorge Wilsterman International Airport
CBD	Asia/Kolkata	IN	9.15	92.82	Car Nicobar Air Force Station	Car Nicobar Air Force Station
CBE	America/New_York	US	39.62	-78.76	Cumberland	Greater Cumberland Regional Airport
CBF	America/Chicago	US	41.26	-95.76	Council Bluffs	Council Bluffs Municipal Airport
CBG	Europe/London	GB	52.20	0.17	Cambridge	Cambridge Airport
CBH	Africa/Algiers	DZ	31.65	-2.27	Bechar	Bechar Boudghene Ben Ali Lotfi Airport
CBI	Australia/Hobart	AU	-40.39	148.02	Cape Barren Island	Cape Barren Island Airport
CBJ	America/Santo_Domingo	DO	17.93	-71.64	Cabo Rojo	Cabo Rojo Airport
CBK	America/Chicago	US	39.43	-101.05	Colby	Shalz Field
CBL	America/Caracas	VE	8.12	-63.54	Ciudad Bolivar	Ciudad Bolivar Airport
CBM	America/Chicago	US	33.65	-88.45	Columbus	Columbus Afb Airport
CBN	Asia/Jakarta	ID	-6.76	108.54	Cirebon	Penggung Airport
CBO	Asia/Manila	PH	7.17	124.21	Cotabato City	Awang Airport
CBQ	Africa/Lagos	NG	4.98	8.35	Calabar	Margaret Ekpo International Airport
CBR	Australia/Sydney	AU	-35.31	149.20	Canberra	Canberra International Airport
CBS	America/Caracas	VE	10.33	-71.32	Cabimas	Oro Negro Airport
CBT	Africa/Luanda	AO	-12.48	13.49	Catumbela	Catumbela Airport
CBU	Europe/Berlin	DE	51.89	14.53	Cottbus	Cottbus-Drewitz Airport
CBV	America/Guatemala	GT	15.47	-90.41	Coban	Coban Airport
CBW	America/Sao_Paulo	BR	-24.01	-52.36	Campo Mourao	Campo Mourao Airport
CBX	Australia/Sydney	AU	-33.06	147.21	Condobolin	Condobolin Airport
CBY	Australia/Brisbane	AU	-19.48	140.93	Canobie	Canobie Airport
CCB	America/Los_Angeles	US	34.11	-117.69	Upland	Cable Airport
CCC	America/Havana	CU	22.46	-78.33	Cayo Coco	Jardines Del Rey Airport
CCE	Africa/Cairo	EG	30.07	31.83	New Administrative Capital	Capital International Airport
CCF	Europe/Paris	FR	43.22	2.31	Carcassonne	Carcassonne Airport
CCG	America/Chicago	US	31.41	-102.36	Crane	Crane County Airport
CCH	America/Santiago	CL	-46.58	-71.69	Chile Chico	Chile Chico Airport
CCI	America/Sao_Paulo	BR	-27.18	-52.05	Concordia	Concordia Airport
CCJ	Asia/Kolkata	IN	11.14	75.96	Calicut	Calicut International Airport
CCK	Indian/Cocos	CC	-12.19	96.83	Cocos	Cocos (Keeling) Islands Airport
CCL	Australia/Brisbane	AU	-26.77	150.62	Chinchilla	Chinchilla Airport
CCM	America/Sao_Paulo	BR	-28.72	-49.42	Criciuma	Forquilhinha - Criciuma Airport
CCN	Asia/Kabul	AF	34.53	65.27	Chakcharan	Chakcharan Airport
CCO	America/Bogota	CO	4.56	-71.34	Puerto Lopez	Carimagua Airport
CCP	America/Santiago	CL	-36.77	-73.06	Concepcion	Carriel Sur Airport
CCR	America/Los_Angeles	US	37.99	-122.06	Concord	Buchanan Field
CCS	America/Caracas	VE	10.60	-66.99	Caracas	Maiquetia (Simon Bolivar Internacional) Airport
CCT	America/Argentina/Salta	AR	-37.91	-67.83	Colonia Catriel	Colonia Catriel Airport
CCU	Asia/Kolkata	IN	22.65	88.45	Kolkata	Netaji Subhash Chandra Bose International Airport
CCV	Pacific/Efate	VU	-16.27	167.92	Craig Cove	Craig Cove Airport
CCW	Australia/Adelaide	AU	-33.67	136.89	Cowell	Cowell Airport
CCX	America/Cuiaba	BR	-16.04	-57.63	Caceres	Caceres Airport
CCY	America/Chicago	US	43.07	-92.61	Charles City	Northeast Iowa Regional Airport
CCZ	America/Nassau	BS	25.42	-77.88	Chub Cay	Chub Cay Airport
CDA	Australia/Darwin	AU	-12.90	132.53	Cooinda	Cooinda Airport
CDB	America/Anchorage	US	55.21	-162.73	Cold Bay	Cold Bay Airport
CDC	America/Denver	US	37.70	-113.10	Cedar City	Cedar City Regional Airport
CDD	America/Tegucigalpa	HN	15.32	-83.59	Cauquira	Cauquira Airport
CDE	Asia/Shanghai	CN	41.12	118.07	Chengde	Chengde Puning Airport
CDG	Europe/Paris	FR	49.01	2.55	Paris	Charles de Gaulle International Airport
CDH	America/Chicago	US	33.62	-92.76	Camden	Harrell Field
CDI	America/Sao_Paulo	BR	-20.83	-41.19	Cachoeiro do Itapemirim	Cachoeiro do Itapemirim Airport
CDJ	America/Belem	BR	-8.35	-49.30	Conceicao do Araguaia	Conceicao do Araguaia Airport
CDK	America/New_York	US	29.13	-83.05	Cedar Key	George T Lewis Airport
CDL	America/Anchorage	US	65.91	-161.93	Candle	Candle 2 Airport
CDN	America/New_York	US	34.28	-80.56	Camden	Woodward Field
CDO	Africa/Johannesburg	ZA	-32.16	25.65	Cradock	Cradock Airport
CDP	Asia/Kolkata	IN	14.51	78.77	Cuddapah	Cuddapah Airport
CDQ	Australia/Brisbane	AU	-18.23	142.26	Croydon	Croydon Airport
CDR	America/Denver	US	42.84	-103.10	Chadron	Chadron Municipal Airport
CDS	America/Chicago	US	34.43	-100.29	Childress	Childress Municipal Airport
CDT	Europe/Madrid	ES	40.21	0.07	Castellón de la Plana	Castellón Airport
CDU	Australia/Sydney	AU	-34.04	150.69	Camden	Camden Airport
CDV	America/Anchorage	US	60.49	-145.48	Cordova	Merle K (Mudhole) Smith Airport
CDW	America/New_York	US	40.88	-74.28	Caldwell	Essex County Airport
CDY	Asia/Manila	PH	7.01	118.50	Mapun	Cagayan de Sulu Airport
CEA	America/Chicago	US	37.65	-97.25	Wichita	Cessna Acft Field
CEB	Asia/Manila	PH	10.31	123.98	Lapu-Lapu City	Mactan Cebu International Airport
CEC	America/Los_Angeles	US	41.78	-124.24	Crescent City	Jack Mc Namara Field
CED	Australia/Adelaide	AU	-32.13	133.71	Ceduna	Ceduna Airport
CEE	Europe/Moscow	RU	59.28	38.03	Cherepovets	Cherepovets Airport
CEF	America/New_York	US	42.19	-72.53	Springfield	Westover Arb/Metro Airport
CEG	Europe/London	GB	53.18	-2.98	Hawarden	Hawarden Airport
CEH	Africa/Blantyre	MW	-10.55	33.80	Chelinda Malawi	Chelinda Malawi Airport
CEI	Asia/Bangkok	TH	19.95	99.88	Chiang Rai	Chiang Rai International Airport
CEK	Asia/Yekaterinburg	RU	55.31	61.50	Chelyabinsk	Chelyabinsk Balandino Airport
CEL	America/Sao_Paulo	BR	-29.37	-50.83	Canela	Canela Airport
CEM	America/Anchorage	US	65.57	-144.78	Central	Central Airport
CEN	America/Hermosillo	MX	27.39	-109.83	Ciudad Obregon	Ciudad Obregon International Airport
CEO	Africa/Luanda	AO	-11.43	15.10	Waco Kungo	Waco Kungo Airport
CEP	America/La_Paz	BO	-16.14	-62.03	Concepcion	Concepcion Airport
CEQ	Europe/Paris	FR	43.54	6.95	Cannes	Cannes-Mandelieu Airport
CER	Europe/Paris	FR	49.65	-1.47	Cherbourg	Cherbourg-Maupertus Airport
CES	Australia/Sydney	AU	-32.79	151.34	Cessnock	Cessnock Airport
CET	Europe/Paris	FR	47.08	-0.88	Cholet	Cholet Le Pontreau Airport
CEU	America/New_York	US	34.67	-82.89	Clemson	Oconee County Regional Airport
CEV	America/Indiana/Indianapolis	US	39.70	-85.13	Connersville	Mettel Field
CEW	America/Chicago	US	30.78	-86.52	Crestview	Bob Sikes Airport
CEX	America/Anchorage	US	65.05	-146.05	Chena Hot Springs	Chena Hot Springs Airport
CEY	America/Chicago	US	36.66	-88.37	Murray	Kyle-Oakley Field
CEZ	America/Denver	US	37.30	-108.63	Cortez	Cortez Municipal Airport
CFB	America/Sao_Paulo	BR	-22.92	-42.07	Cabo Frio	Cabo Frio Airport
CFC	America/Sao_Paulo	BR	-26.79	-50.94	Caçador	Caçador Airport
CFD	America/Chicago	US	30.72	-96.33	Bryan	Coulter Field
CFE	Europe/Paris	FR	45.79	3.17	Clermont-Ferrand	Clermont-Ferrand Auvergne Airport
CFF	Africa/Luanda	AO	-8.78	17.99	Cafunfo	Cafunfo Airport
CFG	America/Havana	CU	22.15	-80.41	Cienfuegos	Jaime Gonzalez Airport
CFH	Australia/Adelaide	AU	-27.02	138.89	Clifton Hills Station	Clifton Hills Landing Strip
CFI	Australia/Darwin	AU	-17.02	131.33	Camfield	Camfield Airport
CFK	Africa/Algiers	DZ	36.22	1.34	Chlef	Chlef Aboubakr Belkaid Airport
CFN	Europe/Dublin	IE	55.04	-8.34	Donegal	Donegal Airport
CFO	America/Campo_Grande	BR	-10.63	-51.56	Confresa	Confresa Airport
CFQ	America/Creston	CA	49.04	-116.50	Creston	Art Sutcliffe Field
CFR	Europe/Paris	FR	49.17	-0.45	Caen	Caen-Carpiquet Airport
CFS	Australia/Sydney	AU	-30.32	153.12	Coffs Harbour	Coffs Harbour Airport
CFT	America/Phoenix	US	32.96	-109.21	Clifton	Greenlee County Airport
CFU	Europe/Athens	GR	39.60	19.91	Kerkyra Island	Ioannis Kapodistrias International Airport
CFV	America/Chicago	US	37.09	-95.57	Coffeyville	Coffeyville Municipal Airport
CGA	America/Anchorage	US	55.48	-133.15	Craig	Craig Seaplane Base
CGB	America/Cuiaba	BR	-15.65	-56.12	Cuiaba	Marechal Rondon Airport
CGC	Pacific/Port_Moresby	PG	-5.46	148.42	Cape Gloucester	Cape Gloucester Airport
CGD	Asia/Shanghai	CN	28.92	111.64	Changde	Changde Airport
CGE	America/New_York	US	38.54	-76.03	Cambridge	Cambridge-Dorchester Regional Airport
CGF	America/New_York	US	41.56	-81.49	Cleveland	Cuyahoga County Airport
CGH	America/Sao_Paulo	BR	-23.63	-46.66	São Paulo	Congonhas Airport
CGI	America/Chicago	US	37.23	-89.57	Cape Girardeau	Cape Girardeau Regional Airport
CGJ	Africa/Lusaka	ZM	-12.57	27.89	Kasompe	Kasompe Airport
CGK	Asia/Jakarta	ID	-6.13	106.66	Jakarta	Soekarno-Hatta International Airport
CGL	America/Lima	PE	-7.80	-77.65	Chagual	Chagual Airport
CGM	Asia/Manila	PH	9.25	124.71	Camiguin	Camiguin Airport
CGN	Europe/Berlin	DE	50.87	7.14	Cologne	Cologne Bonn Airport
CGO	Asia/Shanghai	CN	34.52	113.84	Zhengzhou	Xinzheng Airport
CGP	Asia/Dhaka	BD	22.25	91.81	Chittagong	Shah Amanat International Airport
CGQ	Asia/Shanghai	CN	44.00	125.69	Changchun	Longjia Airport
CGR	America/Campo_Grande	BR	-20.47	-54.67	Campo Grande	Campo Grande Airport
CGS	America/New_York	US	38.98	-76.92	College Park	College Park Airport
CGV	Australia/Perth	AU	-32.27	125.49	Caiguna	Caiguna Airport
CGY	Asia/Manila	PH	8.61	124.46	Laguindingan	Laguindingan Intl
CGZ	America/Phoenix	US	32.95	-111.77	Casa Grande	Casa Grande Municipal Airport
CHA	America/New_York	US	35.04	-85.20	Chattanooga	Lovell Field
CHB	Asia/Karachi	PK	35.43	74.08	Chilas	Chilas Airport
CHC	Pacific/Auckland	NZ	-43.49	172.53	Christchurch	Christchurch International Airport
CHF	Asia/Seoul	KR	35.14	128.70	Jinhae	Jinhae Airport
CHG	Asia/Shanghai	CN	41.54	120.44	Chaoyang	Chaoyang Airport
CHH	America/Lima	PE	-6.20	-77.86	Chachapoyas	Chachapoyas Airport
CHJ	Africa/Harare	ZW	-20.21	32.63	Chipinge	Chipinge Airport
CHK	America/Chicago	US	35.10	-97.97	Chickasha	Chickasha Municipal Airport
CHL	America/Boise	US	44.52	-114.22	Challis	Challis Airport
CHM	America/Lima	PE	-9.15	-78.52	Chimbote	Teniente FAP Jaime A De Montreuil Morales Airport
CHO	America/New_York	US	38.14	-78.45	Charlottesville	Charlottesville-Albemarle Airport
CHP	America/Anchorage	US	65.49	-144.61	Circle Hot Springs	Circle Hot Springs Airport
CHQ	Europe/Athens	GR	35.53	24.15	Souda	Chania International Airport
CHR	Europe/Paris	FR	46.86	1.73	Chateauroux	Chateauroux-Deols Marcel Dassault Airport
CHS	America/New_York	US	32.90	-80.04	Charleston	Charleston Afb/International Airport
CHT	Pacific/Chatham	NZ	-43.81	-176.46	Waitangi	Chatham Islands-Tuuta Airport
CHU	America/Anchorage	US	61.58	-159.22	Chuathbaluk	Chuathbaluk Airport
CHX	America/Panama	PA	9.46	-82.52	Changuinola	Cap Manuel Nino International Airport
CHY	Pacific/Guadalcanal	SB	-6.71	156.40	Choiseul Bay	Choiseul Bay Airport
CHZ	America/Los_Angeles	US	42.58	-121.88	Chiloquin	Chiloquin State Airport
CIA	Europe/Rome	IT	41.80	12.59	Rome	Ciampino Airport
CIC	America/Los_Angeles	US	39.80	-121.86	Chico	Chico Regional Airport
CID	America/Chicago	US	41.88	-91.71	Cedar Rapids	The Eastern Iowa Airport
CIE	Australia/Perth	AU	-33.37	116.22	Collie	Collie Airport
CIF	Asia/Shanghai	CN	42.23	118.91	Chifeng	Chifeng Airport
CIG	America/Denver	US	40.50	-107.52	Craig	Craig-Moffat Airport
CIH	Asia/Shanghai	CN	36.25	113.13	Changzhi	Changzhi Airport
CII	Europe/Istanbul	TR	37.81	27.90	Aydin	Cildir Airport
CIJ	America/La_Paz	BO	-11.04	-68.78	Cobija	Capitan Anibal Arab Airport
CIK	America/Anchorage	US	66.65	-143.74	Chalkyitsik	Chalkyitsik Airport
CIL	America/Nome	US	64.90	-163.70	Council	Council Airport
CIM	America/Bogota	CO	6.37	-73.97	Cimitarra	Cimitarra Airport
CIN	America/Chicago	US	42.05	-94.79	Carroll	Arthur N Neu Airport
CIO	America/Asuncion	PY	-23.44	-57.43	Concepcion	Teniente Col Carmelo Peralta Airport
CIP	Africa/Lusaka	ZM	-13.56	32.59	Chipata	Chipata Airport
CIQ	America/Guatemala	GT	14.83	-89.52	Chiquimula	Chiquimula Airport
CIR	America/Chicago	US	37.06	-89.22	Cairo	Cairo Regional Airport
CIS	Pacific/Enderbury	KI	-2.77	-171.71	Abariringa	Canton Airport
CIT	Asia/Almaty	KZ	42.36	69.48	Shymkent	Shymkent Airport
CIU	America/New_York	US	46.25	-84.47	Sault Ste Marie	Chippewa County International Airport
CIW	America/St_Vincent	VC	12.70	-61.34	Canouan	Canouan Airport
CIX	America/Lima	PE	-6.79	-79.83	Chiclayo	Capitan FAP Jose A Quinones Gonzales International Airport
CIY	Europe/Rome	IT	36.99	14.61	Comiso	Comiso Airport Vincenzo Magliocco
CIZ	America/Boa_Vista	BR	-4.13	-63.13	Coari	Coari Airport
CJA	America/Lima	PE	-7.14	-78.49	Cajamarca	Mayor General FAP Armando Revoredo Iglesias Airport
CJB	Asia/Kolkata	IN	11.03	77.04	Coimbatore	Coimbatore International Airport
CJC	America/Santiago	CL	-22.50	-68.90	Calama	El Loa Airport
CJF	Australia/Perth	AU	-22.97	118.81	Coondewanna	Coondewanna Airport
CJJ	Asia/Seoul	KR	36.72	127.50	Cheongju	Cheongju International Airport
CJL	Asia/Karachi	PK	35.89	71.80	Chitral	Chitral Airport
CJM	Asia/Bangkok	TH	10.71	99.36	Chumphon	Chumphon Airport
CJS	America/Mazatlan	MX	31.64	-106.43	Ciudad Juarez	Abraham Gonzalez International Airport
CJT	America/Mexico_City	MX	16.18	-92.05	Comitan	Comitan Airport
CJU	Asia/Seoul	KR	33.51	126.49	Jeju City	Jeju International Airport
CKA	America/Chicago	US	36.74	-98.12	Cherokee	Kegelman Af Aux Field
CKB	America/New_York	US	39.30	-80.23	Clarksburg	North Central West Virginia Airport
CKC	Europe/Kyiv	UA	49.42	32.00	Cherkasy	Cherkasy International Airport
CKD	America/Anchorage	US	61.87	-158.14	Crooked Creek	Crooked Creek Airport
CKE	America/Los_Angeles	US	38.99	-122.90	Lakeport	Lampson Field
CKG	Asia/Shanghai	CN	29.72	106.64	Chongqing	Chongqing Jiangbei International Airport
CKH	Asia/Srednekolymsk	RU	70.62	147.90	Chokurdah	Chokurdakh Airport
CKI	Australia/Darwin	AU	-11.16	132.48	Croker Island	Croker Island Airport
CKK	America/Chicago	US	36.26	-91.56	Ash Flat	Sharp County Regional Airport
CKL	Europe/Moscow	RU	55.88	38.06	Moscow	Chkalovskiy Airport
CKM	America/Chicago	US	34.30	-90.51	Clarksdale	Fletcher Field
CKN	America/Chicago	US	47.84	-96.62	Crookston	Crookston Municipal/Kirkwood Field
CKO	America/Sao_Paulo	BR	-23.15	-50.60	Cornelio Procopio	Cornelio Procopio Airport
CKS	America/Araguaina	BR	-6.12	-50.00	Carajas	Carajas Airport
CKT	Asia/Tehran	IR	36.50	61.06	Sarakhs	Sarakhs Airport
CKU	America/Anchorage	US	60.54	-145.73	Cordova	Cordova Municipal Airport
CKV	America/Chicago	US	36.62	-87.41	Clarksville	Outlaw Field
CKW	Australia/Perth	AU	-22.36	119.65	Christmas Creek mine	Graeme Rowley Aerodrome
CKX	America/Anchorage	US	64.07	-141.95	Chicken	Chicken Airport
CKY	Africa/Conakry	GN	9.58	-13.61	Conakry	Conakry Airport
CKZ	Europe/Istanbul	TR	40.14	26.43	Canakkale	Canakkale Airport
CLD	America/Los_Angeles	US	33.13	-117.28	Carlsbad	Mc Clellan-Palomar Airport
CLE	America/New_York	US	41.41	-81.85	Cleveland	Cleveland-Hopkins International Airport
CLG	America/Los_Angeles	US	36.16	-120.29	Coalinga	New Coalinga Municipal Airport
CLH	Australia/Sydney	AU	-31.77	149.61	Coolah	Coolah Airport
CLI	America/Chicago	US	44.61	-88.73	Clintonville	Clintonville Municipal Airport
CLJ	Europe/Bucharest	RO	46.79	23.69	Cluj-Napoca	Cluj-Napoca International Airport
CLK	America/Chicago	US	35.54	-98.93	Clinton	Clinton Regional Airport
CLL	America/Chicago	US	30.59	-96.36	College Station	Easterwood Field
CLM	America/Los_Angeles	US	48.12	-123.50	Port Angeles	William R Fairchild International Airport
CLN	America/Araguaina	BR	-7.32	-47.46	Carolina	Brig. Lysias Augusto Rodrigues Airport
CLO	America/Bogota	CO	3.54	-76.38	Cali	Alfonso Bonilla Aragon International Airport
CLP	America/Anchorage	US	58.83	-158.53	Clarks Point	Clarks Point Airport
CLQ	America/Mexico_City	MX	19.28	-103.58	Colima	Lic. Miguel de la Madrid Airport
CLR	America/Los_Angeles	US	33.13	-115.52	Calipatria	Cliff Hatfield Memorial Airport
CLS	America/Los_Angeles	US	46.68	-122.98	Chehalis	Chehalis-Centralia Airport
CLT	America/New_York	US	35.21	-80.95	Charlotte	Charlotte/Douglas International Airport
CLU	America/Indiana/Indianapolis	US	39.26	-85.90	Columbus	Columbus Municipal Airport
CLV	America/Sao_Paulo	BR	-17.73	-48.61	Caldas Novas	Caldas Novas Airport
CLW	America/New_York	US	27.98	-82.76	Clearwater	Clearwater Executive Airport
CLX	America/Argentina/Cordoba	AR	-25.30	-57.73	Clorinda	Clorinda Airport
CLY	Europe/Paris	FR	42.53	8.79	Calvi	Calvi-Sainte-Catherine Airport
CLZ	America/Caracas	VE	8.92	-67.42	Guarico	Calabozo Airport
CMA	Australia/Brisbane	AU	-28.03	145.62	Cunnamulla	Cunnamulla Airport
CMB	Asia/Colombo	LK	7.18	79.88	Colombo	Bandaranaike International Apt Colombo Airport
CMC	America/Fortaleza	BR	-2.90	-40.86	Camocim	Camocim Airport
CMD	Australia/Sydney	AU	-34.62	148.03	Cootamundra	Cootamundra Airport
CME	America/Mexico_City	MX	18.65	-91.80	Ciudad del Carmen	Ciudad del Carmen International Airport
CMF	Europe/Paris	FR	45.64	5.88	Chambery	Chambery-Savoie Airport
CMG	America/Campo_Grande	BR	-19.01	-57.67	Corumba	Corumba International Airport
CMH	America/New_York	US	40.00	-82.89	Columbus	John Glenn Columbus International Airport
CMI	America/Chicago	US	40.04	-88.28	Champaign	University Of Illinois/Willard Airport
CMJ	Asia/Taipei	TW	23.21	119.42	Qimei	Qimei Airport
CMK	Africa/Blantyre	MW	-14.31	35.13	Club Makokola	Club Makokola Airport
CML	Australia/Brisbane	AU	-19.91	138.12	Camooweal	Camooweal Airport
CMM	America/Guatemala	GT	17.46	-90.05	Carmelita	Carmelita Airport
CMN	Africa/Casablanca	MA	33.37	-7.59	Casablanca	Mohammed V International Airport
CMO	Africa/Mogadishu	SO	5.37	48.52	Obbia	Obbia Airport
CMP	America/Belem	BR	-9.32	-50.33	Santana do Araguaia	Santana do Araguaia Airport
CMQ	Australia/Brisbane	AU	-22.77	147.62	Clermont	Clermont Airport
CMR	Europe/Paris	FR	48.11	7.36	Colmar	Colmar-Houssen Airport
CMS	Africa/Mogadishu	SO	10.30	50.23	Scusciuban	Scusciuban Airport
CMU	Pacific/Port_Moresby	PG	-6.02	144.97	Kundiawa	Chimbu Airport
CMV	Pacific/Auckland	NZ	-36.79	175.51	Coromandel	Coromandel Aerodrome
CMW	America/Havana	CU	21.42	-77.85	Camaguey	Ignacio Agramonte International Airport
CMX	America/New_York	US	47.17	-88.49	Hancock	Houghton County Memorial Airport
CMY	America/Chicago	US	43.96	-90.74	Sparta	Sparta/Fort Mc Coy Airport
CNA	America/Hermosillo	MX	31.07	-110.10	Cananea	Cananea Airport
CNB	Australia/Sydney	AU	-30.98	148.38	Coonamble	Coonamble Airport
CNC	Australia/Brisbane	AU	-10.05	143.07	Coconut Island	Coconut Island Airport
CND	Europe/Bucharest	RO	44.36	28.49	Constanta	Mihail Kogalniceanu International Airport
CNE	America/Denver	US	38.43	-105.11	Canon City	Fremont County Airport
CNF	America/Sao_Paulo	BR	-19.62	-43.97	Belo Horizonte	Tancredo Neves International Airport
CNG	Europe/Paris	FR	45.66	-0.32	Cognac	Cognac-Chateaubernard (BA 709) Air Base
CNH	America/New_York	US	43.37	-72.37	Claremont	Claremont Municipal Airport
CNI	Asia/Shanghai	CN	39.27	122.67	Changhai	Changhai Airport
CNJ	Australia/Brisbane	AU	-20.67	140.50	Cloncurry	Cloncurry Airport
CNK	America/Chicago	US	39.55	-97.65	Concordia	Blosser Municipal Airport
CNL	Europe/Copenhagen	DK	57.50	10.23	Sindal	Sindal Airport
CNM	America/Denver	US	32.34	-104.26	Carlsbad	Cavern City Air Trml Airport
CNN	Asia/Kolkata	IN	11.92	75.55	Mattannur	Kannur International Airport
CNO	America/Los_Angeles	US	33.97	-117.64	Chino	Chino Airport
CNP	America/Scoresbysund	GL	70.74	-22.65	Neerlerit Inaat	Neerlerit Inaat Airport
CNQ	America/Argentina/Cordoba	AR	-27.45	-58.76	Corrientes	Corrientes Airport
CNR	America/Santiago	CL	-26.33	-70.61	Chanaral	Chanaral Airport
CNS	Australia/Brisbane	AU	-16.89	145.75	Cairns	Cairns International Airport
CNU	America/Chicago	US	37.67	-95.49	Chanute	Chanute Martin Johnson Airport
CNV	America/Bahia	BR	-15.67	-38.95	Canavieiras	Canavieiras Airport
CNW	America/Chicago	US	31.64	-97.07	Waco	Tstc Waco Airport
CNX	Asia/Bangkok	TH	18.77	98.96	Chiang Mai	Chiang Mai International Airport
CNY	America/Denver	US	38.76	-109.75	Moab	Canyonlands Regional Airport
COA	America/Los_Angeles	US	38.03	-120.41	Columbia	Columbia Airport
COC	America/Argentina/Cordoba	AR	-31.30	-58.00	Concordia	Comodoro Pierrestegui Airport
COD	America/Denver	US	44.52	-109.02	Cody	Yellowstone Regional Airport
COE	America/Los_Angeles	US	47.77	-116.82	Coeur D'Alene	Coeur D'Alene Airport
COF	America/New_York	US	28.24	-80.61	Cocoa Beach	Patrick Space Force Base Airport
COG	America/Bogota	CO	5.08	-76.70	Condoto	Mandinga Airport
COH	Asia/Kolkata	IN	26.33	89.47	Cooch Behar	Cooch Behar Airport
COI	America/New_York	US	28.34	-80.69	Merritt Island	Merritt Island Airport
COJ	Australia/Sydney	AU	-31.33	149.27	Coonabarabran	Coonabarabran Airport
COK	Asia/Kolkata	IN	10.15	76.40	Kochi	Cochin International Airport
COL	Europe/London	GB	56.60	-6.62	Coll Island	Coll Airport
COM	America/Chicago	US	31.84	-99.40	Coleman	Coleman Municipal Airport
CON	America/New_York	US	43.20	-71.50	Concord	Concord Municipal Airport
COO	Africa/Porto-Novo	BJ	6.36	2.38	Cotonou	Cadjehoun Airport
COP	America/New_York	US	42.63	-74.89	Cooperstown	Cooperstown-Westville Airport
COQ	Asia/Ulaanbaatar	MN	48.14	114.65	Choibalsan	Choibalsan Airport
COR	America/Argentina/Cordoba	AR	-31.32	-64.21	Cordoba	Ingeniero Ambrosio Taravella Airport
COS	America/Denver	US	38.81	-104.70	Colorado Springs	City Of Colorado Springs Municipal Airport
COT	America/Chicago	US	28.46	-99.22	Cotulla	Cotulla-La Salle County Airport
COU	America/Chicago	US	38.82	-92.22	Columbia	Columbia Regional Airport
COV	Europe/Istanbul	TR	36.89	35.07	Tarsus	Çukurova International Airport
COW	America/Santiago	CL	-30.20	-71.25	Coquimbo	Tambillos Airport
COX	America/Nassau	BS	24.16	-77.59	Andros	Congo Town Airport
COY	Australia/Perth	AU	-21.78	117.80	Coolawanyah	Coolawanyah Airport
COZ	America/Santo_Domingo	DO	18.91	-70.72	Costanza	Constanza Dom Re Airport
CPB	America/Bogota	CO	8.63	-77.35	Capurgana	Capurgana Airport
CPC	America/Argentina/Salta	AR	-40.08	-71.14	Chapelco	Aviador C. Campos Airport
CPD	Australia/Adelaide	AU	-29.04	134.72	Coober Pedy	Coober Pedy Airport
CPE	America/Merida	MX	19.82	-90.50	Campeche	Ingeniero Alberto Acuna Ongay International Airport
CPF	Asia/Jakarta	ID	-7.19	111.55	Tjepu	Cepu Airport
CPH	Europe/Copenhagen	DK	55.62	12.66	Copenhagen	Copenhagen Kastrup Airport
CPL	America/Bogota	CO	3.72	-75.47	Chaparral	Chaparral Airport
CPM	America/Los_Angeles	US	33.89	-118.24	Compton	Compton/Woodley Airport
CPO	America/Santiago	CL	-27.26	-70.78	Copiapo	Desierto de Atacama Airport
CPP	America/Santiago	CL	-20.75	-68.68	Pica	Coposa Airport
CPQ	America/Sao_Paulo	BR	-22.86	-47.11	Campinas	Amarais Airport
CPR	America/Denver	US	42.91	-106.46	Casper	Casper/Natrona County International Airport
CPS	America/Chicago	US	38.57	-90.16	Cahokia	St Louis Downtown Airport
CPT	Africa/Johannesburg	ZA	-33.96	18.60	Cape Town	Cape Town International Airport
CPU	America/Fortaleza	BR	-1.82	-44.87	Cururupu	Cururupu Airport
CPV	America/Fortaleza	BR	-7.27	-35.90	Campina Grande	Presidente Joao Suassuna Airport
CPX	America/Puerto_Rico	US	18.31	-65.30	Isla de Culebra	Benjamin Rivera Noriega Airport
CQA	America/Cuiaba	BR	-13.57	-52.27	Canarana	Canarana Airport
CQD	Asia/Tehran	IR	32.30	50.84	Shahrekord	Shahrekord Airport
CQF	Europe/Paris	FR	50.96	1.95	Marck	Calais-Dunkerque Airport
CQM	Europe/Madrid	ES	38.86	-3.97	Ciudad Real	Ciudad Real International Airport
CQS	America/Porto_Velho	BR	-12.42	-64.25	Costa Marques	Costa Marques Airport
CQW	Asia/Shanghai	CN	29.47	107.69	Wulong	Wulong Chongqing Xiannvshan Airport
CRA	Europe/Bucharest	RO	44.32	23.89	Craiova	Craiova Airport
CRB	Australia/Sydney	AU	-29.52	148.58	Collarenebri	Collarenebri Airport
CRC	America/Bogota	CO	4.76	-75.96	Cartago	Santa Ana Airport
CRD	America/Argentina/Catamarca	AR	-45.79	-67.47	Comodoro Rivadavia	General E. Mosconi Airport
CRE	America/New_York	US	33.81	-78.72	North Myrtle Beach	Grand Strand Airport
CRF	Africa/Bangui	CF	4.94	15.89	Carnot	Carnot Airport
CRG	America/New_York	US	30.34	-81.51	Jacksonville	Jacksonville Executive At Craig Airport
CRI	America/Nassau	BS	22.75	-74.18	Colonel Hill	Colonel Hill Airport
CRK	Asia/Manila	PH	15.19	120.56	Angeles City	Diosdado Macapagal International Airport
CRL	Europe/Brussels	BE	50.27	4.27	Charleroi	Brussels South Charleroi Airport
CRM	Asia/Manila	PH	12.50	124.64	Catarman	Catarman National Airport
CRP	America/Chicago	US	27.77	-97.50	Corpus Christi	Corpus Christi International Airport
CRQ	America/Bahia	BR	-17.65	-39.25	Caravelas	Caravelas Airport
CRR	America/Argentina/Cordoba	AR	-29.86	-61.87	Ceres	Ceres Airport
CRS	America/Chicago	US	32.03	-96.40	Corsicana	C David Campbell Field-Corsicana Municipal Airport
CRT	America/Chicago	US	33.18	-91.88	Crossett	Z M Jack Stell Field
CRU	America/Grenada	GD	12.48	-61.47	Carriacou Island	Lauriston Airport
CRV	Europe/Rome	IT	39.00	17.08	Crotone	Crotone Airport
CRW	America/New_York	US	38.38	-81.59	Charleston	West Virginia International Yeager Airport
CRX	America/Chicago	US	34.91	-88.60	Corinth	Roscoe Turner Airport
CRZ	Asia/Ashgabat	TM	39.08	63.61	Turkmenabat	Turkmenabat International Airport
CSA	Europe/London	GB	56.06	-6.24	Colonsay	Colonsay Airstrip
CSB	Europe/Bucharest	RO	45.42	22.25	Caransebes	Caransebes Airport
CSC	America/Costa_Rica	CR	10.43	-85.17	Canas	Mojica Airport
CSE	America/Denver	US	38.85	-106.93	Crested Butte	Crested Butte Airpark
CSF	Europe/Paris	FR	49.25	2.52	Creil	Creil Air Base
CSG	America/New_York	US	32.52	-84.94	Columbus	Columbus Airport
CSH	Europe/Moscow	RU	65.03	35.73	Solovetsky Islands	Solovki Airport
CSI	Australia/Sydney	AU	-28.88	153.07	Casino	Casino Airport
CSK	Africa/Dakar	SN	12.41	-16.75	Cap Skirring	Cap Skirring Airport
CSM	America/Chicago	US	35.34	-99.20	Burns Flat	Infinity One Oklahoma Spaceport Airport
CSN	America/Los_Angeles	US	39.19	-119.73	Carson City	Carson City Airport
CSO	Europe/Berlin	DE	51.86	11.42	Magdeburg	Cochstedt Airport
CSQ	America/Chicago	US	41.02	-94.36	Creston	Creston Municipal Airport
CSS	America/Campo_Grande	BR	-19.15	-51.69	Cassilandia	Cassilandia Airport
CSU	America/Sao_Paulo	BR	-29.68	-52.41	Santa Cruz do Sul	Santa Cruz do Sul Airport
CSV	America/Chicago	US	35.95	-85.08	Crossville	Crossville Memorial-Whitson Field
CSW	America/Mazatlan	MX	22.95	-109.94	Cabo San Lucas	Cabo San Lucas International Airport
CSX	Asia/Shanghai	CN	28.19	113.22	Changsha	Changsha Huanghua Airport
CSY	Europe/Moscow	RU	56.09	47.35	Cheboksary	Cheboksary Airport
CSZ	America/Argentina/Buenos_Aires	AR	-37.45	-61.89	Coronel Suarez	Brigadier D.H.E. Ruiz Airport
CTA	Europe/Rome	IT	37.47	15.07	Catania	Catania / Fontanarossa Airport
CTB	America/Denver	US	48.61	-112.38	Cut Bank	Cut Bank International Airport
CTC	America/Argentina/Catamarca	AR	-28.60	-65.75	Catamarca	Catamarca Airport
CTD	America/Panama	PA	7.99	-80.41	Chitre	Alonso Valderrama Airport
CTF	America/Guatemala	GT	14.69	-91.88	Coatepeque	Coatepeque Airport
CTG	America/Bogota	CO	10.44	-75.51	Cartagena	Rafael Nunez International Airport
CTH	America/New_York	US	39.98	-75.87	Coatesville	Chester County G O Carlson Airport
CTI	Africa/Luanda	AO	-15.16	19.16	Cuito Cuanavale	Cuito Cuanavale Airport
CTK	America/Chicago	US	40.57	-90.07	Canton	Ingersoll Airport
CTL	Australia/Brisbane	AU	-26.41	146.26	Charleville	Charleville Airport
CTM	America/Cancun	MX	18.50	-88.33	Chetumal	Chetumal International Airport
CTN	Australia/Brisbane	AU	-15.44	145.18	Cooktown	Cooktown Airport
CTO	America/New_York	US	40.91	-72.78	Calverton	Calverton Executive Airpark
CTP	America/Fortaleza	BR	-1.25	-46.02	Carutapera	Carutapera Airport
CTQ	America/Sao_Paulo	BR	-33.50	-53.34	Santa Vitoria do Palmar	Santa Vitoria do Palmar Airport
CTS	Asia/Tokyo	JP	42.78	141.69	Sapporo	New Chitose Airport
CTT	Europe/Paris	FR	43.25	5.79	Le Castellet	Le Castellet Airport
CTU	Asia/Shanghai	CN	30.58	103.95	Chengdu	Chengdu Shuangliu International Airport
CTW	America/Phoenix	US	34.73	-112.04	Cottonwood	Cottonwood Airport
CTX	America/New_York	US	42.59	-76.21	Cortland	Cortland County/Chase Field
CTY	America/New_York	US	29.64	-83.10	Cross City	Cross City Airport
CTZ	America/New_York	US	34.97	-78.37	Clinton	Clinton-Sampson County Airport
CUA	America/Mazatlan	MX	25.05	-111.61	Ciudad Constitucion	Ciudad Constitucion Airport
CUB	America/New_York	US	33.97	-81.00	Columbia	Jim Hamilton L B Owens Airport
CUC	America/Bogota	CO	7.93	-72.51	Cucuta	Camilo Daza International Airport
CUD	Australia/Brisbane	AU	-26.80	153.10	Caloundra	Caloundra Airport
CUE	America/Guayaquil	EC	-2.89	-78.98	Cuenca	Mariscal Lamar Airport
CUF	Europe/Rome	IT	44.55	7.62	Cuneo	Cuneo / Levaldigi Airport
CUG	Australia/Sydney	AU	-33.28	148.76	Cudal	Cudal Airport
CUH	America/Chicago	US	35.95	-96.77	Cushing	Cushing Municipal Airport
CUK	America/Belize	BZ	17.73	-88.03	Caye Caulker	Caye Caulker Airport
CUL	America/Mazatlan	MX	24.76	-107.47	Culiacan	Federal de Bachigualato International Airport
CUM	America/Caracas	VE	10.45	-64.13	Cumana (Antonio Jose de Sucre)	Cumana (Antonio Jose de Sucre) Airport
CUN	America/Cancun	MX	21.04	-86.88	Cancun	Cancun International Airport
CUO	America/Bogota	CO	1.01	-71.30	Caruru	Caruru Airport
CUP	America/Caracas	VE	10.66	-63.26	Carupano	General Francisco Bermudez Airport
CUQ	Australia/Brisbane	AU	-13.76	143.11	Coen	Coen Airport
CUR	America/Curacao	CW	12.19	-68.96	Willemstad	Hato International Airport
CUS	America/Denver	US	31.82	-107.63	Columbus	Columbus Municipal Airport
CUT	America/Argentina/Salta	AR	-38.94	-69.26	Cutral-Co	Cutral-Co Airport
CUU	America/Mazatlan	MX	28.70	-105.97	Chihuahua	General Roberto Fierro Villalobos International Airport
CUV	America/Caracas	VE	8.76	-72.54	Casigua El Cubo	Casigua El Cubo Airport
CUY	Australia/Perth	AU	-27.45	117.92	Cue	Cue Airport
CUZ	America/Lima	PE	-13.54	-71.94	Cusco	Alejandro Velasco Astete International Airport
CVC	Australia/Adelaide	AU	-33.71	136.50	Cleve	Cleve Airport
CVE	America/Bogota	CO	9.40	-75.69	Covenas	Covenas Airport
CVF	Europe/Paris	FR	45.40	6.63	Courcheval	Courchevel Airport
CVG	America/New_York	US	39.05	-84.67	Cincinnati	Cincinnati/Northern Kentucky International Airport
CVH	America/Argentina/Salta	AR	-37.85	-71.01	Lafontaine	Caviahue Airport
CVJ	America/Mexico_City	MX	18.83	-99.26	General Mariano Matamoros	General Mariano Matamoros Airport
CVM	America/Monterrey	MX	23.70	-98.96	Ciudad Victoria	General Pedro Jose Mendez International Airport
CVN	America/Denver	US	34.43	-103.08	Clovis	Clovis Regional Airport
CVO	America/Los_Angeles	US	44.50	-123.29	Corvallis	Corvallis Municipal Airport
CVQ	Australia/Perth	AU	-24.88	113.67	Carnarvon	Carnarvon Airport
CVS	America/Denver	US	34.38	-103.32	Clovis	Cannon Afb Airport
CVT	Europe/London	GB	52.37	-1.48	Coventry	Coventry Airport
CVU	Atlantic/Azores	PT	39.67	-31.11	Corvo	Corvo Airport
CWA	America/Chicago	US	44.78	-89.67	Mosinee	Central Wisconsin Airport
CWB	America/Sao_Paulo	BR	-25.53	-49.18	Curitiba	Afonso Pena Airport
CWC	Europe/Uzhgorod	UA	48.26	25.98	Chernivtsi	Chernivtsi International Airport
CWF	America/Chicago	US	30.21	-93.14	Lake Charles	Chennault International Airport
CWI	America/Chicago	US	41.83	-90.33	Clinton	Clinton Municipal Airport
CWK	Asia/Kolkata	IN	25.17	80.94	Chitrakoot	Chitrakoot Airport
CWL	Europe/London	GB	51.40	-3.34	Cardiff	Cardiff International Airport
CWR	Australia/Adelaide	AU	-27.71	138.33	Cowarie	Cowarie Airport
CWS	America/Los_Angeles	US	48.49	-122.83	Center Island	Center Island Airport
CWT	Australia/Sydney	AU	-33.84	148.65	Cowra	Cowra Airport
CWW	Australia/Sydney	AU	-35.99	146.36	Corowa	Corowa Airport
CWX	America/Phoenix	US	32.25	-109.89	Willcox	Cochise County Airport
CXA	America/Caracas	VE	7.63	-66.16	Caicara del Orinoco	Caicara del Orinoco Airport
CXB	Asia/Dhaka	BD	21.45	91.96	Cox's Bazar	Cox's Bazar Airport
CXC	America/Anchorage	US	61.58	-144.43	Chitina	Chitina Airport
CXF	America/Anchorage	US	67.25	-150.20	Coldfoot	Coldfoot Airport
CXH	America/Vancouver	CA	49.28	-123.10	Vancouver	Vancouver Harbour Airport
CXI	Pacific/Kiritimati	KI	1.99	-157.35	Banana	Cassidy International Airport
CXJ	America/Sao_Paulo	BR	-29.20	-51.19	Caxias do Sul	Campo dos Bugres Airport
CXL	America/Los_Angeles	US	32.67	-115.52	Calexico	Calexico International Airport
CXN	Africa/Mogadishu	SO	11.50	49.92	Candala	Candala Airport
CXO	America/Chicago	US	30.35	-95.42	Houston	Conroe/North Houston Regional Airport
CXP	Asia/Jakarta	ID	-7.65	109.03	Cilacap	Tunggul Wulung Airport
CXQ	Australia/Perth	AU	-18.88	125.92	Christmas Creek Station	Christmas Creek Station Airport
CXR	Asia/Ho_Chi_Minh	VN	12.00	109.22	Nha Trang	Cam Ranh Airport
CXT	Australia/Brisbane	AU	-20.04	146.27	Charters Towers	Charters Towers Airport
CXY	America/Nassau	BS	25.60	-79.27	Cat Cay	Cat Cay Airport
CYA	America/Port-au-Prince	HT	18.27	-73.79	Les Cayes	Les Cayes Airport
CYB	America/Cayman	KY	19.69	-79.88	Cayman Brac	Gerrard Smith International Airport
CYF	America/Anchorage	US	60.14	-164.28	Chefornak	Chefornak Airport
CYG	Australia/Melbourne	AU	-36.18	147.89	Corryong	Corryong Airport
CYI	Asia/Taipei	TW	23.46	120.39	Chiayi City	Chiayi Airport
CYL	America/Tegucigalpa	HN	15.45	-86.68	Coyoles	Coyoles Airport
CYO	America/Havana	CU	21.62	-81.55	Cayo Largo del Sur	Vilo Acuna International Airport
CYP	Asia/Manila	PH	12.07	124.55	Calbayog City	Calbayog Airport
CYR	America/Montevideo	UY	-34.46	-57.77	Colonia	Laguna de Los Patos International Airport
CYS	America/Denver	US	41.16	-104.81	Cheyenne	Cheyenne Regional/Jerry Olson Field
CYT	America/Anchorage	US	60.08	-142.50	Yakataga	Yakataga Airport
CYU	Asia/Manila	PH	10.86	121.07	Cuyo	Cuyo Airport
CYW	America/Mexico_City	MX	20.55	-100.89	Celaya	Captain Rogelio Castillo National Airport
CYX	Asia/Srednekolymsk	RU	68.74	161.34	Cherskiy	Cherskiy Airport
CYZ	Asia/Manila	PH	16.93	121.75	Cauayan City	Cauayan Airport
CZA	America/Mexico_City	MX	20.64	-88.45	Chichen Itza	Chichen Itza International Airport
CZC	America/Anchorage	US	61.94	-145.29	Copper Center	Copper Center 2 Airport
CZE	America/Caracas	VE	11.41	-69.68	Coro	Jose Leonardo Chirinos Airport
CZF	America/Anchorage	US	61.78	-166.04	Cape Romanzof	Cape Romanzof Lrrs Airport
CZK	America/Los_Angeles	US	45.68	-121.88	Cascade Locks	Cascade Locks State Airport
CZL	Africa/Algiers	DZ	36.28	6.62	Constantine	Mohamed Boudiaf International Airport
CZM	America/Cancun	MX	20.52	-86.93	Cozumel	Cozumel International Airport
CZN	America/Anchorage	US	62.07	-142.05	Chisana	Chisana Airport
CZO	America/Anchorage	US	62.56	-144.67	Chistochina	Chistochina Airport
CZS	America/Eirunepe	BR	-7.60	-72.77	Cruzeiro do Sul	Cruzeiro do Sul Airport
CZT	America/Chicago	US	28.52	-99.82	Carrizo Springs	Dimmit County Airport
CZU	America/Bogota	CO	9.33	-75.29	Corozal	Las Brujas Airport
CZX	Asia/Shanghai	CN	31.92	119.78	Changzhou	Changzhou Airport
CZY	Australia/Brisbane	AU	-24.52	139.62	Cluny	Cluny Airport
DAA	America/New_York	US	38.71	-77.18	Fort Belvoir	Davison Army Air Field
DAB	America/New_York	US	29.18	-81.06	Daytona Beach	Daytona Beach International Airport
DAC	Asia/Dhaka	BD	23.84	90.40	Dhaka	Dhaka / Hazrat Shahjalal International Airport
DAD	Asia/Ho_Chi_Minh	VN	16.04	108.20	Da Nang	Da Nang International Airport
DAG	America/Los_Angeles	US	34.85	-116.79	Daggett	Barstow-Daggett Airport
DAK	Africa/Cairo	EG	25.41	29.00	Dakhla	Dakhla Airport
DAL	America/Chicago	US	32.85	-96.85	Dallas	Dallas Love Field
DAM	Asia/Damascus	SY	33.41	36.52	Damascus	Damascus International Airport
DAN	America/New_York	US	36.57	-79.34	Danville	Danville Regional Airport
DAO	Pacific/Port_Moresby	PG	-5.75	141.99	Dabo	Dahamo Airstrip
DAR	Africa/Dar_es_Salaam	TZ	-6.88	39.20	Dar es Salaam	Mwalimu Julius K. Nyerere International Airport
DAS	America/Yellowknife	CA	66.70	-119.71	Great Bear Lake	Great Bear Lake Airport
DAT	Asia/Shanghai	CN	40.06	113.48	Datong	Datong Airport
DAU	Pacific/Port_Moresby	PG	-9.09	143.21	Daru	Daru Airport
DAV	America/Panama	PA	8.39	-82.44	David	Enrique Malek International Airport
DAY	America/New_York	US	39.90	-84.22	Dayton	James M Cox Dayton International Airport
DAZ	Asia/Kabul	AF	38.46	70.88	Darwaz	Darwaz Airport
DBA	Asia/Karachi	PK	28.88	64.40	Dalbandin	Dalbandin Airport
DBB	Africa/Cairo	EG	30.92	28.46	El Alamein	El Alamein International Airport
DBD	Asia/Kolkata	IN	23.83	86.43	Dhanbad	Dhanbad Airport
DBM	Africa/Addis_Ababa	ET	10.35	37.72	Debra Marcos	Debra Marcos Airport
DBN	America/New_York	US	32.56	-82.98	Dublin	W H 'Bud' Barron Airport
DBO	Australia/Sydney	AU	-32.22	148.57	Dubbo	Dubbo City Regional Airport
DBP	Pacific/Port_Moresby	PG	-6.31	141.91	Debepare	Debepare Airport
DBQ	America/Chicago	US	42.40	-90.71	Dubuque	Dubuque Regional Airport
DBR	Asia/Kolkata	IN	26.19	85.92	Darbhanga	Darbhanga Airport
DBS	America/Boise	US	44.16	-112.22	Dubois	Dubois Municipal Airport
DBT	Africa/Addis_Ababa	ET	11.97	38.00	Debre Tabor	Debre Tabor Airport
DBV	Europe/Zagreb	HR	42.56	18.27	Dubrovnik	Dubrovnik Airport
DBY	Australia/Brisbane	AU	-27.16	151.27	Dalby	Dalby Airport
DCA	America/New_York	US	38.85	-77.04	Washington	Ronald Reagan Washington Ntl Airport
DCF	America/Dominica	DM	15.34	-61.39	Canefield	Canefield Airport
DCI	Europe/Rome	IT	39.35	8.97	Decimomannu	Decimomannu Airport
DCK	America/Anchorage	US	66.94	-156.89	Dahl Creek	Dahl Creek Airport
DCM	Europe/Paris	FR	43.56	2.29	Castres	Castres-Mazamet Airport
DCN	Australia/Perth	AU	-17.58	123.83	RAAF Base Curtin	RAAF Base Curtin
DCT	America/Nassau	BS	22.18	-75.73	Duncan Town	Duncan Town Airport
DCU	America/Chicago	US	34.65	-86.95	Decatur	Pryor Field Regional Airport
DCY	Asia/Shanghai	CN	29.32	100.05	Daocheng County	Daocheng Yading Airport
DDC	America/Chicago	US	37.76	-99.97	Dodge City	Dodge City Regional Airport
DDD	Indian/Maldives	MV	2.67	72.89	Dhaalu Atoll	Kudahuvadhoo Dhaalu Airport
DDG	Asia/Shanghai	CN	40.02	124.29	Dandong	Dandong Airport
DDN	Australia/Brisbane	AU	-16.99	141.32	Delta Downs	Delta Downs Airport
DDR	Asia/Shanghai	CN	28.60	86.81	Rikaze Dingri	Rikaze Dingri Airport
DDU	Asia/Karachi	PK	26.55	67.67	Dadu	Dadu Airport
DEA	Asia/Karachi	PK	29.96	70.49	Dera Ghazi Khan	Dera Ghazi Khan Airport
DEB	Europe/Budapest	HU	47.49	21.62	Debrecen	Debrecen International Airport
DEC	America/Chicago	US	39.83	-88.87	Decatur	Decatur Airport
DED	Asia/Kolkata	IN	30.19	78.18	Dehradun	Dehradun Airport
DEE	Asia/Vladivostok	RU	43.96	145.68	Kunashir Island	Mendeleyevo Airport
DEF	Asia/Tehran	IR	32.43	48.40	Dezful	Dezful Airport
DEH	America/Chicago	US	43.28	-91.74	Decorah	Decorah Municipal Airport
DEI	Indian/Mahe	SC	-3.80	55.67	Denis Island	Denis Island Airport
DEJ	Asia/Shanghai	CN	28.12	108.16	Deijan	Tongren Deijan Airport
DEL	Asia/Kolkata	IN	28.57	77.10	New Delhi	Indira Gandhi International Airport
DEM	Africa/Addis_Ababa	ET	8.55	34.86	Dembidollo	Dembidollo Airport
DEN	America/Denver	US	39.86	-104.67	Denver	Denver International Airport
DEP	Asia/Kolkata	IN	27.99	94.22	Daporijo	Daporijo Airport
DEQ	Asia/Shanghai	CN	30.50	120.11	Deqing	Deqing Moganshan Airport
DER	Pacific/Port_Moresby	PG	-6.14	147.11	Derim	Derim Airport
DES	Indian/Mahe	SC	-5.70	53.66	Desroches Island	Desroches Airport
DET	America/Detroit	US	42.41	-83.01	Detroit	Coleman A Young Municipal Airport
DEZ	Asia/Damascus	SY	35.29	40.18	Deir ez-Zor	Deir ez-Zor Airport
DFI	America/New_York	US	41.34	-84.43	Defiance	Defiance Memorial Airport
DFP	Australia/Brisbane	AU	-16.05	143.01	Drumduff	Drumduff Airport
DFW	America/Chicago	US	32.90	-97.04	Dallas	Dallas-Fort Worth International Airport
DGA	America/Belize	BZ	16.98	-88.23	Dangriga	Pelican Beach Airstrip
DGD	Australia/Perth	AU	-27.83	117.32	Dalgaranga Gold Mine	Dalgaranga Gold Mine Airport
DGE	Australia/Sydney	AU	-32.56	149.61	Mudgee	Mudgee Airport
DGF	America/Vancouver	CA	50.17	-120.17	Douglas Lake	Douglas Lake Airport
DGH	Asia/Kolkata	IN	24.45	86.71	Deoghar	Deoghar Airport
DGL	America/Phoenix	US	31.34	-109.51	Douglas	Douglas Municipal Airport
DGN	America/New_York	US	38.33	-77.04	Dahlgren	Dahlgren Nsf Airport
DGO	America/Monterrey	MX	24.12	-104.53	Durango	General Guadalupe Victoria International Airport
DGR	Pacific/Auckland	NZ	-35.94	173.89	Dargaville	Dargaville Aerodrome
DGT	Asia/Manila	PH	9.33	123.30	Dumaguete City	Sibulan Airport
DGU	Africa/Ouagadougou	BF	12.46	-3.49	Dedougou	Dedougou Airport
DGW	America/Denver	US	42.80	-105.39	Douglas	Converse County Airport
DHD	Australia/Brisbane	AU	-27.07	141.90	Durham Downs	Durham Downs Airport
DHF	Asia/Dubai	AE	24.25	54.55	Al Bihouth	Abu Dhabi-Al Dhafra AB Airport
DHH	Asia/Shanghai	CN	43.75	93.13	Barkol	Balikun Dahe Airport
DHI	Asia/Kathmandu	NP	28.75	80.58	Dhangarhi	Dhangarhi Airport
DHM	Asia/Kolkata	IN	32.17	76.26	Kangra	Kangra Airport
DHN	America/Chicago	US	31.32	-85.45	Dothan	Dothan Regional Airport
DHR	Europe/Amsterdam	NL	52.92	4.78	Den Helder	De Kooy Airport
DHT	America/Chicago	US	36.02	-102.55	Dalhart	Dalhart Municipal Airport
DIA	Asia/Qatar	QA	25.26	51.57	Doha	Doha International Airport
DIB	Asia/Kolkata	IN	27.48	95.02	Dibrugarh	Dibrugarh Airport
DIE	Indian/Antananarivo	MG	-12.35	49.29	Arrachart	Arrachart Airport
DIG	Asia/Shanghai	CN	27.79	99.68	Shangri-La	Diqing Airport
DIJ	Europe/Paris	FR	47.27	5.09	Dijon	Dijon-Bourgogne Airport
DIK	America/Denver	US	46.80	-102.80	Dickinson	Dickinson/Theodore Roosevelt Regional Airport
DIL	Asia/Dili	TL	-8.55	125.53	Dili	Presidente Nicolau Lobato International Airport
DIM	Africa/Abidjan	CI	6.65	-4.64	Dimbokro	Dimbokro Airport
DIN	Asia/Ho_Chi_Minh	VN	21.40	103.01	Dien Bien Phu	Dien Bien Phu Airport
DIP	Africa/Ouagadougou	BF	12.05	1.78	Diapaga	Diapaga Airport
DIQ	America/Sao_Paulo	BR	-20.18	-44.87	Divinopolis	Divinopolis Airport
DIR	Africa/Addis_Ababa	ET	9.62	41.85	Dire Dawa	Aba Tenna Dejazmach Yilma International Airport
DIS	Africa/Brazzaville	CG	-4.21	12.66	Dolisie	Ngot Nzoungou Airport
DIU	Asia/Kolkata	IN	20.71	70.92	Diu	Diu Airport
DIY	Europe/Istanbul	TR	37.89	40.20	Diyarbakir	Diyarbakir Airport
DJA	Africa/Porto-Novo	BJ	9.69	1.64	Djougou	Djougou Airport
DJB	Asia/Jakarta	ID	-1.64	103.64	Jambi	Sultan Thaha Airport
DJE	Africa/Tunis	TN	33.88	10.78	Djerba	Djerba Zarzis International Airport
DJG	Africa/Algiers	DZ	24.29	9.45	Djanet	Djanet Inedbirene Airport
DJJ	Asia/Jayapura	ID	-2.58	140.52	Jayapura-Papua Island	Sentani International Airport
DJM	Africa/Brazzaville	CG	-2.53	14.75	Djambala	Djambala Airport
DJN	America/Anchorage	US	64.05	-145.72	Delta Junction	Delta Junction Airport
DJO	Africa/Abidjan	CI	6.79	-6.47	Daloa	Daloa Airport
DJU	Atlantic/Reykjavik	IS	64.64	-14.28	Djúpivogur	Djúpivogur Airport
DKI	Australia/Brisbane	AU	-17.94	146.14	Dunk Island	Dunk Island Airport
DKK	America/New_York	US	42.49	-79.27	Dunkirk	Chautauqua County/Dunkirk Airport
DKR	Africa/Dakar	SN	14.74	-17.49	Dakar	Leopold Sedar Senghor International Airport
DKS	Asia/Krasnoyarsk	RU	73.52	80.38	Dikson	Dikson Airport
DKV	Australia/Darwin	AU	-24.86	129.07	Docker River	Docker River Airport
DLA	Africa/Douala	CM	4.01	9.72	Douala	Douala International Airport
DLC	Asia/Shanghai	CN	38.97	121.54	Dalian	Zhoushuizi Airport
DLE	Europe/Paris	FR	47.04	5.43	Dole	Dole-Tavaux Airport
DLF	America/Chicago	US	29.36	-100.78	Del Rio	Laughlin Afb Airport
DLG	America/Anchorage	US	59.04	-158.51	Dillingham	Dillingham Airport
DLH	America/Chicago	US	46.84	-92.19	Duluth	Duluth International Airport
DLI	Asia/Ho_Chi_Minh	VN	11.75	108.37	Dalat	Lien Khuong Airport
DLK	Australia/Adelaide	AU	-29.01	138.48	Dulkaninna	Dulkaninna Airport
DLL	America/New_York	US	34.45	-79.37	Dillon	Dillon County Airport
DLM	Europe/Istanbul	TR	36.71	28.79	Dalaman	Dalaman International Airport
DLN	America/Denver	US	45.26	-112.55	Dillon	Dillon Airport
DLS	America/Los_Angeles	US	45.62	-121.17	The Dalles	Columbia Gorge Regional/The Dalles Municipal Airport
DLU	Asia/Shanghai	CN	25.65	100.32	Xiaguan	Dali Airport
DLV	Australia/Darwin	AU	-12.55	130.69	Delissaville	Delissaville Airport
DLY	Pacific/Efate	VU	-18.77	169.00	Dillon's Bay	Dillon's Bay Airport
DLZ	Asia/Ulaanbaatar	MN	43.59	104.43	Dalanzadgad	Dalanzadgad Airport
DMA	America/Phoenix	US	32.17	-110.88	Tucson	Davis Monthan Afb Airport
DMB	Asia/Qyzylorda	KZ	42.85	71.30	Taraz	Aulie-ata International Airport
DMD	Australia/Brisbane	AU	-17.94	138.82	Doomadgee	Doomadgee Airport
DME	Europe/Moscow	RU	55.41	37.91	Moscow	Domodedovo International Airport
DMK	Asia/Bangkok	TH	13.91	100.61	Bangkok	Don Mueang International Airport
DMM	Asia/Riyadh	SA	26.47	49.80	Dammam	King Fahd International Airport
DMN	America/Denver	US	32.26	-107.72	Deming	Deming Municipal Airport
DMO	America/Chicago	US	38.71	-93.18	Sedalia	Sedalia Regional Airport
DMT	America/Campo_Grande	BR	-14.38	-56.40	Diamantino	Diamantino Airport
DMU	Asia/Kolkata	IN	25.88	93.77	Dimapur	Dimapur Airport
DNA	Asia/Tokyo	JP	26.36	127.77	Kadena	Kadena Air Base
DNB	Australia/Brisbane	AU	-16.05	142.40	Dunbar	Dunbar Airport
DND	Europe/London	GB	56.45	-3.03	Dundee	Dundee Airport
DNH	Asia/Shanghai	CN	40.16	94.81	Dunhuang	Dunhuang Airport
DNK	Europe/Kyiv	UA	48.36	35.10	Dnipro	Dnipro International Airport
DNL	America/New_York	US	33.47	-82.04	Augusta	Daniel Field
DNN	America/New_York	US	34.72	-84.87	Dalton	Dalton Municipal Airport
DNO	America/Araguaina	BR	-11.60	-46.85	Dianopolis	Dianopolis Airport
DNP	Asia/Kathmandu	NP	28.11	82.29	Dang	Tulsipur Airport
DNQ	Australia/Sydney	AU	-35.56	144.95	Deniliquin	Deniliquin Airport
DNR	Europe/Paris	FR	48.59	-2.08	Dinard	Dinard-Pleurtuit-Saint-Malo Airport
DNS	America/Chicago	US	41.99	-95.38	Denison	Denison Municipal Airport
DNV	America/Chicago	US	40.20	-87.60	Danville	Vermilion Regional Airport
DNX	Africa/Khartoum	SD	12.53	35.07	Dinder	Galegu Airport
DNZ	Europe/Istanbul	TR	37.79	29.70	Denizli	Cardak Airport
DOB	Asia/Jayapura	ID	-5.77	134.21	Dobo-Kobror Island	Dobo Airport
DOD	Africa/Dar_es_Salaam	TZ	-6.17	35.75	Dodoma	Dodoma Airport
DOE	America/Paramaribo	SR	4.01	-55.48	Djumu-Djomoe	Djumu-Djomoe Airport
DOG	Africa/Khartoum	SD	19.15	30.43	Dongola	Dongola Airport
DOH	Asia/Qatar	QA	25.26	51.61	Doha	Hamad International Airport
DOK	Europe/Kyiv	UA	48.07	37.74	Donetsk	Donetsk International Airport
DOL	Europe/Paris	FR	49.37	0.15	Deauville	Deauville-Saint-Gatien Airport
DOM	America/Dominica	DM	15.55	-61.30	Marigot	Melville Hall Airport
DON	America/Guatemala	GT	17.61	-89.69	Dos Lagunas	Dos Lagunas Airport
DOP	Asia/Kathmandu	NP	28.99	82.82	Dolpa	Dolpa Airport
DOR	Africa/Ouagadougou	BF	14.03	-0.03	Dori	Dori Airport
DOU	America/Campo_Grande	BR	-22.20	-54.93	Dourados	Dourados Airport
DOV	America/New_York	US	39.13	-75.47	Dover	Dover Afb Airport
DOX	Australia/Perth	AU	-29.30	114.93	Dongara	Dongara Airport
DOY	Asia/Shanghai	CN	37.51	118.79	Dongying	Dongying Shengli Airport
DPA	America/Chicago	US	41.91	-88.25	Chicago	Dupage Airport
DPB	America/Punta_Arenas	CL	-54.05	-68.83	Bahia Inutil	Pampa Guanaco Airport
DPE	Europe/Paris	FR	49.88	1.09	Dieppe	St Aubin Airport
DPG	America/Denver	US	40.20	-112.94	Dugway Proving Ground	Michael Army Air Field (Dugway Proving Ground) Airport
DPL	Asia/Manila	PH	8.60	123.34	Dipolog City	Dipolog Airport
DPO	Australia/Melbourne	AU	-41.17	146.43	Devonport	Devonport Airport
DPS	Asia/Makassar	ID	-8.75	115.17	Denpasar	Ngurah Rai (Bali) International Airport
DQA	Asia/Shanghai	CN	46.75	125.14	Daqing Shi	Saertu Airport
DQM	Asia/Muscat	OM	19.50	57.63	Duqm	Duqm International Airport
DRA	America/Los_Angeles	US	36.62	-116.03	Mercury	Desert Rock Airport
DRB	Australia/Perth	AU	-17.37	123.66	Derby	Derby Airport
DRD	Australia/Brisbane	AU	-16.56	141.81	Dorunda	Dorunda Airport
DRE	America/New_York	US	46.01	-83.74	Drummond Island	Drummond Island Airport
DRF	America/Anchorage	US	60.59	-152.16	Kenai	Drift River Airport
DRG	America/Anchorage	US	66.07	-162.77	Deering	Deering Airport
DRI	America/Chicago	US	30.83	-93.34	De Ridder	Beauregard Regional Airport
DRJ	America/Paramaribo	SR	4.12	-54.67	Drietabbetje	Drietabbetje Airport
DRK	America/Costa_Rica	CR	8.72	-83.64	Puntarenas	Drake Bay Airport
DRN	Australia/Brisbane	AU	-28.59	148.22	Dirranbandi	Dirranbandi Airport
DRO	America/Denver	US	37.15	-107.75	Durango	Durango-La Plata County Airport
DRP	Asia/Manila	PH	13.11	123.68	Daraga	Legazpi Bicol International Airport
DRR	Australia/Brisbane	AU	-25.68	140.23	Durrie	Durrie Airport
DRS	Europe/Berlin	DE	51.13	13.77	Dresden	Dresden Airport
DRT	America/Chicago	US	29.37	-100.93	Del Rio	Del Rio International Airport
DRU	America/Denver	US	46.62	-113.21	Drummond	Drummond Airport
DRV	Indian/Maldives	MV	5.16	73.13	Dharavandhoo	Dharavandhoo Airport
DRW	Australia/Darwin	AU	-12.41	130.88	Darwin	Darwin International Airport
DRY	Australia/Perth	AU	-15.71	126.38	Drysdale River	Drysdale River Airport
DSC	Africa/Douala	CM	5.45	10.07	Dschang	Dschang Airport
DSD	America/Guadeloupe	GP	16.30	-61.08	Grande Anse	La Desirade Airport
DSE	Africa/Addis_Ababa	ET	11.08	39.71	Dessie	Combolcha Airport
DSI	America/Chicago	US	30.40	-86.47	Destin	Destin Executive Airport
DSK	Asia/Karachi	PK	31.91	70.90	Dera Ismael Khan	Dera Ismael Khan Airport
DSM	America/Chicago	US	41.53	-93.66	Des Moines	Des Moines International Airport
DSN	Asia/Shanghai	CN	39.49	109.86	Ordos	Ordos Ejin Horo Airport
DSO	Asia/Pyongyang	KP	39.75	127.47	Sondok	Sondok Airport
DSS	Africa/Dakar	SN	14.67	-17.07	Dakar	Blaise Diagne International Airport
DSV	America/New_York	US	42.57	-77.71	Dansville	Dansville Municipal Airport
DTA	America/Denver	US	39.38	-112.50	Delta	Delta Municipal Airport
DTB	Asia/Jakarta	ID	2.26	98.99	Tingkeum	Silangit Airport
DTD	Asia/Makassar	ID	0.63	116.60	Datadawai	Datadawai Airport
DTE	Asia/Manila	PH	14.13	122.98	Daet	Daet Airport
DTH	America/Los_Angeles	US	36.46	-116.88	Death Valley National Park	Furnace Creek Airport
DTI	America/Sao_Paulo	BR	-18.23	-43.65	Diamantina	Diamantina Airport
DTL	America/Chicago	US	46.82	-95.88	Detroit Lakes	Detroit Lakes/Wething Field
DTM	Europe/Berlin	DE	51.52	7.61	Dortmund	Dortmund Airport
DTN	America/Chicago	US	32.54	-93.74	Shreveport	Shreveport Downtown Airport
DTR	America/Los_Angeles	US	48.50	-122.81	Anacortes	Decatur Shores Airport
DTW	America/New_York	US	42.21	-83.35	Detroit	Detroit Metro Wayne County Airport
DUA	America/Chicago	US	33.94	-96.40	Durant	Durant Regional/Eaker Field
DUB	Europe/Dublin	IE	53.42	-6.27	Dublin	Dublin Airport
DUC	America/Chicago	US	34.47	-97.96	Duncan	Halliburton Field
DUD	Pacific/Auckland	NZ	-45.93	170.20	Dunedin	Dunedin Airport
DUE	Africa/Luanda	AO	-7.40	20.82	Chitato	Dundo Airport
DUF	America/New_York	US	36.25	-75.79	Corolla	Pine Island Airport
DUG	America/Phoenix	US	31.47	-109.60	Douglas Bisbee	Bisbee Douglas International Airport
DUJ	America/New_York	US	41.18	-78.90	Dubois	Dubois Regional Airport
DUK	Africa/Johannesburg	ZA	-28.37	32.25	Mubatuba	Mubatuba Airport
DUM	Asia/Jakarta	ID	1.61	101.43	Dumai	Pinang Kampai Airport
DUQ	America/Vancouver	CA	48.75	-123.71	Duncan	Duncan Airport
DUR	Africa/Johannesburg	ZA	-29.61	31.12	Durban	King Shaka International Airport
DUS	Europe/Berlin	DE	51.29	6.77	Dusseldorf	Dusseldorf International Airport
DUT	America/Anchorage	US	53.90	-166.55	Unalaska	Unalaska Airport
DVK	America/Yellowknife	CA	64.51	-110.29	Diavik	Diavik Airport
DVL	America/Chicago	US	48.12	-98.91	Devils Lake	Devils Lake Regional Airport
DVN	America/Chicago	US	41.61	-90.59	Davenport	Davenport Municipal Airport
DVO	Asia/Manila	PH	7.13	125.65	Davao City	Francisco Bangoy International Airport
DVP	Australia/Brisbane	AU	-24.15	141.11	Davenport Downs	Davenport Downs Airport
DVR	Australia/Darwin	AU	-13.75	130.69	Daly River	Daly River Airport
DVT	America/Phoenix	US	33.69	-112.08	Phoenix	Phoenix Deer Valley Airport
DWB	Indian/Antananarivo	MG	-16.10	45.36	Soalala	Soalala Airport
DWC	Asia/Dubai	AE	24.90	55.16	Jebel Ali	Al Maktoum International Airport
DWD	Asia/Riyadh	SA	24.45	44.12	Al Dawadmi	Al Dawadmi Airport
DWH	America/Chicago	US	30.06	-95.55	Houston	David Wayne Hooks Memorial Airport
DXB	Asia/Dubai	AE	25.25	55.36	Dubai	Dubai International Airport
DXD	Australia/Brisbane	AU	-15.12	143.32	New Dixie	Dixie Airport
DXE	America/Chicago	US	32.44	-90.10	Madison	Bruce Campbell Field
DXJ	Asia/Shanghai	CN	28.50	109.52	Xiangxi	Xiangxi Biancheng Airport
DXN	Asia/Kolkata	IN	28.18	77.61	Jewar	Noida International Airport
DXR	America/New_York	US	41.37	-73.48	Danbury	Danbury Municipal Airport
DYA	Australia/Brisbane	AU	-22.62	148.36	Dysart	Dysart Airport
DYG	Asia/Shanghai	CN	29.10	110.44	Dayong	Dayong Airport
DYL	America/New_York	US	40.33	-75.12	Doylestown	Doylestown Airport
DYR	Asia/Anadyr	RU	64.73	177.74	Anadyr	Ugolny Airport
DYS	America/Chicago	US	32.42	-99.86	Abilene	Dyess Afb Airport
DYU	Asia/Dushanbe	TJ	38.54	68.83	Dushanbe	Dushanbe Airport
DYW	Australia/Darwin	AU	-16.26	133.38	Daly Waters	Daly Waters Airport
DZA	Indian/Mayotte	YT	-12.80	45.28	Dzaoudzi	Dzaoudzi Pamandzi International Airport
DZH	Asia/Shanghai	CN	31.05	107.44	Dazhou	Dazhou Jinya Airport
DZN	Asia/Almaty	KZ	47.71	67.73	Zhezkazgan	Zhezkazgan Airport
DZO	America/Montevideo	UY	-33.36	-56.50	Durazno	Santa Bernardina International Airport
EAA	America/Anchorage	US	64.78	-141.15	Eagle	Eagle Airport
EAB	Asia/Aden	YE	16.01	43.18	Abs	Abs Airport
EAE	Pacific/Efate	VU	-17.09	168.34	Sangafa	Sangafa Airport
EAM	Asia/Riyadh	SA	17.61	44.42	Nejran	Nejran Airport
EAN	America/Denver	US	42.06	-104.93	Wheatland	Phifer Airfield
EAR	America/Chicago	US	40.73	-99.01	Kearney	Kearney Regional Airport
EAS	Europe/Madrid	ES	43.36	-1.79	Hondarribia	San Sebastian Airport
EAT	America/Los_Angeles	US	47.40	-120.21	Wenatchee	Pangborn Memorial Airport
EAU	America/Chicago	US	44.87	-91.48	Eau Claire	Chippewa Valley Regional Airport
EAX	America/Paramaribo	SR	5.86	-55.19	Paramaribo	Eduard Alexander Gummels International Airport
EBA	Europe/Rome	IT	42.76	10.24	Marina Di Campo	Marina Di Campo Airport
EBB	Africa/Kampala	UG	0.04	32.44	Kampala	Entebbe International Airport
EBD	Africa/Khartoum	SD	13.15	30.23	Al-Ubayyid	El Obeid Airport
EBG	America/Bogota	CO	7.60	-74.81	El Bagre	El Bagre Airport
EBH	Africa/Algiers	DZ	33.72	1.09	El Bayadh	El Bayadh Airport
EBJ	Europe/Copenhagen	DK	55.53	8.55	Esbjerg	Esbjerg Airport
EBL	Asia/Baghdad	IQ	36.24	43.96	Arbil	Erbil International Airport
EBM	Africa/Tunis	TN	31.70	9.25	El Borma	El Borma Airport
EBS	America/Chicago	US	42.44	-93.87	Webster City	Webster City Municipal Airport
EBU	Europe/Paris	FR	45.54	4.30	Saint-Etienne	Saint-Etienne-Boutheon Airport
EBW	Africa/Douala	CM	2.88	11.19	Ebolowa	Ebolowa Airport
ECA	America/New_York	US	44.31	-83.42	East Tawas	Iosco County Airport
ECG	America/New_York	US	36.26	-76.17	Elizabeth City	Elizabeth City Cg Air Station/Regional Airport
ECH	Australia/Melbourne	AU	-36.16	144.76	Echuca	Echuca Airport
ECN	Asia/Nicosia	CY	35.15	33.50	Nicosia	Ercan International Airport
ECP	America/Chicago	US	30.36	-85.80	Panama City	Northwest Florida Beaches International Airport
ECS	America/Denver	US	43.88	-104.31	Newcastle	Mondell Field
EDB	Africa/Khartoum	SD	18.02	30.96	El Debba	El Debba Airport
EDC	America/Chicago	US	30.40	-97.57	Austin	Austin Executive Airport
EDE	America/New_York	US	36.03	-76.57	Edenton	Northeastern Regional Airport
EDF	America/Anchorage	US	61.25	-149.81	Anchorage	Elmendorf Afb Airport
EDI	Europe/London	GB	55.95	-3.37	Edinburgh	Edinburgh Airport
EDK	America/Chicago	US	37.77	-96.82	El Dorado	El Dorado/Capt Jack Thomas Memorial Airport
EDL	Africa/Nairobi	KE	0.40	35.24	Eldoret	Eldoret International Airport
EDM	Europe/Paris	FR	46.70	-1.38	La Roche-sur-Yon	La Roche-sur-Yon Airport
EDO	Europe/Istanbul	TR	39.55	27.01	Edremit	Balikesir Korfez Airport
EDR	Australia/Brisbane	AU	-14.90	141.61	Pormpuraaw	Pormpuraaw Airport
EDW	America/Los_Angeles	US	34.91	-117.89	Edwards	Edwards Afb Airport
EED	America/Los_Angeles	US	34.77	-114.62	Needles	Needles Airport
EEK	America/Anchorage	US	60.21	-162.04	Eek	Eek Airport
EEN	America/New_York	US	42.90	-72.27	Keene	Dillant/Hopkins Airport
EFD	America/Chicago	US	29.61	-95.16	Houston	Ellington Airport
EFK	America/New_York	US	44.89	-72.23	Newport	Northeast Kingdom International Airport
EFL	Europe/Athens	GR	38.12	20.50	Kefallinia Island	Kefallinia Airport
EFW	America/Chicago	US	42.01	-94.34	Jefferson	Jefferson Municipal Airport
EGC	Europe/Paris	FR	44.83	0.52	Bergerac	Bergerac-Roumaniere Airport
EGE	America/Denver	US	39.64	-106.92	Eagle	Eagle County Regional Airport
EGI	America/Chicago	US	30.65	-86.52	Crestview	Duke Field,(Eglin Af Aux Nr 3) Airport
EGM	Pacific/Guadalcanal	SB	-8.58	157.88	Sege	Sege Airport
EGN	Africa/Khartoum	SD	13.48	22.47	Geneina	Geneina Airport
EGO	Europe/Moscow	RU	50.64	36.59	Belgorod	Belgorod International Airport
EGP	America/Chicago	US	28.86	-100.51	Eagle Pass	Maverick County Memorial International Airport
EGS	Atlantic/Reykjavik	IS	65.28	-14.40	Egilsstaðir	Egilsstaðir Airport
EGV	America/Chicago	US	45.93	-89.27	Eagle River	Eagle River Union Airport
EGX	America/Anchorage	US	58.19	-157.38	Egegik	Egegik Airport
EHL	America/Argentina/Salta	AR	-41.94	-71.53	El Bolson	El Bolson Airport
EHM	America/Anchorage	US	58.65	-162.06	Cape Newenham	Cape Newenham Lrrs Airport
EHU	Asia/Shanghai	CN	30.34	115.03	Ezhou	Ezhou Huahu Airport
EIB	Europe/Berlin	DE	50.99	10.47	Eisenach	Eisenach-Kindel Airport
EIE	Asia/Krasnoyarsk	RU	58.47	92.11	Yeniseysk	Yeniseysk Airport
EIH	Australia/Brisbane	AU	-18.50	144.09	Einasleigh	Einasleigh Airport
EIK	Europe/Moscow	RU	46.68	38.21	Yeysk	Yeysk Airport
EIL	America/Anchorage	US	64.67	-147.10	Fairbanks	Eielson Afb Airport
EIN	Europe/Amsterdam	NL	51.45	5.37	Eindhoven	Eindhoven Airport
EIS	America/Tortola	VG	18.44	-64.54	Road Town	Terrance B. Lettsome International Airport
EIY	Asia/Jerusalem	IL	30.62	35.20	Sapir	Ein Yahav Airfield
EJA	America/Bogota	CO	7.02	-73.81	Barrancabermeja	Yariguies Airport
EJH	Asia/Riyadh	SA	26.20	36.48	Al Wajh	Al Wajh Domestic Airport
EJN	Asia/Shanghai	CN	42.02	101.00	Ejina Banner Taolai	Ejina Banner Taolai Airport
EKA	America/Los_Angeles	US	40.80	-124.11	Eureka	Murray Field
EKI	America/Indiana/Indianapolis	US	41.72	-86.00	Elkhart	Elkhart Municipal Airport
EKN	America/New_York	US	38.89	-79.86	Elkins	Elkins/Randolph County (Jennings Randolph Field) Airport
EKO	America/Los_Angeles	US	40.82	-115.79	Elko	Elko Regional Airport
EKS	Asia/Vladivostok	RU	49.19	142.08	Shakhtersk	Shakhtyorsk Airport
EKT	Europe/Stockholm	SE	59.35	16.71	Eskilstuna	Eskilstuna Airport
EKX	America/New_York	US	37.69	-85.93	Elizabethtown	Addington Field
ELA	America/Chicago	US	29.60	-96.32	Eagle Lake	Eagle Lake Airport
ELB	America/Bogota	CO	9.05	-73.97	El Banco	Las Flores Airport
ELC	Australia/Darwin	AU	-12.02	135.57	Elcho Island	Elcho Island Airport
ELD	America/Chicago	US	33.22	-92.81	El Dorado	South Arkansas Regional At Goodwin Field
ELF	Africa/Khartoum	SD	13.61	25.32	El Fasher	El Fasher Airport
ELG	Africa/Algiers	DZ	30.57	2.86	El Golea	El Golea Airport
ELH	America/Nassau	BS	25.47	-76.68	North Eleuthera	North Eleuthera Airport
ELI	America/Anchorage	US	64.61	-162.27	Elim	Elim Airport
ELK	America/Chicago	US	35.43	-99.39	Elk City	Elk City Regional Business Airport
ELL	Africa/Johannesburg	ZA	-23.73	27.69	Ellisras	Ellisras Matimba Airport
ELM	America/New_York	US	42.16	-76.89	Elmira	Elmira/Corning Regional Airport
ELN	America/Los_Angeles	US	47.03	-120.53	Ellensburg	Bowers Field
ELO	America/Argentina/Cordoba	AR	-26.40	-54.57	El Dorado	El Dorado Airport
ELP	America/Denver	US	31.81	-106.38	El Paso	El Paso International Airport
ELQ	Asia/Riyadh	SA	26.30	43.77	Gassim	Gassim Airport
ELS	Africa/Johannesburg	ZA	-33.04	27.83	East London	Ben Schoeman Airport
ELT	Africa/Cairo	EG	28.21	33.65	El Tor	El Tor Airport
ELU	Africa/Algiers	DZ	33.51	6.78	Guemar	Guemar Airport
ELY	America/Los_Angeles	US	39.30	-114.84	Ely	Ely/Yelland Field
ELZ	America/New_York	US	42.11	-77.99	Wellsville	Wellsville Municipal/Tarantine Field
EMA	Europe/London	GB	52.83	-1.33	Nottingham	East Midlands Airport
EMD	Australia/Brisbane	AU	-23.57	148.18	Emerald	Emerald Airport
EME	Europe/Berlin	DE	53.39	7.23	Emden	Emden Airport
EMG	Africa/Johannesburg	ZA	-28.72	31.89	Empangeni	Empangeni Airport
EMK	America/Anchorage	US	62.79	-164.49	Emmonak	Emmonak Airport
EML	Europe/Zurich	CH	47.09	8.31	Emmen	Emmen Airport
EMM	America/Denver	US	41.82	-110.56	Kemmerer	Kemmerer Municipal Airport
EMN	Africa/Nouakchott	MR	16.62	-7.32	Nema	Nema Airport
EMP	America/Chicago	US	38.33	-96.19	Emporia	Emporia Municipal Airport
EMT	America/Los_Angeles	US	34.09	-118.03	El Monte	San Gabriel Valley Airport
EMX	America/Argentina/Catamarca	AR	-42.03	-71.17	El Maiten	El Maiten Airport
ENA	America/Anchorage	US	60.57	-151.24	Kenai	Kenai Municipal Airport
ENB	Australia/Perth	AU	-29.83	115.25	Eneabba	Eneabba Airport
ENC	Europe/Paris	FR	48.69	6.23	Nancy	Nancy-Essey Airport
END	America/Chicago	US	36.34	-97.92	Enid	Vance Afb Airport
ENE	Asia/Makassar	ID	-8.85	121.66	Ende-Flores Island	Ende (H Hasan Aroeboesman) Airport
ENF	Europe/Helsinki	FI	68.36	23.42	Enontekio	Enontekio Airport
ENH	Asia/Shanghai	CN	30.32	109.48	Enshi	Enshi Airport
ENI	Asia/Manila	PH	11.20	119.42	El Nido	El Nido Airport
ENK	Europe/London	GB	54.40	-7.65	Enniskillen	St Angelo Airport
ENL	America/Chicago	US	38.52	-89.09	Centralia	Centralia Municipal Airport
ENN	America/Anchorage	US	64.55	-149.07	Nenana	Nenana Municipal Airport
ENO	America/Asuncion	PY	-27.30	-55.91	Encarnacion	Encarnacion Airport
ENS	Europe/Amsterdam	NL	52.27	6.87	Enschede	Twenthe Airport
ENU	Africa/Lagos	NG	6.47	7.56	Enegu	Akanu Ibiam International Airport
ENV	America/Denver	US	40.72	-114.03	Wendover	Wendover Airport
ENW	America/Chicago	US	42.60	-87.93	Kenosha	Kenosha Regional Airport
ENY	Asia/Shanghai	CN	36.64	109.55	Yan'an	Yan'an Airport
EOH	America/Bogota	CO	6.22	-75.59	Medellin	Enrique Olaya Herrera Airport
EOI	Europe/London	GB	59.19	-2.77	Eday	Eday Airport
EOK	America/Chicago	US	40.46	-91.43	Keokuk	Keokuk Municipal Airport
EOR	America/Caracas	VE	6.73	-61.58	Bolivar	El Dorado Airport
EOS	America/Chicago	US	36.81	-94.39	Neosho	Neosho Hugh Robinson Airport
EOZ	America/Caracas	VE	7.08	-69.53	Elorza	Elorza Airport
EPA	America/Argentina/Buenos_Aires	AR	-34.61	-58.61	El Palomar	El Palomar Airport
EPG	America/Chicago	US	40.87	-96.11	Weeping Water	Browns Airport
EPH	America/Los_Angeles	US	47.31	-119.52	Ephrata	Ephrata Municipal Airport
EPL	Europe/Paris	FR	48.33	6.07	Epinal	Epinal-Mirecourt Airport
EPR	Australia/Perth	AU	-33.68	121.82	Esperance	Esperance Airport
EPS	America/Santo_Domingo	DO	19.20	-69.43	Arroyo Barril	Arroyo Barril Airport
EPU	Europe/Tallinn	EE	58.42	24.47	Parnu	Parnu Airport
EQS	America/Argentina/Catamarca	AR	-42.91	-71.14	Esquel	Brigadier Antonio Parodi Airport
ERA	Africa/Mogadishu	SO	10.64	47.39	Erigavo	Erigavo Airport
ERB	Australia/Adelaide	AU	-26.26	132.18	Ernabella	Ernabella Airport
ERC	Europe/Istanbul	TR	39.71	39.53	Erzincan	Erzincan Airport
ERD	Europe/Zaporozhye	UA	46.81	36.76	Berdiansk	Berdyansk Airport
ERF	Europe/Berlin	DE	50.98	10.96	Erfurt	Erfurt Airport
ERG	Asia/Irkutsk	RU	61.27	108.03	Erbogachen	Yerbogachen Airport
ERH	Africa/Casablanca	MA	31.95	-4.40	Errachidia	Moulay Ali Cherif Airport
ERI	America/New_York	US	42.08	-80.17	Erie	Erie International/Tom Ridge Field
ERL	Asia/Shanghai	CN	43.42	112.10	Erenhot	Erenhot Saiwusu International Airport
ERM	America/Sao_Paulo	BR	-27.66	-52.27	Erechim	Erechim Airport
ERN	America/Boa_Vista	BR	-6.64	-69.88	Eirunepe	Eirunepe Airport
ERR	America/New_York	US	44.79	-71.16	Errol	Errol Airport
ERS	Africa/Windhoek	NA	-22.61	17.08	Windhoek	Eros Airport
ERV	America/Chicago	US	29.98	-99.09	Kerrville	Kerrville Municipal/Louis Schreiner Field
ERZ	Europe/Istanbul	TR	39.96	41.17	Erzurum	Erzurum International Airport
ESB	Europe/Istanbul	TR	40.13	33.00	Ankara	Esenboga International Airport
ESC	America/New_York	US	45.72	-87.09	Escanaba	Delta County Airport
ESD	America/Los_Angeles	US	48.71	-122.91	Eastsound	Orcas Island Airport
ESE	America/Tijuana	MX	31.80	-116.60	Ensenada	Ensenada Airport
ESF	America/Chicago	US	31.39	-92.30	Alexandria	Esler Regional Airport
ESG	America/Asuncion	PY	-22.05	-60.62	Mariscal Estigarribia	Dr. Luis Maria Argana International Airport
ESH	Europe/London	GB	50.84	-0.30	Brighton	Shoreham Airport
ESI	America/Sao_Paulo	BR	-14.93	-42.81	Espinosa	Espinosa Airport
ESK	Europe/Istanbul	TR	39.78	30.58	Eskişehir	Eskişehir Air Base
ESL	Europe/Moscow	RU	46.37	44.33	Elista	Elista Airport
ESM	America/Guayaquil	EC	0.98	-79.63	Tachina	General Rivadeneira Airport
ESN	America/New_York	US	38.80	-76.07	Easton	Easton/Newnam Field
ESO	America/Denver	US	36.03	-106.05	Espanola	Ohkay Owingeh Airport
ESR	America/Santiago	CL	-26.31	-69.77	El Salvador	Ricardo Garcia Posada Airport
ESS	Europe/Berlin	DE	51.40	6.94	Essen Mulheim	Essen Mulheim Airport
EST	America/Chicago	US	43.41	-94.75	Estherville	Estherville Municipal Airport
ESU	Africa/Casablanca	MA	31.40	-9.68	Essaouira	Mogador Airport
ESW	America/Los_Angeles	US	47.25	-121.19	Easton	Easton State Airport
ETB	America/Chicago	US	43.42	-88.13	West Bend	West Bend Municipal Airport
ETD	Australia/Adelaide	AU	-28.74	138.59	Etadunna	Etadunna Airport
ETE	Africa/Addis_Ababa	ET	12.93	36.17	Metema	Metema Airport
ETM	Asia/Jerusalem	IL	29.73	35.01	Eilat	Ilan and Asaf Ramon Airport
ETN	America/Chicago	US	32.41	-98.81	Eastland	Eastland Municipal Airport
ETR	America/Guayaquil	EC	-3.44	-79.98	Santa Rosa	Coronel Artilleria Victor Larrea Airport
ETS	America/Chicago	US	31.30	-85.90	Enterprise	Enterprise Municipal Airport
ETZ	Europe/Paris	FR	48.98	6.25	Metz	Metz-Nancy-Lorraine Airport
EUA	Pacific/Tongatapu	TO	-21.38	-174.96	Eua Island	Kaufana Airport
EUC	Australia/Eucla	AU	-31.70	128.88	Eucla	Eucla Airport
EUE	America/Los_Angeles	US	39.60	-116.00	Eureka	Eureka Airport
EUF	America/Chicago	US	31.95	-85.13	Eufaula	Weedon Field
EUG	America/Los_Angeles	US	44.12	-123.21	Eugene	Mahlon Sweet Field
EUM	Europe/Berlin	DE	54.08	9.94	Neumunster	Neumunster Airport
EUN	Africa/Casablanca	EH	27.15	-13.22	El Aaiun	Hassan I Airport
EUQ	Asia/Manila	PH	10.77	121.93	San Jose	Evelio Javier Airport
EUX	America/Kralendijk	BQ	17.50	-62.98	Sint Eustatius	F. D. Roosevelt Airport
EVD	Australia/Darwin	AU	-18.00	134.86	Eva Downs	Eva Downs Airport
EVE	Europe/Oslo	NO	68.49	16.68	Evenes	Harstad/Narvik Airport Evenes
EVG	Europe/Stockholm	SE	62.05	14.42	Sveg	Sveg Airport
EVH	Australia/Sydney	AU	-29.09	153.42	Evans Head	Evans Head Aerodrome
EVM	America/Chicago	US	47.42	-92.50	Eveleth	Eveleth/Virginia Municipal Airport
EVN	Asia/Yerevan	AM	40.15	44.40	Yerevan	Zvartnots International Airport
EVV	America/Chicago	US	38.04	-87.53	Evansville	Evansville Regional Airport
EVW	America/Denver	US	41.27	-111.03	Evanston	Evanston-Uinta County Burns Field
EVX	Europe/Paris	FR	49.03	1.22	Evreux	Evreux-Fauville (BA 105) Air Base
EWB	America/New_York	US	41.68	-70.96	New Bedford	New Bedford Regional Airport
EWI	Asia/Jayapura	ID	-3.93	136.38	Enarotali-Papua Island	Enarotali Airport
EWK	America/Chicago	US	38.06	-97.28	Newton	Newton-City-County Airport
EWN	America/New_York	US	35.07	-77.04	New Bern	Coastal Carolina Regional Airport
EWO	Africa/Brazzaville	CG	-0.88	14.80	Ewo	Ewo Airport
EWR	America/New_York	US	40.69	-74.17	Newark	Newark Liberty International Airport
EXM	Australia/Perth	AU	-22.03	114.10	Exmouth	Exmouth Airport
EXT	Europe/London	GB	50.73	-3.41	Exeter	Exeter International Airport
EYL	Africa/Bamako	ML	15.13	-10.57	Yelimane	Yelimane Airport
EYP	America/Bogota	CO	5.32	-72.38	El Yopal	El Yopal Airport
EYR	America/Los_Angeles	US	39.01	-119.16	Yerington	Yerington Municipal Airport
EYS	Africa/Nairobi	KE	3.22	35.97	Eliye Springs	Eliye Springs Airport
EYW	America/New_York	US	24.56	-81.76	Key West	Key West International Airport
EZE	America/Argentina/Buenos_Aires	AR	-34.82	-58.54	Buenos Aires	Ministro Pistarini International Airport
EZS	Europe/Istanbul	TR	38.61	39.29	Elazig	Elazig Airport
EZV	Asia/Yekaterinburg	RU	63.92	65.03	Berezovo	Berezovo Airport
FAA	Africa/Conakry	GN	10.04	-10.77	Faranah	Faranah Airport
FAB	Europe/London	GB	51.28	-0.78	Farnborough	Farnborough Airport
FAC	Pacific/Tahiti	PF	-16.69	-145.33	Faaite	Faaite Airport
FAE	Atlantic/Faroe	FO	62.06	-7.28	Vagar	Vagar Airport
FAF	America/New_York	US	37.13	-76.61	Fort Eustis	Felker Army Air Field
FAG	Atlantic/Reykjavik	IS	63.87	-16.64	Fagurhólsmýri	Fagurhólsmýri Airport
FAH	Asia/Kabul	AF	32.37	62.18	Farah	Farah Airport
FAI	America/Anchorage	US	64.82	-147.86	Fairbanks	Fairbanks International Airport
FAM	America/Chicago	US	37.76	-90.43	Farmington	Farmington Regional Airport
FAO	Europe/Lisbon	PT	37.01	-7.97	Faro	Faro Airport
FAQ	Pacific/Port_Moresby	PG	-4.61	141.96	Frieda River	Frieda River Airport
FAR	America/Chicago	US	46.92	-96.82	Fargo	Hector International Airport
FAT	America/Los_Angeles	US	36.78	-119.72	Fresno	Fresno Yosemite International Airport
FAU	Asia/Muscat	OM	22.35	56.48	Fahud	Fahud Airport
FAV	Pacific/Tahiti	PF	-16.05	-145.66	Fakarava	Fakarava Airport
FAY	America/New_York	US	34.99	-78.88	Fayetteville	Fayetteville Regional/Grannis Field
FAZ	Asia/Tehran	IR	28.89	53.72	Fasa	Fasa Airport
FBA	America/Boa_Vista	BR	-2.53	-66.08	Fonte Boa	Fonte Boa Airport
FBD	Asia/Kabul	AF	37.12	70.52	Faizabad	Faizabad Airport
FBE	America/Sao_Paulo	BR	-26.06	-53.06	Francisco Beltrao	Francisco Beltrao Airport
FBG	America/New_York	US	35.13	-78.94	Fort Bragg	Simmons Army Air Field
FBK	America/Anchorage	US	64.84	-147.61	Fairbanks	Ladd Army Air Field
FBL	America/Chicago	US	44.33	-93.31	Faribault	Faribault Municipal-Liz Wall Strohfus Field
FBM	Africa/Lubumbashi	CD	-11.59	27.53	Lubumbashi	Lubumbashi International Airport
FBR	America/Denver	US	41.39	-110.41	Fort Bridger	Fort Bridger Airport
FBY	America/Chicago	US	40.18	-97.17	Fairbury	Fairbury Municipal Airport
FCA	America/Denver	US	48.31	-114.26	Kalispell	Glacier Park International Airport
FCB	Africa/Johannesburg	ZA	-28.82	27.91	Ficksburg	Ficksburg Sentraoes Airport
FCH	America/Los_Angeles	US	36.73	-119.82	Fresno	Fresno Chandler Executive Airport
FCM	America/Chicago	US	44.83	-93.46	Minneapolis	Flying Cloud Airport
FCO	Europe/Rome	IT	41.80	12.25	Rome	Leonardo Da Vinci (Fiumicino) International Airport
FCS	America/Denver	US	38.68	-104.76	Fort Carson	Butts Army Air Field (Fort Carson) Airport
FCY	America/Chicago	US	34.94	-90.77	Forrest City	Hutfly Airport
FDA	America/Bogota	CO	10.53	-74.20	Fundacion	Fundacion Airport
FDE	Europe/Oslo	NO	61.39	5.76	Førde	Bringeland Airport
FDF	America/Martinique	MQ	14.59	-61.00	Fort-de-France	Martinique Aime Cesaire International Airport
FDH	Europe/Berlin	DE	47.67	9.51	Friedrichshafen	Friedrichshafen Airport
FDK	America/New_York	US	39.42	-77.37	Frederick	Frederick Municipal Airport
FDO	America/Argentina/Buenos_Aires	AR	-34.45	-58.59	San Fernando	San Fernando Airport
FDR	America/Chicago	US	34.35	-98.98	Frederick	Frederick Regional Airport
FDU	Africa/Kinshasa	CD	-3.31	17.38	Bandundu	Bandundu Airport
FDY	America/New_York	US	41.01	-83.67	Findlay	Findlay Airport
FEB	Asia/Kathmandu	NP	29.23	81.22	Sanfebagar	Sanfebagar Airport
FEC	America/Bahia	BR	-12.20	-38.91	Feira de Santana	Joao Durval Carneiro Airport
FEG	Asia/Tashkent	UZ	40.36	71.75	Fergana	Fergana Airport
FEJ	America/Rio_Branco	BR	-8.14	-70.35	Feijó	Feijó Airport
FEK	Africa/Abidjan	CI	9.60	-5.20	Ferkessedougou	Ferkessedougou Airport
FEL	Europe/Berlin	DE	48.21	11.27	Furstenfeldbruck	Furstenfeldbruck Airport
FEN	America/Fortaleza	BR	-3.85	-32.42	Fernando de Noronha	Fernando de Noronha Airport
FEP	America/Chicago	US	42.25	-89.58	Freeport	Albertus Airport
FET	America/Chicago	US	41.45	-96.52	Fremont	Fremont Municipal Airport
FEZ	Africa/Casablanca	MA	33.93	-4.98	Fes	Saiss Airport
FFA	America/New_York	US	36.02	-75.67	Kill Devil Hills	First Flight Airport
FFD	Europe/London	GB	51.68	-1.79	Fairford	RAF Fairford
FFL	America/Chicago	US	41.06	-91.98	Fairfield	Fairfield Municipal Airport
FFM	America/Chicago	US	46.28	-96.16	Fergus Falls	Fergus Falls Regional Airport
FFO	America/New_York	US	39.83	-84.05	Dayton	Wright-Patterson Afb Airport
FFT	America/New_York	US	38.18	-84.91	Frankfort	Capital City Airport
FFU	America/Santiago	CL	-43.19	-71.85	Futaleufu	Futaleufu Airport
FGD	Africa/Nouakchott	MR	22.67	-12.73	Fderik	Fderik Airport
FGI	Pacific/Apia	WS	-13.85	-171.74	Apia	Fagali'i Airport
FGU	Pacific/Tahiti	PF	-15.82	-140.89	Fangatau	Fangatau Airport
FHU	America/Phoenix	US	31.59	-110.34	Fort Huachuca Sierra Vista	Sierra Vista Municipal-Libby Army Air Field
FHZ	Pacific/Tahiti	PF	-15.99	-140.16	Fakahina	Fakahina Airport
FID	America/New_York	US	41.25	-72.03	Fishers Island	Elizabeth Field
FIE	Europe/London	GB	59.54	-1.63	Fair Isle	Fair Isle Airport
FIG	Africa/Conakry	GN	10.35	-13.57	Fria	Fria Airport
FIH	Africa/Kinshasa	CD	-4.39	15.44	Kinshasa	Ndjili International Airport
FIK	Australia/Darwin	AU	-25.59	134.58	Finke	Finke Airport
FIL	America/Denver	US	38.96	-112.36	Fillmore	Fillmore Municipal Airport
FIN	Pacific/Port_Moresby	PG	-6.62	147.85	Buki	Finschhafen Airport
FIZ	Australia/Perth	AU	-18.18	125.56	Fitzroy Crossing	Fitzroy Crossing Airport
FJR	Asia/Dubai	AE	25.11	56.32	Fujairah	Fujairah International Airport
FKB	Europe/Berlin	DE	48.78	8.08	Baden-Baden	Karlsruhe Baden-Baden Airport
FKI	Africa/Lubumbashi	CD	0.48	25.34	Kisangani	Bangoka International Airport
FKJ	Asia/Tokyo	JP	36.14	136.22	Fukui	Fukui Airport
FKL	America/New_York	US	41.38	-79.86	Franklin	Venango Regional Airport
FKN	America/New_York	US	36.70	-76.90	Franklin	Franklin Regional Airport
FKQ	Asia/Jayapura	ID	-2.92	132.27	Fakfak-Papua Island	Fakfak Airport
FKS	Asia/Tokyo	JP	37.23	140.43	Sukagawa	Fukushima Airport
FLA	America/Bogota	CO	1.59	-75.56	Florencia	Gustavo Artunduaga Paredes Airport
FLB	America/Fortaleza	BR	-6.85	-43.08	Floriano	Cangapara Airport
FLD	America/Chicago	US	43.77	-88.49	Fond Du Lac	Fond Du Lac County Airport
FLF	Europe/Berlin	DE	54.77	9.38	Flensburg	Flensburg-Schäferhaus Airport
FLG	America/Phoenix	US	35.14	-111.67	Flagstaff	Flagstaff Pulliam Airport
FLI	Atlantic/Reykjavik	IS	66.01	-23.44	Flateyri	Holt Airport
FLL	America/New_York	US	26.07	-80.15	Fort Lauderdale	Fort Lauderdale/Hollywood International Airport
FLM	America/Asuncion	PY	-22.36	-60.05	Filadelfia	Filadelfia Airport
FLN	America/Sao_Paulo	BR	-27.67	-48.55	Florianopolis	Hercilio Luz International Airport
FLO	America/New_York	US	34.19	-79.72	Florence	Florence Regional Airport
FLP	America/Chicago	US	36.29	-92.59	Flippin	Marion County Regional Airport
FLR	Europe/Rome	IT	43.81	11.21	Firenze	Firenze / Peretola Airport
FLS	Australia/Melbourne	AU	-40.09	147.99	Flinders Island	Flinders Island Airport
FLT	America/Anchorage	US	62.45	-157.99	Flat	Flat Airport
FLV	America/Chicago	US	39.37	-94.91	Fort Leavenworth	Sherman Army Air Field
FLW	Atlantic/Azores	PT	39.46	-31.13	Santa Cruz das Flores	Flores Airport
FLX	America/Los_Angeles	US	39.50	-118.75	Fallon	Fallon Municipal Airport
FLY	Australia/Sydney	AU	-35.67	145.55	Finley	Finley Airport
FLZ	Asia/Jakarta	ID	1.56	98.89	Sibolga	Dr Ferdinand Lumban Tobing Airport
FMA	America/Argentina/Cordoba	AR	-26.21	-58.23	Formosa	Formosa Airport
FME	America/New_York	US	39.09	-76.76	Fort Meade	Fort Meade Executive Airport
FMG	America/Costa_Rica	CR	10.42	-85.78	Brasilito	Flamingo Airport
FMH	America/New_York	US	41.66	-70.52	Falmouth	Cape Cod Coast Guard Air Station
FMI	Africa/Lubumbashi	CD	-5.88	29.25	Kalemie	Kalemie Airport
FMM	Europe/Berlin	DE	47.99	10.24	Memmingen	Memmingen Allgau Airport
FMN	America/Denver	US	36.74	-108.23	Farmington	Four Corners Regional Airport
FMO	Europe/Berlin	DE	52.13	7.68	Munster	Munster Osnabruck Airport
FMS	America/Chicago	US	40.66	-91.33	Fort Madison	Fort Madison Municipal Airport
FMU	America/Los_Angeles	US	43.98	-124.11	Florence	Florence Municipal Airport
FMY	America/New_York	US	26.59	-81.86	Fort Myers	Page Field
FNA	Africa/Freetown	SL	8.62	-13.20	Freetown	Lungi International Airport
FNB	Europe/Berlin	DE	53.60	13.31	Neubrandenburg	Neubrandenburg Airport
FNC	Europe/Lisbon	PT	32.70	-16.77	Funchal	Madeira Airport
FND	Indian/Maldives	MV	6.16	73.29	Funadhoo	Funadhoo Airport
FNE	Pacific/Port_Moresby	PG	-8.55	147.09	Fane Mission	Fane Airport
FNG	Africa/Ouagadougou	BF	12.03	0.35	Fada N'gourma	Fada N'gourma Airport
FNH	Africa/Addis_Ababa	ET	9.58	37.35	Fincha	Fincha Airport
FNI	Europe/Paris	FR	43.76	4.42	Nimes	Nimes-Arles-Camargue Airport
FNJ	Asia/Pyongyang	KP	39.22	125.67	Pyongyang	Pyongyang International Airport
FNL	America/Denver	US	40.45	-105.01	Fort Collins	Northern Colorado Regional Airport
FNT	America/New_York	US	42.97	-83.74	Flint	Bishop International Airport
FNU	Europe/Rome	IT	39.89	8.64	Oristano	Oristano / Fenosu Airport
FOB	America/Los_Angeles	US	39.47	-123.80	Fort Bragg	Fort Bragg Airport
FOC	Asia/Shanghai	CN	25.94	119.66	Fuzhou	Fuzhou Changle International Airport
FOD	America/Chicago	US	42.55	-94.19	Fort Dodge	Fort Dodge Regional Airport
FOE	America/Chicago	US	38.95	-95.66	Topeka	Topeka Regional Airport
FOG	Europe/Rome	IT	41.43	15.54	Foggia	Foggia / Gino Lisa Airport
FOK	America/New_York	US	40.84	-72.63	Westhampton Beach	Francis S Gabreski Airport
FOM	Africa/Douala	CM	5.64	10.75	Foumban	Foumban Nkounja Airport
FON	America/Costa_Rica	CR	10.48	-84.63	La Fortuna	Arenal Airport
FOO	Asia/Jayapura	ID	-0.94	134.87	Kornasoren-Numfoor Island	Kornasoren Airfield
FOR	America/Fortaleza	BR	-3.78	-38.53	Fortaleza	Pinto Martins International Airport
FOS	Australia/Perth	AU	-30.84	128.12	Forrest	Forrest Airport
FOT	Australia/Sydney	AU	-32.20	152.48	Forster (Wallis Is)	Forster (Wallis Is) Airport
FOU	Africa/Libreville	GA	-1.28	10.62	Fougamou	Fougamou Airport
FPO	America/Nassau	BS	26.56	-78.70	Freeport	Grand Bahama International Airport
FPR	America/New_York	US	27.50	-80.37	Fort Pierce	Treasure Coast International Airport
FPY	America/New_York	US	30.07	-83.58	Perry	Perry-Foley Airport
FRA	Europe/Berlin	DE	50.03	8.54	Frankfurt	Frankfurt am Main International Airport
FRB	Australia/Sydney	AU	-33.36	147.94	Forbes	Forbes Airport
FRC	America/Sao_Paulo	BR	-20.59	-47.38	Franca	Franca Airport
FRD	America/Los_Angeles	US	48.52	-123.02	Friday Harbor	Friday Harbor Airport
FRE	Pacific/Guadalcanal	SB	-8.11	159.58	Fera Island	Fera/Maringe Airport
FRG	America/New_York	US	40.73	-73.41	Farmingdale	Republic Airport
FRH	America/Indiana/Indianapolis	US	38.51	-86.64	French Lick	French Lick Municipal Airport
FRI	America/Chicago	US	39.05	-96.76	Fort Riley	Marshall Army Air Field
FRK	Indian/Mahe	SC	-4.58	55.95	Fregate Island	Fregate Island Airport
FRL	Europe/Rome	IT	44.19	12.07	Forli	Forli Airport
FRM	America/Chicago	US	43.64	-94.42	Fairmont	Fairmont Municipal Airport
FRN	America/Anchorage	US	61.27	-149.65	Fort Richardson	Bryant Army Air Field
FRO	Europe/Oslo	NO	61.58	5.02	Florø	Florø Airport
FRR	America/New_York	US	38.92	-78.25	Front Royal	Front Royal-Warren County Airport
FRS	America/Guatemala	GT	16.91	-89.87	San Benito	Mundo Maya International Airport
FRT	America/Santiago	CL	-41.13	-73.06	Frutillar	Frutillar Airport
FRW	Africa/Gaborone	BW	-21.16	27.47	Francistown	Francistown Airport
FRY	America/New_York	US	43.99	-70.95	Fryeburg	White Mountain Regional Airport
FRZ	Europe/Berlin	DE	51.11	9.29	Fritzlar	Fritzlar Airport
FSC	Europe/Paris	FR	41.50	9.10	Figari Sud-Corse	Figari Sud-Corse Airport
FSD	America/Chicago	US	43.58	-96.74	Sioux Falls	Joe Foss Field
FSI	America/Chicago	US	34.65	-98.40	Fort Sill	Henry Post Army Air Field (Fort Sill) Airport
FSK	America/Chicago	US	37.80	-94.77	Fort Scott	Fort Scott Municipal Airport
FSM	America/Chicago	US	35.34	-94.37	Fort Smith	Fort Smith Regional Airport
FSP	America/Miquelon	PM	46.76	-56.17	Saint-Pierre	St Pierre Airport
FSS	Europe/London	GB	57.65	-3.56	Kinloss	RAF Kinloss
FST	America/Chicago	US	30.92	-102.91	Fort Stockton	Fort Stockton-Pecos County Airport
FSU	America/Denver	US	34.49	-104.22	Fort Sumner	Fort Sumner Municipal Airport
FSZ	Asia/Tokyo	JP	34.80	138.19	Mt. Fuji Shizuoka	Mt. Fuji Shizuoka Airport
FTA	Pacific/Efate	VU	-19.52	170.23	Futuna Island	Futuna Airport
FTE	America/Argentina/Rio_Gallegos	AR	-50.28	-72.05	El Calafate	El Calafate Airport
FTI	Pacific/Pago_Pago	AS	-14.22	-169.42	Fitiuta Village	Fitiuta Airport
FTK	America/New_York	US	37.91	-85.97	Fort Knox	Godman Army Air Field
FTU	Indian/Antananarivo	MG	-25.04	46.96	Tolanaro	Tolanaro Airport
FTW	America/Chicago	US	32.82	-97.36	Fort Worth	Fort Worth Meacham International Airport
FTX	Africa/Brazzaville	CG	-0.53	15.95	Owando	Owando Airport
FTY	America/New_York	US	33.78	-84.52	Atlanta	Fulton County Executive/Charlie Brown Field
FUE	Atlantic/Canary	ES	28.45	-13.86	Fuerteventura Island	Fuerteventura Airport
FUG	Asia/Shanghai	CN	32.88	115.73	Fuyang	Fuyang Xiguan Airport
FUJ	Asia/Tokyo	JP	32.67	128.83	Goto	Fukue Airport
FUK	Asia/Tokyo	JP	33.59	130.45	Fukuoka	Fukuoka Airport
FUL	America/Los_Angeles	US	33.87	-117.98	Fullerton	Fullerton Municipal Airport
FUN	Pacific/Funafuti	TV	-8.53	179.20	Funafuti	Funafuti International Airport
FUO	Asia/Shanghai	CN	23.08	113.07	Foshan	Foshan Shadi Airport
FUT	Pacific/Wallis	WF	-14.31	-178.07	Futuna Island	Pointe Vele Airport
FVL	Australia/Perth	AU	-18.28	128.42	Flora Valley	Flora Valley Airport
FVM	Indian/Maldives	MV	-0.31	73.44	Fuvahmulah Island	Fuvahmulah Airport
FWA	America/New_York	US	40.98	-85.20	Fort Wayne	Fort Wayne International Airport
FWH	America/Chicago	US	32.77	-97.44	Fort Worth	Fort Worth Nas Jrb (Carswell Field) Airport
FWL	America/Anchorage	US	62.51	-153.89	Farewell	Farewell Airport
FXE	America/New_York	US	26.20	-80.17	Fort Lauderdale	Fort Lauderdale Executive Airport
FXO	Africa/Maputo	MZ	-14.81	36.53	Cuamba	Cuamba Airport
FXY	America/Chicago	US	43.23	-93.62	Forest City	Forest City Municipal/Trimble Field
FYM	America/Chicago	US	35.06	-86.56	Fayetteville	Fayetteville Municipal Airport
FYT	Africa/Ndjamena	TD	17.92	19.11	Faya Largeau	Faya Largeau Airport
FYU	America/Anchorage	US	66.57	-145.25	Fort Yukon	Fort Yukon Airport
FYV	America/Chicago	US	36.01	-94.17	Fayetteville	Drake Field
GAB	America/Los_Angeles	US	38.92	-117.96	Gabbs	Gabbs Airport
GAC	America/Tegucigalpa	HN	14.60	-88.59	El Molino	Gracias Airport
GAD	America/Chicago	US	33.97	-86.09	Gadsden	Northeast Alabama Regional Airport
GAE	Africa/Tunis	TN	33.88	10.10	Gabès	Gabes Matmata International Airport
GAF	Africa/Tunis	TN	34.42	8.82	Gafsa	Gafsa Ksar International Airport
GAG	America/Chicago	US	36.30	-99.78	Gage	Gage Airport
GAH	Australia/Brisbane	AU	-25.61	151.62	Gayndah	Gayndah Airport
GAI	America/New_York	US	39.17	-77.17	Gaithersburg	Montgomery County Airpark
GAJ	Asia/Tokyo	JP	38.41	140.37	Yamagata	Yamagata Airport
GAL	America/Anchorage	US	64.74	-156.93	Galena	Edward G Pitka Sr Airport
GAM	America/Anchorage	US	63.77	-171.73	Gambell	Gambell Airport
GAN	Indian/Maldives	MV	-0.69	73.16	Gan	Gan International Airport
GAO	America/Havana	CU	20.09	-75.16	Guantanamo	Mariana Grajales Airport
GAP	Pacific/Port_Moresby	PG	-6.05	145.96	Gusap	Gusap Airport
GAQ	Africa/Bamako	ML	16.25	-0.01	Gao	Gao Airport
GAR	Pacific/Port_Moresby	PG	-7.88	147.14	Garaina	Garaina Airport
GAS	Africa/Nairobi	KE	-0.46	39.65	Garissa	Garissa Airport
GAT	Europe/Paris	FR	44.45	6.04	Avignon	Gap - Tallard Airport
GAU	Asia/Kolkata	IN	26.11	91.59	Guwahati	Lokpriya Gopinath Bordoloi International Airport
GAW	Asia/Yangon	MM	22.17	94.13	Gangaw	Gangaw Airport
GAY	Asia/Kolkata	IN	24.74	84.95	Gaya	Gaya Airport
GBA	Europe/London	GB	51.67	-2.06	Kemble	Kemble Airport
GBB	Asia/Baku	AZ	40.83	47.71	Gabala	Gabala International Airport
GBD	America/Chicago	US	38.34	-98.86	Great Bend	Great Bend Municipal Airport
GBE	Africa/Gaborone	BW	-24.56	25.92	Gaborone	Sir Seretse Khama International Airport
GBF	Pacific/Port_Moresby	PG	-6.57	144.70	Negarbo	Negarbo(Negabo) Airport
GBG	America/Chicago	US	40.94	-90.43	Galesburg	Harrel W Timmons Galesburg Regional Airport
GBH	America/Anchorage	US	68.48	-149.49	Galbraith Lake	Galbraith Lake Airport
GBI	Asia/Kolkata	IN	17.31	76.96	Gulbarga	Kalaburagi
GBJ	America/Guadeloupe	GP	15.87	-61.27	Grand Bourg	Les Bases Airport
GBK	Africa/Freetown	SL	7.77	-12.38	Gbangbatok	Gbangbatok Airport
GBL	Australia/Darwin	AU	-11.65	133.38	South Goulburn Is	South Goulburn Is Airport
GBP	Australia/Brisbane	AU	-16.55	143.67	Gamboola	Gamboola Airport
GBR	America/New_York	US	42.18	-73.40	Great Barrington	Great Barrington Airport
GBT	Asia/Tehran	IR	36.91	54.40	Gorgan	Gorgan Airport
GBU	Africa/Khartoum	SD	14.93	35.88	Khashm El Girba	Khashm El Girba Airport
GBV	Australia/Perth	AU	-16.42	126.44	Gibb River	Gibb River Airport
GBW	Australia/Perth	AU	-22.58	120.04	Ginbata	Ginbata
GBZ	Pacific/Auckland	NZ	-36.24	175.47	Claris	Great Barrier Aerodrome
GCC	America/Denver	US	44.35	-105.54	Gillette	Northeast Wyoming Regional Airport
GCD	America/Los_Angeles	US	47.92	-119.08	Electric City	Grand Coulee Dam Airport
GCH	Asia/Tehran	IR	30.34	50.83	Gachsaran	Gachsaran Airport
GCI	Europe/Guernsey	GG	49.44	-2.60	Saint Peter Port	Guernsey Airport
GCJ	Africa/Johannesburg	ZA	-25.99	28.14	Midrand	Grand Central Airport
GCK	America/Chicago	US	37.93	-100.72	Garden City	Garden City Regional Airport
GCM	America/Cayman	KY	19.29	-81.36	Georgetown	Owen Roberts International Airport
GCN	America/Phoenix	US	35.95	-112.15	Grand Canyon	Grand Canyon Ntl Park Airport
GCT	America/Phoenix	US	36.26	-113.23	Whitmore	Grand Canyon Bar Ten Airstrip
GCW	America/Phoenix	US	35.99	-113.82	Peach Springs	Grand Canyon West Airport
GCY	America/New_York	US	36.20	-82.81	Greeneville	Greeneville Municipal Airport
GDC	America/New_York	US	34.76	-82.38	Greenville	Donaldson Field
GDD	Australia/Perth	AU	-18.68	128.59	Gordon Downs	Gordon Downs Airport
GDE	Africa/Addis_Ababa	ET	5.94	43.58	Gode	Gode Airport
GDG	Asia/Yakutsk	RU	53.47	125.80	Magdagachi	Magdagachi Airport
GDI	Africa/Bangui	CF	9.58	21.73	Melle	Gordil Airport
GDJ	Africa/Lubumbashi	CD	-6.73	23.95	Gandajika	Gandajika Airport
GDL	America/Mexico_City	MX	20.52	-103.31	Guadalajara	Don Miguel Hidalgo Y Costilla International Airport
GDM	America/New_York	US	42.55	-72.02	Gardner	Gardner Municipal Airport
GDN	Europe/Warsaw	PL	54.38	18.47	Gdańsk	Gdańsk Lech Wałęsa Airport
GDO	America/Caracas	VE	7.23	-70.80	Guasdalito	Guasdalito Airport
GDP	America/Fortaleza	BR	-6.78	-43.58	Guadalupe	Guadalupe Airport
GDQ	Africa/Addis_Ababa	ET	12.52	37.43	Gondar	Gonder Airport
GDT	America/Grand_Turk	TC	21.44	-71.14	Cockburn Town	JAGS McCartney International Airport
GDV	America/Denver	US	47.14	-104.81	Glendive	Dawson Community Airport
GDW	America/New_York	US	43.97	-84.48	Gladwin	Gladwin Zettel Memorial Airport
GDX	Asia/Magadan	RU	59.91	150.72	Magadan	Sokol Airport
GDZ	Europe/Moscow	RU	44.58	38.01	Gelendzhik	Gelendzhik Airport
GEA	Pacific/Noumea	NC	-22.26	166.47	Noumea	Noumea Magenta Airport
GEB	Asia/Jayapura	ID	-0.08	129.46	Gebe Island	Gebe Airport
GED	America/New_York	US	38.69	-75.36	Georgetown	Delaware Coastal Airport
GEE	Australia/Hobart	AU	-41.08	146.84	Georgetown (Tas)	Georgetown (Tas) Airport
GEF	Pacific/Guadalcanal	SB	-7.58	156.60	Liangia	Geva Airport
GEG	America/Los_Angeles	US	47.62	-117.54	Spokane	Spokane International Airport
GEL	America/Sao_Paulo	BR	-28.28	-54.17	Santo Angelo	Santo Angelo Airport
GEO	America/Guyana	GY	6.50	-58.25	Georgetown	Cheddi Jagan International Airport
GER	America/Havana	CU	21.83	-82.78	Nueva Gerona	Rafael Cabrera Airport
GES	Asia/Manila	PH	6.06	125.10	General Santos	General Santos International Airport
GET	Australia/Perth	AU	-28.80	114.71	Geraldton	Geraldton Airport
GEV	Europe/Stockholm	SE	67.13	20.81	Gallivare	Gallivare Airport
GEY	America/Denver	US	44.52	-108.08	Greybull	South Big Horn County Airport
GFD	America/Indiana/Indianapolis	US	39.79	-85.74	Greenfield	Pope Field
GFF	Australia/Sydney	AU	-34.25	146.07	Griffith	Griffith Airport
GFK	America/Chicago	US	47.95	-97.18	Grand Forks	Grand Forks International Airport
GFL	America/New_York	US	43.34	-73.61	Glens Falls	Floyd Bennett Memorial Airport
GFN	Australia/Sydney	AU	-29.76	153.03	Grafton	Grafton Airport
GFO	America/Guyana	GY	6.37	-58.64	Bartica	Bartica A Airport
GFR	Europe/Paris	FR	48.88	-1.56	Granville	Granville Airport
GFY	Africa/Windhoek	NA	-19.60	18.12	Grootfontein	Grootfontein Airport
GGB	America/Cuiaba	BR	-14.02	-52.15	Agua Boa	Fazenda Olhos D`agua Airport
GGD	Australia/Brisbane	AU	-18.62	139.23	Gregory Downs	Gregory Downs Airport
GGE	America/New_York	US	33.31	-79.32	Georgetown	Georgetown County Airport
GGF	America/Santarem	BR	-1.49	-52.58	Almeirim	Almeirim Airport
GGG	America/Chicago	US	32.38	-94.71	Longview	East Texas Regional Airport
GGH	America/Sao_Paulo	BR	-23.69	-52.64	Cianorte	Cianorte Airport
GGM	Africa/Nairobi	KE	0.27	34.79	Kakamega	Kakamega Airport
GGN	Africa/Abidjan	CI	6.13	-5.95	Gagnoa	Gagnoa Airport
GGO	Africa/Abidjan	CI	6.52	-7.48	Guiglo	Guiglo Airport
GGR	Africa/Mogadishu	SO	8.46	48.57	Garowe	Garowe Airport
GGS	America/Argentina/Rio_Gallegos	AR	-48.78	-70.15	Gobernador Gregores	Gobernador Gregores Airport
GGT	America/Nassau	BS	23.56	-75.88	George Town	Exuma International Airport
GGW	America/Denver	US	48.21	-106.61	Glasgow	Wokal Field/Glasgow-Valley County Airport
GHA	Africa/Algiers	DZ	32.38	3.79	Ghardaia	Noumerat - Moufdi Zakaria Airport
GHB	America/Nassau	BS	25.28	-76.33	Governor's Harbour	Governor's Harbour Airport
GHC	America/Nassau	BS	25.74	-77.84	Great Harbour Cay	Great Harbour Cay Airport
GHF	Europe/Berlin	DE	49.65	9.97	Giebelstadt Army Air Field	Giebelstadt Army Air Field
GHM	America/Chicago	US	35.84	-87.45	Centerville	Centerville Municipal Airport
GHT	Africa/Tripoli	LY	25.15	10.14	Ghat	Ghat Airport
GHU	America/Argentina/Cordoba	AR	-33.01	-58.61	Gualeguaychu	Gualeguaychu Airport
GHV	Europe/Bucharest	RO	45.71	25.52	Braşov	Braşov-Ghimbav International Airport
GIB	Europe/Madrid	GI	36.15	-5.35	Gibraltar	Gibraltar Airport
GIC	Australia/Brisbane	AU	-9.23	142.22	Boigu	Boigu Airport
GID	Africa/Bujumbura	BI	-3.42	29.91	Gitega	Gitega Airport
GIF	America/New_York	US	28.06	-81.75	Winter Haven	Winter Haven Regional Airport
GIG	America/Sao_Paulo	BR	-22.81	-43.25	Rio de Janeiro	Galeao - Antonio Carlos Jobim International Airport
GII	Africa/Conakry	GN	11.43	-9.17	Siguiri	Siguiri Airport
GIL	Asia/Karachi	PK	35.92	74.33	Gilgit	Gilgit Airport
GIR	America/Bogota	CO	4.28	-74.80	Girardot	Santiago Vila Airport
GIS	Pacific/Auckland	NZ	-38.66	177.98	Gisborne	Gisborne Airport
GIU	Asia/Colombo	LK	7.96	80.73	Sigiriya	Sigiriya Airport
GIY	Africa/Johannesburg	ZA	-23.28	30.65	Giyani	Giyani Airport
GIZ	Asia/Riyadh	SA	16.90	42.59	Jizan	Jizan Regional Airport
GJA	America/Tegucigalpa	HN	16.45	-85.91	Guanaja	La Laguna Airport
GJL	Africa/Algiers	DZ	36.80	5.87	Jijel	Jijel Ferhat Abbas Airport
GJM	America/Boa_Vista	BR	-10.79	-65.28	Guajara-Mirim	Guajara-Mirim Airport
GJR	Atlantic/Reykjavik	IS	66.00	-21.33	Gjögur	Gjögur Airport
GJT	America/Denver	US	39.12	-108.53	Grand Junction	Grand Junction Regional Airport
GKA	Pacific/Port_Moresby	PG	-6.08	145.39	Goronka	Goroka Airport
GKD	Europe/Istanbul	TR	40.20	25.88	Gokceada	Imroz Airport
GKE	Europe/Berlin	DE	50.96	6.04	Geilenkirchen	Geilenkirchen Airport
GKK	Indian/Maldives	MV	0.73	73.43	Kooddoo	Kooddoo Airport
GKL	Australia/Lindeman	AU	-23.18	150.94	Great Keppel Is	Great Keppel Is Airport
GKN	America/Anchorage	US	62.15	-145.46	Gulkana	Gulkana Airport
GKT	America/New_York	US	35.86	-83.53	Sevierville	Gatlinburg-Pigeon Forge Airport
GLA	Europe/London	GB	55.87	-4.43	Glasgow	Glasgow International Airport
GLB	America/Phoenix	US	33.35	-110.67	Globe	San Carlos Apache Airport
GLD	America/Denver	US	39.37	-101.70	Goodland	Renner Field/Goodland Municipal Airport
GLE	America/Chicago	US	33.65	-97.20	Gainesville	Gainesville Municipal Airport
GLF	America/Costa_Rica	CR	8.65	-83.18	Golfito	Golfito Airport
GLG	Australia/Brisbane	AU	-24.81	139.60	Glengyle	Glengyle Airport
GLH	America/Chicago	US	33.49	-90.98	Greenville	Greenville Mid-Delta Airport
GLI	Australia/Sydney	AU	-29.68	151.69	Glen Innes	Glen Innes Airport
GLJ	America/Bogota	CO	2.15	-75.69	Garzon	Garzon La Jagua Airport
GLK	Africa/Mogadishu	SO	6.78	47.45	Galcaio	Galcaio Airport
GLL	Europe/Oslo	NO	60.79	9.05	Klanten	Gol Airport
GLM	Australia/Brisbane	AU	-22.89	138.82	Glenormiston	Glenormiston Airport
GLO	Europe/London	GB	51.89	-2.17	Staverton	Gloucestershire Airport
GLR	America/Detroit	US	45.01	-84.70	Gaylord	Gaylord Regional Airport
GLS	America/Chicago	US	29.27	-94.86	Galveston	Scholes International At Galveston Airport
GLT	Australia/Brisbane	AU	-23.87	151.22	Gladstone	Gladstone Airport
GLU	Asia/Thimphu	BT	26.88	90.46	Gelephu	Gelephu Airport
GLV	America/Anchorage	US	64.55	-163.01	Golovin	Golovin Airport
GLW	America/Chicago	US	37.03	-85.95	Glasgow	Glasgow Municipal Airport
GLX	Asia/Jayapura	ID	1.84	127.79	Galela-Celebes Island	Gamarmalamo Airport
GLZ	Europe/Amsterdam	NL	51.57	4.93	Breda	Gilze Rijen Air Base
GMA	Africa/Kinshasa	CD	3.24	19.77	Gemena	Gemena Airport
GMB	Africa/Addis_Ababa	ET	8.13	34.56	Gambela	Gambella Airport
GMD	Africa/Casablanca	MA	33.66	-7.22	Ben Slimane	Ben Slimane Airport
GME	Europe/Minsk	BY	52.53	31.02	Gomel	Gomel Airport
GMI	Pacific/Port_Moresby	PG	-6.27	150.33	Gasmata Island	Gasmata Island Airport
GMM	Africa/Brazzaville	CG	-1.83	15.89	Gamboma	Gamboma Airport
GMN	Pacific/Auckland	NZ	-42.46	171.19	Greymouth	Greymouth Airport
GMO	Africa/Lagos	NG	10.30	10.90	Gombe	Gombe Lawanti International Airport
GMP	Asia/Seoul	KR	37.56	126.79	Seoul	Gimpo International Airport
GMR	Pacific/Gambier	PF	-23.08	-134.89	Totegegie	Totegegie Airport
GMS	America/Sao_Paulo	BR	-18.86	-48.42	Uberlandia	Fazenda Canada Airport
GMT	America/Anchorage	US	65.40	-161.28	Granite Mountain	Granite Mountain Air Station
GMU	America/New_York	US	34.85	-82.35	Greenville	Greenville Downtown Airport
GMV	America/Denver	US	37.02	-110.20	Monument Valley	Monument Valley Airport
GMZ	Atlantic/Canary	ES	28.03	-17.21	Alajero	La Gomera Airport
GNA	Europe/Minsk	BY	53.60	24.05	Hrodna	Hrodna Airport
GNB	Europe/Paris	FR	45.36	5.33	Grenoble	Grenoble-Isere Airport
GND	America/Grenada	GD	12.00	-61.79	Saint George's	Point Salines International Airport
GNF	America/Los_Angeles	US	39.94	-120.95	Quincy	Gansner Field
GNG	America/Boise	US	42.92	-114.77	Gooding	Gooding Municipal Airport
GNI	Asia/Taipei	TW	22.67	121.47	Lyudao	Lyudao Airport
GNJ	Asia/Baku	AZ	40.74	46.32	Ganja	Ganja Airport
GNM	America/Fortaleza	BR	-14.21	-42.75	Guanambi	Guanambi Airport
GNR	America/Argentina/Salta	AR	-39.00	-67.62	General Roca	Dr. Arturo H. Illia Airport
GNS	Asia/Jakarta	ID	1.17	97.70	Gunung Sitoli	Binaka Airport
GNT	America/Denver	US	35.17	-107.90	Grants	Grants-Milan Municipal Airport
GNU	America/Anchorage	US	59.12	-161.57	Goodnews	Goodnews Airport
GNV	America/New_York	US	29.69	-82.27	Gainesville	Gainesville Regional Airport
GNY	Europe/Istanbul	TR	37.45	38.90	Sanliurfa	Sanliurfa GAP Airport
GNZ	Africa/Gaborone	BW	-21.69	21.66	Ghanzi	Ghanzi Airport
GOA	Europe/Rome	IT	44.41	8.84	Genova	Genova / Sestri Cristoforo Colombo Airport
GOB	Africa/Addis_Ababa	ET	7.02	40.00	Goba	Robe Airport
GOG	Africa/Windhoek	NA	-22.50	18.97	Gobabis	Gobabis Airport
GOH	America/Nuuk	GL	64.19	-51.68	Nuuk	Nuuk Airport
GOI	Asia/Kolkata	IN	15.38	73.83	Dabolim	Dabolim Airport
GOJ	Europe/Moscow	RU	56.23	43.78	Nizhny Novgorod	Nizhny Novgorod International Airport
GOK	America/Chicago	US	35.85	-97.42	Guthrie	Guthrie/Edmond Regional Airport
GOL	America/Los_Angeles	US	42.42	-124.42	Gold Beach	Gold Beach Municipal Airport
GOM	Africa/Kigali	CD	-1.67	29.24	Goma	Goma International Airport
GON	America/New_York	US	41.33	-72.05	Groton	Groton-New London Airport
GOO	Australia/Brisbane	AU	-28.52	150.32	Goondiwindi	Goondiwindi Airport
GOP	Asia/Kolkata	IN	26.74	83.45	Gorakhpur	Gorakhpur Airport
GOQ	Asia/Shanghai	CN	36.40	94.79	Golmud	Golmud Airport
GOR	Africa/Addis_Ababa	ET	8.16	35.55	Gore	Gore Airport
GOT	Europe/Stockholm	SE	57.66	12.28	Gothenburg	Gothenburg-Landvetter Airport
GOU	Africa/Douala	CM	9.34	13.37	Garoua	Garoua International Airport
GOV	Australia/Darwin	AU	-12.27	136.82	Nhulunbuy	Gove Airport
GOX	Asia/Kolkata	IN	15.73	73.87	Mopa	Manohar International Airport
GOY	Asia/Colombo	LK	7.34	81.63	Amparai	Amparai Airport
GOZ	Europe/Sofia	BG	43.15	25.71	Gorna Oryahovitsa	Gorna Oryahovitsa Airport
GPA	Europe/Athens	GR	38.15	21.43	Patras	Araxos Airport
GPB	America/Sao_Paulo	BR	-25.39	-51.52	Guarapuava	Tancredo Thomas de Faria Airport
GPI	America/Bogota	CO	2.57	-77.90	Guapi	Juan Casiano Airport
GPL	America/Costa_Rica	CR	10.22	-83.80	Pococi	Guapiles Airport
GPN	Australia/Darwin	AU	-11.40	130.42	Garden Point	Garden Point Airport
GPO	America/Argentina/Salta	AR	-35.70	-63.76	General Pico	General Pico Airport
GPS	Pacific/Galapagos	EC	-0.45	-90.27	Baltra	Seymour Airport
GPT	America/Chicago	US	30.41	-89.07	Gulfport	Gulfport-Biloxi International Airport
GPZ	America/Chicago	US	47.21	-93.51	Grand Rapids	Grand Rapids/Itasca County-Gordon Newstrom Field
GQQ	America/New_York	US	40.75	-82.72	Galion	Galion Municipal Airport
GRB	America/Chicago	US	44.48	-88.13	Green Bay	Green Bay/Austin Straubel International Airport
GRD	America/New_York	US	34.25	-82.16	Greenwood	Greenwood County Airport
GRE	America/Chicago	US	38.84	-89.38	Greenville	Greenville Airport
GRF	America/Los_Angeles	US	47.08	-122.58	Fort Lewis	Gray Army Air Field (Joint Base Lewis-Mcchord) Airport
GRI	America/Chicago	US	40.97	-98.31	Grand Island	Central Nebraska Regional Airport
GRJ	Africa/Johannesburg	ZA	-34.01	22.38	George	George Airport
GRK	America/Chicago	US	31.07	-97.83	Fort Hood	Robert Gray Army Air Field
GRL	Pacific/Port_Moresby	PG	-7.98	147.21	Au	Garasa Airport
GRM	America/Chicago	US	47.84	-90.38	Grand Marais	Grand Marais/Cook County Airport
GRN	America/Denver	US	42.81	-102.18	Gordon	Gordon Municipal Airport
GRO	Europe/Madrid	ES	41.90	2.76	Girona	Girona Airport
GRP	America/Fortaleza	BR	-11.74	-49.13	Gurupi	Gurupi Airport
GRQ	Europe/Amsterdam	NL	53.12	6.58	Groningen	Eelde Airport
GRR	America/New_York	US	42.88	-85.52	Grand Rapids	Gerald R Ford International Airport
GRS	Europe/Rome	IT	42.76	11.07	Grosetto	Grosseto Airport
GRU	America/Sao_Paulo	BR	-23.44	-46.47	São Paulo	Guarulhos - Governador Andre Franco Montoro International Airport
GRV	Europe/Moscow	RU	43.39	45.70	Grozny	Grozny North Airport
GRW	Atlantic/Azores	PT	39.09	-28.03	Santa Cruz da Graciosa	Graciosa Airport
GRX	Europe/Madrid	ES	37.19	-3.78	Granada	Federico Garcia Lorca Airport
GRY	Atlantic/Reykjavik	IS	66.55	-18.02	Grímsey	Grímsey Airport
GRZ	Europe/Vienna	AT	46.99	15.44	Graz	Graz Airport
GSA	Asia/Kuching	MY	4.40	115.72	Long Miau	Long Pasia Airport
GSB	America/New_York	US	35.34	-77.96	Goldsboro	Seymour Johnson Afb Airport
GSC	Australia/Perth	AU	-25.05	115.20	Gascoyne Junction	Gascoyne Junction Airport
GSE	Europe/Stockholm	SE	57.77	11.87	Gothenburg	Gothenburg City Airport
GSH	America/Indiana/Indianapolis	US	41.53	-85.79	Goshen	Goshen Municipal Airport
GSI	America/Cayenne	GF	4.29	-54.37	Grand-Santi	Grand-Santi Airport
GSJ	America/Guatemala	GT	13.94	-90.84	Puerto San Jose	San Jose Airport
GSM	Asia/Tehran	IR	26.75	55.90	Dayrestan	Dayrestan Airport
GSN	Australia/Adelaide	AU	-31.46	137.17	Mount Gunson	Mount Gunson Airport
GSO	America/New_York	US	36.10	-79.94	Greensboro	Piedmont Triad International Airport
GSP	America/New_York	US	34.90	-82.22	Greer	Greenville Spartanburg International Airport
GSQ	Africa/Cairo	EG	22.59	28.72	Shark El Oweinat	Shark El Oweinat International Airport
GSR	Africa/Mogadishu	SO	9.52	49.08	Gardo	Gardo Airport
GSS	Africa/Johannesburg	ZA	-24.94	31.44	Belfast	Sabi Sabi Airport
GST	America/Anchorage	US	58.43	-135.71	Gustavus	Gustavus Airport
GSU	Africa/Khartoum	SD	14.13	35.32	Gedaref	Azaza Airport
GSV	Europe/Saratov	RU	51.71	46.17	Saratov	Gagarin Airport
GTA	Pacific/Guadalcanal	SB	-8.74	158.20	Gatokae	Gatokae Airport
GTE	Australia/Darwin	AU	-13.97	136.46	Groote Eylandt	Groote Eylandt Airport
GTF	America/Denver	US	47.48	-111.37	Great Falls	Great Falls International Airport
GTG	America/Chicago	US	45.80	-92.66	Grantsburg	Grantsburg Municipal Airport
GTI	Europe/Berlin	DE	54.38	13.33	Rugen	Rugen Airport
GTN	Pacific/Auckland	NZ	-43.91	170.13	Glentanner Station	Glentanner Airport
GTO	Asia/Makassar	ID	0.64	122.85	Gorontalo-Celebes Island	Jalaluddin Airport
GTP	America/Los_Angeles	US	42.51	-123.39	Grants Pass	Grants Pass Airport
GTR	America/Chicago	US	33.45	-88.59	Columbus	Golden Triangle Regional Airport
GTS	Australia/Darwin	AU	-20.55	130.35	The Granites	The Granites Airport
GTT	Australia/Brisbane	AU	-18.30	143.53	Georgetown	Georgetown Airport
GTY	America/New_York	US	39.84	-77.27	Gettysburg	Gettysburg Regional Airport
GUA	America/Guatemala	GT	14.58	-90.53	Guatemala City	La Aurora Airport
GUB	America/Tijuana	MX	28.03	-114.02	Guerrero Negro	Guerrero Negro Airport
GUC	America/Denver	US	38.53	-106.93	Gunnison	Gunnison-Crested Butte Regional Airport
GUD	Africa/Bamako	ML	16.36	-3.60	Goundam	Goundam Airport
GUF	America/Chicago	US	30.29	-87.67	Gulf Shores	Gulf Shores International/Jack Edwards Field
GUH	Australia/Sydney	AU	-30.96	150.25	Gunnedah	Gunnedah Airport
GUI	America/Caracas	VE	10.57	-62.31	Guiria	Guiria Airport
GUJ	America/Sao_Paulo	BR	-22.79	-45.20	Guaratingueta	Guaratingueta Airport
GUL	Australia/Sydney	AU	-34.81	149.73	Goulburn	Goulburn Airport
GUM	Pacific/Guam	GU	13.48	144.80	Guam	Guam International Airport
GUP	America/Denver	US	35.51	-108.79	Gallup	Gallup Municipal Airport
GUQ	America/Caracas	VE	9.03	-69.76	Guanare	Guanare Airport
GUR	Pacific/Port_Moresby	PG	-10.31	150.33	Gurney	Gurney Airport
GUS	America/Indiana/Indianapolis	US	40.65	-86.15	Peru	Grissom Arb Airport
GUT	Europe/Berlin	DE	51.92	8.31	Gutersloh	Gutersloh Airport
GUU	Atlantic/Reykjavik	IS	64.99	-23.22	Grundarfjörður	Grundarfjörður Airport
GUV	Pacific/Port_Moresby	PG	-6.28	142.42	Mougulu	Mougulu Airport
GUW	Asia/Oral	KZ	47.12	51.82	Atyrau	Atyrau International Airport
GUX	Asia/Kolkata	IN	24.65	77.35	Guna	Guna Airport
GUY	America/Chicago	US	36.68	-101.51	Guymon	Guymon Municipal Airport
GUZ	America/Sao_Paulo	BR	-20.65	-40.49	Guarapari	Guarapari Airport
GVA	Europe/Zurich	CH	46.24	6.11	Geneva	Geneva Cointrin International Airport
GVE	America/New_York	US	38.16	-78.17	Gordonsville	Gordonsville Municipal Airport
GVI	Pacific/Port_Moresby	PG	-3.90	141.17	Green River	Green River Airport
GVL	America/New_York	US	34.27	-83.83	Gainesville	Lee Gilmer Memorial Airport
GVN	Asia/Vladivostok	RU	48.93	140.03	Sovetskaya Gavan	Maygatka Airport.
GVP	Australia/Brisbane	AU	-18.98	145.12	Greenvale	Greenvale Airport
GVR	America/Sao_Paulo	BR	-18.90	-41.98	Governador Valadares	Governador Valadares Airport
GVT	America/Chicago	US	33.07	-96.07	Greenville	Majors Airport
GVX	Europe/Stockholm	SE	60.59	16.95	Gavle	Gavle Sandviken Airport
GWA	Asia/Yangon	MM	17.60	94.58	Gwa	Gwa Airport
GWD	Asia/Karachi	PK	25.23	62.33	Gwadar	Gwadar International Airport
GWE	Africa/Harare	ZW	-19.44	29.86	Gweru	Thornhill Air Base
GWL	Asia/Kolkata	IN	26.29	78.23	Gwalior	Gwalior Airport
GWO	America/Chicago	US	33.49	-90.09	Greenwood	Greenwood-Leflore Airport
GWS	America/Denver	US	39.51	-107.31	Glenwood Springs	Kgws Sumers Airpark
GWT	Europe/Berlin	DE	54.91	8.34	Westerland	Westerland Sylt Airport
GWV	America/Chicago	US	30.59	-89.87	Bush	Fokker Field
GXF	Asia/Aden	YE	15.97	48.79	Sayun	Sayun International Airport
GXG	Africa/Luanda	AO	-7.75	15.29	Negage	Negage Airport
GXH	Asia/Shanghai	CN	34.82	102.62	Xiahe	Gannan Xiahe Airport
GXM	Asia/Makassar	ID	-1.13	113.87	Kuala Kurun	Kuala Kurun
GXQ	America/Santiago	CL	-45.59	-72.11	Coyhaique	Teniente Vidal Airport
GXX	Africa/Douala	CM	10.36	15.24	Yagoua	Yagoua Airport
GXY	America/Denver	US	40.44	-104.63	Greeley	Greeley-Weld County Airport
GYA	America/La_Paz	BO	-10.82	-65.35	Guayaramerin	Capitan de Av. Emilio Beltran Airport
GYD	Asia/Baku	AZ	40.47	50.05	Baku	Heydar Aliyev International Airport
GYE	America/Guayaquil	EC	-2.16	-79.88	Guayaquil	Simon Bolivar International Airport
GYG	Asia/Yakutsk	RU	62.10	129.55	Magan	Magan Airport
GYI	Africa/Kigali	RW	-1.68	29.26	Gisenyi	Gisenyi Airport
GYL	Australia/Perth	AU	-16.64	128.45	Argyle	Argyle Airport
GYM	America/Hermosillo	MX	27.97	-110.92	Guaymas	General Jose Maria Yanez International Airport
GYN	America/Sao_Paulo	BR	-16.63	-49.22	Goiania	Santa Genoveva Airport
GYP	Australia/Brisbane	AU	-26.28	152.70	Gympie	Gympie Airport
GYR	America/Phoenix	US	33.42	-112.38	Goodyear	Phoenix Goodyear Airport
GYS	Asia/Shanghai	CN	32.39	105.70	Guangyuan	Guangyuan Airport
GYU	Asia/Shanghai	CN	36.08	106.22	Guyuan	Guyuan Liupanshan Airport
GYY	America/Chicago	US	41.62	-87.41	Gary	Gary/Chicago International Airport
GYZ	Australia/Perth	AU	-28.03	123.81	Gruyere	Gruyere Airport
GZG	Asia/Shanghai	CN	31.76	99.55	Garze	Garze Gesar Airport
GZO	Pacific/Guadalcanal	SB	-8.10	156.86	Gizo	Nusatupe Airport
GZP	Europe/Istanbul	TR	36.30	32.30	Gazipasa	Gazipasa Airport
GZT	Europe/Istanbul	TR	36.95	37.48	Gaziantep	Gaziantep International Airport
GZW	Asia/Tehran	IR	36.24	50.05	Qazvin	Qazvin Airport
HAA	Europe/Oslo	NO	70.49	22.14	Hasvik	Hasvik Airport
HAB	America/Chicago	US	34.12	-88.00	Hamilton	Marion County-Rankin Fite Airport
HAC	Asia/Tokyo	JP	33.12	139.79	Hachijojima	Hachijojima Airport
HAD	Europe/Stockholm	SE	56.69	12.82	Halmstad	Halmstad Airport
HAF	America/Los_Angeles	US	37.51	-122.50	Half Moon Bay	Half Moon Bay Airport
HAH	Indian/Comoro	KM	-11.53	43.27	Moroni	Prince Said Ibrahim International Airport
HAI	America/Detroit	US	41.96	-85.59	Three Rivers	Three Rivers Municipal/Dr Haines Airport
HAJ	Europe/Berlin	DE	52.46	9.69	Hannover	Hannover Airport
HAK	Asia/Shanghai	CN	19.93	110.46	Haikou	Haikou Meilan International Airport
HAM	Europe/Berlin	DE	53.63	9.99	Hamburg	Hamburg Airport
HAN	Asia/Ho_Chi_Minh	VN	21.22	105.81	Hanoi	Noi Bai International Airport
HAO	America/New_York	US	39.36	-84.52	Hamilton	Butler County Regional/Hogan Field
HAQ	Indian/Maldives	MV	6.75	73.17	Haa Dhaalu	Hanimaadhoo International Airport
HAR	America/New_York	US	40.22	-76.85	Harrisburg	Capital City Airport
HAS	Asia/Riyadh	SA	27.44	41.69	Hail	Hail Airport
HAT	Australia/Brisbane	AU	-11.75	142.58	Heathlands	Heathlands Airport
HAU	Europe/Oslo	NO	59.35	5.21	Karmoy	Haugesund Airport
HAV	America/Havana	CU	22.99	-82.41	Havana	Jose Marti International Airport
HAW	Europe/London	GB	51.83	-4.96	Haverfordwest	Haverfordwest Airport
HAY	America/Bogota	CO	8.30	-73.63	Aguachica	Aguachica Airport
HBA	Australia/Hobart	AU	-42.84	147.51	Hobart	Hobart International Airport
HBB	America/Denver	US	32.77	-103.21	Hobbs	Industrial Airpark
HBE	Africa/Cairo	EG	30.92	29.70	Alexandria	Borg El Arab International Airport
HBG	America/Chicago	US	31.26	-89.25	Hattiesburg	Hattiesburg Bobby L Chain Municipal Airport
HBK	America/Phoenix	US	34.94	-110.14	Holbrook	Holbrook Municipal Airport
HBQ	Asia/Shanghai	CN	38.01	100.64	Haibei	Haibei Qilian Airport
HBR	America/Chicago	US	34.99	-99.05	Hobart	Hobart Regional Airport
HBT	Asia/Riyadh	SA	27.90	45.53	King Khaled Military City	King Khaled Military City Airport
HBU	Asia/Hovd	MN	46.10	91.58	Bulgan Sum	Bulgan Sum Airport
HBX	Asia/Kolkata	IN	15.36	75.08	Hubli	Hubli Airport
HCA	America/Chicago	US	32.21	-101.52	Big Spring	Big Spring/Mc Mahon-Wrinkle Airport
HCC	America/New_York	US	42.29	-73.71	Hudson	Columbia County Airport
HCM	Africa/Mogadishu	SO	7.92	49.80	Eil	Eil Airport
HCN	Asia/Taipei	TW	22.04	120.73	Hengchung	Hengchun Airport
HCQ	Australia/Perth	AU	-18.23	127.67	Halls Creek	Halls Creek Airport
HCR	America/Anchorage	US	62.19	-159.77	Holy Cross	Holy Cross Airport
HCW	America/New_York	US	34.71	-79.96	Cheraw	Cheraw Municipal/Lynch Bellinger Field
HCZ	Asia/Shanghai	CN	25.75	112.84	Chenzhou	Chenzhou Beihu Airport
HDD	Asia/Karachi	PK	25.32	68.37	Hyderabad	Hyderabad Airport
HDE	America/Chicago	US	40.45	-99.34	Holdrege	Brewster Field
HDF	Europe/Berlin	DE	53.88	14.15	Heringsdorf	Heringsdorf Airport
HDG	Asia/Shanghai	CN	36.53	114.43	Handan	Handan Airport
HDH	Pacific/Honolulu	US	21.58	-158.20	Mokuleia	Kawaihapai Airfield
HDK	Indian/Maldives	MV	6.63	73.07	Kulhudhuffushi	Kulhudhuffushi Airport
HDM	Asia/Tehran	IR	34.87	48.55	Hamadan	Hamadan Airport
HDN	America/Denver	US	40.48	-107.22	Hayden	Yampa Valley Airport
HDO	Asia/Kolkata	IN	28.71	77.34	Ghaziabad	Hindon Airport
HDR	Asia/Tehran	IR	27.16	56.17	Havadarya	Havadarya Airport
HDS	Africa/Johannesburg	ZA	-24.37	31.05	Hoedspruit	Hoedspruit Air Force Base Airport
HDY	Asia/Bangkok	TH	6.93	100.39	Hat Yai	Hat Yai International Airport
HEA	Asia/Kabul	AF	34.21	62.23	Herat	Herat Airport
HED	America/Anchorage	US	55.80	-160.90	Herendeen Bay	Herendeen Bay Airport
HEE	America/Chicago	US	34.58	-90.68	Helena	Thompson-Robbins Airport
HEH	Asia/Yangon	MM	20.75	96.79	Heho	Heho Airport
HEI	Europe/Berlin	DE	54.15	8.90	Busum	Heide-Busum Airport
HEK	Asia/Shanghai	CN	50.17	127.31	Heihe	Heihe Airport
HEL	Europe/Helsinki	FI	60.32	24.96	Helsinki	Helsinki Vantaa Airport
HER	Europe/Athens	GR	35.34	25.18	Heraklion	Heraklion International Nikos Kazantzakis Airport
HES	America/Los_Angeles	US	45.83	-119.26	Hermiston	Hermiston Municipal Airport
HET	Asia/Shanghai	CN	40.85	111.82	Hohhot	Baita International Airport
HEW	Europe/Athens	GR	37.89	23.73	Athens	Athen Helenikon Airport
HEZ	America/Chicago	US	31.61	-91.30	Natchez	Hardy-Anders Field/Natchez-Adams County Airport
HFA	Asia/Jerusalem	IL	32.81	35.04	Haifa	Haifa International Airport
HFD	America/New_York	US	41.74	-72.65	Hartford	Hartford-Brainard Airport
HFE	Asia/Shanghai	CN	31.99	116.97	Hefei	Hefei Xinqiao International Airport
HFF	America/New_York	US	35.04	-79.50	Camp Mackall	Mackall Army Air Field
HFN	Atlantic/Reykjavik	IS	64.30	-15.23	Höfn	Hornafjörðu Airport
HFS	Europe/Stockholm	SE	60.02	13.58	Hagfors	Hagfors Airport
HFT	Europe/Oslo	NO	70.68	23.67	Hammerfest	Hammerfest Airport
HGA	Africa/Mogadishu	SO	9.52	44.09	Hargeisa	Egal International Airport
HGD	Australia/Brisbane	AU	-20.82	144.23	Hughenden	Hughenden Airport
HGE	America/Caracas	VE	10.46	-66.09	Higuerote	Higuerote Airport
HGH	Asia/Shanghai	CN	30.23	120.43	Hangzhou	Hangzhou Xiaoshan International Airport
HGI	Asia/Kolkata	IN	26.97	93.64	Itanagar	Donyi Polo Airport
HGL	Europe/Berlin	DE	54.19	7.92	Helgoland	Helgoland-Dune Airport
HGN	Asia/Bangkok	TH	19.30	97.98	Mae Hong Son	Mae Hong Son Airport
HGO	Africa/Abidjan	CI	9.39	-5.56	Korhogo	Korhogo Airport
HGR	America/New_York	US	39.71	-77.73	Hagerstown	Hagerstown Regional/Richard A Henson Field
HGS	Africa/Freetown	SL	8.40	-13.13	Freetown	Hastings Airport
HGU	Pacific/Port_Moresby	PG	-5.83	144.30	Mount Hagen	Mount Hagen Kagamuga Airport
HGZ	America/Anchorage	US	66.18	-155.68	Hogatza	Hog River Airport
HHE	Asia/Tokyo	JP	40.56	141.47	Hachinohe	Hachinohe Airport
HHH	America/New_York	US	32.22	-80.70	Hilton Head Island	Hilton Head Airport
HHI	Pacific/Honolulu	US	21.48	-158.04	Wahiawa	Wheeler Army Air Field
HHN	Europe/Berlin	DE	49.95	7.26	Hahn	Frankfurt-Hahn Airport
HHQ	Asia/Bangkok	TH	12.64	99.95	Hua Hin	Hua Hin Airport
HHR	America/Los_Angeles	US	33.92	-118.34	Hawthorne	Jack Northrop Field/Hawthorne Municipal Airport
HHZ	Pacific/Tahiti	PF	-17.54	-142.61	Hikueru Atoll	Hikueru Atoll Airport
HIA	Asia/Shanghai	CN	33.79	119.12	Huai'an	Lianshui Airport
HIB	America/Chicago	US	47.39	-92.84	Hibbing	Range Regional Airport
HID	Australia/Brisbane	AU	-10.59	142.29	Horn Island	Horn Island Airport
HIE	America/New_York	US	44.37	-71.55	Whitefield	Mount Washington Regional Airport
HIF	America/Denver	US	41.12	-111.97	Ogden	Hill Afb Airport
HIG	Australia/Brisbane	AU	-16.43	143.15	Highbury	Highbury Airport
HII	America/Phoenix	US	34.57	-114.36	Lake Havasu City	Lake Havasu City Airport
HIJ	Asia/Tokyo	JP	34.44	132.92	Hiroshima	Hiroshima Airport
HIM	Asia/Colombo	LK	8.05	80.98	Hingurakgoda	Minneriya Airport
HIN	Asia/Seoul	KR	35.09	128.07	Sacheon	Sacheon Air Base
HIO	America/Los_Angeles	US	45.54	-122.95	Portland	Portland-Hillsboro Airport
HIP	Australia/Brisbane	AU	-21.33	138.28	Headingly	Headingly Airport
HIR	Pacific/Guadalcanal	SB	-9.43	160.05	Honiara	Honiara International Airport
HJJ	Asia/Shanghai	CN	27.44	109.70	Huaihua	Zhijiang Airport
HJR	Asia/Kolkata	IN	24.82	79.92	Khajuraho	Khajuraho Airport
HJT	Asia/Ulaanbaatar	MN	46.93	102.77	Khujirt	Khujirt Airport
HKA	America/Chicago	US	35.94	-89.83	Blytheville	Blytheville Municipal Airport
HKD	Asia/Tokyo	JP	41.77	140.82	Hakodate	Hakodate Airport
HKG	Asia/Hong_Kong	HK	22.31	113.92	Hong Kong	Chek Lap Kok International Airport
HKK	Pacific/Auckland	NZ	-42.71	170.99	Hokitika	Hokitika Airfield
HKN	Pacific/Port_Moresby	PG	-5.46	150.41	Hoskins	Kimbe Airport
HKS	America/Chicago	US	32.33	-90.22	Jackson	Hawkins Field
HKT	Asia/Bangkok	TH	8.11	98.32	Phuket	Phuket International Airport
HKY	America/New_York	US	35.74	-81.39	Hickory	Hickory Regional Airport
HLA	Africa/Johannesburg	ZA	-25.94	27.93	Johannesburg	Lanseria Airport
HLB	America/Indiana/Indianapolis	US	39.34	-85.26	Batesville	Batesville Airport
HLC	America/Chicago	US	39.38	-99.83	Hill City	Hill City Municipal Airport
HLD	Asia/Shanghai	CN	49.20	119.83	Hailar	Dongshan Airport
HLE	Atlantic/St_Helena	SH	-15.96	-5.65	Saint Helena	Saint Helena Airport
HLF	Europe/Stockholm	SE	57.53	15.82	Hultsfred	Hultsfred Airport
HLG	America/New_York	US	40.18	-80.65	Wheeling	Wheeling Ohio County Airport
HLH	Asia/Shanghai	CN	46.20	122.01	Ulanhot	Ulanhot Airport
HLI	America/Los_Angeles	US	36.89	-121.41	Hollister	Hollister Municipal Airport
HLJ	Europe/Vilnius	LT	56.07	23.56	Barysiai	Barysiai Airport
HLL	Australia/Perth	AU	-21.75	119.42	Hillside	Hillside Airport
HLN	America/Denver	US	46.61	-111.98	Helena	Helena Regional Airport
HLP	Asia/Jakarta	ID	-6.27	106.89	Jakarta	Halim Perdanakusuma International Airport
HLR	America/Chicago	US	31.14	-97.71	Fort Hood	Yoakum-Defrenn Army Heliport
HLS	Australia/Hobart	AU	-41.34	148.28	St Helens	St Helens Airport
HLT	Australia/Hobart	AU	-37.65	142.06	Hamilton	Hamilton Airport
HLU	Pacific/Noumea	NC	-21.26	165.62	Houailou	Nesson Airport
HLW	Africa/Johannesburg	ZA	-28.02	32.28	Hluhluwe	Hluhluwe Airport
HLZ	Pacific/Auckland	NZ	-37.87	175.33	Hamilton	Hamilton International Airport
HMA	Asia/Yekaterinburg	RU	61.03	69.09	Khanty-Mansiysk	Khanty Mansiysk Airport
HMB	Africa/Cairo	EG	26.34	31.74	Sohag	Sohag International Airport
HME	Africa/Algiers	DZ	31.67	6.14	Hassi Messaoud	Oued Irara Airport
HMG	Australia/Darwin	AU	-23.93	132.80	Hermannsburg	Hermannsburg Airport
HMI	Asia/Shanghai	CN	42.84	93.67	Hami	Hami Airport
HMJ	Europe/Kyiv	UA	49.36	26.93	Khmelnytskyi	Khmelnytskyi Airport
HMN	America/Denver	US	32.85	-106.11	Alamogordo	Holloman Afb Airport
HMO	America/Hermosillo	MX	29.10	-111.05	Hermosillo	General Ignacio P. Garcia International Airport
HMR	Europe/Oslo	NO	60.82	11.07	Hamar	Stafsberg Airport
HMT	America/Los_Angeles	US	33.73	-117.02	Hemet	Hemet-Ryan Airport
HMV	Europe/Stockholm	SE	65.81	15.08	Hemavan	Hemavan Airport
HMY	Asia/Seoul	KR	36.70	126.49	Seosan	Seosan Air Base
HNA	Asia/Tokyo	JP	39.43	141.13	Hanamaki	Hanamaki Airport
HNB	America/Indiana/Vincennes	US	38.25	-86.95	Huntingburg	Huntingburg Airport
HNC	America/New_York	US	35.23	-75.62	Hatteras	Billy Mitchell Airport
HND	Asia/Tokyo	JP	35.55	139.78	Tokyo	Tokyo International Airport
HNH	America/Anchorage	US	58.10	-135.41	Hoonah	Hoonah Airport
HNI	Asia/Shanghai	CN	24.80	107.71	Hechi	Hechi Jinchengjiang Airport
HNL	Pacific/Honolulu	US	21.32	-157.92	Honolulu	Daniel K Inouye International Airport
HNM	Pacific/Honolulu	US	20.80	-156.01	Hana	Hana Airport
HNS	America/Anchorage	US	59.24	-135.52	Haines	Haines Airport
HNY	Asia/Shanghai	CN	26.91	112.63	Hengyang	Hengyang Airport
HOA	Africa/Nairobi	KE	-1.52	40.00	Hola	Hola Airport
HOB	America/Denver	US	32.69	-103.22	Hobbs	Lea County Regional Airport
HOD	Asia/Aden	YE	14.75	42.98	Hodeida	Hodeidah International Airport
HOF	Asia/Riyadh	SA	25.29	49.49	Al Ahsa	Al Ahsa Airport
HOG	America/Havana	CU	20.79	-76.32	Holguin	Frank Pais International Airport
HOH	Europe/Vienna	AT	47.38	9.70	Hohenems	Hohenems-Dornbirn Airport
HOI	Pacific/Tahiti	PF	-18.07	-140.95	Hao	Hao Airport
HOK	Australia/Darwin	AU	-18.34	130.64	Hooker Creek	Hooker Creek Airport
HOM	America/Anchorage	US	59.65	-151.48	Homer	Homer Airport
HON	America/Chicago	US	44.39	-98.23	Huron	Huron Regional Airport
HOP	America/Chicago	US	36.67	-87.49	Fort Campbell	Campbell Army Air Field (Fort Campbell) Airport
HOQ	Europe/Berlin	DE	50.29	11.86	Hof	Hof-Plauen Airport
HOR	Atlantic/Azores	PT	38.52	-28.72	Horta	Horta Airport
HOS	America/Argentina/Salta	AR	-37.44	-70.22	Chos Malal	Chos Malal Airport
HOT	America/Chicago	US	34.48	-93.10	Hot Springs	Memorial Field
HOU	America/Chicago	US	29.65	-95.28	Houston	William P Hobby Airport
HOV	Europe/Oslo	NO	62.18	6.07	Ørsta	Ørsta-Volda Airport Hovden
HOX	Asia/Yangon	MM	24.90	94.91	Hommalinn	Hommalinn Airport
HPA	Pacific/Tongatapu	TO	-19.78	-174.34	Lifuka	Lifuka Island Airport
HPB	America/Anchorage	US	61.52	-166.15	Hooper Bay	Hooper Bay Airport
HPH	Asia/Ho_Chi_Minh	VN	20.82	106.72	Haiphong	Cat Bi International Airport
HPN	America/New_York	US	41.07	-73.71	White Plains	Westchester County Airport
HPT	America/Chicago	US	42.72	-93.23	Hampton	Hampton Municipal Airport
HPV	Pacific/Honolulu	US	22.21	-159.45	Hanalei	Princeville Airport
HPY	America/Chicago	US	29.79	-94.95	Baytown	Baytown Airport
HQL	Asia/Shanghai	CN	37.66	75.29	Tashkurgan	Tashkurgan Khunjerab Airport
HQM	America/Los_Angeles	US	46.97	-123.94	Hoquiam	Bowerman Field
HRB	Asia/Shanghai	CN	45.62	126.25	Harbin	Taiping Airport
HRE	Africa/Harare	ZW	-17.93	31.09	Harare	Harare International Airport
HRF	Indian/Maldives	MV	6.97	72.90	Hoarafushi	Hoarafushi Airport
HRG	Africa/Cairo	EG	27.18	33.80	Hurghada	Hurghada International Airport
HRI	Asia/Colombo	LK	6.28	81.12	Hambantota	Mattala Rajapaksa International Airport
HRK	Europe/Kyiv	UA	49.92	36.29	Kharkiv	Kharkiv International Airport
HRL	America/Chicago	US	26.23	-97.66	Harlingen	Valley International Airport
HRM	Africa/Algiers	DZ	32.93	3.31	Hassi R'Mel	Hassi R'Mel Airport
HRO	America/Chicago	US	36.26	-93.15	Harrison	Boone County Airport
HRS	Africa/Johannesburg	ZA	-28.24	29.11	Harrismith	Harrismith Airport
HRT	Europe/London	GB	54.05	-1.25	Linton-On-Ouse	RAF Linton-On-Ouse
HRY	Australia/Darwin	AU	-24.55	133.22	Henbury	Henbury Airport
HRZ	America/Sao_Paulo	BR	-27.64	-54.34	Horizontina	Horizontina Airport
HSA	Asia/Almaty	KZ	43.31	68.55	Turkistan	Turkistan International Airport
HSB	America/Chicago	US	37.81	-88.55	Harrisburg	Harrisburg-Raleigh Airport
HSC	Asia/Shanghai	CN	24.97	113.42	Shaoguan	Shaoguan Guitou Airport
HSG	Asia/Tokyo	JP	33.15	130.30	Saga	Saga Airport
HSH	America/Los_Angeles	US	35.97	-115.13	Las Vegas	Henderson Executive Airport
HSI	America/Chicago	US	40.61	-98.43	Hastings	Hastings Municipal Airport
HSK	Europe/Madrid	ES	42.08	-0.32	Monflorite	Huesca/Pirineos Airport
HSL	America/Anchorage	US	65.70	-156.35	Huslia	Huslia Airport
HSM	Australia/Melbourne	AU	-36.67	142.17	Horsham	Horsham Airport
HSN	Asia/Shanghai	CN	29.93	122.36	Zhoushan	Zhoushan Airport
HSP	America/New_York	US	37.95	-79.83	Hot Springs	Ingalls Field
HSR	Asia/Kolkata	IN	22.38	71.03	Rajkot	Rajkot International Airport
HSS	Asia/Kolkata	IN	29.18	75.76	Hissar	Hissar Airport
HST	America/New_York	US	25.49	-80.38	Homestead	Homestead Arb Airport
HSV	America/Chicago	US	34.64	-86.78	Huntsville	Huntsville International-Carl T Jones Field
HSZ	Asia/Taipei	TW	24.82	120.94	Hsinchu City	Hsinchu Air Base
HTA	Asia/Chita	RU	52.03	113.31	Chita	Chita-Kadala Airport
HTG	Asia/Krasnoyarsk	RU	71.98	102.49	Khatanga	Khatanga Airport
HTH	America/Los_Angeles	US	38.55	-118.63	Hawthorne	Hawthorne Industrial Airport
HTI	Australia/Lindeman	AU	-20.36	148.95	Hamilton Island	Hamilton Island Airport
HTL	America/Detroit	US	44.36	-84.67	Houghton Lake	Roscommon County/Blodgett Memorial Airport
HTN	Asia/Shanghai	CN	37.04	79.86	Hotan	Hotan Airport
HTO	America/New_York	US	40.96	-72.25	East Hampton	East Hampton Town Airport
HTR	Asia/Tokyo	JP	24.06	123.81	Hateruma	Hateruma Airport
HTS	America/New_York	US	38.37	-82.56	Huntington	Tri-State/Milton J Ferguson Field
HTU	Australia/Melbourne	AU	-35.72	142.36	Hopetoun	Hopetoun Airport
HTV	America/Chicago	US	30.75	-95.59	Huntsville	Huntsville Municipal Airport
HTW	America/New_York	US	38.42	-82.49	Chesapeake	Lawrence County Airpark
HTY	Europe/Istanbul	TR	36.36	36.28	Hatay	Hatay Airport
HTZ	America/Bogota	CO	6.15	-71.75	Hato Corozal	Hato Corozal Airport
HUA	America/Chicago	US	34.68	-86.68	Redstone Arsnl Huntsville	Redstone Army Air Field
HUB	Australia/Darwin	AU	-16.49	130.63	Humbert River	Humbert River Airport
HUC	America/Puerto_Rico	US	18.14	-65.80	Humacao	Dr Hermenegildo Ortiz Quinones Airport
HUD	America/Chicago	US	42.73	-94.25	Humboldt	Humboldt Municipal Airport
HUE	Africa/Addis_Ababa	ET	14.25	36.58	Humera	Humera Airport
HUF	America/Indiana/Indianapolis	US	39.45	-87.31	Terre Haute	Terre Haute Regional Airport
HUG	America/Guatemala	GT	15.33	-91.46	Huehuetenango	Huehuetenango Airport
HUH	Pacific/Tahiti	PF	-16.69	-151.02	Fare	Huahine-Fare Airport
HUI	Asia/Ho_Chi_Minh	VN	16.40	107.70	Hue	Phu Bai Airport
HUJ	America/Chicago	US	34.03	-95.54	Hugo	Stan Stamper Municipal Airport
HUL	America/New_York	US	46.12	-67.79	Houlton	Houlton International Airport
HUM	America/Chicago	US	29.57	-90.66	Houma	Houma-Terrebonne Airport
HUN	Asia/Taipei	TW	24.02	121.62	Hualien City	Hualien Airport
HUO	Asia/Shanghai	CN	45.49	119.41	Holingol	Huolinguole Huolinhe Airport
HUQ	Africa/Tripoli	LY	29.11	15.97	Hon	Hon Airport
HUS	America/Anchorage	US	66.04	-154.26	Hughes	Hughes Airport
HUT	America/Chicago	US	38.07	-97.86	Hutchinson	Hutchinson Regional Airport
HUU	America/Lima	PE	-9.88	-76.20	Huanuco	Alferez Fap David Figueroa Fernandini Airport
HUW	America/Manaus	BR	-7.53	-63.07	Humaita	Humaita Airport
HUX	America/Mexico_City	MX	15.78	-96.26	Huatulco	Bahias de Huatulco International Airport
HUY	Europe/London	GB	53.57	-0.35	Grimsby	Humberside Airport
HUZ	Asia/Shanghai	CN	23.05	114.60	Huizhou	Huizhou Airport
HVA	Indian/Antananarivo	MG	-14.63	47.76	Analalava	Analalava Airport
HVB	Australia/Brisbane	AU	-25.32	152.88	Hervey Bay	Hervey Bay Airport
HVD	Asia/Hovd	MN	47.95	91.63	Khovd	Khovd Airport
HVE	America/Denver	US	38.42	-110.70	Hanksville	Hanksville Airport
HVG	Europe/Oslo	NO	71.01	25.98	Honningsvåg	Valan Airport
HVK	Atlantic/Reykjavik	IS	65.70	-21.70	Hólmavík	Hólmavík Airport
HVN	America/New_York	US	41.26	-72.89	New Haven	Tweed/New Haven Airport
HVR	America/Denver	US	48.54	-109.76	Havre	Havre City-County Airport
HVS	America/New_York	US	34.40	-80.12	Hartsville	Hartsville Regional Airport
HWD	America/Los_Angeles	US	37.66	-122.12	Hayward	Hayward Executive Airport
HWK	Australia/Adelaide	AU	-31.86	138.47	Hawker	Wilpena Pound Airport
HWN	Africa/Harare	ZW	-18.63	27.02	Hwange	Hwange National Park Airport
HWO	America/New_York	US	26.00	-80.24	Hollywood	North Perry Airport
HWR	Asia/Kolkata	IN	30.75	75.63	Ludhiana	Halwara International Airport
HXD	Asia/Shanghai	CN	37.12	97.27	Delingha	Delingha Airport
HXX	Australia/Sydney	AU	-34.53	144.83	Hay	Hay Airport
HYA	America/New_York	US	41.67	-70.28	Hyannis	Cape Cod Gateway Airport
HYC	Europe/London	GB	51.61	-0.81	High Wycombe	Wycombe Air Park
HYD	Asia/Kolkata	IN	17.23	78.43	Hyderabad	Rajiv Gandhi International Airport Shamshabad
HYL	America/Anchorage	US	55.49	-132.62	Hollis	Clark Bay Seaplane Base
HYN	Asia/Shanghai	CN	28.56	121.43	Huangyan	Huangyan Luqiao Airport
HYR	America/Chicago	US	46.03	-91.44	Hayward	Sawyer County Airport
HYS	America/Chicago	US	38.84	-99.27	Hays	Hays Regional Airport
HYV	Europe/Helsinki	FI	60.65	24.88	Hyvinkaa	Hyvinkaa Airport
HZA	Asia/Shanghai	CN	35.21	115.74	Heze	Heze Mudan Airport
HZB	Europe/Paris	FR	50.62	2.64	Merville	Merville-Calonne Airport
HZG	Asia/Shanghai	CN	33.06	107.01	Hanzhong	Hanzhong Airport
HZH	Asia/Shanghai	CN	26.32	109.15	Qiandongnan Liping	Qiandongnan Liping Airport
HZK	Atlantic/Reykjavik	IS	65.95	-17.43	Húsavík	Húsavík Airport
HZL	America/New_York	US	40.99	-75.99	Hazleton	Hazleton Regional Airport
HZP	America/Edmonton	CA	57.38	-111.70	Fort Mackay	Fort Mackay / Horizon Airport
IAA	Asia/Krasnoyarsk	RU	67.44	86.62	Igarka	Igarka Airport
IAB	America/Chicago	US	37.62	-97.27	Wichita	Mc Connell Afb Airport
IAD	America/New_York	US	38.95	-77.46	Washington	Washington Dulles International Airport
IAG	America/New_York	US	43.11	-78.95	Niagara Falls	Niagara Falls International Airport
IAH	America/Chicago	US	29.98	-95.34	Houston	George Bush Intcntl/Houston Airport
IAM	Africa/Algiers	DZ	28.05	9.64	Amenas	In Amenas Airport
IAN	America/Anchorage	US	66.98	-160.44	Kiana	Bob Baker Memorial Airport
IAO	Asia/Manila	PH	9.86	126.01	Del Carmen	Siargao Airport
IAQ	Asia/Tehran	IR	29.84	50.27	Bushehr	Bahregan Airport
IAR	Europe/Moscow	RU	57.56	40.16	Tunoshna	Tunoshna Airport
IAS	Europe/Bucharest	RO	47.18	27.62	Iasi	Iasi Airport
IBA	Africa/Lagos	NG	7.36	3.98	Ibadan	Ibadan Airport
IBB	Pacific/Galapagos	EC	-0.94	-90.95	Isabela	General Villamil Airport
IBE	America/Bogota	CO	4.42	-75.13	Ibague	Perales Airport
IBP	America/Lima	PE	-11.41	-69.49	Iberia	Iberia Airport
IBR	Asia/Tokyo	JP	36.18	140.41	Omitama	Hyakuri Airport
IBZ	Europe/Madrid	ES	38.87	1.37	Ibiza	Ibiza Airport
ICA	America/Caracas	VE	4.34	-61.74	Icabaru	Icabaru Airport
ICC	America/Caracas	VE	10.79	-63.98	Isla de Coche	Andres Miguel Salazar Marcano Airport
ICI	Pacific/Fiji	FJ	-17.74	-179.34	Cicia	Cicia Airport
ICK	America/Paramaribo	SR	5.96	-57.04	Nieuw Nickerie	Nieuw Nickerie Airport
ICL	America/Chicago	US	40.72	-95.03	Clarinda	Schenck Field
ICN	Asia/Seoul	KR	37.47	126.45	Seoul	Incheon International Airport
ICR	America/Havana	CU	20.69	-75.53	Nicaro	Nicaro Airport
ICS	America/Boise	US	44.49	-116.01	Cascade	Cascade Airport
ICT	America/Chicago	US	37.65	-97.43	Wichita	Wichita Dwight D Eisenhower Ntl Airport
ICY	America/Anchorage	US	59.97	-141.66	Icy Bay	Icy Bay Airport
IDA	America/Boise	US	43.51	-112.07	Idaho Falls	Idaho Falls Regional Airport
IDB	Europe/Stockholm	SE	61.87	12.69	Idre	Idre Airport
IDF	Africa/Kinshasa	CD	-5.00	19.60	Idiofa	Idiofa Airport
IDG	America/Chicago	US	42.33	-95.44	Ida Grove	Ida Grove Municipal Airport
IDH	America/Los_Angeles	US	45.94	-116.12	Grangeville	Idaho County Airport
IDI	America/New_York	US	40.63	-79.10	Indiana	Indiana County/Jimmy Stewart Field
IDK	Australia/Adelaide	AU	-26.97	133.32	Indulkana	Indulkana Airport
IDO	America/Araguaina	BR	-11.57	-50.67	Cristalandia	Santa Izabel do Morro Airport
IDP	America/Chicago	US	37.16	-95.78	Independence	Independence Municipal Airport
IDR	Asia/Kolkata	IN	22.72	75.80	Indore	Devi Ahilyabai Holkar Airport
IDY	Europe/Paris	FR	46.72	-2.39	Ile d'Yeu	Ile d'Yeu Airport
IEG	Europe/Warsaw	PL	52.14	15.80	Babimost	Zielona Góra-Babimost Airport
IEJ	Asia/Tokyo	JP	26.72	127.78	Ie Jima	Ie Jima Airport
IES	Europe/Berlin	DE	51.29	13.36	Riesa	Riesa-Gohlis Airport
IEV	Europe/Kyiv	UA	50.40	30.45	Kyiv	Kyiv Zhuliany International Airport
IFA	America/Chicago	US	42.47	-93.27	Iowa Falls	Iowa Falls Municipal Airport
IFF	Australia/Brisbane	AU	-18.90	141.22	Iffley	Iffley Airport
IFH	Asia/Tehran	IR	32.93	51.56	Hesa	Hesa Airport
IFJ	Atlantic/Reykjavik	IS	66.06	-23.14	Ísafjörður	Ísafjörður Airport
IFL	Australia/Brisbane	AU	-17.56	146.01	Innisfail	Innisfail Airport
IFN	Asia/Tehran	IR	32.75	51.86	Isfahan	Esfahan Shahid Beheshti International Airport
IFO	Europe/Kyiv	UA	48.88	24.69	Ivano-Frankivsk	Ivano-Frankivsk International Airport
IFP	America/Phoenix	US	35.15	-114.56	Bullhead City	Laughlin/Bullhead International Airport
IFU	Indian/Maldives	MV	5.71	73.03	Ifuru	Ifuru Airport
IGA	America/Nassau	BS	20.98	-73.67	Matthew Town	Inagua Airport
IGB	America/Argentina/Salta	AR	-41.32	-69.57	Ingeniero Jacobacci	Cabo F.A.A. H. R. Bordon Airport
IGD	Europe/Istanbul	TR	39.98	43.88	Igdir	Igdir Airport
IGG	America/Anchorage	US	59.32	-155.90	Igiugig	Igiugig Airport
IGH	Australia/Brisbane	AU	-18.66	146.15	Ingham	Ingham Airport
IGL	Europe/Istanbul	TR	38.51	27.01	Izmir	Cigli Airport
IGM	America/Phoenix	US	35.26	-113.94	Kingman	Kingman Airport
IGN	Asia/Manila	PH	8.13	124.22	Iligan	Iligan Airport
IGO	America/Bogota	CO	7.68	-76.69	Chigorodo	Chigorodo Airport
IGR	America/Argentina/Cordoba	AR	-25.74	-54.47	Puerto Iguazu	Cataratas Del Iguazu International Airport
IGS	Europe/Berlin	DE	48.72	11.53	Manching	Ingolstadt Manching Airport
IGT	Europe/Moscow	RU	43.32	45.01	Magas	Magas Airport
IGU	America/Sao_Paulo	BR	-25.60	-54.48	Foz do Iguacu	Cataratas International Airport
IHA	Asia/Tokyo	JP	34.37	139.27	Niijima	Niijima Airport
IHC	Africa/Maputo	MZ	-26.00	32.93	Inhaca	Inhaca Airport
IHO	Indian/Antananarivo	MG	-22.40	46.16	Ihosy	Ihosy Airport
IHR	Asia/Tehran	IR	27.24	60.72	Iran Shahr	Iran Shahr Airport
IIA	Europe/Dublin	IE	53.09	-9.57	Inis Meain	Inishmaan Aerodrome
IIL	Asia/Tehran	IR	33.59	46.40	Ilam	Ilam Airport
IJK	Europe/Samara	RU	56.83	53.46	Izhevsk	Izhevsk Airport
IJU	America/Sao_Paulo	BR	-28.37	-53.85	Ijui	Ijui Airport
IJX	America/Chicago	US	39.77	-90.24	Jacksonville	Jacksonville Municipal Airport
IKA	Asia/Tehran	IR	35.42	51.15	Tehran	Imam Khomeini International Airport
IKB	America/New_York	US	36.22	-81.10	North Wilkesboro	Wilkes County Airport
IKG	Asia/Bishkek	KG	42.51	78.41	Karakol	Karakol Airport
IKI	Asia/Tokyo	JP	33.75	129.78	Iki	Iki Airport
IKK	America/Chicago	US	41.07	-87.85	Kankakee	Greater Kankakee Airport
IKL	Africa/Kinshasa	CD	-1.20	23.28	Ikela	Ikela Airport
IKO	America/Adak	US	52.94	-168.85	Nikolski	Nikolski Air Station
IKP	Australia/Brisbane	AU	-16.27	141.44	Inkerman	Inkerman Airport
IKS	Asia/Yakutsk	RU	71.70	128.90	Tiksi	Tiksi Airport
IKT	Asia/Irkutsk	RU	52.27	104.39	Irkutsk	Irkutsk Airport
IKU	Asia/Bishkek	KG	42.59	76.71	Tamchy	Issyk-Kul International Airport
ILA	Asia/Jayapura	ID	-3.83	137.58	Illaga-Papua Island	Illaga Airport
ILD	Europe/Madrid	ES	41.73	0.54	Lleida	Lleida-Alguaire Airport
ILE	America/Chicago	US	31.09	-97.69	Killeen	Skylark Field
ILF	America/Winnipeg	CA	56.06	-95.61	Ilford	Ilford Airport
ILG	America/New_York	US	39.68	-75.61	Wilmington	New Castle Airport
ILH	Europe/Berlin	DE	49.47	10.39	Illesheim	Illesheim Air Base
ILI	America/Anchorage	US	59.76	-154.92	Iliamna	Iliamna Airport
ILK	Indian/Antananarivo	MG	-19.58	48.80	Ilaka	Atsinanana Airport
ILL	America/Chicago	US	45.12	-95.13	Willmar	Willmar Municipal/John L Rice Field
ILM	America/New_York	US	34.27	-77.90	Wilmington	Wilmington International Airport
ILN	America/New_York	US	39.43	-83.79	Wilmington	Wilmington Air Park
ILO	Asia/Manila	PH	10.83	122.49	Iloilo City	Iloilo International Airport
ILP	Pacific/Noumea	NC	-22.59	167.46	Ile des Pins	Ile des Pins Airport
ILQ	America/Lima	PE	-17.70	-71.34	Ilo	Ilo Airport
ILR	Africa/Lagos	NG	8.44	4.49	Ilorin	Ilorin International Airport
ILS	America/El_Salvador	SV	13.70	-89.12	San Salvador	Ilopango International Airport
ILU	Africa/Nairobi	KE	-2.91	38.07	Kilaguni	Kilaguni Airport
ILY	Europe/London	GB	55.68	-6.26	Port Ellen	Islay Airport
ILZ	Europe/Bratislava	SK	49.23	18.61	Zilina	Zilina Airport
IMB	America/Guyana	GY	5.71	-60.29	Imbaimadai	Imbaimadai Airport
IMF	Asia/Kolkata	IN	24.76	93.90	Imphal	Imphal Airport
IMK	Asia/Kathmandu	NP	29.97	81.82	Simikot	Simikot Airport
IML	America/Denver	US	40.51	-101.62	Imperial	Imperial Municipal Airport
IMM	America/New_York	US	26.43	-81.40	Immokalee	Immokalee Regional Airport
IMO	Africa/Bangui	CF	5.05	25.15	Zemio	Zemio Airport
IMP	America/Fortaleza	BR	-5.53	-47.46	Imperatriz	Prefeito Renato Moreira Airport
IMQ	Asia/Tehran	IR	39.33	44.43	Makou	Makou Airport
IMT	America/Chicago	US	45.82	-88.11	Iron Mountain Kingsford	Ford Airport
INA	Europe/Moscow	RU	66.05	60.11	Inta	Inta Airport
INC	Asia/Shanghai	CN	38.32	106.39	Yinchuan	Yinchuan Hedong International Airport
IND	America/New_York	US	39.72	-86.29	Indianapolis	Indianapolis International Airport
INF	Africa/Algiers	DZ	19.57	5.75	In Guezzam	In Guezzam Airport
ING	America/Argentina/Rio_Gallegos	AR	-50.34	-72.25	El Calafate	Lago Argentino Airport
INH	Africa/Maputo	MZ	-23.88	35.41	Inhambabe	Inhambane Airport
INI	Europe/Belgrade	RS	43.34	21.85	Nis	Nis Airport
INJ	Australia/Brisbane	AU	-25.85	148.53	Injune	Injune Airport
INK	America/Chicago	US	31.78	-103.20	Wink	Winkler County Airport
INL	America/Chicago	US	48.57	-93.40	International Falls	Falls International/Einarson Field
INM	Australia/Adelaide	AU	-27.70	140.73	Innamincka	Innamincka Airport
INN	Europe/Vienna	AT	47.26	11.34	Innsbruck	Innsbruck Airport
INO	Africa/Kinshasa	CD	-1.95	18.29	Inongo	Inongo Airport
INQ	Europe/Dublin	IE	53.06	-9.51	Inis Oirr	Inisheer Aerodrome
INS	America/Los_Angeles	US	36.59	-115.68	Indian Springs	Creech Afb Airport
INT	America/New_York	US	36.13	-80.22	Winston Salem	Smith Reynolds Airport
INU	Pacific/Nauru	NR	-0.55	166.92	Yaren District	Nauru International Airport
INV	Europe/London	GB	57.54	-4.05	Inverness	Inverness Airport
INW	America/Phoenix	US	35.02	-110.72	Winslow	Winslow-Lindbergh Regional Airport
INX	Asia/Jayapura	ID	-2.13	132.16	Inanwatan Airport-Papua Island	Inanwatan Airport
INZ	Africa/Algiers	DZ	27.25	2.51	In Salah	In Salah Airport
IOA	Europe/Athens	GR	39.70	20.82	Ioannina	Ioannina Airport
IOM	Europe/Isle_of_Man	IM	54.08	-4.62	Castletown	Isle of Man Airport
ION	Africa/Brazzaville	CG	1.62	18.07	Impfondo	Impfondo Airport
IOR	Europe/Dublin	IE	53.11	-9.65	Inis Mor	Inishmore Aerodrome
IOS	America/Bahia	BR	-14.82	-39.03	Ilheus	Bahia - Jorge Amado Airport
IOU	Pacific/Noumea	NC	-22.46	166.78	Ile Ouen	Edmond Cane Airport
IOW	America/Chicago	US	41.64	-91.55	Iowa City	Iowa City Municipal Airport
IPA	Pacific/Efate	VU	-18.86	169.28	Ipota	Ipota Airport
IPC	Pacific/Easter	CL	-27.16	-109.42	Isla de Pascua	Mataveri Airport
IPE	Asia/Manila	PH	7.79	122.60	Ipil	Ipil Airport
IPG	America/Manaus	BR	-2.94	-69.69	Santo Antonio do Ica	Ipiranga Airport
IPH	Asia/Kuala_Lumpur	MY	4.57	101.09	Ipoh	Sultan Azlan Shah Airport
IPI	America/Bogota	CO	0.86	-77.67	Ipiales	San Luis Airport
IPL	America/Los_Angeles	US	32.83	-115.58	Imperial	Imperial County Airport
IPN	America/Sao_Paulo	BR	-19.47	-42.49	Ipatinga	Usiminas Airport
IPT	America/New_York	US	41.24	-76.92	Williamsport	Williamsport Regional Airport
IPU	America/Bahia	BR	-14.13	-39.73	Ipiau	Ipiau Airport
IPZ	America/Costa_Rica	CR	9.35	-83.71	Perez Zeledon	San Isidro del General Airport
IQA	Asia/Baghdad	IQ	33.79	42.44	Hit	Al Asad Air Base
IQM	Asia/Shanghai	CN	38.15	85.53	Qiemo	Qiemo Airport
IQN	Asia/Shanghai	CN	35.80	107.60	Qingyang	Qingyang Airport
IQQ	America/Santiago	CL	-20.54	-70.18	Iquique	Diego Aracena Airport
IQT	America/Lima	PE	-3.78	-73.31	Iquitos	Coronel FAP Francisco Secada Vignetta International Airport
IRA	Pacific/Guadalcanal	SB	-10.45	161.90	Kirakira	Ngorangora Airport
IRB	America/Chicago	US	30.91	-101.89	Iraan	Iraan Municipal Airport
IRC	America/Anchorage	US	65.83	-144.08	Circle	Circle City Airport
IRE	America/Bahia	BR	-11.34	-41.85	Irece	Irece Airport
IRG	Australia/Brisbane	AU	-12.79	143.30	Lockhart River	Lockhart River Airport
IRI	Africa/Dar_es_Salaam	TZ	-7.67	35.75	Nduli	Iringa Airport
IRJ	America/Argentina/La_Rioja	AR	-29.38	-66.80	La Rioja	Capitan V A Almonacid Airport
IRK	America/Chicago	US	40.09	-92.54	Kirksville	Kirksville Regional Airport
IRM	Asia/Yekaterinburg	RU	63.20	64.44	Igrim	Igrim Airport
IRN	America/Tegucigalpa	HN	15.94	-85.14	Iriona	Iriona Airport
IRO	Africa/Bangui	CF	10.24	22.72	Birao	Birao Airport
IRP	Africa/Lubumbashi	CD	2.83	27.59	Matari	Matari Airport
IRS	America/Detroit	US	41.81	-85.44	Sturgis	Kirsch Municipal Airport
IRZ	America/Manaus	BR	-0.42	-65.03	Santa Isabel do Rio Negro	Tapuruquara Airport
ISA	Australia/Brisbane	AU	-20.66	139.49	Mount Isa	Mount Isa Airport
ISB	Asia/Karachi	PK	33.55	72.83	Islamabad	Islamabad International Airport
ISC	Europe/London	GB	49.91	-6.29	St. Mary's	St. Mary's Airport
ISE	Europe/Istanbul	TR	37.86	30.37	Isparta	Suleyman Demirel International Airport
ISG	Asia/Tokyo	JP	24.34	124.19	Ishigaki	Ishigaki Airport
ISI	Australia/Brisbane	AU	-24.26	144.43	Isisford	Isisford Airport
ISJ	America/Cancun	MX	21.25	-86.74	Isla Mujeres	Isla Mujeres Airport
ISK	Asia/Kolkata	IN	20.12	73.91	Nasik	Ozar Airport
ISL	Europe/Istanbul	TR	40.98	28.81	Istanbul	Ataturk International Airport
ISM	America/New_York	US	28.29	-81.44	Orlando	Kissimmee Gateway Airport
ISO	America/New_York	US	35.33	-77.61	Kinston	Kinston Regional Jetport At Stallings Field
ISP	America/New_York	US	40.80	-73.10	New York	Long Island Mac Arthur Airport
ISQ	America/Detroit	US	45.97	-86.17	Manistique	Schoolcraft County Airport
ISS	America/New_York	US	43.96	-69.71	Wiscasset	Wiscasset Airport
IST	Europe/Istanbul	TR	41.28	28.75	Istanbul	Istanbul Airport
ISU	Asia/Baghdad	IQ	35.56	45.32	Sulaymaniyah	Sulaymaniyah International Airport
ISW	America/Chicago	US	44.36	-89.84	Wisconsin Rapids	Alexander Field South Wood County Airport
ITA	America/Boa_Vista	BR	-3.13	-58.48	Itacoatiara	Itacoatiara Airport
ITB	America/Belem	BR	-4.24	-56.00	Itaituba	Itaituba Airport
ITE	America/Bahia	BR	-13.73	-39.14	Itubera	Itubera Airport
ITH	America/New_York	US	42.49	-76.46	Ithaca	Ithaca Tompkins International Airport
ITI	America/Santarem	BR	-8.70	-51.17	Cumaru do Norte	Agropecuaria Castanhais Airport
ITM	Asia/Tokyo	JP	34.79	135.44	Osaka	Osaka International Airport
ITO	Pacific/Honolulu	US	19.72	-155.05	Hilo	Hilo International Airport
ITP	America/Sao_Paulo	BR	-21.22	-41.88	Itaperuna	Itaperuna Airport
ITQ	America/Sao_Paulo	BR	-29.17	-56.54	Itaqui	Itaqui Airport
IUD	Asia/Qatar	QA	25.12	51.31	Ar Rayyan	Al Udeid Air Base
IUE	Pacific/Niue	NU	-19.08	-169.93	Alofi	Niue International Airport
IVA	Indian/Antananarivo	MG	-13.65	48.46	Ambanja	Ambanja Airport
IVC	Pacific/Auckland	NZ	-46.41	168.31	Invercargill	Invercargill Airport
IVG	Europe/Podgorica	ME	42.84	19.86	Berane	Berane Airport
IVL	Europe/Helsinki	FI	68.61	27.41	Ivalo	Ivalo Airport
IVR	Australia/Sydney	AU	-29.89	151.14	Inverell	Inverell Airport
IVW	Australia/Darwin	AU	-17.84	129.64	Inverway	Inverway Airport
IWA	Europe/Moscow	RU	56.94	40.94	Ivanovo	Ivanovo South Airport
IWD	America/Menominee	US	46.53	-90.13	Ironwood	Gogebic/Iron County Airport
IWJ	Asia/Tokyo	JP	34.68	131.79	Masuda	Iwami Airport
IWK	Asia/Tokyo	JP	34.14	132.24	Iwakuni	Iwakuni Marine Corps Air Station
IWO	Asia/Tokyo	JP	24.78	141.32	Iwo Jima	Iwo Jima Airport
IWS	America/Chicago	US	29.82	-95.67	Houston	West Houston Airport
IXA	Asia/Kolkata	IN	23.89	91.24	Agartala	Agartala Airport
IXB	Asia/Kolkata	IN	26.68	88.33	Siliguri	Bagdogra Airport
IXC	Asia/Kolkata	IN	30.67	76.79	Chandigarh	Chandigarh Airport
IXD	Asia/Kolkata	IN	25.44	81.73	Allahabad	Allahabad Airport
IXE	Asia/Kolkata	IN	12.96	74.89	Mangalore	Mangalore International Airport
IXG	Asia/Kolkata	IN	15.86	74.62	Belgaum	Belgaum Airport
IXH	Asia/Kolkata	IN	24.31	92.01	Kailashahar	Kailashahar Airport
IXI	Asia/Kolkata	IN	27.30	94.10	Lilabari	North Lakhimpur Airport
IXJ	Asia/Kolkata	IN	32.69	74.84	Jammu	Jammu Airport
IXK	Asia/Kolkata	IN	21.32	70.27	Keshod	Keshod Airport
IXL	Asia/Kolkata	IN	34.14	77.55	Leh	Leh Kushok Bakula Rimpochee Airport
IXM	Asia/Kolkata	IN	9.83	78.09	Madurai	Madurai Airport
IXN	Asia/Kolkata	IN	24.06	91.60	Khowai	Khowai Airport
IXP	Asia/Kolkata	IN	32.23	75.63	Pathankot Air Force Station	Pathankot Air Force Station
IXQ	Asia/Kolkata	IN	24.13	91.81	Kamalpur	Kamalpur Airport
IXR	Asia/Kolkata	IN	23.31	85.32	Ranchi	Birsa Munda Airport
IXS	Asia/Kolkata	IN	24.91	92.98	Silchar	Silchar Airport
IXT	Asia/Kolkata	IN	28.07	95.34	Pasighat	Pasighat Airport
IXU	Asia/Kolkata	IN	19.86	75.40	Aurangabad	Aurangabad Airport
IXV	Asia/Kolkata	IN	28.18	94.80	Along	Along Airport
IXW	Asia/Kolkata	IN	22.81	86.17	Jamshedpur	Jamshedpur Airport
IXY	Asia/Kolkata	IN	23.11	70.10	Kandla	Kandla Airport
IXZ	Asia/Kolkata	IN	11.64	92.73	Port Blair	Vir Savarkar International Airport
IYK	America/Los_Angeles	US	35.66	-117.83	Inyokern	Inyokern Airport
IZA	America/Sao_Paulo	BR	-21.51	-43.17	Juiz de Fora	Zona da Mata Regional Airport
IZO	Asia/Tokyo	JP	35.41	132.89	Izumo	Izumo Airport
IZT	America/Mexico_City	MX	16.45	-95.09	Ixtepec	Ixtepec Airport
JAA	Asia/Kabul	AF	34.40	70.50	Jalalabad	Jalalabad Airport
JAB	Australia/Darwin	AU	-12.66	132.89	Jabiru	Jabiru Airport
JAC	America/Denver	US	43.61	-110.74	Jackson	Jackson Hole Airport
JAD	Australia/Perth	AU	-32.10	115.88	Perth	Perth Jandakot Airport
JAE	America/Lima	PE	-5.59	-78.77	Jaen	Shumba Airport
JAF	Asia/Colombo	LK	9.79	80.07	Jaffna	Jaffna International Airport
JAG	Asia/Karachi	PK	28.28	68.45	Jacobabad	Shahbaz Air Base
JAI	Asia/Kolkata	IN	26.82	75.81	Jaipur	Jaipur International Airport
JAK	America/Port-au-Prince	HT	18.24	-72.52	Jacmel	Jacmel Airport
JAL	America/Mexico_City	MX	19.48	-96.80	Xalapa	El Lencero Airport
JAM	Europe/Sofia	BG	42.45	26.35	Yambol	Bezmer Air Base
JAN	America/Chicago	US	32.31	-90.08	Jackson	Jackson-Medgar Wiley Evers International Airport
JAP	America/Costa_Rica	CR	9.98	-84.77	Puntarenas	Chacarita Airport
JAR	Asia/Tehran	IR	28.59	53.58	Jahrom	Jahrom Airport
JAS	America/Chicago	US	30.89	-94.03	Jasper	Jasper County/Bell Field
JAU	America/Lima	PE	-11.78	-75.47	Jauja	Francisco Carle Airport
JAV	America/Nuuk	GL	69.24	-51.06	Ilulissat	Ilulissat Airport
JAW	America/Recife	BR	-7.59	-40.54	Araripina	Araripina Airport
JAX	America/New_York	US	30.49	-81.69	Jacksonville	Jacksonville International Airport
JBK	Asia/Shanghai	CN	44.18	89.59	Qitai	Qitai Jiangbulake Airport
JBQ	America/Santo_Domingo	DO	18.57	-69.99	La Isabela	La Isabela International Airport
JBR	America/Chicago	US	35.83	-90.65	Jonesboro	Jonesboro Municipal Airport
JCB	America/Sao_Paulo	BR	-27.17	-51.55	Joacaba	Santa Terezinha Airport
JCI	America/Chicago	US	38.83	-94.89	Olathe	New Century Aircenter Airport
JCK	Australia/Brisbane	AU	-20.67	141.72	Julia Creek	Julia Creek Airport
JCL	Europe/Prague	CZ	48.95	14.43	Ceske Budejovice	Ceske Budejovice Airport
JCM	America/Bahia	BR	-11.16	-40.55	Jacobina	Jacobina Airport
JCR	America/Santarem	BR	-6.23	-57.78	Jacareacanga	Jacareacanga Airport
JCT	America/Chicago	US	30.51	-99.76	Junction	Kimble County Airport
JCY	America/Chicago	US	30.25	-98.62	Johnson City	Lbj Ranch Airport
JDA	America/Los_Angeles	US	44.40	-118.97	John Day	Grant County Regional/Ogilvie Field
JDF	America/Sao_Paulo	BR	-21.79	-43.39	Juiz de Fora	Francisco de Assis Airport
JDG	Asia/Seoul	KR	33.40	126.71	Jeongseok	Jeongseok Airport
JDH	Asia/Kolkata	IN	26.25	73.05	Jodhpur	Jodhpur Airport
JDN	America/Denver	US	47.33	-106.95	Jordan	Jordan Airport
JDO	America/Fortaleza	BR	-7.22	-39.27	Juazeiro do Norte	Orlando Bezerra de Menezes Airport
JDR	America/Sao_Paulo	BR	-21.09	-44.22	Sao Joao del Rei	Prefeito Octavio de Almeida Neves Airport
JDZ	Asia/Shanghai	CN	29.34	117.18	Jingdezhen	Jingdezhen Airport
JED	Asia/Riyadh	SA	21.68	39.16	Jeddah	King Abdulaziz International Airport
JEE	America/Port-au-Prince	HT	18.66	-74.17	Jeremie	Jeremie Airport
JEF	America/Chicago	US	38.59	-92.16	Jefferson City	Jefferson City Memorial Airport
JEG	America/Nuuk	GL	68.72	-52.78	Aasiaat	Aasiaat Airport
JEK	Africa/Lusaka	ZM	-15.63	29.60	Lower Zambezi National Park	Jeki Airstrip
JEQ	America/Bahia	BR	-13.88	-40.07	Jequie	Jequie Airport
JER	Europe/Jersey	JE	49.21	-2.20	Saint Helier	Jersey Airport
JFK	America/New_York	US	40.64	-73.78	New York	John F Kennedy International Airport
JFN	America/New_York	US	41.78	-80.70	Ashtabula	Northeast Ohio Regional Airport
JFR	America/Nuuk	GL	62.01	-49.67	Paamiut	Paamiut Airport
JGA	Asia/Kolkata	IN	22.47	70.01	Jamnagar	Jamnagar Airport
JGN	Asia/Shanghai	CN	39.86	98.34	Jiayuguan	Jiayuguan Airport
JGS	Asia/Shanghai	CN	26.86	114.74	Ji'an	Jinggangshan Airport
JHB	Asia/Kuala_Lumpur	MY	1.64	103.67	Senai	Senai International Airport
JHF	America/Sao_Paulo	BR	-23.43	-47.17	São Roque	São Paulo Catarina Executive Airport
JHG	Asia/Shanghai	CN	21.97	100.76	Jinghong	Xishuangbanna Gasa Airport
JHL	America/Edmonton	CA	57.22	-111.42	Albian Village	Fort MacKay/Albian Aerodrome
JHM	Pacific/Honolulu	US	20.96	-156.67	Lahaina	Kapalua Airport
JHS	America/Nuuk	GL	66.95	-53.73	Sisimiut	Sisimiut Airport
JHW	America/New_York	US	42.15	-79.26	Jamestown	Chautauqua County/Jamestown Airport
JIA	America/Cuiaba	BR	-11.42	-58.70	Juina	Juina Airport
JIB	Africa/Djibouti	DJ	11.55	43.16	Djibouti City	Djibouti-Ambouli Airport
JIC	Asia/Shanghai	CN	38.54	102.35	Jinchang	Jinchuan Airport
JIJ	Africa/Addis_Ababa	ET	9.33	42.91	Jijiga	Jigjiga Garad Wilwal Airport
JIK	Europe/Athens	GR	37.68	26.35	Ikaria Island	Ikaria Airport
JIL	Asia/Shanghai	CN	44.00	126.40	Jilin	Jilin Airport
JIM	Africa/Addis_Ababa	ET	7.67	36.82	Jimma	Jimma Airport
JIN	Africa/Kampala	UG	0.45	33.20	Jinja	Jinja Airport
JIP	America/Guayaquil	EC	-1.00	-80.67	Jipijapa	Jipijapa Airport
JIQ	Asia/Shanghai	CN	29.51	108.83	Chongqing	Qianjiang Wulingshan Airport
JIR	Asia/Kathmandu	NP	27.62	86.22	Jiri	Jiri Airport
JIU	Asia/Shanghai	CN	29.48	115.80	Jiujiang	Jiujiang Lushan Airport
JIW	Asia/Karachi	PK	25.07	61.81	Jiwani	Jiwani Airport
JJD	America/Fortaleza	BR	-2.91	-40.36	Jijoca de Jericoacoara	Comandante Ariston Pessoa Airport
JJG	America/Sao_Paulo	BR	-28.68	-49.06	Jaguaruna	Humberto Ghizzo Bortoluzzi Regional Airport
JJI	America/Lima	PE	-7.17	-76.73	Juanjui	Juanjui Airport
JJM	Africa/Nairobi	KE	0.17	38.20	Meru-Kinna	Mulika Lodge Airport
JJN	Asia/Shanghai	CN	24.80	118.59	Quanzhou	Quanzhou Airport
JKG	Europe/Stockholm	SE	57.76	14.07	Jonkoping	Jonkoping Airport
JKH	Europe/Athens	GR	38.34	26.14	Chios Island	Chios Island National Airport
JKL	Europe/Athens	GR	36.96	26.94	Kalymnos Island	Kalymnos Airport
JKR	Asia/Kathmandu	NP	26.71	85.92	Janakpur	Janakpur Airport
JKV	America/Chicago	US	31.87	-95.22	Jacksonville	Cherokee County Airport
JLA	America/Anchorage	US	60.48	-149.72	Cooper Landing	Quartz Creek Airport
JLN	America/Chicago	US	37.15	-94.50	Joplin	Joplin Regional Airport
JLR	Asia/Kolkata	IN	23.18	80.05	Jabalpur	Jabalpur Airport
JLS	America/Sao_Paulo	BR	-20.29	-50.55	Jales	Jales Airport
JMK	Europe/Athens	GR	37.44	25.35	Mykonos Island	Mikonos Airport
JMO	Asia/Kathmandu	NP	28.78	83.72	Jomsom	Jomsom Airport
JMS	America/Chicago	US	46.93	-98.68	Jamestown	Jamestown Regional Airport
JMU	Asia/Shanghai	CN	46.84	130.47	Jiamusi	Jiamusi Airport
JNA	America/Sao_Paulo	BR	-15.47	-44.39	Januaria	Januaria Airport
JNB	Africa/Johannesburg	ZA	-26.13	28.24	Johannesburg	O. R. Tambo International Airport
JNG	Asia/Shanghai	CN	35.65	116.74	Jining	Jining Da'an Airport
JNH	Asia/Shanghai	CN	30.70	120.66	Jiaxing	Jiaxing Nanhu Airport
JNI	America/Argentina/Buenos_Aires	AR	-34.55	-60.93	Junin	Junin Airport
JNU	America/Anchorage	US	58.35	-134.58	Juneau	Juneau International Airport
JNX	Europe/Athens	GR	37.08	25.37	Naxos Island	Naxos Airport
JNZ	Asia/Shanghai	CN	41.10	121.06	Jinzhou	Jinzhou Airport
JOE	Europe/Helsinki	FI	62.66	29.61	Joensuu	Joensuu Airport
JOG	Asia/Jakarta	ID	-7.79	110.43	Yogyakarta	Adi Sutjipto International Airport
JOH	Africa/Johannesburg	ZA	-31.61	29.52	Port St Johns	Port St Johns Airport
JOI	America/Sao_Paulo	BR	-26.22	-48.80	Joinville	Lauro Carneiro de Loyola Airport
JOL	Asia/Manila	PH	6.05	121.01	Jolo	Jolo Airport
JOM	Africa/Dar_es_Salaam	TZ	-9.35	34.80	Njombe	Njombe Airport
JOS	Africa/Lagos	NG	9.64	8.87	Jos	Yakubu Gowon Airport
JOT	America/Chicago	US	41.52	-88.18	Joliet	Joliet Regional Airport
JPA	America/Fortaleza	BR	-7.15	-34.95	Joao Pessoa	Presidente Castro Pinto Airport
JPR	America/Boa_Vista	BR	-10.87	-61.85	Ji-Parana	Ji-Parana Airport
JQA	America/Nuuk	GL	70.73	-52.70	Uummannaq	Qaarsut Airport
JQE	America/Panama	PA	7.52	-78.16	Jaque	Jaque Airport
JRF	Pacific/Honolulu	US	21.31	-158.07	Kapolei	Kalaeloa (John Rodgers Field) Airport
JRG	Asia/Kolkata	IN	21.91	84.05	Veer Surendra Sai	Jharsuguda Airport
JRH	Asia/Kolkata	IN	26.73	94.18	Jorhat	Jorhat Airport
JRN	America/Cuiaba	BR	-10.31	-58.49	Juruena	Juruena Airport
JRO	Africa/Dar_es_Salaam	TZ	-3.43	37.07	Arusha	Kilimanjaro International Airport
JSA	Asia/Kolkata	IN	26.89	70.86	Jaisalmer	Jaisalmer Airport
JSH	Europe/Athens	GR	35.22	26.10	Crete Island	Sitia Airport
JSI	Europe/Athens	GR	39.18	23.50	Skiathos	Skiathos Island National Airport
JSM	America/Argentina/Catamarca	AR	-44.05	-70.46	Chubut	Jose De San Martin Airport
JSR	Asia/Dhaka	BD	23.18	89.16	Jashahor	Jessore Airport
JST	America/New_York	US	40.32	-78.83	Johnstown	John Murtha Johnstown/Cambria County Airport
JSU	America/Nuuk	GL	65.41	-52.94	Maniitsoq	Maniitsoq Airport
JSY	Europe/Athens	GR	37.42	24.95	Syros Island	Syros Airport
JTC	America/Sao_Paulo	BR	-22.16	-49.07	Bauru	Bauru-Arealva Airport
JTI	America/Sao_Paulo	BR	-17.83	-51.77	Jatai	Jatai Airport
JTR	Europe/Athens	GR	36.40	25.48	Santorini Island	Santorini Airport
JTY	Europe/Athens	GR	36.58	26.38	Astypalaia Island	Astypalaia Airport
JUA	America/Cuiaba	BR	-11.29	-57.54	Juara	Juara Sul Airport
JUB	Africa/Juba	SS	4.87	31.60	Juba	Juba Airport
JUI	Europe/Berlin	DE	53.68	7.06	Juist	Juist Airport
JUJ	America/Argentina/Jujuy	AR	-24.39	-65.10	San Salvador de Jujuy	Gobernador Horacio Guzman International Airport
JUL	America/Lima	PE	-15.47	-70.16	Juliaca	Inca Manco Capac International Airport
JUM	Asia/Kathmandu	NP	29.27	82.19	Jumla	Jumla Airport
JUN	Australia/Brisbane	AU	-24.84	143.06	Jundah	Jundah Airport
JUR	Australia/Perth	AU	-30.30	115.03	Jurien Bay	Jurien Bay Airport
JUT	America/Tegucigalpa	HN	14.65	-86.22	Jutigalpa	Jutigalpa airport
JUV	America/Nuuk	GL	72.79	-56.13	Upernavik	Upernavik Airport
JUZ	Asia/Shanghai	CN	28.97	118.90	Quzhou	Quzhou Airport
JVA	Indian/Antananarivo	MG	-18.81	45.27	Ankavandra	Ankavandra Airport
JVI	America/New_York	US	40.52	-74.60	Manville	Central Jersey Regional Airport
JVL	America/Chicago	US	42.62	-89.04	Janesville	Southern Wisconsin Regional Airport
JWA	Africa/Gaborone	BW	-24.60	24.69	Jwaneng	Jwaneng Airport
JWN	Asia/Tehran	IR	36.77	48.36	Zanjan	Zanjan Airport
JWO	Asia/Seoul	KR	37.03	127.89	Jungwon	Jungwon Air Base
JXA	Asia/Shanghai	CN	45.30	131.18	Jixi	Jixi Xingkaihu Airport
JXN	America/Detroit	US	42.26	-84.46	Jackson	Jackson County/Reynolds Field
JYR	Asia/Tehran	IR	28.73	57.67	Jiroft	Jiroft Airport
JYV	Europe/Helsinki	FI	62.40	25.68	Jyvaskylan Maalaiskunta	Jyvaskyla Airport
JZH	Asia/Shanghai	CN	32.85	103.68	Jiuzhaigou	Jiuzhai Huanglong Airport
KAA	Africa/Lusaka	ZM	-10.22	31.13	Kasama	Kasama Airport
KAB	Africa/Harare	ZW	-16.52	28.89	Kariba	Kariba International Airport
KAC	Asia/Damascus	SY	37.02	41.19	Kamishly	Kamishly Airport
KAD	Africa/Lagos	NG	10.70	7.32	Kaduna	Kaduna Airport
KAE	America/Anchorage	US	56.97	-133.95	Kake	Kake Seaplane Base
KAG	Asia/Seoul	KR	37.75	128.94	Gangneung	Gangneung Airport
KAJ	Europe/Helsinki	FI	64.29	27.69	Kajaani	Kajaani Airport
KAL	America/Anchorage	US	64.32	-158.74	Kaltag	Kaltag Airport
KAN	Africa/Lagos	NG	12.05	8.52	Kano	Mallam Aminu International Airport
KAO	Europe/Helsinki	FI	65.99	29.24	Kuusamo	Kuusamo Airport
KAP	Africa/Lubumbashi	CD	-8.35	22.58	Kapanga	Kapanga Airport
KAR	America/Guyana	GY	5.87	-60.61	Kamarang	Kamarang Airport
KAT	Pacific/Auckland	NZ	-35.07	173.28	Kaitaia	Kaitaia Airport
KAU	Europe/Helsinki	FI	63.13	23.05	Kauhava	Kauhava Airport
KAV	America/Caracas	VE	5.63	-61.78	Kavanayen	Kavanayen Airport
KAW	Asia/Yangon	MM	10.05	98.54	Kawthoung	Kawthoung Airport
KAX	Australia/Perth	AU	-27.69	114.26	Kalbarri	Kalbarri Airport
KAY	Pacific/Fiji	FJ	-17.62	179.02	Wakaya Island	Wakaya Island Airport
KAZ	Asia/Jayapura	ID	1.19	127.90	Kao-Celebes Island	Kao Airport
KBA	Africa/Freetown	SL	9.64	-11.52	Kabala	Kabala Airport
KBB	Australia/Darwin	AU	-17.78	129.21	Kirkimbie	Kirkimbie Station Airport
KBC	America/Anchorage	US	66.27	-145.82	Birch Creek	Birch Creek Airport
KBG	Africa/Kampala	UG	2.33	31.50	Kabalega Falls	Kabalega Falls Airport
KBH	Africa/Dar_es_Salaam	TZ	-3.79	32.65	Kahama	Buzwagi Airport
KBI	Africa/Douala	CM	2.87	9.98	Kribi	Kribi Airport
KBJ	Australia/Darwin	AU	-24.26	131.49	Kings Canyon	Kings Canyon Airport
KBK	Asia/Kolkata	IN	26.77	83.90	Kushinagar	Kushinagar Airport
KBL	Asia/Kabul	AF	34.57	69.21	Kabul	Kabul International Airport
KBM	Pacific/Port_Moresby	PG	-6.16	147.19	Kabwum	Kabwum
KBN	Africa/Lubumbashi	CD	-6.13	24.48	Kabinda	Tunta Airport
KBO	Africa/Lubumbashi	CD	-6.08	26.92	Kabalo	Kabalo Airport
KBP	Europe/Kyiv	UA	50.34	30.89	Kyiv	Boryspil International Airport
KBQ	Africa/Blantyre	MW	-13.01	33.47	Kasungu	Kasungu Airport
KBR	Asia/Kuala_Lumpur	MY	6.17	102.29	Kota Baharu	Sultan Ismail Petra Airport
KBS	Africa/Freetown	SL	7.94	-11.76	Bo	Bo Airport
KBU	Asia/Makassar	ID	-3.29	116.17	Laut Island	Stagen Airport
KBV	Asia/Bangkok	TH	8.10	98.99	Krabi	Krabi Airport
KBY	Australia/Adelaide	AU	-32.84	134.29	Streaky Bay	Streaky Bay Airport
KBZ	Pacific/Auckland	NZ	-42.42	173.60	Kaikoura	Kaikoura Airport
KCA	Asia/Shanghai	CN	41.72	82.99	Kuqa	Kuqa Airport
KCB	America/Paramaribo	SR	3.15	-55.72	Kasikasima	Tepoe Airstrip
KCE	Australia/Brisbane	AU	-20.60	147.86	Collinsville	Collinsville Airport
KCF	Asia/Karachi	PK	27.21	69.29	Kadanwari	Kadanwari Airport
KCG	America/Anchorage	US	56.31	-158.37	Chignik	Chignik Airport
KCH	Asia/Kuala_Lumpur	MY	1.48	110.35	Kuching	Kuching International Airport
KCK	Asia/Irkutsk	RU	57.77	108.06	Kirensk	Kirensk Airport
KCL	America/Anchorage	US	56.31	-158.53	Chignik Lagoon	Chignik Lagoon Airport
KCM	Europe/Istanbul	TR	37.54	36.95	Kahramanmaraş	Kahramanmaraş Airport
KCO	Europe/Istanbul	TR	40.73	30.08	Cengiz Topel	Cengiz Topel Airport
KCQ	America/Anchorage	US	56.26	-158.78	Chignik Lake	Chignik Lake Airport
KCR	America/Anchorage	US	63.57	-155.99	Colorado Creek	Colorado Creek Airport
KCS	Australia/Darwin	AU	-24.42	131.84	Kings Creek	Kings Creek Airport
KCT	Asia/Colombo	LK	5.99	80.32	Galle	Koggala Airport
KCU	Africa/Kampala	UG	1.76	31.74	Masindi	Masindi Airport
KCZ	Asia/Tokyo	JP	33.55	133.67	Nankoku	Kochi Ryoma Airport
KDA	Africa/Dakar	SN	12.90	-14.97	Kolda	Kolda North Airport
KDB	Australia/Perth	AU	-31.18	121.60	Kambalda	Kambalda Airport
KDC	Africa/Porto-Novo	BJ	11.13	2.93	Kandi	Kandi Airport
KDD	Asia/Karachi	PK	27.79	66.65	Khuzdar	Khuzdar Airport
KDH	Asia/Kabul	AF	31.51	65.85	Kandahar	Kandahar Airport
KDI	Asia/Makassar	ID	-4.08	122.42	Kendari-Celebes Island	Wolter Monginsidi Airport
KDJ	Africa/Libreville	GA	-0.18	10.75	N'Djole	Ville Airport
KDK	America/Anchorage	US	57.81	-152.37	Kodiak	Kodiak Municipal Airport
KDL	Europe/Tallinn	EE	58.99	22.83	Kardla	Kardla Airport
KDM	Indian/Maldives	MV	0.49	73.00	Huvadhu Atoll	Kaadedhdhoo Airport
KDN	Africa/Libreville	GA	-2.40	11.37	Ndende	Ndende Airport
KDO	Indian/Maldives	MV	1.86	73.52	Kadhdhoo	Kadhdhoo Airport
KDR	Pacific/Port_Moresby	PG	-6.27	149.56	Kandrian	Kandrian Airport
KDT	Asia/Bangkok	TH	14.10	99.92	Nakhon Pathom	Kamphaeng Saen Airport
KDU	Asia/Karachi	PK	35.34	75.54	Skardu	Skardu Airport
KDV	Pacific/Fiji	FJ	-19.06	178.16	Vunisea	Vunisea Airport
KDX	Africa/Khartoum	SD	11.14	29.70	Kadugli	Kadugli Airport
KDY	Asia/Vladivostok	RU	62.79	136.85	Tyopliy Klyuch	Tyopliy Klyuch Airport
KEA	Asia/Ashgabat	TM	37.81	65.21	Kerki	Kerki International Airport
KEB	America/Anchorage	US	59.35	-151.93	Nanwalek	Nanwalek Airport
KEC	Africa/Lusaka	CD	-10.35	28.63	Kasenga	Kasenga Airport
KED	Africa/Nouakchott	MR	16.16	-13.51	Kaedi	Kaedi Airport
KEE	Africa/Brazzaville	CG	-0.08	14.53	Kelle	Kelle Airport
KEF	Atlantic/Reykjavik	IS	63.98	-22.61	Reykjavik	Keflavik International Airport
KEI	Asia/Jayapura	ID	-6.59	139.36	Kepi-Papua Island	Kepi Airport
KEJ	Asia/Novokuznetsk	RU	55.27	86.11	Kemerovo	Kemerovo Airport
KEK	America/Anchorage	US	59.36	-157.47	Ekwok	Ekwok Airport
KEL	Europe/Berlin	DE	54.38	10.15	Kiel	Kiel-Holtenau Airport
KEM	Europe/Helsinki	FI	65.78	24.58	Kemi	Kemi-Tornio Airport
KEN	Africa/Freetown	SL	7.89	-11.18	Kenema	Kenema Airport
KEO	Africa/Abidjan	CI	9.50	-7.57	Odienne	Odienne Airport
KEP	Asia/Kathmandu	NP	28.10	81.67	Nepalgunj	Nepalgunj Airport
KEQ	Asia/Jayapura	ID	-0.64	133.13	Kebar-Papua Island	Kebar Airport
KER	Asia/Tehran	IR	30.27	56.95	Kerman	Kerman Airport
KES	America/Winnipeg	CA	56.04	-96.51	Kelsey	Kelsey Airport
KET	Asia/Yangon	MM	21.30	99.64	Kengtung	Kengtung Airport
KEU	Africa/Nairobi	KE	-1.58	35.25	Keekorok	Keekorok Airport
KEV	Europe/Helsinki	FI	61.86	24.79	Halli	Halli Airport
KEY	Africa/Nairobi	KE	-0.42	35.25	Kericho	Kericho Airport
KFA	Africa/Nouakchott	MR	16.59	-11.41	Kiffa	Kiffa Airport
KFE	Australia/Perth	AU	-22.29	119.44	Cloudbreak Village	Fortescue - Dave Forrest Aerodrome
KFG	Australia/Darwin	AU	-17.43	130.81	Kalkgurung	Kalkgurung Airport
KFP	America/Anchorage	US	54.85	-163.41	False Pass	False Pass Airport
KFS	Europe/Istanbul	TR	41.31	33.80	Kastamonu	Kastamonu Airport
KFZ	Europe/Tirane	AL	42.03	20.42	Kukes	Kukes Airport
KGA	Africa/Lubumbashi	CD	-5.90	22.47	Kananga	Kananga Airport
KGC	Australia/Adelaide	AU	-35.71	137.52	Kingscote	Kingscote Airport
KGD	Europe/Kaliningrad	RU	54.89	20.59	Kaliningrad	Khrabrovo Airport
KGE	Pacific/Guadalcanal	SB	-7.33	157.58	Kagau Island	Kagau Island Airport
KGF	Asia/Almaty	KZ	49.67	73.33	Karaganda	Sary-Arka International Airport
KGG	Africa/Dakar	SN	12.57	-12.22	Kedougou	Kedougou Airport
KGI	Australia/Perth	AU	-30.79	121.46	Kalgoorlie	Kalgoorlie-Boulder Airport
KGJ	Africa/Blantyre	MW	-9.95	33.89	Karonga	Karonga Airport
KGK	America/Anchorage	US	59.73	-157.26	Koliganek	Koliganek Airport
KGL	Africa/Kigali	RW	-1.97	30.14	Kigali	Kigali International Airport
KGN	Africa/Lubumbashi	CD	-4.53	26.62	Kasongo	Kasongo Airport
KGO	Europe/Kyiv	UA	48.54	32.28	Kropyvnytskyi	Kropyvnytskyi Airport
KGP	Asia/Yekaterinburg	RU	62.19	74.53	Kogalym	Kogalym International Airport
KGS	Europe/Athens	GR	36.79	27.09	Kos Island	Kos Airport
KGT	Asia/Shanghai	CN	30.14	101.74	Kangding	Garze Kangding Airport
KGU	Asia/Kuching	MY	5.36	116.16	Keningau	Keningau Airport
KGX	America/Anchorage	US	62.89	-160.07	Grayling	Grayling Airport
KGY	Australia/Brisbane	AU	-26.58	151.84	Kingaroy	Kingaroy Airport
KGZ	America/Anchorage	US	61.46	-142.38	Glacier Creek	Glacier Creek Airport
KHC	Europe/Simferopol	UA	45.37	36.40	Kerch	Kerch Airport
KHD	Asia/Tehran	IR	33.44	48.28	Khoram Abad	Khoram Abad Airport
KHG	Asia/Shanghai	CN	39.54	76.02	Kashgar	Kashgar Airport
KHH	Asia/Taipei	TW	22.58	120.35	Kaohsiung City	Kaohsiung International Airport
KHI	Asia/Karachi	PK	24.91	67.16	Karachi	Jinnah International Airport
KHJ	Europe/Helsinki	FI	62.46	22.39	Kauhajoki	Kauhajoki Airport
KHK	Asia/Tehran	IR	29.26	50.32	Khark Island	Khark Island Airport
KHM	Asia/Yangon	MM	25.99	95.67	Kanti	Kanti Airport
KHN	Asia/Shanghai	CN	28.86	115.90	Nanchang	Nanchang Changbei International Airport
KHR	Asia/Ulaanbaatar	MN	47.25	102.83	Kharkhorin	Kharkhorin Airport
KHS	Asia/Muscat	OM	26.17	56.24	Khasab	Khasab Air Base
KHT	Asia/Kabul	AF	33.33	69.95	Khost	Khost Airport
KHV	Asia/Vladivostok	RU	48.53	135.19	Khabarovsk	Khabarovsk-Novy Airport
KHW	Africa/Gaborone	BW	-19.15	23.78	Khwai River Lodge	Khwai River Lodge Airport
KHY	Asia/Tehran	IR	38.43	44.97	Khoy	Khoy Airport
KHZ	Pacific/Tahiti	PF	-15.78	-145.12	Kauehi	Kauehi Airport
KIA	America/Guyana	GY	5.17	-59.49	Kaieteur Falls	Kaieteur International Airport
KIC	America/Los_Angeles	US	36.23	-121.12	King City	Mesa Del Rey Airport
KID	Europe/Stockholm	SE	55.92	14.09	Kristianstad	Kristianstad Airport
KIE	Pacific/Bougainville	PG	-6.30	155.73	Kieta	Aropa Airport
KIF	America/Toronto	CA	53.01	-89.86	Kingfisher Lake	Kingfisher Lake Airport
KIH	Asia/Tehran	IR	26.53	53.98	Kish Island	Kish International Airport
KIJ	Asia/Tokyo	JP	37.96	139.12	Niigata	Niigata Airport
KIK	Asia/Baghdad	IQ	35.47	44.35	Kirkuk	Kirkuk Air Base
KIM	Africa/Johannesburg	ZA	-28.80	24.77	Kimberley	Kimberley Airport
KIN	America/Jamaica	JM	17.94	-76.79	Kingston	Norman Manley International Airport
KIP	America/Chicago	US	33.86	-98.49	Wichita Falls	Kickapoo Downtown Airport
KIR	Europe/Dublin	IE	52.18	-9.52	Killarney	Kerry Airport
KIS	Africa/Nairobi	KE	-0.09	34.73	Kisumu	Kisumu Airport
KIT	Europe/Athens	GR	36.27	23.02	Kithira Island	Kithira Airport
KIW	Africa/Lusaka	ZM	-12.90	28.15	Kitwe	Southdowns Airport
KIX	Asia/Tokyo	JP	34.43	135.24	Osaka	Kansai International Airport
KIY	Africa/Dar_es_Salaam	TZ	-8.93	39.52	Kilwa Masoko	Kilwa Masoko Airport
KJA	Asia/Krasnoyarsk	RU	56.17	92.49	Krasnoyarsk	Yemelyanovo Airport
KJB	Asia/Kolkata	IN	15.71	78.16	Kurnool	Kurnool Airport
KJH	Asia/Shanghai	CN	26.97	107.99	Kaili	Kaili Huangping Airport
KJK	Europe/Brussels	BE	50.49	3.12	Wevelgem	Wevelgem Airport
KJP	Asia/Tokyo	JP	26.17	127.29	Kerama	Kerama Airport
KJT	Asia/Jakarta	ID	-6.65	108.17	Bandung	Kertajati International Airport
KKA	America/Anchorage	US	64.94	-161.15	Koyuk	Koyuk Alfred Adams Airport
KKC	Asia/Bangkok	TH	16.47	102.78	Khon Kaen	Khon Kaen Airport
KKD	Pacific/Port_Moresby	PG	-8.88	147.73	Kokoda	Kokoda Airport
KKE	Pacific/Auckland	NZ	-35.26	173.91	Kerikeri	Kerikeri Airport
KKH	America/Anchorage	US	59.96	-162.88	Kongiganak	Kongiganak Airport
KKI	America/Anchorage	US	60.91	-161.49	Akiachak	Akiachak Airport
KKJ	Asia/Tokyo	JP	33.85	131.03	Kitakyushu	Kitakyushu Airport
KKK	America/Anchorage	US	64.42	-156.84	Kalakaket Creek	Kalakaket Creek Air Station
KKM	Asia/Bangkok	TH	14.87	100.66	Khok Kathiam	Khok Kathiam Airport
KKN	Europe/Oslo	NO	69.73	29.89	Kirkenes	Kirkenes Airport Hoybuktmoen
KKO	Pacific/Auckland	NZ	-35.45	173.82	Kaikohe	Kaikohe Airport
KKP	Australia/Brisbane	AU	-15.32	143.96	Koolburra	Koolburra Airport
KKQ	Asia/Yekaterinburg	RU	65.72	82.45	Krasnoselkup	Krasnoselkup Airport
KKR	Pacific/Tahiti	PF	-15.66	-146.88	Kaukura	Kaukura Airport
KKS	Asia/Tehran	IR	33.90	51.58	Kashan	Kashan Airport
KKT	America/Chicago	US	40.76	-87.43	Kentland	Kentland Municipal Airport
KKU	America/Anchorage	US	58.81	-158.56	Ekuk	Ekuk Airport
KKW	Africa/Kinshasa	CD	-5.04	18.79	Kikwit	Kikwit Airport
KKX	Asia/Tokyo	JP	28.32	129.93	Kikai	Kikai Airport
KKY	Europe/Dublin	IE	52.65	-7.30	Kilkenny	Kilkenny Airport
KLB	Africa/Lusaka	ZM	-15.00	22.65	Kalabo	Kalabo Airport
KLC	Africa/Dakar	SN	14.15	-16.05	Kaolack	Kaolack Airport
KLD	Europe/Moscow	RU	56.82	35.76	Tver	Migalovo Air Base
KLE	Africa/Douala	CM	10.09	14.45	Kaele	Kaele Airport
KLF	Europe/Moscow	RU	54.55	36.37	Kaluga	Grabtsevo Airport
KLG	America/Anchorage	US	61.54	-160.35	Kalskag	Kalskag Airport
KLH	Asia/Kolkata	IN	16.66	74.29	Kolhapur	Kolhapur Airport
KLI	Africa/Kinshasa	CD	4.16	21.65	Kotakoli	Kotakoli Airport
KLK	Africa/Nairobi	KE	3.48	35.83	Kalokol	Kalokol Airport
KLM	Asia/Tehran	IR	37.38	55.45	Kalaleh	Kalaleh Airport
KLN	America/Anchorage	US	57.54	-153.98	Larsen Bay	Larsen Bay Airport
KLO	Asia/Manila	PH	11.68	122.38	Kalibo	Kalibo International Airport
KLQ	Asia/Jakarta	ID	-2.62	103.95	Keluang	Keluang Airport
KLR	Europe/Stockholm	SE	56.69	16.29	Kalmar	Kalmar Airport
KLS	America/Los_Angeles	US	46.12	-122.90	Kelso	Southwest Washington Regional Airport
KLU	Europe/Vienna	AT	46.64	14.34	Klagenfurt am Worthersee	Klagenfurt Airport
KLV	Europe/Prague	CZ	50.20	12.91	Karlovy Vary	Karlovy Vary International Airport
KLW	America/Anchorage	US	55.58	-133.08	Klawock	Klawock Airport
KLX	Europe/Athens	GR	37.07	22.03	Kalamata	Kalamata Airport
KLY	Africa/Lubumbashi	CD	-2.58	26.73	Kalima	Kinkungwa Airport
KLZ	Africa/Johannesburg	ZA	-29.69	17.09	Kleinsee	Kleinsee Airport
KMA	Pacific/Port_Moresby	PG	-7.96	145.77	Kerema	Kerema Airport
KME	Africa/Kigali	RW	-2.46	28.91	Kamembe	Kamembe Airport
KMG	Asia/Shanghai	CN	24.99	102.74	Kunming	Kunming Wujiaba International Airport
KMH	Africa/Johannesburg	ZA	-27.46	23.41	Kuruman	Johan Pienaar Airport
KMI	Asia/Tokyo	JP	31.88	131.45	Miyazaki	Miyazaki Airport
KMJ	Asia/Tokyo	JP	32.84	130.85	Kumamoto	Kumamoto Airport
KMK	Africa/Brazzaville	CG	-3.48	12.62	Makabana	Makabana Airport
KML	Australia/Brisbane	AU	-19.38	140.06	Kamileroi	Kamileroi Airport
KMN	Africa/Lubumbashi	CD	-8.73	24.99	Kamina	Kamina / Ville Airport
KMO	America/Anchorage	US	58.93	-158.90	Manokotak	Manokotak Airport
KMP	Africa/Windhoek	NA	-26.54	18.11	Keetmanshoop	Keetmanshoop Airport
KMQ	Asia/Tokyo	JP	36.39	136.41	Kanazawa	Komatsu Airport
KMR	Pacific/Port_Moresby	PG	-6.49	144.82	Karimui	Karimui Airport
KMS	Africa/Accra	GH	6.71	-1.59	Kumasi	Kumasi Airport
KMU	Africa/Mogadishu	SO	-0.38	42.46	Kisimayu	Kisimayu Airport
KMV	Asia/Yangon	MM	23.19	94.05	Kalemyo	Kalay Airport
KMW	Europe/Moscow	RU	57.80	41.02	Kostroma	Kostroma Sokerkino Airport
KMX	Asia/Riyadh	SA	18.30	42.80	King Khaled	King Khaled Air Base
KMZ	Africa/Lusaka	ZM	-14.80	24.78	Kaoma	Kaoma Airport
KNA	America/Santiago	CL	-32.95	-71.48	Vina del Mar	Vina del mar Airport
KNB	America/Denver	US	37.01	-112.53	Kanab	Kanab Municipal Airport
KND	Africa/Lubumbashi	CD	-2.92	25.92	Kindu	Kindu Airport
KNF	Europe/London	GB	52.65	0.55	Marham	RAF Marham
KNG	Asia/Jayapura	ID	-3.64	133.70	Kaimana-Papua Island	Kaimana Airport
KNH	Asia/Taipei	TW	24.43	118.36	Shang-I	Kinmen Airport
KNI	Australia/Perth	AU	-33.72	117.63	Katanning	Katanning Airport
KNJ	Africa/Brazzaville	CG	-3.95	14.52	Kindamba	Kindamba Airport
KNK	America/Anchorage	US	59.43	-154.80	Kokhanok	Kokhanok Airport
KNM	Africa/Lubumbashi	CD	-7.58	24.15	Kaniama	Kaniama Airport
KNN	Africa/Conakry	GN	10.39	-9.30	Kankan	Kankan Airport
KNO	Asia/Jakarta	ID	3.64	98.87	Medan	Polonia International Airport
KNQ	Pacific/Noumea	NC	-21.05	164.84	Kone	Kone Airport
KNR	Asia/Tehran	IR	27.82	52.35	Kangan	Jam Airport
KNS	Australia/Melbourne	AU	-39.88	143.88	King Island	King Island Airport
KNT	America/Chicago	US	36.23	-90.04	Kennett	Kennett Memorial Airport
KNU	Asia/Kolkata	IN	26.40	80.41	Kanpur	Kanpur Chakeri Airport
KNW	America/Anchorage	US	59.45	-157.37	New Stuyahok	New Stuyahok Airport
KNX	Australia/Perth	AU	-15.78	128.71	Kununurra	Kununurra Airport
KNZ	Africa/Bamako	ML	12.83	-11.25	Kenieba	Kenieba Airport
KOA	Pacific/Honolulu	US	19.74	-156.05	Kailua-Kona	Ellison Onizuka Kona International At Keahole Airport
KOC	Pacific/Noumea	NC	-20.55	164.26	Koumac	Koumac Airport
KOE	Asia/Makassar	ID	-10.17	123.67	Kupang-Timor Island	El Tari Airport
KOF	Africa/Johannesburg	ZA	-25.44	31.93	Komatipoort	Komatipoort Airport
KOH	Australia/Brisbane	AU	-15.92	142.45	Koolatah	Koolatah Airport
KOI	Europe/London	GB	58.96	-2.90	Orkney Islands	Kirkwall Airport
KOJ	Asia/Tokyo	JP	31.80	130.72	Kagoshima	Kagoshima Airport
KOK	Europe/Helsinki	FI	63.72	23.14	Kokkola	Kruunupyy Airport
KOO	Africa/Lubumbashi	CD	-5.39	26.99	Kongolo	Kongolo Airport
KOP	Asia/Bangkok	TH	17.38	104.64	Nakhon Phanom	Nakhon Phanom Airport
KOQ	Europe/Berlin	DE	51.72	11.95	Kothen	Kothen Airport
KOS	Asia/Phnom_Penh	KH	10.58	103.64	Sihanukville	Sihanoukville International Airport
KOT	America/Anchorage	US	63.03	-163.53	Kotlik	Kotlik Airport
KOU	Africa/Libreville	GA	-1.18	12.44	Koulamoutou	Koulamoutou Airport
KOV	Asia/Almaty	KZ	53.33	69.59	Kokshetau	Kokshetau Airport
KOW	Asia/Shanghai	CN	25.83	114.91	Ganzhou	Ganzhou Airport
KOX	Asia/Jayapura	ID	-4.72	136.43	Kokonau-Papua Island	Kokonau Airport
KOZ	America/Anchorage	US	57.94	-152.46	Ouzinkie	Ouzinkie Airport
KPC	America/Nome	US	65.25	-166.86	Port Clarence	Port Clarence Cgs Airport
KPI	Asia/Kuching	MY	2.02	112.95	Kapit	Kapit Airport
KPM	Pacific/Port_Moresby	PG	-5.38	143.92	Kompiam	Kompiam Airport
KPN	America/Anchorage	US	59.93	-164.03	Kipnuk	Kipnuk Airport
KPO	Asia/Seoul	KR	35.99	129.42	Pohang	Pohang Airport
KPP	Australia/Brisbane	AU	-14.90	144.20	Kalpowar	Kalpowar Airport
KPS	Australia/Sydney	AU	-31.07	152.77	Kempsey	Kempsey Airport
KPT	America/Los_Angeles	US	41.98	-114.66	Jackpot	Jackpot/Hayden Field
KPV	America/Anchorage	US	55.91	-159.16	Perryville	Perryville Airport
KPW	Asia/Anadyr	RU	67.84	166.14	Keperveem	Keperveem Airport
KQA	America/Nome	US	54.14	-165.60	Akutan	Akutan Airport
KQH	Asia/Kolkata	IN	26.59	74.82	Kishangarh	Kishangarh Airport, Ajmer
KQT	Asia/Dushanbe	TJ	37.87	68.86	Kurgan-Tyube	Qurghonteppa International Airport
KRA	Australia/Melbourne	AU	-35.75	143.94	Kerang	Kerang Airport
KRB	Australia/Brisbane	AU	-17.46	140.83	Karumba	Karumba Airport
KRC	Asia/Jakarta	ID	-2.09	101.46	Sungai Penuh	Depati Parbo Airport
KRE	Africa/Bujumbura	BI	-2.54	30.09	Kirundo	Kirundo Airport
KRF	Europe/Stockholm	SE	63.05	17.77	Kramfors	Kramfors Solleftea Airport
KRG	America/Guyana	GY	4.03	-59.53	Karasabai	Karasabai Airport
KRI	Pacific/Port_Moresby	PG	-7.42	144.25	Kikori	Kikori Airport
KRJ	Pacific/Port_Moresby	PG	-4.60	143.52	Karawari	Karawari Airstrip
KRK	Europe/Warsaw	PL	50.08	19.78	Kraków	John Paul II International Airport Kraków-Balice Airport
KRL	Asia/Shanghai	CN	41.70	86.13	Korla	Korla Airport
KRM	America/Guyana	GY	3.75	-59.31	Karanambo	Karanambo Airport
KRN	Europe/Stockholm	SE	67.82	20.34	Kiruna	Kiruna Airport
KRO	Asia/Yekaterinburg	RU	55.48	65.42	Kurgan	Kurgan Airport
KRP	Europe/Copenhagen	DK	56.30	9.12	Karup	Karup Airport
KRQ	Europe/Zaporozhye	UA	48.71	37.63	Kramatorsk	Kramatorsk Airport
KRR	Europe/Moscow	RU	45.03	39.17	Krasnodar	Krasnodar International Airport
KRS	Europe/Oslo	NO	58.20	8.09	Kjevik	Kristiansand Airport
KRT	Africa/Khartoum	SD	15.59	32.55	Khartoum	Khartoum International Airport
KRW	Asia/Ashgabat	TM	40.06	53.01	Krasnovodsk	Turkmenbashi Airport
KRY	Asia/Shanghai	CN	45.47	84.95	Karamay	Karamay Airport
KRZ	Africa/Kinshasa	CD	-1.44	19.02	Kiri	Basango Mboliasa Airport
KSA	Pacific/Kosrae	FM	5.36	162.96	Kosrae	Kosrae Airport
KSC	Europe/Bratislava	SK	48.66	21.24	Kosice	Kosice Airport
KSD	Europe/Stockholm	SE	59.44	13.34	Karlstad	Karlstad Airport
KSE	Africa/Kampala	UG	0.18	30.10	Kasese	Kasese Airport
KSF	Europe/Berlin	DE	51.41	9.38	Kassel	Kassel-Calden Airport
KSH	Asia/Tehran	IR	34.35	47.16	Kermanshah	Shahid Ashrafi Esfahani Airport
KSI	Africa/Conakry	GN	9.16	-10.12	Kissidougou	Kissidougou Airport
KSJ	Europe/Athens	GR	35.42	26.91	Kasos Island	Kasos Airport
KSK	Europe/Stockholm	SE	59.35	14.50	Karlskoga	Karlskoga Airport
KSL	Africa/Khartoum	SD	15.39	36.33	Kassala	Kassala Airport
KSM	America/Nome	US	62.06	-163.30	St Mary'S	St Mary's Airport
KSN	Asia/Qyzylorda	KZ	53.21	63.55	Kostanay	Kostanay International Airport
KSO	Europe/Athens	GR	40.45	21.28	Kastoria	Kastoria National Airport
KSQ	Asia/Samarkand	UZ	38.80	65.77	Karshi	Karshi Airport
KSS	Africa/Bamako	ML	11.33	-5.70	Sikasso	Sikasso Airport
KST	Africa/Khartoum	SD	13.18	32.73	Kosti	Kosti Airport
KSU	Europe/Oslo	NO	63.11	7.82	Kvernberget	Kristiansund Airport Kvernberget
KSV	Australia/Brisbane	AU	-23.55	140.70	Springvale	Springvale Airport
KSW	Asia/Jerusalem	IL	33.22	35.60	Kiryat Shmona	Kiryat Shmona Airport
KSY	Europe/Istanbul	TR	40.56	43.12	Kars	Kars Airport
KSZ	Europe/Moscow	RU	61.24	46.70	Kotlas	Kotlas Airport
KTA	Australia/Perth	AU	-20.71	116.77	Karratha	Karratha Airport
KTD	Asia/Tokyo	JP	25.94	131.33	Kitadaito	Kitadaito Airport
KTE	Asia/Kuala_Lumpur	MY	4.54	103.43	Kerteh	Kerteh Airport
KTF	Pacific/Auckland	NZ	-40.81	172.77	Takaka	Takaka Airport
KTG	Asia/Pontianak	ID	-1.82	109.96	Ketapang	Ketapang (Rahadi Usman) Airport
KTI	Asia/Phnom_Penh	KH	11.36	104.92	Krong Ta Khmau	Techo International Airport
KTL	Africa/Nairobi	KE	0.97	34.96	Kitale	Kitale Airport
KTM	Asia/Kathmandu	NP	27.70	85.36	Kathmandu	Tribhuvan International Airport
KTN	America/Anchorage	US	55.35	-131.71	Ketchikan	Ketchikan International Airport
KTO	America/Guyana	GY	4.65	-59.83	Kato	Kato Airport
KTP	America/Jamaica	JM	17.99	-76.82	Tinson Pen	Tinson Pen Airport
KTQ	Europe/Helsinki	FI	62.17	30.07	Kitee	Kitee Airport
KTR	Australia/Darwin	AU	-14.52	132.38	Tindal	Tindal Airport
KTS	America/Anchorage	US	65.33	-166.47	Brevig Mission	Brevig Mission Airport
KTT	Europe/Helsinki	FI	67.70	24.85	Kittila	Kittila Airport
KTU	Asia/Kolkata	IN	25.16	75.85	Kota	Kota Airport
KTW	Europe/Warsaw	PL	50.47	19.08	Katowice	Katowice International Airport
KTX	Africa/Bamako	ML	12.38	-5.47	Koutiala	Koutiala Airport
KTY	Asia/Colombo	LK	6.55	79.98	Kalutara	Katukurunda Airport
KUA	Asia/Kuala_Lumpur	MY	3.78	103.21	Kuantan	Kuantan Airport
KUC	Pacific/Tarawa	KI	0.22	173.44	Kuria	Kuria Airport
KUD	Asia/Kuching	MY	6.92	116.84	Kudat	Kudat Airport
KUF	Europe/Samara	RU	53.50	50.16	Samara	Kurumoch International Airport
KUG	Australia/Brisbane	AU	-10.22	142.22	Kubin	Kubin Airport
KUH	Asia/Tokyo	JP	43.04	144.19	Kushiro	Kushiro Airport
KUK	America/Anchorage	US	60.87	-162.52	Kasigluk	Kasigluk Airport
KUL	Asia/Kuala_Lumpur	MY	2.75	101.71	Kuala Lumpur	Kuala Lumpur International Airport
KUM	Asia/Tokyo	JP	30.39	130.66	Yakushima	Yakushima Airport
KUN	Europe/Vilnius	LT	54.96	24.08	Kaunas	Kaunas International Airport
KUO	Europe/Helsinki	FI	63.01	27.80	Kuopio	Kuopio Airport
KUQ	Pacific/Port_Moresby	PG	-7.14	143.28	Kuri	Kuri Airport
KUS	America/Nuuk	GL	65.57	-37.12	Kulusuk	Kulusuk Airport
KUT	Asia/Tbilisi	GE	42.18	42.48	Kutaisi	Kopitnari Airport
KUU	Asia/Kolkata	IN	31.88	77.15	Kullu Manali	Kullu Manali Airport
KUV	Asia/Seoul	KR	35.90	126.62	Kunsan	Kunsan Air Base
KVA	Europe/Athens	GR	40.91	24.62	Kavala	Alexander the Great International Airport
KVB	Europe/Stockholm	SE	58.46	13.97	Skovde	Skovde Airport
KVC	America/Anchorage	US	55.12	-162.27	King Cove	King Cove Airport
KVG	Pacific/Port_Moresby	PG	-2.58	150.81	Kavieng	Kavieng Airport
KVK	Europe/Moscow	RU	67.46	33.59	Apatity	Kirovsk-Apatity Airport
KVL	America/Anchorage	US	67.74	-164.56	Kivalina	Kivalina Airport
KVM	Asia/Anadyr	RU	64.67	170.42	Markovo	Markovo Airport
KVX	Europe/Moscow	RU	58.50	49.35	Kirov	Pobedilovo Airport
KWA	Pacific/Kwajalein	MH	8.72	167.73	Kwajalein	Bucholz Army Air Field(Kwajalein Kmr)(Atoll) Airport
KWE	Asia/Shanghai	CN	26.54	106.80	Guiyang	Longdongbao Airport
KWG	Europe/Zaporozhye	UA	48.04	33.21	Kryvyi Rih	Kryvyi Rih International Airport
KWH	Asia/Kabul	AF	37.88	70.22	Khwahan	Khwahan Airport
KWI	Asia/Kuwait	KW	29.23	47.98	Kuwait City	Kuwait International Airport
KWJ	Asia/Seoul	KR	35.13	126.81	Gwangju	Gwangju Airport
KWK	America/Anchorage	US	59.88	-163.17	Kwigillingok	Kwigillingok Airport
KWL	Asia/Shanghai	CN	25.22	110.04	Guilin City	Guilin Liangjiang International Airport
KWM	Australia/Brisbane	AU	-15.49	141.75	Kowanyama	Kowanyama Airport
KWN	America/Anchorage	US	59.76	-161.85	Quinhagak	Quinhagak Airport
KWO	Pacific/Port_Moresby	PG	-7.98	142.82	Kawito	Kawito Airport
KWP	America/Anchorage	US	57.77	-153.55	West Point	West Point Village Seaplane Base
KWT	America/Anchorage	US	60.79	-161.44	Kwethluk	Kwethluk Airport
KWZ	Africa/Lubumbashi	CD	-10.77	25.51	Kolwezi	Kolwezi Airport
KXB	Asia/Makassar	ID	-4.34	121.52	Kolaka	Sangia Nibandera Airport
KXD	Asia/Yekaterinburg	RU	59.66	67.43	Kondinskoye	Kondinskoye Airport
KXE	Africa/Johannesburg	ZA	-26.87	26.72	Klerksdorp	P C Pelser Airport
KXF	Pacific/Fiji	FJ	-17.35	179.42	Koro Island	Koro Island Airport
KXK	Asia/Vladivostok	RU	50.41	136.93	Komsomolsk-on-Amur	Komsomolsk-on-Amur Airport
KXU	Pacific/Tahiti	PF	-16.34	-144.40	Katiu	Katiu Airport
KYA	Europe/Istanbul	TR	37.98	32.56	Konya	Konya Airport
KYD	Asia/Taipei	TW	22.03	121.53	Orchid Island	Lanyu Airport
KYE	Asia/Beirut	LB	34.59	36.01	Tripoli	Rene Mouawad Air Base
KYF	Australia/Perth	AU	-27.28	120.10	Yeelirrie	Yeelirrie Airport
KYI	Australia/Adelaide	AU	-31.47	131.82	Yalata Mission	Yalata Mission Airport
KYK	America/Anchorage	US	57.57	-154.45	Karluk	Karluk Airport
KYO	America/New_York	US	28.22	-82.37	Tampa	Tampa North Aero Park Airport
KYP	Asia/Yangon	MM	19.43	93.53	Kyaukpyu	Kyaukpyu Airport
KYS	Africa/Bamako	ML	14.48	-11.40	Kayes Dag Dag	Kayes Dag Dag Airport
KYT	Asia/Yangon	MM	21.40	94.13	Kyauktu	Kyauktu Airport
KYU	America/Anchorage	US	64.88	-157.73	Koyukuk	Koyukuk Airport
KYZ	Asia/Krasnoyarsk	RU	51.67	94.40	Kyzyl	Kyzyl Airport
KZF	Pacific/Port_Moresby	PG	-7.50	146.03	Kaintiba	Kaintiba Airport
KZG	Europe/Berlin	DE	49.74	10.20	Kitzingen	Kitzingen Airport
KZI	Europe/Athens	GR	40.29	21.84	Kozani	Filippos Airport
KZN	Europe/Moscow	RU	55.61	49.28	Kazan	Kazan International Airport
KZO	Asia/Qyzylorda	KZ	44.71	65.59	Kzyl-Orda	Korkyt Ata Airport
KZR	Europe/Istanbul	TR	39.11	30.14	Altintas	Zafer Airport
KZS	Europe/Athens	GR	36.14	29.58	Kastelorizo Island	Kastelorizo Airport
LAA	America/Denver	US	38.07	-102.69	Lamar	Southeast Colorado Regional Airport
LAD	Africa/Luanda	AO	-8.86	13.23	Luanda	Quatro De Fevereiro Airport
LAE	Pacific/Port_Moresby	PG	-6.57	146.73	Nadzab	Lae Nadzab Airport
LAF	America/New_York	US	40.41	-86.94	Lafayette	Purdue University Airport
LAH	Asia/Jayapura	ID	-0.64	127.50	Labuha-Halmahera Island	Oesman Sadik Airport Labuha
LAI	Europe/Paris	FR	48.75	-3.47	Lannion	Lannion-Cote de Granit Airport
LAJ	America/Sao_Paulo	BR	-27.78	-50.28	Lages	Lages Airport
LAK	America/Edmonton	CA	68.22	-135.01	Aklavik	Aklavik Airport
LAL	America/New_York	US	27.99	-82.02	Lakeland	Lakeland Linder International Airport
LAM	America/Denver	US	35.88	-106.27	Los Alamos	Los Alamos Airport
LAN	America/Detroit	US	42.78	-84.59	Lansing	Capital Region International Airport
LAO	Asia/Manila	PH	18.18	120.53	Laoag City	Laoag International Airport
LAP	America/Mazatlan	MX	24.07	-110.36	La Paz	Manuel Marquez de Leon International Airport
LAQ	Africa/Tripoli	LY	32.79	21.96	Al Bayda'	La Abraq Airport
LAR	America/Denver	US	41.31	-105.67	Laramie	Laramie Regional Airport
LAS	America/Los_Angeles	US	36.08	-115.15	Las Vegas	Harry Reid International Airport
LAU	Africa/Nairobi	KE	-2.25	40.91	Lamu	Manda Airstrip
LAW	America/Chicago	US	34.57	-98.42	Lawton	Lawton-Fort Sill Regional Airport
LAX	America/Los_Angeles	US	33.94	-118.41	Los Angeles	Los Angeles International Airport
LAY	Africa/Johannesburg	ZA	-28.58	29.75	Ladysmith	Ladysmith Airport
LAZ	America/Bahia	BR	-13.26	-43.41	Bom Jesus da Lapa	Bom Jesus da Lapa Airport
LBA	Europe/London	GB	53.87	-1.66	Leeds	Leeds Bradford Airport
LBB	America/Chicago	US	33.66	-101.82	Lubbock	Lubbock Preston Smith International Airport
LBC	Europe/Berlin	DE	53.81	10.72	Lubeck	Lubeck Blankensee Airport
LBD	Asia/Dushanbe	TJ	40.22	69.69	Khudzhand	Khudzhand Airport
LBE	America/New_York	US	40.27	-79.41	Latrobe	Arnold Palmer Regional Airport
LBF	America/Chicago	US	41.13	-100.68	North Platte	North Platte Regional/Lee Bird Field
LBG	Europe/Paris	FR	48.97	2.44	Paris	Paris-Le Bourget Airport
LBI	Europe/Paris	FR	43.91	2.11	Albi	Albi-Le Sequestre Airport
LBJ	Asia/Makassar	ID	-8.49	119.89	Labuan Bajo-Flores Island	Komodo (Mutiara II) Airport
LBL	America/Chicago	US	37.04	-100.96	Liberal	Liberal Mid-America Regional Airport
LBO	Africa/Lubumbashi	CD	-4.96	23.38	Lusambo	Lusambo Airport
LBQ	Africa/Libreville	GA	-0.70	10.25	Lambarene	Lambarene Airport
LBR	America/Boa_Vista	BR	-7.28	-64.77	Labrea	Labrea Airport
LBS	Pacific/Fiji	FJ	-16.47	179.34	Labasa	Labasa Airport
LBT	America/New_York	US	34.61	-79.06	Lumberton	Lumberton Regional Airport
LBU	Asia/Kuching	MY	5.30	115.25	Labuan	Labuan Airport
LBV	Africa/Libreville	GA	0.46	9.41	Libreville	Leon M Ba Airport
LBW	Asia/Makassar	ID	3.87	115.68	Long Bawan	Long Bawan Airport
LBX	Asia/Manila	PH	13.86	120.11	Lubang	Lubang Airport
LBY	Europe/Paris	FR	47.29	-2.35	La Baule-Escoublac	La Baule-Escoublac Airport
LBZ	Africa/Luanda	AO	-8.45	20.73	Lucapa	Lucapa Airport
LCA	Asia/Nicosia	CY	34.88	33.62	Larnaca	Larnaca International Airport
LCC	Europe/Rome	IT	40.24	18.13	Lecce	Lecce Airport
LCD	Africa/Johannesburg	ZA	-23.06	29.86	Louis Trichardt	Louis Trichardt Airport
LCE	America/Tegucigalpa	HN	15.74	-86.85	La Ceiba	Goloson International Airport
LCF	America/Guatemala	GT	15.67	-88.96	Rio Dulce	Las Vegas Airport
LCG	Europe/Madrid	ES	43.30	-8.38	Culleredo	A Coruna Airport
LCH	America/Chicago	US	30.13	-93.22	Lake Charles	Lake Charles Regional Airport
LCI	America/New_York	US	43.57	-71.42	Laconia	Laconia Municipal Airport
LCJ	Europe/Warsaw	PL	51.72	19.40	Łódź	Łódź Władysław Reymont Airport
LCK	America/New_York	US	39.81	-82.93	Columbus	Rickenbacker International Airport
LCL	America/Havana	CU	22.34	-83.64	Pinar del Rio	La Coloma Airport
LCM	America/Argentina/Cordoba	AR	-31.01	-64.53	La Cumbre	La Cumbre Airport
LCN	Australia/Adelaide	AU	-30.54	139.34	Balcanoona	Balcanoona Airport
LCO	Africa/Brazzaville	CG	-2.45	14.53	Lague	Lague Airport
LCQ	America/New_York	US	30.18	-82.58	Lake City	Lake City Gateway Airport
LCV	Europe/Rome	IT	43.83	10.58	Lucca	Lucca / Tassignano Airport
LCX	Asia/Shanghai	CN	25.67	116.75	Longyan	Longyan Guanzhishan Airport
LCY	Europe/London	GB	51.51	0.06	London	London City Airport
LDA	Asia/Kolkata	IN	25.01	88.13	Malda	Malda Airport
LDB	America/Sao_Paulo	BR	-23.33	-51.13	Londrina	Governador Jose Richa Airport
LDC	Australia/Lindeman	AU	-20.45	149.04	Lindeman Island	Lindeman Island Airport
LDE	Europe/Paris	FR	43.18	-0.01	Tarbes	Tarbes-Lourdes-Pyrenees Airport
LDG	Europe/Moscow	RU	64.90	45.72	Leshukonskoye	Leshukonskoye Airport
LDH	Australia/Lord_Howe	AU	-31.54	159.08	Lord Howe Island	Lord Howe Island Airport
LDI	Africa/Dar_es_Salaam	TZ	-9.85	39.76	Lindi	Kikwetu Airport
LDJ	America/New_York	US	40.62	-74.24	Linden	Linden Airport
LDK	Europe/Stockholm	SE	58.47	13.17	Lidkoping	Lidkoping-Hovby Airport
LDM	America/Detroit	US	43.96	-86.41	Ludington	Mason County Airport
LDN	Asia/Kathmandu	NP	27.25	86.67	Lamidanda	Lamidanda Airport
LDO	America/Paramaribo	SR	4.38	-55.41	Aurora	Ladouanie Airport
LDS	Asia/Shanghai	CN	47.75	129.02	Yichun	Lindu Airport
LDU	Asia/Kuala_Lumpur	MY	5.03	118.32	Lahad Datu	Lahad Datu Airport
LDV	Europe/Paris	FR	48.53	-4.15	Landivisiau	Landivisiau Air Base
LDX	America/Cayenne	GF	5.48	-54.03	Saint-Laurent-du-Maroni	Saint-Laurent-du-Maroni Airport
LDY	Europe/London	GB	55.04	-7.16	Derry	City of Derry Airport
LDZ	Africa/Johannesburg	ZA	-24.75	31.48	Londolozi	Londolozi Airport
LEA	Australia/Perth	AU	-22.24	114.09	Exmouth	Learmonth Airport
LEB	America/New_York	US	43.63	-72.30	Lebanon	Lebanon Municipal Airport
LEC	America/Bahia	BR	-12.48	-41.28	Lencois	Chapada Diamantina Airport
LED	Europe/Moscow	RU	59.80	30.26	St. Petersburg	Pulkovo Airport
LEE	America/New_York	US	28.82	-81.81	Leesburg	Leesburg International Airport
LEF	Africa/Maseru	LS	-29.89	28.66	Lebakeng	Lebakeng Airport
LEH	Europe/Paris	FR	49.53	0.09	Le Havre	Le Havre Octeville Airport
LEI	Europe/Madrid	ES	36.84	-2.37	Almeria	Almeria International Airport
LEJ	Europe/Berlin	DE	51.43	12.24	Leipzig	Leipzig Halle Airport
LEK	Africa/Conakry	GN	11.33	-12.29	Labe	Labe Airport
LEL	Australia/Darwin	AU	-12.50	135.81	Lake Evella	Lake Evella Airport
LEM	America/Denver	US	45.92	-102.11	Lemmon	Lemmon Municipal Airport
LEN	Europe/Madrid	ES	42.59	-5.66	Leon	Leon Airport
LEP	America/Sao_Paulo	BR	-21.47	-42.73	Leopoldina	Leopoldina Airport
LEQ	Europe/London	GB	50.10	-5.67	Land's End	Land's End Airport
LER	Australia/Perth	AU	-27.84	120.70	Leinster	Leinster Airport
LES	Africa/Maseru	LS	-29.78	28.32	Lesobeng	Lesobeng Airport
LET	America/Bogota	CO	-4.19	-69.94	Leticia	Alfredo Vasquez Cobo International Airport
LEU	Europe/Madrid	ES	42.34	1.41	Montferrer	Aerodrom dels Pirineus-Alt Urgell Airport
LEV	Pacific/Fiji	FJ	-17.71	178.76	Bureta	Levuka Airfield
LEW	America/New_York	US	44.05	-70.28	Auburn	Auburn/Lewiston Municipal Airport
LEX	America/New_York	US	38.04	-84.61	Lexington	Blue Grass Airport
LEY	Europe/Amsterdam	NL	52.46	5.53	Lelystad	Lelystad Airport
LFB	Africa/Maputo	MZ	-15.03	40.67	Lumbo	Lumbo Airport
LFI	America/New_York	US	37.08	-76.36	Hampton	Langley Afb Airport
LFK	America/Chicago	US	31.23	-94.75	Lufkin	Angelina County Airport
LFM	Asia/Tehran	IR	27.37	53.19	Lamerd	Lamerd Airport
LFN	America/New_York	US	36.02	-78.33	Louisburg	Triangle North Executive Airport
LFO	Africa/Addis_Ababa	ET	5.66	44.35	Kelafo	Kelafo East Airport
LFP	Australia/Brisbane	AU	-14.93	144.20	Lakefield	Lakefield Airport
LFQ	Asia/Shanghai	CN	36.13	111.64	Linfen	Linfen Yaodu Airport
LFR	America/Caracas	VE	8.24	-72.27	La Fria	La Fria Airport
LFT	America/Chicago	US	30.21	-91.99	Lafayette	Lafayette Regional/Paul Fournet Field
LFW	Africa/Lome	TG	6.17	1.25	Lome	Lome-Tokoin Airport
LGA	America/New_York	US	40.78	-73.87	New York	Laguardia Airport
LGB	America/Los_Angeles	US	33.82	-118.15	Long Beach	Long Beach (Daugherty Field) Airport
LGC	America/New_York	US	33.01	-85.07	Lagrange	Lagrange/Callaway Airport
LGD	America/Los_Angeles	US	45.29	-118.01	La Grande	La Grande/Union County Airport
LGF	America/Phoenix	US	32.86	-114.39	Yuma Proving Ground	Laguna Army Air Field (Yuma Proving Ground) Airport
LGG	Europe/Brussels	BE	50.38	5.26	Liege	Liege Airport
LGH	Australia/Adelaide	AU	-30.60	138.43	Leigh Creek	Leigh Creek Airport
LGI	America/Nassau	BS	23.18	-75.09	Deadman's Cay	Deadman's Cay Airport
LGK	Asia/Kuala_Lumpur	MY	6.33	99.73	Langkawi	Langkawi International Airport
LGL	Asia/Kuala_Lumpur	MY	3.42	115.15	Long Datih	Long Lellang Airport
LGO	Europe/Berlin	DE	53.74	7.50	Langeoog	Langeoog Airport
LGQ	America/Guayaquil	EC	0.09	-76.87	Lago Agrio	Nueva Loja Airport
LGR	America/Santiago	CL	-47.24	-72.59	Cochrane	Cochrane Airport
LGS	America/Argentina/Mendoza	AR	-35.49	-69.57	Malargue	Comodoro D.R. Salomon Airport
LGT	America/Bogota	CO	4.55	-70.92	La Gaviota	La Gaviota Airport
LGU	America/Denver	US	41.79	-111.85	Logan	Logan-Cache Airport
LGW	Europe/London	GB	51.15	-0.19	London	London Gatwick Airport
LHA	Europe/Berlin	DE	48.37	7.83	Lahr	Lahr Airport
LHB	Europe/London	GB	52.49	-1.13	Bruntingthorpe	Bruntingthorpe Airport
LHE	Asia/Karachi	PK	31.52	74.40	Lahore	Alama Iqbal International Airport
LHG	Australia/Sydney	AU	-29.46	147.98	Lightning Ridge	Lightning Ridge Airport
LHI	Asia/Jayapura	ID	-3.13	139.94	Lereh-Papua Island	Lereh Airport
LHK	Asia/Shanghai	CN	32.39	111.69	Guanghua	Guangzhou MR Air Base
LHL	Asia/Baku	AZ	40.50	49.98	Lachın	Lachin International Airport
LHR	Europe/London	GB	51.47	-0.46	London	London Heathrow Airport
LHS	America/Argentina/Rio_Gallegos	AR	-46.54	-68.97	Las Heras	Las Heras Airport
LHU	Africa/Windhoek	NA	-18.12	23.39	Muneambuanas	Lianshulu Airport
LHV	America/New_York	US	41.14	-77.42	Lock Haven	William T Piper Memorial Airport
LHW	Asia/Shanghai	CN	36.52	103.62	Lanzhou	Lanzhou Zhongchuan Airport
LIA	Asia/Shanghai	CN	30.68	107.79	Liangping	Liangping Airport
LIB	Australia/Darwin	AU	-17.25	129.88	Limbunya Station	Limbunya Station Airport
LIC	America/Denver	US	39.27	-103.67	Limon	Limon Municipal Airport
LIE	Africa/Kinshasa	CD	3.63	18.63	Libenge	Libenge Airport
LIF	Pacific/Noumea	NC	-20.77	167.24	Lifou	Lifou Airport
LIG	Europe/Paris	FR	45.86	1.18	Limoges	Limoges Airport
LIH	Pacific/Honolulu	US	21.98	-159.34	Lihue	Lihue Airport
LII	Asia/Jayapura	ID	-3.71	137.98	Mulia-Papua Island	Mulia Airport
LIL	Europe/Paris	FR	50.56	3.09	Lille	Lille-Lesquin Airport
LIM	America/Lima	PE	-12.02	-77.11	Lima	Jorge Chavez International Airport
LIN	Europe/Rome	IT	45.45	9.28	Milan	Linate Airport
LIO	America/Costa_Rica	CR	9.96	-83.02	Puerto Limon	Limon International Airport
LIP	America/Sao_Paulo	BR	-21.66	-49.73	Lins	Lins Airport
LIQ	Africa/Lubumbashi	CD	2.17	21.50	Lisala	Lisala Airport
LIR	America/Costa_Rica	CR	10.59	-85.54	Liberia	Daniel Oduber Quiros International Airport
LIS	Europe/Lisbon	PT	38.78	-9.14	Lisbon	Lisbon Portela Airport
LIT	America/Chicago	US	34.73	-92.22	Little Rock	Bill And Hillary Clinton Ntl/Adams Field
LIV	America/Anchorage	US	65.47	-148.65	Livengood	Livengood Camp Airport
LIW	Asia/Yangon	MM	19.69	97.21	Loikaw	Loikaw Airport
LIX	Africa/Blantyre	MW	-12.08	34.73	Likoma Island	Likoma Island Airport
LIY	America/New_York	US	31.89	-81.56	Fort Stewart	Wright Army Air Field (Fort Stewart)/Midcoast Regional Airport
LIZ	America/New_York	US	46.95	-67.89	Limestone	Loring International Airport
LJA	Africa/Lubumbashi	CD	-3.42	23.45	Lodja	Lodja Airport
LJG	Asia/Shanghai	CN	26.68	100.25	Lijiang	Lijiang Airport
LJN	America/Chicago	US	29.11	-95.46	Angleton	Texas Gulf Coast Regional Airport
LJU	Europe/Ljubljana	SI	46.22	14.46	Ljubljana	Ljubljana Joze Pucnik Airport
LKA	Asia/Makassar	ID	-8.35	122.98	Larantuka-Flores Island	Gewayentana Airport
LKB	Pacific/Fiji	FJ	-18.20	-178.82	Lakeba Island	Lakeba Island Airport
LKD	Australia/Brisbane	AU	-15.83	144.85	Lakeland	Lakeland Airport
LKG	Africa/Nairobi	KE	4.20	34.35	Lokichoggio	Lokichoggio Airport
LKH	Asia/Kuala_Lumpur	MY	3.30	114.78	Long Akah	Long Akah Airport
LKK	America/Anchorage	US	58.97	-155.10	Kulik Lake	Kulik Lake Airport
LKL	Europe/Oslo	NO	70.07	24.97	Lakselv	Banak Airport
LKN	Europe/Oslo	NO	68.15	13.61	Leknes	Leknes Airport
LKO	Asia/Kolkata	IN	26.76	80.89	Lucknow	Chaudhary Charan Singh International Airport
LKP	America/New_York	US	44.26	-73.96	Lake Placid	Lake Placid Airport
LKV	America/Los_Angeles	US	42.16	-120.40	Lakeview	Lake County Airport
LKW	Asia/Muscat	OM	22.80	55.37	Lekhwair	Lekhwair Airport
LKY	Africa/Dar_es_Salaam	TZ	-3.38	35.82	Lake Manyara National Park	Lake Manyara Airport
LKZ	Europe/London	GB	52.41	0.56	Lakenheath	RAF Lakenheath
LLA	Europe/Stockholm	SE	65.54	22.12	Lulea	Lulea Airport
LLB	Asia/Shanghai	CN	25.45	107.96	Qiannan Libo	Qiannan Libo Airport
LLE	Africa/Johannesburg	ZA	-25.43	31.58	Malelane	Riverside Airport
LLF	Asia/Shanghai	CN	26.34	111.61	Yongzhou	Lingling Airport
LLG	Australia/Brisbane	AU	-17.14	144.53	Chillagoe	Chillagoe Airport
LLI	Africa/Addis_Ababa	ET	11.97	38.98	Lalibela	Lalibella Airport
LLJ	Asia/Jakarta	ID	-3.28	102.92	Lubuk Linggau	Silampari
LLK	Asia/Baku	AZ	38.75	48.82	Lankaran	Lankaran International Airport
LLS	America/Argentina/Cordoba	AR	-24.72	-60.55	Las Lomitas	Alferez Armando Rodriguez Airport
LLT	Africa/Luanda	AO	-12.37	13.54	Lobito	Lobito Airport
LLV	Asia/Shanghai	CN	37.68	111.14	L?liang	L?liang Dawu Airport
LLW	Africa/Blantyre	MW	-13.79	33.78	Lilongwe	Lilongwe International Airport
LLX	America/New_York	US	44.57	-72.02	Lyndonville	Caledonia County Airport
LLY	America/New_York	US	39.94	-74.85	Mount Holly	South Jersey Regional Airport
LMA	America/Anchorage	US	63.89	-152.30	Minchumina	Minchumina Airport
LMB	Africa/Blantyre	MW	-13.76	34.58	Salima	Salima Airport
LME	Europe/Paris	FR	47.95	0.20	Le Mans	Le Mans-Arnage Airport
LMI	Pacific/Port_Moresby	PG	-3.48	142.04	Lumi	Lumi Airport
LMM	America/Mazatlan	MX	25.69	-109.08	Los Mochis	Valle del Fuerte International Airport
LMN	Asia/Kuala_Lumpur	MY	4.81	115.01	Limbang	Limbang Airport
LMO	Europe/London	GB	57.71	-3.34	Lossiemouth	RAF Lossiemouth
LMP	Europe/Rome	IT	35.50	12.62	Lampedusa	Lampedusa Airport
LMQ	Africa/Tripoli	LY	30.38	19.58	Marsa Brega	Marsa Brega Airport
LMR	Africa/Johannesburg	ZA	-28.36	23.44	Lime Acres	Lime Acres Finsch Mine Airport
LMS	America/Chicago	US	33.15	-89.06	Louisville	Louisville/Winston County Airport
LMT	America/Los_Angeles	US	42.16	-121.73	Klamath Falls	Crater Lake/Klamath Regional Airport
LMV	Indian/Maldives	MV	5.46	73.37	Madivaru	Madivaru Airport
LMY	Pacific/Port_Moresby	PG	-7.01	141.49	Lake Murray	Lake Murray Airport
LNA	America/New_York	US	26.59	-80.09	West Palm Beach	Palm Beach County Park Airport
LNB	Pacific/Efate	VU	-16.58	168.16	Lamen Bay	Lamen Bay Airport
LND	America/Denver	US	42.82	-108.73	Lander	Hunt Field
LNE	Pacific/Efate	VU	-15.87	168.17	Lonorore	Lonorore Airport
LNH	Australia/Darwin	AU	-20.97	137.92	Lake Nash	Lake Nash Airport
LNI	America/Anchorage	US	70.91	-153.24	Lonely	Lonely Air Station
LNJ	Asia/Shanghai	CN	23.74	100.03	Lincang	Lincang Airport
LNK	America/Chicago	US	40.85	-96.76	Lincoln	Lincoln Airport
LNL	Asia/Shanghai	CN	33.79	105.80	Longnan	Longnan Chengxian Airport
LNN	America/New_York	US	41.68	-81.39	Willoughby	Lake County Executive Airport
LNO	Australia/Perth	AU	-28.88	121.31	Leonora	Leonora Airport
LNP	America/New_York	US	36.99	-82.53	Wise	Lonesome Pine Airport
LNR	America/Chicago	US	43.21	-90.18	Lone Rock	Tri-County Regional Airport
LNS	America/New_York	US	40.12	-76.29	Lancaster	Lancaster Airport
LNV	Pacific/Port_Moresby	PG	-3.04	152.63	Londolovit	Londolovit Airport
LNX	Europe/Moscow	RU	54.74	32.06	Smolensk	Smolensk South Airport
LNY	Pacific/Honolulu	US	20.79	-156.95	Lanai City	Lanai Airport
LNZ	Europe/Vienna	AT	48.23	14.19	Linz	Linz Airport
LOA	Australia/Brisbane	AU	-18.99	139.91	Lorraine	Lorraine Airport
LOB	America/Santiago	CL	-32.81	-70.65	Los Andes	San Rafael Airport
LOC	Australia/Adelaide	AU	-33.54	135.69	Lock	Lock Airport
LOD	Pacific/Efate	VU	-15.31	167.97	Longana	Longana Airport
LOE	Asia/Bangkok	TH	17.44	101.72	Loei	Loei Airport
LOH	America/Guayaquil	EC	-4.00	-79.37	La Toma	Camilo Ponce Enriquez Airport
LOI	America/Sao_Paulo	BR	-27.16	-49.54	Lontras	Helmuth Baungarten Airport
LOK	Africa/Nairobi	KE	3.12	35.61	Lodwar	Lodwar Airport
LOL	America/Los_Angeles	US	40.07	-118.57	Lovelock	Derby Field
LOO	Africa/Algiers	DZ	33.76	2.93	Laghouat	Laghouat Airport
LOP	Asia/Makassar	ID	-8.76	116.28	Mataram	Bandara International Lombok Airport
LOS	Africa/Lagos	NG	6.58	3.32	Lagos	Murtala Muhammed International Airport
LOT	America/Chicago	US	41.61	-88.10	Chicago	Lewis University Airport
LOU	America/New_York	US	38.23	-85.66	Louisville	Bowman Field
LOV	America/Monterrey	MX	26.96	-101.47	Monclova	Monclova International Airport
LOW	America/New_York	US	38.01	-77.97	Louisa	Louisa County/Freeman Field
LOY	Africa/Nairobi	KE	2.75	36.72	Loyengalani	Loyengalani Airport
LOZ	America/New_York	US	37.09	-84.08	London	London/Corbin/Magee Airport
LPA	Atlantic/Canary	ES	27.93	-15.39	Gran Canaria Island	Gran Canaria Airport
LPB	America/La_Paz	BO	-16.51	-68.19	La Paz	El Alto International Airport
LPC	America/Los_Angeles	US	34.67	-120.47	Lompoc	Lompoc Airport
LPD	America/Bogota	CO	-1.33	-69.58	La Pedrera	La Pedrera Airport
LPF	Asia/Shanghai	CN	26.61	104.98	Liupanshui	Liupanshui Yuezhao Airport
LPG	America/Argentina/Buenos_Aires	AR	-34.97	-57.89	La Plata	La Plata Airport
LPI	Europe/Stockholm	SE	58.41	15.68	Linkoping	Linkoping SAAB Airport
LPJ	America/Caracas	VE	6.58	-66.82	Guayabal	Armando Schwarck Airport
LPK	Europe/Moscow	RU	52.70	39.54	Lipetsk	Lipetsk Airport
LPL	Europe/London	GB	53.33	-2.85	Liverpool	Liverpool John Lennon Airport
LPM	Pacific/Efate	VU	-16.45	167.82	Lamap	Lamap Airport
LPO	America/Chicago	US	41.57	-86.73	La Porte	La Porte Municipal Airport
LPP	Europe/Helsinki	FI	61.04	28.14	Lappeenranta	Lappeenranta Airport
LPQ	Asia/Vientiane	LA	19.90	102.16	Luang Phabang	Luang Phabang International Airport
LPS	America/Los_Angeles	US	48.48	-122.94	Lopez	Lopez Island Airport
LPT	Asia/Bangkok	TH	18.27	99.50	Lampang	Lampang Airport
LPU	Asia/Makassar	ID	1.70	114.97	Long Apung	Long Apung Airport
LPX	Europe/Riga	LV	56.52	21.10	Liepaja	Liepaja International Airport
LPY	Europe/Paris	FR	45.08	3.76	Le Puy	Le Puy-Loudes Airport
LPZ	America/Bogota	CO	6.58	-73.13	San Gil	San Gil Airport
LQK	America/New_York	US	34.81	-82.70	Pickens	Pickens County Airport
LQM	America/Bogota	CO	-0.18	-74.77	Puerto Leguizamo	Caucaya Airport
LQN	Asia/Kabul	AF	34.98	63.12	Qala-I-Naw	Qala-I-Naw Airport
LRA	Europe/Athens	GR	39.66	22.34	Larisa	Larisa Airport
LRB	Africa/Maseru	LS	-28.86	28.05	Leribe	Leribe Airport
LRD	America/Chicago	US	27.54	-99.46	Laredo	Laredo International Airport
LRE	Australia/Brisbane	AU	-23.43	144.28	Longreach	Longreach Airport
LRF	America/Chicago	US	34.92	-92.15	Jacksonville	Little Rock Afb Airport
LRG	Asia/Karachi	PK	30.36	68.61	Loralai	Loralai Airport
LRH	Europe/Paris	FR	46.18	-1.20	La Rochelle	La Rochelle-Ile de Re Airport
LRJ	America/Chicago	US	42.78	-96.19	Le Mars	Le Mars Municipal Airport
LRL	Africa/Lome	TG	9.77	1.09	Niamtougou	Niamtougou International Airport
LRM	America/Santo_Domingo	DO	18.45	-68.91	La Romana	Casa De Campo International Airport
LRR	Asia/Tehran	IR	27.67	54.38	Lar	Lar Airport
LRS	Europe/Athens	GR	37.18	26.80	Leros Island	Leros Airport
LRT	Europe/Paris	FR	47.76	-3.44	Lorient	Lorient South Brittany (Bretagne Sud) Airport
LRU	America/Denver	US	32.29	-106.92	Las Cruces	Las Cruces International Airport
LRV	America/Caracas	VE	11.95	-66.67	Los Roques	Gran Roque Airport
LSA	Pacific/Port_Moresby	PG	-8.51	151.08	Losuia	Losuia Airport
LSB	America/Denver	US	32.33	-108.69	Lordsburg	Lordsburg Municipal Airport
LSC	America/Santiago	CL	-29.92	-71.20	La Serena-Coquimbo	La Florida Airport
LSE	America/Chicago	US	43.88	-91.26	La Crosse	La Crosse Regional Airport
LSF	America/New_York	US	32.33	-84.99	Fort Benning	Lawson Army Air Field (Fort Benning) Airport
LSG	Asia/Shanghai	CN	29.55	103.77	Leshan	Leshan Airport (under construction, unknown coordinates)
LSH	Asia/Yangon	MM	22.98	97.75	Lashio	Lashio Airport
LSI	Europe/London	GB	59.88	-1.30	Lerwick	Sumburgh Airport
LSK	America/Denver	US	42.75	-104.40	Lusk	Lusk Municipal Airport
LSL	America/Costa_Rica	CR	11.04	-84.71	Los Chiles	Los Chiles Airport
LSM	Asia/Kuching	MY	4.22	115.60	Long Semado	Long Semado Airport
LSN	America/Los_Angeles	US	37.06	-120.87	Los Banos	Los Banos Municipal Airport
LSO	Europe/Paris	FR	46.48	-1.72	Les Sables-d'Olonne	Les Sables-d'Olonne Talmont Airport
LSP	America/Caracas	VE	11.78	-70.15	Paraguana	Josefa Camejo International Airport
LSQ	America/Santiago	CL	-37.40	-72.43	Los Angeles	Maria Dolores Airport
LSS	America/Guadeloupe	GP	15.86	-61.58	Les Saintes	Terre-de-Haut Airport
LST	Australia/Melbourne	AU	-41.55	147.21	Launceston	Launceston Airport
LSU	Asia/Kuching	MY	4.55	115.49	Long Sukang	Long Sukang Airport
LSV	America/Los_Angeles	US	36.24	-115.03	Las Vegas	Nellis Afb Airport
LSW	Asia/Jakarta	ID	5.23	96.95	Lhok Seumawe	Malikus Saleh Airport
LSX	Asia/Jakarta	ID	5.07	97.26	Lhok Sukon	Lhok Sukon Airport
LSY	Australia/Sydney	AU	-28.83	153.26	Lismore	Lismore Airport
LSZ	Europe/Zagreb	HR	44.57	14.39	Losinj	Losinj Island Airport
LTA	Africa/Johannesburg	ZA	-23.82	30.33	Tzaneen	Tzaneen Airport
LTC	Africa/Ndjamena	TD	9.40	16.30	Lai	Lai Airport
LTD	Africa/Tripoli	LY	30.15	9.72	Ghadames	Ghadames East Airport
LTG	Asia/Kathmandu	NP	28.20	85.58	Langtang	Langtang Airport
LTI	Asia/Ulaanbaatar	MN	46.38	96.22	Altai	Altai Airport
LTK	Asia/Damascus	SY	35.40	35.95	Latakia	Bassel Al-Assad International Airport
LTL	Africa/Libreville	GA	-0.83	12.75	Lastourville	Lastourville Airport
LTM	America/Guyana	GY	3.37	-59.79	Lethem	Lethem Airport
LTN	Europe/London	GB	51.87	-0.37	London	London Luton Airport
LTO	America/Mazatlan	MX	25.99	-111.35	Loreto	Loreto International Airport
LTP	Australia/Brisbane	AU	-19.20	144.37	Lyndhurst	Lyndhurst Airport
LTQ	Europe/Paris	FR	50.52	1.62	Le Touquet-Paris-Plage	Le Touquet-Cote d'Opale Airport
LTS	America/Chicago	US	34.67	-99.27	Altus	Altus Afb Airport
LTT	Europe/Paris	FR	43.21	6.48	La Mole	La Mole Airport
LTU	Asia/Kolkata	IN	18.41	76.46	Latur	Murod Kond Airport
LTV	Australia/Brisbane	AU	-17.05	141.38	Lotus Vale	Lotus Vale Airport
LTW	America/New_York	US	38.32	-76.55	Leonardtown	St Mary's County Regional Airport
LTX	America/Guayaquil	EC	-0.91	-78.62	Latacunga	Cotopaxi International Airport
LUA	Asia/Kathmandu	NP	27.69	86.73	Lukla	Lukla Airport
LUB	America/Guyana	GY	2.39	-59.44	Lumid Pau	Lumid Pau Airport
LUC	Pacific/Fiji	FJ	-16.75	-179.67	Laucala Island	Laucala Island Airport
LUD	Africa/Windhoek	NA	-26.69	15.24	Luderitz	Luderitz Airport
LUE	Europe/Bratislava	SK	48.34	19.74	Lucenec	Lucenec Airport
LUF	America/Phoenix	US	33.53	-112.38	Glendale	Luke Afb Airport
LUG	Europe/Zurich	CH	46.00	8.91	Lugano	Lugano Airport
LUH	Asia/Kolkata	IN	30.86	75.95	Ludhiana	Ludhiana Airport
LUK	America/New_York	US	39.10	-84.42	Cincinnati	Cincinnati Municipal/Lunken Field
LUL	America/Chicago	US	31.67	-89.17	Laurel	Hesler/Noble Field
LUM	Asia/Shanghai	CN	24.40	98.53	Luxi	Mangshi Airport
LUN	Africa/Lusaka	ZM	-15.33	28.45	Lusaka	Kenneth Kaunda International Airport
LUO	Africa/Luanda	AO	-11.77	19.90	Luena	Luena Airport
LUP	Pacific/Honolulu	US	21.21	-156.97	Kalaupapa	Kalaupapa Airport
LUQ	America/Argentina/San_Luis	AR	-33.27	-66.36	San Luis	Brigadier Mayor D Cesar Raul Ojeda Airport
LUR	America/Anchorage	US	68.88	-166.11	Cape Lisburne	Cape Lisburne Lrrs Airport
LUS	Africa/Kinshasa	CD	-4.80	18.72	Lusanga	Lusanga Airport
LUT	Australia/Brisbane	AU	-15.18	144.37	New Laura	New Laura Airport
LUU	Australia/Brisbane	AU	-15.55	144.45	Laura	Laura Airport
LUV	Asia/Jayapura	ID	-5.66	132.73	Langgur-Seram Island	Dumatumbun Airport
LUW	Asia/Makassar	ID	-1.04	122.77	Luwok-Celebes Island	Bubung Airport
LUX	Europe/Luxembourg	LU	49.37	6.12	Luxembourg	Luxembourg-Findel International Airport
LUZ	Europe/Warsaw	PL	51.24	22.71	Lublin	Lublin Airport
LVA	Europe/Paris	FR	48.03	-0.74	Laval	Laval-Entrammes Airport
LVD	America/Anchorage	US	61.36	-155.44	Lime Village	Lime Village Airport
LVI	Africa/Lusaka	ZM	-17.82	25.82	Livingstone	Livingstone Airport
LVK	America/Los_Angeles	US	37.69	-121.82	Livermore	Livermore Municipal Airport
LVL	America/New_York	US	36.77	-77.79	Lawrenceville	Brunswick County Airport
LVM	America/Denver	US	45.70	-110.45	Livingston	Mission Field
LVO	Australia/Perth	AU	-28.61	122.42	Laverton	Laverton Airport
LVP	Asia/Tehran	IR	26.81	53.36	Lavan Island	Lavan Island Airport
LVR	America/Cuiaba	BR	-13.04	-55.95	Lucas do Rio Verde	Municipal Bom Futuro Airport
LVS	America/Denver	US	35.65	-105.14	Las Vegas	Las Vegas Municipal Airport
LWB	America/New_York	US	37.86	-80.40	Lewisburg	Greenbrier Valley Airport
LWC	America/Chicago	US	39.01	-95.22	Lawrence	Lawrence Regional Airport
LWH	Australia/Brisbane	AU	-18.57	138.63	Lawn Hill	Lawn Hill Airport
LWI	Pacific/Port_Moresby	PG	-6.33	146.65	Lowai	Lowai Airstrip
LWK	Europe/London	GB	60.19	-1.24	Lerwick	Lerwick / Tingwall Airport
LWL	America/Los_Angeles	US	41.12	-114.92	Wells	Wells Municipal/Harriet Field
LWM	America/New_York	US	42.72	-71.12	Lawrence	Lawrence Municipal Airport
LWN	Asia/Yerevan	AM	40.75	43.86	Gyumri	Gyumri Shirak Airport
LWO	Europe/Kyiv	UA	49.81	23.96	Lviv	Lviv International Airport
LWR	Europe/Amsterdam	NL	53.23	5.76	Leeuwarden	Leeuwarden Air Base
LWS	America/Los_Angeles	US	46.37	-117.02	Lewiston	Lewiston/Nez Perce County Airport
LWT	America/Denver	US	47.05	-109.47	Lewistown	Lewistown Municipal Airport
LWV	America/Chicago	US	38.76	-87.61	Lawrenceville	Lawrenceville-Vincennes International Airport
LWY	Asia/Kuala_Lumpur	MY	4.85	115.41	Lawas	Lawas Airport
LXA	Asia/Shanghai	CN	29.30	90.91	Lhasa	Lhasa Gonggar Airport
LXG	Asia/Vientiane	LA	20.97	101.40	Luang Namtha	Luang Namtha Airport
LXN	America/Chicago	US	40.79	-99.78	Lexington	Jim Kelly Field
LXR	Africa/Cairo	EG	25.67	32.71	Luxor	Luxor International Airport
LXS	Europe/Athens	GR	39.92	25.24	Limnos Island	Limnos Airport
LXU	Africa/Lusaka	ZM	-14.37	23.25	Lukulu	Lukulu Airport
LXV	America/Denver	US	39.22	-106.32	Leadville	Lake County Airport
LYA	Asia/Shanghai	CN	34.74	112.39	Luoyang	Luoyang Airport
LYB	America/Cayman	KY	19.67	-80.10	Little Cayman	Edward Bodden Airfield
LYC	Europe/Stockholm	SE	64.55	18.72	Lycksele	Lycksele Airport
LYG	Asia/Shanghai	CN	34.57	118.87	Lianyungang	Lianyungang Airport
LYH	America/New_York	US	37.33	-79.20	Lynchburg	Lynchburg Regional/Preston Glenn Field
LYI	Asia/Shanghai	CN	35.05	118.41	Linyi	Shubuling Airport
LYN	Europe/Paris	FR	45.73	4.94	Lyon	Lyon-Bron Airport
LYO	America/Chicago	US	38.34	-98.23	Lyons	Lyons-Rice County Municipal Airport
LYP	Asia/Karachi	PK	31.36	72.99	Faisalabad	Faisalabad International Airport
LYR	Arctic/Longyearbyen	NO	78.25	15.47	Longyearbyen	Svalbard Airport Longyear
LYS	Europe/Paris	FR	45.73	5.09	Lyon	Lyon Saint-Exupery Airport
LYU	America/Chicago	US	47.82	-91.83	Ely	Ely Municipal Airport
LYX	Europe/London	GB	50.96	0.94	Lydd	Lydd Airport
LZA	Africa/Lubumbashi	CD	-7.18	22.40	Luiza	Luiza Airport
LZC	America/Mexico_City	MX	18.00	-102.22	Lazaro Cardenas	Lazaro Cardenas Airport
LZG	Asia/Shanghai	CN	31.50	106.04	Langzhong	Langzhong Gucheng Airport
LZH	Asia/Shanghai	CN	24.21	109.39	Liuzhou	Bailian Airport
LZI	Africa/Kinshasa	CD	-4.95	14.13	Luozi	Luozi Airport
LZM	Africa/Luanda	AO	-9.12	18.05	Luzamba	Luzamba Airport
LZN	Asia/Taipei	TW	26.16	119.96	Nangang Island	Matsu Nangan Airport
LZO	Asia/Shanghai	CN	28.85	105.39	Luzhou	Luzhou Airport
LZR	Australia/Brisbane	AU	-14.67	145.45	Lizard Island	Lizard Island Airport
LZU	America/New_York	US	33.98	-83.96	Lawrenceville	Gwinnett County/Briscoe Field
LZY	Asia/Shanghai	CN	29.30	94.34	Nyingchi	Nyingchi Airport
MAA	Asia/Kolkata	IN	12.99	80.17	Chennai	Chennai International Airport
MAB	America/Araguaina	BR	-5.37	-49.14	Maraba	Maraba Airport
MAC	America/New_York	US	32.82	-83.56	Macon	Macon Downtown Airport
MAD	Europe/Madrid	ES	40.49	-3.57	Madrid	Madrid Barajas International Airport
MAE	America/Los_Angeles	US	36.99	-120.11	Madera	Madera Municipal Airport
MAF	America/Chicago	US	31.94	-102.20	Midland	Midland International Air And Space Port Airport
MAG	Pacific/Port_Moresby	PG	-5.21	145.79	Madang	Madang Airport
MAH	Europe/Madrid	ES	39.86	4.22	Menorca Island	Menorca Airport
MAJ	Pacific/Majuro	MH	7.06	171.27	Majuro Atoll	Amata Kabua International Airport
MAK	Africa/Juba	SS	9.56	31.65	Malakal	Malakal Airport
MAL	Asia/Jayapura	ID	-1.88	125.83	Mangole Island	Mangole Airport Falabisahaya
MAM	America/Mexico_City	MX	25.77	-97.53	Matamoros	General Servando Canales International Airport
MAN	Europe/London	GB	53.35	-2.27	Manchester	Manchester Airport
MAO	America/Boa_Vista	BR	-3.04	-60.05	Manaus	Eduardo Gomes International Airport
MAQ	Asia/Bangkok	TH	16.70	98.55	Mae Sot	Mae Sot Airport
MAR	America/Caracas	VE	10.56	-71.73	Maracaibo	La Chinita International Airport
MAS	Pacific/Port_Moresby	PG	-2.06	147.42	Momote	Momote Airport
MAT	Africa/Kinshasa	CD	-5.80	13.44	Matadi	Tshimpi Airport
MAU	Pacific/Tahiti	PF	-16.43	-152.24	Maupiti	Maupiti Airport
MAW	America/Chicago	US	36.60	-89.99	Malden	Malden Regional Airport
MAX	Africa/Dakar	SN	15.59	-13.32	Matam	Ouro Sogui Airport
MAY	America/Nassau	BS	24.29	-77.68	Mangrove Cay	Clarence A. Bain Airport
MAZ	America/Puerto_Rico	US	18.26	-67.15	Mayaguez	Eugenio Maria De Hostos Airport
MBA	Africa/Nairobi	KE	-4.03	39.59	Mombasa	Mombasa Moi International Airport
MBB	Australia/Perth	AU	-21.16	119.83	Marble Bar	Marble Bar Airport
MBC	Africa/Libreville	GA	-1.88	11.93	M'Bigou	M'Bigou Airport
MBD	Africa/Johannesburg	ZA	-25.80	25.55	Mafeking	Mmabatho International Airport
MBE	Asia/Tokyo	JP	44.30	143.40	Monbetsu	Monbetsu Airport
MBF	Australia/Melbourne	AU	-36.72	146.89	Porepunkah	Porepunkah Airport
MBG	America/Chicago	US	45.55	-100.41	Mobridge	Mobridge Municipal Airport
MBH	Australia/Brisbane	AU	-25.51	152.72	Maryborough	Maryborough Airport
MBI	Africa/Dar_es_Salaam	TZ	-8.92	33.47	Mbeya	Mbeya Airport
MBJ	America/Jamaica	JM	18.50	-77.91	Montego Bay	Sangster International Airport
MBK	America/Cuiaba	BR	-10.17	-54.95	Matupa	Regional Orlando Villas Boas Airport
MBL	America/Detroit	US	44.27	-86.25	Manistee	Manistee County/Blacker Airport
MBO	Asia/Manila	PH	13.21	120.61	Mamburao	Mamburao Airport
MBP	America/Lima	PE	-6.02	-76.99	Moyobamba	Moyobamba Airport
MBQ	Africa/Kampala	UG	-0.56	30.60	Mbarara	Mbarara Airport
MBS	America/New_York	US	43.53	-84.08	Saginaw	Mbs International Airport
MBT	Asia/Manila	PH	12.37	123.63	Masbate	Moises R. Espinosa Airport
MBU	Pacific/Guadalcanal	SB	-9.75	159.84	Mbambanakira	Babanakira Airport
MBW	Australia/Melbourne	AU	-37.98	145.10	Melbourne	Melbourne Moorabbin Airport
MBX	Europe/Ljubljana	SI	46.48	15.69	Maribor	Maribor Airport
MBY	America/Chicago	US	39.46	-92.43	Moberly	Omar N Bradley Airport
MBZ	America/Boa_Vista	BR	-3.37	-57.72	Maues	Maues Airport
MCA	Africa/Conakry	GN	8.53	-9.47	Macenta	Macenta Airport
MCB	America/Chicago	US	31.18	-90.47	Mc Comb	Mc Comb/Pike County/John E Lewis Field
MCC	America/Los_Angeles	US	38.67	-121.40	Sacramento	Mc Clellan Airfield
MCD	America/Detroit	US	45.86	-84.64	Mackinac Island	Mackinac Island Airport
MCE	America/Los_Angeles	US	37.28	-120.51	Merced	Merced Yosemite Regional Airport
MCF	America/New_York	US	27.85	-82.52	Tampa	Macdill Afb Airport
MCG	America/Anchorage	US	62.95	-155.61	Mc Grath	Mc Grath Airport
MCH	America/Guayaquil	EC	-3.27	-79.96	Machala	General Manuel Serrano Airport
MCI	America/Chicago	US	39.30	-94.71	Kansas City	Kansas City International Airport
MCJ	America/Bogota	CO	11.23	-72.49	La Mina-Maicao	Jorge Isaac Airport
MCK	America/Chicago	US	40.21	-100.59	Mc Cook	Mc Cook Ben Nelson Regional Airport
MCL	America/Anchorage	US	63.73	-148.91	Mckinley Park	Mc Kinley Ntl Park Airport
MCN	America/New_York	US	32.69	-83.65	Macon	Middle Georgia Regional Airport
MCO	America/New_York	US	28.43	-81.31	Orlando	Orlando International Airport
MCP	America/Belem	BR	0.05	-51.07	Macapa	Alberto Alcolumbre Airport
MCR	America/Guatemala	GT	17.07	-89.15	Melchor de Mencos	Melchor de Mencos Airport
MCS	America/Argentina/Cordoba	AR	-30.27	-57.64	Monte Caseros	Monte Caseros Airport
MCT	Asia/Muscat	OM	23.59	58.28	Muscat	Muscat International Airport
MCU	Europe/Paris	FR	46.22	2.36	Montlucon	Montlucon-Gueret Airport
MCV	Australia/Darwin	AU	-16.44	136.08	McArthur River Mine	McArthur River Mine Airport
MCW	America/Chicago	US	43.16	-93.33	Mason City	Mason City Municipal Airport
MCX	Europe/Moscow	RU	42.82	47.65	Makhachkala	Uytash Airport
MCY	Australia/Brisbane	AU	-26.60	153.09	Maroochydore	Sunshine Coast Airport
MCZ	America/Maceio	BR	-9.51	-35.79	Maceio	Zumbi dos Palmares Airport
MDC	Asia/Makassar	ID	1.55	124.93	Manado-Celebes Island	Sam Ratulangi Airport
MDD	America/Chicago	US	32.04	-102.10	Midland	Midland Airpark
MDE	America/Bogota	CO	6.16	-75.42	Medellin	Jose Maria Cordova International Airport
MDF	America/Chicago	US	45.10	-90.30	Medford	Taylor County Airport
MDG	Asia/Shanghai	CN	44.52	129.57	Mudanjiang	Mudanjiang Hailang International Airport
MDH	America/Chicago	US	37.78	-89.25	Carbondale	Southern Illinois Airport
MDI	Africa/Lagos	NG	7.70	8.61	Makurdi	Makurdi Airport
MDJ	America/Los_Angeles	US	44.67	-121.16	Madras	Madras Municipal Airport
MDK	Africa/Kinshasa	CD	0.02	18.29	Mbandaka	Mbandaka Airport
MDL	Asia/Yangon	MM	21.70	95.98	Mandalay	Mandalay International Airport
MDN	America/Indiana/Indianapolis	US	38.76	-85.46	Madison	Madison Regional Airport
MDO	America/Anchorage	US	59.45	-146.31	Middleton Island	Middleton Island Airport
MDP	Asia/Jayapura	ID	-5.75	140.37	Mindiptana-Papua Island	Mindiptana Airport
MDQ	America/Argentina/Buenos_Aires	AR	-37.93	-57.57	Mar del Plata	Astor Piazzola International Airport
MDS	America/Grand_Turk	TC	21.83	-71.80	Middle Caicos	Middle Caicos Airport
MDT	America/New_York	US	40.19	-76.76	Harrisburg	Harrisburg International Airport
MDU	Pacific/Port_Moresby	PG	-6.15	143.66	Mendi	Mendi Airport
MDW	America/Chicago	US	41.79	-87.75	Chicago	Chicago Midway International Airport
MDX	America/Argentina/Cordoba	AR	-29.22	-58.09	Mercedes	Mercedes Airport
MDY	Pacific/Midway	UM	28.20	-177.38	Midway Atoll	Henderson Field
MDZ	America/Argentina/Mendoza	AR	-32.83	-68.79	Mendoza	El Plumerillo Airport
MEA	America/Sao_Paulo	BR	-22.34	-41.77	Macae	Macae Airport
MEB	Australia/Melbourne	AU	-37.73	144.90	Melbourne Essendon	Melbourne Essendon Airport
MEC	America/Guayaquil	EC	-0.95	-80.68	Manta	Eloy Alfaro International Airport
MED	Asia/Riyadh	SA	24.55	39.71	Medina	Prince Mohammad Bin Abdulaziz Airport
MEE	Pacific/Noumea	NC	-21.48	168.04	Mare	Mare Airport
MEG	Africa/Luanda	AO	-9.53	16.31	Malanje	Malanje Airport
MEH	Europe/Oslo	NO	71.03	27.83	Mehamn	Mehamn Airport
MEI	America/Chicago	US	32.33	-88.75	Meridian	Key Field
MEJ	America/New_York	US	41.63	-80.21	Meadville	Port Meadville Airport
MEK	Africa/Casablanca	MA	33.88	-5.52	Meknes	Bassatine Airport
MEL	Australia/Melbourne	AU	-37.67	144.84	Melbourne	Melbourne International Airport
MEM	America/Chicago	US	35.04	-89.98	Memphis	Frederick W Smith International/Memphis Airport
MEN	Europe/Paris	FR	44.50	3.53	Mende	Mende-Brenoux Airport
MEO	America/New_York	US	35.92	-75.70	Manteo	Dare County Regional Airport
MEP	Asia/Kuala_Lumpur	MY	2.38	103.87	Mersing	Mersing Airport
MEQ	Asia/Jakarta	ID	4.25	96.22	Peureumeue	Cut Nyak Dien Airport
MER	America/Los_Angeles	US	37.38	-120.57	Atwater	Castle Airport
MES	Asia/Jakarta	ID	3.56	98.67	Medan	Soewondo Air Force Base
MET	Australia/Brisbane	AU	-12.44	142.64	Moreton	Moreton Airport
MEU	America/Belem	BR	-0.89	-52.60	Almeirim	Monte Dourado Airport
MEV	America/Los_Angeles	US	39.00	-119.75	Minden	Minden-Tahoe Airport
MEW	Africa/Lubumbashi	CD	-4.85	21.55	Mweka	Mweka Airport
MEX	America/Mexico_City	MX	19.44	-99.07	Mexico City	Licenciado Benito Juarez International Airport
MEY	Asia/Kathmandu	NP	27.58	84.23	Meghauli	Meghauli Airport
MEZ	Africa/Johannesburg	ZA	-22.36	29.99	Musina	Musina(Messina) Airport
MFA	Africa/Dar_es_Salaam	TZ	-7.92	39.67	Mafia Island	Mafia Island Airport
MFC	Africa/Maseru	LS	-29.80	27.24	Mafeteng	Mafeteng Airport
MFD	America/New_York	US	40.82	-82.52	Mansfield	Mansfield Lahm Regional Airport
MFE	America/Chicago	US	26.18	-98.24	Mc Allen	Mc Allen International Airport
MFF	Africa/Libreville	GA	-1.53	13.27	Moanda	Moanda Airport
MFG	Asia/Karachi	PK	34.34	73.51	Muzaffarabad	Muzaffarabad Airport
MFH	America/Los_Angeles	US	36.83	-114.06	Mesquite	Mesquite Airport
MFI	America/Chicago	US	44.64	-90.19	Marshfield	Marshfield Municipal Airport
MFJ	Pacific/Fiji	FJ	-18.57	179.95	Moala	Moala Airport
MFK	Asia/Taipei	TW	26.22	120.00	Beigan Island	Matsu Beigan Airport
MFM	Asia/Macau	MO	22.15	113.59	Taipa	Macau International Airport
MFN	Pacific/Auckland	NZ	-44.67	167.92	Milford Sound	Milford Sound Airport
MFO	Pacific/Port_Moresby	PG	-5.58	151.79	Manguna	Manguna Airport
MFP	Australia/Darwin	AU	-22.10	137.98	Manners Creek	Manners Creek Airport
MFQ	Africa/Niamey	NE	13.50	7.13	Maradi	Maradi Airport
MFR	America/Los_Angeles	US	42.37	-122.87	Medford	Rogue Valley International/Medford Airport
MFS	America/Bogota	CO	1.35	-71.94	Miraflores	Miraflores Airport
MFU	Africa/Lusaka	ZM	-13.26	31.94	Mfuwe	Mfuwe Airport
MFV	America/New_York	US	37.65	-75.76	Melfa	Accomack County Airport
MFX	Europe/Paris	FR	45.41	6.58	Ajaccio	Meribel Airport
MGA	America/Managua	NI	12.14	-86.17	Managua	Augusto C. Sandino (Managua) International Airport
MGB	Australia/Adelaide	AU	-37.75	140.78	Mount Gambier	Mount Gambier Airport
MGC	America/Chicago	US	41.70	-86.82	Michigan City	Michigan City Municipal-Phillips Field
MGD	America/La_Paz	BO	-13.26	-64.06	Magdalena	Magdalena Airport
MGE	America/New_York	US	33.91	-84.51	Marietta	Dobbins Arb Airport
MGF	America/Sao_Paulo	BR	-23.48	-52.01	Maringa	Regional de Maringa - Silvio Nane Junior Airport
MGH	Africa/Johannesburg	ZA	-30.86	30.34	Margate	Margate Airport
MGJ	America/New_York	US	41.51	-74.26	Montgomery	Orange County Airport
MGK	Asia/Yangon	MM	20.30	98.90	Mong Tong	Mong Tong Airport
MGL	Europe/Berlin	DE	51.23	6.50	Monchengladbach	Monchengladbach Airport
MGM	America/Chicago	US	32.30	-86.39	Montgomery	Montgomery Regional (Dannelly Field) Airport
MGN	America/Bogota	CO	9.28	-74.85	Magangue	Baracoa Airport
MGQ	Africa/Mogadishu	SO	2.01	45.30	Mogadishu	Aden Adde International Airport
MGR	America/New_York	US	31.09	-83.80	Moultrie	Moultrie Municipal Airport
MGS	Pacific/Rarotonga	CK	-21.90	-157.91	Mangaia Island	Mangaia Island Airport
MGT	Australia/Darwin	AU	-12.09	134.89	Milingimbi Island	Milingimbi Airport
MGU	Asia/Yangon	MM	18.85	93.69	Manaung	Manaung Airport
MGV	Australia/Perth	AU	-18.62	126.88	Margaret River (Station)	Margaret River (Station) Airport
MGW	America/New_York	US	39.64	-79.92	Morgantown	Morgantown Municipal/Walter L Bill Hart Field
MGX	Africa/Libreville	GA	-2.43	11.00	Moabi	Moabi Airport
MGY	America/New_York	US	39.59	-84.22	Dayton	Dayton/Wright Brothers Airport
MGZ	Asia/Yangon	MM	12.44	98.62	Mkeik	Myeik Airport
MHA	America/Guyana	GY	5.28	-59.15	Mahdia	Mahdia Airport
MHC	America/Santiago	CL	-42.34	-73.72	Dalcahue	Mocopulli Airport
MHD	Asia/Tehran	IR	36.24	59.64	Mashhad	Mashhad International Airport
MHE	America/Chicago	US	43.77	-98.04	Mitchell	Mitchell Municipal Airport
MHG	Europe/Berlin	DE	49.47	8.51	Mannheim	Mannheim-City Airport
MHH	America/Nassau	BS	26.51	-77.08	Marsh Harbour	Marsh Harbour International Airport
MHI	Africa/Djibouti	DJ	11.72	43.20	Moucha Island	Moucha Airport
MHK	America/Chicago	US	39.14	-96.67	Manhattan	Manhattan Regional Airport
MHL	America/Chicago	US	39.10	-93.20	Marshall	Marshall Memorial Municipal Airport
MHN	America/Chicago	US	42.04	-101.06	Mullen	Hooker County Airport
MHO	Australia/Perth	AU	-17.05	125.71	Mount House	Mount House Airport
MHQ	Europe/Mariehamn	FI	60.12	19.90	Mariehamn	Mariehamn Airport
MHR	America/Los_Angeles	US	38.56	-121.30	Sacramento	Sacramento Mather Airport
MHS	America/Los_Angeles	US	41.26	-122.27	Dunsmuir	Dunsmuir Municipal-Mott Airport
MHT	America/New_York	US	42.93	-71.44	Manchester	Manchester Boston Regional Airport
MHU	Australia/Hobart	AU	-37.05	147.33	Mount Hotham	Mount Hotham Airport
MHV	America/Los_Angeles	US	35.06	-118.15	Mojave	Mojave Air & Space Port/Rutan Field
MHW	America/La_Paz	BO	-19.83	-63.96	El Banado	Monteagudo Airport
MHX	Pacific/Rarotonga	CK	-10.38	-161.00	Manihiki Island	Manihiki Island Airport
MHZ	Europe/London	GB	52.36	0.49	Mildenhall	RAF Mildenhall
MIA	America/New_York	US	25.80	-80.29	Miami	Miami International Airport
MIB	America/Chicago	US	48.42	-101.36	Minot	Minot Afb Airport
MIC	America/Chicago	US	45.06	-93.35	Minneapolis	Crystal Airport
MID	America/Merida	MX	20.94	-89.66	Merida	Licenciado Manuel Crescencio Rejon Int Airport
MIE	America/Indiana/Indianapolis	US	40.24	-85.40	Muncie	Delaware County Regional Airport
MIF	America/Chicago	US	31.58	-102.91	Monahans	Roy Hurd Memorial Airport
MIG	Asia/Shanghai	CN	31.43	104.74	Mianyang	Mianyang Airport
MIH	Australia/Perth	AU	-14.79	125.82	Mitchell Plateau	Mitchell Plateau Airport
MII	America/Sao_Paulo	BR	-22.20	-49.93	Marilia	Marilia Airport
MIJ	Pacific/Majuro	MH	6.08	171.73	Mili Island	Mili Airport
MIK	Europe/Helsinki	FI	61.69	27.20	Mikkeli	Mikkeli Airport
MIM	Australia/Sydney	AU	-36.91	149.90	Merimbula	Merimbula Airport
MIN	Australia/Adelaide	AU	-32.84	135.15	Minnipa	Minnipa Airport
MIO	America/Chicago	US	36.91	-94.89	Miami	Miami Regional Airport
MIP	Asia/Jerusalem	IL	30.65	34.81	Mitzpe Ramon	Mitzpe Ramon Airfield
MIQ	America/Chicago	US	41.20	-96.11	Omaha	Millard Airport
MIR	Africa/Tunis	TN	35.76	10.75	Monastir	Monastir Habib Bourguiba International Airport
MIS	Pacific/Port_Moresby	PG	-10.69	152.84	Misima Island	Misima Island Airport
MIT	America/Los_Angeles	US	35.51	-119.19	Shafter	Shafter-Minter Field
MIU	Africa/Lagos	NG	11.86	13.08	Maiduguri	Maiduguri International Airport
MIV	America/New_York	US	39.37	-75.07	Millville	Millville Municipal Airport
MIW	America/Chicago	US	42.11	-92.92	Marshalltown	Marshalltown Municipal Airport
MJA	Indian/Antananarivo	MG	-21.43	44.32	Manja	Manja Airport
MJC	Africa/Abidjan	CI	7.27	-7.59	Man	Man Airport
MJD	Asia/Karachi	PK	27.34	68.14	Moenjodaro	Moenjodaro Airport
MJF	Europe/Oslo	NO	65.78	13.21	Mosjøen Airport Kjaerstad	Mosjøen Airport Kjaerstad
MJG	America/Havana	CU	22.23	-79.06	Mayajigua	Mayajigua Airport
MJI	Africa/Tripoli	LY	32.89	13.28	Tripoli	Mitiga Airport
MJK	Australia/Perth	AU	-25.89	113.58	Monkey Mia	Shark Bay Airport
MJL	Africa/Libreville	GA	-1.85	11.06	Mouila	Mouilla Ville Airport
MJM	Africa/Lubumbashi	CD	-6.12	23.57	Mbuji Mayi	Mbuji Mayi Airport
MJN	Indian/Antananarivo	MG	-15.67	46.35	Amborovy	Amborovy Airport
MJO	Africa/Windhoek	NA	-21.02	16.45	Mount Etjo	Mount Etjo Airport
MJP	Australia/Perth	AU	-34.27	116.14	Manjimup	Manjimup Airport
MJQ	America/Chicago	US	43.65	-94.99	Jackson	Jackson Municipal Airport
MJR	America/Argentina/Buenos_Aires	AR	-38.23	-57.87	Miramar	Miramar Airport
MJT	Europe/Athens	GR	39.06	26.60	Mytilene	Mytilene International Airport
MJU	Asia/Makassar	ID	-2.58	119.03	Mamuju-Celebes Island	Tampa Padang Airport
MJX	America/New_York	US	39.93	-74.30	Toms River	Ocean County Airport
MJZ	Asia/Yakutsk	RU	62.53	114.04	Mirny	Mirny Airport
MKA	Europe/Prague	CZ	49.92	12.72	Marianske Lazne	Marianske Lazne Airport
MKB	Africa/Libreville	GA	1.02	13.93	Mekambo	Mekambo Airport
MKC	America/Chicago	US	39.12	-94.59	Kansas City	Kansas City Downtown/Wheeler Field
MKE	America/Chicago	US	42.95	-87.90	Milwaukee	General Mitchell International Airport
MKG	America/New_York	US	43.17	-86.24	Muskegon	Muskegon County Airport
MKH	Africa/Maseru	LS	-29.28	29.07	Mokhotlong	Mokhotlong Airport
MKI	Africa/Bangui	CF	5.33	25.93	Mboki	M'Boki Airport
MKJ	Africa/Brazzaville	CG	-0.02	15.58	Makoua	Makoua Airport
MKK	Pacific/Honolulu	US	21.15	-157.10	Kaunakakai	Molokai Airport
MKL	America/Chicago	US	35.60	-88.92	Jackson	Jackson Regional Airport
MKM	Asia/Kuching	MY	2.91	112.08	Mukah	Mukah Airport
MKO	America/Chicago	US	35.66	-95.36	Muskogee	Muskogee-Davis Regional Airport
MKP	Pacific/Tahiti	PF	-16.58	-143.66	Makemo	Makemo Airport
MKQ	Asia/Jayapura	ID	-8.52	140.42	Merauke-Papua Island	Mopah Airport
MKR	Australia/Perth	AU	-26.61	118.55	Meekatharra	Meekatharra Airport
MKT	America/Chicago	US	44.22	-93.92	Mankato	Mankato Regional Airport
MKU	Africa/Libreville	GA	0.58	12.89	Makokou	Makokou Airport
MKV	Australia/Darwin	AU	-25.97	133.20	Mount Cavenagh	Mount Cavenagh Airport
MKW	Asia/Jayapura	ID	-0.89	134.05	Manokwari-Papua Island	Rendani Airport
MKY	Australia/Brisbane	AU	-21.17	149.18	Mackay	Mackay Airport
MKZ	Asia/Kuala_Lumpur	MY	2.26	102.25	Malacca	Malacca Airport
MLA	Europe/Malta	MT	35.86	14.48	Luqa	Luqa Airport
MLB	America/New_York	US	28.10	-80.65	Melbourne	Melbourne Orlando International Airport
MLC	America/Chicago	US	34.88	-95.78	Mc Alester	Mc Alester Regional Airport
MLD	America/Denver	US	42.17	-112.29	Malad City	Malad City Airport
MLE	Indian/Maldives	MV	4.19	73.53	Malé	Velana International Airport
MLF	America/Denver	US	38.43	-113.01	Milford	Milford Municipal/Ben And Judy Briscoe Field
MLG	Asia/Jakarta	ID	-7.93	112.72	Malang	Abdul Rachman Saleh Airport
MLH	Europe/Paris	FR	47.59	7.53	Mulhouse	EuroAirport Basel-Mulhouse-Freiburg Airport
MLI	America/Chicago	US	41.45	-90.51	Moline	Quad Cities International Airport
MLJ	America/New_York	US	33.15	-83.24	Milledgeville	Baldwin County Regional Airport
MLK	America/Denver	US	48.37	-107.92	Malta	Malta Airport
MLL	America/Nome	US	61.86	-162.03	Marshall	Marshall Don Hunter Sr Airport
MLM	America/Mexico_City	MX	19.85	-101.03	Morelia	General Francisco J. Mujica International Airport
MLN	Europe/Madrid	ES	35.28	-2.96	Melilla Island	Melilla Airport
MLO	Europe/Athens	GR	36.70	24.48	Milos Island	Milos Airport
MLP	Asia/Manila	PH	7.62	124.06	Malabang	Malabang Airport
MLR	Australia/Adelaide	AU	-37.58	140.37	Millicent	Millicent Airport
MLS	America/Denver	US	46.43	-105.89	Miles City	Frank Wiley Field
MLT	America/New_York	US	45.65	-68.69	Millinocket	Millinocket Municipal Airport
MLU	America/Chicago	US	32.51	-92.04	Monroe	Monroe Regional Airport
MLV	Australia/Brisbane	AU	-13.05	142.48	Merluna	Merluna Airport
MLW	Africa/Monrovia	LR	6.29	-10.76	Monrovia	Spriggs Payne Airport
MLX	Europe/Istanbul	TR	38.44	38.09	Malatya	Malatya Erhac Airport
MLY	America/Anchorage	US	64.99	-150.65	Manley Hot Springs	Manley Hot Springs Airport
MLZ	America/Montevideo	UY	-32.34	-54.22	Melo	Cerro Largo International Airport
MMB	Asia/Tokyo	JP	43.88	144.16	Ozora	Memanbetsu Airport
MMC	America/Monterrey	MX	22.74	-99.02	Ciudad Mante	Ciudad Mante National Airport
MMD	Asia/Tokyo	JP	25.85	131.26	Minami Daito	Minami Daito Airport
MME	Europe/London	GB	54.51	-1.43	Durham	Durham Tees Valley Airport
MMF	Africa/Douala	CM	5.70	9.31	Mamfe	Mamfe Airport
MMG	Australia/Perth	AU	-28.12	117.84	Mount Magnet	Mount Magnet Airport
MMH	America/Los_Angeles	US	37.62	-118.84	Mammoth Lakes	Mammoth Yosemite Airport
MMI	America/New_York	US	35.40	-84.56	Athens	Mcminn County Airport
MMJ	Asia/Tokyo	JP	36.17	137.92	Matsumoto	Matsumoto Airport
MMK	Europe/Moscow	RU	68.78	32.75	Murmansk	Murmansk Airport
MML	America/Chicago	US	44.45	-95.82	Marshall	Southwest Minnesota Regional Marshall/Ryan Field
MMM	Australia/Brisbane	AU	-22.80	148.71	Middlemount	Middlemount Airport
MMN	America/New_York	US	42.46	-71.52	Stow	Minute Man Air Field
MMO	Atlantic/Cape_Verde	CV	15.16	-23.21	Vila do Maio	Maio Airport
MMP	America/Bogota	CO	9.26	-74.44	Mompos	San Bernardo Airport
MMQ	Africa/Lusaka	ZM	-8.86	31.34	Mbala	Mbala Airport
MMS	America/Chicago	US	34.23	-90.29	Marks	Selfs Airport
MMT	America/New_York	US	33.92	-80.80	Eastover	Mc Entire Jngb Airport
MMU	America/New_York	US	40.80	-74.41	Morristown	Morristown Municipal Airport
MMX	Europe/Stockholm	SE	55.54	13.38	Malmo	Malmo Sturup Airport
MMY	Asia/Tokyo	JP	24.78	125.30	Miyako City	Miyako Airport
MMZ	Asia/Kabul	AF	35.93	64.76	Maimana	Maimana Airport
MNA	Asia/Makassar	ID	4.01	126.67	Karakelong Island	Melangguane Airport
MNB	Africa/Kinshasa	CD	-5.93	12.35	Muanda	Muanda Airport
MNC	Africa/Maputo	MZ	-14.49	40.71	Nacala	Nacala Airport
MNE	Australia/Adelaide	AU	-28.01	138.66	Mungeranie	Mungeranie Airport
MNF	Pacific/Fiji	FJ	-17.67	177.10	Mana Island	Mana Island Airport
MNG	Australia/Darwin	AU	-12.06	134.23	Maningrida	Maningrida Airport
MNH	Asia/Muscat	OM	23.64	57.49	Al Muladdah	Rustaq Airport
MNI	America/Montserrat	MS	16.79	-62.19	Gerald's Park	John A. Osborne Airport
MNJ	Indian/Antananarivo	MG	-21.20	48.36	Mananjary	Mananjary Airport
MNK	Pacific/Tarawa	KI	1.00	173.03	Maiana	Maiana Airport
MNL	Asia/Manila	PH	14.51	121.02	Manila	Ninoy Aquino International Airport
MNM	America/Menominee	US	45.13	-87.64	Menominee	Menominee Regional Airport
MNN	America/New_York	US	40.62	-83.06	Marion	Marion Municipal Airport
MNO	Africa/Lubumbashi	CD	-7.29	27.39	Manono	Manono Airport
MNQ	Australia/Brisbane	AU	-24.89	151.10	Monto	Monto Airport
MNR	Africa/Lusaka	ZM	-15.25	23.16	Mongu	Mongu Airport
MNS	Africa/Lusaka	ZM	-11.14	28.87	Mansa	Mansa Airport
MNT	America/Anchorage	US	65.15	-149.37	Minto	Minto Al Wright Airport
MNU	Asia/Yangon	MM	16.44	97.66	Mawlamyine	Mawlamyine Airport
MNW	Australia/Darwin	AU	-22.47	135.23	Macdonald Downs	Macdonald Downs Airport
MNX	America/Manaus	BR	-5.81	-61.28	Manicore	Manicore Airport
MNY	Pacific/Guadalcanal	SB	-7.42	155.56	Stirling Island	Mono Airport
MNZ	America/New_York	US	38.72	-77.52	Washington	Washington Manassas/Harry P Davis Field
MOA	America/Havana	CU	20.65	-74.92	Moa	Orestes Acosta Airport
MOB	America/Chicago	US	30.69	-88.24	Mobile	Mobile Regional Airport
MOC	America/Sao_Paulo	BR	-16.71	-43.82	Montes Claros	Mario Ribeiro Airport
MOD	America/Los_Angeles	US	37.63	-120.95	Modesto	Modesto City-County-Harry Sham Field
MOE	Asia/Yangon	MM	23.09	96.65	Momeik	Momeik Airport
MOF	Asia/Makassar	ID	-8.64	122.24	Maumere-Flores Island	Maumere(Wai Oti) Airport
MOG	Asia/Yangon	MM	20.52	99.26	Mong Hsat	Mong Hsat Airport
MOI	Pacific/Rarotonga	CK	-19.84	-157.70	Mitiaro Island	Mitiaro Island Airport
MOJ	America/Paramaribo	SR	5.61	-54.40	Moengo	Moengo Airstrip
MOL	Europe/Oslo	NO	62.74	7.26	Aro	Molde Airport
MOM	Africa/Nouakchott	MR	17.75	-12.50	Moudjeria	Letfotar Airport
MON	Pacific/Auckland	NZ	-43.77	170.13	Mount Cook	Mount Cook Airport
MOO	Australia/Adelaide	AU	-28.10	140.20	Moomba	Moomba Airport
MOP	America/Detroit	US	43.62	-84.74	Mount Pleasant	Mount Pleasant Municipal Airport
MOQ	Indian/Antananarivo	MG	-20.28	44.32	Morondava	Morondava Airport
MOR	America/New_York	US	36.18	-83.38	Morristown	Moore-Murrell Airport
MOS	America/Nome	US	64.70	-162.06	Elim	Moses Point Airport
MOT	America/Chicago	US	48.26	-101.28	Minot	Minot International Airport
MOU	America/Anchorage	US	62.09	-163.68	Mountain Village	Mountain Village Airport
MOV	Australia/Brisbane	AU	-22.06	148.08	Moranbah	Moranbah Airport
MOX	America/Chicago	US	45.56	-95.97	Morris	Morris Municipal/Charlie Schmidt Field
MOZ	Pacific/Tahiti	PF	-17.49	-149.76	Moorea	Moorea Airport
MPA	Africa/Windhoek	NA	-17.63	24.18	Mpacha	Katima Mulilo Airport
MPC	Asia/Jakarta	ID	-2.54	101.09	Muko Muko	Muko Muko Airport
MPD	Asia/Karachi	PK	25.68	69.07	Sindhri	Sindhri Tharparkar Airport
MPH	Asia/Manila	PH	11.92	121.95	Malay	Godofredo P. Ramos Airport
MPJ	America/Chicago	US	35.14	-92.91	Morrilton	Petit Jean Park Airport
MPL	Europe/Paris	FR	43.58	3.96	Montpellier	Montpellier-Mediterranee Airport
MPM	Africa/Maputo	MZ	-25.92	32.57	Maputo	Maputo Airport
MPN	Atlantic/Stanley	FK	-51.82	-58.45	Mount Pleasant	Mount Pleasant Airport
MPO	America/New_York	US	41.14	-75.38	Mount Pocono	Pocono Mountains Regional Airport
MPR	America/Chicago	US	38.35	-97.69	Mc Pherson	Mc Pherson Airport
MPS	America/Chicago	US	33.10	-94.96	Mount Pleasant	Mount Pleasant Regional Airport
MPT	Asia/Dili	TL	-8.97	125.22	Maliana	Maliana Airport
MPV	America/New_York	US	44.20	-72.56	Barre	Edward F Knapp State Airport
MPW	Europe/Kyiv	UA	47.08	37.45	Mariupol	Mariupol International Airport
MPY	America/Cayenne	GF	3.66	-54.04	Maripasoula	Maripasoula Airport
MPZ	America/Chicago	US	40.95	-91.51	Mount Pleasant	Mount Pleasant Municipal Airport
MQA	Australia/Perth	AU	-19.74	120.84	Mandora	Mandora Airport
MQB	America/Chicago	US	40.52	-90.65	Macomb	Macomb Municipal Airport
MQC	America/Miquelon	PM	47.10	-56.38	Miquelon	Miquelon Airport
MQD	America/Argentina/Salta	AR	-41.24	-68.71	Maquinchao	Maquinchao Airport
MQE	Australia/Darwin	AU	-22.81	137.25	Marqua	Marqua Airport
MQF	Asia/Yekaterinburg	RU	53.39	58.76	Magnitogorsk	Magnitogorsk International Airport
MQH	America/Sao_Paulo	BR	-13.55	-48.20	Minacu	Minacu Airport
MQJ	Asia/Srednekolymsk	RU	66.45	143.26	Honuu	Moma Airport
MQK	America/La_Paz	BO	-16.34	-58.40	San Matias	San Matias Airport
MQL	Australia/Hobart	AU	-34.23	142.09	Mildura	Mildura Airport
MQM	Europe/Istanbul	TR	37.22	40.63	Mardin	Mardin Airport
MQN	Europe/Oslo	NO	66.36	14.30	Mo i Rana	Mo i Rana Airport Rossvoll
MQP	Africa/Johannesburg	ZA	-25.38	31.11	Mpumalanga	Kruger Mpumalanga International Airport
MQQ	Africa/Ndjamena	TD	8.62	16.07	Moundou	Moundou Airport
MQS	America/St_Vincent	VC	12.89	-61.18	Mustique Island	Mustique Airport
MQT	America/New_York	US	46.35	-87.40	Marquette	Marquette/Sawyer Regional Airport
MQU	America/Bogota	CO	5.21	-74.88	Mariquita	Jose Celestino Mutis Airport
MQW	America/New_York	US	32.10	-82.88	Mc Rae	Telfair-Wheeler Airport
MQX	Africa/Addis_Ababa	ET	13.47	39.53	Mekele	Mekele Airport
MQY	America/Chicago	US	36.01	-86.52	Smyrna	Smyrna Airport
MQZ	Australia/Perth	AU	-33.93	115.10	Margaret River	Margaret River Airport
MRA	Africa/Tripoli	LY	32.33	15.06	Misrata	Misrata International Airport
MRB	America/New_York	US	39.40	-77.98	Martinsburg	Eastern Wv Regional/Shepherd Field
MRC	America/Chicago	US	35.55	-87.18	Columbia	Maury County Regional Airport
MRD	America/Caracas	VE	8.58	-71.16	Merida	Alberto Carnevalli Airport
MRE	Africa/Nairobi	KE	-1.41	35.01	Masai Mara	Mara Serena Lodge Airstrip
MRF	America/Chicago	US	30.37	-104.02	Marfa	Marfa Municipal Airport
MRG	Australia/Brisbane	AU	-17.07	145.42	Mareeba	Mareeba Airport
MRI	America/Anchorage	US	61.21	-149.84	Anchorage	Merrill Field
MRK	America/New_York	US	26.00	-81.67	Marco Island	Marco Island Executive Airport
MRN	America/New_York	US	35.82	-81.61	Morganton	Foothills Regional Airport
MRO	Pacific/Auckland	NZ	-40.97	175.63	Masterton	Hood Airport
MRP	Australia/Adelaide	AU	-27.33	133.63	Marla	Marla Airport
MRQ	Asia/Manila	PH	13.36	121.83	Gasan	Marinduque Airport
MRR	America/Guayaquil	EC	-4.38	-79.94	Macara	Jose Maria Velasco Ibarra Airport
MRS	Europe/Paris	FR	43.44	5.22	Marseille	Marseille Provence Airport
MRU	Indian/Mauritius	MU	-20.43	57.68	Port Louis	Sir Seewoosagur Ramgoolam International Airport
MRV	Europe/Moscow	RU	44.23	43.08	Mineralnyye Vody	Mineralnyye Vody Airport
MRW	Europe/Copenhagen	DK	54.70	11.44	Lolland Falster	Lolland Falster Maribo Airport
MRX	Asia/Tehran	IR	30.56	49.15	Mahshahr	Mahshahr Airport
MRY	America/Los_Angeles	US	36.59	-121.84	Monterey	Monterey Regional Airport
MRZ	Australia/Sydney	AU	-29.50	149.84	Moree	Moree Airport
MSA	America/Winnipeg	CA	53.44	-91.76	Muskrat Dam	Muskrat Dam Airport
MSC	America/Phoenix	US	33.46	-111.73	Mesa	Falcon Field
MSF	Australia/Darwin	AU	-22.60	135.02	Mount Swan	Mount Swan Airport
MSG	Africa/Maseru	LS	-29.84	28.78	Matsaile	Matsaile Airport
MSH	Asia/Muscat	OM	20.68	58.89	Masirah	Masirah Air Base
MSJ	Asia/Tokyo	JP	40.70	141.37	Misawa	Misawa Air Base
MSL	America/Chicago	US	34.75	-87.61	Muscle Shoals	Northwest Alabama Regional Airport
MSM	Africa/Kinshasa	CD	-4.78	17.85	Masi Manimba	Masi Manimba Airport
MSN	America/Chicago	US	43.14	-89.34	Madison	Dane County Regional/Truax Field
MSO	America/Denver	US	46.92	-114.09	Missoula	Missoula Montana Airport
MSP	America/Chicago	US	44.88	-93.22	Minneapolis	Minneapolis-St Paul International/Wold-Chamberlain Airport
MSQ	Europe/Minsk	BY	53.88	28.03	Minsk	Minsk International Airport
MSR	Europe/Istanbul	TR	38.75	41.66	Muş	Mus Airport
MSS	America/New_York	US	44.94	-74.85	Massena	Massena International-Richards Field
MST	Europe/Amsterdam	NL	50.91	5.77	Maastricht	Maastricht Aachen Airport
MSU	Africa/Maseru	LS	-29.46	27.55	Maseru	Moshoeshoe I International Airport
MSV	America/New_York	US	41.70	-74.80	Monticello	Sullivan County International Airport
MSW	Africa/Asmara	ER	15.67	39.37	Massawa	Massawa International Airport
MSX	Africa/Brazzaville	CG	-2.95	12.70	Mossendjo	Mossendjo Airport
MSY	America/Chicago	US	29.99	-90.26	New Orleans	Louis Armstrong New Orleans International Airport
MSZ	Africa/Luanda	AO	-15.26	12.15	Namibe	Namibe Airport
MTA	Pacific/Auckland	NZ	-37.73	175.74	Matamata Glider	Matamata Glider Airport
MTB	America/Bogota	CO	7.97	-75.43	Montelibano	Montelibano Airport
MTC	America/Detroit	US	42.61	-82.84	Mount Clemens	Selfridge Angb Airport
MTD	Australia/Darwin	AU	-16.98	130.55	Mount Sanford Station	Mount Sanford Station Airport
MTE	America/Santarem	BR	-2.00	-54.07	Monte Alegre	Monte Alegre Airport
MTF	Africa/Addis_Ababa	ET	6.96	35.55	Mizan Teferi	Mizan Teferi Airport
MTG	America/Cuiaba	BR	-15.02	-59.97	Vila Bela da Santissima Trindade	Vila Bela da Santissima Trindade Airport
MTH	America/New_York	US	24.73	-81.05	Marathon	The Florida Keys Marathon International Airport
MTI	Atlantic/Cape_Verde	CV	15.04	-24.34	Vila do Mosteiros	Mosteiros Airport
MTJ	America/Denver	US	38.51	-107.89	Montrose	Montrose Regional Airport
MTK	Pacific/Tarawa	KI	3.37	172.99	Makin Island	Makin Island Airport
MTL	Australia/Sydney	AU	-32.70	151.49	Maitland	Maitland Airport
MTN	America/New_York	US	39.33	-76.41	Baltimore	Martin State Airport
MTO	America/Chicago	US	39.48	-88.28	Mattoon	Coles County Memorial Airport
MTP	America/New_York	US	41.08	-71.92	Montauk	Montauk Airport
MTQ	Australia/Brisbane	AU	-26.48	147.94	Mitchell	Mitchell Airport
MTR	America/Bogota	CO	8.82	-75.83	Monteria	Los Garzones Airport
MTS	Africa/Mbabane	SZ	-26.53	31.31	Manzini	Matsapha Airport
MTT	America/Mexico_City	MX	18.10	-94.58	Minatitlan	Minatitlan/Coatzacoalcos National Airport
MTV	Pacific/Efate	VU	-13.67	167.71	Ablow	Mota Lava Airport
MTW	America/Chicago	US	44.13	-87.68	Manitowoc	Manitowoc County Airport
MTX	America/Anchorage	US	64.81	-147.76	Fairbanks	Metro Field
MTY	America/Mexico_City	MX	25.78	-100.11	Monterrey	General Mariano Escobedo International Airport
MTZ	Asia/Jerusalem	IL	31.33	35.39	Masada	Bar Yehuda Airfield
MUA	Pacific/Guadalcanal	SB	-8.33	157.26	Munda	Munda Airport
MUB	Africa/Gaborone	BW	-19.97	23.43	Maun	Maun Airport
MUC	Europe/Berlin	DE	48.35	11.79	Munich	Munich International Airport
MUD	Africa/Maputo	MZ	-11.67	39.56	Mueda	Mueda Airport
MUE	Pacific/Honolulu	US	20.00	-155.67	Kamuela	Waimea-Kohala Airport
MUG	America/Mazatlan	MX	26.90	-111.96	Mulege	Mulege Airport
MUH	Africa/Cairo	EG	31.33	27.22	Mersa Matruh	Mersa Matruh Airport
MUI	America/New_York	US	40.44	-76.57	Fort Indiantown Gap	Muir Army Heliport (Fort Indiantown Gap) Heliport
MUK	Pacific/Rarotonga	CK	-20.14	-157.34	Mauke Island	Mauke Airport
MUL	America/New_York	US	31.14	-83.70	Moultrie	Spence Airport
MUM	Indian/Maldives	MV	2.91	73.58	Malé	Muli Airport
MUN	America/Caracas	VE	9.75	-63.15	Maturin	Maturin Airport
MUO	America/Denver	US	43.04	-115.87	Mountain Home	Mountain Home Afb Airport
MUP	Australia/Darwin	AU	-25.90	131.67	Mulga Park	Mulga Park Airport
MUQ	Australia/Perth	AU	-20.66	120.07	Muccan Station	Muccan Station Airport
MUR	Asia/Kuching	MY	4.18	114.33	Marudi	Marudi Airport
MUS	Asia/Tokyo	JP	24.29	153.98	Minami Torishima	Minami Torishima Airport
MUT	America/Chicago	US	41.37	-91.15	Muscatine	Muscatine Municipal Airport
MUW	Africa/Algiers	DZ	35.21	0.15	Ghriss	Ghriss Airport
MUX	Asia/Karachi	PK	30.20	71.42	Multan	Multan International Airport
MUY	Africa/Brazzaville	CG	-4.01	13.97	Mouyondzi	Mouyondzi Airport
MUZ	Africa/Dar_es_Salaam	TZ	-1.50	33.80	Musoma	Musoma Airport
MVA	Atlantic/Reykjavik	IS	65.66	-16.92	Reykjahlíð	Mývatn Airport
MVB	Africa/Libreville	GA	-1.66	13.44	Franceville	M'Vengue El Hadj Omar Bongo Ondimba International Airport
MVC	America/Chicago	US	31.46	-87.35	Monroeville	Monroe County Aeroplex Airport
MVD	America/Montevideo	UY	-34.84	-56.03	Montevideo	Carrasco International /General C L Berisso Airport
MVE	America/Chicago	US	44.97	-95.71	Montevideo	Montevideo-Chippewa County Airport
MVF	America/Fortaleza	BR	-5.20	-37.36	Mossoro	Dix-Sept Rosado Airport
MVK	Australia/Adelaide	AU	-28.35	138.65	Mulka	Mulka Airport
MVL	America/New_York	US	44.53	-72.61	Morrisville	Morrisville-Stowe State Airport
MVM	America/Denver	US	36.72	-110.23	Kayenta	Kayenta Airport
MVN	America/Chicago	US	38.32	-88.86	Mount Vernon	Mount Vernon Airport
MVO	Africa/Ndjamena	TD	12.17	18.68	Mongo	Mongo Airport
MVP	America/Bogota	CO	1.25	-70.23	Mitu	Fabio Alberto Leon Bentley Airport
MVQ	Europe/Minsk	BY	53.95	30.10	Mogilev	Mogilev Airport
MVR	Africa/Douala	CM	10.45	14.26	Maroua	Salak Airport
MVS	America/Fortaleza	BR	-18.05	-39.86	Mucuri	Mucuri Airport
MVT	Pacific/Tahiti	PF	-14.87	-148.72	Mataiva	Mataiva Airport
MVU	Australia/Brisbane	AU	-14.78	143.50	Musgrave	Musgrave Airport
MVV	Europe/Paris	FR	45.82	6.65	Verdun	Megeve Airport
MVW	America/Los_Angeles	US	48.47	-122.42	Burlington	Skagit Regional Airport
MVX	Africa/Libreville	GA	2.15	12.13	Minvoul	Minvoul Airport
MVY	America/New_York	US	41.39	-70.61	Vineyard Haven	Martha's Vineyard Airport
MVZ	Africa/Harare	ZW	-20.06	30.86	Masvingo	Masvingo International Airport
MWA	America/Chicago	US	37.75	-89.01	Marion	Veterans Airport Of Southern Illinois Airport
MWB	Australia/Perth	AU	-29.20	116.02	Morawa	Morawa Airport
MWC	America/Chicago	US	43.11	-88.03	Milwaukee	Lawrence J Timmerman Airport
MWD	Asia/Karachi	PK	32.56	71.57	Mianwali	Mianwali Air Base
MWE	Africa/Khartoum	SD	18.45	31.83	Merowe	Merowe Airport
MWF	Pacific/Efate	VU	-15.00	168.08	Maewo Island	Naone Airport
MWH	America/Los_Angeles	US	47.21	-119.32	Moses Lake	Grant County International Airport
MWJ	America/Guyana	GY	7.49	-60.18	Matthews Ridge	Matthews Ridge Airport
MWK	Asia/Jakarta	ID	3.35	106.26	Matak Island	Tarempa Airport
MWL	America/Chicago	US	32.78	-98.06	Mineral Wells	Mineral Wells Regional Airport
MWM	America/Chicago	US	43.91	-95.11	Windom	Windom Municipal Airport
MWN	Africa/Dar_es_Salaam	TZ	-3.50	33.62	Mwadui	Mwadui Airport
MWO	America/New_York	US	39.53	-84.40	Middletown	Middletown Regional/Hook Field
MWQ	Asia/Yangon	MM	20.17	94.94	Magway	Magway Airport
MWT	Australia/Adelaide	AU	-29.92	139.75	Moolawatana	Moolawatana Airport
MWX	Asia/Seoul	KR	34.99	126.38	Muan	Muan International Airport
MWY	Australia/Sydney	AU	-30.15	147.34	Miralwyn	Miralwyn Airport
MWZ	Africa/Dar_es_Salaam	TZ	-2.44	32.93	Mwanza	Mwanza Airport
MXA	America/Chicago	US	35.89	-90.15	Manila	Manila Municipal Airport
MXB	Asia/Makassar	ID	-2.56	120.32	Masamba-Celebes Island	Andi Jemma Airport
MXC	America/Denver	US	37.93	-109.34	Monticello	Monticello Airport
MXD	Australia/Brisbane	AU	-23.37	139.67	Marion Downs	Marion Downs Airport
MXE	America/New_York	US	34.79	-79.37	Maxton	Laurinburg/Maxton Airport
MXF	America/Chicago	US	32.38	-86.37	Montgomery	Maxwell Afb Airport
MXH	Pacific/Port_Moresby	PG	-6.36	143.24	Moro	Moro Airport
MXI	Asia/Manila	PH	6.95	126.27	Mati National	Mati National Airport
MXJ	Africa/Lagos	NG	9.65	6.46	Minna	Minna Airport
MXK	Pacific/Port_Moresby	PG	-6.47	147.44	Mindik	Mindik Airport
MXL	America/Tijuana	MX	32.63	-115.24	Mexicali	General Rodolfo Sanchez Taboada International Airport
MXM	Indian/Antananarivo	MG	-21.75	43.38	Morombe	Morombe Airport
MXN	Europe/Paris	FR	48.60	-3.82	Morlaix	Morlaix-Ploujean Airport
MXO	America/Chicago	US	42.22	-91.16	Monticello	Monticello Regional Airport
MXP	Europe/Rome	IT	45.63	8.73	Milan	Malpensa International Airport
MXQ	America/Bahia	BR	-13.39	-38.91	Cairu	Lorenzo Airport
MXR	Europe/Kyiv	UA	49.93	33.64	Myrhorod	Myrhorod Air Base
MXS	Pacific/Apia	WS	-13.74	-172.26	Maota	Maota Airport
MXT	Indian/Antananarivo	MG	-18.05	44.03	Maintirano	Maintirano Airport
MXU	Australia/Perth	AU	-28.48	115.52	Mullewa	Mullewa Airport
MXV	Asia/Ulaanbaatar	MN	49.66	100.10	Moron	Moron Airport
MXX	Europe/Stockholm	SE	60.96	14.51	Mora	Mora Airport
MXY	America/Anchorage	US	61.44	-142.90	Mccarthy	Mccarthy Airport
MXZ	Asia/Shanghai	CN	24.35	116.13	Meixian	Meixian Airport
MYA	Australia/Sydney	AU	-35.90	150.14	Moruya	Moruya Airport
MYB	Africa/Libreville	GA	-3.46	10.67	Mayumba	Mayumba Airport
MYC	America/Caracas	VE	10.25	-67.65	Maracay	Escuela Mariscal Sucre Airport
MYD	Africa/Nairobi	KE	-3.23	40.10	Malindi	Malindi Airport
MYE	Asia/Tokyo	JP	34.07	139.56	Miyakejima	Miyakejima Airport
MYF	America/Los_Angeles	US	32.82	-117.14	San Diego	Montgomery-Gibbs Executive Airport
MYG	America/Nassau	BS	22.38	-73.01	Mayaguana	Mayaguana Airport
MYH	America/Phoenix	US	36.81	-111.64	Marble Canyon	Marble Canyon Airport
MYI	Australia/Brisbane	AU	-9.92	144.05	Murray Island	Murray Island Airport
MYJ	Asia/Tokyo	JP	33.83	132.70	Matsuyama	Matsuyama Airport
MYK	America/Anchorage	US	61.34	-142.69	May Creek	May Creek Airport
MYL	America/Boise	US	44.89	-116.10	Mc Call	Mc Call Municipal Airport
MYM	America/Guyana	GY	4.48	-59.68	Monkey Mountain	Monkey Mountain Airport
MYN	Asia/Aden	YE	15.47	45.33	Mareb	Mareb Airport
MYO	Australia/Perth	AU	-18.12	124.27	Myroodan Station	Myroodan Station Airport
MYP	Asia/Ashgabat	TM	37.62	61.90	Mary	Mary Airport
MYQ	Asia/Kolkata	IN	12.31	76.65	Mysore	Mysore Airport
MYR	America/New_York	US	33.68	-78.93	Myrtle Beach	Myrtle Beach International Airport
MYT	Asia/Yangon	MM	25.38	97.35	Myitkyina	Myitkyina Airport
MYU	America/Anchorage	US	60.37	-166.27	Mekoryuk	Mekoryuk Airport
MYV	America/Los_Angeles	US	39.10	-121.57	Marysville	Yuba County Airport
MYW	Africa/Dar_es_Salaam	TZ	-10.34	40.18	Mtwara	Mtwara Airport
MYX	Pacific/Port_Moresby	PG	-7.21	146.02	Menyamya	Menyamya Airport
MYY	Asia/Kuching	MY	4.32	113.99	Miri	Miri Airport
MYZ	Africa/Blantyre	MW	-14.08	34.92	Monkey Bay	Monkey Bay Airport
MZA	America/Lima	PE	-11.33	-74.54	Mazamari	Manuel Prado Ugarteche Airport
MZB	Africa/Maputo	MZ	-11.36	40.35	Mocimboa da Praia	Mocimboa da Praia Airport
MZE	America/Belize	BZ	17.28	-89.02	Spanish Lookout	Manatee Airport
MZG	Asia/Taipei	TW	23.57	119.63	Makung City	Makung Airport
MZH	Europe/Istanbul	TR	40.83	35.52	Amasya	Amasya Merzifon Airport
MZI	Africa/Bamako	ML	14.51	-4.08	Ambodedjo	Ambodedjo Airport
MZJ	America/Phoenix	US	32.51	-111.33	Marana	Pinal Airpark
MZK	Pacific/Tarawa	KI	2.06	173.27	Marakei	Marakei Airport
MZL	America/Bogota	CO	5.03	-75.46	Manizales	La Nubia Airport
MZM	Europe/Paris	FR	49.07	6.13	Metz	Metz-Frescaty (BA 128) Air Base
MZO	America/Havana	CU	20.29	-77.09	Manzanillo	Sierra Maestra Airport
MZP	Pacific/Auckland	NZ	-41.12	172.99	Motueka	Motueka Airport
MZQ	Africa/Johannesburg	ZA	-27.63	32.04	Mkuze	Mkuze Airport
MZR	Asia/Kabul	AF	36.71	67.21	Mazar I Sharif	Mazar I Sharif Airport
MZT	America/Mazatlan	MX	23.16	-106.27	Mazatlan	General Rafael Buelna International Airport
MZU	Asia/Kolkata	IN	26.12	85.31	Muzaffarpur	Muzaffarpur Airport
MZV	Asia/Kuala_Lumpur	MY	4.05	114.81	Mulu	Mulu Airport
MZW	Africa/Algiers	DZ	33.54	-0.24	Mecheria	Mecheria Airport
MZX	Africa/Addis_Ababa	ET	6.41	39.72	Masslo	Masslo Airport
MZY	Africa/Johannesburg	ZA	-34.16	22.06	Mossel Bay	Mossel Bay Airport
MZZ	America/Indiana/Indianapolis	US	40.49	-85.68	Marion	Marion Municipal - Mckinney Field
NAA	Australia/Sydney	AU	-30.32	149.83	Narrabri	Narrabri Airport
NAC	Australia/Adelaide	AU	-36.99	140.73	Naracoorte	Naracoorte Airport
NAE	Africa/Porto-Novo	BJ	10.32	1.38	Natitingou	Natitingou Airport
NAG	Asia/Kolkata	IN	21.09	79.05	Naqpur	Dr. Babasaheb Ambedkar International Airport
NAH	Asia/Makassar	ID	3.68	125.53	Tahuna-Sangihe Island	Naha Airport
NAI	America/Guyana	GY	3.96	-59.12	Annai	Annai Airport
NAJ	Asia/Baku	AZ	39.19	45.46	Nakhchivan	Nakhchivan Airport
NAK	Asia/Bangkok	TH	14.95	102.31	Nakhon Ratchasima	Nakhon Ratchasima Airport
NAL	Europe/Moscow	RU	43.51	43.64	Nalchik	Nalchik Airport
NAM	Asia/Jayapura	ID	-3.24	127.10	Namlea-Buru Island	Namlea Airport
NAN	Pacific/Fiji	FJ	-17.76	177.44	Nadi	Nadi International Airport
NAO	Asia/Shanghai	CN	30.80	106.16	Nanchong	Nanchong Airport
NAP	Europe/Rome	IT	40.89	14.29	Naples	Napoli / Capodichino International Airport
NAQ	America/Thule	GL	77.49	-69.39	Qaanaaq	Qaanaaq Airport
NAR	America/Bogota	CO	6.21	-74.59	Armenia	Puerto Nare Airport
NAS	America/Nassau	BS	25.04	-77.47	Nassau	Lynden Pindling International Airport
NAT	America/Recife	BR	-5.77	-35.37	São Gonçalo do Amarante	Greater Natal International Airport
NAU	Pacific/Tahiti	PF	-14.18	-141.27	Napuka Island	Napuka Island Airport
NAV	Europe/Istanbul	TR	38.77	34.53	Nevşehir	Nevşehir Kapadokya International Airport
NAW	Asia/Bangkok	TH	6.52	101.74	Narathiwat	Narathiwat Airport
NAY	Asia/Shanghai	CN	39.78	116.39	Beijing	Beijing Nanyuan Airport
NBC	Europe/Moscow	RU	55.56	52.09	Nizhnekamsk	Begishevo Airport
NBE	Africa/Tunis	TN	36.08	10.44	Enfidha	Enfidha-Hammamet International Airport
NBG	America/Chicago	US	29.83	-90.03	New Orleans	New Orleans Nas Jrb (Alvin Callender Field) Airport
NBH	Australia/Sydney	AU	-30.65	153.00	Nambucca Heads	Nambucca Heads Airport
NBJ	Africa/Luanda	AO	-9.05	13.51	Luanda	Dr. Antonio Agostinho Neto International Airport
NBL	America/Panama	PA	9.45	-78.98	Wannukandi	San Blas Airport
NBO	Africa/Nairobi	KE	-1.32	36.93	Nairobi	Jomo Kenyatta International Airport
NBS	Asia/Shanghai	CN	42.07	127.61	Baishan	Baishan Changbaishan Airport
NBW	America/Havana	CU	19.91	-75.21	Guantanamo Bay Naval Station	Leeward Point Field
NBX	Asia/Jayapura	ID	-3.37	135.50	Nabire-Papua Island	Nabire Airport
NCA	America/Grand_Turk	TC	21.92	-71.94	North Caicos	North Caicos Airport
NCE	Europe/Paris	FR	43.66	7.22	Nice	Nice-Cote d'Azur Airport
NCG	America/Chihuahua	MX	30.40	-107.88	Nuevo Casas Grandes	Nuevo Casas Grandes Airport
NCH	Africa/Dar_es_Salaam	TZ	-10.36	38.78	Nachingwea	Nachingwea Airport
NCI	America/Bogota	CO	8.45	-76.78	Necocli	Necocli Airport
NCJ	America/Argentina/Cordoba	AR	-30.96	-61.53	Sunchales	Sunchales Aeroclub Airport
NCL	Europe/London	GB	55.04	-1.69	Newcastle	Newcastle Airport
NCN	America/Anchorage	US	60.08	-147.99	Chenega	Chenega Bay Airport
NCO	America/New_York	US	41.60	-71.41	North Kingstown	Quonset State Airport
NCR	America/Managua	NI	11.13	-84.77	San Carlos	San Carlos
NCS	Africa/Johannesburg	ZA	-27.77	29.98	Newcastle	Newcastle Airport
NCT	America/Costa_Rica	CR	10.14	-85.45	Nicoya	Guanacaste Airport
NCU	Asia/Samarkand	UZ	42.49	59.62	Nukus	Nukus Airport
NCY	Europe/Paris	FR	45.93	6.10	Annecy	Annecy-Haute-Savoie-Mont Blanc Airport
NDA	Asia/Jakarta	ID	5.12	97.12	Banda Island	Banda Airport Kepulauan
NDB	Africa/Nouakchott	MR	20.93	-17.03	Nouadhibou	Nouadhibou International Airport
NDC	Asia/Kolkata	IN	19.18	77.32	Nanded	Nanded Airport
NDD	Africa/Luanda	AO	-11.17	13.85	Sumbe	Sumbe Airport
NDE	Africa/Nairobi	KE	3.93	41.85	Mandera	Mandera Airport
NDG	Asia/Shanghai	CN	47.24	123.92	Qiqihar	Qiqihar Sanjiazi Airport
NDJ	Africa/Ndjamena	TD	12.13	15.03	N'Djamena	N'Djamena International Airport
NDL	Africa/Bangui	CF	8.43	20.64	N'Dele	N'Dele Airport
NDM	Africa/Addis_Ababa	ET	9.77	35.10	Mendi	Mendi Airport
NDR	Africa/Casablanca	MA	34.99	-3.03	Nador	Nador International Airport
NDS	Australia/Perth	AU	-27.98	119.30	Sandstone	Sandstone Airport
NDU	Africa/Windhoek	NA	-17.96	19.72	Rundu	Rundu Airport
NDY	Europe/London	GB	59.25	-2.58	Sanday	Sanday Airport
NEC	America/Argentina/Buenos_Aires	AR	-38.48	-58.82	Necochea	Necochea Airport
NEF	Asia/Yekaterinburg	RU	56.11	54.35	Neftekamsk	Neftekamsk Airport
NEG	America/Jamaica	JM	18.34	-78.33	Negril	Negril Airport
NEJ	Africa/Addis_Ababa	ET	9.55	35.47	Nejjo	Nejjo Airport
NEK	Africa/Addis_Ababa	ET	9.05	36.60	Nekemte	Nekemte Airport
NEL	America/New_York	US	40.04	-74.35	Lakehurst	Lakehurst Maxfield Field
NEN	America/New_York	US	30.35	-81.87	Jacksonville	Whitehouse Nolf Airport
NER	Asia/Yakutsk	RU	56.91	124.91	Chulman	Chulman Neryungri Airport
NEU	Asia/Vientiane	LA	20.61	104.07	Nong Khang	Nong Khang Airport
NEV	America/St_Kitts	KN	17.21	-62.59	Charlestown	Vance W. Amory International Airport
NEW	America/Chicago	US	30.04	-90.03	New Orleans	Lakefront Airport
NFG	Asia/Yekaterinburg	RU	61.11	72.65	Nefteyugansk	Nefteyugansk Airport
NFL	America/Los_Angeles	US	39.42	-118.70	Fallon	Fallon Nas (Van Voorhis Field) Airport
NFO	Pacific/Tongatapu	TO	-15.57	-175.63	Angaha	Mata'aho Airport
NFR	Africa/Tripoli	LY	29.21	21.59	Nafurah 1	Nafurah 1 Airport
NGA	Australia/Sydney	AU	-34.26	148.25	Young	Young Airport
NGB	Asia/Shanghai	CN	29.83	121.46	Ningbo	Ningbo Lishe International Airport
NGD	America/Tortola	VG	18.73	-64.33	Anegada	Captain Auguste George Airport
NGE	Africa/Douala	CM	7.36	13.56	N'Gaoundere	N'Gaoundere Airport
NGF	Pacific/Honolulu	US	21.45	-157.77	Kaneohe	Kaneohe Bay Mcas (Marion E Carl Field) Airport
NGI	Pacific/Fiji	FJ	-18.12	179.34	Ngau	Ngau Airport
NGL	Africa/Johannesburg	ZA	-24.39	31.33	Ngala	Ngala Airport
NGO	Asia/Tokyo	JP	34.86	136.80	Nagoya	Chubu Centrair International Airport
NGP	America/Chicago	US	27.69	-97.29	Corpus Christi	Corpus Christi Nas (Truax Field) Airport
NGQ	Asia/Shanghai	CN	32.10	80.05	Shiquanhe	Ngari Gunsa Airport
NGS	Asia/Tokyo	JP	32.92	129.91	Nagasaki	Nagasaki Airport
NGU	America/New_York	US	36.94	-76.29	Norfolk	Norfolk Ns (Chambers Field) Airport
NGW	America/Chicago	US	27.70	-97.44	Corpus Christi	Cabaniss Field Nolf Airport
NHD	Asia/Dubai	AE	25.03	55.37	Dubai	Al Minhad Air Base
NHF	Africa/Khartoum	SD	15.36	35.73	New Halfa	New Halfa Airport
NHK	America/New_York	US	38.29	-76.41	Patuxent River	Patuxent River Nas (Trapnell Field) Airport
NHS	Asia/Karachi	PK	29.54	66.02	Nushki	Nushki Airport
NHT	Europe/London	GB	51.55	-0.42	London	RAF Northolt
NHV	Pacific/Marquesas	PF	-8.80	-140.23	Nuku Hiva	Nuku Hiva Airport
NHX	America/Chicago	US	30.39	-87.63	Foley	Barin Nolf Airport
NHZ	America/New_York	US	43.89	-69.94	Brunswick	Brunswick Executive Airport
NIA	Africa/Monrovia	LR	7.50	-8.60	Nimba	Nimba Airport
NIB	America/Anchorage	US	63.02	-154.36	Nikolai	Nikolai Airport
NIF	Australia/Perth	AU	-21.67	121.59	Camp Nifty	Camp Nifty Airport
NIG	Pacific/Tarawa	KI	-1.31	176.41	Nikunau	Nikunau Airport
NIM	Africa/Niamey	NE	13.48	2.18	Niamey	Diori Hamani International Airport
NIN	America/Anchorage	US	60.02	-151.59	Ninilchik	Ninilchik Airport
NIO	Africa/Kinshasa	CD	-2.72	17.68	Nioki	Nioki Airport
NIP	America/New_York	US	30.23	-81.68	Jacksonville	Jacksonville Nas (Towers Field) Airport
NIR	America/Chicago	US	28.36	-97.66	Beeville	Chase Field Industrial Airport
NIS	Pacific/Port_Moresby	PG	-2.66	152.00	Simberi Island	Simberi Airport
NIT	Europe/Paris	FR	46.31	-0.40	Niort	Niort-Souche Airport
NIU	Pacific/Tahiti	PF	-16.12	-146.37	Niau	Niau Airport
NIX	Africa/Bamako	ML	15.24	-9.58	Nioro du Sahel	Nioro du Sahel Airport
NJA	Asia/Tokyo	JP	35.45	139.45	Atsugi Naval Air Facility	Atsugi Naval Air Facility
NJC	Asia/Yekaterinburg	RU	60.95	76.48	Nizhnevartovsk	Nizhnevartovsk Airport
NJF	Asia/Baghdad	IQ	31.99	44.40	Najaf	Al Najaf International Airport
NJK	America/Los_Angeles	US	32.83	-115.67	El Centro	El Centro Naf (Vraciu Field) Airport
NKC	Africa/Nouakchott	MR	18.10	-15.95	Nouakchott	Nouakchott International Airport
NKG	Asia/Shanghai	CN	31.74	118.86	Nanjing	Nanjing Lukou Airport
NKL	Africa/Kinshasa	CD	-5.45	14.83	Nkolo Fuma	Nkolo Fuma Airport
NKM	Asia/Tokyo	JP	35.26	136.92	Nagoya	Nagoya Airport
NKS	Africa/Douala	CM	4.95	9.93	Nkongsamba	Nkongsamba Airport
NKT	Europe/Istanbul	TR	37.36	42.06	Şırnak	Şırnak Şerafettin Elçi Airport
NKU	Africa/Maseru	LS	-30.02	28.20	Nkaus	Nkaus Airport
NKX	America/Los_Angeles	US	32.87	-117.14	San Diego	Miramar Mcas (Joe Foss Field) Airport
NKY	Africa/Brazzaville	CG	-4.22	13.28	Nkayi	Yokangassi Airport
NLA	Africa/Lusaka	ZM	-12.96	28.52	Ndola	Simon Mwansa Kapwepwe International Airport
NLC	America/Los_Angeles	US	36.33	-119.95	Lemoore	Lemoore Nas (Reeves Field) Airport
NLD	America/Mexico_City	MX	27.44	-99.57	Nuevo Laredo	Quetzalcoatl International Airport
NLE	America/Detroit	US	41.84	-86.23	Niles	Jerry Tyler Memorial Airport
NLF	Australia/Brisbane	AU	-9.58	143.77	Darnley Island	Darnley Island Airport
NLG	America/Anchorage	US	56.01	-161.16	Nelson Lagoon	Nelson Lagoon Airport
NLI	Asia/Vladivostok	RU	53.16	140.65	Nikolayevsk-na-Amure	Nikolayevsk-na-Amure Airport
NLK	Pacific/Norfolk	NF	-29.04	167.94	Burnt Pine	Norfolk Island International Airport
NLL	Australia/Perth	AU	-21.91	120.20	Nullagine	Nullagine Airport
NLN	America/Los_Angeles	US	40.72	-123.93	Eureka	Kneeland Airport
NLO	Africa/Kinshasa	CD	-4.33	15.33	Ndolo	Ndolo Airport
NLP	Africa/Johannesburg	ZA	-25.50	30.91	Nelspruit	Nelspruit Airport
NLS	Australia/Perth	AU	-18.05	128.90	Nicholson	Nicholson Airport
NLU	America/Mexico_City	MX	19.76	-99.02	Reyes Acozac	Santa Lucia Air Force Base
NMA	Asia/Samarkand	UZ	40.98	71.56	Namangan	Namangan Airport
NMB	Asia/Kolkata	IN	20.43	72.84	Daman	Daman Airport
NMC	America/Nassau	BS	24.59	-76.82	Normans Cay	Normans Cay Airport
NME	America/Anchorage	US	60.47	-164.70	Nightmute	Nightmute Airport
NMF	Indian/Maldives	MV	5.82	73.47	Maafaru	Maafaru International Airport
NMI	Asia/Kolkata	IN	18.59	73.04	Navi Mumbai	Navi Mumbai International Airport
NML	America/Edmonton	CA	57.06	-111.57	Fort McMurray	Fort McMurray / Mildred Lake Airport
NMR	Australia/Brisbane	AU	-27.56	141.13	Nappa Merrie	Nappa Merrie Airport
NMS	Asia/Yangon	MM	20.89	97.74	Namsang	Namsang Airport
NNA	Africa/Casablanca	MA	34.30	-6.60	Kenitra	Kenitra Airport
NNB	Pacific/Guadalcanal	SB	-10.85	162.45	Santa Ana Island	Santa Ana Airport
NNG	Asia/Shanghai	CN	22.61	108.17	Nanning	Nanning Wuxu Airport
NNI	Africa/Windhoek	NA	-18.81	16.93	Namutoni	Namutoni Airport
NNK	America/Anchorage	US	58.73	-157.03	Naknek	Naknek Airport
NNL	America/Anchorage	US	59.98	-154.84	Nondalton	Nondalton Airport
NNM	Europe/Moscow	RU	67.64	53.12	Naryan Mar	Naryan Mar Airport
NNR	Europe/Dublin	IE	53.23	-9.47	Inverin	Connemara Regional Airport
NNT	Asia/Bangkok	TH	18.81	100.78	Nan	Nan Airport
NNU	America/Sao_Paulo	BR	-17.82	-40.33	Nanuque	Nanuque Airport
NNX	Asia/Makassar	ID	4.14	117.67	Nunukan-Nunukan Island	Nunukan Airport
NNY	Asia/Shanghai	CN	32.98	112.61	Nanyang	Nanyang Airport
NOA	Australia/Sydney	AU	-34.95	150.54	Nowra	Nowra Airport
NOB	America/Costa_Rica	CR	9.98	-85.65	Nicoya	Nosara Airport
NOC	Europe/Dublin	IE	53.91	-8.82	Charleston	Ireland West Knock Airport
NOD	Europe/Berlin	DE	53.63	7.19	Norddeich	Norden-Norddeich Airport
NOG	America/Hermosillo	MX	31.23	-110.98	Nogales	Nogales International Airport
NOJ	Asia/Yekaterinburg	RU	63.18	75.27	Noyabrsk	Noyabrsk Airport
NOK	America/Cuiaba	BR	-14.70	-52.35	Nova Xavantina	Xavantina Airport
NON	Pacific/Tarawa	KI	-0.64	174.43	Nonouti	Nonouti Airport
NOP	Europe/Istanbul	TR	42.02	35.07	Sinop	Sinop Airport
NOR	Atlantic/Reykjavik	IS	65.13	-13.75	Norðfjörður	Norðfjörður Airport
NOS	Indian/Antananarivo	MG	-13.31	48.31	Nosy Be	Fascene Airport
NOT	America/Los_Angeles	US	38.14	-122.56	Novato	Gnoss Field
NOU	Pacific/Noumea	NC	-22.01	166.21	Noumea	La Tontouta International Airport
NOV	Africa/Luanda	AO	-12.81	15.76	Huambo	Nova Lisboa Airport
NOZ	Asia/Krasnoyarsk	RU	53.81	86.88	Novokuznetsk	Spichenkovo Airport
NPA	America/Chicago	US	30.35	-87.32	Pensacola	Pensacola Nas (Forrest Sherman Field) Airport
NPE	Pacific/Auckland	NZ	-39.47	176.87	Napier	Napier Airport
NPH	America/Denver	US	39.74	-111.87	Nephi	Nephi Municipal Airport
NPL	Pacific/Auckland	NZ	-39.01	174.18	New Plymouth	New Plymouth Airport
NPO	Asia/Jakarta	ID	-0.35	111.75	Nanga Pinoh	Nanga Pinoh I Airport
NPR	America/Santarem	BR	-7.13	-55.40	Novo Progresso	Novo Progresso Airport
NPT	America/New_York	US	41.53	-71.28	Newport	Newport State Airport
NQA	America/Chicago	US	35.36	-89.87	Millington	Millington/Memphis Airport
NQI	America/Chicago	US	27.50	-97.81	Kingsville	Kingsville Nas Airport
NQL	America/Sao_Paulo	BR	-14.43	-48.49	Niquelandia	Niquelandia Airport
NQN	America/Argentina/Salta	AR	-38.95	-68.16	Neuquen	Presidente Peron Airport
NQT	Europe/London	GB	52.92	-1.08	Nottingham	Nottingham Airport
NQU	America/Bogota	CO	5.70	-77.28	Nuqui	Reyes Murillo Airport
NQX	America/New_York	US	24.57	-81.69	Key West	Key West Nas (Boca Chica Field) Airport
NQY	Europe/London	GB	50.44	-5.00	Newquay	Newquay Cornwall Airport
NQZ	Asia/Almaty	KZ	51.02	71.47	Astana	Nursultan Nazarbayev International Airport
NRA	Australia/Sydney	AU	-34.70	146.51	Narrandera	Narrandera Airport
NRB	America/New_York	US	30.39	-81.42	Mayport	Mayport Ns (Adm David L Mcdonald Field) Airport
NRD	Europe/Berlin	DE	53.71	7.23	Norderney	Norderney Airport
NRE	Asia/Jayapura	ID	-3.82	126.72	Namrole-Buru Island	Namrole Airport
NRG	Australia/Perth	AU	-32.93	117.08	Narrogin	Narrogin Airport
NRI	America/Chicago	US	36.58	-94.86	Afton	Grand Lake Regional Airport
NRK	Europe/Stockholm	SE	58.59	16.25	Norrkoping	Norrkoping Airport
NRL	Europe/London	GB	59.37	-2.43	North Ronaldsay	North Ronaldsay Airport
NRM	Africa/Bamako	ML	15.22	-7.27	Nara	Nara Airport
NRN	Europe/Berlin	DE	51.60	6.14	Weeze	Niederrhein Airport
NRR	America/Puerto_Rico	US	18.25	-65.64	Ceiba	Jose Aponte De La Torre Airport
NRS	America/Los_Angeles	US	32.57	-117.11	Imperial Beach	Imperial Beach Nolf (Ream Field) Airport
NRT	Asia/Tokyo	JP	35.76	140.39	Tokyo	Narita International Airport
NSE	America/Chicago	US	30.72	-87.02	Milton	Whiting Field Nas North Airport
NSH	Asia/Tehran	IR	36.66	51.46	Noshahr	Noshahr Airport
NSI	Africa/Douala	CM	3.72	11.55	Yaounde	Yaounde Nsimalen International Airport
NSK	Asia/Krasnoyarsk	RU	69.31	87.33	Norilsk	Norilsk-Alykel Airport
NSL	America/Chicago	US	43.99	-95.78	Slayton	Slayton Municipal Airport
NSM	Australia/Perth	AU	-32.21	121.75	Norseman	Norseman Airport
NSN	Pacific/Auckland	NZ	-41.30	173.22	Nelson	Nelson Airport
NSO	Australia/Sydney	AU	-32.04	150.83	Scone	Scone Airport
NSR	America/Fortaleza	BR	-9.08	-42.64	Sao Raimundo Nonato	Serra da Capivara Airport
NST	Asia/Bangkok	TH	8.54	99.94	Nakhon Si Thammarat	Nakhon Si Thammarat Airport
NSV	Australia/Brisbane	AU	-26.42	153.06	Noosa	Noosa Airport
NSY	Europe/Rome	IT	37.40	14.92	Sigonella	Sigonella Airport
NTB	Europe/Oslo	NO	59.57	9.21	Notodden	Notodden Airport
NTD	America/Los_Angeles	US	34.12	-119.12	Oxnard	Point Mugu Nas (Naval Base Ventura Co) Airport
NTE	Europe/Paris	FR	47.15	-1.61	Nantes	Nantes Atlantique Airport
NTG	Asia/Shanghai	CN	32.07	120.98	Nantong	Nantong Airport
NTI	Asia/Jayapura	ID	-2.10	133.52	Bintuni-Papua Island	Stenkol Airport
NTJ	America/Denver	US	39.33	-111.61	Manti	Sanpete County Regional Airport
NTL	Australia/Sydney	AU	-32.80	151.83	Williamtown	Newcastle Airport
NTN	Australia/Brisbane	AU	-17.68	141.07	Normanton	Normanton Airport
NTO	Atlantic/Cape_Verde	CV	17.20	-25.09	Ponta do Sol	Agostinho Neto Airport
NTQ	Asia/Tokyo	JP	37.29	136.96	Wajima	Noto Airport
NTR	America/Mexico_City	MX	25.87	-100.24	Del Norte	Del Norte International Airport
NTT	Pacific/Tongatapu	TO	-15.98	-173.79	Niuatoputapu	Kuini Lavenia Airport
NTU	America/New_York	US	36.82	-76.03	Virginia Beach	Oceana Nas (Apollo Soucek Field) Airport
NTX	Asia/Jakarta	ID	3.91	108.39	Ranai	Ranai Airport
NTY	Africa/Johannesburg	ZA	-25.33	27.17	Pilanesberg	Pilanesberg International Airport
NUB	Australia/Darwin	AU	-14.27	135.72	Numbulwar	Numbulwar Airport
NUD	Africa/Khartoum	SD	12.67	28.33	En Nahud	En Nahud Airport
NUE	Europe/Berlin	DE	49.50	11.07	Nuremberg	Nuremberg Airport
NUI	America/Anchorage	US	70.21	-151.01	Nuiqsut	Nuiqsut Airport
NUJ	Asia/Tehran	IR	35.21	48.65	Hamadan	Hamadan Air Base
NUK	Pacific/Tahiti	PF	-19.29	-138.77	Nukutavake	Nukutavake Airport
NUL	America/Anchorage	US	64.73	-158.07	Nulato	Nulato Airport
NUM	Asia/Riyadh	SA	27.92	35.29	Neom Bay	Neom Bay Airport
NUP	America/Nome	US	60.91	-162.44	Nunapitchuk	Nunapitchuk Airport
NUQ	America/Los_Angeles	US	37.42	-122.05	Mountain View	Moffett Federal Airfield
NUR	Australia/Adelaide	AU	-31.44	130.90	Nullabor Motel	Nullabor Motel Airport
NUS	Pacific/Efate	VU	-16.08	167.40	Norsup	Norsup Airport
NUU	Africa/Nairobi	KE	-0.30	36.16	Nakuru	Nakuru Airport
NUW	America/Los_Angeles	US	48.35	-122.66	Oak Harbor	Whidbey Island Nas (Ault Field) Airport
NUX	Asia/Yekaterinburg	RU	66.07	76.52	Novy Urengoy	Novy Urengoy Airport
NVA	America/Bogota	CO	2.95	-75.29	Neiva	Benito Salas Airport
NVD	America/Chicago	US	37.85	-94.30	Nevada	Nevada Municipal Airport
NVG	America/Managua	NI	11.67	-84.45	Nueva Guinea	Nueva Guinea Airport
NVI	Asia/Samarkand	UZ	40.12	65.17	Navoi	Navoi Airport
NVN	America/Los_Angeles	US	39.82	-120.35	Beckwourth	Nervino Airport
NVP	America/Boa_Vista	BR	-5.12	-60.36	Novo Aripuana	Novo Aripuana Airport
NVS	Europe/Paris	FR	47.00	3.11	Nevers	Nevers-Fourchambault Airport
NVT	America/Sao_Paulo	BR	-26.88	-48.65	Navegantes	Ministro Victor Konder International Airport
NWA	Indian/Comoro	KM	-12.30	43.77	Moheli Bandar Es Eslam	Moheli Bandar Es Eslam Airport
NWH	America/New_York	US	43.39	-72.19	Newport	Parlin Field
NWI	Europe/London	GB	52.68	1.28	Norwich	Norwich International Airport
NYA	Asia/Yekaterinburg	RU	62.11	65.61	Nyagan	Nyagan Airport
NYE	Africa/Nairobi	KE	-0.36	36.98	Nyeri	Nyeri Airport
NYG	America/New_York	US	38.50	-77.31	Quantico	Quantico Mcaf (Turner Field) Airport
NYI	Africa/Accra	GH	7.36	-2.33	Sunyani	Sunyani Airport
NYK	Africa/Nairobi	KE	-0.06	37.04	Nanyuki	Nanyuki Airport
NYM	Asia/Yekaterinburg	RU	65.48	72.70	Nadym	Nadym Airport
NYN	Australia/Sydney	AU	-31.55	147.20	Nyngan	Nyngan Airport
NYO	Europe/Stockholm	SE	58.79	16.91	Stockholm	Stockholm Skavsta Airport
NYR	Asia/Yakutsk	RU	63.30	118.34	Nyurba	Nyurba Airport
NYS	America/New_York	US	40.73	-73.97	New York	New York Skyports Inc Seaplane Base
NYT	Asia/Yangon	MM	19.62	96.20	Pyinmana	Naypyidaw Airport
NYU	Asia/Yangon	MM	21.18	94.93	Nyaung U	Bagan Airport
NYW	Asia/Yangon	MM	22.23	95.12	Monywar	Monywar Airport
NZA	Africa/Luanda	AO	-7.72	21.36	Nzagi	Nzagi Airport
NZC	America/Lima	PE	-14.85	-74.96	Maria Reiche Neuman	Maria Reiche Neuman Airport
NZE	Africa/Conakry	GN	7.81	-8.70	Nzerekore	Nzerekore Airport
NZH	Asia/Shanghai	CN	49.57	117.33	Manzhouli	Manzhouli Xijiao Airport
NZL	Asia/Shanghai	CN	47.87	122.77	Zalantun	Zhalantun Chengjisihan Airport
NZY	America/Los_Angeles	US	32.70	-117.21	San Diego	North Island Nas (Halsey Field) Airport
OAG	Australia/Sydney	AU	-33.38	149.13	Orange	Orange Airport
OAH	Asia/Kabul	AF	33.39	62.26	Shindand	Shindand Airport
OAI	Asia/Kabul	AF	34.95	69.27	Bagram	Bagram Air Base
OAJ	America/New_York	US	34.83	-77.61	Jacksonville	Albert J Ellis Airport
OAK	America/Los_Angeles	US	37.72	-122.22	Oakland	Oakland San Francisco Bay Airport
OAL	America/Porto_Velho	BR	-11.50	-61.45	Cacoal	Cacoal Airport
OAM	Pacific/Auckland	NZ	-44.97	171.08	Oamaru	Oamaru Airport
OAN	America/Tegucigalpa	HN	15.51	-86.57	Olanchito	El Arrayan Airport
OAR	America/Los_Angeles	US	36.68	-121.76	Marina	Marina Municipal Airport
OAS	Asia/Kabul	AF	33.13	68.84	Sharana	Sharana Airstrip
OAX	America/Mexico_City	MX	17.00	-96.73	Oaxaca	Xoxocotlan International Airport
OAZ	Asia/Kabul	AF	31.86	64.22	Camp Bastion	Camp Bastion Airport
OBC	Africa/Djibouti	DJ	11.97	43.27	Obock	Obock Airport
OBE	America/New_York	US	27.27	-80.85	Okeechobee	Okeechobee County Airport
OBF	Europe/Berlin	DE	48.08	11.28	Oberpfaffenhofen	Oberpfaffenhofen Airport
OBI	America/Santarem	BR	-1.87	-55.51	Obidos	Obidos Airport
OBL	Europe/Brussels	BE	51.26	4.75	Zoersel	Oostmalle Air Base
OBN	Europe/London	GB	56.46	-5.40	North Connel	Oban Airport
OBO	Asia/Tokyo	JP	42.73	143.22	Obihiro	Tokachi-Obihiro Airport
OBS	Europe/Paris	FR	44.54	4.37	Aubenas	Aubenas-Ardeche Meridional Airport
OBU	America/Anchorage	US	66.91	-156.90	Kobuk	Kobuk Airport
OCA	America/New_York	US	25.32	-80.28	Key Largo	Ocean Reef Club Airport
OCC	America/Guayaquil	EC	-0.46	-76.99	Coca	Francisco De Orellana Airport
OCE	America/New_York	US	38.31	-75.12	Ocean City	Ocean City Municipal Airport
OCF	America/New_York	US	29.17	-82.22	Ocala	Ocala International-Jim Taylor Field
OCH	America/Chicago	US	31.58	-94.71	Nacogdoches	Nacogdoches A L Mangham Jr Regional Airport
OCJ	America/Jamaica	JM	18.40	-76.97	Ocho Rios	Boscobel Aerodrome
OCM	Australia/Perth	AU	-22.54	117.27	Boolgeeda	Boolgeeda Airport
OCN	America/Los_Angeles	US	33.22	-117.35	Oceanside	Bob Maxwell Memorial Airfield
OCV	America/Bogota	CO	8.32	-73.36	Ocana	Aguas Claras Airport
OCW	America/New_York	US	35.57	-77.05	Washington	Washington-Warren Airport
ODA	Africa/Bangui	CF	8.01	22.40	Ouadda	Ouadda Airport
ODB	Europe/Madrid	ES	37.84	-4.85	Cordoba	Cordoba Airport
ODC	America/Los_Angeles	US	37.76	-120.80	Oakdale	Oakdale Airport
ODD	Australia/Adelaide	AU	-27.56	135.45	Oodnadatta	Oodnadatta Airport
ODE	Europe/Copenhagen	DK	55.48	10.33	Odense	Odense Airport
ODH	Europe/London	GB	51.23	-0.94	Odiham	RAF Odiham
ODJ	Africa/Bangui	CF	8.90	22.78	Ouanda Djalle	Ouanda Djalle Airport
ODL	Australia/Adelaide	AU	-26.75	140.64	Cordillo Downs	Cordillo Downs Airport
ODM	America/New_York	US	39.58	-79.34	Oakland	Garrett County Airport
ODN	Asia/Kuala_Lumpur	MY	3.97	115.05	Long Seridan	Long Seridan Airport
ODO	Asia/Irkutsk	RU	57.87	114.24	Bodaybo	Bodaybo Airport
ODR	Australia/Perth	AU	-17.34	128.91	Ord River	Ord River Airport
ODS	Europe/Kyiv	UA	46.43	30.68	Odesa	Odesa International Airport
ODT	America/Chicago	US	31.92	-102.39	Odessa	Odessa-Schlemeyer Field
ODW	America/Los_Angeles	US	48.25	-122.67	Oak Harbor	Delaurentis Airport
ODY	Asia/Vientiane	LA	20.68	101.99	Oudomsay	Oudomsay Airport
OEC	Asia/Dili	TL	-9.20	124.34	Oecussi-Ambeno	Oecussi Airport
OEL	Europe/Moscow	RU	52.93	36.00	Orel	Oryol Yuzhny Airport
OEM	America/Paramaribo	SR	3.35	-55.44	Paloemeu	Vincent Fayks Airport
OEO	America/Chicago	US	45.31	-92.69	Osceola	L O Simenstad Municipal Airport
OER	Europe/Stockholm	SE	63.41	18.99	Ornskoldsvik	Ornskoldsvik Airport
OES	America/Argentina/Salta	AR	-40.75	-65.03	San Antonio Oeste	Antoine De St Exupery Airport
OFF	America/Chicago	US	41.12	-95.91	Omaha	Offutt Afb Airport
OFI	Africa/Abidjan	CI	9.60	-4.05	Ouango Fitini	Ouango Fitini Airport
OFJ	Atlantic/Reykjavik	IS	66.08	-18.67	Ólafsfjörður	Ólafsfjörður Airport
OFK	America/Chicago	US	41.99	-97.44	Norfolk	Norfolk Regional/Karl Stefan Memorial Field
OGA	America/Denver	US	41.12	-101.77	Ogallala	Searle Field
OGB	America/New_York	US	33.46	-80.86	Orangeburg	Orangeburg Municipal Airport
OGD	America/Denver	US	41.20	-112.01	Ogden	Ogden-Hinckley Airport
OGE	Pacific/Port_Moresby	PG	-6.47	147.36	Ogeranang	Ogeranang Airport
OGG	Pacific/Honolulu	US	20.90	-156.43	Kahului	Kahului Airport
OGL	America/Guyana	GY	6.81	-58.11	Ogle	Ogle Airport
OGN	Asia/Tokyo	JP	24.47	122.98	Yonaguni	Yonaguni Airport
OGO	Africa/Abidjan	CI	6.72	-3.47	Abengourou	Abengourou Airport
OGR	Africa/Ndjamena	TD	10.29	15.38	Bongor	Bongor Airport
OGS	America/New_York	US	44.68	-75.46	Ogdensburg	Ogdensburg International Airport
OGU	Europe/Istanbul	TR	40.97	38.08	Ordu	Ordu–Giresun Airport
OGX	Africa/Algiers	DZ	31.92	5.41	Ouargla	Ain el Beida Airport
OGZ	Europe/Moscow	RU	43.21	44.61	Beslan	Beslan Airport
OHA	Pacific/Auckland	NZ	-40.21	175.39	RNZAF Base Ohakea	RNZAF Base Ohakea
OHB	Indian/Antananarivo	MG	-18.92	48.22	Moramanga	Moramanga Aerodrome
OHD	Europe/Skopje	MK	41.18	20.74	Ohrid	Ohrid St. Paul the Apostle Airport
OHE	Asia/Shanghai	CN	52.91	122.43	Mohe	Gu-Lian Airport
OHH	Asia/Vladivostok	RU	53.52	142.89	Okha	Okha Airport
OHO	Asia/Vladivostok	RU	59.41	143.06	Okhotsk	Okhotsk Airport
OHR	Europe/Berlin	DE	54.68	8.53	Wyk auf Fohr	Wyk auf Fohr Airport
OHS	Asia/Muscat	OM	24.46	56.63	Sohar	Sohar Airport
OHT	Asia/Karachi	PK	33.57	71.44	Kohat	Kohat Airport
OIA	America/Santarem	BR	-6.76	-51.05	Ourilandia do Norte	Ourilandia do Norte Airport
OIC	America/New_York	US	42.57	-75.52	Norwich	Lt Warren Eaton Airport
OIM	Asia/Tokyo	JP	34.78	139.36	Izu Oshima	Oshima Airport
OIR	Asia/Tokyo	JP	42.07	139.43	Okushiri	Okushiri Airport
OIT	Asia/Tokyo	JP	33.48	131.74	Oita	Oita Airport
OJC	America/Chicago	US	38.85	-94.74	Olathe	Johnson County Executive Airport
OKA	Asia/Tokyo	JP	26.20	127.65	Naha	Naha Airport
OKC	America/Chicago	US	35.39	-97.60	Oklahoma City	Okc Will Rogers International Airport
OKD	Asia/Tokyo	JP	43.12	141.38	Sapporo	Okadama Airport
OKE	Asia/Tokyo	JP	27.43	128.70	Okierabu	Okierabu Airport
OKF	Africa/Windhoek	NA	-19.15	15.91	Okaukuejo	Okaukuejo Airport
OKH	Europe/London	GB	52.74	-0.65	Cottesmore	RAF Cottesmore
OKI	Asia/Tokyo	JP	36.18	133.32	Okinoshima	Oki Airport
OKJ	Asia/Tokyo	JP	34.76	133.85	Okayama City	Okayama Airport
OKK	America/Indiana/Indianapolis	US	40.53	-86.06	Kokomo	Kokomo Municipal Airport
OKL	Asia/Jayapura	ID	-5.09	140.61	Oksibil-Papua Island	Oksibil Airport
OKM	America/Chicago	US	35.67	-95.95	Okmulgee	Okmulgee Regional/Paul And Betty Abbott Field
OKN	Africa/Libreville	GA	-0.67	13.67	Okondja	Okondja Airport
OKO	Asia/Tokyo	JP	35.75	139.35	Fussa	Yokota Air Base
OKQ	Asia/Jayapura	ID	-8.09	139.72	Okaba-Papua Island	Okaba Airport
OKR	Australia/Brisbane	AU	-9.76	143.41	Yorke Island	Yorke Island Airport
OKS	America/Denver	US	41.40	-102.36	Oshkosh	Garden County/King Rhiley Field
OKT	Asia/Yekaterinburg	RU	54.44	53.39	Kzyl-Yar	Oktyabrskiy Airport
OKU	Africa/Windhoek	NA	-18.81	17.06	Mokuti Lodge	Mokuti Lodge Airport
OKY	Australia/Brisbane	AU	-27.41	151.74	Oakey	Oakey Airport
OLA	Europe/Oslo	NO	63.70	9.60	Ørland	Ørland Airport
OLB	Europe/Rome	IT	40.90	9.52	Olbia	Olbia / Costa Smeralda Airport
OLC	America/Manaus	BR	-3.47	-68.92	Sao Paulo de Olivenca	Senadora Eunice Micheles Airport
OLD	America/New_York	US	44.95	-68.67	Old Town	Dewitt Field/Old Town Municipal Airport
OLE	America/New_York	US	42.24	-78.37	Olean	Cattaraugus County-Olean Airport
OLF	America/Denver	US	48.09	-105.58	Wolf Point	L M Clayton Airport
OLH	America/Anchorage	US	57.22	-153.27	Old Harbor	Old Harbor Airport
OLI	Atlantic/Reykjavik	IS	64.91	-23.82	Rif	Rif Airport
OLJ	Pacific/Efate	VU	-14.88	166.56	Olpoi	North West Santo Airport
OLK	America/Asuncion	PY	-21.05	-57.88	Fuerte Olimpo	Fuerte Olimpo Airport
OLM	America/Los_Angeles	US	46.97	-122.90	Olympia	Olympia Regional Airport
OLN	America/Argentina/Catamarca	AR	-45.58	-69.07	Sarmiento	Lago Musters Airport
OLO	Europe/Prague	CZ	49.59	17.21	Olomouc	Olomouc Glider Airport
OLP	Australia/Adelaide	AU	-30.48	136.88	Olympic Dam	Olympic Dam Airport
OLS	America/Phoenix	US	31.42	-110.85	Nogales	Nogales International Airport
OLU	America/Chicago	US	41.45	-97.34	Columbus	Columbus Municipal Airport
OLV	America/Chicago	US	34.98	-89.79	Olive Branch	Olive Branch/Taylor Field
OLY	America/Chicago	US	38.72	-88.18	Olney-Noble	Olney-Noble Airport
OLZ	Asia/Yakutsk	RU	60.40	120.47	Olyokminsk	Olyokminsk Airport
OMA	America/Chicago	US	41.30	-95.89	Omaha	Eppley Airfield
OMB	Africa/Libreville	GA	-1.57	9.26	Omboue	Omboue Hopital Airport
OMC	Asia/Manila	PH	11.06	124.56	Ormoc City	Ormoc Airport
OMD	Africa/Windhoek	NA	-28.58	16.45	Oranjemund	Oranjemund Airport
OME	America/Anchorage	US	64.51	-165.44	Nome	Nome Airport
OMF	Asia/Amman	JO	32.36	36.26	Mafraq	King Hussein Air College
OMG	Africa/Windhoek	NA	-18.03	22.19	Omega	Omega Airport
OMH	Asia/Tehran	IR	37.67	45.07	Urmia	Urmia Airport
OMI	Asia/Tehran	IR	30.84	49.53	Omidiyeh	Omidiyeh Airport
OMK	America/Los_Angeles	US	48.46	-119.52	Omak	Omak Airport
OMM	Asia/Muscat	OM	18.14	55.18	Marmul	Marmul Airport
OMN	Asia/Tashkent	UZ	40.02	68.41	Lyaylyakul	Zomin Airport
OMO	Europe/Sarajevo	BA	43.28	17.85	Mostar	Mostar International Airport
OMR	Europe/Bucharest	RO	47.03	21.90	Oradea	Oradea International Airport
OMS	Asia/Omsk	RU	54.97	73.31	Omsk	Omsk Central Airport
ONA	America/Chicago	US	44.08	-91.71	Winona	Winona Municipal/Max Conrad Field
OND	Africa/Windhoek	NA	-17.88	15.95	Ondangwa	Ondangwa Airport
ONG	Australia/Brisbane	AU	-16.66	139.18	Mornington Island	Mornington Island Airport
ONH	America/New_York	US	42.52	-75.06	Oneonta	Albert S Nader Regional Airport
ONI	Asia/Jayapura	ID	-3.98	136.08	Moanamani-Papua Island	Moanamani Airport
ONJ	Asia/Tokyo	JP	40.19	140.37	Odate	Odate Noshiro Airport
ONK	Asia/Yakutsk	RU	68.52	112.48	Olenyok	Olenyok Airport
ONL	America/Chicago	US	42.47	-98.69	O'Neill	The O'Neill Municipal-John L Baker Field
ONM	America/Denver	US	34.02	-106.90	Socorro	Socorro Municipal Airport
ONO	America/Denver	US	44.02	-117.01	Ontario	Ontario Municipal Airport
ONP	America/Los_Angeles	US	44.58	-124.06	Newport	Newport Municipal Airport
ONQ	Europe/Istanbul	TR	41.51	32.09	Zonguldak	Zonguldak Airport
ONR	Australia/Brisbane	AU	-24.82	140.53	Monkira	Monkira Airport
ONS	Australia/Perth	AU	-21.67	115.11	Onslow	Onslow Airport
ONT	America/Los_Angeles	US	34.06	-117.60	Ontario	Ontario International Airport
ONU	Pacific/Fiji	FJ	-20.65	-178.70	Ono-I-Lau	Ono-I-Lau Airport
ONX	America/Panama	PA	9.36	-79.87	Colon	Enrique Adolfo Jimenez Airport
ONY	America/Chicago	US	33.35	-98.82	Olney	Olney Municipal Airport
OOA	America/Chicago	US	41.23	-92.49	Oskaloosa	Oskaloosa Municipal Airport
OOK	America/Anchorage	US	60.54	-165.09	Toksook Bay	Toksook Bay Airport
OOL	Australia/Brisbane	AU	-28.16	153.50	Gold Coast	Gold Coast Airport
OOM	Australia/Sydney	AU	-36.30	148.97	Cooma	Cooma Snowy Mountains Airport
OOR	Australia/Brisbane	AU	-25.25	140.98	Mooraberree	Mooraberree Airport
OOT	Pacific/Tarawa	KI	-1.80	175.53	Onotoa	Onotoa Airport
OPA	Atlantic/Reykjavik	IS	66.31	-16.47	Kópasker	Kópasker Airport
OPF	America/New_York	US	25.91	-80.28	Miami	Miami-Opa Locka Executive Airport
OPI	Australia/Darwin	AU	-12.32	133.01	Oenpelli	Oenpelli Airport
OPL	America/Chicago	US	30.56	-92.10	Opelousas	St Landry Parish Airport
OPO	Europe/Lisbon	PT	41.25	-8.68	Porto	Francisco de Sá Carneiro Airport
OPP	America/Belem	BR	-0.70	-47.33	Salinopolis	Salinopolis Airport
OPS	America/Campo_Grande	BR	-11.88	-55.59	Sinop	Presidente Joao Batista Figueiredo Airport
OPU	Pacific/Port_Moresby	PG	-8.05	142.93	Balimo	Balimo Airport
OQN	Asia/Tashkent	UZ	40.54	70.97	Kokand	Kokand Airport
ORA	America/Argentina/Salta	AR	-23.15	-64.33	Oran	Oran Airport
ORB	Europe/Stockholm	SE	59.22	15.04	Orebro	Orebro Airport
ORC	America/Bogota	CO	4.79	-71.36	Orocue	Orocue Airport
ORD	America/Chicago	US	41.98	-87.91	Chicago	Chicago O'Hare International Airport
ORE	Europe/Paris	FR	47.90	2.16	Orleans	Orleans-Saint-Denis-de-l'Hotel Airport
ORF	America/New_York	US	36.90	-76.20	Norfolk	Norfolk International Airport
ORG	America/Paramaribo	SR	5.81	-55.19	Paramaribo	Zorg en Hoop Airport
ORH	America/New_York	US	42.27	-71.88	Worcester	Worcester Regional Airport
ORI	America/Anchorage	US	57.88	-152.85	Port Lions	Port Lions Airport
ORJ	America/Guyana	GY	4.73	-60.03	Orinduik	Orinduik Airport
ORK	Europe/Dublin	IE	51.84	-8.49	Cork	Cork Airport
ORL	America/New_York	US	28.55	-81.33	Orlando	Orlando Executive Airport
ORM	Europe/London	GB	52.31	-0.79	Northampton	Sywell Aerodrome
ORN	Africa/Algiers	DZ	35.62	-0.62	Oran	Es Senia Airport
ORP	Africa/Gaborone	BW	-21.27	25.32	Orapa	Orapa Airport
ORR	Australia/Adelaide	AU	-35.00	137.62	Yorketown	Yorketown Airport
ORT	America/Anchorage	US	62.96	-141.93	Northway	Northway Airport
ORU	America/La_Paz	BO	-17.96	-67.08	Oruro	Juan Mendoza Airport
ORV	America/Anchorage	US	66.82	-161.02	Noorvik	Robert/Bob/Curtis Memorial Airport
ORW	Asia/Karachi	PK	25.27	64.59	Ormara Raik	Ormara Airport
ORX	America/Belem	BR	-1.71	-55.84	Oriximina	Oriximina Airport
ORY	Europe/Paris	FR	48.73	2.36	Paris	Paris-Orly Airport
OSB	Asia/Baghdad	IQ	36.31	43.15	Mosul	Mosul International Airport
OSC	America/Detroit	US	44.45	-83.39	Oscoda	Oscoda/Wurtsmith Airport
OSD	Europe/Stockholm	SE	63.19	14.50	Ostersund	Ostersund Airport
OSE	Pacific/Port_Moresby	PG	-7.83	147.08	Omora	Omora Airport
OSF	Europe/Moscow	RU	55.51	37.51	Moscow	Ostafyevo International Airport
OSH	America/Chicago	US	43.98	-88.56	Oshkosh	Wittman Regional Airport
OSI	Europe/Zagreb	HR	45.46	18.81	Osijek	Osijek Airport
OSK	Europe/Stockholm	SE	57.35	16.50	Oskarshamn	Oskarshamn Airport
OSL	Europe/Oslo	NO	60.19	11.10	Oslo	Oslo Gardermoen Airport
OSN	Asia/Seoul	KR	37.09	127.03	Osan	Osan Air Base
OSO	Australia/Brisbane	AU	-22.08	140.55	Osborne Mine	Osborne Mine Airport
OSR	Europe/Prague	CZ	49.70	18.11	Ostrava	Ostrava Leos Janacek Airport
OSS	Asia/Bishkek	KG	40.61	72.79	Osh	Osh Airport
OST	Europe/Brussels	BE	51.12	2.51	Ostend	Ostend-Bruges International Airport
OSU	America/New_York	US	40.08	-83.07	Columbus	Ohio State University Airport
OSW	Asia/Yekaterinburg	RU	51.07	58.60	Orsk	Orsk Airport
OSX	America/Chicago	US	33.09	-89.54	Kosciusko	Kosciusko-Attala County Airport
OSY	Europe/Oslo	NO	64.47	11.58	Namsos	Namsos Hoknesora Airport
OTC	Africa/Ndjamena	TD	13.44	14.74	Bol	Bol Airport
OTG	America/Chicago	US	43.66	-95.58	Worthington	Worthington Municipal Airport
OTH	America/Los_Angeles	US	43.42	-124.25	North Bend	Southwest Oregon Regional Airport
OTI	Asia/Jayapura	ID	2.05	128.32	Gotalalamo-Morotai Island	Pitu Airport
OTJ	Africa/Windhoek	NA	-20.43	16.66	Otjiwarongo	Otjiwarongo Airport
OTK	America/Los_Angeles	US	45.42	-123.81	Tillamook	Tillamook Airport
OTL	Africa/Nouakchott	MR	17.53	-14.68	Boutilimit	Boutilimit Airport
OTM	America/Chicago	US	41.11	-92.45	Ottumwa	Ottumwa Regional Airport
OTN	America/Indiana/Vincennes	US	38.85	-87.50	Oaktown	Ed-Air Airport
OTP	Europe/Bucharest	RO	44.57	26.10	Bucharest	Henri Coanda International Airport
OTR	America/Costa_Rica	CR	8.60	-82.97	Corredores	Coto 47 Airport
OTS	America/Los_Angeles	US	48.50	-122.66	Anacortes	Anacortes Airport
OTU	America/Bogota	CO	7.01	-74.72	El Rhin	Otu Airport
OTZ	America/Anchorage	US	66.88	-162.60	Kotzebue	Ralph Wien Memorial Airport
OUA	Africa/Ouagadougou	BF	12.35	-1.51	Ouagadougou	Ouagadougou Airport
OUD	Africa/Casablanca	MA	34.79	-1.92	Oujda	Angads Airport
OUE	Africa/Brazzaville	CG	1.62	16.04	Ouesso	Ouesso Airport
OUG	Africa/Ouagadougou	BF	13.57	-2.42	Ouahigouya	Ouahigouya Airport
OUH	Africa/Johannesburg	ZA	-33.61	22.19	Oudtshoorn	Oudtshoorn Airport
OUI	Asia/Vientiane	LA	20.26	100.44	Ban Huoeisay	Ban Huoeisay Airport
OUK	Europe/London	GB	60.43	-0.75	Shetland	Out Skerries Airstrip
OUL	Europe/Helsinki	FI	64.93	25.35	Oulu	Oulu Airport
OUN	America/Chicago	US	35.25	-97.47	Norman	University Of Oklahoma Westheimer Airport
OUR	Africa/Douala	CM	4.47	14.36	Batouri	Batouri Airport
OUS	America/Sao_Paulo	BR	-22.97	-49.91	Ourinhos	Ourinhos Airport
OUT	Africa/Ndjamena	TD	10.48	16.72	Bousso	Bousso Airport
OUZ	Africa/Nouakchott	MR	22.76	-12.48	Zouerate	Tazadit Airport
OVA	Indian/Antananarivo	MG	-24.24	45.30	Bekily	Bekily Airport
OVB	Asia/Krasnoyarsk	RU	55.01	82.65	Novosibirsk	Tolmachevo Airport
OVD	Europe/Madrid	ES	43.56	-6.03	Ranon	Asturias Airport
OVE	America/Los_Angeles	US	39.49	-121.62	Oroville	Oroville Municipal Airport
OVG	Africa/Johannesburg	ZA	-34.55	20.25	Overberg	Overberg Airport
OVL	America/Santiago	CL	-30.56	-71.18	Ovalle	El Tuqui Airport
OVR	America/Argentina/Buenos_Aires	AR	-36.89	-60.22	Olavarria	Olavarria Airport
OVS	Asia/Yekaterinburg	RU	61.33	63.60	Sovetskiy	Sovetskiy Airport
OWA	America/Chicago	US	44.12	-93.26	Owatonna	Owatonna Degner Regional Airport
OWB	America/Chicago	US	37.74	-87.17	Owensboro	Owensboro/Daviess County Regional Airport
OWD	America/New_York	US	42.19	-71.17	Norwood	Norwood Memorial Airport
OWK	America/New_York	US	44.72	-69.87	Norridgewock	Central Maine/Norridgewock Airport
OXB	Africa/Bissau	GW	11.89	-15.65	Bissau	Osvaldo Vieira International Airport
OXC	America/New_York	US	41.48	-73.14	Oxford	Waterbury-Oxford Airport
OXD	America/New_York	US	39.50	-84.78	Oxford	Miami University Airport
OXF	Europe/London	GB	51.84	-1.32	Kidlington	Oxford (Kidlington) Airport
OXP	America/Cayenne	GF	3.90	-51.80	Saint-Georges-de-l'Oyapock	Saint-Georges-de-l'Oyapock Airport
OXR	America/Los_Angeles	US	34.20	-119.21	Oxnard	Oxnard Airport
OXY	Australia/Brisbane	AU	-25.36	141.43	Morney	Morney Airport
OYA	America/Argentina/Cordoba	AR	-29.11	-59.22	Goya	Goya Airport
OYE	Africa/Libreville	GA	1.54	11.58	Oyem	Oyem Airport
OYK	America/Cayenne	BR	3.86	-51.80	Oiapoque	Oiapoque Airport
OYL	Africa/Nairobi	KE	3.47	39.10	Moyale	Moyale Airport
OYN	Australia/Melbourne	AU	-35.09	142.35	Ouyen	Ouyen Airport
OYO	America/Argentina/Buenos_Aires	AR	-38.39	-60.33	Tres Arroyos	Tres Arroyos Airport
OZA	America/Chicago	US	30.74	-101.20	Ozona	Ozona Municipal Airport
OZC	Asia/Manila	PH	8.18	123.84	Ozamiz City	Labo Airport
OZG	Africa/Casablanca	MA	30.32	-5.87	Zagora	Zagora Airport
OZH	Europe/Zaporozhye	UA	47.87	35.32	Zaporizhzhia	Zaporizhzhia International Airport
OZP	Europe/Madrid	ES	37.17	-5.62	Moron	Moron Air Base
OZR	America/Chicago	US	31.28	-85.71	Fort Rucker	Cairns Army Air Field (Fort Rucker) Airport
OZZ	Africa/Casablanca	MA	30.94	-6.91	Ouarzazate	Ouarzazate Airport
PAB	Asia/Kolkata	IN	21.99	82.11	Bilaspur	Bilaspur Airport
PAC	America/Panama	PA	8.97	-79.56	Albrook	Marcos A. Gelabert International Airport
PAD	Europe/Berlin	DE	51.61	8.62	Paderborn	Paderborn Lippstadt Airport
PAE	America/Los_Angeles	US	47.91	-122.28	Everett	Seattle Paine Field International Airport
PAF	Africa/Kampala	UG	2.20	31.55	Pakuba	Pakuba Airport
PAG	Asia/Manila	PH	7.83	123.46	Pagadian City	Pagadian Airport
PAH	America/Chicago	US	37.06	-88.77	Paducah	Barkley Regional Airport
PAJ	Asia/Karachi	PK	33.90	70.07	Parachinar	Parachinar Airport
PAK	Pacific/Honolulu	US	21.90	-159.60	Hanapepe	Port Allen Airport
PAM	America/New_York	US	30.07	-85.57	Panama City	Tyndall Afb Airport
PAN	Asia/Bangkok	TH	6.79	101.15	Pattani	Pattani Airport
PAO	America/Los_Angeles	US	37.46	-122.12	Palo Alto	Palo Alto Airport
PAP	America/Port-au-Prince	HT	18.58	-72.29	Port-au-Prince	Toussaint Louverture International Airport
PAQ	America/Anchorage	US	61.59	-149.09	Palmer	Warren 'Bud' Woods Palmer Municipal Airport
PAS	Europe/Athens	GR	37.01	25.13	Paros Island	Paros Airport
PAT	Asia/Kolkata	IN	25.59	85.09	Patna	Lok Nayak Jayaprakash Airport
PAU	Asia/Yangon	MM	21.45	94.49	Pauk	Pauk Airport
PAV	America/Maceio	BR	-9.40	-38.25	Paulo Afonso	Paulo Afonso Airport
PAY	Asia/Kuching	MY	6.00	117.40	Pamol	Pamol Airport
PAZ	America/Mexico_City	MX	20.60	-97.46	Poza Rica	El Tajin National Airport
PBA	America/Bahia	BR	-13.56	-38.94	Cairu	Fazenda Pontal Airport
PBB	America/Campo_Grande	BR	-19.65	-51.20	Paranaiba	Paranaiba Airport
PBC	America/Mexico_City	MX	19.16	-98.37	Puebla	Hermanos Serdan International Airport
PBD	Asia/Kolkata	IN	21.65	69.66	Porbandar	Porbandar Airport
PBE	America/Bogota	CO	6.46	-74.41	Puerto Berrio	Puerto Berrio Airport
PBF	America/Chicago	US	34.17	-91.94	Pine Bluff	Pinebluff Regional/Grider Field
PBG	America/New_York	US	44.65	-73.47	Plattsburgh	Plattsburgh International Airport
PBH	Asia/Thimphu	BT	27.40	89.42	Paro	Paro Airport
PBI	America/New_York	US	26.68	-80.10	West Palm Beach	President Donald J Trump International Airport
PBJ	Pacific/Efate	VU	-16.44	168.26	Paama Island	Tavie Airport
PBL	America/Caracas	VE	10.48	-68.07	General Bartolome Salom	General Bartolome Salom International Airport
PBM	America/Paramaribo	SR	5.45	-55.19	Zandery	Johan Adolf Pengel International Airport
PBN	Africa/Luanda	AO	-10.72	13.77	Port Amboim	Porto Amboim Airport
PBO	Australia/Perth	AU	-23.17	117.75	Paraburdoo	Paraburdoo Airport
PBP	America/Costa_Rica	CR	9.86	-85.37	Nandayure	Islita Airport
PBQ	America/Porto_Velho	BR	-11.64	-61.18	Pimenta Bueno	Pimenta Bueno Airport
PBR	America/Guatemala	GT	15.73	-88.58	Puerto Barrios	Puerto Barrios Airport
PBU	Asia/Yangon	MM	27.33	97.43	Putao	Putao Airport
PBV	America/Cuiaba	BR	-11.52	-57.33	Porto dos Gauchos	Porto dos Gauchos Airport
PBX	America/Cuiaba	BR	-10.86	-51.69	Porto Alegre do Norte	Fazenda Piraguassu Airport
PCA	America/Anchorage	US	58.91	-157.71	Portage Creek	Portage Creek Airport
PCB	Asia/Jakarta	ID	-6.34	106.77	Jakarta	Pondok Cabe Air Base
PCD	America/Chicago	US	43.02	-91.12	Prairie Du Chien	Prairie Du Chien Municipal Airport
PCF	Africa/Johannesburg	ZA	-26.67	27.08	Potchefstroom	Potchefstroom Airport
PCG	America/Guatemala	GT	17.26	-90.26	Paso Caballos	Paso Caballos Airport
PCH	America/Tegucigalpa	HN	15.96	-84.94	Palacios	Palacios Airport
PCL	America/Lima	PE	-8.38	-74.57	Pucallpa	Cap FAP David Abenzur Rengifo International Airport
PCN	Pacific/Auckland	NZ	-41.35	173.96	Picton	Picton Aerodrome
PCO	America/Mazatlan	MX	23.58	-109.54	La Ribera	Punta Colorada Airport
PCP	Africa/Sao_Tome	ST	1.66	7.41	Principe	Principe Airport
PCQ	Asia/Vientiane	LA	21.65	101.90	Boun Neau	Boun Neau Airport
PCR	America/Bogota	CO	6.18	-67.49	Puerto Carreno	German Olano Airport
PCS	America/Fortaleza	BR	-7.06	-41.52	Picos	Picos Airport
PCT	America/New_York	US	40.40	-74.66	Princeton	Princeton Airport
PCU	America/Chicago	US	30.79	-89.50	Poplarville	Poplarville/Pearl River County Airport
PDA	America/Bogota	CO	3.85	-67.91	Puerto Inirida	Obando Airport
PDB	America/Anchorage	US	59.80	-154.13	Pedro Bay	Pedro Bay Airport
PDC	Pacific/Noumea	NC	-21.32	165.00	Mueo	Mueo Airport
PDD	Africa/Maputo	MZ	-26.83	32.84	Ponta do Ouro	Ponta do Ouro Airport
PDE	Australia/Adelaide	AU	-26.12	139.40	Pandie Pandie	Pandie Pandie Airport
PDF	America/Bahia	BR	-17.30	-39.27	Prado	Prado Airport
PDG	Asia/Jakarta	ID	-0.79	100.28	Ketaping	Minangkabau Airport
PDI	Pacific/Port_Moresby	PG	-6.45	147.52	Pindiu	Pindiu Airport
PDK	America/New_York	US	33.88	-84.30	Atlanta	Dekalb-Peachtree Airport
PDL	Atlantic/Azores	PT	37.74	-25.70	Ponta Delgada	João Paulo II Airport
PDN	Australia/Adelaide	AU	-35.81	137.26	Parndana	Parndana Airport
PDO	Asia/Jakarta	ID	-3.29	103.88	Talang Gudang	Pendopo Airport
PDP	America/Montevideo	UY	-34.86	-55.09	Punta del Este	Capitan Corbeta CA Curbelo International Airport
PDS	America/Mexico_City	MX	28.63	-100.53	Piedras Negras	Piedras Negras International Airport
PDT	America/Los_Angeles	US	45.70	-118.84	Pendleton	Eastern Oregon Regional At Pendleton Airport
PDU	America/Montevideo	UY	-32.36	-58.06	Paysandu	Tydeo Larre Borges Airport
PDV	Europe/Sofia	BG	42.07	24.85	Plovdiv	Plovdiv International Airport
PDX	America/Los_Angeles	US	45.59	-122.60	Portland	Portland International Airport
PDZ	America/Caracas	VE	9.98	-62.23	Pedernales	Pedernales Airport
PEA	Australia/Adelaide	AU	-35.76	137.96	Ironstone	Penneshaw Airport
PED	Europe/Prague	CZ	50.01	15.74	Pardubice	Pardubice Airport
PEE	Asia/Yekaterinburg	RU	57.91	56.02	Perm	Bolshoye Savino Airport
PEF	Europe/Berlin	DE	54.16	13.77	Peenemunde	Peenemunde Airport
PEG	Europe/Rome	IT	43.10	12.51	Perugia	Perugia / San Egidio Airport
PEH	America/Argentina/Buenos_Aires	AR	-35.84	-61.86	Pehuajo	Comodoro Pedro Zanni Airport
PEI	America/Bogota	CO	4.81	-75.74	Pereira	Matecana International Airport
PEK	Asia/Shanghai	CN	40.08	116.58	Beijing	Beijing Capital International Airport
PEL	Africa/Maseru	LS	-29.12	28.51	Pelaneng	Pelaneng Airport
PEM	America/Lima	PE	-12.61	-69.23	Puerto Maldonado	Padre Aldamiz International Airport
PEN	Asia/Kuala_Lumpur	MY	5.30	100.28	Penang	Penang International Airport
PEQ	America/Chicago	US	31.38	-103.51	Pecos	Pecos Municipal Airport
PER	Australia/Perth	AU	-31.94	115.97	Perth	Perth International Airport
PES	Europe/Moscow	RU	61.89	34.15	Petrozavodsk	Petrozavodsk Airport
PET	America/Sao_Paulo	BR	-31.72	-52.33	Pelotas	Pelotas Airport
PEU	America/Tegucigalpa	HN	15.26	-83.78	Puerto Lempira	Puerto Lempira Airport
PEV	Europe/Budapest	HU	45.99	18.24	Pecs-Pogany	Pecs-Pogany Airport
PEW	Asia/Karachi	PK	33.99	71.51	Peshawar	Peshawar International Airport
PEX	Europe/Moscow	RU	65.12	57.13	Pechora	Pechora Airport
PEZ	Europe/Moscow	RU	53.11	45.02	Penza	Penza Airport
PFB	America/Sao_Paulo	BR	-28.24	-52.33	Passo Fundo	Lauro Kurtz Airport
PFC	America/Los_Angeles	US	45.20	-123.96	Pacific City	Pacific City State Airport
PFO	Asia/Nicosia	CY	34.72	32.49	Paphos	Paphos International Airport
PFQ	Asia/Tehran	IR	39.60	47.88	Parsabad	Parsabade Moghan Airport
PFR	Africa/Lubumbashi	CD	-4.33	20.58	Ilebo	Ilebo Airport
PGA	America/Phoenix	US	36.93	-111.45	Page	Page Municipal Airport
PGC	America/Denver	US	42.01	-101.77	Hyannis	Grant County Airport
PGD	America/New_York	US	26.92	-81.99	Punta Gorda	Punta Gorda Airport
PGF	Europe/Paris	FR	42.74	2.87	Perpignan	Perpignan-Rivesaltes (Llabanere) Airport
PGH	Asia/Kolkata	IN	29.03	79.47	Pantnagar	Pantnagar Airport
PGI	Africa/Luanda	AO	-7.36	20.80	Chitato	Chitato Airport
PGK	Asia/Jakarta	ID	-2.16	106.14	Pangkal Pinang	Pangkal Pinang (Depati Amir) Airport
PGL	America/Chicago	US	30.46	-88.53	Pascagoula	Trent Lott International Airport
PGM	America/Anchorage	US	59.35	-151.83	Port Graham	Port Graham Airport
PGO	America/Denver	US	37.29	-107.06	Pagosa Springs	Stevens Field
PGR	America/Chicago	US	36.06	-90.51	Paragould	Kirk Field
PGS	America/Phoenix	US	35.53	-113.25	Peach Springs	Grand Canyon Caverns Airport
PGU	Asia/Tehran	IR	27.38	52.74	Asaluyeh	Persian Gulf International Airport
PGV	America/New_York	US	35.64	-77.38	Greenville	Pitt-Greenville Airport
PGX	Europe/Paris	FR	45.20	0.82	Perigueux	Perigueux-Bassillac Airport
PGZ	America/Sao_Paulo	BR	-25.18	-50.14	Ponta Grossa	Ponta Grossa Airport
PHA	Asia/Ho_Chi_Minh	VN	11.63	108.95	Phan Rang	Phan Rang Airport
PHB	America/Fortaleza	BR	-2.89	-41.73	Parnaiba	Prefeito Doutor Joao Silva Filho Airport
PHC	Africa/Lagos	NG	5.02	6.95	Port Harcourt	Port Harcourt International Airport
PHD	America/New_York	US	40.47	-81.42	New Philadelphia	Harry Clever Field
PHE	Australia/Perth	AU	-20.38	118.63	Port Hedland	Port Hedland International Airport
PHF	America/New_York	US	37.13	-76.49	Newport News	Newport News/Williamsburg International Airport
PHH	Asia/Ho_Chi_Minh	VN	10.91	108.07	Phan Thiet	Phan Thiet Airport
PHI	America/Fortaleza	BR	-2.48	-45.07	Pinheiro	Pinheiro Airport
PHK	America/New_York	US	26.79	-80.69	Pahokee	Palm Beach County Glades Airport
PHL	America/New_York	US	39.87	-75.24	Philadelphia	Philadelphia International Airport
PHN	America/New_York	US	42.91	-82.53	Port Huron	St Clair County International Airport
PHO	America/Nome	US	68.35	-166.80	Point Hope	Point Hope Airport
PHP	America/Denver	US	44.05	-101.60	Philip	Philip Airport
PHQ	Australia/Brisbane	AU	-21.81	139.92	The Monument	The Monument Airport
PHS	Asia/Bangkok	TH	16.78	100.28	Phitsanulok	Phitsanulok Airport
PHT	America/Chicago	US	36.34	-88.38	Paris	Henry County Airport
PHW	Africa/Johannesburg	ZA	-23.94	31.16	Phalaborwa	Hendrik Van Eck Airport
PHX	America/Phoenix	US	33.43	-112.01	Phoenix	Phoenix Sky Harbor International Airport
PHY	Asia/Bangkok	TH	16.68	101.19	Phetchabun	Phetchabun Airport
PIA	America/Chicago	US	40.66	-89.69	Peoria	General Downing - Peoria International Airport
PIB	America/Chicago	US	31.47	-89.34	Hattiesburg-Laurel	Hattiesburg/Laurel Regional Airport
PIC	America/Grand_Turk	TC	21.90	-72.10	Pine Cay	Pine Cay Airport
PID	America/Nassau	BS	25.08	-77.30	Nassau	Nassau Paradise Island Airport
PIE	America/New_York	US	27.91	-82.69	St Petersburg-Clearwater	St Pete-Clearwater International Airport
PIF	Asia/Taipei	TW	22.70	120.48	Pingtung	Pingtung North Airport
PIH	America/Denver	US	42.91	-112.60	Pocatello	Pocatello Regional Airport
PIK	Europe/London	GB	55.51	-4.59	Glasgow	Glasgow Prestwick Airport
PIL	America/Asuncion	PY	-26.88	-58.32	Pilar	Carlos Miguel Gimenez Airport
PIM	America/New_York	US	32.84	-84.88	Pine Mountain	Harris County Airport
PIN	America/Boa_Vista	BR	-2.67	-56.78	Parintins	Parintins Airport
PIO	America/Lima	PE	-13.74	-76.22	Pisco	Capitan FAP Renan Elias Olivera International Airport
PIP	America/Anchorage	US	57.58	-157.57	Pilot Point	Pilot Point Airport
PIR	America/Chicago	US	44.38	-100.29	Pierre	Pierre Regional Airport
PIS	Europe/Paris	FR	46.59	0.31	Poitiers	Poitiers-Biard Airport
PIT	America/New_York	US	40.49	-80.23	Pittsburgh	Pittsburgh International Airport
PIU	America/Lima	PE	-5.21	-80.62	Piura	Capitan FAP Guillermo Concha Iberico International Airport
PIV	America/Sao_Paulo	BR	-17.32	-44.86	Pirapora	Pirapora Airport
PIW	America/Winnipeg	CA	55.59	-97.16	Pikwitonei	Pikwitonei Airport
PIX	Atlantic/Azores	PT	38.55	-28.44	Pico Island	Pico Airport
PIZ	America/Anchorage	US	69.73	-163.01	Point Lay	Point Lay Lrrs Airport
PJA	Europe/Stockholm	SE	67.25	23.07	Pajala	Pajala Airport
PJB	America/Phoenix	US	34.26	-111.34	Payson	Payson Airport
PJC	America/Asuncion	PY	-22.64	-55.83	Pedro Juan Caballero	Dr Augusto Roberto Fuster International Airport
PJG	Asia/Karachi	PK	26.95	64.13	Panjgur	Panjgur Airport
PJM	America/Costa_Rica	CR	8.53	-83.30	Puerto Jimenez	Puerto Jimenez Airport
PKA	America/Anchorage	US	60.70	-161.78	Napaskiak	Napaskiak Airport
PKB	America/New_York	US	39.34	-81.44	Parkersburg	Mid-Ohio Valley Regional Airport
PKC	Asia/Anadyr	RU	53.17	158.45	Petropavlovsk-Kamchatsky	Yelizovo Airport
PKD	America/Chicago	US	46.90	-95.07	Park Rapids	Park Rapids Municipal/Konshok Field
PKE	Australia/Sydney	AU	-33.13	148.24	Parkes	Parkes Airport
PKF	America/Chicago	US	45.96	-90.42	Park Falls	Park Falls Municipal Airport
PKG	Asia/Kuala_Lumpur	MY	4.24	100.55	Pangkor Island	Pulau Pangkor Airport
PKH	Europe/Athens	GR	37.30	23.15	Porto Cheli	Porto Cheli Airport
PKJ	America/Guatemala	GT	16.00	-90.74	Playa Grande	Playa Grande Airport
PKK	Asia/Yangon	MM	21.40	95.11	Pakhokku	Pakhokku Airport
PKN	Asia/Jakarta	ID	-2.71	111.67	Pangkalanbun	Iskandar Airport
PKO	Africa/Porto-Novo	BJ	9.36	2.61	Parakou	Parakou Airport
PKP	Pacific/Tahiti	PF	-14.81	-138.81	Puka Puka	Puka Puka Airport
PKR	Asia/Kathmandu	NP	28.20	83.98	Pokhara	Pokhara Airport
PKT	Australia/Darwin	AU	-14.25	129.53	Port Keats	Port Keats Airport
PKU	Asia/Jakarta	ID	0.46	101.44	Pekanbaru	Sultan Syarif Kasim Ii (Simpang Tiga) Airport
PKV	Europe/Moscow	RU	57.78	28.40	Pskov	Pskov Airport
PKW	Africa/Gaborone	BW	-22.06	27.83	Selebi Phikwe	Selebi Phikwe Airport
PKX	Asia/Shanghai	CN	39.50	116.40	Beijing	Beijing Daxing International Airport
PKY	Asia/Jakarta	ID	-2.23	113.94	Palangkaraya-Kalimantan Tengah	Tjilik Riwut Airport
PKZ	Asia/Vientiane	LA	15.13	105.78	Pakse	Pakse International Airport
PLF	Africa/Ndjamena	TD	9.38	14.93	Pala	Pala Airport
PLJ	America/Belize	BZ	16.54	-88.36	Placencia	Placencia Airport
PLK	America/Chicago	US	36.63	-93.23	Branson	M Graham Clark Downtown Airport
PLL	America/Manaus	BR	-3.15	-59.99	Manaus	Ponta Pelada Airport
PLM	Asia/Jakarta	ID	-2.90	104.70	Palembang	Sultan Mahmud Badaruddin Ii Airport
PLN	America/Detroit	US	45.57	-84.80	Pellston	Pellston Regional/Emmet County Airport
PLO	Australia/Adelaide	AU	-34.61	135.88	Port Lincoln	Port Lincoln Airport
PLQ	Europe/Vilnius	LT	55.97	21.09	Palanga	Palanga International Airport
PLR	America/Chicago	US	33.56	-86.25	Pell City	St Clair County Airport
PLS	America/Grand_Turk	TC	21.77	-72.27	Providenciales Island	Providenciales Airport
PLT	America/Bogota	CO	9.80	-74.78	Plato	Plato Airport
PLU	America/Sao_Paulo	BR	-19.85	-43.95	Belo Horizonte	Pampulha - Carlos Drummond de Andrade Airport
PLV	Europe/Zaporozhye	UA	49.57	34.40	Poltava	Poltava International Airport
PLW	Asia/Makassar	ID	-0.92	119.91	Palu-Celebes Island	Mutiara Airport
PLX	Asia/Almaty	KZ	50.35	80.23	Semey	Semey International Airport
PLY	America/New_York	US	43.78	-71.75	Plymouth	Plymouth Municipal Airport
PLZ	Africa/Johannesburg	ZA	-33.98	25.62	Port Elizabeth	Port Elizabeth Airport
PMA	Africa/Dar_es_Salaam	TZ	-5.26	39.81	Chake	Pemba Airport
PMB	America/Chicago	US	48.94	-97.24	Pembina	Pembina Municipal Airport
PMC	America/Santiago	CL	-41.44	-73.09	Puerto Montt	El Tepual Airport
PMD	America/Los_Angeles	US	34.63	-118.08	Palmdale	Palmdale Usaf Plant 42 Airport
PMF	Europe/Rome	IT	44.82	10.30	Parma	Parma Airport
PMG	America/Campo_Grande	BR	-22.55	-55.70	Ponta Pora	Ponta Pora Airport
PMH	America/New_York	US	38.84	-82.85	Portsmouth	Greater Portsmouth Regional Airport
PMI	Europe/Madrid	ES	39.55	2.74	Palma	Palma De Mallorca Airport
PMK	Australia/Brisbane	AU	-18.76	146.58	Palm Island	Palm Island Airport
PML	America/Anchorage	US	56.01	-160.56	Cold Bay	Port Moller Airport
PMO	Europe/Rome	IT	38.18	13.09	Palermo	Palermo / Punta Raisi Airport
PMQ	America/Argentina/Rio_Gallegos	AR	-46.54	-70.98	Perito Moreno	Perito Moreno Airport
PMR	Pacific/Auckland	NZ	-40.32	175.62	Palmerston North	Palmerston North Airport
PMS	Asia/Damascus	SY	34.56	38.32	Palmyra	Palmyra Airport
PMV	America/Caracas	VE	10.91	-63.97	Isla Margarita	Del Caribe Santiago Marino International Airport
PMW	America/Araguaina	BR	-10.29	-48.36	Palmas	Brigadeiro Lysias Rodrigues Airport
PMY	America/Argentina/Catamarca	AR	-42.76	-65.10	Puerto Madryn	El Tehuelche Airport
PMZ	America/Costa_Rica	CR	8.95	-83.47	Palmar Sur	Palmar Sur Airport
PNA	Europe/Madrid	ES	42.77	-1.65	Pamplona	Pamplona Airport
PNB	America/Fortaleza	BR	-10.72	-48.40	Porto Nacional	Porto Nacional Airport
PNC	America/Chicago	US	36.73	-97.10	Ponca City	Ponca City Regional Airport
PNE	America/New_York	US	40.08	-75.01	Philadelphia	Northeast Philadelphia Airport
PNG	America/Sao_Paulo	BR	-25.54	-48.53	Paranagua	Paranagua Airport
PNI	Pacific/Pohnpei	FM	6.99	158.21	Pohnpei Island	Pohnpei International Airport
PNK	Asia/Pontianak	ID	-0.15	109.40	Pontianak	Supadio Airport
PNL	Europe/Rome	IT	36.82	11.97	Pantelleria	Pantelleria Airport
PNM	America/Lima	PE	-11.54	-73.14	Nuevo Mundo	Nuevo Mundo Airport
PNN	America/New_York	US	45.20	-67.56	Princeton	Princeton Municipal Airport
PNP	Pacific/Port_Moresby	PG	-8.80	148.31	Popondetta	Girua Airport
PNQ	Asia/Kolkata	IN	18.58	73.92	Pune	Pune Airport
PNR	Africa/Brazzaville	CG	-4.82	11.89	Pointe Noire	Pointe Noire Airport
PNS	America/Chicago	US	30.47	-87.19	Pensacola	Pensacola International Airport
PNT	America/Santiago	CL	-51.67	-72.53	Puerto Natales	Tte. Julio Gallardo Airport
PNU	America/Denver	US	37.85	-112.39	Panguitch	Panguitch Municipal Airport
PNX	America/Chicago	US	33.71	-96.67	Sherman	North Texas Regional/Perrin Field
PNY	Asia/Kolkata	IN	11.97	79.81	Pondicherry	Pondicherry Airport
PNZ	America/Bahia	BR	-9.36	-40.57	Petrolina	Senador Nilo Coelho Airport
POA	America/Sao_Paulo	BR	-29.99	-51.17	Porto Alegre	Salgado Filho Airport
POB	America/New_York	US	35.17	-79.01	Fayetteville	Pope Army Air Field
POC	America/Los_Angeles	US	34.09	-117.78	La Verne	Brackett Field
POD	Africa/Dakar	SN	16.68	-14.97	Podor	Podor Airport
POE	America/Chicago	US	31.04	-93.19	Fort Polk	Maks Army Air Field
POF	America/Chicago	US	36.77	-90.32	Poplar Bluff	Poplar Bluff Regional Business Airport
POG	Africa/Libreville	GA	-0.71	8.75	Port Gentil	Port Gentil Airport
POH	America/Chicago	US	42.74	-94.65	Pocahontas	Pocahontas Municipal Airport
POI	America/La_Paz	BO	-19.54	-65.72	Potosi	Capitan Nicolas Rojas Airport
POJ	America/Sao_Paulo	BR	-18.67	-46.49	Patos de Minas	Patos de Minas Airport
POL	Africa/Maputo	MZ	-12.99	40.52	Pemba	Pemba Airport
POM	Pacific/Port_Moresby	PG	-9.44	147.22	Port Moresby	Port Moresby Jacksons International Airport
PON	America/Guatemala	GT	16.33	-89.42	Poptun	Poptun Airport
POO	America/Sao_Paulo	BR	-21.84	-46.57	Pocos de Caldas	Pocos de Caldas Airport
POP	America/Santo_Domingo	DO	19.76	-70.57	Puerto Plata	Gregorio Luperon International Airport
POR	Europe/Helsinki	FI	61.46	21.80	Pori	Pori Airport
POS	America/Port_of_Spain	TT	10.60	-61.34	Port of Spain	Piarco International Airport
POT	America/Jamaica	JM	18.20	-76.53	Ken Jones	Ken Jones Airport
POU	America/New_York	US	41.63	-73.88	Poughkeepsie	Hudson Valley Regional Airport
POV	Europe/Bratislava	SK	49.03	21.32	Presov	Presov Air Base
POW	Europe/Ljubljana	SI	45.47	13.62	Portoroz	Portoroz Airport
POX	Europe/Paris	FR	49.10	2.04	Pontoise	Pontoise - Cormeilles-en-Vexin Airport
POY	America/Denver	US	44.87	-108.79	Powell	Powell Municipal Airport
POZ	Europe/Warsaw	PL	52.42	16.83	Poznań	Poznań-Ławica Airport
PPA	America/Chicago	US	35.61	-101.00	Pampa	Perry Lefors Field
PPB	America/Sao_Paulo	BR	-22.18	-51.42	Presidente Prudente	Presidente Prudente Airport
PPC	America/Anchorage	US	66.81	-150.64	Prospect Creek	Prospect Creek Airport
PPE	America/Hermosillo	MX	31.36	-113.53	Puerto Penasco	Puerto Penasco International Airport
PPF	America/Chicago	US	37.33	-95.51	Parsons	Tri-City Airport
PPG	Pacific/Pago_Pago	AS	-14.33	-170.71	Pago Pago	Pago Pago International Airport
PPH	America/Caracas	VE	4.57	-61.48	Perai Tepuy	Perai Tepuy Airport
PPI	Australia/Adelaide	AU	-33.24	138.00	Port Pirie	Port Pirie Airport
PPK	Asia/Qyzylorda	KZ	54.77	69.18	Petropavlosk	Petropavlosk International Airport
PPL	Asia/Kathmandu	NP	27.52	86.58	Phaplu	Phaplu Airport
PPM	America/New_York	US	26.25	-80.11	Pompano Beach	Pompano Beach Airpark
PPN	America/Bogota	CO	2.45	-76.61	Popayan	Guillermo Leon Valencia Airport
PPP	Australia/Brisbane	AU	-20.50	148.55	Proserpine	Proserpine Whitsunday Coast Airport
PPQ	Pacific/Auckland	NZ	-40.90	174.99	Paraparaumu	Paraparaumu Airport
PPR	Asia/Jakarta	ID	0.85	100.37	Pasir Pengarayan	Pasir Pangaraan Airport
PPS	Asia/Manila	PH	9.74	118.76	Puerto Princesa City	Puerto Princesa Airport
PPT	Pacific/Tahiti	PF	-17.55	-149.61	Papeete	Faa'a International Airport
PPU	Asia/Yangon	MM	18.07	97.45	Pa Pun	Hpapun Airport
PPW	Europe/London	GB	59.35	-2.90	Papa Westray	Papa Westray Airport
PPY	America/Sao_Paulo	BR	-22.29	-45.92	Pouso Alegre	Pouso Alegre Airport
PQC	Asia/Ho_Chi_Minh	VN	10.17	104.00	Duong Dong	Phu Quoc Airport
PQE	America/Bogota	CO	5.48	-74.66	La Dorada	German Olano Air Base
PQI	America/New_York	US	46.69	-68.04	Presque Isle	Presque Isle International Airport
PQM	America/Mexico_City	MX	17.53	-91.98	Palenque	Palenque International Airport
PQQ	Australia/Sydney	AU	-31.44	152.86	Port Macquarie	Port Macquarie Airport
PQS	America/Nome	US	61.96	-162.94	Pilot Station	Pilot Station Airport
PRA	America/Argentina/Cordoba	AR	-31.79	-60.48	Paraná	General Urquiza Airport
PRB	America/Los_Angeles	US	35.67	-120.63	Paso Robles	Paso Robles Municipal Airport
PRC	America/Phoenix	US	34.65	-112.42	Prescott	Prescott Regional/Ernest A Love Field
PRD	Australia/Perth	AU	-20.12	119.59	Pardoo	Pardoo Airport
PRG	Europe/Prague	CZ	50.10	14.26	Prague	Václav Havel Airport
PRH	Asia/Bangkok	TH	18.13	100.17	Phrae	Phrae Airport
PRI	Indian/Mahe	SC	-4.32	55.69	Praslin Island	Praslin Airport
PRK	Africa/Johannesburg	ZA	-29.68	22.77	Prieska	Prieska Airport
PRM	Europe/Lisbon	PT	37.15	-8.58	Portimão	Portimão Airport
PRN	Europe/Belgrade	XK	42.57	21.04	Lipjan	Pristina International Airport
PRO	America/Chicago	US	41.83	-94.16	Perry	Perry Municipal Airport
PRP	Europe/Paris	FR	41.66	8.89	Propriano	Propriano Airport
PRQ	America/Argentina/Cordoba	AR	-26.75	-60.49	Presidencia Roque Saenz Pena	Termal Airport
PRR	America/Guyana	GY	5.82	-61.06	Paruma	Paruma Airport
PRS	Pacific/Guadalcanal	SB	-9.64	161.43	Parasi	Parasi Airport
PRU	Asia/Yangon	MM	18.82	95.27	Pye	Pyay Airport
PRV	Europe/Prague	CZ	49.43	17.40	Prerov	Prerov Air Base
PRW	America/Chicago	US	45.54	-90.28	Prentice	Prentice Airport
PRX	America/Chicago	US	33.64	-95.45	Paris	Cox Field
PRY	Africa/Johannesburg	ZA	-25.65	28.22	Pretoria	Wonderboom Airport
PRZ	America/Los_Angeles	US	44.29	-120.91	Prineville	Prineville Airport
PSA	Europe/Rome	IT	43.68	10.39	Pisa	Pisa / San Giusto - Galileo Galilei International Airport
PSB	America/New_York	US	40.88	-78.09	Philipsburg	Mid-State Airport
PSC	America/Los_Angeles	US	46.26	-119.12	Pasco	Tri-Cities Airport
PSD	Africa/Cairo	EG	31.28	32.24	Port Said	Port Said Airport
PSE	America/Puerto_Rico	US	18.01	-66.56	Ponce	Mercedita Airport
PSF	America/New_York	US	42.43	-73.29	Pittsfield	Pittsfield Municipal Airport
PSG	America/Juneau	US	56.80	-132.95	Petersburg	Petersburg James A Johnson Airport
PSH	Europe/Berlin	DE	54.31	8.69	Sankt Peter-Ording	St. Peter-Ording Airport
PSI	Asia/Karachi	PK	25.29	63.35	Pasni	Pasni Airport
PSJ	Asia/Makassar	ID	-1.42	120.66	Poso-Celebes Island	Kasiguncu Airport
PSK	America/New_York	US	37.14	-80.68	Dublin	New River Valley Airport
PSL	Europe/London	GB	56.44	-3.37	Perth	Perth/Scone Airport
PSM	America/New_York	US	43.08	-70.82	Portsmouth	Portsmouth International At Pease Airport
PSN	America/Chicago	US	31.78	-95.71	Palestine	Palestine Municipal Airport
PSO	America/Bogota	CO	1.40	-77.29	Pasto	Antonio Narino Airport
PSP	America/Los_Angeles	US	33.83	-116.51	Palm Springs	Palm Springs International Airport
PSR	Europe/Rome	IT	42.43	14.18	Pescara	Pescara International Airport
PSS	America/Argentina/Cordoba	AR	-27.39	-55.97	Posadas	Libertador Gral D Jose De San Martin Airport
PSU	Asia/Jakarta	ID	0.84	112.94	Putussibau	Pangsuma Airport
PSW	America/Sao_Paulo	BR	-20.73	-46.66	Passos	Municipal Jose Figueiredo Airport
PSX	America/Chicago	US	28.73	-96.25	Palacios	Palacios Municipal Airport
PSY	Atlantic/Stanley	FK	-51.69	-57.78	Stanley	Stanley Airport
PSZ	America/La_Paz	BO	-18.98	-57.82	Puerto Suarez	Capitan Av. Salvador Ogaya G. airport
PTA	America/Anchorage	US	60.20	-154.32	Port Alsworth	Port Alsworth Airport
PTB	America/New_York	US	37.18	-77.51	Petersburg	Tri Cities Executive/Dinwiddie County Airport
PTF	Pacific/Fiji	FJ	-17.78	177.20	Malolo Lailai Island	Malolo Lailai Island Airport
PTG	Africa/Johannesburg	ZA	-23.85	29.46	Potgietersrus	Polokwane International Airport
PTH	America/Anchorage	US	56.96	-158.63	Port Heiden	Port Heiden Airport
PTJ	Australia/Hobart	AU	-38.32	141.47	Portland	Portland Airport
PTK	America/New_York	US	42.67	-83.42	Pontiac	Oakland County International Airport
PTM	America/Caracas	VE	7.57	-70.18	Palmarito	Palmarito Airport
PTN	America/Chicago	US	29.71	-91.34	Patterson	Harry P Williams Memorial Airport
PTO	America/Sao_Paulo	BR	-26.22	-52.69	Pato Branco	Pato Branco Airport
PTP	America/Guadeloupe	GP	16.27	-61.53	Pointe-a-Pitre Le Raizet	Pointe-a-Pitre Le Raizet
PTQ	America/Santarem	BR	-1.74	-52.24	Porto de Moz	Porto de Moz Airport
PTS	America/Chicago	US	37.45	-94.73	Pittsburg	Atkinson Municipal Airport
PTT	America/Chicago	US	37.70	-98.75	Pratt	Pratt Regional Airport
PTU	America/Anchorage	US	59.02	-161.83	Platinum	Platinum Airport
PTV	America/Los_Angeles	US	36.03	-119.06	Porterville	Porterville Municipal Airport
PTW	America/New_York	US	40.24	-75.56	Pottstown	Heritage Field
PTX	America/Bogota	CO	1.86	-76.09	Pitalito	Pitalito Airport
PTY	America/Panama	PA	9.07	-79.38	Panama City	Tocumen International Airport
PTZ	America/Guayaquil	EC	-1.51	-78.06	Shell Mera	Rio Amazonas Airport
PUB	America/Denver	US	38.29	-104.50	Pueblo	Pueblo Memorial Airport
PUC	America/Denver	US	39.61	-110.75	Price	Carbon County Regional/Buck Davis Field
PUD	America/Argentina/Rio_Gallegos	AR	-47.74	-65.90	Puerto Deseado	Puerto Deseado Airport
PUE	America/Panama	PA	8.69	-77.52	Puerto Obaldia	Puerto Obaldia Airport
PUF	Europe/Paris	FR	43.38	-0.42	Pau	Pau Pyrenees Airport
PUG	Australia/Adelaide	AU	-32.51	137.72	Port Augusta	Port Augusta Airport
PUJ	America/Santo_Domingo	DO	18.57	-68.36	Punta Cana	Punta Cana International Airport
PUK	Pacific/Tahiti	PF	-18.30	-137.02	Pukarua	Pukarua Airport
PUN	Africa/Lubumbashi	CD	-1.37	26.33	Punia	Punia Airport
PUP	Africa/Ouagadougou	BF	11.15	-1.15	Po	Po Airport
PUQ	America/Punta_Arenas	CL	-53.00	-70.85	Punta Arenas	Pdte. Carlos Ibanez del Campo Airport
PUR	America/La_Paz	BO	-11.11	-67.55	Puerto Rico	Puerto Rico Airport
PUS	Asia/Seoul	KR	35.18	128.94	Busan	Gimhae International Airport
PUU	America/Bogota	CO	0.51	-76.50	Puerto Asis	Tres De Mayo Airport
PUV	Pacific/Noumea	NC	-20.29	164.10	Poum	Poum Airport
PUW	America/Los_Angeles	US	46.74	-117.11	Pullman	Pullman/Moscow Regional Airport
PUX	America/Santiago	CL	-41.35	-72.95	Puerto Varas	El Mirador Airport
PUY	Europe/Zagreb	HR	44.89	13.92	Pula	Pula Airport
PUZ	America/Managua	NI	14.05	-83.39	Puerto Cabezas	Puerto Cabezas Airport
PVA	America/Bogota	CO	13.36	-81.36	Providencia	El Embrujo Airport
PVC	America/New_York	US	42.07	-70.22	Provincetown	Provincetown Municipal Airport
PVD	America/New_York	US	41.72	-71.43	Providence	Rhode Island Tf Green International Airport
PVE	America/Panama	PA	9.56	-79.00	El Porvenir	El Porvenir Airport
PVF	America/Los_Angeles	US	38.72	-120.75	Placerville	Placerville Airport
PVG	Asia/Shanghai	CN	31.14	121.81	Shanghai	Shanghai Pudong International Airport
PVH	America/Porto_Velho	BR	-8.71	-63.90	Porto Velho	Governador Jorge Teixeira de Oliveira Airport
PVI	America/Sao_Paulo	BR	-23.09	-52.49	Paranavai	Paranavai Airport
PVK	Europe/Athens	GR	38.93	20.77	Preveza	Aktion National Airport
PVL	America/New_York	US	37.56	-82.57	Pikeville	Pike County/Hatcher Field
PVO	America/Guayaquil	EC	-1.04	-80.47	Portoviejo	Reales Tamarindos Airport
PVR	America/Mexico_City	MX	20.68	-105.25	Puerto Vallarta	Licenciado Gustavo Diaz Ordaz International Airport
PVS	Asia/Anadyr	RU	64.38	-173.24	Chukotka	Provideniya Bay Airport
PVU	America/Denver	US	40.22	-111.72	Provo	Provo Municipal Airport
PVW	America/Chicago	US	34.17	-101.72	Plainview	Hale County Airport
PWA	America/Chicago	US	35.53	-97.65	Oklahoma City	Wiley Post Airport
PWD	America/Denver	US	48.79	-104.52	Plentywood	Sher-Wood Airport
PWE	Asia/Anadyr	RU	69.78	170.60	Pevek	Pevek Airport
PWK	America/Chicago	US	42.11	-87.90	Chicago	Chicago Executive Airport
PWM	America/New_York	US	43.65	-70.31	Portland	Portland International Jetport Airport
PWN	America/Nassau	BS	22.83	-74.35	Pitts Town	Pitts Town Airport
PWO	Africa/Lubumbashi	CD	-8.47	28.88	Pweto	Pweto Airport
PWQ	Asia/Qyzylorda	KZ	52.20	77.07	Pavlodar	Pavlodar International Airport
PWT	America/Los_Angeles	US	47.49	-122.76	Bremerton	Bremerton Ntl Airport
PWY	America/Denver	US	42.80	-109.81	Pinedale	Ralph Wenz Field
PXL	America/Phoenix	US	35.79	-110.42	Polacca	Polacca Airport
PXM	America/Mexico_City	MX	15.88	-97.09	Puerto Escondido	Puerto Escondido International Airport
PXO	Europe/Lisbon	PT	33.07	-16.35	Porto Santo	Porto Santo Airport
PXR	Asia/Bangkok	TH	14.87	103.50	Surin	Surin Airport
PXU	Asia/Ho_Chi_Minh	VN	14.00	108.02	Pleiku	Pleiku Airport
PYA	America/Bogota	CO	5.94	-74.46	Velasquez	Velasquez Airport
PYB	Asia/Kolkata	IN	18.88	82.55	Jeypore	Jeypore Airport
PYE	Pacific/Rarotonga	CK	-9.01	-158.03	Penrhyn Island	Tongareva Airport
PYG	Asia/Kolkata	IN	27.23	88.59	Pakyong	Pakyong Airport
PYH	America/Caracas	VE	5.62	-67.61	Cacique Aramare	Cacique Aramare Airport
PYJ	Asia/Yakutsk	RU	66.40	112.03	Yakutia	Polyarny Airport
PYK	Asia/Tehran	IR	35.78	50.83	Payam	Payam Airport
PYM	America/New_York	US	41.91	-70.73	Plymouth	Plymouth Municipal Airport
PYO	America/Guayaquil	EC	0.08	-75.90	Puerto Putumayo	Putumayo Airport
PYR	Europe/Athens	GR	37.92	21.29	Andravida	Andravida Airport
PYS	America/Los_Angeles	US	39.71	-121.62	Paradise	Paradise Skypark Airport
PYY	Asia/Bangkok	TH	19.37	98.44	Mae Hong Son	Mae Hong Son Airport
PYZ	America/Lima	PE	-7.87	-77.55	Pataz	Pias Airport
PZA	America/Bogota	CO	5.88	-71.89	Paz de Ariporo	Paz De Ariporo Airport
PZB	Africa/Johannesburg	ZA	-29.65	30.40	Pietermaritzburg	Pietermaritzburg Airport
PZH	Asia/Karachi	PK	31.36	69.46	Fort Sandeman	Zhob Airport
PZI	Asia/Shanghai	CN	26.54	101.80	Panzhihua	Panzhihua Baoanying Airport
PZL	Africa/Johannesburg	ZA	-27.85	32.31	Phinda	Zulu Inyala Airport
PZO	America/Caracas	VE	8.29	-62.76	Puerto Ordaz-Ciudad Guayana	General Manuel Carlos Piar International Airport
PZU	Africa/Khartoum	SD	19.43	37.23	Port Sudan	Port Sudan New International Airport
PZY	Europe/Bratislava	SK	48.63	17.83	Piestany	Piestany Airport
QAC	America/Sao_Paulo	BR	-24.81	-49.96	Castro	Castro Airport
QAK	America/Sao_Paulo	BR	-21.27	-43.76	Barbacena	Major Brigadeiro Doorgal Borges Airport
QAQ	Europe/Rome	IT	42.38	13.31	L'Aquila	L'Aquila / Preturo Airport
QBC	America/Vancouver	CA	52.39	-126.60	Bella Coola	Bella Coola Airport
QBX	America/Fortaleza	BR	-3.68	-40.34	Sobral	Sobral Airport
QCB	Europe/Berlin	DE	49.92	10.91	Bamberg	Bamberg-Breitenau Airfield
QCH	America/Sao_Paulo	BR	-19.49	-40.58	Colatina	Colatina Airport
QCJ	America/Sao_Paulo	BR	-22.94	-48.47	Botucatu	Botucatu Airport
QCN	Europe/Berlin	DE	54.31	9.54	Hohn	Hohn Airport
QCO	America/Havana	CU	22.71	-80.92	Colon	Colon Airport
QCP	America/Recife	BR	-6.28	-36.54	Currais Novos	Currais Novos Airport
QCR	America/Sao_Paulo	BR	-27.28	-50.61	Curitibanos	Curitibanos Airport
QCY	Europe/London	GB	53.09	-0.17	Coningsby	RAF Coningsby
QDB	America/Sao_Paulo	BR	-30.00	-52.94	Cachoeira do Sul	Cachoeira do Sul Airport
QDC	America/Sao_Paulo	BR	-21.46	-51.61	Dracena	Dracena Airport
QDF	America/Sao_Paulo	BR	-20.74	-43.80	Conselheiro Lafaiete	Conselheiro Lafaiete Airport
QGA	America/Sao_Paulo	BR	-24.08	-54.19	Guaira	Guaira Airport
QGB	America/Sao_Paulo	BR	-22.60	-47.41	Limeira	Limeira Airport
QGC	America/Sao_Paulo	BR	-22.58	-48.77	Lencois Paulista	Lencois Paulista Airport
QGF	America/Sao_Paulo	BR	-29.72	-51.49	Montenegro	Montenegro Airport
QGP	America/Recife	BR	-8.83	-36.47	Garanhuns	Garanhuns Airport
QGS	America/Bahia	BR	-12.18	-38.38	Alagoinhas	Alagoinhas Airport
QGU	Asia/Tokyo	JP	35.39	136.87	Gifu	Gifu Airport
QGY	Europe/Budapest	HU	47.62	17.81	Gyor	Gyor-Per International Airport
QHB	America/Sao_Paulo	BR	-22.71	-47.62	Piracicaba	Piracicaba Airport
QHN	America/Araguaina	BR	-12.43	-46.40	Taguatinga	Taguatinga Airport
QHP	America/Sao_Paulo	BR	-23.04	-45.52	Taubate	Base de Aviacao de Taubate Airport
QHU	Europe/Berlin	DE	54.51	9.14	Husum	Husum-Schwesing Airport
QHV	America/Sao_Paulo	BR	-29.70	-51.08	Novo Hamburgo	Novo Hamburgo Airport
QID	America/Sao_Paulo	BR	-21.79	-45.27	Tres Coracoes	Melio Viana Airport
QIG	America/Fortaleza	BR	-6.35	-39.29	Iguatu	Iguatu Airport
QIQ	America/Sao_Paulo	BR	-22.43	-47.56	Rio Claro	Rio Claro Airport
QIT	America/Bahia	BR	-15.24	-40.28	Itapetinga	Itapetinga Airport
QJB	Asia/Riyadh	SA	27.04	49.41	Jubail	Jubail Airport
QLS	Europe/Zurich	CH	46.55	6.62	Lausanne	Lausanne-la Blecherette Airport
QMF	America/Sao_Paulo	BR	-26.16	-49.83	Mafra	Mafra Airport
QNC	Europe/Zurich	CH	46.96	6.86	Neuchatel	Neuchatel Airport
QND	Europe/Belgrade	RS	45.39	19.84	Novi Sad	Cenej Airport
QNS	America/Sao_Paulo	BR	-29.95	-51.14	Porto Alegre	Canoas Airport
QNV	America/Sao_Paulo	BR	-22.75	-43.46	Nova Iguacu	Aeroclube Airport
QOA	America/Sao_Paulo	BR	-21.49	-47.03	Mococa	Mococa Airport
QOJ	America/Sao_Paulo	BR	-28.65	-56.03	Sao Borja	Sao Borja Airport
QOW	Africa/Lagos	NG	5.43	7.21	Owerri	Sam Mbakwe International Airport
QPD	America/Havana	CU	22.42	-83.68	Pinar del Rio	Pinar Del Rio Airport
QPG	Asia/Singapore	SG	1.36	103.91	Paya Lebar	Paya Lebar Air Base
QPS	America/Sao_Paulo	BR	-21.98	-47.33	Pirassununga	Campo Fontenelle Airport
QRA	Africa/Johannesburg	ZA	-26.24	28.15	Johannesburg	Rand Airport
QRC	America/Santiago	CL	-34.17	-70.78	Rancagua	De La Independencia Airport
QRO	America/Mexico_City	MX	20.62	-100.19	Queretaro	Queretaro Intercontinental Airport
QRZ	America/Sao_Paulo	BR	-22.48	-44.48	Resende	Resende Airport
QSC	America/Sao_Paulo	BR	-21.88	-47.90	Sao Carlos	Sao Carlos Airport
QSF	Africa/Algiers	DZ	36.18	5.32	Setif	Ain Arnat Airport
QSN	America/Havana	CU	22.76	-81.92	San Nicolas	San Nicolas De Bari Airport
QSR	Europe/Rome	IT	40.62	14.91	Salerno	Salerno / Pontecagnano Airport
QSX	America/Guyana	GY	6.24	-57.47	New Amsterdam	New Amsterdam Airport
QSZ	Asia/Shanghai	CN	38.25	77.06	Shache	Shache Airport
QUG	Europe/London	GB	50.86	-0.76	Chichester	Chichester/Goodwood Airport
QUN	Asia/Seoul	KR	37.88	127.72	Chun Chon City	A-306 Airport
QUT	Asia/Tokyo	JP	36.51	139.87	Utsunomiya	Utsunomiya Airport
QUY	Europe/London	GB	52.36	-0.11	St. Ives	RAF Wyton
QVB	America/Sao_Paulo	BR	-26.23	-51.07	Uniao da Vitoria	Uniao da Vitoria Airport
QVP	America/Sao_Paulo	BR	-23.09	-48.99	Avare	Avare-Arandu Airport
QWV	Europe/Belgrade	RS	44.30	20.02	Valjevo	Divci Airport
QXB	Europe/Paris	FR	43.51	5.37	Lyon	Aix-en-Provence (BA 114) Airport
QXC	America/Maceio	BR	-9.38	-35.54	Barra de Santo Antonio	Fazenda Sao Braz Airport
QZD	Europe/Budapest	HU	46.25	20.09	Szeged	Szeged Glider Airport
RAB	Pacific/Port_Moresby	PG	-4.34	152.38	Tokua	Tokua Airport
RAC	America/Chicago	US	42.76	-87.81	Racine	Batten International Airport
RAE	Asia/Riyadh	SA	30.91	41.14	Arar	Arar Domestic Airport
RAF	America/Argentina/Cordoba	AR	-31.28	-61.50	Rafaela	Rafaela Airport
RAG	Pacific/Auckland	NZ	-37.80	174.86	Raglan	Raglan Airfield
RAH	Asia/Riyadh	SA	29.63	43.49	Rafha	Rafha Domestic Airport
RAI	Atlantic/Cape_Verde	CV	14.92	-23.49	Praia	Praia International Airport
RAK	Africa/Casablanca	MA	31.61	-8.04	Marrakech	Menara Airport
RAL	America/Los_Angeles	US	33.95	-117.45	Riverside	Riverside Airport
RAM	Australia/Darwin	AU	-12.36	134.90	Ramingining	Ramingining Airport
RAN	Europe/Rome	IT	44.36	12.22	Ravenna	Ravenna Airport
RAO	America/Sao_Paulo	BR	-21.14	-47.78	Ribeirao Preto	Leite Lopes Airport
RAP	America/Denver	US	44.05	-103.06	Rapid City	Rapid City Regional Airport
RAR	Pacific/Rarotonga	CK	-21.20	-159.81	Avarua	Rarotonga International Airport
RAS	Asia/Tehran	IR	37.32	49.62	Rasht	Sardar-e-Jangal Airport
RAV	America/Bogota	CO	6.32	-70.21	Cravo Norte	Cravo Norte Airport
RAZ	Asia/Karachi	PK	33.85	73.80	Rawalakot	Rawalakot Airport
RBA	Africa/Casablanca	MA	34.05	-6.75	Rabat	Rabat-Sale Airport
RBB	America/Boa_Vista	BR	-4.41	-59.60	Borba	Borba Airport
RBC	Australia/Melbourne	AU	-34.65	142.78	Robinvale	Robinvale Airport
RBD	America/Chicago	US	32.68	-96.87	Dallas	Dallas Executive Airport
RBE	Asia/Phnom_Penh	KH	13.73	106.99	Ratanakiri	Ratanakiri Airport
RBF	America/Los_Angeles	US	34.26	-116.86	Big Bear City	Big Bear City Airport
RBG	America/Los_Angeles	US	43.24	-123.36	Roseburg	Roseburg Regional Airport
RBK	America/Los_Angeles	US	33.57	-117.13	Murrieta	French Valley Airport
RBL	America/Los_Angeles	US	40.15	-122.25	Red Bluff	Red Bluff Municipal Airport
RBM	Europe/Berlin	DE	48.90	12.52	Straubing	Straubing Airport
RBO	America/La_Paz	BO	-18.33	-59.77	Robore	Robore Airport
RBQ	America/La_Paz	BO	-14.43	-67.50	Rurenabaque	Rurenabaque Airport
RBR	America/Rio_Branco	BR	-9.87	-67.90	Rio Branco	Placido de Castro Airport
RBS	Australia/Melbourne	AU	-37.79	148.61	Orbost	Orbost Airport
RBT	Africa/Nairobi	KE	2.35	37.98	Marsabit	Segel Airport
RBU	Australia/Perth	AU	-20.76	117.16	Roebourne	Roebourne Airport
RBV	Pacific/Guadalcanal	SB	-8.17	157.64	Ramata	Ramata Airport
RBW	America/New_York	US	32.92	-80.64	Walterboro	Lowcountry Regional Airport
RBX	Africa/Juba	SS	6.83	29.67	Rumbek	Rumbek Airport
RBY	America/Anchorage	US	64.73	-155.47	Ruby	Ruby Airport
RCA	America/Denver	US	44.15	-103.10	Rapid City	Ellsworth Afb Airport
RCB	Africa/Johannesburg	ZA	-28.74	32.09	Richards Bay	Richards Bay Airport
RCE	America/Los_Angeles	US	48.61	-123.16	Roche Harbor	Roche Harbor Seaplane Base
RCH	America/Bogota	CO	11.53	-72.93	Riohacha	Almirante Padilla Airport
RCK	America/Chicago	US	30.63	-96.99	Rockdale	H H Coffield Regional Airport
RCL	Pacific/Efate	VU	-15.47	167.84	Redcliffe	Redcliffe Airport
RCM	Australia/Brisbane	AU	-20.70	143.12	Richmond	Richmond Airport
RCO	Europe/Paris	FR	45.89	-0.98	Rochefort	Rochefort-Saint-Agnant (BA 721) Airport
RCQ	America/Argentina/Cordoba	AR	-29.21	-59.68	Reconquista	Reconquista Airport
RCR	America/Indiana/Indianapolis	US	41.07	-86.18	Rochester	Fulton County Airport
RCS	Europe/London	GB	51.35	0.50	Rochester	Rochester Airport
RCT	America/Detroit	US	43.90	-85.52	Reed City	Nartron Field
RCU	America/Argentina/Cordoba	AR	-33.09	-64.26	Rio Cuarto	Area De Material Airport
RCY	America/Nassau	BS	23.68	-74.84	Rum Cay	Rum Cay Airport
RDB	America/Nome	US	68.03	-162.90	Red Dog	Red Dog Airport
RDC	America/Belem	BR	-8.03	-49.98	Redencao	Redencao Airport
RDD	America/Los_Angeles	US	40.51	-122.29	Redding	Redding Regional Airport
RDE	Asia/Jayapura	ID	-1.58	133.33	Merdei-Papua Island	Merdei Airport
RDG	America/New_York	US	40.38	-75.97	Reading	Reading Regional/Carl A Spaatz Field
RDM	America/Los_Angeles	US	44.25	-121.15	Redmond	Roberts Field/Redmond Municipal Airport
RDN	Asia/Kuala_Lumpur	MY	5.77	103.01	Redang	LTS Pulau Redang Airport
RDO	Europe/Warsaw	PL	51.39	21.21	Radom-Sadkow	Radom-Sadkow Airport
RDR	America/Chicago	US	47.96	-97.40	Grand Forks	Grand Forks Afb Airport
RDS	America/Argentina/Salta	AR	-37.39	-68.90	Rincon de los Sauces	Rincon De Los Sauces Airport
RDT	Africa/Dakar	SN	16.43	-15.65	Richard Toll	Richard Toll Airport
RDU	America/New_York	US	35.88	-78.79	Raleigh	Raleigh-Durham International Airport
RDV	America/Anchorage	US	61.79	-157.35	Red Devil	Red Devil Airport
RDZ	Europe/Paris	FR	44.41	2.48	Rodez	Rodez-Marcillac Airport
REA	Pacific/Tahiti	PF	-18.47	-136.44	Reao	Reao Airport
REB	Europe/Berlin	DE	53.31	12.75	Larz	Rechlin-Larz Airport
REC	America/Recife	BR	-8.13	-34.92	Recife	Guararapes - Gilberto Freyre International Airport
RED	America/New_York	US	40.68	-77.63	Reedsville	Mifflin County Airport
REE	America/Chicago	US	33.59	-102.04	Lubbock	Reese Airpark
REG	Europe/Rome	IT	38.07	15.65	Reggio Calabria	Reggio Calabria Airport
REI	America/Cayenne	GF	4.31	-52.13	Regina	Regina Airport
REL	America/Argentina/Catamarca	AR	-43.21	-65.27	Rawson	Almirante Marco Andres Zar Airport
REN	Asia/Yekaterinburg	RU	51.80	55.46	Orenburg	Orenburg Central Airport
REO	America/Boise	US	42.58	-117.89	Rome	Rome State Airport
REQ	America/Lima	PE	-5.07	-73.87	Requena	Requena Airport
RER	America/Guatemala	GT	14.52	-91.70	Retalhuleu	Retalhuleu Airport
RES	America/Argentina/Cordoba	AR	-27.45	-59.06	Resistencia	Resistencia International Airport
RET	Europe/Oslo	NO	67.53	12.10	Røst	Røst Airport
REU	Europe/Madrid	ES	41.15	1.17	Reus	Reus Air Base
REX	America/Mexico_City	MX	26.01	-98.23	Reynosa	General Lucio Blanco International Airport
REY	America/La_Paz	BO	-14.30	-67.35	Reyes	Reyes Airport
RFA	Africa/Bangui	CF	4.99	23.93	Rafai	Rafai Airport
RFD	America/Chicago	US	42.20	-89.10	Chicago	Chicago/Rockford International Airport
RFG	America/Chicago	US	28.30	-97.33	Refugio	Rooke Field
RFK	America/Chicago	US	32.95	-90.85	Rolling Fork	Rollang Field
RFN	Atlantic/Reykjavik	IS	66.41	-15.92	Raufarhöfn	Raufarhöfn Airport
RFP	Pacific/Tahiti	PF	-16.72	-151.47	Uturoa	Raiatea Airport
RFR	America/Costa_Rica	CR	10.33	-83.89	Rio Frio	Rio Frio / Progreso Airport
RFS	America/Managua	NI	13.89	-84.41	La Rosita	Rosita Airport
RGA	America/Argentina/Ushuaia	AR	-53.78	-67.75	Rio Grande	Hermes Quijada International Airport
RGH	Asia/Kolkata	IN	25.26	88.80	Balurghat	Balurghat Airport
RGI	Pacific/Tahiti	PF	-14.95	-147.66	Rangiroa	Rangiroa Airport
RGK	Asia/Krasnoyarsk	RU	51.97	85.83	Gorno-Altaysk	Gorno-Altaysk Airport
RGL	America/Argentina/Rio_Gallegos	AR	-51.61	-69.31	Rio Gallegos	Piloto Civil N. Fernandez Airport
RGN	Asia/Yangon	MM	16.91	96.13	Yangon	Yangon International Airport
RGO	Asia/Pyongyang	KP	41.43	129.65	Orang	Orang Airport
RGR	America/Chicago	US	32.45	-98.68	Ranger	Ranger Municipal Airport
RGS	Europe/Madrid	ES	42.36	-3.62	Burgos	Burgos Airport
RGT	Asia/Jakarta	ID	-0.35	102.33	Rengat	Japura Airport
RHA	Atlantic/Reykjavik	IS	65.45	-22.21	Reykholar	Reykholar Airport
RHD	America/Argentina/Cordoba	AR	-27.47	-64.91	Rio Hondo	Las Termas Airport
RHE	Europe/Paris	FR	49.31	4.05	Reims	Reims-Champagne (BA 112) Airport
RHG	Africa/Kigali	RW	-1.50	29.63	Ruhengeri	Ruhengeri Airport
RHI	America/Chicago	US	45.63	-89.47	Rhinelander	Rhinelander/Oneida County Airport
RHL	Australia/Perth	AU	-22.63	119.96	Roy Hill Station	Roy Hill Station Airport
RHN	Africa/Windhoek	NA	-27.88	16.65	Rosh Pinah	Skorpion Mine Airport
RHO	Europe/Athens	GR	36.41	28.09	Rhodes	Diagoras Airport
RHP	Asia/Kathmandu	NP	27.39	86.06	Ramechhap	Ramechhap Airport
RHT	Asia/Shanghai	CN	39.23	101.55	Badanjilin	Alxa Right Banner Badanjilin Airport
RHV	America/Los_Angeles	US	37.33	-121.82	San Jose	Reid-Hillview Of Santa Clara County Airport
RIA	America/Sao_Paulo	BR	-29.71	-53.69	Santa Maria	Santa Maria Airport
RIB	America/La_Paz	BO	-11.00	-66.00	Riberalta	Capitan Av. Selin Zeitun Lopez Airport
RIC	America/New_York	US	37.51	-77.32	Richmond	Richmond International Airport
RID	America/New_York	US	39.76	-84.84	Richmond	Richmond Municipal Airport
RIE	America/Chicago	US	45.42	-91.77	Rice Lake	Rice Lake Regional/Carl's Field
RIF	America/Denver	US	38.73	-112.10	Richfield	Richfield Municipal Airport
RIG	America/Sao_Paulo	BR	-32.08	-52.16	Rio Grande	Rio Grande Airport
RIH	America/Panama	PA	8.38	-80.13	Río Hato	Cap Scarlet R. Martínez L. Airport
RIJ	America/Lima	PE	-6.07	-77.16	Rioja	Juan Simons Vela Airport
RIK	America/Costa_Rica	CR	9.87	-85.48	Nicoya	Carrillo Airport
RIL	America/Denver	US	39.53	-107.73	Rifle	Rifle Garfield County Airport
RIM	America/Lima	PE	-6.39	-77.50	Rodriguez de Mendoza	San Nicolas Airport
RIN	Pacific/Guadalcanal	SB	-8.13	157.14	Ringi Cove	Ringi Cove Airport
RIR	America/Los_Angeles	US	33.99	-117.41	Riverside	Flabob Airport
RIS	Asia/Tokyo	JP	45.24	141.19	Rishiri	Rishiri Airport
RIV	America/Los_Angeles	US	33.88	-117.26	Riverside	March Arb Airport
RIW	America/Denver	US	43.06	-108.46	Riverton	Central Wyoming Regional Airport
RIX	Europe/Riga	LV	56.92	23.97	Riga	Riga International Airport
RIY	Asia/Aden	YE	14.66	49.38	Riyan	Mukalla International Airport
RJA	Asia/Kolkata	IN	17.11	81.82	Rajahmundry	Rajahmundry Airport
RJB	Asia/Kathmandu	NP	26.52	86.75	Rajbiraj	Rajbiraj Airport
RJH	Asia/Dhaka	BD	24.44	88.62	Rajshahi	Shah Mokhdum Airport
RJK	Europe/Zagreb	HR	45.22	14.57	Rijeka	Rijeka Airport
RJL	Europe/Madrid	ES	42.46	-2.32	Logrono	Logrono-Agoncillo Airport
RJN	Asia/Tehran	IR	30.30	56.05	Rafsanjan	Rafsanjan Airport
RKA	Pacific/Tahiti	PF	-15.49	-145.47	Aratika Nord	Aratika Nord Airport
RKD	America/New_York	US	44.06	-69.10	Rockland	Knox County Regional Airport
RKE	Europe/Copenhagen	DK	55.59	12.13	Copenhagen	Copenhagen Roskilde Airport
RKH	America/New_York	US	34.99	-81.06	Rock Hill	Rock Hill/York County/Bryant Field
RKO	Asia/Jakarta	ID	-2.10	99.70	Sipora Island	Rokot Airport
RKP	America/Chicago	US	28.09	-97.04	Rockport	Aransas County Airport
RKR	America/Chicago	US	35.02	-94.62	Poteau	Robert S Kerr Airport
RKS	America/Denver	US	41.59	-109.07	Rock Springs	Southwest Wyoming Regional Airport
RKT	Asia/Dubai	AE	25.61	55.94	Ras Al Khaimah	Ras Al Khaimah International Airport
RKV	Atlantic/Reykjavik	IS	64.13	-21.94	Reykjavik	Reykjavik Airport
RKW	America/Chicago	US	35.92	-84.69	Rockwood	Rockwood Municipal Airport
RLD	America/Los_Angeles	US	46.31	-119.30	Richland	Richland Airport
RLG	Europe/Berlin	DE	53.92	12.28	Rostock	Rostock-Laage Airport
RLK	Asia/Shanghai	CN	40.93	107.74	Bayannur	Bayannaoer Tianjitai Airport
RLO	America/Argentina/San_Luis	AR	-32.38	-65.19	Merlo	Valle Del Conlara International Airport
RLT	Africa/Niamey	NE	18.79	7.37	Arlit	Arlit Airport
RMA	Australia/Brisbane	AU	-26.55	148.77	Roma	Roma Airport
RMB	Asia/Muscat	OM	24.23	55.78	Buraimi	Buraimi Airport
RME	America/New_York	US	43.23	-75.41	Rome	Griffiss International Airport
RMF	Africa/Cairo	EG	25.56	34.58	Marsa Alam	Marsa Alam International Airport
RMG	America/New_York	US	34.35	-85.16	Rome	Richard B Russell Regional - J H Towers Field
RMI	Europe/Rome	IT	44.02	12.61	Rimini	Rimini / Miramare - Federico Fellini International Airport
RMK	Australia/Adelaide	AU	-34.20	140.67	Renmark	Renmark Airport
RML	Asia/Colombo	LK	6.82	79.89	Colombo	Colombo Int Arpt Ratmalana Airport
RMN	Pacific/Port_Moresby	PG	-5.90	141.27	Rumginae	Rumginae Airport
RMO	Europe/Chisinau	MD	46.93	28.93	Chișinău	Chișinău International Airport
RMP	America/Anchorage	US	65.51	-150.14	Rampart	Rampart Airport
RMQ	Asia/Taipei	TW	24.26	120.62	Taichung City	Taichung Ching Chuang Kang Airport
RMS	Europe/Berlin	DE	49.44	7.60	Ramstein	Ramstein Air Base
RMU	Europe/Madrid	ES	37.80	-1.12	Corvera	Región de Murcia International Airport
RMY	America/Los_Angeles	US	37.51	-120.04	Mariposa	Mariposa-Yosemite Airport
RNA	Pacific/Guadalcanal	SB	-9.86	161.98	Arona	Ulawa Airport
RNB	Europe/Stockholm	SE	56.27	15.27	Ronneby	Ronneby Airport
RNC	America/Chicago	US	35.70	-85.84	Mc Minnville	Warren County Memorial Airport
RND	America/Chicago	US	29.53	-98.28	Universal City	Randolph Afb Airport
RNE	Europe/Paris	FR	46.06	4.00	Roanne	Roanne-Renaison Airport
RNG	America/Denver	US	40.09	-108.76	Rangely	Rangely Airport
RNH	America/Chicago	US	45.15	-92.54	New Richmond	New Richmond Regional Airport
RNI	America/Managua	NI	12.16	-83.06	Corn Island	Corn Island
RNJ	Asia/Tokyo	JP	27.04	128.40	Yoron	Yoron Airport
RNL	Pacific/Guadalcanal	SB	-11.53	160.06	Rennell Island	Rennell/Tingoa Airport
RNM	Asia/Muscat	OM	21.38	57.05	Ghaba	Qarn Alam Airport
RNN	Europe/Copenhagen	DK	55.06	14.76	Ronne	Bornholm Airport
RNO	America/Los_Angeles	US	39.50	-119.77	Reno	Reno/Tahoe International Airport
RNS	Europe/Paris	FR	48.07	-1.73	Rennes	Rennes-Saint-Jacques Airport
RNT	America/Los_Angeles	US	47.49	-122.22	Renton	Renton Municipal Airport
RNU	Asia/Kuching	MY	5.95	116.67	Ranau	Ranau Airport
RNZ	America/Chicago	US	40.95	-87.18	Rensselaer	Jasper County Airport
ROA	America/New_York	US	37.33	-79.98	Roanoke	Roanoke/Blacksburg Regional (Woodrum Field) Airport
ROB	Africa/Monrovia	LR	6.23	-10.36	Monrovia	Roberts International Airport
ROC	America/New_York	US	43.12	-77.67	Rochester	Frederick Douglass/Greater Rochester International Airport
ROD	Africa/Johannesburg	ZA	-33.81	19.90	Robertson	Robertson Airport
ROF	America/Los_Angeles	US	41.73	-122.54	Montague	Montague-Yreka Rohrer Field
ROG	America/Chicago	US	36.37	-94.11	Rogers	Rogers Executive - Carter Field
ROH	Australia/Brisbane	AU	-18.84	143.71	Robinhood	Robinhood Airport
ROI	Asia/Bangkok	TH	16.12	103.77	Roi Et	Roi Et Airport
ROK	Australia/Brisbane	AU	-23.38	150.48	Rockhampton	Rockhampton Airport
ROL	America/Denver	US	40.28	-110.05	Roosevelt	Roosevelt Municipal Airport
RON	America/Bogota	CO	5.76	-73.11	Paipa	Juan Jose Rondon Airport
ROO	America/Cuiaba	BR	-16.59	-54.72	Rondonopolis	Rondonopolis Airport
ROP	Pacific/Saipan	MP	14.17	145.24	Rota Island	Benjamin Taisacan Manglona International Airport
ROR	Pacific/Palau	PW	7.37	134.54	Babelthuap Island	Palau International Airport
ROS	America/Argentina/Cordoba	AR	-32.90	-60.78	Rosario	Islas Malvinas Airport
ROT	Pacific/Auckland	NZ	-38.11	176.32	Rotorua	Rotorua Regional Airport
ROV	Europe/Moscow	RU	47.50	39.93	Rostov-on-Don	Platov International Airport
ROW	America/Denver	US	33.30	-104.53	Roswell	Roswell Air Center Airport
ROX	America/Chicago	US	48.86	-95.70	Roseau	Roseau Municipal/Rudy Billberg Field
ROY	America/Argentina/Catamarca	AR	-45.70	-70.25	Rio Mayo	Rio Mayo Airport
ROZ	Europe/Madrid	ES	36.65	-6.35	Rota	Rota Naval Station Airport
RPB	Australia/Darwin	AU	-14.74	134.52	Roper Bar	Roper Bar Airport
RPM	Australia/Darwin	AU	-14.72	134.75	Ngukurr	Ngukurr Airport
RPN	Asia/Jerusalem	IL	32.98	35.57	Rosh Pina	Ben Ya'akov Airport
RPR	Asia/Kolkata	IN	21.18	81.74	Raipur	Raipur Airport
RPX	America/Denver	US	46.48	-108.54	Roundup	Roundup Airport
RQA	Asia/Shanghai	CN	38.97	88.01	Ruoqiang	Ruoqiang Loulan Airport
RQW	Asia/Baghdad	IQ	35.77	43.13	Qayyarah	Qayyarah West Airport
RQY	Asia/Kolkata	IN	13.85	75.61	Shimoga	Shivamogga Airport
RRE	Australia/Adelaide	AU	-29.66	138.06	Marree	Marree Airport
RRG	Indian/Mauritius	MU	-19.76	63.36	Port Mathurin	Sir Charles Gaetan Duval Airport
RRK	Asia/Kolkata	IN	22.26	84.81	Rourkela	Rourkela Airport
RRL	America/Chicago	US	45.20	-89.71	Merrill	Merrill Municipal Airport
RRR	Pacific/Tahiti	PF	-16.05	-142.48	Raroia	Raroia Airport
RRS	Europe/Oslo	NO	62.58	11.34	Roros	Røros Airport
RRT	America/Chicago	US	48.94	-95.35	Warroad	Warroad International Memorial Airport
RSA	America/Argentina/Salta	AR	-36.59	-64.28	Santa Rosa	Santa Rosa Airport
RSB	Australia/Brisbane	AU	-25.83	139.65	Roseberth	Roseberth Airport
RSD	America/Nassau	BS	24.90	-76.18	Rock Sound	Rock Sound Airport
RSH	America/Anchorage	US	61.77	-161.32	Russian Mission	Russian Mission Airport
RSI	Asia/Riyadh	SA	25.63	37.09	Hanak	Red Sea International Airport
RSK	Asia/Jayapura	ID	-1.51	134.19	Ransiki-Papua Island	Abresso Airport
RSL	America/Chicago	US	38.87	-98.81	Russell	Russell Municipal Airport
RSN	America/Chicago	US	32.51	-92.59	Ruston	Ruston Regional Airport
RSS	Africa/Khartoum	SD	11.79	34.34	Ad Damazin	Damazin Airport
RST	America/Chicago	US	43.91	-92.50	Rochester	Rochester International Airport
RSU	Asia/Seoul	KR	34.84	127.62	Yeosu	Yeosu Airport
RSW	America/New_York	US	26.54	-81.76	Fort Myers	Southwest Florida International Airport
RTA	Pacific/Fiji	FJ	-12.48	177.07	Rotuma	Rotuma Airport
RTB	America/Tegucigalpa	HN	16.32	-86.52	Roatan Island	Juan Manuel Galvez International Airport
RTC	Asia/Kolkata	IN	17.01	73.33	Ratnagiri	Ratnagiri Airport
RTG	Asia/Makassar	ID	-8.60	120.48	Satar Tacik-Flores Island	Satar Tacik Airport
RTL	America/Chicago	US	43.39	-95.14	Spirit Lake	Spirit Lake Municipal Airport
RTM	Europe/Amsterdam	NL	51.96	4.44	Rotterdam	Rotterdam Airport
RTN	America/Denver	US	36.74	-104.50	Raton	Raton Municipal/Crews Field
RTP	Australia/Brisbane	AU	-15.64	141.84	Rutland Plains	Rutland Plains Airport
RTS	Australia/Perth	AU	-32.01	115.54	Rottnest Island	Rottnest Island Airport
RTU	Asia/Makassar	ID	2.20	118.60	Maratua Island	Maratua Airport
RTY	Australia/Adelaide	AU	-28.58	140.32	Merty Merty	Merty Merty Airport
RUA	Africa/Kampala	UG	3.05	30.92	Arua	Arua Airport
RUD	Asia/Tehran	IR	36.43	55.10	Shahroud	Shahroud Airport
RUE	Africa/Lubumbashi	CD	0.12	29.31	Butembo	Rughenda Airfield
RUG	Asia/Shanghai	CN	32.26	120.50	Rugao	Rugao Air Base
RUH	Asia/Riyadh	SA	24.96	46.70	Riyadh	King Khaled International Airport
RUI	America/Denver	US	33.46	-105.53	Ruidoso	Sierra Blanca Regional Airport
RUK	Asia/Kathmandu	NP	28.63	82.19	Rukumkot	Rukumkot Airport
RUL	Indian/Maldives	MV	0.34	73.51	Gadhdhoo	Maavaarulaa Airport
RUM	Asia/Kathmandu	NP	27.30	86.55	Rumjatar	Rumjatar Airport
RUN	Indian/Reunion	RE	-20.89	55.51	Saint-Denis	Roland Garros Airport
RUP	Asia/Kolkata	IN	26.14	89.91	Rupsi India	Rupsi India Airport
RUR	Pacific/Tahiti	PF	-22.43	-151.36	Rurutu	Rurutu Airport
RUS	Pacific/Guadalcanal	SB	-9.86	160.82	Marau	Marau Airport
RUT	America/New_York	US	43.53	-72.95	Rutland	Rutland/Southern Vermont Regional Airport
RUV	America/Guatemala	GT	15.99	-90.45	Rubelsanto	Rubelsanto Airport
RUY	America/Tegucigalpa	HN	14.84	-89.14	Ruinas de Copan	Copan Ruinas Airport
RVA	Indian/Antananarivo	MG	-22.81	47.82	Farafangana	Farafangana Airport
RVD	America/Sao_Paulo	BR	-17.83	-50.96	Rio Verde	General Leite de Castro Airport
RVE	America/Bogota	CO	6.95	-71.86	Saravena	Los Colonizadores Airport
RVI	Europe/Moscow	RU	47.26	39.82	Rostov-on-Don	Rostov-na-Donu Airport
RVK	Europe/Oslo	NO	64.84	11.15	Rorvik	Rørvik Airport Ryum
RVN	Europe/Helsinki	FI	66.56	25.83	Rovaniemi	Rovaniemi Airport
RVO	Africa/Johannesburg	ZA	-27.55	24.17	Reivilo	Reivilo Airport
RVR	America/Denver	US	38.96	-110.23	Green River	Green River Municipal Airport
RVS	America/Chicago	US	36.04	-95.98	Tulsa	Tulsa Riverside Airport
RVT	Australia/Perth	AU	-33.80	120.21	Ravensthorpe	Ravensthorpe Airport
RVV	Pacific/Tahiti	PF	-23.89	-147.66	Raivavae	Raivavae Airport
RVY	America/Montevideo	UY	-30.97	-55.48	Rivera	Presidente General Don Oscar D. Gestido International Airport
RWF	America/Chicago	US	44.55	-95.08	Redwood Falls	Redwood Falls Municipal Airport
RWI	America/New_York	US	35.86	-77.89	Rocky Mount	Rocky Mount/Wilson Regional Airport
RWL	America/Denver	US	41.81	-107.20	Rawlins	Rawlins Municipal/Harvey Field
RWN	Europe/Kyiv	UA	50.61	26.14	Rivne	Rivne International Airport
RXE	America/Boise	US	43.83	-111.81	Rexburg	Rexburg-Madison County Airport
RXS	Asia/Manila	PH	11.60	122.75	Roxas City	Roxas Airport
RYB	Europe/Moscow	RU	58.10	38.93	Rybinsk	Staroselye Airport
RYK	Asia/Karachi	PK	28.38	70.28	Rahim Yar Khan	Shaikh Zaid Airport
RYN	Europe/Paris	FR	45.63	-0.97	Royan	Royan-Medis Airport
RYO	America/Argentina/Rio_Gallegos	AR	-51.61	-72.22	El Turbio	28 De Noviembre Airport
RZA	America/Argentina/Rio_Gallegos	AR	-50.02	-68.58	Santa Cruz	Santa Cruz Airport
RZE	Europe/Warsaw	PL	50.11	22.02	Rzeszow	Rzeszow-Jasionka Airport
RZN	Europe/Moscow	RU	54.56	39.86	Ryazan	Turlatovo Airport
RZP	Asia/Manila	PH	10.82	119.51	Taytay	Cesar Lim Rodriguez Airport
RZR	Asia/Tehran	IR	36.91	50.68	Ramsar	Ramsar Airport
RZV	Europe/Istanbul	TR	41.17	40.83	Rize–Artvin	Rize–Artvin Airport
RZZ	America/New_York	US	36.33	-77.64	Roanoke Rapids	Halifax/Northampton Regional Airport
SAA	America/Denver	US	41.44	-106.83	Saratoga	Shively Field
SAB	America/Kralendijk	BQ	17.64	-63.22	Saba	Juancho E. Yrausquin Airport
SAC	America/Los_Angeles	US	38.51	-121.49	Sacramento	Sacramento Executive Airport
SAD	America/Phoenix	US	32.85	-109.64	Safford	Safford Regional/1Lt Duane Spalsbury Field
SAF	America/Denver	US	35.62	-106.09	Santa Fe	Santa Fe Regional Airport
SAH	Asia/Aden	YE	15.48	44.22	Sana'a	Sana'a International Airport
SAI	Asia/Phnom_Penh	KH	13.37	104.22	Siem Reap	Siem Reap Angkor International Airport
SAK	Atlantic/Reykjavik	IS	65.73	-19.57	Sauðárkrókur	Sauðárkrókur Airport
SAL	America/El_Salvador	SV	13.44	-89.06	San Salvador	El Salvador International Airport
SAN	America/Los_Angeles	US	32.73	-117.19	San Diego	San Diego International Airport
SAP	America/Tegucigalpa	HN	15.45	-87.92	La Mesa	Ramon Villeda Morales International Airport
SAQ	America/Nassau	BS	25.05	-78.05	Andros Island	San Andros Airport
SAR	America/Chicago	US	38.15	-89.70	Sparta	Sparta Community-Hunter Field
SAS	America/Los_Angeles	US	33.24	-115.95	Salton City	Salton Sea Airport
SAT	America/Chicago	US	29.53	-98.47	San Antonio	San Antonio International Airport
SAU	Asia/Makassar	ID	-10.48	121.90	Sawu-Sawu Island	Sawu Airport
SAV	America/New_York	US	32.13	-81.20	Savannah	Savannah/Hilton Head International Airport
SAW	Europe/Istanbul	TR	40.90	29.31	Istanbul	Sabiha Gokcen International Airport
SAY	Europe/Rome	IT	43.26	11.26	Siena	Siena / Ampugnano Airport
SAZ	Africa/Monrovia	LR	4.67	-8.43	Sasstown	Sasstown Airport
SBA	America/Los_Angeles	US	34.43	-119.84	Santa Barbara	Santa Barbara Municipal Airport
SBB	America/Caracas	VE	7.80	-71.17	Santa Barbara	Santa Barbara de Barinas Airport
SBD	America/Los_Angeles	US	34.10	-117.23	San Bernardino	San Bernardino International Airport
SBE	Pacific/Port_Moresby	PG	-6.10	142.28	Suabi	Suabi Airport
SBG	Asia/Jakarta	ID	5.87	95.34	Sabang	Maimun Saleh Airport
SBH	America/St_Barthelemy	BL	17.90	-62.84	Gustavia	Gustaf III Airport
SBI	Africa/Conakry	GN	12.57	-13.36	Koundara	Sambailo Airport
SBJ	America/Sao_Paulo	BR	-18.72	-39.83	Sao Mateus	Sao Mateus Airport
SBK	Europe/Paris	FR	48.54	-2.85	Saint-Brieuc	Saint-Brieuc-Armor Airport
SBL	America/La_Paz	BO	-13.76	-65.44	Santa Ana del Yacuma	Santa Ana Del Yacuma Airport
SBM	America/Chicago	US	43.77	-87.85	Sheboygan	Sheboygan County Memorial International Airport
SBN	America/Indiana/Indianapolis	US	41.71	-86.32	South Bend	South Bend International Airport
SBO	America/Denver	US	39.03	-111.84	Salina	Salina-Gunnison Airport
SBP	America/Los_Angeles	US	35.24	-120.64	San Luis Obispo	San Luis Obispo County Regional Airport
SBQ	Asia/Karachi	PK	29.57	67.85	Sibi	Sibi Airport
SBR	Australia/Brisbane	AU	-9.38	142.62	Saibai Island	Saibai Island Airport
SBS	America/Denver	US	40.52	-106.87	Steamboat Springs	Steamboat Springs/Bob Adams Field
SBT	Asia/Yekaterinburg	RU	71.22	72.04	Sabetta	Sabetta Airport
SBU	Africa/Johannesburg	ZA	-29.69	17.94	Springbok	Springbok Airport
SBW	Asia/Kuching	MY	2.26	111.98	Sibu	Sibu Airport
SBX	America/Denver	US	48.54	-111.87	Shelby	Shelby Airport
SBY	America/New_York	US	38.34	-75.51	Salisbury	Salisbury-Ocean City Wicomico Regional Airport
SBZ	Europe/Bucharest	RO	45.79	24.09	Sibiu	Sibiu International Airport
SCB	America/Chicago	US	41.61	-96.63	Scribner	Scribner State Airport
SCC	America/Anchorage	US	70.19	-148.47	Deadhorse	Deadhorse Airport
SCE	America/New_York	US	40.85	-77.85	State College	State College Regional Airport
SCF	America/Phoenix	US	33.62	-111.91	Scottsdale	Scottsdale Airport
SCG	Australia/Brisbane	AU	-18.63	144.57	Spring Creek	Spring Creek Airport
SCH	America/New_York	US	42.85	-73.93	Schenectady	Schenectady County Airport
SCI	America/Caracas	VE	7.80	-72.20	Paramillo	Paramillo Airport
SCK	America/Los_Angeles	US	37.89	-121.24	Stockton	Stockton Metro Airport
SCL	America/Santiago	CL	-33.39	-70.79	Santiago	Comodoro Arturo Merino Benitez International Airport
SCM	America/Anchorage	US	61.84	-165.57	Scammon Bay	Scammon Bay Airport
SCN	Europe/Berlin	DE	49.21	7.11	Saarbrucken	Saarbrucken Airport
SCO	Asia/Oral	KZ	43.86	51.09	Aktau	Aktau International Airport
SCP	Europe/Paris	FR	44.70	6.60	Mende	Mont-Dauphin - St-Crepin Airport
SCQ	Europe/Madrid	ES	42.90	-8.42	Santiago de Compostela	Santiago de Compostela Airport
SCR	Europe/Stockholm	SE	61.16	12.83	Rörbäcksnäs	Sälen/Scandinavian Mountains Airport
SCT	Asia/Aden	YE	12.63	53.91	Socotra Islands	Socotra International Airport
SCU	America/Havana	CU	19.97	-75.84	Santiago	Antonio Maceo International Airport
SCV	Europe/Bucharest	RO	47.69	26.35	Suceava	Suceava Stefan cel Mare Airport
SCW	Europe/Moscow	RU	61.65	50.85	Syktyvkar	Syktyvkar Airport
SCY	Pacific/Galapagos	EC	-0.91	-89.62	San Cristobal	San Cristobal Airport
SCZ	Pacific/Guadalcanal	SB	-10.72	165.79	Santa Cruz	Santa Cruz/Graciosa Bay/Luova Airport
SDB	Africa/Johannesburg	ZA	-32.97	18.16	Langebaanweg	Langebaanweg Airport
SDD	Africa/Luanda	AO	-14.92	13.57	Lubango	Lubango Airport
SDE	America/Argentina/Cordoba	AR	-27.77	-64.31	Santiago del Estero	Vicecomodoro Angel D. La Paz Aragones Airport
SDF	America/Kentucky/Louisville	US	38.17	-85.74	Louisville	Louisville Muhammad Ali International Airport
SDG	Asia/Tehran	IR	35.25	47.01	Sanandaj	Sanandaj Airport
SDJ	Asia/Tokyo	JP	38.14	140.92	Sendai	Sendai Airport
SDK	Asia/Kuching	MY	5.90	118.06	Sandakan	Sandakan Airport
SDL	Europe/Stockholm	SE	62.53	17.44	Sundsvall	Sundsvall-Harnosand Airport
SDM	America/Los_Angeles	US	32.57	-116.98	San Diego	Brown Field Municipal Airport
SDN	Europe/Oslo	NO	61.83	6.11	Sandane	Sandane Airport Anda
SDP	America/Anchorage	US	55.31	-160.52	Sand Point	Sand Point Airport
SDQ	America/Santo_Domingo	DO	18.43	-69.67	Santo Domingo	Las Americas International Airport
SDR	Europe/Madrid	ES	43.43	-3.82	Santander	Santander Airport
SDS	Asia/Tokyo	JP	38.06	138.41	Sado	Sado Airport
SDT	Asia/Karachi	PK	34.81	72.35	Saidu Sharif	Saidu Sharif Airport
SDU	America/Sao_Paulo	BR	-22.91	-43.16	Rio de Janeiro	Santos Dumont Airport
SDX	America/Phoenix	US	34.85	-111.79	Sedona	Sedona Airport
SDY	America/Denver	US	47.71	-104.19	Sidney	Sidney-Richland Regional Airport
SEA	America/Los_Angeles	US	47.45	-122.31	Seattle	Seattle-Tacoma International Airport
SEB	Africa/Tripoli	LY	26.99	14.47	Sabha	Sabha Airport
SEE	America/Los_Angeles	US	32.83	-116.97	San Diego	Gillespie Field
SEF	America/New_York	US	27.46	-81.34	Sebring	Sebring Regional Airport
SEG	America/New_York	US	40.82	-76.86	Selinsgrove	Penn Valley Airport
SEH	Asia/Jayapura	ID	-3.43	140.82	Senggeh-Papua Island	Senggeh Airport
SEM	America/Chicago	US	32.34	-86.99	Selma	Craig Field
SEN	Europe/London	GB	51.57	0.70	Southend	Southend Airport
SEO	Africa/Abidjan	CI	7.97	-6.71	Seguela	Seguela Airport
SEP	America/Chicago	US	32.22	-98.18	Stephenville	Stephenville Clark Regional Airport
SER	America/Indiana/Indianapolis	US	38.92	-85.91	Seymour	Freeman Municipal Airport
SEU	Africa/Dar_es_Salaam	TZ	-2.46	34.82	Seronera	Seronera Airport
SEV	Europe/Zaporozhye	UA	48.90	38.54	Sievierodonetsk	Sievierodonetsk Airport
SEW	Africa/Cairo	EG	29.35	25.51	Siwa	Siwa Oasis North Airport
SEY	Africa/Nouakchott	MR	15.18	-12.21	Selibaby	Selibaby Airport
SEZ	Indian/Mahe	SC	-4.67	55.52	Mahe Island	Seychelles International Airport
SFA	Africa/Tunis	TN	34.72	10.69	Sfax	Sfax Thyna International Airport
SFB	America/New_York	US	28.78	-81.23	Orlando	Orlando Sanford International Airport
SFC	America/Guadeloupe	GP	16.26	-61.26	St-Francois	St-Francois Airport
SFD	America/Caracas	VE	7.88	-67.44	Inglaterra	San Fernando De Apure Airport
SFE	Asia/Manila	PH	16.60	120.30	San Fernando	San Fernando Airport
SFF	America/Los_Angeles	US	47.68	-117.32	Spokane	Felts Field
SFG	America/Marigot	MF	18.10	-63.05	Grand Case	L'Esperance Airport
SFH	America/Tijuana	MX	30.93	-114.81	San Felipe	San Felipe International Airport
SFJ	America/Nuuk	GL	67.01	-50.71	Kangerlussuaq	Kangerlussuaq Airport
SFK	America/Belem	BR	-0.70	-48.52	Soure	Soure Airport
SFL	Atlantic/Cape_Verde	CV	14.88	-24.48	Sao Filipe	Sao Filipe Airport
SFM	America/New_York	US	43.39	-70.71	Sanford	Sanford Seacoast Regional Airport
SFN	America/Argentina/Cordoba	AR	-31.71	-60.81	Santa Fe	Sauce Viejo Airport
SFO	America/Los_Angeles	US	37.62	-122.38	San Francisco	San Francisco International Airport
SFQ	Europe/Istanbul	TR	37.09	38.85	Sanliurfa	Sanliurfa Airport
SFS	Asia/Manila	PH	14.79	120.27	Olongapo City	Subic Bay International Airport
SFT	Europe/Stockholm	SE	64.62	21.08	Skelleftea	Skelleftea Airport
SFZ	America/New_York	US	41.92	-71.49	Pawtucket	North Central State Airport
SGA	Asia/Kabul	AF	37.57	71.50	Sheghnan	Sheghnan Airport
SGC	Asia/Yekaterinburg	RU	61.34	73.40	Surgut	Surgut Airport
SGD	Europe/Copenhagen	DK	54.96	9.79	Sonderborg	Sonderborg Airport
SGE	Europe/Berlin	DE	50.71	8.08	Siegerland	Siegerland Airport
SGF	America/Chicago	US	37.25	-93.39	Springfield	Springfield-Branson Ntl Airport
SGG	Asia/Kuching	MY	1.22	111.45	Simanggang	Simanggang Airport
SGH	America/New_York	US	39.84	-83.84	Springfield	Springfield/Beckley Municipal Airport
SGI	Asia/Karachi	PK	32.05	72.67	Sargodha	Mushaf Air Base
SGL	Asia/Manila	PH	14.50	120.90	Cavite City	Sangley Point Air Base
SGN	Asia/Ho_Chi_Minh	VN	10.82	106.65	Ho Chi Minh City	Tan Son Nhat International Airport
SGO	Australia/Brisbane	AU	-28.05	148.59	St George	St George Airport
SGP	Australia/Perth	AU	-20.42	120.14	Shay Gap	Shay Gap Airport
SGQ	Asia/Makassar	ID	0.50	117.33	Sanggata-Timor Island	Sanggata Airport
SGR	America/Chicago	US	29.62	-95.66	Houston	Sugar Land Regional Airport
SGS	Asia/Manila	PH	5.05	119.74	Sanga Sanga	Sanga Sanga Airport
SGT	America/Chicago	US	34.60	-91.58	Stuttgart	Stuttgart Municipal Carl Humphrey Field
SGU	America/Denver	US	37.04	-113.51	St George	St George Regional Airport
SGV	America/Argentina/Salta	AR	-41.59	-65.34	Sierra Grande	Sierra Grande Airport
SGX	Africa/Dar_es_Salaam	TZ	-10.68	35.58	Songea	Songea Airport
SGY	America/Anchorage	US	59.46	-135.32	Skagway	Skagway Airport
SGZ	Asia/Bangkok	TH	7.19	100.61	Songkhla	Songkhla Airport
SHA	Asia/Shanghai	CN	31.20	121.34	Shanghai	Shanghai Hongqiao International Airport
SHB	Asia/Tokyo	JP	43.58	144.96	Nakashibetsu	Nakashibetsu Airport
SHC	Africa/Addis_Ababa	ET	14.08	38.27	Shire	Shire Airport
SHD	America/New_York	US	38.26	-78.90	Staunton	Shenandoah Valley Regional Airport
SHE	Asia/Shanghai	CN	41.64	123.48	Shenyang	Taoxian Airport
SHG	America/Anchorage	US	66.89	-157.16	Shungnak	Shungnak Airport
SHH	America/Anchorage	US	66.25	-166.09	Shishmaref	Shishmaref Airport
SHI	Asia/Tokyo	JP	24.83	125.14	Shimojishima	Shimojishima Airport
SHJ	Asia/Dubai	AE	25.33	55.52	Sharjah	Sharjah International Airport
SHK	Africa/Maseru	LS	-29.73	28.77	Sehonghong	Sehonghong Airport
SHL	Asia/Kolkata	IN	25.70	91.98	Shillong	Shillong Airport
SHM	Asia/Tokyo	JP	33.66	135.36	Shirahama	Nanki Shirahama Airport
SHN	America/Los_Angeles	US	47.23	-123.15	Shelton	Sanderson Field
SHO	Africa/Mbabane	SZ	-26.36	31.72	Manzini	King Mswati III Intl
SHQ	Australia/Brisbane	AU	-27.91	153.37	Southport	Southport Airport
SHR	America/Denver	US	44.77	-106.98	Sheridan	Sheridan County Airport
SHS	Asia/Shanghai	CN	30.32	112.28	Shashi	Shashi Airport
SHT	Australia/Hobart	AU	-36.43	145.39	Shepparton	Shepparton Airport
SHU	Australia/Darwin	AU	-11.15	132.15	Smith Point	Smith Point Airport
SHV	America/Chicago	US	32.45	-93.83	Shreveport	Shreveport Regional Airport
SHW	Asia/Riyadh	SA	17.47	47.12	Sharurah	Sharurah Airport
SHX	America/Anchorage	US	62.69	-159.57	Shageluk	Shageluk Airport
SHY	Africa/Dar_es_Salaam	TZ	-3.61	33.50	Shinyanga	Shinyanga Airport
SHZ	Africa/Maseru	LS	-29.27	28.55	Seshutes	Seshutes Airport
SIB	Africa/Brazzaville	CG	-3.68	13.35	Sibiti	Sibiti Airport
SID	Atlantic/Cape_Verde	CV	16.74	-22.95	Espargos	Amilcar Cabral International Airport
SIE	Europe/Lisbon	PT	37.94	-8.82	Sines	Sines Airport
SIF	Asia/Kathmandu	NP	27.16	84.98	Simara	Simara Airport
SIG	America/Puerto_Rico	US	18.46	-66.10	San Juan	Fernando Luis Ribas Dominicci Airport
SIH	Asia/Kathmandu	NP	29.26	80.94	Silgadi Doti	Silgadi Doti Airport
SII	Africa/Casablanca	MA	29.37	-10.19	Sidi Ifni	Sidi Ifni Xx Airport
SIJ	Atlantic/Reykjavik	IS	66.13	-18.92	Siglufjörður	Siglufjörður Airport
SIK	America/Chicago	US	36.90	-89.56	Sikeston	Sikeston Memorial Municipal Airport
SIL	Pacific/Port_Moresby	PG	-9.07	148.39	Sila Mission	Sila Airport
SIM	Pacific/Port_Moresby	PG	-5.28	144.54	Simbai	Simbai Airport
SIN	Asia/Singapore	SG	1.35	103.99	Singapore	Singapore Changi International Airport
SIO	Australia/Hobart	AU	-40.84	145.08	Smithton	Smithton Airport
SIP	Europe/Simferopol	UA	45.05	33.98	Simferopol	Simferopol International Airport
SIQ	Asia/Jakarta	ID	-0.48	104.58	Pasirkuning-Singkep Island	Dabo Airport
SIR	Europe/Zurich	CH	46.22	7.33	Sion	Sion Airport
SIS	Africa/Johannesburg	ZA	-27.65	23.00	Sishen	Sishen Airport
SIT	America/Anchorage	US	57.05	-135.36	Sitka	Sitka Rocky Gutierrez Airport
SIU	America/Managua	NI	13.73	-84.78	Siuna	Siuna
SIV	America/Indiana/Indianapolis	US	39.11	-87.45	Sullivan	Sullivan County Airport
SIW	Asia/Jakarta	ID	2.67	98.93	Parapat	Parapat Airport
SIX	Australia/Sydney	AU	-32.60	151.19	Singleton	Singleton Airport
SIY	America/Los_Angeles	US	41.78	-122.47	Montague	Siskiyou County Airport
SJA	America/Lima	PE	-15.35	-75.14	San Juan de Marcona	San Juan de Marcona Airport
SJB	America/La_Paz	BO	-13.05	-64.66	San Joaquin	San Joaquin Airport
SJC	America/Los_Angeles	US	37.36	-121.93	San Jose	Mineta San Jose International Airport
SJD	America/Mazatlan	MX	23.15	-109.72	San Jose del Cabo	Los Cabos International Airport
SJE	America/Bogota	CO	2.58	-72.64	San Jose del Guaviare	Jorge E. Gonzalez Torres Airport
SJI	Asia/Manila	PH	12.36	121.05	San Jose	San Jose Airport
SJJ	Europe/Sarajevo	BA	43.82	18.33	Sarajevo	Sarajevo International Airport
SJK	America/Sao_Paulo	BR	-23.23	-45.86	Sao Jose dos Campos	Professor Urbano Ernesto Stumpf Airport
SJL	America/Boa_Vista	BR	-0.15	-66.99	Sao Gabriel da Cachoeira	Sao Gabriel da Cachoeira Airport
SJN	America/Phoenix	US	34.52	-109.38	St Johns	St Johns Industrial Air Park
SJO	America/Costa_Rica	CR	9.99	-84.21	San Jose	Juan Santamaria International Airport
SJP	America/Sao_Paulo	BR	-20.82	-49.41	Sao Jose do Rio Preto	Sao Jose do Rio Preto Airport
SJQ	Africa/Lusaka	ZM	-17.48	24.30	Sesheke	Sesheke Airport
SJS	America/La_Paz	BO	-17.83	-60.74	San Jose de Chiquitos	San Jose De Chiquitos Airport
SJT	America/Chicago	US	31.36	-100.50	San Angelo	San Angelo Regional/Mathis Field
SJU	America/Puerto_Rico	US	18.44	-66.00	San Juan	Luis Munoz Marin International Airport
SJV	America/La_Paz	BO	-16.27	-62.47	San Javier	San Javier Airport
SJW	Asia/Shanghai	CN	38.28	114.70	Shijiazhuang	Shijiazhuang Daguocun International Airport
SJY	Europe/Helsinki	FI	62.69	22.83	Seinajoki	Seinajoki Airport
SJZ	Atlantic/Azores	PT	38.67	-28.18	Velas	Sao Jorge Airport
SKA	America/Los_Angeles	US	47.62	-117.66	Spokane	Fairchild Afb Airport
SKB	America/St_Kitts	KN	17.31	-62.72	Basseterre	Robert L. Bradshaw International Airport
SKC	Pacific/Port_Moresby	PG	-8.05	141.72	Suki	Suki Airport
SKD	Asia/Samarkand	UZ	39.70	66.98	Samarkand	Samarkand Airport
SKF	America/Chicago	US	29.38	-98.58	San Antonio	Kelly Field
SKG	Europe/Athens	GR	40.52	22.97	Thessaloniki	Thessaloniki Macedonia International Airport
SKH	Asia/Kathmandu	NP	28.59	81.64	Surkhet	Surkhet Airport
SKK	America/Anchorage	US	64.37	-161.22	Shaktoolik	Shaktoolik Airport
SKL	Europe/London	GB	57.25	-5.83	Broadford	Skye Bridge Ashaig Airport
SKN	Europe/Oslo	NO	68.58	15.03	Hadsel	Stokmarknes Skagen Airport
SKO	Africa/Lagos	NG	12.92	5.21	Sokoto	Sadiq Abubakar III International Airport
SKP	Europe/Skopje	MK	41.96	21.62	Skopje	Skopje International Airport
SKQ	Africa/Maseru	LS	-30.04	28.37	Sekakes	Sekakes Airport
SKS	Europe/Copenhagen	DK	55.23	9.26	Vojens	Vojens Skrydstrup Airport
SKT	Asia/Karachi	PK	32.54	74.36	Sialkot	Sialkot Airport
SKU	Europe/Athens	GR	38.97	24.49	Skiros Island	Skiros Airport
SKV	Africa/Cairo	EG	28.69	34.06	St Catherine	St Catherine International Airport
SKW	America/Anchorage	US	61.97	-151.20	Skwentna	Skwentna Airport
SKX	Europe/Moscow	RU	54.13	45.21	Saransk	Saransk Airport
SKZ	Asia/Karachi	PK	27.72	68.79	Mirpur Khas	Sukkur Airport
SLA	America/Argentina/Salta	AR	-24.86	-65.49	Salta	Martin Miguel De Guemes International Airport
SLB	America/Chicago	US	42.60	-95.24	Storm Lake	Storm Lake Municipal Airport
SLC	America/Denver	US	40.79	-111.98	Salt Lake City	Salt Lake City International Airport
SLD	Europe/Bratislava	SK	48.64	19.13	Sliac	Sliac Airport
SLE	America/Los_Angeles	US	44.91	-123.00	Salem	Mcnary Field
SLF	Asia/Riyadh	SA	20.46	45.62	Sulayel	Sulayel Airport
SLG	America/Chicago	US	36.19	-94.49	Siloam Springs	Smith Field
SLH	Pacific/Efate	VU	-13.85	167.54	Sola	Sola Airport
SLI	Africa/Lusaka	ZM	-12.17	26.37	Solwesi	Solwesi Airport
SLJ	Australia/Perth	AU	-22.26	117.76	Karijini National Park	Solomon Airport
SLK	America/New_York	US	44.39	-74.21	Saranac Lake	Adirondack Regional Airport
SLL	Asia/Muscat	OM	17.04	54.09	Salalah	Salalah Airport
SLM	Europe/Madrid	ES	40.95	-5.50	Salamanca	Salamanca Airport
SLN	America/Chicago	US	38.79	-97.65	Salina	Salina Regional Airport
SLO	America/Chicago	US	38.64	-88.96	Salem	Salem-Leckrone Airport
SLP	America/Mexico_City	MX	22.25	-100.93	San Luis Potosi	Ponciano Arriaga International Airport
SLQ	America/Anchorage	US	61.70	-157.17	Sleetmute	Sleetmute Airport
SLR	America/Chicago	US	33.16	-95.62	Sulphur Springs	Sulphur Springs Municipal Airport
SLT	America/Denver	US	38.54	-106.05	Salida	Salida/Harriett Alexander Field
SLU	America/St_Lucia	LC	14.02	-60.99	Castries	George F. L. Charles Airport
SLV	Asia/Kolkata	IN	31.08	77.07	Shimla	Shimla Airport
SLW	America/Monterrey	MX	25.55	-100.93	Saltillo	Plan De Guadalupe International Airport
SLX	America/Grand_Turk	TC	21.33	-71.20	Salt Cay	Salt Cay Airport
SLY	Asia/Yekaterinburg	RU	66.59	66.61	Salekhard	Salekhard Airport
SLZ	America/Fortaleza	BR	-2.59	-44.23	Sao Luis	Marechal Cunha Machado International Airport
SMA	Atlantic/Azores	PT	36.97	-25.17	Vila do Porto	Santa Maria Airport
SMB	America/Punta_Arenas	CL	-52.74	-69.33	Cerro Sombrero	Franco Bianco Airport
SMD	America/New_York	US	41.14	-85.15	Fort Wayne	Smith Field
SME	America/New_York	US	37.05	-84.62	Somerset	Lake Cumberland Regional Airport
SMF	America/Los_Angeles	US	38.70	-121.59	Sacramento	Sacramento International Airport
SMG	America/Lima	PE	-11.98	-77.00	Santa Maria	Santa Maria Airport
SMI	Europe/Athens	GR	37.69	26.91	Samos Island	Samos Airport
SMK	America/Nome	US	63.49	-162.11	St Michael	St Michael Airport
SML	America/Nassau	BS	23.58	-75.27	Stella Maris	Stella Maris Airport
SMM	Asia/Kuching	MY	4.45	118.58	Semporna	Semporna Airport
SMN	America/Denver	US	45.12	-113.88	Salmon	Lemhi County Airport
SMO	America/Los_Angeles	US	34.02	-118.45	Santa Monica	Santa Monica Municipal Airport
SMQ	Asia/Pontianak	ID	-2.50	112.97	Sampit	Sampit(Hasan) Airport
SMR	America/Bogota	CO	11.12	-74.23	Santa Marta	Simon Bolivar International Airport
SMS	Indian/Antananarivo	MG	-17.09	49.82	Sainte Marie	Sainte Marie Airport
SMU	America/Anchorage	US	61.81	-147.51	Sheep Mountain	Sheep Mountain Airport
SMV	Europe/Zurich	CH	46.53	9.88	Samedan	Samedan Airport
SMW	Africa/Casablanca	EH	26.73	-11.68	Smara	Smara Airport
SMX	America/Los_Angeles	US	34.90	-120.46	Santa Maria	Santa Maria Pub/Capt G Allan Hancock Field
SMY	Africa/Dakar	SN	13.05	-13.30	Simenti	Simenti Airport
SMZ	America/Paramaribo	SR	4.35	-54.42	Stoelmanseiland	Stoelmanseiland Airport
SNA	America/Los_Angeles	US	33.68	-117.87	Santa Ana	John Wayne/Orange County Airport
SNB	Australia/Darwin	AU	-11.42	130.65	Snake Bay	Snake Bay Airport
SNC	America/Guayaquil	EC	-2.20	-80.99	Salinas	General Ulpiano Paez Airport
SNE	Atlantic/Cape_Verde	CV	16.59	-24.28	Preguica	Preguica Airport
SNF	America/Caracas	VE	10.28	-68.76	San Felipe	Sub Teniente Nestor Arias Airport
SNG	America/La_Paz	BO	-16.38	-60.96	San Ignacio de Velasco	Capitan Av. Juan Cochamanidis S. Airport
SNH	Australia/Brisbane	AU	-28.62	151.99	Stanthorpe	Stanthorpe Airport
SNI	Africa/Monrovia	LR	5.03	-9.07	Greenville	Greenville Sinoe Airport
SNJ	America/Havana	CU	22.10	-84.15	Pinar del Rio	San Julian Air Base
SNK	America/Chicago	US	32.69	-100.95	Snyder	Winston Field
SNL	America/Chicago	US	35.36	-96.94	Shawnee	Shawnee Regional Airport
SNM	America/La_Paz	BO	-14.00	-65.63	San Ignacio de Moxos	San Ignacio de Moxos Airport
SNN	Europe/Dublin	IE	52.70	-8.92	Shannon	Shannon Airport
SNO	Asia/Bangkok	TH	17.20	104.12	Sakon Nakhon	Sakon Nakhon Airport
SNP	America/Adak	US	57.17	-170.22	St Paul Island	St Paul Island Airport
SNR	Europe/Paris	FR	47.31	-2.15	Saint-Nazaire	Saint-Nazaire-Montoir Airport
SNS	America/Los_Angeles	US	36.66	-121.61	Salinas	Salinas Municipal Airport
SNU	America/Havana	CU	22.49	-79.94	Santa Clara	Abel Santamaria Airport
SNV	America/Caracas	VE	4.55	-61.15	Santa Elena de Uairen	Santa Elena de Uairen Airport
SNW	Asia/Yangon	MM	18.46	94.30	Thandwe	Thandwe Airport
SNX	Asia/Tehran	IR	35.59	53.50	Semnan	Semnan Airport
SNY	America/Denver	US	41.10	-102.98	Sidney	Sidney Municipal/Lloyd W Carr Field
SNZ	America/Sao_Paulo	BR	-22.93	-43.72	Rio de Janeiro	Santa Cruz Airport
SOB	Europe/Budapest	HU	46.69	17.16	Sarmellek	Sarmellek International Airport
SOC	Asia/Jakarta	ID	-7.52	110.76	Sukarata	Adi Sumarmo Wiryokusumo Airport
SOD	America/Sao_Paulo	BR	-23.48	-47.49	Sorocaba	Sorocaba Airport
SOE	Africa/Brazzaville	CG	2.07	14.13	Souanke	Souanke Airport
SOF	Europe/Sofia	BG	42.70	23.41	Sofia	Sofia Airport
SOG	Europe/Oslo	NO	61.16	7.14	Sogndal	Sogndal Airport
SOJ	Europe/Oslo	NO	69.79	20.96	Sørkjosen	Sørkjosen Airport
SOK	Africa/Maseru	LS	-29.84	28.06	Semonkong	Semonkong Airport
SOL	America/Nome	US	64.56	-164.44	Solomon	Solomon State Field
SOM	America/Caracas	VE	8.95	-64.15	San Tome	San Tome Airport
SON	Pacific/Efate	VU	-15.51	167.22	Luganville	Santo Pekoa International Airport
SOO	Europe/Stockholm	SE	61.26	17.10	Soderhamn	Soderhamn Airport
SOP	America/New_York	US	35.24	-79.39	Pinehurst	Moore County Airport
SOQ	Asia/Jayapura	ID	-0.93	131.12	Sorong-Papua Island	Sorong (Jefman) Airport
SOT	Europe/Helsinki	FI	67.39	26.62	Sodankyla	Sodankyla Airport
SOU	Europe/London	GB	50.95	-1.36	Southampton	Southampton Airport
SOV	America/Anchorage	US	59.44	-151.71	Seldovia	Seldovia Airport
SOW	America/Phoenix	US	34.27	-110.01	Show Low	Show Low Regional Airport
SOX	America/Bogota	CO	5.68	-72.97	Sogamoso	Alberto Lleras Camargo Airport
SOY	Europe/London	GB	59.16	-2.64	Stronsay	Stronsay Airport
SOZ	Europe/Paris	FR	41.92	9.41	Solenzara	Solenzara (BA 126) Air Base
SPA	America/New_York	US	34.92	-81.96	Spartanburg	Spartanburg Downtown Memorial/Simpson Field
SPC	Atlantic/Canary	ES	28.63	-17.76	Sta Cruz de la Palma	La Palma Airport
SPD	Asia/Dhaka	BD	25.76	88.91	Saidpur	Saidpur Airport
SPE	Asia/Kuching	MY	4.73	116.47	Sepulot	Sepulot Airport
SPF	America/Denver	US	44.48	-103.79	Spearfish	Black Hills-Clyde Ice Field
SPG	America/New_York	US	27.77	-82.63	St Petersburg	Albert Whitted Airport
SPI	America/Chicago	US	39.84	-89.68	Springfield	Abraham Lincoln Capital Airport
SPJ	Europe/Athens	GR	36.97	22.53	Sparti	Sparti Airport
SPM	Europe/Berlin	DE	49.97	6.69	Trier	Spangdahlem Air Base
SPN	Pacific/Saipan	MP	15.12	145.73	Saipan Island	Francisco C Ada/Saipan International Airport
SPP	Africa/Luanda	AO	-14.66	17.72	Menongue	Menongue Airport
SPS	America/Chicago	US	33.99	-98.49	Wichita Falls	Sheppard Afb/Wichita Falls Municipal Airport
SPU	Europe/Zagreb	HR	43.54	16.30	Split	Split Airport
SPW	America/Chicago	US	43.17	-95.20	Spencer	Spencer Municipal Airport
SPX	Africa/Cairo	EG	30.11	30.89	Giza	Sphinx International Airport
SPY	Africa/Abidjan	CI	4.75	-6.66	San Pedro	San Pedro Airport
SPZ	America/Chicago	US	36.18	-94.12	Springdale	Springdale Municipal Airport
SQA	America/Los_Angeles	US	34.61	-120.08	Santa Ynez	Santa Ynez/Kunkle Field
SQC	Australia/Perth	AU	-31.24	119.36	Southern Cross	Southern Cross Airport
SQD	Asia/Shanghai	CN	28.38	117.96	Shangrao	Sanqingshan
SQH	Asia/Ho_Chi_Minh	VN	21.22	104.03	Son-La	Na-San Airport
SQI	America/Chicago	US	41.74	-89.68	Sterling	Whiteside County/Jos H Bittorf Field
SQJ	Asia/Shanghai	CN	26.43	117.84	Sanming	Sanming Shaxian Airport
SQL	America/Los_Angeles	US	37.51	-122.25	San Carlos	San Carlos Airport
SQM	America/Sao_Paulo	BR	-13.33	-50.20	Sao Miguel do Araguaia	Sao Miguel do Araguaia Airport
SQN	Asia/Jayapura	ID	-2.08	125.97	Sanana-Seram Island	Emalamo Sanana Airport
SQO	Europe/Stockholm	SE	64.96	17.70	Storuman	Storuman Airport
SQQ	Europe/Vilnius	LT	55.89	23.39	Siauliai	Siauliai International Airport
SQR	Asia/Makassar	ID	-2.53	121.36	Soroako-Celebes Island	Soroako Airport
SQU	America/Lima	PE	-6.96	-76.77	Plaza Saposoa	Saposoa Airport
SQV	America/Los_Angeles	US	48.10	-123.19	Sequim	Sequim Valley Airport
SQW	Europe/Copenhagen	DK	56.55	9.17	Skive	Skive Airport
SQX	America/Sao_Paulo	BR	-26.78	-53.50	Sao Miguel do Oeste	Sao Miguel do Oeste Airport
SQY	America/Sao_Paulo	BR	-31.38	-52.03	Sao Lourenco do Sul	Sao Lourenco do Sul Airport
SQZ	Europe/London	GB	53.31	-0.55	Scampton	RAF Scampton
SRA	America/Sao_Paulo	BR	-27.91	-54.52	Santa Rosa	Santa Rosa Airport
SRB	America/La_Paz	BO	-14.07	-66.79	Santa Rosa	Santa Rosa De Yacuma Airport
SRC	America/Chicago	US	35.21	-91.74	Searcy	Searcy Regional Airport
SRD	America/La_Paz	BO	-13.26	-64.60	San Ramon	San Ramon Airport
SRE	America/La_Paz	BO	-19.24	-65.15	Yamparáez	Alcantarí International Airport
SRF	America/Los_Angeles	US	38.02	-122.52	San Rafael	San Rafael Airport
SRG	Asia/Jakarta	ID	-6.97	110.38	Semarang	Achmad Yani Airport
SRH	Africa/Ndjamena	TD	9.14	18.37	Sarh	Sarh Airport
SRJ	America/La_Paz	BO	-14.86	-66.74	San Borja	Capitan Av. German Quiroga G. Airport
SRN	Australia/Melbourne	AU	-42.16	145.29	Strahan	Strahan Airport
SRP	Europe/Oslo	NO	59.79	5.34	Leirvik	Stord Airport
SRQ	America/New_York	US	27.40	-82.55	Sarasota	Sarasota/Bradenton International Airport
SRT	Africa/Kampala	UG	1.73	33.62	Soroti	Soroti Airport
SRV	America/Anchorage	US	61.79	-156.59	Stony River	Stony River 2 Airport
SRW	America/New_York	US	35.65	-80.52	Salisbury	Mid-Carolina Regional Airport
SRX	Africa/Tripoli	LY	31.06	16.59	Sirt	Gardabya Airport
SRY	Asia/Tehran	IR	36.64	53.19	Sari	Dasht-e Naz Airport
SRZ	America/La_Paz	BO	-17.81	-63.17	Santa Cruz	El Trompillo Airport
SSA	America/Bahia	BR	-12.91	-38.32	Salvador	Deputado Luiz Eduardo Magalhaes International Airport
SSC	America/New_York	US	33.97	-80.47	Sumter	Shaw Afb Airport
SSD	America/Santiago	CL	-32.75	-70.70	San Felipe	Victor Lafon Airport
SSE	Asia/Kolkata	IN	17.63	75.93	Solapur	Solapur Airport
SSF	America/Chicago	US	29.34	-98.47	San Antonio	Stinson Municipal Airport
SSG	Africa/Malabo	GQ	3.76	8.71	Malabo	Malabo Airport
SSH	Africa/Cairo	EG	27.98	34.40	Sharm el-Sheikh	Sharm El Sheikh International Airport
SSI	America/New_York	US	31.15	-81.39	St Simons Island	St Simons Island Airport
SSJ	Europe/Oslo	NO	65.96	12.47	Alstahaug	Sandnessjoen Airport Stokka
SSM	America/Detroit	US	46.48	-84.37	Sault Ste Marie	Sault Ste Marie Municipal/Sanderson Field
SSN	Asia/Seoul	KR	37.45	127.11	Seoul	Seoul Air Base
SSO	America/Sao_Paulo	BR	-22.09	-45.04	Sao Lourenco	Sao Lourenco Airport
SSR	Pacific/Efate	VU	-15.47	168.15	Pentecost Island	Sara Airport
SST	America/Argentina/Buenos_Aires	AR	-36.54	-56.72	Santa Teresita	Santa Teresita Airport
SSW	America/Los_Angeles	US	48.67	-123.18	Stuart Island	Stuart Island Airpark
SSX	Europe/Istanbul	TR	41.28	36.31	Samsun	Samsun Samair Airport
SSY	Africa/Luanda	AO	-6.27	14.25	Mbanza Congo	Mbanza Congo Airport
SSZ	America/Sao_Paulo	BR	-23.93	-46.30	Guaruja	Base Aerea de Santos Airport
STA	Europe/Copenhagen	DK	55.99	8.35	Skjern	Stauning Airport
STB	America/Caracas	VE	8.97	-71.94	Santa Barbara del Zulia	Santa Barbara del Zulia Airport
STC	America/Chicago	US	45.55	-94.06	St Cloud	St Cloud Sky Central Airport
STD	America/Caracas	VE	7.57	-72.04	Santo Domingo	Mayor Buenaventura Vivas International Airport
STE	America/Chicago	US	44.55	-89.53	Stevens Point	Stevens Point Municipal Airport
STG	America/Anchorage	US	56.58	-169.66	St George	St George Airport
STH	Australia/Brisbane	AU	-17.85	142.57	Strathmore	Strathmore Airport
STI	America/Santo_Domingo	DO	19.41	-70.60	Santiago	Cibao International Airport
STJ	America/Chicago	US	39.77	-94.91	St Joseph	Rosecrans Memorial Airport
STK	America/Denver	US	40.61	-103.26	Sterling	Sterling Municipal Airport
STL	America/Chicago	US	38.75	-90.37	St Louis	St Louis Lambert International Airport
STM	America/Belem	BR	-2.42	-54.79	Santarem	Maestro Wilson Fonseca Airport
STN	Europe/London	GB	51.88	0.23	London	London Stansted Airport
STP	America/Chicago	US	44.93	-93.06	St Paul	St Paul Downtown Holman Field
STQ	America/New_York	US	41.41	-78.50	St Marys	St Marys Municipal Airport
STR	Europe/Berlin	DE	48.69	9.22	Stuttgart	Stuttgart Airport
STS	America/Los_Angeles	US	38.51	-122.81	Santa Rosa	Charles M Schulz/Sonoma County Airport
STT	America/St_Thomas	US	18.34	-64.97	Charlotte Amalie	Cyril E King Airport
STV	Asia/Kolkata	IN	21.11	72.74	Surat	Surat Airport
STW	Europe/Moscow	RU	45.11	42.11	Stavropol	Stavropol Shpakovskoye Airport
STX	America/St_Thomas	US	17.70	-64.80	Christiansted	Henry E Rohlsen Airport
STY	America/Montevideo	UY	-31.44	-57.99	Salto	Nueva Hesperides International Airport
STZ	America/Araguaina	BR	-10.46	-50.52	Santa Terezinha	Santa Terezinha Airport
SUA	America/New_York	US	27.18	-80.22	Stuart	Witham Field
SUB	Asia/Jakarta	ID	-7.38	112.79	Surabaya	Juanda International Airport
SUD	America/Chicago	US	35.79	-96.66	Stroud	Stroud Municipal Airport
SUE	America/Chicago	US	44.84	-87.42	Sturgeon Bay	Door County Cherryland Airport
SUF	Europe/Rome	IT	38.91	16.24	Lamezia Terme	Lamezia Terme Airport
SUG	Asia/Manila	PH	9.76	125.48	Surigao City	Surigao Airport
SUH	Asia/Muscat	OM	22.53	59.48	Sur	Sur Airport
SUI	Asia/Tbilisi	GE	42.86	41.13	Sukhumi	Sukhumi Dranda Airport
SUJ	Europe/Bucharest	RO	47.70	22.89	Satu Mare	Satu Mare Airport
SUL	Asia/Karachi	PK	28.65	69.18	Sui	Sui Airport
SUM	America/New_York	US	34.00	-80.36	Sumter	Sumter Airport
SUN	America/Denver	US	43.50	-114.30	Hailey	Friedman Memorial Airport
SUO	America/Los_Angeles	US	43.88	-121.45	Sunriver	Sunriver Airport
SUP	Asia/Jakarta	ID	-7.02	113.89	Sumenep-Madura Island	Trunojoyo Airport
SUQ	America/Guayaquil	EC	-2.48	-78.17	Sucua	Sucua Airport
SUR	America/Toronto	CA	52.71	-88.54	Summer Beaver	Summer Beaver Airport
SUS	America/Chicago	US	38.66	-90.65	St Louis	Spirit Of St Louis Airport
SUT	Africa/Dar_es_Salaam	TZ	-7.97	31.67	Sumbawanga	Sumbawanga Airport
SUU	America/Los_Angeles	US	38.26	-121.92	Fairfield	Travis Afb Airport
SUV	Pacific/Fiji	FJ	-18.04	178.56	Nausori	Nausori International Airport
SUW	America/Chicago	US	46.69	-92.09	Superior	Richard I Bong Airport
SUX	America/Chicago	US	42.40	-96.38	Sioux City	Sioux Gateway/Brig General Bud Day Field
SUY	Asia/Yakutsk	RU	62.19	117.64	Suntar	Suntar Airport
SVA	America/Anchorage	US	63.69	-170.49	Savoonga	Savoonga Airport
SVB	Indian/Antananarivo	MG	-14.28	50.17	Sambava	Sambava Airport
SVC	America/Denver	US	32.64	-108.16	Silver City	Grant County Airport
SVD	America/St_Vincent	VC	13.16	-61.15	Argyle	Argyle International Airport
SVE	America/Los_Angeles	US	40.38	-120.57	Susanville	Susanville Municipal Airport
SVF	Africa/Porto-Novo	BJ	8.02	2.46	Save	Save Airport
SVG	Europe/Oslo	NO	58.88	5.64	Stavanger	Stavanger Airport Sola
SVH	America/New_York	US	35.76	-80.95	Statesville	Statesville Regional Airport
SVI	America/Bogota	CO	2.15	-74.77	San Vicente del Caguan	Eduardo Falla Solano Airport
SVJ	Europe/Oslo	NO	68.24	14.67	Svolvær	Svolvær Helle Airport
SVL	Europe/Helsinki	FI	61.94	28.95	Savonlinna	Savonlinna Airport
SVN	America/New_York	US	32.01	-81.15	Savannah	Hunter Army Air Field
SVO	Europe/Moscow	RU	55.97	37.41	Moscow	Sheremetyevo International Airport
SVP	Africa/Luanda	AO	-12.40	16.95	Kuito	Kuito Airport
SVQ	Europe/Madrid	ES	37.42	-5.89	Seville	Sevilla Airport
SVS	America/Anchorage	US	66.02	-149.05	Stevens Village	Stevens Village Airport
SVT	Africa/Gaborone	BW	-18.52	24.08	Savuti	Savuti Airport
SVU	Pacific/Fiji	FJ	-16.80	179.34	Savusavu	Savusavu Airport
SVW	America/Anchorage	US	61.10	-155.57	Sparrevohn	Sparrevohn Lrrs Airport
SVX	Asia/Yekaterinburg	RU	56.74	60.80	Yekaterinburg	Koltsovo Airport
SVZ	America/Caracas	VE	7.84	-72.44	San Antonio del Tachira	San Antonio Del Tachira Airport
SWA	Asia/Shanghai	CN	23.43	116.76	Shantou	Shantou Waisha Airport
SWC	Australia/Melbourne	AU	-37.07	142.74	Stawell	Stawell Airport
SWD	America/Anchorage	US	60.13	-149.42	Seward	Seward Airport
SWF	America/New_York	US	41.50	-74.10	New York	New York Stewart International Airport
SWH	Australia/Melbourne	AU	-35.38	143.53	Swan Hill	Swan Hill Airport
SWJ	Pacific/Efate	VU	-16.49	167.45	Malekula Island	Southwest Bay Airport
SWN	Asia/Karachi	PK	31.89	72.39	Sahiwal	Sahiwal Airport
SWO	America/Chicago	US	36.16	-97.09	Stillwater	Stillwater Regional Airport
SWP	Africa/Windhoek	NA	-22.66	14.57	Swakopmund	Swakopmund Airport
SWQ	Asia/Makassar	ID	-8.49	117.41	Sumbawa Island	Sumbawa Besar Airport
SWS	Europe/London	GB	51.61	-4.07	Swansea	Swansea Airport
SWT	Asia/Krasnoyarsk	RU	60.71	77.66	Strezhevoy	Strezhevoy Airport
SWU	Asia/Seoul	KR	37.24	127.01	Suwon	Suwon Airport
SWV	Asia/Srednekolymsk	RU	61.92	159.23	Evensk	Severo-Evensk Airport
SWW	America/Chicago	US	32.47	-100.47	Sweetwater	Avenger Field
SWX	Africa/Gaborone	BW	-18.37	21.83	Shakawe	Shakawe Airport
SWY	Asia/Kuala_Lumpur	MY	4.22	100.70	Sitiawan	Sitiawan Airport
SXB	Europe/Paris	FR	48.54	7.63	Strasbourg	Strasbourg Airport
SXE	Australia/Melbourne	AU	-38.09	146.97	West Sale	West Sale Airport
SXG	Africa/Lusaka	ZM	-16.10	23.27	Senanga	Senanga Airport
SXI	Asia/Tehran	IR	25.91	54.54	Sirri Island	Sirri Island Airport
SXJ	Asia/Shanghai	CN	42.91	90.25	Shanshan	Shanshan Airport
SXK	Asia/Jayapura	ID	-7.99	131.31	Saumlaki-Yamdena Island	Saumlaki Airport
SXL	Europe/Dublin	IE	54.28	-8.60	Sligo	Sligo Airport
SXM	America/Lower_Princes	SX	18.04	-63.11	Saint Martin	Princess Juliana International Airport
SXN	Africa/Gaborone	BW	-20.55	26.12	Sua Pan	Sua Pan Airport
SXO	America/Campo_Grande	BR	-11.63	-50.69	Sao Felix do Araguaia	Sao Felix do Araguaia Airport
SXP	America/Nome	US	62.52	-164.85	Nunam Iqua	Nunam Iqua Airport
SXQ	America/Anchorage	US	60.48	-151.04	Soldotna	Soldotna Airport
SXR	Asia/Kolkata	IN	33.99	74.77	Srinagar	Sheikh ul Alam Airport
SXS	Asia/Kuching	MY	5.09	119.09	Sahabat	Sahabat [Sahabat 16] Airport
SXT	Asia/Kuala_Lumpur	MY	4.33	102.39	Taman Negara	Sungai Tiang Airport
SXV	Asia/Kolkata	IN	11.78	78.07	Salem	Salem Airport
SXX	America/Belem	BR	-6.64	-51.99	Sao Felix do Xingu	Sao Felix do Xingu Airport
SXY	America/New_York	US	42.30	-75.42	Sidney	Sidney Municipal Airport
SXZ	Europe/Istanbul	TR	37.98	41.84	Siirt	Siirt Airport
SYA	America/Adak	US	52.71	174.11	Shemya	Eareckson Air Station
SYC	America/Lima	PE	-11.88	-69.20	Shiringayoc	Shiringayoc Airport
SYD	Australia/Sydney	AU	-33.95	151.18	Sydney	Sydney Kingsford Smith International Airport
SYI	America/Chicago	US	35.56	-86.44	Shelbyville	Bomar Field/Shelbyville Municipal Airport
SYJ	Asia/Tehran	IR	29.55	55.67	Sirjan	Sirjan Airport
SYK	Atlantic/Reykjavik	IS	65.06	-22.79	Stykkishólmur	Stykkishólmur Airport
SYM	Asia/Shanghai	CN	22.79	100.96	Simao	Simao Airport
SYN	America/Chicago	US	44.48	-93.02	Stanton	Stanton Airfield
SYO	Asia/Tokyo	JP	38.81	139.79	Shonai	Shonai Airport
SYP	America/Panama	PA	8.09	-80.95	Santiago	Ruben Cantu Airport
SYQ	America/Costa_Rica	CR	9.96	-84.14	San Jose	Tobias Bolanos International Airport
SYR	America/New_York	US	43.11	-76.11	Syracuse	Syracuse Hancock International Airport
SYS	Asia/Yakutsk	RU	71.93	114.08	Saskylakh	Saskylakh Airport
SYT	Europe/Paris	FR	46.41	4.01	Saint-Yan	Saint-Yan Airport
SYU	Australia/Brisbane	AU	-10.21	142.82	Sue Islet	Warraber Island Airport
SYV	America/New_York	US	31.56	-83.89	Sylvester	Sylvester Airport
SYW	Asia/Karachi	PK	26.47	67.72	Sehwan Sharif	Sehwan Sharif Airport
SYX	Asia/Shanghai	CN	18.30	109.41	Sanya	Sanya Phoenix International Airport
SYY	Europe/London	GB	58.22	-6.33	Stornoway	Stornoway Airport
SYZ	Asia/Tehran	IR	29.54	52.59	Shiraz	Shiraz Shahid Dastghaib International Airport
SZA	Africa/Luanda	AO	-6.14	12.37	Soyo	Soyo Airport
SZB	Asia/Kuala_Lumpur	MY	3.13	101.55	Subang	Sultan Abdul Aziz Shah International Airport
SZF	Europe/Istanbul	TR	41.25	36.57	Samsun	Samsun Carsamba Airport
SZG	Europe/Vienna	AT	47.79	13.00	Salzburg	Salzburg Airport
SZH	Asia/Shanghai	CN	39.27	112.69	Shuozhou	Shuozhou Zirun Airport
SZJ	America/Havana	CU	21.64	-82.96	Isla de la Juventud	Siguanea Airport
SZK	Africa/Johannesburg	ZA	-24.96	31.59	Skukuza	Skukuza Airport
SZL	America/Chicago	US	38.73	-93.55	Knob Noster	Whiteman Afb Airport
SZM	Africa/Windhoek	NA	-24.51	15.75	Sesriem	Sesriem Airstrip
SZP	America/Los_Angeles	US	34.35	-119.06	Santa Paula	Santa Paula Airport
SZS	Pacific/Auckland	NZ	-46.90	168.10	Oban	Ryans Creek Aerodrome
SZT	America/Mexico_City	MX	16.69	-92.53	San Cristobal de Las Casas	San Cristobal De Las Casas Airport
SZV	Asia/Shanghai	CN	31.26	120.40	Suzhou	Guangfu Airport
SZW	Europe/Berlin	DE	53.43	11.78	Schwerin Parchim	Schwerin Parchim Airport
SZX	Asia/Shanghai	CN	22.64	113.81	Shenzhen	Shenzhen Bao'an International Airport
SZY	Europe/Warsaw	PL	53.48	20.94	Szymany	Olsztyn-Mazury Airport
SZZ	Europe/Warsaw	PL	53.58	14.90	Goleniow	Szczecin-Goleniow Solidarność Airport
TAB	America/Port_of_Spain	TT	11.15	-60.83	Scarborough	Tobago-Crown Point Airport
TAC	Asia/Manila	PH	11.23	125.03	Tacloban City	Daniel Z. Romualdez Airport
TAD	America/Denver	US	37.26	-104.34	Trinidad	Perry Stokes Airport
TAE	Asia/Seoul	KR	35.89	128.66	Daegu	Daegu Airport
TAF	Africa/Algiers	DZ	35.54	-0.53	Tafaraoui	Tafaraoui Airport
TAG	Asia/Manila	PH	9.57	123.77	Panglao	Panglao Bohol International Airport
TAH	Pacific/Efate	VU	-19.46	169.22	Tanna	Tanna Airport
TAI	Asia/Aden	YE	13.69	44.14	Ta'izz	Ta'izz International Airport
TAJ	Pacific/Port_Moresby	PG	-3.20	142.43	Aitape	Tadji Airport
TAK	Asia/Tokyo	JP	34.21	134.02	Takamatsu	Takamatsu Airport
TAL	America/Anchorage	US	65.17	-152.11	Tanana	Ralph M Calhoun Memorial Airport
TAM	America/Mexico_City	MX	22.30	-97.87	Tampico	General Francisco Javier Mina International Airport
TAN	Australia/Brisbane	AU	-27.13	153.36	Tangalooma	Tangalooma Airport
TAO	Asia/Shanghai	CN	36.37	120.10	Qingdao	Qingdao/Jiaodong Airport
TAP	America/Mexico_City	MX	14.79	-92.37	Tapachula	Tapachula International Airport
TAQ	Australia/Adelaide	AU	-30.70	134.58	Tarcoola	Tarcoola Airport
TAR	Europe/Rome	IT	40.52	17.40	Grottaglie	Taranto / Grottaglie Airport
TAS	Asia/Samarkand	UZ	41.26	69.28	Tashkent	Tashkent International Airport
TAT	Europe/Bratislava	SK	49.07	20.24	Poprad	Poprad-Tatry Airport
TAU	America/Bogota	CO	5.01	-72.74	Tauramena	Tauramena Airport
TAW	America/Montevideo	UY	-31.75	-55.93	Tacuarembo	Tacuarembo Airport
TAX	Asia/Jayapura	ID	-1.64	124.56	Tikong-Taliabu Island	Taliabu Island Airport
TAY	Europe/Tallinn	EE	58.31	26.69	Tartu	Tartu Airport
TAZ	Asia/Ashgabat	TM	41.76	59.83	Dashoguz	Dashoguz Airport
TBB	Asia/Ho_Chi_Minh	VN	13.05	109.33	Tuy Hoa	Dong Tac Airport
TBC	America/Denver	US	36.09	-111.38	Tuba City	Tuba City Airport
TBF	Pacific/Tarawa	KI	-1.22	174.78	Tabiteuea North	Tabiteuea North Airport
TBG	Pacific/Port_Moresby	PG	-5.28	141.23	Tabubil	Tabubil Airport
TBH	Asia/Manila	PH	12.31	122.08	Romblon	Romblon Airport
TBI	America/Nassau	BS	24.32	-75.45	Cat Island	New Bight Airport
TBJ	Africa/Tunis	TN	36.98	8.88	Tabarka	Tabarka 7 Novembre Airport
TBK	Australia/Darwin	AU	-15.62	130.45	Timber Creek	Timber Creek Airport
TBL	Australia/Perth	AU	-17.28	126.90	Tableland Homestead	Tableland Homestead Airport
TBN	America/Chicago	US	37.74	-92.14	Fort Leonard Wood	Waynesville-St Robert Regional Forney Field
TBO	Africa/Dar_es_Salaam	TZ	-5.08	32.83	Tabora	Tabora Airport
TBP	America/Lima	PE	-3.55	-80.38	Tumbes	Capitan FAP Pedro Canga Rodriguez Airport
TBR	America/New_York	US	32.48	-81.74	Statesboro	Statesboro-Bulloch County Airport
TBS	Asia/Tbilisi	GE	41.67	44.95	Tbilisi	Tbilisi International Airport
TBT	America/Porto_Velho	BR	-4.26	-69.94	Tabatinga	Tabatinga Airport
TBU	Pacific/Tongatapu	TO	-21.24	-175.15	Nuku'alofa	Fua'amotu International Airport
TBW	Europe/Moscow	RU	52.81	41.48	Tambov	Donskoye Airport
TBY	Africa/Gaborone	BW	-26.03	22.40	Tshabong	Tshabong Airport
TBZ	Asia/Tehran	IR	38.13	46.23	Tabriz	Tabriz International Airport
TCA	Australia/Darwin	AU	-19.63	134.18	Tennant Creek	Tennant Creek Airport
TCB	America/Nassau	BS	26.75	-77.39	Treasure Cay	Treasure Cay Airport
TCC	America/Denver	US	35.18	-103.60	Tucumcari	Tucumcari Municipal Airport
TCE	Europe/Bucharest	RO	45.06	28.71	Tulcea	Tulcea Airport
TCG	Asia/Shanghai	CN	46.67	83.34	Tacheng	Tacheng Airport
TCH	Africa/Libreville	GA	-2.85	11.02	Tchibanga	Tchibanga Airport
TCL	America/Chicago	US	33.22	-87.61	Tuscaloosa	Tuscaloosa Ntl Airport
TCM	America/Los_Angeles	US	47.14	-122.48	Tacoma	Mcchord Field (Joint Base Lewis-Mcchord) Airport
TCN	America/Mexico_City	MX	18.50	-97.42	Tehuacan	Tehuacan Airport
TCO	America/Bogota	CO	1.81	-78.75	Tumaco	La Florida Airport
TCP	Africa/Cairo	EG	29.59	34.78	Taba	Taba International Airport
TCQ	America/Lima	PE	-18.05	-70.28	Tacna	Coronel FAP Carlos Ciriani Santa Rosa International Airport
TCR	Asia/Kolkata	IN	8.72	78.03	Tuticorin Southwest	Tuticorin Southwest Airport
TCS	America/Denver	US	33.24	-107.27	Truth Or Consequences	Truth Or Consequences Municipal Airport
TCT	America/Anchorage	US	62.99	-156.03	Takotna	Takotna Airport
TCU	Africa/Johannesburg	ZA	-29.32	26.82	Homeward	Thaba Nchu Tar Airport
TCV	America/Nassau	BS	23.40	-75.50	Hog Cay	Torch Cay Airport
TCW	Australia/Sydney	AU	-35.81	145.61	Tocumwal	Tocumwal Airport
TCX	Asia/Tehran	IR	33.67	56.89	Tabas	Tabas Airport
TCZ	Asia/Shanghai	CN	24.94	98.49	Tengchong	Tengchong Tuofeng Airport
TDA	America/Bogota	CO	5.43	-71.66	Trinidad	Trinidad Airport
TDD	America/La_Paz	BO	-14.82	-64.92	Trinidad	Teniente Av. Jorge Henrich Arauz Airport
TDG	Asia/Manila	PH	9.07	126.17	Tandag	Tandag Airport
TDJ	Africa/Djibouti	DJ	11.78	42.92	Tadjoura	Tadjoura Airport
TDK	Asia/Almaty	KZ	45.13	78.45	Taldy Kurgan	Taldykorgan Airport
TDL	America/Argentina/Buenos_Aires	AR	-37.24	-59.23	Tandil	Heroes De Malvinas Airport
TDN	Australia/Perth	AU	-14.79	126.50	Theda Station	Theda Station Airport
TDO	America/Los_Angeles	US	46.48	-122.81	Toledo	Ed Carlson Memorial Field/South Lewis County Airport
TDP	America/Lima	PE	-3.81	-75.04	Corrientes	Trompeteros Airport
TDR	Australia/Brisbane	AU	-24.99	150.09	Theodore	Theodore Airport
TDS	Pacific/Port_Moresby	PG	-7.62	142.87	Sasereme	Sasereme Airport
TDT	Africa/Johannesburg	ZA	-24.53	31.30	Welverdiend	Tanda Tula Airport
TDV	Indian/Antananarivo	MG	-21.70	43.73	Tanandava	Samangoky Airport
TDW	America/Chicago	US	35.17	-101.83	Amarillo	Tradewind Airport
TDX	Asia/Bangkok	TH	12.27	102.32	Trat	Trat Airport
TDZ	America/New_York	US	41.56	-83.48	Toledo	Toledo Executive Airport
TEA	America/Tegucigalpa	HN	15.78	-87.48	Tela	Tela Airport
TEB	America/New_York	US	40.85	-74.06	Teterboro	Teterboro Airport
TEC	America/Sao_Paulo	BR	-24.32	-50.65	Telemaco Borba	Telemaco Borba Airport
TED	Europe/Copenhagen	DK	57.07	8.71	Thisted	Thisted Airport
TEE	Africa/Algiers	DZ	35.43	8.12	Tebessi	Cheikh Larbi Tebessi Airport
TEF	Australia/Perth	AU	-21.71	122.23	Telfer	Telfer Airport
TEG	Africa/Ouagadougou	BF	11.80	-0.37	Tenkodogo	Tenkodogo Airport
TEH	America/Anchorage	US	63.12	-142.52	Tetlin	Tetlin Airport
TEI	Asia/Kolkata	IN	27.94	96.13	Tezu	Tezu Airport
TEK	America/Anchorage	US	60.87	-146.69	Tatitlek	Tatitlek Airport
TEL	Asia/Kuching	MY	5.63	117.13	Telupid	Telupid Airport
TEM	Australia/Sydney	AU	-34.42	147.51	Temora	Temora Airport
TEN	Asia/Shanghai	CN	27.88	109.31	Tongren Fenghuang	Tongren Fenghuang Airport
TEQ	Europe/Istanbul	TR	41.14	27.92	Corlu	Tekirdag Corlu Airport
TER	Atlantic/Azores	PT	38.76	-27.09	Lajes	Lajes Field
TES	Africa/Asmara	ER	15.12	36.68	Teseney	Teseney Airport
TET	Africa/Maputo	MZ	-16.10	33.64	Tete	Chingozi Airport
TEU	Pacific/Auckland	NZ	-45.53	167.65	Manapouri	Manapouri Airport
TEV	Europe/Madrid	ES	40.41	-1.22	Teruel	Teruel Airport
TEX	America/Denver	US	37.95	-107.91	Telluride	Telluride Regional Airport
TEY	Atlantic/Reykjavik	IS	65.87	-23.56	Þingeyri	Þingeyri (Thingeyri) Airport
TEZ	Asia/Kolkata	IN	26.71	92.78	Tezpur	Tezpur Airport
TFF	America/Boa_Vista	BR	-3.38	-64.72	Tefe	Tefe Airport
TFI	Pacific/Port_Moresby	PG	-9.08	149.32	Tufi	Tufi Airport
TFL	America/Sao_Paulo	BR	-17.89	-41.51	Teofilo Otoni	Juscelino Kubitscheck Airport
TFM	Pacific/Port_Moresby	PG	-5.13	141.64	Telefomin	Telefomin Airport
TFN	Atlantic/Canary	ES	28.48	-16.34	Tenerife Island	Tenerife Norte Airport
TFS	Atlantic/Canary	ES	28.04	-16.57	Tenerife Island	Tenerife South Airport
TFT	Asia/Karachi	PK	28.96	61.60	Taftan	Taftan Airport
TFU	Asia/Shanghai	CN	30.29	104.44	Tianfu	Chengdu/Tianfu Airport
TGA	Asia/Singapore	SG	1.39	103.71	Tengah	Tengah Air Base
TGC	Asia/Kuching	MY	2.18	111.20	Tanjung Manis	Tanjung Manis Airport
TGD	Europe/Podgorica	ME	42.36	19.25	Podgorica	Podgorica Airport
TGG	Asia/Kuala_Lumpur	MY	5.38	103.10	Kuala Terengganu	Sultan Mahmud Airport
TGH	Pacific/Efate	VU	-16.89	168.55	Tongoa Island	Tongoa Island Airport
TGI	America/Lima	PE	-9.13	-75.95	Tingo Maria	Tingo Maria Airport
TGJ	Pacific/Noumea	NC	-21.10	167.80	Tiga	Tiga Airport
TGK	Europe/Moscow	RU	47.20	38.85	Taganrog	Taganrog Yuzhny Airport
TGM	Europe/Bucharest	RO	46.47	24.41	Targu Mures	Transilvania Targu Mures International Airport
TGN	Australia/Melbourne	AU	-38.21	146.47	Latrobe Valley	Latrobe Valley Airport
TGO	Asia/Shanghai	CN	43.56	122.20	Tongliao	Tongliao Airport
TGP	Asia/Krasnoyarsk	RU	61.59	89.99	Bor	Podkamennaya Tunguska Airport
TGQ	America/Cuiaba	BR	-14.66	-57.44	Tangara da Serra	Tangara da Serra Airport
TGR	Africa/Algiers	DZ	33.07	6.09	Touggourt	Touggourt Sidi Madhi Airport
TGT	Africa/Dar_es_Salaam	TZ	-5.09	39.07	Tanga	Tanga Airport
TGU	America/Tegucigalpa	HN	14.06	-87.22	Tegucigalpa	Toncontin International Airport
TGZ	America/Mexico_City	MX	16.56	-93.02	Tuxtla Gutierrez	Angel Albino Corzo International Airport
THA	America/Chicago	US	35.38	-86.25	Tullahoma	Tullahoma Regional/Wm Northern Field
THB	Africa/Maseru	LS	-29.52	28.62	Thaba-Tseka	Thaba-Tseka Airport
THC	Africa/Monrovia	LR	6.05	-8.14	Tchien	Tchien Airport
THD	Asia/Ho_Chi_Minh	VN	19.90	105.47	Thanh Hóa	Thọ Xuân Airport
THE	America/Fortaleza	BR	-5.06	-42.82	Teresina	Senador Petronio Portela Airport
THI	Africa/Nouakchott	MR	18.45	-9.52	Tichitt	Tichitt Airport
THK	Asia/Bangkok	LA	17.40	104.80	Thakhek	Thakhek Airport
THL	Asia/Yangon	MM	20.48	99.94	Tachileik	Tachileik Airport
THM	America/Denver	US	47.57	-115.28	Thompson Falls	Thompson Falls Airport
THN	Europe/Stockholm	SE	58.32	12.35	Trollhattan	Trollhattan-Vanersborg Airport
THO	Atlantic/Reykjavik	IS	66.22	-15.34	Þórshöfn	Þórshöfn (Thorshofn) Airport
THP	America/Denver	US	43.71	-108.39	Thermopolis	Hot Springs County Airport
THQ	Asia/Shanghai	CN	34.56	105.86	Tianshui	Tianshui Maijishan Airport
THR	Asia/Tehran	IR	35.69	51.31	Tehran	Mehrabad International Airport
THS	Asia/Bangkok	TH	17.24	99.82	Sukhothai	Sukhothai Airport
THT	Africa/Nouakchott	MR	17.23	-10.82	Tamchakett	Tamchakett Airport
THU	America/Thule	GL	76.53	-68.70	Thule	Thule Air Base
THV	America/New_York	US	39.92	-76.87	York	York Airport
THX	Asia/Krasnoyarsk	RU	65.80	87.94	Turukhansk	Turukhansk Airport
THY	Africa/Johannesburg	ZA	-23.08	30.38	Thohoyandou	Thohoyandou Airport
THZ	Africa/Niamey	NE	14.88	5.27	Tahoua	Tahoua Airport
TIA	Europe/Tirane	AL	41.41	19.72	Tirana	Tirana International Airport Mother Teresa
TIB	America/Bogota	CO	8.63	-72.73	Tibu	Tibu Airport
TID	Africa/Algiers	DZ	35.34	1.46	Tiaret	Bou Chekif Airport
TIE	Africa/Addis_Ababa	ET	7.20	35.41	Tippi	Tippi Airport
TIF	Asia/Riyadh	SA	21.48	40.54	Taif	Taif Airport
TIH	Pacific/Tahiti	PF	-15.12	-148.23	Tikehau	Tikehau Airport
TII	Asia/Kabul	AF	32.60	65.87	Tarin Kowt	Tarin Kowt Airport
TIJ	America/Tijuana	MX	32.54	-116.97	Tijuana	General Abelardo L. Rodriguez International Airport
TIK	America/Chicago	US	35.41	-97.39	Oklahoma City	Tinker Afb Airport
TIM	Asia/Jayapura	ID	-4.53	136.89	Timika-Papua Island	Moses Kilangin Airport
TIN	Africa/Algiers	DZ	27.70	-8.17	Tindouf	Tindouf Airport
TIO	Asia/Yangon	MM	21.70	94.10	Tilin	Tilin Airport
TIP	Africa/Tripoli	LY	32.66	13.16	Tripoli	Tripoli International Airport
TIQ	Pacific/Saipan	MP	15.00	145.62	Tinian Island	Francisco Manglona Borja/Tinian International Airport
TIR	Asia/Kolkata	IN	13.63	79.54	Tirupati	Tirupati Airport
TIU	Pacific/Auckland	NZ	-44.30	171.23	Timaru	Timaru Airport
TIV	Europe/Podgorica	ME	42.40	18.72	Tivat	Tivat Airport
TIW	America/Los_Angeles	US	47.27	-122.58	Tacoma	Tacoma Narrows Airport
TIX	America/New_York	US	28.51	-80.80	Titusville	Space Coast Regional Airport
TIY	Africa/Nouakchott	MR	18.57	-11.42	Tidjikja	Tidjikja Airport
TIZ	Pacific/Port_Moresby	PG	-5.84	142.95	Tari	Tari Airport
TJA	America/La_Paz	BO	-21.56	-64.70	Tarija	Capitan Oriel Lea Plaza Airport
TJB	Asia/Jakarta	ID	1.05	103.38	Karinmunbesar Island	Tanjung Balai Airport
TJG	Asia/Makassar	ID	-2.22	115.44	Tanta-Tabalong	Warukin Airport
TJH	Asia/Tokyo	JP	35.51	134.79	Tajima	Tajima Airport
TJI	America/Tegucigalpa	HN	15.93	-85.94	Trujillo	Trujillo Airport
TJK	Europe/Istanbul	TR	40.31	36.37	Tokat	Tokat Airport
TJL	America/Campo_Grande	BR	-20.75	-51.68	Tres Lagoas	Plinio Alarcom Airport
TJM	Asia/Yekaterinburg	RU	57.19	65.32	Tyumen	Roshchino International Airport
TJN	Pacific/Tahiti	PF	-15.85	-142.27	Takume	Takume Airport
TJQ	Asia/Jakarta	ID	-2.75	107.75	Tanjung Pandan	Buluh Tumbang (H A S Hanandjoeddin) Airport
TJS	Asia/Makassar	ID	2.84	117.37	Tanjung Selor	Tanjung Harapan Airport
TJU	Asia/Dushanbe	TJ	37.99	69.81	Kulyab	Kulob Airport
TJV	Asia/Kolkata	IN	10.72	79.10	Thanjavur	Tanjore Air Force Base
TKA	America/Anchorage	US	62.32	-150.09	Talkeetna	Talkeetna Airport
TKC	Africa/Douala	CM	4.09	9.36	Tiko	Tiko Airport
TKD	Africa/Accra	GH	4.90	-1.77	Sekondi-Takoradi	Takoradi Airport
TKF	America/Los_Angeles	US	39.32	-120.14	Truckee	Truckee-Tahoe Airport
TKG	Asia/Jakarta	ID	-5.24	105.18	Bandar Lampung	Radin Inten II (Branti) Airport
TKH	Asia/Bangkok	TH	15.28	100.30	Takhli	Takhli Airport
TKJ	America/Anchorage	US	63.33	-142.95	Tok	Tok Junction Airport
TKK	Pacific/Chuuk	FM	7.46	151.84	Weno Island	Chuuk International Airport
TKN	Asia/Tokyo	JP	27.84	128.88	Tokunoshima	Tokunoshima Airport
TKO	Africa/Maseru	LS	-29.23	28.88	Tlokoeng	Tlokoeng Airport
TKP	Pacific/Tahiti	PF	-14.71	-145.25	Takapoto	Takapoto Airport
TKQ	Africa/Dar_es_Salaam	TZ	-4.89	29.67	Kigoma	Kigoma Airport
TKS	Asia/Tokyo	JP	34.13	134.61	Tokushima	Tokushima Airport
TKT	Asia/Bangkok	TH	16.90	99.25	Tak	Tak Airport
TKU	Europe/Helsinki	FI	60.51	22.26	Turku	Turku Airport
TKV	Pacific/Tahiti	PF	-17.36	-138.45	Tatakoto	Tatakoto Airport
TKW	Pacific/Port_Moresby	PG	-5.24	142.17	Tekin	Tekin Airport
TKX	Pacific/Tahiti	PF	-14.46	-145.02	Takaroa	Takaroa Airport
TKY	Australia/Perth	AU	-17.04	128.21	Turkey Creek	Turkey Creek Airport
TKZ	Pacific/Auckland	NZ	-38.24	175.89	Tokoroa	Tokoroa Airfield
TLA	America/Anchorage	US	65.24	-166.34	Teller	Teller Airport
TLB	Asia/Karachi	PK	33.99	72.61	Tarbela	Tarbela Dam Airport
TLC	America/Mexico_City	MX	19.34	-99.57	Toluca	Licenciado Adolfo Lopez Mateos International Airport
TLD	Africa/Gaborone	BW	-22.19	29.13	Tuli Lodge	Limpopo Valley Airport
TLE	Indian/Antananarivo	MG	-23.38	43.73	Toliara	Toliara Airport
TLF	America/Anchorage	US	63.38	-153.28	Telida	Telida Airport
TLH	America/New_York	US	30.40	-84.35	Tallahassee	Tallahassee International Airport
TLI	Asia/Makassar	ID	-1.03	120.82	Toli Toli-Celebes Island	Toli Toli Airport
TLJ	America/Anchorage	US	62.89	-155.98	Takotna	Tatalina Lrrs Airport
TLK	Asia/Yakutsk	RU	59.88	111.05	Lenskiy Ulus	Talakan Airport
TLL	Europe/Tallinn	EE	59.41	24.83	Tallinn	Tallinn Airport
TLM	Africa/Algiers	DZ	35.02	-1.45	Tlemcen	Zenata – Messali El Hadj Airport
TLN	Europe/Paris	FR	43.10	6.15	Toulon	Toulon-Hyeres Airport
TLQ	Asia/Shanghai	CN	43.03	89.10	Turpan	Turpan Jiaohe Airport
TLR	America/Los_Angeles	US	36.16	-119.33	Tulare	Mefford Field
TLS	Europe/Paris	FR	43.63	1.36	Toulouse	Toulouse-Blagnac Airport
TLT	America/Anchorage	US	61.09	-160.92	Tuluksak	Tuluksak Airport
TLU	America/Bogota	CO	9.51	-75.59	Tolu	Tolu Airport
TLV	Asia/Jerusalem	IL	32.01	34.89	Tel Aviv	Ben Gurion International Airport
TLX	America/Santiago	CL	-35.38	-71.60	Talca	Panguilemo Airport
TLY	Asia/Vladivostok	RU	44.81	136.29	Plastun	Plastun Airport
TLZ	America/Sao_Paulo	BR	-18.22	-47.90	Catalao	Catalao Airport
TMA	America/New_York	US	31.43	-83.49	Tifton	Henry Tift Myers Airport
TMB	America/New_York	US	25.65	-80.43	Miami	Miami Executive Airport
TMC	Asia/Makassar	ID	-9.41	119.24	Waikabubak-Sumba Island	Tambolaka Airport
TMD	Africa/Nouakchott	MR	16.23	-8.17	Timbedra	Timbedra Airport
TME	America/Bogota	CO	6.45	-71.76	Tame	Gustavo Vargas Airport
TMF	Indian/Maldives	MV	2.21	73.15	Thimarafushi	Thimarafushi Airport
TMG	Asia/Kuala_Lumpur	MY	5.40	118.65	Tomanggong	Tomanggong Airport
TMH	Asia/Jayapura	ID	-6.10	140.30	Tanah Merah-Papua Island	Tanah Merah Airport
TMI	Asia/Kathmandu	NP	27.32	87.19	Tumling Tar	Tumling Tar Airport
TMJ	Asia/Samarkand	UZ	37.29	67.31	Termez	Termez Airport
TML	Africa/Accra	GH	9.56	-0.86	Tamale	Tamale Airport
TMM	Indian/Antananarivo	MG	-18.11	49.39	Toamasina	Toamasina Airport
TMN	Pacific/Tarawa	KI	-2.49	175.97	Tamana Island	Tamana Island Airport
TMO	America/Caracas	VE	7.25	-61.43	Tumeremo	Tumeremo Airport
TMP	Europe/Helsinki	FI	61.41	23.60	Tampere	Tampere-Pirkkala Airport
TMQ	Africa/Ouagadougou	BF	14.80	0.05	Tambao	Tambao Airport
TMR	Africa/Algiers	DZ	22.81	5.45	Tamanrasset	Aguenar – Hadj Bey Akhamok Airport
TMS	Africa/Sao_Tome	ST	0.38	6.71	Sao Tome	Sao Tome International Airport
TMT	America/Belem	BR	-1.49	-56.40	Oriximina	Trombetas Airport
TMU	America/Costa_Rica	CR	9.74	-85.01	Nicoya	Tambor Airport
TMW	Australia/Sydney	AU	-31.08	150.85	Tamworth	Tamworth Airport
TMX	Africa/Algiers	DZ	29.24	0.28	Timimoun	Timimoun Airport
TMZ	Pacific/Auckland	NZ	-37.16	175.55	Thames	Thames Aerodrome
TNA	Asia/Shanghai	CN	36.86	117.22	Jinan	Yaoqiang Airport
TNB	Asia/Makassar	ID	-1.91	116.20	Tanah Grogot	Tanah Grogot Airport
TNC	America/Nome	US	65.56	-167.92	Tin City	Tin City Lrrs Airport
TND	America/Havana	CU	21.79	-80.00	Trinidad	Alberto Delgado Airport
TNE	Asia/Tokyo	JP	30.61	130.99	New Tanegashima	New Tanegashima Airport
TNF	Europe/Paris	FR	48.75	2.11	Toussus-le-Noble	Toussus-le-Noble Airport
TNG	Africa/Casablanca	MA	35.73	-5.92	Tangier	Ibn Batouta Airport
TNH	Asia/Shanghai	CN	42.25	125.70	Tonghua	Tonghua Sanyuanpu Airport
TNI	Asia/Kolkata	IN	24.56	80.85	Satna	Satna Airport
TNJ	Asia/Jakarta	ID	0.92	104.53	Tanjung Pinang-Bintan Island	Kijang Airport
TNK	America/Nome	US	60.57	-165.25	Tununak	Tununak Airport
TNL	Europe/Kyiv	UA	49.52	25.70	Ternopil	Ternopil International Airport
TNM	Antarctica/Palmer	AQ	-62.19	-58.99	Isla Rey Jorge	Teniente Rodolfo Marsh Martin Base
TNN	Asia/Taipei	TW	22.95	120.21	Tainan City	Tainan Airport
TNO	America/Costa_Rica	CR	10.31	-85.82	Santa Cruz	Tamarindo De Santa Cruz Airport
TNP	America/Los_Angeles	US	34.13	-115.95	Twentynine Palms	Twentynine Palms Airport
TNR	Indian/Antananarivo	MG	-18.80	47.48	Antananarivo	Ivato Airport
TNT	America/New_York	US	25.86	-80.90	Miami	Dade-Collier Training And Transition Airport
TNU	America/Chicago	US	41.67	-93.02	Newton	Newton Municipal-Earl Johnson Field
TNV	Pacific/Kiritimati	KI	3.90	-159.39	Tabuaeran Island	Tabuaeran Island Airport
TNZ	Asia/Ulaanbaatar	MN	48.74	98.29	Tosontsengel	Tosontsengel Airport
TOA	America/Los_Angeles	US	33.80	-118.34	Torrance	Zamperini Field
TOB	Africa/Tripoli	LY	31.86	23.91	Tobruk	Gamal Abdel Nasser Airport
TOC	America/New_York	US	34.59	-83.30	Toccoa	Toccoa Rg Letourneau Field
TOD	Asia/Kuala_Lumpur	MY	2.82	104.16	Pulau Tioman	Pulau Tioman Airport
TOE	Africa/Tunis	TN	33.94	8.11	Tozeur	Tozeur Nefta International Airport
TOF	Asia/Tomsk	RU	56.38	85.21	Tomsk	Bogashevo Airport
TOG	America/Anchorage	US	59.05	-160.40	Togiak Village	Togiak Airport
TOH	Pacific/Efate	VU	-13.33	166.64	Loh	Torres Airstrip
TOI	America/Chicago	US	31.86	-86.01	Troy	Troy Municipal At N Kenneth Campbell Field
TOJ	Europe/Madrid	ES	40.50	-3.45	Madrid	Torrejon Airport
TOL	America/New_York	US	41.59	-83.81	Toledo	Eugene F Kranz Toledo Express Airport
TOM	Africa/Bamako	ML	16.73	-3.01	Timbuktu	Timbuktu Airport
TOO	America/Costa_Rica	CR	8.83	-82.96	Coto Brus	San Vito De Java Airport
TOP	America/Chicago	US	39.07	-95.62	Topeka	Philip Billard Municipal Airport
TOQ	America/Santiago	CL	-22.14	-70.06	Tocopilla	Barriles Airport
TOR	America/Denver	US	42.06	-104.15	Torrington	Torrington Municipal Airport
TOS	Europe/Oslo	NO	69.68	18.92	Tromsø	Tromsø Airport
TOT	America/Paramaribo	SR	5.87	-56.33	Totness	Totness Airport
TOU	Pacific/Noumea	NC	-20.79	165.26	Touho	Touho Airport
TOW	America/Sao_Paulo	BR	-24.69	-53.70	Toledo	Toledo Airport
TOX	Asia/Yekaterinburg	RU	58.14	68.23	Tobolsk	Tobolsk Airport
TOY	Asia/Tokyo	JP	36.65	137.19	Toyama	Toyama Airport
TPA	America/New_York	US	27.98	-82.53	Tampa	Tampa International Airport
TPC	America/Guayaquil	EC	-0.12	-76.34	Tarapoa	Tarapoa Airport
TPE	Asia/Taipei	TW	25.08	121.23	Taipei	Taiwan Taoyuan International Airport
TPF	America/New_York	US	27.92	-82.45	Tampa	Peter O Knight Airport
TPG	Asia/Kuala_Lumpur	MY	4.87	100.72	Taiping	Taiping (Tekah) Airport
TPH	America/Los_Angeles	US	38.06	-117.09	Tonopah	Tonopah Airport
TPI	Pacific/Port_Moresby	PG	-8.36	146.99	Tapini	Tapini Airport
TPJ	Asia/Kathmandu	NP	27.35	87.70	Taplejung	Suketar Airport
TPK	Asia/Jakarta	ID	3.26	97.18	Tapak Tuan	Teuku Cut Ali Airport
TPL	America/Chicago	US	31.15	-97.41	Temple	Draughon-Miller Central Texas Regional Airport
TPN	America/Guayaquil	EC	-0.78	-75.53	Tiputini	Tiputini Airport
TPP	America/Lima	PE	-6.51	-76.37	Tarapoto	Cadete FAP Guillermo Del Castillo Paredes Airport
TPQ	America/Mazatlan	MX	21.42	-104.84	Tepic	Amado Nervo National Airport
TPR	Australia/Perth	AU	-22.75	117.87	Tom Price	Tom Price Airport
TPS	Europe/Rome	IT	37.91	12.49	Trapani	Trapani / Birgi Airport
TPU	Asia/Kathmandu	NP	28.52	81.15	Tikapur	Tikapur Airport
TQD	Asia/Baghdad	IQ	33.34	43.60	Al Habbaniyah	Al Taqaddum Air Base
TQL	Asia/Yekaterinburg	RU	64.93	77.82	Tarko-Sale	Tarko-Sale Airport
TQN	Asia/Kabul	AF	36.77	69.53	Taloqan	Talolqan Airport
TQO	America/Cancun	MX	20.17	-87.67	Tulum	Felipe Carrillo Puerto International Airport
TQP	Australia/Brisbane	AU	-21.84	140.89	Trepell	Trepell Airport
TQQ	Asia/Makassar	ID	-5.76	123.92	Waha-Tomea Island	Maranggo Airport
TQS	America/Bogota	CO	0.75	-75.23	Tres Esquinas	Tres Esquinas Air Base
TRA	Asia/Tokyo	JP	24.65	124.67	Tarama	Tarama Airport
TRB	America/Bogota	CO	8.07	-76.74	Turbo	Gonzalo Mejia Airport
TRC	America/Mexico_City	MX	25.57	-103.41	Torreon	Francisco Sarabia International Airport
TRD	Europe/Oslo	NO	63.46	10.92	Trondheim	Trondheim Airport Vaernes
TRE	Europe/London	GB	56.50	-6.87	Balemartine	Tiree Airport
TRF	Europe/Oslo	NO	59.19	10.26	Torp	Sandefjord Airport Torp
TRG	Pacific/Auckland	NZ	-37.67	176.20	Tauranga	Tauranga Airport
TRH	America/Los_Angeles	US	35.81	-117.33	Trona	Trona Airport
TRI	America/New_York	US	36.48	-82.41	Bristol	Tri-Cities Airport
TRK	Asia/Makassar	ID	3.33	117.57	Tarakan Island	Juwata Airport
TRL	America/Chicago	US	32.71	-96.27	Terrell	Terrell Municipal Airport
TRM	America/Los_Angeles	US	33.63	-116.16	Palm Springs	Jacqueline Cochran Regional Airport
TRN	Europe/Rome	IT	45.20	7.65	Torino	Torino / Caselle International Airport
TRO	Australia/Sydney	AU	-31.89	152.51	Taree	Taree Airport
TRQ	America/Rio_Branco	BR	-8.16	-70.78	Tarauaca	Tarauaca Airport
TRR	Asia/Colombo	LK	8.54	81.18	Trincomalee	China-Bay Airport
TRS	Europe/Rome	IT	45.83	13.47	Trieste	Trieste / Ronchi Dei Legionari
TRU	America/Lima	PE	-8.08	-79.11	Trujillo	Capitan FAP Carlos Martinez De Pinillos International Airport
TRV	Asia/Kolkata	IN	8.48	76.92	Trivandrum	Trivandrum International Airport
TRW	Pacific/Tarawa	KI	1.38	173.15	Tarawa	Bonriki International Airport
TRX	America/Chicago	US	40.08	-93.59	Trenton	Trenton Municipal Airport
TRY	Africa/Kampala	UG	0.68	34.17	Tororo	Tororo Airport
TRZ	Asia/Kolkata	IN	10.77	78.71	Tiruchirappally	Tiruchirapally Civil Airport Airport
TSA	Asia/Taipei	TW	25.07	121.55	Taipei City	Taipei Songshan Airport
TSB	Africa/Windhoek	NA	-19.26	17.73	Tsumeb	Tsumeb Airport
TSC	America/Guayaquil	EC	-2.38	-77.50	Taisha	Taisha Airport
TSF	Europe/Rome	IT	45.65	12.19	Treviso	Treviso / Sant'Angelo Airport
TSG	America/Anchorage	US	63.37	-143.33	Tanacross	Tanacross Airport
TSH	Africa/Lubumbashi	CD	-6.44	20.79	Tshikapa	Tshikapa Airport
TSJ	Asia/Tokyo	JP	34.28	129.33	Tsushima	Tsushima Airport
TSL	America/Mexico_City	MX	22.04	-98.81	Tamuin	Tamuin Airport
TSM	America/Denver	US	36.45	-105.67	Taos	Taos Regional Airport
TSN	Asia/Shanghai	CN	39.12	117.35	Tianjin	Tianjin Binhai International Airport
TSP	America/Los_Angeles	US	35.13	-118.44	Tehachapi	Tehachapi Municipal Airport
TSQ	America/Sao_Paulo	BR	-29.41	-49.81	Torres	Torres Airport
TSR	Europe/Bucharest	RO	45.81	21.34	Timisoara	Timisoara Traian Vuia Airport
TST	Asia/Bangkok	TH	7.51	99.62	Trang	Trang Airport
TSU	Pacific/Tarawa	KI	-1.47	175.06	Tabiteuea South	Tabiteuea South Airport
TSV	Australia/Brisbane	AU	-19.25	146.76	Townsville	Townsville Airport
TSX	Asia/Makassar	ID	-0.09	117.45	Santan	Tanjung Santan Airport
TSY	Asia/Jakarta	ID	-7.35	108.25	Tasikmalaya	Cibeureum Airport
TTA	Africa/Casablanca	MA	28.45	-11.16	Tan Tan	Tan Tan Airport
TTB	Europe/Rome	IT	39.92	9.68	Arbatax	Tortoli' / Arbatax Airport
TTC	America/Santiago	CL	-25.56	-70.38	Taltal	Las Breas Airport
TTD	America/Los_Angeles	US	45.55	-122.40	Portland	Portland-Troutdale Airport
TTE	Asia/Jayapura	ID	0.83	127.38	Sango-Ternate Island	Sultan Khairun Babullah Airport
TTG	America/Argentina/Salta	AR	-22.62	-63.79	Tartagal	General Enrique Mosconi Airport
TTH	Asia/Muscat	OM	17.67	54.02	Thumrait	Thumrait Air Base
TTI	Pacific/Tahiti	PF	-17.01	-149.59	Tetiaroa	Tetiaroa Airport
TTJ	Asia/Tokyo	JP	35.53	134.17	Tottori	Tottori Airport
TTN	America/New_York	US	40.28	-74.81	Trenton	Trenton Mercer Airport
TTO	America/Chicago	US	45.82	-97.74	Britton	Britton Municipal Airport
TTQ	America/Costa_Rica	CR	10.57	-83.51	Roxana	Aerotortuguero Airport
TTS	Indian/Antananarivo	MG	-16.75	47.62	Tsaratanana	Tsaratanana Airport
TTT	Asia/Taipei	TW	22.75	121.10	Taitung City	Taitung Airport
TTU	Africa/Casablanca	MA	35.59	-5.32	Saniat Rmel	Saniat Rmel Airport
TTX	Australia/Perth	AU	-14.09	126.38	Truscott Mungalalu	Truscott Mungalalu Airport
TUA	America/Guayaquil	EC	0.81	-77.71	Tulcan	Teniente Coronel Luis a Mantilla Airport
TUB	Pacific/Tahiti	PF	-23.37	-149.52	Tubuai	Tubuai Airport
TUC	America/Argentina/Tucuman	AR	-26.84	-65.10	San Miguel de Tucuman	Teniente Benjamin Matienzo Airport
TUD	Africa/Dakar	SN	13.74	-13.65	Tambacounda	Tambacounda Airport
TUF	Europe/Paris	FR	47.43	0.73	Tours	Tours-Val-de-Loire Airport
TUG	Asia/Manila	PH	17.64	121.73	Tuguegarao City	Tuguegarao Airport
TUI	Asia/Riyadh	SA	31.69	38.73	Turaif	Turaif Domestic Airport
TUJ	Africa/Addis_Ababa	ET	5.83	35.53	Maji	Tume Airport
TUK	Asia/Karachi	PK	25.99	63.03	Turbat	Turbat International Airport
TUL	America/Chicago	US	36.20	-95.89	Tulsa	Tulsa International Airport
TUM	Australia/Sydney	AU	-35.26	148.24	Tumut	Tumut Airport
TUN	Africa/Tunis	TN	36.85	10.23	Tunis	Tunis Carthage International Airport
TUO	Pacific/Auckland	NZ	-38.74	176.08	Taupo	Taupo Airport
TUP	America/Chicago	US	34.27	-88.77	Tupelo	Tupelo Regional Airport
TUQ	Africa/Ouagadougou	BF	13.07	-3.07	Tougan	Tougan Airport
TUR	America/Belem	BR	-3.79	-49.72	Tucurui	Tucurui Airport
TUS	America/Phoenix	US	32.12	-110.94	Tucson	Tucson International Airport
TUU	Asia/Riyadh	SA	28.37	36.62	Tabuk	Tabuk Airport
TUV	America/Caracas	VE	9.09	-62.09	Tucupita	Tucupita Airport
TVA	Indian/Antananarivo	MG	-17.85	44.92	Morafenobe	Morafenobe Airport
TVC	America/New_York	US	44.74	-85.58	Traverse City	Cherry Capital Airport
TVF	America/Chicago	US	48.07	-96.18	Thief River Falls	Thief River Falls Regional Airport
TVI	America/New_York	US	30.90	-83.88	Thomasville	Thomasville Regional Airport
TVL	America/Los_Angeles	US	38.89	-120.00	South Lake Tahoe	Lake Tahoe Airport
TVS	Asia/Shanghai	CN	39.72	118.00	Tangshan	Tangshan Sannühe Airport
TVU	Pacific/Fiji	FJ	-16.69	-179.88	Matei	Matei Airport
TVY	Asia/Yangon	MM	14.10	98.20	Dawei	Dawei Airport
TWA	America/Anchorage	US	59.07	-160.28	Twin Hills	Twin Hills Airport
TWB	Australia/Brisbane	AU	-27.54	151.92	Toowoomba	Toowoomba Airport
TWC	Asia/Shanghai	CN	39.89	79.23	Tumxuk	Tumxuk Tangwangcheng Airport
TWD	America/Los_Angeles	US	48.05	-122.81	Port Townsend	Jefferson County International Airport
TWE	America/Nome	US	65.68	-164.80	Taylor	Taylor Airport
TWF	America/Boise	US	42.48	-114.49	Twin Falls	Joslin Field/Magic Valley Regional Airport
TWU	Asia/Kuala_Lumpur	MY	4.32	118.13	Tawau	Tawau Airport
TWZ	Pacific/Auckland	NZ	-44.23	170.12	Twitzel	Pukaki Airport
TXF	America/Bahia	BR	-17.52	-39.67	Teixeira de Freitas	Teixeira de Freitas Airport
TXG	Asia/Taipei	TW	24.19	120.65	Taichung City	Taichung Airport
TXK	America/Chicago	US	33.45	-93.99	Texarkana	Texarkana Regional-Webb Field
TXL	Europe/Berlin	DE	52.56	13.29	Berlin	Berlin-Tegel International Airport
TXM	Asia/Jayapura	ID	-1.44	132.02	Atinjoe-Papua Island	Teminabuan Airport
TXN	Asia/Shanghai	CN	29.73	118.26	Huangshan	Tunxi International Airport
TXU	Africa/Abidjan	CI	4.44	-7.36	Tabou	Tabou Airport
TYB	Australia/Sydney	AU	-29.45	142.06	Tibooburra	Tibooburra Airport
TYD	Asia/Yakutsk	RU	55.28	124.78	Tynda	Tynda Airport
TYE	America/Anchorage	US	61.08	-151.14	Tyonek	Tyonek Airport
TYF	Europe/Stockholm	SE	60.16	12.99	Torsby	Torsby Airport
TYG	Australia/Brisbane	AU	-26.08	143.47	Thylungra	Thylungra Airport
TYL	America/Lima	PE	-4.58	-81.25	Capitan Montes	Capitan Montes Airport
TYM	America/Nassau	BS	24.17	-76.44	Staniel Cay	Staniel Cay Airport
TYN	Asia/Shanghai	CN	37.75	112.63	Taiyuan	Taiyuan Wusu Airport
TYP	Australia/Darwin	AU	-22.26	137.95	Tobermorey	Tobermorey Airport
TYR	America/Chicago	US	32.35	-95.40	Tyler	Tyler Pounds Regional Airport
TYS	America/New_York	US	35.81	-83.99	Knoxville	Mc Ghee Tyson Airport
TYT	America/Montevideo	UY	-33.20	-54.35	Treinta y Tres	Treinta y Tres Airport
TYZ	America/Phoenix	US	34.45	-110.12	Taylor	Taylor Airport
TZC	America/Detroit	US	43.46	-83.45	Caro	Tuscola Area Airport
TZL	Europe/Sarajevo	BA	44.46	18.72	Tuzla	Tuzla International Airport
TZR	Europe/Budapest	HU	46.39	17.92	Taszar	Taszar Air Base
TZX	Europe/Istanbul	TR	41.00	39.79	Trabzon	Trabzon International Airport
UAB	Europe/Istanbul	TR	37.00	35.43	Adana	Incirlik Air Base
UAH	Pacific/Marquesas	PF	-8.94	-139.55	Ua Huka	Ua Huka Airport
UAI	Asia/Dili	TL	-9.30	125.29	Suai	Suai Airport
UAK	America/Nuuk	GL	61.16	-45.43	Narsarsuaq	Narsarsuaq Airport
UAL	Africa/Luanda	AO	-10.72	22.23	Luau	Luau Airport
UAM	Pacific/Guam	GU	13.58	144.93	Yigo	Andersen Afb Airport
UAP	Pacific/Marquesas	PF	-9.35	-140.08	Ua Pou	Ua Pou Airport
UAQ	America/Argentina/San_Juan	AR	-31.57	-68.42	San Juan	Domingo Faustino Sarmiento Airport
UAR	Africa/Casablanca	MA	32.51	-1.98	Bouarfa	Bouarfa Airport
UAS	Africa/Nairobi	KE	0.53	37.53	Samburu South	Samburu South Airport
UBA	America/Sao_Paulo	BR	-19.76	-47.97	Uberaba	Mario de Almeida Franco Airport
UBB	Australia/Brisbane	AU	-9.95	142.18	Mabuiag Island	Mabuiag Island Airport
UBJ	Asia/Tokyo	JP	33.93	131.28	Ube	Yamaguchi Ube Airport
UBN	Asia/Ulaanbaatar	MN	47.65	106.82	Ulaanbaatar	Chinggis Khaan International Airport
UBP	Asia/Bangkok	TH	15.25	104.87	Ubon Ratchathani	Ubon Ratchathani Airport
UBR	Asia/Jayapura	ID	-3.67	140.85	Ubrub-Papua Island	Ubrub Airport
UBS	America/Chicago	US	33.47	-88.38	Columbus	Columbus-Lowndes County Airport
UBT	America/Sao_Paulo	BR	-23.44	-45.08	Ubatuba	Ubatuba Airport
UBU	Australia/Perth	AU	-14.29	126.63	Kalumburu	Kalumburu Airport
UCB	Asia/Shanghai	CN	41.13	113.11	Ulanqab	Ulanqab Jining Airport
UCE	America/Chicago	US	30.47	-92.42	Eunice	Eunice Airport
UCK	Europe/Kyiv	UA	50.68	25.49	Lutsk	Lutsk Airport
UCN	Africa/Monrovia	LR	5.17	-9.28	Buchanan	Buchanan Airport
UCT	Europe/Moscow	RU	63.57	53.80	Ukhta	Ukhta Airport
UCY	America/Chicago	US	36.38	-88.99	Union City	Everett-Stewart Regional Airport
UCZ	America/Lima	PE	-8.47	-76.35	Uchiza	Uchiza Airport
UDA	Australia/Brisbane	AU	-18.20	144.60	Undara	Undara Airport
UDD	America/Los_Angeles	US	33.75	-116.27	Palm Springs	Bermuda Dunes Airport
UDE	Europe/Amsterdam	NL	51.66	5.71	Uden	Volkel Air Base
UDI	America/Sao_Paulo	BR	-18.88	-48.23	Uberlandia	Ten. Cel. Aviador Cesar Bombonato Airport
UDJ	Europe/Uzhgorod	UA	48.63	22.26	Uzhhorod	Uzhhorod International Airport
UDR	Asia/Kolkata	IN	24.62	73.90	Udaipur	Maharana Pratap Airport
UEE	Australia/Hobart	AU	-42.08	145.53	Queenstown	Queenstown Airport
UEL	Africa/Maputo	MZ	-17.86	36.87	Quelimane	Quelimane Airport
UEN	Asia/Yekaterinburg	RU	65.96	78.44	Urengoy	Urengoy Airport
UEO	Asia/Tokyo	JP	26.36	126.71	Kumejima	Kumejima Airport
UES	America/Chicago	US	43.04	-88.24	Waukesha	Waukesha County Airport
UET	Asia/Karachi	PK	30.25	66.94	Quetta	Quetta International Airport
UFA	Asia/Yekaterinburg	RU	54.56	55.87	Ufa	Ufa International Airport
UGA	Asia/Ulaanbaatar	MN	48.85	103.48	Bulgan	Bulgan Airport
UGB	America/Anchorage	US	57.43	-157.74	Pilot Point	Ugashik Bay Airport
UGC	Asia/Samarkand	UZ	41.58	60.64	Urgench	Urgench Airport
UGL	Antarctica/Palmer	AQ	-79.78	-83.32	Antartica	Union Glacier Blue-Ice Runway
UGN	America/Chicago	US	42.42	-87.87	Chicago	Waukegan Ntl Airport
UGO	Africa/Luanda	AO	-7.60	15.03	Uige	Uige Airport
UGS	America/Anchorage	US	57.52	-157.40	Ugashik	Ugashik Airport
UGT	Asia/Ulaanbaatar	MN	43.75	104.11	Umnugobitour	Bulagtai Resort Airport
UHE	Europe/Prague	CZ	49.03	17.44	Uherske Hradiste	Kunovice Airport
UIB	America/Bogota	CO	5.69	-76.64	Quibdo	El Carano Airport
UIH	Asia/Ho_Chi_Minh	VN	13.96	109.04	Quy Nohn	Phu Cat Airport
UII	America/Tegucigalpa	HN	16.11	-86.88	Utila Island	Utila Airport
UIK	Asia/Irkutsk	RU	58.14	102.56	Ust-Ilimsk	Ust-Ilimsk Airport
UIL	America/Los_Angeles	US	47.94	-124.56	Quillayute	Quillayute Airport
UIN	America/Chicago	US	39.94	-91.19	Quincy	Quincy Regional-Baldwin Field
UIO	America/Guayaquil	EC	-0.13	-78.36	Quito	Nuevo Aeropuerto Internacional Mariscal Sucre
UIP	Europe/Paris	FR	47.98	-4.17	Quimper	Quimper-Cornouaille Airport
UIQ	Pacific/Efate	VU	-17.54	168.44	Quion Hill	Quion Hill Airport
UIR	Australia/Sydney	AU	-31.49	150.51	Quirindi	Quirindi Airport
UKA	Africa/Nairobi	KE	-4.29	39.57	Ukunda	Ukunda Airstrip
UKB	Asia/Tokyo	JP	34.63	135.22	Kobe	Kobe Airport
UKG	Asia/Vladivostok	RU	70.01	135.65	Ust-Kuyga	Ust-Kuyga Airport
UKI	America/Los_Angeles	US	39.13	-123.20	Ukiah	Ukiah Municipal Airport
UKK	Asia/Almaty	KZ	50.04	82.49	Ust Kamenogorsk	Ust-Kamennogorsk Airport
UKN	America/Chicago	US	43.28	-91.47	Waukon	Waukon Municipal Airport
UKS	Europe/Simferopol	UA	44.69	33.57	Sevastopol	Sevastopol International Airport
UKT	America/New_York	US	40.44	-75.38	Quakertown	Quakertown Airport
UKU	Pacific/Port_Moresby	PG	-3.68	142.48	Nuku	Nuku Airport
UKX	Asia/Irkutsk	RU	56.86	105.73	Ust-Kut	Ust-Kut Airport
ULA	America/Argentina/Rio_Gallegos	AR	-49.31	-67.80	San Julian	Capitan D Daniel Vazquez Airport
ULB	Pacific/Efate	VU	-16.33	168.30	Ambryn Island	Ulei Airport
ULD	Africa/Johannesburg	ZA	-28.32	31.42	Ulundi	Prince Mangosuthu Buthelezi Airport
ULG	Asia/Hovd	MN	48.99	89.92	Ulgii Mongolei	Ulgii Mongolei Airport
ULK	Asia/Yakutsk	RU	60.72	114.83	Lensk	Lensk Airport
ULM	America/Chicago	US	44.32	-94.50	New Ulm	New Ulm Municipal Airport
ULN	Asia/Ulaanbaatar	MN	47.84	106.77	Ulan Bator	Buyant-Ukhaa International Airport
ULO	Asia/Hovd	MN	49.97	92.08	Ulaangom	Ulaangom Airport
ULP	Australia/Brisbane	AU	-26.61	144.25	Quilpie	Quilpie Airport
ULQ	America/Bogota	CO	4.09	-76.24	Tulua	Farfan Airport
ULU	Africa/Kampala	UG	2.81	32.27	Gulu	Gulu Airport
ULV	Europe/Samara	RU	54.27	48.23	Ulyanovsk	Ulyanovsk Baratayevka Airport
ULX	Africa/Johannesburg	ZA	-24.79	31.35	Ulusaba	Ulusaba Airport
ULY	Europe/Ulyanovsk	RU	54.40	48.80	Ulyanovsk	Ulyanovsk East Airport
UMA	America/Havana	CU	20.25	-74.15	Maisi	Punta de Maisi Airport
UME	Europe/Stockholm	SE	63.79	20.28	Umea	Umea Airport
UMI	America/Lima	PE	-13.23	-70.75	Quince Mil	Quince Air Base
UMM	America/Anchorage	US	63.33	-149.13	Summit	Summit Airport
UMR	Australia/Adelaide	AU	-31.14	136.82	Woomera	Woomera Airfield
UMS	Asia/Yakutsk	RU	60.36	134.44	Ust-Maya	Ust-Maya Airport
UMT	America/Anchorage	US	69.37	-152.13	Umiat	Umiat Airport
UMU	America/Sao_Paulo	BR	-23.80	-53.31	Umuarama	Umuarama Airport
UMY	Europe/Kyiv	UA	50.86	34.76	Sumy	Sumy Airport
UMZ	America/Chicago	US	34.55	-94.20	Mena	Mena Intermountain Municipal Airport
UNA	America/Bahia	BR	-15.36	-39.00	Una	Hotel Transamerica Airport
UND	Asia/Kabul	AF	36.67	68.91	Konduz	Konduz Airport
UNE	Africa/Maseru	LS	-30.11	28.67	Qacha's Nek	Qacha's Nek Airport
UNG	Pacific/Port_Moresby	PG	-6.13	141.28	Kiunga	Kiunga Airport
UNI	America/St_Vincent	VC	12.60	-61.41	Union Island	Union Island International Airport
UNK	America/Anchorage	US	63.89	-160.80	Unalakleet	Unalakleet Airport
UNN	Asia/Bangkok	TH	9.78	98.59	Ranong	Ranong Airport
UNT	Europe/London	GB	60.75	-0.85	Shetland Islands	Unst Airport
UNU	America/Chicago	US	43.43	-88.70	Juneau	Dodge County Airport
UOA	Pacific/Tahiti	PF	-21.87	-138.92	Mururoa Atoll	Mururoa Atoll Airport
UOL	Asia/Makassar	ID	1.16	121.43	Buol-Celebes Island	Buol Airport
UOS	America/Chicago	US	35.21	-85.90	Sewanee	Franklin County Airport
UOX	America/Chicago	US	34.38	-89.54	Oxford	University-Oxford Airport
UPB	America/Havana	CU	23.03	-82.58	Havana	Playa Baracoa Airport
UPG	Asia/Makassar	ID	-5.06	119.55	Ujung Pandang-Celebes Island	Hasanuddin International Airport
UPL	America/Costa_Rica	CR	10.89	-85.02	Upala	Upala Airport
UPN	America/Mexico_City	MX	19.40	-102.04	Licenciado y General Ignacio Lopez Rayon	Licenciado y General Ignacio Lopez Rayon Airport
UPP	Pacific/Honolulu	US	20.27	-155.86	Hawi	Upolu Airport
UPV	Europe/London	GB	51.29	-1.78	Upavon	Upavon Aerodrome
URA	Asia/Oral	KZ	51.15	51.54	Uralsk	Oral Ak Zhol International Airport
URC	Asia/Shanghai	CN	43.91	87.47	Urumqi	Urumqi Diwopu International Airport
URD	Europe/Berlin	DE	49.79	11.13	Ebermannstadt	Burg Feuerstein Airport
URE	Europe/Tallinn	EE	58.23	22.51	Kuressaare	Kuressaare Airport
URG	America/Sao_Paulo	BR	-29.78	-57.04	Uruguaiana	Rubem Berta Airport
URJ	Asia/Yekaterinburg	RU	60.10	64.83	Uray	Uray Airport
URM	America/Caracas	VE	5.33	-62.77	Uriman	Uriman Airport
URO	Europe/Paris	FR	49.38	1.17	Rouen	Rouen Airport
URR	America/Bogota	CO	6.33	-76.14	Urrao	Urrao Airport
URS	Europe/Moscow	RU	51.75	36.30	Kursk	Kursk East Airport
URT	Asia/Bangkok	TH	9.13	99.14	Surat Thani	Surat Thani Airport
URY	Asia/Riyadh	SA	31.41	37.28	Guriat	Guriat Domestic Airport
USA	America/New_York	US	35.39	-80.71	Concord	Concord-Padgett Regional Airport
USC	America/New_York	US	34.69	-81.64	Union	Union County, Troy Shelton Field
USH	America/Argentina/Ushuaia	AR	-54.84	-68.30	Ushuahia	Malvinas Argentinas Airport
USI	America/Guyana	GY	8.20	-59.78	Mabaruma	Mabaruma Airport
USJ	Asia/Almaty	KZ	46.19	80.83	Usharal	Usharal Airport
USK	Europe/Moscow	RU	66.00	57.37	Usinsk	Usinsk Airport
USL	Australia/Perth	AU	-26.17	113.40	Useless Loop	Useless Loop Airport
USM	Asia/Bangkok	TH	9.55	100.06	Na Thon	Samui Airport
USN	Asia/Seoul	KR	35.59	129.35	Ulsan	Ulsan Airport
USQ	Europe/Istanbul	TR	38.68	29.47	Uşak	Uşak Airport
USR	Asia/Vladivostok	RU	64.55	143.12	Ust-Nera	Ust-Nera Airport
USS	America/Havana	CU	21.97	-79.44	Sancti Spiritus	Sancti Spiritus Airport
UST	America/New_York	US	29.96	-81.34	St Augustine	St Augustine Airport
USU	Asia/Manila	PH	12.12	120.10	Coron	Francisco B. Reyes Airport
UTA	Africa/Harare	ZW	-19.00	32.63	Mutare	Mutare Airport
UTB	Australia/Brisbane	AU	-22.58	144.53	Muttaburra	Muttaburra Airport
UTG	Africa/Maseru	LS	-30.41	27.69	Quthing	Quthing Airport
UTH	Asia/Bangkok	TH	17.39	102.79	Udon Thani	Udon Thani Airport
UTI	Europe/Helsinki	FI	60.90	26.94	Utti	Utti Air Base
UTM	America/Chicago	US	34.69	-90.35	Tunica	Tunica Municipal Airport
UTN	Africa/Johannesburg	ZA	-28.40	21.26	Upington	Pierre Van Ryneveld Airport
UTO	America/Anchorage	US	65.99	-153.70	Utopia Creek	Indian Mountain Lrrs Airport
UTP	Asia/Bangkok	TH	12.68	101.00	Rayong	U-Tapao International Airport
UTR	Asia/Bangkok	TH	17.62	100.10	Uttaradit	Uttaradit Airport
UTS	Europe/Moscow	RU	65.44	52.20	Ust-Tsylma	Ust-Tsylma Airport
UTT	Africa/Johannesburg	ZA	-31.55	28.67	Mthatha	K. D. Matanzima Airport
UTW	Africa/Johannesburg	ZA	-31.92	26.88	Queenstown	Queenstown Airport
UUA	Europe/Moscow	RU	54.64	52.80	Bugulma	Bugulma Airport
UUD	Asia/Irkutsk	RU	51.81	107.44	Ulan Ude	Ulan-Ude Airport (Mukhino)
UUK	America/Anchorage	US	70.33	-149.60	Kuparuk	Ugnu-Kuparuk Airport
UUN	Asia/Choibalsan	MN	46.66	113.28	Baruun Urt	Baruun Urt Airport
UUS	Asia/Vladivostok	RU	46.89	142.72	Yuzhno-Sakhalinsk	Yuzhno-Sakhalinsk Airport
UVA	America/Chicago	US	29.21	-99.74	Uvalde	Garner Field
UVE	Pacific/Noumea	NC	-20.64	166.57	Ouvea	Ouvea Airport
UVF	America/St_Lucia	LC	13.73	-60.95	Vieux Fort	Hewanorra International Airport
UVL	Africa/Cairo	EG	25.47	30.59	El Kharga	El Kharga Airport
UWA	America/New_York	US	42.28	-72.21	Ware	Ware Airport
UYL	Africa/Khartoum	SD	12.05	24.96	Nyala	Nyala Airport
UYN	Asia/Shanghai	CN	38.27	109.73	Yulin	Yulin Airport
UYU	America/La_Paz	BO	-20.45	-66.85	Quijarro	Uyuni Airport
UZC	Europe/Belgrade	RS	43.90	19.70	Uzice	Ponikve Airport
UZU	America/Argentina/Cordoba	AR	-29.77	-57.98	Curuzu Cuatia	Curuzu Cuatia Airport
VAA	Europe/Helsinki	FI	63.05	21.76	Vaasa	Vaasa Airport
VAC	Europe/Berlin	DE	52.91	8.04	Cloppenburg	Varrelbusch Airport
VAD	America/New_York	US	30.97	-83.19	Valdosta	Moody Afb Airport
VAF	Europe/Paris	FR	44.92	4.97	Valence	Valence-Chabeuil Airport
VAG	America/Sao_Paulo	BR	-21.59	-45.47	Varginha	Major Brigadeiro Trompowsky Airport
VAH	America/La_Paz	BO	-18.48	-64.10	Vallegrande	Capitan Av. Vidal Villagomez Toledo Airport
VAI	Pacific/Port_Moresby	PG	-2.70	141.30	Vanimo	Vanimo Airport
VAK	America/Anchorage	US	61.54	-165.60	Chevak	Chevak Airport
VAL	America/Fortaleza	BR	-13.30	-38.99	Valenca	Valenca Airport
VAM	Indian/Maldives	MV	3.47	72.83	Maamigili	Villa International Airport
VAN	Europe/Istanbul	TR	38.47	43.33	Van	Van Ferit Melen Airport
VAO	Pacific/Guadalcanal	SB	-7.59	158.73	Suavanao	Suavanao Airport
VAP	America/Santiago	CL	-33.07	-71.56	Vina del Mar	Rodelillo Airport
VAR	Europe/Sofia	BG	43.23	27.83	Varna	Varna Airport
VAS	Europe/Istanbul	TR	39.81	36.90	Sivas	Sivas Airport
VAT	Indian/Antananarivo	MG	-19.38	48.95	Vatomandry	Vatomandry Airport
VAV	Pacific/Tongatapu	TO	-18.59	-173.96	Vava'u Island	Vava'u International Airport
VAW	Europe/Oslo	NO	70.36	31.04	Vardø	Vardø Airport Svartnes
VBA	Asia/Yangon	MM	19.77	94.03	Aeng	Ann Airport
VBG	America/Los_Angeles	US	34.74	-120.58	Lompoc	Vandenberg Space Force Base Airport
VBP	Asia/Yangon	MM	11.27	98.77	Bokpyinn	Bokpyinn Airport
VBS	Europe/Rome	IT	45.43	10.33	Brescia	Brescia / Montichiari Airport
VBV	Pacific/Fiji	FJ	-17.27	-178.98	Vanua Balavu	Vanua Balavu Airport
VBY	Europe/Stockholm	SE	57.66	18.35	Visby	Visby Airport
VCA	Asia/Ho_Chi_Minh	VN	10.09	105.71	Can Tho	Tra Noc Airport
VCD	Australia/Darwin	AU	-16.40	131.00	Victoria River Downs	Victoria River Downs Airport
VCE	Europe/Rome	IT	45.51	12.35	Venice	Venezia / Tessera - Marco Polo Airport
VCH	America/Montevideo	UY	-31.77	-54.62	Vichadero	Vichadero Airport
VCL	Asia/Ho_Chi_Minh	VN	15.40	108.71	Dung Quat Bay	Chu Lai International Airport
VCP	America/Sao_Paulo	BR	-23.01	-47.13	Campinas	Viracopos International Airport
VCR	America/Caracas	VE	10.18	-70.07	Carora	Carora Airport
VCS	Asia/Ho_Chi_Minh	VN	8.73	106.63	Con Ong	Co Ong Airport
VCT	America/Chicago	US	28.85	-96.92	Victoria	Victoria Regional Airport
VCV	America/Los_Angeles	US	34.60	-117.38	Victorville	Southern California Logistics Airport
VDC	America/Bahia	BR	-14.91	-40.91	Vitória da Conquista	Glauber de Andrade Rocha Airport
VDE	Atlantic/Canary	ES	27.81	-17.89	El Hierro Island	Hierro Airport
VDH	Asia/Ho_Chi_Minh	VN	17.52	106.59	Dong Hoi	Dong Hoi Airport
VDI	America/New_York	US	32.19	-82.37	Vidalia	Vidalia Regional Airport
VDM	America/Argentina/Salta	AR	-40.87	-63.00	Viedma	Gobernador Castello Airport
VDO	Asia/Ho_Chi_Minh	VN	21.12	107.41	Vân Đồn	Van Don International Airport
VDP	America/Caracas	VE	9.22	-65.99	Valle de La Pascua	Valle de La Pascua Airport
VDR	America/Argentina/Cordoba	AR	-31.95	-65.15	Villa Dolores	Villa Dolores Airport
VDS	Europe/Oslo	NO	70.07	29.84	Vadsø	Vadsø Airport
VDY	Asia/Kolkata	IN	15.17	76.63	Vijayanagar Aerodrome (JSW)	Vijayanagar Aerodrome (JSW)
VDZ	America/Anchorage	US	61.13	-146.24	Valdez	Valdez Pioneer Field
VEE	America/Anchorage	US	67.01	-146.37	Venetie	Venetie Airport
VEL	America/Denver	US	40.44	-109.51	Vernal	Vernal Regional Airport
VER	America/Mexico_City	MX	19.15	-96.19	Veracruz	General Heriberto Jara International Airport
VEV	Pacific/Guadalcanal	SB	-7.91	156.71	Barakoma	Barakoma Airport
VEX	America/Chicago	US	48.38	-102.90	Tioga	Tioga Municipal Airport
VEY	Atlantic/Reykjavik	IS	63.42	-20.28	Vestmannaeyjar	Vestmannaeyjar Airport
VFA	Africa/Harare	ZW	-18.10	25.84	Victoria Falls	Victoria Falls International Airport
VGA	Asia/Kolkata	IN	16.53	80.80	Vijayawada	Vijayawada Airport
VGD	Europe/Moscow	RU	59.28	39.94	Vologda	Vologda Airport
VGO	Europe/Madrid	ES	42.23	-8.63	Vigo	Vigo Airport
VGT	America/Los_Angeles	US	36.21	-115.19	Las Vegas	North Las Vegas Airport
VGZ	America/Bogota	CO	0.98	-76.61	Villagarzon	Villagarzon Airport
VHC	Africa/Luanda	AO	-9.69	20.43	Saurimo	Saurimo Airport
VHM	Europe/Stockholm	SE	64.58	16.83	Vilhelmina	Vilhelmina Airport
VHN	America/Chicago	US	31.06	-104.78	Van Horn	Culberson County Airport
VHV	Asia/Yakutsk	RU	63.46	120.27	Verkhnevilyuisk	Verkhnevilyuisk Airport
VHY	Europe/Paris	FR	46.17	3.40	Vichy	Vichy-Charmeil Airport
VHZ	Pacific/Tahiti	PF	-18.78	-138.85	Vahitahi	Vahitahi Airport
VIA	America/Sao_Paulo	BR	-27.00	-51.14	Videira	Videira Airport
VIE	Europe/Vienna	AT	48.11	16.57	Vienna	Vienna International Airport
VIG	America/Caracas	VE	8.62	-71.67	El Vigia	Juan Pablo Perez Alfonso Airport
VIH	America/Chicago	US	38.13	-91.77	Rolla	Rolla Ntl Airport
VII	Asia/Ho_Chi_Minh	VN	18.74	105.67	Vinh	Vinh Airport
VIJ	America/Tortola	VG	18.45	-64.43	Spanish Town	Virgin Gorda Airport
VIL	Africa/Casablanca	EH	23.72	-15.93	Dakhla	Dakhla Airport
VIN	Europe/Kyiv	UA	49.24	28.61	Vinnitsa	Havryshivka Vinnytsia International Airport
VIP	Europe/Zurich	CH	46.84	6.92	Payerne	Payerne Airport
VIQ	Asia/Dili	TL	-8.88	126.37	Viqueque	Viqueque Airport
VIR	Africa/Johannesburg	ZA	-29.77	31.06	Durban	Virginia Airport
VIS	America/Los_Angeles	US	36.32	-119.39	Visalia	Visalia Municipal Airport
VIT	Europe/Madrid	ES	42.88	-2.72	Alava	Vitoria/Foronda Airport
VIX	America/Sao_Paulo	BR	-20.26	-40.29	Vitoria	Eurico de Aguiar Salles Airport
VIY	Europe/Paris	FR	48.77	2.20	Villacoublay	Villacoublay-Velizy (BA 107) Air Base
VJB	Africa/Maputo	MZ	-25.04	33.63	Xai-Xai	Xai-Xai Airport
VJI	America/New_York	US	36.69	-82.03	Abingdon	Virginia Highlands Airport
VKG	Asia/Ho_Chi_Minh	VN	9.96	105.13	Rach Gia	Rach Gia Airport
VKO	Europe/Moscow	RU	55.59	37.26	Moscow	Vnukovo International Airport
VKS	America/Chicago	US	32.24	-90.93	Vicksburg	Vicksburg Municipal Airport
VKT	Europe/Moscow	RU	67.49	63.99	Vorkuta	Vorkuta Airport
VLA	America/Chicago	US	38.99	-89.17	Vandalia	Vandalia Municipal Airport
VLC	Europe/Madrid	ES	39.49	-0.48	Valencia	Valencia Airport
VLD	America/New_York	US	30.78	-83.28	Valdosta	Valdosta Regional Airport
VLE	America/Phoenix	US	35.65	-112.15	Grand Canyon	Valle Airport
VLG	America/Argentina/Buenos_Aires	AR	-37.24	-57.03	Villa Gesell	Villa Gesell Airport
VLI	Pacific/Efate	VU	-17.70	168.32	Port Vila	Port Vila Bauerfield Airport
VLL	Europe/Madrid	ES	41.71	-4.85	Valladolid	Valladolid Airport
VLM	America/La_Paz	BO	-21.26	-63.41	Villamontes	Teniente Coronel Rafael Pabon Airport
VLN	America/Caracas	VE	10.15	-67.93	Valencia	Arturo Michelena International Airport
VLO	Europe/Tirane	AL	40.61	19.43	Vlora	Vlora Internationa Airport
VLP	America/Cuiaba	BR	-9.98	-51.14	Vila Rica	Vila Rica Airport
VLR	America/Santiago	CL	-28.60	-70.76	Vallenar	Vallenar Airport
VLS	Pacific/Efate	VU	-16.80	168.18	Valesdir	Valesdir Airport
VLU	Europe/Moscow	RU	56.38	30.61	Velikiye Luki	Velikiye Luki Airport
VLV	America/Caracas	VE	9.34	-70.58	Valera	Dr. Antonio Nicolas Briceno Airport
VME	America/Argentina/San_Luis	AR	-33.73	-65.39	Villa Reynolds	Villa Reynolds Airport
VMU	Pacific/Port_Moresby	PG	-7.50	144.82	Baimuru	Baimuru Airport
VNC	America/New_York	US	27.07	-82.44	Venice	Venice Municipal Airport
VND	Indian/Antananarivo	MG	-23.35	47.58	Vangaindrano	Vangaindrano Airport
VNE	Europe/Paris	FR	47.72	-2.72	Vannes	Vannes-Meucon Airport
VNO	Europe/Vilnius	LT	54.63	25.29	Vilnius	Vilnius International Airport
VNR	Australia/Brisbane	AU	-16.96	141.95	Vanrook Station	Vanrook Station Airport
VNS	Asia/Kolkata	IN	25.45	82.86	Varanasi	Lal Bahadur Shastri Airport
VNT	Europe/Riga	LV	57.36	21.54	Ventspils	Ventspils International Airport
VNX	Africa/Maputo	MZ	-22.02	35.31	Vilanculo	Vilankulo Airport
VNY	America/Los_Angeles	US	34.21	-118.49	Van Nuys	Van Nuys Airport
VOD	Europe/Prague	CZ	50.22	14.40	Vodochoky	Vodochody Airport
VOG	Europe/Volgograd	RU	48.78	44.35	Volgograd	Volgograd International Airport
VOH	Indian/Antananarivo	MG	-13.38	50.00	Vohimarina	Vohimarina Airport
VOI	Africa/Monrovia	LR	8.40	-9.77	Voinjama	Voinjama Airport
VOK	America/Chicago	US	43.94	-90.25	Camp Douglas	Volk Field
VOL	Europe/Athens	GR	39.22	22.79	Nea Anchialos	Nea Anchialos Airport
VOT	America/Sao_Paulo	BR	-20.46	-50.00	Votuporanga	Votuporanga Airport
VOZ	Europe/Moscow	RU	51.81	39.23	Voronezh	Voronezh International Airport
VPE	Africa/Luanda	AO	-17.04	15.68	Ngiva	Ngjiva Pereira Airport
VPN	Atlantic/Reykjavik	IS	65.72	-14.85	Vopnafjörður	Vopnafjörður Airport
VPS	America/Chicago	US	30.48	-86.53	Valparaiso	Eglin Afb/Destin-Ft Walton Beach Airport
VPY	Africa/Maputo	MZ	-19.15	33.43	Chimoio	Chimoio Airport
VPZ	America/Chicago	US	41.45	-87.01	Valparaiso	Porter County Regional Airport
VQQ	America/New_York	US	30.22	-81.88	Jacksonville	Cecil Airport
VQS	America/Puerto_Rico	US	18.13	-65.49	Isla de Vieques	Antonio Rivera Rodriguez Airport
VRA	America/Havana	CU	23.03	-81.44	Varadero	Juan Gualberto Gomez International Airport
VRB	America/New_York	US	27.66	-80.42	Vero Beach	Vero Beach Regional Airport
VRC	Asia/Manila	PH	13.58	124.21	Virac	Virac Airport
VRE	Africa/Johannesburg	ZA	-31.64	18.54	Vredendal	Vredendal Airport
VRI	Europe/Moscow	RU	68.85	58.20	Varandey	Varandey Airport
VRK	Europe/Helsinki	FI	62.17	27.87	Varkaus	Varkaus Airport
VRL	Europe/Lisbon	PT	41.27	-7.72	Vila Real	Vila Real Airport
VRN	Europe/Rome	IT	45.40	10.89	Verona	Verona / Villafranca Airport
VRO	America/Havana	CU	23.12	-81.30	Matanzas	Kawama Airport
VRS	America/Chicago	US	38.43	-92.88	Versailles	Roy Otten Memorial Airfield
VRU	Africa/Johannesburg	ZA	-26.98	24.73	Vyrburg	Vryburg Airport
VSA	America/Mexico_City	MX	18.00	-92.82	Villahermosa	Carlos Rovirosa Perez International Airport
VSE	Europe/Lisbon	PT	40.73	-7.89	Viseu	Viseu Airport
VSF	America/New_York	US	43.34	-72.52	Springfield	Hartness State (Springfield) Airport
VSG	Europe/Kyiv	UA	48.42	39.37	Luhansk	Luhansk International Airport
VST	Europe/Stockholm	SE	59.59	16.63	Stockholm	Stockholm Vasteras Airport
VSV	Asia/Kolkata	IN	27.50	82.03	Shravasti	Shravasti Airport
VTB	Europe/Minsk	BY	55.13	30.35	Vitebsk	Vitebsk East Airport
VTE	Asia/Vientiane	LA	17.99	102.56	Vientiane	Wattay International Airport
VTF	Pacific/Fiji	FJ	-18.51	177.64	Vatulele	Vatulele Airport
VTG	Asia/Ho_Chi_Minh	VN	10.37	107.09	Vung Tau	Vung Tau Airport
VTL	Europe/Paris	FR	48.22	5.94	Luxeuil	Vittel Champ De Course Airport
VTM	Asia/Jerusalem	IL	31.21	35.01	Beersheba	Nevatim Air Base
VTN	America/Chicago	US	42.86	-100.55	Valentine	Miller Field
VTU	America/Havana	CU	20.99	-76.94	Las Tunas	Hermanos Ameijeiras Airport
VTZ	Asia/Kolkata	IN	17.72	83.22	Visakhapatnam	Vishakhapatnam Airport
VUP	America/Bogota	CO	10.44	-73.25	Valledupar	Alfonso Lopez Pumarejo Airport
VUS	Europe/Moscow	RU	60.79	46.26	Velikiy Ustyug	Velikiy Ustyug Airport
VVB	Indian/Antananarivo	MG	-19.83	48.80	Mahanoro	Mahanoro Airport
VVC	America/Bogota	CO	4.17	-73.61	Villavicencio	Vanguardia Airport
VVI	America/La_Paz	BO	-17.64	-63.14	Santa Cruz	Viru Viru International Airport
VVK	Europe/Stockholm	SE	57.78	16.52	Vastervik	Vastervik Airport
VVO	Asia/Vladivostok	RU	43.40	132.15	Vladivostok	Vladivostok International Airport
VVZ	Africa/Algiers	DZ	26.72	8.62	Illizi	Illizi Takhamalt Airport
VXC	Africa/Maputo	MZ	-13.27	35.27	Lichinga	Lichinga Airport
VXE	Atlantic/Cape_Verde	CV	16.83	-25.06	Sao Pedro	Sao Pedro Airport
VXO	Europe/Stockholm	SE	56.93	14.73	Vaxjo	Vaxjo Kronoberg Airport
VYD	Africa/Johannesburg	ZA	-27.79	30.80	Vryheid	Vryheid Airport
VYI	Asia/Yakutsk	RU	63.76	121.69	Vilyuisk	Vilyuisk Airport
VYS	America/Chicago	US	41.35	-89.15	Peru	Illinois Valley Regional-Walter A Duncan Field
WAA	America/Anchorage	US	65.62	-168.09	Wales	Wales Airport
WAC	Africa/Addis_Ababa	ET	7.17	37.17	Waca	Waca Airport
WAE	Asia/Riyadh	SA	20.50	45.20	Wadi Al Dawasir	Wadi Al Dawasir Airport
WAF	Asia/Karachi	PK	32.30	69.57	Waana	Wana Airport
WAG	Pacific/Auckland	NZ	-39.96	175.02	Wanganui	Wanganui Airport
WAH	America/Chicago	US	46.24	-96.61	Wahpeton	Harry Stern Airport
WAI	Indian/Antananarivo	MG	-14.90	47.99	Antsohihy	Ambalabe Airport
WAK	Indian/Antananarivo	MG	-22.30	44.53	Ankazoabo	Ankazoabo Airport
WAL	America/New_York	US	37.94	-75.47	Wallops Island	Wallops Flight Facility Airport
WAM	Indian/Antananarivo	MG	-17.80	48.44	Ambatondrazaka	Ambatondrazaka Airport
WAO	Pacific/Port_Moresby	PG	-6.99	145.08	Wabo	Wabo Airport
WAP	America/Santiago	CL	-43.61	-71.81	Alto Palena	Alto Palena Airport
WAQ	Indian/Antananarivo	MG	-18.70	44.61	Antsalova	Antsalova Airport
WAR	Asia/Jayapura	ID	-3.22	140.98	Waris-Papua Island	Waris Airport
WAT	Europe/Dublin	IE	52.19	-7.09	Waterford	Waterford Airport
WAV	Australia/Darwin	AU	-17.39	131.12	Wave Hill	Wave Hill Airport
WAW	Europe/Warsaw	PL	52.17	20.97	Warsaw	Warsaw Chopin Airport
WAX	Africa/Tripoli	LY	32.95	12.02	Zuwara	Zwara Airport
WAY	America/New_York	US	39.90	-80.13	Waynesburg	Greene County Airport
WAZ	Australia/Brisbane	AU	-28.15	151.94	Warwick	Warwick Airport
WBA	Asia/Jayapura	ID	-2.81	129.48	Seram Island	WahaiSeram Island
WBB	America/Nome	US	63.52	-162.28	Stebbins	Stebbins Airport
WBG	Europe/Berlin	DE	54.46	9.52	Schleswig	Schleswig Airport
WBK	America/Detroit	US	44.24	-84.18	West Branch	West Branch Community Airport
WBM	Pacific/Port_Moresby	PG	-5.64	143.90	Wapenamanda	Wapenamanda Airport
WBO	Indian/Antananarivo	MG	-21.61	45.14	Beroroha	Antsoa Airport
WBQ	America/Anchorage	US	66.36	-147.41	Beaver	Beaver Airport
WBR	America/Detroit	US	43.72	-85.51	Big Rapids	Roben-Hood Airport
WBU	America/Denver	US	40.04	-105.23	Boulder	Boulder Municipal Airport
WBW	America/New_York	US	41.30	-75.85	Wilkes-Barre	Wilkes-Barre Wyoming Valley Airport
WCA	America/Santiago	CL	-42.49	-73.77	Castro	Gamboa Airport
WCH	America/Santiago	CL	-42.93	-72.70	Chaiten	Chaiten Airport
WCR	America/Anchorage	US	67.50	-148.48	Chandalar Lake	Chandalar Lake Airport
WDG	America/Chicago	US	36.38	-97.79	Enid	Enid Woodring Regional Airport
WDH	Africa/Windhoek	NA	-22.48	17.47	Windhoek	Hosea Kutako International Airport
WDI	Australia/Brisbane	AU	-26.28	151.86	Wondai	Wondai Airport
WDN	America/Los_Angeles	US	48.71	-123.02	East Sound	Waldron Airstrip
WDR	America/New_York	US	33.98	-83.67	Winder	Barrow County Airport
WDS	Asia/Shanghai	CN	32.59	110.91	Shiyan	Shiyan Wudangshan Airport
WEA	America/Chicago	US	32.75	-97.68	Weatherford	Parker County Airport
WEF	Asia/Shanghai	CN	36.65	119.12	Weifang	Weifang Airport
WEH	Asia/Shanghai	CN	37.19	122.23	Weihai	Weihai Airport
WEI	Australia/Brisbane	AU	-12.68	141.93	Weipa	Weipa Airport
WEL	Africa/Johannesburg	ZA	-28.00	26.67	Welkom	Welkom Airport
WET	Asia/Jayapura	ID	-4.04	136.28	Wagethe-Papua Island	Wagethe Airport
WEW	Australia/Sydney	AU	-30.26	149.41	Wee Waa	Wee Waa Airport
WFD	Europe/London	GB	53.34	-2.15	Manchester	Manchester Woodford Airport
WFI	Indian/Antananarivo	MG	-21.44	47.11	Fianarantsoa	Fianarantsoa Airport
WFK	America/New_York	US	47.29	-68.31	Frenchville	Northern Aroostook Regional Airport
WGA	Australia/Sydney	AU	-35.17	147.47	Wagga Wagga	Wagga Wagga City Airport
WGB	Asia/Karachi	PK	29.95	73.25	Bahawalnagar	Bahawalnagar Airport
WGC	Asia/Kolkata	IN	17.91	79.60	Warrangal	Warangal Airport
WGE	Australia/Sydney	AU	-30.03	148.13	Walgett	Walgett Airport
WGO	America/New_York	US	39.14	-78.14	Winchester	Winchester Regional Airport
WGP	Asia/Makassar	ID	-9.67	120.30	Waingapu-Sumba Island	Waingapu Airport
WGT	Australia/Melbourne	AU	-36.42	146.31	Wangaratta	Wangaratta Airport
WHA	Asia/Shanghai	CN	31.10	118.67	Wuhu	Wuhu Xuanzhou Airport
WHF	Africa/Khartoum	SD	21.80	31.52	Wadi Halfa	Wadi Halfa Airport
WHK	Pacific/Auckland	NZ	-37.92	176.91	Whakatane	Whakatane Airport
WHO	Pacific/Auckland	NZ	-43.36	170.13	Franz Josef	Franz Josef Aerodrome
WHP	America/Los_Angeles	US	34.26	-118.41	Los Angeles	Whiteman Airport
WHS	Europe/London	GB	60.38	-0.93	Whalsay	Whalsay Airport
WHT	America/Chicago	US	29.25	-96.15	Wharton	Wharton Regional Airport
WHU	Asia/Shanghai	CN	31.39	118.41	Wuhu	Wuhu Air Base
WIB	America/Chicago	US	34.23	-99.28	Vernon	Wilbarger County Airport
WIC	Europe/London	GB	58.46	-3.09	Wick	Wick Airport
WIE	Europe/Berlin	DE	50.05	8.33	Wiesbaden	Wiesbaden Army Airfield
WIK	Pacific/Auckland	NZ	-36.81	175.09	Waiheke Reeve	Waiheke Reeve Airport
WIL	Africa/Nairobi	KE	-1.32	36.81	Nairobi	Nairobi Wilson Airport
WIN	Australia/Brisbane	AU	-22.36	143.09	Winton	Winton Airport
WIO	Australia/Sydney	AU	-31.53	143.38	Wilcannia	Wilcannia Airport
WIR	Pacific/Auckland	NZ	-39.01	177.41	Wairoa	Wairoa Airport
WIT	Australia/Perth	AU	-22.22	118.35	Wittenoom	Wittenoom Airport
WIX	America/Mexico_City	MX	19.58	-103.38	Tuxpan	Tuxpan Airport
WJF	America/Los_Angeles	US	34.74	-118.22	Lancaster	General Wm J Fox Airfield
WJR	Africa/Nairobi	KE	1.73	40.09	Wajir	Wajir Airport
WJU	Asia/Seoul	KR	37.44	127.96	Wonju	Wonju Airport
WKA	Pacific/Auckland	NZ	-44.72	169.25	Wanaka	Wanaka Airport
WKB	Australia/Melbourne	AU	-36.32	142.42	Warracknabeal	Warracknabeal Airport
WKF	Africa/Johannesburg	ZA	-25.83	28.22	Pretoria	Waterkloof Air Force Base
WKI	Africa/Harare	ZW	-18.36	26.52	Hwange	Hwange Airport
WKJ	Asia/Tokyo	JP	45.40	141.80	Wakkanai	Wakkanai Airport
WKK	America/Anchorage	US	59.28	-158.62	Aleknagik	Aleknagik /New Airport
WKR	America/Nassau	BS	27.27	-78.40	Abaco I Walker C	Abaco I Walker C Airport
WLA	Australia/Perth	AU	-19.77	120.65	Wallal	Wallal Airport
WLC	Australia/Sydney	AU	-31.00	151.57	Walcha	Walcha Airport
WLD	America/Chicago	US	37.17	-97.04	Winfield	Strother Field
WLE	Australia/Brisbane	AU	-26.81	150.18	Miles	Miles Airport
WLG	Pacific/Auckland	NZ	-41.33	174.80	Wellington	Wellington International Airport
WLH	Pacific/Efate	VU	-15.41	167.69	Walaha	Walaha Airport
WLK	America/Anchorage	US	66.60	-159.99	Selawik	Selawik Airport
WLL	Australia/Darwin	AU	-17.22	137.92	Wollogorang	Wollogorang Airport
WLO	Australia/Darwin	AU	-16.63	129.32	Waterloo	Waterloo Airport
WLP	Australia/Perth	AU	-23.14	118.71	West Angelas	West Angelas Airport
WLS	Pacific/Wallis	WF	-13.24	-176.20	Wallis Island	Hihifo Airport
WLW	America/Los_Angeles	US	39.52	-122.22	Willows	Willows/Glenn County Airport
WMA	Indian/Antananarivo	MG	-15.83	48.83	Mandritsara	Mandritsara Airport
WMB	Australia/Melbourne	AU	-38.30	142.45	Warrnambool	Warrnambool Airport
WMC	America/Los_Angeles	US	40.90	-117.81	Winnemucca	Winnemucca Municipal Airport
WMD	Indian/Antananarivo	MG	-21.05	44.94	Mandabe	Mandabe Airport
WME	Australia/Perth	AU	-27.29	120.56	Mount Keith	Mount Keith Airport
WMH	America/Chicago	US	36.37	-92.47	Mountain Home	Baxter County Airport
WMI	Europe/Warsaw	PL	52.45	20.65	Warsaw	Warsaw Modlin Airport
WMN	Indian/Antananarivo	MG	-15.44	49.69	Maroantsetra	Maroantsetra Airport
WMO	America/Anchorage	US	64.69	-163.41	White Mountain	White Mountain Airport
WMR	Indian/Antananarivo	MG	-16.16	49.77	Mananara Nord	Mananara Nord Airport
WMT	Asia/Shanghai	CN	27.97	106.44	Zunyi	Zunyi Maotai Airport
WMX	Asia/Jayapura	ID	-4.10	138.96	Wamena-Papua Island	Wamena Airport
WNA	America/Anchorage	US	60.69	-161.98	Napakiak	Napakiak Airport
WND	Australia/Perth	AU	-28.48	122.24	Windarra	Windarra Airport
WNJ	Asia/Shanghai	CN	26.85	104.33	Leshan	Weining Airport (under construction)
WNN	America/Winnipeg	CA	52.89	-89.29	Wunnumin Lake	Wunnumin Lake Airport
WNP	Asia/Manila	PH	13.58	123.27	Naga	Naga Airport
WNR	Australia/Brisbane	AU	-25.41	142.67	Windorah	Windorah Airport
WNS	Asia/Karachi	PK	26.22	68.39	Nawabash	Nawabshah Airport
WNZ	Asia/Shanghai	CN	27.91	120.85	Wenzhou	Wenzhou Yongqiang Airport
WOA	Pacific/Port_Moresby	PG	-6.80	145.89	Wonenara	Wonenara Airport
WOE	Europe/Amsterdam	NL	51.45	4.34	Bergen Op Zoom	Woensdrecht Air Base
WOL	Australia/Sydney	AU	-34.56	150.79	Wollongong	Wollongong Airport
WON	Australia/Brisbane	AU	-18.57	140.89	Wondoola	Wondoola Airport
WOT	Asia/Taipei	TW	23.37	119.50	Wang-an	Wang-an Airport
WOW	America/Anchorage	US	61.75	-150.05	Willow	Willow Airport
WPA	America/Santiago	CL	-45.40	-72.67	Puerto Aysen	Cabo 1° Juan Roman Airport
WPB	Indian/Antananarivo	MG	-15.58	47.62	Port Berge	Port Berge Airport
WPC	America/Edmonton	CA	49.52	-114.00	Pincher Creek	Pincher Creek Airport
WPK	Australia/Brisbane	AU	-16.66	144.00	Wrotham Park	Wrotham Park Airport
WPO	America/Denver	US	38.83	-107.65	Paonia	North Fork Valley Airport
WPR	America/Santiago	CL	-53.25	-70.32	Porvenir	Capitan Fuentes Martinez Airport Airport
WPU	America/Santiago	CL	-54.93	-67.63	Puerto Williams	Guardiamarina Zanartu Airport
WRB	America/New_York	US	32.64	-83.59	Warner Robins	Robins Afb Airport
WRE	Pacific/Auckland	NZ	-35.77	174.37	Whangarei	Whangarei Airport
WRG	America/Anchorage	US	56.48	-132.37	Wrangell	Wrangell Airport
WRI	America/New_York	US	40.02	-74.59	Wrightstown	Mc Guire Field (Joint Base Mc Guire Dix Lakehurst) Airport
WRL	America/Denver	US	43.96	-107.95	Worland	Worland Municipal Airport
WRO	Europe/Warsaw	PL	51.10	16.89	Wrocław	Copernicus Wrocław Airport
WRT	Europe/London	GB	53.75	-2.88	Warton	Warton Airport
WRW	Australia/Perth	AU	-20.85	120.71	Warrawagine	Warrawagine Airport
WRY	Europe/London	GB	59.35	-2.95	Westray	Westray Airport
WRZ	Asia/Colombo	LK	6.25	81.24	Weerawila	Wirawila Airport
WSF	America/Nome	US	54.58	-164.91	Cape Sarichef	Cape Sarichef Airport
WSG	America/New_York	US	40.14	-80.29	Washington	Washington County Airport
WSH	America/New_York	US	40.82	-72.87	Shirley	Brookhaven Airport
WSI	Australia/Sydney	AU	-33.89	150.71	Badgerys Creek	Western Sydney International (Nancy-Bird Walton) Airport
WSK	Asia/Shanghai	CN	31.06	109.71	Wushan	Wushan Chongqing Airport
WSM	America/Anchorage	US	67.41	-150.12	Wiseman	Wiseman Airport
WSN	America/Anchorage	US	58.70	-157.00	South Naknek	South Naknek Nr 2 Airport
WSO	America/Paramaribo	SR	5.25	-57.17	Washabo	Washabo Airport
WSP	America/Managua	NI	14.74	-83.97	Waspam	Waspam Airport
WSR	Asia/Jayapura	ID	-2.73	134.52	Wasior-Papua Island	Wasior Airport
WST	America/New_York	US	41.35	-71.80	Westerly	Westerly State Airport
WSU	Pacific/Port_Moresby	PG	-5.96	147.20	Wasu	Wasu Airport
WSZ	Pacific/Auckland	NZ	-41.74	171.58	Westport	Westport Airport
WTA	Indian/Antananarivo	MG	-17.48	43.97	Tambohorano	Tambohorano Airport
WTB	Australia/Brisbane	AU	-27.56	151.79	Wellcamp	Toowoomba Wellcamp Airport
WTD	America/Nassau	BS	26.69	-78.97	West End	West End Airport
WTK	America/Anchorage	US	67.56	-162.98	Noatak	Noatak Airport
WTL	America/Nome	US	60.35	-162.65	Tuntutuliak	Tuntutuliak Airport
WTN	Europe/London	GB	53.17	-0.52	Waddington	RAF Waddington
WTP	Pacific/Port_Moresby	PG	-8.55	147.25	Fatima Mission	Woitape Airport
WTR	America/Phoenix	US	33.81	-109.99	Whiteriver	Whiteriver Airport
WTS	Indian/Antananarivo	MG	-18.76	46.05	Tsiroanomandidy	Tsiroanomandidy Airport
WTZ	Pacific/Auckland	NZ	-36.83	175.68	Whitianga	Whitianga Airport
WUA	Asia/Shanghai	CN	39.79	106.80	Wuhai	Wuhai Airport
WUD	Australia/Adelaide	AU	-33.04	135.45	Wudinna	Wudinna Airport
WUG	Pacific/Port_Moresby	PG	-7.35	146.72	Wau	Wau Airport
WUH	Asia/Shanghai	CN	30.78	114.21	Wuhan	Wuhan Tianhe International Airport
WUI	Australia/Perth	AU	-28.71	121.89	Murrin Murrin	Murrin Murrin Airport
WUN	Australia/Perth	AU	-26.63	120.22	Wiluna	Wiluna Airport
WUS	Asia/Shanghai	CN	27.70	118.00	Wuyishan	Nanping Wuyishan Airport
WUU	Africa/Juba	SS	7.73	27.98	Wau	Wau Airport
WUX	Asia/Shanghai	CN	31.49	120.43	Wuxi	Sunan Shuofang International Airport
WUZ	Asia/Shanghai	CN	23.40	111.10	Wuzhou	Wuzhou Xijiang Airport
WVB	Africa/Windhoek	NA	-22.98	14.65	Walvis Bay	Walvis Bay Airport
WVI	America/Los_Angeles	US	36.94	-121.79	Watsonville	Watsonville Municipal Airport
WVK	Indian/Antananarivo	MG	-22.12	48.02	Manakara	Manakara Airport
WVL	America/New_York	US	44.53	-69.68	Waterville	Waterville Regional Airport
WVN	Europe/Berlin	DE	53.50	8.05	Wilhelmshaven	Wilhelmshaven-Mariensiel Airport
WWA	America/Anchorage	US	61.57	-149.54	Wasilla	Wasilla Airport
WWD	America/New_York	US	39.01	-74.91	Wildwood	Cape May County Airport
WWI	Australia/Perth	AU	-21.66	121.23	Woodie Woodie	Woodie Woodie Airport
WWK	Pacific/Port_Moresby	PG	-3.58	143.67	Wewak	Wewak International Airport
WWR	America/Chicago	US	36.44	-99.52	Woodward	West Woodward Airport
WWT	America/Nome	US	60.81	-164.50	Mertarvik	Mertarvik Airport
WWY	Australia/Sydney	AU	-33.94	147.19	West Wyalong	West Wyalong Airport
WXN	Asia/Shanghai	CN	30.80	108.43	Wanxian	Wanxian Airport
WYA	Australia/Adelaide	AU	-33.06	137.51	Whyalla	Whyalla Airport
WYE	Africa/Freetown	SL	8.61	-11.05	Yengema	Yengema Airport
WYK	Asia/Jakarta	ID	-4.39	104.40	Batu Raja	Gatot Subrato Airport
WYN	Australia/Perth	AU	-15.51	128.15	Wyndham	Wyndham Airport
WYS	America/Denver	US	44.69	-111.12	West Yellowstone	Yellowstone Airport
WZA	Africa/Accra	GH	10.08	-2.51	Wa	Wa Airport
XAI	Asia/Shanghai	CN	32.54	114.08	Xinyang	Xinyang Minggang Airport
XAP	America/Sao_Paulo	BR	-27.13	-52.66	Chapeco	Chapeco Airport
XAR	Africa/Ouagadougou	BF	14.22	-0.88	Aribinda	Aribinda Airport
XAU	America/Cayenne	GF	3.61	-53.20	Saul	Saul Airport
XBE	America/Winnipeg	CA	53.97	-91.03	Bearskin Lake	Bearskin Lake Airport
XBG	Africa/Ouagadougou	BF	12.98	-0.17	Bogande	Bogande Airport
XBJ	Asia/Tehran	IR	32.90	59.27	Birjand	Birjand Airport
XBK	Europe/Paris	FR	46.20	5.29	Bourg	Bourg-Ceyzeriat Airport
XBO	Africa/Ouagadougou	BF	12.65	-0.57	Boulsa	Boulsa Airport
XBR	America/Toronto	CA	44.64	-75.75	Brockville	Brockville - Thousand Islands Regional Tackaberry Airport
XCH	Indian/Christmas	CX	-10.45	105.69	Christmas Island	Christmas Island Airport
XCL	America/Regina	CA	58.39	-109.52	Cluff Lake	Cluff Lake Airport
XCM	America/Toronto	CA	42.31	-82.08	Chatham-Kent	Chatham Kent Airport
XCO	Australia/Melbourne	AU	-38.29	143.68	Colac	Colac Airport
XCR	Europe/Paris	FR	48.78	4.18	Chalons	Chalons-Vatry Air Base
XDE	Africa/Ouagadougou	BF	10.95	-3.25	Diebougou	Diebougou Airport
XDJ	Africa/Ouagadougou	BF	14.10	-1.63	Djibo	Djibo Airport
XEN	Asia/Shanghai	CN	40.58	120.70	Xingcheng	Xingcheng Air Base
XFN	Asia/Shanghai	CN	32.15	112.29	Xiangfan	Xiangfan Airport
XFW	Europe/Berlin	DE	53.54	9.84	Hamburg	Hamburg-Finkenwerder Airport
XGA	Africa/Ouagadougou	BF	10.30	-3.25	Gaoua	Gaoua Airport
XGG	Africa/Ouagadougou	BF	14.45	-0.23	Gorom-Gorom	Gorom-Gorom Airport
XGN	Africa/Luanda	AO	-16.76	14.97	Xangongo	Xangongo Airport
XGR	America/Iqaluit	CA	58.71	-65.99	Kangiqsualujjuaq	Kangiqsualujjuaq (Georges River) Airport
XIC	Asia/Shanghai	CN	27.99	102.18	Xichang	Xichang Qingshan Airport
XIJ	Asia/Kuwait	KW	28.93	47.79	Ahmed Al Jaber AB	Ahmed Al Jaber Air Base
XIL	Asia/Shanghai	CN	43.92	115.96	Xilinhot	Xilinhot Airport
XIN	Asia/Shanghai	CN	24.15	115.76	Xingning	Xingning Airport
XIY	Asia/Shanghai	CN	34.45	108.75	Xi'an	Xi'an Xianyang International Airport
XJM	Asia/Karachi	PK	33.05	73.64	Mangla	Mangla Airport
XKA	Africa/Ouagadougou	BF	12.47	1.50	Kantchari	Kantchari Airport
XKH	Asia/Vientiane	LA	19.45	103.16	Xieng Khouang	Xieng Khouang Airport
XKS	America/Toronto	CA	53.52	-88.64	Kasabonika	Kasabonika Airport
XKY	Africa/Ouagadougou	BF	13.07	-1.10	Kaya	Kaya Airport
XLB	America/Winnipeg	CA	58.62	-101.47	Lac Brochet	Lac Brochet Airport
XLS	Africa/Dakar	SN	16.05	-16.46	Saint Louis	Saint Louis Airport
XLU	Africa/Ouagadougou	BF	11.10	-2.10	Leo	Leo Airport
XMC	Australia/Hobart	AU	-37.60	149.72	Mallacoota	Mallacoota Airport
XMD	America/Chicago	US	44.02	-97.09	Madison	Madison Municipal Airport
XMH	Pacific/Tahiti	PF	-14.44	-146.07	Manihi	Manihi Airport
XMI	Africa/Dar_es_Salaam	TZ	-10.73	38.77	Masasi	Masasi Airport
XML	Australia/Adelaide	AU	-34.75	137.53	Minlaton	Minlaton Airport
XMN	Asia/Shanghai	CN	24.54	118.13	Xiamen	Xiamen Gaoqi International Airport
XMP	America/Whitehorse	CA	63.18	-130.20	Macmillan Pass	Macmillan Pass Airport
XMS	America/Guayaquil	EC	-2.30	-78.12	Macas	Coronel E Carvajal Airport
XMU	Europe/Paris	FR	46.53	3.42	Moulins	Moulins-Montbeugny Airport
XMY	Australia/Brisbane	AU	-9.90	142.78	Yam Island	Yam Island Airport
XNA	America/Chicago	US	36.28	-94.31	Fayetteville	Northwest Arkansas Ntl Airport
XNN	Asia/Shanghai	CN	36.53	102.04	Xining	Xining Caojiabu Airport
XNU	Africa/Ouagadougou	BF	12.75	-3.87	Nouna	Nouna Airport
XPA	Africa/Ouagadougou	BF	11.25	0.70	Pama	Pama Airport
XPK	America/Winnipeg	CA	55.75	-101.27	Pukatawagan	Pukatawagan Airport
XPL	America/Tegucigalpa	HN	14.38	-87.62	Comayagua	Comayagua-Palmerola International Airport
XPP	America/Winnipeg	CA	53.00	-97.27	Poplar River	Poplar River Airport
XPR	America/Denver	US	43.02	-102.51	Pine Ridge	Pine Ridge Airport
XQP	America/Costa_Rica	CR	9.44	-84.13	Quepos	Quepos Managua Airport
XQU	America/Vancouver	CA	49.34	-124.39	Qualicum Beach	Qualicum Beach Airport
XRH	Australia/Sydney	AU	-33.60	150.78	Richmond	RAAF Base Richmond
XRR	America/Whitehorse	CA	61.97	-132.42	Ross River	Ross River Airport
XRY	Europe/Madrid	ES	36.74	-6.06	Jerez de la Forntera	Jerez Airport
XSB	Asia/Dubai	AE	24.28	52.58	Sir Bani Yas	Sir Bani Yas Airport
XSC	America/Grand_Turk	TC	21.52	-71.53	South Caicos	South Caicos Airport
XSD	America/Los_Angeles	US	37.80	-116.78	Tonopah	Tonopah Test Range
XSE	Africa/Ouagadougou	BF	13.45	0.52	Sebba	Sebba Airport
XSI	America/Winnipeg	CA	56.79	-98.91	South Indian Lake	South Indian Lake Airport
XSP	Asia/Singapore	SG	1.42	103.87	Seletar	Seletar Airport
XTG	Australia/Brisbane	AU	-27.99	143.81	Thargomindah	Thargomindah Airport
XTL	America/Winnipeg	CA	58.71	-98.51	Tadoule Lake	Tadoule Lake Airport
XTO	Australia/Brisbane	AU	-25.80	149.90	Taroom	Taroom Airport
XTR	Australia/Brisbane	AU	-27.16	150.48	Tara	Tara Airport
XUZ	Asia/Shanghai	CN	34.06	117.56	Xuzhou	Xuzhou Guanyin Airport
XWA	America/Chicago	US	48.26	-103.75	Williston	Williston Basin International Airport
XXN	Asia/Riyadh	SA	24.71	46.73	Riyadh	Riyadh Air Base
XYA	Pacific/Guadalcanal	SB	-9.09	159.22	Yandina	Yandina Airport
XYR	Pacific/Port_Moresby	PG	-3.88	141.79	Yellow River Mission	Edwaki Airport
XZA	Africa/Ouagadougou	BF	11.17	-0.62	Zabre	Zabre Airport
YAA	America/Vancouver	CA	52.45	-125.30	Anahim Lake	Anahim Lake Airport
YAB	America/Rankin_Inlet	CA	73.01	-85.04	Arctic Bay	Arctic Bay Airport
YAC	America/Winnipeg	CA	51.73	-91.82	Cat Lake	Cat Lake Airport
YAD	America/Vancouver	CA	53.07	-125.41	Moose Lake	Moose Lake (Lodge) Airport
YAG	America/Winnipeg	CA	48.65	-93.44	Fort Frances	Fort Frances Municipal Airport
YAH	America/Toronto	CA	53.75	-73.68	La Grande-4	La Grande-4 Airport
YAI	America/Santiago	CL	-36.58	-72.03	Chillan	Gral. Bernardo O´Higgins Airport
YAK	America/Anchorage	US	59.50	-139.66	Yakutat	Yakutat Airport
YAL	America/Vancouver	CA	50.58	-126.92	Alert Bay	Alert Bay Airport
YAM	America/Toronto	CA	46.48	-84.51	Sault Sainte Marie	Sault Ste Marie Airport
YAN	Africa/Lubumbashi	CD	0.78	24.47	Yangambi	Yangambi Airport
YAO	Africa/Douala	CM	3.84	11.52	Yaounde	Yaounde Airport
YAP	Pacific/Chuuk	FM	9.50	138.08	Yap Island	Yap International Airport
YAR	America/Toronto	CA	53.57	-76.20	La Grande-3	La Grande-3 Airport
YAS	Pacific/Fiji	FJ	-16.76	177.54	Yasawa Island	Yasawa Island Airport
YAT	America/Toronto	CA	52.93	-82.43	Attawapiskat	Attawapiskat Airport
YAU	America/Toronto	CA	61.66	-73.32	Kattiniq	Donaldson Airport
YAX	America/Winnipeg	CA	53.85	-89.58	Angling Lake	Wapekeka Airport
YAY	America/St_Johns	CA	51.39	-56.08	St. Anthony	St. Anthony Airport
YAZ	America/Vancouver	CA	49.08	-125.78	Tofino	Tofino / Long Beach Airport
YBA	America/Edmonton	CA	51.21	-115.54	Banff	Banff Airport
YBB	America/Edmonton	CA	68.53	-89.81	Kugaaruk	Kugaaruk Airport
YBC	America/Toronto	CA	49.13	-68.20	Baie-Comeau	Baie Comeau Airport
YBE	America/Regina	CA	59.56	-108.48	Uranium City	Uranium City Airport
YBG	America/Toronto	CA	48.33	-71.00	Bagotville	CFB Bagotville
YBI	America/Halifax	CA	53.47	-55.78	Black Tickle	Black Tickle Airport
YBK	America/Winnipeg	CA	64.30	-96.08	Baker Lake	Baker Lake Airport
YBL	America/Vancouver	CA	49.95	-125.27	Campbell River	Campbell River Airport
YBO	America/Vancouver	CA	56.97	-130.25	Bob Quinn Lake	Bob Quinn Lake Airport
YBP	Asia/Shanghai	CN	28.86	104.53	Yibin	Yibin Wuliangye Airport
YBR	America/Winnipeg	CA	49.91	-99.95	Brandon	Brandon Municipal Airport
YBT	America/Winnipeg	CA	57.89	-101.68	Brochet	Brochet Airport
YBV	America/Winnipeg	CA	52.36	-97.02	Berens River	Berens River Airport
YBX	America/Blanc-Sablon	CA	51.44	-57.19	Lourdes-De-Blanc-Sablon	Lourdes de Blanc Sablon Airport
YBY	America/Edmonton	CA	54.30	-110.74	Bonnyville	Bonnyville Airport
YCA	America/Vancouver	CA	49.68	-124.98	Courtenay	Courtenay Airpark
YCB	America/Edmonton	CA	69.11	-105.14	Cambridge Bay	Cambridge Bay Airport
YCC	America/Toronto	CA	45.09	-74.56	Cornwall	Cornwall Regional Airport
YCD	America/Vancouver	CA	49.05	-123.87	Nanaimo	Nanaimo Airport
YCE	America/Toronto	CA	43.29	-81.51	Centralia	James T. Field Memorial Aerodrome
YCG	America/Vancouver	CA	49.30	-117.63	Castlegar	Castlegar Airport
YCH	America/Halifax	CA	47.01	-65.45	Miramichi	Miramichi Airport
YCK	America/Yellowknife	CA	67.03	-126.08	Colville Lake	Colville Lake Airport
YCL	America/Halifax	CA	47.99	-66.33	Charlo	Charlo Airport
YCM	America/Toronto	CA	43.19	-79.17	Niagara-on-the-lake	St. Catharines Niagara District Airport
YCN	America/Toronto	CA	49.11	-81.01	Cochrane	Cochrane Airport
YCO	America/Edmonton	CA	67.82	-115.14	Kugluktuk	Kugluktuk Airport
YCQ	America/Dawson_Creek	CA	55.69	-121.63	Chetwynd	Chetwynd Airport
YCR	America/Winnipeg	CA	54.61	-97.76	Cross Lake	Cross Lake (Charlie Sinclair Memorial) Airport
YCS	America/Winnipeg	CA	63.35	-90.73	Chesterfield Inlet	Chesterfield Inlet Airport
YCT	America/Edmonton	CA	52.08	-111.44	Coronation	Coronation Airport
YCU	Asia/Shanghai	CN	35.12	111.03	Yuncheng	Yuncheng Guangong Airport
YCW	America/Vancouver	CA	49.15	-121.94	Chilliwack	Chilliwack Airport
YCY	America/Toronto	CA	70.49	-68.52	Clyde River	Clyde River Airport
YCZ	America/Edmonton	CA	50.33	-115.87	Fairmont Hot Springs	Fairmont Hot Springs Airport
YDA	America/Vancouver	CA	64.04	-139.13	Dawson City	Dawson City Airport
YDB	America/Vancouver	CA	61.37	-139.04	Burwash	Burwash Airport
YDC	America/Edmonton	CA	53.27	-114.96	Drayton Valley	Drayton Valley Industrial Airport
YDF	America/St_Johns	CA	49.21	-57.39	Deer Lake	Deer Lake Airport
YDG	America/Halifax	CA	44.55	-65.79	Digby	Digby / Annapolis Regional Airport
YDJ	America/Regina	CA	58.66	-103.54	Hatchet Lake	Hatchet Lake Airport
YDL	America/Vancouver	CA	58.42	-130.03	Dease Lake	Dease Lake Airport
YDN	America/Winnipeg	CA	51.10	-100.05	Dauphin	Dauphin Barker Airport
YDO	America/Toronto	CA	48.78	-72.38	Saint-Félicien	Dolbeau Lac-Saint-Jean Airport
YDP	America/Halifax	CA	56.55	-61.68	Nain	Nain Airport
YDQ	America/Dawson_Creek	CA	55.74	-120.18	Dawson Creek	Dawson Creek Airport
YDT	America/Vancouver	CA	49.07	-123.01	Ladner	Boundary Bay Airport
YDU	America/Yellowknife	CA	60.29	-102.50	Kasba Lake	Kasba Lake Airport
YDV	America/Winnipeg	CA	51.78	-96.70	Bloodvein River	Bloodvein River Airport
YDW	America/Yellowknife	CA	60.32	-103.13	Obre Lake	North of Sixty Airport
YEB	America/Toronto	CA	46.42	-84.09	Bar River	Bar River Airport
YEC	Asia/Seoul	KR	36.63	128.35	Yecheon	Yecheon Airport
YEG	America/Edmonton	CA	53.31	-113.58	Edmonton	Edmonton International Airport
YEH	Asia/Shanghai	CN	38.48	106.01	Yinchuan	Yinchuan Helanshan Airport
YEI	Europe/Istanbul	TR	40.26	29.56	Bursa	Bursa Yenisehir Airport
YEK	America/Winnipeg	CA	61.09	-94.07	Arviat	Arviat Airport
YEL	America/Toronto	CA	46.35	-82.56	Elliot Lake	Elliot Lake Municipal Airport
YEM	America/Toronto	CA	45.84	-81.86	Manitowaning	Manitoulin East Municipal Airport
YEN	America/Regina	CA	49.21	-102.97	Estevan	Estevan Airport
YEO	Europe/London	GB	51.01	-2.64	Yeovil	RNAS Yeovilton
YER	America/Toronto	CA	56.02	-87.68	Fort Severn	Fort Severn Airport
YES	Asia/Tehran	IR	30.70	51.55	Yasouj	Yasouj Airport
YET	America/Edmonton	CA	53.58	-116.47	Edson	Edson Airport
YEU	America/Rankin_Inlet	CA	79.99	-85.81	Eureka	Eureka Airport
YEV	America/Inuvik	CA	68.30	-133.48	Inuvik	Inuvik (Mike Zubko) Airport
YEY	America/Toronto	CA	48.56	-78.25	Amos	Amos Magny Airport
YFA	America/Toronto	CA	52.20	-81.70	Fort Albany	Fort Albany Airport
YFB	America/Toronto	CA	63.76	-68.56	Iqaluit	Iqaluit Airport
YFC	America/Moncton	CA	45.87	-66.54	Fredericton	Fredericton International Airport
YFE	America/Toronto	CA	48.75	-69.10	Forestville	Forestville Airport
YFG	America/Toronto	CA	54.55	-71.17	Fontanges	Fontanges Airport
YFH	America/Toronto	CA	51.56	-87.91	Fort Hope	Fort Hope Airport
YFI	America/Edmonton	CA	57.28	-110.98	Suncor Energy Site	Fort Mackay / Firebag
YFJ	America/Edmonton	CA	64.19	-114.08	Wekweeti	Wekweeti Airport
YFO	America/Winnipeg	CA	54.68	-101.68	Flin Flon	Flin Flon Airport
YFR	America/Edmonton	CA	61.18	-113.69	Fort Resolution	Fort Resolution Airport
YFS	America/Edmonton	CA	61.76	-121.24	Fort Simpson	Fort Simpson Airport
YFX	America/St_Johns	CA	52.37	-55.67	St. Lewis	St. Lewis (Fox Harbour) Airport
YGB	America/Vancouver	CA	49.69	-124.52	Texada	Texada Gillies Bay Airport
YGC	America/Edmonton	CA	53.92	-118.87	Grande Cache	Grande Cache Airport
YGH	America/Edmonton	CA	66.24	-128.65	Fort Good Hope	Fort Good Hope Airport
YGJ	Asia/Tokyo	JP	35.49	133.24	Yonago	Miho Yonago Airport
YGK	America/Toronto	CA	44.23	-76.60	Kingston	Kingston Airport
YGL	America/Toronto	CA	53.63	-77.70	Radisson	La Grande Riviere Airport
YGM	America/Winnipeg	CA	50.63	-97.04	Gimli	Gimli Industrial Park Airport
YGO	America/Winnipeg	CA	54.56	-94.49	Gods Lake Narrows	Gods Lake Narrows Airport
YGP	America/Toronto	CA	48.78	-64.48	Gaspe	Gaspe (Michel-Pouliot) Airport
YGQ	America/Toronto	CA	49.78	-86.94	Geraldton	Geraldton Greenstone Regional Airport
YGR	America/Toronto	CA	47.42	-61.78	Iles-de-la-Madeleine	Iles-de-la-Madeleine Airport
YGT	America/Toronto	CA	69.36	-81.82	Igloolik	Igloolik Airport
YGV	America/Toronto	CA	50.28	-63.61	Havre St-Pierre	Havre St Pierre Airport
YGW	America/Toronto	CA	55.28	-77.77	Kuujjuarapik	Kuujjuarapik Airport
YGX	America/Winnipeg	CA	56.36	-94.71	Gillam	Gillam Airport
YGZ	America/Toronto	CA	76.43	-82.91	Grise Fiord	Grise Fiord Airport
YHA	America/St_Johns	CA	52.53	-56.29	Port Hope Simpson	Port Hope Simpson Airport
YHB	America/Regina	CA	52.82	-102.31	Hudson Bay	Hudson Bay Airport
YHD	America/Winnipeg	CA	49.83	-92.74	Dryden	Dryden Regional Airport
YHE	America/Vancouver	CA	49.37	-121.50	Hope	Hope Airport
YHF	America/Toronto	CA	49.71	-83.69	Hearst	Hearst Rene Fontaine Municipal Airport
YHG	America/St_Johns	CA	52.77	-56.12	Charlottetown	Charlottetown Airport
YHI	America/Yellowknife	CA	70.76	-117.81	Ulukhaktok	Ulukhaktok Holman Airport
YHJ	Asia/Shanghai	CN	28.70	116.11	Nanchang	Nanchang Yaohu Airport
YHK	America/Edmonton	CA	68.64	-95.85	Gjoa Haven	Gjoa Haven Airport
YHM	America/Toronto	CA	43.17	-79.94	Hamilton	John C. Munro Hamilton International Airport
YHN	America/Toronto	CA	49.19	-84.76	Hornepayne	Hornepayne Municipal Airport
YHO	America/Halifax	CA	55.45	-60.23	Hopedale	Hopedale Airport
YHP	America/Winnipeg	CA	52.11	-94.26	Poplar Hill	Poplar Hill Airport
YHR	America/Blanc-Sablon	CA	50.47	-59.64	Chevery	Chevery Airport
YHS	America/Vancouver	CA	49.46	-123.72	Sechelt-Gibsons	Sechelt-Gibsons Airport
YHT	America/Whitehorse	CA	60.79	-137.55	Haines Junction	Haines Junction Airport
YHU	America/Toronto	CA	45.52	-73.42	Longueuil	Montréal / St-Hubert Airport
YHY	America/Yellowknife	CA	60.84	-115.78	Hay River	Hay River / Merlyn Carter Airport
YHZ	America/Halifax	CA	44.88	-63.51	Halifax	Halifax Robert L. Stanfield International Airport
YIA	Asia/Jakarta	ID	-7.90	110.06	Yogyakarta	Yogyakarta International Airport
YIB	America/Panama	CA	48.77	-91.64	Atikokan	Atikokan Municipal Airport
YIE	Asia/Shanghai	CN	47.31	119.91	Arxan	Aershan Yiershi Airport
YIF	America/Blanc-Sablon	CA	51.21	-58.66	St-Augustin	St Augustin Airport
YIH	Asia/Shanghai	CN	30.56	111.48	Yichang	Yichang Airport
YIK	America/Toronto	CA	62.42	-77.93	Ivujivik	Ivujivik Airport
YIN	Asia/Shanghai	CN	43.96	81.33	Yining	Yining Airport
YIO	America/Toronto	CA	72.68	-77.97	Pond Inlet	Pond Inlet Airport
YIP	America/New_York	US	42.24	-83.53	Detroit	Willow Run Airport
YIV	America/Winnipeg	CA	53.86	-94.65	Island Lake	Island Lake Airport
YIW	Asia/Shanghai	CN	29.34	120.03	Yiwu	Yiwu Airport
YJA	America/Edmonton	CA	53.00	-118.06	Jasper	Jasper Airport
YJF	America/Yellowknife	CA	60.24	-123.47	Fort Liard	Fort Liard Airport
YJN	America/Toronto	CA	45.29	-73.28	Saint Jean	St-Jean Airport
YJP	America/Edmonton	CA	53.32	-117.75	Hinton	Hinton / Jasper-Hinton Airport
YJS	Asia/Pyongyang	KP	41.91	128.41	Samjiyon	Samjiyon Airport
YJT	America/St_Johns	CA	48.54	-58.55	Stephenville	Stephenville Airport
YKA	America/Vancouver	CA	50.70	-120.44	Kamloops	Kamloops Airport
YKC	America/Regina	CA	58.24	-103.68	Collins Bay	Collins Bay Airport
YKD	America/Toronto	CA	44.20	-81.61	Kincardine	Kincardine Airport
YKE	America/Winnipeg	CA	54.92	-94.80	Knee Lake	Knee Lake Airport
YKF	America/Toronto	CA	43.46	-80.38	Waterloo	Kitchener / Waterloo Airport
YKG	America/Toronto	CA	60.03	-70.00	Kangirsuk	Kangirsuk Airport
YKH	Asia/Shanghai	CN	40.54	122.36	Yingkou	Yingkou Lanqi Airport
YKJ	America/Regina	CA	57.26	-105.62	Key Lake	Key Lake Airport
YKL	America/Toronto	CA	54.81	-66.81	Schefferville	Schefferville Airport
YKM	America/Los_Angeles	US	46.57	-120.54	Yakima	Yakima Air Trml/Mcallister Field
YKN	America/Chicago	US	42.92	-97.39	Yankton	Chan Gurney Municipal Airport
YKO	Europe/Istanbul	TR	37.55	44.24	Yüksekova	Yüksekova Selahaddin Eyyubi Airport
YKQ	America/Toronto	CA	51.47	-78.76	Waskaganish	Waskaganish Airport
YKS	Asia/Yakutsk	RU	62.09	129.77	Yakutsk	Yakutsk Airport
YKU	America/Toronto	CA	53.81	-78.92	Chisasibi	Chisasibi Airport
YKX	America/Toronto	CA	48.21	-79.98	Kirkland Lake	Kirkland Lake Airport
YKY	America/Regina	CA	51.52	-109.18	Kindersley	Kindersley Airport
YLB	America/Edmonton	CA	54.77	-112.03	Lac La Biche	Lac La Biche Airport
YLC	America/Toronto	CA	62.85	-69.88	Kimmirut	Kimmirut Airport
YLD	America/Toronto	CA	47.82	-83.35	Chapleau	Chapleau Airport
YLE	America/Edmonton	CA	63.13	-117.25	Whati	Whati Airport
YLG	Australia/Perth	AU	-28.36	116.68	Yalgoo	Yalgoo Airport
YLH	America/Toronto	CA	52.20	-87.93	Lansdowne House	Lansdowne House Airport
YLI	Europe/Helsinki	FI	64.06	24.72	Ylivieska	Ylivieska Airport
YLJ	America/Regina	CA	54.13	-108.52	Meadow Lake	Meadow Lake Airport
YLK	America/Toronto	CA	44.49	-79.56	Barrie-Orillia	Barrie-Orillia (Lake Simcoe Regional Airport)
YLL	America/Edmonton	CA	53.31	-110.07	Lloydminster	Lloydminster Airport
YLQ	America/Toronto	CA	47.41	-72.79	La Tuque	La Tuque Airport
YLR	America/Winnipeg	CA	56.51	-99.99	Leaf Rapids	Leaf Rapids Airport
YLS	America/Toronto	CA	49.03	-77.02	Lebel-sur-Quevillon	Lebel-sur-Quevillon Airport
YLT	America/Toronto	CA	82.52	-62.28	Alert	Alert Airport
YLV	Asia/Baku	AZ	40.63	47.14	Yevlakh	Yevlakh Airport
YLW	America/Vancouver	CA	49.96	-119.38	Kelowna	Kelowna Airport
YLX	Asia/Shanghai	CN	22.44	110.12	Yulin	Yulin Fumian Airport
YLY	America/Vancouver	CA	49.10	-122.63	Langley	Langley Airport
YMA	America/Vancouver	CA	63.62	-135.87	Mayo	Mayo Airport
YMB	America/Vancouver	CA	50.12	-120.75	Merritt	Merritt Airport
YME	America/Toronto	CA	48.86	-67.45	Matane	Matane Airport
YMG	America/Toronto	CA	49.08	-85.86	Manitouwadge	Manitouwadge Airport
YMH	America/St_Johns	CA	52.30	-55.85	Mary's Harbour	Mary's Harbour Airport
YMJ	America/Regina	CA	50.33	-105.56	Moose Jaw	Moose Jaw Air Vice Marshal C. M. McEwen Airport
YMK	Asia/Yekaterinburg	RU	68.48	73.57	Mys Kamennyi	Mys Kamenny Airport
YML	America/Toronto	CA	47.60	-70.22	Charlevoix	Charlevoix Airport
YMM	America/Edmonton	CA	56.65	-111.22	Fort McMurray	Fort McMurray Airport
YMN	America/Halifax	CA	55.08	-59.19	Makkovik	Makkovik Airport
YMO	America/Toronto	CA	51.29	-80.61	Moosonee	Moosonee Airport
YMS	America/Lima	PE	-5.89	-76.12	Yurimaguas	Moises Benzaquen Rengifo Airport
YMT	America/Toronto	CA	49.77	-74.53	Chibougamau	Chapais Airport
YMW	America/Toronto	CA	46.27	-75.99	Maniwaki	Maniwaki Airport
YMX	America/Toronto	CA	45.68	-74.04	Mirabel	Montréal (Mirabel) Airport
YNA	America/Toronto	CA	50.19	-61.79	Natashquan	Natashquan Airport
YNB	Asia/Riyadh	SA	24.14	38.06	Yenbo	Yenbo Airport
YNC	America/Toronto	CA	53.01	-78.83	Wemindji	Wemindji Airport
YND	America/Toronto	CA	45.52	-75.56	Gatineau	Ottawa / Gatineau Airport
YNE	America/Winnipeg	CA	53.96	-97.84	Norway House	Norway House Airport
YNG	America/New_York	US	41.26	-80.68	Youngstown	Youngstown/Warren Regional Airport
YNH	America/Dawson_Creek	CA	56.04	-121.98	Hudson's Hope	Hudsons Hope Airport
YNJ	Asia/Shanghai	CN	42.88	129.45	Yanji	Yanji Chaoyangchuan Airport
YNL	America/Regina	CA	58.28	-104.08	Points North Landing	Points North Landing Airport
YNM	America/Toronto	CA	49.76	-77.80	Matagami	Matagami Airport
YNN	America/Winnipeg	CA	59.49	-97.78	Nejanilini Lake	Nejanilini Lake Airport
YNO	America/Winnipeg	CA	52.49	-92.97	North Spirit Lake	North Spirit Lake Airport
YNP	America/Goose_Bay	CA	55.91	-61.18	Natuashish	Natuashish Airport
YNS	America/Toronto	CA	51.69	-76.14	Nemiscau	Nemiscau Airport
YNT	Asia/Shanghai	CN	37.66	120.99	Yantai	Penglai Intl
YNX	America/Yellowknife	CA	63.59	-110.91	Snap Lake	Snap Lake Airport
YNY	Asia/Seoul	KR	38.06	128.67	Sokcho	Yangyang International Airport
YNZ	Asia/Shanghai	CN	33.43	120.20	Yancheng	Yancheng Airport
YOA	America/Edmonton	CA	64.70	-110.61	Ekati	Ekati Airport
YOC	America/Vancouver	CA	67.57	-139.84	Old Crow	Old Crow Airport
YOD	America/Edmonton	CA	54.41	-110.28	Cold Lake	CFB Cold Lake
YOE	America/Edmonton	CA	55.71	-117.09	Donnelly	Donnelly Airport
YOG	America/Toronto	CA	51.66	-85.90	Ogoki Post	Ogoki Post Airport
YOH	America/Winnipeg	CA	54.93	-95.28	Oxford House	Oxford House Airport
YOJ	America/Edmonton	CA	58.62	-117.17	High Level	High Level Airport
YOL	Africa/Lagos	NG	9.26	12.43	Yola	Yola Airport
YOO	America/Toronto	CA	43.92	-78.89	Oshawa	Oshawa Airport
YOP	America/Edmonton	CA	58.49	-119.41	Rainbow Lake	Rainbow Lake Airport
YOS	America/Toronto	CA	44.59	-80.84	Owen Sound	Owen Sound / Billy Bishop Regional Airport
YOT	Asia/Jerusalem	IL	29.91	35.07	Yotvata	Yotvata Airfield
YOW	America/Toronto	CA	45.32	-75.67	Ottawa	Ottawa / Macdonald-Cartier International Airport
YPA	America/Regina	CA	53.21	-105.67	Prince Albert	Prince Albert (Glass Field) Airport
YPB	America/Vancouver	CA	49.32	-124.93	Port Alberni	Port Alberni Airport
YPC	America/Edmonton	CA	69.36	-124.08	Paulatuk	Paulatuk (Nora Aliqatchialuk Ruben) Airport
YPD	America/Toronto	CA	45.26	-79.83	Parry Sound	Parry Sound Area Municipal Airport
YPE	America/Edmonton	CA	56.23	-117.45	Peace River	Peace River Airport
YPG	America/Winnipeg	CA	49.90	-98.27	Portage	Southport Airport
YPH	America/Toronto	CA	58.47	-78.08	Inukjuak	Inukjuak Airport
YPJ	America/Toronto	CA	59.30	-69.60	Aupaluk	Aupaluk Airport
YPK	America/Vancouver	CA	49.22	-122.71	Pitt Meadows	Pitt Meadows Airport
YPL	America/Panama	CA	51.45	-90.21	Pickle Lake	Pickle Lake Airport
YPM	America/Winnipeg	CA	51.82	-93.97	Pikangikum	Pikangikum Airport
YPN	America/Toronto	CA	49.84	-64.29	Port-Menier	Port Menier Airport
YPO	America/Toronto	CA	54.99	-85.44	Peawanuck	Peawanuck Airport
YPQ	America/Toronto	CA	44.23	-78.36	Peterborough	Peterborough Airport
YPR	America/Vancouver	CA	54.29	-130.45	Prince Rupert	Prince Rupert Airport
YPS	America/Halifax	CA	45.66	-61.37	Port Hawkesbury	Port Hawkesbury Airport
YPW	America/Vancouver	CA	49.83	-124.50	Powell River	Powell River Airport
YPX	America/Toronto	CA	60.05	-77.29	Puvirnituq	Puvirnituq Airport
YPY	America/Edmonton	CA	58.77	-111.12	Fort Chipewyan	Fort Chipewyan Airport
YPZ	America/Vancouver	CA	54.38	-125.95	Burns Lake	Burns Lake Airport
YQA	America/Toronto	CA	44.97	-79.30	Muskoka	Muskoka Airport
YQB	America/Toronto	CA	46.79	-71.39	Quebec City	Québec City Jean Lesage International Airport
YQC	America/Toronto	CA	61.05	-69.62	Quaqtaq	Quaqtaq Airport
YQD	America/Winnipeg	CA	53.97	-101.09	The Pas	The Pas Airport
YQF	America/Edmonton	CA	52.18	-113.89	Red Deer	Red Deer Regional Airport
YQG	America/Toronto	CA	42.28	-82.96	Windsor	Windsor Airport
YQH	America/Vancouver	CA	60.12	-128.82	Watson Lake	Watson Lake Airport
YQI	America/Halifax	CA	43.83	-66.09	Yarmouth	Yarmouth Airport
YQK	America/Winnipeg	CA	49.79	-94.36	Kenora	Kenora Airport
YQL	America/Edmonton	CA	49.63	-112.80	Lethbridge	Lethbridge Airport
YQM	America/Halifax	CA	46.11	-64.68	Moncton	Moncton / Greater Moncton International Airport
YQN	America/Toronto	CA	50.18	-86.70	Nakina	Nakina Airport
YQQ	America/Vancouver	CA	49.71	-124.89	Comox	Comox Airport
YQR	America/Regina	CA	50.43	-104.67	Regina	Regina International Airport
YQS	America/Toronto	CA	42.77	-81.11	St Thomas	St Thomas Municipal Airport
YQT	America/Thunder_Bay	CA	48.37	-89.32	Thunder Bay	Thunder Bay Airport
YQU	America/Edmonton	CA	55.18	-118.89	Grande Prairie	Grande Prairie Airport
YQV	America/Regina	CA	51.26	-102.46	Yorkton	Yorkton Municipal Airport
YQW	America/Regina	CA	52.77	-108.24	North Battleford	North Battleford Airport
YQX	America/St_Johns	CA	48.94	-54.57	Gander	Gander International Airport
YQY	America/Glace_Bay	CA	46.16	-60.05	Sydney	Sydney / J.A. Douglas McCurdy Airport
YQZ	America/Vancouver	CA	53.03	-122.51	Quesnel	Quesnel Airport
YRA	America/Yellowknife	CA	64.12	-117.31	Gameti	Rae Lakes Airport
YRB	America/Winnipeg	CA	74.72	-94.97	Resolute Bay	Resolute Bay Airport
YRF	America/Halifax	CA	53.68	-57.04	Cartwright	Cartwright Airport
YRG	America/Halifax	CA	54.18	-58.46	Rigolet	Rigolet Airport
YRI	America/Toronto	CA	47.76	-69.58	Riviere-du-Loup	Riviere-du-Loup Airport
YRJ	America/Toronto	CA	48.52	-72.27	Roberval	Roberval Airport
YRL	America/Winnipeg	CA	51.07	-93.79	Red Lake	Red Lake Airport
YRM	America/Edmonton	CA	52.43	-114.90	Rocky Mountain House	Rocky Mountain House Airport
YRO	America/Toronto	CA	45.46	-75.65	Ottawa	Ottawa / Rockcliffe Airport
YRQ	America/Toronto	CA	46.35	-72.68	Trois-Rivieres	Trois-Rivieres Airport
YRS	America/Winnipeg	CA	54.17	-93.56	Red Sucker Lake	Red Sucker Lake Airport
YRT	America/Winnipeg	CA	62.81	-92.12	Rankin Inlet	Rankin Inlet Airport
YRV	America/Vancouver	CA	50.97	-118.18	Revelstoke	Revelstoke Airport
YSA	America/Halifax	CA	43.93	-59.96	Sable Island	Sable Island Landing Strip
YSB	America/Toronto	CA	46.62	-80.80	Falconbridge	Sudbury Airport
YSC	America/Toronto	CA	45.44	-71.69	Sherbrooke	Sherbrooke Airport
YSE	America/Vancouver	CA	49.78	-123.16	Squamish	Squamish Airport
YSF	America/Regina	CA	59.25	-105.84	Stony Rapids	Stony Rapids Airport
YSG	America/Yellowknife	CA	62.42	-110.68	Lutselk'e	Lutselk'e Airport
YSH	America/Toronto	CA	44.95	-75.94	Smiths Falls	Smiths Falls-Montague (Russ Beach) Airport
YSJ	America/Halifax	CA	45.32	-65.89	Saint John	Saint John Airport
YSK	America/Iqaluit	CA	56.54	-79.25	Sanikiluaq	Sanikiluaq Airport
YSL	America/Moncton	CA	47.16	-67.83	St Leonard	St Leonard Airport
YSM	America/Edmonton	CA	60.02	-111.96	Fort Smith	Fort Smith Airport
YSN	America/Vancouver	CA	50.68	-119.23	Salmon Arm	Salmon Arm Airport
YSO	America/Halifax	CA	54.91	-59.79	Postville	Postville Airport
YSP	America/Toronto	CA	48.76	-86.34	Marathon	Marathon Airport
YSQ	Asia/Shanghai	CN	44.94	124.55	Songyuan	Songyuan Chaganhu Airport
YST	America/Winnipeg	CA	53.85	-94.85	St. Theresa Point	St. Theresa Point Airport
YSU	America/Halifax	CA	46.44	-63.83	Summerside	Summerside Airport
YSY	America/Edmonton	CA	71.99	-125.24	Sachs Harbour	Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport
YTA	America/Toronto	CA	45.86	-77.25	Pembroke	Pembroke Airport
YTD	America/Winnipeg	CA	55.32	-97.71	Thicket Portage	Thicket Portage Airport
YTE	America/Toronto	CA	64.23	-76.53	Cape Dorset	Cape Dorset Airport
YTF	America/Toronto	CA	48.51	-71.64	Alma	Alma Airport
YTH	America/Winnipeg	CA	55.80	-97.86	Thompson	Thompson Airport
YTL	America/Winnipeg	CA	53.82	-89.90	Big Trout Lake	Big Trout Lake Airport
YTM	America/Toronto	CA	46.41	-74.78	Riviere Rouge	La Macaza / Mont-Tremblant International Inc Airport
YTQ	America/Toronto	CA	58.67	-69.96	Tasiujaq	Tasiujaq Airport
YTR	America/Toronto	CA	44.12	-77.53	Trenton	CFB Trenton
YTS	America/Toronto	CA	48.57	-81.38	Timmins	Timmins Victor M. Power Airport
YTT	America/Regina	CA	52.84	-104.07	Tisdale	Tisdale Airport
YTW	Asia/Shanghai	CN	36.81	81.78	Yutian	Yutian Wanfang Airport
YTX	America/Vancouver	CA	57.92	-131.12	Telegraph Creek	Telegraph Creek Airport
YTY	Asia/Shanghai	CN	32.56	119.72	Yangzhou	Yangzhou Taizhou Airport
YTZ	America/Toronto	CA	43.63	-79.40	Toronto	Billy Bishop Toronto City Airport
YUB	America/Yellowknife	CA	69.43	-133.03	Tuktoyaktuk	Tuktoyaktuk Airport
YUD	America/Toronto	CA	56.54	-76.52	Umiujaq	Umiujaq Airport
YUE	Australia/Darwin	AU	-22.25	131.78	Yuendumu	Yuendumu Airport
YUL	America/Toronto	CA	45.47	-73.74	Montreal	Montréal-Pierre Elliott Trudeau International Airport
YUM	America/Phoenix	US	32.66	-114.61	Yuma	Yuma Mcas/Yuma International Airport
YUS	Asia/Shanghai	CN	32.84	97.04	Yushu	Yushu Batang Airport
YUT	America/Winnipeg	CA	66.52	-86.22	Repulse Bay	Repulse Bay Airport
YUX	America/Toronto	CA	68.78	-81.24	Hall Beach	Hall Beach Airport
YUY	America/Toronto	CA	48.21	-78.84	McWatters	Rouyn-Noranda Airport
YVA	Indian/Comoro	KM	-11.71	43.24	Moroni	Iconi Airport
YVB	America/Toronto	CA	48.07	-65.46	Bonaventure	Bonaventure Airport
YVC	America/Regina	CA	55.15	-105.26	La Ronge	La Ronge (Barber Field) Airport
YVE	America/Vancouver	CA	50.25	-119.33	Vernon	Vernon Airport
YVG	America/Edmonton	CA	53.36	-110.82	Vermilion	Vermilion Airport
YVM	America/Toronto	CA	67.55	-64.03	Qikiqtarjuaq	Qikiqtarjuaq Airport
YVO	America/Toronto	CA	48.05	-77.78	Bourlamaque	Val-d'Or Airport
YVP	America/Toronto	CA	58.10	-68.43	Kuujjuaq	Kuujjuaq Airport
YVQ	America/Edmonton	CA	65.28	-126.80	Norman Wells	Norman Wells Airport
YVR	America/Vancouver	CA	49.19	-123.18	Vancouver	Vancouver International Airport
YVT	America/Regina	CA	55.84	-108.42	Buffalo Narrows	Buffalo Narrows Airport
YVV	America/Toronto	CA	44.75	-81.11	Wiarton	Wiarton Airport
YVZ	America/Winnipeg	CA	52.66	-94.06	Deer Lake	Deer Lake Airport
YWA	America/Toronto	CA	45.95	-77.32	Petawawa	Petawawa Airport
YWB	America/Toronto	CA	61.59	-71.93	Kangiqsujuaq	Kangiqsujuaq (Wakeham Bay) Airport
YWG	America/Winnipeg	CA	49.91	-97.24	Winnipeg	Winnipeg James Armstrong Richardson International Airport
YWH	America/Vancouver	CA	48.42	-123.37	Victoria	Victoria Harbour Airport
YWJ	America/Edmonton	CA	65.21	-123.44	Deline	Deline Airport
YWK	America/Halifax	CA	52.92	-66.86	Wabush	Wabush Airport
YWL	America/Vancouver	CA	52.18	-122.05	Williams Lake	Williams Lake Airport
YWM	America/St_Johns	CA	52.57	-55.78	Williams Harbour	Williams Harbour Airport
YWP	America/Toronto	CA	52.96	-87.37	Webequie	Webequie Airport
YWY	America/Edmonton	CA	63.21	-123.44	Wrigley	Wrigley Airport
YXC	America/Edmonton	CA	49.61	-115.78	Cranbrook	Cranbrook / Canadian Rockies Airport
YXE	America/Regina	CA	52.17	-106.70	Saskatoon	Saskatoon John G. Diefenbaker International Airport
YXH	America/Edmonton	CA	50.02	-110.72	Medicine Hat	Medicine Hat Airport
YXJ	America/Dawson_Creek	CA	56.24	-120.74	Fort Saint John	Fort St. John Airport
YXK	America/Toronto	CA	48.48	-68.50	Rimouski	Rimouski Airport
YXL	America/Winnipeg	CA	50.11	-91.91	Sioux Lookout	Sioux Lookout Airport
YXN	America/Winnipeg	CA	62.24	-92.60	Whale Cove	Whale Cove Airport
YXP	America/Toronto	CA	66.14	-65.71	Pangnirtung	Pangnirtung Airport
YXQ	America/Whitehorse	CA	62.41	-140.87	Beaver Creek	Beaver Creek Airport
YXR	America/Toronto	CA	47.70	-79.85	Earlton	Earlton (Timiskaming Regional) Airport
YXS	America/Vancouver	CA	53.89	-122.68	Prince George	Prince George Airport
YXT	America/Vancouver	CA	54.47	-128.58	Terrace	Terrace Airport
YXU	America/Toronto	CA	43.04	-81.15	London	London Airport
YXX	America/Vancouver	CA	49.03	-122.36	Abbotsford	Abbotsford Airport
YXY	America/Whitehorse	CA	60.71	-135.07	Whitehorse	Erik Nielsen Whitehorse International Airport
YXZ	America/Toronto	CA	47.97	-84.79	Wawa	Wawa Airport
YYA	Asia/Shanghai	CN	29.31	113.28	Yueyang	Yueyang Sanhe Airport
YYB	America/Toronto	CA	46.36	-79.42	North Bay	North Bay Airport
YYC	America/Edmonton	CA	51.11	-114.02	Calgary	Calgary International Airport
YYD	America/Vancouver	CA	54.82	-127.18	Smithers	Smithers Airport
YYE	America/Fort_Nelson	CA	58.84	-122.60	Fort Nelson	Fort Nelson Airport
YYF	America/Vancouver	CA	49.46	-119.60	Penticton	Penticton Airport
YYG	America/Halifax	CA	46.29	-63.12	Charlottetown	Charlottetown Airport
YYH	America/Edmonton	CA	69.55	-93.58	Taloyoak	Taloyoak Airport
YYJ	America/Vancouver	CA	48.65	-123.43	Victoria	Victoria International Airport
YYL	America/Winnipeg	CA	56.86	-101.08	Lynn Lake	Lynn Lake Airport
YYM	America/Edmonton	CA	49.64	-114.09	Cowley	Cowley Airport
YYN	America/Regina	CA	50.29	-107.69	Swift Current	Swift Current Airport
YYQ	America/Winnipeg	CA	58.74	-94.06	Churchill	Churchill Airport
YYR	America/Goose_Bay	CA	53.32	-60.43	Goose Bay	Goose Bay Airport
YYT	America/St_Johns	CA	47.62	-52.75	St. John's	St. John's International Airport
YYU	America/Toronto	CA	49.41	-82.47	Kapuskasing	Kapuskasing Airport
YYW	America/Toronto	CA	50.29	-88.91	Armstrong	Armstrong Airport
YYY	America/Toronto	CA	48.61	-68.21	Mont Jolie	Mont-Joli Airport
YYZ	America/Toronto	CA	43.68	-79.63	Toronto	Toronto Pearson International Airport
YZE	America/Toronto	CA	45.89	-82.57	Gore Bay	Gore Bay Manitoulin Airport
YZF	America/Edmonton	CA	62.46	-114.44	Yellowknife	Yellowknife Airport
YZG	America/Toronto	CA	62.18	-75.67	Salluit	Salluit Airport
YZH	America/Edmonton	CA	55.29	-114.78	Slave Lake	Slave Lake Airport
YZP	America/Vancouver	CA	53.25	-131.81	Sandspit	Sandspit Airport
YZR	America/Toronto	CA	43.00	-82.31	Sarnia	Chris Hadfield Airport
YZS	America/Panama	CA	64.19	-83.36	Coral Harbour	Coral Harbour Airport
YZT	America/Vancouver	CA	50.68	-127.37	Port Hardy	Port Hardy Airport
YZU	America/Edmonton	CA	54.14	-115.79	Whitecourt	Whitecourt Airport
YZV	America/Toronto	CA	50.22	-66.27	Sept-Iles	Sept-Iles Airport
YZW	America/Vancouver	CA	60.17	-132.74	Teslin	Teslin Airport
YZX	America/Halifax	CA	44.98	-64.92	Greenwood	CFB Greenwood
YZY	Asia/Shanghai	CN	38.81	100.66	Zhangye	Ganzhou
YZZ	America/Vancouver	CA	49.06	-117.61	Trail	Trail Airport
ZAC	America/Winnipeg	CA	56.09	-96.09	York Landing	York Landing Airport
ZAD	Europe/Zagreb	HR	44.11	15.35	Zadar	Zemunik Airport
ZAG	Europe/Zagreb	HR	45.74	16.07	Zagreb	Zagreb Airport
ZAH	Asia/Tehran	IR	29.48	60.91	Zahedan	Zahedan International Airport
ZAJ	Asia/Kabul	AF	30.97	61.87	Zaranj	Zaranj Airport
ZAL	America/Santiago	CL	-39.65	-73.09	Valdivia	Pichoy Airport
ZAM	Asia/Manila	PH	6.92	122.06	Zamboanga City	Zamboanga International Airport
ZAO	Europe/Paris	FR	44.35	1.48	Cahors	Cahors-Lalbenque Airport
ZAR	Africa/Lagos	NG	11.13	7.69	Zaria	Zaria Airport
ZAT	Asia/Shanghai	CN	27.33	103.75	Zhaotong	Zhaotong Airport
ZAZ	Europe/Madrid	ES	41.67	-1.04	Zaragoza	Zaragoza Air Base
ZBE	Europe/Prague	CZ	49.93	18.08	Zabreh	Zabreh Ostrava Airport
ZBF	America/Halifax	CA	47.63	-65.74	Bathurst	Bathurst Airport
ZBL	Australia/Brisbane	AU	-24.49	150.58	Biloela	Thangool (Biloela) Airport
ZBM	America/Toronto	CA	45.29	-72.74	Bromont	Bromont (Roland Desourdy) Airport
ZBO	Australia/Brisbane	AU	-20.02	148.22	Bowen	Bowen Airport
ZBR	Asia/Tehran	IR	25.44	60.38	Chabahar	Konarak Airport
ZBY	Asia/Vientiane	LA	19.23	101.73	Sayaboury	Sayaboury Airport
ZCL	America/Mexico_City	MX	22.90	-102.69	Zacatecas	General Leobardo C. Ruiz International Airport
ZCO	America/Santiago	CL	-38.93	-72.65	Freire	La Araucanía Airport (Temuco)
ZEC	Africa/Johannesburg	ZA	-26.52	29.17	Secunda	Secunda Airport
ZEL	America/Vancouver	CA	52.19	-128.16	Bella Bella	Bella Bella (Campbell Island) Airport
ZEM	America/Toronto	CA	52.23	-78.52	Eastmain River	Eastmain River Airport
ZER	Asia/Kolkata	IN	27.59	93.83	Zero	Zero Airport
ZFA	America/Vancouver	CA	62.21	-133.38	Faro	Faro Airport
ZFD	America/Regina	CA	59.33	-107.18	Fond-Du-Lac	Fond-Du-Lac Airport
ZFL	Asia/Shanghai	CN	43.09	81.23	Zhaosu	Zhaosu Tianma Airport
ZFM	America/Edmonton	CA	67.41	-134.86	Fort Mcpherson	Fort Mcpherson Airport
ZFN	America/Edmonton	CA	64.91	-125.57	Tulita	Tulita Airport
ZFW	America/Edmonton	CA	56.08	-118.44	Fairview	Fairview Airport
ZGF	America/Vancouver	CA	49.02	-118.43	Grand Forks	Grand Forks Airport
ZGI	America/Winnipeg	CA	54.84	-94.08	Gods River	Gods River Airport
ZGL	Australia/Brisbane	AU	-25.68	142.11	South Galway	South Galway Airport
ZGM	Africa/Lusaka	ZM	-15.97	25.93	Ngoma	Ngoma Airport
ZGR	America/Winnipeg	CA	52.05	-95.47	Little Grand Rapids	Little Grand Rapids Airport
ZGU	Pacific/Efate	VU	-14.22	167.59	Gaua Island	Gaua Island Airport
ZHA	Asia/Shanghai	CN	21.21	110.36	Zhanjiang	Zhanjiang Wuchuan Airport
ZHI	Europe/Zurich	CH	47.18	7.42	Grenchen	Grenchen Airport
ZHP	America/Edmonton	CA	55.39	-116.47	High Prairie	High Prairie Airport
ZHY	Asia/Shanghai	CN	37.57	105.15	Zhongwei	Zhongwei Shapotou Airport
ZHZ	Europe/Berlin	DE	51.55	12.05	Oppin	Halle-Oppin Airport
ZIA	Europe/Moscow	RU	55.55	38.15	Zhukovsky	Ramenskoye Airport
ZIC	America/Santiago	CL	-38.25	-72.35	Victoria	Victoria Airport
ZIG	Africa/Dakar	SN	12.56	-16.28	Ziguinchor	Ziguinchor Airport
ZIH	America/Mexico_City	MX	17.60	-101.46	Ixtapa	Ixtapa Zihuatanejo International Airport
ZIN	Europe/Zurich	CH	46.68	7.88	Interlaken	Interlaken Air Base
ZIX	Asia/Yakutsk	RU	66.80	123.36	Zhigansk	Zhigansk Airport
ZJG	America/Winnipeg	CA	54.52	-98.05	Jenpeg	Jenpeg Airport
ZJI	Europe/Zurich	CH	46.16	8.88	Locarno	Locarno Airport
ZJN	America/Winnipeg	CA	52.12	-101.24	Swan River	Swan River Airport
ZKB	Africa/Lusaka	ZM	-8.53	30.66	Kasaba Bay	Kasaba Bay Airport
ZKE	America/Toronto	CA	52.28	-81.68	Kashechewan	Kashechewan Airport
ZKP	Asia/Magadan	RU	65.74	150.71	Zyryanka	Zyryanka Airport
ZLO	America/Mexico_City	MX	19.14	-104.56	Manzanillo	Playa De Oro International Airport
ZLR	America/Santiago	CL	-35.86	-71.55	Linares	Municipal de Linares Airport
ZLT	America/Blanc-Sablon	CA	50.83	-58.98	La Tabatiere	La Tabatiere Airport
ZLX	Africa/Khartoum	SD	12.90	23.48	Zalingei	Zalingei Airport
ZMH	America/Vancouver	CA	51.74	-121.33	108 Mile	South Cariboo Region / 108 Mile Airport
ZMM	America/Mexico_City	MX	20.05	-102.28	Zamora	Zamora Airport
ZMT	America/Vancouver	CA	54.03	-132.12	Masset	Masset Airport
ZNC	America/Anchorage	US	60.98	-159.99	Nyac	Nyac Airport
ZND	Africa/Niamey	NE	13.78	8.98	Zinder	Zinder Airport
ZNE	Australia/Perth	AU	-23.42	119.80	Newman	Newman Airport
ZNZ	Africa/Dar_es_Salaam	TZ	-6.22	39.22	Kiembi Samaki	Zanzibar Airport
ZOS	America/Santiago	CL	-40.61	-73.06	Osorno	Canal Bajo Carlos - Hott Siebert Airport
ZPB	America/Winnipeg	CA	53.89	-92.20	Sachigo Lake	Sachigo Lake Airport
ZPC	America/Santiago	CL	-39.29	-71.92	Pucon	Pucon Airport
ZPH	America/New_York	US	28.23	-82.16	Zephyrhills	Zephyrhills Municipal Airport
ZPO	America/Regina	CA	55.53	-106.58	Pinehouse Lake	Pinehouse Lake Airport
ZQN	Pacific/Auckland	NZ	-45.02	168.74	Queenstown	Queenstown International Airport
ZRE	Europe/Belgrade	RS	45.34	20.45	Zrenjanin	Zrenjanin Airport
ZRH	Europe/Zurich	CH	47.46	8.55	Zurich	Zurich Airport
ZRI	Asia/Jayapura	ID	-1.88	136.24	Serui-Japen Island	Serui Airport
ZRJ	America/Winnipeg	CA	52.94	-91.31	Round Lake	Round Lake (Weagamow Lake) Airport
ZRM	Asia/Jayapura	ID	-1.87	138.75	Sarmi-Papua Island	Sarmi Airport
ZSA	America/Nassau	BS	24.06	-74.52	San Salvador	San Salvador Airport
ZSE	Indian/Reunion	RE	-21.32	55.42	St Pierre	Pierrefonds Airport
ZSJ	America/Winnipeg	CA	53.06	-93.34	Sandy Lake	Sandy Lake Airport
ZSP	Asia/Shanghai	CN	32.63	110.80	Shiyan	Zhushan Majiadu Airport (under construction, unknown coordinates)
ZSS	Africa/Abidjan	CI	4.93	-6.13	Sassandra	Sassandra Airport
ZST	America/Vancouver	CA	55.94	-129.98	Stewart	Stewart Airport
ZTA	Pacific/Tahiti	PF	-20.79	-138.57	Tureia	Tureia Airport
ZTB	America/Blanc-Sablon	CA	50.67	-59.38	Tete-a-la-Baleine	Tete-a-la-Baleine Airport
ZTH	Europe/Athens	GR	37.75	20.88	Zakynthos Island	Dionysios Solomos Airport
ZTM	America/Winnipeg	CA	55.87	-92.08	Shamattawa	Shamattawa Airport
ZTR	Europe/Kyiv	UA	50.27	28.74	Zhytomyr	Zhytomyr International Airport
ZTU	Asia/Baku	AZ	41.56	46.67	Zaqatala	Zaqatala International Airport
ZUC	America/Winnipeg	CA	49.43	-91.72	Ignace	Ignace Municipal Airport
ZUD	America/Santiago	CL	-41.90	-73.80	Ancud	Pupelde Airport
ZUH	Asia/Shanghai	CN	22.01	113.38	Zhuhai	Zhuhai Airport
ZUL	Asia/Riyadh	SA	26.35	44.83	Zilfi	Zilfi Airport
ZUM	America/Halifax	CA	53.56	-64.11	Churchill Falls	Churchill Falls Airport
ZVA	Indian/Antananarivo	MG	-19.56	45.45	Miandrivazo	Miandrivazo Airport
ZVK	Asia/Vientiane	LA	16.56	104.76	Savannakhet	Savannakhet Airport
ZWA	Indian/Antananarivo	MG	-14.65	49.62	Andapa	Andapa Airport
ZWL	America/Regina	CA	58.11	-103.17	Wollaston Lake	Wollaston Lake Airport
ZXT	Asia/Baku	AZ	40.50	49.98	Baku	Zabrat Airport
ZYI	Asia/Shanghai	CN	27.59	107.00	Zunyi	Zunyi Xinzhou Airport
ZYL	Asia/Dhaka	BD	24.96	91.87	Sylhet	Osmany International Airport
ZZE	Asia/Baku	AZ	39.09	46.73	Zangilan	Zangilan International Airport
ZZO	Asia/Vladivostok	RU	50.67	142.76	Tymovskoye	Zonalnoye Airport
ZZV	America/New_York	US	39.94	-81.89	Zanesville	Zanesville Municipal Airport

"""
}
