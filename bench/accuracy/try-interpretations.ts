import { systemClock, translateQuestion, type Translation } from "@askery/asking";
import type { RankedInterpretation } from "@askery/engine";
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

/** An interpretation that was printed and run. */
export interface TriedInterpretation {
  readonly ranked: RankedInterpretation;
  /** Null if printing failed. */
  readonly statement: Statement | null;
  readonly result: RunResult;
  readonly verdict: Verdict;
}

export interface TryOptions {
  readonly database: BenchDatabase;
  readonly today: IsoDate;
  readonly gold: readonly GoldResult[];
  /** The statement of the first interpretation, if it was already printed. */
  readonly first: Statement | null;
}

/** Runs every interpretation, identical statements once, and compares its result. */
export async function tryInterpretations(
  interpretations: readonly RankedInterpretation[],
  options: TryOptions,
): Promise<readonly TriedInterpretation[]> {
  const seen = new Map<string, TriedInterpretation>();
  const tried: TriedInterpretation[] = [];
  for (const [index, ranked] of interpretations.entries()) {
    const { database, today, first } = options;
    const printed = index === 0 ? first : null;
    const statement = printed ?? printSafely(ranked.interpretation.plan, today, database);
    const key = JSON.stringify(statement);
    const timeoutMs = index === 0 ? firstTimeoutMs : laterTimeoutMs;
    const interpretation = seen.get(key) ?? {
      ranked,
      ...(await tryStatement(statement, timeoutMs, options)),
    };
    seen.set(key, interpretation);
    tried.push({ ...interpretation, ranked });
  }
  return tried;
}

const firstTimeoutMs = 5_000;
const laterTimeoutMs = 1_000;

/** Moves the interpretation that probing chooses to the front; the others keep their order. */
export async function putProbedFirst(
  tried: readonly TriedInterpretation[],
  question: Question,
  database: BenchDatabase,
): Promise<readonly TriedInterpretation[]> {
  const translation = await translateProbed(question, database);
  if (translation?.kind !== "translated") return tried;
  const chosen = tried.find(
    ({ ranked, statement }) =>
      statement &&
      database.print(ranked.interpretation.plan, question.today, "inline").text === translation.sql,
  );
  return chosen ? [chosen, ...tried.filter((one) => one !== chosen)] : tried;
}

/** Null if the SQL of the chosen interpretation fails. */
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

/** An interpretation that is never shown may fail to print; it then counts as failed. */
export function printSafely(plan: Plan, today: IsoDate, database: BenchDatabase): Statement | null {
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
): Promise<Omit<TriedInterpretation, "ranked">> {
  if (!statement) return { statement, result: notPrinted, verdict: noMatch };
  const result = await database.run(statement, timeoutMs);
  return { statement, result, verdict: result.kind === "ran" ? bestVerdict(gold, result.table) : noMatch };
}

const notPrinted = { kind: "failed", reason: "it could not be printed" } as const;

export function bestVerdict(gold: readonly GoldResult[], table: Table): Verdict {
  const verdicts = gold.map((one) => compareResults(one, table));
  return {
    strict: verdicts.some(({ strict }) => strict),
    nodup: verdicts.some(({ nodup }) => nodup),
    lenient: verdicts.some(({ lenient }) => lenient),
  };
}
