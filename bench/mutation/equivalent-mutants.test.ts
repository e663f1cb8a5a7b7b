import { join } from "node:path";
import { expect, test } from "vitest";
import { findOutdated } from "./equivalent-mutants.ts";
import { listMutants } from "./list-mutants.ts";
import { suites } from "./suites.data.ts";

test("every mutant that is listed as equivalent exists", () => {
  const root = join(import.meta.dirname, "../..");
  expect(findOutdated(suites.flatMap((suite) => listMutants(suite, root)))).toEqual([]);
});
