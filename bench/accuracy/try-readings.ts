import { chooseReading, type Planned, type Probe, type RankedReading } from "@askery/engine";
import type { Plan, Statement, Table } from "@askery/model";
import { compareResults, noMatch, type GoldResult, type Verdict } from "../compare-results.ts";
import type { BenchDatabase, RunResult } from "./bench-database.ts";

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
    const statement = place === 0 ? options.first : printSafely(ranked.reading.plan, options.database);
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

/** The same readings in the order that probing the first of them gives. */
export function chooseTried(planned: Planned, tried: readonly TriedReading[]): readonly TriedReading[] {
  const chosen = chooseReading(planned, tried.slice(0, probedReadings).map(probeOf));
  if (chosen.kind === "refused") return [];
  return chosen.readings.flatMap((ranked) => {
    const found = tried.find((one) => one.ranked.reading === ranked.reading);
    return found ? [{ ...found, ranked }] : [];
  });
}

const probedReadings = 5;

/** A reading that nobody will see may still be broken; it then counts as one that fails. */
function printSafely(plan: Plan, database: BenchDatabase): Statement | null {
  try {
    return database.print(plan);
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

function probeOf({ result }: TriedReading): Probe {
  if (result.kind === "failed") return { outcome: "failed", rowCount: null };
  const { rowCount, values } = result.table;
  if (rowCount === 0) return { outcome: "no-rows", rowCount };
  const isEmpty = values.every((column) => column.every((cell) => cell === null));
  return { outcome: isEmpty ? "only-nulls" : "rows", rowCount };
}
