import { matchPlaces, type MapName } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { placeData } from "../../data/place-data.ts";

/** The figure of a region. */
export interface RegionFigure {
  readonly name: string;
  /** Null if no row has a figure. */
  readonly value: number | null;
  readonly rows: readonly number[];
}

export interface PlacedRegions {
  readonly map: MapName;
  /** By the id of the region in the geometry. */
  readonly figures: ReadonlyMap<string, RegionFigure>;
  /** Values that are no region of the map. */
  readonly missing: readonly string[];
  /** The number of different values. */
  readonly total: number;
}

/** The figures of a chart by region. Several rows of one region are added up. */
export function placeRegions(view: ChartView): PlacedRegions {
  const { top: _, ...display } = view.display;
  const { axis, series } = placeData({ ...view, display });
  const { map, regions, missing } = matchPlaces(axis.positions.map(({ cell }) => cell));
  const figures = new Map<string, RegionFigure>();
  for (const [position, { cell }] of axis.positions.entries()) {
    const region = regions.get(cell) ?? null;
    if (region === null) continue;
    const before = figures.get(region.id);
    const value = series[0]?.values[position] ?? null;
    figures.set(region.id, {
      name: region.name,
      value: value === null ? (before?.value ?? null) : value + (before?.value ?? 0),
      rows: [...(before?.rows ?? []), ...(series[0]?.rows[position] ?? [])],
    });
  }
  return { map, figures, missing, total: axis.positions.length };
}

/** "3 of 40 places were not found: Atlantis, Narnia and 1 more". Empty if all were. */
export function describeMissing({ missing, total }: Pick<PlacedRegions, "missing" | "total">): string {
  if (missing.length === 0) return "";
  const shown = missing.slice(0, maxNamed).map((name) => (name.trim() === "" ? "“”" : name));
  const rest = missing.length - shown.length;
  const names = rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
  return `${missing.length} of ${total} ${total === 1 ? "place" : "places"} ${missing.length === 1 ? "was" : "were"} not found: ${names}`;
}

const maxNamed = 5;
