import type { Upload } from "@askery/api";
import { countOf } from "../../../shared/wording/count-of.ts";
import { writeCount } from "../../../shared/wording/own-formats.ts";

/** The rows of a file that could not be loaded, with the reasons. Renders nothing if all could. */
export function RowErrors({ upload: { rowErrors, rowErrorCount, fileName } }: { readonly upload: Upload }) {
  if (rowErrorCount === 0) return null;
  return (
    <details className="rounded-3 bg-warning-soft px-3 py-2">
      <summary className="w-fit rounded-1 font-medium max-md:py-2">
        {countOf(rowErrorCount, "row")} of {fileName} {rowErrorCount === 1 ? "was" : "were"} not loaded as{" "}
        {rowErrorCount === 1 ? "it is" : "they are"}
      </summary>
      <ul className="mt-1.5 max-h-48 overflow-y-auto text-text-2">
        {rowErrors.map(({ row, message }) => (
          <li key={`${row} ${message}`} className="flex gap-3 py-0.5">
            <span className="figures flex-none text-text-3">Row {writeCount(row)}</span>
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
      {rowErrors.length < rowErrorCount && (
        <p className="mt-1 text-12 text-text-3">The first {rowErrors.length} are shown.</p>
      )}
    </details>
  );
}
