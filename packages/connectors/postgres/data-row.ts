/**
 * A DataRow message: its kind, its length, how many values follow, and each value behind its length.
 * Source: PostgreSQL's documentation, "Message Formats".
 */

/** Whole DataRow messages, one behind the other, from `start` to `end`. */
export interface DataRows {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly rowCount: number;
}

/** Where the message behind the one at `place` begins. */
export function nextRow(bytes: Buffer, place: number): number {
  return place + 1 + readLength(bytes, place + 1);
}

/** Where the first value of the message at `place` begins. */
export function firstValue(place: number): number {
  return place + 7;
}

/** Where the value behind the one at `place`, of the length that stands there, begins. */
export function nextValue(place: number, length: number): number {
  return place + lengthBytes + Math.max(0, length);
}

/** Of the length that stands before each value. */
export const lengthBytes = 4;

/** Four bytes, the highest first; negative for no value. */
export function readLength(bytes: Buffer, place: number): number {
  return (
    ((bytes[place] ?? 0) << 24) |
    ((bytes[place + 1] ?? 0) << 16) |
    ((bytes[place + 2] ?? 0) << 8) |
    (bytes[place + 3] ?? 0)
  );
}
