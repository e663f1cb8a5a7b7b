import { leavesOf } from "../causes/cube.ts";
import type { FoundCauses } from "./report-input.ts";

/** By how much the figure of all parts together changed that are in none of the causes. Null if there are none. */
export function measureRest({ causes, cube: { cube } }: Pick<FoundCauses, "causes" | "cube">): number | null {
  const inside = new Set(causes.flatMap(({ segment }) => leavesOf(segment, cube)));
  const sumOutside = (values: Float64Array) =>
    values.reduce((sum, value, leaf) => (inside.has(leaf) ? sum : sum + value), 0);
  const [was, is] = [cube.before, cube.after].map(({ figure, base }) => {
    const sum = sumOutside(figure);
    const whole = base === null ? 1 : sumOutside(base);
    return whole === 0 ? null : sum / whole;
  });
  return is === null || is === undefined || !was ? null : is / was - 1;
}
