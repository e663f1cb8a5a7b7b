import type { Statement } from "@askery/model";

/** A statement to be read and copied: what stands for its placeholders comes before it, in order. */
export function printStatement({ text, parameters }: Statement): string {
  const values = parameters.map((value, place) => `-- value ${place + 1}: ${printLiteral(value)}`);
  return [...values, text].join("\n");
}

/** On one line, so that none of it leaves the comment. */
function printLiteral(value: Statement["parameters"][number]): string {
  return JSON.stringify(value).replaceAll(/[\u0085\u2028\u2029]/g, " ");
}
