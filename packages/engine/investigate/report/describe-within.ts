import { formatFull } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { leavesOf, type Segment } from "../causes/cube.ts";
import { testWithin } from "../causes/test-within.ts";
import type { NamedCube } from "../make-cube.ts";
import { printSigned } from "./describe-total.ts";

/** From here on the values of a dimension did not change alike: so much of the part would have to move between them. */
const leastSpread = 0.12;
/** Values that are a smaller part of it are not named. */
const leastShare = 0.05;
const maxNamed = 4;
/** The probability of naming a dimension where there is only noise: there may be several parts. */
const surely = 0.01;

/** Another dimension whose values changed differently within a part, in words. */
export interface Within {
  readonly dimension: number;
  /** "Within it, payment method matters: Card −94%, PayPal −91%, Invoice +2%". */
  readonly text: string;
}

/** How differently the values of another dimension changed within a part. Null if it may be chance, or is too little. */
export function describeWithin(segment: Segment, { cube, dimensions, values }: NamedCube): Within | null {
  if (cube.before.base !== null) return null;
  const tested = testWithin(segment, cube);
  const named = dimensions[tested?.dimension ?? -1];
  const codes = cube.dimensions[tested?.dimension ?? -1]?.codes;
  if (tested === null || tested.p > surely || named === undefined || codes === undefined) return null;
  const own = values[tested.dimension] ?? [];
  const { moves, spread } = measureSpread(codes, own.length, { cube, leaves: leavesOf(segment, cube) });
  const large = moves.filter(({ share }) => share >= leastShare).slice(0, maxNamed);
  if (spread < leastSpread || large.length < 2) return null;
  const list = large.map(({ value, change }) => {
    const cell = own[value] ?? null;
    const name =
      cell === null ? `no ${named.missing}` : formatFull(cell, { kind: "number" }, { locale: "en-US" });
    return `${name} ${printSigned(change)}`;
  });
  return { dimension: tested.dimension, text: `within it, ${named.words} matters: ${joinWords(list)}` };
}

interface Move {
  readonly value: number;
  readonly share: number;
  readonly change: number;
}

/** The values by their part of what was there before, and how much would have to move between them to change alike. */
function measureSpread(
  codes: Int32Array,
  size: number,
  { cube, leaves }: Pick<NamedCube, "cube"> & { readonly leaves: readonly number[] },
): { readonly moves: readonly Move[]; readonly spread: number } {
  const [before, after] = [new Float64Array(size), new Float64Array(size)];
  for (const leaf of leaves) {
    const code = codes[leaf] ?? 0;
    before[code] = (before[code] ?? 0) + (cube.before.figure[leaf] ?? 0);
    after[code] = (after[code] ?? 0) + (cube.after.figure[leaf] ?? 0);
  }
  const [was, is] = [before, after].map((sums) => sums.reduce((all, value) => all + value, 0));
  if (was === undefined || is === undefined || was === 0) return { moves: [], spread: 0 };
  const moves = [...before].flatMap((value, code): readonly Move[] =>
    value === 0 ? [] : [{ value: code, share: value / was, change: (after[code] ?? 0) / value - 1 }],
  );
  const off = [...before].reduce(
    (sum, value, code) => sum + Math.abs((after[code] ?? 0) - (value * is) / was),
    0,
  );
  return { moves: moves.toSorted((one, other) => other.share - one.share), spread: off / 2 / was };
}
