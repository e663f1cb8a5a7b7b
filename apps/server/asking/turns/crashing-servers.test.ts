import type { Database, Turn } from "@askery/api";
import { createConnection } from "mysql2/promise";
import { join } from "node:path";
import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { ownMariadb, ownPostgres } from "../../../../scripts/test-servers/own-server.ts";
import type { RunningServer } from "../../../../scripts/test-servers/server-process.ts";
import { ask, readEvents, startConversation, watch } from "../../testing/ask.test-support.ts";
import { shopSql } from "../../testing/shop-file.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "../../testing/test-people.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";

/** The shop, with visits that take forever to count, on a database server that may crash. */
interface CrashingShop {
  readonly server: RunningServer;
  readonly connection: { readonly port: number; readonly [field: string]: string | number };
  /** Whether the server reports that it is counting visits. */
  readonly isCounting: () => Promise<boolean>;
}

type Shop = CrashingShop | { readonly skipped: string };

const endlessSql = `
  CREATE VIEW visits AS SELECT a.id % 5 AS rating FROM
    ${Array.from("abcdefghijklmnopqrstuvwxyz", (name) => `orders ${name}`).join(", ")};`;

async function openPostgres(): Promise<Shop> {
  const server = await ownPostgres();
  if ("skipped" in server) return server;
  const address = await server.createDatabase();
  const run = async (sql: string) => {
    const client = new Client(address);
    await client.connect();
    const { rows } = await client.query<{ readonly count: number }>(sql);
    await client.end();
    return rows;
  };
  await run(shopSql + endlessSql);
  const url = new URL(address);
  return {
    server,
    connection: {
      kind: "postgres",
      host: url.hostname,
      port: Number(url.port),
      database: url.pathname.slice(1),
      user: url.username,
      password: url.password,
    },
    isCounting: async () => {
      const rows = await run(
        "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%visits%' AND pid <> pg_backend_pid()",
      );
      return rows.length > 0;
    },
  };
}

async function openMariadb(): Promise<Shop> {
  const server = await ownMariadb(join(import.meta.dirname, "../../../../.cache/mariadb"));
  if ("skipped" in server) return server;
  const database = await server.createDatabase();
  const run = async (sql: string) => {
    const client = await createConnection({ ...database, multipleStatements: true });
    const [rows] = await client.query(sql);
    await client.end();
    return rows as readonly unknown[];
  };
  await run(shopSql + endlessSql);
  return {
    server,
    connection: { kind: "mysql", ...database },
    isCounting: async () => {
      const rows = await run(
        "SELECT 1 FROM information_schema.processlist WHERE info LIKE '%visits%' AND id <> connection_id()",
      );
      return rows.length > 0;
    },
  };
}

let shops: { readonly postgres: Shop; readonly mariadb: Shop };
beforeAll(async () => {
  const [postgres, mariadb] = await Promise.all([openPostgres(), openMariadb()]);
  shops = { postgres, mariadb };
  return async () => {
    for (const shop of [postgres, mariadb]) if (!("skipped" in shop)) await shop.server.stop();
  };
});

async function addDatabase({ browser }: TestPerson, connection: object): Promise<string> {
  const added = await browser.post("/api/databases", { name: "Shop", connection });
  expect(added).toMatchObject({ status: 200 });
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const events = await browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
  expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done", tableCount: 3 });
  return database.id;
}

const threeCustomers = { kind: "done", outcome: { answer: { table: { values: [[3]] } } } };

test.for(["postgres", "mariadb"] as const)(
  "a %s that crashes in mid-query and restarts: the failure is reported, nothing is lost, and the next question is answered",
  async (kind, { skip }) => {
    const shop = shops[kind];
    if ("skipped" in shop) return skip(shop.skipped);
    const ada = await signUpPerson(await startTestServer(), "Ada");
    const { id } = await startConversation(ada, await addDatabase(ada, shop.connection));
    expect((await ask(ada, id, "how many customers are there")).state).toMatchObject(threeCustomers);

    const asked = await ada.browser.post(`/api/conversations/${id}/turns`, { question: "how many visits" });
    const watching = watch(ada, (asked.body as Turn).id);
    await waitUntil(shop.isCounting);
    await shop.server.crash();
    const lost = {
      kind: "failed",
      failure: {
        code: "database-gone",
        message: "The connection to the database was lost.",
        fix: "Ask again to reconnect. If that fails, check that the server is running.",
      },
    };
    expect((await watching).state).toMatchObject(lost);
    const unreachable = {
      kind: "failed",
      failure: {
        message: `No server listens at 127.0.0.1:${String(shop.connection.port)}.`,
        fix: expect.stringMatching(/./) as string,
      },
    };
    expect((await ask(ada, id, "how many orders are there")).state).toMatchObject(unreachable);

    await shop.server.restart();
    expect((await ask(ada, id, "how many customers are there")).state).toMatchObject(threeCustomers);
    const { body } = await ada.browser.get(`/api/conversations/${id}`);
    expect((body as { readonly turns: readonly Turn[] }).turns).toMatchObject([
      { question: "how many customers are there", state: threeCustomers },
      { question: "how many visits", state: lost },
      { question: "how many orders are there", state: unreachable },
      { question: "how many customers are there", state: threeCustomers },
    ]);
  },
);
