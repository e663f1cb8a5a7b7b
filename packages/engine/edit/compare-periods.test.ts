import type { Expression, Period, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { col, dimension, from, measure, per, query, settings, today } from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { editPlan } from "./edit-plan.ts";
import { findPeriodBefore } from "./find-period-before.ts";

const context = { schema: schemaOf(shop), today, settings };
const orderedAt = col("s0", "ordered_at");
const during = (period: Period, words: string) =>
  ({ kind: "period", value: orderedAt, period, words }) as const;
const unit = (name: "month" | "year" | "day", count = 0) =>
  ({
    kind: "unit",
    unit: name,
    anchor: name,
    offsets: count === 0 ? [] : [{ unit: name, count }],
  }) as const;
const thisYear = { kind: "relative", from: unit("year"), to: unit("year") } as const;
const lastYear = { kind: "relative", from: unit("year", -1), to: unit("year", -1) } as const;

const count = (where: ReturnType<typeof during> | null): Expression => ({
  kind: "aggregate",
  function: "count",
  of: null,
  where,
});
const byChannel = query({
  sources: from("orders"),
  filters: [during(thisYear, "this year")],
  dimensions: [dimension("channel", col("s0", "channel"))],
  measures: [measure("orders", count(null))],
});

function compare(plan: QueryPlan, how: "periodBefore" | "yearBefore" | "sameDays") {
  const result = editPlan(plan, { kind: "compare", with: how }, context);
  return result.kind === "edited" ? result.plan : result.problem.code;
}

test("adds the figures of the previous period and the change", () => {
  const [now, before] = [during(thisYear, "this year"), during(lastYear, "last year")];
  expect(compare(byChannel, "periodBefore")).toEqual({
    ...byChannel,
    filters: [{ kind: "any", conditions: [now, before] }],
    measures: [
      measure("orders", count(now), "orders this year"),
      measure("orders_last_year", count(before), "orders last year"),
      {
        ...measure("change", {
          kind: "arithmetic",
          operator: "-",
          left: { kind: "arithmetic", operator: "/", left: count(now), right: count(before) },
          right: { kind: "literal", value: { type: "number", value: "1" } },
        }),
        format: { kind: "percent" },
      },
    ],
  });
});

test("an unfinished period is compared with the same days of the one before", () => {
  const beside = compare(byChannel, "yearBefore");
  const cut = typeof beside === "object" && beside.kind === "query" ? compare(beside, "sameDays") : null;
  const soFar = { kind: "relative", from: unit("year"), to: unit("day") } as const;
  const then = {
    kind: "relative",
    from: unit("year", -1),
    to: { ...unit("day"), offsets: [{ unit: "year", count: -1 }] },
  } as const;
  const [now, before] = [
    during(soFar, "this year to date"),
    during(then, "this year to date, a year earlier"),
  ];
  const [orders, earlier] =
    cut !== null && typeof cut === "object" && cut.kind === "query" ? cut.measures : [];
  expect([orders, earlier]).toEqual([
    measure("orders", count(now), "orders this year to date"),
    measure("orders_last_year", count(before), "orders this year to date, a year earlier"),
  ]);
  expect(cut).toMatchObject({ filters: [{ kind: "any", conditions: [now, before] }] });
});

test("refuses to compare the same days of periods that are all over, or that are not compared", () => {
  const years = measure("orders", count(during(lastYear, "last year")));
  expect(compare({ ...byChannel, filters: [], measures: [years] }, "sameDays")).toBe("edit-without-period");
  expect(compare(byChannel, "sameDays")).toBe("edit-without-period");
});

test("refuses plans with no single period, an existing comparison, or a time axis", () => {
  expect(compare({ ...byChannel, filters: [] }, "yearBefore")).toBe("edit-without-period");
  const open = during({ kind: "absolute", from: "2026-01-01", to: null }, "");
  expect(compare({ ...byChannel, filters: [open] }, "yearBefore")).toBe("edit-without-period");
  const once = compare(byChannel, "yearBefore");
  expect(typeof once === "object" && once.kind === "query" && compare(once, "yearBefore")).toBe(
    "edit-of-comparison",
  );
  expect(compare({ ...byChannel, dimensions: [per("month", orderedAt)] }, "yearBefore")).toBe(
    "edit-along-time",
  );
});

test.each<readonly [period: Period, before: Period]>([
  [
    { kind: "absolute", from: "2026-07-01", to: "2026-10-01" },
    { kind: "absolute", from: "2026-04-01", to: "2026-07-01" },
  ],
  [
    { kind: "absolute", from: "2026-03-05", to: "2026-03-15" },
    { kind: "absolute", from: "2026-02-23", to: "2026-03-05" },
  ],
  [
    { kind: "relative", from: unit("month", -3), to: unit("month", -1) },
    { kind: "relative", from: unit("month", -6), to: unit("month", -4) },
  ],
  [
    { kind: "relative", from: unit("year"), to: unit("day") },
    {
      kind: "relative",
      from: unit("year", -1),
      to: { ...unit("day"), offsets: [{ unit: "year", count: -1 }] },
    },
  ],
])("the period before %j is %j", (period, before) => {
  expect(findPeriodBefore(period, context)).toEqual(before);
});
