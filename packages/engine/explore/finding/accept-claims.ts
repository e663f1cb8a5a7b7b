import type { Claim } from "./claim.ts";
import { rejectNulls } from "../statistics/reject-nulls.ts";

/** At most this part of the claims that an exploration makes may be false. */
const falseRate = 0.05;

/**
 * The claims that chance does not explain, considering how many are tried. Claims without a test are accepted.
 *
 * @param claimCount how many claims the whole exploration may make. Those of queries that are not finished count as
 * refuted, so that a claim that is accepted now is never taken back
 */
export function acceptClaims(claims: readonly Claim[], claimCount: number): readonly Claim[] {
  const tested = claims.filter(({ p }) => p !== null);
  const untried = Array.from({ length: Math.max(0, claimCount - tested.length) }, () => 1);
  const flags = rejectNulls([...tested.map(({ p }) => p ?? 1), ...untried], falseRate);
  const accepted = new Set(tested.filter((_, index) => flags[index] === true));
  return claims.filter((claim) => claim.p === null || accepted.has(claim));
}
