import { makeChartSpec, tableSpec, type Chart, type ChartKind } from "@askery/model";
import { chooseTotals, findRoles, type DrawnResult } from "./find-roles.ts";

/**
 * Changes a chart of the same result to another kind. Columns keep their roles if the kind has them; a chart without
 * roles (a table) takes them from the result. Call `findChartKinds` first, and start from the original chart, because a
 * changed one may have lost columns.
 */
export function changeChartKind(
  { spec, caption, facts }: Chart,
  result: DrawnResult,
  kind: ChartKind,
): Chart {
  if (kind === spec.kind) return { spec, caption, facts };
  const { settings, display, marks } = spec;
  const roles = findRoles(spec, result);
  return {
    spec:
      makeChartSpec({
        kind,
        roles,
        settings: { ...settings, ...chooseTotals(roles, result) },
        display,
        marks,
      }) ?? tableSpec,
    caption: { ...caption, reason: "because you chose it" },
    facts,
  };
}
