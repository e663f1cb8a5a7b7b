import { cellsOf } from "../cells-of.ts";
import { readFigure } from "../format/read-figure.ts";
import type { GeoAxis, Output } from "../output.ts";
import type { OutputId } from "../plan.ts";
import type { Table } from "../table.ts";

/** The columns with the position of each row on a map. */
export interface Coordinates {
  readonly latitude: OutputId;
  readonly longitude: OutputId;
  /** The column with the names of the places; null if there is none. */
  readonly name: OutputId | null;
}

/** Finds a latitude and a longitude by what the database says about the columns, otherwise by their names. */
export function findCoordinates(outputs: readonly Output[]): Coordinates | null {
  const find = (axis: GeoAxis, pattern: RegExp) =>
    outputs.find((output) => output.geoAxis === axis)?.id ??
    outputs.find(({ id, label }) => pattern.test(label) || pattern.test(id))?.id ??
    null;
  const [latitude, longitude] = [find("latitude", latitudes), find("longitude", longitudes)];
  if (latitude === null || longitude === null || latitude === longitude) return null;
  const isOther = ({ id }: Output) => id !== latitude && id !== longitude;
  const names = outputs.filter((output) => namesThings(output) && isOther(output));
  const name = names.find(({ role }) => role.kind === "name") ?? names[0];
  return { latitude, longitude, name: name?.id ?? null };
}

/** The axis that a comment on a column is about: "Latitude in degrees". Null if it is about neither, or both. */
export function readGeoAxis(text: string): GeoAxis | null {
  const [hasLatitude, hasLongitude] = [/\blatitude\b/iu.test(text), /\blongitude\b/iu.test(text)];
  if (hasLatitude === hasLongitude) return null;
  return hasLatitude ? "latitude" : "longitude";
}

/** The number of rows with a position on the Earth. */
export function countPlaced(coordinates: Coordinates, table: Table): number {
  const longitudes = cellsOf(table, coordinates.longitude);
  return cellsOf(table, coordinates.latitude).filter((cell, row) =>
    isOnEarth(readFigure(cell), readFigure(longitudes[row] ?? null)),
  ).length;
}

function namesThings({ role }: Output): boolean {
  return role.kind !== "figure" && role.kind !== "time";
}

/** Whether degrees are a position. 0° N 0° E, in the sea, is where positions are that nobody knows. */
export function isOnEarth(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** "lat", "store_lat", "Latitude", "geo.latitude"; not "flat" or "lattice". */
const latitudes = /(?:^|[^a-z])lat(?:itude)?$/iu;
const longitudes = /(?:^|[^a-z])(?:lon|lng|long|longitude)$/iu;
