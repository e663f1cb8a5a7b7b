import { randomUUID } from "node:crypto";
import type { Dashboard } from "@askery/api";
import { chartVersion, type Chart, type ChartSpec, type Table } from "@askery/model";
import type { Page } from "playwright-core";
import { expect, test, type TestContext } from "vitest";
import { ask, findDatabaseOf, startConversation } from "../apps/server/testing/ask.test-support.ts";
import { findViolations } from "./find-violations.test-support.ts";
import { measureOverflow } from "./measure-overflow.test-support.ts";
import { useSite } from "./use-site.test-support.ts";

/** What is stored does not fit: a chart's page, a card and a conversation stay clear and safe, and lose nothing. */
const { site, visit } = useSite();

const script = "<img src=x onerror='window.attacked = true'><script>window.attacked = true</script>";

/** An answered question whose chart is saved and on a dashboard; then its stored result is changed. */
async function spoil(context: TestContext, change: (stored: Stored) => Partial<Stored>) {
  const { owner, server } = site(context);
  const { id: databaseId } = await findDatabaseOf(owner);
  const conversation = await startConversation(owner, databaseId);
  const { turn } = await ask(owner, conversation.id, "number of orders by channel");
  const id = randomUUID();
  await owner.browser.post(`/api/turns/${turn.id}/charts`, { id, title: "Orders by channel" });
  const made = await owner.browser.post(`/api/databases/${databaseId}/dashboards`, { title: "Spoiled" });
  const { id: boardId } = made.body as Dashboard;
  await owner.browser.post(`/api/dashboards/${boardId}/cards`, { chartId: id });
  const { store } = server;
  const result = await store
    .selectFrom("result")
    .selectAll("result")
    .innerJoin("chart", "chart.resultId", "result.id")
    .where("chart.id", "=", id)
    .executeTakeFirstOrThrow();
  const resultId = randomUUID();
  await store
    .insertInto("result")
    .values({ ...result, ...change(result), id: resultId })
    .execute();
  await store.updateTable("chart").set({ resultId }).where("id", "=", id).execute();
  await store.updateTable("turn").set({ resultId }).where("id", "=", turn.id).execute();
  return { chart: `/charts/${id}`, board: `/dashboards/${boardId}`, chat: `/chat/${conversation.id}` };
}

/** The documents of a result, as JSON. */
interface Stored {
  readonly chart: string;
  readonly head: string;
}

/** Changes the spec of a stored chart. */
function withSpec({ chart }: Stored, change: (spec: ChartSpec) => object): Partial<Stored> {
  const parsed = JSON.parse(chart) as Chart;
  return { chart: JSON.stringify({ ...parsed, spec: change(parsed.spec) }) };
}

const widths = [1440, 360];

test.for(widths)(
  "a spec of a newer version says so, and the table has every row, at %i px",
  async (width, context) => {
    const paths = await spoil(context, (stored) =>
      withSpec(stored, (spec) => ({ ...spec, version: chartVersion + 1, kind: "hologram", encoding: null })),
    );
    const { page, visit: go } = await visit(context, paths.chart, { width });
    for (const path of [paths.chart, paths.board, paths.chat]) {
      await go(path);
      await page.getByText("A newer version of Askery saved this chart.").waitFor();
      expect(await findHarm(page)).toEqual(noHarm);
    }
    await page.getByRole("tab", { name: "Table" }).click();
    await page.getByRole("grid").getByText("Affiliates", { exact: true }).first().waitFor();
  },
);

test.for(widths)("a spec that is broken says so, at %i px", async (width, context) => {
  const paths = await spoil(context, (stored) => withSpec(stored, (spec) => ({ ...spec, encoding: 7 })));
  const { page, visit: go } = await visit(context, paths.chart, { width });
  for (const path of [paths.chart, paths.board, paths.chat]) {
    await go(path);
    await page.getByText("The saved settings of this chart cannot be read.").waitFor();
    expect(await findHarm(page)).toEqual(noHarm);
  }
});

const vanished = "The result has no column";

/** The page of a chart says which column is gone, and offers what works. */
async function offersTable(page: Page): Promise<void> {
  await page.getByText(/^The result no longer has the column “\w+”, which this chart draws\.$/u).waitFor();
  await page.getByRole("button", { name: "Show the table", exact: true }).waitFor();
}

const spoiledTables: readonly (readonly [claim: string, words: string, change: (table: Table) => Table])[] = [
  [
    "whose column has vanished",
    vanished,
    (table) => ({
      ...table,
      columns: table.columns.map((column, at) => (at === 0 ? { ...column, name: "gone" } : column)),
    }),
  ],
  [
    "of another shape",
    vanished,
    ({ rowCount, ...table }) => ({
      ...table,
      rowCount,
      columns: [{ name: "other", type: "text" }],
      values: [Array.from({ length: rowCount }, (_, row) => `Row ${row}`)],
    }),
  ],
  [
    "with script in its names",
    "<img src=x",
    (table) => ({
      ...table,
      values: table.values.map((cells) =>
        cells.map((cell) => (typeof cell === "string" ? script + cell : cell)),
      ),
    }),
  ],
];

test.for(spoiledTables)("a table %s is shown safely on every page", async ([, words, change], context) => {
  const paths = await spoil(context, ({ head }) => ({
    head: JSON.stringify(change(JSON.parse(head) as Table)),
  }));
  const { page, visit: go } = await visit(context, paths.chart, { width: 768 });
  for (const path of [paths.chart, paths.board, paths.chat]) {
    await go(path);
    await page.getByRole("main").getByText(words).first().waitFor();
    if (path === paths.chart && words === vanished) await offersTable(page);
    expect(await findHarm(page)).toEqual(noHarm);
  }
});

/** How far the page overflows, what is not accessible, and whether a script of the data ran. */
async function findHarm(page: Page) {
  const isAttacked = await page.evaluate(() => "attacked" in window);
  return { overflow: await measureOverflow(page), violations: await findViolations(page), isAttacked };
}

const noHarm = { overflow: 0, violations: [], isAttacked: false };
