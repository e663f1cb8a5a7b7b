import type { DislikeReason } from "@askery/api";

/** What can be wrong with an answer, in the order of the form. */
export const dislikeReasons: readonly { readonly value: DislikeReason; readonly label: string }[] = [
  { value: "wrong-number", label: "Wrong number" },
  { value: "wrong-rows", label: "Wrong rows" },
  { value: "misunderstood", label: "Misunderstood" },
  { value: "hard-to-read", label: "Hard to read" },
  { value: "other", label: "Something else" },
];
