/** A supplier and its brand. Costs and lead times are drawn around these values. */
export interface SupplierSeed {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly brand: string;
  readonly leadTimeDays: number;
}

/** A brand and the names of its series, which start the names of its products. */
export interface BrandSeed {
  readonly name: string;
  readonly series: readonly string[];
}

/** A group of products. Every noun is combined with series of every brand until there are `count` products. */
export interface SubcategorySeed {
  readonly category: string;
  readonly name: string;
  readonly nouns: readonly string[];
  readonly brands: readonly string[];
  readonly count: number;
  /** The lowest and the highest list price, in euros. */
  readonly prices: readonly [number, number];
  /** The lowest and the highest weight, in kilograms. */
  readonly weights: readonly [number, number];
  readonly materials: readonly string[];
}

export const categorySeeds = [
  { name: "Furniture", department: "Living" },
  { name: "Kitchen", department: "Dining" },
  { name: "Lighting", department: "Living" },
  { name: "Textiles", department: "Living" },
  { name: "Garden", department: "Outdoor" },
] as const;

export const brandSeeds: readonly BrandSeed[] = [
  { name: "Nordvik", series: ["Halden", "Lyngen", "Tromsø", "Vik", "Senja", "Røros"] },
  { name: "Ahornhaus", series: ["Bregenz", "Isar", "Werra", "Taunus", "Lahn", "Spree"] },
  { name: "Maison Perrault", series: ["Colette", "Margaux", "Odette", "Vauban", "Honoré", "Estelle"] },
  { name: "Oliva & Sal", series: ["Alba", "Duero", "Sagres", "Tavira", "Évora", "Marvão"] },
  { name: "Lumo", series: ["Lumo", "Halo", "Iris", "Vega", "Nova", "Sirius"] },
  { name: "Ostra Glas", series: ["Kosta", "Ven", "Öland", "Kivik", "Åre", "Sigtuna"] },
  { name: "Tessuto", series: ["Como", "Lecco", "Siena", "Amalfi", "Ravello", "Urbino"] },
  { name: "Wollweber", series: ["Heide", "Moor", "Elster", "Fjell", "Wicke", "Distel"] },
  { name: "Verde Patio", series: ["Sorolla", "Jacaranda", "Cala", "Azahar", "Mistral", "Olivo"] },
  { name: "Gärtnerei Lindt & Sohn", series: ["Linde", "Rosmarin", "Farn", "Eibe", "Salbei", "Quitte"] },
  { name: "Krakus Meble", series: ["Wawel", "Planty", "Tatra", "Wisła", "Beskid", "Ojców"] },
  { name: "Stahl & Pfanne", series: ["Solingen", "Ruhr", "Wupper", "Hagen", "Lenne", "Volme"] },
];

export const supplierSeeds: readonly SupplierSeed[] = [
  { name: "Nordvik Møbler AS", city: "Ålesund", country: "Norway", brand: "Nordvik", leadTimeDays: 38 },
  { name: "Fjordtre AS", city: "Bergen", country: "Norway", brand: "Nordvik", leadTimeDays: 44 },
  {
    name: "Tischlerei Ahorn GmbH",
    city: "Bregenz",
    country: "Austria",
    brand: "Ahornhaus",
    leadTimeDays: 21,
  },
  { name: "Holzwerk Taunus KG", city: "Wiesbaden", country: "Germany", brand: "Ahornhaus", leadTimeDays: 18 },
  {
    name: "Atelier Perrault SARL",
    city: "Limoges",
    country: "France",
    brand: "Maison Perrault",
    leadTimeDays: 24,
  },
  {
    name: "Manufacture du Rhône",
    city: "Valence",
    country: "France",
    brand: "Maison Perrault",
    leadTimeDays: 27,
  },
  { name: "Cerâmica do Vale", city: "Aveiro", country: "Portugal", brand: "Oliva & Sal", leadTimeDays: 30 },
  { name: "Azulejo & Filhos", city: "Évora", country: "Portugal", brand: "Oliva & Sal", leadTimeDays: 33 },
  { name: "Lumo Lighting ApS", city: "Aarhus", country: "Denmark", brand: "Lumo", leadTimeDays: 26 },
  { name: "Shenzhen Brightway", city: "Shenzhen", country: "China", brand: "Lumo", leadTimeDays: 72 },
  { name: "Östra Glasbruk AB", city: "Kosta", country: "Sweden", brand: "Ostra Glas", leadTimeDays: 29 },
  { name: "Sklárny Jizera", city: "Liberec", country: "Czechia", brand: "Ostra Glas", leadTimeDays: 22 },
  { name: "Tessitura Lariana", city: "Como", country: "Italy", brand: "Tessuto", leadTimeDays: 25 },
  { name: "Anadolu Tekstil", city: "Denizli", country: "Türkiye", brand: "Tessuto", leadTimeDays: 41 },
  { name: "Wollweberei Harz", city: "Goslar", country: "Germany", brand: "Wollweber", leadTimeDays: 19 },
  { name: "Jaipur Loom House", city: "Jaipur", country: "India", brand: "Wollweber", leadTimeDays: 64 },
  { name: "Verde Patio S.L.", city: "Elche", country: "Spain", brand: "Verde Patio", leadTimeDays: 28 },
  { name: "Rattan Nusantara", city: "Cirebon", country: "Indonesia", brand: "Verde Patio", leadTimeDays: 78 },
  {
    name: "Gärtnerei Lindt & Sohn",
    city: "Erfurt",
    country: "Germany",
    brand: "Gärtnerei Lindt & Sohn",
    leadTimeDays: 12,
  },
  {
    name: "Kwekerij De Vries",
    city: "Aalsmeer",
    country: "Netherlands",
    brand: "Gärtnerei Lindt & Sohn",
    leadTimeDays: 9,
  },
  {
    name: "Krakus Meble Sp. z o.o.",
    city: "Kraków",
    country: "Poland",
    brand: "Krakus Meble",
    leadTimeDays: 20,
  },
  { name: "Stolarnia Beskid", city: "Żywiec", country: "Poland", brand: "Krakus Meble", leadTimeDays: 23 },
  {
    name: "Stahl & Pfanne GmbH",
    city: "Solingen",
    country: "Germany",
    brand: "Stahl & Pfanne",
    leadTimeDays: 16,
  },
  { name: "堺刃物株式会社", city: "堺", country: "Japan", brand: "Stahl & Pfanne", leadTimeDays: 55 },
];

