import { createFileRoute } from "@tanstack/react-router";
import { ServerPage } from "../../../features/server/server-page.tsx";

export const Route = createFileRoute("/_shell/server")({ component: ServerPage });
