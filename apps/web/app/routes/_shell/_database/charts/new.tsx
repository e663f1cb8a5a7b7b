import { createFileRoute } from "@tanstack/react-router";
import { NewChartPage } from "../../../../../features/charts/builder/new-chart-page.tsx";

export const Route = createFileRoute("/_shell/_database/charts/new")({ component: NewChartPage });
