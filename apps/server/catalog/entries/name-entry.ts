import type { Knowledge } from "@askery/api";

/** The name of an entry, unique among entries of its kind. */
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
  }
}
