import type { OutputId } from "../plan.ts";

/** The columns with the position of each row on a map. */
export interface Coordinates {
  readonly latitude: OutputId;
  readonly longitude: OutputId;
  /** The column with the names of the places; null if there is none. */
  readonly name: OutputId | null;
}

interface NamedColumn {
  readonly id: OutputId;
  readonly label: string;
  readonly isName: boolean;
}

/** Finds a latitude and a longitude by the names of columns; null without both. */
export function findCoordinates(columns: readonly NamedColumn[]): Coordinates | null {
  const find = (pattern: RegExp) =>
    columns.find(({ id, label }) => pattern.test(label) || pattern.test(id))?.id ?? null;
  const [latitude, longitude] = [find(latitudes), find(longitudes)];
  if (latitude === null || longitude === null || latitude === longitude) return null;
  const isOther = ({ id }: NamedColumn) => id !== latitude && id !== longitude;
  const name = columns.find((column) => column.isName && isOther(column))?.id ?? null;
  return { latitude, longitude, name };
}

/** Whether degrees are a position. 0° N 0° E, in the sea, is where positions are that nobody knows. */
export function isOnEarth(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return false;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** "lat", "store_lat", "Latitude", "geo.latitude"; not "flat" or "lattice". */
const latitudes = /(?:^|[^a-z])lat(?:itude)?$/iu;
const longitudes = /(?:^|[^a-z])(?:lon|lng|long|longitude)$/iu;
