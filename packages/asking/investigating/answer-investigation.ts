import type { InvestigationQuery } from "@askery/engine";
import {
  AppError,
  type Answer,
  type Investigation,
  type InvestigationReport,
  type InvestigationRun,
} from "@askery/model";
import { editAnswer } from "../edit-answer.ts";
import { messages } from "../messages.ts";
import { runInvestigation, type InvestigationRequest } from "./investigate-database.ts";
import { findQuery } from "./find-query.ts";
import { planInvestigation } from "./plan-investigation.ts";
import { printReport } from "./print-report.ts";
import { inSlices } from "../in-slices.ts";
import { runToEnd } from "./run-to-end.ts";

export interface InvestigationAnswerRequest extends InvestigationRequest {
  readonly limits?: { readonly maxRows?: number; readonly timeoutMs?: number };
}

/** The maximum number of answers of a saved report. */
const maxAnswers = 12;

/** A run, and its report as answered questions. */
export interface AnsweredInvestigation {
  readonly run: InvestigationRun;
  /** The question itself, whose sentence is the report, then the steps that are evidence of it. */
  readonly answers: readonly Answer[];
}

/**
 * Runs an investigation to its end.
 *
 * @throws AppError `not-found` if the question cannot be investigated, or if the database fails
 */
export async function rerunInvestigation(request: InvestigationAnswerRequest): Promise<InvestigationRun> {
  return (await planAndRun(request)).run;
}

/**
 * An investigation as answered questions: the question itself, whose sentence is the report, then the steps that are
 * evidence of it, so that people can continue from each.
 *
 * @throws AppError `not-found` if the question cannot be investigated, or if the database fails
 */
export async function answerInvestigation(
  request: InvestigationAnswerRequest,
): Promise<AnsweredInvestigation> {
  const { investigation } = request;
  const { planned, run } = await planAndRun(request);
  const { report } = run;
  const main = planned.steps[0]?.id;
  const ids = [...new Set([...(main === undefined ? [] : [main]), ...evidenceOf(report)])].slice(
    0,
    maxAnswers,
  );
  const answers: Answer[] = [];
  for (const id of ids) {
    const query = findQuery(id, planned);
    if (query === null) continue;
    const isReport = id === main;
    const answer = await answerQuery(query, isReport ? titleOf(investigation) : query.title, request);
    answers.push(isReport ? { ...answer, sentence: printReport(report) } : answer);
  }
  return { run, answers };
}

async function planAndRun(request: InvestigationAnswerRequest) {
  const { result: planned } = await inSlices(
    planInvestigation({ ...request, ...request.investigation }),
    request,
  );
  if (planned.kind === "refused") throw new AppError("not-found", planned);
  return { planned, run: await runToEnd(runInvestigation(planned, request)) };
}

/** The question with those that continued it. */
function titleOf({ question, followUps = [] }: Investigation): string {
  return [question, ...followUps].join(" ");
}

function evidenceOf({ answer, findings }: InvestigationReport): readonly string[] {
  return [...answer, ...findings.flatMap((finding) => [finding, ...finding.details])].flatMap(
    ({ evidence }) => evidence,
  );
}

async function answerQuery(
  { plan }: InvestigationQuery,
  title: string,
  { database, today, settings, limits, signal, now }: InvestigationAnswerRequest,
): Promise<Answer> {
  const outcome = await editAnswer({
    database,
    plan,
    edits: [],
    question: title,
    askedOn: today,
    today,
    settings,
    ...(limits && { limits }),
    signal,
    now,
  });
  if (outcome.kind === "refused") throw new AppError("not-found", messages.nothingToCompare);
  return outcome.answer;
}
