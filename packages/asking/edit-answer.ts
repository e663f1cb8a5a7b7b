import {
  askedAgain,
  describeAnswer,
  describeEdit,
  describePlan,
  describeProblem,
  editPlan,
  findWarnings,
  listResolvedPeriods,
  makeChips,
  upgradePlan,
} from "@askery/engine";
import { readTable, type Limits } from "@askery/connectors";
import type {
  Answer,
  AskSettings,
  Chart,
  Chip,
  IsoDate,
  Mark,
  Plan,
  PlanEdit,
  PlanPart,
  Problem,
  Receipt,
  Statement,
  Table,
  TableColumn,
} from "@askery/model";
import { askEdited } from "./ask-edited.ts";
import { chooseFollowUps, findsNothing } from "./choose-follow-ups.ts";
import { elapsed, measure, type Clock } from "./clock.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { countSpellings } from "./count-spellings.ts";
import { demandNames } from "./demand-names.ts";
import { describeResult } from "./describe-result.ts";
import { describeTable } from "./describe-table.ts";
import { drawResult } from "./draw-result.ts";
import { engineVersion } from "./engine-version.ts";
import { readOneMore } from "./read-one-more.ts";
import { findUnplaced } from "./find-unplaced.ts";
import { keepMarks } from "./keep-marks.ts";
import { guardPlan } from "./guard-plan.ts";
import { reportQueuePosition } from "./report-queue-position.ts";
import { reportRowCount } from "./report-row-count.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";
import type { Step } from "./step.ts";

export interface EditRequest {
  readonly database: AskableDatabase;
  /** The plan of the answer, as stored by any version. */
  readonly plan: unknown;
  /** Applied one after another. */
  readonly edits: readonly PlanEdit[];
  /** The question that the answer is about, and the date on which it was asked. */
  readonly question: string;
  readonly askedOn: IsoDate;
  /** The chips of the answer: a part that was guessed remains a guess while it is in the plan. Default: none. */
  readonly chips?: readonly Chip[];
  /** The marks of its question, which remain as far as they hold. Default: none. */
  readonly marks?: readonly Mark[];
  /** A guessed part that is right. It can be confirmed without edits. */
  readonly confirmed?: PlanPart;
  /** The edits before these, in words, oldest first. Default: none. */
  readonly earlierEdits?: readonly string[];
  /** The answer's chart, whose kind and look remain as far as the question asked for them. Default: chosen anew. */
  readonly chart?: Chart;
  /** The columns of the answer's table, by which the result of SQL can be edited. Default: none. */
  readonly sqlColumns?: readonly TableColumn[];
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Limits of the run. Default: the connector's own. */
  readonly limits?: Partial<Limits>;
  /** Aborting it cancels the query; editing then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onStep?: (step: Step) => void;
  readonly now: Clock;
}

export type EditOutcome =
  | {
      readonly kind: "answered";
      readonly answer: Answer;
      /** The edits in words, relative to the answer before: "by country instead". */
      readonly words: string;
      /** A whole question that is understood as the edited plan, from which follow-ups continue; null if there is none. */
      readonly asked: string | null;
    }
  /** Nothing was run: an edit does not apply to the plan. */
  | { readonly kind: "refused"; readonly problem: Problem; readonly sentence: string };

/**
 * Answers a question again after edits of its answer's plan: edits, prints, runs, draws and narrates.
 *
 * @throws AppError if a column is gone or private, or if the database fails, takes too long or is stopped
 */
export async function editAnswer(request: EditRequest): Promise<EditOutcome> {
  const { question, askedOn, settings, now } = request;
  const before = upgradePlan(request.plan, { question, askedOn, settings });
  const askedAt = new Date(now()).toISOString();
  const { result: edited, ms: planningMs } = measure(now, () => applyEdits(before, request));
  if (edited.kind === "refused") return edited;
  return answerPlan({ ...edited, before, askedAt, planningMs }, request);
}

interface PlanToAnswer {
  readonly plan: Plan;
  /** The plan that it takes the place of. */
  readonly before: Plan;
  readonly words: string;
  readonly askedAt: string;
  readonly planningMs: number;
}

/** Runs a plan and presents its result in place of an answer. Throws as `editAnswer`. */
export async function answerPlan(
  planned: PlanToAnswer,
  request: EditRequest,
): Promise<Extract<EditOutcome, { kind: "answered" }>> {
  const { plan, words } = planned;
  const { database, today, settings, onStep = () => undefined } = request;
  const { statement, table, ms: runningMs } = await runPlan(plan, request);
  onStep({ kind: "received", rowCount: table.rowCount, ms: runningMs });
  onStep({ kind: "drawing" });
  const answer = await presentEdited({ ...planned, statement, table, runningMs }, request);
  return { kind: "answered", answer, words, asked: await askEdited({ database, plan, today, settings }) };
}

export type AppliedEdits =
  | { readonly kind: "edited"; readonly plan: Plan; readonly words: string }
  | Extract<EditOutcome, { kind: "refused" }>;

