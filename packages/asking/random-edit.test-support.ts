import type {
  Condition,
  EditDimension,
  EditField,
  EditFigure,
  EditFilter,
  FieldTest,
  FilterField,
  Literal,
  OutputId,
  Period,
  Plan,
  PlanEdit,
  QueryPlan,
  TableColumn,
} from "@askery/model";
import { crossFilter, exclude } from "@askery/engine";
import * as fc from "fast-check";
import { linkedShop } from "./linked-shop.test-support.ts";

/** Makes an edit for a given plan, choosing among its outputs and filters. */
export type EditOf = (plan: Plan) => PlanEdit;

/** The SQL that random edits apply to, and its columns. */
export const handWritten: Plan = { kind: "sql", text: "SELECT status, total, ordered_at FROM orders" };
export const handWrittenColumns: readonly TableColumn[] = [
  { name: "status", type: "text" },
  { name: "total", type: "decimal" },
  { name: "ordered_at", type: "timestamp" },
];

const anyColumn: fc.Arbitrary<EditField> = fc.constantFrom(
  ...linkedShop.tables.flatMap(({ id, columns }) =>
    columns.map(({ name }): EditField => ({ kind: "column", table: id, column: name })),
  ),
);
const dateColumn: fc.Arbitrary<EditField> = fc.constantFrom(
  { kind: "column", table: "orders", column: "ordered_at" },
  { kind: "column", table: "orders", column: "shipped_on" },
  { kind: "column", table: "items", column: "packed_at" },
  { kind: "column", table: "regions", column: "opened_on" },
);
const figureColumn: fc.Arbitrary<EditField> = fc.constantFrom(
  { kind: "column", table: "orders", column: "total" },
  { kind: "column", table: "items", column: "quantity" },
  { kind: "column", table: "products", column: "price" },
  { kind: "column", table: "countries", column: "area" },
);

/** The outputs of a plan: its own, hidden ones, and those of the plan that it wraps. */
function outputsOf(plan: Plan): readonly OutputId[] {
  if (plan.kind === "set") return outputsOf(plan.left);
  return plan.kind === "sql"
    ? handWrittenColumns.map(({ name }) => name)
    : [...plan.dimensions, ...plan.measures].map(({ id }) => id);
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}

type OfPlan<Part> = (plan: Plan) => Part;
const index = fc.nat(20);
const output: fc.Arbitrary<OfPlan<OutputId>> = index.map(
  (at) => (plan) => pick(outputsOf(plan), at) ?? "gone",
);
const dimensionId: fc.Arbitrary<OfPlan<OutputId>> = index.map(
  (at) => (plan) => (plan.kind === "query" ? pick(plan.dimensions, at)?.id : undefined) ?? "gone",
);
const measureId: fc.Arbitrary<OfPlan<OutputId>> = index.map(
  (at) => (plan) => (plan.kind === "query" ? pick(plan.measures, at)?.id : undefined) ?? "gone",
);

function field(column: fc.Arbitrary<EditField>): fc.Arbitrary<OfPlan<EditField>> {
  return fc.oneof(
    { weight: 4, arbitrary: column.map((one) => () => one) },
    {
      weight: 1,
      arbitrary: output.map((one) => (plan: Plan): EditField => ({ kind: "output", output: one(plan) })),
    },
  );
}

