import type { FilteredCard, PlanFilter } from "@askery/asking";
import type { AnswerPoint, DashboardFilter, FilterKind, SkippedFilter } from "@askery/model";

/* The inputs and results of the jobs about the filters of dashboards. */

export interface ToFilterCard {
  readonly card: FilteredCard;
  readonly filters: readonly PlanFilter[];
}

export interface ReachedCard {
  /** The ids of the filters that reach the card. */
  readonly applied: readonly string[];
  readonly skipped: readonly SkippedFilter[];
}

/** The cards of a dashboard. */
interface ToFilter {
  readonly cards: readonly FilteredCard[];
}

export interface ToFindReach extends ToFilter {
  readonly filters: readonly DashboardFilter[];
}

export interface ToListChoices extends ToFilter {
  readonly search: string;
}

export interface ToListCardFields {
  readonly card: FilteredCard;
  readonly kind: FilterKind;
  readonly search: string;
}

export interface ToReadMark {
  readonly card: FilteredCard;
  readonly point: AnswerPoint;
}
