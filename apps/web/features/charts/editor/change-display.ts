import type { ChartDisplay } from "@askery/model";

/** The display options with some of them changed; undefined removes an option. */
export function changeDisplay(
  display: ChartDisplay,
  part: { readonly [Key in keyof ChartDisplay]?: ChartDisplay[Key] | undefined },
): ChartDisplay {
  const all = Object.entries({ ...display, ...part }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as ChartDisplay;
}
