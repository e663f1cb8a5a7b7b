import type { EditFilter } from "@askery/model";

/** Where a part of a filter is: the index in each group on the way to it. Empty for the whole filter. */
export type PartPath = readonly number[];

export type FilterGroup = Extract<EditFilter, { kind: "all" | "any" }>;

/** The part of a filter at a path. Null if there is none. */
export function partAt(filter: EditFilter, path: PartPath): EditFilter | null {
  const [index, ...rest] = path;
  if (index === undefined) return filter;
  const part = filter.kind === "all" || filter.kind === "any" ? filter.filters[index] : undefined;
  return part === undefined ? null : partAt(part, rest);
}

/** Replaces a part; null removes it. A group of one filter becomes that filter; null if nothing is left. */
export function setPart(filter: EditFilter, path: PartPath, to: EditFilter | null): EditFilter | null {
  const [index, ...rest] = path;
  if (index === undefined) return to;
  const part = filter.kind === "all" || filter.kind === "any" ? filter.filters[index] : undefined;
  if (part === undefined || filter.kind === "test" || filter.kind === "not") return filter;
  const set = setPart(part, rest, to);
  const filters = filter.filters.flatMap((one, at) => (at === index ? (set ?? []) : [one]));
  const [only] = filters;
  if (only === undefined) return null;
  return filters.length === 1 ? only : { ...filter, filters };
}

/** Puts another filter beside a part. A part that is such a group gets it as its last; any other becomes a group. */
export function addBeside(
  filter: EditFilter,
  path: PartPath,
  { kind, other }: { readonly kind: FilterGroup["kind"]; readonly other: EditFilter },
): EditFilter {
  const part = partAt(filter, path);
  if (part === null) return filter;
  const to: EditFilter =
    part.kind === kind ? { ...part, filters: [...part.filters, other] } : { kind, filters: [part, other] };
  return setPart(filter, path, to) ?? filter;
}
