import type { SavedChart } from "@askery/api";
import type { DialectName } from "@askery/model";
import { AnswerSql } from "../answer/sql/answer-sql.tsx";
import { formatSql } from "../answer/sql/format-sql.ts";

interface ChartSqlProps {
  readonly chart: Pick<SavedChart, "sql" | "ranSql" | "totalOf" | "statement">;
}

/**
 * The SQL of a chart. If its figures were read together with those of other cards, or follow from another card's rows, that
 * says so, and shows the SQL that was run as well: people check figures by it.
 */
export function ChartSql({ chart: { sql, ranSql, totalOf, statement } }: ChartSqlProps) {
  const { dialect } = statement;
  const own = <AnswerSql sql={breakLines(sql, dialect)} dialect={dialect} />;
  if (ranSql === null) return own;
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-13 text-text-2">
        {totalOf === null
          ? "These figures were read together with those of other cards, by one statement. This SQL alone returns the same figures:"
          : `These figures were computed from the rows of “${totalOf}”. This SQL alone returns the same figures:`}
      </p>
      {own}
      <p className="border-t border-line px-4 pt-3 pb-1 text-13 text-text-2">This statement was run:</p>
      <AnswerSql sql={breakLines(ranSql, dialect)} dialect={dialect} what="SQL that was run" />
    </>
  );
}

/** The longest line that a chart's page shows whole. */
const longestLine = 100;

/** SQL with lines that would be cut off gets a line for each clause and condition; any other is as it was written. */
function breakLines(sql: string, dialect: DialectName): string {
  return sql.split("\n").some(({ length }) => length > longestLine) ? formatSql(sql, dialect) : sql;
}
