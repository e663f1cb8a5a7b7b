import type { AnswerPoint, FilterState, FilterValue } from "@askery/model";
import { readJson } from "../../../shared/address/read-json.ts";

/** The query of a dashboard's address: the values of its filters by their ids, and the marks that filter, as JSON. */
export interface FilterSearch {
  readonly filters?: string;
  readonly points?: string;
}

/** A mark of a card by which the other cards are filtered. */
export interface ClickedPoint {
  readonly cardId: string;
  readonly point: AnswerPoint;
  /** What was clicked: "Germany, Mar 2026". */
  readonly words: string;
}

/** The whole query of a dashboard's address. */
export interface DashboardSearch extends FilterSearch {
  /** The id of the open tab. */
  readonly tab?: string;
  /** The seconds for which a wall shows each tab; absent on other pages. */
  readonly wall?: string;
}

export function readDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const { tab, wall } = search;
  return {
    ...readFilterSearch(search),
    ...(typeof tab === "string" && tab !== "" && { tab }),
    ...(typeof wall === "string" && { wall }),
  };
}

export function readFilterSearch({ filters, points }: Readonly<Record<string, unknown>>): FilterSearch {
  return {
    ...(typeof filters === "string" && filters !== "" && { filters }),
    ...(typeof points === "string" && points !== "" && { points }),
  };
}

/** The state that an address contains. Parts that can't be read are left out; the server checks the rest. */
export function readFilterAddress({ filters }: FilterSearch): FilterState {
  const parsed = readJson(filters ?? "");
  if (typeof parsed !== "object" || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, FilterValue | null] => isValue(entry[1])),
  );
}

/** The marks that an address contains. */
export function readPointsAddress({ points }: FilterSearch): readonly ClickedPoint[] {
  const parsed = readJson(points ?? "");
  return Array.isArray(parsed) ? parsed.filter(isClicked) : [];
}

/** The query for a state; empty without values and marks. */
export function printFilterAddress(state: FilterState, points: readonly ClickedPoint[] = []): FilterSearch {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined);
  return {
    ...(entries.length > 0 && { filters: JSON.stringify(Object.fromEntries(entries)) }),
    ...(points.length > 0 && { points: JSON.stringify(points) }),
  };
}

function isClicked(value: unknown): value is ClickedPoint {
  if (typeof value !== "object" || value === null) return false;
  const { cardId, point, words } = value as Readonly<Record<string, unknown>>;
  const row: unknown = typeof point === "object" && point !== null ? Reflect.get(point, "row") : null;
  return typeof cardId === "string" && typeof words === "string" && Array.isArray(row);
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
