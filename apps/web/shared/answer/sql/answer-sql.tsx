import { CopyButton } from "../../copy/copy-button.tsx";
import { SqlListing } from "./sql-listing.tsx";

/** The SQL of an answer with its values in place, to read and to copy. */
export function AnswerSql({ sql }: { readonly sql: string }) {
  return (
    <>
      <SqlListing sql={sql} />
      <div className="flex items-center gap-2 border-t border-line p-2">
        <CopyButton what="SQL" read={() => sql} />
        <span className="ms-auto pe-2 text-12 text-text-3">Read-only: it can change nothing.</span>
      </div>
    </>
  );
}
