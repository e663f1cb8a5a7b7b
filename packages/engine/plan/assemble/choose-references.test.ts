import { defaultSettings, type Catalog, type CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, prepareDatabase } from "../../answer.ts";
import { shop } from "../../shop-catalog.test-support.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { collectRequest } from "../request/request.ts";
import { chooseReferences, splitByReference } from "./choose-references.ts";
import { assemblePlans } from "./assemble-plan.ts";

const city: ColumnRef = { table: "airports", column: "city" };
const database = prepareDatabase({
  catalog: airline(),
  values: [{ table: "airports", column: "city", values: ["Oslo", "Rome"], isComplete: true }],
  glossary: { entries: [] },
});
const { schema } = database;

test("of two references that which is spoken of is the surer", () => {
  const scoreOf = ({ column }: ColumnRef): number => (column === "destination_id" ? 0.8 : 0);
  const [plain] = assemblePlans(flightsIn("Oslo"), { schema, today: "2026-11-20", scoreOf });
  const chosen = plain ? chooseReferences(plain.plan, schema, scoreOf) : [];
  expect(
    chosen.map(({ schema: { graph }, said }) => [
      graph.findPath("flights", "airports")?.[0]?.relationship.from.columns,
      said,
    ]),
  ).toEqual([
    [["destination_id"], 0.8],
    [["origin_id"], -0.8],
  ]);
});

test.each([
  ["how many flights have their origin airport in Oslo", ["origin_id"]],
  ["how many flights have their destination airport in Oslo", ["destination_id"]],
])("%s: what stands before a thing says which reference to it is meant", (text, columns) => {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  const said = JSON.stringify(planned.kind === "planned" ? planned.plan : null);
  expect(["origin_id", "destination_id"].filter((column) => said.includes(column))).toEqual(columns);
});

test("where a table is referred to once, there is nothing to choose", () => {
  const once = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
  const [plain] = assemblePlans(
    { ...collectRequest([], () => ""), entities: ["orders"] },
    { schema: once.schema, today: "2026-11-20", scoreOf: () => 0 },
  );
  expect(plain && chooseReferences(plain.plan, once.schema, () => 0)).toEqual([]);
});

test("two tests of a table are each about a reference of its own, in the order of their columns first", () => {
  const both = [isIn("Oslo"), isIn("Rome")] as const;
  const split = splitByReference({ ...flightsIn("Oslo"), tests: [], both }, schema);
  expect(
    split.map(({ apart }) =>
      apart.map(({ test: found, edge }) => [valueOf(found), edge.relationship.from.columns[0]]),
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

function airline(): Catalog {
  return {
    tables: [tableOf("airports", ["id", "city"]), tableOf("flights", ["id", "origin_id", "destination_id"])],
    relationships: ["origin_id", "destination_id"].map((column) => ({
      from: { table: "flights", columns: [column] },
      to: { table: "airports", columns: ["id"] },
      origin: "declared",
    })),
  };
}

function tableOf(name: string, columns: readonly string[]): CatalogTable {
  const [like] = shop.tables;
  const [column] = like?.columns ?? [];
  if (!like || !column) throw new Error("the shop has tables with columns");
  return {
    ...like,
    id: name,
    name,
    columns: columns.map((one) => ({
      ...column,
      name: one,
      type: one === "city" ? "text" : "integer",
      isUnique: one === "id",
    })),
  };
}
