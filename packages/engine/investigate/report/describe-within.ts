import { formatFull } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { leavesOf, type Segment } from "../causes/cube.ts";
import type { NamedCube } from "../make-cube.ts";
import { printSigned } from "./describe-total.ts";

/** From here on the values of a dimension did not change alike: so much of the part would have to move between them. */
const leastSpread = 0.12;
/** Values that are a smaller part of it are not named. */
const leastShare = 0.05;
const maxNamed = 4;

/**
 * How differently the values of another dimension changed within a part: "Within it, payment method differs the most:
 * Card −94%, PayPal −91%, Invoice +2%". Null if its values changed alike.
 */
export function describeWithin(segment: Segment, { cube, dimensions, values }: NamedCube): string | null {
  if (cube.before.base !== null) return null;
  const leaves = leavesOf(segment, cube);
  const used = new Set(segment.parts.map(({ dimension }) => dimension));
  const spreads = dimensions.flatMap((named, index) => {
    const codes = cube.dimensions[index]?.codes;
    return used.has(index) || codes === undefined
      ? []
      : [{ named, index, ...measureSpread(codes, values[index]?.length ?? 0, { cube, leaves }) }];
  });
  const [most] = spreads.toSorted((one, other) => other.spread - one.spread);
  if (most === undefined || most.spread < leastSpread) return null;
  const named = most.moves.filter(({ share }) => share >= leastShare).slice(0, maxNamed);
  if (named.length < 2) return null;
  const list = named.map(({ value, change }) => {
    const cell = values[most.index]?.[value] ?? null;
    return `${cell === null ? `no ${most.named.words}` : formatFull(cell, { kind: "number" }, { locale: "en-US" })} ${printSigned(change)}`;
  });
  return `within it, ${most.named.words} differs the most: ${joinWords(list)}`;
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
