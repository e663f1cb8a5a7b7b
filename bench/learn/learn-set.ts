import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Benchmark, Question } from "../accuracy/question.ts";
import { buildDatabase } from "./build-database.ts";
import { canonicalTables } from "./canonical-tables.ts";
import type { Company, CompanyQuestion } from "./company.ts";
import type { GoldForm, StoredForm } from "./gold-source.ts";
import { listCompanies } from "./list-companies.ts";
import { makeVariant } from "./name-habits.ts";
import { populateCompany } from "./populate-company.ts";
import { listSelections, readOutputs, type Output } from "./read-outputs.ts";
import { runSql } from "./run-sql.ts";
import { teachVariant } from "./teach-variant.ts";
import type { Variant } from "./variant.ts";
import { variantTables } from "./variant-tables.ts";

/** Variants of each company that are asked unless another number is given. */
export const usualVariants = 2;

/**
 * Prepares the questions about the invented companies, each asked of several variants of its schema. Every fourth company is
 * held out: nothing is fitted on it, and its misses are not read. The tidy variant is asked once more with a glossary of
 * all words of the trade: the sets "taught".
 */
export function prepareLearnSet(cacheFolder: string, variants = usualVariants): readonly Benchmark[] {
  const companies = listCompanies().map(({ company }) => company);
  const version = hashGenerator();
  const folder = join(cacheFolder, "learn", version);
  const all = companies.map((company) => prepareCompany(company, { folder, variants }));
  return [false, true].flatMap((isTaught) =>
    [false, true].map((isHeld) => ({
      name: `learn${isTaught ? " taught" : ""}${isHeld ? " held out" : ""}`,
      isOpen: !isHeld,
      questions: all
        .filter((_, index) => isHeldOut(index) === isHeld)
        .flat()
        .filter(({ glossary }) => (glossary !== undefined) === isTaught),
    })),
  );
}

/** @param index the company's, in the order of ids */
export function isHeldOut(index: number): boolean {
  return index % 4 === 3;
}

interface PrepareOptions {
  readonly folder: string;
  readonly variants: number;
}

/** Builds the databases of a company and its questions once, and again when its file or the generator changes. */
export function prepareCompany(company: Company, { folder, variants }: PrepareOptions): readonly Question[] {
  const version = createHash("sha256").update(JSON.stringify(company)).digest("hex").slice(0, 8);
  const own = join(folder, `${company.id}-${version}-${variants}`);
  const list = join(own, "questions.json");
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8")) as readonly Question[];
  const rows = populateCompany(company);
  const canonical = join(own, "canonical.sqlite");
  buildDatabase(canonical, canonicalTables(company, rows));
  const gold = readCompanyGold(company, canonical);
  const questions = Array.from({ length: variants }, (_, number) => {
    const variant = makeVariant(company, number);
    const path = join(own, `${company.id}.${number}.sqlite`);
    buildDatabase(path, variantTables(company, rows, variant));
    return gold.map((one) => askVariant(one, { company, variant, path, canonical }));
  }).flat();
  const taught = teachFirst(company, { own, questions });
  mkdirSync(own, { recursive: true });
  writeFileSync(`${list}.${process.pid}`, JSON.stringify([...questions, ...taught]));
  renameSync(`${list}.${process.pid}`, list);
  return [...questions, ...taught];
}

/** The questions of the tidy variant, with a file of all words of the trade. */
function teachFirst(
  company: Company,
  { own, questions }: { readonly own: string; readonly questions: readonly Question[] },
): readonly Question[] {
  const database = join(own, `${company.id}.taught.sqlite`);
  const glossary = join(own, `${company.id}.glossary.json`);
  writeFileSync(glossary, JSON.stringify(teachVariant(company, makeVariant(company, 0))));
  return questions
    .filter(({ id }) => id.endsWith(".0"))
    .map((question) => {
      if (!existsSync(database)) cpSync(question.database, database);
      return { ...question, id: question.id.replace(/0$/, "taught"), database, glossary };
    });
}

interface CompanyGold {
  readonly question: CompanyQuestion;
  readonly results: readonly { readonly sql: string; readonly outputs: readonly Output[] }[];
}

/** Questions with their outputs, without those whose answer would be empty: any empty result would be right. */
function readCompanyGold({ questions }: Company, path: string): readonly CompanyGold[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const found = questions.flatMap((question) => {
    const results = question.gold.flatMap(withShare).flatMap((sql) => {
      const reply = runSql(database, sql);
      const isTelling =
        reply.kind === "ran" && reply.rows.some((row) => row.some((cell) => cell !== null && cell !== 0));
      return isTelling ? [{ sql, outputs: readOutputs(database, sql) }] : [];
    });
    return question.gold.length > 0 && results.length === 0 ? [] : [{ question, results }];
  });
  database.close();
  return found;
}

/** A share may be shown in percent or as a number up to 1. */
function withShare(sql: string): readonly string[] {
  const share = sql.replaceAll(/\b100(?:\.0+)?\s*\*/g, "1.0 *");
  return share === sql ? [sql] : [sql, share];
}

interface VariantContext {
  readonly company: Company;
  readonly variant: Variant;
  readonly path: string;
  readonly canonical: string;
}

function askVariant(
  { question, results }: CompanyGold,
  { company, variant, path, canonical }: VariantContext,
): Question {
  const forms = results.map(({ sql, outputs }): GoldForm => ({
    stored: outputs.map((output) => storedForm(output, variant)),
    selections: listSelections(sql, outputs),
  }));
  return {
    id: `${question.id}.${variant.number}`,
    database: path,
    text: question.text,
    earlier: question.earlier,
    today: company.today,
    gold: results.map(({ sql }) => sql),
    goldSource: { database: canonical, forms },
    chart: null,
    namesChart: false,
  };
}

function storedForm(output: Output, { tables }: Variant): StoredForm {
  const column = tables
    .find(({ source }) => source === output?.table)
    ?.columns.find(({ source }) => source === output?.column);
  switch (column?.spelling.kind) {
    case "epoch":
    case "day number":
      return column.spelling.kind;
    case "letters":
      return { yes: column.spelling.yes, no: column.spelling.no };
    default:
      return "same";
  }
}

function hashGenerator(): string {
  const hash = createHash("sha256");
  for (const file of globSync("*.ts", { cwd: import.meta.dirname }).toSorted()) {
    if (!file.includes(".test.")) hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest("hex").slice(0, 8);
}
