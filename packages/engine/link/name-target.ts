import type { Mention } from "./mention.ts";

/** The table, column, value or phrase that a mention refers to. */
export function nameTarget(target: Mention["target"]): string {
  switch (target.kind) {
    case "table":
      return target.table;
    case "column":
      return `${target.table}.${target.column}`;
    case "value":
      return `${target.table}.${target.column} = ${[target.value, ...(target.others ?? [])].join(", ")}`;
    case "glossary":
      return target.entry.phrase;
  }
}
