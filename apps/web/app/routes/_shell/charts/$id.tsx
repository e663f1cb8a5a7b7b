import { createFileRoute } from "@tanstack/react-router";
import { ChartPage } from "../../../../features/charts/chart-page.tsx";
import { chartQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/charts/$id")({
  // Asked for as soon as a link to it is pointed at; the page waits for it, and says what went wrong.
  loader: ({ context, params }) => {
    context.queryClient.query(chartQuery(params.id)).catch(() => undefined);
  },
  component: OpenChartPage,
});

function OpenChartPage() {
  const { id } = Route.useParams();
  return <ChartPage key={id} id={id} />;
}
