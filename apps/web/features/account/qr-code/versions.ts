import { blocksOfLevelM } from "./blocks.data.ts";

export const maxVersion = blocksOfLevelM.length;

export function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** The blocks of a version: how many there are, and how many of the bytes of each are check bytes. */
export function blocksOf(version: number): { readonly checkBytes: number; readonly count: number } {
  const [checkBytes, count] = blocksOfLevelM[version - 1] ?? [0, 0];
  return { checkBytes, count };
}

/** How many bytes of data fit into a version. */
export function capacityOf(version: number): number {
  const { checkBytes, count } = blocksOf(version);
  return byteCountOf(version) - checkBytes * count;
}

/** How many bytes a version has: the modules that no pattern uses, by eight. */
export function byteCountOf(version: number): number {
  const alignments = alignmentCountOf(version);
  const all = sizeOf(version) ** 2;
  const finders = 3 * 8 * 8;
  const timing = 2 * (sizeOf(version) - 16);
  const formats = 31;
  const versions = version < 7 ? 0 : 36;
  const aligned = alignments === 0 ? 0 : 25 * (alignments ** 2 - 3) - 10 * (alignments - 2);
  return Math.floor((all - finders - timing - formats - versions - aligned) / 8);
}

/** The centers of alignment patterns in each direction, evenly apart except for the first two. */
export function alignmentsOf(version: number): readonly number[] {
  const count = alignmentCountOf(version);
  if (count === 0) return [];
  const last = sizeOf(version) - 7;
  const gap = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  const step = version === 32 ? 26 : gap;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

function alignmentCountOf(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}
