import { rateAlignment } from "../names/align-word.ts";

/** The words that short codes of a status may stand for: `ACT` → active, `CNCL` → cancelled. */
export function prepareCodeSpelling(states: readonly string[]): (code: string) => string | null {
  const known = [...new Set(states)].toSorted((a, b) => a.length - b.length);
  return (code) => {
    const short = code.toLowerCase();
    if (!isShortCode(code) || known.includes(short)) return null;
    const rated = known.map((word) => ({ word, fit: rateAlignment(short, word) }));
    const best = Math.max(...rated.map(({ fit }) => fit));
    return best < clearFit ? null : (rated.find(({ fit }) => fit === best)?.word ?? null);
  };
}

/** True for two to four capitals, as codes are written. */
export function isShortCode(value: string): boolean {
  return /^[A-Z]{2,4}$/.test(value);
}

/** The least that a code must show of a word. */
export const clearFit = 0.75;
