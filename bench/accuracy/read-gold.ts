import { prepareGold, type GoldResult } from "../compare-results.ts";
import type { BenchDatabase } from "./bench-database.ts";
import type { Question } from "./question.ts";

/** The results of a question's gold SQL, for each variant that runs. */
export async function readGold(question: Question, database: BenchDatabase): Promise<readonly GoldResult[]> {
  const results: GoldResult[] = [];
  const { midnightIsDate } = database;
  for (const sql of question.gold) {
    const result = await database.runGold(sql, question.today);
    if (result.kind === "ran") results.push(prepareGold(sql, result.table, { midnightIsDate }));
  }
  return results;
}
