import type { Completions } from "@askery/api";
import { AppError, defaultSettings } from "@askery/model";
import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import type { Store } from "../../store/open-store.ts";
import { exampleQuestions } from "../../databases/sample/example-questions.data.ts";
import { findResult } from "../../results/find-result.ts";
import { printOutcome } from "../../results/print-outcome.ts";
import type { SampleShop } from "../../databases/sample/sample-shop.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

export interface DemoAnswersOptions {
  readonly store: Store;
  /** A separate process, so that visitors' questions never delay those of users with an account. */
  readonly asking: AskingProcesses;
  readonly sample: SampleShop;
}

export interface ToCompleteDemo {
  readonly text: string;
  readonly caret: number;
  /** Aborted when the visitor has typed on. */
  readonly signal: AbortSignal;
}

/** Lower limits than for users with an account. */
const limits = { timeoutMs: 5_000, maxRows: 200, maxBytes: 200_000 };
/** The number of questions in progress at a time, for all visitors together. */
const maxAtOnce = 4;
/** The size of the cache, in characters. */
const maxCachedLength = 10_000_000;

/** Asked to open the sample. It is not an example, because answers to examples are stored and open nothing. */
const firstQuestion = "how many orders are there";

/**
 * Answers visitors' questions about the sample shop. Each question is answered once per build; answers to the example
 * questions are already stored for new accounts.
 */
export class DemoAnswers {
  readonly #options: DemoAnswersOptions;
  /** Least recently used first. */
  readonly #cached = new Map<string, string>();
  readonly #pending = new Map<string, Promise<string>>();
  #cachedLength = 0;
  #completing = 0;

  constructor(options: DemoAnswersOptions) {
    this.#options = options;
  }

  /**
   * An `Outcome` as JSON. @throws AppError `too-many-requests` if there are too many questions, or the error of the
   * sample
   */
  async ask(question: string): Promise<string> {
    const { path, today } = await this.#options.sample.ready();
    const text = question.replaceAll(/\s+/g, " ").trim();
    const key = JSON.stringify([today, text]);
    const cached = this.#cached.get(key);
    if (cached !== undefined) {
      this.#cache(key, cached);
      return cached;
    }
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    if (this.#pending.size >= maxAtOnce) throw tooManyAtOnce();
    const answering = this.#answer(text, { path, today }).finally(() => this.#pending.delete(key));
    this.#pending.set(key, answering);
    const outcome = await answering;
    this.#cache(key, outcome);
    return outcome;
  }

  /**
   * Completions of a question, from the sample alone.
   *
   * @throws AppError `too-many-requests` if too many are on their way, or the error of the sample
   */
  async complete({ text, caret, signal }: ToCompleteDemo): Promise<Completions> {
    const { path, today } = await this.#options.sample.ready();
    if (this.#completing >= maxAtOnce) throw tooManyAtOnce();
    this.#completing += 1;
    try {
      const source = { kind: "file", path } as const;
      const past = exampleQuestions.map((question) => ({ question, askedCount: 0, isUnderstood: true }));
      const asked = {
        source,
        today,
        settings: defaultSettings,
        text,
        caret,
        verified: [],
        past,
        earlier: [],
        chartPhrases: [],
      };
      return await this.#options.asking.run("completions", asked, { signal });
    } finally {
      this.#completing -= 1;
    }
  }

  /** Questions to start with. A visitor who sees them may ask soon, so this opens the sample in advance. */
  listQuestions(): readonly string[] {
    this.ask(firstQuestion).catch(() => undefined);
    return exampleQuestions;
  }

  async #answer(
    text: string,
    { path, today }: { readonly path: string; readonly today: string },
  ): Promise<string> {
    const example = await this.#options.store
      .selectFrom("sampleExample")
      .select("resultId")
      .where("sampleVersion", "=", today)
      .where("question", "=", text)
      .executeTakeFirst();
    if (example !== undefined) {
      return printOutcome(text, await findResult(this.#options.store, example.resultId));
    }
    const asked = await this.#options.asking.run("ask", {
      source: { kind: "file", path },
      today,
      settings: defaultSettings,
      text,
      earlier: [],
      limits,
    });
    return asked.kind === "answered" ? printOutcome(text, asked.result) : asked.outcome;
  }

  #cache(key: string, outcome: string): void {
    if (!this.#cached.delete(key)) this.#cachedLength += outcome.length;
    this.#cached.set(key, outcome);
    for (const [oldest, { length }] of this.#cached) {
      if (this.#cachedLength <= maxCachedLength) return;
      this.#cached.delete(oldest);
      this.#cachedLength -= length;
    }
  }
}

function tooManyAtOnce(): AppError {
  return new AppError("too-many-requests", askingMessages.demoBusy);
}
