import type { SkippedFilter } from "@askery/model";
import type { PrintedResult } from "../results/print-result.ts";

/** What running the plan of a saved chart again found. */
export type RanChart =
  | {
      readonly kind: "ran";
      readonly result: PrintedResult;
      /** The edits. */
      readonly words: string;
      /** The ids of the filters that reached it. */
      readonly applied: readonly string[];
      readonly skipped: readonly SkippedFilter[];
    }
  | { readonly kind: "refused"; readonly sentence: string };
