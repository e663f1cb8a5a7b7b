import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { airline } from "../../airline-catalog.test-support.ts";
import { shop } from "../../shop-catalog.test-support.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { collectRequest } from "../request/request.ts";
import { schemaOf } from "../schema/schema-of.test-support.ts";
import { chooseReferences, splitByReference } from "./choose-references.ts";
import { assemblePlans } from "./assemble-plan.ts";

const city: ColumnRef = { table: "airports", column: "city" };
const schema = schemaOf(airline());

test("prefers the reference that the question names", () => {
  const scoreOf = ({ column }: ColumnRef): number => (column === "destination_id" ? 0.8 : 0);
  const [plain] = assemblePlans(flightsIn("Oslo"), {
    schema,
    today: "2026-11-20",
    settings: defaultSettings,
    scoreOf,
  });
  const chosen = plain ? chooseReferences(plain.plan, schema, scoreOf) : [];
  expect(
    chosen.map(({ schema: { graph }, advantage }) => [
      graph.findPath("flights", "airports")?.[0]?.relationship.from.columns,
      advantage,
    ]),
  ).toEqual([
    [["destination_id"], 0.8],
    [["origin_id"], -0.8],
  ]);
});

test("returns no choices for a table with a single reference", () => {
  const once = schemaOf(shop);
  const [plain] = assemblePlans(
    { ...collectRequest([], () => ""), entities: ["orders"] },
    { schema: once, today: "2026-11-20", settings: defaultSettings, scoreOf: () => 0 },
  );
  expect(plain && chooseReferences(plain.plan, once, () => 0)).toEqual([]);
});

test("assigns two tests of a table to separate references, in column order first", () => {
  const both = [isIn("Oslo"), isIn("Rome")] as const;
  const split = splitByReference({ ...flightsIn("Oslo"), tests: [], both }, schema);
  expect(
    split.map(({ tests }) =>
      tests.map((found) => [valueOf(found), "column" in found ? found.column.via?.column : null]),
    ),
  ).toEqual([
    [
      ["Oslo", "origin_id"],
      ["Rome", "destination_id"],
    ],
    [
      ["Rome", "origin_id"],
      ["Oslo", "destination_id"],
    ],
  ]);
});

function flightsIn(value: string): ReturnType<typeof collectRequest> {
  return { ...collectRequest([], () => ""), entities: ["flights"], tests: [isIn(value)] };
}

function isIn(value: string): Test {
  return { kind: "values", column: city, values: [value], isNegated: false };
}

function valueOf(found: Test): string | undefined {
  return found.kind === "values" ? found.values[0] : undefined;
}
