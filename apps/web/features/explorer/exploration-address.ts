import {
  wholeDatabase,
  type Exploration,
  type ExploredComparison,
  type ExploredCondition,
  type ExploredPeriod,
} from "@askery/model";
import { readJson } from "../../shared/address/read-json.ts";
import { printColumn, printFilters, readColumn, readFilters } from "../../shared/address/filters-address.ts";

/** The query of an address that names an exploration. Each step of the way is in it, in the order of the steps. */
export interface ExplorationSearch {
  readonly look?: string;
  readonly table?: string;
  readonly measure?: string;
  readonly by?: string;
  readonly where?: string;
  readonly from?: string;
  readonly to?: string;
  readonly without?: string;
  readonly compare?: string;
  readonly beside?: string;
  readonly conditions?: string;
}

/** What an exploration starts from, which the server finds: words, a saved chart or an answer. */
export type ExplorationOrigin =
  | { readonly kind: "topic"; readonly topic: string }
  | { readonly kind: "chart" | "answer"; readonly id: string };

/** The query of an address that names what an exploration starts from. */
export interface OriginSearch {
  readonly topic?: string;
  readonly chart?: string;
  readonly answer?: string;
}

/** What the exploration of an address starts from; null if it names nothing. */
export function readOrigin({ topic, chart, answer }: OriginSearch): ExplorationOrigin | null {
  if (topic !== undefined && topic.trim() !== "") return { kind: "topic", topic: topic.trim() };
  if (chart !== undefined) return { kind: "chart", id: chart };
  return answer === undefined ? null : { kind: "answer", id: answer };
}

/** The exploration that an address names; null if it names none. Parts that can't be read are left out. */
export function readExploration(search: ExplorationSearch): Exploration | null {
  const { look, table, measure, from, to } = search;
  if (table === undefined) return look === "all" ? wholeDatabase : null;
  return {
    table,
    measure: measure ?? null,
    by: readColumn(search.by),
    filters: readFilters(search.where),
    ...readConditions(search.conditions),
    period: periodOf(from, to),
    without: readFilters(search.without),
    compare: readComparison(search),
  };
}

/** The query of the address of an exploration. */
export function printExploration({
  table,
  measure,
  by,
  filters,
  conditions,
  period,
  without,
  compare,
}: Exploration): ExplorationSearch {
  if (table === null) return { look: "all" };
  return {
    table,
    ...(measure !== null && { measure }),
    ...(by !== null && { by: printColumn(by) }),
    ...(filters.length > 0 && { where: printFilters(filters) }),
    ...(period !== null && period),
    ...(conditions !== undefined && { conditions: JSON.stringify(conditions) }),
    ...(without.length > 0 && { without: printFilters(without) }),
    ...(compare !== null && printComparison(compare)),
  };
}

function printComparison(compare: ExploredComparison): Pick<ExplorationSearch, "compare" | "beside"> {
  return compare.kind === "values"
    ? { compare: printFilters(compare.with === null ? [compare.of] : [compare.of, compare.with]) }
    : { beside: [compare.of, compare.with].map(({ from, to }) => `${from}..${to}`).join(",") };
}

function readComparison({ compare, beside }: ExplorationSearch): ExploredComparison | null {
  const [of, other = null] = readFilters(compare);
  if (of !== undefined) return { kind: "values", of, with: other };
  const [one = null, before = null] = (beside ?? "").split(",").map((text) => {
    const [from, to] = text.split("..");
    return periodOf(from, to);
  });
  return one === null || before === null ? null : { kind: "periods", of: one, with: before };
}

/** The server checks what they test. */
function readConditions(text: string | undefined): Pick<Exploration, "conditions"> {
  const read = readJson(text ?? "");
  const conditions = Array.isArray(read) ? read.filter(isCondition) : [];
  return conditions.length === 0 ? {} : { conditions };
}

function isCondition(value: unknown): value is ExploredCondition {
  return typeof value === "object" && value !== null && "filter" in value && "words" in value;
}

function periodOf(from: string | undefined, to: string | undefined): ExploredPeriod | null {
  return isDay(from) && isDay(to) && from < to ? { from, to } : null;
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
}
