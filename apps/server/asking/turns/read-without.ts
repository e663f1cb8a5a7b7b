import type { DefaultFilterName } from "@askery/model";
import type { TurnRow } from "./print-turn.ts";

/** The default filters that the author of a turn removed. */
export function readWithout({ without }: Pick<TurnRow, "without">): readonly DefaultFilterName[] {
  return JSON.parse(without) as readonly DefaultFilterName[];
}
