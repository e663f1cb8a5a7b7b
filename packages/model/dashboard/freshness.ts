/**
 * For how many minutes figures are fresh. Older ones are shown first, and computed again when somebody sees them. 0: until
 * somebody refreshes them.
 */
export type FreshMinutes = number;

/** How often a dashboard computes its figures by itself. */
export const refreshFrequencies = ["hourly", "daily", "weekly"] as const;
export type RefreshFrequency = (typeof refreshFrequencies)[number];

/** How fresh the figures of a dashboard are. */
export interface Freshness {
  /** Null: what its database has. */
  readonly minutes: FreshMinutes | null;
  /** By the id of the card. The others have what the dashboard has. */
  readonly cards: Readonly<Record<string, FreshMinutes>>;
  /** Null: never by itself. */
  readonly every: RefreshFrequency | null;
}

/** The age up to which the figures of a card are fresh; null if they are at any age. */
export function findMaxAgeMs(
  { minutes, cards }: Freshness,
  { cardId, ofDatabase }: { readonly cardId: string; readonly ofDatabase: FreshMinutes },
): number | null {
  const found = cards[cardId] ?? minutes ?? ofDatabase;
  return found === 0 ? null : found * 60_000;
}

interface FiguresAge {
  /** Null: any age will do. */
  readonly maxAgeMs: number | null;
  /** When relative periods of the figures have other dates; null if they have none. */
  readonly movesAtMs: number | null;
}

/** The age that figures may have now: those of "today" are old after midnight, however long figures are fresh. */
export function findAgeLimitMs({ maxAgeMs, movesAtMs }: FiguresAge, nowMs: number): number | null {
  if (movesAtMs === null || nowMs < movesAtMs) return maxAgeMs;
  return Math.min(maxAgeMs ?? Infinity, nowMs - movesAtMs);
}
