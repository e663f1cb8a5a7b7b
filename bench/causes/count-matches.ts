import { isSameSegment, type Segment } from "@askery/engine";

export interface Matches {
  readonly right: number;
  /** Named, but no cause. */
  readonly wrong: number;
  readonly missed: number;
}

/** Compares segments that were named with the true causes. Only the exact segment is right. */
export function countMatches(named: readonly Segment[], causes: readonly Segment[]): Matches {
  const right = causes.filter((cause) => named.some((one) => isSameSegment(one, cause))).length;
  return { right, wrong: named.length - right, missed: causes.length - right };
}
