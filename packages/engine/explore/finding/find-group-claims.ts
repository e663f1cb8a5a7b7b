import { formatValue, readFigure } from "@askery/model";
import { isPlural, pluralOf } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, mainKey } from "../../chart/place-chart.ts";
import { rankEntries, sumByKey, totalOf } from "../../chart/summarize-groups.ts";
import { verbalizeKey, verbalizeThing } from "../../chart/verbalize-key.ts";
import { isWhole, sentence, verbalizeFigure } from "../../narrate/describing/answer-scope.ts";
import { compareMeans, minGroupSize, type GroupSummary } from "../statistics/compare-means.ts";
import { findOutliers } from "../statistics/find-outliers.ts";
import { verbalizeNamed } from "./verbalize-named.ts";
import { measureConcentration } from "../statistics/measure-concentration.ts";
import { printP, type Claim } from "./claim.ts";
import type { MeasuredResult } from "./measured-result.ts";

/** What a figure by a category may show: a value apart from the others, or one that makes up much of the total. */
export function findGroupClaims({ scope }: MeasuredResult): readonly Claim[] {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined) return [];
  const all = sumByKey(key.cells, figure.values);
  const entries = rankEntries(all.filter((entry) => entry.key !== null));
  const found = findOutliers(entries.map(({ value }) => value));
  const [outlier] = found.kind === "found" ? found.outliers : [];
  const apart = outlier === undefined ? undefined : entries[outlier.index];
  const name = verbalizeKey(apart?.key ?? null, key, scope.settings);
  const things = pluralOf(verbalizeThing(key));
  const claims: Claim[] = [];
  if (outlier !== undefined && apart !== undefined && found.kind === "found") {
    claims.push({
      kind: "outlier",
      p: outlier.p,
      effect: Math.min(1, Math.abs(outlier.value - found.median) / (Math.abs(found.median) || 1)),
      sentence: sentence(
        `${name} is far ${outlier.distance > 0 ? "above" : "below"} the other ${things}: ${verbalizeNamed(apart.value, figure.output, scope)}, where the middle is ${verbalizeFigure(found.median, figure.output, scope)}`,
      ),
      why: `It is ${Math.abs(outlier.distance).toFixed(1)} robust standard deviations from the middle of ${entries.length} ${things}: modified z-score, ${printP(outlier.p)}.`,
    });
  }
  return [...claims, ...findDominance(entries, { total: totalOf(all), key, figure, scope })];
}

/** Whether there are enough parts to say that none is far from the others. */
export function isTestedForOutliers({ scope }: MeasuredResult): boolean {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined) return false;
  const entries = sumByKey(key.cells, figure.values).filter((entry) => entry.key !== null);
  return findOutliers(entries.map(({ value }) => value)).kind === "found";
}

/** From here on one value is more than its fair share. */
const muchLarger = 1.5;
/** From here on one value is the rule, such as orders that were delivered, and no news. */
const nearlyAll = 0.85;

function findDominance(
  entries: ReturnType<typeof rankEntries>,
  {
    total,
    key,
    figure,
    scope,
  }: Pick<MeasuredResult, "scope"> & {
    /** With the rows that have no value. */
    readonly total: number;
    readonly key: NonNullable<ReturnType<typeof mainKey>>;
    readonly figure: ReturnType<typeof drawnFigures>[number];
  },
): readonly Claim[] {
  const [first] = entries;
  if (first === undefined || entries.length < 3 || !isAdditive(figure.output) || !isWhole(scope)) return [];
  if (total <= 0 || entries.some(({ value }) => value < 0)) return [];
  const part = first.value / total;
  const fair = 1 / entries.length;
  if (part < muchLarger * fair || part > nearlyAll) return [];
  const { label } = figure.output;
  const things = pluralOf(verbalizeThing(key));
  return [
    {
      kind: "concentration",
      p: null,
      effect: (part - fair) / (1 - fair),
      sentence: sentence(
        `${verbalizeKey(first.key, key, scope.settings)} makes up ${share(part)} of ${isPlural(label) ? "the " : ""}${label}, ${verbalizeFigure(first.value, figure.output, scope)} of ${verbalizeFigure(total, figure.output, scope)}`,
      ),
      why: `It is the largest of ${entries.length} ${things}; with equal parts each would make up ${share(fair)}.`,
      marks: [{ kind: "highlight", values: [first.key], isBad: false }],
    },
  ];
}

