import { readTable, type Connector } from "@askery/connectors";
import { AppError } from "@askery/model";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { placeOf } from "./open-postgres.test-support.ts";
import { connectTo } from "./open-server.test-support.ts";
import { runGuarded } from "./run-guarded.ts";

/* A question never runs code that people added to a database, whatever its name. All such code here fails loudly. */

const schema = `
  CREATE TABLE customers (id int, name text);
  INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bo');
  CREATE FUNCTION alarm() RETURNS int LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''own code ran''; END';
  CREATE FUNCTION quiet(text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS
    'BEGIN RAISE EXCEPTION ''own code ran''; END';
  CREATE FUNCTION first(text) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT alarm()';
  CREATE FUNCTION lower(int, int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT alarm()';
  CREATE FUNCTION upper(name) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT alarm()';
  CREATE AGGREGATE sum(text) (SFUNC = textcat, STYPE = text, FINALFUNC = quiet);
  CREATE FUNCTION tag(customers) RETURNS int LANGUAGE sql AS 'SELECT alarm()';
  CREATE FUNCTION peek(anyelement) RETURNS int LANGUAGE sql AS 'SELECT alarm()';
  CREATE FUNCTION quiet_text(text, text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT quiet($1)';
  CREATE OPERATOR === (LEFTARG = text, RIGHTARG = text, FUNCTION = quiet_text);
  CREATE DOMAIN email AS text CHECK (quiet(VALUE));
  CREATE TYPE contact AS (email email);
  CREATE VIEW alarming AS SELECT alarm();
  CREATE VIEW over_alarming AS SELECT * FROM alarming`;

let connector: Connector;
let missing: string | null = null;
beforeAll(async () => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    missing = postgres.skipped;
    return;
  }
  const admin = new Client({ connectionString: postgres.connectionString });
  await admin.connect();
  await admin.query(schema);
  await admin.end();
  connector = await connectTo("postgres", placeOf(postgres.connectionString));
});
beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});
afterAll(async () => {
  if (missing === null) await connector.close();
});

test.each([
  "SELECT first('x'::text)",
  "SELECT c.tag FROM customers c",
  "SELECT customers.tag FROM customers",
  "SELECT c.peek FROM customers c",
  "SELECT s.peek FROM (SELECT id FROM customers) s",
  "SELECT 'a' === 'b'",
  "SELECT 'x'::email",
  "SELECT ROW('x')::contact",
  'SELECT * FROM json_populate_record(NULL::contact, \'{"email": "x"}\')',
  'SELECT * FROM json_to_record(\'{"a": "x"}\') AS r (a email)',
  "SELECT * FROM alarming",
  "SELECT * FROM over_alarming",
])("%s is refused", async (text) => {
  expect(await outcomeOf(text)).toBe("query-refused");
});

test.each([
  ["SELECT lower(1, 2)", "query-failed"],
  ["SELECT sum('x'::text)", "query-failed"],
  [
    "SELECT lower(name), sum(id), upper(name::name) FROM customers WHERE id = 1 GROUP BY name",
    [["ada"], [1], ["ADA"]],
  ],
  ["SELECT c.name, count(*) FROM customers c WHERE c.id = 2 GROUP BY 1", [["Bo"], [1]]],
] as const)("%s means PostgreSQL's own functions", async (text, outcome) => {
  expect(await outcomeOf(text)).toEqual(outcome);
});

/** The values of a statement, or the code of its failure. */
async function outcomeOf(text: string): Promise<unknown> {
  try {
    const statement = { dialect: connector.dialect, text, parameters: [] };
    return (await readTable(await runGuarded(connector, statement))).values;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return cause.message.includes("own code ran") ? "own code ran" : cause.code;
  }
}
