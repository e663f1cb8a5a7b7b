import {
  addToGroup,
  changeGroup,
  createGroup,
  deleteGroup,
  getGroupMappings,
  listGroupMembers,
  listGroups,
  removeFromGroup,
  restoreGroup,
  setGroupMappings,
} from "@askery/api";
import { roleOf } from "../endpoints/role-of.ts";
import { serve, type RequestContext, type Served } from "../endpoints/serve.ts";
import type { StoreContext } from "../store/store-context.ts";
import * as groupMembers from "./group-members.ts";
import * as groups from "./groups.ts";
import {
  readGroupMappings,
  setGroupMappings as saveGroupMappings,
  type ProviderContext,
} from "./provider-groups.ts";

export function groupRoutes(parts: StoreContext & ProviderContext): readonly Served[] {
  return [
    serve(listGroups, ({ params }) => groups.listGroups(parts, params)),
    serve(createGroup, ({ params, body }, context) =>
      groups.createGroup(parts, {
        ...params,
        ...callerOf(context),
        name: body.name,
        givenRole: body.role,
      }),
    ),
    serve(changeGroup, ({ params, body }, context) =>
      groups.changeGroup(parts, {
        ...params,
        ...callerOf(context),
        name: body.name,
        newRole: body.role,
      }),
    ),
    serve(deleteGroup, async ({ params }, context) => {
      await groups.deleteGroup(parts, { ...params, ...callerOf(context) });
      return null;
    }),
    serve(restoreGroup, ({ params }, context) =>
      groups.restoreGroup(parts, { ...params, ...callerOf(context) }),
    ),
    serve(listGroupMembers, ({ params }) => groupMembers.listGroupMembers(parts, params)),
    serve(addToGroup, async ({ params }, context) => {
      await groupMembers.addToGroup(parts, { ...params, ...callerOf(context) });
      return null;
    }),
    serve(removeFromGroup, async ({ params }, context) => {
      await groupMembers.removeFromGroup(parts, { ...params, ...callerOf(context) });
      return null;
    }),
    serve(getGroupMappings, ({ params }) => readGroupMappings(parts, params)),
    serve(setGroupMappings, ({ params, body }) => saveGroupMappings(parts, { ...params, ...body })),
  ];
}

function callerOf({ userId, grant }: Pick<RequestContext, "userId" | "grant">) {
  return { userId, role: roleOf(grant) };
}
