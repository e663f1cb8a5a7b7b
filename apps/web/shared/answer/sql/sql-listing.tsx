import { useMemo } from "react";
import { reachable } from "../../../ui/reachable.ts";
import { highlightSql, splitLines } from "./highlight-sql.ts";

/** SQL with numbered lines, to read. */
export function SqlListing({ sql }: { readonly sql: string }) {
  const lines = useMemo(() => splitLines(highlightSql(sql)), [sql]);
  return (
    <section {...reachable} aria-label="SQL" className="max-h-[420px] overflow-auto py-3 -outline-offset-2">
      <pre className="w-max min-w-full font-mono text-[12.5px] leading-5 text-text-2">
        {lines.map((runs, line) => (
          // Lines of one text never change places.
          <span key={line} className="block pe-4">
            <span
              aria-hidden
              className="sticky left-0 inline-block w-11 bg-surface pe-3 text-end text-text-3 select-none"
            >
              {line + 1}
            </span>
            {runs.map(({ text, kind }, place) => (
              <span key={place} className={colors[kind]}>
                {text}
              </span>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}

const colors = {
  plain: "",
  keyword: "text-accent-text",
  text: "text-warning",
  comment: "text-text-3",
} as const;
