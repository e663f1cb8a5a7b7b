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
 * are read. The work that has used the least time goes first: a light question does not wait for all heavy ones.
 */
export function waitForTurn(usedMs: number): Promise<void> {
  return new Promise((resume) => {
    if (waiting.length === 0) setImmediate(giveTurn);
    waiting.push({ usedMs, resume });
  });
}

function giveTurn(): void {
  turns++;
  const chosen = turns % turnsOfTheOldest === 0 ? 0 : findLeast();
  const [next] = waiting.splice(chosen, 1);
  if (waiting.length > 0) setImmediate(giveTurn);
  next?.resume();
}

/** The index of the work that has used the least time; the first among equals. */
function findLeast(): number {
  let least = 0;
  for (const [index, { usedMs }] of waiting.entries()) {
    if (usedMs < (waiting[least]?.usedMs ?? Infinity)) least = index;
  }
  return least;
}
