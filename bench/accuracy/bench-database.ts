import { readFileSync, realpathSync } from "node:fs";
import { openFile, readTable, type Connector, type Limits, type ProcessSpares } from "@askery/connectors";
import { connectDatabase, defineGlossary, type AskableDatabase } from "@askery/asking";
import { printStatement } from "@askery/engine";
import {
  AppError,
  defaultSettings,
  type Glossary,
  type IsoDate,
  type Plan,
  type Statement,
} from "@askery/model";
import { freezeNow } from "./freeze-now.ts";
import { GoldCache } from "./gold-cache.ts";
import type { GoldReply, GoldRunner } from "./gold-runner.ts";
import type { Question } from "./question.ts";

/** The result of running a statement. */
export type RunResult = GoldReply;

export interface BenchDatabaseOptions {
  readonly spares: ProcessSpares;
  readonly goldRunner: GoldRunner;
  /** The folder of cached results of gold SQL. */
  readonly cacheFolder: string;
  /** The path of a file with a glossary, whose entries name tables. Default: none. */
  readonly glossary?: string | undefined;
}

/** A database for questions, read and prepared once. */
export class BenchDatabase {
  readonly askable: AskableDatabase;
  readonly #path: string;
  readonly #goldRunner: GoldRunner;
  readonly #cache: GoldCache;

  private constructor(askable: AskableDatabase, path: string, options: BenchDatabaseOptions) {
    this.askable = askable;
    this.#path = path;
    this.#goldRunner = options.goldRunner;
    this.#cache = new GoldCache(options.cacheFolder, path);
  }

  static async open(path: string, options: BenchDatabaseOptions): Promise<BenchDatabase> {
    const realPath = realpathSync(path);
    const connector = await openFile(realPath, { maxProcesses: 1, spares: options.spares });
    const askable = await connectDatabase(connector);
    return new BenchDatabase(defineWords(askable, options.glossary), realPath, options);
  }

  get dialect(): Connector["dialect"] {
    return this.askable.connector.dialect;
  }

  /** DuckDB has a date type, whereas SQLite compares dates as text. */
  get midnightIsDate(): boolean {
    return this.dialect === "duckdb";
  }

  print(plan: Plan, today: IsoDate, values: "parameters" | "inline" = "parameters"): Statement {
    const { catalog } = this.askable.prepared;
    return printStatement(plan, { catalog, dialect: this.dialect, today, settings: defaultSettings, values });
  }

  async run(statement: Statement, timeoutMs: number): Promise<RunResult> {
    try {
      const run = await this.askable.connector.run(statement, { limits: { ...wideLimits, timeoutMs } });
      const table = await readTable(run);
      return table.isTruncated ? { kind: "failed", reason: "too many rows" } : { kind: "ran", table };
    } catch (error) {
      if (error instanceof AppError) return { kind: "failed", reason: error.message };
      throw error;
    }
  }

  async runGold(
    sql: string,
    { today, goldSource }: Pick<Question, "today" | "goldSource">,
  ): Promise<RunResult> {
    const frozen = freezeNow(sql.trim().replace(/;$/, ""), today);
    const known = this.#cache.get(frozen);
    if (known) return known;
    const reply = await (goldSource
      ? this.#goldRunner.run(goldSource.database, frozen)
      : this.#computeGold(frozen));
    this.#cache.set(frozen, reply);
    return reply;
  }

  async close(): Promise<void> {
    this.#cache.save();
    await this.askable.connector.close();
  }

  #computeGold(sql: string): Promise<RunResult> {
    if (this.dialect === "sqlite") return this.#goldRunner.run(this.#path, sql);
    return this.run({ dialect: this.dialect, text: sql, parameters: [] }, goldTimeoutMs);
  }
}

function defineWords(askable: AskableDatabase, path: string | undefined): AskableDatabase {
  if (path === undefined) return askable;
  // The file is our own.
  const { entries } = JSON.parse(readFileSync(path, "utf8")) as Glossary;
  const ids = new Map(askable.prepared.catalog.tables.map(({ id, name }) => [name, id]));
  const known = entries.map(({ phrase, meaning }) => {
    const table = ids.get(meaning.table) ?? meaning.table;
    return { phrase, meaning: { ...meaning, table } };
  });
  return defineGlossary(askable, { entries: known });
}

const goldTimeoutMs = 20_000;

const wideLimits: Partial<Limits> = { maxRows: 50_000, maxBytes: 200_000_000, maxCellBytes: 1_000_000 };
