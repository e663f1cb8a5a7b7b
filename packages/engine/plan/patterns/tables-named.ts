import type { PatternContext } from "./pattern.ts";

const surelyNamed = 0.6;

/** The mentioned tables with their distances from a position, in words. */
export function tablesNamed(
  { mentionsAt }: PatternContext,
  index: number,
): readonly { readonly table: string; readonly distance: number }[] {
  const nearest = new Map<string, number>();
  for (const { target, range, score } of mentionsAt.flat()) {
    if (target.kind !== "table" || score < surelyNamed) continue;
    const distance = Math.abs(range.from - index);
    nearest.set(target.table, Math.min(distance, nearest.get(target.table) ?? distance));
  }
  return [...nearest].map(([table, distance]) => ({ table, distance }));
}
