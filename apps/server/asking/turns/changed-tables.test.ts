import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database, Page, Sync, Turn } from "@askery/api";
import { createConnection } from "mysql2/promise";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, type TestContext } from "vitest";
import { mariadbForTests } from "../../../../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../../../../scripts/test-servers/postgres.ts";
import { ask, readEvents, startConversation } from "../../testing/ask.test-support.ts";
import { shareTestServer } from "../../testing/share-test-server.test-support.ts";

/*
 * A database changes after its last sync, and a question is asked before the next one.
 */

const schema = [
  "CREATE TABLE regions (id INTEGER PRIMARY KEY, name VARCHAR(20))",
  "INSERT INTO regions VALUES (1, 'North'), (2, 'South'), (3, 'West')",
  "CREATE TABLE events (id INTEGER PRIMARY KEY, region_id INTEGER, kind VARCHAR(20), amount NUMERIC(10,2))",
  "INSERT INTO events VALUES (1, 1, 'visit', 5), (2, 1, 'order', 7), (3, 2, 'visit', 11), (4, 3, 'visit', 2), (5, 3, 'order', 1)",
];

interface Target {
  readonly connection: object;
  readonly change: (...statements: readonly string[]) => Promise<void>;
}

/** A server whose reader has grants for each table. */
interface GrantedTarget extends Target {
  readonly reader: string;
}

const targets: Readonly<Record<string, (context: TestContext) => Promise<Target>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), "askery-changed-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, "log.sqlite");
    const change = async (...statements: readonly string[]) => {
      const file = new DatabaseSync(path);
      for (const statement of statements) file.exec(statement);
      file.close();
    };
    return { connection: { kind: "sqlite", path }, change };
  },
  PostgreSQL: openPostgres,
};

const grantedTargets: Readonly<Record<string, (context: TestContext) => Promise<GrantedTarget>>> = {
  PostgreSQL: openPostgres,
  MariaDB: openMariadb,
};

async function openPostgres(context: TestContext): Promise<GrantedTarget> {
  const found = await postgresForTests();
  if ("skipped" in found) return context.skip(found.skipped);
  const admin = new Client(found.connectionString);
  await admin.connect();
  onTestFinished(() => admin.end());
  const change = async (...statements: readonly string[]) => {
    for (const statement of statements) await admin.query(statement);
  };
  const role = `reader_${new URL(found.connectionString).pathname.slice(1)}`;
  await change(
    `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO ${role}`,
  );
  onTestFinished(() => change(`DROP OWNED BY ${role}`, `DROP ROLE ${role}`));
  const url = new URL(`${found.connectionString}?sslmode=disable`);
  url.username = role;
  url.password = "secret";
  return { connection: { kind: "url", url: url.href }, change, reader: role };
}

async function openMariadb(context: TestContext): Promise<GrantedTarget> {
  const found = await mariadbForTests();
  if ("skipped" in found) return context.skip(found.skipped);
  const { host, port, database } = found;
  const admin = await createConnection({ ...found });
  onTestFinished(() => admin.end());
  const change = async (...statements: readonly string[]) => {
    for (const statement of statements) await admin.query(statement);
  };
  const reader = `reader_${database}`;
  await change(`CREATE USER ${reader} IDENTIFIED BY 'secret'`);
  onTestFinished(() => change(`DROP USER ${reader}`));
  // Until it may read something, the user may not enter.
  await change("CREATE TABLE entrance (id INTEGER PRIMARY KEY)", `GRANT SELECT ON entrance TO ${reader}`);
  const url = `mysql://${reader}:secret@${host}:${port}/${database}?ssl-mode=DISABLED`;
  return { connection: { kind: "url", url }, change, reader };
}

const shared = shareTestServer();

/** The database, and a person who asks it. */
async function connect(target: Target, statements: readonly string[] = schema) {
  await target.change(...statements);
  const { ada } = await shared();
  const added = await ada.browser.post("/api/databases", { name: "Log", connection: target.connection });
  expect(added.status).toBe(200);
  const { database, syncId } = added.body as { readonly database: Database; readonly syncId: string };
  const { id } = database;
  const watch = async (id: string) => {
    const events = await ada.browser.request(`/api/databases/${database.id}/syncs/${id}/events`);
    return readEvents(await events.text()).at(-1)?.data as Sync;
  };
  expect(await watch(syncId)).toMatchObject({ state: "done" });
  const question = async (text: string): Promise<Turn["state"]> =>
    (await ask(ada, (await startConversation(ada, id)).id, text)).state;
  const sync = async () => watch(((await ada.browser.post(`/api/databases/${id}/syncs`)).body as Sync).id);
  const listSyncs = async () =>
    ((await ada.browser.get(`/api/databases/${id}/syncs`)).body as Page<Sync>).items.map(({ changes }) =>
      changes.map(({ summary }) => summary),
    );
  return { question, sync, listSyncs, change: target.change };
}

const answered = (values: readonly (readonly unknown[])[]) =>
  ({ kind: "done", outcome: { kind: "answered", answer: { table: { values } } } }) as const;
