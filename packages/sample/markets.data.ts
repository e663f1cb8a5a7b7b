/** One country the shop sells to. Shares are parts of online orders, before they are scaled to sum to 1. */
export interface Market {
  readonly country: string;
  readonly region: string;
  readonly firstShare: number;
  readonly lastShare: number;
  /** Cities, biggest first, as people there write them. */
  readonly cities: readonly string[];
  /** How much more a category is bought here than elsewhere. */
  readonly taste: Readonly<Partial<Record<string, number>>>;
  readonly phonePrefix: string;
}

export const markets: readonly Market[] = [
  { country: "Germany", region: "Central Europe", firstShare: 0.36, lastShare: 0.29, cities: ["Berlin", "Hamburg", "München", "Köln", "Frankfurt am Main", "Leipzig", "Düsseldorf", "Nürnberg", "Bremen", "Lübeck"], taste: {}, phonePrefix: "+49" },
  { country: "France", region: "Western Europe", firstShare: 0.14, lastShare: 0.13, cities: ["Paris", "Lyon", "Marseille", "Nîmes", "Orléans", "Saint-Étienne", "Besançon"], taste: { Kitchen: 1.4 }, phonePrefix: "+33" },
  { country: "Netherlands", region: "Western Europe", firstShare: 0.1, lastShare: 0.1, cities: ["Amsterdam", "Rotterdam", "Utrecht", "Eindhoven", "’s-Hertogenbosch"], taste: { Garden: 1.5 }, phonePrefix: "+31" },
  { country: "Austria", region: "Central Europe", firstShare: 0.08, lastShare: 0.07, cities: ["Wien", "Graz", "Linz", "Salzburg", "Sankt Pölten"], taste: {}, phonePrefix: "+43" },
  { country: "Switzerland", region: "Central Europe", firstShare: 0.05, lastShare: 0.05, cities: ["Zürich", "Genève", "Basel", "Bern", "Neuchâtel"], taste: { Lighting: 1.3 }, phonePrefix: "+41" },
  { country: "Belgium", region: "Western Europe", firstShare: 0.05, lastShare: 0.045, cities: ["Bruxelles", "Antwerpen", "Gent", "Liège"], taste: {}, phonePrefix: "+32" },
  { country: "Poland", region: "Eastern Europe", firstShare: 0.035, lastShare: 0.145, cities: ["Warszawa", "Kraków", "Łódź", "Wrocław", "Poznań", "Gdańsk", "Białystok"], taste: { Furniture: 1.2 }, phonePrefix: "+48" },
  { country: "Italy", region: "Southern Europe", firstShare: 0.05, lastShare: 0.05, cities: ["Milano", "Roma", "Torino", "Bologna", "Forlì"], taste: { Kitchen: 1.3 }, phonePrefix: "+39" },
  { country: "Spain", region: "Southern Europe", firstShare: 0.04, lastShare: 0.04, cities: ["Madrid", "Barcelona", "València", "Málaga", "A Coruña"], taste: { Garden: 1.3 }, phonePrefix: "+34" },
  { country: "Sweden", region: "Northern Europe", firstShare: 0.03, lastShare: 0.03, cities: ["Stockholm", "Göteborg", "Malmö", "Västerås", "Umeå"], taste: { Lighting: 1.6 }, phonePrefix: "+46" },
  { country: "Denmark", region: "Northern Europe", firstShare: 0.025, lastShare: 0.02, cities: ["København", "Aarhus", "Odense", "Tønder"], taste: { Lighting: 1.5 }, phonePrefix: "+45" },
  { country: "Czechia", region: "Eastern Europe", firstShare: 0.02, lastShare: 0.02, cities: ["Praha", "Brno", "Plzeň", "Ústí nad Labem"], taste: {}, phonePrefix: "+420" },
  { country: "Ireland", region: "Western Europe", firstShare: 0.02, lastShare: 0.015, cities: ["Dublin", "Cork", "Galway", "Dún Laoghaire"], taste: { Textiles: 1.3 }, phonePrefix: "+353" },
  { country: "Greece", region: "Southern Europe", firstShare: 0.015, lastShare: 0.015, cities: ["Αθήνα", "Θεσσαλονίκη", "Πάτρα", "Ηράκλειο"], taste: { Garden: 1.4 }, phonePrefix: "+30" },
  { country: "Bulgaria", region: "Eastern Europe", firstShare: 0.01, lastShare: 0.012, cities: ["София", "Пловдив", "Варна", "Бургас"], taste: {}, phonePrefix: "+359" },
  { country: "Japan", region: "Overseas", firstShare: 0.008, lastShare: 0.012, cities: ["東京", "大阪", "京都", "福岡"], taste: { Textiles: 1.8, Furniture: 0.4 }, phonePrefix: "+81" },
  { country: "United Arab Emirates", region: "Overseas", firstShare: 0.006, lastShare: 0.01, cities: ["دبي", "أبوظبي", "الشارقة"], taste: { Lighting: 1.7, Garden: 0.5 }, phonePrefix: "+971" },
];
