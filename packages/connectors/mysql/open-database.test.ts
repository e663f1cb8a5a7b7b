import { failureOf } from "../failure-of.test-support.ts";
import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import type { CatalogTable, Cell } from "@askery/model";
import mysql2 from "mysql2";
import type { Connection } from "mysql2/promise";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isMysqlInstead, mariadbForTests } from "../../../scripts/test-servers/mariadb.ts";
import type { MariadbDatabase } from "../../../scripts/test-servers/mariadb-server.ts";
import type { Connector } from "../connector.ts";
import { openServer, probeServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { serverTarget } from "../server/server-target.test-support.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { listRows, signInAsAdmin, targetOf } from "./mysql-target.test-support.ts";

/* Behavior that is specific to MySQL and MariaDB, tested on a real server. */

let admin: Connection;
let database: MariadbDatabase;
let missing: string | null = null;

beforeAll(async () => {
  const answer = await mariadbForTests();
  if ("skipped" in answer) missing = answer.skipped;
  else {
    database = answer;
    admin = await signInAsAdmin(answer);
  }
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  if (missing === null) await admin.end();
});

test("maps columns to types and values", async () => {
  await admin.query(`SET SESSION sql_mode = '';
    CREATE TABLE kinds (
      id BIGINT UNSIGNED PRIMARY KEY COMMENT 'counts', done TINYINT(1), grade TINYINT(1), bit1 BIT, bits BIT(10),
      color ENUM('red', 'blue') COMMENT 'of it', tags SET('a', 'b'), born DATE, seen DATETIME(6), changed TIMESTAMP,
      at TIME, grown YEAR, doc JSON, raw BLOB, bytes BINARY(2), tiny FLOAT, money DECIMAL(20,4), code CHAR(3) UNIQUE
    ) COMMENT 'one of each';
    INSERT INTO kinds VALUES
      (18446744073709551615, 1, 6, b'1', b'1000000001', 'red', 'a,b', '0000-00-00', '2026-01-02 03:04:05.5', '2026-01-02 03:04:05',
       '-01:02:03', 2026, '{"a": [1]}', X'00ff', X'0102', 0.1, 12.5, 'abc'),
      (2, 0, 1, b'0', b'1', 'blue', '', '2026-05-06', '0000-00-00 00:00:00', '2026-01-02 03:04:05',
       '10:00:00', 1999, 'null', '', X'0000', 1e10, -9007199254740993.25, 'de')`);
  const connector = await openServer(targetOf(database));
  const catalog = await connector.introspect();
  const kinds = catalog.tables.find(({ name }) => name === "kinds");
  expect(kinds?.comment).toBe("one of each");
  expect(kinds?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "id integer",
    "done boolean",
    "grade integer",
    "bit1 boolean",
    "bits integer",
    "color text",
    "tags text",
    "born date",
    "seen timestamp",
    "changed timestamp",
    "at time",
    "grown integer",
    "doc json",
    "raw binary",
    "bytes binary",
    "tiny float",
    "money decimal",
    "code text",
  ]);
  expect(columnOf(kinds, "color")).toMatchObject({ comment: "of it", nativeType: "enum('red','blue')" });
  expect(columnOf(kinds, "code")).toMatchObject({ isUnique: true, isNullable: true });
  expect(columnOf(kinds, "born")?.profile).toMatchObject({ min: null, max: "2026-05-06" });
  expect(await rowsOf(connector, "SELECT * FROM kinds ORDER BY id")).toEqual([
    [
      2,
      false,
      true,
      false,
      1,
      "blue",
      "",
      "2026-05-06",
      null,
      "2026-01-02 03:04:05",
      "10:00:00",
      1999,
      "null",
      "",
      "0000",
      1e10,
      "-9007199254740993.2500",
      "de",
    ],
    [
      "18446744073709551615",
      true,
      6,
      true,
      513,
      "red",
      "a,b",
      null,
      "2026-01-02 03:04:05.5",
      "2026-01-02 03:04:05",
      "-01:02:03",
      2026,
      '{"a": [1]}',
      "00ff",
      "0102",
      0.1,
      12.5,
      "abc",
    ],
  ]);
  await connector.close();
});

