import { expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { schemaOf } from "../schema/schema-of.test-support.ts";
import type { ColumnRef, Test } from "./clause.ts";
import { collectRequest, type Request } from "./request.ts";
import { varyRequest } from "./vary-request.ts";

const schema = schemaOf(shop);
const country: ColumnRef = { table: "customers", column: "country" };
const age: ColumnRef = { table: "customers", column: "age" };

test("removes duplicates", () => {
  const [asWorded] = varyRequest(
    requestOf({ attributes: [country, country], entities: ["customers", "customers"] }),
    schema,
  );
  expect(asWorded).toEqual({
    request: requestOf({ attributes: [country], entities: ["customers"] }),
    variant: "asWorded",
  });
});

test("a breakdown without a measure may also be a list", () => {
  const varied = varyRequest(
    requestOf({ attributes: [country], groups: [{ kind: "entity", table: "customers" }] }),
    schema,
  );
  expect(varied.map(({ variant }) => variant)).toEqual(["asWorded", "ungrouped"]);
  expect(varied[1]?.request).toEqual(requestOf({ attributes: [country], entities: ["customers"] }));
});

test("two tests of one column may mean both or either", () => {
  const [france, spain] = [isIn("France"), isIn("Spain")];
  const varied = varyRequest(requestOf({ attributes: [age], tests: [france, spain] }), schema);
  expect(varied.map(({ variant }) => variant)).toEqual(["asWorded", "bothOf", "anyOf"]);
  expect(varied[1]?.request).toEqual(requestOf({ attributes: [age], both: [france, spain] }));
  expect(varied[2]?.request).toEqual(
    requestOf({ attributes: [age], tests: [{ kind: "any", tests: [france, spain] }] }),
  );
});

test("one test with two values means either, or both", () => {
  const either: Test = { kind: "values", column: country, values: ["France", "Spain"], isNegated: false };
  const varied = varyRequest(requestOf({ attributes: [age], tests: [either] }), schema);
  expect(varied.map(({ variant }) => variant)).toEqual(["asWorded", "bothOf"]);
  expect(varied[1]?.request).toEqual(requestOf({ attributes: [age], both: [isIn("France"), isIn("Spain")] }));
});

test("a row has one value: two values of listed rows with different names mean either", () => {
  const brand: ColumnRef = { table: "products", column: "brand" };
  const either: Test = { kind: "values", column: brand, values: ["Oak", "Elm"], isNegated: false };
  const varied = varyRequest(requestOf({ entities: ["products"], tests: [either] }), schema);
  expect(varied.map(({ variant }) => variant)).toEqual(["asWorded"]);
});

test("values that no counted row has together are its groups", () => {
  const [france, spain] = [isIn("France"), isIn("Spain")];
  const measures = [{ quantity: { kind: "rows", table: "orders" }, isImplied: false } as const];
  const [first, ...others] = varyRequest(requestOf({ measures, tests: [france, spain] }), schema);
  expect(others.map(({ variant }) => variant)).toEqual(["anyOf"]);
  expect(first).toEqual({
    variant: "eachOf",
    request: requestOf({
      measures,
      tests: [{ kind: "values", column: country, values: ["France", "Spain"], isNegated: false }],
      groups: [{ kind: "column", column: country }],
    }),
  });
});

test.each([
  ["over 30 and under 20", compare(">", "30"), compare("<", "20"), ["asWorded", "bothOf", "anyOf"]],
  ["over 20 and under 30", compare(">", "20"), compare("<", "30"), ["asWorded"]],
])("%s: a range is one thing, two ends that leave nothing are two", (_, one, other, variants) => {
  const varied = varyRequest(requestOf({ attributes: [country], tests: [one, other] }), schema);
  expect(varied.map(({ variant }) => variant)).toEqual(variants);
});

test("tables without a shown column may be ignored", () => {
  const varied = varyRequest(requestOf({ attributes: [country], entities: ["customers", "orders"] }), schema);
  expect(varied.map(({ variant }) => variant)).toEqual(["asWorded", "narrow"]);
  expect(varied[1]?.request.entities).toEqual(["customers"]);
});

test("events under a condition may be counted", () => {
  const request = requestOf({ entities: ["orders"], tests: [isIn("cancelled")] });
  const counted = varyRequest(request, schema).find(({ variant }) => variant === "counted");
  expect(counted?.request.measures).toEqual([
    { quantity: { kind: "rows", table: "orders" }, isImplied: false },
  ]);
});

test.each([
  ["things that last", requestOf({ entities: ["customers"], tests: [isIn("Oslo")] })],
  ["all events", requestOf({ entities: ["orders"] })],
  ["columns of events", requestOf({ entities: ["orders"], attributes: [age], tests: [isIn("Oslo")] })],
])("%s are listed", (_, request) => {
  expect(varyRequest(request, schema).map(({ variant }) => variant)).not.toContain("counted");
});

function requestOf(parts: Partial<Request>): Request {
  return { ...collectRequest([], () => ""), ...parts };
}

function isIn(value: string): Test {
  return { kind: "values", column: country, values: [value], isNegated: false };
}

function compare(operator: ">" | "<", value: string): Test {
  return { kind: "compare", column: age, operator, value: { type: "number", value } };
}
