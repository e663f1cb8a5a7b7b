import {
  findDaysApart,
  listCauseSteps,
  listWindowSteps,
  makeWindowSubject,
  writeForecastReport,
  writeLosingReport,
  writeReport,
  writeUnusualReport,
  type InvestigationQuery,
  type StepFound,
  type Subject,
} from "@askery/engine";
import {
  readFigure,
  type Investigation,
  type InvestigationEvent,
  type InvestigationReport,
  type InvestigationStep,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
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
  const planned = planInvestigation({ ...request, ...request.investigation });
  if (planned.kind === "refused") yield planned;
  else yield* runInvestigation(planned, request);
}

/** Runs a planned investigation. @throws AppError `query-cancelled` if it was stopped */
export async function* runInvestigation(
  planned: Planned,
  { investigation, database, signal, now }: InvestigationRequest,
): AsyncGenerator<InvestigationEvent> {
  const start = now();
  const { task, context, steps } = planned;
  const isLeftOut = ({ id }: InvestigationQuery) => investigation.without.includes(id);
  const describe = (step: InvestigationQuery): InvestigationStep =>
    showStep(step, { isLeftOut: isLeftOut(step), schema: database.prepared.schema });
  const computed = task.kind === "forecast" ? [showForecast(task.forecast)] : [];
  yield { kind: "planned", title: planned.title, steps: [...steps.map(describe), ...computed] };
  const states = task.kind === "explain" ? task.subject.states : null;
  const run: StepRun = { database, states, context, maxRows: maxCells, timeoutMs, signal, now };
  const log = new StepLog(run);
  const runWanted = (some: readonly InvestigationQuery[]) => log.run(some.filter((step) => !isLeftOut(step)));
  const add = async function* (some: readonly InvestigationQuery[]): AsyncGenerator<InvestigationEvent> {
    if (some.length > 0) yield { kind: "added", steps: some.map(describe) };
    yield* runWanted(some);
  };
  yield* runWanted(steps);
  const leftOutCount = steps.filter(isLeftOut).length;
  const end = (report: InvestigationReport): InvestigationEvent => ({
    kind: "report",
    report,
    ms: Math.round(elapsed(now, start)),
  });
  if (task.kind === "scan") {
    const { found, failedCount } = log;
    yield end(writeUnusualReport({ scan: task.scan, context, found, failedCount, leftOutCount }));
    return;
  }
  if (task.kind === "forecast") {
    const { isDoubtful } = planned;
    const [history = null] = log.found;
    const made = runForecast(task.forecast, history, now);
    if (made.shown !== null) yield { kind: "result", result: made.shown };
    const { failedCount } = log;
    const found = { plan: task.forecast, context, history, result: made.result };
    yield end(writeForecastReport({ ...found, failedCount, leftOutCount, isDoubtful }));
    return;
  }
  if (task.kind === "losing") {
    const { isDoubtful } = planned;
    const { failedCount } = log;
    const [rhythm = null] = log.found;
    yield end(
      writeLosingReport({
        losing: task.losing,
        context,
        found: rhythm,
        failedCount,
        leftOutCount,
        isDoubtful,
      }),
    );
    return;
  }
  const { subject } = task;
  const days = findUnusualDays(log.found, subject);
  if (days !== null) yield* add(listWindowSteps(days, context));
  const without = steps.flatMap((step) =>
    isLeftOut(step) && step.dimension !== null ? [step.dimension] : [],
  );
  const searched = { found: log.found, without };
  const search =
    (days && (await searchCauses({ subject: days, isOfDays: true, ...searched }, run))) ??
    (await searchCauses({ subject, isOfDays: false, ...searched }, run));
  if (search !== null) yield* add(listCauseSteps(subject, search, { steps, context }));
  const { found, failedCount } = log;
  const { isDoubtful } = planned;
  const { said } = task;
  yield end(writeReport({ subject, context, found, search, failedCount, leftOutCount, isDoubtful, said }));
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
