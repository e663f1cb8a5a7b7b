import {
  dayOf,
  formatValue,
  type Chart,
  type ClaimKind,
  type ExploredColumn,
  type Finding,
  type Table,
} from "@askery/model";
import { describeAnswer } from "../../narrate/describe-answer.ts";
import type { AnswerScope } from "../../narrate/describing/answer-scope.ts";
import { toIsoDate } from "../../question/calendar-days.ts";
import { capitalize } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, mainKey } from "../../chart/place-chart.ts";
import { sumByKey, totalOf } from "../../chart/summarize-groups.ts";
import { verbalizeThing } from "../../chart/verbalize-key.ts";
import { minTrendLength } from "../statistics/test-trend.ts";
import type { CandidateKind } from "../candidate.ts";
import type { Claim } from "./claim.ts";
import { isTestedForOutliers } from "./find-group-claims.ts";
import { describeSides } from "./describe-sides.ts";
import { findCutDay } from "./without-cut-end.ts";
import { listParts } from "./list-parts.ts";
import { listZooms } from "./list-zooms.ts";
import { verbalizeSample, type MeasuredResult } from "./measured-result.ts";

export interface DrawnResult extends MeasuredResult {
  readonly chart: Chart;
  readonly breakdowns: readonly (ExploredColumn & { readonly words: string })[];
  /** The statement, for reading. */
  readonly sql: string;
  readonly ms: number;
}

/**
 * The card of a result: its strongest claim, or a description if nothing is claimed. Null if there is nothing to show,
 * or if the query was only worth a card for a claim that does not hold.
 *
 * @param claims those that chance does not explain
 */
export function makeFinding(result: DrawnResult, claims: readonly Claim[]): Finding | null {
  const { candidate, scope, chart } = result;
  if (scope.shape.isEmpty) return null;
  const claim = claims.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
  if (claim === undefined && !candidate.isAsked && !isWorthDescribing(result)) return null;
  const sample = verbalizeSample(result);
  const sampled =
    sample === null || result.spread !== null || claim?.why.includes(sample) === true
      ? ""
      : ` The chart shows ${sample}.`;
  const sentence =
    claim?.sentence ?? (candidate.kind === "sides" ? describeSides(scope) : describeWhole(scope));
  if (sentence === "") return null;
  return {
    id: candidate.id,
    table: candidate.table,
    claim: claim?.kind ?? "none",
    score: candidate.isAsked ? 1 : claim === undefined ? plainScoreOf(candidate.kind) : worthOf(claim),
    sentence,
    why: `${claim?.why ?? `${plainReason(result)}${describeNameless(result)}`}${sampled}`,
    chart: markClaim(chart, claim),
    rows: firstRows(scope.table),
    outputs: scope.outputs,
    rowCount: scope.table.rowCount,
    sql: result.sql,
    ms: result.ms,
    measure:
      candidate.measure === null ? null : { key: candidate.measure.key, words: candidate.measure.words },
    breakdowns: result.breakdowns,
    zooms: listZooms(result, claim).map((zoom) => ({ ...zoom, words: capitalize(zoom.words) })),
    parts: listParts(result),
  };
}

/** The result in a sentence; a unit within which the data end is as one that is not over. */
function describeWhole(scope: AnswerScope): string {
  const { time } = scope.shape;
  const start = dayOf(time?.cells.at(-1) ?? null);
  const cut = time === null || start === null ? null : findCutDay(start, time, scope);
  return describeAnswer(cut === null ? scope : { ...scope, today: toIsoDate(cut) });
}

/** What differs no more than by chance comes last. */
function plainScoreOf(kind: CandidateKind): number {
  return kind === "means" ? 0.1 : 0.15;
}

const maxRows = 1_000;

/** How much a claim of each kind is worth at the same size of effect. */
const weights: Readonly<Record<Exclude<ClaimKind, "none">, number>> = {
  break: 0.95,
  outlier: 0.95,
  trend: 0.9,
  change: 0.85,
  difference: 0.75,
  season: 0.7,
  correlation: 0.7,
  association: 0.7,
  concentration: 0.6,
  shape: 0.55,
  missing: 0.5,
};

function worthOf({ kind, effect }: Claim): number {
  return weights[kind] * (0.4 + 0.6 * Math.min(1, effect));
}

/** A figure over time or by a category orients people even without a claim. A relation that is none does not. */
function isWorthDescribing({ candidate, scope }: MeasuredResult): boolean {
  if (!described.has(candidate.kind)) return false;
  // A number that no row has is said by what is missing.
  const [figure] = scope.shape.figures;
  if (candidate.kind === "spread" && figure?.values.every((value) => value === null) !== false) return false;
  return scope.shape.rowCount > 1 || shownAlone.has(candidate.kind);
}

const shownAlone: ReadonlySet<CandidateKind> = new Set(["series", "total"]);
const described: ReadonlySet<CandidateKind> = new Set([
  ...shownAlone,
  "groups",
  "concentration",
  "spread",
  "means",
  "sides",
]);

const plainReasons: Readonly<Record<CandidateKind, string>> = {
  series: "It shows the course. No trend, new level, season or outlier is clearer than chance would explain.",
  groups: "It shows the parts. None is far from the others.",
  concentration: "It shows the largest ones.",
  spread: "It shows the usual range.",
  means: "It shows the averages. They differ no more than chance would explain.",
  relation: "You asked for it. The two figures do not go together.",
  association: "You asked for it. The two categories do not depend on each other.",
  missing: "It shows which values are missing.",
  total: "It shows the figure of all rows.",
  sides: "It shows both parts side by side.",
};

/** From here on, the rows that belong to no part are worth saying. */
const manyNameless = 0.1;

/** The part of a total whose rows lack the category: " 78% has no channel." */
function describeNameless({ scope }: MeasuredResult): string {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined || !isAdditive(figure.output)) return "";
  const all = sumByKey(key.cells, figure.values);
  const part = (all.find((entry) => entry.key === null)?.value ?? 0) / totalOf(all);
  if (!(part >= manyNameless)) return "";
  return ` ${formatValue(part, { kind: "percent" }, { locale: "en-US" })} of the total has no ${verbalizeThing(key)}.`;
}

function plainReason(result: MeasuredResult): string {
  const { candidate, scope } = result;
  if (candidate.kind === "groups" && !isTestedForOutliers(result)) return "It shows the parts.";
  const isShort = candidate.kind === "series" && scope.shape.rowCount < minTrendLength;
  return isShort
    ? `It shows the course. ${minTrendLength} ${candidate.grain ?? "unit"}s or more would be needed to test for a trend.`
    : plainReasons[candidate.kind];
}

function markClaim(chart: Chart, claim: Claim | undefined): Chart {
  const marks = claim?.marks ?? [];
  if (marks.length === 0) return chart;
  return { ...chart, spec: { ...chart.spec, marks: [...chart.spec.marks, ...marks] } };
}

function firstRows(table: Table): Table {
  if (table.rowCount <= maxRows) return table;
  const values = table.values.map((cells) => cells.slice(0, maxRows));
  return { ...table, values, rowCount: maxRows, isTruncated: true };
}
