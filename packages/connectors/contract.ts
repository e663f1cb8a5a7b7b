import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  AppErrorCode,
  Catalog,
  CatalogTable,
  Cell,
  ColumnProfile,
  Literal,
  Statement,
  TableColumn,
} from "@askery/model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Connector, Limits } from "./connector.ts";
import { failureOf } from "./failure-of.test-support.ts";
import { readTable } from "./read-table.ts";

/**
 * What a kind of database provides for the contract tests: a database with the tables below, and SQL in its dialect.
 *
 * Tables: `customers (id` primary key`, name` required`, city)` with 3 rows, (1, Ada, Paris), (2, Bo, Rome), (3, Cy,
 * null); `orders (id` primary key`, customer_id → customers, total, placed_on` a date`)` with 4 rows; `refunds (id,
 * order_id)` with 2 rows and no declared key, whose values are order ids; the view `spenders`; and `we"ird täble
 * (select, "__proto__", "a b")` with the row (1, 'p', 'x').
 */
export interface ContractFixture {
  /**
   * Creates the database, in the empty folder if it is a file, and opens it; or reports why it isn't available here.
   */
  open(folder: string): Promise<OpenFixture | { readonly skipped: string }>;
  /** A query for the numbers 0 to `count - 1` as column `n`, in order and computed on demand. */
  series(count: number): string;
  /** A query that never ends, and returns no rows. */
  readonly endless: string;
  /** Select lists of one column, and the expected cell. */
  readonly values: readonly (readonly [expression: string, cell: Cell])[];
  /** The placeholder that preserves the parameter's type: `?` or a cast of it. */
  readonly parameters: readonly (readonly [literal: Literal, placeholder: string, cell: Cell])[];
  /** Whether the database supports foreign keys. Default true. */
  readonly declaresKeys?: false;
  /** The identifier quote. Default `"`. */
  readonly quote?: "`";
  /** Statements of this dialect that write, reach a file, load code or change settings. */
  readonly forbidden: readonly string[];
}

export interface OpenFixture {
  readonly connector: Connector;
  /** Breaks off the connector's running queries from outside. Repeated until there was one to break off. */
  breakOff(): Promise<void>;
  /** The content of the database, for comparison. */
  fingerprint(): Promise<unknown>;
  close(): Promise<void>;
}

const expectedTypes = {
  "customers.id": "integer",
  "customers.name": "text",
  "customers.city": "text",
  "orders.id": "integer",
  "orders.customer_id": "integer",
  "orders.total": "decimal",
  "orders.placed_on": "date",
};

const cityProfile: ColumnProfile = {
  rowCount: 3,
  basis: "all-rows",
  nullCount: 1,
  distinctCount: 2,
  min: "Paris",
  max: "Rome",
};

/** Tests the rules that every connector follows, against the real database. */
export function describeConnector(name: string, fixture: ContractFixture): void {
  describe(`${name} follows the contract of connectors`, () => {
    const folder = mkdtempSync(join(tmpdir(), "askery-contract-"));
    let opened: OpenFixture;
    let connector: Connector;
    let missing: string | null = null;
    beforeAll(async () => {
      const outcome = await fixture.open(folder);
      if ("skipped" in outcome) missing = outcome.skipped;
      else ({ connector } = opened = outcome);
    });
    beforeEach((context) => {
      if (missing !== null) context.skip(missing);
    });
    afterAll(async () => {
      if (missing === null) await opened.close();
      rmSync(folder, { recursive: true });
    });
    describe("introspection", () => {
      describeIntrospection(() => connector, fixture);
    });
    describe("values of results", () => {
      describeValues(() => connector, fixture);
    });
    describe("limits", () => {
      describeLimits(() => connector, fixture);
    });
    describe("stopping", () => {
      describeStopping(() => opened, fixture);
    });
    describe("refusals", () => {
      describeRefusals(() => opened, fixture);
    });
  });
}

