import { readTable } from "@askery/connectors";
import type { Table, TableColumn } from "@askery/model";
import { compareTables } from "./compare-tables.ts";
import { answerPlan, type EditOutcome, type EditRequest } from "./edit-answer.ts";
import { elapsed } from "./clock.ts";
import { messages } from "./messages.ts";
import { readSqlPlan } from "./read-sql/read-sql-plan.ts";
import { runGuarded } from "./run-guarded.ts";

/** An answer whose SQL a person wrote. */
export type SqlPlanRequest = Omit<EditRequest, "edits" | "confirmed" | "sqlColumns"> & {
  readonly text: string;
};

/** The answer as a plan, or a sentence about why its SQL cannot become one. */
export type SqlPlanOutcome =
  | Extract<EditOutcome, { kind: "answered" }>
  | { readonly kind: "refused"; readonly message: string; readonly fix: string };

/**
 * Turns SQL that a person wrote into a plan, which can be edited by its parts. Both run, and the plan takes the place of the
 * SQL only if the results are equal.
 *
 * @throws AppError as `editAnswer`
 */
export async function planFromSql({ text, ...rest }: SqlPlanRequest): Promise<SqlPlanOutcome> {
  const request: EditRequest = { ...rest, edits: [] };
  const { database, today, settings, now, limits, signal } = request;
  const { catalog } = database.prepared;
  const { dialect } = database.connector;
  const askedAt = new Date(now()).toISOString();
  const start = now();
  const read = await readSqlPlan(text, { catalog, dialect, today, settings });
  if (read.kind === "unreadable") return { kind: "refused", ...messages.sqlWithoutPlan(read.part) };
  const planningMs = elapsed(now, start);
  const options = { ...(limits && { limits }), ...(signal && { signal }) };
  const run = await runGuarded(database.connector, { dialect, text, parameters: [] }, options);
  const before = await readTable(run);
  const answered = await answerPlan(
    { plan: read.plan, before: { kind: "sql", text }, words: "SQL as chips", askedAt, planningMs },
    request,
  );
  return isSameResult(nameColumns(before, read.outputs), answered.answer.table)
    ? answered
    : { kind: "refused", ...messages.sqlWithOtherRows };
}

/** The columns by the names that the plan has for them. */
function nameColumns(table: Table, names: readonly string[]): Table {
  return {
    ...table,
    columns: table.columns.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
  };
}

/** Askery's statements return the first day of a unit as a date, SQL often as its first moment. */
function cutMidnights(before: Table, after: Table): Table {
  const isDay = ({ name, type }: TableColumn) =>
    type === "timestamp" && after.columns.some((one) => one.name === name && one.type === "date");
  return {
    ...before,
    columns: before.columns.map((column) => (isDay(column) ? { ...column, type: "date" } : column)),
    values: before.values.map((cells, index) => {
      const column = before.columns[index];
      return column === undefined || !isDay(column)
        ? cells
        : cells.map((cell) =>
            typeof cell === "string" ? cell.replace(/[ T]00:00:00(?:\.0+)?$/u, "") : cell,
          );
    }),
  };
}

function isSameResult(sql: Table, after: Table): boolean {
  const before = cutMidnights(sql, after);
  const { columns, rows } = compareTables({ before, after, keys: [], tolerance: rounding });
  const isSameColumns = columns.added.length === 0 && columns.removed.length === 0;
  return isSameColumns && rows.added === 0 && rows.removed === 0 && rows.changed === 0;
}

/** Sums of fractions differ by the order in which they are added. */
const rounding = { unit: "percent", amount: 1e-7 } as const;
