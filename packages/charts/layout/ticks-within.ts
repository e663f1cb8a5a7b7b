import { tickSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";
import type { Ticks } from "./choose-ticks.ts";

/** The names that the edges of the picture do not cut: a long one below a narrow first band would be. */
export function ticksWithin(
  ticks: Ticks,
  { toX, width }: { readonly toX: (position: number) => number; readonly width: number },
): Ticks {
  return new Map(
    [...ticks].filter(([position, name]) => {
      const half = measureText(name, tickSize) / 2;
      return toX(position) - half > -1 && toX(position) + half < width + 1;
    }),
  );
}
