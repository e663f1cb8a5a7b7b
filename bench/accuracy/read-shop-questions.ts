import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Benchmark, Question } from "./question.ts";
import { findSampleFile } from "./sample-file.ts";

export type ShopSet = "everyday" | "practice" | "blind" | "unanswerable";

/** A question about the sample shop, without the path of its file. */
export type ShopQuestion = Omit<Question, "database">;

export function readShopQuestions(name: ShopSet): readonly ShopQuestion[] {
  const text = readFileSync(new URL(`../questions/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map((line) => ({
      id: line.id,
      text: line.question,
      earlier: [],
      today: line.today,
      gold: line.sql === undefined ? [] : [line.sql, ...line.sql_alternatives],
      chart: null,
      namesChart: false,
    }));
}

export interface ShopOptions {
  /** Whether its misses may be read. */
  readonly isOpen: boolean;
  /** The folder of cached sample databases. */
  readonly cacheFolder: string;
}

/** Reads one set of questions. Each gets a sample database that ends on the question's day. */
export async function prepareShop(name: ShopSet, { isOpen, cacheFolder }: ShopOptions): Promise<Benchmark> {
  const questions: Question[] = [];
  for (const question of readShopQuestions(name)) {
    questions.push({ ...question, database: await findSampleFile(question.today, cacheFolder) });
  }
  return { name, isOpen, questions };
}

const lineSchema = z.object({
  id: z.string(),
  question: z.string(),
  sql: z.string().optional(),
  sql_alternatives: z.array(z.string()).default([]),
  today: z.string(),
});
