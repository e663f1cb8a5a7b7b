/** Countries: name; two- and three-letter code (ISO 3166); other names; demonym and adjective. */
export const countries: readonly string[] = `
Afghanistan;AF AFG;;Afghan
Albania;AL ALB;;Albanian
Algeria;DZ DZA;;Algerian
Andorra;AD AND;;Andorran
Angola;AO AGO;;Angolan
Argentina;AR ARG;;Argentine,Argentinian,Argentinean
Armenia;AM ARM;;Armenian
Australia;AU AUS;;Australian
Austria;AT AUT;;Austrian
Azerbaijan;AZ AZE;;Azerbaijani
Bahamas;BS BHS;The Bahamas;Bahamian
Bahrain;BH BHR;;Bahraini
Bangladesh;BD BGD;;Bangladeshi
Barbados;BB BRB;;Barbadian
Belarus;BY BLR;;Belarusian
Belgium;BE BEL;;Belgian
Belize;BZ BLZ;;Belizean
Benin;BJ BEN;;Beninese
Bhutan;BT BTN;;Bhutanese
Bolivia;BO BOL;;Bolivian
Bosnia and Herzegovina;BA BIH;Bosnia;Bosnian
Botswana;BW BWA;;Botswanan
Brazil;BR BRA;Brasil;Brazilian
Brunei;BN BRN;;Bruneian
Bulgaria;BG BGR;;Bulgarian
Burkina Faso;BF BFA;;Burkinabe
Burundi;BI BDI;;Burundian
Cambodia;KH KHM;;Cambodian
Cameroon;CM CMR;;Cameroonian
Canada;CA CAN;;Canadian
Cape Verde;CV CPV;Cabo Verde;Cape Verdean
Central African Republic;CF CAF;;Central African
Chad;TD TCD;;Chadian
Chile;CL CHL;;Chilean
China;CN CHN;People's Republic of China,PRC;Chinese
Colombia;CO COL;;Colombian
Comoros;KM COM;;Comorian
Congo;CG COG;Republic of the Congo;Congolese
Costa Rica;CR CRI;;Costa Rican
Croatia;HR HRV;;Croatian
Cuba;CU CUB;;Cuban
Cyprus;CY CYP;;Cypriot
Czech Republic;CZ CZE;Czechia;Czech
Denmark;DK DNK;;Danish,Dane
Djibouti;DJ DJI;;Djiboutian
Dominican Republic;DO DOM;;Dominican
Ecuador;EC ECU;;Ecuadorian
Egypt;EG EGY;;Egyptian
El Salvador;SV SLV;;Salvadoran
Equatorial Guinea;GQ GNQ;;Equatoguinean
Eritrea;ER ERI;;Eritrean
Estonia;EE EST;;Estonian
Eswatini;SZ SWZ;Swaziland;Swazi
Ethiopia;ET ETH;;Ethiopian
Fiji;FJ FJI;;Fijian
Finland;FI FIN;;Finnish,Finn
France;FR FRA;;French,Frenchman,Frenchwoman
Gabon;GA GAB;;Gabonese
Gambia;GM GMB;The Gambia;Gambian
Georgia;GE GEO;;Georgian
Germany;DE DEU GER;Deutschland;German
Ghana;GH GHA;;Ghanaian
Greece;GR GRC GRE;;Greek
Guatemala;GT GTM;;Guatemalan
Guinea;GN GIN;;Guinean
Guyana;GY GUY;;Guyanese
Haiti;HT HTI;;Haitian
Honduras;HN HND;;Honduran
Hong Kong;HK HKG;;Hongkonger
Hungary;HU HUN;;Hungarian
Iceland;IS ISL;;Icelandic,Icelander
India;IN IND;;Indian
Indonesia;ID IDN;;Indonesian
Iran;IR IRN;;Iranian,Persian
Iraq;IQ IRQ;;Iraqi
Ireland;IE IRL;;Irish
Israel;IL ISR;;Israeli
Italy;IT ITA;;Italian
Ivory Coast;CI CIV;Cote d'Ivoire;Ivorian
Jamaica;JM JAM;;Jamaican
Japan;JP JPN;;Japanese
Jordan;JO JOR;;Jordanian
Kazakhstan;KZ KAZ;;Kazakh,Kazakhstani
Kenya;KE KEN;;Kenyan
Kosovo;XK XKX;;Kosovar
Kuwait;KW KWT;;Kuwaiti
Kyrgyzstan;KG KGZ;;Kyrgyz
Laos;LA LAO;;Laotian,Lao
Latvia;LV LVA;;Latvian
Lebanon;LB LBN;;Lebanese
Lesotho;LS LSO;;Basotho
Liberia;LR LBR;;Liberian
Libya;LY LBY;;Libyan
Liechtenstein;LI LIE;;Liechtensteiner
Lithuania;LT LTU;;Lithuanian
Luxembourg;LU LUX;;Luxembourgish
Madagascar;MG MDG;;Malagasy
Malawi;MW MWI;;Malawian
Malaysia;MY MYS;;Malaysian
Maldives;MV MDV;;Maldivian
Mali;ML MLI;;Malian
Malta;MT MLT;;Maltese
Mauritania;MR MRT;;Mauritanian
Mauritius;MU MUS;;Mauritian
Mexico;MX MEX;;Mexican
Moldova;MD MDA;;Moldovan
Monaco;MC MCO;;Monegasque
Mongolia;MN MNG;;Mongolian
Montenegro;ME MNE;;Montenegrin
Morocco;MA MAR;;Moroccan
Mozambique;MZ MOZ;;Mozambican
Myanmar;MM MMR;Burma;Burmese
Namibia;NA NAM;;Namibian
Nepal;NP NPL;;Nepalese,Nepali
Netherlands;NL NLD NED;The Netherlands,Holland;Dutch
New Zealand;NZ NZL;;New Zealander
Nicaragua;NI NIC;;Nicaraguan
Niger;NE NER;;Nigerien
Nigeria;NG NGA;;Nigerian
North Korea;KP PRK;;North Korean
North Macedonia;MK MKD;Macedonia;Macedonian
Norway;NO NOR;;Norwegian
Oman;OM OMN;;Omani
Pakistan;PK PAK;;Pakistani
Panama;PA PAN;;Panamanian
Papua New Guinea;PG PNG;;Papua New Guinean
Paraguay;PY PRY;;Paraguayan
Peru;PE PER;;Peruvian
Philippines;PH PHL;The Philippines;Filipino,Philippine
Poland;PL POL;;Polish,Pole
Portugal;PT PRT POR;;Portuguese
Puerto Rico;PR PRI;;Puerto Rican
Qatar;QA QAT;;Qatari
Romania;RO ROU ROM;;Romanian
Russia;RU RUS;Russian Federation;Russian
Rwanda;RW RWA;;Rwandan
Saudi Arabia;SA SAU KSA;;Saudi,Saudi Arabian
Senegal;SN SEN;;Senegalese
Serbia;RS SRB;;Serbian
Sierra Leone;SL SLE;;Sierra Leonean
Singapore;SG SGP;;Singaporean
Slovakia;SK SVK;Slovak Republic;Slovak,Slovakian
Slovenia;SI SVN;;Slovenian,Slovene
Somalia;SO SOM;;Somali
South Africa;ZA ZAF RSA;;South African
South Korea;KR KOR;Republic of Korea,Korea;South Korean,Korean
South Sudan;SS SSD;;South Sudanese
Spain;ES ESP;;Spanish,Spaniard
Sri Lanka;LK LKA;;Sri Lankan
Sudan;SD SDN;;Sudanese
Suriname;SR SUR;;Surinamese
Sweden;SE SWE;;Swedish,Swede
Switzerland;CH CHE SUI;;Swiss
Syria;SY SYR;;Syrian
Taiwan;TW TWN;;Taiwanese
Tajikistan;TJ TJK;;Tajik
Tanzania;TZ TZA;;Tanzanian
Thailand;TH THA;;Thai
Togo;TG TGO;;Togolese
Trinidad and Tobago;TT TTO;;Trinidadian
Tunisia;TN TUN;;Tunisian
Turkey;TR TUR;Türkiye;Turkish,Turk
Turkmenistan;TM TKM;;Turkmen
Uganda;UG UGA;;Ugandan
Ukraine;UA UKR;;Ukrainian
United Arab Emirates;AE ARE UAE;Emirates;Emirati
United Kingdom;UK GB GBR;Great Britain,Britain,U.K.;British,Briton
England;;;English,Englishman,Englishwoman
Scotland;;;Scottish,Scot
Wales;;;Welsh
United States;US USA;United States of America,America,the States,U.S.,U.S.A.;American
Uruguay;UY URY;;Uruguayan
Uzbekistan;UZ UZB;;Uzbek
Venezuela;VE VEN;;Venezuelan
Vietnam;VN VNM;Viet Nam;Vietnamese
Yemen;YE YEM;;Yemeni
Zambia;ZM ZMB;;Zambian
Zimbabwe;ZW ZWE;;Zimbabwean
Africa;;;African
Asia;;;Asian
Europe;EU;;European
North America;;;North American
South America;;;South American
`
  .trim()
  .split("\n");

