import {
  cutPeriod,
  findDataEnd,
  listOfferedSteps,
  listScans,
  listSteps,
  makeChangeSubject,
  nameInWords,
  namePeriods,
  planForecast,
  planLosing,
  readHorizon,
  readInquiries,
  readValues,
  titleInvestigation,
  wholeUnit,
  type ExploreContext,
  type ForecastPlan,
  type Inquiry,
  type InvestigationQuery,
  type LosingPlan,
  type Subject,
  type UnusualScan,
} from "@askery/engine";
import { dayOf, type DateSpan, type IsoDate, type Plan, type Sliced, type TableId } from "@askery/model";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { findSubject } from "./find-subject.ts";
import { mainRows, planFigure, type FigureRequest, type Refused } from "./plan-figure.ts";
import { listDatedTables, proposeInvestigations } from "./propose-investigations.ts";

export type PlannedInvestigation =
  | {
      readonly kind: "planned";
      readonly title: string;
      readonly task: InvestigationTask;
      readonly context: ExploreContext;
      readonly steps: readonly InvestigationQuery[];
      /** Steps that people can add. Absent: none. */
      readonly offers?: readonly InvestigationQuery[];
      /** Whether the question may mean something else as well. */
      readonly isDoubtful: boolean;
      /** The day after the last one with data, if that is long ago: then it is planned as of that day. */
      readonly dataEnd?: IsoDate;
    }
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fix: string;
      /** Questions that can be investigated. */
      readonly questions: readonly string[];
    };

/** What an investigation is to find: why a figure is as it is, or which figures are not as usual. */
export type InvestigationTask =
  | {
      readonly kind: "explain";
      readonly subject: Subject;
      /** How the figure moved according to the question. */
      readonly said?: "rise" | "fall" | undefined;
      /** What the figure is asked to be without, in words. */
      readonly without?: string | undefined;
    }
  | { readonly kind: "scan"; readonly scan: UnusualScan }
  | { readonly kind: "forecast"; readonly forecast: ForecastPlan }
  | { readonly kind: "losing"; readonly losing: LosingPlan };

/**
 * Plans an investigation without running anything. The same database, question and date have the same steps. If the data end
 * long before what is asked about, such as this week, it is planned as of their end.
 */
export function* planInvestigation(request: InvestigationPlanRequest): Sliced<PlannedInvestigation> {
  const planned = yield* planAsOf(request);
  if (planned.kind === "planned" && hasNotBegun(planned)) {
    return { kind: "refused", ...messages.notBegun, questions: proposeInvestigations(request) };
  }
  const dataEnd = planned.kind === "planned" ? findEnd(planned) : null;
  if (planned.kind === "refused" || dataEnd === null) return planned;
  const then = yield* planAsOf({ ...request, today: dataEnd });
  return then.kind === "refused" ? planned : { ...then, dataEnd };
}

function* planAsOf(request: InvestigationPlanRequest): Sliced<PlannedInvestigation> {
  const { database, question, today, settings } = request;
  const context = exploreContextOf(database, { today, settings });
  const say = (text: string) => namePeriods(text, today);
  const { inquiry, further } = readInquiries(say(question), (request.followUps ?? []).map(say));
  const asking: FigureRequest = { ...request, further, context };
  const found = yield* findTask(inquiry, asking);
  return found.kind === "refused"
    ? { ...found, questions: proposeInvestigations(request) }
    : { ...found, context };
}

/** Whether a change is asked about that is still to come. */
function hasNotBegun({ task, context }: Extract<PlannedInvestigation, { kind: "planned" }>): boolean {
  const start = task.kind === "explain" ? (task.subject.states?.after.span?.from ?? null) : null;
  return start !== null && start > context.today;
}

