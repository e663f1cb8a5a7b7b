import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Benchmark, Question } from "./question.ts";
import { findSampleFile } from "./sample-file.ts";

export type ShopSet = "everyday" | "blind" | "unanswerable";

export interface ShopOptions {
  readonly isOpen: boolean;
  /** Where sample databases are kept between runs. */
  readonly cacheFolder: string;
}

/** One set of questions about the sample shop, on a sample database that ends on their day. */
export async function readShopQuestions(
  name: ShopSet,
  { isOpen, cacheFolder }: ShopOptions,
): Promise<Benchmark> {
  const text = readFileSync(new URL(`../questions/${name}.jsonl`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  const questions: Question[] = [];
  for (const line of lines) {
    const { id, question, sql, sql_alternatives, today, words } = lineSchema.parse(JSON.parse(line));
    questions.push({
      id,
      database: await findSampleFile(today, cacheFolder),
      text: question,
      earlier: [],
      today,
      gold: sql === undefined ? [] : [sql, ...sql_alternatives],
      chart: null,
      unknownWords: words,
    });
  }
  return { name, isOpen, questions };
}

const lineSchema = z.object({
  id: z.string(),
  question: z.string(),
  sql: z.string().optional(),
  sql_alternatives: z.array(z.string()).default([]),
  today: z.string(),
  words: z.array(z.string()).default([]),
});
