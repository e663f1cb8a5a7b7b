/**
 * Fits the probabilities that decide how a question is answered to `.cache/fit/candidates.jsonl`, and prints how well
 * they hold for schemas that were not used to fit them.
 *
 *     node bench/fit/fit-outcome.ts [--ridge R] [--folder FOLDER] [--scores FOLDER] [--write] [--output FOLDER]
 *
 * If `fit-weights.ts` ran before, candidates have the scores of a ranking that was fitted without their database.
 * `--write` saves weights and thresholds to packages/engine/plan/outcome/outcome-weights.data.ts.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { EvidenceName } from "@askery/engine";
import { printColumns } from "../print-columns.ts";
import { measureCalibration } from "./calibration.ts";
import { chooseThresholds, decide, type Judged, type Thresholds } from "./choose-thresholds.ts";
import { fitLogistic, predict, type Logistic } from "./logistic.ts";
import { readHeldOutScores } from "./held-out-scores.ts";
import { readOutcomeCases, type OutcomeCase } from "./outcome-case.ts";

const { values: flags } = parseArgs({
  options: {
    ridge: { type: "string", default: "10" },
    folder: { type: "string", default: join(import.meta.dirname, "..", "..", ".cache", "fit") },
    scores: { type: "string" },
    write: { type: "boolean", default: false },
    output: { type: "string" },
  },
});

const root = join(import.meta.dirname, "..", "..");
const ridge = Number(flags.ridge);
const cases = await readOutcomeCases(
  join(flags.folder, "candidates.jsonl"),
  readHeldOutScores(flags.scores ?? flags.folder),
);
const usable = cases.filter((one) => one.evidence !== null && !one.isChecked);
const names = Object.keys(usable[0]?.evidence ?? {}).toSorted() as readonly EvidenceName[];

/** The databases of no textbook, each of which is left out by itself. */
const real: ReadonlySet<string> = new Set(["business", "business2", "everyday", "practice", "unanswerable"]);
/** The largest share of the weight that one of them has. */
const maxShare = 0.05;
const foldCount = 10;

/** Sets of schemas as businesses have them: each must keep what the outcomes promise. */
const unseenSets = ["business2", "learn"];

const judged = judgeHeldOut();
const thresholds = chooseForAll(
  unseenSets.map((name) => judged.filter(({ benchmark }) => benchmark === name)),
);
report(judged, thresholds);
if (flags.write) writeOutcomeWeights(fitBoth(usable), thresholds);

function chooseForAll(sets: readonly (readonly Judged[])[]): Thresholds {
  const limits = sets.filter(({ length }) => length > 0).map(chooseThresholds);
  console.log("thresholds of each", limits);
  const [first] = limits;
  if (!first) throw new Error("No candidates of business2 or learn: run collect-candidates.ts first.");
  return {
    told: Math.max(...limits.map(({ told }) => told)),
    choices: Math.min(...limits.map(({ choices }) => choices)),
    askedBack: first.askedBack,
  };
}

interface Fitted {
  readonly right: Logistic;
  readonly offered: Logistic;
}

function fitBoth(some: readonly OutcomeCase[]): Fitted {
  const weightOf = weigh(some);
  const observe = (one: OutcomeCase, happened: boolean) => ({
    figures: figuresOf(one),
    happened,
    weight: weightOf(one),
  });
  return {
    right: fitLogistic(
      some.map((one) => observe(one, one.right)),
      ridge,
    ),
    offered: fitLogistic(
      some.map((one) => observe(one, one.offered)),
      ridge,
    ),
  };
}

function figuresOf({ evidence }: OutcomeCase): readonly number[] {
  return names.map((name) => evidence?.[name] ?? 0);
}

/** Textbook questions weigh 1 each; together those of a real database weigh at most 5 % of everything. */
function weigh(some: readonly OutcomeCase[]): (one: OutcomeCase) => number {
  const counts = Map.groupBy(some.filter(isReal), ({ database }) => database);
  const textbook = some.length - [...counts.values()].reduce((sum, { length }) => sum + length, 0);
  const each = (Math.max(textbook, 1000) * maxShare) / (1 - maxShare * counts.size);
  return (one) => (isReal(one) ? each / (counts.get(one.database)?.length ?? 1) : 1);
}

function isReal({ benchmark }: OutcomeCase): boolean {
  return real.has(benchmark);
}

