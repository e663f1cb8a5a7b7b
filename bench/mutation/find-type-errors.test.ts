import { join } from "node:path";
import { expect, test } from "vitest";
import { findTypeErrors } from "./find-type-errors.ts";

const root = join(import.meta.dirname, "../..");

test("mutants that do not type-check are found, with imports relative to the source", async () => {
  const mutantOf = (name: string) => ({
    path: "bench/mutation/suites.data.ts",
    source: "",
    line: 1,
    span: { start: 0, end: 0 },
    before: "",
    after: "",
    text: `import { findMutants } from "./find-mutants.ts";\nexport const lines = findMutants("a").map((mutant) => mutant.${name});\n`,
  });
  const [valid, invalid] = [mutantOf("line"), mutantOf("lines")];
  const folder = join(root, ".cache/types-of-test");
  expect(await findTypeErrors([valid, invalid], { root, folder })).toEqual(new Set([invalid]));
});
