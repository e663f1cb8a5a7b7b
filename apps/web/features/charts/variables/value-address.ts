import type { VariableValues } from "@askery/model";
import { readJson } from "../../../shared/address/read-json.ts";

/** The query of a chart's address: the values of its variables by their names, as JSON. */
export interface ValueSearch {
  readonly values?: string;
}

export function readValueSearch({ values }: Readonly<Record<string, unknown>>): ValueSearch {
  return typeof values === "string" && values !== "" ? { values } : {};
}

/** The values that an address contains. What can't be read is left out; the server checks the rest. */
export function readValueAddress({ values = "" }: ValueSearch): VariableValues {
  const parsed = readJson(values);
  if (typeof parsed !== "object" || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, VariableValues[string]] => isValue(entry[1])),
  );
}

/** The query for values; empty without any. */
export function printValueAddress(values: VariableValues): ValueSearch {
  return Object.keys(values).length === 0 ? {} : { values: JSON.stringify(values) };
}

function isValue(value: unknown): boolean {
  if (value === null || typeof value === "string") return true;
  return (
    typeof value === "object" && "test" in value && typeof value.test === "object" && value.test !== null
  );
}
