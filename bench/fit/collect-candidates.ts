/**
 * Collects the training data of the ranking: the interpretations of each question of the open benchmarks, their
 * features, and whether running them produces the gold result.
 *
 *     node bench/fit/collect-candidates.ts DIR [--only NAMES] [--hold-out K --offset O] [--jobs N]
 *
 * Of the large benchmarks, every Kth question from the Oth on is held out, with all questions that have the same gold
 * SQL, so that `npm run accuracy -- DIR --sample-every K --offset O` measures unseen questions; K 0 holds none out.
 * `--jobs` is the number of databases to query in parallel, all from one process. Writes `.cache/fit/candidates.jsonl`.
 * Results are cached by question and statement, so after a change of the engine only new statements run.
 */
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readBenchmarks } from "../accuracy/read-benchmarks.ts";
import { prepareShop } from "../accuracy/read-shop-questions.ts";
import type { Question } from "../accuracy/question.ts";
import { holdOut, takeSample } from "../accuracy/take-sample.ts";
import { CandidateCollector } from "./candidate-collector.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "business,business2,spider_train,spider_syn_train" },
    "hold-out": { type: "string", default: "19" },
    offset: { type: "string", default: "7" },
    "sample-every": { type: "string", default: "1" },
    jobs: { type: "string", default: "2" },
  },
});

const [folder = ""] = positionals;
const cacheFolder = join(import.meta.dirname, "..", "..", ".cache");
mkdirSync(join(cacheFolder, "fit"), { recursive: true });
const output = createWriteStream(join(cacheFolder, "fit", "candidates.jsonl"));

/** Questions about one database. */
interface Batch {
  readonly benchmark: string;
  readonly questions: readonly Question[];
}

const waiting = await readBatches();
await Promise.all(Array.from({ length: Number(flags.jobs) }, work));
output.end();

async function readBatches(): Promise<Batch[]> {
  const options = { isOpen: true, cacheFolder: join(cacheFolder, "accuracy") };
  const shop = [
    await prepareShop("everyday", options),
    await prepareShop("practice", options),
    await prepareShop("unanswerable", options),
  ];
  const benchmarks = [...shop, ...readBenchmarks(folder, flags.only.split(","))].filter(
    ({ isOpen }) => isOpen,
  );
  const sample = { every: Number(flags["hold-out"]), offset: Number(flags.offset) };
  const asked = sample.every === 0 ? benchmarks : holdOut(benchmarks, sample);
  const smallFirst = asked.toSorted((one, other) => one.questions.length - other.questions.length);
  const thinned = { every: Number(flags["sample-every"]), offset: 0 };
  return smallFirst.flatMap((benchmark) => {
    const { name, questions } = takeSample(benchmark, thinned);
    const byDatabase = Map.groupBy(questions, ({ database }) => database);
    return [...byDatabase.values()].map((batch) => ({ benchmark: name, questions: batch }));
  });
}

/**
 * Planning takes turns in this process. While one database runs statements in its own process, questions about another
 * are planned.
 */
async function work(): Promise<void> {
  const collector = new CandidateCollector(cacheFolder);
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    for (const candidates of await collector.collectAll(batch.benchmark, batch.questions)) {
      output.write(`${JSON.stringify(candidates)}\n`);
    }
  }
  collector.close();
}
