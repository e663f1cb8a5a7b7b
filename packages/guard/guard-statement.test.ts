import { expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";
import { maxCharacters } from "./limits.data.ts";

test("a statement has up to 100,000 characters", async () => {
  const start = "SELECT '";
  const longest = `${start}${"x".repeat(maxCharacters - start.length - 1)}'`;
  expect(await guardStatement(longest, "postgres")).toEqual({ kind: "read" });
  expect(await guardStatement(`${longest} `, "postgres")).toMatchObject({ problem: { code: "too-long" } });
});

test("U+0000 is refused wherever it is", async () => {
  expect(await guardStatement("\0SELECT 1", "postgres")).toMatchObject({
    problem: { code: "not-understood", span: { start: 0, end: 1 } },
  });
});

test("a comment at the start is replaced, too", async () => {
  expect(await guardStatement("-- x\nSELECT 1 NOT /**/ IN (2)", "postgres")).toEqual({
    kind: "read",
    rewritten: "    \nSELECT 1 NOT      IN (2)",
  });
});

/* PostgreSQL may read a backslash before a quote in two ways. */

test.each(["SELECT '\\\\', 'a'", "SELECT 'a\\'"])(
  "%s is the same text, or no statement, in the other",
  async (text) => {
    expect(await guardStatement(text, "postgres")).toEqual({ kind: "read" });
  },
);

test("a problem of the usual reading comes before one of the other", async () => {
  const text = "SELECT pg_sleep(1), '\\'', pg_sleep(1)::text --'";
  expect(await guardStatement(text, "postgres")).toMatchObject({ problem: { code: "function-not-allowed" } });
});

test.each(["SELECT 'a', '\\'', pg_sleep(1)::text --'", "SELECT 'a', '\\'', b FROM pg_authid --'"])(
  "%s reads something else in the other",
  async (text) => {
    expect(await guardStatement(text, "postgres")).toMatchObject({
      problem: {
        message: "The end of this quoted text depends on the settings of the database.",
        span: { start: 12, end: 16 },
      },
    });
  },
);
