import type { Knowledge } from "@askery/api";

/** What an entry is known by among its kind: two of one name can't be. */
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
