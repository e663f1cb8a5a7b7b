import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../../../features/dashboards/dashboard-page.tsx";

export const Route = createFileRoute("/_shell/dashboards/$id")({ component: OpenDashboardPage });

function OpenDashboardPage() {
  const { id } = Route.useParams();
  return <DashboardPage key={id} id={id} />;
}
