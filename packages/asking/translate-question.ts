import {
  chooseChart,
  describeOutputs,
  planQuestion,
  type Planned,
  type PlannedOutcome,
} from "@askery/engine";
import {
  AppError,
  type AskSettings,
  type ChartKind,
  type IsoDate,
  type Plan,
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
export type Translation = TranslationOutcome &
  (
    | {
        readonly kind: "translated";
        readonly sql: string;
        /**
         * The kind of chart. Without probing, it is known only if the question asks for one, because the rows decide what
         * suits them.
         */
        readonly chart: ChartKind | null;
      }
    | { readonly kind: "refused"; readonly problem: Problem }
  );

interface TranslationOutcome {
  readonly outcome: PlannedOutcome;
  /** The probability that the SQL, or the first of the rivals in its place, is what the user meant: 0–1. */
  readonly confidence: number;
  /** SQL of other ways to understand the question, likeliest first. Empty for a plain answer. */
  readonly rivals: readonly string[];
}

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
  const printed = (plan: Plan): string => printPlan(plan, request, "inline").text;
  const printRivals = ({ rivals }: Planned): readonly string[] =>
    rivals.map(({ interpretation }) => printed(interpretation.plan));
  if (planned.kind === "refused") {
    const { outcome, problem, confidence } = planned;
    return { kind: "refused", outcome, problem, confidence, rivals: printRivals(planned) };
  }
  const { chosen, chart } = request.isProbed
    ? await probe(planned, request)
    : { chosen: planned, chart: planned.askedChart?.kind ?? null };
  const { plan, outcome, confidence } = chosen;
  return { kind: "translated", outcome, sql: printed(plan), chart, confidence, rivals: printRivals(chosen) };
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
    if (isTooMuch) return { chosen: planned, chart: planned.askedChart?.kind ?? null };
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
