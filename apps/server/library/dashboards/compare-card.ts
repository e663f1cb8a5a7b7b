import { readFilterState } from "@askery/api";
import type { PlanFilter } from "@askery/asking";
import { findCompareObstacle, type NamedSpan } from "@askery/charts";
import { findComparedSpans, formatPeriod } from "@askery/engine";
import {
  listFilterValues,
  type AskSettings,
  type DateSpan,
  type FilterValue,
  type PeriodComparison,
} from "@askery/model";
import { dayIn } from "../../databases/sources/find-source.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import { drawnChart, type FoundChart } from "../charts/found-chart.ts";
import type { CardReach } from "./card-runs.ts";
import type { FoundCard } from "./find-card.ts";

/** A filter with a period that figures are compared with. */
interface ComparedFilter {
  readonly filterId: string;
  readonly value: Extract<FilterValue, { readonly kind: "time" }>;
  readonly how: PeriodComparison;
}

/** The comparison that the values of filters ask for; null if they ask for none. */
export function findComparison({ filters }: FoundCard, state: unknown): ComparedFilter | null {
  const read = readFilterState(state) ?? {};
  for (const { filter, value } of listFilterValues(filters, read)) {
    if (value.kind !== "time" || value.compare === undefined) continue;
    return { filterId: filter.id, value, how: value.compare };
  }
  return null;
}

interface ToCompare {
  readonly compared: ComparedFilter;
  /** The chart with its figures in the chosen period. */
  readonly shown: FoundChart;
  readonly filters: readonly PlanFilter[];
  readonly reach: CardReach;
  readonly settings: AskSettings;
}

export type CardComparison =
  | {
      readonly kind: "run";
      readonly now: NamedSpan;
      readonly before: NamedSpan;
      /** The filters of the card with the period before. */
      readonly filters: readonly PlanFilter[];
    }
  /** The reason as a sentence. */
  | { readonly kind: "none"; readonly reason: string };

/** The figures of the period before, or the reason why they are not compared, as a sentence. */
export type ComparedRun =
  | {
      readonly kind: "figures";
      readonly now: NamedSpan;
      readonly before: NamedSpan;
      readonly result: ResultRow;
    }
  | Extract<CardComparison, { readonly kind: "none" }>;

/**
 * What to run for the figures that those of a card are compared with. Periods are those of the day on which the figures of
 * the card were computed.
 */
export function planComparison({ compared, shown, filters, reach, settings }: ToCompare): CardComparison {
  const { filterId, value, how } = compared;
  const skipped = reach.skipped.find(({ id }) => id === filterId);
  const obstacle = skipped?.reason ?? findCompareObstacle(drawnChart(shown).spec);
  if (obstacle !== null) return none(obstacle);
  if (filters.some(({ id, test }) => id !== filterId && test.kind === "period")) {
    return none("Another period limits its rows, which the period before does not have.");
  }
  const today = dayIn(settings.timeZone, shown.result.ranAtMs);
  const spans = findComparedSpans(value.period, how, { today, settings });
  if (spans === null) return none("The period has no first or no last day, so there is none before it.");
  const before = named(spans.before);
  const test = {
    kind: "period",
    period: { kind: "absolute", ...spans.before },
    words: before.words,
  } as const;
  return {
    kind: "run",
    now: named(spans.now),
    before,
    filters: filters.map((filter) => (filter.id === filterId ? { ...filter, test } : filter)),
  };
}

function none(reason: string): CardComparison {
  return { kind: "none", reason };
}

function named(span: DateSpan): NamedSpan {
  return { ...span, words: formatPeriod(span) };
}
