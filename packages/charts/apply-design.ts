import {
  isDesignMark,
  makeChartSpec,
  restyleSpec,
  tableSpec,
  type Chart,
  type ChartDesign,
  type ChartSpec,
} from "@askery/model";
import { chooseRoles, chooseTotals, findRoles, type DrawnResult } from "./find-roles.ts";

/**
 * The chart of a run as people designed it. Start from the run's own chart. A design whose columns have vanished is drawn
 * with the run's own columns; one that the result cannot be drawn as becomes a table.
 */
export function applyDesign(chart: Chart, result: DrawnResult, design: ChartDesign): Chart {
  const { kind, columns, stacking, display, marks } = design;
  const own = chart.spec;
  const isOwn = kind === own.kind && columns === undefined;
  const spec = isOwn ? own : rebuild(own, result, design);
  const settings = stacking === undefined ? spec.settings : { ...spec.settings, stacking };
  const found = own.marks.filter((mark) => !isDesignMark(mark));
  const isSame = kind === own.kind;
  return {
    ...chart,
    spec: restyleSpec(spec, { settings, display, marks: [...found, ...marks] }),
    caption: isSame ? chart.caption : { ...chart.caption, reason: "because you chose it" },
  };
}

function rebuild(own: ChartSpec, result: DrawnResult, { kind, columns }: ChartDesign): ChartSpec {
  const roles = columns === undefined ? findRoles(own, result) : chooseRoles(own, result, columns);
  const settings = { ...own.settings, ...chooseTotals(roles, result) };
  return makeChartSpec({ kind, roles, settings }) ?? tableSpec;
}

/** The design that a chart has so far: what its spec says. */
export function readDesign({ kind, settings, display = {}, marks }: ChartSpec): ChartDesign {
  return {
    kind,
    ...("stacking" in settings && { stacking: settings.stacking }),
    display,
    marks: marks.filter(isDesignMark),
  };
}
