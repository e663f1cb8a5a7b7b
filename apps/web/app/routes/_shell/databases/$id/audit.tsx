import { createFileRoute } from "@tanstack/react-router";
import { AuditTab } from "../../../../../features/databases/audit-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/audit")({ component: OpenAuditTab });

function OpenAuditTab() {
  const { id } = Route.useParams();
  return <AuditTab key={id} id={id} />;
}
