import { isDurationUnit, unitFactor } from "../../meaning/convert-unit.ts";
import type { Schema } from "../schema/schema.ts";
import type { Quantity } from "./clause.ts";
import { isFraction } from "./is-fraction.ts";

/** The unit of a figure; null if unknown. */
export function unitOfQuantity(quantity: Quantity, schema: Schema): string | null {
  if (isFraction(quantity)) return "fraction";
  switch (quantity.kind) {
    case "column":
      return quantity.unit ?? (isCounted(quantity) ? null : schema.unitOf(quantity.column));
    case "duration":
      return quantity.unit;
    case "per":
    case "averageOver":
      return unitOfQuantity(quantity.of, schema);
    default:
      return null;
  }
}

/** The figure in another unit; null if it cannot be converted. */
export function quantityIn(unit: string, quantity: Quantity, schema: Schema): Quantity | null {
  switch (quantity.kind) {
    case "column": {
      const own = isCounted(quantity) ? null : schema.unitOf(quantity.column);
      if (own === null || unitFactor(own, unit) === null) return null;
      return own === unit ? quantity : { ...quantity, unit };
    }
    case "duration":
      return isDurationUnit(unit) ? { ...quantity, unit } : null;
    case "per":
    case "averageOver": {
      const of = quantityIn(unit, quantity.of, schema);
      return of === null ? null : { ...quantity, of };
    }
    default:
      return null;
  }
}

function isCounted({ function: how }: Extract<Quantity, { kind: "column" }>): boolean {
  return how === "count" || how === "countDistinct";
}
