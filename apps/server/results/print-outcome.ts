import type { PrintedResult } from "./print-result.ts";

/**
 * The `Outcome` of a question that was answered, as JSON. It is put together from documents that are JSON already: a large
 * one is never taken apart on its way.
 */
export function printOutcome(question: string, result: PrintedResult): string {
  const { plan, statement, sql, outputs, chart, head, narrative } = result;
  const found = [
    `"question":${JSON.stringify(question)}`,
    `"plan":${plan}`,
    `"statement":${statement}`,
    `"sql":${JSON.stringify(sql)}`,
    `"outputs":${outputs}`,
    `"chart":${chart}`,
    `"table":${head}`,
  ];
  return `{"kind":"answered","answer":{${found.join(",")}${narrative === null ? "}" : `,${narrative.slice(1)}`}}`;
}
