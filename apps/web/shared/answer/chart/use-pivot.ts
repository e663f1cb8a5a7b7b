import type { ReadPivot } from "@askery/charts";
import type { Chart, Table } from "@askery/model";
import { useEffect, useState } from "react";

/** The lines of a pivot table: null until they are read, "failed" if their code could not be loaded. */
export function usePivot(
  { spec, facts }: Pick<Chart, "spec" | "facts">,
  table: Table,
  locale: string,
): ReadPivot | "failed" | null {
  const [pivot, setPivot] = useState<ReadPivot | "failed" | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const { readPivot } = await import("@askery/charts");
      return readPivot({ spec, facts, table, locale });
    };
    void read().then(
      (found) => isGone || setPivot(found),
      () => isGone || setPivot("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [spec, facts, table, locale]);
  return pivot;
}
