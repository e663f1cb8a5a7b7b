import { useEffect, useEffectEvent } from "react";
import { countOf } from "../../wording/count-of.ts";
import { describeFailure } from "../../server/describe-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import type { TableRest } from "./whole-table.ts";

/** Loads the rows that a chart needs, and shows the progress in its place. */
export function ReadRest({ rest }: { readonly rest: TableRest }) {
  const want = useEffectEvent(rest.want);
  useEffect(() => want(), []);
  return (
    <div className="flex h-60 items-center justify-center">
      <RestLine rest={rest} />
    </div>
  );
}

/** Shows that rows are being loaded, or why that failed. */
export function RestLine({ rest }: { readonly rest: TableRest }) {
  if (rest.failure === null || rest.isReading) {
    return <WaitingLine>{`Reading ${countOf(rest.rowCount, "row")}`}</WaitingLine>;
  }
  return (
    <p role="alert" className="flex items-center gap-2 px-4 py-2 text-13 text-text-2">
      {describeFailure(rest.failure).title}
      <Button size="sm" onClick={rest.want}>
        Read again
      </Button>
    </p>
  );
}
