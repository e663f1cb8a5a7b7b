import { createFileRoute } from "@tanstack/react-router";
import { NewDashboardPage } from "../../../../features/dashboards/new-dashboard-page.tsx";

export const Route = createFileRoute("/_shell/dashboards/new")({ component: NewDashboardPage });
