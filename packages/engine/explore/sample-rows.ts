import { dayOf, type Condition, type Exploration, type Expression, type QueryPlan } from "@askery/model";
import { humanizeName } from "../chart/name-words.ts";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { RowSample, TableSubject } from "./candidate.ts";

/** About as many rows are wanted: more points of a chart can't be told apart. */
const wantedRows = 1_800;

/**
 * Every k-th row of a large table by its key, where k is prime, so that the sample follows no week, batch or shard. The first
 * rows are no sample: they are the oldest. Null for tables that are read as a whole, and without a key of whole numbers.
 */
export function sampleRows(plan: QueryPlan, subject: TableSubject): RowSample | null {
  const { table, context, exploration } = subject;
  const { schema } = context;
  const [key, ...others] = schema.keyColumns(table);
  const [root] = plan.sources;
  if (key === undefined || others.length > 0 || root === undefined) return null;
  if (schema.column({ table, column: key }).type !== "integer") return null;
  const rows = estimateRows(exploration, subject);
  if (rows === null || rows <= wantedRows) return null;
  const step = primeFrom(Math.ceil(rows / wantedRows));
  const column: Expression = { kind: "column", source: root.id, column: key };
  const by: Expression = { kind: "literal", value: { type: "number", value: String(step) } };
  const nearest: Expression = {
    kind: "call",
    function: "round",
    arguments: [{ kind: "arithmetic", operator: "/", left: column, right: by }],
  };
  const isMultiple: Condition = {
    kind: "compare",
    operator: "=",
    left: column,
    right: { kind: "arithmetic", operator: "*", left: nearest, right: by },
  };
  const words = `one in ${step.toLocaleString("en-US")} by ${humanizeName(key).toLowerCase()}`;
  return { plan: { ...plan, filters: [...plan.filters, isMultiple] }, words };
}

/** The number of explored rows, from the facts of the last sync; null if unknown. */
function estimateRows({ filters, period }: Exploration, { table, context }: TableSubject): number | null {
  const { schema } = context;
  const all = schema.table(table).rowEstimate;
  if (all === null) return null;
  const limited = filters.reduce(
    (rows, filter) => rows / Math.max(1, schema.column(filter).profile?.distinctCount ?? 1),
    all,
  );
  const date = schema.eventDate(table);
  const dates = date === null ? null : schema.column({ table, column: date }).profile;
  const [first, last] = [dayOf(dates?.min ?? null), dayOf(dates?.max ?? null)];
  if (period === null || first === null || last === null || last <= first) return limited;
  const days = Math.min(last, parseIsoDate(period.to)) - Math.max(first, parseIsoDate(period.from));
  return limited * Math.max(0, Math.min(1, days / (last - first)));
}

function primeFrom(least: number): number {
  for (let candidate = Math.max(2, least); ; candidate += 1) {
    const root = Math.floor(Math.sqrt(candidate));
    let divisor = 2;
    while (divisor <= root && candidate % divisor !== 0) divisor += 1;
    if (divisor > root) return candidate;
  }
}
