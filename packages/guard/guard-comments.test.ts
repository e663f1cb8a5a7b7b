import { expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";

/* PostgreSQL's parser looks one word ahead in some places, and mistakes a comment there for that word. */

test.each([
  ["SELECT 1 WHERE 1 NOT /* ä */ IN (2)", "SELECT 1 WHERE 1 NOT         IN (2)"],
  ["SELECT 1 ORDER BY 1 NULLS -- x\nLAST", "SELECT 1 ORDER BY 1 NULLS     \nLAST"],
  ["SELECT 'a' -- x\n'b' NOT/**/LIKE '--'", "SELECT 'a'     \n'b' NOT    LIKE '--'"],
])("%j runs without its comments", async (text, rewritten) => {
  expect(await guardStatement(text, "postgres")).toEqual({ kind: "read", rewritten });
});

test("a problem has its position in the original text", async () => {
  const text = "SELECT 1 WHERE 1 NOT /* 🛋️ */ IN (pg_sleep(1))";
  expect(await guardStatement(text, "postgres")).toMatchObject({
    problem: {
      code: "function-not-allowed",
      span: { start: text.indexOf("pg_sleep"), end: text.indexOf("(1)") },
    },
  });
});

test("other comments remain in the text that runs", async () => {
  expect(await guardStatement("SELECT /* x */ 1 -- y", "postgres")).toEqual({ kind: "read" });
});
