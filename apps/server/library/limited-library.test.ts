import type { CardFigures, ChartDraft, ChartSummary, Dashboard, Page, SavedChart } from "@askery/api";
import { invariant } from "@askery/model";
import { expect, test } from "vitest";
import { ask, startConversation } from "../testing/ask.test-support.ts";
import { allow, limitBob, openLimitedShop, type LimitedShop } from "../testing/limited-shop.test-support.ts";
import { readPdfText } from "../testing/read-pdf-text.test-support.ts";
import type { TestPerson } from "../testing/test-people.test-support.ts";
import { describeStores } from "../testing/test-stores.test-support.ts";

/* Charts and dashboards for members with limited access: run under their own rules, never shown from what others read. */

async function send({ browser }: TestPerson, method: string, path: string, body?: object) {
  const response = await browser.request(path, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text };
}

/** The response as data. It must be a success. */
async function read<Body>(person: TestPerson, path: string, body?: object): Promise<Body> {
  const { status, text } = await send(person, body === undefined ? "GET" : "POST", path, body);
  invariant(status === 200, `${path} answers: ${status} ${text}`);
  return JSON.parse(text) as Body;
}

const listNames = "SELECT name, city FROM customers ORDER BY id";
const readsEmails = "SELECT name, email FROM customers ORDER BY id";

/** Saves SQL as a chart, with a title if a person wrote one. */
async function saveSql(person: TestPerson, databaseId: string, text: string, title?: string) {
  const drafts = `/api/databases/${databaseId}/chart-drafts`;
  const draft = await read<ChartDraft>(person, drafts, { start: { kind: "sql", text } });
  invariant(draft.kind === "drawn", `the SQL runs: ${JSON.stringify(draft)}`);
  const own = draft.answer.chart.caption.title;
  const body = { id: crypto.randomUUID(), title: title ?? own };
  return read<ChartSummary>(person, `${drafts}/${draft.id}/chart`, body);
}

/** Asks a question and saves its chart, with the title that Askery gives it. */
async function saveAnswer(person: TestPerson, databaseId: string, question: string) {
  const { id } = await startConversation(person, databaseId);
  const { turn } = await ask(person, id, question);
  return read<ChartSummary>(person, `/api/turns/${turn.id}/charts`, {});
}

const totalByCity = "total of orders by city";

/** A dashboard of Ada with charts of answers and of SQL, and a filter by city that is set to both cities. */
async function fillBoard({ ada, databaseId }: LimitedShop) {
  const byCity = await saveAnswer(ada, databaseId, totalByCity);
  const names = await saveSql(ada, databaseId, listNames, "Who they are");
  const emails = await saveSql(ada, databaseId, readsEmails, "How to reach them");
  const board = await read<Dashboard>(ada, `/api/databases/${databaseId}/dashboards`, { title: "Board" });
  const path = `/api/dashboards/${board.id}`;
  for (const { id: chartId } of [byCity, names, emails]) await read(ada, `${path}/cards`, { chartId });
  const { revision, cards } = await read<Dashboard>(ada, path);
  const filter = {
    id: "city",
    label: "City",
    kind: "values",
    column: { table: "customers", column: "city" },
    initial: { kind: "values", options: [cityOf("Paris"), cityOf("Rome")] },
    isRequired: false,
    targets: {},
  };
  const changed = await send(ada, "PATCH", path, { revision, filters: [filter] });
  expect(changed.status).toBe(200);
  const cardOf = (chart: ChartSummary) => {
    const card = cards.find((one) => one.chart.id === chart.id);
    invariant(card !== undefined, "the card is on the dashboard");
    return card.id;
  };
  return { byCity, names, emails, path, cardOf };
}

/** The text of a dashboard as PDF, without the words of its filter, which editors wrote. */
async function readDocument({ browser }: TestPerson, path: string): Promise<string> {
  const response = await browser.request(`${path}/document?format=pdf`);
  const text = readPdfText(new Uint8Array(await response.arrayBuffer()));
  return text.replaceAll("City: Paris, Rome", "");
}

const cityOf = (value: string) => ({ value: { type: "text", value } });

/** Rome has one customer, Bo, and one order of 5.00. All have an e-mail. */
const hidden = /Rome|"Bo"|private\.example|>Bo</;
const hiddenInText = /Rome|\bBo\b|private\.example/;

