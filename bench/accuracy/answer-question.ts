import {
  findInterpretations,
  planQuestion,
  type Planned,
  type PlanRequest,
  type RankedInterpretation,
} from "@askery/engine";
import { defaultSettings, type Statement } from "@askery/model";
import { noMatch } from "../compare-results.ts";
import type { Attempt } from "./attempt.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { readChart } from "./read-chart.ts";
import { describeMiss } from "./describe-miss.ts";
import { isAnswerable, type Question } from "./question.ts";
import { putProbedFirst, tryInterpretations, type TriedInterpretation } from "./try-interpretations.ts";
import { isRightAfterEdit } from "./try-edits.ts";
import { readGold } from "./read-gold.ts";

export interface AnswerOptions {
  /**
   * How many interpretations to run, best first: the first one for the answer, the others to find the rank of a correct
   * one.
   */
  readonly maxTried: number;
  /** Whether running the first interpretations can change the choice. */
  readonly isProbed: boolean;
  /** The questions for which to search for an edit that makes a wrong answer right, by their ids. */
  readonly toEdit: readonly string[];
  /** Whether misses may be described. */
  readonly isOpen: boolean;
}

/**
 * Asks the engine, runs its plans and compares the results with the gold ones. An exception is a bug of ours and makes
 * the attempt fail.
 */
export async function answerQuestion(
  question: Question,
  database: BenchDatabase,
  options: AnswerOptions,
): Promise<Attempt> {
  try {
    return await answer(question, database, options);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const miss = options.isOpen ? `${question.id}  ${question.text}\nFAILED ${reason}` : null;
    return { ...emptyAttempt, id: question.id, outcome: "failed", miss };
  }
}

async function answer(question: Question, database: BenchDatabase, options: AnswerOptions): Promise<Attempt> {
  const { planned, statement, planningMs } = planTimed(question, database);
  const none = { ...emptyAttempt, id: question.id, planningMs };
  const gold = await readGold(question, database);
  if (isAnswerable(question) && gold.length === 0) return { ...none, outcome: "not-compared" };
  const run = { database, today: question.today, gold, first: null };
  const isEdited = isAnswerable(question) && options.toEdit.includes(question.id);
  const rivals = await tryInterpretations(planned.rivals, run);
  const interpretations = listInterpretations(planned, question, { database, options });
  if (planned.kind === "refused") {
    const tried = isAnswerable(question) ? await tryInterpretations(interpretations, run) : [];
    const isMiss = isAnswerable(question) && options.isOpen;
    const miss = isMiss ? await describeMiss({ question, planned, tried, database }) : null;
    const { outcome, problem } = planned;
    const isOffered = isAnyRight(rivals);
    return {
      ...none,
      outcome: "refused",
      planned: outcome,
      isOffered,
      isOneEditAway: isEdited ? false : null,
      rank: rankOfRight(tried),
      problem,
      miss,
    };
  }
  const inOrder = await tryInterpretations(interpretations, { ...run, first: statement });
  const tried = options.isProbed ? await putProbedFirst(inOrder, question, database) : inOrder;
  const [best] = tried;
  const isMiss = best?.verdict.nodup !== true && options.isOpen;
  return {
    ...none,
    outcome: best?.result.kind === "ran" ? "answered" : "failed",
    planned: planned.outcome,
    verdict: best?.verdict ?? noMatch,
    isOffered: best?.verdict.nodup === true || isAnyRight(rivals),
    isOneEditAway: isEdited
      ? best?.verdict.nodup === true || (await isRightAfterEdit(planned.plan, question.text, run))
      : null,
    rank: rankOfRight(tried),
    confidence: planned.confidence,
    chart: best ? readChart(best, planned, { question, database }) : null,
    miss: isMiss ? await describeMiss({ question, planned, tried, database }) : null,
  };
}

/** The likeliest interpretations, best first, those of refused questions included. */
function listInterpretations(
  planned: Planned,
  question: Question,
  { database, options }: { readonly database: BenchDatabase; readonly options: AnswerOptions },
): readonly RankedInterpretation[] {
  const first = planned.kind === "planned" ? planned.interpretations : [];
  const found = options.maxTried > 1 ? findInterpretations(planRequest(question, database)) : null;
  const further = found?.kind === "found" ? found.interpretations.slice(first.length) : [];
  return [...first, ...further].slice(0, options.maxTried);
}

function rankOfRight(tried: readonly TriedInterpretation[]): number | null {
  const index = tried.findIndex(({ verdict }) => verdict.nodup);
  return index < 0 ? null : index + 1;
}

function isAnyRight(tried: readonly TriedInterpretation[]): boolean {
  return tried.some(({ verdict }) => verdict.nodup);
}

const emptyAttempt = {
  planned: null,
  verdict: noMatch,
  isOffered: false,
  isOneEditAway: null,
  rank: null,
  problem: null,
  confidence: null,
  chart: null,
  planningMs: null,
  miss: null,
} as const;

interface TimedPlan {
  readonly planned: Planned;
  /** The statement of the chosen interpretation, or of the first choice. */
  readonly statement: Statement | null;
  readonly planningMs: number;
}

/** Measures the time that a user waits before the database is queried. */
function planTimed(question: Question, database: BenchDatabase): TimedPlan {
  const startedAt = performance.now();
  const planned = planQuestion(planRequest(question, database));
  const plan = planned.kind === "planned" ? planned.plan : planned.rivals[0]?.interpretation.plan;
  const statement = plan ? database.print(plan, question.today) : null;
  return { planned, statement, planningMs: performance.now() - startedAt };
}

function planRequest({ text, today, earlier }: Question, { askable }: BenchDatabase): PlanRequest {
  return { text, database: askable.prepared, today, settings: defaultSettings, earlier };
}
