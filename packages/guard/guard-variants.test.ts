import { expect, test } from "vitest";
import { guardRules } from "./dialects/guard-rules.ts";
import type { GuardDialect } from "./guard-verdict.ts";
import { tryVariants } from "./samples/try-variants.test-support.ts";

/* A small sample of the variants of `npm run bench:guard`. */

const dialects = Object.keys(guardRules) as readonly GuardDialect[];

test.each(dialects)("%s: all variants of attacks are refused, few of honest reads", async (dialect) => {
  const { attacks, passed, reads, refused } = await tryVariants(dialect, { count: 900, seed: 7 });
  expect({ attacks, passed, reads }).toEqual({ attacks: 600, passed: [], reads: 300 });
  expect(refused.length / reads).toBeLessThanOrEqual(0.01);
});
