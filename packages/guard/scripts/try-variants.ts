/**
 * Tries variants of the samples on the guard, and prints attacks that pass and honest reads that are refused.
 *
 *     npm run bench:guard [-- COUNT [SEED [DIALECT]]]
 *
 * The default is 210,000 variants for each dialect, which takes some minutes. It fails if an attack passes, or if more
 * than 0.5% of the reads are refused.
 */
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { tryVariants } from "../samples/try-variants.test-support.ts";

const [count = "210000", seed = "13", only] = process.argv.slice(2);
const maxRefusedShare = 0.005;
const shownOfEach = 10;

const dialects = Object.keys(guardRules) as readonly GuardDialect[];
for (const dialect of dialects.filter((name) => only === undefined || name === only)) {
  const figures = await tryVariants(dialect, { count: Number(count), seed: Number(seed) });
  const share = figures.refused.length / figures.reads;
  console.log(
    `${dialect}: ${figures.passed.length} of ${figures.attacks} attacks passed, ${figures.refused.length} of ${figures.reads} reads were refused (${(share * 100).toFixed(3)} %)`,
  );
  for (const text of figures.passed.slice(0, shownOfEach)) console.log(`  passed: ${JSON.stringify(text)}`);
  for (const { text, message } of figures.refused.slice(0, shownOfEach)) {
    console.log(`  refused: ${JSON.stringify(text)}\n    ${message}`);
  }
  if (figures.passed.length > 0 || share > maxRefusedShare) process.exitCode = 1;
}
