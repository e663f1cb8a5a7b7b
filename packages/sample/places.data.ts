export const warehouseSeeds = [
  {
    name: "Bremen Hub",
    city: "Bremen",
    country: "Germany",
    capacityM3: 42_000,
    openedOn: "2014-03-03",
    regions: ["Central Europe", "Northern Europe", "Overseas"],
  },
  {
    name: "Poznań Hub",
    city: "Poznań",
    country: "Poland",
    capacityM3: 31_000,
    openedOn: "2019-09-02",
    regions: ["Eastern Europe"],
  },
  {
    name: "Lyon Hub",
    city: "Lyon",
    country: "France",
    capacityM3: 26_500,
    openedOn: "2017-05-15",
    regions: ["Western Europe", "Southern Europe"],
  },
] as const;

/** `days` is the usual duration of a parcel within Europe; `weight` decides a carrier's share of the parcels. */
export const carrierSeeds = [
  { name: "Falkenpost", country: "Germany", serviceLevel: "Standard", days: 2.8, weight: 0.27 },
  { name: "Colis Bleu", country: "France", serviceLevel: "Standard", days: 3.1, weight: 0.2 },
  { name: "Paczka24", country: "Poland", serviceLevel: "Standard", days: 2.6, weight: 0.18 },
  { name: "Oranje Pakket", country: "Netherlands", serviceLevel: "Standard", days: 2.9, weight: 0.2 },
  { name: "Blitz Kurier", country: "Germany", serviceLevel: "Express", days: 1.3, weight: 0.15 },
  { name: "Alpenfracht", country: "Austria", serviceLevel: "Freight", days: 5.2, weight: 0.6 },
  { name: "Baltic Cargo", country: "Denmark", serviceLevel: "Freight", days: 6.1, weight: 0.4 },
] as const;

export const storeSeeds = [
  { city: "Berlin", name: "Berlin Mitte", country: "Germany", openedOn: "2012-04-14" },
  { city: "Hamburg", name: "Hamburg Altona", country: "Germany", openedOn: "2013-09-07" },
  { city: "München", name: "München Schwabing", country: "Germany", openedOn: "2015-03-21" },
  { city: "Köln", name: "Köln Ehrenfeld", country: "Germany", openedOn: "2016-10-01" },
  { city: "Frankfurt am Main", name: "Frankfurt Nordend", country: "Germany", openedOn: "2018-05-05" },
  { city: "Leipzig", name: "Leipzig Südvorstadt", country: "Germany", openedOn: "2021-03-20" },
  { city: "Wien", name: "Wien Neubau", country: "Austria", openedOn: "2016-04-09" },
  { city: "Graz", name: "Graz Lend", country: "Austria", openedOn: "2022-09-17" },
  { city: "Zürich", name: "Zürich West", country: "Switzerland", openedOn: "2019-03-16" },
  { city: "Paris", name: "Paris Le Marais", country: "France", openedOn: "2017-06-10" },
  { city: "Lyon", name: "Lyon Croix-Rousse", country: "France", openedOn: "2018-10-06" },
  { city: "Amsterdam", name: "Amsterdam Jordaan", country: "Netherlands", openedOn: "2017-03-25" },
  { city: "Utrecht", name: "Utrecht Oudegracht", country: "Netherlands", openedOn: "2020-09-12" },
  { city: "Antwerpen", name: "Antwerpen Zuid", country: "Belgium", openedOn: "2021-05-29" },
  { city: "København", name: "København Nørrebro", country: "Denmark", openedOn: "2020-03-07" },
  { city: "Stockholm", name: "Stockholm Södermalm", country: "Sweden", openedOn: "2022-04-23" },
  { city: "Kraków", name: "Kraków Kazimierz", country: "Poland", openedOn: "2022-10-15" },
  { city: "Warszawa", name: "Warszawa Praga", country: "Poland", openedOn: "2023-05-13" },
] as const;
