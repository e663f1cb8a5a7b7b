import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../../../features/chat/chat-page.tsx";
import { readCommentSearch, type CommentSearch } from "../../../shared/comments/comment-address.ts";
import { conversationQuery } from "../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/chat/$id")({
  validateSearch: (search: Record<string, unknown> & CommentSearch): CommentSearch =>
    readCommentSearch(search),
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, params }) => {
    context.queryClient.query(conversationQuery(params.id)).catch(() => undefined);
  },
  component: OpenChatPage,
});

function OpenChatPage() {
  const { id } = Route.useParams();
  return <ChatPage key={id} id={id} />;
}