function describeIntrospection(connector: () => Connector, fixture: ContractFixture): void {
  let catalog: Catalog;
  let isRead = false;
  beforeEach(async () => {
    if (!isRead) catalog = await connector().introspect();
    isRead = true;
  });
  const table = (name: string) => tableOf(catalog, name);

  test("lists tables and views, but not the database's own", () => {
    expect(catalog.tables.map(({ name, kind }) => `${kind} ${name}`).toSorted()).toEqual([
      "table customers",
      "table orders",
      "table refunds",
      'table we"ird täble',
      "view spenders",
    ]);
  });

  test("finds row counts, keys and nullable columns", () => {
    const customers = table("customers");
    expect(customers.rowEstimate).toBe(3);
    expect(customers.primaryKey).toEqual(["id"]);
    expect(
      customers.columns.map(({ name, isNullable, isUnique }) => ({ name, isNullable, isUnique })),
    ).toEqual([
      { name: "id", isNullable: false, isUnique: true },
      { name: "name", isNullable: false, isUnique: false },
      { name: "city", isNullable: true, isUnique: false },
    ]);
  });

  test("maps column types", () => {
    const types = [table("customers"), table("orders")].flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column.type] as const),
    );
    expect(Object.fromEntries(types)).toEqual(expectedTypes);
  });

  test("profiles columns", () => {
    const city = table("customers").columns.find(({ name }) => name === "city");
    expect(city?.profile).toEqual(cityProfile);
    const placed = table("orders").columns.find(({ name }) => name === "placed_on");
    expect(placed?.profile).toMatchObject({ min: "2026-01-05", max: "2026-03-01" });
  });

  test("finds declared and undeclared relationships", () => {
    expect(catalog.relationships).toEqual([
      {
        from: { table: table("orders").id, columns: ["customer_id"] },
        to: { table: table("customers").id, columns: ["id"] },
        origin: fixture.declaresKeys === false ? "inferred" : "declared",
      },
      {
        from: { table: table("refunds").id, columns: ["order_id"] },
        to: { table: table("orders").id, columns: ["id"] },
        origin: "inferred",
      },
    ]);
  });

  test("samples values, most frequent first", async () => {
    const values = await connector().sampleValues();
    const id = table("customers").id;
    expect(values.filter((one) => one.table === id)).toEqual([
      { table: id, column: "name", values: ["Ada", "Bo", "Cy"], isComplete: true },
      { table: id, column: "city", values: ["Paris", "Rome"], isComplete: true },
    ]);
  });

  test("samples no values of private columns", async () => {
    const id = table("customers").id;
    const values = await connector().sampleValues({ privateColumns: [{ table: id, column: "name" }] });
    expect(values.filter((one) => one.table === id).map(({ column }) => column)).toEqual(["city"]);
  });

  test("reports when values are missing from a sample", async () => {
    const values = await connector().sampleValues({ maxValues: 2 });
    const name = values.find((one) => one.column === "name");
    expect(name).toMatchObject({ values: ["Ada", "Bo"], isComplete: false });
  });
}

