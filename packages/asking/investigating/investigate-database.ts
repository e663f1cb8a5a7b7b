import {
  findCauses,
  findDaysApart,
  listPartSteps,
  listWindowSteps,
  makeWindowSubject,
  partOf,
  pickDimensions,
  planCube,
  readCube,
  withoutConsequences,
  writeReport,
  type FoundCauses,
  type InvestigationQuery,
  type NamedCube,
  type StepFound,
  type Subject,
} from "@askery/engine";
import {
  AppError,
  readFigure,
  type Investigation,
  type InvestigationEvent,
  type InvestigationStep,
  type Table,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import { readRows } from "../exploring/run-candidate.ts";
import { runFewAtOnce } from "../exploring/run-few-at-once.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { planInvestigation, type PlannedInvestigation } from "./plan-investigation.ts";
import { runStep, showStep, type RanStep } from "./run-step.ts";

export interface InvestigationRequest extends Omit<InvestigationPlanRequest, "question"> {
  readonly investigation: Investigation;
  /** Aborting it cancels the queries in the database. */
  readonly signal: AbortSignal;
  readonly now: Clock;
}

type Planned = Extract<PlannedInvestigation, { kind: "planned" }>;

/** How many queries run at once: a database has other users, too. */
const atOnce = 3;
/** Causes that are looked at more closely. */
const maxParts = 3;
/** More combinations than these are summed up by fewer dimensions. */
const maxCells = 60_000;
const timeoutMs = 30_000;

/**
 * Investigates a question: reports the plan, each step as it runs, further steps about the causes that were found, and at
 * last the report. A step that fails is reported, and the others go on; a question that cannot be investigated is refused
 * before anything is run.
 *
 * @throws AppError `query-cancelled` if it was stopped
 */
export async function* investigateDatabase(
  request: InvestigationRequest,
): AsyncGenerator<InvestigationEvent> {
  const { investigation, now, database } = request;
  const start = now();
  const planned = planInvestigation({ ...request, question: investigation.question });
  if (planned.kind === "refused") {
    yield planned;
    return;
  }
  const isLeftOut = ({ id }: InvestigationQuery) => investigation.without.includes(id);
  const describe = (step: InvestigationQuery): InvestigationStep =>
    showStep(step, { isLeftOut: isLeftOut(step), schema: database.prepared.schema });
  yield { kind: "planned", title: planned.title, steps: planned.steps.map(describe) };
  const log = new StepLog();
  yield* log.run(
    planned.steps.filter((step) => !isLeftOut(step)),
    planned,
    request,
  );
  const days = findUnusualDays(log.found, planned);
  const steps = days === null ? [] : listWindowSteps(days, planned.context);
  if (steps.length > 0) yield { kind: "added", steps: steps.map(describe) };
  yield* log.run(
    steps.filter((step) => !isLeftOut(step)),
    planned,
    request,
  );
  const ofDays = days === null ? null : await searchCauses(days, log.found, planned, request);
  const search = ofDays ?? (await searchCauses(planned.subject, log.found, planned, request));
  const parts = (search?.causes ?? []).slice(0, maxParts).flatMap(({ segment }) => {
    const part = search === null ? [] : partOf(segment, search.cube);
    return listPartSteps(planned.subject, part, planned.context);
  });
  if (parts.length > 0) yield { kind: "added", steps: parts.map(describe) };
  yield* log.run(
    parts.filter((step) => !isLeftOut(step)),
    planned,
    request,
  );
  const report = writeReport({
    subject: planned.subject,
    context: planned.context,
    found: log.found,
    search,
    failedCount: log.failedCount,
    leftOutCount: planned.steps.filter(isLeftOut).length,
    isDoubtful: planned.isDoubtful,
  });
  yield { kind: "report", report, ms: Math.round(elapsed(now, start)) };
}

/** Runs steps, and collects what they found. */
class StepLog {
  readonly found: StepFound[] = [];
  failedCount = 0;

  async *run(
    steps: readonly InvestigationQuery[],
    planned: Planned,
    request: InvestigationRequest,
  ): AsyncGenerator<InvestigationEvent> {
    const started: string[] = [];
    const work = steps.map((step) => () => {
      started.push(step.id);
      return attempt(step, planned, request);
    });
    for (const { id } of steps.slice(0, atOnce)) yield { kind: "running", id };
    let announced = atOnce;
    for await (const outcome of runFewAtOnce(work, atOnce)) {
      request.signal.throwIfAborted();
      if (outcome.kind === "failed") {
        this.failedCount += 1;
        yield { kind: "failed", failed: outcome.failed };
      } else {
        const { table, result, step } = outcome.ran;
        this.found.push({ step, table, outputs: result.outputs });
        yield { kind: "result", result };
      }
      const next = steps[announced];
      announced += 1;
      if (next !== undefined) yield { kind: "running", id: next.id };
    }
  }
}

type Attempt =
  | { readonly kind: "ran"; readonly ran: RanStep }
  | { readonly kind: "failed"; readonly failed: Extract<InvestigationEvent, { kind: "failed" }>["failed"] };

async function attempt(
  step: InvestigationQuery,
  { subject, context }: Planned,
  { database, signal, now }: InvestigationRequest,
): Promise<Attempt> {
  try {
    return {
      kind: "ran",
      ran: await runStep(step, { database, subject, context, maxRows: maxCells, timeoutMs, signal, now }),
    };
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    const { message, fix } = cause;
    return { kind: "failed", failed: { id: step.id, message, fix } };
  }
}

/** The same figure on the days of the later period that are apart from all others and move as the whole does; or null. */
function findUnusualDays(found: readonly StepFound[], { subject }: Planned): Subject | null {
  const step = found.find((one) => one.step.kind === "days");
  const total = found.find((one) => one.step.kind === "total")?.table.values;
  const days = step === undefined ? null : findDaysApart(step, subject);
  const [after, before] = [total?.[0]?.[0], total?.[1]?.[0]].map((cell) => readFigure(cell ?? null) ?? 0);
  const isSameWay = days !== null && (days.inside - days.usual) * ((after ?? 0) - (before ?? 0)) > 0;
  return isSameWay ? makeWindowSubject(subject, days.from, days.to) : null;
}

/** Looks for causes in the sums by all dimensions; by fewer ones, if there are too many combinations. */
async function searchCauses(
  subject: Subject,
  found: readonly StepFound[],
  planned: Planned,
  request: InvestigationRequest,
): Promise<FoundCauses | null> {
  const { context } = planned;
  const isOfDays = subject !== planned.subject;
  const together = found.find(({ step }) => step.kind === (isOfDays ? "window-together" : "together"));
  if (together === undefined) return null;
  const cube = together.table.isTruncated
    ? await readSmallerCube(subject, planned, request)
    : readCube(together.table, subject.dimensions, { subject, context });
  if (cube === null) return null;
  const isShare = subject.kind === "drive" && isPartOfBase(planned);
  const wanted = isShare ? pickDimensions(cube, withoutConsequences(cube)) : cube;
  return { ...findCauses(wanted.cube), cube: wanted, subject, isOfDays };
}

/** A share of the rows, such as a rate of returns; an average can be any number. */
function isPartOfBase({ subject }: Planned): boolean {
  return subject.plan.measures.some(({ format }) => format?.kind === "percent");
}

async function readSmallerCube(
  subject: Subject,
  { context }: Planned,
  { database, signal }: InvestigationRequest,
): Promise<NamedCube | null> {
  for (let count = Math.ceil(subject.dimensions.length / 2); count > 0; count = Math.floor(count / 2)) {
    const dimensions = subject.dimensions.slice(0, count);
    const plan = planCube(subject, dimensions, context);
    if (plan === null) return null;
    const limits = { timeoutMs, maxRows: maxCells };
    const table: Table = await readRows(plan, { database, context, limits, signal });
    if (!table.isTruncated) return readCube(table, dimensions, { subject, context });
  }
  return null;
}
