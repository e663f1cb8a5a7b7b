/** A sequence of signs and numbers that depends on the seed alone: Marsaglia's xorshift (2003). */
export class Signs {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): boolean {
    return (this.#advance() & 0x10000) !== 0;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.part() * limit);
  }

  /** A number from 0 to below 1. */
  part(): number {
    return (this.#advance() >>> 0) / 4_294_967_296;
  }

  /** Puts the values into a random order: the shuffle of Fisher and Yates (1938). */
  shuffle(values: number[]): void {
    for (let last = values.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [values[last], values[other]] = [values[other] ?? 0, values[last] ?? 0];
    }
  }

  #advance(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return state;
  }
}