function describeValues(connector: () => Connector, fixture: ContractFixture): void {
  test.each(fixture.values)("%s is %j", async (expression, cell) => {
    const { values } = await runText(connector(), `SELECT ${expression} AS v`);
    expect(values).toEqual([[cell]]);
  });

  test.each(fixture.parameters)("the parameter %j arrives unchanged", async (literal, placeholder, cell) => {
    const run = await connector().run(statementOf(connector(), `SELECT ${placeholder} AS v`, [literal]));
    expect((await readTable(run)).values).toEqual([[cell]]);
  });

  test("names may contain any character", async () => {
    const { quote = '"' } = fixture;
    const [select, proto, blank] = ["select", "__proto__", "a b"].map((name) => `${quote}${name}${quote}`);
    const weird = quote === '"' ? '"we""ird täble"' : `${quote}we"ird täble${quote}`;
    const table = await runText(connector(), `SELECT ${select}, ${proto}, ${blank} FROM ${weird}`);
    expect(table.columns.map((column) => column.name)).toEqual(["select", "__proto__", "a b"]);
    expect(table.values).toEqual([[1], ["p"], ["x"]]);
  });

  test("two columns may have the same name", async () => {
    const table = await runText(connector(), "SELECT 1 AS a, 1 AS a");
    expect(table.columns.map((column) => column.name)).toEqual(["a", "a"]);
    expect(table.values).toEqual([[1], [1]]);
  });

  test("an empty result still has columns", async () => {
    const table = await runText(connector(), "SELECT id, name FROM customers WHERE id > 99");
    const columns: readonly TableColumn[] = [
      { name: "id", type: "integer" },
      { name: "name", type: "text" },
    ];
    expect(table).toEqual({ columns, values: [[], []], rowCount: 0, isTruncated: false });
  });

  test.each([
    ["SELECT missing_name FROM customers", "name-unknown"],
    ["SELECT * FROM missing_name", "name-unknown"],
    ["SELECT missing_name(id) FROM customers", expect.stringMatching(/^query-(?:failed|refused)$/)],
  ])("an invalid statement fails with the database's message: %s", async (text, code) => {
    const failure = await failureOf(runText(connector(), text));
    expect([failure.code, failure.message]).toEqual([code, expect.stringContaining("missing_name")]);
  });
}

function describeLimits(connector: () => Connector, fixture: ContractFixture): void {
  const run = (text: string, limits: Partial<Limits>) => runText(connector(), text, limits);

  test("rows beyond the limit are dropped", async () => {
    const table = await run(fixture.series(5_000), { maxRows: 2_100 });
    expect([table.rowCount, table.isTruncated]).toEqual([2_100, true]);
  });

  test("a result of exactly the maximum number of rows is complete", async () => {
    const table = await run(fixture.series(2_100), { maxRows: 2_100 });
    expect([table.rowCount, table.isTruncated]).toEqual([2_100, false]);
  });

  test("rows beyond the byte limit are dropped", async () => {
    const table = await run(fixture.series(1_000), { maxBytes: 800 });
    expect([table.rowCount, table.isTruncated]).toEqual([100, true]);
  });

  test("a long text is shortened", async () => {
    const table = await run(`SELECT '${"ä".repeat(100)}' AS v`, { maxCellBytes: 53 });
    expect(table.values).toEqual([[`${"ä".repeat(25)}…`]]);
    expect(table.isTruncated).toBe(true);
  });

  test("a million rows arrive complete and in order, within the memory of a few chunks", async () => {
    const limits = { maxRows: Infinity, maxBytes: Infinity };
    const run = await connector().run(statementOf(connector(), fixture.series(1_000_000)), { limits });
    const before = process.memoryUsage().heapUsed;
    let seen = 0;
    let peakBytes = 0;
    let isOrdered = true;
    for await (const chunk of run.chunks) {
      isOrdered &&= chunk.columns[0]?.[0] === seen;
      seen += chunk.rowCount;
      peakBytes = Math.max(peakBytes, process.memoryUsage().heapUsed - before);
    }
    expect([seen, isOrdered]).toEqual([1_000_000, true]);
    expect(peakBytes).toBeLessThan(150_000_000);
  });
}

