import { makeChartSpec, tableSpec, type Chart, type ChartKind } from "@askery/model";
import { findRoles, type DrawnResult } from "./find-roles.ts";

/**
 * A chart of the same result as another kind. Columns keep their roles where the kind has them; a chart that has none (a
 * table) takes them from the result. Ask `findChartKinds` first; change from the original chart, not from a changed one.
 */
export function changeChartKind(
  { spec, caption, facts }: Chart,
  result: DrawnResult,
  kind: ChartKind,
): Chart {
  if (kind === spec.kind) return { spec, caption, facts };
  const { settings, marks } = spec;
  const roles = findRoles(spec, result);
  return {
    spec: makeChartSpec({ kind, roles, settings, marks }) ?? tableSpec,
    caption: { ...caption, reason: "because you chose it" },
    facts,
  };
}
