/** A sequence of signs that depends on the seed alone: Marsaglia's xorshift (2003). */
export class Signs {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): boolean {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state & 0x10000) !== 0;
  }
}
