import type { ChartMark, ClaimKind } from "@askery/model";

/** Something that a result may show, before it is known whether chance explains it. */
export interface Claim {
  readonly kind: Exclude<ClaimKind, "none">;
  /** The probability of as much by chance. Null for a description, which needs no test. */
  readonly p: number | null;
  /** 0–1: how large the effect is. */
  readonly effect: number;
  /** A true sentence with figures. */
  readonly sentence: string;
  /** The reason for showing it, with the test and its result. */
  readonly why: string;
  /** Marks the place in the chart. */
  readonly marks?: readonly ChartMark[];
}

/** "p < 0.001", "p = 0.012". */
export function printP(p: number): string {
  return p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(3)}`;
}
