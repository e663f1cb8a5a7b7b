import { either, map, pattern, type Pattern } from "../pattern.ts";
import { averageOver, impliedQuantity, quantityPer, statedQuantity } from "./quantity.ts";

/** What is measured. */
export const measurePatterns: readonly Pattern[] = [
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver), (of) => [
      { kind: "measure", quantity: of, isImplied: false },
    ]),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
];