/** Regions of countries and large cities, in the same format. */
export const regions: readonly string[] = `
Alabama;AL;;
Alaska;AK;;
Arizona;AZ;;
Arkansas;AR;;
California;CA;;Californian
Colorado;CO;;
Connecticut;CT;;
Delaware;DE;;
Florida;FL;;
Georgia;GA;;
Hawaii;HI;;Hawaiian
Idaho;ID;;
Illinois;IL;;
Indiana;IN;;
Iowa;IA;;
Kansas;KS;;
Kentucky;KY;;
Louisiana;LA;;
Maine;ME;;
Maryland;MD;;
Massachusetts;MA;;
Michigan;MI;;
Minnesota;MN;;
Mississippi;MS;;
Missouri;MO;;
Montana;MT;;
Nebraska;NE;;
Nevada;NV;;
New Hampshire;NH;;
New Jersey;NJ;;
New Mexico;NM;;
New York;NY;;New Yorker
North Carolina;NC;;
North Dakota;ND;;
Ohio;OH;;
Oklahoma;OK;;
Oregon;OR;;
Pennsylvania;PA;;
Rhode Island;RI;;
South Carolina;SC;;
South Dakota;SD;;
Tennessee;TN;;
Texas;TX;;Texan
Utah;UT;;
Vermont;VT;;
Virginia;VA;;
Washington;WA;;
West Virginia;WV;;
Wisconsin;WI;;
Wyoming;WY;;
Ontario;ON;;
Quebec;QC;;
British Columbia;BC;;
Alberta;AB;;
New South Wales;NSW;;
New York City;NYC;New York;
Los Angeles;LA LAX;;
San Francisco;SF SFO;;
District of Columbia;DC;Washington D.C.,Washington DC;
`
  .trim()
  .split("\n");
