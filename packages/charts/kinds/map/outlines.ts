import { findCountry, isEuropean, type MapName } from "@askery/model";
import states from "us-atlas/states-albers-10m.json" with { type: "json" };
import world from "world-atlas/countries-50m.json" with { type: "json" };
import { projectEqualEarth, projectEurope } from "./projections.ts";
import { readAtlas, type Outline, type Position } from "./read-atlas.ts";

/** The projected outlines of a map's regions, where y grows downward. They are read at the first use. */
export function outlinesOf(map: MapName): readonly Outline[] {
  const found = read.get(map) ?? readers[map]();
  read.set(map, found);
  return found;
}

/** The countries of the world in degrees, without Antarctica, each ring in one piece. */
export function countriesInDegrees(): readonly Outline[] {
  inDegrees ??= readAtlas(world, "countries")
    // Antarctica would take a fifth of the height.
    .filter(({ id }) => id !== "010")
    .map((outline) => ({ ...outline, rings: outline.rings.map(unwrap) }));
  return inDegrees;
}

let inDegrees: readonly Outline[] | null = null;

const read = new Map<MapName, readonly Outline[]>();

const readers: Readonly<Record<MapName, () => readonly Outline[]>> = {
  world: () => project(countriesInDegrees(), projectEqualEarth),
  europe: () => project(readAtlas(world, "countries").flatMap(cutToEurope), projectEurope),
  // It is projected already, with Alaska and Hawaii below the others.
  usa: () => readAtlas(states, "states"),
};

function project(
  outlines: readonly Outline[],
  projection: (position: Position) => Position,
): readonly Outline[] {
  return outlines.map((outline) => ({
    ...outline,
    rings: outline.rings.map((ring) => ring.map(projection)),
  }));
}

/** A country of Europe without islands and departments overseas; nothing for others. */
function cutToEurope(outline: Outline): readonly Outline[] {
  const country = findCountry(outline.name);
  if (country === null || !isEuropean(country)) return [];
  return [{ ...outline, rings: outline.rings.filter(isInEurope) }];
}

function isInEurope(ring: readonly Position[]): boolean {
  return ring.every(
    ([longitude, latitude]) => longitude > -25 && longitude < 45 && latitude > 34 && latitude < 72,
  );
}

/**
 * A ring that crosses 180° as one piece: its east is beyond 180°, not at the other side of the map. The map's edge is at
 * 170° W, where there is only sea.
 */
function unwrap(ring: readonly Position[]): readonly Position[] {
  let shift = 0;
  let last = ring[0]?.[0] ?? 0;
  const continuous = ring.map(([longitude, latitude]): Position => {
    if (longitude - last > 180) shift -= 360;
    if (longitude - last < -180) shift += 360;
    last = longitude;
    return [longitude + shift, latitude];
  });
  const longitudes = continuous.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const turn = middle < edge ? 360 : middle > edge + 360 ? -360 : 0;
  return turn === 0 ? continuous : continuous.map(([longitude, latitude]) => [longitude + turn, latitude]);
}

const edge = -170;
