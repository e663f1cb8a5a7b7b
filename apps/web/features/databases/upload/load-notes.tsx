import type { Upload } from "@askery/api";
import { Info, TriangleAlert } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { writeCount } from "../../../shared/wording/own-formats.ts";

/** Notes on how a file was read, so that its owner notices misunderstandings. Open if there are assumptions. */
export function LoadNotes({ upload: { notes, noteCount, tables } }: { readonly upload: Upload }) {
  const [first] = notes;
  if (first === undefined) return null;
  const assumedCount = notes.filter(({ isAssumed }) => isAssumed).length;
  const namesTables = tables.length > 1;
  return (
    <details
      open={assumedCount > 0}
      className={joinClasses("rounded-3 px-3 py-2", assumedCount > 0 ? "bg-warning-soft" : "bg-hover")}
    >
      <summary className="w-fit rounded-1 font-medium max-md:py-2">
        {assumedCount > 0 ? "Check how it was read" : "How it was read"}
      </summary>
      <ul className="mt-1.5 max-h-80 overflow-y-auto text-text-2">
        {notes.map(({ table, message, isAssumed }) => (
          <li key={`${table} ${message}`} className="flex gap-2 py-0.5">
            {isAssumed ? (
              <TriangleAlert aria-label="Assumed" className="mt-0.5 flex-none text-warning" />
            ) : (
              <Info aria-hidden className="mt-0.5 flex-none text-text-3" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {namesTables && <span className="mono text-text-3">{table}: </span>}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {notes.length < noteCount && (
        <p className="mt-1 text-12 text-text-3">
          The first {notes.length} of {writeCount(noteCount)} are shown.
        </p>
      )}
    </details>
  );
}
