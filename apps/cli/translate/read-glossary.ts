import { humanizeName } from "@askery/engine";
import type { Catalog, Glossary, GlossaryEntry, Meaning } from "@askery/model";

/**
 * Reads simple definitions from free text: "turnover means revenue", "client = customers", if the right side is the
 * name of exactly one table or column. Everything else is ignored.
 */
export function readGlossary(text: string, catalog: Catalog): Glossary {
  const names = indexNames(catalog);
  const entries = text.split(/[\n;]/).flatMap((line) => readEntry(line, names));
  return { entries };
}

/** Ambiguous names are null. */
type Names = ReadonlyMap<string, Meaning | null>;

/** Longer lines are explanations rather than definitions. */
const longestLine = 200;
const links = [" means ", " stands for ", " is short for ", " = ", "="];

function readEntry(line: string, names: Names): readonly GlossaryEntry[] {
  if (line.length > longestLine) return [];
  const link = links.find((words) => line.includes(words));
  if (link === undefined) return [];
  const index = line.indexOf(link);
  const phrase = strip(line.slice(0, index));
  const meaning = names.get(keyOf(strip(line.slice(index + link.length))));
  return phrase === "" || !meaning ? [] : [{ phrase, meaning }];
}

const marks = new Set(["-", "*", "•", '"', "'", "“", "”", "‘", "’", "`", ".", ",", ":", " ", "\t", "\r"]);

/** Removes list marks, quotation marks and the final period. */
function strip(text: string): string {
  const isMark = (index: number) => marks.has(text.charAt(index));
  let [start, end] = [0, text.length];
  while (start < end && isMark(start)) start++;
  while (end > start && isMark(end - 1)) end--;
  return text.slice(start, end);
}

function indexNames({ tables }: Catalog): Names {
  const names = new Map<string, Meaning | null>();
  const add = (name: string, meaning: Meaning) => {
    const key = keyOf(name);
    names.set(key, names.has(key) ? null : meaning);
  };
  for (const table of tables) {
    add(table.name, { kind: "table", table: table.id });
    for (const column of table.columns) {
      const meaning: Meaning = { kind: "column", table: table.id, column: column.name };
      add(column.name, meaning);
      add(`${table.name}.${column.name}`, meaning);
    }
  }
  return names;
}

function keyOf(name: string): string {
  const [table, column] = name.split(".");
  return column === undefined
    ? humanizeName(name).toLowerCase()
    : `${humanizeName(table ?? "")}.${humanizeName(column)}`.toLowerCase();
}
