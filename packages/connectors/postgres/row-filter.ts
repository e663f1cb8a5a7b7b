/** Takes rows off what a server sends: bytes from `start` to `end` are whole DataRow messages, one behind the other. */
export type TakeRows = (bytes: Buffer, start: number, end: number) => void;

/**
 * Splits what a server sends into rows, which go to whoever reads them now, and all else, which the driver hears. The
 * driver would make each row an object of its own before anybody could look at it.
 */
export class RowFilter {
  /** Who reads rows; null leaves them to the driver. */
  takeRows: TakeRows | null = null;
  /** What the driver hears. */
  onRest: (bytes: Buffer) => void = () => undefined;
  /** Hears once of a message that is longer than allowed, before it has come; nothing that follows is taken. */
  onOversized: () => void = () => undefined;
  readonly #maxBytes: number;
  #isClosed = false;
  /** The beginning of a message whose end is still to come. */
  #held: Buffer[] = [];
  #heldBytes = 0;
  #neededBytes = 0;

  /** @param maxBytes of one message: the driver would hold the whole of it, and can't make a text of half a gigabyte */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  take(given: Buffer): void {
    const bytes = this.#isClosed ? null : this.#join(given);
    if (bytes === null) return;
    let place = 0;
    while (place < bytes.length) {
      const isRow = this.#isRow(bytes, place);
      const end = this.#skip(bytes, place, isRow);
      if (end === place) break;
      if (isRow) this.takeRows?.(bytes, place, end);
      else this.onRest(bytes.subarray(place, end));
      place = end;
    }
    if (place < bytes.length) this.#hold(bytes, place);
  }

  #isRow(bytes: Buffer, place: number): boolean {
    return this.takeRows !== null && bytes[place] === rowMark;
  }

  /** The end of the whole messages from here on that are rows, or of the one that is none. */
  #skip(bytes: Buffer, start: number, isRow: boolean): number {
    let place = start;
    while (place + headerBytes <= bytes.length && this.#isRow(bytes, place) === isRow) {
      const end = place + 1 + bytes.readUInt32BE(place + 1);
      if (end > bytes.length) return place;
      place = end;
      // Hearing of one message may change who reads the rows that follow.
      if (!isRow) return place;
    }
    return place;
  }

  #hold(bytes: Buffer, place: number): void {
    const hasHeader = place + headerBytes <= bytes.length;
    this.#neededBytes = hasHeader ? 1 + bytes.readUInt32BE(place + 1) : headerBytes;
    if (this.#neededBytes > this.#maxBytes) return this.#close();
    this.#held = [bytes.subarray(place)];
    this.#heldBytes = bytes.length - place;
  }

  #close(): void {
    this.#isClosed = true;
    this.onOversized();
  }

  /** What was held and what has come, once that is enough to go on. */
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

/** `D`. */
const rowMark = 68;
/** The kind, and the length, which counts itself but not the kind. */
const headerBytes = 5;
