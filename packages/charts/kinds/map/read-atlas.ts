export type Position = readonly [number, number];

/** The outline of a region: rings of positions, in degrees or in the units of an atlas. */
export interface Outline {
  /** The number of its country or state or, without one, its name. */
  readonly id: string;
  readonly name: string;
  readonly rings: readonly (readonly Position[])[];
}

/** Reads the outlines of a TopoJSON object. Holes are rings like others: they are filled by the even-odd rule. */
export function readAtlas({ transform, arcs, objects }: AtlasTopology, object: string): readonly Outline[] {
  const lines = arcs.map((arc) => decodeArc(arc, transform));
  const readRing = (indexes: readonly number[]): readonly Position[] =>
    indexes.flatMap((index, part) => {
      const line = index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []);
      // The end of a line is the start of the next.
      return part === 0 ? line : line.slice(1);
    });
  return (objects[object]?.geometries ?? []).map(({ type, id, properties: { name }, arcs: own }) => {
    const rings = (type === "Polygon" ? own : own.flat()) as readonly (readonly number[])[];
    return { id: id ?? name, name, rings: rings.map(readRing) };
  });
}

function decodeArc(
  arc: readonly Position[],
  { scale, translate }: AtlasTopology["transform"],
): readonly Position[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
