import { countWord, type Plan, formatChange, formatValue } from "@askery/model";
import { isPlural, pluralOf } from "../name-words.ts";
import { figureKind, isAdditive, nameWhole } from "../output.ts";
import { seriesKey } from "../place-chart.ts";
import { verbalizeSuperlative } from "../verbalize-superlative.ts";
import { verbalizeKey, verbalizeWhen } from "../verbalize-key.ts";
import type { FigureColumn } from "../shape-result.ts";
import { rankEntries, sumByKey, totalOf } from "../summarize-groups.ts";
import type { TitleColumns, TitleContext } from "./title-context.ts";

/** Titles for comparisons of pairs. */
export function describePair(
  { shape, settings }: TitleContext,
  { key, figure }: TitleColumns,
): readonly string[] {
  const series = seriesKey(shape);
  const best = rankEntries(
    figure.values.flatMap((value, row) => (value === null ? [] : [{ key: row, value }])),
  )[0];
  if (series === null || typeof best?.key !== "number") return [];
  const [one, other] = [
    verbalizeKey(key.cells[best.key] ?? null, key, settings),
    verbalizeKey(series.cells[best.key] ?? null, series, settings),
  ];
  const { label } = figure.output;
  if (shape.parts.length === 2) {
    return [
      `${label} ${isPlural(label) ? "peak" : "peaks"} ${verbalizeWhen(series.cells[best.key] ?? null, series, settings)} ${verbalizeWhen(key.cells[best.key] ?? null, key, settings)}`,
    ];
  }
  return [`${one} and ${other} lead in ${label}`, `${one} and ${other} lead`];
}

/** The change of things' figures: along time, or between two periods. */
export function findChange({ shape, plan }: Pick<TitleContext, "shape" | "plan">): FigureColumn | null {
  const measures = plan.kind === "query" ? plan.measures : [];
  const compared = measures.find(({ label }) => label === "change")?.id;
  const columns = [...shape.derived, ...shape.figures];
  return (
    columns.find(({ output }) => figureKind(output) === "change") ??
    columns.find(({ output }) => output.id === compared) ??
    null
  );
}

export function describeGrowth({ shape, plan, settings }: TitleContext): readonly string[] {
  const [key] = shape.groups;
  const change = findChange({ shape, plan });
  if (key === undefined || change === null) return [];
  const ranked = rankEntries(sumByKey(key.cells, change.values));
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (isOfLowest(plan)) {
    const name = verbalizeKey(last.key, key, settings);
    return [last.value < 0 ? `${name} shrinks most` : `${name} grows least`];
  }
  const grows = `${verbalizeKey(first.key, key, settings)} grows fastest`;
  const size = formatChange(first.value, change.output.format, settings);
  return last.value < 0 && first.value > 0
    ? [`${grows}, ${verbalizeKey(last.key, key, settings)} shrinks`, grows]
    : [`${grows}: ${size}`, grows];
}

/** "Germany makes 30% of orders"; in a bottom ranking the last: "Gozo makes 0.1% of orders". */
export function describeLargestShare(
  { shape, plan, settings }: TitleContext,
  { key, figure }: TitleColumns,
): readonly string[] {
  const ranked = rankEntries(sumByKey(key.cells, figure.values).filter(({ key }) => key !== null));
  const subject = isOfLowest(plan) ? ranked.at(-1) : ranked[0];
  if (subject === undefined) return [];
  const whole = shape.figures[0]?.output.label ?? nameWhole(figure.output.label);
  const makes = `${verbalizeKey(subject.key, key, settings)} makes`;
  const size = formatValue(subject.value, figure.output.format, settings);
  return [
    ...(subject.value > 0.5 && subject.value < 1 ? [`${makes} over half of ${whole}`] : []),
    `${makes} ${size} of ${whole}`,
    `${makes} ${size}`,
  ];
}

export function describeLeader(
  { shape, plan, settings }: TitleContext,
  { key, figure }: TitleColumns,
): readonly string[] {
  const entries = sumByKey(key.cells, figure.values);
  const ranked = rankEntries(entries.filter(({ key }) => key !== null));
  const isLowest = isOfLowest(plan);
  const [first, second] = isLowest ? ranked.toReversed() : ranked;
  const last = ranked.at(-1);
  if (first === undefined || last === undefined) return [];
  const name = verbalizeKey(first.key, key, settings);
  const { label, format } = figure.output;
  const value = formatValue(first.value, format, settings);
  if (isLowest) {
    return [`${name} has ${verbalizeSuperlative("lowest", figure.output)}`, `${name} is last with ${value}`];
  }
  if (ranked.length > 2 && last.value > 0 && first.value / last.value < 1.05) {
    return [`all ${countWord(ranked.length)} ${pluralOf(key.output.label)} are close`];
  }
  const isWhole = isAdditive(figure.output) && last.value >= 0 && !isCut(plan) && !shape.isList;
  const share = isWhole ? first.value / (totalOf(entries) || 1) : 0;
  if (share > 0.5) return [`${name} makes over half of ${label}`, `${name} makes over half`];
  const lead = [`${name} leads with ${value}`, `${name} leads`];
  if (shape.parts.length > 0) {
    return [
      `${label} ${isPlural(label) ? "peak" : "peaks"} ${verbalizeWhen(first.key, key, settings)}`,
      ...lead,
    ];
  }
  if (
    isAdditive(figure.output) &&
    second !== undefined &&
    second.value > 0 &&
    first.value >= 2 * second.value
  ) {
    return [`${name} leads by far with ${value}`, ...lead];
  }
  return isAdditive(figure.output) || shape.isList
    ? lead
    : [`${name} has ${verbalizeSuperlative("highest", figure.output)}`, ...lead];
}

function isOfLowest(plan: Plan): boolean {
  return plan.kind === "query" && plan.limit !== null && plan.order[0]?.direction === "ascending";
}

/** True if a limit or a HAVING removed groups, so that the rest is not the whole. */
function isCut(plan: Plan): boolean {
  return plan.kind === "query" && (plan.limit !== null || plan.having.length > 0);
}
