import type { Catalog, CatalogTable, ColumnProfile } from "@askery/model";
import type { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { IntrospectOptions, ReadingProgress } from "../connector.ts";
import { openServer, probeServer } from "../open-server.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { signInAsAdmin, targetOf } from "./postgres-target.test-support.ts";

const schema = `
  CREATE SCHEMA sales;
  CREATE SCHEMA hidden;
  CREATE TYPE sales.state AS ENUM ('open', 'paid', 'sent');
  CREATE DOMAIN sales.amount AS numeric(10,2);
  CREATE DOMAIN sales.price AS sales.amount CHECK (VALUE >= 0);
  CREATE TABLE sales.orders (
    id bigint GENERATED ALWAYS AS IDENTITY, placed_at timestamptz NOT NULL, state sales.state, total sales.price,
    tags text[], extra jsonb, secret text, PRIMARY KEY (id, placed_at)
  ) PARTITION BY RANGE (placed_at);
  CREATE TABLE sales.orders_2025 PARTITION OF sales.orders FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');
  CREATE TABLE sales.orders_2026 PARTITION OF sales.orders FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
  INSERT INTO sales.orders (placed_at, state, total, tags)
    SELECT timestamptz '2025-07-01 12:00Z' + make_interval(days => n), (ARRAY['open', 'paid', 'sent'])[1 + n % 3]::sales.state,
      n / 100.0, ARRAY['a', 'b'] FROM generate_series(0, 364) n;
  COMMENT ON TABLE sales.orders IS 'What was sold';
  COMMENT ON COLUMN sales.orders.total IS 'With tax';
  CREATE TABLE sales.lines (
    order_id bigint, placed_at timestamptz, line int, code text UNIQUE, PRIMARY KEY (order_id, placed_at, line),
    FOREIGN KEY (order_id, placed_at) REFERENCES sales.orders (id, placed_at)
  );
  CREATE TABLE hidden.salaries (id int PRIMARY KEY, amount int);
  CREATE TABLE private_notes (id int);
  CREATE TABLE "Mixed Case" ("Id" int PRIMARY KEY, "id" int, "from" text);
  CREATE TABLE "mixed case" ("ID" int);
  CREATE TABLE public."a.b" (n int);
  CREATE SCHEMA a;
  CREATE TABLE a.b (n int);
  CREATE MATERIALIZED VIEW monthly AS SELECT date_trunc('month', placed_at) AS month, sum(total) AS total FROM sales.orders GROUP BY 1;
  CREATE VIEW broken AS SELECT 1 / (n - n) AS n FROM (SELECT 1 AS n) one;
  CREATE TABLE measured (n int, price numeric, day date, name text, word varchar(9), moment timestamptz, flag boolean);
  INSERT INTO measured SELECT n, n * 1.5, date '2026-01-01' + n, 'name ' || n, CASE WHEN n % 2 = 0 THEN 'even' END,
    timestamptz '2026-01-01 00:00Z' + make_interval(hours => n), n % 4 = 0 FROM generate_series(1, 400) n;
  ANALYZE measured;
  DROP ROLE IF EXISTS askery_looker;
  CREATE ROLE askery_looker LOGIN PASSWORD 'looks';
  GRANT USAGE ON SCHEMA sales, a TO askery_looker;
  GRANT SELECT ON ALL TABLES IN SCHEMA sales, a, public TO askery_looker;
  REVOKE SELECT ON sales.orders FROM askery_looker;
  GRANT SELECT (id, placed_at, state, total) ON sales.orders TO askery_looker;
  REVOKE ALL ON private_notes FROM askery_looker;
  REVOKE CREATE ON SCHEMA public FROM PUBLIC`;

let admin: Client;
let target: ServerTarget;
let looker: ServerTarget;
let missing: string | null = null;

beforeAll(async () => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    missing = postgres.skipped;
    return;
  }
  admin = await signInAsAdmin(postgres.connectionString);
  await admin.query(schema);
  target = targetOf(postgres.connectionString);
  looker = { ...target, user: "askery_looker", password: "looks" };
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  if (missing !== null) return;
  await admin.query("DROP OWNED BY askery_looker; DROP ROLE askery_looker");
  await admin.end();
});

