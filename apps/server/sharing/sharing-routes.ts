import {
  chartSharing,
  conversationSharing,
  dashboardSharing,
  getReaders,
  listEmbedChoices,
  listSharedThings,
  setReaders,
  type LinkPurpose,
  type SharedKind,
} from "@askery/api";
import { databaseOf } from "../endpoints/database-of.ts";
import { serve, type RequestContext, type Served } from "../endpoints/serve.ts";
import { checkLocks, listEmbedChoices as listChoices } from "./embeds/choose-locks.ts";
import { renewSecret } from "./embeds/embed-secret.ts";
import { revokeLink, setLink } from "./links/links.ts";
import { listSharedThings as listThings } from "./links/list-shared-things.ts";
import * as people from "./readers.ts";
import type { SharingContext } from "./links/sharing-context.ts";
import { showSharing } from "./links/show-sharing.ts";

/** What people do to share. */
export function sharingRoutes(parts: SharingContext): readonly Served[] {
  return [
    serve(getReaders, ({ params }, { userId, grant }) =>
      people.readReaders(parts, { ...params, userId, databaseId: databaseOf(grant) }),
    ),
    serve(setReaders, ({ params, body }, { userId, grant }) =>
      people.setReaders(parts, { ...params, ...body, userId, databaseId: databaseOf(grant) }),
    ),
    serve(listSharedThings, (_, { userId }) => listThings(parts, { userId })),
    ...linkRoutes(parts, "conversation", conversationSharing),
    ...linkRoutes(parts, "chart", chartSharing),
    ...linkRoutes(parts, "dashboard", dashboardSharing),
    ...embedRoutes(parts, "chart", chartSharing),
    ...embedRoutes(parts, "dashboard", dashboardSharing),
    serve(listEmbedChoices, ({ params, query }, { signal }) =>
      listChoices(parts, { ...params, ...query, signal }),
    ),
  ];
}

function linkRoutes(
  parts: SharingContext,
  kind: SharedKind,
  { getSharing, setLink: set, revokeLink: revoke }: typeof conversationSharing,
): readonly Served[] {
  return [
    serve(getSharing, ({ params }, { grant }) => showSharing(parts, targetOf(kind, params, grant))),
    serve(set, async ({ params, body }, { userId, grant }) => {
      const target = targetOf(kind, params, grant);
      await setLink(parts, { ...target, purpose: "page", userId, options: body });
      return showSharing(parts, target);
    }),
    serve(revoke, ({ params }, { grant }) => revokeAndShow(parts, targetOf(kind, params, grant), "page")),
  ];
}

function embedRoutes(
  parts: SharingContext,
  kind: SharedKind,
  { setEmbed, revokeEmbed, renewEmbedSecret }: typeof chartSharing,
): readonly Served[] {
  return [
    serve(setEmbed, async ({ params, body }, { userId, grant }) => {
      const target = targetOf(kind, params, grant);
      await checkLocks(parts, target, body.locks);
      await setLink(parts, { ...target, purpose: "embed", userId, options: body });
      return showSharing(parts, target);
    }),
    serve(revokeEmbed, ({ params }, { grant }) =>
      revokeAndShow(parts, targetOf(kind, params, grant), "embed"),
    ),
    serve(renewEmbedSecret, ({ params }, { grant }) => renewSecret(parts, targetOf(kind, params, grant))),
  ];
}

type Target = ReturnType<typeof targetOf>;

async function revokeAndShow(parts: SharingContext, target: Target, purpose: LinkPurpose) {
  await revokeLink(parts, { ...target, purpose });
  return showSharing(parts, target);
}

function targetOf(
  kind: SharedKind,
  params: Readonly<Record<string, string>>,
  grant: RequestContext["grant"],
) {
  return { kind, targetId: params[`${kind}Id`] ?? "", databaseId: databaseOf(grant) };
}
