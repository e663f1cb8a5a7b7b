import { createFileRoute } from "@tanstack/react-router";
import { ChartsPage } from "../../../../../features/charts/charts-page.tsx";

export const Route = createFileRoute("/_shell/_database/charts/starred")({
  component: () => <ChartsPage scope="starred" />,
});
