import {
  deleteAnswerTest,
  listAnswerTests,
  listTestRuns,
  restoreAnswerTest,
  runAnswerTest,
  updateAnswerTest,
  type AnswerTest,
  type TestSchedule,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

export function useRunTest(databaseId: string) {
  return useMutation({
    mutationFn: async ({ id }: AnswerTest) => call(runAnswerTest, { params: { databaseId, testId: id } }),
    onError: (error) => reportFailure(failures.notRun, error),
    onSettled: useRefreshTests(databaseId),
  });
}

interface NewSchedule {
  readonly of: AnswerTest;
  readonly schedule: TestSchedule;
}

export function useChangeSchedule(databaseId: string) {
  return useMutation({
    mutationFn: async ({ of, schedule }: NewSchedule) =>
      call(updateAnswerTest, { params: { databaseId, testId: of.id }, body: { schedule } }),
    onError: (error) => reportFailure(failures.scheduleNotChanged, error),
    onSettled: useRefreshTests(databaseId),
  });
}

/** Removes a test at once, with Undo. */
export function useDeleteTest(databaseId: string) {
  const onSettled = useRefreshTests(databaseId);
  const restore = useMutation({
    mutationFn: async ({ id }: AnswerTest) => call(restoreAnswerTest, { params: { databaseId, testId: id } }),
    onError: (error) => reportFailure(failures.notRestored, error),
    onSettled,
  });
  return useMutation({
    mutationFn: async ({ id }: AnswerTest) => call(deleteAnswerTest, { params: { databaseId, testId: id } }),
    onSuccess: (_data, of) => showUndoToast("Test removed", () => restore.mutate(of)),
    onError: (error) => reportFailure(failures.notRemoved, error),
    onSettled,
  });
}

function useRefreshTests(databaseId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => invalidateAll(client, [listAnswerTests, listTestRuns], { databaseId });
}
