import { drawnFigures } from "../../chart/place-chart.ts";
import type { CandidateKind } from "../candidate.ts";
import type { Claim } from "./claim.ts";
import { findConcentrationClaims, findGroupClaims, findMeanClaims } from "./find-group-claims.ts";
import { findAssociationClaims, findMixClaims, findRelationClaims } from "./find-relation-claims.ts";
import { findSeriesClaims } from "./find-series-claims.ts";
import { findMissingClaims, findSpreadClaims } from "./find-spread-claims.ts";
import type { MeasuredResult } from "./measured-result.ts";

/** What the result of a candidate may show, before chance is ruled out. Empty if there is nothing, or too little data. */
export function findClaims(result: MeasuredResult): readonly Claim[] {
  return finders[result.candidate.kind](result);
}

const finders: Readonly<Record<CandidateKind, (result: MeasuredResult) => readonly Claim[]>> = {
  series: ({ scope }) => {
    const { time } = scope.shape;
    const [figure] = drawnFigures(scope.shape);
    return time === null || figure === undefined ? [] : findSeriesClaims(time, figure, scope);
  },
  groups: findGroupClaims,
  means: findMeanClaims,
  concentration: findConcentrationClaims,
  spread: findSpreadClaims,
  relation: findRelationClaims,
  association: (result) => (result.candidate.split === null ? findAssociationClaims : findMixClaims)(result),
  missing: findMissingClaims,
  total: () => [],
  sides: () => [],
};
