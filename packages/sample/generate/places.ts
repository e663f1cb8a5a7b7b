import { readIsoDay } from "../calendar.ts";
import { categorySeeds } from "../catalog.data.ts";
import { markets, type Market } from "../markets.data.ts";
import { carrierSeeds, storeSeeds, warehouseSeeds } from "../places.data.ts";
import { createRandom } from "../random.ts";

export type CategoryRow = { readonly id: number; readonly name: string; readonly department: string };

export type WarehouseRow = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly capacity_m3: number;
  readonly opened_on: number;
};

export type CarrierRow = {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly service_level: string;
};

export type StoreRow = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly floor_area_m2: number;
  readonly opened_on: number;
};

export function generateCategories(): readonly CategoryRow[] {
  return categorySeeds.map((seed, index) => ({
    id: index + 1,
    name: seed.name,
    department: seed.department,
  }));
}

export function generateWarehouses(): readonly WarehouseRow[] {
  return warehouseSeeds.map((seed, index) => ({
    id: index + 1,
    name: seed.name,
    city: seed.city,
    country: seed.country,
    capacity_m3: seed.capacityM3,
    opened_on: knownDay(seed.openedOn),
  }));
}

export function generateCarriers(): readonly CarrierRow[] {
  return carrierSeeds.map((seed, index) => ({
    id: index + 1,
    name: seed.name,
    country: seed.country,
    service_level: seed.serviceLevel,
  }));
}

/** The stores that are open on `today`. */
export function generateStores(today: number): readonly StoreRow[] {
  const random = createRandom("stores");
  return storeSeeds
    .filter((seed) => knownDay(seed.openedOn) <= today)
    .map((seed, index) => ({
      id: index + 1,
      name: seed.name,
      city: seed.city,
      region: marketOf(seed.country).region,
      country: seed.country,
      floor_area_m2: random.integer(14, 62) * 10,
      opened_on: knownDay(seed.openedOn),
    }));
}

/** The market of a country the shop sells to. */
export function marketOf(country: string): Market {
  const market = markets.find((one) => one.country === country);
  if (!market) throw new Error(`No market is named ${country}.`);
  return market;
}

function knownDay(text: string): number {
  const day = readIsoDay(text);
  if (day === undefined) throw new Error(`${text} is not a day.`);
  return day;
}