function describeStopping(opened: () => OpenFixture, fixture: ContractFixture): void {
  const connector = () => opened().connector;
  const start = (text: string, options: { limits?: Partial<Limits>; signal?: AbortSignal } = {}) =>
    connector().run(statementOf(connector(), text), options);

  test("the first rows arrive before the last are computed", async () => {
    const run = await start(fixture.series(1_000_000_000), { limits: { maxRows: Infinity } });
    for await (const chunk of run.chunks) {
      expect(chunk.columns[0]?.[0]).toBe(0);
      break;
    }
  });

  test("cancel ends an endless query", async () => {
    const abort = new AbortController();
    const running = start(fixture.endless, { signal: abort.signal });
    abort.abort();
    expect((await failureOf(running)).code).toBe("query-cancelled");
    await expectAlive(connector());
  });

  test("the time limit ends an endless query", async () => {
    const failure = await failureOf(start(fixture.endless, { limits: { timeoutMs: 300 } }));
    expect(failure.code).toBe("query-timed-out");
    await expectAlive(connector());
  });

  test("an aborted signal prevents the start", async () => {
    const failure = await failureOf(start("SELECT 1 AS v", { signal: AbortSignal.abort() }));
    expect(failure.code).toBe("query-cancelled");
  });

  test("runs may overlap, and those without a free slot wait", async () => {
    const tables = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => runText(connector(), `SELECT ${String(n)} AS v`)),
    );
    expect(tables.map((table) => table.values)).toEqual([1, 2, 3, 4, 5, 6].map((n) => [[n]]));
  });

  test("an endless query does not block another one", async () => {
    const abort = new AbortController();
    const endless = failureOf(start(fixture.endless, { signal: abort.signal }));
    await expectAlive(connector());
    abort.abort();
    expect((await endless).code).toBe("query-cancelled");
  });

  test("a query that is broken off from outside fails clearly, and the next query works", async () => {
    let isOver = false;
    const running = failureOf(start(fixture.endless)).finally(() => (isOver = true));
    await expect
      .poll(async () => {
        if (!isOver) await opened().breakOff();
        return isOver;
      })
      .toBe(true);
    const failure = await running;
    expect(failure.code).toBe("database-gone");
    expect(failure.fix).toMatch(/ask again/i);
    await expectAlive(connector());
  });
}

function describeRefusals(opened: () => OpenFixture, fixture: ContractFixture): void {
  const connector = () => opened().connector;
  const anywhere = [
    "",
    "   -- nothing",
    "SELECT 1; SELECT 2",
    "SELECT 1; DROP TABLE customers",
    "DROP TABLE customers",
  ];
  const writes = [
    "INSERT INTO customers VALUES (9, 'X', 'Y')",
    "UPDATE customers SET name = 'X'",
    "DELETE FROM customers",
    "CREATE TABLE t (a INTEGER)",
    "BEGIN",
  ];

  test.each([...anywhere, ...writes, ...fixture.forbidden])("refuses %s", async (text) => {
    const before = await opened().fingerprint();
    const failure = await failureOf(runText(connector(), text));
    expect(failure.code).toMatch(/^(?:query-(?:refused|failed|too-large)|name-unknown|read-forbidden)$/);
    expect(await opened().fingerprint()).toEqual(before);
  });

  test("a failure comes with a fix", async () => {
    const failure = await failureOf(runText(connector(), "DELETE FROM customers"));
    const code: AppErrorCode = "query-refused";
    expect([failure.code, failure.fix]).toEqual([
      code,
      "Write one SELECT that reads tables of this database. Nothing else is allowed.",
    ]);
  });

  test("accepts surrounding whitespace, comments and a final semicolon", async () => {
    const table = await runText(connector(), "/* one */ SELECT 1 AS v; -- two\n ");
    expect(table.values).toEqual([[1]]);
  });
}

function statementOf(connector: Connector, text: string, parameters: readonly Literal[] = []): Statement {
  return { dialect: connector.dialect, text, parameters };
}

async function runText(connector: Connector, text: string, limits: Partial<Limits> = {}) {
  return readTable(await connector.run(statementOf(connector, text), { limits }));
}

async function expectAlive(connector: Connector): Promise<void> {
  expect((await runText(connector, "SELECT count(*) AS n FROM customers")).values).toEqual([[3]]);
}

function tableOf(catalog: Catalog, name: string): CatalogTable {
  const table = catalog.tables.find((one) => one.name === name);
  if (!table) throw new Error(`No table ${name}`);
  return table;
}
