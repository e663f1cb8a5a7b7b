import type { TableId } from "./catalog.ts";
import type { Plan } from "./plan.ts";

/** A table that a plan reads, or a column of one. */
export interface PlanName {
  readonly table: TableId;
  /** Null for the table itself. */
  readonly column: string | null;
}

/** The tables and columns that a plan uses, unordered and with duplicates. For SQL that a person wrote: the fields
 * that its variables filter by. */
export function listPlanNames(plan: Plan): readonly PlanName[] {
  const names: PlanName[] = [];
  collect(plan, new Map(), names);
  return names;
}

/** The table of each source; null for a plan, whose columns are its outputs. */
type Scope = ReadonlyMap<string, string | null>;

/**
 * Walks the whole plan: sources name their tables, columns name their source. Inner plans have their own sources, which hide
 * those of the same name around them.
 */
function collect(node: unknown, scope: Scope, names: PlanName[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, scope, names);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const record = node as Readonly<Record<string, unknown>>;
  const inner = record["kind"] === "query" ? new Map([...scope, ...sourcesOf(record["sources"])]) : scope;
  if (record["kind"] === "table" && typeof record["table"] === "string") {
    names.push({ table: record["table"], column: null });
  }
  // A field that SQL filters by: its table is not a source.
  if (record["kind"] === "field" && typeof record["table"] === "string") {
    names.push({ table: record["table"], column: String(record["column"]) });
  }
  if (record["kind"] === "column" && typeof record["column"] === "string") {
    const table = inner.get(String(record["source"]));
    if (table !== undefined && table !== null) names.push({ table, column: record["column"] });
  }
  for (const value of Object.values(record)) collect(value, inner, names);
}

function sourcesOf(sources: unknown): readonly (readonly [string, string | null])[] {
  const list = (Array.isArray(sources) ? sources : []) as readonly {
    readonly id: string;
    readonly table?: string;
  }[];
  return list.map(({ id, table = null }) => [id, table]);
}