/** Cohen's (1988) limit for a small effect. With many rows, smaller ones are certain as well, and do not matter. */
const smallPart = 0.01;

/** Whether averages differ by category. Groups that are too small for the test are left out of it, not of the chart. */
export function findMeanClaims({ scope, measured, candidate }: MeasuredResult): readonly Claim[] {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined || measured === null) return [];
  const [names = [], counts = [], averages = [], deviations = []] = measured.table.values;
  const groups = names.flatMap((cell, row): readonly (GroupSummary & { readonly cell: typeof cell })[] => {
    const [count, mean, deviation] = [counts[row], averages[row], deviations[row]].map((value) =>
      readFigure(value ?? null),
    );
    const isKnown = count !== null && mean !== null && deviation !== null;
    return isKnown && count !== undefined && mean !== undefined && deviation !== undefined && cell !== null
      ? [{ cell, count, mean, deviation }]
      : [];
  });
  const large = groups.filter(({ count, deviation }) => count >= minGroupSize && deviation > 0);
  const compared = compareMeans(large);
  if (compared.kind === "refused") return [];
  const sorted = large.toSorted((one, other) => other.mean - one.mean);
  const [high, low] = [sorted[0], sorted.at(-1)];
  if (high === undefined || low === undefined) return [];
  const isSmall = compared.explained < smallPart && high.mean < muchLarger * low.mean;
  if (isSmall) return [];
  const { label } = figure.output;
  const print = (value: number) => verbalizeFigure(value, figure.output, scope);
  const what = candidate.split ?? candidate.dimension?.words ?? verbalizeThing(key);
  const rows = large.reduce((sum, { count }) => sum + count, 0).toLocaleString("en-US");
  return [
    {
      kind: "difference",
      p: compared.p,
      effect: Math.sqrt(compared.explained),
      sentence: sentence(
        `${label} ${isPlural(label) ? "differ" : "differs"} by ${what}: ${print(high.mean)} for ${verbalizeKey(high.cell, key, scope.settings)}, ${print(low.mean)} for ${verbalizeKey(low.cell, key, scope.settings)}`,
      ),
      why: `Such a difference between ${candidate.split === null ? `${large.length} ${pluralOf(what)}` : "the two"} is rare by chance: Welch's test over ${rows} rows, ${printP(compared.p)}; ${what} explains ${share(compared.explained)} of the variation.`,
    },
  ];
}

/** Below it, parts are about equal, whatever the largest ones are. */
const leastGini = 0.3;

/** How much of a total its largest things make up. */
export function findConcentrationClaims({ scope, measured, candidate }: MeasuredResult): readonly Claim[] {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined || measured === null || measured.table.isTruncated) return [];
  const index = measured.outputs.findIndex(({ role }) => role.kind === "figure");
  const isNamed = (row: number) =>
    measured.outputs.some((_, column) => column !== index && measured.table.values[column]?.[row] !== null);
  const all = (measured.table.values[index] ?? []).map(readFigure);
  const parts = all.filter((part, row) => part !== null && isNamed(row)).map((part) => part ?? 0);
  const isWholeTotal = all.length === parts.length;
  const top = Math.min(scope.table.rowCount, candidate.plan.limit?.count ?? scope.table.rowCount);
  const found = measureConcentration(parts, top);
  if (found.kind === "refused" || parts.length <= top || found.gini < leastGini) return [];
  const things = pluralOf(verbalizeThing(key));
  const { label } = figure.output;
  const fair = top / parts.length;
  return [
    {
      kind: "concentration",
      p: null,
      effect: found.gini * Math.min(1, found.share / fair / 3),
      sentence: sentence(
        `The top ${top} of ${parts.length.toLocaleString("en-US")} ${things} make up ${share(found.share)} of ${isPlural(label) ? "the " : ""}${label}${isWholeTotal ? "" : ` with a ${verbalizeThing(key)}`}; 80% comes from ${found.forMost.toLocaleString("en-US")} of them`,
      ),
      why: `With equal parts the top ${top} would make up ${share(fair)}. Gini's coefficient is ${found.gini.toFixed(2)}, from 0 (all are equal) to 1.`,
    },
  ];
}

function share(part: number): string {
  return formatValue(part, { kind: "percent" }, { locale: "en-US" });
}