const refused = (sentence: RegExp) => ({
  kind: "done",
  outcome: {
    kind: "refused",
    problem: { code: "name-removed" },
    sentence: expect.stringMatching(sentence) as string,
  },
});
const changed = (fact: string) => ({
  outcome: {
    answer: {
      warnings: [
        { code: "schema-changed", fact, consequence: "Its tables were read again before this answer." },
      ],
    },
  },
});

describe.each(Object.keys(targets))("on %s", (kind) => {
  const open = async (context: TestContext) => {
    const target = await targets[kind]?.(context);
    expect.assert(target !== undefined);
    return connect(target);
  };

  test("a dropped table is not replaced by another: its name is refused with the time when it was there", async (context) => {
    const { question, listSyncs, change } = await open(context);
    expect(await question("how many regions")).toMatchObject(answered([[3]]));
    await change("DROP TABLE regions");
    const gone = refused(/^The table regions was there until \w+ \d+, \d{4}, .+\. It is gone\.$/);
    expect(await question("how many regions")).toMatchObject(gone);
    expect(await listSyncs()).toEqual([["regions is gone"], []]);
    expect(await question("how many regions")).toMatchObject(gone);
    expect(await question("how many events")).toMatchObject(answered([[5]]));
    expect(await listSyncs()).toHaveLength(2);
  });

  test("a question about a renamed column is answered from the new one, with a note", async (context) => {
    const { question, change } = await open(context);
    const before = await question("number of events by region");
    await change("ALTER TABLE regions RENAME COLUMN name TO title");
    const after = await question("number of events by region");
    expect(before).toMatchObject({ outcome: { answer: { warnings: [] } } });
    expect(after).toMatchObject(
      changed("The database has changed: regions.name is gone, regions.title is new."),
    );
    expect(valuesOf(after)).toEqual(valuesOf(before));
  });

  test("a renamed table is asked by its new name, and refused by its old one", async (context) => {
    const { question, change } = await open(context);
    await change("ALTER TABLE regions RENAME TO territories");
    expect(await question("how many regions")).toMatchObject(refused(/^The table regions was there until /));
    expect(await question("how many territories")).toMatchObject(answered([[3]]));
  });

  test("a question about a dropped column is refused with its name", async (context) => {
    const { question, change } = await open(context);
    expect(await question("total amount of events")).toMatchObject(answered([[26]]));
    await change("ALTER TABLE events DROP COLUMN amount");
    expect(await question("total amount of events")).toMatchObject(
      refused(/^The column amount of events was there until /),
    );
  });

  test("a table that came back is asked again", async (context) => {
    const { question, sync, change } = await open(context);
    await change("ALTER TABLE regions RENAME TO aside");
    await sync();
    expect(await question("how many regions")).toMatchObject(refused(/^The table regions /));
    await change("ALTER TABLE aside RENAME TO regions");
    await sync();
    expect(await question("how many regions")).toMatchObject(answered([[3]]));
  });
});

describe.each(Object.keys(grantedTargets))("on %s", (kind) => {
  const open = async (context: TestContext) => {
    const target = await grantedTargets[kind]?.(context);
    expect.assert(target !== undefined);
    const { reader } = target;
    const grants = ["regions", "events"].map((table) => `GRANT SELECT ON ${table} TO ${reader}`);
    return { reader, ...(await connect(target, [...schema, ...grants])) };
  };

  test("a revoked table is not gone, also for the next sync", async (context) => {
    const { question, sync, listSyncs, change, reader } = await open(context);
    await change(`REVOKE SELECT ON regions FROM ${reader}`);
    expect(await question("how many regions")).toMatchObject({
      kind: "failed",
      failure: {
        code: "read-forbidden",
        message: expect.stringContaining("so access was revoked") as string,
      },
    });
    expect(await listSyncs()).toEqual([[]]);

    await change("DROP TABLE events");
    await sync();
    expect(await listSyncs()).toEqual([["regions can't be read: access was revoked", "events is gone"], []]);
    expect(await question("how many regions")).toMatchObject(
      refused(
        /^The table regions could be read until .+\. It is still there, but this connection may no longer read it\.$/,
      ),
    );
    await sync();
    expect(await listSyncs()).toHaveLength(3);
    expect((await listSyncs())[0]).toEqual([]);
  });

  test("a revoked column is not gone", async (context) => {
    const { sync, listSyncs, change, reader } = await open(context);
    await change(`REVOKE SELECT ON events FROM ${reader}`, `GRANT SELECT (id, kind) ON events TO ${reader}`);
    await change("ALTER TABLE events DROP COLUMN amount");
    await sync();
    expect((await listSyncs())[0]).toEqual([
      "events.region_id can't be read: access was revoked",
      // MariaDB does not reveal whether a column without a grant exists.
      kind === "MariaDB" ? "events.amount can't be read: access was revoked" : "events.amount is gone",
    ]);
  });
});

function valuesOf(state: Turn["state"]): unknown {
  return (
    state as { readonly outcome: { readonly answer: { readonly table: { readonly values: unknown } } } }
  ).outcome.answer.table.values;
}
