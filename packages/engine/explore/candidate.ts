import type { ExploredColumn, Exploration, Grain, QueryPlan, TableId } from "@askery/model";
import type { ExploreContext } from "./explore-context.ts";
import type { MeasureChoice } from "./list-measures.ts";

/**
 * A query that may be worth a card.
 *
 * - `series`: a figure over time
 * - `groups`: a figure by a category
 * - `means`: an average by a category, tested by `measured`
 * - `concentration`: how much the largest few things make up, measured over all of them by `measured`
 * - `spread`: how one number is distributed
 * - `relation`: two numbers of each row
 * - `association`: the rows by two categories
 * - `missing`: how many rows lack a value, by column
 * - `total`: a figure of all rows, for dashboards
 * - `sides`: a figure of the two parts that are compared, perhaps over time or by a category
 */
export type CandidateKind =
  | "series"
  | "groups"
  | "means"
  | "concentration"
  | "spread"
  | "relation"
  | "association"
  | "missing"
  | "total"
  | "sides";

export interface Candidate {
  /** The same for the same exploration, so that it can be found again. */
  readonly id: string;
  readonly kind: CandidateKind;
  readonly table: TableId;
  readonly plan: QueryPlan;
  /** The part of the rows that is read instead of all of them; null if all are. */
  readonly sample: RowSample | null;
  /** A second query, whose result is tested instead of the shown one. Null tests the shown one. */
  readonly measured: QueryPlan | null;
  readonly measure: MeasureChoice | null;
  readonly dimension: NamedColumn | null;
  /** The unit of a time axis; null without one. */
  readonly grain: Grain | null;
  /** What the two compared parts differ by, in words: "country", "period". Null without a comparison. */
  readonly split: string | null;
  /** Whether people asked for it, so that it is shown whatever it finds. */
  readonly isAsked: boolean;
}

/** A part of the rows that is as good as all of them for a relation of two numbers. */
export interface RowSample {
  /** The plan with a condition on the key. */
  readonly plan: QueryPlan;
  /** In words: "one in 4,999 by id". */
  readonly words: string;
}

export interface NamedColumn extends ExploredColumn {
  readonly words: string;
}

/** What is looked at in one table. */
export interface TableSubject {
  readonly table: TableId;
  readonly exploration: Exploration;
  readonly context: ExploreContext;
  /** Whether it is one of several tables, so that only the most telling is wanted of it. */
  readonly isOneOfSeveral: boolean;
}

/** How many claims a candidate of each kind may make: what the correction for many comparisons counts. */
export const claimCounts: Readonly<Record<CandidateKind, number>> = {
  series: 5,
  groups: 1,
  means: 1,
  relation: 1,
  association: 1,
  concentration: 0,
  spread: 0,
  missing: 0,
  total: 0,
  sides: 0,
};
