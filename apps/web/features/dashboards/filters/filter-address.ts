import type { FilterState, FilterValue } from "@askery/model";

/** The query of a dashboard's address: the values of its filters, as JSON by their ids. */
export interface FilterSearch {
  readonly filters?: string;
}

export function readFilterSearch({ filters }: Readonly<Record<string, unknown>>): FilterSearch {
  return typeof filters === "string" && filters !== "" ? { filters } : {};
}

/** The state that an address contains. Parts that can't be read are left out; the server checks the rest. */
export function readFilterAddress({ filters }: FilterSearch): FilterState {
  const parsed = parse(filters ?? "");
  if (typeof parsed !== "object" || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, FilterValue | null] => isValue(entry[1])),
  );
}

/** The query for a state; empty without values. */
export function printFilterAddress(state: FilterState): FilterSearch {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? {} : { filters: JSON.stringify(Object.fromEntries(entries)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True if a value has the parts that the page shows. */
function isValue(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { kind, options, period, text } = value as Readonly<Record<string, unknown>>;
  switch (kind) {
    case "time":
      return typeof period === "object" && period !== null;
    case "values":
      return Array.isArray(options) && options.length > 0;
    case "text":
      return typeof text === "string";
    case "number":
    case "boolean":
      return true;
    default:
      return false;
  }
}