describeStores((environment) => {
  test("a chart and a card are computed under the limits of their reader, and others see what they saw", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId } = scene;
    const { byCity, names, emails, path, cardOf } = await fillBoard(scene);
    const figures = (who: TestPerson, chart: ChartSummary, filters: object = {}) =>
      send(who, "POST", `${path}/cards/${cardOf(chart)}/figures`, { filters });
    const before = await figures(ada, byCity);
    expect(before.text).toContain("Rome");
    await limitBob(scene);

    const shown = await read<SavedChart>(bob, `/api/charts/${names.id}`);
    expect([shown.title, shown.table.values]).toEqual([
      "Who they are",
      [
        ["Ada", "Cy"],
        ["Paris", "Paris"],
      ],
    ]);
    const card = JSON.parse((await figures(bob, byCity)).text) as CardFigures;
    expect(card.table.values).toEqual([["Paris"], ["37.50"].map(Number)]);
    const asked = await read<CardFigures>(bob, `${path}/cards/${cardOf(byCity)}/figures`, {
      filters: { city: { kind: "values", options: [cityOf("Rome")] } },
    });
    expect(asked.table.rowCount).toBe(0);
    const refused = await figures(bob, emails);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("uses data that your access to the database does not include");
    expect(refused.text).not.toContain("email");

    const fresh = await send(bob, "POST", `/api/charts/${byCity.id}/refresh`, {});
    expect([fresh.status, hidden.test(fresh.text)]).toEqual([200, false]);
    const tableIn = (text: string) => (JSON.parse(text) as CardFigures).table;
    expect(tableIn((await figures(ada, byCity)).text)).toEqual(tableIn(before.text));
    expect((await read<SavedChart>(ada, `/api/charts/${byCity.id}`)).table.rowCount).toBe(2);

    await allow(scene, ["Rome"]);
    expect((await read<SavedChart>(bob, `/api/charts/${names.id}`)).table.values).toEqual([["Bo"], ["Rome"]]);
    expect(await send(ada, "DELETE", `/api/databases/${databaseId}/data-rules/customers`)).toMatchObject({
      status: 204,
    });
    expect((await read<SavedChart>(bob, `/api/charts/${byCity.id}`)).table.rowCount).toBe(2);
  });

  test("no list, picture, file, title or search shows what was computed for others", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId } = scene;
    const { byCity, names, path, cardOf } = await fillBoard(scene);
    const bo = await saveSql(ada, databaseId, "SELECT name, city FROM customers WHERE id = 2");
    await scene.server.store
      .updateTable("chart")
      .set({ title: "Rome leads with 1 of 3" })
      .where("id", "=", byCity.id)
      .execute();
    await read(bob, `/api/databases/${databaseId}/favorites`, {
      kind: "chart",
      targetId: byCity.id,
      parentId: null,
    });
    for (const theme of ["light", "dark"]) {
      await send(ada, "GET", `/api/charts/${byCity.id}/thumbnail.svg?theme=${theme}`);
    }
    await send(ada, "GET", `${path}/document?format=pdf`);
    await limitBob(scene);

    const list = `/api/databases/${databaseId}/charts`;
    const found = async (search: string) =>
      (await read<Page<ChartSummary>>(bob, `${list}?search=${search}`)).items.map(({ title }) => title);
    expect(await found("Rome")).toEqual([]);
    expect(await found("leads")).toEqual([]);
    expect(await found("who")).toEqual(["Who they are"]);
    const of = encodeURIComponent(JSON.stringify({ filters: {}, points: [], point: point("Paris") }));
    const thumbnails = `/api/databases/${databaseId}/chart-thumbnails?ids=${[byCity, names, bo].map(({ id }) => id).join(",")}`;
    const drawn = async () => Object.values(await read<Readonly<Record<string, string>>>(bob, thumbnails));
    // Nothing was computed for Bob yet.
    expect(await drawn()).toEqual([null, null, null]);
    const paths = [
      list,
      `${list}?order=name&limit=1`,
      `${list}?order=name&scope=all`,
      `/api/databases/${databaseId}/dashboards`,
      `/api/databases/${databaseId}/favorites`,
      path,
      `${path}/filter-reach`,
      `${path}/filter-choices`,
      ...[byCity, names, bo].flatMap(({ id }) => [
        `/api/charts/${id}`,
        `/api/charts/${id}/thumbnail.svg`,
        `/api/charts/${id}/export?format=csv`,
        `/api/charts/${id}/export?format=json`,
      ]),
      thumbnails,
      `${path}/cards/${cardOf(byCity)}/point-rows/export?of=${of}`,
      list,
      path,
    ];
    for (const one of paths) {
      const { status, text } = await send(bob, "GET", one);
      const { text: printed } = { text: text.replaceAll('"value":"Rome"', "") };
      expect({ one, status, found: hidden.exec(printed)?.[0] }).toEqual({
        one,
        status: 200,
        found: undefined,
      });
      const cursor = /"nextCursor":"([^"]+)"/.exec(text)?.[1];
      expect(Buffer.from(cursor ?? "", "base64url").toString()).not.toMatch(hidden);
    }
    expect(await drawn()).toEqual(Array(3).fill(expect.stringContaining("<svg")));
    for (const file of [`${path}/picture.png`, `/api/charts/${byCity.id}/picture.png`]) {
      expect((await send(bob, "GET", file)).status).toBe(200);
    }
    const [whole, limited] = [await readDocument(ada, path), await readDocument(bob, path)];
    expect([whole, limited].map((text) => [text.includes("Paris"), hiddenInText.test(text)])).toEqual([
      [true, true],
      [true, false],
    ]);
    for (const closed of [
      `/api/charts/${byCity.id}/revisions`,
      `${path}/revisions`,
      `/api/charts/${byCity.id}/sharing`,
    ]) {
      expect((await send(bob, "GET", closed)).status).toBe(403);
    }
  });

  test("what a member with limits saves is computed again for everybody else", async () => {
    const scene = await openLimitedShop(environment());
    const { ada, bob, databaseId } = scene;
    await limitBob(scene);
    const saved = await saveAnswer(bob, databaseId, totalByCity);
    const made = await saveSql(bob, databaseId, listNames, "Names");
    const rowsOf = async (who: TestPerson, { id }: ChartSummary) =>
      (await read<SavedChart>(who, `/api/charts/${id}`)).table.rowCount;
    expect([await rowsOf(bob, saved), await rowsOf(bob, made)]).toEqual([1, 2]);
    expect([await rowsOf(ada, saved), await rowsOf(ada, made)]).toEqual([2, 3]);
    expect([await rowsOf(bob, saved), await rowsOf(bob, made)]).toEqual([1, 2]);
    await allow(scene, ["Rome"]);
    expect([await rowsOf(bob, saved), await rowsOf(bob, made)]).toEqual([1, 1]);
    const shown = await read<SavedChart>(bob, `/api/charts/${saved.id}`);
    expect(shown.table.values[0]).toEqual(["Rome"]);
    expect(JSON.stringify(shown)).not.toContain("Paris");
  });
});

function point(city: string) {
  return { row: [city, 37.5], column: null, repeat: 0 };
}
