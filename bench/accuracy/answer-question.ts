import { planQuestion, type Planned } from "@askery/engine";
import { defaultSettings, type Statement } from "@askery/model";
import { noMatch } from "../compare-results.ts";
import type { Attempt } from "./attempt.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { readChart } from "./read-chart.ts";
import { describeMiss } from "./describe-miss.ts";
import { isAnswerable, type Question } from "./question.ts";
import { putProbedFirst, tryInterpretations, type TriedInterpretation } from "./try-interpretations.ts";
import { readGold } from "./read-gold.ts";

export interface AnswerOptions {
  /**
   * How many interpretations to run, best first: the first one for the answer, the others to find the rank of a correct
   * one.
   */
  readonly maxTried: number;
  /** Whether running the first interpretations can change the choice. */
  readonly isProbed: boolean;
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
  const run = { database, today: question.today, gold, first: statement };
  if (planned.kind === "refused") {
    const rivals = await tryInterpretations(planned.rivals, run);
    const isMiss = isAnswerable(question) && options.isOpen;
    const miss = isMiss ? await describeMiss({ question, planned, tried: [], database }) : null;
    const { outcome, problem } = planned;
    return { ...none, outcome: "refused", planned: outcome, isOffered: isAnyRight(rivals), problem, miss };
  }
  const interpretations = planned.interpretations.slice(0, options.maxTried);
  const inOrder = await tryInterpretations(interpretations, run);
  const rivals = await tryInterpretations(planned.rivals, { ...run, first: null });
  const tried = options.isProbed ? await putProbedFirst(inOrder, question, database) : inOrder;
  const [best] = tried;
  const rank = tried.findIndex(({ verdict }) => verdict.nodup) + 1;
  const isMiss = best?.verdict.nodup !== true && options.isOpen;
  return {
    ...none,
    outcome: best?.result.kind === "ran" ? "answered" : "failed",
    planned: planned.outcome,
    verdict: best?.verdict ?? noMatch,
    isOffered: best?.verdict.nodup === true || isAnyRight(rivals),
    rank: rank === 0 ? null : rank,
    confidence: planned.confidence,
    chart: best ? readChart(best, planned, { question, database }) : null,
    miss: isMiss ? await describeMiss({ question, planned, tried, database }) : null,
  };
}

function isAnyRight(tried: readonly TriedInterpretation[]): boolean {
  return tried.some(({ verdict }) => verdict.nodup);
}

const emptyAttempt = {
  planned: null,
  verdict: noMatch,
  isOffered: false,
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
function planTimed({ text, today, earlier }: Question, database: BenchDatabase): TimedPlan {
  const startedAt = performance.now();
  const request = { text, database: database.askable.prepared, today, settings: defaultSettings, earlier };
  const planned = planQuestion(request);
  const plan = planned.kind === "planned" ? planned.plan : planned.rivals[0]?.interpretation.plan;
  const statement = plan ? database.print(plan, today) : null;
  return { planned, statement, planningMs: performance.now() - startedAt };
}
