import type { PlannedOutcome } from "@askery/engine";
import type { ChartKind, Problem } from "@askery/model";
import type { Verdict } from "../compare-results.ts";

/** The result of asking one question, as plain data that can pass between processes. */
export interface Attempt {
  readonly id: string;
  readonly outcome: Outcome;
  /** How the engine chose to answer; null if planning failed. */
  readonly planned: PlannedOutcome | null;
  readonly verdict: Verdict;
  /** Whether the answer, or one of the choices beside or instead of it, is correct (ignoring duplicates). */
  readonly isOffered: boolean;
  /** Whether the answer is correct, or one edit that the plan editor offers makes it so; null unless searched for. */
  readonly isOneEditAway: boolean | null;
  /** The rank of the first correct interpretation (ignoring duplicates), from 1; null if none is correct. */
  readonly rank: number | null;
  /** Why it was refused; null if it was not. */
  readonly problem: Problem | null;
  /** The estimated probability that the chosen interpretation is right, 0–1; null if there is none. */
  readonly confidence: number | null;
  readonly chart: DrawnChart | null;
  /** The time from question to SQL, without running it. Null if it never ended. */
  readonly planningMs: number | null;
  /** A description of a miss; null if the answer was correct or must not be looked at. */
  readonly miss: string | null;
}

/** The chart of the answer. */
export interface DrawnChart {
  readonly kind: ChartKind;
  /** Whether it shows several series. */
  readonly isSplit: boolean;
  readonly isStacked: boolean;
  /** Why it was chosen. */
  readonly reason: string;
}

/**
 * - `answered`: the SQL ran
 * - `refused`: the engine reported that it cannot answer
 * - `failed`: planning or the SQL failed, which is always a mistake
 * - `not-compared`: the gold SQL did not run
 */
export type Outcome = "answered" | "refused" | "failed" | "not-compared";
