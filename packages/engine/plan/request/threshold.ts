import type { CompareOperator, MeasureUnit } from "@askery/model";

/** "the ones over 200": a comparison with the figure that the rest of the question shows. */
export interface Threshold {
  readonly kind: "threshold";
  readonly operator: CompareOperator;
  readonly amount: ComparedAmount;
}

/** A number, its unit if it converts to others, and whether it is an amount of money. */
export interface ComparedAmount {
  readonly value: string;
  readonly unit: MeasureUnit | null;
  readonly isMoney: boolean;
}
