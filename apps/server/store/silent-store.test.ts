import { expect, onTestFinished, test, type TestContext } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { startSilentFront } from "../../../scripts/test-servers/silent-front.ts";
import { startTestServer } from "../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../testing/test-people.test-support.ts";
import { openStore } from "./open-store.ts";

const limits = { connectMs: 2_000, statementMs: 2_000 };
const gone = { code: "store-unavailable", message: "The server can't reach its store." };

/** An empty PostgreSQL behind a network that can fall silent. */
async function startSilentPostgres(context: TestContext) {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) return context.skip(postgres.skipped);
  const url = new URL(postgres.connectionString);
  const front = await startSilentFront(Number(url.port));
  onTestFinished(() => front.stop());
  url.host = `127.0.0.1:${front.port}`;
  return { front, url: url.href };
}

async function openSilentStore(context: TestContext) {
  const { front, url } = await startSilentPostgres(context);
  const store = await openStore({ kind: "postgres", url }, { limits });
  onTestFinished(() => store.destroy());
  const read = () => store.selectFrom("serverSetting").select("name").execute();
  const write = (name: string) =>
    store.insertInto("serverSetting").values({ name, value: "", updatedAtMs: 0 }).execute();
  return { front, store, read, write };
}

test("a store that neither responds nor closes fails every statement, and works again when it is back", async (context) => {
  const { front, read, write } = await openSilentStore(context);
  await write("before");
  front.fallSilent();
  // The first takes the connection that is open, the second opens one.
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed).toMatchObject([{ reason: gone }, { reason: gone }]);
  front.recover();
  expect(await read()).toEqual([{ name: "before" }]);
});

test("a transaction that falls silent fails, and leaves nothing behind", async (context) => {
  const { front, store, read } = await openSilentStore(context);
  const failing = store.transaction().execute(async (transaction) => {
    await transaction.insertInto("serverSetting").values({ name: "a", value: "", updatedAtMs: 0 }).execute();
    front.fallSilent();
    await transaction.insertInto("serverSetting").values({ name: "b", value: "", updatedAtMs: 0 }).execute();
  });
  await expect(failing).rejects.toMatchObject(gone);
  front.recover();
  expect(await read()).toEqual([]);
});

test("more requests than connections fail as well", async (context) => {
  const { front, read } = await openSilentStore(context);
  await Promise.all(Array.from({ length: 10 }, read));
  front.fallSilent();
  const failed = await Promise.allSettled(Array.from({ length: 30 }, read));
  expect(failed.map(({ status }) => status)).toEqual(failed.map(() => "rejected"));
  front.recover();
  expect(await read()).toEqual([]);
});

test("a server without its store reports that, even where the session is read", async (context) => {
  const { front, url } = await startSilentPostgres(context);
  let nowMs = 0;
  const server = await startTestServer({ environment: { databaseUrl: url }, now: () => nowMs });
  const { browser } = await signUpPerson(server, "Ada");
  front.stop();
  // The session is cached for two seconds.
  nowMs += 3_000;
  const unavailable = { status: 503, body: { code: gone.code, title: gone.message } };
  expect(await browser.get("/api/me")).toMatchObject(unavailable);
  expect(await browser.get("/api/health")).toMatchObject(unavailable);
});