test("lists tables that the user may read, and other databases only on request", async () => {
  await admin.query(`CREATE TABLE open_table (a INTEGER, b INTEGER); CREATE TABLE closed_table (a INTEGER);
    CREATE DATABASE askery_second; CREATE TABLE askery_second.far (id INTEGER PRIMARY KEY);
    CREATE USER askery_reader IDENTIFIED BY 'reads'; GRANT SELECT (a) ON open_table TO askery_reader;
    GRANT INSERT ON closed_table TO askery_reader; GRANT SELECT ON askery_second.* TO askery_reader`);
  const target = targetOf(database, { user: "askery_reader", password: "reads" });
  const near = await openServer(target);
  const { tables } = await near.introspect();
  expect(tables.map(({ id, columns }) => [id, columns.map(({ name }) => name)])).toEqual([
    ["open_table", ["a"]],
  ]);
  await near.close();
  const both = await openServer({ ...target, schemas: [database.database, "askery_second"] });
  const ids = (await both.introspect()).tables.map(({ id, schema }) => [id, schema]);
  expect(ids).toEqual([
    ["askery_second.far", "askery_second"],
    ["open_table", null],
  ]);
  await both.close();
  await admin.query("DROP USER askery_reader; DROP DATABASE askery_second");
});

test("profiles every one of many tables, and reports progress", async () => {
  const count = 100;
  const tables = Array.from(
    { length: count },
    (_, index) => `CREATE TABLE askery_many.t${String(index)} (id INTEGER PRIMARY KEY, name VARCHAR(9))`,
  );
  await admin.query(`CREATE DATABASE askery_many; ${tables.join(";")}`);
  const connector = await openServer(targetOf(database, { database: "askery_many" }));
  const seen: number[] = [];
  const catalog = await connector.introspect({ onProgress: ({ done }) => seen.push(done) });
  expect(catalog.tables).toHaveLength(count);
  expect(catalog.tables.every(({ columns }) => columns.every(({ profile }) => profile?.rowCount === 0))).toBe(
    true,
  );
  expect(seen.at(-1)).toBe(count);
  await connector.close();
  await admin.query("DROP DATABASE askery_many");
});

test("samples a large table along its integer key", async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) => `(${String(at + 1)}, '${at < 25_000 ? "first" : "second"}')`,
  );
  await admin.query(`CREATE TABLE large (id INTEGER PRIMARY KEY, half VARCHAR(9));
    INSERT INTO large VALUES ${rows.join(", ")}; ANALYZE TABLE large`);
  const connector = await openServer(targetOf(database));
  const values = await connector.sampleValues({ maxScannedRows: 1_000 });
  const half = values.find(({ table, column }) => table === "large" && column === "half");
  expect(half?.values.toSorted()).toEqual(["first", "second"]);
  const large = (await connector.introspect({ maxScannedRows: 1_000, maxWholeCells: 0 })).tables.find(
    ({ id }) => id === "large",
  );
  expect(columnOf(large, "id")?.profile).toMatchObject({ rowCount: 1_000 });
  expect(large?.rowEstimate).toBeGreaterThan(40_000);
  await connector.close();
  await admin.query("DROP TABLE large");
});

