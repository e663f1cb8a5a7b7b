import type { CardFigures, Dashboard } from "@askery/api";
import { Client } from "pg";
import { expect, test } from "vitest";
import { ownPostgres } from "../../../../scripts/test-servers/own-server.ts";
import { findFreePort } from "../../../../scripts/test-servers/find-free-port.ts";
import { linkSampleForTests } from "../../../../scripts/test-servers/sample.ts";
import { fillDisk } from "../../testing/fill-disk.test-support.ts";
import { sendTo } from "../../testing/send-request.test-support.ts";
import { startProgram } from "../../testing/start-program.test-support.ts";
import { makeTemporaryFolder, startTestServer } from "../../testing/start-test-server.test-support.ts";
import { openBrowser } from "../../testing/test-browser.test-support.ts";
import { signUpPerson, testPassword, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";
import {
  addDatabase,
  byRegion,
  countOwnSessions,
  fill,
  lock,
  makeBoard,
  openCard,
  openCards,
  readFigures,
  refresh,
} from "./figures-scene.test-support.ts";

const people = ["Ada", "Bob", "Cid", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida", "Jon"];
const tabsOfEach = 10;

const [total, byProduct, countByRegion] = [
  "total amount",
  "total amount by product",
  "number of sales by region",
];
const visitsByMonth = "number of visits by month";

test("a hundred people who open a cold dashboard run each query once: cards of the same groups one, a total none", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const connectionString = await postgres.createDatabase();
    await fill(connectionString);
    const server = await startTestServer({});
    const ada = await signUpPerson(server, people[0] ?? "");
    const databaseId = await addDatabase(ada, connectionString);
    const others: TestPerson[] = [];
    for (const name of people.slice(1)) {
      const person = await signUpPerson(server, name);
      const member = {
        workspaceId: databaseId,
        userId: person.userId,
        role: "viewer",
        createdAtMs: 0,
      } as const;
      await server.store.insertInto("member").values(member).execute();
      others.push(person);
    }
    const questions = [total, byRegion, byProduct, countByRegion, byRegion];
    const board = await makeBoard(ada, { databaseId, questions });
    const before = (await postgres.readLog()).length;

    const opened = await Promise.all(
      [ada, ...others].flatMap((person) =>
        Array.from({ length: tabsOfEach }, () =>
          Promise.all(board.cards.map(({ id }) => readFigures(person, { path: board.path, id }))),
        ),
      ),
    );

    const figures = opened[0] ?? [];
    expect(new Set(opened.map((cards) => JSON.stringify(cards.map(({ table }) => table)))).size).toBe(1);
    const sums = (title: string) => figures.find(({ question }) => question === title)?.table.values ?? [];
    expect(sums(total)).toEqual([[420]]);
    expect(sums(countByRegion)).toEqual([expect.any(Array), [10, 10]]);
    expect(figures.map(({ question, totalOf }) => [question, totalOf])).toContainEqual([total, byRegion]);
    expect(figures.filter(({ totalOf }) => totalOf !== null)).toHaveLength(1);
    // Each card has its own SQL, and that of the statement which was run for it: one for all by region.
    const ranFor = (title: string) => figures.find(({ question }) => question === title)?.ranSql;
    expect(ranFor(byProduct)).toBe(null);
    expect(ranFor(countByRegion)).toMatch(/count\([^]*sum\(|sum\([^]*count\(/i);
    expect([total, byRegion].map(ranFor)).toEqual([ranFor(countByRegion), ranFor(countByRegion)]);
    // The log has all statements once the server has written them: the last one is ours.
    const mark = new Client({ connectionString });
    await mark.connect();
    await mark.query("SET log_statement = 'all'");
    await mark.query("SELECT 'the end'");
    await mark.end();
    await waitUntil(async () => (await postgres.readLog()).includes("the end"));
    const log = (await postgres.readLog()).slice(before);
    expect(log.match(/LOG: {2}(?:statement|execute [^:]*):\s(?:(?!LOG: )[^])*?FROM\s+"?sales/g)).toHaveLength(
      2,
    );
  } finally {
    await postgres.stop();
  }
});

test("a database that is gone leaves the saved figures; when it is back, they are computed again", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const { ada, path, id, before } = await openCard(await postgres.createDatabase());
    const refresh = async () =>
      (await ada.browser.post(`${path}/cards/${id}/figures`, { filters: {}, maxAgeMs: 0 })).status;
    const countFailing = async () => {
      const { health } = (await ada.browser.get(path)).body as Dashboard;
      return health?.failing ?? 0;
    };

    await postgres.crash();
    expect(await refresh()).toBeGreaterThan(399);
    expect((await readFigures(ada, { path, id })).table).toEqual(before.table);
    expect(await countFailing()).toBe(1);

    await postgres.restart();
    await waitUntil(async () => (await refresh()) === 200);
    expect((await readFigures(ada, { path, id })).ranAtMs).toBeGreaterThan(before.ranAtMs);
    expect(await countFailing()).toBe(0);
  } finally {
    await postgres.stop();
  }
});

test("on a full disk cached figures make room; without any, the saved ones are shown, and no card is to blame", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const { server, ada, path, id } = await openCard(await postgres.createDatabase());
    const computeFor = async (value: string) => {
      const channel = { kind: "values", options: [{ value: { type: "text", value } }] };
      return ada.browser.post(`${path}/cards/${id}/figures`, { filters: { channel } });
    };

    await fillDisk(server.store, { spare: 0 });
    // Cached figures make room for new ones.
    for (let number = 0; number < 30; number++) {
      expect((await computeFor(`channel ${number}`)).status).toBe(200);
    }
    const saved = await server.store.selectFrom("cardRun").select("cardId").execute();
    expect(saved.length).toBeLessThan(30);

    await fillDisk(server.store, { spare: 100_000 });
    await server.store.deleteFrom("cardRun").execute();
    await fillDisk(server.store, { spare: 0, isCompact: true });
    const refused = await refresh(ada, { path, id });
    expect([refused.status, await refused.json()]).toMatchObject([507, { code: "store-full" }]);
    const own = await ada.browser.post(`${path}/cards/${id}/figures`, { filters: { channel: null } });
    expect([own.status, (own.body as CardFigures).table.rowCount]).toEqual([200, 4]);
    expect(((await ada.browser.get(path)).body as Dashboard).health).toBeNull();

    await fillDisk(server.store, { spare: 100_000 });
    expect((await computeFor("shop")).status).toBe(200);
  } finally {
    await postgres.stop();
  }
});

test("a card that takes minutes waits alone, and when nobody waits for it any longer, its query ends", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const connectionString = await postgres.createDatabase();
    const { ada, path, cards } = await openCards(connectionString, [byRegion, visitsByMonth]);
    const [slow = "", quick = ""] = cards;
    const owner = await lock(connectionString);
    const leaving = new AbortController();
    const waiting = refresh(ada, { path, id: slow }, leaving.signal);
    await waitUntil(async () => (await owner.countWaiting()) === 1);
    expect((await refresh(ada, { path, id: quick })).status).toBe(200);
    expect(await owner.countWaiting()).toBe(1);
    leaving.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    await waitUntil(async () => (await owner.countWaiting()) === 0);
    await owner.unlock();
    expect((await refresh(ada, { path, id: slow })).status).toBe(200);
  } finally {
    await postgres.stop();
  }
});

