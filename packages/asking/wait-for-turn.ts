/** Work that waits to go on. */
interface Waiting {
  /** The time that it has used so far, in milliseconds. */
  readonly usedMs: number;
  readonly resume: () => void;
}

/** In the order in which they began to wait. */
const waiting: Waiting[] = [];
let turns = 0;

/** Every so many turns, the work that has waited longest goes on, whatever it has used: nothing waits forever. */
const turnsOfTheOldest = 4;

/**
 * Waits until it is the turn of a work in this process. One work goes on at a time, and between two turns arriving messages
 * are read. The work that has used the least time goes first: a light question does not wait for all heavy ones. Heavy ones
 * of about the same size go on one after the other instead, because half of a plan takes as much memory as a whole one.
 */
export function waitForTurn(usedMs: number): Promise<void> {
  return new Promise((resume) => {
    if (waiting.length === 0) setImmediate(giveTurn);
    waiting.push({ usedMs, resume });
  });
}

function giveTurn(): void {
  turns++;
  const chosen = turns % turnsOfTheOldest === 0 ? 0 : findNext();
  const [next] = waiting.splice(chosen, 1);
  if (waiting.length > 0) setImmediate(giveTurn);
  next?.resume();
}

/** The index of the work that goes next; the first among equals. */
function findNext(): number {
  let next = 0;
  for (const [index, { usedMs }] of waiting.entries()) {
    if (isBefore(usedMs, waiting[next]?.usedMs ?? Infinity)) next = index;
  }
  return next;
}

/** Whether a work that has used so much time goes before another: smaller sizes first, and the one that is almost done. */
function isBefore(usedMs: number, otherMs: number): boolean {
  const [size, otherSize] = [sizeOf(usedMs), sizeOf(otherMs)];
  if (size !== otherSize) return size < otherSize;
  return size === 0 ? usedMs < otherMs : usedMs > otherMs;
}

/** 0 for light work; then one more for each four times as much. */
function sizeOf(usedMs: number): number {
  return usedMs < lightMs ? 0 : 1 + Math.floor(Math.log2(usedMs / lightMs) / 2);
}

const lightMs = 500;
