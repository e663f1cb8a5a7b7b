import type { RowState } from "@askery/model";
import { normalizeValue } from "../../link/value-index.ts";
import type { Test } from "../request/clause.ts";
import type { Schema } from "./schema.ts";

/** A state that is named after a value, and its words. */
interface StateOfValue {
  readonly phrase: string;
  readonly state: RowState;
}

/** The state that the only value of a test names, such as "shipped"; null if it is none. */
export function stateOfValue(
  { column, values }: Extract<Test, { kind: "values" }>,
  schema: Schema,
): StateOfValue | null {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0) return null;
  const phrase = normalizeValue(value);
  const state = schema.stateOf(column.table, phrase);
  return state && { phrase, state };
}
