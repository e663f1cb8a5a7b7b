/**
 * Collects what the ranking is fitted on: the readings of each question of the open benchmarks, their features, and
 * whether running them gives the wanted result.
 *
 *     node bench/fit/collect-candidates.ts DIR [--only NAMES] [--sample-every K] [--jobs N]
 *
 * `--jobs` is how many databases are asked side by side, within one process. Writes `.cache/fit/candidates.jsonl`.
 * Results are remembered by question and statement, so that collecting again after a change to the engine runs only
 * what is new.
 */
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBenchmarks } from "../accuracy/read-benchmarks.ts";
import { prepareShop } from "../accuracy/read-shop-questions.ts";
import type { Question } from "../accuracy/question.ts";
import { CandidateCollector } from "./candidate-collector.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "spider_train,spider_syn_train,business" },
    "sample-every": { type: "string", default: "3" },
    jobs: { type: "string", default: "2" },
  },
});

const [folder = ""] = positionals;
const cacheFolder = join(import.meta.dirname, "..", "..", ".cache");
mkdirSync(join(cacheFolder, "fit"), { recursive: true });
const output = createWriteStream(join(cacheFolder, "fit", "candidates.jsonl"));

/** Questions of one database. */
interface Batch {
  readonly benchmark: string;
  readonly questions: readonly Question[];
}

const waiting = await readBatches();
await Promise.all(Array.from({ length: Number(flags.jobs) }, work));
output.end();

async function readBatches(): Promise<Batch[]> {
  const options = { isOpen: true, cacheFolder: join(cacheFolder, "accuracy") };
  const shop = [await prepareShop("everyday", options), await prepareShop("practice", options)];
  const benchmarks = [...shop, ...readBenchmarks(folder, flags.only.split(","))].filter(
    ({ isOpen }) => isOpen,
  );
  return benchmarks.flatMap(({ name, questions }) => {
    const every = questions.length > 1_000 ? Number(flags["sample-every"]) : 1;
    const asked = questions.filter(({ gold }, place) => gold.length > 0 && place % every === 0);
    const byDatabase = Map.groupBy(asked, ({ database }) => database);
    return [...byDatabase.values()].map((batch) => ({ benchmark: name, questions: batch }));
  });
}

/** Planning takes turns on this process; while one database runs statements, in its own, another's questions are planned. */
async function work(): Promise<void> {
  const collector = new CandidateCollector(cacheFolder);
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    for (const candidates of await collector.collectAll(batch.benchmark, batch.questions)) {
      output.write(`${JSON.stringify(candidates)}\n`);
    }
  }
  collector.close();
}
