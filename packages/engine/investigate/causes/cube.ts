/**
 * The sums of a measure in two states (two periods, or two groups), for each combination of the dimensions' values that
 * occurs. A combination is a leaf; it is identified by its position.
 */
export interface Cube {
  readonly dimensions: readonly CubeDimension[];
  readonly before: LeafSums;
  readonly after: LeafSums;
  /** Leaves that vary together, since the same events are in them. Default: each leaf varies by itself. */
  readonly blocks?: Blocks;
  /** The number of rows of both states in each leaf, whose amounts are added up. Default: unknown. */
  readonly rows?: Float64Array;
}

export interface Blocks {
  readonly count: number;
  /** The block of each leaf, from 0. */
  readonly numbers: Int32Array;
}

export interface CubeDimension {
  /** The number of different values. */
  readonly size: number;
  /** The value of each leaf, from 0. */
  readonly codes: Int32Array;
}

/** What the leaves add up to. An additive measure has no base; a ratio is the figure divided by the base. */
export interface LeafSums {
  readonly figure: Float64Array;
  readonly base: Float64Array | null;
}

/** Some of the rows: those with a value in one dimension, or with a value in each of two. */
export interface Segment {
  readonly parts: readonly SegmentPart[];
}

export interface SegmentPart {
  readonly dimension: number;
  readonly value: number;
}

/** All segments over the same one or two dimensions that have leaves. They do not overlap. */
export interface SegmentTable {
  readonly dimensions: readonly number[];
  /** The number of segments, from 0. */
  readonly size: number;
  /** The segment of each leaf. */
  readonly segments: Int32Array;
  /** One of the leaves of each segment. */
  readonly examples: readonly number[];
}

/**
 * The tables of all segments: each dimension, then each pair. Pairs of which one says what the other is, such as products and
 * their categories, have no segments of their own.
 */
export function listSegmentTables(dimensions: readonly CubeDimension[]): readonly SegmentTable[] {
  const single = dimensions.map(({ codes }, index) => makeTable([index], codes));
  const pairs = dimensions.flatMap((one, index) =>
    dimensions.slice(index + 1).map((other, further) =>
      makeTable(
        [index, index + 1 + further],
        one.codes.map((code, leaf) => code * other.size + (other.codes[leaf] ?? 0)),
      ),
    ),
  );
  const sizeOf = (dimension: number) => single[dimension]?.size;
  const own = pairs.filter(({ size, dimensions: pair }) => pair.every((one) => sizeOf(one) !== size));
  return [...single, ...own];
}

function makeTable(dimensions: readonly number[], keys: Int32Array): SegmentTable {
  const numbers = new Map<number, number>();
  const examples: number[] = [];
  const segments = keys.map((key, leaf) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, examples.length);
    examples.push(leaf);
    return examples.length - 1;
  });
  return { dimensions, size: examples.length, segments, examples };
}

/** The segment with this number in its table. */
export function segmentOf(
  { dimensions, examples }: SegmentTable,
  segment: number,
  all: readonly CubeDimension[],
): Segment {
  const leaf = examples[segment] ?? 0;
  return {
    parts: dimensions.map((dimension) => ({ dimension, value: all[dimension]?.codes[leaf] ?? 0 })),
  };
}

/** The leaves of a segment. */
export function leavesOf({ parts }: Segment, { dimensions }: Pick<Cube, "dimensions">): readonly number[] {
  const tests = parts.map(({ dimension, value }) => ({ codes: dimensions[dimension]?.codes, value }));
  const count = dimensions[0]?.codes.length ?? 0;
  return Array.from({ length: count }, (_, leaf) => leaf).filter((leaf) =>
    tests.every(({ codes, value }) => codes?.[leaf] === value),
  );
}

/** The same rows in terms of the first dimensions that have them: orders without a store are those without staff, too. */
export function preferFirst(segment: Segment, cube: Pick<Cube, "dimensions">): Segment {
  const leaves = leavesOf(segment, cube);
  return segment.parts.reduce((best, part) => {
    for (let dimension = 0; dimension < part.dimension; dimension += 1) {
      if (best.parts.some((one) => one.dimension === dimension)) continue;
      const value = cube.dimensions[dimension]?.codes[leaves[0] ?? 0] ?? 0;
      const parts = best.parts.map((one) => (one.dimension === part.dimension ? { dimension, value } : one));
      if (hasSameLeaves({ parts }, leaves, cube)) return { parts };
    }
    return best;
  }, segment);
}

function hasSameLeaves(segment: Segment, leaves: readonly number[], cube: Pick<Cube, "dimensions">): boolean {
  const own = leavesOf(segment, cube);
  return own.length === leaves.length && own.every((leaf, index) => leaf === leaves[index]);
}

export function isSameSegment(one: Segment, other: Segment): boolean {
  return (
    one.parts.length === other.parts.length &&
    one.parts.every(({ dimension, value }) =>
      other.parts.some((part) => part.dimension === dimension && part.value === value),
    )
  );
}
