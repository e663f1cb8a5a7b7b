import type { ServerTarget } from "@askery/connectors";
import type { Catalog, CatalogTable } from "@askery/model";
import { createConnection } from "mysql2/promise";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, type TestContext } from "vitest";
import { executeClickhouse } from "../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../scripts/test-servers/current-clickhouse.ts";
import { mariadbForTests } from "../../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { findForbidden } from "./find-forbidden.ts";
import { placeOf } from "./open-postgres.test-support.ts";
import { connectTo } from "./open-server.test-support.ts";

/** A real server, with an owner and a user who reads. */
interface Target {
  readonly kind: ServerTarget["kind"];
  readonly server: Parameters<typeof connectTo>[1];
  readonly reader: string;
  readonly execute: (sql: string) => Promise<unknown>;
}

const targets: Readonly<Record<string, (context: TestContext) => Promise<Target>>> = {
  PostgreSQL: async (context) => {
    const found = await postgresForTests();
    if ("skipped" in found) return context.skip(found.skipped);
    const owner = new Client({ connectionString: found.connectionString });
    await owner.connect();
    onTestFinished(() => owner.end());
    const server = placeOf(found.connectionString);
    const reader = `forbidden_${server.database}`;
    await owner.query(`CREATE ROLE ${reader} LOGIN PASSWORD 'secret'`);
    onTestFinished(async () => {
      await owner.query(`DROP OWNED BY ${reader}`);
      await owner.query(`DROP ROLE ${reader}`);
    });
    const asReader = { ...server, user: reader, password: "secret" };
    return { kind: "postgres", server: asReader, reader, execute: (sql) => owner.query(sql) };
  },
  MariaDB: async (context) => {
    const found = await mariadbForTests();
    if ("skipped" in found) return context.skip(found.skipped);
    const owner = await createConnection({ ...found });
    onTestFinished(() => owner.end());
    const reader = `forbidden_${found.database}`;
    await owner.query(`CREATE USER ${reader} IDENTIFIED BY 'secret'`);
    onTestFinished(async () => void (await owner.query(`DROP USER ${reader}`)));
    const asReader = { ...found, user: reader, password: "secret" };
    return {
      kind: "mysql",
      server: asReader,
      reader,
      execute: (sql) => owner.query(sql),
    };
  },
};

function table(id: string, columns: readonly string[]): CatalogTable {
  return {
    id,
    schema: null,
    name: id,
    kind: "table",
    comment: null,
    primaryKey: [],
    rowEstimate: null,
    columns: columns.map((name) => ({
      name,
      type: "integer",
      nativeType: "integer",
      encoding: null,
      isNullable: true,
      isUnique: false,
      comment: null,
      profile: null,
    })),
  };
}

function catalog(tables: Readonly<Record<string, readonly string[]>>): Catalog {
  return {
    tables: Object.entries(tables).map(([id, columns]) => table(id, columns)),
    relationships: [],
  };
}

const { signal } = new AbortController();
const reason = "access was revoked";

describe.each(Object.keys(targets))("on %s", (name) => {
  async function open(context: TestContext) {
    const target = await targets[name]?.(context);
    expect.assert(target !== undefined);
    for (const id of ["regions", "events", "gone"]) {
      await target.execute(`CREATE TABLE ${id} (a INT, b INT, c INT)`);
      await target.execute(`GRANT SELECT ON ${id} TO ${target.reader}`);
    }
    const connector = await connectTo(target.kind, target.server);
    onTestFinished(() => connector.close());
    return { ...target, connector };
  }

  test("what may no longer be read is distinguished from what is gone", async (context) => {
    const { connector, execute, reader } = await open(context);
    await execute("DROP TABLE gone");
    await execute(`REVOKE SELECT ON regions FROM ${reader}`);
    await execute(`REVOKE SELECT ON events FROM ${reader}`);
    await execute(`GRANT SELECT (a) ON events TO ${reader}`);
    const before = catalog({ regions: ["a", "b"], events: ["a", "b"], gone: ["a"] });
    const after = catalog({ events: ["a"] });
    expect(await findForbidden(connector, { before, after }, { signal })).toEqual([
      { table: "regions", column: null, reason },
      { table: "events", column: "b", reason },
    ]);
  });

  test("the search ends at its limit, whatever is left", async (context) => {
    const { connector, execute, reader } = await open(context);
    await execute(`REVOKE SELECT ON regions FROM ${reader}`);
    await execute(`REVOKE SELECT ON gone FROM ${reader}`);
    // Reading a locked table waits.
    await execute(name === "MariaDB" ? "LOCK TABLES events WRITE" : "BEGIN");
    if (name === "PostgreSQL") await execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE");
    const before = catalog({ regions: ["a"], events: ["a"], gone: ["a"] });
    const found = findForbidden(connector, { before, after: catalog({}) }, { signal, limitMs: 1_500 });
    expect(await found).toEqual([{ table: "regions", column: null, reason }]);
    await execute(name === "MariaDB" ? "UNLOCK TABLES" : "ROLLBACK");
  });
});

test("ClickHouse refuses a table and a column without a grant, and does not know those that are gone", async (context) => {
  const server = await currentClickhouseForTests();
  if ("skipped" in server) return context.skip(server.skipped);
  const connector = await connectTo("clickhouse", server);
  onTestFinished(() => connector.close());
  // The library has no users to revoke grants from, but its own user may not list users.
  await executeClickhouse(server, "CREATE VIEW people (name String) AS SELECT name FROM system.users");
  await executeClickhouse(
    server,
    "CREATE VIEW staff (a Int32, name String) AS SELECT 1, (SELECT any(name) FROM system.users)",
  );
  const before = catalog({ people: ["name"], gone: ["a"], staff: ["a", "name", "lost"] });
  const after = catalog({ staff: ["a"] });
  expect(await findForbidden(connector, { before, after }, { signal })).toEqual([
    { table: "people", column: null, reason },
    { table: "staff", column: "name", reason },
  ]);
});
