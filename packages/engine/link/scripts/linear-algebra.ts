/** The linear algebra of `build-word-vectors.ts`, in a fixed order of arithmetic. */
export type Vector = Float64Array;

export function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/** The vector with length 1. */
export function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

const means = new WeakMap<readonly Vector[], Vector>();

export function subtractMean(vector: Vector, all: readonly Vector[]): Vector {
  const mean = meanOf(all);
  return vector.map((value, i) => value - (mean[i] ?? 0));
}

function meanOf(all: readonly Vector[]): Vector {
  const known = means.get(all);
  if (known !== undefined) return known;
  const mean = new Float64Array(all[0]?.length ?? 0);
  for (const vector of all) for (const [i, value] of vector.entries()) mean[i] = (mean[i] ?? 0) + value;
  const found = mean.map((sum) => sum / all.length);
  means.set(all, found);
  return found;
}

/** The coordinates of a vector on some axes. */
export function project(vector: Vector, axes: readonly Vector[]): Vector {
  return Float64Array.from(axes, (axis) => dot(vector, axis));
}

/** The vector without its part along some axes. */
export function remove(vector: Vector, axes: readonly Vector[]): Vector {
  return axes.reduce((rest, axis) => {
    const share = dot(rest, axis);
    return rest.map((value, i) => value - share * (axis[i] ?? 0));
  }, vector);
}

const iterations = 300;

/** The `count` principal axes of vectors, by power iteration on their covariance. */
export function findAxes(vectors: readonly Vector[], count: number): readonly Vector[] {
  const rows = covariance(vectors);
  const axes: Vector[] = [];
  for (let found = 0; found < count; found += 1) {
    let axis: Vector = Float64Array.from(rows, (_, i) => Math.sqrt(i + 1 + found));
    for (let i = 0; i < iterations; i += 1) {
      axis = unit(
        remove(
          Float64Array.from(rows, (row) => dot(row, axis)),
          axes,
        ),
      );
    }
    axes.push(axis);
  }
  return axes;
}

function covariance(vectors: readonly Vector[]): readonly Vector[] {
  const size = vectors[0]?.length ?? 0;
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    const centered = subtractMean(vector, vectors);
    for (const [i, row] of rows.entries()) {
      for (let j = 0; j < size; j += 1) row[j] = (row[j] ?? 0) + (centered[i] ?? 0) * (centered[j] ?? 0);
    }
  }
  return rows;
}
