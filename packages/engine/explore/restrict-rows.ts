import {
  planRows,
  type EditDimension,
  type EditField,
  type EditFilter,
  type Exploration,
  type ExploredComparison,
  type ExploredFilter,
  type ExploredPeriod,
  type FieldTest,
  type PlanEdit,
  type TableId,
} from "@askery/model";
import type { EditContext } from "../edit/edit-context.ts";
import { editPlan } from "../edit/edit-plan.ts";
import { readField } from "../edit/read-field.ts";
import { formatPeriod } from "../question/format-period.ts";
import { humanizeName } from "../chart/name-words.ts";

/** Rows of a table that are explored. */
export interface ExploredRows {
  readonly table: TableId;
  readonly exploration: Pick<Exploration, "filters" | "conditions" | "period" | "without" | "compare">;
}

/** The edits that limit a plan of a table to the explored rows. */
export function restrictRows(
  { table, exploration: { filters, conditions = [], period, without, compare } }: ExploredRows,
  context: EditContext,
): readonly PlanEdit[] {
  const kept = [
    ...filters.map(filterOf),
    ...conditions.map(({ filter }) => filter),
    ...without.map((one) => exceptFor(filterOf(one), one)),
  ];
  const compared = compare === null ? null : eitherOf(compare, { table, context });
  return [
    ...[...kept, ...(compared === null ? [] : [compared])].map((filter): PlanEdit => ({
      kind: "addFilter",
      filter,
    })),
    ...(period === null
      ? []
      : [
          {
            kind: "setPeriod" as const,
            period: { kind: "absolute", ...period } as const,
            words: "",
            field: null,
          },
        ]),
  ];
}

/** Two groups, of the two parts that are compared; null for periods of rows without a date. */
export function splitRows(
  compare: ExploredComparison,
  table: TableId,
  context: EditContext,
): EditDimension | null {
  const filter = compare.kind === "values" ? filterOf(compare.of) : inPeriod(compare.of, { table, context });
  if (filter === null) return null;
  const [passing, others] = nameParts(compare);
  return { kind: "split", filter, passing, others };
}

/** The two parts that are compared, in words: "Spain" and "the rest". */
export function nameParts(compare: ExploredComparison): readonly [string, string] {
  if (compare.kind === "periods") return [formatPeriod(compare.of), formatPeriod(compare.with)];
  return [nameValue(compare.of), compare.with === null ? "the rest" : nameValue(compare.with)];
}

export function filterOf({ value, ...column }: ExploredFilter): EditFilter {
  const test: FieldTest =
    value === null ? { kind: "null" } : { kind: "compare", operator: "=", value: { type: "text", value } };
  return { kind: "test", field: { kind: "column", ...column }, test };
}

function nameValue({ column, value }: ExploredFilter): string {
  return value ?? `no ${humanizeName(column).toLowerCase()}`;
}

/** All other rows. Rows without a value remain, unless they are left out. */
function exceptFor(filter: EditFilter, { value, ...column }: ExploredFilter): EditFilter {
  const others: EditFilter = { kind: "not", filter };
  return value === null ? others : { kind: "any", filters: [filterOf({ ...column, value: null }), others] };
}

interface Dated {
  readonly table: TableId;
  readonly context: EditContext;
}

/** The rows of both parts; null if these are all rows, or have no date. */
function eitherOf(compare: ExploredComparison, dated: Dated): EditFilter | null {
  if (compare.kind === "values") {
    return compare.with === null
      ? null
      : { kind: "any", filters: [filterOf(compare.of), filterOf(compare.with)] };
  }
  const [one, other] = [inPeriod(compare.of, dated), inPeriod(compare.with, dated)];
  return one === null || other === null ? null : { kind: "any", filters: [one, other] };
}

function inPeriod(period: ExploredPeriod, { table, context }: Dated): EditFilter | null {
  const field = findDate(table, context);
  if (field === null) return null;
  const test = { kind: "period", period: { kind: "absolute", ...period }, words: "" } as const;
  return { kind: "test", field, test };
}

/** The date of a table's rows, perhaps that of what they belong to; null without one. */
function findDate(table: TableId, context: EditContext): EditField | null {
  const dated = editPlan(
    planRows(table),
    { kind: "addDimension", dimension: { kind: "grain", grain: "day", field: null } },
    context,
  );
  if (dated.kind === "problem" || dated.plan.kind !== "query") return null;
  const expression = dated.plan.dimensions.find((one) => one.expression.kind === "grain")?.expression;
  return expression?.kind === "grain" ? readField(expression.of, dated.plan) : null;
}
