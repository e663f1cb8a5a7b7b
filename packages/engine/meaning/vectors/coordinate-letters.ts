/** A coordinate is spelled as one of 55 letters, from `%` for the lowest to `[`; none needs an escape in a template. */
const middle = "@".charCodeAt(0);
const highest = 27;
/** Coordinates of unit vectors above `highest / stepsPerUnit` are rare. */
const stepsPerUnit = 60;

export function printCoordinate(coordinate: number): string {
  const step = Math.max(-highest, Math.min(highest, Math.round(coordinate * stepsPerUnit)));
  return String.fromCharCode(middle + step);
}

/** The coordinates as whole numbers, so that sums are the same on every machine. */
export function readCoordinates(letters: string): Float64Array {
  return Float64Array.from(letters, (letter) => letter.charCodeAt(0) - middle);
}
