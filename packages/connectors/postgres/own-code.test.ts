import { nameSource, noCode } from "@askery/model";
import type { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { Connector } from "../connector.ts";
import { openServer } from "../open-server.ts";
import { signInAsAdmin, targetOf } from "./postgres-target.test-support.ts";

/* The code that the guard learns of. The owner of the database is not a superuser, but could add to an extension. */

const schema = `
  DROP ROLE IF EXISTS askery_owner;
  CREATE ROLE askery_owner;
  GRANT ALL ON SCHEMA public TO askery_owner;
  CREATE EXTENSION hstore;
  CREATE EXTENSION citext;
  CREATE SCHEMA elsewhere AUTHORIZATION askery_owner;
  SET ROLE askery_owner;
  CREATE TABLE customers (id int, name text, full_name text);
  CREATE TABLE children () INHERITS (customers);
  CREATE FUNCTION helper() RETURNS int LANGUAGE sql AS 'SELECT 1';
  CREATE FUNCTION lower(int, int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 1';
  CREATE FUNCTION elsewhere.upper(int) RETURNS int LANGUAGE sql AS 'SELECT 1';
  CREATE FUNCTION tag_of(customers) RETURNS text LANGUAGE sql AS 'SELECT $1.name';
  CREATE FUNCTION full_name(customers) RETURNS text LANGUAGE sql AS 'SELECT $1.name';
  CREATE FUNCTION peek(anyelement) RETURNS int LANGUAGE sql STABLE AS 'SELECT 1';
  CREATE FUNCTION is_email(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
  CREATE DOMAIN email AS text CHECK (is_email(VALUE));
  CREATE DOMAIN short AS text CHECK (length(VALUE) < 5);
  CREATE TYPE contact AS (id int, email email);
  CREATE TYPE mood AS ENUM ('sad', 'glad');
  CREATE TYPE color AS ENUM ('red');
  CREATE FUNCTION to_number(mood) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 1';
  CREATE CAST (mood AS int) WITH FUNCTION to_number(mood);
  CREATE CAST (varchar AS color) WITH INOUT AS IMPLICIT;
  CREATE OPERATOR === (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq);
  CREATE TABLE moods (mood mood);
  CREATE TABLE colors (color color);
  CREATE VIEW sleeping AS SELECT pg_sleep(0.001) IS NULL AS slept, id FROM customers;
  CREATE VIEW over_sleeping AS SELECT id FROM sleeping;
  CREATE VIEW helped AS SELECT helper() AS helped;
  CREATE VIEW harmless AS SELECT peek(id), now(), random(), gen_random_uuid(), lower(1, 2) FROM customers;
  CREATE MATERIALIZED VIEW stored AS SELECT helper() AS helped;
  RESET ROLE`;

let admin: Client;
let connector: Connector;
let missing: string | null = null;
let connectionString = "";

beforeAll(async () => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    missing = postgres.skipped;
    return;
  }
  ({ connectionString } = postgres);
  admin = await signInAsAdmin(connectionString);
  await admin.query(schema);
  connector = await openServer(targetOf(connectionString));
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  if (missing !== null) return;
  await connector.close();
  await admin.query("DROP OWNED BY askery_owner CASCADE; DROP ROLE askery_owner");
  await admin.end();
});

test("finds functions on the search path, and which of them PostgreSQL has too; trusts extensions", async () => {
  const { functions, overloads, types } = await connector.code();
  expect([...functions].filter((name) => !types.has(name)).toSorted()).toEqual([
    "full_name",
    "helper",
    "is_email",
    "lower",
    "peek",
    "tag_of",
    "to_number",
  ]);
  expect([...overloads].toSorted()).toEqual(["lower", "to_number"]);
});

test("finds functions of rows, and columns that hide them", async () => {
  const { fields } = await connector.code();
  const rows = new Set(["customers", "children"].flatMap((name) => [name, nameSource(["public", name])]));
  expect(fields).toEqual(
    new Map([
      ["full_name", { takes: rows, hiddenIn: rows }],
      ["tag_of", { takes: rows, hiddenIn: new Set() }],
      ["peek", { takes: null, hiddenIn: new Set(["harmless", nameSource(["public", "harmless"])]) }],
    ]),
  );
});

test("finds operators, and types whose casts run code", async () => {
  const { operators, types } = await connector.code();
  expect([...operators]).toEqual(["==="]);
  expect([...types].filter((name) => !name.startsWith("_")).toSorted()).toEqual([
    "contact",
    "email",
    "mood",
    "moods",
  ]);
});

test("finds views and tables whose reading runs code that may do more than read", async () => {
  const { sources } = await connector.code();
  expect(new Map([...sources].filter(([name]) => !name.includes("\0")))).toEqual(
    new Map([
      ["helped", "helper"],
      ["moods", "to_number"],
      ["over_sleeping", "pg_sleep"],
      ["sleeping", "pg_sleep"],
    ]),
  );
  expect(sources.get(nameSource(["public", "helped"]))).toBe("helper");
});

test("a sync does not scan views and tables that run code, and reports the code", async () => {
  const { tables } = await connector.introspect();
  expect(tables.flatMap(({ id, runs }) => (runs === undefined ? [] : [[id, runs]]))).toEqual([
    ["moods", "to_number"],
    ["sleeping", "pg_sleep"],
    ["over_sleeping", "pg_sleep"],
    ["helped", "helper"],
  ]);
  const seen = tables.filter(({ columns }) => columns.some(({ profile }) => profile !== null));
  expect(seen.map(({ id }) => id)).toEqual(["customers", "colors", "harmless", "stored"]);
});

test("a row filter counts as code for the users that it applies to", async () => {
  await admin.query(`
    CREATE TABLE filtered (id int);
    CREATE POLICY own ON filtered USING (helper() = 1);
    ALTER TABLE filtered ENABLE ROW LEVEL SECURITY;
    GRANT SELECT ON filtered TO askery_owner;
    ALTER ROLE askery_owner LOGIN PASSWORD 'owns'`);
  const target = targetOf(connectionString);
  const filtered = await openServer({ ...target, user: "askery_owner", password: "owns" });
  expect((await filtered.code()).sources.get("filtered")).toBe("helper");
  await filtered.close();
  const superuser = await openServer(target);
  expect((await superuser.code()).sources.has("filtered")).toBe(false);
  await superuser.close();
});

test("a function that the owner adds to an extension is not trusted", async () => {
  await admin.query(`
    ALTER ROLE askery_owner SUPERUSER;
    SET ROLE askery_owner;
    CREATE FUNCTION repeat(int) RETURNS int LANGUAGE sql AS 'SELECT 1';
    ALTER EXTENSION hstore ADD FUNCTION repeat(int);
    RESET ROLE;
    ALTER ROLE askery_owner NOSUPERUSER`);
  const fresh = await openServer(targetOf(connectionString));
  expect((await fresh.code()).functions.has("repeat")).toBe(true);
  expect((await fresh.code()).functions.has("akeys")).toBe(false);
  await fresh.close();
  await admin.query("ALTER EXTENSION hstore DROP FUNCTION repeat(int)");
});

test("a database without user-defined code has none", async () => {
  const other = await postgresForTests();
  if ("skipped" in other) throw new Error(other.skipped);
  const empty = await openServer(targetOf(other.connectionString));
  expect(await empty.code()).toBe(noCode);
  await empty.close();
});
