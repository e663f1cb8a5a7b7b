import type { Database, Turn } from "@askery/api";
import { invariant } from "@askery/model";
import { createConnection } from "mysql2/promise";
import { expect, test, type TestContext } from "vitest";
import { executeClickhouse } from "../../../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../../../scripts/test-servers/current-clickhouse.ts";
import { mariadbForTests } from "../../../../scripts/test-servers/mariadb.ts";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { limitBob } from "../../testing/limited-shop.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";

/* Data rules for databases on servers whose tables have no schema. */

const shop = [
  "CREATE TABLE customers (id INTEGER, name VARCHAR(20), city VARCHAR(20), email VARCHAR(40))",
  "INSERT INTO customers VALUES (1, 'Ada', 'Paris', 'ada@private.example'), (2, 'Bo', 'Rome', 'bo@private.example'), (3, 'Cy', 'Paris', 'cy@private.example')",
];

interface OpenShop {
  readonly connection: object;
  readonly database: string;
}

async function openMariadb(context: TestContext): Promise<OpenShop> {
  const server = await mariadbForTests();
  if ("skipped" in server) return context.skip(server.skipped);
  const owner = await createConnection({ ...server });
  for (const statement of shop) await owner.query(statement);
  await owner.end();
  const { host, port, database, user, password } = server;
  return {
    connection: { kind: "mysql", host, port, database, user, password, tls: { mode: "off" } },
    database,
  };
}

async function openClickhouse(context: TestContext): Promise<OpenShop> {
  const server = await currentClickhouseForTests();
  if ("skipped" in server) return context.skip(server.skipped);
  for (const sql of shop) await executeClickhouse(server, sql, { default_table_engine: "Memory" });
  const { host, port, database, user, password } = server;
  return {
    connection: { kind: "clickhouse", host, port, database, user, password, tls: { mode: "off" } },
    database,
  };
}

test.for([
  ["MariaDB", openMariadb],
  ["ClickHouse", openClickhouse],
] as const)(
  "in %s a member with limits gets the permitted rows, in words and in SQL",
  async ([, open], context) => {
    const { connection, database: name } = await open(context);
    const server = await startTestServer();
    const ada = await signUpPerson(server, "Ada");
    const bob = await signUpPerson(server, "Bob");
    const added = await ada.browser.post("/api/databases", { name: "Shop", connection });
    expect(added).toMatchObject({ status: 200 });
    const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
    const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${syncId}/events`);
    expect(readEvents(await events.text()).at(-1)?.data).toMatchObject({ state: "done" });
    await server.store
      .insertInto("member")
      .values({ workspaceId: database.id, userId: bob.userId, role: "editor", createdAtMs: 0 })
      .execute();
    await limitBob({
      ada,
      bob,
      send: async ({ browser }, method, path, body) => {
        const response = await browser.request(`/api/databases/${database.id}/${path}`, {
          method,
          ...(body !== undefined && { body }),
        });
        return { status: response.status, body: await response.text() };
      },
    });

    const { id } = await startConversation(bob, database.id);
    const { turn, state } = await ask(bob, id, "how many customers are there");
    expect(rowsIn(state)).toEqual([[2]]);
    const run = async (sql: string) =>
      (await bob.browser.request(`/api/turns/${turn.id}/sql`, { method: "POST", body: { sql } })).text();
    expect(await run("SELECT name FROM customers ORDER BY id")).toContain('[["Ada","Cy"]]');
    expect(await run(`SELECT count(*) FROM ${name}.customers WHERE city = 'Rome'`)).toContain("[[0]]");
    expect(await run("SELECT email FROM customers")).not.toContain("private.example");
    expect(await run("SELECT column_name FROM information_schema.columns")).toContain("does not include");
  },
);

function rowsIn(state: Turn["state"]): unknown {
  invariant(state.kind === "done", `the turn is done: ${JSON.stringify(state)}`);
  return state.outcome.kind === "answered" ? state.outcome.answer.table.values : state.outcome;
}
