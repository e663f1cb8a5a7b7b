import {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
} from "@askery/api";
import * as conversations from "./conversations.ts";
import { readConversation } from "../asking/turns/read-turns.ts";
import type { StoreContext } from "../store/store-context.ts";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function conversationRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listConversations, ({ params, query }, { userId }) =>
      conversations.listConversations(parts, { ...params, ...query, userId }),
    ),
    serve(createConversation, ({ params, body }, { userId }) =>
      conversations.createConversation(parts, { ...params, ...body, userId }),
    ),
    serve(getConversation, async ({ params }) => jsonResponse(await readConversation(parts, params))),
    serve(renameConversation, ({ params, body }) =>
      conversations.renameConversation(parts, { ...params, ...body }),
    ),
    serve(deleteConversation, ({ params }) => conversations.deleteConversation(parts, params)),
    serve(restoreConversation, ({ params }) => conversations.restoreConversation(parts, params)),
  ];
}
