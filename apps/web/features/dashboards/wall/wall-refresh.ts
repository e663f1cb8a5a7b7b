import type { Dashboard } from "@askery/api";
import { findMaxAgeMs } from "@askery/model";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Figures that are almost too old are computed again as well: otherwise they would be too old for a whole interval. */
const slack = 0.9;

/** How a dashboard on a wall stays fresh. */
export interface WallRefresh {
  /** The time between two refreshes, a minute to a day; null if all figures are fresh at any age. */
  readonly everyMs: number | null;
  /** The age from which the figures of a card are computed again; null for never. */
  readonly maxAgeOf: (cardId: string) => number | null;
}

/** A wall is refreshed as often as the freshest of its cards must be, and each card no more often than its own setting asks. */
export function planWallRefresh({ cards, freshness }: Pick<Dashboard, "cards" | "freshness">): WallRefresh {
  const ageOf = (cardId: string) => findMaxAgeMs(freshness, { cardId, ofDatabase: freshness.ofDatabase });
  const ages = cards.flatMap(({ id }) => ageOf(id) ?? []);
  return {
    everyMs: ages.length === 0 ? null : Math.min(dayMs, Math.max(minuteMs, Math.min(...ages))),
    maxAgeOf: (cardId) => {
      const ageMs = ageOf(cardId);
      return ageMs === null ? null : Math.floor(ageMs * slack);
    },
  };
}

/** "next in 4 min". */
export function describeNext(nextAtMs: number, nowMs: number): string {
  const minutes = Math.round((nextAtMs - nowMs) / minuteMs);
  if (minutes <= 1) return "next within a minute";
  return minutes < 100 ? `next in ${minutes} min` : `next in ${Math.round(minutes / 60)} h`;
}
