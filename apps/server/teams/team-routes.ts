import {
  acceptInvitation,
  changeMemberRole,
  createInvitation,
  getInvitation,
  leaveDatabase,
  listInvitations,
  listMembers,
  removeMember,
  revokeInvitation,
  transferOwnership,
} from "@askery/api";
import { roleOf } from "../endpoints/role-of.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import * as acceptance from "./accept-invitation.ts";
import * as invitations from "./invitations.ts";
import * as members from "./members.ts";
import type { TeamContext } from "./team-context.ts";

export function teamRoutes(parts: TeamContext): readonly Served[] {
  return [
    serve(listMembers, ({ params, query }, { userId, grant }) =>
      members.listMembers(parts, { ...params, ...query, userId, role: roleOf(grant) }),
    ),
    serve(changeMemberRole, ({ params, body }, { userId, grant }) =>
      members.changeRole(parts, { ...params, userId, role: roleOf(grant), newRole: body.role }),
    ),
    serve(removeMember, async ({ params }, { userId, grant }) => {
      await members.removeMember(parts, { ...params, userId, role: roleOf(grant) });
      return null;
    }),
    serve(leaveDatabase, async ({ params }, { userId, grant }) => {
      await members.leaveDatabase(parts, { ...params, userId, role: roleOf(grant) });
      return null;
    }),
    serve(transferOwnership, ({ params, body }, { userId, grant }) =>
      members.transferOwnership(parts, { ...params, ...body, userId, role: roleOf(grant) }),
    ),
    serve(listInvitations, ({ params, query }) =>
      invitations.listInvitations(parts, { ...params, ...query }),
    ),
    serve(createInvitation, ({ params, body }, { userId, grant }) => {
      const { role: givenRole, ...rest } = body;
      return invitations.createInvitation(parts, {
        ...params,
        ...rest,
        givenRole,
        userId,
        role: roleOf(grant),
      });
    }),
    serve(revokeInvitation, async ({ params }) => {
      await invitations.revokeInvitation(parts, params);
      return null;
    }),
    serve(getInvitation, ({ params }) => acceptance.getInvitation(parts, params)),
    serve(acceptInvitation, ({ params }, { userId }) =>
      acceptance.acceptInvitation(parts, { ...params, userId }),
    ),
  ];
}
