import { createFileRoute } from "@tanstack/react-router";
import { ChartPage } from "../../../../features/charts/chart-page.tsx";

export const Route = createFileRoute("/_shell/charts/$id")({ component: OpenChartPage });

function OpenChartPage() {
  const { id } = Route.useParams();
  return <ChartPage key={id} id={id} />;
}
