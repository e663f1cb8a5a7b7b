import { DuckDBInstance } from "@duckdb/node-api";
import { editPlanInSteps, printStatement } from "@askery/engine";
import {
  planRows,
  type FieldTest,
  type FilterColumn,
  type Plan,
  type PlanEdit,
  type QueryPlan,
} from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, editing, linkedShop, linkedShopSql } from "../linked-shop.test-support.ts";
import { openPostgres } from "../open-postgres.test-support.ts";
import { filterPlan, type PlanFilter } from "./filter-plan.ts";

/*
 * Dashboards of random cards under random filters: the figures of each card equal those of the card's own SQL over rows
 * that were filtered by hand. What is written by hand here shares nothing with the engine: it is text, and joins by
 * subqueries. ASKERY_TEST_FILTERS sets the number of dashboards.
 */

const runs = Number(process.env["ASKERY_TEST_FILTERS"] ?? 60);

/** The columns that rows of a table have exactly one value of, with the condition for it as SQL by hand. */
const reachable: Readonly<Record<string, Readonly<Record<string, (condition: string) => string>>>> = {
  orders: {
    "orders.status": (condition) => condition,
    "orders.country": (condition) => condition,
    "countries.name": (condition) => `country IN (SELECT code FROM countries WHERE ${condition})`,
    "regions.label": (condition) =>
      `country IN (SELECT code FROM countries WHERE region_id IN (SELECT id FROM regions WHERE ${condition}))`,
  },
  items: {
    "products.name": (condition) => `product_id IN (SELECT id FROM products WHERE ${condition})`,
    "orders.status": (condition) => `order_id IN (SELECT id FROM orders WHERE ${condition})`,
    "orders.country": (condition) => `order_id IN (SELECT id FROM orders WHERE ${condition})`,
    "countries.name": (condition) =>
      `order_id IN (SELECT id FROM orders WHERE country IN (SELECT code FROM countries WHERE ${condition}))`,
    "regions.label": (condition) =>
      `order_id IN (SELECT id FROM orders WHERE country IN
        (SELECT code FROM countries WHERE region_id IN (SELECT id FROM regions WHERE ${condition})))`,
    "items.quantity": (condition) => condition,
  },
  countries: {
    "countries.name": (condition) => condition,
    "regions.label": (condition) => `region_id IN (SELECT id FROM regions WHERE ${condition})`,
  },
};

/** Texts of each column, and one that no row has. */
const texts: Readonly<Record<string, readonly string[]>> = {
  "orders.status": ["paid", "open", "it's new"],
  "orders.country": ["FR", "DE", "JP"],
  "countries.name": ["France", "Germany", "Japan"],
  "regions.label": ["Europe", "Asia"],
  "products.name": ["Lamp", "Chair"],
};

interface ChosenFilter {
  readonly name: string;
  readonly test: FieldTest;
  /** The same by hand. */
  readonly condition: string;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const textFilter: fc.Arbitrary<ChosenFilter> = fc.constantFrom(...Object.keys(texts)).chain((name) => {
  const column = name.split(".")[1] ?? "";
  const known = [...(texts[name] ?? []), "nowhere"];
  const chosen = fc.subarray(known, { minLength: 1 }).map((options): ChosenFilter => ({
    name,
    test: { kind: "in", options: options.map((value) => ({ type: "text", value })) },
    condition: `${column} IN (${options.map(quote).join(", ")})`,
  }));
  const searched = fc.constantFrom("a", "E", "%", "it's").map((text): ChosenFilter => ({
    name,
    test: { kind: "match", how: "contains", text },
    condition: `position(lower(${quote(text)}) IN lower(${column})) > 0`,
  }));
  return fc.oneof(chosen, searched);
});

const numberFilter: fc.Arbitrary<ChosenFilter> = fc
  .tuple(fc.nat(6), fc.nat(6))
  .map(([low, high]): ChosenFilter => ({
    name: "items.quantity",
    test: {
      kind: "between",
      low: { type: "number", value: String(low) },
      high: { type: "number", value: String(high) },
    },
    condition: `quantity >= ${low} AND quantity <= ${high}`,
  }));

const field = (name: string) => {
  const [table = "", column = ""] = name.split(".");
  return { kind: "column", table, column } as const;
};

const cards: fc.Arbitrary<Plan> = fc.constantFrom(...Object.keys(reachable)).chain((root) => {
  const figures: Readonly<Record<string, string>> = { orders: "orders.total", items: "items.quantity" };
  const number = figures[root];
  const dimension = fc.option(fc.constantFrom(...Object.keys(reachable[root] ?? {})), { nil: null });
  const aggregate = fc.constantFrom("sum" as const, "max" as const, "avg" as const);
  return fc
    .tuple(dimension, fc.option(aggregate, { nil: null }))
    .map(([by, how]) => makeCard(root, { by, figure: number === undefined ? null : how && { how, number } }));
});

function makeCard(
  root: string,
  {
    by,
    figure,
  }: {
    readonly by: string | null;
    readonly figure: { readonly how: "sum" | "max" | "avg"; readonly number: string } | null;
  },
): Plan {
  const edits: readonly PlanEdit[] = [
    { kind: "addMeasure", measure: { figure: { kind: "rows", table: null }, label: "n" } },
    ...(figure === null
      ? []
      : [
          {
            kind: "addMeasure",
            measure: {
              figure: { kind: "aggregate", function: figure.how, field: field(figure.number) },
              label: null,
            },
          } as const,
        ]),
    ...(by === null
      ? []
      : [{ kind: "addDimension", dimension: { kind: "field", field: field(by) } } as const]),
  ];
  const made = editPlanInSteps(
    { ...planRows(root), aggregation: "group" } satisfies QueryPlan,
    edits,
    editing,
  );
  if (made.kind === "problem") throw new Error(JSON.stringify(made.problem));
  return { ...made.plan, order: [] } as Plan;
}

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