/** Estimates each question with weights that were fitted without its database. */
function judgeHeldOut(): readonly Judged[] {
  const schemas = [...new Set(cases.map(schemaOf))].toSorted();
  const foldOf = (one: OutcomeCase): string => {
    if (one.isChecked) return "only for figures";
    return isReal(one) ? one.database : String(schemas.indexOf(schemaOf(one)) % foldCount);
  };
  return [...Map.groupBy(cases, foldOf)].flatMap(([fold, held]) => {
    const fitted = fitBoth(usable.filter((one) => foldOf(one) !== fold));
    return held.map((one) => ({
      ...one,
      pRight: one.evidence === null ? 0 : predict(fitted.right, figuresOf(one)),
      pOffered: one.evidence === null ? 0 : predict(fitted.offered, figuresOf(one)),
    }));
  });
}

/** The variants of a company are one schema. */
function schemaOf({ database }: OutcomeCase): string {
  return database.slice(0, database.indexOf("."));
}

function report(all: readonly Judged[], limits: Thresholds): void {
  console.log("thresholds", limits);
  const header = [
    "set",
    "questions",
    "Brier",
    "ECE",
    "told",
    "right of told",
    "wrong and told",
    "right offered",
  ];
  const sets = [...Map.groupBy(all, ({ benchmark }) => benchmark)];
  const rows = sets.map(([name, some]) => [name, String(some.length), ...figuresOfSet(some, limits)]);
  console.log(printColumns([...header, "refused or asked", "unanswerable so"], rows));
  for (const [name, some] of sets) {
    const forecasts = some
      .filter(({ evidence, problem }) => evidence !== null && problem === null)
      .map(({ pRight, right }) => ({ probability: pRight, happened: right }));
    if (forecasts.length === 0) continue;
    const bins = measureCalibration(forecasts).bins.map(({ from, count, mean, happened }) => [
      `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`,
      String(count),
      percent(mean),
      percent(happened),
    ]);
    console.log(`\n${name}\n${printColumns(["probability", "answers", "mean", "right"], bins)}`);
  }
}

function figuresOfSet(some: readonly Judged[], limits: Thresholds): readonly string[] {
  const answered = some.filter(({ evidence, problem }) => evidence !== null && problem === null);
  const { brier, ece } = measureCalibration(
    answered.map(({ pRight, right }) => ({ probability: pRight, happened: right })),
  );
  const outcomes = some.map((one) => ({ ...one, outcome: decide(one, limits) }));
  const told = outcomes.filter(({ outcome }) => outcome === "told");
  const answerable = outcomes.filter((one) => one.isAnswerable);
  const shown = answerable.filter(
    ({ outcome, right, offered }) =>
      (outcome === "told" && right) || (outcome !== "told" && outcome !== "refused" && offered),
  );
  const silent = (list: typeof outcomes) =>
    list.filter(({ outcome }) => outcome === "refused" || outcome === "asked back");
  const unanswerable = outcomes.filter((one) => !one.isAnswerable);
  return [
    brier.toFixed(3),
    ece.toFixed(3),
    share(told, outcomes),
    share(
      told.filter(({ right }) => right),
      told,
    ),
    share(
      told.filter(({ right }) => !right),
      outcomes,
    ),
    share(shown, answerable),
    share(silent(answerable), answerable),
    share(silent(unanswerable), unanswerable),
  ];
}

function share(part: readonly unknown[], whole: readonly unknown[]): string {
  return whole.length === 0 ? "" : percent(part.length / whole.length);
}

function percent(figure: number): string {
  return (100 * figure).toFixed(1);
}

function writeOutcomeWeights({ right, offered }: Fitted, limits: Thresholds): void {
  const print = ({ bias, weights }: Logistic): string =>
    [["bias", bias] as const, ...names.map((name, index) => [name, weights[index] ?? 0] as const)]
      .map(([name, weight]) => `    ${name}: ${Number(weight.toFixed(3))},`)
      .join("\n");
  const text = `import type { OutcomeEvent, OutcomeWeights } from "./evidence.ts";

/** What each piece of evidence is worth, fitted by bench/fit/fit-outcome.ts. */
export const outcomeWeights: Readonly<Record<OutcomeEvent, OutcomeWeights>> = {
  right: {
${print(right)}
  },
  offered: {
${print(offered)}
  },
};

/** The probabilities from which on a question is answered plainly, answered with choices, or asked back. */
export const outcomeThresholds = ${JSON.stringify(limits)
    .replaceAll(/"(\w+)":/g, " $1: ")
    .replace("}", " }")};
`;
  writeFileSync(
    join(flags.output ?? join(root, "packages", "engine", "plan", "outcome"), "outcome-weights.data.ts"),
    text,
  );
}
