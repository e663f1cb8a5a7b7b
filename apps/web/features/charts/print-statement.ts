import type { Statement } from "@askery/model";

/** A statement to be read and copied: what stands for its placeholders comes before it, in order. */
export function printStatement({ text, parameters }: Statement): string {
  const values = parameters.map((value, place) => `-- value ${place + 1}: ${printLiteral(value)}`);
  return [...values, text].join("\n");
}

/** As SQL writes it, on one line, so that none of it leaves the comment. */
function printLiteral(literal: Statement["parameters"][number]): string {
  if (literal.type === "null") return "NULL";
  if (literal.type === "number" || literal.type === "boolean") return String(literal.value);
  return `'${literal.value.replaceAll("'", "''").replaceAll(/[\r\n\u0085\u2028\u2029]+/g, " ")}'`;
}