describe("the catalog", () => {
  test("partitions are one table, with the rows of all", async () => {
    const orders = tableOf(await introspect(target), "sales.orders");
    const { schema, name, kind, comment, rowEstimate, primaryKey } = orders;
    expect({ schema, name, kind, comment, rowEstimate, primaryKey }).toEqual({
      schema: "sales",
      name: "orders",
      kind: "table",
      comment: "What was sold",
      rowEstimate: 365,
      primaryKey: ["id", "placed_at"],
    });
    expect(orders.columns.map(({ name, type, nativeType }) => [name, type, nativeType])).toEqual([
      ["id", "integer", "bigint"],
      ["placed_at", "timestamp", "timestamp with time zone"],
      ["state", "text", "sales.state"],
      ["total", "decimal", "numeric(10,2)"],
      ["tags", "text", "text[]"],
      ["extra", "json", "jsonb"],
      ["secret", "text", "text"],
    ]);
    expect(orders.columns.map(({ isList, labels }) => isList ?? labels ?? null)).toEqual([
      null,
      null,
      ["open", "paid", "sent"],
      null,
      true,
      null,
      null,
    ]);
    expect(profileOf(orders, "placed_at")).toEqual({
      rowCount: 365,
      basis: "all-rows",
      nullCount: 0,
      distinctCount: 365,
      min: "2025-07-01 12:00:00",
      max: "2026-06-30 12:00:00",
    });
    expect(profileOf(orders, "state")).toMatchObject({ distinctCount: 3, min: "open", max: "sent" });
    expect(orders.columns.find(({ name }) => name === "total")?.comment).toBe("With tax");
  });

  test("a table that inherits all its columns is part of its parent, unless the parent may not be read", async () => {
    await admin.query(`
      CREATE SCHEMA parts;
      CREATE TABLE parts.readings (id int, sensor text);
      CREATE TABLE parts.readings_1 () INHERITS (parts.readings);
      CREATE TABLE parts.readings_2 (LIKE parts.readings);
      ALTER TABLE parts.readings_2 INHERIT parts.readings;
      CREATE TABLE parts.gauged (unit text) INHERITS (parts.readings);
      INSERT INTO parts.readings_1 SELECT n, 'a' FROM generate_series(1, 30) n;
      INSERT INTO parts.readings_2 SELECT n, 'b' FROM generate_series(1, 40) n;
      INSERT INTO parts.gauged SELECT n, 'c', 'K' FROM generate_series(1, 5) n;
      GRANT USAGE ON SCHEMA parts TO askery_looker;
      GRANT SELECT ON parts.readings_1 TO askery_looker`);
    const listed = async (as: ServerTarget) =>
      (await introspect({ ...as, schemas: ["parts"] })).tables.map(({ id, rowEstimate }) => [
        id,
        rowEstimate,
      ]);
    const whole = [
      ["parts.readings", 75],
      ["parts.gauged", 5],
    ];
    const counted = async () => (await probeServer({ ...target, schemas: ["parts"] })).schemas;
    expect(await listed(target)).toEqual(whole);
    expect(await listed(looker)).toEqual([["parts.readings_1", 30]]);
    expect(await counted()).toEqual([{ name: "parts", tableCount: 2 }]);
    await admin.query("ANALYZE parts.readings, parts.gauged, parts.readings_1, parts.readings_2");
    expect(await listed(target)).toEqual(whole);
    await admin.query("DROP SCHEMA parts CASCADE");
  });

  test("samples rows of many small partitions evenly", async () => {
    await admin.query("CREATE SCHEMA days; CREATE TABLE days.hits (day int, n int) PARTITION BY LIST (day)");
    const days = Array.from({ length: 40 }, (_, day) => day);
    for (const day of days) {
      await admin.query(`CREATE TABLE days.hits_${day} PARTITION OF days.hits FOR VALUES IN (${day})`);
    }
    await admin.query("INSERT INTO days.hits SELECT n % 40, n FROM generate_series(1, 4000) n");
    const connector = await openServer({ ...target, schemas: ["days"] });
    try {
      const { tables } = await connector.introspect({ maxScannedRows: 200, maxWholeCells: 0 });
      const { distinctCount = 0 } =
        profileOf(tableOf({ tables, relationships: [] }, "days.hits"), "day") ?? {};
      expect(distinctCount).toBeGreaterThan(20);
    } finally {
      await connector.close();
      await admin.query("DROP SCHEMA days CASCADE");
    }
  });

  test("shortens a very long comment, and excludes infinite values from minimum and maximum", async () => {
    await admin.query(`
      CREATE SCHEMA ends;
      CREATE TABLE ends.terms (until date, at timestamp, share float8, price numeric);
      INSERT INTO ends.terms VALUES ('2026-01-01', '2026-01-01', 1, 1), ('infinity', '-infinity', 'Infinity', 'NaN'),
        ('0044-03-15 BC', '294276-01-01', 'NaN', 2);
      COMMENT ON TABLE ends.terms IS '${"long ".repeat(200_000)}'`);
    const endsOf = async () => {
      const { tables } = await introspect({ ...target, schemas: ["ends"] });
      const [terms] = tables;
      expect(terms?.comment).toHaveLength(2000);
      return terms?.columns.map(({ profile }) => [profile?.min, profile?.max]);
    };
    expect(await endsOf()).toEqual([
      [null, "2026-01-01"],
      ["2026-01-01 00:00:00", null],
      ["1", "1"],
      ["1", "2"],
    ]);
    await admin.query("ANALYZE ends.terms");
    expect((await endsOf())?.flat().filter((end) => /infinity|nan|bc/i.test(end ?? ""))).toEqual([]);
    await admin.query("DROP SCHEMA ends CASCADE");
  });

  test("names keep their case, and table ids are unique", async () => {
    const { tables } = await introspect(target);
    expect(tables.map(({ id, kind }) => `${kind} ${id}`).toSorted()).toEqual([
      "table Mixed Case",
      'table ["public","a.b"]',
      "table a.b",
      "table hidden.salaries",
      "table measured",
      "table mixed case",
      "table private_notes",
      "table sales.lines",
      "table sales.orders",
      "view broken",
      "view monthly",
    ]);
    expect(tableOf({ tables, relationships: [] }, "Mixed Case").columns.map(({ name }) => name)).toEqual([
      "Id",
      "id",
      "from",
    ]);
  });

  test("keys of several columns are relationships", async () => {
    const { relationships } = await introspect(target);
    expect(relationships).toEqual([
      {
        from: { table: "sales.lines", columns: ["order_id", "placed_at"] },
        to: { table: "sales.orders", columns: ["id", "placed_at"] },
        origin: "declared",
      },
    ]);
  });

  test("a key that old rows may break guarantees nothing", async () => {
    await admin.query(`
      CREATE SCHEMA loose;
      CREATE TABLE loose.makers (id int PRIMARY KEY);
      CREATE TABLE loose.parts (maker_id int);
      INSERT INTO loose.parts VALUES (7);
      ALTER TABLE loose.parts ADD FOREIGN KEY (maker_id) REFERENCES loose.makers NOT VALID`);
    const { relationships } = await introspect(target);
    await admin.query("DROP SCHEMA loose CASCADE");
    expect(relationships.filter(({ from }) => from.table === "loose.parts")).toEqual([
      {
        from: { table: "loose.parts", columns: ["maker_id"] },
        to: { table: "loose.makers", columns: ["id"] },
        origin: "inferred",
      },
    ]);
  });

  test("lists only what this user may read", async () => {
    const catalog = await introspect(looker);
    expect(catalog.tables.map(({ id }) => id).filter((id) => /orders|salaries|private/.test(id))).toEqual([
      "sales.orders",
    ]);
    const orders = tableOf(catalog, "sales.orders");
    expect(orders.columns.map(({ name }) => name)).toEqual(["id", "placed_at", "state", "total"]);
    expect(profileOf(orders, "total")).toMatchObject({ rowCount: 365, max: "3.64" });
  });

  test("lists only the selected schemas", async () => {
    const catalog = await introspect({ ...target, schemas: ["sales", "no such"] });
    expect(catalog.tables.map(({ id }) => id)).toEqual(["sales.orders", "sales.lines"]);
    expect((await introspect({ ...target, schemas: [] })).tables).toEqual([]);
  });

  test("takes profiles of large tables from the server's statistics, if available", async () => {
    await admin.query("DELETE FROM measured WHERE n = 400");
    const measured = tableOf(await introspect(target, { maxWholeCells: 0 }), "measured");
    await admin.query(
      "INSERT INTO measured SELECT 400, 600, '2027-02-05', 'name 400', 'even', '2026-01-17 16:00Z', true",
    );
    const profiles = Object.fromEntries(measured.columns.map(({ name, profile }) => [name, profile]));
    const known = { rowCount: 400, basis: "statistics" } as const;
    expect(profiles).toEqual({
      n: { ...known, nullCount: 0, distinctCount: 400, min: "1", max: "400" },
      price: { ...known, nullCount: 0, distinctCount: 400, min: "1.5", max: "600.0" },
      day: { ...known, nullCount: 0, distinctCount: 400, min: "2026-01-02", max: "2027-02-05" },
      name: { ...known, nullCount: 0, distinctCount: 400, min: "name 1", max: "name 99" },
      word: { ...known, nullCount: 200, distinctCount: 1, min: "even", max: "even" },
      moment: {
        ...known,
        nullCount: 0,
        distinctCount: 400,
        min: "2026-01-01 01:00:00",
        max: "2026-01-17 16:00:00",
      },
      flag: { ...known, nullCount: 0, distinctCount: 2, min: "false", max: "true" },
    });
  });

  test("reports progress", async () => {
    const connector = await openServer(target);
    const seen: ReadingProgress[] = [];
    await connector.introspect({ onProgress: (progress) => seen.push(progress) });
    expect(seen.map(({ done, total }) => [done, total])).toEqual(
      Array.from({ length: 11 }, (_, index) => [index + 1, 11]),
    );
    expect(new Set(seen.map(({ table }) => table)).size).toBe(11);
    await connector.close();
  });
});

