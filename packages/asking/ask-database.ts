import {
  listResolvedPeriods,
  verbalizeDefaultFilter,
  describeProblem,
  startsAnew,
  sumFeatures,
  type EarlierQuestion,
  type Planned,
} from "@askery/engine";
import type { Limits } from "@askery/connectors";
import {
  AppError,
  type Answer,
  type AskSettings,
  type CheckedInterpretation,
  type DefaultFilterName,
  type RemovedFilter,
  type IsoDate,
  type Outcome,
  type Plan,
  type Receipt,
  type TableId,
  type Warning,
} from "@askery/model";
import { measure, type Clock } from "./clock.ts";
import { planAhead } from "./choose-follow-ups.ts";
import type { AskableDatabase } from "./connect-database.ts";
import { countSpellings } from "./count-spellings.ts";
import { guardPlan } from "./guard-plan.ts";
import { readOneMore } from "./read-one-more.ts";
import { findUnplaced } from "./find-unplaced.ts";
import { engineVersion } from "./engine-version.ts";
import { findRemovedName, type FoundChange } from "./find-removed-name.ts";
import { listDefinitions } from "./list-definitions.ts";
import { planOnce } from "./plan-once.ts";
import { offerRivals, presentAnswer } from "./present-answer.ts";
import { printPlan, runInterpretation, type RanInterpretation } from "./run-interpretation.ts";
import { showForPeople } from "./show-for-people.ts";
import type { Check, Step } from "./step.ts";
import { readSchemaQuestion } from "./read-schema-question.ts";
import { reportQueuePosition } from "./report-queue-position.ts";
import { reportRowCount } from "./report-row-count.ts";
import { suggestQuestions, type PlanningContext } from "./suggest-questions.ts";
import { messages } from "./messages.ts";

export interface AskRequest {
  readonly database: AskableDatabase;
  readonly text: string;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly EarlierQuestion[];
  /** Default filters that the user removed. */
  readonly without?: readonly DefaultFilterName[];
  /** The id of the choice that the user picked. */
  readonly choice?: string;
  /** Whether rows that were read for the figure of a choice minutes ago will do. Default: false. */
  readonly mayReuseRun?: boolean;
  /**
   * The question that this one follows, if the edits of its answer are not among the earlier questions, because no words
   * were found for them. Default: none.
   */
  readonly leavesOutEditsOf?: string;
  /** Changes of the database for which its tables were read again, because the question failed. Default: none. */
  readonly changes?: readonly FoundChange[];
  /** Limits of the run. Default: the connector's own. */
  readonly limits?: Partial<Limits>;
  /** Aborting it cancels the query; asking then fails with `query-cancelled`. */
  readonly signal?: AbortSignal;
  readonly onStep?: (step: Step) => void;
  readonly now: Clock;
}

/**
 * Answers one question about one database: plans, prints, runs, draws and narrates.
 *
 * A problem that the user can act on is returned as a refusal, with the nearest questions that can be answered.
 *
 * @throws AppError if the database fails, takes too long or is stopped
 */
export async function askDatabase(request: AskRequest): Promise<Outcome> {
  const { text, database, settings, now, choice, changes = [], onStep = ignoreStep } = request;
  const context = planningContext(request);
  const askedAt = new Date(now()).toISOString();
  onStep({ kind: "reading-words" });
  const { result: found, ms: planningMs } = await planOnce(
    { text, database: database.prepared, ...context, ...(choice !== undefined && { choice }) },
    request,
  );
  const planned = showForPeople(found, database.prepared);
  onStep({ kind: "choosing-tables", tables: tablesOf(planned), planned, ms: planningMs });
  const isExample = planned.kind === "planned" && planned.example !== undefined;
  const about = isExample ? null : readSchemaQuestion(text, database.prepared.catalog);
  if (about !== null) {
    return refuse({ problem: about, marks: [], stages: null, rivals: [] }, text, context);
  }
  const removed = isExample
    ? null
    : findRemovedName(text, planned, { removed: database.removed, changes, settings });
  if (removed !== null) {
    const { marks, stages } = planned;
    return refuse({ problem: removed, marks, stages, rivals: [] }, text, context);
  }
  if (planned.kind === "refused") return refuse(planned, text, context);

  await guardPlan(planned.plan, request).catch((cause: unknown) => {
    throw blameExample(cause, planned);
  });
  const printed = measure(now, () => printPlan(planned.plan, request));
  onStep({ kind: "writing-sql", statement: printed.result, ms: printed.ms });
  const { today } = request;
  const running = {
    database,
    today,
    settings,
    now,
    limits: request.limits,
    signal: request.signal,
    mayReuseRun: request.mayReuseRun,
  };
  const reports = { onQueuePosition: reportQueuePosition(onStep), onRows: reportRowCount(onStep, now) };
  planAhead({ text, plan: planned.plan, isEmpty: false }, context, database);
  const ran = await runInterpretation(planned, { ...running, ...reports }).catch((cause: unknown) => {
    throw explainFailure(cause, planned);
  });
  if (ran.checks.length > 0) onStep({ kind: "checking", checks: ran.checks, ms: ran.ms });
  onStep({ kind: "received", rowCount: ran.table.rowCount, ms: ran.ms });
  onStep({ kind: "drawing" });
  const unplaced = ran.table.rowCount === 0 ? null : await findUnplaced(ran.planned.plan, running);
  const spellingCounts = await countSpellings(ran.planned.plan, running);
  const more = await readOneMore(ran.planned.plan, ran.table, running);
  const asides = { unplaced, spellingCounts, more };
  const presented = await presentAnswer(text, { ...ran, ...asides }, context, running);
  const answer: Answer = {
    question: text,
    plan: ran.planned.plan,
    statement: ran.statement,
    sql: printPlan(ran.planned.plan, request, "inline").text,
    ...presented,
    warnings: [...describeLeftOut(ran.planned, request), ...describeChanges(changes), ...presented.warnings],
    receipt: writeReceipt(ran, { request, askedAt, planningMs: tenths(planningMs + printed.ms) }),
  };
  return { kind: "answered", answer };
}

