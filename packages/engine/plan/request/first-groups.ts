import type { Axis, Direction, Quantity } from "./clause.ts";

/** The first groups of an axis by a figure. */
export interface FirstGroups {
  readonly subject: Axis;
  readonly by: Quantity;
  readonly direction: Direction;
  readonly count: number;
}
