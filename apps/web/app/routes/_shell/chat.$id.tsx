import { createFileRoute } from "@tanstack/react-router";
import { ChatPage } from "../../../features/chat/chat-page.tsx";

export const Route = createFileRoute("/_shell/chat/$id")({ component: OpenChatPage });

function OpenChatPage() {
  const { id } = Route.useParams();
  return <ChatPage key={id} id={id} />;
}
