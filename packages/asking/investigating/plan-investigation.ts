import {
  describeProblem,
  findDataEnd,
  limitToValues,
  listScans,
  listSteps,
  makeChangeSubject,
  makeCompareSubject,
  makeDriveSubject,
  planForecast,
  planLosing,
  planQuestion,
  readHorizon,
  readInquiries,
  singularOf,
  titleInvestigation,
  type ExploreContext,
  type ForecastPlan,
  type Inquiry,
  type InvestigationQuery,
  type LosingPlan,
  type Subject,
  type UnusualScan,
} from "@askery/engine";
import type { Plan } from "@askery/model";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { listDatedTables, proposeInvestigations } from "./propose-investigations.ts";

export type PlannedInvestigation =
  | {
      readonly kind: "planned";
      readonly title: string;
      readonly task: InvestigationTask;
      readonly context: ExploreContext;
      readonly steps: readonly InvestigationQuery[];
      /** Whether the question may mean something else as well. */
      readonly isDoubtful: boolean;
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
  | { readonly kind: "explain"; readonly subject: Subject }
  | { readonly kind: "scan"; readonly scan: UnusualScan }
  | { readonly kind: "forecast"; readonly forecast: ForecastPlan }
  | { readonly kind: "losing"; readonly losing: LosingPlan };

/** Plans an investigation without running anything. The same database, question and date have the same steps. */
export function planInvestigation(request: InvestigationPlanRequest): PlannedInvestigation {
  const { database, question, today, settings } = request;
  const context = exploreContextOf(database, { today, settings });
  const { inquiry, further } = readInquiries(question, request.followUps ?? []);
  const asking: FigureRequest = { ...request, further, context };
  const found =
    inquiry.kind === "unusual"
      ? findScan(inquiry, asking)
      : inquiry.kind === "forecast"
        ? findForecast(inquiry, asking)
        : inquiry.kind === "losing"
          ? findLosing(inquiry, asking)
          : findSubject(inquiry, asking);
  if (found.kind === "refused") {
    return { ...found, questions: proposeInvestigations(request) };
  }
  if (found.kind === "scan") {
    const { scan } = found;
    return {
      kind: "planned",
      title: `What is unusual in ${scan.words}`,
      task: { kind: "scan", scan },
      context,
      steps: scan.series.map(({ step }) => step),
      isDoubtful: false,
    };
  }
  if (found.kind === "forecast") {
    const { forecast, isDoubtful } = found;
    return {
      kind: "planned",
      title: `Forecast of ${forecast.words} for ${forecast.spanWords}`,
      task: found,
      context,
      steps: [forecast.history],
      isDoubtful,
    };
  }
  if (found.kind === "losing") {
    const { losing, isDoubtful } = found;
    return {
      kind: "planned",
      title: `Which ${losing.words} are silent for longer than usual`,
      task: found,
      context,
      steps: [losing.step],
      isDoubtful,
    };
  }
  const { subject, isDoubtful } = found;
  return {
    kind: "planned",
    title: titleInvestigation(subject, context),
    task: { kind: "explain", subject },
    context,
    steps: listSteps(subject, context),
    isDoubtful,
  };
}

/** What is unusual in a period: that of the main rows, whose plan reads the words of the question. */
function findScan(
  { tail }: Extract<Inquiry, { kind: "unusual" }>,
  request: FigureRequest,
): Refused | { readonly kind: "scan"; readonly scan: UnusualScan } {
  const { context } = request;
  const dated = listDatedTables(request);
  if (dated.length === 0) return { kind: "refused", ...messages.nothingToCompare };
  const asked = planFigure(`${mainRows(request)} ${tail}`, request);
  if (asked.kind === "refused") return asked;
  const subject = makeChangeSubject(asked.plan, "periodBefore", context);
  const span = subject?.states?.after.span ?? null;
  // Rows of things that last, such as products, are dated by their start, and nothing happens in them.
  const kindOf = new Map(context.described.tables.map(({ id, kind }) => [id, kind.value]));
  const events = dated.filter((table) => kindOf.get(table) !== "entity");
  const scan = span === null ? null : listScans(span, events.length === 0 ? dated : events, context);
  return scan === null ? { kind: "refused", ...messages.nothingToCompare } : { kind: "scan", scan };
}

/** A figure that is to be continued. If its data end long ago, it is continued from there. */
function findForecast(
  { asked }: Extract<Inquiry, { kind: "forecast" }>,
  request: FigureRequest,
): Refused | { readonly kind: "forecast"; readonly forecast: ForecastPlan; readonly isDoubtful: boolean } {
  const { context } = request;
  const [first = asked, ...others] = [asked, ...request.further];
  const figures = others.map((text) => readHorizon(text, context).figure).filter((text) => text !== "");
  const { figure } = readHorizon(first, context);
  const planned = planFigure(figure === "" ? mainRows(request) : figure, { ...request, further: figures });
  if (planned.kind === "refused") return planned;
  const dataEnd = findDataEnd(planned.plan, context);
  const from = dataEnd === null ? context : { ...context, today: dataEnd };
  const horizons = [asked, ...request.further].map((text) => readHorizon(text, from));
  const horizon = horizons.findLast(({ isSaid }) => isSaid) ?? readHorizon(asked, from);
  const forecast = planForecast(planned.plan, horizon, { context: from, dataEnd });
  return forecast === null
    ? { kind: "refused", ...messages.nothingToForecast }
    : { kind: "forecast", forecast, isDoubtful: planned.isDoubtful };
}

/** Which things have stopped coming: those named, or the people of the database. */
function findLosing(
  { asked }: Extract<Inquiry, { kind: "losing" }>,
  request: FigureRequest,
): Refused | { readonly kind: "losing"; readonly losing: LosingPlan; readonly isDoubtful: boolean } {
  const { context, database } = request;
  const { schema } = database.prepared;
  const dated = listDatedTables(request);
  const texts = asked === null ? schema.people.map((table) => nameOf(schema.table(table).name)) : [asked];
  for (const text of texts) {
    const planned = planFigure(text, request);
    if (planned.kind === "refused") {
      if (asked !== null) return planned;
      continue;
    }
    const losing = planLosing(planned.plan, dated, context);
    if (losing !== null) return { kind: "losing", losing, isDoubtful: planned.isDoubtful };
  }
  return { kind: "refused", ...messages.noRhythm };
}

interface Refused {
  readonly kind: "refused";
  readonly message: string;
  readonly fix: string;
}

type FoundSubject =
  | Refused
  | { readonly kind: "found"; readonly subject: Subject; readonly isDoubtful: boolean };

function findSubject(
  inquiry: Exclude<Inquiry, { kind: "unusual" | "forecast" | "losing" }>,
  request: FigureRequest,
): FoundSubject {
  const { context } = request;
  const plan = (text: string) => planFigure(text, request);
  switch (inquiry.kind) {
    case "unknowable":
      return { kind: "refused", ...messages.unknowable };
    case "change": {
      const asked = plan(inquiry.asked);
      if (asked.kind === "refused") return asked;
      return foundOr(
        makeChangeSubject(asked.plan, inquiry.against, context),
        asked,
        messages.nothingToCompare,
      );
    }
    case "compare": {
      const [first, last] = inquiry.groups;
      const [one, other] = [first, last].map((group) =>
        plan(`${inquiry.asked ?? mainRows(request)} in ${group}`),
      );
      if (one === undefined || other === undefined) return { kind: "refused", ...messages.notTwoGroups };
      if (one.kind === "refused") return one;
      if (other.kind === "refused") return other;
      return foundOr(makeCompareSubject(one.plan, other.plan, context), one, messages.notTwoGroups);
    }
    case "drive": {
      const asked = plan(inquiry.asked);
      const subject = asked.kind === "refused" ? null : makeDriveSubject(asked.plan, context);
      if (asked.kind !== "refused" && subject !== null) {
        return foundOr(subject, asked, messages.nothingToCompare);
      }
      // Of things that happen to others, such as returns, the rate depends on something, and of a size its average; of a sum,
      // its change does.
      for (const text of [`${singularOf(inquiry.asked)} rate`, `average ${inquiry.asked}`]) {
        const ratio = plan(text);
        const ofRatio = ratio.kind === "refused" ? null : makeDriveSubject(ratio.plan, context);
        if (ratio.kind !== "refused" && ofRatio !== null) {
          return foundOr(ofRatio, ratio, messages.nothingToCompare);
        }
      }
      if (asked.kind === "refused") return asked;
      return foundOr(
        makeChangeSubject(asked.plan, "periodBefore", context),
        asked,
        messages.nothingToCompare,
      );
    }
  }
}

type PlannedFigure =
  | { readonly kind: "planned"; readonly plan: Plan; readonly isDoubtful: boolean }
  | Refused;

interface FigureRequest extends InvestigationPlanRequest {
  /** What was asked further about the figure. */
  readonly further: readonly string[];
  readonly context: ExploreContext;
}

/** Reads the part of the question that names a figure, changed by what was asked further, in the part that is looked at. */
function planFigure(
  asked: string,
  { database, today, settings, further, within = [], context }: FigureRequest,
): PlannedFigure {
  const texts = [asked, ...further];
  const text = texts.at(-1) ?? asked;
  const planned = planQuestion({
    text,
    earlier: texts.slice(0, -1),
    database: database.prepared,
    today,
    settings,
  });
  if (planned.kind === "planned") {
    const plan = limitToValues(planned.plan, within, context);
    if (plan === null) return { kind: "refused", ...messages.partOutOfReach };
    return { kind: "planned", plan, isDoubtful: planned.outcome === "choices" };
  }
  return { kind: "refused", message: describeProblem(planned.problem), fix: messages.nothingToCompare.fix };
}

function foundOr(
  subject: Subject | null,
  { isDoubtful }: { readonly isDoubtful: boolean },
  refusal: { readonly message: string; readonly fix: string },
): FoundSubject {
  return subject === null ? { kind: "refused", ...refusal } : { kind: "found", subject, isDoubtful };
}

/** The rows of the most important table with dates, in words: "orders". */
function mainRows(request: InvestigationPlanRequest): string {
  const { prepared } = request.database;
  const [table] = [...listDatedTables(request), ...rankTables(null, prepared)];
  return table === undefined ? "" : nameOf(prepared.schema.table(table).name);
}

function nameOf(name: string): string {
  return name.replaceAll("_", " ").toLowerCase();
}
