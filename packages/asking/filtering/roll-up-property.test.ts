import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile, readTable, type Connector } from "@askery/connectors";
import { findRollUp, printStatement, rollUpTable } from "@askery/engine";
import type { AggregateFunction, FilterColumn, Plan, Table } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, editing, linkedShop, linkedShopSql } from "../linked-shop.test-support.ts";
import { openPostgres } from "../open-postgres.test-support.ts";
import { filterPlan, type PlanFilter } from "./filter-plan.ts";
import { field, makeCard, numberFilter, reachable, textFilter } from "./random-cards.test-support.ts";

/*
 * Random totals under random filters, beside a breakdown of each: if the plans say that the total follows from the rows of
 * the breakdown, it is what the database computes for it.
 */

const runs = Number(process.env["ASKERY_TEST_FILTERS"] ?? 60);

const numbers: Readonly<Record<string, readonly string[]>> = {
  orders: ["orders.total", "orders.ordered_at"],
  items: ["items.quantity", "items.packed_at", "items.product_id"],
  countries: ["countries.area"],
};

const functions = [
  "count",
  "countDistinct",
  "sum",
  "min",
  "max",
  "avg",
] as const satisfies readonly AggregateFunction[];

const boards = fc.constantFrom(...Object.keys(numbers)).chain((root) =>
  fc.record({
    root: fc.constant(root),
    by: fc.constantFrom(...Object.keys(reachable[root] ?? {})),
    how: fc.constantFrom(...functions),
    number: fc.constantFrom(...(numbers[root] ?? [])),
    filters: fc.array(fc.oneof({ weight: 4, arbitrary: textFilter }, numberFilter), { maxLength: 2 }),
  }),
);

test("in DuckDB, totals that follow from a breakdown are those of the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "askery-roll-up-"));
  const path = join(folder, "shop.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(linkedShopSql("duckdb"));
  connection.closeSync();
  instance.closeSync();
  const connector = await openFile(path);
  try {
    expect(await findOtherTotal(connector)).toBeNull();
  } finally {
    await connector.close();
    rmSync(folder, { recursive: true });
  }
});

test("in PostgreSQL, totals that follow from a breakdown are those of the database", async (context) => {
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("postgres"));
  expect(await findOtherTotal(database.connector)).toBeNull();
  await database.close();
});

/** The first total that the database computes differently; null if none is. */
async function findOtherTotal(connector: Connector): Promise<unknown> {
  const { dialect } = connector;
  const counts = { rolled: 0, own: 0 };
  const read = async (plan: Plan): Promise<Table> =>
    readTable(await connector.run(printStatement(plan, { catalog: linkedShop, dialect, ...calendar }), {}));
  const property = fc.asyncProperty(boards, async ({ root, by, how, number, filters }) => {
    // There is no sum of dates.
    if ((how === "sum" || how === "avg") && number.endsWith("_at")) return;
    const chosen = filters.map(({ name, test }, index): PlanFilter => {
      const { table, column } = field(name);
      return { id: String(index), kind: "test", column: { table, column } satisfies FilterColumn, test };
    });
    const figure = { how, number };
    const [total, breakdown] = [null, by].map(
      (dimension) => filterPlan(makeCard(root, { by: dimension, figure }), chosen, editing).plan,
    );
    if (total === undefined || breakdown === undefined) return;
    const rollUp = findRollUp(total, breakdown, { catalog: linkedShop, dialect });
    const rolled = rollUp === null ? null : rollUpTable(await read(breakdown), rollUp, { dialect });
    counts[rolled === null ? "own" : "rolled"] += 1;
    if (rolled === null) return;
    expect({ total, rolled }).toEqual({ total, rolled: await read(total) });
  });
  const { errorInstance } = await fc.check(property, { numRuns: runs * 3, seed: 20_261_127 });
  // The test would say nothing if no total followed from a breakdown.
  expect(counts.rolled).toBeGreaterThan(counts.own / 8);
  return errorInstance;
}
