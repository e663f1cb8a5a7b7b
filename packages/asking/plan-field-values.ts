import { editPlanInSteps, type EditContext } from "@askery/engine";
import {
  invariant,
  listPlanNames,
  planRows,
  type AskSettings,
  type Condition,
  type EditField,
  type IsoDate,
  type Plan,
  type PlanEdit,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";

/** A column, and a plan over whose rows its values are counted as if they were not filtered by it. */
export interface FieldOfPlan {
  readonly database: AskableDatabase;
  readonly plan: Plan;
  readonly field: { readonly table: TableId; readonly column: string };
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** A plan of a field's values: the value, its label if it is a code, and the number of rows, most rows first. */
export interface PlannedValues {
  readonly plan: QueryPlan;
  readonly hasLabel: boolean;
}

/**
 * Plans the values of a field over the rows of a plan, without its filters by the field. If these rows cannot be counted
 * by it, over all rows of the field's table.
 */
export function planFieldValues(
  request: FieldOfPlan,
  wanted: { readonly search: string; readonly maxRows: number },
): PlannedValues {
  const { database, plan, field, today, settings } = request;
  const context: EditContext = { schema: database.prepared.schema, today, settings };
  const own = groups(planRows(field.table));
  const rows =
    plan.kind === "query" && plan.sources[0]?.kind === "table" ? groups(withoutField(plan, field)) : own;
  const label = findLabel(request);
  const labels = label === null ? [null] : [label, null];
  const [found] = [rows, own]
    .flatMap((start) => labels.map((shown) => ({ start, shown })))
    .flatMap(({ start, shown }) => {
      const counted = count(start, { field, label: shown, ...wanted }, context);
      return counted === null ? [] : [{ plan: counted, hasLabel: shown !== null }];
    });
  invariant(found, "the rows of a table can be counted by its column");
  return found;
}

/** Rows of a plan, to be grouped. */
function groups(plan: QueryPlan): QueryPlan {
  return { ...plan, aggregation: "group", dimensions: [], measures: [], having: [], order: [], limit: null };
}

function withoutField(plan: QueryPlan, { table, column }: FieldOfPlan["field"]): QueryPlan {
  const reads = (filter: Condition) =>
    listPlanNames({ ...groups(plan), filters: [filter] }).some(
      (name) => name.table === table && name.column === column,
    );
  return { ...plan, filters: plan.filters.filter((filter) => !reads(filter)) };
}

/** The column that spells a code out, beside it or in the table that it refers to. */
function findLabel({ database, field }: Pick<FieldOfPlan, "database" | "field">): EditField | null {
  const { schema, described } = database.prepared;
  const beside = schema.labelOf(field);
  const { refersTo } =
    described.tables
      .find(({ id }) => id === field.table)
      ?.columns.find(({ name }) => name === field.column) ?? {};
  const [other, ...more] = refersTo ? schema.namesOf(refersTo.table) : [];
  const found = beside ?? (more.length === 0 ? other : undefined);
  return found === undefined ? null : { kind: "column", ...found };
}

interface Counted {
  readonly field: FieldOfPlan["field"];
  readonly label: EditField | null;
  readonly search: string;
  readonly maxRows: number;
}

/** Null if the rows cannot be counted by the field. */
function count(rows: QueryPlan, wanted: Counted, context: EditContext): QueryPlan | null {
  const field: EditField = { kind: "column", ...wanted.field };
  const edits: readonly PlanEdit[] = [
    { kind: "addMeasure", measure: { figure: { kind: "rows", table: null }, label: "rows" } },
    ...[field, wanted.label].flatMap((one): readonly PlanEdit[] =>
      one === null ? [] : [{ kind: "addDimension", dimension: { kind: "field", field: one } }],
    ),
    ...(wanted.search === "" ? [] : [searchFor(wanted.search, [field, wanted.label])]),
    { kind: "setLimit", limit: { count: wanted.maxRows, per: [] } },
  ];
  const edited = editPlanInSteps(rows, edits, context);
  if (edited.kind === "problem" || edited.plan.kind !== "query") return null;
  const { plan } = edited;
  const [most] = plan.measures;
  const [value] = plan.dimensions;
  if (most === undefined || value === undefined) return null;
  const order = [
    { by: { kind: "output", output: most.id }, direction: "descending" },
    { by: { kind: "output", output: value.id }, direction: "ascending" },
  ] as const;
  return { ...plan, order };
}

/** The label is searched as well as the code. */
function searchFor(text: string, fields: readonly (EditField | null)[]): PlanEdit {
  const filters = fields.flatMap((field) =>
    field === null ? [] : [{ kind: "test", field, test: { kind: "match", how: "contains", text } } as const],
  );
  return { kind: "addFilter", filter: { kind: "any", filters } };
}
