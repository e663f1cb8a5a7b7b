import { tablePrinter } from "../server/table-printer.ts";

/** Quotes a name with backticks. */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}

export function printText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

export const printTable = tablePrinter(quoteName);
