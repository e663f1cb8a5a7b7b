/**
 * Fits the weights of the ranking to `.cache/fit/candidates.jsonl`, and prints how well they work on databases that
 * were not used to fit them.
 *
 *     node bench/fit/fit-weights.ts [--learn-times N] [--min-databases N] [--ridge R] [--spread N] [--epochs N] [--smallest W]
 *     [--rule-times N] [--promise-times N] [--step S] [--fresh] [--folder FOLDER] [--write] [--output FOLDER]
 *
 * `rules.jsonl` beside the candidates, if there is one, has the questions of the golden tests, each of which counts `--rule-times` times;
 * weights then move as little as needed for those that were right to stay so, with the questions about the sample shop and `business`. `--step` is the part of the way from the start to the fit that weights go.
 * The fit starts from the saved weights and is pulled to them; with `--fresh`, from those set by hand. The pull has the strength `--ridge`, and
 * more for features of fewer schemas than `--spread`: half as many, twice the pull.
 * A question about an invented company counts `--learn-times` times; features of fewer schemas than `--min-databases`
 * have no weight, and weights below `--smallest` are left out. `--folder` has the candidates, `--output` is where files are written instead of
 * their usual places.
 * Saves the scores by weights that were fitted without a question's database, for `fit-outcome.ts`. `--write` saves the weights to packages/engine/plan/rank/weights.data.ts.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import {
  countSchemas,
  indexCandidates,
  keepSpread,
  schemaOf,
  type IndexedQuestion,
} from "./index-candidates.ts";
import { keepRules } from "./keep-rules.ts";
import { saveHeldOutScores } from "./held-out-scores.ts";
import { priorWeights } from "./prior-weights.data.ts";
import { scoreInterpretation, softmax, trainRanker, type Weights } from "./train-ranker.ts";

const { values: flags } = parseArgs({
  options: {
    ridge: { type: "string", default: "0.05" },
    spread: { type: "string", default: "30" },
    epochs: { type: "string", default: "8" },
    "learn-times": { type: "string", default: "2" },
    "rule-times": { type: "string", default: "15" },
    "promise-times": { type: "string", default: "3" },
    step: { type: "string", default: "0.8" },
    "min-databases": { type: "string", default: "1" },
    smallest: { type: "string", default: "0.02" },
    folder: { type: "string", default: join(import.meta.dirname, "..", "..", ".cache", "fit") },
    fresh: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    output: { type: "string" },
  },
});

const root = join(import.meta.dirname, "..", "..");
const foldCount = 5;
/** Weights below are left out. */
const smallest = Number(flags.smallest);
/**
 * The share of the fit that each database of a benchmark counts for, however few questions it has: people bring databases
 * like these. None exceeds 5 %, nor do those of `business` together. Questions about textbook databases count once.
 */
const shares: Readonly<Record<string, number>> = {
  everyday: 0.02,
  practice: 0.03,
  business: 0.016,
  business2: 0.04,
};
/** What the weights before answer rightly of these stays right. */
const keptSets: ReadonlySet<string> = new Set(["rules", "promises", "everyday", "practice", "business"]);
/** Where the fit begins, and what it is pulled to. */
const startWeights = flags.fresh ? priorWeights : await readSavedWeights();
const learnTimes = Number(flags["learn-times"]);
const rules = join(flags.folder, "rules.jsonl");
const indexed = await indexCandidates([
  join(flags.folder, "candidates.jsonl"),
  ...(existsSync(rules) ? [rules] : []),
]);
const schemaCounts = countSchemas(indexed);
const { questions, names } = keepSpread(indexed, schemaCounts, {
  min: Number(flags["min-databases"]),
  isAlwaysKept: (one) => startWeights[one] !== undefined,
});
const fitted = questions.filter(({ isChecked }) => !isChecked);
const plainCount = fitted.filter(({ benchmark }) => shares[benchmark] === undefined).length;
const sizes = Map.groupBy(fitted, databaseOf);
const options = {
  ridge: Float64Array.from(
    schemaCounts,
    (count) => Number(flags.ridge) * Math.max(1, Number(flags.spread) / Math.max(1, count)),
  ),
  epochs: Number(flags.epochs),
  start: Float64Array.from(names, (name) => startWeights[name] ?? 0),
  timesOf,
};

async function readSavedWeights(): Promise<Readonly<Record<string, number>>> {
  const path = join(root, "packages", "engine", "plan", "rank", "weights.data.ts");
  // The file is our own.
  const saved = (await import(pathToFileURL(path).href)) as { weights: Readonly<Record<string, number>> };
  return saved.weights;
}

function databaseOf({ benchmark, database }: IndexedQuestion): string {
  return `${benchmark} ${database}`;
}

function timesOf(question: IndexedQuestion): number {
  if (question.benchmark === "rules") return Number(flags["rule-times"]);
  if (question.benchmark === "promises") return Number(flags["promise-times"]);
  if (question.benchmark.startsWith("learn")) return learnTimes;
  const share = shares[question.benchmark];
  const size = sizes.get(databaseOf(question))?.length ?? 1;
  return share === undefined ? 1 : Math.max(1, Math.round((share * plainCount) / size));
}

