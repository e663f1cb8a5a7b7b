/**
 * Writes what Askery proposes to ask as rules of the fit: its pages' questions about a database, and what it suggests after each answer, in
 * two steps. A proposal is a promise: what each is understood as now stays right, and a suggestion is to be understood as the plan that it
 * was made from.
 *
 *     node bench/fit/collect-promises.ts FILE… [--also QUESTIONS] [--output FILE]
 *
 * `--also` is a file of further questions, one a line, that are asked of every database. Adds to `.cache/fit/rules.jsonl`, and prints the
 * suggestions that are not understood so.
 */
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { listStarters, systemClock, type AskableDatabase } from "@askery/asking";
import { ProcessSpares } from "@askery/connectors";
import { findInterpretations, isSamePlan, planQuestion, suggestFollowUps, sumFeatures } from "@askery/engine";
import { defaultSettings, type Plan } from "@askery/model";
import { BenchDatabase } from "../accuracy/bench-database.ts";
import { GoldRunner } from "../accuracy/gold-runner.ts";

const calendar = { today: "2026-11-20", settings: defaultSettings };
const cacheFolder = join(import.meta.dirname, "..", "..", ".cache");
const maxInterpretations = 30;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    also: { type: "string" },
    output: { type: "string", default: join(cacheFolder, "fit", "rules.jsonl") },
  },
});
const also = flags.also === undefined ? [] : readFileSync(flags.also, "utf8").split("\n").filter(Boolean);
mkdirSync(dirname(flags.output), { recursive: true });

const goldRunner = new GoldRunner();
const spares = new ProcessSpares();
let kept = 0;
let lost = 0;
try {
  for (const path of positionals) await collect(path);
} finally {
  goldRunner.close();
  spares.close();
}
console.log(`${String(kept)} understood, ${String(lost)} not`);

/** A question and the plan that it must be understood as. */
interface Promised {
  readonly question: string;
  readonly plan: Plan;
}

async function collect(path: string): Promise<void> {
  const options = { spares, goldRunner, cacheFolder: join(cacheFolder, "accuracy") };
  const database = await BenchDatabase.open(path, options);
  const { askable } = database;
  const starters = await listStarters({ ...calendar, database: askable, now: systemClock });
  const openings = [...starters, ...also].flatMap((question): readonly Promised[] => {
    const plan = planOf(question, askable);
    return plan === null ? [] : [{ question, plan }];
  });
  const first = openings.flatMap(({ plan }) => suggestAfter(plan, askable));
  const second = first.flatMap(({ plan }) => suggestAfter(plan, askable));
  const all = new Map([...openings, ...first, ...second].map((one) => [one.question.toLowerCase(), one]));
  for (const promised of all.values()) note(promised, askable, basename(path));
  await database.close();
}

function suggestAfter(plan: Plan, { prepared }: AskableDatabase): readonly Promised[] {
  return suggestFollowUps({ plan, context: { ...prepared, ...calendar } });
}

function planOf(text: string, { prepared }: AskableDatabase): Plan | null {
  const planned = planQuestion({ ...calendar, text, database: prepared });
  return planned.kind === "planned" ? planned.plan : null;
}

function note({ question, plan }: Promised, askable: AskableDatabase, name: string): void {
  const understood = planOf(question, askable);
  if (understood !== null && isSamePlan(understood, plan, calendar)) {
    kept += 1;
  } else {
    lost += 1;
    console.log(`${name}: ${question}`);
  }
  const found = findInterpretations({ ...calendar, text: question, database: askable.prepared });
  if (found.kind !== "found") return;
  const fewest = Math.min(...found.interpretations.map(countFaults));
  const interpretations = found.interpretations
    .filter((one) => countFaults(one) === fewest)
    .slice(0, maxInterpretations)
    .map(({ interpretation }) => ({
      features: sumFeatures(interpretation.features),
      isRight: isSamePlan(interpretation.plan, plan, calendar),
    }));
  const about = { id: `${name} ${question}`, database: `${name}.promises`, benchmark: "promises" };
  appendFileSync(
    flags.output,
    `${JSON.stringify({ ...about, isChecked: false, isAnswerable: true, interpretations })}\n`,
  );
}

/** Interpretations with more faults never precede those with fewer, whatever the weights. */
function countFaults({
  interpretation: { ignored, repeatsMetric, repeatsSum },
}: Extract<ReturnType<typeof findInterpretations>, { kind: "found" }>["interpretations"][number]): number {
  return ignored.length + Number(repeatsMetric) + Number(repeatsSum);
}