function planningContext({ database, today, settings, earlier, without }: AskRequest): PlanningContext {
  return {
    prepared: database.prepared,
    today,
    settings,
    ...(earlier && { earlier }),
    ...(without && { without }),
  };
}

/** A caution that a follow-up continues what was typed, not what was edited. */
function describeLeftOut(
  { interpretations }: Extract<Planned, { kind: "planned" }>,
  request: AskRequest,
): readonly Warning[] {
  const { leavesOutEditsOf: question } = request;
  const [first] = interpretations;
  if (question === undefined || first === undefined) return [];
  if (startsAnew(sumFeatures(first.interpretation.features))) return [];
  return [
    {
      code: "edits-left-out",
      fact: `This continues “${question}” as it was typed.`,
      consequence: "The edits of that answer are left out: no question was found that means the edited plan.",
      weight: "caution",
    },
  ];
}

/** A note that the database changed, so that an answer before may differ. */
function describeChanges(changes: readonly FoundChange[]): readonly Warning[] {
  if (changes.length === 0) return [];
  const more = changes.length - maxChanges;
  const shown = [
    ...changes.slice(0, maxChanges).map(({ summary }) => summary),
    ...(more > 0 ? [`${String(more)} more`] : []),
  ];
  return [
    {
      code: "schema-changed",
      fact: `The database has changed: ${shown.join(", ")}.`,
      consequence: "Its tables were read again before this answer.",
      weight: "information",
    },
  ];
}

const maxChanges = 3;

function ignoreStep(): void {
  return undefined;
}

function tablesOf(planned: Planned): readonly TableId[] {
  return planned.kind === "planned" ? [...new Set(tablesIn(planned.plan))] : [];
}

function tablesIn(plan: Plan): readonly TableId[] {
  switch (plan.kind) {
    case "query":
      return plan.sources.flatMap((source) =>
        source.kind === "table" ? [source.table] : tablesIn(source.plan),
      );
    case "set":
      return [...tablesIn(plan.left), ...tablesIn(plan.right)];
    case "sql":
      return [];
  }
}

async function refuse(
  planned: Pick<Extract<Planned, { kind: "refused" }>, "problem" | "marks" | "stages" | "rivals">,
  question: string,
  context: PlanningContext,
): Promise<Outcome> {
  const { problem, marks } = planned;
  const suggestions =
    problem.suggestions.length > 0 ? problem.suggestions : await suggestQuestions(planned, context);
  const helpful = { ...problem, suggestions };
  const choices = offerRivals(planned, null, context);
  return {
    kind: "refused",
    question,
    problem: helpful,
    sentence: describeProblem(helpful),
    marks,
    ...(choices.length > 0 && { choices }),
  };
}

/** The catalog has only what could be read, so what is forbidden now was allowed then. */
function explainFailure(cause: unknown, planned: Extract<Planned, { kind: "planned" }>): unknown {
  if (planned.example !== undefined || !(cause instanceof AppError) || cause.code !== "read-forbidden") {
    return blameExample(cause, planned);
  }
  return new AppError(cause.code, messages.accessRevoked(cause.message, cause.fix), { cause });
}

/** Failures of an example's SQL name the person who wrote it, who can fix it. */
function blameExample(cause: unknown, { example }: Extract<Planned, { kind: "planned" }>): unknown {
  const isTheirs = cause instanceof AppError && theirs.has(cause.code);
  if (example === undefined || !isTheirs) return cause;
  return new AppError(cause.code, messages.exampleFails(example.author, cause.message), { cause });
}

const theirs: ReadonlySet<AppError["code"]> = new Set(["query-failed", "name-unknown", "query-refused"]);

interface ReceiptFacts {
  readonly request: AskRequest;
  readonly askedAt: string;
  readonly planningMs: number;
}

function writeReceipt(
  { planned, statement, table, ms, readAtMs, checks }: RanInterpretation,
  { request, askedAt, planningMs }: ReceiptFacts,
): Receipt {
  const { plan, example, interpretations } = planned;
  const { database, today, settings } = request;
  const { catalog, described } = database.prepared;
  const definitions = listDefinitions(planned, { prepared: database.prepared, settings });
  const periods = listResolvedPeriods(plan, { today, settings });
  const without = (interpretations[0]?.interpretation.defaults?.lifted ?? []).map(
    (filter): RemovedFilter => ({
      table: filter.table,
      text: filter.text,
      wording: verbalizeDefaultFilter(filter, { catalog, described, settings }),
    }),
  );
  return {
    engine: engineVersion,
    statement,
    schemaFingerprint: database.schemaFingerprint,
    askedAt,
    ...(readAtMs !== undefined && { readAt: new Date(readAtMs).toISOString() }),
    planningMs,
    runningMs: ms,
    rowCount: table.rowCount,
    timeZone: settings.timeZone,
    today,
    ...(periods.length > 0 && { periods }),
    ...(example && {
      writer: "person",
      example: {
        question: example.question,
        author: example.author,
        ...(example.id !== undefined && { id: example.id }),
      },
    }),
    ...(definitions.length > 0 && { definitions }),
    ...(without.length > 0 && { without }),
    ...(checks.length > 0 ? { checks: checks.map(toCheckedInterpretation) } : {}),
  };
}

function toCheckedInterpretation({ statement, probe }: Check): CheckedInterpretation {
  return { statement, found: probe?.outcome ?? "not-in-time" };
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