/** Weights of probes are not fitted here, because correct interpretations of the benchmarks always find something. */
const probeWeights: readonly (readonly [string, number])[] = [
  ["probeFailed", -5],
  ["probeNoRows", -1.5],
  ["probeOnlyNulls", -2],
];

interface Judged {
  readonly question: IndexedQuestion;
  readonly scores: readonly number[];
}

/** Scores each question with weights fitted on other databases. */
function crossValidate(): readonly Judged[] {
  const schemas = [...new Set(fitted.map(schemaOf))].toSorted();
  const foldOf = (one: IndexedQuestion): number => schemas.indexOf(schemaOf(one)) % foldCount;
  return Array.from({ length: foldCount }, (_, fold) => {
    const weights = trainRanker(
      fitted.filter((question) => foldOf(question) !== fold),
      options,
    );
    return judge(
      fitted.filter((question) => foldOf(question) === fold),
      weights,
    );
  }).flat();
}

function judge(some: readonly IndexedQuestion[], weights: Weights): readonly Judged[] {
  return some.map((question) => ({
    question,
    scores: question.interpretations.map((interpretation) => scoreInterpretation(interpretation, weights)),
  }));
}

function report(all: readonly Judged[]): void {
  for (const [benchmark, some] of Map.groupBy(all, ({ question }) => question.benchmark)) {
    const recall = [1, 5, 12, 30].map(
      (most) =>
        `@${most} ${percent(
          some.filter((one) => isRightWithin(one, most)),
          some,
        )}`,
    );
    const byDatabase = [...Map.groupBy(some, ({ question }) => question.database).values()];
    const worst = Math.min(
      ...byDatabase.map((part) => part.filter((one) => isRightWithin(one, 1)).length / part.length),
    );
    const before = some.filter(({ question }) => question.interpretations[0]?.isRight);
    console.log(
      benchmark,
      some.length,
      `before ${percent(before, some)}`,
      ...recall,
      `worst ${(100 * worst).toFixed(1)}`,
    );
  }
}

function isRightWithin({ question, scores }: Judged, most: number): boolean {
  const order = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return order.slice(0, most).some((index) => question.interpretations[index]?.isRight);
}

function percent(part: readonly unknown[], whole: readonly unknown[]): string {
  return ((100 * part.length) / Math.max(1, whole.length)).toFixed(1);
}

/** The divisor of all scores that makes confidence equal to how often the first interpretation is correct. */
function fitTemperature(all: readonly Judged[]): number {
  const candidates = Array.from({ length: 40 }, (_, step) => 0.5 + step * 0.1);
  return candidates.reduce((best, one) => (lossAt(one, all) < lossAt(best, all) ? one : best));
}

function lossAt(one: number, all: readonly Judged[]): number {
  return all.reduce((sum, { question, scores }) => {
    if (scores.length === 0) return sum;
    const shares = softmax(scores.map((score) => score / one));
    const best = shares.indexOf(Math.max(...shares));
    const confidence = Math.min(0.999, Math.max(0.001, shares[best] ?? 0));
    return sum - Math.log(question.interpretations[best]?.isRight ? confidence : 1 - confidence);
  }, 0);
}

function writeWeights(weights: Weights, path: string): void {
  const fitted = names.map((name, index) => [name, weights[index] ?? 0] as const);
  const scaled = [...Object.entries(startWeights), ...fitted].map(
    ([name, weight]) => [name, weight / temperature] as const,
  );
  const lines = [...new Map([...scaled, ...probeWeights])]
    .map(([name, weight]) => ({ name, weight }))
    .filter(({ weight }) => Math.abs(weight) >= smallest)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, weight }) =>
        `  ${/^[a-zA-Z]+$/.test(name) ? name : JSON.stringify(name)}: ${Number(weight.toFixed(2))},`,
    );
  const text = `/**
 * What each feature is worth: the sum over an interpretation's features is its score.
 *
 * Fitted by bench/fit; "a & b" is worth its figure where the question holds the keyword and the plan the trait.
 */
export const weights: Readonly<Record<string, number>> = {
${lines.join("\n")}
};
`;
  writeFileSync(path, text);
}

const held = crossValidate();
/** Weights that start from saved ones keep their scale: margins and limits elsewhere rely on it. */
const temperature = flags.fresh ? fitTemperature(held) : 1;
report(held);
const all = trainRanker(fitted, options).map((weight, index) => {
  const start = options.start[index] ?? 0;
  return start + Number(flags.step) * (weight - start);
});
const wasRight = judge(fitted, options.start).filter((one) => isRightWithin(one, 1));
keepRules(
  wasRight.map(({ question }) => question).filter(({ benchmark }) => keptSets.has(benchmark)),
  all,
);
const used = all.map((weight) => (Math.abs(weight / temperature) < smallest ? 0 : weight));
console.log(`${used.filter((weight) => weight !== 0).length} weights; sets that nothing was fitted on:`);
const checked = judge(
  questions.filter(({ isChecked }) => isChecked),
  used,
);
report(checked);
saveHeldOutScores(
  flags.output ?? flags.folder,
  [...held, ...checked].map(({ question, scores }) => ({
    ...question,
    scores: scores.map((score) => score / temperature),
  })),
);
if (flags.write) {
  const saved = flags.output ?? join(root, "packages", "engine", "plan", "rank");
  writeWeights(used, join(saved, "weights.data.ts"));
}