/** The edited plan and the edits in words, or why one of them does not apply. */
export function applyEdits(
  before: Plan,
  request: Pick<
    EditRequest,
    "database" | "edits" | "today" | "settings" | "sqlColumns" | "chips" | "confirmed"
  >,
): AppliedEdits {
  const { database, edits, today, settings, sqlColumns } = request;
  const { catalog, described, schema } = database.prepared;
  const context = { schema, today, settings, ...(sqlColumns && { sqlColumns }) };
  const words: string[] = [];
  let plan = before;
  for (const edit of edits) {
    const result = editPlan(plan, edit, context);
    if (result.kind === "problem") {
      return { kind: "refused", problem: result.problem, sentence: describeProblem(result.problem) };
    }
    const done = { edit, before: plan, after: result.plan };
    words.push(describeEdit(done, { catalog, described, settings, today }));
    plan = result.plan;
  }
  const confirmed = request.chips?.find(({ part }) => isSamePart(part, request.confirmed));
  if (confirmed !== undefined) words.push(`“${confirmed.text}” is right`);
  return { kind: "edited", plan, words: words.join(", ") };
}

/** Marks the chips of parts that were guessed before and are not confirmed. */
function carryGuesses(made: readonly Chip[], { chips = [], confirmed }: EditRequest): readonly Chip[] {
  const guesses = chips.filter(({ kind, part }) => kind === "guessed" && !isSamePart(part, confirmed));
  return made.map((chip) =>
    guesses.some(({ part, text }) => text === chip.text && isSamePart(part, chip.part))
      ? { ...chip, kind: "guessed" }
      : chip,
  );
}

function isSamePart(one: PlanPart | undefined, other: PlanPart | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

interface RanPlan {
  readonly statement: Statement;
  readonly table: Table;
  readonly ms: number;
}

async function runPlan(plan: Plan, request: EditRequest): Promise<RanPlan> {
  const { database, limits, signal, now, onStep = () => undefined } = request;
  await guardPlan(plan, request);
  demandNames(plan, database.prepared.catalog);
  const printed = measure(now, () => printPlan(plan, request));
  onStep({ kind: "writing-sql", statement: printed.result, ms: printed.ms });
  const start = now();
  const run = await runGuarded(database.connector, printed.result, {
    ...(limits && { limits }),
    ...(signal && { signal }),
    onQueuePosition: reportQueuePosition(onStep),
  });
  const table = await readTable(run, reportRowCount(onStep, now));
  return { statement: printed.result, table, ms: elapsed(now, start) };
}

interface EditedResult {
  readonly plan: Plan;
  readonly before: Plan;
  readonly words: string;
  readonly statement: Statement;
  readonly table: Table;
  readonly askedAt: string;
  readonly planningMs: number;
  readonly runningMs: number;
}

async function presentEdited(edited: EditedResult, request: EditRequest): Promise<Answer> {
  const { plan, before, table, statement } = edited;
  const { database, question, today, settings } = request;
  const { catalog, described } = database.prepared;
  const outputs = await describeResult({ plan, table }, request);
  const result = { plan, table, outputs, catalog, described, today, settings };
  const unplaced = table.rowCount === 0 ? null : await findUnplaced(plan, request);
  const spellingCounts = await countSpellings(plan, request);
  const more = await readOneMore(plan, table, request);
  const context = { prepared: database.prepared, today, settings };
  const warnings = [
    ...findWarnings({ ...result, spellingCounts, more, schema: database.prepared.schema }),
    ...(unplaced === null ? [] : [unplaced]),
  ];
  return {
    question,
    interpretation: {
      marks: keepMarks(request.marks ?? [], before, plan),
      chips: carryGuesses(makeChips(plan, result), request),
      restatement: describePlan(plan, result),
      confidence: 1,
    },
    plan,
    statement,
    sql: printPlan(plan, request, "inline").text,
    table,
    outputs,
    chart: await drawResult(
      { ...result, askedChart: request.chart ? askedAgain(request.chart) : null },
      request,
    ),
    sentence: plan.kind === "sql" ? describeTable(table, outputs, settings) : describeAnswer(result),
    warnings,
    receipt: writeReceipt(edited, request),
    ...(await chooseFollowUps({ text: question, plan, isEmpty: findsNothing(warnings) }, context, database)),
  };
}

function writeReceipt(
  { plan, words, statement, table, askedAt, planningMs, runningMs }: EditedResult,
  { database, earlierEdits = [], today, settings }: EditRequest,
): Receipt {
  const periods = listResolvedPeriods(plan, { today, settings });
  return {
    engine: engineVersion,
    statement,
    schemaFingerprint: database.schemaFingerprint,
    askedAt,
    planningMs,
    runningMs,
    rowCount: table.rowCount,
    timeZone: settings.timeZone,
    today,
    ...(periods.length > 0 && { periods }),
    edits: [...earlierEdits, words].filter((one) => one !== ""),
  };
}
