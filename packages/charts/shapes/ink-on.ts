import { isBright } from "../theme/mix-colors.ts";

/** The color of text on a filled area. */
export function inkOn(fill: string): string {
  return isBright(fill) ? "rgb(14, 25, 29)" : "rgb(241, 244, 244)";
}
