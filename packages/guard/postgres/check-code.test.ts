import { nameSource, noCode, type DatabaseCode } from "@askery/model";
import { expect, test } from "vitest";
import { guardStatement } from "../guard-statement.ts";

/** A database with its own functions, functions of rows, an operator, a type and a view. */
const code: DatabaseCode = {
  functions: new Set(["first", "lower", "sum", "tag", "peek"]),
  overloads: new Set(["lower", "sum"]),
  fields: new Map([
    [
      "tag",
      { takes: new Set(["customers", nameSource(["public", "customers"])]), hiddenIn: new Set(["labels"]) },
    ],
    ["peek", { takes: null, hiddenIn: new Set(["customers"]) }],
  ]),
  operators: new Set(["="]),
  types: new Set(["email"]),
  sources: new Map([
    ["wiping", "wipe"],
    [nameSource(["audit", "trail"]), "nextval"],
  ]),
};
const withoutOperators: DatabaseCode = { ...code, operators: new Set() };

const judge = (text: string) => guardStatement(text, "postgres", withoutOperators);

test.each([
  ["SELECT lower(name) FROM t", "SELECT pg_catalog.lower(name) FROM t"],
  [
    "/* ä */ SELECT LOWER (name), 'sum(a)', sum(sum(a)) OVER (), \"lower\"(b) FROM t",
    "/* ä */ SELECT pg_catalog.LOWER (name), 'sum(a)', pg_catalog.sum(pg_catalog.sum(a)) OVER (), pg_catalog.\"lower\"(b) FROM t",
  ],
  [
    "WITH x AS (SELECT lower(a), sum(b) FROM t) SELECT sum(c) FROM x WHERE lower(d) = lower(e) ORDER BY lower(f), g",
    "WITH x AS (SELECT pg_catalog.lower(a), pg_catalog.sum(b) FROM t) SELECT pg_catalog.sum(c) FROM x WHERE pg_catalog.lower(d) = pg_catalog.lower(e) ORDER BY pg_catalog.lower(f), g",
  ],
  ["SELECT * FROM t WHERE sum(a) > 1", "SELECT * FROM t WHERE pg_catalog.sum(a) > 1"],
])("%s runs PostgreSQL's own functions", async (text, rewritten) => {
  expect(await judge(text)).toEqual({ kind: "read", rewritten });
  expect(await judge(rewritten)).toEqual({ kind: "read" });
});

test.each([
  "SELECT pg_catalog.lower(name), upper(name) FROM t",
  "SELECT tag, peek, sum FROM t",
  "SELECT l.tag FROM labels l",
  "SELECT c.tag FROM other c",
  "SELECT customers.peek FROM customers",
  "SELECT s.tag FROM (SELECT 1 AS tag) s",
  "SELECT s.peek FROM (SELECT c.peek FROM customers c) s",
  "WITH s AS (SELECT 1 AS tag) SELECT s.tag FROM s",
  "SELECT s.peek FROM (SELECT 1 AS peek UNION SELECT 2 AS other UNION SELECT 3 AS third) s",
  "SELECT l.tag FROM customers AS l (tag)",
  "SELECT 'x'::text, CAST(1 AS numeric) FROM trail",
  "SELECT c.tag FROM audit.customers c",
  "SELECT s.peek FROM (SELECT 1 AS a) s (peek)",
  "SELECT j.tag FROM (a JOIN b USING (id)) AS j",
])("%s runs nothing of the database", async (text) => {
  expect(await judge(text)).toEqual({ kind: "read" });
});

test.each([
  ["SELECT first('x'::text)", "function-not-allowed"],
  ["SELECT c.tag FROM customers c", "function-not-allowed"],
  ["SELECT customers.tag FROM public.customers", "function-not-allowed"],
  ["SELECT public.customers.tag FROM public.customers", "function-not-allowed"],
  ["SELECT l.tag FROM labels l (a)", "function-not-allowed"],
  ["SELECT l.tag FROM customers l (a)", "function-not-allowed"],
  ["SELECT o.peek FROM other o", "function-not-allowed"],
  ["SELECT s.peek FROM (SELECT 1 AS a) s", "function-not-allowed"],
  ["SELECT s.peek FROM (SELECT * FROM customers) s", "function-not-allowed"],
  ["SELECT s.peek FROM (SELECT 1 AS a UNION SELECT 2 AS peek) s", "function-not-allowed"],
  ["SELECT j.peek FROM (a JOIN b USING (id)) AS j", "function-not-allowed"],
  ["SELECT 1 FROM other o ORDER BY o.peek", "function-not-allowed"],
  ["WITH customers AS (SELECT 1 AS a) SELECT customers.peek FROM customers", "function-not-allowed"],
  ["SELECT s.peek FROM (SELECT peek.a FROM peek) s", "function-not-allowed"],
  ["SELECT 'x'::email", "function-not-allowed"],
  ["SELECT CAST(ARRAY['x'] AS public.email[])", "function-not-allowed"],
  ["SELECT * FROM json_to_recordset('[]') AS r (a email)", "function-not-allowed"],
  ["SELECT * FROM wiping", "source-not-allowed"],
  ["TABLE audit.trail", "source-not-allowed"],
] as const)("%s is refused", async (text, code) => {
  expect(await judge(text)).toMatchObject({ kind: "refused", problem: { code } });
});

