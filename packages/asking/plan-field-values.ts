import { editPlanInSteps, readFilter, type EditContext } from "@askery/engine";
import {
  invariant,
  listPlanNames,
  planRows,
  type AskSettings,
  type Condition,
  type EditField,
  type EditFilter,
  type FilterField,
  type IsoDate,
  type Plan,
  type PlanEdit,
  type QueryPlan,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";

type ColumnField = Extract<EditField, { kind: "column" }>;

/** A column, and a plan over whose rows its values are counted as if they were not filtered by it. */
export interface FieldOfPlan {
  readonly database: AskableDatabase;
  readonly plan: Plan;
  readonly field: Omit<ColumnField, "kind">;
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
  const { via: _, ...ownField } = field;
  const rows =
    plan.kind === "query" && plan.sources[0]?.kind === "table"
      ? groups(withoutField(plan, field, context))
      : own;
  const label = findLabel(request);
  const labels = label === null ? [null] : [label, null];
  const [found] = [
    { start: rows, counts: field },
    { start: own, counts: ownField },
  ]
    .flatMap((one) => labels.map((shown) => ({ ...one, shown })))
    .flatMap(({ start, counts, shown }) => {
      const counted = count(start, { field: counts, label: shown, ...wanted }, context);
      return counted === null ? [] : [{ plan: counted, hasLabel: shown !== null }];
    });
  invariant(found, "the rows of a table can be counted by its column");
  return found;
}

/** Rows of a plan, to be grouped. */
function groups(plan: QueryPlan): QueryPlan {
  return { ...plan, aggregation: "group", dimensions: [], measures: [], having: [], order: [], limit: null };
}

function withoutField(
  plan: QueryPlan,
  { table, column, via }: FieldOfPlan["field"],
  context: EditContext,
): QueryPlan {
  const isOther = (field: FilterField): boolean =>
    field.kind !== "column" || JSON.stringify(field.via) !== JSON.stringify(via);
  const isOfOtherPath = (filter: Condition): boolean => {
    const read = via === undefined ? null : readFilter(filter, plan, context);
    return read !== null && fieldsIn(read).every(isOther);
  };
  const reads = (filter: Condition): boolean =>
    listPlanNames({ ...groups(plan), filters: [filter] }).some(
      (name) => name.table === table && name.column === column,
    ) && !isOfOtherPath(filter);
  return { ...plan, filters: plan.filters.filter((filter) => !reads(filter)) };
}

function fieldsIn(filter: EditFilter): readonly FilterField[] {
  if (filter.kind === "test") return [filter.field];
  return filter.kind === "not" ? fieldsIn(filter.filter) : filter.filters.flatMap(fieldsIn);
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
  const isBeside = found !== undefined && found.table === field.table && field.via !== undefined;
  return found === undefined ? null : { kind: "column", ...found, ...(isBeside && { via: field.via }) };
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
