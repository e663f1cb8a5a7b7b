import type {
  CardFigures,
  ChartSummary,
  Dashboard,
  FilterChoice,
  FilterReach,
  SavedChart,
  SharedChart,
  SharedDashboard,
  Sharing,
} from "@askery/api";
import type { DashboardFilter, FieldValues, FilterState, FilterValue } from "@askery/model";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, startConversation } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores, type StoreEnvironment } from "../../testing/test-stores.test-support.ts";

async function send({ browser }: Pick<TestPerson, "browser">, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as unknown };
}

/** A dashboard in a sample database with the charts of some questions, and with filters. */
async function setScene(environment: StoreEnvironment, questions: readonly string[]) {
  const server = await startTestServer({ environment, sampleScale: sampleScaleForTests });
  const ada = await signUpPerson(server, "Ada");
  const bob = await signUpPerson(server, "Bob");
  const { id: databaseId } = await findDatabaseOf(ada);
  await server.store
    .insertInto("member")
    .values({ workspaceId: databaseId, userId: bob.userId, role: "viewer", createdAtMs: 0 })
    .execute();
  const made = await send(ada, "POST", `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${(made.body as Dashboard).id}`;
  const conversation = await startConversation(ada, databaseId);
  for (const question of questions) {
    const { turn } = await ask(ada, conversation.id, question);
    const chart = await send(ada, "POST", `/api/turns/${turn.id}/charts`, { title: question });
    const { id: chartId } = chart.body as ChartSummary;
    await send(ada, "POST", `${path}/cards`, { chartId });
  }
  const choices = async (search: string) =>
    (await send(ada, "GET", `${path}/filter-choices?search=${search}`)).body as readonly FilterChoice[];
  const readBoard = async () => (await send(ada, "GET", path)).body as Dashboard;
  const cardOf = async (title: string) =>
    (await readBoard()).cards.find(({ chart }) => chart.title === title)?.id ?? "";
  const setFilters = async (filters: readonly DashboardFilter[]) => {
    const { revision } = await readBoard();
    const changed = await send(ada, "PATCH", path, { revision, filters });
    expect([changed.status, changed.body]).toMatchObject([200, { filters }]);
  };
  const figures = async (
    title: string,
    filters: FilterState,
    who: TestPerson = ada,
    maxAgeMs: number | null = null,
  ) => {
    const card = `${path}/cards/${await cardOf(title)}`;
    const read = await send(who, "POST", `${card}/figures`, { filters, maxAgeMs });
    expect([read.status, read.body]).toMatchObject([200, {}]);
    return read.body as CardFigures;
  };
  return {
    server,
    ada,
    bob,
    path,
    databaseId,
    conversation,
    choices,
    cardOf,
    setFilters,
    figures,
    readBoard,
  };
}

const filterOf = (
  id: string,
  { kind, column }: Pick<FilterChoice, "kind" | "column">,
  more: Partial<DashboardFilter> = {},
): DashboardFilter => ({
  id,
  label: id,
  kind,
  column,
  initial: null,
  isRequired: false,
  targets: {},
  ...more,
});

const values = (...texts: readonly string[]): FilterValue => ({
  kind: "values",
  options: texts.map((value) => ({ value: { type: "text", value } })),
});

const in2025 = {
  kind: "time",
  period: { kind: "absolute", from: "2025-01-01", to: "2026-01-01" },
  words: "2025",
} as const;

const rowsOf = ({ table }: Pick<SavedChart, "table">) =>
  Array.from({ length: table.rowCount }, (_, row) => table.values.map((column) => column[row]));

const customers = "how many customers are there by country";
const orders = "number of orders by channel";

describeStores((environment) => {
  test("figures are compared with those of the period before, and a card that can't be compared names the reason", async () => {
    const { choices, setFilters, figures, ada, bob } = await setScene(environment(), [
      "number of orders",
      "number of orders by month",
      orders,
    ]);
    const time = (await choices("")).find(({ column, kind }) => column === null && kind === "time");
    if (time === undefined) throw new Error("A dashboard can be filtered by time.");
    await setFilters([filterOf("time", time)]);
    const in2024 = {
      ...in2025,
      period: { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
      words: "2024",
    } as const;
    const compared = { time: { ...in2025, compare: "periodBefore" } } as const;
    const [now, earlier] = [
      await figures("number of orders", { time: in2025 }),
      await figures("number of orders", { time: in2024 }),
    ];
    expect([now.compared, earlier.compared]).toEqual([null, null]);
    const both = await figures("number of orders", compared, bob);
    expect(both.table).toEqual(now.table);
    expect(both.compared).toEqual({
      kind: "figures",
      now: { from: "2025-01-01", to: "2026-01-01", words: "2025" },
      before: { from: "2024-01-01", to: "2025-01-01", words: "2024" },
      table: earlier.table,
    });
    const byMonth = await figures("number of orders by month", compared, ada, 0);
    const [of2024] = [await figures("number of orders by month", { time: in2024 })];
    expect(byMonth.compared).toMatchObject({ kind: "figures", table: of2024.table });
    expect((await figures(orders, compared)).compared).toEqual({
      kind: "none",
      reason: "Numbers and charts along time are compared, not this kind of chart.",
    });
  });

  test("a filter reaches all cards that have its column, and the others are named with the reason", async () => {
    const { ada, choices, path, setFilters, figures, cardOf } = await setScene(environment(), [
      customers,
      orders,
      "number of suppliers",
    ]);
    const country = (await choices("country")).find(({ group }) => group === "customers");
    expect(country).toMatchObject({ kind: "values", cardCount: 2 });
    if (country === undefined) return;
    await setFilters([filterOf("country", country)]);

    const own = await figures(orders, {});
    const [first = []] = rowsOf(await figures(customers, {}));
    const name = String(first[0]);
    const chosen = { country: values(name) };
    expect(rowsOf(await figures(customers, chosen))).toEqual([first]);
    const filtered = await figures(orders, chosen);
    expect([filtered.applied, filtered.skipped]).toEqual([["country"], []]);
    expect(filtered.sql).toContain(`'${name}'`);
    const total = (rows: readonly (readonly unknown[])[]) =>
      rows.reduce((sum, row) => sum + Number(row[1]), 0);
    expect(total(rowsOf(filtered))).toBeLessThan(total(rowsOf(own)));

    const suppliers = await figures("number of suppliers", chosen);
    expect(suppliers).toMatchObject({ applied: [], skipped: [{ id: "country" }] });
    const reach = (await send(ada, "GET", `${path}/filter-reach`)).body as readonly FilterReach[];
    expect(reach).toEqual([
      {
        filterId: "country",
        reached: [await cardOf(customers), await cardOf(orders)],
        skipped: [{ cardId: await cardOf("number of suppliers"), reason: suppliers.skipped[0]?.reason }],
      },
    ]);
  });

  test("the time of a dashboard takes the place of the periods of its cards", async () => {
    const question = "number of orders this year";
    const { setFilters, figures, conversation, ada, choices } = await setScene(environment(), [question]);
    const [time] = await choices("time");
    expect(time).toMatchObject({ kind: "time", column: null, cardCount: 1 });
    await setFilters([
      filterOf("time", { kind: "time", column: null }, { initial: in2025, isRequired: true }),
    ]);
    const { turn } = await ask(ada, conversation.id, "number of orders in 2025");
    const asked = await send(ada, "POST", `/api/turns/${turn.id}/charts`, {});
    const by = (await send(ada, "GET", `/api/charts/${(asked.body as ChartSummary).id}`)).body as SavedChart;
    expect(rowsOf(await figures(question, {}))).toEqual(rowsOf(by));
    expect((await figures(question, { time: null })).applied, "a required filter keeps a value").toEqual([
      "time",
    ]);
  });

  test("figures are saved for each state, computed once for callers at the same time, and again on demand", async () => {
    const { server, databaseId, setFilters, figures, choices, cardOf, bob } = await setScene(environment(), [
      customers,
    ]);
    const [country] = await choices("country");
    if (country === undefined) return;
    await setFilters([filterOf("country", country)]);
    const chosen = { country: values("Germany") };
    const results = server.store.selectFrom("result").select("id").where("workspaceId", "=", databaseId);
    const countResults = async () => (await results.execute()).length;
    const before = await countResults();
    const all = await Promise.all(Array.from({ length: 20 }, () => figures(customers, chosen, bob)));
    expect(new Set(all.map(({ ranAtMs }) => ranAtMs)).size).toBe(1);
    expect((await countResults()) - before).toBe(1);
    expect((await figures(customers, chosen)).ranAtMs).toBe(all[0]?.ranAtMs);
    const fresh = await figures(customers, chosen, bob, 0);
    expect(fresh.ranAtMs).toBeGreaterThan(all[0]?.ranAtMs ?? 0);
    expect((await countResults()) - before, "the result before is deleted").toBe(1);
    const runs = server.store.selectFrom("cardRun").select("cardId").execute();
    expect(await runs).toEqual([{ cardId: await cardOf(customers) }]);
  });

  test("a title that is a finding is that of the filtered figures; a title that a person chose remains", async () => {
    const { setFilters, figures, choices, ada, readBoard } = await setScene(environment(), [customers]);
    const country = (await choices("country")).find(({ group }) => group === "customers");
    if (country === undefined) throw new Error("customers have a country");
    await setFilters([filterOf("country", country)]);
    const [card] = (await readBoard()).cards;
    const chart = `/api/charts/${card?.chart.id ?? ""}`;
    expect((await figures(customers, { country: values("France") })).title).toBe(customers);
    const { own } = (await send(ada, "GET", chart)).body as SavedChart;
    const { title } = own.caption;
    await send(ada, "PATCH", chart, { title });
    const filtered = await figures(title, { country: values("France") });
    expect(filtered.title).toBe(filtered.own.caption.title);
    expect(filtered.title).not.toBe(title);
  });

  test("the values of a filter are those that the filters before it let through", async () => {
    const { setFilters, choices, path, bob } = await setScene(environment(), [customers]);
    const country = (await choices("country")).find(({ group }) => group === "customers");
    const city = (await choices("city")).find(({ group }) => group === "customers");
    if (country === undefined || city === undefined) throw new Error("customers have a country and a city");
    await setFilters([filterOf("country", country), filterOf("city", { ...city, kind: "values" })]);
    const list = async (filterId: string, filters: FilterState, search = "") =>
      (await send(bob, "POST", `${path}/filters/${filterId}/values`, { filters, search }))
        .body as FieldValues;
    const all = await list("city", {});
    const [first] = (await list("country", {})).values;
    const some = await list("city", { country: values(first?.label ?? "") });
    const sum = (found: FieldValues) => found.values.reduce((total, { count }) => total + (count ?? 0), 0);
    expect(some.values.length).toBeGreaterThan(0);
    expect(sum(some)).toBeLessThan(sum(all));
    // Some customers have no city.
    expect(sum(some)).toBeLessThanOrEqual(first?.count ?? 0);
    const labels = (await list("country", {}, "germ")).values.map(({ label }) => label);
    expect(labels).toEqual(["Germany"]);
  });

  test("a mark of one card filters the others, by the columns of its plan", async () => {
    const { path, bob, cardOf, figures } = await setScene(environment(), [customers, orders]);
    const [source, other] = [await cardOf(customers), await cardOf(orders)];
    const { table } = await figures(customers, {});
    const row = table.values.map((column) => column[0] ?? null);
    const points = [{ cardId: source, point: { row, column: table.columns[1]?.name ?? null, repeat: 0 } }];
    const read = async (cardId: string) =>
      (await send(bob, "POST", `${path}/cards/${cardId}/figures`, { filters: {}, points }))
        .body as CardFigures;
    const filtered = await read(other);
    expect(filtered.applied).toEqual(["point:0:0"]);
    expect(filtered.sql).toContain(`'${String(row[0])}'`);
    const own = await read(source);
    expect([own.applied, own.table]).toEqual([[], table]);
  });

  test("viewers choose values, but cannot change filters or list other columns", async () => {
    const { bob, path, readBoard } = await setScene(environment(), [customers]);
    const { revision } = await readBoard();
    const column = { table: "main.customers", column: "email" };
    expect([
      (await send(bob, "PATCH", path, { revision, filters: [] })).status,
      (await send(bob, "GET", `${path}/filter-choices`)).status,
      (await send(bob, "POST", `${path}/column-values`, { of: column })).status,
      (await send(bob, "POST", `${path}/filter-reach`, { filters: [] })).status,
      (await send(bob, "POST", `${path}/filters/made-up/values`, { filters: {} })).status,
    ]).toEqual([403, 403, 403, 403, 404]);
  });

  test("filters and values that are none are refused", async () => {
    const { ada, path, readBoard, cardOf } = await setScene(environment(), [customers]);
    const { revision } = await readBoard();
    const card = `${path}/cards/${await cardOf(customers)}/figures`;
    expect([
      (await send(ada, "PATCH", path, { revision, filters: [{ id: "x" }] })).status,
      (await send(ada, "POST", card, { filters: { x: { kind: "sql" } } })).status,
      (await send(ada, "POST", `${path}/cards/11111111-1111-4111-8111-111111111111/figures`, { filters: {} }))
        .status,
    ]).toEqual([400, 400, 404]);
  });

  test("visitors with a link see cards under the initial values, never without them", async () => {
    const { server, ada, path, choices, setFilters, figures } = await setScene(environment(), [customers]);
    const country = (await choices("country")).find(({ group }) => group === "customers");
    if (country === undefined) throw new Error("customers have a country");
    const shared = (await send(ada, "PUT", `${path}/link`, {})).body as Sharing;
    const token = shared.link?.url?.split("/").at(-1) ?? "";
    const visitor = { browser: openBrowser(server) };
    await send(visitor, "POST", `/api/share/${token}/open`, {});
    const readCard = async () => {
      const board = (await send(visitor, "GET", `/api/share/${token}/dashboard`)).body as SharedDashboard;
      const card = await send(visitor, "GET", `/api/share/${token}/cards/${board.cards[0]?.id ?? ""}`);
      return (card.body as SharedChart).figures;
    };
    expect((await readCard())?.rowCount).toBeGreaterThan(1);
    await setFilters([filterOf("country", country, { initial: values("Germany") })]);
    expect(await readCard()).toBeNull();
    const { table } = await figures(customers, {});
    expect((await readCard())?.table).toEqual(table);
    expect(table.rowCount).toBe(1);
  });
});
