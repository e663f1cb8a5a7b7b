import { tablePrinter } from "../server/table-printer.ts";

/** A name of the catalog, in backticks. */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

/** A text that means the same in every mode of the server. */
export function printText(text: string): string {
  return `_utf8mb4 X'${Buffer.from(text).toString("hex")}'`;
}

export const printTable = tablePrinter(quoteName);
