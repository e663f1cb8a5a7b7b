import type { Company, CompanyColumn, CompanyTable } from "./company.ts";
import { readColumnType } from "./read-column-type.ts";
import { QuestionReader } from "./question-reader.ts";

/** A line that cannot be read. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export interface ReadCompany {
  readonly company: Company;
  readonly problems: readonly LineProblem[];
}

/** Reads the text of a company. The format is in README.md. A line that cannot be read is left out and reported. */
export function readCompany(id: string, text: string): ReadCompany {
  const problems: LineProblem[] = [];
  const tables: { name: string; phrases: readonly string[]; columns: CompanyColumn[] }[] = [];
  const questions = new QuestionReader(id);
  let title = "";
  let today = "";
  const readLine = (line: string): string | null => {
    if (line.startsWith("# ")) title = line.slice(2).trim();
    else if (line.startsWith("today ")) today = line.slice(6).trim();
    else if (/^[?=!]/.test(line)) return questions.read(line);
    else if (/^\s/.test(line)) {
      const column = readColumn(line);
      if (typeof column === "string") return column;
      const table = tables.at(-1);
      if (!table) return "A column needs a table before it.";
      table.columns.push(column);
    } else {
      const [name = "", phrases = ""] = splitParts(line);
      if (!isName.test(name)) return `"${name}" is no table name: use lower-case words joined by "_".`;
      tables.push({ name, phrases: splitList(phrases), columns: [] });
    }
    return null;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const message = readLine(line);
    if (message !== null) problems.push({ line: index + 1, message });
  }
  const found = findProblems({ title, today, tables });
  return {
    company: { id, title, today, tables, questions: questions.finish() },
    problems: [...problems, ...[...found, ...questions.problems].map((message) => ({ line: 1, message }))],
  };
}

const isName = /^[a-z][a-z0-9_]*$/;

function readColumn(line: string): CompanyColumn | string {
  const [head = "", phrases = "", values = ""] = splitParts(line);
  const [name = "", ...typeWords] = head.split(/\s+/);
  if (!isName.test(name)) return `"${name}" is no column name: use lower-case words joined by "_".`;
  const type = readColumnType(typeWords.join(" "));
  if (typeof type === "string") return `${name}: ${type}`;
  if ((type.kind === "category" || type.kind === "status") && splitList(values).length < 2) {
    return `${name}: a ${type.kind} needs at least two values in the third part.`;
  }
  const [said = "", empty = ""] = phrases.split(/;?\s*empty:/);
  return {
    name,
    type,
    phrases: splitList(said),
    emptyPhrases: splitList(empty),
    values: splitList(values),
  };
}

function splitParts(line: string): readonly string[] {
  return line.split("|").map((part) => part.trim());
}

function splitList(text: string): readonly string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function findProblems({
  title,
  today,
  tables,
}: {
  readonly title: string;
  readonly today: string;
  readonly tables: readonly CompanyTable[];
}): readonly string[] {
  const names = new Set(tables.map(({ name }) => name));
  const problems: string[] = [];
  if (title === "") problems.push('The first line must be "# " and the title.');
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) problems.push('A line "today 2026-05-20" is missing.');
  if (tables.length < 2) problems.push("A company needs at least two tables.");
  if (names.size < tables.length) problems.push("Two tables have the same name.");
  for (const { name, columns } of tables) {
    if (columns[0]?.type.kind !== "key") problems.push(`${name}: the first column must be "id key".`);
    if (new Set(columns.map((column) => column.name)).size < columns.length) {
      problems.push(`${name}: two columns have the same name.`);
    }
    for (const column of columns) {
      if (column.type.kind === "ref" && !names.has(column.type.target)) {
        problems.push(`${name}.${column.name}: there is no table "${column.type.target}".`);
      }
    }
  }
  return problems;
}
