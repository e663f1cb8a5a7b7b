import { tablePrinter } from "../server/table-printer.ts";

/** Quotes a name with backticks. */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("`", "``")}\``;
}

/** Prints a literal that means the same in every SQL mode. */
export function printText(text: string): string {
  return `_utf8mb4 X'${Buffer.from(text).toString("hex")}'`;
}

export const printTable = tablePrinter(quoteName);
