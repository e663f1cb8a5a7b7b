import { createFileRoute } from "@tanstack/react-router";
import { ServerAuditPage } from "../../../features/server-audit/server-audit-page.tsx";

export const Route = createFileRoute("/_shell/audit")({ component: ServerAuditPage });
