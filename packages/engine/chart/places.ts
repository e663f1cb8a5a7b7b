import { countPlaced, findCoordinates, type Output, type Table } from "@askery/model";
import type { ResultShape } from "./shape-result.ts";

interface PlacedResult {
  readonly outputs: readonly Output[];
  readonly table: Table;
}

/** The shape with its number of places on the Earth, if at least half of the rows have a position. */
export function markPlaces(shape: ResultShape, { outputs, table }: PlacedResult): ResultShape {
  const coordinates = findCoordinates(outputs);
  const places = coordinates === null ? 0 : countPlaced(coordinates, table);
  return places > 0 && places * 2 >= table.rowCount ? { ...shape, places } : shape;
}

/** The shape without its latitudes and longitudes, which a map shows as positions. */
export function dropPositions(shape: ResultShape, { outputs }: Pick<PlacedResult, "outputs">): ResultShape {
  const coordinates = findCoordinates(outputs);
  if (coordinates === null) return shape;
  const isOther = ({ output: { id } }: { readonly output: Output }) =>
    id !== coordinates.latitude && id !== coordinates.longitude;
  return {
    ...shape,
    groups: shape.groups.filter(isOther),
    described: shape.described.filter(isOther),
    figures: shape.figures.filter(isOther),
    derived: shape.derived.filter(isOther),
  };
}
