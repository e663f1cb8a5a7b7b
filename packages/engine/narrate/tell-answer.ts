import type { AskSettings, Catalog, IsoDate, Plan, Table, Output } from "@askery/model";
import { figureKind } from "../chart/output.ts";
import { keysOf } from "../chart/place-chart.ts";
import { shapeResult } from "../chart/shape-result.ts";
import { tellPairs } from "./telling/tell-pairs.ts";
import { tellEach } from "./telling/tell-each.ts";
import { tellEmpty } from "./telling/tell-empty.ts";
import { tellGroups } from "./telling/tell-groups.ts";
import { tellGrowth } from "./telling/tell-growth.ts";
import { tellList } from "./telling/tell-list.ts";
import { tellRunning } from "./telling/tell-running.ts";
import { tellSeries } from "./telling/tell-series.ts";
import { tellShares } from "./telling/tell-shares.ts";
import { tellSingle } from "./telling/tell-single.ts";
import { tellTime } from "./telling/tell-time.ts";
import { tellTop } from "./telling/tell-top.ts";
import { tellVersus } from "./telling/tell-versus.ts";
import type { Telling } from "./telling/telling.ts";

export interface AnswerRequest {
  readonly plan: Plan;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly catalog: Catalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * The answer in one or two sentences, with the figures in it: the first rule that fits the result's shape, and has
 * something to say, speaks.
 */
export function tellAnswer(request: AnswerRequest): string {
  const telling: Telling = { ...request, shape: shapeResult(request.plan, request.outputs, request.table) };
  for (const rule of answerRules) {
    const sentence = rule.fits(telling) ? rule.tell(telling) : null;
    if (sentence !== null) return sentence;
  }
  return "";
}

/** How one shape of result is put into words. */
interface AnswerRule {
  readonly name: string;
  readonly fits: (telling: Telling) => boolean;
  /** Null where there is nothing to say after all; the next rule is tried. */
  readonly tell: (telling: Telling) => string | null;
}

const answerRules: readonly AnswerRule[] = [
  { name: "nothing", fits: ({ shape }) => shape.isEmpty, tell: tellEmpty },
  { name: "two periods compared", fits: isOneRowOf("change"), tell: tellVersus },
  { name: "one row", fits: ({ shape }) => shape.rowCount === 1 && !shape.isList, tell: tellSingle },
  {
    name: "the first few of each",
    fits: ({ plan, shape }) => isCutWithin(plan) && !shape.isList,
    tell: tellEach,
  },
  { name: "running total", fits: hasDerived("running"), tell: tellRunning },
  { name: "growth", fits: hasDerived("change"), tell: tellGrowth },
  {
    name: "several series over time",
    fits: ({ shape }) => shape.time !== null && keysOf(shape).length > 1,
    tell: tellSeries,
  },
  { name: "over time", fits: ({ shape }) => shape.time !== null, tell: tellTime },
  { name: "two ways", fits: ({ shape }) => keysOf(shape).length > 1 && !shape.isList, tell: tellPairs },
  { name: "shares", fits: hasDerived("share"), tell: tellShares },
  { name: "the first few", fits: ({ plan, shape }) => isCut(plan) && !shape.isList, tell: tellTop },
  { name: "groups", fits: ({ shape }) => keysOf(shape).length === 1 && !shape.isList, tell: tellGroups },
  { name: "list", fits: () => true, tell: tellList },
];

function hasDerived(kind: "share" | "change" | "running"): (telling: Telling) => boolean {
  return ({ shape }) => shape.derived.some(({ output }) => figureKind(output) === kind);
}

function isOneRowOf(kind: "change"): (telling: Telling) => boolean {
  return ({ shape }) =>
    shape.rowCount === 1 &&
    shape.figures.length + shape.derived.length === 3 &&
    [...shape.figures, ...shape.derived].some(
      ({ output }) => figureKind(output) === kind || isRatioOfTwo(output),
    );
}

/** A change that the plan writes out as one figure by another, less one. */
function isRatioOfTwo({ format, role }: Output): boolean {
  return role.kind === "figure" && role.figure === "level" && format.kind === "percent";
}

function isCutWithin(plan: Plan): boolean {
  return plan.kind === "query" && (plan.limit?.per.length ?? 0) > 0;
}

function isCut(plan: Plan): boolean {
  return plan.kind === "query" && plan.limit?.per.length === 0;
}
