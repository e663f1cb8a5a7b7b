import type { RowProduct } from "@askery/model";
import { columnsOf, type DraftColumn, type TableDraft } from "./table-draft.ts";

/** Finds what a row is worth as a product, if it has a quantity and a price for one, but no amount of its own. */
export function chooseProduct(draft: TableDraft): RowProduct | null {
  const [measures, rates] = [columnsOf(draft, "measure"), columnsOf(draft, "rate")];
  const hasAmount = [...measures, ...rates].some(
    ({ description: { figure } }) => figure?.counts === "money" && figure.additivity !== "non-additive",
  );
  if (hasAmount) return null;
  const prices = rates.filter(({ description: { figure } }) => figure?.counts === "money");
  const price = prices.find((column) => speaksOf(column, unitWords)) ?? prices[0];
  const quantities = measures.filter(
    ({ description: { figure } }) => figure?.counts === "quantity" && figure.additivity === "additive",
  );
  const quantity = quantities.find((column) => speaksOf(column, quantityWords));
  if (price === undefined || quantity === undefined) return null;
  const discount = rates.find(
    (column) => column.description.figure?.counts === "share" && speaksOf(column, discountWords),
  );
  return {
    quantity: quantity.description.name,
    price: price.description.name,
    discount: discount?.description.name ?? null,
  };
}

function speaksOf({ evidence: { words } }: DraftColumn, list: readonly string[]): boolean {
  return words.some((word) => list.includes(word));
}

const unitWords: readonly string[] = ["unit", "each", "sale", "selling", "net"];
const quantityWords: readonly string[] = ["quantity", "unit", "piece", "count", "number"];
const discountWords: readonly string[] = ["discount", "rebate"];
