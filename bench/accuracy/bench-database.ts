import { realpathSync } from "node:fs";
import { openFile, readTable, type Connector, type Limits, type ProcessSpares } from "@askery/connectors";
import { prepareDatabase, printStatement, type PreparedDatabase } from "@askery/engine";
import { AppError, defaultSettings, type IsoDate, type Plan, type Statement } from "@askery/model";
import { freezeNow } from "./freeze-now.ts";
import { GoldCache } from "./gold-cache.ts";
import type { GoldReply, GoldRunner } from "./gold-runner.ts";

/** What came of running a statement. */
export type RunResult = GoldReply;

export interface BenchDatabaseOptions {
  readonly spares: ProcessSpares;
  readonly goldRunner: GoldRunner;
  /** Folder of the results of gold SQL. */
  readonly cacheFolder: string;
}

/** A database that questions are asked of: read and prepared once, then asked many times. */
export class BenchDatabase {
  readonly prepared: PreparedDatabase;
  readonly #path: string;
  readonly #connector: Connector;
  readonly #goldRunner: GoldRunner;
  readonly #cache: GoldCache;

  private constructor(
    prepared: PreparedDatabase,
    path: string,
    connector: Connector,
    options: BenchDatabaseOptions,
  ) {
    this.prepared = prepared;
    this.#path = path;
    this.#connector = connector;
    this.#goldRunner = options.goldRunner;
    this.#cache = new GoldCache(options.cacheFolder, path);
  }

  static async open(path: string, options: BenchDatabaseOptions): Promise<BenchDatabase> {
    const realPath = realpathSync(path);
    const connector = await openFile(realPath, { maxProcesses: 1, spares: options.spares });
    const [catalog, values] = [await connector.introspect(), await connector.sampleValues()];
    const prepared = prepareDatabase({ catalog, values, glossary: { entries: [] } });
    return new BenchDatabase(prepared, realPath, connector, options);
  }

  get dialect(): Connector["dialect"] {
    return this.#connector.dialect;
  }

  /** DuckDB has a type for dates; SQLite compares texts. */
  get midnightIsDate(): boolean {
    return this.dialect === "duckdb";
  }

  print(plan: Plan): Statement {
    const { catalog } = this.prepared;
    return printStatement(plan, { catalog, dialect: this.dialect, settings: defaultSettings });
  }

  async run(statement: Statement, timeoutMs: number): Promise<RunResult> {
    try {
      const run = await this.#connector.run(statement, { limits: { ...wideLimits, timeoutMs } });
      const table = await readTable(run);
      return table.isTruncated ? { kind: "failed", reason: "too many rows" } : { kind: "ran", table };
    } catch (error) {
      if (error instanceof AppError) return { kind: "failed", reason: error.message };
      throw error;
    }
  }

  async runGold(sql: string, today: IsoDate): Promise<RunResult> {
    const frozen = freezeNow(sql.trim().replace(/;$/, ""), today);
    const known = this.#cache.get(frozen);
    if (known) return known;
    const reply = await this.#computeGold(frozen);
    this.#cache.set(frozen, reply);
    return reply;
  }

  async close(): Promise<void> {
    this.#cache.save();
    await this.#connector.close();
  }

  #computeGold(sql: string): Promise<RunResult> {
    if (this.dialect === "sqlite") return this.#goldRunner.run(this.#path, sql);
    return this.run({ dialect: this.dialect, text: sql, parameters: [] }, goldTimeoutMs);
  }
}

const goldTimeoutMs = 20_000;

const wideLimits: Partial<Limits> = { maxRows: 50_000, maxBytes: 200_000_000, maxCellBytes: 1_000_000 };
