import type { ChartDraft, Database, SavedChart } from "@askery/api";
import type { FieldOption, FieldValues, SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const chartId = "5b0a6a1e-3f0f-4a5e-9c44-2f4f3c1d2e11";

const variables: readonly SqlVariable[] = [
  { kind: "number", name: "least", value: "0" },
  { kind: "field", name: "channels", table: "sales", column: "channel", alias: null, value: null },
];

const text =
  "SELECT channel, sum(amount) AS total FROM sales WHERE amount >= {{least}} AND {{channels}} GROUP BY 1 ORDER BY 1";

describeStores((environment) => {
  /** A saved chart of SQL with variables. */
  async function openChart() {
    const { folder, path, change } = writeShopFile();
    change(`CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT, amount REAL NOT NULL);
      INSERT INTO sales VALUES (1, 'web', 10), (2, 'web', 20), (3, 'shop', 5)`);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] } });
    const { browser } = await signUpPerson(server, "Ada");
    const { body } = await browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const drafts = `/api/databases/${(body as { readonly database: Database }).database.id}/chart-drafts`;
    const draft = (await browser.post(drafts, { start: { kind: "sql", text, variables } }))
      .body as ChartDraft;
    const draftId = draft.kind === "drawn" ? draft.id : "";
    await browser.post(`${drafts}/${draftId}/chart`, { id: chartId, title: "Sales" });
    const run = (values: Readonly<Record<string, unknown>>) =>
      browser.post(`/api/charts/${chartId}/run`, { values });
    return { browser, run };
  }

  const web = {
    test: { kind: "in", options: [{ type: "text", value: "web" }] },
    isNegated: false,
  };

  test("a chart runs with other values of its variables, which are not saved", async () => {
    const { browser, run } = await openChart();
    const shown = (await run({ least: "15", channels: web })).body as SavedChart;
    expect([shown.table.values, shown.sql]).toEqual([
      [["web"], [20]],
      "SELECT channel, sum(amount) AS total FROM sales WHERE amount >= 15 AND (sales.channel = 'web') GROUP BY 1 ORDER BY 1",
    ]);
    const saved = (await browser.get(`/api/charts/${chartId}`)).body as SavedChart;
    expect([saved.table.values, saved.plan, saved.revision]).toEqual([
      [
        ["shop", "web"],
        [5, 30],
      ],
      { kind: "sql", text, variables },
      1,
    ]);
  });

  test("a file has the rows for the chosen values", async () => {
    const { browser } = await openChart();
    const values = JSON.stringify({ least: "15" });
    const query = String(new URLSearchParams({ format: "csv", values }));
    const file = await browser.request(`/api/charts/${chartId}/export?${query}`);
    expect(await file.text()).toBe("channel,total\r\nweb,20\r\n");
    expect((await browser.get(`/api/charts/${chartId}/export?values=no-json`)).status).toBe(400);
  });

  test("values that the variables can't have are refused", async () => {
    const { run } = await openChart();
    const refused = [
      await run({ least: "1 OR 1 = 1" }),
      await run({ other: "1" }),
      await run({ channels: "web" }),
      await run({ least: null }),
      await run({ channels: { test: { kind: "raw", text: "1 = 1" }, isNegated: false } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  test("the column of a field filter and its values are listed; other variables have none", async () => {
    const { browser } = await openChart();
    const of = `/api/charts/${chartId}/variables`;
    const { body } = await browser.get(`${of}/channels`);
    expect(body as FieldOption).toMatchObject({
      field: { kind: "column", table: "sales", column: "channel" },
      type: "text",
      hasValues: true,
    });
    expect((await browser.get(`${of}/channels/values?search=SH`)).body as FieldValues).toMatchObject({
      values: [{ label: "shop", count: 1 }],
    });
    expect([
      (await browser.get(`${of}/least`)).status,
      (await browser.get(`${of}/gone/values`)).status,
    ]).toEqual([404, 404]);
  });
});
