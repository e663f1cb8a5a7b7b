import type { Output } from "@askery/model";
import { isPlural } from "./name-words.ts";
import { figureKind } from "./output.ts";

/** "the highest revenue", "the most returns", "the fewest returns". Of "highest refund amount", just that. */
export function verbalizeSuperlative(end: "highest" | "lowest", output: Output): string {
  const { label } = output;
  if (isCounted(output)) {
    return `the ${end === "highest" ? "most" : "fewest"} ${label.replace(/^different /, "")}`;
  }
  return label.startsWith(`${end} `) ? `the ${label}` : `the ${end} ${label}`;
}

/** Whether a figure says how many there are of what its label names. */
export function isCounted(output: Output): boolean {
  const kind = figureKind(output);
  return (kind === "count" || kind === "distinct") && isPlural(output.label);
}
