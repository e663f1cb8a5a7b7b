import {
  exportShared,
  getShare,
  getSharedCard,
  getSharedChart,
  getSharedConversation,
  getSharedDashboard,
  getSharedImage,
  openShare,
  showEmbed,
} from "@askery/api";
import { pictureResponse } from "../endpoints/picture-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { showEmbed as show } from "./embeds/show-embed.ts";
import type { SharingContext } from "./links/sharing-context.ts";
import { exportShared as exportItem } from "./visitors/export-shared.ts";
import { linkOf } from "./visitors/link-of.ts";
import * as shared from "./visitors/read-shared.ts";
import { openShare as open, readShare } from "./visitors/visit-share.ts";

/** What visitors with a link see. */
export function visitorRoutes(parts: SharingContext): readonly Served[] {
  const { store } = parts;
  return [
    serve(getShare, (_, { grant, headers }) => readShare(parts, linkOf(grant), headers.get("cookie"))),
    serve(openShare, ({ params, body }, { grant, headers, userId, clientAddress, reply }) =>
      open(parts, {
        ...params,
        link: linkOf(grant),
        password: body.password,
        cookies: headers.get("cookie"),
        userId,
        clientAddress,
        reply,
      }),
    ),
    serve(getSharedConversation, (_, { grant }) => shared.readSharedConversation(store, linkOf(grant))),
    serve(getSharedChart, (_, { grant }) => shared.readSharedChart(store, linkOf(grant))),
    serve(getSharedDashboard, (_, { grant }) => shared.readSharedDashboard(store, linkOf(grant))),
    serve(getSharedCard, ({ params }, { grant }) =>
      shared.readSharedCard(store, linkOf(grant), params.cardId),
    ),
    serve(getSharedImage, async ({ params }, { grant }) =>
      pictureResponse(await shared.readSharedImage(store, linkOf(grant), params.version)),
    ),
    serve(exportShared, ({ query }, { grant, signal }) =>
      exportItem(parts, { ...query, link: linkOf(grant), itemId: query.itemId, signal }),
    ),
    serve(showEmbed, ({ query }, { grant, signal }) =>
      show(parts, { link: linkOf(grant), ...query, signal }),
    ),
  ];
}
