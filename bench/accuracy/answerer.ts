import { ProcessSpares } from "@askery/connectors";
import { answerQuestion, type AnswerOptions } from "./answer-question.ts";
import type { Attempt } from "./attempt.ts";
import { BenchDatabase } from "./bench-database.ts";
import { GoldRunner } from "./gold-runner.ts";
import type { Question } from "./question.ts";

/** Answers questions about one database, one after another, in this process. */
export class Answerer {
  readonly #spares = new ProcessSpares();
  readonly #goldRunner = new GoldRunner();
  readonly #cacheFolder: string;

  constructor(cacheFolder: string) {
    this.#cacheFolder = cacheFolder;
  }

  async answerAll(
    questions: readonly Question[],
    options: AnswerOptions,
    report: (attempt: Attempt) => void,
  ): Promise<void> {
    const [first] = questions;
    if (!first) return;
    const database = await BenchDatabase.open(first.database, {
      glossary: first.glossary,
      spares: this.#spares,
      goldRunner: this.#goldRunner,
      cacheFolder: this.#cacheFolder,
    });
    try {
      for (const question of questions) report(await answerQuestion(question, database, options));
    } finally {
      await database.close();
    }
  }

  close(): void {
    this.#spares.close();
    this.#goldRunner.close();
  }
}
