import type { ChartKind, Problem } from "@askery/model";
import type { Verdict } from "../compare-results.ts";

/** What came of asking one question. Plain data: it travels between processes. */
export interface Attempt {
  readonly id: string;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  /** Place of the first interpretation with the right answer (duplicates forgiven), from 1; null when none has it. */
  readonly rank: number | null;
  /** Why it was refused; null when it was not. */
  readonly problem: Problem | null;
  /** 0–1, of the chosen interpretation; null without one. */
  readonly confidence: number | null;
  readonly chart: DrawnChart | null;
  /** Question to plan to SQL; running it is not counted. Null when it never ended. */
  readonly planningMs: number | null;
  /** What a person needs to see why it missed; null when it was right or may not be looked at. */
  readonly miss: string | null;
}

/** The chart that the answer would get. */
export interface DrawnChart {
  readonly kind: ChartKind;
  /** Whether it shows several series. */
  readonly isSplit: boolean;
  readonly isStacked: boolean;
}

/**
 * - `answered`: the SQL ran
 * - `refused`: the engine said that it cannot answer
 * - `failed`: the SQL failed, or planning did; that is a mistake whatever the question
 * - `not-compared`: the gold SQL did not run
 */
export type Outcome = "answered" | "refused" | "failed" | "not-compared";
