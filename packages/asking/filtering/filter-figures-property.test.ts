import { DuckDBInstance } from "@duckdb/node-api";
import { printStatement } from "@askery/engine";
import type { FilterColumn, Plan } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, editing, linkedShop, linkedShopSql } from "../linked-shop.test-support.ts";
import { openPostgres } from "../open-postgres.test-support.ts";
import { filterPlan, type PlanFilter } from "./filter-plan.ts";
import { cards, field, numberFilter, reachable, textFilter } from "./random-cards.test-support.ts";

/*
 * Dashboards of random cards under random filters: the figures of each card equal those of the card's own SQL over rows
 * that were filtered by hand. What is written by hand here shares nothing with the engine: it is text, and joins by
 * subqueries. ASKERY_TEST_FILTERS sets the number of dashboards.
 */

const runs = Number(process.env["ASKERY_TEST_FILTERS"] ?? 200);

test("in DuckDB, the figures of cards under filters are those of rows that were filtered by hand", async () => {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(linkedShopSql("duckdb"));
  const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson();
  expect(await findFailure("duckdb", read)).toBeNull();
  connection.closeSync();
});

test("in PostgreSQL, the figures of cards under filters are those of rows that were filtered by hand", async (context) => {
  const database = await openPostgres();
  if ("skipped" in database) return context.skip(database.skipped);
  await database.execute(linkedShopSql("postgres"));
  const read = (text: string) => database.read({ dialect: "postgres", text, parameters: [] });
  expect(await findFailure("postgres", read)).toBeNull();
  await database.close();
});

type Read = (sql: string) => Promise<unknown>;

/** The first card whose figures differ; null if none do. */
async function findFailure(dialect: "duckdb" | "postgres", read: Read): Promise<unknown> {
  const counts = { applied: 0, skipped: 0 };
  const property = fc.asyncProperty(
    fc.array(cards, { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof({ weight: 4, arbitrary: textFilter }, numberFilter), { minLength: 1, maxLength: 3 }),
    async (board, filters) => {
      for (const plan of board) {
        const chosen = filters.map(({ name, test }, index): PlanFilter => {
          const { table, column } = field(name);
          return { id: String(index), kind: "test", column: { table, column } satisfies FilterColumn, test };
        });
        const filtered = filterPlan(plan, chosen, editing);
        counts.applied += filtered.applied.length;
        counts.skipped += filtered.skipped.length;
        const root = plan.kind === "query" && plan.sources[0]?.kind === "table" ? plan.sources[0].table : "";
        const byHand = filters.filter(({ name }) => reachable[root]?.[name] !== undefined);
        expect(filtered.applied).toEqual(
          filters.flatMap((one, index) => (byHand.includes(one) ? String(index) : [])),
        );
        const conditions = byHand.map(({ name, condition }) => reachable[root]?.[name]?.(condition) ?? "");
        const own = print(plan, dialect);
        const expected = narrow(own, root, conditions);
        const actual = print(filtered.plan, dialect);
        const rows = [await read(actual), await read(expected)].map(sortRows);
        expect({ actual, expected, rows: rows[0] }).toEqual({ actual, expected, rows: rows[1] });
      }
    },
  );
  const { errorInstance } = await fc.check(property, { numRuns: runs, seed: 20_261_126 });
  // The test would say nothing if no filter reached a card.
  expect(counts.applied).toBeGreaterThan(counts.skipped / 2);
  return errorInstance;
}

function print(plan: Plan, dialect: "duckdb" | "postgres"): string {
  return printStatement(plan, { catalog: linkedShop, dialect, ...calendar, values: "inline" }).text;
}

/** The card's own SQL, in which the rows of one table are only those that meet the conditions. */
function narrow(own: string, root: string, conditions: readonly string[]): string {
  if (conditions.length === 0) return own;
  const name = new RegExp(
    String.raw`(FROM\s+)"?${root}"?(\s+(?!WHERE|GROUP|JOIN|LEFT|INNER|ORDER|LIMIT)\w+)?(?=\s|$)`,
    "i",
  );
  expect(own).toMatch(name);
  const rows = `(SELECT * FROM ${root} WHERE ${conditions.map((one) => `(${one})`).join(" AND ")})`;
  return own.replace(name, (_, start: string, alias = ` AS ${root}`) => `${start}${rows}${String(alias)}`);
}

function sortRows(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
