import { measureText } from "../text/measure-text.ts";
import { tickSize } from "../style/text-styles.ts";
import { chooseScale, listTicks, type Scale } from "./choose-scale.ts";

interface Fitted {
  readonly scale: Scale;
  readonly write: (value: number) => string;
}

/** A scale along a width with as many lines as their figures have room for, at most six and at least one. */
export function fitScale(
  width: number,
  {
    values,
    ...rest
  }: { readonly values: readonly number[]; readonly startsAtZero: boolean; readonly isFree: boolean },
  writerOf: (scale: Scale) => (value: number) => string,
): Fitted {
  for (let maxLines = 6; maxLines > 1; maxLines--) {
    const fitted = makeScale(maxLines);
    const { scale, write } = fitted;
    const ticks = listTicks(scale);
    const widest = Math.max(...ticks.map((value) => measureText(write(value), tickSize)));
    if ((widest + 14) * (ticks.length - 1) <= width) return fitted;
  }
  const { scale, write } = makeScale(1);
  return { scale: { ...scale, ticks: [scale.max] }, write };

  function makeScale(maxLines: number): Fitted {
    const scale = chooseScale(values, { ...rest, maxLines });
    return { scale, write: writerOf(scale) };
  }
}
