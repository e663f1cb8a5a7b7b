/**
 * The countries of the world map. A line each: ISO 3166-1 alpha-2, alpha-3 and numeric code, then the names, of which the
 * first is shown. Kosovo has no numeric code: its name takes the position.
 */
export const countryLines = `
AD AND 020 Andorra
AE ARE 784 United Arab Emirates|UAE
AF AFG 004 Afghanistan
AG ATG 028 Antigua and Barbuda|Antigua and Barb.
AI AIA 660 Anguilla
AL ALB 008 Albania
AM ARM 051 Armenia
AO AGO 024 Angola
AR ARG 032 Argentina
AS ASM 016 American Samoa
AT AUT 040 Austria
AU AUS 036 Australia|Ashmore and Cartier Is.
AW ABW 533 Aruba
AX ALA 248 Åland|Åland Islands|Aland Islands
AZ AZE 031 Azerbaijan
BA BIH 070 Bosnia and Herzegovina|Bosnia and Herz.
BB BRB 052 Barbados
BD BGD 050 Bangladesh
BE BEL 056 Belgium
BF BFA 854 Burkina Faso
BG BGR 100 Bulgaria
BH BHR 048 Bahrain
BI BDI 108 Burundi
BJ BEN 204 Benin
BL BLM 652 St-Barthélemy|Saint Barthélemy
BM BMU 060 Bermuda
BN BRN 096 Brunei|Brunei Darussalam
BO BOL 068 Bolivia
BR BRA 076 Brazil
BS BHS 044 Bahamas
BT BTN 064 Bhutan
BW BWA 072 Botswana
BY BLR 112 Belarus
BZ BLZ 084 Belize
CA CAN 124 Canada
CD COD 180 Democratic Republic of the Congo|Congo|DR Congo|Congo-Kinshasa|Democratic Republic of Congo|Dem. Rep. Congo
CF CAF 140 Central African Republic|Central African Rep.
CG COG 178 Congo|Republic of the Congo|Congo-Brazzaville
CH CHE 756 Switzerland|Schweiz
CI CIV 384 Côte d'Ivoire|Cote d'Ivoire|Ivory Coast
CK COK 184 Cook Islands|Cook Is.
CL CHL 152 Chile
CM CMR 120 Cameroon
CN CHN 156 China|People's Republic of China
CO COL 170 Colombia
CR CRI 188 Costa Rica
CU CUB 192 Cuba
CV CPV 132 Cabo Verde|Cape Verde
CW CUW 531 Curaçao
CY CYP 196 Cyprus
CZ CZE 203 Czechia|Czech Republic
DE DEU 276 Germany|Deutschland
DJ DJI 262 Djibouti
DK DNK 208 Denmark
DM DMA 212 Dominica
DO DOM 214 Dominican Republic|Dominican Rep.
DZ DZA 012 Algeria
EC ECU 218 Ecuador
EE EST 233 Estonia
EG EGY 818 Egypt
EH ESH 732 Western Sahara|W. Sahara
ER ERI 232 Eritrea
ES ESP 724 Spain
ET ETH 231 Ethiopia
FI FIN 246 Finland
FJ FJI 242 Fiji
FK FLK 238 Falkland Islands (Malvinas)|Falkland Is.
FM FSM 583 Micronesia|Micronesia, Federated States of
FO FRO 234 Faroe Islands|Faeroe Is.
FR FRA 250 France
GA GAB 266 Gabon
GB GBR 826 United Kingdom|UK|Great Britain|Britain|U.K.
GD GRD 308 Grenada
GE GEO 268 Georgia
GG GGY 831 Guernsey
GH GHA 288 Ghana
GL GRL 304 Greenland
GM GMB 270 Gambia|Republic of The Gambia|The Gambia
GN GIN 324 Guinea
GQ GNQ 226 Equatorial Guinea|Eq. Guinea
GR GRC 300 Greece|Hellas
GS SGS 239 South Georgia and the South Sandwich Islands|S. Geo. and the Is.
GT GTM 320 Guatemala
GU GUM 316 Guam
GW GNB 624 Guinea-Bissau
GY GUY 328 Guyana
HK HKG 344 Hong Kong|Hong Kong SAR
HM HMD 334 Heard Island and McDonald Islands|Heard I. and McDonald Is.
HN HND 340 Honduras
HR HRV 191 Croatia
HT HTI 332 Haiti
HU HUN 348 Hungary
ID IDN 360 Indonesia
IE IRL 372 Ireland
IL ISR 376 Israel
IM IMN 833 Isle of Man
IN IND 356 India
IO IOT 086 British Indian Ocean Territory|Br. Indian Ocean Ter.
IQ IRQ 368 Iraq
IR IRN 364 Iran|Islamic Republic of Iran
IS ISL 352 Iceland
IT ITA 380 Italy
JE JEY 832 Jersey
JM JAM 388 Jamaica
JO JOR 400 Jordan
JP JPN 392 Japan
KE KEN 404 Kenya
KG KGZ 417 Kyrgyzstan
KH KHM 116 Cambodia
KI KIR 296 Kiribati
KM COM 174 Comoros
KN KNA 659 Saint Kitts and Nevis|St. Kitts and Nevis
KP PRK 408 North Korea
KR KOR 410 South Korea|Korea, Republic of|Republic of Korea|Korea
KW KWT 414 Kuwait
KY CYM 136 Cayman Islands|Cayman Is.
KZ KAZ 398 Kazakhstan
LA LAO 418 Laos|Lao People's Democratic Republic
LB LBN 422 Lebanon
LC LCA 662 Saint Lucia
LI LIE 438 Liechtenstein
LK LKA 144 Sri Lanka
LR LBR 430 Liberia
LS LSO 426 Lesotho
LT LTU 440 Lithuania
LU LUX 442 Luxembourg
LV LVA 428 Latvia
LY LBY 434 Libya
MA MAR 504 Morocco
MC MCO 492 Monaco
MD MDA 498 Moldova|Moldova, Republic of
ME MNE 499 Montenegro
MF MAF 663 St-Martin|Saint Martin (French part)
MG MDG 450 Madagascar
MH MHL 584 Marshall Islands|Marshall Is.
MK MKD 807 Macedonia|The Republic of North Macedonia|North Macedonia
ML MLI 466 Mali
MM MMR 104 Myanmar|Burma
MN MNG 496 Mongolia
MO MAC 446 Macao|Macau
MP MNP 580 Northern Mariana Islands|N. Mariana Is.
MR MRT 478 Mauritania
MS MSR 500 Montserrat
MT MLT 470 Malta
MU MUS 480 Mauritius
MV MDV 462 Maldives
MW MWI 454 Malawi
MX MEX 484 Mexico
MY MYS 458 Malaysia
MZ MOZ 508 Mozambique
NA NAM 516 Namibia
NC NCL 540 New Caledonia
NE NER 562 Niger
NF NFK 574 Norfolk Island
NG NGA 566 Nigeria
NI NIC 558 Nicaragua
NL NLD 528 Netherlands|The Netherlands|Netherlands (Kingdom of the)|Holland
NO NOR 578 Norway
NP NPL 524 Nepal
NR NRU 520 Nauru
NU NIU 570 Niue
NZ NZL 554 New Zealand
OM OMN 512 Oman
PA PAN 591 Panama
PE PER 604 Peru
PF PYF 258 French Polynesia|Fr. Polynesia
PG PNG 598 Papua New Guinea
PH PHL 608 Philippines
PK PAK 586 Pakistan
PL POL 616 Poland
PM SPM 666 Saint Pierre and Miquelon|St. Pierre and Miquelon
PN PCN 612 Pitcairn|Pitcairn Islands|Pitcairn Is.
PR PRI 630 Puerto Rico
PS PSE 275 Palestine|State of Palestine
PT PRT 620 Portugal
PW PLW 585 Palau
PY PRY 600 Paraguay
QA QAT 634 Qatar
RO ROU 642 Romania
RS SRB 688 Serbia
RU RUS 643 Russia|Russian Federation
RW RWA 646 Rwanda
SA SAU 682 Saudi Arabia
SB SLB 090 Solomon Islands|Solomon Is.
SC SYC 690 Seychelles
SD SDN 729 Sudan
SE SWE 752 Sweden
SG SGP 702 Singapore
SH SHN 654 Saint Helena
SI SVN 705 Slovenia
SK SVK 703 Slovakia
SL SLE 694 Sierra Leone
SM SMR 674 San Marino
SN SEN 686 Senegal
SO SOM 706 Somalia
SR SUR 740 Suriname
SS SSD 728 South Sudan|S. Sudan
ST STP 678 São Tomé and Principe|Sao Tome and Principe
SV SLV 222 El Salvador
SX SXM 534 Sint Maarten|Sint Maarten (Dutch part)
SY SYR 760 Syria|Syrian Arab Republic
SZ SWZ 748 eSwatini|Eswatini|Swaziland
TC TCA 796 Turks and Caicos Islands|Turks and Caicos Is.
TD TCD 148 Chad
TF ATF 260 French Southern Territories|Fr. S. Antarctic Lands
TG TGO 768 Togo
TH THA 764 Thailand
TJ TJK 762 Tajikistan
TL TLS 626 Timor-Leste|East Timor
TM TKM 795 Turkmenistan
TN TUN 788 Tunisia
TO TON 776 Tonga
TR TUR 792 Turkey|Türkiye
TT TTO 780 Trinidad and Tobago
TW TWN 158 Taiwan|Taiwan, Province of China
TZ TZA 834 Tanzania|United Republic of Tanzania
UA UKR 804 Ukraine
UG UGA 800 Uganda
US USA 840 United States of America|United States|U.S.A.|U.S.|America
UY URY 858 Uruguay
UZ UZB 860 Uzbekistan
VA VAT 336 Vatican|Holy See (Vatican City State)|Vatican City
VC VCT 670 Saint Vincent and the Grenadines|St. Vin. and Gren.
VE VEN 862 Venezuela
VG VGB 092 Virgin Islands, British|British Virgin Is.
VI VIR 850 Virgin Islands, U.S.|U.S. Virgin Is.
VN VNM 704 Vietnam
VU VUT 548 Vanuatu
WF WLF 876 Wallis and Futuna|Wallis and Futuna Is.
WS WSM 882 Samoa
XK XKK Kosovo Kosovo
YE YEM 887 Yemen
ZA ZAF 710 South Africa
ZM ZMB 894 Zambia
ZW ZWE 716 Zimbabwe
`;

/** The countries of the map of Europe, by their alpha-2 codes: the European Union, and others within its frame. */
export const europeanCodes = `
AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
AD AL BA BY CH FO GB GG IM IS JE LI MC MD ME MK NO RS SM UA VA XK
`;
