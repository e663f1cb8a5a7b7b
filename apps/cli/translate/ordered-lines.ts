/** Passes items on in the order of their indexes, whatever the order in which they arrive. Indexes start at 0. */
export class OrderedLines<Line> {
  readonly #pass: (line: Line) => void;
  readonly #early = new Map<number, Line>();
  #next = 0;

  constructor(pass: (line: Line) => void) {
    this.#pass = pass;
  }

  add(index: number, line: Line): void {
    this.#early.set(index, line);
    for (let due = this.#early.get(this.#next); due !== undefined; due = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      this.#pass(due);
    }
  }
}
