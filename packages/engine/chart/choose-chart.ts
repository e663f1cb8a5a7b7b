import {
  canColorByFigure,
  chartKindOf,
  colorsByFigure,
  findCoordinates,
  findChartObstacle,
  findTraits,
  isPartOfWhole,
  makeChartSpec,
  swapAxes,
  tableSpec,
  type AskedChart,
  type Catalog,
  type Chart,
  type ChartFacts,
  type ChartFigure,
  type ChartKind,
  type ChartRoles,
  type ChartSpec,
  type ChartWish,
  type EncodingForm,
  type IsoDate,
  type Output,
  type Plan,
  type Spread,
  type Table,
} from "@askery/model";
import { toIsoDate } from "../question/calendar-days.ts";
import { chartRules, type ChartRule } from "./chart-rules.ts";
import { offerColumns } from "./offer-columns.ts";
import { isZeroWithoutRows } from "./fill-units.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { displayOf, findColoring, uncolored, withoutColoring } from "./coloring.ts";
import { addsUpOnMap, isAdditive } from "./output.ts";
import { dropPositions, markPlaces } from "./places.ts";
import { chooseStacking, drawnFigures, giveRoles, keysOf, mainKey, splitByDescribed } from "./place-chart.ts";
import { isAlongOther, placeMain } from "./place-asked.ts";
import { useIdentifiers } from "./identifiers-as-figures.ts";
import { pointOut, styleNumbers } from "./look-of-result.ts";
import { shapeResult, type ResultShape } from "./shape-result.ts";
import { describeSubtitle } from "./describe-subtitle.ts";
import { describeTitle } from "./describe-title.ts";
import type { ChartSettings } from "./titles/title-context.ts";

export interface ChartRequest {
  readonly plan: Plan;
  /** Determines the start of the data; without it, the first unit counts as complete. */
  readonly catalog?: Catalog;
  readonly table: Table;
  readonly outputs: readonly Output[];
  /** The chart that the user named, or null. */
  readonly askedChart: AskedChart | null;
  /** The distribution of all rows, for a histogram of a truncated table. */
  readonly spread?: Spread;
  readonly today: IsoDate;
  readonly settings: ChartSettings;
}

/**
 * Chooses the chart of a result: the requested kind unless something prevents it, otherwise the kind of the first rule
 * that fits and can show the result.
 */
export function chooseChart(asked: ChartRequest): Chart {
  const request = { ...asked, outputs: offerColumns(asked) };
  const { plan, catalog = unknown, today, settings, spread, askedChart } = request;
  const colorBy = findColoring(request);
  const plain = useIdentifiers(
    withoutColoring(markPlaces(shapeResult(request), request), colorBy),
    askedChart,
  );
  const split = askedChart !== null && hasColors(askedChart) ? splitByDescribed(plain) : null;
  const whole = placeMain(split ?? plain, askedChart);
  const settled = settleKind(whole, request);
  const { kind, refused } = settled;
  const shape = chartKindOf(kind).form === "places" ? dropPositions(whole, request) : whole;
  const roles = rolesOf(kind, shape, request);
  const orders = request.outputs.flatMap(({ id, order }): readonly (readonly [string, readonly string[]])[] =>
    order === undefined ? [] : [[id, order]],
  );
  const isOverTime = kind !== "table" && roles.axis?.kind === "time";
  const incomplete = kind === "table" ? null : findIncomplete(shape, { plan, today, settings });
  const wish: ChartWish = {
    kind,
    roles,
    settings: {
      stacking: chooseStacking(kind, shape, askedChart?.stacking ?? (split === null ? null : "stacked")),
      totals: hasTotals(kind, shape) ? "shown" : "hidden",
    },
    display: {
      ...displayOf(askedChart, canColorByFigure(kind) ? colorBy : null),
      ...styleNumbers(askedChart, roles.numeric),
      ...pointOut(askedChart, roles.axis, { table: request.table, calendar: { today, settings } }),
    },
    marks: [
      ...(isOverTime ? [{ kind: "incompletePeriod" } as const] : []),
      ...(askedChart?.look?.marks ?? []),
    ],
  };
  const { spec, reason } = drawWished(wish, {
    asked: askedChart,
    outputs: request.outputs,
    reason: settled.reason,
  });
  const unstacked = nameUnstacked(wish, askedChart);
  const askedTitle = askedChart?.look?.title;
  const isColored = colorBy === null || (spec !== null && colorsByFigure(spec));
  if (!isColored && kind !== askedChart?.kind) return drawUncolored(asked, colorBy);
  return {
    spec: spec ?? tableSpec,
    caption: {
      title:
        askedTitle ??
        describeTitle({
          kind: spec?.kind ?? kind,
          shape,
          plan,
          catalog,
          today,
          settings,
          ...(spread && { spread }),
        }),
      subtitle: describeSubtitle(spec?.kind ?? kind, shape, { plan, today, settings }),
      reason: `${isColored ? reason : nameUncolored(reason, colorBy)}${unstacked}`,
      ...(askedTitle !== undefined && { isTitled: true }),
      ...(refused !== undefined && { refused }),
      ...(askedChart?.look?.missing && { missing: askedChart.look.missing }),
    },
    facts: {
      incompleteFrom: incomplete === null ? null : toIsoDate(incomplete.through),
      spread: spread ?? null,
      ...(orders.length > 0 && { orders: Object.fromEntries(orders) }),
      ...(isOverTime && findZeros(request)),
    },
  };
}

