import type { Answer, Table } from "@askery/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readWholeTable } from "./read-whole-table.ts";
import { isWhole, type TableRest } from "./whole-table.ts";

interface WholeTable {
  /** With all rows, once they are loaded. */
  readonly answer: Answer;
  /** Null once all rows are loaded. */
  readonly rest: TableRest | null;
  /** Returns the whole table, loading it if necessary. */
  readonly readTable: () => Promise<Table>;
}

/** Unused rows are released after a minute. */
const cacheMs = 60_000;

/** An answer whose table may have more rows than the conversation includes; loads them on demand. */
export function useWholeTable(turnId: string, answer: Answer): WholeTable {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<string | null>(null);
  const { askedAt } = answer.receipt;
  const options = {
    queryKey: ["table", turnId, askedAt],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => readWholeTable(turnId, answer, signal),
    staleTime: Infinity,
    gcTime: cacheMs,
    // Comparing a hundred thousand rows with the previous ones would block the page.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  };
  const isHere = isWhole(answer);
  const query = useQuery({ ...options, enabled: !isHere && wanted === askedAt });
  const { data, isFetching, error } = query;
  if (isHere) return { answer, rest: null, readTable: async () => answer.table };
  return {
    answer: data === undefined ? answer : { ...answer, table: data },
    rest:
      data === undefined
        ? {
            rowCount: answer.receipt.rowCount,
            isReading: isFetching,
            failure: error,
            want: () => (error === null ? setWanted(askedAt) : void query.refetch()),
          }
        : null,
    readTable: async () => client.query({ ...options, staleTime: "static" }),
  };
}
