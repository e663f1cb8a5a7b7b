/**
 * Measures follow-up questions: how often words do what the same edit of the plan does.
 *
 *     npm run follow-ups -- FILE… [--examples]
 *
 * Asks each database what it proposes to ask, then one change of each answer that the plan editor offers, in words. The
 * edited plan is the truth: no question or SQL is written by hand, so that it can be measured on any database.
 */
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { listStarters, systemClock } from "@askery/asking";
import { ProcessSpares } from "@askery/connectors";
import { editPlanInSteps, listEditOptions, planQuestion } from "@askery/engine";
import { defaultSettings, type Plan } from "@askery/model";
import { BenchDatabase } from "./accuracy/bench-database.ts";
import { GoldRunner } from "./accuracy/gold-runner.ts";
import { printSafely } from "./accuracy/try-interpretations.ts";
import { compareResults, prepareGold } from "./compare-results.ts";
import { listSpokenEdits, type SpokenEdit } from "./follow-ups/list-spoken-edits.ts";
import { printColumns } from "./print-columns.ts";

const today = "2026-11-20";
const timeoutMs = 3_000;
const starterCount = 8;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: "boolean", default: false } },
});

interface Outcome {
  readonly form: string;
  readonly result: "same" | "different" | "refused";
}

const goldRunner = new GoldRunner();
const spares = new ProcessSpares();
try {
  const outcomes: Outcome[] = [];
  for (const path of positionals) outcomes.push(...(await measureDatabase(path)));
  const forms = Map.groupBy(outcomes, ({ form }) => form);
  const count = (some: readonly Outcome[], result: Outcome["result"]): string =>
    String(some.filter((one) => one.result === result).length);
  const rows = [...forms, ["all", outcomes] as const].map(([form, some]) => [
    form,
    String(some.length),
    count(some, "same"),
    count(some, "different"),
    count(some, "refused"),
  ]);
  console.log(printColumns(["follow-up", "asked", "same", "different", "refused"], rows));
} finally {
  goldRunner.close();
  spares.close();
}

async function measureDatabase(path: string): Promise<readonly Outcome[]> {
  const cacheFolder = join(import.meta.dirname, "..", ".cache", "accuracy");
  const database = await BenchDatabase.open(path, { spares, goldRunner, cacheFolder });
  const outcomes: Outcome[] = [];
  const starters = await listStarters({
    database: database.askable,
    today,
    settings: defaultSettings,
    count: starterCount,
    now: systemClock,
  });
  for (const opening of starters) {
    const plan = planOf([], opening, database);
    if (plan === null) continue;
    for (const spoken of listSpokenEdits(
      listEditOptions(plan, contextOf(database)),
      database.askable.prepared.values,
    )) {
      const result = await judge(opening, plan, spoken, database);
      if (result === null) continue;
      outcomes.push({ form: spoken.form, result });
      if (flags.examples && result !== "same") {
        const wanted = editPlanInSteps(plan, spoken.edits, contextOf(database));
        console.error([basename(path), opening, spoken.words, spoken.form, result].join(" | "));
        console.error(`  wanted ${wanted.kind === "edited" ? sqlOf(wanted.plan, database) : "–"}`);
        console.error(`  got    ${sqlOf(planOf([opening], spoken.words, database), database)}`);
      }
    }
  }
  await database.close();
  return outcomes;
}

function planOf(earlier: readonly string[], text: string, { askable }: BenchDatabase): Plan | null {
  const planned = planQuestion({
    text,
    database: askable.prepared,
    today,
    settings: defaultSettings,
    earlier,
  });
  return planned.kind === "refused" ? null : planned.plan;
}

function contextOf({ askable, dialect }: BenchDatabase) {
  const { schema, described, lexicon } = askable.prepared;
  return { schema, described, lexicon, dialect, today, settings: defaultSettings } as const;
}

function sqlOf(plan: Plan | null, database: BenchDatabase): string {
  const statement = plan && printSafely(plan, today, database);
  return statement?.text.replaceAll(/\s+/g, " ") ?? "–";
}

/** Null if the edit fails or changes nothing that can be seen. */
async function judge(
  opening: string,
  plan: Plan,
  { words, edits }: SpokenEdit,
  database: BenchDatabase,
): Promise<Outcome["result"] | null> {
  const edited = editPlanInSteps(plan, edits, contextOf(database));
  if (edited.kind === "problem") return null;
  const wanted = await run(edited.plan, database);
  if (wanted === null || wanted.rowCount === 0) return null;
  const got = planOf([opening], words, database);
  if (got === null) return "refused";
  const shown = await run(got, database);
  if (shown === null) return "different";
  return compareResults(prepareGold("SELECT 1", wanted), shown).nodup ? "same" : "different";
}

async function run(plan: Plan, database: BenchDatabase) {
  const statement = printSafely(plan, today, database);
  if (statement === null) return null;
  const result = await database.run(statement, timeoutMs);
  return result.kind === "ran" ? result.table : null;
}
