import { createFileRoute } from "@tanstack/react-router";
import { DashboardsPage } from "../../../../../features/dashboards/dashboards-page.tsx";

export const Route = createFileRoute("/_shell/_database/dashboards/starred")({
  component: () => <DashboardsPage scope="starred" />,
});
