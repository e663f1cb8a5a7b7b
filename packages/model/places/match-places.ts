import type { Cell } from "../table.ts";
import { findCountry, findState, isEuropean, type MapName, type Region } from "./places.ts";

/** Values of a column as regions of a map. */
export interface MatchedPlaces {
  readonly map: MapName;
  /** By value; null is not on the map. */
  readonly regions: ReadonlyMap<Cell, Region | null>;
  readonly found: number;
  /** The values that are no region of the map, without missing ones. */
  readonly missing: readonly string[];
}

/**
 * Matches values with the map on which most of them are: the USA if more are states than countries, Europe if all
 * countries are there, otherwise the world.
 */
export function matchPlaces(cells: readonly Cell[]): MatchedPlaces {
  const distinct = [...new Set(cells)];
  const world = matchWith(distinct, findCountry);
  const usa = matchWith(distinct, findState);
  if (usa.found > world.found) return { map: "usa", ...usa };
  const regions = [...world.regions.values()].filter((region) => region !== null);
  return { map: regions.length > 1 && regions.every(isEuropean) ? "europe" : "world", ...world };
}

function matchWith(cells: readonly Cell[], find: (text: string) => Region | null) {
  const regions = new Map(cells.map((cell) => [cell, typeof cell === "string" ? find(cell) : null]));
  const found = new Set([...regions.values()].filter((region) => region !== null)).size;
  const missing = cells.filter((cell) => cell !== null && regions.get(cell) === null).map(String);
  return { regions, found, missing };
}