/** Why figures are not stacked that should be; empty if they are, or need not be. */
function nameUnstacked({ kind, settings }: ChartWish, asked: AskedChart | null): string {
  const isAsked = asked?.stacking === "stacked" || asked?.stacking === "shares";
  const isStacked = !("stacking" in chartKindOf(kind).settings) || settings?.["stacking"] !== "none";
  return isAsked && !isStacked ? "; these figures cannot be stacked" : "";
}

/** Which figures are 0 in a unit of time without rows. A result that is cut off may lack any of them. */
function findZeros({ outputs, plan, table }: ChartRequest): Pick<ChartFacts, "zeroWithoutRows"> {
  const zeros = outputs.filter((output) => !table.isTruncated && isZeroWithoutRows(output, plan));
  return zeros.length === 0 ? {} : { zeroWithoutRows: zeros.map(({ id }) => id) };
}

/** Whether the figures have a sum: totals of a pivot table, the whole of a pie. */
function hasTotals(kind: ChartKind, shape: ResultShape): boolean {
  const addsUp = sums[chartKindOf(kind).form] ?? isAdditive;
  return drawnFigures(shape).every(({ output }) => addsUp(output));
}

const sums: Partial<Record<EncodingForm, (output: Output) => boolean>> = {
  parts: isPartOfWhole,
  places: addsUpOnMap,
};

interface Wished {
  readonly asked: AskedChart | null;
  readonly outputs: readonly Output[];
  readonly reason: string;
}

/** With its axes swapped, if that is asked for. The reason says so, also if the kind has none to swap. */
function drawWished(
  wish: ChartWish,
  { asked, outputs, reason }: Wished,
): { readonly spec: ChartSpec | null; readonly reason: string } {
  const spec = makeChartSpec(wish);
  if (spec === null) return { spec, reason };
  const { isFlipped = false, placed } = asked ?? {};
  const isTurned = placed === undefined ? isFlipped : isAlongOther(spec, placed, outputs);
  if (!isTurned) return { spec, reason };
  const swapped = swapAxes(spec);
  const { label } = chartKindOf(spec.kind);
  return swapped === null
    ? { spec, reason: `${reason}; the axes of “${label}” cannot be swapped` }
    : { spec: makeChartSpec({ ...wish, ...swapped }), reason: askedReason };
}

/** The chart of all figures without colors by one of them, which its kind cannot show. */
function drawUncolored(asked: ChartRequest, colorBy: ChartFigure): Chart {
  const chart = chooseChart({ ...asked, askedChart: asked.askedChart && uncolored(asked.askedChart) });
  return { ...chart, caption: { ...chart.caption, reason: nameUncolored(chart.caption.reason, colorBy) } };
}

function nameUncolored(reason: string, { label }: ChartFigure): string {
  return `${reason}; this kind cannot be colored by ${label}`;
}

