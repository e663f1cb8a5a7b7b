import type { PrintedResult } from "../results/print-result.ts";

/** What running the plan of a saved chart again found. */
export type RanChart =
  /** `words` describe the edits. */
  | { readonly kind: "ran"; readonly result: PrintedResult; readonly words: string }
  | { readonly kind: "refused"; readonly sentence: string };
