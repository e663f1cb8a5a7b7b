import type { PrintedResult } from "./print-result.ts";

/**
 * The `Outcome` of an answered question as JSON. It is assembled from documents that already are JSON, so that large
 * ones need not be parsed.
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
