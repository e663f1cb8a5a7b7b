import {
  chartSharing,
  conversationSharing,
  dashboardSharing,
  getChart,
  getConversation,
  getDashboard,
  getReport,
  listCharts,
  listConversations,
  listDashboards,
  listSharedThings,
  type EmbedOptions,
  type LinkOptions,
  type SharedKind,
  type Sharing,
} from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { endpointQuery, invalidateAll } from "../server/endpoint-query.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import type { Shareable } from "./shareable.ts";

const endpoints: Readonly<Record<SharedKind, typeof conversationSharing>> = {
  conversation: conversationSharing,
  chart: chartSharing,
  dashboard: dashboardSharing,
};
const embedEndpoints = { chart: chartSharing, dashboard: dashboardSharing } as const;

function paramsOf({ kind, id }: Shareable): Readonly<Record<string, string>> {
  return { [`${kind}Id`]: id };
}

/** The links of a thing. Never cached for long, since other people change them too. */
export function sharingQuery(thing: Shareable) {
  return endpointQuery(endpoints[thing.kind].getSharing, { params: paramsOf(thing) }, 0);
}

/** A change of a thing's links. */
export type SharingChange =
  | { readonly kind: "link"; readonly options: LinkOptions }
  | { readonly kind: "revoke" }
  | { readonly kind: "embed"; readonly options: EmbedOptions }
  | { readonly kind: "revoke-embed" };

/** Changes the links of a thing, and every list that shows whether it is public. */
export function useChangeSharing(thing: Shareable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: SharingChange) => send(thing, change),
    onSuccess: async (sharing) => {
      client.setQueryData(sharingQuery(thing).queryKey, sharing);
      await invalidateAll(client, [
        listConversations,
        getConversation,
        getReport,
        listCharts,
        getChart,
        listDashboards,
        getDashboard,
        listSharedThings,
      ]);
    },
  });
}

/** Makes a new secret of an embed. Only the result of the change has it. */
export function useRenewSecret(thing: Shareable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call(embeddingOf(thing).renewEmbedSecret, { params: paramsOf(thing) }),
    onSuccess: async () => client.invalidateQueries({ queryKey: sharingQuery(thing).queryKey }),
  });
}

/** Reports a failed change in a toast. */
export function reportNotShared(error: unknown): void {
  reportFailure(failures.sharingNotChanged, error);
}

async function send(thing: Shareable, change: SharingChange): Promise<Sharing> {
  const params = paramsOf(thing);
  const { setLink, revokeLink } = endpoints[thing.kind];
  switch (change.kind) {
    case "link":
      return call(setLink, { params, body: change.options });
    case "revoke":
      return call(revokeLink, { params });
    case "embed":
      return call(embeddingOf(thing).setEmbed, { params, body: change.options });
    case "revoke-embed":
      return call(embeddingOf(thing).revokeEmbed, { params });
  }
}

function embeddingOf({ kind }: Shareable): typeof chartSharing {
  return embedEndpoints[kind === "dashboard" ? "dashboard" : "chart"];
}
