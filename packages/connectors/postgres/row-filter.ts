/** Receives rows: the bytes from `start` to `end` are complete DataRow messages. */
export type TakeRows = (bytes: Buffer, start: number, end: number) => void;

/**
 * Splits the server's messages into rows, which go to the current reader, and the rest, which goes to the driver. The
 * driver would turn each row into an object first.
 */
export class RowFilter {
  /** The reader of rows; null leaves them to the driver. */
  takeRows: TakeRows | null = null;
  /** The driver's listener. */
  onRest: (bytes: Buffer) => void = () => undefined;
  /** Called once if a message exceeds the limit, before it has arrived; nothing after it is processed. */
  onOversized: () => void = () => undefined;
  readonly #maxBytes: number;
  #isClosed = false;
  /** The start of a message that has not arrived completely. */
  #held: Buffer[] = [];
  #heldBytes = 0;
  #neededBytes = 0;

  /**
   * @param maxBytes of one message: the driver would buffer it as a whole, and strings are limited to half a gigabyte
   */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  take(given: Buffer): void {
    const bytes = this.#isClosed ? null : this.#join(given);
    if (bytes === null) return;
    let offset = 0;
    while (offset < bytes.length) {
      const isRow = this.#isRow(bytes, offset);
      const end = this.#skip(bytes, offset, isRow);
      if (end === offset) break;
      if (isRow) this.takeRows?.(bytes, offset, end);
      else this.onRest(bytes.subarray(offset, end));
      offset = end;
    }
    if (offset < bytes.length) this.#hold(bytes, offset);
  }

  #isRow(bytes: Buffer, offset: number): boolean {
    return this.takeRows !== null && bytes[offset] === rowMark;
  }

  /** The end of the complete messages from here on that are rows, or of the one message that is not a row. */
  #skip(bytes: Buffer, start: number, isRow: boolean): number {
    let offset = start;
    while (offset + headerBytes <= bytes.length && this.#isRow(bytes, offset) === isRow) {
      const end = offset + 1 + bytes.readUInt32BE(offset + 1);
      if (end > bytes.length) return offset;
      offset = end;
      // A message may change who reads the rows after it.
      if (!isRow) return offset;
    }
    return offset;
  }

  #hold(bytes: Buffer, offset: number): void {
    const hasHeader = offset + headerBytes <= bytes.length;
    this.#neededBytes = hasHeader ? 1 + bytes.readUInt32BE(offset + 1) : headerBytes;
    if (this.#neededBytes > this.#maxBytes) return this.#close();
    this.#held = [bytes.subarray(offset)];
    this.#heldBytes = bytes.length - offset;
  }

  #close(): void {
    this.#isClosed = true;
    this.onOversized();
  }

  /** Joins the held and the new bytes once they are enough to continue. */
  #join(given: Buffer): Buffer | null {
    if (this.#held.length === 0) return given;
    this.#held.push(given);
    this.#heldBytes += given.length;
    if (this.#heldBytes < this.#neededBytes) return null;
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    return bytes;
  }
}

/** The kind of a DataRow message: `D`. */
const rowMark = 68;
/** The kind, and the length, which includes itself but not the kind. */
const headerBytes = 5;
