import { createFileRoute } from "@tanstack/react-router";
import { DashboardsPage } from "../../../../../features/dashboards/dashboards-page.tsx";
import { preloadSavedList } from "../../../../../shared/library/preload-saved-list.ts";

export const Route = createFileRoute("/_shell/_database/dashboards/people")({
  // Preloads on link hover; the page waits for it and shows failures.
  loader: ({ context, location }) =>
    preloadSavedList(context.queryClient, { kind: "dashboard", scope: "people", search: location.search }),
  component: () => <DashboardsPage scope="people" />,
});
