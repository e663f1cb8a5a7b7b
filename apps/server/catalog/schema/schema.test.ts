import type { Answer, Outcome, Table } from "@askery/model";
import type {
  Database,
  Histogram,
  Page,
  Readiness,
  listRelationships,
  ResultOf,
  SavedRelationship,
  TableDetail,
  TableSummary,
  Turn,
} from "@askery/api";
import { expect, test } from "vitest";
import { sampleScaleForTests } from "../../../../scripts/test-servers/sample.ts";
import { ask, findDatabaseOf, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer, type SharedServer } from "../../testing/share-test-server.test-support.ts";
import { writeShopFile } from "../../testing/shop-file.test-support.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { describeStores } from "../../testing/test-stores.test-support.ts";

type RelationshipPage = ResultOf<typeof listRelationships>;

interface Shop {
  readonly server: TestServer;
  readonly ada: TestPerson;
  readonly id: string;
  readonly get: (path: string) => Promise<unknown>;
  readonly send: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly ask: (question: string) => Promise<Outcome>;
}

/** A user's database from a file, already read. */
async function openShop({ server, ada }: SharedServer, moreSql = ""): Promise<Shop> {
  const { path, change } = writeShopFile();
  change(moreSql);
  const { body } = await ada.browser.post("/api/databases", {
    name: "Shop",
    connection: { kind: "sqlite", path },
  });
  const { database, syncId } = body as { readonly database: Database; readonly syncId: string };
  const { id } = database;
  const events = await ada.browser.request(`/api/databases/${id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
  return {
    server,
    ada,
    id,
    get: async (path) => (await ada.browser.get(`/api/databases/${id}/${path}`)).body,
    send: async (method, path, body = {}) => {
      const response = await ada.browser.request(`/api/databases/${id}/${path}`, { method, body });
      const text = await response.text();
      return text === "" ? response.status : (JSON.parse(text) as unknown);
    },
    ask: async (question) => {
      const conversation = await startConversation(ada, id);
      const { state } = await ask(ada, conversation.id, question);
      return (state as Extract<Turn["state"], { kind: "done" }>).outcome;
    },
  };
}

function rowsOf(outcome: Outcome): Answer["table"]["values"] {
  expect(outcome).toMatchObject({ kind: "answered" });
  return (outcome as Extract<Outcome, { kind: "answered" }>).answer.table.values;
}

describeStores((environment) => {
  const shared = shareTestServer(environment);
  /** Its store holds the values of no other test. */
  const alone = shareTestServer(environment);

  test("tables are listed, searched and previewed", async () => {
    const { get } = await openShop(await shared());
    const listed = (await get("tables?search=CUST")) as Page<TableSummary>;
    expect(listed).toEqual({
      items: [
        {
          id: "customers",
          schema: null,
          name: "customers",
          kind: "table",
          rowCount: 3,
          columnCount: 4,
          isHidden: false,
          runs: null,
          undescribedCount: 4,
        },
      ],
      nextCursor: null,
    });
    const first = (await get("tables?limit=1")) as Page<TableSummary>;
    const second = (await get(`tables?limit=1&cursor=${first.nextCursor}`)) as Page<TableSummary>;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(["customers", "orders"]);
    const orders = (await get("tables/orders")) as TableDetail;
    expect(orders.columns[1]).toMatchObject({
      name: "customer_id",
      type: "integer",
      isKey: false,
      refersTo: { table: "customers", column: "id" },
      profile: { filledShare: 1, distinctCount: 3, min: "1", max: "3" },
    });
    const customers = (await get("tables/customers")) as TableDetail;
    expect(customers.columns.map(({ name, profile }) => [name, profile?.topValues])).toContainEqual([
      "city",
      ["Paris", "Rome"],
    ]);
    expect(await get("tables/nothing")).toMatchObject({ status: 404, code: "not-found" });
  });

  test("a private column's values appear nowhere, and return when it is no longer private", async () => {
    const { server, get, send, ask } = await openShop(await alone());
    const changed = (await send("PATCH", "tables/customers/columns/email", {
      isPrivate: true,
    })) as TableDetail;
    expect(changed.columns[3]).toMatchObject({
      name: "email",
      isPrivate: true,
      profile: { topValues: [], min: null, max: null },
    });
    const preview = (await get("tables/customers/preview")) as {
      readonly table: Table;
      readonly privateColumns: readonly string[];
    };
    expect([preview.privateColumns, preview.table.values[3]]).toEqual([["email"], [null, null, null]]);
    expect(preview.table.values[1]).toEqual(["Ada", "Bo", "Cy"]);
    const snapshots = await server.store.selectFrom("snapshot").selectAll().execute();
    expect(JSON.stringify(snapshots)).not.toContain("private.example");
    expect(JSON.stringify(await ask("name and email of all customers"))).not.toContain("private.example");
    const sync = (await send("POST", "syncs")) as { readonly id: string };
    await get(`syncs/${sync.id}/events`).catch(() => null);
    expect(JSON.stringify(await server.store.selectFrom("snapshot").selectAll().execute())).not.toContain(
      "private.example",
    );
    await send("PATCH", "tables/customers/columns/email", { isPrivate: false });
    expect(JSON.stringify(await ask("name and email of all customers"))).toContain("ada@private.example");
  });

  test("descriptions, synonyms and hiding change answers, and the previous values undo them", async () => {
    const { get, send, ask } = await openShop(await shared());
    expect(rowsOf(await ask("how many customers"))).toEqual([[3]]);
    await send("PATCH", "tables/customers", { synonyms: ["blorps"], description: "Who buys" });
    expect(rowsOf(await ask("how many blorps"))).toEqual([[3]]);
    expect(await get("tables/customers")).toMatchObject({ description: "Who buys", isDescriptionOwn: true });
    await send("PATCH", "tables/customers", { isHidden: true });
    expect(await ask("how many customers by city")).toMatchObject({ kind: "refused" });
    const listed = (await get("tables")) as Page<TableSummary>;
    expect(listed.items.map(({ id, isHidden }) => [id, isHidden])).toEqual([
      ["orders", false],
      ["customers", true],
    ]);
    await send("PATCH", "tables/customers", { isHidden: false, synonyms: [], description: null });
    expect(rowsOf(await ask("how many customers"))).toEqual([[3]]);
    expect(await ask("how many blorps")).toMatchObject({ kind: "refused" });
    expect(await send("PATCH", "tables/customers/columns/nme", { isHidden: true })).toMatchObject({
      code: "not-found",
      title: "customers has no column “nme”. Nearest: name.",
    });
  });

  test("relationships are found, judged, declared and removed", async () => {
    const { get, send } = await openShop(await shared());
    const list = async (query = "") => (await get(`relationships${query}`)) as RelationshipPage;
    const { items, nextCursor, counts } = await list("?table=orders");
    expect([nextCursor, counts]).toEqual([null, { all: 1, undecided: 1, found: 1, declared: 0, given: 0 }]);
    const [found] = items;
    expect(found).toMatchObject({
      from: { table: "orders", columns: ["customer_id"] },
      to: { table: "customers", columns: ["id"] },
      origin: "found",
      verdict: "undecided",
      summary: "Many orders, one customers",
    });
    const judge = (verdict: string, ids = [found?.id]) =>
      send("PUT", "relationships/verdicts", { relationshipIds: ids, verdict });
    expect(await judge("rejected")).toMatchObject([{ verdict: "rejected" }]);
    expect((await list("?only=undecided")).items).toEqual([]);
    expect(await judge("confirmed")).toMatchObject([{ verdict: "confirmed" }]);
    expect((await list("?only=found&search=CUSTOMER")).items).toMatchObject([{ verdict: "confirmed" }]);
    expect((await list("?search=nowhere")).counts.all).toBe(0);
    expect(await judge("undecided")).toMatchObject([{ verdict: "undecided" }]);
    const given = {
      from: { table: "customers", columns: ["city"] },
      to: { table: "orders", columns: ["id"] },
    };
    const declared = (await send("POST", "relationships", given)) as SavedRelationship;
    expect([declared.origin, await send("POST", "relationships", given)]).toEqual(["given", declared]);
    // One of them was given by a person, so no verdict is saved.
    expect(await judge("confirmed", [found?.id, declared.id])).toMatchObject({ code: "conflict" });
    const first = await list("?limit=1");
    expect([first.items[0]?.id, first.items[0]?.verdict]).toEqual([found?.id, "undecided"]);
    expect((await list(`?limit=1&cursor=${first.nextCursor}`)).items).toEqual([declared]);
    expect(await get("relationships/neighborhood?around=orders")).toEqual({
      around: null,
      relationships: [first.items[0], declared],
      omittedTables: 0,
      omittedRelationships: 0,
    });
    expect(await get("tables/customers")).toMatchObject({
      relationships: [declared, first.items[0]],
      relationshipCount: 2,
    });
    expect(await send("DELETE", `relationships/${declared.id}`)).toBe(204);
    expect((await list()).counts.all).toBe(1);
    expect(
      await send("POST", "relationships", { ...given, to: { table: "order", columns: ["id"] } }),
    ).toMatchObject({ code: "invalid-input", title: "This database has no table “order”. Nearest: orders." });
  });

  test("readiness names the most useful next step", async () => {
    const { get, send } = await openShop(await shared());
    const before = (await get("readiness")) as Readiness;
    // 40 of 40 for a sync, 10 of 10, 3 of 7 described, all related, 1 found but not confirmed, no knowledge.
    expect([before.score, before.next?.kind, before.next?.advice]).toEqual([
      73,
      "described",
      "4 columns have no description.",
    ]);
    for (const name of ["name", "city", "email"]) {
      await send("PATCH", `tables/customers/columns/${name}`, { description: "About it" });
    }
    expect(await get("readiness")).toMatchObject({ next: { kind: "defined", tab: "knowledge" } });
    for (const text of [
      "The fiscal year starts in April.",
      "Buyers are customers.",
      "Leave out customers from Rome.",
    ]) {
      await send("POST", "knowledge", { entry: { kind: "rule", text } });
    }
    expect(await get("readiness")).toMatchObject({
      next: {
        kind: "confirmed",
        advice: "1 relationship was found and not confirmed.",
        view: "relationships",
      },
    });
  });
});

const onEmbedded = shareTestServer();

test("figures and dates have histograms, private columns have none", async () => {
  const { get, send } = await openShop(await onEmbedded());
  const drawn = (await get("tables/orders/histograms")) as readonly Histogram[];
  expect(drawn.map(({ column, bars }) => [column, bars.length, Math.max(...bars)])).toEqual([
    ["id", 8, 1],
    ["customer_id", 8, 1],
    ["total", 8, 1],
  ]);
  await send("PATCH", "tables/orders/columns/total", { isPrivate: true });
  const after = (await get("tables/orders/histograms")) as readonly Histogram[];
  expect(after.map(({ column }) => column)).toEqual(["id", "customer_id"]);
});

test("shows that histograms cover all rows of a table", async () => {
  const { get } = await openShop(
    await onEmbedded(),
    `CREATE TABLE visits (id INTEGER PRIMARY KEY, day DATE, at DATETIME);
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 23999)
    INSERT INTO visits SELECT n + 1, date('2024-01-01', (n / 100) || ' days'), datetime('2024-01-01', n || ' hours') FROM n`,
  );
  const { profiledRows, columns } = (await get("tables/visits")) as TableDetail;
  expect(profiledRows).toEqual({ basis: "all-rows", rowCount: 24_000 });
  expect(columns.map(({ profile }) => [profile?.min, profile?.max])).toEqual([
    ["1", "24000"],
    ["2024-01-01", "2024-08-27"],
    ["2024-01-01 00:00:00", "2026-09-26 23:00:00"],
  ]);
  const drawn = (await get("tables/visits/histograms")) as readonly Histogram[];
  const even = Array.from({ length: 8 }, () => 1);
  expect(
    drawn.map(({ bars, ...histogram }) => [histogram, bars.map((bar) => Math.round(bar * 10) / 10)]),
  ).toEqual([
    [{ column: "id", min: "1", max: "24000" }, even],
    [{ column: "day", min: "2024-01-01", max: "2024-08-27" }, [0.9, ...even.slice(1)]],
    [{ column: "at", min: "2024-01-01 00:00:00", max: "2026-09-26 23:00:00" }, even],
  ]);
});

test("one user's descriptions of the sample's tables do not affect another user's", async () => {
  const server = await startTestServer({ sampleScale: sampleScaleForTests });
  const [ada, bo] = [await signUpPerson(server, "Ada"), await signUpPerson(server, "Bo")];
  const [hers, his] = [await findDatabaseOf(ada), await findDatabaseOf(bo)];
  const { body } = await ada.browser.get(`/api/databases/${hers.id}/tables`);
  const table = (body as Page<TableSummary>).items.find(({ name }) => name === "customers");
  await ada.browser.request(`/api/databases/${hers.id}/tables/${table?.id}`, {
    method: "PATCH",
    body: { synonyms: ["blorps"] },
  });
  const question = "how many blorps are there";
  const outcomes = [];
  for (const [person, { id }] of [
    [ada, hers],
    [bo, his],
  ] as const) {
    const conversation = await startConversation(person, id);
    const { state } = await ask(person, conversation.id, question);
    outcomes.push(state.kind === "done" ? state.outcome.kind : state.kind);
  }
  expect(outcomes).toEqual(["answered", "refused"]);
});
