import { createFileRoute } from "@tanstack/react-router";
import { UsageTab } from "../../../../../features/databases/usage-tab.tsx";

export const Route = createFileRoute("/_shell/databases/$id/usage")({ component: OpenUsageTab });

function OpenUsageTab() {
  const { id } = Route.useParams();
  return <UsageTab key={id} id={id} />;
}
