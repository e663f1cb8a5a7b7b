import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile, readTable, type Connector } from "@askery/connectors";
import { combinePlans, findRollUp, printStatement, rollUpTable, splitTable } from "@askery/engine";
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
  expect(await inDuckDb(findOtherTotal)).toBeNull();
});

async function inDuckDb(find: (connector: Connector) => Promise<unknown>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "askery-roll-up-"));
  const path = join(folder, "shop.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(linkedShopSql("duckdb"));
  connection.closeSync();
  instance.closeSync();
  const connector = await openFile(path);
  try {
    return await find(connector);
  } finally {
    await connector.close();
    rmSync(folder, { recursive: true });
  }
}

test("in PostgreSQL, totals that follow from a breakdown are those of the database", async (context) => {
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("postgres"));
  expect(await findOtherTotal(database.connector)).toBeNull();
  await database.close();
});

test("in DuckDB, figures that are read with others of the same groups are those of the database", async () => {
  expect(await inDuckDb(findOtherFigures)).toBeNull();
});

test("in PostgreSQL, figures that are read with others of the same groups are those of the database", async (context) => {
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("postgres"));
  expect(await findOtherFigures(database.connector)).toBeNull();
  await database.close();
});

/** The first pair of figures by the same groups of which the database computes one differently; null if none is. */
async function findOtherFigures(connector: Connector): Promise<unknown> {
  const { dialect } = connector;
  const counts = { together: 0, own: 0 };
  const read = async (plan: Plan): Promise<Table> =>
    readTable(await connector.run(printStatement(plan, { catalog: linkedShop, dialect, ...calendar }), {}));
  const pairs = fc.tuple(boards, fc.constantFrom(...functions));
  const property = fc.asyncProperty(pairs, async ([{ root, by, how, number, filters }, otherHow]) => {
    const isDate = number.endsWith("_at");
    if (isDate && [how, otherHow].some((one) => one === "sum" || one === "avg")) return;
    const chosen = filters.map(({ name, test }, index): PlanFilter => {
      const { table, column } = field(name);
      return { id: String(index), kind: "test", column: { table, column } satisfies FilterColumn, test };
    });
    const [own, other] = [how, otherHow].map(
      (one) => filterPlan(makeCard(root, { by, figure: { how: one, number } }), chosen, editing).plan,
    );
    if (own === undefined || other === undefined) return;
    const combined = combinePlans(own, [other], { dialect });
    const split = combined === null ? null : splitTable(await read(combined.plan), combined);
    counts[split === null ? "own" : "together"] += 1;
    if (split === null) return;
    expect({ own, rows: sortRows(split) }).toEqual({ own, rows: sortRows(await read(own)) });
  });
  const { errorInstance } = await fc.check(property, { numRuns: runs * 3, seed: 20_261_128 });
  // The test would say nothing if no figures were read together.
  expect(counts.together).toBeGreaterThan(counts.own / 8);
  return errorInstance;
}

/** Rows as texts in an order of their own: databases return equal ones in any. */
function sortRows({ columns, values, rowCount }: Table): readonly string[] {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    JSON.stringify(values.map((cells) => cells[row])),
  );
  return [JSON.stringify(columns), ...rows.toSorted()];
}

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
