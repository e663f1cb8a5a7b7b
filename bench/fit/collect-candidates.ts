/**
 * Collects the training data of the ranking: the interpretations of each question of the open benchmarks, their
 * features, and whether running them produces the gold result.
 *
 *     node bench/fit/collect-candidates.ts DIR [--only NAMES] [--check NAMES] [--hold-out K --offset O] [--jobs N]
 *
 * Of the large benchmarks, every Kth question from the Oth on is held out, with all questions that have the same gold
 * SQL, so that `npm run accuracy -- DIR --sample-every K --offset O` measures unseen questions; K 0 holds none out.
 * `--check` names benchmarks that nothing is fitted on; `fit-weights.ts` reports how well they are ranked.
 * `--jobs` is the number of processes. Writes `.cache/fit/candidates.jsonl`.
 * Results are cached by question and statement, so after a change of the engine only new statements run.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBenchmarks } from "../accuracy/read-benchmarks.ts";
import { prepareShop } from "../accuracy/read-shop-questions.ts";
import type { Benchmark } from "../accuracy/question.ts";
import { readCompanies } from "../accuracy/read-companies.ts";
import { holdOut, takeSample } from "../accuracy/take-sample.ts";
import { prepareLearnSet } from "../learn/learn-set.ts";
import { collectBatches, type CandidateBatch } from "./collect-batches.ts";

const shopSets = ["everyday", "practice", "unanswerable"] as const;
const usualSets = [
  ...shopSets,
  "business",
  "business2",
  "learn",
  "learn taught",
  "spider_train",
  "spider_syn_train",
];

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: usualSets.join(",") },
    check: { type: "string", default: "" },
    "hold-out": { type: "string", default: "19" },
    offset: { type: "string", default: "7" },
    "sample-every": { type: "string", default: "1" },
    jobs: { type: "string", default: "2" },
  },
});

const [folder = ""] = positionals;
const cacheFolder = join(import.meta.dirname, "..", "..", ".cache");
mkdirSync(join(cacheFolder, "fit"), { recursive: true });
const batches = await readBatches();
await collectBatches(batches, {
  cacheFolder,
  output: join(cacheFolder, "fit", "candidates.jsonl"),
  jobs: Number(flags.jobs),
});

async function readBatches(): Promise<readonly CandidateBatch[]> {
  const options = { isOpen: true, cacheFolder: join(cacheFolder, "accuracy") };
  const checked = flags.check.split(",");
  const only = flags.only.split(",");
  const shop: Benchmark[] = [];
  for (const name of shopSets) if (only.includes(name)) shop.push(await prepareShop(name, options));
  const benchmarks = [
    ...shop,
    ...([...only, ...checked].some((name) => name.startsWith("learn"))
      ? prepareLearnSet(options.cacheFolder)
      : []),
    ...readCompanies(options.cacheFolder),
    ...readBenchmarks(folder, [...only, ...checked.map((name) => name.replace(/ check$/, ""))]),
  ];
  const fitted = benchmarks.filter(({ name, isOpen }) => isOpen && only.includes(name));
  const others = benchmarks.filter(({ name }) => checked.includes(name));
  const sample = { every: Number(flags["hold-out"]), offset: Number(flags.offset) };
  const asked = sample.every === 0 ? fitted : holdOut(fitted, sample);
  return [
    ...asked.flatMap((one) => splitByDatabase(one, false)),
    ...others.flatMap((one) => splitByDatabase(one, true)),
  ];
}

function splitByDatabase(benchmark: Benchmark, isChecked: boolean): readonly CandidateBatch[] {
  const thinned = { every: Number(flags["sample-every"]), offset: 0 };
  const { name, questions } = takeSample(benchmark, thinned);
  const byDatabase = Map.groupBy(questions, ({ database }) => database);
  return [...byDatabase.values()].map((batch) => ({ benchmark: name, isChecked, questions: batch }));
}
