import type {
  Condition,
  DefaultFilter,
  Dimension,
  Measure,
  Plan,
  QueryPlan,
  TableSource,
} from "@askery/model";
import { expect, test } from "vitest";
import { applyDefaults } from "./apply-defaults.ts";

const column = (source: string, name: string) => ({ kind: "column", source, column: name }) as const;
const isNotCancelled = (source: string): Condition => ({
  kind: "compare",
  left: column(source, "status"),
  operator: "!=",
  right: { kind: "literal", value: { type: "text", value: "cancelled" } },
});
const filter: DefaultFilter = {
  table: "orders",
  condition: isNotCancelled("s0"),
  text: "status <> 'cancelled'",
};

const orders: TableSource = { kind: "table", id: "s0", table: "orders", join: null };
const customers: TableSource = { ...orders, table: "customers" };
const joined = (how: "inner" | "left"): TableSource => ({
  kind: "table",
  id: "s1",
  table: "orders",
  join: { how, on: [{ left: column("s0", "id"), right: column("s1", "customer_id") }], isFanOut: true },
});

const by = (source: string, name: string): Dimension => ({
  id: name,
  label: name,
  expression: column(source, name),
  isShown: true,
  format: null,
});

function query(parts: Partial<QueryPlan>): QueryPlan {
  return {
    kind: "query",
    sources: [orders],
    filters: [],
    aggregation: "group",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
    ...parts,
  };
}

const apply = (plan: Plan) => applyDefaults(plan, [filter]);

test("filters a plan over the table and leaves other plans unchanged", () => {
  const plan = query({ dimensions: [by("s0", "city")] });
  expect(apply(plan)).toEqual({
    plan: { ...plan, filters: [isNotCancelled("s0")] },
    applied: [filter],
    skipped: [],
    lifted: [],
  });
  const other = query({ sources: [customers] });
  expect(apply(other)).toEqual({ plan: other, applied: [], skipped: [], lifted: [] });
});

test("filters a joined table by its alias, in addition to the asked filters", () => {
  const asked: Condition = { kind: "null", value: column("s0", "status") };
  const plan = query({ sources: [customers, joined("inner")], filters: [asked] });
  expect(apply(plan).plan).toEqual({ ...plan, filters: [asked, isNotCancelled("s1")] });
});

test.each<[string, QueryPlan]>([
  ["filters by", query({ filters: [isNotCancelled("s0")] })],
  ["breaks down by", query({ dimensions: [by("s0", "status")] })],
  ["sorts by", query({ order: [{ by: column("s0", "status"), direction: "ascending" }] })],
])("a query that %s the column itself goes without", (_, plan) => {
  expect(apply(plan)).toEqual({ plan, applied: [], skipped: [], lifted: [] });
});

test("skips and reports the filter of a left-joined table", () => {
  const plan = query({ sources: [customers, joined("left")] });
  expect(apply(plan)).toEqual({ plan, applied: [], skipped: [filter], lifted: [] });
  const line: TableSource = {
    kind: "table",
    id: "s2",
    table: "orders",
    join: { how: "inner", on: [{ left: column("s1", "id"), right: column("s2", "id") }], isFanOut: true },
  };
  expect(
    apply(query({ sources: [customers, { ...joined("left"), table: "visits" }, line] })).skipped,
  ).toEqual([filter]);
});

test("filters nested plans separately", () => {
  const inner = query({ dimensions: [by("s0", "customer_id")] });
  const filtered = { ...inner, filters: [isNotCancelled("s0")] };
  const without = (plan: Plan): Condition => ({
    kind: "not",
    condition: { kind: "exists", plan, on: [{ outer: column("s0", "id"), inner: "customer_id" }] },
  });
  const within = query({ sources: [customers], filters: [without(inner)] });
  expect(apply(within).plan).toEqual({ ...within, filters: [without(filtered)] });
  const source = (plan: Plan) => query({ sources: [{ kind: "plan", id: "s0", plan, join: null }] });
  expect(apply(source(inner)).plan).toEqual(source(filtered));
  const average = (plan: Plan): Condition => ({
    kind: "compare",
    left: column("s0", "age"),
    operator: ">",
    right: { kind: "scalar", plan },
  });
  expect(apply(query({ sources: [customers], filters: [average(inner)] })).plan).toEqual(
    query({ sources: [customers], filters: [average(filtered)] }),
  );
  const both = (left: Plan): Plan => ({ kind: "set", operator: "union", left, right: left });
  expect(apply(both(inner)).plan).toEqual(both(filtered));
  expect(apply({ kind: "sql", text: "SELECT 1" }).plan).toEqual({ kind: "sql", text: "SELECT 1" });
});

test("omits and reports a filter that the user removed, where it would have applied", () => {
  const plan = query({ dimensions: [by("s0", "city")] });
  const without = [{ table: "orders", text: "status <> 'cancelled'" }];
  expect(applyDefaults(plan, [filter], without)).toEqual({
    plan,
    applied: [],
    skipped: [],
    lifted: [filter],
  });
  const byStatus = query({ dimensions: [by("s0", "status")] });
  expect(applyDefaults(byStatus, [filter], without).lifted).toEqual([]);
});

const sum = (name: string): Measure => ({
  id: name,
  label: name,
  expression: { kind: "aggregate", function: "sum", of: column("s0", name), where: null },
  isShown: true,
  format: null,
});
const ofTotal: DefaultFilter = { ...filter, of: ["total"] };

test("one of a figure filters the rows where that is the only figure, and nothing where it is not asked for", () => {
  const [total, weight] = [query({ measures: [sum("total")] }), query({ measures: [sum("weight")] })];
  expect(applyDefaults(total, [ofTotal])).toMatchObject({
    plan: { ...total, filters: [isNotCancelled("s0")] },
    applied: [ofTotal],
  });
  expect(applyDefaults(weight, [ofTotal])).toMatchObject({ plan: weight, applied: [] });
  expect(applyDefaults(query({}), [ofTotal]).applied).toEqual([]);
});

test("beside other figures it filters only its own", () => {
  const both = query({ measures: [sum("total"), sum("weight")] });
  const narrowed = {
    ...sum("total"),
    expression: { ...sum("total").expression, where: isNotCancelled("s0") },
  };
  expect(applyDefaults(both, [ofTotal])).toMatchObject({
    plan: { ...both, measures: [narrowed, sum("weight")] },
    applied: [ofTotal],
  });
});
