import {
  findDaysApart,
  listCauseSteps,
  listWindowSteps,
  makeWindowSubject,
  writeForecastReport,
  writeLosingReport,
  writeReport,
  writeUnusualReport,
  type FoundCauses,
  type InvestigationQuery,
  type StepFound,
  type Subject,
} from "@askery/engine";
import {
  dayOf,
  formatDay,
  readFigure,
  type Investigation,
  type InvestigationEvent,
  type InvestigationReport,
  type InvestigationStep,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import { inSlices } from "../in-slices.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { trackChanges, type PlanChanges } from "./plan-changes.ts";
import { planInvestigation, type PlannedInvestigation } from "./plan-investigation.ts";
import { runForecast, showForecast } from "./run-forecast.ts";
import { showStep, type StepRun } from "./run-step.ts";
import { searchCauses } from "./search-causes.ts";
import { StepLog } from "./step-log.ts";

export interface InvestigationRequest extends Omit<
  InvestigationPlanRequest,
  "question" | "followUps" | "within"
> {
  readonly investigation: Investigation;
  /** Aborting it cancels the queries in the database. */
  readonly signal: AbortSignal;
  readonly now: Clock;
  /** What people want of the plan while it runs. Default: what the investigation says. */
  readonly changes?: PlanChanges;
}

type Planned = Extract<PlannedInvestigation, { kind: "planned" }>;

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
  const { result: planned } = await inSlices(
    planInvestigation({ ...request, ...request.investigation }),
    request,
  );
  if (planned.kind === "refused") yield planned;
  else yield* runInvestigation(planned, request);
}

/** Runs a planned investigation. @throws AppError `query-cancelled` if it was stopped */
export async function* runInvestigation(
  planned: Planned,
  {
    investigation,
    database,
    signal,
    now,
    changes = trackChanges({ added: [], ...investigation }),
  }: InvestigationRequest,
): AsyncGenerator<InvestigationEvent> {
  const start = now();
  const { task, context, steps, offers = [] } = planned;
  const isLeftOut = ({ id }: InvestigationQuery) => changes.isLeftOut(id) && !log.hasStarted(id);
  const describe = (step: InvestigationQuery): InvestigationStep =>
    showStep(step, { isLeftOut: changes.isLeftOut(step.id), schema: database.prepared.schema });
  const computed = task.kind === "forecast" ? [showForecast(task.forecast)] : [];
  const states = task.kind === "explain" ? task.subject.states : null;
  const run: StepRun = { database, states, context, maxRows: maxCells, timeoutMs, signal, now };
  const log = new StepLog(run, (id) => changes.isLeftOut(id));
  yield {
    kind: "planned",
    title: planned.title,
    steps: [...steps.map(describe), ...computed],
    offers: offers.map(describe),
  };
  // People may add and take out steps while others run.
  const isWanted = (step: InvestigationQuery) =>
    (steps.includes(step) || changes.isAdded(step.id)) &&
    !log.hasStarted(step.id) &&
    !changes.isLeftOut(step.id);
  const all = [...steps, ...offers];
  for (let wanted = all.filter(isWanted); wanted.length > 0; wanted = all.filter(isWanted)) {
    yield* log.run(wanted);
  }
  const missing = () => ({ failures: log.failures, leftOutCount: steps.filter(isLeftOut).length });
  const end = (report: InvestigationReport): InvestigationEvent => ({
    kind: "report",
    report: { ...report, caveats: [...describeDataEnd(planned), ...report.caveats] },
    ms: Math.round(elapsed(now, start)),
  });
  const { isDoubtful } = planned;
  const [first = null] = log.found;
  switch (task.kind) {
    case "scan":
      yield end(writeUnusualReport({ scan: task.scan, context, found: log.found, missing: missing() }));
      return;
    case "forecast": {
      const { shown, result } = runForecast(task.forecast, first, now);
      if (shown !== null) yield { kind: "result", result: shown };
      const found = { plan: task.forecast, context, history: first, result };
      yield end(writeForecastReport({ ...found, missing: missing(), isDoubtful }));
      return;
    }
    case "losing": {
      const { losing } = task;
      const rhythm = log.found.find(({ step }) => step.kind === "rhythm") ?? null;
      const found = { losing, context, found: rhythm, others: log.found };
      yield end(writeLosingReport({ ...found, missing: missing(), isDoubtful }));
      return;
    }
    case "explain": {
      const { subject, said, without } = task;
      const leftOut = steps.flatMap((step) =>
        isLeftOut(step) && step.dimension !== null ? [step.dimension] : [],
      );
      const search = yield* explain(subject, { steps, leftOut, log, run, describe });
      const { found } = log;
      const about = { subject, context, found, search, missing: missing(), isDoubtful, said, without };
      yield end(writeReport(about));
    }
  }
}

/** That the question is answered as of an earlier day, if it is. */
function describeDataEnd({ dataEnd, task }: Planned): readonly string[] {
  if (dataEnd === undefined) return [];
  const from = task.kind === "explain" ? task.subject.states?.after.span?.from : null;
  const lastDay = formatDay((dayOf(dataEnd) ?? 0) - 1);
  return from !== null && from !== undefined && from >= dataEnd
    ? [`The data end on ${lastDay}, before the period that is asked about.`]
    : [`The data end on ${lastDay}, so the question is answered as of that day.`];
}

interface Explaining {
  readonly steps: readonly InvestigationQuery[];
  /** The breakdowns that people left out. */
  readonly leftOut: Subject["dimensions"];
  readonly log: StepLog;
  readonly run: StepRun;
  readonly describe: (step: InvestigationQuery) => InvestigationStep;
}

/** Searches for causes, and runs the further steps that results suggest. Null if the search is not possible. */
async function* explain(
  subject: Subject,
  { steps, leftOut, log, run, describe }: Explaining,
): AsyncGenerator<InvestigationEvent, FoundCauses | null> {
  const { context } = run;
  const add = async function* (some: readonly InvestigationQuery[]): AsyncGenerator<InvestigationEvent> {
    const fresh = some.filter(({ id }) => !log.hasStarted(id));
    if (fresh.length > 0) yield { kind: "added", steps: fresh.map(describe) };
    yield* log.run(fresh);
  };
  const days = findUnusualDays(log.found, subject);
  if (days !== null) yield* add(listWindowSteps(days, context));
  const searched = { found: log.found, without: leftOut };
  const search =
    (days && (await log.attempt(searchCauses({ subject: days, isOfDays: true, ...searched }, run)))) ??
    (await log.attempt(searchCauses({ subject, isOfDays: false, ...searched }, run)));
  if (search !== null) yield* add(listCauseSteps(subject, search, { steps, context }));
  return search;
}

/** The same figure on the days of the later period that are apart from all others and move as the whole does; or null. */
function findUnusualDays(found: readonly StepFound[], subject: Subject): Subject | null {
  const step = found.find((one) => one.step.kind === "days");
  const total = found.find((one) => one.step.kind === "total")?.table.values;
  const days = step === undefined ? null : findDaysApart(step, subject);
  const [after, before] = [total?.[0]?.[0], total?.[1]?.[0]].map((cell) => readFigure(cell ?? null) ?? 0);
  const isSameWay = days !== null && (days.inside - days.usual) * ((after ?? 0) - (before ?? 0)) > 0;
  return isSameWay ? makeWindowSubject(subject, days.from, days.to) : null;
}
