import {
  changeMemberRole,
  getDatabase,
  leaveDatabase,
  listMembers,
  removeMember,
  transferOwnership,
  type DatabaseDetail,
  type GivenRole,
  type Member,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../../shared/server/queries.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { nameRole } from "./role-words.ts";

/** A change of a membership. */
export type MemberAction =
  | { readonly kind: "role"; readonly member: Member; readonly role: GivenRole }
  | { readonly kind: "owner" | "remove" | "leave"; readonly member: Member };

interface MemberActions {
  readonly run: (action: MemberAction) => void;
  readonly isBusy: boolean;
}

/** Changes memberships of a database. A changed role can be undone; the caller asks before anything else. */
export function useMemberActions({ id: databaseId, name }: DatabaseDetail): MemberActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: async (action: MemberAction) => send(databaseId, action),
    onSuccess: async (_, action) => {
      const former = action.member.ownRole;
      if (action.kind === "leave") void navigate({ to: "/databases" });
      showToast(
        describeDone(action, name),
        action.kind === "role" && former !== "owner"
          ? { label: "Undo", act: () => mutation.mutate({ ...action, role: former }) }
          : undefined,
      );
      await client.invalidateQueries(sessionQuery);
      if (action.kind !== "leave") await invalidateAll(client, [listMembers, getDatabase], { databaseId });
    },
    onError: (error) => reportFailure(failures.notChanged, error),
  });
  return { run: mutation.mutate, isBusy: mutation.isPending };
}

async function send(databaseId: string, action: MemberAction): Promise<void> {
  const personId = action.member.person.id;
  const params = { databaseId, personId };
  switch (action.kind) {
    case "role":
      await call(changeMemberRole, { params, body: { role: action.role } });
      return;
    case "owner":
      await call(transferOwnership, { params: { databaseId }, body: { personId } });
      return;
    case "remove":
      await call(removeMember, { params });
      return;
    case "leave":
      await call(leaveDatabase, { params: { databaseId } });
  }
}

function describeDone(action: MemberAction, databaseName: string): string {
  const { name } = action.member.person;
  switch (action.kind) {
    case "role":
      return `${name} is ${nameRole(action.role).toLowerCase()} now`;
    case "owner":
      return `${name} owns ${databaseName} now`;
    case "remove":
      return `${name} was removed`;
    case "leave":
      return `You left ${databaseName}`;
  }
}
