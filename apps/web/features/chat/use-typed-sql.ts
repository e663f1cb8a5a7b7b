import type { Answer } from "@askery/model";
import { useState } from "react";
import { isSameSql, type Sql } from "../../shared/sql-variables/sync-variables.ts";

interface TypedSql {
  /** What is in the editor: what was typed, or else what ran last. */
  readonly sql: Sql;
  readonly isChanged: boolean;
  readonly type: (sql: Sql) => void;
  /** Leaves what is in the editor there, whatever the answer becomes. */
  readonly hold: () => void;
  /** Shows what ran last: unless something else was typed since, if what was typed is given. */
  readonly drop: (typed?: Sql) => void;
}

/** The SQL in an answer's editor. */
export function useTypedSql({ plan, sql: text }: Answer): TypedSql {
  // A person's text with its variables, or the engine's SQL with its values.
  const ranLast: Sql =
    plan.kind === "sql" ? { text: plan.text, variables: plan.variables ?? [] } : { text, variables: [] };
  const [typed, setTyped] = useState<Sql | null>(null);
  const sql = typed ?? ranLast;
  return {
    sql,
    isChanged: typed !== null,
    type: (next) => setTyped(isSameSql(next, ranLast) ? null : next),
    hold: () => setTyped(sql),
    drop: (ran) => setTyped((now) => (ran === undefined || now === ran ? null : now)),
  };
}
