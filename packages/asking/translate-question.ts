import { chooseChart, describeOutputs, planQuestion } from "@askery/engine";
import {
  AppError,
  type AskSettings,
  type ChartKind,
  type IsoDate,
  type Problem,
  type Table,
} from "@askery/model";
import type { Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { printPlan, runInterpretation, type PlannedQuestion } from "./run-interpretation.ts";

export interface TranslateRequest {
  readonly database: AskableDatabase;
  readonly text: string;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Whether interpretations are run, so that one that finds something can replace one that finds nothing. */
  readonly isProbed: boolean;
  readonly signal?: AbortSignal;
  readonly now: Clock;
}

/** A question as SQL with inline values, or the reason why not. */
export type Translation =
  | {
      readonly kind: "translated";
      readonly sql: string;
      /**
       * The kind of chart. Without probing, it is known only if the question asks for one, because the rows decide what
       * suits them.
       */
      readonly chart: ChartKind | null;
      readonly confidence: number;
    }
  | { readonly kind: "refused"; readonly problem: Problem };

/**
 * Translates a question to SQL. It queries the database only to probe interpretations.
 *
 * @throws AppError if a probed statement fails for a reason other than its time or size
 */
export async function translateQuestion(request: TranslateRequest): Promise<Translation> {
  const { database, text, today, settings, earlier } = request;
  const planned = planQuestion({
    text,
    database: database.prepared,
    today,
    settings,
    ...(earlier ? { earlier } : {}),
  });
  if (planned.kind === "refused") return { kind: "refused", problem: planned.problem };
  const { chosen, chart } = request.isProbed
    ? await probe(planned, request)
    : { chosen: planned, chart: planned.askedChart };
  const sql = printPlan(chosen.plan, request, "inline").text;
  return { kind: "translated", sql, chart, confidence: chosen.confidence };
}

const probeLimits = { maxRows: 200, timeoutMs: 2_000 };

async function probe(
  planned: PlannedQuestion,
  request: TranslateRequest,
): Promise<{ readonly chosen: PlannedQuestion; readonly chart: ChartKind | null }> {
  try {
    const ran = await runInterpretation(planned, { ...request, limits: probeLimits });
    return { chosen: ran.planned, chart: chartKindOf(ran.planned, ran.table, request) };
  } catch (cause) {
    const isTooMuch = cause instanceof AppError && tooMuch.has(cause.code);
    if (isTooMuch) return { chosen: planned, chart: planned.askedChart };
    throw cause;
  }
}

const tooMuch: ReadonlySet<AppError["code"]> = new Set(["query-timed-out", "query-too-large"]);

function chartKindOf(
  { plan, askedChart }: PlannedQuestion,
  table: Table,
  { database, today, settings }: TranslateRequest,
): ChartKind {
  const { catalog, described } = database.prepared;
  const outputs = describeOutputs({ plan, table, catalog, described, settings });
  return chooseChart({ plan, table, outputs, askedChart, today, settings }).spec.kind;
}
