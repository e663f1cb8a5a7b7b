import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findSecrets } from "@askery/engine";
import { Client } from "pg";
import { expect, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import { noKnowledge } from "../knowledge/knowledge-of.ts";
import { packContents, unpackContents } from "./pack-contents.ts";
import type { DatabaseSnapshot } from "./database-source.ts";
import type { ReadDatabase, ToRead } from "./reading-jobs.ts";
import { readDatabase } from "./read-database.ts";

test("a scheduled sync reuses what has not changed; a requested sync reads everything", async ({ skip }) => {
  const answer = await postgresForTests();
  if ("skipped" in answer) return skip(answer.skipped);
  const admin = new Client(answer);
  await admin.connect();
  // The counters show a write only after the session has flushed its statistics.
  const write = async (sql: string) => {
    for (const one of [sql, "SELECT pg_stat_force_next_flush()"]) await admin.query(one);
  };
  await write(`CREATE TABLE shops (city TEXT); INSERT INTO shops VALUES ('Paris'), ('Rome'), ('Rome');
    CREATE TABLE goods (kind TEXT); INSERT INTO goods VALUES ('tea'), ('tea'), ('rice')`);
  const toRead = targetOf(answer.connectionString);
  const first = await read({ ...toRead, before: null, isSameTarget: false, isAsked: true });
  const marked = await markValues(first);
  await write("INSERT INTO goods VALUES ('salt'), ('salt')");

  const scheduled = { ...toRead, before: marked, isSameTarget: true, isAsked: false };
  expect(await valuesOf(await read(scheduled))).toEqual({
    shops: ["marked"],
    goods: ["rice", "salt", "tea"],
  });
  const reread = { shops: ["Paris", "Rome"], goods: ["rice", "salt", "tea"] };
  expect(await valuesOf(await read({ ...scheduled, isAsked: true }))).toEqual(reread);
  expect(await valuesOf(await read({ ...scheduled, isSameTarget: false }))).toEqual(reread);
  await admin.end();
});

test("columns whose names suggest secrets are not read; values that look like secrets are dropped", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "askery-secrets-")), "people.sqlite");
  const file = new DatabaseSync(path);
  const hash = (at: number) => `$2b$12$abcdefghijklmnopqrstuv${String(at)}`;
  file.exec(`CREATE TABLE people (name TEXT, password TEXT, legacy TEXT);
    INSERT INTO people VALUES ('Ann', 'tiger', '${hash(1)}'), ('Bo', 'tiger', '${hash(2)}')`);
  file.close();
  const target = { kind: "file", path, format: "sqlite" } as const;
  const saved = await read({
    target,
    knowledge: noKnowledge,
    before: null,
    isSameTarget: false,
    isAsked: true,
  });
  expect(await valuesOf(saved)).toEqual({ people: ["Ann", "Bo"] });
  const contents = await unpackContents(saved);
  expect(JSON.stringify(contents)).not.toMatch(/tiger|\$2b/);
  expect(findSecrets(contents).map(({ column }) => column)).toEqual(["password", "legacy"]);
});

test("a column that people gave another role is read, though it looks like a secret", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "askery-lifted-")), "people.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`CREATE TABLE people (token TEXT, password TEXT);
    INSERT INTO people VALUES ('red', 'tiger'), ('blue', 'lion')`);
  file.close();
  const lifted = {
    table: "people",
    column: "token",
    isHidden: false,
    isPrivate: false,
    description: null,
    meaning: { role: "code" },
  } as const;
  const read = await readDatabase(
    {
      target: { kind: "file", path },
      knowledge: { annotations: [lifted] },
      before: null,
      isSameTarget: false,
      isAsked: true,
    },
    { memoryMb: 512, maxProcesses: 1 },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  expect(await valuesOf(read)).toEqual({ people: ["blue", "red"] });
  expect(read.secrets.map(({ column }) => column)).toEqual(["token", "password"]);
  expect(read.withheld.map(({ column }) => column)).toEqual(["password"]);
});

function targetOf(connectionString: string): Pick<ToRead, "target" | "knowledge"> {
  const { hostname, port, pathname, username, password } = new URL(connectionString);
  return {
    knowledge: noKnowledge,
    target: {
      kind: "server",
      target: {
        kind: "postgres",
        host: hostname,
        port: Number(port),
        database: pathname.slice(1),
        user: username,
        password: decodeURIComponent(password),
        tls: { mode: "off", ca: null, certificate: null, key: null },
        tunnel: null,
        schemas: null,
        addresses: "any",
      },
    },
  };
}

function read(toRead: ToRead): Promise<ReadDatabase> {
  return readDatabase(
    toRead,
    { memoryMb: 512, maxProcesses: 1 },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
}

/** Replaces the values of a snapshot by a mark, which shows what the next sync reuses. */
async function markValues(snapshot: DatabaseSnapshot): Promise<DatabaseSnapshot> {
  const { catalog, values } = await unpackContents(snapshot);
  return packContents({ catalog, values: values.map((one) => ({ ...one, values: ["marked"] })) });
}

async function valuesOf(snapshot: DatabaseSnapshot): Promise<unknown> {
  const { values } = await unpackContents(snapshot);
  return Object.fromEntries(values.map(({ table, values }) => [table, values.toSorted()]));
}

test("a sync reports what the database fails to read, once", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "askery-unreadable-")), "notes.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`CREATE TABLE notes (doc TEXT); INSERT INTO notes VALUES ('no JSON');
    ALTER TABLE notes ADD COLUMN x TEXT GENERATED ALWAYS AS (json_extract(doc, '$.x')) VIRTUAL`);
  file.close();
  const target = { kind: "file", path, format: "sqlite" } as const;
  const toRead = { target, knowledge: noKnowledge, before: null, isSameTarget: true, isAsked: true };
  const first = await read(toRead);
  expect(first.changes).toEqual([
    {
      kind: "column-unreadable",
      table: "notes",
      column: "x",
      summary: "notes.x can't be read: malformed JSON",
    },
  ]);
  expect((await read({ ...toRead, before: first })).changes).toEqual([]);
});
