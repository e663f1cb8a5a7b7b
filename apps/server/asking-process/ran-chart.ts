import type { SkippedFilter } from "@askery/model";
import type { PrintedResult } from "../results/print-result.ts";

/** What running the plan of a saved chart again found. */
export type RanChart =
  | {
      readonly kind: "ran";
      readonly result: PrintedResult;
      /** How long ago its rows were read. More than the time of the run if another caller had them read. */
      readonly ageMs: number;
      /** The edits. */
      readonly words: string;
      /** The ids of the filters that reached it. */
      readonly applied: readonly string[];
      readonly skipped: readonly SkippedFilter[];
    }
  | { readonly kind: "refused"; readonly sentence: string };
