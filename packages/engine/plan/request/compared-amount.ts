import type { CompareOperator, Literal } from "@askery/model";
import { convertAmount } from "../../meaning/convert-unit.ts";
import type { Schema } from "../schema/schema.ts";
import type { Quantity } from "./clause.ts";
import type { ComparedAmount } from "./threshold.ts";
import { unitOfQuantity } from "./quantity-unit.ts";
import type { Having } from "./request.ts";

/** The amount in another unit; null if it cannot be converted. An unknown unit is that of the other side. */
export function amountIn(to: string | null, { value, unit: from }: ComparedAmount): Literal | null {
  const converted = from === null || to === null ? value : convertAmount(value, from, to);
  return converted === null ? null : { type: "number", value: converted };
}

/**
 * A condition on a group. A count has no unit: "orders over 1000 euros" does not count orders. A rate is a
 * fraction: "above 80%" is above 0.8. Null if the units do not fit.
 */
export function compareGroup(
  quantity: Quantity,
  operator: CompareOperator,
  amount: ComparedAmount,
  schema: Schema,
): Having | null {
  if (isCount(quantity) && (amount.isMoney || amount.unit !== null)) return null;
  const value = amountIn(unitOfQuantity(quantity, schema), amount);
  return value === null ? null : { quantity, operator, value };
}

export function isCount(of: Quantity): boolean {
  return of.kind === "rows" || (of.kind === "column" && of.function === "countDistinct");
}