test("the probe reports the server's facts and the user's rights", async () => {
  const facts = await probeServer(targetOf(database));
  expect(facts).toMatchObject({
    product: isMysqlInstead ? "MySQL" : "MariaDB",
    encrypted: false,
    canWrite: true,
  });
  expect(facts.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(facts.schemas.map(({ name }) => name)).toContain(database.database);
  const [create = "", grant = ""] = facts.readOnlyRoleSql.split("\n");
  await admin.query(`${create}${grant}`);
  const reader = { user: "askery_reader", password: "choose a password" };
  expect(await probeServer(targetOf(database, reader))).toMatchObject({ canWrite: false });
  await admin.query("DROP USER askery_reader");
});

type Failure = readonly [Partial<ServerTarget>, code: string, field: string];

const noTls: Failure = [
  { tls: { mode: "require", ca: null, certificate: null, key: null } },
  "tls-failed",
  "tls",
];
const failures: readonly Failure[] = [
  [{ password: "wrong" }, "sign-in-refused", "password"],
  [{ user: "nobody" }, "sign-in-refused", "password"],
  [{ database: "nothing_here" }, "database-unknown", "database"],
  // MySQL creates its own certificate.
  ...(isMysqlInstead ? [] : [noTls]),
  [{ addresses: "public-only" }, "host-refused", "host"],
  [{ port: 1 }, "connection-refused", "port"],
];

test.each(failures)("%j fails with %s at %s", async (parts, code, field) => {
  const failure = await failureOf(openServer(targetOf(database, parts)));
  expect([failure.code, failure.field]).toEqual([code, field]);
  expect(JSON.stringify([failure.message, failure.fix])).not.toContain(database.password);
});

test("reports a locked account and an expired password, not a wrong password", async () => {
  await admin.query("CREATE USER shut IDENTIFIED BY 'x' ACCOUNT LOCK");
  await admin.query("CREATE USER stale IDENTIFIED BY 'x' PASSWORD EXPIRE");
  await admin.query(`GRANT SELECT ON ${database.database}.* TO stale`);
  const failureAs = async (user: string) => {
    const { code, field, message } = await failureOf(
      probeServer(targetOf(database, { user, password: "x" })),
    );
    return [code, field, message];
  };
  expect(await failureAs("shut")).toEqual([
    "sign-in-refused",
    "user",
    "The account of shut is locked on the server.",
  ]);
  expect(await failureAs("stale")).toEqual([
    "sign-in-refused",
    "password",
    "The password of this user has expired.",
  ]);
  await admin.query("DROP USER shut, stale");
});

test("a user with one connection is served over it", async () => {
  await admin.query("CREATE USER single IDENTIFIED BY 'x' WITH MAX_USER_CONNECTIONS 1");
  await admin.query(`GRANT SELECT ON ${database.database}.* TO single`);
  const connector = await openServer(targetOf(database, { user: "single", password: "x" }));
  const answers = [1, 2, 3].map((n) => rowsOf(connector, `SELECT ${n}`));
  expect(await Promise.all(answers)).toEqual([[[1]], [[2]], [[3]]]);
  await connector.close();
  await admin.query("DROP USER single");
});

test("replaces a session that died silently", async () => {
  const connector = await openServer(targetOf(database));
  expect(await rowsOf(connector, "SELECT 1")).toEqual([[1]]);
  const ids = await listRows(
    admin,
    "SELECT ID FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND DB = DATABASE()",
  );
  for (const [id] of ids) await admin.query(`KILL ${String(id)}`).catch(() => undefined);
  expect(await rowsOf(connector, "SELECT 2")).toEqual([[2]]);
  await connector.close();
});

/** LOCAL INFILE: a server may answer any query with a request for a file. */
test("sends nothing to a rogue server that asks for a local file", async () => {
  const sent: Buffer[] = [];
  const rogue = mysql2.createServer(() => undefined);
  rogue.on("connection", (connection: RogueConnection) => {
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: "8.0.0",
      connectionId: 1,
      statusFlags: 2,
      characterSet: 45,
      capabilityFlags: 0xff_ff_ff,
    });
    connection.stream.on("data", (bytes: Buffer) => sent.push(bytes));
    // The driver reports a query that begins with SET as a prepare.
    connection.on("stmt_prepare", () => {
      // The next packet is the file; acknowledge it.
      connection.stream.once("data", () =>
        connection.stream.write(Buffer.from([7, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0])),
      );
      const name = Buffer.from("/etc/passwd");
      connection.stream.write(Buffer.concat([Buffer.from([name.length + 1, 0, 0, 1, 0xfb]), name]));
    });
    connection.on("error", () => undefined);
  });
  const listener = (rogue as unknown as Rogue)._server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const target = serverTarget({
    kind: "mysql",
    port: (listener.address() as AddressInfo).port,
    password: "x",
  });
  const failure = await failureOf(openServer(target));
  expect(failure.message).not.toContain("root:");
  expect(Buffer.concat(sent).toString("latin1")).not.toContain("root:");
  expect(sent.length).toBeGreaterThan(1);
  await new Promise<void>((resolve) => rogue.close(() => resolve()));
});

interface Rogue {
  readonly _server: Server;
}

interface RogueConnection extends NodeJS.EventEmitter {
  readonly stream: NodeJS.ReadWriteStream;
  serverHandshake(greeting: Readonly<Record<string, unknown>>): void;
}

function columnOf(table: CatalogTable | undefined, name: string) {
  return table?.columns.find((column) => column.name === name);
}

async function rowsOf(
  connector: Connector,
  text: string,
): Promise<readonly (readonly (Cell | undefined)[])[]> {
  const { values, rowCount } = await readTable(
    await connector.run({ dialect: "mysql", text, parameters: [] }),
  );
  return Array.from({ length: rowCount }, (_, row) => values.map((cells) => cells[row]));
}
