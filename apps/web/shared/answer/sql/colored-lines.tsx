import type { DialectName } from "@askery/model";
import { useMemo } from "react";
import { highlightSql } from "./highlight-sql.ts";
import { SqlLines } from "./sql-lines.tsx";

interface ColoredLinesProps {
  readonly sql: string;
  readonly dialect: DialectName;
}

/** Lines of SQL in the editor's colors. Import it lazily, because it loads the editor's grammar. */
export function ColoredLines({ sql, dialect }: ColoredLinesProps) {
  const lines = useMemo(() => highlightSql(sql, dialect), [sql, dialect]);
  return <SqlLines lines={lines} />;
}
