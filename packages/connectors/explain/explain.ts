import { AppError, type DialectName, type ExecutionStep, type Statement, type Table } from "@askery/model";
import { duckdbExplain } from "../duckdb/explain-prefix.ts";
import { queryMessages } from "../messages/query-messages.ts";
import type { ExplainRows } from "./explain-rows.ts";

interface Explaining {
  /** The words before a statement that explain it instead of running it. */
  readonly prefix: string;
  /** Loaded with the first plan. */
  readonly load: () => Promise<(rows: ExplainRows) => readonly ExecutionStep[]>;
}

const explaining: Readonly<Record<DialectName, Explaining>> = {
  postgres: {
    prefix: "EXPLAIN (FORMAT JSON) ",
    load: async () => (await import("./read-postgres-plan.ts")).readPostgresPlan,
  },
  duckdb: {
    prefix: duckdbExplain,
    load: async () => (await import("./read-duckdb-plan.ts")).readDuckdbPlan,
  },
  sqlite: {
    prefix: "EXPLAIN QUERY PLAN ",
    load: async () => (await import("./read-sqlite-plan.ts")).readSqlitePlan,
  },
  mysql: {
    prefix: "EXPLAIN ",
    load: async () => (await import("./read-mysql-plan.ts")).readMysqlPlan,
  },
  clickhouse: {
    prefix: "EXPLAIN json = 1, description = 1 ",
    load: async () => (await import("./read-clickhouse-plan.ts")).readClickhousePlan,
  },
};

/** The statement that explains another one, which must only read. */
export function explained(statement: Statement): Statement {
  return { ...statement, text: explaining[statement.dialect].prefix + statement.text };
}

/**
 * The steps in the result of such a statement.
 *
 * @throws AppError `query-failed` if the result is not a plan that this version of Askery can read
 */
export async function readExecutionPlan(
  { values, rowCount }: Table,
  dialect: DialectName,
): Promise<readonly ExecutionStep[]> {
  const rows = Array.from({ length: rowCount }, (_, row) => values.map((column) => column[row] ?? null));
  try {
    return (await explaining[dialect].load())(rows);
  } catch (cause) {
    throw new AppError("query-failed", queryMessages.planNotRead, { cause });
  }
}
