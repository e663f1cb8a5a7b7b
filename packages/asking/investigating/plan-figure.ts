import {
  cutPeriod,
  describeProblem,
  limitToPeriod,
  limitToValues,
  nameDurations,
  nameNegations,
  listExploredMeasures,
  nameInWords,
  planInSlices,
  type ExploreContext,
} from "@askery/engine";
import type { Plan, Sliced } from "@askery/model";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { listDatedTables } from "./propose-investigations.ts";

export interface FigureRequest extends InvestigationPlanRequest {
  /** What was asked further about the figure. */
  readonly further: readonly string[];
  readonly context: ExploreContext;
}

export interface Refused {
  readonly kind: "refused";
  readonly message: string;
  readonly fix: string;
}

export type PlannedFigure =
  | { readonly kind: "planned"; readonly plan: Plan; readonly isDoubtful: boolean }
  | Refused;

/**
 * Reads the part of the question that names a figure, changed by what was asked further, in the part that is looked at. Without
 * a figure it is the main rows.
 */
export function* planFigure(words: string, request: FigureRequest): Sliced<PlannedFigure> {
  const { further, within = [], context } = request;
  const asked = nameDurations(nameNegations(words, context), context);
  const cut = cutPeriod(asked, context);
  const text = cut?.rest === "" ? `${mainRows(request)} ${asked}` : asked;
  const planned =
    further.length === 0 && cut !== null
      ? yield* planInPeriod(text, cut, request)
      : yield* planText([text, ...further], request);
  if (planned.kind === "refused") return planned;
  const plan = limitToValues(planned.plan, within, context);
  return plan === null ? { kind: "refused", ...messages.partOutOfReach } : { ...planned, plan };
}

/** A period does not change which figure is meant, and limits its rows. If it would not, the figure is read without it. */
function* planInPeriod(
  text: string,
  cut: NonNullable<ReturnType<typeof cutPeriod>>,
  request: FigureRequest,
): Sliced<PlannedFigure> {
  const planned = yield* planText([text], request);
  const bare = cut.rest === "" ? planned : yield* planText([cut.rest], request);
  if (bare.kind === "refused") return planned;
  if (planned.kind === "planned" && hasPeriod(planned.plan) && isSameFigure(planned.plan, bare.plan)) {
    return planned;
  }
  const plan = limitToPeriod(bare.plan, cut, request.context);
  return plan === null ? planned : { ...bare, plan };
}

function hasPeriod(plan: Plan): boolean {
  return plan.kind !== "query" || plan.filters.some(({ kind }) => kind === "period");
}

/** Whether two plans have the same figures, whatever their rows are. */
export function isSameFigure(one: Plan, other: Plan): boolean {
  return (
    one.kind === "query" &&
    other.kind === "query" &&
    JSON.stringify(one.measures.map(({ expression }) => expression)) ===
      JSON.stringify(other.measures.map(({ expression }) => expression))
  );
}

function* planText(
  texts: readonly string[],
  { database: { prepared }, today, settings }: FigureRequest,
): Sliced<PlannedFigure> {
  const text = texts.at(-1) ?? "";
  const planned = yield* planInSlices({
    text,
    earlier: texts.slice(0, -1),
    database: prepared,
    today,
    settings,
  });
  if (planned.kind === "planned") {
    return { kind: "planned", plan: planned.plan, isDoubtful: planned.outcome === "choices" };
  }
  return { kind: "refused", message: describeProblem(planned.problem), fix: messages.nothingToCompare.fix };
}

/** The rows of the most important table with dates, in words: "orders". */
export function mainRows(request: InvestigationPlanRequest): string {
  return listMainRows(request)[0] ?? "";
}

/** The rows of the most important tables, in words: those with dates first. */
export function listMainRows(request: InvestigationPlanRequest): readonly string[] {
  const { prepared } = request.database;
  const tables = new Set([...listDatedTables(request), ...rankTables(null, prepared)]);
  return [...tables].slice(0, maxTables).map((table) => nameInWords(prepared.schema.table(table).name));
}

const maxTables = 6;

/** The main figures of the most important tables with dates, in words: "order total". */
export function mainFigures(request: FigureRequest): readonly string[] {
  return listMainMeasures(request).map(({ words }) => words);
}

/** Those of them that are sums: what can be earned or spent. */
export function mainSums(request: FigureRequest): readonly string[] {
  return listMainMeasures(request)
    .filter((measure) => measure.function === "sum")
    .map(({ words }) => words);
}

function listMainMeasures(request: FigureRequest): ReturnType<typeof listExploredMeasures> {
  return listDatedTables(request)
    .slice(0, 3)
    .flatMap((table) => listExploredMeasures(table, request.context).slice(0, 1));
}
