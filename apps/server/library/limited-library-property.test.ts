import type { CardFigures, ChartDraft, ChartSummary, Dashboard, Page, SavedChart } from "@askery/api";
import { invariant } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ask, readEvents, startConversation } from "../testing/ask.test-support.ts";
import { openLimitedShop, type LimitedShop } from "../testing/limited-shop.test-support.ts";
import { writeShopFile } from "../testing/shop-file.test-support.ts";
import type { TestBrowser } from "../testing/test-browser.test-support.ts";
import type { TestPerson } from "../testing/test-people.test-support.ts";

/*
 * Charts, cards, thumbnails, files and lists show a member with limits what they would show if the database held only the
 * permitted rows and columns, whatever the rules.
 */

const statements = [
  "SELECT name, city FROM customers ORDER BY id",
  "SELECT city, count(*) AS people FROM customers GROUP BY city ORDER BY city",
  "SELECT c.city, sum(o.total) AS total FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY 1 ORDER BY 1",
  "SELECT email FROM customers ORDER BY id",
  "SELECT * FROM customers ORDER BY id",
  "SELECT max(total) AS biggest, avg(total) AS usual FROM orders",
  "SELECT count(*) AS others FROM customers WHERE city <> 'Paris'",
  "WITH places AS (SELECT city FROM customers) SELECT DISTINCT city FROM places ORDER BY 1",
  "SELECT id, total, rank() OVER (ORDER BY total DESC) AS place FROM orders ORDER BY id",
  "SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS people",
] as const;
const questions = ["number of customers by city", "total of orders by city", "how many orders are there"];

/** In how many runs PNG files are compared, pixel by pixel: they take longest. */
const picturesOf = 3;

interface Rules {
  readonly hidden: readonly string[];
  readonly cities: readonly string[];
  /** Null if orders have no rule. */
  readonly customers: readonly string[] | null;
}

const anyRules: fc.Arbitrary<Rules> = fc.record({
  hidden: fc.subarray(["name", "email"]),
  cities: fc.subarray(["Paris", "Rome", "Oslo"]),
  customers: fc.option(fc.subarray(["1", "2", "3"]), { nil: null }),
});

