/**
 * Measures the engine: how many questions it answers correctly.
 *
 *     npm run accuracy -- --meaning [DIR --labels LABELS]
 *     npm run accuracy -- [DIR] [--only NAMES] [--limit N] [--sample-every K [--offset O]] [--jobs N] [--probe]
 *     [--variants V] [--edits-every K] [--blind-misses] [--unnamed-charts] [--markdown]
 *
 * It always asks the questions about the sample shop and the invented companies; with DIR, also the benchmarks in it. The companies to
 * learn from are the benchmark `learn`, each asked with V variants of its schema.
 * It prints one table and writes the misses that may be read to `misses/`. `--sample-every` uses every Kth question of the large benchmarks,
 * from the Oth on, `--limit` the first N; `--probe` runs the first interpretations to choose between them; `--edits-every`
 * searches for one edit of the plan editor that makes a wrong answer right, for every Kth question. `--unnamed-charts`
 * asks only questions of the benchmarks that name no chart. It exits with 1 if an everyday question was not answered correctly.
 *
 * With `--meaning`, it instead compares the meaning of tables and columns with hand labels: those of the invented
 * companies, and those in LABELS of the databases in DIR.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answerBatches, type Batch } from "./accuracy/answer-batches.ts";
import type { Attempt } from "./accuracy/attempt.ts";
import { measureBenchmark, measureConfidence, type Figures } from "./accuracy/figures.ts";
import { judgeMeaning, type Judgment } from "./accuracy/measure-meaning.ts";
import { measureCharts, type ChartFigures } from "./accuracy/measure-charts.ts";
import { printMeaning } from "./accuracy/print-meaning.ts";
import { printCharts, printConfidence, printCorrections, printFigures } from "./accuracy/print-figures.ts";
import type { Benchmark } from "./accuracy/question.ts";
import { readBenchmarks } from "./accuracy/read-benchmarks.ts";
import { readCompanies, readCompanyLabels } from "./accuracy/read-companies.ts";
import { prepareShop } from "./accuracy/read-shop-questions.ts";
import { readLabels } from "./accuracy/read-labels.ts";
import { takeSample } from "./accuracy/take-sample.ts";
import { prepareLearnSet, usualVariants } from "./learn/learn-set.ts";
import { writeMeaningMisses } from "./accuracy/write-meaning-misses.ts";
import { writeMisses } from "./accuracy/write-misses.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    limit: { type: "string", default: "Infinity" },
    "sample-every": { type: "string", default: "1" },
    offset: { type: "string", default: "0" },
    jobs: { type: "string", default: "2" },
    variants: { type: "string", default: String(usualVariants) },
    probe: { type: "boolean", default: false },
    "blind-misses": { type: "boolean", default: false },
    "unnamed-charts": { type: "boolean", default: false },
    "edits-every": { type: "string" },
    markdown: { type: "boolean", default: false },
    meaning: { type: "boolean", default: false },
    labels: { type: "string" },
  },
});

const root = join(import.meta.dirname, "..");
const cacheFolder = join(root, ".cache", "accuracy");
const missesFolder = join(root, "misses");
const editsEvery = flags["edits-every"] === undefined ? null : Number(flags["edits-every"]);
const sample = { every: Number(flags["sample-every"]), offset: Number(flags.offset) };

process.exitCode = flags.meaning ? await measureLabels() : await measureAll(await readAll());

async function measureLabels(): Promise<number> {
  const others = flags.labels === undefined ? [] : readLabels(flags.labels, positionals[0] ?? ".");
  const judgments: Judgment[] = [];
  for (const one of [...readCompanyLabels(cacheFolder), ...others]) {
    judgments.push(...(await judgeMeaning(one)));
  }
  console.error(`misses in ${writeMeaningMisses(judgments, missesFolder)}`);
  console.log(printMeaning(judgments, flags));
  return 0;
}

async function readAll(): Promise<readonly Benchmark[]> {
  const [folder] = positionals;
  const only = flags.only?.split(",") ?? null;
  const shop = [
    await prepareShop("everyday", { isOpen: true, cacheFolder }),
    await prepareShop("practice", { isOpen: true, cacheFolder }),
    await prepareShop("blind", { isOpen: flags["blind-misses"], cacheFolder }),
    await prepareShop("unanswerable", { isOpen: true, cacheFolder }),
  ];
  const benchmarks = folder === undefined ? [] : readBenchmarks(folder, only);
  const isLearnAsked = only === null || only.includes("learn");
  const learned = isLearnAsked ? prepareLearnSet(cacheFolder, Number(flags.variants)) : [];
  const sampled = [...learned, ...benchmarks].map((one) => takeFirst(takeUnnamed(takeSample(one, sample))));
  return [...shop, ...readCompanies(cacheFolder), ...sampled];
}

function takeUnnamed(benchmark: Benchmark): Benchmark {
  if (!flags["unnamed-charts"]) return benchmark;
  return { ...benchmark, questions: benchmark.questions.filter(({ namesChart }) => !namesChart) };
}

function takeFirst(benchmark: Benchmark): Benchmark {
  return { ...benchmark, questions: benchmark.questions.slice(0, Number(flags.limit)) };
}

async function measureAll(benchmarks: readonly Benchmark[]): Promise<number> {
  const figures: Figures[] = [];
  const charts: ChartFigures[] = [];
  const attempts: Attempt[] = [];
  for (const benchmark of benchmarks) {
    const done = await answerBatches(splitByDatabase(benchmark), { jobs: Number(flags.jobs), cacheFolder });
    attempts.push(...done);
    figures.push(...measureBenchmark(benchmark, done));
    charts.push(...measureCharts(benchmark, done));
    const path = writeMisses(benchmark, done, missesFolder);
    if (path && !flags.markdown) console.error(`${benchmark.name}: misses in ${path}`);
  }
  console.log(printFigures(figures, flags));
  if (editsEvery !== null) console.log(`\n${printCorrections(figures, flags)}`);
  console.log(`\n${printConfidence(measureConfidence(attempts), flags)}`);
  if (charts.length > 0) console.log(`\n${printCharts(charts, flags)}`);
  const everyday = figures.find(({ name }) => name === "everyday");
  return everyday?.strict === 1 ? 0 : 1;
}

function splitByDatabase({ questions, isOpen }: Benchmark): readonly Batch[] {
  const byDatabase = Map.groupBy(questions, ({ database }) => database);
  const toEdit =
    editsEvery === null ? [] : questions.filter((_, index) => index % editsEvery === 0).map(({ id }) => id);
  return [...byDatabase.values()].map((questions) => ({
    questions,
    options: { maxTried: 30, isProbed: flags.probe, toEdit, isOpen },
  }));
}
