import { splitDay } from "../calendar.ts";
import type { Stories } from "../stories.ts";
import type { Product } from "./products.ts";

/** List prices rise on 1 January. The supplier of the cost rise passes on little of it. */
const yearlyPriceRise = 1.03;
const yearlyCostRise = 1.02;
const passedOn = 1.04;

/** The list price of one piece on a day, in cents. `today` it is the price in the product's row. */
export function priceOn(product: Product, day: number, { today, stories }: PriceContext): number {
  const years = splitDay(today).year - splitDay(day).year;
  const rise = isBeforeCostRise(product, day, stories) ? passedOn : 1;
  const cents = product.row.list_price / yearlyPriceRise ** years / rise;
  return years === 0 && rise === 1 ? product.row.list_price : Math.round(cents / 10) * 10;
}

/** The cost of one piece on a day, in cents. */
export function costOn(product: Product, day: number, { today, stories }: PriceContext): number {
  const years = splitDay(today).year - splitDay(day).year;
  const rise = isBeforeCostRise(product, day, stories) ? stories.costRise.factor : 1;
  return Math.round(product.row.unit_cost / yearlyCostRise ** years / rise);
}

export interface PriceContext {
  readonly today: number;
  readonly stories: Stories;
}

function isBeforeCostRise(product: Product, day: number, stories: Stories): boolean {
  return product.supplier === stories.costRise.supplier && day < stories.costRise.firstDay;
}