const literal: fc.Arbitrary<Literal> = fc.oneof(
  fc.constantFrom("paid", "FR", "", "'", "50% off").map((value): Literal => ({ type: "text", value })),
  fc.constantFrom("1", "20", "-3.5").map((value): Literal => ({ type: "number", value })),
  fc.constantFrom("2024-02-29", "2024-01-01").map((value): Literal => ({ type: "date", value })),
  fc.constant({ type: "null" } as const),
);
const year = { kind: "unit", unit: "year", anchor: "year", offsets: [] } as const;
const period: fc.Arbitrary<Period> = fc.constantFrom<Period>(
  { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
  { kind: "absolute", from: "2024-02-01", to: null },
  { kind: "absolute", from: null, to: "2024-03-01" },
  { kind: "relative", from: year, to: year },
  { kind: "relative", from: year, to: { ...year, unit: "day", anchor: "day" } },
);
const test: fc.Arbitrary<FieldTest> = fc.oneof(
  fc.record({
    kind: fc.constant("compare" as const),
    operator: fc.constantFrom("=", "!=", "<", "<=", ">", ">="),
    value: literal,
  }),
  fc.record({ kind: fc.constant("between" as const), low: literal, high: literal }),
  fc.record({ kind: fc.constant("in" as const), options: fc.array(literal, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant("match" as const),
    how: fc.constantFrom("contains", "startsWith", "endsWith", "equals"),
    text: fc.constantFrom("a", "%", ""),
  }),
  fc.constant({ kind: "null" } as const),
  fc.record({ kind: fc.constant("period" as const), period, words: fc.constant("") }),
);

const plainFigure: fc.Arbitrary<OfPlan<EditFigure>> = fc.oneof(
  fc
    .option(fc.constantFrom(...linkedShop.tables.map(({ id }) => id)))
    .map((table) => (): EditFigure => ({ kind: "rows", table })),
  fc
    .tuple(fc.constantFrom("sum", "avg", "median", "percentile", "stddev"), field(figureColumn))
    .map(([name, of]) => (plan: Plan): EditFigure => ({
      kind: "aggregate",
      function: name,
      field: of(plan),
    })),
  fc
    .tuple(fc.constantFrom("count", "countDistinct", "min", "max"), field(anyColumn))
    .map(([name, of]) => (plan: Plan): EditFigure => ({
      kind: "aggregate",
      function: name,
      field: of(plan),
    })),
);
export function filter(depth = 1): fc.Arbitrary<OfPlan<EditFilter>> {
  const ofFigure = plainFigure.map((of) => (plan: Plan): FilterField => ({
    kind: "figure",
    figure: of(plan),
  }));
  const tested: fc.Arbitrary<OfPlan<FilterField>> = fc.oneof(
    { weight: 6, arbitrary: field(anyColumn) },
    { weight: 1, arbitrary: ofFigure },
  );
  const constant = fc.tuple(tested, test).map(([of, test]) => (plan: Plan): EditFilter => ({
    kind: "test",
    field: of(plan),
    test,
  }));
  const compared = fc
    .tuple(tested, fc.constantFrom("=", "!=", "<", ">="), field(anyColumn))
    .map(([of, operator, other]) => (plan: Plan): EditFilter => ({
      kind: "test",
      field: of(plan),
      test: { kind: "compareField", operator, with: other(plan) },
    }));
  const one = fc.oneof({ weight: 6, arbitrary: constant }, { weight: 1, arbitrary: compared });
  if (depth === 0) return one;
  const inner = filter(depth - 1);
  return fc.oneof(
    { weight: 5, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("all", "any"), fc.array(inner, { maxLength: 3 }))
        .map(([kind, filters]) => (plan: Plan): EditFilter => ({
          kind,
          filters: filters.map((of) => of(plan)),
        })),
    },
    {
      weight: 1,
      arbitrary: inner.map((of) => (plan: Plan): EditFilter => ({ kind: "not", filter: of(plan) })),
    },
  );
}

const grain = fc.constantFrom("hour", "day", "week", "month", "quarter", "year");
export const dimension: fc.Arbitrary<OfPlan<EditDimension>> = fc.oneof(
  field(anyColumn).map((of) => (plan: Plan): EditDimension => ({ kind: "field", field: of(plan) })),
  fc.tuple(grain, fc.option(field(dateColumn))).map(([grain, of]) => (plan: Plan): EditDimension => ({
    kind: "grain",
    grain,
    field: of?.(plan) ?? null,
  })),
  fc
    .tuple(fc.constantFrom("monthOfYear", "weekday", "hourOfDay"), fc.option(field(dateColumn)))
    .map(([part, of]) => (plan: Plan): EditDimension => ({
      kind: "datePart",
      part,
      field: of?.(plan) ?? null,
    })),
  fc
    .constantFrom(...linkedShop.tables.map(({ id }) => id))
    .map((table) => (): EditDimension => ({ kind: "entity", table })),
  filter().map((of) => (plan: Plan): EditDimension => ({
    kind: "split",
    filter: of(plan),
    passing: "these",
    others: "the rest",
  })),
);

export const figure: fc.Arbitrary<OfPlan<EditFigure>> = fc.oneof(
  { weight: 4, arbitrary: plainFigure },
  {
    weight: 1,
    arbitrary: fc.tuple(plainFigure, plainFigure).map(([of, by]) => (plan: Plan): EditFigure => ({
      kind: "ratio",
      of: of(plan),
      by: by(plan),
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("share", "growth", "running"), measureId)
      .map(([kind, of]) => (plan: Plan): EditFigure => ({ kind, of: of(plan) })),
  },
);

const measure = figure.map((of) => (plan: Plan) => ({ figure: of(plan), label: null }));

/** Any edit of a plan over the linked shop. */
export const randomEdit: fc.Arbitrary<EditOf> = fc.oneof(
  filter().map((of) => (plan: Plan): PlanEdit => ({ kind: "addFilter", filter: of(plan) })),
  fc.tuple(index, fc.option(filter(), { freq: 2 })).map(([at, to]) => (plan: Plan): PlanEdit => ({
    kind: "setFilter",
    filter: pick(filtersOf(plan), at) ?? { kind: "any", conditions: [] },
    to: to?.(plan) ?? null,
  })),
  fc.tuple(fc.option(period), fc.option(field(dateColumn))).map(([period, of]) => (plan: Plan): PlanEdit => ({
    kind: "setPeriod",
    period,
    words: "",
    field: of?.(plan) ?? null,
  })),
  measure.map((of) => (plan: Plan): PlanEdit => ({ kind: "addMeasure", measure: of(plan) })),
  fc.tuple(measureId, fc.option(measure, { freq: 2 })).map(([id, to]) => (plan: Plan): PlanEdit => ({
    kind: "setMeasure",
    measure: id(plan),
    to: to?.(plan) ?? null,
  })),
  dimension.map((of) => (plan: Plan): PlanEdit => ({ kind: "addDimension", dimension: of(plan) })),
  fc.tuple(dimensionId, fc.option(dimension, { freq: 2 })).map(([id, to]) => (plan: Plan): PlanEdit => ({
    kind: "setDimension",
    dimension: id(plan),
    to: to?.(plan) ?? null,
  })),
  fc.tuple(dimensionId, grain).map(([id, grain]) => (plan: Plan): PlanEdit => ({
    kind: "setGrain",
    dimension: id(plan),
    grain,
  })),
  fc
    .array(fc.tuple(output, fc.constantFrom("ascending", "descending")), { maxLength: 2 })
    .map((order) => (plan: Plan): PlanEdit => ({
      kind: "setOrder",
      order: order.map(([of, direction]) => ({ output: of(plan), direction })),
    })),
  fc
    .option(fc.tuple(fc.constantFrom(0, 1, 3), fc.option(dimensionId)))
    .map((limit) => (plan: Plan): PlanEdit => ({
      kind: "setLimit",
      limit: limit && { count: limit[0], per: limit[1] ? [limit[1](plan)] : [] },
    })),
  fc
    .constantFrom("periodBefore", "yearBefore", "sameDays")
    .map((how) => (): PlanEdit => ({ kind: "compare", with: how })),
  fc
    .constantFrom(...linkedShop.tables.map(({ id }) => id))
    .map((table) => (): PlanEdit => ({ kind: "includeUnmatched", table })),
  fc.tuple(dimensionId, literal).map(([id, value]) => (plan: Plan): PlanEdit => {
    const [first] = exclude(plan, [{ output: id(plan), value }]);
    return first ?? { kind: "setLimit", limit: null };
  }),
  fc.tuple(dimensionId, literal).map(([id, value]) => (plan: Plan): PlanEdit => {
    const { edits } = crossFilter(plan, [{ output: id(plan), value }]);
    return edits[0] ?? { kind: "setLimit", limit: null };
  }),
);

/** All filters of a plan, on rows and on groups, including those of the plans that are its sources. */
export function filtersOf(plan: Plan): readonly Condition[] {
  if (plan.kind === "sql") return [];
  if (plan.kind === "set") return [...filtersOf(plan.left), ...filtersOf(plan.right)];
  const inner = plan.sources.flatMap((source) => (source.kind === "plan" ? filtersOf(source.plan) : []));
  return [...plan.filters, ...plan.having, ...inner];
}

/** The plan without parts that have no effect: the order of a single row. */
export function withoutIdleOrder(plan: Plan): Plan {
  const isOneRow = (one: QueryPlan) => one.aggregation === "group" && one.dimensions.length === 0;
  return plan.kind === "query" && isOneRow(plan) ? { ...plan, order: [], limit: null } : plan;
}
