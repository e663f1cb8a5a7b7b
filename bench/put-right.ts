/**
 * Counts the clicks that put wrong answers right, without SQL.
 *
 *     npm run put-right -- [DIR]
 *
 * Asks the questions of `questions/misses.ts` about the sample shop and, with DIR, the benchmarks of the
 * accuracy report, about databases of Spider in it.
 * Where the first answer is wrong, it tries what the card offers: another meaning or a suggested question is one click, a
 * change in the plan editor two (its chip or `+`, and the choice). Each search stops after fifteen seconds, so the figures
 * are lower bounds.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { askDatabase, systemClock } from "@askery/asking";
import { ProcessSpares } from "@askery/connectors";
import { planQuestion } from "@askery/engine";
import { defaultSettings, type Plan } from "@askery/model";
import { BenchDatabase } from "./accuracy/bench-database.ts";
import { GoldRunner } from "./accuracy/gold-runner.ts";
import { readGold } from "./accuracy/read-gold.ts";
import { findSampleFile } from "./accuracy/sample-file.ts";
import { findRightEdit } from "./accuracy/try-edits.ts";
import { bestVerdict, printSafely } from "./accuracy/try-interpretations.ts";
import { printColumns } from "./print-columns.ts";
import { misses, type Miss } from "./questions/misses.ts";

const today = "2026-11-20";
const timeoutMs = 5_000;
const cacheFolder = join(import.meta.dirname, "..", ".cache", "accuracy");
const [folder] = process.argv.slice(2);
const goldRunner = new GoldRunner();
const spares = new ProcessSpares();
try {
  const rows: string[][] = [];
  for (const miss of misses) {
    const path = await findFile(miss);
    if (path === null) continue;
    const database = await BenchDatabase.open(path, { spares, goldRunner, cacheFolder });
    const { clicks, by } = await putRight(miss, path, database);
    await database.close();
    rows.push([miss.question, clicks === null ? "–" : String(clicks), by]);
    console.error(rows.at(-1)?.join(" | "));
  }
  const counts = ["0", "1", "2", "3", "–"].map((count) => rows.filter((row) => row[1] === count).length);
  console.log(printColumns(["question", "clicks", "by"], rows, { markdown: true }));
  console.log(`0, 1, 2, 3 clicks, not found: ${counts.join(", ")} of ${String(rows.length)}`);
} finally {
  goldRunner.close();
  spares.close();
}

async function findFile({ database }: Miss): Promise<string | null> {
  if (database === "shop") return findSampleFile(today, cacheFolder);
  const path = join(folder ?? "", "spider", "db", `${database}.sqlite`);
  return folder !== undefined && existsSync(path) ? path : null;
}

/** An answer that a person reaches, or could reach, before the plan editor. */
interface Start {
  readonly plan: Plan;
  readonly clicks: number;
  readonly by: string;
}

interface Repair {
  /** Null if none was found. */
  readonly clicks: number | null;
  readonly by: string;
}

/** The fewest clicks that were found to make an answer right. */
async function putRight(
  { question: text, earlier = [], right }: Miss,
  path: string,
  database: BenchDatabase,
): Promise<Repair> {
  const question = {
    id: text,
    database: path,
    text,
    earlier,
    today,
    gold: right,
    chart: null,
    namesChart: false,
  };
  const gold = await readGold(question, database);
  if (gold.length === 0) throw new Error(`No gold SQL of “${text}” runs.`);
  const starts = await listStarts(text, earlier, database);
  for (const { plan, clicks, by } of starts) {
    const statement = printSafely(plan, today, database);
    const result = statement && (await database.run(statement, timeoutMs));
    if (result?.kind === "ran" && bestVerdict(gold, result.table).nodup) return { clicks, by };
  }
  for (const { plan, clicks, by } of starts) {
    const found = await findRightEdit(plan, text, { database, today, gold });
    if (found !== null) {
      return { clicks: clicks + 2, by: `${by === "" ? "" : `${by}, then `}${JSON.stringify(found)}` };
    }
  }
  return { clicks: null, by: starts.length === 0 ? "refused" : "" };
}

/** The first answer, the other meanings, and the suggested questions, fewest clicks first. */
async function listStarts(
  text: string,
  earlier: readonly string[],
  { askable: database }: BenchDatabase,
): Promise<readonly Start[]> {
  const { prepared } = database;
  const settings = defaultSettings;
  const planned = planQuestion({ text, database: prepared, today, settings, earlier });
  const first: readonly Start[] =
    planned.kind === "planned" ? [{ plan: planned.plan, clicks: 0, by: "" }] : [];
  const others = planned.rivals.map(({ interpretation }): Start => ({
    plan: interpretation.plan,
    clicks: 1,
    by: "another meaning",
  }));
  return [...first, ...others, ...(planned.kind === "refused" ? await listSuggested() : [])];

  async function listSuggested(): Promise<readonly Start[]> {
    const outcome = await askDatabase({ database, text, earlier, today, settings, now: systemClock });
    const suggested = outcome.kind === "refused" ? outcome.problem.suggestions : [];
    return suggested.flatMap((suggestion): readonly Start[] => {
      const asked = planQuestion({ text: suggestion, database: prepared, today, settings });
      return asked.kind === "planned" ? [{ plan: asked.plan, clicks: 1, by: `“${suggestion}”` }] : [];
    });
  }
}
