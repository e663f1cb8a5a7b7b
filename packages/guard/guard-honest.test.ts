import { describe, expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";
import type { GuardDialect } from "./guard-verdict.ts";
import { spellings } from "./samples/honest-shapes.test-support.ts";
import { listHonestStatements } from "./samples/honest-statements.test-support.ts";

const dialects = Object.keys(spellings) as readonly GuardDialect[];

test("there are more than a thousand honest statements", () => {
  expect(dialects.flatMap(listHonestStatements).length).toBeGreaterThan(1_000);
});

describe.for(dialects)("%s", (dialect) => {
  test.for(listHonestStatements(dialect))("%s", async (text) => {
    expect(await guardStatement(text, dialect)).toEqual({ kind: "read" });
  });
});
