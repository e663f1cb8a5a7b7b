import {
  declareRelationship,
  judgeRelationship,
  removeRelationship,
  type RequestOf,
  type SavedRelationship,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/call.ts";
import { describeFailure } from "../../../lib/describe-failure.ts";
import { showFailureToast, showUndoToast } from "../../../ui/toast-store.ts";
import { queryKeys } from "../../../lib/query-keys.ts";
import { settingsKeys } from "../settings-queries.ts";

type Verdict = RequestOf<typeof judgeRelationship>["body"]["verdict"];
export type Sides = RequestOf<typeof declareRelationship>["body"];

const told: Readonly<Record<Verdict, string>> = {
  confirmed: "Relationship confirmed",
  rejected: "Not related, then",
  undecided: "Left undecided",
};

interface Judgment {
  readonly of: SavedRelationship;
  readonly verdict: Verdict;
}

/** Says what a person thinks of a relationship that was found, with Undo. */
export function useJudgeRelationship(databaseId: string) {
  const client = useQueryClient();
  const shared = {
    mutationFn: async ({ of, verdict }: Judgment) =>
      call(judgeRelationship, { params: { databaseId, relationshipId: of.id }, body: { verdict } }),
    onError: (error: Error) => showFailureToast(`Not changed. ${describeFailure(error).title}`),
    onSettled: async () => refresh(client, databaseId),
  };
  const undo = useMutation(shared);
  const judge = useMutation({
    ...shared,
    onSuccess: (_data: SavedRelationship, { of, verdict }: Judgment) =>
      showUndoToast(told[verdict], () => undo.mutate({ of, verdict: of.verdict ?? "undecided" })),
  });
  return (of: SavedRelationship, verdict: Verdict) => judge.mutate({ of, verdict });
}

/** Declares a relationship; what the server refuses is thrown for the form that asked. */
export function useDeclareRelationship(databaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sides: Sides) => call(declareRelationship, { params: { databaseId }, body: sides }),
    onSettled: async () => refresh(client, databaseId),
  });
}

/** Takes back a relationship that a person declared, with Undo. */
export function useRemoveRelationship(databaseId: string) {
  const client = useQueryClient();
  const declare = useDeclareRelationship(databaseId);
  // The row that asked is gone by the time it is done: what follows belongs to the mutation, not to the row.
  const remove = useMutation({
    mutationFn: async ({ id }: SavedRelationship) =>
      call(removeRelationship, { params: { databaseId, relationshipId: id } }),
    onSuccess: (_data, relationship) =>
      showUndoToast("Relationship taken back", () => declare.mutate(sidesOf(relationship))),
    onError: (error) => showFailureToast(`Not taken back. ${describeFailure(error).title}`),
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
  await Promise.all(
    [
      settingsKeys.tables(databaseId),
      settingsKeys.relationships(databaseId),
      settingsKeys.readiness(databaseId),
      queryKeys.starters(databaseId),
    ].map(async (queryKey) => client.invalidateQueries({ queryKey })),
  );
}