test("samples values of enums, but not of keys, identifiers and unreadable columns", async () => {
  const connector = await openServer(looker);
  const values = await connector.sampleValues();
  await connector.close();
  expect(values.filter(({ table }) => table === "sales.orders")).toEqual([
    { table: "sales.orders", column: "state", values: ["open", "paid", "sent"], isComplete: true },
  ]);
});

describe("probing", () => {
  test("reports the product, the schemas, and that the owner of the server may write", async () => {
    const facts = await probeServer(target);
    expect({ ...facts, version: "", latencyMs: 0, readOnlyRoleSql: "" }).toEqual({
      product: "PostgreSQL",
      version: "",
      encrypted: false,
      canWrite: true,
      readOnlyRoleSql: "",
      schemas: [
        { name: "a", tableCount: 1 },
        { name: "hidden", tableCount: 1 },
        { name: "public", tableCount: 7 },
        { name: "sales", tableCount: 2 },
      ],
      warning: null,
      latencyMs: 0,
    });
    expect(facts.version).toMatch(/^\d+(?:\.\d+)+$/);
  });

  test.each([
    ["nothing more", null, null],
    [
      "change one column",
      "GRANT UPDATE (total) ON sales.orders TO askery_looker",
      "REVOKE UPDATE (total) ON sales.orders FROM askery_looker",
    ],
    [
      "add rows",
      "GRANT INSERT ON sales.lines TO askery_looker",
      "REVOKE INSERT ON sales.lines FROM askery_looker",
    ],
    [
      "empty a table",
      "GRANT TRUNCATE ON sales.lines TO askery_looker",
      "REVOKE TRUNCATE ON sales.lines FROM askery_looker",
    ],
    [
      "make tables",
      "GRANT CREATE ON SCHEMA a TO askery_looker",
      "REVOKE CREATE ON SCHEMA a FROM askery_looker",
    ],
    [
      "become who may delete",
      "CREATE ROLE askery_may; GRANT DELETE ON sales.lines TO askery_may; GRANT askery_may TO askery_looker",
      "DROP OWNED BY askery_may; DROP ROLE askery_may",
    ],
  ] as const)("a role that may read and %s", async (_name, grant, undo) => {
    if (grant !== null) await admin.query(grant);
    const { canWrite } = await probeServer(looker);
    if (undo !== null) await admin.query(undo);
    expect(canWrite).toBe(grant !== null);
  });

  test("the proposed role can only read", async () => {
    const { readOnlyRoleSql } = await probeServer({ ...target, schemas: ["sales", "a"] });
    await admin.query(readOnlyRoleSql);
    try {
      const reader = { ...target, user: "askery_reader", password: "choose a password" };
      const { canWrite } = await probeServer(reader);
      const catalog = await introspect({ ...reader, schemas: ["sales", "a"] });
      expect([canWrite, catalog.tables.map(({ id }) => id)]).toEqual([
        false,
        ["a.b", "sales.orders", "sales.lines"],
      ]);
    } finally {
      await admin.query("DROP OWNED BY askery_reader; DROP ROLE askery_reader");
    }
  });
});

async function introspect(one: ServerTarget, options: IntrospectOptions = {}): Promise<Catalog> {
  const connector = await openServer(one);
  try {
    return await connector.introspect(options);
  } finally {
    await connector.close();
  }
}

function tableOf(catalog: Catalog, id: string): CatalogTable {
  const table = catalog.tables.find((one) => one.id === id);
  if (!table) throw new Error(`No table ${id}`);
  return table;
}

function profileOf(table: CatalogTable, name: string): ColumnProfile | null {
  return table.columns.find((column) => column.name === name)?.profile ?? null;
}
