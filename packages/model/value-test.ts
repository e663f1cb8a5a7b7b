import type { Period } from "./calendar.ts";
import type { Literal } from "./literal.ts";

/** A test of one value by constants. */
export type ValueTest =
  | { readonly kind: "compare"; readonly operator: CompareOperator; readonly value: Literal }
  | { readonly kind: "between"; readonly low: Literal; readonly high: Literal }
  /** At least one option. A null among them matches rows without a value. */
  | { readonly kind: "in"; readonly options: readonly Literal[] }
  | { readonly kind: "match"; readonly how: MatchKind; readonly text: string }
  | { readonly kind: "null" }
  | { readonly kind: "period"; readonly period: Period; readonly words: string };

export type CompareOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** How a text is compared, ignoring case. */
export type MatchKind = "contains" | "startsWith" | "endsWith" | "equals";