function rolesOf(
  kind: ChartKind,
  shape: ResultShape,
  { outputs }: Pick<ChartRequest, "outputs">,
): ChartRoles {
  const roles = giveRoles(kind, shape);
  if (chartKindOf(kind).form !== "places") return roles;
  return { ...roles, coordinates: findCoordinates(outputs) };
}

const unknown: Catalog = { tables: [], relationships: [] };

interface ChosenKind {
  readonly kind: ChartKind;
  readonly reason: string;
  /** The kind that the question names in vain. */
  readonly refused?: ChartKind;
}

/** The reason of a kind that the question names. */
export const askedReason = "because you asked for it";

function settleKind(shape: ResultShape, { askedChart, table, outputs }: ChartRequest): ChosenKind {
  const hasGoal = askedChart?.look?.marks.some((mark) => mark.kind === "goal") ?? false;
  const findObstacle = (kind: ChartKind, isNamed = false) => {
    const roles = rolesOf(kind, shape, { outputs });
    const traits = findTraits(roles, { table, outputs, hasGoal }, keysOf(shape).length);
    return findChartObstacle(kind, traits, isNamed);
  };
  const chosen = chooseByRule(shape, (kind) => findObstacle(kind));
  const meant = askedChart === null ? null : meantKind(askedChart, shape, chosen.kind);
  if (meant === null) {
    const isColored = askedChart?.look?.display.colorBy !== undefined && keysOf(shape).length === 1;
    return isColored && !canColorByFigure(chosen.kind) && findObstacle("bar") === null
      ? { kind: "bar", reason: "because you asked for colors" }
      : chosen;
  }
  // A chart of no rows keeps the kind for the rows of later runs.
  if (table.rowCount === 0 && hasRoles(meant, shape, outputs)) return { kind: meant, reason: askedReason };
  const obstacle = findObstacle(meant, true);
  if (obstacle !== null) return { kind: chosen.kind, reason: `because ${obstacle}`, refused: meant };
  const doubt = findObstacle(meant);
  return { kind: meant, reason: doubt === null ? askedReason : `${askedReason}, although ${doubt}` };
}

/** Whether the columns of a result, if not its rows, are those that a kind draws. */
function hasRoles(kind: ChartKind, shape: ResultShape, outputs: readonly Output[]): boolean {
  return makeChartSpec({ kind, roles: rolesOf(kind, shape, { outputs }) }) !== null;
}

function hasColors({ kind }: AskedChart): boolean {
  if (kind === null) return false;
  const { form } = chartKindOf(kind);
  return form === "series" || form === "points";
}

/** The kind that a question names; for "stacked" alone, the chosen kind as one that stacks; otherwise null. */
function meantKind(asked: AskedChart, shape: ResultShape, chosen: ChartKind): ChartKind | null {
  const { kind, stacking, isVertical = false } = asked;
  if (kind === null) return stacking === null || stacking === "none" ? null : stackedKind(chosen);
  if (kind === "bar" && chosen === "horizontalBar" && !isVertical) return chosen;
  // People call bars of groups a histogram, too.
  return kind === "histogram" && !shape.isList && mainKey(shape) !== null ? "bar" : kind;
}

function stackedKind(chosen: ChartKind): ChartKind {
  if ("stacking" in chartKindOf(chosen).settings) return chosen;
  return chosen === "line" ? "area" : "bar";
}

/** The first rule that fits and whose kind can show the result. */
function chooseByRule(shape: ResultShape, findObstacle: (kind: ChartKind) => string | null): ChosenKind {
  let obstacle: string | null = null;
  for (const rule of chartRules) {
    if (!rule.fits(shape)) continue;
    const kind = kindOf(rule, shape);
    const found = findObstacle(kind);
    const { reason } = rule;
    if (found === null) return { kind, reason: typeof reason === "function" ? reason(shape) : reason };
    obstacle ??= found;
  }
  return { kind: "table", reason: `because ${obstacle ?? "there is nothing to draw"}` };
}

function kindOf({ kind }: ChartRule, shape: ResultShape): ChartKind {
  return typeof kind === "function" ? kind(shape) : kind;
}
