import { createFileRoute } from "@tanstack/react-router";
import { ChatsPage } from "../../../../features/chats/chats-page.tsx";

export const Route = createFileRoute("/_shell/_database/chats")({ component: ChatsPage });
