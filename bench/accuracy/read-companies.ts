import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Benchmark } from "./question.ts";
import { splitChecked } from "./read-benchmarks.ts";
import { readLabelFile, type DatabaseLabels } from "./read-labels.ts";
import { readQuestionLines } from "./read-question-lines.ts";

/**
 * Reads the questions about invented companies, each a folder with `database.sql`, which creates and fills its SQLite
 * database, `questions.jsonl`, and `meaning.tsv` with labels. Those about companies that only provide figures are a benchmark of their own.
 */
export function readCompanies(cacheFolder: string): readonly Benchmark[] {
  const questions = companies.flatMap((name) => {
    const database = findCompanyFile(name, cacheFolder);
    return readQuestionLines(join(folder, name, "questions.jsonl"), () => database);
  });
  return splitChecked({ name: "companies", isOpen: true, questions });
}

/** Reads the hand labels of the companies' tables and columns, which were made before the engine described them. */
export function readCompanyLabels(cacheFolder: string): readonly DatabaseLabels[] {
  return companies.map((name) =>
    readLabelFile(join(folder, name, "meaning.tsv"), { name, path: findCompanyFile(name, cacheFolder) }),
  );
}

const folder = fileURLToPath(new URL("../questions/companies", import.meta.url));
const companies = readdirSync(folder).toSorted();

/** The path of a company's database, which is built once, and again when its script changes. */
function findCompanyFile(name: string, cacheFolder: string): string {
  const script = readFileSync(join(folder, name, "database.sql"), "utf8");
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  const path = join(cacheFolder, "companies", version, `${name}.sqlite`);
  if (!existsSync(path)) buildDatabase(path, script);
  return path;
}

/** The file gets its name when it is complete, so that an interrupted run leaves no half-filled database. */
function buildDatabase(path: string, script: string): void {
  mkdirSync(join(path, ".."), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const database = new DatabaseSync(draft);
  database.exec(script);
  database.close();
  renameSync(draft, path);
}
