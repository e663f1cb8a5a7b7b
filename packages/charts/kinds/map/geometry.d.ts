/** What is read of the TopoJSON files of world-atlas and us-atlas. */
interface AtlasTopology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  /** Lines as differences between quantized points. */
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly AtlasGeometry[] }>>;
}

interface AtlasGeometry {
  readonly type: "Polygon" | "MultiPolygon";
  readonly id?: string;
  readonly properties: { readonly name: string };
  /** Rings of indexes of arcs, which are reversed if negative. */
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
}

declare module "world-atlas/countries-50m.json" {
  const topology: AtlasTopology;
  export default topology;
}

declare module "us-atlas/states-albers-10m.json" {
  const topology: AtlasTopology;
  export default topology;
}
