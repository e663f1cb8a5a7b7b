import { expect, test } from "vitest";
import { guardStatement } from "../guard-statement.ts";

/* Messages name the part as it is written. */

test.each([
  ["SELECT a INTO b FROM t", "`INTO` is not allowed in a query."],
  ["SELECT xmlelement(name a)", "`XML` is not allowed in a query."],
  ["SELECT xmlserialize(content a AS text)", "`XMLSERIALIZE` is not allowed in a query."],
  ["SELECT * FROM xmltable('/a' PASSING b COLUMNS c text)", "`XMLTABLE` is not allowed in a query."],
  ["VALUES (DEFAULT)", "`DEFAULT` is not allowed in a query."],
  ["SELECT merge_action()", "`MERGE_ACTION` is not allowed in a query."],
  ["WITH a AS (DELETE FROM t RETURNING *) SELECT 1", "`DELETE` is not allowed in a query."],
  [
    "WITH a AS (SELECT 1) DELETE FROM t",
    "`DELETE` does not start a query. Only statements that read are run.",
  ],
  [
    "SELECT a FROM shop.pg_catalog.pg_authid",
    "`shop.pg_catalog.pg_authid` is not something that a query may read from.",
  ],
  ["SELECT a FROM t TABLESAMPLE audit.every(1)", "`audit.every` is not a function that a query may call."],
  ["SELECT shop.pg_catalog.lower(a)", "`shop.pg_catalog.lower` is not a function that a query may call."],
  [
    "SELECT 1 OPERATOR(audit.=) ANY (SELECT 2)",
    "`OPERATOR(audit.=)` is not a function that a query may call.",
  ],
  [
    "WITH RECURSIVE r AS (SELECT a FROM r UNION ALL SELECT 1) SELECT a FROM r",
    "The recursion of `r` has no end condition.",
  ],
])("%s is refused", async (text, message) => {
  expect(await guardStatement(text, "postgres")).toMatchObject({ problem: { message } });
});

test("a column of a table in a schema is no call", async () => {
  expect(await guardStatement("SELECT g.name.x FROM generate_series(1, 2) g", "postgres")).toEqual({
    kind: "read",
  });
});

test("a word that is not understood is marked if the text has it once", async () => {
  expect(await guardStatement("SELECT 1 FROM GROUP", "postgres")).toMatchObject({
    problem: { span: { start: 14, end: 19 } },
  });
  expect(await guardStatement("SELECT 1 FROM FROM", "postgres")).toMatchObject({ problem: { span: null } });
});