const wood = ["Oak", "Beech", "Walnut", "Pine", "Ash"] as const;
const metal = ["Steel", "Brass", "Aluminum"] as const;
const cloth = ["Cotton", "Linen", "Wool"] as const;

export const subcategorySeeds: readonly SubcategorySeed[] = [
  {
    category: "Furniture",
    name: "Chairs",
    nouns: ["Dining Chair", "Armchair", "Bar Stool", "Bench"],
    brands: ["Nordvik", "Ahornhaus", "Krakus Meble"],
    count: 16,
    prices: [69, 420],
    weights: [4, 24],
    materials: wood,
  },
  {
    category: "Furniture",
    name: "Tables",
    nouns: ["Dining Table", "Coffee Table", "Side Table"],
    brands: ["Nordvik", "Krakus Meble", "Ahornhaus"],
    count: 14,
    prices: [89, 1250],
    weights: [8, 70],
    materials: wood,
  },
  {
    category: "Furniture",
    name: "Sofas",
    nouns: ["Sofa", "Corner Sofa", "Sofa Bed"],
    brands: ["Maison Perrault", "Nordvik", "Krakus Meble"],
    count: 10,
    prices: [590, 2390],
    weights: [45, 130],
    materials: ["Linen", "Leather", "Velvet"],
  },
  {
    category: "Furniture",
    name: "Beds",
    nouns: ["Bed Frame", "Bunk Bed", "Bedside Table"],
    brands: ["Ahornhaus", "Krakus Meble"],
    count: 9,
    prices: [79, 1190],
    weights: [9, 85],
    materials: wood,
  },
  {
    category: "Furniture",
    name: "Shelves & storage",
    nouns: ["Bookcase", "Wall Shelf", "Sideboard", "Shoe Rack"],
    brands: ["Nordvik", "Ahornhaus", "Krakus Meble"],
    count: 16,
    prices: [29, 890],
    weights: [2, 60],
    materials: wood,
  },
  {
    category: "Furniture",
    name: "Desks",
    nouns: ["Desk", "Standing Desk"],
    brands: ["Ahornhaus", "Nordvik"],
    count: 7,
    prices: [179, 790],
    weights: [18, 48],
    materials: wood,
  },
  {
    category: "Furniture",
    name: "Cat & dog beds",
    nouns: ["Cat Bed", "Dog Bed"],
    brands: ["Wollweber", "Ahornhaus"],
    count: 6,
    prices: [29, 119],
    weights: [1, 5],
    materials: cloth,
  },
  {
    category: "Kitchen",
    name: "Cookware",
    nouns: ["Frying Pan", "Saucepan", "Casserole", "Wok"],
    brands: ["Stahl & Pfanne", "Maison Perrault"],
    count: 14,
    prices: [24, 219],
    weights: [0.8, 5],
    materials: ["Steel", "Cast iron", "Copper"],
  },
  {
    category: "Kitchen",
    name: "Tableware",
    nouns: ["Dinner Plate Set", "Bowl Set", "Mug Set", "Serving Platter"],
    brands: ["Oliva & Sal", "Maison Perrault"],
    count: 18,
    prices: [19, 129],
    weights: [0.9, 6],
    materials: ["Stoneware", "Porcelain"],
  },
  {
    category: "Kitchen",
    name: "Knives",
    nouns: ["Chef's Knife", "Bread Knife", "Knife Block"],
    brands: ["Stahl & Pfanne"],
    count: 8,
    prices: [19, 189],
    weights: [0.1, 2.5],
    materials: ["Steel"],
  },
  {
    category: "Kitchen",
    name: "Glassware",
    nouns: ["Wine Glass Set", "Tumbler Set", "Carafe"],
    brands: ["Ostra Glas"],
    count: 11,
    prices: [15, 89],
    weights: [0.4, 2.4],
    materials: ["Glass", "Crystal"],
  },
  {
    category: "Kitchen",
    name: "Baking",
    nouns: ["Cake Tin", "Mixing Bowl", "Pie Dish"],
    brands: ["Oliva & Sal", "Stahl & Pfanne"],
    count: 10,
    prices: [9, 59],
    weights: [0.3, 2],
    materials: ["Steel", "Stoneware"],
  },
  {
    category: "Kitchen",
    name: "Coffee & tea",
    nouns: ["Teapot", "Coffee Press", "Espresso Cups"],
    brands: ["Oliva & Sal", "Ostra Glas", "Maison Perrault"],
    count: 12,
    prices: [14, 95],
    weights: [0.3, 1.6],
    materials: ["Porcelain", "Glass", "Steel"],
  },
  {
    category: "Lighting",
    name: "Table lamps",
    nouns: ["Table Lamp", "Desk Lamp"],
    brands: ["Lumo", "Ostra Glas"],
    count: 14,
    prices: [29, 249],
    weights: [0.8, 4],
    materials: metal,
  },
  {
    category: "Lighting",
    name: "Floor lamps",
    nouns: ["Floor Lamp", "Reading Lamp"],
    brands: ["Lumo", "Maison Perrault"],
    count: 10,
    prices: [79, 449],
    weights: [3, 11],
    materials: metal,
  },
  {
    category: "Lighting",
    name: "Pendants",
    nouns: ["Pendant", "Chandelier"],
    brands: ["Lumo", "Ostra Glas"],
    count: 12,
    prices: [49, 690],
    weights: [1, 12],
    materials: ["Glass", "Brass", "Paper"],
  },
  {
    category: "Lighting",
    name: "Candles",
    nouns: ["Candle Holder", "Lantern"],
    brands: ["Ostra Glas", "Maison Perrault"],
    count: 8,
    prices: [9, 59],
    weights: [0.3, 2],
    materials: ["Glass", "Brass"],
  },
  {
    category: "Textiles",
    name: "Rugs",
    nouns: ["Rug", "Runner"],
    brands: ["Wollweber", "Tessuto"],
    count: 12,
    prices: [49, 790],
    weights: [2, 22],
    materials: ["Wool", "Jute", "Cotton"],
  },
  {
    category: "Textiles",
    name: "Cushions & throws",
    nouns: ["Cushion", "Throw", "Blanket"],
    brands: ["Wollweber", "Tessuto"],
    count: 14,
    prices: [17, 139],
    weights: [0.3, 2],
    materials: cloth,
  },
  {
    category: "Textiles",
    name: "Bedding",
    nouns: ["Duvet Cover", "Fitted Sheet", "Pillowcase"],
    brands: ["Tessuto"],
    count: 12,
    prices: [12, 149],
    weights: [0.2, 2],
    materials: ["Cotton", "Linen"],
  },
  {
    category: "Textiles",
    name: "Towels",
    nouns: ["Bath Towel", "Tea Towel Set"],
    brands: ["Tessuto", "Wollweber"],
    count: 9,
    prices: [9, 49],
    weights: [0.2, 1],
    materials: ["Cotton", "Linen"],
  },
  {
    category: "Garden",
    name: "Garden furniture",
    nouns: ["Lounge Chair", "Patio Table", "Hammock", "Parasol"],
    brands: ["Verde Patio"],
    count: 14,
    prices: [39, 690],
    weights: [3, 55],
    materials: ["Rattan", "Teak", "Aluminum"],
  },
  {
    category: "Garden",
    name: "Planters",
    nouns: ["Planter", "Plant Pot Set", "Window Box"],
    brands: ["Gärtnerei Lindt & Sohn", "Verde Patio"],
    count: 12,
    prices: [9, 129],
    weights: [0.5, 14],
    materials: ["Terracotta", "Zinc"],
  },
  {
    category: "Garden",
    name: "Garden tools",
    nouns: ["Watering Can", "Pruning Shears", "Trowel"],
    brands: ["Gärtnerei Lindt & Sohn"],
    count: 9,
    prices: [8, 69],
    weights: [0.2, 2],
    materials: ["Steel", "Zinc"],
  },
  {
    category: "Garden",
    name: "Barbecue",
    nouns: ["Grill", "Fire Bowl"],
    brands: ["Verde Patio", "Stahl & Pfanne"],
    count: 6,
    prices: [79, 690],
    weights: [5, 60],
    materials: ["Steel", "Cast iron"],
  },
];

export const colors = [
  "White",
  "Black",
  "Gray",
  "Sand",
  "Navy",
  "Forest green",
  "Terracotta",
  "Natural",
  "Mustard",
  "Sky blue",
] as const;
