import type { Catalog, Condition, Expression, Plan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  col,
  describedOf,
  dimension,
  from,
  join,
  measure,
  query,
  settings,
} from "../chart/shop.test-support.ts";
import { column, relate, tableOf } from "../shop-catalog.test-support.ts";
import { describeCondition, describeRestrictions } from "./describe-condition.ts";

const id = column("id", "integer", { isUnique: true });
const date = (name: string) => column(name, "timestamp", { isNullable: true });
const harbor: Catalog = {
  tables: [
    tableOf("rentals", [id, column("boat", "text"), date("cancelled_at")]),
    tableOf("charges", [id, column("rental_id", "integer"), column("amount", "decimal")]),
    tableOf("leases", [id, date("expired_on"), date("due_on"), date("end_date"), date("starts_at")]),
  ],
  relationships: [relate("charges", "rental_id", "rentals")],
};
const describedHarbor = describedOf(harbor);
const not = (condition: Condition): Condition => ({ kind: "not", condition });

/** Rentals of boats, some of which were cancelled; a lease ends on its own. */
const described = (plan: Plan) =>
  describeRestrictions(plan, { catalog: harbor, described: describedHarbor, settings });
const isEmpty = (value: Expression): Condition => ({ kind: "null", value });
const isThere = (value: Expression): Condition => not(isEmpty(value));
const cancelled = isThere(col("s1", "cancelled_at"));
const rentals = from("rentals");
const charges = [...from("charges"), join("s1", "rentals", ["s0", "rental_id"])];
const amount = [measure("amount", aggregate("sum", col("s0", "amount")))];
/** Charges whose rental was cancelled, by their keys. */
const ofCancelled: Condition = {
  kind: "inPlan",
  value: col("s0", "id"),
  plan: query({
    sources: charges,
    filters: [cancelled],
    dimensions: [dimension("id", col("s0", "id"))],
    aggregation: "distinct",
  }),
};

test("a date of something that happened is said as what happened", () => {
  const own = col("s0", "cancelled_at");
  expect(described(query({ sources: rentals, filters: [isThere(own)] }))).toBe(" that were cancelled");
  expect(described(query({ sources: rentals, filters: [isEmpty(own)] }))).toBe(" that were not cancelled");
  expect(described(query({ sources: charges, filters: [cancelled] }))).toBe(
    " with rentals that were cancelled",
  );
  expect(
    described(query({ sources: charges, filters: [isEmpty(col("s1", "cancelled_at"))], measures: amount })),
  ).toBe(" without cancelled rentals");
  expect(described(query({ sources: charges, filters: [cancelled], measures: amount }))).toBe(
    " for cancelled rentals",
  );
});

test("rows do some things themselves, and a planned date is a thing that they have", () => {
  const leases = from("leases");
  const where = (filter: Condition) => described(query({ sources: leases, filters: [filter] }));
  expect(where(isThere(col("s0", "expired_on")))).toBe(" that have expired");
  expect(where(isEmpty(col("s0", "due_on")))).toBe(" without due date");
  expect(where(isThere(col("s0", "end_date")))).toBe(" with end date");
  expect(where(isEmpty(col("s0", "starts_at")))).toBe(" where starts at is empty");
});

test("rows among those of their own table are said by what these have in common", () => {
  expect(described(query({ sources: from("charges"), filters: [not(ofCancelled)], measures: amount }))).toBe(
    " without cancelled rentals",
  );
  expect(described(query({ sources: from("charges"), filters: [ofCancelled], measures: amount }))).toBe(
    " for cancelled rentals",
  );
  const plan = query({ sources: from("charges") });
  const clause = describeCondition(not(ofCancelled), {
    plan,
    catalog: harbor,
    described: describedHarbor,
    settings,
  });
  expect(clause).toBe("rental was not cancelled");
});
