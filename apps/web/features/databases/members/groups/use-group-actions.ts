import {
  addToGroup,
  changeGroup,
  deleteGroup,
  getDataRules,
  getDatabase,
  listGroupMembers,
  listGroups,
  listMembers,
  removeFromGroup,
  restoreGroup,
  type GivenRole,
  type Group,
  type Person,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../shared/server/call.ts";
import { invalidateAll } from "../../../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../../../shared/server/queries.ts";
import { reportFailure } from "../../../../shared/server/report-failure.ts";
import { failures } from "../../../../shared/wording/failures.ts";
import { showToast } from "../../../../ui/toast-store.ts";
import { nameRole } from "../role-words.ts";

/** A change of a group. */
export type GroupAction =
  | { readonly kind: "rename"; readonly group: Group; readonly name: string }
  | { readonly kind: "role"; readonly group: Group; readonly role: GivenRole }
  | { readonly kind: "delete" | "restore"; readonly group: Group }
  | { readonly kind: "add" | "remove"; readonly group: Group; readonly person: Person };

interface GroupActions {
  readonly run: (action: GroupAction) => void;
  readonly isBusy: boolean;
}

/** Changes the groups of a database. Each change can be undone, except a restored group. */
export function useGroupActions(databaseId: string): GroupActions {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (action: GroupAction) => send(databaseId, action),
    onSuccess: async (_, action) => {
      const undo = inverseOf(action);
      showToast(
        describeDone(action),
        undo === null ? undefined : { label: "Undo", act: () => mutation.mutate(undo) },
      );
      await invalidateGroups(client, databaseId);
    },
    onError: (error) => reportFailure(failures.notChanged, error),
  });
  return { run: mutation.mutate, isBusy: mutation.isPending };
}

/** Reads everything again that depends on the groups of a database. */
export async function invalidateGroups(
  client: ReturnType<typeof useQueryClient>,
  databaseId: string,
): Promise<void> {
  await client.invalidateQueries(sessionQuery);
  const changed = [listGroups, listGroupMembers, listMembers, getDatabase, getDataRules];
  await invalidateAll(client, changed, { databaseId });
}

async function send(databaseId: string, action: GroupAction): Promise<void> {
  const params = { databaseId, groupId: action.group.id };
  switch (action.kind) {
    case "rename":
      await call(changeGroup, { params, body: { name: action.name } });
      return;
    case "role":
      await call(changeGroup, { params, body: { role: action.role } });
      return;
    case "delete":
      await call(deleteGroup, { params });
      return;
    case "restore":
      await call(restoreGroup, { params });
      return;
    case "add":
      await call(addToGroup, { params: { ...params, personId: action.person.id } });
      return;
    case "remove":
      await call(removeFromGroup, { params: { ...params, personId: action.person.id } });
  }
}

function inverseOf(action: GroupAction): GroupAction | null {
  const { group } = action;
  switch (action.kind) {
    case "rename":
      return { ...action, name: group.name };
    case "role":
      return { ...action, role: group.role };
    case "delete":
      return { kind: "restore", group };
    case "restore":
      return null;
    case "add":
      return { ...action, kind: "remove" };
    case "remove":
      return { ...action, kind: "add" };
  }
}

function describeDone(action: GroupAction): string {
  const { name } = action.group;
  switch (action.kind) {
    case "rename":
      return `Renamed to “${action.name}”`;
    case "role":
      return `People in ${name} are at least ${nameRole(action.role).toLowerCase()} now`;
    case "delete":
      return `Group ${name} deleted`;
    case "restore":
      return `Group ${name} restored`;
    case "add":
      return `${action.person.name} added to ${name}`;
    case "remove":
      return `${action.person.name} removed from ${name}`;
  }
}
