import {
  connectDatabase,
  defineGlossary,
  translateQuestion,
  type AskableDatabase,
  type Clock,
} from "@askery/asking";
import { openFile, ProcessSpares } from "@askery/connectors";
import { describeProblem, type PlannedOutcome } from "@askery/engine";
import { AppError, defaultSettings, type ChartKind, type IsoDate } from "@askery/model";
import { describeBug } from "../explain-failure.ts";
import { OrderedLines } from "./ordered-lines.ts";
import { readGlossary } from "./read-glossary.ts";
import type { QuestionLine } from "./read-question-lines.ts";

/** One line of output. */
export interface TranslatedLine {
  readonly id: unknown;
  readonly outcome: PlannedOutcome;
  readonly sql: string | null;
  readonly chart: ChartKind | null;
  /** The probability that the SQL, or without it the first rival, is what was meant: 0–1. */
  readonly confidence: number;
  /** SQL of up to three other ways to understand the question, likeliest first. */
  readonly rivals: readonly string[];
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly ms: number;
}

export interface TranslateOptions {
  /** The file of a database, by the name in a line; null if the line has none. */
  readonly pathOf: (db: string | null) => string;
  readonly today: IsoDate;
  readonly isProbed: boolean;
  /** The number of databases to work on at the same time. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly now: Clock;
  /** Called for each line, in the order of the questions. */
  readonly onLine: (line: TranslatedLine) => void;
  /** Called with problems of the input that the user should see. */
  readonly onTrouble: (message: string) => void;
}

type Question = Extract<QuestionLine, { kind: "question" }>;

interface PlacedQuestion {
  readonly index: number;
  readonly line: Question;
}

/** Translates questions grouped by database, so that each database is opened and read only once. */
export async function translateLines(
  lines: readonly QuestionLine[],
  options: TranslateOptions,
): Promise<void> {
  const written = new OrderedLines<TranslatedLine>(options.onLine);
  const groups = new Map<string, PlacedQuestion[]>();
  for (const [index, line] of lines.entries()) {
    if (line.kind === "bad") {
      const message = `Line ${String(line.lineNumber)} is not a question: ${line.reason}.`;
      options.onTrouble(message);
      written.add(index, untranslated(line.id, { code: "bad-line", message }));
    } else {
      const path = options.pathOf(line.db);
      const group = groups.get(path) ?? [];
      group.push({ index, line });
      groups.set(path, group);
    }
  }
  const spares = new ProcessSpares();
  const waiting = [...groups];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      options.signal.throwIfAborted();
      await translateGroup(group[0], group[1], {
        ...options,
        spares,
        add: (index, line) => written.add(index, line),
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: options.jobs }, work));
  } finally {
    spares.close();
  }
}

interface GroupOptions extends TranslateOptions {
  readonly spares: ProcessSpares;
  readonly add: (index: number, line: TranslatedLine) => void;
}

async function translateGroup(
  path: string,
  questions: readonly PlacedQuestion[],
  options: GroupOptions,
): Promise<void> {
  try {
    const connector = await openFile(path, { spares: options.spares });
    try {
      await translateAll(await connectDatabase(connector), questions, options);
    } finally {
      await connector.close();
    }
  } catch (cause) {
    if (!(cause instanceof AppError) || options.signal.aborted) throw cause;
    const problem = { code: cause.code, message: `${cause.message} ${cause.fix}` };
    options.onTrouble(problem.message);
    for (const { index, line } of questions) options.add(index, untranslated(line.id, problem));
  }
}

async function translateAll(
  database: AskableDatabase,
  questions: readonly PlacedQuestion[],
  options: GroupOptions,
): Promise<void> {
  const byGlossary = new Map<string, AskableDatabase>([["", database]]);
  const teach = (glossary: string): AskableDatabase => {
    const known = byGlossary.get(glossary);
    if (known) return known;
    const entries = readGlossary(glossary, database.prepared.catalog);
    const made = entries.entries.length === 0 ? database : defineGlossary(database, entries);
    byGlossary.set(glossary, made);
    return made;
  };
  for (const { index, line } of questions) {
    options.signal.throwIfAborted();
    options.add(index, await translateOrExcuse(teach(line.glossary), line, options));
    await letOthersWork();
  }
}

/** Planning is synchronous, so other work gets its turn between two questions. */
function letOthersWork(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** If the engine, or the database while probing, fails on a question, only its own line reports it. */
async function translateOrExcuse(
  database: AskableDatabase,
  line: Question,
  options: GroupOptions,
): Promise<TranslatedLine> {
  try {
    return await translateLine(database, line, options);
  } catch (cause) {
    if (options.signal.aborted) throw cause;
    const problem =
      cause instanceof AppError
        ? { code: cause.code, message: `${cause.message} ${cause.fix}` }
        : { code: "bug", message: describeBug(cause) };
    options.onTrouble(`Question ${JSON.stringify(line.id)}: ${problem.message}`);
    return untranslated(line.id, problem);
  }
}

async function translateLine(
  database: AskableDatabase,
  { id, question, dialogue, asof }: Question,
  { today, isProbed, signal, now }: TranslateOptions,
): Promise<TranslatedLine> {
  const start = now();
  const translated = await translateQuestion({
    database,
    text: question,
    today: asof ?? today,
    settings: defaultSettings,
    earlier: dialogue,
    isProbed,
    signal,
    now,
  });
  const ms = Math.round((now() - start) * 10) / 10;
  const { outcome, rivals } = translated;
  const confidence = Math.round(translated.confidence * 1000) / 1000;
  if (translated.kind === "refused") {
    const { code } = translated.problem;
    const problem = { code, message: describeProblem(translated.problem) };
    return { ...untranslated(id, problem), outcome, confidence, rivals, ms };
  }
  const { sql, chart } = translated;
  return { id, outcome, sql, chart, confidence, rivals, problem: null, ms };
}

function untranslated(id: unknown, problem: TranslatedLine["problem"]): TranslatedLine {
  return { id, outcome: "refused", sql: null, chart: null, confidence: 0, rivals: [], problem, ms: 0 };
}
