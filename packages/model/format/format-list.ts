import type { Cell } from "../table.ts";
import { missing } from "./format-date.ts";

/**
 * A list as its elements: "urgent, billing". Databases deliver lists as JSON arrays, and MariaDB its SETs as text with
 * commas. An empty list is shown like a missing value.
 */
export function formatList(cell: Cell): string {
  const text = readElements(String(cell ?? ""))
    .map(printElement)
    .join(", ");
  return text === "" ? missing : text;
}

/** The elements of a list as databases deliver it. A text that is no list is its own element. */
export function readElements(text: string): readonly unknown[] {
  if (!text.startsWith("[")) return text.split(",");
  try {
    const elements: unknown = JSON.parse(text);
    return Array.isArray(elements) ? elements : [text];
  } catch (cause) {
    if (cause instanceof SyntaxError) return [text];
    throw cause;
  }
}

function printElement(element: unknown): string {
  if (element === null) return missing;
  return typeof element === "string" ? element : JSON.stringify(element);
}
