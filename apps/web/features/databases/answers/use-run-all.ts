import { listAnswerTests, listTestRuns, runAnswerTest, type AnswerTest } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";

interface RunAll {
  /** Null while nothing runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly start: () => void;
  /** Stops the query that runs, too. */
  readonly stop: () => void;
}

/** Runs all tests of a database, one after the other. Leaving the page stops. */
export function useRunAll(databaseId: string): RunAll {
  const client = useQueryClient();
  const [progress, setProgress] = useState<RunAll["progress"]>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const tests = await readAll(databaseId, signal);
      for (const [done, { id }] of tests.entries()) {
        setProgress({ done, total: tests.length });
        await call(runAnswerTest, { params: { databaseId, testId: id } }, signal);
        await invalidateAll(client, [listAnswerTests, listTestRuns], { databaseId });
      }
    } catch (error) {
      if (!signal.aborted) reportFailure(failures.notRun, error);
    } finally {
      setProgress(null);
    }
  };
  return { progress, start: () => void start(), stop: () => running.current?.abort() };
}

async function readAll(databaseId: string, signal: AbortSignal): Promise<readonly AnswerTest[]> {
  const tests: AnswerTest[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor };
    const page = await call(listAnswerTests, { params: { databaseId }, query }, signal);
    tests.push(...page.items);
    cursor = page.nextCursor;
  }
  return tests;
}
