import type { AskSettings, Catalog, DescribedCatalog, IsoDate, Plan, Table, Output } from "@askery/model";
import { figureKind } from "../chart/output.ts";
import { keysOf } from "../chart/place-chart.ts";
import { shapeResult } from "../chart/shape-result.ts";
import { describeChanges } from "./describing/describe-changes.ts";
import { describeCohorts, isOfCohorts } from "./describing/describe-cohorts.ts";
import { describeCutOff } from "./describing/describe-cut-off.ts";
import { describePairs } from "./describing/describe-pairs.ts";
import { describeEach } from "./describing/describe-each.ts";
import { describeEmpty } from "./describing/describe-empty.ts";
import { describeGroups } from "./describing/describe-groups.ts";
import { describeGrowth } from "./describing/describe-growth.ts";
import { describeList } from "./describing/describe-list.ts";
import { describeRunning } from "./describing/describe-running.ts";
import { describeSeries } from "./describing/describe-series.ts";
import { describeShares } from "./describing/describe-shares.ts";
import { describeSingle } from "./describing/describe-single.ts";
import { describeTime } from "./describing/describe-time.ts";
import { describeTop } from "./describing/describe-top.ts";
import { describeVersus } from "./describing/describe-versus.ts";
import { readYearsAsTime } from "./describing/read-years-as-time.ts";
import type { AnswerScope } from "./describing/answer-scope.ts";
import type { Schema } from "../plan/schema/schema.ts";
import type { SpellingCounts } from "./spelling-counts.ts";

export interface AnswerRequest {
  readonly plan: Plan;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly spellingCounts?: SpellingCounts | null;
  /** The result with one more row than its limit. Absent if it was not read. */
  readonly more?: Table | null;
  /** The schema in which warnings are repaired. Default: they have no repairs. */
  readonly schema?: Schema;
}

/**
 * Describes the answer in one or two sentences with its figures, using the first rule that fits the result's shape and
 * returns a sentence.
 */
export function describeAnswer(request: AnswerRequest): string {
  const shape = readYearsAsTime(shapeResult(request), request.plan);
  const scope: AnswerScope = { ...request, shape };
  for (const rule of answerRules) {
    const sentence = rule.fits(scope) ? rule.describe(scope) : null;
    if (sentence !== null) return sentence;
  }
  return "";
}

/** How to describe one shape of result. */
interface AnswerRule {
  readonly name: string;
  readonly fits: (scope: AnswerScope) => boolean;
  /** Null if there is nothing to describe; the next rule is then tried. */
  readonly describe: (scope: AnswerScope) => string | null;
}

const answerRules: readonly AnswerRule[] = [
  { name: "nothing", fits: ({ shape }) => shape.isEmpty, describe: describeEmpty },
  {
    name: "changes of things",
    fits: ({ shape }) => keysOf(shape).length === 1 && shape.time === null && !shape.isList,
    describe: describeChanges,
  },
  { name: "two periods compared", fits: isOneRowOf("change"), describe: describeVersus },
  { name: "one row", fits: ({ shape }) => shape.rowCount === 1 && !shape.isList, describe: describeSingle },
  {
    name: "the first few of each",
    fits: ({ plan, shape }) => isCutWithin(plan) && !shape.isList,
    describe: describeEach,
  },
  { name: "running total", fits: hasDerived("running"), describe: describeRunning },
  { name: "growth", fits: hasDerived("change"), describe: describeGrowth },
  { name: "cohorts", fits: isOfCohorts, describe: describeCohorts },
  {
    name: "several series over time",
    fits: ({ shape }) => shape.time !== null && keysOf(shape).length > 1,
    describe: describeSeries,
  },
  { name: "over time", fits: ({ shape }) => shape.time !== null, describe: describeTime },
  {
    name: "two ways",
    fits: ({ shape }) => keysOf(shape).length > 1 && !shape.isList,
    describe: describePairs,
  },
  {
    name: "cut at a share",
    fits: ({ shape }) => keysOf(shape).length === 1 && !shape.isList,
    describe: describeCutOff,
  },
  { name: "shares", fits: hasDerived("share"), describe: describeShares },
  { name: "the first few", fits: ({ plan, shape }) => isCut(plan) && !shape.isList, describe: describeTop },
  {
    name: "groups",
    fits: ({ shape }) => keysOf(shape).length === 1 && !shape.isList,
    describe: describeGroups,
  },
  { name: "list", fits: () => true, describe: describeList },
];

function hasDerived(kind: "share" | "change" | "running"): (scope: AnswerScope) => boolean {
  return ({ shape }) => shape.derived.some(({ output }) => figureKind(output) === kind);
}

function isOneRowOf(kind: "change"): (scope: AnswerScope) => boolean {
  return ({ shape }) =>
    shape.rowCount === 1 &&
    shape.figures.length + shape.derived.length === 3 &&
    [...shape.figures, ...shape.derived].some(
      ({ output }) => figureKind(output) === kind || isRatioOfTwo(output),
    );
}

/** True for a change that the plan computes as one figure divided by another. */
function isRatioOfTwo({ format, role }: Output): boolean {
  return role.kind === "figure" && role.figure === "level" && format.kind === "percent";
}

function isCutWithin(plan: Plan): boolean {
  return plan.kind === "query" && (plan.limit?.per.length ?? 0) > 0;
}

function isCut(plan: Plan): boolean {
  return plan.kind === "query" && plan.limit?.per.length === 0;
}
