import { map, mention, pattern, type Pattern } from "./pattern.ts";

/** A word that the glossary takes for a table or a column. */
export const glossaryPatterns: readonly Pattern[] = [
  pattern(
    "glossary",
    "dimension",
    map(mention("glossary"), ({ target: { entry } }) => {
      const { meaning } = entry;
      if (meaning.kind === "table") return [{ kind: "entity", table: meaning.table }];
      if (meaning.kind === "column") {
        return [{ kind: "attribute", column: { table: meaning.table, column: meaning.column } }];
      }
      return null;
    }),
  ),
];
