import { codeTails } from "../meaning-words.data.ts";

/** The pieces of a name up to the last one that says more than that it is a code: `status` of `status_cd`. */
export function withoutTails(pieces: readonly string[]): readonly string[] {
  const end = pieces.findLastIndex((piece) => !tails.has(piece));
  return pieces.slice(0, end + 1);
}

const tails: ReadonlySet<string> = new Set(codeTails);
