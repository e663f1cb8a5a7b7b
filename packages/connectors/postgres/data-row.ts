/**
 * A DataRow message consists of its kind, its length, the number of values, and each value after its length. Source:
 * PostgreSQL's documentation, "Message Formats".
 */

/** Complete DataRow messages in sequence, from `start` to `end`. */
export interface DataRows {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly rowCount: number;
}

/** Where the next message begins. */
export function nextRow(bytes: Buffer, offset: number): number {
  return offset + 1 + readLength(bytes, offset + 1);
}

/** Where the first value of a message begins. */
export function firstValue(offset: number): number {
  return offset + 7;
}

/** Where the next value begins. */
export function nextValue(offset: number, length: number): number {
  return offset + lengthBytes + Math.max(0, length);
}

/** The size of the length before each value. */
export const lengthBytes = 4;

/** A big-endian 32-bit integer; negative for null. */
export function readLength(bytes: Buffer, offset: number): number {
  return (
    ((bytes[offset] ?? 0) << 24) |
    ((bytes[offset + 1] ?? 0) << 16) |
    ((bytes[offset + 2] ?? 0) << 8) |
    (bytes[offset + 3] ?? 0)
  );
}