test("what a member with limits sees equals what a database with the permitted rows shows", async () => {
  const shop = await openLimitedShop({ databaseUrl: null });
  const { ada, databaseId } = shop;
  const whole = await saveAll(ada, databaseId);
  const board = await makeBoard(ada, databaseId, whole);
  let compared = 0;
  let filtered = 0;
  for (const rules of fc.sample(anyRules, { numRuns: 8, seed: 20_261_127 })) {
    const permittedId = await addPermitted(ada, rules);
    const permitted = await saveAll(ada, permittedId);
    const permittedBoard = await makeBoard(ada, permittedId, permitted);
    await limit(shop, rules);
    const hasPictures = compared < picturesOf * whole.size;
    for (const [name, chart] of whole) {
      const alone = permitted.get(name);
      // Without rows, a question may mean something else.
      if (alone === undefined && questions.includes(name)) continue;
      const seen = await look(shop.bob, { chart, board, hasPictures });
      const expected =
        alone === undefined
          ? { status: 403 }
          : await look(ada, { chart: alone, board: permittedBoard, hasPictures });
      // Without the rows, a relationship that is not declared may not be found, so the filter reaches less.
      const isReached = seen.filtered?.applied.length === expected.filtered?.applied.length;
      const shown = (looked: Look) => ({ rules, name, ...looked, ...(!isReached && { filtered: null }) });
      expect(shown(seen)).toEqual(shown(expected));
      if (isReached && seen.filtered?.applied.length === 1) filtered += 1;
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(8 * 11);
  expect(filtered).toBeGreaterThan(10);
}, 300_000);

async function read<Body>({ browser }: TestPerson, path: string, body?: object): Promise<Body> {
  const response = await (body === undefined ? browser.get(path) : browser.post(path, body));
  invariant(response.status === 200, `${path} answers: ${response.status} ${JSON.stringify(response.body)}`);
  return response.body as Body;
}

/** Saves all statements and questions as charts with the titles that Askery gives them. Those that fail have none. */
async function saveAll(person: TestPerson, databaseId: string): Promise<ReadonlyMap<string, ChartSummary>> {
  const saved = new Map<string, ChartSummary>();
  const drafts = `/api/databases/${databaseId}/chart-drafts`;
  for (const text of statements) {
    const draft = await read<ChartDraft>(person, drafts, { start: { kind: "sql", text } });
    if (draft.kind !== "drawn") continue;
    const body = { id: crypto.randomUUID(), title: draft.answer.chart.caption.title };
    saved.set(text, await read(person, `${drafts}/${draft.id}/chart`, body));
  }
  for (const question of questions) {
    const { id } = await startConversation(person, databaseId);
    const { turn } = await ask(person, id, question);
    const made = await person.browser.post(`/api/turns/${turn.id}/charts`, {});
    if (made.status === 200) saved.set(question, made.body as ChartSummary);
  }
  return saved;
}

/** A dashboard with the charts, and a filter by city. */
async function makeBoard(
  person: TestPerson,
  databaseId: string,
  charts: ReadonlyMap<string, ChartSummary>,
): Promise<string> {
  const { id } = await read<Dashboard>(person, `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${id}`;
  for (const { id: chartId } of charts.values()) await read(person, `${path}/cards`, { chartId });
  const { revision } = await read<Dashboard>(person, path);
  const filters = [
    {
      id: "city",
      label: "City",
      kind: "values",
      column: { table: "customers", column: "city" },
      initial: null,
      isRequired: false,
      targets: {},
    },
  ];
  const changed = await person.browser.request(path, { method: "PATCH", body: { revision, filters } });
  invariant(changed.status === 200, "the dashboard has a filter");
  return path;
}

/** A database with nothing but what the rules permit. */
async function addPermitted({ browser }: TestPerson, { hidden, cities, customers }: Rules): Promise<string> {
  const { path, change } = writeShopFile();
  const names = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
  change(`DELETE FROM customers WHERE city NOT IN (${names(cities)})`);
  for (const column of hidden) change(`ALTER TABLE customers DROP COLUMN ${column}`);
  if (customers !== null) change(`DELETE FROM orders WHERE customer_id NOT IN (${names(customers)})`);
  const added = await browser.post("/api/databases", { name: "Shop", connection: { kind: "sqlite", path } });
  const { database, syncId } = added.body as { readonly database: { id: string }; readonly syncId: string };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
  return database.id;
}

async function limit({ ada, bob, send }: LimitedShop, { hidden, cities, customers }: Rules): Promise<void> {
  const filters = [{ column: "city", attribute: "cities" }];
  expect((await send(ada, "PUT", "data-rules/customers", { hidden, filters })).status).toBe(204);
  const ofOrders = { hidden: [], filters: [{ column: "customer_id", attribute: "customers" }] };
  await (customers === null
    ? send(ada, "DELETE", "data-rules/orders")
    : send(ada, "PUT", "data-rules/orders", ofOrders));
  const attributes = [
    { name: "cities", values: cities },
    { name: "customers", values: customers ?? [] },
  ];
  const set = await send(ada, "PUT", `members/${bob.userId}/attributes`, { attributes });
  expect(set.status).toBe(204);
}

interface Looked {
  readonly chart: ChartSummary;
  readonly board: string;
  /** Whether PNG files are drawn, too. */
  readonly hasPictures: boolean;
}

interface Look {
  readonly status: number;
  readonly filtered?: { readonly applied: readonly string[]; readonly [more: string]: unknown };
  readonly [more: string]: unknown;
}

/** What all places show of a chart. */
async function look(person: TestPerson, { chart, board, hasPictures }: Looked): Promise<Look> {
  const { browser } = person;
  const path = `/api/charts/${chart.id}`;
  const opened = await browser.get(path);
  if (opened.status !== 200) return { status: opened.status };
  const { title, subtitle, caption, facts, table, warnings, spec } = opened.body as SavedChart;
  const { cards } = await read<Dashboard>(person, board);
  const card = cards.find((one) => one.chart.id === chart.id);
  const figures = await read<CardFigures>(person, `${board}/cards/${card?.id}/figures`, { filters: inRome });
  const { items } = await read<Page<ChartSummary>>(
    person,
    `/api/databases/${chart.databaseId}/charts?limit=100`,
  );
  const listed = items.find(({ id }) => id === chart.id);
  const text = async (address: string) => (await browser.request(address)).text();
  return {
    status: 200,
    opened: { title, subtitle, caption, facts, table, warnings, spec },
    listed: [listed?.title, listed?.subtitle],
    onBoard: [card?.chart.title, card?.chart.subtitle],
    filtered: { title: figures.title, table: figures.table, applied: figures.applied },
    thumbnail: await text(`${path}/thumbnail.svg`),
    file: await text(`${path}/export?format=csv`),
    picture: hasPictures ? await readPicture(browser, `${path}/picture.png`) : null,
  };
}

/** The bytes of a picture, or why there is none. */
async function readPicture(browser: TestBrowser, path: string): Promise<string | number> {
  const response = await browser.request(path);
  return response.status === 200
    ? Buffer.from(await response.arrayBuffer()).toString("base64")
    : response.status;
}

const inRome = { city: { kind: "values", options: [{ value: { type: "text", value: "Rome" } }] } };
