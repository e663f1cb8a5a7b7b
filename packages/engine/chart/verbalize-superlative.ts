import type { Output } from "@askery/model";
import { isPlural } from "./name-words.ts";
import { figureKind } from "./output.ts";

/**
 * "the highest revenue", "the most returns", "the fewest returns". Does not repeat the word in "highest refund amount".
 */
export function verbalizeSuperlative(end: "highest" | "lowest", output: Output): string {
  const { label } = output;
  if (isCounted(output)) {
    return `the ${end === "highest" ? "most" : "fewest"} ${label.replace(/^different /, "")}`;
  }
  return label.startsWith(`${end} `) ? `the ${label}` : `the ${end} ${label}`;
}

/** True for a figure that counts what its label names. */
export function isCounted(output: Output): boolean {
  const kind = figureKind(output);
  return (kind === "count" || kind === "distinct") && isPlural(output.label);
}
