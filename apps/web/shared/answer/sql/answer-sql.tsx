import type { DialectName } from "@askery/model";
import { CopyButton } from "../../copy/copy-button.tsx";
import { SqlListing } from "./sql-listing.tsx";

interface AnswerSqlProps {
  readonly sql: string;
  readonly dialect: DialectName;
  /** What it is, for its label and the button that copies it. Default: "SQL" */
  readonly what?: string;
}

/** The SQL of an answer with its parameters filled in, read-only, with a copy button. */
export function AnswerSql({ sql, dialect, what = "SQL" }: AnswerSqlProps) {
  return (
    <>
      <SqlListing sql={sql} dialect={dialect} label={what} />
      <div className="flex items-center gap-2 border-t border-line p-2">
        <CopyButton what={what} read={() => sql} />
        <span className="ms-auto pe-2 text-12 text-text-3">Read-only: it can't change any data.</span>
      </div>
    </>
  );
}
