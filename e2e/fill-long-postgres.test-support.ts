import { Client } from "pg";
import { expect } from "vitest";
import { fillPostgres, type FilledPostgres } from "./fill-postgres.test-support.ts";

export interface LongPostgres extends FilledPostgres {
  /** The number of active queries of the read-only user, without idle connections. */
  readonly countBusy: () => Promise<number>;
  /** How many of them read from crossings. */
  readonly countCrossing: () => Promise<number>;
  /** Runs a statement as the owner. */
  readonly run: (sql: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The small shop, notes, crossings that take forever to count, and echoes with more rows than any socket can buffer.
 */
export async function fillLongPostgres(connectionString: string): Promise<LongPostgres> {
  const filled = await fillPostgres(connectionString);
  const owner = new Client({ connectionString });
  // Ignores that the server ends while no query is running.
  owner.on("error", () => undefined);
  await owner.connect();
  await owner.query(`
    create view crossings as
      select a.id % 5 as rating from order_lines a, order_lines b, order_lines c, order_lines d, order_lines e;
    create view echoes as
      select a.id, 'Echo ' || b.id as title from order_lines a, order_lines b, order_lines c, order_lines d;
    create table notes as select i as id, 'Note ' || i as title from generate_series(1, 40000) i;
    alter table notes add primary key (id);
    grant select on crossings, echoes, notes to ${filled.user};
    analyze notes;
  `);
  const count = async (words: string) => {
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where usename = $1 and state <> 'idle' and position($2 in query) > 0`,
      [filled.user, words],
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.count ?? 0;
  };
  return {
    ...filled,
    countBusy: () => count(""),
    countCrossing: () => count("crossings"),
    run: async (sql) => void (await owner.query(sql)),
    close: () => owner.end(),
  };
}
