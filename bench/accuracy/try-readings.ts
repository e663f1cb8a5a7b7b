import { systemClock, translateQuestion, type Translation } from "@askery/asking";
import type { RankedReading } from "@askery/engine";
import {
  AppError,
  defaultSettings,
  type IsoDate,
  type Plan,
  type Statement,
  type Table,
} from "@askery/model";
import { compareResults, noMatch, type GoldResult, type Verdict } from "../compare-results.ts";
import type { BenchDatabase, RunResult } from "./bench-database.ts";
import type { Question } from "./question.ts";

/** A reading that was printed and run. */
export interface TriedReading {
  readonly ranked: RankedReading;
  /** Null when printing failed. */
  readonly statement: Statement | null;
  readonly result: RunResult;
  readonly verdict: Verdict;
}

export interface TryOptions {
  readonly database: BenchDatabase;
  readonly today: IsoDate;
  readonly gold: readonly GoldResult[];
  /** The statement of the first reading, which was printed before. */
  readonly first: Statement | null;
}

/** Runs every reading, each statement once, and compares its result. */
export async function tryReadings(
  readings: readonly RankedReading[],
  options: TryOptions,
): Promise<readonly TriedReading[]> {
  const seen = new Map<string, TriedReading>();
  const tried: TriedReading[] = [];
  for (const [place, ranked] of readings.entries()) {
    const { database, today, first } = options;
    const statement = place === 0 ? first : printSafely(ranked.reading.plan, today, database);
    const key = JSON.stringify(statement);
    const timeoutMs = place === 0 ? firstTimeoutMs : laterTimeoutMs;
    const reading = seen.get(key) ?? { ranked, ...(await tryStatement(statement, timeoutMs, options)) };
    seen.set(key, reading);
    tried.push({ ...reading, ranked });
  }
  return tried;
}

const firstTimeoutMs = 5_000;
const laterTimeoutMs = 1_000;

/** The reading that is chosen when those that find nothing may give way comes first; the others keep their order. */
export async function putProbedFirst(
  tried: readonly TriedReading[],
  question: Question,
  database: BenchDatabase,
): Promise<readonly TriedReading[]> {
  const translation = await translateProbed(question, database);
  if (translation?.kind !== "translated") return tried;
  const chosen = tried.find(
    ({ ranked, statement }) =>
      statement && database.print(ranked.reading.plan, question.today, "inline").text === translation.sql,
  );
  if (!chosen) return tried;
  const { confidence } = translation;
  return [{ ...chosen, ranked: { ...chosen.ranked, confidence } }, ...tried.filter((one) => one !== chosen)];
}

/** Null when the SQL of the chosen reading fails. */
async function translateProbed(
  { text, today, earlier }: Question,
  { askable: database }: BenchDatabase,
): Promise<Translation | null> {
  const request = {
    database,
    text,
    today,
    earlier,
    settings: defaultSettings,
    isProbed: true,
    now: systemClock,
  };
  try {
    return await translateQuestion(request);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** A reading that nobody will see may still be broken; it then counts as one that fails. */
function printSafely(plan: Plan, today: IsoDate, database: BenchDatabase): Statement | null {
  try {
    return database.print(plan, today);
  } catch {
    return null;
  }
}

async function tryStatement(
  statement: Statement | null,
  timeoutMs: number,
  { database, gold }: TryOptions,
): Promise<Omit<TriedReading, "ranked">> {
  if (!statement) return { statement, result: notPrinted, verdict: noMatch };
  const result = await database.run(statement, timeoutMs);
  return { statement, result, verdict: result.kind === "ran" ? bestVerdict(gold, result.table) : noMatch };
}

const notPrinted = { kind: "failed", reason: "it could not be printed" } as const;

function bestVerdict(gold: readonly GoldResult[], table: Table): Verdict {
  const verdicts = gold.map((one) => compareResults(one, table));
  return {
    strict: verdicts.some(({ strict }) => strict),
    nodup: verdicts.some(({ nodup }) => nodup),
    lenient: verdicts.some(({ lenient }) => lenient),
  };
}
