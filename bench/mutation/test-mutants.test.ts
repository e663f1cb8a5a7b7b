import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeChange } from "./equivalent-mutants.ts";
import { listMutants } from "./list-mutants.ts";
import { testMutants } from "./test-mutants.ts";

const root = join(import.meta.dirname, "../..");
const folder = ".cache/mutants-of-test";

const source = `
const limit = 10;
const lengths = new Map();
export const double = (value) => value * 2;
export const isLow = (value) => value < limit;
export function lengthOf(text) {
  if (!lengths.has(text)) lengths.set(text, text.length + 5);
  return lengths.get(text);
}
let isBroken = false;
export function breakAt(value) {
  if (value > 7) isBroken = true;
  return isBroken;
}
export function countDown(from) {
  let rest = from;
  while (rest >= 0.5) rest = rest - 1;
  return rest;
}
`;

const sourceTest = `
import { expect, test } from "vitest";
import { breakAt, countDown, double, isLow, lengthOf } from "./source.ts";
test("double", () => expect(double(3)).toBe(6));
test("low", () => expect([9, 10].map(isLow)).toEqual([true, false]));
test("length", () => expect(lengthOf("abc")).toBe(8));
test("length again", () => expect(lengthOf("abc")).toBe(8));
test("break", () => expect(breakAt(7)).toBe(false));
test("end", () => expect(countDown(3)).toBeLessThan(1));
`;

test("mutants are tested, also where modules have a state or loops do not end", async () => {
  mkdirSync(join(root, folder), { recursive: true });
  try {
    writeFileSync(join(root, folder, "source.ts"), source);
    writeFileSync(join(root, folder, "source.test.ts"), sourceTest);
    const verdicts: Record<string, boolean> = {};
    await testMutants(listMutants({ sources: [`${folder}/source.ts`] }, root), {
      root,
      tests: [`${folder}/*.test.ts`],
      signal: null,
      save: (mutant, isKilled) => {
        verdicts[describeChange(mutant)] = isKilled;
      },
    });
    expect(verdicts).toEqual({
      // Without the cache, results are the same.
      "!lengths.has(text) → true": false,
      "!lengths.has(text) → false": true,
      "!lengths.has(text) → lengths.has(text)": true,
      "text.length + 5 → text.length - 5": true,
      "5 → 6": true,
      "10 → 11": true,
      "value < limit → value <= limit": true,
      "value < limit → value >= limit": true,
      "value * 2 → value / 2": true,
      "2 → 3": true,
      "false → true": true,
      "value > 7 → true": true,
      "value > 7 → false": false,
      "value > 7 → value >= 7": true,
      "value > 7 → value <= 7": true,
      "7 → 8": false,
      "true → false": false,
      "rest >= 0.5 → rest > 0.5": false,
      "rest >= 0.5 → rest < 0.5": true,
      "0.5 → 1.5": true,
      "rest - 1 → rest + 1": true,
      "1 → 2": false,
    });
  } finally {
    rmSync(join(root, folder), { recursive: true });
  }
});