/** The day after the last one with data, if nothing of what is planned has any; otherwise null. */
function findEnd({ task, context }: Extract<PlannedInvestigation, { kind: "planned" }>): IsoDate | null {
  switch (task.kind) {
    case "explain": {
      const end = findDataEnd(task.subject.plan, context);
      const from = task.subject.states?.after.span?.from ?? null;
      return end !== null && (from === null || from >= end) ? end : null;
    }
    case "scan": {
      const { series, units } = task.scan;
      const ends = series.map(({ step }) => findDataEnd(step.plan, context));
      const known = ends.filter((end) => end !== null);
      const end = known.length < ends.length ? null : (known.toSorted().at(-1) ?? null);
      return end !== null && (units[0] ?? 0) >= (dayOf(end) ?? 0) ? end : null;
    }
    case "losing":
      return findDataEnd(task.losing.step.plan, context);
    case "forecast":
      return null;
  }
}

type FoundTask = Refused | Omit<Extract<PlannedInvestigation, { kind: "planned" }>, "context">;

function* findTask(inquiry: Inquiry, request: FigureRequest): Sliced<FoundTask> {
  switch (inquiry.kind) {
    case "unusual":
      return yield* findScan(inquiry, request);
    case "forecast":
      return yield* findForecast(inquiry, request);
    case "losing":
      return yield* findLosing(inquiry, request);
    default: {
      const found = yield* findSubject(inquiry, request);
      if (found.kind === "refused") return found;
      const { subject, isDoubtful, without } = found;
      const said = inquiry.kind === "change" ? inquiry.said : undefined;
      return {
        kind: "planned",
        title: titleInvestigation(subject, request.context),
        task: { kind: "explain", subject, said, without },
        steps: listSteps(subject, request.context),
        offers: listOfferedSteps(subject, request.context),
        isDoubtful,
      };
    }
  }
}

/** What is unusual in a period: that of the main rows, whose plan reads the words of the question. */
function* findScan(
  { tail }: Extract<Inquiry, { kind: "unusual" }>,
  request: FigureRequest,
): Sliced<FoundTask> {
  const { context } = request;
  const dated = listDatedTables(request);
  if (dated.length === 0) return { kind: "refused", ...messages.nothingToCompare };
  const cut = cutPeriod(tail, context);
  const named = (cut?.rest ?? tail).replace(/^(?:in|about|with|for|of|at) /i, "");
  const asked = yield* planFigure(
    named === "" ? `${mainRows(request)} ${tail}` : `${named} ${cut?.words ?? ""}`,
    request,
  );
  if (asked.kind === "refused") return asked;
  const filters = readValues(asked.plan, context);
  if (filters === null) return { kind: "refused", ...messages.noPartOfIt };
  const span = wholeUnit(yield* findSpan(asked.plan, cut?.words ?? "", request), tail);
  // Rows of things that last, such as products, are dated by their start, and nothing happens in them.
  const kindOf = new Map(context.described.tables.map(({ id, kind }) => [id, kind.value]));
  const events = dated.filter((table) => kindOf.get(table) !== "entity");
  const [source] = asked.plan.kind === "query" ? asked.plan.sources : [];
  const own = named === "" || source?.kind !== "table" ? null : source.table;
  const listOf = (tables: readonly TableId[]) =>
    span === null ? null : listScans(span, { tables, filters }, context);
  // "In Ghent" may name patients of Ghent, and means what happens to them.
  const isOfThings = own !== null && filters.length > 0 && kindOf.get(own) === "entity";
  const main = events.length === 0 ? dated : events;
  const scan = (isOfThings ? listOf(main) : null) ?? listOf(own === null ? main : [own]);
  if (scan === null) return { kind: "refused", ...messages.nothingToCompare };
  return {
    kind: "planned",
    title: `What is unusual ${scan.when}`,
    task: { kind: "scan", scan },
    steps: scan.series.map(({ step }) => step),
    isDoubtful: false,
  };
}

