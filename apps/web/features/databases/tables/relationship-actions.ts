import {
  declareRelationship,
  getReadiness,
  judgeRelationships,
  listStarters,
  removeRelationship,
  type RequestOf,
  type SavedRelationship,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { relationshipEndpoints, tableEndpoints } from "../settings/schema-endpoints.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";

export type Verdict = RequestOf<typeof judgeRelationships>["body"]["verdict"];
export type Sides = RequestOf<typeof declareRelationship>["body"];

const toasts: Readonly<Record<Verdict, (count: number) => string>> = {
  confirmed: (count) => (count === 1 ? "Relationship confirmed" : `${count} relationships confirmed`),
  rejected: (count) => (count === 1 ? "Not related, then" : `${count} not related, then`),
  undecided: (count) => (count === 1 ? "Left undecided" : `${count} left undecided`),
};

interface Judgment {
  /** All of them must have had the same verdict before. */
  readonly of: readonly SavedRelationship[];
  readonly verdict: Verdict;
}

/** Confirms or rejects inferred relationships, with Undo. */
export function useJudgeRelationships(databaseId: string) {
  const client = useQueryClient();
  const shared = {
    mutationFn: async ({ of, verdict }: Judgment) =>
      call(judgeRelationships, {
        params: { databaseId },
        body: { relationshipIds: of.map(({ id }) => id), verdict },
      }),
    onError: (error: Error) => reportFailure(failures.notChanged, error),
    onSettled: async () => refresh(client, databaseId),
  };
  const undo = useMutation(shared);
  const judge = useMutation({
    ...shared,
    onSuccess: (_data: readonly SavedRelationship[], { of, verdict }: Judgment) =>
      showUndoToast(toasts[verdict](of.length), () =>
        undo.mutate({ of, verdict: of[0]?.verdict ?? "undecided" }),
      ),
  });
  return (of: readonly SavedRelationship[], verdict: Verdict) => judge.mutate({ of, verdict });
}

/** Declares a relationship; throws the server's refusal, for the form. */
export function useDeclareRelationship(databaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sides: Sides) => call(declareRelationship, { params: { databaseId }, body: sides }),
    onSettled: async () => refresh(client, databaseId),
  });
}

/** Removes a relationship that a person declared, with Undo. */
export function useRemoveRelationship(databaseId: string) {
  const client = useQueryClient();
  const declare = useDeclareRelationship(databaseId);
  // The row is unmounted when the mutation settles, so the callback belongs to the mutation.
  const remove = useMutation({
    mutationFn: async ({ id }: SavedRelationship) =>
      call(removeRelationship, { params: { databaseId, relationshipId: id } }),
    onSuccess: (_data, relationship) =>
      showUndoToast("Relationship taken back", () => declare.mutate(sidesOf(relationship))),
    onError: (error) => reportFailure(failures.notUndone, error),
    onSettled: async () => refresh(client, databaseId),
  });
  return (relationship: SavedRelationship) => remove.mutate(relationship);
}

function sidesOf({ from, to }: SavedRelationship): Sides {
  return {
    from: { table: from.table, columns: [...from.columns] },
    to: { table: to.table, columns: [...to.columns] },
  };
}

async function refresh(client: QueryClient, databaseId: string): Promise<void> {
  await invalidateAll(client, [...tableEndpoints, ...relationshipEndpoints, getReadiness, listStarters], {
    databaseId,
  });
}