test("a database gets four queries at once, and the other cards wait for their turn", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const connectionString = await postgres.createDatabase();
    const { ada, path, cards } = await openCards(connectionString, [
      byRegion,
      byProduct,
      "total amount by channel",
      "total amount by region and product",
      "total amount by region and channel",
      "total amount by product and channel",
    ]);
    const owner = await lock(connectionString);
    const waiting = cards.map((id) => refresh(ada, { path, id }));
    await waitUntil(async () => (await owner.countWaiting()) === 4);
    await owner.unlock();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
    // Sessions that are no longer used remain for a minute, so there never were more.
    expect(await countOwnSessions(connectionString)).toBeLessThanOrEqual(4);
  } finally {
    await postgres.stop();
  }
});

test("a server that is killed in mid-refresh has all figures that it saved, and computes the others when it is back", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const connectionString = await postgres.createDatabase();
    await fill(connectionString);
    const dataFolder = makeTemporaryFolder();
    await linkSampleForTests(dataFolder);
    const port = await findFreePort();
    const first = await startProgram({ dataFolder, port });
    const browser = openBrowser({ url: first.url, request: sendTo(first.url) });
    const account = { name: "Ada", email: "ada@example.com" };
    await browser.post("/api/auth/sign-up/email", { ...account, password: testPassword });
    const ada: TestPerson = { browser, userId: "", ...account };
    const databaseId = await addDatabase(ada, connectionString);
    const { path, cards } = await makeBoard(ada, { databaseId, questions: [byRegion, visitsByMonth] });
    const [slow = "", quick = ""] = cards.map(({ id }) => id);
    const before = await readFigures(ada, { path, id: slow });
    const owner = await lock(connectionString);
    const waiting = refresh(ada, { path, id: slow }).catch(() => null);
    await waitUntil(async () => (await owner.countWaiting()) === 1);
    const refreshed = (await (await refresh(ada, { path, id: quick })).json()) as CardFigures;
    await first.kill();
    expect(await waiting).toBeNull();

    await startProgram({ dataFolder, port });
    expect((await readFigures(ada, { path, id: slow })).ranAtMs).toBe(before.ranAtMs);
    const own = (await ada.browser.post(`${path}/cards/${quick}/figures`, { filters: {} }))
      .body as CardFigures;
    expect(own.ranAtMs).toBe(refreshed.ranAtMs);
    await owner.unlock();
    expect((await refresh(ada, { path, id: slow })).status).toBe(200);
    expect((await readFigures(ada, { path, id: slow })).table).toEqual(before.table);
  } finally {
    await postgres.stop();
  }
});

test("a card whose column is gone names it, and shows its last own figures; the other cards are computed", async (context) => {
  const postgres = await ownPostgres();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  try {
    const connectionString = await postgres.createDatabase();
    const { ada, path, cards } = await openCards(connectionString, [byRegion, visitsByMonth]);
    const [broken = "", quick = ""] = cards;
    const owner = new Client({ connectionString });
    await owner.connect();
    await owner.query("ALTER TABLE sales DROP COLUMN region");
    await owner.end();
    const refused = await refresh(ada, { path, id: broken });
    expect([refused.ok, await refused.text()]).toEqual([false, expect.stringContaining("region")]);
    expect((await refresh(ada, { path, id: quick })).status).toBe(200);
    // Without its column, the plan can't be filtered: the card shows its own last figures, and says so.
    const shown = (await ada.browser.post(`${path}/cards/${broken}/figures`, { filters: {} }))
      .body as CardFigures;
    expect([shown.applied, shown.skipped.map(({ id }) => id)]).toEqual([[], ["channel"]]);
    expect(shown.table.values[0]?.toSorted()).toEqual(["Region 0", "Region 1", "Region 2", "Region 3"]);
    const { health } = (await ada.browser.get(path)).body as Dashboard;
    expect(health?.failing).toBe(1);
  } finally {
    await postgres.stop();
  }
});