/** The period that a plan is about; of things without dates, such as wards, that of the main rows. */
function* findSpan(plan: Plan, words: string, request: FigureRequest): Sliced<DateSpan | null> {
  const spanOf = (of: Plan) =>
    makeChangeSubject(of, "periodBefore", request.context)?.states?.after.span ?? null;
  const own = spanOf(plan);
  if (own !== null) return own;
  const main = yield* planFigure(`${mainRows(request)} ${words}`.trimEnd(), request);
  return main.kind === "refused" ? null : spanOf(main.plan);
}

/** A figure that is to be continued. If its data end long ago, it is continued from there. */
function* findForecast(
  { asked }: Extract<Inquiry, { kind: "forecast" }>,
  request: FigureRequest,
): Sliced<FoundTask> {
  const { context } = request;
  const figures = request.further
    .map((text) => readHorizon(text, context).figure)
    .filter((text) => text !== "");
  const { figure } = readHorizon(asked, context);
  const planned = yield* planFigure(figure === "" ? mainRows(request) : figure, {
    ...request,
    further: figures,
  });
  if (planned.kind === "refused") return planned;
  const dataEnd = findDataEnd(planned.plan, context);
  const from = dataEnd === null ? context : { ...context, today: dataEnd };
  const horizons = [asked, ...request.further].map((text) => readHorizon(text, from));
  const horizon = horizons.findLast(({ isSaid }) => isSaid) ?? readHorizon(asked, from);
  const forecast = planForecast(planned.plan, horizon, { context: from, dataEnd });
  if (forecast === null) return { kind: "refused", ...messages.nothingToForecast };
  return {
    kind: "planned",
    title: `Forecast of ${forecast.words} for ${forecast.spanWords}`,
    task: { kind: "forecast", forecast },
    steps: [forecast.history],
    isDoubtful: planned.isDoubtful,
  };
}

/** Which things have stopped coming: those named, or the people of the database. */
function* findLosing(
  { asked }: Extract<Inquiry, { kind: "losing" }>,
  request: FigureRequest,
): Sliced<FoundTask> {
  const { context, database } = request;
  const { schema } = database.prepared;
  const tables = rankTables(null, database.prepared);
  const names = schema.people.map((table) => nameInWords(schema.table(table).name));
  // Drivers are people as well, and no customers.
  const people = names.toSorted((one, other) => Number(anyPeople.test(other)) - Number(anyPeople.test(one)));
  // Customers may be called patients, members or guests.
  const isOfPeople = asked === null || anyPeople.test(asked);
  for (const text of asked === null ? people : isOfPeople ? [asked, ...people] : [asked]) {
    const planned = yield* planFigure(text, request);
    if (planned.kind === "refused") {
      if (!isOfPeople) return planned;
      continue;
    }
    const things = planned.plan.kind === "query" ? planned.plan.sources[0] : undefined;
    const isPerson = things?.kind === "table" && schema.people.includes(things.table);
    if (isOfPeople && people.length > 0 && !isPerson) continue;
    const losing = isOfValues(planned.plan, context) ? null : planLosing(planned.plan, tables, context);
    if (losing === null) continue;
    return {
      kind: "planned",
      title: `Which ${losing.words} are silent for longer than usual`,
      task: { kind: "losing", losing },
      steps: [losing.step, ...losing.cohorts],
      isDoubtful: planned.isDoubtful,
    };
  }
  return { kind: "refused", ...messages.noRhythm };
}

const anyPeople = /^(?:(?:customer|client|user|buyer)s?|people)$/i;

/** Whether a list is of one column that does not name the rows, such as their town: towns have no rows of their own. */
function isOfValues(plan: Plan, { schema, described }: ExploreContext): boolean {
  const [source, ...joined] = plan.kind === "query" ? plan.sources : [];
  const [only, ...others] = plan.kind === "query" ? plan.dimensions : [];
  if (source?.kind !== "table" || joined.length > 0 || others.length > 0) return false;
  if (only?.expression.kind !== "column") return false;
  const names = described.tables.find(({ id }) => id === source.table)?.rowName.value ?? [];
  return ![...names, ...schema.table(source.table).primaryKey].includes(only.expression.column);
}
