import { printStatement } from "@askery/engine";
import type { Catalog, DialectName } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendar, linkedShop } from "../linked-shop.test-support.ts";
import { openTargets } from "../editor-targets.test-support.ts";
import { readSqlPlan } from "./read-sql-plan.ts";

let opened: Awaited<ReturnType<typeof openTargets>>;
beforeAll(async () => {
  opened = await openTargets();
});
afterAll(() => opened.close());

const contextOf = (dialect: DialectName, catalog: Catalog) => ({ catalog, dialect, ...calendar });

/** What the plan of a statement prints; undefined if no plan can say it. */
async function readAndPrint(text: string, dialect: DialectName = "duckdb", catalog = linkedShop) {
  const context = contextOf(dialect, catalog);
  const read = await readSqlPlan(text, context);
  if (read.kind === "unreadable") return undefined;
  return printStatement(read.plan, { ...context, values: "inline" }).text;
}

test.for(["sqlite", "duckdb", "postgres", "mysql", "clickhouse"] as const)(
  "in %s, a statement that Askery wrote is read as the plan that prints it",
  async (dialect) => {
    const read = { same: 0, unreadable: 0, others: [] as unknown[] };
    for (const { plans, database } of opened.targets) {
      const { catalog } = database.prepared;
      for (const plan of plans) {
        const { text } = printStatement(plan, { ...contextOf(dialect, catalog), values: "inline" });
        const again = await readAndPrint(text, dialect, catalog);
        if (again === undefined) read.unreadable += 1;
        else if (again === text) read.same += 1;
        else read.others.push({ text, again });
      }
    }
    expect(read.others).toEqual([]);
    // Windows and subqueries are not read. ClickHouse has them in place of EXISTS, too.
    const least = dialect === "clickhouse" ? 0.7 : 0.85;
    expect(read.same / (read.same + read.unreadable)).toBeGreaterThan(least);
  },
);

test("names, aliases, numbers and dates are read in the forms that people type", async () => {
  expect(
    await readAndPrint(
      `select STATUS, count(*) as n from Orders
       where ordered_at >= '2026-01-01' and ordered_at < '2026-02-01' and (total > 5 or not status in ('a', 'b'))
       group by 1 having count(*) > 1 order by n desc limit 3`,
    ),
  ).toBe(`SELECT status, COUNT(*) AS n
FROM orders
WHERE ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-02-01'
  AND (total > 5 OR status NOT IN ('a', 'b'))
GROUP BY status
HAVING COUNT(*) > 1
ORDER BY n DESC
LIMIT 3`);
});

test("what a plan cannot say is named", async () => {
  const partOf = async (text: string) => {
    const read = await readSqlPlan(text, contextOf("duckdb", linkedShop));
    return read.kind === "unreadable" ? read.part : "nothing";
  };
  expect([
    await partOf("WITH a AS (SELECT 1) SELECT * FROM a"),
    await partOf("SELECT status FROM orders UNION SELECT status FROM orders"),
    await partOf("SELECT sum(total) OVER () FROM orders"),
    await partOf("SELECT regexp_matches(status, 'a') FROM orders"),
    await partOf("SELECT status FROM orders WHERE total > (SELECT avg(total) FROM orders)"),
    await partOf("SELECT status FROM orders LIMIT 2 OFFSET 3"),
    await partOf("SELECT o.status FROM orders o, items i"),
    await partOf("SELECT o.status FROM orders o JOIN items i ON i.order_id > o.id"),
    await partOf("SELECT status, total, count(*) FROM orders GROUP BY status"),
    await partOf("SELECT secret FROM orders"),
    await partOf("SELECT status FROM orders WHERE status LIKE 'a%'"),
  ]).toEqual([
    "WITH",
    "UNION",
    "a window function (OVER)",
    "the function regexp_matches",
    "a subquery",
    "OFFSET",
    "a list of tables in FROM",
    "a join by something else than equal columns",
    "total, which is not in GROUP BY,",
    "the column secret",
    "LIKE, which distinguishes case here,",
  ]);
});
