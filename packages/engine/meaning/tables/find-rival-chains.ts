import type { Relationship, TableId } from "@askery/model";

/** References that lead from a table to another one, step by step. */
export type Chain = readonly Relationship[];

/** Longer chains are not compared: what they mean is remote anyway. */
const maxSteps = 3;

/**
 * The other chains with the same ends that are as long and as sure: the city of the buyer, or of the store. Of two chains,
 * the one with more inferred relationships is less sure.
 */
export function findRivalChains(chain: Chain, referencesOf: (table: TableId) => Chain): readonly Chain[] {
  const [start, end] = [chain[0]?.from.table, chain.at(-1)?.to.table];
  if (start === undefined || end === undefined || chain.length > maxSteps) return [];
  const follow = (steps: Chain, at: TableId): readonly Chain[] => {
    if (steps.length === chain.length) return [steps];
    const isLast = steps.length === chain.length - 1;
    return referencesOf(at)
      .filter(({ to }) => (to.table === end) === isLast && to.table !== start)
      .filter(({ to }) => !steps.some((step) => step.to.table === to.table))
      .flatMap((reference) => follow([...steps, reference], reference.to.table));
  };
  const own = keyOf(chain);
  return follow([], start).filter(
    (other) => countInferred(other) === countInferred(chain) && keyOf(other) !== own,
  );
}

/** Where a chain first leaves others with the same ends: what it is called after. */
export interface Parting {
  readonly step: Relationship;
  /** The chain from this step on. */
  readonly rest: Chain;
  readonly isLast: boolean;
}

/** Null if there are no others. */
export function findParting(chain: Chain, rivals: readonly Chain[]): Parting | null {
  const at = chain.findIndex((step, index) =>
    rivals.some((rival) => rival[index] !== undefined && keyOf([rival[index]]) !== keyOf([step])),
  );
  const step = chain[at];
  return step === undefined ? null : { step, rest: chain.slice(at), isLast: at === chain.length - 1 };
}

function keyOf(chain: Chain): string {
  return JSON.stringify(chain.map(({ from, to }) => [from, to]));
}

function countInferred(chain: Chain): number {
  return chain.filter(({ origin }) => origin === "inferred").length;
}
