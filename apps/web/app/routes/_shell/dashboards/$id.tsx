import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../../../features/dashboards/dashboard-page.tsx";
import { dashboardQuery } from "../../../../shared/server/queries.ts";

export const Route = createFileRoute("/_shell/dashboards/$id")({
  // Asked for as soon as a link to it is pointed at; the page waits for it, and says what went wrong.
  loader: ({ context, params }) => {
    context.queryClient.query(dashboardQuery(params.id)).catch(() => undefined);
  },
  component: OpenDashboardPage,
});

function OpenDashboardPage() {
  const { id } = Route.useParams();
  return <DashboardPage key={id} id={id} />;
}
