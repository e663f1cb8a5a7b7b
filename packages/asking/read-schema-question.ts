import { humanizeName } from "@askery/engine";
import type { Catalog, CatalogTable, Problem } from "@askery/model";

/**
 * Recognizes a question about the structure of the database: "what tables are there?", "which columns does orders
 * have?". It is refused with a problem that lists the names; null for every other question.
 */
export function readSchemaQuestion(text: string, { tables }: Catalog): Problem | null {
  const asked = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, " ")
    .trim();
  if (asked.length > maxCharacters) return null;
  if (questionsAboutTables.has(asked)) return refuse({ tables: listNames(tables) });
  const table = tables.find(({ name }) =>
    [name.toLowerCase(), humanizeName(name)].some((form) => columnQuestions(form).includes(asked)),
  );
  return table === undefined
    ? null
    : refuse({ table: humanizeName(table.name), columns: listColumns(table) });
}

const maxCharacters = 120;

/** Without punctuation, in lower case. */
const questionsAboutTables: ReadonlySet<string> = new Set([
  "describe the database",
  "describe the schema",
  "help",
  "list all tables",
  "show tables",
  "show all tables",
  "show the schema",
  "tables",
  "what can i ask",
  "what can you do",
  "what can you tell me",
  "what data do you have",
  "what data is there",
  "what do you know",
  "what is in this database",
  "what is in the database",
  "what is in here",
  "what tables are there",
  "what tables do you have",
  "what tables exist",
  "which tables are there",
  "which tables do you have",
  "which tables exist",
]);

function columnQuestions(table: string): readonly string[] {
  return [
    `columns of ${table}`,
    `describe ${table}`,
    `describe table ${table}`,
    `describe the ${table} table`,
    `list all columns of ${table}`,
    `list the columns of ${table}`,
    `show columns of ${table}`,
    `what columns are in ${table}`,
    `what columns does ${table} have`,
    `what is in ${table}`,
    `which columns are in ${table}`,
    `which columns are there in ${table}`,
    `which columns does ${table} have`,
    `which columns do ${table} have`,
  ];
}

function refuse(facts: Problem["facts"]): Problem {
  return { code: "not-a-question-about-data", spans: [], facts, suggestions: [] };
}

/** The maximum number of names in a message; the largest tables come first. */
const maxNames = 20;

function listNames(tables: readonly CatalogTable[]): string {
  const sorted = tables.toSorted((a, b) => (b.rowEstimate ?? 0) - (a.rowEstimate ?? 0));
  return shorten(sorted.map(({ name }) => humanizeName(name)));
}

function listColumns({ columns }: CatalogTable): string {
  return shorten(columns.map(({ name }) => humanizeName(name)));
}

function shorten(names: readonly string[]): string {
  const hidden = names.length - maxNames;
  return [...names.slice(0, maxNames), ...(hidden > 0 ? [`${String(hidden)} more`] : [])].join(", ");
}