test.each([
  "SELECT 1 = 1",
  "SELECT 1 IN (1, 2)",
  "SELECT 1 IN (SELECT 2)",
  "SELECT nullif(1, 1)",
  "SELECT 1 IS DISTINCT FROM 1",
  "SELECT CASE 1 WHEN 1 THEN 2 END",
  "SELECT * FROM a JOIN b USING (id)",
  "SELECT * FROM a NATURAL JOIN b",
  "SELECT 1 = ANY (ARRAY[1])",
])("%s may be the database's own operator", async (text) => {
  expect(await guardStatement(text, "postgres", code)).toMatchObject({
    problem: { code: "function-not-allowed" },
  });
  expect((await guardStatement(text, "postgres")).kind).toBe("read");
});

test.each([
  "SELECT 1 OPERATOR(pg_catalog.=) 1",
  "SELECT 1 < 2 ORDER BY 1",
  "SELECT CASE WHEN true THEN 1 END",
  "SELECT * FROM a JOIN b ON true",
  "SELECT EXISTS (SELECT 1)",
])("%s is PostgreSQL's own operator", async (text) => {
  expect(await guardStatement(text, "postgres", code)).toEqual({ kind: "read" });
});

test.each([
  [
    "SELECT first(1)",
    "`first` is a function that was added to this database. What it does is not known.",
    "Use a function that the database system has itself.",
  ],
  [
    "SELECT c.tag FROM customers c",
    "`c` has no column `tag`, which is a function that was added to this database.",
    "Select columns only.",
  ],
  [
    "SELECT 1 = 1",
    "The operator `=` has another meaning that was added to this database. What it does is not known.",
    "Write `OPERATOR(pg_catalog.=)` for the built-in operator.",
  ],
  [
    "SELECT 'x'::email",
    "A cast to `email` runs code that was added to this database. What it does is not known.",
    "Cast to a built-in type.",
  ],
  [
    "SELECT * FROM wiping",
    "Reading `wiping` runs `wipe`, which may do more than read.",
    "Read from other tables. If the function only reads, ask its owner to declare it STABLE.",
  ],
  [
    "TABLE audit.trail",
    "Reading `audit.trail` runs `nextval`, which may do more than read.",
    "Read from other tables. If the function only reads, ask its owner to declare it STABLE.",
  ],
])("the message about %s", async (text, message, fix) => {
  expect(await guardStatement(text, "postgres", code)).toMatchObject({ problem: { message, fix } });
});

test.each(["SELECT 1 < ANY (SELECT 2)", "SELECT 1 < ALL (SELECT 2)", "SELECT 1 ORDER BY 1 USING <"])(
  "%s looks up its operator by name",
  async (text) => {
    const own = { ...noCode, operators: new Set(["<"]) };
    expect((await guardStatement(text, "postgres", own)).kind).toBe("refused");
    expect((await guardStatement(text, "postgres")).kind).toBe("read");
  },
);

test.each(["<", "<=", ">", ">="])("BETWEEN may need the operator %s", async (operator) => {
  const own = { ...noCode, operators: new Set([operator]) };
  expect((await guardStatement("SELECT 1 BETWEEN 1 AND 2", "postgres", own)).kind).toBe("refused");
  expect((await guardStatement("SELECT 1 = 2", "postgres", own)).kind).toBe("read");
});

test.each(["SELECT first (1)", "SELECT lower(name) FROM t", "SELECT `lower`(name) FROM t"])(
  "MySQL finds functions by their name alone: %s",
  async (text) => {
    expect(await guardStatement(text, "mysql", code)).toMatchObject({
      problem: { code: "function-not-allowed" },
    });
  },
);

test("a call of the database's own function is marked in the text", async () => {
  expect(await judge("SELECT 'é', first(1)")).toMatchObject({ problem: { span: { start: 12, end: 17 } } });
});
