import { dayOf, splitDay, type Period } from "../calendar.ts";
import {
  brandSeeds,
  categorySeeds,
  colors,
  subcategorySeeds,
  supplierSeeds,
  type SubcategorySeed,
} from "../catalog.data.ts";
import { createRandom, itemAt, type Random } from "../random.ts";
import type { Stories } from "../stories.ts";

export type SupplierRow = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly contact_email: string | null;
  readonly lead_time_days: number;
  readonly rating: number | null;
  readonly partner_since: number;
  readonly is_active: boolean;
};

export type ProductRow = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly category_id: number | null;
  readonly subcategory: string;
  readonly supplier_id: number;
  readonly color: string | null;
  readonly material: string | null;
  readonly weight_kg: number | null;
  readonly list_price: number;
  readonly unit_cost: number;
  readonly launched_on: number;
  readonly discontinued_on: number | null;
  readonly is_active: boolean;
};

/** A product, with data that the simulation needs besides its row. */
export interface Product {
  readonly row: ProductRow;
  /** The category whose demand it follows, even if its row has none. */
  readonly category: string;
  readonly supplier: string;
  readonly popularity: number;
}

export function generateSuppliers(period: Period): readonly SupplierRow[] {
  const random = createRandom("suppliers");
  return supplierSeeds.map((seed, index) => ({
    id: index + 1,
    name: seed.name,
    city: seed.city,
    country: seed.country,
    contact_email: random.chance(0.1) ? null : `orders@supplier-${index + 1}.example`,
    lead_time_days: seed.leadTimeDays,
    rating: random.chance(0.12) ? null : random.integer(28, 50) * 10,
    partner_since: period.firstDay - random.integer(60, 3600),
    is_active: seed.name !== "Azulejo & Filhos",
  }));
}

/**
 * Every product of the catalog. Names are unique: series differ by brand, nouns by subcategory, and each round combines
 * a noun with a brand's next series.
 */
export function generateProducts(period: Period, stories: Stories): readonly Product[] {
  const random = createRandom("products");
  const products: Product[] = [];
  for (const group of subcategorySeeds) {
    for (const { brand, name } of nameProducts(group)) {
      products.push(
        generateProduct({ group, brand, name, id: products.length + 1 }, random, { period, stories }),
      );
    }
  }
  return products;
}

interface ProductSeed {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly group: SubcategorySeed;
}

interface Setting {
  readonly period: Period;
  readonly stories: Stories;
}

function nameProducts(group: SubcategorySeed): readonly { readonly brand: string; readonly name: string }[] {
  const names: { readonly brand: string; readonly name: string }[] = [];
  for (let turn = 0; names.length < group.count; turn += 1) {
    const index = turn % group.nouns.length;
    const round = Math.floor(turn / group.nouns.length);
    const noun = itemAt(group.nouns, index);
    for (const brand of group.brands) {
      const series = brandSeeds.find((seed) => seed.name === brand)?.series ?? [];
      names.push({ brand, name: `${itemAt(series, (index + round) % series.length)} ${noun}` });
    }
  }
  return names.slice(0, group.count);
}

function generateProduct(seed: ProductSeed, random: Random, { period, stories }: Setting): Product {
  const { group, id } = seed;
  const [cheapest, dearest] = group.prices;
  // most products are near the lower end of their group's prices
  const level = Math.min(random.next(), random.next());
  const euros = Math.max(5, Math.round(cheapest + (dearest - cheapest) * level));
  const price = euros * 100 - (euros < 200 ? 10 : 0);
  const [lightest, heaviest] = group.weights;
  const suppliers = supplierSeeds.filter((supplier) => supplier.brand === seed.brand);
  const supplier = itemAt(suppliers, id % suppliers.length);
  const isStar = seed.name === stories.weakChair.product || seed.name === stories.famousLamp.product;
  const launchedOn = launchDay(seed.name, random, { period, stories });
  const discontinuedOn = !isStar && random.chance(0.11) ? period.lastDay - random.integer(20, 700) : null;
  const goneOn = discontinuedOn !== null && discontinuedOn > launchedOn + 60 ? discontinuedOn : null;
  return {
    category: group.category,
    supplier: supplier.name,
    popularity: popularityOf(random, euros) * (seed.name === stories.weakChair.product ? 5.5 : 1),
    row: {
      id,
      sku: `${group.category.slice(0, 2).toUpperCase()}-${String(1000 + id * 7)}`,
      name: seed.name,
      brand: seed.brand,
      category_id:
        !isStar && random.chance(0.014)
          ? null
          : categorySeeds.findIndex((one) => one.name === group.category) + 1,
      subcategory: group.name,
      supplier_id: supplierSeeds.indexOf(supplier) + 1,
      color: random.chance(0.06) ? null : random.pick(colors),
      material: random.chance(0.04) ? null : random.pick(group.materials),
      weight_kg: random.chance(0.05) ? null : Math.round((lightest + (heaviest - lightest) * level) * 100),
      list_price: price,
      unit_cost: Math.round(price * (0.42 + 0.2 * random.next())),
      launched_on: launchedOn,
      discontinued_on: goneOn,
      is_active: goneOn === null,
    },
  };
}

function launchDay(name: string, random: Random, { period, stories }: Setting): number {
  const isNew = random.chance(0.2);
  const age = random.integer(90, 900);
  const launch = isNew ? period.lastDay - age : period.firstDay - age;
  if (name === stories.weakChair.product) return period.firstDay - 400;
  if (name === stories.famousLamp.product) return dayOf(splitDay(period.firstDay).year, 3, 1);
  return launch;
}

function popularityOf(random: Random, euros: number): number {
  return Math.exp(0.6 * random.normal()) / euros ** 0.62;
}
