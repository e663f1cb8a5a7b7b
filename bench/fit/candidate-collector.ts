import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ProcessSpares } from "@askery/connectors";
import { sumFeatures, weighCandidates, type Probe } from "@askery/engine";
import { defaultSettings, type IsoDate, type Plan, type Statement } from "@askery/model";
import { BenchDatabase } from "../accuracy/bench-database.ts";
import { GoldRunner } from "../accuracy/gold-runner.ts";
import { isAnswerable, type Question } from "../accuracy/question.ts";
import { compareResults, type GoldResult } from "../compare-results.ts";
import type { Candidate, Candidates } from "./candidate.ts";
import type { CandidateBatch } from "./collect-batches.ts";
import { readGold } from "../accuracy/read-gold.ts";

/** The outcome of a statement, for one question. */
type Trial = Pick<Candidate, "isRight" | "outcome">;

/** The maximum number of interpretations to run for each question, and of those read, with repeated statements. */
const maxInterpretations = 30;
const maxWeighed = 60;
const timeoutMs = 1_000;

/** Collects the candidates of one database after another, in this process. */
export class CandidateCollector {
  readonly #spares = new ProcessSpares();
  readonly #goldRunner = new GoldRunner();
  readonly #cacheFolder: string;

  constructor(cacheFolder: string) {
    this.#cacheFolder = cacheFolder;
  }

  /** Collects the candidates of questions about one database. */
  async collectAll({ benchmark, isChecked, questions }: CandidateBatch): Promise<readonly Candidates[]> {
    const [first] = questions;
    if (!first) return [];
    const database = await BenchDatabase.open(first.database, {
      glossary: first.glossary,
      spares: this.#spares,
      goldRunner: this.#goldRunner,
      cacheFolder: join(this.#cacheFolder, "accuracy"),
    });
    const memory = readMemory(this.#cacheFolder, benchmark, first.database);
    const all: Candidates[] = [];
    try {
      for (const question of questions) {
        const interpretations = await collectInterpretations(question, database, memory.trials);
        all.push({
          id: question.id,
          benchmark,
          isChecked,
          database: basename(question.database),
          isAnswerable: isAnswerable(question),
          interpretations,
        });
      }
    } finally {
      memory.save();
      await database.close();
    }
    return all;
  }

  close(): void {
    this.#spares.close();
    this.#goldRunner.close();
  }
}

async function collectInterpretations(
  question: Question,
  database: BenchDatabase,
  trials: Map<string, Trial>,
): Promise<readonly Candidate[]> {
  const request = {
    text: question.text,
    database: database.askable.prepared,
    today: question.today,
    earlier: question.earlier,
  };
  const found = weighCandidates({ ...request, settings: defaultSettings }, maxWeighed);
  const gold = await readGold(question, database);
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  for (const { interpretation, score, key: resultKey, evidence, problem } of found) {
    const statement = printSafely(interpretation.plan, question.today, database);
    const key = `${question.id} ${JSON.stringify(statement)}`;
    if (seen.has(key) || seen.size >= maxInterpretations) continue;
    seen.add(key);
    const trial = trials.get(key) ?? (await tryStatement(statement, gold, database));
    trials.set(key, trial);
    candidates.push({
      features: sumFeatures(interpretation.features),
      ...trial,
      score,
      evidence: { ...evidence },
      problem: problem?.code ?? null,
      key: createHash("sha1").update(resultKey).digest("base64url").slice(0, 8),
    });
  }
  return candidates;
}

function printSafely(plan: Plan, today: IsoDate, database: BenchDatabase): Statement | null {
  try {
    return database.print(plan, today);
  } catch {
    return null;
  }
}

async function tryStatement(
  statement: Statement | null,
  gold: readonly GoldResult[],
  database: BenchDatabase,
): Promise<Trial> {
  if (statement === null) return { isRight: false, outcome: "failed" };
  const result = await database.run(statement, timeoutMs);
  if (result.kind === "failed") return { isRight: false, outcome: "failed" };
  const { table } = result;
  const isRight = gold.some((one) => compareResults(one, table).nodup);
  return { isRight, outcome: outcomeOf(table.rowCount, table.values) };
}

function outcomeOf(rowCount: number, values: readonly (readonly unknown[])[]): Probe["outcome"] {
  if (rowCount === 0) return "no-rows";
  return values.every((column) => column.every((cell) => cell === null)) ? "only-nulls" : "rows";
}

function readMemory(
  cacheFolder: string,
  benchmark: string,
  path: string,
): { readonly trials: Map<string, Trial>; readonly save: () => void } {
  const folder = join(cacheFolder, "fit", "trials");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${benchmark}-${basename(path)}.json`);
  const trials = new Map<string, Trial>(
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as [string, Trial][]) : [],
  );
  return { trials, save: () => writeFileSync(file, JSON.stringify([...trials])) };
}
