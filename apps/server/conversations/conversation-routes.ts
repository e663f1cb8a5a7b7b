import {
  createConversation,
  deleteConversation,
  listConversations,
  pinConversation,
  renameConversation,
  restoreConversation,
} from "@askery/api";
import * as conversations from "./conversations.ts";
import type { StoreContext } from "../store/store-context.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function conversationRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(listConversations, ({ params, query }, { userId }) =>
      conversations.listConversations(parts, { ...params, ...query, userId }),
    ),
    serve(createConversation, ({ params, body }, { userId }) =>
      conversations.createConversation(parts, { ...params, ...body, userId }),
    ),
    serve(pinConversation, ({ params, body }, { userId }) =>
      conversations.pinConversation(parts, { ...params, ...body, userId }),
    ),
    serve(renameConversation, ({ params, body }, { userId }) =>
      conversations.renameConversation(parts, { ...params, ...body, userId }),
    ),
    serve(deleteConversation, ({ params }) => conversations.deleteConversation(parts, params)),
    serve(restoreConversation, ({ params }, { userId }) =>
      conversations.restoreConversation(parts, { ...params, userId }),
    ),
  ];
}
