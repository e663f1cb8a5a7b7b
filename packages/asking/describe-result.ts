import { describeOutputs } from "@askery/engine";
import type { AskSettings, DescribedCatalog, IsoDate, Output, Plan, SqlPlan, Table } from "@askery/model";
import { readSqlPlan } from "./read-sql/read-sql-plan.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { printPlan } from "./run-interpretation.ts";

export interface ResultToDescribe {
  readonly plan: Plan;
  readonly table: Table;
}

export interface DescribeContext {
  readonly database: AskableDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * Describes each column of a result, in order. Figures of hand-written SQL have the format and unit of the columns that
 * they are computed from, if the SQL can be read as a plan. Otherwise their names decide, and money has the currency of
 * the settings or the only one of the database. A filter or an order around the SQL changes nothing of that.
 */
export async function describeResult(
  { plan, table }: ResultToDescribe,
  context: DescribeContext,
): Promise<readonly Output[]> {
  const { catalog, described } = context.database.prepared;
  const written = findWritten(plan, table);
  if (written === null) {
    return describeOutputs({ plan, table, catalog, described, settings: context.settings });
  }
  const currency = context.settings.currency ?? findOnlyCurrency(described);
  const settings = { ...context.settings, currency };
  const named = describeOutputs({ plan: written, table, catalog, described, settings });
  const { text } = printPlan(written, context, "inline");
  const computed = await describeComputed(table, text, { ...context, settings });
  return named.map((output, index) => combine(output, computed?.[index]));
}

/** The hand-written SQL whose columns a result has, maybe filtered or ordered; null for other plans. */
function findWritten(plan: Plan, { columns }: Table): SqlPlan | null {
  if (plan.kind === "sql") return plan;
  const [source, ...others] = plan.kind === "query" ? plan.sources : [];
  if (plan.kind !== "query" || source?.kind !== "plan" || source.plan.kind !== "sql") return null;
  const shown = plan.dimensions.filter(({ isShown }) => isShown);
  const isAllOfIt =
    others.length === 0 &&
    plan.aggregation === "none" &&
    shown.length === columns.length &&
    shown.every(
      ({ expression }, at) => expression.kind === "column" && expression.column === columns[at]?.name,
    );
  return isAllOfIt ? source.plan : null;
}

/** The columns as a plan describes them that computes the same; null if no plan can be read. */
async function describeComputed(
  table: Table,
  sql: string,
  { database, today, settings }: DescribeContext,
): Promise<readonly (Output | undefined)[] | null> {
  const { catalog, described } = database.prepared;
  const read = await readSqlPlan(sql, { catalog, dialect: database.connector.dialect, today, settings });
  if (read.kind === "unreadable" || read.outputs.length !== table.columns.length) return null;
  const { plan, outputs } = read;
  const ids = [...plan.dimensions, ...plan.measures].filter(({ isShown }) => isShown).map(({ id }) => id);
  const order = ids.map((id) => outputs.indexOf(id));
  const inOrder = {
    ...table,
    columns: order.flatMap((index) => table.columns[index] ?? []),
    values: order.map((index) => table.values[index] ?? []),
  };
  const found = describeOutputs({ plan, table: inOrder, catalog, described, settings });
  return outputs.map((id) => found[ids.indexOf(id)]);
}

/** A figure with the format that its expression gives it. A count is a plain number, even if it is called revenue. */
function combine(named: Output, computed: Output | undefined): Output {
  if (named.role.kind !== "figure" || computed?.role.kind !== "figure") return named;
  const { format, unit, role } = computed;
  const isKnown = format.kind !== "number" || unit !== null || counts.has(role.figure);
  return isKnown ? { ...named, format, unit } : named;
}

const counts: ReadonlySet<string> = new Set(["count", "distinct"]);

/** The currency of all money in the database; null if there are several, or none is known. */
function findOnlyCurrency({ tables }: DescribedCatalog): string | null {
  const figures = tables.flatMap(({ columns }) => columns.flatMap(({ figure }) => figure ?? []));
  const [only, ...others] = new Set(figures.flatMap(({ currency }) => currency.value ?? []));
  return others.length === 0 &&
    figures.every(({ unitColumn, counts: of }) => of !== "money" || unitColumn === null)
    ? (only ?? null)
    : null;
}
