import type { DialectName } from "@askery/model";
import { lazy, Suspense } from "react";
import { scrollable } from "../../../ui/scrollable.ts";
import { SqlLines } from "./sql-lines.tsx";

const ColoredLines = lazy(async () => ({ default: (await import("./colored-lines.tsx")).ColoredLines }));

interface SqlListingProps {
  readonly sql: string;
  readonly dialect: DialectName;
  /** Names it for screen readers. Default: "SQL" */
  readonly label?: string;
}

/** Read-only SQL with line numbers. Plain until the grammar for its colors is loaded. */
export function SqlListing({ sql, dialect, label = "SQL" }: SqlListingProps) {
  return (
    <section
      {...scrollable}
      aria-label={label}
      className="max-h-[420px] overflow-auto bg-surface py-3 -outline-offset-2"
    >
      <pre className="ms-0.5 w-max min-w-[calc(100%-2px)] font-mono text-[12.5px] leading-5 text-text-2">
        <Suspense fallback={<SqlLines lines={plainLines(sql)} />}>
          <ColoredLines sql={sql} dialect={dialect} />
        </Suspense>
      </pre>
    </section>
  );
}

function plainLines(sql: string) {
  return sql.split("\n").map((text) => [{ text, color: "" }]);
}
