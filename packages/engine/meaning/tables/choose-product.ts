import type { RowProduct } from "@askery/model";
import { columnsOf, type DraftColumn, type DraftIndex, type TableDraft } from "./table-draft.ts";

/**
 * Finds what a row is worth as a product, if it has a quantity and a price for one, but no amount of its own. The price may be
 * that of what the row refers to: order lines are worth the price of their product.
 */
export function chooseProduct(
  draft: TableDraft,
  { drafts, isSold }: { readonly drafts: DraftIndex; readonly isSold: boolean },
): RowProduct | null {
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
  const referred = isSold ? findReferredPrice(draft, drafts) : null;
  const priced = price === undefined ? referred : { price: price.description.name };
  if (priced === null || quantity === undefined) return null;
  const discount = rates.find(
    (column) => column.description.figure?.counts === "share" && speaksOf(column, discountWords),
  );
  return {
    quantity: quantity.description.name,
    ...priced,
    discount: discount?.description.name ?? null,
  };
}

/** The price of the only thing with a price that rows refer to. */
function findReferredPrice(
  { table, columns }: TableDraft,
  drafts: DraftIndex,
): Required<Pick<RowProduct, "price" | "priceTable">> | null {
  const things = columns.flatMap(({ description: { refersTo } }) => {
    const thing = refersTo === null || refersTo.table === table.id ? undefined : drafts.get(refersTo.table);
    if (thing === undefined) return [];
    const prices = columnsOf(thing, "rate").filter(
      (column) => column.description.figure?.counts === "money" && speaksOf(column, priceWords),
    );
    const price = prices.find((column) => speaksOf(column, unitWords)) ?? prices[0];
    return price === undefined ? [] : [{ price: price.description.name, priceTable: thing.table.id }];
  });
  const [only, ...others] = things;
  return only !== undefined && others.length === 0 ? only : null;
}

function speaksOf({ evidence: { words } }: DraftColumn, list: readonly string[]): boolean {
  return words.some((word) => list.includes(word));
}

const priceWords: readonly string[] = ["price", "fare", "fee"];
const unitWords: readonly string[] = ["unit", "each", "sale", "selling", "net"];
const quantityWords: readonly string[] = ["quantity", "unit", "piece", "count", "number"];
const discountWords: readonly string[] = ["discount", "rebate"];
