import type { ChartDraft, ChartRevision, ChartStart, Database, SavedChart } from "@askery/api";
import type { EditOptions, PlanEdit, SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { writeShopFile } from "../../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../../testing/test-people.test-support.ts";
import { describeStores } from "../../../testing/test-stores.test-support.ts";

describeStores((environment) => {
  async function openShop() {
    const { folder, path, change } = writeShopFile();
    change(`CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT, amount REAL NOT NULL);
      INSERT INTO sales VALUES (1, 'web', 10), (2, 'web', 20), (3, 'shop', 5)`);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] } });
    const ada = await signUpPerson(server, "Ada");
    const { body } = await ada.browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const { id } = (body as { readonly database: Database }).database;
    const drafts = `/api/databases/${id}/chart-drafts`;
    const start = async (from: ChartStart) =>
      (await ada.browser.post(drafts, { start: from })).body as ChartDraft;
    const edit = async (draft: ChartDraft, edits: readonly PlanEdit[]) =>
      (await ada.browser.post(`${drafts}/${idOf(draft)}/edits`, { edits })).body as ChartDraft;
    const save = (draft: ChartDraft, chartId: string, title: string) =>
      ada.browser.post(`${drafts}/${idOf(draft)}/chart`, { id: chartId, title });
    const read = async (chartId: string) =>
      (await ada.browser.get(`/api/charts/${chartId}`)).body as SavedChart;
    return { server, ada, databaseId: id, drafts, start, edit, save, read };
  }

  const chartId = "5b0a6a1e-3f0f-4a5e-9c44-2f4f3c1d2e10";

  test("a table becomes a chart by edits: its rows are counted, then broken down", async () => {
    const { ada, drafts, start, edit, save, read } = await openShop();
    const first = await start({ kind: "table", table: "sales" });
    expect([tableOf(first), questionOf(first)]).toEqual([[[3]], ""]);
    const { body } = await ada.browser.get(`${drafts}/${idOf(first)}/edit-options`);
    const { dimensions } = body as EditOptions;
    const [channel] = dimensions.filter(({ words }) => words === "channel");
    const edits: readonly PlanEdit[] = channel === undefined ? [] : [{ kind: "addDimension", ...channel }];
    const second = await edit(first, edits);
    expect(tableOf(second)).toEqual([
      ["web", "shop"],
      [2, 1],
    ]);
    const field = { table: "sales", column: "channel" };
    const values = await ada.browser.get(
      `${drafts}/${idOf(second)}/values?${String(new URLSearchParams(field))}`,
    );
    expect(values.body).toMatchObject({
      values: [
        { label: "web", count: 2 },
        { label: "shop", count: 1 },
      ],
    });
    expect([
      (await save(second, chartId, "Sales by channel")).status,
      (await save(second, chartId, "Sales by channel")).status,
    ]).toEqual([200, 200]);
    const chart = await read(chartId);
    expect([chart.title, chart.question, chart.table.values, chart.revision]).toEqual([
      "Sales by channel",
      "",
      [
        ["web", "shop"],
        [2, 1],
      ],
      1,
    ]);
  });

  test("a question becomes a chart, and one that is not understood says why", async () => {
    const { start } = await openShop();
    const draft = await start({ kind: "question", text: "number of sales by channel" });
    expect([tableOf(draft), questionOf(draft)]).toEqual([
      [
        ["web", "shop"],
        [2, 1],
      ],
      "number of sales by channel",
    ]);
    expect(await start({ kind: "question", text: "the zorgle of plumbits" })).toMatchObject({
      kind: "failed",
      failure: { code: "not-understood" },
    });
    expect(await start({ kind: "question", text: "sales per zorgle" })).toMatchObject({
      kind: "failed",
      suggestions: expect.arrayContaining([expect.stringMatching(/sales/u)]) as unknown,
    });
  });

  const sql =
    "SELECT channel, sum(amount) AS total FROM sales WHERE amount >= {{least}} AND {{channels}} GROUP BY 1 ORDER BY 1";
  const least = (value: string): SqlVariable => ({ kind: "number", name: "least", value });
  const channels = (values: readonly string[] | null): SqlVariable => ({
    kind: "field",
    name: "channels",
    table: "sales",
    column: "channel",
    alias: null,
    value: values && {
      test: { kind: "in", options: values.map((value) => ({ type: "text", value })) },
      isNegated: false,
    },
  });

  test("SQL has typed variables; the saved chart shows it as it ran, and runs again with them", async () => {
    const { ada, start, save, read } = await openShop();
    const all = await start({ kind: "sql", text: sql, variables: [least("0"), channels(null)] });
    expect(tableOf(all)).toEqual([
      ["shop", "web"],
      [5, 30],
    ]);
    const some = await start({ kind: "sql", text: sql, variables: [least("15"), channels(["web", "shop"])] });
    expect([tableOf(some), some.kind === "drawn" && some.answer.sql]).toEqual([
      [["web"], [20]],
      "SELECT channel, sum(amount) AS total FROM sales WHERE amount >= 15 AND (sales.channel IN ('web', 'shop')) GROUP BY 1 ORDER BY 1",
    ]);
    await save(some, chartId, "Large sales");
    const refreshed = await ada.browser.post(`/api/charts/${chartId}/refresh`);
    expect((refreshed.body as SavedChart).table.values).toEqual([["web"], [20]]);
    expect((await read(chartId)).plan).toMatchObject({ kind: "sql", text: sql });
    const again = await start({ kind: "chart", chartId });
    expect(again.kind === "drawn" && again.answer.plan).toMatchObject({
      variables: [least("15"), channels(["web", "shop"])],
    });
  });

  test("values are never spliced into the SQL, and what they are not is refused", async () => {
    const { start } = await openShop();
    const text = (value: string): SqlVariable => ({ kind: "text", name: "name", value });
    const where = (condition: string, variable: SqlVariable) =>
      start({
        kind: "sql",
        text: `SELECT count(*) AS n FROM sales WHERE ${condition}`,
        variables: [variable],
      });
    expect([
      tableOf(await where("channel = {{name}}", text("web' OR '1' = '1"))),
      tableOf(await where("channel = {{ name }} OR channel = {{name}}", text("web"))),
    ]).toEqual([[[0]], [[2]]]);
    const refusals = [
      await where("channel = '{{name}}'", text(" OR 1 = 1 --")),
      await where("channel = x{{name}}", text("77")),
      await where("1 = 1 -- {{name}}", text("a")),
      await where("amount > {{name}}", { kind: "number", name: "name", value: "1 OR 1 = 1" }),
      await where("amount > {{other}}", text("a")),
      await where("amount > {{name}}", {
        kind: "choice",
        name: "name",
        type: "text",
        options: ["a"],
        value: "b",
      }),
      await where("{{name}}", {
        kind: "field",
        name: "name",
        table: "",
        column: "",
        alias: null,
        value: null,
      }),
    ];
    expect(refusals.map((one) => one.kind === "failed" && one.failure)).toMatchObject([
      {
        message: "{{name}} is within quotes, a comment or a word, where a value can't be filled in.",
        span: { start: 49, end: 57 },
      },
      { message: "{{name}} is within quotes, a comment or a word, where a value can't be filled in." },
      { message: "{{name}} is within quotes, a comment or a word, where a value can't be filled in." },
      { message: "The value of name is not a number." },
      { message: "No variable is named other.", span: { start: 47, end: 56 } },
      { message: "The value of name is not in its list, or the list is not of its type." },
      { message: "The field filter name has no column yet.", span: { start: 38, end: 46 } },
    ]);
  });

  test("an error after a value is where it is in the text with placeholders", async () => {
    const { start } = await openShop();
    const failed = await start({
      kind: "sql",
      text: "SELECT {{name}} AS a, chanel FROM sales",
      variables: [{ kind: "text", name: "name", value: "a long value of a variable" }],
    });
    expect(failed.kind === "failed" && failed.failure.span).toEqual({ start: 22, end: 28 });
  });

  test("a draft replaces what a chart computes, unless the chart changed in the meantime", async () => {
    const { ada, start, save, read } = await openShop();
    await save(await start({ kind: "table", table: "sales" }), chartId, "Sales");
    const draft = await start({ kind: "question", text: "number of sales by channel" });
    const replace = (revision: number) =>
      ada.browser.request(`/api/charts/${chartId}/draft`, {
        method: "PUT",
        body: { draftId: idOf(draft), revision, title: "By channel" },
      });
    expect([(await replace(1)).status, (await replace(1)).status]).toEqual([200, 409]);
    const chart = await read(chartId);
    expect([chart.title, chart.revision, chart.table.values]).toEqual([
      "By channel",
      2,
      [
        ["web", "shop"],
        [2, 1],
      ],
    ]);
    const { body } = await ada.browser.get(`/api/charts/${chartId}/revisions`);
    expect((body as readonly ChartRevision[]).map(({ revision, changes }) => [revision, changes])).toEqual([
      [2, ["renamed from “Sales”", "computes number of sales by channel", "Columns instead of Number"]],
      [1, []],
    ]);
    const restored = await ada.browser.post(`/api/charts/${chartId}/revisions/1/restore`);
    expect((restored.body as SavedChart).table.values).toEqual([[3]]);
  });

  test("drafts belong to their maker, and to their database", async () => {
    const { server, ada, databaseId, drafts, start } = await openShop();
    const id = idOf(await start({ kind: "table", table: "sales" }));
    const ben = await signUpPerson(server, "Ben");
    const { body } = await ada.browser.get("/api/databases");
    const databases = body as readonly Database[];
    const other = databases.find((one) => one.id !== databaseId)?.id ?? "";
    expect([
      (await ada.browser.get(`${drafts}/${id}/edit-options`)).status,
      (await ben.browser.get(`${drafts}/${id}/edit-options`)).status,
      (await ada.browser.get(`/api/databases/${other}/chart-drafts/${id}/edit-options`)).status,
    ]).toEqual([200, 404, 404]);
  });
});

function idOf(draft: ChartDraft): string {
  return draft.kind === "drawn" ? draft.id : draft.failure.message;
}

function tableOf(draft: ChartDraft) {
  return draft.kind === "drawn" ? draft.answer.table.values : draft.failure;
}

function questionOf(draft: ChartDraft) {
  return draft.kind === "drawn" ? draft.answer.question : draft.failure;
}
