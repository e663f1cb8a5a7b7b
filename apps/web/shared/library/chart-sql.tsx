import type { SavedChart } from "@askery/api";
import { AnswerSql } from "../answer/sql/answer-sql.tsx";

interface ChartSqlProps {
  readonly chart: Pick<SavedChart, "sql" | "ranSql" | "totalOf" | "statement">;
}

/**
 * The SQL of a chart. If its figures were read together with those of other cards, or follow from another card's rows, that
 * says so, and shows the SQL that was run as well: people check figures by it.
 */
export function ChartSql({ chart: { sql, ranSql, totalOf, statement } }: ChartSqlProps) {
  const { dialect } = statement;
  if (ranSql === null) return <AnswerSql sql={sql} dialect={dialect} />;
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-13 text-text-2">
        {totalOf === null
          ? "These figures were read together with those of other cards, by one statement. This SQL alone returns the same figures:"
          : `These figures were computed from the rows of “${totalOf}”. This SQL alone returns the same figures:`}
      </p>
      <AnswerSql sql={sql} dialect={dialect} />
      <p className="border-t border-line px-4 pt-3 pb-1 text-13 text-text-2">This statement was run:</p>
      <AnswerSql sql={ranSql} dialect={dialect} what="SQL that was run" />
    </>
  );
}
