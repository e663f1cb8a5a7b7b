import type { Sync } from "@askery/api";
import { Lock } from "lucide-react";
import { describeWithheld } from "./describe-withheld.ts";

/** Columns that look like secrets, with the reasons. Renders nothing if there are none. */
export function WithheldColumns({ sync: { withheld } }: { readonly sync: Pick<Sync, "withheld"> }) {
  if (withheld.length === 0) return null;
  return (
    <details className="mt-1.5 text-12">
      <summary className="w-fit rounded-1 text-text-2 hover:text-text max-md:py-2">
        <Lock className="me-1 inline size-3! align-[-2px]" aria-hidden />
        {describeWithheld(withheld)}
      </summary>
      <ul aria-label="Withheld columns" className="mt-1.5 flex flex-col gap-1 ps-4 wrap-anywhere">
        {withheld.map(({ table, column, reason }) => (
          <li key={`${table}.${column}`}>
            <span className="mono">
              {table}.{column}
            </span>
            <span className="text-text-2">: {reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
