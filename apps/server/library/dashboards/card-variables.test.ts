import type { CardFigures, CardField, ChartDraft, Dashboard, Database, FilterChoice } from "@askery/api";
import type { DashboardFilter, FieldValues, FilterState, SqlVariable } from "@askery/model";
import { expect, test } from "vitest";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

const chartId = "5b0a6a1e-3f0f-4a5e-9c44-2f4f3c1d2e12";

const variables: readonly SqlVariable[] = [
  { kind: "number", name: "least", value: "0" },
  { kind: "choice", name: "kind", type: "text", options: ["web", "shop"], value: "web" },
  { kind: "field", name: "channels", table: "sales", column: "channel", alias: null, value: null },
];

const text = `SELECT {{kind}} AS kind, sum(amount) AS total FROM sales WHERE amount >= {{least}} AND {{channels}}`;

describeStores((environment) => {
  /** A dashboard with a chart of SQL with variables. */
  async function openBoard() {
    const { folder, path, change } = writeShopFile();
    change(`CREATE TABLE sales (id INTEGER PRIMARY KEY, channel TEXT, amount REAL NOT NULL);
      INSERT INTO sales VALUES (1, 'web', 10), (2, 'web', 20), (3, 'shop', 5)`);
    const server = await startTestServer({ environment: { ...environment(), fileFolders: [folder] } });
    const { browser } = await signUpPerson(server, "Ada");
    const { body } = await browser.post("/api/databases", {
      name: "Shop",
      connection: { kind: "sqlite", path },
    });
    const of = `/api/databases/${(body as { readonly database: Database }).database.id}`;
    const start = { kind: "sql", text, variables };
    const draft = (await browser.post(`${of}/chart-drafts`, { start })).body as ChartDraft;
    const draftId = draft.kind === "drawn" ? draft.id : "";
    await browser.post(`${of}/chart-drafts/${draftId}/chart`, { id: chartId, title: "Sales" });
    const board = (await browser.post(`${of}/dashboards`, { title: "Board" })).body as Dashboard;
    const at = `/api/dashboards/${board.id}`;
    await browser.post(`${at}/cards`, { chartId });
    const read = async () => (await browser.get(at)).body as Dashboard;
    const cardId = (await read()).cards[0]?.id ?? "";
    const setFilters = async (filters: readonly Partial<DashboardFilter>[]) => {
      const { revision } = await read();
      return browser.request(at, { method: "PATCH", body: { revision, filters } });
    };
    const figures = async (filters: FilterState) =>
      (await browser.post(`${at}/cards/${cardId}/figures`, { filters })).body as CardFigures;
    return { browser, at, cardId, setFilters, figures };
  }

  const filterOf = ({ kind, column, targets }: FilterChoice, more: Partial<DashboardFilter> = {}) => ({
    id: kind,
    label: kind,
    kind,
    column,
    targets,
    initial: null,
    isRequired: false,
    ...more,
  });

  test("filters set variables of a card's SQL, and a value that does not fit names the reason", async () => {
    const { browser, at, cardId, setFilters, figures } = await openBoard();
    const choices = (await browser.get(`${at}/filter-choices`)).body as readonly FilterChoice[];
    const [least, kind] = ["least", "kind"].map((words) => choices.find((one) => one.words === words));
    if (least === undefined || kind === undefined) throw new Error("Variables can be filtered by.");
    expect(least).toEqual({
      words: "least",
      group: "Variables of SQL",
      kind: "number",
      column: null,
      targets: { [cardId]: { kind: "variable", name: "least" } },
      cardCount: 1,
    });
    const column = { table: "sales", column: "channel" };
    const channel = filterOf({ ...kind, column, targets: {} }, { id: "channel" });
    expect((await setFilters([filterOf(least), filterOf(kind), channel])).status).toBe(200);

    const web = { kind: "values", options: [{ value: { type: "text", value: "web" } }] } as const;
    const shop = { kind: "values", options: [{ value: { type: "text", value: "shop" } }] } as const;
    const ten = { kind: "number", low: "15", high: "15" } as const;
    const shown = await figures({ number: ten, values: shop, channel: web });
    expect([shown.table.values, shown.applied, shown.skipped, shown.sql]).toEqual([
      [["shop"], [20]],
      ["number", "values", "channel"],
      [],
      "SELECT 'shop' AS kind, sum(amount) AS total FROM sales WHERE amount >= 15 AND (sales.channel = 'web')",
    ]);
    const evil = { kind: "values", options: [{ value: { type: "text", value: "x' OR 1 = 1 --" } }] } as const;
    const refused = await figures({ values: evil });
    expect([refused.table.values, refused.applied, refused.skipped]).toEqual([
      [["web"], [35]],
      [],
      [{ id: "values", reason: "The variable “kind” cannot have this value. Choose another value." }],
    ]);

    const own = (await browser.get(`${at}/cards/${cardId}/fields?kind=number`)).body as readonly CardField[];
    expect(own.map(({ words }) => words)).toContain("least");
    const values = (await browser.post(`${at}/filters/values/values`, { filters: {}, search: "" })).body;
    expect((values as FieldValues).values.map(({ label }) => label)).toEqual(["web", "shop"]);
    const of = { cardId, variable: "kind" };
    expect((await browser.post(`${at}/column-values`, { of, search: "SH" })).body).toEqual({
      values: [{ value: { type: "text", value: "shop" }, label: "shop", count: null }],
      isComplete: true,
    });
    expect(
      (await browser.post(`${at}/column-values`, { of: { cardId, variable: "least" }, search: "" })).status,
    ).toBe(400);
  });

  test("a hidden filter sets a variable on one card, whatever an address says", async () => {
    const { browser, at, setFilters, figures } = await openBoard();
    const choices = (await browser.get(`${at}/filter-choices?search=least`)).body as readonly FilterChoice[];
    const [least] = choices;
    if (least === undefined) throw new Error("The variable can be filtered by.");
    const initial = { kind: "number", low: "15", high: "15" } as const;
    await setFilters([filterOf(least, { initial, isRequired: true, isHidden: true })]);
    expect((await figures({})).table.values).toEqual([["web"], [20]]);
    const other = { kind: "number", low: "0", high: "0" } as const;
    expect((await figures({ number: other })).table.values).toEqual([["web"], [20]]);
  });
});
