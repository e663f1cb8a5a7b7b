import { createFileRoute } from "@tanstack/react-router";
import { NewDashboardPage } from "../../../../../features/dashboards/new-dashboard-page.tsx";

export const Route = createFileRoute("/_shell/_database/dashboards/new")({ component: NewDashboardPage });
