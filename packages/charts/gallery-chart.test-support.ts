import {
  makeChartSpec,
  noFacts,
  suggestHeight,
  tableSpec,
  type Cell,
  type Chart,
  type ChartAxis,
  type ChartDisplay,
  type ChartFigure,
  type ChartKind,
  type ChartMark,
  type Coordinates,
  type Table,
} from "@askery/model";
import { tableOf } from "./samples.test-support.ts";

/** A chart of the gallery: a kind with figures like those of the sample shop. */
export interface GalleryChart {
  readonly name: string;
  readonly chart: Pick<Chart, "spec" | "facts">;
  readonly table: Table;
}

interface Wish {
  readonly kind: ChartKind;
  readonly columns: Readonly<Record<string, readonly Cell[]>>;
  readonly x?: ChartAxis;
  readonly y: readonly ChartFigure[];
  readonly series?: string;
  readonly group?: string;
  readonly coordinates?: Coordinates;
  readonly stacking?: "none" | "stacked" | "shares";
  readonly display?: ChartDisplay;
  readonly marks?: readonly ChartMark[];
  readonly note?: string;
}

/** The height in which a chart of the gallery is drawn at a width. */
export function galleryHeight({ chart, table }: GalleryChart, width: number): number {
  return suggestHeight({ spec: chart.spec, table }, width);
}

/** A chart of the gallery. */
export function galleryChart({
  kind,
  columns,
  x,
  y,
  series,
  group,
  coordinates,
  stacking,
  display,
  marks,
  note,
}: Wish): GalleryChart {
  const table = tableOf(columns);
  const roles = {
    axis: x ?? null,
    figures: y,
    series: series ?? null,
    group: group ?? null,
    numeric: y,
    coordinates: coordinates ?? null,
  };
  const spec = makeChartSpec({
    kind,
    roles,
    settings: { stacking: stacking ?? "none" },
    display,
    marks: marks ?? [],
  });
  return {
    name: note === undefined ? kind : `${kind}, ${note}`,
    chart: { spec: spec ?? tableSpec, facts: noFacts },
    table,
  };
}

/** The same figures at each drawing: a linear congruential generator. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Every pair of two lists. */
export function cross<First, Second>(
  first: readonly First[],
  second: readonly Second[],
): readonly (readonly [First, Second])[] {
  return first.flatMap((one) => second.map((other) => [one, other] as const));
}
