import type { Knowledge } from "@askery/api";
import { isOtherName } from "../../knowledge/other-names.ts";

/** Identifies an entry of a database. One word may be the other name of several tables and columns. */
export function identifyEntry(entry: Knowledge): string {
  const target = isOtherName(entry) ? [entry.table, entry.column] : [];
  return JSON.stringify([entry.kind, nameEntry(entry), ...target]);
}

/** The name of an entry among entries of its kind. */
export function nameEntry(entry: Knowledge): string {
  switch (entry.kind) {
    case "synonym":
      return entry.phrase.toLowerCase();
    case "metric":
      return entry.name.toLowerCase();
    case "filter":
      return `${entry.table}: ${entry.condition}`;
    case "example":
      return entry.question;
    case "rule":
      return entry.text;
    case "event":
      return `${entry.from} ${entry.title}`;
  }
}
